// Prepared by `nh prepare` from `NonholonomicParticle` in src/library.rs and nonholonomic_particle.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration d56cf71c6d26ea6d6598de7e969a72f0
// content 65156d3860bbcfa4402ed1147a26f05f

pub struct NonholonomicParticle;

/// The system `nonholonomic_particle` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 57 add, 85 mul, 8 div
/// * `avf`: 310 add, 373 mul, 21 div, 10 call
/// * `itoh-abe`: 59 add, 81 mul, 7 div
/// * `itoh-abe-sym`: 99 add, 129 mul, 9 div
/// * `avf4`: 494 add, 641 mul, 22 div, 46 call
/// * `avf6`: 649 add, 756 mul, 23 div, 46 call
/// * `midpoint`: 10 add, 15 mul, 1 div
/// * `gonzalez-f`: 18 add, 26 mul, 1 div
/// * `gonzalez-r`: 27 add, 40 mul, 4 div, 3 sqrt
/// * `gonzalez-r-fd`: 106 add, 174 mul, 18 div, 5 sqrt
/// * `iso`: 34 add, 57 mul, 9 div, 2 sqrt
/// * `iso:4`: 5 times 34 add, 57 mul, 9 div, 2 sqrt
/// * `iso:6`: 9 times 34 add, 57 mul, 9 div, 2 sqrt
/// * `iso-var`: 24 add, 38 mul, 8 div, 2 sqrt
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
/// * `taylor`: 4 add, 3 mul, 1 div
/// * `taylor:qv`: 4 add, 4 mul, 1 div
/// * `euler`: 7 add, 12 mul, 1 div
/// * `rk2`: 18 add, 24 mul, 2 div
/// * `rk4`: 40 add, 50 mul, 4 div
/// * `euler:qv`: 9 add, 10 mul, 1 div
/// * `rk2:qv`: 22 add, 21 mul, 2 div
/// * `rk4:qv`: 48 add, 46 mul, 4 div
/// * `feedback-euler`: 36 add, 39 mul, 1 div
/// * `feedback-rk2`: 72 add, 70 mul, 2 div
/// * `feedback-rk4`: 144 add, 138 mul, 4 div
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod nonholonomic_particle {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        scalar: core::marker::PhantomData<T>,
    }

    ::nonholonomic::__serialized!(Parameters {});

    ::nonholonomic::__in_lanes!(System, Parameters {});

    impl<T> Parameters<T> {
        /// There are none.
        pub fn new() -> Self {
            Parameters {
                scalar: core::marker::PhantomData,
            }
        }
    }

    impl<T> Default for Parameters<T> {
        fn default() -> Self {
            Self::new()
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
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
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[-xi, rt::lit::<T>(1.0), zero], [zero, zero, rt::lit::<T>(1.0)]])
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
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[xi * xi + rt::lit::<T>(1.0), zero], [zero, rt::lit::<T>(1.0)]])
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
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0)), zero],
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
            let t1 = xi / (xi * xi + rt::lit::<T>(1.0));
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
            let t1 = xi * rho1 / (xi * xi + rt::lit::<T>(1.0));
            rt::sparse([
                (0, 3, -xi),
                (1, 3, rt::lit::<T>(1.0)),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 0, xi),
                (3, 1, rt::lit::<T>(-1.0)),
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
            let [[_, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let xi_squared = xi * xi;
            let t1 = xi_squared + rt::lit::<T>(1.0);
            let x2_squared = x2 * x2;
            let rho2_squared = rho2 * rho2;
            rt::lit::<T>(1.0) / t1
                * (rt::lit::<T>(0.5)
                    * (xi_squared * (t1 + (x2_squared + rho2_squared))
                        + (rho2_squared + (x2_squared + rho1 * rho1))))
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
            let xi_squared = xi * xi;
            let t1 = xi_squared + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0);
            let x2_squared = x2 * x2;
            let rho2_squared = rho2 * rho2;
            let t4 = t1 + (x2_squared + rho2_squared);
            let t5 = xi * t2
                * (xi_squared + t4
                    - t2
                        * (xi_squared * t4
                            + (rho2_squared + (x2_squared + rho1 * rho1))));
            rt::vector([
                rt::lit::<T>(0.0),
                t2 * (rt::lit::<T>(0.5) * x2 * t3),
                t5,
                t2 * rho1,
                t2 * (t3 * (rt::lit::<T>(0.5) * rho2)),
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
            let [[_, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let t1 = xi * xi + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let xi_rho1 = xi * rho1;
            rt::vector([
                -(t2 * xi_rho1),
                t2 * rho1,
                rho2,
                t2 * (xi_rho1 * rho2 - x2 * t1),
                -xi,
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
            let [[_, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let t1 = xi * xi + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let xi_rho1 = xi * rho1;
            let t3 = t2 * xi_rho1;
            let rho1_rho2 = rho1 * rho2;
            let t4 = t2
                * (rho1_rho2
                    - xi * (rt::lit::<T>(2.0) * (x2 + t2 * (xi * rho1_rho2 - x2 * t1))));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero],
                [zero, zero, zero, rt::lit::<T>(-1.0), zero],
                [
                    -(t2 * (rho1 - rt::lit::<T>(2.0) * xi * t3)),
                    rt::lit::<T>(-2.0) * xi_rho1 / (t1 * t1),
                    zero,
                    t4,
                    rt::lit::<T>(-1.0),
                ],
                [-(xi * t2), t2, zero, t2 * (xi * rho2), zero],
                [zero, zero, rt::lit::<T>(1.0), t3, zero],
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
            rt::vector([x2_dot - xi * x1_dot, xi_dot])
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
            let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
            rt::vector([-(t1 * (xi * rho1)), t1 * rho1, rho2])
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
        /// - `xi_rate`, `rho1_rate`, `kappa_gradient`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: constraint_momentum1, x2_rate, x1_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 28 | 38 | 4 | 0 | 0 | 0 |
        /// | each sweep for xi_rate, rho1_rate, kappa_gradient | 29 | 47 | 4 | 0 | 0 | 0 |
        /// | each iteration for xi_rate, rho1_rate, kappa_gradient | 84 | 130 | 6 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h²`
            h_squared: T,
            /// `h²/2`
            half_h_squared: T,
            /// `2 h`
            twice_h: T,
            /// `2 h²`
            twice_h_squared: T,
            /// `h²/4`
            quarter_h_squared: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let twice_h = rt::lit::<T>(2.0) * h;
                let twice_h_squared = rt::lit::<T>(2.0) * h_squared;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                Scheme {
                    inv_h,
                    half_h,
                    h_squared,
                    half_h_squared,
                    twice_h,
                    twice_h_squared,
                    quarter_h_squared,
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
                let t1 = x2_dot - xi * x1_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = x2 * x2 + xi_dot * xi_dot;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(1.0) / t2
                        * (rt::lit::<T>(0.5) * (xi_squared * (t2 + t3) + (t1 * t1 + t3))),
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
                let [x1, x2, xi, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_h,
                    half_h,
                    h_squared,
                    half_h_squared,
                    twice_h,
                    twice_h_squared,
                    quarter_h_squared,
                } = *setting.scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate, rho1_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let t3 = half_h + kappa_gradient;
                    let t4 = xi + half_h * xi_rate;
                    let rho1_rate_half_h = half_h * rho1_rate;
                    let t6 = rho1 + rho1_rate_half_h;
                    let t7 = t4 * t6;
                    let t8 = t4 * t4 + rt::lit::<T>(1.0);
                    let t66 = t7 / t8;
                    let t11 = rho1_rate * kappa_gradient;
                    let t12 = t11 + t6;
                    let t67 = t4 * t66;
                    let t68 = t12 - t67;
                    let t5 = xi_rate * kappa_gradient + t4;
                    let t69 = t66 * (t68 + (t67 - t6)) + t5;
                    let t70 = rho2 - t3 * t69;
                    let t71 = xi + half_h * t70;
                    let t72 = t6 * t71 / (t71 * t71 + rt::lit::<T>(1.0));
                    let t73 = t70 * t72 - x2
                        - (t12 - t71 * t72) * (t3 + t71 * (kappa_gradient * t71));
                    let xi_rate_h = h * xi_rate;
                    let xi_rate_h_squared = xi_rate_h * xi_rate_h;
                    let t20 = rt::lit::<T>(0.25) * xi_rate_h_squared + t8;
                    let t21 = xi_rate_h * t4;
                    let t22 = rt::lit::<T>(1.0) / (t20 * t20 - t21 * t21);
                    let rho1_rate_h = h * rho1_rate;
                    let t26 = xi_rate_h * rho1_rate_h;
                    let t74 = t26 - xi_rate_h_squared * t66;
                    let t23 = rho1_rate_h * t4 + xi_rate_h * t6;
                    let t24 = rt::lit::<T>(2.0) * t21;
                    let t75 = t23 - t66 * t24;
                    let t76 = rt::lit::<T>(0.25) * t74;
                    let t77 = t74 * (t75 * (rt::lit::<T>(0.5) * t20))
                        - t24 * (t75 * (rt::lit::<T>(0.25) * t75) + t76 * t76);
                    let t78 = t4 * t68;
                    let t33 = xi_rate * xi_rate + rho1_rate * rho1_rate;
                    let t79 = rt::div_or_zero(
                        t22 * (rt::lit::<T>(0.5) * t77),
                        h * (t69 * t69 + (t78 * t78 + (t33 + t68 * t68))),
                    );
                    solution1.update([t70, t73, -t79]);
                }
                solution1
                    .or_newton(
                        move || [
                            rho2,
                            t2 * (xi * rho1 * rho2 - x2 * t1),
                            rt::lit::<T>(0.0),
                        ],
                        move || [
                            rt::abs(inv_h * xi),
                            rt::abs(inv_h * rho1),
                            rt::lit::<T>(1.0),
                        ],
                        move |[xi_rate, rho1_rate, kappa_gradient]| {
                            let t3 = half_h + kappa_gradient;
                            let t4 = xi + half_h * xi_rate;
                            let t5 = xi_rate * kappa_gradient + t4;
                            let rho1_rate_half_h = half_h * rho1_rate;
                            let t6 = rho1 + rho1_rate_half_h;
                            let t7 = t4 * t6;
                            let t8 = t4 * t4 + rt::lit::<T>(1.0);
                            let t9 = rt::lit::<T>(1.0) / t8;
                            let t10 = t7 * t9;
                            let t11 = rho1_rate * kappa_gradient;
                            let t12 = t11 + t6;
                            let t13 = t4 * t10;
                            let t14 = t12 - t13;
                            let t15 = t14 + (t13 - t6);
                            let t16 = t5 + t10 * t15;
                            let t17 = t4 * t14;
                            let t18 = kappa_gradient * t17;
                            let t19 = half_h * t14;
                            let xi_rate_h = h * xi_rate;
                            let xi_rate_h_squared = xi_rate_h * xi_rate_h;
                            let t20 = rt::lit::<T>(0.25) * xi_rate_h_squared + t8;
                            let t21 = xi_rate_h * t4;
                            let t22 = rt::lit::<T>(1.0) / (t20 * t20 - t21 * t21);
                            let rho1_rate_h = h * rho1_rate;
                            let t23 = rho1_rate_h * t4 + xi_rate_h * t6;
                            let t24 = rt::lit::<T>(2.0) * t21;
                            let t25 = t23 - t10 * t24;
                            let t26 = xi_rate_h * rho1_rate_h;
                            let t27 = t26 - xi_rate_h_squared * t10;
                            let t28 = rt::lit::<T>(0.5) * t27;
                            let t29 = t25 * t28;
                            let t30 = rt::lit::<T>(0.25) * t27;
                            let t31 = t25 * (rt::lit::<T>(0.25) * t25) + t30 * t30;
                            let t32 = t22 * (t20 * t29 - t24 * t31);
                            let t33 = xi_rate * xi_rate + rho1_rate * rho1_rate;
                            let t34 = h * (t16 * t16 + (t17 * t17 + (t14 * t14 + t33)));
                            let t35 = rt::div_or_zero(rt::lit::<T>(0.5) * t32, t34);
                            let t36 = h * t4;
                            let t37 = t9 * (half_h * t6 - t36 * t10);
                            let t38 = t3 + t37 * t15;
                            let t39 = t36 * t9;
                            let t40 = t4 * t39;
                            let t41 = t3 - rt::lit::<T>(0.5) * t40;
                            let t42 = half_h * t10;
                            let t43 = rt::lit::<T>(0.5) * (t10 * t40 + t39 * t15)
                                + (t10 * t41 - t42);
                            let t44 = xi_rate + rho1_rate * t10;
                            let t45 = t42 + t4 * t37;
                            let t46 = t19 - t4 * t45;
                            let t47 = kappa_gradient * (t4 * t46 - t45)
                                + (half_h * (t18 - t45) - (t10 + xi_rate * t37));
                            let t48 = t4 * t41;
                            let t49 = kappa_gradient * (t41 + t4 * t48)
                                + (half_h * t41
                                    + (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * xi_rate * t39));
                            let t50 = rho1_rate * t4;
                            let t51 = half_h_squared * rho1_rate;
                            let t52 = t10 * (twice_h_squared * xi_rate)
                                + xi_rate_h_squared * t37;
                            let t53 = half_h_squared * xi_rate;
                            let t54 = t36 + t53;
                            let t55 = h * t6 + t51
                                - rt::lit::<T>(2.0) * (t54 * t10 + t21 * t37);
                            let t56 = t20
                                * (t25 * (t51 - rt::lit::<T>(0.5) * t52) + t55 * t28)
                                + t54 * (t29 - t32 * (rt::lit::<T>(2.0) * (t20 - t21)));
                            let t57 = rt::lit::<T>(0.5) * t25;
                            let t58 = t54 * t31
                                + t21
                                    * (t55 * t57
                                        + (h_squared * rho1_rate - t52)
                                            * (rt::lit::<T>(0.125) * t27));
                            let t59 = rt::lit::<T>(0.5) * t22;
                            let t60 = (t56 - rt::lit::<T>(2.0) * t58) * t59
                                - t35
                                    * (twice_h
                                        * (t17 * t46 + (xi_rate + t16 * t38 - t14 * t45)));
                            let t61 = xi_rate_h_squared * t39;
                            let t62 = t54 - t21 * t39;
                            let t63 = t20
                                * (t25 * (t53 - rt::lit::<T>(0.25) * t61) + t62 * t28)
                                - t24
                                    * (t62 * t57
                                        + t28
                                            * (quarter_h_squared * xi_rate
                                                - rt::lit::<T>(0.125) * t61));
                            let t64 = t59 * t63
                                - t35
                                    * (twice_h
                                        * (t16 * t43 + (t17 * t48 + (rho1_rate + t14 * t41))));
                            let t65 = rt::lit::<T>(1.0)
                                - rt::div_or_zero(
                                    t35
                                        * (twice_h * (t44 * t16 + (rho1_rate * t14 + t50 * t17))),
                                    t34,
                                );
                            (
                                [
                                    t3 * t16 + (xi_rate - rho2),
                                    t4 * t18
                                        + (kappa_gradient * t14
                                            + (t19 + (x2 + rho1_rate - xi_rate * t10))),
                                    kappa_gradient + t35,
                                ],
                                [
                                    [t3 * t38 + rt::lit::<T>(1.0), t3 * t43, t16 + t3 * t44],
                                    [
                                        t47,
                                        t49,
                                        t4 * (t17 + kappa_gradient * t50)
                                            + (t14 + (t11 + rho1_rate_half_h)),
                                    ],
                                    [rt::div_or_zero(t60, t34), rt::div_or_zero(t64, t34), t65],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "xi_rate, rho1_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [xi_rate, rho1_rate, kappa_gradient] = solution1.x;
                let t11 = rho1_rate * kappa_gradient;
                let rho1_rate_half_h = half_h * rho1_rate;
                let t6 = rho1 + rho1_rate_half_h;
                let t12 = t11 + t6;
                let t4 = xi + half_h * xi_rate;
                let t7 = t4 * t6;
                let t8 = t4 * t4 + rt::lit::<T>(1.0);
                let t66 = t7 / t8;
                let t67 = t4 * t66;
                let t68 = t12 - t67;
                let t36 = h * t4;
                let x1_new_2 = x1 - t68 * t36;
                let x2_new_2 = x2 + h * t68;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho1_rate_h = h * rho1_rate;
                let rho2_squared = rho2 * rho2;
                let x2_squared = x2 * x2;
                let t80 = xi_squared + (x2_squared + rt::lit::<T>(1.0));
                let rho1_squared = rho1 * rho1;
                let t81 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t82 = (t2
                    * (rt::lit::<T>(0.5)
                        * (xi_squared * (rho2_squared + t80)
                            + (rho1_squared + (x2_squared + rho2_squared)))) - reference)
                    * (rt::lit::<T>(0.5) * t81);
                let t83 = x2_squared + xi_squared * t80;
                let t84 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t83 * (rt::lit::<T>(0.25) * t83)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t81 * t81;
                let t85 = rt::lit::<T>(1.0) - rt::visible_quotient(t82, t84);
                let rho1_new_2 = (rho1 + rho1_rate_h) * t85;
                let t5 = xi_rate * kappa_gradient + t4;
                let t69 = t66 * (t68 + (t67 - t6)) + t5;
                let rho2_new_2 = t85 * (rho2 - h * t69);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
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
                    let before = balance([
                        motion.carried[1],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
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
                let [x1, x2, xi, rho1, rho2, _] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
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
                rho1,
                rho2,
                ]: [T; 4],
            ) -> [T; 2] {
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let x2_squared = x2 * x2;
                let rho2_squared = rho2 * rho2;
                let t3 = x2_squared + rho2_squared;
                let t4 = xi_squared * (t1 + t3);
                let rho1_squared = rho1 * rho1;
                let t5 = t4 + (rho2_squared + (x2_squared + rho1_squared));
                let t6 = rt::lit::<T>(2.0) * t3;
                let t7 = rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(1.0);
                let t8 = t2
                    * (rt::lit::<T>(2.0) * (rho1_squared + t4)
                        + (t6 + xi_squared * (t7 + t6))) + t7 * rt::abs(t5 / (t1 * t1));
                [t2 * (rt::lit::<T>(0.5) * t5), rt::lit::<T>(0.5) * t8]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "69941762c261577b9ae81295c4576327";
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
        /// - `xi_rate`, `rho1_rate`, `rho2_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x2_rate
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 49 | 1 | 0 | 0 | 0 |
        /// | each step | 172 | 207 | 12 | 0 | 0 | 10 |
        /// | each sweep for xi_rate, rho1_rate, rho2_rate | 138 | 166 | 9 | 0 | 0 | 0 |
        /// | each iteration for xi_rate, rho1_rate, rho2_rate | 352 | 554 | 9 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
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
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h 0.019855071751231884`
            k5: T,
            /// `h 0.10166676129318664`
            k6: T,
            /// `h 0.2372337950418355`
            k7: T,
            /// `h 0.4082826787521751`
            k8: T,
            /// `h 0.591717321247825`
            k9: T,
            /// `h 0.7627662049581645`
            k10: T,
            /// `h 0.8983332387068134`
            k11: T,
            /// `h 0.9801449282487681`
            k12: T,
            /// `0.05061426814518813 h 0.019855071751231884`
            k13: T,
            /// `0.11119051722668724 h 0.10166676129318664`
            k14: T,
            /// `0.15685332293894363 h 0.2372337950418355`
            k15: T,
            /// `0.181341891689181 h 0.4082826787521751`
            k16: T,
            /// `0.181341891689181 h 0.591717321247825`
            k17: T,
            /// `0.15685332293894363 h 0.7627662049581645`
            k18: T,
            /// `0.11119051722668724 h 0.8983332387068134`
            k19: T,
            /// `0.05061426814518813 h 0.9801449282487681`
            k20: T,
            /// `0.05061426814518813 h 0.019855071751231884/2`
            k21: T,
            /// `0.11119051722668724 h 0.10166676129318664/2`
            k22: T,
            /// `0.15685332293894363 h 0.2372337950418355/2`
            k23: T,
            /// `0.181341891689181 h 0.4082826787521751/2`
            k24: T,
            /// `0.181341891689181 h 0.591717321247825/2`
            k25: T,
            /// `0.15685332293894363 h 0.7627662049581645/2`
            k26: T,
            /// `0.11119051722668724 h 0.8983332387068134/2`
            k27: T,
            /// `0.05061426814518813 h 0.9801449282487681/2`
            k28: T,
            /// `2 h 0.019855071751231884`
            k29: T,
            /// `2 h 0.10166676129318664`
            k30: T,
            /// `2 h 0.2372337950418355`
            k31: T,
            /// `2 h 0.4082826787521751`
            k32: T,
            /// `2 h 0.591717321247825`
            k33: T,
            /// `2 h 0.7627662049581645`
            k34: T,
            /// `2 h 0.8983332387068134`
            k35: T,
            /// `2 h 0.9801449282487681`
            k36: T,
            /// `2 0.05061426814518813 h 0.019855071751231884`
            k37: T,
            /// `2 0.11119051722668724 h 0.10166676129318664`
            k38: T,
            /// `2 0.15685332293894363 h 0.2372337950418355`
            k39: T,
            /// `2 0.181341891689181 h 0.4082826787521751`
            k40: T,
            /// `2 0.181341891689181 h 0.591717321247825`
            k41: T,
            /// `2 0.15685332293894363 h 0.7627662049581645`
            k42: T,
            /// `2 0.11119051722668724 h 0.8983332387068134`
            k43: T,
            /// `2 0.05061426814518813 h 0.9801449282487681`
            k44: T,
            /// `4 h 0.019855071751231884`
            k45: T,
            /// `4 h 0.10166676129318664`
            k46: T,
            /// `4 h 0.2372337950418355`
            k47: T,
            /// `4 h 0.4082826787521751`
            k48: T,
            /// `4 h 0.591717321247825`
            k49: T,
            /// `4 h 0.7627662049581645`
            k50: T,
            /// `4 h 0.8983332387068134`
            k51: T,
            /// `4 h 0.9801449282487681`
            k52: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energy at the start (1).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(0.05061426814518813);
                let k2 = rt::lit::<T>(0.5) * rt::lit::<T>(0.11119051722668724);
                let k3 = rt::lit::<T>(0.5) * rt::lit::<T>(0.15685332293894363);
                let k4 = rt::lit::<T>(0.5) * rt::lit::<T>(0.181341891689181);
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k5 = h * rt::lit::<T>(0.019855071751231884);
                let k6 = h * rt::lit::<T>(0.10166676129318664);
                let k7 = h * rt::lit::<T>(0.2372337950418355);
                let k8 = h * rt::lit::<T>(0.4082826787521751);
                let k9 = h * rt::lit::<T>(0.591717321247825);
                let k10 = h * rt::lit::<T>(0.7627662049581645);
                let k11 = h * rt::lit::<T>(0.8983332387068134);
                let k12 = h * rt::lit::<T>(0.9801449282487681);
                let k13 = rt::lit::<T>(0.05061426814518813) * k5;
                let k14 = rt::lit::<T>(0.11119051722668724) * k6;
                let k15 = rt::lit::<T>(0.15685332293894363) * k7;
                let k16 = rt::lit::<T>(0.181341891689181) * k8;
                let k17 = rt::lit::<T>(0.181341891689181) * k9;
                let k18 = rt::lit::<T>(0.15685332293894363) * k10;
                let k19 = rt::lit::<T>(0.11119051722668724) * k11;
                let k20 = rt::lit::<T>(0.05061426814518813) * k12;
                let k21 = rt::lit::<T>(0.5) * k13;
                let k22 = rt::lit::<T>(0.5) * k14;
                let k23 = rt::lit::<T>(0.5) * k15;
                let k24 = rt::lit::<T>(0.5) * k16;
                let k25 = rt::lit::<T>(0.5) * k17;
                let k26 = rt::lit::<T>(0.5) * k18;
                let k27 = rt::lit::<T>(0.5) * k19;
                let k28 = rt::lit::<T>(0.5) * k20;
                let k29 = rt::lit::<T>(2.0) * k5;
                let k30 = rt::lit::<T>(2.0) * k6;
                let k31 = rt::lit::<T>(2.0) * k7;
                let k32 = rt::lit::<T>(2.0) * k8;
                let k33 = rt::lit::<T>(2.0) * k9;
                let k34 = rt::lit::<T>(2.0) * k10;
                let k35 = rt::lit::<T>(2.0) * k11;
                let k36 = rt::lit::<T>(2.0) * k12;
                let k37 = rt::lit::<T>(2.0) * k13;
                let k38 = rt::lit::<T>(2.0) * k14;
                let k39 = rt::lit::<T>(2.0) * k15;
                let k40 = rt::lit::<T>(2.0) * k16;
                let k41 = rt::lit::<T>(2.0) * k17;
                let k42 = rt::lit::<T>(2.0) * k18;
                let k43 = rt::lit::<T>(2.0) * k19;
                let k44 = rt::lit::<T>(2.0) * k20;
                let k45 = rt::lit::<T>(4.0) * k5;
                let k46 = rt::lit::<T>(4.0) * k6;
                let k47 = rt::lit::<T>(4.0) * k7;
                let k48 = rt::lit::<T>(4.0) * k8;
                let k49 = rt::lit::<T>(4.0) * k9;
                let k50 = rt::lit::<T>(4.0) * k10;
                let k51 = rt::lit::<T>(4.0) * k11;
                let k52 = rt::lit::<T>(4.0) * k12;
                Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    inv_h,
                    half_h,
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
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
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
                let t1 = x2_dot - xi * x1_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = x2 * x2 + xi_dot * xi_dot;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0) / t2
                        * (rt::lit::<T>(0.5) * (xi_squared * (t2 + t3) + (t1 * t1 + t3))),
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
                let [x1, x2, xi, rho1, rho2, _, _, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    inv_h,
                    half_h,
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
                    k45,
                    k46,
                    k47,
                    k48,
                    k49,
                    k50,
                    k51,
                    k52,
                } = *setting.scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate, rho1_rate, rho2_rate]) = solution1.goes_on() {
                    let t3 = xi + k5 * xi_rate;
                    let t4 = t3 * t3;
                    let t5 = t4 + rt::lit::<T>(1.0);
                    let t6 = rt::lit::<T>(1.0) / t5;
                    let t7 = rho2 + k5 * rho2_rate;
                    let t8 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                    let t9 = t6 * (t7 * t8);
                    let t10 = xi + k12 * xi_rate;
                    let t11 = t10 * t10;
                    let t12 = t11 + rt::lit::<T>(1.0);
                    let t13 = rt::lit::<T>(1.0) / t12;
                    let t14 = rho2 + k12 * rho2_rate;
                    let t15 = rt::lit::<T>(2.0) * t11 + rt::lit::<T>(2.0);
                    let t16 = t13 * (t14 * t15);
                    let t17 = xi + k6 * xi_rate;
                    let t18 = t17 * t17;
                    let t19 = t18 + rt::lit::<T>(1.0);
                    let t20 = rt::lit::<T>(1.0) / t19;
                    let t21 = rho2 + k6 * rho2_rate;
                    let t22 = rt::lit::<T>(2.0) * t18 + rt::lit::<T>(2.0);
                    let t23 = t20 * (t21 * t22);
                    let t24 = xi + k11 * xi_rate;
                    let t25 = t24 * t24;
                    let t26 = t25 + rt::lit::<T>(1.0);
                    let t27 = rt::lit::<T>(1.0) / t26;
                    let t28 = rho2 + k11 * rho2_rate;
                    let t29 = rt::lit::<T>(2.0) * t25 + rt::lit::<T>(2.0);
                    let t30 = t27 * (t28 * t29);
                    let t31 = xi + k7 * xi_rate;
                    let t32 = t31 * t31;
                    let t33 = t32 + rt::lit::<T>(1.0);
                    let t34 = rt::lit::<T>(1.0) / t33;
                    let t35 = rho2 + k7 * rho2_rate;
                    let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                    let t37 = t34 * (t35 * t36);
                    let t38 = xi + k10 * xi_rate;
                    let t39 = t38 * t38;
                    let t40 = t39 + rt::lit::<T>(1.0);
                    let t41 = rt::lit::<T>(1.0) / t40;
                    let t42 = rho2 + k10 * rho2_rate;
                    let t43 = rt::lit::<T>(2.0) * t39 + rt::lit::<T>(2.0);
                    let t44 = t41 * (t42 * t43);
                    let t45 = xi + k8 * xi_rate;
                    let t46 = t45 * t45;
                    let t47 = t46 + rt::lit::<T>(1.0);
                    let t48 = rt::lit::<T>(1.0) / t47;
                    let t49 = rho2 + k8 * rho2_rate;
                    let t50 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                    let t51 = t48 * (t49 * t50);
                    let t52 = xi + k9 * xi_rate;
                    let t53 = t52 * t52;
                    let t54 = t53 + rt::lit::<T>(1.0);
                    let t55 = rt::lit::<T>(1.0) / t54;
                    let t56 = rho2 + k9 * rho2_rate;
                    let t57 = rt::lit::<T>(2.0) * t53 + rt::lit::<T>(2.0);
                    let t58 = t55 * (t56 * t57);
                    let t59 = k1 * (t9 + t16) + k2 * (t23 + t30)
                        + (k3 * (t37 + t44) + k4 * (t51 + t58));
                    let t97 = xi + half_h * xi_rate;
                    let t98 = rho1 + half_h * rho1_rate;
                    let t99 = t97 * t98;
                    let t100 = t97 * t97 + rt::lit::<T>(1.0);
                    let t257 = t99 / t100;
                    let t60 = rho1 + k5 * rho1_rate;
                    let t61 = t60 * t6;
                    let t62 = rho1 + k12 * rho1_rate;
                    let t63 = t62 * t13;
                    let t64 = rho1 + k6 * rho1_rate;
                    let t65 = t64 * t20;
                    let t66 = rho1 + k11 * rho1_rate;
                    let t67 = t66 * t27;
                    let t68 = rho1 + k7 * rho1_rate;
                    let t69 = t68 * t34;
                    let t70 = rho1 + k10 * rho1_rate;
                    let t71 = t70 * t41;
                    let t72 = rho1 + k8 * rho1_rate;
                    let t73 = t72 * t48;
                    let t74 = rho1 + k9 * rho1_rate;
                    let t75 = t74 * t55;
                    let t76 = rt::lit::<T>(0.05061426814518813) * (t61 + t63)
                        + rt::lit::<T>(0.11119051722668724) * (t65 + t67)
                        + (rt::lit::<T>(0.15685332293894363) * (t69 + t71)
                            + rt::lit::<T>(0.181341891689181) * (t73 + t75));
                    let t77 = x2 + k5 * t76;
                    let t78 = t77 * (t8 * t6);
                    let t79 = x2 + k12 * t76;
                    let t80 = t79 * (t15 * t13);
                    let t81 = k1 * (t78 + t80);
                    let t87 = x2 + k8 * t76;
                    let t88 = t87 * (t50 * t48);
                    let t89 = x2 + k9 * t76;
                    let t90 = t89 * (t57 * t55);
                    let t91 = k4 * (t88 + t90);
                    let t92 = x2 + k6 * t76;
                    let t93 = t92 * (t22 * t20);
                    let t94 = x2 + k11 * t76;
                    let t95 = t94 * (t29 * t27);
                    let t96 = k2 * (t93 + t95);
                    let t82 = x2 + k7 * t76;
                    let t83 = t82 * (t36 * t34);
                    let t84 = x2 + k10 * t76;
                    let t85 = t84 * (t43 * t41);
                    let t86 = k3 * (t83 + t85);
                    let t115 = t92 * t92;
                    let t116 = t21 * t21;
                    let t117 = t115 + (t116 + t19);
                    let t118 = t20 * (t18 * t117 + (t115 + (t116 + t64 * t64)));
                    let t119 = t18 + t117 - t118;
                    let t232 = t17 * t20;
                    let t121 = t94 * t94;
                    let t122 = t28 * t28;
                    let t123 = t121 + (t122 + t26);
                    let t124 = t27 * (t25 * t123 + (t121 + (t122 + t66 * t66)));
                    let t125 = t25 + t123 - t124;
                    let t234 = t24 * t27;
                    let t258 = rt::lit::<T>(0.11119051722668724)
                        * (t119 * t232 + t125 * t234);
                    let t127 = t82 * t82;
                    let t128 = t35 * t35;
                    let t129 = t127 + (t128 + t33);
                    let t130 = t34 * (t32 * t129 + (t127 + (t128 + t68 * t68)));
                    let t131 = t32 + t129 - t130;
                    let t237 = t31 * t34;
                    let t133 = t84 * t84;
                    let t134 = t42 * t42;
                    let t135 = t133 + (t134 + t40);
                    let t136 = t41 * (t39 * t135 + (t133 + (t134 + t70 * t70)));
                    let t137 = t39 + t135 - t136;
                    let t239 = t38 * t41;
                    let t259 = rt::lit::<T>(0.15685332293894363)
                        * (t131 * t237 + t137 * t239);
                    let t103 = t87 * t87;
                    let t104 = t49 * t49;
                    let t105 = t103 + (t104 + t47);
                    let t106 = t48 * (t46 * t105 + (t103 + (t104 + t72 * t72)));
                    let t107 = t46 + t105 - t106;
                    let t242 = t45 * t48;
                    let t109 = t89 * t89;
                    let t110 = t56 * t56;
                    let t111 = t109 + (t110 + t54);
                    let t112 = t55 * (t53 * t111 + (t109 + (t110 + t74 * t74)));
                    let t113 = t53 + t111 - t112;
                    let t244 = t52 * t55;
                    let t260 = rt::lit::<T>(0.181341891689181)
                        * (t107 * t242 + t113 * t244);
                    let t139 = t77 * t77;
                    let t140 = t7 * t7;
                    let t141 = t139 + (t140 + t5);
                    let t142 = t6 * (t4 * t141 + (t139 + (t140 + t60 * t60)));
                    let t143 = t4 + t141 - t142;
                    let t247 = t3 * t6;
                    let t145 = t79 * t79;
                    let t146 = t14 * t14;
                    let t147 = t145 + (t146 + t12);
                    let t148 = t13 * (t11 * t147 + (t145 + (t146 + t62 * t62)));
                    let t149 = t11 + t147 - t148;
                    let t249 = t10 * t13;
                    let t261 = rt::lit::<T>(0.05061426814518813)
                        * (t143 * t247 + t149 * t249);
                    solution1
                        .update([
                            t59,
                            t257 * t59 - t81 - t91 - (t96 + t86),
                            -(t258 + t259 + (t260 + (t261 + t257 * t76))),
                        ]);
                }
                solution1
                    .or_newton(
                        move || [rho2, t2 * (xi * rho1 * rho2 - x2 * t1), -xi],
                        move || [
                            rt::abs(inv_h * xi),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[xi_rate, rho1_rate, rho2_rate]| {
                            let t3 = xi + k5 * xi_rate;
                            let t4 = t3 * t3;
                            let t5 = t4 + rt::lit::<T>(1.0);
                            let t6 = rt::lit::<T>(1.0) / t5;
                            let t7 = rho2 + k5 * rho2_rate;
                            let t8 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                            let t9 = t6 * (t7 * t8);
                            let t10 = xi + k12 * xi_rate;
                            let t11 = t10 * t10;
                            let t12 = t11 + rt::lit::<T>(1.0);
                            let t13 = rt::lit::<T>(1.0) / t12;
                            let t14 = rho2 + k12 * rho2_rate;
                            let t15 = rt::lit::<T>(2.0) * t11 + rt::lit::<T>(2.0);
                            let t16 = t13 * (t14 * t15);
                            let t17 = xi + k6 * xi_rate;
                            let t18 = t17 * t17;
                            let t19 = t18 + rt::lit::<T>(1.0);
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = rho2 + k6 * rho2_rate;
                            let t22 = rt::lit::<T>(2.0) * t18 + rt::lit::<T>(2.0);
                            let t23 = t20 * (t21 * t22);
                            let t24 = xi + k11 * xi_rate;
                            let t25 = t24 * t24;
                            let t26 = t25 + rt::lit::<T>(1.0);
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = rho2 + k11 * rho2_rate;
                            let t29 = rt::lit::<T>(2.0) * t25 + rt::lit::<T>(2.0);
                            let t30 = t27 * (t28 * t29);
                            let t31 = xi + k7 * xi_rate;
                            let t32 = t31 * t31;
                            let t33 = t32 + rt::lit::<T>(1.0);
                            let t34 = rt::lit::<T>(1.0) / t33;
                            let t35 = rho2 + k7 * rho2_rate;
                            let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                            let t37 = t34 * (t35 * t36);
                            let t38 = xi + k10 * xi_rate;
                            let t39 = t38 * t38;
                            let t40 = t39 + rt::lit::<T>(1.0);
                            let t41 = rt::lit::<T>(1.0) / t40;
                            let t42 = rho2 + k10 * rho2_rate;
                            let t43 = rt::lit::<T>(2.0) * t39 + rt::lit::<T>(2.0);
                            let t44 = t41 * (t42 * t43);
                            let t45 = xi + k8 * xi_rate;
                            let t46 = t45 * t45;
                            let t47 = t46 + rt::lit::<T>(1.0);
                            let t48 = rt::lit::<T>(1.0) / t47;
                            let t49 = rho2 + k8 * rho2_rate;
                            let t50 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                            let t51 = t48 * (t49 * t50);
                            let t52 = xi + k9 * xi_rate;
                            let t53 = t52 * t52;
                            let t54 = t53 + rt::lit::<T>(1.0);
                            let t55 = rt::lit::<T>(1.0) / t54;
                            let t56 = rho2 + k9 * rho2_rate;
                            let t57 = rt::lit::<T>(2.0) * t53 + rt::lit::<T>(2.0);
                            let t58 = t55 * (t56 * t57);
                            let t59 = k1 * (t9 + t16) + k2 * (t23 + t30)
                                + (k3 * (t37 + t44) + k4 * (t51 + t58));
                            let t60 = rho1 + k5 * rho1_rate;
                            let t61 = t60 * t6;
                            let t62 = rho1 + k12 * rho1_rate;
                            let t63 = t62 * t13;
                            let t64 = rho1 + k6 * rho1_rate;
                            let t65 = t64 * t20;
                            let t66 = rho1 + k11 * rho1_rate;
                            let t67 = t66 * t27;
                            let t68 = rho1 + k7 * rho1_rate;
                            let t69 = t68 * t34;
                            let t70 = rho1 + k10 * rho1_rate;
                            let t71 = t70 * t41;
                            let t72 = rho1 + k8 * rho1_rate;
                            let t73 = t72 * t48;
                            let t74 = rho1 + k9 * rho1_rate;
                            let t75 = t74 * t55;
                            let t76 = rt::lit::<T>(0.05061426814518813) * (t61 + t63)
                                + rt::lit::<T>(0.11119051722668724) * (t65 + t67)
                                + (rt::lit::<T>(0.15685332293894363) * (t69 + t71)
                                    + rt::lit::<T>(0.181341891689181) * (t73 + t75));
                            let t77 = x2 + k5 * t76;
                            let t78 = t77 * (t8 * t6);
                            let t79 = x2 + k12 * t76;
                            let t80 = t79 * (t15 * t13);
                            let t81 = k1 * (t78 + t80);
                            let t82 = x2 + k7 * t76;
                            let t83 = t82 * (t36 * t34);
                            let t84 = x2 + k10 * t76;
                            let t85 = t84 * (t43 * t41);
                            let t86 = k3 * (t83 + t85);
                            let t87 = x2 + k8 * t76;
                            let t88 = t87 * (t50 * t48);
                            let t89 = x2 + k9 * t76;
                            let t90 = t89 * (t57 * t55);
                            let t91 = k4 * (t88 + t90);
                            let t92 = x2 + k6 * t76;
                            let t93 = t92 * (t22 * t20);
                            let t94 = x2 + k11 * t76;
                            let t95 = t94 * (t29 * t27);
                            let t96 = k2 * (t93 + t95);
                            let t97 = xi + half_h * xi_rate;
                            let t98 = rho1 + half_h * rho1_rate;
                            let t99 = t97 * t98;
                            let t100 = t97 * t97 + rt::lit::<T>(1.0);
                            let t101 = rt::lit::<T>(1.0) / t100;
                            let t102 = t99 * t101;
                            let t103 = t87 * t87;
                            let t104 = t49 * t49;
                            let t105 = t103 + (t104 + t47);
                            let t106 = t48 * (t46 * t105 + (t103 + (t104 + t72 * t72)));
                            let t107 = t46 + t105 - t106;
                            let t108 = t107 * (t48 * (rt::lit::<T>(2.0) * t45));
                            let t109 = t89 * t89;
                            let t110 = t56 * t56;
                            let t111 = t109 + (t110 + t54);
                            let t112 = t55 * (t53 * t111 + (t109 + (t110 + t74 * t74)));
                            let t113 = t53 + t111 - t112;
                            let t114 = t113 * (t55 * (rt::lit::<T>(2.0) * t52));
                            let t115 = t92 * t92;
                            let t116 = t21 * t21;
                            let t117 = t115 + (t116 + t19);
                            let t118 = t20 * (t18 * t117 + (t115 + (t116 + t64 * t64)));
                            let t119 = t18 + t117 - t118;
                            let t120 = t119 * (t20 * (rt::lit::<T>(2.0) * t17));
                            let t121 = t94 * t94;
                            let t122 = t28 * t28;
                            let t123 = t121 + (t122 + t26);
                            let t124 = t27 * (t25 * t123 + (t121 + (t122 + t66 * t66)));
                            let t125 = t25 + t123 - t124;
                            let t126 = t125 * (t27 * (rt::lit::<T>(2.0) * t24));
                            let t127 = t82 * t82;
                            let t128 = t35 * t35;
                            let t129 = t127 + (t128 + t33);
                            let t130 = t34 * (t32 * t129 + (t127 + (t128 + t68 * t68)));
                            let t131 = t32 + t129 - t130;
                            let t132 = t131 * (t34 * (rt::lit::<T>(2.0) * t31));
                            let t133 = t84 * t84;
                            let t134 = t42 * t42;
                            let t135 = t133 + (t134 + t40);
                            let t136 = t41 * (t39 * t135 + (t133 + (t134 + t70 * t70)));
                            let t137 = t39 + t135 - t136;
                            let t138 = t137 * (t41 * (rt::lit::<T>(2.0) * t38));
                            let t139 = t77 * t77;
                            let t140 = t7 * t7;
                            let t141 = t139 + (t140 + t5);
                            let t142 = t6 * (t4 * t141 + (t139 + (t140 + t60 * t60)));
                            let t143 = t4 + t141 - t142;
                            let t144 = t143 * (t6 * (rt::lit::<T>(2.0) * t3));
                            let t145 = t79 * t79;
                            let t146 = t14 * t14;
                            let t147 = t145 + (t146 + t12);
                            let t148 = t13 * (t11 * t147 + (t145 + (t146 + t62 * t62)));
                            let t149 = t11 + t147 - t148;
                            let t150 = t149 * (t13 * (rt::lit::<T>(2.0) * t10));
                            let t151 = k4 * (t108 + t114) + k2 * (t120 + t126)
                                + (k3 * (t132 + t138)
                                    + (k1 * (t144 + t150) + (rho2_rate + t102 * t76)));
                            let t152 = (rt::lit::<T>(4.0) * t7 - rt::lit::<T>(2.0) * t9)
                                * (t6 * (k21 * t3))
                                + (rt::lit::<T>(4.0) * t21 - rt::lit::<T>(2.0) * t23)
                                    * (t20 * (k22 * t17));
                            let t153 = (rt::lit::<T>(4.0) * t35
                                - rt::lit::<T>(2.0) * t37) * (t34 * (k23 * t31))
                                + (rt::lit::<T>(4.0) * t49 - rt::lit::<T>(2.0) * t51)
                                    * (t48 * (k24 * t45));
                            let t154 = (rt::lit::<T>(4.0) * t56
                                - rt::lit::<T>(2.0) * t58) * (t55 * (k25 * t52))
                                + (rt::lit::<T>(4.0) * t42 - rt::lit::<T>(2.0) * t44)
                                    * (t41 * (k26 * t38));
                            let t155 = (rt::lit::<T>(4.0) * t28
                                - rt::lit::<T>(2.0) * t30) * (t27 * (k27 * t24))
                                + (rt::lit::<T>(4.0) * t14 - rt::lit::<T>(2.0) * t16)
                                    * (t13 * (k28 * t10));
                            let t156 = t152 + t153 + (t154 + t155);
                            let t157 = k1
                                * (t6 * (k29 + k29 * t4) + t13 * (k36 + k36 * t11))
                                + k2 * (t20 * (k30 + k30 * t18) + t27 * (k35 + k35 * t25));
                            let t158 = k3
                                * (t34 * (k31 + k31 * t32) + t41 * (k34 + k34 * t39))
                                + k4 * (t48 * (k32 + k32 * t46) + t55 * (k33 + k33 * t53));
                            let t159 = t157 + t158;
                            let t160 = k30 * t17;
                            let t161 = t61 * (t6 * (k37 * t3))
                                + t65 * (t20 * (k38 * t17))
                                + (t69 * (t34 * (k39 * t31)) + t73 * (t48 * (k40 * t45)));
                            let t162 = t75 * (t55 * (k41 * t52))
                                + t71 * (t41 * (k42 * t38))
                                + (t67 * (t27 * (k43 * t24)) + t63 * (t13 * (k44 * t10)));
                            let t163 = t161 + t162;
                            let t164 = k6 * t163;
                            let t165 = k6 * t17;
                            let t166 = k35 * t24;
                            let t167 = k11 * t163;
                            let t168 = k11 * t24;
                            let t169 = t20
                                * (t92 * t160 - (t164 + t18 * t164) - t93 * t165)
                                + t27 * (t94 * t166 - (t167 + t25 * t167) - t95 * t168);
                            let t170 = k31 * t31;
                            let t171 = k7 * t163;
                            let t172 = k7 * t31;
                            let t173 = k34 * t38;
                            let t174 = k10 * t163;
                            let t175 = k10 * t38;
                            let t176 = t34
                                * (t82 * t170 - (t171 + t32 * t171) - t83 * t172)
                                + t41 * (t84 * t173 - (t174 + t39 * t174) - t85 * t175);
                            let t177 = k32 * t45;
                            let t178 = k8 * t163;
                            let t179 = k8 * t45;
                            let t180 = k33 * t52;
                            let t181 = k9 * t163;
                            let t182 = k9 * t52;
                            let t183 = t48
                                * (t87 * t177 - (t178 + t46 * t178) - t88 * t179)
                                + t55 * (t89 * t180 - (t181 + t53 * t181) - t90 * t182);
                            let t184 = k29 * t3;
                            let t185 = k5 * t163;
                            let t186 = k5 * t3;
                            let t187 = k36 * t10;
                            let t188 = k12 * t163;
                            let t189 = k12 * t10;
                            let t190 = t6
                                * (t77 * t184 - (t185 + t4 * t185) - t78 * t186)
                                + t13 * (t79 * t187 - (t188 + t11 * t188) - t80 * t189);
                            let t191 = h * t97;
                            let t192 = t101 * (half_h * t98 - t191 * t102);
                            let t193 = rt::lit::<T>(0.11119051722668724) * t169
                                + rt::lit::<T>(0.15685332293894363) * t176
                                + (rt::lit::<T>(0.181341891689181) * t183
                                    + (rt::lit::<T>(0.05061426814518813) * t190
                                        - (t192 * t59 + t102 * t156)));
                            let t194 = k13 * t6 + k14 * t20 + (k15 * t34 + k16 * t48)
                                + (k17 * t55 + k18 * t41 + (k19 * t27 + k20 * t13));
                            let t195 = t6 * (k21 * t8) + t20 * (k22 * t22)
                                + (t34 * (k23 * t36) + t48 * (k24 * t50));
                            let t196 = t55 * (k25 * t57) + t41 * (k26 * t43)
                                + (t27 * (k27 * t29) + t13 * (k28 * t15));
                            let t197 = rt::lit::<T>(0.5) * (t191 * t101);
                            let t198 = t92 * (k30 * t163);
                            let t199 = t160 - t198;
                            let t200 = t117 - t118;
                            let t201 = t17
                                * (t160 + t199 - t20 * (t160 * t200 + (t18 * t199 - t198)))
                                + (k6 * t18 + k6 * t200 - t165 * t120);
                            let t202 = t94 * (k35 * t163);
                            let t203 = t166 - t202;
                            let t204 = t123 - t124;
                            let t205 = t24
                                * (t166 + t203 - t27 * (t166 * t204 + (t25 * t203 - t202)))
                                + (k11 * t25 + k11 * t204 - t168 * t126);
                            let t206 = t82 * (k31 * t163);
                            let t207 = t170 - t206;
                            let t208 = t129 - t130;
                            let t209 = t31
                                * (t170 + t207 - t34 * (t170 * t208 + (t32 * t207 - t206)))
                                + (k7 * t32 + k7 * t208 - t172 * t132);
                            let t210 = t84 * (k34 * t163);
                            let t211 = t173 - t210;
                            let t212 = t135 - t136;
                            let t213 = t38
                                * (t173 + t211 - t41 * (t173 * t212 + (t39 * t211 - t210)))
                                + (k10 * t39 + k10 * t212 - t175 * t138);
                            let t214 = rt::lit::<T>(0.11119051722668724)
                                * (t20 * t201 + t27 * t205)
                                + rt::lit::<T>(0.15685332293894363)
                                    * (t34 * t209 + t41 * t213);
                            let t215 = t87 * (k32 * t163);
                            let t216 = t177 - t215;
                            let t217 = t105 - t106;
                            let t218 = t45
                                * (t177 + t216 - t48 * (t177 * t217 + (t46 * t216 - t215)))
                                + (k8 * t46 + k8 * t217 - t179 * t108);
                            let t219 = t89 * (k33 * t163);
                            let t220 = t180 - t219;
                            let t221 = t111 - t112;
                            let t222 = t52
                                * (t180 + t220 - t55 * (t180 * t221 + (t53 * t220 - t219)))
                                + (k9 * t53 + k9 * t221 - t182 * t114);
                            let t223 = t77 * (k29 * t163);
                            let t224 = t184 - t223;
                            let t225 = t141 - t142;
                            let t226 = t3
                                * (t184 + t224 - t6 * (t184 * t225 + (t4 * t224 - t223)))
                                + (k5 * t4 + k5 * t225 - t186 * t144);
                            let t227 = t79 * (k36 * t163);
                            let t228 = t187 - t227;
                            let t229 = t147 - t148;
                            let t230 = t10
                                * (t187 + t228 - t13 * (t187 * t229 + (t11 * t228 - t227)))
                                + (k12 * t11 + k12 * t229 - t189 * t150);
                            let t231 = rt::lit::<T>(0.181341891689181)
                                * (t48 * t218 + t55 * t222)
                                + (rt::lit::<T>(0.05061426814518813)
                                    * (t6 * t226 + t13 * t230) + (t192 * t76 - t102 * t163));
                            let t232 = t17 * t20;
                            let t233 = t92 * (k6 * t194);
                            let t234 = t24 * t27;
                            let t235 = t94 * (k11 * t194);
                            let t236 = t232
                                * (rt::lit::<T>(4.0) * t233
                                    - (k30 * t64 + t22 * t233) * (rt::lit::<T>(2.0) * t20))
                                + t234
                                    * (rt::lit::<T>(4.0) * t235
                                        - (k35 * t66 + t29 * t235) * (rt::lit::<T>(2.0) * t27));
                            let t237 = t31 * t34;
                            let t238 = t82 * (k7 * t194);
                            let t239 = t38 * t41;
                            let t240 = t84 * (k10 * t194);
                            let t241 = t237
                                * (rt::lit::<T>(4.0) * t238
                                    - (k31 * t68 + t36 * t238) * (rt::lit::<T>(2.0) * t34))
                                + t239
                                    * (rt::lit::<T>(4.0) * t240
                                        - (k34 * t70 + t43 * t240) * (rt::lit::<T>(2.0) * t41));
                            let t242 = t45 * t48;
                            let t243 = t87 * (k8 * t194);
                            let t244 = t52 * t55;
                            let t245 = t89 * (k9 * t194);
                            let t246 = t242
                                * (rt::lit::<T>(4.0) * t243
                                    - (k32 * t72 + t50 * t243) * (rt::lit::<T>(2.0) * t48))
                                + t244
                                    * (rt::lit::<T>(4.0) * t245
                                        - (k33 * t74 + t57 * t245) * (rt::lit::<T>(2.0) * t55));
                            let t247 = t3 * t6;
                            let t248 = t77 * (k5 * t194);
                            let t249 = t10 * t13;
                            let t250 = t79 * (k12 * t194);
                            let t251 = t247
                                * (rt::lit::<T>(4.0) * t248
                                    - (k29 * t60 + t8 * t248) * (rt::lit::<T>(2.0) * t6))
                                + t249
                                    * (rt::lit::<T>(4.0) * t250
                                        - (k36 * t62 + t15 * t250) * (rt::lit::<T>(2.0) * t13));
                            let t252 = k2 * t236 + k3 * t241
                                + (k4 * t246 + (k1 * t251 + (t76 * t197 + t102 * t194)));
                            let t253 = t232 * (t21 * (k46 - t20 * (k30 * t22)))
                                + t234 * (t28 * (k51 - t27 * (k35 * t29)));
                            let t254 = t237 * (t35 * (k47 - t34 * (k31 * t36)))
                                + t239 * (t42 * (k50 - t41 * (k34 * t43)));
                            let t255 = t242 * (t49 * (k48 - t48 * (k32 * t50)))
                                + t244 * (t56 * (k49 - t55 * (k33 * t57)));
                            let t256 = t247 * (t7 * (k45 - t6 * (k29 * t8)))
                                + t249 * (t14 * (k52 - t13 * (k36 * t15)));
                            (
                                [
                                    xi_rate - t59,
                                    t81 + t86 + (t91 + (t96 + (rho1_rate - t102 * t59))),
                                    t151,
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t156, rt::lit::<T>(0.0), -t159],
                                    [
                                        t193,
                                        t194 * (t195 + t196) + rt::lit::<T>(1.0) - t59 * t197,
                                        -(t102 * t159),
                                    ],
                                    [
                                        t214 + t231,
                                        t252,
                                        k2 * t253 + k3 * t254
                                            + (k4 * t255 + (k1 * t256 + rt::lit::<T>(1.0))),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "xi_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [xi_rate, rho1_rate, rho2_rate] = solution1.x;
                let t97 = xi + half_h * xi_rate;
                let t191 = h * t97;
                let t60 = rho1 + k5 * rho1_rate;
                let t3 = xi + k5 * xi_rate;
                let t4 = t3 * t3;
                let t5 = t4 + rt::lit::<T>(1.0);
                let t6 = rt::lit::<T>(1.0) / t5;
                let t61 = t60 * t6;
                let t62 = rho1 + k12 * rho1_rate;
                let t10 = xi + k12 * xi_rate;
                let t11 = t10 * t10;
                let t12 = t11 + rt::lit::<T>(1.0);
                let t13 = rt::lit::<T>(1.0) / t12;
                let t63 = t62 * t13;
                let t64 = rho1 + k6 * rho1_rate;
                let t17 = xi + k6 * xi_rate;
                let t18 = t17 * t17;
                let t19 = t18 + rt::lit::<T>(1.0);
                let t20 = rt::lit::<T>(1.0) / t19;
                let t65 = t64 * t20;
                let t66 = rho1 + k11 * rho1_rate;
                let t24 = xi + k11 * xi_rate;
                let t25 = t24 * t24;
                let t26 = t25 + rt::lit::<T>(1.0);
                let t27 = rt::lit::<T>(1.0) / t26;
                let t67 = t66 * t27;
                let t68 = rho1 + k7 * rho1_rate;
                let t31 = xi + k7 * xi_rate;
                let t32 = t31 * t31;
                let t33 = t32 + rt::lit::<T>(1.0);
                let t34 = rt::lit::<T>(1.0) / t33;
                let t69 = t68 * t34;
                let t70 = rho1 + k10 * rho1_rate;
                let t38 = xi + k10 * xi_rate;
                let t39 = t38 * t38;
                let t40 = t39 + rt::lit::<T>(1.0);
                let t41 = rt::lit::<T>(1.0) / t40;
                let t71 = t70 * t41;
                let t72 = rho1 + k8 * rho1_rate;
                let t45 = xi + k8 * xi_rate;
                let t46 = t45 * t45;
                let t47 = t46 + rt::lit::<T>(1.0);
                let t48 = rt::lit::<T>(1.0) / t47;
                let t73 = t72 * t48;
                let t74 = rho1 + k9 * rho1_rate;
                let t52 = xi + k9 * xi_rate;
                let t53 = t52 * t52;
                let t54 = t53 + rt::lit::<T>(1.0);
                let t55 = rt::lit::<T>(1.0) / t54;
                let t75 = t74 * t55;
                let t76 = rt::lit::<T>(0.05061426814518813) * (t61 + t63)
                    + rt::lit::<T>(0.11119051722668724) * (t65 + t67)
                    + (rt::lit::<T>(0.15685332293894363) * (t69 + t71)
                        + rt::lit::<T>(0.181341891689181) * (t73 + t75));
                let x1_new_2 = x1 - t191 * t76;
                let t262 = h * t76;
                let x2_new_2 = x2 + t262;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho1_rate_h = h * rho1_rate;
                let t263 = rho1 + rho1_rate_h;
                let rho1_squared = rho1 * rho1;
                let t264 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let rho2_squared = rho2 * rho2;
                let x2_squared = x2 * x2;
                let t265 = xi_squared + (x2_squared + rt::lit::<T>(1.0));
                let t266 = t2
                    * (xi_squared * (rho2_squared + t265)
                        + (rho1_squared + (x2_squared + rho2_squared)));
                let t267 = rt::lit::<T>(0.5) * t266;
                let t268 = x2_squared + xi_squared * t265;
                let t269 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t268 * (rt::lit::<T>(0.25) * t268)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t264 * t264;
                let t270 = rt::lit::<T>(1.0)
                    - rt::visible_quotient(
                        rt::lit::<T>(0.5) * t264 * (t267 - reference),
                        t269,
                    );
                let rho1_new_2 = t263 * t270;
                let rho2_rate_h = h * rho2_rate;
                let t271 = rho2 + rho2_rate_h;
                let rho2_new_2 = t271 * t270;
                let xi_new_2_squared = xi_new_2 * xi_new_2;
                let t272 = xi_new_2_squared + rt::lit::<T>(1.0);
                let x2_new_2_squared = x2_new_2 * x2_new_2;
                let t273 = t271 * t271;
                let t274 = rt::lit::<T>(1.0) / t272
                    * (xi_new_2_squared * (x2_new_2_squared + (t272 + t273))
                        + (x2_new_2_squared + (t273 + t263 * t263)));
                let t77 = x2 + k5 * t76;
                let t8 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                let t78 = t77 * (t8 * t6);
                let t79 = x2 + k12 * t76;
                let t15 = rt::lit::<T>(2.0) * t11 + rt::lit::<T>(2.0);
                let t80 = t79 * (t15 * t13);
                let t81 = k1 * (t78 + t80);
                let t92 = x2 + k6 * t76;
                let t22 = rt::lit::<T>(2.0) * t18 + rt::lit::<T>(2.0);
                let t93 = t92 * (t22 * t20);
                let t94 = x2 + k11 * t76;
                let t29 = rt::lit::<T>(2.0) * t25 + rt::lit::<T>(2.0);
                let t95 = t94 * (t29 * t27);
                let t96 = k2 * (t93 + t95);
                let t82 = x2 + k7 * t76;
                let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                let t83 = t82 * (t36 * t34);
                let t84 = x2 + k10 * t76;
                let t43 = rt::lit::<T>(2.0) * t39 + rt::lit::<T>(2.0);
                let t85 = t84 * (t43 * t41);
                let t86 = k3 * (t83 + t85);
                let t87 = x2 + k8 * t76;
                let t50 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                let t88 = t87 * (t50 * t48);
                let t89 = x2 + k9 * t76;
                let t57 = rt::lit::<T>(2.0) * t53 + rt::lit::<T>(2.0);
                let t90 = t89 * (t57 * t55);
                let t91 = k4 * (t88 + t90);
                let t275 = t81 + t96 + (t86 + t91);
                let t276 = t262 * t275;
                let t7 = rho2 + k5 * rho2_rate;
                let t9 = t6 * (t7 * t8);
                let t14 = rho2 + k12 * rho2_rate;
                let t16 = t13 * (t14 * t15);
                let t21 = rho2 + k6 * rho2_rate;
                let t23 = t20 * (t21 * t22);
                let t28 = rho2 + k11 * rho2_rate;
                let t30 = t27 * (t28 * t29);
                let t35 = rho2 + k7 * rho2_rate;
                let t37 = t34 * (t35 * t36);
                let t42 = rho2 + k10 * rho2_rate;
                let t44 = t41 * (t42 * t43);
                let t49 = rho2 + k8 * rho2_rate;
                let t51 = t48 * (t49 * t50);
                let t56 = rho2 + k9 * rho2_rate;
                let t58 = t55 * (t56 * t57);
                let t59 = k1 * (t9 + t16) + k2 * (t23 + t30)
                    + (k3 * (t37 + t44) + k4 * (t51 + t58));
                let t277 = rho2_rate_h * t59;
                let t278 = rho1_rate_h * t76;
                let t139 = t77 * t77;
                let t140 = t7 * t7;
                let t141 = t139 + (t140 + t5);
                let t142 = t6 * (t4 * t141 + (t139 + (t140 + t60 * t60)));
                let t143 = t4 + t141 - t142;
                let t247 = t3 * t6;
                let t145 = t79 * t79;
                let t146 = t14 * t14;
                let t147 = t145 + (t146 + t12);
                let t148 = t13 * (t11 * t147 + (t145 + (t146 + t62 * t62)));
                let t149 = t11 + t147 - t148;
                let t249 = t10 * t13;
                let t261 = rt::lit::<T>(0.05061426814518813)
                    * (t143 * t247 + t149 * t249);
                let t115 = t92 * t92;
                let t116 = t21 * t21;
                let t117 = t115 + (t116 + t19);
                let t118 = t20 * (t18 * t117 + (t115 + (t116 + t64 * t64)));
                let t119 = t18 + t117 - t118;
                let t232 = t17 * t20;
                let t121 = t94 * t94;
                let t122 = t28 * t28;
                let t123 = t121 + (t122 + t26);
                let t124 = t27 * (t25 * t123 + (t121 + (t122 + t66 * t66)));
                let t125 = t25 + t123 - t124;
                let t234 = t24 * t27;
                let t258 = rt::lit::<T>(0.11119051722668724)
                    * (t119 * t232 + t125 * t234);
                let t127 = t82 * t82;
                let t128 = t35 * t35;
                let t129 = t127 + (t128 + t33);
                let t130 = t34 * (t32 * t129 + (t127 + (t128 + t68 * t68)));
                let t131 = t32 + t129 - t130;
                let t237 = t31 * t34;
                let t133 = t84 * t84;
                let t134 = t42 * t42;
                let t135 = t133 + (t134 + t40);
                let t136 = t41 * (t39 * t135 + (t133 + (t134 + t70 * t70)));
                let t137 = t39 + t135 - t136;
                let t239 = t38 * t41;
                let t259 = rt::lit::<T>(0.15685332293894363)
                    * (t131 * t237 + t137 * t239);
                let t103 = t87 * t87;
                let t104 = t49 * t49;
                let t105 = t103 + (t104 + t47);
                let t106 = t48 * (t46 * t105 + (t103 + (t104 + t72 * t72)));
                let t107 = t46 + t105 - t106;
                let t242 = t45 * t48;
                let t109 = t89 * t89;
                let t110 = t56 * t56;
                let t111 = t109 + (t110 + t54);
                let t112 = t55 * (t53 * t111 + (t109 + (t110 + t74 * t74)));
                let t113 = t53 + t111 - t112;
                let t244 = t52 * t55;
                let t260 = rt::lit::<T>(0.181341891689181) * (t107 * t242 + t113 * t244);
                let t279 = t261 + t258 + (t259 + t260);
                let t280 = xi_rate_h * t279;
                let resolution1_new = rt::lit::<T>(0.5) * t274
                    - (t276 + (t277 + (t267 + t278))) - t280;
                let t281 = rt::abs(t278) + rt::abs(t277)
                    + (rt::abs(t263 * t76) + rt::abs(t271 * t59));
                let t282 = rt::lit::<T>(0.5) * (rt::abs(t266) + rt::abs(t274))
                    + (rt::abs(t275 * x2_new_2) + (rt::abs(t276) + t281));
                let resolution2_new = rt::abs(xi_new_2 * t279) + (rt::abs(t280) + t282);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
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
                if !rt::is_resolved(carried[5], carried[6]) {
                    return Err(setting.unresolved(carried[5], carried[6], tally));
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
                let [x1, x2, xi, rho1, rho2, _, _, _] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b6b5f42cc08369bed416bbf1360e78a9";
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
        /// - `xi_rate`, `rho1_rate`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x2_rate, rho2_rate
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 39 | 54 | 5 | 0 | 0 | 0 |
        /// | each sweep for xi_rate, rho1_rate | 20 | 27 | 2 | 0 | 0 | 0 |
        /// | each iteration for xi_rate, rho1_rate | 48 | 77 | 2 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h²`
            h_squared: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 2, 8>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    inv_h,
                    half_h,
                    h_squared,
                    twice_h,
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
                let t1 = x2_dot - xi * x1_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = x2 * x2 + xi_dot * xi_dot;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(1.0) / t2
                        * (rt::lit::<T>(0.5) * (xi_squared * (t2 + t3) + (t1 * t1 + t3))),
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
                let [x1, x2, xi, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, h_squared, twice_h } = *setting.scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_xi_squared = rt::lit::<T>(2.0) * xi_squared;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t3 = rho2_squared + rho1_squared;
                let t4 = rho2_squared + rt::lit::<T>(1.0);
                let t5 = t1 + rho2_squared;
                let t6 = rt::lit::<T>(0.5) * t2;
                let t7 = t1 * t6;
                let t8 = rt::lit::<T>(1.0) - t1 * t2;
                let t9 = (rt::lit::<T>(0.5) * xi_squared + rt::lit::<T>(0.5)) * t6;
                let t10 = xi_squared + t4;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate, rho1_rate]) = solution1.goes_on() {
                    let xi_new_2 = xi + h * xi_rate;
                    let xi_new_2_squared = xi_new_2 * xi_new_2;
                    let t11 = xi_new_2_squared + rt::lit::<T>(1.0);
                    let t12 = rt::lit::<T>(1.0) / t11;
                    let t41 = rt::lit::<T>(0.5) * t12;
                    let t13 = xi + half_h * xi_rate;
                    let t14 = t13 * t13 + rt::lit::<T>(1.0);
                    let t15 = t11 * t14;
                    let t16 = rt::lit::<T>(1.0) / t15;
                    let t17 = rho1 + half_h * rho1_rate;
                    let t18 = t13 * t17;
                    let rho1_rate_h = h * rho1_rate;
                    let t19 = twice_rho1 + rho1_rate_h;
                    let t20 = t16 * (t18 * t19);
                    let xi_plus_xi_new_2 = xi + xi_new_2;
                    let t27 = xi_plus_xi_new_2 * t12;
                    let t48 = x2 + t12 * (half_h * t19);
                    let t49 = t48 * t48;
                    let t50 = t49 + t5;
                    let t51 = rt::lit::<T>(2.0) * xi_new_2_squared + t10;
                    let t52 = t27
                        * (rt::lit::<T>(0.5) * (t50 + (t49 + t51))
                            - t2 * (xi_squared * t50 + (t3 + t49)));
                    let t53 = twice_rho2 - half_h * (t20 + t52);
                    let t54 = t53 + xi_new_2_squared * t53;
                    solution1
                        .update([
                            t41 * t54,
                            t54 * (t16 * (rt::lit::<T>(0.5) * t18)) - (x2 + t48) * t7,
                        ]);
                }
                solution1
                    .or_newton(
                        move || [rho2, t2 * (xi * rho1 * rho2 - x2 * t1)],
                        move || [rt::abs(inv_h * xi), rt::abs(inv_h * rho1)],
                        move |[xi_rate, rho1_rate]| {
                            let xi_new_2 = xi + h * xi_rate;
                            let xi_new_2_squared = xi_new_2 * xi_new_2;
                            let t11 = xi_new_2_squared + rt::lit::<T>(1.0);
                            let t12 = rt::lit::<T>(1.0) / t11;
                            let t13 = xi + half_h * xi_rate;
                            let t14 = t13 * t13 + rt::lit::<T>(1.0);
                            let t15 = t11 * t14;
                            let t16 = rt::lit::<T>(1.0) / t15;
                            let t17 = rho1 + half_h * rho1_rate;
                            let t18 = t13 * t17;
                            let rho1_rate_h = h * rho1_rate;
                            let t19 = twice_rho1 + rho1_rate_h;
                            let t20 = t16 * (t18 * t19);
                            let t21 = t12 * t19;
                            let t22 = x2 + half_h * t21;
                            let t23 = t22 * t22;
                            let t24 = t23 + t5;
                            let t25 = xi_squared + xi_new_2_squared
                                + (t24 + (t23 + (xi_new_2_squared + t4)));
                            let t26 = t2 * (xi_squared * t24 + (t3 + t23));
                            let xi_plus_xi_new_2 = xi + xi_new_2;
                            let t27 = xi_plus_xi_new_2 * t12;
                            let t28 = (rt::lit::<T>(0.5) * t25 - t26) * t27;
                            let t29 = twice_rho2 - half_h * (t20 + t28);
                            let t30 = t29 + xi_new_2_squared * t29;
                            let t31 = t12 * t30;
                            let t32 = t30 * (t18 * t16);
                            let xi_new_2_twice_h = twice_h * xi_new_2;
                            let t33 = half_h * t17;
                            let t34 = t11 * (h * t13) + t14 * xi_new_2_twice_h;
                            let t35 = t21 * (t12 * (h_squared * xi_new_2));
                            let t36 = t22 * t35;
                            let t37 = rt::lit::<T>(2.0) * t36;
                            let t38 = rt::lit::<T>(0.5)
                                * (xi_plus_xi_new_2
                                    * (xi_new_2_twice_h
                                        + rt::lit::<T>(2.0) * (h * xi_new_2 - t37)) + h * t25)
                                + ((t37 + twice_xi_squared * t36) * (t2 * xi_plus_xi_new_2)
                                    - h * t26);
                            let t39 = half_h
                                * (t16 * (t33 * t19 - t34 * t20)
                                    + t12 * (t38 - xi_new_2_twice_h * t28));
                            let t40 = xi_new_2_twice_h * t29 - t39
                                - xi_new_2_squared * t39;
                            let t41 = rt::lit::<T>(0.5) * t12;
                            let t42 = half_h * t13;
                            let t43 = h_squared * t12;
                            let t44 = half_h
                                * (t16 * (h * t18 + t19 * t42) + t27 * (t22 * t43 * t8));
                            let t45 = t44 + xi_new_2_squared * t44;
                            let t46 = rt::lit::<T>(0.5) * t16;
                            let t47 = -(t7 * t35
                                + (t18 * t40 + (t33 * t30 - t34 * t32)) * t46);
                            (
                                [
                                    xi_rate - rt::lit::<T>(0.5) * t31,
                                    rho1_rate + (x2 + t22) * t7 - rt::lit::<T>(0.5) * t32,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - (t40 - xi_new_2_twice_h * t31) * t41,
                                        t41 * t45,
                                    ],
                                    [
                                        t47,
                                        t43 * t9 + rt::lit::<T>(1.0) - t46 * (t42 * t30 - t18 * t45),
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
                let t55 = rho1 + rho1_rate_h;
                let t56 = rho1 + t55;
                let xi_new_2 = xi + h * xi_rate;
                let xi_new_2_squared = xi_new_2 * xi_new_2;
                let t11 = xi_new_2_squared + rt::lit::<T>(1.0);
                let t12 = rt::lit::<T>(1.0) / t11;
                let t57 = t56 * t12;
                let t13 = xi + half_h * xi_rate;
                let t42 = half_h * t13;
                let x1_new_2 = x1 - t57 * t42;
                let x2_new_2 = x2 + half_h * t57;
                let x2_squared = x2 * x2;
                let t58 = xi_squared + (x2_squared + rt::lit::<T>(1.0));
                let t59 = t2
                    * (rho1_squared
                        + (twice_xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t60 = (t2
                    * (rt::lit::<T>(0.5)
                        * (xi_squared * (rho2_squared + t58)
                            + (rho1_squared + (x2_squared + rho2_squared)))) - reference)
                    * (rt::lit::<T>(0.5) * t59);
                let t61 = x2_squared + xi_squared * t58;
                let t62 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t61 * (rt::lit::<T>(0.25) * t61)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t59 * t59;
                let t63 = rt::lit::<T>(1.0) - rt::visible_quotient(t60, t62);
                let rho1_new_2 = t55 * t63;
                let t17 = rho1 + half_h * rho1_rate;
                let t14 = t13 * t13 + rt::lit::<T>(1.0);
                let t15 = t11 * t14;
                let x2_new_2_squared = x2_new_2 * x2_new_2;
                let t64 = x2_new_2_squared + t5;
                let t51 = rt::lit::<T>(2.0) * xi_new_2_squared + t10;
                let xi_plus_xi_new_2 = xi + xi_new_2;
                let t65 = (rt::lit::<T>(0.5) * (t64 + (x2_new_2_squared + t51))
                    - t2 * (xi_squared * t64 + (t3 + x2_new_2_squared)))
                    * (rt::lit::<T>(0.5) * xi_plus_xi_new_2 * t12);
                let rho2_new_2 = t63
                    * (rho2 - h * (rt::lit::<T>(0.5) * t13 * (t56 * t17) / t15 + t65));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([carried[0], carried[3], carried[4]]);
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
                    ]);
                    let after = balance([
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
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
                let [x1, x2, xi, rho1, rho2, _] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
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
                rho1,
                rho2,
                ]: [T; 4],
            ) -> [T; 2] {
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let x2_squared = x2 * x2;
                let rho2_squared = rho2 * rho2;
                let t3 = x2_squared + rho2_squared;
                let t4 = xi_squared * (t1 + t3);
                let rho1_squared = rho1 * rho1;
                let t5 = t4 + (rho2_squared + (x2_squared + rho1_squared));
                let t6 = rt::lit::<T>(2.0) * t3;
                let t7 = rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(1.0);
                let t8 = t2
                    * (rt::lit::<T>(2.0) * (rho1_squared + t4)
                        + (t6 + xi_squared * (t7 + t6))) + t7 * rt::abs(t5 / (t1 * t1));
                [t2 * (rt::lit::<T>(0.5) * t5), rt::lit::<T>(0.5) * t8]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8559be84e9290e941c5725694a1f54c1";
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
        /// - `xi_rate_first`, `rho1_rate_first`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x2_rate_first, rho2_rate_first
        /// - `x1_rate_first`: explicit
        /// - `rho1_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x2_rate_second, xi_rate_second
        /// - `x1_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 54 | 75 | 5 | 0 | 0 | 0 |
        /// | each sweep for xi_rate_first, rho1_rate_first | 20 | 27 | 2 | 0 | 0 | 0 |
        /// | each iteration for xi_rate_first, rho1_rate_first | 48 | 75 | 2 | 0 | 0 | 0 |
        /// | each sweep for rho1_rate_second, rho2_rate_second | 25 | 27 | 2 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_second, rho2_rate_second | 49 | 71 | 3 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbeSym>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbeSym>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h²`
            h_squared: T,
            /// `h²/2`
            half_h_squared: T,
            /// `h/4`
            quarter_h: T,
            /// `h/8`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 2, 8>, rt::Predictor<T, 2, 8>);
            const BLOCKS: u64 = 2;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k1 = rt::lit::<T>(0.125) * h;
                Scheme {
                    inv_h,
                    half_h,
                    h_squared,
                    half_h_squared,
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
                let t1 = x2_dot - xi * x1_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = x2 * x2 + xi_dot * xi_dot;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(1.0) / t2
                        * (rt::lit::<T>(0.5) * (xi_squared * (t2 + t3) + (t1 * t1 + t3))),
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
                let [x1, x2, xi, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, h_squared, half_h_squared, quarter_h, k1 } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t3 = rho2_squared + rho1_squared;
                let t4 = rho2_squared + rt::lit::<T>(1.0);
                let t5 = t1 + rho2_squared;
                let t6 = rt::lit::<T>(0.5) * t2;
                let t7 = t1 * t6;
                let half_xi_squared = rt::lit::<T>(0.5) * xi_squared;
                let t8 = xi_squared + t4;
                let t9 = rt::lit::<T>(0.25) * xi_squared + rt::lit::<T>(0.25);
                let t10 = rt::lit::<T>(0.25) - t2 * t9;
                let t11 = t6 * t9;
                let t12 = t6 * (rt::lit::<T>(0.125) * xi_squared + rt::lit::<T>(0.125));
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate_first, rho1_rate_first]) = solution1.goes_on() {
                    let t15 = xi + half_h * xi_rate_first;
                    let t16 = t15 * t15;
                    let t17 = t16 + rt::lit::<T>(1.0);
                    let t18 = rt::lit::<T>(1.0) / t17;
                    let t49 = rt::lit::<T>(0.5) * t18;
                    let t19 = xi + quarter_h * xi_rate_first;
                    let t20 = t19 * t19 + rt::lit::<T>(1.0);
                    let t21 = t17 * t20;
                    let t22 = rt::lit::<T>(1.0) / t21;
                    let t23 = rho1 + quarter_h * rho1_rate_first;
                    let t24 = t19 * t23;
                    let t25 = half_h * rho1_rate_first;
                    let t26 = twice_rho1 + t25;
                    let t27 = t22 * (t24 * t26);
                    let t34 = xi + t15;
                    let t35 = t18 * t34;
                    let t56 = x2 + t18 * (quarter_h * t26);
                    let t57 = t56 * t56;
                    let t58 = t5 + t57;
                    let t59 = rt::lit::<T>(0.5)
                        * (t58 + (t57 + (t8 + rt::lit::<T>(2.0) * t16)))
                        - t2 * (xi_squared * t58 + (t3 + t57));
                    let t60 = twice_rho2 - quarter_h * (t27 + t35 * t59);
                    let t61 = t60 + t16 * t60;
                    solution1
                        .update([
                            t49 * t61,
                            t61 * (t22 * (rt::lit::<T>(0.5) * t24)) - t7 * (x2 + t56),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t13 = t2 * (xi * rho1 * rho2 - x2 * t1);
                            [rho2, t13]
                        },
                        move || {
                            let t14 = rt::abs(inv_h * rho1);
                            [rt::abs(inv_h * xi), t14]
                        },
                        move |[xi_rate_first, rho1_rate_first]| {
                            let t15 = xi + half_h * xi_rate_first;
                            let t16 = t15 * t15;
                            let t17 = t16 + rt::lit::<T>(1.0);
                            let t18 = rt::lit::<T>(1.0) / t17;
                            let t19 = xi + quarter_h * xi_rate_first;
                            let t20 = t19 * t19 + rt::lit::<T>(1.0);
                            let t21 = t17 * t20;
                            let t22 = rt::lit::<T>(1.0) / t21;
                            let t23 = rho1 + quarter_h * rho1_rate_first;
                            let t24 = t19 * t23;
                            let t25 = half_h * rho1_rate_first;
                            let t26 = twice_rho1 + t25;
                            let t27 = t22 * (t24 * t26);
                            let t28 = t18 * t26;
                            let t29 = x2 + quarter_h * t28;
                            let t30 = t29 * t29;
                            let t31 = t5 + t30;
                            let t32 = xi_squared + t16 + (t31 + (t30 + (t4 + t16)));
                            let t33 = t2 * (xi_squared * t31 + (t3 + t30));
                            let t34 = xi + t15;
                            let t35 = t18 * t34;
                            let t36 = (rt::lit::<T>(0.5) * t32 - t33) * t35;
                            let t37 = twice_rho2 - quarter_h * (t27 + t36);
                            let t38 = t37 + t16 * t37;
                            let t39 = t18 * t38;
                            let t40 = t38 * (t24 * t22);
                            let t41 = h * t15;
                            let t42 = quarter_h * t23;
                            let t43 = t20 * t41 + t17 * (half_h * t19);
                            let t44 = t28 * (t18 * (h_squared * t15));
                            let t45 = t29 * t44;
                            let t46 = rt::lit::<T>(0.5)
                                * (t34 * (t41 + (t41 - t45)) + half_h * t32)
                                + ((rt::lit::<T>(0.5) * t45 + half_xi_squared * t45)
                                    * (t2 * t34) - half_h * t33);
                            let t47 = quarter_h
                                * (t22 * (t26 * t42 - t43 * t27) + t18 * (t46 - t41 * t36));
                            let t48 = t41 * t37 - t47 - t16 * t47;
                            let t49 = rt::lit::<T>(0.5) * t18;
                            let t50 = quarter_h * t19;
                            let t51 = h_squared * t18;
                            let t52 = quarter_h
                                * (t22 * (half_h * t24 + t26 * t50)
                                    + t35 * (t29 * t51 * t10));
                            let t53 = t52 + t16 * t52;
                            let t54 = rt::lit::<T>(0.5) * t22;
                            let t55 = -(t44 * t11
                                + (t24 * t48 + (t38 * t42 - t43 * t40)) * t54);
                            (
                                [
                                    xi_rate_first - rt::lit::<T>(0.5) * t39,
                                    rho1_rate_first + t7 * (x2 + t29) - rt::lit::<T>(0.5) * t40,
                                ],
                                [
                                    [rt::lit::<T>(1.0) - (t48 - t41 * t39) * t49, t49 * t53],
                                    [
                                        t55,
                                        t51 * t12 + rt::lit::<T>(1.0)
                                            - t54 * (t38 * t50 - t24 * t53),
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
                let t15 = xi + half_h * xi_rate_first;
                let t16 = t15 * t15;
                let t17 = t16 + rt::lit::<T>(1.0);
                let t18 = rt::lit::<T>(1.0) / t17;
                let t49 = rt::lit::<T>(0.5) * t18;
                let t25 = half_h * rho1_rate_first;
                let t62 = rho1 + t25;
                let t63 = h * t18;
                let t64 = rho1 + t62;
                let t65 = t64 * t18;
                let t66 = x2 + quarter_h * t65;
                let t67 = t66 * t66;
                let t68 = t17 + t67;
                let t19 = xi + quarter_h * xi_rate_first;
                let t23 = rho1 + quarter_h * rho1_rate_first;
                let t20 = t19 * t19 + rt::lit::<T>(1.0);
                let t21 = t17 * t20;
                let t69 = t5 + t67;
                let t70 = rt::lit::<T>(0.5)
                    * (t68 + (t69 + (xi_squared + rho2_squared + t16)))
                    - t2 * (xi_squared * t69 + (t3 + t67));
                let t34 = xi + t15;
                let t71 = h
                    * (rt::lit::<T>(0.25) * t19 * (t64 * t23) / t21
                        + t70 * (t18 * (rt::lit::<T>(0.25) * t34)));
                let t72 = rho2 - t71;
                let t73 = rt::lit::<T>(2.0) * t66;
                let t74 = quarter_h * t18;
                let t75 = t67 + rt::lit::<T>(1.0);
                let t76 = half_h_squared * t18;
                let t77 = half_h + half_h * t16;
                let t78 = t18 * (h * t77);
                let t79 = t17 * t78;
                let t80 = rt::lit::<T>(0.25) * t78;
                let t81 = t16 + t68;
                let mut solution2 = rt::Sweeps::new(predictor2);
                while let Some([rho1_rate_second, rho2_rate_second]) = solution2
                    .goes_on()
                {
                    let t82 = half_h * rho2_rate_second + t72;
                    let t83 = t72 + t82;
                    let t84 = t83 + t16 * t83;
                    let t85 = t63 * t84;
                    let t92 = t15 + rt::lit::<T>(0.125) * t85;
                    let t93 = rt::lit::<T>(1.0)
                        / (t17 * (t92 * t92 + rt::lit::<T>(1.0)));
                    let t94 = t62 + quarter_h * rho1_rate_second;
                    let t95 = t92 * t94;
                    let t96 = t93 * (t84 * t95);
                    let xi_new_2 = t15 + rt::lit::<T>(0.25) * t85;
                    let xi_new_2_squared = xi_new_2 * xi_new_2;
                    let t86 = xi_new_2_squared + rt::lit::<T>(1.0);
                    let t87 = rt::lit::<T>(1.0) / t86;
                    let t88 = half_h * rho1_rate_second + t62;
                    let t89 = t62 + t88;
                    let t90 = t73 + t89 * t74;
                    let t91 = t87 * (t90 + xi_new_2_squared * t90);
                    let t102 = t15 + xi_new_2;
                    let t103 = t49 * t102;
                    let t98 = t82 * t82;
                    let t99 = xi_new_2_squared + (t98 + t75);
                    let t101 = t87
                        * (xi_new_2_squared * t99 + (t98 + (t67 + t88 * t88)));
                    let t118 = t103
                        * (rt::lit::<T>(0.5) * (t99 + (xi_new_2_squared + (t98 + t81)))
                            - t101) + t93 * (t95 * (rt::lit::<T>(0.5) * t89));
                    solution2.update([rt::lit::<T>(0.5) * (t96 - t91), -t118]);
                }
                solution2
                    .or_newton(
                        move || {
                            let t13 = t2 * (xi * rho1 * rho2 - x2 * t1);
                            [t13, -xi]
                        },
                        move || {
                            let t14 = rt::abs(inv_h * rho1);
                            [t14, rt::abs(inv_h * rho2)]
                        },
                        move |[rho1_rate_second, rho2_rate_second]| {
                            let t82 = half_h * rho2_rate_second + t72;
                            let t83 = t72 + t82;
                            let t84 = t83 + t16 * t83;
                            let t85 = t63 * t84;
                            let xi_new_2 = t15 + rt::lit::<T>(0.25) * t85;
                            let xi_new_2_squared = xi_new_2 * xi_new_2;
                            let t86 = xi_new_2_squared + rt::lit::<T>(1.0);
                            let t87 = rt::lit::<T>(1.0) / t86;
                            let t88 = half_h * rho1_rate_second + t62;
                            let t89 = t62 + t88;
                            let t90 = t73 + t89 * t74;
                            let t91 = t87 * (t90 + xi_new_2_squared * t90);
                            let t92 = t15 + rt::lit::<T>(0.125) * t85;
                            let t93 = rt::lit::<T>(1.0)
                                / (t17 * (t92 * t92 + rt::lit::<T>(1.0)));
                            let t94 = t62 + quarter_h * rho1_rate_second;
                            let t95 = t92 * t94;
                            let t96 = t93 * (t84 * t95);
                            let t97 = t16 + xi_new_2_squared;
                            let t98 = t82 * t82;
                            let t99 = xi_new_2_squared + (t98 + t75);
                            let t100 = t99 + (t68 + t98);
                            let t101 = t87
                                * (xi_new_2_squared * t99 + (t98 + (t67 + t88 * t88)));
                            let t102 = t15 + xi_new_2;
                            let t103 = t49 * t102;
                            let t104 = t93 * (t89 * t95);
                            let t105 = t87
                                * ((rt::lit::<T>(0.125) * xi_new_2_squared
                                    + rt::lit::<T>(0.125)) * t76) + rt::lit::<T>(1.0)
                                - t93 * (t92 * (k1 * t84));
                            let t106 = xi_new_2 * t78;
                            let t107 = rt::lit::<T>(0.25) * t106;
                            let t108 = t94 * t78;
                            let t109 = rt::lit::<T>(0.25) * (t92 * t79);
                            let t110 = rt::lit::<T>(0.5) * t93;
                            let t111 = (t90 - t91) * (t87 * t107)
                                - (t77 * t95 + t84 * (rt::lit::<T>(0.125) * t108)
                                    - t96 * t109) * t110;
                            let t112 = t93
                                * (rt::lit::<T>(0.5)
                                    * (half_h * t95 + t92 * (quarter_h * t89)))
                                - t102 * (half_h * t88) / (t17 * t86);
                            let t113 = rt::lit::<T>(0.5) * t106;
                            let t114 = h * t82;
                            let t115 = t114 + t113;
                            let t116 = rt::lit::<T>(0.5)
                                * (t100 * t80 + t102 * (t114 + t115))
                                + t78
                                    * (rt::lit::<T>(0.125) * t97 - rt::lit::<T>(0.25) * t101);
                            let t117 = t102
                                * (t107
                                    - t87
                                        * (t113 * (t99 - t101) + (t114 + xi_new_2_squared * t115)))
                                + t116;
                            (
                                [
                                    rho1_rate_second + rt::lit::<T>(0.5) * (t91 - t96),
                                    (rt::lit::<T>(0.5) * (t97 + t100) - t101) * t103
                                        + (rho2_rate_second + rt::lit::<T>(0.5) * t104),
                                ],
                                [
                                    [t105, t111],
                                    [
                                        t112,
                                        t49 * t117
                                            + (t110 * (t108 * (rt::lit::<T>(0.125) * t89) - t104 * t109)
                                                + rt::lit::<T>(1.0)),
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
                let t88 = half_h * rho1_rate_second + t62;
                let t89 = t62 + t88;
                let t119 = t18 * t89;
                let t82 = half_h * rho2_rate_second + t72;
                let t83 = t72 + t82;
                let t84 = t83 + t16 * t83;
                let t85 = t63 * t84;
                let t92 = t15 + rt::lit::<T>(0.125) * t85;
                let x1_new_2 = x1 - quarter_h * (t19 * t65 + t119 * t92);
                let x2_new_2 = t66 + quarter_h * t119;
                let xi_new_2 = t15 + rt::lit::<T>(0.25) * t85;
                let x2_squared = x2 * x2;
                let t120 = xi_squared + (x2_squared + rt::lit::<T>(1.0));
                let t121 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t122 = (t2
                    * (rt::lit::<T>(0.5)
                        * (xi_squared * (rho2_squared + t120)
                            + (rho1_squared + (x2_squared + rho2_squared)))) - reference)
                    * (rt::lit::<T>(0.5) * t121);
                let t123 = x2_squared + xi_squared * t120;
                let t124 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t123 * (rt::lit::<T>(0.25) * t123)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t121 * t121;
                let t125 = rt::lit::<T>(1.0) - rt::visible_quotient(t122, t124);
                let rho1_new_2 = t125 * t88;
                let rho2_new_2 = t125 * t82;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
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
                    let before = balance([
                        motion.carried[1],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[1],
                        carried[2],
                        carried[3],
                        carried[4],
                    ]);
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
                let [x1, x2, xi, rho1, rho2, _] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
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
                rho1,
                rho2,
                ]: [T; 4],
            ) -> [T; 2] {
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let x2_squared = x2 * x2;
                let rho2_squared = rho2 * rho2;
                let t3 = x2_squared + rho2_squared;
                let t4 = xi_squared * (t1 + t3);
                let rho1_squared = rho1 * rho1;
                let t5 = t4 + (rho2_squared + (x2_squared + rho1_squared));
                let t6 = rt::lit::<T>(2.0) * t3;
                let t7 = rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(1.0);
                let t8 = t2
                    * (rt::lit::<T>(2.0) * (rho1_squared + t4)
                        + (t6 + xi_squared * (t7 + t6))) + t7 * rt::abs(t5 / (t1 * t1));
                [t2 * (rt::lit::<T>(0.5) * t5), rt::lit::<T>(0.5) * t8]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5967c1f984a5a179acc8d927a391ac59";
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
        /// - `xi_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `xi_rate_2`, `rho1_rate_2`, `rho2_rate_2`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x2_rate_1, x2_rate_2
        /// - `x1_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 48 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 76 | 1 | 0 | 0 | 0 |
        /// | each step | 286 | 377 | 12 | 0 | 0 | 46 |
        /// | each sweep for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2 | 208 | 264 | 10 | 0 | 0 | 0 |
        /// | each iteration for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2 | 816 | 1276 | 20 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
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
            /// `2 0.5069260527650378`
            k33: T,
            /// `2 0.528261265892269`
            k34: T,
            /// `2 0.5380937954401096`
            k35: T,
            /// `2 0.5050799478350697`
            k36: T,
            /// `2 0.4133626265872448`
            k37: T,
            /// `2 0.2753275904819451`
            k38: T,
            /// `2 0.12992802718545557`
            k39: T,
            /// `2 0.026781124516269687`
            k40: T,
            /// `2 0.4732188754837303`
            k41: T,
            /// `2 0.37007197281454446`
            k42: T,
            /// `2 0.22467240951805487`
            k43: T,
            /// `2 0.08663737341275521`
            k44: T,
            /// `2 - 0.005079947835069699`
            k45: T,
            /// `2 - 0.03809379544010962`
            k46: T,
            /// `2 - 0.02826126589226893`
            k47: T,
            /// `2 - 0.006926052765037803`
            k48: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.026781124516269687`
            k49: T,
            /// `h 0.12992802718545557`
            k50: T,
            /// `h 0.2753275904819451`
            k51: T,
            /// `h 0.4133626265872448`
            k52: T,
            /// `h 0.5050799478350697`
            k53: T,
            /// `h 0.5380937954401096`
            k54: T,
            /// `h 0.528261265892269`
            k55: T,
            /// `h 0.5069260527650378`
            k56: T,
            /// `h - 0.006926052765037803`
            k57: T,
            /// `h - 0.02826126589226893`
            k58: T,
            /// `h - 0.03809379544010962`
            k59: T,
            /// `h - 0.005079947835069699`
            k60: T,
            /// `h 0.08663737341275521`
            k61: T,
            /// `h 0.22467240951805487`
            k62: T,
            /// `h 0.37007197281454446`
            k63: T,
            /// `h 0.4732188754837303`
            k64: T,
            /// `h 0.25`
            k65: T,
            /// `h - 0.03867513459481288`
            k66: T,
            /// `h 0.5386751345948129`
            k67: T,
            /// `h 0.25`
            k68: T,
            /// `2 h 0.026781124516269687`
            k69: T,
            /// `2 h 0.12992802718545557`
            k70: T,
            /// `2 h 0.2753275904819451`
            k71: T,
            /// `2 h 0.4133626265872448`
            k72: T,
            /// `2 h 0.5050799478350697`
            k73: T,
            /// `2 h 0.5380937954401096`
            k74: T,
            /// `2 h 0.528261265892269`
            k75: T,
            /// `2 h 0.5069260527650378`
            k76: T,
            /// `2 h - 0.006926052765037803`
            k77: T,
            /// `2 h - 0.02826126589226893`
            k78: T,
            /// `2 h - 0.03809379544010962`
            k79: T,
            /// `2 h - 0.005079947835069699`
            k80: T,
            /// `2 h 0.08663737341275521`
            k81: T,
            /// `2 h 0.22467240951805487`
            k82: T,
            /// `2 h 0.37007197281454446`
            k83: T,
            /// `2 h 0.4732188754837303`
            k84: T,
            /// `2 h 0.25`
            k85: T,
            /// `0.13479950349996173 h 0.026781124516269687`
            k86: T,
            /// `0.2646186221535599 h 0.12992802718545557`
            k87: T,
            /// `0.29962887740986976 h 0.2753275904819451`
            k88: T,
            /// `0.23895749671553695 h 0.4133626265872448`
            k89: T,
            /// `0.12372628666282504 h 0.5050799478350697`
            k90: T,
            /// `0.014077768468017546 h 0.5380937954401096`
            k91: T,
            /// `- 0.042237587700185465 h 0.528261265892269`
            k92: T,
            /// `- 0.03357096720958545 h 0.5069260527650378`
            k93: T,
            /// `- 0.03357096720958545 h 0.026781124516269687`
            k94: T,
            /// `- 0.042237587700185465 h 0.12992802718545557`
            k95: T,
            /// `0.014077768468017546 h 0.2753275904819451`
            k96: T,
            /// `0.12372628666282504 h 0.4133626265872448`
            k97: T,
            /// `0.23895749671553695 h 0.5050799478350697`
            k98: T,
            /// `0.29962887740986976 h 0.5380937954401096`
            k99: T,
            /// `0.2646186221535599 h 0.528261265892269`
            k100: T,
            /// `0.13479950349996173 h 0.5069260527650378`
            k101: T,
            /// `2 h - 0.03867513459481288`
            k102: T,
            /// `0.13479950349996173 h - 0.006926052765037803`
            k103: T,
            /// `0.2646186221535599 h - 0.02826126589226893`
            k104: T,
            /// `0.29962887740986976 h - 0.03809379544010962`
            k105: T,
            /// `0.23895749671553695 h - 0.005079947835069699`
            k106: T,
            /// `0.12372628666282504 h 0.08663737341275521`
            k107: T,
            /// `0.014077768468017546 h 0.22467240951805487`
            k108: T,
            /// `- 0.042237587700185465 h 0.37007197281454446`
            k109: T,
            /// `- 0.03357096720958545 h 0.4732188754837303`
            k110: T,
            /// `- 0.03357096720958545 h - 0.006926052765037803`
            k111: T,
            /// `- 0.042237587700185465 h - 0.02826126589226893`
            k112: T,
            /// `0.014077768468017546 h - 0.03809379544010962`
            k113: T,
            /// `0.12372628666282504 h - 0.005079947835069699`
            k114: T,
            /// `0.23895749671553695 h 0.08663737341275521`
            k115: T,
            /// `0.29962887740986976 h 0.22467240951805487`
            k116: T,
            /// `0.2646186221535599 h 0.37007197281454446`
            k117: T,
            /// `0.13479950349996173 h 0.4732188754837303`
            k118: T,
            /// `2 h 0.5386751345948129`
            k119: T,
            /// `2 h 0.25`
            k120: T,
            /// `h 0.05061426814518813`
            k121: T,
            /// `h 0.11119051722668724`
            k122: T,
            /// `h 0.15685332293894363`
            k123: T,
            /// `h 0.181341891689181`
            k124: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energy at the start (1).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 6, 8>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
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
                let k33 = rt::lit::<T>(2.0) * rt::lit::<T>(0.5069260527650378);
                let k34 = rt::lit::<T>(2.0) * rt::lit::<T>(0.528261265892269);
                let k35 = rt::lit::<T>(2.0) * rt::lit::<T>(0.5380937954401096);
                let k36 = rt::lit::<T>(2.0) * rt::lit::<T>(0.5050799478350697);
                let k37 = rt::lit::<T>(2.0) * rt::lit::<T>(0.4133626265872448);
                let k38 = rt::lit::<T>(2.0) * rt::lit::<T>(0.2753275904819451);
                let k39 = rt::lit::<T>(2.0) * rt::lit::<T>(0.12992802718545557);
                let k40 = rt::lit::<T>(2.0) * rt::lit::<T>(0.026781124516269687);
                let k41 = rt::lit::<T>(2.0) * rt::lit::<T>(0.4732188754837303);
                let k42 = rt::lit::<T>(2.0) * rt::lit::<T>(0.37007197281454446);
                let k43 = rt::lit::<T>(2.0) * rt::lit::<T>(0.22467240951805487);
                let k44 = rt::lit::<T>(2.0) * rt::lit::<T>(0.08663737341275521);
                let k45 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.005079947835069699);
                let k46 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.03809379544010962);
                let k47 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.02826126589226893);
                let k48 = rt::lit::<T>(2.0) * rt::lit::<T>(-0.006926052765037803);
                let inv_h = rt::lit::<T>(1.0) / h;
                let k49 = h * rt::lit::<T>(0.026781124516269687);
                let k50 = h * rt::lit::<T>(0.12992802718545557);
                let k51 = h * rt::lit::<T>(0.2753275904819451);
                let k52 = h * rt::lit::<T>(0.4133626265872448);
                let k53 = h * rt::lit::<T>(0.5050799478350697);
                let k54 = h * rt::lit::<T>(0.5380937954401096);
                let k55 = h * rt::lit::<T>(0.528261265892269);
                let k56 = h * rt::lit::<T>(0.5069260527650378);
                let k57 = h * rt::lit::<T>(-0.006926052765037803);
                let k58 = h * rt::lit::<T>(-0.02826126589226893);
                let k59 = h * rt::lit::<T>(-0.03809379544010962);
                let k60 = h * rt::lit::<T>(-0.005079947835069699);
                let k61 = h * rt::lit::<T>(0.08663737341275521);
                let k62 = h * rt::lit::<T>(0.22467240951805487);
                let k63 = h * rt::lit::<T>(0.37007197281454446);
                let k64 = h * rt::lit::<T>(0.4732188754837303);
                let k65 = h * rt::lit::<T>(0.25);
                let k66 = h * rt::lit::<T>(-0.03867513459481288);
                let k67 = h * rt::lit::<T>(0.5386751345948129);
                let k68 = h * rt::lit::<T>(0.25);
                let k69 = rt::lit::<T>(2.0) * k49;
                let k70 = rt::lit::<T>(2.0) * k50;
                let k71 = rt::lit::<T>(2.0) * k51;
                let k72 = rt::lit::<T>(2.0) * k52;
                let k73 = rt::lit::<T>(2.0) * k53;
                let k74 = rt::lit::<T>(2.0) * k54;
                let k75 = rt::lit::<T>(2.0) * k55;
                let k76 = rt::lit::<T>(2.0) * k56;
                let k77 = rt::lit::<T>(2.0) * k57;
                let k78 = rt::lit::<T>(2.0) * k58;
                let k79 = rt::lit::<T>(2.0) * k59;
                let k80 = rt::lit::<T>(2.0) * k60;
                let k81 = rt::lit::<T>(2.0) * k61;
                let k82 = rt::lit::<T>(2.0) * k62;
                let k83 = rt::lit::<T>(2.0) * k63;
                let k84 = rt::lit::<T>(2.0) * k64;
                let k85 = rt::lit::<T>(2.0) * k65;
                let k86 = rt::lit::<T>(0.13479950349996173) * k49;
                let k87 = rt::lit::<T>(0.2646186221535599) * k50;
                let k88 = rt::lit::<T>(0.29962887740986976) * k51;
                let k89 = rt::lit::<T>(0.23895749671553695) * k52;
                let k90 = rt::lit::<T>(0.12372628666282504) * k53;
                let k91 = rt::lit::<T>(0.014077768468017546) * k54;
                let k92 = rt::lit::<T>(-0.042237587700185465) * k55;
                let k93 = rt::lit::<T>(-0.03357096720958545) * k56;
                let k94 = rt::lit::<T>(-0.03357096720958545) * k49;
                let k95 = rt::lit::<T>(-0.042237587700185465) * k50;
                let k96 = rt::lit::<T>(0.014077768468017546) * k51;
                let k97 = rt::lit::<T>(0.12372628666282504) * k52;
                let k98 = rt::lit::<T>(0.23895749671553695) * k53;
                let k99 = rt::lit::<T>(0.29962887740986976) * k54;
                let k100 = rt::lit::<T>(0.2646186221535599) * k55;
                let k101 = rt::lit::<T>(0.13479950349996173) * k56;
                let k102 = rt::lit::<T>(2.0) * k66;
                let k103 = rt::lit::<T>(0.13479950349996173) * k57;
                let k104 = rt::lit::<T>(0.2646186221535599) * k58;
                let k105 = rt::lit::<T>(0.29962887740986976) * k59;
                let k106 = rt::lit::<T>(0.23895749671553695) * k60;
                let k107 = rt::lit::<T>(0.12372628666282504) * k61;
                let k108 = rt::lit::<T>(0.014077768468017546) * k62;
                let k109 = rt::lit::<T>(-0.042237587700185465) * k63;
                let k110 = rt::lit::<T>(-0.03357096720958545) * k64;
                let k111 = rt::lit::<T>(-0.03357096720958545) * k57;
                let k112 = rt::lit::<T>(-0.042237587700185465) * k58;
                let k113 = rt::lit::<T>(0.014077768468017546) * k59;
                let k114 = rt::lit::<T>(0.12372628666282504) * k60;
                let k115 = rt::lit::<T>(0.23895749671553695) * k61;
                let k116 = rt::lit::<T>(0.29962887740986976) * k62;
                let k117 = rt::lit::<T>(0.2646186221535599) * k63;
                let k118 = rt::lit::<T>(0.13479950349996173) * k64;
                let k119 = rt::lit::<T>(2.0) * k67;
                let k120 = rt::lit::<T>(2.0) * k68;
                let k121 = h * rt::lit::<T>(0.05061426814518813);
                let k122 = h * rt::lit::<T>(0.11119051722668724);
                let k123 = h * rt::lit::<T>(0.15685332293894363);
                let k124 = h * rt::lit::<T>(0.181341891689181);
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
                    k45,
                    k46,
                    k47,
                    k48,
                    inv_h,
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
                let t1 = x2_dot - xi * x1_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = x2 * x2 + xi_dot * xi_dot;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0) / t2
                        * (rt::lit::<T>(0.5) * (xi_squared * (t2 + t3) + (t1 * t1 + t3))),
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
                let [x1, x2, xi, rho1, rho2, _, _, reference] = motion.carried;
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
                    k45,
                    k46,
                    k47,
                    k48,
                    inv_h,
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
                } = *setting.scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
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
                    let t7 = k57 * xi_rate_2 + (xi + k49 * xi_rate_1);
                    let t8 = t7 * t7;
                    let t9 = t8 + rt::lit::<T>(1.0);
                    let t10 = rt::lit::<T>(1.0) / t9;
                    let t11 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                    let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                    let t13 = t10 * (t11 * t12);
                    let t14 = k58 * xi_rate_2 + (xi + k50 * xi_rate_1);
                    let t15 = t14 * t14;
                    let t16 = t15 + rt::lit::<T>(1.0);
                    let t17 = rt::lit::<T>(1.0) / t16;
                    let t18 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                    let t19 = rt::lit::<T>(2.0) * t15 + rt::lit::<T>(2.0);
                    let t20 = t17 * (t18 * t19);
                    let t21 = k59 * xi_rate_2 + (xi + k51 * xi_rate_1);
                    let t22 = t21 * t21;
                    let t23 = t22 + rt::lit::<T>(1.0);
                    let t24 = rt::lit::<T>(1.0) / t23;
                    let t25 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                    let t26 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                    let t27 = t24 * (t25 * t26);
                    let t28 = k60 * xi_rate_2 + (xi + k52 * xi_rate_1);
                    let t29 = t28 * t28;
                    let t30 = t29 + rt::lit::<T>(1.0);
                    let t31 = rt::lit::<T>(1.0) / t30;
                    let t32 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                    let t33 = rt::lit::<T>(2.0) * t29 + rt::lit::<T>(2.0);
                    let t34 = t31 * (t32 * t33);
                    let t35 = k61 * xi_rate_2 + (xi + k53 * xi_rate_1);
                    let t36 = t35 * t35;
                    let t37 = t36 + rt::lit::<T>(1.0);
                    let t38 = rt::lit::<T>(1.0) / t37;
                    let t39 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                    let t40 = rt::lit::<T>(2.0) * t36 + rt::lit::<T>(2.0);
                    let t41 = t38 * (t39 * t40);
                    let t42 = k62 * xi_rate_2 + (xi + k54 * xi_rate_1);
                    let t43 = t42 * t42;
                    let t44 = t43 + rt::lit::<T>(1.0);
                    let t45 = rt::lit::<T>(1.0) / t44;
                    let t46 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                    let t47 = rt::lit::<T>(2.0) * t43 + rt::lit::<T>(2.0);
                    let t48 = t45 * (t46 * t47);
                    let t49 = k63 * xi_rate_2 + (xi + k55 * xi_rate_1);
                    let t50 = t49 * t49;
                    let t51 = t50 + rt::lit::<T>(1.0);
                    let t52 = rt::lit::<T>(1.0) / t51;
                    let t53 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                    let t54 = rt::lit::<T>(2.0) * t50 + rt::lit::<T>(2.0);
                    let t55 = t52 * (t53 * t54);
                    let t56 = k64 * xi_rate_2 + (xi + k56 * xi_rate_1);
                    let t57 = t56 * t56;
                    let t58 = t57 + rt::lit::<T>(1.0);
                    let t59 = rt::lit::<T>(1.0) / t58;
                    let t60 = k64 * rho2_rate_2 + (rho2 + k56 * rho2_rate_1);
                    let t61 = rt::lit::<T>(2.0) * t57 + rt::lit::<T>(2.0);
                    let t62 = t59 * (t60 * t61);
                    let t63 = k8 * t13 + k7 * t20 + (k6 * t27 + k5 * t34)
                        + (k4 * t41 + k3 * t48 + (k2 * t55 + k1 * t62));
                    let t113 = k66 * xi_rate_2 + (xi + k65 * xi_rate_1);
                    let t114 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                    let t115 = t113 * t114;
                    let t116 = t113 * t113 + rt::lit::<T>(1.0);
                    let t603 = t115 / t116;
                    let t64 = k57 * rho1_rate_2 + (rho1 + k49 * rho1_rate_1);
                    let t65 = t64 * t10;
                    let t66 = k58 * rho1_rate_2 + (rho1 + k50 * rho1_rate_1);
                    let t67 = t66 * t17;
                    let t68 = k59 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                    let t69 = t68 * t24;
                    let t70 = k60 * rho1_rate_2 + (rho1 + k52 * rho1_rate_1);
                    let t71 = t70 * t31;
                    let t72 = k61 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                    let t73 = t72 * t38;
                    let t74 = k62 * rho1_rate_2 + (rho1 + k54 * rho1_rate_1);
                    let t75 = t74 * t45;
                    let t76 = k63 * rho1_rate_2 + (rho1 + k55 * rho1_rate_1);
                    let t77 = t76 * t52;
                    let t78 = k64 * rho1_rate_2 + (rho1 + k56 * rho1_rate_1);
                    let t79 = t78 * t59;
                    let t80 = rt::lit::<T>(-0.03357096720958545) * t65
                        + rt::lit::<T>(-0.042237587700185465) * t67
                        + (rt::lit::<T>(0.014077768468017546) * t69
                            + rt::lit::<T>(0.12372628666282504) * t71)
                        + (rt::lit::<T>(0.23895749671553695) * t73
                            + rt::lit::<T>(0.29962887740986976) * t75
                            + (rt::lit::<T>(0.2646186221535599) * t77
                                + rt::lit::<T>(0.13479950349996173) * t79));
                    let t81 = rt::lit::<T>(0.13479950349996173) * t65
                        + rt::lit::<T>(0.2646186221535599) * t67
                        + (rt::lit::<T>(0.29962887740986976) * t69
                            + rt::lit::<T>(0.23895749671553695) * t71)
                        + (rt::lit::<T>(0.12372628666282504) * t73
                            + rt::lit::<T>(0.014077768468017546) * t75
                            + (rt::lit::<T>(-0.042237587700185465) * t77
                                + rt::lit::<T>(-0.03357096720958545) * t79));
                    let t94 = k61 * t80 + (x2 + k53 * t81);
                    let t95 = t40 * t38;
                    let t96 = t94 * t95;
                    let t97 = k4 * t96;
                    let t109 = k58 * t80 + (x2 + k50 * t81);
                    let t110 = t19 * t17;
                    let t111 = t109 * t110;
                    let t112 = k7 * t111;
                    let t82 = k57 * t80 + (x2 + k49 * t81);
                    let t83 = t12 * t10;
                    let t84 = t82 * t83;
                    let t85 = k8 * t84;
                    let t90 = k60 * t80 + (x2 + k52 * t81);
                    let t91 = t33 * t31;
                    let t92 = t90 * t91;
                    let t93 = k5 * t92;
                    let t98 = k62 * t80 + (x2 + k54 * t81);
                    let t99 = t47 * t45;
                    let t100 = t98 * t99;
                    let t101 = k63 * t80 + (x2 + k55 * t81);
                    let t102 = t54 * t52;
                    let t103 = t101 * t102;
                    let t104 = k3 * t100 + k2 * t103;
                    let t86 = k59 * t80 + (x2 + k51 * t81);
                    let t87 = t26 * t24;
                    let t88 = t86 * t87;
                    let t89 = k6 * t88;
                    let t105 = k64 * t80 + (x2 + k56 * t81);
                    let t106 = t61 * t59;
                    let t107 = t105 * t106;
                    let t108 = k1 * t107;
                    let t183 = t82 * t82;
                    let t184 = t11 * t11;
                    let t185 = t183 + (t184 + t9);
                    let t186 = t8 + t185;
                    let t187 = t8 * t185 + (t183 + (t184 + t64 * t64));
                    let t188 = t186 - t10 * t187;
                    let t189 = rt::lit::<T>(2.0) * t7;
                    let t604 = t188 * (t10 * t189);
                    let t129 = t86 * t86;
                    let t130 = t25 * t25;
                    let t131 = t129 + (t130 + t23);
                    let t132 = t22 + t131;
                    let t133 = t22 * t131 + (t129 + (t130 + t68 * t68));
                    let t134 = t132 - t24 * t133;
                    let t135 = rt::lit::<T>(2.0) * t21;
                    let t605 = t134 * (t24 * t135);
                    let t147 = t90 * t90;
                    let t148 = t32 * t32;
                    let t149 = t147 + (t148 + t30);
                    let t150 = t29 + t149;
                    let t151 = t29 * t149 + (t147 + (t148 + t70 * t70));
                    let t152 = t150 - t31 * t151;
                    let t153 = rt::lit::<T>(2.0) * t28;
                    let t606 = t152 * (t31 * t153);
                    let t165 = t101 * t101;
                    let t166 = t53 * t53;
                    let t167 = t165 + (t166 + t51);
                    let t168 = t50 + t167;
                    let t169 = t50 * t167 + (t165 + (t166 + t76 * t76));
                    let t170 = t168 - t52 * t169;
                    let t171 = rt::lit::<T>(2.0) * t49;
                    let t607 = t170 * (t52 * t171);
                    let t174 = t105 * t105;
                    let t175 = t60 * t60;
                    let t176 = t174 + (t175 + t58);
                    let t177 = t57 + t176;
                    let t178 = t57 * t176 + (t174 + (t175 + t78 * t78));
                    let t179 = t177 - t59 * t178;
                    let t180 = rt::lit::<T>(2.0) * t56;
                    let t608 = t179 * (t59 * t180);
                    let t156 = t94 * t94;
                    let t157 = t39 * t39;
                    let t158 = t156 + (t157 + t37);
                    let t159 = t36 + t158;
                    let t160 = t36 * t158 + (t156 + (t157 + t72 * t72));
                    let t161 = t159 - t38 * t160;
                    let t162 = rt::lit::<T>(2.0) * t35;
                    let t609 = t161 * (t38 * t162);
                    let t138 = t98 * t98;
                    let t139 = t46 * t46;
                    let t140 = t138 + (t139 + t44);
                    let t141 = t43 + t140;
                    let t142 = t43 * t140 + (t138 + (t139 + t74 * t74));
                    let t143 = t141 - t45 * t142;
                    let t144 = rt::lit::<T>(2.0) * t42;
                    let t610 = t143 * (t45 * t144);
                    let t120 = t109 * t109;
                    let t121 = t18 * t18;
                    let t122 = t120 + (t121 + t16);
                    let t123 = t15 + t122;
                    let t124 = t15 * t122 + (t120 + (t121 + t66 * t66));
                    let t125 = t123 - t17 * t124;
                    let t126 = rt::lit::<T>(2.0) * t14;
                    let t611 = t125 * (t17 * t126);
                    let t612 = k1 * t608 + k4 * t609
                        + (k3 * t610 + (k7 * t611 + t81 * t603));
                    let t613 = -(k8 * t604 + k6 * t605 + (k5 * t606 + k2 * t607) + t612);
                    let t193 = k16 * t13 + k15 * t20 + (k14 * t27 + k13 * t34)
                        + (k12 * t41 + k11 * t48 + (k10 * t55 + k9 * t62));
                    let t201 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                    let t202 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                    let t203 = t201 * t202;
                    let t204 = t201 * t201 + rt::lit::<T>(1.0);
                    let t614 = t203 / t204;
                    let t197 = k12 * t96;
                    let t200 = k15 * t111;
                    let t194 = k16 * t84;
                    let t196 = k13 * t92;
                    let t198 = k11 * t100 + k10 * t103;
                    let t195 = k14 * t88;
                    let t199 = k9 * t107;
                    let t615 = k9 * t608 + k12 * t609
                        + (k11 * t610 + (k15 * t611 + t80 * t614));
                    let t616 = -(k16 * t604 + k14 * t605 + (k13 * t606 + k10 * t607)
                        + t615);
                    solution1
                        .update([
                            t63,
                            t63 * t603 - t97 - t112 - (t85 + t93)
                                - (t104 + (t89 + t108)),
                            t613,
                            t193,
                            t193 * t614 - t197 - t200 - (t194 + t196)
                                - (t198 + (t195 + t199)),
                            t616,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t3 = t2 * (xi * rho1 * rho2 - x2 * t1);
                            [rho2, t3, -xi, rho2, t3, -xi]
                        },
                        move || {
                            let t4 = rt::abs(inv_h * xi);
                            let t5 = rt::abs(inv_h * rho1);
                            let t6 = rt::abs(inv_h * rho2);
                            [t4, t5, t6, t4, t5, t6]
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
                            let t7 = k57 * xi_rate_2 + (xi + k49 * xi_rate_1);
                            let t8 = t7 * t7;
                            let t9 = t8 + rt::lit::<T>(1.0);
                            let t10 = rt::lit::<T>(1.0) / t9;
                            let t11 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                            let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                            let t13 = t10 * (t11 * t12);
                            let t14 = k58 * xi_rate_2 + (xi + k50 * xi_rate_1);
                            let t15 = t14 * t14;
                            let t16 = t15 + rt::lit::<T>(1.0);
                            let t17 = rt::lit::<T>(1.0) / t16;
                            let t18 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                            let t19 = rt::lit::<T>(2.0) * t15 + rt::lit::<T>(2.0);
                            let t20 = t17 * (t18 * t19);
                            let t21 = k59 * xi_rate_2 + (xi + k51 * xi_rate_1);
                            let t22 = t21 * t21;
                            let t23 = t22 + rt::lit::<T>(1.0);
                            let t24 = rt::lit::<T>(1.0) / t23;
                            let t25 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                            let t26 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                            let t27 = t24 * (t25 * t26);
                            let t28 = k60 * xi_rate_2 + (xi + k52 * xi_rate_1);
                            let t29 = t28 * t28;
                            let t30 = t29 + rt::lit::<T>(1.0);
                            let t31 = rt::lit::<T>(1.0) / t30;
                            let t32 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                            let t33 = rt::lit::<T>(2.0) * t29 + rt::lit::<T>(2.0);
                            let t34 = t31 * (t32 * t33);
                            let t35 = k61 * xi_rate_2 + (xi + k53 * xi_rate_1);
                            let t36 = t35 * t35;
                            let t37 = t36 + rt::lit::<T>(1.0);
                            let t38 = rt::lit::<T>(1.0) / t37;
                            let t39 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                            let t40 = rt::lit::<T>(2.0) * t36 + rt::lit::<T>(2.0);
                            let t41 = t38 * (t39 * t40);
                            let t42 = k62 * xi_rate_2 + (xi + k54 * xi_rate_1);
                            let t43 = t42 * t42;
                            let t44 = t43 + rt::lit::<T>(1.0);
                            let t45 = rt::lit::<T>(1.0) / t44;
                            let t46 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                            let t47 = rt::lit::<T>(2.0) * t43 + rt::lit::<T>(2.0);
                            let t48 = t45 * (t46 * t47);
                            let t49 = k63 * xi_rate_2 + (xi + k55 * xi_rate_1);
                            let t50 = t49 * t49;
                            let t51 = t50 + rt::lit::<T>(1.0);
                            let t52 = rt::lit::<T>(1.0) / t51;
                            let t53 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                            let t54 = rt::lit::<T>(2.0) * t50 + rt::lit::<T>(2.0);
                            let t55 = t52 * (t53 * t54);
                            let t56 = k64 * xi_rate_2 + (xi + k56 * xi_rate_1);
                            let t57 = t56 * t56;
                            let t58 = t57 + rt::lit::<T>(1.0);
                            let t59 = rt::lit::<T>(1.0) / t58;
                            let t60 = k64 * rho2_rate_2 + (rho2 + k56 * rho2_rate_1);
                            let t61 = rt::lit::<T>(2.0) * t57 + rt::lit::<T>(2.0);
                            let t62 = t59 * (t60 * t61);
                            let t63 = k8 * t13 + k7 * t20 + (k6 * t27 + k5 * t34)
                                + (k4 * t41 + k3 * t48 + (k2 * t55 + k1 * t62));
                            let t64 = k57 * rho1_rate_2 + (rho1 + k49 * rho1_rate_1);
                            let t65 = t64 * t10;
                            let t66 = k58 * rho1_rate_2 + (rho1 + k50 * rho1_rate_1);
                            let t67 = t66 * t17;
                            let t68 = k59 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                            let t69 = t68 * t24;
                            let t70 = k60 * rho1_rate_2 + (rho1 + k52 * rho1_rate_1);
                            let t71 = t70 * t31;
                            let t72 = k61 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                            let t73 = t72 * t38;
                            let t74 = k62 * rho1_rate_2 + (rho1 + k54 * rho1_rate_1);
                            let t75 = t74 * t45;
                            let t76 = k63 * rho1_rate_2 + (rho1 + k55 * rho1_rate_1);
                            let t77 = t76 * t52;
                            let t78 = k64 * rho1_rate_2 + (rho1 + k56 * rho1_rate_1);
                            let t79 = t78 * t59;
                            let t80 = rt::lit::<T>(-0.03357096720958545) * t65
                                + rt::lit::<T>(-0.042237587700185465) * t67
                                + (rt::lit::<T>(0.014077768468017546) * t69
                                    + rt::lit::<T>(0.12372628666282504) * t71)
                                + (rt::lit::<T>(0.23895749671553695) * t73
                                    + rt::lit::<T>(0.29962887740986976) * t75
                                    + (rt::lit::<T>(0.2646186221535599) * t77
                                        + rt::lit::<T>(0.13479950349996173) * t79));
                            let t81 = rt::lit::<T>(0.13479950349996173) * t65
                                + rt::lit::<T>(0.2646186221535599) * t67
                                + (rt::lit::<T>(0.29962887740986976) * t69
                                    + rt::lit::<T>(0.23895749671553695) * t71)
                                + (rt::lit::<T>(0.12372628666282504) * t73
                                    + rt::lit::<T>(0.014077768468017546) * t75
                                    + (rt::lit::<T>(-0.042237587700185465) * t77
                                        + rt::lit::<T>(-0.03357096720958545) * t79));
                            let t82 = k57 * t80 + (x2 + k49 * t81);
                            let t83 = t12 * t10;
                            let t84 = t82 * t83;
                            let t85 = k8 * t84;
                            let t86 = k59 * t80 + (x2 + k51 * t81);
                            let t87 = t26 * t24;
                            let t88 = t86 * t87;
                            let t89 = k6 * t88;
                            let t90 = k60 * t80 + (x2 + k52 * t81);
                            let t91 = t33 * t31;
                            let t92 = t90 * t91;
                            let t93 = k5 * t92;
                            let t94 = k61 * t80 + (x2 + k53 * t81);
                            let t95 = t40 * t38;
                            let t96 = t94 * t95;
                            let t97 = k4 * t96;
                            let t98 = k62 * t80 + (x2 + k54 * t81);
                            let t99 = t47 * t45;
                            let t100 = t98 * t99;
                            let t101 = k63 * t80 + (x2 + k55 * t81);
                            let t102 = t54 * t52;
                            let t103 = t101 * t102;
                            let t104 = k3 * t100 + k2 * t103;
                            let t105 = k64 * t80 + (x2 + k56 * t81);
                            let t106 = t61 * t59;
                            let t107 = t105 * t106;
                            let t108 = k1 * t107;
                            let t109 = k58 * t80 + (x2 + k50 * t81);
                            let t110 = t19 * t17;
                            let t111 = t109 * t110;
                            let t112 = k7 * t111;
                            let t113 = k66 * xi_rate_2 + (xi + k65 * xi_rate_1);
                            let t114 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                            let t115 = t113 * t114;
                            let t116 = t113 * t113 + rt::lit::<T>(1.0);
                            let t117 = rt::lit::<T>(1.0) / t116;
                            let t118 = t115 * t117;
                            let t119 = t85 + t89 + (t93 + t97)
                                + (t104 + (t108 + (t112 + (rho1_rate_1 - t118 * t63))));
                            let t120 = t109 * t109;
                            let t121 = t18 * t18;
                            let t122 = t120 + (t121 + t16);
                            let t123 = t15 + t122;
                            let t124 = t15 * t122 + (t120 + (t121 + t66 * t66));
                            let t125 = t123 - t17 * t124;
                            let t126 = rt::lit::<T>(2.0) * t14;
                            let t127 = t125 * t126;
                            let t128 = t17 * t127;
                            let t129 = t86 * t86;
                            let t130 = t25 * t25;
                            let t131 = t129 + (t130 + t23);
                            let t132 = t22 + t131;
                            let t133 = t22 * t131 + (t129 + (t130 + t68 * t68));
                            let t134 = t132 - t24 * t133;
                            let t135 = rt::lit::<T>(2.0) * t21;
                            let t136 = t134 * t135;
                            let t137 = t24 * t136;
                            let t138 = t98 * t98;
                            let t139 = t46 * t46;
                            let t140 = t138 + (t139 + t44);
                            let t141 = t43 + t140;
                            let t142 = t43 * t140 + (t138 + (t139 + t74 * t74));
                            let t143 = t141 - t45 * t142;
                            let t144 = rt::lit::<T>(2.0) * t42;
                            let t145 = t143 * t144;
                            let t146 = t45 * t145;
                            let t147 = t90 * t90;
                            let t148 = t32 * t32;
                            let t149 = t147 + (t148 + t30);
                            let t150 = t29 + t149;
                            let t151 = t29 * t149 + (t147 + (t148 + t70 * t70));
                            let t152 = t150 - t31 * t151;
                            let t153 = rt::lit::<T>(2.0) * t28;
                            let t154 = t152 * t153;
                            let t155 = t31 * t154;
                            let t156 = t94 * t94;
                            let t157 = t39 * t39;
                            let t158 = t156 + (t157 + t37);
                            let t159 = t36 + t158;
                            let t160 = t36 * t158 + (t156 + (t157 + t72 * t72));
                            let t161 = t159 - t38 * t160;
                            let t162 = rt::lit::<T>(2.0) * t35;
                            let t163 = t161 * t162;
                            let t164 = t38 * t163;
                            let t165 = t101 * t101;
                            let t166 = t53 * t53;
                            let t167 = t165 + (t166 + t51);
                            let t168 = t50 + t167;
                            let t169 = t50 * t167 + (t165 + (t166 + t76 * t76));
                            let t170 = t168 - t52 * t169;
                            let t171 = rt::lit::<T>(2.0) * t49;
                            let t172 = t170 * t171;
                            let t173 = t52 * t172;
                            let t174 = t105 * t105;
                            let t175 = t60 * t60;
                            let t176 = t174 + (t175 + t58);
                            let t177 = t57 + t176;
                            let t178 = t57 * t176 + (t174 + (t175 + t78 * t78));
                            let t179 = t177 - t59 * t178;
                            let t180 = rt::lit::<T>(2.0) * t56;
                            let t181 = t179 * t180;
                            let t182 = t59 * t181;
                            let t183 = t82 * t82;
                            let t184 = t11 * t11;
                            let t185 = t183 + (t184 + t9);
                            let t186 = t8 + t185;
                            let t187 = t8 * t185 + (t183 + (t184 + t64 * t64));
                            let t188 = t186 - t10 * t187;
                            let t189 = rt::lit::<T>(2.0) * t7;
                            let t190 = t188 * t189;
                            let t191 = t10 * t190;
                            let t192 = k4 * t164 + k2 * t173
                                + (k1 * t182 + (k8 * t191 + (rho2_rate_1 + t81 * t118)));
                            let t193 = k16 * t13 + k15 * t20 + (k14 * t27 + k13 * t34)
                                + (k12 * t41 + k11 * t48 + (k10 * t55 + k9 * t62));
                            let t194 = k16 * t84;
                            let t195 = k14 * t88;
                            let t196 = k13 * t92;
                            let t197 = k12 * t96;
                            let t198 = k11 * t100 + k10 * t103;
                            let t199 = k9 * t107;
                            let t200 = k15 * t111;
                            let t201 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                            let t202 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                            let t203 = t201 * t202;
                            let t204 = t201 * t201 + rt::lit::<T>(1.0);
                            let t205 = rt::lit::<T>(1.0) / t204;
                            let t206 = t203 * t205;
                            let t207 = t194 + t195 + (t196 + t197)
                                + (t198 + (t199 + (t200 + (rho1_rate_2 - t206 * t193))));
                            let t208 = k12 * t164 + k10 * t173
                                + (k9 * t182 + (k16 * t191 + (rho2_rate_2 + t80 * t206)));
                            let t209 = k49 * t7;
                            let t210 = t10 * t209;
                            let t211 = rt::lit::<T>(4.0) * t11 - rt::lit::<T>(2.0) * t13;
                            let t212 = t210 * t211;
                            let t213 = k50 * t14;
                            let t214 = t17 * t213;
                            let t215 = rt::lit::<T>(4.0) * t18 - rt::lit::<T>(2.0) * t20;
                            let t216 = t214 * t215;
                            let t217 = k51 * t21;
                            let t218 = t24 * t217;
                            let t219 = rt::lit::<T>(4.0) * t25 - rt::lit::<T>(2.0) * t27;
                            let t220 = t218 * t219;
                            let t221 = k52 * t28;
                            let t222 = t31 * t221;
                            let t223 = rt::lit::<T>(4.0) * t32 - rt::lit::<T>(2.0) * t34;
                            let t224 = t222 * t223;
                            let t225 = k53 * t35;
                            let t226 = t38 * t225;
                            let t227 = rt::lit::<T>(4.0) * t39 - rt::lit::<T>(2.0) * t41;
                            let t228 = t226 * t227;
                            let t229 = k54 * t42;
                            let t230 = t45 * t229;
                            let t231 = rt::lit::<T>(4.0) * t46 - rt::lit::<T>(2.0) * t48;
                            let t232 = t230 * t231;
                            let t233 = k55 * t49;
                            let t234 = t52 * t233;
                            let t235 = rt::lit::<T>(4.0) * t53 - rt::lit::<T>(2.0) * t55;
                            let t236 = t234 * t235;
                            let t237 = k56 * t56;
                            let t238 = t59 * t237;
                            let t239 = rt::lit::<T>(4.0) * t60 - rt::lit::<T>(2.0) * t62;
                            let t240 = t238 * t239;
                            let t241 = k8 * t212 + k7 * t216 + (k6 * t220 + k5 * t224)
                                + (k4 * t228 + k3 * t232 + (k2 * t236 + k1 * t240));
                            let t242 = t10 * (k69 + k69 * t8);
                            let t243 = t17 * (k70 + k70 * t15);
                            let t244 = t24 * (k71 + k71 * t22);
                            let t245 = t31 * (k72 + k72 * t29);
                            let t246 = t38 * (k73 + k73 * t36);
                            let t247 = t45 * (k74 + k74 * t43);
                            let t248 = t52 * (k75 + k75 * t50);
                            let t249 = t59 * (k76 + k76 * t57);
                            let t250 = k8 * t242 + k7 * t243 + (k6 * t244 + k5 * t245)
                                + (k4 * t246 + k3 * t247 + (k2 * t248 + k1 * t249));
                            let t251 = k57 * t7;
                            let t252 = t10 * t251;
                            let t253 = t252 * t211;
                            let t254 = k58 * t14;
                            let t255 = t17 * t254;
                            let t256 = t255 * t215;
                            let t257 = k59 * t21;
                            let t258 = t24 * t257;
                            let t259 = t258 * t219;
                            let t260 = k60 * t28;
                            let t261 = t31 * t260;
                            let t262 = t261 * t223;
                            let t263 = k61 * t35;
                            let t264 = t38 * t263;
                            let t265 = t264 * t227;
                            let t266 = k62 * t42;
                            let t267 = t45 * t266;
                            let t268 = t267 * t231;
                            let t269 = k63 * t49;
                            let t270 = t52 * t269;
                            let t271 = t270 * t235;
                            let t272 = k64 * t56;
                            let t273 = t59 * t272;
                            let t274 = t273 * t239;
                            let t275 = k8 * t253 + k7 * t256 + (k6 * t259 + k5 * t262)
                                + (k4 * t265 + k3 * t268 + (k2 * t271 + k1 * t274));
                            let t276 = t10 * (k77 + k77 * t8);
                            let t277 = t17 * (k78 + k78 * t15);
                            let t278 = t24 * (k79 + k79 * t22);
                            let t279 = t31 * (k80 + k80 * t29);
                            let t280 = t38 * (k81 + k81 * t36);
                            let t281 = t45 * (k82 + k82 * t43);
                            let t282 = t52 * (k83 + k83 * t50);
                            let t283 = t59 * (k84 + k84 * t57);
                            let t284 = k8 * t276 + k7 * t277 + (k6 * t278 + k5 * t279)
                                + (k4 * t280 + k3 * t281 + (k2 * t282 + k1 * t283));
                            let t285 = t65 * t210;
                            let t286 = t67 * t214;
                            let t287 = t69 * t218;
                            let t288 = t71 * t222;
                            let t289 = t73 * t226;
                            let t290 = t75 * t230;
                            let t291 = t77 * t234;
                            let t292 = t79 * t238;
                            let t293 = k17 * t285 + k18 * t286
                                + (k19 * t287 + k20 * t288)
                                + (k21 * t289 + k22 * t290 + (k23 * t291 + k24 * t292));
                            let t294 = k25 * t285 + k26 * t286
                                + (k27 * t287 + k28 * t288)
                                + (k29 * t289 + k30 * t290 + (k31 * t291 + k32 * t292));
                            let t295 = k50 * t293 + k58 * t294;
                            let t296 = rt::lit::<T>(2.0) * t17;
                            let t297 = (t109 * (k70 * t14) - t295
                                - (t15 * t295 + t213 * t111)) * t296;
                            let t298 = k51 * t293 + k59 * t294;
                            let t299 = rt::lit::<T>(2.0) * t24;
                            let t300 = (t86 * (k71 * t21) - t298
                                - (t22 * t298 + t217 * t88)) * t299;
                            let t301 = k52 * t293 + k60 * t294;
                            let t302 = rt::lit::<T>(2.0) * t31;
                            let t303 = (t90 * (k72 * t28) - t301
                                - (t29 * t301 + t221 * t92)) * t302;
                            let t304 = k53 * t293 + k61 * t294;
                            let t305 = rt::lit::<T>(2.0) * t38;
                            let t306 = (t94 * (k73 * t35) - t304
                                - (t36 * t304 + t225 * t96)) * t305;
                            let t307 = k54 * t293 + k62 * t294;
                            let t308 = rt::lit::<T>(2.0) * t45;
                            let t309 = (t98 * (k74 * t42) - t307
                                - (t43 * t307 + t229 * t100)) * t308;
                            let t310 = k55 * t293 + k63 * t294;
                            let t311 = rt::lit::<T>(2.0) * t52;
                            let t312 = (t101 * (k75 * t49) - t310
                                - (t50 * t310 + t233 * t103)) * t311;
                            let t313 = k56 * t293 + k64 * t294;
                            let t314 = rt::lit::<T>(2.0) * t59;
                            let t315 = (t105 * (k76 * t56) - t313
                                - (t57 * t313 + t237 * t107)) * t314;
                            let t316 = k49 * t293 + k57 * t294;
                            let t317 = rt::lit::<T>(2.0) * t10;
                            let t318 = (t82 * (k69 * t7) - t316
                                - (t8 * t316 + t84 * t209)) * t317;
                            let t319 = k8 * t318
                                - (t118 * t241
                                    + t63 * (t117 * (k65 * t114 - t118 * (k85 * t113))));
                            let t320 = k7 * t297 + k6 * t300 + (k5 * t303 + k4 * t306)
                                + (k3 * t309 + k2 * t312 + (k1 * t315 + t319));
                            let t321 = k86 * t10 + k87 * t17 + (k88 * t24 + k89 * t31)
                                + (k90 * t38 + k91 * t45 + (k92 * t52 + k93 * t59));
                            let t322 = k94 * t10 + k95 * t17 + (k96 * t24 + k97 * t31)
                                + (k98 * t38 + k99 * t45 + (k100 * t52 + k101 * t59));
                            let t323 = t110 * (k50 * t321 + k58 * t322);
                            let t324 = t87 * (k51 * t321 + k59 * t322);
                            let t325 = t91 * (k52 * t321 + k60 * t322);
                            let t326 = t95 * (k53 * t321 + k61 * t322);
                            let t327 = t99 * (k54 * t321 + k62 * t322);
                            let t328 = t102 * (k55 * t321 + k63 * t322);
                            let t329 = t106 * (k56 * t321 + k64 * t322);
                            let t330 = t83 * (k49 * t321 + k57 * t322);
                            let t331 = k3 * t327 + k2 * t328
                                + (k1 * t329
                                    + (k8 * t330
                                        + (rt::lit::<T>(1.0) - t63 * (k65 * t113 * t117))));
                            let t332 = t65 * t252;
                            let t333 = t67 * t255;
                            let t334 = t69 * t258;
                            let t335 = t71 * t261;
                            let t336 = t73 * t264;
                            let t337 = t75 * t267;
                            let t338 = t77 * t270;
                            let t339 = t79 * t273;
                            let t340 = k17 * t332 + k18 * t333
                                + (k19 * t334 + k20 * t335)
                                + (k21 * t336 + k22 * t337 + (k23 * t338 + k24 * t339));
                            let t341 = k25 * t332 + k26 * t333
                                + (k27 * t334 + k28 * t335)
                                + (k29 * t336 + k30 * t337 + (k31 * t338 + k32 * t339));
                            let t342 = k50 * t340 + k58 * t341;
                            let t343 = t296
                                * (t109 * (k78 * t14) - t342 - (t15 * t342 + t254 * t111));
                            let t344 = k51 * t340 + k59 * t341;
                            let t345 = t299
                                * (t86 * (k79 * t21) - t344 - (t22 * t344 + t257 * t88));
                            let t346 = k52 * t340 + k60 * t341;
                            let t347 = t302
                                * (t90 * (k80 * t28) - t346 - (t29 * t346 + t260 * t92));
                            let t348 = k53 * t340 + k61 * t341;
                            let t349 = t305
                                * (t94 * (k81 * t35) - t348 - (t36 * t348 + t263 * t96));
                            let t350 = k54 * t340 + k62 * t341;
                            let t351 = t308
                                * (t98 * (k82 * t42) - t350 - (t43 * t350 + t266 * t100));
                            let t352 = k55 * t340 + k63 * t341;
                            let t353 = t311
                                * (t101 * (k83 * t49) - t352 - (t50 * t352 + t269 * t103));
                            let t354 = k56 * t340 + k64 * t341;
                            let t355 = t314
                                * (t105 * (k84 * t56) - t354 - (t57 * t354 + t272 * t107));
                            let t356 = k49 * t340 + k57 * t341;
                            let t357 = t317
                                * (t82 * (k77 * t7) - t356 - (t8 * t356 + t84 * t251));
                            let t358 = k8 * t357
                                - (t118 * t275
                                    + t63 * (t117 * (k66 * t114 - t118 * (k102 * t113))));
                            let t359 = k7 * t343 + k6 * t345 + (k5 * t347 + k4 * t349)
                                + (k3 * t351 + k2 * t353 + (k1 * t355 + t358));
                            let t360 = k103 * t10 + k104 * t17
                                + (k105 * t24 + k106 * t31)
                                + (k107 * t38 + k108 * t45 + (k109 * t52 + k110 * t59));
                            let t361 = k111 * t10 + k112 * t17
                                + (k113 * t24 + k114 * t31)
                                + (k115 * t38 + k116 * t45 + (k117 * t52 + k118 * t59));
                            let t362 = t110 * (k50 * t360 + k58 * t361);
                            let t363 = t87 * (k51 * t360 + k59 * t361);
                            let t364 = t91 * (k52 * t360 + k60 * t361);
                            let t365 = t95 * (k53 * t360 + k61 * t361);
                            let t366 = t99 * (k54 * t360 + k62 * t361);
                            let t367 = t102 * (k55 * t360 + k63 * t361);
                            let t368 = t106 * (k56 * t360 + k64 * t361);
                            let t369 = t83 * (k49 * t360 + k57 * t361);
                            let t370 = k3 * t366 + k2 * t367
                                + (k1 * t368 + (k8 * t369 - t63 * (k66 * t113 * t117)));
                            let t371 = rt::lit::<T>(1.0) / (t51 * t51);
                            let t372 = rt::lit::<T>(-0.042237587700185465) * t52;
                            let t373 = t49 * t372;
                            let t374 = rt::lit::<T>(-0.03357096720958545) * t59;
                            let t375 = t56 * t374;
                            let t376 = t59 * t375;
                            let t377 = t375 - t57 * t376;
                            let t378 = t377 - t376;
                            let t379 = t105 * (h * t378);
                            let t380 = t52 * t373;
                            let t381 = t373 - t50 * t380;
                            let t382 = t381 - t380;
                            let t383 = t101 * (h * t382);
                            let t384 = rt::lit::<T>(0.014077768468017546) * t45;
                            let t385 = t42 * t384;
                            let t386 = t45 * t385;
                            let t387 = t385 - t43 * t386;
                            let t388 = t387 - t386;
                            let t389 = t98 * (h * t388);
                            let t390 = rt::lit::<T>(0.12372628666282504) * t38;
                            let t391 = t35 * t390;
                            let t392 = t38 * t391;
                            let t393 = t391 - t36 * t392;
                            let t394 = t393 - t392;
                            let t395 = t94 * (h * t394);
                            let t396 = rt::lit::<T>(0.23895749671553695) * t31;
                            let t397 = t28 * t396;
                            let t398 = t31 * t397;
                            let t399 = t397 - t29 * t398;
                            let t400 = t399 - t398;
                            let t401 = t90 * (h * t400);
                            let t402 = rt::lit::<T>(0.29962887740986976) * t24;
                            let t403 = t21 * t402;
                            let t404 = t24 * t403;
                            let t405 = t403 - t22 * t404;
                            let t406 = t405 - t404;
                            let t407 = t86 * (h * t406);
                            let t408 = rt::lit::<T>(0.2646186221535599) * t17;
                            let t409 = t14 * t408;
                            let t410 = t17 * t409;
                            let t411 = t409 - t15 * t410;
                            let t412 = t411 - t410;
                            let t413 = t109 * (h * t412);
                            let t414 = rt::lit::<T>(0.13479950349996173) * t10;
                            let t415 = t7 * t414;
                            let t416 = t10 * t415;
                            let t417 = t415 - t8 * t416;
                            let t418 = t417 - t416;
                            let t419 = t82 * (h * t418);
                            let t420 = k41 * t379 + k42 * t383
                                + (k43 * t389 + k44 * t395)
                                + (k45 * t401 + k46 * t407 + (k47 * t413 + k48 * t419));
                            let t421 = k34 * t383 + k35 * t389
                                + (k36 * t395 + k37 * t401)
                                + (k38 * t407 + k39 * t413
                                    + (k40 * t419 + (t118 + k33 * t379)));
                            let t422 = rt::lit::<T>(0.2646186221535599) * t420
                                + rt::lit::<T>(-0.042237587700185465) * t421;
                            let t423 = t371 * (t169 * t373 - k2 * t172 - t76 * t422)
                                + (t373 + t381 - t167 * t380);
                            let t424 = t171 * t423
                                + (t168 * t372
                                    - t169 * (rt::lit::<T>(-0.042237587700185465) * t371));
                            let t425 = rt::lit::<T>(1.0) / (t44 * t44);
                            let t426 = rt::lit::<T>(0.29962887740986976) * t420
                                + rt::lit::<T>(0.014077768468017546) * t421;
                            let t427 = t425 * (t142 * t385 - k3 * t145 - t74 * t426)
                                + (t385 + t387 - t140 * t386);
                            let t428 = t144 * t427
                                + (t141 * t384
                                    - t142 * (rt::lit::<T>(0.014077768468017546) * t425));
                            let t429 = rt::lit::<T>(1.0) / (t37 * t37);
                            let t430 = rt::lit::<T>(0.23895749671553695) * t420
                                + rt::lit::<T>(0.12372628666282504) * t421;
                            let t431 = t429 * (t160 * t391 - k4 * t163 - t72 * t430)
                                + (t391 + t393 - t158 * t392);
                            let t432 = t162 * t431
                                + (t159 * t390
                                    - t160 * (rt::lit::<T>(0.12372628666282504) * t429));
                            let t433 = rt::lit::<T>(1.0) / (t30 * t30);
                            let t434 = rt::lit::<T>(0.12372628666282504) * t420
                                + rt::lit::<T>(0.23895749671553695) * t421;
                            let t435 = t433 * (t151 * t397 - k5 * t154 - t70 * t434)
                                + (t397 + t399 - t149 * t398);
                            let t436 = t153 * t435
                                + (t150 * t396
                                    - t151 * (rt::lit::<T>(0.23895749671553695) * t433));
                            let t437 = rt::lit::<T>(1.0) / (t23 * t23);
                            let t438 = rt::lit::<T>(0.014077768468017546) * t420
                                + rt::lit::<T>(0.29962887740986976) * t421;
                            let t439 = t437 * (t133 * t403 - k6 * t136 - t68 * t438)
                                + (t403 + t405 - t131 * t404);
                            let t440 = t135 * t439
                                + (t132 * t402
                                    - t133 * (rt::lit::<T>(0.29962887740986976) * t437));
                            let t441 = rt::lit::<T>(1.0) / (t16 * t16);
                            let t442 = rt::lit::<T>(-0.042237587700185465) * t420
                                + rt::lit::<T>(0.2646186221535599) * t421;
                            let t443 = t441 * (t124 * t409 - k7 * t127 - t66 * t442)
                                + (t409 + t411 - t122 * t410);
                            let t444 = t126 * t443
                                + (t123 * t408
                                    - t124 * (rt::lit::<T>(0.2646186221535599) * t441));
                            let t445 = rt::lit::<T>(1.0) / (t9 * t9);
                            let t446 = rt::lit::<T>(-0.03357096720958545) * t420
                                + rt::lit::<T>(0.13479950349996173) * t421;
                            let t447 = t445 * (t187 * t415 - k8 * t190 - t64 * t446)
                                + (t415 + t417 - t185 * t416);
                            let t448 = t189 * t447
                                + (t186 * t414
                                    - t187 * (rt::lit::<T>(0.13479950349996173) * t445));
                            let t449 = rt::lit::<T>(1.0) / (t58 * t58);
                            let t450 = rt::lit::<T>(0.13479950349996173) * t420
                                + rt::lit::<T>(-0.03357096720958545) * t421;
                            let t451 = t449 * (t178 * t375 - k1 * t181 - t78 * t450)
                                + (t375 + t377 - t176 * t376);
                            let t452 = t180 * t451
                                + (t177 * t374
                                    - t178 * (rt::lit::<T>(-0.03357096720958545) * t449));
                            let t453 = t81 * t117;
                            let t454 = t114 * t453
                                - t81 * (t115 * (rt::lit::<T>(2.0) * t113))
                                    * (rt::lit::<T>(1.0) / (t116 * t116));
                            let t455 = k51 * t440 + k50 * t444
                                + (k49 * t448 + (k56 * t452 + k65 * t454));
                            let t456 = rt::lit::<T>(2.0) * t76;
                            let t457 = t52 * t422 - t380 * t456;
                            let t458 = rt::lit::<T>(2.0) * t74;
                            let t459 = t45 * t426 - t386 * t458;
                            let t460 = rt::lit::<T>(2.0) * t72;
                            let t461 = t38 * t430 - t392 * t460;
                            let t462 = rt::lit::<T>(2.0) * t70;
                            let t463 = t31 * t434 - t398 * t462;
                            let t464 = rt::lit::<T>(2.0) * t68;
                            let t465 = t24 * t438 - t404 * t464;
                            let t466 = rt::lit::<T>(2.0) * t66;
                            let t467 = t17 * t442 - t410 * t466;
                            let t468 = rt::lit::<T>(2.0) * t64;
                            let t469 = t10 * t446 - t416 * t468;
                            let t470 = rt::lit::<T>(2.0) * t78;
                            let t471 = t59 * t450 - t376 * t470;
                            let t472 = t453 * (h * t113);
                            let t473 = k51 * t465 + k50 * t467
                                + (k49 * t469 + (k56 * t471 + rt::lit::<T>(0.25) * t472));
                            let t474 = h * t53;
                            let t475 = t382 * t474;
                            let t476 = h * t46;
                            let t477 = t388 * t476;
                            let t478 = h * t39;
                            let t479 = t394 * t478;
                            let t480 = h * t32;
                            let t481 = t400 * t480;
                            let t482 = h * t25;
                            let t483 = t406 * t482;
                            let t484 = h * t18;
                            let t485 = t412 * t484;
                            let t486 = h * t11;
                            let t487 = t418 * t486;
                            let t488 = h * t60;
                            let t489 = t378 * t488;
                            let t490 = k34 * t475 + k35 * t477
                                + (k36 * t479 + k37 * t481)
                                + (k38 * t483 + k39 * t485
                                    + (k40 * t487 + (k33 * t489 + rt::lit::<T>(1.0))));
                            let t491 = k59 * t440 + k58 * t444
                                + (k57 * t448 + (k64 * t452 + k66 * t454));
                            let t492 = k59 * t465 + k58 * t467
                                + (k57 * t469
                                    + (k64 * t471 + rt::lit::<T>(-0.03867513459481288) * t472));
                            let t493 = k41 * t489 + k42 * t475
                                + (k43 * t477 + k44 * t479)
                                + (k45 * t481 + k46 * t483 + (k47 * t485 + k48 * t487));
                            let t494 = k16 * t212 + k15 * t216
                                + (k14 * t220 + k13 * t224)
                                + (k12 * t228 + k11 * t232 + (k10 * t236 + k9 * t240));
                            let t495 = k16 * t242 + k15 * t243
                                + (k14 * t244 + k13 * t245)
                                + (k12 * t246 + k11 * t247 + (k10 * t248 + k9 * t249));
                            let t496 = k16 * t253 + k15 * t256
                                + (k14 * t259 + k13 * t262)
                                + (k12 * t265 + k11 * t268 + (k10 * t271 + k9 * t274));
                            let t497 = k16 * t276 + k15 * t277
                                + (k14 * t278 + k13 * t279)
                                + (k12 * t280 + k11 * t281 + (k10 * t282 + k9 * t283));
                            let t498 = k16 * t318
                                - (t206 * t494
                                    + t193 * (t205 * (k67 * t202 - t206 * (k119 * t201))));
                            let t499 = k15 * t297 + k14 * t300
                                + (k13 * t303 + k12 * t306)
                                + (k11 * t309 + k10 * t312 + (k9 * t315 + t498));
                            let t500 = k11 * t327 + k10 * t328
                                + (k9 * t329 + (k16 * t330 - t193 * (k67 * t201 * t205)));
                            let t501 = k16 * t357
                                - (t206 * t496
                                    + t193 * (t205 * (k68 * t202 - t206 * (k120 * t201))));
                            let t502 = k15 * t343 + k14 * t345
                                + (k13 * t347 + k12 * t349)
                                + (k11 * t351 + k10 * t353 + (k9 * t355 + t501));
                            let t503 = k11 * t366 + k10 * t367
                                + (k9 * t368
                                    + (k16 * t369
                                        + (rt::lit::<T>(1.0) - t193 * (k68 * t201 * t205))));
                            let t504 = rt::lit::<T>(0.2646186221535599) * t52;
                            let t505 = t49 * t504;
                            let t506 = t52 * t505;
                            let t507 = t505 - t50 * t506;
                            let t508 = t507 - t506;
                            let t509 = t101 * (h * t508);
                            let t510 = rt::lit::<T>(0.29962887740986976) * t45;
                            let t511 = t42 * t510;
                            let t512 = t45 * t511;
                            let t513 = t511 - t43 * t512;
                            let t514 = t513 - t512;
                            let t515 = t98 * (h * t514);
                            let t516 = rt::lit::<T>(0.23895749671553695) * t38;
                            let t517 = t35 * t516;
                            let t518 = t38 * t517;
                            let t519 = t517 - t36 * t518;
                            let t520 = t519 - t518;
                            let t521 = t94 * (h * t520);
                            let t522 = rt::lit::<T>(0.12372628666282504) * t31;
                            let t523 = t28 * t522;
                            let t524 = t31 * t523;
                            let t525 = t523 - t29 * t524;
                            let t526 = t525 - t524;
                            let t527 = t90 * (h * t526);
                            let t528 = rt::lit::<T>(0.014077768468017546) * t24;
                            let t529 = t21 * t528;
                            let t530 = t24 * t529;
                            let t531 = t529 - t22 * t530;
                            let t532 = t531 - t530;
                            let t533 = t86 * (h * t532);
                            let t534 = rt::lit::<T>(-0.042237587700185465) * t17;
                            let t535 = t14 * t534;
                            let t536 = t17 * t535;
                            let t537 = t535 - t15 * t536;
                            let t538 = t537 - t536;
                            let t539 = t109 * (h * t538);
                            let t540 = rt::lit::<T>(-0.03357096720958545) * t10;
                            let t541 = t7 * t540;
                            let t542 = t10 * t541;
                            let t543 = t541 - t8 * t542;
                            let t544 = t543 - t542;
                            let t545 = t82 * (h * t544);
                            let t546 = rt::lit::<T>(0.13479950349996173) * t59;
                            let t547 = t56 * t546;
                            let t548 = t59 * t547;
                            let t549 = t547 - t57 * t548;
                            let t550 = t549 - t548;
                            let t551 = t105 * (h * t550);
                            let t552 = k42 * t509 + k43 * t515
                                + (k44 * t521 + k45 * t527)
                                + (k46 * t533 + k47 * t539
                                    + (k48 * t545 + (t206 + k41 * t551)));
                            let t553 = k33 * t551 + k34 * t509
                                + (k35 * t515 + k36 * t521)
                                + (k37 * t527 + k38 * t533 + (k39 * t539 + k40 * t545));
                            let t554 = rt::lit::<T>(0.2646186221535599) * t552
                                + rt::lit::<T>(-0.042237587700185465) * t553;
                            let t555 = t371 * (t169 * t505 - k10 * t172 - t76 * t554)
                                + (t505 + t507 - t167 * t506);
                            let t556 = t171 * t555
                                + (t168 * t504
                                    - t169 * (rt::lit::<T>(0.2646186221535599) * t371));
                            let t557 = rt::lit::<T>(0.29962887740986976) * t552
                                + rt::lit::<T>(0.014077768468017546) * t553;
                            let t558 = t425 * (t142 * t511 - k11 * t145 - t74 * t557)
                                + (t511 + t513 - t140 * t512);
                            let t559 = t144 * t558
                                + (t141 * t510
                                    - t142 * (rt::lit::<T>(0.29962887740986976) * t425));
                            let t560 = rt::lit::<T>(0.23895749671553695) * t552
                                + rt::lit::<T>(0.12372628666282504) * t553;
                            let t561 = t429 * (t160 * t517 - k12 * t163 - t72 * t560)
                                + (t517 + t519 - t158 * t518);
                            let t562 = t162 * t561
                                + (t159 * t516
                                    - t160 * (rt::lit::<T>(0.23895749671553695) * t429));
                            let t563 = rt::lit::<T>(0.12372628666282504) * t552
                                + rt::lit::<T>(0.23895749671553695) * t553;
                            let t564 = t433 * (t151 * t523 - k13 * t154 - t70 * t563)
                                + (t523 + t525 - t149 * t524);
                            let t565 = t153 * t564
                                + (t150 * t522
                                    - t151 * (rt::lit::<T>(0.12372628666282504) * t433));
                            let t566 = rt::lit::<T>(0.014077768468017546) * t552
                                + rt::lit::<T>(0.29962887740986976) * t553;
                            let t567 = t437 * (t133 * t529 - k14 * t136 - t68 * t566)
                                + (t529 + t531 - t131 * t530);
                            let t568 = t135 * t567
                                + (t132 * t528
                                    - t133 * (rt::lit::<T>(0.014077768468017546) * t437));
                            let t569 = rt::lit::<T>(-0.042237587700185465) * t552
                                + rt::lit::<T>(0.2646186221535599) * t553;
                            let t570 = t441 * (t124 * t535 - k15 * t127 - t66 * t569)
                                + (t535 + t537 - t122 * t536);
                            let t571 = t126 * t570
                                + (t123 * t534
                                    - t124 * (rt::lit::<T>(-0.042237587700185465) * t441));
                            let t572 = rt::lit::<T>(-0.03357096720958545) * t552
                                + rt::lit::<T>(0.13479950349996173) * t553;
                            let t573 = t445 * (t187 * t541 - k16 * t190 - t64 * t572)
                                + (t541 + t543 - t185 * t542);
                            let t574 = t189 * t573
                                + (t186 * t540
                                    - t187 * (rt::lit::<T>(-0.03357096720958545) * t445));
                            let t575 = rt::lit::<T>(0.13479950349996173) * t552
                                + rt::lit::<T>(-0.03357096720958545) * t553;
                            let t576 = t449 * (t178 * t547 - k9 * t181 - t78 * t575)
                                + (t547 + t549 - t176 * t548);
                            let t577 = t180 * t576
                                + (t177 * t546
                                    - t178 * (rt::lit::<T>(0.13479950349996173) * t449));
                            let t578 = t80 * t205;
                            let t579 = t202 * t578
                                - t80 * (t203 * (rt::lit::<T>(2.0) * t201))
                                    * (rt::lit::<T>(1.0) / (t204 * t204));
                            let t580 = k51 * t568 + k50 * t571
                                + (k49 * t574 + (k56 * t577 + k67 * t579));
                            let t581 = t52 * t554 - t506 * t456;
                            let t582 = t45 * t557 - t512 * t458;
                            let t583 = t38 * t560 - t518 * t460;
                            let t584 = t31 * t563 - t524 * t462;
                            let t585 = t24 * t566 - t530 * t464;
                            let t586 = t17 * t569 - t536 * t466;
                            let t587 = t10 * t572 - t542 * t468;
                            let t588 = t59 * t575 - t548 * t470;
                            let t589 = t578 * (h * t201);
                            let t590 = k51 * t585 + k50 * t586
                                + (k49 * t587
                                    + (k56 * t588 + rt::lit::<T>(0.5386751345948129) * t589));
                            let t591 = t488 * t550;
                            let t592 = t474 * t508;
                            let t593 = t476 * t514;
                            let t594 = t478 * t520;
                            let t595 = t480 * t526;
                            let t596 = t482 * t532;
                            let t597 = t484 * t538;
                            let t598 = t486 * t544;
                            let t599 = k33 * t591 + k34 * t592
                                + (k35 * t593 + k36 * t594)
                                + (k37 * t595 + k38 * t596 + (k39 * t597 + k40 * t598));
                            let t600 = k59 * t568 + k58 * t571
                                + (k57 * t574 + (k64 * t577 + k68 * t579));
                            let t601 = k59 * t585 + k58 * t586
                                + (k57 * t587 + (k64 * t588 + rt::lit::<T>(0.25) * t589));
                            let t602 = k42 * t592 + k43 * t593
                                + (k44 * t594 + k45 * t595)
                                + (k46 * t596 + k47 * t597
                                    + (k48 * t598 + (k41 * t591 + rt::lit::<T>(1.0))));
                            (
                                [
                                    xi_rate_1 - t63,
                                    t119,
                                    k7 * t128 + k6 * t137 + (k3 * t146 + k5 * t155) + t192,
                                    xi_rate_2 - t193,
                                    t207,
                                    k15 * t128 + k14 * t137 + (k11 * t146 + k13 * t155) + t208,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t241,
                                        rt::lit::<T>(0.0),
                                        -t250,
                                        -t275,
                                        rt::lit::<T>(0.0),
                                        -t284,
                                    ],
                                    [
                                        t320,
                                        k7 * t323 + k6 * t324 + (k5 * t325 + k4 * t326) + t331,
                                        -(t118 * t250),
                                        t359,
                                        k7 * t362 + k6 * t363 + (k5 * t364 + k4 * t365) + t370,
                                        -(t118 * t284),
                                    ],
                                    [
                                        k55 * t424 + k54 * t428 + (k53 * t432 + k52 * t436) + t455,
                                        k55 * t457 + k54 * t459 + (k53 * t461 + k52 * t463) + t473,
                                        t490,
                                        k63 * t424 + k62 * t428 + (k61 * t432 + k60 * t436) + t491,
                                        k63 * t457 + k62 * t459 + (k61 * t461 + k60 * t463) + t492,
                                        t493,
                                    ],
                                    [
                                        -t494,
                                        rt::lit::<T>(0.0),
                                        -t495,
                                        rt::lit::<T>(1.0) - t496,
                                        rt::lit::<T>(0.0),
                                        -t497,
                                    ],
                                    [
                                        t499,
                                        k15 * t323 + k14 * t324 + (k13 * t325 + k12 * t326) + t500,
                                        -(t206 * t495),
                                        t502,
                                        k15 * t362 + k14 * t363 + (k13 * t364 + k12 * t365) + t503,
                                        -(t206 * t497),
                                    ],
                                    [
                                        k55 * t556 + k54 * t559 + (k53 * t562 + k52 * t565) + t580,
                                        k55 * t581 + k54 * t582 + (k53 * t583 + k52 * t584) + t590,
                                        t599,
                                        k63 * t556 + k62 * t559 + (k61 * t562 + k60 * t565) + t600,
                                        k63 * t581 + k62 * t582 + (k61 * t583 + k60 * t584) + t601,
                                        t602,
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
                let t64 = k57 * rho1_rate_2 + (rho1 + k49 * rho1_rate_1);
                let t7 = k57 * xi_rate_2 + (xi + k49 * xi_rate_1);
                let t8 = t7 * t7;
                let t9 = t8 + rt::lit::<T>(1.0);
                let t10 = rt::lit::<T>(1.0) / t9;
                let t65 = t64 * t10;
                let t66 = k58 * rho1_rate_2 + (rho1 + k50 * rho1_rate_1);
                let t14 = k58 * xi_rate_2 + (xi + k50 * xi_rate_1);
                let t15 = t14 * t14;
                let t16 = t15 + rt::lit::<T>(1.0);
                let t17 = rt::lit::<T>(1.0) / t16;
                let t67 = t66 * t17;
                let t68 = k59 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                let t21 = k59 * xi_rate_2 + (xi + k51 * xi_rate_1);
                let t22 = t21 * t21;
                let t23 = t22 + rt::lit::<T>(1.0);
                let t24 = rt::lit::<T>(1.0) / t23;
                let t69 = t68 * t24;
                let t70 = k60 * rho1_rate_2 + (rho1 + k52 * rho1_rate_1);
                let t28 = k60 * xi_rate_2 + (xi + k52 * xi_rate_1);
                let t29 = t28 * t28;
                let t30 = t29 + rt::lit::<T>(1.0);
                let t31 = rt::lit::<T>(1.0) / t30;
                let t71 = t70 * t31;
                let t72 = k61 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                let t35 = k61 * xi_rate_2 + (xi + k53 * xi_rate_1);
                let t36 = t35 * t35;
                let t37 = t36 + rt::lit::<T>(1.0);
                let t38 = rt::lit::<T>(1.0) / t37;
                let t73 = t72 * t38;
                let t74 = k62 * rho1_rate_2 + (rho1 + k54 * rho1_rate_1);
                let t42 = k62 * xi_rate_2 + (xi + k54 * xi_rate_1);
                let t43 = t42 * t42;
                let t44 = t43 + rt::lit::<T>(1.0);
                let t45 = rt::lit::<T>(1.0) / t44;
                let t75 = t74 * t45;
                let t76 = k63 * rho1_rate_2 + (rho1 + k55 * rho1_rate_1);
                let t49 = k63 * xi_rate_2 + (xi + k55 * xi_rate_1);
                let t50 = t49 * t49;
                let t51 = t50 + rt::lit::<T>(1.0);
                let t52 = rt::lit::<T>(1.0) / t51;
                let t77 = t76 * t52;
                let t78 = k64 * rho1_rate_2 + (rho1 + k56 * rho1_rate_1);
                let t56 = k64 * xi_rate_2 + (xi + k56 * xi_rate_1);
                let t57 = t56 * t56;
                let t58 = t57 + rt::lit::<T>(1.0);
                let t59 = rt::lit::<T>(1.0) / t58;
                let t79 = t78 * t59;
                let t81 = rt::lit::<T>(0.13479950349996173) * t65
                    + rt::lit::<T>(0.2646186221535599) * t67
                    + (rt::lit::<T>(0.29962887740986976) * t69
                        + rt::lit::<T>(0.23895749671553695) * t71)
                    + (rt::lit::<T>(0.12372628666282504) * t73
                        + rt::lit::<T>(0.014077768468017546) * t75
                        + (rt::lit::<T>(-0.042237587700185465) * t77
                            + rt::lit::<T>(-0.03357096720958545) * t79));
                let t113 = k66 * xi_rate_2 + (xi + k65 * xi_rate_1);
                let t80 = rt::lit::<T>(-0.03357096720958545) * t65
                    + rt::lit::<T>(-0.042237587700185465) * t67
                    + (rt::lit::<T>(0.014077768468017546) * t69
                        + rt::lit::<T>(0.12372628666282504) * t71)
                    + (rt::lit::<T>(0.23895749671553695) * t73
                        + rt::lit::<T>(0.29962887740986976) * t75
                        + (rt::lit::<T>(0.2646186221535599) * t77
                            + rt::lit::<T>(0.13479950349996173) * t79));
                let t201 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                let x1_new_2 = x1
                    - h
                        * (t81 * (rt::lit::<T>(0.5) * t113)
                            + t80 * (rt::lit::<T>(0.5) * t201));
                let x2_new_2 = x2
                    + h * (rt::lit::<T>(0.5) * t81 + rt::lit::<T>(0.5) * t80);
                let xi_new_2 = xi
                    + h
                        * (rt::lit::<T>(0.5) * xi_rate_1
                            + rt::lit::<T>(0.5) * xi_rate_2);
                let t617 = rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho1_squared = rho1 * rho1;
                let t618 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let rho2_squared = rho2 * rho2;
                let x2_squared = x2 * x2;
                let t619 = xi_squared + (x2_squared + rt::lit::<T>(1.0));
                let t620 = t2
                    * (xi_squared * (rho2_squared + t619)
                        + (rho1_squared + (x2_squared + rho2_squared)));
                let t621 = rt::lit::<T>(0.5) * t620;
                let t622 = x2_squared + xi_squared * t619;
                let t623 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t622 * (rt::lit::<T>(0.25) * t622)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t618 * t618;
                let t624 = rt::lit::<T>(1.0)
                    - rt::visible_quotient(
                        rt::lit::<T>(0.5) * t618 * (t621 - reference),
                        t623,
                    );
                let rho1_new_2 = t617 * t624;
                let t625 = rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2);
                let rho2_new_2 = t625 * t624;
                let xi_new_2_squared = xi_new_2 * xi_new_2;
                let x2_new_2_squared = x2_new_2 * x2_new_2;
                let t626 = xi_new_2_squared + rt::lit::<T>(1.0);
                let t627 = t625 * t625;
                let t628 = (xi_new_2_squared * (x2_new_2_squared + (t626 + t627))
                    + (x2_new_2_squared + (t627 + t617 * t617)))
                    * (rt::lit::<T>(1.0) / t626);
                let t109 = k58 * t80 + (x2 + k50 * t81);
                let t120 = t109 * t109;
                let t18 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                let t121 = t18 * t18;
                let t122 = t120 + (t121 + t16);
                let t123 = t15 + t122;
                let t124 = t15 * t122 + (t120 + (t121 + t66 * t66));
                let t125 = t123 - t17 * t124;
                let t629 = t125
                    * (t17
                        * (t14
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(1.1899334077836625) * xi_rate_1
                                    + rt::lit::<T>(-0.18993340778366247) * xi_rate_2))));
                let t19 = rt::lit::<T>(2.0) * t15 + rt::lit::<T>(2.0);
                let t630 = t17
                    * (t19
                        * ((rt::lit::<T>(1.1899334077836625) * rho2_rate_1
                            + rt::lit::<T>(-0.18993340778366247) * rho2_rate_2) * t18));
                let t110 = t19 * t17;
                let t631 = t109
                    * ((rt::lit::<T>(1.1899334077836625) * t81
                        + rt::lit::<T>(-0.18993340778366247) * t80) * t110);
                let t101 = k63 * t80 + (x2 + k55 * t81);
                let t165 = t101 * t101;
                let t53 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                let t166 = t53 * t53;
                let t167 = t165 + (t166 + t51);
                let t168 = t50 + t167;
                let t169 = t50 * t167 + (t165 + (t166 + t76 * t76));
                let t170 = t168 - t52 * t169;
                let t632 = t170
                    * (t52
                        * (t49
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(-0.18993340778366247) * xi_rate_1
                                    + rt::lit::<T>(1.1899334077836625) * xi_rate_2))));
                let t54 = rt::lit::<T>(2.0) * t50 + rt::lit::<T>(2.0);
                let t633 = t52
                    * (t54
                        * ((rt::lit::<T>(-0.18993340778366247) * rho2_rate_1
                            + rt::lit::<T>(1.1899334077836625) * rho2_rate_2) * t53));
                let t102 = t54 * t52;
                let t634 = t101
                    * ((rt::lit::<T>(-0.18993340778366247) * t81
                        + rt::lit::<T>(1.1899334077836625) * t80) * t102);
                let t635 = (rt::lit::<T>(1.1899334077836625) * rho1_rate_1
                    + rt::lit::<T>(-0.18993340778366247) * rho1_rate_2) * t67;
                let t636 = (rt::lit::<T>(-0.18993340778366247) * rho1_rate_1
                    + rt::lit::<T>(1.1899334077836625) * rho1_rate_2) * t77;
                let t637 = k122
                    * (rt::lit::<T>(0.5)
                        * (t629 + (t630 + t631) + (t632 + (t633 + t634)))
                        + (t635 + t636));
                let t82 = k57 * t80 + (x2 + k49 * t81);
                let t183 = t82 * t82;
                let t11 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                let t184 = t11 * t11;
                let t185 = t183 + (t184 + t9);
                let t186 = t8 + t185;
                let t187 = t8 * t185 + (t183 + (t184 + t64 * t64));
                let t188 = t186 - t10 * t187;
                let t189 = rt::lit::<T>(2.0) * t7;
                let t604 = t188 * (t10 * t189);
                let t638 = (rt::lit::<T>(1.3316354107233794) * xi_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * xi_rate_2) * t604;
                let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                let t13 = t10 * (t11 * t12);
                let t639 = (rt::lit::<T>(1.3316354107233794) * rho2_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho2_rate_2) * t13;
                let t83 = t12 * t10;
                let t84 = t82 * t83;
                let t640 = t84
                    * (rt::lit::<T>(1.3316354107233794) * t81
                        + rt::lit::<T>(-0.3316354107233795) * t80);
                let t105 = k64 * t80 + (x2 + k56 * t81);
                let t174 = t105 * t105;
                let t60 = k64 * rho2_rate_2 + (rho2 + k56 * rho2_rate_1);
                let t175 = t60 * t60;
                let t176 = t174 + (t175 + t58);
                let t177 = t57 + t176;
                let t178 = t57 * t176 + (t174 + (t175 + t78 * t78));
                let t179 = t177 - t59 * t178;
                let t641 = t179
                    * (t59
                        * (t56
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(-0.3316354107233795) * xi_rate_1
                                    + rt::lit::<T>(1.3316354107233794) * xi_rate_2))));
                let t61 = rt::lit::<T>(2.0) * t57 + rt::lit::<T>(2.0);
                let t642 = t59
                    * (t61
                        * ((rt::lit::<T>(-0.3316354107233795) * rho2_rate_1
                            + rt::lit::<T>(1.3316354107233794) * rho2_rate_2) * t60));
                let t106 = t61 * t59;
                let t643 = t105
                    * ((rt::lit::<T>(-0.3316354107233795) * t81
                        + rt::lit::<T>(1.3316354107233794) * t80) * t106);
                let t644 = (rt::lit::<T>(1.3316354107233794) * rho1_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho1_rate_2) * t65;
                let t645 = (rt::lit::<T>(-0.3316354107233795) * rho1_rate_1
                    + rt::lit::<T>(1.3316354107233794) * rho1_rate_2) * t79;
                let t646 = k121
                    * (rt::lit::<T>(0.5)
                        * (t638 + (t639 + t640) + (t641 + (t642 + t643)))
                        + (t644 + t645));
                let t86 = k59 * t80 + (x2 + k51 * t81);
                let t129 = t86 * t86;
                let t25 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                let t130 = t25 * t25;
                let t131 = t129 + (t130 + t23);
                let t132 = t22 + t131;
                let t133 = t22 * t131 + (t129 + (t130 + t68 * t68));
                let t134 = t132 - t24 * t133;
                let t647 = t134
                    * (t24
                        * (t21
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.955124417499598) * xi_rate_1
                                    + rt::lit::<T>(0.044875582500402064) * xi_rate_2))));
                let t26 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                let t648 = t24
                    * (t26
                        * ((rt::lit::<T>(0.955124417499598) * rho2_rate_1
                            + rt::lit::<T>(0.044875582500402064) * rho2_rate_2) * t25));
                let t87 = t26 * t24;
                let t649 = t86
                    * ((rt::lit::<T>(0.955124417499598) * t81
                        + rt::lit::<T>(0.044875582500402064) * t80) * t87);
                let t98 = k62 * t80 + (x2 + k54 * t81);
                let t138 = t98 * t98;
                let t46 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                let t139 = t46 * t46;
                let t140 = t138 + (t139 + t44);
                let t141 = t43 + t140;
                let t142 = t43 * t140 + (t138 + (t139 + t74 * t74));
                let t143 = t141 - t45 * t142;
                let t650 = t143
                    * (t45
                        * (t42
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.044875582500402064) * xi_rate_1
                                    + rt::lit::<T>(0.955124417499598) * xi_rate_2))));
                let t47 = rt::lit::<T>(2.0) * t43 + rt::lit::<T>(2.0);
                let t651 = t45
                    * (t47
                        * ((rt::lit::<T>(0.044875582500402064) * rho2_rate_1
                            + rt::lit::<T>(0.955124417499598) * rho2_rate_2) * t46));
                let t99 = t47 * t45;
                let t652 = t98
                    * ((rt::lit::<T>(0.044875582500402064) * t81
                        + rt::lit::<T>(0.955124417499598) * t80) * t99);
                let t653 = (rt::lit::<T>(0.955124417499598) * rho1_rate_1
                    + rt::lit::<T>(0.044875582500402064) * rho1_rate_2) * t69;
                let t654 = (rt::lit::<T>(0.044875582500402064) * rho1_rate_1
                    + rt::lit::<T>(0.955124417499598) * rho1_rate_2) * t75;
                let t655 = k123
                    * (rt::lit::<T>(0.5)
                        * (t647 + (t648 + t649) + (t650 + (t651 + t652)))
                        + (t653 + t654));
                let t90 = k60 * t80 + (x2 + k52 * t81);
                let t147 = t90 * t90;
                let t32 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                let t148 = t32 * t32;
                let t149 = t147 + (t148 + t30);
                let t150 = t29 + t149;
                let t151 = t29 * t149 + (t147 + (t148 + t70 * t70));
                let t152 = t150 - t31 * t151;
                let t656 = t152
                    * (t31
                        * (t28
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.6588590603353492) * xi_rate_1
                                    + rt::lit::<T>(0.34114093966465076) * xi_rate_2))));
                let t33 = rt::lit::<T>(2.0) * t29 + rt::lit::<T>(2.0);
                let t657 = t31
                    * (t33
                        * ((rt::lit::<T>(0.6588590603353492) * rho2_rate_1
                            + rt::lit::<T>(0.34114093966465076) * rho2_rate_2) * t32));
                let t91 = t33 * t31;
                let t658 = t90
                    * ((rt::lit::<T>(0.6588590603353492) * t81
                        + rt::lit::<T>(0.34114093966465076) * t80) * t91);
                let t94 = k61 * t80 + (x2 + k53 * t81);
                let t156 = t94 * t94;
                let t39 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                let t157 = t39 * t39;
                let t158 = t156 + (t157 + t37);
                let t159 = t36 + t158;
                let t160 = t36 * t158 + (t156 + (t157 + t72 * t72));
                let t161 = t159 - t38 * t160;
                let t659 = t161
                    * (t38
                        * (t35
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.34114093966465076) * xi_rate_1
                                    + rt::lit::<T>(0.6588590603353492) * xi_rate_2))));
                let t40 = rt::lit::<T>(2.0) * t36 + rt::lit::<T>(2.0);
                let t660 = t38
                    * (t40
                        * ((rt::lit::<T>(0.34114093966465076) * rho2_rate_1
                            + rt::lit::<T>(0.6588590603353492) * rho2_rate_2) * t39));
                let t95 = t40 * t38;
                let t661 = t94
                    * ((rt::lit::<T>(0.34114093966465076) * t81
                        + rt::lit::<T>(0.6588590603353492) * t80) * t95);
                let t662 = (rt::lit::<T>(0.6588590603353492) * rho1_rate_1
                    + rt::lit::<T>(0.34114093966465076) * rho1_rate_2) * t71;
                let t663 = (rt::lit::<T>(0.34114093966465076) * rho1_rate_1
                    + rt::lit::<T>(0.6588590603353492) * rho1_rate_2) * t73;
                let t664 = k124
                    * (rt::lit::<T>(0.5)
                        * (t656 + (t657 + t658) + (t659 + (t660 + t661)))
                        + (t662 + t663));
                let resolution1_new = rt::lit::<T>(0.5) * t628 - t621 - t637 - t646
                    - (t655 + t664);
                let t665 = k124
                    * (rt::abs(t663)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t659) + (rt::abs(t660) + rt::abs(t661))));
                let t666 = k121
                    * (rt::abs(t645)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t641) + (rt::abs(t642) + rt::abs(t643))));
                let t667 = k123
                    * (rt::abs(t654)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t650) + (rt::abs(t651) + rt::abs(t652))));
                let t668 = k122
                    * (rt::abs(t636)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t632) + (rt::abs(t633) + rt::abs(t634))));
                let t669 = k121
                    * (rt::abs(t644)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t638) + (rt::abs(t639) + rt::abs(t640))));
                let t670 = rt::abs(xi_new_2 * t604)
                    + (rt::abs(t84 * x2_new_2) + (rt::abs(t620) + rt::abs(t625 * t13)));
                let t671 = k123
                    * (rt::abs(t653)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t647) + (rt::abs(t648) + rt::abs(t649))));
                let t672 = k122
                    * (rt::abs(t635)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t629) + (rt::abs(t630) + rt::abs(t631))));
                let t673 = k124
                    * (rt::abs(t662)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t656) + (rt::abs(t657) + rt::abs(t658))));
                let t674 = rt::abs(t669) + rt::lit::<T>(0.5) * (rt::abs(t628) + t670)
                    + (rt::abs(t617 * t65) + rt::abs(t671)
                        + (rt::abs(t672) + rt::abs(t673)));
                let resolution2_new = rt::abs(t665) + rt::abs(t666)
                    + (rt::abs(t667) + rt::abs(t668)) + t674;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
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
                if !rt::is_resolved(carried[5], carried[6]) {
                    return Err(setting.unresolved(carried[5], carried[6], tally));
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
                let [x1, x2, xi, rho1, rho2, _, _, _] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "47c1a4e7c667d135d5b6bd64745b1186";
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
        /// - `xi_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `xi_rate_2`, `rho1_rate_2`, `rho2_rate_2`, `xi_rate_3`, `rho1_rate_3`, `rho2_rate_3`: 9 × 9 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x2_rate_1, x2_rate_2, x2_rate_3
        /// - `x1_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x1_rate_3`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 44 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 63 | 1 | 0 | 0 | 0 |
        /// | each step | 367 | 430 | 12 | 0 | 0 | 46 |
        /// | each sweep for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2, xi_rate_3, rho1_rate_3, rho2_rate_3 | 282 | 326 | 11 | 0 | 0 | 0 |
        /// | each iteration for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2, xi_rate_3, rho1_rate_3, rho2_rate_3 | 1532 | 2112 | 22 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
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
            /// `1/h`
            inv_h: T,
            /// `h 0.05061426814518813`
            k45: T,
            /// `h 0.11119051722668724`
            k46: T,
            /// `h 0.15685332293894363`
            k47: T,
            /// `h 0.181341891689181`
            k48: T,
            /// `h 0.028459473672176994`
            k49: T,
            /// `h 0.12761668692717998`
            k50: T,
            /// `h 0.23553528074697333`
            k51: T,
            /// `h 0.293975971011446`
            k52: T,
            /// `h 0.2956904871291018`
            k53: T,
            /// `h 0.2758530052054411`
            k54: T,
            /// `h 0.2680684283954074`
            k55: T,
            /// `h 0.27444215068248085`
            k56: T,
            /// `h - 0.011940029016242066`
            k57: T,
            /// `h - 0.03565927501636371`
            k58: T,
            /// `h - 0.00022625827747447944`
            k59: T,
            /// `h 0.13221941709205312`
            k60: T,
            /// `h 0.3122250273523913`
            k61: T,
            /// `h 0.44467070272191894`
            k62: T,
            /// `h 0.48010371946080815`
            k63: T,
            /// `h 0.4563844734606865`
            k64: T,
            /// `h 0.0033356270952969586`
            k65: T,
            /// `h 0.009709349382370355`
            k66: T,
            /// `h 0.0019247725723366578`
            k67: T,
            /// `h - 0.017912709351324017`
            k68: T,
            /// `h - 0.01619819323366821`
            k69: T,
            /// `h 0.042242497030804446`
            k70: T,
            /// `h 0.15016109085059778`
            k71: T,
            /// `h 0.2493183041056008`
            k72: T,
            /// `h 0.1388888888888889`
            k73: T,
            /// `h - 0.0359766675249389`
            k74: T,
            /// `h 0.009789444015308325`
            k75: T,
            /// `h 0.30026319498086457`
            k76: T,
            /// `h 0.2222222222222222`
            k77: T,
            /// `h - 0.022485417203086815`
            k78: T,
            /// `h 0.26798833376246944`
            k79: T,
            /// `h 0.48042111196938336`
            k80: T,
            /// `h 0.1388888888888889`
            k81: T,
            /// `2 h 0.028459473672176994`
            k82: T,
            /// `2 h 0.12761668692717998`
            k83: T,
            /// `2 h 0.23553528074697333`
            k84: T,
            /// `2 h 0.293975971011446`
            k85: T,
            /// `2 h 0.2956904871291018`
            k86: T,
            /// `2 h 0.2758530052054411`
            k87: T,
            /// `2 h 0.2680684283954074`
            k88: T,
            /// `2 h 0.27444215068248085`
            k89: T,
            /// `2 h - 0.011940029016242066`
            k90: T,
            /// `2 h - 0.03565927501636371`
            k91: T,
            /// `2 h - 0.00022625827747447944`
            k92: T,
            /// `2 h 0.13221941709205312`
            k93: T,
            /// `2 h 0.3122250273523913`
            k94: T,
            /// `2 h 0.44467070272191894`
            k95: T,
            /// `2 h 0.48010371946080815`
            k96: T,
            /// `2 h 0.4563844734606865`
            k97: T,
            /// `2 h 0.0033356270952969586`
            k98: T,
            /// `2 h 0.009709349382370355`
            k99: T,
            /// `2 h 0.0019247725723366578`
            k100: T,
            /// `2 h - 0.017912709351324017`
            k101: T,
            /// `2 h - 0.01619819323366821`
            k102: T,
            /// `2 h 0.042242497030804446`
            k103: T,
            /// `2 h 0.15016109085059778`
            k104: T,
            /// `2 h 0.2493183041056008`
            k105: T,
            /// `h 0.4444444444444444`
            k106: T,
            /// `h 0.2777777777777778`
            k107: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energy at the start (1).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 9, 8>,);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
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
                let inv_h = rt::lit::<T>(1.0) / h;
                let k45 = h * rt::lit::<T>(0.05061426814518813);
                let k46 = h * rt::lit::<T>(0.11119051722668724);
                let k47 = h * rt::lit::<T>(0.15685332293894363);
                let k48 = h * rt::lit::<T>(0.181341891689181);
                let k49 = h * rt::lit::<T>(0.028459473672176994);
                let k50 = h * rt::lit::<T>(0.12761668692717998);
                let k51 = h * rt::lit::<T>(0.23553528074697333);
                let k52 = h * rt::lit::<T>(0.293975971011446);
                let k53 = h * rt::lit::<T>(0.2956904871291018);
                let k54 = h * rt::lit::<T>(0.2758530052054411);
                let k55 = h * rt::lit::<T>(0.2680684283954074);
                let k56 = h * rt::lit::<T>(0.27444215068248085);
                let k57 = h * rt::lit::<T>(-0.011940029016242066);
                let k58 = h * rt::lit::<T>(-0.03565927501636371);
                let k59 = h * rt::lit::<T>(-0.00022625827747447944);
                let k60 = h * rt::lit::<T>(0.13221941709205312);
                let k61 = h * rt::lit::<T>(0.3122250273523913);
                let k62 = h * rt::lit::<T>(0.44467070272191894);
                let k63 = h * rt::lit::<T>(0.48010371946080815);
                let k64 = h * rt::lit::<T>(0.4563844734606865);
                let k65 = h * rt::lit::<T>(0.0033356270952969586);
                let k66 = h * rt::lit::<T>(0.009709349382370355);
                let k67 = h * rt::lit::<T>(0.0019247725723366578);
                let k68 = h * rt::lit::<T>(-0.017912709351324017);
                let k69 = h * rt::lit::<T>(-0.01619819323366821);
                let k70 = h * rt::lit::<T>(0.042242497030804446);
                let k71 = h * rt::lit::<T>(0.15016109085059778);
                let k72 = h * rt::lit::<T>(0.2493183041056008);
                let k73 = h * rt::lit::<T>(0.1388888888888889);
                let k74 = h * rt::lit::<T>(-0.0359766675249389);
                let k75 = h * rt::lit::<T>(0.009789444015308325);
                let k76 = h * rt::lit::<T>(0.30026319498086457);
                let k77 = h * rt::lit::<T>(0.2222222222222222);
                let k78 = h * rt::lit::<T>(-0.022485417203086815);
                let k79 = h * rt::lit::<T>(0.26798833376246944);
                let k80 = h * rt::lit::<T>(0.48042111196938336);
                let k81 = h * rt::lit::<T>(0.1388888888888889);
                let k82 = rt::lit::<T>(2.0) * k49;
                let k83 = rt::lit::<T>(2.0) * k50;
                let k84 = rt::lit::<T>(2.0) * k51;
                let k85 = rt::lit::<T>(2.0) * k52;
                let k86 = rt::lit::<T>(2.0) * k53;
                let k87 = rt::lit::<T>(2.0) * k54;
                let k88 = rt::lit::<T>(2.0) * k55;
                let k89 = rt::lit::<T>(2.0) * k56;
                let k90 = rt::lit::<T>(2.0) * k57;
                let k91 = rt::lit::<T>(2.0) * k58;
                let k92 = rt::lit::<T>(2.0) * k59;
                let k93 = rt::lit::<T>(2.0) * k60;
                let k94 = rt::lit::<T>(2.0) * k61;
                let k95 = rt::lit::<T>(2.0) * k62;
                let k96 = rt::lit::<T>(2.0) * k63;
                let k97 = rt::lit::<T>(2.0) * k64;
                let k98 = rt::lit::<T>(2.0) * k65;
                let k99 = rt::lit::<T>(2.0) * k66;
                let k100 = rt::lit::<T>(2.0) * k67;
                let k101 = rt::lit::<T>(2.0) * k68;
                let k102 = rt::lit::<T>(2.0) * k69;
                let k103 = rt::lit::<T>(2.0) * k70;
                let k104 = rt::lit::<T>(2.0) * k71;
                let k105 = rt::lit::<T>(2.0) * k72;
                let k106 = h * rt::lit::<T>(0.4444444444444444);
                let k107 = h * rt::lit::<T>(0.2777777777777778);
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
                    inv_h,
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
                let t1 = x2_dot - xi * x1_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = x2 * x2 + xi_dot * xi_dot;
                let carried = [
                    x1,
                    x2,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0) / t2
                        * (rt::lit::<T>(0.5) * (xi_squared * (t2 + t3) + (t1 * t1 + t3))),
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
                let [x1, x2, xi, rho1, rho2, _, _, reference] = motion.carried;
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
                    inv_h,
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
                } = *setting.scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
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
                    let t7 = xi + k49 * xi_rate_1 + (k57 * xi_rate_2 + k65 * xi_rate_3);
                    let t8 = t7 * t7;
                    let t9 = t8 + rt::lit::<T>(1.0);
                    let t10 = rt::lit::<T>(1.0) / t9;
                    let t11 = rho2 + k49 * rho2_rate_1
                        + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                    let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                    let t13 = t11 * t12;
                    let t14 = t10 * t13;
                    let t15 = xi + k50 * xi_rate_1 + (k58 * xi_rate_2 + k66 * xi_rate_3);
                    let t16 = t15 * t15;
                    let t17 = t16 + rt::lit::<T>(1.0);
                    let t18 = rt::lit::<T>(1.0) / t17;
                    let t19 = rho2 + k50 * rho2_rate_1
                        + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                    let t20 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                    let t21 = t19 * t20;
                    let t22 = t18 * t21;
                    let t23 = xi + k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3);
                    let t24 = t23 * t23;
                    let t25 = t24 + rt::lit::<T>(1.0);
                    let t26 = rt::lit::<T>(1.0) / t25;
                    let t27 = rho2 + k51 * rho2_rate_1
                        + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                    let t28 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                    let t29 = t27 * t28;
                    let t30 = t26 * t29;
                    let t31 = xi + k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3);
                    let t32 = t31 * t31;
                    let t33 = t32 + rt::lit::<T>(1.0);
                    let t34 = rt::lit::<T>(1.0) / t33;
                    let t35 = rho2 + k52 * rho2_rate_1
                        + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                    let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                    let t37 = t35 * t36;
                    let t38 = t34 * t37;
                    let t39 = xi + k53 * xi_rate_1 + (k61 * xi_rate_2 + k69 * xi_rate_3);
                    let t40 = t39 * t39;
                    let t41 = t40 + rt::lit::<T>(1.0);
                    let t42 = rt::lit::<T>(1.0) / t41;
                    let t43 = rho2 + k53 * rho2_rate_1
                        + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                    let t44 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                    let t45 = t43 * t44;
                    let t46 = t42 * t45;
                    let t47 = xi + k54 * xi_rate_1 + (k62 * xi_rate_2 + k70 * xi_rate_3);
                    let t48 = t47 * t47;
                    let t49 = t48 + rt::lit::<T>(1.0);
                    let t50 = rt::lit::<T>(1.0) / t49;
                    let t51 = rho2 + k54 * rho2_rate_1
                        + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                    let t52 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                    let t53 = t51 * t52;
                    let t54 = t50 * t53;
                    let t55 = xi + k55 * xi_rate_1 + (k63 * xi_rate_2 + k71 * xi_rate_3);
                    let t56 = t55 * t55;
                    let t57 = t56 + rt::lit::<T>(1.0);
                    let t58 = rt::lit::<T>(1.0) / t57;
                    let t59 = rho2 + k55 * rho2_rate_1
                        + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                    let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                    let t61 = t59 * t60;
                    let t62 = t58 * t61;
                    let t63 = xi + k56 * xi_rate_1 + (k64 * xi_rate_2 + k72 * xi_rate_3);
                    let t64 = t63 * t63;
                    let t65 = t64 + rt::lit::<T>(1.0);
                    let t66 = rt::lit::<T>(1.0) / t65;
                    let t67 = rho2 + k56 * rho2_rate_1
                        + (k64 * rho2_rate_2 + k72 * rho2_rate_3);
                    let t68 = rt::lit::<T>(2.0) * t64 + rt::lit::<T>(2.0);
                    let t69 = t67 * t68;
                    let t70 = t66 * t69;
                    let t71 = k8 * t14 + k7 * t22 + (k6 * t30 + k5 * t38)
                        + (k4 * t46 + k3 * t54 + (k2 * t62 + k1 * t70));
                    let t115 = xi + k73 * xi_rate_1
                        + (k74 * xi_rate_2 + k75 * xi_rate_3);
                    let t116 = rho1 + k73 * rho1_rate_1
                        + (k74 * rho1_rate_2 + k75 * rho1_rate_3);
                    let t117 = t115 * t116;
                    let t118 = t115 * t115 + rt::lit::<T>(1.0);
                    let t899 = t117 / t118;
                    let t72 = rho1 + k49 * rho1_rate_1
                        + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                    let t73 = t72 * t10;
                    let t74 = rho1 + k50 * rho1_rate_1
                        + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                    let t75 = t74 * t18;
                    let t76 = rho1 + k51 * rho1_rate_1
                        + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                    let t77 = t76 * t26;
                    let t78 = rho1 + k52 * rho1_rate_1
                        + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                    let t79 = t78 * t34;
                    let t80 = rho1 + k53 * rho1_rate_1
                        + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                    let t81 = t80 * t42;
                    let t82 = rho1 + k54 * rho1_rate_1
                        + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                    let t83 = t82 * t50;
                    let t84 = rho1 + k55 * rho1_rate_1
                        + (k63 * rho1_rate_2 + k71 * rho1_rate_3);
                    let t85 = t84 * t58;
                    let t86 = rho1 + k56 * rho1_rate_1
                        + (k64 * rho1_rate_2 + k72 * rho1_rate_3);
                    let t87 = t86 * t66;
                    let t88 = rt::lit::<T>(0.027076500189167574) * t73
                        + rt::lit::<T>(0.005864947198698576) * t75
                        + (rt::lit::<T>(-0.061592225069804156) * t77
                            + rt::lit::<T>(-0.058993923891947214) * t79)
                        + (rt::lit::<T>(0.09560496739250535) * t81
                            + rt::lit::<T>(0.32151478931685357) * t83
                            + (rt::lit::<T>(0.4175557539292479) * t85
                                + rt::lit::<T>(0.2529691909352784) * t87));
                    let t89 = rt::lit::<T>(0.2529691909352784) * t73
                        + rt::lit::<T>(0.4175557539292479) * t75
                        + (rt::lit::<T>(0.32151478931685357) * t77
                            + rt::lit::<T>(0.09560496739250535) * t79)
                        + (rt::lit::<T>(-0.058993923891947214) * t81
                            + rt::lit::<T>(-0.061592225069804156) * t83
                            + (rt::lit::<T>(0.005864947198698576) * t85
                                + rt::lit::<T>(0.027076500189167574) * t87));
                    let t90 = rt::lit::<T>(-0.06114645362610544) * (t73 + t87)
                        + rt::lit::<T>(-0.014459274444920261) * (t75 + t85)
                        + (rt::lit::<T>(0.1904683739582173) * (t77 + t83)
                            + rt::lit::<T>(0.3851373541128084) * (t79 + t81));
                    let t100 = x2 + k69 * t88 + (k53 * t89 + k61 * t90);
                    let t900 = t100 * (t44 * t42);
                    let t112 = x2 + k66 * t88 + (k50 * t89 + k58 * t90);
                    let t901 = t112 * (t20 * t18);
                    let t97 = x2 + k68 * t88 + (k52 * t89 + k60 * t90);
                    let t902 = t97 * (t36 * t34);
                    let t91 = x2 + k65 * t88 + (k49 * t89 + k57 * t90);
                    let t903 = t91 * (t12 * t10);
                    let t904 = t71 * t899 - k4 * t900 - k7 * t901
                        - (k5 * t902 + k8 * t903);
                    let t103 = x2 + k70 * t88 + (k54 * t89 + k62 * t90);
                    let t905 = t103 * (t52 * t50);
                    let t106 = x2 + k71 * t88 + (k55 * t89 + k63 * t90);
                    let t906 = t106 * (t60 * t58);
                    let t109 = x2 + k72 * t88 + (k56 * t89 + k64 * t90);
                    let t907 = t109 * (t68 * t66);
                    let t94 = x2 + k67 * t88 + (k51 * t89 + k59 * t90);
                    let t908 = t94 * (t28 * t26);
                    let t178 = t91 * t91;
                    let t179 = t11 * t11;
                    let t180 = t178 + (t179 + t9);
                    let t181 = t8 * t180 + (t178 + (t179 + t72 * t72));
                    let t182 = t8 + t180 - t10 * t181;
                    let t183 = rt::lit::<T>(2.0) * t7;
                    let t909 = t182 * (t10 * t183);
                    let t130 = t94 * t94;
                    let t131 = t27 * t27;
                    let t132 = t130 + (t131 + t25);
                    let t133 = t24 * t132 + (t130 + (t131 + t76 * t76));
                    let t134 = t24 + t132 - t26 * t133;
                    let t135 = rt::lit::<T>(2.0) * t23;
                    let t910 = t134 * (t26 * t135);
                    let t146 = t97 * t97;
                    let t147 = t35 * t35;
                    let t148 = t146 + (t147 + t33);
                    let t149 = t32 * t148 + (t146 + (t147 + t78 * t78));
                    let t150 = t32 + t148 - t34 * t149;
                    let t151 = rt::lit::<T>(2.0) * t31;
                    let t911 = t150 * (t34 * t151);
                    let t162 = t106 * t106;
                    let t163 = t59 * t59;
                    let t164 = t162 + (t163 + t57);
                    let t165 = t56 * t164 + (t162 + (t163 + t84 * t84));
                    let t166 = t56 + t164 - t58 * t165;
                    let t167 = rt::lit::<T>(2.0) * t55;
                    let t912 = t166 * (t58 * t167);
                    let t170 = t109 * t109;
                    let t171 = t67 * t67;
                    let t172 = t170 + (t171 + t65);
                    let t173 = t64 * t172 + (t170 + (t171 + t86 * t86));
                    let t174 = t64 + t172 - t66 * t173;
                    let t175 = rt::lit::<T>(2.0) * t63;
                    let t913 = t174 * (t66 * t175);
                    let t154 = t100 * t100;
                    let t155 = t43 * t43;
                    let t156 = t154 + (t155 + t41);
                    let t157 = t40 * t156 + (t154 + (t155 + t80 * t80));
                    let t158 = t40 + t156 - t42 * t157;
                    let t159 = rt::lit::<T>(2.0) * t39;
                    let t914 = t158 * (t42 * t159);
                    let t138 = t103 * t103;
                    let t139 = t51 * t51;
                    let t140 = t138 + (t139 + t49);
                    let t141 = t48 * t140 + (t138 + (t139 + t82 * t82));
                    let t142 = t48 + t140 - t50 * t141;
                    let t143 = rt::lit::<T>(2.0) * t47;
                    let t915 = t142 * (t50 * t143);
                    let t122 = t112 * t112;
                    let t123 = t19 * t19;
                    let t124 = t122 + (t123 + t17);
                    let t125 = t16 * t124 + (t122 + (t123 + t74 * t74));
                    let t126 = t16 + t124 - t18 * t125;
                    let t127 = rt::lit::<T>(2.0) * t15;
                    let t916 = t126 * (t18 * t127);
                    let t917 = k1 * t913 + k4 * t914
                        + (k3 * t915 + (k7 * t916 + t89 * t899));
                    let t918 = -(k8 * t909 + k6 * t910 + (k5 * t911 + k2 * t912) + t917);
                    let t187 = k9 * (t14 + t70) + k10 * (t22 + t62)
                        + (k11 * (t30 + t54) + k12 * (t38 + t46));
                    let t188 = xi + k76 * xi_rate_1
                        + (k77 * xi_rate_2 + k78 * xi_rate_3);
                    let t189 = rho1 + k76 * rho1_rate_1
                        + (k77 * rho1_rate_2 + k78 * rho1_rate_3);
                    let t190 = t188 * t189;
                    let t191 = t188 * t188 + rt::lit::<T>(1.0);
                    let t919 = t190 / t191;
                    let t920 = t187 * t919 - k11 * (t908 + t905) - k10 * (t901 + t906)
                        - (k12 * (t902 + t900) + k9 * (t903 + t907));
                    let t921 = k9 * (t909 + t913) + k11 * (t910 + t915)
                        + (k12 * (t911 + t914) + (k10 * (t916 + t912) + t90 * t919));
                    let t196 = k20 * t14 + k19 * t22 + (k18 * t30 + k17 * t38)
                        + (k16 * t46 + k15 * t54 + (k14 * t62 + k13 * t70));
                    let t197 = xi + k79 * xi_rate_1
                        + (k80 * xi_rate_2 + k81 * xi_rate_3);
                    let t198 = rho1 + k79 * rho1_rate_1
                        + (k80 * rho1_rate_2 + k81 * rho1_rate_3);
                    let t199 = t197 * t198;
                    let t200 = t197 * t197 + rt::lit::<T>(1.0);
                    let t922 = t199 / t200;
                    let t923 = t196 * t922 - k16 * t900 - k19 * t901
                        - (k17 * t902 + k20 * t903);
                    let t924 = k13 * t913 + k16 * t914
                        + (k15 * t915 + (k19 * t916 + t88 * t922));
                    let t925 = -(k20 * t909 + k18 * t910 + (k17 * t911 + k14 * t912)
                        + t924);
                    solution1
                        .update([
                            t71,
                            t904 - (k3 * t905 + k2 * t906 + (k1 * t907 + k6 * t908)),
                            t918,
                            t187,
                            t920,
                            -t921,
                            t196,
                            t923 - (k15 * t905 + k14 * t906 + (k13 * t907 + k18 * t908)),
                            t925,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t3 = t2 * (xi * rho1 * rho2 - x2 * t1);
                            [rho2, t3, -xi, rho2, t3, -xi, rho2, t3, -xi]
                        },
                        move || {
                            let t4 = rt::abs(inv_h * xi);
                            let t5 = rt::abs(inv_h * rho1);
                            let t6 = rt::abs(inv_h * rho2);
                            [t4, t5, t6, t4, t5, t6, t4, t5, t6]
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
                            let t7 = xi + k49 * xi_rate_1
                                + (k57 * xi_rate_2 + k65 * xi_rate_3);
                            let t8 = t7 * t7;
                            let t9 = t8 + rt::lit::<T>(1.0);
                            let t10 = rt::lit::<T>(1.0) / t9;
                            let t11 = rho2 + k49 * rho2_rate_1
                                + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                            let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                            let t13 = t11 * t12;
                            let t14 = t10 * t13;
                            let t15 = xi + k50 * xi_rate_1
                                + (k58 * xi_rate_2 + k66 * xi_rate_3);
                            let t16 = t15 * t15;
                            let t17 = t16 + rt::lit::<T>(1.0);
                            let t18 = rt::lit::<T>(1.0) / t17;
                            let t19 = rho2 + k50 * rho2_rate_1
                                + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                            let t20 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                            let t21 = t19 * t20;
                            let t22 = t18 * t21;
                            let t23 = xi + k51 * xi_rate_1
                                + (k59 * xi_rate_2 + k67 * xi_rate_3);
                            let t24 = t23 * t23;
                            let t25 = t24 + rt::lit::<T>(1.0);
                            let t26 = rt::lit::<T>(1.0) / t25;
                            let t27 = rho2 + k51 * rho2_rate_1
                                + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                            let t28 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                            let t29 = t27 * t28;
                            let t30 = t26 * t29;
                            let t31 = xi + k52 * xi_rate_1
                                + (k60 * xi_rate_2 + k68 * xi_rate_3);
                            let t32 = t31 * t31;
                            let t33 = t32 + rt::lit::<T>(1.0);
                            let t34 = rt::lit::<T>(1.0) / t33;
                            let t35 = rho2 + k52 * rho2_rate_1
                                + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                            let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                            let t37 = t35 * t36;
                            let t38 = t34 * t37;
                            let t39 = xi + k53 * xi_rate_1
                                + (k61 * xi_rate_2 + k69 * xi_rate_3);
                            let t40 = t39 * t39;
                            let t41 = t40 + rt::lit::<T>(1.0);
                            let t42 = rt::lit::<T>(1.0) / t41;
                            let t43 = rho2 + k53 * rho2_rate_1
                                + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                            let t44 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                            let t45 = t43 * t44;
                            let t46 = t42 * t45;
                            let t47 = xi + k54 * xi_rate_1
                                + (k62 * xi_rate_2 + k70 * xi_rate_3);
                            let t48 = t47 * t47;
                            let t49 = t48 + rt::lit::<T>(1.0);
                            let t50 = rt::lit::<T>(1.0) / t49;
                            let t51 = rho2 + k54 * rho2_rate_1
                                + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                            let t52 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                            let t53 = t51 * t52;
                            let t54 = t50 * t53;
                            let t55 = xi + k55 * xi_rate_1
                                + (k63 * xi_rate_2 + k71 * xi_rate_3);
                            let t56 = t55 * t55;
                            let t57 = t56 + rt::lit::<T>(1.0);
                            let t58 = rt::lit::<T>(1.0) / t57;
                            let t59 = rho2 + k55 * rho2_rate_1
                                + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                            let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                            let t61 = t59 * t60;
                            let t62 = t58 * t61;
                            let t63 = xi + k56 * xi_rate_1
                                + (k64 * xi_rate_2 + k72 * xi_rate_3);
                            let t64 = t63 * t63;
                            let t65 = t64 + rt::lit::<T>(1.0);
                            let t66 = rt::lit::<T>(1.0) / t65;
                            let t67 = rho2 + k56 * rho2_rate_1
                                + (k64 * rho2_rate_2 + k72 * rho2_rate_3);
                            let t68 = rt::lit::<T>(2.0) * t64 + rt::lit::<T>(2.0);
                            let t69 = t67 * t68;
                            let t70 = t66 * t69;
                            let t71 = k8 * t14 + k7 * t22 + (k6 * t30 + k5 * t38)
                                + (k4 * t46 + k3 * t54 + (k2 * t62 + k1 * t70));
                            let t72 = rho1 + k49 * rho1_rate_1
                                + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                            let t73 = t72 * t10;
                            let t74 = rho1 + k50 * rho1_rate_1
                                + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                            let t75 = t74 * t18;
                            let t76 = rho1 + k51 * rho1_rate_1
                                + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                            let t77 = t76 * t26;
                            let t78 = rho1 + k52 * rho1_rate_1
                                + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                            let t79 = t78 * t34;
                            let t80 = rho1 + k53 * rho1_rate_1
                                + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                            let t81 = t80 * t42;
                            let t82 = rho1 + k54 * rho1_rate_1
                                + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                            let t83 = t82 * t50;
                            let t84 = rho1 + k55 * rho1_rate_1
                                + (k63 * rho1_rate_2 + k71 * rho1_rate_3);
                            let t85 = t84 * t58;
                            let t86 = rho1 + k56 * rho1_rate_1
                                + (k64 * rho1_rate_2 + k72 * rho1_rate_3);
                            let t87 = t86 * t66;
                            let t88 = rt::lit::<T>(0.027076500189167574) * t73
                                + rt::lit::<T>(0.005864947198698576) * t75
                                + (rt::lit::<T>(-0.061592225069804156) * t77
                                    + rt::lit::<T>(-0.058993923891947214) * t79)
                                + (rt::lit::<T>(0.09560496739250535) * t81
                                    + rt::lit::<T>(0.32151478931685357) * t83
                                    + (rt::lit::<T>(0.4175557539292479) * t85
                                        + rt::lit::<T>(0.2529691909352784) * t87));
                            let t89 = rt::lit::<T>(0.2529691909352784) * t73
                                + rt::lit::<T>(0.4175557539292479) * t75
                                + (rt::lit::<T>(0.32151478931685357) * t77
                                    + rt::lit::<T>(0.09560496739250535) * t79)
                                + (rt::lit::<T>(-0.058993923891947214) * t81
                                    + rt::lit::<T>(-0.061592225069804156) * t83
                                    + (rt::lit::<T>(0.005864947198698576) * t85
                                        + rt::lit::<T>(0.027076500189167574) * t87));
                            let t90 = rt::lit::<T>(-0.06114645362610544) * (t73 + t87)
                                + rt::lit::<T>(-0.014459274444920261) * (t75 + t85)
                                + (rt::lit::<T>(0.1904683739582173) * (t77 + t83)
                                    + rt::lit::<T>(0.3851373541128084) * (t79 + t81));
                            let t91 = x2 + k65 * t88 + (k49 * t89 + k57 * t90);
                            let t92 = t12 * t91;
                            let t93 = t10 * t92;
                            let t94 = x2 + k67 * t88 + (k51 * t89 + k59 * t90);
                            let t95 = t28 * t94;
                            let t96 = t26 * t95;
                            let t97 = x2 + k68 * t88 + (k52 * t89 + k60 * t90);
                            let t98 = t36 * t97;
                            let t99 = t34 * t98;
                            let t100 = x2 + k69 * t88 + (k53 * t89 + k61 * t90);
                            let t101 = t44 * t100;
                            let t102 = t42 * t101;
                            let t103 = x2 + k70 * t88 + (k54 * t89 + k62 * t90);
                            let t104 = t52 * t103;
                            let t105 = t50 * t104;
                            let t106 = x2 + k71 * t88 + (k55 * t89 + k63 * t90);
                            let t107 = t60 * t106;
                            let t108 = t58 * t107;
                            let t109 = x2 + k72 * t88 + (k56 * t89 + k64 * t90);
                            let t110 = t68 * t109;
                            let t111 = t66 * t110;
                            let t112 = x2 + k66 * t88 + (k50 * t89 + k58 * t90);
                            let t113 = t20 * t112;
                            let t114 = t18 * t113;
                            let t115 = xi + k73 * xi_rate_1
                                + (k74 * xi_rate_2 + k75 * xi_rate_3);
                            let t116 = rho1 + k73 * rho1_rate_1
                                + (k74 * rho1_rate_2 + k75 * rho1_rate_3);
                            let t117 = t115 * t116;
                            let t118 = t115 * t115 + rt::lit::<T>(1.0);
                            let t119 = rt::lit::<T>(1.0) / t118;
                            let t120 = t117 * t119;
                            let t121 = k3 * t105 + k2 * t108
                                + (k1 * t111 + (k7 * t114 + (rho1_rate_1 - t120 * t71)));
                            let t122 = t112 * t112;
                            let t123 = t19 * t19;
                            let t124 = t122 + (t123 + t17);
                            let t125 = t16 * t124 + (t122 + (t123 + t74 * t74));
                            let t126 = t16 + t124 - t18 * t125;
                            let t127 = rt::lit::<T>(2.0) * t15;
                            let t128 = t126 * t127;
                            let t129 = t18 * t128;
                            let t130 = t94 * t94;
                            let t131 = t27 * t27;
                            let t132 = t130 + (t131 + t25);
                            let t133 = t24 * t132 + (t130 + (t131 + t76 * t76));
                            let t134 = t24 + t132 - t26 * t133;
                            let t135 = rt::lit::<T>(2.0) * t23;
                            let t136 = t134 * t135;
                            let t137 = t26 * t136;
                            let t138 = t103 * t103;
                            let t139 = t51 * t51;
                            let t140 = t138 + (t139 + t49);
                            let t141 = t48 * t140 + (t138 + (t139 + t82 * t82));
                            let t142 = t48 + t140 - t50 * t141;
                            let t143 = rt::lit::<T>(2.0) * t47;
                            let t144 = t142 * t143;
                            let t145 = t50 * t144;
                            let t146 = t97 * t97;
                            let t147 = t35 * t35;
                            let t148 = t146 + (t147 + t33);
                            let t149 = t32 * t148 + (t146 + (t147 + t78 * t78));
                            let t150 = t32 + t148 - t34 * t149;
                            let t151 = rt::lit::<T>(2.0) * t31;
                            let t152 = t150 * t151;
                            let t153 = t34 * t152;
                            let t154 = t100 * t100;
                            let t155 = t43 * t43;
                            let t156 = t154 + (t155 + t41);
                            let t157 = t40 * t156 + (t154 + (t155 + t80 * t80));
                            let t158 = t40 + t156 - t42 * t157;
                            let t159 = rt::lit::<T>(2.0) * t39;
                            let t160 = t158 * t159;
                            let t161 = t42 * t160;
                            let t162 = t106 * t106;
                            let t163 = t59 * t59;
                            let t164 = t162 + (t163 + t57);
                            let t165 = t56 * t164 + (t162 + (t163 + t84 * t84));
                            let t166 = t56 + t164 - t58 * t165;
                            let t167 = rt::lit::<T>(2.0) * t55;
                            let t168 = t166 * t167;
                            let t169 = t58 * t168;
                            let t170 = t109 * t109;
                            let t171 = t67 * t67;
                            let t172 = t170 + (t171 + t65);
                            let t173 = t64 * t172 + (t170 + (t171 + t86 * t86));
                            let t174 = t64 + t172 - t66 * t173;
                            let t175 = rt::lit::<T>(2.0) * t63;
                            let t176 = t174 * t175;
                            let t177 = t66 * t176;
                            let t178 = t91 * t91;
                            let t179 = t11 * t11;
                            let t180 = t178 + (t179 + t9);
                            let t181 = t8 * t180 + (t178 + (t179 + t72 * t72));
                            let t182 = t8 + t180 - t10 * t181;
                            let t183 = rt::lit::<T>(2.0) * t7;
                            let t184 = t182 * t183;
                            let t185 = t10 * t184;
                            let t186 = k4 * t161 + k2 * t169
                                + (k1 * t177 + (k8 * t185 + (rho2_rate_1 + t89 * t120)));
                            let t187 = k9 * (t14 + t70) + k10 * (t22 + t62)
                                + (k11 * (t30 + t54) + k12 * (t38 + t46));
                            let t188 = xi + k76 * xi_rate_1
                                + (k77 * xi_rate_2 + k78 * xi_rate_3);
                            let t189 = rho1 + k76 * rho1_rate_1
                                + (k77 * rho1_rate_2 + k78 * rho1_rate_3);
                            let t190 = t188 * t189;
                            let t191 = t188 * t188 + rt::lit::<T>(1.0);
                            let t192 = rt::lit::<T>(1.0) / t191;
                            let t193 = t190 * t192;
                            let t194 = k9 * (t93 + t111) + k11 * (t96 + t105)
                                + (k12 * (t99 + t102)
                                    + (k10 * (t114 + t108) + (rho1_rate_2 - t193 * t187)));
                            let t195 = k12 * (t153 + t161) + k10 * (t129 + t169)
                                + (k11 * (t137 + t145)
                                    + (k9 * (t185 + t177) + (rho2_rate_2 + t90 * t193)));
                            let t196 = k20 * t14 + k19 * t22 + (k18 * t30 + k17 * t38)
                                + (k16 * t46 + k15 * t54 + (k14 * t62 + k13 * t70));
                            let t197 = xi + k79 * xi_rate_1
                                + (k80 * xi_rate_2 + k81 * xi_rate_3);
                            let t198 = rho1 + k79 * rho1_rate_1
                                + (k80 * rho1_rate_2 + k81 * rho1_rate_3);
                            let t199 = t197 * t198;
                            let t200 = t197 * t197 + rt::lit::<T>(1.0);
                            let t201 = rt::lit::<T>(1.0) / t200;
                            let t202 = t199 * t201;
                            let t203 = k15 * t105 + k14 * t108
                                + (k13 * t111 + (k19 * t114 + (rho1_rate_3 - t202 * t196)));
                            let t204 = k16 * t161 + k14 * t169
                                + (k13 * t177 + (k20 * t185 + (rho2_rate_3 + t88 * t202)));
                            let t205 = rt::lit::<T>(4.0) * t11 - rt::lit::<T>(2.0) * t14;
                            let t206 = t205 * (t10 * (k49 * t7));
                            let t207 = rt::lit::<T>(4.0) * t67 - rt::lit::<T>(2.0) * t70;
                            let t208 = t207 * (t66 * (k56 * t63));
                            let t209 = rt::lit::<T>(4.0) * t51 - rt::lit::<T>(2.0) * t54;
                            let t210 = t209 * (t50 * (k54 * t47));
                            let t211 = rt::lit::<T>(4.0) * t59 - rt::lit::<T>(2.0) * t62;
                            let t212 = t211 * (t58 * (k55 * t55));
                            let t213 = rt::lit::<T>(4.0) * t19 - rt::lit::<T>(2.0) * t22;
                            let t214 = t213 * (t18 * (k50 * t15));
                            let t215 = rt::lit::<T>(4.0) * t27 - rt::lit::<T>(2.0) * t30;
                            let t216 = t215 * (t26 * (k51 * t23));
                            let t217 = rt::lit::<T>(4.0) * t35 - rt::lit::<T>(2.0) * t38;
                            let t218 = t217 * (t34 * (k52 * t31));
                            let t219 = rt::lit::<T>(4.0) * t43 - rt::lit::<T>(2.0) * t46;
                            let t220 = t219 * (t42 * (k53 * t39));
                            let t221 = rt::lit::<T>(1.0) - k8 * t206 - k1 * t208
                                - (k3 * t210 + k2 * t212)
                                - (k7 * t214 + k6 * t216 + (k5 * t218 + k4 * t220));
                            let t222 = t10 * (k82 + k82 * t8);
                            let t223 = t18 * (k83 + k83 * t16);
                            let t224 = t26 * (k84 + k84 * t24);
                            let t225 = t34 * (k85 + k85 * t32);
                            let t226 = t42 * (k86 + k86 * t40);
                            let t227 = t50 * (k87 + k87 * t48);
                            let t228 = t58 * (k88 + k88 * t56);
                            let t229 = t66 * (k89 + k89 * t64);
                            let t230 = k8 * t222 + k7 * t223 + (k6 * t224 + k5 * t225)
                                + (k4 * t226 + k3 * t227 + (k2 * t228 + k1 * t229));
                            let t231 = t205 * (t10 * (k57 * t7));
                            let t232 = t213 * (t18 * (k58 * t15));
                            let t233 = t215 * (t26 * (k59 * t23));
                            let t234 = t217 * (t34 * (k60 * t31));
                            let t235 = t219 * (t42 * (k61 * t39));
                            let t236 = t209 * (t50 * (k62 * t47));
                            let t237 = t211 * (t58 * (k63 * t55));
                            let t238 = t207 * (t66 * (k64 * t63));
                            let t239 = k8 * t231 + k7 * t232 + (k6 * t233 + k5 * t234)
                                + (k4 * t235 + k3 * t236 + (k2 * t237 + k1 * t238));
                            let t240 = t10 * (k90 + k90 * t8);
                            let t241 = t18 * (k91 + k91 * t16);
                            let t242 = t26 * (k92 + k92 * t24);
                            let t243 = t34 * (k93 + k93 * t32);
                            let t244 = t42 * (k94 + k94 * t40);
                            let t245 = t50 * (k95 + k95 * t48);
                            let t246 = t58 * (k96 + k96 * t56);
                            let t247 = t66 * (k97 + k97 * t64);
                            let t248 = k8 * t240 + k7 * t241 + (k6 * t242 + k5 * t243)
                                + (k4 * t244 + k3 * t245 + (k2 * t246 + k1 * t247));
                            let t249 = t205 * (t10 * (k65 * t7));
                            let t250 = t213 * (t18 * (k66 * t15));
                            let t251 = t215 * (t26 * (k67 * t23));
                            let t252 = t217 * (t34 * (k68 * t31));
                            let t253 = t219 * (t42 * (k69 * t39));
                            let t254 = t209 * (t50 * (k70 * t47));
                            let t255 = t211 * (t58 * (k71 * t55));
                            let t256 = t207 * (t66 * (k72 * t63));
                            let t257 = k8 * t249 + k7 * t250 + (k6 * t251 + k5 * t252)
                                + (k4 * t253 + k3 * t254 + (k2 * t255 + k1 * t256));
                            let t258 = t10 * (k98 + k98 * t8);
                            let t259 = t18 * (k99 + k99 * t16);
                            let t260 = t26 * (k100 + k100 * t24);
                            let t261 = t34 * (k101 + k101 * t32);
                            let t262 = t42 * (k102 + k102 * t40);
                            let t263 = t50 * (k103 + k103 * t48);
                            let t264 = t58 * (k104 + k104 * t56);
                            let t265 = t66 * (k105 + k105 * t64);
                            let t266 = k8 * t258 + k7 * t259 + (k6 * t260 + k5 * t261)
                                + (k4 * t262 + k3 * t263 + (k2 * t264 + k1 * t265));
                            let t267 = rt::lit::<T>(1.0) / (t57 * t57);
                            let t268 = rt::lit::<T>(0.027076500189167574) * t66;
                            let t269 = t64 * t268;
                            let t270 = t268 + t269;
                            let t271 = rt::lit::<T>(0.005864947198698576) * t58;
                            let t272 = t56 * t271;
                            let t273 = t271 + t272;
                            let t274 = rt::lit::<T>(-0.061592225069804156) * t50;
                            let t275 = t48 * t274;
                            let t276 = t274 + t275;
                            let t277 = rt::lit::<T>(-0.058993923891947214) * t42;
                            let t278 = t40 * t277;
                            let t279 = t277 + t278;
                            let t280 = rt::lit::<T>(0.09560496739250535) * t34;
                            let t281 = t32 * t280;
                            let t282 = t280 + t281;
                            let t283 = rt::lit::<T>(0.32151478931685357) * t26;
                            let t284 = t24 * t283;
                            let t285 = t283 + t284;
                            let t286 = rt::lit::<T>(0.4175557539292479) * t18;
                            let t287 = t16 * t286;
                            let t288 = t286 + t287;
                            let t289 = rt::lit::<T>(0.2529691909352784) * t10;
                            let t290 = t8 * t289;
                            let t291 = t289 + t290;
                            let t292 = k56 * t270 + k55 * t273
                                + (k54 * t276 + k53 * t279)
                                + (k52 * t282 + k51 * t285 + (k50 * t288 + k49 * t291));
                            let t293 = k64 * t270 + k63 * t273
                                + (k62 * t276 + k61 * t279)
                                + (k60 * t282 + k59 * t285 + (k58 * t288 + k57 * t291));
                            let t294 = rt::lit::<T>(-0.014459274444920261) * t293;
                            let t295 = k72 * t270 + k71 * t273
                                + (k70 * t276 + k69 * t279)
                                + (k68 * t282 + k67 * t285 + (k66 * t288 + k65 * t291));
                            let t296 = rt::lit::<T>(0.005864947198698576) * t292
                                + (t294 + rt::lit::<T>(0.4175557539292479) * t295);
                            let t297 = t58 * (rt::lit::<T>(0.005864947198698576) * t120);
                            let t298 = t267 * (k2 * (t61 * t120 - t107) - t84 * t296)
                                + (t106 * t271 - t59 * t297);
                            let t299 = h * t55;
                            let t300 = t298 * t299;
                            let t301 = rt::lit::<T>(1.0) / (t49 * t49);
                            let t302 = rt::lit::<T>(0.1904683739582173) * t293;
                            let t303 = rt::lit::<T>(-0.061592225069804156) * t292
                                + (t302 + rt::lit::<T>(0.32151478931685357) * t295);
                            let t304 = t50
                                * (rt::lit::<T>(-0.061592225069804156) * t120);
                            let t305 = t301 * (k3 * (t53 * t120 - t104) - t82 * t303)
                                + (t103 * t274 - t51 * t304);
                            let t306 = h * t47;
                            let t307 = t305 * t306;
                            let t308 = rt::lit::<T>(1.0) / (t41 * t41);
                            let t309 = rt::lit::<T>(0.3851373541128084) * t293;
                            let t310 = rt::lit::<T>(-0.058993923891947214) * t292
                                + (t309 + rt::lit::<T>(0.09560496739250535) * t295);
                            let t311 = t42
                                * (rt::lit::<T>(-0.058993923891947214) * t120);
                            let t312 = t308 * (k4 * (t45 * t120 - t101) - t80 * t310)
                                + (t100 * t277 - t43 * t311);
                            let t313 = h * t39;
                            let t314 = t312 * t313;
                            let t315 = rt::lit::<T>(1.0) / (t33 * t33);
                            let t316 = rt::lit::<T>(0.09560496739250535) * t292
                                + (t309 + rt::lit::<T>(-0.058993923891947214) * t295);
                            let t317 = t34 * (rt::lit::<T>(0.09560496739250535) * t120);
                            let t318 = t315 * (k5 * (t37 * t120 - t98) - t78 * t316)
                                + (t97 * t280 - t35 * t317);
                            let t319 = h * t31;
                            let t320 = t318 * t319;
                            let t321 = rt::lit::<T>(1.0) / (t25 * t25);
                            let t322 = rt::lit::<T>(0.32151478931685357) * t292
                                + (t302 + rt::lit::<T>(-0.061592225069804156) * t295);
                            let t323 = t26 * (rt::lit::<T>(0.32151478931685357) * t120);
                            let t324 = t321 * (k6 * (t29 * t120 - t95) - t76 * t322)
                                + (t94 * t283 - t27 * t323);
                            let t325 = h * t23;
                            let t326 = t324 * t325;
                            let t327 = rt::lit::<T>(1.0) / (t17 * t17);
                            let t328 = rt::lit::<T>(0.4175557539292479) * t292
                                + (t294 + rt::lit::<T>(0.005864947198698576) * t295);
                            let t329 = t18 * (rt::lit::<T>(0.4175557539292479) * t120);
                            let t330 = t327 * (k7 * (t21 * t120 - t113) - t74 * t328)
                                + (t112 * t286 - t19 * t329);
                            let t331 = h * t15;
                            let t332 = t330 * t331;
                            let t333 = rt::lit::<T>(1.0) / (t9 * t9);
                            let t334 = rt::lit::<T>(-0.06114645362610544) * t293;
                            let t335 = rt::lit::<T>(0.2529691909352784) * t292
                                + (t334 + rt::lit::<T>(0.027076500189167574) * t295);
                            let t336 = t10 * (rt::lit::<T>(0.2529691909352784) * t120);
                            let t337 = t333 * (k8 * (t13 * t120 - t92) - t72 * t335)
                                + (t91 * t289 - t11 * t336);
                            let t338 = h * t7;
                            let t339 = t337 * t338;
                            let t340 = rt::lit::<T>(1.0) / (t65 * t65);
                            let t341 = rt::lit::<T>(0.027076500189167574) * t292
                                + (t334 + rt::lit::<T>(0.2529691909352784) * t295);
                            let t342 = t66 * (rt::lit::<T>(0.027076500189167574) * t120);
                            let t343 = t340 * (k1 * (t69 * t120 - t110) - t86 * t341)
                                + (t109 * t268 - t67 * t342);
                            let t344 = h * t63;
                            let t345 = t343 * t344;
                            let t346 = rt::lit::<T>(1.0) / (t118 * t118)
                                * (rt::lit::<T>(2.0) * (t115 * t117));
                            let t347 = t119 * t71;
                            let t348 = t71 * t346 - t116 * t347;
                            let t349 = k26 * t326 + k27 * t332
                                + (k28 * t339 + (k21 * t345 + k73 * t348));
                            let t350 = h * t58;
                            let t351 = t296 * t350;
                            let t352 = h * t50;
                            let t353 = t303 * t352;
                            let t354 = h * t42;
                            let t355 = t310 * t354;
                            let t356 = h * t34;
                            let t357 = t316 * t356;
                            let t358 = h * t26;
                            let t359 = t322 * t358;
                            let t360 = h * t18;
                            let t361 = t328 * t360;
                            let t362 = h * t10;
                            let t363 = t335 * t362;
                            let t364 = h * t66;
                            let t365 = t341 * t364;
                            let t366 = h * t115;
                            let t367 = t347 * t366;
                            let t368 = rt::lit::<T>(0.23553528074697333) * t359
                                + rt::lit::<T>(0.12761668692717998) * t361
                                + (rt::lit::<T>(0.028459473672176994) * t363
                                    + (rt::lit::<T>(0.27444215068248085) * t365
                                        + (rt::lit::<T>(1.0)
                                            - rt::lit::<T>(0.1388888888888889) * t367)));
                            let t369 = t342 + t64 * t342;
                            let t370 = t297 + t56 * t297;
                            let t371 = t304 + t48 * t304;
                            let t372 = t311 + t40 * t311;
                            let t373 = t317 + t32 * t317;
                            let t374 = t323 + t24 * t323;
                            let t375 = t329 + t16 * t329;
                            let t376 = t336 + t8 * t336;
                            let t377 = k56 * t369 + k55 * t370
                                + (k54 * t371 + k53 * t372)
                                + (k52 * t373 + k51 * t374 + (k50 * t375 + k49 * t376));
                            let t378 = k34 * t326 + k35 * t332
                                + (k36 * t339 + (k29 * t345 + k74 * t348));
                            let t379 = rt::lit::<T>(-0.00022625827747447944) * t359
                                + rt::lit::<T>(-0.03565927501636371) * t361
                                + (rt::lit::<T>(-0.011940029016242066) * t363
                                    + (rt::lit::<T>(0.4563844734606865) * t365
                                        - rt::lit::<T>(-0.0359766675249389) * t367));
                            let t380 = k64 * t369 + k63 * t370
                                + (k62 * t371 + k61 * t372)
                                + (k60 * t373 + k59 * t374 + (k58 * t375 + k57 * t376));
                            let t381 = k42 * t326 + k43 * t332
                                + (k44 * t339 + (k37 * t345 + k75 * t348));
                            let t382 = rt::lit::<T>(0.0019247725723366578) * t359
                                + rt::lit::<T>(0.009709349382370355) * t361
                                + (rt::lit::<T>(0.0033356270952969586) * t363
                                    + (rt::lit::<T>(0.2493183041056008) * t365
                                        - rt::lit::<T>(0.009789444015308325) * t367));
                            let t383 = k72 * t369 + k71 * t370
                                + (k70 * t371 + k69 * t372)
                                + (k68 * t373 + k67 * t374 + (k66 * t375 + k65 * t376));
                            let t384 = t55 * t271;
                            let t385 = t58 * t384;
                            let t386 = t384 - t56 * t385;
                            let t387 = t386 - t385;
                            let t388 = t106 * (h * t387);
                            let t389 = t47 * t274;
                            let t390 = t50 * t389;
                            let t391 = t389 - t48 * t390;
                            let t392 = t391 - t390;
                            let t393 = t103 * (h * t392);
                            let t394 = t39 * t277;
                            let t395 = t42 * t394;
                            let t396 = t394 - t40 * t395;
                            let t397 = t396 - t395;
                            let t398 = t100 * (h * t397);
                            let t399 = t31 * t280;
                            let t400 = t34 * t399;
                            let t401 = t399 - t32 * t400;
                            let t402 = t401 - t400;
                            let t403 = t97 * (h * t402);
                            let t404 = t23 * t283;
                            let t405 = t26 * t404;
                            let t406 = t404 - t24 * t405;
                            let t407 = t406 - t405;
                            let t408 = t94 * (h * t407);
                            let t409 = t15 * t286;
                            let t410 = t18 * t409;
                            let t411 = t409 - t16 * t410;
                            let t412 = t411 - t410;
                            let t413 = t112 * (h * t412);
                            let t414 = t7 * t289;
                            let t415 = t10 * t414;
                            let t416 = t414 - t8 * t415;
                            let t417 = t416 - t415;
                            let t418 = t91 * (h * t417);
                            let t419 = t63 * t268;
                            let t420 = t66 * t419;
                            let t421 = t419 - t64 * t420;
                            let t422 = t421 - t420;
                            let t423 = t109 * (h * t422);
                            let t424 = k22 * t388 + k23 * t393
                                + (k24 * t398 + k25 * t403)
                                + (k26 * t408 + k27 * t413
                                    + (k28 * t418 + (t120 + k21 * t423)));
                            let t425 = k29 * t423 + k30 * t388
                                + (k31 * t393 + k32 * t398)
                                + (k33 * t403 + k34 * t408 + (k35 * t413 + k36 * t418));
                            let t426 = rt::lit::<T>(-0.014459274444920261) * t425;
                            let t427 = k37 * t423 + k38 * t388
                                + (k39 * t393 + k40 * t398)
                                + (k41 * t403 + k42 * t408 + (k43 * t413 + k44 * t418));
                            let t428 = rt::lit::<T>(0.005864947198698576) * t424
                                + (t426 + rt::lit::<T>(0.4175557539292479) * t427);
                            let t429 = t267 * (t165 * t384 - k2 * t168 - t84 * t428)
                                + (t384 + t386 - t164 * t385);
                            let t430 = t167 * t429
                                + (t272 + t164 * t271
                                    - t165 * (rt::lit::<T>(0.005864947198698576) * t267));
                            let t431 = rt::lit::<T>(0.1904683739582173) * t425;
                            let t432 = rt::lit::<T>(-0.061592225069804156) * t424
                                + (t431 + rt::lit::<T>(0.32151478931685357) * t427);
                            let t433 = t301 * (t141 * t389 - k3 * t144 - t82 * t432)
                                + (t389 + t391 - t140 * t390);
                            let t434 = t143 * t433
                                + (t275 + t140 * t274
                                    - t141 * (rt::lit::<T>(-0.061592225069804156) * t301));
                            let t435 = rt::lit::<T>(0.3851373541128084) * t425;
                            let t436 = rt::lit::<T>(-0.058993923891947214) * t424
                                + (t435 + rt::lit::<T>(0.09560496739250535) * t427);
                            let t437 = t308 * (t157 * t394 - k4 * t160 - t80 * t436)
                                + (t394 + t396 - t156 * t395);
                            let t438 = t159 * t437
                                + (t278 + t156 * t277
                                    - t157 * (rt::lit::<T>(-0.058993923891947214) * t308));
                            let t439 = rt::lit::<T>(0.09560496739250535) * t424
                                + (t435 + rt::lit::<T>(-0.058993923891947214) * t427);
                            let t440 = t315 * (t149 * t399 - k5 * t152 - t78 * t439)
                                + (t399 + t401 - t148 * t400);
                            let t441 = t151 * t440
                                + (t281 + t148 * t280
                                    - t149 * (rt::lit::<T>(0.09560496739250535) * t315));
                            let t442 = rt::lit::<T>(0.32151478931685357) * t424
                                + (t431 + rt::lit::<T>(-0.061592225069804156) * t427);
                            let t443 = t321 * (t133 * t404 - k6 * t136 - t76 * t442)
                                + (t404 + t406 - t132 * t405);
                            let t444 = t135 * t443
                                + (t284 + t132 * t283
                                    - t133 * (rt::lit::<T>(0.32151478931685357) * t321));
                            let t445 = rt::lit::<T>(0.4175557539292479) * t424
                                + (t426 + rt::lit::<T>(0.005864947198698576) * t427);
                            let t446 = t327 * (t125 * t409 - k7 * t128 - t74 * t445)
                                + (t409 + t411 - t124 * t410);
                            let t447 = t127 * t446
                                + (t287 + t124 * t286
                                    - t125 * (rt::lit::<T>(0.4175557539292479) * t327));
                            let t448 = rt::lit::<T>(-0.06114645362610544) * t425;
                            let t449 = rt::lit::<T>(0.2529691909352784) * t424
                                + (t448 + rt::lit::<T>(0.027076500189167574) * t427);
                            let t450 = t333 * (t181 * t414 - k8 * t184 - t72 * t449)
                                + (t414 + t416 - t180 * t415);
                            let t451 = t183 * t450
                                + (t290 + t180 * t289
                                    - t181 * (rt::lit::<T>(0.2529691909352784) * t333));
                            let t452 = rt::lit::<T>(0.027076500189167574) * t424
                                + (t448 + rt::lit::<T>(0.2529691909352784) * t427);
                            let t453 = t340 * (t173 * t419 - k1 * t176 - t86 * t452)
                                + (t419 + t421 - t172 * t420);
                            let t454 = t175 * t453
                                + (t269 + t172 * t268
                                    - t173 * (rt::lit::<T>(0.027076500189167574) * t340));
                            let t455 = t89 * t119;
                            let t456 = t116 * t455 - t89 * t346;
                            let t457 = k51 * t444 + k50 * t447
                                + (k49 * t451 + (k56 * t454 + k73 * t456));
                            let t458 = rt::lit::<T>(2.0) * t84;
                            let t459 = t58 * t428 - t385 * t458;
                            let t460 = rt::lit::<T>(2.0) * t82;
                            let t461 = t50 * t432 - t390 * t460;
                            let t462 = rt::lit::<T>(2.0) * t80;
                            let t463 = t42 * t436 - t395 * t462;
                            let t464 = rt::lit::<T>(2.0) * t78;
                            let t465 = t34 * t439 - t400 * t464;
                            let t466 = rt::lit::<T>(2.0) * t76;
                            let t467 = t26 * t442 - t405 * t466;
                            let t468 = rt::lit::<T>(2.0) * t74;
                            let t469 = t18 * t445 - t410 * t468;
                            let t470 = rt::lit::<T>(2.0) * t72;
                            let t471 = t10 * t449 - t415 * t470;
                            let t472 = rt::lit::<T>(2.0) * t86;
                            let t473 = t66 * t452 - t420 * t472;
                            let t474 = t366 * t455;
                            let t475 = k51 * t467 + k50 * t469
                                + (k49 * t471
                                    + (k56 * t473 + rt::lit::<T>(0.1388888888888889) * t474));
                            let t476 = h * t59;
                            let t477 = t387 * t476;
                            let t478 = h * t51;
                            let t479 = t392 * t478;
                            let t480 = h * t43;
                            let t481 = t397 * t480;
                            let t482 = h * t35;
                            let t483 = t402 * t482;
                            let t484 = h * t27;
                            let t485 = t407 * t484;
                            let t486 = h * t19;
                            let t487 = t412 * t486;
                            let t488 = h * t11;
                            let t489 = t417 * t488;
                            let t490 = h * t67;
                            let t491 = t422 * t490;
                            let t492 = k22 * t477 + k23 * t479
                                + (k24 * t481 + k25 * t483)
                                + (k26 * t485 + k27 * t487
                                    + (k28 * t489 + (k21 * t491 + rt::lit::<T>(1.0))));
                            let t493 = k59 * t444 + k58 * t447
                                + (k57 * t451 + (k64 * t454 + k74 * t456));
                            let t494 = k59 * t467 + k58 * t469
                                + (k57 * t471
                                    + (k64 * t473 + rt::lit::<T>(-0.0359766675249389) * t474));
                            let t495 = k29 * t491 + k30 * t477
                                + (k31 * t479 + k32 * t481)
                                + (k33 * t483 + k34 * t485 + (k35 * t487 + k36 * t489));
                            let t496 = k67 * t444 + k66 * t447
                                + (k65 * t451 + (k72 * t454 + k75 * t456));
                            let t497 = k67 * t467 + k66 * t469
                                + (k65 * t471
                                    + (k72 * t473 + rt::lit::<T>(0.009789444015308325) * t474));
                            let t498 = k37 * t491 + k38 * t477
                                + (k39 * t479 + k40 * t481)
                                + (k41 * t483 + k42 * t485 + (k43 * t487 + k44 * t489));
                            let t499 = k9 * (t206 + t208) + k10 * (t214 + t212)
                                + (k11 * (t216 + t210) + k12 * (t218 + t220));
                            let t500 = k9 * (t222 + t229) + k10 * (t223 + t228)
                                + (k11 * (t224 + t227) + k12 * (t225 + t226));
                            let t501 = rt::lit::<T>(1.0) - k9 * (t231 + t238)
                                - k12 * (t234 + t235)
                                - (k10 * (t232 + t237) + k11 * (t233 + t236));
                            let t502 = k9 * (t240 + t247) + k10 * (t241 + t246)
                                + (k11 * (t242 + t245) + k12 * (t243 + t244));
                            let t503 = k9 * (t249 + t256) + k10 * (t250 + t255)
                                + (k11 * (t251 + t254) + k12 * (t252 + t253));
                            let t504 = k9 * (t258 + t265) + k10 * (t259 + t264)
                                + (k11 * (t260 + t263) + k12 * (t261 + t262));
                            let t505 = rt::lit::<T>(-0.06114645362610544) * t66;
                            let t506 = t64 * t505;
                            let t507 = t505 + t506;
                            let t508 = rt::lit::<T>(-0.014459274444920261) * t58;
                            let t509 = t56 * t508;
                            let t510 = t508 + t509;
                            let t511 = rt::lit::<T>(0.1904683739582173) * t50;
                            let t512 = t48 * t511;
                            let t513 = t511 + t512;
                            let t514 = rt::lit::<T>(0.3851373541128084) * t42;
                            let t515 = t40 * t514;
                            let t516 = t514 + t515;
                            let t517 = rt::lit::<T>(0.3851373541128084) * t34;
                            let t518 = t32 * t517;
                            let t519 = t517 + t518;
                            let t520 = rt::lit::<T>(0.1904683739582173) * t26;
                            let t521 = t24 * t520;
                            let t522 = t520 + t521;
                            let t523 = rt::lit::<T>(-0.014459274444920261) * t18;
                            let t524 = t16 * t523;
                            let t525 = t523 + t524;
                            let t526 = rt::lit::<T>(-0.06114645362610544) * t10;
                            let t527 = t8 * t526;
                            let t528 = t526 + t527;
                            let t529 = k56 * t507 + k55 * t510
                                + (k54 * t513 + k53 * t516)
                                + (k52 * t519 + k51 * t522 + (k50 * t525 + k49 * t528));
                            let t530 = k64 * t507 + k63 * t510
                                + (k62 * t513 + k61 * t516)
                                + (k60 * t519 + k59 * t522 + (k58 * t525 + k57 * t528));
                            let t531 = rt::lit::<T>(-0.014459274444920261) * t530;
                            let t532 = k72 * t507 + k71 * t510
                                + (k70 * t513 + k69 * t516)
                                + (k68 * t519 + k67 * t522 + (k66 * t525 + k65 * t528));
                            let t533 = rt::lit::<T>(0.005864947198698576) * t529
                                + (t531 + rt::lit::<T>(0.4175557539292479) * t532);
                            let t534 = rt::lit::<T>(-0.014459274444920261) * t193;
                            let t535 = t58 * t534;
                            let t536 = t267 * (k10 * (t61 * t193 - t107) - t84 * t533)
                                + (t106 * t508 - t59 * t535);
                            let t537 = t299 * t536;
                            let t538 = rt::lit::<T>(0.1904683739582173) * t530;
                            let t539 = rt::lit::<T>(-0.061592225069804156) * t529
                                + (t538 + rt::lit::<T>(0.32151478931685357) * t532);
                            let t540 = rt::lit::<T>(0.1904683739582173) * t193;
                            let t541 = t50 * t540;
                            let t542 = t301 * (k11 * (t53 * t193 - t104) - t82 * t539)
                                + (t103 * t511 - t51 * t541);
                            let t543 = t306 * t542;
                            let t544 = rt::lit::<T>(0.3851373541128084) * t530;
                            let t545 = rt::lit::<T>(-0.058993923891947214) * t529
                                + (t544 + rt::lit::<T>(0.09560496739250535) * t532);
                            let t546 = rt::lit::<T>(0.3851373541128084) * t193;
                            let t547 = t42 * t546;
                            let t548 = t308 * (k12 * (t45 * t193 - t101) - t80 * t545)
                                + (t100 * t514 - t43 * t547);
                            let t549 = t313 * t548;
                            let t550 = rt::lit::<T>(0.09560496739250535) * t529
                                + (t544 + rt::lit::<T>(-0.058993923891947214) * t532);
                            let t551 = t34 * t546;
                            let t552 = t315 * (k12 * (t37 * t193 - t98) - t78 * t550)
                                + (t97 * t517 - t35 * t551);
                            let t553 = t319 * t552;
                            let t554 = rt::lit::<T>(0.32151478931685357) * t529
                                + (t538 + rt::lit::<T>(-0.061592225069804156) * t532);
                            let t555 = t26 * t540;
                            let t556 = t321 * (k11 * (t29 * t193 - t95) - t76 * t554)
                                + (t94 * t520 - t27 * t555);
                            let t557 = t325 * t556;
                            let t558 = rt::lit::<T>(0.4175557539292479) * t529
                                + (t531 + rt::lit::<T>(0.005864947198698576) * t532);
                            let t559 = t18 * t534;
                            let t560 = t327 * (k10 * (t21 * t193 - t113) - t74 * t558)
                                + (t112 * t523 - t19 * t559);
                            let t561 = t331 * t560;
                            let t562 = rt::lit::<T>(-0.06114645362610544) * t530;
                            let t563 = rt::lit::<T>(0.2529691909352784) * t529
                                + (t562 + rt::lit::<T>(0.027076500189167574) * t532);
                            let t564 = rt::lit::<T>(-0.06114645362610544) * t193;
                            let t565 = t10 * t564;
                            let t566 = t333 * (k9 * (t13 * t193 - t92) - t72 * t563)
                                + (t91 * t526 - t11 * t565);
                            let t567 = t338 * t566;
                            let t568 = rt::lit::<T>(0.027076500189167574) * t529
                                + (t562 + rt::lit::<T>(0.2529691909352784) * t532);
                            let t569 = t66 * t564;
                            let t570 = t340 * (k9 * (t69 * t193 - t110) - t86 * t568)
                                + (t109 * t505 - t67 * t569);
                            let t571 = t344 * t570;
                            let t572 = rt::lit::<T>(1.0) / (t191 * t191)
                                * (rt::lit::<T>(2.0) * (t188 * t190));
                            let t573 = t192 * t187;
                            let t574 = t187 * t572 - t189 * t573;
                            let t575 = k26 * t557 + k27 * t561
                                + (k28 * t567 + (k21 * t571 + k76 * t574));
                            let t576 = t350 * t533;
                            let t577 = t352 * t539;
                            let t578 = t354 * t545;
                            let t579 = t356 * t550;
                            let t580 = t358 * t554;
                            let t581 = t360 * t558;
                            let t582 = t362 * t563;
                            let t583 = t364 * t568;
                            let t584 = h * t188;
                            let t585 = t573 * t584;
                            let t586 = rt::lit::<T>(0.23553528074697333) * t580
                                + rt::lit::<T>(0.12761668692717998) * t581
                                + (rt::lit::<T>(0.028459473672176994) * t582
                                    + (rt::lit::<T>(0.27444215068248085) * t583
                                        - rt::lit::<T>(0.30026319498086457) * t585));
                            let t587 = t569 + t64 * t569;
                            let t588 = t535 + t56 * t535;
                            let t589 = t541 + t48 * t541;
                            let t590 = t547 + t40 * t547;
                            let t591 = t551 + t32 * t551;
                            let t592 = t555 + t24 * t555;
                            let t593 = t559 + t16 * t559;
                            let t594 = t565 + t8 * t565;
                            let t595 = k56 * t587 + k55 * t588
                                + (k54 * t589 + k53 * t590)
                                + (k52 * t591 + k51 * t592 + (k50 * t593 + k49 * t594));
                            let t596 = k34 * t557 + k35 * t561
                                + (k36 * t567 + (k29 * t571 + k77 * t574));
                            let t597 = rt::lit::<T>(-0.00022625827747447944) * t580
                                + rt::lit::<T>(-0.03565927501636371) * t581
                                + (rt::lit::<T>(-0.011940029016242066) * t582
                                    + (rt::lit::<T>(0.4563844734606865) * t583
                                        + (rt::lit::<T>(1.0)
                                            - rt::lit::<T>(0.2222222222222222) * t585)));
                            let t598 = k64 * t587 + k63 * t588
                                + (k62 * t589 + k61 * t590)
                                + (k60 * t591 + k59 * t592 + (k58 * t593 + k57 * t594));
                            let t599 = k42 * t557 + k43 * t561
                                + (k44 * t567 + (k37 * t571 + k78 * t574));
                            let t600 = rt::lit::<T>(0.0019247725723366578) * t580
                                + rt::lit::<T>(0.009709349382370355) * t581
                                + (rt::lit::<T>(0.0033356270952969586) * t582
                                    + (rt::lit::<T>(0.2493183041056008) * t583
                                        - rt::lit::<T>(-0.022485417203086815) * t585));
                            let t601 = k72 * t587 + k71 * t588
                                + (k70 * t589 + k69 * t590)
                                + (k68 * t591 + k67 * t592 + (k66 * t593 + k65 * t594));
                            let t602 = t55 * t508;
                            let t603 = t58 * t602;
                            let t604 = t602 - t56 * t603;
                            let t605 = t604 - t603;
                            let t606 = t106 * (h * t605);
                            let t607 = t47 * t511;
                            let t608 = t50 * t607;
                            let t609 = t607 - t48 * t608;
                            let t610 = t609 - t608;
                            let t611 = t103 * (h * t610);
                            let t612 = t39 * t514;
                            let t613 = t42 * t612;
                            let t614 = t612 - t40 * t613;
                            let t615 = t614 - t613;
                            let t616 = t100 * (h * t615);
                            let t617 = t31 * t517;
                            let t618 = t34 * t617;
                            let t619 = t617 - t32 * t618;
                            let t620 = t619 - t618;
                            let t621 = t97 * (h * t620);
                            let t622 = t23 * t520;
                            let t623 = t26 * t622;
                            let t624 = t622 - t24 * t623;
                            let t625 = t624 - t623;
                            let t626 = t94 * (h * t625);
                            let t627 = t15 * t523;
                            let t628 = t18 * t627;
                            let t629 = t627 - t16 * t628;
                            let t630 = t629 - t628;
                            let t631 = t112 * (h * t630);
                            let t632 = t7 * t526;
                            let t633 = t10 * t632;
                            let t634 = t632 - t8 * t633;
                            let t635 = t634 - t633;
                            let t636 = t91 * (h * t635);
                            let t637 = t63 * t505;
                            let t638 = t66 * t637;
                            let t639 = t637 - t64 * t638;
                            let t640 = t639 - t638;
                            let t641 = t109 * (h * t640);
                            let t642 = k30 * t606 + k31 * t611
                                + (k32 * t616 + k33 * t621)
                                + (k34 * t626 + k35 * t631
                                    + (k36 * t636 + (t193 + k29 * t641)));
                            let t643 = rt::lit::<T>(-0.014459274444920261) * t642;
                            let t644 = k21 * t641 + k22 * t606
                                + (k23 * t611 + k24 * t616)
                                + (k25 * t621 + k26 * t626 + (k27 * t631 + k28 * t636));
                            let t645 = k37 * t641 + k38 * t606
                                + (k39 * t611 + k40 * t616)
                                + (k41 * t621 + k42 * t626 + (k43 * t631 + k44 * t636));
                            let t646 = t643
                                + (rt::lit::<T>(0.005864947198698576) * t644
                                    + rt::lit::<T>(0.4175557539292479) * t645);
                            let t647 = t267 * (t165 * t602 - k10 * t168 - t84 * t646)
                                + (t602 + t604 - t164 * t603);
                            let t648 = t167 * t647
                                + (t509 + t164 * t508
                                    - t165 * (rt::lit::<T>(-0.014459274444920261) * t267));
                            let t649 = rt::lit::<T>(0.1904683739582173) * t642;
                            let t650 = t649
                                + (rt::lit::<T>(-0.061592225069804156) * t644
                                    + rt::lit::<T>(0.32151478931685357) * t645);
                            let t651 = t301 * (t141 * t607 - k11 * t144 - t82 * t650)
                                + (t607 + t609 - t140 * t608);
                            let t652 = t143 * t651
                                + (t512 + t140 * t511
                                    - t141 * (rt::lit::<T>(0.1904683739582173) * t301));
                            let t653 = rt::lit::<T>(0.3851373541128084) * t642;
                            let t654 = t653
                                + (rt::lit::<T>(-0.058993923891947214) * t644
                                    + rt::lit::<T>(0.09560496739250535) * t645);
                            let t655 = t308 * (t157 * t612 - k12 * t160 - t80 * t654)
                                + (t612 + t614 - t156 * t613);
                            let t656 = t159 * t655
                                + (t515 + t156 * t514
                                    - t157 * (rt::lit::<T>(0.3851373541128084) * t308));
                            let t657 = t653
                                + (rt::lit::<T>(0.09560496739250535) * t644
                                    + rt::lit::<T>(-0.058993923891947214) * t645);
                            let t658 = t315 * (t149 * t617 - k12 * t152 - t78 * t657)
                                + (t617 + t619 - t148 * t618);
                            let t659 = t151 * t658
                                + (t518 + t148 * t517
                                    - t149 * (rt::lit::<T>(0.3851373541128084) * t315));
                            let t660 = t649
                                + (rt::lit::<T>(0.32151478931685357) * t644
                                    + rt::lit::<T>(-0.061592225069804156) * t645);
                            let t661 = t321 * (t133 * t622 - k11 * t136 - t76 * t660)
                                + (t622 + t624 - t132 * t623);
                            let t662 = t135 * t661
                                + (t521 + t132 * t520
                                    - t133 * (rt::lit::<T>(0.1904683739582173) * t321));
                            let t663 = t643
                                + (rt::lit::<T>(0.4175557539292479) * t644
                                    + rt::lit::<T>(0.005864947198698576) * t645);
                            let t664 = t327 * (t125 * t627 - k10 * t128 - t74 * t663)
                                + (t627 + t629 - t124 * t628);
                            let t665 = t127 * t664
                                + (t524 + t124 * t523
                                    - t125 * (rt::lit::<T>(-0.014459274444920261) * t327));
                            let t666 = rt::lit::<T>(-0.06114645362610544) * t642;
                            let t667 = t666
                                + (rt::lit::<T>(0.2529691909352784) * t644
                                    + rt::lit::<T>(0.027076500189167574) * t645);
                            let t668 = t333 * (t181 * t632 - k9 * t184 - t72 * t667)
                                + (t632 + t634 - t180 * t633);
                            let t669 = t183 * t668
                                + (t527 + t180 * t526
                                    - t181 * (rt::lit::<T>(-0.06114645362610544) * t333));
                            let t670 = t666
                                + (rt::lit::<T>(0.027076500189167574) * t644
                                    + rt::lit::<T>(0.2529691909352784) * t645);
                            let t671 = t340 * (t173 * t637 - k9 * t176 - t86 * t670)
                                + (t637 + t639 - t172 * t638);
                            let t672 = t175 * t671
                                + (t506 + t172 * t505
                                    - t173 * (rt::lit::<T>(-0.06114645362610544) * t340));
                            let t673 = t90 * t192;
                            let t674 = t189 * t673 - t90 * t572;
                            let t675 = k51 * t662 + k50 * t665
                                + (k49 * t669 + (k56 * t672 + k76 * t674));
                            let t676 = t58 * t646 - t603 * t458;
                            let t677 = t50 * t650 - t608 * t460;
                            let t678 = t42 * t654 - t613 * t462;
                            let t679 = t34 * t657 - t618 * t464;
                            let t680 = t26 * t660 - t623 * t466;
                            let t681 = t18 * t663 - t628 * t468;
                            let t682 = t10 * t667 - t633 * t470;
                            let t683 = t66 * t670 - t638 * t472;
                            let t684 = t584 * t673;
                            let t685 = k51 * t680 + k50 * t681
                                + (k49 * t682
                                    + (k56 * t683 + rt::lit::<T>(0.30026319498086457) * t684));
                            let t686 = t490 * t640;
                            let t687 = t476 * t605;
                            let t688 = t478 * t610;
                            let t689 = t480 * t615;
                            let t690 = t482 * t620;
                            let t691 = t484 * t625;
                            let t692 = t486 * t630;
                            let t693 = t488 * t635;
                            let t694 = k21 * t686 + k22 * t687
                                + (k23 * t688 + k24 * t689)
                                + (k25 * t690 + k26 * t691 + (k27 * t692 + k28 * t693));
                            let t695 = k59 * t662 + k58 * t665
                                + (k57 * t669 + (k64 * t672 + k77 * t674));
                            let t696 = k59 * t680 + k58 * t681
                                + (k57 * t682
                                    + (k64 * t683 + rt::lit::<T>(0.2222222222222222) * t684));
                            let t697 = k30 * t687 + k31 * t688
                                + (k32 * t689 + k33 * t690)
                                + (k34 * t691 + k35 * t692
                                    + (k36 * t693 + (k29 * t686 + rt::lit::<T>(1.0))));
                            let t698 = k67 * t662 + k66 * t665
                                + (k65 * t669 + (k72 * t672 + k78 * t674));
                            let t699 = k67 * t680 + k66 * t681
                                + (k65 * t682
                                    + (k72 * t683
                                        + rt::lit::<T>(-0.022485417203086815) * t684));
                            let t700 = k37 * t686 + k38 * t687
                                + (k39 * t688 + k40 * t689)
                                + (k41 * t690 + k42 * t691 + (k43 * t692 + k44 * t693));
                            let t701 = k20 * t206 + k19 * t214
                                + (k18 * t216 + k17 * t218)
                                + (k16 * t220 + k15 * t210 + (k14 * t212 + k13 * t208));
                            let t702 = k20 * t222 + k19 * t223
                                + (k18 * t224 + k17 * t225)
                                + (k16 * t226 + k15 * t227 + (k14 * t228 + k13 * t229));
                            let t703 = k20 * t231 + k19 * t232
                                + (k18 * t233 + k17 * t234)
                                + (k16 * t235 + k15 * t236 + (k14 * t237 + k13 * t238));
                            let t704 = k20 * t240 + k19 * t241
                                + (k18 * t242 + k17 * t243)
                                + (k16 * t244 + k15 * t245 + (k14 * t246 + k13 * t247));
                            let t705 = rt::lit::<T>(1.0) - k20 * t249 - k13 * t256
                                - (k15 * t254 + k14 * t255)
                                - (k19 * t250 + k18 * t251 + (k17 * t252 + k16 * t253));
                            let t706 = k20 * t258 + k19 * t259
                                + (k18 * t260 + k17 * t261)
                                + (k16 * t262 + k15 * t263 + (k14 * t264 + k13 * t265));
                            let t707 = rt::lit::<T>(0.2529691909352784) * t66;
                            let t708 = t64 * t707;
                            let t709 = t707 + t708;
                            let t710 = rt::lit::<T>(0.4175557539292479) * t58;
                            let t711 = t56 * t710;
                            let t712 = t710 + t711;
                            let t713 = rt::lit::<T>(0.32151478931685357) * t50;
                            let t714 = t48 * t713;
                            let t715 = t713 + t714;
                            let t716 = rt::lit::<T>(0.09560496739250535) * t42;
                            let t717 = t40 * t716;
                            let t718 = t716 + t717;
                            let t719 = rt::lit::<T>(-0.058993923891947214) * t34;
                            let t720 = t32 * t719;
                            let t721 = t719 + t720;
                            let t722 = rt::lit::<T>(-0.061592225069804156) * t26;
                            let t723 = t24 * t722;
                            let t724 = t722 + t723;
                            let t725 = rt::lit::<T>(0.005864947198698576) * t18;
                            let t726 = t16 * t725;
                            let t727 = t725 + t726;
                            let t728 = rt::lit::<T>(0.027076500189167574) * t10;
                            let t729 = t8 * t728;
                            let t730 = t728 + t729;
                            let t731 = k56 * t709 + k55 * t712
                                + (k54 * t715 + k53 * t718)
                                + (k52 * t721 + k51 * t724 + (k50 * t727 + k49 * t730));
                            let t732 = k64 * t709 + k63 * t712
                                + (k62 * t715 + k61 * t718)
                                + (k60 * t721 + k59 * t724 + (k58 * t727 + k57 * t730));
                            let t733 = rt::lit::<T>(-0.014459274444920261) * t732;
                            let t734 = k72 * t709 + k71 * t712
                                + (k70 * t715 + k69 * t718)
                                + (k68 * t721 + k67 * t724 + (k66 * t727 + k65 * t730));
                            let t735 = rt::lit::<T>(0.005864947198698576) * t731
                                + (t733 + rt::lit::<T>(0.4175557539292479) * t734);
                            let t736 = t58 * (rt::lit::<T>(0.4175557539292479) * t202);
                            let t737 = t267 * (k14 * (t61 * t202 - t107) - t84 * t735)
                                + (t106 * t710 - t59 * t736);
                            let t738 = t299 * t737;
                            let t739 = rt::lit::<T>(0.1904683739582173) * t732;
                            let t740 = rt::lit::<T>(-0.061592225069804156) * t731
                                + (t739 + rt::lit::<T>(0.32151478931685357) * t734);
                            let t741 = t50 * (rt::lit::<T>(0.32151478931685357) * t202);
                            let t742 = t301 * (k15 * (t53 * t202 - t104) - t82 * t740)
                                + (t103 * t713 - t51 * t741);
                            let t743 = t306 * t742;
                            let t744 = rt::lit::<T>(0.3851373541128084) * t732;
                            let t745 = rt::lit::<T>(-0.058993923891947214) * t731
                                + (t744 + rt::lit::<T>(0.09560496739250535) * t734);
                            let t746 = t42 * (rt::lit::<T>(0.09560496739250535) * t202);
                            let t747 = t308 * (k16 * (t45 * t202 - t101) - t80 * t745)
                                + (t100 * t716 - t43 * t746);
                            let t748 = t313 * t747;
                            let t749 = rt::lit::<T>(0.09560496739250535) * t731
                                + (t744 + rt::lit::<T>(-0.058993923891947214) * t734);
                            let t750 = t34
                                * (rt::lit::<T>(-0.058993923891947214) * t202);
                            let t751 = t315 * (k17 * (t37 * t202 - t98) - t78 * t749)
                                + (t97 * t719 - t35 * t750);
                            let t752 = t319 * t751;
                            let t753 = rt::lit::<T>(0.32151478931685357) * t731
                                + (t739 + rt::lit::<T>(-0.061592225069804156) * t734);
                            let t754 = t26
                                * (rt::lit::<T>(-0.061592225069804156) * t202);
                            let t755 = t321 * (k18 * (t29 * t202 - t95) - t76 * t753)
                                + (t94 * t722 - t27 * t754);
                            let t756 = t325 * t755;
                            let t757 = rt::lit::<T>(0.4175557539292479) * t731
                                + (t733 + rt::lit::<T>(0.005864947198698576) * t734);
                            let t758 = t18 * (rt::lit::<T>(0.005864947198698576) * t202);
                            let t759 = t327 * (k19 * (t21 * t202 - t113) - t74 * t757)
                                + (t112 * t725 - t19 * t758);
                            let t760 = t331 * t759;
                            let t761 = rt::lit::<T>(-0.06114645362610544) * t732;
                            let t762 = rt::lit::<T>(0.2529691909352784) * t731
                                + (t761 + rt::lit::<T>(0.027076500189167574) * t734);
                            let t763 = t10 * (rt::lit::<T>(0.027076500189167574) * t202);
                            let t764 = t333 * (k20 * (t13 * t202 - t92) - t72 * t762)
                                + (t91 * t728 - t11 * t763);
                            let t765 = t338 * t764;
                            let t766 = rt::lit::<T>(0.027076500189167574) * t731
                                + (t761 + rt::lit::<T>(0.2529691909352784) * t734);
                            let t767 = t66 * (rt::lit::<T>(0.2529691909352784) * t202);
                            let t768 = t340 * (k13 * (t69 * t202 - t110) - t86 * t766)
                                + (t109 * t707 - t67 * t767);
                            let t769 = t344 * t768;
                            let t770 = rt::lit::<T>(1.0) / (t200 * t200)
                                * (rt::lit::<T>(2.0) * (t197 * t199));
                            let t771 = t201 * t196;
                            let t772 = t196 * t770 - t198 * t771;
                            let t773 = k26 * t756 + k27 * t760
                                + (k28 * t765 + (k21 * t769 + k79 * t772));
                            let t774 = t350 * t735;
                            let t775 = t352 * t740;
                            let t776 = t354 * t745;
                            let t777 = t356 * t749;
                            let t778 = t358 * t753;
                            let t779 = t360 * t757;
                            let t780 = t362 * t762;
                            let t781 = t364 * t766;
                            let t782 = h * t197;
                            let t783 = t771 * t782;
                            let t784 = rt::lit::<T>(0.23553528074697333) * t778
                                + rt::lit::<T>(0.12761668692717998) * t779
                                + (rt::lit::<T>(0.028459473672176994) * t780
                                    + (rt::lit::<T>(0.27444215068248085) * t781
                                        - rt::lit::<T>(0.26798833376246944) * t783));
                            let t785 = t767 + t64 * t767;
                            let t786 = t736 + t56 * t736;
                            let t787 = t741 + t48 * t741;
                            let t788 = t746 + t40 * t746;
                            let t789 = t750 + t32 * t750;
                            let t790 = t754 + t24 * t754;
                            let t791 = t758 + t16 * t758;
                            let t792 = t763 + t8 * t763;
                            let t793 = k56 * t785 + k55 * t786
                                + (k54 * t787 + k53 * t788)
                                + (k52 * t789 + k51 * t790 + (k50 * t791 + k49 * t792));
                            let t794 = k34 * t756 + k35 * t760
                                + (k36 * t765 + (k29 * t769 + k80 * t772));
                            let t795 = rt::lit::<T>(-0.00022625827747447944) * t778
                                + rt::lit::<T>(-0.03565927501636371) * t779
                                + (rt::lit::<T>(-0.011940029016242066) * t780
                                    + (rt::lit::<T>(0.4563844734606865) * t781
                                        - rt::lit::<T>(0.48042111196938336) * t783));
                            let t796 = k64 * t785 + k63 * t786
                                + (k62 * t787 + k61 * t788)
                                + (k60 * t789 + k59 * t790 + (k58 * t791 + k57 * t792));
                            let t797 = k42 * t756 + k43 * t760
                                + (k44 * t765 + (k37 * t769 + k81 * t772));
                            let t798 = rt::lit::<T>(0.0019247725723366578) * t778
                                + rt::lit::<T>(0.009709349382370355) * t779
                                + (rt::lit::<T>(0.0033356270952969586) * t780
                                    + (rt::lit::<T>(0.2493183041056008) * t781
                                        + (rt::lit::<T>(1.0)
                                            - rt::lit::<T>(0.1388888888888889) * t783)));
                            let t799 = k72 * t785 + k71 * t786
                                + (k70 * t787 + k69 * t788)
                                + (k68 * t789 + k67 * t790 + (k66 * t791 + k65 * t792));
                            let t800 = t55 * t710;
                            let t801 = t58 * t800;
                            let t802 = t800 - t56 * t801;
                            let t803 = t802 - t801;
                            let t804 = t106 * (h * t803);
                            let t805 = t47 * t713;
                            let t806 = t50 * t805;
                            let t807 = t805 - t48 * t806;
                            let t808 = t807 - t806;
                            let t809 = t103 * (h * t808);
                            let t810 = t39 * t716;
                            let t811 = t42 * t810;
                            let t812 = t810 - t40 * t811;
                            let t813 = t812 - t811;
                            let t814 = t100 * (h * t813);
                            let t815 = t31 * t719;
                            let t816 = t34 * t815;
                            let t817 = t815 - t32 * t816;
                            let t818 = t817 - t816;
                            let t819 = t97 * (h * t818);
                            let t820 = t23 * t722;
                            let t821 = t26 * t820;
                            let t822 = t820 - t24 * t821;
                            let t823 = t822 - t821;
                            let t824 = t94 * (h * t823);
                            let t825 = t15 * t725;
                            let t826 = t18 * t825;
                            let t827 = t825 - t16 * t826;
                            let t828 = t827 - t826;
                            let t829 = t112 * (h * t828);
                            let t830 = t7 * t728;
                            let t831 = t10 * t830;
                            let t832 = t830 - t8 * t831;
                            let t833 = t832 - t831;
                            let t834 = t91 * (h * t833);
                            let t835 = t63 * t707;
                            let t836 = t66 * t835;
                            let t837 = t835 - t64 * t836;
                            let t838 = t837 - t836;
                            let t839 = t109 * (h * t838);
                            let t840 = k38 * t804 + k39 * t809
                                + (k40 * t814 + k41 * t819)
                                + (k42 * t824 + k43 * t829
                                    + (k44 * t834 + (t202 + k37 * t839)));
                            let t841 = k29 * t839 + k30 * t804
                                + (k31 * t809 + k32 * t814)
                                + (k33 * t819 + k34 * t824 + (k35 * t829 + k36 * t834));
                            let t842 = rt::lit::<T>(-0.014459274444920261) * t841;
                            let t843 = k21 * t839 + k22 * t804
                                + (k23 * t809 + k24 * t814)
                                + (k25 * t819 + k26 * t824 + (k27 * t829 + k28 * t834));
                            let t844 = rt::lit::<T>(0.4175557539292479) * t840
                                + (t842 + rt::lit::<T>(0.005864947198698576) * t843);
                            let t845 = t267 * (t165 * t800 - k14 * t168 - t84 * t844)
                                + (t800 + t802 - t164 * t801);
                            let t846 = t167 * t845
                                + (t711 + t164 * t710
                                    - t165 * (rt::lit::<T>(0.4175557539292479) * t267));
                            let t847 = rt::lit::<T>(0.1904683739582173) * t841;
                            let t848 = rt::lit::<T>(0.32151478931685357) * t840
                                + (t847 + rt::lit::<T>(-0.061592225069804156) * t843);
                            let t849 = t301 * (t141 * t805 - k15 * t144 - t82 * t848)
                                + (t805 + t807 - t140 * t806);
                            let t850 = t143 * t849
                                + (t714 + t140 * t713
                                    - t141 * (rt::lit::<T>(0.32151478931685357) * t301));
                            let t851 = rt::lit::<T>(0.3851373541128084) * t841;
                            let t852 = rt::lit::<T>(0.09560496739250535) * t840
                                + (t851 + rt::lit::<T>(-0.058993923891947214) * t843);
                            let t853 = t308 * (t157 * t810 - k16 * t160 - t80 * t852)
                                + (t810 + t812 - t156 * t811);
                            let t854 = t159 * t853
                                + (t717 + t156 * t716
                                    - t157 * (rt::lit::<T>(0.09560496739250535) * t308));
                            let t855 = rt::lit::<T>(-0.058993923891947214) * t840
                                + (t851 + rt::lit::<T>(0.09560496739250535) * t843);
                            let t856 = t315 * (t149 * t815 - k17 * t152 - t78 * t855)
                                + (t815 + t817 - t148 * t816);
                            let t857 = t151 * t856
                                + (t720 + t148 * t719
                                    - t149 * (rt::lit::<T>(-0.058993923891947214) * t315));
                            let t858 = rt::lit::<T>(-0.061592225069804156) * t840
                                + (t847 + rt::lit::<T>(0.32151478931685357) * t843);
                            let t859 = t321 * (t133 * t820 - k18 * t136 - t76 * t858)
                                + (t820 + t822 - t132 * t821);
                            let t860 = t135 * t859
                                + (t723 + t132 * t722
                                    - t133 * (rt::lit::<T>(-0.061592225069804156) * t321));
                            let t861 = rt::lit::<T>(0.005864947198698576) * t840
                                + (t842 + rt::lit::<T>(0.4175557539292479) * t843);
                            let t862 = t327 * (t125 * t825 - k19 * t128 - t74 * t861)
                                + (t825 + t827 - t124 * t826);
                            let t863 = t127 * t862
                                + (t726 + t124 * t725
                                    - t125 * (rt::lit::<T>(0.005864947198698576) * t327));
                            let t864 = rt::lit::<T>(-0.06114645362610544) * t841;
                            let t865 = rt::lit::<T>(0.027076500189167574) * t840
                                + (t864 + rt::lit::<T>(0.2529691909352784) * t843);
                            let t866 = t333 * (t181 * t830 - k20 * t184 - t72 * t865)
                                + (t830 + t832 - t180 * t831);
                            let t867 = t183 * t866
                                + (t729 + t180 * t728
                                    - t181 * (rt::lit::<T>(0.027076500189167574) * t333));
                            let t868 = rt::lit::<T>(0.2529691909352784) * t840
                                + (t864 + rt::lit::<T>(0.027076500189167574) * t843);
                            let t869 = t340 * (t173 * t835 - k13 * t176 - t86 * t868)
                                + (t835 + t837 - t172 * t836);
                            let t870 = t175 * t869
                                + (t708 + t172 * t707
                                    - t173 * (rt::lit::<T>(0.2529691909352784) * t340));
                            let t871 = t88 * t201;
                            let t872 = t198 * t871 - t88 * t770;
                            let t873 = k51 * t860 + k50 * t863
                                + (k49 * t867 + (k56 * t870 + k79 * t872));
                            let t874 = t58 * t844 - t801 * t458;
                            let t875 = t50 * t848 - t806 * t460;
                            let t876 = t42 * t852 - t811 * t462;
                            let t877 = t34 * t855 - t816 * t464;
                            let t878 = t26 * t858 - t821 * t466;
                            let t879 = t18 * t861 - t826 * t468;
                            let t880 = t10 * t865 - t831 * t470;
                            let t881 = t66 * t868 - t836 * t472;
                            let t882 = t782 * t871;
                            let t883 = k51 * t878 + k50 * t879
                                + (k49 * t880
                                    + (k56 * t881 + rt::lit::<T>(0.26798833376246944) * t882));
                            let t884 = t490 * t838;
                            let t885 = t476 * t803;
                            let t886 = t478 * t808;
                            let t887 = t480 * t813;
                            let t888 = t482 * t818;
                            let t889 = t484 * t823;
                            let t890 = t486 * t828;
                            let t891 = t488 * t833;
                            let t892 = k21 * t884 + k22 * t885
                                + (k23 * t886 + k24 * t887)
                                + (k25 * t888 + k26 * t889 + (k27 * t890 + k28 * t891));
                            let t893 = k59 * t860 + k58 * t863
                                + (k57 * t867 + (k64 * t870 + k80 * t872));
                            let t894 = k59 * t878 + k58 * t879
                                + (k57 * t880
                                    + (k64 * t881 + rt::lit::<T>(0.48042111196938336) * t882));
                            let t895 = k29 * t884 + k30 * t885
                                + (k31 * t886 + k32 * t887)
                                + (k33 * t888 + k34 * t889 + (k35 * t890 + k36 * t891));
                            let t896 = k67 * t860 + k66 * t863
                                + (k65 * t867 + (k72 * t870 + k81 * t872));
                            let t897 = k67 * t878 + k66 * t879
                                + (k65 * t880
                                    + (k72 * t881 + rt::lit::<T>(0.1388888888888889) * t882));
                            let t898 = k38 * t885 + k39 * t886
                                + (k40 * t887 + k41 * t888)
                                + (k42 * t889 + k43 * t890
                                    + (k44 * t891 + (k37 * t884 + rt::lit::<T>(1.0))));
                            (
                                [
                                    xi_rate_1 - t71,
                                    k8 * t93 + k6 * t96 + (k5 * t99 + k4 * t102) + t121,
                                    k7 * t129 + k6 * t137 + (k3 * t145 + k5 * t153) + t186,
                                    xi_rate_2 - t187,
                                    t194,
                                    t195,
                                    xi_rate_3 - t196,
                                    k20 * t93 + k18 * t96 + (k17 * t99 + k16 * t102) + t203,
                                    k19 * t129 + k18 * t137 + (k15 * t145 + k17 * t153) + t204,
                                ],
                                [
                                    [
                                        t221,
                                        rt::lit::<T>(0.0),
                                        -t230,
                                        -t239,
                                        rt::lit::<T>(0.0),
                                        -t248,
                                        -t257,
                                        rt::lit::<T>(0.0),
                                        -t266,
                                    ],
                                    [
                                        k22 * t300 + k23 * t307 + (k24 * t314 + k25 * t320) + t349,
                                        rt::lit::<T>(0.2680684283954074) * t351
                                            + rt::lit::<T>(0.2758530052054411) * t353
                                            + (rt::lit::<T>(0.2956904871291018) * t355
                                                + rt::lit::<T>(0.293975971011446) * t357) + t368,
                                        -t377,
                                        k30 * t300 + k31 * t307 + (k32 * t314 + k33 * t320) + t378,
                                        rt::lit::<T>(0.48010371946080815) * t351
                                            + rt::lit::<T>(0.44467070272191894) * t353
                                            + (rt::lit::<T>(0.3122250273523913) * t355
                                                + rt::lit::<T>(0.13221941709205312) * t357) + t379,
                                        -t380,
                                        k38 * t300 + k39 * t307 + (k40 * t314 + k41 * t320) + t381,
                                        rt::lit::<T>(0.15016109085059778) * t351
                                            + rt::lit::<T>(0.042242497030804446) * t353
                                            + (rt::lit::<T>(-0.01619819323366821) * t355
                                                + rt::lit::<T>(-0.017912709351324017) * t357) + t382,
                                        -t383,
                                    ],
                                    [
                                        k55 * t430 + k54 * t434 + (k53 * t438 + k52 * t441) + t457,
                                        k55 * t459 + k54 * t461 + (k53 * t463 + k52 * t465) + t475,
                                        t492,
                                        k63 * t430 + k62 * t434 + (k61 * t438 + k60 * t441) + t493,
                                        k63 * t459 + k62 * t461 + (k61 * t463 + k60 * t465) + t494,
                                        t495,
                                        k71 * t430 + k70 * t434 + (k69 * t438 + k68 * t441) + t496,
                                        k71 * t459 + k70 * t461 + (k69 * t463 + k68 * t465) + t497,
                                        t498,
                                    ],
                                    [
                                        -t499,
                                        rt::lit::<T>(0.0),
                                        -t500,
                                        t501,
                                        rt::lit::<T>(0.0),
                                        -t502,
                                        -t503,
                                        rt::lit::<T>(0.0),
                                        -t504,
                                    ],
                                    [
                                        k22 * t537 + k23 * t543 + (k24 * t549 + k25 * t553) + t575,
                                        rt::lit::<T>(0.2680684283954074) * t576
                                            + rt::lit::<T>(0.2758530052054411) * t577
                                            + (rt::lit::<T>(0.2956904871291018) * t578
                                                + rt::lit::<T>(0.293975971011446) * t579) + t586,
                                        -t595,
                                        k30 * t537 + k31 * t543 + (k32 * t549 + k33 * t553) + t596,
                                        rt::lit::<T>(0.48010371946080815) * t576
                                            + rt::lit::<T>(0.44467070272191894) * t577
                                            + (rt::lit::<T>(0.3122250273523913) * t578
                                                + rt::lit::<T>(0.13221941709205312) * t579) + t597,
                                        -t598,
                                        k38 * t537 + k39 * t543 + (k40 * t549 + k41 * t553) + t599,
                                        rt::lit::<T>(0.15016109085059778) * t576
                                            + rt::lit::<T>(0.042242497030804446) * t577
                                            + (rt::lit::<T>(-0.01619819323366821) * t578
                                                + rt::lit::<T>(-0.017912709351324017) * t579) + t600,
                                        -t601,
                                    ],
                                    [
                                        k55 * t648 + k54 * t652 + (k53 * t656 + k52 * t659) + t675,
                                        k55 * t676 + k54 * t677 + (k53 * t678 + k52 * t679) + t685,
                                        t694,
                                        k63 * t648 + k62 * t652 + (k61 * t656 + k60 * t659) + t695,
                                        k63 * t676 + k62 * t677 + (k61 * t678 + k60 * t679) + t696,
                                        t697,
                                        k71 * t648 + k70 * t652 + (k69 * t656 + k68 * t659) + t698,
                                        k71 * t676 + k70 * t677 + (k69 * t678 + k68 * t679) + t699,
                                        t700,
                                    ],
                                    [
                                        -t701,
                                        rt::lit::<T>(0.0),
                                        -t702,
                                        -t703,
                                        rt::lit::<T>(0.0),
                                        -t704,
                                        t705,
                                        rt::lit::<T>(0.0),
                                        -t706,
                                    ],
                                    [
                                        k22 * t738 + k23 * t743 + (k24 * t748 + k25 * t752) + t773,
                                        rt::lit::<T>(0.2680684283954074) * t774
                                            + rt::lit::<T>(0.2758530052054411) * t775
                                            + (rt::lit::<T>(0.2956904871291018) * t776
                                                + rt::lit::<T>(0.293975971011446) * t777) + t784,
                                        -t793,
                                        k30 * t738 + k31 * t743 + (k32 * t748 + k33 * t752) + t794,
                                        rt::lit::<T>(0.48010371946080815) * t774
                                            + rt::lit::<T>(0.44467070272191894) * t775
                                            + (rt::lit::<T>(0.3122250273523913) * t776
                                                + rt::lit::<T>(0.13221941709205312) * t777) + t795,
                                        -t796,
                                        k38 * t738 + k39 * t743 + (k40 * t748 + k41 * t752) + t797,
                                        rt::lit::<T>(0.15016109085059778) * t774
                                            + rt::lit::<T>(0.042242497030804446) * t775
                                            + (rt::lit::<T>(-0.01619819323366821) * t776
                                                + rt::lit::<T>(-0.017912709351324017) * t777) + t798,
                                        -t799,
                                    ],
                                    [
                                        k55 * t846 + k54 * t850 + (k53 * t854 + k52 * t857) + t873,
                                        k55 * t874 + k54 * t875 + (k53 * t876 + k52 * t877) + t883,
                                        t892,
                                        k63 * t846 + k62 * t850 + (k61 * t854 + k60 * t857) + t893,
                                        k63 * t874 + k62 * t875 + (k61 * t876 + k60 * t877) + t894,
                                        t895,
                                        k71 * t846 + k70 * t850 + (k69 * t854 + k68 * t857) + t896,
                                        k71 * t874 + k70 * t875 + (k69 * t876 + k68 * t877) + t897,
                                        t898,
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
                let t72 = rho1 + k49 * rho1_rate_1
                    + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                let t7 = xi + k49 * xi_rate_1 + (k57 * xi_rate_2 + k65 * xi_rate_3);
                let t8 = t7 * t7;
                let t9 = t8 + rt::lit::<T>(1.0);
                let t10 = rt::lit::<T>(1.0) / t9;
                let t73 = t72 * t10;
                let t86 = rho1 + k56 * rho1_rate_1
                    + (k64 * rho1_rate_2 + k72 * rho1_rate_3);
                let t63 = xi + k56 * xi_rate_1 + (k64 * xi_rate_2 + k72 * xi_rate_3);
                let t64 = t63 * t63;
                let t65 = t64 + rt::lit::<T>(1.0);
                let t66 = rt::lit::<T>(1.0) / t65;
                let t87 = t86 * t66;
                let t74 = rho1 + k50 * rho1_rate_1
                    + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                let t15 = xi + k50 * xi_rate_1 + (k58 * xi_rate_2 + k66 * xi_rate_3);
                let t16 = t15 * t15;
                let t17 = t16 + rt::lit::<T>(1.0);
                let t18 = rt::lit::<T>(1.0) / t17;
                let t75 = t74 * t18;
                let t84 = rho1 + k55 * rho1_rate_1
                    + (k63 * rho1_rate_2 + k71 * rho1_rate_3);
                let t55 = xi + k55 * xi_rate_1 + (k63 * xi_rate_2 + k71 * xi_rate_3);
                let t56 = t55 * t55;
                let t57 = t56 + rt::lit::<T>(1.0);
                let t58 = rt::lit::<T>(1.0) / t57;
                let t85 = t84 * t58;
                let t76 = rho1 + k51 * rho1_rate_1
                    + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                let t23 = xi + k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3);
                let t24 = t23 * t23;
                let t25 = t24 + rt::lit::<T>(1.0);
                let t26 = rt::lit::<T>(1.0) / t25;
                let t77 = t76 * t26;
                let t82 = rho1 + k54 * rho1_rate_1
                    + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                let t47 = xi + k54 * xi_rate_1 + (k62 * xi_rate_2 + k70 * xi_rate_3);
                let t48 = t47 * t47;
                let t49 = t48 + rt::lit::<T>(1.0);
                let t50 = rt::lit::<T>(1.0) / t49;
                let t83 = t82 * t50;
                let t78 = rho1 + k52 * rho1_rate_1
                    + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                let t31 = xi + k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3);
                let t32 = t31 * t31;
                let t33 = t32 + rt::lit::<T>(1.0);
                let t34 = rt::lit::<T>(1.0) / t33;
                let t79 = t78 * t34;
                let t80 = rho1 + k53 * rho1_rate_1
                    + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                let t39 = xi + k53 * xi_rate_1 + (k61 * xi_rate_2 + k69 * xi_rate_3);
                let t40 = t39 * t39;
                let t41 = t40 + rt::lit::<T>(1.0);
                let t42 = rt::lit::<T>(1.0) / t41;
                let t81 = t80 * t42;
                let t90 = rt::lit::<T>(-0.06114645362610544) * (t73 + t87)
                    + rt::lit::<T>(-0.014459274444920261) * (t75 + t85)
                    + (rt::lit::<T>(0.1904683739582173) * (t77 + t83)
                        + rt::lit::<T>(0.3851373541128084) * (t79 + t81));
                let t188 = xi + k76 * xi_rate_1 + (k77 * xi_rate_2 + k78 * xi_rate_3);
                let t89 = rt::lit::<T>(0.2529691909352784) * t73
                    + rt::lit::<T>(0.4175557539292479) * t75
                    + (rt::lit::<T>(0.32151478931685357) * t77
                        + rt::lit::<T>(0.09560496739250535) * t79)
                    + (rt::lit::<T>(-0.058993923891947214) * t81
                        + rt::lit::<T>(-0.061592225069804156) * t83
                        + (rt::lit::<T>(0.005864947198698576) * t85
                            + rt::lit::<T>(0.027076500189167574) * t87));
                let t115 = xi + k73 * xi_rate_1 + (k74 * xi_rate_2 + k75 * xi_rate_3);
                let t88 = rt::lit::<T>(0.027076500189167574) * t73
                    + rt::lit::<T>(0.005864947198698576) * t75
                    + (rt::lit::<T>(-0.061592225069804156) * t77
                        + rt::lit::<T>(-0.058993923891947214) * t79)
                    + (rt::lit::<T>(0.09560496739250535) * t81
                        + rt::lit::<T>(0.32151478931685357) * t83
                        + (rt::lit::<T>(0.4175557539292479) * t85
                            + rt::lit::<T>(0.2529691909352784) * t87));
                let t197 = xi + k79 * xi_rate_1 + (k80 * xi_rate_2 + k81 * xi_rate_3);
                let x1_new_2 = x1 - t90 * (k106 * t188)
                    - k107 * (t89 * t115 + t88 * t197);
                let x2_new_2 = k107 * (t89 + t88) + (x2 + k106 * t90);
                let xi_new_2 = k107 * (xi_rate_1 + xi_rate_3) + (xi + k106 * xi_rate_2);
                let rho1_squared = rho1 * rho1;
                let t926 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let rho2_squared = rho2 * rho2;
                let x2_squared = x2 * x2;
                let t927 = xi_squared + (x2_squared + rt::lit::<T>(1.0));
                let t928 = t2
                    * (xi_squared * (rho2_squared + t927)
                        + (rho1_squared + (x2_squared + rho2_squared)));
                let t929 = rt::lit::<T>(0.5) * t928;
                let t930 = x2_squared + xi_squared * t927;
                let t931 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t930 * (rt::lit::<T>(0.25) * t930)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t926 * t926;
                let t932 = rt::lit::<T>(1.0)
                    - rt::visible_quotient(
                        rt::lit::<T>(0.5) * t926 * (t929 - reference),
                        t931,
                    );
                let t933 = k107 * (rho1_rate_1 + rho1_rate_3)
                    + (rho1 + k106 * rho1_rate_2);
                let rho1_new_2 = t932 * t933;
                let t934 = k107 * (rho2_rate_1 + rho2_rate_3)
                    + (rho2 + k106 * rho2_rate_2);
                let rho2_new_2 = t932 * t934;
                let xi_new_2_squared = xi_new_2 * xi_new_2;
                let x2_new_2_squared = x2_new_2 * x2_new_2;
                let t935 = t934 * t934;
                let t936 = xi_new_2_squared + rt::lit::<T>(1.0);
                let t937 = (xi_new_2_squared * (x2_new_2_squared + (t935 + t936))
                    + (x2_new_2_squared + (t935 + t933 * t933)))
                    * (rt::lit::<T>(1.0) / t936);
                let t112 = x2 + k66 * t88 + (k50 * t89 + k58 * t90);
                let t122 = t112 * t112;
                let t19 = rho2 + k50 * rho2_rate_1
                    + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                let t123 = t19 * t19;
                let t124 = t122 + (t123 + t17);
                let t125 = t16 * t124 + (t122 + (t123 + t74 * t74));
                let t126 = t16 + t124 - t18 * t125;
                let t938 = rt::lit::<T>(-0.057795793724394404) * xi_rate_2;
                let t939 = t126
                    * (t18
                        * (t15
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(1.0431438967796478) * xi_rate_1 + t938
                                    + rt::lit::<T>(0.014651896944746605) * xi_rate_3))));
                let t20 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                let t940 = rt::lit::<T>(-0.057795793724394404) * rho2_rate_2;
                let t941 = t18
                    * (t20
                        * ((rt::lit::<T>(1.0431438967796478) * rho2_rate_1 + t940
                            + rt::lit::<T>(0.014651896944746605) * rho2_rate_3) * t19));
                let t942 = rt::lit::<T>(-0.057795793724394404) * t90;
                let t901 = t112 * (t20 * t18);
                let t943 = (rt::lit::<T>(1.0431438967796478) * t89
                    + (t942 + rt::lit::<T>(0.014651896944746605) * t88)) * t901;
                let t106 = x2 + k71 * t88 + (k55 * t89 + k63 * t90);
                let t162 = t106 * t106;
                let t59 = rho2 + k55 * rho2_rate_1
                    + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                let t163 = t59 * t59;
                let t164 = t162 + (t163 + t57);
                let t165 = t56 * t164 + (t162 + (t163 + t84 * t84));
                let t166 = t56 + t164 - t58 * t165;
                let t944 = t166
                    * (t58
                        * (t55
                            * (rt::lit::<T>(2.0)
                                * (t938 + rt::lit::<T>(0.014651896944746605) * xi_rate_1
                                    + rt::lit::<T>(1.0431438967796478) * xi_rate_3))));
                let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                let t945 = t58
                    * (t60
                        * ((t940 + rt::lit::<T>(0.014651896944746605) * rho2_rate_1
                            + rt::lit::<T>(1.0431438967796478) * rho2_rate_3) * t59));
                let t906 = t106 * (t60 * t58);
                let t946 = (rt::lit::<T>(0.014651896944746605) * t89
                    + (t942 + rt::lit::<T>(1.0431438967796478) * t88)) * t906;
                let t947 = rt::lit::<T>(-0.057795793724394404) * rho1_rate_2;
                let t948 = (rt::lit::<T>(1.0431438967796478) * rho1_rate_1 + t947
                    + rt::lit::<T>(0.014651896944746605) * rho1_rate_3) * t75;
                let t949 = (t947 + rt::lit::<T>(0.014651896944746605) * rho1_rate_1
                    + rt::lit::<T>(1.0431438967796478) * rho1_rate_3) * t85;
                let t950 = k46
                    * (rt::lit::<T>(0.5)
                        * (t939 + (t941 + t943) + (t944 + (t945 + t946)))
                        + (t948 + t949));
                let t951 = rt::lit::<T>(-0.5369276808200979) * xi_rate_2;
                let t91 = x2 + k65 * t88 + (k49 * t89 + k57 * t90);
                let t178 = t91 * t91;
                let t11 = rho2 + k49 * rho2_rate_1
                    + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                let t179 = t11 * t11;
                let t180 = t178 + (t179 + t9);
                let t181 = t8 * t180 + (t178 + (t179 + t72 * t72));
                let t182 = t8 + t180 - t10 * t181;
                let t183 = rt::lit::<T>(2.0) * t7;
                let t909 = t182 * (t10 * t183);
                let t952 = (rt::lit::<T>(1.3883282773678602) * xi_rate_1 + t951
                    + rt::lit::<T>(0.1485994034522376) * xi_rate_3) * t909;
                let t953 = rt::lit::<T>(-0.5369276808200979) * rho2_rate_2;
                let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                let t13 = t11 * t12;
                let t14 = t10 * t13;
                let t954 = (rt::lit::<T>(1.3883282773678602) * rho2_rate_1 + t953
                    + rt::lit::<T>(0.1485994034522376) * rho2_rate_3) * t14;
                let t903 = t91 * (t12 * t10);
                let t955 = rt::lit::<T>(-0.5369276808200979) * t90;
                let t956 = t903
                    * (rt::lit::<T>(1.3883282773678602) * t89
                        + (t955 + rt::lit::<T>(0.1485994034522376) * t88));
                let t109 = x2 + k72 * t88 + (k56 * t89 + k64 * t90);
                let t170 = t109 * t109;
                let t67 = rho2 + k56 * rho2_rate_1
                    + (k64 * rho2_rate_2 + k72 * rho2_rate_3);
                let t171 = t67 * t67;
                let t172 = t170 + (t171 + t65);
                let t173 = t64 * t172 + (t170 + (t171 + t86 * t86));
                let t174 = t64 + t172 - t66 * t173;
                let t957 = t174
                    * (t66
                        * (t63
                            * (rt::lit::<T>(2.0)
                                * (t951 + rt::lit::<T>(0.1485994034522376) * xi_rate_1
                                    + rt::lit::<T>(1.3883282773678602) * xi_rate_3))));
                let t68 = rt::lit::<T>(2.0) * t64 + rt::lit::<T>(2.0);
                let t958 = t66
                    * (t68
                        * ((t953 + rt::lit::<T>(0.1485994034522376) * rho2_rate_1
                            + rt::lit::<T>(1.3883282773678602) * rho2_rate_3) * t67));
                let t907 = t109 * (t68 * t66);
                let t959 = (rt::lit::<T>(0.1485994034522376) * t89
                    + (t955 + rt::lit::<T>(1.3883282773678602) * t88)) * t907;
                let t960 = rt::lit::<T>(-0.5369276808200979) * rho1_rate_2;
                let t961 = (rt::lit::<T>(1.3883282773678602) * rho1_rate_1 + t960
                    + rt::lit::<T>(0.1485994034522376) * rho1_rate_3) * t73;
                let t962 = (t960 + rt::lit::<T>(0.1485994034522376) * rho1_rate_1
                    + rt::lit::<T>(1.3883282773678602) * rho1_rate_3) * t87;
                let t963 = k45
                    * (rt::lit::<T>(0.5)
                        * (t952 + (t954 + t956) + (t957 + (t958 + t959)))
                        + (t961 + t962));
                let t94 = x2 + k67 * t88 + (k51 * t89 + k59 * t90);
                let t130 = t94 * t94;
                let t27 = rho2 + k51 * rho2_rate_1
                    + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                let t131 = t27 * t27;
                let t132 = t130 + (t131 + t25);
                let t133 = t24 * t132 + (t130 + (t131 + t76 * t76));
                let t134 = t24 + t132 - t26 * t133;
                let t964 = rt::lit::<T>(0.5396928102125592) * xi_rate_2;
                let t965 = t134
                    * (t26
                        * (t23
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.5693833068100856) * xi_rate_1 + t964
                                    + rt::lit::<T>(-0.10907611702264491) * xi_rate_3))));
                let t28 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                let t966 = rt::lit::<T>(0.5396928102125592) * rho2_rate_2;
                let t967 = t26
                    * (t28
                        * ((rt::lit::<T>(0.5693833068100856) * rho2_rate_1 + t966
                            + rt::lit::<T>(-0.10907611702264491) * rho2_rate_3) * t27));
                let t968 = rt::lit::<T>(0.5396928102125592) * t90;
                let t908 = t94 * (t28 * t26);
                let t969 = (rt::lit::<T>(0.5693833068100856) * t89
                    + (t968 + rt::lit::<T>(-0.10907611702264491) * t88)) * t908;
                let t103 = x2 + k70 * t88 + (k54 * t89 + k62 * t90);
                let t138 = t103 * t103;
                let t51 = rho2 + k54 * rho2_rate_1
                    + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                let t139 = t51 * t51;
                let t140 = t138 + (t139 + t49);
                let t141 = t48 * t140 + (t138 + (t139 + t82 * t82));
                let t142 = t48 + t140 - t50 * t141;
                let t970 = t142
                    * (t50
                        * (t47
                            * (rt::lit::<T>(2.0)
                                * (t964 + rt::lit::<T>(-0.10907611702264491) * xi_rate_1
                                    + rt::lit::<T>(0.5693833068100856) * xi_rate_3))));
                let t52 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                let t971 = t50
                    * (t52
                        * ((t966 + rt::lit::<T>(-0.10907611702264491) * rho2_rate_1
                            + rt::lit::<T>(0.5693833068100856) * rho2_rate_3) * t51));
                let t905 = t103 * (t52 * t50);
                let t972 = (rt::lit::<T>(-0.10907611702264491) * t89
                    + (t968 + rt::lit::<T>(0.5693833068100856) * t88)) * t905;
                let t973 = rt::lit::<T>(0.5396928102125592) * rho1_rate_2;
                let t974 = (rt::lit::<T>(0.5693833068100856) * rho1_rate_1 + t973
                    + rt::lit::<T>(-0.10907611702264491) * rho1_rate_3) * t77;
                let t975 = (t973 + rt::lit::<T>(-0.10907611702264491) * rho1_rate_1
                    + rt::lit::<T>(0.5693833068100856) * rho1_rate_3) * t83;
                let t976 = k47
                    * (rt::lit::<T>(0.5)
                        * (t965 + (t967 + t969) + (t970 + (t971 + t972)))
                        + (t974 + t975));
                let t97 = x2 + k68 * t88 + (k52 * t89 + k60 * t90);
                let t146 = t97 * t97;
                let t35 = rho2 + k52 * rho2_rate_1
                    + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                let t147 = t35 * t35;
                let t148 = t146 + (t147 + t33);
                let t149 = t32 * t148 + (t146 + (t147 + t78 * t78));
                let t150 = t32 + t148 - t34 * t149;
                let t977 = rt::lit::<T>(0.9439195532208219) * xi_rate_2;
                let t978 = t150
                    * (t34
                        * (t31
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.14644677597344954) * xi_rate_1 + t977
                                    + rt::lit::<T>(-0.09036632919427146) * xi_rate_3))));
                let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                let t979 = rt::lit::<T>(0.9439195532208219) * rho2_rate_2;
                let t980 = t34
                    * (t36
                        * ((rt::lit::<T>(0.14644677597344954) * rho2_rate_1 + t979
                            + rt::lit::<T>(-0.09036632919427146) * rho2_rate_3) * t35));
                let t981 = rt::lit::<T>(0.9439195532208219) * t90;
                let t902 = t97 * (t36 * t34);
                let t982 = (rt::lit::<T>(0.14644677597344954) * t89
                    + (t981 + rt::lit::<T>(-0.09036632919427146) * t88)) * t902;
                let t100 = x2 + k69 * t88 + (k53 * t89 + k61 * t90);
                let t154 = t100 * t100;
                let t43 = rho2 + k53 * rho2_rate_1
                    + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                let t155 = t43 * t43;
                let t156 = t154 + (t155 + t41);
                let t157 = t40 * t156 + (t154 + (t155 + t80 * t80));
                let t158 = t40 + t156 - t42 * t157;
                let t983 = t158
                    * (t42
                        * (t39
                            * (rt::lit::<T>(2.0)
                                * (t977 + rt::lit::<T>(-0.09036632919427146) * xi_rate_1
                                    + rt::lit::<T>(0.14644677597344954) * xi_rate_3))));
                let t44 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                let t984 = t42
                    * (t44
                        * ((t979 + rt::lit::<T>(-0.09036632919427146) * rho2_rate_1
                            + rt::lit::<T>(0.14644677597344954) * rho2_rate_3) * t43));
                let t900 = t100 * (t44 * t42);
                let t985 = (rt::lit::<T>(-0.09036632919427146) * t89
                    + (t981 + rt::lit::<T>(0.14644677597344954) * t88)) * t900;
                let t986 = rt::lit::<T>(0.9439195532208219) * rho1_rate_2;
                let t987 = (rt::lit::<T>(0.14644677597344954) * rho1_rate_1 + t986
                    + rt::lit::<T>(-0.09036632919427146) * rho1_rate_3) * t79;
                let t988 = (t986 + rt::lit::<T>(-0.09036632919427146) * rho1_rate_1
                    + rt::lit::<T>(0.14644677597344954) * rho1_rate_3) * t81;
                let t989 = k48
                    * (rt::lit::<T>(0.5)
                        * (t978 + (t980 + t982) + (t983 + (t984 + t985)))
                        + (t987 + t988));
                let resolution1_new = rt::lit::<T>(0.5) * t937 - t929 - t950 - t963
                    - (t976 + t989);
                let t990 = k48
                    * (rt::abs(t987)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t978) + (rt::abs(t980) + rt::abs(t982))));
                let t991 = k48
                    * (rt::abs(t988)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t983) + (rt::abs(t984) + rt::abs(t985))));
                let t992 = k47
                    * (rt::abs(t975)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t970) + (rt::abs(t971) + rt::abs(t972))));
                let t993 = k45
                    * (rt::abs(t962)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t957) + (rt::abs(t958) + rt::abs(t959))));
                let t994 = k46
                    * (rt::abs(t949)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t944) + (rt::abs(t945) + rt::abs(t946))));
                let t995 = rt::abs(xi_new_2 * t909)
                    + (rt::abs(t903 * x2_new_2) + (rt::abs(t928) + rt::abs(t934 * t14)));
                let t996 = k45
                    * (rt::abs(t961)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t952) + (rt::abs(t954) + rt::abs(t956))));
                let t997 = k46
                    * (rt::abs(t948)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t939) + (rt::abs(t941) + rt::abs(t943))));
                let t998 = k47
                    * (rt::abs(t974)
                        + rt::lit::<T>(0.5)
                            * (rt::abs(t965) + (rt::abs(t967) + rt::abs(t969))));
                let t999 = rt::abs(t994)
                    + (rt::abs(t933 * t73) + rt::lit::<T>(0.5) * (rt::abs(t937) + t995))
                    + (rt::abs(t996) + (rt::abs(t997) + rt::abs(t998)));
                let resolution2_new = rt::abs(t990) + rt::abs(t991)
                    + (rt::abs(t992) + rt::abs(t993)) + t999;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
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
                if !rt::is_resolved(carried[5], carried[6]) {
                    return Err(setting.unresolved(carried[5], carried[6], tally));
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
                let [x1, x2, xi, rho1, rho2, _, _, _] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "04a7835e6e28d0007eace4e8e8900e83";
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 10 | 15 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
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
                let carried = [x1, x2, xi, x2_dot - xi * x1_dot, xi_dot];
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
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let [xi_rate, rho2_rate] = rt::solve_linear(
                        [rho2, -xi],
                        move |[xi_rate, rho2_rate]| {
                            let rho2_rate_half_h = half_h * rho2_rate;
                            let xi_rate_half_h = half_h * xi_rate;
                            (
                                [
                                    xi_rate - rho2 - rho2_rate_half_h,
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
                let xi_rate_half_h = half_h * xi_rate;
                let t1 = xi + xi_rate_half_h;
                let t2 = t1 * t1 + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / t2;
                let rho2_rate_half_h = half_h * rho2_rate;
                let t4 = t1 * (rho2 + rho2_rate_half_h);
                let t5 = minus_half_h * t3;
                let t6 = rt::lit::<T>(1.0) - t3 * (half_h * t4);
                let [x2_rate, rho1_rate] = rt::solve_linear(
                        {
                            let t7 = xi * xi + rt::lit::<T>(1.0);
                            let t8 = rt::lit::<T>(1.0) / t7;
                            [t8 * rho1, t8 * (xi * rho1 * rho2 - x2 * t7)]
                        },
                        move |[x2_rate, rho1_rate]| {
                            let t9 = rho1 + half_h * rho1_rate;
                            (
                                [
                                    x2_rate - t9 * t3,
                                    rho1_rate - t3 * (t9 * t4 - t2 * (x2 + half_h * x2_rate)),
                                ],
                                [[rt::lit::<T>(1.0), t5], [half_h, t6]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_rate", tally)
                    })?;
                let t9 = rho1 + half_h * rho1_rate;
                let x1_new_2 = x1 - t9 * (h * t1 * t3);
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + h * xi_rate;
                let rho1_new_2 = rho1 + h * rho1_rate;
                let rho2_new_2 = rho2 + h * rho2_rate;
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
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "fe63855c0fe54a4503d7745b300c0680";
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
                let t8 = rt::visible_quotient(
                    rt::lit::<T>(0.5) * t6 * (rt::lit::<T>(0.5) * (t7 + t6) - reference),
                    t6 * t6
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t7 * (rt::lit::<T>(0.25) * t7)),
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
            const IDENTITY: &'static str = "51c5fa96e46003a5633bb3931044d958";
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
                let t20 = rt::visible_quotient(
                    (rt::lit::<T>(0.5) * (t18 + t19) - reference)
                        * (rt::lit::<T>(0.5) * t19),
                    t19 * t19
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t18 * (rt::lit::<T>(0.25) * t18)),
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
            const IDENTITY: &'static str = "66c9268e581de7c5d7ca18d41fcc24a7";
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
                let t81 = rt::visible_quotient(
                    (rt::lit::<T>(0.5) * (t79 + t80) - reference)
                        * (rt::lit::<T>(0.5) * t80),
                    t80 * t80
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t79 * (rt::lit::<T>(0.25) * t79)),
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
            const IDENTITY: &'static str = "534ad3940cd730564c9ee9639c338487";
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 34 | 57 | 9 | 2 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

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

            /// In this order: configuration q (3); velocity v = q̇ (3); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energies of the blocks at the start (2).
            type Carried = [T; 9];
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
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(1.0),
                    rt::lit::<T>(0.5) * (x1_dot * x1_dot + (x2 * x2 + x2_dot * x2_dot)),
                    rt::lit::<T>(0.5) * (xi * xi + xi_dot * xi_dot),
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _, reference1, reference2] = motion
                    .carried;
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
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let xi_rate_half_h = half_h * xi_rate;
                let t3 = xi + xi_rate_half_h;
                let t4 = t3 * t3 + rt::lit::<T>(1.0);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t5
                    * (x2_dot + xi_rate * (t2 * (half_h * (x1_dot + xi * x2_dot)))
                        - x1_dot * t3);
                let xi_rate_h = h * xi_rate;
                let t7 = rt::lit::<T>(0.25) * (xi_rate_h * xi_rate_h);
                let t8 = t1 * t4;
                let t9 = rt::lit::<T>(1.0) - t7 / t8;
                let t10 = rt::sqrt(t9);
                let t11 = t6 + t7 * t6 / (t8 * (t9 + t10));
                let t12 = half_h * t5;
                let [x2_rate, rho1_rate] = rt::solve_linear(
                        [x2_dot, -(x2 * t2)],
                        move |[x2_rate, rho1_rate]| {
                            let rho1_rate_half_h = half_h * rho1_rate;
                            (
                                [
                                    x2_rate - t11 - rho1_rate_half_h,
                                    rho1_rate + t5 * (x2 + half_h * x2_rate),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [t12, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_rate", tally)
                    })?;
                let rho1_rate_half_h = half_h * rho1_rate;
                let x1_new_2 = x1 - h * t3 * (rho1_rate_half_h + t11);
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + xi_rate_h;
                let t13 = h * rho1_rate + t11;
                let t14 = xi_new_2 * xi_new_2 + rt::lit::<T>(1.0);
                let t15 = t14 * t4;
                let t16 = rt::lit::<T>(1.0) - t7 / t15;
                let t17 = rt::sqrt(t16);
                let t18 = t13 + t13 * (t7 / (t15 * (t16 + t17)));
                let t19 = rt::lit::<T>(1.0) / t14;
                let t20 = xi_rate_h * t18;
                let x1_dot_squared = x1_dot * x1_dot;
                let x2_dot_squared = x2_dot * x2_dot;
                let t21 = x1_dot_squared + x2_dot_squared;
                let x2_squared = x2 * x2;
                let t22 = rt::visible_quotient(
                    rt::lit::<T>(0.5) * t21
                        * (rt::lit::<T>(0.5)
                            * (x1_dot_squared + (x2_squared + x2_dot_squared))
                            - reference1),
                    t21 * t21
                        + rt::lit::<T>(0.0625)
                            * (reference1 * reference1
                                + x2_squared * (rt::lit::<T>(0.25) * x2_squared)),
                );
                let x1_dot_new_2 = (t3 * t18 + rt::lit::<T>(0.5) * t19 * t20)
                    * (t22 - rt::lit::<T>(1.0));
                let x2_dot_new_2 = (t18 - t19 * (rt::lit::<T>(0.5) * xi_new_2) * t20)
                    * (rt::lit::<T>(1.0) - t22);
                let xi_dot_squared = xi_dot * xi_dot;
                let t23 = rt::visible_quotient(
                    rt::lit::<T>(0.5) * xi_dot_squared
                        * (rt::lit::<T>(0.5) * (xi_squared + xi_dot_squared)
                            - reference2),
                    xi_dot_squared * xi_dot_squared
                        + rt::lit::<T>(0.0625)
                            * (reference2 * reference2
                                + xi_squared * (rt::lit::<T>(0.25) * xi_squared)),
                );
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * (rt::lit::<T>(1.0) - t23);
                let alignment1_new = t9 * t16;
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
                ];
                if !rt::is_aligned(carried[6]) {
                    return Err(setting.orthogonal(tally));
                }
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
            const IDENTITY: &'static str = "4104283f1586aa922ef30da5601e76ed";
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 34 | 57 | 9 | 2 | 0 | 0 |
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 34 | 57 | 9 | 2 | 0 | 0 |
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 24 | 38 | 8 | 2 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

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

            /// In this order: configuration q (3); velocity v = q̇ (3); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1).
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
                let carried = [x1, x2, xi, x1_dot, x2_dot, xi_dot, rt::lit::<T>(1.0)];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot, _] = motion.carried;
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
                let t1 = xi * xi + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let xi_rate_half_h = half_h * xi_rate;
                let t3 = xi + xi_rate_half_h;
                let t4 = t3 * t3 + rt::lit::<T>(1.0);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t5
                    * (x2_dot + xi_rate * (t2 * (half_h * (x1_dot + xi * x2_dot)))
                        - x1_dot * t3);
                let xi_rate_h = h * xi_rate;
                let xi_rate_h_squared = xi_rate_h * xi_rate_h;
                let t7 = rt::lit::<T>(0.25) * xi_rate_h_squared;
                let t8 = t1 * t4;
                let t9 = rt::lit::<T>(1.0) - t7 / t8;
                let t10 = rt::sqrt(t9);
                let t11 = t6 + t7 * t6 / (t8 * (t9 + t10));
                let t12 = half_h * t5;
                let [x2_rate, rho1_rate] = rt::solve_linear(
                        [x2_dot, -(x2 * t2)],
                        move |[x2_rate, rho1_rate]| {
                            let rho1_rate_half_h = half_h * rho1_rate;
                            (
                                [
                                    x2_rate - t11 - rho1_rate_half_h,
                                    rho1_rate + t5 * (x2 + half_h * x2_rate),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [t12, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_rate", tally)
                    })?;
                let rho1_rate_half_h = half_h * rho1_rate;
                let x1_new_2 = x1 - h * t3 * (rho1_rate_half_h + t11);
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + xi_rate_h;
                let t13 = xi_new_2 * xi_new_2 + rt::lit::<T>(1.0);
                let t14 = t13 * t4;
                let t15 = rt::lit::<T>(1.0) - t7 / t14;
                let t16 = rt::sqrt(t15);
                let t17 = xi_rate_h_squared / (t14 * (t15 + t16));
                let t18 = rt::lit::<T>(0.25) * t17 + rt::lit::<T>(1.0);
                let t19 = rt::lit::<T>(1.0) / t13;
                let t20 = xi_rate_h * (rt::lit::<T>(0.125) * t17 + rt::lit::<T>(0.5));
                let t21 = t3 * t18 + t19 * t20;
                let t22 = t18 - t20 * (xi_new_2 * t19);
                let t23 = (h * rho1_rate + t11) * (t4 / (t21 * t21 + t22 * t22));
                let x1_dot_new_2 = -(t21 * t23);
                let x2_dot_new_2 = t22 * t23;
                let xi_dot_new_2 = xi_dot + h * rho2_rate;
                let alignment1_new = t9 * t15;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                    alignment1_new,
                ];
                if !rt::is_aligned(carried[6]) {
                    return Err(setting.orthogonal(tally));
                }
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
            const IDENTITY: &'static str = "05825f429f480d75ad2996cc40c202b7";
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
                let t8 = rt::visible_quotient(
                    (rt::lit::<T>(0.5) * (t6 + t7) - reference)
                        * (rt::lit::<T>(0.5) * t7),
                    t7 * t7
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t6 * (rt::lit::<T>(0.25) * t6)),
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
            const IDENTITY: &'static str = "50e98e3c9147d8ceed4cfffce85eb968";
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
        /// | each order of a series | 4 | 3 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
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
                let carried = [x1, x2, xi, x2_dot - xi * x1_dot, xi_dot];
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
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
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
                let t1 = series
                    .quotient(1, rho1_new, term1 + series.constant(rt::lit::<T>(1.0)));
                let t2 = series.product(2, t1, xi_new);
                let term2 = series.product(3, t2, rho2_new);
                [-t2, t1, rho2_new, term2 - x2_new, -xi_new]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8f845dd88c7d1c6869738493fc7bf119";
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
        /// | each step | 7 | 12 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
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
                let carried = [x1, x2, xi, x2_dot - xi * x1_dot, xi_dot];
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
                let t1 = xi * xi + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let xi_rho1 = xi * rho1;
                let x1_new_2 = x1 - t2 * (h * xi_rho1);
                let x2_new_2 = x2 + t2 * (h * rho1);
                let xi_new_2 = xi + h * rho2;
                let rho1_new_2 = rho1 + t2 * (h * (xi_rho1 * rho2 - x2 * t1));
                let rho2_new_2 = rho2 - h * xi;
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
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d6793f7eafdc3b9c97a0b43578ffb1f1";
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 18 | 24 | 2 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
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
                let carried = [x1, x2, xi, x2_dot - xi * x1_dot, xi_dot];
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
                let t1 = xi * xi + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let xi_rho1 = xi * rho1;
                let t3 = t2 * (xi_rho1 * rho2 - x2 * t1);
                let t4 = rho1 + h * t3;
                let t5 = xi + h * rho2;
                let t6 = t5 * t5 + rt::lit::<T>(1.0);
                let t7 = rt::lit::<T>(1.0) / t6;
                let x1_new_2 = x1 - half_h * (t2 * xi_rho1 + t4 * (t5 * t7));
                let t8 = t2 * rho1;
                let x2_new_2 = x2 + half_h * (t8 + t4 * t7);
                let t9 = rho2 - h * xi;
                let xi_new_2 = xi + half_h * (rho2 + t9);
                let t10 = half_h * (t3 + t7 * (t5 * t9 * t4 - t6 * (x2 + h * t8)));
                let rho1_new_2 = rho1 + t10;
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
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "10e6ad4ab83840476345c9036a2e5196";
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
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 40 | 50 | 4 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
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
                let carried = [x1, x2, xi, x2_dot - xi * x1_dot, xi_dot];
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
                let t1 = xi + half_h * rho2;
                let t2 = rho2 - half_h * t1;
                let t3 = xi + h * t2;
                let t4 = t3 * t3 + rt::lit::<T>(1.0);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = rho2 - half_h * xi;
                let t7 = xi + half_h * t6;
                let t8 = t7 * t7 + rt::lit::<T>(1.0);
                let t9 = rt::lit::<T>(1.0) / t8;
                let t10 = t1 * t1 + rt::lit::<T>(1.0);
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = xi * xi + rt::lit::<T>(1.0);
                let t13 = rt::lit::<T>(1.0) / t12;
                let xi_rho1 = xi * rho1;
                let t14 = t13 * (xi_rho1 * rho2 - x2 * t12);
                let t15 = rho1 + half_h * t14;
                let t16 = t1 * t15;
                let t17 = t13 * rho1;
                let t18 = t11 * (t6 * t16 - t10 * (x2 + half_h * t17));
                let t19 = rho1 + half_h * t18;
                let t20 = t7 * t19;
                let t21 = t15 * t11;
                let t22 = t9 * (t2 * t20 - t8 * (x2 + half_h * t21));
                let t23 = rho1 + h * t22;
                let t24 = t3 * t23;
                let t25 = k1
                    * (t5 * t24
                        + (t13 * xi_rho1 + rt::lit::<T>(2.0) * (t11 * t16 + t9 * t20)));
                let x1_new_2 = x1 - t25;
                let t26 = t9 * t19;
                let x2_new_2 = x2
                    + k1 * (t5 * t23 + (t17 + rt::lit::<T>(2.0) * (t21 + t26)));
                let t27 = rho2 - h * t7;
                let xi_new_2 = xi + k1 * (t27 + (rho2 + rt::lit::<T>(2.0) * (t6 + t2)));
                let t28 = t5 * (t27 * t24 - t4 * (x2 + h * t26))
                    + (t14 + rt::lit::<T>(2.0) * (t18 + t22));
                let rho1_new_2 = rho1 + k1 * t28;
                let rho2_new_2 = rho2 - k1 * (t3 + (xi + rt::lit::<T>(2.0) * (t1 + t7)));
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
                let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: -(t1 * (xi * rho1)),
                    x2_dot: t1 * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ef537308a841042103d3d032ca6d5c9d";
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
            #[allow(
                unused_imports,
                reason = "which of them are needed depends on the model"
            )]
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
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

#[allow(dead_code, reason = "not every program calls all of them")]
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
