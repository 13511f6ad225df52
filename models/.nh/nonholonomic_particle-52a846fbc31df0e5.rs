// Prepared by `nh prepare` from `NonholonomicParticle` in src/library.rs and nonholonomic_particle.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 52a846fbc31df0e5f5e7fc26951e1a31
// content e3bd3478cf4a90084a85cfca8a831b47

pub struct NonholonomicParticle;

/// The system `nonholonomic_particle` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 16 add, 25 mul, 2 div, 1 sqrt
/// * `avf`: 19 add, 33 mul, 3 div, 1 sqrt
/// * `itoh-abe`: 19 add, 37 mul, 3 div, 1 sqrt
/// * `itoh-abe-sym`: 28 add, 51 mul, 4 div, 2 sqrt
/// * `avf4`: 40 add, 69 mul, 4 div, 2 sqrt
/// * `avf6`: 76 add, 107 mul, 5 div, 3 sqrt
/// * `midpoint`: 19 add, 33 mul, 3 div, 1 sqrt
/// * `gonzalez-f`: 18 add, 26 mul, 1 div
/// * `gonzalez-r`: 27 add, 40 mul, 4 div, 3 sqrt
/// * `gonzalez-r-fd`: 106 add, 174 mul, 18 div, 5 sqrt
/// * `iso`: 24 add, 39 mul, 5 div, 3 sqrt, 1 call
/// * `iso:4`: 5 times 24 add, 39 mul, 5 div, 3 sqrt, 1 call
/// * `iso:6`: 9 times 24 add, 39 mul, 5 div, 3 sqrt, 1 call
/// * `iso-var`: 14 add, 18 mul, 3 div, 3 sqrt, 1 call
/// * `leapfrog`: 10 add, 10 mul, 1 div
/// * `dla`: 11 add, 12 mul
/// * `dla01`: 12 add, 11 mul
/// * `dla-midpoint`: 12 add, 11 mul
/// * `dla1`: 8 add, 8 mul
/// * `dd`: 19 add, 26 mul, 1 div
/// * `rattle`: 14 add, 14 mul, 1 div
/// * `rattle:consistent`: 14 add, 14 mul, 1 div
/// * `spark2`: 16 add, 18 mul
/// * `spark3`: 35 add, 46 mul
/// * `taylor`: 3 add, 5 mul, 1 div, 1 sqrt
/// * `taylor:qv`: 4 add, 4 mul, 1 div
/// * `euler`: 6 add, 9 mul, 1 div, 1 sqrt
/// * `rk2`: 15 add, 20 mul, 2 div, 2 sqrt
/// * `rk4`: 35 add, 42 mul, 4 div, 4 sqrt
/// * `euler:qv`: 9 add, 10 mul, 1 div
/// * `rk2:qv`: 22 add, 21 mul, 2 div
/// * `rk4:qv`: 48 add, 46 mul, 4 div
/// * `feedback-euler`: 36 add, 39 mul, 1 div
/// * `feedback-rk2`: 72 add, 70 mul, 2 div
/// * `feedback-rk4`: 144 add, 138 mul, 4 div
pub mod nonholonomic_particle {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        scalar: ::core::marker::PhantomData<T>,
    }

    ::nonholonomic::__serialized!(Parameters {});

    ::nonholonomic::__in_lanes!(System, Parameters {});

    impl<T> Parameters<T> {
        /// There are none.
        pub fn new() -> Self {
            Parameters {
                scalar: ::core::marker::PhantomData,
            }
        }
    }

    impl<T> Default for Parameters<T> {
        fn default() -> Self {
            Self::new()
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x1`.
        pub x1: T,
        /// Coordinate `x2`.
        pub x2: T,
        /// Coordinate `xi`.
        pub xi: T,
        /// Velocity `x1_dot`.
        pub x1_dot: T,
        /// Velocity `x2_dot`.
        pub x2_dot: T,
        /// Velocity `xi_dot`.
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

        /// Coordinates and velocities of named initial data: `standard`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                return Some(self.with_numbers([0.2, 1.0, 0.4], [-0.2, 0.5, 1.0]));
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

    /// A particle in space under a contact constraint, bound in two of its three directions.
    ///
    /// **Source**: K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 2.2.1, with kappa = (0, 1) and V(xi) = xi^2/2
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
            let [[_, x2, xi]] = q.data.0;
            rt::lit::<T>(0.5) * (x2 * x2 + xi * xi)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 3
        pub fn potential_gradient(&self, q: &SVector<T, 3>) -> SVector<T, 3> {
            let [[_, x2, xi]] = q.data.0;
            rt::vector([rt::lit::<T>(0.0), x2, xi])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[_, x2, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let t1 = xi_dot * xi_dot - x2 * x2
                + (x1_dot * x1_dot + x2_dot * x2_dot - xi * xi);
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[_, x2, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let t1 = x2 * x2 + xi * xi
                + (xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot));
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
            let [[_, _, xi]] = q.data.0;
            rt::matrix([[rt::lit::<T>(1.0)], [xi], [rt::lit::<T>(0.0)]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[_, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, _]] = w.data.0;
            rt::vector([x1_dot + xi * x2_dot])
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
            let xi_squared = xi * xi;
            let t1 = rt::lit::<T>(1.0) / (xi_squared + rt::lit::<T>(1.0));
            let t2 = xi * t1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[t1, t2, zero], [t2, xi_squared * t1, zero], [zero, zero, zero]])
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
            let xi_squared = xi * xi;
            let t1 = rt::lit::<T>(1.0) / (xi_squared + rt::lit::<T>(1.0));
            let t2 = -(xi * t1);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [xi_squared * t1, t2, zero],
                [t2, t1, zero],
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
            let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
            let t2 = rt::lit::<T>(1.0) / t1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[xi * t2, -t2, zero], [zero, zero, rt::lit::<T>(1.0)]])
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
            let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = xi * t2;
            rt::sparse([
                (0, 3, t3),
                (1, 3, -t2),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 0, -t3),
                (3, 1, t2),
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
            let [[_, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            rt::lit::<T>(0.5) * (x2 * x2 + xi * xi + (rho1 * rho1 + rho2 * rho2))
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
            let [[_, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            rt::vector([rt::lit::<T>(0.0), x2, xi, rho1, rho2])
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
            let [[_, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
            let t2 = rt::lit::<T>(1.0) / t1;
            rt::vector([t2 * (xi * rho1), -(t2 * rho1), rho2, x2 * t2, -xi])
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
            let [[_, x2, xi]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let t1 = xi * xi + rt::lit::<T>(1.0);
            let t2 = rt::sqrt(t1);
            let t3 = rt::lit::<T>(1.0) / t2;
            let xi_rho1 = xi * rho1;
            let t4 = rt::lit::<T>(1.0) / (t1 * t2);
            rt::sparse([
                (0, 2, t3 * (rho1 - xi * xi_rho1 / t1)),
                (0, 3, xi * t3),
                (1, 2, xi_rho1 * t4),
                (1, 3, -t3),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 1, t3),
                (3, 2, -(x2 * xi * t4)),
                (4, 2, rt::lit::<T>(-1.0)),
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
            let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
            rt::vector([(xi * x1_dot - x2_dot) / t1, xi_dot])
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
            let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
            let t2 = rt::lit::<T>(1.0) / t1;
            rt::vector([t2 * (xi * rho1), -(t2 * rho1), rho2])
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
            let [[_, x2, xi]] = q.data.0;
            let [[_, x2_dot, xi_dot]] = w.data.0;
            rt::vector([(x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0))])
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
            let [[_, x2, xi]] = q.data.0;
            let [[_, x2_dot, xi_dot]] = w.data.0;
            let t1 = (x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0));
            rt::vector([t1, xi * t1 - x2, -xi])
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
            let [[_, x2, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let xi_squared = xi * xi;
            let xi_dot_squared = xi_dot * xi_dot;
            rt::vector([
                rt::lit::<T>(0.5)
                    * (x2 * x2 + xi_squared
                        + (xi_dot_squared + (x1_dot * x1_dot + x2_dot * x2_dot))),
                rt::lit::<T>(0.5) * (xi_squared + xi_dot_squared),
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
            let [[_, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let t1 = p_x1 * p_x1 + p_x2 * p_x2 + (x2 * x2 + xi * xi + p_xi * p_xi);
            rt::lit::<T>(0.5) * t1
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
            let [[_, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let t1 = (x2 * xi - p_x2 * p_xi) / (xi * xi + rt::lit::<T>(1.0));
            rt::vector([p_x1, p_x2, p_xi, t1, xi * t1 - x2, -xi])
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
            let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
            rt::vector([(p_x1 + xi * p_x2) / t1])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[_, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let xi_squared = xi * xi;
            let t1 = (p_x1 + xi * p_x2) / (xi_squared + rt::lit::<T>(1.0));
            let t2 = p_x2 * (p_x2 - xi * t1)
                + (p_x1 * (p_x1 - t1) + (x2 * x2 + xi_squared + p_xi * p_xi));
            rt::lit::<T>(0.5) * t2
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
            let [[_, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
            let t2 = t1 * (x2 * xi - p_xi * (p_x2 - t1 * (xi * (p_x1 + xi * p_x2))));
            rt::vector([t2])
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
            let [[_, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
            let t2 = t1 * (p_x1 + xi * p_x2);
            let t3 = p_x2 - xi * t2;
            let t4 = t1 * (x2 * xi - p_xi * t3);
            rt::vector([p_x1 - t2, t3, p_xi, t4, xi * t4 - x2, t2 * t3 - xi])
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
            let [[_, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let xi_squared = xi * xi;
            let t1 = (p_x1 + xi * p_x2) / (xi_squared + rt::lit::<T>(1.0));
            let p_xi_squared = p_xi * p_xi;
            let t2 = p_x2 * (p_x2 - xi * t1)
                + (p_x1 * (p_x1 - t1) + (x2 * x2 + xi_squared + p_xi_squared));
            rt::vector([
                rt::lit::<T>(0.5) * t2,
                rt::lit::<T>(0.5) * (xi_squared + p_xi_squared),
            ])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `E_driver`; levels those of `H`, `E_driver`.
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
            let [[_, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_e_driver]] = gains.data.0;
            let [[level_h, level_e_driver]] = levels.data.0;
            let t1 = p_x1 + xi * p_x2;
            let xi_squared = xi * xi;
            let t2 = t1 / (xi_squared + rt::lit::<T>(1.0));
            let p_xi_squared = p_xi * p_xi;
            let t3 = p_x2 * (p_x2 - xi * t2)
                + (p_x1 * (p_x1 - t2) + (x2 * x2 + xi_squared + p_xi_squared));
            let t4 = rt::lit::<T>(0.5) * t3 - level_h;
            let t5 = rt::lit::<T>(0.5) * (xi_squared + p_xi_squared) - level_e_driver;
            rt::lit::<T>(0.5)
                * (t4 * (gain_h * t4) + (t5 * (gain_e_driver * t5) + t2 * (t1 * gain_j)))
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `E_driver`; levels those of `H`, `E_driver`.
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
            let [[_, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_e_driver]] = gains.data.0;
            let [[level_h, level_e_driver]] = levels.data.0;
            let xi_squared = xi * xi;
            let t1 = (p_x1 + xi * p_x2) / (xi_squared + rt::lit::<T>(1.0));
            let t2 = xi * t1;
            let t3 = p_x2 - t2;
            let t4 = p_x1 - t1;
            let p_xi_squared = p_xi * p_xi;
            let t5 = rt::lit::<T>(0.5)
                * (p_x2 * t3 + (p_x1 * t4 + (x2 * x2 + xi_squared + p_xi_squared)))
                - level_h;
            let t6 = gain_h * t5;
            let t7 = t1 * t3;
            let t8 = gain_e_driver
                * (rt::lit::<T>(0.5) * (xi_squared + p_xi_squared) - level_e_driver);
            rt::vector([
                rt::lit::<T>(0.0),
                x2 * t6,
                (xi - t7) * t6 + (t7 * gain_j + xi * t8),
                t1 * gain_j + t4 * t6,
                t2 * gain_j + t3 * t6,
                p_xi * (t8 + t6),
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `E_driver`; levels those of `H`, `E_driver`.
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
            let [[_, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_e_driver]] = gains.data.0;
            let [[level_h, level_e_driver]] = levels.data.0;
            let xi_squared = xi * xi;
            let t1 = rt::lit::<T>(1.0) / (xi_squared + rt::lit::<T>(1.0));
            let t2 = t1 * (p_x1 + xi * p_x2);
            let t3 = p_x1 - t2;
            let t4 = xi * t2;
            let t5 = p_x2 - t4;
            let p_xi_squared = p_xi * p_xi;
            let t6 = rt::lit::<T>(0.5)
                * (p_x2 * t5 + (x2 * x2 + xi_squared + p_xi_squared + p_x1 * t3))
                - level_h;
            let t7 = gain_h * t6;
            let t8 = gain_e_driver
                * (rt::lit::<T>(0.5) * (xi_squared + p_xi_squared) - level_e_driver);
            let t9 = t2 * t5;
            let t10 = t1 * (x2 * xi - p_xi * t5);
            rt::vector([
                t3,
                t5 - x2 * t7,
                p_xi - xi * t8 - gain_j * t9 - (xi - t9) * t7,
                t10 - gain_j * t2 - t3 * t7,
                xi * t10 - (x2 + gain_j * t4) - t5 * t7,
                t9 - xi - p_xi * (t8 + t7),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "nonholonomic_particle";

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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 16 | 25 | 2 | 1 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme { half_h, minus_half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = xi * x1_dot - x2_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (t1 * t1 / t2 + (x2 * x2 + xi_squared + xi_dot * xi_dot)),
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
                let [x1, x2, xi, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let [xi_rate, rho2_rate] = rt::solve_linear(
                        [rho2, -xi],
                        move |[xi_rate, rho2_rate]| {
                            let xi_rate_half_h = half_h * xi_rate;
                            (
                                [
                                    xi_rate - rho2 - half_h * rho2_rate,
                                    xi_rate_half_h + (xi + rho2_rate),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [half_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_rate", tally)
                    })?;
                let xi_squared = xi * xi;
                let xi_rate_half_h = half_h * xi_rate;
                let t1 = xi + xi_rate_half_h;
                let t2 = rt::sqrt(t1 * t1 + rt::lit::<T>(1.0));
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = half_h * t3;
                let t5 = -t4;
                let [x2_rate, rho1_rate] = rt::solve_linear(
                        {
                            let t6 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                            let t7 = rt::lit::<T>(1.0) / t6;
                            [-(t7 * rho1), x2 * t7]
                        },
                        move |[x2_rate, rho1_rate]| {
                            let t8 = rho1 + half_h * rho1_rate;
                            (
                                [
                                    x2_rate + t8 * t3,
                                    rho1_rate - (x2 + half_h * x2_rate) * t3,
                                ],
                                [[rt::lit::<T>(1.0), t4], [t5, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_rate", tally)
                    })?;
                let t8 = rho1 + half_h * rho1_rate;
                let x1_new_2 = x1 + t8 * (t3 * (h * t1));
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + h * xi_rate;
                let t9 = x2 * x2 + xi_squared;
                let t10 = rho1 * rho1 + rho2 * rho2;
                let t11 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t9 + t10) - reference)
                        * (rt::lit::<T>(0.5) * t10),
                    t10 * t10
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t9 * (rt::lit::<T>(0.25) * t9)),
                    rt::lit::<T>(1.0),
                );
                let t12 = rt::lit::<T>(1.0) - t11;
                let rho1_new_2 = (rho1 + h * rho1_rate) * t12;
                let rho2_new_2 = (rho2 + h * rho2_rate) * t12;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
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
                let [x1, x2, xi, rho1, rho2, _] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "211e16bea917306bfc6e59606ff6c5b2";
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 19 | 33 | 3 | 1 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme { half_h, minus_half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = xi * x1_dot - x2_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    x2 * (rt::lit::<T>(0.5) * x2) + t1 * (rt::lit::<T>(0.5) * t1) / t2,
                    rt::lit::<T>(0.5) * (xi_squared + xi_dot * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let [xi_rate, rho2_rate] = rt::solve_linear(
                        [rho2, -xi],
                        move |[xi_rate, rho2_rate]| {
                            let xi_rate_half_h = half_h * xi_rate;
                            (
                                [
                                    xi_rate - rho2 - half_h * rho2_rate,
                                    xi_rate_half_h + (xi + rho2_rate),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [half_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_rate", tally)
                    })?;
                let xi_squared = xi * xi;
                let xi_rate_half_h = half_h * xi_rate;
                let t1 = xi + xi_rate_half_h;
                let t2 = rt::sqrt(t1 * t1 + rt::lit::<T>(1.0));
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = half_h * t3;
                let t5 = -t4;
                let [x2_rate, rho1_rate] = rt::solve_linear(
                        {
                            let t6 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                            let t7 = rt::lit::<T>(1.0) / t6;
                            [-(t7 * rho1), x2 * t7]
                        },
                        move |[x2_rate, rho1_rate]| {
                            let t8 = rho1 + half_h * rho1_rate;
                            (
                                [
                                    x2_rate + t8 * t3,
                                    rho1_rate - (x2 + half_h * x2_rate) * t3,
                                ],
                                [[rt::lit::<T>(1.0), t4], [t5, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_rate", tally)
                    })?;
                let t8 = rho1 + half_h * rho1_rate;
                let x1_new_2 = x1 + t8 * (t3 * (h * t1));
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + h * xi_rate;
                let rho1_squared = rho1 * rho1;
                let x2_squared = x2 * x2;
                let t9 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho1_squared
                        * (rt::lit::<T>(0.5) * (x2_squared + rho1_squared) - reference1),
                    rho1_squared * rho1_squared
                        + rt::lit::<T>(0.0625)
                            * (reference1 * reference1
                                + x2_squared * (rt::lit::<T>(0.25) * x2_squared)),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = (rho1 + h * rho1_rate) * (rt::lit::<T>(1.0) - t9);
                let rho2_squared = rho2 * rho2;
                let t10 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho2_squared
                        * (rt::lit::<T>(0.5) * (xi_squared + rho2_squared) - reference2),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (reference2 * reference2
                                + xi_squared * (rt::lit::<T>(0.25) * xi_squared)),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = (rho2 + h * rho2_rate) * (rt::lit::<T>(1.0) - t10);
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "57f0f7eaf70a8aa6faa7b487fcebaeb2";
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 19 | 37 | 3 | 1 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme { half_h, minus_half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = xi * x1_dot - x2_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    x2 * (rt::lit::<T>(0.5) * x2) + t1 * (rt::lit::<T>(0.5) * t1) / t2,
                    rt::lit::<T>(0.5) * (xi_squared + xi_dot * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let twice_xi = rt::lit::<T>(2.0) * xi;
                let [xi_rate, rho2_rate] = rt::solve_linear(
                        [rho2, -xi],
                        move |[xi_rate, rho2_rate]| {
                            let rho2_rate_h = h * rho2_rate;
                            let xi_rate_h = h * xi_rate;
                            (
                                [
                                    xi_rate - rt::lit::<T>(0.5) * (twice_rho2 + rho2_rate_h),
                                    rho2_rate + rt::lit::<T>(0.5) * (twice_xi + xi_rate_h),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [half_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_rate", tally)
                    })?;
                let xi_squared = xi * xi;
                let t1 = xi + half_h * xi_rate;
                let t2 = rt::sqrt(t1 * t1 + rt::lit::<T>(1.0));
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = half_h * t3;
                let t5 = -t4;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let t6 = rt::lit::<T>(0.5) * t3;
                let twice_x2 = rt::lit::<T>(2.0) * x2;
                let [x2_rate, rho1_rate] = rt::solve_linear(
                        {
                            let t7 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                            let t8 = rt::lit::<T>(1.0) / t7;
                            [-(t8 * rho1), x2 * t8]
                        },
                        move |[x2_rate, rho1_rate]| {
                            let rho1_rate_h = h * rho1_rate;
                            let x2_rate_h = h * x2_rate;
                            (
                                [
                                    x2_rate + (twice_rho1 + rho1_rate_h) * t6,
                                    rho1_rate - (twice_x2 + x2_rate_h) * t6,
                                ],
                                [[rt::lit::<T>(1.0), t4], [t5, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_rate", tally)
                    })?;
                let rho1_rate_h = h * rho1_rate;
                let t9 = rho1 + rho1_rate_h;
                let x1_new_2 = x1 + (rho1 + t9) * (t3 * (half_h * t1));
                let x2_rate_h = h * x2_rate;
                let x2_new_2 = x2 + x2_rate_h;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho1_squared = rho1 * rho1;
                let x2_squared = x2 * x2;
                let t10 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho1_squared
                        * (rt::lit::<T>(0.5) * (x2_squared + rho1_squared) - reference1),
                    rho1_squared * rho1_squared
                        + rt::lit::<T>(0.0625)
                            * (reference1 * reference1
                                + x2_squared * (rt::lit::<T>(0.25) * x2_squared)),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = t9 * (rt::lit::<T>(1.0) - t10);
                let rho2_rate_h = h * rho2_rate;
                let rho2_squared = rho2 * rho2;
                let t11 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho2_squared
                        * (rt::lit::<T>(0.5) * (xi_squared + rho2_squared) - reference2),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (reference2 * reference2
                                + xi_squared * (rt::lit::<T>(0.25) * xi_squared)),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = (rho2 + rho2_rate_h) * (rt::lit::<T>(1.0) - t11);
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "56fa1f436c1816ead09efcb3aa841a0d";
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
        /// - `xi_rate_first`, `rho2_rate_first`: 2 × 2 linear block
        /// - `x2_rate_first`, `rho1_rate_first`: 2 × 2 linear block
        /// - `x1_rate_first`: explicit
        /// - `xi_rate_second`, `rho2_rate_second`: 2 × 2 linear block
        /// - `x2_rate_second`, `rho1_rate_second`: 2 × 2 linear block
        /// - `x1_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 28 | 51 | 4 | 2 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
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
            /// `-(h/4)`
            minus_quarter_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let minus_quarter_h = -quarter_h;
                Scheme {
                    half_h,
                    quarter_h,
                    minus_quarter_h,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = xi * x1_dot - x2_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    x2 * (rt::lit::<T>(0.5) * x2) + t1 * (rt::lit::<T>(0.5) * t1) / t2,
                    rt::lit::<T>(0.5) * (xi_squared + xi_dot * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2] = motion.carried;
                let Scheme { half_h, quarter_h, minus_quarter_h } = *setting.scheme();
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let twice_xi = rt::lit::<T>(2.0) * xi;
                let [xi_rate_first, rho2_rate_first] = rt::solve_linear(
                        [rho2, -xi],
                        move |[xi_rate_first, rho2_rate_first]| {
                            let t1 = half_h * rho2_rate_first;
                            let half_h_xi_rate_first = half_h * xi_rate_first;
                            (
                                [
                                    xi_rate_first - rt::lit::<T>(0.5) * (twice_rho2 + t1),
                                    rho2_rate_first
                                        + rt::lit::<T>(0.5) * (twice_xi + half_h_xi_rate_first),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_quarter_h],
                                    [quarter_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "xi_rate_first, rho2_rate_first",
                                tally,
                            )
                    })?;
                let xi_squared = xi * xi;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_x2 = rt::lit::<T>(2.0) * x2;
                let t2 = xi + quarter_h * xi_rate_first;
                let t3 = rt::sqrt(t2 * t2 + rt::lit::<T>(1.0));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = rt::lit::<T>(0.5) * t4;
                let t6 = quarter_h * t4;
                let t7 = -t6;
                let [x2_rate_first, rho1_rate_first] = rt::solve_linear(
                        {
                            let t8 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                            let t9 = rt::lit::<T>(1.0) / t8;
                            let t10 = -(t9 * rho1);
                            let t11 = x2 * t9;
                            [t10, t11]
                        },
                        move |[x2_rate_first, rho1_rate_first]| {
                            let t12 = half_h * rho1_rate_first;
                            let half_h_x2_rate_first = half_h * x2_rate_first;
                            (
                                [
                                    x2_rate_first + (twice_rho1 + t12) * t5,
                                    rho1_rate_first - (twice_x2 + half_h_x2_rate_first) * t5,
                                ],
                                [[rt::lit::<T>(1.0), t6], [t7, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x2_rate_first, rho1_rate_first",
                                tally,
                            )
                    })?;
                let t1 = half_h * rho2_rate_first;
                let t13 = rho2 + t1;
                let t14 = rt::lit::<T>(2.0) * t13;
                let half_h_xi_rate_first = half_h * xi_rate_first;
                let t15 = xi + half_h_xi_rate_first;
                let t16 = rt::lit::<T>(2.0) * t15;
                let [xi_rate_second, rho2_rate_second] = rt::solve_linear(
                        [rho2, -xi],
                        move |[xi_rate_second, rho2_rate_second]| {
                            let t17 = half_h * rho2_rate_second;
                            let t18 = half_h * xi_rate_second;
                            (
                                [
                                    xi_rate_second - rt::lit::<T>(0.5) * (t17 + t14),
                                    rho2_rate_second + rt::lit::<T>(0.5) * (t18 + t16),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_quarter_h],
                                    [quarter_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "xi_rate_second, rho2_rate_second",
                                tally,
                            )
                    })?;
                let t12 = half_h * rho1_rate_first;
                let t19 = rho1 + t12;
                let t20 = rt::lit::<T>(2.0) * t19;
                let t21 = t15 + quarter_h * xi_rate_second;
                let t22 = rt::sqrt(t21 * t21 + rt::lit::<T>(1.0));
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = rt::lit::<T>(0.5) * t23;
                let half_h_x2_rate_first = half_h * x2_rate_first;
                let t25 = x2 + half_h_x2_rate_first;
                let t26 = rt::lit::<T>(2.0) * t25;
                let t27 = quarter_h * t23;
                let t28 = -t27;
                let [x2_rate_second, rho1_rate_second] = rt::solve_linear(
                        {
                            let t8 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                            let t9 = rt::lit::<T>(1.0) / t8;
                            let t10 = -(t9 * rho1);
                            let t11 = x2 * t9;
                            [t10, t11]
                        },
                        move |[x2_rate_second, rho1_rate_second]| {
                            let t29 = half_h * rho1_rate_second;
                            let t30 = half_h * x2_rate_second;
                            (
                                [
                                    x2_rate_second + (t29 + t20) * t24,
                                    rho1_rate_second - (t30 + t26) * t24,
                                ],
                                [[rt::lit::<T>(1.0), t27], [t28, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x2_rate_second, rho1_rate_second",
                                tally,
                            )
                    })?;
                let t29 = half_h * rho1_rate_second;
                let t31 = t19 + t29;
                let x1_new_2 = x1
                    + quarter_h * ((t19 + t31) * (t21 * t23) + (rho1 + t19) * (t2 * t4));
                let t30 = half_h * x2_rate_second;
                let x2_new_2 = t25 + t30;
                let t18 = half_h * xi_rate_second;
                let xi_new_2 = t18 + t15;
                let rho1_squared = rho1 * rho1;
                let x2_squared = x2 * x2;
                let t32 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho1_squared
                        * (rt::lit::<T>(0.5) * (x2_squared + rho1_squared) - reference1),
                    rho1_squared * rho1_squared
                        + rt::lit::<T>(0.0625)
                            * (reference1 * reference1
                                + x2_squared * (rt::lit::<T>(0.25) * x2_squared)),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = (rt::lit::<T>(1.0) - t32) * t31;
                let rho2_squared = rho2 * rho2;
                let t33 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho2_squared
                        * (rt::lit::<T>(0.5) * (xi_squared + rho2_squared) - reference2),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (reference2 * reference2
                                + xi_squared * (rt::lit::<T>(0.25) * xi_squared)),
                    rt::lit::<T>(1.0),
                );
                let t17 = half_h * rho2_rate_second;
                let rho2_new_2 = (rt::lit::<T>(1.0) - t33) * (t13 + t17);
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "af5bb46793fd3cb0c7021d2b371e991a";
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
        /// - `rho2_rate_1`, `rho2_rate_2`: 2 × 2 linear block; torn from it and assigned: xi_rate_1, xi_rate_2
        /// - `rho1_rate_1`, `rho1_rate_2`: 2 × 2 linear block; torn from it and assigned: x2_rate_1, x2_rate_2
        /// - `x1_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 6 | 23 | 0 | 0 | 0 | 0 |
        /// | each step | 40 | 69 | 4 | 2 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
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
            /// `h (0.25² h + -0.03867513459481288 h 0.5386751345948129) + 1`
            k5: T,
            /// `h (0.25 h -0.03867513459481288 + -0.03867513459481288 h 0.25)`
            k6: T,
            /// `h (0.5386751345948129 h 0.25 + 0.25 h 0.5386751345948129)`
            k7: T,
            /// `h (0.5386751345948129 h -0.03867513459481288 + 0.25² h) + 1`
            k8: T,
            /// `h² 0.25²`
            k9: T,
            /// `h² -0.03867513459481288 0.5386751345948129`
            k10: T,
            /// `h² 0.25 -0.03867513459481288`
            k11: T,
            /// `h² -0.03867513459481288 0.25`
            k12: T,
            /// `h² 0.25 0.5386751345948129`
            k13: T,
            /// `h² 0.5386751345948129 0.25`
            k14: T,
            /// `h² 0.25²`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = h * rt::lit::<T>(0.25);
                let k2 = h * rt::lit::<T>(-0.03867513459481288);
                let k3 = h * rt::lit::<T>(0.5386751345948129);
                let k4 = h * rt::lit::<T>(0.25);
                let k5 = h
                    * (rt::lit::<T>(0.25) * k1 + rt::lit::<T>(-0.03867513459481288) * k3)
                    + rt::lit::<T>(1.0);
                let k6 = h
                    * (rt::lit::<T>(0.25) * k2
                        + rt::lit::<T>(-0.03867513459481288) * k4);
                let k7 = h
                    * (rt::lit::<T>(0.5386751345948129) * k1 + rt::lit::<T>(0.25) * k3);
                let k8 = h
                    * (rt::lit::<T>(0.5386751345948129) * k2 + rt::lit::<T>(0.25) * k4)
                    + rt::lit::<T>(1.0);
                let k9 = k1 * k1;
                let k10 = k2 * k3;
                let k11 = k1 * k2;
                let k12 = k2 * k4;
                let k13 = k1 * k3;
                let k14 = k3 * k4;
                let k15 = k4 * k4;
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
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = xi * x1_dot - x2_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    x2 * (rt::lit::<T>(0.5) * x2) + t1 * (rt::lit::<T>(0.5) * t1) / t2,
                    rt::lit::<T>(0.5) * (xi_squared + xi_dot * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2] = motion.carried;
                let h = setting.step_size();
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
                let [rho2_rate_1, rho2_rate_2] = rt::solve_linear(
                        [-xi, -xi],
                        move |[rho2_rate_1, rho2_rate_2]| {
                            let t1 = k4 * rho2_rate_2 + (rho2 + k3 * rho2_rate_1);
                            let t2 = k2 * t1;
                            let t3 = k2 * rho2_rate_2 + (rho2 + k1 * rho2_rate_1);
                            let t4 = k1 * t3;
                            let t5 = k4 * t1;
                            let t6 = k3 * t3;
                            (
                                [
                                    t2 + (t4 + (xi + rho2_rate_1)),
                                    t5 + (t6 + (xi + rho2_rate_2)),
                                ],
                                [[k5, k6], [k7, k8]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho2_rate_1, rho2_rate_2", tally)
                    })?;
                let xi_squared = xi * xi;
                let t1 = k4 * rho2_rate_2 + (rho2 + k3 * rho2_rate_1);
                let t2 = k2 * t1;
                let t3 = k2 * rho2_rate_2 + (rho2 + k1 * rho2_rate_1);
                let t4 = k1 * t3;
                let t7 = t2 + (xi + t4);
                let t8 = rt::sqrt(t7 * t7 + rt::lit::<T>(1.0));
                let t9 = rt::lit::<T>(1.0) / t8;
                let t5 = k4 * t1;
                let t6 = k3 * t3;
                let t10 = t5 + (xi + t6);
                let t11 = rt::sqrt(t10 * t10 + rt::lit::<T>(1.0));
                let t12 = rt::lit::<T>(1.0) / t11;
                let t13 = t9 * (k9 * t9 + k10 * t12) + rt::lit::<T>(1.0);
                let t14 = t9 * (k11 * t9 + k12 * t12);
                let t15 = t12 * (k13 * t9 + k14 * t12);
                let t16 = t12 * (k10 * t9 + k15 * t12) + rt::lit::<T>(1.0);
                let [rho1_rate_1, rho1_rate_2] = rt::solve_linear(
                        {
                            let t17 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                            let t18 = x2 / t17;
                            [t18, t18]
                        },
                        move |[rho1_rate_1, rho1_rate_2]| {
                            let t19 = k2 * rho1_rate_2 + (rho1 + k1 * rho1_rate_1);
                            let t20 = t19 * t9;
                            let t21 = k4 * rho1_rate_2 + (rho1 + k3 * rho1_rate_1);
                            let t22 = t21 * t12;
                            (
                                [
                                    rho1_rate_1 - t9 * (x2 - k1 * t20 - k2 * t22),
                                    rho1_rate_2 - t12 * (x2 - k3 * t20 - k4 * t22),
                                ],
                                [[t13, t14], [t15, t16]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate_1, rho1_rate_2", tally)
                    })?;
                let t19 = k2 * rho1_rate_2 + (rho1 + k1 * rho1_rate_1);
                let t21 = k4 * rho1_rate_2 + (rho1 + k3 * rho1_rate_1);
                let x1_new_2 = x1
                    + h
                        * (t19 * (t9 * (rt::lit::<T>(0.5) * t7))
                            + t21 * (t12 * (rt::lit::<T>(0.5) * t10)));
                let x2_new_2 = x2
                    - h
                        * (t19 * (rt::lit::<T>(0.5) * t9)
                            + t21 * (rt::lit::<T>(0.5) * t12));
                let xi_new_2 = xi
                    + h * (rt::lit::<T>(0.5) * t3 + rt::lit::<T>(0.5) * t1);
                let rho1_squared = rho1 * rho1;
                let x2_squared = x2 * x2;
                let t23 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho1_squared
                        * (rt::lit::<T>(0.5) * (x2_squared + rho1_squared) - reference1),
                    rho1_squared * rho1_squared
                        + rt::lit::<T>(0.0625)
                            * (reference1 * reference1
                                + x2_squared * (rt::lit::<T>(0.25) * x2_squared)),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = (rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2))
                    * (rt::lit::<T>(1.0) - t23);
                let rho2_squared = rho2 * rho2;
                let t24 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho2_squared
                        * (rt::lit::<T>(0.5) * (xi_squared + rho2_squared) - reference2),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (reference2 * reference2
                                + xi_squared * (rt::lit::<T>(0.25) * xi_squared)),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = (rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2))
                    * (rt::lit::<T>(1.0) - t24);
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ff6b941730d1ae069eb55b5ab4ed7bcd";
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
        /// - `rho2_rate_1`, `rho2_rate_2`, `rho2_rate_3`: 3 × 3 linear block; torn from it and assigned: xi_rate_1, xi_rate_2, xi_rate_3
        /// - `rho1_rate_1`, `rho1_rate_2`, `rho1_rate_3`: 3 × 3 linear block; torn from it and assigned: x2_rate_1, x2_rate_2, x2_rate_3
        /// - `x1_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x1_rate_3`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 21 | 71 | 0 | 0 | 0 | 0 |
        /// | each step | 76 | 107 | 5 | 3 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h 0.1388888888888889`
            k1: T,
            /// `h -0.0359766675249389`
            k2: T,
            /// `h 0.009789444015308325`
            k3: T,
            /// `h 0.30026319498086457`
            k4: T,
            /// `h 0.2222222222222222`
            k5: T,
            /// `h -0.022485417203086815`
            k6: T,
            /// `h 0.26798833376246944`
            k7: T,
            /// `h 0.48042111196938336`
            k8: T,
            /// `h 0.1388888888888889`
            k9: T,
            /// `h (0.1388888888888889² h + -0.0359766675249389 h 0.30026319498086457 + 0.00978944401530832 …`
            k10: T,
            /// `h (0.1388888888888889 h -0.0359766675249389 + -0.0359766675249389 h 0.2222222222222222 + 0 …`
            k11: T,
            /// `h (0.1388888888888889 h 0.009789444015308325 + -0.0359766675249389 h -0.022485417203086815 …`
            k12: T,
            /// `h (0.30026319498086457 h 0.1388888888888889 + 0.2222222222222222 h 0.30026319498086457 + - …`
            k13: T,
            /// `h (0.30026319498086457 h -0.0359766675249389 + 0.2222222222222222² h + -0.0224854172030868 …`
            k14: T,
            /// `h (0.30026319498086457 h 0.009789444015308325 + 0.2222222222222222 h -0.022485417203086815 …`
            k15: T,
            /// `h (0.26798833376246944 h 0.1388888888888889 + 0.48042111196938336 h 0.30026319498086457 +  …`
            k16: T,
            /// `h (0.26798833376246944 h -0.0359766675249389 + 0.48042111196938336 h 0.2222222222222222 +  …`
            k17: T,
            /// `h (0.26798833376246944 h 0.009789444015308325 + 0.48042111196938336 h -0.02248541720308681 …`
            k18: T,
            /// `h² 0.1388888888888889²`
            k19: T,
            /// `h² -0.0359766675249389 0.30026319498086457`
            k20: T,
            /// `h² 0.009789444015308325 0.26798833376246944`
            k21: T,
            /// `h² 0.1388888888888889 -0.0359766675249389`
            k22: T,
            /// `h² -0.0359766675249389 0.2222222222222222`
            k23: T,
            /// `h² 0.009789444015308325 0.48042111196938336`
            k24: T,
            /// `h² 0.1388888888888889 0.009789444015308325`
            k25: T,
            /// `h² -0.0359766675249389 -0.022485417203086815`
            k26: T,
            /// `h² 0.009789444015308325 0.1388888888888889`
            k27: T,
            /// `h² 0.1388888888888889 0.30026319498086457`
            k28: T,
            /// `h² 0.30026319498086457 0.2222222222222222`
            k29: T,
            /// `h² -0.022485417203086815 0.26798833376246944`
            k30: T,
            /// `h² 0.2222222222222222²`
            k31: T,
            /// `h² -0.022485417203086815 0.48042111196938336`
            k32: T,
            /// `h² 0.009789444015308325 0.30026319498086457`
            k33: T,
            /// `h² 0.2222222222222222 -0.022485417203086815`
            k34: T,
            /// `h² -0.022485417203086815 0.1388888888888889`
            k35: T,
            /// `h² 0.1388888888888889 0.26798833376246944`
            k36: T,
            /// `h² 0.30026319498086457 0.48042111196938336`
            k37: T,
            /// `h² 0.26798833376246944 0.1388888888888889`
            k38: T,
            /// `h² -0.0359766675249389 0.26798833376246944`
            k39: T,
            /// `h² 0.2222222222222222 0.48042111196938336`
            k40: T,
            /// `h² 0.48042111196938336 0.1388888888888889`
            k41: T,
            /// `h² 0.1388888888888889²`
            k42: T,
            /// `h 0.4444444444444444`
            k43: T,
            /// `h 0.2777777777777778`
            k44: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = h * rt::lit::<T>(0.1388888888888889);
                let k2 = h * rt::lit::<T>(-0.0359766675249389);
                let k3 = h * rt::lit::<T>(0.009789444015308325);
                let k4 = h * rt::lit::<T>(0.30026319498086457);
                let k5 = h * rt::lit::<T>(0.2222222222222222);
                let k6 = h * rt::lit::<T>(-0.022485417203086815);
                let k7 = h * rt::lit::<T>(0.26798833376246944);
                let k8 = h * rt::lit::<T>(0.48042111196938336);
                let k9 = h * rt::lit::<T>(0.1388888888888889);
                let k10 = h
                    * (rt::lit::<T>(0.1388888888888889) * k1
                        + rt::lit::<T>(-0.0359766675249389) * k4
                        + rt::lit::<T>(0.009789444015308325) * k7) + rt::lit::<T>(1.0);
                let k11 = h
                    * (rt::lit::<T>(0.1388888888888889) * k2
                        + rt::lit::<T>(-0.0359766675249389) * k5
                        + rt::lit::<T>(0.009789444015308325) * k8);
                let k12 = h
                    * (rt::lit::<T>(0.1388888888888889) * k3
                        + rt::lit::<T>(-0.0359766675249389) * k6
                        + rt::lit::<T>(0.009789444015308325) * k9);
                let k13 = h
                    * (rt::lit::<T>(0.30026319498086457) * k1
                        + rt::lit::<T>(0.2222222222222222) * k4
                        + rt::lit::<T>(-0.022485417203086815) * k7);
                let k14 = h
                    * (rt::lit::<T>(0.30026319498086457) * k2
                        + rt::lit::<T>(0.2222222222222222) * k5
                        + rt::lit::<T>(-0.022485417203086815) * k8) + rt::lit::<T>(1.0);
                let k15 = h
                    * (rt::lit::<T>(0.30026319498086457) * k3
                        + rt::lit::<T>(0.2222222222222222) * k6
                        + rt::lit::<T>(-0.022485417203086815) * k9);
                let k16 = h
                    * (rt::lit::<T>(0.26798833376246944) * k1
                        + rt::lit::<T>(0.48042111196938336) * k4
                        + rt::lit::<T>(0.1388888888888889) * k7);
                let k17 = h
                    * (rt::lit::<T>(0.26798833376246944) * k2
                        + rt::lit::<T>(0.48042111196938336) * k5
                        + rt::lit::<T>(0.1388888888888889) * k8);
                let k18 = h
                    * (rt::lit::<T>(0.26798833376246944) * k3
                        + rt::lit::<T>(0.48042111196938336) * k6
                        + rt::lit::<T>(0.1388888888888889) * k9) + rt::lit::<T>(1.0);
                let k19 = k1 * k1;
                let k20 = k2 * k4;
                let k21 = k3 * k7;
                let k22 = k1 * k2;
                let k23 = k2 * k5;
                let k24 = k3 * k8;
                let k25 = k1 * k3;
                let k26 = k2 * k6;
                let k27 = k3 * k9;
                let k28 = k1 * k4;
                let k29 = k4 * k5;
                let k30 = k6 * k7;
                let k31 = k5 * k5;
                let k32 = k6 * k8;
                let k33 = k3 * k4;
                let k34 = k5 * k6;
                let k35 = k6 * k9;
                let k36 = k1 * k7;
                let k37 = k4 * k8;
                let k38 = k7 * k9;
                let k39 = k2 * k7;
                let k40 = k5 * k8;
                let k41 = k8 * k9;
                let k42 = k9 * k9;
                let k43 = h * rt::lit::<T>(0.4444444444444444);
                let k44 = h * rt::lit::<T>(0.2777777777777778);
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
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = xi * x1_dot - x2_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = rt::sqrt(t2);
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1 / t3,
                    xi_dot,
                    x2 * (rt::lit::<T>(0.5) * x2) + t1 * (rt::lit::<T>(0.5) * t1) / t2,
                    rt::lit::<T>(0.5) * (xi_squared + xi_dot * xi_dot),
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
                let [x1, x2, xi, rho1, rho2, reference1, reference2] = motion.carried;
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
                } = *setting.scheme();
                let [rho2_rate_1, rho2_rate_2, rho2_rate_3] = rt::solve_linear(
                        [-xi, -xi, -xi],
                        move |[rho2_rate_1, rho2_rate_2, rho2_rate_3]| {
                            let t1 = rho2 + k4 * rho2_rate_1
                                + (k5 * rho2_rate_2 + k6 * rho2_rate_3);
                            let t2 = rho2 + k7 * rho2_rate_1
                                + (k8 * rho2_rate_2 + k9 * rho2_rate_3);
                            let t3 = k2 * t1 + k3 * t2;
                            let t4 = rho2 + k1 * rho2_rate_1
                                + (k2 * rho2_rate_2 + k3 * rho2_rate_3);
                            let t5 = k1 * t4;
                            let t6 = k5 * t1 + k6 * t2;
                            let t7 = k4 * t4;
                            let t8 = k8 * t1 + k9 * t2;
                            let t9 = k7 * t4;
                            (
                                [
                                    t3 + (xi + rho2_rate_1 + t5),
                                    t6 + (xi + rho2_rate_2 + t7),
                                    t8 + (t9 + (xi + rho2_rate_3)),
                                ],
                                [[k10, k11, k12], [k13, k14, k15], [k16, k17, k18]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho2_rate_1, rho2_rate_2, rho2_rate_3",
                                tally,
                            )
                    })?;
                let xi_squared = xi * xi;
                let t4 = rho2 + k1 * rho2_rate_1 + (k2 * rho2_rate_2 + k3 * rho2_rate_3);
                let t5 = k1 * t4;
                let t1 = rho2 + k4 * rho2_rate_1 + (k5 * rho2_rate_2 + k6 * rho2_rate_3);
                let t2 = rho2 + k7 * rho2_rate_1 + (k8 * rho2_rate_2 + k9 * rho2_rate_3);
                let t3 = k2 * t1 + k3 * t2;
                let t10 = xi + t5 + t3;
                let t11 = rt::sqrt(t10 * t10 + rt::lit::<T>(1.0));
                let t12 = rt::lit::<T>(1.0) / t11;
                let t7 = k4 * t4;
                let t6 = k5 * t1 + k6 * t2;
                let t13 = xi + t7 + t6;
                let t14 = rt::sqrt(t13 * t13 + rt::lit::<T>(1.0));
                let t15 = rt::lit::<T>(1.0) / t14;
                let t9 = k7 * t4;
                let t8 = k8 * t1 + k9 * t2;
                let t16 = xi + t9 + t8;
                let t17 = rt::sqrt(t16 * t16 + rt::lit::<T>(1.0));
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t12 * (k21 * t18 + (k19 * t12 + k20 * t15))
                    + rt::lit::<T>(1.0);
                let t20 = t12 * (k24 * t18 + (k22 * t12 + k23 * t15));
                let t21 = t12 * (k27 * t18 + (k25 * t12 + k26 * t15));
                let t22 = t15 * (k30 * t18 + (k28 * t12 + k29 * t15));
                let t23 = t15 * (k32 * t18 + (k20 * t12 + k31 * t15))
                    + rt::lit::<T>(1.0);
                let t24 = t15 * (k35 * t18 + (k33 * t12 + k34 * t15));
                let t25 = t18 * (k38 * t18 + (k36 * t12 + k37 * t15));
                let t26 = t18 * (k41 * t18 + (k39 * t12 + k40 * t15));
                let t27 = t18 * (k42 * t18 + (k21 * t12 + k32 * t15))
                    + rt::lit::<T>(1.0);
                let [rho1_rate_1, rho1_rate_2, rho1_rate_3] = rt::solve_linear(
                        {
                            let t28 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                            let t29 = x2 / t28;
                            [t29, t29, t29]
                        },
                        move |[rho1_rate_1, rho1_rate_2, rho1_rate_3]| {
                            let t30 = rho1 + k7 * rho1_rate_1
                                + (k8 * rho1_rate_2 + k9 * rho1_rate_3);
                            let t31 = t30 * t18;
                            let t32 = rho1 + k1 * rho1_rate_1
                                + (k2 * rho1_rate_2 + k3 * rho1_rate_3);
                            let t33 = t32 * t12;
                            let t34 = rho1 + k4 * rho1_rate_1
                                + (k5 * rho1_rate_2 + k6 * rho1_rate_3);
                            let t35 = t34 * t15;
                            (
                                [
                                    rho1_rate_1 - t12 * (x2 - k3 * t31 - (k1 * t33 + k2 * t35)),
                                    rho1_rate_2 - t15 * (x2 - k6 * t31 - (k4 * t33 + k5 * t35)),
                                    rho1_rate_3 - t18 * (x2 - k9 * t31 - (k7 * t33 + k8 * t35)),
                                ],
                                [[t19, t20, t21], [t22, t23, t24], [t25, t26, t27]],
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
                let t30 = rho1 + k7 * rho1_rate_1
                    + (k8 * rho1_rate_2 + k9 * rho1_rate_3);
                let t32 = rho1 + k1 * rho1_rate_1
                    + (k2 * rho1_rate_2 + k3 * rho1_rate_3);
                let t34 = rho1 + k4 * rho1_rate_1
                    + (k5 * rho1_rate_2 + k6 * rho1_rate_3);
                let x1_new_2 = k44 * (t30 * (t16 * t18) + t32 * (t10 * t12))
                    + (x1 + t34 * (t15 * (k43 * t13)));
                let t31 = t30 * t18;
                let t33 = t32 * t12;
                let x2_new_2 = x2 - t34 * (k43 * t15) - k44 * (t31 + t33);
                let xi_new_2 = k44 * (t4 + t2) + (xi + k43 * t1);
                let rho1_squared = rho1 * rho1;
                let x2_squared = x2 * x2;
                let t36 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho1_squared
                        * (rt::lit::<T>(0.5) * (x2_squared + rho1_squared) - reference1),
                    rho1_squared * rho1_squared
                        + rt::lit::<T>(0.0625)
                            * (reference1 * reference1
                                + x2_squared * (rt::lit::<T>(0.25) * x2_squared)),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = (rt::lit::<T>(1.0) - t36)
                    * (k44 * (rho1_rate_1 + rho1_rate_3) + (rho1 + k43 * rho1_rate_2));
                let rho2_squared = rho2 * rho2;
                let t37 = rt::visible_change(
                    rt::lit::<T>(0.5) * rho2_squared
                        * (rt::lit::<T>(0.5) * (xi_squared + rho2_squared) - reference2),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (reference2 * reference2
                                + xi_squared * (rt::lit::<T>(0.25) * xi_squared)),
                    rt::lit::<T>(1.0),
                );
                let rho2_new_2 = (rt::lit::<T>(1.0) - t37)
                    * (k44 * (rho2_rate_1 + rho2_rate_3) + (rho2 + k43 * rho2_rate_2));
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, xi, rho1, rho2, _, _] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "34a416087f671758720b6c609657bb9d";
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 19 | 33 | 3 | 1 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
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
        /// - `xi_rate`, `p_xi_rate`: 2 × 2 linear block
        /// - `p_x1_rate`, `p_x2_rate`: 2 × 2 linear block; torn from it and assigned: x2_rate, lambda1
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 2 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 18 | 26 | 1 | 0 | 0 | 0 |
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
            /// `h²/4 + 1`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p = g v (3); energy at the start (1).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                let k1 = rt::lit::<T>(0.25) * (h * h) + rt::lit::<T>(1.0);
                Scheme { half_h, minus_half_h, k1 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = x2 * x2 + xi * xi
                    + (xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t1,
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
                let [x1, x2, xi, p_x1, p_x2, p_xi, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h, k1 } = *setting.scheme();
                let [xi_rate, p_xi_rate] = rt::solve_linear(
                        [p_xi, -xi],
                        move |[xi_rate, p_xi_rate]| {
                            let xi_rate_half_h = half_h * xi_rate;
                            (
                                [
                                    xi_rate - p_xi - half_h * p_xi_rate,
                                    xi_rate_half_h + (xi + p_xi_rate),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [half_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, p_xi_rate", tally)
                    })?;
                let xi_rate_half_h = half_h * xi_rate;
                let t1 = xi + xi_rate_half_h;
                let t2 = half_h * t1;
                let t3 = -t1;
                let [p_x1_rate, p_x2_rate] = rt::solve_linear(
                        [rt::lit::<T>(0.0), -x2],
                        move |[p_x1_rate, p_x2_rate]| {
                            let t4 = p_x1 + half_h * p_x1_rate;
                            let t5 = p_x2 + half_h * p_x2_rate;
                            (
                                [
                                    t4 + t1 * t5,
                                    half_h * t5 + (x2 + p_x2_rate - p_x1_rate * t1),
                                ],
                                [[half_h, t2], [t3, k1]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "p_x1_rate, p_x2_rate", tally)
                    })?;
                let t4 = p_x1 + half_h * p_x1_rate;
                let x1_new_2 = x1 + h * t4;
                let t5 = p_x2 + half_h * p_x2_rate;
                let x2_new_2 = x2 + h * t5;
                let xi_new_2 = xi + h * xi_rate;
                let t6 = p_xi * p_xi + (p_x1 * p_x1 + p_x2 * p_x2);
                let t7 = x2 * x2 + xi * xi;
                let t8 = rt::visible_change(
                    rt::lit::<T>(0.5) * t6 * (rt::lit::<T>(0.5) * (t7 + t6) - reference),
                    t6 * t6
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t7 * (rt::lit::<T>(0.25) * t7)),
                    rt::lit::<T>(1.0),
                );
                let t9 = rt::lit::<T>(1.0) - t8;
                let p_x1_new = (p_x1 + h * p_x1_rate) * t9;
                let p_x2_new = (p_x2 + h * p_x2_rate) * t9;
                let p_xi_new = (p_xi + h * p_xi_rate) * t9;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    reference,
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
                let [x1, x2, xi, p_x1, p_x2, p_xi, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ba50947f284269521da8a941fabe7818";
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 27 | 40 | 4 | 3 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

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

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme { half_h, minus_half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = x2 * x2 + xi * xi
                    + (xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t1,
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let [xi_rate, rho2_rate] = rt::solve_linear(
                        [xi_dot, -xi],
                        move |[xi_rate, rho2_rate]| {
                            let xi_rate_half_h = half_h * xi_rate;
                            (
                                [
                                    xi_rate - xi_dot - half_h * rho2_rate,
                                    xi_rate_half_h + (xi + rho2_rate),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [half_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_rate", tally)
                    })?;
                let xi_squared = xi * xi;
                let t1 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = xi / (t1 * t2);
                let t4 = rt::lit::<T>(1.0) - xi * t3;
                let t5 = x2_dot * t4 - t3 * (x1_dot * t2);
                let xi_rate_half_h = half_h * xi_rate;
                let t6 = xi + xi_rate_half_h;
                let t7 = rt::sqrt(t6 * t6 + rt::lit::<T>(1.0));
                let t8 = t7 + rt::lit::<T>(1.0);
                let t9 = t6 / (t7 * t8);
                let t10 = rt::lit::<T>(1.0) - t6 * t9;
                let t11 = half_h * t10;
                let t12 = -t11;
                let [x2_rate, rho1_rate] = rt::solve_linear(
                        [t4 * t5, -(x2 * t4)],
                        move |[x2_rate, rho1_rate]| {
                            let t13 = half_h * rho1_rate + t5;
                            (
                                [
                                    x2_rate - t13 * t10,
                                    rho1_rate + (x2 + half_h * x2_rate) * t10,
                                ],
                                [[rt::lit::<T>(1.0), t12], [t11, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_rate", tally)
                    })?;
                let t13 = half_h * rho1_rate + t5;
                let x1_new_2 = x1 - t13 * (t9 * (h * t8));
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + h * xi_rate;
                let t14 = h * rho1_rate + t5;
                let t15 = rt::sqrt(xi_new_2 * xi_new_2 + rt::lit::<T>(1.0));
                let t16 = t15 + rt::lit::<T>(1.0);
                let t17 = xi_new_2 / (t15 * t16);
                let t18 = x2 * x2 + xi_squared;
                let t19 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                let t20 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t18 + t19) - reference)
                        * (rt::lit::<T>(0.5) * t19),
                    t19 * t19
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t18 * (rt::lit::<T>(0.25) * t18)),
                    rt::lit::<T>(1.0),
                );
                let x1_dot_new_2 = t14 * (t17 * (t16 * (t20 - rt::lit::<T>(1.0))));
                let t21 = rt::lit::<T>(1.0) - t20;
                let x2_dot_new_2 = t14 * ((rt::lit::<T>(1.0) - xi_new_2 * t17) * t21);
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * t21;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                    reference,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e7d5885fa9912171d84b51f4f915f869";
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
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 21 | 32 | 3 | 2 | 0 | 0 |
        /// | each iteration for x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate | 85 | 142 | 15 | 3 | 0 | 0 |
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
            /// `(1/2)/h`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1).
            type Carried = [T; 7];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k1 = rt::lit::<T>(0.5) / h;
                Scheme {
                    inv_h,
                    half_h,
                    quarter_h,
                    k1,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = x2 * x2 + xi * xi
                    + (xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t1,
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, quarter_h, k1 } = *setting.scheme();
                let xi_squared = xi * xi;
                let t1 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = xi / (t1 * t2);
                let t4 = rt::lit::<T>(1.0) - xi * t3;
                let t5 = t2 * t3;
                let t6 = x2_dot * t4 - x1_dot * t5;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t7 = t5 * t6;
                            let t8 = t4 * t6;
                            let xi_minus_h = xi - h;
                            let t9 = rt::sqrt(
                                xi_minus_h * xi_minus_h + rt::lit::<T>(1.0),
                            );
                            let t10 = t9 + rt::lit::<T>(1.0);
                            let t11 = xi_minus_h / (t9 * t10);
                            let xi_plus_h = xi + h;
                            let t12 = rt::sqrt(
                                xi_plus_h * xi_plus_h + rt::lit::<T>(1.0),
                            );
                            let t13 = t12 + rt::lit::<T>(1.0);
                            let t14 = xi_plus_h / (t12 * t13);
                            let t15 = t8 * (xi_minus_h * t11 - xi_plus_h * t14)
                                - t7 * (t10 * t11 - t13 * t14);
                            [-t7, t8, xi_dot, t15 * (k1 * xi_dot) - x2 * t4, -xi]
                        },
                        move || [
                            rt::abs(inv_h * x1),
                            rt::abs(inv_h * x2),
                            rt::abs(inv_h * xi),
                            rt::abs(inv_h * t6),
                            rt::abs(inv_h * xi_dot),
                        ],
                        move |[x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate]| {
                            let t16 = xi + half_h * xi_rate;
                            let t17 = rt::sqrt(t16 * t16 + rt::lit::<T>(1.0));
                            let t18 = t17 + rt::lit::<T>(1.0);
                            let t19 = t17 * t18;
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = t16 * t20;
                            let t22 = t18 * t21;
                            let t23 = t6 + half_h * rho1_rate;
                            let t24 = t16 - h;
                            let t25 = rt::sqrt(t24 * t24 + rt::lit::<T>(1.0));
                            let t26 = t25 + rt::lit::<T>(1.0);
                            let t27 = t25 * t26;
                            let t28 = rt::lit::<T>(1.0) / t27;
                            let t29 = t24 * t28;
                            let t30 = h + t16;
                            let t31 = rt::sqrt(t30 * t30 + rt::lit::<T>(1.0));
                            let t32 = t31 + rt::lit::<T>(1.0);
                            let t33 = t31 * t32;
                            let t34 = rt::lit::<T>(1.0) / t33;
                            let t35 = t30 * t34;
                            let t36 = t24 * t29 - t30 * t35;
                            let t37 = inv_h * t36;
                            let t38 = rt::lit::<T>(1.0) - t16 * t21;
                            let t39 = t23 * t38;
                            let t40 = t23 * t22;
                            let t41 = t26 * t29 - t32 * t35;
                            let t42 = inv_h * t41;
                            let t43 = t37 * t39 - t40 * t42;
                            let t44 = rt::lit::<T>(0.5) * t43;
                            let t45 = t23 * t44;
                            let t46 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (xi_rate * xi_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t47 = rt::div_or_zero(xi_rate * t45, t46);
                            let t48 = rho1_rate * t47;
                            let t49 = t23 + t48;
                            let t50 = rho2_rate * t47;
                            let t51 = x2_rate * t38 - x1_rate * t22;
                            let t52 = x2 + half_h * x2_rate;
                            let t53 = xi_rate + rho1_rate * t44;
                            let t54 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t47,
                                t46,
                            );
                            let t55 = rho1_rate * t54;
                            let t56 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t47,
                                t46,
                            );
                            let t57 = rho1_rate * t56;
                            let t58 = t20
                                * (half_h
                                    - h * t16
                                        * (rt::lit::<T>(0.5) * t18 / t17 + rt::lit::<T>(0.5))
                                        * t21);
                            let t59 = t16 * (half_h * t16) / (t17 * t19) + t18 * t58;
                            let t60 = t28
                                * (half_h
                                    - h * t24
                                        * (rt::lit::<T>(0.5) * t26 / t25 + rt::lit::<T>(0.5))
                                        * t29);
                            let t61 = t34
                                * (half_h
                                    - h * t30
                                        * (rt::lit::<T>(0.5) * t32 / t31 + rt::lit::<T>(0.5))
                                        * t35);
                            let t62 = t24 * (half_h * t24) / (t25 * t27)
                                - t30 * (half_h * t30) / (t31 * t33);
                            let t63 = t39
                                * (half_h * (t29 - t35) + t24 * t60 - t30 * t61)
                                - t40 * (t26 * t60 + t62 - t32 * t61);
                            let t64 = half_h * t21 + t16 * t58;
                            let t65 = rt::lit::<T>(0.5)
                                * (inv_h * t63 - t23 * (t37 * t64 + t42 * t59));
                            let t66 = rt::div_or_zero(
                                t45 + xi_rate * (t23 * t65 - rt::lit::<T>(2.0) * t47),
                                t46,
                            );
                            let t67 = rho1_rate * t66;
                            let t68 = rt::lit::<T>(0.25) * (t38 * t36 - t22 * t41);
                            let t69 = rt::div_or_zero(
                                xi_rate * (quarter_h * t43 + t23 * t68)
                                    - rt::lit::<T>(2.0) * t48,
                                t46,
                            );
                            let t70 = half_h + t47;
                            let t71 = rho1_rate * t69 + t70;
                            let t72 = rt::div_or_zero(rt::lit::<T>(2.0) * t50, t46);
                            let t73 = rho1_rate * t72;
                            let t74 = t47 * (x2_rate * t64 + x1_rate * t59)
                                + (xi_rate * t65 + (t44 + t52 * t64));
                            (
                                [
                                    x1_rate + t22 * t49,
                                    x2_rate - t38 * t49,
                                    xi_rate - xi_dot - half_h * rho2_rate - t50,
                                    t51 * t47 + (rho1_rate + t52 * t38 - xi_rate * t44),
                                    rho2_rate + t16 + t47 * t53,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t22 * t55,
                                        -(t22 * t57),
                                        t49 * t59 + t22 * t67,
                                        t22 * t71,
                                        -(t22 * t73),
                                    ],
                                    [
                                        t38 * t55,
                                        t38 * t57 + rt::lit::<T>(1.0),
                                        t49 * t64 - t38 * t67,
                                        -(t38 * t71),
                                        t38 * t73,
                                    ],
                                    [
                                        rho2_rate * t54,
                                        rho2_rate * t56,
                                        rt::lit::<T>(1.0) - rho2_rate * t66,
                                        -(rho2_rate * t69),
                                        rho2_rate * t72 - t70,
                                    ],
                                    [
                                        -(t22 * t47 + t51 * t54),
                                        t38 * t70 - t51 * t56,
                                        t51 * t66 - t74,
                                        t51 * t69 + (rt::lit::<T>(1.0) - xi_rate * t68),
                                        -(t51 * t72),
                                    ],
                                    [
                                        -(t53 * t54),
                                        -(t53 * t56),
                                        t53 * t66
                                            + (half_h + t47 * (rho1_rate * t65 + rt::lit::<T>(1.0))),
                                        t53 * t69 + t47 * (t44 + rho1_rate * t68),
                                        rt::lit::<T>(1.0) - t53 * t72,
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
                let xi_new_2 = xi + h * xi_rate;
                let t75 = rt::sqrt(xi_new_2 * xi_new_2 + rt::lit::<T>(1.0));
                let t76 = t75 + rt::lit::<T>(1.0);
                let t77 = xi_new_2 / (t75 * t76);
                let t78 = h * rho1_rate + t6;
                let t79 = x2 * x2 + xi_squared;
                let t80 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                let t81 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t79 + t80) - reference)
                        * (rt::lit::<T>(0.5) * t80),
                    t80 * t80
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t79 * (rt::lit::<T>(0.25) * t79)),
                    rt::lit::<T>(1.0),
                );
                let x1_dot_new_2 = t77 * (t76 * (t78 * (t81 - rt::lit::<T>(1.0))));
                let t82 = rt::lit::<T>(1.0) - t81;
                let x2_dot_new_2 = (rt::lit::<T>(1.0) - xi_new_2 * t77) * (t78 * t82);
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * t82;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
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
                        motion.carried[1],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([
                        carried[1],
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _] = motion.carried;
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
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [x2,
                xi,
                x1_dot,
                x2_dot,
                xi_dot,
                ]: [T; 5],
            ) -> [T; 2] {
                let t1 = x2 * x2 + xi * xi
                    + (xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot));
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ba9f004c96ac5d1d0a43f2d6c6b12925";
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
        /// - `xi_rate`, `rho2_mean`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_mean`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 24 | 39 | 5 | 3 | 0 | 1 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/4`
            k1: T,
            /// `-(h²/4)`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energies of the blocks at the start (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.25) * (h * h);
                let k2 = -k1;
                Scheme { half_h, k1, k2 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let xi_squared = xi * xi;
                let t1 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                let t2 = (xi * x1_dot - x2_dot) / t1;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t2,
                    xi_dot,
                    rt::lit::<T>(1.0),
                    rt::lit::<T>(0.5) * (x2 * x2 + t2 * t2),
                    rt::lit::<T>(0.5) * (xi_squared + xi_dot * xi_dot),
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
                let [x1, x2, xi, c1, c2, _, reference1, reference2] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1, k2 } = *setting.scheme();
                let [xi_rate, rho2_mean] = rt::solve_linear(
                        [c2, c2 - half_h * xi],
                        move |[xi_rate, rho2_mean]| {
                            let t1 = xi + half_h * xi_rate;
                            (
                                [xi_rate - rho2_mean, rho2_mean - c2 + half_h * t1],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(-1.0)],
                                    [k1, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_mean", tally)
                    })?;
                let xi_squared = xi * xi;
                let t2 = rt::sqrt(xi_squared + rt::lit::<T>(1.0));
                let t1 = xi + half_h * xi_rate;
                let t3 = rt::sqrt(t1 * t1 + rt::lit::<T>(1.0));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = half_h * t4;
                let t6 = k2 * t4;
                let [x2_rate, rho1_mean] = rt::solve_linear(
                        {
                            let t7 = rt::lit::<T>(1.0) / t2;
                            [-(t7 * c1), c1 + t7 * (half_h * x2)]
                        },
                        move |[x2_rate, rho1_mean]| (
                            [
                                x2_rate + rho1_mean * t4,
                                rho1_mean - c1 - (x2 + half_h * x2_rate) * t5,
                            ],
                            [[rt::lit::<T>(1.0), t4], [t6, rt::lit::<T>(1.0)]],
                        ),
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_mean", tally)
                    })?;
                let x1_new_2 = x1 + rho1_mean * (t4 * (h * t1));
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + h * xi_rate;
                let c1_squared = c1 * c1;
                let x2_squared = x2 * x2;
                let t8 = rt::visible_change(
                    rt::lit::<T>(0.5) * c1_squared
                        * (rt::lit::<T>(0.5) * (x2_squared + c1_squared) - reference1),
                    c1_squared * c1_squared
                        + rt::lit::<T>(0.0625)
                            * (reference1 * reference1
                                + x2_squared * (rt::lit::<T>(0.25) * x2_squared)),
                    rt::lit::<T>(1.0),
                );
                let c1_new = (rt::lit::<T>(2.0) * rho1_mean - c1)
                    * (rt::lit::<T>(1.0) - t8);
                let c2_squared = c2 * c2;
                let t9 = rt::visible_change(
                    rt::lit::<T>(0.5) * c2_squared
                        * (rt::lit::<T>(0.5) * (xi_squared + c2_squared) - reference2),
                    c2_squared * c2_squared
                        + rt::lit::<T>(0.0625)
                            * (reference2 * reference2
                                + xi_squared * (rt::lit::<T>(0.25) * xi_squared)),
                    rt::lit::<T>(1.0),
                );
                let c2_new = (rt::lit::<T>(2.0) * rho2_mean - c2)
                    * (rt::lit::<T>(1.0) - t9);
                let t10 = (xi * t1 + rt::lit::<T>(1.0)) / (t2 * t3);
                let t11 = rt::sqrt(xi_new_2 * xi_new_2 + rt::lit::<T>(1.0));
                let t12 = (xi_new_2 * t1 + rt::lit::<T>(1.0)) / (t11 * t3);
                let alignment1_new = rt::lit::<T>(0.5)
                    * (t10 + t12 - rt::abs(t10 - t12));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    reference1,
                    reference2,
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
                let [x1, x2, xi, c1, c2, _, _, _] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * c1),
                    x2_dot: -(t2 * c1),
                    xi_dot: c2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "535ab3d557a457a28cd4b8eafb287e68";
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
        /// - `xi_rate`, `rho2_mean`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_mean`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 24 | 39 | 5 | 3 | 0 | 1 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
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
        /// - `xi_rate`, `rho2_mean`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_mean`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 24 | 39 | 5 | 3 | 0 | 1 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
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
        /// - `xi_rate`, `rho2_mean`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_mean`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 14 | 18 | 3 | 3 | 0 | 1 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/4`
            k1: T,
            /// `-(h²/4)`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.25) * (h * h);
                let k2 = -k1;
                Scheme { half_h, k1, k2 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let carried = [
                    x1,
                    x2,
                    xi,
                    (xi * x1_dot - x2_dot) / t1,
                    xi_dot,
                    rt::lit::<T>(1.0),
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
                let [x1, x2, xi, c1, c2, _] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1, k2 } = *setting.scheme();
                let [xi_rate, rho2_mean] = rt::solve_linear(
                        [c2, c2 - half_h * xi],
                        move |[xi_rate, rho2_mean]| {
                            let t1 = xi + half_h * xi_rate;
                            (
                                [xi_rate - rho2_mean, rho2_mean - c2 + half_h * t1],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(-1.0)],
                                    [k1, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_mean", tally)
                    })?;
                let t2 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t1 = xi + half_h * xi_rate;
                let t3 = rt::sqrt(t1 * t1 + rt::lit::<T>(1.0));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = half_h * t4;
                let t6 = k2 * t4;
                let [x2_rate, rho1_mean] = rt::solve_linear(
                        {
                            let t7 = rt::lit::<T>(1.0) / t2;
                            [-(t7 * c1), c1 + t7 * (half_h * x2)]
                        },
                        move |[x2_rate, rho1_mean]| (
                            [
                                x2_rate + rho1_mean * t4,
                                rho1_mean - c1 - (x2 + half_h * x2_rate) * t5,
                            ],
                            [[rt::lit::<T>(1.0), t4], [t6, rt::lit::<T>(1.0)]],
                        ),
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_mean", tally)
                    })?;
                let x1_new_2 = x1 + rho1_mean * (t4 * (h * t1));
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + h * xi_rate;
                let c1_new = rt::lit::<T>(2.0) * rho1_mean - c1;
                let c2_new = rt::lit::<T>(2.0) * rho2_mean - c2;
                let t8 = (xi * t1 + rt::lit::<T>(1.0)) / (t2 * t3);
                let t9 = rt::sqrt(xi_new_2 * xi_new_2 + rt::lit::<T>(1.0));
                let t10 = (xi_new_2 * t1 + rt::lit::<T>(1.0)) / (t9 * t3);
                let alignment1_new = rt::lit::<T>(0.5) * (t8 + t10 - rt::abs(t8 - t10));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
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
                let [x1, x2, xi, c1, c2, _] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * c1),
                    x2_dot: -(t2 * c1),
                    xi_dot: c2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "95d9852413fcd50edc01d99e0e18a7da";
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
        /// | each step | 10 | 10 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 6 | 5 | 1 | 0 | 0 | 0 |
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

            /// In this order: configuration q_k (3); momenta p_{k−½} half a step before the node (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { half_h } = *self;
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = x2 * xi / (xi * xi + rt::lit::<T>(1.0));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot - half_h * t1,
                    x2_dot - half_h * (xi * t1 - x2),
                    xi_dot + half_h * xi,
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
                let [x1, x2, xi, p_x1, p_x2, p_xi] = motion.carried;
                let h = setting.step_size();
                let x2_h = h * x2;
                let t1 = (rt::lit::<T>(2.0) * p_x1
                    + xi * (rt::lit::<T>(2.0) * p_x2 - x2_h))
                    / (xi * xi + rt::lit::<T>(1.0));
                let p_x1_new = p_x1 - t1;
                let x1_new_2 = x1 + h * p_x1_new;
                let p_x2_new = p_x2 - x2_h - xi * t1;
                let x2_new_2 = x2 + h * p_x2_new;
                let p_xi_new = p_xi - h * xi;
                let xi_new_2 = xi + h * p_xi_new;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
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
                let [x1, x2, xi, p_x1, p_x2, p_xi] = motion.carried;
                let Scheme { half_h } = *setting.scheme();
                let t1 = p_x2 - half_h * x2;
                let t2 = (p_x1 + xi * t1) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: p_x1 - t2,
                    x2_dot: t1 - xi * t2,
                    xi_dot: p_xi - half_h * xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5580377e1df521bd97d2d081b4033e90";
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
        /// - `x2_dot_new`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x1_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 3 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 11 | 12 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h (1 - dla_alpha)`
            k2: T,
            /// `h dla_alpha`
            h_dla_alpha: T,
            /// `dla_alpha - 1`
            k3: T,
            /// `h² (1 - dla_alpha) dla_alpha + 1`
            k4: T,
            /// `h dla_alpha/(h² (1 - dla_alpha) dla_alpha + 1)`
            k5: T,
            /// `1/(h² (1 - dla_alpha) dla_alpha + 1)`
            k6: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
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

            fn new(_: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [dla_alpha] = *options;
                let k1 = rt::lit::<T>(1.0) - dla_alpha;
                let k2 = h * k1;
                let h_dla_alpha = h * dla_alpha;
                let k3 = dla_alpha - rt::lit::<T>(1.0);
                let k4 = h * (k1 * h_dla_alpha) + rt::lit::<T>(1.0);
                let k5 = h_dla_alpha / k4;
                let k6 = rt::lit::<T>(1.0) / k4;
                Scheme {
                    k2,
                    h_dla_alpha,
                    k3,
                    k4,
                    k5,
                    k6,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                let h = setting.step_size();
                let [dla_alpha] = *setting.options();
                let Scheme { k2, h_dla_alpha, k3, k4, k5, k6 } = *setting.scheme();
                let t1 = x2 + k2 * x2_dot;
                let t2 = xi + k2 * xi_dot;
                let x2_dla_alpha = dla_alpha * x2;
                let t3 = xi_dot - h_dla_alpha * xi - k2 * t2;
                let xi_new_2 = t2 + k5 * t3;
                let minus_h = -h;
                let t4 = minus_h * t2;
                let minus_xi_new_2 = -xi_new_2;
                let [x2_dot_new, _] = rt::solve_linear(
                        [
                            x2_dot,
                            (x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0)),
                        ],
                        move |[x2_dot_new, lambda1]| {
                            let x2_new_2 = t1 + h_dla_alpha * x2_dot_new;
                            let x2_dot_new_xi_new_2 = x2_dot_new * xi_new_2;
                            (
                                [
                                    x2_dot_new - x2_dot
                                        - h * (k3 * x2_new_2 + (lambda1 * t2 - x2_dla_alpha)),
                                    -(x2_dot_new_xi_new_2 + (x1_dot + h * lambda1)),
                                ],
                                [[k4, t4], [minus_xi_new_2, minus_h]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_dot_new, lambda1", tally)
                    })?;
                let x2_dot_new_xi_new_2 = x2_dot_new * xi_new_2;
                let x1_new_2 = x1 + k2 * x1_dot - h_dla_alpha * x2_dot_new_xi_new_2;
                let x2_new_2 = t1 + h_dla_alpha * x2_dot_new;
                let x1_dot_new_2 = -x2_dot_new_xi_new_2;
                let xi_dot_new_2 = k6 * t3;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new,
                    xi_dot_new_2,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[3], carried[5]]) {
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
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "51f4ede34d61783a6ae850569c55395f";
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
        /// - `lambda1`: 1 × 1 linear block; torn from it and assigned: x2_dot_new, x1_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 12 | 11 | 0 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = x2 + half_h * x2_dot;
                let t2 = xi + half_h * xi_dot;
                let t3 = h * t2;
                let xi_dot_new_2 = xi_dot - t3;
                let xi_new_2 = t2 + half_h * xi_dot_new_2;
                let t4 = -(h + t3 * xi_new_2);
                let [lambda1] = rt::solve_linear(
                        [(x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0))],
                        move |[lambda1]| {
                            let x2_dot_new_2 = x2_dot + h * (lambda1 * t2 - t1);
                            let t5 = x2_dot_new_2 * xi_new_2;
                            ([-(x1_dot + h * lambda1 + t5)], [[t4]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1", tally)
                    })?;
                let x2_dot_new_2 = x2_dot + h * (lambda1 * t2 - t1);
                let t5 = x2_dot_new_2 * xi_new_2;
                let x1_new_2 = x1 + half_h * x1_dot - half_h * t5;
                let x2_new_2 = t1 + half_h * x2_dot_new_2;
                let x1_dot_new_2 = -t5;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[3]]) {
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
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "102bb86a81f810666f7cf12b141b6378";
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
        /// - `x2_dot_mid`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x1_dot_mid
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 12 | 11 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 3 | 7 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DlaMidpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DlaMidpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/4 + 1`
            k1: T,
            /// `h/(h²/4 + 1)`
            k2: T,
            /// `(h/(h²/4 + 1))/2`
            k3: T,
            /// `1/(h²/4 + 1)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.25) * (h * h) + rt::lit::<T>(1.0);
                let k2 = h / k1;
                let k3 = rt::lit::<T>(0.5) * k2;
                let k4 = rt::lit::<T>(1.0) / k1;
                Scheme { half_h, k1, k2, k3, k4 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, p_x1, p_x2, p_xi] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1, k2, k3, k4 } = *setting.scheme();
                let xi_h = h * xi;
                let minus_h = -h;
                let t1 = p_xi - half_h * xi;
                let t2 = xi + k3 * t1;
                let minus_xi_h = -xi_h;
                let t3 = -t2;
                let [x2_dot_mid, _] = rt::solve_linear(
                        [p_x2, rt::lit::<T>(0.0)],
                        move |[x2_dot_mid, lambda1]| {
                            let t4 = half_h * (x2 + half_h * x2_dot_mid);
                            let t5 = x2_dot_mid * t2;
                            (
                                [
                                    t4 + (x2_dot_mid - p_x2 - lambda1 * xi_h),
                                    -(t5 + (p_x1 + h * lambda1)),
                                ],
                                [[k1, minus_xi_h], [t3, minus_h]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_dot_mid, lambda1", tally)
                    })?;
                let t5 = x2_dot_mid * t2;
                let x1_new_2 = x1 - h * t5;
                let x2_new_2 = x2 + h * x2_dot_mid;
                let xi_new_2 = xi + k2 * t1;
                let p_x1_new = -t5;
                let t4 = half_h * (x2 + half_h * x2_dot_mid);
                let p_x2_new = x2_dot_mid - t4;
                let p_xi_new = k4 * t1 - half_h * t2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                ];
                if !rt::all_ordinary(carried) {
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
                let [x1, x2, xi, p_x1, p_x2, p_xi] = motion.carried;
                let xi_squared = xi * xi;
                let t1 = rt::lit::<T>(1.0) / (xi_squared + rt::lit::<T>(1.0));
                let t2 = xi * t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 * (xi_squared * p_x1) - p_x2 * t2,
                    x2_dot: t1 * p_x2 - p_x1 * t2,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "173939b216fcbe6e2806157d3df784ed";
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
        /// - `lambda1`: 1 × 1 linear block; torn from it and assigned: x2_dot_new, x1_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | each step | 8 | 8 | 0 | 0 | 0 | 0 |
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

            /// In this order: configuration q_i (3); velocity v_i = (q_i − q_{i−1})/h (3); velocity v_{i+1} of the coming step (3).
            type Carried = [T; 9];
            type Memory = ();

            fn new(_: &System<T>, _: T, _: &[T; 0]) -> Self {
                Scheme {
                    scalar: ::core::marker::PhantomData,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
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
                let [x1, x2, xi, _, x2_dot, xi_dot, x1_dot_ahead, x2_dot_ahead,
                xi_dot_ahead] = motion.carried;
                let h = setting.step_size();
                let x2_new_2 = x2 + h * x2_dot_ahead;
                let xi_new_2 = xi + h * xi_dot_ahead;
                let h_xi_new_2 = h * xi_new_2;
                let t1 = h + xi_new_2 * h_xi_new_2;
                let [lambda1] = rt::solve_linear(
                        [(x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0))],
                        move |[lambda1]| {
                            let x2_dot_ahead_new = x2_dot_ahead
                                - h * (x2_new_2 + lambda1 * xi_new_2);
                            let t2 = xi_new_2 * x2_dot_ahead_new;
                            ([h * lambda1 - x1_dot_ahead - t2], [[t1]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1", tally)
                    })?;
                let x1_new_2 = x1 + h * x1_dot_ahead;
                let x2_dot_ahead_new = x2_dot_ahead
                    - h * (x2_new_2 + lambda1 * xi_new_2);
                let t2 = xi_new_2 * x2_dot_ahead_new;
                let x1_dot_ahead_new = -t2;
                let xi_dot_ahead_new = xi_dot_ahead - h_xi_new_2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_ahead,
                    x2_dot_ahead,
                    xi_dot_ahead,
                    x1_dot_ahead_new,
                    x2_dot_ahead_new,
                    xi_dot_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[6], carried[8]]) {
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4569ffd95ef7ebab21f972fb4979e147";
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
        /// - `x2_dot_mean`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x1_dot_mean
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 2 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 19 | 26 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DiscreteDerivative>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DiscreteDerivative>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `h²/4 + 1`
            k1: T,
            /// `h/(h²/4 + 1)`
            k2: T,
            /// `(h/(h²/4 + 1))/2`
            k3: T,
            /// `2/(h²/4 + 1)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                let k1 = rt::lit::<T>(0.25) * (h * h) + rt::lit::<T>(1.0);
                let k2 = h / k1;
                let k3 = rt::lit::<T>(0.5) * k2;
                let k4 = rt::lit::<T>(2.0) / k1;
                Scheme {
                    half_h,
                    minus_half_h,
                    k1,
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
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = x2 * x2 + xi * xi
                    + (xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t1,
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h, k1, k2, k3, k4 } = *setting.scheme();
                let xi_squared = xi * xi;
                let t1 = xi_dot - half_h * xi;
                let t2 = xi + k3 * t1;
                let t3 = minus_half_h * t2;
                let t4 = -t2;
                let [x2_dot_mean, _] = rt::solve_linear(
                        [
                            x2_dot,
                            (x2 * xi - x2_dot * xi_dot)
                                / (xi_squared + rt::lit::<T>(1.0)),
                        ],
                        move |[x2_dot_mean, lambda1]| {
                            let t5 = x2_dot_mean * t2;
                            (
                                [
                                    x2_dot_mean - x2_dot
                                        - half_h * (lambda1 * t2 - x2 - half_h * x2_dot_mean),
                                    -(half_h * lambda1 + (x1_dot + t5)),
                                ],
                                [[k1, t3], [t4, minus_half_h]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_dot_mean, lambda1", tally)
                    })?;
                let t5 = x2_dot_mean * t2;
                let x1_new_2 = x1 - h * t5;
                let x2_new_2 = x2 + h * x2_dot_mean;
                let xi_new_2 = xi + k2 * t1;
                let t6 = x2 * x2 + xi_squared;
                let t7 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                let t8 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t6 + t7) - reference)
                        * (rt::lit::<T>(0.5) * t7),
                    t7 * t7
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t6 * (rt::lit::<T>(0.25) * t6)),
                    rt::lit::<T>(1.0),
                );
                let x1_dot_new_2 = (t8 - rt::lit::<T>(1.0))
                    * (x1_dot + rt::lit::<T>(2.0) * t5);
                let x2_dot_new_2 = (rt::lit::<T>(2.0) * x2_dot_mean - x2_dot)
                    * (rt::lit::<T>(1.0) - t8);
                let t9 = k4 * t1 - xi_dot;
                let xi_dot_new_2 = t9 - t8 * t9;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                    reference,
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4a193ce4fcaadab0a8b1498aeb0d1e90";
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 14 | 14 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rattle>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rattle>;

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

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot, rt::lit::<T>(0.0)];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, p_x1, p_x2, p_xi, lambda1] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = p_x1 - half_h * lambda1;
                let x1_new_2 = x1 + h * t1;
                let t2 = p_x2 - half_h * (x2 + xi * lambda1);
                let x2_new_2 = x2 + h * t2;
                let t3 = p_xi - half_h * xi;
                let xi_new_2 = xi + h * t3;
                let half_h_xi_new_2 = half_h * xi_new_2;
                let lambda1_new = (t1 + xi_new_2 * (t2 - half_h * x2_new_2))
                    / (half_h + xi_new_2 * half_h_xi_new_2);
                let p_x1_new = t1 - half_h * lambda1_new;
                let p_x2_new = t2 - half_h * (x2_new_2 + xi_new_2 * lambda1_new);
                let p_xi_new = t3 - half_h_xi_new_2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    lambda1_new,
                ];
                if !rt::all_ordinary([carried[0], carried[3], carried[4], carried[5]]) {
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
                let [x1, x2, xi, p_x1, p_x2, p_xi, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "36faddf27c1be2ef352e246712d3ea91";
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 14 | 14 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RattleConsistent>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RattleConsistent>;

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

            /// In this order: configuration q_k (3); momenta p_k (3); multipliers λ_k (force −μᵀ λ) (1).
            type Carried = [T; 7];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    -((x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0))),
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
                let [x1, x2, xi, p_x1, p_x2, p_xi, lambda1] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = p_x1 - half_h * lambda1;
                let x1_new_2 = x1 + h * t1;
                let t2 = p_x2 - half_h * (x2 + xi * lambda1);
                let x2_new_2 = x2 + h * t2;
                let t3 = p_xi - half_h * xi;
                let xi_new_2 = xi + h * t3;
                let half_h_xi_new_2 = half_h * xi_new_2;
                let lambda1_new = (t1 + xi_new_2 * (t2 - half_h * x2_new_2))
                    / (half_h + xi_new_2 * half_h_xi_new_2);
                let p_x1_new = t1 - half_h * lambda1_new;
                let p_x2_new = t2 - half_h * (x2_new_2 + xi_new_2 * lambda1_new);
                let p_xi_new = t3 - half_h_xi_new_2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    lambda1_new,
                ];
                if !rt::all_ordinary([carried[0], carried[3], carried[4], carried[5]]) {
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
                let [x1, x2, xi, p_x1, p_x2, p_xi, _] = motion.carried;
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6097a922b5b3c7291f2336fecb2c1986";
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
        /// - `lambda_s1_1`: 1 × 1 linear block; torn from it and assigned: x2_dot_s1, x1_dot_s2, x2_dot_s2, x1_dot_s1
        /// - `lambda_s2_1`: 1 × 1 linear block; torn from it and assigned: x2_dot_new, x1_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 16 | 18 | 0 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let xi_new_2 = xi + h * (xi_dot - half_h * xi);
                let xi_plus_xi_new_2 = xi + xi_new_2;
                let t1 = -(h + h * xi * (rt::lit::<T>(0.5) * xi_plus_xi_new_2));
                let [lambda_s1_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s1_1]| {
                            let t2 = xi * lambda_s1_1 - x2;
                            let t3 = x2_dot + half_h * t2;
                            let t4 = t3 * xi_plus_xi_new_2;
                            (
                                [
                                    -(rt::lit::<T>(2.0) * (x1_dot + half_h * lambda_s1_1) + t4),
                                ],
                                [[t1]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s1_1", tally)
                    })?;
                let t2 = xi * lambda_s1_1 - x2;
                let t5 = rt::lit::<T>(0.5) * t2;
                let t3 = x2_dot + half_h * t2;
                let x2_new_2 = x2 + h * t3;
                let t6 = -(half_h + xi_new_2 * (half_h * xi_new_2));
                let [lambda_s2_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s2_1]| {
                            let x2_dot_new_2 = x2_dot
                                + h
                                    * (t5
                                        + rt::lit::<T>(0.5) * (lambda_s2_1 * xi_new_2 - x2_new_2));
                            let t7 = xi_new_2 * x2_dot_new_2;
                            (
                                [-(t7 + (x1_dot + half_h * (lambda_s1_1 + lambda_s2_1)))],
                                [[t6]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s2_1", tally)
                    })?;
                let t4 = t3 * xi_plus_xi_new_2;
                let x1_new_2 = x1 - half_h * t4;
                let x2_dot_new_2 = x2_dot
                    + h * (t5 + rt::lit::<T>(0.5) * (lambda_s2_1 * xi_new_2 - x2_new_2));
                let t7 = xi_new_2 * x2_dot_new_2;
                let x1_dot_new_2 = -t7;
                let xi_dot_new_2 = xi_dot - half_h * xi_plus_xi_new_2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                ];
                if !rt::all_ordinary([carried[0], carried[3], carried[5]]) {
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
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ed0dbec00d164eaf18f9ff00d8b645e0";
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
        /// - `xi_dot_s1`, `xi_dot_s2`, `xi_dot_s3`: 3 × 3 linear block
        /// - `x2_dot_s1`, `x2_dot_s2`, `x2_dot_s3`, `lambda_s1_1`, `lambda_s2_1`: 5 × 5 linear block; torn from it and assigned: x1_dot_s2, x1_dot_s3, x1_dot_s1
        /// - `lambda_s3_1`: 1 × 1 linear block; torn from it and assigned: x2_dot_new, x1_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 10 | 15 | 0 | 0 | 0 | 0 |
        /// | each step | 35 | 46 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1 - (5/144) h²`
            k1: T,
            /// `-(h²/18)`
            k2: T,
            /// `h²/144`
            k3: T,
            /// `(5/72) h²`
            k4: T,
            /// `h²/9 + 1`
            k5: T,
            /// `-(h²/72)`
            k6: T,
            /// `(25/144) h²`
            k7: T,
            /// `(5/18) h²`
            k8: T,
            /// `-(h/8)`
            k9: T,
            /// `-((3/8) h)`
            k10: T,
            /// `h/6`
            k11: T,
            /// `-(h/6)`
            k12: T,
            /// `-(h/3)`
            k13: T,
            /// `-((5/6) h)`
            k14: T,
            /// `-(2 h)`
            k15: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let h_squared = h * h;
                let k1 = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.034722222222222224) * h_squared;
                let k2 = -(rt::lit::<T>(0.05555555555555555) * h_squared);
                let k3 = rt::lit::<T>(0.006944444444444444) * h_squared;
                let k4 = rt::lit::<T>(0.06944444444444445) * h_squared;
                let k5 = rt::lit::<T>(0.1111111111111111) * h_squared
                    + rt::lit::<T>(1.0);
                let k6 = -(rt::lit::<T>(0.013888888888888888) * h_squared);
                let k7 = rt::lit::<T>(0.1736111111111111) * h_squared;
                let k8 = rt::lit::<T>(0.2777777777777778) * h_squared;
                let k9 = -(rt::lit::<T>(0.125) * h);
                let k10 = -(rt::lit::<T>(0.375) * h);
                let k11 = rt::lit::<T>(0.16666666666666666) * h;
                let k12 = -k11;
                let k13 = -(rt::lit::<T>(0.3333333333333333) * h);
                let k14 = -(rt::lit::<T>(0.8333333333333334) * h);
                let k15 = -(rt::lit::<T>(2.0) * h);
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
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                let h = setting.step_size();
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
                let t1 = rt::lit::<T>(0.16666666666666666) * xi;
                let [xi_dot_s1, xi_dot_s2, xi_dot_s3] = rt::solve_linear(
                        [xi_dot, xi_dot, xi_dot],
                        move |[xi_dot_s1, xi_dot_s2, xi_dot_s3]| {
                            let t2 = xi
                                + h
                                    * (rt::lit::<T>(0.20833333333333334) * xi_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * xi_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * xi_dot_s3);
                            (
                                [
                                    xi_dot_s1 - xi_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t2 - t1),
                                    h * (t1 + rt::lit::<T>(0.3333333333333333) * t2)
                                        + (xi_dot_s2 - xi_dot),
                                    h * (t1 + rt::lit::<T>(0.8333333333333334) * t2)
                                        + (xi_dot_s3 - xi_dot),
                                ],
                                [[k1, k2, k3], [k4, k5, k6], [k7, k8, k1]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "xi_dot_s1, xi_dot_s2, xi_dot_s3",
                                tally,
                            )
                    })?;
                let minus_xi = -xi;
                let minus_h = -h;
                let t2 = xi
                    + h
                        * (rt::lit::<T>(0.20833333333333334) * xi_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * xi_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * xi_dot_s3);
                let xi_new_2 = xi
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * xi_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (xi_dot_s1 + xi_dot_s3));
                let t3 = rt::lit::<T>(-0.5) * t2;
                let t4 = rt::lit::<T>(-0.25) * xi_new_2;
                let t5 = k12 * xi;
                let t6 = k11 * t2;
                let t7 = k13 * t2;
                let t8 = k14 * t2;
                let t9 = rt::lit::<T>(-4.0) * t2;
                let minus_xi_new_2 = -xi_new_2;
                let [x2_dot_s1, x2_dot_s2, x2_dot_s3, lambda_s1_1, lambda_s2_1] = rt::solve_linear(
                        [x2_dot, x2_dot, x2_dot, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |
                            [x2_dot_s1,
                            x2_dot_s2,
                            x2_dot_s3,
                            lambda_s1_1,
                            lambda_s2_1,
                            ]|
                        {
                            let xi_x2_dot_s1 = xi * x2_dot_s1;
                            let t10 = rt::lit::<T>(0.16666666666666666) * lambda_s1_1;
                            let t11 = h
                                * (t10 + rt::lit::<T>(0.3333333333333333) * lambda_s2_1);
                            let t12 = x2_dot_s2 * t2;
                            let t13 = t11 + (x1_dot + t12);
                            let x2_dot_s3_xi_new_2 = x2_dot_s3 * xi_new_2;
                            let t14 = h
                                * (t10 + rt::lit::<T>(0.8333333333333334) * lambda_s2_1)
                                + (x1_dot + x2_dot_s3_xi_new_2);
                            let t15 = rt::lit::<T>(4.0) * t13 + (xi_x2_dot_s1 + t14);
                            let t16 = rt::lit::<T>(0.16666666666666666)
                                * (xi * lambda_s1_1 - x2);
                            let t17 = lambda_s2_1 * t2 - x2
                                - h
                                    * (rt::lit::<T>(0.20833333333333334) * x2_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * x2_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * x2_dot_s3);
                            (
                                [
                                    rt::lit::<T>(0.20833333333333334) * (xi_x2_dot_s1 - t15)
                                        + (rt::lit::<T>(0.3333333333333333) * t13
                                            - rt::lit::<T>(0.041666666666666664) * t14),
                                    x2_dot_s1 - x2_dot
                                        - h * (t16 - rt::lit::<T>(0.16666666666666666) * t17),
                                    x2_dot_s2 - x2_dot
                                        - h * (t16 + rt::lit::<T>(0.3333333333333333) * t17),
                                    x2_dot_s3 - x2_dot
                                        - h * (t16 + rt::lit::<T>(0.8333333333333334) * t17),
                                    -(x1_dot
                                        + h
                                            * (t10 - rt::lit::<T>(0.16666666666666666) * lambda_s2_1)
                                        + t15),
                                ],
                                [
                                    [rt::lit::<T>(0.0), t3, t4, k9, k10],
                                    [k1, k2, k3, t5, t6],
                                    [k4, k5, k6, t5, t7],
                                    [k7, k8, k1, t5, t8],
                                    [minus_xi, t9, minus_xi_new_2, minus_h, k15],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x2_dot_s1, x2_dot_s2, x2_dot_s3, lambda_s1_1, lambda_s2_1",
                                tally,
                            )
                    })?;
                let t10 = rt::lit::<T>(0.16666666666666666) * lambda_s1_1;
                let t18 = t10 + rt::lit::<T>(0.6666666666666666) * lambda_s2_1;
                let x2_new_2 = x2
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x2_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (x2_dot_s1 + x2_dot_s3));
                let t16 = rt::lit::<T>(0.16666666666666666) * (xi * lambda_s1_1 - x2);
                let t17 = lambda_s2_1 * t2 - x2
                    - h
                        * (rt::lit::<T>(0.20833333333333334) * x2_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * x2_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * x2_dot_s3);
                let t19 = t16 + rt::lit::<T>(0.6666666666666666) * t17;
                let t20 = -(k11 + xi_new_2 * (k11 * xi_new_2));
                let [lambda_s3_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s3_1]| {
                            let x2_dot_new_2 = x2_dot
                                + h
                                    * (rt::lit::<T>(0.16666666666666666)
                                        * (lambda_s3_1 * xi_new_2 - x2_new_2) + t19);
                            let t21 = xi_new_2 * x2_dot_new_2;
                            (
                                [
                                    -(x1_dot
                                        + h
                                            * (t18 + rt::lit::<T>(0.16666666666666666) * lambda_s3_1)
                                        + t21),
                                ],
                                [[t20]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s3_1", tally)
                    })?;
                let t11 = h * (t10 + rt::lit::<T>(0.3333333333333333) * lambda_s2_1);
                let t22 = x1_dot + t11;
                let t12 = x2_dot_s2 * t2;
                let xi_x2_dot_s1 = xi * x2_dot_s1;
                let x2_dot_s3_xi_new_2 = x2_dot_s3 * xi_new_2;
                let x1_new_2 = x1
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * t22
                            - rt::lit::<T>(0.16666666666666666)
                                * (rt::lit::<T>(4.0) * (t12 + t22)
                                    + (xi_x2_dot_s1 + x2_dot_s3_xi_new_2)));
                let x2_dot_new_2 = x2_dot
                    + h
                        * (rt::lit::<T>(0.16666666666666666)
                            * (lambda_s3_1 * xi_new_2 - x2_new_2) + t19);
                let t21 = xi_new_2 * x2_dot_new_2;
                let x1_dot_new_2 = -t21;
                let xi_dot_new_2 = xi_dot
                    - h
                        * (t1 + rt::lit::<T>(0.6666666666666666) * t2
                            + rt::lit::<T>(0.16666666666666666) * xi_new_2);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                ];
                if !rt::all_ordinary([carried[0], carried[3], carried[5]]) {
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
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "05cacb7c20e21b096692d4efba1b32e9";
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
        /// | each order of a series | 3 | 5 | 1 | 1 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
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

            fn new(_: &System<T>, _: T, _: &[T; 1]) -> Self {
                Scheme {
                    scalar: ::core::marker::PhantomData,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let carried = [x1, x2, xi, (xi * x1_dot - x2_dot) / t1, xi_dot];
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
                let [x1_new, x2_new, xi_new, rho1_new, rho2_new] = arrival.point;
                let carried = [x1_new, x2_new, xi_new, rho1_new, rho2_new];
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
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

        impl<T: Scalar> rt::Flow<5, 1> for Scheme<T> {
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
                _: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [_,
                x2_new,
                xi_new,
                rho1_new,
                rho2_new,
                ]: [T; 5],
            ) -> [T; 5] {
                let term1 = series.product(0, xi_new, xi_new);
                let term2 = series.constant(rt::lit::<T>(1.0));
                let t1 = series.sqrt(1, term1 + term2);
                let term3 = series.product(2, xi_new, rho1_new);
                let t2 = series.quotient(3, term2, t1);
                let term4 = series.product(4, t2, term3);
                let term5 = series.product(5, t2, rho1_new);
                let term6 = series.product(6, t2, x2_new);
                [term4, -term5, rho2_new, term6, -xi_new]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "59e03076492f0d0a68de8e67015e834e";
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
        /// | each order of a series | 4 | 4 | 1 | 0 | 0 | 0 |
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

            fn new(_: &System<T>, _: T, _: &[T; 1]) -> Self {
                Scheme {
                    scalar: ::core::marker::PhantomData,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
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
                _: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [_,
                x2_new,
                xi_new,
                x1_dot_new,
                x2_dot_new,
                xi_dot_new,
                ]: [T; 6],
            ) -> [T; 6] {
                let term1 = series.product(0, xi_new, xi_new);
                let term2 = series.product(1, x2_new, xi_new);
                let term3 = series.product(2, x2_dot_new, xi_dot_new);
                let t1 = series
                    .quotient(
                        3,
                        term2 - term3,
                        term1 + series.constant(rt::lit::<T>(1.0)),
                    );
                let term4 = series.product(4, t1, xi_new);
                [x1_dot_new, x2_dot_new, xi_dot_new, t1, term4 - x2_new, -xi_new]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "120ac1f6ec53696943a96eea0b67795b";
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
        /// | each step | 6 | 9 | 1 | 1 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = ();

            fn new(_: &System<T>, _: T, _: &[T; 0]) -> Self {
                Scheme {
                    scalar: ::core::marker::PhantomData,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let carried = [x1, x2, xi, (xi * x1_dot - x2_dot) / t1, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                let xi_h = h * xi;
                let x1_new_2 = x1 + t2 * (rho1 * xi_h);
                let x2_new_2 = x2 - t2 * (h * rho1);
                let xi_new_2 = xi + h * rho2;
                let rho1_new_2 = rho1 + t2 * (h * x2);
                let rho2_new_2 = rho2 - xi_h;
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_ordinary(carried) {
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "43169e3be95943b3d3281d4bdbc1c6b7";
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
        /// | each step | 15 | 20 | 2 | 2 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let carried = [x1, x2, xi, (xi * x1_dot - x2_dot) / t1, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = x2 * t2;
                let t4 = rho1 + h * t3;
                let t5 = xi + h * rho2;
                let t6 = rt::sqrt(t5 * t5 + rt::lit::<T>(1.0));
                let t7 = rt::lit::<T>(1.0) / t6;
                let x1_new_2 = x1 + half_h * (t2 * (xi * rho1) + t4 * (t5 * t7));
                let t8 = t2 * rho1;
                let x2_new_2 = x2 - half_h * (t8 + t7 * t4);
                let xi_new_2 = xi + half_h * (rt::lit::<T>(2.0) * rho2 - h * xi);
                let rho1_new_2 = rho1 + half_h * (t3 + t7 * (x2 - h * t8));
                let rho2_new_2 = rho2 - half_h * (xi + t5);
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_ordinary(carried) {
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "98953a4f3ea102122562999277d4298b";
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
        /// | each step | 35 | 42 | 4 | 4 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 1 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme { half_h, k1 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let carried = [x1, x2, xi, (xi * x1_dot - x2_dot) / t1, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1 } = *setting.scheme();
                let t1 = rho2 - half_h * xi;
                let t2 = xi + half_h * t1;
                let t3 = rt::sqrt(t2 * t2 + rt::lit::<T>(1.0));
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = xi + half_h * rho2;
                let t6 = rt::sqrt(t5 * t5 + rt::lit::<T>(1.0));
                let t7 = rt::lit::<T>(1.0) / t6;
                let t8 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t9 = rt::lit::<T>(1.0) / t8;
                let t10 = x2 * t9;
                let t11 = rho1 + half_h * t10;
                let t12 = t7 * t11;
                let t13 = t4 * (x2 - half_h * t12);
                let t14 = rho1 + h * t13;
                let t15 = rho2 - half_h * t5;
                let t16 = xi + h * t15;
                let t17 = rt::sqrt(t16 * t16 + rt::lit::<T>(1.0));
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t9 * rho1;
                let t20 = t7 * (x2 - half_h * t19);
                let t21 = rho1 + half_h * t20;
                let t22 = t9 * (xi * rho1)
                    + rt::lit::<T>(2.0) * (t11 * (t5 * t7) + t21 * (t2 * t4));
                let x1_new_2 = x1 + k1 * (t14 * (t16 * t18) + t22);
                let t23 = t4 * t21;
                let x2_new_2 = x2
                    - k1 * (t18 * t14 + (t19 + rt::lit::<T>(2.0) * (t12 + t23)));
                let xi_new_2 = xi
                    + k1 * (rt::lit::<T>(2.0) * (t15 + (rho2 + t1)) - h * t2);
                let rho1_new_2 = rho1
                    + k1
                        * (t18 * (x2 - h * t23)
                            + (t10 + rt::lit::<T>(2.0) * (t20 + t13)));
                let rho2_new_2 = rho2
                    - k1 * (t16 + (xi + rt::lit::<T>(2.0) * (t5 + t2)));
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_ordinary(carried) {
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let t1 = rt::sqrt(xi * xi + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t2 * (xi * rho1),
                    x2_dot: -(t2 * rho1),
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "894af3e633930e841edbe1a9e3efe439";
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
        /// | each step | 9 | 10 | 1 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, _: T, _: &[T; 0]) -> Self {
                Scheme {
                    scalar: ::core::marker::PhantomData,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                let h = setting.step_size();
                let x1_new_2 = x1 + h * x1_dot;
                let x2_new_2 = x2 + h * x2_dot;
                let xi_new_2 = xi + h * xi_dot;
                let t1 = (x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0));
                let x1_dot_new_2 = x1_dot + h * t1;
                let x2_dot_new_2 = x2_dot + h * (xi * t1 - x2);
                let xi_dot_new_2 = xi_dot - h * xi;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                ];
                if !rt::all_ordinary(carried) {
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
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "407b36b0d0d69f6a1fbe9b23399b0098";
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
        /// | each step | 22 | 21 | 2 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                Scheme { half_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = (x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0));
                let x1_new_2 = x1 + half_h * (rt::lit::<T>(2.0) * x1_dot + h * t1);
                let t2 = xi * t1 - x2;
                let t3 = x2_dot + h * t2;
                let x2_new_2 = x2 + half_h * (x2_dot + t3);
                let t4 = xi_dot - h * xi;
                let xi_new_2 = xi + half_h * (xi_dot + t4);
                let t5 = x2 + h * x2_dot;
                let t6 = xi + h * xi_dot;
                let t7 = (t5 * t6 - t3 * t4)
                    * (rt::lit::<T>(1.0) / (t6 * t6 + rt::lit::<T>(1.0)));
                let x1_dot_new_2 = x1_dot + half_h * (t1 + t7);
                let x2_dot_new_2 = x2_dot + half_h * (t6 * t7 + (t2 - t5));
                let xi_dot_new_2 = xi_dot - half_h * (xi + t6);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                ];
                if !rt::all_ordinary(carried) {
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
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ee6b5736c668edd1dcb0743fc71b3828";
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
        /// | each step | 48 | 46 | 4 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme { half_h, k1 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1 } = *setting.scheme();
                let t1 = (x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0));
                let t2 = xi * t1 - x2;
                let t3 = x2_dot + half_h * t2;
                let t4 = x2 + half_h * t3;
                let t5 = xi_dot - half_h * xi;
                let t6 = xi + half_h * t5;
                let t7 = xi + half_h * xi_dot;
                let t8 = x2 + half_h * x2_dot;
                let t9 = (t8 * t7 - t5 * t3)
                    * (rt::lit::<T>(1.0) / (t7 * t7 + rt::lit::<T>(1.0)));
                let t10 = t7 * t9 - t8;
                let t11 = x2_dot + half_h * t10;
                let t12 = xi_dot - half_h * t7;
                let t13 = (t4 * t6 - t11 * t12)
                    * (rt::lit::<T>(1.0) / (t6 * t6 + rt::lit::<T>(1.0)));
                let x1_new_2 = x1
                    + k1
                        * (h * t13
                            + rt::lit::<T>(2.0)
                                * (half_h * (t1 + t9) + rt::lit::<T>(3.0) * x1_dot));
                let t14 = t6 * t13 - t4;
                let t15 = x2_dot + h * t14;
                let x2_new_2 = x2
                    + k1 * (t15 + (x2_dot + rt::lit::<T>(2.0) * (t3 + t11)));
                let t16 = xi_dot - h * t6;
                let xi_new_2 = xi
                    + k1 * (t16 + (xi_dot + rt::lit::<T>(2.0) * (t5 + t12)));
                let t17 = x2 + h * t11;
                let t18 = xi + h * t12;
                let t19 = (t17 * t18 - t15 * t16)
                    * (rt::lit::<T>(1.0) / (t18 * t18 + rt::lit::<T>(1.0)));
                let x1_dot_new_2 = x1_dot
                    + k1 * (t19 + (t1 + rt::lit::<T>(2.0) * (t9 + t13)));
                let x2_dot_new_2 = x2_dot
                    + k1 * (t18 * t19 + (rt::lit::<T>(2.0) * (t10 + t14) + (t2 - t17)));
                let xi_dot_new_2 = xi_dot
                    - k1 * (t18 + (xi + rt::lit::<T>(2.0) * (t7 + t6)));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                ];
                if !rt::all_ordinary(carried) {
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
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4a9c785a407ef5cd2619d361ea62e118";
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
        /// - `E_driver`: gain of the first integral `E_driver`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 36 | 39 | 1 | 0 | 0 | 0 |
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
            /// `h feedback-euler_E_driver`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (2); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3).
            type Carried = [T; 11];
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
                        name: "E_driver",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_e_driver] = *options;
                let h_feedback_euler_j = h * feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let k1 = h * feedback_euler_e_driver;
                Scheme {
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    k1,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let xi_squared = xi * xi;
                let t1 = (x1_dot + xi * x2_dot) / (xi_squared + rt::lit::<T>(1.0));
                let xi_dot_squared = xi_dot * xi_dot;
                let t2 = x2_dot * (x2_dot - xi * t1)
                    + (x1_dot * (x1_dot - t1) + (x2 * x2 + xi_squared + xi_dot_squared));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t2,
                    rt::lit::<T>(0.5) * (xi_squared + xi_dot_squared),
                    rt::lit::<T>(0.0),
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
                let [x1, x2, xi, p_x1, p_x2, p_xi, level_h, level_e_driver, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, feedback_euler_e_driver] = *setting
                    .options();
                let Scheme { h_feedback_euler_j, h_feedback_euler_h, k1 } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (p_x1 + xi * p_x2);
                let t4 = p_x1 - t3;
                let x1_new_2 = x1 + h * t4;
                let t5 = xi * t3;
                let t6 = p_x2 - t5;
                let x2_squared = x2 * x2;
                let p_xi_squared = p_xi * p_xi;
                let t7 = feedback_euler_h
                    * (rt::lit::<T>(0.5)
                        * (p_x2 * t6
                            + (x2_squared + xi_squared + p_xi_squared + p_x1 * t4))
                        - level_h);
                let x2_new_2 = x2 + h * (t6 - x2 * t7);
                let t8 = xi_squared + p_xi_squared;
                let t9 = feedback_euler_e_driver
                    * (rt::lit::<T>(0.5) * t8 - level_e_driver);
                let t10 = t3 * t6;
                let t11 = xi - t10;
                let xi_new_2 = xi
                    + h * (p_xi - xi * t9 - feedback_euler_j * t10 - t11 * t7);
                let t12 = t2 * (x2 * xi - p_xi * t6);
                let p_x1_new = p_x1 + h * (t12 - feedback_euler_j * t3 - t4 * t7);
                let p_x2_new = p_x2
                    + h * (xi * t12 - (x2 + feedback_euler_j * t5) - t6 * t7);
                let p_xi_new = p_xi + h * (t10 - xi - p_xi * (t9 + t7));
                let t13 = t6 * t6;
                let stability1_new = (t1 + t13) * (h_feedback_euler_j * t2);
                let stability2_new = h_feedback_euler_h
                    * (t11 * t11 + (t13 + (x2_squared + p_xi_squared + t4 * t4)));
                let stability3_new = k1 * t8;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    level_h,
                    level_e_driver,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[8]),
                            ("H", setting.options()[1], carried[9]),
                            ("E_driver", setting.options()[2], carried[10]),
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ee17db03119687f50490cd102b2af176";
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
        /// - `E_driver`: gain of the first integral `E_driver`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 72 | 70 | 2 | 0 | 0 | 0 |
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
            /// `h feedback-rk2_E_driver`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (2); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3).
            type Carried = [T; 11];
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
                        name: "E_driver",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_e_driver] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let k1 = h * feedback_rk2_e_driver;
                Scheme {
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k1,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let xi_squared = xi * xi;
                let t1 = (x1_dot + xi * x2_dot) / (xi_squared + rt::lit::<T>(1.0));
                let xi_dot_squared = xi_dot * xi_dot;
                let t2 = x2_dot * (x2_dot - xi * t1)
                    + (x1_dot * (x1_dot - t1) + (x2 * x2 + xi_squared + xi_dot_squared));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t2,
                    rt::lit::<T>(0.5) * (xi_squared + xi_dot_squared),
                    rt::lit::<T>(0.0),
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
                let [x1, x2, xi, p_x1, p_x2, p_xi, level_h, level_e_driver, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_e_driver] = *setting
                    .options();
                let Scheme { half_h, h_feedback_rk2_j, h_feedback_rk2_h, k1 } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (p_x1 + xi * p_x2);
                let t4 = p_x1 - t3;
                let t5 = xi * t3;
                let t6 = p_x2 - t5;
                let t7 = t2 * (x2 * xi - p_xi * t6);
                let x2_squared = x2 * x2;
                let p_xi_squared = p_xi * p_xi;
                let t8 = feedback_rk2_h
                    * (rt::lit::<T>(0.5)
                        * (p_x2 * t6
                            + (x2_squared + xi_squared + p_xi_squared + p_x1 * t4))
                        - level_h);
                let t9 = t7 - feedback_rk2_j * t3 - t4 * t8;
                let t10 = p_x1 + h * t9;
                let t11 = xi_squared + p_xi_squared;
                let t12 = feedback_rk2_e_driver
                    * (rt::lit::<T>(0.5) * t11 - level_e_driver);
                let t13 = t3 * t6;
                let t14 = xi - t13;
                let t15 = p_xi - xi * t12 - feedback_rk2_j * t13 - t14 * t8;
                let t16 = xi + h * t15;
                let t17 = t16 * t16;
                let t18 = rt::lit::<T>(1.0) / (t17 + rt::lit::<T>(1.0));
                let t19 = xi * t7 - (x2 + feedback_rk2_j * t5) - t6 * t8;
                let t20 = p_x2 + h * t19;
                let t21 = t18 * (t10 + t16 * t20);
                let t22 = t10 - t21;
                let x1_new_2 = x1 + half_h * (t4 + t22);
                let t23 = t6 - x2 * t8;
                let t24 = t16 * t21;
                let t25 = t20 - t24;
                let t26 = x2 + h * t23;
                let t27 = t13 - xi - p_xi * (t12 + t8);
                let t28 = p_xi + h * t27;
                let t29 = t28 * t28;
                let t30 = rt::lit::<T>(0.5)
                    * (t20 * t25 + (t10 * t22 + (t29 + (t17 + t26 * t26)))) - level_h;
                let t31 = feedback_rk2_h * t30;
                let x2_new_2 = x2 + half_h * (t23 + t25 - t26 * t31);
                let t32 = feedback_rk2_e_driver
                    * (rt::lit::<T>(0.5) * (t17 + t29) - level_e_driver);
                let t33 = t21 * t25;
                let t34 = half_h
                    * (t15 + t28 - t16 * t32 - feedback_rk2_j * t33 - t31 * (t16 - t33));
                let xi_new_2 = xi + t34;
                let t35 = t18 * (t26 * t16 - t28 * t25);
                let p_x1_new = p_x1
                    + half_h * (t35 + (t9 - feedback_rk2_j * t21) - t22 * t31);
                let p_x2_new = p_x2
                    + half_h
                        * (t16 * t35 + (t19 - t26 - feedback_rk2_j * t24) - t25 * t31);
                let p_xi_new = p_xi + half_h * (t33 + (t27 - t16) - t28 * (t31 + t32));
                let t36 = t6 * t6;
                let stability1_new = (t1 + t36) * (h_feedback_rk2_j * t2);
                let stability2_new = h_feedback_rk2_h
                    * (t14 * t14 + (t36 + (x2_squared + p_xi_squared + t4 * t4)));
                let stability3_new = k1 * t11;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    level_h,
                    level_e_driver,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[8]),
                            ("H", setting.options()[1], carried[9]),
                            ("E_driver", setting.options()[2], carried[10]),
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2f2f972a4635972faaaa5a69901eb820";
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
        /// - `E_driver`: gain of the first integral `E_driver`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 144 | 138 | 4 | 0 | 0 | 0 |
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
            /// `h feedback-rk4_J`
            h_feedback_rk4_j: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
            /// `h feedback-rk4_E_driver`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 3];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta p on T*Q (3); levels of H̃ and the declared invariants other than the energy (2); h k |∇I|² for the terms of the feedback, at the beginning of the last step (3).
            type Carried = [T; 11];
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
                        name: "E_driver",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_e_driver] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let h_feedback_rk4_j = h * feedback_rk4_j;
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let k2 = h * feedback_rk4_e_driver;
                Scheme {
                    half_h,
                    k1,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    k2,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, xi_dot]] = start.w().data.0;
                let xi_squared = xi * xi;
                let t1 = (x1_dot + xi * x2_dot) / (xi_squared + rt::lit::<T>(1.0));
                let xi_dot_squared = xi_dot * xi_dot;
                let t2 = x2_dot * (x2_dot - xi * t1)
                    + (x1_dot * (x1_dot - t1) + (x2 * x2 + xi_squared + xi_dot_squared));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t2,
                    rt::lit::<T>(0.5) * (xi_squared + xi_dot_squared),
                    rt::lit::<T>(0.0),
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
                let [x1, x2, xi, p_x1, p_x2, p_xi, level_h, level_e_driver, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_e_driver] = *setting
                    .options();
                let Scheme { half_h, k1, h_feedback_rk4_j, h_feedback_rk4_h, k2 } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (p_x1 + xi * p_x2);
                let t4 = xi * t3;
                let t5 = p_x2 - t4;
                let t6 = t3 * t5;
                let p_xi_squared = p_xi * p_xi;
                let t7 = xi_squared + p_xi_squared;
                let t8 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * t7 - level_e_driver);
                let x2_squared = x2 * x2;
                let t9 = p_x1 - t3;
                let t10 = feedback_rk4_h
                    * (rt::lit::<T>(0.5)
                        * (p_x2 * t5
                            + (x2_squared + xi_squared + p_xi_squared + p_x1 * t9))
                        - level_h);
                let t11 = t6 - xi - p_xi * (t8 + t10);
                let t12 = p_xi + half_h * t11;
                let t13 = xi - t6;
                let t14 = p_xi - xi * t8 - feedback_rk4_j * t6 - t13 * t10;
                let t15 = xi + half_h * t14;
                let t16 = t15 * t15;
                let t17 = t12 * t12;
                let t18 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (t16 + t17) - level_e_driver);
                let t19 = rt::lit::<T>(1.0) / (t16 + rt::lit::<T>(1.0));
                let t20 = t2 * (x2 * xi - p_xi * t5);
                let t21 = t20 - feedback_rk4_j * t3 - t9 * t10;
                let t22 = p_x1 + half_h * t21;
                let t23 = xi * t20 - (x2 + feedback_rk4_j * t4) - t5 * t10;
                let t24 = p_x2 + half_h * t23;
                let t25 = t19 * (t22 + t15 * t24);
                let t26 = t15 * t25;
                let t27 = t24 - t26;
                let t28 = t25 * t27;
                let t29 = t22 - t25;
                let t30 = t5 - x2 * t10;
                let t31 = x2 + half_h * t30;
                let t32 = rt::lit::<T>(0.5)
                    * (t24 * t27 + (t22 * t29 + (t17 + (t16 + t31 * t31)))) - level_h;
                let t33 = feedback_rk4_h * t32;
                let t34 = t12 - t15 * t18 - feedback_rk4_j * t28 - t33 * (t15 - t28);
                let t35 = xi + half_h * t34;
                let t36 = t35 * t35;
                let t37 = rt::lit::<T>(1.0) / (t36 + rt::lit::<T>(1.0));
                let t38 = t27 - t31 * t33;
                let t39 = x2 + half_h * t38;
                let t40 = t28 - t15 - t12 * (t33 + t18);
                let t41 = p_xi + half_h * t40;
                let t42 = t19 * (t31 * t15 - t12 * t27);
                let t43 = t15 * t42 - (t31 + feedback_rk4_j * t26) - t27 * t33;
                let t44 = p_x2 + half_h * t43;
                let t45 = t42 - feedback_rk4_j * t25 - t29 * t33;
                let t46 = p_x1 + half_h * t45;
                let t47 = t37 * (t46 + t35 * t44);
                let t48 = t35 * t47;
                let t49 = t44 - t48;
                let t50 = t37 * (t39 * t35 - t41 * t49);
                let t51 = t46 - t47;
                let t52 = t41 * t41;
                let t53 = rt::lit::<T>(0.5)
                    * (t44 * t49 + (t46 * t51 + (t52 + (t36 + t39 * t39)))) - level_h;
                let t54 = feedback_rk4_h * t53;
                let t55 = t50 - feedback_rk4_j * t47 - t51 * t54;
                let t56 = p_x1 + h * t55;
                let t57 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (t36 + t52) - level_e_driver);
                let t58 = t47 * t49;
                let t59 = t41 - t35 * t57 - feedback_rk4_j * t58 - t54 * (t35 - t58);
                let t60 = xi + h * t59;
                let t61 = t60 * t60;
                let t62 = rt::lit::<T>(1.0) / (t61 + rt::lit::<T>(1.0));
                let t63 = t35 * t50 - (t39 + feedback_rk4_j * t48) - t49 * t54;
                let t64 = p_x2 + h * t63;
                let t65 = t62 * (t56 + t60 * t64);
                let t66 = t56 - t65;
                let x1_new_2 = x1 + k1 * (t66 + (t9 + rt::lit::<T>(2.0) * (t29 + t51)));
                let t67 = t60 * t65;
                let t68 = t64 - t67;
                let t69 = t49 - t39 * t54;
                let t70 = x2 + h * t69;
                let t71 = t58 - t35 - t41 * (t54 + t57);
                let t72 = p_xi + h * t71;
                let t73 = t72 * t72;
                let t74 = rt::lit::<T>(0.5)
                    * (t64 * t68 + (t56 * t66 + (t73 + (t61 + t70 * t70)))) - level_h;
                let t75 = feedback_rk4_h * t74;
                let x2_new_2 = x2
                    + k1 * (t68 + (t30 + rt::lit::<T>(2.0) * (t38 + t69)) - t70 * t75);
                let t76 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (t61 + t73) - level_e_driver);
                let t77 = t65 * t68;
                let t78 = t72 + (t14 + rt::lit::<T>(2.0) * (t34 + t59)) - t60 * t76
                    - feedback_rk4_j * t77 - t75 * (t60 - t77);
                let xi_new_2 = xi + k1 * t78;
                let t79 = t62 * (t70 * t60 - t72 * t68);
                let t80 = k1
                    * (t79
                        + (t21 + rt::lit::<T>(2.0) * (t45 + t55) - feedback_rk4_j * t65)
                        - t66 * t75);
                let p_x1_new = p_x1 + t80;
                let t81 = t60 * t79
                    + (t23 + rt::lit::<T>(2.0) * (t43 + t63) - t70
                        - feedback_rk4_j * t67) - t68 * t75;
                let p_x2_new = p_x2 + k1 * t81;
                let t82 = k1
                    * (t77 + (rt::lit::<T>(2.0) * (t40 + t71) + (t11 - t60))
                        - t72 * (t75 + t76));
                let p_xi_new = p_xi + t82;
                let t83 = t5 * t5;
                let stability1_new = (t1 + t83) * (h_feedback_rk4_j * t2);
                let stability2_new = h_feedback_rk4_h
                    * (t13 * t13 + (t83 + (x2_squared + p_xi_squared + t9 * t9)));
                let stability3_new = k2 * t7;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                    level_h,
                    level_e_driver,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[8]),
                            ("H", setting.options()[1], carried[9]),
                            ("E_driver", setting.options()[2], carried[10]),
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "acba34c4973eb34c4e4150785ab2d2dc";
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
            rt::copy(&[], out)
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, Quantity,
            };
            let mut info = ModelInfo::new("nonholonomic_particle");
            info.text = Some(
                "A particle in space under a contact constraint, bound in two of its three directions.",
            );
            info.source = Some(
                "K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 2.2.1, with kappa = (0, 1) and V(xi) = xi^2/2",
            );
            info.coordinates = &[
                Quantity::new("x1", None, None),
                Quantity::new("x2", None, None),
                Quantity::new("xi", None, None),
            ];
            info.velocities = &[
                Quantity::new("x1_dot", None, None),
                Quantity::new("x2_dot", None, None),
                Quantity::new("xi_dot", None, None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["x1_dot + xi*x2_dot"];
            info.parameters = &[];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("E_driver", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.2, 1.0, 0.4],
                    w: &[-0.2, 0.5, 1.0],
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
            let &[] = parameters else {
                return Err(ParameterError::Count {
                    expected: 0,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters::new())
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

impl NonholonomicParticle {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        nonholonomic_particle::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        nonholonomic_particle::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> nonholonomic_particle::Parameters<f64> {
        nonholonomic_particle::Parameters::new()
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> nonholonomic_particle::StateBuilder<f64> {
        nonholonomic_particle::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<nonholonomic_particle::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: nonholonomic_particle::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <nonholonomic_particle::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        nonholonomic_particle::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `dla`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, E_driver]` for `feedback-euler`, `[J, H, E_driver]` for `feedback-rk2`, `[J, H, E_driver]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: nonholonomic_particle::State<f64>,
        h: f64,
        options: <nonholonomic_particle::System<
            f64,
        > as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <nonholonomic_particle::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        nonholonomic_particle::System<f64>: ::nonholonomic::Discretize<M>,
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
        NonholonomicParticle::system,
        NonholonomicParticle::parameters,
        NonholonomicParticle::state,
        NonholonomicParticle::initial,
        NonholonomicParticle::integrate::<::nonholonomic::methods::Gonzalez>,
        NonholonomicParticle::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
