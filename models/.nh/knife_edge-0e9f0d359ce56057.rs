// Prepared by `nh prepare` from `KnifeEdge` in src/library.rs and knife_edge.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 0e9f0d359ce56057b0d3436fe8ac3f02
// content 6620de74a20363b4f2f62ea99310da38

pub struct KnifeEdge {
    /// `eps`: perturbation of the constraint.
    pub eps: f64,
}

impl ::core::default::Default for KnifeEdge {
    fn default() -> Self {
        KnifeEdge { eps: 0.0 }
    }
}

/// The system `knife_edge` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 20 add, 25 mul, 2 div, 1 sqrt, 2 sin_cos
/// * `avf`: 22 add, 30 mul, 3 div, 1 sqrt, 2 sin_cos
/// * `itoh-abe`: 22 add, 29 mul, 3 div, 1 sqrt, 2 sin_cos
/// * `itoh-abe-sym`: 32 add, 37 mul, 4 div, 2 sqrt, 3 sin_cos
/// * `avf4`: 33 add, 47 mul, 4 div, 2 sqrt, 3 sin_cos
/// * `avf6`: 46 add, 57 mul, 5 div, 3 sqrt, 4 sin_cos
/// * `midpoint`: 21 add, 28 mul, 3 div, 1 sqrt, 2 sin_cos
/// * `gonzalez-f`: 21 add, 28 mul, 1 div, 2 sin_cos
/// * `gonzalez-r`: 39 add, 57 mul, 9 div, 2 sqrt, 3 sin_cos, 3 call
/// * `gonzalez-r-fd`: 153 add, 265 mul, 30 div, 6 sqrt, 7 sin_cos, 8 call
/// * `iso`: 27 add, 36 mul, 5 div, 2 sqrt, 3 sin_cos, 1 call
/// * `iso:4`: 5 times 27 add, 36 mul, 5 div, 2 sqrt, 3 sin_cos, 1 call
/// * `iso:6`: 9 times 27 add, 36 mul, 5 div, 2 sqrt, 3 sin_cos, 1 call
/// * `iso-var`: 19 add, 21 mul, 3 div, 2 sqrt, 3 sin_cos, 1 call
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
/// * `taylor`: 7 add, 9 mul, 1 div, 1 sqrt, 2 sin_cos
/// * `taylor:qv`: 10 add, 9 mul, 1 div, 2 sin_cos
/// * `euler`: 9 add, 9 mul, 2 div, 1 sqrt, 2 sin_cos
/// * `rk2`: 13 add, 16 mul, 2 div, 1 sqrt, 2 sin_cos
/// * `rk4`: 22 add, 29 mul, 3 div, 2 sqrt, 3 sin_cos
/// * `euler:qv`: 13 add, 13 mul, 1 div, 2 sin_cos
/// * `rk2:qv`: 22 add, 20 mul, 2 div, 2 sin_cos
/// * `rk4:qv`: 45 add, 44 mul, 3 div, 3 sin_cos
/// * `feedback-euler`: 38 add, 44 mul, 1 div, 2 sin_cos
/// * `feedback-rk2`: 76 add, 82 mul, 2 div, 3 sin_cos
/// * `feedback-rk4`: 155 add, 165 mul, 4 div, 5 sin_cos
pub mod knife_edge {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
                    self
                        .with_numbers(
                            [0.0, 0.0, ::core::f64::consts::FRAC_PI_2],
                            [0.0, 0.0, 1.0],
                        ),
                );
            }
            if rt::same_name(name, "eps") {
                return Some(
                    self
                        .with_numbers(
                            [0.0, 0.0, ::core::f64::consts::FRAC_PI_2],
                            [0.0, 0.0, 1.0],
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

    /// A knife edge that slides on an inclined plane and turns about its point of contact; its force is scaled to one. For eps = 0 its motion is bounded and reversible; eps perturbs the constraint.
    ///
    /// **Source**: K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 3.1, equation (13)
    ///
    /// Coordinates q: `x1`, `x2`, `xi`; velocities w: `x1_dot`, `x2_dot`, `xi_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::finite("eps", parameters.eps)?;
            Ok(System { parameters })
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
            let t1 = rt::sqrt(
                eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
            );
            let t2 = rt::lit::<T>(1.0) / t1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [(cos_xi - eps) * t2, sin_xi * t2, zero],
                [zero, zero, rt::lit::<T>(1.0)],
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
            let [[_, _, xi]] = q.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::sqrt(
                eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
            );
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = sin_xi * t2;
            rt::sparse([
                (0, 3, (cos_xi - eps) * t2),
                (1, 3, t3),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 0, (eps - cos_xi) * t2),
                (3, 1, -t3),
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
            let [[x1, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            rt::lit::<T>(0.5) * (rho1 * rho1 + rho2 * rho2 - rt::lit::<T>(2.0) * x1)
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
            rt::vector([rt::lit::<T>(-1.0), zero, zero, rho1, rho2])
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
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let cos_xi_minus_eps = cos_xi - eps;
            let t1 = rt::sqrt(
                eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
            );
            let t2 = rt::lit::<T>(1.0) / t1;
            rt::vector([
                cos_xi_minus_eps * rho1 * t2,
                sin_xi * rho1 * t2,
                rho2,
                cos_xi_minus_eps * t2,
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
            let [[rho1, _]] = rho.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
            let t2 = rt::sqrt(t1);
            let t3 = rt::lit::<T>(1.0) / t2;
            let sin_xi_rho1 = sin_xi * rho1;
            let cos_xi_minus_eps = cos_xi - eps;
            let sin_xi_eps = eps * sin_xi;
            let t4 = rt::lit::<T>(1.0) / t1;
            rt::sparse([
                (
                    0,
                    2,
                    -(t3 * (sin_xi_rho1 + cos_xi_minus_eps * rho1 * sin_xi_eps * t4)),
                ),
                (0, 3, cos_xi_minus_eps * t3),
                (1, 2, t3 * (cos_xi * rho1 - sin_xi_rho1 * sin_xi_eps * t4)),
                (1, 3, sin_xi * t3),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 2, -(t3 * (sin_xi + cos_xi_minus_eps * sin_xi_eps * t4))),
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
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 2> {
            let [[_, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::sqrt(
                eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
            );
            rt::vector([(x1_dot * (cos_xi - eps) + x2_dot * sin_xi) / t1, xi_dot])
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
            let [[_, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let eps = self.parameters.eps;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::sqrt(
                eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
            );
            let t2 = rt::lit::<T>(1.0) / t1;
            rt::vector([(cos_xi - eps) * rho1 * t2, sin_xi * rho1 * t2, rho2])
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
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 16 | 23 | 2 | 1 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
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
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let t2 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (t1 * t1 / t2 + (xi_dot * xi_dot - rt::lit::<T>(2.0) * x1)),
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
                let [x1, x2, xi, rho1, rho2, reference, sin_xi_ahead, cos_xi_ahead,
                xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_ahead_new = xi + half_h * rho2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                        + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (h * (cos_xi_ahead_new - eps));
                let t4 = rho1 + rt::lit::<T>(0.5) * t3;
                let x1_new_2 = x1 + t3 * t4;
                let x2_new_2 = x2 + t4 * (t2 * (h * sin_xi_ahead_new));
                let xi_new_2 = xi + h * rho2;
                let t5 = rho1 + t3;
                let t6 = rho1 * rho1 + rho2 * rho2;
                let t7 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t6 - rt::lit::<T>(2.0) * x1) - reference)
                        * (rt::lit::<T>(0.5) * t6),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference * reference) + t6 * t6,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t5 - t7 * t5;
                let rho2_new_2 = rho2 - rho2 * t7;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
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
                let [x1, x2, xi, rho1, rho2, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
                    xi_dot: rho2,
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
            const IDENTITY: &'static str = "b8c4516c604a3a6353f7aa22a87d06b5";
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
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 18 | 28 | 3 | 1 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (3).
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
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let t2 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.5) * t1) / t2 - x1,
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2, sin_xi_ahead,
                cos_xi_ahead, xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_ahead_new = xi + half_h * rho2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                        + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (h * (eps - cos_xi_ahead_new));
                let t4 = rho1 - rt::lit::<T>(0.5) * t3;
                let x1_new_2 = x1 + t2 * (h * (cos_xi_ahead_new - eps)) * t4;
                let x2_new_2 = x2 + t2 * (h * sin_xi_ahead_new) * t4;
                let xi_new_2 = xi + h * rho2;
                let t5 = rho1 - t3;
                let rho1_squared = rho1 * rho1;
                let half_rho1_squared = rt::lit::<T>(0.5) * rho1_squared;
                let t6 = rt::visible_change(
                    half_rho1_squared * (half_rho1_squared - (x1 + reference1)),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference1 * reference1)
                        + rho1_squared * rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t5 - t6 * t5;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let rho2_new_2 = rho2
                    - rho2
                        * rt::visible_change(
                            half_rho2_squared * (half_rho2_squared - reference2),
                            rho2_squared * rho2_squared
                                + reference2 * (rt::lit::<T>(0.0625) * reference2),
                            rt::lit::<T>(1.0),
                        );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
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
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
                    xi_dot: rho2,
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
            const IDENTITY: &'static str = "0087fa6fb6440a9f9f2dce38a624b60c";
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
        /// - `xi_rate`: explicit
        /// - `rho1_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 18 | 27 | 3 | 1 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (3).
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
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let t2 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.5) * t1) / t2 - x1,
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2, sin_xi_ahead,
                cos_xi_ahead, xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_ahead_new = xi + half_h * rho2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                        + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = rho1 - t2 * (h * (eps - cos_xi_ahead_new));
                let t4 = rho1 + t3;
                let x1_new_2 = x1 + t4 * (t2 * (half_h * (cos_xi_ahead_new - eps)));
                let x2_new_2 = x2 + t4 * (t2 * (half_h * sin_xi_ahead_new));
                let xi_new_2 = xi + h * rho2;
                let rho1_squared = rho1 * rho1;
                let half_rho1_squared = rt::lit::<T>(0.5) * rho1_squared;
                let t5 = rt::visible_change(
                    half_rho1_squared * (half_rho1_squared - (x1 + reference1)),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference1 * reference1)
                        + rho1_squared * rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t3 - t5 * t3;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let rho2_new_2 = rho2
                    - rho2
                        * rt::visible_change(
                            half_rho2_squared * (half_rho2_squared - reference2),
                            rho2_squared * rho2_squared
                                + reference2 * (rt::lit::<T>(0.0625) * reference2),
                            rt::lit::<T>(1.0),
                        );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
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
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
                    xi_dot: rho2,
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
            const IDENTITY: &'static str = "55f45a0e83871e38928e67510ffaff88";
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
        /// - `xi_rate_first`: explicit
        /// - `rho1_rate_first`: explicit
        /// - `x1_rate_first`: explicit
        /// - `x2_rate_first`: explicit
        /// - `rho2_rate_second`: explicit
        /// - `xi_rate_second`: explicit
        /// - `rho1_rate_second`: explicit
        /// - `x1_rate_second`: explicit
        /// - `x2_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 28 | 35 | 4 | 2 | 2 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme { half_h, quarter_h }
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
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let t2 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.5) * t1) / t2 - x1,
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2] = motion.carried;
                let eps = setting.system().parameters.eps;
                let Scheme { half_h, quarter_h } = *setting.scheme();
                let rho2_quarter_h = quarter_h * rho2;
                let t1 = xi + rho2_quarter_h;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t3) + rt::lit::<T>(1.0),
                );
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = rho1 - t5 * (half_h * (eps - t3));
                let rho2_half_h = half_h * rho2;
                let xi_plus_rho2_half_h = xi + rho2_half_h;
                let t7 = xi_plus_rho2_half_h + rho2_quarter_h;
                let (t8, t9) = rt::sin_cos(t7);
                let t10 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t9) + rt::lit::<T>(1.0),
                );
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = t6 - t11 * (half_h * (eps - t9));
                let t13 = t6 + t12;
                let t14 = rho1 + t6;
                let x1_new_2 = x1
                    + quarter_h * (t13 * (t11 * (t9 - eps)) + t14 * (t5 * (t3 - eps)));
                let x2_new_2 = x2 + quarter_h * (t13 * (t8 * t11) + t14 * (t2 * t5));
                let xi_new_2 = rho2_half_h + xi_plus_rho2_half_h;
                let rho1_squared = rho1 * rho1;
                let half_rho1_squared = rt::lit::<T>(0.5) * rho1_squared;
                let t15 = rt::visible_change(
                    half_rho1_squared * (half_rho1_squared - (x1 + reference1)),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference1 * reference1)
                        + rho1_squared * rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t12 - t15 * t12;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let rho2_new_2 = rho2
                    - rho2
                        * rt::visible_change(
                            half_rho2_squared * (half_rho2_squared - reference2),
                            rho2_squared * rho2_squared
                                + reference2 * (rt::lit::<T>(0.0625) * reference2),
                            rt::lit::<T>(1.0),
                        );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
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
                let [x1, x2, xi, rho1, rho2, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 7]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    [-sin_xi, cos_xi - eps],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3dcd046fcf6afd2b527b9e1af90feae1";
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
        /// - `xi_rate_2`: explicit
        /// - `xi_rate_1`: explicit
        /// - `rho1_rate_2`: explicit
        /// - `rho1_rate_1`: explicit
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 3 | 0 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 7 | 0 | 0 | 0 | 0 |
        /// | each step | 29 | 45 | 4 | 2 | 2 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h 0.25`
            k1: T,
            /// `h -0.03867513459481288`
            k2: T,
            /// `h 0.5386751345948129`
            k3: T,
            /// `h 0.25`
            k4: T,
            /// `h (0.5386751345948129 + 0.25)`
            k5: T,
            /// `h (0.25 + -0.03867513459481288)`
            k6: T,
            /// `h (0.5 + (1/2))`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = h * rt::lit::<T>(0.25);
                let k2 = h * rt::lit::<T>(-0.03867513459481288);
                let k3 = h * rt::lit::<T>(0.5386751345948129);
                let k4 = h * rt::lit::<T>(0.25);
                let k5 = h * (rt::lit::<T>(0.5386751345948129) + rt::lit::<T>(0.25));
                let k6 = h * (rt::lit::<T>(0.25) + rt::lit::<T>(-0.03867513459481288));
                let k7 = h * (rt::lit::<T>(0.5) + rt::lit::<T>(0.5));
                Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
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
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let t2 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.5) * t1) / t2 - x1,
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { k1, k2, k3, k4, k5, k6, k7 } = *setting.scheme();
                let t1 = xi + k6 * rho2;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t3) + rt::lit::<T>(1.0),
                );
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t5 * (eps - t3);
                let t7 = xi + k5 * rho2;
                let (t8, t9) = rt::sin_cos(t7);
                let t10 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t9) + rt::lit::<T>(1.0),
                );
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = t11 * (eps - t9);
                let t13 = rho1 - k1 * t6 - k2 * t12;
                let t14 = rho1 - k3 * t6 - k4 * t12;
                let t15 = t13 * (t5 * (rt::lit::<T>(0.5) * (t3 - eps)))
                    + t14 * (t11 * (rt::lit::<T>(0.5) * (t9 - eps)));
                let x1_new_2 = x1 + h * t15;
                let x2_new_2 = x2
                    + h
                        * (t13 * (t5 * (rt::lit::<T>(0.5) * t2))
                            + t14 * (t11 * (rt::lit::<T>(0.5) * t8)));
                let xi_new_2 = xi + k7 * rho2;
                let t16 = rho1 - h * (rt::lit::<T>(0.5) * t6 + rt::lit::<T>(0.5) * t12);
                let rho1_squared = rho1 * rho1;
                let half_rho1_squared = rt::lit::<T>(0.5) * rho1_squared;
                let t17 = rt::visible_change(
                    half_rho1_squared * (half_rho1_squared - (x1 + reference1)),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference1 * reference1)
                        + rho1_squared * rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t16 - t17 * t16;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let rho2_new_2 = rho2
                    - rho2
                        * rt::visible_change(
                            half_rho2_squared * (half_rho2_squared - reference2),
                            rho2_squared * rho2_squared
                                + reference2 * (rt::lit::<T>(0.0625) * reference2),
                            rt::lit::<T>(1.0),
                        );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
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
                let [x1, x2, xi, rho1, rho2, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 7]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    [-sin_xi, cos_xi - eps],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "61690e26652b01099de8efacfd8458e6";
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
        /// - `xi_rate_3`: explicit
        /// - `xi_rate_2`: explicit
        /// - `xi_rate_1`: explicit
        /// - `rho1_rate_3`: explicit
        /// - `rho1_rate_2`: explicit
        /// - `rho1_rate_1`: explicit
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        /// - `x1_rate_3`: explicit
        /// - `x2_rate_3`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 7 | 1 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 15 | 0 | 0 | 0 | 0 |
        /// | each step | 42 | 55 | 5 | 3 | 3 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h 0.009789444015308325`
            k1: T,
            /// `h 0.1388888888888889`
            k2: T,
            /// `h -0.0359766675249389`
            k3: T,
            /// `h -0.022485417203086815`
            k4: T,
            /// `h 0.30026319498086457`
            k5: T,
            /// `h 0.2222222222222222`
            k6: T,
            /// `h 0.1388888888888889`
            k7: T,
            /// `h 0.26798833376246944`
            k8: T,
            /// `h 0.48042111196938336`
            k9: T,
            /// `h 0.2777777777777778`
            k10: T,
            /// `h 0.4444444444444444`
            k11: T,
            /// `h (0.1388888888888889 + (0.26798833376246944 + 0.48042111196938336))`
            k12: T,
            /// `h (-0.022485417203086815 + (0.30026319498086457 + 0.2222222222222222))`
            k13: T,
            /// `h (0.009789444015308325 + (0.1388888888888889 + -0.0359766675249389))`
            k14: T,
            /// `h (0.4444444444444444 + 2 0.2777777777777778)`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = (rt::RankMonitor<T>,);

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = h * rt::lit::<T>(0.009789444015308325);
                let k2 = h * rt::lit::<T>(0.1388888888888889);
                let k3 = h * rt::lit::<T>(-0.0359766675249389);
                let k4 = h * rt::lit::<T>(-0.022485417203086815);
                let k5 = h * rt::lit::<T>(0.30026319498086457);
                let k6 = h * rt::lit::<T>(0.2222222222222222);
                let k7 = h * rt::lit::<T>(0.1388888888888889);
                let k8 = h * rt::lit::<T>(0.26798833376246944);
                let k9 = h * rt::lit::<T>(0.48042111196938336);
                let k10 = h * rt::lit::<T>(0.2777777777777778);
                let k11 = h * rt::lit::<T>(0.4444444444444444);
                let k12 = h
                    * (rt::lit::<T>(0.1388888888888889)
                        + (rt::lit::<T>(0.26798833376246944)
                            + rt::lit::<T>(0.48042111196938336)));
                let k13 = h
                    * (rt::lit::<T>(-0.022485417203086815)
                        + (rt::lit::<T>(0.30026319498086457)
                            + rt::lit::<T>(0.2222222222222222)));
                let k14 = h
                    * (rt::lit::<T>(0.009789444015308325)
                        + (rt::lit::<T>(0.1388888888888889)
                            + rt::lit::<T>(-0.0359766675249389)));
                let k15 = h
                    * (rt::lit::<T>(0.4444444444444444)
                        + rt::lit::<T>(2.0) * rt::lit::<T>(0.2777777777777778));
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
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let t2 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.5) * t1) / t2 - x1,
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2] = motion.carried;
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
                } = *setting.scheme();
                let t1 = xi + k12 * rho2;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t3) + rt::lit::<T>(1.0),
                );
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t5 * (eps - t3);
                let t7 = xi + k14 * rho2;
                let (t8, t9) = rt::sin_cos(t7);
                let t10 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t9) + rt::lit::<T>(1.0),
                );
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = t11 * (eps - t9);
                let t13 = xi + k13 * rho2;
                let (t14, t15) = rt::sin_cos(t13);
                let t16 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t15) + rt::lit::<T>(1.0),
                );
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = t17 * (eps - t15);
                let t19 = rho1 - k7 * t6 - (k8 * t12 + k9 * t18);
                let t20 = rho1 - k1 * t6 - (k2 * t12 + k3 * t18);
                let t21 = rho1 - k4 * t6 - (k5 * t12 + k6 * t18);
                let x1_new_2 = k10 * (t19 * (t5 * (t3 - eps)) + t20 * (t11 * (t9 - eps)))
                    + (x1 + t21 * (t17 * (k11 * (t15 - eps))));
                let x2_new_2 = k10 * (t19 * (t2 * t5) + t20 * (t8 * t11))
                    + (x2 + t21 * (t17 * (k11 * t14)));
                let xi_new_2 = xi + k15 * rho2;
                let t22 = rho1 - k11 * t18 - k10 * (t6 + t12);
                let rho1_squared = rho1 * rho1;
                let half_rho1_squared = rt::lit::<T>(0.5) * rho1_squared;
                let t23 = rt::visible_change(
                    half_rho1_squared * (half_rho1_squared - (x1 + reference1)),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference1 * reference1)
                        + rho1_squared * rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t22 - t23 * t22;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let rho2_new_2 = rho2
                    - rho2
                        * rt::visible_change(
                            half_rho2_squared * (half_rho2_squared - reference2),
                            rho2_squared * rho2_squared
                                + reference2 * (rt::lit::<T>(0.0625) * reference2),
                            rt::lit::<T>(1.0),
                        );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
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
                let [x1, x2, xi, rho1, rho2, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 7]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                    [-sin_xi, cos_xi - eps],
                )
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1e75b81e49803032c6cc468049961867";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Avf6> for System<T> {
        type Scheme = avf6::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::{State, System};
        use ::core::prelude::v1::*;
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 17 | 26 | 3 | 1 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (3).
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
                let t1 = x1_dot * (cos_xi - eps) + x2_dot * sin_xi;
                let t2 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.5) * t1) / t2 - x1,
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2, sin_xi_ahead,
                cos_xi_ahead, xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let xi_ahead_new = xi + half_h * rho2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                        + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (h * (cos_xi_ahead_new - eps));
                let t4 = rho1 + rt::lit::<T>(0.5) * t3;
                let x1_new_2 = x1 + t3 * t4;
                let x2_new_2 = x2 + t4 * (t2 * (h * sin_xi_ahead_new));
                let xi_new_2 = xi + h * rho2;
                let t5 = rho1 + t3;
                let rho1_squared = rho1 * rho1;
                let half_rho1_squared = rt::lit::<T>(0.5) * rho1_squared;
                let t6 = rt::visible_change(
                    half_rho1_squared * (half_rho1_squared - (x1 + reference1)),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference1 * reference1)
                        + rho1_squared * rho1_squared,
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t5 - t5 * t6;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let rho2_new_2 = rho2
                    - rho2
                        * rt::visible_change(
                            half_rho2_squared * (half_rho2_squared - reference2),
                            rho2_squared * rho2_squared
                                + reference2 * (rt::lit::<T>(0.0625) * reference2),
                            rt::lit::<T>(1.0),
                        );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference1,
                    reference2,
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
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
                    xi_dot: rho2,
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
            const IDENTITY: &'static str = "689666ca11b8bb6db95f081dfb160ba0";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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
                let t8 = rt::visible_change(
                    rt::lit::<T>(0.5) * t7
                        * (rt::lit::<T>(0.5) * (t7 - rt::lit::<T>(2.0) * x1)
                            - reference),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference * reference) + t7 * t7,
                    rt::lit::<T>(1.0),
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
            const IDENTITY: &'static str = "2b636c9c04847fb59a95a33de12267e6";
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
                let t6 = t2 + abs_sin_xi;
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
                let t8 = t6 + t7;
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
                let t17 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t16 - rt::lit::<T>(2.0) * x1) - reference)
                        * (rt::lit::<T>(0.5) * t16),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference * reference) + t16 * t16,
                    rt::lit::<T>(1.0),
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
                let t22 = t21 + abs_sin_xi_ahead_new;
                let t23 = t20 / t22;
                let t24 = rt::div_or_zero(sin_xi_ahead_new, abs_sin_xi_ahead_new);
                let t25 = rt::lit::<T>(0.5) * (rt::lit::<T>(1.0) - t24 * ahead2);
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
            const IDENTITY: &'static str = "336f485b51acc013038d0577d4fcbf40";
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
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
            /// `1/h`
            inv_h: T,
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
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let inv_h = rt::lit::<T>(1.0) / h;
                Scheme { half_h, quarter_h, inv_h }
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
                let t6 = t2 + abs_sin_xi;
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
                let t13 = t12 + abs_sin_xi_minus_h;
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
                let t20 = t19 + abs_sin_xi_plus_h;
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
                let Scheme { half_h, quarter_h, inv_h } = *setting.scheme();
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
                            let t8 = t7 * t7;
                            let t9 = rt::sqrt(t8 + t5 * t5);
                            let t10 = rt::abs(t5);
                            let t11 = t9 + t10;
                            let t12 = rt::div_or_zero(t5, t10);
                            let t13 = rt::lit::<T>(1.0) - ahead3 * t12;
                            let t14 = rt::lit::<T>(0.5) * t13;
                            let t15 = rt::lit::<T>(1.0) - t14;
                            let t16 = rt::lit::<T>(1.0) / t11;
                            let t17 = t8 * t16;
                            let t18 = t11 * t14 + t15 * t17;
                            let t19 = ahead3 * t18;
                            let t20 = rt::lit::<T>(1.0) / (t9 * t18);
                            let t21 = t7 * t20;
                            let t22 = t19 * t21;
                            let t23 = t1 + half_h * rho1_rate;
                            let t24 = rt::lit::<T>(1.0) - t7 * t21;
                            let t25 = t23 * t24;
                            let t26 = t4 - h;
                            let (t27, t28) = rt::sin_cos(t26);
                            let t29 = t28 - eps;
                            let t30 = t29 * t29;
                            let t31 = rt::sqrt(t30 + t27 * t27);
                            let t32 = rt::abs(t27);
                            let t33 = t31 + t32;
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
                            let t50 = t48 + t49;
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
                            let t80 = t7 * (h * t5);
                            let t81 = (t5 * t79 - t80) / t9;
                            let t82 = t81 + t12 * t79;
                            let t83 = t82 * (rt::lit::<T>(0.25) * t13)
                                - (t80 + rt::lit::<T>(0.5) * t82 * t17) * (t15 * t16);
                            let t84 = half_h * t5;
                            let t85 = t20
                                * (t84
                                    + t21 * (t18 * (rt::lit::<T>(0.5) * t81) + t9 * t83));
                            let t86 = t21 * (ahead3 * t83) - t19 * t85;
                            let t87 = t21 * t84 + t7 * t85;
                            let t88 = h * t45;
                            let t89 = h * t44;
                            let t90 = t46 * t89;
                            let t91 = (t44 * t88 - t90) / t48;
                            let t92 = t91 + t51 * t88;
                            let t93 = t92 * (rt::lit::<T>(0.25) * t52)
                                - (t90 + rt::lit::<T>(0.5) * t92 * t56) * (t54 * t55);
                            let t94 = t58
                                * (half_h * t44
                                    + t59 * (t57 * (rt::lit::<T>(0.5) * t91) + t48 * t93));
                            let t95 = h * t27;
                            let t96 = h * t28;
                            let t97 = t29 * t95;
                            let t98 = (t27 * t96 - t97) / t31;
                            let t99 = t98 + t34 * t96;
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
                let t117 = t116 + abs_sin_xi_ahead_new;
                let t118 = t115 / t117;
                let t119 = rt::div_or_zero(sin_xi_ahead_new, abs_sin_xi_ahead_new);
                let t120 = rt::lit::<T>(0.5) * (rt::lit::<T>(1.0) - t119 * ahead3);
                let t121 = t118 * (rt::lit::<T>(1.0) - t120) + t117 * t120;
                let t122 = t114 / (t116 * t121);
                let t123 = h * rho1_rate + t1;
                let t124 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                let t125 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t124 - rt::lit::<T>(2.0) * x1) - reference)
                        * (rt::lit::<T>(0.5) * t124),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference * reference)
                        + t124 * t124,
                    rt::lit::<T>(1.0),
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
                let t136 = t135 + t133;
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
                let t144 = t143 + t141;
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
            const IDENTITY: &'static str = "349a3874fc0a54d58a9407e8452b3cae";
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
        /// - `xi_rate`: explicit
        /// - `rho1_mean`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 25 | 36 | 5 | 2 | 2 | 1 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
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

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energies of the blocks at the start (2); functions of q that the next step needs (5).
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
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = (x1_dot * cos_xi_minus_eps + x2_dot * sin_xi) / t2;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t3,
                    xi_dot,
                    rt::lit::<T>(1.0),
                    t3 * (rt::lit::<T>(0.5) * t3) - x1,
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
                    cos_xi_minus_eps,
                    t1,
                    t2,
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
                let [x1, x2, xi, c1, c2, _, reference1, reference2, ahead1, _, ahead3,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let half_h_c2 = half_h * c2;
                let xi_plus_half_h_c2 = xi + half_h_c2;
                let (t1, t2) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    half_h_c2,
                    xi_plus_half_h_c2,
                    tally,
                );
                let t3 = t2 - eps;
                let t4 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t2) + rt::lit::<T>(1.0),
                );
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t3 * t5;
                let t7 = c1 + half_h * t6;
                let x1_new_2 = x1 + t7 * (h * t6);
                let x2_new_2 = x2 + t7 * (t5 * (h * t1));
                let h_c2 = h * c2;
                let xi_new_2 = xi + h_c2;
                let t8 = rt::lit::<T>(2.0) * t7 - c1;
                let c1_squared = c1 * c1;
                let half_c1_squared = rt::lit::<T>(0.5) * c1_squared;
                let t9 = rt::visible_change(
                    half_c1_squared * (half_c1_squared - (x1 + reference1)),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference1 * reference1)
                        + c1_squared * c1_squared,
                    rt::lit::<T>(1.0),
                );
                let c1_new = t8 - t9 * t8;
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
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h_c2,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = rt::sqrt(ahead2_new);
                let t10 = (ahead1_new * t3 + sin_xi_ahead_new * t1) / (ahead3_new * t4);
                let t11 = (ahead1 * t3 + sin_xi_ahead * t1) / (ahead3 * t4);
                let alignment1_new = rt::lit::<T>(0.5)
                    * (t10 + t11 - rt::abs(t11 - t10));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    reference1,
                    reference2,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let [x1, x2, xi, c1, c2, _, _, _, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * ((cos_xi - eps) * c1),
                    x2_dot: t2 * (sin_xi * c1),
                    xi_dot: c2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 13]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, _, _, ahead2, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0275b6f3b10a6dd6fdef68b08e67dbe2";
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
        /// - `xi_rate`: explicit
        /// - `rho1_mean`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 25 | 36 | 5 | 2 | 2 | 1 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
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
        /// - `xi_rate`: explicit
        /// - `rho1_mean`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 25 | 36 | 5 | 2 | 2 | 1 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
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
        /// - `xi_rate`: explicit
        /// - `rho1_mean`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 17 | 21 | 3 | 2 | 2 | 1 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
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

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); functions of q that the next step needs (5).
            type Carried = [T; 11];
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
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let carried = [
                    x1,
                    x2,
                    xi,
                    (x1_dot * cos_xi_minus_eps + x2_dot * sin_xi) / t2,
                    xi_dot,
                    rt::lit::<T>(1.0),
                    cos_xi_minus_eps,
                    t1,
                    t2,
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
                let [x1, x2, xi, c1, c2, _, ahead1, _, ahead3, sin_xi_ahead, cos_xi_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let half_h_c2 = half_h * c2;
                let xi_plus_half_h_c2 = xi + half_h_c2;
                let (t1, t2) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    half_h_c2,
                    xi_plus_half_h_c2,
                    tally,
                );
                let t3 = t2 - eps;
                let t4 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t2) + rt::lit::<T>(1.0),
                );
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t3 * t5;
                let t7 = c1 + half_h * t6;
                let x1_new_2 = x1 + t7 * (h * t6);
                let x2_new_2 = x2 + t7 * (t5 * (h * t1));
                let h_c2 = h * c2;
                let xi_new_2 = xi + h_c2;
                let c1_new = rt::lit::<T>(2.0) * t7 - c1;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h_c2,
                    xi_new_2,
                    tally,
                );
                let ahead1_new = cos_xi_ahead_new - eps;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = rt::sqrt(ahead2_new);
                let t8 = (ahead1_new * t3 + sin_xi_ahead_new * t1) / (ahead3_new * t4);
                let t9 = (ahead1 * t3 + sin_xi_ahead * t1) / (ahead3 * t4);
                let alignment1_new = rt::lit::<T>(0.5) * (t8 + t9 - rt::abs(t9 - t8));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    c1_new,
                    c2,
                    alignment1_new,
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::is_aligned(carried[5]) {
                    return Err(setting.orthogonal(tally));
                }
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
                let [x1, x2, xi, c1, c2, _, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * ((cos_xi - eps) * c1),
                    x2_dot: t2 * (sin_xi * c1),
                    xi_dot: c2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 11]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, _, ahead2, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "219fa00ad493f9aa631b2bbed68b72d7";
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
                let t1 = (rt::lit::<T>(2.0) * p_x2 * ahead1
                    - sin_xi_ahead * (h + rt::lit::<T>(2.0) * p_x1))
                    * (rt::lit::<T>(1.0) / ahead2);
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
            const IDENTITY: &'static str = "ea111ef284c40fc8666a42bf23228d03";
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
            const IDENTITY: &'static str = "988f85afdd85bddf6c0d3d5683e75c98";
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
                let t11 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t10 - rt::lit::<T>(2.0) * x1) - reference)
                        * (rt::lit::<T>(0.5) * t10),
                    rt::lit::<T>(0.0625) * (x1 * x1 + reference * reference) + t10 * t10,
                    rt::lit::<T>(1.0),
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
            const IDENTITY: &'static str = "9d55ec94861e891e2af62879e6c51d33";
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
                let t1 = p_x1 + half_h * (lambda1 * sin_xi_ahead + rt::lit::<T>(1.0));
                let x1_new_2 = x1 + h * t1;
                let t2 = p_x2 - ahead1 * (half_h * lambda1);
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
            const IDENTITY: &'static str = "b8f2c45fc9783762b40c813c6a26044f";
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
                let t1 = p_x1 + half_h * (lambda1 * sin_xi_ahead + rt::lit::<T>(1.0));
                let x1_new_2 = x1 + h * t1;
                let t2 = p_x2 - ahead1 * (half_h * lambda1);
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
            const IDENTITY: &'static str = "079461b3db6f8b1dc5dcae82b27241a9";
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
                let t1 = ahead1_new + ahead1;
                let minus_ahead5 = -ahead5;
                let t2 = ahead7
                    + rt::lit::<T>(0.25)
                        * (sin_xi_ahead_new * ahead4 + ahead1_new * ahead3);
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
            const IDENTITY: &'static str = "91555965ea2f66ec5abc77f4b6139e5e";
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
                let t6 = sin_xi_ahead_new * ahead4 + ahead1_new * ahead3;
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
            const IDENTITY: &'static str = "dd15e3166b8a284c4e50a1739fcc1acd";
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
        /// | each order of a series | 3 | 7 | 1 | 1 | 1 | 0 |
        /// | each step, rank of the constraints | 4 | 2 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Taylor>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Taylor>;

        /// Nothing depends on parameters and the step size only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            scalar: ::core::marker::PhantomData<T>,
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
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let carried = [
                    x1,
                    x2,
                    xi,
                    (x1_dot * (cos_xi - eps) + x2_dot * sin_xi) / t1,
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
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
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
                let (sin_xi_new, cos_xi_new) = series.sin_cos([0, 1], xi_new);
                let term1 = series.constant(eps);
                let cos_xi_new_minus_eps = cos_xi_new - term1;
                let term2 = series.constant(rt::lit::<T>(1.0));
                let t1 = series
                    .sqrt(2, eps * (term1 - rt::lit::<T>(2.0) * cos_xi_new) + term2);
                let term3 = series.product(3, cos_xi_new_minus_eps, rho1_new);
                let t2 = series.quotient(4, term2, t1);
                let term4 = series.product(5, t2, term3);
                let term5 = series.product(6, sin_xi_new, rho1_new);
                let term6 = series.product(7, t2, term5);
                let term7 = series.product(8, t2, cos_xi_new_minus_eps);
                [term4, term6, rho2_new, term7, series.constant(rt::lit::<T>(0.0))]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4fa341b1078ea5830217604c27cae0f8";
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
        /// | each step | 7 | 9 | 2 | 1 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

        /// Nothing depends on parameters and the step size only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            scalar: ::core::marker::PhantomData<T>,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (6).
            type Carried = [T; 11];
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
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let eps = system.parameters.eps;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = rt::lit::<T>(1.0) / t2;
                let carried = [
                    x1,
                    x2,
                    xi,
                    (x1_dot * cos_xi_minus_eps + x2_dot * sin_xi) * t3,
                    xi_dot,
                    cos_xi_minus_eps,
                    t1,
                    t2,
                    t3 * (h * cos_xi_minus_eps),
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
                let [x1, x2, xi, rho1, rho2, ahead1, _, ahead3, ahead4, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let inv_ahead3 = rt::lit::<T>(1.0) / ahead3;
                let rho1_h = h * rho1;
                let x1_new_2 = x1 + inv_ahead3 * (ahead1 * rho1_h);
                let x2_new_2 = x2 + inv_ahead3 * (sin_xi_ahead * rho1_h);
                let rho2_h = h * rho2;
                let xi_new_2 = xi + rho2_h;
                let rho1_new_2 = rho1 + ahead4;
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
                let ahead3_new = rt::sqrt(ahead2_new);
                let ahead4_new = h * ahead1_new / ahead3_new;
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
                let [x1, x2, xi, rho1, rho2, _, _, _, _, _, _] = motion.carried;
                let eps = setting.system().parameters.eps;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
                    xi_dot: rho2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 11]) -> (T, [T; 2]) {
                let eps = system.parameters.eps;
                let [_, _, xi, _, _, _, ahead2, _, _, _, _] = *carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                (ahead2, [-sin_xi, cos_xi - eps])
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "88f20deeaae541cce269592c1fff7d7b";
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 11 | 16 | 2 | 1 | 1 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (7).
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
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = cos_xi_minus_eps * t3;
                let carried = [
                    x1,
                    x2,
                    xi,
                    (x1_dot * cos_xi_minus_eps + x2_dot * sin_xi) * t3,
                    xi_dot,
                    cos_xi_minus_eps,
                    t1,
                    t2,
                    t4,
                    h * t4,
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
                let [x1, x2, xi, rho1, rho2, ahead1, _, ahead3, ahead4, ahead5,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h } = *setting.scheme();
                let inv_ahead3 = rt::lit::<T>(1.0) / ahead3;
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
                let rho1_plus_ahead5 = rho1 + ahead5;
                let ahead2_new = eps * (eps - rt::lit::<T>(2.0) * cos_xi_ahead_new)
                    + rt::lit::<T>(1.0);
                let ahead3_new = rt::sqrt(ahead2_new);
                let inv_ahead3_new = rt::lit::<T>(1.0) / ahead3_new;
                let x1_new_2 = x1
                    + half_h
                        * (rho1 * ahead1 * inv_ahead3
                            + ahead1_new * rho1_plus_ahead5 * inv_ahead3_new);
                let x2_new_2 = x2
                    + half_h
                        * (rho1 * sin_xi_ahead * inv_ahead3
                            + sin_xi_ahead_new * rho1_plus_ahead5 * inv_ahead3_new);
                let ahead4_new = ahead1_new * inv_ahead3_new;
                let rho1_new_2 = rho1 + half_h * (ahead4 + ahead4_new);
                let ahead5_new = h * ahead4_new;
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
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
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
            const IDENTITY: &'static str = "46d4382ddaa3d75ba8135c0f72864f04";
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
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 20 | 29 | 3 | 2 | 2 | 0 |
        /// | each step, rank of the constraints | 2 | 0 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 3 | 6 | 1 | 1 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (7).
            type Carried = [T; 12];
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
                let Scheme { half_h, .. } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_minus_eps = cos_xi - eps;
                let t1 = eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = cos_xi_minus_eps * t3;
                let carried = [
                    x1,
                    x2,
                    xi,
                    (x1_dot * cos_xi_minus_eps + x2_dot * sin_xi) * t3,
                    xi_dot,
                    cos_xi_minus_eps,
                    t1,
                    t2,
                    t4,
                    half_h * t4,
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
                let [x1, x2, xi, rho1, rho2, ahead1, _, ahead3, ahead4, ahead5,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let eps = setting.system().parameters.eps;
                let Scheme { half_h, k1 } = *setting.scheme();
                let rho2_half_h = half_h * rho2;
                let xi_plus_rho2_half_h = xi + rho2_half_h;
                let (t1, t2) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_half_h,
                    xi_plus_rho2_half_h,
                    tally,
                );
                let t3 = t2 - eps;
                let t4 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * t2) + rt::lit::<T>(1.0),
                );
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t3 * t5;
                let t7 = half_h * t6 + (rt::lit::<T>(2.0) * rho1 + ahead5);
                let inv_ahead3 = rt::lit::<T>(1.0) / ahead3;
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
                let ahead3_new = rt::sqrt(ahead2_new);
                let inv_ahead3_new = rt::lit::<T>(1.0) / ahead3_new;
                let ahead4_new = ahead1_new * inv_ahead3_new;
                let t8 = rho1 + h * t6;
                let t9 = k1
                    * (t7 * (t5 * (rt::lit::<T>(2.0) * t3))
                        + (rho1 * ahead1 * inv_ahead3 + ahead4_new * t8));
                let x1_new_2 = x1 + t9;
                let t10 = t7 * (t5 * (rt::lit::<T>(2.0) * t1))
                    + (rho1 * sin_xi_ahead * inv_ahead3
                        + t8 * (sin_xi_ahead_new * inv_ahead3_new));
                let x2_new_2 = x2 + k1 * t10;
                let rho1_new_2 = rho1
                    + k1 * (ahead4 + ahead4_new + rt::lit::<T>(4.0) * t6);
                let ahead5_new = half_h * ahead4_new;
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
                let t1 = rt::sqrt(
                    eps * (eps - rt::lit::<T>(2.0) * cos_xi) + rt::lit::<T>(1.0),
                );
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: (cos_xi - eps) * rho1 * t2,
                    x2_dot: sin_xi * rho1 * t2,
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
            const IDENTITY: &'static str = "5db2528207761005f01e60621ad66d37";
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
            const IDENTITY: &'static str = "d5d2bb5161f5d937c57fb28bf5637502";
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
            /// `h feedback-rk2_J`
            h_feedback_rk2_j: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
            /// `h feedback-rk2_H/2`
            k1: T,
            /// `h²/2`
            half_h_squared: T,
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
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let k1 = rt::lit::<T>(0.5) * h_feedback_rk2_h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let k2 = rt::lit::<T>(0.5) * (h_squared * feedback_rk2_xidot);
                let k3 = h - k2;
                let k4 = rt::lit::<T>(0.5) * h_feedback_rk2_j;
                let stability3_new = h * feedback_rk2_xidot;
                Scheme {
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k1,
                    half_h_squared,
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
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k1,
                    half_h_squared,
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
            const IDENTITY: &'static str = "0562ce66e8157053f6e0fd57625d5f4d";
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
            /// `h/6`
            k1: T,
            /// `h²/2`
            half_h_squared: T,
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
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
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
                    k1,
                    half_h_squared,
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
                    k1,
                    half_h_squared,
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
            const IDENTITY: &'static str = "a9f3138aa63e7e1ea27c360a60f7d1ee";
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
                    q: &[0.0, 0.0, ::core::f64::consts::FRAC_PI_2],
                    w: &[0.0, 0.0, 1.0],
                    parameters: &[],
                    inputs: &[],
                },
                DataSet {
                    name: "eps",
                    text: Some("perturbed"),
                    q: &[0.0, 0.0, ::core::f64::consts::FRAC_PI_2],
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        KnifeEdge::system,
        KnifeEdge::parameters,
        KnifeEdge::state,
        KnifeEdge::initial,
        KnifeEdge::integrate::<::nonholonomic::methods::Gonzalez>,
        KnifeEdge::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
