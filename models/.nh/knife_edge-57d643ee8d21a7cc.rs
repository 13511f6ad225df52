// Prepared by `nh prepare` from `KnifeEdge` in src/library.rs and knife_edge.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 57d643ee8d21a7cc58b794ee95ab7ca1
// content b3e8ff21aa4aaa14fa75edbea109ccf6

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
/// * `gonzalez`: 82 add, 105 mul, 4 div, 6 sin_cos
/// * `avf`: 346 add, 517 mul, 25 div, 20 sin_cos, 1 call
/// * `itoh-abe`: 73 add, 133 mul, 8 div, 9 sin_cos, 1 call
/// * `itoh-abe-sym`: 132 add, 232 mul, 14 div, 15 sin_cos, 1 call
/// * `avf4`: 303 add, 373 mul, 18 div, 22 sin_cos, 1 call
/// * `avf6`: 413 add, 461 mul, 19 div, 24 sin_cos, 1 call
/// * `midpoint`: 17 add, 23 mul, 2 div, 2 sin_cos
/// * `gonzalez-f`: 13 add, 14 mul, 2 sin_cos
/// * `gonzalez-r`: 36 add, 49 mul, 6 div, 2 sqrt, 3 sin_cos, 1 call
/// * `gonzalez-r-fd`: 140 add, 220 mul, 17 div, 6 sqrt, 7 sin_cos, 2 call
/// * `leapfrog`: 13 add, 12 mul, 1 div, 2 sin_cos
/// * `dla`: 14 add, 12 mul, 3 sin_cos
/// * `dla01`: 14 add, 11 mul, 3 sin_cos
/// * `dla-midpoint`: 14 add, 12 mul, 3 sin_cos
/// * `dla1`: 11 add, 10 mul, 2 sin_cos
/// * `dd`: 13 add, 12 mul, 3 sin_cos
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
        /// | each step | 19 | 24 | 1 | 0 | 2 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (7).
            type Carried = [T; 12];
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
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * (cos_xi - eps) + x2_dot * sin_xi,
                    xi_dot,
                    eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0),
                    eps * sin_xi,
                    eps * (twice_cos_xi - eps),
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
                let [x1, x2, xi, rho1, rho2, ahead1, ahead2, ahead3, ahead4, ahead5,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
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
                let t1 = rho1 * rho1 + (rt::lit::<T>(2.0) * x1 - rho2_squared) * ahead3;
                let twice_ahead1 = rt::lit::<T>(2.0) * ahead1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([rho1_rate, rho2_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let t2 = rho2 + half_h * rho2_rate;
                    let t3 = rho2_rate * kappa_gradient + t2;
                    let t4 = half_h * t3;
                    let t5 = xi + t4;
                    let ((t6, _), (t8, t9)) = rt::halfway(
                        (sin_xi_ahead, cos_xi_ahead),
                        t4,
                        t5,
                    );
                    let t10 = rt::lit::<T>(2.0) * t9;
                    let t11 = rt::lit::<T>(1.0)
                        / (eps * (eps - t10) + rt::lit::<T>(1.0));
                    let t12 = eps * t8;
                    let t13 = rho1 + half_h * rho1_rate;
                    let t14 = t13 * t2 + rt::lit::<T>(2.0) * t8;
                    let t15 = t11 * (t12 * t14 + (k1 * t9 - k2));
                    let t16 = rho1_rate - t15;
                    let t22 = t11 * (t13 * t12);
                    let t23 = rho2_rate * t22;
                    let t17 = eps - t9;
                    let t18 = t9 - eps;
                    let t86 = rho1_rate * kappa_gradient;
                    let t69 = t13 * t11;
                    let t134 = t86 + t69;
                    let t135 = t18 * t134;
                    let t136 = t8 * t134;
                    let t103 = t8 * (half_eps_h * t3);
                    let t137 = (t16 - kappa_gradient * (t23 + t17 * t135 - t8 * t136))
                        * (t11 * t103 + rt::lit::<T>(1.0));
                    let t28 = t3 + rho1_rate * t22;
                    let t29 = kappa_gradient * t28;
                    let t30 = h * t3;
                    let t31 = xi + t30;
                    let t33 = rt::cos(t31);
                    let t34 = rt::lit::<T>(2.0) * t33;
                    let t35 = rt::lit::<T>(1.0)
                        / (ahead1 * (eps * (eps - t34) + rt::lit::<T>(1.0)));
                    let t36 = cos_xi_ahead + t33;
                    let t37 = eps * (eps - t36) + rt::lit::<T>(1.0);
                    let t38 = t36 - eps;
                    let t39 = eps * t38;
                    let t138 = twice_h * t135;
                    let t41 = t2 * (twice_h * rho2_rate);
                    let rho1_rate_h = h * rho1_rate;
                    let t139 = rho1_rate_h * t13;
                    let t43 = t8 * (eps * t6);
                    let t140 = x1 + half_h * t135;
                    let rho2_rate_h = h * rho2_rate;
                    let rho2_new_2 = rho2 + rho2_rate_h;
                    let rho2_new_2_squared = rho2_new_2 * rho2_new_2;
                    let t45 = rho2_squared + rho2_new_2_squared;
                    let t46 = rt::lit::<T>(2.0) * t45;
                    let t141 = t39 * (t138 - t41)
                        + (t41 + rt::lit::<T>(2.0) * t139 - t138)
                        - t43 * (rt::lit::<T>(8.0) * t140 - t46);
                    let t49 = rt::lit::<T>(4.0) * t43;
                    let rho1_new_2 = rho1 + rho1_rate_h;
                    let t53 = t45 + (rho1_new_2 * rho1_new_2 + t1);
                    let t50 = eps * (t34 - eps);
                    let t142 = h * t135;
                    let t143 = rt::lit::<T>(2.0) * t140;
                    let t144 = t37 * t141
                        - t49
                            * (rt::lit::<T>(0.5)
                                * (t53
                                    + t50
                                        * (rt::lit::<T>(2.0) * (x1 + t142) - rho2_new_2_squared))
                                - t143);
                    let t57 = t2 * t2;
                    let t145 = t143 - t57;
                    let t59 = t10 - eps;
                    let t60 = eps * t59;
                    let t61 = t57 + t13 * t13;
                    let t64 = twice_eps * t59;
                    let t67 = rt::lit::<T>(2.0) - t64;
                    let t65 = t64 - rt::lit::<T>(2.0);
                    let t146 = rt::lit::<T>(2.0)
                        * (t145 + t11 * (t60 * t145 + (t61 - t143))) * (t30 * t12)
                        - (t67 * (rho2_rate_h * t2) + t65 * t142);
                    let t71 = rho1_rate * rho1_rate + rho2_rate * rho2_rate + t3 * t3;
                    let t147 = rt::div_or_zero(
                        t35 * (rt::lit::<T>(0.5) * t144)
                            + t11 * (rt::lit::<T>(0.5) * t146 - t139),
                        h * (t136 * t136 + (t71 + t135 * t135)),
                    );
                    solution1.update([rho1_rate - t137, -t29, t147]);
                }
                solution1
                    .or_newton(
                        move || [
                            (ahead5 + ahead2 * (rho1 * rho2 + ahead4))
                                * (rt::lit::<T>(1.0) / ahead1),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move || [
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::lit::<T>(1.0),
                        ],
                        move |[rho1_rate, rho2_rate, kappa_gradient]| {
                            let t2 = rho2 + half_h * rho2_rate;
                            let t3 = rho2_rate * kappa_gradient + t2;
                            let t4 = half_h * t3;
                            let t5 = xi + t4;
                            let ((t6, t7), (t8, t9)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                t4,
                                t5,
                            );
                            let t10 = rt::lit::<T>(2.0) * t9;
                            let t11 = rt::lit::<T>(1.0)
                                / (eps * (eps - t10) + rt::lit::<T>(1.0));
                            let t12 = eps * t8;
                            let t13 = rho1 + half_h * rho1_rate;
                            let t14 = t13 * t2 + rt::lit::<T>(2.0) * t8;
                            let t15 = t11 * (t12 * t14 + (k1 * t9 - k2));
                            let t16 = rho1_rate - t15;
                            let t17 = eps - t9;
                            let t18 = t9 - eps;
                            let t19 = t11 * (t13 * t18);
                            let t20 = rho1_rate * t18;
                            let t21 = t19 + kappa_gradient * t20;
                            let t22 = t11 * (t13 * t12);
                            let t23 = rho2_rate * t22;
                            let t24 = t11 * (t13 * t8);
                            let t25 = rho1_rate * t8;
                            let t26 = t24 + kappa_gradient * t25;
                            let t27 = t17 * t21 + t23 - t8 * t26;
                            let t28 = t3 + rho1_rate * t22;
                            let t29 = kappa_gradient * t28;
                            let t30 = h * t3;
                            let t31 = xi + t30;
                            let (t32, t33) = rt::sin_cos(t31);
                            let t34 = rt::lit::<T>(2.0) * t33;
                            let t35 = rt::lit::<T>(1.0)
                                / (ahead1 * (eps * (eps - t34) + rt::lit::<T>(1.0)));
                            let t36 = cos_xi_ahead + t33;
                            let t37 = eps * (eps - t36) + rt::lit::<T>(1.0);
                            let t38 = t36 - eps;
                            let t39 = eps * t38;
                            let t40 = twice_h * t21;
                            let t41 = t2 * (twice_h * rho2_rate);
                            let t42 = t40 - t41;
                            let t43 = t8 * (eps * t6);
                            let t44 = x1 + half_h * t21;
                            let rho2_rate_h = h * rho2_rate;
                            let rho2_new_2 = rho2 + rho2_rate_h;
                            let rho2_new_2_squared = rho2_new_2 * rho2_new_2;
                            let t45 = rho2_squared + rho2_new_2_squared;
                            let t46 = rt::lit::<T>(2.0) * t45;
                            let t47 = rt::lit::<T>(8.0) * t44 - t46;
                            let t48 = t39 * t42
                                + (t41 + t13 * (twice_h * rho1_rate) - t40) - t43 * t47;
                            let t49 = rt::lit::<T>(4.0) * t43;
                            let t50 = eps * (t34 - eps);
                            let t51 = h * t21;
                            let t52 = rt::lit::<T>(2.0) * (x1 + t51)
                                - rho2_new_2_squared;
                            let rho1_rate_h = h * rho1_rate;
                            let rho1_new_2 = rho1 + rho1_rate_h;
                            let t53 = t45 + (rho1_new_2 * rho1_new_2 + t1);
                            let t54 = rt::lit::<T>(2.0) * t44;
                            let t55 = rt::lit::<T>(0.5) * (t50 * t52 + t53) - t54;
                            let t56 = t35 * (t37 * t48 - t49 * t55);
                            let t57 = t2 * t2;
                            let t58 = t54 - t57;
                            let t59 = t10 - eps;
                            let t60 = eps * t59;
                            let t61 = t57 + t13 * t13;
                            let t62 = t58 + t11 * (t60 * t58 + (t61 - t54));
                            let t63 = t62 * (t11 * (twice_eps * t8));
                            let t64 = twice_eps * t59;
                            let t65 = t64 - rt::lit::<T>(2.0);
                            let t66 = t11 * t65;
                            let t67 = rt::lit::<T>(2.0) - t64;
                            let t68 = t11 * (t2 * t67);
                            let t69 = t13 * t11;
                            let t70 = rho1_rate_h * t69;
                            let t71 = rho1_rate * rho1_rate + rho2_rate * rho2_rate
                                + t3 * t3;
                            let t72 = h * (t26 * t26 + (t21 * t21 + t71));
                            let t73 = rt::div_or_zero(
                                rt::lit::<T>(0.5)
                                    * (t56 + (t30 * t63 - (t51 * t66 + rho2_rate_h * t68)))
                                    - t70,
                                t72,
                            );
                            let t74 = t11 * (eps_h * t8);
                            let t75 = kappa_gradient + half_h * t11;
                            let t76 = t18 * t75;
                            let t77 = t8 * t75;
                            let t78 = rt::lit::<T>(1.0) - t11 * (t8 * (half_eps_h * t2))
                                - kappa_gradient
                                    * (rt::lit::<T>(0.5) * rho2_rate * t74 + t17 * t76
                                        - t8 * t77);
                            let t79 = half_h + kappa_gradient;
                            let t80 = h * t79;
                            let t81 = t80 * t9;
                            let t82 = t80 * t8;
                            let t83 = eps * t82;
                            let t84 = t12 * (t81 + half_h * t13)
                                + (t14 * (half_eps * t81) - k3 * t82) - t83 * t15;
                            let t85 = rt::lit::<T>(0.5) * t13;
                            let t86 = rho1_rate * kappa_gradient;
                            let t87 = rt::lit::<T>(0.5) * t86;
                            let t88 = t11 * (t82 * t85 + t83 * t19) + t82 * t87;
                            let t89 = half_eps * t13;
                            let t90 = t11 * (t81 * t89 - t83 * t22);
                            let t91 = t11 * (t81 * t85 - t83 * t24) + t81 * t87;
                            let t92 = rt::lit::<T>(0.5) * (t82 * t21 - t81 * t26)
                                - t17 * t88 + (t22 + rho2_rate * t90 - t8 * t91);
                            let t93 = rho2_rate_h * t8;
                            let t94 = rho2_rate_h * t9;
                            let t95 = eps * t93;
                            let t96 = t11 * (t94 * t89 - t95 * t22);
                            let t97 = t20 - t93 * t87 - t11 * (t93 * t85 + t95 * t19);
                            let t98 = t11 * (t94 * t85 - t95 * t24) + (t25 + t94 * t87);
                            let t99 = rt::lit::<T>(0.5) * (t93 * t21 - t94 * t26)
                                + rho2_rate * t96 + (t17 * t97 - t8 * t98);
                            let t100 = t27
                                + t11
                                    * (t94 * (t12 + half_eps * t14) - k3 * t93 - t95 * t15);
                            let t101 = h * t76;
                            let t102 = h * t13;
                            let t103 = t8 * (half_eps_h * t3);
                            let t104 = k4 * rho1_rate;
                            let t105 = (twice_h * t76
                                + (t60 * t101 + (t102 - t101)) * (rt::lit::<T>(2.0) * t11))
                                * t103 - t104;
                            let t106 = twice_eps * t38 - (t49 + rt::lit::<T>(2.0));
                            let t107 = t37
                                * (rt::lit::<T>(2.0) * (t102 + t104) + t106 * t101)
                                - t49 * (t50 * t101 + (h * rho1_new_2 - t101));
                            let t108 = t11 * t105
                                + (t107 * (rt::lit::<T>(0.5) * t35) - t76 * (half_h * t66))
                                - h
                                    * (t69
                                        + t73
                                            * (rt::lit::<T>(2.0)
                                                * (t21 * t76 + (rho1_rate + t26 * t77))));
                            let t109 = h * t2;
                            let t110 = h * t88;
                            let t111 = t109 + t110;
                            let t112 = half_eps * t62;
                            let t113 = t12
                                * (t11 * (t111 - t60 * t111 - t83 * t62) - t111)
                                + t81 * t112;
                            let t114 = t66 + rt::lit::<T>(2.0);
                            let t115 = t51 * (t83 * t114)
                                - rho2_rate_h
                                    * (h - rt::lit::<T>(2.0) * (half_eps_h * t59 - t2 * t83)
                                        - t83 * t68);
                            let t116 = t32 * (eps_h * t79);
                            let t117 = t48 - twice_ahead1 * t56;
                            let t118 = rho2_new_2 + t88;
                            let t119 = half_eps * (t6 * t81 + t82 * t7);
                            let t120 = rt::lit::<T>(2.0) * (t109 + k4 * rho2_rate)
                                + twice_h * t88;
                            let t121 = t118 * (k5 * t43) - t119 * t47
                                + (t120 - t116 * t42 - t39 * t120);
                            let t122 = h * t118;
                            let t123 = t37 * t121
                                - rt::lit::<T>(4.0)
                                    * (t43 * (t122 - t116 * t52 - t50 * t122) + t119 * t55);
                            let t124 = t35 * (t116 * t117 + t123)
                                + (t80 * t63 + (t66 * t110 - h * t68));
                            let t125 = t70 * (t83 * t11)
                                - t73
                                    * (twice_h
                                        * (t26 * t91 + (rho2_rate + t79 * t3) - t21 * t88));
                            let t126 = rt::lit::<T>(0.5)
                                * (t11
                                    * (t30 * (rt::lit::<T>(2.0) * t113 - t83 * t63) + t115)
                                    + t124) + t125;
                            let t127 = h * t97;
                            let t128 = t12
                                * (t127 + t11 * (t60 * t127 - t127 - t95 * t62))
                                + t94 * t112;
                            let t129 = t32 * (eps_h * rho2_rate);
                            let t130 = half_eps * (t6 * t94 + t93 * t7);
                            let t131 = t37 * (t106 * t127 - t129 * t42 - t130 * t47)
                                - rt::lit::<T>(4.0)
                                    * (t43 * (t50 * t127 - t127 - t129 * t52) + t130 * t55);
                            let t132 = t11
                                * (t30 * (rt::lit::<T>(2.0) * t128 - t95 * t63)
                                    + t51 * (t95 * t114))
                                + (t35 * (t129 * t117 + t131)
                                    + (rho2_rate_h * t63 - t66 * t127));
                            let t133 = t11
                                * (t95 * t70
                                    - (rt::lit::<T>(2.0) * t2 - t68)
                                        * (t93 * (half_eps_h * rho2_rate)))
                                - t73
                                    * (twice_h * (t21 * t97 + (t26 * t98 + rho2_rate * t3)));
                            (
                                [
                                    t16 - kappa_gradient * t27,
                                    rho2_rate + t29,
                                    kappa_gradient - t73,
                                ],
                                [
                                    [
                                        t78,
                                        -(t11 * t84 + kappa_gradient * t92),
                                        -(kappa_gradient * t99 + t100),
                                    ],
                                    [
                                        kappa_gradient
                                            * (t22 + t74 * (rt::lit::<T>(0.5) * rho1_rate)),
                                        kappa_gradient * (t79 + rho1_rate * t90)
                                            + rt::lit::<T>(1.0),
                                        t28 + kappa_gradient * (rho2_rate + rho1_rate * t96),
                                    ],
                                    [
                                        -rt::div_or_zero(t108, t72),
                                        -rt::div_or_zero(t126, t72),
                                        rt::lit::<T>(1.0)
                                            - rt::div_or_zero(rt::lit::<T>(0.5) * t132 + t133, t72),
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
                let t86 = rho1_rate * kappa_gradient;
                let t13 = rho1 + half_h * rho1_rate;
                let t79 = half_h + kappa_gradient;
                let t148 = rho2 + rho2_rate * t79;
                let t149 = half_h * t148;
                let t150 = xi + t149;
                let (_, (t151, t152)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    t149,
                    t150,
                );
                let t153 = t86
                    + t13 / (eps * (eps - rt::lit::<T>(2.0) * t152) + rt::lit::<T>(1.0));
                let x1_new_2 = x1 + t153 * (h * (t152 - eps));
                let x2_new_2 = x2 + t153 * (h * t151);
                let t154 = h * t148;
                let xi_new_2 = xi + t154;
                let rho1_rate_h = h * rho1_rate;
                let rho1_new_2 = rho1 + rho1_rate_h;
                let rho2_rate_h = h * rho2_rate;
                let rho2_new_2 = rho2 + rho2_rate_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t154,
                    xi_new_2,
                    tally,
                );
                let t155 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                let ahead1_new = eps * (eps - t155) + rt::lit::<T>(1.0);
                let ahead2_new = eps * sin_xi_ahead_new;
                let ahead3_new = eps * (t155 - eps);
                let ahead4_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead5_new = k1 * cos_xi_ahead_new - k2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let [_, _, xi, _, _, ahead1, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8cf9678db8ea9a512b6ce696c9775a2d";
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
        /// | each step | 49 | 53 | 8 | 0 | 10 | 1 |
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
            /// `eps 0.05061426814518813/2`
            k7: T,
            /// `eps 0.11119051722668724/2`
            k8: T,
            /// `eps 0.15685332293894363/2`
            k9: T,
            /// `eps 0.181341891689181/2`
            k10: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `eps h`
            eps_h: T,
            /// `eps h/2`
            half_eps_h: T,
            /// `h 0.019855071751231884`
            k11: T,
            /// `h 0.10166676129318664`
            k12: T,
            /// `h 0.2372337950418355`
            k13: T,
            /// `h 0.4082826787521751`
            k14: T,
            /// `h 0.591717321247825`
            k15: T,
            /// `h 0.7627662049581645`
            k16: T,
            /// `h 0.8983332387068134`
            k17: T,
            /// `h 0.9801449282487681`
            k18: T,
            /// `eps h 0.019855071751231884`
            k19: T,
            /// `eps h 0.10166676129318664`
            k20: T,
            /// `eps h 0.2372337950418355`
            k21: T,
            /// `eps h 0.4082826787521751`
            k22: T,
            /// `eps h 0.591717321247825`
            k23: T,
            /// `eps h 0.7627662049581645`
            k24: T,
            /// `eps h 0.8983332387068134`
            k25: T,
            /// `eps h 0.9801449282487681`
            k26: T,
            /// `2 0.05061426814518813 eps h 0.019855071751231884`
            k28: T,
            /// `2 0.11119051722668724 eps h 0.10166676129318664`
            k30: T,
            /// `2 0.15685332293894363 eps h 0.2372337950418355`
            k32: T,
            /// `2 0.181341891689181 eps h 0.4082826787521751`
            k34: T,
            /// `2 0.181341891689181 eps h 0.591717321247825`
            k36: T,
            /// `2 0.15685332293894363 eps h 0.7627662049581645`
            k38: T,
            /// `2 0.11119051722668724 eps h 0.8983332387068134`
            k40: T,
            /// `2 0.05061426814518813 eps h 0.9801449282487681`
            k42: T,
            /// `0.05061426814518813 h 0.019855071751231884`
            k43: T,
            /// `0.11119051722668724 h 0.10166676129318664`
            k44: T,
            /// `0.15685332293894363 h 0.2372337950418355`
            k45: T,
            /// `0.181341891689181 h 0.4082826787521751`
            k46: T,
            /// `0.181341891689181 h 0.591717321247825`
            k47: T,
            /// `0.15685332293894363 h 0.7627662049581645`
            k48: T,
            /// `0.11119051722668724 h 0.8983332387068134`
            k49: T,
            /// `0.05061426814518813 h 0.9801449282487681`
            k50: T,
            /// `0.05061426814518813 eps h 0.019855071751231884/2`
            k51: T,
            /// `0.11119051722668724 eps h 0.10166676129318664/2`
            k52: T,
            /// `0.15685332293894363 eps h 0.2372337950418355/2`
            k53: T,
            /// `0.181341891689181 eps h 0.4082826787521751/2`
            k54: T,
            /// `0.181341891689181 eps h 0.591717321247825/2`
            k55: T,
            /// `0.15685332293894363 eps h 0.7627662049581645/2`
            k56: T,
            /// `0.11119051722668724 eps h 0.8983332387068134/2`
            k57: T,
            /// `0.05061426814518813 eps h 0.9801449282487681/2`
            k58: T,
            /// `2 h 0.019855071751231884`
            k59: T,
            /// `2 h 0.10166676129318664`
            k60: T,
            /// `2 h 0.2372337950418355`
            k61: T,
            /// `2 h 0.4082826787521751`
            k62: T,
            /// `2 h 0.591717321247825`
            k63: T,
            /// `2 h 0.7627662049581645`
            k64: T,
            /// `2 h 0.8983332387068134`
            k65: T,
            /// `2 h 0.9801449282487681`
            k66: T,
            /// `2 eps h 0.019855071751231884`
            k67: T,
            /// `2 eps h 0.10166676129318664`
            k68: T,
            /// `2 eps h 0.2372337950418355`
            k69: T,
            /// `2 eps h 0.4082826787521751`
            k70: T,
            /// `2 eps h 0.591717321247825`
            k71: T,
            /// `2 eps h 0.7627662049581645`
            k72: T,
            /// `2 eps h 0.8983332387068134`
            k73: T,
            /// `2 eps h 0.9801449282487681`
            k74: T,
            /// `4 h 0.019855071751231884`
            k75: T,
            /// `4 h 0.10166676129318664`
            k76: T,
            /// `4 h 0.2372337950418355`
            k77: T,
            /// `4 h 0.4082826787521751`
            k78: T,
            /// `4 h 0.591717321247825`
            k79: T,
            /// `4 h 0.7627662049581645`
            k80: T,
            /// `4 h 0.8983332387068134`
            k81: T,
            /// `4 h 0.9801449282487681`
            k82: T,
            /// `2 eps 0.05061426814518813 h 0.019855071751231884`
            k83: T,
            /// `2 eps 0.11119051722668724 h 0.10166676129318664`
            k84: T,
            /// `2 eps 0.15685332293894363 h 0.2372337950418355`
            k85: T,
            /// `2 eps 0.181341891689181 h 0.4082826787521751`
            k86: T,
            /// `2 eps 0.181341891689181 h 0.591717321247825`
            k87: T,
            /// `2 eps 0.15685332293894363 h 0.7627662049581645`
            k88: T,
            /// `2 eps 0.11119051722668724 h 0.8983332387068134`
            k89: T,
            /// `2 eps 0.05061426814518813 h 0.9801449282487681`
            k90: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (8).
            type Carried = [T; 13];
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
                let k7 = rt::lit::<T>(0.5) * (eps * rt::lit::<T>(0.05061426814518813));
                let k8 = rt::lit::<T>(0.5) * (eps * rt::lit::<T>(0.11119051722668724));
                let k9 = rt::lit::<T>(0.5) * (eps * rt::lit::<T>(0.15685332293894363));
                let k10 = rt::lit::<T>(0.5) * (eps * rt::lit::<T>(0.181341891689181));
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let eps_h = eps * h;
                let half_eps_h = rt::lit::<T>(0.5) * eps_h;
                let k11 = h * rt::lit::<T>(0.019855071751231884);
                let k12 = h * rt::lit::<T>(0.10166676129318664);
                let k13 = h * rt::lit::<T>(0.2372337950418355);
                let k14 = h * rt::lit::<T>(0.4082826787521751);
                let k15 = h * rt::lit::<T>(0.591717321247825);
                let k16 = h * rt::lit::<T>(0.7627662049581645);
                let k17 = h * rt::lit::<T>(0.8983332387068134);
                let k18 = h * rt::lit::<T>(0.9801449282487681);
                let k19 = eps * k11;
                let k20 = eps * k12;
                let k21 = eps * k13;
                let k22 = eps * k14;
                let k23 = eps * k15;
                let k24 = eps * k16;
                let k25 = eps * k17;
                let k26 = eps * k18;
                let k27 = rt::lit::<T>(0.05061426814518813) * k19;
                let k28 = rt::lit::<T>(2.0) * k27;
                let k29 = rt::lit::<T>(0.11119051722668724) * k20;
                let k30 = rt::lit::<T>(2.0) * k29;
                let k31 = rt::lit::<T>(0.15685332293894363) * k21;
                let k32 = rt::lit::<T>(2.0) * k31;
                let k33 = rt::lit::<T>(0.181341891689181) * k22;
                let k34 = rt::lit::<T>(2.0) * k33;
                let k35 = rt::lit::<T>(0.181341891689181) * k23;
                let k36 = rt::lit::<T>(2.0) * k35;
                let k37 = rt::lit::<T>(0.15685332293894363) * k24;
                let k38 = rt::lit::<T>(2.0) * k37;
                let k39 = rt::lit::<T>(0.11119051722668724) * k25;
                let k40 = rt::lit::<T>(2.0) * k39;
                let k41 = rt::lit::<T>(0.05061426814518813) * k26;
                let k42 = rt::lit::<T>(2.0) * k41;
                let k43 = rt::lit::<T>(0.05061426814518813) * k11;
                let k44 = rt::lit::<T>(0.11119051722668724) * k12;
                let k45 = rt::lit::<T>(0.15685332293894363) * k13;
                let k46 = rt::lit::<T>(0.181341891689181) * k14;
                let k47 = rt::lit::<T>(0.181341891689181) * k15;
                let k48 = rt::lit::<T>(0.15685332293894363) * k16;
                let k49 = rt::lit::<T>(0.11119051722668724) * k17;
                let k50 = rt::lit::<T>(0.05061426814518813) * k18;
                let k51 = rt::lit::<T>(0.5) * k27;
                let k52 = rt::lit::<T>(0.5) * k29;
                let k53 = rt::lit::<T>(0.5) * k31;
                let k54 = rt::lit::<T>(0.5) * k33;
                let k55 = rt::lit::<T>(0.5) * k35;
                let k56 = rt::lit::<T>(0.5) * k37;
                let k57 = rt::lit::<T>(0.5) * k39;
                let k58 = rt::lit::<T>(0.5) * k41;
                let k59 = rt::lit::<T>(2.0) * k11;
                let k60 = rt::lit::<T>(2.0) * k12;
                let k61 = rt::lit::<T>(2.0) * k13;
                let k62 = rt::lit::<T>(2.0) * k14;
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
                let k75 = rt::lit::<T>(4.0) * k11;
                let k76 = rt::lit::<T>(4.0) * k12;
                let k77 = rt::lit::<T>(4.0) * k13;
                let k78 = rt::lit::<T>(4.0) * k14;
                let k79 = rt::lit::<T>(4.0) * k15;
                let k80 = rt::lit::<T>(4.0) * k16;
                let k81 = rt::lit::<T>(4.0) * k17;
                let k82 = rt::lit::<T>(4.0) * k18;
                let k83 = rt::lit::<T>(2.0) * (eps * k43);
                let k84 = rt::lit::<T>(2.0) * (eps * k44);
                let k85 = rt::lit::<T>(2.0) * (eps * k45);
                let k86 = rt::lit::<T>(2.0) * (eps * k46);
                let k87 = rt::lit::<T>(2.0) * (eps * k47);
                let k88 = rt::lit::<T>(2.0) * (eps * k48);
                let k89 = rt::lit::<T>(2.0) * (eps * k49);
                let k90 = rt::lit::<T>(2.0) * (eps * k50);
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
                    inv_h,
                    half_h,
                    eps_h,
                    half_eps_h,
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
                    k28,
                    k30,
                    k32,
                    k34,
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
                    k5 * cos_xi - k6,
                    rt::abs(inv_h * xi),
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
                let [x1, x2, xi, rho1, rho2, ahead1, ahead2, ahead3, ahead4, ahead5,
                ahead6, sin_xi_ahead, cos_xi_ahead] = motion.carried;
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
                    inv_h,
                    half_h,
                    eps_h,
                    half_eps_h,
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
                    k28,
                    k30,
                    k32,
                    k34,
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
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let inv_ahead2 = rt::lit::<T>(1.0) / ahead2;
                            [
                                rho1 * ahead1 * inv_ahead2,
                                rho2,
                                (ahead5 + ahead3 * (rho1 * rho2 + ahead4)) * inv_ahead2,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * x1),
                            ahead6,
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[x1_rate, xi_rate, rho1_rate, rho2_rate]| {
                            let xi_rate_half_h = half_h * xi_rate;
                            let t1 = xi + xi_rate_half_h;
                            let (t2, t3) = rt::sin_cos(t1);
                            let t4 = t3 - eps;
                            let t5 = rho1 + k11 * rho1_rate;
                            let t6 = k11 * xi_rate;
                            let t7 = xi + t6;
                            let (t8, t9) = rt::sin_cos(t7);
                            let t10 = rt::lit::<T>(2.0) * t9;
                            let t11 = eps * (eps - t10) + rt::lit::<T>(1.0);
                            let t12 = rt::lit::<T>(1.0) / t11;
                            let t13 = t5 * t12;
                            let t14 = rho1 + k18 * rho1_rate;
                            let t15 = k18 * xi_rate;
                            let t16 = xi + t15;
                            let (t17, t18) = rt::sin_cos(t16);
                            let t19 = rt::lit::<T>(2.0) * t18;
                            let t20 = eps * (eps - t19) + rt::lit::<T>(1.0);
                            let t21 = rt::lit::<T>(1.0) / t20;
                            let t22 = t14 * t21;
                            let t23 = rho1 + k12 * rho1_rate;
                            let t24 = k12 * xi_rate;
                            let t25 = xi + t24;
                            let (t26, t27) = rt::sin_cos(t25);
                            let t28 = rt::lit::<T>(2.0) * t27;
                            let t29 = eps * (eps - t28) + rt::lit::<T>(1.0);
                            let t30 = rt::lit::<T>(1.0) / t29;
                            let t31 = t23 * t30;
                            let t32 = rho1 + k17 * rho1_rate;
                            let t33 = k17 * xi_rate;
                            let t34 = xi + t33;
                            let (t35, t36) = rt::sin_cos(t34);
                            let t37 = rt::lit::<T>(2.0) * t36;
                            let t38 = eps * (eps - t37) + rt::lit::<T>(1.0);
                            let t39 = rt::lit::<T>(1.0) / t38;
                            let t40 = t32 * t39;
                            let t41 = rho1 + k13 * rho1_rate;
                            let t42 = k13 * xi_rate;
                            let t43 = xi + t42;
                            let (t44, t45) = rt::sin_cos(t43);
                            let t46 = rt::lit::<T>(2.0) * t45;
                            let t47 = eps * (eps - t46) + rt::lit::<T>(1.0);
                            let t48 = rt::lit::<T>(1.0) / t47;
                            let t49 = t41 * t48;
                            let t50 = rho1 + k16 * rho1_rate;
                            let t51 = k16 * xi_rate;
                            let t52 = xi + t51;
                            let (t53, t54) = rt::sin_cos(t52);
                            let t55 = rt::lit::<T>(2.0) * t54;
                            let t56 = eps * (eps - t55) + rt::lit::<T>(1.0);
                            let t57 = rt::lit::<T>(1.0) / t56;
                            let t58 = t50 * t57;
                            let t59 = rho1 + k14 * rho1_rate;
                            let t60 = k14 * xi_rate;
                            let t61 = xi + t60;
                            let (t62, t63) = rt::sin_cos(t61);
                            let t64 = rt::lit::<T>(2.0) * t63;
                            let t65 = eps * (eps - t64) + rt::lit::<T>(1.0);
                            let t66 = rt::lit::<T>(1.0) / t65;
                            let t67 = t59 * t66;
                            let t68 = rho1 + k15 * rho1_rate;
                            let t69 = k15 * xi_rate;
                            let t70 = xi + t69;
                            let (t71, t72) = rt::sin_cos(t70);
                            let t73 = rt::lit::<T>(2.0) * t72;
                            let t74 = eps * (eps - t73) + rt::lit::<T>(1.0);
                            let t75 = rt::lit::<T>(1.0) / t74;
                            let t76 = t68 * t75;
                            let t77 = rt::lit::<T>(0.05061426814518813) * (t13 + t22)
                                + rt::lit::<T>(0.11119051722668724) * (t31 + t40)
                                + (rt::lit::<T>(0.15685332293894363) * (t49 + t58)
                                    + rt::lit::<T>(0.181341891689181) * (t67 + t76));
                            let t78 = rho2 + k11 * rho2_rate;
                            let t79 = t10 - eps;
                            let t80 = twice_eps * t79;
                            let t81 = rt::lit::<T>(2.0) - t80;
                            let t82 = t12 * (t78 * t81);
                            let t83 = rho2 + k18 * rho2_rate;
                            let t84 = t19 - eps;
                            let t85 = twice_eps * t84;
                            let t86 = rt::lit::<T>(2.0) - t85;
                            let t87 = t21 * (t83 * t86);
                            let t88 = rho2 + k12 * rho2_rate;
                            let t89 = t28 - eps;
                            let t90 = twice_eps * t89;
                            let t91 = rt::lit::<T>(2.0) - t90;
                            let t92 = t30 * (t88 * t91);
                            let t93 = rho2 + k17 * rho2_rate;
                            let t94 = t37 - eps;
                            let t95 = twice_eps * t94;
                            let t96 = rt::lit::<T>(2.0) - t95;
                            let t97 = t39 * (t93 * t96);
                            let t98 = rho2 + k13 * rho2_rate;
                            let t99 = t46 - eps;
                            let t100 = twice_eps * t99;
                            let t101 = rt::lit::<T>(2.0) - t100;
                            let t102 = t48 * (t98 * t101);
                            let t103 = rho2 + k16 * rho2_rate;
                            let t104 = t55 - eps;
                            let t105 = twice_eps * t104;
                            let t106 = rt::lit::<T>(2.0) - t105;
                            let t107 = t57 * (t103 * t106);
                            let t108 = rho2 + k14 * rho2_rate;
                            let t109 = t64 - eps;
                            let t110 = twice_eps * t109;
                            let t111 = rt::lit::<T>(2.0) - t110;
                            let t112 = t66 * (t108 * t111);
                            let t113 = rho2 + k15 * rho2_rate;
                            let t114 = t73 - eps;
                            let t115 = twice_eps * t114;
                            let t116 = rt::lit::<T>(2.0) - t115;
                            let t117 = t75 * (t113 * t116);
                            let t118 = k1 * (t82 + t87) + k2 * (t92 + t97)
                                + (k3 * (t102 + t107) + k4 * (t112 + t117));
                            let t119 = eps - t3;
                            let t120 = t12 * (t80 - rt::lit::<T>(2.0));
                            let t121 = t21 * (t85 - rt::lit::<T>(2.0));
                            let t122 = t30 * (t90 - rt::lit::<T>(2.0));
                            let t123 = t39 * (t95 - rt::lit::<T>(2.0));
                            let t124 = t48 * (t100 - rt::lit::<T>(2.0));
                            let t125 = t57 * (t105 - rt::lit::<T>(2.0));
                            let t126 = t66 * (t110 - rt::lit::<T>(2.0));
                            let t127 = t75 * (t115 - rt::lit::<T>(2.0));
                            let t128 = k1 * (t120 + t121) + k2 * (t122 + t123)
                                + (k3 * (t124 + t125) + k4 * (t126 + t127));
                            let t129 = rt::lit::<T>(1.0)
                                / (eps * (eps - rt::lit::<T>(2.0) * t3)
                                    + rt::lit::<T>(1.0));
                            let t130 = rho1 + half_h * rho1_rate;
                            let t131 = t129 * (t130 * (eps * t2));
                            let t132 = rt::lit::<T>(2.0) * (x1 + k11 * x1_rate);
                            let t133 = t78 * t78;
                            let t134 = t132 - t133;
                            let t135 = t134
                                + t12 * (t134 * (eps * t79) + (t133 + t5 * t5 - t132));
                            let t136 = rt::lit::<T>(2.0) * t135 * (eps * t8 * t12);
                            let t137 = rt::lit::<T>(2.0) * (x1 + k18 * x1_rate);
                            let t138 = t83 * t83;
                            let t139 = t137 - t138;
                            let t140 = t139
                                + t21 * (t139 * (eps * t84) + (t138 + t14 * t14 - t137));
                            let t141 = rt::lit::<T>(2.0) * t140 * (eps * t17 * t21);
                            let t142 = rt::lit::<T>(2.0) * (x1 + k12 * x1_rate);
                            let t143 = t88 * t88;
                            let t144 = t142 - t143;
                            let t145 = t144
                                + t30 * (t144 * (eps * t89) + (t143 + t23 * t23 - t142));
                            let t146 = rt::lit::<T>(2.0) * t145 * (eps * t26 * t30);
                            let t147 = rt::lit::<T>(2.0) * (x1 + k17 * x1_rate);
                            let t148 = t93 * t93;
                            let t149 = t147 - t148;
                            let t150 = t149
                                + t39 * (t149 * (eps * t94) + (t148 + t32 * t32 - t147));
                            let t151 = rt::lit::<T>(2.0) * t150 * (eps * t35 * t39);
                            let t152 = rt::lit::<T>(2.0) * (x1 + k13 * x1_rate);
                            let t153 = t98 * t98;
                            let t154 = t152 - t153;
                            let t155 = t154
                                + t48 * (t154 * (eps * t99) + (t153 + t41 * t41 - t152));
                            let t156 = rt::lit::<T>(2.0) * t155 * (eps * t44 * t48);
                            let t157 = rt::lit::<T>(2.0) * (x1 + k16 * x1_rate);
                            let t158 = t103 * t103;
                            let t159 = t157 - t158;
                            let t160 = t159
                                + t57 * (t159 * (eps * t104) + (t158 + t50 * t50 - t157));
                            let t161 = rt::lit::<T>(2.0) * t160 * (eps * t53 * t57);
                            let t162 = rt::lit::<T>(2.0) * (x1 + k14 * x1_rate);
                            let t163 = t108 * t108;
                            let t164 = t162 - t163;
                            let t165 = t164
                                + t66 * (t164 * (eps * t109) + (t163 + t59 * t59 - t162));
                            let t166 = rt::lit::<T>(2.0) * t165 * (eps * t62 * t66);
                            let t167 = rt::lit::<T>(2.0) * (x1 + k15 * x1_rate);
                            let t168 = t113 * t113;
                            let t169 = t167 - t168;
                            let t170 = t169
                                + t75 * (t169 * (eps * t114) + (t168 + t68 * t68 - t167));
                            let t171 = rt::lit::<T>(2.0) * t170 * (eps * t71 * t75);
                            let t172 = rho2_rate + t131 * t77
                                - (k1 * (t136 + t141) + k2 * (t146 + t151))
                                - (k3 * (t156 + t161) + k4 * (t166 + t171));
                            let t173 = half_h * t2;
                            let t174 = t13 * (t12 * (k28 * t8))
                                + t31 * (t30 * (k30 * t26))
                                + (t49 * (t48 * (k32 * t44)) + t67 * (t66 * (k34 * t62)));
                            let t175 = t76 * (t75 * (k36 * t71))
                                + t58 * (t57 * (k38 * t53))
                                + (t40 * (t39 * (k40 * t35)) + t22 * (t21 * (k42 * t17)));
                            let t176 = t174 + t175;
                            let t177 = k43 * t12 + k44 * t30 + (k45 * t48 + k46 * t66)
                                + (k47 * t75 + k48 * t57 + (k49 * t39 + k50 * t21));
                            let t178 = t12 * (k51 * t8);
                            let t179 = t30 * (k52 * t26);
                            let t180 = (rt::lit::<T>(4.0) * t78
                                - rt::lit::<T>(2.0) * t82) * t178
                                + (rt::lit::<T>(4.0) * t88 - rt::lit::<T>(2.0) * t92)
                                    * t179;
                            let t181 = t48 * (k53 * t44);
                            let t182 = t66 * (k54 * t62);
                            let t183 = (rt::lit::<T>(4.0) * t98
                                - rt::lit::<T>(2.0) * t102) * t181
                                + (rt::lit::<T>(4.0) * t108 - rt::lit::<T>(2.0) * t112)
                                    * t182;
                            let t184 = t75 * (k55 * t71);
                            let t185 = t57 * (k56 * t53);
                            let t186 = (rt::lit::<T>(4.0) * t113
                                - rt::lit::<T>(2.0) * t117) * t184
                                + (rt::lit::<T>(4.0) * t103 - rt::lit::<T>(2.0) * t107)
                                    * t185;
                            let t187 = t39 * (k57 * t35);
                            let t188 = t21 * (k58 * t17);
                            let t189 = (rt::lit::<T>(4.0) * t93
                                - rt::lit::<T>(2.0) * t97) * t187
                                + (rt::lit::<T>(4.0) * t83 - rt::lit::<T>(2.0) * t87)
                                    * t188;
                            let t190 = t180 + t183 + (t186 + t189);
                            let t191 = k67 * t79;
                            let t192 = k74 * t84;
                            let t193 = k68 * t89;
                            let t194 = k73 * t94;
                            let t195 = k1 * (t12 * (k59 - t191) + t21 * (k66 - t192))
                                + k2 * (t30 * (k60 - t193) + t39 * (k65 - t194));
                            let t196 = k69 * t99;
                            let t197 = k72 * t104;
                            let t198 = k70 * t109;
                            let t199 = k71 * t114;
                            let t200 = k3 * (t48 * (k61 - t196) + t57 * (k64 - t197))
                                + k4 * (t66 * (k62 - t198) + t75 * (k63 - t199));
                            let t201 = t195 + t200;
                            let t202 = t178
                                * (rt::lit::<T>(2.0) * t120 + rt::lit::<T>(4.0))
                                + t179 * (rt::lit::<T>(2.0) * t122 + rt::lit::<T>(4.0))
                                + (t181 * (rt::lit::<T>(2.0) * t124 + rt::lit::<T>(4.0))
                                    + t182 * (rt::lit::<T>(2.0) * t126 + rt::lit::<T>(4.0)));
                            let t203 = t184
                                * (rt::lit::<T>(2.0) * t127 + rt::lit::<T>(4.0))
                                + t185 * (rt::lit::<T>(2.0) * t125 + rt::lit::<T>(4.0))
                                + (t187 * (rt::lit::<T>(2.0) * t123 + rt::lit::<T>(4.0))
                                    + t188 * (rt::lit::<T>(2.0) * t121 + rt::lit::<T>(4.0)));
                            let t204 = eps_h * t2;
                            let t205 = t129 * (t3 * (half_eps_h * t130) - t131 * t204);
                            let t206 = rt::lit::<T>(0.5) * (t129 * t204);
                            let t207 = t8 * t12;
                            let t208 = t17 * t21;
                            let t209 = (k75 + t12 * (rt::lit::<T>(2.0) * (t191 - k59)))
                                * t207
                                + (k82 + t21 * (rt::lit::<T>(2.0) * (t192 - k66))) * t208;
                            let t210 = t26 * t30;
                            let t211 = t35 * t39;
                            let t212 = (k76 + t30 * (rt::lit::<T>(2.0) * (t193 - k60)))
                                * t210
                                + (k81 + t39 * (rt::lit::<T>(2.0) * (t194 - k65))) * t211;
                            let t213 = t44 * t48;
                            let t214 = t53 * t57;
                            let t215 = (k77 + t48 * (rt::lit::<T>(2.0) * (t196 - k61)))
                                * t213
                                + (k80 + t57 * (rt::lit::<T>(2.0) * (t197 - k64))) * t214;
                            let t216 = t62 * t66;
                            let t217 = t71 * t75;
                            let t218 = (k78 + t66 * (rt::lit::<T>(2.0) * (t198 - k62)))
                                * t216
                                + (k79 + t75 * (rt::lit::<T>(2.0) * (t199 - k63))) * t217;
                            let t219 = t12 * (k19 * t9 * t135 - k19 * t8 * (t136 + t136))
                                + t21 * (k26 * t18 * t140 - k26 * t17 * (t141 + t141));
                            let t220 = t66
                                * (k22 * t63 * t165 - k22 * t62 * (t166 + t166))
                                + t75 * (k23 * t72 * t170 - k23 * t71 * (t171 + t171));
                            let t221 = t30
                                * (k20 * t27 * t145 - k20 * t26 * (t146 + t146))
                                + t39 * (k25 * t36 * t150 - k25 * t35 * (t151 + t151));
                            let t222 = t48
                                * (k21 * t45 * t155 - k21 * t44 * (t156 + t156))
                                + t57 * (k24 * t54 * t160 - k24 * t53 * (t161 + t161));
                            let t223 = t205 * t77 - t131 * t176
                                - rt::lit::<T>(0.05061426814518813) * t219
                                - rt::lit::<T>(0.181341891689181) * t220
                                - (rt::lit::<T>(0.11119051722668724) * t221
                                    + rt::lit::<T>(0.15685332293894363) * t222);
                            let t224 = t8 * (k83 * t5) / (t11 * t11)
                                + t26 * (k84 * t23) / (t29 * t29);
                            let t225 = t44 * (k85 * t41) / (t47 * t47)
                                + t62 * (k86 * t59) / (t65 * t65);
                            let t226 = t71 * (k87 * t68) / (t74 * t74)
                                + t53 * (k88 * t50) / (t56 * t56);
                            let t227 = t35 * (k89 * t32) / (t38 * t38)
                                + t17 * (k90 * t14) / (t20 * t20);
                            let t228 = t207 * (t78 * (t12 * (k59 * t81) - k75))
                                + t208 * (t83 * (t21 * (k66 * t86) - k82));
                            let t229 = t216 * (t108 * (t66 * (k62 * t111) - k78))
                                + t217 * (t113 * (t75 * (k63 * t116) - k79));
                            let t230 = t210 * (t88 * (t30 * (k60 * t91) - k76))
                                + t211 * (t93 * (t39 * (k65 * t96) - k81));
                            let t231 = t213 * (t98 * (t48 * (k61 * t101) - k77))
                                + t214 * (t103 * (t57 * (k64 * t106) - k80));
                            (
                                [
                                    x1_rate - t4 * t77,
                                    xi_rate - t118,
                                    rho1_rate - t119 * t128 - t131 * t118,
                                    t172,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0),
                                        t77 * t173 + t4 * t176,
                                        -(t4 * t177),
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
                                        t119 * (t202 + t203) - (t128 * t173 + t205 * t118)
                                            - t131 * t190,
                                        rt::lit::<T>(1.0) - t118 * t206,
                                        -(t131 * t201),
                                    ],
                                    [
                                        -(k7 * t209 + k8 * t212 + (k9 * t215 + k10 * t218)),
                                        t223,
                                        t77 * t206 + (t131 * t177 - (t224 + t225 + (t226 + t227))),
                                        rt::lit::<T>(1.0) - k7 * t228 - k10 * t229
                                            - (k8 * t230 + k9 * t231),
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
                let x1_new_2 = x1 + h * x1_rate;
                let t5 = rho1 + k11 * rho1_rate;
                let t6 = k11 * xi_rate;
                let t7 = xi + t6;
                let t9 = rt::cos(t7);
                let t10 = rt::lit::<T>(2.0) * t9;
                let t11 = eps * (eps - t10) + rt::lit::<T>(1.0);
                let t23 = rho1 + k12 * rho1_rate;
                let t24 = k12 * xi_rate;
                let t25 = xi + t24;
                let t27 = rt::cos(t25);
                let t28 = rt::lit::<T>(2.0) * t27;
                let t29 = eps * (eps - t28) + rt::lit::<T>(1.0);
                let t41 = rho1 + k13 * rho1_rate;
                let t42 = k13 * xi_rate;
                let t43 = xi + t42;
                let t45 = rt::cos(t43);
                let t46 = rt::lit::<T>(2.0) * t45;
                let t47 = eps * (eps - t46) + rt::lit::<T>(1.0);
                let t59 = rho1 + k14 * rho1_rate;
                let t60 = k14 * xi_rate;
                let t61 = xi + t60;
                let t63 = rt::cos(t61);
                let t64 = rt::lit::<T>(2.0) * t63;
                let t65 = eps * (eps - t64) + rt::lit::<T>(1.0);
                let t232 = rt::lit::<T>(0.05061426814518813) * t5 / t11
                    + rt::lit::<T>(0.11119051722668724) * t23 / t29
                    + (rt::lit::<T>(0.15685332293894363) * t41 / t47
                        + rt::lit::<T>(0.181341891689181) * t59 / t65);
                let t68 = rho1 + k15 * rho1_rate;
                let t69 = k15 * xi_rate;
                let t70 = xi + t69;
                let t72 = rt::cos(t70);
                let t73 = rt::lit::<T>(2.0) * t72;
                let t74 = eps * (eps - t73) + rt::lit::<T>(1.0);
                let t50 = rho1 + k16 * rho1_rate;
                let t51 = k16 * xi_rate;
                let t52 = xi + t51;
                let t54 = rt::cos(t52);
                let t55 = rt::lit::<T>(2.0) * t54;
                let t56 = eps * (eps - t55) + rt::lit::<T>(1.0);
                let t32 = rho1 + k17 * rho1_rate;
                let t33 = k17 * xi_rate;
                let t34 = xi + t33;
                let t36 = rt::cos(t34);
                let t37 = rt::lit::<T>(2.0) * t36;
                let t38 = eps * (eps - t37) + rt::lit::<T>(1.0);
                let t14 = rho1 + k18 * rho1_rate;
                let t15 = k18 * xi_rate;
                let t16 = xi + t15;
                let t18 = rt::cos(t16);
                let t19 = rt::lit::<T>(2.0) * t18;
                let t20 = eps * (eps - t19) + rt::lit::<T>(1.0);
                let t233 = rt::lit::<T>(0.181341891689181) * t68 / t74
                    + rt::lit::<T>(0.15685332293894363) * t50 / t56
                    + (rt::lit::<T>(0.11119051722668724) * t32 / t38
                        + rt::lit::<T>(0.05061426814518813) * t14 / t20);
                let xi_rate_half_h = half_h * xi_rate;
                let t1 = xi + xi_rate_half_h;
                let t2 = rt::sin(t1);
                let x2_new_2 = x2 + (t232 + t233) * (h * t2);
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho1_new_2 = rho1 + h * rho1_rate;
                let rho2_new_2 = rho2 + h * rho2_rate;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = eps * sin_xi_ahead_new;
                let ahead4_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead5_new = k5 * cos_xi_ahead_new - k6;
                let ahead6_new = rt::abs(inv_h * xi_new_2);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _, _, _] = motion.carried;
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
            fn rank(&self, system: &System<T>, carried: &[T; 13]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead2, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "654885e04dfbdba42d511b86cb31322d";
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
        /// | each step | 27 | 43 | 4 | 0 | 4 | 1 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (9).
            type Carried = [T; 14];
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
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t1 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let t2 = twice_cos_xi - eps;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * (cos_xi - eps) + x2_dot * sin_xi,
                    xi_dot,
                    t1,
                    eps * sin_xi,
                    eps * t2,
                    (twice_eps * t2 - rt::lit::<T>(2.0)) / t1,
                    rt::lit::<T>(2.0) * sin_xi,
                    k1 * cos_xi - k2,
                    rt::abs(inv_h * xi),
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
                let [x1, x2, xi, rho1, rho2, ahead1, ahead2, ahead3, ahead4, ahead5,
                ahead6, ahead7, sin_xi_ahead, cos_xi_ahead] = motion.carried;
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
                let t1 = rho2_squared + rho1 * rho1;
                let inv_ahead1 = rt::lit::<T>(1.0) / ahead1;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let t2 = inv_ahead1 * (rt::lit::<T>(2.0) - rt::lit::<T>(2.0) * ahead3)
                    - rt::lit::<T>(2.0);
                let twice_inv_ahead1 = rt::lit::<T>(2.0) * inv_ahead1;
                let t3 = (ahead3 - rt::lit::<T>(1.0)) * twice_inv_ahead1
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
                            let t4 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                            let ahead1_new = eps * (eps - t4) + rt::lit::<T>(1.0);
                            let inv_ahead1_new = rt::lit::<T>(1.0) / ahead1_new;
                            let rho1_rate_h = h * rho1_rate;
                            let t5 = twice_rho1 + rho1_rate_h;
                            let t6 = inv_ahead1_new * t5;
                            let xi_rate_half_h = half_h * xi_rate;
                            let t7 = xi + xi_rate_half_h;
                            let ((sin_xi_rate_half_h, cos_xi_rate_half_h), (t8, t9)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t7,
                            );
                            let t10 = t9 - eps;
                            let t11 = half_h * t10;
                            let t12 = rt::lit::<T>(2.0) * (x1 + t6 * t11);
                            let t13 = t12 - rho2_squared;
                            let t14 = t13 + inv_ahead1 * (ahead3 * t13 + (t1 - t12));
                            let t15 = rt::div_or_one(sin_xi_rate_half_h, xi_rate_half_h);
                            let t16 = rt::lit::<T>(0.5) * (xi + xi_new_2);
                            let (_, (t17, t18)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t16,
                            );
                            let t19 = t15 * (eps * t17);
                            let t20 = t14 * (inv_ahead1_new * (rt::lit::<T>(2.0) * t19));
                            let t21 = eps * (eps - rt::lit::<T>(2.0) * t9)
                                + rt::lit::<T>(1.0);
                            let t22 = ahead1_new * t21;
                            let t23 = rt::lit::<T>(1.0) / t22;
                            let t24 = rho1 + half_h * rho1_rate;
                            let t25 = t24 * (eps * t8);
                            let t26 = t23 * (t25 * t5);
                            let t27 = twice_rho2 + half_h * (t20 - t26);
                            let t28 = t4 - eps;
                            let ahead3_new = eps * t28;
                            let t29 = t27 - ahead3_new * t27;
                            let t30 = inv_ahead1_new * t29;
                            let t31 = t29 * (t25 * t23);
                            let t32 = eps_h * sin_xi_ahead_new;
                            let t33 = eps
                                * (t15 * (half_h * t18)
                                    + t17
                                        * rt::div_or_zero(
                                            half_h * (cos_xi_rate_half_h - t15),
                                            xi_rate_half_h,
                                        )) * t14;
                            let t34 = t19
                                * ((inv_ahead1_new * (t10 * t32) + quarter_h * t8)
                                    * (h * t6) * t2) + t33;
                            let t35 = t9 * (eps_h * t24);
                            let t36 = twice_eps_h * sin_xi_ahead_new;
                            let t37 = ahead1_new * (eps_h * t8) + t21 * t36;
                            let t38 = rt::lit::<T>(0.5) * t23;
                            let t39 = inv_ahead1_new * (t34 - t32 * t20)
                                - (t35 * (rt::lit::<T>(0.5) * t5) - t37 * t26) * t38;
                            let t40 = h * t39;
                            let t41 = t40 + t36 * t27 - ahead3_new * t40;
                            let t42 = inv_ahead1_new * (h_squared * t10) * t3
                                * (inv_ahead1_new * t19)
                                - t23 * (h * t25 + t8 * (half_eps_h * t5));
                            let t43 = half_h * t42;
                            let t44 = t43 - ahead3_new * t43;
                            let t45 = t8 * quarter_h_ahead4
                                + t38
                                    * (t25 * t41
                                        + (t29 * (rt::lit::<T>(0.5) * t35) - t37 * t31));
                            (
                                [
                                    xi_rate - rt::lit::<T>(0.5) * t30,
                                    rho1_rate - rt::lit::<T>(0.5) * (t31 + ahead4 * (eps - t9)),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0)
                                            - (t41 - t36 * t30) * (rt::lit::<T>(0.5) * inv_ahead1_new),
                                        t44 * (rt::lit::<T>(-0.5) * inv_ahead1_new),
                                    ],
                                    [
                                        -t45,
                                        rt::lit::<T>(1.0)
                                            - t38 * (t29 * (half_eps_h * t8) + t25 * t44),
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
                let rho1_new_2 = rho1 + rho1_rate_h;
                let rho1_plus_rho1_new_2 = rho1 + rho1_new_2;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
                let t4 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                let ahead1_new = eps * (eps - t4) + rt::lit::<T>(1.0);
                let inv_ahead1_new = rt::lit::<T>(1.0) / ahead1_new;
                let t46 = rho1_plus_rho1_new_2 * inv_ahead1_new;
                let xi_rate_half_h = half_h * xi_rate;
                let t7 = xi + xi_rate_half_h;
                let ((sin_xi_rate_half_h, _), (t8, t9)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_rate_half_h,
                    t7,
                );
                let t10 = t9 - eps;
                let t11 = half_h * t10;
                let x1_new_2 = x1 + t46 * t11;
                let x2_new_2 = x2 + half_h * t8 * t46;
                let twice_x1_new_2 = rt::lit::<T>(2.0) * x1_new_2;
                let t47 = twice_x1_new_2 - rho2_squared;
                let t15 = rt::div_or_one(sin_xi_rate_half_h, xi_rate_half_h);
                let t16 = rt::lit::<T>(0.5) * (xi + xi_new_2);
                let (_, (t17, _)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_rate_half_h,
                    t16,
                );
                let t48 = (rt::lit::<T>(2.0) * t47
                    + twice_inv_ahead1 * (ahead3 * t47 + (t1 - twice_x1_new_2)))
                    * (inv_ahead1_new * (t15 * (half_eps * t17)));
                let t24 = rho1 + half_h * rho1_rate;
                let t21 = eps * (eps - rt::lit::<T>(2.0) * t9) + rt::lit::<T>(1.0);
                let t22 = ahead1_new * t21;
                let rho2_new_2 = rho2
                    + h * (t48 - t8 * (rho1_plus_rho1_new_2 * (half_eps * t24)) / t22);
                let ahead2_new = eps * sin_xi_ahead_new;
                let t28 = t4 - eps;
                let ahead3_new = eps * t28;
                let ahead4_new = inv_ahead1_new * (twice_eps * t28 - rt::lit::<T>(2.0));
                let ahead5_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead6_new = k1 * cos_xi_ahead_new - k2;
                let ahead7_new = rt::abs(inv_h * xi_new_2);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                if !rt::all_finite([carried[1], carried[2], carried[4]]) {
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
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
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
                let [_, _, xi, _, _, ahead1, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d8ea5cf638c5d5a6c8c3434bb425a2d0";
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
        /// | each step | 41 | 63 | 5 | 0 | 6 | 1 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (9).
            type Carried = [T; 14];
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
                let twice_cos_xi = rt::lit::<T>(2.0) * cos_xi;
                let t1 = eps * (eps - twice_cos_xi) + rt::lit::<T>(1.0);
                let t2 = twice_cos_xi - eps;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * (cos_xi - eps) + x2_dot * sin_xi,
                    xi_dot,
                    t1,
                    eps * sin_xi,
                    eps * t2,
                    (twice_eps * t2 - rt::lit::<T>(2.0)) / t1,
                    rt::lit::<T>(2.0) * sin_xi,
                    k1 * cos_xi - k2,
                    rt::abs(inv_h * xi),
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
                let [x1, x2, xi, rho1, rho2, ahead1, ahead2, ahead3, ahead4, ahead5,
                ahead6, ahead7, sin_xi_ahead, cos_xi_ahead] = motion.carried;
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
                let t1 = rho2_squared + rho1 * rho1;
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
                            let rho2_new_2 = half_h * rho2_rate_second + t66;
                            let t72 = t66 + rho2_new_2;
                            let t73 = t72 - t41 * t72;
                            let t74 = t59 * t73;
                            let t75 = rt::lit::<T>(0.125) * t74;
                            let t76 = t7 + t75;
                            let ((t77, t78), (t79, t80)) = rt::halfway(
                                (t8, t9),
                                t75,
                                t76,
                            );
                            let t81 = rt::lit::<T>(1.0)
                                / (t11
                                    * (eps * (eps - rt::lit::<T>(2.0) * t80)
                                        + rt::lit::<T>(1.0)));
                            let t82 = t58 + quarter_h * rho1_rate_second;
                            let t83 = t82 * (eps * t79);
                            let t84 = t81 * (t73 * t83);
                            let xi_new_2 = t7 + rt::lit::<T>(0.25) * t74;
                            let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::sin_cos(
                                xi_new_2,
                            );
                            let t85 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                            let t86 = t85 - eps;
                            let t87 = twice_eps * t86 - rt::lit::<T>(2.0);
                            let ahead1_new = eps * (eps - t85) + rt::lit::<T>(1.0);
                            let inv_ahead1_new = rt::lit::<T>(1.0) / ahead1_new;
                            let t88 = t87 * inv_ahead1_new;
                            let t89 = eps - t80;
                            let rho1_new_2 = half_h * rho1_rate_second + t58;
                            let t90 = t58 + rho1_new_2;
                            let t91 = t81 * (t90 * t83);
                            let rho2_new_2_squared = rho2_new_2 * rho2_new_2;
                            let t92 = t63 - rho2_new_2_squared;
                            let ahead3_new = eps * t86;
                            let t93 = t92
                                + inv_ahead1_new
                                    * (ahead3_new * t92
                                        + (rho2_new_2_squared + (rho1_new_2 * rho1_new_2 - t63)));
                            let t94 = -t75;
                            let t95 = rt::div_or_one(-t77, t94);
                            let t96 = rt::lit::<T>(0.5) * (t7 + xi_new_2);
                            let (_, (t97, t98)) = rt::halfway((t8, t9), t75, t96);
                            let t99 = t95 * (eps * t97);
                            let t100 = t79 * t68;
                            let t101 = sin_xi_ahead_new * t69;
                            let t102 = rt::lit::<T>(0.5) * t101;
                            let t103 = t80 * (t82 * t69);
                            let t104 = rt::lit::<T>(0.25) * (t100 * t70);
                            let t105 = t88 * (rt::lit::<T>(0.125) * t100)
                                - (t101 + t88 * t102) * (inv_ahead1_new * t89)
                                + t81
                                    * (t67 * t83 + t103 * (rt::lit::<T>(0.125) * t73)
                                        - t84 * t104);
                            let t106 = t81
                                * (rt::lit::<T>(0.5)
                                    * (half_h * t83 + t79 * (quarter_eps_h * t90)))
                                - t99 * (h * rho1_new_2) / (t11 * ahead1_new);
                            let h_rho2_new_2 = h * rho2_new_2;
                            let t107 = t93
                                * (eps
                                    * (t95 * (t98 * t71)
                                        + t97 * rt::div_or_zero((t95 - t78) * t71, t94)));
                            let t108 = t12
                                * (t99
                                    * (inv_ahead1_new
                                        * (h_rho2_new_2 - ahead3_new * h_rho2_new_2 - t93 * t102)
                                        - h_rho2_new_2) + t107);
                            (
                                [
                                    rho1_rate_second - rt::lit::<T>(0.5) * (t84 + t88 * t89),
                                    rho2_rate_second + rt::lit::<T>(0.5) * t91
                                        - t93 * (t12 * t99),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t81 * (t79 * (k4 * t73)),
                                        -(rt::lit::<T>(0.5) * t105),
                                    ],
                                    [
                                        t106,
                                        (t103 * (rt::lit::<T>(0.125) * t90) - t91 * t104)
                                            * (rt::lit::<T>(0.5) * t81) + rt::lit::<T>(1.0) - t108,
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
                let rho2_new_2 = half_h * rho2_rate_second + t66;
                let t72 = t66 + rho2_new_2;
                let t73 = t72 - t41 * t72;
                let t74 = t59 * t73;
                let t75 = rt::lit::<T>(0.125) * t74;
                let t76 = t7 + t75;
                let (_, (t79, t80)) = rt::halfway((t8, t9), t75, t76);
                let rho1_new_2 = half_h * rho1_rate_second + t58;
                let t90 = t58 + rho1_new_2;
                let t109 = t12 * t90;
                let x1_new_2 = t62 + (t80 - eps) * (quarter_h * t109);
                let x2_new_2 = x2 + quarter_h * (t17 * t61 + t109 * t79);
                let xi_new_2 = t7 + rt::lit::<T>(0.25) * t74;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    half_h_xi_rate_first + rt::lit::<T>(0.25) * t74,
                    xi_new_2,
                    tally,
                );
                let t85 = rt::lit::<T>(2.0) * cos_xi_ahead_new;
                let ahead1_new = eps * (eps - t85) + rt::lit::<T>(1.0);
                let ahead2_new = eps * sin_xi_ahead_new;
                let t86 = t85 - eps;
                let ahead3_new = eps * t86;
                let t87 = twice_eps * t86 - rt::lit::<T>(2.0);
                let ahead4_new = t87 / ahead1_new;
                let ahead5_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead6_new = k1 * cos_xi_ahead_new - k2;
                let ahead7_new = rt::abs(inv_h * xi_new_2);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.push(solution2.x, solution2.unusual());
                motion.tally.record(solution2.iterations, solution2.restarted);
                motion.memory.2.advance(measure);
                Ok(())
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
                let [_, _, xi, _, _, ahead1, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "40af5cc928da7e362b312346fa9e78fb";
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
        /// | once, from the step size | 0 | 124 | 1 | 0 | 0 | 0 |
        /// | each step | 81 | 93 | 8 | 0 | 11 | 1 |
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
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (7).
            type Carried = [T; 12];
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
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * (cos_xi - eps) + x2_dot * sin_xi,
                    xi_dot,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    eps * sin_xi,
                    rt::lit::<T>(2.0) * sin_xi,
                    k33 * cos_xi - k34,
                    rt::abs(inv_h * xi),
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
                let [x1, x2, xi, rho1, rho2, ahead1, ahead2, ahead3, ahead4, ahead5,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
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
                } = *setting.scheme();
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
                    let t8 = eps * (eps - t7) + rt::lit::<T>(1.0);
                    let t9 = rt::lit::<T>(1.0) / t8;
                    let t10 = k43 * rho2_rate_2 + (rho2 + k35 * rho2_rate_1);
                    let t11 = t7 - eps;
                    let t12 = twice_eps * t11;
                    let t13 = rt::lit::<T>(2.0) - t12;
                    let t14 = t9 * (t10 * t13);
                    let t15 = k44 * xi_rate_2 + (xi + k36 * xi_rate_1);
                    let (t16, t17) = rt::sin_cos(t15);
                    let t18 = rt::lit::<T>(2.0) * t17;
                    let t19 = eps * (eps - t18) + rt::lit::<T>(1.0);
                    let t20 = rt::lit::<T>(1.0) / t19;
                    let t21 = k44 * rho2_rate_2 + (rho2 + k36 * rho2_rate_1);
                    let t22 = t18 - eps;
                    let t23 = twice_eps * t22;
                    let t24 = rt::lit::<T>(2.0) - t23;
                    let t25 = t20 * (t21 * t24);
                    let t26 = k45 * xi_rate_2 + (xi + k37 * xi_rate_1);
                    let (t27, t28) = rt::sin_cos(t26);
                    let t29 = rt::lit::<T>(2.0) * t28;
                    let t30 = eps * (eps - t29) + rt::lit::<T>(1.0);
                    let t31 = rt::lit::<T>(1.0) / t30;
                    let t32 = k45 * rho2_rate_2 + (rho2 + k37 * rho2_rate_1);
                    let t33 = t29 - eps;
                    let t34 = twice_eps * t33;
                    let t35 = rt::lit::<T>(2.0) - t34;
                    let t36 = t31 * (t32 * t35);
                    let t37 = k46 * xi_rate_2 + (xi + k38 * xi_rate_1);
                    let (t38, t39) = rt::sin_cos(t37);
                    let t40 = rt::lit::<T>(2.0) * t39;
                    let t41 = eps * (eps - t40) + rt::lit::<T>(1.0);
                    let t42 = rt::lit::<T>(1.0) / t41;
                    let t43 = k46 * rho2_rate_2 + (rho2 + k38 * rho2_rate_1);
                    let t44 = t40 - eps;
                    let t45 = twice_eps * t44;
                    let t46 = rt::lit::<T>(2.0) - t45;
                    let t47 = t42 * (t43 * t46);
                    let t48 = k47 * xi_rate_2 + (xi + k39 * xi_rate_1);
                    let (t49, t50) = rt::sin_cos(t48);
                    let t51 = rt::lit::<T>(2.0) * t50;
                    let t52 = eps * (eps - t51) + rt::lit::<T>(1.0);
                    let t53 = rt::lit::<T>(1.0) / t52;
                    let t54 = k47 * rho2_rate_2 + (rho2 + k39 * rho2_rate_1);
                    let t55 = t51 - eps;
                    let t56 = twice_eps * t55;
                    let t57 = rt::lit::<T>(2.0) - t56;
                    let t58 = t53 * (t54 * t57);
                    let t59 = k48 * xi_rate_2 + (xi + k40 * xi_rate_1);
                    let (t60, t61) = rt::sin_cos(t59);
                    let t62 = rt::lit::<T>(2.0) * t61;
                    let t63 = eps * (eps - t62) + rt::lit::<T>(1.0);
                    let t64 = rt::lit::<T>(1.0) / t63;
                    let t65 = k48 * rho2_rate_2 + (rho2 + k40 * rho2_rate_1);
                    let t66 = t62 - eps;
                    let t67 = twice_eps * t66;
                    let t68 = rt::lit::<T>(2.0) - t67;
                    let t69 = t64 * (t65 * t68);
                    let t70 = k49 * xi_rate_2 + (xi + k41 * xi_rate_1);
                    let (t71, t72) = rt::sin_cos(t70);
                    let t73 = rt::lit::<T>(2.0) * t72;
                    let t74 = eps * (eps - t73) + rt::lit::<T>(1.0);
                    let t75 = rt::lit::<T>(1.0) / t74;
                    let t76 = k49 * rho2_rate_2 + (rho2 + k41 * rho2_rate_1);
                    let t77 = t73 - eps;
                    let t78 = twice_eps * t77;
                    let t79 = rt::lit::<T>(2.0) - t78;
                    let t80 = t75 * (t76 * t79);
                    let t81 = k50 * xi_rate_2 + (xi + k42 * xi_rate_1);
                    let (t82, t83) = rt::sin_cos(t81);
                    let t84 = rt::lit::<T>(2.0) * t83;
                    let t85 = eps * (eps - t84) + rt::lit::<T>(1.0);
                    let t86 = rt::lit::<T>(1.0) / t85;
                    let t87 = k50 * rho2_rate_2 + (rho2 + k42 * rho2_rate_1);
                    let t88 = t84 - eps;
                    let t89 = twice_eps * t88;
                    let t90 = rt::lit::<T>(2.0) - t89;
                    let t91 = t86 * (t87 * t90);
                    let t92 = k8 * t14 + k7 * t25 + (k6 * t36 + k5 * t47)
                        + (k4 * t58 + k3 * t69 + (k2 * t80 + k1 * t91));
                    let t93 = k52 * xi_rate_2 + (xi + k51 * xi_rate_1);
                    let (t94, t95) = rt::sin_cos(t93);
                    let t96 = eps - t95;
                    let t97 = t12 - rt::lit::<T>(2.0);
                    let t98 = t97 * t9;
                    let t99 = t23 - rt::lit::<T>(2.0);
                    let t100 = t99 * t20;
                    let t101 = t34 - rt::lit::<T>(2.0);
                    let t102 = t101 * t31;
                    let t103 = t45 - rt::lit::<T>(2.0);
                    let t104 = t103 * t42;
                    let t105 = t56 - rt::lit::<T>(2.0);
                    let t106 = t105 * t53;
                    let t107 = t67 - rt::lit::<T>(2.0);
                    let t108 = t107 * t64;
                    let t109 = t78 - rt::lit::<T>(2.0);
                    let t110 = t109 * t75;
                    let t111 = t89 - rt::lit::<T>(2.0);
                    let t112 = t111 * t86;
                    let t113 = k8 * t98 + k7 * t100 + (k6 * t102 + k5 * t104)
                        + (k4 * t106 + k3 * t108 + (k2 * t110 + k1 * t112));
                    let t114 = t96 * t113;
                    let t117 = k52 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                    let t115 = eps * (eps - rt::lit::<T>(2.0) * t95) + rt::lit::<T>(1.0);
                    let t486 = t94 * (eps * t117) / t115;
                    let t136 = k54 * xi_rate_2 + (xi + k53 * xi_rate_1);
                    let (t137, t138) = rt::sin_cos(t136);
                    let t139 = t138 - eps;
                    let t119 = k43 * rho1_rate_2 + (rho1 + k35 * rho1_rate_1);
                    let t120 = t119 * t9;
                    let t121 = k44 * rho1_rate_2 + (rho1 + k36 * rho1_rate_1);
                    let t122 = t121 * t20;
                    let t123 = k45 * rho1_rate_2 + (rho1 + k37 * rho1_rate_1);
                    let t124 = t123 * t31;
                    let t125 = k46 * rho1_rate_2 + (rho1 + k38 * rho1_rate_1);
                    let t126 = t125 * t42;
                    let t127 = k47 * rho1_rate_2 + (rho1 + k39 * rho1_rate_1);
                    let t128 = t127 * t53;
                    let t129 = k48 * rho1_rate_2 + (rho1 + k40 * rho1_rate_1);
                    let t130 = t129 * t64;
                    let t131 = k49 * rho1_rate_2 + (rho1 + k41 * rho1_rate_1);
                    let t132 = t131 * t75;
                    let t133 = k50 * rho1_rate_2 + (rho1 + k42 * rho1_rate_1);
                    let t134 = t133 * t86;
                    let t140 = rt::lit::<T>(-0.03357096720958545) * t120
                        + rt::lit::<T>(-0.042237587700185465) * t122
                        + (rt::lit::<T>(0.014077768468017546) * t124
                            + rt::lit::<T>(0.12372628666282504) * t126)
                        + (rt::lit::<T>(0.23895749671553695) * t128
                            + rt::lit::<T>(0.29962887740986976) * t130
                            + (rt::lit::<T>(0.2646186221535599) * t132
                                + rt::lit::<T>(0.13479950349996173) * t134));
                    let t141 = t139 * t140;
                    let t142 = t95 - eps;
                    let t135 = rt::lit::<T>(0.13479950349996173) * t120
                        + rt::lit::<T>(0.2646186221535599) * t122
                        + (rt::lit::<T>(0.29962887740986976) * t124
                            + rt::lit::<T>(0.23895749671553695) * t126)
                        + (rt::lit::<T>(0.12372628666282504) * t128
                            + rt::lit::<T>(0.014077768468017546) * t130
                            + (rt::lit::<T>(-0.042237587700185465) * t132
                                + rt::lit::<T>(-0.03357096720958545) * t134));
                    let t143 = t142 * t135;
                    let t171 = rt::lit::<T>(2.0) * (k44 * t141 + (x1 + k36 * t143));
                    let t172 = t21 * t21;
                    let t173 = t171 - t172;
                    let t174 = eps * t22;
                    let t175 = t173 + t20 * (t174 * t173 + (t172 + t121 * t121 - t171));
                    let t176 = t175 * (t20 * (twice_eps * t16));
                    let t177 = rt::lit::<T>(2.0) * (k45 * t141 + (x1 + k37 * t143));
                    let t178 = t32 * t32;
                    let t179 = t177 - t178;
                    let t180 = eps * t33;
                    let t181 = t179 + t31 * (t180 * t179 + (t178 + t123 * t123 - t177));
                    let t182 = t181 * (t31 * (twice_eps * t27));
                    let t183 = rt::lit::<T>(2.0) * (k46 * t141 + (x1 + k38 * t143));
                    let t184 = t43 * t43;
                    let t185 = t183 - t184;
                    let t186 = eps * t44;
                    let t187 = t185 + t42 * (t186 * t185 + (t184 + t125 * t125 - t183));
                    let t188 = t187 * (t42 * (twice_eps * t38));
                    let t189 = rt::lit::<T>(2.0) * (k47 * t141 + (x1 + k39 * t143));
                    let t190 = t54 * t54;
                    let t191 = t189 - t190;
                    let t192 = eps * t55;
                    let t193 = t191 + t53 * (t192 * t191 + (t190 + t127 * t127 - t189));
                    let t194 = t193 * (t53 * (twice_eps * t49));
                    let t195 = k7 * t176 + k6 * t182 + (k5 * t188 + k4 * t194);
                    let t158 = rt::lit::<T>(2.0) * (k48 * t141 + (x1 + k40 * t143));
                    let t159 = t65 * t65;
                    let t160 = t158 - t159;
                    let t161 = eps * t66;
                    let t162 = t160 + t64 * (t161 * t160 + (t159 + t129 * t129 - t158));
                    let t163 = t162 * (t64 * (twice_eps * t60));
                    let t164 = rt::lit::<T>(2.0) * (k49 * t141 + (x1 + k41 * t143));
                    let t165 = t76 * t76;
                    let t166 = t164 - t165;
                    let t167 = eps * t77;
                    let t168 = t166 + t75 * (t167 * t166 + (t165 + t131 * t131 - t164));
                    let t169 = t168 * (t75 * (twice_eps * t71));
                    let t170 = k3 * t163 + k2 * t169;
                    let t151 = rt::lit::<T>(2.0) * (k50 * t141 + (x1 + k42 * t143));
                    let t152 = t87 * t87;
                    let t153 = t151 - t152;
                    let t154 = eps * t88;
                    let t155 = t153 + t86 * (t154 * t153 + (t152 + t133 * t133 - t151));
                    let t156 = t155 * (t86 * (twice_eps * t82));
                    let t157 = k1 * t156;
                    let t144 = rt::lit::<T>(2.0) * (k43 * t141 + (x1 + k35 * t143));
                    let t145 = t10 * t10;
                    let t146 = t144 - t145;
                    let t147 = eps * t11;
                    let t148 = t146 + t9 * (t147 * t146 + (t145 + t119 * t119 - t144));
                    let t149 = t148 * (t9 * (twice_eps * t5));
                    let t150 = k8 * t149;
                    let t196 = k16 * t14 + k15 * t25 + (k14 * t36 + k13 * t47)
                        + (k12 * t58 + k11 * t69 + (k10 * t80 + k9 * t91));
                    let t197 = eps - t138;
                    let t198 = k16 * t98 + k15 * t100 + (k14 * t102 + k13 * t104)
                        + (k12 * t106 + k11 * t108 + (k10 * t110 + k9 * t112));
                    let t199 = t197 * t198;
                    let t202 = k54 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                    let t200 = eps * (eps - rt::lit::<T>(2.0) * t138)
                        + rt::lit::<T>(1.0);
                    let t487 = t137 * (eps * t202) / t200;
                    let t207 = k15 * t176 + k14 * t182 + (k13 * t188 + k12 * t194);
                    let t206 = k11 * t163 + k10 * t169;
                    let t205 = k9 * t156;
                    let t204 = k16 * t149;
                    solution1
                        .update([
                            t92,
                            t114 + t92 * t486,
                            t195 + (t170 + (t157 + (t150 - t135 * t486))),
                            t196,
                            t199 + t196 * t487,
                            t207 + (t206 + (t205 + (t204 - t140 * t487))),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = (ahead4 + ahead2 * (rho1 * rho2 + ahead3))
                                * (rt::lit::<T>(1.0) / ahead1);
                            [rho2, t1, rt::lit::<T>(0.0), rho2, t1, rt::lit::<T>(0.0)]
                        },
                        move || {
                            let t2 = rt::abs(inv_h * rho1);
                            let t3 = rt::abs(inv_h * rho2);
                            [ahead5, t2, t3, ahead5, t2, t3]
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
                            let t8 = eps * (eps - t7) + rt::lit::<T>(1.0);
                            let t9 = rt::lit::<T>(1.0) / t8;
                            let t10 = k43 * rho2_rate_2 + (rho2 + k35 * rho2_rate_1);
                            let t11 = t7 - eps;
                            let t12 = twice_eps * t11;
                            let t13 = rt::lit::<T>(2.0) - t12;
                            let t14 = t9 * (t10 * t13);
                            let t15 = k44 * xi_rate_2 + (xi + k36 * xi_rate_1);
                            let (t16, t17) = rt::sin_cos(t15);
                            let t18 = rt::lit::<T>(2.0) * t17;
                            let t19 = eps * (eps - t18) + rt::lit::<T>(1.0);
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = k44 * rho2_rate_2 + (rho2 + k36 * rho2_rate_1);
                            let t22 = t18 - eps;
                            let t23 = twice_eps * t22;
                            let t24 = rt::lit::<T>(2.0) - t23;
                            let t25 = t20 * (t21 * t24);
                            let t26 = k45 * xi_rate_2 + (xi + k37 * xi_rate_1);
                            let (t27, t28) = rt::sin_cos(t26);
                            let t29 = rt::lit::<T>(2.0) * t28;
                            let t30 = eps * (eps - t29) + rt::lit::<T>(1.0);
                            let t31 = rt::lit::<T>(1.0) / t30;
                            let t32 = k45 * rho2_rate_2 + (rho2 + k37 * rho2_rate_1);
                            let t33 = t29 - eps;
                            let t34 = twice_eps * t33;
                            let t35 = rt::lit::<T>(2.0) - t34;
                            let t36 = t31 * (t32 * t35);
                            let t37 = k46 * xi_rate_2 + (xi + k38 * xi_rate_1);
                            let (t38, t39) = rt::sin_cos(t37);
                            let t40 = rt::lit::<T>(2.0) * t39;
                            let t41 = eps * (eps - t40) + rt::lit::<T>(1.0);
                            let t42 = rt::lit::<T>(1.0) / t41;
                            let t43 = k46 * rho2_rate_2 + (rho2 + k38 * rho2_rate_1);
                            let t44 = t40 - eps;
                            let t45 = twice_eps * t44;
                            let t46 = rt::lit::<T>(2.0) - t45;
                            let t47 = t42 * (t43 * t46);
                            let t48 = k47 * xi_rate_2 + (xi + k39 * xi_rate_1);
                            let (t49, t50) = rt::sin_cos(t48);
                            let t51 = rt::lit::<T>(2.0) * t50;
                            let t52 = eps * (eps - t51) + rt::lit::<T>(1.0);
                            let t53 = rt::lit::<T>(1.0) / t52;
                            let t54 = k47 * rho2_rate_2 + (rho2 + k39 * rho2_rate_1);
                            let t55 = t51 - eps;
                            let t56 = twice_eps * t55;
                            let t57 = rt::lit::<T>(2.0) - t56;
                            let t58 = t53 * (t54 * t57);
                            let t59 = k48 * xi_rate_2 + (xi + k40 * xi_rate_1);
                            let (t60, t61) = rt::sin_cos(t59);
                            let t62 = rt::lit::<T>(2.0) * t61;
                            let t63 = eps * (eps - t62) + rt::lit::<T>(1.0);
                            let t64 = rt::lit::<T>(1.0) / t63;
                            let t65 = k48 * rho2_rate_2 + (rho2 + k40 * rho2_rate_1);
                            let t66 = t62 - eps;
                            let t67 = twice_eps * t66;
                            let t68 = rt::lit::<T>(2.0) - t67;
                            let t69 = t64 * (t65 * t68);
                            let t70 = k49 * xi_rate_2 + (xi + k41 * xi_rate_1);
                            let (t71, t72) = rt::sin_cos(t70);
                            let t73 = rt::lit::<T>(2.0) * t72;
                            let t74 = eps * (eps - t73) + rt::lit::<T>(1.0);
                            let t75 = rt::lit::<T>(1.0) / t74;
                            let t76 = k49 * rho2_rate_2 + (rho2 + k41 * rho2_rate_1);
                            let t77 = t73 - eps;
                            let t78 = twice_eps * t77;
                            let t79 = rt::lit::<T>(2.0) - t78;
                            let t80 = t75 * (t76 * t79);
                            let t81 = k50 * xi_rate_2 + (xi + k42 * xi_rate_1);
                            let (t82, t83) = rt::sin_cos(t81);
                            let t84 = rt::lit::<T>(2.0) * t83;
                            let t85 = eps * (eps - t84) + rt::lit::<T>(1.0);
                            let t86 = rt::lit::<T>(1.0) / t85;
                            let t87 = k50 * rho2_rate_2 + (rho2 + k42 * rho2_rate_1);
                            let t88 = t84 - eps;
                            let t89 = twice_eps * t88;
                            let t90 = rt::lit::<T>(2.0) - t89;
                            let t91 = t86 * (t87 * t90);
                            let t92 = k8 * t14 + k7 * t25 + (k6 * t36 + k5 * t47)
                                + (k4 * t58 + k3 * t69 + (k2 * t80 + k1 * t91));
                            let t93 = k52 * xi_rate_2 + (xi + k51 * xi_rate_1);
                            let (t94, t95) = rt::sin_cos(t93);
                            let t96 = eps - t95;
                            let t97 = t12 - rt::lit::<T>(2.0);
                            let t98 = t97 * t9;
                            let t99 = t23 - rt::lit::<T>(2.0);
                            let t100 = t99 * t20;
                            let t101 = t34 - rt::lit::<T>(2.0);
                            let t102 = t101 * t31;
                            let t103 = t45 - rt::lit::<T>(2.0);
                            let t104 = t103 * t42;
                            let t105 = t56 - rt::lit::<T>(2.0);
                            let t106 = t105 * t53;
                            let t107 = t67 - rt::lit::<T>(2.0);
                            let t108 = t107 * t64;
                            let t109 = t78 - rt::lit::<T>(2.0);
                            let t110 = t109 * t75;
                            let t111 = t89 - rt::lit::<T>(2.0);
                            let t112 = t111 * t86;
                            let t113 = k8 * t98 + k7 * t100 + (k6 * t102 + k5 * t104)
                                + (k4 * t106 + k3 * t108 + (k2 * t110 + k1 * t112));
                            let t114 = t96 * t113;
                            let t115 = eps * (eps - rt::lit::<T>(2.0) * t95)
                                + rt::lit::<T>(1.0);
                            let t116 = rt::lit::<T>(1.0) / t115;
                            let t117 = k52 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                            let t118 = t116 * (t117 * (eps * t94));
                            let t119 = k43 * rho1_rate_2 + (rho1 + k35 * rho1_rate_1);
                            let t120 = t119 * t9;
                            let t121 = k44 * rho1_rate_2 + (rho1 + k36 * rho1_rate_1);
                            let t122 = t121 * t20;
                            let t123 = k45 * rho1_rate_2 + (rho1 + k37 * rho1_rate_1);
                            let t124 = t123 * t31;
                            let t125 = k46 * rho1_rate_2 + (rho1 + k38 * rho1_rate_1);
                            let t126 = t125 * t42;
                            let t127 = k47 * rho1_rate_2 + (rho1 + k39 * rho1_rate_1);
                            let t128 = t127 * t53;
                            let t129 = k48 * rho1_rate_2 + (rho1 + k40 * rho1_rate_1);
                            let t130 = t129 * t64;
                            let t131 = k49 * rho1_rate_2 + (rho1 + k41 * rho1_rate_1);
                            let t132 = t131 * t75;
                            let t133 = k50 * rho1_rate_2 + (rho1 + k42 * rho1_rate_1);
                            let t134 = t133 * t86;
                            let t135 = rt::lit::<T>(0.13479950349996173) * t120
                                + rt::lit::<T>(0.2646186221535599) * t122
                                + (rt::lit::<T>(0.29962887740986976) * t124
                                    + rt::lit::<T>(0.23895749671553695) * t126)
                                + (rt::lit::<T>(0.12372628666282504) * t128
                                    + rt::lit::<T>(0.014077768468017546) * t130
                                    + (rt::lit::<T>(-0.042237587700185465) * t132
                                        + rt::lit::<T>(-0.03357096720958545) * t134));
                            let t136 = k54 * xi_rate_2 + (xi + k53 * xi_rate_1);
                            let (t137, t138) = rt::sin_cos(t136);
                            let t139 = t138 - eps;
                            let t140 = rt::lit::<T>(-0.03357096720958545) * t120
                                + rt::lit::<T>(-0.042237587700185465) * t122
                                + (rt::lit::<T>(0.014077768468017546) * t124
                                    + rt::lit::<T>(0.12372628666282504) * t126)
                                + (rt::lit::<T>(0.23895749671553695) * t128
                                    + rt::lit::<T>(0.29962887740986976) * t130
                                    + (rt::lit::<T>(0.2646186221535599) * t132
                                        + rt::lit::<T>(0.13479950349996173) * t134));
                            let t141 = t139 * t140;
                            let t142 = t95 - eps;
                            let t143 = t142 * t135;
                            let t144 = rt::lit::<T>(2.0)
                                * (k43 * t141 + (x1 + k35 * t143));
                            let t145 = t10 * t10;
                            let t146 = t144 - t145;
                            let t147 = eps * t11;
                            let t148 = t146
                                + t9 * (t147 * t146 + (t145 + t119 * t119 - t144));
                            let t149 = t148 * (t9 * (twice_eps * t5));
                            let t150 = k8 * t149;
                            let t151 = rt::lit::<T>(2.0)
                                * (k50 * t141 + (x1 + k42 * t143));
                            let t152 = t87 * t87;
                            let t153 = t151 - t152;
                            let t154 = eps * t88;
                            let t155 = t153
                                + t86 * (t154 * t153 + (t152 + t133 * t133 - t151));
                            let t156 = t155 * (t86 * (twice_eps * t82));
                            let t157 = k1 * t156;
                            let t158 = rt::lit::<T>(2.0)
                                * (k48 * t141 + (x1 + k40 * t143));
                            let t159 = t65 * t65;
                            let t160 = t158 - t159;
                            let t161 = eps * t66;
                            let t162 = t160
                                + t64 * (t161 * t160 + (t159 + t129 * t129 - t158));
                            let t163 = t162 * (t64 * (twice_eps * t60));
                            let t164 = rt::lit::<T>(2.0)
                                * (k49 * t141 + (x1 + k41 * t143));
                            let t165 = t76 * t76;
                            let t166 = t164 - t165;
                            let t167 = eps * t77;
                            let t168 = t166
                                + t75 * (t167 * t166 + (t165 + t131 * t131 - t164));
                            let t169 = t168 * (t75 * (twice_eps * t71));
                            let t170 = k3 * t163 + k2 * t169;
                            let t171 = rt::lit::<T>(2.0)
                                * (k44 * t141 + (x1 + k36 * t143));
                            let t172 = t21 * t21;
                            let t173 = t171 - t172;
                            let t174 = eps * t22;
                            let t175 = t173
                                + t20 * (t174 * t173 + (t172 + t121 * t121 - t171));
                            let t176 = t175 * (t20 * (twice_eps * t16));
                            let t177 = rt::lit::<T>(2.0)
                                * (k45 * t141 + (x1 + k37 * t143));
                            let t178 = t32 * t32;
                            let t179 = t177 - t178;
                            let t180 = eps * t33;
                            let t181 = t179
                                + t31 * (t180 * t179 + (t178 + t123 * t123 - t177));
                            let t182 = t181 * (t31 * (twice_eps * t27));
                            let t183 = rt::lit::<T>(2.0)
                                * (k46 * t141 + (x1 + k38 * t143));
                            let t184 = t43 * t43;
                            let t185 = t183 - t184;
                            let t186 = eps * t44;
                            let t187 = t185
                                + t42 * (t186 * t185 + (t184 + t125 * t125 - t183));
                            let t188 = t187 * (t42 * (twice_eps * t38));
                            let t189 = rt::lit::<T>(2.0)
                                * (k47 * t141 + (x1 + k39 * t143));
                            let t190 = t54 * t54;
                            let t191 = t189 - t190;
                            let t192 = eps * t55;
                            let t193 = t191
                                + t53 * (t192 * t191 + (t190 + t127 * t127 - t189));
                            let t194 = t193 * (t53 * (twice_eps * t49));
                            let t195 = k7 * t176 + k6 * t182 + (k5 * t188 + k4 * t194);
                            let t196 = k16 * t14 + k15 * t25 + (k14 * t36 + k13 * t47)
                                + (k12 * t58 + k11 * t69 + (k10 * t80 + k9 * t91));
                            let t197 = eps - t138;
                            let t198 = k16 * t98 + k15 * t100 + (k14 * t102 + k13 * t104)
                                + (k12 * t106 + k11 * t108 + (k10 * t110 + k9 * t112));
                            let t199 = t197 * t198;
                            let t200 = eps * (eps - rt::lit::<T>(2.0) * t138)
                                + rt::lit::<T>(1.0);
                            let t201 = rt::lit::<T>(1.0) / t200;
                            let t202 = k54 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                            let t203 = t201 * (t202 * (eps * t137));
                            let t204 = k16 * t149;
                            let t205 = k9 * t156;
                            let t206 = k11 * t163 + k10 * t169;
                            let t207 = k15 * t176 + k14 * t182
                                + (k13 * t188 + k12 * t194);
                            let t208 = k55 * t5;
                            let t209 = t208 * t9;
                            let t210 = rt::lit::<T>(4.0) * t10 - rt::lit::<T>(2.0) * t14;
                            let t211 = t209 * t210;
                            let t212 = k56 * t16;
                            let t213 = t212 * t20;
                            let t214 = rt::lit::<T>(4.0) * t21 - rt::lit::<T>(2.0) * t25;
                            let t215 = t213 * t214;
                            let t216 = k57 * t27;
                            let t217 = t216 * t31;
                            let t218 = rt::lit::<T>(4.0) * t32 - rt::lit::<T>(2.0) * t36;
                            let t219 = t217 * t218;
                            let t220 = k58 * t38;
                            let t221 = t220 * t42;
                            let t222 = rt::lit::<T>(4.0) * t43 - rt::lit::<T>(2.0) * t47;
                            let t223 = t221 * t222;
                            let t224 = k59 * t49;
                            let t225 = t224 * t53;
                            let t226 = rt::lit::<T>(4.0) * t54 - rt::lit::<T>(2.0) * t58;
                            let t227 = t225 * t226;
                            let t228 = k60 * t60;
                            let t229 = t228 * t64;
                            let t230 = rt::lit::<T>(4.0) * t65 - rt::lit::<T>(2.0) * t69;
                            let t231 = t229 * t230;
                            let t232 = k61 * t71;
                            let t233 = t232 * t75;
                            let t234 = rt::lit::<T>(4.0) * t76 - rt::lit::<T>(2.0) * t80;
                            let t235 = t233 * t234;
                            let t236 = k62 * t82;
                            let t237 = t236 * t86;
                            let t238 = rt::lit::<T>(4.0) * t87 - rt::lit::<T>(2.0) * t91;
                            let t239 = t237 * t238;
                            let t240 = k8 * t211 + k7 * t215 + (k6 * t219 + k5 * t223)
                                + (k4 * t227 + k3 * t231 + (k2 * t235 + k1 * t239));
                            let t241 = t9 * (k63 - k71 * t11);
                            let t242 = t20 * (k64 - k72 * t22);
                            let t243 = t31 * (k65 - k73 * t33);
                            let t244 = t42 * (k66 - k74 * t44);
                            let t245 = t53 * (k67 - k75 * t55);
                            let t246 = t64 * (k68 - k76 * t66);
                            let t247 = t75 * (k69 - k77 * t77);
                            let t248 = t86 * (k70 - k78 * t88);
                            let t249 = k8 * t241 + k7 * t242 + (k6 * t243 + k5 * t244)
                                + (k4 * t245 + k3 * t246 + (k2 * t247 + k1 * t248));
                            let t250 = k79 * t5;
                            let t251 = t250 * t9;
                            let t252 = t251 * t210;
                            let t253 = k80 * t16;
                            let t254 = t253 * t20;
                            let t255 = t254 * t214;
                            let t256 = k81 * t27;
                            let t257 = t256 * t31;
                            let t258 = t257 * t218;
                            let t259 = k82 * t38;
                            let t260 = t259 * t42;
                            let t261 = t260 * t222;
                            let t262 = k83 * t49;
                            let t263 = t262 * t53;
                            let t264 = t263 * t226;
                            let t265 = k84 * t60;
                            let t266 = t265 * t64;
                            let t267 = t266 * t230;
                            let t268 = k85 * t71;
                            let t269 = t268 * t75;
                            let t270 = t269 * t234;
                            let t271 = k86 * t82;
                            let t272 = t271 * t86;
                            let t273 = t272 * t238;
                            let t274 = k8 * t252 + k7 * t255 + (k6 * t258 + k5 * t261)
                                + (k4 * t264 + k3 * t267 + (k2 * t270 + k1 * t273));
                            let t275 = t9 * (k87 - k95 * t11);
                            let t276 = t20 * (k88 - k96 * t22);
                            let t277 = t31 * (k89 - k97 * t33);
                            let t278 = t42 * (k90 - k98 * t44);
                            let t279 = t53 * (k91 - k99 * t55);
                            let t280 = t64 * (k92 - k100 * t66);
                            let t281 = t75 * (k93 - k101 * t77);
                            let t282 = t86 * (k94 - k102 * t88);
                            let t283 = k8 * t275 + k7 * t276 + (k6 * t277 + k5 * t278)
                                + (k4 * t279 + k3 * t280 + (k2 * t281 + k1 * t282));
                            let t284 = rt::lit::<T>(2.0) * t98 + rt::lit::<T>(4.0);
                            let t285 = t209 * t284;
                            let t286 = rt::lit::<T>(2.0) * t100 + rt::lit::<T>(4.0);
                            let t287 = t213 * t286;
                            let t288 = rt::lit::<T>(2.0) * t102 + rt::lit::<T>(4.0);
                            let t289 = t217 * t288;
                            let t290 = rt::lit::<T>(2.0) * t104 + rt::lit::<T>(4.0);
                            let t291 = t221 * t290;
                            let t292 = rt::lit::<T>(2.0) * t106 + rt::lit::<T>(4.0);
                            let t293 = t225 * t292;
                            let t294 = rt::lit::<T>(2.0) * t108 + rt::lit::<T>(4.0);
                            let t295 = t229 * t294;
                            let t296 = rt::lit::<T>(2.0) * t110 + rt::lit::<T>(4.0);
                            let t297 = t233 * t296;
                            let t298 = rt::lit::<T>(2.0) * t112 + rt::lit::<T>(4.0);
                            let t299 = t237 * t298;
                            let t300 = k8 * t285 + k7 * t287 + (k6 * t289 + k5 * t291)
                                + (k4 * t293 + k3 * t295 + (k2 * t297 + k1 * t299));
                            let t301 = t95 * t117;
                            let t302 = t116 * (k103 * t301 - t118 * (k104 * t94));
                            let t303 = k51 * t94;
                            let t304 = t116 * (k103 * t94);
                            let t305 = t251 * t284;
                            let t306 = t254 * t286;
                            let t307 = t257 * t288;
                            let t308 = t260 * t290;
                            let t309 = t263 * t292;
                            let t310 = t266 * t294;
                            let t311 = t269 * t296;
                            let t312 = t272 * t298;
                            let t313 = k8 * t305 + k7 * t306 + (k6 * t307 + k5 * t308)
                                + (k4 * t309 + k3 * t310 + (k2 * t311 + k1 * t312));
                            let t314 = t116 * (k105 * t301 - t118 * (k106 * t94));
                            let t315 = k52 * t94;
                            let t316 = t116 * (k105 * t94);
                            let t317 = t120 * t209;
                            let t318 = t122 * t213;
                            let t319 = t124 * t217;
                            let t320 = t126 * t221;
                            let t321 = t128 * t225;
                            let t322 = t130 * t229;
                            let t323 = t132 * t233;
                            let t324 = t134 * t237;
                            let t325 = k17 * t317 + k18 * t318
                                + (k19 * t319 + k20 * t320)
                                + (k21 * t321 + k22 * t322 + (k23 * t323 + k24 * t324));
                            let t326 = t142 * t325 + t303 * t135;
                            let t327 = k25 * t317 + k26 * t318
                                + (k27 * t319 + k28 * t320)
                                + (k29 * t321 + k30 * t322 + (k31 * t323 + k32 * t324));
                            let t328 = k53 * t137;
                            let t329 = t139 * t327 + t328 * t140;
                            let t330 = k36 * t326 + k44 * t329;
                            let t331 = t16
                                * (twice_eps
                                    * (t20 * (t330 - t174 * t330 - t212 * t175) - t330))
                                + (k56 * t17 * t175 - t212 * t176);
                            let t332 = rt::lit::<T>(2.0) * t20;
                            let t333 = t331 * t332;
                            let t334 = k42 * t326 + k50 * t329;
                            let t335 = t82
                                * (twice_eps
                                    * (t86 * (t334 - t154 * t334 - t236 * t155) - t334))
                                + (k62 * t83 * t155 - t236 * t156);
                            let t336 = rt::lit::<T>(2.0) * t86;
                            let t337 = t335 * t336;
                            let t338 = k40 * t326 + k48 * t329;
                            let t339 = t60
                                * (twice_eps
                                    * (t64 * (t338 - t161 * t338 - t228 * t162) - t338))
                                + (k60 * t61 * t162 - t228 * t163);
                            let t340 = rt::lit::<T>(2.0) * t64;
                            let t341 = t339 * t340;
                            let t342 = k41 * t326 + k49 * t329;
                            let t343 = t71
                                * (twice_eps
                                    * (t75 * (t342 - t167 * t342 - t232 * t168) - t342))
                                + (k61 * t72 * t168 - t232 * t169);
                            let t344 = rt::lit::<T>(2.0) * t75;
                            let t345 = t343 * t344;
                            let t346 = t135 * t302 - t118 * t325 - k7 * t333 - k1 * t337
                                - (k3 * t341 + k2 * t345);
                            let t347 = k35 * t326 + k43 * t329;
                            let t348 = t5
                                * (twice_eps
                                    * (t9 * (t347 - t147 * t347 - t208 * t148) - t347))
                                + (k55 * t6 * t148 - t208 * t149);
                            let t349 = rt::lit::<T>(2.0) * t9;
                            let t350 = t348 * t349;
                            let t351 = k37 * t326 + k45 * t329;
                            let t352 = t27
                                * (twice_eps
                                    * (t31 * (t351 - t180 * t351 - t216 * t181) - t351))
                                + (k57 * t28 * t181 - t216 * t182);
                            let t353 = rt::lit::<T>(2.0) * t31;
                            let t354 = t352 * t353;
                            let t355 = k38 * t326 + k46 * t329;
                            let t356 = t38
                                * (twice_eps
                                    * (t42 * (t355 - t186 * t355 - t220 * t187) - t355))
                                + (k58 * t39 * t187 - t220 * t188);
                            let t357 = rt::lit::<T>(2.0) * t42;
                            let t358 = t356 * t357;
                            let t359 = k39 * t326 + k47 * t329;
                            let t360 = t49
                                * (twice_eps
                                    * (t53 * (t359 - t192 * t359 - t224 * t193) - t359))
                                + (k59 * t50 * t193 - t224 * t194);
                            let t361 = rt::lit::<T>(2.0) * t53;
                            let t362 = t360 * t361;
                            let t363 = k107 * t9 + k108 * t20 + (k109 * t31 + k110 * t42)
                                + (k111 * t53 + k112 * t64 + (k113 * t75 + k114 * t86));
                            let t364 = eps * t5 * t9;
                            let t365 = t142 * t363;
                            let t366 = k115 * t9 + k116 * t20 + (k117 * t31 + k118 * t42)
                                + (k119 * t53 + k120 * t64 + (k121 * t75 + k122 * t86));
                            let t367 = t139 * t366;
                            let t368 = k35 * t365 + k43 * t367;
                            let t369 = t364
                                * (rt::lit::<T>(4.0) * t368
                                    + t349 * (k63 * t119 + t97 * t368));
                            let t370 = eps * t82 * t86;
                            let t371 = k42 * t365 + k50 * t367;
                            let t372 = t370
                                * (rt::lit::<T>(4.0) * t371
                                    + t336 * (k70 * t133 + t111 * t371));
                            let t373 = eps * t60 * t64;
                            let t374 = k40 * t365 + k48 * t367;
                            let t375 = t373
                                * (rt::lit::<T>(4.0) * t374
                                    + t340 * (k68 * t129 + t107 * t374));
                            let t376 = eps * t71 * t75;
                            let t377 = k41 * t365 + k49 * t367;
                            let t378 = t376
                                * (rt::lit::<T>(4.0) * t377
                                    + t344 * (k69 * t131 + t109 * t377));
                            let t379 = t118 * t363 + t304 * t135 - k8 * t369 - k1 * t372
                                - (k3 * t375 + k2 * t378);
                            let t380 = eps * t16 * t20;
                            let t381 = k36 * t365 + k44 * t367;
                            let t382 = t380
                                * (rt::lit::<T>(4.0) * t381
                                    + t332 * (k64 * t121 + t99 * t381));
                            let t383 = eps * t27 * t31;
                            let t384 = k37 * t365 + k45 * t367;
                            let t385 = t383
                                * (rt::lit::<T>(4.0) * t384
                                    + t353 * (k65 * t123 + t101 * t384));
                            let t386 = eps * t38 * t42;
                            let t387 = k38 * t365 + k46 * t367;
                            let t388 = t386
                                * (rt::lit::<T>(4.0) * t387
                                    + t357 * (k66 * t125 + t103 * t387));
                            let t389 = eps * t49 * t53;
                            let t390 = k39 * t365 + k47 * t367;
                            let t391 = t389
                                * (rt::lit::<T>(4.0) * t390
                                    + t361 * (k67 * t127 + t105 * t390));
                            let t392 = t10 * (t9 * (k63 * t13) - k123) * t364;
                            let t393 = t87 * (t86 * (k70 * t90) - k130) * t370;
                            let t394 = t65 * (t64 * (k68 * t68) - k128) * t373;
                            let t395 = t76 * (t75 * (k69 * t79) - k129) * t376;
                            let t396 = t21 * (t20 * (k64 * t24) - k124) * t380;
                            let t397 = t32 * (t31 * (k65 * t35) - k125) * t383;
                            let t398 = t43 * (t42 * (k66 * t46) - k126) * t386;
                            let t399 = t54 * (t53 * (k67 * t57) - k127) * t389;
                            let t400 = rt::lit::<T>(1.0) - k8 * t392 - k1 * t393
                                - (k3 * t394 + k2 * t395)
                                - (k7 * t396 + k6 * t397 + (k5 * t398 + k4 * t399));
                            let t401 = t120 * t251;
                            let t402 = t122 * t254;
                            let t403 = t124 * t257;
                            let t404 = t126 * t260;
                            let t405 = t128 * t263;
                            let t406 = t130 * t266;
                            let t407 = t132 * t269;
                            let t408 = t134 * t272;
                            let t409 = k17 * t401 + k18 * t402
                                + (k19 * t403 + k20 * t404)
                                + (k21 * t405 + k22 * t406 + (k23 * t407 + k24 * t408));
                            let t410 = t142 * t409 + t315 * t135;
                            let t411 = k25 * t401 + k26 * t402
                                + (k27 * t403 + k28 * t404)
                                + (k29 * t405 + k30 * t406 + (k31 * t407 + k32 * t408));
                            let t412 = k54 * t137;
                            let t413 = t139 * t411 + t412 * t140;
                            let t414 = k36 * t410 + k44 * t413;
                            let t415 = t16
                                * (twice_eps
                                    * (t20 * (t414 - t174 * t414 - t253 * t175) - t414))
                                + (k80 * t17 * t175 - t253 * t176);
                            let t416 = t332 * t415;
                            let t417 = k42 * t410 + k50 * t413;
                            let t418 = t82
                                * (twice_eps
                                    * (t86 * (t417 - t154 * t417 - t271 * t155) - t417))
                                + (k86 * t83 * t155 - t271 * t156);
                            let t419 = t336 * t418;
                            let t420 = k40 * t410 + k48 * t413;
                            let t421 = t60
                                * (twice_eps
                                    * (t64 * (t420 - t161 * t420 - t265 * t162) - t420))
                                + (k84 * t61 * t162 - t265 * t163);
                            let t422 = t340 * t421;
                            let t423 = k41 * t410 + k49 * t413;
                            let t424 = t71
                                * (twice_eps
                                    * (t75 * (t423 - t167 * t423 - t268 * t168) - t423))
                                + (k85 * t72 * t168 - t268 * t169);
                            let t425 = t344 * t424;
                            let t426 = t135 * t314 - t118 * t409 - k7 * t416 - k1 * t419
                                - (k3 * t422 + k2 * t425);
                            let t427 = k35 * t410 + k43 * t413;
                            let t428 = t5
                                * (twice_eps
                                    * (t9 * (t427 - t147 * t427 - t250 * t148) - t427))
                                + (k79 * t6 * t148 - t250 * t149);
                            let t429 = t349 * t428;
                            let t430 = k37 * t410 + k45 * t413;
                            let t431 = t27
                                * (twice_eps
                                    * (t31 * (t430 - t180 * t430 - t256 * t181) - t430))
                                + (k81 * t28 * t181 - t256 * t182);
                            let t432 = t353 * t431;
                            let t433 = k38 * t410 + k46 * t413;
                            let t434 = t38
                                * (twice_eps
                                    * (t42 * (t433 - t186 * t433 - t259 * t187) - t433))
                                + (k82 * t39 * t187 - t259 * t188);
                            let t435 = t357 * t434;
                            let t436 = k39 * t410 + k47 * t413;
                            let t437 = t49
                                * (twice_eps
                                    * (t53 * (t436 - t192 * t436 - t262 * t193) - t436))
                                + (k83 * t50 * t193 - t262 * t194);
                            let t438 = t361 * t437;
                            let t439 = k131 * t9 + k132 * t20 + (k133 * t31 + k134 * t42)
                                + (k135 * t53 + k136 * t64 + (k137 * t75 + k138 * t86));
                            let t440 = t142 * t439;
                            let t441 = k139 * t9 + k140 * t20 + (k141 * t31 + k142 * t42)
                                + (k143 * t53 + k144 * t64 + (k145 * t75 + k146 * t86));
                            let t442 = t139 * t441;
                            let t443 = k35 * t440 + k43 * t442;
                            let t444 = t364
                                * (rt::lit::<T>(4.0) * t443
                                    + t349 * (k87 * t119 + t97 * t443));
                            let t445 = k42 * t440 + k50 * t442;
                            let t446 = t370
                                * (rt::lit::<T>(4.0) * t445
                                    + t336 * (k94 * t133 + t111 * t445));
                            let t447 = k40 * t440 + k48 * t442;
                            let t448 = t373
                                * (rt::lit::<T>(4.0) * t447
                                    + t340 * (k92 * t129 + t107 * t447));
                            let t449 = k41 * t440 + k49 * t442;
                            let t450 = t376
                                * (rt::lit::<T>(4.0) * t449
                                    + t344 * (k93 * t131 + t109 * t449));
                            let t451 = t118 * t439 + t316 * t135 - k8 * t444 - k1 * t446
                                - (k3 * t448 + k2 * t450);
                            let t452 = k36 * t440 + k44 * t442;
                            let t453 = t380
                                * (rt::lit::<T>(4.0) * t452
                                    + t332 * (k88 * t121 + t99 * t452));
                            let t454 = k37 * t440 + k45 * t442;
                            let t455 = t383
                                * (rt::lit::<T>(4.0) * t454
                                    + t353 * (k89 * t123 + t101 * t454));
                            let t456 = k38 * t440 + k46 * t442;
                            let t457 = t386
                                * (rt::lit::<T>(4.0) * t456
                                    + t357 * (k90 * t125 + t103 * t456));
                            let t458 = k39 * t440 + k47 * t442;
                            let t459 = t389
                                * (rt::lit::<T>(4.0) * t458
                                    + t361 * (k91 * t127 + t105 * t458));
                            let t460 = t364 * (t10 * (t9 * (k87 * t13) - k147));
                            let t461 = t380 * (t21 * (t20 * (k88 * t24) - k148));
                            let t462 = t383 * (t32 * (t31 * (k89 * t35) - k149));
                            let t463 = t386 * (t43 * (t42 * (k90 * t46) - k150));
                            let t464 = t389 * (t54 * (t53 * (k91 * t57) - k151));
                            let t465 = t373 * (t65 * (t64 * (k92 * t68) - k152));
                            let t466 = t376 * (t76 * (t75 * (k93 * t79) - k153));
                            let t467 = t370 * (t87 * (t86 * (k94 * t90) - k154));
                            let t468 = k8 * t460 + k7 * t461 + (k6 * t462 + k5 * t463)
                                + (k4 * t464 + k3 * t465 + (k2 * t466 + k1 * t467));
                            let t469 = k16 * t211 + k15 * t215
                                + (k14 * t219 + k13 * t223)
                                + (k12 * t227 + k11 * t231 + (k10 * t235 + k9 * t239));
                            let t470 = k16 * t241 + k15 * t242
                                + (k14 * t243 + k13 * t244)
                                + (k12 * t245 + k11 * t246 + (k10 * t247 + k9 * t248));
                            let t471 = k16 * t252 + k15 * t255
                                + (k14 * t258 + k13 * t261)
                                + (k12 * t264 + k11 * t267 + (k10 * t270 + k9 * t273));
                            let t472 = k16 * t275 + k15 * t276
                                + (k14 * t277 + k13 * t278)
                                + (k12 * t279 + k11 * t280 + (k10 * t281 + k9 * t282));
                            let t473 = k16 * t285 + k15 * t287
                                + (k14 * t289 + k13 * t291)
                                + (k12 * t293 + k11 * t295 + (k10 * t297 + k9 * t299));
                            let t474 = t138 * t202;
                            let t475 = t201 * (k155 * t474 - t203 * (k156 * t137));
                            let t476 = t201 * (k155 * t137);
                            let t477 = k16 * t305 + k15 * t306
                                + (k14 * t307 + k13 * t308)
                                + (k12 * t309 + k11 * t310 + (k10 * t311 + k9 * t312));
                            let t478 = t201 * (k157 * t474 - t203 * (k158 * t137));
                            let t479 = t201 * (k157 * t137);
                            let t480 = t140 * t475 - t203 * t327 - k15 * t333 - k9 * t337
                                - (k11 * t341 + k10 * t345);
                            let t481 = t203 * t366 + t476 * t140 - k16 * t369 - k9 * t372
                                - (k11 * t375 + k10 * t378);
                            let t482 = k16 * t392 + k15 * t396
                                + (k14 * t397 + k13 * t398)
                                + (k12 * t399 + k11 * t394 + (k10 * t395 + k9 * t393));
                            let t483 = t140 * t478 - t203 * t411 - k15 * t416 - k9 * t419
                                - (k11 * t422 + k10 * t425);
                            let t484 = t203 * t441 + t479 * t140 - k16 * t444 - k9 * t446
                                - (k11 * t448 + k10 * t450);
                            let t485 = rt::lit::<T>(1.0) - k16 * t460 - k9 * t467
                                - (k11 * t465 + k10 * t466)
                                - (k15 * t461 + k14 * t462 + (k13 * t463 + k12 * t464));
                            (
                                [
                                    xi_rate_1 - t92,
                                    rho1_rate_1 - t114 - t118 * t92,
                                    rho2_rate_1 + t118 * t135 - t150 - t157 - t170 - t195,
                                    xi_rate_2 - t196,
                                    rho1_rate_2 - t199 - t203 * t196,
                                    rho2_rate_2 + t203 * t140 - t204 - t205 - t206 - t207,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t240,
                                        rt::lit::<T>(0.0),
                                        -t249,
                                        -t274,
                                        rt::lit::<T>(0.0),
                                        -t283,
                                    ],
                                    [
                                        t96 * t300 - (t92 * t302 + t303 * t113) - t118 * t240,
                                        rt::lit::<T>(1.0) - t304 * t92,
                                        -(t118 * t249),
                                        t96 * t313 - (t92 * t314 + t315 * t113) - t118 * t274,
                                        -(t316 * t92),
                                        -(t118 * t283),
                                    ],
                                    [
                                        t346 - (k8 * t350 + k6 * t354 + (k5 * t358 + k4 * t362)),
                                        t379 - (k7 * t382 + k6 * t385 + (k5 * t388 + k4 * t391)),
                                        t400,
                                        t426 - (k8 * t429 + k6 * t432 + (k5 * t435 + k4 * t438)),
                                        t451 - (k7 * t453 + k6 * t455 + (k5 * t457 + k4 * t459)),
                                        -t468,
                                    ],
                                    [
                                        -t469,
                                        rt::lit::<T>(0.0),
                                        -t470,
                                        rt::lit::<T>(1.0) - t471,
                                        rt::lit::<T>(0.0),
                                        -t472,
                                    ],
                                    [
                                        t197 * t473 - (t196 * t475 + t328 * t198) - t203 * t469,
                                        -(t476 * t196),
                                        -(t203 * t470),
                                        t197 * t477 - (t196 * t478 + t412 * t198) - t203 * t471,
                                        rt::lit::<T>(1.0) - t479 * t196,
                                        -(t203 * t472),
                                    ],
                                    [
                                        t480
                                            - (k16 * t350 + k14 * t354 + (k13 * t358 + k12 * t362)),
                                        t481
                                            - (k15 * t382 + k14 * t385 + (k13 * t388 + k12 * t391)),
                                        -t482,
                                        t483
                                            - (k16 * t429 + k14 * t432 + (k13 * t435 + k12 * t438)),
                                        t484
                                            - (k15 * t453 + k14 * t455 + (k13 * t457 + k12 * t459)),
                                        t485,
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
                let t119 = k43 * rho1_rate_2 + (rho1 + k35 * rho1_rate_1);
                let t4 = k43 * xi_rate_2 + (xi + k35 * xi_rate_1);
                let t6 = rt::cos(t4);
                let t7 = rt::lit::<T>(2.0) * t6;
                let t8 = eps * (eps - t7) + rt::lit::<T>(1.0);
                let t488 = t119 / t8;
                let t121 = k44 * rho1_rate_2 + (rho1 + k36 * rho1_rate_1);
                let t15 = k44 * xi_rate_2 + (xi + k36 * xi_rate_1);
                let t17 = rt::cos(t15);
                let t18 = rt::lit::<T>(2.0) * t17;
                let t19 = eps * (eps - t18) + rt::lit::<T>(1.0);
                let t489 = t121 / t19;
                let t123 = k45 * rho1_rate_2 + (rho1 + k37 * rho1_rate_1);
                let t26 = k45 * xi_rate_2 + (xi + k37 * xi_rate_1);
                let t28 = rt::cos(t26);
                let t29 = rt::lit::<T>(2.0) * t28;
                let t30 = eps * (eps - t29) + rt::lit::<T>(1.0);
                let t490 = t123 / t30;
                let t125 = k46 * rho1_rate_2 + (rho1 + k38 * rho1_rate_1);
                let t37 = k46 * xi_rate_2 + (xi + k38 * xi_rate_1);
                let t39 = rt::cos(t37);
                let t40 = rt::lit::<T>(2.0) * t39;
                let t41 = eps * (eps - t40) + rt::lit::<T>(1.0);
                let t491 = t125 / t41;
                let t127 = k47 * rho1_rate_2 + (rho1 + k39 * rho1_rate_1);
                let t48 = k47 * xi_rate_2 + (xi + k39 * xi_rate_1);
                let t50 = rt::cos(t48);
                let t51 = rt::lit::<T>(2.0) * t50;
                let t52 = eps * (eps - t51) + rt::lit::<T>(1.0);
                let t492 = t127 / t52;
                let t129 = k48 * rho1_rate_2 + (rho1 + k40 * rho1_rate_1);
                let t59 = k48 * xi_rate_2 + (xi + k40 * xi_rate_1);
                let t61 = rt::cos(t59);
                let t62 = rt::lit::<T>(2.0) * t61;
                let t63 = eps * (eps - t62) + rt::lit::<T>(1.0);
                let t493 = t129 / t63;
                let t131 = k49 * rho1_rate_2 + (rho1 + k41 * rho1_rate_1);
                let t70 = k49 * xi_rate_2 + (xi + k41 * xi_rate_1);
                let t72 = rt::cos(t70);
                let t73 = rt::lit::<T>(2.0) * t72;
                let t74 = eps * (eps - t73) + rt::lit::<T>(1.0);
                let t494 = t131 / t74;
                let t133 = k50 * rho1_rate_2 + (rho1 + k42 * rho1_rate_1);
                let t81 = k50 * xi_rate_2 + (xi + k42 * xi_rate_1);
                let t83 = rt::cos(t81);
                let t84 = rt::lit::<T>(2.0) * t83;
                let t85 = eps * (eps - t84) + rt::lit::<T>(1.0);
                let t495 = t133 / t85;
                let t496 = rt::lit::<T>(0.13479950349996173) * t488
                    + rt::lit::<T>(0.2646186221535599) * t489
                    + (rt::lit::<T>(0.29962887740986976) * t490
                        + rt::lit::<T>(0.23895749671553695) * t491)
                    + (rt::lit::<T>(0.12372628666282504) * t492
                        + rt::lit::<T>(0.014077768468017546) * t493
                        + (rt::lit::<T>(-0.042237587700185465) * t494
                            + rt::lit::<T>(-0.03357096720958545) * t495));
                let t93 = k52 * xi_rate_2 + (xi + k51 * xi_rate_1);
                let (t94, t95) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k51 * xi_rate_1 + k52 * xi_rate_2,
                    t93,
                    tally,
                );
                let t142 = t95 - eps;
                let t497 = rt::lit::<T>(-0.03357096720958545) * t488
                    + rt::lit::<T>(-0.042237587700185465) * t489
                    + (rt::lit::<T>(0.014077768468017546) * t490
                        + rt::lit::<T>(0.12372628666282504) * t491)
                    + (rt::lit::<T>(0.23895749671553695) * t492
                        + rt::lit::<T>(0.29962887740986976) * t493
                        + (rt::lit::<T>(0.2646186221535599) * t494
                            + rt::lit::<T>(0.13479950349996173) * t495));
                let t136 = k54 * xi_rate_2 + (xi + k53 * xi_rate_1);
                let (t137, t138) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k53 * xi_rate_1 + k54 * xi_rate_2,
                    t136,
                    tally,
                );
                let t139 = t138 - eps;
                let x1_new_2 = x1
                    + h
                        * (t496 * (rt::lit::<T>(0.5) * t142)
                            + t497 * (rt::lit::<T>(0.5) * t139));
                let x2_new_2 = x2
                    + h
                        * (t496 * (rt::lit::<T>(0.5) * t94)
                            + t497 * (rt::lit::<T>(0.5) * t137));
                let t498 = h
                    * (rt::lit::<T>(0.5) * xi_rate_1 + rt::lit::<T>(0.5) * xi_rate_2);
                let xi_new_2 = xi + t498;
                let rho1_new_2 = rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho2_new_2 = rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t498,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead2_new = eps * sin_xi_ahead_new;
                let ahead3_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead4_new = k33 * cos_xi_ahead_new - k34;
                let ahead5_new = rt::abs(inv_h * xi_new_2);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let [_, _, xi, _, _, ahead1, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "08ba2f772f0f1a3be9f24ad0ac8244a9";
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
        /// | once, from the step size | 6 | 126 | 1 | 0 | 0 | 0 |
        /// | each step | 115 | 115 | 8 | 0 | 12 | 1 |
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
            /// `h 0.028459473672176994`
            k47: T,
            /// `h 0.12761668692717998`
            k48: T,
            /// `h 0.23553528074697333`
            k49: T,
            /// `h 0.293975971011446`
            k50: T,
            /// `h 0.2956904871291018`
            k51: T,
            /// `h 0.2758530052054411`
            k52: T,
            /// `h 0.2680684283954074`
            k53: T,
            /// `h 0.27444215068248085`
            k54: T,
            /// `h - 0.011940029016242066`
            k55: T,
            /// `h - 0.03565927501636371`
            k56: T,
            /// `h - 0.00022625827747447944`
            k57: T,
            /// `h 0.13221941709205312`
            k58: T,
            /// `h 0.3122250273523913`
            k59: T,
            /// `h 0.44467070272191894`
            k60: T,
            /// `h 0.48010371946080815`
            k61: T,
            /// `h 0.4563844734606865`
            k62: T,
            /// `h 0.0033356270952969586`
            k63: T,
            /// `h 0.009709349382370355`
            k64: T,
            /// `h 0.0019247725723366578`
            k65: T,
            /// `h - 0.017912709351324017`
            k66: T,
            /// `h - 0.01619819323366821`
            k67: T,
            /// `h 0.042242497030804446`
            k68: T,
            /// `h 0.15016109085059778`
            k69: T,
            /// `h 0.2493183041056008`
            k70: T,
            /// `h 0.1388888888888889`
            k71: T,
            /// `h - 0.0359766675249389`
            k72: T,
            /// `h 0.009789444015308325`
            k73: T,
            /// `h 0.30026319498086457`
            k74: T,
            /// `h 0.2222222222222222`
            k75: T,
            /// `h - 0.022485417203086815`
            k76: T,
            /// `h 0.26798833376246944`
            k77: T,
            /// `h 0.48042111196938336`
            k78: T,
            /// `h 0.1388888888888889`
            k79: T,
            /// `eps h 0.028459473672176994`
            k80: T,
            /// `eps h 0.12761668692717998`
            k81: T,
            /// `eps h 0.23553528074697333`
            k82: T,
            /// `eps h 0.293975971011446`
            k83: T,
            /// `eps h 0.2956904871291018`
            k84: T,
            /// `eps h 0.2758530052054411`
            k85: T,
            /// `eps h 0.2680684283954074`
            k86: T,
            /// `eps h 0.27444215068248085`
            k87: T,
            /// `2 h 0.028459473672176994`
            k88: T,
            /// `2 h 0.12761668692717998`
            k89: T,
            /// `2 h 0.23553528074697333`
            k90: T,
            /// `2 h 0.293975971011446`
            k91: T,
            /// `2 h 0.2956904871291018`
            k92: T,
            /// `2 h 0.2758530052054411`
            k93: T,
            /// `2 h 0.2680684283954074`
            k94: T,
            /// `2 h 0.27444215068248085`
            k95: T,
            /// `2 eps h 0.028459473672176994`
            k96: T,
            /// `2 eps h 0.12761668692717998`
            k97: T,
            /// `2 eps h 0.23553528074697333`
            k98: T,
            /// `2 eps h 0.293975971011446`
            k99: T,
            /// `2 eps h 0.2956904871291018`
            k100: T,
            /// `2 eps h 0.2758530052054411`
            k101: T,
            /// `2 eps h 0.2680684283954074`
            k102: T,
            /// `2 eps h 0.27444215068248085`
            k103: T,
            /// `eps h - 0.011940029016242066`
            k104: T,
            /// `eps h - 0.03565927501636371`
            k105: T,
            /// `eps h - 0.00022625827747447944`
            k106: T,
            /// `eps h 0.13221941709205312`
            k107: T,
            /// `eps h 0.3122250273523913`
            k108: T,
            /// `eps h 0.44467070272191894`
            k109: T,
            /// `eps h 0.48010371946080815`
            k110: T,
            /// `eps h 0.4563844734606865`
            k111: T,
            /// `2 h - 0.011940029016242066`
            k112: T,
            /// `2 h - 0.03565927501636371`
            k113: T,
            /// `2 h - 0.00022625827747447944`
            k114: T,
            /// `2 h 0.13221941709205312`
            k115: T,
            /// `2 h 0.3122250273523913`
            k116: T,
            /// `2 h 0.44467070272191894`
            k117: T,
            /// `2 h 0.48010371946080815`
            k118: T,
            /// `2 h 0.4563844734606865`
            k119: T,
            /// `2 eps h - 0.011940029016242066`
            k120: T,
            /// `2 eps h - 0.03565927501636371`
            k121: T,
            /// `2 eps h - 0.00022625827747447944`
            k122: T,
            /// `2 eps h 0.13221941709205312`
            k123: T,
            /// `2 eps h 0.3122250273523913`
            k124: T,
            /// `2 eps h 0.44467070272191894`
            k125: T,
            /// `2 eps h 0.48010371946080815`
            k126: T,
            /// `2 eps h 0.4563844734606865`
            k127: T,
            /// `eps h 0.0033356270952969586`
            k128: T,
            /// `eps h 0.009709349382370355`
            k129: T,
            /// `eps h 0.0019247725723366578`
            k130: T,
            /// `eps h - 0.017912709351324017`
            k131: T,
            /// `eps h - 0.01619819323366821`
            k132: T,
            /// `eps h 0.042242497030804446`
            k133: T,
            /// `eps h 0.15016109085059778`
            k134: T,
            /// `eps h 0.2493183041056008`
            k135: T,
            /// `2 h 0.0033356270952969586`
            k136: T,
            /// `2 h 0.009709349382370355`
            k137: T,
            /// `2 h 0.0019247725723366578`
            k138: T,
            /// `2 h - 0.017912709351324017`
            k139: T,
            /// `2 h - 0.01619819323366821`
            k140: T,
            /// `2 h 0.042242497030804446`
            k141: T,
            /// `2 h 0.15016109085059778`
            k142: T,
            /// `2 h 0.2493183041056008`
            k143: T,
            /// `2 eps h 0.0033356270952969586`
            k144: T,
            /// `2 eps h 0.009709349382370355`
            k145: T,
            /// `2 eps h 0.0019247725723366578`
            k146: T,
            /// `2 eps h - 0.017912709351324017`
            k147: T,
            /// `2 eps h - 0.01619819323366821`
            k148: T,
            /// `2 eps h 0.042242497030804446`
            k149: T,
            /// `2 eps h 0.15016109085059778`
            k150: T,
            /// `2 eps h 0.2493183041056008`
            k151: T,
            /// `eps h 0.1388888888888889`
            k152: T,
            /// `2 eps h 0.1388888888888889`
            k153: T,
            /// `eps h - 0.0359766675249389`
            k154: T,
            /// `2 eps h - 0.0359766675249389`
            k155: T,
            /// `-(h - 0.0359766675249389)`
            k156: T,
            /// `eps h 0.009789444015308325`
            k157: T,
            /// `2 eps h 0.009789444015308325`
            k158: T,
            /// `-(h 0.009789444015308325)`
            k159: T,
            /// `eps h 0.30026319498086457`
            k160: T,
            /// `2 eps h 0.30026319498086457`
            k161: T,
            /// `-(h 0.30026319498086457)`
            k162: T,
            /// `eps h 0.2222222222222222`
            k163: T,
            /// `2 eps h 0.2222222222222222`
            k164: T,
            /// `eps h - 0.022485417203086815`
            k165: T,
            /// `2 eps h - 0.022485417203086815`
            k166: T,
            /// `-(h - 0.022485417203086815)`
            k167: T,
            /// `eps h 0.26798833376246944`
            k168: T,
            /// `2 eps h 0.26798833376246944`
            k169: T,
            /// `-(h 0.26798833376246944)`
            k170: T,
            /// `eps h 0.48042111196938336`
            k171: T,
            /// `2 eps h 0.48042111196938336`
            k172: T,
            /// `-(h 0.48042111196938336)`
            k173: T,
            /// `eps h 0.1388888888888889`
            k174: T,
            /// `2 eps h 0.1388888888888889`
            k175: T,
            /// `h 0.4444444444444444`
            k176: T,
            /// `h 0.2777777777777778`
            k177: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (7).
            type Carried = [T; 12];
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
                let k47 = h * rt::lit::<T>(0.028459473672176994);
                let k48 = h * rt::lit::<T>(0.12761668692717998);
                let k49 = h * rt::lit::<T>(0.23553528074697333);
                let k50 = h * rt::lit::<T>(0.293975971011446);
                let k51 = h * rt::lit::<T>(0.2956904871291018);
                let k52 = h * rt::lit::<T>(0.2758530052054411);
                let k53 = h * rt::lit::<T>(0.2680684283954074);
                let k54 = h * rt::lit::<T>(0.27444215068248085);
                let k55 = h * rt::lit::<T>(-0.011940029016242066);
                let k56 = h * rt::lit::<T>(-0.03565927501636371);
                let k57 = h * rt::lit::<T>(-0.00022625827747447944);
                let k58 = h * rt::lit::<T>(0.13221941709205312);
                let k59 = h * rt::lit::<T>(0.3122250273523913);
                let k60 = h * rt::lit::<T>(0.44467070272191894);
                let k61 = h * rt::lit::<T>(0.48010371946080815);
                let k62 = h * rt::lit::<T>(0.4563844734606865);
                let k63 = h * rt::lit::<T>(0.0033356270952969586);
                let k64 = h * rt::lit::<T>(0.009709349382370355);
                let k65 = h * rt::lit::<T>(0.0019247725723366578);
                let k66 = h * rt::lit::<T>(-0.017912709351324017);
                let k67 = h * rt::lit::<T>(-0.01619819323366821);
                let k68 = h * rt::lit::<T>(0.042242497030804446);
                let k69 = h * rt::lit::<T>(0.15016109085059778);
                let k70 = h * rt::lit::<T>(0.2493183041056008);
                let k71 = h * rt::lit::<T>(0.1388888888888889);
                let k72 = h * rt::lit::<T>(-0.0359766675249389);
                let k73 = h * rt::lit::<T>(0.009789444015308325);
                let k74 = h * rt::lit::<T>(0.30026319498086457);
                let k75 = h * rt::lit::<T>(0.2222222222222222);
                let k76 = h * rt::lit::<T>(-0.022485417203086815);
                let k77 = h * rt::lit::<T>(0.26798833376246944);
                let k78 = h * rt::lit::<T>(0.48042111196938336);
                let k79 = h * rt::lit::<T>(0.1388888888888889);
                let k80 = eps * k47;
                let k81 = eps * k48;
                let k82 = eps * k49;
                let k83 = eps * k50;
                let k84 = eps * k51;
                let k85 = eps * k52;
                let k86 = eps * k53;
                let k87 = eps * k54;
                let k88 = rt::lit::<T>(2.0) * k47;
                let k89 = rt::lit::<T>(2.0) * k48;
                let k90 = rt::lit::<T>(2.0) * k49;
                let k91 = rt::lit::<T>(2.0) * k50;
                let k92 = rt::lit::<T>(2.0) * k51;
                let k93 = rt::lit::<T>(2.0) * k52;
                let k94 = rt::lit::<T>(2.0) * k53;
                let k95 = rt::lit::<T>(2.0) * k54;
                let k96 = rt::lit::<T>(2.0) * k80;
                let k97 = rt::lit::<T>(2.0) * k81;
                let k98 = rt::lit::<T>(2.0) * k82;
                let k99 = rt::lit::<T>(2.0) * k83;
                let k100 = rt::lit::<T>(2.0) * k84;
                let k101 = rt::lit::<T>(2.0) * k85;
                let k102 = rt::lit::<T>(2.0) * k86;
                let k103 = rt::lit::<T>(2.0) * k87;
                let k104 = eps * k55;
                let k105 = eps * k56;
                let k106 = eps * k57;
                let k107 = eps * k58;
                let k108 = eps * k59;
                let k109 = eps * k60;
                let k110 = eps * k61;
                let k111 = eps * k62;
                let k112 = rt::lit::<T>(2.0) * k55;
                let k113 = rt::lit::<T>(2.0) * k56;
                let k114 = rt::lit::<T>(2.0) * k57;
                let k115 = rt::lit::<T>(2.0) * k58;
                let k116 = rt::lit::<T>(2.0) * k59;
                let k117 = rt::lit::<T>(2.0) * k60;
                let k118 = rt::lit::<T>(2.0) * k61;
                let k119 = rt::lit::<T>(2.0) * k62;
                let k120 = rt::lit::<T>(2.0) * k104;
                let k121 = rt::lit::<T>(2.0) * k105;
                let k122 = rt::lit::<T>(2.0) * k106;
                let k123 = rt::lit::<T>(2.0) * k107;
                let k124 = rt::lit::<T>(2.0) * k108;
                let k125 = rt::lit::<T>(2.0) * k109;
                let k126 = rt::lit::<T>(2.0) * k110;
                let k127 = rt::lit::<T>(2.0) * k111;
                let k128 = eps * k63;
                let k129 = eps * k64;
                let k130 = eps * k65;
                let k131 = eps * k66;
                let k132 = eps * k67;
                let k133 = eps * k68;
                let k134 = eps * k69;
                let k135 = eps * k70;
                let k136 = rt::lit::<T>(2.0) * k63;
                let k137 = rt::lit::<T>(2.0) * k64;
                let k138 = rt::lit::<T>(2.0) * k65;
                let k139 = rt::lit::<T>(2.0) * k66;
                let k140 = rt::lit::<T>(2.0) * k67;
                let k141 = rt::lit::<T>(2.0) * k68;
                let k142 = rt::lit::<T>(2.0) * k69;
                let k143 = rt::lit::<T>(2.0) * k70;
                let k144 = rt::lit::<T>(2.0) * k128;
                let k145 = rt::lit::<T>(2.0) * k129;
                let k146 = rt::lit::<T>(2.0) * k130;
                let k147 = rt::lit::<T>(2.0) * k131;
                let k148 = rt::lit::<T>(2.0) * k132;
                let k149 = rt::lit::<T>(2.0) * k133;
                let k150 = rt::lit::<T>(2.0) * k134;
                let k151 = rt::lit::<T>(2.0) * k135;
                let k152 = eps * k71;
                let k153 = rt::lit::<T>(2.0) * k152;
                let k154 = eps * k72;
                let k155 = rt::lit::<T>(2.0) * k154;
                let k156 = -k72;
                let k157 = eps * k73;
                let k158 = rt::lit::<T>(2.0) * k157;
                let k159 = -k73;
                let k160 = eps * k74;
                let k161 = rt::lit::<T>(2.0) * k160;
                let k162 = -k74;
                let k163 = eps * k75;
                let k164 = rt::lit::<T>(2.0) * k163;
                let k165 = eps * k76;
                let k166 = rt::lit::<T>(2.0) * k165;
                let k167 = -k76;
                let k168 = eps * k77;
                let k169 = rt::lit::<T>(2.0) * k168;
                let k170 = -k77;
                let k171 = eps * k78;
                let k172 = rt::lit::<T>(2.0) * k171;
                let k173 = -k78;
                let k174 = eps * k79;
                let k175 = rt::lit::<T>(2.0) * k174;
                let k176 = h * rt::lit::<T>(0.4444444444444444);
                let k177 = h * rt::lit::<T>(0.2777777777777778);
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
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot * (cos_xi - eps) + x2_dot * sin_xi,
                    xi_dot,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    eps * sin_xi,
                    rt::lit::<T>(2.0) * sin_xi,
                    k45 * cos_xi - k46,
                    rt::abs(inv_h * xi),
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
                let [x1, x2, xi, rho1, rho2, ahead1, ahead2, ahead3, ahead4, ahead5,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
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
                } = *setting.scheme();
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
                    let t4 = xi + k47 * xi_rate_1 + (k55 * xi_rate_2 + k63 * xi_rate_3);
                    let (t5, t6) = rt::sin_cos(t4);
                    let t7 = rt::lit::<T>(2.0) * t6;
                    let t8 = eps * (eps - t7) + rt::lit::<T>(1.0);
                    let t9 = rt::lit::<T>(1.0) / t8;
                    let t10 = rho2 + k47 * rho2_rate_1
                        + (k55 * rho2_rate_2 + k63 * rho2_rate_3);
                    let t11 = t7 - eps;
                    let t12 = twice_eps * t11;
                    let t13 = t9 * (t10 * (rt::lit::<T>(2.0) - t12));
                    let t14 = xi + k48 * xi_rate_1 + (k56 * xi_rate_2 + k64 * xi_rate_3);
                    let (t15, t16) = rt::sin_cos(t14);
                    let t17 = rt::lit::<T>(2.0) * t16;
                    let t18 = eps * (eps - t17) + rt::lit::<T>(1.0);
                    let t19 = rt::lit::<T>(1.0) / t18;
                    let t20 = rho2 + k48 * rho2_rate_1
                        + (k56 * rho2_rate_2 + k64 * rho2_rate_3);
                    let t21 = t17 - eps;
                    let t22 = twice_eps * t21;
                    let t23 = t19 * (t20 * (rt::lit::<T>(2.0) - t22));
                    let t24 = xi + k49 * xi_rate_1 + (k57 * xi_rate_2 + k65 * xi_rate_3);
                    let (t25, t26) = rt::sin_cos(t24);
                    let t27 = rt::lit::<T>(2.0) * t26;
                    let t28 = eps * (eps - t27) + rt::lit::<T>(1.0);
                    let t29 = rt::lit::<T>(1.0) / t28;
                    let t30 = rho2 + k49 * rho2_rate_1
                        + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                    let t31 = t27 - eps;
                    let t32 = twice_eps * t31;
                    let t33 = t29 * (t30 * (rt::lit::<T>(2.0) - t32));
                    let t34 = xi + k50 * xi_rate_1 + (k58 * xi_rate_2 + k66 * xi_rate_3);
                    let (t35, t36) = rt::sin_cos(t34);
                    let t37 = rt::lit::<T>(2.0) * t36;
                    let t38 = eps * (eps - t37) + rt::lit::<T>(1.0);
                    let t39 = rt::lit::<T>(1.0) / t38;
                    let t40 = rho2 + k50 * rho2_rate_1
                        + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                    let t41 = t37 - eps;
                    let t42 = twice_eps * t41;
                    let t43 = t39 * (t40 * (rt::lit::<T>(2.0) - t42));
                    let t44 = xi + k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3);
                    let (t45, t46) = rt::sin_cos(t44);
                    let t47 = rt::lit::<T>(2.0) * t46;
                    let t48 = eps * (eps - t47) + rt::lit::<T>(1.0);
                    let t49 = rt::lit::<T>(1.0) / t48;
                    let t50 = rho2 + k51 * rho2_rate_1
                        + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                    let t51 = t47 - eps;
                    let t52 = twice_eps * t51;
                    let t53 = t49 * (t50 * (rt::lit::<T>(2.0) - t52));
                    let t54 = xi + k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3);
                    let (t55, t56) = rt::sin_cos(t54);
                    let t57 = rt::lit::<T>(2.0) * t56;
                    let t58 = eps * (eps - t57) + rt::lit::<T>(1.0);
                    let t59 = rt::lit::<T>(1.0) / t58;
                    let t60 = rho2 + k52 * rho2_rate_1
                        + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                    let t61 = t57 - eps;
                    let t62 = twice_eps * t61;
                    let t63 = t59 * (t60 * (rt::lit::<T>(2.0) - t62));
                    let t64 = xi + k53 * xi_rate_1 + (k61 * xi_rate_2 + k69 * xi_rate_3);
                    let (t65, t66) = rt::sin_cos(t64);
                    let t67 = rt::lit::<T>(2.0) * t66;
                    let t68 = eps * (eps - t67) + rt::lit::<T>(1.0);
                    let t69 = rt::lit::<T>(1.0) / t68;
                    let t70 = rho2 + k53 * rho2_rate_1
                        + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                    let t71 = t67 - eps;
                    let t72 = twice_eps * t71;
                    let t73 = t69 * (t70 * (rt::lit::<T>(2.0) - t72));
                    let t74 = xi + k54 * xi_rate_1 + (k62 * xi_rate_2 + k70 * xi_rate_3);
                    let (t75, t76) = rt::sin_cos(t74);
                    let t77 = rt::lit::<T>(2.0) * t76;
                    let t78 = eps * (eps - t77) + rt::lit::<T>(1.0);
                    let t79 = rt::lit::<T>(1.0) / t78;
                    let t80 = rho2 + k54 * rho2_rate_1
                        + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                    let t81 = t77 - eps;
                    let t82 = twice_eps * t81;
                    let t83 = t79 * (t80 * (rt::lit::<T>(2.0) - t82));
                    let t84 = k8 * t13 + k7 * t23 + (k6 * t33 + k5 * t43)
                        + (k4 * t53 + k3 * t63 + (k2 * t73 + k1 * t83));
                    let t85 = xi + k71 * xi_rate_1 + (k72 * xi_rate_2 + k73 * xi_rate_3);
                    let (t86, t87) = rt::sin_cos(t85);
                    let t88 = eps - t87;
                    let t89 = t9 * (t12 - rt::lit::<T>(2.0));
                    let t90 = t19 * (t22 - rt::lit::<T>(2.0));
                    let t91 = t29 * (t32 - rt::lit::<T>(2.0));
                    let t92 = t39 * (t42 - rt::lit::<T>(2.0));
                    let t93 = t49 * (t52 - rt::lit::<T>(2.0));
                    let t94 = t59 * (t62 - rt::lit::<T>(2.0));
                    let t95 = t69 * (t72 - rt::lit::<T>(2.0));
                    let t96 = t79 * (t82 - rt::lit::<T>(2.0));
                    let t97 = k8 * t89 + k7 * t90 + (k6 * t91 + k5 * t92)
                        + (k4 * t93 + k3 * t94 + (k2 * t95 + k1 * t96));
                    let t98 = t88 * t97;
                    let t99 = rho1 + k71 * rho1_rate_1
                        + (k72 * rho1_rate_2 + k73 * rho1_rate_3);
                    let t102 = eps * (eps - rt::lit::<T>(2.0) * t87) + rt::lit::<T>(1.0);
                    let t752 = t86 * (eps * t99) / t102;
                    let t123 = xi + k77 * xi_rate_1
                        + (k78 * xi_rate_2 + k79 * xi_rate_3);
                    let (t124, t125) = rt::sin_cos(t123);
                    let t126 = t125 - eps;
                    let t105 = rho1 + k47 * rho1_rate_1
                        + (k55 * rho1_rate_2 + k63 * rho1_rate_3);
                    let t106 = t105 * t9;
                    let t107 = rho1 + k48 * rho1_rate_1
                        + (k56 * rho1_rate_2 + k64 * rho1_rate_3);
                    let t108 = t107 * t19;
                    let t109 = rho1 + k49 * rho1_rate_1
                        + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                    let t110 = t109 * t29;
                    let t111 = rho1 + k50 * rho1_rate_1
                        + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                    let t112 = t111 * t39;
                    let t113 = rho1 + k51 * rho1_rate_1
                        + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                    let t114 = t113 * t49;
                    let t115 = rho1 + k52 * rho1_rate_1
                        + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                    let t116 = t115 * t59;
                    let t117 = rho1 + k53 * rho1_rate_1
                        + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                    let t118 = t117 * t69;
                    let t119 = rho1 + k54 * rho1_rate_1
                        + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                    let t120 = t119 * t79;
                    let t127 = rt::lit::<T>(0.027076500189167574) * t106
                        + rt::lit::<T>(0.005864947198698576) * t108
                        + (rt::lit::<T>(-0.061592225069804156) * t110
                            + rt::lit::<T>(-0.058993923891947214) * t112)
                        + (rt::lit::<T>(0.09560496739250535) * t114
                            + rt::lit::<T>(0.32151478931685357) * t116
                            + (rt::lit::<T>(0.4175557539292479) * t118
                                + rt::lit::<T>(0.2529691909352784) * t120));
                    let t128 = t126 * t127;
                    let t129 = t87 - eps;
                    let t121 = rt::lit::<T>(0.2529691909352784) * t106
                        + rt::lit::<T>(0.4175557539292479) * t108
                        + (rt::lit::<T>(0.32151478931685357) * t110
                            + rt::lit::<T>(0.09560496739250535) * t112)
                        + (rt::lit::<T>(-0.058993923891947214) * t114
                            + rt::lit::<T>(-0.061592225069804156) * t116
                            + (rt::lit::<T>(0.005864947198698576) * t118
                                + rt::lit::<T>(0.027076500189167574) * t120));
                    let t130 = t129 * t121;
                    let t131 = xi + k74 * xi_rate_1
                        + (k75 * xi_rate_2 + k76 * xi_rate_3);
                    let (t132, t133) = rt::sin_cos(t131);
                    let t134 = t133 - eps;
                    let t135 = rt::lit::<T>(-0.06114645362610544) * (t106 + t120)
                        + rt::lit::<T>(-0.014459274444920261) * (t108 + t118)
                        + (rt::lit::<T>(0.1904683739582173) * (t110 + t116)
                            + rt::lit::<T>(0.3851373541128084) * (t112 + t114));
                    let t136 = t134 * t135;
                    let t174 = rt::lit::<T>(2.0)
                        * (x1 + k64 * t128 + (k48 * t130 + k56 * t136));
                    let t175 = t20 * t20;
                    let t176 = t174 - t175;
                    let t177 = eps * t21;
                    let t178 = t177 * t176 + (t175 + t107 * t107 - t174);
                    let t179 = t176 + t19 * t178;
                    let t438 = twice_eps * t15;
                    let t753 = t179 * (t19 * t438);
                    let t183 = rt::lit::<T>(2.0)
                        * (x1 + k65 * t128 + (k49 * t130 + k57 * t136));
                    let t184 = t30 * t30;
                    let t185 = t183 - t184;
                    let t186 = eps * t31;
                    let t187 = t186 * t185 + (t184 + t109 * t109 - t183);
                    let t188 = t185 + t29 * t187;
                    let t432 = twice_eps * t25;
                    let t754 = t188 * (t29 * t432);
                    let t192 = rt::lit::<T>(2.0)
                        * (x1 + k66 * t128 + (k50 * t130 + k58 * t136));
                    let t193 = t40 * t40;
                    let t194 = t192 - t193;
                    let t195 = eps * t41;
                    let t196 = t195 * t194 + (t193 + t111 * t111 - t192);
                    let t197 = t194 + t39 * t196;
                    let t426 = twice_eps * t35;
                    let t755 = t197 * (t39 * t426);
                    let t201 = rt::lit::<T>(2.0)
                        * (x1 + k67 * t128 + (k51 * t130 + k59 * t136));
                    let t202 = t50 * t50;
                    let t203 = t201 - t202;
                    let t204 = eps * t51;
                    let t205 = t204 * t203 + (t202 + t113 * t113 - t201);
                    let t206 = t203 + t49 * t205;
                    let t420 = twice_eps * t45;
                    let t756 = t206 * (t49 * t420);
                    let t155 = rt::lit::<T>(2.0)
                        * (x1 + k68 * t128 + (k52 * t130 + k60 * t136));
                    let t156 = t60 * t60;
                    let t157 = t155 - t156;
                    let t158 = eps * t61;
                    let t159 = t158 * t157 + (t156 + t115 * t115 - t155);
                    let t160 = t157 + t59 * t159;
                    let t413 = twice_eps * t55;
                    let t757 = t160 * (t59 * t413);
                    let t164 = rt::lit::<T>(2.0)
                        * (x1 + k69 * t128 + (k53 * t130 + k61 * t136));
                    let t165 = t70 * t70;
                    let t166 = t164 - t165;
                    let t167 = eps * t71;
                    let t168 = t167 * t166 + (t165 + t117 * t117 - t164);
                    let t169 = t166 + t69 * t168;
                    let t406 = twice_eps * t65;
                    let t758 = t169 * (t69 * t406);
                    let t146 = rt::lit::<T>(2.0)
                        * (x1 + k70 * t128 + (k54 * t130 + k62 * t136));
                    let t147 = t80 * t80;
                    let t148 = t146 - t147;
                    let t149 = eps * t81;
                    let t150 = t149 * t148 + (t147 + t119 * t119 - t146);
                    let t151 = t148 + t79 * t150;
                    let t451 = twice_eps * t75;
                    let t759 = t151 * (t79 * t451);
                    let t137 = rt::lit::<T>(2.0)
                        * (x1 + k63 * t128 + (k47 * t130 + k55 * t136));
                    let t138 = t10 * t10;
                    let t139 = t137 - t138;
                    let t140 = eps * t11;
                    let t141 = t140 * t139 + (t138 + t105 * t105 - t137);
                    let t142 = t139 + t9 * t141;
                    let t445 = twice_eps * t5;
                    let t760 = t142 * (t9 * t445);
                    let t761 = k3 * t757 + k2 * t758
                        + (k1 * t759 + (k8 * t760 - t121 * t752));
                    let t209 = k9 * (t13 + t83) + k10 * (t23 + t73)
                        + (k11 * (t33 + t63) + k12 * (t43 + t53));
                    let t210 = eps - t133;
                    let t211 = k9 * (t89 + t96) + k10 * (t90 + t95)
                        + (k11 * (t91 + t94) + k12 * (t92 + t93));
                    let t212 = t210 * t211;
                    let t213 = rho1 + k74 * rho1_rate_1
                        + (k75 * rho1_rate_2 + k76 * rho1_rate_3);
                    let t216 = eps * (eps - rt::lit::<T>(2.0) * t133)
                        + rt::lit::<T>(1.0);
                    let t762 = t132 * (eps * t213) / t216;
                    let t763 = k10 * (t753 + t758) + k11 * (t754 + t757)
                        + (k12 * (t755 + t756) + (k9 * (t760 + t759) - t135 * t762));
                    let t220 = k20 * t13 + k19 * t23 + (k18 * t33 + k17 * t43)
                        + (k16 * t53 + k15 * t63 + (k14 * t73 + k13 * t83));
                    let t221 = eps - t125;
                    let t222 = k20 * t89 + k19 * t90 + (k18 * t91 + k17 * t92)
                        + (k16 * t93 + k15 * t94 + (k14 * t95 + k13 * t96));
                    let t223 = t221 * t222;
                    let t224 = rho1 + k77 * rho1_rate_1
                        + (k78 * rho1_rate_2 + k79 * rho1_rate_3);
                    let t227 = eps * (eps - rt::lit::<T>(2.0) * t125)
                        + rt::lit::<T>(1.0);
                    let t764 = t124 * (eps * t224) / t227;
                    let t765 = k15 * t757 + k14 * t758
                        + (k13 * t759 + (k20 * t760 - t127 * t764));
                    solution1
                        .update([
                            t84,
                            t98 + t84 * t752,
                            k7 * t753 + k6 * t754 + (k5 * t755 + k4 * t756) + t761,
                            t209,
                            t212 + t209 * t762,
                            t763,
                            t220,
                            t223 + t220 * t764,
                            k19 * t753 + k18 * t754 + (k17 * t755 + k16 * t756) + t765,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = (ahead4 + ahead2 * (rho1 * rho2 + ahead3))
                                * (rt::lit::<T>(1.0) / ahead1);
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
                            [ahead5, t2, t3, ahead5, t2, t3, ahead5, t2, t3]
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
                            let t4 = xi + k47 * xi_rate_1
                                + (k55 * xi_rate_2 + k63 * xi_rate_3);
                            let (t5, t6) = rt::sin_cos(t4);
                            let t7 = rt::lit::<T>(2.0) * t6;
                            let t8 = eps * (eps - t7) + rt::lit::<T>(1.0);
                            let t9 = rt::lit::<T>(1.0) / t8;
                            let t10 = rho2 + k47 * rho2_rate_1
                                + (k55 * rho2_rate_2 + k63 * rho2_rate_3);
                            let t11 = t7 - eps;
                            let t12 = twice_eps * t11;
                            let t13 = t9 * (t10 * (rt::lit::<T>(2.0) - t12));
                            let t14 = xi + k48 * xi_rate_1
                                + (k56 * xi_rate_2 + k64 * xi_rate_3);
                            let (t15, t16) = rt::sin_cos(t14);
                            let t17 = rt::lit::<T>(2.0) * t16;
                            let t18 = eps * (eps - t17) + rt::lit::<T>(1.0);
                            let t19 = rt::lit::<T>(1.0) / t18;
                            let t20 = rho2 + k48 * rho2_rate_1
                                + (k56 * rho2_rate_2 + k64 * rho2_rate_3);
                            let t21 = t17 - eps;
                            let t22 = twice_eps * t21;
                            let t23 = t19 * (t20 * (rt::lit::<T>(2.0) - t22));
                            let t24 = xi + k49 * xi_rate_1
                                + (k57 * xi_rate_2 + k65 * xi_rate_3);
                            let (t25, t26) = rt::sin_cos(t24);
                            let t27 = rt::lit::<T>(2.0) * t26;
                            let t28 = eps * (eps - t27) + rt::lit::<T>(1.0);
                            let t29 = rt::lit::<T>(1.0) / t28;
                            let t30 = rho2 + k49 * rho2_rate_1
                                + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                            let t31 = t27 - eps;
                            let t32 = twice_eps * t31;
                            let t33 = t29 * (t30 * (rt::lit::<T>(2.0) - t32));
                            let t34 = xi + k50 * xi_rate_1
                                + (k58 * xi_rate_2 + k66 * xi_rate_3);
                            let (t35, t36) = rt::sin_cos(t34);
                            let t37 = rt::lit::<T>(2.0) * t36;
                            let t38 = eps * (eps - t37) + rt::lit::<T>(1.0);
                            let t39 = rt::lit::<T>(1.0) / t38;
                            let t40 = rho2 + k50 * rho2_rate_1
                                + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                            let t41 = t37 - eps;
                            let t42 = twice_eps * t41;
                            let t43 = t39 * (t40 * (rt::lit::<T>(2.0) - t42));
                            let t44 = xi + k51 * xi_rate_1
                                + (k59 * xi_rate_2 + k67 * xi_rate_3);
                            let (t45, t46) = rt::sin_cos(t44);
                            let t47 = rt::lit::<T>(2.0) * t46;
                            let t48 = eps * (eps - t47) + rt::lit::<T>(1.0);
                            let t49 = rt::lit::<T>(1.0) / t48;
                            let t50 = rho2 + k51 * rho2_rate_1
                                + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                            let t51 = t47 - eps;
                            let t52 = twice_eps * t51;
                            let t53 = t49 * (t50 * (rt::lit::<T>(2.0) - t52));
                            let t54 = xi + k52 * xi_rate_1
                                + (k60 * xi_rate_2 + k68 * xi_rate_3);
                            let (t55, t56) = rt::sin_cos(t54);
                            let t57 = rt::lit::<T>(2.0) * t56;
                            let t58 = eps * (eps - t57) + rt::lit::<T>(1.0);
                            let t59 = rt::lit::<T>(1.0) / t58;
                            let t60 = rho2 + k52 * rho2_rate_1
                                + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                            let t61 = t57 - eps;
                            let t62 = twice_eps * t61;
                            let t63 = t59 * (t60 * (rt::lit::<T>(2.0) - t62));
                            let t64 = xi + k53 * xi_rate_1
                                + (k61 * xi_rate_2 + k69 * xi_rate_3);
                            let (t65, t66) = rt::sin_cos(t64);
                            let t67 = rt::lit::<T>(2.0) * t66;
                            let t68 = eps * (eps - t67) + rt::lit::<T>(1.0);
                            let t69 = rt::lit::<T>(1.0) / t68;
                            let t70 = rho2 + k53 * rho2_rate_1
                                + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                            let t71 = t67 - eps;
                            let t72 = twice_eps * t71;
                            let t73 = t69 * (t70 * (rt::lit::<T>(2.0) - t72));
                            let t74 = xi + k54 * xi_rate_1
                                + (k62 * xi_rate_2 + k70 * xi_rate_3);
                            let (t75, t76) = rt::sin_cos(t74);
                            let t77 = rt::lit::<T>(2.0) * t76;
                            let t78 = eps * (eps - t77) + rt::lit::<T>(1.0);
                            let t79 = rt::lit::<T>(1.0) / t78;
                            let t80 = rho2 + k54 * rho2_rate_1
                                + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                            let t81 = t77 - eps;
                            let t82 = twice_eps * t81;
                            let t83 = t79 * (t80 * (rt::lit::<T>(2.0) - t82));
                            let t84 = k8 * t13 + k7 * t23 + (k6 * t33 + k5 * t43)
                                + (k4 * t53 + k3 * t63 + (k2 * t73 + k1 * t83));
                            let t85 = xi + k71 * xi_rate_1
                                + (k72 * xi_rate_2 + k73 * xi_rate_3);
                            let (t86, t87) = rt::sin_cos(t85);
                            let t88 = eps - t87;
                            let t89 = t9 * (t12 - rt::lit::<T>(2.0));
                            let t90 = t19 * (t22 - rt::lit::<T>(2.0));
                            let t91 = t29 * (t32 - rt::lit::<T>(2.0));
                            let t92 = t39 * (t42 - rt::lit::<T>(2.0));
                            let t93 = t49 * (t52 - rt::lit::<T>(2.0));
                            let t94 = t59 * (t62 - rt::lit::<T>(2.0));
                            let t95 = t69 * (t72 - rt::lit::<T>(2.0));
                            let t96 = t79 * (t82 - rt::lit::<T>(2.0));
                            let t97 = k8 * t89 + k7 * t90 + (k6 * t91 + k5 * t92)
                                + (k4 * t93 + k3 * t94 + (k2 * t95 + k1 * t96));
                            let t98 = t88 * t97;
                            let t99 = rho1 + k71 * rho1_rate_1
                                + (k72 * rho1_rate_2 + k73 * rho1_rate_3);
                            let t100 = eps * t86;
                            let t101 = t99 * t100;
                            let t102 = eps * (eps - rt::lit::<T>(2.0) * t87)
                                + rt::lit::<T>(1.0);
                            let t103 = rt::lit::<T>(1.0) / t102;
                            let t104 = t101 * t103;
                            let t105 = rho1 + k47 * rho1_rate_1
                                + (k55 * rho1_rate_2 + k63 * rho1_rate_3);
                            let t106 = t105 * t9;
                            let t107 = rho1 + k48 * rho1_rate_1
                                + (k56 * rho1_rate_2 + k64 * rho1_rate_3);
                            let t108 = t107 * t19;
                            let t109 = rho1 + k49 * rho1_rate_1
                                + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                            let t110 = t109 * t29;
                            let t111 = rho1 + k50 * rho1_rate_1
                                + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                            let t112 = t111 * t39;
                            let t113 = rho1 + k51 * rho1_rate_1
                                + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                            let t114 = t113 * t49;
                            let t115 = rho1 + k52 * rho1_rate_1
                                + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                            let t116 = t115 * t59;
                            let t117 = rho1 + k53 * rho1_rate_1
                                + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                            let t118 = t117 * t69;
                            let t119 = rho1 + k54 * rho1_rate_1
                                + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                            let t120 = t119 * t79;
                            let t121 = rt::lit::<T>(0.2529691909352784) * t106
                                + rt::lit::<T>(0.4175557539292479) * t108
                                + (rt::lit::<T>(0.32151478931685357) * t110
                                    + rt::lit::<T>(0.09560496739250535) * t112)
                                + (rt::lit::<T>(-0.058993923891947214) * t114
                                    + rt::lit::<T>(-0.061592225069804156) * t116
                                    + (rt::lit::<T>(0.005864947198698576) * t118
                                        + rt::lit::<T>(0.027076500189167574) * t120));
                            let t122 = eps * t5;
                            let t123 = xi + k77 * xi_rate_1
                                + (k78 * xi_rate_2 + k79 * xi_rate_3);
                            let (t124, t125) = rt::sin_cos(t123);
                            let t126 = t125 - eps;
                            let t127 = rt::lit::<T>(0.027076500189167574) * t106
                                + rt::lit::<T>(0.005864947198698576) * t108
                                + (rt::lit::<T>(-0.061592225069804156) * t110
                                    + rt::lit::<T>(-0.058993923891947214) * t112)
                                + (rt::lit::<T>(0.09560496739250535) * t114
                                    + rt::lit::<T>(0.32151478931685357) * t116
                                    + (rt::lit::<T>(0.4175557539292479) * t118
                                        + rt::lit::<T>(0.2529691909352784) * t120));
                            let t128 = t126 * t127;
                            let t129 = t87 - eps;
                            let t130 = t129 * t121;
                            let t131 = xi + k74 * xi_rate_1
                                + (k75 * xi_rate_2 + k76 * xi_rate_3);
                            let (t132, t133) = rt::sin_cos(t131);
                            let t134 = t133 - eps;
                            let t135 = rt::lit::<T>(-0.06114645362610544) * (t106 + t120)
                                + rt::lit::<T>(-0.014459274444920261) * (t108 + t118)
                                + (rt::lit::<T>(0.1904683739582173) * (t110 + t116)
                                    + rt::lit::<T>(0.3851373541128084) * (t112 + t114));
                            let t136 = t134 * t135;
                            let t137 = rt::lit::<T>(2.0)
                                * (x1 + k63 * t128 + (k47 * t130 + k55 * t136));
                            let t138 = t10 * t10;
                            let t139 = t137 - t138;
                            let t140 = eps * t11;
                            let t141 = t140 * t139 + (t138 + t105 * t105 - t137);
                            let t142 = t139 + t9 * t141;
                            let t143 = t122 * (rt::lit::<T>(2.0) * t142);
                            let t144 = t9 * t143;
                            let t145 = eps * t75;
                            let t146 = rt::lit::<T>(2.0)
                                * (x1 + k70 * t128 + (k54 * t130 + k62 * t136));
                            let t147 = t80 * t80;
                            let t148 = t146 - t147;
                            let t149 = eps * t81;
                            let t150 = t149 * t148 + (t147 + t119 * t119 - t146);
                            let t151 = t148 + t79 * t150;
                            let t152 = t145 * (rt::lit::<T>(2.0) * t151);
                            let t153 = t79 * t152;
                            let t154 = eps * t55;
                            let t155 = rt::lit::<T>(2.0)
                                * (x1 + k68 * t128 + (k52 * t130 + k60 * t136));
                            let t156 = t60 * t60;
                            let t157 = t155 - t156;
                            let t158 = eps * t61;
                            let t159 = t158 * t157 + (t156 + t115 * t115 - t155);
                            let t160 = t157 + t59 * t159;
                            let t161 = t154 * (rt::lit::<T>(2.0) * t160);
                            let t162 = t59 * t161;
                            let t163 = eps * t65;
                            let t164 = rt::lit::<T>(2.0)
                                * (x1 + k69 * t128 + (k53 * t130 + k61 * t136));
                            let t165 = t70 * t70;
                            let t166 = t164 - t165;
                            let t167 = eps * t71;
                            let t168 = t167 * t166 + (t165 + t117 * t117 - t164);
                            let t169 = t166 + t69 * t168;
                            let t170 = t163 * (rt::lit::<T>(2.0) * t169);
                            let t171 = t69 * t170;
                            let t172 = rho2_rate_1 + t104 * t121 - k8 * t144 - k1 * t153
                                - (k3 * t162 + k2 * t171);
                            let t173 = eps * t15;
                            let t174 = rt::lit::<T>(2.0)
                                * (x1 + k64 * t128 + (k48 * t130 + k56 * t136));
                            let t175 = t20 * t20;
                            let t176 = t174 - t175;
                            let t177 = eps * t21;
                            let t178 = t177 * t176 + (t175 + t107 * t107 - t174);
                            let t179 = t176 + t19 * t178;
                            let t180 = t173 * (rt::lit::<T>(2.0) * t179);
                            let t181 = t19 * t180;
                            let t182 = eps * t25;
                            let t183 = rt::lit::<T>(2.0)
                                * (x1 + k65 * t128 + (k49 * t130 + k57 * t136));
                            let t184 = t30 * t30;
                            let t185 = t183 - t184;
                            let t186 = eps * t31;
                            let t187 = t186 * t185 + (t184 + t109 * t109 - t183);
                            let t188 = t185 + t29 * t187;
                            let t189 = t182 * (rt::lit::<T>(2.0) * t188);
                            let t190 = t29 * t189;
                            let t191 = eps * t35;
                            let t192 = rt::lit::<T>(2.0)
                                * (x1 + k66 * t128 + (k50 * t130 + k58 * t136));
                            let t193 = t40 * t40;
                            let t194 = t192 - t193;
                            let t195 = eps * t41;
                            let t196 = t195 * t194 + (t193 + t111 * t111 - t192);
                            let t197 = t194 + t39 * t196;
                            let t198 = t191 * (rt::lit::<T>(2.0) * t197);
                            let t199 = t39 * t198;
                            let t200 = eps * t45;
                            let t201 = rt::lit::<T>(2.0)
                                * (x1 + k67 * t128 + (k51 * t130 + k59 * t136));
                            let t202 = t50 * t50;
                            let t203 = t201 - t202;
                            let t204 = eps * t51;
                            let t205 = t204 * t203 + (t202 + t113 * t113 - t201);
                            let t206 = t203 + t49 * t205;
                            let t207 = t200 * (rt::lit::<T>(2.0) * t206);
                            let t208 = t49 * t207;
                            let t209 = k9 * (t13 + t83) + k10 * (t23 + t73)
                                + (k11 * (t33 + t63) + k12 * (t43 + t53));
                            let t210 = eps - t133;
                            let t211 = k9 * (t89 + t96) + k10 * (t90 + t95)
                                + (k11 * (t91 + t94) + k12 * (t92 + t93));
                            let t212 = t210 * t211;
                            let t213 = rho1 + k74 * rho1_rate_1
                                + (k75 * rho1_rate_2 + k76 * rho1_rate_3);
                            let t214 = eps * t132;
                            let t215 = t213 * t214;
                            let t216 = eps * (eps - rt::lit::<T>(2.0) * t133)
                                + rt::lit::<T>(1.0);
                            let t217 = rt::lit::<T>(1.0) / t216;
                            let t218 = t215 * t217;
                            let t219 = rho2_rate_2 + t218 * t135 - k9 * (t144 + t153)
                                - k12 * (t199 + t208)
                                - (k10 * (t181 + t171) + k11 * (t190 + t162));
                            let t220 = k20 * t13 + k19 * t23 + (k18 * t33 + k17 * t43)
                                + (k16 * t53 + k15 * t63 + (k14 * t73 + k13 * t83));
                            let t221 = eps - t125;
                            let t222 = k20 * t89 + k19 * t90 + (k18 * t91 + k17 * t92)
                                + (k16 * t93 + k15 * t94 + (k14 * t95 + k13 * t96));
                            let t223 = t221 * t222;
                            let t224 = rho1 + k77 * rho1_rate_1
                                + (k78 * rho1_rate_2 + k79 * rho1_rate_3);
                            let t225 = eps * t124;
                            let t226 = t224 * t225;
                            let t227 = eps * (eps - rt::lit::<T>(2.0) * t125)
                                + rt::lit::<T>(1.0);
                            let t228 = rt::lit::<T>(1.0) / t227;
                            let t229 = t226 * t228;
                            let t230 = rho2_rate_3 + t229 * t127 - k20 * t144
                                - k13 * t153 - (k15 * t162 + k14 * t171);
                            let t231 = rt::lit::<T>(4.0) * t10 - rt::lit::<T>(2.0) * t13;
                            let t232 = k80 * t5 * t9;
                            let t233 = t231 * t232;
                            let t234 = rt::lit::<T>(4.0) * t20 - rt::lit::<T>(2.0) * t23;
                            let t235 = k81 * t15 * t19;
                            let t236 = t234 * t235;
                            let t237 = rt::lit::<T>(4.0) * t30 - rt::lit::<T>(2.0) * t33;
                            let t238 = k82 * t25 * t29;
                            let t239 = t237 * t238;
                            let t240 = rt::lit::<T>(4.0) * t40 - rt::lit::<T>(2.0) * t43;
                            let t241 = k83 * t35 * t39;
                            let t242 = t240 * t241;
                            let t243 = rt::lit::<T>(4.0) * t50 - rt::lit::<T>(2.0) * t53;
                            let t244 = k84 * t45 * t49;
                            let t245 = t243 * t244;
                            let t246 = rt::lit::<T>(4.0) * t60 - rt::lit::<T>(2.0) * t63;
                            let t247 = k85 * t55 * t59;
                            let t248 = t246 * t247;
                            let t249 = rt::lit::<T>(4.0) * t70 - rt::lit::<T>(2.0) * t73;
                            let t250 = k86 * t65 * t69;
                            let t251 = t249 * t250;
                            let t252 = rt::lit::<T>(4.0) * t80 - rt::lit::<T>(2.0) * t83;
                            let t253 = k87 * t75 * t79;
                            let t254 = t252 * t253;
                            let t255 = k8 * t233 + k7 * t236 + (k6 * t239 + k5 * t242)
                                + (k4 * t245 + k3 * t248 + (k2 * t251 + k1 * t254));
                            let t256 = t9 * (k88 - k96 * t11);
                            let t257 = t19 * (k89 - k97 * t21);
                            let t258 = t29 * (k90 - k98 * t31);
                            let t259 = t39 * (k91 - k99 * t41);
                            let t260 = t49 * (k92 - k100 * t51);
                            let t261 = t59 * (k93 - k101 * t61);
                            let t262 = t69 * (k94 - k102 * t71);
                            let t263 = t79 * (k95 - k103 * t81);
                            let t264 = k8 * t256 + k7 * t257 + (k6 * t258 + k5 * t259)
                                + (k4 * t260 + k3 * t261 + (k2 * t262 + k1 * t263));
                            let t265 = k104 * t5 * t9;
                            let t266 = t231 * t265;
                            let t267 = k105 * t15 * t19;
                            let t268 = t234 * t267;
                            let t269 = k106 * t25 * t29;
                            let t270 = t237 * t269;
                            let t271 = k107 * t35 * t39;
                            let t272 = t240 * t271;
                            let t273 = k108 * t45 * t49;
                            let t274 = t243 * t273;
                            let t275 = k109 * t55 * t59;
                            let t276 = t246 * t275;
                            let t277 = k110 * t65 * t69;
                            let t278 = t249 * t277;
                            let t279 = k111 * t75 * t79;
                            let t280 = t252 * t279;
                            let t281 = k8 * t266 + k7 * t268 + (k6 * t270 + k5 * t272)
                                + (k4 * t274 + k3 * t276 + (k2 * t278 + k1 * t280));
                            let t282 = t9 * (k112 - k120 * t11);
                            let t283 = t19 * (k113 - k121 * t21);
                            let t284 = t29 * (k114 - k122 * t31);
                            let t285 = t39 * (k115 - k123 * t41);
                            let t286 = t49 * (k116 - k124 * t51);
                            let t287 = t59 * (k117 - k125 * t61);
                            let t288 = t69 * (k118 - k126 * t71);
                            let t289 = t79 * (k119 - k127 * t81);
                            let t290 = k8 * t282 + k7 * t283 + (k6 * t284 + k5 * t285)
                                + (k4 * t286 + k3 * t287 + (k2 * t288 + k1 * t289));
                            let t291 = k128 * t5 * t9;
                            let t292 = t231 * t291;
                            let t293 = k129 * t15 * t19;
                            let t294 = t234 * t293;
                            let t295 = k130 * t25 * t29;
                            let t296 = t237 * t295;
                            let t297 = k131 * t35 * t39;
                            let t298 = t240 * t297;
                            let t299 = k132 * t45 * t49;
                            let t300 = t243 * t299;
                            let t301 = k133 * t55 * t59;
                            let t302 = t246 * t301;
                            let t303 = k134 * t65 * t69;
                            let t304 = t249 * t303;
                            let t305 = k135 * t75 * t79;
                            let t306 = t252 * t305;
                            let t307 = k8 * t292 + k7 * t294 + (k6 * t296 + k5 * t298)
                                + (k4 * t300 + k3 * t302 + (k2 * t304 + k1 * t306));
                            let t308 = t9 * (k136 - k144 * t11);
                            let t309 = t19 * (k137 - k145 * t21);
                            let t310 = t29 * (k138 - k146 * t31);
                            let t311 = t39 * (k139 - k147 * t41);
                            let t312 = t49 * (k140 - k148 * t51);
                            let t313 = t59 * (k141 - k149 * t61);
                            let t314 = t69 * (k142 - k150 * t71);
                            let t315 = t79 * (k143 - k151 * t81);
                            let t316 = k8 * t308 + k7 * t309 + (k6 * t310 + k5 * t311)
                                + (k4 * t312 + k3 * t313 + (k2 * t314 + k1 * t315));
                            let t317 = rt::lit::<T>(2.0) * t89 + rt::lit::<T>(4.0);
                            let t318 = t232 * t317;
                            let t319 = rt::lit::<T>(2.0) * t90 + rt::lit::<T>(4.0);
                            let t320 = t235 * t319;
                            let t321 = rt::lit::<T>(2.0) * t91 + rt::lit::<T>(4.0);
                            let t322 = t238 * t321;
                            let t323 = rt::lit::<T>(2.0) * t92 + rt::lit::<T>(4.0);
                            let t324 = t241 * t323;
                            let t325 = rt::lit::<T>(2.0) * t93 + rt::lit::<T>(4.0);
                            let t326 = t244 * t325;
                            let t327 = rt::lit::<T>(2.0) * t94 + rt::lit::<T>(4.0);
                            let t328 = t247 * t327;
                            let t329 = rt::lit::<T>(2.0) * t95 + rt::lit::<T>(4.0);
                            let t330 = t250 * t329;
                            let t331 = rt::lit::<T>(2.0) * t96 + rt::lit::<T>(4.0);
                            let t332 = t253 * t331;
                            let t333 = k8 * t318 + k7 * t320 + (k6 * t322 + k5 * t324)
                                + (k4 * t326 + k3 * t328 + (k2 * t330 + k1 * t332));
                            let t334 = t87 * t99;
                            let t335 = t84 * (t103 * (k152 * t334 - t104 * (k153 * t86)))
                                + k71 * t86 * t97;
                            let t336 = t100 * t84;
                            let t337 = t265 * t317;
                            let t338 = t267 * t319;
                            let t339 = t269 * t321;
                            let t340 = t271 * t323;
                            let t341 = t273 * t325;
                            let t342 = t275 * t327;
                            let t343 = t277 * t329;
                            let t344 = t279 * t331;
                            let t345 = k8 * t337 + k7 * t338 + (k6 * t339 + k5 * t340)
                                + (k4 * t341 + k3 * t342 + (k2 * t343 + k1 * t344));
                            let t346 = t84 * (t103 * (k154 * t334 - t104 * (k155 * t86)))
                                + k72 * t86 * t97;
                            let t347 = t291 * t317;
                            let t348 = t293 * t319;
                            let t349 = t295 * t321;
                            let t350 = t297 * t323;
                            let t351 = t299 * t325;
                            let t352 = t301 * t327;
                            let t353 = t303 * t329;
                            let t354 = t305 * t331;
                            let t355 = k8 * t347 + k7 * t348 + (k6 * t349 + k5 * t350)
                                + (k4 * t351 + k3 * t352 + (k2 * t353 + k1 * t354));
                            let t356 = t84 * (t103 * (k157 * t334 - t104 * (k158 * t86)))
                                + k73 * t86 * t97;
                            let t357 = rt::lit::<T>(1.0) / (t68 * t68);
                            let t358 = rt::lit::<T>(0.005864947198698576) * t69;
                            let t359 = t163 * t358;
                            let t360 = rt::lit::<T>(0.027076500189167574) * t79;
                            let t361 = t145 * t360;
                            let t362 = t79 * t361;
                            let t363 = t361 + t149 * t362;
                            let t364 = t362 - t363;
                            let t365 = t69 * t359;
                            let t366 = t359 + t167 * t365;
                            let t367 = t365 - t366;
                            let t368 = rt::lit::<T>(-0.061592225069804156) * t59;
                            let t369 = t154 * t368;
                            let t370 = t59 * t369;
                            let t371 = t369 + t158 * t370;
                            let t372 = t370 - t371;
                            let t373 = rt::lit::<T>(-0.058993923891947214) * t49;
                            let t374 = t200 * t373;
                            let t375 = t49 * t374;
                            let t376 = t374 + t204 * t375;
                            let t377 = t375 - t376;
                            let t378 = rt::lit::<T>(0.09560496739250535) * t39;
                            let t379 = t191 * t378;
                            let t380 = t39 * t379;
                            let t381 = t379 + t195 * t380;
                            let t382 = t380 - t381;
                            let t383 = rt::lit::<T>(0.32151478931685357) * t29;
                            let t384 = t182 * t383;
                            let t385 = t29 * t384;
                            let t386 = t384 + t186 * t385;
                            let t387 = t385 - t386;
                            let t388 = rt::lit::<T>(0.4175557539292479) * t19;
                            let t389 = t173 * t388;
                            let t390 = t19 * t389;
                            let t391 = t389 + t177 * t390;
                            let t392 = t390 - t391;
                            let t393 = rt::lit::<T>(0.2529691909352784) * t9;
                            let t394 = t122 * t393;
                            let t395 = t9 * t394;
                            let t396 = t394 + t140 * t395;
                            let t397 = t395 - t396;
                            let t398 = k95 * t364 + k94 * t367
                                + (k93 * t372 + k92 * t377)
                                + (k91 * t382 + k90 * t387 + (k89 * t392 + k88 * t397));
                            let t399 = t104 + t129 * t398;
                            let t400 = k119 * t364 + k118 * t367
                                + (k117 * t372 + k116 * t377)
                                + (k115 * t382 + k114 * t387 + (k113 * t392 + k112 * t397));
                            let t401 = t134 * t400;
                            let t402 = rt::lit::<T>(-0.014459274444920261) * t401;
                            let t403 = k143 * t364 + k142 * t367
                                + (k141 * t372 + k140 * t377)
                                + (k139 * t382 + k138 * t387 + (k137 * t392 + k136 * t397));
                            let t404 = t126 * t403;
                            let t405 = rt::lit::<T>(0.005864947198698576) * t399
                                + (t402 + rt::lit::<T>(0.4175557539292479) * t404);
                            let t406 = twice_eps * t65;
                            let t407 = (t357 * (k2 * t170 + (t359 * t168 - t117 * t405))
                                + t365 * t166) * t406;
                            let t408 = eps * t66;
                            let t409 = t407
                                - (t168 * (rt::lit::<T>(0.005864947198698576) * t357)
                                    + t358 * t166) * t408;
                            let t410 = rt::lit::<T>(1.0) / (t58 * t58);
                            let t411 = rt::lit::<T>(0.1904683739582173) * t401;
                            let t412 = rt::lit::<T>(-0.061592225069804156) * t399
                                + (t411 + rt::lit::<T>(0.32151478931685357) * t404);
                            let t413 = twice_eps * t55;
                            let t414 = (t410 * (k3 * t161 + (t369 * t159 - t115 * t412))
                                + t370 * t157) * t413;
                            let t415 = eps * t56;
                            let t416 = t414
                                - (t159 * (rt::lit::<T>(-0.061592225069804156) * t410)
                                    + t368 * t157) * t415;
                            let t417 = rt::lit::<T>(1.0) / (t48 * t48);
                            let t418 = rt::lit::<T>(0.3851373541128084) * t401;
                            let t419 = rt::lit::<T>(-0.058993923891947214) * t399
                                + (t418 + rt::lit::<T>(0.09560496739250535) * t404);
                            let t420 = twice_eps * t45;
                            let t421 = (t417 * (k4 * t207 + (t374 * t205 - t113 * t419))
                                + t375 * t203) * t420;
                            let t422 = eps * t46;
                            let t423 = t421
                                - (t205 * (rt::lit::<T>(-0.058993923891947214) * t417)
                                    + t373 * t203) * t422;
                            let t424 = rt::lit::<T>(1.0) / (t38 * t38);
                            let t425 = rt::lit::<T>(0.09560496739250535) * t399
                                + (t418 + rt::lit::<T>(-0.058993923891947214) * t404);
                            let t426 = twice_eps * t35;
                            let t427 = (t424 * (k5 * t198 + (t379 * t196 - t111 * t425))
                                + t380 * t194) * t426;
                            let t428 = eps * t36;
                            let t429 = t427
                                - (t196 * (rt::lit::<T>(0.09560496739250535) * t424)
                                    + t378 * t194) * t428;
                            let t430 = rt::lit::<T>(1.0) / (t28 * t28);
                            let t431 = rt::lit::<T>(0.32151478931685357) * t399
                                + (t411 + rt::lit::<T>(-0.061592225069804156) * t404);
                            let t432 = twice_eps * t25;
                            let t433 = (t430 * (k6 * t189 + (t384 * t187 - t109 * t431))
                                + t385 * t185) * t432;
                            let t434 = eps * t26;
                            let t435 = t433
                                - (t187 * (rt::lit::<T>(0.32151478931685357) * t430)
                                    + t383 * t185) * t434;
                            let t436 = rt::lit::<T>(1.0) / (t18 * t18);
                            let t437 = rt::lit::<T>(0.4175557539292479) * t399
                                + (t402 + rt::lit::<T>(0.005864947198698576) * t404);
                            let t438 = twice_eps * t15;
                            let t439 = (t436 * (k7 * t180 + (t389 * t178 - t107 * t437))
                                + t390 * t176) * t438;
                            let t440 = eps * t16;
                            let t441 = t439
                                - (t178 * (rt::lit::<T>(0.4175557539292479) * t436)
                                    + t388 * t176) * t440;
                            let t442 = rt::lit::<T>(1.0) / (t8 * t8);
                            let t443 = rt::lit::<T>(-0.06114645362610544) * t401;
                            let t444 = rt::lit::<T>(0.2529691909352784) * t399
                                + (t443 + rt::lit::<T>(0.027076500189167574) * t404);
                            let t445 = twice_eps * t5;
                            let t446 = (t442 * (k8 * t143 + (t394 * t141 - t105 * t444))
                                + t395 * t139) * t445;
                            let t447 = eps * t6;
                            let t448 = t446
                                - (t141 * (rt::lit::<T>(0.2529691909352784) * t442)
                                    + t393 * t139) * t447;
                            let t449 = rt::lit::<T>(1.0) / (t78 * t78);
                            let t450 = rt::lit::<T>(0.027076500189167574) * t399
                                + (t443 + rt::lit::<T>(0.2529691909352784) * t404);
                            let t451 = twice_eps * t75;
                            let t452 = (t449 * (k1 * t152 + (t361 * t150 - t119 * t450))
                                + t362 * t148) * t451;
                            let t453 = eps * t76;
                            let t454 = t452
                                - (t150 * (rt::lit::<T>(0.027076500189167574) * t449)
                                    + t360 * t148) * t453;
                            let t455 = t103 * t121;
                            let t456 = t86 * t121;
                            let t457 = t455 * (eps * t334)
                                - t456 * (t398 + twice_eps * t101 / (t102 * t102));
                            let t458 = t124 * t127;
                            let t459 = h * t458;
                            let t460 = t403 * t459;
                            let t461 = t132 * t135;
                            let t462 = h * t461;
                            let t463 = t400 * t462;
                            let t464 = k47 * t448
                                + (k54 * t454
                                    + (k71 * t457
                                        - (rt::lit::<T>(0.26798833376246944) * t460
                                            + rt::lit::<T>(0.30026319498086457) * t463)));
                            let t465 = k53 * t409 + k52 * t416
                                + (k51 * t423 + k50 * t429)
                                + (k49 * t435 + k48 * t441 + t464);
                            let t466 = rt::lit::<T>(2.0) * t117;
                            let t467 = t69 * t405 - t365 * t466;
                            let t468 = rt::lit::<T>(2.0) * t115;
                            let t469 = t59 * t412 - t370 * t468;
                            let t470 = rt::lit::<T>(2.0) * t113;
                            let t471 = t49 * t419 - t375 * t470;
                            let t472 = rt::lit::<T>(2.0) * t111;
                            let t473 = t39 * t425 - t380 * t472;
                            let t474 = rt::lit::<T>(2.0) * t109;
                            let t475 = t29 * t431 - t385 * t474;
                            let t476 = rt::lit::<T>(2.0) * t107;
                            let t477 = t19 * t437 - t390 * t476;
                            let t478 = rt::lit::<T>(2.0) * t105;
                            let t479 = t9 * t444 - t395 * t478;
                            let t480 = rt::lit::<T>(2.0) * t119;
                            let t481 = t79 * t450 - t362 * t480;
                            let t482 = t455 * (eps_h * t86);
                            let t483 = k49 * t475 + k48 * t477
                                + (k47 * t479
                                    + (k54 * t481 + rt::lit::<T>(0.1388888888888889) * t482));
                            let t484 = h * t70;
                            let t485 = (t366 - t365) * t484;
                            let t486 = h * t60;
                            let t487 = (t371 - t370) * t486;
                            let t488 = h * t50;
                            let t489 = (t376 - t375) * t488;
                            let t490 = h * t40;
                            let t491 = (t381 - t380) * t490;
                            let t492 = h * t30;
                            let t493 = (t386 - t385) * t492;
                            let t494 = h * t20;
                            let t495 = (t391 - t390) * t494;
                            let t496 = h * t10;
                            let t497 = (t396 - t395) * t496;
                            let t498 = h * t80;
                            let t499 = (t363 - t362) * t498;
                            let t500 = k22 * t485 + k23 * t487
                                + (k24 * t489 + k25 * t491)
                                + (k26 * t493 + k27 * t495
                                    + (k28 * t497 + (k21 * t499 + rt::lit::<T>(1.0))));
                            let t501 = k55 * t448
                                + (k62 * t454
                                    + (k72 * t457
                                        - (rt::lit::<T>(0.48042111196938336) * t460
                                            + rt::lit::<T>(0.2222222222222222) * t463)));
                            let t502 = k61 * t409 + k60 * t416
                                + (k59 * t423 + k58 * t429)
                                + (k57 * t435 + k56 * t441 + t501);
                            let t503 = k57 * t475 + k56 * t477
                                + (k55 * t479
                                    + (k62 * t481 + rt::lit::<T>(-0.0359766675249389) * t482));
                            let t504 = k29 * t499 + k30 * t485
                                + (k31 * t487 + k32 * t489)
                                + (k33 * t491 + k34 * t493 + (k35 * t495 + k36 * t497));
                            let t505 = k63 * t448
                                + (k70 * t454
                                    + (k73 * t457
                                        - (rt::lit::<T>(0.1388888888888889) * t460
                                            + rt::lit::<T>(-0.022485417203086815) * t463)));
                            let t506 = k69 * t409 + k68 * t416
                                + (k67 * t423 + k66 * t429)
                                + (k65 * t435 + k64 * t441 + t505);
                            let t507 = k65 * t475 + k64 * t477
                                + (k63 * t479
                                    + (k70 * t481 + rt::lit::<T>(0.009789444015308325) * t482));
                            let t508 = k37 * t499 + k38 * t485
                                + (k39 * t487 + k40 * t489)
                                + (k41 * t491 + k42 * t493 + (k43 * t495 + k44 * t497));
                            let t509 = k9 * (t233 + t254) + k10 * (t236 + t251)
                                + (k11 * (t239 + t248) + k12 * (t242 + t245));
                            let t510 = k9 * (t256 + t263) + k10 * (t257 + t262)
                                + (k11 * (t258 + t261) + k12 * (t259 + t260));
                            let t511 = k9 * (t266 + t280) + k10 * (t268 + t278)
                                + (k11 * (t270 + t276) + k12 * (t272 + t274));
                            let t512 = k9 * (t282 + t289) + k10 * (t283 + t288)
                                + (k11 * (t284 + t287) + k12 * (t285 + t286));
                            let t513 = k9 * (t292 + t306) + k10 * (t294 + t304)
                                + (k11 * (t296 + t302) + k12 * (t298 + t300));
                            let t514 = k9 * (t308 + t315) + k10 * (t309 + t314)
                                + (k11 * (t310 + t313) + k12 * (t311 + t312));
                            let t515 = k9 * (t318 + t332) + k10 * (t320 + t330)
                                + (k11 * (t322 + t328) + k12 * (t324 + t326));
                            let t516 = t133 * t213;
                            let t517 = t209
                                * (t217 * (k160 * t516 - t218 * (k161 * t132)))
                                + k74 * t132 * t211;
                            let t518 = t214 * t209;
                            let t519 = k9 * (t337 + t344) + k10 * (t338 + t343)
                                + (k11 * (t339 + t342) + k12 * (t340 + t341));
                            let t520 = t209
                                * (t217 * (k163 * t516 - t218 * (k164 * t132)))
                                + k75 * t132 * t211;
                            let t521 = k9 * (t347 + t354) + k10 * (t348 + t353)
                                + (k11 * (t349 + t352) + k12 * (t350 + t351));
                            let t522 = t209
                                * (t217 * (k165 * t516 - t218 * (k166 * t132)))
                                + k76 * t132 * t211;
                            let t523 = rt::lit::<T>(-0.014459274444920261) * t69;
                            let t524 = t163 * t523;
                            let t525 = rt::lit::<T>(-0.06114645362610544) * t79;
                            let t526 = t145 * t525;
                            let t527 = t79 * t526;
                            let t528 = t526 + t149 * t527;
                            let t529 = t527 - t528;
                            let t530 = t69 * t524;
                            let t531 = t524 + t167 * t530;
                            let t532 = t530 - t531;
                            let t533 = rt::lit::<T>(0.1904683739582173) * t59;
                            let t534 = t154 * t533;
                            let t535 = t59 * t534;
                            let t536 = t534 + t158 * t535;
                            let t537 = t535 - t536;
                            let t538 = rt::lit::<T>(0.3851373541128084) * t49;
                            let t539 = t200 * t538;
                            let t540 = t49 * t539;
                            let t541 = t539 + t204 * t540;
                            let t542 = t540 - t541;
                            let t543 = rt::lit::<T>(0.3851373541128084) * t39;
                            let t544 = t191 * t543;
                            let t545 = t39 * t544;
                            let t546 = t544 + t195 * t545;
                            let t547 = t545 - t546;
                            let t548 = rt::lit::<T>(0.1904683739582173) * t29;
                            let t549 = t182 * t548;
                            let t550 = t29 * t549;
                            let t551 = t549 + t186 * t550;
                            let t552 = t550 - t551;
                            let t553 = rt::lit::<T>(-0.014459274444920261) * t19;
                            let t554 = t173 * t553;
                            let t555 = t19 * t554;
                            let t556 = t554 + t177 * t555;
                            let t557 = t555 - t556;
                            let t558 = rt::lit::<T>(-0.06114645362610544) * t9;
                            let t559 = t122 * t558;
                            let t560 = t9 * t559;
                            let t561 = t559 + t140 * t560;
                            let t562 = t560 - t561;
                            let t563 = k119 * t529 + k118 * t532
                                + (k117 * t537 + k116 * t542)
                                + (k115 * t547 + k114 * t552 + (k113 * t557 + k112 * t562));
                            let t564 = t218 + t134 * t563;
                            let t565 = rt::lit::<T>(-0.014459274444920261) * t564;
                            let t566 = k95 * t529 + k94 * t532
                                + (k93 * t537 + k92 * t542)
                                + (k91 * t547 + k90 * t552 + (k89 * t557 + k88 * t562));
                            let t567 = t129 * t566;
                            let t568 = k143 * t529 + k142 * t532
                                + (k141 * t537 + k140 * t542)
                                + (k139 * t547 + k138 * t552 + (k137 * t557 + k136 * t562));
                            let t569 = t126 * t568;
                            let t570 = t565
                                + (rt::lit::<T>(0.005864947198698576) * t567
                                    + rt::lit::<T>(0.4175557539292479) * t569);
                            let t571 = t406
                                * (t357 * (k10 * t170 + (t524 * t168 - t117 * t570))
                                    + t530 * t166);
                            let t572 = t571
                                - t408
                                    * (t168 * (rt::lit::<T>(-0.014459274444920261) * t357)
                                        + t523 * t166);
                            let t573 = rt::lit::<T>(0.1904683739582173) * t564;
                            let t574 = t573
                                + (rt::lit::<T>(-0.061592225069804156) * t567
                                    + rt::lit::<T>(0.32151478931685357) * t569);
                            let t575 = t413
                                * (t410 * (k11 * t161 + (t534 * t159 - t115 * t574))
                                    + t535 * t157);
                            let t576 = t575
                                - t415
                                    * (t159 * (rt::lit::<T>(0.1904683739582173) * t410)
                                        + t533 * t157);
                            let t577 = rt::lit::<T>(0.3851373541128084) * t564;
                            let t578 = t577
                                + (rt::lit::<T>(-0.058993923891947214) * t567
                                    + rt::lit::<T>(0.09560496739250535) * t569);
                            let t579 = t420
                                * (t417 * (k12 * t207 + (t539 * t205 - t113 * t578))
                                    + t540 * t203);
                            let t580 = t579
                                - t422
                                    * (t205 * (rt::lit::<T>(0.3851373541128084) * t417)
                                        + t538 * t203);
                            let t581 = t577
                                + (rt::lit::<T>(0.09560496739250535) * t567
                                    + rt::lit::<T>(-0.058993923891947214) * t569);
                            let t582 = t426
                                * (t424 * (k12 * t198 + (t544 * t196 - t111 * t581))
                                    + t545 * t194);
                            let t583 = t582
                                - t428
                                    * (t196 * (rt::lit::<T>(0.3851373541128084) * t424)
                                        + t543 * t194);
                            let t584 = t573
                                + (rt::lit::<T>(0.32151478931685357) * t567
                                    + rt::lit::<T>(-0.061592225069804156) * t569);
                            let t585 = t432
                                * (t430 * (k11 * t189 + (t549 * t187 - t109 * t584))
                                    + t550 * t185);
                            let t586 = t585
                                - t434
                                    * (t187 * (rt::lit::<T>(0.1904683739582173) * t430)
                                        + t548 * t185);
                            let t587 = t565
                                + (rt::lit::<T>(0.4175557539292479) * t567
                                    + rt::lit::<T>(0.005864947198698576) * t569);
                            let t588 = t438
                                * (t436 * (k10 * t180 + (t554 * t178 - t107 * t587))
                                    + t555 * t176);
                            let t589 = t588
                                - t440
                                    * (t178 * (rt::lit::<T>(-0.014459274444920261) * t436)
                                        + t553 * t176);
                            let t590 = rt::lit::<T>(-0.06114645362610544) * t564;
                            let t591 = t590
                                + (rt::lit::<T>(0.2529691909352784) * t567
                                    + rt::lit::<T>(0.027076500189167574) * t569);
                            let t592 = t445
                                * (t442 * (k9 * t143 + (t559 * t141 - t105 * t591))
                                    + t560 * t139);
                            let t593 = t592
                                - t447
                                    * (t141 * (rt::lit::<T>(-0.06114645362610544) * t442)
                                        + t558 * t139);
                            let t594 = t590
                                + (rt::lit::<T>(0.027076500189167574) * t567
                                    + rt::lit::<T>(0.2529691909352784) * t569);
                            let t595 = t451
                                * (t449 * (k9 * t152 + (t526 * t150 - t119 * t594))
                                    + t527 * t148);
                            let t596 = t595
                                - t453
                                    * (t150 * (rt::lit::<T>(-0.06114645362610544) * t449)
                                        + t525 * t148);
                            let t597 = t217 * t135;
                            let t598 = t597 * (eps * t516)
                                - t461 * (t563 + twice_eps * t215 / (t216 * t216));
                            let t599 = t568 * t459;
                            let t600 = h * t456;
                            let t601 = t566 * t600;
                            let t602 = k47 * t593
                                + (k54 * t596
                                    + (k74 * t598
                                        - (rt::lit::<T>(0.26798833376246944) * t599
                                            + rt::lit::<T>(0.1388888888888889) * t601)));
                            let t603 = k53 * t572 + k52 * t576
                                + (k51 * t580 + k50 * t583)
                                + (k49 * t586 + k48 * t589 + t602);
                            let t604 = t69 * t570 - t530 * t466;
                            let t605 = t59 * t574 - t535 * t468;
                            let t606 = t49 * t578 - t540 * t470;
                            let t607 = t39 * t581 - t545 * t472;
                            let t608 = t29 * t584 - t550 * t474;
                            let t609 = t19 * t587 - t555 * t476;
                            let t610 = t9 * t591 - t560 * t478;
                            let t611 = t79 * t594 - t527 * t480;
                            let t612 = t597 * (eps_h * t132);
                            let t613 = k49 * t608 + k48 * t609
                                + (k47 * t610
                                    + (k54 * t611 + rt::lit::<T>(0.30026319498086457) * t612));
                            let t614 = t498 * (t528 - t527);
                            let t615 = t484 * (t531 - t530);
                            let t616 = t486 * (t536 - t535);
                            let t617 = t488 * (t541 - t540);
                            let t618 = t490 * (t546 - t545);
                            let t619 = t492 * (t551 - t550);
                            let t620 = t494 * (t556 - t555);
                            let t621 = t496 * (t561 - t560);
                            let t622 = k21 * t614 + k22 * t615
                                + (k23 * t616 + k24 * t617)
                                + (k25 * t618 + k26 * t619 + (k27 * t620 + k28 * t621));
                            let t623 = k55 * t593
                                + (k62 * t596
                                    + (k75 * t598
                                        - (rt::lit::<T>(0.48042111196938336) * t599
                                            + rt::lit::<T>(-0.0359766675249389) * t601)));
                            let t624 = k61 * t572 + k60 * t576
                                + (k59 * t580 + k58 * t583)
                                + (k57 * t586 + k56 * t589 + t623);
                            let t625 = k57 * t608 + k56 * t609
                                + (k55 * t610
                                    + (k62 * t611 + rt::lit::<T>(0.2222222222222222) * t612));
                            let t626 = k30 * t615 + k31 * t616
                                + (k32 * t617 + k33 * t618)
                                + (k34 * t619 + k35 * t620
                                    + (k36 * t621 + (k29 * t614 + rt::lit::<T>(1.0))));
                            let t627 = k63 * t593
                                + (k70 * t596
                                    + (k76 * t598
                                        - (rt::lit::<T>(0.1388888888888889) * t599
                                            + rt::lit::<T>(0.009789444015308325) * t601)));
                            let t628 = k69 * t572 + k68 * t576
                                + (k67 * t580 + k66 * t583)
                                + (k65 * t586 + k64 * t589 + t627);
                            let t629 = k65 * t608 + k64 * t609
                                + (k63 * t610
                                    + (k70 * t611
                                        + rt::lit::<T>(-0.022485417203086815) * t612));
                            let t630 = k37 * t614 + k38 * t615
                                + (k39 * t616 + k40 * t617)
                                + (k41 * t618 + k42 * t619 + (k43 * t620 + k44 * t621));
                            let t631 = k20 * t233 + k19 * t236
                                + (k18 * t239 + k17 * t242)
                                + (k16 * t245 + k15 * t248 + (k14 * t251 + k13 * t254));
                            let t632 = k20 * t256 + k19 * t257
                                + (k18 * t258 + k17 * t259)
                                + (k16 * t260 + k15 * t261 + (k14 * t262 + k13 * t263));
                            let t633 = k20 * t266 + k19 * t268
                                + (k18 * t270 + k17 * t272)
                                + (k16 * t274 + k15 * t276 + (k14 * t278 + k13 * t280));
                            let t634 = k20 * t282 + k19 * t283
                                + (k18 * t284 + k17 * t285)
                                + (k16 * t286 + k15 * t287 + (k14 * t288 + k13 * t289));
                            let t635 = k20 * t292 + k19 * t294
                                + (k18 * t296 + k17 * t298)
                                + (k16 * t300 + k15 * t302 + (k14 * t304 + k13 * t306));
                            let t636 = k20 * t308 + k19 * t309
                                + (k18 * t310 + k17 * t311)
                                + (k16 * t312 + k15 * t313 + (k14 * t314 + k13 * t315));
                            let t637 = k20 * t318 + k19 * t320
                                + (k18 * t322 + k17 * t324)
                                + (k16 * t326 + k15 * t328 + (k14 * t330 + k13 * t332));
                            let t638 = t125 * t224;
                            let t639 = t220
                                * (t228 * (k168 * t638 - t229 * (k169 * t124)))
                                + k77 * t124 * t222;
                            let t640 = t225 * t220;
                            let t641 = k20 * t337 + k19 * t338
                                + (k18 * t339 + k17 * t340)
                                + (k16 * t341 + k15 * t342 + (k14 * t343 + k13 * t344));
                            let t642 = t220
                                * (t228 * (k171 * t638 - t229 * (k172 * t124)))
                                + k78 * t124 * t222;
                            let t643 = k20 * t347 + k19 * t348
                                + (k18 * t349 + k17 * t350)
                                + (k16 * t351 + k15 * t352 + (k14 * t353 + k13 * t354));
                            let t644 = t220
                                * (t228 * (k174 * t638 - t229 * (k175 * t124)))
                                + k79 * t124 * t222;
                            let t645 = rt::lit::<T>(0.4175557539292479) * t69;
                            let t646 = t163 * t645;
                            let t647 = rt::lit::<T>(0.2529691909352784) * t79;
                            let t648 = t145 * t647;
                            let t649 = t79 * t648;
                            let t650 = t648 + t149 * t649;
                            let t651 = t649 - t650;
                            let t652 = t69 * t646;
                            let t653 = t646 + t167 * t652;
                            let t654 = t652 - t653;
                            let t655 = rt::lit::<T>(0.32151478931685357) * t59;
                            let t656 = t154 * t655;
                            let t657 = t59 * t656;
                            let t658 = t656 + t158 * t657;
                            let t659 = t657 - t658;
                            let t660 = rt::lit::<T>(0.09560496739250535) * t49;
                            let t661 = t200 * t660;
                            let t662 = t49 * t661;
                            let t663 = t661 + t204 * t662;
                            let t664 = t662 - t663;
                            let t665 = rt::lit::<T>(-0.058993923891947214) * t39;
                            let t666 = t191 * t665;
                            let t667 = t39 * t666;
                            let t668 = t666 + t195 * t667;
                            let t669 = t667 - t668;
                            let t670 = rt::lit::<T>(-0.061592225069804156) * t29;
                            let t671 = t182 * t670;
                            let t672 = t29 * t671;
                            let t673 = t671 + t186 * t672;
                            let t674 = t672 - t673;
                            let t675 = rt::lit::<T>(0.005864947198698576) * t19;
                            let t676 = t173 * t675;
                            let t677 = t19 * t676;
                            let t678 = t676 + t177 * t677;
                            let t679 = t677 - t678;
                            let t680 = rt::lit::<T>(0.027076500189167574) * t9;
                            let t681 = t122 * t680;
                            let t682 = t9 * t681;
                            let t683 = t681 + t140 * t682;
                            let t684 = t682 - t683;
                            let t685 = k143 * t651 + k142 * t654
                                + (k141 * t659 + k140 * t664)
                                + (k139 * t669 + k138 * t674 + (k137 * t679 + k136 * t684));
                            let t686 = t229 + t126 * t685;
                            let t687 = k119 * t651 + k118 * t654
                                + (k117 * t659 + k116 * t664)
                                + (k115 * t669 + k114 * t674 + (k113 * t679 + k112 * t684));
                            let t688 = t134 * t687;
                            let t689 = rt::lit::<T>(-0.014459274444920261) * t688;
                            let t690 = k95 * t651 + k94 * t654
                                + (k93 * t659 + k92 * t664)
                                + (k91 * t669 + k90 * t674 + (k89 * t679 + k88 * t684));
                            let t691 = t129 * t690;
                            let t692 = rt::lit::<T>(0.4175557539292479) * t686
                                + (t689 + rt::lit::<T>(0.005864947198698576) * t691);
                            let t693 = t406
                                * (t357 * (k14 * t170 + (t646 * t168 - t117 * t692))
                                    + t652 * t166);
                            let t694 = t693
                                - t408
                                    * (t168 * (rt::lit::<T>(0.4175557539292479) * t357)
                                        + t645 * t166);
                            let t695 = rt::lit::<T>(0.1904683739582173) * t688;
                            let t696 = rt::lit::<T>(0.32151478931685357) * t686
                                + (t695 + rt::lit::<T>(-0.061592225069804156) * t691);
                            let t697 = t413
                                * (t410 * (k15 * t161 + (t656 * t159 - t115 * t696))
                                    + t657 * t157);
                            let t698 = t697
                                - t415
                                    * (t159 * (rt::lit::<T>(0.32151478931685357) * t410)
                                        + t655 * t157);
                            let t699 = rt::lit::<T>(0.3851373541128084) * t688;
                            let t700 = rt::lit::<T>(0.09560496739250535) * t686
                                + (t699 + rt::lit::<T>(-0.058993923891947214) * t691);
                            let t701 = t420
                                * (t417 * (k16 * t207 + (t661 * t205 - t113 * t700))
                                    + t662 * t203);
                            let t702 = t701
                                - t422
                                    * (t205 * (rt::lit::<T>(0.09560496739250535) * t417)
                                        + t660 * t203);
                            let t703 = rt::lit::<T>(-0.058993923891947214) * t686
                                + (t699 + rt::lit::<T>(0.09560496739250535) * t691);
                            let t704 = t426
                                * (t424 * (k17 * t198 + (t666 * t196 - t111 * t703))
                                    + t667 * t194);
                            let t705 = t704
                                - t428
                                    * (t196 * (rt::lit::<T>(-0.058993923891947214) * t424)
                                        + t665 * t194);
                            let t706 = rt::lit::<T>(-0.061592225069804156) * t686
                                + (t695 + rt::lit::<T>(0.32151478931685357) * t691);
                            let t707 = t432
                                * (t430 * (k18 * t189 + (t671 * t187 - t109 * t706))
                                    + t672 * t185);
                            let t708 = t707
                                - t434
                                    * (t187 * (rt::lit::<T>(-0.061592225069804156) * t430)
                                        + t670 * t185);
                            let t709 = rt::lit::<T>(0.005864947198698576) * t686
                                + (t689 + rt::lit::<T>(0.4175557539292479) * t691);
                            let t710 = t438
                                * (t436 * (k19 * t180 + (t676 * t178 - t107 * t709))
                                    + t677 * t176);
                            let t711 = t710
                                - t440
                                    * (t178 * (rt::lit::<T>(0.005864947198698576) * t436)
                                        + t675 * t176);
                            let t712 = rt::lit::<T>(-0.06114645362610544) * t688;
                            let t713 = rt::lit::<T>(0.027076500189167574) * t686
                                + (t712 + rt::lit::<T>(0.2529691909352784) * t691);
                            let t714 = t445
                                * (t442 * (k20 * t143 + (t681 * t141 - t105 * t713))
                                    + t682 * t139);
                            let t715 = t714
                                - t447
                                    * (t141 * (rt::lit::<T>(0.027076500189167574) * t442)
                                        + t680 * t139);
                            let t716 = rt::lit::<T>(0.2529691909352784) * t686
                                + (t712 + rt::lit::<T>(0.027076500189167574) * t691);
                            let t717 = t451
                                * (t449 * (k13 * t152 + (t648 * t150 - t119 * t716))
                                    + t649 * t148);
                            let t718 = t717
                                - t453
                                    * (t150 * (rt::lit::<T>(0.2529691909352784) * t449)
                                        + t647 * t148);
                            let t719 = t228 * t127;
                            let t720 = t719 * (eps * t638)
                                - t458 * (t685 + twice_eps * t226 / (t227 * t227));
                            let t721 = t687 * t462;
                            let t722 = t690 * t600;
                            let t723 = k47 * t715
                                + (k54 * t718
                                    + (k77 * t720
                                        - (rt::lit::<T>(0.30026319498086457) * t721
                                            + rt::lit::<T>(0.1388888888888889) * t722)));
                            let t724 = k53 * t694 + k52 * t698
                                + (k51 * t702 + k50 * t705)
                                + (k49 * t708 + k48 * t711 + t723);
                            let t725 = t69 * t692 - t652 * t466;
                            let t726 = t59 * t696 - t657 * t468;
                            let t727 = t49 * t700 - t662 * t470;
                            let t728 = t39 * t703 - t667 * t472;
                            let t729 = t29 * t706 - t672 * t474;
                            let t730 = t19 * t709 - t677 * t476;
                            let t731 = t9 * t713 - t682 * t478;
                            let t732 = t79 * t716 - t649 * t480;
                            let t733 = t719 * (eps_h * t124);
                            let t734 = k49 * t729 + k48 * t730
                                + (k47 * t731
                                    + (k54 * t732 + rt::lit::<T>(0.26798833376246944) * t733));
                            let t735 = t498 * (t650 - t649);
                            let t736 = t484 * (t653 - t652);
                            let t737 = t486 * (t658 - t657);
                            let t738 = t488 * (t663 - t662);
                            let t739 = t490 * (t668 - t667);
                            let t740 = t492 * (t673 - t672);
                            let t741 = t494 * (t678 - t677);
                            let t742 = t496 * (t683 - t682);
                            let t743 = k21 * t735 + k22 * t736
                                + (k23 * t737 + k24 * t738)
                                + (k25 * t739 + k26 * t740 + (k27 * t741 + k28 * t742));
                            let t744 = k55 * t715
                                + (k62 * t718
                                    + (k78 * t720
                                        - (rt::lit::<T>(0.2222222222222222) * t721
                                            + rt::lit::<T>(-0.0359766675249389) * t722)));
                            let t745 = k61 * t694 + k60 * t698
                                + (k59 * t702 + k58 * t705)
                                + (k57 * t708 + k56 * t711 + t744);
                            let t746 = k57 * t729 + k56 * t730
                                + (k55 * t731
                                    + (k62 * t732 + rt::lit::<T>(0.48042111196938336) * t733));
                            let t747 = k29 * t735 + k30 * t736
                                + (k31 * t737 + k32 * t738)
                                + (k33 * t739 + k34 * t740 + (k35 * t741 + k36 * t742));
                            let t748 = k63 * t715
                                + (k70 * t718
                                    + (k79 * t720
                                        - (rt::lit::<T>(-0.022485417203086815) * t721
                                            + rt::lit::<T>(0.009789444015308325) * t722)));
                            let t749 = k69 * t694 + k68 * t698
                                + (k67 * t702 + k66 * t705)
                                + (k65 * t708 + k64 * t711 + t748);
                            let t750 = k65 * t729 + k64 * t730
                                + (k63 * t731
                                    + (k70 * t732 + rt::lit::<T>(0.1388888888888889) * t733));
                            let t751 = k38 * t736 + k39 * t737
                                + (k40 * t738 + k41 * t739)
                                + (k42 * t740 + k43 * t741
                                    + (k44 * t742 + (k37 * t735 + rt::lit::<T>(1.0))));
                            (
                                [
                                    xi_rate_1 - t84,
                                    rho1_rate_1 - t98 - t104 * t84,
                                    t172 - (k7 * t181 + k6 * t190 + (k5 * t199 + k4 * t208)),
                                    xi_rate_2 - t209,
                                    rho1_rate_2 - t212 - t218 * t209,
                                    t219,
                                    xi_rate_3 - t220,
                                    rho1_rate_3 - t223 - t229 * t220,
                                    t230 - (k19 * t181 + k18 * t190 + (k17 * t199 + k16 * t208)),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t255,
                                        rt::lit::<T>(0.0),
                                        -t264,
                                        -t281,
                                        rt::lit::<T>(0.0),
                                        -t290,
                                        -t307,
                                        rt::lit::<T>(0.0),
                                        -t316,
                                    ],
                                    [
                                        t88 * t333 - t335 - t104 * t255,
                                        rt::lit::<T>(1.0) - t336 * (k71 * t103),
                                        -(t104 * t264),
                                        t88 * t345 - t346 - t104 * t281,
                                        t336 * (k156 * t103),
                                        -(t104 * t290),
                                        t88 * t355 - t356 - t104 * t307,
                                        t336 * (k159 * t103),
                                        -(t104 * t316),
                                    ],
                                    [
                                        t465,
                                        k53 * t467 + k52 * t469 + (k51 * t471 + k50 * t473) + t483,
                                        t500,
                                        t502,
                                        k61 * t467 + k60 * t469 + (k59 * t471 + k58 * t473) + t503,
                                        t504,
                                        t506,
                                        k69 * t467 + k68 * t469 + (k67 * t471 + k66 * t473) + t507,
                                        t508,
                                    ],
                                    [
                                        -t509,
                                        rt::lit::<T>(0.0),
                                        -t510,
                                        rt::lit::<T>(1.0) - t511,
                                        rt::lit::<T>(0.0),
                                        -t512,
                                        -t513,
                                        rt::lit::<T>(0.0),
                                        -t514,
                                    ],
                                    [
                                        t210 * t515 - t517 - t218 * t509,
                                        t518 * (k162 * t217),
                                        -(t218 * t510),
                                        t210 * t519 - t520 - t218 * t511,
                                        rt::lit::<T>(1.0) - t518 * (k75 * t217),
                                        -(t218 * t512),
                                        t210 * t521 - t522 - t218 * t513,
                                        t518 * (k167 * t217),
                                        -(t218 * t514),
                                    ],
                                    [
                                        t603,
                                        k53 * t604 + k52 * t605 + (k51 * t606 + k50 * t607) + t613,
                                        t622,
                                        t624,
                                        k61 * t604 + k60 * t605 + (k59 * t606 + k58 * t607) + t625,
                                        t626,
                                        t628,
                                        k69 * t604 + k68 * t605 + (k67 * t606 + k66 * t607) + t629,
                                        t630,
                                    ],
                                    [
                                        -t631,
                                        rt::lit::<T>(0.0),
                                        -t632,
                                        -t633,
                                        rt::lit::<T>(0.0),
                                        -t634,
                                        rt::lit::<T>(1.0) - t635,
                                        rt::lit::<T>(0.0),
                                        -t636,
                                    ],
                                    [
                                        t221 * t637 - t639 - t229 * t631,
                                        t640 * (k170 * t228),
                                        -(t229 * t632),
                                        t221 * t641 - t642 - t229 * t633,
                                        t640 * (k173 * t228),
                                        -(t229 * t634),
                                        t221 * t643 - t644 - t229 * t635,
                                        rt::lit::<T>(1.0) - t640 * (k79 * t228),
                                        -(t229 * t636),
                                    ],
                                    [
                                        t724,
                                        k53 * t725 + k52 * t726 + (k51 * t727 + k50 * t728) + t734,
                                        t743,
                                        t745,
                                        k61 * t725 + k60 * t726 + (k59 * t727 + k58 * t728) + t746,
                                        t747,
                                        t749,
                                        k69 * t725 + k68 * t726 + (k67 * t727 + k66 * t728) + t750,
                                        t751,
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
                let t105 = rho1 + k47 * rho1_rate_1
                    + (k55 * rho1_rate_2 + k63 * rho1_rate_3);
                let t4 = xi + k47 * xi_rate_1 + (k55 * xi_rate_2 + k63 * xi_rate_3);
                let t6 = rt::cos(t4);
                let t7 = rt::lit::<T>(2.0) * t6;
                let t8 = eps * (eps - t7) + rt::lit::<T>(1.0);
                let t766 = t105 / t8;
                let t107 = rho1 + k48 * rho1_rate_1
                    + (k56 * rho1_rate_2 + k64 * rho1_rate_3);
                let t14 = xi + k48 * xi_rate_1 + (k56 * xi_rate_2 + k64 * xi_rate_3);
                let t16 = rt::cos(t14);
                let t17 = rt::lit::<T>(2.0) * t16;
                let t18 = eps * (eps - t17) + rt::lit::<T>(1.0);
                let t767 = t107 / t18;
                let t109 = rho1 + k49 * rho1_rate_1
                    + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                let t24 = xi + k49 * xi_rate_1 + (k57 * xi_rate_2 + k65 * xi_rate_3);
                let t26 = rt::cos(t24);
                let t27 = rt::lit::<T>(2.0) * t26;
                let t28 = eps * (eps - t27) + rt::lit::<T>(1.0);
                let t768 = t109 / t28;
                let t111 = rho1 + k50 * rho1_rate_1
                    + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                let t34 = xi + k50 * xi_rate_1 + (k58 * xi_rate_2 + k66 * xi_rate_3);
                let t36 = rt::cos(t34);
                let t37 = rt::lit::<T>(2.0) * t36;
                let t38 = eps * (eps - t37) + rt::lit::<T>(1.0);
                let t769 = t111 / t38;
                let t113 = rho1 + k51 * rho1_rate_1
                    + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                let t44 = xi + k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3);
                let t46 = rt::cos(t44);
                let t47 = rt::lit::<T>(2.0) * t46;
                let t48 = eps * (eps - t47) + rt::lit::<T>(1.0);
                let t770 = t113 / t48;
                let t115 = rho1 + k52 * rho1_rate_1
                    + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                let t54 = xi + k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3);
                let t56 = rt::cos(t54);
                let t57 = rt::lit::<T>(2.0) * t56;
                let t58 = eps * (eps - t57) + rt::lit::<T>(1.0);
                let t771 = t115 / t58;
                let t117 = rho1 + k53 * rho1_rate_1
                    + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                let t64 = xi + k53 * xi_rate_1 + (k61 * xi_rate_2 + k69 * xi_rate_3);
                let t66 = rt::cos(t64);
                let t67 = rt::lit::<T>(2.0) * t66;
                let t68 = eps * (eps - t67) + rt::lit::<T>(1.0);
                let t772 = t117 / t68;
                let t119 = rho1 + k54 * rho1_rate_1
                    + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                let t74 = xi + k54 * xi_rate_1 + (k62 * xi_rate_2 + k70 * xi_rate_3);
                let t76 = rt::cos(t74);
                let t77 = rt::lit::<T>(2.0) * t76;
                let t78 = eps * (eps - t77) + rt::lit::<T>(1.0);
                let t773 = t119 / t78;
                let t774 = rt::lit::<T>(0.2529691909352784) * t766
                    + rt::lit::<T>(0.4175557539292479) * t767
                    + (rt::lit::<T>(0.32151478931685357) * t768
                        + rt::lit::<T>(0.09560496739250535) * t769)
                    + (rt::lit::<T>(-0.058993923891947214) * t770
                        + rt::lit::<T>(-0.061592225069804156) * t771
                        + (rt::lit::<T>(0.005864947198698576) * t772
                            + rt::lit::<T>(0.027076500189167574) * t773));
                let t85 = xi + k71 * xi_rate_1 + (k72 * xi_rate_2 + k73 * xi_rate_3);
                let (t86, t87) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k71 * xi_rate_1 + (k72 * xi_rate_2 + k73 * xi_rate_3),
                    t85,
                    tally,
                );
                let t129 = t87 - eps;
                let t775 = rt::lit::<T>(0.027076500189167574) * t766
                    + rt::lit::<T>(0.005864947198698576) * t767
                    + (rt::lit::<T>(-0.061592225069804156) * t768
                        + rt::lit::<T>(-0.058993923891947214) * t769)
                    + (rt::lit::<T>(0.09560496739250535) * t770
                        + rt::lit::<T>(0.32151478931685357) * t771
                        + (rt::lit::<T>(0.4175557539292479) * t772
                            + rt::lit::<T>(0.2529691909352784) * t773));
                let t123 = xi + k77 * xi_rate_1 + (k78 * xi_rate_2 + k79 * xi_rate_3);
                let (t124, t125) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k77 * xi_rate_1 + (k78 * xi_rate_2 + k79 * xi_rate_3),
                    t123,
                    tally,
                );
                let t126 = t125 - eps;
                let t776 = rt::lit::<T>(-0.06114645362610544) * (t766 + t773)
                    + rt::lit::<T>(-0.014459274444920261) * (t767 + t772)
                    + (rt::lit::<T>(0.1904683739582173) * (t768 + t771)
                        + rt::lit::<T>(0.3851373541128084) * (t769 + t770));
                let t131 = xi + k74 * xi_rate_1 + (k75 * xi_rate_2 + k76 * xi_rate_3);
                let (t132, t133) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k74 * xi_rate_1 + (k75 * xi_rate_2 + k76 * xi_rate_3),
                    t131,
                    tally,
                );
                let t134 = t133 - eps;
                let x1_new_2 = k177 * (t774 * t129 + t775 * t126)
                    + (x1 + t776 * (k176 * t134));
                let x2_new_2 = k177 * (t86 * t774 + t124 * t775)
                    + (x2 + t776 * (k176 * t132));
                let xi_new_2 = k177 * (xi_rate_1 + xi_rate_3) + (xi + k176 * xi_rate_2);
                let rho1_new_2 = k177 * (rho1_rate_1 + rho1_rate_3)
                    + (rho1 + k176 * rho1_rate_2);
                let rho2_new_2 = k177 * (rho2_rate_1 + rho2_rate_3)
                    + (rho2 + k176 * rho2_rate_2);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k176 * xi_rate_2 + k177 * (xi_rate_1 + xi_rate_3),
                    xi_new_2,
                    tally,
                );
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead2_new = eps * sin_xi_ahead_new;
                let ahead3_new = rt::lit::<T>(2.0) * sin_xi_ahead_new;
                let ahead4_new = k45 * cos_xi_ahead_new - k46;
                let ahead5_new = rt::abs(inv_h * xi_new_2);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let [_, _, xi, _, _, ahead1, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b20d1ec4ece8c98090fea56d2a3bcdf0";
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
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
            const IDENTITY: &'static str = "fee50b7c5f32776417072bf2f57178cf";
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
        /// | each step | 9 | 12 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q (3); momenta p = g v (3); functions of q that the next step needs (3).
            type Carried = [T; 9];
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
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot, sin_xi, cos_xi, xi];
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
                let [x1, x2, xi, p_x1, p_x2, p_xi, sin_xi_ahead, cos_xi_ahead, xi_ahead,
                ] = motion.carried;
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
                let p_x1_new = p_x1 + h * p_x1_rate;
                let p_x2_new = p_x2 + t6;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                    xi_ahead_new,
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

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, p_x1, p_x2, p_xi, _, _, _] = motion.carried;
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
            fn rank(&self, system: &System<T>, carried: &[T; 9]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    [-sin_xi, cos_xi - eps],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "23046afcc125a6b43f2b16d6009ee3e8";
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
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 34 | 49 | 6 | 2 | 2 | 1 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (6).
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
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::div_or_one(-sin_xi, rt::abs(sin_xi));
                let cos_xi_minus_eps = cos_xi - eps;
                let t2 = sin_xi * sin_xi + cos_xi_minus_eps * cos_xi_minus_eps;
                let t3 = rt::sqrt(t2);
                let t4 = t1 * t3;
                let t5 = cos_xi_minus_eps / (t2 - sin_xi * t4);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    t1,
                    (t4 - sin_xi) * t5,
                    rt::lit::<T>(1.0) - cos_xi_minus_eps * t5,
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, ahead2, ahead3, ahead4,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let t1 = x2_dot * ahead4 - x1_dot * ahead3;
                let xi_dot_half_h = half_h * xi_dot;
                let t2 = xi + xi_dot_half_h;
                let (t3, t4) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t2,
                    tally,
                );
                let t5 = t4 - eps;
                let t6 = t3 * t3 + t5 * t5;
                let t7 = rt::sqrt(t6);
                let t8 = ahead2 * t7;
                let t9 = rt::lit::<T>(1.0) / (t6 - t3 * t8);
                let t10 = t5 * t9;
                let t11 = rt::lit::<T>(1.0) - t5 * t10;
                let t12 = (t4 - t5) * (rt::lit::<T>(2.0) * t3);
                let t13 = ahead2 * t12 / t7;
                let t14 = t9
                    * (t3 + t10 * (t12 - t4 * t8 - t13 * (rt::lit::<T>(0.5) * t3)));
                let t15 = t8 - t3;
                let t16 = t15 * t10;
                let t17 = t11 * (t3 * t10 + t5 * t14)
                    - t16 * (t15 * t14 - t10 * (rt::lit::<T>(0.5) * t13 - t4));
                let t18 = h * (t17 * (xi_dot * t1) - t16)
                    / (rt::lit::<T>(1.0) - xi_dot_half_h * t17);
                let t19 = t1 + rt::lit::<T>(0.5) * t18;
                let x1_new_2 = x1 - t19 * (h * t16);
                let x2_new_2 = x2 + t19 * (h * t11);
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let t20 = cos_xi_ahead_new - eps;
                let t21 = sin_xi_ahead_new * sin_xi_ahead_new + t20 * t20;
                let t22 = rt::sqrt(t21);
                let t23 = ahead2 * t22;
                let t24 = t20 / (t21 - sin_xi_ahead_new * t23);
                let t25 = t1 + t18;
                let x1_dot_new_2 = -((t23 - sin_xi_ahead_new) * t24 * t25);
                let x2_dot_new_2 = (rt::lit::<T>(1.0) - t20 * t24) * t25;
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead2_new = rt::div_or_one(
                    -sin_xi_ahead_new,
                    rt::abs(sin_xi_ahead_new),
                );
                let t26 = t22 * ahead2_new;
                let t27 = t20 / (t21 - sin_xi_ahead_new * t26);
                let ahead3_new = (t26 - sin_xi_ahead_new) * t27;
                let ahead4_new = rt::lit::<T>(1.0) - t20 * t27;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let [_, _, xi, _, _, _, ahead1, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f64c32aecc0fcabf3d8b66e42f9092f8";
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
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 30 | 36 | 5 | 3 | 3 | 2 |
        /// | each iteration for x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate | 108 | 184 | 12 | 3 | 3 | 0 |
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
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); functions of q that the next step needs (9).
            type Carried = [T; 15];
            type Memory = (rt::Predictor<T, 5, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { inv_h, half_h }
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
                let t1 = rt::div_or_one(-sin_xi, rt::abs(sin_xi));
                let cos_xi_minus_eps = cos_xi - eps;
                let t2 = sin_xi * sin_xi + cos_xi_minus_eps * cos_xi_minus_eps;
                let t3 = rt::sqrt(t2);
                let t4 = t1 * t3;
                let t5 = cos_xi_minus_eps / (t2 - sin_xi * t4);
                let xi_minus_h = xi - h;
                let (sin_xi_minus_h, cos_xi_minus_h) = rt::sin_cos(xi_minus_h);
                let t6 = cos_xi_minus_h - eps;
                let t7 = sin_xi_minus_h * sin_xi_minus_h + t6 * t6;
                let t8 = rt::sqrt(t7);
                let t9 = t1 * t8;
                let t10 = t6 / (t7 - sin_xi_minus_h * t9);
                let xi_plus_h = xi + h;
                let (sin_xi_plus_h, cos_xi_plus_h) = rt::sin_cos(xi_plus_h);
                let t11 = cos_xi_plus_h - eps;
                let t12 = sin_xi_plus_h * sin_xi_plus_h + t11 * t11;
                let t13 = rt::sqrt(t12);
                let t14 = t1 * t13;
                let t15 = t11 / (t12 - sin_xi_plus_h * t14);
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    rt::abs(inv_h * xi),
                    t1,
                    (t4 - sin_xi) * t5,
                    rt::lit::<T>(1.0) - cos_xi_minus_eps * t5,
                    inv_h * ((t9 - sin_xi_minus_h) * t10 - (t14 - sin_xi_plus_h) * t15),
                    inv_h * (t6 * t10 - t11 * t15),
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, ahead2, ahead3, ahead4,
                ahead5, ahead6, ahead7, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { inv_h, half_h } = *setting.scheme();
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
                            let t7 = t6 - eps;
                            let t8 = t5 * t5 + t7 * t7;
                            let t9 = rt::sqrt(t8);
                            let t10 = ahead3 * t9;
                            let t11 = t10 - t5;
                            let t12 = rt::lit::<T>(1.0) / (t8 - t5 * t10);
                            let t13 = t7 * t12;
                            let t14 = t11 * t13;
                            let t15 = t1 + half_h * rho1_rate;
                            let t16 = rt::lit::<T>(1.0) - t7 * t13;
                            let t17 = t15 * t16;
                            let t18 = t4 - h;
                            let (t19, t20) = rt::sin_cos(t18);
                            let t21 = t20 - eps;
                            let t22 = t19 * t19 + t21 * t21;
                            let t23 = rt::sqrt(t22);
                            let t24 = ahead3 * t23;
                            let t25 = rt::lit::<T>(1.0) / (t22 - t19 * t24);
                            let t26 = t21 * t25;
                            let t27 = h + t4;
                            let (t28, t29) = rt::sin_cos(t27);
                            let t30 = t29 - eps;
                            let t31 = t28 * t28 + t30 * t30;
                            let t32 = rt::sqrt(t31);
                            let t33 = ahead3 * t32;
                            let t34 = rt::lit::<T>(1.0) / (t31 - t28 * t33);
                            let t35 = t30 * t34;
                            let t36 = t21 * t26 - t30 * t35;
                            let t37 = inv_h * t36;
                            let t38 = t15 * t37;
                            let t39 = t15 * t14;
                            let t40 = t24 - t19;
                            let t41 = t33 - t28;
                            let t42 = t40 * t26 - t41 * t35;
                            let t43 = inv_h * t42;
                            let t44 = t15 * t43;
                            let t45 = rt::lit::<T>(0.5) * (t17 * t38 - t39 * t44);
                            let t46 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (xi_rate * xi_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t47 = rt::div_or_zero(xi_rate * t45, t46);
                            let t48 = rho1_rate * t47;
                            let t49 = t15 + t48;
                            let t50 = rho2_rate * t47;
                            let t51 = x2_rate * t16 - x1_rate * t14;
                            let t52 = t17 * t37 - t39 * t43;
                            let t53 = rt::lit::<T>(0.5) * t52;
                            let t54 = rho1_rate * t37;
                            let t55 = rho1_rate * t43;
                            let t56 = xi_rate
                                + rt::lit::<T>(0.5) * (t17 * t54 - t39 * t55);
                            let t57 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t47,
                                t46,
                            );
                            let t58 = rho1_rate * t57;
                            let t59 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t47,
                                t46,
                            );
                            let t60 = rho1_rate * t59;
                            let t61 = h * t6;
                            let t62 = t5 * t61 - h * t5 * t7;
                            let t63 = ahead3 * t62 / t9;
                            let t64 = half_h * t5;
                            let t65 = t12
                                * (t64
                                    + (t62 - rt::lit::<T>(0.5) * (t61 * t10 + t5 * t63)) * t13);
                            let t66 = rt::lit::<T>(0.5) * (t63 - t61) * t13 - t11 * t65;
                            let t67 = h * t28;
                            let t68 = h * t19;
                            let t69 = h * t29;
                            let t70 = t28 * t69 - t30 * t67;
                            let t71 = ahead3 * t70 / t32;
                            let t72 = t34
                                * (half_h * t28
                                    + (t70 - rt::lit::<T>(0.5) * (t69 * t33 + t28 * t71))
                                        * t35);
                            let t73 = h * t20;
                            let t74 = t19 * t73 - t21 * t68;
                            let t75 = ahead3 * t74 / t23;
                            let t76 = t25
                                * (half_h * t19
                                    + (t74 - rt::lit::<T>(0.5) * (t73 * t24 + t19 * t75))
                                        * t26);
                            let t77 = inv_h
                                * (rt::lit::<T>(0.5) * (t67 * t35 - t68 * t26) + t30 * t72
                                    - t21 * t76);
                            let t78 = t17 * t77;
                            let t79 = t41 * t72
                                + rt::lit::<T>(0.5)
                                    * ((t75 - t73) * t26 - (t71 - t69) * t35) - t40 * t76;
                            let t80 = t39 * (inv_h * t79);
                            let t81 = t78 - t80;
                            let t82 = t64 * t13 + t7 * t65;
                            let t83 = t15 * t82;
                            let t84 = t15 * t66;
                            let t85 = xi_rate
                                * (rt::lit::<T>(0.5) * (t15 * t81 + (t38 * t83 - t44 * t84))
                                    - rt::lit::<T>(2.0) * t47);
                            let t86 = rt::div_or_zero(t45 + t85, t46);
                            let t87 = rho1_rate * t86;
                            let t88 = h * t16;
                            let t89 = h * t14;
                            let quarter_xi_rate = rt::lit::<T>(0.25) * xi_rate;
                            let t90 = (t38 * t88 + (t17 * t36 - t39 * t42) - t44 * t89)
                                * quarter_xi_rate - rt::lit::<T>(2.0) * t48;
                            let t91 = rt::div_or_zero(t90, t46);
                            let t92 = half_h + t47;
                            let t93 = rho1_rate * t91 + t92;
                            let t94 = rt::div_or_zero(rt::lit::<T>(2.0) * t50, t46);
                            let t95 = rho1_rate * t94;
                            let t96 = t66 - t53
                                - rt::lit::<T>(0.5) * xi_rate
                                    * (t78 + (t37 * t83 - t43 * t84) - t80);
                            let t97 = t56 * t86
                                + t47
                                    * (rt::lit::<T>(0.5)
                                        * (rho1_rate * t81 + (t54 * t83 - t55 * t84))
                                        + rt::lit::<T>(1.0));
                            let t98 = t56 * t91
                                + t47
                                    * (rt::lit::<T>(0.5)
                                        * (t52 + half_h * (t16 * t54 - t14 * t55)));
                            (
                                [
                                    x1_rate + t14 * t49,
                                    x2_rate - t16 * t49,
                                    xi_rate - xi_dot - half_h * rho2_rate - t50,
                                    t51 * t47 + (rho1_rate + t14 - xi_rate * t53),
                                    rho2_rate + t56 * t47,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t14 * t58,
                                        -(t14 * t60),
                                        t49 * t66 + t14 * t87,
                                        t14 * t93,
                                        -(t14 * t95),
                                    ],
                                    [
                                        t16 * t58,
                                        t16 * t60 + rt::lit::<T>(1.0),
                                        -(t49 * t82 + t16 * t87),
                                        -(t16 * t93),
                                        t16 * t95,
                                    ],
                                    [
                                        rho2_rate * t57,
                                        rho2_rate * t59,
                                        rt::lit::<T>(1.0) - rho2_rate * t86,
                                        -(rho2_rate * t91),
                                        rho2_rate * t94 - t92,
                                    ],
                                    [
                                        -(t14 * t47 + t51 * t57),
                                        t16 * t47 - t51 * t59,
                                        t51 * t86 + (t47 * (x2_rate * t82 - x1_rate * t66) + t96),
                                        t51 * t91
                                            + (rt::lit::<T>(1.0)
                                                - (t37 * t88 - t43 * t89) * quarter_xi_rate),
                                        -(t51 * t94),
                                    ],
                                    [
                                        -(t56 * t57),
                                        -(t56 * t59),
                                        t97,
                                        t98,
                                        rt::lit::<T>(1.0) - t56 * t94,
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
                let t99 = cos_xi_ahead_new - eps;
                let t100 = sin_xi_ahead_new * sin_xi_ahead_new + t99 * t99;
                let t101 = rt::sqrt(t100);
                let t102 = ahead3 * t101;
                let t103 = t99 / (t100 - sin_xi_ahead_new * t102);
                let t104 = h * rho1_rate + t1;
                let x1_dot_new_2 = -(t103 * (t104 * (t102 - sin_xi_ahead_new)));
                let x2_dot_new_2 = t104 * (rt::lit::<T>(1.0) - t99 * t103);
                let xi_dot_new_2 = xi_dot + h * rho2_rate;
                let ahead1_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead2_new = rt::abs(inv_h * xi_new_2);
                let ahead3_new = rt::div_or_one(
                    -sin_xi_ahead_new,
                    rt::abs(sin_xi_ahead_new),
                );
                let t105 = t101 * ahead3_new;
                let t106 = t99 / (t100 - sin_xi_ahead_new * t105);
                let ahead4_new = (t105 - sin_xi_ahead_new) * t106;
                let ahead5_new = rt::lit::<T>(1.0) - t99 * t106;
                let xi_new_2_minus_h = xi_new_2 - h;
                let (sin_xi_new_2_minus_h, cos_xi_new_2_minus_h) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h - h,
                    xi_new_2_minus_h,
                    tally,
                );
                let t107 = cos_xi_new_2_minus_h - eps;
                let t108 = sin_xi_new_2_minus_h * sin_xi_new_2_minus_h + t107 * t107;
                let t109 = rt::sqrt(t108);
                let t110 = ahead3_new * t109;
                let t111 = t107 / (t108 - sin_xi_new_2_minus_h * t110);
                let h_plus_xi_new_2 = h + xi_new_2;
                let (sin_h_plus_xi_new_2, cos_h_plus_xi_new_2) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h + xi_rate_h,
                    h_plus_xi_new_2,
                    tally,
                );
                let t112 = cos_h_plus_xi_new_2 - eps;
                let t113 = sin_h_plus_xi_new_2 * sin_h_plus_xi_new_2 + t112 * t112;
                let t114 = rt::sqrt(t113);
                let t115 = ahead3_new * t114;
                let t116 = t112 / (t113 - sin_h_plus_xi_new_2 * t115);
                let ahead6_new = inv_h
                    * ((t110 - sin_xi_new_2_minus_h) * t111
                        - (t115 - sin_h_plus_xi_new_2) * t116);
                let ahead7_new = inv_h * (t107 * t111 - t112 * t116);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
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
                let [_, _, xi, _, _, _, ahead1, _, _, _, _, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead1, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "27d85bf4eeb4801937867beb1834cbf6";
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
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
            const IDENTITY: &'static str = "3212764291af8c62e4488a3c0bf841fc";
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
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
            const IDENTITY: &'static str = "ede3bed96eb05a33b2ec51f695d2c232";
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
                let xi_new_2 = xi_dot_half_h + t1;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h * xi_dot,
                    xi_new_2,
                    tally,
                );
                let t5 = cos_xi_ahead_new - eps;
                let t6 = -sin_xi_ahead_new;
                let t7 = t4 * t5;
                let t8 = h * t2;
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
                                    x2_dot_new_2 * t5 - x1_dot_new * sin_xi_ahead_new,
                                    x1_dot_new - x1_dot - h * (rt::lit::<T>(1.0) - lambda1 * t2),
                                ],
                                [[t6, t7], [rt::lit::<T>(1.0), t8]],
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
                if !rt::all_finite([carried[0], carried[1], carried[2]]) {
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
            const IDENTITY: &'static str = "5eb7f87d5f40739f789bc26e34c60eb4";
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
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
            const IDENTITY: &'static str = "4af8fe1778a4c22dcc28fd024d05f564";
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
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[7]]) {
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
            const IDENTITY: &'static str = "5ad77fdaba912856cee17dbfea0affe0";
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
        /// | each step | 11 | 12 | 0 | 0 | 2 | 0 |
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
                let x1_dot_new_2 = rt::lit::<T>(2.0) * x1_dot_mean - x1_dot;
                let x2_dot_new_2 = rt::lit::<T>(2.0) * t9 - x2_dot;
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
                    xi_dot,
                    ahead1_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
            const IDENTITY: &'static str = "158a4fef2c245ab96a88b69717e9aa27";
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
                if !rt::all_finite([
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
            const IDENTITY: &'static str = "67a5d799865d4a0855dd994f46171b55";
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
                if !rt::all_finite([
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
            const IDENTITY: &'static str = "ae26b69a58cde1e733319f49425cfbfc";
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
                let t6 = -sin_xi_ahead_new;
                let t3 = rt::lit::<T>(1.0) - sin_xi_ahead * lambda_s1_1;
                let t7 = t3 + rt::lit::<T>(1.0);
                let ahead1_lambda_s1_1 = ahead1 * lambda_s1_1;
                let t8 = rt::lit::<T>(0.5) * ahead1_lambda_s1_1;
                let half_ahead1_new = rt::lit::<T>(0.5) * ahead1_new;
                let ahead6_new = half_h * sin_xi_ahead_new;
                let ahead3_new = h * ahead1_new;
                let t9 = ahead1_new * ahead3_new;
                let t10 = rt::lit::<T>(0.5) * t9;
                let [lambda_s2_1, x1_dot_new] = rt::solve_linear(
                        [rt::lit::<T>(0.0), x1_dot],
                        move |[lambda_s2_1, x1_dot_new]| {
                            let x2_dot_new_2 = x2_dot
                                + h * (t8 + lambda_s2_1 * half_ahead1_new);
                            (
                                [
                                    x1_dot_new - x1_dot
                                        - half_h * (t7 - sin_xi_ahead_new * lambda_s2_1),
                                    ahead1_new * x2_dot_new_2 - sin_xi_ahead_new * x1_dot_new,
                                ],
                                [[ahead6_new, rt::lit::<T>(1.0)], [t10, t6]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s2_1, x1_dot_new", tally)
                    })?;
                let t4 = half_h * t3;
                let x1_new_2 = x1 + half_h * (t4 + (x1_dot + x1_dot_s1));
                let x2_new_2 = x2 + h * (x2_dot + half_h * ahead1_lambda_s1_1);
                let x2_dot_new_2 = x2_dot + h * (t8 + lambda_s2_1 * half_ahead1_new);
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead4_new = h * sin_xi_ahead_new;
                let ahead5_new = rt::lit::<T>(0.5) * sin_xi_ahead_new;
                let ahead7_new = rt::lit::<T>(0.25) * t9;
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
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[4]]) {
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
            const IDENTITY: &'static str = "fcdc473562afd53833678c4e132049ed";
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
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[4]]) {
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
            const IDENTITY: &'static str = "1b1f811212da29c60e3b161aae350690";
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
            const IDENTITY: &'static str = "54966ae33833c212227cf324a977941d";
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
            const IDENTITY: &'static str = "7bab17e1597bf2e0ea444d3a2a8a927b";
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
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
            const IDENTITY: &'static str = "2eff61ce691deb74b595496bf707c44b";
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
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
            const IDENTITY: &'static str = "411374fa0e609ceeb35ecc77acdb6d55";
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
                if !rt::all_finite([carried[0], carried[1], carried[2], carried[3]]) {
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
            const IDENTITY: &'static str = "28d8bedc23b5765f0da1faccaf6277de";
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
                if !rt::all_finite([
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
            const IDENTITY: &'static str = "a192d0bbf098aa590a8ba516e9ac611f";
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
                if !rt::all_finite([
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
            const IDENTITY: &'static str = "6685c661214e7da90c2810ebfd8f54b7";
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
                let t21 = (sin_xi_ahead_new
                    + xi_dot * (sin_xi_ahead_new * t20 + cos_xi_ahead_new * t18))
                    * (rt::lit::<T>(1.0) / ahead2_new);
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
                if !rt::all_finite([
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
            const IDENTITY: &'static str = "12f22ec298ed7d555529d15ada1461a8";
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
                if !rt::all_finite([
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
            const IDENTITY: &'static str = "513e0a0c0557b4a779d014c22637d805";
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
                if !rt::all_finite([
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
            const IDENTITY: &'static str = "1a84b4de2ab9f87668156484db8f791d";
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
                if !rt::all_finite([
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
            const IDENTITY: &'static str = "0bd0ffefd966b6890cffdf6b82d9679e";
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
