// Prepared by `nh prepare` from `KnifeEdge` in src/library.rs and knife_edge.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 57d643ee8d21a7cc58b794ee95ab7ca1
// content f7fbdc6baa15a892ca0c384344235d17

pub struct KnifeEdge {
    /// `eps`: perturbation of the constraint.
    pub eps: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for KnifeEdge {
    fn default() -> Self {
        KnifeEdge { eps: 0.0 }
    }
}

/// The system `knife_edge` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 92 add, 124 mul, 7 div, 6 sin_cos
/// * `avf`: 477 add, 683 mul, 29 div, 20 sin_cos, 11 call
/// * `itoh-abe`: 82 add, 153 mul, 10 div, 9 sin_cos, 1 call
/// * `itoh-abe-sym`: 142 add, 253 mul, 16 div, 15 sin_cos, 1 call
/// * `avf4`: 517 add, 672 mul, 22 div, 22 sin_cos, 47 call
/// * `avf6`: 675 add, 792 mul, 23 div, 24 sin_cos, 47 call
/// * `midpoint`: 17 add, 23 mul, 2 div, 2 sin_cos
/// * `gonzalez-f`: 21 add, 28 mul, 1 div, 2 sin_cos
/// * `gonzalez-r`: 39 add, 57 mul, 9 div, 2 sqrt, 3 sin_cos, 3 call
/// * `gonzalez-r-fd`: 153 add, 265 mul, 30 div, 6 sqrt, 7 sin_cos, 8 call
/// * `iso`: 39 add, 54 mul, 8 div, 2 sqrt, 4 sin_cos
/// * `iso:4`: 5 times 39 add, 54 mul, 8 div, 2 sqrt, 4 sin_cos
/// * `iso:6`: 9 times 39 add, 54 mul, 8 div, 2 sqrt, 4 sin_cos
/// * `iso-var`: 30 add, 40 mul, 7 div, 2 sqrt, 4 sin_cos
/// * `leapfrog`: 13 add, 12 mul, 1 div, 2 sin_cos
/// * `dla`: 14 add, 12 mul, 3 sin_cos
/// * `dla01`: 14 add, 11 mul, 3 sin_cos
/// * `dla-midpoint`: 14 add, 12 mul, 3 sin_cos
/// * `dla1`: 11 add, 10 mul, 2 sin_cos
/// * `dd`: 21 add, 26 mul, 1 div, 3 sin_cos
/// * `rattle`: 18 add, 18 mul, 1 div, 2 sin_cos
/// * `rattle:consistent`: 18 add, 18 mul, 1 div, 2 sin_cos
/// * `spark2`: 20 add, 24 mul, 2 sin_cos
/// * `spark3`: 40 add, 57 mul, 3 sin_cos
/// * `taylor`: 10 add, 14 mul, 1 div, 2 sin_cos
/// * `taylor:qv`: 10 add, 9 mul, 1 div, 2 sin_cos
/// * `euler`: 12 add, 15 mul, 1 div, 2 sin_cos
/// * `rk2`: 18 add, 24 mul, 2 div, 2 sin_cos
/// * `rk4`: 34 add, 44 mul, 3 div, 3 sin_cos
/// * `euler:qv`: 13 add, 13 mul, 1 div, 2 sin_cos
/// * `rk2:qv`: 22 add, 20 mul, 2 div, 2 sin_cos
/// * `rk4:qv`: 45 add, 44 mul, 3 div, 3 sin_cos
/// * `feedback-euler`: 38 add, 44 mul, 1 div, 2 sin_cos
/// * `feedback-rk2`: 76 add, 82 mul, 2 div, 3 sin_cos
/// * `feedback-rk4`: 155 add, 165 mul, 4 div, 5 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod knife_edge {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `eps`: perturbation of the constraint.
        pub eps: T,
    }

    ::nonholonomic::__serialized!(Parameters { eps });

    ::nonholonomic::__in_lanes!(System, Parameters { eps });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `paper`.
        pub fn paper() -> Self {
            Parameters {
                eps: rt::lit::<T>(0.0),
            }
        }

        /// The parameters of the data set `eps`: perturbed.
        pub fn eps() -> Self {
            Parameters {
                eps: rt::lit::<T>(0.1),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x1`: downhill.
        pub x1: T,
        /// Coordinate `x2`: across the slope.
        pub x2: T,
        /// Coordinate `xi` (rad): direction of the edge.
        pub xi: T,
        /// Velocity `x1_dot`.
        pub x1_dot: T,
        /// Velocity `x2_dot`.
        pub x2_dot: T,
        /// Velocity `xi_dot` (rad/s).
        pub xi_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 3> {
            rt::vector([self.x1, self.x2, self.xi])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.x1_dot, self.x2_dot, self.xi_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 3>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 3>, w: SVector<T, 3>) -> Self {
            let ([[x1, x2, xi]], [[x1_dot, x2_dot, xi_dot]]) = (q.data.0, w.data.0);
            State {
                t,
                x1,
                x2,
                xi,
                x1_dot,
                x2_dot,
                xi_dot,
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

    ::nonholonomic::__serialized!(State { t, x1, x2, xi, x1_dot, x2_dot, xi_dot });

    ::nonholonomic::__in_lanes!(State { t, x1, x2, xi, x1_dot, x2_dot, xi_dot });

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

        ::nonholonomic::__setters!(coordinate : x1, x2, xi);

        ::nonholonomic::__setters!(velocity in place of rho : x1_dot, x2_dot, xi_dot);

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

        /// Coordinates and velocities of named initial data: `paper`, `eps`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "paper") {
                return Some(
                    self.with_numbers([0.0, 0.0, 1.5707963267948966], [0.0, 0.0, 1.0]),
                );
            }
            if rt::same_name(name, "eps") {
                return Some(
                    self.with_numbers([0.0, 0.0, 1.5707963267948966], [0.0, 0.0, 1.0]),
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

    /// A knife edge that slides on an inclined plane and turns about its point of contact; its force is scaled to one. For eps = 0 its motion is bounded and reversible; eps perturbs the constraint.
    ///
    /// **Source**: K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 3.1, equation (13)
    ///
    /// Coordinates q: `x1`, `x2`, `xi`; velocities w: `x1_dot`, `x2_dot`, `xi_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `2 eps`
        twice_eps: T,
        /// `3 eps² + 1`
        k1: T,
        /// `eps (eps² + 3)`
        k2: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::finite("eps", parameters.eps)?;
            let constants = {
                let eps = parameters.eps;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let eps_squared = eps * eps;
                let k1 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k2 = eps * (eps_squared + rt::lit::<T>(3.0));
                Constants { twice_eps, k1, k2 }
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
            SMatrix::identity()
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, _q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            SMatrix::identity()
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 3>) -> T {
            let [[x1, _, _]] = q.data.0;
            -x1
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 3
        pub fn potential_gradient(&self, _q: &SVector<T, 3>) -> SVector<T, 3> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([rt::lit::<T>(-1.0), zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x1, _, _]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            rt::lit::<T>(0.5)
                * (x1_dot * x1_dot + x2_dot * x2_dot
                    + (rt::lit::<T>(2.0) * x1 + xi_dot * xi_dot))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x1, _, _]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            rt::lit::<T>(0.5)
                * (x1_dot * x1_dot + x2_dot * x2_dot
                    + (xi_dot * xi_dot - rt::lit::<T>(2.0) * x1))
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
            let [[_, _, xi]] = q.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            rt::matrix([[-sin_xi], [cos_xi - eps], [rt::lit::<T>(0.0)]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[_, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, _]] = w.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            rt::vector([x2_dot * (cos_xi - eps) - x1_dot * sin_xi])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, xi]] = q.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(1.0)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let eps_minus_cos_xi = eps - cos_xi;
            let t2 = sin_xi * eps_minus_cos_xi * t1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [sin_xi * sin_xi * t1, t2, zero],
                [t2, eps_minus_cos_xi * eps_minus_cos_xi * t1, zero],
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
            let [[_, _, xi]] = q.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let eps_minus_cos_xi = eps - cos_xi;
            let t1 = rt::lit::<T>(1.0)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let t2 = sin_xi * (cos_xi - eps) * t1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [eps_minus_cos_xi * eps_minus_cos_xi * t1, t2, zero],
                [t2, sin_xi * sin_xi * t1, zero],
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
            let [[_, _, xi]] = q.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[cos_xi - eps, sin_xi, zero], [zero, zero, rt::lit::<T>(1.0)]])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let [[_, _, xi]] = q.data.0;
            let eps = self.parameters.eps;
            let cos_xi = rt::cos(xi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0), zero],
                [zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let [[_, _, xi]] = q.data.0;
            let eps = self.parameters.eps;
            let cos_xi = rt::cos(xi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0)
                        / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0)),
                    zero,
                ],
                [zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, q: &SVector<T, 3>) -> [SMatrix<T, 2, 2>; 2] {
            let [[_, _, xi]] = q.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = eps * sin_xi
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let zero = rt::lit::<T>(0.0);
            [rt::matrix([[zero, t1], [-t1, zero]]), SMatrix::zeros()]
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
            let [[_, _, xi]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = sin_xi * (eps * rho1)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            rt::sparse([
                (0, 3, cos_xi - eps),
                (1, 3, sin_xi),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 0, eps - cos_xi),
                (3, 1, -sin_xi),
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
        pub fn hamiltonian(&self, q: &SVector<T, 3>, rho: &SVector<T, 2>) -> T {
            let [[x1, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let eps = self.parameters.eps;
            let cos_xi = rt::cos(xi);
            let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
            let twice_x1 = rt::lit::<T>(2.0) * x1;
            let rho2_squared = rho2 * rho2;
            let t1 = rt::lit::<T>(0.5)
                * ((twice_cos_xi - eps) * (eps * (twice_x1 - rho2_squared))
                    + (rho2_squared + rho1 * rho1 - twice_x1));
            t1 / (eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0))
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
            q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[x1, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_eps, .. } = self.constants;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
            let t1 = rt::lit::<T>(1.0)
                / (eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0));
            let t2 = twice_cos_xi - eps;
            let t3 = twice_eps * t2;
            let twice_x1 = rt::lit::<T>(2.0) * x1;
            let rho2_squared = rho2 * rho2;
            let t4 = twice_x1 - rho2_squared;
            let t5 = (t4
                + t1 * (t4 * (eps * t2) + (rho2_squared + rho1 * rho1 - twice_x1)))
                * (t1 * (-eps * sin_xi));
            rt::vector([
                t1 * (rt::lit::<T>(0.5) * (t3 - rt::lit::<T>(2.0))),
                rt::lit::<T>(0.0),
                t5,
                t1 * rho1,
                t1 * ((rt::lit::<T>(2.0) - t3) * (rt::lit::<T>(0.5) * rho2)),
            ])
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
            let [[_, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let eps = self.parameters.eps;
            let Constants { k1, k2, .. } = self.constants;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(1.0)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let t2 = t1
                * (eps * sin_xi * (rt::lit::<T>(2.0) * sin_xi + rho1 * rho2)
                    + (k1 * cos_xi - k2));
            rt::vector([
                t1 * ((cos_xi - eps) * rho1),
                t1 * (sin_xi * rho1),
                rho2,
                t2,
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
            let [[_, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let eps = self.parameters.eps;
            let Constants { twice_eps, k1, k2 } = self.constants;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(1.0)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let sin_xi_rho1 = sin_xi * rho1;
            let cos_xi_minus_eps = cos_xi - eps;
            let sin_xi_twice_eps = twice_eps * sin_xi;
            let t2 = rt::lit::<T>(2.0) * sin_xi + rho1 * rho2;
            let sin_xi_eps = eps * sin_xi;
            let t3 = cos_xi * (eps * t2 + sin_xi_twice_eps)
                - sin_xi
                    * (k1 + t1 * (twice_eps * (sin_xi_eps * t2 + (k1 * cos_xi - k2))));
            rt::sparse([
                (
                    0,
                    2,
                    -(t1
                        * (sin_xi_rho1
                            + t1 * (cos_xi_minus_eps * (sin_xi * (twice_eps * rho1))))),
                ),
                (0, 3, cos_xi_minus_eps * t1),
                (1, 2, t1 * (cos_xi * rho1 - t1 * (sin_xi_rho1 * sin_xi_twice_eps))),
                (1, 3, sin_xi * t1),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 2, t1 * t3),
                (3, 3, t1 * (sin_xi_eps * rho2)),
                (3, 4, t1 * (sin_xi_eps * rho1)),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            rt::vector([x1_dot, x2_dot, xi_dot])
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
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            rt::vector([p_x1, p_x2, p_xi])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 2> {
            let [[_, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            rt::vector([x1_dot * (cos_xi - eps) + x2_dot * sin_xi, xi_dot])
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
            let [[_, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(1.0)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            rt::vector([t1 * ((cos_xi - eps) * rho1), t1 * (sin_xi * rho1), rho2])
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
            let [[_, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = (sin_xi + xi_dot * (x2_dot * sin_xi + x1_dot * cos_xi))
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            rt::vector([t1])
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
            let [[_, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = (sin_xi + xi_dot * (x2_dot * sin_xi + x1_dot * cos_xi))
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            rt::vector([
                rt::lit::<T>(1.0) - sin_xi * t1,
                (cos_xi - eps) * t1,
                rt::lit::<T>(0.0),
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
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            rt::vector([x1_dot, x2_dot, xi_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 2
        pub fn invariants(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 2> {
            let [[x1, _, _]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            rt::vector([
                rt::lit::<T>(0.5)
                    * (x1_dot * x1_dot + x2_dot * x2_dot
                        + (xi_dot * xi_dot - rt::lit::<T>(2.0) * x1)),
                xi_dot,
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[x1, _, _]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            rt::lit::<T>(0.5) * (p_xi * p_xi + (p_x1 * p_x1 + p_x2 * p_x2)) - x1
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
            let [[_, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = (sin_xi + p_xi * (sin_xi * p_x2 + cos_xi * p_x1))
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            rt::vector([
                p_x1,
                p_x2,
                p_xi,
                rt::lit::<T>(1.0) - sin_xi * t1,
                (cos_xi - eps) * t1,
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
            let [[_, _, xi]] = q.data.0;
            let [[p_x1, p_x2, _]] = p.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::sqrt(
                eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
            );
            rt::vector([((cos_xi - eps) * p_x2 - sin_xi * p_x1) / t1])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[x1, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let cos_xi_minus_eps = cos_xi - eps;
            let t1 = (cos_xi_minus_eps * p_x2 - sin_xi * p_x1)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let t2 = p_x2 * (p_x2 - cos_xi_minus_eps * t1)
                + (p_xi * p_xi + p_x1 * (p_x1 + sin_xi * t1));
            rt::lit::<T>(0.5) * t2 - x1
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
            let [[_, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(1.0)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let cos_xi_minus_eps = cos_xi - eps;
            let t2 = t1 * (cos_xi_minus_eps * p_x2 - sin_xi * p_x1);
            let t3 = sin_xi
                + p_xi
                    * (cos_xi * (p_x1 + sin_xi * t2)
                        + sin_xi * (p_x2 - cos_xi_minus_eps * t2));
            rt::vector([t1 * t3])
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
            let [[_, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(1.0)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let cos_xi_minus_eps = cos_xi - eps;
            let t2 = t1 * (cos_xi_minus_eps * p_x2 - sin_xi * p_x1);
            let t3 = p_x1 + sin_xi * t2;
            let t4 = p_x2 - cos_xi_minus_eps * t2;
            let t5 = cos_xi * t3 + sin_xi * t4;
            let t6 = t1 * (sin_xi + p_xi * t5);
            rt::vector([
                t3,
                t4,
                p_xi,
                rt::lit::<T>(1.0) - sin_xi * t6,
                cos_xi_minus_eps * t6,
                -(t2 * t5),
            ])
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
            let [[x1, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let cos_xi_minus_eps = cos_xi - eps;
            let t1 = (cos_xi_minus_eps * p_x2 - sin_xi * p_x1)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let t2 = p_x2 * (p_x2 - cos_xi_minus_eps * t1)
                + (p_xi * p_xi + p_x1 * (p_x1 + sin_xi * t1));
            rt::vector([rt::lit::<T>(0.5) * t2 - x1, p_xi])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `xidot`; levels those of `H`, `xidot`.
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
            let [[x1, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_xidot]] = gains.data.0;
            let [[level_h, level_xidot]] = levels.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let cos_xi_minus_eps = cos_xi - eps;
            let t1 = cos_xi_minus_eps * p_x2 - sin_xi * p_x1;
            let t2 = t1 / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let t3 = p_x2 * (p_x2 - cos_xi_minus_eps * t2)
                + (p_xi * p_xi + p_x1 * (p_x1 + sin_xi * t2));
            let t4 = rt::lit::<T>(0.5) * t3 - (x1 + level_h);
            let t5 = p_xi - level_xidot;
            rt::lit::<T>(0.5)
                * (t4 * (gain_h * t4) + (t5 * (gain_xidot * t5) + t2 * (t1 * gain_j)))
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `xidot`; levels those of `H`, `xidot`.
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
            let [[x1, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_xidot]] = gains.data.0;
            let [[level_h, level_xidot]] = levels.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let cos_xi_minus_eps = cos_xi - eps;
            let t1 = (cos_xi_minus_eps * p_x2 - sin_xi * p_x1)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let t2 = cos_xi_minus_eps * t1;
            let t3 = p_x2 - t2;
            let t4 = sin_xi * t1;
            let t5 = p_x1 + t4;
            let t6 = gain_h
                * (rt::lit::<T>(0.5) * (p_x2 * t3 + (p_xi * p_xi + p_x1 * t5))
                    - (x1 + level_h));
            rt::vector([
                -t6,
                rt::lit::<T>(0.0),
                t1 * (cos_xi * t5 + sin_xi * t3) * (t6 - gain_j),
                t5 * t6 - t4 * gain_j,
                t2 * gain_j + t3 * t6,
                gain_xidot * (p_xi - level_xidot) + p_xi * t6,
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `xidot`; levels those of `H`, `xidot`.
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
            let [[x1, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_xidot]] = gains.data.0;
            let [[level_h, level_xidot]] = levels.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(1.0)
                / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
            let cos_xi_minus_eps = cos_xi - eps;
            let t2 = t1 * (cos_xi_minus_eps * p_x2 - sin_xi * p_x1);
            let t3 = sin_xi * t2;
            let t4 = p_x1 + t3;
            let t5 = cos_xi_minus_eps * t2;
            let t6 = p_x2 - t5;
            let t7 = gain_h
                * (rt::lit::<T>(0.5) * (p_x2 * t6 + (p_xi * p_xi + p_x1 * t4))
                    - (x1 + level_h));
            let t8 = cos_xi * t4 + sin_xi * t6;
            let t9 = t2 * t8;
            let t10 = t1 * (sin_xi + p_xi * t8);
            rt::vector([
                t4 + t7,
                t6,
                p_xi + t9 * (gain_j - t7),
                gain_j * t3 + rt::lit::<T>(1.0) - sin_xi * t10 - t4 * t7,
                cos_xi_minus_eps * t10 - gain_j * t5 - t6 * t7,
                -(p_xi * t7 + (gain_xidot * (p_xi - level_xidot) + t9)),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "knife_edge";

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
        /// - `rho1_rate`, `rho2_rate`, `kappa_gradient`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: xi_rate, x1_rate, x2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 6 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 1 | 0 | 0 | 0 |
        /// | each step | 29 | 43 | 4 | 0 | 2 | 0 |
        /// | each sweep for rho1_rate, rho2_rate, kappa_gradient | 61 | 81 | 3 | 0 | 3 | 0 |
        /// | each iteration for rho1_rate, rho2_rate, kappa_gradient | 183 | 285 | 6 | 0 | 3 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 eps`
            twice_eps: T,
            /// `3 eps² + 1`
            k1: T,
            /// `eps (eps² + 3)`
            k2: T,
            /// `(3/2) eps² + (1/2)`
            k3: T,
            /// `eps/2`
            half_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `2 h`
            twice_h: T,
            /// `eps h`
            eps_h: T,
            /// `eps h/2`
            half_eps_h: T,
            /// `h²/2`
            k4: T,
            /// `4 h`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (8).
            type Carried = [T; 14];
            type Memory = (rt::Predictor<T, 3, 8>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let eps_squared = eps * eps;
                let k1 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k2 = eps * (eps_squared + rt::lit::<T>(3.0));
                let k3 = rt::lit::<T>(1.5) * eps_squared + rt::lit::<T>(0.5);
                let half_eps = rt::lit::<T>(0.5) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let eps_h = eps * h;
                let half_eps_h = rt::lit::<T>(0.5) * eps_h;
                let k4 = rt::lit::<T>(0.5) * (h * h);
                let k5 = rt::lit::<T>(4.0) * h;
                Scheme {
                    twice_eps,
                    k1,
                    k2,
                    k3,
                    half_eps,
                    inv_h,
                    half_h,
                    twice_h,
                    eps_h,
                    half_eps_h,
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
                let eps = system.parameters.eps;
                let Scheme { k1, k2, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t2 = eps * (twice_cos_xi - eps);
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let xi_dot_squared = xi_dot * xi_dot;
                let t3 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (t1 * t1
                            + (t2 * (twice_x1 - xi_dot_squared)
                                + (xi_dot_squared - twice_x1))) / t3,
                    t3,
                    eps * sin_xi,
                    t2,
                    rt::lit::<T>(2.0) * sin_xi,
                    k1 * cos_xi - k2,
                    t3 * t3,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, rank) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, reference, ahead1, ahead2, ahead3, ahead4,
                ahead5, ahead6, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme {
                    twice_eps,
                    k1,
                    k2,
                    k3,
                    half_eps,
                    inv_h,
                    half_h,
                    twice_h,
                    eps_h,
                    half_eps_h,
                    k4,
                    k5,
                } = *setting.scheme();
                let rho2_squared = rho2 * rho2;
                let inv_ahead1 = rt::lit::<T>(1.0) / ahead1;
                let rho1_squared = rho1 * rho1;
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let t1 = (twice_x1 - rho2_squared) * ahead3;
                let t2 = rho1_squared + t1;
                let twice_ahead1 = rt::lit::<T>(2.0) * ahead1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate, rho2_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let t3 = rho2 + half_h * rho2_rate;
                    let t4 = rho2_rate * kappa_gradient + t3;
                    let t5 = half_h * t4;
                    let t6 = xi + t5;
                    let ((t7, _), (t9, t10)) = rt::halfway(
                        (sin_xi_ahead, cos_xi_ahead),
                        t5,
                        t6,
                    );
                    let t11 = rt::lit::<T>(2.0) * t10;
                    let t12 = rt::lit::<T>(1.0)
                        / (eps * (eps - t11) + rt::lit::<T>(1.0));
                    let t13 = eps * t9;
                    let t14 = rho1 + half_h * rho1_rate;
                    let t15 = t14 * t3 + rt::lit::<T>(2.0) * t9;
                    let t16 = t12 * (t13 * t15 + (k1 * t10 - k2));
                    let t17 = rho1_rate - t16;
                    let t23 = t12 * (t14 * t13);
                    let t24 = rho2_rate * t23;
                    let t18 = eps - t10;
                    let t19 = t10 - eps;
                    let t90 = rho1_rate * kappa_gradient;
                    let t73 = t14 * t12;
                    let t138 = t90 + t73;
                    let t139 = t19 * t138;
                    let t140 = t9 * t138;
                    let t107 = t9 * (half_eps_h * t4);
                    let t141 = (t17 - kappa_gradient * (t24 + t18 * t139 - t9 * t140))
                        * (t12 * t107 + rt::lit::<T>(1.0));
                    let t29 = t4 + rho1_rate * t23;
                    let t30 = kappa_gradient * t29;
                    let t31 = h * t4;
                    let t32 = xi + t31;
                    let t34 = rt::cos(t32);
                    let t35 = rt::lit::<T>(2.0) * t34;
                    let t36 = rt::lit::<T>(1.0)
                        / (ahead1 * (eps * (eps - t35) + rt::lit::<T>(1.0)));
                    let t37 = cos_xi_ahead + t34;
                    let t38 = eps * (eps - t37) + rt::lit::<T>(1.0);
                    let t39 = t37 - eps;
                    let t40 = eps * t39;
                    let t142 = twice_h * t139;
                    let t42 = t3 * (twice_h * rho2_rate);
                    let rho1_rate_h = h * rho1_rate;
                    let t143 = rho1_rate_h * t14;
                    let t44 = t9 * (eps * t7);
                    let t144 = x1 + half_h * t139;
                    let rho2_rate_h = h * rho2_rate;
                    let t46 = rho2 + rho2_rate_h;
                    let t47 = t46 * t46;
                    let t48 = rho2_squared + t47;
                    let t49 = rt::lit::<T>(2.0) * t48;
                    let t145 = t40 * (t142 - t42)
                        + (t42 + rt::lit::<T>(2.0) * t143 - t142)
                        - t44 * (rt::lit::<T>(8.0) * t144 - t49);
                    let t52 = rt::lit::<T>(4.0) * t44;
                    let t56 = rho1 + rho1_rate_h;
                    let t57 = t48 + (t56 * t56 + t2);
                    let t53 = eps * (t35 - eps);
                    let t146 = h * t139;
                    let t147 = rt::lit::<T>(2.0) * t144;
                    let t148 = t38 * t145
                        - t52
                            * (rt::lit::<T>(0.5)
                                * (t57 + t53 * (rt::lit::<T>(2.0) * (x1 + t146) - t47))
                                - t147);
                    let t61 = t3 * t3;
                    let t149 = t147 - t61;
                    let t63 = t11 - eps;
                    let t64 = eps * t63;
                    let t65 = t61 + t14 * t14;
                    let t68 = twice_eps * t63;
                    let t71 = rt::lit::<T>(2.0) - t68;
                    let t69 = t68 - rt::lit::<T>(2.0);
                    let t150 = rt::lit::<T>(2.0)
                        * (t149 + t12 * (t64 * t149 + (t65 - t147))) * (t31 * t13)
                        - (t71 * (rho2_rate_h * t3) + t69 * t146);
                    let t75 = rho1_rate * rho1_rate + rho2_rate * rho2_rate + t4 * t4;
                    let t151 = rt::div_or_zero(
                        t36 * (rt::lit::<T>(0.5) * t148)
                            + t12 * (rt::lit::<T>(0.5) * t150 - t143),
                        h * (t140 * t140 + (t75 + t139 * t139)),
                    );
                    solution1.update([rho1_rate - t141, -t30, t151]);
                }
                solution1
                    .or_newton(
                        move || [
                            (ahead5 + ahead2 * (rho1 * rho2 + ahead4)) * inv_ahead1,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move || [
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::lit::<T>(1.0),
                        ],
                        move |[rho1_rate, rho2_rate, kappa_gradient]| {
                            let t3 = rho2 + half_h * rho2_rate;
                            let t4 = rho2_rate * kappa_gradient + t3;
                            let t5 = half_h * t4;
                            let t6 = xi + t5;
                            let ((t7, t8), (t9, t10)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                t5,
                                t6,
                            );
                            let t11 = rt::lit::<T>(2.0) * t10;
                            let t12 = rt::lit::<T>(1.0)
                                / (eps * (eps - t11) + rt::lit::<T>(1.0));
                            let t13 = eps * t9;
                            let t14 = rho1 + half_h * rho1_rate;
                            let t15 = t14 * t3 + rt::lit::<T>(2.0) * t9;
                            let t16 = t12 * (t13 * t15 + (k1 * t10 - k2));
                            let t17 = rho1_rate - t16;
                            let t18 = eps - t10;
                            let t19 = t10 - eps;
                            let t20 = t12 * (t14 * t19);
                            let t21 = rho1_rate * t19;
                            let t22 = t20 + kappa_gradient * t21;
                            let t23 = t12 * (t14 * t13);
                            let t24 = rho2_rate * t23;
                            let t25 = t12 * (t14 * t9);
                            let t26 = rho1_rate * t9;
                            let t27 = t25 + kappa_gradient * t26;
                            let t28 = t18 * t22 + t24 - t9 * t27;
                            let t29 = t4 + rho1_rate * t23;
                            let t30 = kappa_gradient * t29;
                            let t31 = h * t4;
                            let t32 = xi + t31;
                            let (t33, t34) = rt::sin_cos(t32);
                            let t35 = rt::lit::<T>(2.0) * t34;
                            let t36 = rt::lit::<T>(1.0)
                                / (ahead1 * (eps * (eps - t35) + rt::lit::<T>(1.0)));
                            let t37 = cos_xi_ahead + t34;
                            let t38 = eps * (eps - t37) + rt::lit::<T>(1.0);
                            let t39 = t37 - eps;
                            let t40 = eps * t39;
                            let t41 = twice_h * t22;
                            let t42 = t3 * (twice_h * rho2_rate);
                            let t43 = t41 - t42;
                            let t44 = t9 * (eps * t7);
                            let t45 = x1 + half_h * t22;
                            let rho2_rate_h = h * rho2_rate;
                            let t46 = rho2 + rho2_rate_h;
                            let t47 = t46 * t46;
                            let t48 = rho2_squared + t47;
                            let t49 = rt::lit::<T>(2.0) * t48;
                            let t50 = rt::lit::<T>(8.0) * t45 - t49;
                            let t51 = t40 * t43
                                + (t42 + t14 * (twice_h * rho1_rate) - t41) - t44 * t50;
                            let t52 = rt::lit::<T>(4.0) * t44;
                            let t53 = eps * (t35 - eps);
                            let t54 = h * t22;
                            let t55 = rt::lit::<T>(2.0) * (x1 + t54) - t47;
                            let rho1_rate_h = h * rho1_rate;
                            let t56 = rho1 + rho1_rate_h;
                            let t57 = t48 + (t56 * t56 + t2);
                            let t58 = rt::lit::<T>(2.0) * t45;
                            let t59 = rt::lit::<T>(0.5) * (t53 * t55 + t57) - t58;
                            let t60 = t36 * (t38 * t51 - t52 * t59);
                            let t61 = t3 * t3;
                            let t62 = t58 - t61;
                            let t63 = t11 - eps;
                            let t64 = eps * t63;
                            let t65 = t61 + t14 * t14;
                            let t66 = t62 + t12 * (t64 * t62 + (t65 - t58));
                            let t67 = t66 * (t12 * (twice_eps * t9));
                            let t68 = twice_eps * t63;
                            let t69 = t68 - rt::lit::<T>(2.0);
                            let t70 = t12 * t69;
                            let t71 = rt::lit::<T>(2.0) - t68;
                            let t72 = t12 * (t3 * t71);
                            let t73 = t14 * t12;
                            let t74 = rho1_rate_h * t73;
                            let t75 = rho1_rate * rho1_rate + rho2_rate * rho2_rate
                                + t4 * t4;
                            let t76 = h * (t27 * t27 + (t22 * t22 + t75));
                            let t77 = rt::div_or_zero(
                                rt::lit::<T>(0.5)
                                    * (t60 + (t31 * t67 - (t54 * t70 + rho2_rate_h * t72)))
                                    - t74,
                                t76,
                            );
                            let t78 = t12 * (eps_h * t9);
                            let t79 = kappa_gradient + half_h * t12;
                            let t80 = t19 * t79;
                            let t81 = t9 * t79;
                            let t82 = rt::lit::<T>(1.0) - t12 * (t9 * (half_eps_h * t3))
                                - kappa_gradient
                                    * (rt::lit::<T>(0.5) * rho2_rate * t78 + t18 * t80
                                        - t9 * t81);
                            let t83 = half_h + kappa_gradient;
                            let t84 = h * t83;
                            let t85 = t84 * t10;
                            let t86 = t84 * t9;
                            let t87 = eps * t86;
                            let t88 = t13 * (t85 + half_h * t14)
                                + (t15 * (half_eps * t85) - k3 * t86) - t87 * t16;
                            let t89 = rt::lit::<T>(0.5) * t14;
                            let t90 = rho1_rate * kappa_gradient;
                            let t91 = rt::lit::<T>(0.5) * t90;
                            let t92 = t12 * (t86 * t89 + t87 * t20) + t86 * t91;
                            let t93 = half_eps * t14;
                            let t94 = t12 * (t85 * t93 - t87 * t23);
                            let t95 = t12 * (t85 * t89 - t87 * t25) + t85 * t91;
                            let t96 = rt::lit::<T>(0.5) * (t86 * t22 - t85 * t27)
                                - t18 * t92 + (t23 + rho2_rate * t94 - t9 * t95);
                            let t97 = rho2_rate_h * t9;
                            let t98 = rho2_rate_h * t10;
                            let t99 = eps * t97;
                            let t100 = t12 * (t98 * t93 - t99 * t23);
                            let t101 = t21 - t97 * t91 - t12 * (t97 * t89 + t99 * t20);
                            let t102 = t12 * (t98 * t89 - t99 * t25) + (t26 + t98 * t91);
                            let t103 = rt::lit::<T>(0.5) * (t97 * t22 - t98 * t27)
                                + rho2_rate * t100 + (t18 * t101 - t9 * t102);
                            let t104 = t28
                                + t12
                                    * (t98 * (t13 + half_eps * t15) - k3 * t97 - t99 * t16);
                            let t105 = h * t80;
                            let t106 = h * t14;
                            let t107 = t9 * (half_eps_h * t4);
                            let t108 = k4 * rho1_rate;
                            let t109 = (twice_h * t80
                                + (t64 * t105 + (t106 - t105)) * (rt::lit::<T>(2.0) * t12))
                                * t107 - t108;
                            let t110 = twice_eps * t39 - (t52 + rt::lit::<T>(2.0));
                            let t111 = t38
                                * (rt::lit::<T>(2.0) * (t106 + t108) + t110 * t105)
                                - t52 * (t53 * t105 + (h * t56 - t105));
                            let t112 = t12 * t109
                                + (t111 * (rt::lit::<T>(0.5) * t36) - t80 * (half_h * t70))
                                - h
                                    * (t73
                                        + t77
                                            * (rt::lit::<T>(2.0)
                                                * (t22 * t80 + (rho1_rate + t27 * t81))));
                            let t113 = h * t3;
                            let t114 = h * t92;
                            let t115 = t113 + t114;
                            let t116 = half_eps * t66;
                            let t117 = t13
                                * (t12 * (t115 - t64 * t115 - t87 * t66) - t115)
                                + t85 * t116;
                            let t118 = t70 + rt::lit::<T>(2.0);
                            let t119 = t54 * (t87 * t118)
                                - rho2_rate_h
                                    * (h - rt::lit::<T>(2.0) * (half_eps_h * t63 - t3 * t87)
                                        - t87 * t72);
                            let t120 = t33 * (eps_h * t83);
                            let t121 = t51 - twice_ahead1 * t60;
                            let t122 = t46 + t92;
                            let t123 = half_eps * (t7 * t85 + t86 * t8);
                            let t124 = rt::lit::<T>(2.0) * (t113 + k4 * rho2_rate)
                                + twice_h * t92;
                            let t125 = t122 * (k5 * t44) - t123 * t50
                                + (t124 - t120 * t43 - t40 * t124);
                            let t126 = h * t122;
                            let t127 = t38 * t125
                                - rt::lit::<T>(4.0)
                                    * (t44 * (t126 - t120 * t55 - t53 * t126) + t123 * t59);
                            let t128 = t36 * (t120 * t121 + t127)
                                + (t84 * t67 + (t70 * t114 - h * t72));
                            let t129 = t74 * (t87 * t12)
                                - t77
                                    * (twice_h
                                        * (t27 * t95 + (rho2_rate + t83 * t4) - t22 * t92));
                            let t130 = rt::lit::<T>(0.5)
                                * (t12
                                    * (t31 * (rt::lit::<T>(2.0) * t117 - t87 * t67) + t119)
                                    + t128) + t129;
                            let t131 = h * t101;
                            let t132 = t13
                                * (t131 + t12 * (t64 * t131 - t131 - t99 * t66))
                                + t98 * t116;
                            let t133 = t33 * (eps_h * rho2_rate);
                            let t134 = half_eps * (t7 * t98 + t97 * t8);
                            let t135 = t38 * (t110 * t131 - t133 * t43 - t134 * t50)
                                - rt::lit::<T>(4.0)
                                    * (t44 * (t53 * t131 - t131 - t133 * t55) + t134 * t59);
                            let t136 = t12
                                * (t31 * (rt::lit::<T>(2.0) * t132 - t99 * t67)
                                    + t54 * (t99 * t118))
                                + (t36 * (t133 * t121 + t135)
                                    + (rho2_rate_h * t67 - t70 * t131));
                            let t137 = t12
                                * (t99 * t74
                                    - (rt::lit::<T>(2.0) * t3 - t72)
                                        * (t97 * (half_eps_h * rho2_rate)))
                                - t77
                                    * (twice_h * (t22 * t101 + (t27 * t102 + rho2_rate * t4)));
                            (
                                [
                                    t17 - kappa_gradient * t28,
                                    rho2_rate + t30,
                                    kappa_gradient - t77,
                                ],
                                [
                                    [
                                        t82,
                                        -(t12 * t88 + kappa_gradient * t96),
                                        -(kappa_gradient * t103 + t104),
                                    ],
                                    [
                                        kappa_gradient
                                            * (t23 + t78 * (rt::lit::<T>(0.5) * rho1_rate)),
                                        kappa_gradient * (t83 + rho1_rate * t94)
                                            + rt::lit::<T>(1.0),
                                        t29 + kappa_gradient * (rho2_rate + rho1_rate * t100),
                                    ],
                                    [
                                        -rt::div_or_zero(t112, t76),
                                        -rt::div_or_zero(t130, t76),
                                        rt::lit::<T>(1.0)
                                            - rt::div_or_zero(rt::lit::<T>(0.5) * t136 + t137, t76),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate, rho2_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [rho1_rate, rho2_rate, kappa_gradient] = solution1.x;
                let t90 = rho1_rate * kappa_gradient;
                let t14 = rho1 + half_h * rho1_rate;
                let t83 = half_h + kappa_gradient;
                let t152 = rho2 + rho2_rate * t83;
                let t153 = half_h * t152;
                let t154 = xi + t153;
                let (_, (t155, t156)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    t153,
                    t154,
                );
                let t157 = t90
                    + t14 / (eps * (eps - rt::lit::<T>(2.0) * t156) + rt::lit::<T>(1.0));
                let x1_new_2 = x1 + t157 * (h * (t156 - eps));
                let x2_new_2 = x2 + t157 * (h * t155);
                let t158 = h * t152;
                let xi_new_2 = xi + t158;
                let rho1_rate_h = h * rho1_rate;
                let t56 = rho1 + rho1_rate_h;
                let t159 = inv_ahead1
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) - rt::lit::<T>(2.0) * ahead3)
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t160 = twice_x1 * ahead3 - twice_x1;
                let t161 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t160 * (rt::lit::<T>(0.25) * t160)
                            * (rt::lit::<T>(1.0) / ahead6)) + t159 * t159;
                let t162 = rt::visible_quotient(
                    (inv_ahead1
                        * (rt::lit::<T>(0.5)
                            * (t1 + (rho2_squared + rho1_squared - twice_x1)))
                        - reference) * (rt::lit::<T>(0.5) * t159),
                    t161,
                );
                let t163 = rt::lit::<T>(1.0) - t162;
                let rho1_new_2 = t56 * t163;
                let rho2_rate_h = h * rho2_rate;
                let t46 = rho2 + rho2_rate_h;
                let rho2_new_2 = t46 * t163;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t158,
                    xi_new_2,
                    tally,
                );
                let t164 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                let ahead1_new = eps * (eps - t164) + rt::lit::<T>(1.0);
                let ahead2_new = eps * sin_xi_ahead_new;
                let ahead3_new = eps * (t164 - eps);
                let ahead4_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead5_new = k1 * cos_xi_ahead_new - k2;
                let ahead6_new = ahead1_new * ahead1_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                    let before = balance([
                        motion.carried[0],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[2],
                        carried[3],
                        carried[4],
                    ]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 14]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead1, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [x1,
                xi,
                rho1,
                rho2,
                ]: [T; 4],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t1 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let rho2_squared = rho2 * rho2;
                let t3 = twice_x1 - rho2_squared;
                let t4 = eps * (twice_cos_xi - eps);
                let rho1_squared = rho1 * rho1;
                let t5 = t3 * t4 + (rho2_squared + rho1_squared - twice_x1);
                let abs_eps = rt::abs(eps);
                let t6 = abs_eps
                    * (abs_eps
                        + rt::lit::<T>(2.0) * (rt::abs(cos_xi) + rt::abs(xi * sin_xi)));
                let t7 = rt::lit::<T>(2.0) * rho2_squared
                    + rt::lit::<T>(2.0) * rt::abs(x1);
                let t8 = rt::abs(t2)
                    * (t6 * rt::abs(t3)
                        + (t7 * rt::abs(t4) + (rt::lit::<T>(2.0) * rho1_squared + t7)));
                [
                    t2 * (rt::lit::<T>(0.5) * t5),
                    rt::lit::<T>(0.5)
                        * (t8 + (t6 + rt::lit::<T>(1.0)) * rt::abs(t5 / (t1 * t1))),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ec340a9404046d636490911b10a71114";
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
        /// - `x1_rate`, `xi_rate`, `rho1_rate`, `rho2_rate`: 4 × 4 implicit block (Newton, analytic Jacobian)
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 16 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 91 | 1 | 0 | 0 | 0 |
        /// | each step | 180 | 219 | 12 | 0 | 10 | 11 |
        /// | each iteration for x1_rate, xi_rate, rho1_rate, rho2_rate | 295 | 464 | 17 | 0 | 9 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `0.05061426814518813/2`
            k1: T,
            /// `0.11119051722668724/2`
            k2: T,
            /// `0.15685332293894363/2`
            k3: T,
            /// `0.181341891689181/2`
            k4: T,
            /// `2 eps`
            twice_eps: T,
            /// `3 eps² + 1`
            k5: T,
            /// `eps (eps² + 3)`
            k6: T,
            /// `eps 0.05061426814518813`
            k7: T,
            /// `eps 0.05061426814518813/2`
            k8: T,
            /// `eps 0.11119051722668724`
            k9: T,
            /// `eps 0.11119051722668724/2`
            k10: T,
            /// `eps 0.15685332293894363`
            k11: T,
            /// `eps 0.15685332293894363/2`
            k12: T,
            /// `eps 0.181341891689181`
            k13: T,
            /// `eps 0.181341891689181/2`
            k14: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `eps h/2`
            half_eps_h: T,
            /// `h 0.019855071751231884`
            k15: T,
            /// `h 0.10166676129318664`
            k16: T,
            /// `h 0.2372337950418355`
            k17: T,
            /// `h 0.4082826787521751`
            k18: T,
            /// `h 0.591717321247825`
            k19: T,
            /// `h 0.7627662049581645`
            k20: T,
            /// `h 0.8983332387068134`
            k21: T,
            /// `h 0.9801449282487681`
            k22: T,
            /// `eps h 0.019855071751231884`
            k23: T,
            /// `eps h 0.10166676129318664`
            k24: T,
            /// `eps h 0.2372337950418355`
            k25: T,
            /// `eps h 0.4082826787521751`
            k26: T,
            /// `eps h 0.591717321247825`
            k27: T,
            /// `eps h 0.7627662049581645`
            k28: T,
            /// `eps h 0.8983332387068134`
            k29: T,
            /// `eps h 0.9801449282487681`
            k30: T,
            /// `2 0.05061426814518813 eps h 0.019855071751231884`
            k32: T,
            /// `2 0.11119051722668724 eps h 0.10166676129318664`
            k34: T,
            /// `2 0.15685332293894363 eps h 0.2372337950418355`
            k36: T,
            /// `2 0.181341891689181 eps h 0.4082826787521751`
            k38: T,
            /// `2 0.181341891689181 eps h 0.591717321247825`
            k40: T,
            /// `2 0.15685332293894363 eps h 0.7627662049581645`
            k42: T,
            /// `2 0.11119051722668724 eps h 0.8983332387068134`
            k44: T,
            /// `2 0.05061426814518813 eps h 0.9801449282487681`
            k46: T,
            /// `0.05061426814518813 h 0.019855071751231884`
            k47: T,
            /// `0.11119051722668724 h 0.10166676129318664`
            k48: T,
            /// `0.15685332293894363 h 0.2372337950418355`
            k49: T,
            /// `0.181341891689181 h 0.4082826787521751`
            k50: T,
            /// `0.181341891689181 h 0.591717321247825`
            k51: T,
            /// `0.15685332293894363 h 0.7627662049581645`
            k52: T,
            /// `0.11119051722668724 h 0.8983332387068134`
            k53: T,
            /// `0.05061426814518813 h 0.9801449282487681`
            k54: T,
            /// `0.05061426814518813 eps h 0.019855071751231884/2`
            k55: T,
            /// `0.11119051722668724 eps h 0.10166676129318664/2`
            k56: T,
            /// `0.15685332293894363 eps h 0.2372337950418355/2`
            k57: T,
            /// `0.181341891689181 eps h 0.4082826787521751/2`
            k58: T,
            /// `0.181341891689181 eps h 0.591717321247825/2`
            k59: T,
            /// `0.15685332293894363 eps h 0.7627662049581645/2`
            k60: T,
            /// `0.11119051722668724 eps h 0.8983332387068134/2`
            k61: T,
            /// `0.05061426814518813 eps h 0.9801449282487681/2`
            k62: T,
            /// `2 h 0.019855071751231884`
            k63: T,
            /// `2 h 0.10166676129318664`
            k64: T,
            /// `2 h 0.2372337950418355`
            k65: T,
            /// `2 h 0.4082826787521751`
            k66: T,
            /// `2 h 0.591717321247825`
            k67: T,
            /// `2 h 0.7627662049581645`
            k68: T,
            /// `2 h 0.8983332387068134`
            k69: T,
            /// `2 h 0.9801449282487681`
            k70: T,
            /// `2 eps h 0.019855071751231884`
            k71: T,
            /// `2 eps h 0.10166676129318664`
            k72: T,
            /// `2 eps h 0.2372337950418355`
            k73: T,
            /// `2 eps h 0.4082826787521751`
            k74: T,
            /// `2 eps h 0.591717321247825`
            k75: T,
            /// `2 eps h 0.7627662049581645`
            k76: T,
            /// `2 eps h 0.8983332387068134`
            k77: T,
            /// `2 eps h 0.9801449282487681`
            k78: T,
            /// `4 h 0.019855071751231884`
            k79: T,
            /// `4 h 0.10166676129318664`
            k80: T,
            /// `4 h 0.2372337950418355`
            k81: T,
            /// `4 h 0.4082826787521751`
            k82: T,
            /// `4 h 0.591717321247825`
            k83: T,
            /// `4 h 0.7627662049581645`
            k84: T,
            /// `4 h 0.8983332387068134`
            k85: T,
            /// `4 h 0.9801449282487681`
            k86: T,
            /// `2 eps 0.05061426814518813 h 0.019855071751231884`
            k87: T,
            /// `2 eps 0.11119051722668724 h 0.10166676129318664`
            k88: T,
            /// `2 eps 0.15685332293894363 h 0.2372337950418355`
            k89: T,
            /// `2 eps 0.181341891689181 h 0.4082826787521751`
            k90: T,
            /// `2 eps 0.181341891689181 h 0.591717321247825`
            k91: T,
            /// `2 eps 0.15685332293894363 h 0.7627662049581645`
            k92: T,
            /// `2 eps 0.11119051722668724 h 0.8983332387068134`
            k93: T,
            /// `2 eps 0.05061426814518813 h 0.9801449282487681`
            k94: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energy at the start (1); functions of q that the next step needs (10).
            type Carried = [T; 18];
            type Memory = (rt::Predictor<T, 4, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(0.05061426814518813);
                let k2 = rt::lit::<T>(0.5) * rt::lit::<T>(0.11119051722668724);
                let k3 = rt::lit::<T>(0.5) * rt::lit::<T>(0.15685332293894363);
                let k4 = rt::lit::<T>(0.5) * rt::lit::<T>(0.181341891689181);
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let eps_squared = eps * eps;
                let k5 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k6 = eps * (eps_squared + rt::lit::<T>(3.0));
                let k7 = eps * rt::lit::<T>(0.05061426814518813);
                let k8 = rt::lit::<T>(0.5) * k7;
                let k9 = eps * rt::lit::<T>(0.11119051722668724);
                let k10 = rt::lit::<T>(0.5) * k9;
                let k11 = eps * rt::lit::<T>(0.15685332293894363);
                let k12 = rt::lit::<T>(0.5) * k11;
                let k13 = eps * rt::lit::<T>(0.181341891689181);
                let k14 = rt::lit::<T>(0.5) * k13;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let half_eps_h = rt::lit::<T>(0.5) * eps_h;
                let k15 = h * rt::lit::<T>(0.019855071751231884);
                let k16 = h * rt::lit::<T>(0.10166676129318664);
                let k17 = h * rt::lit::<T>(0.2372337950418355);
                let k18 = h * rt::lit::<T>(0.4082826787521751);
                let k19 = h * rt::lit::<T>(0.591717321247825);
                let k20 = h * rt::lit::<T>(0.7627662049581645);
                let k21 = h * rt::lit::<T>(0.8983332387068134);
                let k22 = h * rt::lit::<T>(0.9801449282487681);
                let k23 = eps * k15;
                let k24 = eps * k16;
                let k25 = eps * k17;
                let k26 = eps * k18;
                let k27 = eps * k19;
                let k28 = eps * k20;
                let k29 = eps * k21;
                let k30 = eps * k22;
                let k31 = rt::lit::<T>(0.05061426814518813) * k23;
                let k32 = rt::lit::<T>(2.0) * k31;
                let k33 = rt::lit::<T>(0.11119051722668724) * k24;
                let k34 = rt::lit::<T>(2.0) * k33;
                let k35 = rt::lit::<T>(0.15685332293894363) * k25;
                let k36 = rt::lit::<T>(2.0) * k35;
                let k37 = rt::lit::<T>(0.181341891689181) * k26;
                let k38 = rt::lit::<T>(2.0) * k37;
                let k39 = rt::lit::<T>(0.181341891689181) * k27;
                let k40 = rt::lit::<T>(2.0) * k39;
                let k41 = rt::lit::<T>(0.15685332293894363) * k28;
                let k42 = rt::lit::<T>(2.0) * k41;
                let k43 = rt::lit::<T>(0.11119051722668724) * k29;
                let k44 = rt::lit::<T>(2.0) * k43;
                let k45 = rt::lit::<T>(0.05061426814518813) * k30;
                let k46 = rt::lit::<T>(2.0) * k45;
                let k47 = rt::lit::<T>(0.05061426814518813) * k15;
                let k48 = rt::lit::<T>(0.11119051722668724) * k16;
                let k49 = rt::lit::<T>(0.15685332293894363) * k17;
                let k50 = rt::lit::<T>(0.181341891689181) * k18;
                let k51 = rt::lit::<T>(0.181341891689181) * k19;
                let k52 = rt::lit::<T>(0.15685332293894363) * k20;
                let k53 = rt::lit::<T>(0.11119051722668724) * k21;
                let k54 = rt::lit::<T>(0.05061426814518813) * k22;
                let k55 = rt::lit::<T>(0.5) * k31;
                let k56 = rt::lit::<T>(0.5) * k33;
                let k57 = rt::lit::<T>(0.5) * k35;
                let k58 = rt::lit::<T>(0.5) * k37;
                let k59 = rt::lit::<T>(0.5) * k39;
                let k60 = rt::lit::<T>(0.5) * k41;
                let k61 = rt::lit::<T>(0.5) * k43;
                let k62 = rt::lit::<T>(0.5) * k45;
                let k63 = rt::lit::<T>(2.0) * k15;
                let k64 = rt::lit::<T>(2.0) * k16;
                let k65 = rt::lit::<T>(2.0) * k17;
                let k66 = rt::lit::<T>(2.0) * k18;
                let k67 = rt::lit::<T>(2.0) * k19;
                let k68 = rt::lit::<T>(2.0) * k20;
                let k69 = rt::lit::<T>(2.0) * k21;
                let k70 = rt::lit::<T>(2.0) * k22;
                let k71 = rt::lit::<T>(2.0) * k23;
                let k72 = rt::lit::<T>(2.0) * k24;
                let k73 = rt::lit::<T>(2.0) * k25;
                let k74 = rt::lit::<T>(2.0) * k26;
                let k75 = rt::lit::<T>(2.0) * k27;
                let k76 = rt::lit::<T>(2.0) * k28;
                let k77 = rt::lit::<T>(2.0) * k29;
                let k78 = rt::lit::<T>(2.0) * k30;
                let k79 = rt::lit::<T>(4.0) * k15;
                let k80 = rt::lit::<T>(4.0) * k16;
                let k81 = rt::lit::<T>(4.0) * k17;
                let k82 = rt::lit::<T>(4.0) * k18;
                let k83 = rt::lit::<T>(4.0) * k19;
                let k84 = rt::lit::<T>(4.0) * k20;
                let k85 = rt::lit::<T>(4.0) * k21;
                let k86 = rt::lit::<T>(4.0) * k22;
                let k87 = rt::lit::<T>(2.0) * (eps * k47);
                let k88 = rt::lit::<T>(2.0) * (eps * k48);
                let k89 = rt::lit::<T>(2.0) * (eps * k49);
                let k90 = rt::lit::<T>(2.0) * (eps * k50);
                let k91 = rt::lit::<T>(2.0) * (eps * k51);
                let k92 = rt::lit::<T>(2.0) * (eps * k52);
                let k93 = rt::lit::<T>(2.0) * (eps * k53);
                let k94 = rt::lit::<T>(2.0) * (eps * k54);
                Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    twice_eps,
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
                    inv_h,
                    half_h,
                    eps_h,
                    half_eps_h,
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
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k32,
                    k34,
                    k36,
                    k38,
                    k40,
                    k42,
                    k44,
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
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { k5, k6, inv_h, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let t1 = x1_dot * cos_xi_minus_eps + x2_dot * sin_xi;
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t2 = eps * (twice_cos_xi - eps);
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let xi_dot_squared = xi_dot * xi_dot;
                let t3 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.5)
                        * (t1 * t1
                            + (t2 * (twice_x1 - xi_dot_squared)
                                + (xi_dot_squared - twice_x1))) / t3,
                    cos_xi_minus_eps,
                    t3,
                    eps * sin_xi,
                    t2,
                    rt::lit::<T>(2.0) * sin_xi,
                    k5 * cos_xi - k6,
                    rt::abs(inv_h * xi),
                    t3 * t3,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, rank) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, _, _, reference, ahead1, ahead2, ahead3,
                ahead4, ahead5, ahead6, ahead7, ahead8, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    twice_eps,
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
                    inv_h,
                    half_h,
                    eps_h,
                    half_eps_h,
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
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k32,
                    k34,
                    k36,
                    k38,
                    k40,
                    k42,
                    k44,
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
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                } = *setting.scheme();
                let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            rho1 * ahead1 * inv_ahead2,
                            rho2,
                            (ahead6 + ahead3 * (rho1 * rho2 + ahead5)) * inv_ahead2,
                            rt::lit::<T>(0.0),
                        ],
                        move || [
                            rt::abs(inv_h * x1),
                            ahead7,
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[x1_rate, xi_rate, rho1_rate, rho2_rate]| {
                            let t1 = rho1 + k15 * rho1_rate;
                            let t2 = k15 * xi_rate;
                            let t3 = xi + t2;
                            let (t4, t5) = rt::sin_cos(t3);
                            let t6 = rt::lit::<T>(2.0) * t5;
                            let t7 = eps * (eps - t6) + rt::lit::<T>(1.0);
                            let t8 = rt::lit::<T>(1.0) / t7;
                            let t9 = t1 * t8;
                            let t10 = rho1 + k22 * rho1_rate;
                            let t11 = k22 * xi_rate;
                            let t12 = xi + t11;
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = rt::lit::<T>(2.0) * t14;
                            let t16 = eps * (eps - t15) + rt::lit::<T>(1.0);
                            let t17 = rt::lit::<T>(1.0) / t16;
                            let t18 = t10 * t17;
                            let t19 = rho1 + k16 * rho1_rate;
                            let t20 = k16 * xi_rate;
                            let t21 = xi + t20;
                            let (t22, t23) = rt::sin_cos(t21);
                            let t24 = rt::lit::<T>(2.0) * t23;
                            let t25 = eps * (eps - t24) + rt::lit::<T>(1.0);
                            let t26 = rt::lit::<T>(1.0) / t25;
                            let t27 = t19 * t26;
                            let t28 = rho1 + k21 * rho1_rate;
                            let t29 = k21 * xi_rate;
                            let t30 = xi + t29;
                            let (t31, t32) = rt::sin_cos(t30);
                            let t33 = rt::lit::<T>(2.0) * t32;
                            let t34 = eps * (eps - t33) + rt::lit::<T>(1.0);
                            let t35 = rt::lit::<T>(1.0) / t34;
                            let t36 = t28 * t35;
                            let t37 = rho1 + k17 * rho1_rate;
                            let t38 = k17 * xi_rate;
                            let t39 = xi + t38;
                            let (t40, t41) = rt::sin_cos(t39);
                            let t42 = rt::lit::<T>(2.0) * t41;
                            let t43 = eps * (eps - t42) + rt::lit::<T>(1.0);
                            let t44 = rt::lit::<T>(1.0) / t43;
                            let t45 = t37 * t44;
                            let t46 = rho1 + k20 * rho1_rate;
                            let t47 = k20 * xi_rate;
                            let t48 = xi + t47;
                            let (t49, t50) = rt::sin_cos(t48);
                            let t51 = rt::lit::<T>(2.0) * t50;
                            let t52 = eps * (eps - t51) + rt::lit::<T>(1.0);
                            let t53 = rt::lit::<T>(1.0) / t52;
                            let t54 = t46 * t53;
                            let t55 = rho1 + k18 * rho1_rate;
                            let t56 = k18 * xi_rate;
                            let t57 = xi + t56;
                            let (t58, t59) = rt::sin_cos(t57);
                            let t60 = rt::lit::<T>(2.0) * t59;
                            let t61 = eps * (eps - t60) + rt::lit::<T>(1.0);
                            let t62 = rt::lit::<T>(1.0) / t61;
                            let t63 = t55 * t62;
                            let t64 = rho1 + k19 * rho1_rate;
                            let t65 = k19 * xi_rate;
                            let t66 = xi + t65;
                            let (t67, t68) = rt::sin_cos(t66);
                            let t69 = rt::lit::<T>(2.0) * t68;
                            let t70 = eps * (eps - t69) + rt::lit::<T>(1.0);
                            let t71 = rt::lit::<T>(1.0) / t70;
                            let t72 = t64 * t71;
                            let t73 = rt::lit::<T>(0.05061426814518813) * (t9 + t18)
                                + rt::lit::<T>(0.11119051722668724) * (t27 + t36)
                                + (rt::lit::<T>(0.15685332293894363) * (t45 + t54)
                                    + rt::lit::<T>(0.181341891689181) * (t63 + t72));
                            let xi_rate_half_h = half_h * xi_rate;
                            let t74 = xi + xi_rate_half_h;
                            let (t75, t76) = rt::sin_cos(t74);
                            let t77 = t76 - eps;
                            let t78 = rho2 + k15 * rho2_rate;
                            let t79 = t6 - eps;
                            let t80 = twice_eps * t79;
                            let t81 = rt::lit::<T>(2.0) - t80;
                            let t82 = t8 * (t78 * t81);
                            let t83 = rho2 + k22 * rho2_rate;
                            let t84 = t15 - eps;
                            let t85 = twice_eps * t84;
                            let t86 = rt::lit::<T>(2.0) - t85;
                            let t87 = t17 * (t83 * t86);
                            let t88 = rho2 + k16 * rho2_rate;
                            let t89 = t24 - eps;
                            let t90 = twice_eps * t89;
                            let t91 = rt::lit::<T>(2.0) - t90;
                            let t92 = t26 * (t88 * t91);
                            let t93 = rho2 + k21 * rho2_rate;
                            let t94 = t33 - eps;
                            let t95 = twice_eps * t94;
                            let t96 = rt::lit::<T>(2.0) - t95;
                            let t97 = t35 * (t93 * t96);
                            let t98 = rho2 + k17 * rho2_rate;
                            let t99 = t42 - eps;
                            let t100 = twice_eps * t99;
                            let t101 = rt::lit::<T>(2.0) - t100;
                            let t102 = t44 * (t98 * t101);
                            let t103 = rho2 + k20 * rho2_rate;
                            let t104 = t51 - eps;
                            let t105 = twice_eps * t104;
                            let t106 = rt::lit::<T>(2.0) - t105;
                            let t107 = t53 * (t103 * t106);
                            let t108 = rho2 + k18 * rho2_rate;
                            let t109 = t60 - eps;
                            let t110 = twice_eps * t109;
                            let t111 = rt::lit::<T>(2.0) - t110;
                            let t112 = t62 * (t108 * t111);
                            let t113 = rho2 + k19 * rho2_rate;
                            let t114 = t69 - eps;
                            let t115 = twice_eps * t114;
                            let t116 = rt::lit::<T>(2.0) - t115;
                            let t117 = t71 * (t113 * t116);
                            let t118 = k1 * (t82 + t87) + k2 * (t92 + t97)
                                + (k3 * (t102 + t107) + k4 * (t112 + t117));
                            let t119 = t8 * (t80 - rt::lit::<T>(2.0));
                            let t120 = t17 * (t85 - rt::lit::<T>(2.0));
                            let t121 = t26 * (t90 - rt::lit::<T>(2.0));
                            let t122 = t35 * (t95 - rt::lit::<T>(2.0));
                            let t123 = t44 * (t100 - rt::lit::<T>(2.0));
                            let t124 = t53 * (t105 - rt::lit::<T>(2.0));
                            let t125 = t62 * (t110 - rt::lit::<T>(2.0));
                            let t126 = t71 * (t115 - rt::lit::<T>(2.0));
                            let t127 = k1 * (t119 + t120) + k2 * (t121 + t122)
                                + (k3 * (t123 + t124) + k4 * (t125 + t126));
                            let t128 = eps - t76;
                            let t129 = rt::lit::<T>(1.0)
                                / (eps * (eps - rt::lit::<T>(2.0) * t76)
                                    + rt::lit::<T>(1.0));
                            let t130 = rho1 + half_h * rho1_rate;
                            let t131 = t129 * (t130 * (eps * t75));
                            let t132 = rt::lit::<T>(2.0) * (x1 + k15 * x1_rate);
                            let t133 = t78 * t78;
                            let t134 = t132 - t133;
                            let t135 = t134
                                + t8 * (t134 * (eps * t79) + (t133 + t1 * t1 - t132));
                            let t136 = rt::lit::<T>(2.0) * t135 * (t8 * (eps * t4));
                            let t137 = rt::lit::<T>(2.0) * (x1 + k22 * x1_rate);
                            let t138 = t83 * t83;
                            let t139 = t137 - t138;
                            let t140 = t139
                                + t17 * (t139 * (eps * t84) + (t138 + t10 * t10 - t137));
                            let t141 = rt::lit::<T>(2.0) * t140 * (t17 * (eps * t13));
                            let t142 = rt::lit::<T>(2.0) * (x1 + k16 * x1_rate);
                            let t143 = t88 * t88;
                            let t144 = t142 - t143;
                            let t145 = t144
                                + t26 * (t144 * (eps * t89) + (t143 + t19 * t19 - t142));
                            let t146 = rt::lit::<T>(2.0) * t145 * (t26 * (eps * t22));
                            let t147 = rt::lit::<T>(2.0) * (x1 + k21 * x1_rate);
                            let t148 = t93 * t93;
                            let t149 = t147 - t148;
                            let t150 = t149
                                + t35 * (t149 * (eps * t94) + (t148 + t28 * t28 - t147));
                            let t151 = rt::lit::<T>(2.0) * t150 * (t35 * (eps * t31));
                            let t152 = rt::lit::<T>(2.0) * (x1 + k17 * x1_rate);
                            let t153 = t98 * t98;
                            let t154 = t152 - t153;
                            let t155 = t154
                                + t44 * (t154 * (eps * t99) + (t153 + t37 * t37 - t152));
                            let t156 = rt::lit::<T>(2.0) * t155 * (t44 * (eps * t40));
                            let t157 = rt::lit::<T>(2.0) * (x1 + k20 * x1_rate);
                            let t158 = t103 * t103;
                            let t159 = t157 - t158;
                            let t160 = t159
                                + t53 * (t159 * (eps * t104) + (t158 + t46 * t46 - t157));
                            let t161 = rt::lit::<T>(2.0) * t160 * (t53 * (eps * t49));
                            let t162 = rt::lit::<T>(2.0) * (x1 + k18 * x1_rate);
                            let t163 = t108 * t108;
                            let t164 = t162 - t163;
                            let t165 = t164
                                + t62 * (t164 * (eps * t109) + (t163 + t55 * t55 - t162));
                            let t166 = rt::lit::<T>(2.0) * t165 * (t62 * (eps * t58));
                            let t167 = rt::lit::<T>(2.0) * (x1 + k19 * x1_rate);
                            let t168 = t113 * t113;
                            let t169 = t167 - t168;
                            let t170 = t169
                                + t71 * (t169 * (eps * t114) + (t168 + t64 * t64 - t167));
                            let t171 = rt::lit::<T>(2.0) * t170 * (t71 * (eps * t67));
                            let t172 = rho2_rate + t73 * t131
                                - (k1 * (t136 + t141) + k2 * (t146 + t151))
                                - (k3 * (t156 + t161) + k4 * (t166 + t171));
                            let t173 = half_h * t75;
                            let t174 = t9 * (t8 * (k32 * t4)) + t27 * (t26 * (k34 * t22))
                                + (t45 * (t44 * (k36 * t40)) + t63 * (t62 * (k38 * t58)));
                            let t175 = t72 * (t71 * (k40 * t67))
                                + t54 * (t53 * (k42 * t49))
                                + (t36 * (t35 * (k44 * t31)) + t18 * (t17 * (k46 * t13)));
                            let t176 = t174 + t175;
                            let t177 = k47 * t8 + k48 * t26 + (k49 * t44 + k50 * t62)
                                + (k51 * t71 + k52 * t53 + (k53 * t35 + k54 * t17));
                            let t178 = t8 * (k55 * t4);
                            let t179 = t26 * (k56 * t22);
                            let t180 = (rt::lit::<T>(4.0) * t78
                                - rt::lit::<T>(2.0) * t82) * t178
                                + (rt::lit::<T>(4.0) * t88 - rt::lit::<T>(2.0) * t92)
                                    * t179;
                            let t181 = t44 * (k57 * t40);
                            let t182 = t62 * (k58 * t58);
                            let t183 = (rt::lit::<T>(4.0) * t98
                                - rt::lit::<T>(2.0) * t102) * t181
                                + (rt::lit::<T>(4.0) * t108 - rt::lit::<T>(2.0) * t112)
                                    * t182;
                            let t184 = t71 * (k59 * t67);
                            let t185 = t53 * (k60 * t49);
                            let t186 = (rt::lit::<T>(4.0) * t113
                                - rt::lit::<T>(2.0) * t117) * t184
                                + (rt::lit::<T>(4.0) * t103 - rt::lit::<T>(2.0) * t107)
                                    * t185;
                            let t187 = t35 * (k61 * t31);
                            let t188 = t17 * (k62 * t13);
                            let t189 = (rt::lit::<T>(4.0) * t93
                                - rt::lit::<T>(2.0) * t97) * t187
                                + (rt::lit::<T>(4.0) * t83 - rt::lit::<T>(2.0) * t87)
                                    * t188;
                            let t190 = t180 + t183 + (t186 + t189);
                            let t191 = k71 * t79;
                            let t192 = k78 * t84;
                            let t193 = k72 * t89;
                            let t194 = k77 * t94;
                            let t195 = k1 * (t8 * (k63 - t191) + t17 * (k70 - t192))
                                + k2 * (t26 * (k64 - t193) + t35 * (k69 - t194));
                            let t196 = k73 * t99;
                            let t197 = k76 * t104;
                            let t198 = k74 * t109;
                            let t199 = k75 * t114;
                            let t200 = k3 * (t44 * (k65 - t196) + t53 * (k68 - t197))
                                + k4 * (t62 * (k66 - t198) + t71 * (k67 - t199));
                            let t201 = t195 + t200;
                            let t202 = t178
                                * (rt::lit::<T>(2.0) * t119 + rt::lit::<T>(4.0))
                                + t179 * (rt::lit::<T>(2.0) * t121 + rt::lit::<T>(4.0))
                                + (t181 * (rt::lit::<T>(2.0) * t123 + rt::lit::<T>(4.0))
                                    + t182 * (rt::lit::<T>(2.0) * t125 + rt::lit::<T>(4.0)));
                            let t203 = t184
                                * (rt::lit::<T>(2.0) * t126 + rt::lit::<T>(4.0))
                                + t185 * (rt::lit::<T>(2.0) * t124 + rt::lit::<T>(4.0))
                                + (t187 * (rt::lit::<T>(2.0) * t122 + rt::lit::<T>(4.0))
                                    + t188 * (rt::lit::<T>(2.0) * t120 + rt::lit::<T>(4.0)));
                            let t204 = eps_h * t75;
                            let t205 = t129 * (t76 * (half_eps_h * t130) - t131 * t204);
                            let t206 = rt::lit::<T>(0.5) * (t129 * t204);
                            let t207 = t4 * t8;
                            let t208 = t13 * t17;
                            let t209 = t207
                                * (k79 + t8 * (rt::lit::<T>(2.0) * (t191 - k63)))
                                + t208 * (k86 + t17 * (rt::lit::<T>(2.0) * (t192 - k70)));
                            let t210 = t22 * t26;
                            let t211 = t31 * t35;
                            let t212 = t210
                                * (k80 + t26 * (rt::lit::<T>(2.0) * (t193 - k64)))
                                + t211 * (k85 + t35 * (rt::lit::<T>(2.0) * (t194 - k69)));
                            let t213 = t40 * t44;
                            let t214 = t49 * t53;
                            let t215 = t213
                                * (k81 + t44 * (rt::lit::<T>(2.0) * (t196 - k65)))
                                + t214 * (k84 + t53 * (rt::lit::<T>(2.0) * (t197 - k68)));
                            let t216 = t58 * t62;
                            let t217 = t67 * t71;
                            let t218 = t216
                                * (k82 + t62 * (rt::lit::<T>(2.0) * (t198 - k66)))
                                + t217 * (k83 + t71 * (rt::lit::<T>(2.0) * (t199 - k67)));
                            let t219 = t8
                                * (t135 * (k23 * t5) - k23 * t4 * (t136 + t136))
                                + t17 * (t140 * (k30 * t14) - k30 * t13 * (t141 + t141));
                            let t220 = t62
                                * (t165 * (k26 * t59) - k26 * t58 * (t166 + t166))
                                + t71 * (t170 * (k27 * t68) - k27 * t67 * (t171 + t171));
                            let t221 = t26
                                * (t145 * (k24 * t23) - k24 * t22 * (t146 + t146))
                                + t35 * (t150 * (k29 * t32) - k29 * t31 * (t151 + t151));
                            let t222 = t44
                                * (t155 * (k25 * t41) - k25 * t40 * (t156 + t156))
                                + t53 * (t160 * (k28 * t50) - k28 * t49 * (t161 + t161));
                            let t223 = t73 * t205 - t131 * t176
                                - rt::lit::<T>(0.05061426814518813) * t219
                                - rt::lit::<T>(0.181341891689181) * t220
                                - (rt::lit::<T>(0.11119051722668724) * t221
                                    + rt::lit::<T>(0.15685332293894363) * t222);
                            let t224 = t4 * (k87 * t1) / (t7 * t7)
                                + t22 * (k88 * t19) / (t25 * t25);
                            let t225 = t40 * (k89 * t37) / (t43 * t43)
                                + t58 * (k90 * t55) / (t61 * t61);
                            let t226 = t67 * (k91 * t64) / (t70 * t70)
                                + t49 * (k92 * t46) / (t52 * t52);
                            let t227 = t31 * (k93 * t28) / (t34 * t34)
                                + t13 * (k94 * t10) / (t16 * t16);
                            let t228 = t207 * (t78 * (t8 * (k63 * t81) - k79))
                                + t208 * (t83 * (t17 * (k70 * t86) - k86));
                            let t229 = t216 * (t108 * (t62 * (k66 * t111) - k82))
                                + t217 * (t113 * (t71 * (k67 * t116) - k83));
                            let t230 = t210 * (t88 * (t26 * (k64 * t91) - k80))
                                + t211 * (t93 * (t35 * (k69 * t96) - k85));
                            let t231 = t213 * (t98 * (t44 * (k65 * t101) - k81))
                                + t214 * (t103 * (t53 * (k68 * t106) - k84));
                            (
                                [
                                    x1_rate - t73 * t77,
                                    xi_rate - t118,
                                    rho1_rate - t127 * t128 - t118 * t131,
                                    t172,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0),
                                        t73 * t173 + t77 * t176,
                                        -(t77 * t177),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(1.0) - t190,
                                        rt::lit::<T>(0.0),
                                        -t201,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        t128 * (t202 + t203) - (t127 * t173 + t118 * t205)
                                            - t131 * t190,
                                        rt::lit::<T>(1.0) - t118 * t206,
                                        -(t131 * t201),
                                    ],
                                    [
                                        -(k8 * t209 + k10 * t212 + (k12 * t215 + k14 * t218)),
                                        t223,
                                        t73 * t206 + (t131 * t177 - (t224 + t225 + (t226 + t227))),
                                        rt::lit::<T>(1.0) - k8 * t228 - k14 * t229
                                            - (k10 * t230 + k12 * t231),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_rate, xi_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x1_rate, xi_rate, rho1_rate, rho2_rate] = solution1.x;
                let x1_rate_h = h * x1_rate;
                let x1_new_2 = x1 + x1_rate_h;
                let t1 = rho1 + k15 * rho1_rate;
                let t2 = k15 * xi_rate;
                let t3 = xi + t2;
                let (t4, t5) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t2,
                    t3,
                    tally,
                );
                let t6 = rt::lit::<T>(2.0) * t5;
                let t7 = eps * (eps - t6) + rt::lit::<T>(1.0);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = t1 * t8;
                let t10 = rho1 + k22 * rho1_rate;
                let t11 = k22 * xi_rate;
                let t12 = xi + t11;
                let (t13, t14) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t11,
                    t12,
                    tally,
                );
                let t15 = rt::lit::<T>(2.0) * t14;
                let t16 = eps * (eps - t15) + rt::lit::<T>(1.0);
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = t10 * t17;
                let t19 = rho1 + k16 * rho1_rate;
                let t20 = k16 * xi_rate;
                let t21 = xi + t20;
                let (t22, t23) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t20,
                    t21,
                    tally,
                );
                let t24 = rt::lit::<T>(2.0) * t23;
                let t25 = eps * (eps - t24) + rt::lit::<T>(1.0);
                let t26 = rt::lit::<T>(1.0) / t25;
                let t27 = t19 * t26;
                let t28 = rho1 + k21 * rho1_rate;
                let t29 = k21 * xi_rate;
                let t30 = xi + t29;
                let (t31, t32) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t29,
                    t30,
                    tally,
                );
                let t33 = rt::lit::<T>(2.0) * t32;
                let t34 = eps * (eps - t33) + rt::lit::<T>(1.0);
                let t35 = rt::lit::<T>(1.0) / t34;
                let t36 = t28 * t35;
                let t37 = rho1 + k17 * rho1_rate;
                let t38 = k17 * xi_rate;
                let t39 = xi + t38;
                let (t40, t41) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t38,
                    t39,
                    tally,
                );
                let t42 = rt::lit::<T>(2.0) * t41;
                let t43 = eps * (eps - t42) + rt::lit::<T>(1.0);
                let t44 = rt::lit::<T>(1.0) / t43;
                let t45 = t37 * t44;
                let t46 = rho1 + k20 * rho1_rate;
                let t47 = k20 * xi_rate;
                let t48 = xi + t47;
                let (t49, t50) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t47,
                    t48,
                    tally,
                );
                let t51 = rt::lit::<T>(2.0) * t50;
                let t52 = eps * (eps - t51) + rt::lit::<T>(1.0);
                let t53 = rt::lit::<T>(1.0) / t52;
                let t54 = t46 * t53;
                let t55 = rho1 + k18 * rho1_rate;
                let t56 = k18 * xi_rate;
                let t57 = xi + t56;
                let (t58, t59) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t56,
                    t57,
                    tally,
                );
                let t60 = rt::lit::<T>(2.0) * t59;
                let t61 = eps * (eps - t60) + rt::lit::<T>(1.0);
                let t62 = rt::lit::<T>(1.0) / t61;
                let t63 = t55 * t62;
                let t64 = rho1 + k19 * rho1_rate;
                let t65 = k19 * xi_rate;
                let t66 = xi + t65;
                let (t67, t68) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t65,
                    t66,
                    tally,
                );
                let t69 = rt::lit::<T>(2.0) * t68;
                let t70 = eps * (eps - t69) + rt::lit::<T>(1.0);
                let t71 = rt::lit::<T>(1.0) / t70;
                let t72 = t64 * t71;
                let t73 = rt::lit::<T>(0.05061426814518813) * (t9 + t18)
                    + rt::lit::<T>(0.11119051722668724) * (t27 + t36)
                    + (rt::lit::<T>(0.15685332293894363) * (t45 + t54)
                        + rt::lit::<T>(0.181341891689181) * (t63 + t72));
                let xi_rate_half_h = half_h * xi_rate;
                let t74 = xi + xi_rate_half_h;
                let t75 = rt::sin(t74);
                let x2_new_2 = x2 + t73 * (h * t75);
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho1_rate_h = h * rho1_rate;
                let t232 = rho1 + rho1_rate_h;
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t233 = inv_ahead2
                    * ((twice_x1 - rho2_squared) * ahead4
                        + (rho2_squared + rho1_squared - twice_x1));
                let t234 = rt::lit::<T>(0.5) * t233;
                let t235 = inv_ahead2
                    * (rho1_squared
                        + rho2 * (rt::lit::<T>(0.5) * rho2)
                            * (rt::lit::<T>(2.0) - rt::lit::<T>(2.0) * ahead4));
                let t236 = twice_x1 * ahead4 - twice_x1;
                let t237 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t236 * (rt::lit::<T>(0.25) * t236)
                            * (rt::lit::<T>(1.0) / ahead8)) + t235 * t235;
                let t238 = rt::lit::<T>(1.0)
                    - rt::visible_quotient(
                        (t234 - reference) * (rt::lit::<T>(0.5) * t235),
                        t237,
                    );
                let rho1_new_2 = t232 * t238;
                let rho2_rate_h = h * rho2_rate;
                let t239 = rho2 + rho2_rate_h;
                let rho2_new_2 = t239 * t238;
                let t132 = rt::lit::<T>(2.0) * (x1 + k15 * x1_rate);
                let t78 = rho2 + k15 * rho2_rate;
                let t133 = t78 * t78;
                let t134 = t132 - t133;
                let t79 = t6 - eps;
                let t135 = t134 + t8 * (t134 * (eps * t79) + (t133 + t1 * t1 - t132));
                let t207 = t4 * t8;
                let t137 = rt::lit::<T>(2.0) * (x1 + k22 * x1_rate);
                let t83 = rho2 + k22 * rho2_rate;
                let t138 = t83 * t83;
                let t139 = t137 - t138;
                let t84 = t15 - eps;
                let t140 = t139 + t17 * (t139 * (eps * t84) + (t138 + t10 * t10 - t137));
                let t208 = t13 * t17;
                let t142 = rt::lit::<T>(2.0) * (x1 + k16 * x1_rate);
                let t88 = rho2 + k16 * rho2_rate;
                let t143 = t88 * t88;
                let t144 = t142 - t143;
                let t89 = t24 - eps;
                let t145 = t144 + t26 * (t144 * (eps * t89) + (t143 + t19 * t19 - t142));
                let t210 = t22 * t26;
                let t147 = rt::lit::<T>(2.0) * (x1 + k21 * x1_rate);
                let t93 = rho2 + k21 * rho2_rate;
                let t148 = t93 * t93;
                let t149 = t147 - t148;
                let t94 = t33 - eps;
                let t150 = t149 + t35 * (t149 * (eps * t94) + (t148 + t28 * t28 - t147));
                let t211 = t31 * t35;
                let t240 = k7 * (t135 * t207 + t140 * t208)
                    + k9 * (t145 * t210 + t150 * t211);
                let t152 = rt::lit::<T>(2.0) * (x1 + k17 * x1_rate);
                let t98 = rho2 + k17 * rho2_rate;
                let t153 = t98 * t98;
                let t154 = t152 - t153;
                let t99 = t42 - eps;
                let t155 = t154 + t44 * (t154 * (eps * t99) + (t153 + t37 * t37 - t152));
                let t213 = t40 * t44;
                let t157 = rt::lit::<T>(2.0) * (x1 + k20 * x1_rate);
                let t103 = rho2 + k20 * rho2_rate;
                let t158 = t103 * t103;
                let t159 = t157 - t158;
                let t104 = t51 - eps;
                let t160 = t159
                    + t53 * (t159 * (eps * t104) + (t158 + t46 * t46 - t157));
                let t214 = t49 * t53;
                let t162 = rt::lit::<T>(2.0) * (x1 + k18 * x1_rate);
                let t108 = rho2 + k18 * rho2_rate;
                let t163 = t108 * t108;
                let t164 = t162 - t163;
                let t109 = t60 - eps;
                let t165 = t164
                    + t62 * (t164 * (eps * t109) + (t163 + t55 * t55 - t162));
                let t216 = t58 * t62;
                let t167 = rt::lit::<T>(2.0) * (x1 + k19 * x1_rate);
                let t113 = rho2 + k19 * rho2_rate;
                let t168 = t113 * t113;
                let t169 = t167 - t168;
                let t114 = t69 - eps;
                let t170 = t169
                    + t71 * (t169 * (eps * t114) + (t168 + t64 * t64 - t167));
                let t217 = t67 * t71;
                let t241 = k11 * (t155 * t213 + t160 * t214)
                    + k13 * (t165 * t216 + t170 * t217);
                let t242 = t240 + t241;
                let t243 = xi_rate_h * t242;
                let twice_x1_new_2 = rt::lit::<T>(2.0) * x1_new_2;
                let t244 = t239 * t239;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
                let t245 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                let ahead4_new = eps * (t245 - eps);
                let ahead2_new = eps * (eps - t245) + rt::lit::<T>(1.0);
                let t246 = ((twice_x1_new_2 - t244) * ahead4_new
                    + (t244 + t232 * t232 - twice_x1_new_2)) / ahead2_new;
                let t247 = rho1_rate_h * t73;
                let t80 = twice_eps * t79;
                let t119 = t8 * (t80 - rt::lit::<T>(2.0));
                let t85 = twice_eps * t84;
                let t120 = t17 * (t85 - rt::lit::<T>(2.0));
                let t90 = twice_eps * t89;
                let t121 = t26 * (t90 - rt::lit::<T>(2.0));
                let t95 = twice_eps * t94;
                let t122 = t35 * (t95 - rt::lit::<T>(2.0));
                let t100 = twice_eps * t99;
                let t123 = t44 * (t100 - rt::lit::<T>(2.0));
                let t105 = twice_eps * t104;
                let t124 = t53 * (t105 - rt::lit::<T>(2.0));
                let t110 = twice_eps * t109;
                let t125 = t62 * (t110 - rt::lit::<T>(2.0));
                let t115 = twice_eps * t114;
                let t126 = t71 * (t115 - rt::lit::<T>(2.0));
                let t127 = k1 * (t119 + t120) + k2 * (t121 + t122)
                    + (k3 * (t123 + t124) + k4 * (t125 + t126));
                let t248 = x1_rate_h * t127;
                let t81 = rt::lit::<T>(2.0) - t80;
                let t82 = t8 * (t78 * t81);
                let t86 = rt::lit::<T>(2.0) - t85;
                let t87 = t17 * (t83 * t86);
                let t91 = rt::lit::<T>(2.0) - t90;
                let t92 = t26 * (t88 * t91);
                let t96 = rt::lit::<T>(2.0) - t95;
                let t97 = t35 * (t93 * t96);
                let t101 = rt::lit::<T>(2.0) - t100;
                let t102 = t44 * (t98 * t101);
                let t106 = rt::lit::<T>(2.0) - t105;
                let t107 = t53 * (t103 * t106);
                let t111 = rt::lit::<T>(2.0) - t110;
                let t112 = t62 * (t108 * t111);
                let t116 = rt::lit::<T>(2.0) - t115;
                let t117 = t71 * (t113 * t116);
                let t118 = k1 * (t82 + t87) + k2 * (t92 + t97)
                    + (k3 * (t102 + t107) + k4 * (t112 + t117));
                let t249 = rho2_rate_h * t118;
                let resolution1_new = t243
                    + (rt::lit::<T>(0.5) * t246 - t234 - t247 - (t248 + t249));
                let t250 = rt::abs(t249)
                    + (rt::abs(t232 * t73)
                        + rt::lit::<T>(0.5) * (rt::abs(t246) + rt::abs(t233)));
                let t251 = rt::abs(t248) + rt::abs(x1_new_2 * t127)
                    + (rt::abs(t247) + rt::abs(t239 * t118));
                let resolution2_new = rt::abs(t243) + rt::abs(xi_new_2 * t242)
                    + (t250 + t251);
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead3_new = eps * sin_xi_ahead_new;
                let ahead5_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead6_new = k5 * cos_xi_ahead_new - k6;
                let ahead7_new = rt::abs(inv_h * xi_new_2);
                let ahead8_new = ahead2_new * ahead2_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
                    reference,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                if !rt::is_resolved(carried[5], carried[6]) {
                    return Err(setting.unresolved(carried[5], carried[6], tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 18]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, _, ahead2, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7b01cc14dd3f6229c14b9dc20090bdc5";
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
        /// - `xi_rate`, `rho1_rate`: 2 × 2 implicit block (Newton, analytic Jacobian); torn from it and assigned: x1_rate, rho2_rate
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 5 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 36 | 63 | 6 | 0 | 4 | 1 |
        /// | each iteration for xi_rate, rho1_rate | 44 | 90 | 4 | 0 | 4 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 eps`
            twice_eps: T,
            /// `3 eps² + 1`
            k1: T,
            /// `eps (eps² + 3)`
            k2: T,
            /// `eps/2`
            half_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `eps h/2`
            half_eps_h: T,
            /// `h²`
            h_squared: T,
            /// `h/4`
            quarter_h: T,
            /// `2 eps h`
            twice_eps_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (10).
            type Carried = [T; 16];
            type Memory = (rt::Predictor<T, 2, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let eps_squared = eps * eps;
                let k1 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k2 = eps * (eps_squared + rt::lit::<T>(3.0));
                let half_eps = rt::lit::<T>(0.5) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let half_eps_h = rt::lit::<T>(0.5) * eps_h;
                let h_squared = h * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let twice_eps_h = rt::lit::<T>(2.0) * eps_h;
                Scheme {
                    twice_eps,
                    k1,
                    k2,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    half_eps_h,
                    h_squared,
                    quarter_h,
                    twice_eps_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { twice_eps, k1, k2, inv_h, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t2 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = twice_cos_xi - eps;
                let t5 = eps * t4;
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let xi_dot_squared = xi_dot * xi_dot;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    t3
                        * (rt::lit::<T>(0.5)
                            * (t1 * t1
                                + (t5 * (twice_x1 - xi_dot_squared)
                                    + (xi_dot_squared - twice_x1)))),
                    t2,
                    eps * sin_xi,
                    t5,
                    t3 * (twice_eps * t4 - rt::lit::<T>(2.0)),
                    rt::lit::<T>(2.0) * sin_xi,
                    k1 * cos_xi - k2,
                    rt::abs(inv_h * xi),
                    t2 * t2,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, rank) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, reference, ahead1, ahead2, ahead3, ahead4,
                ahead5, ahead6, ahead7, ahead8, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme {
                    twice_eps,
                    k1,
                    k2,
                    half_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    half_eps_h,
                    h_squared,
                    quarter_h,
                    twice_eps_h,
                } = *setting.scheme();
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t1 = rho2_squared + rho1_squared;
                let inv_ahead1 = rt::lit::<T>(1.0) / ahead1;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let t2 = rt::lit::<T>(2.0) - rt::lit::<T>(2.0) * ahead3;
                let t3 = t2 * inv_ahead1 - rt::lit::<T>(2.0);
                let twice_inv_ahead1 = rt::lit::<T>(2.0) * inv_ahead1;
                let t4 = (ahead3 - rt::lit::<T>(1.0)) * twice_inv_ahead1
                    + rt::lit::<T>(2.0);
                let quarter_h_ahead4 = quarter_h * ahead4;
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            rho2,
                            (ahead6 + ahead2 * (rho1 * rho2 + ahead5)) * inv_ahead1,
                        ],
                        move || [ahead7, rt::abs(inv_h * rho1)],
                        move |[xi_rate, rho1_rate]| {
                            let xi_rate_h = h * xi_rate;
                            let xi_new_2 = xi + xi_rate_h;
                            let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::sin_cos(
                                xi_new_2,
                            );
                            let t5 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                            let ahead1_new = eps * (eps - t5) + rt::lit::<T>(1.0);
                            let inv_ahead1_new = rt::lit::<T>(1.0) / ahead1_new;
                            let rho1_rate_h = h * rho1_rate;
                            let t6 = twice_rho1 + rho1_rate_h;
                            let t7 = inv_ahead1_new * t6;
                            let xi_rate_half_h = half_h * xi_rate;
                            let t8 = xi + xi_rate_half_h;
                            let ((sin_xi_rate_half_h, cos_xi_rate_half_h), (t9, t10)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t8,
                            );
                            let t11 = t10 - eps;
                            let t12 = half_h * t11;
                            let t13 = rt::lit::<T>(2.0) * (x1 + t7 * t12);
                            let t14 = t13 - rho2_squared;
                            let t15 = t14 + inv_ahead1 * (ahead3 * t14 + (t1 - t13));
                            let t16 = rt::div_or_one(sin_xi_rate_half_h, xi_rate_half_h);
                            let t17 = rt::lit::<T>(0.5) * (xi + xi_new_2);
                            let (_, (t18, t19)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t17,
                            );
                            let t20 = t16 * (eps * t18);
                            let t21 = t15 * (inv_ahead1_new * (rt::lit::<T>(2.0) * t20));
                            let t22 = eps * (eps - rt::lit::<T>(2.0) * t10)
                                + rt::lit::<T>(1.0);
                            let t23 = ahead1_new * t22;
                            let t24 = rt::lit::<T>(1.0) / t23;
                            let t25 = rho1 + half_h * rho1_rate;
                            let t26 = t25 * (eps * t9);
                            let t27 = t24 * (t26 * t6);
                            let t28 = twice_rho2 + half_h * (t21 - t27);
                            let t29 = t5 - eps;
                            let ahead3_new = eps * t29;
                            let t30 = t28 - ahead3_new * t28;
                            let t31 = inv_ahead1_new * t30;
                            let t32 = t30 * (t26 * t24);
                            let t33 = eps_h * sin_xi_ahead_new;
                            let t34 = eps
                                * (t16 * (half_h * t19)
                                    + t18
                                        * rt::div_or_zero(
                                            half_h * (cos_xi_rate_half_h - t16),
                                            xi_rate_half_h,
                                        )) * t15;
                            let t35 = t20
                                * ((inv_ahead1_new * (t11 * t33) + quarter_h * t9)
                                    * (h * t7) * t3) + t34;
                            let t36 = t10 * (eps_h * t25);
                            let t37 = twice_eps_h * sin_xi_ahead_new;
                            let t38 = ahead1_new * (eps_h * t9) + t22 * t37;
                            let t39 = rt::lit::<T>(0.5) * t24;
                            let t40 = inv_ahead1_new * (t35 - t33 * t21)
                                - (t36 * (rt::lit::<T>(0.5) * t6) - t38 * t27) * t39;
                            let t41 = h * t40;
                            let t42 = t41 + t37 * t28 - ahead3_new * t41;
                            let t43 = inv_ahead1_new * (h_squared * t11) * t4
                                * (inv_ahead1_new * t20)
                                - t24 * (h * t26 + t9 * (half_eps_h * t6));
                            let t44 = half_h * t43;
                            let t45 = t44 - ahead3_new * t44;
                            let t46 = t9 * quarter_h_ahead4
                                + t39
                                    * (t26 * t42
                                        + (t30 * (rt::lit::<T>(0.5) * t36) - t38 * t32));
                            (
                                [
                                    xi_rate - rt::lit::<T>(0.5) * t31,
                                    rho1_rate - rt::lit::<T>(0.5) * (t32 + ahead4 * (eps - t10)),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0)
                                            - (t42 - t37 * t31) * (rt::lit::<T>(0.5) * inv_ahead1_new),
                                        t45 * (rt::lit::<T>(-0.5) * inv_ahead1_new),
                                    ],
                                    [
                                        -t46,
                                        rt::lit::<T>(1.0)
                                            - t39 * (t30 * (half_eps_h * t9) + t26 * t45),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho1_rate", tally)
                    })?;
                let [xi_rate, rho1_rate] = solution1.x;
                let rho1_rate_h = h * rho1_rate;
                let t47 = rho1 + rho1_rate_h;
                let t48 = rho1 + t47;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
                let t5 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                let ahead1_new = eps * (eps - t5) + rt::lit::<T>(1.0);
                let inv_ahead1_new = rt::lit::<T>(1.0) / ahead1_new;
                let t49 = t48 * inv_ahead1_new;
                let xi_rate_half_h = half_h * xi_rate;
                let t8 = xi + xi_rate_half_h;
                let ((sin_xi_rate_half_h, _), (t9, t10)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_rate_half_h,
                    t8,
                );
                let t11 = t10 - eps;
                let t12 = half_h * t11;
                let x1_new_2 = x1 + t49 * t12;
                let x2_new_2 = x2 + half_h * t9 * t49;
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let t50 = inv_ahead1
                    * (rho1_squared + t2 * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t51 = (inv_ahead1
                    * (rt::lit::<T>(0.5)
                        * ((twice_x1 - rho2_squared) * ahead3 + (t1 - twice_x1)))
                    - reference) * (rt::lit::<T>(0.5) * t50);
                let t52 = twice_x1 * ahead3 - twice_x1;
                let t53 = t50 * t50
                    + rt::lit::<T>(0.0625)
                        * (reference * reference
                            + t52 * (rt::lit::<T>(0.25) * t52)
                                * (rt::lit::<T>(1.0) / ahead8));
                let t54 = rt::lit::<T>(1.0) - rt::visible_quotient(t51, t53);
                let rho1_new_2 = t47 * t54;
                let twice_x1_new_2 = rt::lit::<T>(2.0) * x1_new_2;
                let t55 = twice_x1_new_2 - rho2_squared;
                let t16 = rt::div_or_one(sin_xi_rate_half_h, xi_rate_half_h);
                let t17 = rt::lit::<T>(0.5) * (xi + xi_new_2);
                let (_, (t18, _)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_rate_half_h,
                    t17,
                );
                let t56 = (rt::lit::<T>(2.0) * t55
                    + twice_inv_ahead1 * (ahead3 * t55 + (t1 - twice_x1_new_2)))
                    * (inv_ahead1_new * (t16 * (half_eps * t18)));
                let t25 = rho1 + half_h * rho1_rate;
                let t22 = eps * (eps - rt::lit::<T>(2.0) * t10) + rt::lit::<T>(1.0);
                let t23 = ahead1_new * t22;
                let rho2_new_2 = t54
                    * (rho2 + h * (t56 - t9 * (t48 * (half_eps * t25)) / t23));
                let ahead2_new = eps * sin_xi_ahead_new;
                let t29 = t5 - eps;
                let ahead3_new = eps * t29;
                let ahead4_new = inv_ahead1_new * (twice_eps * t29 - rt::lit::<T>(2.0));
                let ahead5_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead6_new = k1 * cos_xi_ahead_new - k2;
                let ahead7_new = rt::abs(inv_h * xi_new_2);
                let ahead8_new = ahead1_new * ahead1_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
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
                    let before = balance([
                        motion.carried[0],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[2],
                        carried[3],
                        carried[4],
                    ]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 16]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead1, _, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [x1,
                xi,
                rho1,
                rho2,
                ]: [T; 4],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t1 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let rho2_squared = rho2 * rho2;
                let t3 = twice_x1 - rho2_squared;
                let t4 = eps * (twice_cos_xi - eps);
                let rho1_squared = rho1 * rho1;
                let t5 = t3 * t4 + (rho2_squared + rho1_squared - twice_x1);
                let abs_eps = rt::abs(eps);
                let t6 = abs_eps
                    * (abs_eps
                        + rt::lit::<T>(2.0) * (rt::abs(cos_xi) + rt::abs(xi * sin_xi)));
                let t7 = rt::lit::<T>(2.0) * rho2_squared
                    + rt::lit::<T>(2.0) * rt::abs(x1);
                let t8 = rt::abs(t2)
                    * (t6 * rt::abs(t3)
                        + (t7 * rt::abs(t4) + (rt::lit::<T>(2.0) * rho1_squared + t7)));
                [
                    t2 * (rt::lit::<T>(0.5) * t5),
                    rt::lit::<T>(0.5)
                        * (t8 + (t6 + rt::lit::<T>(1.0)) * rt::abs(t5 / (t1 * t1))),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "dfebc558dfe579dde05ddc5c9eea2a16";
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
        /// - `xi_rate_first`, `rho1_rate_first`: 2 × 2 implicit block (Newton, analytic Jacobian); torn from it and assigned: x1_rate_first, rho2_rate_first
        /// - `x2_rate_first`: explicit
        /// - `rho1_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Newton, analytic Jacobian); torn from it and assigned: xi_rate_second
        /// - `x1_rate_second`: explicit
        /// - `x2_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 5 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 1 | 0 | 0 | 0 |
        /// | each step | 51 | 84 | 7 | 0 | 6 | 1 |
        /// | each iteration for xi_rate_first, rho1_rate_first | 44 | 90 | 4 | 0 | 4 | 0 |
        /// | each iteration for rho1_rate_second, rho2_rate_second | 45 | 79 | 5 | 0 | 4 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `2 eps`
            twice_eps: T,
            /// `3 eps² + 1`
            k1: T,
            /// `eps (eps² + 3)`
            k2: T,
            /// `eps/4`
            quarter_eps: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `eps h/2`
            half_eps_h: T,
            /// `h²`
            h_squared: T,
            /// `h/4`
            quarter_h: T,
            /// `eps h/4`
            quarter_eps_h: T,
            /// `h/8`
            k3: T,
            /// `eps h/8`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (10).
            type Carried = [T; 16];
            type Memory = (
                rt::Predictor<T, 2, 6>,
                rt::Predictor<T, 2, 6>,
                rt::RankMonitor<T>,
            );
            const BLOCKS: u64 = 2;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let eps_squared = eps * eps;
                let k1 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k2 = eps * (eps_squared + rt::lit::<T>(3.0));
                let quarter_eps = rt::lit::<T>(0.25) * eps;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let half_eps_h = rt::lit::<T>(0.5) * eps_h;
                let h_squared = h * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let quarter_eps_h = rt::lit::<T>(0.25) * eps_h;
                let k3 = rt::lit::<T>(0.125) * h;
                let k4 = rt::lit::<T>(0.125) * eps_h;
                Scheme {
                    twice_eps,
                    k1,
                    k2,
                    quarter_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    half_eps_h,
                    h_squared,
                    quarter_h,
                    quarter_eps_h,
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
                let eps = system.parameters.eps;
                let Scheme { twice_eps, k1, k2, inv_h, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t2 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = twice_cos_xi - eps;
                let t5 = eps * t4;
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let xi_dot_squared = xi_dot * xi_dot;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    t3
                        * (rt::lit::<T>(0.5)
                            * (t1 * t1
                                + (t5 * (twice_x1 - xi_dot_squared)
                                    + (xi_dot_squared - twice_x1)))),
                    t2,
                    eps * sin_xi,
                    t5,
                    t3 * (twice_eps * t4 - rt::lit::<T>(2.0)),
                    rt::lit::<T>(2.0) * sin_xi,
                    k1 * cos_xi - k2,
                    rt::abs(inv_h * xi),
                    t2 * t2,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, predictor2, rank) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, reference, ahead1, ahead2, ahead3, ahead4,
                ahead5, ahead6, ahead7, ahead8, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme {
                    twice_eps,
                    k1,
                    k2,
                    quarter_eps,
                    inv_h,
                    half_h,
                    eps_h,
                    half_eps_h,
                    h_squared,
                    quarter_h,
                    quarter_eps_h,
                    k3,
                    k4,
                } = *setting.scheme();
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t1 = rho2_squared + rho1_squared;
                let inv_ahead1 = rt::lit::<T>(1.0) / ahead1;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let t2 = inv_ahead1 * (rt::lit::<T>(0.5) - rt::lit::<T>(0.5) * ahead3)
                    - rt::lit::<T>(0.5);
                let twice_inv_ahead1 = rt::lit::<T>(2.0) * inv_ahead1;
                let t3 = twice_inv_ahead1
                    * (rt::lit::<T>(0.25) * ahead3 - rt::lit::<T>(0.25))
                    + rt::lit::<T>(0.5);
                let t4 = k3 * ahead4;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t5 = (ahead6 + ahead2 * (rho1 * rho2 + ahead5))
                                * inv_ahead1;
                            [rho2, t5]
                        },
                        move || {
                            let t6 = rt::abs(inv_h * rho1);
                            [ahead7, t6]
                        },
                        move |[xi_rate_first, rho1_rate_first]| {
                            let half_h_xi_rate_first = half_h * xi_rate_first;
                            let t7 = xi + half_h_xi_rate_first;
                            let (t8, t9) = rt::sin_cos(t7);
                            let t10 = rt::lit::<T>(2.0) * t9;
                            let t11 = eps * (eps - t10) + rt::lit::<T>(1.0);
                            let t12 = rt::lit::<T>(1.0) / t11;
                            let t13 = quarter_h * xi_rate_first;
                            let t14 = xi + t13;
                            let ((t15, t16), (t17, t18)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                t13,
                                t14,
                            );
                            let t19 = t18 - eps;
                            let t20 = quarter_h * t19;
                            let t21 = half_h * rho1_rate_first;
                            let t22 = twice_rho1 + t21;
                            let t23 = t12 * t22;
                            let t24 = rt::lit::<T>(2.0) * (x1 + t20 * t23);
                            let t25 = t24 - rho2_squared;
                            let t26 = t25 + inv_ahead1 * (ahead3 * t25 + (t1 - t24));
                            let t27 = rt::div_or_one(t15, t13);
                            let t28 = rt::lit::<T>(0.5) * (xi + t7);
                            let (_, (t29, t30)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                t13,
                                t28,
                            );
                            let t31 = t27 * (eps * t29);
                            let t32 = t26 * (t12 * (rt::lit::<T>(2.0) * t31));
                            let t33 = eps * (eps - rt::lit::<T>(2.0) * t18)
                                + rt::lit::<T>(1.0);
                            let t34 = t11 * t33;
                            let t35 = rt::lit::<T>(1.0) / t34;
                            let t36 = rho1 + quarter_h * rho1_rate_first;
                            let t37 = t36 * (eps * t17);
                            let t38 = t35 * (t37 * t22);
                            let t39 = twice_rho2 + quarter_h * (t32 - t38);
                            let t40 = t10 - eps;
                            let t41 = eps * t40;
                            let t42 = t39 - t41 * t39;
                            let t43 = t12 * t42;
                            let t44 = t42 * (t37 * t35);
                            let t45 = eps_h * t8;
                            let t46 = eps
                                * (t27 * (quarter_h * t30)
                                    + t29 * rt::div_or_zero(quarter_h * (t16 - t27), t13))
                                * t26;
                            let t47 = t31
                                * ((quarter_h * t17 + t12 * (t19 * t45)) * (h * t23) * t2)
                                + t46;
                            let t48 = t18 * (eps_h * t36);
                            let t49 = t33 * t45 + t11 * (half_eps_h * t17);
                            let t50 = t12 * (rt::lit::<T>(2.0) * t47 - t45 * t32)
                                - t35 * (t48 * (rt::lit::<T>(0.25) * t22) - t49 * t38);
                            let t51 = quarter_h * t50;
                            let t52 = t51 + t45 * t39 - t41 * t51;
                            let t53 = t12 * (h_squared * t19) * t3 * (t12 * t31)
                                - t35 * (half_h * t37 + t17 * (quarter_eps_h * t22));
                            let t54 = quarter_h * t53;
                            let t55 = t54 - t41 * t54;
                            let t56 = rt::lit::<T>(0.5) * t35;
                            let t57 = t17 * t4
                                + (t37 * t52
                                    + (t42 * (rt::lit::<T>(0.25) * t48) - t49 * t44)) * t56;
                            (
                                [
                                    xi_rate_first - rt::lit::<T>(0.5) * t43,
                                    rho1_rate_first
                                        - rt::lit::<T>(0.5) * (t44 + ahead4 * (eps - t18)),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0)
                                            - (t52 - t45 * t43) * (rt::lit::<T>(0.5) * t12),
                                        t55 * (rt::lit::<T>(-0.5) * t12),
                                    ],
                                    [
                                        -t57,
                                        rt::lit::<T>(1.0)
                                            - t56 * (t42 * (quarter_eps_h * t17) + t37 * t55),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "xi_rate_first, rho1_rate_first",
                                tally,
                            )
                    })?;
                let [xi_rate_first, rho1_rate_first] = solution1.x;
                let half_h_xi_rate_first = half_h * xi_rate_first;
                let t7 = xi + half_h_xi_rate_first;
                let (_, (t8, t9)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    half_h_xi_rate_first,
                    t7,
                );
                let t10 = rt::lit::<T>(2.0) * t9;
                let t11 = eps * (eps - t10) + rt::lit::<T>(1.0);
                let t40 = t10 - eps;
                let t41 = eps * t40;
                let t12 = rt::lit::<T>(1.0) / t11;
                let t21 = half_h * rho1_rate_first;
                let t58 = rho1 + t21;
                let t59 = h * t12;
                let t60 = rho1 + t58;
                let t61 = t60 * t12;
                let t13 = quarter_h * xi_rate_first;
                let t14 = xi + t13;
                let ((t15, _), (t17, t18)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    t13,
                    t14,
                );
                let t19 = t18 - eps;
                let t20 = quarter_h * t19;
                let t62 = x1 + t61 * t20;
                let t63 = rt::lit::<T>(2.0) * t62;
                let t64 = t63 - rho2_squared;
                let t27 = rt::div_or_one(t15, t13);
                let t28 = rt::lit::<T>(0.5) * (xi + t7);
                let (_, (t29, _)) = rt::halfway((sin_xi_ahead, cos_xi_ahead), t13, t28);
                let t65 = (rt::lit::<T>(2.0) * t64
                    + twice_inv_ahead1 * (ahead3 * t64 + (t1 - t63)))
                    * (t12 * (t27 * (quarter_eps * t29)));
                let t36 = rho1 + quarter_h * rho1_rate_first;
                let t33 = eps * (eps - rt::lit::<T>(2.0) * t18) + rt::lit::<T>(1.0);
                let t34 = t11 * t33;
                let t66 = rho2 + h * (t65 - t17 * (t60 * (quarter_eps * t36)) / t34);
                let t67 = half_h - half_eps_h * t40;
                let t68 = t12 * (h * t67);
                let t69 = eps * t68;
                let t70 = eps * t11;
                let t71 = rt::lit::<T>(0.125) * t68;
                let solution2 = rt::newton(
                        predictor2,
                        move || {
                            let t5 = (ahead6 + ahead2 * (rho1 * rho2 + ahead5))
                                * inv_ahead1;
                            [t5, rt::lit::<T>(0.0)]
                        },
                        move || {
                            let t6 = rt::abs(inv_h * rho1);
                            [t6, rt::abs(inv_h * rho2)]
                        },
                        move |[rho1_rate_second, rho2_rate_second]| {
                            let t72 = half_h * rho2_rate_second + t66;
                            let t73 = t66 + t72;
                            let t74 = t73 - t41 * t73;
                            let t75 = t59 * t74;
                            let t76 = rt::lit::<T>(0.125) * t75;
                            let t77 = t7 + t76;
                            let ((t78, t79), (t80, t81)) = rt::halfway(
                                (t8, t9),
                                t76,
                                t77,
                            );
                            let t82 = rt::lit::<T>(1.0)
                                / (t11
                                    * (eps * (eps - rt::lit::<T>(2.0) * t81)
                                        + rt::lit::<T>(1.0)));
                            let t83 = t58 + quarter_h * rho1_rate_second;
                            let t84 = t83 * (eps * t80);
                            let t85 = t82 * (t74 * t84);
                            let xi_new_2 = t7 + rt::lit::<T>(0.25) * t75;
                            let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::sin_cos(
                                xi_new_2,
                            );
                            let t86 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                            let t87 = t86 - eps;
                            let t88 = twice_eps * t87 - rt::lit::<T>(2.0);
                            let ahead1_new = eps * (eps - t86) + rt::lit::<T>(1.0);
                            let inv_ahead1_new = rt::lit::<T>(1.0) / ahead1_new;
                            let t89 = t88 * inv_ahead1_new;
                            let t90 = eps - t81;
                            let t91 = half_h * rho1_rate_second + t58;
                            let t92 = t58 + t91;
                            let t93 = t82 * (t92 * t84);
                            let t94 = t72 * t72;
                            let t95 = t63 - t94;
                            let ahead3_new = eps * t87;
                            let t96 = t95
                                + inv_ahead1_new
                                    * (ahead3_new * t95 + (t94 + (t91 * t91 - t63)));
                            let t97 = -t76;
                            let t98 = rt::div_or_one(-t78, t97);
                            let t99 = rt::lit::<T>(0.5) * (t7 + xi_new_2);
                            let (_, (t100, t101)) = rt::halfway((t8, t9), t76, t99);
                            let t102 = t98 * (eps * t100);
                            let t103 = t80 * t68;
                            let t104 = sin_xi_ahead_new * t69;
                            let t105 = rt::lit::<T>(0.5) * t104;
                            let t106 = t81 * (t83 * t69);
                            let t107 = rt::lit::<T>(0.25) * (t103 * t70);
                            let t108 = t89 * (rt::lit::<T>(0.125) * t103)
                                - (t104 + t89 * t105) * (inv_ahead1_new * t90)
                                + t82
                                    * (t67 * t84 + t106 * (rt::lit::<T>(0.125) * t74)
                                        - t85 * t107);
                            let t109 = t82
                                * (rt::lit::<T>(0.5)
                                    * (half_h * t84 + t80 * (quarter_eps_h * t92)))
                                - t102 * (h * t91) / (t11 * ahead1_new);
                            let t110 = h * t72;
                            let t111 = t96
                                * (eps
                                    * (t98 * (t101 * t71)
                                        + t100 * rt::div_or_zero((t98 - t79) * t71, t97)));
                            let t112 = t12
                                * (t102
                                    * (inv_ahead1_new * (t110 - ahead3_new * t110 - t96 * t105)
                                        - t110) + t111);
                            (
                                [
                                    rho1_rate_second - rt::lit::<T>(0.5) * (t85 + t89 * t90),
                                    rho2_rate_second + rt::lit::<T>(0.5) * t93
                                        - t96 * (t12 * t102),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t82 * (t80 * (k4 * t74)),
                                        -(rt::lit::<T>(0.5) * t108),
                                    ],
                                    [
                                        t109,
                                        (t106 * (rt::lit::<T>(0.125) * t92) - t93 * t107)
                                            * (rt::lit::<T>(0.5) * t82) + rt::lit::<T>(1.0) - t112,
                                    ],
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
                let t72 = half_h * rho2_rate_second + t66;
                let t73 = t66 + t72;
                let t74 = t73 - t41 * t73;
                let t75 = t59 * t74;
                let t76 = rt::lit::<T>(0.125) * t75;
                let t77 = t7 + t76;
                let (_, (t80, t81)) = rt::halfway((t8, t9), t76, t77);
                let t91 = half_h * rho1_rate_second + t58;
                let t92 = t58 + t91;
                let t113 = t12 * t92;
                let x1_new_2 = t62 + (t81 - eps) * (quarter_h * t113);
                let x2_new_2 = x2 + quarter_h * (t17 * t61 + t113 * t80);
                let xi_new_2 = t7 + rt::lit::<T>(0.25) * t75;
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let t114 = inv_ahead1
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) - rt::lit::<T>(2.0) * ahead3)
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t115 = (inv_ahead1
                    * (rt::lit::<T>(0.5)
                        * ((twice_x1 - rho2_squared) * ahead3 + (t1 - twice_x1)))
                    - reference) * (rt::lit::<T>(0.5) * t114);
                let t116 = twice_x1 * ahead3 - twice_x1;
                let t117 = t114 * t114
                    + rt::lit::<T>(0.0625)
                        * (reference * reference
                            + t116 * (rt::lit::<T>(0.25) * t116)
                                * (rt::lit::<T>(1.0) / ahead8));
                let t118 = rt::lit::<T>(1.0) - rt::visible_quotient(t115, t117);
                let rho1_new_2 = t118 * t91;
                let rho2_new_2 = t118 * t72;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    half_h_xi_rate_first + rt::lit::<T>(0.25) * t75,
                    xi_new_2,
                    tally,
                );
                let t86 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                let ahead1_new = eps * (eps - t86) + rt::lit::<T>(1.0);
                let ahead2_new = eps * sin_xi_ahead_new;
                let t87 = t86 - eps;
                let ahead3_new = eps * t87;
                let t88 = twice_eps * t87 - rt::lit::<T>(2.0);
                let ahead4_new = t88 / ahead1_new;
                let ahead5_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead6_new = k1 * cos_xi_ahead_new - k2;
                let ahead7_new = rt::abs(inv_h * xi_new_2);
                let ahead8_new = ahead1_new * ahead1_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                    let before = balance([
                        motion.carried[0],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
                        carried[2],
                        carried[3],
                        carried[4],
                    ]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.push(solution2.x, solution2.unusual());
                motion.tally.record(solution2.iterations, solution2.restarted);
                motion.memory.2.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.2, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 16]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead1, _, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [x1,
                xi,
                rho1,
                rho2,
                ]: [T; 4],
            ) -> [T; 2] {
                let eps = parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t1 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let rho2_squared = rho2 * rho2;
                let t3 = twice_x1 - rho2_squared;
                let t4 = eps * (twice_cos_xi - eps);
                let rho1_squared = rho1 * rho1;
                let t5 = t3 * t4 + (rho2_squared + rho1_squared - twice_x1);
                let abs_eps = rt::abs(eps);
                let t6 = abs_eps
                    * (abs_eps
                        + rt::lit::<T>(2.0) * (rt::abs(cos_xi) + rt::abs(xi * sin_xi)));
                let t7 = rt::lit::<T>(2.0) * rho2_squared
                    + rt::lit::<T>(2.0) * rt::abs(x1);
                let t8 = rt::abs(t2)
                    * (t6 * rt::abs(t3)
                        + (t7 * rt::abs(t4) + (rt::lit::<T>(2.0) * rho1_squared + t7)));
                [
                    t2 * (rt::lit::<T>(0.5) * t5),
                    rt::lit::<T>(0.5)
                        * (t8 + (t6 + rt::lit::<T>(1.0)) * rt::abs(t5 / (t1 * t1))),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "255f708f495e41a6c12ee7baf46ffdf7";
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
        /// - `xi_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `xi_rate_2`, `rho1_rate_2`, `rho2_rate_2`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x1_rate_1, x1_rate_2
        /// - `x2_rate_1`: explicit
        /// - `x2_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 36 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 128 | 1 | 0 | 0 | 0 |
        /// | each step | 295 | 392 | 12 | 0 | 11 | 47 |
        /// | each sweep for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2 | 220 | 280 | 10 | 0 | 10 | 0 |
        /// | each iteration for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2 | 698 | 1132 | 10 | 0 | 10 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `- 0.03357096720958545/2`
            k1: T,
            /// `- 0.042237587700185465/2`
            k2: T,
            /// `0.014077768468017546/2`
            k3: T,
            /// `0.12372628666282504/2`
            k4: T,
            /// `0.23895749671553695/2`
            k5: T,
            /// `0.29962887740986976/2`
            k6: T,
            /// `0.2646186221535599/2`
            k7: T,
            /// `0.13479950349996173/2`
            k8: T,
            /// `0.13479950349996173/2`
            k9: T,
            /// `0.2646186221535599/2`
            k10: T,
            /// `0.29962887740986976/2`
            k11: T,
            /// `0.23895749671553695/2`
            k12: T,
            /// `0.12372628666282504/2`
            k13: T,
            /// `0.014077768468017546/2`
            k14: T,
            /// `- 0.042237587700185465/2`
            k15: T,
            /// `- 0.03357096720958545/2`
            k16: T,
            /// `2 0.13479950349996173`
            k17: T,
            /// `2 0.2646186221535599`
            k18: T,
            /// `2 0.29962887740986976`
            k19: T,
            /// `2 0.23895749671553695`
            k20: T,
            /// `2 0.12372628666282504`
            k21: T,
            /// `2 0.014077768468017546`
            k22: T,
            /// `2 - 0.042237587700185465`
            k23: T,
            /// `2 - 0.03357096720958545`
            k24: T,
            /// `2 - 0.03357096720958545`
            k25: T,
            /// `2 - 0.042237587700185465`
            k26: T,
            /// `2 0.014077768468017546`
            k27: T,
            /// `2 0.12372628666282504`
            k28: T,
            /// `2 0.23895749671553695`
            k29: T,
            /// `2 0.29962887740986976`
            k30: T,
            /// `2 0.2646186221535599`
            k31: T,
            /// `2 0.13479950349996173`
            k32: T,
            /// `2 eps`
            twice_eps: T,
            /// `3 eps² + 1`
            k33: T,
            /// `eps (eps² + 3)`
            k34: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.026781124516269687`
            k35: T,
            /// `h 0.12992802718545557`
            k36: T,
            /// `h 0.2753275904819451`
            k37: T,
            /// `h 0.4133626265872448`
            k38: T,
            /// `h 0.5050799478350697`
            k39: T,
            /// `h 0.5380937954401096`
            k40: T,
            /// `h 0.528261265892269`
            k41: T,
            /// `h 0.5069260527650378`
            k42: T,
            /// `h - 0.006926052765037803`
            k43: T,
            /// `h - 0.02826126589226893`
            k44: T,
            /// `h - 0.03809379544010962`
            k45: T,
            /// `h - 0.005079947835069699`
            k46: T,
            /// `h 0.08663737341275521`
            k47: T,
            /// `h 0.22467240951805487`
            k48: T,
            /// `h 0.37007197281454446`
            k49: T,
            /// `h 0.4732188754837303`
            k50: T,
            /// `h 0.25`
            k51: T,
            /// `h - 0.03867513459481288`
            k52: T,
            /// `h 0.5386751345948129`
            k53: T,
            /// `h 0.25`
            k54: T,
            /// `eps h 0.026781124516269687`
            k55: T,
            /// `eps h 0.12992802718545557`
            k56: T,
            /// `eps h 0.2753275904819451`
            k57: T,
            /// `eps h 0.4133626265872448`
            k58: T,
            /// `eps h 0.5050799478350697`
            k59: T,
            /// `eps h 0.5380937954401096`
            k60: T,
            /// `eps h 0.528261265892269`
            k61: T,
            /// `eps h 0.5069260527650378`
            k62: T,
            /// `2 h 0.026781124516269687`
            k63: T,
            /// `2 h 0.12992802718545557`
            k64: T,
            /// `2 h 0.2753275904819451`
            k65: T,
            /// `2 h 0.4133626265872448`
            k66: T,
            /// `2 h 0.5050799478350697`
            k67: T,
            /// `2 h 0.5380937954401096`
            k68: T,
            /// `2 h 0.528261265892269`
            k69: T,
            /// `2 h 0.5069260527650378`
            k70: T,
            /// `2 eps h 0.026781124516269687`
            k71: T,
            /// `2 eps h 0.12992802718545557`
            k72: T,
            /// `2 eps h 0.2753275904819451`
            k73: T,
            /// `2 eps h 0.4133626265872448`
            k74: T,
            /// `2 eps h 0.5050799478350697`
            k75: T,
            /// `2 eps h 0.5380937954401096`
            k76: T,
            /// `2 eps h 0.528261265892269`
            k77: T,
            /// `2 eps h 0.5069260527650378`
            k78: T,
            /// `eps h - 0.006926052765037803`
            k79: T,
            /// `eps h - 0.02826126589226893`
            k80: T,
            /// `eps h - 0.03809379544010962`
            k81: T,
            /// `eps h - 0.005079947835069699`
            k82: T,
            /// `eps h 0.08663737341275521`
            k83: T,
            /// `eps h 0.22467240951805487`
            k84: T,
            /// `eps h 0.37007197281454446`
            k85: T,
            /// `eps h 0.4732188754837303`
            k86: T,
            /// `2 h - 0.006926052765037803`
            k87: T,
            /// `2 h - 0.02826126589226893`
            k88: T,
            /// `2 h - 0.03809379544010962`
            k89: T,
            /// `2 h - 0.005079947835069699`
            k90: T,
            /// `2 h 0.08663737341275521`
            k91: T,
            /// `2 h 0.22467240951805487`
            k92: T,
            /// `2 h 0.37007197281454446`
            k93: T,
            /// `2 h 0.4732188754837303`
            k94: T,
            /// `2 eps h - 0.006926052765037803`
            k95: T,
            /// `2 eps h - 0.02826126589226893`
            k96: T,
            /// `2 eps h - 0.03809379544010962`
            k97: T,
            /// `2 eps h - 0.005079947835069699`
            k98: T,
            /// `2 eps h 0.08663737341275521`
            k99: T,
            /// `2 eps h 0.22467240951805487`
            k100: T,
            /// `2 eps h 0.37007197281454446`
            k101: T,
            /// `2 eps h 0.4732188754837303`
            k102: T,
            /// `eps h 0.25`
            k103: T,
            /// `2 eps h 0.25`
            k104: T,
            /// `eps h - 0.03867513459481288`
            k105: T,
            /// `2 eps h - 0.03867513459481288`
            k106: T,
            /// `0.13479950349996173 h 0.026781124516269687`
            k107: T,
            /// `0.2646186221535599 h 0.12992802718545557`
            k108: T,
            /// `0.29962887740986976 h 0.2753275904819451`
            k109: T,
            /// `0.23895749671553695 h 0.4133626265872448`
            k110: T,
            /// `0.12372628666282504 h 0.5050799478350697`
            k111: T,
            /// `0.014077768468017546 h 0.5380937954401096`
            k112: T,
            /// `- 0.042237587700185465 h 0.528261265892269`
            k113: T,
            /// `- 0.03357096720958545 h 0.5069260527650378`
            k114: T,
            /// `- 0.03357096720958545 h 0.026781124516269687`
            k115: T,
            /// `- 0.042237587700185465 h 0.12992802718545557`
            k116: T,
            /// `0.014077768468017546 h 0.2753275904819451`
            k117: T,
            /// `0.12372628666282504 h 0.4133626265872448`
            k118: T,
            /// `0.23895749671553695 h 0.5050799478350697`
            k119: T,
            /// `0.29962887740986976 h 0.5380937954401096`
            k120: T,
            /// `0.2646186221535599 h 0.528261265892269`
            k121: T,
            /// `0.13479950349996173 h 0.5069260527650378`
            k122: T,
            /// `4 h 0.026781124516269687`
            k123: T,
            /// `4 h 0.12992802718545557`
            k124: T,
            /// `4 h 0.2753275904819451`
            k125: T,
            /// `4 h 0.4133626265872448`
            k126: T,
            /// `4 h 0.5050799478350697`
            k127: T,
            /// `4 h 0.5380937954401096`
            k128: T,
            /// `4 h 0.528261265892269`
            k129: T,
            /// `4 h 0.5069260527650378`
            k130: T,
            /// `0.13479950349996173 h - 0.006926052765037803`
            k131: T,
            /// `0.2646186221535599 h - 0.02826126589226893`
            k132: T,
            /// `0.29962887740986976 h - 0.03809379544010962`
            k133: T,
            /// `0.23895749671553695 h - 0.005079947835069699`
            k134: T,
            /// `0.12372628666282504 h 0.08663737341275521`
            k135: T,
            /// `0.014077768468017546 h 0.22467240951805487`
            k136: T,
            /// `- 0.042237587700185465 h 0.37007197281454446`
            k137: T,
            /// `- 0.03357096720958545 h 0.4732188754837303`
            k138: T,
            /// `- 0.03357096720958545 h - 0.006926052765037803`
            k139: T,
            /// `- 0.042237587700185465 h - 0.02826126589226893`
            k140: T,
            /// `0.014077768468017546 h - 0.03809379544010962`
            k141: T,
            /// `0.12372628666282504 h - 0.005079947835069699`
            k142: T,
            /// `0.23895749671553695 h 0.08663737341275521`
            k143: T,
            /// `0.29962887740986976 h 0.22467240951805487`
            k144: T,
            /// `0.2646186221535599 h 0.37007197281454446`
            k145: T,
            /// `0.13479950349996173 h 0.4732188754837303`
            k146: T,
            /// `4 h - 0.006926052765037803`
            k147: T,
            /// `4 h - 0.02826126589226893`
            k148: T,
            /// `4 h - 0.03809379544010962`
            k149: T,
            /// `4 h - 0.005079947835069699`
            k150: T,
            /// `4 h 0.08663737341275521`
            k151: T,
            /// `4 h 0.22467240951805487`
            k152: T,
            /// `4 h 0.37007197281454446`
            k153: T,
            /// `4 h 0.4732188754837303`
            k154: T,
            /// `eps h 0.5386751345948129`
            k155: T,
            /// `2 eps h 0.5386751345948129`
            k156: T,
            /// `eps h 0.25`
            k157: T,
            /// `2 eps h 0.25`
            k158: T,
            /// `h 0.05061426814518813`
            k159: T,
            /// `h 0.11119051722668724`
            k160: T,
            /// `h 0.15685332293894363`
            k161: T,
            /// `h 0.181341891689181`
            k162: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energy at the start (1); functions of q that the next step needs (9).
            type Carried = [T; 17];
            type Memory = (rt::Predictor<T, 6, 8>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.03357096720958545);
                let k2 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.042237587700185465);
                let k3 = rt::lit::<T>(0.5) * rt::lit::<T>(0.014077768468017546);
                let k4 = rt::lit::<T>(0.5) * rt::lit::<T>(0.12372628666282504);
                let k5 = rt::lit::<T>(0.5) * rt::lit::<T>(0.23895749671553695);
                let k6 = rt::lit::<T>(0.5) * rt::lit::<T>(0.29962887740986976);
                let k7 = rt::lit::<T>(0.5) * rt::lit::<T>(0.2646186221535599);
                let k8 = rt::lit::<T>(0.5) * rt::lit::<T>(0.13479950349996173);
                let k9 = rt::lit::<T>(0.5) * rt::lit::<T>(0.13479950349996173);
                let k10 = rt::lit::<T>(0.5) * rt::lit::<T>(0.2646186221535599);
                let k11 = rt::lit::<T>(0.5) * rt::lit::<T>(0.29962887740986976);
                let k12 = rt::lit::<T>(0.5) * rt::lit::<T>(0.23895749671553695);
                let k13 = rt::lit::<T>(0.5) * rt::lit::<T>(0.12372628666282504);
                let k14 = rt::lit::<T>(0.5) * rt::lit::<T>(0.014077768468017546);
                let k15 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.042237587700185465);
                let k16 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.03357096720958545);
                let k17 = rt::lit::<T>(2.0) * rt::lit::<T>(0.13479950349996173);
                let k18 = rt::lit::<T>(2.0) * rt::lit::<T>(0.2646186221535599);
                let k19 = rt::lit::<T>(2.0) * rt::lit::<T>(0.29962887740986976);
                let k20 = rt::lit::<T>(2.0) * rt::lit::<T>(0.23895749671553695);
                let k21 = rt::lit::<T>(2.0) * rt::lit::<T>(0.12372628666282504);
                let k22 = rt::lit::<T>(2.0) * rt::lit::<T>(0.014077768468017546);
                let k23 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.042237587700185465);
                let k24 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.03357096720958545);
                let k25 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.03357096720958545);
                let k26 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.042237587700185465);
                let k27 = rt::lit::<T>(2.0) * rt::lit::<T>(0.014077768468017546);
                let k28 = rt::lit::<T>(2.0) * rt::lit::<T>(0.12372628666282504);
                let k29 = rt::lit::<T>(2.0) * rt::lit::<T>(0.23895749671553695);
                let k30 = rt::lit::<T>(2.0) * rt::lit::<T>(0.29962887740986976);
                let k31 = rt::lit::<T>(2.0) * rt::lit::<T>(0.2646186221535599);
                let k32 = rt::lit::<T>(2.0) * rt::lit::<T>(0.13479950349996173);
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let eps_squared = eps * eps;
                let k33 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k34 = eps * (eps_squared + rt::lit::<T>(3.0));
                let inv_h = rt::lit::<T>(1.0) / h;
                let k35 = h * rt::lit::<T>(0.026781124516269687);
                let k36 = h * rt::lit::<T>(0.12992802718545557);
                let k37 = h * rt::lit::<T>(0.2753275904819451);
                let k38 = h * rt::lit::<T>(0.4133626265872448);
                let k39 = h * rt::lit::<T>(0.5050799478350697);
                let k40 = h * rt::lit::<T>(0.5380937954401096);
                let k41 = h * rt::lit::<T>(0.528261265892269);
                let k42 = h * rt::lit::<T>(0.5069260527650378);
                let k43 = h * rt::lit::<T>(-0.006926052765037803);
                let k44 = h * rt::lit::<T>(-0.02826126589226893);
                let k45 = h * rt::lit::<T>(-0.03809379544010962);
                let k46 = h * rt::lit::<T>(-0.005079947835069699);
                let k47 = h * rt::lit::<T>(0.08663737341275521);
                let k48 = h * rt::lit::<T>(0.22467240951805487);
                let k49 = h * rt::lit::<T>(0.37007197281454446);
                let k50 = h * rt::lit::<T>(0.4732188754837303);
                let k51 = h * rt::lit::<T>(0.25);
                let k52 = h * rt::lit::<T>(-0.03867513459481288);
                let k53 = h * rt::lit::<T>(0.5386751345948129);
                let k54 = h * rt::lit::<T>(0.25);
                let k55 = eps * k35;
                let k56 = eps * k36;
                let k57 = eps * k37;
                let k58 = eps * k38;
                let k59 = eps * k39;
                let k60 = eps * k40;
                let k61 = eps * k41;
                let k62 = eps * k42;
                let k63 = rt::lit::<T>(2.0) * k35;
                let k64 = rt::lit::<T>(2.0) * k36;
                let k65 = rt::lit::<T>(2.0) * k37;
                let k66 = rt::lit::<T>(2.0) * k38;
                let k67 = rt::lit::<T>(2.0) * k39;
                let k68 = rt::lit::<T>(2.0) * k40;
                let k69 = rt::lit::<T>(2.0) * k41;
                let k70 = rt::lit::<T>(2.0) * k42;
                let k71 = rt::lit::<T>(2.0) * k55;
                let k72 = rt::lit::<T>(2.0) * k56;
                let k73 = rt::lit::<T>(2.0) * k57;
                let k74 = rt::lit::<T>(2.0) * k58;
                let k75 = rt::lit::<T>(2.0) * k59;
                let k76 = rt::lit::<T>(2.0) * k60;
                let k77 = rt::lit::<T>(2.0) * k61;
                let k78 = rt::lit::<T>(2.0) * k62;
                let k79 = eps * k43;
                let k80 = eps * k44;
                let k81 = eps * k45;
                let k82 = eps * k46;
                let k83 = eps * k47;
                let k84 = eps * k48;
                let k85 = eps * k49;
                let k86 = eps * k50;
                let k87 = rt::lit::<T>(2.0) * k43;
                let k88 = rt::lit::<T>(2.0) * k44;
                let k89 = rt::lit::<T>(2.0) * k45;
                let k90 = rt::lit::<T>(2.0) * k46;
                let k91 = rt::lit::<T>(2.0) * k47;
                let k92 = rt::lit::<T>(2.0) * k48;
                let k93 = rt::lit::<T>(2.0) * k49;
                let k94 = rt::lit::<T>(2.0) * k50;
                let k95 = rt::lit::<T>(2.0) * k79;
                let k96 = rt::lit::<T>(2.0) * k80;
                let k97 = rt::lit::<T>(2.0) * k81;
                let k98 = rt::lit::<T>(2.0) * k82;
                let k99 = rt::lit::<T>(2.0) * k83;
                let k100 = rt::lit::<T>(2.0) * k84;
                let k101 = rt::lit::<T>(2.0) * k85;
                let k102 = rt::lit::<T>(2.0) * k86;
                let k103 = eps * k51;
                let k104 = rt::lit::<T>(2.0) * k103;
                let k105 = eps * k52;
                let k106 = rt::lit::<T>(2.0) * k105;
                let k107 = rt::lit::<T>(0.13479950349996173) * k35;
                let k108 = rt::lit::<T>(0.2646186221535599) * k36;
                let k109 = rt::lit::<T>(0.29962887740986976) * k37;
                let k110 = rt::lit::<T>(0.23895749671553695) * k38;
                let k111 = rt::lit::<T>(0.12372628666282504) * k39;
                let k112 = rt::lit::<T>(0.014077768468017546) * k40;
                let k113 = rt::lit::<T>(-0.042237587700185465) * k41;
                let k114 = rt::lit::<T>(-0.03357096720958545) * k42;
                let k115 = rt::lit::<T>(-0.03357096720958545) * k35;
                let k116 = rt::lit::<T>(-0.042237587700185465) * k36;
                let k117 = rt::lit::<T>(0.014077768468017546) * k37;
                let k118 = rt::lit::<T>(0.12372628666282504) * k38;
                let k119 = rt::lit::<T>(0.23895749671553695) * k39;
                let k120 = rt::lit::<T>(0.29962887740986976) * k40;
                let k121 = rt::lit::<T>(0.2646186221535599) * k41;
                let k122 = rt::lit::<T>(0.13479950349996173) * k42;
                let k123 = rt::lit::<T>(4.0) * k35;
                let k124 = rt::lit::<T>(4.0) * k36;
                let k125 = rt::lit::<T>(4.0) * k37;
                let k126 = rt::lit::<T>(4.0) * k38;
                let k127 = rt::lit::<T>(4.0) * k39;
                let k128 = rt::lit::<T>(4.0) * k40;
                let k129 = rt::lit::<T>(4.0) * k41;
                let k130 = rt::lit::<T>(4.0) * k42;
                let k131 = rt::lit::<T>(0.13479950349996173) * k43;
                let k132 = rt::lit::<T>(0.2646186221535599) * k44;
                let k133 = rt::lit::<T>(0.29962887740986976) * k45;
                let k134 = rt::lit::<T>(0.23895749671553695) * k46;
                let k135 = rt::lit::<T>(0.12372628666282504) * k47;
                let k136 = rt::lit::<T>(0.014077768468017546) * k48;
                let k137 = rt::lit::<T>(-0.042237587700185465) * k49;
                let k138 = rt::lit::<T>(-0.03357096720958545) * k50;
                let k139 = rt::lit::<T>(-0.03357096720958545) * k43;
                let k140 = rt::lit::<T>(-0.042237587700185465) * k44;
                let k141 = rt::lit::<T>(0.014077768468017546) * k45;
                let k142 = rt::lit::<T>(0.12372628666282504) * k46;
                let k143 = rt::lit::<T>(0.23895749671553695) * k47;
                let k144 = rt::lit::<T>(0.29962887740986976) * k48;
                let k145 = rt::lit::<T>(0.2646186221535599) * k49;
                let k146 = rt::lit::<T>(0.13479950349996173) * k50;
                let k147 = rt::lit::<T>(4.0) * k43;
                let k148 = rt::lit::<T>(4.0) * k44;
                let k149 = rt::lit::<T>(4.0) * k45;
                let k150 = rt::lit::<T>(4.0) * k46;
                let k151 = rt::lit::<T>(4.0) * k47;
                let k152 = rt::lit::<T>(4.0) * k48;
                let k153 = rt::lit::<T>(4.0) * k49;
                let k154 = rt::lit::<T>(4.0) * k50;
                let k155 = eps * k53;
                let k156 = rt::lit::<T>(2.0) * k155;
                let k157 = eps * k54;
                let k158 = rt::lit::<T>(2.0) * k157;
                let k159 = h * rt::lit::<T>(0.05061426814518813);
                let k160 = h * rt::lit::<T>(0.11119051722668724);
                let k161 = h * rt::lit::<T>(0.15685332293894363);
                let k162 = h * rt::lit::<T>(0.181341891689181);
                Scheme {
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
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
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
                    twice_eps,
                    k33,
                    k34,
                    inv_h,
                    k35,
                    k36,
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
                    k74,
                    k75,
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
                    k110,
                    k111,
                    k112,
                    k113,
                    k114,
                    k115,
                    k116,
                    k117,
                    k118,
                    k119,
                    k120,
                    k121,
                    k122,
                    k123,
                    k124,
                    k125,
                    k126,
                    k127,
                    k128,
                    k129,
                    k130,
                    k131,
                    k132,
                    k133,
                    k134,
                    k135,
                    k136,
                    k137,
                    k138,
                    k139,
                    k140,
                    k141,
                    k142,
                    k143,
                    k144,
                    k145,
                    k146,
                    k147,
                    k148,
                    k149,
                    k150,
                    k151,
                    k152,
                    k153,
                    k154,
                    k155,
                    k156,
                    k157,
                    k158,
                    k159,
                    k160,
                    k161,
                    k162,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { k33, k34, inv_h, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t2 = eps * (twice_cos_xi - eps);
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let xi_dot_squared = xi_dot * xi_dot;
                let t3 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.5)
                        * (t1 * t1
                            + (t2 * (twice_x1 - xi_dot_squared)
                                + (xi_dot_squared - twice_x1))) / t3,
                    t3,
                    eps * sin_xi,
                    t2,
                    rt::lit::<T>(2.0) * sin_xi,
                    k33 * cos_xi - k34,
                    rt::abs(inv_h * xi),
                    t3 * t3,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, rank) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, _, _, reference, ahead1, ahead2, ahead3,
                ahead4, ahead5, ahead6, ahead7, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme {
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
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
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
                    twice_eps,
                    k33,
                    k34,
                    inv_h,
                    k35,
                    k36,
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
                    k74,
                    k75,
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
                    k110,
                    k111,
                    k112,
                    k113,
                    k114,
                    k115,
                    k116,
                    k117,
                    k118,
                    k119,
                    k120,
                    k121,
                    k122,
                    k123,
                    k124,
                    k125,
                    k126,
                    k127,
                    k128,
                    k129,
                    k130,
                    k131,
                    k132,
                    k133,
                    k134,
                    k135,
                    k136,
                    k137,
                    k138,
                    k139,
                    k140,
                    k141,
                    k142,
                    k143,
                    k144,
                    k145,
                    k146,
                    k147,
                    k148,
                    k149,
                    k150,
                    k151,
                    k152,
                    k153,
                    k154,
                    k155,
                    k156,
                    k157,
                    k158,
                    k159,
                    k160,
                    k161,
                    k162,
                } = *setting.scheme();
                let inv_ahead1 = rt::lit::<T>(1.0) / ahead1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [xi_rate_1,
                    rho1_rate_1,
                    rho2_rate_1,
                    xi_rate_2,
                    rho1_rate_2,
                    rho2_rate_2,
                    ],
                ) = solution1.goes_on()
                {
                    let t4 = k43 * xi_rate_2 + (xi + k35 * xi_rate_1);
                    let (t5, t6) = rt::sin_cos(t4);
                    let t7 = rt::lit::<T>(2.0) * t6;
                    let t8 = rt::lit::<T>(1.0) / (eps * (eps - t7) + rt::lit::<T>(1.0));
                    let t9 = k43 * rho2_rate_2 + (rho2 + k35 * rho2_rate_1);
                    let t10 = t7 - eps;
                    let t11 = twice_eps * t10;
                    let t12 = rt::lit::<T>(2.0) - t11;
                    let t13 = t8 * (t9 * t12);
                    let t14 = k44 * xi_rate_2 + (xi + k36 * xi_rate_1);
                    let (t15, t16) = rt::sin_cos(t14);
                    let t17 = rt::lit::<T>(2.0) * t16;
                    let t18 = rt::lit::<T>(1.0)
                        / (eps * (eps - t17) + rt::lit::<T>(1.0));
                    let t19 = k44 * rho2_rate_2 + (rho2 + k36 * rho2_rate_1);
                    let t20 = t17 - eps;
                    let t21 = twice_eps * t20;
                    let t22 = rt::lit::<T>(2.0) - t21;
                    let t23 = t18 * (t19 * t22);
                    let t24 = k45 * xi_rate_2 + (xi + k37 * xi_rate_1);
                    let (t25, t26) = rt::sin_cos(t24);
                    let t27 = rt::lit::<T>(2.0) * t26;
                    let t28 = rt::lit::<T>(1.0)
                        / (eps * (eps - t27) + rt::lit::<T>(1.0));
                    let t29 = k45 * rho2_rate_2 + (rho2 + k37 * rho2_rate_1);
                    let t30 = t27 - eps;
                    let t31 = twice_eps * t30;
                    let t32 = rt::lit::<T>(2.0) - t31;
                    let t33 = t28 * (t29 * t32);
                    let t34 = k46 * xi_rate_2 + (xi + k38 * xi_rate_1);
                    let (t35, t36) = rt::sin_cos(t34);
                    let t37 = rt::lit::<T>(2.0) * t36;
                    let t38 = rt::lit::<T>(1.0)
                        / (eps * (eps - t37) + rt::lit::<T>(1.0));
                    let t39 = k46 * rho2_rate_2 + (rho2 + k38 * rho2_rate_1);
                    let t40 = t37 - eps;
                    let t41 = twice_eps * t40;
                    let t42 = rt::lit::<T>(2.0) - t41;
                    let t43 = t38 * (t39 * t42);
                    let t44 = k47 * xi_rate_2 + (xi + k39 * xi_rate_1);
                    let (t45, t46) = rt::sin_cos(t44);
                    let t47 = rt::lit::<T>(2.0) * t46;
                    let t48 = rt::lit::<T>(1.0)
                        / (eps * (eps - t47) + rt::lit::<T>(1.0));
                    let t49 = k47 * rho2_rate_2 + (rho2 + k39 * rho2_rate_1);
                    let t50 = t47 - eps;
                    let t51 = twice_eps * t50;
                    let t52 = rt::lit::<T>(2.0) - t51;
                    let t53 = t48 * (t49 * t52);
                    let t54 = k48 * xi_rate_2 + (xi + k40 * xi_rate_1);
                    let (t55, t56) = rt::sin_cos(t54);
                    let t57 = rt::lit::<T>(2.0) * t56;
                    let t58 = rt::lit::<T>(1.0)
                        / (eps * (eps - t57) + rt::lit::<T>(1.0));
                    let t59 = k48 * rho2_rate_2 + (rho2 + k40 * rho2_rate_1);
                    let t60 = t57 - eps;
                    let t61 = twice_eps * t60;
                    let t62 = rt::lit::<T>(2.0) - t61;
                    let t63 = t58 * (t59 * t62);
                    let t64 = k49 * xi_rate_2 + (xi + k41 * xi_rate_1);
                    let (t65, t66) = rt::sin_cos(t64);
                    let t67 = rt::lit::<T>(2.0) * t66;
                    let t68 = rt::lit::<T>(1.0)
                        / (eps * (eps - t67) + rt::lit::<T>(1.0));
                    let t69 = k49 * rho2_rate_2 + (rho2 + k41 * rho2_rate_1);
                    let t70 = t67 - eps;
                    let t71 = twice_eps * t70;
                    let t72 = rt::lit::<T>(2.0) - t71;
                    let t73 = t68 * (t69 * t72);
                    let t74 = k50 * xi_rate_2 + (xi + k42 * xi_rate_1);
                    let (t75, t76) = rt::sin_cos(t74);
                    let t77 = rt::lit::<T>(2.0) * t76;
                    let t78 = rt::lit::<T>(1.0)
                        / (eps * (eps - t77) + rt::lit::<T>(1.0));
                    let t79 = k50 * rho2_rate_2 + (rho2 + k42 * rho2_rate_1);
                    let t80 = t77 - eps;
                    let t81 = twice_eps * t80;
                    let t82 = rt::lit::<T>(2.0) - t81;
                    let t83 = t78 * (t79 * t82);
                    let t84 = k8 * t13 + k7 * t23 + (k6 * t33 + k5 * t43)
                        + (k4 * t53 + k3 * t63 + (k2 * t73 + k1 * t83));
                    let t85 = k52 * xi_rate_2 + (xi + k51 * xi_rate_1);
                    let (t86, t87) = rt::sin_cos(t85);
                    let t88 = eps - t87;
                    let t89 = t11 - rt::lit::<T>(2.0);
                    let t90 = t8 * t89;
                    let t91 = t21 - rt::lit::<T>(2.0);
                    let t92 = t18 * t91;
                    let t93 = t31 - rt::lit::<T>(2.0);
                    let t94 = t28 * t93;
                    let t95 = t41 - rt::lit::<T>(2.0);
                    let t96 = t38 * t95;
                    let t97 = t51 - rt::lit::<T>(2.0);
                    let t98 = t48 * t97;
                    let t99 = t61 - rt::lit::<T>(2.0);
                    let t100 = t58 * t99;
                    let t101 = t71 - rt::lit::<T>(2.0);
                    let t102 = t68 * t101;
                    let t103 = t81 - rt::lit::<T>(2.0);
                    let t104 = t78 * t103;
                    let t105 = k8 * t90 + k7 * t92 + (k6 * t94 + k5 * t96)
                        + (k4 * t98 + k3 * t100 + (k2 * t102 + k1 * t104));
                    let t106 = t88 * t105;
                    let t109 = k52 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                    let t107 = eps * (eps - rt::lit::<T>(2.0) * t87) + rt::lit::<T>(1.0);
                    let t478 = t86 * (eps * t109) / t107;
                    let t111 = k43 * rho1_rate_2 + (rho1 + k35 * rho1_rate_1);
                    let t112 = t111 * t8;
                    let t113 = k44 * rho1_rate_2 + (rho1 + k36 * rho1_rate_1);
                    let t114 = t113 * t18;
                    let t115 = k45 * rho1_rate_2 + (rho1 + k37 * rho1_rate_1);
                    let t116 = t115 * t28;
                    let t117 = k46 * rho1_rate_2 + (rho1 + k38 * rho1_rate_1);
                    let t118 = t117 * t38;
                    let t119 = k47 * rho1_rate_2 + (rho1 + k39 * rho1_rate_1);
                    let t120 = t119 * t48;
                    let t121 = k48 * rho1_rate_2 + (rho1 + k40 * rho1_rate_1);
                    let t122 = t121 * t58;
                    let t123 = k49 * rho1_rate_2 + (rho1 + k41 * rho1_rate_1);
                    let t124 = t123 * t68;
                    let t125 = k50 * rho1_rate_2 + (rho1 + k42 * rho1_rate_1);
                    let t126 = t125 * t78;
                    let t128 = rt::lit::<T>(-0.03357096720958545) * t112
                        + rt::lit::<T>(-0.042237587700185465) * t114
                        + (rt::lit::<T>(0.014077768468017546) * t116
                            + rt::lit::<T>(0.12372628666282504) * t118)
                        + (rt::lit::<T>(0.23895749671553695) * t120
                            + rt::lit::<T>(0.29962887740986976) * t122
                            + (rt::lit::<T>(0.2646186221535599) * t124
                                + rt::lit::<T>(0.13479950349996173) * t126));
                    let t129 = k54 * xi_rate_2 + (xi + k53 * xi_rate_1);
                    let (t130, t131) = rt::sin_cos(t129);
                    let t132 = t131 - eps;
                    let t133 = t128 * t132;
                    let t127 = rt::lit::<T>(0.13479950349996173) * t112
                        + rt::lit::<T>(0.2646186221535599) * t114
                        + (rt::lit::<T>(0.29962887740986976) * t116
                            + rt::lit::<T>(0.23895749671553695) * t118)
                        + (rt::lit::<T>(0.12372628666282504) * t120
                            + rt::lit::<T>(0.014077768468017546) * t122
                            + (rt::lit::<T>(-0.042237587700185465) * t124
                                + rt::lit::<T>(-0.03357096720958545) * t126));
                    let t134 = t87 - eps;
                    let t135 = t127 * t134;
                    let t163 = rt::lit::<T>(2.0) * (k44 * t133 + (x1 + k36 * t135));
                    let t164 = t19 * t19;
                    let t165 = t163 - t164;
                    let t166 = eps * t20;
                    let t167 = t165 + t18 * (t166 * t165 + (t164 + t113 * t113 - t163));
                    let t168 = t167 * (t18 * (twice_eps * t15));
                    let t169 = rt::lit::<T>(2.0) * (k45 * t133 + (x1 + k37 * t135));
                    let t170 = t29 * t29;
                    let t171 = t169 - t170;
                    let t172 = eps * t30;
                    let t173 = t171 + t28 * (t172 * t171 + (t170 + t115 * t115 - t169));
                    let t174 = t173 * (t28 * (twice_eps * t25));
                    let t175 = rt::lit::<T>(2.0) * (k46 * t133 + (x1 + k38 * t135));
                    let t176 = t39 * t39;
                    let t177 = t175 - t176;
                    let t178 = eps * t40;
                    let t179 = t177 + t38 * (t178 * t177 + (t176 + t117 * t117 - t175));
                    let t180 = t179 * (t38 * (twice_eps * t35));
                    let t181 = rt::lit::<T>(2.0) * (k47 * t133 + (x1 + k39 * t135));
                    let t182 = t49 * t49;
                    let t183 = t181 - t182;
                    let t184 = eps * t50;
                    let t185 = t183 + t48 * (t184 * t183 + (t182 + t119 * t119 - t181));
                    let t186 = t185 * (t48 * (twice_eps * t45));
                    let t187 = k7 * t168 + k6 * t174 + (k5 * t180 + k4 * t186);
                    let t150 = rt::lit::<T>(2.0) * (k48 * t133 + (x1 + k40 * t135));
                    let t151 = t59 * t59;
                    let t152 = t150 - t151;
                    let t153 = eps * t60;
                    let t154 = t152 + t58 * (t153 * t152 + (t151 + t121 * t121 - t150));
                    let t155 = t154 * (t58 * (twice_eps * t55));
                    let t156 = rt::lit::<T>(2.0) * (k49 * t133 + (x1 + k41 * t135));
                    let t157 = t69 * t69;
                    let t158 = t156 - t157;
                    let t159 = eps * t70;
                    let t160 = t158 + t68 * (t159 * t158 + (t157 + t123 * t123 - t156));
                    let t161 = t160 * (t68 * (twice_eps * t65));
                    let t162 = k3 * t155 + k2 * t161;
                    let t143 = rt::lit::<T>(2.0) * (k50 * t133 + (x1 + k42 * t135));
                    let t144 = t79 * t79;
                    let t145 = t143 - t144;
                    let t146 = eps * t80;
                    let t147 = t145 + t78 * (t146 * t145 + (t144 + t125 * t125 - t143));
                    let t148 = t147 * (t78 * (twice_eps * t75));
                    let t149 = k1 * t148;
                    let t136 = rt::lit::<T>(2.0) * (k43 * t133 + (x1 + k35 * t135));
                    let t137 = t9 * t9;
                    let t138 = t136 - t137;
                    let t139 = eps * t10;
                    let t140 = t138 + t8 * (t139 * t138 + (t137 + t111 * t111 - t136));
                    let t141 = t140 * (t8 * (twice_eps * t5));
                    let t142 = k8 * t141;
                    let t188 = k16 * t13 + k15 * t23 + (k14 * t33 + k13 * t43)
                        + (k12 * t53 + k11 * t63 + (k10 * t73 + k9 * t83));
                    let t189 = eps - t131;
                    let t190 = k16 * t90 + k15 * t92 + (k14 * t94 + k13 * t96)
                        + (k12 * t98 + k11 * t100 + (k10 * t102 + k9 * t104));
                    let t191 = t189 * t190;
                    let t194 = k54 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                    let t192 = eps * (eps - rt::lit::<T>(2.0) * t131)
                        + rt::lit::<T>(1.0);
                    let t479 = t130 * (eps * t194) / t192;
                    let t199 = k15 * t168 + k14 * t174 + (k13 * t180 + k12 * t186);
                    let t198 = k11 * t155 + k10 * t161;
                    let t197 = k9 * t148;
                    let t196 = k16 * t141;
                    solution1
                        .update([
                            t84,
                            t106 + t84 * t478,
                            t187 + (t162 + (t149 + (t142 - t127 * t478))),
                            t188,
                            t191 + t188 * t479,
                            t199 + (t198 + (t197 + (t196 - t128 * t479))),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = (ahead5 + ahead2 * (rho1 * rho2 + ahead4))
                                * inv_ahead1;
                            [rho2, t1, rt::lit::<T>(0.0), rho2, t1, rt::lit::<T>(0.0)]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            let t3 = rt::abs(inv_h * rho2);
                            [ahead6, t2, t3, ahead6, t2, t3]
                        },
                        move |
                            [xi_rate_1,
                            rho1_rate_1,
                            rho2_rate_1,
                            xi_rate_2,
                            rho1_rate_2,
                            rho2_rate_2,
                            ]|
                        {
                            let t4 = k43 * xi_rate_2 + (xi + k35 * xi_rate_1);
                            let (t5, t6) = rt::sin_cos(t4);
                            let t7 = rt::lit::<T>(2.0) * t6;
                            let t8 = rt::lit::<T>(1.0)
                                / (eps * (eps - t7) + rt::lit::<T>(1.0));
                            let t9 = k43 * rho2_rate_2 + (rho2 + k35 * rho2_rate_1);
                            let t10 = t7 - eps;
                            let t11 = twice_eps * t10;
                            let t12 = rt::lit::<T>(2.0) - t11;
                            let t13 = t8 * (t9 * t12);
                            let t14 = k44 * xi_rate_2 + (xi + k36 * xi_rate_1);
                            let (t15, t16) = rt::sin_cos(t14);
                            let t17 = rt::lit::<T>(2.0) * t16;
                            let t18 = rt::lit::<T>(1.0)
                                / (eps * (eps - t17) + rt::lit::<T>(1.0));
                            let t19 = k44 * rho2_rate_2 + (rho2 + k36 * rho2_rate_1);
                            let t20 = t17 - eps;
                            let t21 = twice_eps * t20;
                            let t22 = rt::lit::<T>(2.0) - t21;
                            let t23 = t18 * (t19 * t22);
                            let t24 = k45 * xi_rate_2 + (xi + k37 * xi_rate_1);
                            let (t25, t26) = rt::sin_cos(t24);
                            let t27 = rt::lit::<T>(2.0) * t26;
                            let t28 = rt::lit::<T>(1.0)
                                / (eps * (eps - t27) + rt::lit::<T>(1.0));
                            let t29 = k45 * rho2_rate_2 + (rho2 + k37 * rho2_rate_1);
                            let t30 = t27 - eps;
                            let t31 = twice_eps * t30;
                            let t32 = rt::lit::<T>(2.0) - t31;
                            let t33 = t28 * (t29 * t32);
                            let t34 = k46 * xi_rate_2 + (xi + k38 * xi_rate_1);
                            let (t35, t36) = rt::sin_cos(t34);
                            let t37 = rt::lit::<T>(2.0) * t36;
                            let t38 = rt::lit::<T>(1.0)
                                / (eps * (eps - t37) + rt::lit::<T>(1.0));
                            let t39 = k46 * rho2_rate_2 + (rho2 + k38 * rho2_rate_1);
                            let t40 = t37 - eps;
                            let t41 = twice_eps * t40;
                            let t42 = rt::lit::<T>(2.0) - t41;
                            let t43 = t38 * (t39 * t42);
                            let t44 = k47 * xi_rate_2 + (xi + k39 * xi_rate_1);
                            let (t45, t46) = rt::sin_cos(t44);
                            let t47 = rt::lit::<T>(2.0) * t46;
                            let t48 = rt::lit::<T>(1.0)
                                / (eps * (eps - t47) + rt::lit::<T>(1.0));
                            let t49 = k47 * rho2_rate_2 + (rho2 + k39 * rho2_rate_1);
                            let t50 = t47 - eps;
                            let t51 = twice_eps * t50;
                            let t52 = rt::lit::<T>(2.0) - t51;
                            let t53 = t48 * (t49 * t52);
                            let t54 = k48 * xi_rate_2 + (xi + k40 * xi_rate_1);
                            let (t55, t56) = rt::sin_cos(t54);
                            let t57 = rt::lit::<T>(2.0) * t56;
                            let t58 = rt::lit::<T>(1.0)
                                / (eps * (eps - t57) + rt::lit::<T>(1.0));
                            let t59 = k48 * rho2_rate_2 + (rho2 + k40 * rho2_rate_1);
                            let t60 = t57 - eps;
                            let t61 = twice_eps * t60;
                            let t62 = rt::lit::<T>(2.0) - t61;
                            let t63 = t58 * (t59 * t62);
                            let t64 = k49 * xi_rate_2 + (xi + k41 * xi_rate_1);
                            let (t65, t66) = rt::sin_cos(t64);
                            let t67 = rt::lit::<T>(2.0) * t66;
                            let t68 = rt::lit::<T>(1.0)
                                / (eps * (eps - t67) + rt::lit::<T>(1.0));
                            let t69 = k49 * rho2_rate_2 + (rho2 + k41 * rho2_rate_1);
                            let t70 = t67 - eps;
                            let t71 = twice_eps * t70;
                            let t72 = rt::lit::<T>(2.0) - t71;
                            let t73 = t68 * (t69 * t72);
                            let t74 = k50 * xi_rate_2 + (xi + k42 * xi_rate_1);
                            let (t75, t76) = rt::sin_cos(t74);
                            let t77 = rt::lit::<T>(2.0) * t76;
                            let t78 = rt::lit::<T>(1.0)
                                / (eps * (eps - t77) + rt::lit::<T>(1.0));
                            let t79 = k50 * rho2_rate_2 + (rho2 + k42 * rho2_rate_1);
                            let t80 = t77 - eps;
                            let t81 = twice_eps * t80;
                            let t82 = rt::lit::<T>(2.0) - t81;
                            let t83 = t78 * (t79 * t82);
                            let t84 = k8 * t13 + k7 * t23 + (k6 * t33 + k5 * t43)
                                + (k4 * t53 + k3 * t63 + (k2 * t73 + k1 * t83));
                            let t85 = k52 * xi_rate_2 + (xi + k51 * xi_rate_1);
                            let (t86, t87) = rt::sin_cos(t85);
                            let t88 = eps - t87;
                            let t89 = t11 - rt::lit::<T>(2.0);
                            let t90 = t8 * t89;
                            let t91 = t21 - rt::lit::<T>(2.0);
                            let t92 = t18 * t91;
                            let t93 = t31 - rt::lit::<T>(2.0);
                            let t94 = t28 * t93;
                            let t95 = t41 - rt::lit::<T>(2.0);
                            let t96 = t38 * t95;
                            let t97 = t51 - rt::lit::<T>(2.0);
                            let t98 = t48 * t97;
                            let t99 = t61 - rt::lit::<T>(2.0);
                            let t100 = t58 * t99;
                            let t101 = t71 - rt::lit::<T>(2.0);
                            let t102 = t68 * t101;
                            let t103 = t81 - rt::lit::<T>(2.0);
                            let t104 = t78 * t103;
                            let t105 = k8 * t90 + k7 * t92 + (k6 * t94 + k5 * t96)
                                + (k4 * t98 + k3 * t100 + (k2 * t102 + k1 * t104));
                            let t106 = t88 * t105;
                            let t107 = eps * (eps - rt::lit::<T>(2.0) * t87)
                                + rt::lit::<T>(1.0);
                            let t108 = rt::lit::<T>(1.0) / t107;
                            let t109 = k52 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                            let t110 = t108 * (t109 * (eps * t86));
                            let t111 = k43 * rho1_rate_2 + (rho1 + k35 * rho1_rate_1);
                            let t112 = t111 * t8;
                            let t113 = k44 * rho1_rate_2 + (rho1 + k36 * rho1_rate_1);
                            let t114 = t113 * t18;
                            let t115 = k45 * rho1_rate_2 + (rho1 + k37 * rho1_rate_1);
                            let t116 = t115 * t28;
                            let t117 = k46 * rho1_rate_2 + (rho1 + k38 * rho1_rate_1);
                            let t118 = t117 * t38;
                            let t119 = k47 * rho1_rate_2 + (rho1 + k39 * rho1_rate_1);
                            let t120 = t119 * t48;
                            let t121 = k48 * rho1_rate_2 + (rho1 + k40 * rho1_rate_1);
                            let t122 = t121 * t58;
                            let t123 = k49 * rho1_rate_2 + (rho1 + k41 * rho1_rate_1);
                            let t124 = t123 * t68;
                            let t125 = k50 * rho1_rate_2 + (rho1 + k42 * rho1_rate_1);
                            let t126 = t125 * t78;
                            let t127 = rt::lit::<T>(0.13479950349996173) * t112
                                + rt::lit::<T>(0.2646186221535599) * t114
                                + (rt::lit::<T>(0.29962887740986976) * t116
                                    + rt::lit::<T>(0.23895749671553695) * t118)
                                + (rt::lit::<T>(0.12372628666282504) * t120
                                    + rt::lit::<T>(0.014077768468017546) * t122
                                    + (rt::lit::<T>(-0.042237587700185465) * t124
                                        + rt::lit::<T>(-0.03357096720958545) * t126));
                            let t128 = rt::lit::<T>(-0.03357096720958545) * t112
                                + rt::lit::<T>(-0.042237587700185465) * t114
                                + (rt::lit::<T>(0.014077768468017546) * t116
                                    + rt::lit::<T>(0.12372628666282504) * t118)
                                + (rt::lit::<T>(0.23895749671553695) * t120
                                    + rt::lit::<T>(0.29962887740986976) * t122
                                    + (rt::lit::<T>(0.2646186221535599) * t124
                                        + rt::lit::<T>(0.13479950349996173) * t126));
                            let t129 = k54 * xi_rate_2 + (xi + k53 * xi_rate_1);
                            let (t130, t131) = rt::sin_cos(t129);
                            let t132 = t131 - eps;
                            let t133 = t128 * t132;
                            let t134 = t87 - eps;
                            let t135 = t127 * t134;
                            let t136 = rt::lit::<T>(2.0)
                                * (k43 * t133 + (x1 + k35 * t135));
                            let t137 = t9 * t9;
                            let t138 = t136 - t137;
                            let t139 = eps * t10;
                            let t140 = t138
                                + t8 * (t139 * t138 + (t137 + t111 * t111 - t136));
                            let t141 = t140 * (t8 * (twice_eps * t5));
                            let t142 = k8 * t141;
                            let t143 = rt::lit::<T>(2.0)
                                * (k50 * t133 + (x1 + k42 * t135));
                            let t144 = t79 * t79;
                            let t145 = t143 - t144;
                            let t146 = eps * t80;
                            let t147 = t145
                                + t78 * (t146 * t145 + (t144 + t125 * t125 - t143));
                            let t148 = t147 * (t78 * (twice_eps * t75));
                            let t149 = k1 * t148;
                            let t150 = rt::lit::<T>(2.0)
                                * (k48 * t133 + (x1 + k40 * t135));
                            let t151 = t59 * t59;
                            let t152 = t150 - t151;
                            let t153 = eps * t60;
                            let t154 = t152
                                + t58 * (t153 * t152 + (t151 + t121 * t121 - t150));
                            let t155 = t154 * (t58 * (twice_eps * t55));
                            let t156 = rt::lit::<T>(2.0)
                                * (k49 * t133 + (x1 + k41 * t135));
                            let t157 = t69 * t69;
                            let t158 = t156 - t157;
                            let t159 = eps * t70;
                            let t160 = t158
                                + t68 * (t159 * t158 + (t157 + t123 * t123 - t156));
                            let t161 = t160 * (t68 * (twice_eps * t65));
                            let t162 = k3 * t155 + k2 * t161;
                            let t163 = rt::lit::<T>(2.0)
                                * (k44 * t133 + (x1 + k36 * t135));
                            let t164 = t19 * t19;
                            let t165 = t163 - t164;
                            let t166 = eps * t20;
                            let t167 = t165
                                + t18 * (t166 * t165 + (t164 + t113 * t113 - t163));
                            let t168 = t167 * (t18 * (twice_eps * t15));
                            let t169 = rt::lit::<T>(2.0)
                                * (k45 * t133 + (x1 + k37 * t135));
                            let t170 = t29 * t29;
                            let t171 = t169 - t170;
                            let t172 = eps * t30;
                            let t173 = t171
                                + t28 * (t172 * t171 + (t170 + t115 * t115 - t169));
                            let t174 = t173 * (t28 * (twice_eps * t25));
                            let t175 = rt::lit::<T>(2.0)
                                * (k46 * t133 + (x1 + k38 * t135));
                            let t176 = t39 * t39;
                            let t177 = t175 - t176;
                            let t178 = eps * t40;
                            let t179 = t177
                                + t38 * (t178 * t177 + (t176 + t117 * t117 - t175));
                            let t180 = t179 * (t38 * (twice_eps * t35));
                            let t181 = rt::lit::<T>(2.0)
                                * (k47 * t133 + (x1 + k39 * t135));
                            let t182 = t49 * t49;
                            let t183 = t181 - t182;
                            let t184 = eps * t50;
                            let t185 = t183
                                + t48 * (t184 * t183 + (t182 + t119 * t119 - t181));
                            let t186 = t185 * (t48 * (twice_eps * t45));
                            let t187 = k7 * t168 + k6 * t174 + (k5 * t180 + k4 * t186);
                            let t188 = k16 * t13 + k15 * t23 + (k14 * t33 + k13 * t43)
                                + (k12 * t53 + k11 * t63 + (k10 * t73 + k9 * t83));
                            let t189 = eps - t131;
                            let t190 = k16 * t90 + k15 * t92 + (k14 * t94 + k13 * t96)
                                + (k12 * t98 + k11 * t100 + (k10 * t102 + k9 * t104));
                            let t191 = t189 * t190;
                            let t192 = eps * (eps - rt::lit::<T>(2.0) * t131)
                                + rt::lit::<T>(1.0);
                            let t193 = rt::lit::<T>(1.0) / t192;
                            let t194 = k54 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                            let t195 = t193 * (t194 * (eps * t130));
                            let t196 = k16 * t141;
                            let t197 = k9 * t148;
                            let t198 = k11 * t155 + k10 * t161;
                            let t199 = k15 * t168 + k14 * t174
                                + (k13 * t180 + k12 * t186);
                            let t200 = k55 * t5;
                            let t201 = t8 * t200;
                            let t202 = rt::lit::<T>(4.0) * t9 - rt::lit::<T>(2.0) * t13;
                            let t203 = t201 * t202;
                            let t204 = k56 * t15;
                            let t205 = t18 * t204;
                            let t206 = rt::lit::<T>(4.0) * t19 - rt::lit::<T>(2.0) * t23;
                            let t207 = t205 * t206;
                            let t208 = k57 * t25;
                            let t209 = t28 * t208;
                            let t210 = rt::lit::<T>(4.0) * t29 - rt::lit::<T>(2.0) * t33;
                            let t211 = t209 * t210;
                            let t212 = k58 * t35;
                            let t213 = t38 * t212;
                            let t214 = rt::lit::<T>(4.0) * t39 - rt::lit::<T>(2.0) * t43;
                            let t215 = t213 * t214;
                            let t216 = k59 * t45;
                            let t217 = t48 * t216;
                            let t218 = rt::lit::<T>(4.0) * t49 - rt::lit::<T>(2.0) * t53;
                            let t219 = t217 * t218;
                            let t220 = k60 * t55;
                            let t221 = t58 * t220;
                            let t222 = rt::lit::<T>(4.0) * t59 - rt::lit::<T>(2.0) * t63;
                            let t223 = t221 * t222;
                            let t224 = k61 * t65;
                            let t225 = t68 * t224;
                            let t226 = rt::lit::<T>(4.0) * t69 - rt::lit::<T>(2.0) * t73;
                            let t227 = t225 * t226;
                            let t228 = k62 * t75;
                            let t229 = t78 * t228;
                            let t230 = rt::lit::<T>(4.0) * t79 - rt::lit::<T>(2.0) * t83;
                            let t231 = t229 * t230;
                            let t232 = k8 * t203 + k7 * t207 + (k6 * t211 + k5 * t215)
                                + (k4 * t219 + k3 * t223 + (k2 * t227 + k1 * t231));
                            let t233 = t8 * (k63 - k71 * t10);
                            let t234 = t18 * (k64 - k72 * t20);
                            let t235 = t28 * (k65 - k73 * t30);
                            let t236 = t38 * (k66 - k74 * t40);
                            let t237 = t48 * (k67 - k75 * t50);
                            let t238 = t58 * (k68 - k76 * t60);
                            let t239 = t68 * (k69 - k77 * t70);
                            let t240 = t78 * (k70 - k78 * t80);
                            let t241 = k8 * t233 + k7 * t234 + (k6 * t235 + k5 * t236)
                                + (k4 * t237 + k3 * t238 + (k2 * t239 + k1 * t240));
                            let t242 = k79 * t5;
                            let t243 = t8 * t242;
                            let t244 = t243 * t202;
                            let t245 = k80 * t15;
                            let t246 = t18 * t245;
                            let t247 = t246 * t206;
                            let t248 = k81 * t25;
                            let t249 = t28 * t248;
                            let t250 = t249 * t210;
                            let t251 = k82 * t35;
                            let t252 = t38 * t251;
                            let t253 = t252 * t214;
                            let t254 = k83 * t45;
                            let t255 = t48 * t254;
                            let t256 = t255 * t218;
                            let t257 = k84 * t55;
                            let t258 = t58 * t257;
                            let t259 = t258 * t222;
                            let t260 = k85 * t65;
                            let t261 = t68 * t260;
                            let t262 = t261 * t226;
                            let t263 = k86 * t75;
                            let t264 = t78 * t263;
                            let t265 = t264 * t230;
                            let t266 = k8 * t244 + k7 * t247 + (k6 * t250 + k5 * t253)
                                + (k4 * t256 + k3 * t259 + (k2 * t262 + k1 * t265));
                            let t267 = t8 * (k87 - k95 * t10);
                            let t268 = t18 * (k88 - k96 * t20);
                            let t269 = t28 * (k89 - k97 * t30);
                            let t270 = t38 * (k90 - k98 * t40);
                            let t271 = t48 * (k91 - k99 * t50);
                            let t272 = t58 * (k92 - k100 * t60);
                            let t273 = t68 * (k93 - k101 * t70);
                            let t274 = t78 * (k94 - k102 * t80);
                            let t275 = k8 * t267 + k7 * t268 + (k6 * t269 + k5 * t270)
                                + (k4 * t271 + k3 * t272 + (k2 * t273 + k1 * t274));
                            let t276 = rt::lit::<T>(2.0) * t90 + rt::lit::<T>(4.0);
                            let t277 = t201 * t276;
                            let t278 = rt::lit::<T>(2.0) * t92 + rt::lit::<T>(4.0);
                            let t279 = t205 * t278;
                            let t280 = rt::lit::<T>(2.0) * t94 + rt::lit::<T>(4.0);
                            let t281 = t209 * t280;
                            let t282 = rt::lit::<T>(2.0) * t96 + rt::lit::<T>(4.0);
                            let t283 = t213 * t282;
                            let t284 = rt::lit::<T>(2.0) * t98 + rt::lit::<T>(4.0);
                            let t285 = t217 * t284;
                            let t286 = rt::lit::<T>(2.0) * t100 + rt::lit::<T>(4.0);
                            let t287 = t221 * t286;
                            let t288 = rt::lit::<T>(2.0) * t102 + rt::lit::<T>(4.0);
                            let t289 = t225 * t288;
                            let t290 = rt::lit::<T>(2.0) * t104 + rt::lit::<T>(4.0);
                            let t291 = t229 * t290;
                            let t292 = k8 * t277 + k7 * t279 + (k6 * t281 + k5 * t283)
                                + (k4 * t285 + k3 * t287 + (k2 * t289 + k1 * t291));
                            let t293 = t87 * t109;
                            let t294 = t108 * (k103 * t293 - t110 * (k104 * t86));
                            let t295 = k51 * t86;
                            let t296 = t108 * (k103 * t86);
                            let t297 = t243 * t276;
                            let t298 = t246 * t278;
                            let t299 = t249 * t280;
                            let t300 = t252 * t282;
                            let t301 = t255 * t284;
                            let t302 = t258 * t286;
                            let t303 = t261 * t288;
                            let t304 = t264 * t290;
                            let t305 = k8 * t297 + k7 * t298 + (k6 * t299 + k5 * t300)
                                + (k4 * t301 + k3 * t302 + (k2 * t303 + k1 * t304));
                            let t306 = t108 * (k105 * t293 - t110 * (k106 * t86));
                            let t307 = k52 * t86;
                            let t308 = t108 * (k105 * t86);
                            let t309 = t112 * t201;
                            let t310 = t114 * t205;
                            let t311 = t116 * t209;
                            let t312 = t118 * t213;
                            let t313 = t120 * t217;
                            let t314 = t122 * t221;
                            let t315 = t124 * t225;
                            let t316 = t126 * t229;
                            let t317 = k17 * t309 + k18 * t310
                                + (k19 * t311 + k20 * t312)
                                + (k21 * t313 + k22 * t314 + (k23 * t315 + k24 * t316));
                            let t318 = t134 * t317 + t127 * t295;
                            let t319 = k25 * t309 + k26 * t310
                                + (k27 * t311 + k28 * t312)
                                + (k29 * t313 + k30 * t314 + (k31 * t315 + k32 * t316));
                            let t320 = k53 * t130;
                            let t321 = t132 * t319 + t128 * t320;
                            let t322 = k36 * t318 + k44 * t321;
                            let t323 = t15
                                * (twice_eps
                                    * (t18 * (t322 - t166 * t322 - t167 * t204) - t322))
                                + (t167 * (k56 * t16) - t204 * t168);
                            let t324 = rt::lit::<T>(2.0) * t18;
                            let t325 = t323 * t324;
                            let t326 = k42 * t318 + k50 * t321;
                            let t327 = t75
                                * (twice_eps
                                    * (t78 * (t326 - t146 * t326 - t147 * t228) - t326))
                                + (t147 * (k62 * t76) - t228 * t148);
                            let t328 = rt::lit::<T>(2.0) * t78;
                            let t329 = t327 * t328;
                            let t330 = k40 * t318 + k48 * t321;
                            let t331 = t55
                                * (twice_eps
                                    * (t58 * (t330 - t153 * t330 - t154 * t220) - t330))
                                + (t154 * (k60 * t56) - t220 * t155);
                            let t332 = rt::lit::<T>(2.0) * t58;
                            let t333 = t331 * t332;
                            let t334 = k41 * t318 + k49 * t321;
                            let t335 = t65
                                * (twice_eps
                                    * (t68 * (t334 - t159 * t334 - t160 * t224) - t334))
                                + (t160 * (k61 * t66) - t224 * t161);
                            let t336 = rt::lit::<T>(2.0) * t68;
                            let t337 = t335 * t336;
                            let t338 = t127 * t294 - t110 * t317 - k7 * t325 - k1 * t329
                                - (k3 * t333 + k2 * t337);
                            let t339 = k35 * t318 + k43 * t321;
                            let t340 = t5
                                * (twice_eps
                                    * (t8 * (t339 - t139 * t339 - t140 * t200) - t339))
                                + (t140 * (k55 * t6) - t141 * t200);
                            let t341 = rt::lit::<T>(2.0) * t8;
                            let t342 = t340 * t341;
                            let t343 = k37 * t318 + k45 * t321;
                            let t344 = t25
                                * (twice_eps
                                    * (t28 * (t343 - t172 * t343 - t173 * t208) - t343))
                                + (t173 * (k57 * t26) - t208 * t174);
                            let t345 = rt::lit::<T>(2.0) * t28;
                            let t346 = t344 * t345;
                            let t347 = k38 * t318 + k46 * t321;
                            let t348 = t35
                                * (twice_eps
                                    * (t38 * (t347 - t178 * t347 - t179 * t212) - t347))
                                + (t179 * (k58 * t36) - t212 * t180);
                            let t349 = rt::lit::<T>(2.0) * t38;
                            let t350 = t348 * t349;
                            let t351 = k39 * t318 + k47 * t321;
                            let t352 = t45
                                * (twice_eps
                                    * (t48 * (t351 - t184 * t351 - t185 * t216) - t351))
                                + (t185 * (k59 * t46) - t216 * t186);
                            let t353 = rt::lit::<T>(2.0) * t48;
                            let t354 = t352 * t353;
                            let t355 = k107 * t8 + k108 * t18 + (k109 * t28 + k110 * t38)
                                + (k111 * t48 + k112 * t58 + (k113 * t68 + k114 * t78));
                            let t356 = t8 * (eps * t5);
                            let t357 = t134 * t355;
                            let t358 = k115 * t8 + k116 * t18 + (k117 * t28 + k118 * t38)
                                + (k119 * t48 + k120 * t58 + (k121 * t68 + k122 * t78));
                            let t359 = t132 * t358;
                            let t360 = k35 * t357 + k43 * t359;
                            let t361 = t356
                                * (rt::lit::<T>(4.0) * t360
                                    + t341 * (k63 * t111 + t89 * t360));
                            let t362 = t78 * (eps * t75);
                            let t363 = k42 * t357 + k50 * t359;
                            let t364 = t362
                                * (rt::lit::<T>(4.0) * t363
                                    + t328 * (k70 * t125 + t103 * t363));
                            let t365 = t58 * (eps * t55);
                            let t366 = k40 * t357 + k48 * t359;
                            let t367 = t365
                                * (rt::lit::<T>(4.0) * t366
                                    + t332 * (k68 * t121 + t99 * t366));
                            let t368 = t68 * (eps * t65);
                            let t369 = k41 * t357 + k49 * t359;
                            let t370 = t368
                                * (rt::lit::<T>(4.0) * t369
                                    + t336 * (k69 * t123 + t101 * t369));
                            let t371 = t110 * t355 + t127 * t296 - k8 * t361 - k1 * t364
                                - (k3 * t367 + k2 * t370);
                            let t372 = t18 * (eps * t15);
                            let t373 = k36 * t357 + k44 * t359;
                            let t374 = t372
                                * (rt::lit::<T>(4.0) * t373
                                    + t324 * (k64 * t113 + t91 * t373));
                            let t375 = t28 * (eps * t25);
                            let t376 = k37 * t357 + k45 * t359;
                            let t377 = t375
                                * (rt::lit::<T>(4.0) * t376
                                    + t345 * (k65 * t115 + t93 * t376));
                            let t378 = t38 * (eps * t35);
                            let t379 = k38 * t357 + k46 * t359;
                            let t380 = t378
                                * (rt::lit::<T>(4.0) * t379
                                    + t349 * (k66 * t117 + t95 * t379));
                            let t381 = t48 * (eps * t45);
                            let t382 = k39 * t357 + k47 * t359;
                            let t383 = t381
                                * (rt::lit::<T>(4.0) * t382
                                    + t353 * (k67 * t119 + t97 * t382));
                            let t384 = t9 * (t8 * (k63 * t12) - k123) * t356;
                            let t385 = t79 * (t78 * (k70 * t82) - k130) * t362;
                            let t386 = t59 * (t58 * (k68 * t62) - k128) * t365;
                            let t387 = t69 * (t68 * (k69 * t72) - k129) * t368;
                            let t388 = t19 * (t18 * (k64 * t22) - k124) * t372;
                            let t389 = t29 * (t28 * (k65 * t32) - k125) * t375;
                            let t390 = t39 * (t38 * (k66 * t42) - k126) * t378;
                            let t391 = t49 * (t48 * (k67 * t52) - k127) * t381;
                            let t392 = rt::lit::<T>(1.0) - k8 * t384 - k1 * t385
                                - (k3 * t386 + k2 * t387)
                                - (k7 * t388 + k6 * t389 + (k5 * t390 + k4 * t391));
                            let t393 = t112 * t243;
                            let t394 = t114 * t246;
                            let t395 = t116 * t249;
                            let t396 = t118 * t252;
                            let t397 = t120 * t255;
                            let t398 = t122 * t258;
                            let t399 = t124 * t261;
                            let t400 = t126 * t264;
                            let t401 = k17 * t393 + k18 * t394
                                + (k19 * t395 + k20 * t396)
                                + (k21 * t397 + k22 * t398 + (k23 * t399 + k24 * t400));
                            let t402 = t134 * t401 + t127 * t307;
                            let t403 = k25 * t393 + k26 * t394
                                + (k27 * t395 + k28 * t396)
                                + (k29 * t397 + k30 * t398 + (k31 * t399 + k32 * t400));
                            let t404 = k54 * t130;
                            let t405 = t132 * t403 + t128 * t404;
                            let t406 = k36 * t402 + k44 * t405;
                            let t407 = t15
                                * (twice_eps
                                    * (t18 * (t406 - t166 * t406 - t167 * t245) - t406))
                                + (t167 * (k80 * t16) - t245 * t168);
                            let t408 = t324 * t407;
                            let t409 = k42 * t402 + k50 * t405;
                            let t410 = t75
                                * (twice_eps
                                    * (t78 * (t409 - t146 * t409 - t147 * t263) - t409))
                                + (t147 * (k86 * t76) - t263 * t148);
                            let t411 = t328 * t410;
                            let t412 = k40 * t402 + k48 * t405;
                            let t413 = t55
                                * (twice_eps
                                    * (t58 * (t412 - t153 * t412 - t154 * t257) - t412))
                                + (t154 * (k84 * t56) - t257 * t155);
                            let t414 = t332 * t413;
                            let t415 = k41 * t402 + k49 * t405;
                            let t416 = t65
                                * (twice_eps
                                    * (t68 * (t415 - t159 * t415 - t160 * t260) - t415))
                                + (t160 * (k85 * t66) - t260 * t161);
                            let t417 = t336 * t416;
                            let t418 = t127 * t306 - t110 * t401 - k7 * t408 - k1 * t411
                                - (k3 * t414 + k2 * t417);
                            let t419 = k35 * t402 + k43 * t405;
                            let t420 = t5
                                * (twice_eps
                                    * (t8 * (t419 - t139 * t419 - t140 * t242) - t419))
                                + (t140 * (k79 * t6) - t141 * t242);
                            let t421 = t341 * t420;
                            let t422 = k37 * t402 + k45 * t405;
                            let t423 = t25
                                * (twice_eps
                                    * (t28 * (t422 - t172 * t422 - t173 * t248) - t422))
                                + (t173 * (k81 * t26) - t248 * t174);
                            let t424 = t345 * t423;
                            let t425 = k38 * t402 + k46 * t405;
                            let t426 = t35
                                * (twice_eps
                                    * (t38 * (t425 - t178 * t425 - t179 * t251) - t425))
                                + (t179 * (k82 * t36) - t251 * t180);
                            let t427 = t349 * t426;
                            let t428 = k39 * t402 + k47 * t405;
                            let t429 = t45
                                * (twice_eps
                                    * (t48 * (t428 - t184 * t428 - t185 * t254) - t428))
                                + (t185 * (k83 * t46) - t254 * t186);
                            let t430 = t353 * t429;
                            let t431 = k131 * t8 + k132 * t18 + (k133 * t28 + k134 * t38)
                                + (k135 * t48 + k136 * t58 + (k137 * t68 + k138 * t78));
                            let t432 = t134 * t431;
                            let t433 = k139 * t8 + k140 * t18 + (k141 * t28 + k142 * t38)
                                + (k143 * t48 + k144 * t58 + (k145 * t68 + k146 * t78));
                            let t434 = t132 * t433;
                            let t435 = k35 * t432 + k43 * t434;
                            let t436 = t356
                                * (rt::lit::<T>(4.0) * t435
                                    + t341 * (k87 * t111 + t89 * t435));
                            let t437 = k42 * t432 + k50 * t434;
                            let t438 = t362
                                * (rt::lit::<T>(4.0) * t437
                                    + t328 * (k94 * t125 + t103 * t437));
                            let t439 = k40 * t432 + k48 * t434;
                            let t440 = t365
                                * (rt::lit::<T>(4.0) * t439
                                    + t332 * (k92 * t121 + t99 * t439));
                            let t441 = k41 * t432 + k49 * t434;
                            let t442 = t368
                                * (rt::lit::<T>(4.0) * t441
                                    + t336 * (k93 * t123 + t101 * t441));
                            let t443 = t110 * t431 + t127 * t308 - k8 * t436 - k1 * t438
                                - (k3 * t440 + k2 * t442);
                            let t444 = k36 * t432 + k44 * t434;
                            let t445 = t372
                                * (rt::lit::<T>(4.0) * t444
                                    + t324 * (k88 * t113 + t91 * t444));
                            let t446 = k37 * t432 + k45 * t434;
                            let t447 = t375
                                * (rt::lit::<T>(4.0) * t446
                                    + t345 * (k89 * t115 + t93 * t446));
                            let t448 = k38 * t432 + k46 * t434;
                            let t449 = t378
                                * (rt::lit::<T>(4.0) * t448
                                    + t349 * (k90 * t117 + t95 * t448));
                            let t450 = k39 * t432 + k47 * t434;
                            let t451 = t381
                                * (rt::lit::<T>(4.0) * t450
                                    + t353 * (k91 * t119 + t97 * t450));
                            let t452 = t356 * (t9 * (t8 * (k87 * t12) - k147));
                            let t453 = t372 * (t19 * (t18 * (k88 * t22) - k148));
                            let t454 = t375 * (t29 * (t28 * (k89 * t32) - k149));
                            let t455 = t378 * (t39 * (t38 * (k90 * t42) - k150));
                            let t456 = t381 * (t49 * (t48 * (k91 * t52) - k151));
                            let t457 = t365 * (t59 * (t58 * (k92 * t62) - k152));
                            let t458 = t368 * (t69 * (t68 * (k93 * t72) - k153));
                            let t459 = t362 * (t79 * (t78 * (k94 * t82) - k154));
                            let t460 = k8 * t452 + k7 * t453 + (k6 * t454 + k5 * t455)
                                + (k4 * t456 + k3 * t457 + (k2 * t458 + k1 * t459));
                            let t461 = k16 * t203 + k15 * t207
                                + (k14 * t211 + k13 * t215)
                                + (k12 * t219 + k11 * t223 + (k10 * t227 + k9 * t231));
                            let t462 = k16 * t233 + k15 * t234
                                + (k14 * t235 + k13 * t236)
                                + (k12 * t237 + k11 * t238 + (k10 * t239 + k9 * t240));
                            let t463 = k16 * t244 + k15 * t247
                                + (k14 * t250 + k13 * t253)
                                + (k12 * t256 + k11 * t259 + (k10 * t262 + k9 * t265));
                            let t464 = k16 * t267 + k15 * t268
                                + (k14 * t269 + k13 * t270)
                                + (k12 * t271 + k11 * t272 + (k10 * t273 + k9 * t274));
                            let t465 = k16 * t277 + k15 * t279
                                + (k14 * t281 + k13 * t283)
                                + (k12 * t285 + k11 * t287 + (k10 * t289 + k9 * t291));
                            let t466 = t131 * t194;
                            let t467 = t193 * (k155 * t466 - t195 * (k156 * t130));
                            let t468 = t193 * (k155 * t130);
                            let t469 = k16 * t297 + k15 * t298
                                + (k14 * t299 + k13 * t300)
                                + (k12 * t301 + k11 * t302 + (k10 * t303 + k9 * t304));
                            let t470 = t193 * (k157 * t466 - t195 * (k158 * t130));
                            let t471 = t193 * (k157 * t130);
                            let t472 = t128 * t467 - t195 * t319 - k15 * t325 - k9 * t329
                                - (k11 * t333 + k10 * t337);
                            let t473 = t195 * t358 + t128 * t468 - k16 * t361 - k9 * t364
                                - (k11 * t367 + k10 * t370);
                            let t474 = k16 * t384 + k15 * t388
                                + (k14 * t389 + k13 * t390)
                                + (k12 * t391 + k11 * t386 + (k10 * t387 + k9 * t385));
                            let t475 = t128 * t470 - t195 * t403 - k15 * t408 - k9 * t411
                                - (k11 * t414 + k10 * t417);
                            let t476 = t195 * t433 + t128 * t471 - k16 * t436 - k9 * t438
                                - (k11 * t440 + k10 * t442);
                            let t477 = rt::lit::<T>(1.0) - k16 * t452 - k9 * t459
                                - (k11 * t457 + k10 * t458)
                                - (k15 * t453 + k14 * t454 + (k13 * t455 + k12 * t456));
                            (
                                [
                                    xi_rate_1 - t84,
                                    rho1_rate_1 - t106 - t110 * t84,
                                    rho2_rate_1 + t127 * t110 - t142 - t149 - t162 - t187,
                                    xi_rate_2 - t188,
                                    rho1_rate_2 - t191 - t195 * t188,
                                    rho2_rate_2 + t128 * t195 - t196 - t197 - t198 - t199,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t232,
                                        rt::lit::<T>(0.0),
                                        -t241,
                                        -t266,
                                        rt::lit::<T>(0.0),
                                        -t275,
                                    ],
                                    [
                                        t88 * t292 - (t84 * t294 + t295 * t105) - t110 * t232,
                                        rt::lit::<T>(1.0) - t296 * t84,
                                        -(t110 * t241),
                                        t88 * t305 - (t84 * t306 + t307 * t105) - t110 * t266,
                                        -(t308 * t84),
                                        -(t110 * t275),
                                    ],
                                    [
                                        t338 - (k8 * t342 + k6 * t346 + (k5 * t350 + k4 * t354)),
                                        t371 - (k7 * t374 + k6 * t377 + (k5 * t380 + k4 * t383)),
                                        t392,
                                        t418 - (k8 * t421 + k6 * t424 + (k5 * t427 + k4 * t430)),
                                        t443 - (k7 * t445 + k6 * t447 + (k5 * t449 + k4 * t451)),
                                        -t460,
                                    ],
                                    [
                                        -t461,
                                        rt::lit::<T>(0.0),
                                        -t462,
                                        rt::lit::<T>(1.0) - t463,
                                        rt::lit::<T>(0.0),
                                        -t464,
                                    ],
                                    [
                                        t189 * t465 - (t188 * t467 + t320 * t190) - t195 * t461,
                                        -(t468 * t188),
                                        -(t195 * t462),
                                        t189 * t469 - (t188 * t470 + t404 * t190) - t195 * t463,
                                        rt::lit::<T>(1.0) - t471 * t188,
                                        -(t195 * t464),
                                    ],
                                    [
                                        t472
                                            - (k16 * t342 + k14 * t346 + (k13 * t350 + k12 * t354)),
                                        t473
                                            - (k15 * t374 + k14 * t377 + (k13 * t380 + k12 * t383)),
                                        -t474,
                                        t475
                                            - (k16 * t421 + k14 * t424 + (k13 * t427 + k12 * t430)),
                                        t476
                                            - (k15 * t445 + k14 * t447 + (k13 * t449 + k12 * t451)),
                                        t477,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2",
                                tally,
                            )
                    })?;
                let [xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2,
                rho2_rate_2] = solution1.x;
                let t111 = k43 * rho1_rate_2 + (rho1 + k35 * rho1_rate_1);
                let t4 = k43 * xi_rate_2 + (xi + k35 * xi_rate_1);
                let (t5, t6) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k35 * xi_rate_1 + k43 * xi_rate_2,
                    t4,
                    tally,
                );
                let t7 = rt::lit::<T>(2.0) * t6;
                let t8 = rt::lit::<T>(1.0) / (eps * (eps - t7) + rt::lit::<T>(1.0));
                let t112 = t111 * t8;
                let t113 = k44 * rho1_rate_2 + (rho1 + k36 * rho1_rate_1);
                let t14 = k44 * xi_rate_2 + (xi + k36 * xi_rate_1);
                let (t15, t16) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k36 * xi_rate_1 + k44 * xi_rate_2,
                    t14,
                    tally,
                );
                let t17 = rt::lit::<T>(2.0) * t16;
                let t18 = rt::lit::<T>(1.0) / (eps * (eps - t17) + rt::lit::<T>(1.0));
                let t114 = t113 * t18;
                let t115 = k45 * rho1_rate_2 + (rho1 + k37 * rho1_rate_1);
                let t24 = k45 * xi_rate_2 + (xi + k37 * xi_rate_1);
                let (t25, t26) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k37 * xi_rate_1 + k45 * xi_rate_2,
                    t24,
                    tally,
                );
                let t27 = rt::lit::<T>(2.0) * t26;
                let t28 = rt::lit::<T>(1.0) / (eps * (eps - t27) + rt::lit::<T>(1.0));
                let t116 = t115 * t28;
                let t117 = k46 * rho1_rate_2 + (rho1 + k38 * rho1_rate_1);
                let t34 = k46 * xi_rate_2 + (xi + k38 * xi_rate_1);
                let (t35, t36) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k38 * xi_rate_1 + k46 * xi_rate_2,
                    t34,
                    tally,
                );
                let t37 = rt::lit::<T>(2.0) * t36;
                let t38 = rt::lit::<T>(1.0) / (eps * (eps - t37) + rt::lit::<T>(1.0));
                let t118 = t117 * t38;
                let t119 = k47 * rho1_rate_2 + (rho1 + k39 * rho1_rate_1);
                let t44 = k47 * xi_rate_2 + (xi + k39 * xi_rate_1);
                let (t45, t46) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k39 * xi_rate_1 + k47 * xi_rate_2,
                    t44,
                    tally,
                );
                let t47 = rt::lit::<T>(2.0) * t46;
                let t48 = rt::lit::<T>(1.0) / (eps * (eps - t47) + rt::lit::<T>(1.0));
                let t120 = t119 * t48;
                let t121 = k48 * rho1_rate_2 + (rho1 + k40 * rho1_rate_1);
                let t54 = k48 * xi_rate_2 + (xi + k40 * xi_rate_1);
                let (t55, t56) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k40 * xi_rate_1 + k48 * xi_rate_2,
                    t54,
                    tally,
                );
                let t57 = rt::lit::<T>(2.0) * t56;
                let t58 = rt::lit::<T>(1.0) / (eps * (eps - t57) + rt::lit::<T>(1.0));
                let t122 = t121 * t58;
                let t123 = k49 * rho1_rate_2 + (rho1 + k41 * rho1_rate_1);
                let t64 = k49 * xi_rate_2 + (xi + k41 * xi_rate_1);
                let (t65, t66) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k41 * xi_rate_1 + k49 * xi_rate_2,
                    t64,
                    tally,
                );
                let t67 = rt::lit::<T>(2.0) * t66;
                let t68 = rt::lit::<T>(1.0) / (eps * (eps - t67) + rt::lit::<T>(1.0));
                let t124 = t123 * t68;
                let t125 = k50 * rho1_rate_2 + (rho1 + k42 * rho1_rate_1);
                let t74 = k50 * xi_rate_2 + (xi + k42 * xi_rate_1);
                let (t75, t76) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k42 * xi_rate_1 + k50 * xi_rate_2,
                    t74,
                    tally,
                );
                let t77 = rt::lit::<T>(2.0) * t76;
                let t78 = rt::lit::<T>(1.0) / (eps * (eps - t77) + rt::lit::<T>(1.0));
                let t126 = t125 * t78;
                let t127 = rt::lit::<T>(0.13479950349996173) * t112
                    + rt::lit::<T>(0.2646186221535599) * t114
                    + (rt::lit::<T>(0.29962887740986976) * t116
                        + rt::lit::<T>(0.23895749671553695) * t118)
                    + (rt::lit::<T>(0.12372628666282504) * t120
                        + rt::lit::<T>(0.014077768468017546) * t122
                        + (rt::lit::<T>(-0.042237587700185465) * t124
                            + rt::lit::<T>(-0.03357096720958545) * t126));
                let t85 = k52 * xi_rate_2 + (xi + k51 * xi_rate_1);
                let (t86, t87) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k51 * xi_rate_1 + k52 * xi_rate_2,
                    t85,
                    tally,
                );
                let t134 = t87 - eps;
                let t135 = t127 * t134;
                let t128 = rt::lit::<T>(-0.03357096720958545) * t112
                    + rt::lit::<T>(-0.042237587700185465) * t114
                    + (rt::lit::<T>(0.014077768468017546) * t116
                        + rt::lit::<T>(0.12372628666282504) * t118)
                    + (rt::lit::<T>(0.23895749671553695) * t120
                        + rt::lit::<T>(0.29962887740986976) * t122
                        + (rt::lit::<T>(0.2646186221535599) * t124
                            + rt::lit::<T>(0.13479950349996173) * t126));
                let t129 = k54 * xi_rate_2 + (xi + k53 * xi_rate_1);
                let (t130, t131) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k53 * xi_rate_1 + k54 * xi_rate_2,
                    t129,
                    tally,
                );
                let t132 = t131 - eps;
                let t133 = t128 * t132;
                let x1_new_2 = x1
                    + h * (rt::lit::<T>(0.5) * t135 + rt::lit::<T>(0.5) * t133);
                let x2_new_2 = x2
                    + h
                        * (t127 * (rt::lit::<T>(0.5) * t86)
                            + t128 * (rt::lit::<T>(0.5) * t130));
                let t480 = h
                    * (rt::lit::<T>(0.5) * xi_rate_1 + rt::lit::<T>(0.5) * xi_rate_2);
                let xi_new_2 = xi + t480;
                let t481 = rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho1_squared = rho1 * rho1;
                let t482 = inv_ahead1
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) - rt::lit::<T>(2.0) * ahead3)
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let rho2_squared = rho2 * rho2;
                let t483 = inv_ahead1
                    * ((twice_x1 - rho2_squared) * ahead3
                        + (rho2_squared + rho1_squared - twice_x1));
                let t484 = rt::lit::<T>(0.5) * t483;
                let t485 = twice_x1 * ahead3 - twice_x1;
                let t486 = t482 * t482
                    + rt::lit::<T>(0.0625)
                        * (reference * reference
                            + t485 * (rt::lit::<T>(0.25) * t485)
                                * (rt::lit::<T>(1.0) / ahead7));
                let t487 = rt::lit::<T>(1.0)
                    - rt::visible_quotient(
                        rt::lit::<T>(0.5) * t482 * (t484 - reference),
                        t486,
                    );
                let rho1_new_2 = t481 * t487;
                let t488 = rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2);
                let rho2_new_2 = t488 * t487;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t480,
                    xi_new_2,
                    tally,
                );
                let t489 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                let ahead3_new = eps * (t489 - eps);
                let twice_x1_new_2 = rt::lit::<T>(2.0) * x1_new_2;
                let t490 = t488 * t488;
                let ahead1_new = eps * (eps - t489) + rt::lit::<T>(1.0);
                let t491 = (ahead3_new * (twice_x1_new_2 - t490)
                    + (t490 + t481 * t481 - twice_x1_new_2))
                    * (rt::lit::<T>(1.0) / ahead1_new);
                let t20 = t17 - eps;
                let t21 = twice_eps * t20;
                let t22 = rt::lit::<T>(2.0) - t21;
                let t19 = k44 * rho2_rate_2 + (rho2 + k36 * rho2_rate_1);
                let t492 = t18
                    * (t22
                        * ((rt::lit::<T>(1.1899334077836625) * rho2_rate_1
                            + rt::lit::<T>(-0.18993340778366247) * rho2_rate_2) * t19));
                let t91 = t21 - rt::lit::<T>(2.0);
                let t92 = t18 * t91;
                let t493 = (rt::lit::<T>(1.1899334077836625) * t135
                    + rt::lit::<T>(-0.18993340778366247) * t133) * t92;
                let t163 = rt::lit::<T>(2.0) * (k44 * t133 + (x1 + k36 * t135));
                let t164 = t19 * t19;
                let t165 = t163 - t164;
                let t166 = eps * t20;
                let t167 = t165 + t18 * (t166 * t165 + (t164 + t113 * t113 - t163));
                let t494 = t167
                    * (t18
                        * (t15
                            * (twice_eps
                                * (rt::lit::<T>(1.1899334077836625) * xi_rate_1
                                    + rt::lit::<T>(-0.18993340778366247) * xi_rate_2))));
                let t70 = t67 - eps;
                let t71 = twice_eps * t70;
                let t72 = rt::lit::<T>(2.0) - t71;
                let t69 = k49 * rho2_rate_2 + (rho2 + k41 * rho2_rate_1);
                let t495 = t68
                    * (t72
                        * ((rt::lit::<T>(-0.18993340778366247) * rho2_rate_1
                            + rt::lit::<T>(1.1899334077836625) * rho2_rate_2) * t69));
                let t101 = t71 - rt::lit::<T>(2.0);
                let t102 = t68 * t101;
                let t496 = (rt::lit::<T>(-0.18993340778366247) * t135
                    + rt::lit::<T>(1.1899334077836625) * t133) * t102;
                let t156 = rt::lit::<T>(2.0) * (k49 * t133 + (x1 + k41 * t135));
                let t157 = t69 * t69;
                let t158 = t156 - t157;
                let t159 = eps * t70;
                let t160 = t158 + t68 * (t159 * t158 + (t157 + t123 * t123 - t156));
                let t497 = t160
                    * (t68
                        * (t65
                            * (twice_eps
                                * (rt::lit::<T>(-0.18993340778366247) * xi_rate_1
                                    + rt::lit::<T>(1.1899334077836625) * xi_rate_2))));
                let t498 = (rt::lit::<T>(1.1899334077836625) * rho1_rate_1
                    + rt::lit::<T>(-0.18993340778366247) * rho1_rate_2) * t114;
                let t499 = (rt::lit::<T>(-0.18993340778366247) * rho1_rate_1
                    + rt::lit::<T>(1.1899334077836625) * rho1_rate_2) * t124;
                let t500 = k160
                    * (rt::lit::<T>(0.5) * (t492 + t493 - t494 + (t495 + t496 - t497))
                        + (t498 + t499));
                let t9 = k43 * rho2_rate_2 + (rho2 + k35 * rho2_rate_1);
                let t10 = t7 - eps;
                let t11 = twice_eps * t10;
                let t12 = rt::lit::<T>(2.0) - t11;
                let t13 = t8 * (t9 * t12);
                let t501 = (rt::lit::<T>(1.3316354107233794) * rho2_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho2_rate_2) * t13;
                let t89 = t11 - rt::lit::<T>(2.0);
                let t90 = t8 * t89;
                let t502 = t90
                    * (rt::lit::<T>(1.3316354107233794) * t135
                        + rt::lit::<T>(-0.3316354107233795) * t133);
                let t136 = rt::lit::<T>(2.0) * (k43 * t133 + (x1 + k35 * t135));
                let t137 = t9 * t9;
                let t138 = t136 - t137;
                let t139 = eps * t10;
                let t140 = t138 + t8 * (t139 * t138 + (t137 + t111 * t111 - t136));
                let t141 = t140 * (t8 * (twice_eps * t5));
                let t503 = (rt::lit::<T>(1.3316354107233794) * xi_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * xi_rate_2) * t141;
                let t80 = t77 - eps;
                let t81 = twice_eps * t80;
                let t82 = rt::lit::<T>(2.0) - t81;
                let t79 = k50 * rho2_rate_2 + (rho2 + k42 * rho2_rate_1);
                let t504 = t78
                    * (t82
                        * ((rt::lit::<T>(-0.3316354107233795) * rho2_rate_1
                            + rt::lit::<T>(1.3316354107233794) * rho2_rate_2) * t79));
                let t103 = t81 - rt::lit::<T>(2.0);
                let t104 = t78 * t103;
                let t505 = (rt::lit::<T>(-0.3316354107233795) * t135
                    + rt::lit::<T>(1.3316354107233794) * t133) * t104;
                let t143 = rt::lit::<T>(2.0) * (k50 * t133 + (x1 + k42 * t135));
                let t144 = t79 * t79;
                let t145 = t143 - t144;
                let t146 = eps * t80;
                let t147 = t145 + t78 * (t146 * t145 + (t144 + t125 * t125 - t143));
                let t506 = t147
                    * (t78
                        * (t75
                            * (twice_eps
                                * (rt::lit::<T>(-0.3316354107233795) * xi_rate_1
                                    + rt::lit::<T>(1.3316354107233794) * xi_rate_2))));
                let t507 = (rt::lit::<T>(1.3316354107233794) * rho1_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho1_rate_2) * t112;
                let t508 = (rt::lit::<T>(-0.3316354107233795) * rho1_rate_1
                    + rt::lit::<T>(1.3316354107233794) * rho1_rate_2) * t126;
                let t509 = k159
                    * (rt::lit::<T>(0.5) * (t501 + t502 - t503 + (t504 + t505 - t506))
                        + (t507 + t508));
                let t30 = t27 - eps;
                let t31 = twice_eps * t30;
                let t32 = rt::lit::<T>(2.0) - t31;
                let t29 = k45 * rho2_rate_2 + (rho2 + k37 * rho2_rate_1);
                let t510 = t28
                    * (t32
                        * ((rt::lit::<T>(0.955124417499598) * rho2_rate_1
                            + rt::lit::<T>(0.044875582500402064) * rho2_rate_2) * t29));
                let t93 = t31 - rt::lit::<T>(2.0);
                let t94 = t28 * t93;
                let t511 = (rt::lit::<T>(0.955124417499598) * t135
                    + rt::lit::<T>(0.044875582500402064) * t133) * t94;
                let t169 = rt::lit::<T>(2.0) * (k45 * t133 + (x1 + k37 * t135));
                let t170 = t29 * t29;
                let t171 = t169 - t170;
                let t172 = eps * t30;
                let t173 = t171 + t28 * (t172 * t171 + (t170 + t115 * t115 - t169));
                let t512 = t173
                    * (t28
                        * (t25
                            * (twice_eps
                                * (rt::lit::<T>(0.955124417499598) * xi_rate_1
                                    + rt::lit::<T>(0.044875582500402064) * xi_rate_2))));
                let t60 = t57 - eps;
                let t61 = twice_eps * t60;
                let t62 = rt::lit::<T>(2.0) - t61;
                let t59 = k48 * rho2_rate_2 + (rho2 + k40 * rho2_rate_1);
                let t513 = t58
                    * (t62
                        * ((rt::lit::<T>(0.044875582500402064) * rho2_rate_1
                            + rt::lit::<T>(0.955124417499598) * rho2_rate_2) * t59));
                let t99 = t61 - rt::lit::<T>(2.0);
                let t100 = t58 * t99;
                let t514 = (rt::lit::<T>(0.044875582500402064) * t135
                    + rt::lit::<T>(0.955124417499598) * t133) * t100;
                let t150 = rt::lit::<T>(2.0) * (k48 * t133 + (x1 + k40 * t135));
                let t151 = t59 * t59;
                let t152 = t150 - t151;
                let t153 = eps * t60;
                let t154 = t152 + t58 * (t153 * t152 + (t151 + t121 * t121 - t150));
                let t515 = t154
                    * (t58
                        * (t55
                            * (twice_eps
                                * (rt::lit::<T>(0.044875582500402064) * xi_rate_1
                                    + rt::lit::<T>(0.955124417499598) * xi_rate_2))));
                let t516 = (rt::lit::<T>(0.955124417499598) * rho1_rate_1
                    + rt::lit::<T>(0.044875582500402064) * rho1_rate_2) * t116;
                let t517 = (rt::lit::<T>(0.044875582500402064) * rho1_rate_1
                    + rt::lit::<T>(0.955124417499598) * rho1_rate_2) * t122;
                let t518 = k161
                    * (rt::lit::<T>(0.5) * (t510 + t511 - t512 + (t513 + t514 - t515))
                        + (t516 + t517));
                let t40 = t37 - eps;
                let t41 = twice_eps * t40;
                let t42 = rt::lit::<T>(2.0) - t41;
                let t39 = k46 * rho2_rate_2 + (rho2 + k38 * rho2_rate_1);
                let t519 = t38
                    * (t42
                        * ((rt::lit::<T>(0.6588590603353492) * rho2_rate_1
                            + rt::lit::<T>(0.34114093966465076) * rho2_rate_2) * t39));
                let t95 = t41 - rt::lit::<T>(2.0);
                let t96 = t38 * t95;
                let t520 = (rt::lit::<T>(0.6588590603353492) * t135
                    + rt::lit::<T>(0.34114093966465076) * t133) * t96;
                let t175 = rt::lit::<T>(2.0) * (k46 * t133 + (x1 + k38 * t135));
                let t176 = t39 * t39;
                let t177 = t175 - t176;
                let t178 = eps * t40;
                let t179 = t177 + t38 * (t178 * t177 + (t176 + t117 * t117 - t175));
                let t521 = t179
                    * (t38
                        * (t35
                            * (twice_eps
                                * (rt::lit::<T>(0.6588590603353492) * xi_rate_1
                                    + rt::lit::<T>(0.34114093966465076) * xi_rate_2))));
                let t50 = t47 - eps;
                let t51 = twice_eps * t50;
                let t52 = rt::lit::<T>(2.0) - t51;
                let t49 = k47 * rho2_rate_2 + (rho2 + k39 * rho2_rate_1);
                let t522 = t48
                    * (t52
                        * ((rt::lit::<T>(0.34114093966465076) * rho2_rate_1
                            + rt::lit::<T>(0.6588590603353492) * rho2_rate_2) * t49));
                let t97 = t51 - rt::lit::<T>(2.0);
                let t98 = t48 * t97;
                let t523 = (rt::lit::<T>(0.34114093966465076) * t135
                    + rt::lit::<T>(0.6588590603353492) * t133) * t98;
                let t181 = rt::lit::<T>(2.0) * (k47 * t133 + (x1 + k39 * t135));
                let t182 = t49 * t49;
                let t183 = t181 - t182;
                let t184 = eps * t50;
                let t185 = t183 + t48 * (t184 * t183 + (t182 + t119 * t119 - t181));
                let t524 = t185
                    * (t48
                        * (t45
                            * (twice_eps
                                * (rt::lit::<T>(0.34114093966465076) * xi_rate_1
                                    + rt::lit::<T>(0.6588590603353492) * xi_rate_2))));
                let t525 = (rt::lit::<T>(0.6588590603353492) * rho1_rate_1
                    + rt::lit::<T>(0.34114093966465076) * rho1_rate_2) * t118;
                let t526 = (rt::lit::<T>(0.34114093966465076) * rho1_rate_1
                    + rt::lit::<T>(0.6588590603353492) * rho1_rate_2) * t120;
                let t527 = k162
                    * (rt::lit::<T>(0.5) * (t519 + t520 - t521 + (t522 + t523 - t524))
                        + (t525 + t526));
                let resolution1_new = rt::lit::<T>(0.5) * t491 - t484 - t500 - t509
                    - (t518 + t527);
                let t528 = k162
                    * (rt::abs(t526)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t524) + (rt::abs(t522) + rt::abs(t523))));
                let t529 = k160
                    * (rt::abs(t499)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t497) + (rt::abs(t495) + rt::abs(t496))));
                let t530 = k161
                    * (rt::abs(t517)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t515) + (rt::abs(t513) + rt::abs(t514))));
                let t531 = k159
                    * (rt::abs(t508)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t506) + (rt::abs(t504) + rt::abs(t505))));
                let t532 = k159
                    * (rt::abs(t507)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t503) + (rt::abs(t501) + rt::abs(t502))));
                let t533 = rt::abs(xi_new_2 * t141)
                    + (rt::abs(t90 * x1_new_2) + (rt::abs(t483) + rt::abs(t488 * t13)));
                let t534 = k160
                    * (rt::abs(t498)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t494) + (rt::abs(t492) + rt::abs(t493))));
                let t535 = k161
                    * (rt::abs(t516)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t512) + (rt::abs(t510) + rt::abs(t511))));
                let t536 = k162
                    * (rt::abs(t525)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t521) + (rt::abs(t519) + rt::abs(t520))));
                let t537 = rt::abs(t532) + rt::lit::<T>(0.5) * (rt::abs(t491) + t533)
                    + (rt::abs(t481 * t112) + rt::abs(t534)
                        + (rt::abs(t535) + rt::abs(t536)));
                let resolution2_new = rt::abs(t528) + rt::abs(t529)
                    + (rt::abs(t530) + rt::abs(t531)) + t537;
                let ahead2_new = eps * sin_xi_ahead_new;
                let ahead4_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead5_new = k33 * cos_xi_ahead_new - k34;
                let ahead6_new = rt::abs(inv_h * xi_new_2);
                let ahead7_new = ahead1_new * ahead1_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
                    reference,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                if !rt::is_resolved(carried[5], carried[6]) {
                    return Err(setting.unresolved(carried[5], carried[6], tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 17]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, ahead1, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "20e77f5da27c74219508d443007b8f63";
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
        /// - `xi_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `xi_rate_2`, `rho1_rate_2`, `rho2_rate_2`, `xi_rate_3`, `rho1_rate_3`, `rho2_rate_3`: 9 × 9 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x1_rate_1, x1_rate_2, x1_rate_3
        /// - `x2_rate_1`: explicit
        /// - `x2_rate_2`: explicit
        /// - `x2_rate_3`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 48 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 6 | 130 | 1 | 0 | 0 | 0 |
        /// | each step | 377 | 446 | 12 | 0 | 12 | 47 |
        /// | each sweep for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2, xi_rate_3, rho1_rate_3, rho2_rate_3 | 296 | 346 | 11 | 0 | 11 | 0 |
        /// | each iteration for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2, xi_rate_3, rho1_rate_3, rho2_rate_3 | 1164 | 1696 | 22 | 0 | 11 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `0.027076500189167574/2`
            k1: T,
            /// `0.005864947198698576/2`
            k2: T,
            /// `- 0.061592225069804156/2`
            k3: T,
            /// `- 0.058993923891947214/2`
            k4: T,
            /// `0.09560496739250535/2`
            k5: T,
            /// `0.32151478931685357/2`
            k6: T,
            /// `0.4175557539292479/2`
            k7: T,
            /// `0.2529691909352784/2`
            k8: T,
            /// `- 0.06114645362610544/2`
            k9: T,
            /// `- 0.014459274444920261/2`
            k10: T,
            /// `0.1904683739582173/2`
            k11: T,
            /// `0.3851373541128084/2`
            k12: T,
            /// `0.2529691909352784/2`
            k13: T,
            /// `0.4175557539292479/2`
            k14: T,
            /// `0.32151478931685357/2`
            k15: T,
            /// `0.09560496739250535/2`
            k16: T,
            /// `- 0.058993923891947214/2`
            k17: T,
            /// `- 0.061592225069804156/2`
            k18: T,
            /// `0.005864947198698576/2`
            k19: T,
            /// `0.027076500189167574/2`
            k20: T,
            /// `2 0.27444215068248085`
            k21: T,
            /// `2 0.2680684283954074`
            k22: T,
            /// `2 0.2758530052054411`
            k23: T,
            /// `2 0.2956904871291018`
            k24: T,
            /// `2 0.293975971011446`
            k25: T,
            /// `2 0.23553528074697333`
            k26: T,
            /// `2 0.12761668692717998`
            k27: T,
            /// `2 0.028459473672176994`
            k28: T,
            /// `2 0.4563844734606865`
            k29: T,
            /// `2 0.48010371946080815`
            k30: T,
            /// `2 0.44467070272191894`
            k31: T,
            /// `2 0.3122250273523913`
            k32: T,
            /// `2 0.13221941709205312`
            k33: T,
            /// `2 - 0.00022625827747447944`
            k34: T,
            /// `2 - 0.03565927501636371`
            k35: T,
            /// `2 - 0.011940029016242066`
            k36: T,
            /// `2 0.2493183041056008`
            k37: T,
            /// `2 0.15016109085059778`
            k38: T,
            /// `2 0.042242497030804446`
            k39: T,
            /// `2 - 0.01619819323366821`
            k40: T,
            /// `2 - 0.017912709351324017`
            k41: T,
            /// `2 0.0019247725723366578`
            k42: T,
            /// `2 0.009709349382370355`
            k43: T,
            /// `2 0.0033356270952969586`
            k44: T,
            /// `2 eps`
            twice_eps: T,
            /// `3 eps² + 1`
            k45: T,
            /// `eps (eps² + 3)`
            k46: T,
            /// `1/h`
            inv_h: T,
            /// `eps h`
            eps_h: T,
            /// `h 0.05061426814518813`
            k47: T,
            /// `h 0.11119051722668724`
            k48: T,
            /// `h 0.15685332293894363`
            k49: T,
            /// `h 0.181341891689181`
            k50: T,
            /// `h 0.028459473672176994`
            k51: T,
            /// `h 0.12761668692717998`
            k52: T,
            /// `h 0.23553528074697333`
            k53: T,
            /// `h 0.293975971011446`
            k54: T,
            /// `h 0.2956904871291018`
            k55: T,
            /// `h 0.2758530052054411`
            k56: T,
            /// `h 0.2680684283954074`
            k57: T,
            /// `h 0.27444215068248085`
            k58: T,
            /// `h - 0.011940029016242066`
            k59: T,
            /// `h - 0.03565927501636371`
            k60: T,
            /// `h - 0.00022625827747447944`
            k61: T,
            /// `h 0.13221941709205312`
            k62: T,
            /// `h 0.3122250273523913`
            k63: T,
            /// `h 0.44467070272191894`
            k64: T,
            /// `h 0.48010371946080815`
            k65: T,
            /// `h 0.4563844734606865`
            k66: T,
            /// `h 0.0033356270952969586`
            k67: T,
            /// `h 0.009709349382370355`
            k68: T,
            /// `h 0.0019247725723366578`
            k69: T,
            /// `h - 0.017912709351324017`
            k70: T,
            /// `h - 0.01619819323366821`
            k71: T,
            /// `h 0.042242497030804446`
            k72: T,
            /// `h 0.15016109085059778`
            k73: T,
            /// `h 0.2493183041056008`
            k74: T,
            /// `h 0.1388888888888889`
            k75: T,
            /// `h - 0.0359766675249389`
            k76: T,
            /// `h 0.009789444015308325`
            k77: T,
            /// `h 0.30026319498086457`
            k78: T,
            /// `h 0.2222222222222222`
            k79: T,
            /// `h - 0.022485417203086815`
            k80: T,
            /// `h 0.26798833376246944`
            k81: T,
            /// `h 0.48042111196938336`
            k82: T,
            /// `h 0.1388888888888889`
            k83: T,
            /// `eps h 0.028459473672176994`
            k84: T,
            /// `eps h 0.12761668692717998`
            k85: T,
            /// `eps h 0.23553528074697333`
            k86: T,
            /// `eps h 0.293975971011446`
            k87: T,
            /// `eps h 0.2956904871291018`
            k88: T,
            /// `eps h 0.2758530052054411`
            k89: T,
            /// `eps h 0.2680684283954074`
            k90: T,
            /// `eps h 0.27444215068248085`
            k91: T,
            /// `2 h 0.028459473672176994`
            k92: T,
            /// `2 h 0.12761668692717998`
            k93: T,
            /// `2 h 0.23553528074697333`
            k94: T,
            /// `2 h 0.293975971011446`
            k95: T,
            /// `2 h 0.2956904871291018`
            k96: T,
            /// `2 h 0.2758530052054411`
            k97: T,
            /// `2 h 0.2680684283954074`
            k98: T,
            /// `2 h 0.27444215068248085`
            k99: T,
            /// `2 eps h 0.028459473672176994`
            k100: T,
            /// `2 eps h 0.12761668692717998`
            k101: T,
            /// `2 eps h 0.23553528074697333`
            k102: T,
            /// `2 eps h 0.293975971011446`
            k103: T,
            /// `2 eps h 0.2956904871291018`
            k104: T,
            /// `2 eps h 0.2758530052054411`
            k105: T,
            /// `2 eps h 0.2680684283954074`
            k106: T,
            /// `2 eps h 0.27444215068248085`
            k107: T,
            /// `eps h - 0.011940029016242066`
            k108: T,
            /// `eps h - 0.03565927501636371`
            k109: T,
            /// `eps h - 0.00022625827747447944`
            k110: T,
            /// `eps h 0.13221941709205312`
            k111: T,
            /// `eps h 0.3122250273523913`
            k112: T,
            /// `eps h 0.44467070272191894`
            k113: T,
            /// `eps h 0.48010371946080815`
            k114: T,
            /// `eps h 0.4563844734606865`
            k115: T,
            /// `2 h - 0.011940029016242066`
            k116: T,
            /// `2 h - 0.03565927501636371`
            k117: T,
            /// `2 h - 0.00022625827747447944`
            k118: T,
            /// `2 h 0.13221941709205312`
            k119: T,
            /// `2 h 0.3122250273523913`
            k120: T,
            /// `2 h 0.44467070272191894`
            k121: T,
            /// `2 h 0.48010371946080815`
            k122: T,
            /// `2 h 0.4563844734606865`
            k123: T,
            /// `2 eps h - 0.011940029016242066`
            k124: T,
            /// `2 eps h - 0.03565927501636371`
            k125: T,
            /// `2 eps h - 0.00022625827747447944`
            k126: T,
            /// `2 eps h 0.13221941709205312`
            k127: T,
            /// `2 eps h 0.3122250273523913`
            k128: T,
            /// `2 eps h 0.44467070272191894`
            k129: T,
            /// `2 eps h 0.48010371946080815`
            k130: T,
            /// `2 eps h 0.4563844734606865`
            k131: T,
            /// `eps h 0.0033356270952969586`
            k132: T,
            /// `eps h 0.009709349382370355`
            k133: T,
            /// `eps h 0.0019247725723366578`
            k134: T,
            /// `eps h - 0.017912709351324017`
            k135: T,
            /// `eps h - 0.01619819323366821`
            k136: T,
            /// `eps h 0.042242497030804446`
            k137: T,
            /// `eps h 0.15016109085059778`
            k138: T,
            /// `eps h 0.2493183041056008`
            k139: T,
            /// `2 h 0.0033356270952969586`
            k140: T,
            /// `2 h 0.009709349382370355`
            k141: T,
            /// `2 h 0.0019247725723366578`
            k142: T,
            /// `2 h - 0.017912709351324017`
            k143: T,
            /// `2 h - 0.01619819323366821`
            k144: T,
            /// `2 h 0.042242497030804446`
            k145: T,
            /// `2 h 0.15016109085059778`
            k146: T,
            /// `2 h 0.2493183041056008`
            k147: T,
            /// `2 eps h 0.0033356270952969586`
            k148: T,
            /// `2 eps h 0.009709349382370355`
            k149: T,
            /// `2 eps h 0.0019247725723366578`
            k150: T,
            /// `2 eps h - 0.017912709351324017`
            k151: T,
            /// `2 eps h - 0.01619819323366821`
            k152: T,
            /// `2 eps h 0.042242497030804446`
            k153: T,
            /// `2 eps h 0.15016109085059778`
            k154: T,
            /// `2 eps h 0.2493183041056008`
            k155: T,
            /// `eps h 0.1388888888888889`
            k156: T,
            /// `2 eps h 0.1388888888888889`
            k157: T,
            /// `eps h - 0.0359766675249389`
            k158: T,
            /// `2 eps h - 0.0359766675249389`
            k159: T,
            /// `-(h - 0.0359766675249389)`
            k160: T,
            /// `eps h 0.009789444015308325`
            k161: T,
            /// `2 eps h 0.009789444015308325`
            k162: T,
            /// `-(h 0.009789444015308325)`
            k163: T,
            /// `eps h 0.30026319498086457`
            k164: T,
            /// `2 eps h 0.30026319498086457`
            k165: T,
            /// `-(h 0.30026319498086457)`
            k166: T,
            /// `eps h 0.2222222222222222`
            k167: T,
            /// `2 eps h 0.2222222222222222`
            k168: T,
            /// `eps h - 0.022485417203086815`
            k169: T,
            /// `2 eps h - 0.022485417203086815`
            k170: T,
            /// `-(h - 0.022485417203086815)`
            k171: T,
            /// `eps h 0.26798833376246944`
            k172: T,
            /// `2 eps h 0.26798833376246944`
            k173: T,
            /// `-(h 0.26798833376246944)`
            k174: T,
            /// `eps h 0.48042111196938336`
            k175: T,
            /// `2 eps h 0.48042111196938336`
            k176: T,
            /// `-(h 0.48042111196938336)`
            k177: T,
            /// `eps h 0.1388888888888889`
            k178: T,
            /// `2 eps h 0.1388888888888889`
            k179: T,
            /// `h 0.4444444444444444`
            k180: T,
            /// `h 0.2777777777777778`
            k181: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energy at the start (1); functions of q that the next step needs (9).
            type Carried = [T; 17];
            type Memory = (rt::Predictor<T, 9, 8>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(0.027076500189167574);
                let k2 = rt::lit::<T>(0.5) * rt::lit::<T>(0.005864947198698576);
                let k3 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.061592225069804156);
                let k4 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.058993923891947214);
                let k5 = rt::lit::<T>(0.5) * rt::lit::<T>(0.09560496739250535);
                let k6 = rt::lit::<T>(0.5) * rt::lit::<T>(0.32151478931685357);
                let k7 = rt::lit::<T>(0.5) * rt::lit::<T>(0.4175557539292479);
                let k8 = rt::lit::<T>(0.5) * rt::lit::<T>(0.2529691909352784);
                let k9 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.06114645362610544);
                let k10 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.014459274444920261);
                let k11 = rt::lit::<T>(0.5) * rt::lit::<T>(0.1904683739582173);
                let k12 = rt::lit::<T>(0.5) * rt::lit::<T>(0.3851373541128084);
                let k13 = rt::lit::<T>(0.5) * rt::lit::<T>(0.2529691909352784);
                let k14 = rt::lit::<T>(0.5) * rt::lit::<T>(0.4175557539292479);
                let k15 = rt::lit::<T>(0.5) * rt::lit::<T>(0.32151478931685357);
                let k16 = rt::lit::<T>(0.5) * rt::lit::<T>(0.09560496739250535);
                let k17 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.058993923891947214);
                let k18 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.061592225069804156);
                let k19 = rt::lit::<T>(0.5) * rt::lit::<T>(0.005864947198698576);
                let k20 = rt::lit::<T>(0.5) * rt::lit::<T>(0.027076500189167574);
                let k21 = rt::lit::<T>(2.0) * rt::lit::<T>(0.27444215068248085);
                let k22 = rt::lit::<T>(2.0) * rt::lit::<T>(0.2680684283954074);
                let k23 = rt::lit::<T>(2.0) * rt::lit::<T>(0.2758530052054411);
                let k24 = rt::lit::<T>(2.0) * rt::lit::<T>(0.2956904871291018);
                let k25 = rt::lit::<T>(2.0) * rt::lit::<T>(0.293975971011446);
                let k26 = rt::lit::<T>(2.0) * rt::lit::<T>(0.23553528074697333);
                let k27 = rt::lit::<T>(2.0) * rt::lit::<T>(0.12761668692717998);
                let k28 = rt::lit::<T>(2.0) * rt::lit::<T>(0.028459473672176994);
                let k29 = rt::lit::<T>(2.0) * rt::lit::<T>(0.4563844734606865);
                let k30 = rt::lit::<T>(2.0) * rt::lit::<T>(0.48010371946080815);
                let k31 = rt::lit::<T>(2.0) * rt::lit::<T>(0.44467070272191894);
                let k32 = rt::lit::<T>(2.0) * rt::lit::<T>(0.3122250273523913);
                let k33 = rt::lit::<T>(2.0) * rt::lit::<T>(0.13221941709205312);
                let k34 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.00022625827747447944);
                let k35 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.03565927501636371);
                let k36 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.011940029016242066);
                let k37 = rt::lit::<T>(2.0) * rt::lit::<T>(0.2493183041056008);
                let k38 = rt::lit::<T>(2.0) * rt::lit::<T>(0.15016109085059778);
                let k39 = rt::lit::<T>(2.0) * rt::lit::<T>(0.042242497030804446);
                let k40 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.01619819323366821);
                let k41 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.017912709351324017);
                let k42 = rt::lit::<T>(2.0) * rt::lit::<T>(0.0019247725723366578);
                let k43 = rt::lit::<T>(2.0) * rt::lit::<T>(0.009709349382370355);
                let k44 = rt::lit::<T>(2.0) * rt::lit::<T>(0.0033356270952969586);
                let twice_eps = rt::lit::<T>(2.0) * eps;
                let eps_squared = eps * eps;
                let k45 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k46 = eps * (eps_squared + rt::lit::<T>(3.0));
                let inv_h = rt::lit::<T>(1.0) / h;
                let eps_h = eps * h;
                let k47 = h * rt::lit::<T>(0.05061426814518813);
                let k48 = h * rt::lit::<T>(0.11119051722668724);
                let k49 = h * rt::lit::<T>(0.15685332293894363);
                let k50 = h * rt::lit::<T>(0.181341891689181);
                let k51 = h * rt::lit::<T>(0.028459473672176994);
                let k52 = h * rt::lit::<T>(0.12761668692717998);
                let k53 = h * rt::lit::<T>(0.23553528074697333);
                let k54 = h * rt::lit::<T>(0.293975971011446);
                let k55 = h * rt::lit::<T>(0.2956904871291018);
                let k56 = h * rt::lit::<T>(0.2758530052054411);
                let k57 = h * rt::lit::<T>(0.2680684283954074);
                let k58 = h * rt::lit::<T>(0.27444215068248085);
                let k59 = h * rt::lit::<T>(-0.011940029016242066);
                let k60 = h * rt::lit::<T>(-0.03565927501636371);
                let k61 = h * rt::lit::<T>(-0.00022625827747447944);
                let k62 = h * rt::lit::<T>(0.13221941709205312);
                let k63 = h * rt::lit::<T>(0.3122250273523913);
                let k64 = h * rt::lit::<T>(0.44467070272191894);
                let k65 = h * rt::lit::<T>(0.48010371946080815);
                let k66 = h * rt::lit::<T>(0.4563844734606865);
                let k67 = h * rt::lit::<T>(0.0033356270952969586);
                let k68 = h * rt::lit::<T>(0.009709349382370355);
                let k69 = h * rt::lit::<T>(0.0019247725723366578);
                let k70 = h * rt::lit::<T>(-0.017912709351324017);
                let k71 = h * rt::lit::<T>(-0.01619819323366821);
                let k72 = h * rt::lit::<T>(0.042242497030804446);
                let k73 = h * rt::lit::<T>(0.15016109085059778);
                let k74 = h * rt::lit::<T>(0.2493183041056008);
                let k75 = h * rt::lit::<T>(0.1388888888888889);
                let k76 = h * rt::lit::<T>(-0.0359766675249389);
                let k77 = h * rt::lit::<T>(0.009789444015308325);
                let k78 = h * rt::lit::<T>(0.30026319498086457);
                let k79 = h * rt::lit::<T>(0.2222222222222222);
                let k80 = h * rt::lit::<T>(-0.022485417203086815);
                let k81 = h * rt::lit::<T>(0.26798833376246944);
                let k82 = h * rt::lit::<T>(0.48042111196938336);
                let k83 = h * rt::lit::<T>(0.1388888888888889);
                let k84 = eps * k51;
                let k85 = eps * k52;
                let k86 = eps * k53;
                let k87 = eps * k54;
                let k88 = eps * k55;
                let k89 = eps * k56;
                let k90 = eps * k57;
                let k91 = eps * k58;
                let k92 = rt::lit::<T>(2.0) * k51;
                let k93 = rt::lit::<T>(2.0) * k52;
                let k94 = rt::lit::<T>(2.0) * k53;
                let k95 = rt::lit::<T>(2.0) * k54;
                let k96 = rt::lit::<T>(2.0) * k55;
                let k97 = rt::lit::<T>(2.0) * k56;
                let k98 = rt::lit::<T>(2.0) * k57;
                let k99 = rt::lit::<T>(2.0) * k58;
                let k100 = rt::lit::<T>(2.0) * k84;
                let k101 = rt::lit::<T>(2.0) * k85;
                let k102 = rt::lit::<T>(2.0) * k86;
                let k103 = rt::lit::<T>(2.0) * k87;
                let k104 = rt::lit::<T>(2.0) * k88;
                let k105 = rt::lit::<T>(2.0) * k89;
                let k106 = rt::lit::<T>(2.0) * k90;
                let k107 = rt::lit::<T>(2.0) * k91;
                let k108 = eps * k59;
                let k109 = eps * k60;
                let k110 = eps * k61;
                let k111 = eps * k62;
                let k112 = eps * k63;
                let k113 = eps * k64;
                let k114 = eps * k65;
                let k115 = eps * k66;
                let k116 = rt::lit::<T>(2.0) * k59;
                let k117 = rt::lit::<T>(2.0) * k60;
                let k118 = rt::lit::<T>(2.0) * k61;
                let k119 = rt::lit::<T>(2.0) * k62;
                let k120 = rt::lit::<T>(2.0) * k63;
                let k121 = rt::lit::<T>(2.0) * k64;
                let k122 = rt::lit::<T>(2.0) * k65;
                let k123 = rt::lit::<T>(2.0) * k66;
                let k124 = rt::lit::<T>(2.0) * k108;
                let k125 = rt::lit::<T>(2.0) * k109;
                let k126 = rt::lit::<T>(2.0) * k110;
                let k127 = rt::lit::<T>(2.0) * k111;
                let k128 = rt::lit::<T>(2.0) * k112;
                let k129 = rt::lit::<T>(2.0) * k113;
                let k130 = rt::lit::<T>(2.0) * k114;
                let k131 = rt::lit::<T>(2.0) * k115;
                let k132 = eps * k67;
                let k133 = eps * k68;
                let k134 = eps * k69;
                let k135 = eps * k70;
                let k136 = eps * k71;
                let k137 = eps * k72;
                let k138 = eps * k73;
                let k139 = eps * k74;
                let k140 = rt::lit::<T>(2.0) * k67;
                let k141 = rt::lit::<T>(2.0) * k68;
                let k142 = rt::lit::<T>(2.0) * k69;
                let k143 = rt::lit::<T>(2.0) * k70;
                let k144 = rt::lit::<T>(2.0) * k71;
                let k145 = rt::lit::<T>(2.0) * k72;
                let k146 = rt::lit::<T>(2.0) * k73;
                let k147 = rt::lit::<T>(2.0) * k74;
                let k148 = rt::lit::<T>(2.0) * k132;
                let k149 = rt::lit::<T>(2.0) * k133;
                let k150 = rt::lit::<T>(2.0) * k134;
                let k151 = rt::lit::<T>(2.0) * k135;
                let k152 = rt::lit::<T>(2.0) * k136;
                let k153 = rt::lit::<T>(2.0) * k137;
                let k154 = rt::lit::<T>(2.0) * k138;
                let k155 = rt::lit::<T>(2.0) * k139;
                let k156 = eps * k75;
                let k157 = rt::lit::<T>(2.0) * k156;
                let k158 = eps * k76;
                let k159 = rt::lit::<T>(2.0) * k158;
                let k160 = -k76;
                let k161 = eps * k77;
                let k162 = rt::lit::<T>(2.0) * k161;
                let k163 = -k77;
                let k164 = eps * k78;
                let k165 = rt::lit::<T>(2.0) * k164;
                let k166 = -k78;
                let k167 = eps * k79;
                let k168 = rt::lit::<T>(2.0) * k167;
                let k169 = eps * k80;
                let k170 = rt::lit::<T>(2.0) * k169;
                let k171 = -k80;
                let k172 = eps * k81;
                let k173 = rt::lit::<T>(2.0) * k172;
                let k174 = -k81;
                let k175 = eps * k82;
                let k176 = rt::lit::<T>(2.0) * k175;
                let k177 = -k82;
                let k178 = eps * k83;
                let k179 = rt::lit::<T>(2.0) * k178;
                let k180 = h * rt::lit::<T>(0.4444444444444444);
                let k181 = h * rt::lit::<T>(0.2777777777777778);
                Scheme {
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
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
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
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    twice_eps,
                    k45,
                    k46,
                    inv_h,
                    eps_h,
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
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
                    k110,
                    k111,
                    k112,
                    k113,
                    k114,
                    k115,
                    k116,
                    k117,
                    k118,
                    k119,
                    k120,
                    k121,
                    k122,
                    k123,
                    k124,
                    k125,
                    k126,
                    k127,
                    k128,
                    k129,
                    k130,
                    k131,
                    k132,
                    k133,
                    k134,
                    k135,
                    k136,
                    k137,
                    k138,
                    k139,
                    k140,
                    k141,
                    k142,
                    k143,
                    k144,
                    k145,
                    k146,
                    k147,
                    k148,
                    k149,
                    k150,
                    k151,
                    k152,
                    k153,
                    k154,
                    k155,
                    k156,
                    k157,
                    k158,
                    k159,
                    k160,
                    k161,
                    k162,
                    k163,
                    k164,
                    k165,
                    k166,
                    k167,
                    k168,
                    k169,
                    k170,
                    k171,
                    k172,
                    k173,
                    k174,
                    k175,
                    k176,
                    k177,
                    k178,
                    k179,
                    k180,
                    k181,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { k45, k46, inv_h, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t2 = eps * (twice_cos_xi - eps);
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let xi_dot_squared = xi_dot * xi_dot;
                let t3 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.5)
                        * (t1 * t1
                            + (t2 * (twice_x1 - xi_dot_squared)
                                + (xi_dot_squared - twice_x1))) / t3,
                    t3,
                    eps * sin_xi,
                    t2,
                    rt::lit::<T>(2.0) * sin_xi,
                    k45 * cos_xi - k46,
                    rt::abs(inv_h * xi),
                    t3 * t3,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, rank) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, _, _, reference, ahead1, ahead2, ahead3,
                ahead4, ahead5, ahead6, ahead7, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme {
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
                    k17,
                    k18,
                    k19,
                    k20,
                    k21,
                    k22,
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
                    k34,
                    k35,
                    k36,
                    k37,
                    k38,
                    k39,
                    k40,
                    k41,
                    k42,
                    k43,
                    k44,
                    twice_eps,
                    k45,
                    k46,
                    inv_h,
                    eps_h,
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
                    k76,
                    k77,
                    k78,
                    k79,
                    k80,
                    k81,
                    k82,
                    k83,
                    k84,
                    k85,
                    k86,
                    k87,
                    k88,
                    k89,
                    k90,
                    k91,
                    k92,
                    k93,
                    k94,
                    k95,
                    k96,
                    k97,
                    k98,
                    k99,
                    k100,
                    k101,
                    k102,
                    k103,
                    k104,
                    k105,
                    k106,
                    k107,
                    k108,
                    k109,
                    k110,
                    k111,
                    k112,
                    k113,
                    k114,
                    k115,
                    k116,
                    k117,
                    k118,
                    k119,
                    k120,
                    k121,
                    k122,
                    k123,
                    k124,
                    k125,
                    k126,
                    k127,
                    k128,
                    k129,
                    k130,
                    k131,
                    k132,
                    k133,
                    k134,
                    k135,
                    k136,
                    k137,
                    k138,
                    k139,
                    k140,
                    k141,
                    k142,
                    k143,
                    k144,
                    k145,
                    k146,
                    k147,
                    k148,
                    k149,
                    k150,
                    k151,
                    k152,
                    k153,
                    k154,
                    k155,
                    k156,
                    k157,
                    k158,
                    k159,
                    k160,
                    k161,
                    k162,
                    k163,
                    k164,
                    k165,
                    k166,
                    k167,
                    k168,
                    k169,
                    k170,
                    k171,
                    k172,
                    k173,
                    k174,
                    k175,
                    k176,
                    k177,
                    k178,
                    k179,
                    k180,
                    k181,
                } = *setting.scheme();
                let inv_ahead1 = rt::lit::<T>(1.0) / ahead1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [xi_rate_1,
                    rho1_rate_1,
                    rho2_rate_1,
                    xi_rate_2,
                    rho1_rate_2,
                    rho2_rate_2,
                    xi_rate_3,
                    rho1_rate_3,
                    rho2_rate_3,
                    ],
                ) = solution1.goes_on()
                {
                    let t4 = xi + k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3);
                    let (t5, t6) = rt::sin_cos(t4);
                    let t7 = rt::lit::<T>(2.0) * t6;
                    let t8 = eps * (eps - t7) + rt::lit::<T>(1.0);
                    let t9 = rt::lit::<T>(1.0) / t8;
                    let t10 = rho2 + k51 * rho2_rate_1
                        + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                    let t11 = t7 - eps;
                    let t12 = twice_eps * t11;
                    let t13 = t9 * (t10 * (rt::lit::<T>(2.0) - t12));
                    let t14 = xi + k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3);
                    let (t15, t16) = rt::sin_cos(t14);
                    let t17 = rt::lit::<T>(2.0) * t16;
                    let t18 = eps * (eps - t17) + rt::lit::<T>(1.0);
                    let t19 = rt::lit::<T>(1.0) / t18;
                    let t20 = rho2 + k52 * rho2_rate_1
                        + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                    let t21 = t17 - eps;
                    let t22 = twice_eps * t21;
                    let t23 = rt::lit::<T>(2.0) - t22;
                    let t24 = t19 * (t20 * t23);
                    let t25 = xi + k53 * xi_rate_1 + (k61 * xi_rate_2 + k69 * xi_rate_3);
                    let (t26, t27) = rt::sin_cos(t25);
                    let t28 = rt::lit::<T>(2.0) * t27;
                    let t29 = eps * (eps - t28) + rt::lit::<T>(1.0);
                    let t30 = rt::lit::<T>(1.0) / t29;
                    let t31 = rho2 + k53 * rho2_rate_1
                        + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                    let t32 = t28 - eps;
                    let t33 = twice_eps * t32;
                    let t34 = rt::lit::<T>(2.0) - t33;
                    let t35 = t30 * (t31 * t34);
                    let t36 = xi + k54 * xi_rate_1 + (k62 * xi_rate_2 + k70 * xi_rate_3);
                    let (t37, t38) = rt::sin_cos(t36);
                    let t39 = rt::lit::<T>(2.0) * t38;
                    let t40 = eps * (eps - t39) + rt::lit::<T>(1.0);
                    let t41 = rt::lit::<T>(1.0) / t40;
                    let t42 = rho2 + k54 * rho2_rate_1
                        + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                    let t43 = t39 - eps;
                    let t44 = twice_eps * t43;
                    let t45 = rt::lit::<T>(2.0) - t44;
                    let t46 = t41 * (t42 * t45);
                    let t47 = xi + k55 * xi_rate_1 + (k63 * xi_rate_2 + k71 * xi_rate_3);
                    let (t48, t49) = rt::sin_cos(t47);
                    let t50 = rt::lit::<T>(2.0) * t49;
                    let t51 = eps * (eps - t50) + rt::lit::<T>(1.0);
                    let t52 = rt::lit::<T>(1.0) / t51;
                    let t53 = rho2 + k55 * rho2_rate_1
                        + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                    let t54 = t50 - eps;
                    let t55 = twice_eps * t54;
                    let t56 = rt::lit::<T>(2.0) - t55;
                    let t57 = t52 * (t53 * t56);
                    let t58 = xi + k56 * xi_rate_1 + (k64 * xi_rate_2 + k72 * xi_rate_3);
                    let (t59, t60) = rt::sin_cos(t58);
                    let t61 = rt::lit::<T>(2.0) * t60;
                    let t62 = eps * (eps - t61) + rt::lit::<T>(1.0);
                    let t63 = rt::lit::<T>(1.0) / t62;
                    let t64 = rho2 + k56 * rho2_rate_1
                        + (k64 * rho2_rate_2 + k72 * rho2_rate_3);
                    let t65 = t61 - eps;
                    let t66 = twice_eps * t65;
                    let t67 = rt::lit::<T>(2.0) - t66;
                    let t68 = t63 * (t64 * t67);
                    let t69 = xi + k57 * xi_rate_1 + (k65 * xi_rate_2 + k73 * xi_rate_3);
                    let (t70, t71) = rt::sin_cos(t69);
                    let t72 = rt::lit::<T>(2.0) * t71;
                    let t73 = eps * (eps - t72) + rt::lit::<T>(1.0);
                    let t74 = rt::lit::<T>(1.0) / t73;
                    let t75 = rho2 + k57 * rho2_rate_1
                        + (k65 * rho2_rate_2 + k73 * rho2_rate_3);
                    let t76 = t72 - eps;
                    let t77 = twice_eps * t76;
                    let t78 = rt::lit::<T>(2.0) - t77;
                    let t79 = t74 * (t75 * t78);
                    let t80 = xi + k58 * xi_rate_1 + (k66 * xi_rate_2 + k74 * xi_rate_3);
                    let (t81, t82) = rt::sin_cos(t80);
                    let t83 = rt::lit::<T>(2.0) * t82;
                    let t84 = eps * (eps - t83) + rt::lit::<T>(1.0);
                    let t85 = rt::lit::<T>(1.0) / t84;
                    let t86 = rho2 + k58 * rho2_rate_1
                        + (k66 * rho2_rate_2 + k74 * rho2_rate_3);
                    let t87 = t83 - eps;
                    let t88 = twice_eps * t87;
                    let t89 = rt::lit::<T>(2.0) - t88;
                    let t90 = t85 * (t86 * t89);
                    let t91 = k8 * t13 + k7 * t24 + (k6 * t35 + k5 * t46)
                        + (k4 * t57 + k3 * t68 + (k2 * t79 + k1 * t90));
                    let t92 = xi + k75 * xi_rate_1 + (k76 * xi_rate_2 + k77 * xi_rate_3);
                    let (t93, t94) = rt::sin_cos(t92);
                    let t95 = eps - t94;
                    let t96 = t9 * (t12 - rt::lit::<T>(2.0));
                    let t97 = t19 * (t22 - rt::lit::<T>(2.0));
                    let t98 = t30 * (t33 - rt::lit::<T>(2.0));
                    let t99 = t41 * (t44 - rt::lit::<T>(2.0));
                    let t100 = t52 * (t55 - rt::lit::<T>(2.0));
                    let t101 = t63 * (t66 - rt::lit::<T>(2.0));
                    let t102 = t74 * (t77 - rt::lit::<T>(2.0));
                    let t103 = t85 * (t88 - rt::lit::<T>(2.0));
                    let t104 = k8 * t96 + k7 * t97 + (k6 * t98 + k5 * t99)
                        + (k4 * t100 + k3 * t101 + (k2 * t102 + k1 * t103));
                    let t105 = t95 * t104;
                    let t106 = rho1 + k75 * rho1_rate_1
                        + (k76 * rho1_rate_2 + k77 * rho1_rate_3);
                    let t109 = eps * (eps - rt::lit::<T>(2.0) * t94) + rt::lit::<T>(1.0);
                    let t759 = t93 * (eps * t106) / t109;
                    let t112 = rho1 + k51 * rho1_rate_1
                        + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                    let t113 = t112 * t9;
                    let t114 = rho1 + k52 * rho1_rate_1
                        + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                    let t115 = t114 * t19;
                    let t116 = rho1 + k53 * rho1_rate_1
                        + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                    let t117 = t116 * t30;
                    let t118 = rho1 + k54 * rho1_rate_1
                        + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                    let t119 = t118 * t41;
                    let t120 = rho1 + k55 * rho1_rate_1
                        + (k63 * rho1_rate_2 + k71 * rho1_rate_3);
                    let t121 = t120 * t52;
                    let t122 = rho1 + k56 * rho1_rate_1
                        + (k64 * rho1_rate_2 + k72 * rho1_rate_3);
                    let t123 = t122 * t63;
                    let t124 = rho1 + k57 * rho1_rate_1
                        + (k65 * rho1_rate_2 + k73 * rho1_rate_3);
                    let t125 = t124 * t74;
                    let t126 = rho1 + k58 * rho1_rate_1
                        + (k66 * rho1_rate_2 + k74 * rho1_rate_3);
                    let t127 = t126 * t85;
                    let t129 = rt::lit::<T>(0.027076500189167574) * t113
                        + rt::lit::<T>(0.005864947198698576) * t115
                        + (rt::lit::<T>(-0.061592225069804156) * t117
                            + rt::lit::<T>(-0.058993923891947214) * t119)
                        + (rt::lit::<T>(0.09560496739250535) * t121
                            + rt::lit::<T>(0.32151478931685357) * t123
                            + (rt::lit::<T>(0.4175557539292479) * t125
                                + rt::lit::<T>(0.2529691909352784) * t127));
                    let t130 = xi + k81 * xi_rate_1
                        + (k82 * xi_rate_2 + k83 * xi_rate_3);
                    let (t131, t132) = rt::sin_cos(t130);
                    let t133 = t132 - eps;
                    let t134 = t129 * t133;
                    let t128 = rt::lit::<T>(0.2529691909352784) * t113
                        + rt::lit::<T>(0.4175557539292479) * t115
                        + (rt::lit::<T>(0.32151478931685357) * t117
                            + rt::lit::<T>(0.09560496739250535) * t119)
                        + (rt::lit::<T>(-0.058993923891947214) * t121
                            + rt::lit::<T>(-0.061592225069804156) * t123
                            + (rt::lit::<T>(0.005864947198698576) * t125
                                + rt::lit::<T>(0.027076500189167574) * t127));
                    let t135 = t94 - eps;
                    let t136 = t128 * t135;
                    let t137 = rt::lit::<T>(-0.06114645362610544) * (t113 + t127)
                        + rt::lit::<T>(-0.014459274444920261) * (t115 + t125)
                        + (rt::lit::<T>(0.1904683739582173) * (t117 + t123)
                            + rt::lit::<T>(0.3851373541128084) * (t119 + t121));
                    let t138 = xi + k78 * xi_rate_1
                        + (k79 * xi_rate_2 + k80 * xi_rate_3);
                    let (t139, t140) = rt::sin_cos(t138);
                    let t141 = t140 - eps;
                    let t142 = t137 * t141;
                    let t180 = rt::lit::<T>(2.0)
                        * (x1 + k68 * t134 + (k52 * t136 + k60 * t142));
                    let t181 = t20 * t20;
                    let t182 = t180 - t181;
                    let t183 = eps * t21;
                    let t184 = t183 * t182 + (t181 + t114 * t114 - t180);
                    let t185 = t182 + t19 * t184;
                    let t445 = twice_eps * t15;
                    let t760 = t185 * (t19 * t445);
                    let t189 = rt::lit::<T>(2.0)
                        * (x1 + k69 * t134 + (k53 * t136 + k61 * t142));
                    let t190 = t31 * t31;
                    let t191 = t189 - t190;
                    let t192 = eps * t32;
                    let t193 = t192 * t191 + (t190 + t116 * t116 - t189);
                    let t194 = t191 + t30 * t193;
                    let t439 = twice_eps * t26;
                    let t761 = t194 * (t30 * t439);
                    let t198 = rt::lit::<T>(2.0)
                        * (x1 + k70 * t134 + (k54 * t136 + k62 * t142));
                    let t199 = t42 * t42;
                    let t200 = t198 - t199;
                    let t201 = eps * t43;
                    let t202 = t201 * t200 + (t199 + t118 * t118 - t198);
                    let t203 = t200 + t41 * t202;
                    let t433 = twice_eps * t37;
                    let t762 = t203 * (t41 * t433);
                    let t207 = rt::lit::<T>(2.0)
                        * (x1 + k71 * t134 + (k55 * t136 + k63 * t142));
                    let t208 = t53 * t53;
                    let t209 = t207 - t208;
                    let t210 = eps * t54;
                    let t211 = t210 * t209 + (t208 + t120 * t120 - t207);
                    let t212 = t209 + t52 * t211;
                    let t427 = twice_eps * t48;
                    let t763 = t212 * (t52 * t427);
                    let t161 = rt::lit::<T>(2.0)
                        * (x1 + k72 * t134 + (k56 * t136 + k64 * t142));
                    let t162 = t64 * t64;
                    let t163 = t161 - t162;
                    let t164 = eps * t65;
                    let t165 = t164 * t163 + (t162 + t122 * t122 - t161);
                    let t166 = t163 + t63 * t165;
                    let t420 = twice_eps * t59;
                    let t764 = t166 * (t63 * t420);
                    let t170 = rt::lit::<T>(2.0)
                        * (x1 + k73 * t134 + (k57 * t136 + k65 * t142));
                    let t171 = t75 * t75;
                    let t172 = t170 - t171;
                    let t173 = eps * t76;
                    let t174 = t173 * t172 + (t171 + t124 * t124 - t170);
                    let t175 = t172 + t74 * t174;
                    let t413 = twice_eps * t70;
                    let t765 = t175 * (t74 * t413);
                    let t152 = rt::lit::<T>(2.0)
                        * (x1 + k74 * t134 + (k58 * t136 + k66 * t142));
                    let t153 = t86 * t86;
                    let t154 = t152 - t153;
                    let t155 = eps * t87;
                    let t156 = t155 * t154 + (t153 + t126 * t126 - t152);
                    let t157 = t154 + t85 * t156;
                    let t458 = twice_eps * t81;
                    let t766 = t157 * (t85 * t458);
                    let t143 = rt::lit::<T>(2.0)
                        * (x1 + k67 * t134 + (k51 * t136 + k59 * t142));
                    let t144 = t10 * t10;
                    let t145 = t143 - t144;
                    let t146 = eps * t11;
                    let t147 = t146 * t145 + (t144 + t112 * t112 - t143);
                    let t148 = t145 + t9 * t147;
                    let t449 = twice_eps * t5;
                    let t767 = t148 * (t9 * t449);
                    let t768 = k3 * t764 + k2 * t765
                        + (k1 * t766 + (k8 * t767 - t128 * t759));
                    let t216 = k9 * (t13 + t90) + k10 * (t24 + t79)
                        + (k11 * (t35 + t68) + k12 * (t46 + t57));
                    let t217 = eps - t140;
                    let t218 = k9 * (t96 + t103) + k10 * (t97 + t102)
                        + (k11 * (t98 + t101) + k12 * (t99 + t100));
                    let t219 = t217 * t218;
                    let t220 = rho1 + k78 * rho1_rate_1
                        + (k79 * rho1_rate_2 + k80 * rho1_rate_3);
                    let t223 = eps * (eps - rt::lit::<T>(2.0) * t140)
                        + rt::lit::<T>(1.0);
                    let t769 = t139 * (eps * t220) / t223;
                    let t770 = k10 * (t760 + t765) + k11 * (t761 + t764)
                        + (k12 * (t762 + t763) + (k9 * (t767 + t766) - t137 * t769));
                    let t227 = k20 * t13 + k19 * t24 + (k18 * t35 + k17 * t46)
                        + (k16 * t57 + k15 * t68 + (k14 * t79 + k13 * t90));
                    let t228 = eps - t132;
                    let t229 = k20 * t96 + k19 * t97 + (k18 * t98 + k17 * t99)
                        + (k16 * t100 + k15 * t101 + (k14 * t102 + k13 * t103));
                    let t230 = t228 * t229;
                    let t231 = rho1 + k81 * rho1_rate_1
                        + (k82 * rho1_rate_2 + k83 * rho1_rate_3);
                    let t234 = eps * (eps - rt::lit::<T>(2.0) * t132)
                        + rt::lit::<T>(1.0);
                    let t771 = t131 * (eps * t231) / t234;
                    let t772 = k15 * t764 + k14 * t765
                        + (k13 * t766 + (k20 * t767 - t129 * t771));
                    solution1
                        .update([
                            t91,
                            t105 + t91 * t759,
                            k7 * t760 + k6 * t761 + (k5 * t762 + k4 * t763) + t768,
                            t216,
                            t219 + t216 * t769,
                            t770,
                            t227,
                            t230 + t227 * t771,
                            k19 * t760 + k18 * t761 + (k17 * t762 + k16 * t763) + t772,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = (ahead5 + ahead2 * (rho1 * rho2 + ahead4))
                                * inv_ahead1;
                            [
                                rho2,
                                t1,
                                rt::lit::<T>(0.0),
                                rho2,
                                t1,
                                rt::lit::<T>(0.0),
                                rho2,
                                t1,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            let t3 = rt::abs(inv_h * rho2);
                            [ahead6, t2, t3, ahead6, t2, t3, ahead6, t2, t3]
                        },
                        move |
                            [xi_rate_1,
                            rho1_rate_1,
                            rho2_rate_1,
                            xi_rate_2,
                            rho1_rate_2,
                            rho2_rate_2,
                            xi_rate_3,
                            rho1_rate_3,
                            rho2_rate_3,
                            ]|
                        {
                            let t4 = xi + k51 * xi_rate_1
                                + (k59 * xi_rate_2 + k67 * xi_rate_3);
                            let (t5, t6) = rt::sin_cos(t4);
                            let t7 = rt::lit::<T>(2.0) * t6;
                            let t8 = eps * (eps - t7) + rt::lit::<T>(1.0);
                            let t9 = rt::lit::<T>(1.0) / t8;
                            let t10 = rho2 + k51 * rho2_rate_1
                                + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                            let t11 = t7 - eps;
                            let t12 = twice_eps * t11;
                            let t13 = t9 * (t10 * (rt::lit::<T>(2.0) - t12));
                            let t14 = xi + k52 * xi_rate_1
                                + (k60 * xi_rate_2 + k68 * xi_rate_3);
                            let (t15, t16) = rt::sin_cos(t14);
                            let t17 = rt::lit::<T>(2.0) * t16;
                            let t18 = eps * (eps - t17) + rt::lit::<T>(1.0);
                            let t19 = rt::lit::<T>(1.0) / t18;
                            let t20 = rho2 + k52 * rho2_rate_1
                                + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                            let t21 = t17 - eps;
                            let t22 = twice_eps * t21;
                            let t23 = rt::lit::<T>(2.0) - t22;
                            let t24 = t19 * (t20 * t23);
                            let t25 = xi + k53 * xi_rate_1
                                + (k61 * xi_rate_2 + k69 * xi_rate_3);
                            let (t26, t27) = rt::sin_cos(t25);
                            let t28 = rt::lit::<T>(2.0) * t27;
                            let t29 = eps * (eps - t28) + rt::lit::<T>(1.0);
                            let t30 = rt::lit::<T>(1.0) / t29;
                            let t31 = rho2 + k53 * rho2_rate_1
                                + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                            let t32 = t28 - eps;
                            let t33 = twice_eps * t32;
                            let t34 = rt::lit::<T>(2.0) - t33;
                            let t35 = t30 * (t31 * t34);
                            let t36 = xi + k54 * xi_rate_1
                                + (k62 * xi_rate_2 + k70 * xi_rate_3);
                            let (t37, t38) = rt::sin_cos(t36);
                            let t39 = rt::lit::<T>(2.0) * t38;
                            let t40 = eps * (eps - t39) + rt::lit::<T>(1.0);
                            let t41 = rt::lit::<T>(1.0) / t40;
                            let t42 = rho2 + k54 * rho2_rate_1
                                + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                            let t43 = t39 - eps;
                            let t44 = twice_eps * t43;
                            let t45 = rt::lit::<T>(2.0) - t44;
                            let t46 = t41 * (t42 * t45);
                            let t47 = xi + k55 * xi_rate_1
                                + (k63 * xi_rate_2 + k71 * xi_rate_3);
                            let (t48, t49) = rt::sin_cos(t47);
                            let t50 = rt::lit::<T>(2.0) * t49;
                            let t51 = eps * (eps - t50) + rt::lit::<T>(1.0);
                            let t52 = rt::lit::<T>(1.0) / t51;
                            let t53 = rho2 + k55 * rho2_rate_1
                                + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                            let t54 = t50 - eps;
                            let t55 = twice_eps * t54;
                            let t56 = rt::lit::<T>(2.0) - t55;
                            let t57 = t52 * (t53 * t56);
                            let t58 = xi + k56 * xi_rate_1
                                + (k64 * xi_rate_2 + k72 * xi_rate_3);
                            let (t59, t60) = rt::sin_cos(t58);
                            let t61 = rt::lit::<T>(2.0) * t60;
                            let t62 = eps * (eps - t61) + rt::lit::<T>(1.0);
                            let t63 = rt::lit::<T>(1.0) / t62;
                            let t64 = rho2 + k56 * rho2_rate_1
                                + (k64 * rho2_rate_2 + k72 * rho2_rate_3);
                            let t65 = t61 - eps;
                            let t66 = twice_eps * t65;
                            let t67 = rt::lit::<T>(2.0) - t66;
                            let t68 = t63 * (t64 * t67);
                            let t69 = xi + k57 * xi_rate_1
                                + (k65 * xi_rate_2 + k73 * xi_rate_3);
                            let (t70, t71) = rt::sin_cos(t69);
                            let t72 = rt::lit::<T>(2.0) * t71;
                            let t73 = eps * (eps - t72) + rt::lit::<T>(1.0);
                            let t74 = rt::lit::<T>(1.0) / t73;
                            let t75 = rho2 + k57 * rho2_rate_1
                                + (k65 * rho2_rate_2 + k73 * rho2_rate_3);
                            let t76 = t72 - eps;
                            let t77 = twice_eps * t76;
                            let t78 = rt::lit::<T>(2.0) - t77;
                            let t79 = t74 * (t75 * t78);
                            let t80 = xi + k58 * xi_rate_1
                                + (k66 * xi_rate_2 + k74 * xi_rate_3);
                            let (t81, t82) = rt::sin_cos(t80);
                            let t83 = rt::lit::<T>(2.0) * t82;
                            let t84 = eps * (eps - t83) + rt::lit::<T>(1.0);
                            let t85 = rt::lit::<T>(1.0) / t84;
                            let t86 = rho2 + k58 * rho2_rate_1
                                + (k66 * rho2_rate_2 + k74 * rho2_rate_3);
                            let t87 = t83 - eps;
                            let t88 = twice_eps * t87;
                            let t89 = rt::lit::<T>(2.0) - t88;
                            let t90 = t85 * (t86 * t89);
                            let t91 = k8 * t13 + k7 * t24 + (k6 * t35 + k5 * t46)
                                + (k4 * t57 + k3 * t68 + (k2 * t79 + k1 * t90));
                            let t92 = xi + k75 * xi_rate_1
                                + (k76 * xi_rate_2 + k77 * xi_rate_3);
                            let (t93, t94) = rt::sin_cos(t92);
                            let t95 = eps - t94;
                            let t96 = t9 * (t12 - rt::lit::<T>(2.0));
                            let t97 = t19 * (t22 - rt::lit::<T>(2.0));
                            let t98 = t30 * (t33 - rt::lit::<T>(2.0));
                            let t99 = t41 * (t44 - rt::lit::<T>(2.0));
                            let t100 = t52 * (t55 - rt::lit::<T>(2.0));
                            let t101 = t63 * (t66 - rt::lit::<T>(2.0));
                            let t102 = t74 * (t77 - rt::lit::<T>(2.0));
                            let t103 = t85 * (t88 - rt::lit::<T>(2.0));
                            let t104 = k8 * t96 + k7 * t97 + (k6 * t98 + k5 * t99)
                                + (k4 * t100 + k3 * t101 + (k2 * t102 + k1 * t103));
                            let t105 = t95 * t104;
                            let t106 = rho1 + k75 * rho1_rate_1
                                + (k76 * rho1_rate_2 + k77 * rho1_rate_3);
                            let t107 = eps * t93;
                            let t108 = t106 * t107;
                            let t109 = eps * (eps - rt::lit::<T>(2.0) * t94)
                                + rt::lit::<T>(1.0);
                            let t110 = rt::lit::<T>(1.0) / t109;
                            let t111 = t108 * t110;
                            let t112 = rho1 + k51 * rho1_rate_1
                                + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                            let t113 = t112 * t9;
                            let t114 = rho1 + k52 * rho1_rate_1
                                + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                            let t115 = t114 * t19;
                            let t116 = rho1 + k53 * rho1_rate_1
                                + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                            let t117 = t116 * t30;
                            let t118 = rho1 + k54 * rho1_rate_1
                                + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                            let t119 = t118 * t41;
                            let t120 = rho1 + k55 * rho1_rate_1
                                + (k63 * rho1_rate_2 + k71 * rho1_rate_3);
                            let t121 = t120 * t52;
                            let t122 = rho1 + k56 * rho1_rate_1
                                + (k64 * rho1_rate_2 + k72 * rho1_rate_3);
                            let t123 = t122 * t63;
                            let t124 = rho1 + k57 * rho1_rate_1
                                + (k65 * rho1_rate_2 + k73 * rho1_rate_3);
                            let t125 = t124 * t74;
                            let t126 = rho1 + k58 * rho1_rate_1
                                + (k66 * rho1_rate_2 + k74 * rho1_rate_3);
                            let t127 = t126 * t85;
                            let t128 = rt::lit::<T>(0.2529691909352784) * t113
                                + rt::lit::<T>(0.4175557539292479) * t115
                                + (rt::lit::<T>(0.32151478931685357) * t117
                                    + rt::lit::<T>(0.09560496739250535) * t119)
                                + (rt::lit::<T>(-0.058993923891947214) * t121
                                    + rt::lit::<T>(-0.061592225069804156) * t123
                                    + (rt::lit::<T>(0.005864947198698576) * t125
                                        + rt::lit::<T>(0.027076500189167574) * t127));
                            let t129 = rt::lit::<T>(0.027076500189167574) * t113
                                + rt::lit::<T>(0.005864947198698576) * t115
                                + (rt::lit::<T>(-0.061592225069804156) * t117
                                    + rt::lit::<T>(-0.058993923891947214) * t119)
                                + (rt::lit::<T>(0.09560496739250535) * t121
                                    + rt::lit::<T>(0.32151478931685357) * t123
                                    + (rt::lit::<T>(0.4175557539292479) * t125
                                        + rt::lit::<T>(0.2529691909352784) * t127));
                            let t130 = xi + k81 * xi_rate_1
                                + (k82 * xi_rate_2 + k83 * xi_rate_3);
                            let (t131, t132) = rt::sin_cos(t130);
                            let t133 = t132 - eps;
                            let t134 = t129 * t133;
                            let t135 = t94 - eps;
                            let t136 = t128 * t135;
                            let t137 = rt::lit::<T>(-0.06114645362610544) * (t113 + t127)
                                + rt::lit::<T>(-0.014459274444920261) * (t115 + t125)
                                + (rt::lit::<T>(0.1904683739582173) * (t117 + t123)
                                    + rt::lit::<T>(0.3851373541128084) * (t119 + t121));
                            let t138 = xi + k78 * xi_rate_1
                                + (k79 * xi_rate_2 + k80 * xi_rate_3);
                            let (t139, t140) = rt::sin_cos(t138);
                            let t141 = t140 - eps;
                            let t142 = t137 * t141;
                            let t143 = rt::lit::<T>(2.0)
                                * (x1 + k67 * t134 + (k51 * t136 + k59 * t142));
                            let t144 = t10 * t10;
                            let t145 = t143 - t144;
                            let t146 = eps * t11;
                            let t147 = t146 * t145 + (t144 + t112 * t112 - t143);
                            let t148 = t145 + t9 * t147;
                            let t149 = eps * t5;
                            let t150 = rt::lit::<T>(2.0) * t148 * t149;
                            let t151 = t9 * t150;
                            let t152 = rt::lit::<T>(2.0)
                                * (x1 + k74 * t134 + (k58 * t136 + k66 * t142));
                            let t153 = t86 * t86;
                            let t154 = t152 - t153;
                            let t155 = eps * t87;
                            let t156 = t155 * t154 + (t153 + t126 * t126 - t152);
                            let t157 = t154 + t85 * t156;
                            let t158 = eps * t81;
                            let t159 = rt::lit::<T>(2.0) * t157 * t158;
                            let t160 = t85 * t159;
                            let t161 = rt::lit::<T>(2.0)
                                * (x1 + k72 * t134 + (k56 * t136 + k64 * t142));
                            let t162 = t64 * t64;
                            let t163 = t161 - t162;
                            let t164 = eps * t65;
                            let t165 = t164 * t163 + (t162 + t122 * t122 - t161);
                            let t166 = t163 + t63 * t165;
                            let t167 = eps * t59;
                            let t168 = rt::lit::<T>(2.0) * t166 * t167;
                            let t169 = t63 * t168;
                            let t170 = rt::lit::<T>(2.0)
                                * (x1 + k73 * t134 + (k57 * t136 + k65 * t142));
                            let t171 = t75 * t75;
                            let t172 = t170 - t171;
                            let t173 = eps * t76;
                            let t174 = t173 * t172 + (t171 + t124 * t124 - t170);
                            let t175 = t172 + t74 * t174;
                            let t176 = eps * t70;
                            let t177 = rt::lit::<T>(2.0) * t175 * t176;
                            let t178 = t74 * t177;
                            let t179 = rho2_rate_1 + t128 * t111 - k8 * t151 - k1 * t160
                                - (k3 * t169 + k2 * t178);
                            let t180 = rt::lit::<T>(2.0)
                                * (x1 + k68 * t134 + (k52 * t136 + k60 * t142));
                            let t181 = t20 * t20;
                            let t182 = t180 - t181;
                            let t183 = eps * t21;
                            let t184 = t183 * t182 + (t181 + t114 * t114 - t180);
                            let t185 = t182 + t19 * t184;
                            let t186 = eps * t15;
                            let t187 = rt::lit::<T>(2.0) * t185 * t186;
                            let t188 = t19 * t187;
                            let t189 = rt::lit::<T>(2.0)
                                * (x1 + k69 * t134 + (k53 * t136 + k61 * t142));
                            let t190 = t31 * t31;
                            let t191 = t189 - t190;
                            let t192 = eps * t32;
                            let t193 = t192 * t191 + (t190 + t116 * t116 - t189);
                            let t194 = t191 + t30 * t193;
                            let t195 = eps * t26;
                            let t196 = rt::lit::<T>(2.0) * t194 * t195;
                            let t197 = t30 * t196;
                            let t198 = rt::lit::<T>(2.0)
                                * (x1 + k70 * t134 + (k54 * t136 + k62 * t142));
                            let t199 = t42 * t42;
                            let t200 = t198 - t199;
                            let t201 = eps * t43;
                            let t202 = t201 * t200 + (t199 + t118 * t118 - t198);
                            let t203 = t200 + t41 * t202;
                            let t204 = eps * t37;
                            let t205 = rt::lit::<T>(2.0) * t203 * t204;
                            let t206 = t41 * t205;
                            let t207 = rt::lit::<T>(2.0)
                                * (x1 + k71 * t134 + (k55 * t136 + k63 * t142));
                            let t208 = t53 * t53;
                            let t209 = t207 - t208;
                            let t210 = eps * t54;
                            let t211 = t210 * t209 + (t208 + t120 * t120 - t207);
                            let t212 = t209 + t52 * t211;
                            let t213 = eps * t48;
                            let t214 = rt::lit::<T>(2.0) * t212 * t213;
                            let t215 = t52 * t214;
                            let t216 = k9 * (t13 + t90) + k10 * (t24 + t79)
                                + (k11 * (t35 + t68) + k12 * (t46 + t57));
                            let t217 = eps - t140;
                            let t218 = k9 * (t96 + t103) + k10 * (t97 + t102)
                                + (k11 * (t98 + t101) + k12 * (t99 + t100));
                            let t219 = t217 * t218;
                            let t220 = rho1 + k78 * rho1_rate_1
                                + (k79 * rho1_rate_2 + k80 * rho1_rate_3);
                            let t221 = eps * t139;
                            let t222 = t220 * t221;
                            let t223 = eps * (eps - rt::lit::<T>(2.0) * t140)
                                + rt::lit::<T>(1.0);
                            let t224 = rt::lit::<T>(1.0) / t223;
                            let t225 = t222 * t224;
                            let t226 = rho2_rate_2 + t137 * t225 - k9 * (t151 + t160)
                                - k12 * (t206 + t215)
                                - (k10 * (t188 + t178) + k11 * (t197 + t169));
                            let t227 = k20 * t13 + k19 * t24 + (k18 * t35 + k17 * t46)
                                + (k16 * t57 + k15 * t68 + (k14 * t79 + k13 * t90));
                            let t228 = eps - t132;
                            let t229 = k20 * t96 + k19 * t97 + (k18 * t98 + k17 * t99)
                                + (k16 * t100 + k15 * t101 + (k14 * t102 + k13 * t103));
                            let t230 = t228 * t229;
                            let t231 = rho1 + k81 * rho1_rate_1
                                + (k82 * rho1_rate_2 + k83 * rho1_rate_3);
                            let t232 = eps * t131;
                            let t233 = t231 * t232;
                            let t234 = eps * (eps - rt::lit::<T>(2.0) * t132)
                                + rt::lit::<T>(1.0);
                            let t235 = rt::lit::<T>(1.0) / t234;
                            let t236 = t233 * t235;
                            let t237 = rho2_rate_3 + t129 * t236 - k20 * t151
                                - k13 * t160 - (k15 * t169 + k14 * t178);
                            let t238 = rt::lit::<T>(4.0) * t10 - rt::lit::<T>(2.0) * t13;
                            let t239 = t9 * (k84 * t5);
                            let t240 = t238 * t239;
                            let t241 = rt::lit::<T>(4.0) * t20 - rt::lit::<T>(2.0) * t24;
                            let t242 = t19 * (k85 * t15);
                            let t243 = t241 * t242;
                            let t244 = rt::lit::<T>(4.0) * t31 - rt::lit::<T>(2.0) * t35;
                            let t245 = t30 * (k86 * t26);
                            let t246 = t244 * t245;
                            let t247 = rt::lit::<T>(4.0) * t42 - rt::lit::<T>(2.0) * t46;
                            let t248 = t41 * (k87 * t37);
                            let t249 = t247 * t248;
                            let t250 = rt::lit::<T>(4.0) * t53 - rt::lit::<T>(2.0) * t57;
                            let t251 = t52 * (k88 * t48);
                            let t252 = t250 * t251;
                            let t253 = rt::lit::<T>(4.0) * t64 - rt::lit::<T>(2.0) * t68;
                            let t254 = t63 * (k89 * t59);
                            let t255 = t253 * t254;
                            let t256 = rt::lit::<T>(4.0) * t75 - rt::lit::<T>(2.0) * t79;
                            let t257 = t74 * (k90 * t70);
                            let t258 = t256 * t257;
                            let t259 = rt::lit::<T>(4.0) * t86 - rt::lit::<T>(2.0) * t90;
                            let t260 = t85 * (k91 * t81);
                            let t261 = t259 * t260;
                            let t262 = k8 * t240 + k7 * t243 + (k6 * t246 + k5 * t249)
                                + (k4 * t252 + k3 * t255 + (k2 * t258 + k1 * t261));
                            let t263 = t9 * (k92 - k100 * t11);
                            let t264 = t19 * (k93 - k101 * t21);
                            let t265 = t30 * (k94 - k102 * t32);
                            let t266 = t41 * (k95 - k103 * t43);
                            let t267 = t52 * (k96 - k104 * t54);
                            let t268 = t63 * (k97 - k105 * t65);
                            let t269 = t74 * (k98 - k106 * t76);
                            let t270 = t85 * (k99 - k107 * t87);
                            let t271 = k8 * t263 + k7 * t264 + (k6 * t265 + k5 * t266)
                                + (k4 * t267 + k3 * t268 + (k2 * t269 + k1 * t270));
                            let t272 = t9 * (k108 * t5);
                            let t273 = t238 * t272;
                            let t274 = t19 * (k109 * t15);
                            let t275 = t241 * t274;
                            let t276 = t30 * (k110 * t26);
                            let t277 = t244 * t276;
                            let t278 = t41 * (k111 * t37);
                            let t279 = t247 * t278;
                            let t280 = t52 * (k112 * t48);
                            let t281 = t250 * t280;
                            let t282 = t63 * (k113 * t59);
                            let t283 = t253 * t282;
                            let t284 = t74 * (k114 * t70);
                            let t285 = t256 * t284;
                            let t286 = t85 * (k115 * t81);
                            let t287 = t259 * t286;
                            let t288 = k8 * t273 + k7 * t275 + (k6 * t277 + k5 * t279)
                                + (k4 * t281 + k3 * t283 + (k2 * t285 + k1 * t287));
                            let t289 = t9 * (k116 - k124 * t11);
                            let t290 = t19 * (k117 - k125 * t21);
                            let t291 = t30 * (k118 - k126 * t32);
                            let t292 = t41 * (k119 - k127 * t43);
                            let t293 = t52 * (k120 - k128 * t54);
                            let t294 = t63 * (k121 - k129 * t65);
                            let t295 = t74 * (k122 - k130 * t76);
                            let t296 = t85 * (k123 - k131 * t87);
                            let t297 = k8 * t289 + k7 * t290 + (k6 * t291 + k5 * t292)
                                + (k4 * t293 + k3 * t294 + (k2 * t295 + k1 * t296));
                            let t298 = t9 * (k132 * t5);
                            let t299 = t238 * t298;
                            let t300 = t19 * (k133 * t15);
                            let t301 = t241 * t300;
                            let t302 = t30 * (k134 * t26);
                            let t303 = t244 * t302;
                            let t304 = t41 * (k135 * t37);
                            let t305 = t247 * t304;
                            let t306 = t52 * (k136 * t48);
                            let t307 = t250 * t306;
                            let t308 = t63 * (k137 * t59);
                            let t309 = t253 * t308;
                            let t310 = t74 * (k138 * t70);
                            let t311 = t256 * t310;
                            let t312 = t85 * (k139 * t81);
                            let t313 = t259 * t312;
                            let t314 = k8 * t299 + k7 * t301 + (k6 * t303 + k5 * t305)
                                + (k4 * t307 + k3 * t309 + (k2 * t311 + k1 * t313));
                            let t315 = t9 * (k140 - k148 * t11);
                            let t316 = t19 * (k141 - k149 * t21);
                            let t317 = t30 * (k142 - k150 * t32);
                            let t318 = t41 * (k143 - k151 * t43);
                            let t319 = t52 * (k144 - k152 * t54);
                            let t320 = t63 * (k145 - k153 * t65);
                            let t321 = t74 * (k146 - k154 * t76);
                            let t322 = t85 * (k147 - k155 * t87);
                            let t323 = k8 * t315 + k7 * t316 + (k6 * t317 + k5 * t318)
                                + (k4 * t319 + k3 * t320 + (k2 * t321 + k1 * t322));
                            let t324 = rt::lit::<T>(2.0) * t96 + rt::lit::<T>(4.0);
                            let t325 = t239 * t324;
                            let t326 = rt::lit::<T>(2.0) * t97 + rt::lit::<T>(4.0);
                            let t327 = t242 * t326;
                            let t328 = rt::lit::<T>(2.0) * t98 + rt::lit::<T>(4.0);
                            let t329 = t245 * t328;
                            let t330 = rt::lit::<T>(2.0) * t99 + rt::lit::<T>(4.0);
                            let t331 = t248 * t330;
                            let t332 = rt::lit::<T>(2.0) * t100 + rt::lit::<T>(4.0);
                            let t333 = t251 * t332;
                            let t334 = rt::lit::<T>(2.0) * t101 + rt::lit::<T>(4.0);
                            let t335 = t254 * t334;
                            let t336 = rt::lit::<T>(2.0) * t102 + rt::lit::<T>(4.0);
                            let t337 = t257 * t336;
                            let t338 = rt::lit::<T>(2.0) * t103 + rt::lit::<T>(4.0);
                            let t339 = t260 * t338;
                            let t340 = k8 * t325 + k7 * t327 + (k6 * t329 + k5 * t331)
                                + (k4 * t333 + k3 * t335 + (k2 * t337 + k1 * t339));
                            let t341 = t94 * t106;
                            let t342 = t91 * (t110 * (k156 * t341 - t111 * (k157 * t93)))
                                + k75 * t93 * t104;
                            let t343 = t107 * t91;
                            let t344 = t272 * t324;
                            let t345 = t274 * t326;
                            let t346 = t276 * t328;
                            let t347 = t278 * t330;
                            let t348 = t280 * t332;
                            let t349 = t282 * t334;
                            let t350 = t284 * t336;
                            let t351 = t286 * t338;
                            let t352 = k8 * t344 + k7 * t345 + (k6 * t346 + k5 * t347)
                                + (k4 * t348 + k3 * t349 + (k2 * t350 + k1 * t351));
                            let t353 = t91 * (t110 * (k158 * t341 - t111 * (k159 * t93)))
                                + k76 * t93 * t104;
                            let t354 = t298 * t324;
                            let t355 = t300 * t326;
                            let t356 = t302 * t328;
                            let t357 = t304 * t330;
                            let t358 = t306 * t332;
                            let t359 = t308 * t334;
                            let t360 = t310 * t336;
                            let t361 = t312 * t338;
                            let t362 = k8 * t354 + k7 * t355 + (k6 * t356 + k5 * t357)
                                + (k4 * t358 + k3 * t359 + (k2 * t360 + k1 * t361));
                            let t363 = t91 * (t110 * (k161 * t341 - t111 * (k162 * t93)))
                                + k77 * t93 * t104;
                            let t364 = rt::lit::<T>(1.0) / (t73 * t73);
                            let t365 = rt::lit::<T>(0.005864947198698576) * t74;
                            let t366 = t176 * t365;
                            let t367 = rt::lit::<T>(0.027076500189167574) * t85;
                            let t368 = t158 * t367;
                            let t369 = t85 * t368;
                            let t370 = t368 + t155 * t369;
                            let t371 = t369 - t370;
                            let t372 = t74 * t366;
                            let t373 = t366 + t173 * t372;
                            let t374 = t372 - t373;
                            let t375 = rt::lit::<T>(-0.061592225069804156) * t63;
                            let t376 = t167 * t375;
                            let t377 = t63 * t376;
                            let t378 = t376 + t164 * t377;
                            let t379 = t377 - t378;
                            let t380 = rt::lit::<T>(-0.058993923891947214) * t52;
                            let t381 = t213 * t380;
                            let t382 = t52 * t381;
                            let t383 = t381 + t210 * t382;
                            let t384 = t382 - t383;
                            let t385 = rt::lit::<T>(0.09560496739250535) * t41;
                            let t386 = t204 * t385;
                            let t387 = t41 * t386;
                            let t388 = t386 + t201 * t387;
                            let t389 = t387 - t388;
                            let t390 = rt::lit::<T>(0.32151478931685357) * t30;
                            let t391 = t195 * t390;
                            let t392 = t30 * t391;
                            let t393 = t391 + t192 * t392;
                            let t394 = t392 - t393;
                            let t395 = rt::lit::<T>(0.4175557539292479) * t19;
                            let t396 = t186 * t395;
                            let t397 = t19 * t396;
                            let t398 = t396 + t183 * t397;
                            let t399 = t397 - t398;
                            let t400 = rt::lit::<T>(0.2529691909352784) * t9;
                            let t401 = t149 * t400;
                            let t402 = t9 * t401;
                            let t403 = t401 + t146 * t402;
                            let t404 = t402 - t403;
                            let t405 = k99 * t371 + k98 * t374
                                + (k97 * t379 + k96 * t384)
                                + (k95 * t389 + k94 * t394 + (k93 * t399 + k92 * t404));
                            let t406 = t111 + t135 * t405;
                            let t407 = k123 * t371 + k122 * t374
                                + (k121 * t379 + k120 * t384)
                                + (k119 * t389 + k118 * t394 + (k117 * t399 + k116 * t404));
                            let t408 = t141 * t407;
                            let t409 = rt::lit::<T>(-0.014459274444920261) * t408;
                            let t410 = k147 * t371 + k146 * t374
                                + (k145 * t379 + k144 * t384)
                                + (k143 * t389 + k142 * t394 + (k141 * t399 + k140 * t404));
                            let t411 = t133 * t410;
                            let t412 = rt::lit::<T>(0.005864947198698576) * t406
                                + (t409 + rt::lit::<T>(0.4175557539292479) * t411);
                            let t413 = twice_eps * t70;
                            let t414 = (t364 * (k2 * t177 + (t174 * t366 - t124 * t412))
                                + t172 * t372) * t413;
                            let t415 = eps * t71;
                            let t416 = t414
                                - (t174 * (rt::lit::<T>(0.005864947198698576) * t364)
                                    + t172 * t365) * t415;
                            let t417 = rt::lit::<T>(1.0) / (t62 * t62);
                            let t418 = rt::lit::<T>(0.1904683739582173) * t408;
                            let t419 = rt::lit::<T>(-0.061592225069804156) * t406
                                + (t418 + rt::lit::<T>(0.32151478931685357) * t411);
                            let t420 = twice_eps * t59;
                            let t421 = (t417 * (k3 * t168 + (t165 * t376 - t122 * t419))
                                + t163 * t377) * t420;
                            let t422 = eps * t60;
                            let t423 = t421
                                - (t165 * (rt::lit::<T>(-0.061592225069804156) * t417)
                                    + t163 * t375) * t422;
                            let t424 = rt::lit::<T>(1.0) / (t51 * t51);
                            let t425 = rt::lit::<T>(0.3851373541128084) * t408;
                            let t426 = rt::lit::<T>(-0.058993923891947214) * t406
                                + (t425 + rt::lit::<T>(0.09560496739250535) * t411);
                            let t427 = twice_eps * t48;
                            let t428 = (t424 * (k4 * t214 + (t211 * t381 - t120 * t426))
                                + t209 * t382) * t427;
                            let t429 = eps * t49;
                            let t430 = t428
                                - (t211 * (rt::lit::<T>(-0.058993923891947214) * t424)
                                    + t209 * t380) * t429;
                            let t431 = rt::lit::<T>(1.0) / (t40 * t40);
                            let t432 = rt::lit::<T>(0.09560496739250535) * t406
                                + (t425 + rt::lit::<T>(-0.058993923891947214) * t411);
                            let t433 = twice_eps * t37;
                            let t434 = (t431 * (k5 * t205 + (t202 * t386 - t118 * t432))
                                + t200 * t387) * t433;
                            let t435 = eps * t38;
                            let t436 = t434
                                - (t202 * (rt::lit::<T>(0.09560496739250535) * t431)
                                    + t200 * t385) * t435;
                            let t437 = rt::lit::<T>(1.0) / (t29 * t29);
                            let t438 = rt::lit::<T>(0.32151478931685357) * t406
                                + (t418 + rt::lit::<T>(-0.061592225069804156) * t411);
                            let t439 = twice_eps * t26;
                            let t440 = (t437 * (k6 * t196 + (t193 * t391 - t116 * t438))
                                + t191 * t392) * t439;
                            let t441 = eps * t27;
                            let t442 = t440
                                - (t193 * (rt::lit::<T>(0.32151478931685357) * t437)
                                    + t191 * t390) * t441;
                            let t443 = rt::lit::<T>(1.0) / (t18 * t18);
                            let t444 = rt::lit::<T>(0.4175557539292479) * t406
                                + (t409 + rt::lit::<T>(0.005864947198698576) * t411);
                            let t445 = twice_eps * t15;
                            let t446 = (t443 * (k7 * t187 + (t184 * t396 - t114 * t444))
                                + t182 * t397) * t445;
                            let t447 = eps * t16;
                            let t448 = t446
                                - (t184 * (rt::lit::<T>(0.4175557539292479) * t443)
                                    + t182 * t395) * t447;
                            let t449 = twice_eps * t5;
                            let t450 = rt::lit::<T>(1.0) / (t8 * t8);
                            let t451 = rt::lit::<T>(-0.06114645362610544) * t408;
                            let t452 = rt::lit::<T>(0.2529691909352784) * t406
                                + (t451 + rt::lit::<T>(0.027076500189167574) * t411);
                            let t453 = t449
                                * (t450 * (k8 * t150 + (t147 * t401 - t112 * t452))
                                    + t145 * t402);
                            let t454 = eps * t6;
                            let t455 = t453
                                - (t147 * (rt::lit::<T>(0.2529691909352784) * t450)
                                    + t145 * t400) * t454;
                            let t456 = rt::lit::<T>(1.0) / (t84 * t84);
                            let t457 = rt::lit::<T>(0.027076500189167574) * t406
                                + (t451 + rt::lit::<T>(0.2529691909352784) * t411);
                            let t458 = twice_eps * t81;
                            let t459 = (t456 * (k1 * t159 + (t156 * t368 - t126 * t457))
                                + t154 * t369) * t458;
                            let t460 = eps * t82;
                            let t461 = t459
                                - (t156 * (rt::lit::<T>(0.027076500189167574) * t456)
                                    + t154 * t367) * t460;
                            let t462 = t128 * t110;
                            let t463 = t93 * t128;
                            let t464 = t462 * (eps * t341)
                                - t463 * (t405 + twice_eps * t108 / (t109 * t109));
                            let t465 = t131 * t129;
                            let t466 = h * t465;
                            let t467 = t410 * t466;
                            let t468 = t139 * t137;
                            let t469 = h * t468;
                            let t470 = t407 * t469;
                            let t471 = k51 * t455
                                + (k58 * t461
                                    + (k75 * t464
                                        - (rt::lit::<T>(0.26798833376246944) * t467
                                            + rt::lit::<T>(0.30026319498086457) * t470)));
                            let t472 = k57 * t416 + k56 * t423
                                + (k55 * t430 + k54 * t436)
                                + (k53 * t442 + k52 * t448 + t471);
                            let t473 = rt::lit::<T>(2.0) * t124;
                            let t474 = t74 * t412 - t372 * t473;
                            let t475 = rt::lit::<T>(2.0) * t122;
                            let t476 = t63 * t419 - t377 * t475;
                            let t477 = rt::lit::<T>(2.0) * t120;
                            let t478 = t52 * t426 - t382 * t477;
                            let t479 = rt::lit::<T>(2.0) * t118;
                            let t480 = t41 * t432 - t387 * t479;
                            let t481 = rt::lit::<T>(2.0) * t116;
                            let t482 = t30 * t438 - t392 * t481;
                            let t483 = rt::lit::<T>(2.0) * t114;
                            let t484 = t19 * t444 - t397 * t483;
                            let t485 = rt::lit::<T>(2.0) * t112;
                            let t486 = t9 * t452 - t402 * t485;
                            let t487 = rt::lit::<T>(2.0) * t126;
                            let t488 = t85 * t457 - t369 * t487;
                            let t489 = t462 * (eps_h * t93);
                            let t490 = k53 * t482 + k52 * t484
                                + (k51 * t486
                                    + (k58 * t488 + rt::lit::<T>(0.1388888888888889) * t489));
                            let t491 = h * t75;
                            let t492 = (t373 - t372) * t491;
                            let t493 = h * t64;
                            let t494 = (t378 - t377) * t493;
                            let t495 = h * t53;
                            let t496 = (t383 - t382) * t495;
                            let t497 = h * t42;
                            let t498 = (t388 - t387) * t497;
                            let t499 = h * t31;
                            let t500 = (t393 - t392) * t499;
                            let t501 = h * t20;
                            let t502 = (t398 - t397) * t501;
                            let t503 = h * t10;
                            let t504 = (t403 - t402) * t503;
                            let t505 = h * t86;
                            let t506 = (t370 - t369) * t505;
                            let t507 = k22 * t492 + k23 * t494
                                + (k24 * t496 + k25 * t498)
                                + (k26 * t500 + k27 * t502
                                    + (k28 * t504 + (k21 * t506 + rt::lit::<T>(1.0))));
                            let t508 = k59 * t455
                                + (k66 * t461
                                    + (k76 * t464
                                        - (rt::lit::<T>(0.48042111196938336) * t467
                                            + rt::lit::<T>(0.2222222222222222) * t470)));
                            let t509 = k65 * t416 + k64 * t423
                                + (k63 * t430 + k62 * t436)
                                + (k61 * t442 + k60 * t448 + t508);
                            let t510 = k61 * t482 + k60 * t484
                                + (k59 * t486
                                    + (k66 * t488 + rt::lit::<T>(-0.0359766675249389) * t489));
                            let t511 = k29 * t506 + k30 * t492
                                + (k31 * t494 + k32 * t496)
                                + (k33 * t498 + k34 * t500 + (k35 * t502 + k36 * t504));
                            let t512 = k67 * t455
                                + (k74 * t461
                                    + (k77 * t464
                                        - (rt::lit::<T>(0.1388888888888889) * t467
                                            + rt::lit::<T>(-0.022485417203086815) * t470)));
                            let t513 = k73 * t416 + k72 * t423
                                + (k71 * t430 + k70 * t436)
                                + (k69 * t442 + k68 * t448 + t512);
                            let t514 = k69 * t482 + k68 * t484
                                + (k67 * t486
                                    + (k74 * t488 + rt::lit::<T>(0.009789444015308325) * t489));
                            let t515 = k37 * t506 + k38 * t492
                                + (k39 * t494 + k40 * t496)
                                + (k41 * t498 + k42 * t500 + (k43 * t502 + k44 * t504));
                            let t516 = k9 * (t240 + t261) + k10 * (t243 + t258)
                                + (k11 * (t246 + t255) + k12 * (t249 + t252));
                            let t517 = k9 * (t263 + t270) + k10 * (t264 + t269)
                                + (k11 * (t265 + t268) + k12 * (t266 + t267));
                            let t518 = k9 * (t273 + t287) + k10 * (t275 + t285)
                                + (k11 * (t277 + t283) + k12 * (t279 + t281));
                            let t519 = k9 * (t289 + t296) + k10 * (t290 + t295)
                                + (k11 * (t291 + t294) + k12 * (t292 + t293));
                            let t520 = k9 * (t299 + t313) + k10 * (t301 + t311)
                                + (k11 * (t303 + t309) + k12 * (t305 + t307));
                            let t521 = k9 * (t315 + t322) + k10 * (t316 + t321)
                                + (k11 * (t317 + t320) + k12 * (t318 + t319));
                            let t522 = k9 * (t325 + t339) + k10 * (t327 + t337)
                                + (k11 * (t329 + t335) + k12 * (t331 + t333));
                            let t523 = t140 * t220;
                            let t524 = t216
                                * (t224 * (k164 * t523 - t225 * (k165 * t139)))
                                + k78 * t139 * t218;
                            let t525 = t221 * t216;
                            let t526 = k9 * (t344 + t351) + k10 * (t345 + t350)
                                + (k11 * (t346 + t349) + k12 * (t347 + t348));
                            let t527 = t216
                                * (t224 * (k167 * t523 - t225 * (k168 * t139)))
                                + k79 * t139 * t218;
                            let t528 = k9 * (t354 + t361) + k10 * (t355 + t360)
                                + (k11 * (t356 + t359) + k12 * (t357 + t358));
                            let t529 = t216
                                * (t224 * (k169 * t523 - t225 * (k170 * t139)))
                                + k80 * t139 * t218;
                            let t530 = rt::lit::<T>(-0.014459274444920261) * t74;
                            let t531 = t176 * t530;
                            let t532 = rt::lit::<T>(-0.06114645362610544) * t85;
                            let t533 = t158 * t532;
                            let t534 = t85 * t533;
                            let t535 = t533 + t155 * t534;
                            let t536 = t534 - t535;
                            let t537 = t74 * t531;
                            let t538 = t531 + t173 * t537;
                            let t539 = t537 - t538;
                            let t540 = rt::lit::<T>(0.1904683739582173) * t63;
                            let t541 = t167 * t540;
                            let t542 = t63 * t541;
                            let t543 = t541 + t164 * t542;
                            let t544 = t542 - t543;
                            let t545 = rt::lit::<T>(0.3851373541128084) * t52;
                            let t546 = t213 * t545;
                            let t547 = t52 * t546;
                            let t548 = t546 + t210 * t547;
                            let t549 = t547 - t548;
                            let t550 = rt::lit::<T>(0.3851373541128084) * t41;
                            let t551 = t204 * t550;
                            let t552 = t41 * t551;
                            let t553 = t551 + t201 * t552;
                            let t554 = t552 - t553;
                            let t555 = rt::lit::<T>(0.1904683739582173) * t30;
                            let t556 = t195 * t555;
                            let t557 = t30 * t556;
                            let t558 = t556 + t192 * t557;
                            let t559 = t557 - t558;
                            let t560 = rt::lit::<T>(-0.014459274444920261) * t19;
                            let t561 = t186 * t560;
                            let t562 = t19 * t561;
                            let t563 = t561 + t183 * t562;
                            let t564 = t562 - t563;
                            let t565 = rt::lit::<T>(-0.06114645362610544) * t9;
                            let t566 = t149 * t565;
                            let t567 = t9 * t566;
                            let t568 = t566 + t146 * t567;
                            let t569 = t567 - t568;
                            let t570 = k123 * t536 + k122 * t539
                                + (k121 * t544 + k120 * t549)
                                + (k119 * t554 + k118 * t559 + (k117 * t564 + k116 * t569));
                            let t571 = t225 + t141 * t570;
                            let t572 = rt::lit::<T>(-0.014459274444920261) * t571;
                            let t573 = k99 * t536 + k98 * t539
                                + (k97 * t544 + k96 * t549)
                                + (k95 * t554 + k94 * t559 + (k93 * t564 + k92 * t569));
                            let t574 = t135 * t573;
                            let t575 = k147 * t536 + k146 * t539
                                + (k145 * t544 + k144 * t549)
                                + (k143 * t554 + k142 * t559 + (k141 * t564 + k140 * t569));
                            let t576 = t133 * t575;
                            let t577 = t572
                                + (rt::lit::<T>(0.005864947198698576) * t574
                                    + rt::lit::<T>(0.4175557539292479) * t576);
                            let t578 = t413
                                * (t364 * (k10 * t177 + (t174 * t531 - t124 * t577))
                                    + t172 * t537);
                            let t579 = t578
                                - t415
                                    * (t174 * (rt::lit::<T>(-0.014459274444920261) * t364)
                                        + t172 * t530);
                            let t580 = rt::lit::<T>(0.1904683739582173) * t571;
                            let t581 = t580
                                + (rt::lit::<T>(-0.061592225069804156) * t574
                                    + rt::lit::<T>(0.32151478931685357) * t576);
                            let t582 = t420
                                * (t417 * (k11 * t168 + (t165 * t541 - t122 * t581))
                                    + t163 * t542);
                            let t583 = t582
                                - t422
                                    * (t165 * (rt::lit::<T>(0.1904683739582173) * t417)
                                        + t163 * t540);
                            let t584 = rt::lit::<T>(0.3851373541128084) * t571;
                            let t585 = t584
                                + (rt::lit::<T>(-0.058993923891947214) * t574
                                    + rt::lit::<T>(0.09560496739250535) * t576);
                            let t586 = t427
                                * (t424 * (k12 * t214 + (t211 * t546 - t120 * t585))
                                    + t209 * t547);
                            let t587 = t586
                                - t429
                                    * (t211 * (rt::lit::<T>(0.3851373541128084) * t424)
                                        + t209 * t545);
                            let t588 = t584
                                + (rt::lit::<T>(0.09560496739250535) * t574
                                    + rt::lit::<T>(-0.058993923891947214) * t576);
                            let t589 = t433
                                * (t431 * (k12 * t205 + (t202 * t551 - t118 * t588))
                                    + t200 * t552);
                            let t590 = t589
                                - t435
                                    * (t202 * (rt::lit::<T>(0.3851373541128084) * t431)
                                        + t200 * t550);
                            let t591 = t580
                                + (rt::lit::<T>(0.32151478931685357) * t574
                                    + rt::lit::<T>(-0.061592225069804156) * t576);
                            let t592 = t439
                                * (t437 * (k11 * t196 + (t193 * t556 - t116 * t591))
                                    + t191 * t557);
                            let t593 = t592
                                - t441
                                    * (t193 * (rt::lit::<T>(0.1904683739582173) * t437)
                                        + t191 * t555);
                            let t594 = t572
                                + (rt::lit::<T>(0.4175557539292479) * t574
                                    + rt::lit::<T>(0.005864947198698576) * t576);
                            let t595 = t445
                                * (t443 * (k10 * t187 + (t184 * t561 - t114 * t594))
                                    + t182 * t562);
                            let t596 = t595
                                - t447
                                    * (t184 * (rt::lit::<T>(-0.014459274444920261) * t443)
                                        + t182 * t560);
                            let t597 = rt::lit::<T>(-0.06114645362610544) * t571;
                            let t598 = t597
                                + (rt::lit::<T>(0.2529691909352784) * t574
                                    + rt::lit::<T>(0.027076500189167574) * t576);
                            let t599 = t449
                                * (t450 * (k9 * t150 + (t147 * t566 - t112 * t598))
                                    + t145 * t567);
                            let t600 = t599
                                - t454
                                    * (t147 * (rt::lit::<T>(-0.06114645362610544) * t450)
                                        + t145 * t565);
                            let t601 = t597
                                + (rt::lit::<T>(0.027076500189167574) * t574
                                    + rt::lit::<T>(0.2529691909352784) * t576);
                            let t602 = t458
                                * (t456 * (k9 * t159 + (t156 * t533 - t126 * t601))
                                    + t154 * t534);
                            let t603 = t602
                                - t460
                                    * (t156 * (rt::lit::<T>(-0.06114645362610544) * t456)
                                        + t154 * t532);
                            let t604 = t137 * t224;
                            let t605 = t604 * (eps * t523)
                                - t468 * (t570 + twice_eps * t222 / (t223 * t223));
                            let t606 = t575 * t466;
                            let t607 = h * t463;
                            let t608 = t573 * t607;
                            let t609 = k51 * t600
                                + (k58 * t603
                                    + (k78 * t605
                                        - (rt::lit::<T>(0.26798833376246944) * t606
                                            + rt::lit::<T>(0.1388888888888889) * t608)));
                            let t610 = k57 * t579 + k56 * t583
                                + (k55 * t587 + k54 * t590)
                                + (k53 * t593 + k52 * t596 + t609);
                            let t611 = t74 * t577 - t537 * t473;
                            let t612 = t63 * t581 - t542 * t475;
                            let t613 = t52 * t585 - t547 * t477;
                            let t614 = t41 * t588 - t552 * t479;
                            let t615 = t30 * t591 - t557 * t481;
                            let t616 = t19 * t594 - t562 * t483;
                            let t617 = t9 * t598 - t567 * t485;
                            let t618 = t85 * t601 - t534 * t487;
                            let t619 = t604 * (eps_h * t139);
                            let t620 = k53 * t615 + k52 * t616
                                + (k51 * t617
                                    + (k58 * t618 + rt::lit::<T>(0.30026319498086457) * t619));
                            let t621 = t505 * (t535 - t534);
                            let t622 = t491 * (t538 - t537);
                            let t623 = t493 * (t543 - t542);
                            let t624 = t495 * (t548 - t547);
                            let t625 = t497 * (t553 - t552);
                            let t626 = t499 * (t558 - t557);
                            let t627 = t501 * (t563 - t562);
                            let t628 = t503 * (t568 - t567);
                            let t629 = k21 * t621 + k22 * t622
                                + (k23 * t623 + k24 * t624)
                                + (k25 * t625 + k26 * t626 + (k27 * t627 + k28 * t628));
                            let t630 = k59 * t600
                                + (k66 * t603
                                    + (k79 * t605
                                        - (rt::lit::<T>(0.48042111196938336) * t606
                                            + rt::lit::<T>(-0.0359766675249389) * t608)));
                            let t631 = k65 * t579 + k64 * t583
                                + (k63 * t587 + k62 * t590)
                                + (k61 * t593 + k60 * t596 + t630);
                            let t632 = k61 * t615 + k60 * t616
                                + (k59 * t617
                                    + (k66 * t618 + rt::lit::<T>(0.2222222222222222) * t619));
                            let t633 = k30 * t622 + k31 * t623
                                + (k32 * t624 + k33 * t625)
                                + (k34 * t626 + k35 * t627
                                    + (k36 * t628 + (k29 * t621 + rt::lit::<T>(1.0))));
                            let t634 = k67 * t600
                                + (k74 * t603
                                    + (k80 * t605
                                        - (rt::lit::<T>(0.1388888888888889) * t606
                                            + rt::lit::<T>(0.009789444015308325) * t608)));
                            let t635 = k73 * t579 + k72 * t583
                                + (k71 * t587 + k70 * t590)
                                + (k69 * t593 + k68 * t596 + t634);
                            let t636 = k69 * t615 + k68 * t616
                                + (k67 * t617
                                    + (k74 * t618
                                        + rt::lit::<T>(-0.022485417203086815) * t619));
                            let t637 = k37 * t621 + k38 * t622
                                + (k39 * t623 + k40 * t624)
                                + (k41 * t625 + k42 * t626 + (k43 * t627 + k44 * t628));
                            let t638 = k20 * t240 + k19 * t243
                                + (k18 * t246 + k17 * t249)
                                + (k16 * t252 + k15 * t255 + (k14 * t258 + k13 * t261));
                            let t639 = k20 * t263 + k19 * t264
                                + (k18 * t265 + k17 * t266)
                                + (k16 * t267 + k15 * t268 + (k14 * t269 + k13 * t270));
                            let t640 = k20 * t273 + k19 * t275
                                + (k18 * t277 + k17 * t279)
                                + (k16 * t281 + k15 * t283 + (k14 * t285 + k13 * t287));
                            let t641 = k20 * t289 + k19 * t290
                                + (k18 * t291 + k17 * t292)
                                + (k16 * t293 + k15 * t294 + (k14 * t295 + k13 * t296));
                            let t642 = k20 * t299 + k19 * t301
                                + (k18 * t303 + k17 * t305)
                                + (k16 * t307 + k15 * t309 + (k14 * t311 + k13 * t313));
                            let t643 = k20 * t315 + k19 * t316
                                + (k18 * t317 + k17 * t318)
                                + (k16 * t319 + k15 * t320 + (k14 * t321 + k13 * t322));
                            let t644 = k20 * t325 + k19 * t327
                                + (k18 * t329 + k17 * t331)
                                + (k16 * t333 + k15 * t335 + (k14 * t337 + k13 * t339));
                            let t645 = t132 * t231;
                            let t646 = t227
                                * (t235 * (k172 * t645 - t236 * (k173 * t131)))
                                + k81 * t131 * t229;
                            let t647 = t232 * t227;
                            let t648 = k20 * t344 + k19 * t345
                                + (k18 * t346 + k17 * t347)
                                + (k16 * t348 + k15 * t349 + (k14 * t350 + k13 * t351));
                            let t649 = t227
                                * (t235 * (k175 * t645 - t236 * (k176 * t131)))
                                + k82 * t131 * t229;
                            let t650 = k20 * t354 + k19 * t355
                                + (k18 * t356 + k17 * t357)
                                + (k16 * t358 + k15 * t359 + (k14 * t360 + k13 * t361));
                            let t651 = t227
                                * (t235 * (k178 * t645 - t236 * (k179 * t131)))
                                + k83 * t131 * t229;
                            let t652 = rt::lit::<T>(0.4175557539292479) * t74;
                            let t653 = t176 * t652;
                            let t654 = rt::lit::<T>(0.2529691909352784) * t85;
                            let t655 = t158 * t654;
                            let t656 = t85 * t655;
                            let t657 = t655 + t155 * t656;
                            let t658 = t656 - t657;
                            let t659 = t74 * t653;
                            let t660 = t653 + t173 * t659;
                            let t661 = t659 - t660;
                            let t662 = rt::lit::<T>(0.32151478931685357) * t63;
                            let t663 = t167 * t662;
                            let t664 = t63 * t663;
                            let t665 = t663 + t164 * t664;
                            let t666 = t664 - t665;
                            let t667 = rt::lit::<T>(0.09560496739250535) * t52;
                            let t668 = t213 * t667;
                            let t669 = t52 * t668;
                            let t670 = t668 + t210 * t669;
                            let t671 = t669 - t670;
                            let t672 = rt::lit::<T>(-0.058993923891947214) * t41;
                            let t673 = t204 * t672;
                            let t674 = t41 * t673;
                            let t675 = t673 + t201 * t674;
                            let t676 = t674 - t675;
                            let t677 = rt::lit::<T>(-0.061592225069804156) * t30;
                            let t678 = t195 * t677;
                            let t679 = t30 * t678;
                            let t680 = t678 + t192 * t679;
                            let t681 = t679 - t680;
                            let t682 = rt::lit::<T>(0.005864947198698576) * t19;
                            let t683 = t186 * t682;
                            let t684 = t19 * t683;
                            let t685 = t683 + t183 * t684;
                            let t686 = t684 - t685;
                            let t687 = rt::lit::<T>(0.027076500189167574) * t9;
                            let t688 = t149 * t687;
                            let t689 = t9 * t688;
                            let t690 = t688 + t146 * t689;
                            let t691 = t689 - t690;
                            let t692 = k147 * t658 + k146 * t661
                                + (k145 * t666 + k144 * t671)
                                + (k143 * t676 + k142 * t681 + (k141 * t686 + k140 * t691));
                            let t693 = t236 + t133 * t692;
                            let t694 = k123 * t658 + k122 * t661
                                + (k121 * t666 + k120 * t671)
                                + (k119 * t676 + k118 * t681 + (k117 * t686 + k116 * t691));
                            let t695 = t141 * t694;
                            let t696 = rt::lit::<T>(-0.014459274444920261) * t695;
                            let t697 = k99 * t658 + k98 * t661
                                + (k97 * t666 + k96 * t671)
                                + (k95 * t676 + k94 * t681 + (k93 * t686 + k92 * t691));
                            let t698 = t135 * t697;
                            let t699 = rt::lit::<T>(0.4175557539292479) * t693
                                + (t696 + rt::lit::<T>(0.005864947198698576) * t698);
                            let t700 = t413
                                * (t364 * (k14 * t177 + (t174 * t653 - t124 * t699))
                                    + t172 * t659);
                            let t701 = t700
                                - t415
                                    * (t174 * (rt::lit::<T>(0.4175557539292479) * t364)
                                        + t172 * t652);
                            let t702 = rt::lit::<T>(0.1904683739582173) * t695;
                            let t703 = rt::lit::<T>(0.32151478931685357) * t693
                                + (t702 + rt::lit::<T>(-0.061592225069804156) * t698);
                            let t704 = t420
                                * (t417 * (k15 * t168 + (t165 * t663 - t122 * t703))
                                    + t163 * t664);
                            let t705 = t704
                                - t422
                                    * (t165 * (rt::lit::<T>(0.32151478931685357) * t417)
                                        + t163 * t662);
                            let t706 = rt::lit::<T>(0.3851373541128084) * t695;
                            let t707 = rt::lit::<T>(0.09560496739250535) * t693
                                + (t706 + rt::lit::<T>(-0.058993923891947214) * t698);
                            let t708 = t427
                                * (t424 * (k16 * t214 + (t211 * t668 - t120 * t707))
                                    + t209 * t669);
                            let t709 = t708
                                - t429
                                    * (t211 * (rt::lit::<T>(0.09560496739250535) * t424)
                                        + t209 * t667);
                            let t710 = rt::lit::<T>(-0.058993923891947214) * t693
                                + (t706 + rt::lit::<T>(0.09560496739250535) * t698);
                            let t711 = t433
                                * (t431 * (k17 * t205 + (t202 * t673 - t118 * t710))
                                    + t200 * t674);
                            let t712 = t711
                                - t435
                                    * (t202 * (rt::lit::<T>(-0.058993923891947214) * t431)
                                        + t200 * t672);
                            let t713 = rt::lit::<T>(-0.061592225069804156) * t693
                                + (t702 + rt::lit::<T>(0.32151478931685357) * t698);
                            let t714 = t439
                                * (t437 * (k18 * t196 + (t193 * t678 - t116 * t713))
                                    + t191 * t679);
                            let t715 = t714
                                - t441
                                    * (t193 * (rt::lit::<T>(-0.061592225069804156) * t437)
                                        + t191 * t677);
                            let t716 = rt::lit::<T>(0.005864947198698576) * t693
                                + (t696 + rt::lit::<T>(0.4175557539292479) * t698);
                            let t717 = t445
                                * (t443 * (k19 * t187 + (t184 * t683 - t114 * t716))
                                    + t182 * t684);
                            let t718 = t717
                                - t447
                                    * (t184 * (rt::lit::<T>(0.005864947198698576) * t443)
                                        + t182 * t682);
                            let t719 = rt::lit::<T>(-0.06114645362610544) * t695;
                            let t720 = rt::lit::<T>(0.027076500189167574) * t693
                                + (t719 + rt::lit::<T>(0.2529691909352784) * t698);
                            let t721 = t449
                                * (t450 * (k20 * t150 + (t147 * t688 - t112 * t720))
                                    + t145 * t689);
                            let t722 = t721
                                - t454
                                    * (t147 * (rt::lit::<T>(0.027076500189167574) * t450)
                                        + t145 * t687);
                            let t723 = rt::lit::<T>(0.2529691909352784) * t693
                                + (t719 + rt::lit::<T>(0.027076500189167574) * t698);
                            let t724 = t458
                                * (t456 * (k13 * t159 + (t156 * t655 - t126 * t723))
                                    + t154 * t656);
                            let t725 = t724
                                - t460
                                    * (t156 * (rt::lit::<T>(0.2529691909352784) * t456)
                                        + t154 * t654);
                            let t726 = t129 * t235;
                            let t727 = t726 * (eps * t645)
                                - t465 * (t692 + twice_eps * t233 / (t234 * t234));
                            let t728 = t694 * t469;
                            let t729 = t697 * t607;
                            let t730 = k51 * t722
                                + (k58 * t725
                                    + (k81 * t727
                                        - (rt::lit::<T>(0.30026319498086457) * t728
                                            + rt::lit::<T>(0.1388888888888889) * t729)));
                            let t731 = k57 * t701 + k56 * t705
                                + (k55 * t709 + k54 * t712)
                                + (k53 * t715 + k52 * t718 + t730);
                            let t732 = t74 * t699 - t659 * t473;
                            let t733 = t63 * t703 - t664 * t475;
                            let t734 = t52 * t707 - t669 * t477;
                            let t735 = t41 * t710 - t674 * t479;
                            let t736 = t30 * t713 - t679 * t481;
                            let t737 = t19 * t716 - t684 * t483;
                            let t738 = t9 * t720 - t689 * t485;
                            let t739 = t85 * t723 - t656 * t487;
                            let t740 = t726 * (eps_h * t131);
                            let t741 = k53 * t736 + k52 * t737
                                + (k51 * t738
                                    + (k58 * t739 + rt::lit::<T>(0.26798833376246944) * t740));
                            let t742 = t505 * (t657 - t656);
                            let t743 = t491 * (t660 - t659);
                            let t744 = t493 * (t665 - t664);
                            let t745 = t495 * (t670 - t669);
                            let t746 = t497 * (t675 - t674);
                            let t747 = t499 * (t680 - t679);
                            let t748 = t501 * (t685 - t684);
                            let t749 = t503 * (t690 - t689);
                            let t750 = k21 * t742 + k22 * t743
                                + (k23 * t744 + k24 * t745)
                                + (k25 * t746 + k26 * t747 + (k27 * t748 + k28 * t749));
                            let t751 = k59 * t722
                                + (k66 * t725
                                    + (k82 * t727
                                        - (rt::lit::<T>(0.2222222222222222) * t728
                                            + rt::lit::<T>(-0.0359766675249389) * t729)));
                            let t752 = k65 * t701 + k64 * t705
                                + (k63 * t709 + k62 * t712)
                                + (k61 * t715 + k60 * t718 + t751);
                            let t753 = k61 * t736 + k60 * t737
                                + (k59 * t738
                                    + (k66 * t739 + rt::lit::<T>(0.48042111196938336) * t740));
                            let t754 = k29 * t742 + k30 * t743
                                + (k31 * t744 + k32 * t745)
                                + (k33 * t746 + k34 * t747 + (k35 * t748 + k36 * t749));
                            let t755 = k67 * t722
                                + (k74 * t725
                                    + (k83 * t727
                                        - (rt::lit::<T>(-0.022485417203086815) * t728
                                            + rt::lit::<T>(0.009789444015308325) * t729)));
                            let t756 = k73 * t701 + k72 * t705
                                + (k71 * t709 + k70 * t712)
                                + (k69 * t715 + k68 * t718 + t755);
                            let t757 = k69 * t736 + k68 * t737
                                + (k67 * t738
                                    + (k74 * t739 + rt::lit::<T>(0.1388888888888889) * t740));
                            let t758 = k38 * t743 + k39 * t744
                                + (k40 * t745 + k41 * t746)
                                + (k42 * t747 + k43 * t748
                                    + (k44 * t749 + (k37 * t742 + rt::lit::<T>(1.0))));
                            (
                                [
                                    xi_rate_1 - t91,
                                    rho1_rate_1 - t105 - t111 * t91,
                                    t179 - (k7 * t188 + k6 * t197 + (k5 * t206 + k4 * t215)),
                                    xi_rate_2 - t216,
                                    rho1_rate_2 - t219 - t225 * t216,
                                    t226,
                                    xi_rate_3 - t227,
                                    rho1_rate_3 - t230 - t236 * t227,
                                    t237 - (k19 * t188 + k18 * t197 + (k17 * t206 + k16 * t215)),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t262,
                                        rt::lit::<T>(0.0),
                                        -t271,
                                        -t288,
                                        rt::lit::<T>(0.0),
                                        -t297,
                                        -t314,
                                        rt::lit::<T>(0.0),
                                        -t323,
                                    ],
                                    [
                                        t95 * t340 - t342 - t111 * t262,
                                        rt::lit::<T>(1.0) - t343 * (k75 * t110),
                                        -(t111 * t271),
                                        t95 * t352 - t353 - t111 * t288,
                                        t343 * (k160 * t110),
                                        -(t111 * t297),
                                        t95 * t362 - t363 - t111 * t314,
                                        t343 * (k163 * t110),
                                        -(t111 * t323),
                                    ],
                                    [
                                        t472,
                                        k57 * t474 + k56 * t476 + (k55 * t478 + k54 * t480) + t490,
                                        t507,
                                        t509,
                                        k65 * t474 + k64 * t476 + (k63 * t478 + k62 * t480) + t510,
                                        t511,
                                        t513,
                                        k73 * t474 + k72 * t476 + (k71 * t478 + k70 * t480) + t514,
                                        t515,
                                    ],
                                    [
                                        -t516,
                                        rt::lit::<T>(0.0),
                                        -t517,
                                        rt::lit::<T>(1.0) - t518,
                                        rt::lit::<T>(0.0),
                                        -t519,
                                        -t520,
                                        rt::lit::<T>(0.0),
                                        -t521,
                                    ],
                                    [
                                        t217 * t522 - t524 - t225 * t516,
                                        t525 * (k166 * t224),
                                        -(t225 * t517),
                                        t217 * t526 - t527 - t225 * t518,
                                        rt::lit::<T>(1.0) - t525 * (k79 * t224),
                                        -(t225 * t519),
                                        t217 * t528 - t529 - t225 * t520,
                                        t525 * (k171 * t224),
                                        -(t225 * t521),
                                    ],
                                    [
                                        t610,
                                        k57 * t611 + k56 * t612 + (k55 * t613 + k54 * t614) + t620,
                                        t629,
                                        t631,
                                        k65 * t611 + k64 * t612 + (k63 * t613 + k62 * t614) + t632,
                                        t633,
                                        t635,
                                        k73 * t611 + k72 * t612 + (k71 * t613 + k70 * t614) + t636,
                                        t637,
                                    ],
                                    [
                                        -t638,
                                        rt::lit::<T>(0.0),
                                        -t639,
                                        -t640,
                                        rt::lit::<T>(0.0),
                                        -t641,
                                        rt::lit::<T>(1.0) - t642,
                                        rt::lit::<T>(0.0),
                                        -t643,
                                    ],
                                    [
                                        t228 * t644 - t646 - t236 * t638,
                                        t647 * (k174 * t235),
                                        -(t236 * t639),
                                        t228 * t648 - t649 - t236 * t640,
                                        t647 * (k177 * t235),
                                        -(t236 * t641),
                                        t228 * t650 - t651 - t236 * t642,
                                        rt::lit::<T>(1.0) - t647 * (k83 * t235),
                                        -(t236 * t643),
                                    ],
                                    [
                                        t731,
                                        k57 * t732 + k56 * t733 + (k55 * t734 + k54 * t735) + t741,
                                        t750,
                                        t752,
                                        k65 * t732 + k64 * t733 + (k63 * t734 + k62 * t735) + t753,
                                        t754,
                                        t756,
                                        k73 * t732 + k72 * t733 + (k71 * t734 + k70 * t735) + t757,
                                        t758,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2, xi_rate_3, rho1_rate_3, rho2_rate_3",
                                tally,
                            )
                    })?;
                let [xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2,
                rho2_rate_2, xi_rate_3, rho1_rate_3, rho2_rate_3] = solution1.x;
                let t112 = rho1 + k51 * rho1_rate_1
                    + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                let t4 = xi + k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3);
                let (t5, t6) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3),
                    t4,
                    tally,
                );
                let t7 = rt::lit::<T>(2.0) * t6;
                let t8 = eps * (eps - t7) + rt::lit::<T>(1.0);
                let t9 = rt::lit::<T>(1.0) / t8;
                let t113 = t112 * t9;
                let t114 = rho1 + k52 * rho1_rate_1
                    + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                let t14 = xi + k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3);
                let (t15, t16) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3),
                    t14,
                    tally,
                );
                let t17 = rt::lit::<T>(2.0) * t16;
                let t18 = eps * (eps - t17) + rt::lit::<T>(1.0);
                let t19 = rt::lit::<T>(1.0) / t18;
                let t115 = t114 * t19;
                let t116 = rho1 + k53 * rho1_rate_1
                    + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                let t25 = xi + k53 * xi_rate_1 + (k61 * xi_rate_2 + k69 * xi_rate_3);
                let (t26, t27) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k53 * xi_rate_1 + (k61 * xi_rate_2 + k69 * xi_rate_3),
                    t25,
                    tally,
                );
                let t28 = rt::lit::<T>(2.0) * t27;
                let t29 = eps * (eps - t28) + rt::lit::<T>(1.0);
                let t30 = rt::lit::<T>(1.0) / t29;
                let t117 = t116 * t30;
                let t118 = rho1 + k54 * rho1_rate_1
                    + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                let t36 = xi + k54 * xi_rate_1 + (k62 * xi_rate_2 + k70 * xi_rate_3);
                let (t37, t38) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k54 * xi_rate_1 + (k62 * xi_rate_2 + k70 * xi_rate_3),
                    t36,
                    tally,
                );
                let t39 = rt::lit::<T>(2.0) * t38;
                let t40 = eps * (eps - t39) + rt::lit::<T>(1.0);
                let t41 = rt::lit::<T>(1.0) / t40;
                let t119 = t118 * t41;
                let t120 = rho1 + k55 * rho1_rate_1
                    + (k63 * rho1_rate_2 + k71 * rho1_rate_3);
                let t47 = xi + k55 * xi_rate_1 + (k63 * xi_rate_2 + k71 * xi_rate_3);
                let (t48, t49) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k55 * xi_rate_1 + (k63 * xi_rate_2 + k71 * xi_rate_3),
                    t47,
                    tally,
                );
                let t50 = rt::lit::<T>(2.0) * t49;
                let t51 = eps * (eps - t50) + rt::lit::<T>(1.0);
                let t52 = rt::lit::<T>(1.0) / t51;
                let t121 = t120 * t52;
                let t122 = rho1 + k56 * rho1_rate_1
                    + (k64 * rho1_rate_2 + k72 * rho1_rate_3);
                let t58 = xi + k56 * xi_rate_1 + (k64 * xi_rate_2 + k72 * xi_rate_3);
                let (t59, t60) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k56 * xi_rate_1 + (k64 * xi_rate_2 + k72 * xi_rate_3),
                    t58,
                    tally,
                );
                let t61 = rt::lit::<T>(2.0) * t60;
                let t62 = eps * (eps - t61) + rt::lit::<T>(1.0);
                let t63 = rt::lit::<T>(1.0) / t62;
                let t123 = t122 * t63;
                let t124 = rho1 + k57 * rho1_rate_1
                    + (k65 * rho1_rate_2 + k73 * rho1_rate_3);
                let t69 = xi + k57 * xi_rate_1 + (k65 * xi_rate_2 + k73 * xi_rate_3);
                let (t70, t71) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k57 * xi_rate_1 + (k65 * xi_rate_2 + k73 * xi_rate_3),
                    t69,
                    tally,
                );
                let t72 = rt::lit::<T>(2.0) * t71;
                let t73 = eps * (eps - t72) + rt::lit::<T>(1.0);
                let t74 = rt::lit::<T>(1.0) / t73;
                let t125 = t124 * t74;
                let t126 = rho1 + k58 * rho1_rate_1
                    + (k66 * rho1_rate_2 + k74 * rho1_rate_3);
                let t80 = xi + k58 * xi_rate_1 + (k66 * xi_rate_2 + k74 * xi_rate_3);
                let (t81, t82) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k58 * xi_rate_1 + (k66 * xi_rate_2 + k74 * xi_rate_3),
                    t80,
                    tally,
                );
                let t83 = rt::lit::<T>(2.0) * t82;
                let t84 = eps * (eps - t83) + rt::lit::<T>(1.0);
                let t85 = rt::lit::<T>(1.0) / t84;
                let t127 = t126 * t85;
                let t128 = rt::lit::<T>(0.2529691909352784) * t113
                    + rt::lit::<T>(0.4175557539292479) * t115
                    + (rt::lit::<T>(0.32151478931685357) * t117
                        + rt::lit::<T>(0.09560496739250535) * t119)
                    + (rt::lit::<T>(-0.058993923891947214) * t121
                        + rt::lit::<T>(-0.061592225069804156) * t123
                        + (rt::lit::<T>(0.005864947198698576) * t125
                            + rt::lit::<T>(0.027076500189167574) * t127));
                let t92 = xi + k75 * xi_rate_1 + (k76 * xi_rate_2 + k77 * xi_rate_3);
                let (t93, t94) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k75 * xi_rate_1 + (k76 * xi_rate_2 + k77 * xi_rate_3),
                    t92,
                    tally,
                );
                let t135 = t94 - eps;
                let t136 = t128 * t135;
                let t129 = rt::lit::<T>(0.027076500189167574) * t113
                    + rt::lit::<T>(0.005864947198698576) * t115
                    + (rt::lit::<T>(-0.061592225069804156) * t117
                        + rt::lit::<T>(-0.058993923891947214) * t119)
                    + (rt::lit::<T>(0.09560496739250535) * t121
                        + rt::lit::<T>(0.32151478931685357) * t123
                        + (rt::lit::<T>(0.4175557539292479) * t125
                            + rt::lit::<T>(0.2529691909352784) * t127));
                let t130 = xi + k81 * xi_rate_1 + (k82 * xi_rate_2 + k83 * xi_rate_3);
                let (t131, t132) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k81 * xi_rate_1 + (k82 * xi_rate_2 + k83 * xi_rate_3),
                    t130,
                    tally,
                );
                let t133 = t132 - eps;
                let t134 = t129 * t133;
                let t137 = rt::lit::<T>(-0.06114645362610544) * (t113 + t127)
                    + rt::lit::<T>(-0.014459274444920261) * (t115 + t125)
                    + (rt::lit::<T>(0.1904683739582173) * (t117 + t123)
                        + rt::lit::<T>(0.3851373541128084) * (t119 + t121));
                let t138 = xi + k78 * xi_rate_1 + (k79 * xi_rate_2 + k80 * xi_rate_3);
                let (t139, t140) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k78 * xi_rate_1 + (k79 * xi_rate_2 + k80 * xi_rate_3),
                    t138,
                    tally,
                );
                let t141 = t140 - eps;
                let t142 = t137 * t141;
                let x1_new_2 = k181 * (t136 + t134) + (x1 + k180 * t142);
                let t463 = t93 * t128;
                let t465 = t131 * t129;
                let x2_new_2 = k181 * (t463 + t465) + (x2 + t137 * (k180 * t139));
                let xi_new_2 = k181 * (xi_rate_1 + xi_rate_3) + (xi + k180 * xi_rate_2);
                let rho1_squared = rho1 * rho1;
                let t773 = inv_ahead1
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) - rt::lit::<T>(2.0) * ahead3)
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let twice_x1 = rt::lit::<T>(2.0) * x1;
                let rho2_squared = rho2 * rho2;
                let t774 = inv_ahead1
                    * ((twice_x1 - rho2_squared) * ahead3
                        + (rho2_squared + rho1_squared - twice_x1));
                let t775 = rt::lit::<T>(0.5) * t774;
                let t776 = twice_x1 * ahead3 - twice_x1;
                let t777 = t773 * t773
                    + rt::lit::<T>(0.0625)
                        * (reference * reference
                            + t776 * (rt::lit::<T>(0.25) * t776)
                                * (rt::lit::<T>(1.0) / ahead7));
                let t778 = rt::lit::<T>(1.0)
                    - rt::visible_quotient(
                        rt::lit::<T>(0.5) * t773 * (t775 - reference),
                        t777,
                    );
                let t779 = k181 * (rho1_rate_1 + rho1_rate_3)
                    + (rho1 + k180 * rho1_rate_2);
                let rho1_new_2 = t778 * t779;
                let t780 = k181 * (rho2_rate_1 + rho2_rate_3)
                    + (rho2 + k180 * rho2_rate_2);
                let rho2_new_2 = t778 * t780;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k180 * xi_rate_2 + k181 * (xi_rate_1 + xi_rate_3),
                    xi_new_2,
                    tally,
                );
                let t781 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                let ahead3_new = eps * (t781 - eps);
                let twice_x1_new_2 = rt::lit::<T>(2.0) * x1_new_2;
                let t782 = t780 * t780;
                let ahead1_new = eps * (eps - t781) + rt::lit::<T>(1.0);
                let t783 = (ahead3_new * (twice_x1_new_2 - t782)
                    + (t782 + t779 * t779 - twice_x1_new_2))
                    * (rt::lit::<T>(1.0) / ahead1_new);
                let t21 = t17 - eps;
                let t22 = twice_eps * t21;
                let t23 = rt::lit::<T>(2.0) - t22;
                let t784 = rt::lit::<T>(-0.057795793724394404) * rho2_rate_2;
                let t20 = rho2 + k52 * rho2_rate_1
                    + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                let t785 = t19
                    * (t23
                        * ((rt::lit::<T>(1.0431438967796478) * rho2_rate_1 + t784
                            + rt::lit::<T>(0.014651896944746605) * rho2_rate_3) * t20));
                let t786 = rt::lit::<T>(-0.057795793724394404) * t142;
                let t97 = t19 * (t22 - rt::lit::<T>(2.0));
                let t787 = (rt::lit::<T>(1.0431438967796478) * t136
                    + (t786 + rt::lit::<T>(0.014651896944746605) * t134)) * t97;
                let t180 = rt::lit::<T>(2.0)
                    * (x1 + k68 * t134 + (k52 * t136 + k60 * t142));
                let t181 = t20 * t20;
                let t182 = t180 - t181;
                let t183 = eps * t21;
                let t184 = t183 * t182 + (t181 + t114 * t114 - t180);
                let t185 = t182 + t19 * t184;
                let t788 = rt::lit::<T>(-0.057795793724394404) * xi_rate_2;
                let t789 = t185
                    * (t19
                        * (t15
                            * (twice_eps
                                * (rt::lit::<T>(1.0431438967796478) * xi_rate_1 + t788
                                    + rt::lit::<T>(0.014651896944746605) * xi_rate_3))));
                let t76 = t72 - eps;
                let t77 = twice_eps * t76;
                let t78 = rt::lit::<T>(2.0) - t77;
                let t75 = rho2 + k57 * rho2_rate_1
                    + (k65 * rho2_rate_2 + k73 * rho2_rate_3);
                let t790 = t74
                    * (t78
                        * ((t784 + rt::lit::<T>(0.014651896944746605) * rho2_rate_1
                            + rt::lit::<T>(1.0431438967796478) * rho2_rate_3) * t75));
                let t102 = t74 * (t77 - rt::lit::<T>(2.0));
                let t791 = (rt::lit::<T>(0.014651896944746605) * t136
                    + (t786 + rt::lit::<T>(1.0431438967796478) * t134)) * t102;
                let t170 = rt::lit::<T>(2.0)
                    * (x1 + k73 * t134 + (k57 * t136 + k65 * t142));
                let t171 = t75 * t75;
                let t172 = t170 - t171;
                let t173 = eps * t76;
                let t174 = t173 * t172 + (t171 + t124 * t124 - t170);
                let t175 = t172 + t74 * t174;
                let t792 = t175
                    * (t74
                        * (t70
                            * (twice_eps
                                * (t788 + rt::lit::<T>(0.014651896944746605) * xi_rate_1
                                    + rt::lit::<T>(1.0431438967796478) * xi_rate_3))));
                let t793 = rt::lit::<T>(-0.057795793724394404) * rho1_rate_2;
                let t794 = (rt::lit::<T>(1.0431438967796478) * rho1_rate_1 + t793
                    + rt::lit::<T>(0.014651896944746605) * rho1_rate_3) * t115;
                let t795 = (t793 + rt::lit::<T>(0.014651896944746605) * rho1_rate_1
                    + rt::lit::<T>(1.0431438967796478) * rho1_rate_3) * t125;
                let t796 = k48
                    * (rt::lit::<T>(0.5) * (t785 + t787 - t789 + (t790 + t791 - t792))
                        + (t794 + t795));
                let t797 = rt::lit::<T>(-0.5369276808200979) * rho2_rate_2;
                let t10 = rho2 + k51 * rho2_rate_1
                    + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                let t11 = t7 - eps;
                let t12 = twice_eps * t11;
                let t13 = t9 * (t10 * (rt::lit::<T>(2.0) - t12));
                let t798 = (rt::lit::<T>(1.3883282773678602) * rho2_rate_1 + t797
                    + rt::lit::<T>(0.1485994034522376) * rho2_rate_3) * t13;
                let t96 = t9 * (t12 - rt::lit::<T>(2.0));
                let t799 = rt::lit::<T>(-0.5369276808200979) * t142;
                let t800 = t96
                    * (rt::lit::<T>(1.3883282773678602) * t136
                        + (t799 + rt::lit::<T>(0.1485994034522376) * t134));
                let t801 = rt::lit::<T>(-0.5369276808200979) * xi_rate_2;
                let t143 = rt::lit::<T>(2.0)
                    * (x1 + k67 * t134 + (k51 * t136 + k59 * t142));
                let t144 = t10 * t10;
                let t145 = t143 - t144;
                let t146 = eps * t11;
                let t147 = t146 * t145 + (t144 + t112 * t112 - t143);
                let t148 = t145 + t9 * t147;
                let t449 = twice_eps * t5;
                let t767 = t148 * (t9 * t449);
                let t802 = (rt::lit::<T>(1.3883282773678602) * xi_rate_1 + t801
                    + rt::lit::<T>(0.1485994034522376) * xi_rate_3) * t767;
                let t87 = t83 - eps;
                let t88 = twice_eps * t87;
                let t89 = rt::lit::<T>(2.0) - t88;
                let t86 = rho2 + k58 * rho2_rate_1
                    + (k66 * rho2_rate_2 + k74 * rho2_rate_3);
                let t803 = t85
                    * (t89
                        * ((t797 + rt::lit::<T>(0.1485994034522376) * rho2_rate_1
                            + rt::lit::<T>(1.3883282773678602) * rho2_rate_3) * t86));
                let t103 = t85 * (t88 - rt::lit::<T>(2.0));
                let t804 = (rt::lit::<T>(0.1485994034522376) * t136
                    + (t799 + rt::lit::<T>(1.3883282773678602) * t134)) * t103;
                let t152 = rt::lit::<T>(2.0)
                    * (x1 + k74 * t134 + (k58 * t136 + k66 * t142));
                let t153 = t86 * t86;
                let t154 = t152 - t153;
                let t155 = eps * t87;
                let t156 = t155 * t154 + (t153 + t126 * t126 - t152);
                let t157 = t154 + t85 * t156;
                let t805 = t157
                    * (t85
                        * (t81
                            * (twice_eps
                                * (t801 + rt::lit::<T>(0.1485994034522376) * xi_rate_1
                                    + rt::lit::<T>(1.3883282773678602) * xi_rate_3))));
                let t806 = rt::lit::<T>(-0.5369276808200979) * rho1_rate_2;
                let t807 = (rt::lit::<T>(1.3883282773678602) * rho1_rate_1 + t806
                    + rt::lit::<T>(0.1485994034522376) * rho1_rate_3) * t113;
                let t808 = (t806 + rt::lit::<T>(0.1485994034522376) * rho1_rate_1
                    + rt::lit::<T>(1.3883282773678602) * rho1_rate_3) * t127;
                let t809 = k47
                    * (rt::lit::<T>(0.5) * (t798 + t800 - t802 + (t803 + t804 - t805))
                        + (t807 + t808));
                let t32 = t28 - eps;
                let t33 = twice_eps * t32;
                let t34 = rt::lit::<T>(2.0) - t33;
                let t810 = rt::lit::<T>(0.5396928102125592) * rho2_rate_2;
                let t31 = rho2 + k53 * rho2_rate_1
                    + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                let t811 = t30
                    * (t34
                        * ((rt::lit::<T>(0.5693833068100856) * rho2_rate_1 + t810
                            + rt::lit::<T>(-0.10907611702264491) * rho2_rate_3) * t31));
                let t812 = rt::lit::<T>(0.5396928102125592) * t142;
                let t98 = t30 * (t33 - rt::lit::<T>(2.0));
                let t813 = (rt::lit::<T>(0.5693833068100856) * t136
                    + (t812 + rt::lit::<T>(-0.10907611702264491) * t134)) * t98;
                let t189 = rt::lit::<T>(2.0)
                    * (x1 + k69 * t134 + (k53 * t136 + k61 * t142));
                let t190 = t31 * t31;
                let t191 = t189 - t190;
                let t192 = eps * t32;
                let t193 = t192 * t191 + (t190 + t116 * t116 - t189);
                let t194 = t191 + t30 * t193;
                let t814 = rt::lit::<T>(0.5396928102125592) * xi_rate_2;
                let t815 = t194
                    * (t30
                        * (t26
                            * (twice_eps
                                * (rt::lit::<T>(0.5693833068100856) * xi_rate_1 + t814
                                    + rt::lit::<T>(-0.10907611702264491) * xi_rate_3))));
                let t65 = t61 - eps;
                let t66 = twice_eps * t65;
                let t67 = rt::lit::<T>(2.0) - t66;
                let t64 = rho2 + k56 * rho2_rate_1
                    + (k64 * rho2_rate_2 + k72 * rho2_rate_3);
                let t816 = t63
                    * (t67
                        * ((t810 + rt::lit::<T>(-0.10907611702264491) * rho2_rate_1
                            + rt::lit::<T>(0.5693833068100856) * rho2_rate_3) * t64));
                let t101 = t63 * (t66 - rt::lit::<T>(2.0));
                let t817 = (rt::lit::<T>(-0.10907611702264491) * t136
                    + (t812 + rt::lit::<T>(0.5693833068100856) * t134)) * t101;
                let t161 = rt::lit::<T>(2.0)
                    * (x1 + k72 * t134 + (k56 * t136 + k64 * t142));
                let t162 = t64 * t64;
                let t163 = t161 - t162;
                let t164 = eps * t65;
                let t165 = t164 * t163 + (t162 + t122 * t122 - t161);
                let t166 = t163 + t63 * t165;
                let t818 = t166
                    * (t63
                        * (t59
                            * (twice_eps
                                * (t814 + rt::lit::<T>(-0.10907611702264491) * xi_rate_1
                                    + rt::lit::<T>(0.5693833068100856) * xi_rate_3))));
                let t819 = rt::lit::<T>(0.5396928102125592) * rho1_rate_2;
                let t820 = (rt::lit::<T>(0.5693833068100856) * rho1_rate_1 + t819
                    + rt::lit::<T>(-0.10907611702264491) * rho1_rate_3) * t117;
                let t821 = (t819 + rt::lit::<T>(-0.10907611702264491) * rho1_rate_1
                    + rt::lit::<T>(0.5693833068100856) * rho1_rate_3) * t123;
                let t822 = k49
                    * (rt::lit::<T>(0.5) * (t811 + t813 - t815 + (t816 + t817 - t818))
                        + (t820 + t821));
                let t43 = t39 - eps;
                let t44 = twice_eps * t43;
                let t45 = rt::lit::<T>(2.0) - t44;
                let t823 = rt::lit::<T>(0.9439195532208219) * rho2_rate_2;
                let t42 = rho2 + k54 * rho2_rate_1
                    + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                let t824 = t41
                    * (t45
                        * ((rt::lit::<T>(0.14644677597344954) * rho2_rate_1 + t823
                            + rt::lit::<T>(-0.09036632919427146) * rho2_rate_3) * t42));
                let t825 = rt::lit::<T>(0.9439195532208219) * t142;
                let t99 = t41 * (t44 - rt::lit::<T>(2.0));
                let t826 = (rt::lit::<T>(0.14644677597344954) * t136
                    + (t825 + rt::lit::<T>(-0.09036632919427146) * t134)) * t99;
                let t198 = rt::lit::<T>(2.0)
                    * (x1 + k70 * t134 + (k54 * t136 + k62 * t142));
                let t199 = t42 * t42;
                let t200 = t198 - t199;
                let t201 = eps * t43;
                let t202 = t201 * t200 + (t199 + t118 * t118 - t198);
                let t203 = t200 + t41 * t202;
                let t827 = rt::lit::<T>(0.9439195532208219) * xi_rate_2;
                let t828 = t203
                    * (t41
                        * (t37
                            * (twice_eps
                                * (rt::lit::<T>(0.14644677597344954) * xi_rate_1 + t827
                                    + rt::lit::<T>(-0.09036632919427146) * xi_rate_3))));
                let t54 = t50 - eps;
                let t55 = twice_eps * t54;
                let t56 = rt::lit::<T>(2.0) - t55;
                let t53 = rho2 + k55 * rho2_rate_1
                    + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                let t829 = t52
                    * (t56
                        * ((t823 + rt::lit::<T>(-0.09036632919427146) * rho2_rate_1
                            + rt::lit::<T>(0.14644677597344954) * rho2_rate_3) * t53));
                let t100 = t52 * (t55 - rt::lit::<T>(2.0));
                let t830 = (rt::lit::<T>(-0.09036632919427146) * t136
                    + (t825 + rt::lit::<T>(0.14644677597344954) * t134)) * t100;
                let t207 = rt::lit::<T>(2.0)
                    * (x1 + k71 * t134 + (k55 * t136 + k63 * t142));
                let t208 = t53 * t53;
                let t209 = t207 - t208;
                let t210 = eps * t54;
                let t211 = t210 * t209 + (t208 + t120 * t120 - t207);
                let t212 = t209 + t52 * t211;
                let t831 = t212
                    * (t52
                        * (t48
                            * (twice_eps
                                * (t827 + rt::lit::<T>(-0.09036632919427146) * xi_rate_1
                                    + rt::lit::<T>(0.14644677597344954) * xi_rate_3))));
                let t832 = rt::lit::<T>(0.9439195532208219) * rho1_rate_2;
                let t833 = (rt::lit::<T>(0.14644677597344954) * rho1_rate_1 + t832
                    + rt::lit::<T>(-0.09036632919427146) * rho1_rate_3) * t119;
                let t834 = (t832 + rt::lit::<T>(-0.09036632919427146) * rho1_rate_1
                    + rt::lit::<T>(0.14644677597344954) * rho1_rate_3) * t121;
                let t835 = k50
                    * (rt::lit::<T>(0.5) * (t824 + t826 - t828 + (t829 + t830 - t831))
                        + (t833 + t834));
                let resolution1_new = rt::lit::<T>(0.5) * t783 - t775 - t796 - t809
                    - (t822 + t835);
                let t836 = k50
                    * (rt::abs(t833)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t828) + (rt::abs(t824) + rt::abs(t826))));
                let t837 = k48
                    * (rt::abs(t795)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t792) + (rt::abs(t790) + rt::abs(t791))));
                let t838 = k50
                    * (rt::abs(t834)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t831) + (rt::abs(t829) + rt::abs(t830))));
                let t839 = k49
                    * (rt::abs(t821)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t818) + (rt::abs(t816) + rt::abs(t817))));
                let t840 = k47
                    * (rt::abs(t808)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t805) + (rt::abs(t803) + rt::abs(t804))));
                let t841 = rt::abs(xi_new_2 * t767)
                    + (rt::abs(t96 * x1_new_2) + (rt::abs(t774) + rt::abs(t780 * t13)));
                let t842 = k47
                    * (rt::abs(t807)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t802) + (rt::abs(t798) + rt::abs(t800))));
                let t843 = k48
                    * (rt::abs(t794)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t789) + (rt::abs(t785) + rt::abs(t787))));
                let t844 = k49
                    * (rt::abs(t820)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t815) + (rt::abs(t811) + rt::abs(t813))));
                let t845 = rt::abs(t840)
                    + (rt::abs(t779 * t113) + rt::lit::<T>(0.5) * (rt::abs(t783) + t841))
                    + (rt::abs(t842) + (rt::abs(t843) + rt::abs(t844)));
                let resolution2_new = rt::abs(t836) + rt::abs(t837)
                    + (rt::abs(t838) + rt::abs(t839)) + t845;
                let ahead2_new = eps * sin_xi_ahead_new;
                let ahead4_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead5_new = k45 * cos_xi_ahead_new - k46;
                let ahead6_new = rt::abs(inv_h * xi_new_2);
                let ahead7_new = ahead1_new * ahead1_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
                    reference,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                if !rt::is_resolved(carried[5], carried[6]) {
                    return Err(setting.unresolved(carried[5], carried[6], tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 17]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, ahead1, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c02508757b6c85691b1237f4b6c85d96";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf6> for System<T> {
        type Scheme = avf6::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::{State, System};
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

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
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 2 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 13 | 21 | 2 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `3 eps² + 1`
            k1: T,
            /// `eps (eps² + 3)`
            k2: T,
            /// `h/2`
            half_h: T,
            /// `eps h/2`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (3).
            type Carried = [T; 8];
            type Memory = (rt::RankMonitor<T>,);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let eps_squared = eps * eps;
                let k1 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k2 = eps * (eps_squared + rt::lit::<T>(3.0));
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = rt::lit::<T>(0.5) * (eps * h);
                Scheme { k1, k2, half_h, k3 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * (cos_xi - eps) + x2_dot * sin_xi,
                    xi_dot,
                    sin_xi,
                    cos_xi,
                    xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, sin_xi_ahead, cos_xi_ahead, xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { k1, k2, half_h, k3 } = *setting.scheme();
                let xi_ahead_new = xi + half_h * rho2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let t1 = h
                    * (eps * sin_xi_ahead_new
                        * (rho1 * rho2 + rt::lit::<T>(2.0) * sin_xi_ahead_new)
                        + (k1 * cos_xi_ahead_new - k2));
                let t2 = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = t1
                    / (t2 * (rt::lit::<T>(1.0) - t3 * (sin_xi_ahead_new * (k3 * rho2))));
                let t5 = rho1 + rt::lit::<T>(0.5) * t4;
                let x1_new_2 = x1 + t5 * (t3 * (h * (cos_xi_ahead_new - eps)));
                let x2_new_2 = x2 + t5 * (t3 * (h * sin_xi_ahead_new));
                let xi_new_2 = xi + h * rho2;
                let rho1_new_2 = rho1 + t4;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                    xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 8]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    [-sin_xi, cos_xi - eps],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "348f9049b24ac7ed8e973c47d56cb678";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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
        /// - `p_xi_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `p_x1_rate`, `lambda1`: 2 × 2 linear block; torn from it and assigned: p_x2_rate
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 17 | 26 | 1 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezF>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezF>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p = g v (3); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme { half_h, minus_half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (x1_dot * x1_dot + x2_dot * x2_dot
                            + (xi_dot * xi_dot - rt::lit::<T>(2.0) * x1)),
                    sin_xi,
                    cos_xi,
                    xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, p_x1, p_x2, p_xi, reference, sin_xi_ahead, cos_xi_ahead,
                xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let xi_ahead_new = xi + half_h * p_xi;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let t1 = cos_xi_ahead_new - eps;
                let t2 = half_h * t1;
                let t3 = minus_half_h * sin_xi_ahead_new;
                let t4 = t1 * t2;
                let [p_x1_rate, lambda1] = rt::solve_linear(
                        [rt::lit::<T>(1.0), rt::lit::<T>(0.0)],
                        move |[p_x1_rate, lambda1]| {
                            let t5 = p_x1 + half_h * p_x1_rate;
                            (
                                [
                                    t1 * (p_x2 + lambda1 * t2) - t5 * sin_xi_ahead_new,
                                    lambda1 * sin_xi_ahead_new + (p_x1_rate - rt::lit::<T>(1.0)),
                                ],
                                [[t3, t4], [rt::lit::<T>(1.0), sin_xi_ahead_new]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "p_x1_rate, lambda1", tally)
                    })?;
                let t5 = p_x1 + half_h * p_x1_rate;
                let x1_new_2 = x1 + h * t5;
                let t6 = lambda1 * (h * t1);
                let x2_new_2 = x2 + h * (p_x2 + rt::lit::<T>(0.5) * t6);
                let xi_new_2 = xi + h * p_xi;
                let t7 = p_xi * p_xi + (p_x1 * p_x1 + p_x2 * p_x2);
                let t8 = rt::visible_quotient(
                    rt::lit::<T>(0.5) * t7
                        * (rt::lit::<T>(0.5) * (t7 - rt::lit::<T>(2.0) * x1)
                            - reference),
                    rt::lit::<T>(0.0625) * (reference * reference + x1 * x1) + t7 * t7,
                );
                let t9 = rt::lit::<T>(1.0) - t8;
                let p_x1_new = (p_x1 + h * p_x1_rate) * t9;
                let p_x2_new = t9 * (p_x2 + t6);
                let p_xi_new = p_xi - p_xi * t8;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    reference,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                    xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, p_x1, p_x2, p_xi, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 10]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    [-sin_xi, cos_xi - eps],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7eb6bdfab5cb9564824f3edcbe43a168";
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
        /// **Equation**: ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step, where 0, and 0 to roundoff, counts as +
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Algorithm 1 (the last term of its update of ∂Q subtracted)
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 57 | 9 | 2 | 2 | 3 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (6).
            type Carried = [T; 13];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let t1 = cos_xi_minus_eps * cos_xi_minus_eps;
                let t2 = rt::sqrt(sin_xi * sin_xi + t1);
                let t3 = rt::lit::<T>(1.4901161193847656e-8) * t2 - sin_xi;
                let t4 = rt::div_or_one(t3, rt::abs(t3));
                let abs_sin_xi = rt::abs(sin_xi);
                let t5 = rt::lit::<T>(1.0) - t4 * rt::div_or_zero(sin_xi, abs_sin_xi);
                let t6 = abs_sin_xi + t2;
                let t7 = t1 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t5)
                    * (rt::lit::<T>(1.0) / t6) + t5 * (rt::lit::<T>(0.5) * t6);
                let t8 = cos_xi_minus_eps / (t2 * t7);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (x1_dot * x1_dot + x2_dot * x2_dot
                            + (xi_dot * xi_dot - rt::lit::<T>(2.0) * x1)),
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    t4,
                    t8 * (t4 * t7),
                    rt::lit::<T>(1.0) - cos_xi_minus_eps * t8,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, reference, _, ahead2, ahead3,
                ahead4, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = t3 - eps;
                let t5 = t4 * t4;
                let t6 = rt::sqrt(t5 + t2 * t2);
                let t7 = rt::abs(t2);
                let t8 = t7 + t6;
                let t9 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(1.0) - ahead2 * rt::div_or_zero(t2, t7));
                let t10 = t8 * t9 + t5 * (rt::lit::<T>(1.0) - t9) / t8;
                let t11 = t4 / (t6 * t10);
                let t12 = t11 * (ahead2 * t10);
                let t13 = h * t12;
                let t14 = x2_dot * ahead4 - x1_dot * ahead3;
                let t15 = t14 - half_h * t12;
                let x1_new_2 = x1 - t13 * t15;
                let x2_new_2 = x2 + t15 * (h * (rt::lit::<T>(1.0) - t4 * t11));
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let t16 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                let t17 = rt::visible_quotient(
                    (rt::lit::<T>(0.5) * (t16 - rt::lit::<T>(2.0) * x1) - reference)
                        * (rt::lit::<T>(0.5) * t16),
                    rt::lit::<T>(0.0625) * (reference * reference + x1 * x1) + t16 * t16,
                );
                let t18 = t14 - t13;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let t19 = cos_xi_ahead_new - eps;
                let t20 = t19 * t19;
                let t21 = rt::sqrt(sin_xi_ahead_new * sin_xi_ahead_new + t20);
                let abs_sin_xi_ahead_new = rt::abs(sin_xi_ahead_new);
                let t22 = abs_sin_xi_ahead_new + t21;
                let t23 = t20 / t22;
                let t24 = rt::div_or_zero(sin_xi_ahead_new, abs_sin_xi_ahead_new);
                let t25 = rt::lit::<T>(0.5) * (rt::lit::<T>(1.0) - ahead2 * t24);
                let t26 = t23 * (rt::lit::<T>(1.0) - t25) + t22 * t25;
                let t27 = t19 / (t21 * t26);
                let t28 = t18 * (t27 * (ahead2 * t26));
                let x1_dot_new_2 = t17 * t28 - t28;
                let t29 = t18 * (rt::lit::<T>(1.0) - t19 * t27);
                let x2_dot_new_2 = t29 - t17 * t29;
                let xi_dot_new_2 = xi_dot - xi_dot * t17;
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let t30 = rt::lit::<T>(1.4901161193847656e-8) * t21 - sin_xi_ahead_new;
                let ahead2_new = rt::div_or_one(t30, rt::abs(t30));
                let t31 = rt::lit::<T>(1.0) - t24 * ahead2_new;
                let t32 = t23 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t31)
                    + t31 * (rt::lit::<T>(0.5) * t22);
                let t33 = t19 / (t21 * t32);
                let ahead3_new = t33 * (ahead2_new * t32);
                let ahead4_new = rt::lit::<T>(1.0) - t19 * t33;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                    reference,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 13]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead1, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "fa9f25080d9f6c4022a1f387bee29a9b";
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
        /// - `x1_rate`, `x2_rate`, `xi_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 44 | 71 | 12 | 3 | 3 | 5 |
        /// | each iteration for x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate | 107 | 194 | 18 | 3 | 3 | 3 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezRFd>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezRFd>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (9).
            type Carried = [T; 16];
            type Memory = (rt::Predictor<T, 5, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme { inv_h, half_h, quarter_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { inv_h, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let t1 = cos_xi_minus_eps * cos_xi_minus_eps;
                let t2 = rt::sqrt(sin_xi * sin_xi + t1);
                let t3 = rt::lit::<T>(1.4901161193847656e-8) * t2 - sin_xi;
                let t4 = rt::div_or_one(t3, rt::abs(t3));
                let abs_sin_xi = rt::abs(sin_xi);
                let t5 = rt::lit::<T>(1.0) - t4 * rt::div_or_zero(sin_xi, abs_sin_xi);
                let t6 = abs_sin_xi + t2;
                let t7 = t1 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t5)
                    * (rt::lit::<T>(1.0) / t6) + t5 * (rt::lit::<T>(0.5) * t6);
                let t8 = cos_xi_minus_eps / (t2 * t7);
                let xi_minus_h = xi - h;
                let (sin_xi_minus_h, cos_xi_minus_h) = rt::sin_cos(xi_minus_h);
                let t9 = cos_xi_minus_h - eps;
                let t10 = t9 * t9;
                let abs_sin_xi_minus_h = rt::abs(sin_xi_minus_h);
                let t11 = rt::lit::<T>(1.0)
                    - t4 * rt::div_or_zero(sin_xi_minus_h, abs_sin_xi_minus_h);
                let t12 = rt::sqrt(sin_xi_minus_h * sin_xi_minus_h + t10);
                let t13 = abs_sin_xi_minus_h + t12;
                let t14 = t10 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t11)
                    * (rt::lit::<T>(1.0) / t13) + t11 * (rt::lit::<T>(0.5) * t13);
                let t15 = t9 / (t12 * t14);
                let xi_plus_h = xi + h;
                let (sin_xi_plus_h, cos_xi_plus_h) = rt::sin_cos(xi_plus_h);
                let t16 = cos_xi_plus_h - eps;
                let t17 = t16 * t16;
                let abs_sin_xi_plus_h = rt::abs(sin_xi_plus_h);
                let t18 = rt::lit::<T>(1.0)
                    - t4 * rt::div_or_zero(sin_xi_plus_h, abs_sin_xi_plus_h);
                let t19 = rt::sqrt(sin_xi_plus_h * sin_xi_plus_h + t17);
                let t20 = abs_sin_xi_plus_h + t19;
                let t21 = t17 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t18)
                    * (rt::lit::<T>(1.0) / t20) + t18 * (rt::lit::<T>(0.5) * t20);
                let t22 = t16 / (t19 * t21);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (x1_dot * x1_dot + x2_dot * x2_dot
                            + (xi_dot * xi_dot - rt::lit::<T>(2.0) * x1)),
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    rt::abs(inv_h * xi),
                    t4,
                    t8 * (t4 * t7),
                    rt::lit::<T>(1.0) - cos_xi_minus_eps * t8,
                    (t14 * t15 - t21 * t22) * (inv_h * t4),
                    inv_h * (t9 * t15 - t16 * t22),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, rank) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, reference, _, ahead2, ahead3,
                ahead4, ahead5, ahead6, ahead7, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { inv_h, half_h, quarter_h } = *setting.scheme();
                let t1 = x2_dot * ahead5 - x1_dot * ahead4;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t2 = ahead4 * t1;
                            let t3 = ahead5 * t1;
                            [
                                -t2,
                                t3,
                                xi_dot,
                                rt::lit::<T>(0.5) * xi_dot * (ahead7 * t3 - ahead6 * t2)
                                    - ahead4,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * x1),
                            rt::abs(inv_h * x2),
                            ahead2,
                            rt::abs(inv_h * t1),
                            rt::abs(inv_h * xi_dot),
                        ],
                        move |[x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate]| {
                            let xi_rate_half_h = half_h * xi_rate;
                            let t4 = xi + xi_rate_half_h;
                            let (t5, t6) = rt::sin_cos(t4);
                            let t7 = rt::abs(t5);
                            let t8 = t6 - eps;
                            let t9 = t8 * t8;
                            let t10 = rt::sqrt(t9 + t5 * t5);
                            let t11 = t7 + t10;
                            let t12 = rt::div_or_zero(t5, t7);
                            let t13 = rt::lit::<T>(1.0) - ahead3 * t12;
                            let t14 = rt::lit::<T>(0.5) * t13;
                            let t15 = rt::lit::<T>(1.0) - t14;
                            let t16 = rt::lit::<T>(1.0) / t11;
                            let t17 = t9 * t16;
                            let t18 = t11 * t14 + t15 * t17;
                            let t19 = ahead3 * t18;
                            let t20 = rt::lit::<T>(1.0) / (t10 * t18);
                            let t21 = t8 * t20;
                            let t22 = t19 * t21;
                            let t23 = t1 + half_h * rho1_rate;
                            let t24 = rt::lit::<T>(1.0) - t8 * t21;
                            let t25 = t23 * t24;
                            let t26 = t4 - h;
                            let (t27, t28) = rt::sin_cos(t26);
                            let t29 = t28 - eps;
                            let t30 = t29 * t29;
                            let t31 = rt::sqrt(t30 + t27 * t27);
                            let t32 = rt::abs(t27);
                            let t33 = t32 + t31;
                            let t34 = rt::div_or_zero(t27, t32);
                            let t35 = rt::lit::<T>(1.0) - ahead3 * t34;
                            let t36 = rt::lit::<T>(0.5) * t35;
                            let t37 = rt::lit::<T>(1.0) - t36;
                            let t38 = rt::lit::<T>(1.0) / t33;
                            let t39 = t30 * t38;
                            let t40 = t33 * t36 + t37 * t39;
                            let t41 = rt::lit::<T>(1.0) / (t31 * t40);
                            let t42 = t29 * t41;
                            let t43 = h + t4;
                            let (t44, t45) = rt::sin_cos(t43);
                            let t46 = t45 - eps;
                            let t47 = t46 * t46;
                            let t48 = rt::sqrt(t47 + t44 * t44);
                            let t49 = rt::abs(t44);
                            let t50 = t49 + t48;
                            let t51 = rt::div_or_zero(t44, t49);
                            let t52 = rt::lit::<T>(1.0) - ahead3 * t51;
                            let t53 = rt::lit::<T>(0.5) * t52;
                            let t54 = rt::lit::<T>(1.0) - t53;
                            let t55 = rt::lit::<T>(1.0) / t50;
                            let t56 = t47 * t55;
                            let t57 = t50 * t53 + t54 * t56;
                            let t58 = rt::lit::<T>(1.0) / (t48 * t57);
                            let t59 = t46 * t58;
                            let t60 = inv_h * (t29 * t42 - t46 * t59);
                            let t61 = t23 * t22;
                            let t62 = ahead3 * t40;
                            let t63 = ahead3 * t57;
                            let t64 = inv_h * (t62 * t42 - t63 * t59);
                            let t65 = t25 * t60 - t61 * t64;
                            let t66 = rt::lit::<T>(0.5) * t65;
                            let t67 = t23 * t66;
                            let t68 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (xi_rate * xi_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t69 = rt::div_or_zero(xi_rate * t67, t68);
                            let t70 = rho1_rate * t69;
                            let t71 = t23 + t70;
                            let t72 = rho2_rate * t69;
                            let t73 = x2_rate * t24 - x1_rate * t22;
                            let t74 = xi_rate + rho1_rate * t66;
                            let t75 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t69,
                                t68,
                            );
                            let t76 = rho1_rate * t75;
                            let t77 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t69,
                                t68,
                            );
                            let t78 = rho1_rate * t77;
                            let t79 = h * t6;
                            let t80 = h * t5 * t8;
                            let t81 = (t5 * t79 - t80) / t10;
                            let t82 = t79 * t12 + t81;
                            let t83 = t82 * (rt::lit::<T>(0.25) * t13)
                                - (t80 + rt::lit::<T>(0.5) * t82 * t17) * (t15 * t16);
                            let t84 = half_h * t5;
                            let t85 = t20
                                * (t84
                                    + t21 * (t18 * (rt::lit::<T>(0.5) * t81) + t10 * t83));
                            let t86 = t21 * (ahead3 * t83) - t19 * t85;
                            let t87 = t84 * t21 + t8 * t85;
                            let t88 = h * t45;
                            let t89 = h * t44;
                            let t90 = t46 * t89;
                            let t91 = (t44 * t88 - t90) / t48;
                            let t92 = t51 * t88 + t91;
                            let t93 = t92 * (rt::lit::<T>(0.25) * t52)
                                - (t90 + rt::lit::<T>(0.5) * t92 * t56) * (t54 * t55);
                            let t94 = t58
                                * (half_h * t44
                                    + t59 * (t57 * (rt::lit::<T>(0.5) * t91) + t48 * t93));
                            let t95 = h * t27;
                            let t96 = h * t28;
                            let t97 = t29 * t95;
                            let t98 = (t27 * t96 - t97) / t31;
                            let t99 = t34 * t96 + t98;
                            let t100 = t99 * (rt::lit::<T>(0.25) * t35)
                                - (t97 + rt::lit::<T>(0.5) * t99 * t39) * (t37 * t38);
                            let t101 = t41
                                * (half_h * t27
                                    + t42 * (t40 * (rt::lit::<T>(0.5) * t98) + t31 * t100));
                            let t102 = t25
                                * (t46 * t94 + rt::lit::<T>(0.5) * (t89 * t59 - t95 * t42)
                                    - t29 * t101);
                            let t103 = t61
                                * (t63 * t94 + ahead3 * (t42 * t100 - t59 * t93)
                                    - t62 * t101);
                            let t104 = rt::lit::<T>(0.5)
                                * (t23 * (t60 * t87 - t64 * t86) + inv_h * (t102 - t103));
                            let t105 = rt::div_or_zero(
                                t67 + xi_rate * (t23 * t104 - rt::lit::<T>(2.0) * t69),
                                t68,
                            );
                            let t106 = rho1_rate * t105;
                            let t107 = quarter_h * (t24 * t60 - t22 * t64);
                            let t108 = rt::div_or_zero(
                                xi_rate * (quarter_h * t65 + t23 * t107)
                                    - rt::lit::<T>(2.0) * t70,
                                t68,
                            );
                            let t109 = half_h + t69;
                            let t110 = rho1_rate * t108 + t109;
                            let t111 = rt::div_or_zero(rt::lit::<T>(2.0) * t72, t68);
                            let t112 = rho1_rate * t111;
                            let t113 = t73 * t105
                                + (t69 * (x2_rate * t87 - x1_rate * t86)
                                    + (t86 - t66 - xi_rate * t104));
                            (
                                [
                                    x1_rate + t22 * t71,
                                    x2_rate - t24 * t71,
                                    xi_rate - xi_dot - half_h * rho2_rate - t72,
                                    t69 * t73 + (rho1_rate + t22 - xi_rate * t66),
                                    rho2_rate + t69 * t74,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t22 * t76,
                                        -(t22 * t78),
                                        t71 * t86 + t22 * t106,
                                        t22 * t110,
                                        -(t22 * t112),
                                    ],
                                    [
                                        t24 * t76,
                                        t24 * t78 + rt::lit::<T>(1.0),
                                        -(t71 * t87 + t24 * t106),
                                        -(t24 * t110),
                                        t24 * t112,
                                    ],
                                    [
                                        rho2_rate * t75,
                                        rho2_rate * t77,
                                        rt::lit::<T>(1.0) - rho2_rate * t105,
                                        -(rho2_rate * t108),
                                        rho2_rate * t111 - t109,
                                    ],
                                    [
                                        -(t22 * t69 + t73 * t75),
                                        t24 * t69 - t73 * t77,
                                        t113,
                                        t73 * t108 + (rt::lit::<T>(1.0) - xi_rate * t107),
                                        -(t73 * t111),
                                    ],
                                    [
                                        -(t74 * t75),
                                        -(t74 * t77),
                                        t74 * t105 + t69 * (rho1_rate * t104 + rt::lit::<T>(1.0)),
                                        t74 * t108 + t69 * (t66 + rho1_rate * t107),
                                        rt::lit::<T>(1.0) - t74 * t111,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate] = solution1.x;
                let x1_new_2 = x1 + h * x1_rate;
                let x2_new_2 = x2 + h * x2_rate;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
                let t114 = cos_xi_ahead_new - eps;
                let t115 = t114 * t114;
                let t116 = rt::sqrt(sin_xi_ahead_new * sin_xi_ahead_new + t115);
                let abs_sin_xi_ahead_new = rt::abs(sin_xi_ahead_new);
                let t117 = abs_sin_xi_ahead_new + t116;
                let t118 = t115 / t117;
                let t119 = rt::div_or_zero(sin_xi_ahead_new, abs_sin_xi_ahead_new);
                let t120 = rt::lit::<T>(0.5) * (rt::lit::<T>(1.0) - ahead3 * t119);
                let t121 = t118 * (rt::lit::<T>(1.0) - t120) + t117 * t120;
                let t122 = t114 / (t116 * t121);
                let t123 = h * rho1_rate + t1;
                let t124 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                let t125 = rt::visible_quotient(
                    (rt::lit::<T>(0.5) * (t124 - rt::lit::<T>(2.0) * x1) - reference)
                        * (rt::lit::<T>(0.5) * t124),
                    rt::lit::<T>(0.0625) * (reference * reference + x1 * x1)
                        + t124 * t124,
                );
                let x1_dot_new_2 = t122
                    * (t121 * (t123 * (ahead3 * (t125 - rt::lit::<T>(1.0)))));
                let t126 = rt::lit::<T>(1.0) - t125;
                let x2_dot_new_2 = (rt::lit::<T>(1.0) - t114 * t122) * (t123 * t126);
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * t126;
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead2_new = rt::abs(inv_h * xi_new_2);
                let t127 = rt::lit::<T>(1.4901161193847656e-8) * t116 - sin_xi_ahead_new;
                let ahead3_new = rt::div_or_one(t127, rt::abs(t127));
                let t128 = rt::lit::<T>(1.0) - t119 * ahead3_new;
                let t129 = t118 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t128)
                    + t128 * (rt::lit::<T>(0.5) * t117);
                let t130 = t114 / (t116 * t129);
                let ahead4_new = t130 * (ahead3_new * t129);
                let ahead5_new = rt::lit::<T>(1.0) - t114 * t130;
                let xi_new_2_minus_h = xi_new_2 - h;
                let (sin_xi_new_2_minus_h, cos_xi_new_2_minus_h) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h - h,
                    xi_new_2_minus_h,
                    tally,
                );
                let t131 = cos_xi_new_2_minus_h - eps;
                let t132 = t131 * t131;
                let t133 = rt::abs(sin_xi_new_2_minus_h);
                let t134 = rt::lit::<T>(1.0)
                    - ahead3_new * rt::div_or_zero(sin_xi_new_2_minus_h, t133);
                let t135 = rt::sqrt(sin_xi_new_2_minus_h * sin_xi_new_2_minus_h + t132);
                let t136 = t133 + t135;
                let t137 = t132 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t134)
                    * (rt::lit::<T>(1.0) / t136) + t134 * (rt::lit::<T>(0.5) * t136);
                let t138 = t131 / (t135 * t137);
                let h_plus_xi_new_2 = h + xi_new_2;
                let (sin_h_plus_xi_new_2, cos_h_plus_xi_new_2) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h + xi_rate_h,
                    h_plus_xi_new_2,
                    tally,
                );
                let t139 = cos_h_plus_xi_new_2 - eps;
                let t140 = t139 * t139;
                let t141 = rt::abs(sin_h_plus_xi_new_2);
                let t142 = rt::lit::<T>(1.0)
                    - ahead3_new * rt::div_or_zero(sin_h_plus_xi_new_2, t141);
                let t143 = rt::sqrt(sin_h_plus_xi_new_2 * sin_h_plus_xi_new_2 + t140);
                let t144 = t141 + t143;
                let t145 = t140 * (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * t142)
                    * (rt::lit::<T>(1.0) / t144) + t142 * (rt::lit::<T>(0.5) * t144);
                let t146 = t139 / (t143 * t145);
                let ahead6_new = (t137 * t138 - t145 * t146) * (inv_h * ahead3_new);
                let ahead7_new = inv_h * (t131 * t138 - t139 * t146);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                    reference,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 16]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead1, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [x1,
                x1_dot,
                x2_dot,
                xi_dot,
                ]: [T; 4],
            ) -> [T; 2] {
                let t1 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                [rt::lit::<T>(0.5) * (t1 - rt::lit::<T>(2.0) * x1), t1 + rt::abs(x1)]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "414d31c0c28c57021b90a99a3216536c";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::GonzalezRFd> for System<T> {
        type Scheme = gonzalez_r_fd::Scheme<T>;
    }

    /// The method `iso`.
    pub mod iso {
        use super::{State, System};
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
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 54 | 8 | 2 | 3 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energies of the blocks at the start (2); functions of q that the next step needs (6).
            type Carried = [T; 15];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(1.0),
                    rt::lit::<T>(0.5) * (x1_dot * x1_dot + x2_dot * x2_dot) - x1,
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
                    t1,
                    eps * sin_xi,
                    (cos_xi - eps) * t2,
                    sin_xi * t2,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, reference1, reference2,
                ahead1, ahead2, ahead3, ahead4, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = t3 - eps;
                let t5 = h * t4;
                let t6 = eps * (eps - rt::lit::<T>(2.0) * t3) + rt::lit::<T>(1.0);
                let t7 = rt::lit::<T>(1.0) / t6;
                let sin_xi_dot_half_h = rt::sin(xi_dot_half_h);
                let t8 = eps * t2;
                let t9 = ahead2 + sin_xi_dot_half_h - t8;
                let t10 = t7
                    * (x1_dot * t4 + x2_dot * t2
                        - (x2_dot * ahead3 - x1_dot * ahead4) * t9);
                let t11 = t9 * t9;
                let t12 = ahead1 * t6;
                let t13 = rt::lit::<T>(1.0) - t11 / t12;
                let t14 = rt::sqrt(t13);
                let t15 = t10 + t11 * t10 / (t12 * (t13 + t14));
                let t16 = t7 * t5;
                let t17 = t15 + rt::lit::<T>(0.5) * t16;
                let x1_new_2 = x1 + t5 * t17;
                let x2_new_2 = x2 + t17 * (h * t2);
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let t18 = t16 + t15;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let ahead2_new = eps * sin_xi_ahead_new;
                let t19 = ahead2_new - sin_xi_dot_half_h - t8;
                let t20 = t19 * t19;
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let t21 = ahead1_new * t6;
                let t22 = rt::lit::<T>(1.0) - t20 / t21;
                let t23 = rt::sqrt(t22);
                let t24 = t18 + t20 * t18 * (rt::lit::<T>(1.0) / (t21 * (t22 + t23)));
                let inv_ahead1_new = rt::lit::<T>(1.0) / ahead1_new;
                let ahead4_new = sin_xi_ahead_new * inv_ahead1_new;
                let t25 = t19 * t24;
                let t26 = t4 * t24 + ahead4_new * t25;
                let t27 = x1_dot * x1_dot + x2_dot * x2_dot;
                let t28 = rt::lit::<T>(0.5) * t27;
                let t29 = rt::visible_quotient(
                    t28 * (t28 - (x1 + reference1)),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference1 * reference1)
                        + t27 * t27,
                );
                let x1_dot_new_2 = t26 - t29 * t26;
                let ahead3_new = (cos_xi_ahead_new - eps) * inv_ahead1_new;
                let t30 = t2 * t24 - ahead3_new * t25;
                let x2_dot_new_2 = t30 - t29 * t30;
                let xi_dot_squared = xi_dot * xi_dot;
                let half_xi_dot_squared = rt::lit::<T>(0.5) * xi_dot_squared;
                let xi_dot_new_2 = xi_dot
                    - xi_dot
                        * rt::visible_quotient(
                            half_xi_dot_squared * (half_xi_dot_squared - reference2),
                            xi_dot_squared * xi_dot_squared
                                + reference2 * (rt::lit::<T>(0.0625) * reference2),
                        );
                let alignment1_new = t22 * t13;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                    alignment1_new,
                    reference1,
                    reference2,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 15]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, _, ahead1, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7b0046ed3dca8ed772a18f25f2a4c9a0";
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
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 54 | 8 | 2 | 3 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
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
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 54 | 8 | 2 | 3 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
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
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 28 | 40 | 7 | 2 | 3 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); functions of q that the next step needs (6).
            type Carried = [T; 13];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(1.0),
                    t1,
                    eps * sin_xi,
                    (cos_xi - eps) * t2,
                    sin_xi * t2,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, ahead1, ahead2, ahead3,
                ahead4, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = t3 - eps;
                let t5 = h * t4;
                let t6 = eps * (eps - rt::lit::<T>(2.0) * t3) + rt::lit::<T>(1.0);
                let t7 = rt::lit::<T>(1.0) / t6;
                let sin_xi_dot_half_h = rt::sin(xi_dot_half_h);
                let t8 = eps * t2;
                let t9 = ahead2 + sin_xi_dot_half_h - t8;
                let t10 = t7
                    * (x1_dot * t4 + x2_dot * t2
                        - (x2_dot * ahead3 - x1_dot * ahead4) * t9);
                let t11 = t9 * t9;
                let t12 = ahead1 * t6;
                let t13 = rt::lit::<T>(1.0) - t11 / t12;
                let t14 = rt::sqrt(t13);
                let t15 = t10 + t11 * t10 / (t12 * (t13 + t14));
                let t16 = t7 * t5;
                let t17 = t15 + rt::lit::<T>(0.5) * t16;
                let x1_new_2 = x1 + t5 * t17;
                let x2_new_2 = x2 + t17 * (h * t2);
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let ahead2_new = eps * sin_xi_ahead_new;
                let t18 = ahead2_new - sin_xi_dot_half_h - t8;
                let t19 = t18 * t18;
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let t20 = ahead1_new * t6;
                let t21 = rt::lit::<T>(1.0) - t19 / t20;
                let t22 = rt::sqrt(t21);
                let t23 = t19 / (t20 * (t21 + t22)) + rt::lit::<T>(1.0);
                let inv_ahead1_new = rt::lit::<T>(1.0) / ahead1_new;
                let ahead4_new = sin_xi_ahead_new * inv_ahead1_new;
                let t24 = t18 * t23;
                let t25 = t4 * t23 + ahead4_new * t24;
                let ahead3_new = (cos_xi_ahead_new - eps) * inv_ahead1_new;
                let t26 = t2 * t23 - ahead3_new * t24;
                let t27 = t6 * (t16 + t15) / (t25 * t25 + t26 * t26);
                let x1_dot_new_2 = t25 * t27;
                let x2_dot_new_2 = t26 * t27;
                let alignment1_new = t21 * t13;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot,
                    alignment1_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 13]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead1, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9b1aa9b310a994286b70bd0889fd2b89";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::IsoVar> for System<T> {
        type Scheme = iso_var::Scheme<T>;
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 11 | 12 | 1 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 7 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_{k−½} half a step before the node (3); functions of q that the next step needs (4).
            type Carried = [T; 10];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { half_h } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = sin_xi / t1;
                let cos_xi_minus_eps = cos_xi - eps;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot - half_h * (rt::lit::<T>(1.0) - sin_xi * t2),
                    x2_dot - t2 * (half_h * cos_xi_minus_eps),
                    xi_dot,
                    cos_xi_minus_eps,
                    t1,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, p_x1, p_x2, p_xi, ahead1, ahead2, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let t1 = rt::lit::<T>(1.0) / ahead2
                    * (ahead1 * (rt::lit::<T>(2.0) * p_x2)
                        - sin_xi_ahead * (h + rt::lit::<T>(2.0) * p_x1));
                let p_x1_new = p_x1 + h + sin_xi_ahead * t1;
                let x1_new_2 = x1 + h * p_x1_new;
                let p_x2_new = p_x2 - ahead1 * t1;
                let x2_new_2 = x2 + h * p_x2_new;
                let p_xi_h = h * p_xi;
                let xi_new_2 = xi + p_xi_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    p_xi_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi,
                    ahead1_new,
                    ahead2_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, p_x1, p_x2, p_xi, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let p_x1_plus_half_h = p_x1 + half_h;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let t1 = (cos_xi_minus_eps * p_x2 - sin_xi * p_x1_plus_half_h)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: p_x1_plus_half_h + sin_xi * t1,
                    x2_dot: p_x2 - cos_xi_minus_eps * t1,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 10]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead2, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "38678fbcea2dbffa0e00760fa6375e50";
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
        /// - `xi_dot_new`: explicit
        /// - `x1_dot_new`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x2_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 12 | 12 | 0 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h (1 - dla_alpha)`
            k1: T,
            /// `h dla_alpha`
            h_dla_alpha: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = (rt::RankMonitor<T>,);
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

            fn new(_: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [dla_alpha] = *options;
                let k1 = h * (rt::lit::<T>(1.0) - dla_alpha);
                let h_dla_alpha = h * dla_alpha;
                Scheme { k1, h_dla_alpha }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, ahead1, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { k1, h_dla_alpha } = *setting.scheme();
                let t1 = k1 * xi_dot;
                let t2 = xi + t1;
                let (t3, t4) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t1,
                    t2,
                    tally,
                );
                let t5 = h * (t4 - eps);
                let xi_new_2 = t2 + h_dla_alpha * xi_dot;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t1 + h_dla_alpha * xi_dot,
                    xi_new_2,
                    tally,
                );
                let t6 = cos_xi_ahead_new - eps;
                let t7 = -sin_xi_ahead_new;
                let t8 = t5 * t6;
                let t9 = h * t3;
                let [x1_dot_new, lambda1] = rt::solve_linear(
                        [
                            x1_dot,
                            (sin_xi_ahead
                                + xi_dot * (x2_dot * sin_xi_ahead + x1_dot * cos_xi_ahead))
                                * (rt::lit::<T>(1.0) / ahead1),
                        ],
                        move |[x1_dot_new, lambda1]| {
                            let x2_dot_new_2 = x2_dot + lambda1 * t5;
                            (
                                [
                                    t6 * x2_dot_new_2 - x1_dot_new * sin_xi_ahead_new,
                                    x1_dot_new - x1_dot - h * (rt::lit::<T>(1.0) - lambda1 * t3),
                                ],
                                [[t7, t8], [rt::lit::<T>(1.0), t9]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x1_dot_new, lambda1", tally)
                    })?;
                let x1_new_2 = x1 + k1 * x1_dot + h_dla_alpha * x1_dot_new;
                let x2_dot_new_2 = x2_dot + lambda1 * t5;
                let x2_new_2 = x2 + k1 * x2_dot + h_dla_alpha * x2_dot_new_2;
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new,
                    x2_dot_new_2,
                    xi_dot,
                    ahead1_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 9]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead1, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9cc7e20541e07bee5fed837b382b2ada";
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
        /// - `xi_dot_new`: explicit
        /// - `x1_dot_new`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x2_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 12 | 11 | 0 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla01>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla01>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, ahead1, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = h * (t3 - eps);
                let t5 = h * t2;
                let xi_new_2 = xi_dot_half_h + t1;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h * xi_dot,
                    xi_new_2,
                    tally,
                );
                let t6 = cos_xi_ahead_new - eps;
                let t7 = -sin_xi_ahead_new;
                let t8 = t4 * t6;
                let [x1_dot_new, lambda1] = rt::solve_linear(
                        [
                            x1_dot,
                            (sin_xi_ahead
                                + xi_dot * (x2_dot * sin_xi_ahead + x1_dot * cos_xi_ahead))
                                * (rt::lit::<T>(1.0) / ahead1),
                        ],
                        move |[x1_dot_new, lambda1]| {
                            let x2_dot_new_2 = x2_dot + lambda1 * t4;
                            (
                                [
                                    x2_dot_new_2 * t6 - x1_dot_new * sin_xi_ahead_new,
                                    x1_dot_new - x1_dot - h * (rt::lit::<T>(1.0) - lambda1 * t2),
                                ],
                                [[t7, t8], [rt::lit::<T>(1.0), t5]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x1_dot_new, lambda1", tally)
                    })?;
                let x1_new_2 = half_h * x1_dot_new + (x1 + half_h * x1_dot);
                let x2_dot_new_2 = x2_dot + lambda1 * t4;
                let x2_new_2 = half_h * x2_dot_new_2 + (x2 + half_h * x2_dot);
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new,
                    x2_dot_new_2,
                    xi_dot,
                    ahead1_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 9]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead1, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "33df3410205ae86c21ee09097711f29e";
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
        /// - `xi_dot_mid`: explicit
        /// - `x1_dot_mid`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x2_dot_mid
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 12 | 12 | 0 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 6 | 12 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DlaMidpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DlaMidpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (3); functions of q that the next step needs (6).
            type Carried = [T; 12];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    cos_xi_minus_eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    h * cos_xi_minus_eps,
                    h * sin_xi,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, p_x1, p_x2, p_xi, ahead1, _, ahead3, ahead4,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let p_xi_half_h = half_h * p_xi;
                let xi_plus_p_xi_half_h = xi + p_xi_half_h;
                let (t1, t2) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    p_xi_half_h,
                    xi_plus_p_xi_half_h,
                    tally,
                );
                let t3 = t2 - eps;
                let p_x1_plus_half_h = p_x1 + half_h;
                let h_ahead1 = h * ahead1;
                let h_sin_xi_ahead = h * sin_xi_ahead;
                let t4 = -t1;
                let t5 = ahead3 * t3;
                let [x1_dot_mid, lambda1] = rt::solve_linear(
                        [p_x1, rt::lit::<T>(0.0)],
                        move |[x1_dot_mid, lambda1]| {
                            let p_x2_new = p_x2 + lambda1 * h_ahead1;
                            (
                                [
                                    t3 * p_x2_new - x1_dot_mid * t1,
                                    lambda1 * h_sin_xi_ahead + (x1_dot_mid - p_x1_plus_half_h),
                                ],
                                [[t4, t5], [rt::lit::<T>(1.0), ahead4]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x1_dot_mid, lambda1", tally)
                    })?;
                let x1_new_2 = x1 + h * x1_dot_mid;
                let p_x2_new = p_x2 + lambda1 * h_ahead1;
                let x2_new_2 = x2 + h * p_x2_new;
                let p_xi_h = h * p_xi;
                let xi_new_2 = xi + p_xi_h;
                let p_x1_new = half_h + x1_dot_mid;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    p_xi_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = h * ahead1_new;
                let ahead4_new = h * sin_xi_ahead_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, p_x1, p_x2, p_xi, _, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                let t2 = sin_xi * (cos_xi - eps) * t1;
                let eps_minus_cos_xi = eps - cos_xi;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: p_x2 * t2
                        + t1 * (eps_minus_cos_xi * (eps_minus_cos_xi * p_x1)),
                    x2_dot: p_x1 * t2 + t1 * (sin_xi * (sin_xi * p_x2)),
                    xi_dot: p_xi,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 12]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead2, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7062062dc3a565986beb5df4f43918d5";
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
        /// - `x1_dot_new`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x2_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | each step | 9 | 10 | 0 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla1>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla1>;

        /// Nothing depends on parameters and the step size only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            scalar: ::core::marker::PhantomData<T>,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_i (3); velocity v_i = (q_i − q_{i−1})/h (3); velocity v_{i+1} of the coming step (3); functions of q that the next step needs (3).
            type Carried = [T; 12];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, _: T, _: &[T; 0]) -> Self {
                Scheme {
                    scalar: ::core::marker::PhantomData,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, x1_dot_ahead, x2_dot_ahead,
                xi_dot_ahead, ahead1, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let h_xi_dot_ahead = h * xi_dot_ahead;
                let xi_new_2 = xi + h_xi_dot_ahead;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h_xi_dot_ahead,
                    xi_new_2,
                    tally,
                );
                let t1 = cos_xi_ahead_new - eps;
                let t2 = h * t1;
                let t3 = -sin_xi_ahead_new;
                let t4 = t1 * (-h * t1);
                let t5 = -h * sin_xi_ahead_new;
                let [x1_dot_new, lambda1] = rt::solve_linear(
                        [
                            x1_dot,
                            (sin_xi_ahead
                                + xi_dot * (x2_dot * sin_xi_ahead + x1_dot * cos_xi_ahead))
                                * (rt::lit::<T>(1.0) / ahead1),
                        ],
                        move |[x1_dot_new, lambda1]| {
                            let x2_dot_ahead_new = x2_dot_ahead - lambda1 * t2;
                            (
                                [
                                    t1 * x2_dot_ahead_new - x1_dot_new * sin_xi_ahead_new,
                                    x1_dot_new - x1_dot_ahead
                                        - h * (lambda1 * sin_xi_ahead_new + rt::lit::<T>(1.0)),
                                ],
                                [[t3, t4], [rt::lit::<T>(1.0), t5]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x1_dot_new, lambda1", tally)
                    })?;
                let x1_new_2 = x1 + h * x1_dot_ahead;
                let x2_new_2 = x2 + h * x2_dot_ahead;
                let x2_dot_ahead_new = x2_dot_ahead - lambda1 * t2;
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_ahead,
                    x2_dot_ahead,
                    xi_dot_ahead,
                    x1_dot_new,
                    x2_dot_ahead_new,
                    xi_dot_ahead,
                    ahead1_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[7]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 12]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, _, ahead1, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "eca31df4432033b67f8705f423a5a335";
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
        /// - `xi_dot_mean`: explicit
        /// - `x1_dot_mean`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x2_dot_mean
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 19 | 26 | 1 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DiscreteDerivative>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DiscreteDerivative>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (x1_dot * x1_dot + x2_dot * x2_dot
                            + (xi_dot * xi_dot - rt::lit::<T>(2.0) * x1)),
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, reference, ahead1, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = t3 - eps;
                let t5 = half_h * t4;
                let t6 = -t2;
                let t7 = t4 * t5;
                let t8 = half_h * t2;
                let [x1_dot_mean, lambda1] = rt::solve_linear(
                        [
                            x1_dot,
                            (sin_xi_ahead
                                + xi_dot * (x2_dot * sin_xi_ahead + x1_dot * cos_xi_ahead))
                                * (rt::lit::<T>(1.0) / ahead1),
                        ],
                        move |[x1_dot_mean, lambda1]| {
                            let t9 = x2_dot + lambda1 * t5;
                            (
                                [
                                    t4 * t9 - x1_dot_mean * t2,
                                    x1_dot_mean - x1_dot
                                        - half_h * (rt::lit::<T>(1.0) - lambda1 * t2),
                                ],
                                [[t6, t7], [rt::lit::<T>(1.0), t8]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x1_dot_mean, lambda1", tally)
                    })?;
                let x1_new_2 = x1 + h * x1_dot_mean;
                let t9 = x2_dot + lambda1 * t5;
                let x2_new_2 = x2 + h * t9;
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let t10 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                let t11 = rt::visible_quotient(
                    (rt::lit::<T>(0.5) * (t10 - rt::lit::<T>(2.0) * x1) - reference)
                        * (rt::lit::<T>(0.5) * t10),
                    rt::lit::<T>(0.0625) * (reference * reference + x1 * x1) + t10 * t10,
                );
                let t12 = rt::lit::<T>(1.0) - t11;
                let x1_dot_new_2 = (rt::lit::<T>(2.0) * x1_dot_mean - x1_dot) * t12;
                let x2_dot_new_2 = t12 * (rt::lit::<T>(2.0) * t9 - x2_dot);
                let xi_dot_new_2 = xi_dot - xi_dot * t11;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                    reference,
                    ahead1_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 10]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead1, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2cf077c5e09ec82f460393a3a27b33fc";
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
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 16 | 18 | 1 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rattle>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rattle>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `2/h`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1); functions of q that the next step needs (4).
            type Carried = [T; 11];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(2.0) / h;
                Scheme { half_h, k1 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    cos_xi - eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, p_x1, p_x2, p_xi, lambda1, ahead1, _, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h, k1 } = *setting.scheme();
                let t1 = p_x1 + half_h * (sin_xi_ahead * lambda1 + rt::lit::<T>(1.0));
                let x1_new_2 = x1 + h * t1;
                let t2 = p_x2 - lambda1 * (half_h * ahead1);
                let x2_new_2 = x2 + h * t2;
                let p_xi_h = h * p_xi;
                let xi_new_2 = xi + p_xi_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    p_xi_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let t3 = k1 * (sin_xi_ahead_new * (half_h + t1) - ahead1_new * t2)
                    / (sin_xi_ahead_new * sin_xi_ahead_new + ahead1_new * ahead1_new);
                let p_x1_new = t1 + half_h * (rt::lit::<T>(1.0) - sin_xi_ahead_new * t3);
                let p_x2_new = t2 + t3 * (half_h * ahead1_new);
                let lambda1_new = -t3;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi,
                    lambda1_new,
                    ahead1_new,
                    ahead2_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, p_x1, p_x2, p_xi, _, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 11]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, ahead2, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8f99cc482635aee9f270004efcf7ece4";
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
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 16 | 18 | 1 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RattleConsistent>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RattleConsistent>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `2/h`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1); functions of q that the next step needs (4).
            type Carried = [T; 11];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(2.0) / h;
                Scheme { half_h, k1 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    -((sin_xi + xi_dot * (x2_dot * sin_xi + x1_dot * cos_xi)) / t1),
                    cos_xi - eps,
                    t1,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, p_x1, p_x2, p_xi, lambda1, ahead1, _, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h, k1 } = *setting.scheme();
                let t1 = p_x1 + half_h * (sin_xi_ahead * lambda1 + rt::lit::<T>(1.0));
                let x1_new_2 = x1 + h * t1;
                let t2 = p_x2 - lambda1 * (half_h * ahead1);
                let x2_new_2 = x2 + h * t2;
                let p_xi_h = h * p_xi;
                let xi_new_2 = xi + p_xi_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    p_xi_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let t3 = k1 * (sin_xi_ahead_new * (half_h + t1) - ahead1_new * t2)
                    / (sin_xi_ahead_new * sin_xi_ahead_new + ahead1_new * ahead1_new);
                let p_x1_new = t1 + half_h * (rt::lit::<T>(1.0) - sin_xi_ahead_new * t3);
                let p_x2_new = t2 + t3 * (half_h * ahead1_new);
                let lambda1_new = -t3;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi,
                    lambda1_new,
                    ahead1_new,
                    ahead2_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, p_x1, p_x2, p_xi, _, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 11]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, ahead2, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3206815073267b32aa9b95286696c728";
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
        /// - `xi_dot_s2`: explicit
        /// - `xi_dot_s1`: explicit
        /// - `x1_dot_s1`, `lambda_s1_1`: 2 × 2 linear block; torn from it and assigned: x2_dot_s1, x1_dot_s2, x2_dot_s2
        /// - `lambda_s2_1`, `x1_dot_new`: 2 × 2 linear block; torn from it and assigned: x2_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 18 | 24 | 0 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (9).
            type Carried = [T; 15];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { half_h } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    cos_xi_minus_eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    h * cos_xi_minus_eps,
                    h * sin_xi,
                    rt::lit::<T>(0.5) * sin_xi,
                    half_h * sin_xi,
                    cos_xi_minus_eps * (rt::lit::<T>(0.25) * h * cos_xi_minus_eps),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, ahead1, _, ahead3, ahead4,
                ahead5, ahead6, ahead7, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let half_h_ahead1 = half_h * ahead1;
                let ahead1_new = cos_xi_ahead_new - eps;
                let t1 = ahead1 + ahead1_new;
                let minus_ahead5 = -ahead5;
                let t2 = ahead7
                    + rt::lit::<T>(0.25)
                        * (ahead4 * sin_xi_ahead_new + ahead3 * ahead1_new);
                let [x1_dot_s1, lambda_s1_1] = rt::solve_linear(
                        [x1_dot, rt::lit::<T>(0.0)],
                        move |[x1_dot_s1, lambda_s1_1]| {
                            let t3 = rt::lit::<T>(1.0) - sin_xi_ahead * lambda_s1_1;
                            let t4 = half_h * t3;
                            let t5 = x1_dot + t4;
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * ((x2_dot + lambda_s1_1 * half_h_ahead1) * t1
                                            - sin_xi_ahead * x1_dot_s1 - sin_xi_ahead_new * t5),
                                    x1_dot_s1 - t5,
                                ],
                                [[minus_ahead5, t2], [rt::lit::<T>(1.0), ahead6]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x1_dot_s1, lambda_s1_1", tally)
                    })?;
                let t3 = rt::lit::<T>(1.0) - sin_xi_ahead * lambda_s1_1;
                let t6 = t3 + rt::lit::<T>(1.0);
                let ahead1_lambda_s1_1 = ahead1 * lambda_s1_1;
                let t7 = rt::lit::<T>(0.5) * ahead1_lambda_s1_1;
                let half_ahead1_new = rt::lit::<T>(0.5) * ahead1_new;
                let ahead6_new = half_h * sin_xi_ahead_new;
                let ahead3_new = h * ahead1_new;
                let t8 = ahead1_new * ahead3_new;
                let t9 = rt::lit::<T>(0.5) * t8;
                let t10 = -sin_xi_ahead_new;
                let [lambda_s2_1, x1_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), x1_dot],
                        move |[lambda_s2_1, x1_dot_new]| {
                            let x2_dot_new_2 = x2_dot
                                + h * (t7 + lambda_s2_1 * half_ahead1_new);
                            (
                                [
                                    x1_dot_new - x1_dot
                                        - half_h * (t6 - sin_xi_ahead_new * lambda_s2_1),
                                    ahead1_new * x2_dot_new_2 - sin_xi_ahead_new * x1_dot_new,
                                ],
                                [[ahead6_new, rt::lit::<T>(1.0)], [t9, t10]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s2_1, x1_dot_new", tally)
                    })?;
                let t4 = half_h * t3;
                let x1_new_2 = x1 + half_h * (t4 + (x1_dot + x1_dot_s1));
                let x2_new_2 = x2 + h * (x2_dot + half_h * ahead1_lambda_s1_1);
                let x2_dot_new_2 = x2_dot + h * (t7 + lambda_s2_1 * half_ahead1_new);
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead4_new = h * sin_xi_ahead_new;
                let ahead5_new = rt::lit::<T>(0.5) * sin_xi_ahead_new;
                let ahead7_new = rt::lit::<T>(0.25) * t8;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new,
                    x2_dot_new_2,
                    xi_dot,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[4]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 15]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead2, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a3cab85e6d23835a3308f667241c090c";
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
        /// - `xi_dot_s3`: explicit
        /// - `xi_dot_s2`: explicit
        /// - `xi_dot_s1`: explicit
        /// - `x1_dot_s1`, `x2_dot_s1`, `lambda_s1_1`, `lambda_s2_1`: 4 × 4 linear block; torn from it and assigned: x1_dot_s2, x2_dot_s2, x1_dot_s3, x2_dot_s3
        /// - `lambda_s3_1`, `x1_dot_new`: 2 × 2 linear block; torn from it and assigned: x2_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 38 | 57 | 0 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h/6`
            k1: T,
            /// `-(h/6)`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (12).
            type Carried = [T; 18];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let k2 = -k1;
                Scheme { half_h, k1, k2 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { k1, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    cos_xi_minus_eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    h * cos_xi_minus_eps,
                    h * sin_xi,
                    rt::lit::<T>(0.16666666666666666) * sin_xi,
                    rt::lit::<T>(0.16666666666666666) * cos_xi_minus_eps,
                    rt::lit::<T>(0.20833333333333334) * sin_xi,
                    rt::lit::<T>(0.20833333333333334) * cos_xi_minus_eps,
                    k1 * sin_xi,
                    k1 * cos_xi_minus_eps,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, ahead1, _, ahead3, ahead4,
                ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h, k1, k2 } = *setting.scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = t3 - eps;
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let minus_ahead5 = -ahead5;
                let t5 = rt::lit::<T>(0.16666666666666666) * ahead1;
                let t6 = ahead4 * sin_xi_ahead_new + ahead3 * ahead1_new;
                let t7 = ahead4 * t2 + ahead3 * t4;
                let t8 = rt::lit::<T>(0.027777777777777776) * t6
                    + rt::lit::<T>(0.1111111111111111) * t7;
                let t9 = h * t4;
                let t10 = h * t2;
                let t11 = t4 * t9 + t2 * t10;
                let t12 = sin_xi_ahead_new * t10 + ahead1_new * t9;
                let t13 = rt::lit::<T>(0.2222222222222222) * t11
                    + rt::lit::<T>(0.1388888888888889) * t12;
                let minus_ahead7 = -ahead7;
                let t14 = rt::lit::<T>(0.05555555555555555) * t7
                    - rt::lit::<T>(0.006944444444444444) * t6;
                let t15 = rt::lit::<T>(0.1111111111111111) * t11
                    - rt::lit::<T>(0.034722222222222224) * t12;
                let minus_ahead10 = -ahead10;
                let t16 = k1 * t4;
                let t17 = k2 * t2;
                let [x1_dot_s1, x2_dot_s1, lambda_s1_1, lambda_s2_1] = rt::solve_linear(
                        [x1_dot, x2_dot, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[x1_dot_s1, x2_dot_s1, lambda_s1_1, lambda_s2_1]| {
                            let t18 = lambda_s1_1 * t5;
                            let t19 = lambda_s2_1 * t4;
                            let t20 = x2_dot
                                + h * (t18 + rt::lit::<T>(0.3333333333333333) * t19);
                            let t21 = rt::lit::<T>(0.16666666666666666)
                                * (rt::lit::<T>(1.0) - sin_xi_ahead * lambda_s1_1);
                            let t22 = rt::lit::<T>(1.0) - lambda_s2_1 * t2;
                            let t23 = x1_dot
                                + h * (t21 + rt::lit::<T>(0.3333333333333333) * t22);
                            let t24 = t4 * t20 - t2 * t23;
                            let t25 = ahead1 * x2_dot_s1 - sin_xi_ahead * x1_dot_s1;
                            let t26 = h * (t18 + rt::lit::<T>(0.8333333333333334) * t19);
                            let t27 = h * (t21 + rt::lit::<T>(0.8333333333333334) * t22);
                            let t28 = ahead1_new * (x2_dot + t26)
                                - sin_xi_ahead_new * (x1_dot + t27);
                            (
                                [
                                    rt::lit::<T>(0.6666666666666666) * t24
                                        + rt::lit::<T>(0.16666666666666666) * (t25 + t28),
                                    rt::lit::<T>(0.20833333333333334) * t25
                                        + rt::lit::<T>(0.3333333333333333) * t24
                                        - rt::lit::<T>(0.041666666666666664) * t28,
                                    x2_dot_s1 - x2_dot
                                        - h * (t18 - rt::lit::<T>(0.16666666666666666) * t19),
                                    x1_dot_s1 - x1_dot
                                        - h * (t21 - rt::lit::<T>(0.16666666666666666) * t22),
                                ],
                                [
                                    [minus_ahead5, ahead6, t8, t13],
                                    [minus_ahead7, ahead8, t14, t15],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(1.0), minus_ahead10, t16],
                                    [rt::lit::<T>(1.0), rt::lit::<T>(0.0), ahead9, t17],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_s1, x2_dot_s1, lambda_s1_1, lambda_s2_1",
                                tally,
                            )
                    })?;
                let t29 = -sin_xi_ahead_new;
                let t21 = rt::lit::<T>(0.16666666666666666)
                    * (rt::lit::<T>(1.0) - sin_xi_ahead * lambda_s1_1);
                let t22 = rt::lit::<T>(1.0) - lambda_s2_1 * t2;
                let t30 = t21 + rt::lit::<T>(0.6666666666666666) * t22;
                let ahead6_new = rt::lit::<T>(0.16666666666666666) * ahead1_new;
                let t18 = lambda_s1_1 * t5;
                let t19 = lambda_s2_1 * t4;
                let t31 = t18 + rt::lit::<T>(0.6666666666666666) * t19;
                let ahead9_new = k1 * sin_xi_ahead_new;
                let ahead10_new = k1 * ahead1_new;
                let t32 = ahead1_new * ahead10_new;
                let [lambda_s3_1, x1_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), x1_dot],
                        move |[lambda_s3_1, x1_dot_new]| {
                            let x2_dot_new_2 = x2_dot
                                + h * (lambda_s3_1 * ahead6_new + t31);
                            (
                                [
                                    x1_dot_new - x1_dot
                                        - h
                                            * (rt::lit::<T>(0.16666666666666666)
                                                * (rt::lit::<T>(1.0) - sin_xi_ahead_new * lambda_s3_1)
                                                + t30),
                                    ahead1_new * x2_dot_new_2 - sin_xi_ahead_new * x1_dot_new,
                                ],
                                [[ahead9_new, rt::lit::<T>(1.0)], [t32, t29]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s3_1, x1_dot_new", tally)
                    })?;
                let t23 = x1_dot + h * (t21 + rt::lit::<T>(0.3333333333333333) * t22);
                let t27 = h * (t21 + rt::lit::<T>(0.8333333333333334) * t22);
                let x1_new_2 = x1
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * t23
                            + rt::lit::<T>(0.16666666666666666)
                                * (x1_dot + x1_dot_s1 + t27));
                let t20 = x2_dot + h * (t18 + rt::lit::<T>(0.3333333333333333) * t19);
                let t26 = h * (t18 + rt::lit::<T>(0.8333333333333334) * t19);
                let x2_new_2 = x2
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * t20
                            + rt::lit::<T>(0.16666666666666666)
                                * (t26 + (x2_dot + x2_dot_s1)));
                let x2_dot_new_2 = x2_dot + h * (lambda_s3_1 * ahead6_new + t31);
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = h * ahead1_new;
                let ahead4_new = h * sin_xi_ahead_new;
                let ahead5_new = rt::lit::<T>(0.16666666666666666) * sin_xi_ahead_new;
                let ahead7_new = rt::lit::<T>(0.20833333333333334) * sin_xi_ahead_new;
                let ahead8_new = rt::lit::<T>(0.20833333333333334) * ahead1_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new,
                    x2_dot_new_2,
                    xi_dot,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    ahead9_new,
                    ahead10_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[4]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _, _, _, _, _, _, _, _,
                _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 18]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead2, _, _, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3b49501f9af49cfc8839dd356743d97e";
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
        /// | once, from parameters | 2 | 3 | 0 | 0 | 0 | 0 |
        /// | each order of a series | 6 | 12 | 1 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Taylor>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Taylor>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `3 eps² + 1`
            k1: T,
            /// `eps (eps² + 3)`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Expansion<T, 5>, rt::RankMonitor<T>);
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
                let eps = system.parameters.eps;
                let eps_squared = eps * eps;
                let k1 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k2 = eps * (eps_squared + rt::lit::<T>(3.0));
                Scheme { k1, k2 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * (cos_xi - eps) + x2_dot * sin_xi,
                    xi_dot,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Expansion::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (_, rank) = &motion.memory;
                let arrival = rt::follow(setting, motion, u)?;
                let [x1_new, x2_new, xi_new, rho1_new, rho2_new] = arrival.point;
                let carried = [x1_new, x2_new, xi_new, rho1_new, rho2_new];
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = arrival.expansion;
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
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

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 5]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    [-sin_xi, cos_xi - eps],
                )
            }
        }

        impl<T: Scalar> rt::Flow<5, 2> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 5], T) {
                let [taylor_tolerance] = *setting.options();
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                ([x1, x2, xi, rho1, rho2], taylor_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 5>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                setting: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 2>,
                [_,
                _,
                xi_new,
                rho1_new,
                rho2_new,
                ]: [T; 5],
            ) -> [T; 5] {
                let eps = setting.system().parameters.eps;
                let Scheme { k1, k2 } = *setting.scheme();
                let (sin_xi_new, cos_xi_new) = series.sin_cos([0, 1], xi_new);
                let term1 = series.constant(eps);
                let term2 = series.constant(rt::lit::<T>(1.0));
                let term3 = series.product(2, cos_xi_new - term1, rho1_new);
                let t1 = series
                    .quotient(
                        3,
                        term2,
                        eps * (term1 - rt::lit::<T>(2.0) * cos_xi_new) + term2,
                    );
                let term4 = series.product(4, term3, t1);
                let term5 = series.product(5, sin_xi_new, rho1_new);
                let term6 = series.product(6, term5, t1);
                let term7 = series.product(7, rho1_new, rho2_new);
                let term8 = series
                    .product(
                        8,
                        eps * sin_xi_new,
                        rt::lit::<T>(2.0) * sin_xi_new + term7,
                    );
                let t2 = series
                    .product(9, term8 + (k1 * cos_xi_new - series.constant(k2)), t1);
                [term4, term6, rho2_new, t2, series.constant(rt::lit::<T>(0.0))]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0396dcff0a4d112f2f92c0cf876ded48";
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
        /// - `tolerance`: error of each number along a polynomial, relative to the most that it has changed along one; the unit roundoff where it is less, between 0 and 1/10, 1/4503599627370496 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | each order of a series | 6 | 7 | 1 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::TaylorQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::TaylorQv>;

        /// Nothing depends on parameters and the step size only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            scalar: ::core::marker::PhantomData<T>,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = (rt::Expansion<T, 6>, rt::RankMonitor<T>);
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

            fn new(_: &System<T>, _: T, _: &[T; 1]) -> Self {
                Scheme {
                    scalar: ::core::marker::PhantomData,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Expansion::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (_, rank) = &motion.memory;
                let arrival = rt::follow(setting, motion, u)?;
                let [x1_new, x2_new, xi_new, x1_dot_new, x2_dot_new, xi_dot_new] = arrival
                    .point;
                let carried = [
                    x1_new,
                    x2_new,
                    xi_new,
                    x1_dot_new,
                    x2_dot_new,
                    xi_dot_new,
                ];
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0 = arrival.expansion;
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
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

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 6]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    [-sin_xi, cos_xi - eps],
                )
            }
        }

        impl<T: Scalar> rt::Flow<6, 1> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 6], T) {
                let [taylor_qv_tolerance] = *setting.options();
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                ([x1, x2, xi, x1_dot, x2_dot, xi_dot], taylor_qv_tolerance)
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
                xi_new,
                x1_dot_new,
                x2_dot_new,
                xi_dot_new,
                ]: [T; 6],
            ) -> [T; 6] {
                let eps = setting.system().parameters.eps;
                let (sin_xi_new, cos_xi_new) = series.sin_cos([0, 1], xi_new);
                let term1 = series.constant(eps);
                let term2 = series.constant(rt::lit::<T>(1.0));
                let term3 = series.product(2, sin_xi_new, x2_dot_new);
                let term4 = series.product(3, cos_xi_new, x1_dot_new);
                let term5 = series.product(4, term3 + term4, xi_dot_new);
                let t1 = series
                    .quotient(
                        5,
                        sin_xi_new + term5,
                        eps * (term1 - rt::lit::<T>(2.0) * cos_xi_new) + term2,
                    );
                let term6 = series.product(6, t1, sin_xi_new);
                let term7 = series.product(7, t1, cos_xi_new - term1);
                [
                    x1_dot_new,
                    x2_dot_new,
                    xi_dot_new,
                    term2 - term6,
                    term7,
                    series.constant(rt::lit::<T>(0.0)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "41256653cbd5c7fb5fced8de47671685";
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
        /// | once, from parameters | 2 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 10 | 15 | 1 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `3 eps² + 1`
            k1: T,
            /// `eps (eps² + 3)`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (7).
            type Carried = [T; 12];
            type Memory = (rt::RankMonitor<T>,);

            fn new(system: &System<T>, _: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let eps_squared = eps * eps;
                let k1 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k2 = eps * (eps_squared + rt::lit::<T>(3.0));
                Scheme { k1, k2 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { k1, k2 } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * cos_xi_minus_eps + x2_dot * sin_xi,
                    xi_dot,
                    cos_xi_minus_eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    eps * sin_xi,
                    rt::lit::<T>(2.0) * sin_xi,
                    k1 * cos_xi - k2,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, ahead1, ahead2, ahead3, ahead4, ahead5,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { k1, k2 } = *setting.scheme();
                let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                let rho1_h = h * rho1;
                let x1_new_2 = x1 + inv_ahead2 * (ahead1 * rho1_h);
                let x2_new_2 = x2 + inv_ahead2 * (sin_xi_ahead * rho1_h);
                let rho2_h = h * rho2;
                let xi_new_2 = xi + rho2_h;
                let rho1_new_2 = rho1
                    + inv_ahead2 * (h * (ahead5 + ahead3 * (rho1 * rho2 + ahead4)));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = eps * sin_xi_ahead_new;
                let ahead4_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead5_new = k1 * cos_xi_ahead_new - k2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 12]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead2, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0a8b3779ee852e6c0d3e1fab0a98371c";
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
        /// | once, from parameters | 2 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 16 | 24 | 2 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `3 eps² + 1`
            k1: T,
            /// `eps (eps² + 3)`
            k2: T,
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (7).
            type Carried = [T; 12];
            type Memory = (rt::RankMonitor<T>,);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let eps_squared = eps * eps;
                let k1 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k2 = eps * (eps_squared + rt::lit::<T>(3.0));
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { k1, k2, half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { k1, k2, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * cos_xi_minus_eps + x2_dot * sin_xi,
                    xi_dot,
                    cos_xi_minus_eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    eps * sin_xi,
                    rt::lit::<T>(2.0) * sin_xi,
                    k1 * cos_xi - k2,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, ahead1, ahead2, ahead3, ahead4, ahead5,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { k1, k2, half_h } = *setting.scheme();
                let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                let rho2_h = h * rho2;
                let xi_new_2 = xi + rho2_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let t1 = (ahead5 + ahead3 * (rho1 * rho2 + ahead4)) * inv_ahead2;
                let t2 = rho1 + h * t1;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let inv_ahead2_new = rt::lit::<T>(1.0) / ahead2_new;
                let x1_new_2 = x1
                    + half_h
                        * (rho1 * ahead1 * inv_ahead2
                            + ahead1_new * t2 * inv_ahead2_new);
                let x2_new_2 = x2
                    + half_h
                        * (rho1 * sin_xi_ahead * inv_ahead2
                            + inv_ahead2_new * (sin_xi_ahead_new * t2));
                let ahead5_new = k1 * cos_xi_ahead_new - k2;
                let ahead3_new = eps * sin_xi_ahead_new;
                let ahead4_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let rho1_new_2 = rho1
                    + half_h
                        * (t1
                            + inv_ahead2_new
                                * (ahead5_new + ahead3_new * (ahead4_new + rho2 * t2)));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 12]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead2, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "033ce053b70e2054b93e0d42d190c84b";
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
        /// | once, from parameters | 2 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 32 | 44 | 3 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `3 eps² + 1`
            k1: T,
            /// `eps (eps² + 3)`
            k2: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (7).
            type Carried = [T; 12];
            type Memory = (rt::RankMonitor<T>,);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let eps = system.parameters.eps;
                let eps_squared = eps * eps;
                let k1 = rt::lit::<T>(3.0) * eps_squared + rt::lit::<T>(1.0);
                let k2 = eps * (eps_squared + rt::lit::<T>(3.0));
                let half_h = rt::lit::<T>(0.5) * h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme { k1, k2, half_h, k3 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let Scheme { k1, k2, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * cos_xi_minus_eps + x2_dot * sin_xi,
                    xi_dot,
                    cos_xi_minus_eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    eps * sin_xi,
                    rt::lit::<T>(2.0) * sin_xi,
                    k1 * cos_xi - k2,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, rho1, rho2, ahead1, ahead2, ahead3, ahead4, ahead5,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { k1, k2, half_h, k3 } = *setting.scheme();
                let rho2_half_h = half_h * rho2;
                let xi_plus_rho2_half_h = xi + rho2_half_h;
                let (t1, t2) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_half_h,
                    xi_plus_rho2_half_h,
                    tally,
                );
                let t3 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * t2) + rt::lit::<T>(1.0));
                let t4 = k1 * t2 - k2;
                let t5 = eps * t1;
                let t6 = rt::lit::<T>(2.0) * t1;
                let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                let t7 = (ahead5 + ahead3 * (rho1 * rho2 + ahead4)) * inv_ahead2;
                let t8 = rho1 + half_h * t7;
                let t9 = t3 * (t4 + t5 * (t6 + rho2 * t8));
                let t10 = rho1 + half_h * t9;
                let t11 = t3 * (t4 + t5 * (t6 + rho2 * t10));
                let t12 = rho1 + h * t11;
                let rho2_h = h * rho2;
                let xi_new_2 = xi + rho2_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let inv_ahead2_new = rt::lit::<T>(1.0) / ahead2_new;
                let t13 = t8 + t10;
                let t14 = t12 * (ahead1_new * inv_ahead2_new)
                    + (rho1 * ahead1 * inv_ahead2
                        + t13 * (t3 * (rt::lit::<T>(2.0) * (t2 - eps))));
                let x1_new_2 = x1 + k3 * t14;
                let t15 = k3
                    * (t12 * (sin_xi_ahead_new * inv_ahead2_new)
                        + (rho1 * sin_xi_ahead * inv_ahead2 + t13 * (t3 * t6)));
                let x2_new_2 = x2 + t15;
                let ahead5_new = k1 * cos_xi_ahead_new - k2;
                let ahead3_new = eps * sin_xi_ahead_new;
                let ahead4_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let t16 = inv_ahead2_new
                    * (ahead5_new + ahead3_new * (ahead4_new + rho2 * t12))
                    + (t7 + rt::lit::<T>(2.0) * (t9 + t11));
                let rho1_new_2 = rho1 + k3 * t16;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * ((cos_xi - eps) * rho1),
                    x2_dot: t1 * (sin_xi * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 12]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead2, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "323bf87effd08a4d27fcd2b5444f3342";
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
        /// | each step | 11 | 13 | 1 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

        /// Nothing depends on parameters and the step size only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            scalar: ::core::marker::PhantomData<T>,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (4).
            type Carried = [T; 10];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, _: T, _: &[T; 0]) -> Self {
                Scheme {
                    scalar: ::core::marker::PhantomData,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    cos_xi - eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, ahead1, ahead2, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let x1_new_2 = x1 + h * x1_dot;
                let x2_new_2 = x2 + h * x2_dot;
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let t1 = (sin_xi_ahead
                    + xi_dot * (x2_dot * sin_xi_ahead + x1_dot * cos_xi_ahead))
                    * (rt::lit::<T>(1.0) / ahead2);
                let x1_dot_new_2 = x1_dot + h * (rt::lit::<T>(1.0) - sin_xi_ahead * t1);
                let x2_dot_new_2 = x2_dot + t1 * (h * ahead1);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot,
                    ahead1_new,
                    ahead2_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 10]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead2, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4090a60704887417fedcb6c40f884bd0";
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 20 | 20 | 2 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (4).
            type Carried = [T; 10];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    cos_xi - eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, ahead1, ahead2, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let t1 = (sin_xi_ahead
                    + xi_dot * (x2_dot * sin_xi_ahead + x1_dot * cos_xi_ahead))
                    * (rt::lit::<T>(1.0) / ahead2);
                let t2 = rt::lit::<T>(1.0) - sin_xi_ahead * t1;
                let t3 = x1_dot + h * t2;
                let x1_new_2 = x1 + half_h * (x1_dot + t3);
                let t4 = ahead1 * t1;
                let t5 = x2_dot + h * t4;
                let x2_new_2 = x2 + half_h * (x2_dot + t5);
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let t6 = (sin_xi_ahead_new
                    + xi_dot * (sin_xi_ahead_new * t5 + cos_xi_ahead_new * t3))
                    / ahead2_new;
                let x1_dot_new_2 = x1_dot
                    + half_h * (t2 + rt::lit::<T>(1.0) - sin_xi_ahead_new * t6);
                let ahead1_new = cos_xi_ahead_new - eps;
                let x2_dot_new_2 = x2_dot + half_h * (t4 + ahead1_new * t6);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot,
                    ahead1_new,
                    ahead2_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 10]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead2, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "409fa002b1cba081f86d4f91ecf4c280";
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
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 43 | 44 | 3 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h/6`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (4).
            type Carried = [T; 10];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme { half_h, k1 }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    cos_xi - eps,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, ahead1, ahead2, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h, k1 } = *setting.scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * t3) + rt::lit::<T>(1.0));
                let t5 = t3 - eps;
                let t6 = (sin_xi_ahead
                    + xi_dot * (x2_dot * sin_xi_ahead + x1_dot * cos_xi_ahead))
                    * (rt::lit::<T>(1.0) / ahead2);
                let t7 = ahead1 * t6;
                let t8 = x2_dot + half_h * t7;
                let t9 = sin_xi_ahead * t6;
                let t10 = x1_dot + half_h * (rt::lit::<T>(1.0) - t9);
                let t11 = t4 * (t2 + xi_dot * (t2 * t8 + t3 * t10));
                let t12 = t5 * t11;
                let t13 = x2_dot + half_h * t12;
                let t14 = t2 * t11;
                let t15 = x1_dot + half_h * (rt::lit::<T>(1.0) - t14);
                let t16 = t4 * (t2 + xi_dot * (t2 * t13 + t3 * t15));
                let t17 = t2 * t16;
                let t18 = x1_dot + h * (rt::lit::<T>(1.0) - t17);
                let x1_new_2 = x1
                    + k1 * (t18 + (x1_dot + rt::lit::<T>(2.0) * (t10 + t15)));
                let t19 = t5 * t16;
                let t20 = x2_dot + h * t19;
                let x2_new_2 = x2
                    + k1 * (t20 + (x2_dot + rt::lit::<T>(2.0) * (t8 + t13)));
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let t21 = rt::lit::<T>(1.0) / ahead2_new
                    * (sin_xi_ahead_new
                        + xi_dot * (sin_xi_ahead_new * t20 + cos_xi_ahead_new * t18));
                let x1_dot_new_2 = x1_dot
                    + k1
                        * (rt::lit::<T>(2.0) * (rt::lit::<T>(2.0) - t14 - t17)
                            + (rt::lit::<T>(2.0) - t9) - sin_xi_ahead_new * t21);
                let ahead1_new = cos_xi_ahead_new - eps;
                let x2_dot_new_2 = x2_dot
                    + k1 * (ahead1_new * t21 + (t7 + rt::lit::<T>(2.0) * (t12 + t19)));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot,
                    ahead1_new,
                    ahead2_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 10]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead2, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "806b7172e851728fd13c894b520f11d6";
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
        /// - `xidot`: gain of the first integral `xidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 36 | 44 | 1 | 0 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackEuler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackEuler>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h feedback-euler_J`
            h_feedback_euler_j: T,
            /// `h feedback-euler_H`
            h_feedback_euler_h: T,
            /// `h feedback-euler_xidot`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (2); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3); functions of q that the next step needs (5).
            type Carried = [T; 16];
            type Memory = (rt::RankMonitor<T>, rt::StabilityMonitor<T, 3>);
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
                        name: "xidot",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_xidot] = *options;
                let h_feedback_euler_j = h * feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let stability3_new = h * feedback_euler_xidot;
                Scheme {
                    h_feedback_euler_j,
                    h_feedback_euler_h,
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
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = (x2_dot * cos_xi_minus_eps - x1_dot * sin_xi) / t1;
                let t3 = x2_dot * (x2_dot - cos_xi_minus_eps * t2)
                    + (xi_dot * xi_dot + x1_dot * (x1_dot + sin_xi * t2));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t3 - x1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    cos_xi_minus_eps,
                    t1,
                    sin_xi * sin_xi + cos_xi_minus_eps * cos_xi_minus_eps,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank, rt::StabilityMonitor::new())))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank, stability) = &motion.memory;
                let [x1, x2, xi, p_x1, p_x2, p_xi, level_h, level_xidot, _, _, _, ahead1,
                ahead2, ahead3, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, feedback_euler_xidot] = *setting
                    .options();
                let eps = setting.system().parameters.eps;
                let Scheme { h_feedback_euler_j, h_feedback_euler_h, stability3_new } = *setting
                    .scheme();
                let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                let t1 = (p_x2 * ahead1 - p_x1 * sin_xi_ahead) * inv_ahead2;
                let t2 = sin_xi_ahead * t1;
                let t3 = p_x1 + t2;
                let t4 = ahead1 * t1;
                let t5 = p_x2 - t4;
                let p_xi_squared = p_xi * p_xi;
                let t6 = rt::lit::<T>(0.5) * (p_x2 * t5 + (p_xi_squared + p_x1 * t3));
                let x1_plus_level_h = x1 + level_h;
                let t7 = feedback_euler_h * (t6 - x1_plus_level_h);
                let x1_new_2 = x1 + h * (t3 + t7);
                let x2_new_2 = x2 + h * t5;
                let t8 = cos_xi_ahead * t3 + sin_xi_ahead * t5;
                let t9 = t1 * t8;
                let t10 = h * p_xi
                    + t9 * (h_feedback_euler_j + h_feedback_euler_h * x1_plus_level_h)
                    - t6 * (h_feedback_euler_h * t9);
                let xi_new_2 = xi + t10;
                let t11 = inv_ahead2 * (sin_xi_ahead + p_xi * t8);
                let p_x1_new = p_x1
                    + h
                        * (feedback_euler_j * t2 + rt::lit::<T>(1.0) - sin_xi_ahead * t11
                            - t3 * t7);
                let p_x2_new = p_x2
                    + h * (ahead1 * t11 - feedback_euler_j * t4 - t5 * t7);
                let p_xi_new = p_xi
                    - h * (feedback_euler_xidot * (p_xi - level_xidot) + t9 + p_xi * t7);
                let stability1_new = (ahead3 + t8 * t8)
                    * (h_feedback_euler_j * inv_ahead2);
                let stability2_new = h_feedback_euler_h
                    * (t9 * t9
                        + (t5 * t5 + (t3 * t3 + (p_xi_squared + rt::lit::<T>(1.0)))));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t10,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = sin_xi_ahead_new * sin_xi_ahead_new
                    + ahead1_new * ahead1_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    level_h,
                    level_xidot,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[8]),
                            ("H", setting.options()[1], carried[9]),
                            ("xidot", setting.options()[2], carried[10]),
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                motion.memory.1 = stability;
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, p_x1, p_x2, p_xi, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 16]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, _, _, _, _, ahead2, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "cfa434fc1dec9a65227cbbca541d7f93";
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
        /// - `xidot`: gain of the first integral `xidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 10 | 0 | 0 | 0 | 0 |
        /// | each step | 74 | 82 | 2 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/2`
            half_h_squared: T,
            /// `h feedback-rk2_J`
            h_feedback_rk2_j: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
            /// `h feedback-rk2_H/2`
            k1: T,
            /// `h² feedback-rk2_xidot/2`
            k2: T,
            /// `h - h² feedback-rk2_xidot/2`
            k3: T,
            /// `h feedback-rk2_J/2`
            k4: T,
            /// `h feedback-rk2_xidot`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (2); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3); functions of q that the next step needs (5).
            type Carried = [T; 16];
            type Memory = (rt::RankMonitor<T>, rt::StabilityMonitor<T, 3>);
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
                        name: "xidot",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_xidot] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let k1 = rt::lit::<T>(0.5) * h_feedback_rk2_h;
                let k2 = rt::lit::<T>(0.5) * (h_squared * feedback_rk2_xidot);
                let k3 = h - k2;
                let k4 = rt::lit::<T>(0.5) * h_feedback_rk2_j;
                let stability3_new = h * feedback_rk2_xidot;
                Scheme {
                    half_h,
                    half_h_squared,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k1,
                    k2,
                    k3,
                    k4,
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
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = (x2_dot * cos_xi_minus_eps - x1_dot * sin_xi) / t1;
                let t3 = x2_dot * (x2_dot - cos_xi_minus_eps * t2)
                    + (xi_dot * xi_dot + x1_dot * (x1_dot + sin_xi * t2));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t3 - x1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    cos_xi_minus_eps,
                    t1,
                    sin_xi * sin_xi + cos_xi_minus_eps * cos_xi_minus_eps,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank, rt::StabilityMonitor::new())))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank, stability) = &motion.memory;
                let [x1, x2, xi, p_x1, p_x2, p_xi, level_h, level_xidot, _, _, _, ahead1,
                ahead2, ahead3, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_xidot] = *setting
                    .options();
                let eps = setting.system().parameters.eps;
                let Scheme {
                    half_h,
                    half_h_squared,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k1,
                    k2,
                    k3,
                    k4,
                    stability3_new,
                } = *setting.scheme();
                let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                let t1 = (p_x2 * ahead1 - p_x1 * sin_xi_ahead) * inv_ahead2;
                let t2 = sin_xi_ahead * t1;
                let t3 = p_x1 + t2;
                let t4 = ahead1 * t1;
                let t5 = p_x2 - t4;
                let t6 = cos_xi_ahead * t3 + sin_xi_ahead * t5;
                let t7 = inv_ahead2 * (sin_xi_ahead + p_xi * t6);
                let p_xi_squared = p_xi * p_xi;
                let t8 = rt::lit::<T>(0.5) * (p_x2 * t5 + (p_xi_squared + p_x1 * t3));
                let x1_plus_level_h = x1 + level_h;
                let t9 = feedback_rk2_h * (t8 - x1_plus_level_h);
                let t10 = ahead1 * t7 - feedback_rk2_j * t4 - t5 * t9;
                let t11 = p_x2 + h * t10;
                let t12 = t1 * t6;
                let t13 = h * p_xi
                    + t12 * (h_feedback_rk2_j + h_feedback_rk2_h * x1_plus_level_h)
                    - t8 * (h_feedback_rk2_h * t12);
                let t14 = xi + t13;
                let (t15, t16) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t13,
                    t14,
                    tally,
                );
                let t17 = t16 - eps;
                let t18 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * t16) + rt::lit::<T>(1.0));
                let t19 = feedback_rk2_j * t2 + rt::lit::<T>(1.0) - sin_xi_ahead * t7
                    - t3 * t9;
                let t20 = p_x1 + h * t19;
                let t21 = t18 * (t11 * t17 - t20 * t15);
                let t22 = t17 * t21;
                let t23 = t11 - t22;
                let t24 = t15 * t21;
                let t25 = t20 + t24;
                let t26 = p_xi * t9;
                let t27 = t26 + (feedback_rk2_xidot * (p_xi - level_xidot) + t12);
                let t28 = p_xi - h * t27;
                let t29 = rt::lit::<T>(0.5) * (t11 * t23 + (t20 * t25 + t28 * t28));
                let t30 = t3 + t9;
                let t31 = x1_plus_level_h + h * t30;
                let t32 = feedback_rk2_h * (t29 - t31);
                let x1_new_2 = x1 + half_h * (t32 + (t30 + t25));
                let x2_new_2 = x2 + half_h * (t5 + t23);
                let t33 = half_h * (t12 * (feedback_rk2_j - t9))
                    + (k3 * p_xi + k2 * level_xidot) - half_h_squared * (t12 + t26);
                let t34 = t16 * t25 + t15 * t23;
                let t35 = t21 * t34;
                let t36 = t33 + t35 * (k4 + k1 * t31) - t29 * (k1 * t35);
                let xi_new_2 = xi + t36;
                let t37 = t18 * (t15 + t28 * t34);
                let p_x1_new = p_x1
                    + half_h
                        * (feedback_rk2_j * t24 + (t19 + rt::lit::<T>(1.0)) - t15 * t37
                            - t25 * t32);
                let p_x2_new = p_x2
                    + half_h * (t17 * t37 + (t10 - feedback_rk2_j * t22) - t23 * t32);
                let p_xi_new = p_xi
                    - half_h
                        * (t28 * t32
                            + (t35 + (t27 + feedback_rk2_xidot * (t28 - level_xidot))));
                let stability1_new = (ahead3 + t6 * t6)
                    * (h_feedback_rk2_j * inv_ahead2);
                let stability2_new = h_feedback_rk2_h
                    * (t12 * t12
                        + (t5 * t5 + (t3 * t3 + (p_xi_squared + rt::lit::<T>(1.0)))));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t36,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = sin_xi_ahead_new * sin_xi_ahead_new
                    + ahead1_new * ahead1_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    level_h,
                    level_xidot,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[8]),
                            ("H", setting.options()[1], carried[9]),
                            ("xidot", setting.options()[2], carried[10]),
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                motion.memory.1 = stability;
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, p_x1, p_x2, p_xi, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 16]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, _, _, _, _, ahead2, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "848eddf997d08319a02183834936509f";
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
        /// - `xidot`: gain of the first integral `xidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 20 | 28 | 0 | 0 | 0 | 0 |
        /// | each step | 153 | 165 | 4 | 0 | 4 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/2`
            half_h_squared: T,
            /// `h/6`
            k1: T,
            /// `h feedback-rk4_J`
            h_feedback_rk4_j: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
            /// `h feedback-rk4_J/2`
            k2: T,
            /// `h feedback-rk4_H/2`
            k3: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `h² feedback-rk4_xidot/4`
            k5: T,
            /// `h/2 - h² feedback-rk4_xidot/4`
            k6: T,
            /// `h³ feedback-rk4_xidot/4`
            k8: T,
            /// `h - h² feedback-rk4_xidot/2 + feedback-rk4_xidot² h³/4`
            k12: T,
            /// `h² feedback-rk4_xidot/2 - feedback-rk4_xidot² h³/4`
            k13: T,
            /// `h/3`
            k14: T,
            /// `h²/6`
            k15: T,
            /// `h³ feedback-rk4_xidot/12 - h²/6`
            k16: T,
            /// `h³ feedback-rk4_xidot/12 - h²/6 - h⁴ feedback-rk4_xidot²/24`
            k18: T,
            /// `feedback-rk4_xidot² h³/12 + (h/6 + (h/6 + (h/3 + (h/3 - h² feedback-rk4_xidot/6) - h² feed …`
            k22: T,
            /// `h² feedback-rk4_xidot/6 + (h² feedback-rk4_xidot/6 + (h² feedback-rk4_xidot/6 - feedback-r …`
            k23: T,
            /// `h feedback-rk4_J/6`
            k24: T,
            /// `h feedback-rk4_H/6`
            k25: T,
            /// `h feedback-rk4_xidot`
            stability3_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (2); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3); functions of q that the next step needs (5).
            type Carried = [T; 16];
            type Memory = (rt::RankMonitor<T>, rt::StabilityMonitor<T, 3>);
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
                        name: "xidot",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_xidot] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let h_feedback_rk4_j = h * feedback_rk4_j;
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let k2 = rt::lit::<T>(0.5) * h_feedback_rk4_j;
                let k3 = rt::lit::<T>(0.5) * h_feedback_rk4_h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let k4 = h_squared * feedback_rk4_xidot;
                let k5 = rt::lit::<T>(0.25) * k4;
                let k6 = half_h - k5;
                let k7 = h * k4;
                let k8 = rt::lit::<T>(0.25) * k7;
                let k9 = rt::lit::<T>(0.5) * k4;
                let k10 = feedback_rk4_xidot * k7;
                let k11 = rt::lit::<T>(0.25) * k10;
                let k12 = h - k9 + k11;
                let k13 = k9 - k11;
                let k14 = rt::lit::<T>(0.3333333333333333) * h;
                let k15 = rt::lit::<T>(0.16666666666666666) * h_squared;
                let k16 = rt::lit::<T>(0.08333333333333333) * k7 - k15;
                let k17 = h * k10;
                let k18 = k16 - rt::lit::<T>(0.041666666666666664) * k17;
                let k19 = rt::lit::<T>(0.08333333333333333) * k10;
                let k20 = rt::lit::<T>(0.16666666666666666) * k4;
                let k21 = rt::lit::<T>(0.041666666666666664)
                    * (feedback_rk4_xidot * k17);
                let k22 = k19 + (k1 + (k1 + (k14 + (k14 - k20) - k20 + k19)) - k20)
                    - k21;
                let k23 = k20 + (k20 + (k20 - k19) + k21 - k19);
                let k24 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_j;
                let k25 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_h;
                let stability3_new = h * feedback_rk4_xidot;
                Scheme {
                    half_h,
                    half_h_squared,
                    k1,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    k2,
                    k3,
                    quarter_h_squared,
                    k5,
                    k6,
                    k8,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k18,
                    k22,
                    k23,
                    k24,
                    k25,
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
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = (x2_dot * cos_xi_minus_eps - x1_dot * sin_xi) / t1;
                let t3 = x2_dot * (x2_dot - cos_xi_minus_eps * t2)
                    + (xi_dot * xi_dot + x1_dot * (x1_dot + sin_xi * t2));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t3 - x1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    cos_xi_minus_eps,
                    t1,
                    sin_xi * sin_xi + cos_xi_minus_eps * cos_xi_minus_eps,
                    sin_xi,
                    cos_xi,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(
                        measure,
                        rt::metric_scale(&system.inverse_mass(&start.q()), 1),
                    )
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank, rt::StabilityMonitor::new())))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank, stability) = &motion.memory;
                let [x1, x2, xi, p_x1, p_x2, p_xi, level_h, level_xidot, _, _, _, ahead1,
                ahead2, ahead3, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_xidot] = *setting
                    .options();
                let eps = setting.system().parameters.eps;
                let Scheme {
                    half_h,
                    half_h_squared,
                    k1,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    k2,
                    k3,
                    quarter_h_squared,
                    k5,
                    k6,
                    k8,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k18,
                    k22,
                    k23,
                    k24,
                    k25,
                    stability3_new,
                } = *setting.scheme();
                let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                let t1 = (p_x2 * ahead1 - p_x1 * sin_xi_ahead) * inv_ahead2;
                let t2 = sin_xi_ahead * t1;
                let t3 = p_x1 + t2;
                let t4 = ahead1 * t1;
                let t5 = p_x2 - t4;
                let t6 = cos_xi_ahead * t3 + sin_xi_ahead * t5;
                let t7 = t1 * t6;
                let p_xi_squared = p_xi * p_xi;
                let t8 = rt::lit::<T>(0.5) * (p_x2 * t5 + (p_xi_squared + p_x1 * t3));
                let x1_plus_level_h = x1 + level_h;
                let t9 = feedback_rk4_h * (t8 - x1_plus_level_h);
                let t10 = p_xi * t9;
                let t11 = t7 + t10;
                let t12 = half_h * p_xi + t7 * (k2 + k3 * x1_plus_level_h)
                    - t8 * (k3 * t7);
                let t13 = xi + t12;
                let (t14, t15) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t12,
                    t13,
                    tally,
                );
                let t16 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * t15) + rt::lit::<T>(1.0));
                let t17 = inv_ahead2 * (sin_xi_ahead + p_xi * t6);
                let t18 = ahead1 * t17 - feedback_rk4_j * t4 - t5 * t9;
                let t19 = p_x2 + half_h * t18;
                let t20 = t15 - eps;
                let t21 = feedback_rk4_j * t2 + rt::lit::<T>(1.0) - sin_xi_ahead * t17
                    - t3 * t9;
                let t22 = p_x1 + half_h * t21;
                let t23 = t16 * (t19 * t20 - t22 * t14);
                let t24 = t14 * t23;
                let t25 = t22 + t24;
                let t26 = t20 * t23;
                let t27 = t19 - t26;
                let t28 = t15 * t25 + t14 * t27;
                let t29 = t23 * t28;
                let t30 = t3 + t9;
                let t31 = x1_plus_level_h + half_h * t30;
                let t32 = k6 * p_xi + k5 * level_xidot - quarter_h_squared * t11
                    + t29 * (k2 + k3 * t31);
                let t33 = t10 + (feedback_rk4_xidot * (p_xi - level_xidot) + t7);
                let t34 = p_xi - half_h * t33;
                let t35 = rt::lit::<T>(0.5) * (t19 * t27 + (t22 * t25 + t34 * t34));
                let t36 = t32 - t35 * (k3 * t29);
                let t37 = xi + t36;
                let (t38, t39) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t36,
                    t37,
                    tally,
                );
                let t40 = t39 - eps;
                let t41 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * t39) + rt::lit::<T>(1.0));
                let t42 = feedback_rk4_h * (t35 - t31);
                let t43 = t34 * t42;
                let t44 = t43 + (t29 + feedback_rk4_xidot * (t34 - level_xidot));
                let t45 = p_xi - half_h * t44;
                let t46 = t16 * (t14 + t34 * t28);
                let t47 = feedback_rk4_j * t24 + rt::lit::<T>(1.0) - t14 * t46
                    - t25 * t42;
                let t48 = p_x1 + half_h * t47;
                let t49 = t20 * t46 - feedback_rk4_j * t26 - t27 * t42;
                let t50 = p_x2 + half_h * t49;
                let t51 = t41 * (t50 * t40 - t48 * t38);
                let t52 = t38 * t51;
                let t53 = t48 + t52;
                let t54 = t40 * t51;
                let t55 = t50 - t54;
                let t56 = t39 * t53 + t38 * t55;
                let t57 = t41 * (t38 + t45 * t56);
                let t58 = rt::lit::<T>(0.5) * (t50 * t55 + (t48 * t53 + t45 * t45));
                let t59 = t25 + t42;
                let t60 = x1_plus_level_h + half_h * t59;
                let t61 = feedback_rk4_h * (t58 - t60);
                let t62 = t40 * t57 - feedback_rk4_j * t54 - t55 * t61;
                let t63 = p_x2 + h * t62;
                let t64 = t29 + t43;
                let t65 = t51 * t56;
                let t66 = k8 * t11 + (k12 * p_xi + k13 * level_xidot)
                    - half_h_squared * t64
                    + t65 * (h_feedback_rk4_j + h_feedback_rk4_h * t60);
                let t67 = t66 - t58 * (h_feedback_rk4_h * t65);
                let t68 = xi + t67;
                let (t69, t70) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t67,
                    t68,
                    tally,
                );
                let t71 = t70 - eps;
                let t72 = rt::lit::<T>(1.0)
                    / (eps * (eps - rt::lit::<T>(2.0) * t70) + rt::lit::<T>(1.0));
                let t73 = feedback_rk4_j * t52 + rt::lit::<T>(1.0) - t38 * t57
                    - t53 * t61;
                let t74 = p_x1 + h * t73;
                let t75 = t72 * (t63 * t71 - t74 * t69);
                let t76 = t71 * t75;
                let t77 = t63 - t76;
                let t78 = t69 * t75;
                let t79 = t74 + t78;
                let t80 = t45 * t61;
                let t81 = t80 + (t65 + feedback_rk4_xidot * (t45 - level_xidot));
                let t82 = p_xi - h * t81;
                let t83 = rt::lit::<T>(0.5) * (t63 * t77 + (t74 * t79 + t82 * t82));
                let t84 = t53 + t61;
                let t85 = x1_plus_level_h + h * t84;
                let t86 = feedback_rk4_h * (t83 - t85);
                let x1_new_2 = x1
                    + k1 * (t86 + (t79 + (t30 + rt::lit::<T>(2.0) * (t59 + t84))));
                let x2_new_2 = x2 + k1 * (t77 + (t5 + rt::lit::<T>(2.0) * (t27 + t55)));
                let t87 = k18 * t11
                    + (k1 * (t7 * (feedback_rk4_j - t9))
                        + (k22 * p_xi + k23 * level_xidot));
                let t88 = k14
                    * (t29 * (feedback_rk4_j - t42) + t65 * (feedback_rk4_j - t61))
                    + (k16 * t64 + t87 - k15 * (t65 + t80));
                let t89 = t70 * t79 + t69 * t77;
                let t90 = t75 * t89;
                let t91 = t88 + t90 * (k24 + k25 * t85) - t83 * (k25 * t90);
                let xi_new_2 = xi + t91;
                let t92 = t72 * (t69 + t82 * t89);
                let t93 = feedback_rk4_j * t78
                    + (rt::lit::<T>(2.0) * (t47 + t73) + (t21 + rt::lit::<T>(1.0)))
                    - t69 * t92 - t79 * t86;
                let p_x1_new = p_x1 + k1 * t93;
                let t94 = t71 * t92
                    + (t18 + rt::lit::<T>(2.0) * (t49 + t62) - feedback_rk4_j * t76)
                    - t77 * t86;
                let p_x2_new = p_x2 + k1 * t94;
                let t95 = t82 * t86
                    + (t90
                        + (feedback_rk4_xidot * (t82 - level_xidot)
                            + (t33 + rt::lit::<T>(2.0) * (t44 + t81))));
                let p_xi_new = p_xi - k1 * t95;
                let stability1_new = (ahead3 + t6 * t6)
                    * (h_feedback_rk4_j * inv_ahead2);
                let stability2_new = h_feedback_rk4_h
                    * (t7 * t7
                        + (t5 * t5 + (t3 * t3 + (p_xi_squared + rt::lit::<T>(1.0)))));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t91,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = sin_xi_ahead_new * sin_xi_ahead_new
                    + ahead1_new * ahead1_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    level_h,
                    level_xidot,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[8]),
                            ("H", setting.options()[1], carried[9]),
                            ("xidot", setting.options()[2], carried[10]),
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
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                motion.memory.1 = stability;
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, p_x1, p_x2, p_xi, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 16]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, _, _, _, _, ahead2, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "dd7b3c6afe66b0139333888d74ac39f9";
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
            rt::copy(&[self.parameters.eps], out)
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            #[allow(
                unused_imports,
                reason = "which of them are needed depends on the model"
            )]
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("knife_edge");
            info.text = Some(
                "A knife edge that slides on an inclined plane and turns about its point of contact; its force is scaled to one. For eps = 0 its motion is bounded and reversible; eps perturbs the constraint.",
            );
            info.source = Some(
                "K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 3.1, equation (13)",
            );
            info.coordinates = &[
                Quantity::new("x1", None, Some("downhill")),
                Quantity::new("x2", None, Some("across the slope")),
                Quantity::new("xi", Some("rad"), Some("direction of the edge")),
            ];
            info.velocities = &[
                Quantity::new("x1_dot", None, None),
                Quantity::new("x2_dot", None, None),
                Quantity::new("xi_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["-sin(xi)*x1_dot + (cos(xi) - eps)*x2_dot"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("eps", None, Some("perturbation of the constraint")),
                    Some(0.0),
                    false,
                ),
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("xidot", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "paper",
                    text: None,
                    q: &[0.0, 0.0, 1.5707963267948966],
                    w: &[0.0, 0.0, 1.0],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "eps",
                    text: Some("perturbed"),
                    q: &[0.0, 0.0, 1.5707963267948966],
                    w: &[0.0, 0.0, 1.0],
                    parameters: &[(0, 0.1)],
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
            let &[eps] = parameters else {
                return Err(ParameterError::Count {
                    expected: 1,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { eps })
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

#[allow(dead_code, reason = "not every program calls all of them")]
impl KnifeEdge {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        knife_edge::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        knife_edge::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> knife_edge::Parameters<f64> {
        knife_edge::Parameters {
            eps: self.eps,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> knife_edge::StateBuilder<f64> {
        knife_edge::StateBuilder::new(self.system())
    }

    /// The named initial data (`paper`, `eps`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<knife_edge::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: knife_edge::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <knife_edge::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        knife_edge::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `dla`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, xidot]` for `feedback-euler`, `[J, H, xidot]` for `feedback-rk2`, `[J, H, xidot]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: knife_edge::State<f64>,
        h: f64,
        options: <knife_edge::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <knife_edge::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        knife_edge::System<f64>: ::nonholonomic::Discretize<M>,
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
