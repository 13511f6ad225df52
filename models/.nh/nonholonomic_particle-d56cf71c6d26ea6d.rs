// Prepared by `nh prepare` from `NonholonomicParticle` in src/library.rs and nonholonomic_particle.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration d56cf71c6d26ea6d6598de7e969a72f0
// content 4aedc8707ebae7d6e5d669afeb021fc7

pub struct NonholonomicParticle;

/// The system `nonholonomic_particle` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 43 add, 61 mul, 5 div
/// * `avf`: 175 add, 205 mul, 17 div
/// * `itoh-abe`: 46 add, 61 mul, 5 div
/// * `itoh-abe-sym`: 86 add, 108 mul, 7 div
/// * `avf4`: 276 add, 341 mul, 18 div
/// * `avf6`: 383 add, 424 mul, 19 div
/// * `midpoint`: 10 add, 15 mul, 1 div
/// * `gonzalez-f`: 10 add, 10 mul
/// * `gonzalez-r`: 28 add, 34 mul, 5 div, 3 sqrt
/// * `gonzalez-r-fd`: 113 add, 171 mul, 17 div, 5 sqrt
/// * `leapfrog`: 10 add, 10 mul, 1 div
/// * `dla`: 11 add, 12 mul
/// * `dla01`: 12 add, 11 mul
/// * `dla-midpoint`: 12 add, 11 mul
/// * `dla1`: 8 add, 8 mul
/// * `dd`: 10 add, 10 mul
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
        /// | each step | 14 | 14 | 1 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
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
                let carried = [x1, x2, xi, x2_dot - xi * x1_dot, xi_dot];
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
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
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate, rho1_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let t2 = half_h + kappa_gradient;
                    let t3 = xi + half_h * xi_rate;
                    let rho1_rate_half_h = half_h * rho1_rate;
                    let t5 = rho1 + rho1_rate_half_h;
                    let t6 = t3 * t5;
                    let t7 = t3 * t3 + rt::lit::<T>(1.0);
                    let t65 = t6 / t7;
                    let t10 = rho1_rate * kappa_gradient;
                    let t11 = t10 + t5;
                    let t66 = t3 * t65;
                    let t67 = t11 - t66;
                    let t4 = xi_rate * kappa_gradient + t3;
                    let t68 = t65 * (t67 + (t66 - t5)) + t4;
                    let t69 = rho2 - t2 * t68;
                    let t70 = xi + half_h * t69;
                    let t71 = t5 * t70 / (t70 * t70 + rt::lit::<T>(1.0));
                    let t72 = t69 * t71 - x2
                        - (t11 - t70 * t71) * (t2 + t70 * (kappa_gradient * t70));
                    let xi_rate_h = h * xi_rate;
                    let xi_rate_h_squared = xi_rate_h * xi_rate_h;
                    let t19 = rt::lit::<T>(0.25) * xi_rate_h_squared + t7;
                    let t20 = xi_rate_h * t3;
                    let t21 = rt::lit::<T>(1.0) / (t19 * t19 - t20 * t20);
                    let rho1_rate_h = h * rho1_rate;
                    let t25 = xi_rate_h * rho1_rate_h;
                    let t73 = t25 - xi_rate_h_squared * t65;
                    let t22 = rho1_rate_h * t3 + xi_rate_h * t5;
                    let t23 = rt::lit::<T>(2.0) * t20;
                    let t74 = t22 - t65 * t23;
                    let t75 = rt::lit::<T>(0.25) * t73;
                    let t76 = t73 * (t74 * (rt::lit::<T>(0.5) * t19))
                        - t23 * (t74 * (rt::lit::<T>(0.25) * t74) + t75 * t75);
                    let t77 = t3 * t67;
                    let t32 = xi_rate * xi_rate + rho1_rate * rho1_rate;
                    let t78 = rt::div_or_zero(
                        t21 * (rt::lit::<T>(0.5) * t76),
                        h * (t68 * t68 + (t77 * t77 + (t32 + t67 * t67))),
                    );
                    solution1.update([t69, t72, -t78]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = xi * xi + rt::lit::<T>(1.0);
                            [rho2, (xi * rho1 * rho2 - x2 * t1) / t1, rt::lit::<T>(0.0)]
                        },
                        move || [
                            rt::abs(inv_h * xi),
                            rt::abs(inv_h * rho1),
                            rt::lit::<T>(1.0),
                        ],
                        move |[xi_rate, rho1_rate, kappa_gradient]| {
                            let t2 = half_h + kappa_gradient;
                            let t3 = xi + half_h * xi_rate;
                            let t4 = xi_rate * kappa_gradient + t3;
                            let rho1_rate_half_h = half_h * rho1_rate;
                            let t5 = rho1 + rho1_rate_half_h;
                            let t6 = t3 * t5;
                            let t7 = t3 * t3 + rt::lit::<T>(1.0);
                            let t8 = rt::lit::<T>(1.0) / t7;
                            let t9 = t6 * t8;
                            let t10 = rho1_rate * kappa_gradient;
                            let t11 = t10 + t5;
                            let t12 = t3 * t9;
                            let t13 = t11 - t12;
                            let t14 = t13 + (t12 - t5);
                            let t15 = t4 + t9 * t14;
                            let t16 = t3 * t13;
                            let t17 = kappa_gradient * t16;
                            let t18 = half_h * t13;
                            let xi_rate_h = h * xi_rate;
                            let xi_rate_h_squared = xi_rate_h * xi_rate_h;
                            let t19 = rt::lit::<T>(0.25) * xi_rate_h_squared + t7;
                            let t20 = xi_rate_h * t3;
                            let t21 = rt::lit::<T>(1.0) / (t19 * t19 - t20 * t20);
                            let rho1_rate_h = h * rho1_rate;
                            let t22 = rho1_rate_h * t3 + xi_rate_h * t5;
                            let t23 = rt::lit::<T>(2.0) * t20;
                            let t24 = t22 - t9 * t23;
                            let t25 = xi_rate_h * rho1_rate_h;
                            let t26 = t25 - xi_rate_h_squared * t9;
                            let t27 = rt::lit::<T>(0.5) * t26;
                            let t28 = t24 * t27;
                            let t29 = rt::lit::<T>(0.25) * t26;
                            let t30 = t24 * (rt::lit::<T>(0.25) * t24) + t29 * t29;
                            let t31 = t21 * (t19 * t28 - t23 * t30);
                            let t32 = xi_rate * xi_rate + rho1_rate * rho1_rate;
                            let t33 = h * (t15 * t15 + (t16 * t16 + (t13 * t13 + t32)));
                            let t34 = rt::div_or_zero(rt::lit::<T>(0.5) * t31, t33);
                            let t35 = h * t3;
                            let t36 = t8 * (half_h * t5 - t35 * t9);
                            let t37 = t2 + t36 * t14;
                            let t38 = t35 * t8;
                            let t39 = t3 * t38;
                            let t40 = t2 - rt::lit::<T>(0.5) * t39;
                            let t41 = half_h * t9;
                            let t42 = rt::lit::<T>(0.5) * (t9 * t39 + t38 * t14)
                                + (t9 * t40 - t41);
                            let t43 = xi_rate + rho1_rate * t9;
                            let t44 = t41 + t3 * t36;
                            let t45 = t18 - t3 * t44;
                            let t46 = kappa_gradient * (t3 * t45 - t44)
                                + (half_h * (t17 - t44) - (t9 + xi_rate * t36));
                            let t47 = t3 * t40;
                            let t48 = kappa_gradient * (t40 + t3 * t47)
                                + (half_h * t40
                                    + (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * xi_rate * t38));
                            let t49 = rho1_rate * t3;
                            let t50 = half_h_squared * rho1_rate;
                            let t51 = t9 * (twice_h_squared * xi_rate)
                                + xi_rate_h_squared * t36;
                            let t52 = half_h_squared * xi_rate;
                            let t53 = t35 + t52;
                            let t54 = h * t5 + t50
                                - rt::lit::<T>(2.0) * (t53 * t9 + t20 * t36);
                            let t55 = t19
                                * (t24 * (t50 - rt::lit::<T>(0.5) * t51) + t54 * t27)
                                + t53 * (t28 - t31 * (rt::lit::<T>(2.0) * (t19 - t20)));
                            let t56 = rt::lit::<T>(0.5) * t24;
                            let t57 = t53 * t30
                                + t20
                                    * (t54 * t56
                                        + (h_squared * rho1_rate - t51)
                                            * (rt::lit::<T>(0.125) * t26));
                            let t58 = rt::lit::<T>(0.5) * t21;
                            let t59 = (t55 - rt::lit::<T>(2.0) * t57) * t58
                                - t34
                                    * (twice_h
                                        * (t16 * t45 + (xi_rate + t15 * t37 - t13 * t44)));
                            let t60 = xi_rate_h_squared * t38;
                            let t61 = t53 - t20 * t38;
                            let t62 = t19
                                * (t24 * (t52 - rt::lit::<T>(0.25) * t60) + t61 * t27)
                                - t23
                                    * (t61 * t56
                                        + t27
                                            * (quarter_h_squared * xi_rate
                                                - rt::lit::<T>(0.125) * t60));
                            let t63 = t58 * t62
                                - t34
                                    * (twice_h
                                        * (t15 * t42 + (t16 * t47 + (rho1_rate + t13 * t40))));
                            let t64 = rt::lit::<T>(1.0)
                                - rt::div_or_zero(
                                    t34
                                        * (twice_h * (t43 * t15 + (rho1_rate * t13 + t49 * t16))),
                                    t33,
                                );
                            (
                                [
                                    t2 * t15 + (xi_rate - rho2),
                                    t3 * t17
                                        + (kappa_gradient * t13
                                            + (t18 + (x2 + rho1_rate - xi_rate * t9))),
                                    kappa_gradient + t34,
                                ],
                                [
                                    [t2 * t37 + rt::lit::<T>(1.0), t2 * t42, t15 + t2 * t43],
                                    [
                                        t46,
                                        t48,
                                        t3 * (t16 + kappa_gradient * t49)
                                            + (t13 + (t10 + rho1_rate_half_h)),
                                    ],
                                    [rt::div_or_zero(t59, t33), rt::div_or_zero(t63, t33), t64],
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
                let t10 = rho1_rate * kappa_gradient;
                let rho1_rate_half_h = half_h * rho1_rate;
                let t5 = rho1 + rho1_rate_half_h;
                let t11 = t10 + t5;
                let t3 = xi + half_h * xi_rate;
                let t6 = t3 * t5;
                let t7 = t3 * t3 + rt::lit::<T>(1.0);
                let t65 = t6 / t7;
                let t66 = t3 * t65;
                let t67 = t11 - t66;
                let t35 = h * t3;
                let x1_new_2 = x1 - t67 * t35;
                let x2_new_2 = x2 + h * t67;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho1_rate_h = h * rho1_rate;
                let rho1_new_2 = rho1 + rho1_rate_h;
                let t4 = xi_rate * kappa_gradient + t3;
                let t68 = t65 * (t67 + (t66 - t5)) + t4;
                let rho2_new_2 = rho2 - h * t68;
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
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
            const IDENTITY: &'static str = "e5c9b7bc14fd9e4052c821f8b80ac5e7";
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
        /// | each step | 37 | 39 | 8 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
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
                let carried = [x1, x2, xi, x2_dot - xi * x1_dot, xi_dot];
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
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
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate, rho1_rate, rho2_rate]) = solution1.goes_on() {
                    let t2 = xi + k5 * xi_rate;
                    let t3 = t2 * t2;
                    let t4 = t3 + rt::lit::<T>(1.0);
                    let t5 = rt::lit::<T>(1.0) / t4;
                    let t6 = rho2 + k5 * rho2_rate;
                    let t7 = rt::lit::<T>(2.0) * t3 + rt::lit::<T>(2.0);
                    let t8 = t5 * (t6 * t7);
                    let t9 = xi + k12 * xi_rate;
                    let t10 = t9 * t9;
                    let t11 = t10 + rt::lit::<T>(1.0);
                    let t12 = rt::lit::<T>(1.0) / t11;
                    let t13 = rho2 + k12 * rho2_rate;
                    let t14 = rt::lit::<T>(2.0) * t10 + rt::lit::<T>(2.0);
                    let t15 = t12 * (t13 * t14);
                    let t16 = xi + k6 * xi_rate;
                    let t17 = t16 * t16;
                    let t18 = t17 + rt::lit::<T>(1.0);
                    let t19 = rt::lit::<T>(1.0) / t18;
                    let t20 = rho2 + k6 * rho2_rate;
                    let t21 = rt::lit::<T>(2.0) * t17 + rt::lit::<T>(2.0);
                    let t22 = t19 * (t20 * t21);
                    let t23 = xi + k11 * xi_rate;
                    let t24 = t23 * t23;
                    let t25 = t24 + rt::lit::<T>(1.0);
                    let t26 = rt::lit::<T>(1.0) / t25;
                    let t27 = rho2 + k11 * rho2_rate;
                    let t28 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                    let t29 = t26 * (t27 * t28);
                    let t30 = xi + k7 * xi_rate;
                    let t31 = t30 * t30;
                    let t32 = t31 + rt::lit::<T>(1.0);
                    let t33 = rt::lit::<T>(1.0) / t32;
                    let t34 = rho2 + k7 * rho2_rate;
                    let t35 = rt::lit::<T>(2.0) * t31 + rt::lit::<T>(2.0);
                    let t36 = t33 * (t34 * t35);
                    let t37 = xi + k10 * xi_rate;
                    let t38 = t37 * t37;
                    let t39 = t38 + rt::lit::<T>(1.0);
                    let t40 = rt::lit::<T>(1.0) / t39;
                    let t41 = rho2 + k10 * rho2_rate;
                    let t42 = rt::lit::<T>(2.0) * t38 + rt::lit::<T>(2.0);
                    let t43 = t40 * (t41 * t42);
                    let t44 = xi + k8 * xi_rate;
                    let t45 = t44 * t44;
                    let t46 = t45 + rt::lit::<T>(1.0);
                    let t47 = rt::lit::<T>(1.0) / t46;
                    let t48 = rho2 + k8 * rho2_rate;
                    let t49 = rt::lit::<T>(2.0) * t45 + rt::lit::<T>(2.0);
                    let t50 = t47 * (t48 * t49);
                    let t51 = xi + k9 * xi_rate;
                    let t52 = t51 * t51;
                    let t53 = t52 + rt::lit::<T>(1.0);
                    let t54 = rt::lit::<T>(1.0) / t53;
                    let t55 = rho2 + k9 * rho2_rate;
                    let t56 = rt::lit::<T>(2.0) * t52 + rt::lit::<T>(2.0);
                    let t57 = t54 * (t55 * t56);
                    let t58 = k1 * (t8 + t15) + k2 * (t22 + t29)
                        + (k3 * (t36 + t43) + k4 * (t50 + t57));
                    let t96 = xi + half_h * xi_rate;
                    let t97 = rho1 + half_h * rho1_rate;
                    let t98 = t96 * t97;
                    let t99 = t96 * t96 + rt::lit::<T>(1.0);
                    let t256 = t98 / t99;
                    let t59 = rho1 + k5 * rho1_rate;
                    let t60 = t59 * t5;
                    let t61 = rho1 + k12 * rho1_rate;
                    let t62 = t61 * t12;
                    let t63 = rho1 + k6 * rho1_rate;
                    let t64 = t63 * t19;
                    let t65 = rho1 + k11 * rho1_rate;
                    let t66 = t65 * t26;
                    let t67 = rho1 + k7 * rho1_rate;
                    let t68 = t67 * t33;
                    let t69 = rho1 + k10 * rho1_rate;
                    let t70 = t69 * t40;
                    let t71 = rho1 + k8 * rho1_rate;
                    let t72 = t71 * t47;
                    let t73 = rho1 + k9 * rho1_rate;
                    let t74 = t73 * t54;
                    let t75 = rt::lit::<T>(0.05061426814518813) * (t60 + t62)
                        + rt::lit::<T>(0.11119051722668724) * (t64 + t66)
                        + (rt::lit::<T>(0.15685332293894363) * (t68 + t70)
                            + rt::lit::<T>(0.181341891689181) * (t72 + t74));
                    let t76 = x2 + k5 * t75;
                    let t77 = t76 * (t7 * t5);
                    let t78 = x2 + k12 * t75;
                    let t79 = t78 * (t14 * t12);
                    let t80 = k1 * (t77 + t79);
                    let t86 = x2 + k8 * t75;
                    let t87 = t86 * (t49 * t47);
                    let t88 = x2 + k9 * t75;
                    let t89 = t88 * (t56 * t54);
                    let t90 = k4 * (t87 + t89);
                    let t91 = x2 + k6 * t75;
                    let t92 = t91 * (t21 * t19);
                    let t93 = x2 + k11 * t75;
                    let t94 = t93 * (t28 * t26);
                    let t95 = k2 * (t92 + t94);
                    let t81 = x2 + k7 * t75;
                    let t82 = t81 * (t35 * t33);
                    let t83 = x2 + k10 * t75;
                    let t84 = t83 * (t42 * t40);
                    let t85 = k3 * (t82 + t84);
                    let t231 = t16 * t19;
                    let t114 = t91 * t91;
                    let t115 = t20 * t20;
                    let t116 = t114 + (t18 + t115);
                    let t117 = t19 * (t17 * t116 + (t114 + (t115 + t63 * t63)));
                    let t118 = t17 + t116 - t117;
                    let t233 = t23 * t26;
                    let t120 = t93 * t93;
                    let t121 = t27 * t27;
                    let t122 = t120 + (t25 + t121);
                    let t123 = t26 * (t24 * t122 + (t120 + (t121 + t65 * t65)));
                    let t124 = t24 + t122 - t123;
                    let t236 = t30 * t33;
                    let t126 = t81 * t81;
                    let t127 = t34 * t34;
                    let t128 = t126 + (t32 + t127);
                    let t129 = t33 * (t31 * t128 + (t126 + (t127 + t67 * t67)));
                    let t130 = t31 + t128 - t129;
                    let t238 = t37 * t40;
                    let t132 = t83 * t83;
                    let t133 = t41 * t41;
                    let t134 = t132 + (t39 + t133);
                    let t135 = t40 * (t38 * t134 + (t132 + (t133 + t69 * t69)));
                    let t136 = t38 + t134 - t135;
                    let t257 = rt::lit::<T>(0.11119051722668724)
                        * (t231 * t118 + t233 * t124)
                        + rt::lit::<T>(0.15685332293894363)
                            * (t236 * t130 + t238 * t136);
                    let t241 = t44 * t47;
                    let t102 = t86 * t86;
                    let t103 = t48 * t48;
                    let t104 = t102 + (t46 + t103);
                    let t105 = t47 * (t45 * t104 + (t102 + (t103 + t71 * t71)));
                    let t106 = t45 + t104 - t105;
                    let t243 = t51 * t54;
                    let t108 = t88 * t88;
                    let t109 = t55 * t55;
                    let t110 = t108 + (t53 + t109);
                    let t111 = t54 * (t52 * t110 + (t108 + (t109 + t73 * t73)));
                    let t112 = t52 + t110 - t111;
                    let t246 = t2 * t5;
                    let t138 = t76 * t76;
                    let t139 = t6 * t6;
                    let t140 = t138 + (t4 + t139);
                    let t141 = t5 * (t3 * t140 + (t138 + (t139 + t59 * t59)));
                    let t142 = t3 + t140 - t141;
                    let t248 = t9 * t12;
                    let t144 = t78 * t78;
                    let t145 = t13 * t13;
                    let t146 = t144 + (t11 + t145);
                    let t147 = t12 * (t10 * t146 + (t144 + (t145 + t61 * t61)));
                    let t148 = t10 + t146 - t147;
                    let t258 = rt::lit::<T>(0.181341891689181)
                        * (t241 * t106 + t243 * t112)
                        + (t256 * t75
                            + rt::lit::<T>(0.05061426814518813)
                                * (t246 * t142 + t248 * t148));
                    solution1
                        .update([
                            t58,
                            t256 * t58 - t80 - t90 - (t95 + t85),
                            -(t257 + t258),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = xi * xi + rt::lit::<T>(1.0);
                            [rho2, (xi * rho1 * rho2 - x2 * t1) / t1, -xi]
                        },
                        move || [
                            rt::abs(inv_h * xi),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[xi_rate, rho1_rate, rho2_rate]| {
                            let t2 = xi + k5 * xi_rate;
                            let t3 = t2 * t2;
                            let t4 = t3 + rt::lit::<T>(1.0);
                            let t5 = rt::lit::<T>(1.0) / t4;
                            let t6 = rho2 + k5 * rho2_rate;
                            let t7 = rt::lit::<T>(2.0) * t3 + rt::lit::<T>(2.0);
                            let t8 = t5 * (t6 * t7);
                            let t9 = xi + k12 * xi_rate;
                            let t10 = t9 * t9;
                            let t11 = t10 + rt::lit::<T>(1.0);
                            let t12 = rt::lit::<T>(1.0) / t11;
                            let t13 = rho2 + k12 * rho2_rate;
                            let t14 = rt::lit::<T>(2.0) * t10 + rt::lit::<T>(2.0);
                            let t15 = t12 * (t13 * t14);
                            let t16 = xi + k6 * xi_rate;
                            let t17 = t16 * t16;
                            let t18 = t17 + rt::lit::<T>(1.0);
                            let t19 = rt::lit::<T>(1.0) / t18;
                            let t20 = rho2 + k6 * rho2_rate;
                            let t21 = rt::lit::<T>(2.0) * t17 + rt::lit::<T>(2.0);
                            let t22 = t19 * (t20 * t21);
                            let t23 = xi + k11 * xi_rate;
                            let t24 = t23 * t23;
                            let t25 = t24 + rt::lit::<T>(1.0);
                            let t26 = rt::lit::<T>(1.0) / t25;
                            let t27 = rho2 + k11 * rho2_rate;
                            let t28 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                            let t29 = t26 * (t27 * t28);
                            let t30 = xi + k7 * xi_rate;
                            let t31 = t30 * t30;
                            let t32 = t31 + rt::lit::<T>(1.0);
                            let t33 = rt::lit::<T>(1.0) / t32;
                            let t34 = rho2 + k7 * rho2_rate;
                            let t35 = rt::lit::<T>(2.0) * t31 + rt::lit::<T>(2.0);
                            let t36 = t33 * (t34 * t35);
                            let t37 = xi + k10 * xi_rate;
                            let t38 = t37 * t37;
                            let t39 = t38 + rt::lit::<T>(1.0);
                            let t40 = rt::lit::<T>(1.0) / t39;
                            let t41 = rho2 + k10 * rho2_rate;
                            let t42 = rt::lit::<T>(2.0) * t38 + rt::lit::<T>(2.0);
                            let t43 = t40 * (t41 * t42);
                            let t44 = xi + k8 * xi_rate;
                            let t45 = t44 * t44;
                            let t46 = t45 + rt::lit::<T>(1.0);
                            let t47 = rt::lit::<T>(1.0) / t46;
                            let t48 = rho2 + k8 * rho2_rate;
                            let t49 = rt::lit::<T>(2.0) * t45 + rt::lit::<T>(2.0);
                            let t50 = t47 * (t48 * t49);
                            let t51 = xi + k9 * xi_rate;
                            let t52 = t51 * t51;
                            let t53 = t52 + rt::lit::<T>(1.0);
                            let t54 = rt::lit::<T>(1.0) / t53;
                            let t55 = rho2 + k9 * rho2_rate;
                            let t56 = rt::lit::<T>(2.0) * t52 + rt::lit::<T>(2.0);
                            let t57 = t54 * (t55 * t56);
                            let t58 = k1 * (t8 + t15) + k2 * (t22 + t29)
                                + (k3 * (t36 + t43) + k4 * (t50 + t57));
                            let t59 = rho1 + k5 * rho1_rate;
                            let t60 = t59 * t5;
                            let t61 = rho1 + k12 * rho1_rate;
                            let t62 = t61 * t12;
                            let t63 = rho1 + k6 * rho1_rate;
                            let t64 = t63 * t19;
                            let t65 = rho1 + k11 * rho1_rate;
                            let t66 = t65 * t26;
                            let t67 = rho1 + k7 * rho1_rate;
                            let t68 = t67 * t33;
                            let t69 = rho1 + k10 * rho1_rate;
                            let t70 = t69 * t40;
                            let t71 = rho1 + k8 * rho1_rate;
                            let t72 = t71 * t47;
                            let t73 = rho1 + k9 * rho1_rate;
                            let t74 = t73 * t54;
                            let t75 = rt::lit::<T>(0.05061426814518813) * (t60 + t62)
                                + rt::lit::<T>(0.11119051722668724) * (t64 + t66)
                                + (rt::lit::<T>(0.15685332293894363) * (t68 + t70)
                                    + rt::lit::<T>(0.181341891689181) * (t72 + t74));
                            let t76 = x2 + k5 * t75;
                            let t77 = t76 * (t7 * t5);
                            let t78 = x2 + k12 * t75;
                            let t79 = t78 * (t14 * t12);
                            let t80 = k1 * (t77 + t79);
                            let t81 = x2 + k7 * t75;
                            let t82 = t81 * (t35 * t33);
                            let t83 = x2 + k10 * t75;
                            let t84 = t83 * (t42 * t40);
                            let t85 = k3 * (t82 + t84);
                            let t86 = x2 + k8 * t75;
                            let t87 = t86 * (t49 * t47);
                            let t88 = x2 + k9 * t75;
                            let t89 = t88 * (t56 * t54);
                            let t90 = k4 * (t87 + t89);
                            let t91 = x2 + k6 * t75;
                            let t92 = t91 * (t21 * t19);
                            let t93 = x2 + k11 * t75;
                            let t94 = t93 * (t28 * t26);
                            let t95 = k2 * (t92 + t94);
                            let t96 = xi + half_h * xi_rate;
                            let t97 = rho1 + half_h * rho1_rate;
                            let t98 = t96 * t97;
                            let t99 = t96 * t96 + rt::lit::<T>(1.0);
                            let t100 = rt::lit::<T>(1.0) / t99;
                            let t101 = t98 * t100;
                            let t102 = t86 * t86;
                            let t103 = t48 * t48;
                            let t104 = t102 + (t46 + t103);
                            let t105 = t47 * (t45 * t104 + (t102 + (t103 + t71 * t71)));
                            let t106 = t45 + t104 - t105;
                            let t107 = t106 * (t47 * (rt::lit::<T>(2.0) * t44));
                            let t108 = t88 * t88;
                            let t109 = t55 * t55;
                            let t110 = t108 + (t53 + t109);
                            let t111 = t54 * (t52 * t110 + (t108 + (t109 + t73 * t73)));
                            let t112 = t52 + t110 - t111;
                            let t113 = t112 * (t54 * (rt::lit::<T>(2.0) * t51));
                            let t114 = t91 * t91;
                            let t115 = t20 * t20;
                            let t116 = t114 + (t18 + t115);
                            let t117 = t19 * (t17 * t116 + (t114 + (t115 + t63 * t63)));
                            let t118 = t17 + t116 - t117;
                            let t119 = t118 * (t19 * (rt::lit::<T>(2.0) * t16));
                            let t120 = t93 * t93;
                            let t121 = t27 * t27;
                            let t122 = t120 + (t25 + t121);
                            let t123 = t26 * (t24 * t122 + (t120 + (t121 + t65 * t65)));
                            let t124 = t24 + t122 - t123;
                            let t125 = t124 * (t26 * (rt::lit::<T>(2.0) * t23));
                            let t126 = t81 * t81;
                            let t127 = t34 * t34;
                            let t128 = t126 + (t32 + t127);
                            let t129 = t33 * (t31 * t128 + (t126 + (t127 + t67 * t67)));
                            let t130 = t31 + t128 - t129;
                            let t131 = t130 * (t33 * (rt::lit::<T>(2.0) * t30));
                            let t132 = t83 * t83;
                            let t133 = t41 * t41;
                            let t134 = t132 + (t39 + t133);
                            let t135 = t40 * (t38 * t134 + (t132 + (t133 + t69 * t69)));
                            let t136 = t38 + t134 - t135;
                            let t137 = t136 * (t40 * (rt::lit::<T>(2.0) * t37));
                            let t138 = t76 * t76;
                            let t139 = t6 * t6;
                            let t140 = t138 + (t4 + t139);
                            let t141 = t5 * (t3 * t140 + (t138 + (t139 + t59 * t59)));
                            let t142 = t3 + t140 - t141;
                            let t143 = t142 * (t5 * (rt::lit::<T>(2.0) * t2));
                            let t144 = t78 * t78;
                            let t145 = t13 * t13;
                            let t146 = t144 + (t11 + t145);
                            let t147 = t12 * (t10 * t146 + (t144 + (t145 + t61 * t61)));
                            let t148 = t10 + t146 - t147;
                            let t149 = t148 * (t12 * (rt::lit::<T>(2.0) * t9));
                            let t150 = k4 * (t107 + t113) + k2 * (t119 + t125)
                                + (k3 * (t131 + t137)
                                    + (k1 * (t143 + t149) + (rho2_rate + t101 * t75)));
                            let t151 = (rt::lit::<T>(4.0) * t6 - rt::lit::<T>(2.0) * t8)
                                * (t5 * (k21 * t2))
                                + (rt::lit::<T>(4.0) * t20 - rt::lit::<T>(2.0) * t22)
                                    * (t19 * (k22 * t16));
                            let t152 = (rt::lit::<T>(4.0) * t34
                                - rt::lit::<T>(2.0) * t36) * (t33 * (k23 * t30))
                                + (rt::lit::<T>(4.0) * t48 - rt::lit::<T>(2.0) * t50)
                                    * (t47 * (k24 * t44));
                            let t153 = (rt::lit::<T>(4.0) * t55
                                - rt::lit::<T>(2.0) * t57) * (t54 * (k25 * t51))
                                + (rt::lit::<T>(4.0) * t41 - rt::lit::<T>(2.0) * t43)
                                    * (t40 * (k26 * t37));
                            let t154 = (rt::lit::<T>(4.0) * t27
                                - rt::lit::<T>(2.0) * t29) * (t26 * (k27 * t23))
                                + (rt::lit::<T>(4.0) * t13 - rt::lit::<T>(2.0) * t15)
                                    * (t12 * (k28 * t9));
                            let t155 = t151 + t152 + (t153 + t154);
                            let t156 = k1
                                * (t5 * (k29 + k29 * t3) + t12 * (k36 + k36 * t10))
                                + k2 * (t19 * (k30 + k30 * t17) + t26 * (k35 + k35 * t24));
                            let t157 = k3
                                * (t33 * (k31 + k31 * t31) + t40 * (k34 + k34 * t38))
                                + k4 * (t47 * (k32 + k32 * t45) + t54 * (k33 + k33 * t52));
                            let t158 = t156 + t157;
                            let t159 = k30 * t16;
                            let t160 = t60 * (t5 * (k37 * t2))
                                + t64 * (t19 * (k38 * t16))
                                + (t68 * (t33 * (k39 * t30)) + t72 * (t47 * (k40 * t44)));
                            let t161 = t74 * (t54 * (k41 * t51))
                                + t70 * (t40 * (k42 * t37))
                                + (t66 * (t26 * (k43 * t23)) + t62 * (t12 * (k44 * t9)));
                            let t162 = t160 + t161;
                            let t163 = k6 * t162;
                            let t164 = k6 * t16;
                            let t165 = k35 * t23;
                            let t166 = k11 * t162;
                            let t167 = k11 * t23;
                            let t168 = t19
                                * (t91 * t159 - (t163 + t17 * t163) - t164 * t92)
                                + t26 * (t93 * t165 - (t166 + t24 * t166) - t167 * t94);
                            let t169 = k31 * t30;
                            let t170 = k7 * t162;
                            let t171 = k7 * t30;
                            let t172 = k34 * t37;
                            let t173 = k10 * t162;
                            let t174 = k10 * t37;
                            let t175 = t33
                                * (t81 * t169 - (t170 + t31 * t170) - t171 * t82)
                                + t40 * (t83 * t172 - (t173 + t38 * t173) - t174 * t84);
                            let t176 = k32 * t44;
                            let t177 = k8 * t162;
                            let t178 = k8 * t44;
                            let t179 = k33 * t51;
                            let t180 = k9 * t162;
                            let t181 = k9 * t51;
                            let t182 = t47
                                * (t86 * t176 - (t177 + t45 * t177) - t178 * t87)
                                + t54 * (t88 * t179 - (t180 + t52 * t180) - t181 * t89);
                            let t183 = k29 * t2;
                            let t184 = k5 * t162;
                            let t185 = k5 * t2;
                            let t186 = k36 * t9;
                            let t187 = k12 * t162;
                            let t188 = k12 * t9;
                            let t189 = t5
                                * (t76 * t183 - (t184 + t3 * t184) - t185 * t77)
                                + t12 * (t78 * t186 - (t187 + t10 * t187) - t188 * t79);
                            let t190 = h * t96;
                            let t191 = t100 * (half_h * t97 - t190 * t101);
                            let t192 = rt::lit::<T>(0.11119051722668724) * t168
                                + rt::lit::<T>(0.15685332293894363) * t175
                                + (rt::lit::<T>(0.181341891689181) * t182
                                    + (rt::lit::<T>(0.05061426814518813) * t189
                                        - (t191 * t58 + t101 * t155)));
                            let t193 = k13 * t5 + k14 * t19 + (k15 * t33 + k16 * t47)
                                + (k17 * t54 + k18 * t40 + (k19 * t26 + k20 * t12));
                            let t194 = t5 * (k21 * t7) + t19 * (k22 * t21)
                                + (t33 * (k23 * t35) + t47 * (k24 * t49));
                            let t195 = t54 * (k25 * t56) + t40 * (k26 * t42)
                                + (t26 * (k27 * t28) + t12 * (k28 * t14));
                            let t196 = rt::lit::<T>(0.5) * (t190 * t100);
                            let t197 = t91 * (k30 * t162);
                            let t198 = t159 - t197;
                            let t199 = t116 - t117;
                            let t200 = t16
                                * (t159 + t198 - t19 * (t159 * t199 + (t17 * t198 - t197)))
                                + (k6 * t17 + k6 * t199 - t164 * t119);
                            let t201 = t93 * (k35 * t162);
                            let t202 = t165 - t201;
                            let t203 = t122 - t123;
                            let t204 = t23
                                * (t165 + t202 - t26 * (t165 * t203 + (t24 * t202 - t201)))
                                + (k11 * t24 + k11 * t203 - t167 * t125);
                            let t205 = t81 * (k31 * t162);
                            let t206 = t169 - t205;
                            let t207 = t128 - t129;
                            let t208 = t30
                                * (t169 + t206 - t33 * (t169 * t207 + (t31 * t206 - t205)))
                                + (k7 * t31 + k7 * t207 - t171 * t131);
                            let t209 = t83 * (k34 * t162);
                            let t210 = t172 - t209;
                            let t211 = t134 - t135;
                            let t212 = t37
                                * (t172 + t210 - t40 * (t172 * t211 + (t38 * t210 - t209)))
                                + (k10 * t38 + k10 * t211 - t174 * t137);
                            let t213 = rt::lit::<T>(0.11119051722668724)
                                * (t19 * t200 + t26 * t204)
                                + rt::lit::<T>(0.15685332293894363)
                                    * (t33 * t208 + t40 * t212);
                            let t214 = t86 * (k32 * t162);
                            let t215 = t176 - t214;
                            let t216 = t104 - t105;
                            let t217 = t44
                                * (t176 + t215 - t47 * (t176 * t216 + (t45 * t215 - t214)))
                                + (k8 * t45 + k8 * t216 - t178 * t107);
                            let t218 = t88 * (k33 * t162);
                            let t219 = t179 - t218;
                            let t220 = t110 - t111;
                            let t221 = t51
                                * (t179 + t219 - t54 * (t179 * t220 + (t52 * t219 - t218)))
                                + (k9 * t52 + k9 * t220 - t181 * t113);
                            let t222 = t76 * (k29 * t162);
                            let t223 = t183 - t222;
                            let t224 = t140 - t141;
                            let t225 = t2
                                * (t183 + t223 - t5 * (t183 * t224 + (t3 * t223 - t222)))
                                + (k5 * t3 + k5 * t224 - t185 * t143);
                            let t226 = t78 * (k36 * t162);
                            let t227 = t186 - t226;
                            let t228 = t146 - t147;
                            let t229 = t9
                                * (t186 + t227 - t12 * (t186 * t228 + (t10 * t227 - t226)))
                                + (k12 * t10 + k12 * t228 - t188 * t149);
                            let t230 = rt::lit::<T>(0.181341891689181)
                                * (t47 * t217 + t54 * t221)
                                + (rt::lit::<T>(0.05061426814518813)
                                    * (t5 * t225 + t12 * t229) + (t191 * t75 - t101 * t162));
                            let t231 = t16 * t19;
                            let t232 = t91 * (k6 * t193);
                            let t233 = t23 * t26;
                            let t234 = t93 * (k11 * t193);
                            let t235 = t231
                                * (rt::lit::<T>(4.0) * t232
                                    - (k30 * t63 + t21 * t232) * (rt::lit::<T>(2.0) * t19))
                                + t233
                                    * (rt::lit::<T>(4.0) * t234
                                        - (k35 * t65 + t28 * t234) * (rt::lit::<T>(2.0) * t26));
                            let t236 = t30 * t33;
                            let t237 = t81 * (k7 * t193);
                            let t238 = t37 * t40;
                            let t239 = t83 * (k10 * t193);
                            let t240 = t236
                                * (rt::lit::<T>(4.0) * t237
                                    - (k31 * t67 + t35 * t237) * (rt::lit::<T>(2.0) * t33))
                                + t238
                                    * (rt::lit::<T>(4.0) * t239
                                        - (k34 * t69 + t42 * t239) * (rt::lit::<T>(2.0) * t40));
                            let t241 = t44 * t47;
                            let t242 = t86 * (k8 * t193);
                            let t243 = t51 * t54;
                            let t244 = t88 * (k9 * t193);
                            let t245 = t241
                                * (rt::lit::<T>(4.0) * t242
                                    - (k32 * t71 + t49 * t242) * (rt::lit::<T>(2.0) * t47))
                                + t243
                                    * (rt::lit::<T>(4.0) * t244
                                        - (k33 * t73 + t56 * t244) * (rt::lit::<T>(2.0) * t54));
                            let t246 = t2 * t5;
                            let t247 = t76 * (k5 * t193);
                            let t248 = t9 * t12;
                            let t249 = t78 * (k12 * t193);
                            let t250 = t246
                                * (rt::lit::<T>(4.0) * t247
                                    - (k29 * t59 + t7 * t247) * (rt::lit::<T>(2.0) * t5))
                                + t248
                                    * (rt::lit::<T>(4.0) * t249
                                        - (k36 * t61 + t14 * t249) * (rt::lit::<T>(2.0) * t12));
                            let t251 = k2 * t235 + k3 * t240
                                + (k4 * t245 + (k1 * t250 + (t75 * t196 + t101 * t193)));
                            let t252 = t20 * (k46 - t19 * (k30 * t21)) * t231
                                + t27 * (k51 - t26 * (k35 * t28)) * t233;
                            let t253 = t34 * (k47 - t33 * (k31 * t35)) * t236
                                + t41 * (k50 - t40 * (k34 * t42)) * t238;
                            let t254 = t48 * (k48 - t47 * (k32 * t49)) * t241
                                + t55 * (k49 - t54 * (k33 * t56)) * t243;
                            let t255 = t6 * (k45 - t5 * (k29 * t7)) * t246
                                + t13 * (k52 - t12 * (k36 * t14)) * t248;
                            (
                                [
                                    xi_rate - t58,
                                    t80 + t85 + (t90 + (t95 + (rho1_rate - t101 * t58))),
                                    t150,
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t155, rt::lit::<T>(0.0), -t158],
                                    [
                                        t192,
                                        t193 * (t194 + t195) + rt::lit::<T>(1.0) - t58 * t196,
                                        -(t101 * t158),
                                    ],
                                    [
                                        t213 + t230,
                                        t251,
                                        k2 * t252 + k3 * t253
                                            + (k4 * t254 + (k1 * t255 + rt::lit::<T>(1.0))),
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
                let t96 = xi + half_h * xi_rate;
                let t190 = h * t96;
                let t59 = rho1 + k5 * rho1_rate;
                let t2 = xi + k5 * xi_rate;
                let t3 = t2 * t2;
                let t4 = t3 + rt::lit::<T>(1.0);
                let t63 = rho1 + k6 * rho1_rate;
                let t16 = xi + k6 * xi_rate;
                let t17 = t16 * t16;
                let t18 = t17 + rt::lit::<T>(1.0);
                let t67 = rho1 + k7 * rho1_rate;
                let t30 = xi + k7 * xi_rate;
                let t31 = t30 * t30;
                let t32 = t31 + rt::lit::<T>(1.0);
                let t71 = rho1 + k8 * rho1_rate;
                let t44 = xi + k8 * xi_rate;
                let t45 = t44 * t44;
                let t46 = t45 + rt::lit::<T>(1.0);
                let t259 = rt::lit::<T>(0.05061426814518813) * t59 / t4
                    + rt::lit::<T>(0.11119051722668724) * t63 / t18
                    + (rt::lit::<T>(0.15685332293894363) * t67 / t32
                        + rt::lit::<T>(0.181341891689181) * t71 / t46);
                let t73 = rho1 + k9 * rho1_rate;
                let t51 = xi + k9 * xi_rate;
                let t52 = t51 * t51;
                let t53 = t52 + rt::lit::<T>(1.0);
                let t69 = rho1 + k10 * rho1_rate;
                let t37 = xi + k10 * xi_rate;
                let t38 = t37 * t37;
                let t39 = t38 + rt::lit::<T>(1.0);
                let t65 = rho1 + k11 * rho1_rate;
                let t23 = xi + k11 * xi_rate;
                let t24 = t23 * t23;
                let t25 = t24 + rt::lit::<T>(1.0);
                let t61 = rho1 + k12 * rho1_rate;
                let t9 = xi + k12 * xi_rate;
                let t10 = t9 * t9;
                let t11 = t10 + rt::lit::<T>(1.0);
                let t260 = rt::lit::<T>(0.181341891689181) * t73 / t53
                    + rt::lit::<T>(0.15685332293894363) * t69 / t39
                    + (rt::lit::<T>(0.11119051722668724) * t65 / t25
                        + rt::lit::<T>(0.05061426814518813) * t61 / t11);
                let t261 = t259 + t260;
                let x1_new_2 = x1 - t190 * t261;
                let x2_new_2 = x2 + h * t261;
                let xi_new_2 = xi + h * xi_rate;
                let rho1_new_2 = rho1 + h * rho1_rate;
                let rho2_new_2 = rho2 + h * rho2_rate;
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
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
            const IDENTITY: &'static str = "5f3141f894cd3e035264340e8d04108e";
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
        /// | each step | 26 | 34 | 3 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
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
                let carried = [x1, x2, xi, x2_dot - xi * x1_dot, xi_dot];
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, h_squared, twice_h } = *setting.scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_xi_squared = rt::lit::<T>(2.0) * xi_squared;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let rho2_squared = rho2 * rho2;
                let t3 = rho2_squared + rho1 * rho1;
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
                let rho1_new_2 = rho1 + rho1_rate_h;
                let rho1_plus_rho1_new_2 = rho1 + rho1_new_2;
                let xi_new_2 = xi + h * xi_rate;
                let xi_new_2_squared = xi_new_2 * xi_new_2;
                let t11 = xi_new_2_squared + rt::lit::<T>(1.0);
                let t12 = rt::lit::<T>(1.0) / t11;
                let t55 = rho1_plus_rho1_new_2 * t12;
                let t13 = xi + half_h * xi_rate;
                let t42 = half_h * t13;
                let x1_new_2 = x1 - t55 * t42;
                let x2_new_2 = x2 + half_h * t55;
                let t17 = rho1 + half_h * rho1_rate;
                let t14 = t13 * t13 + rt::lit::<T>(1.0);
                let t15 = t11 * t14;
                let x2_new_2_squared = x2_new_2 * x2_new_2;
                let t56 = x2_new_2_squared + t5;
                let t51 = rt::lit::<T>(2.0) * xi_new_2_squared + t10;
                let xi_plus_xi_new_2 = xi + xi_new_2;
                let t57 = (rt::lit::<T>(0.5) * (t56 + (x2_new_2_squared + t51))
                    - t2 * (xi_squared * t56 + (t3 + x2_new_2_squared)))
                    * (rt::lit::<T>(0.5) * xi_plus_xi_new_2 * t12);
                let rho2_new_2 = rho2
                    - h
                        * (rt::lit::<T>(0.5) * t13 * (rho1_plus_rho1_new_2 * t17) / t15
                            + t57);
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_finite([carried[0], carried[4]]) {
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
            const IDENTITY: &'static str = "343ac43be493f3fb23a525d58edd7a01";
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
        /// | each step | 41 | 54 | 3 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
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
                let carried = [x1, x2, xi, x2_dot - xi * x1_dot, xi_dot];
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, h_squared, half_h_squared, quarter_h, k1 } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let rho2_squared = rho2 * rho2;
                let t3 = rho2_squared + rho1 * rho1;
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
                    let rho2_new_2 = half_h * rho2_rate_second + t72;
                    let t82 = t72 + rho2_new_2;
                    let t83 = t82 + t16 * t82;
                    let t84 = t63 * t83;
                    let t90 = t15 + rt::lit::<T>(0.125) * t84;
                    let t91 = rt::lit::<T>(1.0)
                        / (t17 * (t90 * t90 + rt::lit::<T>(1.0)));
                    let t92 = t62 + quarter_h * rho1_rate_second;
                    let t93 = t90 * t92;
                    let t94 = t91 * (t83 * t93);
                    let xi_new_2 = t15 + rt::lit::<T>(0.25) * t84;
                    let xi_new_2_squared = xi_new_2 * xi_new_2;
                    let t85 = xi_new_2_squared + rt::lit::<T>(1.0);
                    let t86 = rt::lit::<T>(1.0) / t85;
                    let rho1_new_2 = half_h * rho1_rate_second + t62;
                    let t87 = t62 + rho1_new_2;
                    let t88 = t73 + t87 * t74;
                    let t89 = t86 * (t88 + xi_new_2_squared * t88);
                    let t99 = t15 + xi_new_2;
                    let t100 = t49 * t99;
                    let rho2_new_2_squared = rho2_new_2 * rho2_new_2;
                    let t96 = xi_new_2_squared + (rho2_new_2_squared + t75);
                    let t98 = t86
                        * (xi_new_2_squared * t96
                            + (rho2_new_2_squared + (t67 + rho1_new_2 * rho1_new_2)));
                    let t114 = t100
                        * (rt::lit::<T>(0.5)
                            * (t96 + (xi_new_2_squared + (rho2_new_2_squared + t81)))
                            - t98) + t91 * (t93 * (rt::lit::<T>(0.5) * t87));
                    solution2.update([rt::lit::<T>(0.5) * (t94 - t89), -t114]);
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
                            let rho2_new_2 = half_h * rho2_rate_second + t72;
                            let t82 = t72 + rho2_new_2;
                            let t83 = t82 + t16 * t82;
                            let t84 = t63 * t83;
                            let xi_new_2 = t15 + rt::lit::<T>(0.25) * t84;
                            let xi_new_2_squared = xi_new_2 * xi_new_2;
                            let t85 = xi_new_2_squared + rt::lit::<T>(1.0);
                            let t86 = rt::lit::<T>(1.0) / t85;
                            let rho1_new_2 = half_h * rho1_rate_second + t62;
                            let t87 = t62 + rho1_new_2;
                            let t88 = t73 + t87 * t74;
                            let t89 = t86 * (t88 + xi_new_2_squared * t88);
                            let t90 = t15 + rt::lit::<T>(0.125) * t84;
                            let t91 = rt::lit::<T>(1.0)
                                / (t17 * (t90 * t90 + rt::lit::<T>(1.0)));
                            let t92 = t62 + quarter_h * rho1_rate_second;
                            let t93 = t90 * t92;
                            let t94 = t91 * (t83 * t93);
                            let t95 = t16 + xi_new_2_squared;
                            let rho2_new_2_squared = rho2_new_2 * rho2_new_2;
                            let t96 = xi_new_2_squared + (rho2_new_2_squared + t75);
                            let t97 = t96 + (t68 + rho2_new_2_squared);
                            let t98 = t86
                                * (xi_new_2_squared * t96
                                    + (rho2_new_2_squared + (t67 + rho1_new_2 * rho1_new_2)));
                            let t99 = t15 + xi_new_2;
                            let t100 = t49 * t99;
                            let t101 = t91 * (t87 * t93);
                            let t102 = t86
                                * ((rt::lit::<T>(0.125) * xi_new_2_squared
                                    + rt::lit::<T>(0.125)) * t76) + rt::lit::<T>(1.0)
                                - t91 * (t90 * (k1 * t83));
                            let t103 = xi_new_2 * t78;
                            let t104 = rt::lit::<T>(0.25) * t103;
                            let t105 = t92 * t78;
                            let t106 = rt::lit::<T>(0.25) * (t90 * t79);
                            let t107 = rt::lit::<T>(0.5) * t91;
                            let t108 = (t88 - t89) * (t86 * t104)
                                - (t77 * t93 + t83 * (rt::lit::<T>(0.125) * t105)
                                    - t94 * t106) * t107;
                            let t109 = t91
                                * (rt::lit::<T>(0.5)
                                    * (half_h * t93 + t90 * (quarter_h * t87)))
                                - t99 * (half_h * rho1_new_2) / (t17 * t85);
                            let t110 = rt::lit::<T>(0.5) * t103;
                            let h_rho2_new_2 = h * rho2_new_2;
                            let t111 = h_rho2_new_2 + t110;
                            let t112 = rt::lit::<T>(0.5)
                                * (t97 * t80 + t99 * (h_rho2_new_2 + t111))
                                + t78
                                    * (rt::lit::<T>(0.125) * t95 - rt::lit::<T>(0.25) * t98);
                            let t113 = t99
                                * (t104
                                    - t86
                                        * (t110 * (t96 - t98)
                                            + (h_rho2_new_2 + xi_new_2_squared * t111))) + t112;
                            (
                                [
                                    rho1_rate_second + rt::lit::<T>(0.5) * (t89 - t94),
                                    (rt::lit::<T>(0.5) * (t95 + t97) - t98) * t100
                                        + (rho2_rate_second + rt::lit::<T>(0.5) * t101),
                                ],
                                [
                                    [t102, t108],
                                    [
                                        t109,
                                        t49 * t113
                                            + (t107 * (t105 * (rt::lit::<T>(0.125) * t87) - t101 * t106)
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
                let rho1_new_2 = half_h * rho1_rate_second + t62;
                let t87 = t62 + rho1_new_2;
                let t115 = t18 * t87;
                let rho2_new_2 = half_h * rho2_rate_second + t72;
                let t82 = t72 + rho2_new_2;
                let t83 = t82 + t16 * t82;
                let t84 = t63 * t83;
                let t90 = t15 + rt::lit::<T>(0.125) * t84;
                let x1_new_2 = x1 - quarter_h * (t19 * t65 + t115 * t90);
                let x2_new_2 = t66 + quarter_h * t115;
                let xi_new_2 = t15 + rt::lit::<T>(0.25) * t84;
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
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
            const IDENTITY: &'static str = "6a2c73d0196317221761edb9162c6558";
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
        /// | once, from the step size | 0 | 72 | 1 | 0 | 0 | 0 |
        /// | each step | 68 | 77 | 8 | 0 | 0 | 0 |
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
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
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
                    let t6 = k57 * xi_rate_2 + (xi + k49 * xi_rate_1);
                    let t7 = t6 * t6;
                    let t8 = t7 + rt::lit::<T>(1.0);
                    let t9 = rt::lit::<T>(1.0) / t8;
                    let t10 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                    let t11 = rt::lit::<T>(2.0) * t7 + rt::lit::<T>(2.0);
                    let t12 = t9 * (t10 * t11);
                    let t13 = k58 * xi_rate_2 + (xi + k50 * xi_rate_1);
                    let t14 = t13 * t13;
                    let t15 = t14 + rt::lit::<T>(1.0);
                    let t16 = rt::lit::<T>(1.0) / t15;
                    let t17 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                    let t18 = rt::lit::<T>(2.0) * t14 + rt::lit::<T>(2.0);
                    let t19 = t16 * (t17 * t18);
                    let t20 = k59 * xi_rate_2 + (xi + k51 * xi_rate_1);
                    let t21 = t20 * t20;
                    let t22 = t21 + rt::lit::<T>(1.0);
                    let t23 = rt::lit::<T>(1.0) / t22;
                    let t24 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                    let t25 = rt::lit::<T>(2.0) * t21 + rt::lit::<T>(2.0);
                    let t26 = t23 * (t24 * t25);
                    let t27 = k60 * xi_rate_2 + (xi + k52 * xi_rate_1);
                    let t28 = t27 * t27;
                    let t29 = t28 + rt::lit::<T>(1.0);
                    let t30 = rt::lit::<T>(1.0) / t29;
                    let t31 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                    let t32 = rt::lit::<T>(2.0) * t28 + rt::lit::<T>(2.0);
                    let t33 = t30 * (t31 * t32);
                    let t34 = k61 * xi_rate_2 + (xi + k53 * xi_rate_1);
                    let t35 = t34 * t34;
                    let t36 = t35 + rt::lit::<T>(1.0);
                    let t37 = rt::lit::<T>(1.0) / t36;
                    let t38 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                    let t39 = rt::lit::<T>(2.0) * t35 + rt::lit::<T>(2.0);
                    let t40 = t37 * (t38 * t39);
                    let t41 = k62 * xi_rate_2 + (xi + k54 * xi_rate_1);
                    let t42 = t41 * t41;
                    let t43 = t42 + rt::lit::<T>(1.0);
                    let t44 = rt::lit::<T>(1.0) / t43;
                    let t45 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                    let t46 = rt::lit::<T>(2.0) * t42 + rt::lit::<T>(2.0);
                    let t47 = t44 * (t45 * t46);
                    let t48 = k63 * xi_rate_2 + (xi + k55 * xi_rate_1);
                    let t49 = t48 * t48;
                    let t50 = t49 + rt::lit::<T>(1.0);
                    let t51 = rt::lit::<T>(1.0) / t50;
                    let t52 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                    let t53 = rt::lit::<T>(2.0) * t49 + rt::lit::<T>(2.0);
                    let t54 = t51 * (t52 * t53);
                    let t55 = k64 * xi_rate_2 + (xi + k56 * xi_rate_1);
                    let t56 = t55 * t55;
                    let t57 = t56 + rt::lit::<T>(1.0);
                    let t58 = rt::lit::<T>(1.0) / t57;
                    let t59 = k64 * rho2_rate_2 + (rho2 + k56 * rho2_rate_1);
                    let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                    let t61 = t58 * (t59 * t60);
                    let t62 = k8 * t12 + k7 * t19 + (k6 * t26 + k5 * t33)
                        + (k4 * t40 + k3 * t47 + (k2 * t54 + k1 * t61));
                    let t112 = k66 * xi_rate_2 + (xi + k65 * xi_rate_1);
                    let t113 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                    let t114 = t112 * t113;
                    let t115 = t112 * t112 + rt::lit::<T>(1.0);
                    let t602 = t114 / t115;
                    let t63 = k57 * rho1_rate_2 + (rho1 + k49 * rho1_rate_1);
                    let t64 = t63 * t9;
                    let t65 = k58 * rho1_rate_2 + (rho1 + k50 * rho1_rate_1);
                    let t66 = t65 * t16;
                    let t67 = k59 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                    let t68 = t67 * t23;
                    let t69 = k60 * rho1_rate_2 + (rho1 + k52 * rho1_rate_1);
                    let t70 = t69 * t30;
                    let t71 = k61 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                    let t72 = t71 * t37;
                    let t73 = k62 * rho1_rate_2 + (rho1 + k54 * rho1_rate_1);
                    let t74 = t73 * t44;
                    let t75 = k63 * rho1_rate_2 + (rho1 + k55 * rho1_rate_1);
                    let t76 = t75 * t51;
                    let t77 = k64 * rho1_rate_2 + (rho1 + k56 * rho1_rate_1);
                    let t78 = t77 * t58;
                    let t79 = rt::lit::<T>(-0.03357096720958545) * t64
                        + rt::lit::<T>(-0.042237587700185465) * t66
                        + (rt::lit::<T>(0.014077768468017546) * t68
                            + rt::lit::<T>(0.12372628666282504) * t70)
                        + (rt::lit::<T>(0.23895749671553695) * t72
                            + rt::lit::<T>(0.29962887740986976) * t74
                            + (rt::lit::<T>(0.2646186221535599) * t76
                                + rt::lit::<T>(0.13479950349996173) * t78));
                    let t80 = rt::lit::<T>(0.13479950349996173) * t64
                        + rt::lit::<T>(0.2646186221535599) * t66
                        + (rt::lit::<T>(0.29962887740986976) * t68
                            + rt::lit::<T>(0.23895749671553695) * t70)
                        + (rt::lit::<T>(0.12372628666282504) * t72
                            + rt::lit::<T>(0.014077768468017546) * t74
                            + (rt::lit::<T>(-0.042237587700185465) * t76
                                + rt::lit::<T>(-0.03357096720958545) * t78));
                    let t93 = k61 * t79 + (x2 + k53 * t80);
                    let t94 = t39 * t37;
                    let t95 = t93 * t94;
                    let t96 = k4 * t95;
                    let t108 = k58 * t79 + (x2 + k50 * t80);
                    let t109 = t18 * t16;
                    let t110 = t108 * t109;
                    let t111 = k7 * t110;
                    let t81 = k57 * t79 + (x2 + k49 * t80);
                    let t82 = t11 * t9;
                    let t83 = t81 * t82;
                    let t84 = k8 * t83;
                    let t89 = k60 * t79 + (x2 + k52 * t80);
                    let t90 = t32 * t30;
                    let t91 = t89 * t90;
                    let t92 = k5 * t91;
                    let t97 = k62 * t79 + (x2 + k54 * t80);
                    let t98 = t46 * t44;
                    let t99 = t97 * t98;
                    let t100 = k63 * t79 + (x2 + k55 * t80);
                    let t101 = t53 * t51;
                    let t102 = t100 * t101;
                    let t103 = k3 * t99 + k2 * t102;
                    let t85 = k59 * t79 + (x2 + k51 * t80);
                    let t86 = t25 * t23;
                    let t87 = t85 * t86;
                    let t88 = k6 * t87;
                    let t104 = k64 * t79 + (x2 + k56 * t80);
                    let t105 = t60 * t58;
                    let t106 = t104 * t105;
                    let t107 = k1 * t106;
                    let t182 = t81 * t81;
                    let t183 = t10 * t10;
                    let t184 = t182 + (t8 + t183);
                    let t185 = t7 + t184;
                    let t186 = t7 * t184 + (t182 + (t183 + t63 * t63));
                    let t187 = t185 - t9 * t186;
                    let t188 = rt::lit::<T>(2.0) * t6;
                    let t603 = t187 * (t9 * t188);
                    let t128 = t85 * t85;
                    let t129 = t24 * t24;
                    let t130 = t128 + (t22 + t129);
                    let t131 = t21 + t130;
                    let t132 = t21 * t130 + (t128 + (t129 + t67 * t67));
                    let t133 = t131 - t23 * t132;
                    let t134 = rt::lit::<T>(2.0) * t20;
                    let t604 = t133 * (t23 * t134);
                    let t146 = t89 * t89;
                    let t147 = t31 * t31;
                    let t148 = t146 + (t29 + t147);
                    let t149 = t28 + t148;
                    let t150 = t28 * t148 + (t146 + (t147 + t69 * t69));
                    let t151 = t149 - t30 * t150;
                    let t152 = rt::lit::<T>(2.0) * t27;
                    let t605 = t151 * (t30 * t152);
                    let t164 = t100 * t100;
                    let t165 = t52 * t52;
                    let t166 = t164 + (t50 + t165);
                    let t167 = t49 + t166;
                    let t168 = t49 * t166 + (t164 + (t165 + t75 * t75));
                    let t169 = t167 - t51 * t168;
                    let t170 = rt::lit::<T>(2.0) * t48;
                    let t606 = t169 * (t51 * t170);
                    let t173 = t104 * t104;
                    let t174 = t59 * t59;
                    let t175 = t173 + (t57 + t174);
                    let t176 = t56 + t175;
                    let t177 = t56 * t175 + (t173 + (t174 + t77 * t77));
                    let t178 = t176 - t58 * t177;
                    let t179 = rt::lit::<T>(2.0) * t55;
                    let t607 = t178 * (t58 * t179);
                    let t155 = t93 * t93;
                    let t156 = t38 * t38;
                    let t157 = t155 + (t36 + t156);
                    let t158 = t35 + t157;
                    let t159 = t35 * t157 + (t155 + (t156 + t71 * t71));
                    let t160 = t158 - t37 * t159;
                    let t161 = rt::lit::<T>(2.0) * t34;
                    let t608 = t160 * (t37 * t161);
                    let t137 = t97 * t97;
                    let t138 = t45 * t45;
                    let t139 = t137 + (t43 + t138);
                    let t140 = t42 + t139;
                    let t141 = t42 * t139 + (t137 + (t138 + t73 * t73));
                    let t142 = t140 - t44 * t141;
                    let t143 = rt::lit::<T>(2.0) * t41;
                    let t609 = t142 * (t44 * t143);
                    let t119 = t108 * t108;
                    let t120 = t17 * t17;
                    let t121 = t119 + (t15 + t120);
                    let t122 = t14 + t121;
                    let t123 = t14 * t121 + (t119 + (t120 + t65 * t65));
                    let t124 = t122 - t16 * t123;
                    let t125 = rt::lit::<T>(2.0) * t13;
                    let t610 = t124 * (t16 * t125);
                    let t611 = k1 * t607 + k4 * t608
                        + (k3 * t609 + (k7 * t610 + t80 * t602));
                    let t612 = -(k8 * t603 + k6 * t604 + (k5 * t605 + k2 * t606) + t611);
                    let t192 = k16 * t12 + k15 * t19 + (k14 * t26 + k13 * t33)
                        + (k12 * t40 + k11 * t47 + (k10 * t54 + k9 * t61));
                    let t200 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                    let t201 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                    let t202 = t200 * t201;
                    let t203 = t200 * t200 + rt::lit::<T>(1.0);
                    let t613 = t202 / t203;
                    let t196 = k12 * t95;
                    let t199 = k15 * t110;
                    let t193 = k16 * t83;
                    let t195 = k13 * t91;
                    let t197 = k11 * t99 + k10 * t102;
                    let t194 = k14 * t87;
                    let t198 = k9 * t106;
                    let t614 = k9 * t607 + k12 * t608
                        + (k11 * t609 + (k15 * t610 + t79 * t613));
                    let t615 = -(k16 * t603 + k14 * t604 + (k13 * t605 + k10 * t606)
                        + t614);
                    solution1
                        .update([
                            t62,
                            t62 * t602 - t96 - t111 - (t84 + t92)
                                - (t103 + (t88 + t107)),
                            t612,
                            t192,
                            t192 * t613 - t196 - t199 - (t193 + t195)
                                - (t197 + (t194 + t198)),
                            t615,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = xi * xi + rt::lit::<T>(1.0);
                            let t2 = (xi * rho1 * rho2 - x2 * t1) / t1;
                            [rho2, t2, -xi, rho2, t2, -xi]
                        },
                        move || {
                            let t3 = rt::abs(inv_h * xi);
                            let t4 = rt::abs(inv_h * rho1);
                            let t5 = rt::abs(inv_h * rho2);
                            [t3, t4, t5, t3, t4, t5]
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
                            let t6 = k57 * xi_rate_2 + (xi + k49 * xi_rate_1);
                            let t7 = t6 * t6;
                            let t8 = t7 + rt::lit::<T>(1.0);
                            let t9 = rt::lit::<T>(1.0) / t8;
                            let t10 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                            let t11 = rt::lit::<T>(2.0) * t7 + rt::lit::<T>(2.0);
                            let t12 = t9 * (t10 * t11);
                            let t13 = k58 * xi_rate_2 + (xi + k50 * xi_rate_1);
                            let t14 = t13 * t13;
                            let t15 = t14 + rt::lit::<T>(1.0);
                            let t16 = rt::lit::<T>(1.0) / t15;
                            let t17 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                            let t18 = rt::lit::<T>(2.0) * t14 + rt::lit::<T>(2.0);
                            let t19 = t16 * (t17 * t18);
                            let t20 = k59 * xi_rate_2 + (xi + k51 * xi_rate_1);
                            let t21 = t20 * t20;
                            let t22 = t21 + rt::lit::<T>(1.0);
                            let t23 = rt::lit::<T>(1.0) / t22;
                            let t24 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                            let t25 = rt::lit::<T>(2.0) * t21 + rt::lit::<T>(2.0);
                            let t26 = t23 * (t24 * t25);
                            let t27 = k60 * xi_rate_2 + (xi + k52 * xi_rate_1);
                            let t28 = t27 * t27;
                            let t29 = t28 + rt::lit::<T>(1.0);
                            let t30 = rt::lit::<T>(1.0) / t29;
                            let t31 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                            let t32 = rt::lit::<T>(2.0) * t28 + rt::lit::<T>(2.0);
                            let t33 = t30 * (t31 * t32);
                            let t34 = k61 * xi_rate_2 + (xi + k53 * xi_rate_1);
                            let t35 = t34 * t34;
                            let t36 = t35 + rt::lit::<T>(1.0);
                            let t37 = rt::lit::<T>(1.0) / t36;
                            let t38 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                            let t39 = rt::lit::<T>(2.0) * t35 + rt::lit::<T>(2.0);
                            let t40 = t37 * (t38 * t39);
                            let t41 = k62 * xi_rate_2 + (xi + k54 * xi_rate_1);
                            let t42 = t41 * t41;
                            let t43 = t42 + rt::lit::<T>(1.0);
                            let t44 = rt::lit::<T>(1.0) / t43;
                            let t45 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                            let t46 = rt::lit::<T>(2.0) * t42 + rt::lit::<T>(2.0);
                            let t47 = t44 * (t45 * t46);
                            let t48 = k63 * xi_rate_2 + (xi + k55 * xi_rate_1);
                            let t49 = t48 * t48;
                            let t50 = t49 + rt::lit::<T>(1.0);
                            let t51 = rt::lit::<T>(1.0) / t50;
                            let t52 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                            let t53 = rt::lit::<T>(2.0) * t49 + rt::lit::<T>(2.0);
                            let t54 = t51 * (t52 * t53);
                            let t55 = k64 * xi_rate_2 + (xi + k56 * xi_rate_1);
                            let t56 = t55 * t55;
                            let t57 = t56 + rt::lit::<T>(1.0);
                            let t58 = rt::lit::<T>(1.0) / t57;
                            let t59 = k64 * rho2_rate_2 + (rho2 + k56 * rho2_rate_1);
                            let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                            let t61 = t58 * (t59 * t60);
                            let t62 = k8 * t12 + k7 * t19 + (k6 * t26 + k5 * t33)
                                + (k4 * t40 + k3 * t47 + (k2 * t54 + k1 * t61));
                            let t63 = k57 * rho1_rate_2 + (rho1 + k49 * rho1_rate_1);
                            let t64 = t63 * t9;
                            let t65 = k58 * rho1_rate_2 + (rho1 + k50 * rho1_rate_1);
                            let t66 = t65 * t16;
                            let t67 = k59 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                            let t68 = t67 * t23;
                            let t69 = k60 * rho1_rate_2 + (rho1 + k52 * rho1_rate_1);
                            let t70 = t69 * t30;
                            let t71 = k61 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                            let t72 = t71 * t37;
                            let t73 = k62 * rho1_rate_2 + (rho1 + k54 * rho1_rate_1);
                            let t74 = t73 * t44;
                            let t75 = k63 * rho1_rate_2 + (rho1 + k55 * rho1_rate_1);
                            let t76 = t75 * t51;
                            let t77 = k64 * rho1_rate_2 + (rho1 + k56 * rho1_rate_1);
                            let t78 = t77 * t58;
                            let t79 = rt::lit::<T>(-0.03357096720958545) * t64
                                + rt::lit::<T>(-0.042237587700185465) * t66
                                + (rt::lit::<T>(0.014077768468017546) * t68
                                    + rt::lit::<T>(0.12372628666282504) * t70)
                                + (rt::lit::<T>(0.23895749671553695) * t72
                                    + rt::lit::<T>(0.29962887740986976) * t74
                                    + (rt::lit::<T>(0.2646186221535599) * t76
                                        + rt::lit::<T>(0.13479950349996173) * t78));
                            let t80 = rt::lit::<T>(0.13479950349996173) * t64
                                + rt::lit::<T>(0.2646186221535599) * t66
                                + (rt::lit::<T>(0.29962887740986976) * t68
                                    + rt::lit::<T>(0.23895749671553695) * t70)
                                + (rt::lit::<T>(0.12372628666282504) * t72
                                    + rt::lit::<T>(0.014077768468017546) * t74
                                    + (rt::lit::<T>(-0.042237587700185465) * t76
                                        + rt::lit::<T>(-0.03357096720958545) * t78));
                            let t81 = k57 * t79 + (x2 + k49 * t80);
                            let t82 = t11 * t9;
                            let t83 = t81 * t82;
                            let t84 = k8 * t83;
                            let t85 = k59 * t79 + (x2 + k51 * t80);
                            let t86 = t25 * t23;
                            let t87 = t85 * t86;
                            let t88 = k6 * t87;
                            let t89 = k60 * t79 + (x2 + k52 * t80);
                            let t90 = t32 * t30;
                            let t91 = t89 * t90;
                            let t92 = k5 * t91;
                            let t93 = k61 * t79 + (x2 + k53 * t80);
                            let t94 = t39 * t37;
                            let t95 = t93 * t94;
                            let t96 = k4 * t95;
                            let t97 = k62 * t79 + (x2 + k54 * t80);
                            let t98 = t46 * t44;
                            let t99 = t97 * t98;
                            let t100 = k63 * t79 + (x2 + k55 * t80);
                            let t101 = t53 * t51;
                            let t102 = t100 * t101;
                            let t103 = k3 * t99 + k2 * t102;
                            let t104 = k64 * t79 + (x2 + k56 * t80);
                            let t105 = t60 * t58;
                            let t106 = t104 * t105;
                            let t107 = k1 * t106;
                            let t108 = k58 * t79 + (x2 + k50 * t80);
                            let t109 = t18 * t16;
                            let t110 = t108 * t109;
                            let t111 = k7 * t110;
                            let t112 = k66 * xi_rate_2 + (xi + k65 * xi_rate_1);
                            let t113 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                            let t114 = t112 * t113;
                            let t115 = t112 * t112 + rt::lit::<T>(1.0);
                            let t116 = rt::lit::<T>(1.0) / t115;
                            let t117 = t114 * t116;
                            let t118 = t84 + t88 + (t92 + t96)
                                + (t103 + (t107 + (t111 + (rho1_rate_1 - t117 * t62))));
                            let t119 = t108 * t108;
                            let t120 = t17 * t17;
                            let t121 = t119 + (t15 + t120);
                            let t122 = t14 + t121;
                            let t123 = t14 * t121 + (t119 + (t120 + t65 * t65));
                            let t124 = t122 - t16 * t123;
                            let t125 = rt::lit::<T>(2.0) * t13;
                            let t126 = t124 * t125;
                            let t127 = t16 * t126;
                            let t128 = t85 * t85;
                            let t129 = t24 * t24;
                            let t130 = t128 + (t22 + t129);
                            let t131 = t21 + t130;
                            let t132 = t21 * t130 + (t128 + (t129 + t67 * t67));
                            let t133 = t131 - t23 * t132;
                            let t134 = rt::lit::<T>(2.0) * t20;
                            let t135 = t133 * t134;
                            let t136 = t23 * t135;
                            let t137 = t97 * t97;
                            let t138 = t45 * t45;
                            let t139 = t137 + (t43 + t138);
                            let t140 = t42 + t139;
                            let t141 = t42 * t139 + (t137 + (t138 + t73 * t73));
                            let t142 = t140 - t44 * t141;
                            let t143 = rt::lit::<T>(2.0) * t41;
                            let t144 = t142 * t143;
                            let t145 = t44 * t144;
                            let t146 = t89 * t89;
                            let t147 = t31 * t31;
                            let t148 = t146 + (t29 + t147);
                            let t149 = t28 + t148;
                            let t150 = t28 * t148 + (t146 + (t147 + t69 * t69));
                            let t151 = t149 - t30 * t150;
                            let t152 = rt::lit::<T>(2.0) * t27;
                            let t153 = t151 * t152;
                            let t154 = t30 * t153;
                            let t155 = t93 * t93;
                            let t156 = t38 * t38;
                            let t157 = t155 + (t36 + t156);
                            let t158 = t35 + t157;
                            let t159 = t35 * t157 + (t155 + (t156 + t71 * t71));
                            let t160 = t158 - t37 * t159;
                            let t161 = rt::lit::<T>(2.0) * t34;
                            let t162 = t160 * t161;
                            let t163 = t37 * t162;
                            let t164 = t100 * t100;
                            let t165 = t52 * t52;
                            let t166 = t164 + (t50 + t165);
                            let t167 = t49 + t166;
                            let t168 = t49 * t166 + (t164 + (t165 + t75 * t75));
                            let t169 = t167 - t51 * t168;
                            let t170 = rt::lit::<T>(2.0) * t48;
                            let t171 = t169 * t170;
                            let t172 = t51 * t171;
                            let t173 = t104 * t104;
                            let t174 = t59 * t59;
                            let t175 = t173 + (t57 + t174);
                            let t176 = t56 + t175;
                            let t177 = t56 * t175 + (t173 + (t174 + t77 * t77));
                            let t178 = t176 - t58 * t177;
                            let t179 = rt::lit::<T>(2.0) * t55;
                            let t180 = t178 * t179;
                            let t181 = t58 * t180;
                            let t182 = t81 * t81;
                            let t183 = t10 * t10;
                            let t184 = t182 + (t8 + t183);
                            let t185 = t7 + t184;
                            let t186 = t7 * t184 + (t182 + (t183 + t63 * t63));
                            let t187 = t185 - t9 * t186;
                            let t188 = rt::lit::<T>(2.0) * t6;
                            let t189 = t187 * t188;
                            let t190 = t9 * t189;
                            let t191 = k4 * t163 + k2 * t172
                                + (k1 * t181 + (k8 * t190 + (rho2_rate_1 + t117 * t80)));
                            let t192 = k16 * t12 + k15 * t19 + (k14 * t26 + k13 * t33)
                                + (k12 * t40 + k11 * t47 + (k10 * t54 + k9 * t61));
                            let t193 = k16 * t83;
                            let t194 = k14 * t87;
                            let t195 = k13 * t91;
                            let t196 = k12 * t95;
                            let t197 = k11 * t99 + k10 * t102;
                            let t198 = k9 * t106;
                            let t199 = k15 * t110;
                            let t200 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                            let t201 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                            let t202 = t200 * t201;
                            let t203 = t200 * t200 + rt::lit::<T>(1.0);
                            let t204 = rt::lit::<T>(1.0) / t203;
                            let t205 = t202 * t204;
                            let t206 = t193 + t194 + (t195 + t196)
                                + (t197 + (t198 + (t199 + (rho1_rate_2 - t205 * t192))));
                            let t207 = k12 * t163 + k10 * t172
                                + (k9 * t181 + (k16 * t190 + (rho2_rate_2 + t205 * t79)));
                            let t208 = k49 * t6;
                            let t209 = t208 * t9;
                            let t210 = rt::lit::<T>(4.0) * t10 - rt::lit::<T>(2.0) * t12;
                            let t211 = t209 * t210;
                            let t212 = k50 * t13;
                            let t213 = t212 * t16;
                            let t214 = rt::lit::<T>(4.0) * t17 - rt::lit::<T>(2.0) * t19;
                            let t215 = t213 * t214;
                            let t216 = k51 * t20;
                            let t217 = t216 * t23;
                            let t218 = rt::lit::<T>(4.0) * t24 - rt::lit::<T>(2.0) * t26;
                            let t219 = t217 * t218;
                            let t220 = k52 * t27;
                            let t221 = t220 * t30;
                            let t222 = rt::lit::<T>(4.0) * t31 - rt::lit::<T>(2.0) * t33;
                            let t223 = t221 * t222;
                            let t224 = k53 * t34;
                            let t225 = t224 * t37;
                            let t226 = rt::lit::<T>(4.0) * t38 - rt::lit::<T>(2.0) * t40;
                            let t227 = t225 * t226;
                            let t228 = k54 * t41;
                            let t229 = t228 * t44;
                            let t230 = rt::lit::<T>(4.0) * t45 - rt::lit::<T>(2.0) * t47;
                            let t231 = t229 * t230;
                            let t232 = k55 * t48;
                            let t233 = t232 * t51;
                            let t234 = rt::lit::<T>(4.0) * t52 - rt::lit::<T>(2.0) * t54;
                            let t235 = t233 * t234;
                            let t236 = k56 * t55;
                            let t237 = t236 * t58;
                            let t238 = rt::lit::<T>(4.0) * t59 - rt::lit::<T>(2.0) * t61;
                            let t239 = t237 * t238;
                            let t240 = k8 * t211 + k7 * t215 + (k6 * t219 + k5 * t223)
                                + (k4 * t227 + k3 * t231 + (k2 * t235 + k1 * t239));
                            let t241 = t9 * (k69 + k69 * t7);
                            let t242 = t16 * (k70 + k70 * t14);
                            let t243 = t23 * (k71 + k71 * t21);
                            let t244 = t30 * (k72 + k72 * t28);
                            let t245 = t37 * (k73 + k73 * t35);
                            let t246 = t44 * (k74 + k74 * t42);
                            let t247 = t51 * (k75 + k75 * t49);
                            let t248 = t58 * (k76 + k76 * t56);
                            let t249 = k8 * t241 + k7 * t242 + (k6 * t243 + k5 * t244)
                                + (k4 * t245 + k3 * t246 + (k2 * t247 + k1 * t248));
                            let t250 = k57 * t6;
                            let t251 = t250 * t9;
                            let t252 = t251 * t210;
                            let t253 = k58 * t13;
                            let t254 = t253 * t16;
                            let t255 = t254 * t214;
                            let t256 = k59 * t20;
                            let t257 = t256 * t23;
                            let t258 = t257 * t218;
                            let t259 = k60 * t27;
                            let t260 = t259 * t30;
                            let t261 = t260 * t222;
                            let t262 = k61 * t34;
                            let t263 = t262 * t37;
                            let t264 = t263 * t226;
                            let t265 = k62 * t41;
                            let t266 = t265 * t44;
                            let t267 = t266 * t230;
                            let t268 = k63 * t48;
                            let t269 = t268 * t51;
                            let t270 = t269 * t234;
                            let t271 = k64 * t55;
                            let t272 = t271 * t58;
                            let t273 = t272 * t238;
                            let t274 = k8 * t252 + k7 * t255 + (k6 * t258 + k5 * t261)
                                + (k4 * t264 + k3 * t267 + (k2 * t270 + k1 * t273));
                            let t275 = t9 * (k77 + k77 * t7);
                            let t276 = t16 * (k78 + k78 * t14);
                            let t277 = t23 * (k79 + k79 * t21);
                            let t278 = t30 * (k80 + k80 * t28);
                            let t279 = t37 * (k81 + k81 * t35);
                            let t280 = t44 * (k82 + k82 * t42);
                            let t281 = t51 * (k83 + k83 * t49);
                            let t282 = t58 * (k84 + k84 * t56);
                            let t283 = k8 * t275 + k7 * t276 + (k6 * t277 + k5 * t278)
                                + (k4 * t279 + k3 * t280 + (k2 * t281 + k1 * t282));
                            let t284 = t64 * t209;
                            let t285 = t66 * t213;
                            let t286 = t68 * t217;
                            let t287 = t70 * t221;
                            let t288 = t72 * t225;
                            let t289 = t74 * t229;
                            let t290 = t76 * t233;
                            let t291 = t78 * t237;
                            let t292 = k17 * t284 + k18 * t285
                                + (k19 * t286 + k20 * t287)
                                + (k21 * t288 + k22 * t289 + (k23 * t290 + k24 * t291));
                            let t293 = k25 * t284 + k26 * t285
                                + (k27 * t286 + k28 * t287)
                                + (k29 * t288 + k30 * t289 + (k31 * t290 + k32 * t291));
                            let t294 = k50 * t292 + k58 * t293;
                            let t295 = rt::lit::<T>(2.0) * t16;
                            let t296 = (t108 * (k70 * t13) - t294
                                - (t14 * t294 + t212 * t110)) * t295;
                            let t297 = k51 * t292 + k59 * t293;
                            let t298 = rt::lit::<T>(2.0) * t23;
                            let t299 = (t85 * (k71 * t20) - t297
                                - (t21 * t297 + t216 * t87)) * t298;
                            let t300 = k52 * t292 + k60 * t293;
                            let t301 = rt::lit::<T>(2.0) * t30;
                            let t302 = (t89 * (k72 * t27) - t300
                                - (t28 * t300 + t220 * t91)) * t301;
                            let t303 = k53 * t292 + k61 * t293;
                            let t304 = rt::lit::<T>(2.0) * t37;
                            let t305 = (t93 * (k73 * t34) - t303
                                - (t35 * t303 + t224 * t95)) * t304;
                            let t306 = k54 * t292 + k62 * t293;
                            let t307 = rt::lit::<T>(2.0) * t44;
                            let t308 = (t97 * (k74 * t41) - t306
                                - (t42 * t306 + t228 * t99)) * t307;
                            let t309 = k55 * t292 + k63 * t293;
                            let t310 = rt::lit::<T>(2.0) * t51;
                            let t311 = (t100 * (k75 * t48) - t309
                                - (t49 * t309 + t232 * t102)) * t310;
                            let t312 = k56 * t292 + k64 * t293;
                            let t313 = rt::lit::<T>(2.0) * t58;
                            let t314 = (t104 * (k76 * t55) - t312
                                - (t56 * t312 + t236 * t106)) * t313;
                            let t315 = k49 * t292 + k57 * t293;
                            let t316 = rt::lit::<T>(2.0) * t9;
                            let t317 = (t81 * (k69 * t6) - t315
                                - (t7 * t315 + t208 * t83)) * t316;
                            let t318 = k8 * t317
                                - (t117 * t240
                                    + t62 * (t116 * (k65 * t113 - t117 * (k85 * t112))));
                            let t319 = k7 * t296 + k6 * t299 + (k5 * t302 + k4 * t305)
                                + (k3 * t308 + k2 * t311 + (k1 * t314 + t318));
                            let t320 = k86 * t9 + k87 * t16 + (k88 * t23 + k89 * t30)
                                + (k90 * t37 + k91 * t44 + (k92 * t51 + k93 * t58));
                            let t321 = k94 * t9 + k95 * t16 + (k96 * t23 + k97 * t30)
                                + (k98 * t37 + k99 * t44 + (k100 * t51 + k101 * t58));
                            let t322 = t109 * (k50 * t320 + k58 * t321);
                            let t323 = t86 * (k51 * t320 + k59 * t321);
                            let t324 = t90 * (k52 * t320 + k60 * t321);
                            let t325 = t94 * (k53 * t320 + k61 * t321);
                            let t326 = t98 * (k54 * t320 + k62 * t321);
                            let t327 = t101 * (k55 * t320 + k63 * t321);
                            let t328 = t105 * (k56 * t320 + k64 * t321);
                            let t329 = t82 * (k49 * t320 + k57 * t321);
                            let t330 = k3 * t326 + k2 * t327
                                + (k1 * t328
                                    + (k8 * t329
                                        + (rt::lit::<T>(1.0) - t62 * (k65 * t112 * t116))));
                            let t331 = t64 * t251;
                            let t332 = t66 * t254;
                            let t333 = t68 * t257;
                            let t334 = t70 * t260;
                            let t335 = t72 * t263;
                            let t336 = t74 * t266;
                            let t337 = t76 * t269;
                            let t338 = t78 * t272;
                            let t339 = k17 * t331 + k18 * t332
                                + (k19 * t333 + k20 * t334)
                                + (k21 * t335 + k22 * t336 + (k23 * t337 + k24 * t338));
                            let t340 = k25 * t331 + k26 * t332
                                + (k27 * t333 + k28 * t334)
                                + (k29 * t335 + k30 * t336 + (k31 * t337 + k32 * t338));
                            let t341 = k50 * t339 + k58 * t340;
                            let t342 = t295
                                * (t108 * (k78 * t13) - t341 - (t14 * t341 + t253 * t110));
                            let t343 = k51 * t339 + k59 * t340;
                            let t344 = t298
                                * (t85 * (k79 * t20) - t343 - (t21 * t343 + t256 * t87));
                            let t345 = k52 * t339 + k60 * t340;
                            let t346 = t301
                                * (t89 * (k80 * t27) - t345 - (t28 * t345 + t259 * t91));
                            let t347 = k53 * t339 + k61 * t340;
                            let t348 = t304
                                * (t93 * (k81 * t34) - t347 - (t35 * t347 + t262 * t95));
                            let t349 = k54 * t339 + k62 * t340;
                            let t350 = t307
                                * (t97 * (k82 * t41) - t349 - (t42 * t349 + t265 * t99));
                            let t351 = k55 * t339 + k63 * t340;
                            let t352 = t310
                                * (t100 * (k83 * t48) - t351 - (t49 * t351 + t268 * t102));
                            let t353 = k56 * t339 + k64 * t340;
                            let t354 = t313
                                * (t104 * (k84 * t55) - t353 - (t56 * t353 + t271 * t106));
                            let t355 = k49 * t339 + k57 * t340;
                            let t356 = t316
                                * (t81 * (k77 * t6) - t355 - (t7 * t355 + t250 * t83));
                            let t357 = k8 * t356
                                - (t117 * t274
                                    + t62 * (t116 * (k66 * t113 - t117 * (k102 * t112))));
                            let t358 = k7 * t342 + k6 * t344 + (k5 * t346 + k4 * t348)
                                + (k3 * t350 + k2 * t352 + (k1 * t354 + t357));
                            let t359 = k103 * t9 + k104 * t16 + (k105 * t23 + k106 * t30)
                                + (k107 * t37 + k108 * t44 + (k109 * t51 + k110 * t58));
                            let t360 = k111 * t9 + k112 * t16 + (k113 * t23 + k114 * t30)
                                + (k115 * t37 + k116 * t44 + (k117 * t51 + k118 * t58));
                            let t361 = t109 * (k50 * t359 + k58 * t360);
                            let t362 = t86 * (k51 * t359 + k59 * t360);
                            let t363 = t90 * (k52 * t359 + k60 * t360);
                            let t364 = t94 * (k53 * t359 + k61 * t360);
                            let t365 = t98 * (k54 * t359 + k62 * t360);
                            let t366 = t101 * (k55 * t359 + k63 * t360);
                            let t367 = t105 * (k56 * t359 + k64 * t360);
                            let t368 = t82 * (k49 * t359 + k57 * t360);
                            let t369 = k3 * t365 + k2 * t366
                                + (k1 * t367 + (k8 * t368 - t62 * (k66 * t112 * t116)));
                            let t370 = rt::lit::<T>(1.0) / (t50 * t50);
                            let t371 = rt::lit::<T>(-0.042237587700185465) * t51;
                            let t372 = t48 * t371;
                            let t373 = rt::lit::<T>(-0.03357096720958545) * t58;
                            let t374 = t55 * t373;
                            let t375 = t58 * t374;
                            let t376 = t374 - t56 * t375;
                            let t377 = t376 - t375;
                            let t378 = t104 * (h * t377);
                            let t379 = t51 * t372;
                            let t380 = t372 - t49 * t379;
                            let t381 = t380 - t379;
                            let t382 = t100 * (h * t381);
                            let t383 = rt::lit::<T>(0.014077768468017546) * t44;
                            let t384 = t41 * t383;
                            let t385 = t44 * t384;
                            let t386 = t384 - t42 * t385;
                            let t387 = t386 - t385;
                            let t388 = t97 * (h * t387);
                            let t389 = rt::lit::<T>(0.12372628666282504) * t37;
                            let t390 = t34 * t389;
                            let t391 = t37 * t390;
                            let t392 = t390 - t35 * t391;
                            let t393 = t392 - t391;
                            let t394 = t93 * (h * t393);
                            let t395 = rt::lit::<T>(0.23895749671553695) * t30;
                            let t396 = t27 * t395;
                            let t397 = t30 * t396;
                            let t398 = t396 - t28 * t397;
                            let t399 = t398 - t397;
                            let t400 = t89 * (h * t399);
                            let t401 = rt::lit::<T>(0.29962887740986976) * t23;
                            let t402 = t20 * t401;
                            let t403 = t23 * t402;
                            let t404 = t402 - t21 * t403;
                            let t405 = t404 - t403;
                            let t406 = t85 * (h * t405);
                            let t407 = rt::lit::<T>(0.2646186221535599) * t16;
                            let t408 = t13 * t407;
                            let t409 = t16 * t408;
                            let t410 = t408 - t14 * t409;
                            let t411 = t410 - t409;
                            let t412 = t108 * (h * t411);
                            let t413 = rt::lit::<T>(0.13479950349996173) * t9;
                            let t414 = t6 * t413;
                            let t415 = t9 * t414;
                            let t416 = t414 - t7 * t415;
                            let t417 = t416 - t415;
                            let t418 = t81 * (h * t417);
                            let t419 = k41 * t378 + k42 * t382
                                + (k43 * t388 + k44 * t394)
                                + (k45 * t400 + k46 * t406 + (k47 * t412 + k48 * t418));
                            let t420 = k34 * t382 + k35 * t388
                                + (k36 * t394 + k37 * t400)
                                + (k38 * t406 + k39 * t412
                                    + (k40 * t418 + (t117 + k33 * t378)));
                            let t421 = rt::lit::<T>(0.2646186221535599) * t419
                                + rt::lit::<T>(-0.042237587700185465) * t420;
                            let t422 = t370 * (t372 * t168 - k2 * t171 - t75 * t421)
                                + (t372 + t380 - t379 * t166);
                            let t423 = t170 * t422
                                + (t371 * t167
                                    - t168 * (rt::lit::<T>(-0.042237587700185465) * t370));
                            let t424 = rt::lit::<T>(1.0) / (t43 * t43);
                            let t425 = rt::lit::<T>(0.29962887740986976) * t419
                                + rt::lit::<T>(0.014077768468017546) * t420;
                            let t426 = t424 * (t384 * t141 - k3 * t144 - t73 * t425)
                                + (t384 + t386 - t385 * t139);
                            let t427 = t143 * t426
                                + (t383 * t140
                                    - t141 * (rt::lit::<T>(0.014077768468017546) * t424));
                            let t428 = rt::lit::<T>(1.0) / (t36 * t36);
                            let t429 = rt::lit::<T>(0.23895749671553695) * t419
                                + rt::lit::<T>(0.12372628666282504) * t420;
                            let t430 = t428 * (t390 * t159 - k4 * t162 - t71 * t429)
                                + (t390 + t392 - t391 * t157);
                            let t431 = t161 * t430
                                + (t389 * t158
                                    - t159 * (rt::lit::<T>(0.12372628666282504) * t428));
                            let t432 = rt::lit::<T>(1.0) / (t29 * t29);
                            let t433 = rt::lit::<T>(0.12372628666282504) * t419
                                + rt::lit::<T>(0.23895749671553695) * t420;
                            let t434 = t432 * (t396 * t150 - k5 * t153 - t69 * t433)
                                + (t396 + t398 - t397 * t148);
                            let t435 = t152 * t434
                                + (t395 * t149
                                    - t150 * (rt::lit::<T>(0.23895749671553695) * t432));
                            let t436 = rt::lit::<T>(1.0) / (t22 * t22);
                            let t437 = rt::lit::<T>(0.014077768468017546) * t419
                                + rt::lit::<T>(0.29962887740986976) * t420;
                            let t438 = t436 * (t402 * t132 - k6 * t135 - t67 * t437)
                                + (t402 + t404 - t403 * t130);
                            let t439 = t134 * t438
                                + (t401 * t131
                                    - t132 * (rt::lit::<T>(0.29962887740986976) * t436));
                            let t440 = rt::lit::<T>(1.0) / (t15 * t15);
                            let t441 = rt::lit::<T>(-0.042237587700185465) * t419
                                + rt::lit::<T>(0.2646186221535599) * t420;
                            let t442 = t440 * (t408 * t123 - k7 * t126 - t65 * t441)
                                + (t408 + t410 - t409 * t121);
                            let t443 = t125 * t442
                                + (t407 * t122
                                    - t123 * (rt::lit::<T>(0.2646186221535599) * t440));
                            let t444 = rt::lit::<T>(1.0) / (t8 * t8);
                            let t445 = rt::lit::<T>(-0.03357096720958545) * t419
                                + rt::lit::<T>(0.13479950349996173) * t420;
                            let t446 = t444 * (t414 * t186 - k8 * t189 - t63 * t445)
                                + (t414 + t416 - t415 * t184);
                            let t447 = t188 * t446
                                + (t413 * t185
                                    - t186 * (rt::lit::<T>(0.13479950349996173) * t444));
                            let t448 = rt::lit::<T>(1.0) / (t57 * t57);
                            let t449 = rt::lit::<T>(0.13479950349996173) * t419
                                + rt::lit::<T>(-0.03357096720958545) * t420;
                            let t450 = t448 * (t374 * t177 - k1 * t180 - t77 * t449)
                                + (t374 + t376 - t375 * t175);
                            let t451 = t179 * t450
                                + (t373 * t176
                                    - t177 * (rt::lit::<T>(-0.03357096720958545) * t448));
                            let t452 = t116 * t80;
                            let t453 = t113 * t452
                                - t80 * (t114 * (rt::lit::<T>(2.0) * t112))
                                    * (rt::lit::<T>(1.0) / (t115 * t115));
                            let t454 = k51 * t439 + k50 * t443
                                + (k49 * t447 + (k56 * t451 + k65 * t453));
                            let t455 = rt::lit::<T>(2.0) * t75;
                            let t456 = t51 * t421 - t379 * t455;
                            let t457 = rt::lit::<T>(2.0) * t73;
                            let t458 = t44 * t425 - t385 * t457;
                            let t459 = rt::lit::<T>(2.0) * t71;
                            let t460 = t37 * t429 - t391 * t459;
                            let t461 = rt::lit::<T>(2.0) * t69;
                            let t462 = t30 * t433 - t397 * t461;
                            let t463 = rt::lit::<T>(2.0) * t67;
                            let t464 = t23 * t437 - t403 * t463;
                            let t465 = rt::lit::<T>(2.0) * t65;
                            let t466 = t16 * t441 - t409 * t465;
                            let t467 = rt::lit::<T>(2.0) * t63;
                            let t468 = t9 * t445 - t415 * t467;
                            let t469 = rt::lit::<T>(2.0) * t77;
                            let t470 = t58 * t449 - t375 * t469;
                            let t471 = t452 * (h * t112);
                            let t472 = k51 * t464 + k50 * t466
                                + (k49 * t468 + (k56 * t470 + rt::lit::<T>(0.25) * t471));
                            let t473 = h * t52;
                            let t474 = t381 * t473;
                            let t475 = h * t45;
                            let t476 = t387 * t475;
                            let t477 = h * t38;
                            let t478 = t393 * t477;
                            let t479 = h * t31;
                            let t480 = t399 * t479;
                            let t481 = h * t24;
                            let t482 = t405 * t481;
                            let t483 = h * t17;
                            let t484 = t411 * t483;
                            let t485 = h * t10;
                            let t486 = t417 * t485;
                            let t487 = h * t59;
                            let t488 = t377 * t487;
                            let t489 = k34 * t474 + k35 * t476
                                + (k36 * t478 + k37 * t480)
                                + (k38 * t482 + k39 * t484
                                    + (k40 * t486 + (k33 * t488 + rt::lit::<T>(1.0))));
                            let t490 = k59 * t439 + k58 * t443
                                + (k57 * t447 + (k64 * t451 + k66 * t453));
                            let t491 = k59 * t464 + k58 * t466
                                + (k57 * t468
                                    + (k64 * t470 + rt::lit::<T>(-0.03867513459481288) * t471));
                            let t492 = k41 * t488 + k42 * t474
                                + (k43 * t476 + k44 * t478)
                                + (k45 * t480 + k46 * t482 + (k47 * t484 + k48 * t486));
                            let t493 = k16 * t211 + k15 * t215
                                + (k14 * t219 + k13 * t223)
                                + (k12 * t227 + k11 * t231 + (k10 * t235 + k9 * t239));
                            let t494 = k16 * t241 + k15 * t242
                                + (k14 * t243 + k13 * t244)
                                + (k12 * t245 + k11 * t246 + (k10 * t247 + k9 * t248));
                            let t495 = k16 * t252 + k15 * t255
                                + (k14 * t258 + k13 * t261)
                                + (k12 * t264 + k11 * t267 + (k10 * t270 + k9 * t273));
                            let t496 = k16 * t275 + k15 * t276
                                + (k14 * t277 + k13 * t278)
                                + (k12 * t279 + k11 * t280 + (k10 * t281 + k9 * t282));
                            let t497 = k16 * t317
                                - (t205 * t493
                                    + t192 * (t204 * (k67 * t201 - t205 * (k119 * t200))));
                            let t498 = k15 * t296 + k14 * t299
                                + (k13 * t302 + k12 * t305)
                                + (k11 * t308 + k10 * t311 + (k9 * t314 + t497));
                            let t499 = k11 * t326 + k10 * t327
                                + (k9 * t328 + (k16 * t329 - t192 * (k67 * t200 * t204)));
                            let t500 = k16 * t356
                                - (t205 * t495
                                    + t192 * (t204 * (k68 * t201 - t205 * (k120 * t200))));
                            let t501 = k15 * t342 + k14 * t344
                                + (k13 * t346 + k12 * t348)
                                + (k11 * t350 + k10 * t352 + (k9 * t354 + t500));
                            let t502 = k11 * t365 + k10 * t366
                                + (k9 * t367
                                    + (k16 * t368
                                        + (rt::lit::<T>(1.0) - t192 * (k68 * t200 * t204))));
                            let t503 = rt::lit::<T>(0.2646186221535599) * t51;
                            let t504 = t48 * t503;
                            let t505 = t51 * t504;
                            let t506 = t504 - t49 * t505;
                            let t507 = t506 - t505;
                            let t508 = t100 * (h * t507);
                            let t509 = rt::lit::<T>(0.29962887740986976) * t44;
                            let t510 = t41 * t509;
                            let t511 = t44 * t510;
                            let t512 = t510 - t42 * t511;
                            let t513 = t512 - t511;
                            let t514 = t97 * (h * t513);
                            let t515 = rt::lit::<T>(0.23895749671553695) * t37;
                            let t516 = t34 * t515;
                            let t517 = t37 * t516;
                            let t518 = t516 - t35 * t517;
                            let t519 = t518 - t517;
                            let t520 = t93 * (h * t519);
                            let t521 = rt::lit::<T>(0.12372628666282504) * t30;
                            let t522 = t27 * t521;
                            let t523 = t30 * t522;
                            let t524 = t522 - t28 * t523;
                            let t525 = t524 - t523;
                            let t526 = t89 * (h * t525);
                            let t527 = rt::lit::<T>(0.014077768468017546) * t23;
                            let t528 = t20 * t527;
                            let t529 = t23 * t528;
                            let t530 = t528 - t21 * t529;
                            let t531 = t530 - t529;
                            let t532 = t85 * (h * t531);
                            let t533 = rt::lit::<T>(-0.042237587700185465) * t16;
                            let t534 = t13 * t533;
                            let t535 = t16 * t534;
                            let t536 = t534 - t14 * t535;
                            let t537 = t536 - t535;
                            let t538 = t108 * (h * t537);
                            let t539 = rt::lit::<T>(-0.03357096720958545) * t9;
                            let t540 = t6 * t539;
                            let t541 = t9 * t540;
                            let t542 = t540 - t7 * t541;
                            let t543 = t542 - t541;
                            let t544 = t81 * (h * t543);
                            let t545 = rt::lit::<T>(0.13479950349996173) * t58;
                            let t546 = t55 * t545;
                            let t547 = t58 * t546;
                            let t548 = t546 - t56 * t547;
                            let t549 = t548 - t547;
                            let t550 = t104 * (h * t549);
                            let t551 = k42 * t508 + k43 * t514
                                + (k44 * t520 + k45 * t526)
                                + (k46 * t532 + k47 * t538
                                    + (k48 * t544 + (t205 + k41 * t550)));
                            let t552 = k33 * t550 + k34 * t508
                                + (k35 * t514 + k36 * t520)
                                + (k37 * t526 + k38 * t532 + (k39 * t538 + k40 * t544));
                            let t553 = rt::lit::<T>(0.2646186221535599) * t551
                                + rt::lit::<T>(-0.042237587700185465) * t552;
                            let t554 = t370 * (t504 * t168 - k10 * t171 - t75 * t553)
                                + (t504 + t506 - t505 * t166);
                            let t555 = t170 * t554
                                + (t503 * t167
                                    - t168 * (rt::lit::<T>(0.2646186221535599) * t370));
                            let t556 = rt::lit::<T>(0.29962887740986976) * t551
                                + rt::lit::<T>(0.014077768468017546) * t552;
                            let t557 = t424 * (t510 * t141 - k11 * t144 - t73 * t556)
                                + (t510 + t512 - t511 * t139);
                            let t558 = t143 * t557
                                + (t509 * t140
                                    - t141 * (rt::lit::<T>(0.29962887740986976) * t424));
                            let t559 = rt::lit::<T>(0.23895749671553695) * t551
                                + rt::lit::<T>(0.12372628666282504) * t552;
                            let t560 = t428 * (t516 * t159 - k12 * t162 - t71 * t559)
                                + (t516 + t518 - t517 * t157);
                            let t561 = t161 * t560
                                + (t515 * t158
                                    - t159 * (rt::lit::<T>(0.23895749671553695) * t428));
                            let t562 = rt::lit::<T>(0.12372628666282504) * t551
                                + rt::lit::<T>(0.23895749671553695) * t552;
                            let t563 = t432 * (t522 * t150 - k13 * t153 - t69 * t562)
                                + (t522 + t524 - t523 * t148);
                            let t564 = t152 * t563
                                + (t521 * t149
                                    - t150 * (rt::lit::<T>(0.12372628666282504) * t432));
                            let t565 = rt::lit::<T>(0.014077768468017546) * t551
                                + rt::lit::<T>(0.29962887740986976) * t552;
                            let t566 = t436 * (t528 * t132 - k14 * t135 - t67 * t565)
                                + (t528 + t530 - t529 * t130);
                            let t567 = t134 * t566
                                + (t527 * t131
                                    - t132 * (rt::lit::<T>(0.014077768468017546) * t436));
                            let t568 = rt::lit::<T>(-0.042237587700185465) * t551
                                + rt::lit::<T>(0.2646186221535599) * t552;
                            let t569 = t440 * (t534 * t123 - k15 * t126 - t65 * t568)
                                + (t534 + t536 - t535 * t121);
                            let t570 = t125 * t569
                                + (t533 * t122
                                    - t123 * (rt::lit::<T>(-0.042237587700185465) * t440));
                            let t571 = rt::lit::<T>(-0.03357096720958545) * t551
                                + rt::lit::<T>(0.13479950349996173) * t552;
                            let t572 = t444 * (t540 * t186 - k16 * t189 - t63 * t571)
                                + (t540 + t542 - t541 * t184);
                            let t573 = t188 * t572
                                + (t539 * t185
                                    - t186 * (rt::lit::<T>(-0.03357096720958545) * t444));
                            let t574 = rt::lit::<T>(0.13479950349996173) * t551
                                + rt::lit::<T>(-0.03357096720958545) * t552;
                            let t575 = t448 * (t546 * t177 - k9 * t180 - t77 * t574)
                                + (t546 + t548 - t547 * t175);
                            let t576 = t179 * t575
                                + (t545 * t176
                                    - t177 * (rt::lit::<T>(0.13479950349996173) * t448));
                            let t577 = t204 * t79;
                            let t578 = t201 * t577
                                - t79 * (t202 * (rt::lit::<T>(2.0) * t200))
                                    * (rt::lit::<T>(1.0) / (t203 * t203));
                            let t579 = k51 * t567 + k50 * t570
                                + (k49 * t573 + (k56 * t576 + k67 * t578));
                            let t580 = t51 * t553 - t505 * t455;
                            let t581 = t44 * t556 - t511 * t457;
                            let t582 = t37 * t559 - t517 * t459;
                            let t583 = t30 * t562 - t523 * t461;
                            let t584 = t23 * t565 - t529 * t463;
                            let t585 = t16 * t568 - t535 * t465;
                            let t586 = t9 * t571 - t541 * t467;
                            let t587 = t58 * t574 - t547 * t469;
                            let t588 = t577 * (h * t200);
                            let t589 = k51 * t584 + k50 * t585
                                + (k49 * t586
                                    + (k56 * t587 + rt::lit::<T>(0.5386751345948129) * t588));
                            let t590 = t487 * t549;
                            let t591 = t473 * t507;
                            let t592 = t475 * t513;
                            let t593 = t477 * t519;
                            let t594 = t479 * t525;
                            let t595 = t481 * t531;
                            let t596 = t483 * t537;
                            let t597 = t485 * t543;
                            let t598 = k33 * t590 + k34 * t591
                                + (k35 * t592 + k36 * t593)
                                + (k37 * t594 + k38 * t595 + (k39 * t596 + k40 * t597));
                            let t599 = k59 * t567 + k58 * t570
                                + (k57 * t573 + (k64 * t576 + k68 * t578));
                            let t600 = k59 * t584 + k58 * t585
                                + (k57 * t586 + (k64 * t587 + rt::lit::<T>(0.25) * t588));
                            let t601 = k42 * t591 + k43 * t592
                                + (k44 * t593 + k45 * t594)
                                + (k46 * t595 + k47 * t596
                                    + (k48 * t597 + (k41 * t590 + rt::lit::<T>(1.0))));
                            (
                                [
                                    xi_rate_1 - t62,
                                    t118,
                                    k7 * t127 + k6 * t136 + (k3 * t145 + k5 * t154) + t191,
                                    xi_rate_2 - t192,
                                    t206,
                                    k15 * t127 + k14 * t136 + (k11 * t145 + k13 * t154) + t207,
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
                                        t319,
                                        k7 * t322 + k6 * t323 + (k5 * t324 + k4 * t325) + t330,
                                        -(t117 * t249),
                                        t358,
                                        k7 * t361 + k6 * t362 + (k5 * t363 + k4 * t364) + t369,
                                        -(t117 * t283),
                                    ],
                                    [
                                        k55 * t423 + k54 * t427 + (k53 * t431 + k52 * t435) + t454,
                                        k55 * t456 + k54 * t458 + (k53 * t460 + k52 * t462) + t472,
                                        t489,
                                        k63 * t423 + k62 * t427 + (k61 * t431 + k60 * t435) + t490,
                                        k63 * t456 + k62 * t458 + (k61 * t460 + k60 * t462) + t491,
                                        t492,
                                    ],
                                    [
                                        -t493,
                                        rt::lit::<T>(0.0),
                                        -t494,
                                        rt::lit::<T>(1.0) - t495,
                                        rt::lit::<T>(0.0),
                                        -t496,
                                    ],
                                    [
                                        t498,
                                        k15 * t322 + k14 * t323 + (k13 * t324 + k12 * t325) + t499,
                                        -(t205 * t494),
                                        t501,
                                        k15 * t361 + k14 * t362 + (k13 * t363 + k12 * t364) + t502,
                                        -(t205 * t496),
                                    ],
                                    [
                                        k55 * t555 + k54 * t558 + (k53 * t561 + k52 * t564) + t579,
                                        k55 * t580 + k54 * t581 + (k53 * t582 + k52 * t583) + t589,
                                        t598,
                                        k63 * t555 + k62 * t558 + (k61 * t561 + k60 * t564) + t599,
                                        k63 * t580 + k62 * t581 + (k61 * t582 + k60 * t583) + t600,
                                        t601,
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
                let t63 = k57 * rho1_rate_2 + (rho1 + k49 * rho1_rate_1);
                let t6 = k57 * xi_rate_2 + (xi + k49 * xi_rate_1);
                let t7 = t6 * t6;
                let t8 = t7 + rt::lit::<T>(1.0);
                let t616 = t63 / t8;
                let t65 = k58 * rho1_rate_2 + (rho1 + k50 * rho1_rate_1);
                let t13 = k58 * xi_rate_2 + (xi + k50 * xi_rate_1);
                let t14 = t13 * t13;
                let t15 = t14 + rt::lit::<T>(1.0);
                let t617 = t65 / t15;
                let t67 = k59 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                let t20 = k59 * xi_rate_2 + (xi + k51 * xi_rate_1);
                let t21 = t20 * t20;
                let t22 = t21 + rt::lit::<T>(1.0);
                let t618 = t67 / t22;
                let t69 = k60 * rho1_rate_2 + (rho1 + k52 * rho1_rate_1);
                let t27 = k60 * xi_rate_2 + (xi + k52 * xi_rate_1);
                let t28 = t27 * t27;
                let t29 = t28 + rt::lit::<T>(1.0);
                let t619 = t69 / t29;
                let t71 = k61 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                let t34 = k61 * xi_rate_2 + (xi + k53 * xi_rate_1);
                let t35 = t34 * t34;
                let t36 = t35 + rt::lit::<T>(1.0);
                let t620 = t71 / t36;
                let t73 = k62 * rho1_rate_2 + (rho1 + k54 * rho1_rate_1);
                let t41 = k62 * xi_rate_2 + (xi + k54 * xi_rate_1);
                let t42 = t41 * t41;
                let t43 = t42 + rt::lit::<T>(1.0);
                let t621 = t73 / t43;
                let t75 = k63 * rho1_rate_2 + (rho1 + k55 * rho1_rate_1);
                let t48 = k63 * xi_rate_2 + (xi + k55 * xi_rate_1);
                let t49 = t48 * t48;
                let t50 = t49 + rt::lit::<T>(1.0);
                let t622 = t75 / t50;
                let t77 = k64 * rho1_rate_2 + (rho1 + k56 * rho1_rate_1);
                let t55 = k64 * xi_rate_2 + (xi + k56 * xi_rate_1);
                let t56 = t55 * t55;
                let t57 = t56 + rt::lit::<T>(1.0);
                let t623 = t77 / t57;
                let t624 = rt::lit::<T>(0.13479950349996173) * t616
                    + rt::lit::<T>(0.2646186221535599) * t617
                    + (rt::lit::<T>(0.29962887740986976) * t618
                        + rt::lit::<T>(0.23895749671553695) * t619)
                    + (rt::lit::<T>(0.12372628666282504) * t620
                        + rt::lit::<T>(0.014077768468017546) * t621
                        + (rt::lit::<T>(-0.042237587700185465) * t622
                            + rt::lit::<T>(-0.03357096720958545) * t623));
                let t112 = k66 * xi_rate_2 + (xi + k65 * xi_rate_1);
                let t625 = rt::lit::<T>(-0.03357096720958545) * t616
                    + rt::lit::<T>(-0.042237587700185465) * t617
                    + (rt::lit::<T>(0.014077768468017546) * t618
                        + rt::lit::<T>(0.12372628666282504) * t619)
                    + (rt::lit::<T>(0.23895749671553695) * t620
                        + rt::lit::<T>(0.29962887740986976) * t621
                        + (rt::lit::<T>(0.2646186221535599) * t622
                            + rt::lit::<T>(0.13479950349996173) * t623));
                let t200 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                let x1_new_2 = x1
                    - h
                        * (t624 * (rt::lit::<T>(0.5) * t112)
                            + t625 * (rt::lit::<T>(0.5) * t200));
                let x2_new_2 = x2
                    + h * (rt::lit::<T>(0.5) * t624 + rt::lit::<T>(0.5) * t625);
                let xi_new_2 = xi
                    + h
                        * (rt::lit::<T>(0.5) * xi_rate_1
                            + rt::lit::<T>(0.5) * xi_rate_2);
                let rho1_new_2 = rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho2_new_2 = rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2);
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
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
            const IDENTITY: &'static str = "19d66460b74c8588c0bda168aa029c13";
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
        /// | once, from the step size | 0 | 59 | 1 | 0 | 0 | 0 |
        /// | each step | 101 | 98 | 8 | 0 | 0 | 0 |
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
            /// `h 0.028459473672176994`
            k45: T,
            /// `h 0.12761668692717998`
            k46: T,
            /// `h 0.23553528074697333`
            k47: T,
            /// `h 0.293975971011446`
            k48: T,
            /// `h 0.2956904871291018`
            k49: T,
            /// `h 0.2758530052054411`
            k50: T,
            /// `h 0.2680684283954074`
            k51: T,
            /// `h 0.27444215068248085`
            k52: T,
            /// `h - 0.011940029016242066`
            k53: T,
            /// `h - 0.03565927501636371`
            k54: T,
            /// `h - 0.00022625827747447944`
            k55: T,
            /// `h 0.13221941709205312`
            k56: T,
            /// `h 0.3122250273523913`
            k57: T,
            /// `h 0.44467070272191894`
            k58: T,
            /// `h 0.48010371946080815`
            k59: T,
            /// `h 0.4563844734606865`
            k60: T,
            /// `h 0.0033356270952969586`
            k61: T,
            /// `h 0.009709349382370355`
            k62: T,
            /// `h 0.0019247725723366578`
            k63: T,
            /// `h - 0.017912709351324017`
            k64: T,
            /// `h - 0.01619819323366821`
            k65: T,
            /// `h 0.042242497030804446`
            k66: T,
            /// `h 0.15016109085059778`
            k67: T,
            /// `h 0.2493183041056008`
            k68: T,
            /// `h 0.1388888888888889`
            k69: T,
            /// `h - 0.0359766675249389`
            k70: T,
            /// `h 0.009789444015308325`
            k71: T,
            /// `h 0.30026319498086457`
            k72: T,
            /// `h 0.2222222222222222`
            k73: T,
            /// `h - 0.022485417203086815`
            k74: T,
            /// `h 0.26798833376246944`
            k75: T,
            /// `h 0.48042111196938336`
            k76: T,
            /// `h 0.1388888888888889`
            k77: T,
            /// `2 h 0.028459473672176994`
            k78: T,
            /// `2 h 0.12761668692717998`
            k79: T,
            /// `2 h 0.23553528074697333`
            k80: T,
            /// `2 h 0.293975971011446`
            k81: T,
            /// `2 h 0.2956904871291018`
            k82: T,
            /// `2 h 0.2758530052054411`
            k83: T,
            /// `2 h 0.2680684283954074`
            k84: T,
            /// `2 h 0.27444215068248085`
            k85: T,
            /// `2 h - 0.011940029016242066`
            k86: T,
            /// `2 h - 0.03565927501636371`
            k87: T,
            /// `2 h - 0.00022625827747447944`
            k88: T,
            /// `2 h 0.13221941709205312`
            k89: T,
            /// `2 h 0.3122250273523913`
            k90: T,
            /// `2 h 0.44467070272191894`
            k91: T,
            /// `2 h 0.48010371946080815`
            k92: T,
            /// `2 h 0.4563844734606865`
            k93: T,
            /// `2 h 0.0033356270952969586`
            k94: T,
            /// `2 h 0.009709349382370355`
            k95: T,
            /// `2 h 0.0019247725723366578`
            k96: T,
            /// `2 h - 0.017912709351324017`
            k97: T,
            /// `2 h - 0.01619819323366821`
            k98: T,
            /// `2 h 0.042242497030804446`
            k99: T,
            /// `2 h 0.15016109085059778`
            k100: T,
            /// `2 h 0.2493183041056008`
            k101: T,
            /// `h 0.4444444444444444`
            k102: T,
            /// `h 0.2777777777777778`
            k103: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
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
                let k45 = h * rt::lit::<T>(0.028459473672176994);
                let k46 = h * rt::lit::<T>(0.12761668692717998);
                let k47 = h * rt::lit::<T>(0.23553528074697333);
                let k48 = h * rt::lit::<T>(0.293975971011446);
                let k49 = h * rt::lit::<T>(0.2956904871291018);
                let k50 = h * rt::lit::<T>(0.2758530052054411);
                let k51 = h * rt::lit::<T>(0.2680684283954074);
                let k52 = h * rt::lit::<T>(0.27444215068248085);
                let k53 = h * rt::lit::<T>(-0.011940029016242066);
                let k54 = h * rt::lit::<T>(-0.03565927501636371);
                let k55 = h * rt::lit::<T>(-0.00022625827747447944);
                let k56 = h * rt::lit::<T>(0.13221941709205312);
                let k57 = h * rt::lit::<T>(0.3122250273523913);
                let k58 = h * rt::lit::<T>(0.44467070272191894);
                let k59 = h * rt::lit::<T>(0.48010371946080815);
                let k60 = h * rt::lit::<T>(0.4563844734606865);
                let k61 = h * rt::lit::<T>(0.0033356270952969586);
                let k62 = h * rt::lit::<T>(0.009709349382370355);
                let k63 = h * rt::lit::<T>(0.0019247725723366578);
                let k64 = h * rt::lit::<T>(-0.017912709351324017);
                let k65 = h * rt::lit::<T>(-0.01619819323366821);
                let k66 = h * rt::lit::<T>(0.042242497030804446);
                let k67 = h * rt::lit::<T>(0.15016109085059778);
                let k68 = h * rt::lit::<T>(0.2493183041056008);
                let k69 = h * rt::lit::<T>(0.1388888888888889);
                let k70 = h * rt::lit::<T>(-0.0359766675249389);
                let k71 = h * rt::lit::<T>(0.009789444015308325);
                let k72 = h * rt::lit::<T>(0.30026319498086457);
                let k73 = h * rt::lit::<T>(0.2222222222222222);
                let k74 = h * rt::lit::<T>(-0.022485417203086815);
                let k75 = h * rt::lit::<T>(0.26798833376246944);
                let k76 = h * rt::lit::<T>(0.48042111196938336);
                let k77 = h * rt::lit::<T>(0.1388888888888889);
                let k78 = rt::lit::<T>(2.0) * k45;
                let k79 = rt::lit::<T>(2.0) * k46;
                let k80 = rt::lit::<T>(2.0) * k47;
                let k81 = rt::lit::<T>(2.0) * k48;
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
                let k102 = h * rt::lit::<T>(0.4444444444444444);
                let k103 = h * rt::lit::<T>(0.2777777777777778);
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
                let [x1, x2, xi, rho1, rho2] = motion.carried;
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
                    let t6 = rho2 + k45 * rho2_rate_1
                        + (k53 * rho2_rate_2 + k61 * rho2_rate_3);
                    let t7 = xi + k45 * xi_rate_1 + (k53 * xi_rate_2 + k61 * xi_rate_3);
                    let t8 = t7 * t7;
                    let t9 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                    let t10 = t6 * t9;
                    let t11 = t8 + rt::lit::<T>(1.0);
                    let t12 = rt::lit::<T>(1.0) / t11;
                    let t13 = t10 * t12;
                    let t14 = rho2 + k46 * rho2_rate_1
                        + (k54 * rho2_rate_2 + k62 * rho2_rate_3);
                    let t15 = xi + k46 * xi_rate_1 + (k54 * xi_rate_2 + k62 * xi_rate_3);
                    let t16 = t15 * t15;
                    let t17 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                    let t18 = t14 * t17;
                    let t19 = t16 + rt::lit::<T>(1.0);
                    let t20 = rt::lit::<T>(1.0) / t19;
                    let t21 = t18 * t20;
                    let t22 = rho2 + k47 * rho2_rate_1
                        + (k55 * rho2_rate_2 + k63 * rho2_rate_3);
                    let t23 = xi + k47 * xi_rate_1 + (k55 * xi_rate_2 + k63 * xi_rate_3);
                    let t24 = t23 * t23;
                    let t25 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                    let t26 = t22 * t25;
                    let t27 = t24 + rt::lit::<T>(1.0);
                    let t28 = rt::lit::<T>(1.0) / t27;
                    let t29 = t26 * t28;
                    let t30 = rho2 + k48 * rho2_rate_1
                        + (k56 * rho2_rate_2 + k64 * rho2_rate_3);
                    let t31 = xi + k48 * xi_rate_1 + (k56 * xi_rate_2 + k64 * xi_rate_3);
                    let t32 = t31 * t31;
                    let t33 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                    let t34 = t30 * t33;
                    let t35 = t32 + rt::lit::<T>(1.0);
                    let t36 = rt::lit::<T>(1.0) / t35;
                    let t37 = t34 * t36;
                    let t38 = rho2 + k49 * rho2_rate_1
                        + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                    let t39 = xi + k49 * xi_rate_1 + (k57 * xi_rate_2 + k65 * xi_rate_3);
                    let t40 = t39 * t39;
                    let t41 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                    let t42 = t38 * t41;
                    let t43 = t40 + rt::lit::<T>(1.0);
                    let t44 = rt::lit::<T>(1.0) / t43;
                    let t45 = t42 * t44;
                    let t46 = rho2 + k50 * rho2_rate_1
                        + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                    let t47 = xi + k50 * xi_rate_1 + (k58 * xi_rate_2 + k66 * xi_rate_3);
                    let t48 = t47 * t47;
                    let t49 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                    let t50 = t46 * t49;
                    let t51 = t48 + rt::lit::<T>(1.0);
                    let t52 = rt::lit::<T>(1.0) / t51;
                    let t53 = t50 * t52;
                    let t54 = rho2 + k51 * rho2_rate_1
                        + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                    let t55 = xi + k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3);
                    let t56 = t55 * t55;
                    let t57 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                    let t58 = t54 * t57;
                    let t59 = t56 + rt::lit::<T>(1.0);
                    let t60 = rt::lit::<T>(1.0) / t59;
                    let t61 = t58 * t60;
                    let t62 = rho2 + k52 * rho2_rate_1
                        + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                    let t63 = xi + k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3);
                    let t64 = t63 * t63;
                    let t65 = rt::lit::<T>(2.0) * t64 + rt::lit::<T>(2.0);
                    let t66 = t62 * t65;
                    let t67 = t64 + rt::lit::<T>(1.0);
                    let t68 = rt::lit::<T>(1.0) / t67;
                    let t69 = t66 * t68;
                    let t70 = k8 * t13 + k7 * t21 + (k6 * t29 + k5 * t37)
                        + (k4 * t45 + k3 * t53 + (k2 * t61 + k1 * t69));
                    let t114 = xi + k69 * xi_rate_1
                        + (k70 * xi_rate_2 + k71 * xi_rate_3);
                    let t115 = rho1 + k69 * rho1_rate_1
                        + (k70 * rho1_rate_2 + k71 * rho1_rate_3);
                    let t116 = t114 * t115;
                    let t117 = t114 * t114 + rt::lit::<T>(1.0);
                    let t898 = t116 / t117;
                    let t71 = rho1 + k45 * rho1_rate_1
                        + (k53 * rho1_rate_2 + k61 * rho1_rate_3);
                    let t72 = t71 * t12;
                    let t73 = rho1 + k46 * rho1_rate_1
                        + (k54 * rho1_rate_2 + k62 * rho1_rate_3);
                    let t74 = t73 * t20;
                    let t75 = rho1 + k47 * rho1_rate_1
                        + (k55 * rho1_rate_2 + k63 * rho1_rate_3);
                    let t76 = t75 * t28;
                    let t77 = rho1 + k48 * rho1_rate_1
                        + (k56 * rho1_rate_2 + k64 * rho1_rate_3);
                    let t78 = t77 * t36;
                    let t79 = rho1 + k49 * rho1_rate_1
                        + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                    let t80 = t79 * t44;
                    let t81 = rho1 + k50 * rho1_rate_1
                        + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                    let t82 = t81 * t52;
                    let t83 = rho1 + k51 * rho1_rate_1
                        + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                    let t84 = t83 * t60;
                    let t85 = rho1 + k52 * rho1_rate_1
                        + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                    let t86 = t85 * t68;
                    let t87 = rt::lit::<T>(0.027076500189167574) * t72
                        + rt::lit::<T>(0.005864947198698576) * t74
                        + (rt::lit::<T>(-0.061592225069804156) * t76
                            + rt::lit::<T>(-0.058993923891947214) * t78)
                        + (rt::lit::<T>(0.09560496739250535) * t80
                            + rt::lit::<T>(0.32151478931685357) * t82
                            + (rt::lit::<T>(0.4175557539292479) * t84
                                + rt::lit::<T>(0.2529691909352784) * t86));
                    let t88 = rt::lit::<T>(0.2529691909352784) * t72
                        + rt::lit::<T>(0.4175557539292479) * t74
                        + (rt::lit::<T>(0.32151478931685357) * t76
                            + rt::lit::<T>(0.09560496739250535) * t78)
                        + (rt::lit::<T>(-0.058993923891947214) * t80
                            + rt::lit::<T>(-0.061592225069804156) * t82
                            + (rt::lit::<T>(0.005864947198698576) * t84
                                + rt::lit::<T>(0.027076500189167574) * t86));
                    let t89 = rt::lit::<T>(-0.06114645362610544) * (t72 + t86)
                        + rt::lit::<T>(-0.014459274444920261) * (t74 + t84)
                        + (rt::lit::<T>(0.1904683739582173) * (t76 + t82)
                            + rt::lit::<T>(0.3851373541128084) * (t78 + t80));
                    let t99 = x2 + k65 * t87 + (k49 * t88 + k57 * t89);
                    let t899 = t99 * (t41 * t44);
                    let t111 = x2 + k62 * t87 + (k46 * t88 + k54 * t89);
                    let t900 = t111 * (t17 * t20);
                    let t96 = x2 + k64 * t87 + (k48 * t88 + k56 * t89);
                    let t901 = t96 * (t33 * t36);
                    let t90 = x2 + k61 * t87 + (k45 * t88 + k53 * t89);
                    let t902 = t90 * (t9 * t12);
                    let t903 = t70 * t898 - k4 * t899 - k7 * t900
                        - (k5 * t901 + k8 * t902);
                    let t102 = x2 + k66 * t87 + (k50 * t88 + k58 * t89);
                    let t904 = t102 * (t49 * t52);
                    let t105 = x2 + k67 * t87 + (k51 * t88 + k59 * t89);
                    let t905 = t105 * (t57 * t60);
                    let t108 = x2 + k68 * t87 + (k52 * t88 + k60 * t89);
                    let t906 = t108 * (t65 * t68);
                    let t93 = x2 + k63 * t87 + (k47 * t88 + k55 * t89);
                    let t907 = t93 * (t25 * t28);
                    let t177 = t90 * t90;
                    let t178 = t6 * t6;
                    let t179 = t177 + (t11 + t178);
                    let t180 = t8 * t179 + (t177 + (t178 + t71 * t71));
                    let t181 = t8 + t179 - t12 * t180;
                    let t182 = rt::lit::<T>(2.0) * t7;
                    let t908 = t181 * (t12 * t182);
                    let t129 = t93 * t93;
                    let t130 = t22 * t22;
                    let t131 = t129 + (t27 + t130);
                    let t132 = t24 * t131 + (t129 + (t130 + t75 * t75));
                    let t133 = t24 + t131 - t28 * t132;
                    let t134 = rt::lit::<T>(2.0) * t23;
                    let t909 = t133 * (t28 * t134);
                    let t145 = t96 * t96;
                    let t146 = t30 * t30;
                    let t147 = t145 + (t35 + t146);
                    let t148 = t32 * t147 + (t145 + (t146 + t77 * t77));
                    let t149 = t32 + t147 - t36 * t148;
                    let t150 = rt::lit::<T>(2.0) * t31;
                    let t910 = t149 * (t36 * t150);
                    let t161 = t105 * t105;
                    let t162 = t54 * t54;
                    let t163 = t161 + (t59 + t162);
                    let t164 = t56 * t163 + (t161 + (t162 + t83 * t83));
                    let t165 = t56 + t163 - t60 * t164;
                    let t166 = rt::lit::<T>(2.0) * t55;
                    let t911 = t165 * (t60 * t166);
                    let t169 = t108 * t108;
                    let t170 = t62 * t62;
                    let t171 = t169 + (t67 + t170);
                    let t172 = t64 * t171 + (t169 + (t170 + t85 * t85));
                    let t173 = t64 + t171 - t68 * t172;
                    let t174 = rt::lit::<T>(2.0) * t63;
                    let t912 = t173 * (t68 * t174);
                    let t153 = t99 * t99;
                    let t154 = t38 * t38;
                    let t155 = t153 + (t43 + t154);
                    let t156 = t40 * t155 + (t153 + (t154 + t79 * t79));
                    let t157 = t40 + t155 - t44 * t156;
                    let t158 = rt::lit::<T>(2.0) * t39;
                    let t913 = t157 * (t44 * t158);
                    let t137 = t102 * t102;
                    let t138 = t46 * t46;
                    let t139 = t137 + (t51 + t138);
                    let t140 = t48 * t139 + (t137 + (t138 + t81 * t81));
                    let t141 = t48 + t139 - t52 * t140;
                    let t142 = rt::lit::<T>(2.0) * t47;
                    let t914 = t141 * (t52 * t142);
                    let t121 = t111 * t111;
                    let t122 = t14 * t14;
                    let t123 = t121 + (t19 + t122);
                    let t124 = t16 * t123 + (t121 + (t122 + t73 * t73));
                    let t125 = t16 + t123 - t20 * t124;
                    let t126 = rt::lit::<T>(2.0) * t15;
                    let t915 = t125 * (t20 * t126);
                    let t916 = k1 * t912 + k4 * t913
                        + (k3 * t914 + (k7 * t915 + t88 * t898));
                    let t917 = -(k8 * t908 + k6 * t909 + (k5 * t910 + k2 * t911) + t916);
                    let t186 = k9 * (t13 + t69) + k10 * (t21 + t61)
                        + (k11 * (t29 + t53) + k12 * (t37 + t45));
                    let t187 = xi + k72 * xi_rate_1
                        + (k73 * xi_rate_2 + k74 * xi_rate_3);
                    let t188 = rho1 + k72 * rho1_rate_1
                        + (k73 * rho1_rate_2 + k74 * rho1_rate_3);
                    let t189 = t187 * t188;
                    let t190 = t187 * t187 + rt::lit::<T>(1.0);
                    let t918 = t189 / t190;
                    let t919 = t186 * t918 - k11 * (t907 + t904) - k10 * (t900 + t905)
                        - (k12 * (t901 + t899) + k9 * (t902 + t906));
                    let t920 = k9 * (t908 + t912) + k11 * (t909 + t914)
                        + (k12 * (t910 + t913) + (k10 * (t915 + t911) + t89 * t918));
                    let t195 = k20 * t13 + k19 * t21 + (k18 * t29 + k17 * t37)
                        + (k16 * t45 + k15 * t53 + (k14 * t61 + k13 * t69));
                    let t196 = xi + k75 * xi_rate_1
                        + (k76 * xi_rate_2 + k77 * xi_rate_3);
                    let t197 = rho1 + k75 * rho1_rate_1
                        + (k76 * rho1_rate_2 + k77 * rho1_rate_3);
                    let t198 = t196 * t197;
                    let t199 = t196 * t196 + rt::lit::<T>(1.0);
                    let t921 = t198 / t199;
                    let t922 = t195 * t921 - k16 * t899 - k19 * t900
                        - (k17 * t901 + k20 * t902);
                    let t923 = k13 * t912 + k16 * t913
                        + (k15 * t914 + (k19 * t915 + t87 * t921));
                    let t924 = -(k20 * t908 + k18 * t909 + (k17 * t910 + k14 * t911)
                        + t923);
                    solution1
                        .update([
                            t70,
                            t903 - (k3 * t904 + k2 * t905 + (k1 * t906 + k6 * t907)),
                            t917,
                            t186,
                            t919,
                            -t920,
                            t195,
                            t922 - (k15 * t904 + k14 * t905 + (k13 * t906 + k18 * t907)),
                            t924,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = xi * xi + rt::lit::<T>(1.0);
                            let t2 = (xi * rho1 * rho2 - x2 * t1) / t1;
                            [rho2, t2, -xi, rho2, t2, -xi, rho2, t2, -xi]
                        },
                        move || {
                            let t3 = rt::abs(inv_h * xi);
                            let t4 = rt::abs(inv_h * rho1);
                            let t5 = rt::abs(inv_h * rho2);
                            [t3, t4, t5, t3, t4, t5, t3, t4, t5]
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
                            let t6 = rho2 + k45 * rho2_rate_1
                                + (k53 * rho2_rate_2 + k61 * rho2_rate_3);
                            let t7 = xi + k45 * xi_rate_1
                                + (k53 * xi_rate_2 + k61 * xi_rate_3);
                            let t8 = t7 * t7;
                            let t9 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                            let t10 = t6 * t9;
                            let t11 = t8 + rt::lit::<T>(1.0);
                            let t12 = rt::lit::<T>(1.0) / t11;
                            let t13 = t10 * t12;
                            let t14 = rho2 + k46 * rho2_rate_1
                                + (k54 * rho2_rate_2 + k62 * rho2_rate_3);
                            let t15 = xi + k46 * xi_rate_1
                                + (k54 * xi_rate_2 + k62 * xi_rate_3);
                            let t16 = t15 * t15;
                            let t17 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                            let t18 = t14 * t17;
                            let t19 = t16 + rt::lit::<T>(1.0);
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = t18 * t20;
                            let t22 = rho2 + k47 * rho2_rate_1
                                + (k55 * rho2_rate_2 + k63 * rho2_rate_3);
                            let t23 = xi + k47 * xi_rate_1
                                + (k55 * xi_rate_2 + k63 * xi_rate_3);
                            let t24 = t23 * t23;
                            let t25 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                            let t26 = t22 * t25;
                            let t27 = t24 + rt::lit::<T>(1.0);
                            let t28 = rt::lit::<T>(1.0) / t27;
                            let t29 = t26 * t28;
                            let t30 = rho2 + k48 * rho2_rate_1
                                + (k56 * rho2_rate_2 + k64 * rho2_rate_3);
                            let t31 = xi + k48 * xi_rate_1
                                + (k56 * xi_rate_2 + k64 * xi_rate_3);
                            let t32 = t31 * t31;
                            let t33 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                            let t34 = t30 * t33;
                            let t35 = t32 + rt::lit::<T>(1.0);
                            let t36 = rt::lit::<T>(1.0) / t35;
                            let t37 = t34 * t36;
                            let t38 = rho2 + k49 * rho2_rate_1
                                + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                            let t39 = xi + k49 * xi_rate_1
                                + (k57 * xi_rate_2 + k65 * xi_rate_3);
                            let t40 = t39 * t39;
                            let t41 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                            let t42 = t38 * t41;
                            let t43 = t40 + rt::lit::<T>(1.0);
                            let t44 = rt::lit::<T>(1.0) / t43;
                            let t45 = t42 * t44;
                            let t46 = rho2 + k50 * rho2_rate_1
                                + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                            let t47 = xi + k50 * xi_rate_1
                                + (k58 * xi_rate_2 + k66 * xi_rate_3);
                            let t48 = t47 * t47;
                            let t49 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                            let t50 = t46 * t49;
                            let t51 = t48 + rt::lit::<T>(1.0);
                            let t52 = rt::lit::<T>(1.0) / t51;
                            let t53 = t50 * t52;
                            let t54 = rho2 + k51 * rho2_rate_1
                                + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                            let t55 = xi + k51 * xi_rate_1
                                + (k59 * xi_rate_2 + k67 * xi_rate_3);
                            let t56 = t55 * t55;
                            let t57 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                            let t58 = t54 * t57;
                            let t59 = t56 + rt::lit::<T>(1.0);
                            let t60 = rt::lit::<T>(1.0) / t59;
                            let t61 = t58 * t60;
                            let t62 = rho2 + k52 * rho2_rate_1
                                + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                            let t63 = xi + k52 * xi_rate_1
                                + (k60 * xi_rate_2 + k68 * xi_rate_3);
                            let t64 = t63 * t63;
                            let t65 = rt::lit::<T>(2.0) * t64 + rt::lit::<T>(2.0);
                            let t66 = t62 * t65;
                            let t67 = t64 + rt::lit::<T>(1.0);
                            let t68 = rt::lit::<T>(1.0) / t67;
                            let t69 = t66 * t68;
                            let t70 = k8 * t13 + k7 * t21 + (k6 * t29 + k5 * t37)
                                + (k4 * t45 + k3 * t53 + (k2 * t61 + k1 * t69));
                            let t71 = rho1 + k45 * rho1_rate_1
                                + (k53 * rho1_rate_2 + k61 * rho1_rate_3);
                            let t72 = t71 * t12;
                            let t73 = rho1 + k46 * rho1_rate_1
                                + (k54 * rho1_rate_2 + k62 * rho1_rate_3);
                            let t74 = t73 * t20;
                            let t75 = rho1 + k47 * rho1_rate_1
                                + (k55 * rho1_rate_2 + k63 * rho1_rate_3);
                            let t76 = t75 * t28;
                            let t77 = rho1 + k48 * rho1_rate_1
                                + (k56 * rho1_rate_2 + k64 * rho1_rate_3);
                            let t78 = t77 * t36;
                            let t79 = rho1 + k49 * rho1_rate_1
                                + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                            let t80 = t79 * t44;
                            let t81 = rho1 + k50 * rho1_rate_1
                                + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                            let t82 = t81 * t52;
                            let t83 = rho1 + k51 * rho1_rate_1
                                + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                            let t84 = t83 * t60;
                            let t85 = rho1 + k52 * rho1_rate_1
                                + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                            let t86 = t85 * t68;
                            let t87 = rt::lit::<T>(0.027076500189167574) * t72
                                + rt::lit::<T>(0.005864947198698576) * t74
                                + (rt::lit::<T>(-0.061592225069804156) * t76
                                    + rt::lit::<T>(-0.058993923891947214) * t78)
                                + (rt::lit::<T>(0.09560496739250535) * t80
                                    + rt::lit::<T>(0.32151478931685357) * t82
                                    + (rt::lit::<T>(0.4175557539292479) * t84
                                        + rt::lit::<T>(0.2529691909352784) * t86));
                            let t88 = rt::lit::<T>(0.2529691909352784) * t72
                                + rt::lit::<T>(0.4175557539292479) * t74
                                + (rt::lit::<T>(0.32151478931685357) * t76
                                    + rt::lit::<T>(0.09560496739250535) * t78)
                                + (rt::lit::<T>(-0.058993923891947214) * t80
                                    + rt::lit::<T>(-0.061592225069804156) * t82
                                    + (rt::lit::<T>(0.005864947198698576) * t84
                                        + rt::lit::<T>(0.027076500189167574) * t86));
                            let t89 = rt::lit::<T>(-0.06114645362610544) * (t72 + t86)
                                + rt::lit::<T>(-0.014459274444920261) * (t74 + t84)
                                + (rt::lit::<T>(0.1904683739582173) * (t76 + t82)
                                    + rt::lit::<T>(0.3851373541128084) * (t78 + t80));
                            let t90 = x2 + k61 * t87 + (k45 * t88 + k53 * t89);
                            let t91 = t9 * t90;
                            let t92 = t12 * t91;
                            let t93 = x2 + k63 * t87 + (k47 * t88 + k55 * t89);
                            let t94 = t25 * t93;
                            let t95 = t28 * t94;
                            let t96 = x2 + k64 * t87 + (k48 * t88 + k56 * t89);
                            let t97 = t33 * t96;
                            let t98 = t36 * t97;
                            let t99 = x2 + k65 * t87 + (k49 * t88 + k57 * t89);
                            let t100 = t41 * t99;
                            let t101 = t44 * t100;
                            let t102 = x2 + k66 * t87 + (k50 * t88 + k58 * t89);
                            let t103 = t49 * t102;
                            let t104 = t52 * t103;
                            let t105 = x2 + k67 * t87 + (k51 * t88 + k59 * t89);
                            let t106 = t57 * t105;
                            let t107 = t60 * t106;
                            let t108 = x2 + k68 * t87 + (k52 * t88 + k60 * t89);
                            let t109 = t65 * t108;
                            let t110 = t68 * t109;
                            let t111 = x2 + k62 * t87 + (k46 * t88 + k54 * t89);
                            let t112 = t17 * t111;
                            let t113 = t20 * t112;
                            let t114 = xi + k69 * xi_rate_1
                                + (k70 * xi_rate_2 + k71 * xi_rate_3);
                            let t115 = rho1 + k69 * rho1_rate_1
                                + (k70 * rho1_rate_2 + k71 * rho1_rate_3);
                            let t116 = t114 * t115;
                            let t117 = t114 * t114 + rt::lit::<T>(1.0);
                            let t118 = rt::lit::<T>(1.0) / t117;
                            let t119 = t116 * t118;
                            let t120 = k3 * t104 + k2 * t107
                                + (k1 * t110 + (k7 * t113 + (rho1_rate_1 - t119 * t70)));
                            let t121 = t111 * t111;
                            let t122 = t14 * t14;
                            let t123 = t121 + (t19 + t122);
                            let t124 = t16 * t123 + (t121 + (t122 + t73 * t73));
                            let t125 = t16 + t123 - t20 * t124;
                            let t126 = rt::lit::<T>(2.0) * t15;
                            let t127 = t125 * t126;
                            let t128 = t20 * t127;
                            let t129 = t93 * t93;
                            let t130 = t22 * t22;
                            let t131 = t129 + (t27 + t130);
                            let t132 = t24 * t131 + (t129 + (t130 + t75 * t75));
                            let t133 = t24 + t131 - t28 * t132;
                            let t134 = rt::lit::<T>(2.0) * t23;
                            let t135 = t133 * t134;
                            let t136 = t28 * t135;
                            let t137 = t102 * t102;
                            let t138 = t46 * t46;
                            let t139 = t137 + (t51 + t138);
                            let t140 = t48 * t139 + (t137 + (t138 + t81 * t81));
                            let t141 = t48 + t139 - t52 * t140;
                            let t142 = rt::lit::<T>(2.0) * t47;
                            let t143 = t141 * t142;
                            let t144 = t52 * t143;
                            let t145 = t96 * t96;
                            let t146 = t30 * t30;
                            let t147 = t145 + (t35 + t146);
                            let t148 = t32 * t147 + (t145 + (t146 + t77 * t77));
                            let t149 = t32 + t147 - t36 * t148;
                            let t150 = rt::lit::<T>(2.0) * t31;
                            let t151 = t149 * t150;
                            let t152 = t36 * t151;
                            let t153 = t99 * t99;
                            let t154 = t38 * t38;
                            let t155 = t153 + (t43 + t154);
                            let t156 = t40 * t155 + (t153 + (t154 + t79 * t79));
                            let t157 = t40 + t155 - t44 * t156;
                            let t158 = rt::lit::<T>(2.0) * t39;
                            let t159 = t157 * t158;
                            let t160 = t44 * t159;
                            let t161 = t105 * t105;
                            let t162 = t54 * t54;
                            let t163 = t161 + (t59 + t162);
                            let t164 = t56 * t163 + (t161 + (t162 + t83 * t83));
                            let t165 = t56 + t163 - t60 * t164;
                            let t166 = rt::lit::<T>(2.0) * t55;
                            let t167 = t165 * t166;
                            let t168 = t60 * t167;
                            let t169 = t108 * t108;
                            let t170 = t62 * t62;
                            let t171 = t169 + (t67 + t170);
                            let t172 = t64 * t171 + (t169 + (t170 + t85 * t85));
                            let t173 = t64 + t171 - t68 * t172;
                            let t174 = rt::lit::<T>(2.0) * t63;
                            let t175 = t173 * t174;
                            let t176 = t68 * t175;
                            let t177 = t90 * t90;
                            let t178 = t6 * t6;
                            let t179 = t177 + (t11 + t178);
                            let t180 = t8 * t179 + (t177 + (t178 + t71 * t71));
                            let t181 = t8 + t179 - t12 * t180;
                            let t182 = rt::lit::<T>(2.0) * t7;
                            let t183 = t181 * t182;
                            let t184 = t12 * t183;
                            let t185 = k4 * t160 + k2 * t168
                                + (k1 * t176 + (k8 * t184 + (rho2_rate_1 + t119 * t88)));
                            let t186 = k9 * (t13 + t69) + k10 * (t21 + t61)
                                + (k11 * (t29 + t53) + k12 * (t37 + t45));
                            let t187 = xi + k72 * xi_rate_1
                                + (k73 * xi_rate_2 + k74 * xi_rate_3);
                            let t188 = rho1 + k72 * rho1_rate_1
                                + (k73 * rho1_rate_2 + k74 * rho1_rate_3);
                            let t189 = t187 * t188;
                            let t190 = t187 * t187 + rt::lit::<T>(1.0);
                            let t191 = rt::lit::<T>(1.0) / t190;
                            let t192 = t189 * t191;
                            let t193 = k9 * (t92 + t110) + k11 * (t95 + t104)
                                + (k12 * (t98 + t101)
                                    + (k10 * (t113 + t107) + (rho1_rate_2 - t192 * t186)));
                            let t194 = k12 * (t152 + t160) + k10 * (t128 + t168)
                                + (k11 * (t136 + t144)
                                    + (k9 * (t184 + t176) + (rho2_rate_2 + t192 * t89)));
                            let t195 = k20 * t13 + k19 * t21 + (k18 * t29 + k17 * t37)
                                + (k16 * t45 + k15 * t53 + (k14 * t61 + k13 * t69));
                            let t196 = xi + k75 * xi_rate_1
                                + (k76 * xi_rate_2 + k77 * xi_rate_3);
                            let t197 = rho1 + k75 * rho1_rate_1
                                + (k76 * rho1_rate_2 + k77 * rho1_rate_3);
                            let t198 = t196 * t197;
                            let t199 = t196 * t196 + rt::lit::<T>(1.0);
                            let t200 = rt::lit::<T>(1.0) / t199;
                            let t201 = t198 * t200;
                            let t202 = k15 * t104 + k14 * t107
                                + (k13 * t110 + (k19 * t113 + (rho1_rate_3 - t201 * t195)));
                            let t203 = k16 * t160 + k14 * t168
                                + (k13 * t176 + (k20 * t184 + (rho2_rate_3 + t201 * t87)));
                            let t204 = rt::lit::<T>(4.0) * t6 - rt::lit::<T>(2.0) * t13;
                            let t205 = t204 * (t12 * (k45 * t7));
                            let t206 = rt::lit::<T>(4.0) * t62 - rt::lit::<T>(2.0) * t69;
                            let t207 = t206 * (t68 * (k52 * t63));
                            let t208 = rt::lit::<T>(4.0) * t46 - rt::lit::<T>(2.0) * t53;
                            let t209 = t208 * (t52 * (k50 * t47));
                            let t210 = rt::lit::<T>(4.0) * t54 - rt::lit::<T>(2.0) * t61;
                            let t211 = t210 * (t60 * (k51 * t55));
                            let t212 = rt::lit::<T>(4.0) * t14 - rt::lit::<T>(2.0) * t21;
                            let t213 = t212 * (t20 * (k46 * t15));
                            let t214 = rt::lit::<T>(4.0) * t22 - rt::lit::<T>(2.0) * t29;
                            let t215 = t214 * (t28 * (k47 * t23));
                            let t216 = rt::lit::<T>(4.0) * t30 - rt::lit::<T>(2.0) * t37;
                            let t217 = t216 * (t36 * (k48 * t31));
                            let t218 = rt::lit::<T>(4.0) * t38 - rt::lit::<T>(2.0) * t45;
                            let t219 = t218 * (t44 * (k49 * t39));
                            let t220 = rt::lit::<T>(1.0) - k8 * t205 - k1 * t207
                                - (k3 * t209 + k2 * t211)
                                - (k7 * t213 + k6 * t215 + (k5 * t217 + k4 * t219));
                            let t221 = t12 * (k78 + k78 * t8);
                            let t222 = t20 * (k79 + k79 * t16);
                            let t223 = t28 * (k80 + k80 * t24);
                            let t224 = t36 * (k81 + k81 * t32);
                            let t225 = t44 * (k82 + k82 * t40);
                            let t226 = t52 * (k83 + k83 * t48);
                            let t227 = t60 * (k84 + k84 * t56);
                            let t228 = t68 * (k85 + k85 * t64);
                            let t229 = k8 * t221 + k7 * t222 + (k6 * t223 + k5 * t224)
                                + (k4 * t225 + k3 * t226 + (k2 * t227 + k1 * t228));
                            let t230 = t204 * (t12 * (k53 * t7));
                            let t231 = t212 * (t20 * (k54 * t15));
                            let t232 = t214 * (t28 * (k55 * t23));
                            let t233 = t216 * (t36 * (k56 * t31));
                            let t234 = t218 * (t44 * (k57 * t39));
                            let t235 = t208 * (t52 * (k58 * t47));
                            let t236 = t210 * (t60 * (k59 * t55));
                            let t237 = t206 * (t68 * (k60 * t63));
                            let t238 = k8 * t230 + k7 * t231 + (k6 * t232 + k5 * t233)
                                + (k4 * t234 + k3 * t235 + (k2 * t236 + k1 * t237));
                            let t239 = t12 * (k86 + k86 * t8);
                            let t240 = t20 * (k87 + k87 * t16);
                            let t241 = t28 * (k88 + k88 * t24);
                            let t242 = t36 * (k89 + k89 * t32);
                            let t243 = t44 * (k90 + k90 * t40);
                            let t244 = t52 * (k91 + k91 * t48);
                            let t245 = t60 * (k92 + k92 * t56);
                            let t246 = t68 * (k93 + k93 * t64);
                            let t247 = k8 * t239 + k7 * t240 + (k6 * t241 + k5 * t242)
                                + (k4 * t243 + k3 * t244 + (k2 * t245 + k1 * t246));
                            let t248 = t204 * (t12 * (k61 * t7));
                            let t249 = t212 * (t20 * (k62 * t15));
                            let t250 = t214 * (t28 * (k63 * t23));
                            let t251 = t216 * (t36 * (k64 * t31));
                            let t252 = t218 * (t44 * (k65 * t39));
                            let t253 = t208 * (t52 * (k66 * t47));
                            let t254 = t210 * (t60 * (k67 * t55));
                            let t255 = t206 * (t68 * (k68 * t63));
                            let t256 = k8 * t248 + k7 * t249 + (k6 * t250 + k5 * t251)
                                + (k4 * t252 + k3 * t253 + (k2 * t254 + k1 * t255));
                            let t257 = t12 * (k94 + k94 * t8);
                            let t258 = t20 * (k95 + k95 * t16);
                            let t259 = t28 * (k96 + k96 * t24);
                            let t260 = t36 * (k97 + k97 * t32);
                            let t261 = t44 * (k98 + k98 * t40);
                            let t262 = t52 * (k99 + k99 * t48);
                            let t263 = t60 * (k100 + k100 * t56);
                            let t264 = t68 * (k101 + k101 * t64);
                            let t265 = k8 * t257 + k7 * t258 + (k6 * t259 + k5 * t260)
                                + (k4 * t261 + k3 * t262 + (k2 * t263 + k1 * t264));
                            let t266 = rt::lit::<T>(1.0) / (t59 * t59);
                            let t267 = rt::lit::<T>(0.027076500189167574) * t68;
                            let t268 = t64 * t267;
                            let t269 = t267 + t268;
                            let t270 = rt::lit::<T>(0.005864947198698576) * t60;
                            let t271 = t56 * t270;
                            let t272 = t270 + t271;
                            let t273 = rt::lit::<T>(-0.061592225069804156) * t52;
                            let t274 = t48 * t273;
                            let t275 = t273 + t274;
                            let t276 = rt::lit::<T>(-0.058993923891947214) * t44;
                            let t277 = t40 * t276;
                            let t278 = t276 + t277;
                            let t279 = rt::lit::<T>(0.09560496739250535) * t36;
                            let t280 = t32 * t279;
                            let t281 = t279 + t280;
                            let t282 = rt::lit::<T>(0.32151478931685357) * t28;
                            let t283 = t24 * t282;
                            let t284 = t282 + t283;
                            let t285 = rt::lit::<T>(0.4175557539292479) * t20;
                            let t286 = t16 * t285;
                            let t287 = t285 + t286;
                            let t288 = rt::lit::<T>(0.2529691909352784) * t12;
                            let t289 = t8 * t288;
                            let t290 = t288 + t289;
                            let t291 = k52 * t269 + k51 * t272
                                + (k50 * t275 + k49 * t278)
                                + (k48 * t281 + k47 * t284 + (k46 * t287 + k45 * t290));
                            let t292 = k60 * t269 + k59 * t272
                                + (k58 * t275 + k57 * t278)
                                + (k56 * t281 + k55 * t284 + (k54 * t287 + k53 * t290));
                            let t293 = rt::lit::<T>(-0.014459274444920261) * t292;
                            let t294 = k68 * t269 + k67 * t272
                                + (k66 * t275 + k65 * t278)
                                + (k64 * t281 + k63 * t284 + (k62 * t287 + k61 * t290));
                            let t295 = rt::lit::<T>(0.005864947198698576) * t291
                                + (t293 + rt::lit::<T>(0.4175557539292479) * t294);
                            let t296 = t60 * (rt::lit::<T>(0.005864947198698576) * t119);
                            let t297 = t266 * (k2 * (t58 * t119 - t106) - t83 * t295)
                                + (t270 * t105 - t54 * t296);
                            let t298 = h * t55;
                            let t299 = t297 * t298;
                            let t300 = rt::lit::<T>(1.0) / (t51 * t51);
                            let t301 = rt::lit::<T>(0.1904683739582173) * t292;
                            let t302 = rt::lit::<T>(-0.061592225069804156) * t291
                                + (t301 + rt::lit::<T>(0.32151478931685357) * t294);
                            let t303 = t52
                                * (rt::lit::<T>(-0.061592225069804156) * t119);
                            let t304 = t300 * (k3 * (t50 * t119 - t103) - t81 * t302)
                                + (t273 * t102 - t46 * t303);
                            let t305 = h * t47;
                            let t306 = t304 * t305;
                            let t307 = rt::lit::<T>(1.0) / (t43 * t43);
                            let t308 = rt::lit::<T>(0.3851373541128084) * t292;
                            let t309 = rt::lit::<T>(-0.058993923891947214) * t291
                                + (t308 + rt::lit::<T>(0.09560496739250535) * t294);
                            let t310 = t44
                                * (rt::lit::<T>(-0.058993923891947214) * t119);
                            let t311 = t307 * (k4 * (t42 * t119 - t100) - t79 * t309)
                                + (t276 * t99 - t38 * t310);
                            let t312 = h * t39;
                            let t313 = t311 * t312;
                            let t314 = rt::lit::<T>(1.0) / (t35 * t35);
                            let t315 = rt::lit::<T>(0.09560496739250535) * t291
                                + (t308 + rt::lit::<T>(-0.058993923891947214) * t294);
                            let t316 = t36 * (rt::lit::<T>(0.09560496739250535) * t119);
                            let t317 = t314 * (k5 * (t34 * t119 - t97) - t77 * t315)
                                + (t279 * t96 - t30 * t316);
                            let t318 = h * t31;
                            let t319 = t317 * t318;
                            let t320 = rt::lit::<T>(1.0) / (t27 * t27);
                            let t321 = rt::lit::<T>(0.32151478931685357) * t291
                                + (t301 + rt::lit::<T>(-0.061592225069804156) * t294);
                            let t322 = t28 * (rt::lit::<T>(0.32151478931685357) * t119);
                            let t323 = t320 * (k6 * (t26 * t119 - t94) - t75 * t321)
                                + (t282 * t93 - t22 * t322);
                            let t324 = h * t23;
                            let t325 = t323 * t324;
                            let t326 = rt::lit::<T>(1.0) / (t19 * t19);
                            let t327 = rt::lit::<T>(0.4175557539292479) * t291
                                + (t293 + rt::lit::<T>(0.005864947198698576) * t294);
                            let t328 = t20 * (rt::lit::<T>(0.4175557539292479) * t119);
                            let t329 = t326 * (k7 * (t18 * t119 - t112) - t73 * t327)
                                + (t285 * t111 - t14 * t328);
                            let t330 = h * t15;
                            let t331 = t329 * t330;
                            let t332 = rt::lit::<T>(1.0) / (t11 * t11);
                            let t333 = rt::lit::<T>(-0.06114645362610544) * t292;
                            let t334 = rt::lit::<T>(0.2529691909352784) * t291
                                + (t333 + rt::lit::<T>(0.027076500189167574) * t294);
                            let t335 = t12 * (rt::lit::<T>(0.2529691909352784) * t119);
                            let t336 = t332 * (k8 * (t10 * t119 - t91) - t71 * t334)
                                + (t288 * t90 - t6 * t335);
                            let t337 = h * t7;
                            let t338 = t336 * t337;
                            let t339 = rt::lit::<T>(1.0) / (t67 * t67);
                            let t340 = rt::lit::<T>(0.027076500189167574) * t291
                                + (t333 + rt::lit::<T>(0.2529691909352784) * t294);
                            let t341 = t68 * (rt::lit::<T>(0.027076500189167574) * t119);
                            let t342 = t339 * (k1 * (t66 * t119 - t109) - t85 * t340)
                                + (t267 * t108 - t62 * t341);
                            let t343 = h * t63;
                            let t344 = t342 * t343;
                            let t345 = rt::lit::<T>(1.0) / (t117 * t117)
                                * (rt::lit::<T>(2.0) * (t114 * t116));
                            let t346 = t118 * t70;
                            let t347 = t70 * t345 - t115 * t346;
                            let t348 = k26 * t325 + k27 * t331
                                + (k28 * t338 + (k21 * t344 + k69 * t347));
                            let t349 = h * t60;
                            let t350 = t295 * t349;
                            let t351 = h * t52;
                            let t352 = t302 * t351;
                            let t353 = h * t44;
                            let t354 = t309 * t353;
                            let t355 = h * t36;
                            let t356 = t315 * t355;
                            let t357 = h * t28;
                            let t358 = t321 * t357;
                            let t359 = h * t20;
                            let t360 = t327 * t359;
                            let t361 = h * t12;
                            let t362 = t334 * t361;
                            let t363 = h * t68;
                            let t364 = t340 * t363;
                            let t365 = h * t114;
                            let t366 = t346 * t365;
                            let t367 = rt::lit::<T>(0.23553528074697333) * t358
                                + rt::lit::<T>(0.12761668692717998) * t360
                                + (rt::lit::<T>(0.028459473672176994) * t362
                                    + (rt::lit::<T>(0.27444215068248085) * t364
                                        + (rt::lit::<T>(1.0)
                                            - rt::lit::<T>(0.1388888888888889) * t366)));
                            let t368 = t341 + t64 * t341;
                            let t369 = t296 + t56 * t296;
                            let t370 = t303 + t48 * t303;
                            let t371 = t310 + t40 * t310;
                            let t372 = t316 + t32 * t316;
                            let t373 = t322 + t24 * t322;
                            let t374 = t328 + t16 * t328;
                            let t375 = t335 + t8 * t335;
                            let t376 = k52 * t368 + k51 * t369
                                + (k50 * t370 + k49 * t371)
                                + (k48 * t372 + k47 * t373 + (k46 * t374 + k45 * t375));
                            let t377 = k34 * t325 + k35 * t331
                                + (k36 * t338 + (k29 * t344 + k70 * t347));
                            let t378 = rt::lit::<T>(-0.00022625827747447944) * t358
                                + rt::lit::<T>(-0.03565927501636371) * t360
                                + (rt::lit::<T>(-0.011940029016242066) * t362
                                    + (rt::lit::<T>(0.4563844734606865) * t364
                                        - rt::lit::<T>(-0.0359766675249389) * t366));
                            let t379 = k60 * t368 + k59 * t369
                                + (k58 * t370 + k57 * t371)
                                + (k56 * t372 + k55 * t373 + (k54 * t374 + k53 * t375));
                            let t380 = k42 * t325 + k43 * t331
                                + (k44 * t338 + (k37 * t344 + k71 * t347));
                            let t381 = rt::lit::<T>(0.0019247725723366578) * t358
                                + rt::lit::<T>(0.009709349382370355) * t360
                                + (rt::lit::<T>(0.0033356270952969586) * t362
                                    + (rt::lit::<T>(0.2493183041056008) * t364
                                        - rt::lit::<T>(0.009789444015308325) * t366));
                            let t382 = k68 * t368 + k67 * t369
                                + (k66 * t370 + k65 * t371)
                                + (k64 * t372 + k63 * t373 + (k62 * t374 + k61 * t375));
                            let t383 = t55 * t270;
                            let t384 = t60 * t383;
                            let t385 = t383 - t56 * t384;
                            let t386 = t385 - t384;
                            let t387 = t105 * (h * t386);
                            let t388 = t47 * t273;
                            let t389 = t52 * t388;
                            let t390 = t388 - t48 * t389;
                            let t391 = t390 - t389;
                            let t392 = t102 * (h * t391);
                            let t393 = t39 * t276;
                            let t394 = t44 * t393;
                            let t395 = t393 - t40 * t394;
                            let t396 = t395 - t394;
                            let t397 = t99 * (h * t396);
                            let t398 = t31 * t279;
                            let t399 = t36 * t398;
                            let t400 = t398 - t32 * t399;
                            let t401 = t400 - t399;
                            let t402 = t96 * (h * t401);
                            let t403 = t23 * t282;
                            let t404 = t28 * t403;
                            let t405 = t403 - t24 * t404;
                            let t406 = t405 - t404;
                            let t407 = t93 * (h * t406);
                            let t408 = t15 * t285;
                            let t409 = t20 * t408;
                            let t410 = t408 - t16 * t409;
                            let t411 = t410 - t409;
                            let t412 = t111 * (h * t411);
                            let t413 = t7 * t288;
                            let t414 = t12 * t413;
                            let t415 = t413 - t8 * t414;
                            let t416 = t415 - t414;
                            let t417 = t90 * (h * t416);
                            let t418 = t63 * t267;
                            let t419 = t68 * t418;
                            let t420 = t418 - t64 * t419;
                            let t421 = t420 - t419;
                            let t422 = t108 * (h * t421);
                            let t423 = k22 * t387 + k23 * t392
                                + (k24 * t397 + k25 * t402)
                                + (k26 * t407 + k27 * t412
                                    + (k28 * t417 + (t119 + k21 * t422)));
                            let t424 = k29 * t422 + k30 * t387
                                + (k31 * t392 + k32 * t397)
                                + (k33 * t402 + k34 * t407 + (k35 * t412 + k36 * t417));
                            let t425 = rt::lit::<T>(-0.014459274444920261) * t424;
                            let t426 = k37 * t422 + k38 * t387
                                + (k39 * t392 + k40 * t397)
                                + (k41 * t402 + k42 * t407 + (k43 * t412 + k44 * t417));
                            let t427 = rt::lit::<T>(0.005864947198698576) * t423
                                + (t425 + rt::lit::<T>(0.4175557539292479) * t426);
                            let t428 = t266 * (t383 * t164 - k2 * t167 - t83 * t427)
                                + (t383 + t385 - t384 * t163);
                            let t429 = t166 * t428
                                + (t271 + t270 * t163
                                    - t164 * (rt::lit::<T>(0.005864947198698576) * t266));
                            let t430 = rt::lit::<T>(0.1904683739582173) * t424;
                            let t431 = rt::lit::<T>(-0.061592225069804156) * t423
                                + (t430 + rt::lit::<T>(0.32151478931685357) * t426);
                            let t432 = t300 * (t388 * t140 - k3 * t143 - t81 * t431)
                                + (t388 + t390 - t389 * t139);
                            let t433 = t142 * t432
                                + (t274 + t273 * t139
                                    - t140 * (rt::lit::<T>(-0.061592225069804156) * t300));
                            let t434 = rt::lit::<T>(0.3851373541128084) * t424;
                            let t435 = rt::lit::<T>(-0.058993923891947214) * t423
                                + (t434 + rt::lit::<T>(0.09560496739250535) * t426);
                            let t436 = t307 * (t393 * t156 - k4 * t159 - t79 * t435)
                                + (t393 + t395 - t394 * t155);
                            let t437 = t158 * t436
                                + (t277 + t276 * t155
                                    - t156 * (rt::lit::<T>(-0.058993923891947214) * t307));
                            let t438 = rt::lit::<T>(0.09560496739250535) * t423
                                + (t434 + rt::lit::<T>(-0.058993923891947214) * t426);
                            let t439 = t314 * (t398 * t148 - k5 * t151 - t77 * t438)
                                + (t398 + t400 - t399 * t147);
                            let t440 = t150 * t439
                                + (t280 + t279 * t147
                                    - t148 * (rt::lit::<T>(0.09560496739250535) * t314));
                            let t441 = rt::lit::<T>(0.32151478931685357) * t423
                                + (t430 + rt::lit::<T>(-0.061592225069804156) * t426);
                            let t442 = t320 * (t403 * t132 - k6 * t135 - t75 * t441)
                                + (t403 + t405 - t404 * t131);
                            let t443 = t134 * t442
                                + (t283 + t282 * t131
                                    - t132 * (rt::lit::<T>(0.32151478931685357) * t320));
                            let t444 = rt::lit::<T>(0.4175557539292479) * t423
                                + (t425 + rt::lit::<T>(0.005864947198698576) * t426);
                            let t445 = t326 * (t408 * t124 - k7 * t127 - t73 * t444)
                                + (t408 + t410 - t409 * t123);
                            let t446 = t126 * t445
                                + (t286 + t285 * t123
                                    - t124 * (rt::lit::<T>(0.4175557539292479) * t326));
                            let t447 = rt::lit::<T>(-0.06114645362610544) * t424;
                            let t448 = rt::lit::<T>(0.2529691909352784) * t423
                                + (t447 + rt::lit::<T>(0.027076500189167574) * t426);
                            let t449 = t332 * (t413 * t180 - k8 * t183 - t71 * t448)
                                + (t413 + t415 - t414 * t179);
                            let t450 = t182 * t449
                                + (t289 + t288 * t179
                                    - t180 * (rt::lit::<T>(0.2529691909352784) * t332));
                            let t451 = rt::lit::<T>(0.027076500189167574) * t423
                                + (t447 + rt::lit::<T>(0.2529691909352784) * t426);
                            let t452 = t339 * (t418 * t172 - k1 * t175 - t85 * t451)
                                + (t418 + t420 - t419 * t171);
                            let t453 = t174 * t452
                                + (t268 + t267 * t171
                                    - t172 * (rt::lit::<T>(0.027076500189167574) * t339));
                            let t454 = t118 * t88;
                            let t455 = t115 * t454 - t88 * t345;
                            let t456 = k47 * t443 + k46 * t446
                                + (k45 * t450 + (k52 * t453 + k69 * t455));
                            let t457 = rt::lit::<T>(2.0) * t83;
                            let t458 = t60 * t427 - t384 * t457;
                            let t459 = rt::lit::<T>(2.0) * t81;
                            let t460 = t52 * t431 - t389 * t459;
                            let t461 = rt::lit::<T>(2.0) * t79;
                            let t462 = t44 * t435 - t394 * t461;
                            let t463 = rt::lit::<T>(2.0) * t77;
                            let t464 = t36 * t438 - t399 * t463;
                            let t465 = rt::lit::<T>(2.0) * t75;
                            let t466 = t28 * t441 - t404 * t465;
                            let t467 = rt::lit::<T>(2.0) * t73;
                            let t468 = t20 * t444 - t409 * t467;
                            let t469 = rt::lit::<T>(2.0) * t71;
                            let t470 = t12 * t448 - t414 * t469;
                            let t471 = rt::lit::<T>(2.0) * t85;
                            let t472 = t68 * t451 - t419 * t471;
                            let t473 = t365 * t454;
                            let t474 = k47 * t466 + k46 * t468
                                + (k45 * t470
                                    + (k52 * t472 + rt::lit::<T>(0.1388888888888889) * t473));
                            let t475 = h * t54;
                            let t476 = t386 * t475;
                            let t477 = h * t46;
                            let t478 = t391 * t477;
                            let t479 = h * t38;
                            let t480 = t396 * t479;
                            let t481 = h * t30;
                            let t482 = t401 * t481;
                            let t483 = h * t22;
                            let t484 = t406 * t483;
                            let t485 = h * t14;
                            let t486 = t411 * t485;
                            let t487 = h * t6;
                            let t488 = t416 * t487;
                            let t489 = h * t62;
                            let t490 = t421 * t489;
                            let t491 = k22 * t476 + k23 * t478
                                + (k24 * t480 + k25 * t482)
                                + (k26 * t484 + k27 * t486
                                    + (k28 * t488 + (k21 * t490 + rt::lit::<T>(1.0))));
                            let t492 = k55 * t443 + k54 * t446
                                + (k53 * t450 + (k60 * t453 + k70 * t455));
                            let t493 = k55 * t466 + k54 * t468
                                + (k53 * t470
                                    + (k60 * t472 + rt::lit::<T>(-0.0359766675249389) * t473));
                            let t494 = k29 * t490 + k30 * t476
                                + (k31 * t478 + k32 * t480)
                                + (k33 * t482 + k34 * t484 + (k35 * t486 + k36 * t488));
                            let t495 = k63 * t443 + k62 * t446
                                + (k61 * t450 + (k68 * t453 + k71 * t455));
                            let t496 = k63 * t466 + k62 * t468
                                + (k61 * t470
                                    + (k68 * t472 + rt::lit::<T>(0.009789444015308325) * t473));
                            let t497 = k37 * t490 + k38 * t476
                                + (k39 * t478 + k40 * t480)
                                + (k41 * t482 + k42 * t484 + (k43 * t486 + k44 * t488));
                            let t498 = k9 * (t205 + t207) + k10 * (t213 + t211)
                                + (k11 * (t215 + t209) + k12 * (t217 + t219));
                            let t499 = k9 * (t221 + t228) + k10 * (t222 + t227)
                                + (k11 * (t223 + t226) + k12 * (t224 + t225));
                            let t500 = rt::lit::<T>(1.0) - k9 * (t230 + t237)
                                - k12 * (t233 + t234)
                                - (k10 * (t231 + t236) + k11 * (t232 + t235));
                            let t501 = k9 * (t239 + t246) + k10 * (t240 + t245)
                                + (k11 * (t241 + t244) + k12 * (t242 + t243));
                            let t502 = k9 * (t248 + t255) + k10 * (t249 + t254)
                                + (k11 * (t250 + t253) + k12 * (t251 + t252));
                            let t503 = k9 * (t257 + t264) + k10 * (t258 + t263)
                                + (k11 * (t259 + t262) + k12 * (t260 + t261));
                            let t504 = rt::lit::<T>(-0.06114645362610544) * t68;
                            let t505 = t64 * t504;
                            let t506 = t504 + t505;
                            let t507 = rt::lit::<T>(-0.014459274444920261) * t60;
                            let t508 = t56 * t507;
                            let t509 = t507 + t508;
                            let t510 = rt::lit::<T>(0.1904683739582173) * t52;
                            let t511 = t48 * t510;
                            let t512 = t510 + t511;
                            let t513 = rt::lit::<T>(0.3851373541128084) * t44;
                            let t514 = t40 * t513;
                            let t515 = t513 + t514;
                            let t516 = rt::lit::<T>(0.3851373541128084) * t36;
                            let t517 = t32 * t516;
                            let t518 = t516 + t517;
                            let t519 = rt::lit::<T>(0.1904683739582173) * t28;
                            let t520 = t24 * t519;
                            let t521 = t519 + t520;
                            let t522 = rt::lit::<T>(-0.014459274444920261) * t20;
                            let t523 = t16 * t522;
                            let t524 = t522 + t523;
                            let t525 = rt::lit::<T>(-0.06114645362610544) * t12;
                            let t526 = t8 * t525;
                            let t527 = t525 + t526;
                            let t528 = k52 * t506 + k51 * t509
                                + (k50 * t512 + k49 * t515)
                                + (k48 * t518 + k47 * t521 + (k46 * t524 + k45 * t527));
                            let t529 = k60 * t506 + k59 * t509
                                + (k58 * t512 + k57 * t515)
                                + (k56 * t518 + k55 * t521 + (k54 * t524 + k53 * t527));
                            let t530 = rt::lit::<T>(-0.014459274444920261) * t529;
                            let t531 = k68 * t506 + k67 * t509
                                + (k66 * t512 + k65 * t515)
                                + (k64 * t518 + k63 * t521 + (k62 * t524 + k61 * t527));
                            let t532 = rt::lit::<T>(0.005864947198698576) * t528
                                + (t530 + rt::lit::<T>(0.4175557539292479) * t531);
                            let t533 = rt::lit::<T>(-0.014459274444920261) * t192;
                            let t534 = t60 * t533;
                            let t535 = t266 * (k10 * (t58 * t192 - t106) - t83 * t532)
                                + (t507 * t105 - t54 * t534);
                            let t536 = t298 * t535;
                            let t537 = rt::lit::<T>(0.1904683739582173) * t529;
                            let t538 = rt::lit::<T>(-0.061592225069804156) * t528
                                + (t537 + rt::lit::<T>(0.32151478931685357) * t531);
                            let t539 = rt::lit::<T>(0.1904683739582173) * t192;
                            let t540 = t52 * t539;
                            let t541 = t300 * (k11 * (t50 * t192 - t103) - t81 * t538)
                                + (t510 * t102 - t46 * t540);
                            let t542 = t305 * t541;
                            let t543 = rt::lit::<T>(0.3851373541128084) * t529;
                            let t544 = rt::lit::<T>(-0.058993923891947214) * t528
                                + (t543 + rt::lit::<T>(0.09560496739250535) * t531);
                            let t545 = rt::lit::<T>(0.3851373541128084) * t192;
                            let t546 = t44 * t545;
                            let t547 = t307 * (k12 * (t42 * t192 - t100) - t79 * t544)
                                + (t513 * t99 - t38 * t546);
                            let t548 = t312 * t547;
                            let t549 = rt::lit::<T>(0.09560496739250535) * t528
                                + (t543 + rt::lit::<T>(-0.058993923891947214) * t531);
                            let t550 = t36 * t545;
                            let t551 = t314 * (k12 * (t34 * t192 - t97) - t77 * t549)
                                + (t516 * t96 - t30 * t550);
                            let t552 = t318 * t551;
                            let t553 = rt::lit::<T>(0.32151478931685357) * t528
                                + (t537 + rt::lit::<T>(-0.061592225069804156) * t531);
                            let t554 = t28 * t539;
                            let t555 = t320 * (k11 * (t26 * t192 - t94) - t75 * t553)
                                + (t519 * t93 - t22 * t554);
                            let t556 = t324 * t555;
                            let t557 = rt::lit::<T>(0.4175557539292479) * t528
                                + (t530 + rt::lit::<T>(0.005864947198698576) * t531);
                            let t558 = t20 * t533;
                            let t559 = t326 * (k10 * (t18 * t192 - t112) - t73 * t557)
                                + (t522 * t111 - t14 * t558);
                            let t560 = t330 * t559;
                            let t561 = rt::lit::<T>(-0.06114645362610544) * t529;
                            let t562 = rt::lit::<T>(0.2529691909352784) * t528
                                + (t561 + rt::lit::<T>(0.027076500189167574) * t531);
                            let t563 = rt::lit::<T>(-0.06114645362610544) * t192;
                            let t564 = t12 * t563;
                            let t565 = t332 * (k9 * (t10 * t192 - t91) - t71 * t562)
                                + (t525 * t90 - t6 * t564);
                            let t566 = t337 * t565;
                            let t567 = rt::lit::<T>(0.027076500189167574) * t528
                                + (t561 + rt::lit::<T>(0.2529691909352784) * t531);
                            let t568 = t68 * t563;
                            let t569 = t339 * (k9 * (t66 * t192 - t109) - t85 * t567)
                                + (t504 * t108 - t62 * t568);
                            let t570 = t343 * t569;
                            let t571 = rt::lit::<T>(1.0) / (t190 * t190)
                                * (rt::lit::<T>(2.0) * (t187 * t189));
                            let t572 = t191 * t186;
                            let t573 = t186 * t571 - t188 * t572;
                            let t574 = k26 * t556 + k27 * t560
                                + (k28 * t566 + (k21 * t570 + k72 * t573));
                            let t575 = t349 * t532;
                            let t576 = t351 * t538;
                            let t577 = t353 * t544;
                            let t578 = t355 * t549;
                            let t579 = t357 * t553;
                            let t580 = t359 * t557;
                            let t581 = t361 * t562;
                            let t582 = t363 * t567;
                            let t583 = h * t187;
                            let t584 = t572 * t583;
                            let t585 = rt::lit::<T>(0.23553528074697333) * t579
                                + rt::lit::<T>(0.12761668692717998) * t580
                                + (rt::lit::<T>(0.028459473672176994) * t581
                                    + (rt::lit::<T>(0.27444215068248085) * t582
                                        - rt::lit::<T>(0.30026319498086457) * t584));
                            let t586 = t568 + t64 * t568;
                            let t587 = t534 + t56 * t534;
                            let t588 = t540 + t48 * t540;
                            let t589 = t546 + t40 * t546;
                            let t590 = t550 + t32 * t550;
                            let t591 = t554 + t24 * t554;
                            let t592 = t558 + t16 * t558;
                            let t593 = t564 + t8 * t564;
                            let t594 = k52 * t586 + k51 * t587
                                + (k50 * t588 + k49 * t589)
                                + (k48 * t590 + k47 * t591 + (k46 * t592 + k45 * t593));
                            let t595 = k34 * t556 + k35 * t560
                                + (k36 * t566 + (k29 * t570 + k73 * t573));
                            let t596 = rt::lit::<T>(-0.00022625827747447944) * t579
                                + rt::lit::<T>(-0.03565927501636371) * t580
                                + (rt::lit::<T>(-0.011940029016242066) * t581
                                    + (rt::lit::<T>(0.4563844734606865) * t582
                                        + (rt::lit::<T>(1.0)
                                            - rt::lit::<T>(0.2222222222222222) * t584)));
                            let t597 = k60 * t586 + k59 * t587
                                + (k58 * t588 + k57 * t589)
                                + (k56 * t590 + k55 * t591 + (k54 * t592 + k53 * t593));
                            let t598 = k42 * t556 + k43 * t560
                                + (k44 * t566 + (k37 * t570 + k74 * t573));
                            let t599 = rt::lit::<T>(0.0019247725723366578) * t579
                                + rt::lit::<T>(0.009709349382370355) * t580
                                + (rt::lit::<T>(0.0033356270952969586) * t581
                                    + (rt::lit::<T>(0.2493183041056008) * t582
                                        - rt::lit::<T>(-0.022485417203086815) * t584));
                            let t600 = k68 * t586 + k67 * t587
                                + (k66 * t588 + k65 * t589)
                                + (k64 * t590 + k63 * t591 + (k62 * t592 + k61 * t593));
                            let t601 = t55 * t507;
                            let t602 = t60 * t601;
                            let t603 = t601 - t56 * t602;
                            let t604 = t603 - t602;
                            let t605 = t105 * (h * t604);
                            let t606 = t47 * t510;
                            let t607 = t52 * t606;
                            let t608 = t606 - t48 * t607;
                            let t609 = t608 - t607;
                            let t610 = t102 * (h * t609);
                            let t611 = t39 * t513;
                            let t612 = t44 * t611;
                            let t613 = t611 - t40 * t612;
                            let t614 = t613 - t612;
                            let t615 = t99 * (h * t614);
                            let t616 = t31 * t516;
                            let t617 = t36 * t616;
                            let t618 = t616 - t32 * t617;
                            let t619 = t618 - t617;
                            let t620 = t96 * (h * t619);
                            let t621 = t23 * t519;
                            let t622 = t28 * t621;
                            let t623 = t621 - t24 * t622;
                            let t624 = t623 - t622;
                            let t625 = t93 * (h * t624);
                            let t626 = t15 * t522;
                            let t627 = t20 * t626;
                            let t628 = t626 - t16 * t627;
                            let t629 = t628 - t627;
                            let t630 = t111 * (h * t629);
                            let t631 = t7 * t525;
                            let t632 = t12 * t631;
                            let t633 = t631 - t8 * t632;
                            let t634 = t633 - t632;
                            let t635 = t90 * (h * t634);
                            let t636 = t63 * t504;
                            let t637 = t68 * t636;
                            let t638 = t636 - t64 * t637;
                            let t639 = t638 - t637;
                            let t640 = t108 * (h * t639);
                            let t641 = k30 * t605 + k31 * t610
                                + (k32 * t615 + k33 * t620)
                                + (k34 * t625 + k35 * t630
                                    + (k36 * t635 + (t192 + k29 * t640)));
                            let t642 = rt::lit::<T>(-0.014459274444920261) * t641;
                            let t643 = k21 * t640 + k22 * t605
                                + (k23 * t610 + k24 * t615)
                                + (k25 * t620 + k26 * t625 + (k27 * t630 + k28 * t635));
                            let t644 = k37 * t640 + k38 * t605
                                + (k39 * t610 + k40 * t615)
                                + (k41 * t620 + k42 * t625 + (k43 * t630 + k44 * t635));
                            let t645 = t642
                                + (rt::lit::<T>(0.005864947198698576) * t643
                                    + rt::lit::<T>(0.4175557539292479) * t644);
                            let t646 = t266 * (t601 * t164 - k10 * t167 - t83 * t645)
                                + (t601 + t603 - t602 * t163);
                            let t647 = t166 * t646
                                + (t508 + t507 * t163
                                    - t164 * (rt::lit::<T>(-0.014459274444920261) * t266));
                            let t648 = rt::lit::<T>(0.1904683739582173) * t641;
                            let t649 = t648
                                + (rt::lit::<T>(-0.061592225069804156) * t643
                                    + rt::lit::<T>(0.32151478931685357) * t644);
                            let t650 = t300 * (t606 * t140 - k11 * t143 - t81 * t649)
                                + (t606 + t608 - t607 * t139);
                            let t651 = t142 * t650
                                + (t511 + t510 * t139
                                    - t140 * (rt::lit::<T>(0.1904683739582173) * t300));
                            let t652 = rt::lit::<T>(0.3851373541128084) * t641;
                            let t653 = t652
                                + (rt::lit::<T>(-0.058993923891947214) * t643
                                    + rt::lit::<T>(0.09560496739250535) * t644);
                            let t654 = t307 * (t611 * t156 - k12 * t159 - t79 * t653)
                                + (t611 + t613 - t612 * t155);
                            let t655 = t158 * t654
                                + (t514 + t513 * t155
                                    - t156 * (rt::lit::<T>(0.3851373541128084) * t307));
                            let t656 = t652
                                + (rt::lit::<T>(0.09560496739250535) * t643
                                    + rt::lit::<T>(-0.058993923891947214) * t644);
                            let t657 = t314 * (t616 * t148 - k12 * t151 - t77 * t656)
                                + (t616 + t618 - t617 * t147);
                            let t658 = t150 * t657
                                + (t517 + t516 * t147
                                    - t148 * (rt::lit::<T>(0.3851373541128084) * t314));
                            let t659 = t648
                                + (rt::lit::<T>(0.32151478931685357) * t643
                                    + rt::lit::<T>(-0.061592225069804156) * t644);
                            let t660 = t320 * (t621 * t132 - k11 * t135 - t75 * t659)
                                + (t621 + t623 - t622 * t131);
                            let t661 = t134 * t660
                                + (t520 + t519 * t131
                                    - t132 * (rt::lit::<T>(0.1904683739582173) * t320));
                            let t662 = t642
                                + (rt::lit::<T>(0.4175557539292479) * t643
                                    + rt::lit::<T>(0.005864947198698576) * t644);
                            let t663 = t326 * (t626 * t124 - k10 * t127 - t73 * t662)
                                + (t626 + t628 - t627 * t123);
                            let t664 = t126 * t663
                                + (t523 + t522 * t123
                                    - t124 * (rt::lit::<T>(-0.014459274444920261) * t326));
                            let t665 = rt::lit::<T>(-0.06114645362610544) * t641;
                            let t666 = t665
                                + (rt::lit::<T>(0.2529691909352784) * t643
                                    + rt::lit::<T>(0.027076500189167574) * t644);
                            let t667 = t332 * (t631 * t180 - k9 * t183 - t71 * t666)
                                + (t631 + t633 - t632 * t179);
                            let t668 = t182 * t667
                                + (t526 + t525 * t179
                                    - t180 * (rt::lit::<T>(-0.06114645362610544) * t332));
                            let t669 = t665
                                + (rt::lit::<T>(0.027076500189167574) * t643
                                    + rt::lit::<T>(0.2529691909352784) * t644);
                            let t670 = t339 * (t636 * t172 - k9 * t175 - t85 * t669)
                                + (t636 + t638 - t637 * t171);
                            let t671 = t174 * t670
                                + (t505 + t504 * t171
                                    - t172 * (rt::lit::<T>(-0.06114645362610544) * t339));
                            let t672 = t191 * t89;
                            let t673 = t188 * t672 - t89 * t571;
                            let t674 = k47 * t661 + k46 * t664
                                + (k45 * t668 + (k52 * t671 + k72 * t673));
                            let t675 = t60 * t645 - t602 * t457;
                            let t676 = t52 * t649 - t607 * t459;
                            let t677 = t44 * t653 - t612 * t461;
                            let t678 = t36 * t656 - t617 * t463;
                            let t679 = t28 * t659 - t622 * t465;
                            let t680 = t20 * t662 - t627 * t467;
                            let t681 = t12 * t666 - t632 * t469;
                            let t682 = t68 * t669 - t637 * t471;
                            let t683 = t583 * t672;
                            let t684 = k47 * t679 + k46 * t680
                                + (k45 * t681
                                    + (k52 * t682 + rt::lit::<T>(0.30026319498086457) * t683));
                            let t685 = t489 * t639;
                            let t686 = t475 * t604;
                            let t687 = t477 * t609;
                            let t688 = t479 * t614;
                            let t689 = t481 * t619;
                            let t690 = t483 * t624;
                            let t691 = t485 * t629;
                            let t692 = t487 * t634;
                            let t693 = k21 * t685 + k22 * t686
                                + (k23 * t687 + k24 * t688)
                                + (k25 * t689 + k26 * t690 + (k27 * t691 + k28 * t692));
                            let t694 = k55 * t661 + k54 * t664
                                + (k53 * t668 + (k60 * t671 + k73 * t673));
                            let t695 = k55 * t679 + k54 * t680
                                + (k53 * t681
                                    + (k60 * t682 + rt::lit::<T>(0.2222222222222222) * t683));
                            let t696 = k30 * t686 + k31 * t687
                                + (k32 * t688 + k33 * t689)
                                + (k34 * t690 + k35 * t691
                                    + (k36 * t692 + (k29 * t685 + rt::lit::<T>(1.0))));
                            let t697 = k63 * t661 + k62 * t664
                                + (k61 * t668 + (k68 * t671 + k74 * t673));
                            let t698 = k63 * t679 + k62 * t680
                                + (k61 * t681
                                    + (k68 * t682
                                        + rt::lit::<T>(-0.022485417203086815) * t683));
                            let t699 = k37 * t685 + k38 * t686
                                + (k39 * t687 + k40 * t688)
                                + (k41 * t689 + k42 * t690 + (k43 * t691 + k44 * t692));
                            let t700 = k20 * t205 + k19 * t213
                                + (k18 * t215 + k17 * t217)
                                + (k16 * t219 + k15 * t209 + (k14 * t211 + k13 * t207));
                            let t701 = k20 * t221 + k19 * t222
                                + (k18 * t223 + k17 * t224)
                                + (k16 * t225 + k15 * t226 + (k14 * t227 + k13 * t228));
                            let t702 = k20 * t230 + k19 * t231
                                + (k18 * t232 + k17 * t233)
                                + (k16 * t234 + k15 * t235 + (k14 * t236 + k13 * t237));
                            let t703 = k20 * t239 + k19 * t240
                                + (k18 * t241 + k17 * t242)
                                + (k16 * t243 + k15 * t244 + (k14 * t245 + k13 * t246));
                            let t704 = rt::lit::<T>(1.0) - k20 * t248 - k13 * t255
                                - (k15 * t253 + k14 * t254)
                                - (k19 * t249 + k18 * t250 + (k17 * t251 + k16 * t252));
                            let t705 = k20 * t257 + k19 * t258
                                + (k18 * t259 + k17 * t260)
                                + (k16 * t261 + k15 * t262 + (k14 * t263 + k13 * t264));
                            let t706 = rt::lit::<T>(0.2529691909352784) * t68;
                            let t707 = t64 * t706;
                            let t708 = t706 + t707;
                            let t709 = rt::lit::<T>(0.4175557539292479) * t60;
                            let t710 = t56 * t709;
                            let t711 = t709 + t710;
                            let t712 = rt::lit::<T>(0.32151478931685357) * t52;
                            let t713 = t48 * t712;
                            let t714 = t712 + t713;
                            let t715 = rt::lit::<T>(0.09560496739250535) * t44;
                            let t716 = t40 * t715;
                            let t717 = t715 + t716;
                            let t718 = rt::lit::<T>(-0.058993923891947214) * t36;
                            let t719 = t32 * t718;
                            let t720 = t718 + t719;
                            let t721 = rt::lit::<T>(-0.061592225069804156) * t28;
                            let t722 = t24 * t721;
                            let t723 = t721 + t722;
                            let t724 = rt::lit::<T>(0.005864947198698576) * t20;
                            let t725 = t16 * t724;
                            let t726 = t724 + t725;
                            let t727 = rt::lit::<T>(0.027076500189167574) * t12;
                            let t728 = t8 * t727;
                            let t729 = t727 + t728;
                            let t730 = k52 * t708 + k51 * t711
                                + (k50 * t714 + k49 * t717)
                                + (k48 * t720 + k47 * t723 + (k46 * t726 + k45 * t729));
                            let t731 = k60 * t708 + k59 * t711
                                + (k58 * t714 + k57 * t717)
                                + (k56 * t720 + k55 * t723 + (k54 * t726 + k53 * t729));
                            let t732 = rt::lit::<T>(-0.014459274444920261) * t731;
                            let t733 = k68 * t708 + k67 * t711
                                + (k66 * t714 + k65 * t717)
                                + (k64 * t720 + k63 * t723 + (k62 * t726 + k61 * t729));
                            let t734 = rt::lit::<T>(0.005864947198698576) * t730
                                + (t732 + rt::lit::<T>(0.4175557539292479) * t733);
                            let t735 = t60 * (rt::lit::<T>(0.4175557539292479) * t201);
                            let t736 = t266 * (k14 * (t58 * t201 - t106) - t83 * t734)
                                + (t709 * t105 - t54 * t735);
                            let t737 = t298 * t736;
                            let t738 = rt::lit::<T>(0.1904683739582173) * t731;
                            let t739 = rt::lit::<T>(-0.061592225069804156) * t730
                                + (t738 + rt::lit::<T>(0.32151478931685357) * t733);
                            let t740 = t52 * (rt::lit::<T>(0.32151478931685357) * t201);
                            let t741 = t300 * (k15 * (t50 * t201 - t103) - t81 * t739)
                                + (t712 * t102 - t46 * t740);
                            let t742 = t305 * t741;
                            let t743 = rt::lit::<T>(0.3851373541128084) * t731;
                            let t744 = rt::lit::<T>(-0.058993923891947214) * t730
                                + (t743 + rt::lit::<T>(0.09560496739250535) * t733);
                            let t745 = t44 * (rt::lit::<T>(0.09560496739250535) * t201);
                            let t746 = t307 * (k16 * (t42 * t201 - t100) - t79 * t744)
                                + (t715 * t99 - t38 * t745);
                            let t747 = t312 * t746;
                            let t748 = rt::lit::<T>(0.09560496739250535) * t730
                                + (t743 + rt::lit::<T>(-0.058993923891947214) * t733);
                            let t749 = t36
                                * (rt::lit::<T>(-0.058993923891947214) * t201);
                            let t750 = t314 * (k17 * (t34 * t201 - t97) - t77 * t748)
                                + (t718 * t96 - t30 * t749);
                            let t751 = t318 * t750;
                            let t752 = rt::lit::<T>(0.32151478931685357) * t730
                                + (t738 + rt::lit::<T>(-0.061592225069804156) * t733);
                            let t753 = t28
                                * (rt::lit::<T>(-0.061592225069804156) * t201);
                            let t754 = t320 * (k18 * (t26 * t201 - t94) - t75 * t752)
                                + (t721 * t93 - t22 * t753);
                            let t755 = t324 * t754;
                            let t756 = rt::lit::<T>(0.4175557539292479) * t730
                                + (t732 + rt::lit::<T>(0.005864947198698576) * t733);
                            let t757 = t20 * (rt::lit::<T>(0.005864947198698576) * t201);
                            let t758 = t326 * (k19 * (t18 * t201 - t112) - t73 * t756)
                                + (t724 * t111 - t14 * t757);
                            let t759 = t330 * t758;
                            let t760 = rt::lit::<T>(-0.06114645362610544) * t731;
                            let t761 = rt::lit::<T>(0.2529691909352784) * t730
                                + (t760 + rt::lit::<T>(0.027076500189167574) * t733);
                            let t762 = t12 * (rt::lit::<T>(0.027076500189167574) * t201);
                            let t763 = t332 * (k20 * (t10 * t201 - t91) - t71 * t761)
                                + (t727 * t90 - t6 * t762);
                            let t764 = t337 * t763;
                            let t765 = rt::lit::<T>(0.027076500189167574) * t730
                                + (t760 + rt::lit::<T>(0.2529691909352784) * t733);
                            let t766 = t68 * (rt::lit::<T>(0.2529691909352784) * t201);
                            let t767 = t339 * (k13 * (t66 * t201 - t109) - t85 * t765)
                                + (t706 * t108 - t62 * t766);
                            let t768 = t343 * t767;
                            let t769 = rt::lit::<T>(1.0) / (t199 * t199)
                                * (rt::lit::<T>(2.0) * (t196 * t198));
                            let t770 = t200 * t195;
                            let t771 = t195 * t769 - t197 * t770;
                            let t772 = k26 * t755 + k27 * t759
                                + (k28 * t764 + (k21 * t768 + k75 * t771));
                            let t773 = t349 * t734;
                            let t774 = t351 * t739;
                            let t775 = t353 * t744;
                            let t776 = t355 * t748;
                            let t777 = t357 * t752;
                            let t778 = t359 * t756;
                            let t779 = t361 * t761;
                            let t780 = t363 * t765;
                            let t781 = h * t196;
                            let t782 = t770 * t781;
                            let t783 = rt::lit::<T>(0.23553528074697333) * t777
                                + rt::lit::<T>(0.12761668692717998) * t778
                                + (rt::lit::<T>(0.028459473672176994) * t779
                                    + (rt::lit::<T>(0.27444215068248085) * t780
                                        - rt::lit::<T>(0.26798833376246944) * t782));
                            let t784 = t766 + t64 * t766;
                            let t785 = t735 + t56 * t735;
                            let t786 = t740 + t48 * t740;
                            let t787 = t745 + t40 * t745;
                            let t788 = t749 + t32 * t749;
                            let t789 = t753 + t24 * t753;
                            let t790 = t757 + t16 * t757;
                            let t791 = t762 + t8 * t762;
                            let t792 = k52 * t784 + k51 * t785
                                + (k50 * t786 + k49 * t787)
                                + (k48 * t788 + k47 * t789 + (k46 * t790 + k45 * t791));
                            let t793 = k34 * t755 + k35 * t759
                                + (k36 * t764 + (k29 * t768 + k76 * t771));
                            let t794 = rt::lit::<T>(-0.00022625827747447944) * t777
                                + rt::lit::<T>(-0.03565927501636371) * t778
                                + (rt::lit::<T>(-0.011940029016242066) * t779
                                    + (rt::lit::<T>(0.4563844734606865) * t780
                                        - rt::lit::<T>(0.48042111196938336) * t782));
                            let t795 = k60 * t784 + k59 * t785
                                + (k58 * t786 + k57 * t787)
                                + (k56 * t788 + k55 * t789 + (k54 * t790 + k53 * t791));
                            let t796 = k42 * t755 + k43 * t759
                                + (k44 * t764 + (k37 * t768 + k77 * t771));
                            let t797 = rt::lit::<T>(0.0019247725723366578) * t777
                                + rt::lit::<T>(0.009709349382370355) * t778
                                + (rt::lit::<T>(0.0033356270952969586) * t779
                                    + (rt::lit::<T>(0.2493183041056008) * t780
                                        + (rt::lit::<T>(1.0)
                                            - rt::lit::<T>(0.1388888888888889) * t782)));
                            let t798 = k68 * t784 + k67 * t785
                                + (k66 * t786 + k65 * t787)
                                + (k64 * t788 + k63 * t789 + (k62 * t790 + k61 * t791));
                            let t799 = t55 * t709;
                            let t800 = t60 * t799;
                            let t801 = t799 - t56 * t800;
                            let t802 = t801 - t800;
                            let t803 = t105 * (h * t802);
                            let t804 = t47 * t712;
                            let t805 = t52 * t804;
                            let t806 = t804 - t48 * t805;
                            let t807 = t806 - t805;
                            let t808 = t102 * (h * t807);
                            let t809 = t39 * t715;
                            let t810 = t44 * t809;
                            let t811 = t809 - t40 * t810;
                            let t812 = t811 - t810;
                            let t813 = t99 * (h * t812);
                            let t814 = t31 * t718;
                            let t815 = t36 * t814;
                            let t816 = t814 - t32 * t815;
                            let t817 = t816 - t815;
                            let t818 = t96 * (h * t817);
                            let t819 = t23 * t721;
                            let t820 = t28 * t819;
                            let t821 = t819 - t24 * t820;
                            let t822 = t821 - t820;
                            let t823 = t93 * (h * t822);
                            let t824 = t15 * t724;
                            let t825 = t20 * t824;
                            let t826 = t824 - t16 * t825;
                            let t827 = t826 - t825;
                            let t828 = t111 * (h * t827);
                            let t829 = t7 * t727;
                            let t830 = t12 * t829;
                            let t831 = t829 - t8 * t830;
                            let t832 = t831 - t830;
                            let t833 = t90 * (h * t832);
                            let t834 = t63 * t706;
                            let t835 = t68 * t834;
                            let t836 = t834 - t64 * t835;
                            let t837 = t836 - t835;
                            let t838 = t108 * (h * t837);
                            let t839 = k38 * t803 + k39 * t808
                                + (k40 * t813 + k41 * t818)
                                + (k42 * t823 + k43 * t828
                                    + (k44 * t833 + (t201 + k37 * t838)));
                            let t840 = k29 * t838 + k30 * t803
                                + (k31 * t808 + k32 * t813)
                                + (k33 * t818 + k34 * t823 + (k35 * t828 + k36 * t833));
                            let t841 = rt::lit::<T>(-0.014459274444920261) * t840;
                            let t842 = k21 * t838 + k22 * t803
                                + (k23 * t808 + k24 * t813)
                                + (k25 * t818 + k26 * t823 + (k27 * t828 + k28 * t833));
                            let t843 = rt::lit::<T>(0.4175557539292479) * t839
                                + (t841 + rt::lit::<T>(0.005864947198698576) * t842);
                            let t844 = t266 * (t799 * t164 - k14 * t167 - t83 * t843)
                                + (t799 + t801 - t800 * t163);
                            let t845 = t166 * t844
                                + (t710 + t709 * t163
                                    - t164 * (rt::lit::<T>(0.4175557539292479) * t266));
                            let t846 = rt::lit::<T>(0.1904683739582173) * t840;
                            let t847 = rt::lit::<T>(0.32151478931685357) * t839
                                + (t846 + rt::lit::<T>(-0.061592225069804156) * t842);
                            let t848 = t300 * (t804 * t140 - k15 * t143 - t81 * t847)
                                + (t804 + t806 - t805 * t139);
                            let t849 = t142 * t848
                                + (t713 + t712 * t139
                                    - t140 * (rt::lit::<T>(0.32151478931685357) * t300));
                            let t850 = rt::lit::<T>(0.3851373541128084) * t840;
                            let t851 = rt::lit::<T>(0.09560496739250535) * t839
                                + (t850 + rt::lit::<T>(-0.058993923891947214) * t842);
                            let t852 = t307 * (t809 * t156 - k16 * t159 - t79 * t851)
                                + (t809 + t811 - t810 * t155);
                            let t853 = t158 * t852
                                + (t716 + t715 * t155
                                    - t156 * (rt::lit::<T>(0.09560496739250535) * t307));
                            let t854 = rt::lit::<T>(-0.058993923891947214) * t839
                                + (t850 + rt::lit::<T>(0.09560496739250535) * t842);
                            let t855 = t314 * (t814 * t148 - k17 * t151 - t77 * t854)
                                + (t814 + t816 - t815 * t147);
                            let t856 = t150 * t855
                                + (t719 + t718 * t147
                                    - t148 * (rt::lit::<T>(-0.058993923891947214) * t314));
                            let t857 = rt::lit::<T>(-0.061592225069804156) * t839
                                + (t846 + rt::lit::<T>(0.32151478931685357) * t842);
                            let t858 = t320 * (t819 * t132 - k18 * t135 - t75 * t857)
                                + (t819 + t821 - t820 * t131);
                            let t859 = t134 * t858
                                + (t722 + t721 * t131
                                    - t132 * (rt::lit::<T>(-0.061592225069804156) * t320));
                            let t860 = rt::lit::<T>(0.005864947198698576) * t839
                                + (t841 + rt::lit::<T>(0.4175557539292479) * t842);
                            let t861 = t326 * (t824 * t124 - k19 * t127 - t73 * t860)
                                + (t824 + t826 - t825 * t123);
                            let t862 = t126 * t861
                                + (t725 + t724 * t123
                                    - t124 * (rt::lit::<T>(0.005864947198698576) * t326));
                            let t863 = rt::lit::<T>(-0.06114645362610544) * t840;
                            let t864 = rt::lit::<T>(0.027076500189167574) * t839
                                + (t863 + rt::lit::<T>(0.2529691909352784) * t842);
                            let t865 = t332 * (t829 * t180 - k20 * t183 - t71 * t864)
                                + (t829 + t831 - t830 * t179);
                            let t866 = t182 * t865
                                + (t728 + t727 * t179
                                    - t180 * (rt::lit::<T>(0.027076500189167574) * t332));
                            let t867 = rt::lit::<T>(0.2529691909352784) * t839
                                + (t863 + rt::lit::<T>(0.027076500189167574) * t842);
                            let t868 = t339 * (t834 * t172 - k13 * t175 - t85 * t867)
                                + (t834 + t836 - t835 * t171);
                            let t869 = t174 * t868
                                + (t707 + t706 * t171
                                    - t172 * (rt::lit::<T>(0.2529691909352784) * t339));
                            let t870 = t200 * t87;
                            let t871 = t197 * t870 - t87 * t769;
                            let t872 = k47 * t859 + k46 * t862
                                + (k45 * t866 + (k52 * t869 + k75 * t871));
                            let t873 = t60 * t843 - t800 * t457;
                            let t874 = t52 * t847 - t805 * t459;
                            let t875 = t44 * t851 - t810 * t461;
                            let t876 = t36 * t854 - t815 * t463;
                            let t877 = t28 * t857 - t820 * t465;
                            let t878 = t20 * t860 - t825 * t467;
                            let t879 = t12 * t864 - t830 * t469;
                            let t880 = t68 * t867 - t835 * t471;
                            let t881 = t781 * t870;
                            let t882 = k47 * t877 + k46 * t878
                                + (k45 * t879
                                    + (k52 * t880 + rt::lit::<T>(0.26798833376246944) * t881));
                            let t883 = t489 * t837;
                            let t884 = t475 * t802;
                            let t885 = t477 * t807;
                            let t886 = t479 * t812;
                            let t887 = t481 * t817;
                            let t888 = t483 * t822;
                            let t889 = t485 * t827;
                            let t890 = t487 * t832;
                            let t891 = k21 * t883 + k22 * t884
                                + (k23 * t885 + k24 * t886)
                                + (k25 * t887 + k26 * t888 + (k27 * t889 + k28 * t890));
                            let t892 = k55 * t859 + k54 * t862
                                + (k53 * t866 + (k60 * t869 + k76 * t871));
                            let t893 = k55 * t877 + k54 * t878
                                + (k53 * t879
                                    + (k60 * t880 + rt::lit::<T>(0.48042111196938336) * t881));
                            let t894 = k29 * t883 + k30 * t884
                                + (k31 * t885 + k32 * t886)
                                + (k33 * t887 + k34 * t888 + (k35 * t889 + k36 * t890));
                            let t895 = k63 * t859 + k62 * t862
                                + (k61 * t866 + (k68 * t869 + k77 * t871));
                            let t896 = k63 * t877 + k62 * t878
                                + (k61 * t879
                                    + (k68 * t880 + rt::lit::<T>(0.1388888888888889) * t881));
                            let t897 = k38 * t884 + k39 * t885
                                + (k40 * t886 + k41 * t887)
                                + (k42 * t888 + k43 * t889
                                    + (k44 * t890 + (k37 * t883 + rt::lit::<T>(1.0))));
                            (
                                [
                                    xi_rate_1 - t70,
                                    k8 * t92 + k6 * t95 + (k5 * t98 + k4 * t101) + t120,
                                    k7 * t128 + k6 * t136 + (k3 * t144 + k5 * t152) + t185,
                                    xi_rate_2 - t186,
                                    t193,
                                    t194,
                                    xi_rate_3 - t195,
                                    k20 * t92 + k18 * t95 + (k17 * t98 + k16 * t101) + t202,
                                    k19 * t128 + k18 * t136 + (k15 * t144 + k17 * t152) + t203,
                                ],
                                [
                                    [
                                        t220,
                                        rt::lit::<T>(0.0),
                                        -t229,
                                        -t238,
                                        rt::lit::<T>(0.0),
                                        -t247,
                                        -t256,
                                        rt::lit::<T>(0.0),
                                        -t265,
                                    ],
                                    [
                                        k22 * t299 + k23 * t306 + (k24 * t313 + k25 * t319) + t348,
                                        rt::lit::<T>(0.2680684283954074) * t350
                                            + rt::lit::<T>(0.2758530052054411) * t352
                                            + (rt::lit::<T>(0.2956904871291018) * t354
                                                + rt::lit::<T>(0.293975971011446) * t356) + t367,
                                        -t376,
                                        k30 * t299 + k31 * t306 + (k32 * t313 + k33 * t319) + t377,
                                        rt::lit::<T>(0.48010371946080815) * t350
                                            + rt::lit::<T>(0.44467070272191894) * t352
                                            + (rt::lit::<T>(0.3122250273523913) * t354
                                                + rt::lit::<T>(0.13221941709205312) * t356) + t378,
                                        -t379,
                                        k38 * t299 + k39 * t306 + (k40 * t313 + k41 * t319) + t380,
                                        rt::lit::<T>(0.15016109085059778) * t350
                                            + rt::lit::<T>(0.042242497030804446) * t352
                                            + (rt::lit::<T>(-0.01619819323366821) * t354
                                                + rt::lit::<T>(-0.017912709351324017) * t356) + t381,
                                        -t382,
                                    ],
                                    [
                                        k51 * t429 + k50 * t433 + (k49 * t437 + k48 * t440) + t456,
                                        k51 * t458 + k50 * t460 + (k49 * t462 + k48 * t464) + t474,
                                        t491,
                                        k59 * t429 + k58 * t433 + (k57 * t437 + k56 * t440) + t492,
                                        k59 * t458 + k58 * t460 + (k57 * t462 + k56 * t464) + t493,
                                        t494,
                                        k67 * t429 + k66 * t433 + (k65 * t437 + k64 * t440) + t495,
                                        k67 * t458 + k66 * t460 + (k65 * t462 + k64 * t464) + t496,
                                        t497,
                                    ],
                                    [
                                        -t498,
                                        rt::lit::<T>(0.0),
                                        -t499,
                                        t500,
                                        rt::lit::<T>(0.0),
                                        -t501,
                                        -t502,
                                        rt::lit::<T>(0.0),
                                        -t503,
                                    ],
                                    [
                                        k22 * t536 + k23 * t542 + (k24 * t548 + k25 * t552) + t574,
                                        rt::lit::<T>(0.2680684283954074) * t575
                                            + rt::lit::<T>(0.2758530052054411) * t576
                                            + (rt::lit::<T>(0.2956904871291018) * t577
                                                + rt::lit::<T>(0.293975971011446) * t578) + t585,
                                        -t594,
                                        k30 * t536 + k31 * t542 + (k32 * t548 + k33 * t552) + t595,
                                        rt::lit::<T>(0.48010371946080815) * t575
                                            + rt::lit::<T>(0.44467070272191894) * t576
                                            + (rt::lit::<T>(0.3122250273523913) * t577
                                                + rt::lit::<T>(0.13221941709205312) * t578) + t596,
                                        -t597,
                                        k38 * t536 + k39 * t542 + (k40 * t548 + k41 * t552) + t598,
                                        rt::lit::<T>(0.15016109085059778) * t575
                                            + rt::lit::<T>(0.042242497030804446) * t576
                                            + (rt::lit::<T>(-0.01619819323366821) * t577
                                                + rt::lit::<T>(-0.017912709351324017) * t578) + t599,
                                        -t600,
                                    ],
                                    [
                                        k51 * t647 + k50 * t651 + (k49 * t655 + k48 * t658) + t674,
                                        k51 * t675 + k50 * t676 + (k49 * t677 + k48 * t678) + t684,
                                        t693,
                                        k59 * t647 + k58 * t651 + (k57 * t655 + k56 * t658) + t694,
                                        k59 * t675 + k58 * t676 + (k57 * t677 + k56 * t678) + t695,
                                        t696,
                                        k67 * t647 + k66 * t651 + (k65 * t655 + k64 * t658) + t697,
                                        k67 * t675 + k66 * t676 + (k65 * t677 + k64 * t678) + t698,
                                        t699,
                                    ],
                                    [
                                        -t700,
                                        rt::lit::<T>(0.0),
                                        -t701,
                                        -t702,
                                        rt::lit::<T>(0.0),
                                        -t703,
                                        t704,
                                        rt::lit::<T>(0.0),
                                        -t705,
                                    ],
                                    [
                                        k22 * t737 + k23 * t742 + (k24 * t747 + k25 * t751) + t772,
                                        rt::lit::<T>(0.2680684283954074) * t773
                                            + rt::lit::<T>(0.2758530052054411) * t774
                                            + (rt::lit::<T>(0.2956904871291018) * t775
                                                + rt::lit::<T>(0.293975971011446) * t776) + t783,
                                        -t792,
                                        k30 * t737 + k31 * t742 + (k32 * t747 + k33 * t751) + t793,
                                        rt::lit::<T>(0.48010371946080815) * t773
                                            + rt::lit::<T>(0.44467070272191894) * t774
                                            + (rt::lit::<T>(0.3122250273523913) * t775
                                                + rt::lit::<T>(0.13221941709205312) * t776) + t794,
                                        -t795,
                                        k38 * t737 + k39 * t742 + (k40 * t747 + k41 * t751) + t796,
                                        rt::lit::<T>(0.15016109085059778) * t773
                                            + rt::lit::<T>(0.042242497030804446) * t774
                                            + (rt::lit::<T>(-0.01619819323366821) * t775
                                                + rt::lit::<T>(-0.017912709351324017) * t776) + t797,
                                        -t798,
                                    ],
                                    [
                                        k51 * t845 + k50 * t849 + (k49 * t853 + k48 * t856) + t872,
                                        k51 * t873 + k50 * t874 + (k49 * t875 + k48 * t876) + t882,
                                        t891,
                                        k59 * t845 + k58 * t849 + (k57 * t853 + k56 * t856) + t892,
                                        k59 * t873 + k58 * t874 + (k57 * t875 + k56 * t876) + t893,
                                        t894,
                                        k67 * t845 + k66 * t849 + (k65 * t853 + k64 * t856) + t895,
                                        k67 * t873 + k66 * t874 + (k65 * t875 + k64 * t876) + t896,
                                        t897,
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
                let t71 = rho1 + k45 * rho1_rate_1
                    + (k53 * rho1_rate_2 + k61 * rho1_rate_3);
                let t7 = xi + k45 * xi_rate_1 + (k53 * xi_rate_2 + k61 * xi_rate_3);
                let t8 = t7 * t7;
                let t11 = t8 + rt::lit::<T>(1.0);
                let t925 = t71 / t11;
                let t85 = rho1 + k52 * rho1_rate_1
                    + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                let t63 = xi + k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3);
                let t64 = t63 * t63;
                let t67 = t64 + rt::lit::<T>(1.0);
                let t926 = t85 / t67;
                let t73 = rho1 + k46 * rho1_rate_1
                    + (k54 * rho1_rate_2 + k62 * rho1_rate_3);
                let t15 = xi + k46 * xi_rate_1 + (k54 * xi_rate_2 + k62 * xi_rate_3);
                let t16 = t15 * t15;
                let t19 = t16 + rt::lit::<T>(1.0);
                let t927 = t73 / t19;
                let t83 = rho1 + k51 * rho1_rate_1
                    + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                let t55 = xi + k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3);
                let t56 = t55 * t55;
                let t59 = t56 + rt::lit::<T>(1.0);
                let t928 = t83 / t59;
                let t75 = rho1 + k47 * rho1_rate_1
                    + (k55 * rho1_rate_2 + k63 * rho1_rate_3);
                let t23 = xi + k47 * xi_rate_1 + (k55 * xi_rate_2 + k63 * xi_rate_3);
                let t24 = t23 * t23;
                let t27 = t24 + rt::lit::<T>(1.0);
                let t929 = t75 / t27;
                let t81 = rho1 + k50 * rho1_rate_1
                    + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                let t47 = xi + k50 * xi_rate_1 + (k58 * xi_rate_2 + k66 * xi_rate_3);
                let t48 = t47 * t47;
                let t51 = t48 + rt::lit::<T>(1.0);
                let t930 = t81 / t51;
                let t77 = rho1 + k48 * rho1_rate_1
                    + (k56 * rho1_rate_2 + k64 * rho1_rate_3);
                let t31 = xi + k48 * xi_rate_1 + (k56 * xi_rate_2 + k64 * xi_rate_3);
                let t32 = t31 * t31;
                let t35 = t32 + rt::lit::<T>(1.0);
                let t931 = t77 / t35;
                let t79 = rho1 + k49 * rho1_rate_1
                    + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                let t39 = xi + k49 * xi_rate_1 + (k57 * xi_rate_2 + k65 * xi_rate_3);
                let t40 = t39 * t39;
                let t43 = t40 + rt::lit::<T>(1.0);
                let t932 = t79 / t43;
                let t933 = rt::lit::<T>(-0.06114645362610544) * (t925 + t926)
                    + rt::lit::<T>(-0.014459274444920261) * (t927 + t928)
                    + (rt::lit::<T>(0.1904683739582173) * (t929 + t930)
                        + rt::lit::<T>(0.3851373541128084) * (t931 + t932));
                let t187 = xi + k72 * xi_rate_1 + (k73 * xi_rate_2 + k74 * xi_rate_3);
                let t934 = rt::lit::<T>(0.2529691909352784) * t925
                    + rt::lit::<T>(0.4175557539292479) * t927
                    + (rt::lit::<T>(0.32151478931685357) * t929
                        + rt::lit::<T>(0.09560496739250535) * t931)
                    + (rt::lit::<T>(-0.058993923891947214) * t932
                        + rt::lit::<T>(-0.061592225069804156) * t930
                        + (rt::lit::<T>(0.005864947198698576) * t928
                            + rt::lit::<T>(0.027076500189167574) * t926));
                let t114 = xi + k69 * xi_rate_1 + (k70 * xi_rate_2 + k71 * xi_rate_3);
                let t935 = rt::lit::<T>(0.027076500189167574) * t925
                    + rt::lit::<T>(0.005864947198698576) * t927
                    + (rt::lit::<T>(-0.061592225069804156) * t929
                        + rt::lit::<T>(-0.058993923891947214) * t931)
                    + (rt::lit::<T>(0.09560496739250535) * t932
                        + rt::lit::<T>(0.32151478931685357) * t930
                        + (rt::lit::<T>(0.4175557539292479) * t928
                            + rt::lit::<T>(0.2529691909352784) * t926));
                let t196 = xi + k75 * xi_rate_1 + (k76 * xi_rate_2 + k77 * xi_rate_3);
                let x1_new_2 = x1 - t933 * (k102 * t187)
                    - k103 * (t934 * t114 + t935 * t196);
                let x2_new_2 = k103 * (t934 + t935) + (x2 + k102 * t933);
                let xi_new_2 = k103 * (xi_rate_1 + xi_rate_3) + (xi + k102 * xi_rate_2);
                let rho1_new_2 = k103 * (rho1_rate_1 + rho1_rate_3)
                    + (rho1 + k102 * rho1_rate_2);
                let rho2_new_2 = k103 * (rho2_rate_1 + rho2_rate_3)
                    + (rho2 + k102 * rho2_rate_2);
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
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
            const IDENTITY: &'static str = "6542d141e83909501430b10cf0215c09";
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
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "6b14ddd15bff61799ec1b8be0e181871";
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
        /// | each step | 10 | 10 | 0 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta p = g v (3).
            type Carried = [T; 6];
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
                let p_x1_new = p_x1 + h * p_x1_rate;
                let p_x2_new = p_x2 + h * p_x2_rate;
                let p_xi_new = p_xi + h * p_xi_rate;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_xi_new,
                ];
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "4d71916c82eaacfa0df7d9c9ab89c548";
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `x2_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `x1_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 28 | 34 | 5 | 3 | 0 | 0 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3).
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
                let t2 = rt::sqrt(t1);
                let t3 = t2 + rt::lit::<T>(1.0);
                let t4 = t1 + t2;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = xi * t5;
                let t7 = t3 * t6;
                let t8 = rt::lit::<T>(1.0) - xi * t6;
                let t9 = x2_dot * t8 - x1_dot * t7;
                let xi_rate_half_h = half_h * xi_rate;
                let t10 = xi + xi_rate_half_h;
                let t11 = t10 * t10;
                let t12 = t11 + rt::lit::<T>(1.0);
                let t13 = rt::sqrt(t12);
                let t14 = t12 + t13;
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = t10 * t15;
                let t17 = rt::lit::<T>(1.0) - t10 * t16;
                let t18 = t15
                    * (rt::lit::<T>(1.0)
                        - t16 * (t10 * (rt::lit::<T>(1.0) / t13 + rt::lit::<T>(2.0))));
                let t19 = t16 + t10 * t18;
                let t20 = t13 + rt::lit::<T>(1.0);
                let t21 = t20 * t16;
                let t22 = t21 * (t11 / (t13 * t14) + t20 * t18);
                let t23 = half_h * t17;
                let t24 = -t23;
                let t25 = rt::lit::<T>(1.0) - xi_rate * (half_h * (t22 - t17 * t19));
                let [x2_rate, rho1_rate] = rt::solve_linear(
                        {
                            let t26 = t8 * t9;
                            let t27 = t5
                                * (rt::lit::<T>(1.0)
                                    - xi * (rt::lit::<T>(1.0) / t2 + rt::lit::<T>(2.0)) * t6);
                            let t28 = t7 * t9 * (xi_squared / (t2 * t4) + t3 * t27)
                                - t26 * (t6 + xi * t27);
                            [t26, xi_dot * t28 - x2 * t8]
                        },
                        move |[x2_rate, rho1_rate]| {
                            let t29 = half_h * rho1_rate + t9;
                            let t30 = t29 * t17;
                            let t31 = rho1_rate + (x2 + half_h * x2_rate) * t17
                                - xi_rate * (t29 * t22 - t30 * t19);
                            (
                                [x2_rate - t30, t31],
                                [[rt::lit::<T>(1.0), t24], [t23, t25]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, rho1_rate", tally)
                    })?;
                let t29 = half_h * rho1_rate + t9;
                let x1_new_2 = x1 - t29 * (h * t21);
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + h * xi_rate;
                let t32 = xi_new_2 * xi_new_2 + rt::lit::<T>(1.0);
                let t33 = rt::sqrt(t32);
                let t34 = xi_new_2 / (t32 + t33);
                let t35 = h * rho1_rate + t9;
                let x1_dot_new_2 = -((t33 + rt::lit::<T>(1.0)) * t34 * t35);
                let x2_dot_new_2 = (rt::lit::<T>(1.0) - xi_new_2 * t34) * t35;
                let xi_dot_new_2 = xi_dot + h * rho2_rate;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                ];
                if !rt::all_finite([
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
            const IDENTITY: &'static str = "4a34ef0626f688670d7170a0730b9f09";
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
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 15 | 15 | 2 | 2 | 0 | 0 |
        /// | each iteration for x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate | 98 | 156 | 15 | 3 | 0 | 0 |
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
            /// `(1/2)/h`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.5) / h;
                Scheme { inv_h, half_h, k1 }
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
                let [x1, x2, xi, x1_dot, x2_dot, xi_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, k1 } = *setting.scheme();
                let t1 = xi * xi + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = xi / (t1 + t2);
                let t4 = (t2 + rt::lit::<T>(1.0)) * t3;
                let t5 = rt::lit::<T>(1.0) - xi * t3;
                let t6 = x2_dot * t5 - x1_dot * t4;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t7 = t4 * t6;
                            let t8 = t5 * t6;
                            let xi_minus_h = xi - h;
                            let t9 = xi_minus_h * xi_minus_h + rt::lit::<T>(1.0);
                            let t10 = rt::sqrt(t9);
                            let t11 = xi_minus_h / (t9 + t10);
                            let xi_plus_h = xi + h;
                            let t12 = xi_plus_h * xi_plus_h + rt::lit::<T>(1.0);
                            let t13 = rt::sqrt(t12);
                            let t14 = xi_plus_h / (t12 + t13);
                            let t15 = t8 * (xi_minus_h * t11 - xi_plus_h * t14)
                                - t7
                                    * ((t10 + rt::lit::<T>(1.0)) * t11
                                        - (t13 + rt::lit::<T>(1.0)) * t14);
                            [-t7, t8, xi_dot, t15 * (k1 * xi_dot) - x2 * t5, -xi]
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
                            let t17 = t16 * t16 + rt::lit::<T>(1.0);
                            let t18 = rt::sqrt(t17);
                            let t19 = t18 + rt::lit::<T>(1.0);
                            let t20 = t17 + t18;
                            let t21 = rt::lit::<T>(1.0) / t20;
                            let t22 = t16 * t21;
                            let t23 = t19 * t22;
                            let t24 = t6 + half_h * rho1_rate;
                            let t25 = rt::lit::<T>(1.0) - t16 * t22;
                            let t26 = t24 * t25;
                            let t27 = t16 - h;
                            let t28 = t27 * t27 + rt::lit::<T>(1.0);
                            let t29 = rt::sqrt(t28);
                            let t30 = t28 + t29;
                            let t31 = rt::lit::<T>(1.0) / t30;
                            let t32 = t27 * t31;
                            let t33 = h + t16;
                            let t34 = t33 * t33 + rt::lit::<T>(1.0);
                            let t35 = rt::sqrt(t34);
                            let t36 = t34 + t35;
                            let t37 = rt::lit::<T>(1.0) / t36;
                            let t38 = t33 * t37;
                            let t39 = t27 * t32 - t33 * t38;
                            let t40 = inv_h * t39;
                            let t41 = t24 * t40;
                            let t42 = t24 * t23;
                            let t43 = t29 + rt::lit::<T>(1.0);
                            let t44 = t35 + rt::lit::<T>(1.0);
                            let t45 = t43 * t32 - t44 * t38;
                            let t46 = inv_h * t45;
                            let t47 = t24 * t46;
                            let t48 = rt::lit::<T>(0.5) * (t26 * t41 - t42 * t47);
                            let t49 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (xi_rate * xi_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t50 = rt::div_or_zero(xi_rate * t48, t49);
                            let t51 = rho1_rate * t50;
                            let t52 = t24 + t51;
                            let t53 = rho2_rate * t50;
                            let t54 = x2_rate * t25 - x1_rate * t23;
                            let t55 = x2 + half_h * x2_rate;
                            let t56 = t26 * t40 - t42 * t46;
                            let t57 = rt::lit::<T>(0.5) * t56;
                            let t58 = rho1_rate * t40;
                            let t59 = rho1_rate * t46;
                            let t60 = xi_rate
                                + rt::lit::<T>(0.5) * (t26 * t58 - t42 * t59);
                            let t61 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t50,
                                t49,
                            );
                            let t62 = rho1_rate * t61;
                            let t63 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t50,
                                t49,
                            );
                            let t64 = rho1_rate * t63;
                            let t65 = half_h * t16;
                            let t66 = t21 * (half_h - t22 * (h * t16 + t65 / t18));
                            let t67 = t16 * t65 / (t18 * t20) + t19 * t66;
                            let t68 = half_h * t27;
                            let t69 = t31 * (half_h - t32 * (h * t27 + t68 / t29));
                            let t70 = half_h * t33;
                            let t71 = t37 * (half_h - t38 * (h * t33 + t70 / t35));
                            let t72 = t26
                                * (inv_h * (half_h * (t32 - t38) + t27 * t69 - t33 * t71));
                            let t73 = t43 * t69
                                + (t27 * t68 / (t29 * t30) - t33 * t70 / (t35 * t36));
                            let t74 = t42 * (inv_h * (t73 - t44 * t71));
                            let t75 = t72 - t74;
                            let t76 = half_h * t22 + t16 * t66;
                            let t77 = t24 * t76;
                            let t78 = t24 * t67;
                            let t79 = xi_rate
                                * (rt::lit::<T>(0.5) * (t24 * t75 - (t41 * t77 + t47 * t78))
                                    - rt::lit::<T>(2.0) * t50);
                            let t80 = rt::div_or_zero(t48 + t79, t49);
                            let t81 = rho1_rate * t80;
                            let t82 = h * t25;
                            let t83 = h * t23;
                            let quarter_xi_rate = rt::lit::<T>(0.25) * xi_rate;
                            let t84 = (t82 * t41 + (t26 * t39 - t42 * t45) - t83 * t47)
                                * quarter_xi_rate - rt::lit::<T>(2.0) * t51;
                            let t85 = rt::div_or_zero(t84, t49);
                            let t86 = half_h + t50;
                            let t87 = rho1_rate * t85 + t86;
                            let t88 = rt::div_or_zero(rt::lit::<T>(2.0) * t53, t49);
                            let t89 = rho1_rate * t88;
                            let t90 = rt::lit::<T>(0.5) * xi_rate
                                * (t72 - (t40 * t77 + t46 * t78) - t74) + (t57 + t55 * t76);
                            let t91 = half_h
                                + t50
                                    * (rt::lit::<T>(0.5)
                                        * (rho1_rate * t75 - (t58 * t77 + t59 * t78))
                                        + rt::lit::<T>(1.0));
                            let t92 = t60 * t85
                                + t50
                                    * (rt::lit::<T>(0.5)
                                        * (t56 + half_h * (t25 * t58 - t23 * t59)));
                            (
                                [
                                    x1_rate + t23 * t52,
                                    x2_rate - t25 * t52,
                                    xi_rate - xi_dot - half_h * rho2_rate - t53,
                                    t54 * t50 + (rho1_rate + t55 * t25 - xi_rate * t57),
                                    rho2_rate + t16 + t60 * t50,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t23 * t62,
                                        -(t23 * t64),
                                        t52 * t67 + t23 * t81,
                                        t23 * t87,
                                        -(t23 * t89),
                                    ],
                                    [
                                        t25 * t62,
                                        t25 * t64 + rt::lit::<T>(1.0),
                                        t52 * t76 - t25 * t81,
                                        -(t25 * t87),
                                        t25 * t89,
                                    ],
                                    [
                                        rho2_rate * t61,
                                        rho2_rate * t63,
                                        rt::lit::<T>(1.0) - rho2_rate * t80,
                                        -(rho2_rate * t85),
                                        rho2_rate * t88 - t86,
                                    ],
                                    [
                                        -(t23 * t50 + t54 * t61),
                                        t25 * t86 - t54 * t63,
                                        t54 * t80 - (t50 * (x2_rate * t76 + x1_rate * t67) + t90),
                                        t54 * t85
                                            + (rt::lit::<T>(1.0)
                                                - (t82 * t40 - t83 * t46) * quarter_xi_rate),
                                        -(t54 * t88),
                                    ],
                                    [
                                        -(t60 * t61),
                                        -(t60 * t63),
                                        t60 * t80 + t91,
                                        t92,
                                        rt::lit::<T>(1.0) - t60 * t88,
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
                let t93 = xi_new_2 * xi_new_2 + rt::lit::<T>(1.0);
                let t94 = rt::sqrt(t93);
                let t95 = xi_new_2 / (t93 + t94);
                let t96 = h * rho1_rate + t6;
                let x1_dot_new_2 = -(t95 * (t96 * (t94 + rt::lit::<T>(1.0))));
                let x2_dot_new_2 = t96 * (rt::lit::<T>(1.0) - xi_new_2 * t95);
                let xi_dot_new_2 = xi_dot + h * rho2_rate;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                ];
                if !rt::all_finite([
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
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
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
            const IDENTITY: &'static str = "0fbad1df8493eebd991307baa22429a9";
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
            const IDENTITY: &'static str = "79e5ffcc60d2b123de8543e5938ffc03";
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
                if !rt::all_finite([carried[0], carried[1], carried[3], carried[5]]) {
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
            const IDENTITY: &'static str = "a7a59606130ab4ab570faf175c582f26";
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
                if !rt::all_finite([carried[0], carried[1], carried[3]]) {
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
            const IDENTITY: &'static str = "d5ec85aaeb56ca19ea193b263883e686";
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
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "1e5dc09b73da1b8a928d4253f23a3ba9";
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
                if !rt::all_finite([carried[0], carried[6], carried[8]]) {
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
            const IDENTITY: &'static str = "5302fa97d69a43046f4bdf0d182b86bd";
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
        /// | each step | 10 | 10 | 0 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3).
            type Carried = [T; 6];
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
                let Scheme { half_h, minus_half_h, k1, k2, k3, k4 } = *setting.scheme();
                let t1 = xi_dot - half_h * xi;
                let t2 = xi + k3 * t1;
                let t3 = minus_half_h * t2;
                let t4 = -t2;
                let [x2_dot_mean, _] = rt::solve_linear(
                        [
                            x2_dot,
                            (x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0)),
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
                let x1_dot_new_2 = -(x1_dot + rt::lit::<T>(2.0) * t5);
                let x2_dot_new_2 = rt::lit::<T>(2.0) * x2_dot_mean - x2_dot;
                let xi_dot_new_2 = k4 * t1 - xi_dot;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    xi_dot_new_2,
                ];
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "655f0fa6dfb26034ebf3d37cefd6ea17";
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
                if !rt::all_finite([carried[0], carried[3], carried[4], carried[5]]) {
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
            const IDENTITY: &'static str = "b57fb4ce3471ad677d13aefe8181565a";
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
                if !rt::all_finite([carried[0], carried[3], carried[4], carried[5]]) {
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
            const IDENTITY: &'static str = "41dfe215344c3d431cb5fa33a5b12a10";
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
                if !rt::all_finite([carried[0], carried[3], carried[5]]) {
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
            const IDENTITY: &'static str = "4a83ade42a12db1e4175b3214076d3dd";
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
                if !rt::all_finite([carried[0], carried[3], carried[5]]) {
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
            const IDENTITY: &'static str = "13366f8bb131f09b753b5797a45c1216";
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
            const IDENTITY: &'static str = "914e13db517cb92887a604eb08871273";
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
            const IDENTITY: &'static str = "84e0ed91780f975230080584a92d69d7";
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
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "9bb618f2b9c433ea9dd596e5cc65c092";
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
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "9a345b5b11fc75982805e6845cca14c3";
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
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "618b32da1e5458d41110c24bcedb1f4c";
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
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "7a00a91d646aa4c1410f22fc4cb482e3";
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
                let x1_new_2 = x1 + half_h * (h * t1 + rt::lit::<T>(2.0) * x1_dot);
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
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "31c275346b6f36b43acaef498835d7d3";
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
                if !rt::all_finite(carried) {
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
            const IDENTITY: &'static str = "9f16a8246c37e4b86ef8446020a97422";
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
            const IDENTITY: &'static str = "10bcd4f7155f080050f1e4efdd12305b";
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
            const IDENTITY: &'static str = "025fea0dd9ae1d53f9d785452c0ba8f6";
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
            const IDENTITY: &'static str = "cfa3b0afa4719eb7b4e395c4784598ee";
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
