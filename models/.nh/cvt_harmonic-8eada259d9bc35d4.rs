// Prepared by `nh prepare` from `CvtHarmonic` in src/library.rs and cvt_harmonic.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 8eada259d9bc35d43298f8aec5e972f0
// content ca9ad1dad4b707a83d2f2d053b51f7b2

pub struct CvtHarmonic;

/// The system `cvt_harmonic` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 44 add, 62 mul, 5 div
/// * `avf`: 199 add, 236 mul, 17 div
/// * `itoh-abe`: 51 add, 65 mul, 5 div
/// * `itoh-abe-sym`: 94 add, 118 mul, 7 div
/// * `avf4`: 316 add, 393 mul, 18 div
/// * `avf6`: 439 add, 490 mul, 19 div
/// * `midpoint`: 13 add, 22 mul, 1 div
/// * `gonzalez-f`: 14 add, 14 mul
/// * `gonzalez-r`: 29 add, 37 mul, 5 div, 3 sqrt
/// * `gonzalez-r-fd`: 116 add, 174 mul, 17 div, 5 sqrt
/// * `leapfrog`: 12 add, 11 mul, 1 div
/// * `dla`: 10 add, 14 mul
/// * `dla01`: 12 add, 11 mul
/// * `dla-midpoint`: 13 add, 14 mul
/// * `dla1`: 8 add, 8 mul
/// * `dd`: 9 add, 11 mul
/// * `rattle`: 17 add, 15 mul, 1 div
/// * `rattle:consistent`: 17 add, 15 mul, 1 div
/// * `spark2`: 18 add, 18 mul
/// * `spark3`: 33 add, 43 mul
/// * `taylor`: 5 add, 4 mul, 1 div
/// * `taylor:qv`: 6 add, 4 mul, 1 div
/// * `euler`: 9 add, 13 mul, 1 div
/// * `rk2`: 23 add, 28 mul, 2 div
/// * `rk4`: 51 add, 61 mul, 4 div
/// * `euler:qv`: 11 add, 10 mul, 1 div
/// * `rk2:qv`: 27 add, 22 mul, 2 div
/// * `rk4:qv`: 61 add, 49 mul, 4 div
/// * `feedback-euler`: 39 add, 41 mul, 1 div
/// * `feedback-rk2`: 80 add, 75 mul, 2 div
/// * `feedback-rk4`: 162 add, 149 mul, 4 div
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod cvt_harmonic {
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
                return Some(self.with_numbers([1.0, 0.5, 0.3], [-0.21, 0.7, 1.2]));
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

    /// The contact oscillator: two harmonic oscillators coupled by a contact form that a third one drives (a continuously variable transmission).
    ///
    /// **Source**: K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 2.2.1; D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.7, with (x1, x2, xi) = (x, z, y)
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
            let [[x1, x2, xi]] = q.data.0;
            rt::lit::<T>(0.5) * (xi * xi + (x1 * x1 + x2 * x2))
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 3
        pub fn potential_gradient(&self, q: &SVector<T, 3>) -> SVector<T, 3> {
            let [[x1, x2, xi]] = q.data.0;
            rt::vector([x1, x2, xi])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x1, x2, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let t1 = x1_dot * x1_dot + x2_dot * x2_dot + (xi_dot * xi_dot - x2 * x2)
                - (x1 * x1 + xi * xi);
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x1, x2, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let t1 = x1_dot * x1_dot + xi_dot * xi_dot
                + (x1 * x1 + x2 * x2 + (xi * xi + x2_dot * x2_dot));
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
            let [[x1, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let xi_squared = xi * xi;
            let t1 = xi_squared + rt::lit::<T>(1.0);
            let t2 = x1 * x1 + x2 * x2;
            let rho2_squared = rho2 * rho2;
            rt::lit::<T>(1.0) / t1
                * (rt::lit::<T>(0.5)
                    * (xi_squared * (t1 + (t2 + rho2_squared))
                        + (t2 + (rho2_squared + rho1 * rho1))))
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
            let [[x1, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let xi_squared = xi * xi;
            let t1 = xi_squared + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let t3 = rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0);
            let t4 = x1 * x1 + x2 * x2;
            let rho2_squared = rho2 * rho2;
            let t5 = t1 + (t4 + rho2_squared);
            let t6 = xi * t2
                * (xi_squared + t5
                    - t2 * (xi_squared * t5 + (t4 + (rho2_squared + rho1 * rho1))));
            rt::vector([
                t2 * (rt::lit::<T>(0.5) * x1 * t3),
                t2 * (rt::lit::<T>(0.5) * x2 * t3),
                t6,
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
            let [[x1, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let t1 = xi * xi + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            rt::vector([
                -(t2 * (xi * rho1)),
                t2 * rho1,
                rho2,
                t2 * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2),
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
            let [[x1, x2, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let t1 = xi * xi + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let xi_rho1 = xi * rho1;
            let t3 = t2 * xi_rho1;
            let t4 = x1 * t1 + (rho1 * rho2 - x2 * xi);
            let t5 = t4
                + xi * (rt::lit::<T>(2.0) * (x1 * xi - t2 * (xi * t4 - x2)) - x2);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, xi, zero],
                [zero, zero, zero, rt::lit::<T>(-1.0), zero],
                [
                    -(t2 * (rho1 - rt::lit::<T>(2.0) * xi * t3)),
                    rt::lit::<T>(-2.0) * xi_rho1 / (t1 * t1),
                    zero,
                    t2 * t5,
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
            let [[x1, x2, xi]] = q.data.0;
            let [[_, x2_dot, xi_dot]] = w.data.0;
            rt::vector([
                (x1 + x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0)),
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
            let [[x1, x2, xi]] = q.data.0;
            let [[_, x2_dot, xi_dot]] = w.data.0;
            let t1 = (x1 + x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0));
            rt::vector([t1 - x1, xi * t1 - x2, -xi])
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
            let [[x1, x2, xi]] = q.data.0;
            let [[x1_dot, x2_dot, xi_dot]] = w.data.0;
            let xi_dot_squared = xi_dot * xi_dot;
            let xi_squared = xi * xi;
            let t1 = x1_dot * x1_dot + xi_dot_squared
                + (x1 * x1 + x2 * x2 + (xi_squared + x2_dot * x2_dot));
            rt::vector([
                rt::lit::<T>(0.5) * t1,
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
            let [[x1, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let t1 = p_x1 * p_x1 + p_xi * p_xi
                + (x1 * x1 + x2 * x2 + (xi * xi + p_x2 * p_x2));
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
            let [[x1, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let t1 = (x1 + x2 * xi - p_x2 * p_xi) / (xi * xi + rt::lit::<T>(1.0));
            rt::vector([p_x1, p_x2, p_xi, t1 - x1, xi * t1 - x2, -xi])
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
            let [[x1, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let xi_squared = xi * xi;
            let t1 = (p_x1 + xi * p_x2) / (xi_squared + rt::lit::<T>(1.0));
            let t2 = p_x1 * (p_x1 - t1)
                + (x1 * x1 + x2 * x2 + (xi_squared + p_xi * p_xi));
            rt::lit::<T>(0.5) * (p_x2 * (p_x2 - xi * t1) + t2)
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
            let [[x1, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
            let t2 = x1 + x2 * xi - p_xi * (p_x2 - t1 * (xi * (p_x1 + xi * p_x2)));
            rt::vector([t1 * t2])
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
            let [[x1, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let t1 = rt::lit::<T>(1.0) / (xi * xi + rt::lit::<T>(1.0));
            let t2 = t1 * (p_x1 + xi * p_x2);
            let t3 = p_x2 - xi * t2;
            let t4 = t1 * (x1 + x2 * xi - p_xi * t3);
            rt::vector([p_x1 - t2, t3, p_xi, t4 - x1, xi * t4 - x2, t2 * t3 - xi])
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
            let [[x1, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let xi_squared = xi * xi;
            let t1 = (p_x1 + xi * p_x2) / (xi_squared + rt::lit::<T>(1.0));
            let t2 = xi_squared + p_xi * p_xi;
            let t3 = p_x2 * (p_x2 - xi * t1)
                + (p_x1 * (p_x1 - t1) + (x1 * x1 + x2 * x2 + t2));
            rt::vector([rt::lit::<T>(0.5) * t3, rt::lit::<T>(0.5) * t2])
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
            let [[x1, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_e_driver]] = gains.data.0;
            let [[level_h, level_e_driver]] = levels.data.0;
            let t1 = p_x1 + xi * p_x2;
            let xi_squared = xi * xi;
            let t2 = t1 / (xi_squared + rt::lit::<T>(1.0));
            let t3 = xi_squared + p_xi * p_xi;
            let t4 = p_x2 * (p_x2 - xi * t2)
                + (p_x1 * (p_x1 - t2) + (x1 * x1 + x2 * x2 + t3));
            let t5 = rt::lit::<T>(0.5) * t4 - level_h;
            let t6 = rt::lit::<T>(0.5) * t3 - level_e_driver;
            rt::lit::<T>(0.5)
                * (t5 * (gain_h * t5) + (t6 * (gain_e_driver * t6) + t2 * (t1 * gain_j)))
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
            let [[x1, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_e_driver]] = gains.data.0;
            let [[level_h, level_e_driver]] = levels.data.0;
            let xi_squared = xi * xi;
            let t1 = (p_x1 + xi * p_x2) / (xi_squared + rt::lit::<T>(1.0));
            let t2 = xi * t1;
            let t3 = p_x2 - t2;
            let t4 = p_x1 - t1;
            let t5 = xi_squared + p_xi * p_xi;
            let t6 = rt::lit::<T>(0.5)
                * (p_x2 * t3 + (p_x1 * t4 + (x1 * x1 + x2 * x2 + t5)));
            let t7 = gain_h * (t6 - level_h);
            let t8 = t1 * t3;
            let t9 = gain_e_driver * (rt::lit::<T>(0.5) * t5 - level_e_driver);
            rt::vector([
                x1 * t7,
                x2 * t7,
                (xi - t8) * t7 + (t8 * gain_j + xi * t9),
                t1 * gain_j + t4 * t7,
                t2 * gain_j + t3 * t7,
                p_xi * (t9 + t7),
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
            let [[x1, x2, xi]] = q.data.0;
            let [[p_x1, p_x2, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_e_driver]] = gains.data.0;
            let [[level_h, level_e_driver]] = levels.data.0;
            let xi_squared = xi * xi;
            let t1 = rt::lit::<T>(1.0) / (xi_squared + rt::lit::<T>(1.0));
            let t2 = t1 * (p_x1 + xi * p_x2);
            let t3 = p_x1 - t2;
            let t4 = xi * t2;
            let t5 = p_x2 - t4;
            let t6 = xi_squared + p_xi * p_xi;
            let t7 = rt::lit::<T>(0.5)
                * (p_x2 * t5 + (x1 * x1 + x2 * x2 + t6 + p_x1 * t3));
            let t8 = gain_h * (t7 - level_h);
            let t9 = gain_e_driver * (rt::lit::<T>(0.5) * t6 - level_e_driver);
            let t10 = t2 * t5;
            let t11 = t1 * (x1 + x2 * xi - p_xi * t5);
            rt::vector([
                t3 - x1 * t8,
                t5 - x2 * t8,
                p_xi - xi * t9 - gain_j * t10 - (xi - t10) * t8,
                t11 - (x1 + gain_j * t2) - t3 * t8,
                xi * t11 - (x2 + gain_j * t4) - t5 * t8,
                t10 - xi - p_xi * (t9 + t8),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "cvt_harmonic";

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
        /// | each sweep for xi_rate, rho1_rate, kappa_gradient | 30 | 48 | 4 | 0 | 0 | 0 |
        /// | each iteration for xi_rate, rho1_rate, kappa_gradient | 83 | 129 | 6 | 0 | 0 | 0 |
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
                    let t3 = half_h + kappa_gradient;
                    let t4 = xi + half_h * xi_rate;
                    let rho1_rate_half_h = half_h * rho1_rate;
                    let t6 = rho1 + rho1_rate_half_h;
                    let t7 = t4 * t6;
                    let t8 = t4 * t4 + rt::lit::<T>(1.0);
                    let t64 = t7 / t8;
                    let t11 = rho1_rate * kappa_gradient;
                    let t12 = t11 + t6;
                    let t65 = t4 * t64;
                    let t66 = t12 - t65;
                    let t5 = xi_rate * kappa_gradient + t4;
                    let t67 = t64 * (t66 + (t65 - t6)) + t5;
                    let t68 = rho2 - t3 * t67;
                    let t69 = xi + half_h * t68;
                    let t70 = t6 * t69 / (t69 * t69 + rt::lit::<T>(1.0));
                    let t71 = t12 - t69 * t70;
                    let t72 = t69 * (x1 - t71 * (t3 * t69))
                        + (t68 * t70 - x2 - t3 * t71);
                    let xi_rate_h = h * xi_rate;
                    let xi_rate_h_squared = xi_rate_h * xi_rate_h;
                    let t20 = rt::lit::<T>(0.25) * xi_rate_h_squared + t8;
                    let t21 = xi_rate_h * t4;
                    let t22 = rt::lit::<T>(1.0) / (t20 * t20 - t21 * t21);
                    let rho1_rate_h = h * rho1_rate;
                    let t26 = xi_rate_h * rho1_rate_h;
                    let t73 = t26 - xi_rate_h_squared * t64;
                    let t23 = rho1_rate_h * t4 + xi_rate_h * t6;
                    let t24 = rt::lit::<T>(2.0) * t21;
                    let t74 = t23 - t64 * t24;
                    let t75 = rt::lit::<T>(0.25) * t73;
                    let t76 = t73 * (t74 * (rt::lit::<T>(0.5) * t20))
                        - t24 * (t74 * (rt::lit::<T>(0.25) * t74) + t75 * t75);
                    let t77 = t4 * t66;
                    let t33 = xi_rate * xi_rate + rho1_rate * rho1_rate;
                    let t78 = rt::div_or_zero(
                        t22 * (rt::lit::<T>(0.5) * t76),
                        h * (t67 * t67 + (t77 * t77 + (t33 + t66 * t66))),
                    );
                    solution1.update([t68, t72, -t78]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = xi * xi + rt::lit::<T>(1.0);
                            let t2 = rt::lit::<T>(1.0) / t1
                                * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2);
                            [rho2, t2, rt::lit::<T>(0.0)]
                        },
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
                            let t17 = half_h * t14;
                            let t18 = t4 * t14;
                            let t19 = x1 - t3 * t18;
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
                            let t34 = h * (t16 * t16 + (t18 * t18 + (t14 * t14 + t33)));
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
                            let t46 = t17 - t4 * t45;
                            let t47 = t4 * t41;
                            let t48 = rho1_rate * t4;
                            let t49 = half_h_squared * rho1_rate;
                            let t50 = t10 * (twice_h_squared * xi_rate)
                                + xi_rate_h_squared * t37;
                            let t51 = half_h_squared * xi_rate;
                            let t52 = t36 + t51;
                            let t53 = h * t6 + t49
                                - rt::lit::<T>(2.0) * (t52 * t10 + t21 * t37);
                            let t54 = t20
                                * (t25 * (t49 - rt::lit::<T>(0.5) * t50) + t53 * t28)
                                + t52 * (t29 - t32 * (rt::lit::<T>(2.0) * (t20 - t21)));
                            let t55 = rt::lit::<T>(0.5) * t25;
                            let t56 = t52 * t31
                                + t21
                                    * (t53 * t55
                                        + (h_squared * rho1_rate - t50)
                                            * (rt::lit::<T>(0.125) * t27));
                            let t57 = rt::lit::<T>(0.5) * t22;
                            let t58 = (t54 - rt::lit::<T>(2.0) * t56) * t57
                                - t35
                                    * (twice_h
                                        * (t18 * t46 + (xi_rate + t16 * t38 - t14 * t45)));
                            let t59 = xi_rate_h_squared * t39;
                            let t60 = t52 - t21 * t39;
                            let t61 = t20
                                * (t25 * (t51 - rt::lit::<T>(0.25) * t59) + t60 * t28)
                                - t24
                                    * (t60 * t55
                                        + t28
                                            * (quarter_h_squared * xi_rate
                                                - rt::lit::<T>(0.125) * t59));
                            let t62 = t57 * t61
                                - t35
                                    * (twice_h
                                        * (t16 * t43 + (t18 * t47 + (rho1_rate + t14 * t41))));
                            let t63 = rt::lit::<T>(1.0)
                                - rt::div_or_zero(
                                    t35
                                        * (twice_h * (t44 * t16 + (rho1_rate * t14 + t48 * t18))),
                                    t34,
                                );
                            (
                                [
                                    t3 * t16 + (xi_rate - rho2),
                                    t17
                                        + (kappa_gradient * t14 + (x2 + rho1_rate - xi_rate * t10))
                                        - t4 * t19,
                                    kappa_gradient + t35,
                                ],
                                [
                                    [t3 * t38 + rt::lit::<T>(1.0), t3 * t43, t16 + t3 * t44],
                                    [
                                        t3 * (t4 * t46 - t45)
                                            - (half_h * t19 + (t10 + xi_rate * t37)),
                                        t3 * (t41 + t4 * t47)
                                            + (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * xi_rate * t39),
                                        t4 * (t18 + t3 * t48) + (t14 + (t11 + rho1_rate_half_h)),
                                    ],
                                    [rt::div_or_zero(t58, t34), rt::div_or_zero(t62, t34), t63],
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
                let t64 = t7 / t8;
                let t65 = t4 * t64;
                let t66 = t12 - t65;
                let t36 = h * t4;
                let x1_new_2 = x1 - t66 * t36;
                let x2_new_2 = x2 + h * t66;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho1_rate_h = h * rho1_rate;
                let rho1_new_2 = rho1 + rho1_rate_h;
                let t5 = xi_rate * kappa_gradient + t4;
                let t67 = t64 * (t66 + (t65 - t6)) + t5;
                let rho2_new_2 = rho2 - h * t67;
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
            const IDENTITY: &'static str = "f8fb8a6190741200371bd77c23fb7a04";
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
        /// - `xi_rate`, `rho1_rate`, `rho2_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x1_rate, x2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 20 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 49 | 1 | 0 | 0 | 0 |
        /// | each step | 37 | 39 | 8 | 0 | 0 | 0 |
        /// | each sweep for xi_rate, rho1_rate, rho2_rate | 162 | 197 | 9 | 0 | 0 | 0 |
        /// | each iteration for xi_rate, rho1_rate, rho2_rate | 442 | 683 | 9 | 0 | 0 | 0 |
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
            /// `0.019855071751231884 0.05061426814518813/2`
            k5: T,
            /// `0.10166676129318664 0.11119051722668724/2`
            k6: T,
            /// `0.2372337950418355 0.15685332293894363/2`
            k7: T,
            /// `0.4082826787521751 0.181341891689181/2`
            k8: T,
            /// `0.181341891689181 0.591717321247825/2`
            k9: T,
            /// `0.15685332293894363 0.7627662049581645/2`
            k10: T,
            /// `0.11119051722668724 0.8983332387068134/2`
            k11: T,
            /// `0.05061426814518813 0.9801449282487681/2`
            k12: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h 0.019855071751231884`
            k13: T,
            /// `h 0.10166676129318664`
            k14: T,
            /// `h 0.2372337950418355`
            k15: T,
            /// `h 0.4082826787521751`
            k16: T,
            /// `h 0.591717321247825`
            k17: T,
            /// `h 0.7627662049581645`
            k18: T,
            /// `h 0.8983332387068134`
            k19: T,
            /// `h 0.9801449282487681`
            k20: T,
            /// `0.05061426814518813 h 0.019855071751231884`
            k21: T,
            /// `0.11119051722668724 h 0.10166676129318664`
            k22: T,
            /// `0.15685332293894363 h 0.2372337950418355`
            k23: T,
            /// `0.181341891689181 h 0.4082826787521751`
            k24: T,
            /// `0.181341891689181 h 0.591717321247825`
            k25: T,
            /// `0.15685332293894363 h 0.7627662049581645`
            k26: T,
            /// `0.11119051722668724 h 0.8983332387068134`
            k27: T,
            /// `0.05061426814518813 h 0.9801449282487681`
            k28: T,
            /// `0.05061426814518813 h 0.019855071751231884/2`
            k29: T,
            /// `0.11119051722668724 h 0.10166676129318664/2`
            k30: T,
            /// `0.15685332293894363 h 0.2372337950418355/2`
            k31: T,
            /// `0.181341891689181 h 0.4082826787521751/2`
            k32: T,
            /// `0.181341891689181 h 0.591717321247825/2`
            k33: T,
            /// `0.15685332293894363 h 0.7627662049581645/2`
            k34: T,
            /// `0.11119051722668724 h 0.8983332387068134/2`
            k35: T,
            /// `0.05061426814518813 h 0.9801449282487681/2`
            k36: T,
            /// `2 h 0.019855071751231884`
            k37: T,
            /// `2 h 0.10166676129318664`
            k38: T,
            /// `2 h 0.2372337950418355`
            k39: T,
            /// `2 h 0.4082826787521751`
            k40: T,
            /// `2 h 0.591717321247825`
            k41: T,
            /// `2 h 0.7627662049581645`
            k42: T,
            /// `2 h 0.8983332387068134`
            k43: T,
            /// `2 h 0.9801449282487681`
            k44: T,
            /// `2 0.05061426814518813 h 0.019855071751231884`
            k45: T,
            /// `2 0.11119051722668724 h 0.10166676129318664`
            k46: T,
            /// `2 0.15685332293894363 h 0.2372337950418355`
            k47: T,
            /// `2 0.181341891689181 h 0.4082826787521751`
            k48: T,
            /// `2 0.181341891689181 h 0.591717321247825`
            k49: T,
            /// `2 0.15685332293894363 h 0.7627662049581645`
            k50: T,
            /// `2 0.11119051722668724 h 0.8983332387068134`
            k51: T,
            /// `2 0.05061426814518813 h 0.9801449282487681`
            k52: T,
            /// `4 h 0.019855071751231884`
            k53: T,
            /// `4 h 0.10166676129318664`
            k54: T,
            /// `4 h 0.2372337950418355`
            k55: T,
            /// `4 h 0.4082826787521751`
            k56: T,
            /// `4 h 0.591717321247825`
            k57: T,
            /// `4 h 0.7627662049581645`
            k58: T,
            /// `4 h 0.8983332387068134`
            k59: T,
            /// `4 h 0.9801449282487681`
            k60: T,
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
                let k5 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.019855071751231884)
                        * rt::lit::<T>(0.05061426814518813));
                let k6 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.10166676129318664)
                        * rt::lit::<T>(0.11119051722668724));
                let k7 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.2372337950418355)
                        * rt::lit::<T>(0.15685332293894363));
                let k8 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.4082826787521751)
                        * rt::lit::<T>(0.181341891689181));
                let k9 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.181341891689181)
                        * rt::lit::<T>(0.591717321247825));
                let k10 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.15685332293894363)
                        * rt::lit::<T>(0.7627662049581645));
                let k11 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.11119051722668724)
                        * rt::lit::<T>(0.8983332387068134));
                let k12 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.05061426814518813)
                        * rt::lit::<T>(0.9801449282487681));
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k13 = h * rt::lit::<T>(0.019855071751231884);
                let k14 = h * rt::lit::<T>(0.10166676129318664);
                let k15 = h * rt::lit::<T>(0.2372337950418355);
                let k16 = h * rt::lit::<T>(0.4082826787521751);
                let k17 = h * rt::lit::<T>(0.591717321247825);
                let k18 = h * rt::lit::<T>(0.7627662049581645);
                let k19 = h * rt::lit::<T>(0.8983332387068134);
                let k20 = h * rt::lit::<T>(0.9801449282487681);
                let k21 = rt::lit::<T>(0.05061426814518813) * k13;
                let k22 = rt::lit::<T>(0.11119051722668724) * k14;
                let k23 = rt::lit::<T>(0.15685332293894363) * k15;
                let k24 = rt::lit::<T>(0.181341891689181) * k16;
                let k25 = rt::lit::<T>(0.181341891689181) * k17;
                let k26 = rt::lit::<T>(0.15685332293894363) * k18;
                let k27 = rt::lit::<T>(0.11119051722668724) * k19;
                let k28 = rt::lit::<T>(0.05061426814518813) * k20;
                let k29 = rt::lit::<T>(0.5) * k21;
                let k30 = rt::lit::<T>(0.5) * k22;
                let k31 = rt::lit::<T>(0.5) * k23;
                let k32 = rt::lit::<T>(0.5) * k24;
                let k33 = rt::lit::<T>(0.5) * k25;
                let k34 = rt::lit::<T>(0.5) * k26;
                let k35 = rt::lit::<T>(0.5) * k27;
                let k36 = rt::lit::<T>(0.5) * k28;
                let k37 = rt::lit::<T>(2.0) * k13;
                let k38 = rt::lit::<T>(2.0) * k14;
                let k39 = rt::lit::<T>(2.0) * k15;
                let k40 = rt::lit::<T>(2.0) * k16;
                let k41 = rt::lit::<T>(2.0) * k17;
                let k42 = rt::lit::<T>(2.0) * k18;
                let k43 = rt::lit::<T>(2.0) * k19;
                let k44 = rt::lit::<T>(2.0) * k20;
                let k45 = rt::lit::<T>(2.0) * k21;
                let k46 = rt::lit::<T>(2.0) * k22;
                let k47 = rt::lit::<T>(2.0) * k23;
                let k48 = rt::lit::<T>(2.0) * k24;
                let k49 = rt::lit::<T>(2.0) * k25;
                let k50 = rt::lit::<T>(2.0) * k26;
                let k51 = rt::lit::<T>(2.0) * k27;
                let k52 = rt::lit::<T>(2.0) * k28;
                let k53 = rt::lit::<T>(4.0) * k13;
                let k54 = rt::lit::<T>(4.0) * k14;
                let k55 = rt::lit::<T>(4.0) * k15;
                let k56 = rt::lit::<T>(4.0) * k16;
                let k57 = rt::lit::<T>(4.0) * k17;
                let k58 = rt::lit::<T>(4.0) * k18;
                let k59 = rt::lit::<T>(4.0) * k19;
                let k60 = rt::lit::<T>(4.0) * k20;
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
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                    k58,
                    k59,
                    k60,
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
                    k53,
                    k54,
                    k55,
                    k56,
                    k57,
                    k58,
                    k59,
                    k60,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate, rho1_rate, rho2_rate]) = solution1.goes_on() {
                    let t3 = xi + k13 * xi_rate;
                    let t4 = t3 * t3;
                    let t5 = t4 + rt::lit::<T>(1.0);
                    let t6 = rt::lit::<T>(1.0) / t5;
                    let t7 = rho2 + k13 * rho2_rate;
                    let t8 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                    let t9 = t6 * (t7 * t8);
                    let t10 = xi + k20 * xi_rate;
                    let t11 = t10 * t10;
                    let t12 = t11 + rt::lit::<T>(1.0);
                    let t13 = rt::lit::<T>(1.0) / t12;
                    let t14 = rho2 + k20 * rho2_rate;
                    let t15 = rt::lit::<T>(2.0) * t11 + rt::lit::<T>(2.0);
                    let t16 = t13 * (t14 * t15);
                    let t17 = xi + k14 * xi_rate;
                    let t18 = t17 * t17;
                    let t19 = t18 + rt::lit::<T>(1.0);
                    let t20 = rt::lit::<T>(1.0) / t19;
                    let t21 = rho2 + k14 * rho2_rate;
                    let t22 = rt::lit::<T>(2.0) * t18 + rt::lit::<T>(2.0);
                    let t23 = t20 * (t21 * t22);
                    let t24 = xi + k19 * xi_rate;
                    let t25 = t24 * t24;
                    let t26 = t25 + rt::lit::<T>(1.0);
                    let t27 = rt::lit::<T>(1.0) / t26;
                    let t28 = rho2 + k19 * rho2_rate;
                    let t29 = rt::lit::<T>(2.0) * t25 + rt::lit::<T>(2.0);
                    let t30 = t27 * (t28 * t29);
                    let t31 = xi + k15 * xi_rate;
                    let t32 = t31 * t31;
                    let t33 = t32 + rt::lit::<T>(1.0);
                    let t34 = rt::lit::<T>(1.0) / t33;
                    let t35 = rho2 + k15 * rho2_rate;
                    let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                    let t37 = t34 * (t35 * t36);
                    let t38 = xi + k18 * xi_rate;
                    let t39 = t38 * t38;
                    let t40 = t39 + rt::lit::<T>(1.0);
                    let t41 = rt::lit::<T>(1.0) / t40;
                    let t42 = rho2 + k18 * rho2_rate;
                    let t43 = rt::lit::<T>(2.0) * t39 + rt::lit::<T>(2.0);
                    let t44 = t41 * (t42 * t43);
                    let t45 = xi + k16 * xi_rate;
                    let t46 = t45 * t45;
                    let t47 = t46 + rt::lit::<T>(1.0);
                    let t48 = rt::lit::<T>(1.0) / t47;
                    let t49 = rho2 + k16 * rho2_rate;
                    let t50 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                    let t51 = t48 * (t49 * t50);
                    let t52 = xi + k17 * xi_rate;
                    let t53 = t52 * t52;
                    let t54 = t53 + rt::lit::<T>(1.0);
                    let t55 = rt::lit::<T>(1.0) / t54;
                    let t56 = rho2 + k17 * rho2_rate;
                    let t57 = rt::lit::<T>(2.0) * t53 + rt::lit::<T>(2.0);
                    let t58 = t55 * (t56 * t57);
                    let t59 = k1 * (t9 + t16) + k2 * (t23 + t30)
                        + (k3 * (t37 + t44) + k4 * (t51 + t58));
                    let t105 = xi + half_h * xi_rate;
                    let t111 = h * t105;
                    let t60 = rho1 + k13 * rho1_rate;
                    let t61 = t60 * t6;
                    let t62 = rho1 + k20 * rho1_rate;
                    let t63 = t62 * t13;
                    let t64 = rho1 + k14 * rho1_rate;
                    let t65 = t64 * t20;
                    let t66 = rho1 + k19 * rho1_rate;
                    let t67 = t66 * t27;
                    let t68 = rho1 + k15 * rho1_rate;
                    let t69 = t68 * t34;
                    let t70 = rho1 + k18 * rho1_rate;
                    let t71 = t70 * t41;
                    let t72 = rho1 + k16 * rho1_rate;
                    let t73 = t72 * t48;
                    let t74 = rho1 + k17 * rho1_rate;
                    let t75 = t74 * t55;
                    let t76 = rt::lit::<T>(0.05061426814518813) * (t61 + t63)
                        + rt::lit::<T>(0.11119051722668724) * (t65 + t67)
                        + (rt::lit::<T>(0.15685332293894363) * (t69 + t71)
                            + rt::lit::<T>(0.181341891689181) * (t73 + t75));
                    let t112 = t111 * t76;
                    let t113 = x1 - rt::lit::<T>(0.019855071751231884) * t112;
                    let t78 = t8 * t6;
                    let t114 = t113 * t78;
                    let t115 = x1 - rt::lit::<T>(0.9801449282487681) * t112;
                    let t81 = t15 * t13;
                    let t116 = t115 * t81;
                    let t117 = x1 - rt::lit::<T>(0.10166676129318664) * t112;
                    let t99 = t22 * t20;
                    let t118 = t117 * t99;
                    let t119 = x1 - rt::lit::<T>(0.8983332387068134) * t112;
                    let t102 = t29 * t27;
                    let t120 = t119 * t102;
                    let t121 = x1 - rt::lit::<T>(0.2372337950418355) * t112;
                    let t85 = t36 * t34;
                    let t122 = t121 * t85;
                    let t123 = x1 - rt::lit::<T>(0.7627662049581645) * t112;
                    let t88 = t43 * t41;
                    let t124 = t123 * t88;
                    let t125 = x1 - rt::lit::<T>(0.4082826787521751) * t112;
                    let t92 = t50 * t48;
                    let t126 = t125 * t92;
                    let t127 = x1 - rt::lit::<T>(0.591717321247825) * t112;
                    let t95 = t57 * t55;
                    let t128 = t127 * t95;
                    let t129 = k1 * (t114 + t116) + k2 * (t118 + t120)
                        + (k3 * (t122 + t124) + k4 * (t126 + t128));
                    let t130 = t105 * t129;
                    let t106 = rho1 + half_h * rho1_rate;
                    let t107 = t105 * t106;
                    let t108 = t105 * t105 + rt::lit::<T>(1.0);
                    let t314 = t107 / t108;
                    let t77 = x2 + k13 * t76;
                    let t79 = t77 * t78;
                    let t80 = x2 + k20 * t76;
                    let t82 = t80 * t81;
                    let t83 = k1 * (t79 + t82);
                    let t91 = x2 + k16 * t76;
                    let t93 = t91 * t92;
                    let t94 = x2 + k17 * t76;
                    let t96 = t94 * t95;
                    let t97 = k4 * (t93 + t96);
                    let t98 = x2 + k14 * t76;
                    let t100 = t98 * t99;
                    let t101 = x2 + k19 * t76;
                    let t103 = t101 * t102;
                    let t104 = k2 * (t100 + t103);
                    let t84 = x2 + k15 * t76;
                    let t86 = t84 * t85;
                    let t87 = x2 + k18 * t76;
                    let t89 = t87 * t88;
                    let t90 = k3 * (t86 + t89);
                    let t277 = t17 * t20;
                    let t143 = t117 * t117 + t98 * t98;
                    let t144 = t21 * t21;
                    let t145 = t143 + (t19 + t144);
                    let t146 = t20 * (t18 * t145 + (t143 + (t144 + t64 * t64)));
                    let t147 = t18 + t145 - t146;
                    let t281 = t24 * t27;
                    let t149 = t119 * t119 + t101 * t101;
                    let t150 = t28 * t28;
                    let t151 = t149 + (t26 + t150);
                    let t152 = t27 * (t25 * t151 + (t149 + (t150 + t66 * t66)));
                    let t153 = t25 + t151 - t152;
                    let t285 = t31 * t34;
                    let t155 = t121 * t121 + t84 * t84;
                    let t156 = t35 * t35;
                    let t157 = t155 + (t33 + t156);
                    let t158 = t34 * (t32 * t157 + (t155 + (t156 + t68 * t68)));
                    let t159 = t32 + t157 - t158;
                    let t289 = t38 * t41;
                    let t161 = t123 * t123 + t87 * t87;
                    let t162 = t42 * t42;
                    let t163 = t161 + (t40 + t162);
                    let t164 = t41 * (t39 * t163 + (t161 + (t162 + t70 * t70)));
                    let t165 = t39 + t163 - t164;
                    let t315 = rt::lit::<T>(0.11119051722668724)
                        * (t277 * t147 + t281 * t153)
                        + rt::lit::<T>(0.15685332293894363)
                            * (t285 * t159 + t289 * t165);
                    let t293 = t45 * t48;
                    let t131 = t125 * t125 + t91 * t91;
                    let t132 = t49 * t49;
                    let t133 = t131 + (t47 + t132);
                    let t134 = t48 * (t46 * t133 + (t131 + (t132 + t72 * t72)));
                    let t135 = t46 + t133 - t134;
                    let t297 = t52 * t55;
                    let t137 = t127 * t127 + t94 * t94;
                    let t138 = t56 * t56;
                    let t139 = t137 + (t54 + t138);
                    let t140 = t55 * (t53 * t139 + (t137 + (t138 + t74 * t74)));
                    let t141 = t53 + t139 - t140;
                    let t301 = t3 * t6;
                    let t167 = t113 * t113 + t77 * t77;
                    let t168 = t7 * t7;
                    let t169 = t167 + (t5 + t168);
                    let t170 = t6 * (t4 * t169 + (t167 + (t168 + t60 * t60)));
                    let t171 = t4 + t169 - t170;
                    let t305 = t10 * t13;
                    let t173 = t115 * t115 + t80 * t80;
                    let t174 = t14 * t14;
                    let t175 = t173 + (t12 + t174);
                    let t176 = t13 * (t11 * t175 + (t173 + (t174 + t62 * t62)));
                    let t177 = t11 + t175 - t176;
                    let t316 = rt::lit::<T>(0.181341891689181)
                        * (t293 * t135 + t297 * t141)
                        + (t314 * t76
                            + rt::lit::<T>(0.05061426814518813)
                                * (t301 * t171 + t305 * t177));
                    solution1
                        .update([
                            t59,
                            t130 + (t314 * t59 - t83 - t97 - (t104 + t90)),
                            -(t315 + t316),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = xi * xi + rt::lit::<T>(1.0);
                            let t2 = rt::lit::<T>(1.0) / t1
                                * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2);
                            [rho2, t2, -xi]
                        },
                        move || [
                            rt::abs(inv_h * xi),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[xi_rate, rho1_rate, rho2_rate]| {
                            let t3 = xi + k13 * xi_rate;
                            let t4 = t3 * t3;
                            let t5 = t4 + rt::lit::<T>(1.0);
                            let t6 = rt::lit::<T>(1.0) / t5;
                            let t7 = rho2 + k13 * rho2_rate;
                            let t8 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                            let t9 = t6 * (t7 * t8);
                            let t10 = xi + k20 * xi_rate;
                            let t11 = t10 * t10;
                            let t12 = t11 + rt::lit::<T>(1.0);
                            let t13 = rt::lit::<T>(1.0) / t12;
                            let t14 = rho2 + k20 * rho2_rate;
                            let t15 = rt::lit::<T>(2.0) * t11 + rt::lit::<T>(2.0);
                            let t16 = t13 * (t14 * t15);
                            let t17 = xi + k14 * xi_rate;
                            let t18 = t17 * t17;
                            let t19 = t18 + rt::lit::<T>(1.0);
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = rho2 + k14 * rho2_rate;
                            let t22 = rt::lit::<T>(2.0) * t18 + rt::lit::<T>(2.0);
                            let t23 = t20 * (t21 * t22);
                            let t24 = xi + k19 * xi_rate;
                            let t25 = t24 * t24;
                            let t26 = t25 + rt::lit::<T>(1.0);
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = rho2 + k19 * rho2_rate;
                            let t29 = rt::lit::<T>(2.0) * t25 + rt::lit::<T>(2.0);
                            let t30 = t27 * (t28 * t29);
                            let t31 = xi + k15 * xi_rate;
                            let t32 = t31 * t31;
                            let t33 = t32 + rt::lit::<T>(1.0);
                            let t34 = rt::lit::<T>(1.0) / t33;
                            let t35 = rho2 + k15 * rho2_rate;
                            let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                            let t37 = t34 * (t35 * t36);
                            let t38 = xi + k18 * xi_rate;
                            let t39 = t38 * t38;
                            let t40 = t39 + rt::lit::<T>(1.0);
                            let t41 = rt::lit::<T>(1.0) / t40;
                            let t42 = rho2 + k18 * rho2_rate;
                            let t43 = rt::lit::<T>(2.0) * t39 + rt::lit::<T>(2.0);
                            let t44 = t41 * (t42 * t43);
                            let t45 = xi + k16 * xi_rate;
                            let t46 = t45 * t45;
                            let t47 = t46 + rt::lit::<T>(1.0);
                            let t48 = rt::lit::<T>(1.0) / t47;
                            let t49 = rho2 + k16 * rho2_rate;
                            let t50 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                            let t51 = t48 * (t49 * t50);
                            let t52 = xi + k17 * xi_rate;
                            let t53 = t52 * t52;
                            let t54 = t53 + rt::lit::<T>(1.0);
                            let t55 = rt::lit::<T>(1.0) / t54;
                            let t56 = rho2 + k17 * rho2_rate;
                            let t57 = rt::lit::<T>(2.0) * t53 + rt::lit::<T>(2.0);
                            let t58 = t55 * (t56 * t57);
                            let t59 = k1 * (t9 + t16) + k2 * (t23 + t30)
                                + (k3 * (t37 + t44) + k4 * (t51 + t58));
                            let t60 = rho1 + k13 * rho1_rate;
                            let t61 = t60 * t6;
                            let t62 = rho1 + k20 * rho1_rate;
                            let t63 = t62 * t13;
                            let t64 = rho1 + k14 * rho1_rate;
                            let t65 = t64 * t20;
                            let t66 = rho1 + k19 * rho1_rate;
                            let t67 = t66 * t27;
                            let t68 = rho1 + k15 * rho1_rate;
                            let t69 = t68 * t34;
                            let t70 = rho1 + k18 * rho1_rate;
                            let t71 = t70 * t41;
                            let t72 = rho1 + k16 * rho1_rate;
                            let t73 = t72 * t48;
                            let t74 = rho1 + k17 * rho1_rate;
                            let t75 = t74 * t55;
                            let t76 = rt::lit::<T>(0.05061426814518813) * (t61 + t63)
                                + rt::lit::<T>(0.11119051722668724) * (t65 + t67)
                                + (rt::lit::<T>(0.15685332293894363) * (t69 + t71)
                                    + rt::lit::<T>(0.181341891689181) * (t73 + t75));
                            let t77 = x2 + k13 * t76;
                            let t78 = t8 * t6;
                            let t79 = t77 * t78;
                            let t80 = x2 + k20 * t76;
                            let t81 = t15 * t13;
                            let t82 = t80 * t81;
                            let t83 = k1 * (t79 + t82);
                            let t84 = x2 + k15 * t76;
                            let t85 = t36 * t34;
                            let t86 = t84 * t85;
                            let t87 = x2 + k18 * t76;
                            let t88 = t43 * t41;
                            let t89 = t87 * t88;
                            let t90 = k3 * (t86 + t89);
                            let t91 = x2 + k16 * t76;
                            let t92 = t50 * t48;
                            let t93 = t91 * t92;
                            let t94 = x2 + k17 * t76;
                            let t95 = t57 * t55;
                            let t96 = t94 * t95;
                            let t97 = k4 * (t93 + t96);
                            let t98 = x2 + k14 * t76;
                            let t99 = t22 * t20;
                            let t100 = t98 * t99;
                            let t101 = x2 + k19 * t76;
                            let t102 = t29 * t27;
                            let t103 = t101 * t102;
                            let t104 = k2 * (t100 + t103);
                            let t105 = xi + half_h * xi_rate;
                            let t106 = rho1 + half_h * rho1_rate;
                            let t107 = t105 * t106;
                            let t108 = t105 * t105 + rt::lit::<T>(1.0);
                            let t109 = rt::lit::<T>(1.0) / t108;
                            let t110 = t107 * t109;
                            let t111 = h * t105;
                            let t112 = t111 * t76;
                            let t113 = x1 - rt::lit::<T>(0.019855071751231884) * t112;
                            let t114 = t113 * t78;
                            let t115 = x1 - rt::lit::<T>(0.9801449282487681) * t112;
                            let t116 = t115 * t81;
                            let t117 = x1 - rt::lit::<T>(0.10166676129318664) * t112;
                            let t118 = t117 * t99;
                            let t119 = x1 - rt::lit::<T>(0.8983332387068134) * t112;
                            let t120 = t119 * t102;
                            let t121 = x1 - rt::lit::<T>(0.2372337950418355) * t112;
                            let t122 = t121 * t85;
                            let t123 = x1 - rt::lit::<T>(0.7627662049581645) * t112;
                            let t124 = t123 * t88;
                            let t125 = x1 - rt::lit::<T>(0.4082826787521751) * t112;
                            let t126 = t125 * t92;
                            let t127 = x1 - rt::lit::<T>(0.591717321247825) * t112;
                            let t128 = t127 * t95;
                            let t129 = k1 * (t114 + t116) + k2 * (t118 + t120)
                                + (k3 * (t122 + t124) + k4 * (t126 + t128));
                            let t130 = t105 * t129;
                            let t131 = t125 * t125 + t91 * t91;
                            let t132 = t49 * t49;
                            let t133 = t131 + (t47 + t132);
                            let t134 = t48 * (t46 * t133 + (t131 + (t132 + t72 * t72)));
                            let t135 = t46 + t133 - t134;
                            let t136 = t135 * (t48 * (rt::lit::<T>(2.0) * t45));
                            let t137 = t127 * t127 + t94 * t94;
                            let t138 = t56 * t56;
                            let t139 = t137 + (t54 + t138);
                            let t140 = t55 * (t53 * t139 + (t137 + (t138 + t74 * t74)));
                            let t141 = t53 + t139 - t140;
                            let t142 = t141 * (t55 * (rt::lit::<T>(2.0) * t52));
                            let t143 = t117 * t117 + t98 * t98;
                            let t144 = t21 * t21;
                            let t145 = t143 + (t19 + t144);
                            let t146 = t20 * (t18 * t145 + (t143 + (t144 + t64 * t64)));
                            let t147 = t18 + t145 - t146;
                            let t148 = t147 * (t20 * (rt::lit::<T>(2.0) * t17));
                            let t149 = t119 * t119 + t101 * t101;
                            let t150 = t28 * t28;
                            let t151 = t149 + (t26 + t150);
                            let t152 = t27 * (t25 * t151 + (t149 + (t150 + t66 * t66)));
                            let t153 = t25 + t151 - t152;
                            let t154 = t153 * (t27 * (rt::lit::<T>(2.0) * t24));
                            let t155 = t121 * t121 + t84 * t84;
                            let t156 = t35 * t35;
                            let t157 = t155 + (t33 + t156);
                            let t158 = t34 * (t32 * t157 + (t155 + (t156 + t68 * t68)));
                            let t159 = t32 + t157 - t158;
                            let t160 = t159 * (t34 * (rt::lit::<T>(2.0) * t31));
                            let t161 = t123 * t123 + t87 * t87;
                            let t162 = t42 * t42;
                            let t163 = t161 + (t40 + t162);
                            let t164 = t41 * (t39 * t163 + (t161 + (t162 + t70 * t70)));
                            let t165 = t39 + t163 - t164;
                            let t166 = t165 * (t41 * (rt::lit::<T>(2.0) * t38));
                            let t167 = t113 * t113 + t77 * t77;
                            let t168 = t7 * t7;
                            let t169 = t167 + (t5 + t168);
                            let t170 = t6 * (t4 * t169 + (t167 + (t168 + t60 * t60)));
                            let t171 = t4 + t169 - t170;
                            let t172 = t171 * (t6 * (rt::lit::<T>(2.0) * t3));
                            let t173 = t115 * t115 + t80 * t80;
                            let t174 = t14 * t14;
                            let t175 = t173 + (t12 + t174);
                            let t176 = t13 * (t11 * t175 + (t173 + (t174 + t62 * t62)));
                            let t177 = t11 + t175 - t176;
                            let t178 = t177 * (t13 * (rt::lit::<T>(2.0) * t10));
                            let t179 = k4 * (t136 + t142) + k2 * (t148 + t154)
                                + (k3 * (t160 + t166)
                                    + (k1 * (t172 + t178) + (rho2_rate + t110 * t76)));
                            let t180 = (rt::lit::<T>(4.0) * t7 - rt::lit::<T>(2.0) * t9)
                                * (t6 * (k29 * t3))
                                + (rt::lit::<T>(4.0) * t21 - rt::lit::<T>(2.0) * t23)
                                    * (t20 * (k30 * t17));
                            let t181 = (rt::lit::<T>(4.0) * t35
                                - rt::lit::<T>(2.0) * t37) * (t34 * (k31 * t31))
                                + (rt::lit::<T>(4.0) * t49 - rt::lit::<T>(2.0) * t51)
                                    * (t48 * (k32 * t45));
                            let t182 = (rt::lit::<T>(4.0) * t56
                                - rt::lit::<T>(2.0) * t58) * (t55 * (k33 * t52))
                                + (rt::lit::<T>(4.0) * t42 - rt::lit::<T>(2.0) * t44)
                                    * (t41 * (k34 * t38));
                            let t183 = (rt::lit::<T>(4.0) * t28
                                - rt::lit::<T>(2.0) * t30) * (t27 * (k35 * t24))
                                + (rt::lit::<T>(4.0) * t14 - rt::lit::<T>(2.0) * t16)
                                    * (t13 * (k36 * t10));
                            let t184 = t180 + t181 + (t182 + t183);
                            let t185 = k1
                                * (t6 * (k37 + k37 * t4) + t13 * (k44 + k44 * t11))
                                + k2 * (t20 * (k38 + k38 * t18) + t27 * (k43 + k43 * t25));
                            let t186 = k3
                                * (t34 * (k39 + k39 * t32) + t41 * (k42 + k42 * t39))
                                + k4 * (t48 * (k40 + k40 * t46) + t55 * (k41 + k41 * t53));
                            let t187 = t185 + t186;
                            let t188 = k40 * t45;
                            let t189 = t61 * (t6 * (k45 * t3))
                                + t65 * (t20 * (k46 * t17))
                                + (t69 * (t34 * (k47 * t31)) + t73 * (t48 * (k48 * t45)));
                            let t190 = t75 * (t55 * (k49 * t52))
                                + t71 * (t41 * (k50 * t38))
                                + (t67 * (t27 * (k51 * t24)) + t63 * (t13 * (k52 * t10)));
                            let t191 = t189 + t190;
                            let t192 = k16 * t191;
                            let t193 = k16 * t45;
                            let t194 = k41 * t52;
                            let t195 = k17 * t191;
                            let t196 = k17 * t52;
                            let t197 = t48
                                * (t91 * t188 - (t192 + t46 * t192) - t193 * t93)
                                + t55 * (t94 * t194 - (t195 + t53 * t195) - t196 * t96);
                            let t198 = k37 * t3;
                            let t199 = k13 * t191;
                            let t200 = k13 * t3;
                            let t201 = k44 * t10;
                            let t202 = k20 * t191;
                            let t203 = k20 * t10;
                            let t204 = t6
                                * (t77 * t198 - (t199 + t4 * t199) - t200 * t79)
                                + t13 * (t80 * t201 - (t202 + t11 * t202) - t203 * t82);
                            let t205 = t109 * (half_h * t106 - t111 * t110);
                            let t206 = k38 * t17;
                            let t207 = k14 * t191;
                            let t208 = k14 * t17;
                            let t209 = k43 * t24;
                            let t210 = k19 * t191;
                            let t211 = k19 * t24;
                            let t212 = t20
                                * (t98 * t206 - (t207 + t18 * t207) - t208 * t100)
                                + t27 * (t101 * t209 - (t210 + t25 * t210) - t211 * t103);
                            let t213 = k39 * t31;
                            let t214 = k15 * t191;
                            let t215 = k15 * t31;
                            let t216 = k42 * t38;
                            let t217 = k18 * t191;
                            let t218 = k18 * t38;
                            let t219 = t34
                                * (t84 * t213 - (t214 + t32 * t214) - t215 * t86)
                                + t41 * (t87 * t216 - (t217 + t39 * t217) - t218 * t89);
                            let t220 = rt::lit::<T>(0.05061426814518813) * t204
                                - (t205 * t59 + t110 * t184)
                                + (rt::lit::<T>(0.11119051722668724) * t212
                                    + rt::lit::<T>(0.15685332293894363) * t219);
                            let t221 = half_h * t76 - t105 * t191;
                            let t222 = k13 * t221;
                            let t223 = k20 * t221;
                            let t224 = t6
                                * (t113 * t198 - t222 - (t4 * t222 + t200 * t114))
                                + t13 * (t115 * t201 - t223 - (t11 * t223 + t203 * t116));
                            let t225 = k14 * t221;
                            let t226 = k19 * t221;
                            let t227 = t20
                                * (t117 * t206 - t225 - (t18 * t225 + t208 * t118))
                                + t27 * (t119 * t209 - t226 - (t25 * t226 + t211 * t120));
                            let t228 = k15 * t221;
                            let t229 = k18 * t221;
                            let t230 = t34
                                * (t121 * t213 - t228 - (t32 * t228 + t215 * t122))
                                + t41 * (t123 * t216 - t229 - (t39 * t229 + t218 * t124));
                            let t231 = k16 * t221;
                            let t232 = k17 * t221;
                            let t233 = t48
                                * (t125 * t188 - t231 - (t46 * t231 + t193 * t126))
                                + t55 * (t127 * t194 - t232 - (t53 * t232 + t196 * t128));
                            let t234 = rt::lit::<T>(0.181341891689181) * t197
                                - half_h * t129 + t220
                                - t105
                                    * (rt::lit::<T>(0.05061426814518813) * t224
                                        + rt::lit::<T>(0.11119051722668724) * t227
                                        + (rt::lit::<T>(0.15685332293894363) * t230
                                            + rt::lit::<T>(0.181341891689181) * t233));
                            let t235 = k21 * t6 + k22 * t20 + (k23 * t34 + k24 * t48)
                                + (k25 * t55 + k26 * t41 + (k27 * t27 + k28 * t13));
                            let t236 = t111 * t235;
                            let t237 = t6 * (k5 * t8) + t20 * (k6 * t22)
                                + (t34 * (k7 * t36) + t48 * (k8 * t50));
                            let t238 = t55 * (k9 * t57) + t41 * (k10 * t43)
                                + (t27 * (k11 * t29) + t13 * (k12 * t15));
                            let t239 = t20 * (k30 * t22) + t6 * (k29 * t8)
                                + (t34 * (k31 * t36) + t48 * (k32 * t50));
                            let t240 = t55 * (k33 * t57) + t41 * (k34 * t43)
                                + (t27 * (k35 * t29) + t13 * (k36 * t15));
                            let t241 = rt::lit::<T>(0.5) * (t111 * t109);
                            let t242 = t105 * (t236 * (t237 + t238))
                                + (t235 * (t239 + t240) + rt::lit::<T>(1.0) - t59 * t241);
                            let t243 = rt::lit::<T>(2.0) * (t117 * t225 + t98 * t207);
                            let t244 = t206 - t243;
                            let t245 = t145 - t146;
                            let t246 = t17
                                * (t206 + t244 - t20 * (t206 * t245 + (t18 * t244 - t243)))
                                + (k14 * t18 + k14 * t245 - t208 * t148);
                            let t247 = rt::lit::<T>(2.0) * (t119 * t226 + t101 * t210);
                            let t248 = t209 - t247;
                            let t249 = t151 - t152;
                            let t250 = t24
                                * (t209 + t248 - t27 * (t209 * t249 + (t25 * t248 - t247)))
                                + (k19 * t25 + k19 * t249 - t211 * t154);
                            let t251 = rt::lit::<T>(2.0) * (t121 * t228 + t84 * t214);
                            let t252 = t213 - t251;
                            let t253 = t157 - t158;
                            let t254 = t31
                                * (t213 + t252 - t34 * (t213 * t253 + (t32 * t252 - t251)))
                                + (k15 * t32 + k15 * t253 - t215 * t160);
                            let t255 = rt::lit::<T>(2.0) * (t123 * t229 + t87 * t217);
                            let t256 = t216 - t255;
                            let t257 = t163 - t164;
                            let t258 = t38
                                * (t216 + t256 - t41 * (t216 * t257 + (t39 * t256 - t255)))
                                + (k18 * t39 + k18 * t257 - t218 * t166);
                            let t259 = rt::lit::<T>(0.11119051722668724)
                                * (t20 * t246 + t27 * t250)
                                + rt::lit::<T>(0.15685332293894363)
                                    * (t34 * t254 + t41 * t258);
                            let t260 = rt::lit::<T>(2.0) * (t125 * t231 + t91 * t192);
                            let t261 = t188 - t260;
                            let t262 = t133 - t134;
                            let t263 = t45
                                * (t188 + t261 - t48 * (t188 * t262 + (t46 * t261 - t260)))
                                + (k16 * t46 + k16 * t262 - t193 * t136);
                            let t264 = rt::lit::<T>(2.0) * (t127 * t232 + t94 * t195);
                            let t265 = t194 - t264;
                            let t266 = t139 - t140;
                            let t267 = t52
                                * (t194 + t265 - t55 * (t194 * t266 + (t53 * t265 - t264)))
                                + (k17 * t53 + k17 * t266 - t196 * t142);
                            let t268 = rt::lit::<T>(2.0) * (t113 * t222 + t77 * t199);
                            let t269 = t198 - t268;
                            let t270 = t169 - t170;
                            let t271 = t3
                                * (t198 + t269 - t6 * (t198 * t270 + (t4 * t269 - t268)))
                                + (k13 * t4 + k13 * t270 - t200 * t172);
                            let t272 = rt::lit::<T>(2.0) * (t115 * t223 + t80 * t202);
                            let t273 = t201 - t272;
                            let t274 = t175 - t176;
                            let t275 = t10
                                * (t201 + t273 - t13 * (t201 * t274 + (t11 * t273 - t272)))
                                + (k20 * t11 + k20 * t274 - t203 * t178);
                            let t276 = rt::lit::<T>(0.181341891689181)
                                * (t48 * t263 + t55 * t267)
                                + (rt::lit::<T>(0.05061426814518813)
                                    * (t6 * t271 + t13 * t275) + (t205 * t76 - t110 * t191));
                            let t277 = t17 * t20;
                            let t278 = t98 * (k14 * t235)
                                - t117 * (rt::lit::<T>(0.10166676129318664) * t236);
                            let t279 = rt::lit::<T>(2.0) * t278;
                            let t280 = t277
                                * (rt::lit::<T>(4.0) * t278
                                    - (t18 * t279 + (t279 + k38 * t64))
                                        * (rt::lit::<T>(2.0) * t20));
                            let t281 = t24 * t27;
                            let t282 = t101 * (k19 * t235)
                                - t119 * (rt::lit::<T>(0.8983332387068134) * t236);
                            let t283 = rt::lit::<T>(2.0) * t282;
                            let t284 = t281
                                * (rt::lit::<T>(4.0) * t282
                                    - (t25 * t283 + (t283 + k43 * t66))
                                        * (rt::lit::<T>(2.0) * t27));
                            let t285 = t31 * t34;
                            let t286 = t84 * (k15 * t235)
                                - t121 * (rt::lit::<T>(0.2372337950418355) * t236);
                            let t287 = rt::lit::<T>(2.0) * t286;
                            let t288 = t285
                                * (rt::lit::<T>(4.0) * t286
                                    - (t32 * t287 + (t287 + k39 * t68))
                                        * (rt::lit::<T>(2.0) * t34));
                            let t289 = t38 * t41;
                            let t290 = t87 * (k18 * t235)
                                - t123 * (rt::lit::<T>(0.7627662049581645) * t236);
                            let t291 = rt::lit::<T>(2.0) * t290;
                            let t292 = t289
                                * (rt::lit::<T>(4.0) * t290
                                    - (t39 * t291 + (t291 + k42 * t70))
                                        * (rt::lit::<T>(2.0) * t41));
                            let t293 = t45 * t48;
                            let t294 = t91 * (k16 * t235)
                                - t125 * (rt::lit::<T>(0.4082826787521751) * t236);
                            let t295 = rt::lit::<T>(2.0) * t294;
                            let t296 = t293
                                * (rt::lit::<T>(4.0) * t294
                                    - (t46 * t295 + (t295 + k40 * t72))
                                        * (rt::lit::<T>(2.0) * t48));
                            let t297 = t52 * t55;
                            let t298 = t94 * (k17 * t235)
                                - t127 * (rt::lit::<T>(0.591717321247825) * t236);
                            let t299 = rt::lit::<T>(2.0) * t298;
                            let t300 = t297
                                * (rt::lit::<T>(4.0) * t298
                                    - (t53 * t299 + (t299 + k41 * t74))
                                        * (rt::lit::<T>(2.0) * t55));
                            let t301 = t3 * t6;
                            let t302 = t77 * (k13 * t235)
                                - t113 * (rt::lit::<T>(0.019855071751231884) * t236);
                            let t303 = rt::lit::<T>(2.0) * t302;
                            let t304 = t301
                                * (rt::lit::<T>(4.0) * t302
                                    - (t4 * t303 + (t303 + k37 * t60))
                                        * (rt::lit::<T>(2.0) * t6));
                            let t305 = t10 * t13;
                            let t306 = t80 * (k20 * t235)
                                - t115 * (rt::lit::<T>(0.9801449282487681) * t236);
                            let t307 = rt::lit::<T>(2.0) * t306;
                            let t308 = t305
                                * (rt::lit::<T>(4.0) * t306
                                    - (t11 * t307 + (t307 + k44 * t62))
                                        * (rt::lit::<T>(2.0) * t13));
                            let t309 = k4 * (t296 + t300)
                                + (k1 * (t304 + t308) + (t76 * t241 + t110 * t235));
                            let t310 = t21 * (k54 - t20 * (k38 * t22)) * t277
                                + t28 * (k59 - t27 * (k43 * t29)) * t281;
                            let t311 = t35 * (k55 - t34 * (k39 * t36)) * t285
                                + t42 * (k58 - t41 * (k42 * t43)) * t289;
                            let t312 = t49 * (k56 - t48 * (k40 * t50)) * t293
                                + t56 * (k57 - t55 * (k41 * t57)) * t297;
                            let t313 = t7 * (k53 - t6 * (k37 * t8)) * t301
                                + t14 * (k60 - t13 * (k44 * t15)) * t305;
                            (
                                [
                                    xi_rate - t59,
                                    t83 + t90 + (t97 + (t104 + (rho1_rate - t110 * t59)))
                                        - t130,
                                    t179,
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t184, rt::lit::<T>(0.0), -t187],
                                    [t234, t242, -(t110 * t187)],
                                    [
                                        t259 + t276,
                                        k2 * (t280 + t284) + k3 * (t288 + t292) + t309,
                                        k2 * t310 + k3 * t311
                                            + (k4 * t312 + (k1 * t313 + rt::lit::<T>(1.0))),
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
                let t105 = xi + half_h * xi_rate;
                let t111 = h * t105;
                let t60 = rho1 + k13 * rho1_rate;
                let t3 = xi + k13 * xi_rate;
                let t4 = t3 * t3;
                let t5 = t4 + rt::lit::<T>(1.0);
                let t64 = rho1 + k14 * rho1_rate;
                let t17 = xi + k14 * xi_rate;
                let t18 = t17 * t17;
                let t19 = t18 + rt::lit::<T>(1.0);
                let t68 = rho1 + k15 * rho1_rate;
                let t31 = xi + k15 * xi_rate;
                let t32 = t31 * t31;
                let t33 = t32 + rt::lit::<T>(1.0);
                let t72 = rho1 + k16 * rho1_rate;
                let t45 = xi + k16 * xi_rate;
                let t46 = t45 * t45;
                let t47 = t46 + rt::lit::<T>(1.0);
                let t317 = rt::lit::<T>(0.05061426814518813) * t60 / t5
                    + rt::lit::<T>(0.11119051722668724) * t64 / t19
                    + (rt::lit::<T>(0.15685332293894363) * t68 / t33
                        + rt::lit::<T>(0.181341891689181) * t72 / t47);
                let t74 = rho1 + k17 * rho1_rate;
                let t52 = xi + k17 * xi_rate;
                let t53 = t52 * t52;
                let t54 = t53 + rt::lit::<T>(1.0);
                let t70 = rho1 + k18 * rho1_rate;
                let t38 = xi + k18 * xi_rate;
                let t39 = t38 * t38;
                let t40 = t39 + rt::lit::<T>(1.0);
                let t66 = rho1 + k19 * rho1_rate;
                let t24 = xi + k19 * xi_rate;
                let t25 = t24 * t24;
                let t26 = t25 + rt::lit::<T>(1.0);
                let t62 = rho1 + k20 * rho1_rate;
                let t10 = xi + k20 * xi_rate;
                let t11 = t10 * t10;
                let t12 = t11 + rt::lit::<T>(1.0);
                let t318 = rt::lit::<T>(0.181341891689181) * t74 / t54
                    + rt::lit::<T>(0.15685332293894363) * t70 / t40
                    + (rt::lit::<T>(0.11119051722668724) * t66 / t26
                        + rt::lit::<T>(0.05061426814518813) * t62 / t12);
                let t319 = t317 + t318;
                let x1_new_2 = x1 - t111 * t319;
                let x2_new_2 = x2 + h * t319;
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
            const IDENTITY: &'static str = "50635d84c7e8792f816f210182b783ed";
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
        /// - `xi_rate`, `rho1_rate`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x1_rate, x2_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 27 | 33 | 3 | 0 | 0 | 0 |
        /// | each sweep for xi_rate, rho1_rate | 24 | 32 | 2 | 0 | 0 | 0 |
        /// | each iteration for xi_rate, rho1_rate | 57 | 93 | 2 | 0 | 0 | 0 |
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
            /// `h/4`
            quarter_h: T,
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
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme {
                    inv_h,
                    half_h,
                    h_squared,
                    twice_h,
                    quarter_h,
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
                let Scheme { inv_h, half_h, h_squared, twice_h, quarter_h } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let rho2_squared = rho2 * rho2;
                let t3 = rho2_squared + rho1 * rho1;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let t4 = rho2_squared + rt::lit::<T>(1.0);
                let t5 = t1 + rho2_squared;
                let t6 = t1 * t2;
                let t7 = rt::lit::<T>(1.0) - t6;
                let t8 = t2 * (half_h * t1);
                let t9 = rt::lit::<T>(0.5) * xi_squared + rt::lit::<T>(0.5);
                let t10 = xi_squared + t4;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate, rho1_rate]) = solution1.goes_on() {
                    let xi_new_2 = xi + h * xi_rate;
                    let xi_new_2_squared = xi_new_2 * xi_new_2;
                    let t11 = xi_new_2_squared + rt::lit::<T>(1.0);
                    let t12 = rt::lit::<T>(1.0) / t11;
                    let t47 = rt::lit::<T>(0.5) * t12;
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
                    let t29 = xi_plus_xi_new_2 * t12;
                    let t21 = t12 * t19;
                    let t22 = x2 + half_h * t21;
                    let t23 = half_h * t13;
                    let t24 = x1 - t21 * t23;
                    let t25 = t22 * t22 + t24 * t24;
                    let t26 = t5 + t25;
                    let t55 = rt::lit::<T>(2.0) * xi_new_2_squared + t10;
                    let t28 = t2 * (xi_squared * t26 + (t3 + t25));
                    let t56 = twice_rho2
                        - half_h
                            * (t20
                                + t29 * (rt::lit::<T>(0.5) * (t26 + (t55 + t25)) - t28));
                    let t57 = t56 + xi_new_2_squared * t56;
                    let t37 = t18 * t16;
                    let t35 = x1 + t24;
                    let t34 = x2 + t22;
                    solution1
                        .update([
                            t47 * t57,
                            rt::lit::<T>(0.5)
                                * (t37 * t57 + t2 * (t1 * (t13 * t35 - t34))),
                        ]);
                }
                solution1
                    .or_newton(
                        move || [
                            rho2,
                            t2 * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2),
                        ],
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
                            let t23 = half_h * t13;
                            let t24 = x1 - t21 * t23;
                            let t25 = t22 * t22 + t24 * t24;
                            let t26 = t5 + t25;
                            let t27 = xi_squared + xi_new_2_squared
                                + (t26 + (t25 + (xi_new_2_squared + t4)));
                            let t28 = t2 * (xi_squared * t26 + (t3 + t25));
                            let xi_plus_xi_new_2 = xi + xi_new_2;
                            let t29 = xi_plus_xi_new_2 * t12;
                            let t30 = (rt::lit::<T>(0.5) * t27 - t28) * t29;
                            let t31 = twice_rho2 - half_h * (t20 + t30);
                            let t32 = t31 + xi_new_2_squared * t31;
                            let t33 = t12 * t32;
                            let t34 = x2 + t22;
                            let t35 = x1 + t24;
                            let t36 = t35 * t6;
                            let t37 = t18 * t16;
                            let t38 = t32 * t37;
                            let xi_new_2_twice_h = twice_h * xi_new_2;
                            let t39 = half_h * t17;
                            let t40 = t11 * (h * t13) + t14 * xi_new_2_twice_h;
                            let h_xi_new_2 = h * xi_new_2;
                            let t41 = t21 * (h_xi_new_2 * t12);
                            let t42 = h * (quarter_h * t21 - t13 * t41);
                            let t43 = rt::lit::<T>(2.0) * (t24 * t42 + t22 * (h * t41));
                            let t44 = rt::lit::<T>(0.5)
                                * (xi_plus_xi_new_2
                                    * (xi_new_2_twice_h
                                        + rt::lit::<T>(2.0) * (h_xi_new_2 - t43)) + h * t27)
                                + (t43 * (xi_plus_xi_new_2 * t6) - h * t28
                                    - xi_new_2_twice_h * t30);
                            let t45 = half_h
                                * (t16 * (t39 * t19 - t40 * t20) + t12 * t44);
                            let t46 = xi_new_2_twice_h * t31 - t45
                                - xi_new_2_squared * t45;
                            let t47 = rt::lit::<T>(0.5) * t12;
                            let t48 = h_squared * t12;
                            let t49 = t12 * (h_squared * t13);
                            let t50 = t16 * (h * t18 + t19 * t23)
                                + t29 * ((t22 * t48 - t49 * t24) * t7);
                            let t51 = half_h * t50;
                            let t52 = t51 + xi_new_2_squared * t51;
                            let t53 = half_h * t36 - t42 * (t13 * t6)
                                + t16 * (t18 * t46 + (t39 * t32 - t40 * t38));
                            let t54 = t2 * (t9 * (t48 + t13 * t49))
                                - t16 * (t23 * t32 - t18 * t52);
                            (
                                [
                                    xi_rate - rt::lit::<T>(0.5) * t33,
                                    rho1_rate + rt::lit::<T>(0.5) * (t34 * t6 - t13 * t36 - t38),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - (t46 - xi_new_2_twice_h * t33) * t47,
                                        t47 * t52,
                                    ],
                                    [
                                        -(t41 * t8 + rt::lit::<T>(0.5) * t53),
                                        rt::lit::<T>(0.5) * t54 + rt::lit::<T>(1.0),
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
                let t58 = rho1_plus_rho1_new_2 * t12;
                let t13 = xi + half_h * xi_rate;
                let t23 = half_h * t13;
                let x1_new_2 = x1 - t58 * t23;
                let x2_new_2 = x2 + half_h * t58;
                let t17 = rho1 + half_h * rho1_rate;
                let t14 = t13 * t13 + rt::lit::<T>(1.0);
                let t15 = t11 * t14;
                let t59 = x2_new_2 * x2_new_2 + x1_new_2 * x1_new_2;
                let t60 = t5 + t59;
                let t55 = rt::lit::<T>(2.0) * xi_new_2_squared + t10;
                let xi_plus_xi_new_2 = xi + xi_new_2;
                let t61 = (rt::lit::<T>(0.5) * (t60 + (t59 + t55))
                    - t2 * (xi_squared * t60 + (t3 + t59)))
                    * (rt::lit::<T>(0.5) * xi_plus_xi_new_2 * t12);
                let rho2_new_2 = rho2
                    - h
                        * (rt::lit::<T>(0.5) * t13 * (rho1_plus_rho1_new_2 * t17) / t15
                            + t61);
                let carried = [x1_new_2, x2_new_2, xi_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_finite([carried[4]]) {
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
            const IDENTITY: &'static str = "1ebae7e9a6f3beef3a9cbba30d484b36";
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
        /// - `xi_rate_first`, `rho1_rate_first`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x1_rate_first, x2_rate_first, rho2_rate_first
        /// - `rho1_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x2_rate_second, xi_rate_second, x1_rate_second
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 4 | 1 | 0 | 0 | 0 |
        /// | each step | 42 | 55 | 3 | 0 | 0 | 0 |
        /// | each sweep for xi_rate_first, rho1_rate_first | 24 | 32 | 2 | 0 | 0 | 0 |
        /// | each iteration for xi_rate_first, rho1_rate_first | 57 | 91 | 2 | 0 | 0 | 0 |
        /// | each sweep for rho1_rate_second, rho2_rate_second | 28 | 31 | 2 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_second, rho2_rate_second | 58 | 86 | 3 | 0 | 0 | 0 |
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
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k1 = rt::lit::<T>(0.125) * h;
                Scheme {
                    inv_h,
                    half_h,
                    h_squared,
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
                let Scheme { inv_h, half_h, h_squared, quarter_h, k1 } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let rho2_squared = rho2 * rho2;
                let t3 = rho2_squared + rho1 * rho1;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let t4 = rho2_squared + rt::lit::<T>(1.0);
                let t5 = t1 + rho2_squared;
                let t6 = t1 * t2;
                let t7 = rt::lit::<T>(1.0) - t6;
                let t8 = xi_squared + t4;
                let t9 = rt::lit::<T>(0.25) * xi_squared + rt::lit::<T>(0.25);
                let t10 = t2 * t9;
                let t11 = t2 * (half_h * t9);
                let t12 = rt::lit::<T>(0.125) * xi_squared + rt::lit::<T>(0.125);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate_first, rho1_rate_first]) = solution1.goes_on() {
                    let t15 = xi + half_h * xi_rate_first;
                    let t16 = t15 * t15;
                    let t17 = t16 + rt::lit::<T>(1.0);
                    let t18 = rt::lit::<T>(1.0) / t17;
                    let t57 = rt::lit::<T>(0.5) * t18;
                    let t19 = xi + quarter_h * xi_rate_first;
                    let t20 = t19 * t19 + rt::lit::<T>(1.0);
                    let t21 = t17 * t20;
                    let t22 = rt::lit::<T>(1.0) / t21;
                    let t23 = rho1 + quarter_h * rho1_rate_first;
                    let t24 = t19 * t23;
                    let t25 = half_h * rho1_rate_first;
                    let t26 = twice_rho1 + t25;
                    let t27 = t22 * (t24 * t26);
                    let t37 = xi + t15;
                    let t38 = t18 * t37;
                    let t28 = quarter_h * t19;
                    let t29 = t18 * t26;
                    let t30 = x1 - t28 * t29;
                    let t31 = quarter_h * t29;
                    let t32 = x2 + t31;
                    let t33 = t30 * t30 + t32 * t32;
                    let t34 = t5 + t33;
                    let t36 = t2 * (xi_squared * t34 + (t3 + t33));
                    let t65 = quarter_h
                        * (t27
                            + t38
                                * (rt::lit::<T>(0.5)
                                    * (t34 + (t33 + (t8 + rt::lit::<T>(2.0) * t16))) - t36));
                    let t66 = twice_rho2 - t65;
                    let t67 = t66 + t16 * t66;
                    let t46 = t24 * t22;
                    let t44 = x1 + t30;
                    let t43 = x2 + t32;
                    solution1
                        .update([
                            t57 * t67,
                            rt::lit::<T>(0.5)
                                * (t46 * t67 + t2 * (t1 * (t19 * t44 - t43))),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t13 = t2
                                * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2);
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
                            let t28 = quarter_h * t19;
                            let t29 = t18 * t26;
                            let t30 = x1 - t28 * t29;
                            let t31 = quarter_h * t29;
                            let t32 = x2 + t31;
                            let t33 = t30 * t30 + t32 * t32;
                            let t34 = t5 + t33;
                            let t35 = xi_squared + t16 + (t34 + (t33 + (t4 + t16)));
                            let t36 = t2 * (xi_squared * t34 + (t3 + t33));
                            let t37 = xi + t15;
                            let t38 = t18 * t37;
                            let t39 = (rt::lit::<T>(0.5) * t35 - t36) * t38;
                            let t40 = twice_rho2 - quarter_h * (t27 + t39);
                            let t41 = t40 + t16 * t40;
                            let t42 = t18 * t41;
                            let t43 = x2 + t32;
                            let t44 = x1 + t30;
                            let t45 = t6 * t44;
                            let t46 = t24 * t22;
                            let t47 = t41 * t46;
                            let t48 = h * t15;
                            let t49 = quarter_h * t23;
                            let t50 = t20 * t48 + t17 * (half_h * t19);
                            let t51 = t29 * (t18 * t48);
                            let t52 = h * (t31 - t19 * t51);
                            let t53 = t30 * t52 + t32 * (h * t51);
                            let t54 = rt::lit::<T>(0.5)
                                * (t37 * (t48 + (t48 - t53)) + half_h * t35)
                                + (rt::lit::<T>(0.5) * t53 * (t6 * t37) - half_h * t36);
                            let t55 = quarter_h
                                * (t22 * (t26 * t49 - t50 * t27) + t18 * (t54 - t48 * t39));
                            let t56 = t48 * t40 - t55 - t16 * t55;
                            let t57 = rt::lit::<T>(0.5) * t18;
                            let t58 = h_squared * t18;
                            let t59 = t18 * (h_squared * t19);
                            let t60 = t22 * (half_h * t24 + t28 * t26)
                                + t38
                                    * (t7 * (rt::lit::<T>(0.25) * (t58 * t32 - t59 * t30)));
                            let t61 = quarter_h * t60;
                            let t62 = t61 + t16 * t61;
                            let t63 = quarter_h * t45 - t52 * (t19 * t10)
                                + t22 * (t24 * t56 + (t41 * t49 - t50 * t47));
                            let t64 = t2 * (t12 * (t58 + t19 * t59))
                                - t22 * (t28 * t41 - t24 * t62);
                            (
                                [
                                    xi_rate_first - rt::lit::<T>(0.5) * t42,
                                    rho1_rate_first
                                        + rt::lit::<T>(0.5) * (t6 * t43 - t19 * t45 - t47),
                                ],
                                [
                                    [rt::lit::<T>(1.0) - (t56 - t48 * t42) * t57, t57 * t62],
                                    [
                                        -(t51 * t11 + rt::lit::<T>(0.5) * t63),
                                        rt::lit::<T>(0.5) * t64 + rt::lit::<T>(1.0),
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
                let t57 = rt::lit::<T>(0.5) * t18;
                let t58 = h_squared * t18;
                let t25 = half_h * rho1_rate_first;
                let t68 = rho1 + t25;
                let t69 = h * t18;
                let t70 = rho1 + t68;
                let t71 = t70 * t18;
                let t19 = xi + quarter_h * xi_rate_first;
                let t28 = quarter_h * t19;
                let t72 = x1 - t71 * t28;
                let t73 = x2 + quarter_h * t71;
                let t74 = t72 * t72 + t73 * t73;
                let t75 = t17 + t74;
                let t23 = rho1 + quarter_h * rho1_rate_first;
                let t20 = t19 * t19 + rt::lit::<T>(1.0);
                let t21 = t17 * t20;
                let t76 = t5 + t74;
                let t77 = rt::lit::<T>(0.5)
                    * (t75 + (t76 + (xi_squared + rho2_squared + t16)))
                    - t2 * (xi_squared * t76 + (t3 + t74));
                let t37 = xi + t15;
                let t78 = h
                    * (rt::lit::<T>(0.25) * t19 * (t70 * t23) / t21
                        + t77 * (t18 * (rt::lit::<T>(0.25) * t37)));
                let t79 = rho2 - t78;
                let t80 = rt::lit::<T>(2.0) * t72;
                let t81 = rt::lit::<T>(2.0) * t73;
                let t82 = t74 + rt::lit::<T>(1.0);
                let t83 = half_h + half_h * t16;
                let t84 = t18 * (h * t83);
                let t85 = t17 * t84;
                let t86 = h * t84;
                let t87 = rt::lit::<T>(0.125) * t84;
                let t88 = rt::lit::<T>(0.25) * t84;
                let t89 = t16 + t75;
                let mut solution2 = rt::Sweeps::new(predictor2);
                while let Some([rho1_rate_second, rho2_rate_second]) = solution2
                    .goes_on()
                {
                    let rho2_new_2 = half_h * rho2_rate_second + t79;
                    let t90 = t79 + rho2_new_2;
                    let t91 = t90 + t16 * t90;
                    let t92 = t69 * t91;
                    let t101 = t15 + rt::lit::<T>(0.125) * t92;
                    let t102 = t101 * t101;
                    let t103 = rt::lit::<T>(1.0) / (t17 * (t102 + rt::lit::<T>(1.0)));
                    let t104 = t68 + quarter_h * rho1_rate_second;
                    let t105 = t101 * t104;
                    let t106 = t103 * (t91 * t105);
                    let xi_new_2 = t15 + rt::lit::<T>(0.25) * t92;
                    let xi_new_2_squared = xi_new_2 * xi_new_2;
                    let t93 = xi_new_2_squared + rt::lit::<T>(1.0);
                    let t94 = rt::lit::<T>(1.0) / t93;
                    let rho1_new_2 = half_h * rho1_rate_second + t68;
                    let t95 = t68 + rho1_new_2;
                    let t96 = t18 * t95;
                    let t97 = quarter_h * t96;
                    let t107 = t101 * t97;
                    let t108 = t80 - t107;
                    let t109 = t108 + xi_new_2_squared * t108;
                    let t98 = t97 + t81;
                    let t99 = t98 + xi_new_2_squared * t98;
                    let t115 = t15 + xi_new_2;
                    let t116 = t57 * t115;
                    let rho2_new_2_squared = rho2_new_2 * rho2_new_2;
                    let t112 = xi_new_2_squared + (rho2_new_2_squared + t82);
                    let t114 = t94
                        * (xi_new_2_squared * t112
                            + (rho2_new_2_squared + (t74 + rho1_new_2 * rho1_new_2)));
                    let t132 = t116
                        * (rt::lit::<T>(0.5)
                            * (t112 + (xi_new_2_squared + (rho2_new_2_squared + t89)))
                            - t114) + t103 * (t105 * (rt::lit::<T>(0.5) * t95));
                    solution2
                        .update([
                            rt::lit::<T>(0.5) * (t106 + t94 * (t101 * t109 - t99)),
                            -t132,
                        ]);
                }
                solution2
                    .or_newton(
                        move || {
                            let t13 = t2
                                * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2);
                            [t13, -xi]
                        },
                        move || {
                            let t14 = rt::abs(inv_h * rho1);
                            [t14, rt::abs(inv_h * rho2)]
                        },
                        move |[rho1_rate_second, rho2_rate_second]| {
                            let rho2_new_2 = half_h * rho2_rate_second + t79;
                            let t90 = t79 + rho2_new_2;
                            let t91 = t90 + t16 * t90;
                            let t92 = t69 * t91;
                            let xi_new_2 = t15 + rt::lit::<T>(0.25) * t92;
                            let xi_new_2_squared = xi_new_2 * xi_new_2;
                            let t93 = xi_new_2_squared + rt::lit::<T>(1.0);
                            let t94 = rt::lit::<T>(1.0) / t93;
                            let rho1_new_2 = half_h * rho1_rate_second + t68;
                            let t95 = t68 + rho1_new_2;
                            let t96 = t18 * t95;
                            let t97 = quarter_h * t96;
                            let t98 = t97 + t81;
                            let t99 = t98 + xi_new_2_squared * t98;
                            let t100 = t94 * t99;
                            let t101 = t15 + rt::lit::<T>(0.125) * t92;
                            let t102 = t101 * t101;
                            let t103 = rt::lit::<T>(1.0)
                                / (t17 * (t102 + rt::lit::<T>(1.0)));
                            let t104 = t68 + quarter_h * rho1_rate_second;
                            let t105 = t101 * t104;
                            let t106 = t103 * (t91 * t105);
                            let t107 = t101 * t97;
                            let t108 = t80 - t107;
                            let t109 = t108 + xi_new_2_squared * t108;
                            let t110 = t94 * t109;
                            let t111 = t16 + xi_new_2_squared;
                            let rho2_new_2_squared = rho2_new_2 * rho2_new_2;
                            let t112 = xi_new_2_squared + (rho2_new_2_squared + t82);
                            let t113 = t112 + (t75 + rho2_new_2_squared);
                            let t114 = t94
                                * (xi_new_2_squared * t112
                                    + (rho2_new_2_squared + (t74 + rho1_new_2 * rho1_new_2)));
                            let t115 = t15 + xi_new_2;
                            let t116 = t57 * t115;
                            let t117 = t103 * (t95 * t105);
                            let t118 = rt::lit::<T>(0.125) * xi_new_2_squared
                                + rt::lit::<T>(0.125);
                            let t119 = t94
                                * (rt::lit::<T>(0.5) * (t58 * (t118 + t102 * t118)))
                                + rt::lit::<T>(1.0) - t103 * (t101 * (k1 * t91));
                            let t120 = xi_new_2 * t84;
                            let t121 = rt::lit::<T>(0.25) * t120;
                            let t122 = rt::lit::<T>(0.5) * t120;
                            let t123 = ((t108 - t110) * t122
                                - (rt::lit::<T>(0.03125) * xi_new_2_squared
                                    + rt::lit::<T>(0.03125)) * (t96 * t86)) * (t101 * t94);
                            let t124 = t104 * t84;
                            let t125 = rt::lit::<T>(0.25) * (t101 * t85);
                            let t126 = t110 * t87 + t123
                                + t103
                                    * (t83 * t105 + t91 * (rt::lit::<T>(0.125) * t124)
                                        - t106 * t125);
                            let t127 = t103
                                * (rt::lit::<T>(0.5)
                                    * (half_h * t105 + t101 * (quarter_h * t95)))
                                - t115 * (half_h * rho1_new_2) / (t17 * t93);
                            let h_rho2_new_2 = h * rho2_new_2;
                            let t128 = t122 + h_rho2_new_2;
                            let t129 = rt::lit::<T>(0.5)
                                * (t113 * t88 + t115 * (h_rho2_new_2 + t128))
                                + t84
                                    * (rt::lit::<T>(0.125) * t111 - rt::lit::<T>(0.25) * t114);
                            let t130 = t115
                                * (t121
                                    - t94
                                        * (t122 * (t112 - t114)
                                            + (h_rho2_new_2 + xi_new_2_squared * t128))) + t129;
                            let t131 = t57 * t130
                                + ((t124 * (rt::lit::<T>(0.125) * t95) - t117 * t125)
                                    * (rt::lit::<T>(0.5) * t103) + rt::lit::<T>(1.0));
                            (
                                [
                                    rho1_rate_second
                                        + rt::lit::<T>(0.5) * (t100 - t106 - t101 * t110),
                                    (rt::lit::<T>(0.5) * (t111 + t113) - t114) * t116
                                        + (rho2_rate_second + rt::lit::<T>(0.5) * t117),
                                ],
                                [
                                    [
                                        t119,
                                        (t98 - t100) * (t94 * t121) - rt::lit::<T>(0.5) * t126,
                                    ],
                                    [t127, t131],
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
                let rho2_new_2 = half_h * rho2_rate_second + t79;
                let t90 = t79 + rho2_new_2;
                let t91 = t90 + t16 * t90;
                let t92 = t69 * t91;
                let t101 = t15 + rt::lit::<T>(0.125) * t92;
                let rho1_new_2 = half_h * rho1_rate_second + t68;
                let t95 = t68 + rho1_new_2;
                let t96 = t18 * t95;
                let t97 = quarter_h * t96;
                let t107 = t101 * t97;
                let x1_new_2 = t72 - t107;
                let x2_new_2 = t73 + t97;
                let xi_new_2 = t15 + rt::lit::<T>(0.25) * t92;
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
            const IDENTITY: &'static str = "4606d7f090b5c32f31ad649f7e2757e6";
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
        /// - `xi_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `xi_rate_2`, `rho1_rate_2`, `rho2_rate_2`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x1_rate_1, x2_rate_1, x1_rate_2, x2_rate_2
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 48 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 72 | 1 | 0 | 0 | 0 |
        /// | each step | 68 | 77 | 8 | 0 | 0 | 0 |
        /// | each sweep for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2 | 248 | 316 | 10 | 0 | 0 | 0 |
        /// | each iteration for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2 | 1046 | 1618 | 20 | 0 | 0 | 0 |
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
                    let t80 = rt::lit::<T>(0.13479950349996173) * t64
                        + rt::lit::<T>(0.2646186221535599) * t66
                        + (rt::lit::<T>(0.29962887740986976) * t68
                            + rt::lit::<T>(0.23895749671553695) * t70)
                        + (rt::lit::<T>(0.12372628666282504) * t72
                            + rt::lit::<T>(0.014077768468017546) * t74
                            + (rt::lit::<T>(-0.042237587700185465) * t76
                                + rt::lit::<T>(-0.03357096720958545) * t78));
                    let t119 = t112 * t80;
                    let t120 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                    let t79 = rt::lit::<T>(-0.03357096720958545) * t64
                        + rt::lit::<T>(-0.042237587700185465) * t66
                        + (rt::lit::<T>(0.014077768468017546) * t68
                            + rt::lit::<T>(0.12372628666282504) * t70)
                        + (rt::lit::<T>(0.23895749671553695) * t72
                            + rt::lit::<T>(0.29962887740986976) * t74
                            + (rt::lit::<T>(0.2646186221535599) * t76
                                + rt::lit::<T>(0.13479950349996173) * t78));
                    let t121 = t120 * t79;
                    let t122 = x1 - k49 * t119 - k57 * t121;
                    let t82 = t11 * t9;
                    let t123 = t122 * t82;
                    let t124 = x1 - k50 * t119 - k58 * t121;
                    let t109 = t18 * t16;
                    let t125 = t124 * t109;
                    let t126 = x1 - k51 * t119 - k59 * t121;
                    let t86 = t25 * t23;
                    let t127 = t126 * t86;
                    let t128 = x1 - k52 * t119 - k60 * t121;
                    let t90 = t32 * t30;
                    let t129 = t128 * t90;
                    let t130 = x1 - k53 * t119 - k61 * t121;
                    let t94 = t39 * t37;
                    let t131 = t130 * t94;
                    let t132 = x1 - k54 * t119 - k62 * t121;
                    let t98 = t46 * t44;
                    let t133 = t132 * t98;
                    let t134 = x1 - k55 * t119 - k63 * t121;
                    let t101 = t53 * t51;
                    let t135 = t134 * t101;
                    let t136 = x1 - k56 * t119 - k64 * t121;
                    let t105 = t60 * t58;
                    let t137 = t136 * t105;
                    let t138 = k8 * t123 + k7 * t125 + (k6 * t127 + k5 * t129)
                        + (k4 * t131 + k3 * t133 + (k2 * t135 + k1 * t137));
                    let t139 = t112 * t138;
                    let t113 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                    let t114 = t112 * t113;
                    let t115 = t112 * t112 + rt::lit::<T>(1.0);
                    let t750 = t114 / t115;
                    let t93 = k61 * t79 + (x2 + k53 * t80);
                    let t95 = t93 * t94;
                    let t96 = k4 * t95;
                    let t108 = k58 * t79 + (x2 + k50 * t80);
                    let t110 = t108 * t109;
                    let t111 = k7 * t110;
                    let t81 = k57 * t79 + (x2 + k49 * t80);
                    let t83 = t81 * t82;
                    let t84 = k8 * t83;
                    let t89 = k60 * t79 + (x2 + k52 * t80);
                    let t91 = t89 * t90;
                    let t92 = k5 * t91;
                    let t97 = k62 * t79 + (x2 + k54 * t80);
                    let t99 = t97 * t98;
                    let t100 = k63 * t79 + (x2 + k55 * t80);
                    let t102 = t100 * t101;
                    let t103 = k3 * t99 + k2 * t102;
                    let t85 = k59 * t79 + (x2 + k51 * t80);
                    let t87 = t85 * t86;
                    let t88 = k6 * t87;
                    let t104 = k64 * t79 + (x2 + k56 * t80);
                    let t106 = t104 * t105;
                    let t107 = k1 * t106;
                    let t751 = t139
                        + (t62 * t750 - t96 - t111 - (t84 + t92)
                            - (t103 + (t88 + t107)));
                    let t203 = t122 * t122 + t81 * t81;
                    let t204 = t10 * t10;
                    let t205 = t203 + (t8 + t204);
                    let t206 = t7 + t205;
                    let t207 = t7 * t205 + (t203 + (t204 + t63 * t63));
                    let t208 = t206 - t9 * t207;
                    let t209 = rt::lit::<T>(2.0) * t6;
                    let t752 = t208 * (t9 * t209);
                    let t149 = t126 * t126 + t85 * t85;
                    let t150 = t24 * t24;
                    let t151 = t149 + (t22 + t150);
                    let t152 = t21 + t151;
                    let t153 = t21 * t151 + (t149 + (t150 + t67 * t67));
                    let t154 = t152 - t23 * t153;
                    let t155 = rt::lit::<T>(2.0) * t20;
                    let t753 = t154 * (t23 * t155);
                    let t167 = t128 * t128 + t89 * t89;
                    let t168 = t31 * t31;
                    let t169 = t167 + (t29 + t168);
                    let t170 = t28 + t169;
                    let t171 = t28 * t169 + (t167 + (t168 + t69 * t69));
                    let t172 = t170 - t30 * t171;
                    let t173 = rt::lit::<T>(2.0) * t27;
                    let t754 = t172 * (t30 * t173);
                    let t185 = t134 * t134 + t100 * t100;
                    let t186 = t52 * t52;
                    let t187 = t185 + (t50 + t186);
                    let t188 = t49 + t187;
                    let t189 = t49 * t187 + (t185 + (t186 + t75 * t75));
                    let t190 = t188 - t51 * t189;
                    let t191 = rt::lit::<T>(2.0) * t48;
                    let t755 = t190 * (t51 * t191);
                    let t194 = t136 * t136 + t104 * t104;
                    let t195 = t59 * t59;
                    let t196 = t194 + (t57 + t195);
                    let t197 = t56 + t196;
                    let t198 = t56 * t196 + (t194 + (t195 + t77 * t77));
                    let t199 = t197 - t58 * t198;
                    let t200 = rt::lit::<T>(2.0) * t55;
                    let t756 = t199 * (t58 * t200);
                    let t176 = t130 * t130 + t93 * t93;
                    let t177 = t38 * t38;
                    let t178 = t176 + (t36 + t177);
                    let t179 = t35 + t178;
                    let t180 = t35 * t178 + (t176 + (t177 + t71 * t71));
                    let t181 = t179 - t37 * t180;
                    let t182 = rt::lit::<T>(2.0) * t34;
                    let t757 = t181 * (t37 * t182);
                    let t158 = t132 * t132 + t97 * t97;
                    let t159 = t45 * t45;
                    let t160 = t158 + (t43 + t159);
                    let t161 = t42 + t160;
                    let t162 = t42 * t160 + (t158 + (t159 + t73 * t73));
                    let t163 = t161 - t44 * t162;
                    let t164 = rt::lit::<T>(2.0) * t41;
                    let t758 = t163 * (t44 * t164);
                    let t140 = t124 * t124 + t108 * t108;
                    let t141 = t17 * t17;
                    let t142 = t140 + (t15 + t141);
                    let t143 = t14 + t142;
                    let t144 = t14 * t142 + (t140 + (t141 + t65 * t65));
                    let t145 = t143 - t16 * t144;
                    let t146 = rt::lit::<T>(2.0) * t13;
                    let t759 = t145 * (t16 * t146);
                    let t760 = k1 * t756 + k4 * t757
                        + (k3 * t758 + (k7 * t759 + t80 * t750));
                    let t761 = -(k8 * t752 + k6 * t753 + (k5 * t754 + k2 * t755) + t760);
                    let t213 = k16 * t12 + k15 * t19 + (k14 * t26 + k13 * t33)
                        + (k12 * t40 + k11 * t47 + (k10 * t54 + k9 * t61));
                    let t227 = k16 * t123 + k15 * t125 + (k14 * t127 + k13 * t129)
                        + (k12 * t131 + k11 * t133 + (k10 * t135 + k9 * t137));
                    let t228 = t120 * t227;
                    let t221 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                    let t222 = t120 * t221;
                    let t223 = t120 * t120 + rt::lit::<T>(1.0);
                    let t762 = t222 / t223;
                    let t217 = k12 * t95;
                    let t220 = k15 * t110;
                    let t214 = k16 * t83;
                    let t216 = k13 * t91;
                    let t218 = k11 * t99 + k10 * t102;
                    let t215 = k14 * t87;
                    let t219 = k9 * t106;
                    let t763 = t228
                        + (t213 * t762 - t217 - t220 - (t214 + t216)
                            - (t218 + (t215 + t219)));
                    let t764 = k9 * t756 + k12 * t757
                        + (k11 * t758 + (k15 * t759 + t79 * t762));
                    let t765 = -(k16 * t752 + k14 * t753 + (k13 * t754 + k10 * t755)
                        + t764);
                    solution1.update([t62, t751, t761, t213, t763, t765]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = xi * xi + rt::lit::<T>(1.0);
                            let t2 = rt::lit::<T>(1.0) / t1
                                * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2);
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
                            let t119 = t112 * t80;
                            let t120 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                            let t121 = t120 * t79;
                            let t122 = x1 - k49 * t119 - k57 * t121;
                            let t123 = t122 * t82;
                            let t124 = x1 - k50 * t119 - k58 * t121;
                            let t125 = t124 * t109;
                            let t126 = x1 - k51 * t119 - k59 * t121;
                            let t127 = t126 * t86;
                            let t128 = x1 - k52 * t119 - k60 * t121;
                            let t129 = t128 * t90;
                            let t130 = x1 - k53 * t119 - k61 * t121;
                            let t131 = t130 * t94;
                            let t132 = x1 - k54 * t119 - k62 * t121;
                            let t133 = t132 * t98;
                            let t134 = x1 - k55 * t119 - k63 * t121;
                            let t135 = t134 * t101;
                            let t136 = x1 - k56 * t119 - k64 * t121;
                            let t137 = t136 * t105;
                            let t138 = k8 * t123 + k7 * t125 + (k6 * t127 + k5 * t129)
                                + (k4 * t131 + k3 * t133 + (k2 * t135 + k1 * t137));
                            let t139 = t112 * t138;
                            let t140 = t124 * t124 + t108 * t108;
                            let t141 = t17 * t17;
                            let t142 = t140 + (t15 + t141);
                            let t143 = t14 + t142;
                            let t144 = t14 * t142 + (t140 + (t141 + t65 * t65));
                            let t145 = t143 - t16 * t144;
                            let t146 = rt::lit::<T>(2.0) * t13;
                            let t147 = t145 * t146;
                            let t148 = t16 * t147;
                            let t149 = t126 * t126 + t85 * t85;
                            let t150 = t24 * t24;
                            let t151 = t149 + (t22 + t150);
                            let t152 = t21 + t151;
                            let t153 = t21 * t151 + (t149 + (t150 + t67 * t67));
                            let t154 = t152 - t23 * t153;
                            let t155 = rt::lit::<T>(2.0) * t20;
                            let t156 = t154 * t155;
                            let t157 = t23 * t156;
                            let t158 = t132 * t132 + t97 * t97;
                            let t159 = t45 * t45;
                            let t160 = t158 + (t43 + t159);
                            let t161 = t42 + t160;
                            let t162 = t42 * t160 + (t158 + (t159 + t73 * t73));
                            let t163 = t161 - t44 * t162;
                            let t164 = rt::lit::<T>(2.0) * t41;
                            let t165 = t163 * t164;
                            let t166 = t44 * t165;
                            let t167 = t128 * t128 + t89 * t89;
                            let t168 = t31 * t31;
                            let t169 = t167 + (t29 + t168);
                            let t170 = t28 + t169;
                            let t171 = t28 * t169 + (t167 + (t168 + t69 * t69));
                            let t172 = t170 - t30 * t171;
                            let t173 = rt::lit::<T>(2.0) * t27;
                            let t174 = t172 * t173;
                            let t175 = t30 * t174;
                            let t176 = t130 * t130 + t93 * t93;
                            let t177 = t38 * t38;
                            let t178 = t176 + (t36 + t177);
                            let t179 = t35 + t178;
                            let t180 = t35 * t178 + (t176 + (t177 + t71 * t71));
                            let t181 = t179 - t37 * t180;
                            let t182 = rt::lit::<T>(2.0) * t34;
                            let t183 = t181 * t182;
                            let t184 = t37 * t183;
                            let t185 = t134 * t134 + t100 * t100;
                            let t186 = t52 * t52;
                            let t187 = t185 + (t50 + t186);
                            let t188 = t49 + t187;
                            let t189 = t49 * t187 + (t185 + (t186 + t75 * t75));
                            let t190 = t188 - t51 * t189;
                            let t191 = rt::lit::<T>(2.0) * t48;
                            let t192 = t190 * t191;
                            let t193 = t51 * t192;
                            let t194 = t136 * t136 + t104 * t104;
                            let t195 = t59 * t59;
                            let t196 = t194 + (t57 + t195);
                            let t197 = t56 + t196;
                            let t198 = t56 * t196 + (t194 + (t195 + t77 * t77));
                            let t199 = t197 - t58 * t198;
                            let t200 = rt::lit::<T>(2.0) * t55;
                            let t201 = t199 * t200;
                            let t202 = t58 * t201;
                            let t203 = t122 * t122 + t81 * t81;
                            let t204 = t10 * t10;
                            let t205 = t203 + (t8 + t204);
                            let t206 = t7 + t205;
                            let t207 = t7 * t205 + (t203 + (t204 + t63 * t63));
                            let t208 = t206 - t9 * t207;
                            let t209 = rt::lit::<T>(2.0) * t6;
                            let t210 = t208 * t209;
                            let t211 = t9 * t210;
                            let t212 = k4 * t184 + k2 * t193
                                + (k1 * t202 + (k8 * t211 + (rho2_rate_1 + t117 * t80)));
                            let t213 = k16 * t12 + k15 * t19 + (k14 * t26 + k13 * t33)
                                + (k12 * t40 + k11 * t47 + (k10 * t54 + k9 * t61));
                            let t214 = k16 * t83;
                            let t215 = k14 * t87;
                            let t216 = k13 * t91;
                            let t217 = k12 * t95;
                            let t218 = k11 * t99 + k10 * t102;
                            let t219 = k9 * t106;
                            let t220 = k15 * t110;
                            let t221 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                            let t222 = t120 * t221;
                            let t223 = t120 * t120 + rt::lit::<T>(1.0);
                            let t224 = rt::lit::<T>(1.0) / t223;
                            let t225 = t222 * t224;
                            let t226 = t214 + t215 + (t216 + t217)
                                + (t218 + (t219 + (t220 + (rho1_rate_2 - t225 * t213))));
                            let t227 = k16 * t123 + k15 * t125
                                + (k14 * t127 + k13 * t129)
                                + (k12 * t131 + k11 * t133 + (k10 * t135 + k9 * t137));
                            let t228 = t120 * t227;
                            let t229 = k12 * t184 + k10 * t193
                                + (k9 * t202 + (k16 * t211 + (rho2_rate_2 + t225 * t79)));
                            let t230 = k49 * t6;
                            let t231 = t230 * t9;
                            let t232 = rt::lit::<T>(4.0) * t10 - rt::lit::<T>(2.0) * t12;
                            let t233 = t231 * t232;
                            let t234 = k50 * t13;
                            let t235 = t234 * t16;
                            let t236 = rt::lit::<T>(4.0) * t17 - rt::lit::<T>(2.0) * t19;
                            let t237 = t235 * t236;
                            let t238 = k51 * t20;
                            let t239 = t238 * t23;
                            let t240 = rt::lit::<T>(4.0) * t24 - rt::lit::<T>(2.0) * t26;
                            let t241 = t239 * t240;
                            let t242 = k52 * t27;
                            let t243 = t242 * t30;
                            let t244 = rt::lit::<T>(4.0) * t31 - rt::lit::<T>(2.0) * t33;
                            let t245 = t243 * t244;
                            let t246 = k53 * t34;
                            let t247 = t246 * t37;
                            let t248 = rt::lit::<T>(4.0) * t38 - rt::lit::<T>(2.0) * t40;
                            let t249 = t247 * t248;
                            let t250 = k54 * t41;
                            let t251 = t250 * t44;
                            let t252 = rt::lit::<T>(4.0) * t45 - rt::lit::<T>(2.0) * t47;
                            let t253 = t251 * t252;
                            let t254 = k55 * t48;
                            let t255 = t254 * t51;
                            let t256 = rt::lit::<T>(4.0) * t52 - rt::lit::<T>(2.0) * t54;
                            let t257 = t255 * t256;
                            let t258 = k56 * t55;
                            let t259 = t258 * t58;
                            let t260 = rt::lit::<T>(4.0) * t59 - rt::lit::<T>(2.0) * t61;
                            let t261 = t259 * t260;
                            let t262 = k8 * t233 + k7 * t237 + (k6 * t241 + k5 * t245)
                                + (k4 * t249 + k3 * t253 + (k2 * t257 + k1 * t261));
                            let t263 = t9 * (k69 + k69 * t7);
                            let t264 = t16 * (k70 + k70 * t14);
                            let t265 = t23 * (k71 + k71 * t21);
                            let t266 = t30 * (k72 + k72 * t28);
                            let t267 = t37 * (k73 + k73 * t35);
                            let t268 = t44 * (k74 + k74 * t42);
                            let t269 = t51 * (k75 + k75 * t49);
                            let t270 = t58 * (k76 + k76 * t56);
                            let t271 = k8 * t263 + k7 * t264 + (k6 * t265 + k5 * t266)
                                + (k4 * t267 + k3 * t268 + (k2 * t269 + k1 * t270));
                            let t272 = k57 * t6;
                            let t273 = t272 * t9;
                            let t274 = t273 * t232;
                            let t275 = k58 * t13;
                            let t276 = t275 * t16;
                            let t277 = t276 * t236;
                            let t278 = k59 * t20;
                            let t279 = t278 * t23;
                            let t280 = t279 * t240;
                            let t281 = k60 * t27;
                            let t282 = t281 * t30;
                            let t283 = t282 * t244;
                            let t284 = k61 * t34;
                            let t285 = t284 * t37;
                            let t286 = t285 * t248;
                            let t287 = k62 * t41;
                            let t288 = t287 * t44;
                            let t289 = t288 * t252;
                            let t290 = k63 * t48;
                            let t291 = t290 * t51;
                            let t292 = t291 * t256;
                            let t293 = k64 * t55;
                            let t294 = t293 * t58;
                            let t295 = t294 * t260;
                            let t296 = k8 * t274 + k7 * t277 + (k6 * t280 + k5 * t283)
                                + (k4 * t286 + k3 * t289 + (k2 * t292 + k1 * t295));
                            let t297 = t9 * (k77 + k77 * t7);
                            let t298 = t16 * (k78 + k78 * t14);
                            let t299 = t23 * (k79 + k79 * t21);
                            let t300 = t30 * (k80 + k80 * t28);
                            let t301 = t37 * (k81 + k81 * t35);
                            let t302 = t44 * (k82 + k82 * t42);
                            let t303 = t51 * (k83 + k83 * t49);
                            let t304 = t58 * (k84 + k84 * t56);
                            let t305 = k8 * t297 + k7 * t298 + (k6 * t299 + k5 * t300)
                                + (k4 * t301 + k3 * t302 + (k2 * t303 + k1 * t304));
                            let t306 = rt::lit::<T>(2.0) * t30;
                            let t307 = k72 * t27;
                            let t308 = t64 * t231;
                            let t309 = t66 * t235;
                            let t310 = t68 * t239;
                            let t311 = t70 * t243;
                            let t312 = t72 * t247;
                            let t313 = t74 * t251;
                            let t314 = t76 * t255;
                            let t315 = t78 * t259;
                            let t316 = k17 * t308 + k18 * t309
                                + (k19 * t310 + k20 * t311)
                                + (k21 * t312 + k22 * t313 + (k23 * t314 + k24 * t315));
                            let t317 = k25 * t308 + k26 * t309
                                + (k27 * t310 + k28 * t311)
                                + (k29 * t312 + k30 * t313 + (k31 * t314 + k32 * t315));
                            let t318 = k52 * t316 + k60 * t317;
                            let t319 = t306
                                * (t89 * t307 - t318 - (t28 * t318 + t242 * t91));
                            let t320 = rt::lit::<T>(2.0) * t37;
                            let t321 = k73 * t34;
                            let t322 = k53 * t316 + k61 * t317;
                            let t323 = t320
                                * (t93 * t321 - t322 - (t35 * t322 + t246 * t95));
                            let t324 = rt::lit::<T>(2.0) * t44;
                            let t325 = k74 * t41;
                            let t326 = k54 * t316 + k62 * t317;
                            let t327 = t324
                                * (t97 * t325 - t326 - (t42 * t326 + t250 * t99));
                            let t328 = rt::lit::<T>(2.0) * t51;
                            let t329 = k75 * t48;
                            let t330 = k55 * t316 + k63 * t317;
                            let t331 = t328
                                * (t100 * t329 - t330 - (t49 * t330 + t254 * t102));
                            let t332 = rt::lit::<T>(2.0) * t58;
                            let t333 = k76 * t55;
                            let t334 = k56 * t316 + k64 * t317;
                            let t335 = t332
                                * (t104 * t333 - t334 - (t56 * t334 + t258 * t106));
                            let t336 = rt::lit::<T>(2.0) * t9;
                            let t337 = k69 * t6;
                            let t338 = k49 * t316 + k57 * t317;
                            let t339 = t336
                                * (t81 * t337 - t338 - (t7 * t338 + t230 * t83));
                            let t340 = k8 * t339
                                - (t117 * t262
                                    + t62 * (t116 * (k65 * t113 - t117 * (k85 * t112))));
                            let t341 = rt::lit::<T>(2.0) * t16;
                            let t342 = k70 * t13;
                            let t343 = k50 * t316 + k58 * t317;
                            let t344 = t341
                                * (t108 * t342 - t343 - (t14 * t343 + t234 * t110));
                            let t345 = rt::lit::<T>(2.0) * t23;
                            let t346 = k71 * t20;
                            let t347 = k51 * t316 + k59 * t317;
                            let t348 = t345
                                * (t85 * t346 - t347 - (t21 * t347 + t238 * t87));
                            let t349 = k5 * t319 + k4 * t323 + (k3 * t327 + k2 * t331)
                                + (k1 * t335 - k65 * t138
                                    + (t340 + (k7 * t344 + k6 * t348)));
                            let t350 = k65 * t80 - t112 * t316;
                            let t351 = k67 * t79 - t120 * t317;
                            let t352 = k49 * t350 + k57 * t351;
                            let t353 = (t122 * t337 - t352 - (t7 * t352 + t230 * t123))
                                * t336;
                            let t354 = k50 * t350 + k58 * t351;
                            let t355 = (t124 * t342 - t354 - (t14 * t354 + t234 * t125))
                                * t341;
                            let t356 = k51 * t350 + k59 * t351;
                            let t357 = (t126 * t346 - t356 - (t21 * t356 + t238 * t127))
                                * t345;
                            let t358 = k52 * t350 + k60 * t351;
                            let t359 = (t128 * t307 - t358 - (t28 * t358 + t242 * t129))
                                * t306;
                            let t360 = k53 * t350 + k61 * t351;
                            let t361 = (t130 * t321 - t360 - (t35 * t360 + t246 * t131))
                                * t320;
                            let t362 = k54 * t350 + k62 * t351;
                            let t363 = (t132 * t325 - t362 - (t42 * t362 + t250 * t133))
                                * t324;
                            let t364 = k55 * t350 + k63 * t351;
                            let t365 = (t134 * t329 - t364 - (t49 * t364 + t254 * t135))
                                * t328;
                            let t366 = k56 * t350 + k64 * t351;
                            let t367 = (t136 * t333 - t366 - (t56 * t366 + t258 * t137))
                                * t332;
                            let t368 = k8 * t353 + k7 * t355 + (k6 * t357 + k5 * t359)
                                + (k4 * t361 + k3 * t363 + (k2 * t365 + k1 * t367));
                            let t369 = k86 * t9 + k87 * t16 + (k88 * t23 + k89 * t30)
                                + (k90 * t37 + k91 * t44 + (k92 * t51 + k93 * t58));
                            let t370 = t112 * t369;
                            let t371 = k94 * t9 + k95 * t16 + (k96 * t23 + k97 * t30)
                                + (k98 * t37 + k99 * t44 + (k100 * t51 + k101 * t58));
                            let t372 = t120 * t371;
                            let t373 = t82 * (k49 * t370 + k57 * t372);
                            let t374 = t109 * (k50 * t370 + k58 * t372);
                            let t375 = t86 * (k51 * t370 + k59 * t372);
                            let t376 = t90 * (k52 * t370 + k60 * t372);
                            let t377 = t94 * (k53 * t370 + k61 * t372);
                            let t378 = t98 * (k54 * t370 + k62 * t372);
                            let t379 = t101 * (k55 * t370 + k63 * t372);
                            let t380 = t105 * (k56 * t370 + k64 * t372);
                            let t381 = k8 * t373 + k7 * t374 + (k6 * t375 + k5 * t376)
                                + (k4 * t377 + k3 * t378 + (k2 * t379 + k1 * t380));
                            let t382 = t82 * (k49 * t369 + k57 * t371);
                            let t383 = t86 * (k51 * t369 + k59 * t371);
                            let t384 = t90 * (k52 * t369 + k60 * t371);
                            let t385 = t94 * (k53 * t369 + k61 * t371);
                            let t386 = t98 * (k54 * t369 + k62 * t371);
                            let t387 = t101 * (k55 * t369 + k63 * t371);
                            let t388 = t105 * (k56 * t369 + k64 * t371);
                            let t389 = t109 * (k50 * t369 + k58 * t371);
                            let t390 = k3 * t386 + k2 * t387
                                + (k1 * t388
                                    + (k7 * t389
                                        + (rt::lit::<T>(1.0) - t62 * (k65 * t112 * t116))));
                            let t391 = t112 * t381
                                + (k8 * t382 + k6 * t383 + (k5 * t384 + k4 * t385) + t390);
                            let t392 = k80 * t27;
                            let t393 = t64 * t273;
                            let t394 = t66 * t276;
                            let t395 = t68 * t279;
                            let t396 = t70 * t282;
                            let t397 = t72 * t285;
                            let t398 = t74 * t288;
                            let t399 = t76 * t291;
                            let t400 = t78 * t294;
                            let t401 = k17 * t393 + k18 * t394
                                + (k19 * t395 + k20 * t396)
                                + (k21 * t397 + k22 * t398 + (k23 * t399 + k24 * t400));
                            let t402 = k25 * t393 + k26 * t394
                                + (k27 * t395 + k28 * t396)
                                + (k29 * t397 + k30 * t398 + (k31 * t399 + k32 * t400));
                            let t403 = k52 * t401 + k60 * t402;
                            let t404 = t306
                                * (t89 * t392 - t403 - (t28 * t403 + t281 * t91));
                            let t405 = k81 * t34;
                            let t406 = k53 * t401 + k61 * t402;
                            let t407 = t320
                                * (t93 * t405 - t406 - (t35 * t406 + t284 * t95));
                            let t408 = k82 * t41;
                            let t409 = k54 * t401 + k62 * t402;
                            let t410 = t324
                                * (t97 * t408 - t409 - (t42 * t409 + t287 * t99));
                            let t411 = k83 * t48;
                            let t412 = k55 * t401 + k63 * t402;
                            let t413 = t328
                                * (t100 * t411 - t412 - (t49 * t412 + t290 * t102));
                            let t414 = k84 * t55;
                            let t415 = k56 * t401 + k64 * t402;
                            let t416 = t332
                                * (t104 * t414 - t415 - (t56 * t415 + t293 * t106));
                            let t417 = k77 * t6;
                            let t418 = k49 * t401 + k57 * t402;
                            let t419 = t336
                                * (t81 * t417 - t418 - (t7 * t418 + t272 * t83));
                            let t420 = k8 * t419
                                - (t117 * t296
                                    + t62 * (t116 * (k66 * t113 - t117 * (k102 * t112))));
                            let t421 = k78 * t13;
                            let t422 = k50 * t401 + k58 * t402;
                            let t423 = t341
                                * (t108 * t421 - t422 - (t14 * t422 + t275 * t110));
                            let t424 = k79 * t20;
                            let t425 = k51 * t401 + k59 * t402;
                            let t426 = t345
                                * (t85 * t424 - t425 - (t21 * t425 + t278 * t87));
                            let t427 = k5 * t404 + k4 * t407 + (k3 * t410 + k2 * t413)
                                + (k1 * t416 - k66 * t138
                                    + (t420 + (k7 * t423 + k6 * t426)));
                            let t428 = k66 * t80 - t112 * t401;
                            let t429 = k68 * t79 - t120 * t402;
                            let t430 = k49 * t428 + k57 * t429;
                            let t431 = t336
                                * (t122 * t417 - t430 - (t7 * t430 + t272 * t123));
                            let t432 = k50 * t428 + k58 * t429;
                            let t433 = t341
                                * (t124 * t421 - t432 - (t14 * t432 + t275 * t125));
                            let t434 = k51 * t428 + k59 * t429;
                            let t435 = t345
                                * (t126 * t424 - t434 - (t21 * t434 + t278 * t127));
                            let t436 = k52 * t428 + k60 * t429;
                            let t437 = t306
                                * (t128 * t392 - t436 - (t28 * t436 + t281 * t129));
                            let t438 = k53 * t428 + k61 * t429;
                            let t439 = t320
                                * (t130 * t405 - t438 - (t35 * t438 + t284 * t131));
                            let t440 = k54 * t428 + k62 * t429;
                            let t441 = t324
                                * (t132 * t408 - t440 - (t42 * t440 + t287 * t133));
                            let t442 = k55 * t428 + k63 * t429;
                            let t443 = t328
                                * (t134 * t411 - t442 - (t49 * t442 + t290 * t135));
                            let t444 = k56 * t428 + k64 * t429;
                            let t445 = t332
                                * (t136 * t414 - t444 - (t56 * t444 + t293 * t137));
                            let t446 = k8 * t431 + k7 * t433 + (k6 * t435 + k5 * t437)
                                + (k4 * t439 + k3 * t441 + (k2 * t443 + k1 * t445));
                            let t447 = k103 * t9 + k104 * t16 + (k105 * t23 + k106 * t30)
                                + (k107 * t37 + k108 * t44 + (k109 * t51 + k110 * t58));
                            let t448 = t112 * t447;
                            let t449 = k111 * t9 + k112 * t16 + (k113 * t23 + k114 * t30)
                                + (k115 * t37 + k116 * t44 + (k117 * t51 + k118 * t58));
                            let t450 = t120 * t449;
                            let t451 = t82 * (k49 * t448 + k57 * t450);
                            let t452 = t109 * (k50 * t448 + k58 * t450);
                            let t453 = t86 * (k51 * t448 + k59 * t450);
                            let t454 = t90 * (k52 * t448 + k60 * t450);
                            let t455 = t94 * (k53 * t448 + k61 * t450);
                            let t456 = t98 * (k54 * t448 + k62 * t450);
                            let t457 = t101 * (k55 * t448 + k63 * t450);
                            let t458 = t105 * (k56 * t448 + k64 * t450);
                            let t459 = k8 * t451 + k7 * t452 + (k6 * t453 + k5 * t454)
                                + (k4 * t455 + k3 * t456 + (k2 * t457 + k1 * t458));
                            let t460 = t82 * (k49 * t447 + k57 * t449);
                            let t461 = t109 * (k50 * t447 + k58 * t449);
                            let t462 = t90 * (k52 * t447 + k60 * t449);
                            let t463 = t94 * (k53 * t447 + k61 * t449);
                            let t464 = t98 * (k54 * t447 + k62 * t449);
                            let t465 = t101 * (k55 * t447 + k63 * t449);
                            let t466 = t105 * (k56 * t447 + k64 * t449);
                            let t467 = t86 * (k51 * t447 + k59 * t449);
                            let t468 = k3 * t464 + k2 * t465
                                + (k1 * t466 + (k6 * t467 - t62 * (k66 * t112 * t116)));
                            let t469 = t112 * t459
                                + (k8 * t460 + k7 * t461 + (k5 * t462 + k4 * t463) + t468);
                            let t470 = rt::lit::<T>(1.0) / (t50 * t50);
                            let t471 = rt::lit::<T>(-0.042237587700185465) * t51;
                            let t472 = t48 * t471;
                            let t473 = rt::lit::<T>(-0.03357096720958545) * t58;
                            let t474 = t55 * t473;
                            let t475 = t58 * t474;
                            let t476 = t474 - t56 * t475;
                            let t477 = t476 - t475;
                            let t478 = h * t477;
                            let t479 = t104 * t478;
                            let t480 = t51 * t472;
                            let t481 = t472 - t49 * t480;
                            let t482 = t481 - t480;
                            let t483 = h * t482;
                            let t484 = t100 * t483;
                            let t485 = rt::lit::<T>(0.014077768468017546) * t44;
                            let t486 = t41 * t485;
                            let t487 = t44 * t486;
                            let t488 = t486 - t42 * t487;
                            let t489 = t488 - t487;
                            let t490 = h * t489;
                            let t491 = t97 * t490;
                            let t492 = rt::lit::<T>(0.12372628666282504) * t37;
                            let t493 = t34 * t492;
                            let t494 = t37 * t493;
                            let t495 = t493 - t35 * t494;
                            let t496 = t495 - t494;
                            let t497 = h * t496;
                            let t498 = t93 * t497;
                            let t499 = rt::lit::<T>(0.23895749671553695) * t30;
                            let t500 = t27 * t499;
                            let t501 = t30 * t500;
                            let t502 = t500 - t28 * t501;
                            let t503 = t502 - t501;
                            let t504 = h * t503;
                            let t505 = t89 * t504;
                            let t506 = rt::lit::<T>(0.29962887740986976) * t23;
                            let t507 = t20 * t506;
                            let t508 = t23 * t507;
                            let t509 = t507 - t21 * t508;
                            let t510 = t509 - t508;
                            let t511 = h * t510;
                            let t512 = t85 * t511;
                            let t513 = rt::lit::<T>(0.2646186221535599) * t16;
                            let t514 = t13 * t513;
                            let t515 = t16 * t514;
                            let t516 = t514 - t14 * t515;
                            let t517 = t516 - t515;
                            let t518 = h * t517;
                            let t519 = t108 * t518;
                            let t520 = rt::lit::<T>(0.13479950349996173) * t9;
                            let t521 = t6 * t520;
                            let t522 = t9 * t521;
                            let t523 = t521 - t7 * t522;
                            let t524 = t523 - t522;
                            let t525 = h * t524;
                            let t526 = t81 * t525;
                            let t527 = k41 * t479 + k42 * t484
                                + (k43 * t491 + k44 * t498)
                                + (k45 * t505 + k46 * t512 + (k47 * t519 + k48 * t526));
                            let t528 = t136 * t478;
                            let t529 = t134 * t483;
                            let t530 = t132 * t490;
                            let t531 = t130 * t497;
                            let t532 = t128 * t504;
                            let t533 = t126 * t511;
                            let t534 = t124 * t518;
                            let t535 = t122 * t525;
                            let t536 = k41 * t528 + k42 * t529
                                + (k43 * t530 + k44 * t531)
                                + (k45 * t532 + k46 * t533 + (k47 * t534 + k48 * t535));
                            let t537 = t527 - t120 * t536;
                            let t538 = k34 * t484 + k35 * t491
                                + (k36 * t498 + k37 * t505)
                                + (k38 * t512 + k39 * t519
                                    + (k40 * t526 + (t117 + k33 * t479)));
                            let t539 = k33 * t528 + k34 * t529
                                + (k35 * t530 + k36 * t531)
                                + (k37 * t532 + k38 * t533 + (k39 * t534 + k40 * t535));
                            let t540 = t538 - t112 * t539;
                            let t541 = rt::lit::<T>(0.2646186221535599) * t537
                                + rt::lit::<T>(-0.042237587700185465) * t540;
                            let t542 = t470 * (t472 * t189 - k2 * t192 - t75 * t541)
                                + (t472 + t481 - t480 * t187);
                            let t543 = t191 * t542
                                + (t471 * t188
                                    - t189 * (rt::lit::<T>(-0.042237587700185465) * t470));
                            let t544 = rt::lit::<T>(1.0) / (t43 * t43);
                            let t545 = rt::lit::<T>(0.29962887740986976) * t537
                                + rt::lit::<T>(0.014077768468017546) * t540;
                            let t546 = t544 * (t486 * t162 - k3 * t165 - t73 * t545)
                                + (t486 + t488 - t487 * t160);
                            let t547 = t164 * t546
                                + (t485 * t161
                                    - t162 * (rt::lit::<T>(0.014077768468017546) * t544));
                            let t548 = rt::lit::<T>(1.0) / (t36 * t36);
                            let t549 = rt::lit::<T>(0.23895749671553695) * t537
                                + rt::lit::<T>(0.12372628666282504) * t540;
                            let t550 = t548 * (t493 * t180 - k4 * t183 - t71 * t549)
                                + (t493 + t495 - t494 * t178);
                            let t551 = t182 * t550
                                + (t492 * t179
                                    - t180 * (rt::lit::<T>(0.12372628666282504) * t548));
                            let t552 = rt::lit::<T>(1.0) / (t29 * t29);
                            let t553 = rt::lit::<T>(0.12372628666282504) * t537
                                + rt::lit::<T>(0.23895749671553695) * t540;
                            let t554 = t552 * (t500 * t171 - k5 * t174 - t69 * t553)
                                + (t500 + t502 - t501 * t169);
                            let t555 = t173 * t554
                                + (t499 * t170
                                    - t171 * (rt::lit::<T>(0.23895749671553695) * t552));
                            let t556 = rt::lit::<T>(1.0) / (t22 * t22);
                            let t557 = rt::lit::<T>(0.014077768468017546) * t537
                                + rt::lit::<T>(0.29962887740986976) * t540;
                            let t558 = t556 * (t507 * t153 - k6 * t156 - t67 * t557)
                                + (t507 + t509 - t508 * t151);
                            let t559 = t155 * t558
                                + (t506 * t152
                                    - t153 * (rt::lit::<T>(0.29962887740986976) * t556));
                            let t560 = rt::lit::<T>(1.0) / (t15 * t15);
                            let t561 = rt::lit::<T>(-0.042237587700185465) * t537
                                + rt::lit::<T>(0.2646186221535599) * t540;
                            let t562 = t560 * (t514 * t144 - k7 * t147 - t65 * t561)
                                + (t514 + t516 - t515 * t142);
                            let t563 = t146 * t562
                                + (t513 * t143
                                    - t144 * (rt::lit::<T>(0.2646186221535599) * t560));
                            let t564 = rt::lit::<T>(1.0) / (t8 * t8);
                            let t565 = rt::lit::<T>(-0.03357096720958545) * t537
                                + rt::lit::<T>(0.13479950349996173) * t540;
                            let t566 = t564 * (t521 * t207 - k8 * t210 - t63 * t565)
                                + (t521 + t523 - t522 * t205);
                            let t567 = t209 * t566
                                + (t520 * t206
                                    - t207 * (rt::lit::<T>(0.13479950349996173) * t564));
                            let t568 = rt::lit::<T>(1.0) / (t57 * t57);
                            let t569 = rt::lit::<T>(0.13479950349996173) * t537
                                + rt::lit::<T>(-0.03357096720958545) * t540;
                            let t570 = t568 * (t474 * t198 - k1 * t201 - t77 * t569)
                                + (t474 + t476 - t475 * t196);
                            let t571 = t200 * t570
                                + (t473 * t197
                                    - t198 * (rt::lit::<T>(-0.03357096720958545) * t568));
                            let t572 = t116 * t80;
                            let t573 = t113 * t572
                                - t80
                                    * (t539
                                        + t114 * (rt::lit::<T>(2.0) * t112) / (t115 * t115));
                            let t574 = t536 * (h * t79);
                            let t575 = k51 * t559 + k50 * t563
                                + (k49 * t567
                                    + (k56 * t571
                                        + (k65 * t573 - rt::lit::<T>(0.5386751345948129) * t574)));
                            let t576 = rt::lit::<T>(2.0) * t75;
                            let t577 = t51 * t541 - t480 * t576;
                            let t578 = rt::lit::<T>(2.0) * t73;
                            let t579 = t44 * t545 - t487 * t578;
                            let t580 = rt::lit::<T>(2.0) * t71;
                            let t581 = t37 * t549 - t494 * t580;
                            let t582 = rt::lit::<T>(2.0) * t69;
                            let t583 = t30 * t553 - t501 * t582;
                            let t584 = rt::lit::<T>(2.0) * t67;
                            let t585 = t23 * t557 - t508 * t584;
                            let t586 = rt::lit::<T>(2.0) * t65;
                            let t587 = t16 * t561 - t515 * t586;
                            let t588 = rt::lit::<T>(2.0) * t63;
                            let t589 = t9 * t565 - t522 * t588;
                            let t590 = rt::lit::<T>(2.0) * t77;
                            let t591 = t58 * t569 - t475 * t590;
                            let t592 = t572 * (h * t112);
                            let t593 = k51 * t585 + k50 * t587
                                + (k49 * t589 + (k56 * t591 + rt::lit::<T>(0.25) * t592));
                            let t594 = h * t52;
                            let t595 = t482 * t594;
                            let t596 = h * t45;
                            let t597 = t489 * t596;
                            let t598 = h * t38;
                            let t599 = t496 * t598;
                            let t600 = h * t31;
                            let t601 = t503 * t600;
                            let t602 = h * t24;
                            let t603 = t510 * t602;
                            let t604 = h * t17;
                            let t605 = t517 * t604;
                            let t606 = h * t10;
                            let t607 = t524 * t606;
                            let t608 = h * t59;
                            let t609 = t477 * t608;
                            let t610 = k34 * t595 + k35 * t597
                                + (k36 * t599 + k37 * t601)
                                + (k38 * t603 + k39 * t605
                                    + (k40 * t607 + (k33 * t609 + rt::lit::<T>(1.0))));
                            let t611 = k59 * t559 + k58 * t563
                                + (k57 * t567
                                    + (k64 * t571 + (k66 * t573 - rt::lit::<T>(0.25) * t574)));
                            let t612 = k59 * t585 + k58 * t587
                                + (k57 * t589
                                    + (k64 * t591 + rt::lit::<T>(-0.03867513459481288) * t592));
                            let t613 = k41 * t609 + k42 * t595
                                + (k43 * t597 + k44 * t599)
                                + (k45 * t601 + k46 * t603 + (k47 * t605 + k48 * t607));
                            let t614 = k16 * t233 + k15 * t237
                                + (k14 * t241 + k13 * t245)
                                + (k12 * t249 + k11 * t253 + (k10 * t257 + k9 * t261));
                            let t615 = k16 * t263 + k15 * t264
                                + (k14 * t265 + k13 * t266)
                                + (k12 * t267 + k11 * t268 + (k10 * t269 + k9 * t270));
                            let t616 = k16 * t274 + k15 * t277
                                + (k14 * t280 + k13 * t283)
                                + (k12 * t286 + k11 * t289 + (k10 * t292 + k9 * t295));
                            let t617 = k16 * t297 + k15 * t298
                                + (k14 * t299 + k13 * t300)
                                + (k12 * t301 + k11 * t302 + (k10 * t303 + k9 * t304));
                            let t618 = k16 * t339
                                - (t225 * t614
                                    + t213 * (t224 * (k67 * t221 - t225 * (k119 * t120))));
                            let t619 = k13 * t319 + k12 * t323
                                + (k11 * t327 + k10 * t331)
                                + (k9 * t335 - k67 * t227
                                    + (t618 + (k15 * t344 + k14 * t348)));
                            let t620 = k16 * t353 + k15 * t355
                                + (k14 * t357 + k13 * t359)
                                + (k12 * t361 + k11 * t363 + (k10 * t365 + k9 * t367));
                            let t621 = k16 * t373 + k15 * t374
                                + (k14 * t375 + k13 * t376)
                                + (k12 * t377 + k11 * t378 + (k10 * t379 + k9 * t380));
                            let t622 = k11 * t386 + k10 * t387
                                + (k9 * t388 + (k14 * t383 - t213 * (k67 * t120 * t224)));
                            let t623 = t120 * t621
                                + (k16 * t382 + k15 * t389 + (k13 * t384 + k12 * t385)
                                    + t622);
                            let t624 = k16 * t419
                                - (t225 * t616
                                    + t213 * (t224 * (k68 * t221 - t225 * (k120 * t120))));
                            let t625 = k13 * t404 + k12 * t407
                                + (k11 * t410 + k10 * t413)
                                + (k9 * t416 - k68 * t227
                                    + (t624 + (k15 * t423 + k14 * t426)));
                            let t626 = k16 * t431 + k15 * t433
                                + (k14 * t435 + k13 * t437)
                                + (k12 * t439 + k11 * t441 + (k10 * t443 + k9 * t445));
                            let t627 = k16 * t451 + k15 * t452
                                + (k14 * t453 + k13 * t454)
                                + (k12 * t455 + k11 * t456 + (k10 * t457 + k9 * t458));
                            let t628 = k11 * t464 + k10 * t465
                                + (k9 * t466
                                    + (k15 * t461
                                        + (rt::lit::<T>(1.0) - t213 * (k68 * t120 * t224))));
                            let t629 = t120 * t627
                                + (k16 * t460 + k14 * t467 + (k13 * t462 + k12 * t463)
                                    + t628);
                            let t630 = rt::lit::<T>(0.2646186221535599) * t51;
                            let t631 = t48 * t630;
                            let t632 = t51 * t631;
                            let t633 = t631 - t49 * t632;
                            let t634 = t633 - t632;
                            let t635 = h * t634;
                            let t636 = t100 * t635;
                            let t637 = rt::lit::<T>(0.29962887740986976) * t44;
                            let t638 = t41 * t637;
                            let t639 = t44 * t638;
                            let t640 = t638 - t42 * t639;
                            let t641 = t640 - t639;
                            let t642 = h * t641;
                            let t643 = t97 * t642;
                            let t644 = rt::lit::<T>(0.23895749671553695) * t37;
                            let t645 = t34 * t644;
                            let t646 = t37 * t645;
                            let t647 = t645 - t35 * t646;
                            let t648 = t647 - t646;
                            let t649 = h * t648;
                            let t650 = t93 * t649;
                            let t651 = rt::lit::<T>(0.12372628666282504) * t30;
                            let t652 = t27 * t651;
                            let t653 = t30 * t652;
                            let t654 = t652 - t28 * t653;
                            let t655 = t654 - t653;
                            let t656 = h * t655;
                            let t657 = t89 * t656;
                            let t658 = rt::lit::<T>(0.014077768468017546) * t23;
                            let t659 = t20 * t658;
                            let t660 = t23 * t659;
                            let t661 = t659 - t21 * t660;
                            let t662 = t661 - t660;
                            let t663 = h * t662;
                            let t664 = t85 * t663;
                            let t665 = rt::lit::<T>(-0.042237587700185465) * t16;
                            let t666 = t13 * t665;
                            let t667 = t16 * t666;
                            let t668 = t666 - t14 * t667;
                            let t669 = t668 - t667;
                            let t670 = h * t669;
                            let t671 = t108 * t670;
                            let t672 = rt::lit::<T>(-0.03357096720958545) * t9;
                            let t673 = t6 * t672;
                            let t674 = t9 * t673;
                            let t675 = t673 - t7 * t674;
                            let t676 = t675 - t674;
                            let t677 = h * t676;
                            let t678 = t81 * t677;
                            let t679 = rt::lit::<T>(0.13479950349996173) * t58;
                            let t680 = t55 * t679;
                            let t681 = t58 * t680;
                            let t682 = t680 - t56 * t681;
                            let t683 = t682 - t681;
                            let t684 = h * t683;
                            let t685 = t104 * t684;
                            let t686 = k42 * t636 + k43 * t643
                                + (k44 * t650 + k45 * t657)
                                + (k46 * t664 + k47 * t671
                                    + (k48 * t678 + (t225 + k41 * t685)));
                            let t687 = t136 * t684;
                            let t688 = t134 * t635;
                            let t689 = t132 * t642;
                            let t690 = t130 * t649;
                            let t691 = t128 * t656;
                            let t692 = t126 * t663;
                            let t693 = t124 * t670;
                            let t694 = t122 * t677;
                            let t695 = k41 * t687 + k42 * t688
                                + (k43 * t689 + k44 * t690)
                                + (k45 * t691 + k46 * t692 + (k47 * t693 + k48 * t694));
                            let t696 = t686 - t120 * t695;
                            let t697 = k33 * t685 + k34 * t636
                                + (k35 * t643 + k36 * t650)
                                + (k37 * t657 + k38 * t664 + (k39 * t671 + k40 * t678));
                            let t698 = k33 * t687 + k34 * t688
                                + (k35 * t689 + k36 * t690)
                                + (k37 * t691 + k38 * t692 + (k39 * t693 + k40 * t694));
                            let t699 = t697 - t112 * t698;
                            let t700 = rt::lit::<T>(0.2646186221535599) * t696
                                + rt::lit::<T>(-0.042237587700185465) * t699;
                            let t701 = t470 * (t631 * t189 - k10 * t192 - t75 * t700)
                                + (t631 + t633 - t632 * t187);
                            let t702 = t191 * t701
                                + (t630 * t188
                                    - t189 * (rt::lit::<T>(0.2646186221535599) * t470));
                            let t703 = rt::lit::<T>(0.29962887740986976) * t696
                                + rt::lit::<T>(0.014077768468017546) * t699;
                            let t704 = t544 * (t638 * t162 - k11 * t165 - t73 * t703)
                                + (t638 + t640 - t639 * t160);
                            let t705 = t164 * t704
                                + (t637 * t161
                                    - t162 * (rt::lit::<T>(0.29962887740986976) * t544));
                            let t706 = rt::lit::<T>(0.23895749671553695) * t696
                                + rt::lit::<T>(0.12372628666282504) * t699;
                            let t707 = t548 * (t645 * t180 - k12 * t183 - t71 * t706)
                                + (t645 + t647 - t646 * t178);
                            let t708 = t182 * t707
                                + (t644 * t179
                                    - t180 * (rt::lit::<T>(0.23895749671553695) * t548));
                            let t709 = rt::lit::<T>(0.12372628666282504) * t696
                                + rt::lit::<T>(0.23895749671553695) * t699;
                            let t710 = t552 * (t652 * t171 - k13 * t174 - t69 * t709)
                                + (t652 + t654 - t653 * t169);
                            let t711 = t173 * t710
                                + (t651 * t170
                                    - t171 * (rt::lit::<T>(0.12372628666282504) * t552));
                            let t712 = rt::lit::<T>(0.014077768468017546) * t696
                                + rt::lit::<T>(0.29962887740986976) * t699;
                            let t713 = t556 * (t659 * t153 - k14 * t156 - t67 * t712)
                                + (t659 + t661 - t660 * t151);
                            let t714 = t155 * t713
                                + (t658 * t152
                                    - t153 * (rt::lit::<T>(0.014077768468017546) * t556));
                            let t715 = rt::lit::<T>(-0.042237587700185465) * t696
                                + rt::lit::<T>(0.2646186221535599) * t699;
                            let t716 = t560 * (t666 * t144 - k15 * t147 - t65 * t715)
                                + (t666 + t668 - t667 * t142);
                            let t717 = t146 * t716
                                + (t665 * t143
                                    - t144 * (rt::lit::<T>(-0.042237587700185465) * t560));
                            let t718 = rt::lit::<T>(-0.03357096720958545) * t696
                                + rt::lit::<T>(0.13479950349996173) * t699;
                            let t719 = t564 * (t673 * t207 - k16 * t210 - t63 * t718)
                                + (t673 + t675 - t674 * t205);
                            let t720 = t209 * t719
                                + (t672 * t206
                                    - t207 * (rt::lit::<T>(-0.03357096720958545) * t564));
                            let t721 = rt::lit::<T>(0.13479950349996173) * t696
                                + rt::lit::<T>(-0.03357096720958545) * t699;
                            let t722 = t568 * (t680 * t198 - k9 * t201 - t77 * t721)
                                + (t680 + t682 - t681 * t196);
                            let t723 = t200 * t722
                                + (t679 * t197
                                    - t198 * (rt::lit::<T>(0.13479950349996173) * t568));
                            let t724 = t224 * t79;
                            let t725 = t221 * t724
                                - t79
                                    * (t695
                                        + t222 * (rt::lit::<T>(2.0) * t120) / (t223 * t223));
                            let t726 = t698 * (h * t80);
                            let t727 = k51 * t714 + k50 * t717
                                + (k49 * t720
                                    + (k56 * t723 + (k67 * t725 - rt::lit::<T>(0.25) * t726)));
                            let t728 = t51 * t700 - t632 * t576;
                            let t729 = t44 * t703 - t639 * t578;
                            let t730 = t37 * t706 - t646 * t580;
                            let t731 = t30 * t709 - t653 * t582;
                            let t732 = t23 * t712 - t660 * t584;
                            let t733 = t16 * t715 - t667 * t586;
                            let t734 = t9 * t718 - t674 * t588;
                            let t735 = t58 * t721 - t681 * t590;
                            let t736 = t724 * (h * t120);
                            let t737 = k51 * t732 + k50 * t733
                                + (k49 * t734
                                    + (k56 * t735 + rt::lit::<T>(0.5386751345948129) * t736));
                            let t738 = t608 * t683;
                            let t739 = t594 * t634;
                            let t740 = t596 * t641;
                            let t741 = t598 * t648;
                            let t742 = t600 * t655;
                            let t743 = t602 * t662;
                            let t744 = t604 * t669;
                            let t745 = t606 * t676;
                            let t746 = k33 * t738 + k34 * t739
                                + (k35 * t740 + k36 * t741)
                                + (k37 * t742 + k38 * t743 + (k39 * t744 + k40 * t745));
                            let t747 = k59 * t714 + k58 * t717
                                + (k57 * t720
                                    + (k64 * t723
                                        + (k68 * t725
                                            - rt::lit::<T>(-0.03867513459481288) * t726)));
                            let t748 = k59 * t732 + k58 * t733
                                + (k57 * t734 + (k64 * t735 + rt::lit::<T>(0.25) * t736));
                            let t749 = k42 * t739 + k43 * t740
                                + (k44 * t741 + k45 * t742)
                                + (k46 * t743 + k47 * t744
                                    + (k48 * t745 + (k41 * t738 + rt::lit::<T>(1.0))));
                            (
                                [
                                    xi_rate_1 - t62,
                                    t118 - t139,
                                    k7 * t148 + k6 * t157 + (k3 * t166 + k5 * t175) + t212,
                                    xi_rate_2 - t213,
                                    t226 - t228,
                                    k15 * t148 + k14 * t157 + (k11 * t166 + k13 * t175) + t229,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t262,
                                        rt::lit::<T>(0.0),
                                        -t271,
                                        -t296,
                                        rt::lit::<T>(0.0),
                                        -t305,
                                    ],
                                    [
                                        t349 - t112 * t368,
                                        t391,
                                        -(t117 * t271),
                                        t427 - t112 * t446,
                                        t469,
                                        -(t117 * t305),
                                    ],
                                    [
                                        k55 * t543 + k54 * t547 + (k53 * t551 + k52 * t555) + t575,
                                        k55 * t577 + k54 * t579 + (k53 * t581 + k52 * t583) + t593,
                                        t610,
                                        k63 * t543 + k62 * t547 + (k61 * t551 + k60 * t555) + t611,
                                        k63 * t577 + k62 * t579 + (k61 * t581 + k60 * t583) + t612,
                                        t613,
                                    ],
                                    [
                                        -t614,
                                        rt::lit::<T>(0.0),
                                        -t615,
                                        rt::lit::<T>(1.0) - t616,
                                        rt::lit::<T>(0.0),
                                        -t617,
                                    ],
                                    [
                                        t619 - t120 * t620,
                                        t623,
                                        -(t225 * t615),
                                        t625 - t120 * t626,
                                        t629,
                                        -(t225 * t617),
                                    ],
                                    [
                                        k55 * t702 + k54 * t705 + (k53 * t708 + k52 * t711) + t727,
                                        k55 * t728 + k54 * t729 + (k53 * t730 + k52 * t731) + t737,
                                        t746,
                                        k63 * t702 + k62 * t705 + (k61 * t708 + k60 * t711) + t747,
                                        k63 * t728 + k62 * t729 + (k61 * t730 + k60 * t731) + t748,
                                        t749,
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
                let t766 = t63 / t8;
                let t65 = k58 * rho1_rate_2 + (rho1 + k50 * rho1_rate_1);
                let t13 = k58 * xi_rate_2 + (xi + k50 * xi_rate_1);
                let t14 = t13 * t13;
                let t15 = t14 + rt::lit::<T>(1.0);
                let t767 = t65 / t15;
                let t67 = k59 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                let t20 = k59 * xi_rate_2 + (xi + k51 * xi_rate_1);
                let t21 = t20 * t20;
                let t22 = t21 + rt::lit::<T>(1.0);
                let t768 = t67 / t22;
                let t69 = k60 * rho1_rate_2 + (rho1 + k52 * rho1_rate_1);
                let t27 = k60 * xi_rate_2 + (xi + k52 * xi_rate_1);
                let t28 = t27 * t27;
                let t29 = t28 + rt::lit::<T>(1.0);
                let t769 = t69 / t29;
                let t71 = k61 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                let t34 = k61 * xi_rate_2 + (xi + k53 * xi_rate_1);
                let t35 = t34 * t34;
                let t36 = t35 + rt::lit::<T>(1.0);
                let t770 = t71 / t36;
                let t73 = k62 * rho1_rate_2 + (rho1 + k54 * rho1_rate_1);
                let t41 = k62 * xi_rate_2 + (xi + k54 * xi_rate_1);
                let t42 = t41 * t41;
                let t43 = t42 + rt::lit::<T>(1.0);
                let t771 = t73 / t43;
                let t75 = k63 * rho1_rate_2 + (rho1 + k55 * rho1_rate_1);
                let t48 = k63 * xi_rate_2 + (xi + k55 * xi_rate_1);
                let t49 = t48 * t48;
                let t50 = t49 + rt::lit::<T>(1.0);
                let t772 = t75 / t50;
                let t77 = k64 * rho1_rate_2 + (rho1 + k56 * rho1_rate_1);
                let t55 = k64 * xi_rate_2 + (xi + k56 * xi_rate_1);
                let t56 = t55 * t55;
                let t57 = t56 + rt::lit::<T>(1.0);
                let t773 = t77 / t57;
                let t774 = rt::lit::<T>(0.13479950349996173) * t766
                    + rt::lit::<T>(0.2646186221535599) * t767
                    + (rt::lit::<T>(0.29962887740986976) * t768
                        + rt::lit::<T>(0.23895749671553695) * t769)
                    + (rt::lit::<T>(0.12372628666282504) * t770
                        + rt::lit::<T>(0.014077768468017546) * t771
                        + (rt::lit::<T>(-0.042237587700185465) * t772
                            + rt::lit::<T>(-0.03357096720958545) * t773));
                let t112 = k66 * xi_rate_2 + (xi + k65 * xi_rate_1);
                let t775 = rt::lit::<T>(-0.03357096720958545) * t766
                    + rt::lit::<T>(-0.042237587700185465) * t767
                    + (rt::lit::<T>(0.014077768468017546) * t768
                        + rt::lit::<T>(0.12372628666282504) * t769)
                    + (rt::lit::<T>(0.23895749671553695) * t770
                        + rt::lit::<T>(0.29962887740986976) * t771
                        + (rt::lit::<T>(0.2646186221535599) * t772
                            + rt::lit::<T>(0.13479950349996173) * t773));
                let t120 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                let x1_new_2 = x1
                    - h
                        * (t774 * (rt::lit::<T>(0.5) * t112)
                            + t775 * (rt::lit::<T>(0.5) * t120));
                let x2_new_2 = x2
                    + h * (rt::lit::<T>(0.5) * t774 + rt::lit::<T>(0.5) * t775);
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
            const IDENTITY: &'static str = "3130d6ce05eaca6951fe36bf7eb1743d";
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
        /// - `xi_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `xi_rate_2`, `rho1_rate_2`, `rho2_rate_2`, `xi_rate_3`, `rho1_rate_3`, `rho2_rate_3`: 9 × 9 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x1_rate_1, x2_rate_1, x1_rate_2, x2_rate_2, x1_rate_3, x2_rate_3
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 44 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 59 | 1 | 0 | 0 | 0 |
        /// | each step | 101 | 98 | 8 | 0 | 0 | 0 |
        /// | each sweep for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2, xi_rate_3, rho1_rate_3, rho2_rate_3 | 338 | 392 | 11 | 0 | 0 | 0 |
        /// | each iteration for xi_rate_1, rho1_rate_1, rho2_rate_1, xi_rate_2, rho1_rate_2, rho2_rate_2, xi_rate_3, rho1_rate_3, rho2_rate_3 | 1849 | 2566 | 22 | 0 | 0 | 0 |
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
                    let t121 = xi + k75 * xi_rate_1
                        + (k76 * xi_rate_2 + k77 * xi_rate_3);
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
                    let t122 = t121 * t87;
                    let t88 = rt::lit::<T>(0.2529691909352784) * t72
                        + rt::lit::<T>(0.4175557539292479) * t74
                        + (rt::lit::<T>(0.32151478931685357) * t76
                            + rt::lit::<T>(0.09560496739250535) * t78)
                        + (rt::lit::<T>(-0.058993923891947214) * t80
                            + rt::lit::<T>(-0.061592225069804156) * t82
                            + (rt::lit::<T>(0.005864947198698576) * t84
                                + rt::lit::<T>(0.027076500189167574) * t86));
                    let t123 = t114 * t88;
                    let t124 = xi + k72 * xi_rate_1
                        + (k73 * xi_rate_2 + k74 * xi_rate_3);
                    let t89 = rt::lit::<T>(-0.06114645362610544) * (t72 + t86)
                        + rt::lit::<T>(-0.014459274444920261) * (t74 + t84)
                        + (rt::lit::<T>(0.1904683739582173) * (t76 + t82)
                            + rt::lit::<T>(0.3851373541128084) * (t78 + t80));
                    let t125 = t124 * t89;
                    let t126 = x1 - k61 * t122 - (k45 * t123 + k53 * t125);
                    let t1131 = t9 * t12;
                    let t1132 = t126 * t1131;
                    let t129 = x1 - k62 * t122 - (k46 * t123 + k54 * t125);
                    let t1133 = t17 * t20;
                    let t1134 = t129 * t1133;
                    let t132 = x1 - k63 * t122 - (k47 * t123 + k55 * t125);
                    let t1135 = t25 * t28;
                    let t1136 = t132 * t1135;
                    let t135 = x1 - k64 * t122 - (k48 * t123 + k56 * t125);
                    let t1137 = t33 * t36;
                    let t1138 = t135 * t1137;
                    let t138 = x1 - k65 * t122 - (k49 * t123 + k57 * t125);
                    let t1139 = t41 * t44;
                    let t1140 = t138 * t1139;
                    let t141 = x1 - k66 * t122 - (k50 * t123 + k58 * t125);
                    let t1141 = t49 * t52;
                    let t1142 = t141 * t1141;
                    let t144 = x1 - k67 * t122 - (k51 * t123 + k59 * t125);
                    let t1143 = t57 * t60;
                    let t1144 = t144 * t1143;
                    let t147 = x1 - k68 * t122 - (k52 * t123 + k60 * t125);
                    let t1145 = t65 * t68;
                    let t1146 = t147 * t1145;
                    let t1147 = k8 * t1132 + k7 * t1134 + (k6 * t1136 + k5 * t1138)
                        + (k4 * t1140 + k3 * t1142 + (k2 * t1144 + k1 * t1146));
                    let t115 = rho1 + k69 * rho1_rate_1
                        + (k70 * rho1_rate_2 + k71 * rho1_rate_3);
                    let t116 = t114 * t115;
                    let t117 = t114 * t114 + rt::lit::<T>(1.0);
                    let t1148 = t116 / t117;
                    let t99 = x2 + k65 * t87 + (k49 * t88 + k57 * t89);
                    let t1149 = t99 * t1139;
                    let t111 = x2 + k62 * t87 + (k46 * t88 + k54 * t89);
                    let t1150 = t111 * t1133;
                    let t96 = x2 + k64 * t87 + (k48 * t88 + k56 * t89);
                    let t1151 = t96 * t1137;
                    let t90 = x2 + k61 * t87 + (k45 * t88 + k53 * t89);
                    let t1152 = t90 * t1131;
                    let t1153 = t70 * t1148 - k4 * t1149 - k7 * t1150
                        - (k5 * t1151 + k8 * t1152);
                    let t102 = x2 + k66 * t87 + (k50 * t88 + k58 * t89);
                    let t1154 = t102 * t1141;
                    let t105 = x2 + k67 * t87 + (k51 * t88 + k59 * t89);
                    let t1155 = t105 * t1143;
                    let t108 = x2 + k68 * t87 + (k52 * t88 + k60 * t89);
                    let t1156 = t108 * t1145;
                    let t93 = x2 + k63 * t87 + (k47 * t88 + k55 * t89);
                    let t1157 = t93 * t1135;
                    let t1158 = t114 * t1147
                        + (t1153
                            - (k3 * t1154 + k2 * t1155 + (k1 * t1156 + k6 * t1157)));
                    let t208 = t126 * t126 + t90 * t90;
                    let t209 = t6 * t6;
                    let t210 = t208 + (t11 + t209);
                    let t211 = t8 * t210 + (t208 + (t209 + t71 * t71));
                    let t212 = t8 + t210 - t12 * t211;
                    let t213 = rt::lit::<T>(2.0) * t7;
                    let t1159 = t212 * (t12 * t213);
                    let t160 = t132 * t132 + t93 * t93;
                    let t161 = t22 * t22;
                    let t162 = t160 + (t27 + t161);
                    let t163 = t24 * t162 + (t160 + (t161 + t75 * t75));
                    let t164 = t24 + t162 - t28 * t163;
                    let t165 = rt::lit::<T>(2.0) * t23;
                    let t1160 = t164 * (t28 * t165);
                    let t176 = t135 * t135 + t96 * t96;
                    let t177 = t30 * t30;
                    let t178 = t176 + (t35 + t177);
                    let t179 = t32 * t178 + (t176 + (t177 + t77 * t77));
                    let t180 = t32 + t178 - t36 * t179;
                    let t181 = rt::lit::<T>(2.0) * t31;
                    let t1161 = t180 * (t36 * t181);
                    let t192 = t144 * t144 + t105 * t105;
                    let t193 = t54 * t54;
                    let t194 = t192 + (t59 + t193);
                    let t195 = t56 * t194 + (t192 + (t193 + t83 * t83));
                    let t196 = t56 + t194 - t60 * t195;
                    let t197 = rt::lit::<T>(2.0) * t55;
                    let t1162 = t196 * (t60 * t197);
                    let t200 = t147 * t147 + t108 * t108;
                    let t201 = t62 * t62;
                    let t202 = t200 + (t67 + t201);
                    let t203 = t64 * t202 + (t200 + (t201 + t85 * t85));
                    let t204 = t64 + t202 - t68 * t203;
                    let t205 = rt::lit::<T>(2.0) * t63;
                    let t1163 = t204 * (t68 * t205);
                    let t184 = t138 * t138 + t99 * t99;
                    let t185 = t38 * t38;
                    let t186 = t184 + (t43 + t185);
                    let t187 = t40 * t186 + (t184 + (t185 + t79 * t79));
                    let t188 = t40 + t186 - t44 * t187;
                    let t189 = rt::lit::<T>(2.0) * t39;
                    let t1164 = t188 * (t44 * t189);
                    let t168 = t141 * t141 + t102 * t102;
                    let t169 = t46 * t46;
                    let t170 = t168 + (t51 + t169);
                    let t171 = t48 * t170 + (t168 + (t169 + t81 * t81));
                    let t172 = t48 + t170 - t52 * t171;
                    let t173 = rt::lit::<T>(2.0) * t47;
                    let t1165 = t172 * (t52 * t173);
                    let t152 = t129 * t129 + t111 * t111;
                    let t153 = t14 * t14;
                    let t154 = t152 + (t19 + t153);
                    let t155 = t16 * t154 + (t152 + (t153 + t73 * t73));
                    let t156 = t16 + t154 - t20 * t155;
                    let t157 = rt::lit::<T>(2.0) * t15;
                    let t1166 = t156 * (t20 * t157);
                    let t1167 = k1 * t1163 + k4 * t1164
                        + (k3 * t1165 + (k7 * t1166 + t88 * t1148));
                    let t1168 = -(k8 * t1159 + k6 * t1160 + (k5 * t1161 + k2 * t1162)
                        + t1167);
                    let t217 = k9 * (t13 + t69) + k10 * (t21 + t61)
                        + (k11 * (t29 + t53) + k12 * (t37 + t45));
                    let t1169 = k9 * (t1132 + t1146) + k10 * (t1134 + t1144)
                        + (k11 * (t1136 + t1142) + k12 * (t1138 + t1140));
                    let t218 = rho1 + k72 * rho1_rate_1
                        + (k73 * rho1_rate_2 + k74 * rho1_rate_3);
                    let t219 = t124 * t218;
                    let t220 = t124 * t124 + rt::lit::<T>(1.0);
                    let t1170 = t219 / t220;
                    let t1171 = t217 * t1170 - k11 * (t1157 + t1154)
                        - k10 * (t1150 + t1155)
                        - (k12 * (t1151 + t1149) + k9 * (t1152 + t1156));
                    let t1172 = k9 * (t1159 + t1163) + k11 * (t1160 + t1165)
                        + (k12 * (t1161 + t1164)
                            + (k10 * (t1166 + t1162) + t89 * t1170));
                    let t226 = k20 * t13 + k19 * t21 + (k18 * t29 + k17 * t37)
                        + (k16 * t45 + k15 * t53 + (k14 * t61 + k13 * t69));
                    let t1173 = k20 * t1132 + k19 * t1134 + (k18 * t1136 + k17 * t1138)
                        + (k16 * t1140 + k15 * t1142 + (k14 * t1144 + k13 * t1146));
                    let t227 = rho1 + k75 * rho1_rate_1
                        + (k76 * rho1_rate_2 + k77 * rho1_rate_3);
                    let t228 = t121 * t227;
                    let t229 = t121 * t121 + rt::lit::<T>(1.0);
                    let t1174 = t228 / t229;
                    let t1175 = t226 * t1174 - k16 * t1149 - k19 * t1150
                        - (k17 * t1151 + k20 * t1152);
                    let t1176 = t121 * t1173
                        + (t1175
                            - (k15 * t1154 + k14 * t1155 + (k13 * t1156 + k18 * t1157)));
                    let t1177 = k13 * t1163 + k16 * t1164
                        + (k15 * t1165 + (k19 * t1166 + t87 * t1174));
                    let t1178 = -(k20 * t1159 + k18 * t1160 + (k17 * t1161 + k14 * t1162)
                        + t1177);
                    solution1
                        .update([
                            t70,
                            t1158,
                            t1168,
                            t217,
                            t124 * t1169 + t1171,
                            -t1172,
                            t226,
                            t1176,
                            t1178,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = xi * xi + rt::lit::<T>(1.0);
                            let t2 = rt::lit::<T>(1.0) / t1
                                * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2);
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
                            let [t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17,
                            t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29,
                            t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41,
                            t42, t43, t44, t45, t46, t47, t48, t49, t50, t51, t52, t53,
                            t54, t55, t56, t57, t58, t59, t60, t61, t62, t63, t64, t65,
                            t66, t67, t68, t69, t70, t71, t73, t75, t77, t79, t81, t83,
                            t85, t87, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97,
                            t98, t99, t100, t101, t102, t103, t104, t105, t106] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [k45,
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
                                    k1,
                                    k2,
                                    k3,
                                    k4,
                                    k5,
                                    k6,
                                    k7,
                                    k8,
                                    x2,
                                    xi,
                                    rho1,
                                    rho2,
                                    xi_rate_1,
                                    rho1_rate_1,
                                    rho2_rate_1,
                                    xi_rate_2,
                                    rho1_rate_2,
                                    rho2_rate_2,
                                    xi_rate_3,
                                    rho1_rate_3,
                                    rho2_rate_3,
                                    ]: [T; 45],
                                ) -> [T; 93] {
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
                                    [
                                        t6,
                                        t7,
                                        t8,
                                        t9,
                                        t10,
                                        t11,
                                        t12,
                                        t13,
                                        t14,
                                        t15,
                                        t16,
                                        t17,
                                        t18,
                                        t19,
                                        t20,
                                        t21,
                                        t22,
                                        t23,
                                        t24,
                                        t25,
                                        t26,
                                        t27,
                                        t28,
                                        t29,
                                        t30,
                                        t31,
                                        t32,
                                        t33,
                                        t34,
                                        t35,
                                        t36,
                                        t37,
                                        t38,
                                        t39,
                                        t40,
                                        t41,
                                        t42,
                                        t43,
                                        t44,
                                        t45,
                                        t46,
                                        t47,
                                        t48,
                                        t49,
                                        t50,
                                        t51,
                                        t52,
                                        t53,
                                        t54,
                                        t55,
                                        t56,
                                        t57,
                                        t58,
                                        t59,
                                        t60,
                                        t61,
                                        t62,
                                        t63,
                                        t64,
                                        t65,
                                        t66,
                                        t67,
                                        t68,
                                        t69,
                                        t70,
                                        t71,
                                        t73,
                                        t75,
                                        t77,
                                        t79,
                                        t81,
                                        t83,
                                        t85,
                                        t87,
                                        t88,
                                        t89,
                                        t90,
                                        t91,
                                        t92,
                                        t93,
                                        t94,
                                        t95,
                                        t96,
                                        t97,
                                        t98,
                                        t99,
                                        t100,
                                        t101,
                                        t102,
                                        t103,
                                        t104,
                                        t105,
                                        t106,
                                    ]
                                }
                                part([
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
                                    k1,
                                    k2,
                                    k3,
                                    k4,
                                    k5,
                                    k6,
                                    k7,
                                    k8,
                                    x2,
                                    xi,
                                    rho1,
                                    rho2,
                                    xi_rate_1,
                                    rho1_rate_1,
                                    rho2_rate_1,
                                    xi_rate_2,
                                    rho1_rate_2,
                                    rho2_rate_2,
                                    xi_rate_3,
                                    rho1_rate_3,
                                    rho2_rate_3,
                                ])
                            };
                            let [t108, t109, t111, t112, t114, t121, t124, t126, t127,
                            t129, t130, t132, t133, t135, t136, t138, t139, t141, t142,
                            t144, t145, t147, t148, t151, t154, t155, t157, t158, t159,
                            t162, t163, t165, t166, t167, t170, t171, t173, t174, t175,
                            t178, t179, t181, t182, t183, t186, t187, t189, t190, t194,
                            t195, t197, t198, t202, t203, t205, t206, t210, t211, t213,
                            t214, t216, t217, t218, t219, t220, t221, t222, t223, t224,
                            t225, t226, t227, t228, t229, t230, t231, t233, t234, t235,
                            t237, t239, t241, t243, t245, t247, t249, t251, t252, t253,
                            t254, t255, t256, t257, t258, t259, t260, t261, t262, t263,
                            t264, t265, t266, t267, t268, t269, t270, t271, t272, t273,
                            t274, t275, t276, t277, t278, t279, t280, t281, t282, t283,
                            t284, t285, t286, t287, t288, t289, t290, t291, t292, t293,
                            t294, t295, t296, t297, t298, t361, t363, t369, t371, t377,
                            t379, t384, t386, t391, t393, t399, t401, t406, t408, t413,
                            t418, t420, t423, t424, t425, t426, t427, t428, t429, t430,
                            t431, t432, t434, t436, t438, t442, t451, t453, t454, t455,
                            t457, t458, t459, t558, t559, t560, t561, t562, t563, t564,
                            t565, t566, t567, t569, t571, t573, t576, t577, t579, t581,
                            t583, t585, t587, t589, t591, t593, t595, t596, t597, t599,
                            t600, t601, t602, t603, t604, t605, t606, t607, t608, t609,
                            t610, t611, t612, t613, t614, t615, t616, t617, t618] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [k45,
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
                                    k1,
                                    k2,
                                    k3,
                                    k4,
                                    k5,
                                    k6,
                                    k7,
                                    k8,
                                    t7,
                                    t8,
                                    t11,
                                    t15,
                                    t16,
                                    t19,
                                    t23,
                                    t24,
                                    t27,
                                    t31,
                                    t32,
                                    t35,
                                    t39,
                                    t40,
                                    t43,
                                    t47,
                                    t48,
                                    t51,
                                    t55,
                                    t56,
                                    t59,
                                    t63,
                                    t64,
                                    t67,
                                    t6,
                                    t14,
                                    t22,
                                    t30,
                                    t38,
                                    t46,
                                    t54,
                                    t62,
                                    t9,
                                    t10,
                                    t17,
                                    t18,
                                    t25,
                                    t26,
                                    t33,
                                    t34,
                                    t41,
                                    t42,
                                    t49,
                                    t50,
                                    t57,
                                    t58,
                                    t65,
                                    t66,
                                    t12,
                                    t20,
                                    t28,
                                    t36,
                                    t44,
                                    t52,
                                    t60,
                                    t68,
                                    t13,
                                    t21,
                                    t29,
                                    t37,
                                    t45,
                                    t53,
                                    t61,
                                    t69,
                                    t70,
                                    k69,
                                    k70,
                                    k71,
                                    k72,
                                    k73,
                                    k74,
                                    k75,
                                    k76,
                                    k77,
                                    t71,
                                    t73,
                                    t75,
                                    t77,
                                    t79,
                                    t81,
                                    t83,
                                    t85,
                                    t88,
                                    t89,
                                    t87,
                                    t90,
                                    t91,
                                    t92,
                                    t93,
                                    t94,
                                    t95,
                                    t96,
                                    t97,
                                    t98,
                                    t99,
                                    t100,
                                    t101,
                                    t102,
                                    t103,
                                    t104,
                                    t105,
                                    t106,
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
                                    x1,
                                    x2,
                                    xi,
                                    rho1,
                                    h,
                                    xi_rate_1,
                                    rho1_rate_1,
                                    rho2_rate_1,
                                    xi_rate_2,
                                    rho1_rate_2,
                                    rho2_rate_2,
                                    xi_rate_3,
                                    rho1_rate_3,
                                    rho2_rate_3,
                                    ]: [T; 208],
                                ) -> [T; 218] {
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
                                    let t121 = xi + k75 * xi_rate_1
                                        + (k76 * xi_rate_2 + k77 * xi_rate_3);
                                    let t122 = t121 * t87;
                                    let t123 = t114 * t88;
                                    let t124 = xi + k72 * xi_rate_1
                                        + (k73 * xi_rate_2 + k74 * xi_rate_3);
                                    let t125 = t124 * t89;
                                    let t126 = x1 - k61 * t122 - (k45 * t123 + k53 * t125);
                                    let t127 = t9 * t126;
                                    let t128 = t12 * t127;
                                    let t129 = x1 - k62 * t122 - (k46 * t123 + k54 * t125);
                                    let t130 = t17 * t129;
                                    let t131 = t20 * t130;
                                    let t132 = x1 - k63 * t122 - (k47 * t123 + k55 * t125);
                                    let t133 = t25 * t132;
                                    let t134 = t28 * t133;
                                    let t135 = x1 - k64 * t122 - (k48 * t123 + k56 * t125);
                                    let t136 = t33 * t135;
                                    let t137 = t36 * t136;
                                    let t138 = x1 - k65 * t122 - (k49 * t123 + k57 * t125);
                                    let t139 = t41 * t138;
                                    let t140 = t44 * t139;
                                    let t141 = x1 - k66 * t122 - (k50 * t123 + k58 * t125);
                                    let t142 = t49 * t141;
                                    let t143 = t52 * t142;
                                    let t144 = x1 - k67 * t122 - (k51 * t123 + k59 * t125);
                                    let t145 = t57 * t144;
                                    let t146 = t60 * t145;
                                    let t147 = x1 - k68 * t122 - (k52 * t123 + k60 * t125);
                                    let t148 = t65 * t147;
                                    let t149 = t68 * t148;
                                    let t150 = k8 * t128 + k7 * t131 + (k6 * t134 + k5 * t137)
                                        + (k4 * t140 + k3 * t143 + (k2 * t146 + k1 * t149));
                                    let t151 = k8 * t92 + k6 * t95 + (k5 * t98 + k4 * t101)
                                        + t120 - t114 * t150;
                                    let t152 = t129 * t129 + t111 * t111;
                                    let t153 = t14 * t14;
                                    let t154 = t152 + (t19 + t153);
                                    let t155 = t16 * t154 + (t152 + (t153 + t73 * t73));
                                    let t156 = t16 + t154 - t20 * t155;
                                    let t157 = rt::lit::<T>(2.0) * t15;
                                    let t158 = t156 * t157;
                                    let t159 = t20 * t158;
                                    let t160 = t132 * t132 + t93 * t93;
                                    let t161 = t22 * t22;
                                    let t162 = t160 + (t27 + t161);
                                    let t163 = t24 * t162 + (t160 + (t161 + t75 * t75));
                                    let t164 = t24 + t162 - t28 * t163;
                                    let t165 = rt::lit::<T>(2.0) * t23;
                                    let t166 = t164 * t165;
                                    let t167 = t28 * t166;
                                    let t168 = t141 * t141 + t102 * t102;
                                    let t169 = t46 * t46;
                                    let t170 = t168 + (t51 + t169);
                                    let t171 = t48 * t170 + (t168 + (t169 + t81 * t81));
                                    let t172 = t48 + t170 - t52 * t171;
                                    let t173 = rt::lit::<T>(2.0) * t47;
                                    let t174 = t172 * t173;
                                    let t175 = t52 * t174;
                                    let t176 = t135 * t135 + t96 * t96;
                                    let t177 = t30 * t30;
                                    let t178 = t176 + (t35 + t177);
                                    let t179 = t32 * t178 + (t176 + (t177 + t77 * t77));
                                    let t180 = t32 + t178 - t36 * t179;
                                    let t181 = rt::lit::<T>(2.0) * t31;
                                    let t182 = t180 * t181;
                                    let t183 = t36 * t182;
                                    let t184 = t138 * t138 + t99 * t99;
                                    let t185 = t38 * t38;
                                    let t186 = t184 + (t43 + t185);
                                    let t187 = t40 * t186 + (t184 + (t185 + t79 * t79));
                                    let t188 = t40 + t186 - t44 * t187;
                                    let t189 = rt::lit::<T>(2.0) * t39;
                                    let t190 = t188 * t189;
                                    let t191 = t44 * t190;
                                    let t192 = t144 * t144 + t105 * t105;
                                    let t193 = t54 * t54;
                                    let t194 = t192 + (t59 + t193);
                                    let t195 = t56 * t194 + (t192 + (t193 + t83 * t83));
                                    let t196 = t56 + t194 - t60 * t195;
                                    let t197 = rt::lit::<T>(2.0) * t55;
                                    let t198 = t196 * t197;
                                    let t199 = t60 * t198;
                                    let t200 = t147 * t147 + t108 * t108;
                                    let t201 = t62 * t62;
                                    let t202 = t200 + (t67 + t201);
                                    let t203 = t64 * t202 + (t200 + (t201 + t85 * t85));
                                    let t204 = t64 + t202 - t68 * t203;
                                    let t205 = rt::lit::<T>(2.0) * t63;
                                    let t206 = t204 * t205;
                                    let t207 = t68 * t206;
                                    let t208 = t126 * t126 + t90 * t90;
                                    let t209 = t6 * t6;
                                    let t210 = t208 + (t11 + t209);
                                    let t211 = t8 * t210 + (t208 + (t209 + t71 * t71));
                                    let t212 = t8 + t210 - t12 * t211;
                                    let t213 = rt::lit::<T>(2.0) * t7;
                                    let t214 = t212 * t213;
                                    let t215 = t12 * t214;
                                    let t216 = k4 * t191 + k2 * t199
                                        + (k1 * t207 + (k8 * t215 + (rho2_rate_1 + t119 * t88)));
                                    let t217 = k9 * (t13 + t69) + k10 * (t21 + t61)
                                        + (k11 * (t29 + t53) + k12 * (t37 + t45));
                                    let t218 = rho1 + k72 * rho1_rate_1
                                        + (k73 * rho1_rate_2 + k74 * rho1_rate_3);
                                    let t219 = t124 * t218;
                                    let t220 = t124 * t124 + rt::lit::<T>(1.0);
                                    let t221 = rt::lit::<T>(1.0) / t220;
                                    let t222 = t219 * t221;
                                    let t223 = k9 * (t92 + t110) + k11 * (t95 + t104)
                                        + (k12 * (t98 + t101)
                                            + (k10 * (t113 + t107) + (rho1_rate_2 - t222 * t217)));
                                    let t224 = k9 * (t128 + t149) + k10 * (t131 + t146)
                                        + (k11 * (t134 + t143) + k12 * (t137 + t140));
                                    let t225 = k12 * (t183 + t191) + k10 * (t159 + t199)
                                        + (k11 * (t167 + t175)
                                            + (k9 * (t215 + t207) + (rho2_rate_2 + t222 * t89)));
                                    let t226 = k20 * t13 + k19 * t21 + (k18 * t29 + k17 * t37)
                                        + (k16 * t45 + k15 * t53 + (k14 * t61 + k13 * t69));
                                    let t227 = rho1 + k75 * rho1_rate_1
                                        + (k76 * rho1_rate_2 + k77 * rho1_rate_3);
                                    let t228 = t121 * t227;
                                    let t229 = t121 * t121 + rt::lit::<T>(1.0);
                                    let t230 = rt::lit::<T>(1.0) / t229;
                                    let t231 = t228 * t230;
                                    let t232 = k15 * t104 + k14 * t107
                                        + (k13 * t110 + (k19 * t113 + (rho1_rate_3 - t231 * t226)));
                                    let t233 = k20 * t128 + k19 * t131
                                        + (k18 * t134 + k17 * t137)
                                        + (k16 * t140 + k15 * t143 + (k14 * t146 + k13 * t149));
                                    let t234 = k20 * t92 + k18 * t95 + (k17 * t98 + k16 * t101)
                                        + t232 - t121 * t233;
                                    let t235 = k16 * t191 + k14 * t199
                                        + (k13 * t207 + (k20 * t215 + (rho2_rate_3 + t231 * t87)));
                                    let t236 = rt::lit::<T>(4.0) * t6 - rt::lit::<T>(2.0) * t13;
                                    let t237 = t236 * (t12 * (k45 * t7));
                                    let t238 = rt::lit::<T>(4.0) * t62
                                        - rt::lit::<T>(2.0) * t69;
                                    let t239 = t238 * (t68 * (k52 * t63));
                                    let t240 = rt::lit::<T>(4.0) * t46
                                        - rt::lit::<T>(2.0) * t53;
                                    let t241 = t240 * (t52 * (k50 * t47));
                                    let t242 = rt::lit::<T>(4.0) * t54
                                        - rt::lit::<T>(2.0) * t61;
                                    let t243 = t242 * (t60 * (k51 * t55));
                                    let t244 = rt::lit::<T>(4.0) * t14
                                        - rt::lit::<T>(2.0) * t21;
                                    let t245 = t244 * (t20 * (k46 * t15));
                                    let t246 = rt::lit::<T>(4.0) * t22
                                        - rt::lit::<T>(2.0) * t29;
                                    let t247 = t246 * (t28 * (k47 * t23));
                                    let t248 = rt::lit::<T>(4.0) * t30
                                        - rt::lit::<T>(2.0) * t37;
                                    let t249 = t248 * (t36 * (k48 * t31));
                                    let t250 = rt::lit::<T>(4.0) * t38
                                        - rt::lit::<T>(2.0) * t45;
                                    let t251 = t250 * (t44 * (k49 * t39));
                                    let t252 = rt::lit::<T>(1.0) - k8 * t237 - k1 * t239
                                        - (k3 * t241 + k2 * t243)
                                        - (k7 * t245 + k6 * t247 + (k5 * t249 + k4 * t251));
                                    let t253 = t12 * (k78 + k78 * t8);
                                    let t254 = t20 * (k79 + k79 * t16);
                                    let t255 = t28 * (k80 + k80 * t24);
                                    let t256 = t36 * (k81 + k81 * t32);
                                    let t257 = t44 * (k82 + k82 * t40);
                                    let t258 = t52 * (k83 + k83 * t48);
                                    let t259 = t60 * (k84 + k84 * t56);
                                    let t260 = t68 * (k85 + k85 * t64);
                                    let t261 = k8 * t253 + k7 * t254 + (k6 * t255 + k5 * t256)
                                        + (k4 * t257 + k3 * t258 + (k2 * t259 + k1 * t260));
                                    let t262 = t236 * (t12 * (k53 * t7));
                                    let t263 = t244 * (t20 * (k54 * t15));
                                    let t264 = t246 * (t28 * (k55 * t23));
                                    let t265 = t248 * (t36 * (k56 * t31));
                                    let t266 = t250 * (t44 * (k57 * t39));
                                    let t267 = t240 * (t52 * (k58 * t47));
                                    let t268 = t242 * (t60 * (k59 * t55));
                                    let t269 = t238 * (t68 * (k60 * t63));
                                    let t270 = k8 * t262 + k7 * t263 + (k6 * t264 + k5 * t265)
                                        + (k4 * t266 + k3 * t267 + (k2 * t268 + k1 * t269));
                                    let t271 = t12 * (k86 + k86 * t8);
                                    let t272 = t20 * (k87 + k87 * t16);
                                    let t273 = t28 * (k88 + k88 * t24);
                                    let t274 = t36 * (k89 + k89 * t32);
                                    let t275 = t44 * (k90 + k90 * t40);
                                    let t276 = t52 * (k91 + k91 * t48);
                                    let t277 = t60 * (k92 + k92 * t56);
                                    let t278 = t68 * (k93 + k93 * t64);
                                    let t279 = k8 * t271 + k7 * t272 + (k6 * t273 + k5 * t274)
                                        + (k4 * t275 + k3 * t276 + (k2 * t277 + k1 * t278));
                                    let t280 = t236 * (t12 * (k61 * t7));
                                    let t281 = t244 * (t20 * (k62 * t15));
                                    let t282 = t246 * (t28 * (k63 * t23));
                                    let t283 = t248 * (t36 * (k64 * t31));
                                    let t284 = t250 * (t44 * (k65 * t39));
                                    let t285 = t240 * (t52 * (k66 * t47));
                                    let t286 = t242 * (t60 * (k67 * t55));
                                    let t287 = t238 * (t68 * (k68 * t63));
                                    let t288 = k8 * t280 + k7 * t281 + (k6 * t282 + k5 * t283)
                                        + (k4 * t284 + k3 * t285 + (k2 * t286 + k1 * t287));
                                    let t289 = t12 * (k94 + k94 * t8);
                                    let t290 = t20 * (k95 + k95 * t16);
                                    let t291 = t28 * (k96 + k96 * t24);
                                    let t292 = t36 * (k97 + k97 * t32);
                                    let t293 = t44 * (k98 + k98 * t40);
                                    let t294 = t52 * (k99 + k99 * t48);
                                    let t295 = t60 * (k100 + k100 * t56);
                                    let t296 = t68 * (k101 + k101 * t64);
                                    let t297 = k8 * t289 + k7 * t290 + (k6 * t291 + k5 * t292)
                                        + (k4 * t293 + k3 * t294 + (k2 * t295 + k1 * t296));
                                    let t298 = rt::lit::<T>(1.0) / (t51 * t51);
                                    let t299 = rt::lit::<T>(-0.061592225069804156) * t119;
                                    let t300 = rt::lit::<T>(-0.061592225069804156) * t114;
                                    let t301 = rt::lit::<T>(0.027076500189167574) * t114;
                                    let t302 = t301 * t68;
                                    let t303 = t302 + t64 * t302;
                                    let t304 = rt::lit::<T>(0.005864947198698576) * t114;
                                    let t305 = t304 * t60;
                                    let t306 = t305 + t56 * t305;
                                    let t307 = t300 * t52;
                                    let t308 = t307 + t48 * t307;
                                    let t309 = rt::lit::<T>(-0.058993923891947214) * t114;
                                    let t310 = t309 * t44;
                                    let t311 = t310 + t40 * t310;
                                    let t312 = rt::lit::<T>(0.09560496739250535) * t114;
                                    let t313 = t312 * t36;
                                    let t314 = t313 + t32 * t313;
                                    let t315 = rt::lit::<T>(0.32151478931685357) * t114;
                                    let t316 = t315 * t28;
                                    let t317 = t316 + t24 * t316;
                                    let t318 = rt::lit::<T>(0.4175557539292479) * t114;
                                    let t319 = t318 * t20;
                                    let t320 = t319 + t16 * t319;
                                    let t321 = rt::lit::<T>(0.2529691909352784) * t114;
                                    let t322 = t321 * t12;
                                    let t323 = t322 + t8 * t322;
                                    let t324 = k68 * t303 + k67 * t306
                                        + (k66 * t308 + k65 * t311)
                                        + (k64 * t314 + k63 * t317 + (k62 * t320 + k61 * t323));
                                    let t325 = rt::lit::<T>(0.32151478931685357) * t28;
                                    let t326 = t24 * t325;
                                    let t327 = t325 + t326;
                                    let t328 = rt::lit::<T>(0.4175557539292479) * t20;
                                    let t329 = t16 * t328;
                                    let t330 = t328 + t329;
                                    let t331 = rt::lit::<T>(0.2529691909352784) * t12;
                                    let t332 = t8 * t331;
                                    let t333 = t331 + t332;
                                    let t334 = rt::lit::<T>(-0.058993923891947214) * t44;
                                    let t335 = t40 * t334;
                                    let t336 = t334 + t335;
                                    let t337 = rt::lit::<T>(0.09560496739250535) * t36;
                                    let t338 = t32 * t337;
                                    let t339 = t337 + t338;
                                    let t340 = rt::lit::<T>(0.005864947198698576) * t60;
                                    let t341 = t56 * t340;
                                    let t342 = t340 + t341;
                                    let t343 = rt::lit::<T>(0.027076500189167574) * t68;
                                    let t344 = t64 * t343;
                                    let t345 = t343 + t344;
                                    let t346 = rt::lit::<T>(-0.061592225069804156) * t52;
                                    let t347 = t48 * t346;
                                    let t348 = t346 + t347;
                                    let t349 = k63 * t327 + k62 * t330
                                        + (k61 * t333 + k65 * t336)
                                        + (k64 * t339 + k67 * t342 + (k68 * t345 + k66 * t348));
                                    let t350 = t121 * t324 + t349;
                                    let t351 = k60 * t303 + k59 * t306
                                        + (k58 * t308 + k57 * t311)
                                        + (k56 * t314 + k55 * t317 + (k54 * t320 + k53 * t323));
                                    let t352 = k55 * t327 + k54 * t330
                                        + (k53 * t333 + k57 * t336)
                                        + (k56 * t339 + k59 * t342 + (k60 * t345 + k58 * t348));
                                    let t353 = t124 * t351 + t352;
                                    let t354 = rt::lit::<T>(0.1904683739582173) * t353;
                                    let t355 = k52 * t303 + k51 * t306
                                        + (k50 * t308 + k49 * t311)
                                        + (k48 * t314 + k47 * t317 + (k46 * t320 + k45 * t323));
                                    let t356 = k47 * t327 + k46 * t330
                                        + (k45 * t333 + k49 * t336)
                                        + (k48 * t339 + k51 * t342 + (k52 * t345 + k50 * t348));
                                    let t357 = t114 * t355 + t356;
                                    let t358 = rt::lit::<T>(0.32151478931685357) * t350
                                        + (t354 + rt::lit::<T>(-0.061592225069804156) * t357);
                                    let t359 = t298
                                        * (rt::lit::<T>(0.5) * (t50 * t299 + t300 * t142)
                                            - k3 * t103 - t81 * t358);
                                    let t360 = t52 * t299;
                                    let t361 = h * t47;
                                    let t362 = (t359 + (t346 * t102 - t46 * t360 - t307 * t141))
                                        * t361;
                                    let t363 = rt::lit::<T>(1.0) / (t67 * t67);
                                    let t364 = rt::lit::<T>(0.027076500189167574) * t119;
                                    let t365 = rt::lit::<T>(-0.06114645362610544) * t353;
                                    let t366 = rt::lit::<T>(0.2529691909352784) * t350
                                        + (t365 + rt::lit::<T>(0.027076500189167574) * t357);
                                    let t367 = t363
                                        * (rt::lit::<T>(0.5) * (t66 * t364 + t301 * t148)
                                            - k1 * t109 - t85 * t366);
                                    let t368 = t68 * t364;
                                    let t369 = h * t63;
                                    let t370 = (t367 + (t343 * t108 - t62 * t368 - t302 * t147))
                                        * t369;
                                    let t371 = rt::lit::<T>(1.0) / (t35 * t35);
                                    let t372 = rt::lit::<T>(0.09560496739250535) * t119;
                                    let t373 = rt::lit::<T>(0.3851373541128084) * t353;
                                    let t374 = rt::lit::<T>(-0.058993923891947214) * t350
                                        + (t373 + rt::lit::<T>(0.09560496739250535) * t357);
                                    let t375 = t371
                                        * (rt::lit::<T>(0.5) * (t34 * t372 + t312 * t136) - k5 * t97
                                            - t77 * t374);
                                    let t376 = t36 * t372;
                                    let t377 = h * t31;
                                    let t378 = (t375 + (t337 * t96 - t30 * t376 - t313 * t135))
                                        * t377;
                                    let t379 = rt::lit::<T>(1.0) / (t27 * t27);
                                    let t380 = rt::lit::<T>(0.32151478931685357) * t119;
                                    let t381 = rt::lit::<T>(-0.061592225069804156) * t350
                                        + (t354 + rt::lit::<T>(0.32151478931685357) * t357);
                                    let t382 = t379
                                        * (rt::lit::<T>(0.5) * (t26 * t380 + t315 * t133) - k6 * t94
                                            - t75 * t381);
                                    let t383 = t28 * t380;
                                    let t384 = h * t23;
                                    let t385 = (t382 + (t325 * t93 - t22 * t383 - t316 * t132))
                                        * t384;
                                    let t386 = rt::lit::<T>(1.0) / (t43 * t43);
                                    let t387 = rt::lit::<T>(-0.058993923891947214) * t119;
                                    let t388 = rt::lit::<T>(0.09560496739250535) * t350
                                        + (t373 + rt::lit::<T>(-0.058993923891947214) * t357);
                                    let t389 = t386
                                        * (rt::lit::<T>(0.5) * (t42 * t387 + t309 * t139)
                                            - k4 * t100 - t79 * t388);
                                    let t390 = t44 * t387;
                                    let t391 = h * t39;
                                    let t392 = (t389 + (t334 * t99 - t38 * t390 - t310 * t138))
                                        * t391;
                                    let t393 = rt::lit::<T>(1.0) / (t19 * t19);
                                    let t394 = rt::lit::<T>(0.4175557539292479) * t119;
                                    let t395 = rt::lit::<T>(-0.014459274444920261) * t353;
                                    let t396 = rt::lit::<T>(0.005864947198698576) * t350
                                        + (t395 + rt::lit::<T>(0.4175557539292479) * t357);
                                    let t397 = t393
                                        * (rt::lit::<T>(0.5) * (t18 * t394 + t318 * t130)
                                            - k7 * t112 - t73 * t396);
                                    let t398 = t20 * t394;
                                    let t399 = h * t15;
                                    let t400 = (t397 + (t328 * t111 - t14 * t398 - t319 * t129))
                                        * t399;
                                    let t401 = rt::lit::<T>(1.0) / (t11 * t11);
                                    let t402 = rt::lit::<T>(0.2529691909352784) * t119;
                                    let t403 = rt::lit::<T>(0.027076500189167574) * t350
                                        + (t365 + rt::lit::<T>(0.2529691909352784) * t357);
                                    let t404 = t401
                                        * (rt::lit::<T>(0.5) * (t10 * t402 + t321 * t127) - k8 * t91
                                            - t71 * t403);
                                    let t405 = t12 * t402;
                                    let t406 = h * t7;
                                    let t407 = (t404 + (t331 * t90 - t6 * t405 - t322 * t126))
                                        * t406;
                                    let t408 = rt::lit::<T>(1.0) / (t59 * t59);
                                    let t409 = rt::lit::<T>(0.005864947198698576) * t119;
                                    let t410 = rt::lit::<T>(0.4175557539292479) * t350
                                        + (t395 + rt::lit::<T>(0.005864947198698576) * t357);
                                    let t411 = t408
                                        * (rt::lit::<T>(0.5) * (t58 * t409 + t304 * t145)
                                            - k2 * t106 - t83 * t410);
                                    let t412 = t60 * t409;
                                    let t413 = h * t55;
                                    let t414 = (t411 + (t340 * t105 - t54 * t412 - t305 * t144))
                                        * t413;
                                    let t415 = rt::lit::<T>(1.0) / (t117 * t117)
                                        * (rt::lit::<T>(2.0) * (t114 * t116));
                                    let t416 = t118 * t70;
                                    let t417 = t355 * t88 + (t70 * t415 - t115 * t416) - t150;
                                    let t418 = h * t89;
                                    let t419 = t351 * t418;
                                    let t420 = h * t87;
                                    let t421 = t324 * t420;
                                    let t422 = k28 * t407
                                        + (k22 * t414
                                            + (k69 * t417
                                                + (rt::lit::<T>(0.30026319498086457) * t419
                                                    + rt::lit::<T>(0.26798833376246944) * t421)));
                                    let t423 = k23 * t362 + k21 * t370
                                        + (k25 * t378 + k26 * t385)
                                        + (k24 * t392 + k27 * t400 + t422);
                                    let t424 = h * t60;
                                    let t425 = t410 * t424;
                                    let t426 = h * t52;
                                    let t427 = t358 * t426;
                                    let t428 = h * t44;
                                    let t429 = t388 * t428;
                                    let t430 = h * t36;
                                    let t431 = t374 * t430;
                                    let t432 = h * t28;
                                    let t433 = t381 * t432;
                                    let t434 = h * t20;
                                    let t435 = t396 * t434;
                                    let t436 = h * t12;
                                    let t437 = t403 * t436;
                                    let t438 = h * t68;
                                    let t439 = t366 * t438;
                                    let t440 = h * t114;
                                    let t441 = t416 * t440;
                                    let t442 = rt::lit::<T>(0.23553528074697333) * t433
                                        + rt::lit::<T>(0.12761668692717998) * t435
                                        + (rt::lit::<T>(0.028459473672176994) * t437
                                            + (rt::lit::<T>(0.27444215068248085) * t439
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.1388888888888889) * t441)));
                                    let t443 = t368 + t64 * t368;
                                    let t444 = t412 + t56 * t412;
                                    let t445 = t360 + t48 * t360;
                                    let t446 = t390 + t40 * t390;
                                    let t447 = t376 + t32 * t376;
                                    let t448 = t383 + t24 * t383;
                                    let t449 = t398 + t16 * t398;
                                    let t450 = t405 + t8 * t405;
                                    let t451 = k52 * t443 + k51 * t444
                                        + (k50 * t445 + k49 * t446)
                                        + (k48 * t447 + k47 * t448 + (k46 * t449 + k45 * t450));
                                    let t452 = k36 * t407
                                        + (k30 * t414
                                            + (k70 * t417
                                                + (rt::lit::<T>(0.2222222222222222) * t419
                                                    + rt::lit::<T>(0.48042111196938336) * t421)));
                                    let t453 = k31 * t362 + k29 * t370
                                        + (k33 * t378 + k34 * t385)
                                        + (k32 * t392 + k35 * t400 + t452);
                                    let t454 = rt::lit::<T>(-0.00022625827747447944) * t433
                                        + rt::lit::<T>(-0.03565927501636371) * t435
                                        + (rt::lit::<T>(-0.011940029016242066) * t437
                                            + (rt::lit::<T>(0.4563844734606865) * t439
                                                - rt::lit::<T>(-0.0359766675249389) * t441));
                                    let t455 = k60 * t443 + k59 * t444
                                        + (k58 * t445 + k57 * t446)
                                        + (k56 * t447 + k55 * t448 + (k54 * t449 + k53 * t450));
                                    let t456 = k44 * t407
                                        + (k38 * t414
                                            + (k71 * t417
                                                + (rt::lit::<T>(-0.022485417203086815) * t419
                                                    + rt::lit::<T>(0.1388888888888889) * t421)));
                                    let t457 = k39 * t362 + k37 * t370
                                        + (k41 * t378 + k42 * t385)
                                        + (k40 * t392 + k43 * t400 + t456);
                                    let t458 = rt::lit::<T>(0.0019247725723366578) * t433
                                        + rt::lit::<T>(0.009709349382370355) * t435
                                        + (rt::lit::<T>(0.0033356270952969586) * t437
                                            + (rt::lit::<T>(0.2493183041056008) * t439
                                                - rt::lit::<T>(0.009789444015308325) * t441));
                                    let t459 = k68 * t443 + k67 * t444
                                        + (k66 * t445 + k65 * t446)
                                        + (k64 * t447 + k63 * t448 + (k62 * t449 + k61 * t450));
                                    let t460 = t55 * t340;
                                    let t461 = t63 * t343;
                                    let t462 = t68 * t461;
                                    let t463 = t461 - t64 * t462;
                                    let t464 = t463 - t462;
                                    let t465 = h * t464;
                                    let t466 = t108 * t465;
                                    let t467 = t60 * t460;
                                    let t468 = t460 - t56 * t467;
                                    let t469 = t468 - t467;
                                    let t470 = h * t469;
                                    let t471 = t105 * t470;
                                    let t472 = t47 * t346;
                                    let t473 = t52 * t472;
                                    let t474 = t472 - t48 * t473;
                                    let t475 = t474 - t473;
                                    let t476 = h * t475;
                                    let t477 = t102 * t476;
                                    let t478 = t39 * t334;
                                    let t479 = t44 * t478;
                                    let t480 = t478 - t40 * t479;
                                    let t481 = t480 - t479;
                                    let t482 = h * t481;
                                    let t483 = t99 * t482;
                                    let t484 = t31 * t337;
                                    let t485 = t36 * t484;
                                    let t486 = t484 - t32 * t485;
                                    let t487 = t486 - t485;
                                    let t488 = h * t487;
                                    let t489 = t96 * t488;
                                    let t490 = t23 * t325;
                                    let t491 = t28 * t490;
                                    let t492 = t490 - t24 * t491;
                                    let t493 = t492 - t491;
                                    let t494 = h * t493;
                                    let t495 = t93 * t494;
                                    let t496 = t15 * t328;
                                    let t497 = t20 * t496;
                                    let t498 = t496 - t16 * t497;
                                    let t499 = t498 - t497;
                                    let t500 = h * t499;
                                    let t501 = t111 * t500;
                                    let t502 = t7 * t331;
                                    let t503 = t12 * t502;
                                    let t504 = t502 - t8 * t503;
                                    let t505 = t504 - t503;
                                    let t506 = h * t505;
                                    let t507 = t90 * t506;
                                    let t508 = k37 * t466 + k38 * t471
                                        + (k39 * t477 + k40 * t483)
                                        + (k41 * t489 + k42 * t495 + (k43 * t501 + k44 * t507));
                                    let t509 = t147 * t465;
                                    let t510 = t144 * t470;
                                    let t511 = t141 * t476;
                                    let t512 = t138 * t482;
                                    let t513 = t135 * t488;
                                    let t514 = t132 * t494;
                                    let t515 = t129 * t500;
                                    let t516 = t126 * t506;
                                    let t517 = k37 * t509 + k38 * t510
                                        + (k39 * t511 + k40 * t512)
                                        + (k41 * t513 + k42 * t514 + (k43 * t515 + k44 * t516));
                                    let t518 = t508 - t121 * t517;
                                    let t519 = k29 * t466 + k30 * t471
                                        + (k31 * t477 + k32 * t483)
                                        + (k33 * t489 + k34 * t495 + (k35 * t501 + k36 * t507));
                                    let t520 = k29 * t509 + k30 * t510
                                        + (k31 * t511 + k32 * t512)
                                        + (k33 * t513 + k34 * t514 + (k35 * t515 + k36 * t516));
                                    let t521 = t519 - t124 * t520;
                                    let t522 = rt::lit::<T>(-0.014459274444920261) * t521;
                                    let t523 = k22 * t471 + k23 * t477
                                        + (k24 * t483 + k25 * t489)
                                        + (k26 * t495 + k27 * t501
                                            + (k28 * t507 + (t119 + k21 * t466)));
                                    let t524 = k21 * t509 + k22 * t510
                                        + (k23 * t511 + k24 * t512)
                                        + (k25 * t513 + k26 * t514 + (k27 * t515 + k28 * t516));
                                    let t525 = t523 - t114 * t524;
                                    let t526 = rt::lit::<T>(0.4175557539292479) * t518
                                        + (t522 + rt::lit::<T>(0.005864947198698576) * t525);
                                    let t527 = t408 * (t460 * t195 - k2 * t198 - t83 * t526)
                                        + (t460 + t468 - t467 * t194);
                                    let t528 = t197 * t527
                                        + (t341 + t340 * t194
                                            - t195 * (rt::lit::<T>(0.005864947198698576) * t408));
                                    let t529 = rt::lit::<T>(0.1904683739582173) * t521;
                                    let t530 = rt::lit::<T>(0.32151478931685357) * t518
                                        + (t529 + rt::lit::<T>(-0.061592225069804156) * t525);
                                    let t531 = t298 * (t472 * t171 - k3 * t174 - t81 * t530)
                                        + (t472 + t474 - t473 * t170);
                                    let t532 = t173 * t531
                                        + (t347 + t346 * t170
                                            - t171 * (rt::lit::<T>(-0.061592225069804156) * t298));
                                    let t533 = rt::lit::<T>(0.3851373541128084) * t521;
                                    let t534 = rt::lit::<T>(0.09560496739250535) * t518
                                        + (t533 + rt::lit::<T>(-0.058993923891947214) * t525);
                                    let t535 = t386 * (t478 * t187 - k4 * t190 - t79 * t534)
                                        + (t478 + t480 - t479 * t186);
                                    let t536 = t189 * t535
                                        + (t335 + t334 * t186
                                            - t187 * (rt::lit::<T>(-0.058993923891947214) * t386));
                                    let t537 = rt::lit::<T>(-0.058993923891947214) * t518
                                        + (t533 + rt::lit::<T>(0.09560496739250535) * t525);
                                    let t538 = t371 * (t484 * t179 - k5 * t182 - t77 * t537)
                                        + (t484 + t486 - t485 * t178);
                                    let t539 = t181 * t538
                                        + (t338 + t337 * t178
                                            - t179 * (rt::lit::<T>(0.09560496739250535) * t371));
                                    let t540 = rt::lit::<T>(-0.061592225069804156) * t518
                                        + (t529 + rt::lit::<T>(0.32151478931685357) * t525);
                                    let t541 = t379 * (t490 * t163 - k6 * t166 - t75 * t540)
                                        + (t490 + t492 - t491 * t162);
                                    let t542 = t165 * t541
                                        + (t326 + t325 * t162
                                            - t163 * (rt::lit::<T>(0.32151478931685357) * t379));
                                    let t543 = rt::lit::<T>(0.005864947198698576) * t518
                                        + (t522 + rt::lit::<T>(0.4175557539292479) * t525);
                                    let t544 = t393 * (t496 * t155 - k7 * t158 - t73 * t543)
                                        + (t496 + t498 - t497 * t154);
                                    let t545 = t157 * t544
                                        + (t329 + t328 * t154
                                            - t155 * (rt::lit::<T>(0.4175557539292479) * t393));
                                    let t546 = rt::lit::<T>(-0.06114645362610544) * t521;
                                    let t547 = rt::lit::<T>(0.027076500189167574) * t518
                                        + (t546 + rt::lit::<T>(0.2529691909352784) * t525);
                                    let t548 = t401 * (t502 * t211 - k8 * t214 - t71 * t547)
                                        + (t502 + t504 - t503 * t210);
                                    let t549 = t213 * t548
                                        + (t332 + t331 * t210
                                            - t211 * (rt::lit::<T>(0.2529691909352784) * t401));
                                    let t550 = rt::lit::<T>(0.2529691909352784) * t518
                                        + (t546 + rt::lit::<T>(0.027076500189167574) * t525);
                                    let t551 = t363 * (t461 * t203 - k1 * t206 - t85 * t550)
                                        + (t461 + t463 - t462 * t202);
                                    let t552 = t205 * t551
                                        + (t344 + t343 * t202
                                            - t203 * (rt::lit::<T>(0.027076500189167574) * t363));
                                    let t553 = t118 * t88;
                                    let t554 = t115 * t553 - t88 * (t415 + t524);
                                    let t555 = t420 * t517;
                                    let t556 = t418 * t520;
                                    let t557 = k45 * t549
                                        + (k52 * t552
                                            + (k69 * t554
                                                - (rt::lit::<T>(0.26798833376246944) * t555
                                                    + rt::lit::<T>(0.30026319498086457) * t556)));
                                    let t558 = k51 * t528 + k50 * t532
                                        + (k49 * t536 + k48 * t539)
                                        + (k47 * t542 + k46 * t545 + t557);
                                    let t559 = rt::lit::<T>(2.0) * t83;
                                    let t560 = t60 * t526 - t467 * t559;
                                    let t561 = rt::lit::<T>(2.0) * t81;
                                    let t562 = t52 * t530 - t473 * t561;
                                    let t563 = rt::lit::<T>(2.0) * t79;
                                    let t564 = t44 * t534 - t479 * t563;
                                    let t565 = rt::lit::<T>(2.0) * t77;
                                    let t566 = t36 * t537 - t485 * t565;
                                    let t567 = rt::lit::<T>(2.0) * t75;
                                    let t568 = t28 * t540 - t491 * t567;
                                    let t569 = rt::lit::<T>(2.0) * t73;
                                    let t570 = t20 * t543 - t497 * t569;
                                    let t571 = rt::lit::<T>(2.0) * t71;
                                    let t572 = t12 * t547 - t503 * t571;
                                    let t573 = rt::lit::<T>(2.0) * t85;
                                    let t574 = t68 * t550 - t462 * t573;
                                    let t575 = t440 * t553;
                                    let t576 = k47 * t568 + k46 * t570
                                        + (k45 * t572
                                            + (k52 * t574 + rt::lit::<T>(0.1388888888888889) * t575));
                                    let t577 = h * t54;
                                    let t578 = t469 * t577;
                                    let t579 = h * t46;
                                    let t580 = t475 * t579;
                                    let t581 = h * t38;
                                    let t582 = t481 * t581;
                                    let t583 = h * t30;
                                    let t584 = t487 * t583;
                                    let t585 = h * t22;
                                    let t586 = t493 * t585;
                                    let t587 = h * t14;
                                    let t588 = t499 * t587;
                                    let t589 = h * t6;
                                    let t590 = t505 * t589;
                                    let t591 = h * t62;
                                    let t592 = t464 * t591;
                                    let t593 = k22 * t578 + k23 * t580
                                        + (k24 * t582 + k25 * t584)
                                        + (k26 * t586 + k27 * t588
                                            + (k28 * t590 + (k21 * t592 + rt::lit::<T>(1.0))));
                                    let t594 = k53 * t549
                                        + (k60 * t552
                                            + (k70 * t554
                                                - (rt::lit::<T>(0.48042111196938336) * t555
                                                    + rt::lit::<T>(0.2222222222222222) * t556)));
                                    let t595 = k59 * t528 + k58 * t532
                                        + (k57 * t536 + k56 * t539)
                                        + (k55 * t542 + k54 * t545 + t594);
                                    let t596 = k55 * t568 + k54 * t570
                                        + (k53 * t572
                                            + (k60 * t574 + rt::lit::<T>(-0.0359766675249389) * t575));
                                    let t597 = k29 * t592 + k30 * t578
                                        + (k31 * t580 + k32 * t582)
                                        + (k33 * t584 + k34 * t586 + (k35 * t588 + k36 * t590));
                                    let t598 = k61 * t549
                                        + (k68 * t552
                                            + (k71 * t554
                                                - (rt::lit::<T>(0.1388888888888889) * t555
                                                    + rt::lit::<T>(-0.022485417203086815) * t556)));
                                    let t599 = k67 * t528 + k66 * t532
                                        + (k65 * t536 + k64 * t539)
                                        + (k63 * t542 + k62 * t545 + t598);
                                    let t600 = k63 * t568 + k62 * t570
                                        + (k61 * t572
                                            + (k68 * t574 + rt::lit::<T>(0.009789444015308325) * t575));
                                    let t601 = k37 * t592 + k38 * t578
                                        + (k39 * t580 + k40 * t582)
                                        + (k41 * t584 + k42 * t586 + (k43 * t588 + k44 * t590));
                                    let t602 = k9 * (t237 + t239) + k10 * (t245 + t243)
                                        + (k11 * (t247 + t241) + k12 * (t249 + t251));
                                    let t603 = k9 * (t253 + t260) + k10 * (t254 + t259)
                                        + (k11 * (t255 + t258) + k12 * (t256 + t257));
                                    let t604 = rt::lit::<T>(1.0) - k9 * (t262 + t269)
                                        - k12 * (t265 + t266)
                                        - (k10 * (t263 + t268) + k11 * (t264 + t267));
                                    let t605 = k9 * (t271 + t278) + k10 * (t272 + t277)
                                        + (k11 * (t273 + t276) + k12 * (t274 + t275));
                                    let t606 = k9 * (t280 + t287) + k10 * (t281 + t286)
                                        + (k11 * (t282 + t285) + k12 * (t283 + t284));
                                    let t607 = k9 * (t289 + t296) + k10 * (t290 + t295)
                                        + (k11 * (t291 + t294) + k12 * (t292 + t293));
                                    let t608 = rt::lit::<T>(0.1904683739582173) * t222;
                                    let t609 = rt::lit::<T>(0.1904683739582173) * t124;
                                    let t610 = rt::lit::<T>(-0.06114645362610544) * t124;
                                    let t611 = t610 * t68;
                                    let t612 = t611 + t64 * t611;
                                    let t613 = rt::lit::<T>(-0.014459274444920261) * t124;
                                    let t614 = t613 * t60;
                                    let t615 = t614 + t56 * t614;
                                    let t616 = t609 * t52;
                                    let t617 = t616 + t48 * t616;
                                    let t618 = rt::lit::<T>(0.3851373541128084) * t124;
                                    [
                                        t108,
                                        t109,
                                        t111,
                                        t112,
                                        t114,
                                        t121,
                                        t124,
                                        t126,
                                        t127,
                                        t129,
                                        t130,
                                        t132,
                                        t133,
                                        t135,
                                        t136,
                                        t138,
                                        t139,
                                        t141,
                                        t142,
                                        t144,
                                        t145,
                                        t147,
                                        t148,
                                        t151,
                                        t154,
                                        t155,
                                        t157,
                                        t158,
                                        t159,
                                        t162,
                                        t163,
                                        t165,
                                        t166,
                                        t167,
                                        t170,
                                        t171,
                                        t173,
                                        t174,
                                        t175,
                                        t178,
                                        t179,
                                        t181,
                                        t182,
                                        t183,
                                        t186,
                                        t187,
                                        t189,
                                        t190,
                                        t194,
                                        t195,
                                        t197,
                                        t198,
                                        t202,
                                        t203,
                                        t205,
                                        t206,
                                        t210,
                                        t211,
                                        t213,
                                        t214,
                                        t216,
                                        t217,
                                        t218,
                                        t219,
                                        t220,
                                        t221,
                                        t222,
                                        t223,
                                        t224,
                                        t225,
                                        t226,
                                        t227,
                                        t228,
                                        t229,
                                        t230,
                                        t231,
                                        t233,
                                        t234,
                                        t235,
                                        t237,
                                        t239,
                                        t241,
                                        t243,
                                        t245,
                                        t247,
                                        t249,
                                        t251,
                                        t252,
                                        t253,
                                        t254,
                                        t255,
                                        t256,
                                        t257,
                                        t258,
                                        t259,
                                        t260,
                                        t261,
                                        t262,
                                        t263,
                                        t264,
                                        t265,
                                        t266,
                                        t267,
                                        t268,
                                        t269,
                                        t270,
                                        t271,
                                        t272,
                                        t273,
                                        t274,
                                        t275,
                                        t276,
                                        t277,
                                        t278,
                                        t279,
                                        t280,
                                        t281,
                                        t282,
                                        t283,
                                        t284,
                                        t285,
                                        t286,
                                        t287,
                                        t288,
                                        t289,
                                        t290,
                                        t291,
                                        t292,
                                        t293,
                                        t294,
                                        t295,
                                        t296,
                                        t297,
                                        t298,
                                        t361,
                                        t363,
                                        t369,
                                        t371,
                                        t377,
                                        t379,
                                        t384,
                                        t386,
                                        t391,
                                        t393,
                                        t399,
                                        t401,
                                        t406,
                                        t408,
                                        t413,
                                        t418,
                                        t420,
                                        t423,
                                        t424,
                                        t425,
                                        t426,
                                        t427,
                                        t428,
                                        t429,
                                        t430,
                                        t431,
                                        t432,
                                        t434,
                                        t436,
                                        t438,
                                        t442,
                                        t451,
                                        t453,
                                        t454,
                                        t455,
                                        t457,
                                        t458,
                                        t459,
                                        t558,
                                        t559,
                                        t560,
                                        t561,
                                        t562,
                                        t563,
                                        t564,
                                        t565,
                                        t566,
                                        t567,
                                        t569,
                                        t571,
                                        t573,
                                        t576,
                                        t577,
                                        t579,
                                        t581,
                                        t583,
                                        t585,
                                        t587,
                                        t589,
                                        t591,
                                        t593,
                                        t595,
                                        t596,
                                        t597,
                                        t599,
                                        t600,
                                        t601,
                                        t602,
                                        t603,
                                        t604,
                                        t605,
                                        t606,
                                        t607,
                                        t608,
                                        t609,
                                        t610,
                                        t611,
                                        t612,
                                        t613,
                                        t614,
                                        t615,
                                        t616,
                                        t617,
                                        t618,
                                    ]
                                }
                                part([
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
                                    k1,
                                    k2,
                                    k3,
                                    k4,
                                    k5,
                                    k6,
                                    k7,
                                    k8,
                                    t7,
                                    t8,
                                    t11,
                                    t15,
                                    t16,
                                    t19,
                                    t23,
                                    t24,
                                    t27,
                                    t31,
                                    t32,
                                    t35,
                                    t39,
                                    t40,
                                    t43,
                                    t47,
                                    t48,
                                    t51,
                                    t55,
                                    t56,
                                    t59,
                                    t63,
                                    t64,
                                    t67,
                                    t6,
                                    t14,
                                    t22,
                                    t30,
                                    t38,
                                    t46,
                                    t54,
                                    t62,
                                    t9,
                                    t10,
                                    t17,
                                    t18,
                                    t25,
                                    t26,
                                    t33,
                                    t34,
                                    t41,
                                    t42,
                                    t49,
                                    t50,
                                    t57,
                                    t58,
                                    t65,
                                    t66,
                                    t12,
                                    t20,
                                    t28,
                                    t36,
                                    t44,
                                    t52,
                                    t60,
                                    t68,
                                    t13,
                                    t21,
                                    t29,
                                    t37,
                                    t45,
                                    t53,
                                    t61,
                                    t69,
                                    t70,
                                    k69,
                                    k70,
                                    k71,
                                    k72,
                                    k73,
                                    k74,
                                    k75,
                                    k76,
                                    k77,
                                    t71,
                                    t73,
                                    t75,
                                    t77,
                                    t79,
                                    t81,
                                    t83,
                                    t85,
                                    t88,
                                    t89,
                                    t87,
                                    t90,
                                    t91,
                                    t92,
                                    t93,
                                    t94,
                                    t95,
                                    t96,
                                    t97,
                                    t98,
                                    t99,
                                    t100,
                                    t101,
                                    t102,
                                    t103,
                                    t104,
                                    t105,
                                    t106,
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
                                    x1,
                                    x2,
                                    xi,
                                    rho1,
                                    h,
                                    xi_rate_1,
                                    rho1_rate_1,
                                    rho2_rate_1,
                                    xi_rate_2,
                                    rho1_rate_2,
                                    rho2_rate_2,
                                    xi_rate_3,
                                    rho1_rate_3,
                                    rho2_rate_3,
                                ])
                            };
                            let [t708, t709, t710, t711, t712, t719, t728, t730, t731,
                            t732, t734, t735, t736, t835, t836, t837, t838, t839, t845,
                            t854, t856, t857, t858, t860, t861, t862, t863, t864, t865,
                            t866, t867, t868, t976, t977, t978, t979, t980, t987, t996,
                            t998, t999, t1000, t1002, t1003, t1004, t1103, t1104, t1105,
                            t1106, t1107, t1113, t1122, t1124, t1125, t1126, t1128,
                            t1129, t1130] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [k45,
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
                                    t7,
                                    t8,
                                    t15,
                                    t16,
                                    t23,
                                    t24,
                                    t31,
                                    t32,
                                    t39,
                                    t40,
                                    t47,
                                    t48,
                                    t55,
                                    t56,
                                    t63,
                                    t64,
                                    t6,
                                    t14,
                                    t22,
                                    t30,
                                    t38,
                                    t46,
                                    t54,
                                    t62,
                                    t10,
                                    t18,
                                    t26,
                                    t34,
                                    t42,
                                    t50,
                                    t58,
                                    t66,
                                    t12,
                                    t20,
                                    t28,
                                    t36,
                                    t44,
                                    t52,
                                    t60,
                                    t68,
                                    k72,
                                    k73,
                                    k74,
                                    k75,
                                    k76,
                                    k77,
                                    t71,
                                    t73,
                                    t75,
                                    t77,
                                    t79,
                                    t81,
                                    t83,
                                    t85,
                                    t124,
                                    t114,
                                    t121,
                                    t88,
                                    t89,
                                    t87,
                                    t126,
                                    t90,
                                    t127,
                                    t91,
                                    t129,
                                    t111,
                                    t130,
                                    t112,
                                    t132,
                                    t93,
                                    t133,
                                    t94,
                                    t135,
                                    t96,
                                    t136,
                                    t97,
                                    t138,
                                    t99,
                                    t139,
                                    t100,
                                    t141,
                                    t102,
                                    t142,
                                    t103,
                                    t144,
                                    t105,
                                    t145,
                                    t106,
                                    t147,
                                    t108,
                                    t148,
                                    t109,
                                    t210,
                                    t211,
                                    t213,
                                    t214,
                                    t154,
                                    t155,
                                    t157,
                                    t158,
                                    t162,
                                    t163,
                                    t165,
                                    t166,
                                    t178,
                                    t179,
                                    t181,
                                    t182,
                                    t186,
                                    t187,
                                    t189,
                                    t190,
                                    t170,
                                    t171,
                                    t173,
                                    t174,
                                    t194,
                                    t195,
                                    t197,
                                    t198,
                                    t202,
                                    t203,
                                    t205,
                                    t206,
                                    k9,
                                    k10,
                                    k11,
                                    k12,
                                    t217,
                                    t218,
                                    t220,
                                    t219,
                                    t221,
                                    t222,
                                    t224,
                                    k13,
                                    k14,
                                    k15,
                                    k16,
                                    k17,
                                    k18,
                                    k19,
                                    k20,
                                    t226,
                                    t227,
                                    t229,
                                    t228,
                                    t230,
                                    t231,
                                    t233,
                                    t237,
                                    t245,
                                    t247,
                                    t249,
                                    t251,
                                    t241,
                                    t243,
                                    t239,
                                    t253,
                                    t254,
                                    t255,
                                    t256,
                                    t257,
                                    t258,
                                    t259,
                                    t260,
                                    t262,
                                    t263,
                                    t264,
                                    t265,
                                    t266,
                                    t267,
                                    t268,
                                    t269,
                                    t271,
                                    t272,
                                    t273,
                                    t274,
                                    t275,
                                    t276,
                                    t277,
                                    t278,
                                    t280,
                                    t281,
                                    t282,
                                    t283,
                                    t284,
                                    t285,
                                    t286,
                                    t287,
                                    t289,
                                    t290,
                                    t291,
                                    t292,
                                    t293,
                                    t294,
                                    t295,
                                    t296,
                                    k21,
                                    k22,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    t420,
                                    t418,
                                    t363,
                                    t369,
                                    t408,
                                    t413,
                                    t298,
                                    t361,
                                    t386,
                                    t391,
                                    t371,
                                    t377,
                                    t379,
                                    t384,
                                    t393,
                                    t399,
                                    t401,
                                    t406,
                                    t438,
                                    t424,
                                    t426,
                                    t428,
                                    t430,
                                    t432,
                                    t434,
                                    t436,
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
                                    t573,
                                    t559,
                                    t561,
                                    t563,
                                    t565,
                                    t567,
                                    t569,
                                    t571,
                                    t591,
                                    t577,
                                    t579,
                                    t581,
                                    t583,
                                    t585,
                                    t587,
                                    t589,
                                    t610,
                                    t613,
                                    t609,
                                    t618,
                                    t611,
                                    t614,
                                    t616,
                                    t608,
                                    t612,
                                    t615,
                                    t617,
                                    h,
                                    ]: [T; 300],
                                ) -> [T; 58] {
                                    let t619 = t618 * t44;
                                    let t620 = t619 + t40 * t619;
                                    let t621 = t618 * t36;
                                    let t622 = t621 + t32 * t621;
                                    let t623 = t609 * t28;
                                    let t624 = t623 + t24 * t623;
                                    let t625 = t613 * t20;
                                    let t626 = t625 + t16 * t625;
                                    let t627 = t610 * t12;
                                    let t628 = t627 + t8 * t627;
                                    let t629 = k68 * t612 + k67 * t615
                                        + (k66 * t617 + k65 * t620)
                                        + (k64 * t622 + k63 * t624 + (k62 * t626 + k61 * t628));
                                    let t630 = rt::lit::<T>(0.1904683739582173) * t28;
                                    let t631 = t24 * t630;
                                    let t632 = t630 + t631;
                                    let t633 = rt::lit::<T>(-0.014459274444920261) * t20;
                                    let t634 = t16 * t633;
                                    let t635 = t633 + t634;
                                    let t636 = rt::lit::<T>(-0.06114645362610544) * t12;
                                    let t637 = t8 * t636;
                                    let t638 = t636 + t637;
                                    let t639 = rt::lit::<T>(0.3851373541128084) * t44;
                                    let t640 = t40 * t639;
                                    let t641 = t639 + t640;
                                    let t642 = rt::lit::<T>(0.3851373541128084) * t36;
                                    let t643 = t32 * t642;
                                    let t644 = t642 + t643;
                                    let t645 = rt::lit::<T>(-0.014459274444920261) * t60;
                                    let t646 = t56 * t645;
                                    let t647 = t645 + t646;
                                    let t648 = rt::lit::<T>(-0.06114645362610544) * t68;
                                    let t649 = t64 * t648;
                                    let t650 = t648 + t649;
                                    let t651 = rt::lit::<T>(0.1904683739582173) * t52;
                                    let t652 = t48 * t651;
                                    let t653 = t651 + t652;
                                    let t654 = k63 * t632 + k62 * t635
                                        + (k61 * t638 + k65 * t641)
                                        + (k64 * t644 + k67 * t647 + (k68 * t650 + k66 * t653));
                                    let t655 = t121 * t629 + t654;
                                    let t656 = k60 * t612 + k59 * t615
                                        + (k58 * t617 + k57 * t620)
                                        + (k56 * t622 + k55 * t624 + (k54 * t626 + k53 * t628));
                                    let t657 = k55 * t632 + k54 * t635
                                        + (k53 * t638 + k57 * t641)
                                        + (k56 * t644 + k59 * t647 + (k60 * t650 + k58 * t653));
                                    let t658 = t124 * t656 + t657;
                                    let t659 = rt::lit::<T>(0.1904683739582173) * t658;
                                    let t660 = k52 * t612 + k51 * t615
                                        + (k50 * t617 + k49 * t620)
                                        + (k48 * t622 + k47 * t624 + (k46 * t626 + k45 * t628));
                                    let t661 = k47 * t632 + k46 * t635
                                        + (k45 * t638 + k49 * t641)
                                        + (k48 * t644 + k51 * t647 + (k52 * t650 + k50 * t653));
                                    let t662 = t114 * t660 + t661;
                                    let t663 = rt::lit::<T>(0.32151478931685357) * t655
                                        + (t659 + rt::lit::<T>(-0.061592225069804156) * t662);
                                    let t664 = t298
                                        * (rt::lit::<T>(0.5) * (t50 * t608 + t609 * t142)
                                            - k11 * t103 - t81 * t663);
                                    let t665 = t52 * t608;
                                    let t666 = t361
                                        * (t664 + (t651 * t102 - t46 * t665 - t616 * t141));
                                    let t667 = rt::lit::<T>(-0.06114645362610544) * t222;
                                    let t668 = rt::lit::<T>(-0.06114645362610544) * t658;
                                    let t669 = rt::lit::<T>(0.2529691909352784) * t655
                                        + (t668 + rt::lit::<T>(0.027076500189167574) * t662);
                                    let t670 = t363
                                        * (rt::lit::<T>(0.5) * (t66 * t667 + t610 * t148)
                                            - k9 * t109 - t85 * t669);
                                    let t671 = t68 * t667;
                                    let t672 = t369
                                        * (t670 + (t648 * t108 - t62 * t671 - t611 * t147));
                                    let t673 = rt::lit::<T>(0.3851373541128084) * t222;
                                    let t674 = rt::lit::<T>(0.3851373541128084) * t658;
                                    let t675 = rt::lit::<T>(-0.058993923891947214) * t655
                                        + (t674 + rt::lit::<T>(0.09560496739250535) * t662);
                                    let t676 = t371
                                        * (rt::lit::<T>(0.5) * (t34 * t673 + t618 * t136)
                                            - k12 * t97 - t77 * t675);
                                    let t677 = t36 * t673;
                                    let t678 = t377
                                        * (t676 + (t642 * t96 - t30 * t677 - t621 * t135));
                                    let t679 = rt::lit::<T>(-0.061592225069804156) * t655
                                        + (t659 + rt::lit::<T>(0.32151478931685357) * t662);
                                    let t680 = t379
                                        * (rt::lit::<T>(0.5) * (t26 * t608 + t609 * t133)
                                            - k11 * t94 - t75 * t679);
                                    let t681 = t28 * t608;
                                    let t682 = t384
                                        * (t680 + (t630 * t93 - t22 * t681 - t623 * t132));
                                    let t683 = rt::lit::<T>(0.09560496739250535) * t655
                                        + (t674 + rt::lit::<T>(-0.058993923891947214) * t662);
                                    let t684 = t386
                                        * (rt::lit::<T>(0.5) * (t42 * t673 + t618 * t139)
                                            - k12 * t100 - t79 * t683);
                                    let t685 = t44 * t673;
                                    let t686 = t391
                                        * (t684 + (t639 * t99 - t38 * t685 - t619 * t138));
                                    let t687 = rt::lit::<T>(-0.014459274444920261) * t222;
                                    let t688 = rt::lit::<T>(-0.014459274444920261) * t658;
                                    let t689 = rt::lit::<T>(0.005864947198698576) * t655
                                        + (t688 + rt::lit::<T>(0.4175557539292479) * t662);
                                    let t690 = t393
                                        * (rt::lit::<T>(0.5) * (t18 * t687 + t613 * t130)
                                            - k10 * t112 - t73 * t689);
                                    let t691 = t20 * t687;
                                    let t692 = t399
                                        * (t690 + (t633 * t111 - t14 * t691 - t625 * t129));
                                    let t693 = rt::lit::<T>(0.027076500189167574) * t655
                                        + (t668 + rt::lit::<T>(0.2529691909352784) * t662);
                                    let t694 = t401
                                        * (rt::lit::<T>(0.5) * (t10 * t667 + t610 * t127) - k9 * t91
                                            - t71 * t693);
                                    let t695 = t12 * t667;
                                    let t696 = t406
                                        * (t694 + (t636 * t90 - t6 * t695 - t627 * t126));
                                    let t697 = rt::lit::<T>(0.4175557539292479) * t655
                                        + (t688 + rt::lit::<T>(0.005864947198698576) * t662);
                                    let t698 = t408
                                        * (rt::lit::<T>(0.5) * (t58 * t687 + t613 * t145)
                                            - k10 * t106 - t83 * t697);
                                    let t699 = t60 * t687;
                                    let t700 = t413
                                        * (t698 + (t645 * t105 - t54 * t699 - t614 * t144));
                                    let t701 = rt::lit::<T>(1.0) / (t220 * t220)
                                        * (rt::lit::<T>(2.0) * (t124 * t219));
                                    let t702 = t221 * t217;
                                    let t703 = t656 * t89 + (t217 * t701 - t218 * t702) - t224;
                                    let t704 = h * t88;
                                    let t705 = t660 * t704;
                                    let t706 = t629 * t420;
                                    let t707 = k28 * t696
                                        + (k22 * t700
                                            + (k72 * t703
                                                + (rt::lit::<T>(0.1388888888888889) * t705
                                                    + rt::lit::<T>(0.26798833376246944) * t706)));
                                    let t708 = k23 * t666 + k21 * t672
                                        + (k25 * t678 + k26 * t682)
                                        + (k24 * t686 + k27 * t692 + t707);
                                    let t709 = t424 * t697;
                                    let t710 = t426 * t663;
                                    let t711 = t428 * t683;
                                    let t712 = t430 * t675;
                                    let t713 = t432 * t679;
                                    let t714 = t434 * t689;
                                    let t715 = t436 * t693;
                                    let t716 = t438 * t669;
                                    let t717 = h * t124;
                                    let t718 = t702 * t717;
                                    let t719 = rt::lit::<T>(0.23553528074697333) * t713
                                        + rt::lit::<T>(0.12761668692717998) * t714
                                        + (rt::lit::<T>(0.028459473672176994) * t715
                                            + (rt::lit::<T>(0.27444215068248085) * t716
                                                - rt::lit::<T>(0.30026319498086457) * t718));
                                    let t720 = t671 + t64 * t671;
                                    let t721 = t699 + t56 * t699;
                                    let t722 = t665 + t48 * t665;
                                    let t723 = t685 + t40 * t685;
                                    let t724 = t677 + t32 * t677;
                                    let t725 = t681 + t24 * t681;
                                    let t726 = t691 + t16 * t691;
                                    let t727 = t695 + t8 * t695;
                                    let t728 = k52 * t720 + k51 * t721
                                        + (k50 * t722 + k49 * t723)
                                        + (k48 * t724 + k47 * t725 + (k46 * t726 + k45 * t727));
                                    let t729 = k36 * t696
                                        + (k30 * t700
                                            + (k73 * t703
                                                + (rt::lit::<T>(-0.0359766675249389) * t705
                                                    + rt::lit::<T>(0.48042111196938336) * t706)));
                                    let t730 = k31 * t666 + k29 * t672
                                        + (k33 * t678 + k34 * t682)
                                        + (k32 * t686 + k35 * t692 + t729);
                                    let t731 = rt::lit::<T>(-0.00022625827747447944) * t713
                                        + rt::lit::<T>(-0.03565927501636371) * t714
                                        + (rt::lit::<T>(-0.011940029016242066) * t715
                                            + (rt::lit::<T>(0.4563844734606865) * t716
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.2222222222222222) * t718)));
                                    let t732 = k60 * t720 + k59 * t721
                                        + (k58 * t722 + k57 * t723)
                                        + (k56 * t724 + k55 * t725 + (k54 * t726 + k53 * t727));
                                    let t733 = k44 * t696
                                        + (k38 * t700
                                            + (k74 * t703
                                                + (rt::lit::<T>(0.009789444015308325) * t705
                                                    + rt::lit::<T>(0.1388888888888889) * t706)));
                                    let t734 = k39 * t666 + k37 * t672
                                        + (k41 * t678 + k42 * t682)
                                        + (k40 * t686 + k43 * t692 + t733);
                                    let t735 = rt::lit::<T>(0.0019247725723366578) * t713
                                        + rt::lit::<T>(0.009709349382370355) * t714
                                        + (rt::lit::<T>(0.0033356270952969586) * t715
                                            + (rt::lit::<T>(0.2493183041056008) * t716
                                                - rt::lit::<T>(-0.022485417203086815) * t718));
                                    let t736 = k68 * t720 + k67 * t721
                                        + (k66 * t722 + k65 * t723)
                                        + (k64 * t724 + k63 * t725 + (k62 * t726 + k61 * t727));
                                    let t737 = t55 * t645;
                                    let t738 = t63 * t648;
                                    let t739 = t68 * t738;
                                    let t740 = t738 - t64 * t739;
                                    let t741 = t740 - t739;
                                    let t742 = h * t741;
                                    let t743 = t108 * t742;
                                    let t744 = t60 * t737;
                                    let t745 = t737 - t56 * t744;
                                    let t746 = t745 - t744;
                                    let t747 = h * t746;
                                    let t748 = t105 * t747;
                                    let t749 = t47 * t651;
                                    let t750 = t52 * t749;
                                    let t751 = t749 - t48 * t750;
                                    let t752 = t751 - t750;
                                    let t753 = h * t752;
                                    let t754 = t102 * t753;
                                    let t755 = t39 * t639;
                                    let t756 = t44 * t755;
                                    let t757 = t755 - t40 * t756;
                                    let t758 = t757 - t756;
                                    let t759 = h * t758;
                                    let t760 = t99 * t759;
                                    let t761 = t31 * t642;
                                    let t762 = t36 * t761;
                                    let t763 = t761 - t32 * t762;
                                    let t764 = t763 - t762;
                                    let t765 = h * t764;
                                    let t766 = t96 * t765;
                                    let t767 = t23 * t630;
                                    let t768 = t28 * t767;
                                    let t769 = t767 - t24 * t768;
                                    let t770 = t769 - t768;
                                    let t771 = h * t770;
                                    let t772 = t93 * t771;
                                    let t773 = t15 * t633;
                                    let t774 = t20 * t773;
                                    let t775 = t773 - t16 * t774;
                                    let t776 = t775 - t774;
                                    let t777 = h * t776;
                                    let t778 = t111 * t777;
                                    let t779 = t7 * t636;
                                    let t780 = t12 * t779;
                                    let t781 = t779 - t8 * t780;
                                    let t782 = t781 - t780;
                                    let t783 = h * t782;
                                    let t784 = t90 * t783;
                                    let t785 = k37 * t743 + k38 * t748
                                        + (k39 * t754 + k40 * t760)
                                        + (k41 * t766 + k42 * t772 + (k43 * t778 + k44 * t784));
                                    let t786 = t147 * t742;
                                    let t787 = t144 * t747;
                                    let t788 = t141 * t753;
                                    let t789 = t138 * t759;
                                    let t790 = t135 * t765;
                                    let t791 = t132 * t771;
                                    let t792 = t129 * t777;
                                    let t793 = t126 * t783;
                                    let t794 = k37 * t786 + k38 * t787
                                        + (k39 * t788 + k40 * t789)
                                        + (k41 * t790 + k42 * t791 + (k43 * t792 + k44 * t793));
                                    let t795 = t785 - t121 * t794;
                                    let t796 = k30 * t748 + k31 * t754
                                        + (k32 * t760 + k33 * t766)
                                        + (k34 * t772 + k35 * t778
                                            + (k36 * t784 + (t222 + k29 * t743)));
                                    let t797 = k29 * t786 + k30 * t787
                                        + (k31 * t788 + k32 * t789)
                                        + (k33 * t790 + k34 * t791 + (k35 * t792 + k36 * t793));
                                    let t798 = t796 - t124 * t797;
                                    let t799 = rt::lit::<T>(-0.014459274444920261) * t798;
                                    let t800 = k21 * t743 + k22 * t748
                                        + (k23 * t754 + k24 * t760)
                                        + (k25 * t766 + k26 * t772 + (k27 * t778 + k28 * t784));
                                    let t801 = k21 * t786 + k22 * t787
                                        + (k23 * t788 + k24 * t789)
                                        + (k25 * t790 + k26 * t791 + (k27 * t792 + k28 * t793));
                                    let t802 = t800 - t114 * t801;
                                    let t803 = rt::lit::<T>(0.4175557539292479) * t795
                                        + (t799 + rt::lit::<T>(0.005864947198698576) * t802);
                                    let t804 = t408 * (t737 * t195 - k10 * t198 - t83 * t803)
                                        + (t737 + t745 - t744 * t194);
                                    let t805 = t197 * t804
                                        + (t646 + t645 * t194
                                            - t195 * (rt::lit::<T>(-0.014459274444920261) * t408));
                                    let t806 = rt::lit::<T>(0.1904683739582173) * t798;
                                    let t807 = rt::lit::<T>(0.32151478931685357) * t795
                                        + (t806 + rt::lit::<T>(-0.061592225069804156) * t802);
                                    let t808 = t298 * (t749 * t171 - k11 * t174 - t81 * t807)
                                        + (t749 + t751 - t750 * t170);
                                    let t809 = t173 * t808
                                        + (t652 + t651 * t170
                                            - t171 * (rt::lit::<T>(0.1904683739582173) * t298));
                                    let t810 = rt::lit::<T>(0.3851373541128084) * t798;
                                    let t811 = rt::lit::<T>(0.09560496739250535) * t795
                                        + (t810 + rt::lit::<T>(-0.058993923891947214) * t802);
                                    let t812 = t386 * (t755 * t187 - k12 * t190 - t79 * t811)
                                        + (t755 + t757 - t756 * t186);
                                    let t813 = t189 * t812
                                        + (t640 + t639 * t186
                                            - t187 * (rt::lit::<T>(0.3851373541128084) * t386));
                                    let t814 = rt::lit::<T>(-0.058993923891947214) * t795
                                        + (t810 + rt::lit::<T>(0.09560496739250535) * t802);
                                    let t815 = t371 * (t761 * t179 - k12 * t182 - t77 * t814)
                                        + (t761 + t763 - t762 * t178);
                                    let t816 = t181 * t815
                                        + (t643 + t642 * t178
                                            - t179 * (rt::lit::<T>(0.3851373541128084) * t371));
                                    let t817 = rt::lit::<T>(-0.061592225069804156) * t795
                                        + (t806 + rt::lit::<T>(0.32151478931685357) * t802);
                                    let t818 = t379 * (t767 * t163 - k11 * t166 - t75 * t817)
                                        + (t767 + t769 - t768 * t162);
                                    let t819 = t165 * t818
                                        + (t631 + t630 * t162
                                            - t163 * (rt::lit::<T>(0.1904683739582173) * t379));
                                    let t820 = rt::lit::<T>(0.005864947198698576) * t795
                                        + (t799 + rt::lit::<T>(0.4175557539292479) * t802);
                                    let t821 = t393 * (t773 * t155 - k10 * t158 - t73 * t820)
                                        + (t773 + t775 - t774 * t154);
                                    let t822 = t157 * t821
                                        + (t634 + t633 * t154
                                            - t155 * (rt::lit::<T>(-0.014459274444920261) * t393));
                                    let t823 = rt::lit::<T>(-0.06114645362610544) * t798;
                                    let t824 = rt::lit::<T>(0.027076500189167574) * t795
                                        + (t823 + rt::lit::<T>(0.2529691909352784) * t802);
                                    let t825 = t401 * (t779 * t211 - k9 * t214 - t71 * t824)
                                        + (t779 + t781 - t780 * t210);
                                    let t826 = t213 * t825
                                        + (t637 + t636 * t210
                                            - t211 * (rt::lit::<T>(-0.06114645362610544) * t401));
                                    let t827 = rt::lit::<T>(0.2529691909352784) * t795
                                        + (t823 + rt::lit::<T>(0.027076500189167574) * t802);
                                    let t828 = t363 * (t738 * t203 - k9 * t206 - t85 * t827)
                                        + (t738 + t740 - t739 * t202);
                                    let t829 = t205 * t828
                                        + (t649 + t648 * t202
                                            - t203 * (rt::lit::<T>(-0.06114645362610544) * t363));
                                    let t830 = t221 * t89;
                                    let t831 = t218 * t830 - t89 * (t701 + t797);
                                    let t832 = t420 * t794;
                                    let t833 = t704 * t801;
                                    let t834 = k45 * t826
                                        + (k52 * t829
                                            + (k72 * t831
                                                - (rt::lit::<T>(0.26798833376246944) * t832
                                                    + rt::lit::<T>(0.1388888888888889) * t833)));
                                    let t835 = k51 * t805 + k50 * t809
                                        + (k49 * t813 + k48 * t816)
                                        + (k47 * t819 + k46 * t822 + t834);
                                    let t836 = t60 * t803 - t744 * t559;
                                    let t837 = t52 * t807 - t750 * t561;
                                    let t838 = t44 * t811 - t756 * t563;
                                    let t839 = t36 * t814 - t762 * t565;
                                    let t840 = t28 * t817 - t768 * t567;
                                    let t841 = t20 * t820 - t774 * t569;
                                    let t842 = t12 * t824 - t780 * t571;
                                    let t843 = t68 * t827 - t739 * t573;
                                    let t844 = t717 * t830;
                                    let t845 = k47 * t840 + k46 * t841
                                        + (k45 * t842
                                            + (k52 * t843 + rt::lit::<T>(0.30026319498086457) * t844));
                                    let t846 = t591 * t741;
                                    let t847 = t577 * t746;
                                    let t848 = t579 * t752;
                                    let t849 = t581 * t758;
                                    let t850 = t583 * t764;
                                    let t851 = t585 * t770;
                                    let t852 = t587 * t776;
                                    let t853 = t589 * t782;
                                    let t854 = k21 * t846 + k22 * t847
                                        + (k23 * t848 + k24 * t849)
                                        + (k25 * t850 + k26 * t851 + (k27 * t852 + k28 * t853));
                                    let t855 = k53 * t826
                                        + (k60 * t829
                                            + (k73 * t831
                                                - (rt::lit::<T>(0.48042111196938336) * t832
                                                    + rt::lit::<T>(-0.0359766675249389) * t833)));
                                    let t856 = k59 * t805 + k58 * t809
                                        + (k57 * t813 + k56 * t816)
                                        + (k55 * t819 + k54 * t822 + t855);
                                    let t857 = k55 * t840 + k54 * t841
                                        + (k53 * t842
                                            + (k60 * t843 + rt::lit::<T>(0.2222222222222222) * t844));
                                    let t858 = k30 * t847 + k31 * t848
                                        + (k32 * t849 + k33 * t850)
                                        + (k34 * t851 + k35 * t852
                                            + (k36 * t853 + (k29 * t846 + rt::lit::<T>(1.0))));
                                    let t859 = k61 * t826
                                        + (k68 * t829
                                            + (k74 * t831
                                                - (rt::lit::<T>(0.1388888888888889) * t832
                                                    + rt::lit::<T>(0.009789444015308325) * t833)));
                                    let t860 = k67 * t805 + k66 * t809
                                        + (k65 * t813 + k64 * t816)
                                        + (k63 * t819 + k62 * t822 + t859);
                                    let t861 = k63 * t840 + k62 * t841
                                        + (k61 * t842
                                            + (k68 * t843
                                                + rt::lit::<T>(-0.022485417203086815) * t844));
                                    let t862 = k37 * t846 + k38 * t847
                                        + (k39 * t848 + k40 * t849)
                                        + (k41 * t850 + k42 * t851 + (k43 * t852 + k44 * t853));
                                    let t863 = k20 * t237 + k19 * t245
                                        + (k18 * t247 + k17 * t249)
                                        + (k16 * t251 + k15 * t241 + (k14 * t243 + k13 * t239));
                                    let t864 = k20 * t253 + k19 * t254
                                        + (k18 * t255 + k17 * t256)
                                        + (k16 * t257 + k15 * t258 + (k14 * t259 + k13 * t260));
                                    let t865 = k20 * t262 + k19 * t263
                                        + (k18 * t264 + k17 * t265)
                                        + (k16 * t266 + k15 * t267 + (k14 * t268 + k13 * t269));
                                    let t866 = k20 * t271 + k19 * t272
                                        + (k18 * t273 + k17 * t274)
                                        + (k16 * t275 + k15 * t276 + (k14 * t277 + k13 * t278));
                                    let t867 = rt::lit::<T>(1.0) - k20 * t280 - k13 * t287
                                        - (k15 * t285 + k14 * t286)
                                        - (k19 * t281 + k18 * t282 + (k17 * t283 + k16 * t284));
                                    let t868 = k20 * t289 + k19 * t290
                                        + (k18 * t291 + k17 * t292)
                                        + (k16 * t293 + k15 * t294 + (k14 * t295 + k13 * t296));
                                    let t869 = rt::lit::<T>(0.32151478931685357) * t231;
                                    let t870 = rt::lit::<T>(0.32151478931685357) * t121;
                                    let t871 = rt::lit::<T>(0.2529691909352784) * t121;
                                    let t872 = t871 * t68;
                                    let t873 = t872 + t64 * t872;
                                    let t874 = rt::lit::<T>(0.4175557539292479) * t121;
                                    let t875 = t874 * t60;
                                    let t876 = t875 + t56 * t875;
                                    let t877 = t870 * t52;
                                    let t878 = t877 + t48 * t877;
                                    let t879 = rt::lit::<T>(0.09560496739250535) * t121;
                                    let t880 = t879 * t44;
                                    let t881 = t880 + t40 * t880;
                                    let t882 = rt::lit::<T>(-0.058993923891947214) * t121;
                                    let t883 = t882 * t36;
                                    let t884 = t883 + t32 * t883;
                                    let t885 = rt::lit::<T>(-0.061592225069804156) * t121;
                                    let t886 = t885 * t28;
                                    let t887 = t886 + t24 * t886;
                                    let t888 = rt::lit::<T>(0.005864947198698576) * t121;
                                    let t889 = t888 * t20;
                                    let t890 = t889 + t16 * t889;
                                    let t891 = rt::lit::<T>(0.027076500189167574) * t121;
                                    let t892 = t891 * t12;
                                    let t893 = t892 + t8 * t892;
                                    let t894 = k68 * t873 + k67 * t876
                                        + (k66 * t878 + k65 * t881)
                                        + (k64 * t884 + k63 * t887 + (k62 * t890 + k61 * t893));
                                    let t895 = rt::lit::<T>(-0.061592225069804156) * t28;
                                    let t896 = t24 * t895;
                                    let t897 = t895 + t896;
                                    let t898 = rt::lit::<T>(0.005864947198698576) * t20;
                                    let t899 = t16 * t898;
                                    let t900 = t898 + t899;
                                    let t901 = rt::lit::<T>(0.027076500189167574) * t12;
                                    let t902 = t8 * t901;
                                    let t903 = t901 + t902;
                                    let t904 = rt::lit::<T>(0.09560496739250535) * t44;
                                    let t905 = t40 * t904;
                                    let t906 = t904 + t905;
                                    let t907 = rt::lit::<T>(-0.058993923891947214) * t36;
                                    let t908 = t32 * t907;
                                    let t909 = t907 + t908;
                                    let t910 = rt::lit::<T>(0.4175557539292479) * t60;
                                    let t911 = t56 * t910;
                                    let t912 = t910 + t911;
                                    let t913 = rt::lit::<T>(0.2529691909352784) * t68;
                                    let t914 = t64 * t913;
                                    let t915 = t913 + t914;
                                    let t916 = rt::lit::<T>(0.32151478931685357) * t52;
                                    let t917 = t48 * t916;
                                    let t918 = t916 + t917;
                                    let t919 = k63 * t897 + k62 * t900
                                        + (k61 * t903 + k65 * t906)
                                        + (k64 * t909 + k67 * t912 + (k68 * t915 + k66 * t918));
                                    let t920 = t121 * t894 + t919;
                                    let t921 = k60 * t873 + k59 * t876
                                        + (k58 * t878 + k57 * t881)
                                        + (k56 * t884 + k55 * t887 + (k54 * t890 + k53 * t893));
                                    let t922 = k55 * t897 + k54 * t900
                                        + (k53 * t903 + k57 * t906)
                                        + (k56 * t909 + k59 * t912 + (k60 * t915 + k58 * t918));
                                    let t923 = t124 * t921 + t922;
                                    let t924 = rt::lit::<T>(0.1904683739582173) * t923;
                                    let t925 = k52 * t873 + k51 * t876
                                        + (k50 * t878 + k49 * t881)
                                        + (k48 * t884 + k47 * t887 + (k46 * t890 + k45 * t893));
                                    let t926 = k47 * t897 + k46 * t900
                                        + (k45 * t903 + k49 * t906)
                                        + (k48 * t909 + k51 * t912 + (k52 * t915 + k50 * t918));
                                    let t927 = t114 * t925 + t926;
                                    let t928 = rt::lit::<T>(0.32151478931685357) * t920
                                        + (t924 + rt::lit::<T>(-0.061592225069804156) * t927);
                                    let t929 = t298
                                        * (rt::lit::<T>(0.5) * (t50 * t869 + t870 * t142)
                                            - k15 * t103 - t81 * t928);
                                    let t930 = t52 * t869;
                                    let t931 = t361
                                        * (t929 + (t916 * t102 - t46 * t930 - t877 * t141));
                                    let t932 = rt::lit::<T>(0.2529691909352784) * t231;
                                    let t933 = rt::lit::<T>(-0.06114645362610544) * t923;
                                    let t934 = rt::lit::<T>(0.2529691909352784) * t920
                                        + (t933 + rt::lit::<T>(0.027076500189167574) * t927);
                                    let t935 = t363
                                        * (rt::lit::<T>(0.5) * (t66 * t932 + t871 * t148)
                                            - k13 * t109 - t85 * t934);
                                    let t936 = t68 * t932;
                                    let t937 = t369
                                        * (t935 + (t913 * t108 - t62 * t936 - t872 * t147));
                                    let t938 = rt::lit::<T>(-0.058993923891947214) * t231;
                                    let t939 = rt::lit::<T>(0.3851373541128084) * t923;
                                    let t940 = rt::lit::<T>(-0.058993923891947214) * t920
                                        + (t939 + rt::lit::<T>(0.09560496739250535) * t927);
                                    let t941 = t371
                                        * (rt::lit::<T>(0.5) * (t34 * t938 + t882 * t136)
                                            - k17 * t97 - t77 * t940);
                                    let t942 = t36 * t938;
                                    let t943 = t377
                                        * (t941 + (t907 * t96 - t30 * t942 - t883 * t135));
                                    let t944 = rt::lit::<T>(-0.061592225069804156) * t231;
                                    let t945 = rt::lit::<T>(-0.061592225069804156) * t920
                                        + (t924 + rt::lit::<T>(0.32151478931685357) * t927);
                                    let t946 = t379
                                        * (rt::lit::<T>(0.5) * (t26 * t944 + t885 * t133)
                                            - k18 * t94 - t75 * t945);
                                    let t947 = t28 * t944;
                                    let t948 = t384
                                        * (t946 + (t895 * t93 - t22 * t947 - t886 * t132));
                                    let t949 = rt::lit::<T>(0.09560496739250535) * t231;
                                    let t950 = rt::lit::<T>(0.09560496739250535) * t920
                                        + (t939 + rt::lit::<T>(-0.058993923891947214) * t927);
                                    let t951 = t386
                                        * (rt::lit::<T>(0.5) * (t42 * t949 + t879 * t139)
                                            - k16 * t100 - t79 * t950);
                                    let t952 = t44 * t949;
                                    let t953 = t391
                                        * (t951 + (t904 * t99 - t38 * t952 - t880 * t138));
                                    let t954 = rt::lit::<T>(0.005864947198698576) * t231;
                                    let t955 = rt::lit::<T>(-0.014459274444920261) * t923;
                                    let t956 = rt::lit::<T>(0.005864947198698576) * t920
                                        + (t955 + rt::lit::<T>(0.4175557539292479) * t927);
                                    let t957 = t393
                                        * (rt::lit::<T>(0.5) * (t18 * t954 + t888 * t130)
                                            - k19 * t112 - t73 * t956);
                                    let t958 = t20 * t954;
                                    let t959 = t399
                                        * (t957 + (t898 * t111 - t14 * t958 - t889 * t129));
                                    let t960 = rt::lit::<T>(0.027076500189167574) * t231;
                                    let t961 = rt::lit::<T>(0.027076500189167574) * t920
                                        + (t933 + rt::lit::<T>(0.2529691909352784) * t927);
                                    let t962 = t401
                                        * (rt::lit::<T>(0.5) * (t10 * t960 + t891 * t127)
                                            - k20 * t91 - t71 * t961);
                                    let t963 = t12 * t960;
                                    let t964 = t406
                                        * (t962 + (t901 * t90 - t6 * t963 - t892 * t126));
                                    let t965 = rt::lit::<T>(0.4175557539292479) * t231;
                                    let t966 = rt::lit::<T>(0.4175557539292479) * t920
                                        + (t955 + rt::lit::<T>(0.005864947198698576) * t927);
                                    let t967 = t408
                                        * (rt::lit::<T>(0.5) * (t58 * t965 + t874 * t145)
                                            - k14 * t106 - t83 * t966);
                                    let t968 = t60 * t965;
                                    let t969 = t413
                                        * (t967 + (t910 * t105 - t54 * t968 - t875 * t144));
                                    let t970 = rt::lit::<T>(1.0) / (t229 * t229)
                                        * (rt::lit::<T>(2.0) * (t121 * t228));
                                    let t971 = t230 * t226;
                                    let t972 = t894 * t87 + (t226 * t970 - t227 * t971) - t233;
                                    let t973 = t921 * t418;
                                    let t974 = t925 * t704;
                                    let t975 = k28 * t964
                                        + (k22 * t969
                                            + (k75 * t972
                                                + (rt::lit::<T>(0.30026319498086457) * t973
                                                    + rt::lit::<T>(0.1388888888888889) * t974)));
                                    let t976 = k23 * t931 + k21 * t937
                                        + (k25 * t943 + k26 * t948)
                                        + (k24 * t953 + k27 * t959 + t975);
                                    let t977 = t424 * t966;
                                    let t978 = t426 * t928;
                                    let t979 = t428 * t950;
                                    let t980 = t430 * t940;
                                    let t981 = t432 * t945;
                                    let t982 = t434 * t956;
                                    let t983 = t436 * t961;
                                    let t984 = t438 * t934;
                                    let t985 = h * t121;
                                    let t986 = t971 * t985;
                                    let t987 = rt::lit::<T>(0.23553528074697333) * t981
                                        + rt::lit::<T>(0.12761668692717998) * t982
                                        + (rt::lit::<T>(0.028459473672176994) * t983
                                            + (rt::lit::<T>(0.27444215068248085) * t984
                                                - rt::lit::<T>(0.26798833376246944) * t986));
                                    let t988 = t936 + t64 * t936;
                                    let t989 = t968 + t56 * t968;
                                    let t990 = t930 + t48 * t930;
                                    let t991 = t952 + t40 * t952;
                                    let t992 = t942 + t32 * t942;
                                    let t993 = t947 + t24 * t947;
                                    let t994 = t958 + t16 * t958;
                                    let t995 = t963 + t8 * t963;
                                    let t996 = k52 * t988 + k51 * t989
                                        + (k50 * t990 + k49 * t991)
                                        + (k48 * t992 + k47 * t993 + (k46 * t994 + k45 * t995));
                                    let t997 = k36 * t964
                                        + (k30 * t969
                                            + (k76 * t972
                                                + (rt::lit::<T>(0.2222222222222222) * t973
                                                    + rt::lit::<T>(-0.0359766675249389) * t974)));
                                    let t998 = k31 * t931 + k29 * t937
                                        + (k33 * t943 + k34 * t948)
                                        + (k32 * t953 + k35 * t959 + t997);
                                    let t999 = rt::lit::<T>(-0.00022625827747447944) * t981
                                        + rt::lit::<T>(-0.03565927501636371) * t982
                                        + (rt::lit::<T>(-0.011940029016242066) * t983
                                            + (rt::lit::<T>(0.4563844734606865) * t984
                                                - rt::lit::<T>(0.48042111196938336) * t986));
                                    let t1000 = k60 * t988 + k59 * t989
                                        + (k58 * t990 + k57 * t991)
                                        + (k56 * t992 + k55 * t993 + (k54 * t994 + k53 * t995));
                                    let t1001 = k44 * t964
                                        + (k38 * t969
                                            + (k77 * t972
                                                + (rt::lit::<T>(-0.022485417203086815) * t973
                                                    + rt::lit::<T>(0.009789444015308325) * t974)));
                                    let t1002 = k39 * t931 + k37 * t937
                                        + (k41 * t943 + k42 * t948)
                                        + (k40 * t953 + k43 * t959 + t1001);
                                    let t1003 = rt::lit::<T>(0.0019247725723366578) * t981
                                        + rt::lit::<T>(0.009709349382370355) * t982
                                        + (rt::lit::<T>(0.0033356270952969586) * t983
                                            + (rt::lit::<T>(0.2493183041056008) * t984
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.1388888888888889) * t986)));
                                    let t1004 = k68 * t988 + k67 * t989
                                        + (k66 * t990 + k65 * t991)
                                        + (k64 * t992 + k63 * t993 + (k62 * t994 + k61 * t995));
                                    let t1005 = t55 * t910;
                                    let t1006 = t60 * t1005;
                                    let t1007 = t1005 - t56 * t1006;
                                    let t1008 = t1007 - t1006;
                                    let t1009 = h * t1008;
                                    let t1010 = t105 * t1009;
                                    let t1011 = t47 * t916;
                                    let t1012 = t52 * t1011;
                                    let t1013 = t1011 - t48 * t1012;
                                    let t1014 = t1013 - t1012;
                                    let t1015 = h * t1014;
                                    let t1016 = t102 * t1015;
                                    let t1017 = t39 * t904;
                                    let t1018 = t44 * t1017;
                                    let t1019 = t1017 - t40 * t1018;
                                    let t1020 = t1019 - t1018;
                                    let t1021 = h * t1020;
                                    let t1022 = t99 * t1021;
                                    let t1023 = t31 * t907;
                                    let t1024 = t36 * t1023;
                                    let t1025 = t1023 - t32 * t1024;
                                    let t1026 = t1025 - t1024;
                                    let t1027 = h * t1026;
                                    let t1028 = t96 * t1027;
                                    let t1029 = t23 * t895;
                                    let t1030 = t28 * t1029;
                                    let t1031 = t1029 - t24 * t1030;
                                    let t1032 = t1031 - t1030;
                                    let t1033 = h * t1032;
                                    let t1034 = t93 * t1033;
                                    let t1035 = t15 * t898;
                                    let t1036 = t20 * t1035;
                                    let t1037 = t1035 - t16 * t1036;
                                    let t1038 = t1037 - t1036;
                                    let t1039 = h * t1038;
                                    let t1040 = t111 * t1039;
                                    let t1041 = t7 * t901;
                                    let t1042 = t12 * t1041;
                                    let t1043 = t1041 - t8 * t1042;
                                    let t1044 = t1043 - t1042;
                                    let t1045 = h * t1044;
                                    let t1046 = t90 * t1045;
                                    let t1047 = t63 * t913;
                                    let t1048 = t68 * t1047;
                                    let t1049 = t1047 - t64 * t1048;
                                    let t1050 = t1049 - t1048;
                                    let t1051 = h * t1050;
                                    let t1052 = t108 * t1051;
                                    let t1053 = k38 * t1010 + k39 * t1016
                                        + (k40 * t1022 + k41 * t1028)
                                        + (k42 * t1034 + k43 * t1040
                                            + (k44 * t1046 + (t231 + k37 * t1052)));
                                    let t1054 = t147 * t1051;
                                    let t1055 = t144 * t1009;
                                    let t1056 = t141 * t1015;
                                    let t1057 = t138 * t1021;
                                    let t1058 = t135 * t1027;
                                    let t1059 = t132 * t1033;
                                    let t1060 = t129 * t1039;
                                    let t1061 = t126 * t1045;
                                    let t1062 = k37 * t1054 + k38 * t1055
                                        + (k39 * t1056 + k40 * t1057)
                                        + (k41 * t1058 + k42 * t1059 + (k43 * t1060 + k44 * t1061));
                                    let t1063 = t1053 - t121 * t1062;
                                    let t1064 = k29 * t1052 + k30 * t1010
                                        + (k31 * t1016 + k32 * t1022)
                                        + (k33 * t1028 + k34 * t1034 + (k35 * t1040 + k36 * t1046));
                                    let t1065 = k29 * t1054 + k30 * t1055
                                        + (k31 * t1056 + k32 * t1057)
                                        + (k33 * t1058 + k34 * t1059 + (k35 * t1060 + k36 * t1061));
                                    let t1066 = t1064 - t124 * t1065;
                                    let t1067 = rt::lit::<T>(-0.014459274444920261) * t1066;
                                    let t1068 = k21 * t1052 + k22 * t1010
                                        + (k23 * t1016 + k24 * t1022)
                                        + (k25 * t1028 + k26 * t1034 + (k27 * t1040 + k28 * t1046));
                                    let t1069 = k21 * t1054 + k22 * t1055
                                        + (k23 * t1056 + k24 * t1057)
                                        + (k25 * t1058 + k26 * t1059 + (k27 * t1060 + k28 * t1061));
                                    let t1070 = t1068 - t114 * t1069;
                                    let t1071 = rt::lit::<T>(0.4175557539292479) * t1063
                                        + (t1067 + rt::lit::<T>(0.005864947198698576) * t1070);
                                    let t1072 = t408 * (t1005 * t195 - k14 * t198 - t83 * t1071)
                                        + (t1005 + t1007 - t1006 * t194);
                                    let t1073 = t197 * t1072
                                        + (t911 + t910 * t194
                                            - t195 * (rt::lit::<T>(0.4175557539292479) * t408));
                                    let t1074 = rt::lit::<T>(0.1904683739582173) * t1066;
                                    let t1075 = rt::lit::<T>(0.32151478931685357) * t1063
                                        + (t1074 + rt::lit::<T>(-0.061592225069804156) * t1070);
                                    let t1076 = t298 * (t1011 * t171 - k15 * t174 - t81 * t1075)
                                        + (t1011 + t1013 - t1012 * t170);
                                    let t1077 = t173 * t1076
                                        + (t917 + t916 * t170
                                            - t171 * (rt::lit::<T>(0.32151478931685357) * t298));
                                    let t1078 = rt::lit::<T>(0.3851373541128084) * t1066;
                                    let t1079 = rt::lit::<T>(0.09560496739250535) * t1063
                                        + (t1078 + rt::lit::<T>(-0.058993923891947214) * t1070);
                                    let t1080 = t386 * (t1017 * t187 - k16 * t190 - t79 * t1079)
                                        + (t1017 + t1019 - t1018 * t186);
                                    let t1081 = t189 * t1080
                                        + (t905 + t904 * t186
                                            - t187 * (rt::lit::<T>(0.09560496739250535) * t386));
                                    let t1082 = rt::lit::<T>(-0.058993923891947214) * t1063
                                        + (t1078 + rt::lit::<T>(0.09560496739250535) * t1070);
                                    let t1083 = t371 * (t1023 * t179 - k17 * t182 - t77 * t1082)
                                        + (t1023 + t1025 - t1024 * t178);
                                    let t1084 = t181 * t1083
                                        + (t908 + t907 * t178
                                            - t179 * (rt::lit::<T>(-0.058993923891947214) * t371));
                                    let t1085 = rt::lit::<T>(-0.061592225069804156) * t1063
                                        + (t1074 + rt::lit::<T>(0.32151478931685357) * t1070);
                                    let t1086 = t379 * (t1029 * t163 - k18 * t166 - t75 * t1085)
                                        + (t1029 + t1031 - t1030 * t162);
                                    let t1087 = t165 * t1086
                                        + (t896 + t895 * t162
                                            - t163 * (rt::lit::<T>(-0.061592225069804156) * t379));
                                    let t1088 = rt::lit::<T>(0.005864947198698576) * t1063
                                        + (t1067 + rt::lit::<T>(0.4175557539292479) * t1070);
                                    let t1089 = t393 * (t1035 * t155 - k19 * t158 - t73 * t1088)
                                        + (t1035 + t1037 - t1036 * t154);
                                    let t1090 = t157 * t1089
                                        + (t899 + t898 * t154
                                            - t155 * (rt::lit::<T>(0.005864947198698576) * t393));
                                    let t1091 = rt::lit::<T>(-0.06114645362610544) * t1066;
                                    let t1092 = rt::lit::<T>(0.027076500189167574) * t1063
                                        + (t1091 + rt::lit::<T>(0.2529691909352784) * t1070);
                                    let t1093 = t401 * (t1041 * t211 - k20 * t214 - t71 * t1092)
                                        + (t1041 + t1043 - t1042 * t210);
                                    let t1094 = t213 * t1093
                                        + (t902 + t901 * t210
                                            - t211 * (rt::lit::<T>(0.027076500189167574) * t401));
                                    let t1095 = rt::lit::<T>(0.2529691909352784) * t1063
                                        + (t1091 + rt::lit::<T>(0.027076500189167574) * t1070);
                                    let t1096 = t363 * (t1047 * t203 - k13 * t206 - t85 * t1095)
                                        + (t1047 + t1049 - t1048 * t202);
                                    let t1097 = t205 * t1096
                                        + (t914 + t913 * t202
                                            - t203 * (rt::lit::<T>(0.2529691909352784) * t363));
                                    let t1098 = t230 * t87;
                                    let t1099 = t227 * t1098 - t87 * (t970 + t1062);
                                    let t1100 = t418 * t1065;
                                    let t1101 = t704 * t1069;
                                    let t1102 = k45 * t1094
                                        + (k52 * t1097
                                            + (k75 * t1099
                                                - (rt::lit::<T>(0.30026319498086457) * t1100
                                                    + rt::lit::<T>(0.1388888888888889) * t1101)));
                                    let t1103 = k51 * t1073 + k50 * t1077
                                        + (k49 * t1081 + k48 * t1084)
                                        + (k47 * t1087 + k46 * t1090 + t1102);
                                    let t1104 = t60 * t1071 - t1006 * t559;
                                    let t1105 = t52 * t1075 - t1012 * t561;
                                    let t1106 = t44 * t1079 - t1018 * t563;
                                    let t1107 = t36 * t1082 - t1024 * t565;
                                    let t1108 = t28 * t1085 - t1030 * t567;
                                    let t1109 = t20 * t1088 - t1036 * t569;
                                    let t1110 = t12 * t1092 - t1042 * t571;
                                    let t1111 = t68 * t1095 - t1048 * t573;
                                    let t1112 = t985 * t1098;
                                    let t1113 = k47 * t1108 + k46 * t1109
                                        + (k45 * t1110
                                            + (k52 * t1111
                                                + rt::lit::<T>(0.26798833376246944) * t1112));
                                    let t1114 = t591 * t1050;
                                    let t1115 = t577 * t1008;
                                    let t1116 = t579 * t1014;
                                    let t1117 = t581 * t1020;
                                    let t1118 = t583 * t1026;
                                    let t1119 = t585 * t1032;
                                    let t1120 = t587 * t1038;
                                    let t1121 = t589 * t1044;
                                    let t1122 = k21 * t1114 + k22 * t1115
                                        + (k23 * t1116 + k24 * t1117)
                                        + (k25 * t1118 + k26 * t1119 + (k27 * t1120 + k28 * t1121));
                                    let t1123 = k53 * t1094
                                        + (k60 * t1097
                                            + (k76 * t1099
                                                - (rt::lit::<T>(0.2222222222222222) * t1100
                                                    + rt::lit::<T>(-0.0359766675249389) * t1101)));
                                    let t1124 = k59 * t1073 + k58 * t1077
                                        + (k57 * t1081 + k56 * t1084)
                                        + (k55 * t1087 + k54 * t1090 + t1123);
                                    let t1125 = k55 * t1108 + k54 * t1109
                                        + (k53 * t1110
                                            + (k60 * t1111
                                                + rt::lit::<T>(0.48042111196938336) * t1112));
                                    let t1126 = k29 * t1114 + k30 * t1115
                                        + (k31 * t1116 + k32 * t1117)
                                        + (k33 * t1118 + k34 * t1119 + (k35 * t1120 + k36 * t1121));
                                    let t1127 = k61 * t1094
                                        + (k68 * t1097
                                            + (k77 * t1099
                                                - (rt::lit::<T>(-0.022485417203086815) * t1100
                                                    + rt::lit::<T>(0.009789444015308325) * t1101)));
                                    let t1128 = k67 * t1073 + k66 * t1077
                                        + (k65 * t1081 + k64 * t1084)
                                        + (k63 * t1087 + k62 * t1090 + t1127);
                                    let t1129 = k63 * t1108 + k62 * t1109
                                        + (k61 * t1110
                                            + (k68 * t1111 + rt::lit::<T>(0.1388888888888889) * t1112));
                                    let t1130 = k38 * t1115 + k39 * t1116
                                        + (k40 * t1117 + k41 * t1118)
                                        + (k42 * t1119 + k43 * t1120
                                            + (k44 * t1121 + (k37 * t1114 + rt::lit::<T>(1.0))));
                                    [
                                        t708,
                                        t709,
                                        t710,
                                        t711,
                                        t712,
                                        t719,
                                        t728,
                                        t730,
                                        t731,
                                        t732,
                                        t734,
                                        t735,
                                        t736,
                                        t835,
                                        t836,
                                        t837,
                                        t838,
                                        t839,
                                        t845,
                                        t854,
                                        t856,
                                        t857,
                                        t858,
                                        t860,
                                        t861,
                                        t862,
                                        t863,
                                        t864,
                                        t865,
                                        t866,
                                        t867,
                                        t868,
                                        t976,
                                        t977,
                                        t978,
                                        t979,
                                        t980,
                                        t987,
                                        t996,
                                        t998,
                                        t999,
                                        t1000,
                                        t1002,
                                        t1003,
                                        t1004,
                                        t1103,
                                        t1104,
                                        t1105,
                                        t1106,
                                        t1107,
                                        t1113,
                                        t1122,
                                        t1124,
                                        t1125,
                                        t1126,
                                        t1128,
                                        t1129,
                                        t1130,
                                    ]
                                }
                                part([
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
                                    t7,
                                    t8,
                                    t15,
                                    t16,
                                    t23,
                                    t24,
                                    t31,
                                    t32,
                                    t39,
                                    t40,
                                    t47,
                                    t48,
                                    t55,
                                    t56,
                                    t63,
                                    t64,
                                    t6,
                                    t14,
                                    t22,
                                    t30,
                                    t38,
                                    t46,
                                    t54,
                                    t62,
                                    t10,
                                    t18,
                                    t26,
                                    t34,
                                    t42,
                                    t50,
                                    t58,
                                    t66,
                                    t12,
                                    t20,
                                    t28,
                                    t36,
                                    t44,
                                    t52,
                                    t60,
                                    t68,
                                    k72,
                                    k73,
                                    k74,
                                    k75,
                                    k76,
                                    k77,
                                    t71,
                                    t73,
                                    t75,
                                    t77,
                                    t79,
                                    t81,
                                    t83,
                                    t85,
                                    t124,
                                    t114,
                                    t121,
                                    t88,
                                    t89,
                                    t87,
                                    t126,
                                    t90,
                                    t127,
                                    t91,
                                    t129,
                                    t111,
                                    t130,
                                    t112,
                                    t132,
                                    t93,
                                    t133,
                                    t94,
                                    t135,
                                    t96,
                                    t136,
                                    t97,
                                    t138,
                                    t99,
                                    t139,
                                    t100,
                                    t141,
                                    t102,
                                    t142,
                                    t103,
                                    t144,
                                    t105,
                                    t145,
                                    t106,
                                    t147,
                                    t108,
                                    t148,
                                    t109,
                                    t210,
                                    t211,
                                    t213,
                                    t214,
                                    t154,
                                    t155,
                                    t157,
                                    t158,
                                    t162,
                                    t163,
                                    t165,
                                    t166,
                                    t178,
                                    t179,
                                    t181,
                                    t182,
                                    t186,
                                    t187,
                                    t189,
                                    t190,
                                    t170,
                                    t171,
                                    t173,
                                    t174,
                                    t194,
                                    t195,
                                    t197,
                                    t198,
                                    t202,
                                    t203,
                                    t205,
                                    t206,
                                    k9,
                                    k10,
                                    k11,
                                    k12,
                                    t217,
                                    t218,
                                    t220,
                                    t219,
                                    t221,
                                    t222,
                                    t224,
                                    k13,
                                    k14,
                                    k15,
                                    k16,
                                    k17,
                                    k18,
                                    k19,
                                    k20,
                                    t226,
                                    t227,
                                    t229,
                                    t228,
                                    t230,
                                    t231,
                                    t233,
                                    t237,
                                    t245,
                                    t247,
                                    t249,
                                    t251,
                                    t241,
                                    t243,
                                    t239,
                                    t253,
                                    t254,
                                    t255,
                                    t256,
                                    t257,
                                    t258,
                                    t259,
                                    t260,
                                    t262,
                                    t263,
                                    t264,
                                    t265,
                                    t266,
                                    t267,
                                    t268,
                                    t269,
                                    t271,
                                    t272,
                                    t273,
                                    t274,
                                    t275,
                                    t276,
                                    t277,
                                    t278,
                                    t280,
                                    t281,
                                    t282,
                                    t283,
                                    t284,
                                    t285,
                                    t286,
                                    t287,
                                    t289,
                                    t290,
                                    t291,
                                    t292,
                                    t293,
                                    t294,
                                    t295,
                                    t296,
                                    k21,
                                    k22,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    t420,
                                    t418,
                                    t363,
                                    t369,
                                    t408,
                                    t413,
                                    t298,
                                    t361,
                                    t386,
                                    t391,
                                    t371,
                                    t377,
                                    t379,
                                    t384,
                                    t393,
                                    t399,
                                    t401,
                                    t406,
                                    t438,
                                    t424,
                                    t426,
                                    t428,
                                    t430,
                                    t432,
                                    t434,
                                    t436,
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
                                    t573,
                                    t559,
                                    t561,
                                    t563,
                                    t565,
                                    t567,
                                    t569,
                                    t571,
                                    t591,
                                    t577,
                                    t579,
                                    t581,
                                    t583,
                                    t585,
                                    t587,
                                    t589,
                                    t610,
                                    t613,
                                    t609,
                                    t618,
                                    t611,
                                    t614,
                                    t616,
                                    t608,
                                    t612,
                                    t615,
                                    t617,
                                    h,
                                ])
                            };
                            (
                                [
                                    xi_rate_1 - t70,
                                    t151,
                                    k7 * t159 + k6 * t167 + (k3 * t175 + k5 * t183) + t216,
                                    xi_rate_2 - t217,
                                    t223 - t124 * t224,
                                    t225,
                                    xi_rate_3 - t226,
                                    t234,
                                    k19 * t159 + k18 * t167 + (k15 * t175 + k17 * t183) + t235,
                                ],
                                [
                                    [
                                        t252,
                                        rt::lit::<T>(0.0),
                                        -t261,
                                        -t270,
                                        rt::lit::<T>(0.0),
                                        -t279,
                                        -t288,
                                        rt::lit::<T>(0.0),
                                        -t297,
                                    ],
                                    [
                                        t423,
                                        rt::lit::<T>(0.2680684283954074) * t425
                                            + rt::lit::<T>(0.2758530052054411) * t427
                                            + (rt::lit::<T>(0.2956904871291018) * t429
                                                + rt::lit::<T>(0.293975971011446) * t431) + t442,
                                        -t451,
                                        t453,
                                        rt::lit::<T>(0.48010371946080815) * t425
                                            + rt::lit::<T>(0.44467070272191894) * t427
                                            + (rt::lit::<T>(0.3122250273523913) * t429
                                                + rt::lit::<T>(0.13221941709205312) * t431) + t454,
                                        -t455,
                                        t457,
                                        rt::lit::<T>(0.15016109085059778) * t425
                                            + rt::lit::<T>(0.042242497030804446) * t427
                                            + (rt::lit::<T>(-0.01619819323366821) * t429
                                                + rt::lit::<T>(-0.017912709351324017) * t431) + t458,
                                        -t459,
                                    ],
                                    [
                                        t558,
                                        k51 * t560 + k50 * t562 + (k49 * t564 + k48 * t566) + t576,
                                        t593,
                                        t595,
                                        k59 * t560 + k58 * t562 + (k57 * t564 + k56 * t566) + t596,
                                        t597,
                                        t599,
                                        k67 * t560 + k66 * t562 + (k65 * t564 + k64 * t566) + t600,
                                        t601,
                                    ],
                                    [
                                        -t602,
                                        rt::lit::<T>(0.0),
                                        -t603,
                                        t604,
                                        rt::lit::<T>(0.0),
                                        -t605,
                                        -t606,
                                        rt::lit::<T>(0.0),
                                        -t607,
                                    ],
                                    [
                                        t708,
                                        rt::lit::<T>(0.2680684283954074) * t709
                                            + rt::lit::<T>(0.2758530052054411) * t710
                                            + (rt::lit::<T>(0.2956904871291018) * t711
                                                + rt::lit::<T>(0.293975971011446) * t712) + t719,
                                        -t728,
                                        t730,
                                        rt::lit::<T>(0.48010371946080815) * t709
                                            + rt::lit::<T>(0.44467070272191894) * t710
                                            + (rt::lit::<T>(0.3122250273523913) * t711
                                                + rt::lit::<T>(0.13221941709205312) * t712) + t731,
                                        -t732,
                                        t734,
                                        rt::lit::<T>(0.15016109085059778) * t709
                                            + rt::lit::<T>(0.042242497030804446) * t710
                                            + (rt::lit::<T>(-0.01619819323366821) * t711
                                                + rt::lit::<T>(-0.017912709351324017) * t712) + t735,
                                        -t736,
                                    ],
                                    [
                                        t835,
                                        k51 * t836 + k50 * t837 + (k49 * t838 + k48 * t839) + t845,
                                        t854,
                                        t856,
                                        k59 * t836 + k58 * t837 + (k57 * t838 + k56 * t839) + t857,
                                        t858,
                                        t860,
                                        k67 * t836 + k66 * t837 + (k65 * t838 + k64 * t839) + t861,
                                        t862,
                                    ],
                                    [
                                        -t863,
                                        rt::lit::<T>(0.0),
                                        -t864,
                                        -t865,
                                        rt::lit::<T>(0.0),
                                        -t866,
                                        t867,
                                        rt::lit::<T>(0.0),
                                        -t868,
                                    ],
                                    [
                                        t976,
                                        rt::lit::<T>(0.2680684283954074) * t977
                                            + rt::lit::<T>(0.2758530052054411) * t978
                                            + (rt::lit::<T>(0.2956904871291018) * t979
                                                + rt::lit::<T>(0.293975971011446) * t980) + t987,
                                        -t996,
                                        t998,
                                        rt::lit::<T>(0.48010371946080815) * t977
                                            + rt::lit::<T>(0.44467070272191894) * t978
                                            + (rt::lit::<T>(0.3122250273523913) * t979
                                                + rt::lit::<T>(0.13221941709205312) * t980) + t999,
                                        -t1000,
                                        t1002,
                                        rt::lit::<T>(0.15016109085059778) * t977
                                            + rt::lit::<T>(0.042242497030804446) * t978
                                            + (rt::lit::<T>(-0.01619819323366821) * t979
                                                + rt::lit::<T>(-0.017912709351324017) * t980) + t1003,
                                        -t1004,
                                    ],
                                    [
                                        t1103,
                                        k51 * t1104 + k50 * t1105 + (k49 * t1106 + k48 * t1107)
                                            + t1113,
                                        t1122,
                                        t1124,
                                        k59 * t1104 + k58 * t1105 + (k57 * t1106 + k56 * t1107)
                                            + t1125,
                                        t1126,
                                        t1128,
                                        k67 * t1104 + k66 * t1105 + (k65 * t1106 + k64 * t1107)
                                            + t1129,
                                        t1130,
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
                let t1179 = t71 / t11;
                let t85 = rho1 + k52 * rho1_rate_1
                    + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                let t63 = xi + k52 * xi_rate_1 + (k60 * xi_rate_2 + k68 * xi_rate_3);
                let t64 = t63 * t63;
                let t67 = t64 + rt::lit::<T>(1.0);
                let t1180 = t85 / t67;
                let t73 = rho1 + k46 * rho1_rate_1
                    + (k54 * rho1_rate_2 + k62 * rho1_rate_3);
                let t15 = xi + k46 * xi_rate_1 + (k54 * xi_rate_2 + k62 * xi_rate_3);
                let t16 = t15 * t15;
                let t19 = t16 + rt::lit::<T>(1.0);
                let t1181 = t73 / t19;
                let t83 = rho1 + k51 * rho1_rate_1
                    + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                let t55 = xi + k51 * xi_rate_1 + (k59 * xi_rate_2 + k67 * xi_rate_3);
                let t56 = t55 * t55;
                let t59 = t56 + rt::lit::<T>(1.0);
                let t1182 = t83 / t59;
                let t75 = rho1 + k47 * rho1_rate_1
                    + (k55 * rho1_rate_2 + k63 * rho1_rate_3);
                let t23 = xi + k47 * xi_rate_1 + (k55 * xi_rate_2 + k63 * xi_rate_3);
                let t24 = t23 * t23;
                let t27 = t24 + rt::lit::<T>(1.0);
                let t1183 = t75 / t27;
                let t81 = rho1 + k50 * rho1_rate_1
                    + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                let t47 = xi + k50 * xi_rate_1 + (k58 * xi_rate_2 + k66 * xi_rate_3);
                let t48 = t47 * t47;
                let t51 = t48 + rt::lit::<T>(1.0);
                let t1184 = t81 / t51;
                let t77 = rho1 + k48 * rho1_rate_1
                    + (k56 * rho1_rate_2 + k64 * rho1_rate_3);
                let t31 = xi + k48 * xi_rate_1 + (k56 * xi_rate_2 + k64 * xi_rate_3);
                let t32 = t31 * t31;
                let t35 = t32 + rt::lit::<T>(1.0);
                let t1185 = t77 / t35;
                let t79 = rho1 + k49 * rho1_rate_1
                    + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                let t39 = xi + k49 * xi_rate_1 + (k57 * xi_rate_2 + k65 * xi_rate_3);
                let t40 = t39 * t39;
                let t43 = t40 + rt::lit::<T>(1.0);
                let t1186 = t79 / t43;
                let t1187 = rt::lit::<T>(-0.06114645362610544) * (t1179 + t1180)
                    + rt::lit::<T>(-0.014459274444920261) * (t1181 + t1182)
                    + (rt::lit::<T>(0.1904683739582173) * (t1183 + t1184)
                        + rt::lit::<T>(0.3851373541128084) * (t1185 + t1186));
                let t124 = xi + k72 * xi_rate_1 + (k73 * xi_rate_2 + k74 * xi_rate_3);
                let t1188 = rt::lit::<T>(0.2529691909352784) * t1179
                    + rt::lit::<T>(0.4175557539292479) * t1181
                    + (rt::lit::<T>(0.32151478931685357) * t1183
                        + rt::lit::<T>(0.09560496739250535) * t1185)
                    + (rt::lit::<T>(-0.058993923891947214) * t1186
                        + rt::lit::<T>(-0.061592225069804156) * t1184
                        + (rt::lit::<T>(0.005864947198698576) * t1182
                            + rt::lit::<T>(0.027076500189167574) * t1180));
                let t114 = xi + k69 * xi_rate_1 + (k70 * xi_rate_2 + k71 * xi_rate_3);
                let t1189 = rt::lit::<T>(0.027076500189167574) * t1179
                    + rt::lit::<T>(0.005864947198698576) * t1181
                    + (rt::lit::<T>(-0.061592225069804156) * t1183
                        + rt::lit::<T>(-0.058993923891947214) * t1185)
                    + (rt::lit::<T>(0.09560496739250535) * t1186
                        + rt::lit::<T>(0.32151478931685357) * t1184
                        + (rt::lit::<T>(0.4175557539292479) * t1182
                            + rt::lit::<T>(0.2529691909352784) * t1180));
                let t121 = xi + k75 * xi_rate_1 + (k76 * xi_rate_2 + k77 * xi_rate_3);
                let x1_new_2 = x1 - t1187 * (k102 * t124)
                    - k103 * (t1188 * t114 + t1189 * t121);
                let x2_new_2 = k103 * (t1188 + t1189) + (x2 + k102 * t1187);
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
            const IDENTITY: &'static str = "07d13c7e5c32eeabddc6108dc09d5826";
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
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: x1_rate, x2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 13 | 22 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/4`
            k1: T,
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
                let k1 = rt::lit::<T>(0.25) * (h * h);
                let minus_half_h = -half_h;
                Scheme { half_h, k1, minus_half_h }
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
                let Scheme { half_h, k1, minus_half_h } = *setting.scheme();
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
                let t4 = rho2 + rho2_rate_half_h;
                let t5 = half_h * t3;
                let t6 = t3 * (half_h * t1);
                let t7 = t1 * (half_h * t4 - t1 * (t3 * (k1 + k1 * t2))) - k1 * t3;
                let t8 = rt::lit::<T>(1.0) - t3 * t7;
                let [rho1_rate] = rt::solve_linear(
                        {
                            let t9 = xi * xi + rt::lit::<T>(1.0);
                            let t10 = rt::lit::<T>(1.0) / t9
                                * (xi * (x1 * t9 + (rho1 * rho2 - x2 * xi)) - x2);
                            [t10]
                        },
                        move |[rho1_rate]| {
                            let t11 = rho1 + half_h * rho1_rate;
                            let t12 = x2 + t11 * t5;
                            let t13 = t1 * (t11 * t4 + t2 * (x1 - t11 * t6) - t1 * t12)
                                - t12;
                            ([rho1_rate - t3 * t13], [[t8]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let t11 = rho1 + half_h * rho1_rate;
                let x1_new_2 = x1 - t11 * (h * t1 * t3);
                let x2_new_2 = x2 + t11 * (h * t3);
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
            const IDENTITY: &'static str = "09667148e238f542229381bce5aa8463";
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
        /// - `x2_rate`, `p_x1_rate`: 2 × 2 linear block; torn from it and assigned: x1_rate, lambda1, p_x2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 4 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 14 | 14 | 0 | 0 | 0 | 0 |
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
            /// `h (h²/8 + (1/2))`
            k2: T,
            /// `-(h²/4)`
            k3: T,
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
                let h_squared = h * h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let k1 = quarter_h_squared + rt::lit::<T>(1.0);
                let k2 = h * (rt::lit::<T>(0.125) * h_squared + rt::lit::<T>(0.5));
                let k3 = -quarter_h_squared;
                Scheme {
                    half_h,
                    minus_half_h,
                    k1,
                    k2,
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
                let Scheme { half_h, minus_half_h, k1, k2, k3 } = *setting.scheme();
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
                let t2 = k2 * t1;
                let t3 = -t2;
                let t4 = k3 * t1;
                let t5 = half_h + t1 * t2;
                let [x2_rate, p_x1_rate] = rt::solve_linear(
                        [p_x2, -x1],
                        move |[x2_rate, p_x1_rate]| {
                            let t6 = p_x1 + half_h * p_x1_rate;
                            let t7 = t1 * (half_h * t6 + (x1 + p_x1_rate))
                                - (x2 + half_h * x2_rate);
                            let t8 = p_x2 + half_h * t7;
                            ([x2_rate - t8, t6 + t1 * t8], [[k1, t3], [t4, t5]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_rate, p_x1_rate", tally)
                    })?;
                let t6 = p_x1 + half_h * p_x1_rate;
                let x1_new_2 = x1 + h * t6;
                let x2_new_2 = x2 + h * x2_rate;
                let xi_new_2 = xi + h * xi_rate;
                let p_x1_new = p_x1 + h * p_x1_rate;
                let t7 = t1 * (half_h * t6 + (x1 + p_x1_rate)) - (x2 + half_h * x2_rate);
                let p_x2_new = p_x2 + h * t7;
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
            const IDENTITY: &'static str = "fbbee4372f8d4ef33046e5a35a4d09aa";
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
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: x1_rate, x2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 29 | 37 | 5 | 3 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
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
                let quarter_h = rt::lit::<T>(0.25) * h;
                let minus_half_h = -half_h;
                Scheme {
                    half_h,
                    quarter_h,
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
                let Scheme { half_h, quarter_h, minus_half_h } = *setting.scheme();
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
                let t14 = t13 + rt::lit::<T>(1.0);
                let t15 = t12 + t13;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = t10 * t16;
                let t18 = t14 * t17;
                let t19 = rt::lit::<T>(1.0) - t10 * t17;
                let t20 = t16
                    * (rt::lit::<T>(1.0)
                        - t17 * (t10 * (rt::lit::<T>(1.0) / t13 + rt::lit::<T>(2.0))));
                let t21 = t11 / (t13 * t15) + t14 * t20;
                let t22 = t17 + t10 * t20;
                let t23 = h * t18;
                let t24 = h * t19;
                let t25 = quarter_h * (t18 * t23 + t19 * t24) + rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.5) * xi_rate * (t23 * t21 - t24 * t22);
                let [rho1_rate] = rt::solve_linear(
                        {
                            let t26 = t5
                                * (rt::lit::<T>(1.0)
                                    - xi * (rt::lit::<T>(1.0) / t2 + rt::lit::<T>(2.0)) * t6);
                            let t27 = t7 * (xi_squared / (t2 * t4) + t3 * t26)
                                - t8 * (t6 + xi * t26);
                            [t27 * (xi_dot * t9) + (x1 * t7 - x2 * t8)]
                        },
                        move |[rho1_rate]| {
                            let t28 = half_h * rho1_rate + t9;
                            let t29 = t28 * t19;
                            let t30 = t28 * t18;
                            let t31 = rho1_rate + t19 * (x2 + half_h * t29)
                                - (xi_rate * (t30 * t21 - t29 * t22)
                                    + t18 * (x1 - half_h * t30));
                            ([t31], [[t25]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let t28 = half_h * rho1_rate + t9;
                let x1_new_2 = x1 - t28 * t23;
                let x2_new_2 = x2 + t28 * t24;
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
            const IDENTITY: &'static str = "be63daca79f96948284047f8b5bb83d5";
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
        /// | each iteration for x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate | 101 | 159 | 15 | 3 | 0 | 0 |
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
                            [
                                -t7,
                                t8,
                                xi_dot,
                                x1 * t4 - x2 * t5 + t15 * (k1 * xi_dot),
                                -xi,
                            ]
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
                            let t56 = x1 + half_h * x1_rate;
                            let t57 = t26 * t40 - t42 * t46;
                            let t58 = rt::lit::<T>(0.5) * t57;
                            let t59 = rho1_rate * t40;
                            let t60 = rho1_rate * t46;
                            let t61 = xi_rate
                                + rt::lit::<T>(0.5) * (t26 * t59 - t42 * t60);
                            let t62 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t50,
                                t49,
                            );
                            let t63 = rho1_rate * t62;
                            let t64 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t50,
                                t49,
                            );
                            let t65 = rho1_rate * t64;
                            let t66 = half_h * t16;
                            let t67 = t21 * (half_h - t22 * (h * t16 + t66 / t18));
                            let t68 = t16 * t66 / (t18 * t20) + t19 * t67;
                            let t69 = half_h * t27;
                            let t70 = t31 * (half_h - t32 * (h * t27 + t69 / t29));
                            let t71 = half_h * t33;
                            let t72 = t37 * (half_h - t38 * (h * t33 + t71 / t35));
                            let t73 = t26
                                * (inv_h * (half_h * (t32 - t38) + t27 * t70 - t33 * t72));
                            let t74 = t43 * t70
                                + (t27 * t69 / (t29 * t30) - t33 * t71 / (t35 * t36));
                            let t75 = t42 * (inv_h * (t74 - t44 * t72));
                            let t76 = t73 - t75;
                            let t77 = half_h * t22 + t16 * t67;
                            let t78 = t24 * t77;
                            let t79 = t24 * t68;
                            let t80 = xi_rate
                                * (rt::lit::<T>(0.5) * (t24 * t76 - (t41 * t78 + t47 * t79))
                                    - rt::lit::<T>(2.0) * t50);
                            let t81 = rt::div_or_zero(t48 + t80, t49);
                            let t82 = rho1_rate * t81;
                            let t83 = h * t25;
                            let t84 = h * t23;
                            let quarter_xi_rate = rt::lit::<T>(0.25) * xi_rate;
                            let t85 = (t83 * t41 + (t26 * t39 - t42 * t45) - t84 * t47)
                                * quarter_xi_rate - rt::lit::<T>(2.0) * t51;
                            let t86 = rt::div_or_zero(t85, t49);
                            let t87 = half_h + t50;
                            let t88 = rho1_rate * t86 + t87;
                            let t89 = rt::div_or_zero(rt::lit::<T>(2.0) * t53, t49);
                            let t90 = rho1_rate * t89;
                            let t91 = rt::lit::<T>(0.5) * xi_rate
                                * (t73 - (t40 * t78 + t46 * t79) - t75)
                                + (t58 + (t55 * t77 + t56 * t68));
                            let t92 = half_h
                                + t50
                                    * (rt::lit::<T>(0.5)
                                        * (rho1_rate * t76 - (t59 * t78 + t60 * t79))
                                        + rt::lit::<T>(1.0));
                            let t93 = t61 * t86
                                + t50
                                    * (rt::lit::<T>(0.5)
                                        * (t57 + half_h * (t25 * t59 - t23 * t60)));
                            (
                                [
                                    x1_rate + t23 * t52,
                                    x2_rate - t25 * t52,
                                    xi_rate - xi_dot - half_h * rho2_rate - t53,
                                    t54 * t50
                                        + (t55 * t25 + (rho1_rate - t23 * t56) - xi_rate * t58),
                                    rho2_rate + t16 + t61 * t50,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t23 * t63,
                                        -(t23 * t65),
                                        t52 * t68 + t23 * t82,
                                        t23 * t88,
                                        -(t23 * t90),
                                    ],
                                    [
                                        t25 * t63,
                                        t25 * t65 + rt::lit::<T>(1.0),
                                        t52 * t77 - t25 * t82,
                                        -(t25 * t88),
                                        t25 * t90,
                                    ],
                                    [
                                        rho2_rate * t62,
                                        rho2_rate * t64,
                                        rt::lit::<T>(1.0) - rho2_rate * t81,
                                        -(rho2_rate * t86),
                                        rho2_rate * t89 - t87,
                                    ],
                                    [
                                        -(t54 * t62 + t23 * t87),
                                        t25 * t87 - t54 * t64,
                                        t54 * t81 - (t50 * (x2_rate * t77 + x1_rate * t68) + t91),
                                        t54 * t86
                                            + (rt::lit::<T>(1.0)
                                                - (t83 * t40 - t84 * t46) * quarter_xi_rate),
                                        -(t54 * t89),
                                    ],
                                    [
                                        -(t61 * t62),
                                        -(t61 * t64),
                                        t61 * t81 + t92,
                                        t93,
                                        rt::lit::<T>(1.0) - t61 * t89,
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
                let t94 = xi_new_2 * xi_new_2 + rt::lit::<T>(1.0);
                let t95 = rt::sqrt(t94);
                let t96 = xi_new_2 / (t94 + t95);
                let t97 = h * rho1_rate + t6;
                let x1_dot_new_2 = -(t96 * (t97 * (t95 + rt::lit::<T>(1.0))));
                let x2_dot_new_2 = t97 * (rt::lit::<T>(1.0) - xi_new_2 * t96);
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
            const IDENTITY: &'static str = "de2d0e32e306f0b7ab3fb27ece9f741f";
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
        /// | each step | 12 | 11 | 1 | 0 | 0 | 0 |
        /// | each state that is looked at | 7 | 6 | 1 | 0 | 0 | 0 |
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
                let t1 = (x1 + x2 * xi) / (xi * xi + rt::lit::<T>(1.0));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot - half_h * (t1 - x1),
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
                let x1_h = h * x1;
                let x2_h = h * x2;
                let t1 = (rt::lit::<T>(2.0) * p_x1 - x1_h
                    + xi * (rt::lit::<T>(2.0) * p_x2 - x2_h))
                    / (xi * xi + rt::lit::<T>(1.0));
                let p_x1_new = p_x1 - x1_h - t1;
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
                let t1 = p_x1 - half_h * x1;
                let t2 = p_x2 - half_h * x2;
                let t3 = (t1 + xi * t2) / (xi * xi + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    xi,
                    x1_dot: t1 - t3,
                    x2_dot: t2 - xi * t3,
                    xi_dot: p_xi - half_h * xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e6f72dc25363538dba22ab80f108675a";
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
        /// | once, from the step size | 5 | 5 | 2 | 0 | 0 | 0 |
        /// | each step | 10 | 14 | 0 | 0 | 0 | 0 |
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
            /// `-(h² (1 - dla_alpha) dla_alpha + 1)`
            k6: T,
            /// `1/(h² (1 - dla_alpha) dla_alpha + 1)`
            k7: T,
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
                let k6 = -(k2 * h_dla_alpha + rt::lit::<T>(1.0));
                let k7 = rt::lit::<T>(1.0) / k4;
                Scheme {
                    k2,
                    h_dla_alpha,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
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
                let Scheme { k2, h_dla_alpha, k3, k4, k5, k6, k7 } = *setting.scheme();
                let t1 = x2 + k2 * x2_dot;
                let t2 = xi + k2 * xi_dot;
                let x2_dla_alpha = dla_alpha * x2;
                let t3 = x1 + k2 * x1_dot;
                let x1_dla_alpha = dla_alpha * x1;
                let t4 = xi_dot - h_dla_alpha * xi - k2 * t2;
                let xi_new_2 = t2 + k5 * t4;
                let minus_h = -h;
                let t5 = minus_h * t2;
                let t6 = k6 * xi_new_2;
                let [x2_dot_new, _] = rt::solve_linear(
                        [
                            x2_dot,
                            (x1 + x2 * xi - x2_dot * xi_dot)
                                / (xi * xi + rt::lit::<T>(1.0)),
                        ],
                        move |[x2_dot_new, lambda1]| {
                            let x2_new_2 = t1 + h_dla_alpha * x2_dot_new;
                            let x2_dot_new_xi_new_2 = x2_dot_new * xi_new_2;
                            let x1_new_2 = t3 - h_dla_alpha * x2_dot_new_xi_new_2;
                            (
                                [
                                    x2_dot_new - x2_dot
                                        - h * (k3 * x2_new_2 + (lambda1 * t2 - x2_dla_alpha)),
                                    -(h * (k3 * x1_new_2 + (lambda1 - x1_dla_alpha))
                                        + (x1_dot + x2_dot_new_xi_new_2)),
                                ],
                                [[k4, t5], [t6, minus_h]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "x2_dot_new, lambda1", tally)
                    })?;
                let x2_dot_new_xi_new_2 = x2_dot_new * xi_new_2;
                let x1_new_2 = t3 - h_dla_alpha * x2_dot_new_xi_new_2;
                let x2_new_2 = t1 + h_dla_alpha * x2_dot_new;
                let x1_dot_new_2 = -x2_dot_new_xi_new_2;
                let xi_dot_new_2 = k7 * t4;
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
            const IDENTITY: &'static str = "cdd7077ded75e3e0c1aad693752f6b38";
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
                let t1 = x1 + half_h * x1_dot;
                let t2 = x2 + half_h * x2_dot;
                let t3 = xi + half_h * xi_dot;
                let t4 = h * t3;
                let xi_dot_new_2 = xi_dot - t4;
                let xi_new_2 = t3 + half_h * xi_dot_new_2;
                let t5 = -(h + t4 * xi_new_2);
                let [lambda1] = rt::solve_linear(
                        [
                            (x1 + x2 * xi - x2_dot * xi_dot)
                                / (xi * xi + rt::lit::<T>(1.0)),
                        ],
                        move |[lambda1]| {
                            let x2_dot_new_2 = x2_dot + h * (lambda1 * t3 - t2);
                            let t6 = x2_dot_new_2 * xi_new_2;
                            ([-(t6 + (x1_dot + h * (lambda1 - t1)))], [[t5]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1", tally)
                    })?;
                let x2_dot_new_2 = x2_dot + h * (lambda1 * t3 - t2);
                let t6 = x2_dot_new_2 * xi_new_2;
                let x1_new_2 = t1 - half_h * t6;
                let x2_new_2 = t2 + half_h * x2_dot_new_2;
                let x1_dot_new_2 = -t6;
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
            const IDENTITY: &'static str = "f4b0e7fb2120fc457bb2b39de1173c65";
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
        /// | once, from the step size | 2 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 13 | 14 | 0 | 0 | 0 | 0 |
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
            /// `-(h²/4 + 1)`
            k4: T,
            /// `1/(h²/4 + 1)`
            k5: T,
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
                let k4 = -k1;
                let k5 = rt::lit::<T>(1.0) / k1;
                Scheme {
                    half_h,
                    k1,
                    k2,
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
                let Scheme { half_h, k1, k2, k3, k4, k5 } = *setting.scheme();
                let xi_h = h * xi;
                let minus_h = -h;
                let t1 = p_xi - half_h * xi;
                let t2 = xi + k3 * t1;
                let minus_xi_h = -xi_h;
                let t3 = k4 * t2;
                let [x2_dot_mid, _] = rt::solve_linear(
                        [p_x2, rt::lit::<T>(0.0)],
                        move |[x2_dot_mid, lambda1]| {
                            let t4 = half_h * (x2 + half_h * x2_dot_mid);
                            let t5 = x2_dot_mid * t2;
                            let t6 = half_h * (x1 - half_h * t5);
                            (
                                [
                                    t4 + (x2_dot_mid - p_x2 - lambda1 * xi_h),
                                    t6 - (t5 + (p_x1 + h * lambda1)),
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
                let t6 = half_h * (x1 - half_h * t5);
                let p_x1_new = -(t5 + t6);
                let t4 = half_h * (x2 + half_h * x2_dot_mid);
                let p_x2_new = x2_dot_mid - t4;
                let p_xi_new = k5 * t1 - half_h * t2;
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
            const IDENTITY: &'static str = "d396d302b3baa07b5741502950f37ce9";
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
                let x1_new_2 = x1 + h * x1_dot_ahead;
                let x2_new_2 = x2 + h * x2_dot_ahead;
                let xi_new_2 = xi + h * xi_dot_ahead;
                let h_xi_new_2 = h * xi_new_2;
                let t1 = h + xi_new_2 * h_xi_new_2;
                let [lambda1] = rt::solve_linear(
                        [
                            (x1 + x2 * xi - x2_dot * xi_dot)
                                / (xi * xi + rt::lit::<T>(1.0)),
                        ],
                        move |[lambda1]| {
                            let x2_dot_ahead_new = x2_dot_ahead
                                - h * (x2_new_2 + lambda1 * xi_new_2);
                            let t2 = xi_new_2 * x2_dot_ahead_new;
                            ([h * (lambda1 + x1_new_2) - x1_dot_ahead - t2], [[t1]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1", tally)
                    })?;
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
            const IDENTITY: &'static str = "4ea8f1505420eca9e8b32ca58c65242b";
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
        /// | once, from the step size | 3 | 4 | 2 | 0 | 0 | 0 |
        /// | each step | 9 | 11 | 0 | 0 | 0 | 0 |
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
            /// `-(h²/4 + 1)`
            k4: T,
            /// `2/(h²/4 + 1)`
            k5: T,
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
                let k4 = -k1;
                let k5 = rt::lit::<T>(2.0) / k1;
                Scheme {
                    half_h,
                    minus_half_h,
                    k1,
                    k2,
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
                let Scheme { half_h, minus_half_h, k1, k2, k3, k4, k5 } = *setting
                    .scheme();
                let t1 = xi_dot - half_h * xi;
                let t2 = xi + k3 * t1;
                let t3 = minus_half_h * t2;
                let t4 = k4 * t2;
                let [x2_dot_mean, _] = rt::solve_linear(
                        [
                            x2_dot,
                            (x1 + x2 * xi - x2_dot * xi_dot)
                                / (xi * xi + rt::lit::<T>(1.0)),
                        ],
                        move |[x2_dot_mean, lambda1]| {
                            let t5 = x2_dot_mean * t2;
                            (
                                [
                                    x2_dot_mean - x2_dot
                                        - half_h * (lambda1 * t2 - x2 - half_h * x2_dot_mean),
                                    -(half_h * (half_h * t5 + (lambda1 - x1)) + (x1_dot + t5)),
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
                let xi_dot_new_2 = k5 * t1 - xi_dot;
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
            const IDENTITY: &'static str = "800dd26993a58ec64acf9938509de977";
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
        /// | each step | 17 | 15 | 1 | 0 | 0 | 0 |
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
                let t1 = p_x1 - half_h * (x1 + lambda1);
                let x1_new_2 = x1 + h * t1;
                let t2 = p_x2 - half_h * (x2 + xi * lambda1);
                let x2_new_2 = x2 + h * t2;
                let t3 = p_xi - half_h * xi;
                let xi_new_2 = xi + h * t3;
                let half_h_xi_new_2 = half_h * xi_new_2;
                let lambda1_new = (xi_new_2 * (t2 - half_h * x2_new_2)
                    + (t1 - half_h * x1_new_2)) / (half_h + xi_new_2 * half_h_xi_new_2);
                let p_x1_new = t1 - half_h * (x1_new_2 + lambda1_new);
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
                if !rt::all_finite([carried[3], carried[4], carried[5]]) {
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
            const IDENTITY: &'static str = "1d85e4ebac98dba0a2504beb8281a507";
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
        /// | each step | 17 | 15 | 1 | 0 | 0 | 0 |
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
                    -((x1 + x2 * xi - x2_dot * xi_dot) / (xi * xi + rt::lit::<T>(1.0))),
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
                let t1 = p_x1 - half_h * (x1 + lambda1);
                let x1_new_2 = x1 + h * t1;
                let t2 = p_x2 - half_h * (x2 + xi * lambda1);
                let x2_new_2 = x2 + h * t2;
                let t3 = p_xi - half_h * xi;
                let xi_new_2 = xi + h * t3;
                let half_h_xi_new_2 = half_h * xi_new_2;
                let lambda1_new = (xi_new_2 * (t2 - half_h * x2_new_2)
                    + (t1 - half_h * x1_new_2)) / (half_h + xi_new_2 * half_h_xi_new_2);
                let p_x1_new = t1 - half_h * (x1_new_2 + lambda1_new);
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
                if !rt::all_finite([carried[3], carried[4], carried[5]]) {
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
            const IDENTITY: &'static str = "0e120204946fd07ed66a56458e599211";
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
        /// | each step | 18 | 18 | 0 | 0 | 0 | 0 |
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
                            let lambda_s1_1_minus_x1 = lambda_s1_1 - x1;
                            let t2 = xi * lambda_s1_1 - x2;
                            let t3 = x2_dot + half_h * t2;
                            let t4 = t3 * xi_plus_xi_new_2;
                            (
                                [
                                    -(rt::lit::<T>(2.0)
                                        * (x1_dot + half_h * lambda_s1_1_minus_x1) + t4),
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
                let lambda_s1_1_minus_x1 = lambda_s1_1 - x1;
                let t4 = t3 * xi_plus_xi_new_2;
                let x1_new_2 = x1 - half_h * t4;
                let t6 = lambda_s1_1_minus_x1 - x1_new_2;
                let t7 = -(half_h + xi_new_2 * (half_h * xi_new_2));
                let [lambda_s2_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s2_1]| {
                            let x2_dot_new_2 = x2_dot
                                + h
                                    * (t5
                                        + rt::lit::<T>(0.5) * (lambda_s2_1 * xi_new_2 - x2_new_2));
                            let t8 = xi_new_2 * x2_dot_new_2;
                            ([-(t8 + (x1_dot + half_h * (lambda_s2_1 + t6)))], [[t7]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s2_1", tally)
                    })?;
                let x2_dot_new_2 = x2_dot
                    + h * (t5 + rt::lit::<T>(0.5) * (lambda_s2_1 * xi_new_2 - x2_new_2));
                let t8 = xi_new_2 * x2_dot_new_2;
                let x1_dot_new_2 = -t8;
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
            const IDENTITY: &'static str = "f5c90b4d9d8bb992d9fcdd8a66dd4bca";
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
        /// - `x1_dot_s1`, `x2_dot_s1`, `x1_dot_s2`, `x2_dot_s2`, `x1_dot_s3`, `x2_dot_s3`, `lambda_s1_1`, `lambda_s2_1`: 8 × 8 linear block
        /// - `lambda_s3_1`: 1 × 1 linear block; torn from it and assigned: x2_dot_new, x1_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 7 | 12 | 0 | 0 | 0 | 0 |
        /// | each step | 33 | 43 | 0 | 0 | 0 | 0 |
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
            /// `h/6`
            k9: T,
            /// `-(h/6)`
            k10: T,
            /// `-((5/6) h)`
            k11: T,
            /// `-(h/3)`
            k12: T,
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
                let k9 = rt::lit::<T>(0.16666666666666666) * h;
                let k10 = -k9;
                let k11 = -(rt::lit::<T>(0.8333333333333334) * h);
                let k12 = -(rt::lit::<T>(0.3333333333333333) * h);
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
                let Scheme { k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, k12 } = *setting
                    .scheme();
                let t1 = rt::lit::<T>(0.16666666666666666) * xi;
                let [xi_dot_s1, xi_dot_s2, xi_dot_s3] = rt::solve_linear(
                        [xi_dot, xi_dot, xi_dot],
                        move |[xi_dot_s1, xi_dot_s2, xi_dot_s3]| {
                            let t2 = xi
                                + h
                                    * (rt::lit::<T>(0.20833333333333334) * xi_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * xi_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * xi_dot_s3);
                            let t3 = rt::lit::<T>(0.3333333333333333) * t2;
                            (
                                [
                                    xi_dot_s1 - xi_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t2 - t1),
                                    h * (t1 + t3) + (xi_dot_s2 - xi_dot),
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
                let t2 = xi
                    + h
                        * (rt::lit::<T>(0.20833333333333334) * xi_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * xi_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * xi_dot_s3);
                let t3 = rt::lit::<T>(0.3333333333333333) * t2;
                let xi_new_2 = xi
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * xi_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (xi_dot_s1 + xi_dot_s3));
                let t4 = rt::lit::<T>(0.6666666666666666) * t2;
                let t5 = rt::lit::<T>(0.16666666666666666) * xi_new_2;
                let t6 = rt::lit::<T>(0.20833333333333334) * xi;
                let t7 = rt::lit::<T>(-0.041666666666666664) * xi_new_2;
                let t8 = k10 * xi;
                let t9 = k9 * t2;
                let t10 = k12 * t2;
                let t11 = k11 * t2;
                let [x1_dot_s1, x2_dot_s1, x1_dot_s2, x2_dot_s2, x1_dot_s3, x2_dot_s3,
                lambda_s1_1, lambda_s2_1] = rt::solve_linear(
                        [
                            x1_dot,
                            x2_dot,
                            x1_dot,
                            x2_dot,
                            x1_dot,
                            x2_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move |
                            [x1_dot_s1,
                            x2_dot_s1,
                            x1_dot_s2,
                            x2_dot_s2,
                            x1_dot_s3,
                            x2_dot_s3,
                            lambda_s1_1,
                            lambda_s2_1,
                            ]|
                        {
                            let t12 = x1_dot_s2 + x2_dot_s2 * t2;
                            let t13 = x1_dot_s1 + xi * x2_dot_s1;
                            let t14 = x1_dot_s3 + x2_dot_s3 * xi_new_2;
                            let lambda_s1_1_minus_x1 = lambda_s1_1 - x1;
                            let t15 = rt::lit::<T>(0.16666666666666666)
                                * lambda_s1_1_minus_x1;
                            let t16 = lambda_s2_1 - x1
                                - h
                                    * (rt::lit::<T>(0.20833333333333334) * x1_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * x1_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * x1_dot_s3);
                            let t17 = rt::lit::<T>(0.16666666666666666)
                                * (xi * lambda_s1_1 - x2);
                            let t18 = lambda_s2_1 * t2 - x2
                                - h
                                    * (rt::lit::<T>(0.20833333333333334) * x2_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * x2_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * x2_dot_s3);
                            (
                                [
                                    rt::lit::<T>(0.6666666666666666) * t12
                                        + rt::lit::<T>(0.16666666666666666) * (t13 + t14),
                                    rt::lit::<T>(0.20833333333333334) * t13
                                        + rt::lit::<T>(0.3333333333333333) * t12
                                        - rt::lit::<T>(0.041666666666666664) * t14,
                                    x1_dot_s3 - x1_dot
                                        - h * (t15 + rt::lit::<T>(0.8333333333333334) * t16),
                                    x2_dot_s1 - x2_dot
                                        - h * (t17 - rt::lit::<T>(0.16666666666666666) * t18),
                                    x1_dot_s1 - x1_dot
                                        - h * (t15 - rt::lit::<T>(0.16666666666666666) * t16),
                                    x2_dot_s2 - x2_dot
                                        - h * (t17 + rt::lit::<T>(0.3333333333333333) * t18),
                                    x2_dot_s3 - x2_dot
                                        - h * (t17 + rt::lit::<T>(0.8333333333333334) * t18),
                                    x1_dot_s2 - x1_dot
                                        - h * (t15 + rt::lit::<T>(0.3333333333333333) * t16),
                                ],
                                [
                                    [
                                        rt::lit::<T>(0.16666666666666666),
                                        t1,
                                        rt::lit::<T>(0.6666666666666666),
                                        t4,
                                        rt::lit::<T>(0.16666666666666666),
                                        t5,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(0.20833333333333334),
                                        t6,
                                        rt::lit::<T>(0.3333333333333333),
                                        t3,
                                        rt::lit::<T>(-0.041666666666666664),
                                        t7,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        k7,
                                        rt::lit::<T>(0.0),
                                        k8,
                                        rt::lit::<T>(0.0),
                                        k1,
                                        rt::lit::<T>(0.0),
                                        k10,
                                        k11,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k1,
                                        rt::lit::<T>(0.0),
                                        k2,
                                        rt::lit::<T>(0.0),
                                        k3,
                                        t8,
                                        t9,
                                    ],
                                    [
                                        k1,
                                        rt::lit::<T>(0.0),
                                        k2,
                                        rt::lit::<T>(0.0),
                                        k3,
                                        rt::lit::<T>(0.0),
                                        k10,
                                        k9,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k4,
                                        rt::lit::<T>(0.0),
                                        k5,
                                        rt::lit::<T>(0.0),
                                        k6,
                                        t8,
                                        t10,
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        k7,
                                        rt::lit::<T>(0.0),
                                        k8,
                                        rt::lit::<T>(0.0),
                                        k1,
                                        t8,
                                        t11,
                                    ],
                                    [
                                        k4,
                                        rt::lit::<T>(0.0),
                                        k5,
                                        rt::lit::<T>(0.0),
                                        k6,
                                        rt::lit::<T>(0.0),
                                        k10,
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
                                "x1_dot_s1, x2_dot_s1, x1_dot_s2, x2_dot_s2, x1_dot_s3, x2_dot_s3, lambda_s1_1, lambda_s2_1",
                                tally,
                            )
                    })?;
                let x2_new_2 = x2
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x2_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (x2_dot_s1 + x2_dot_s3));
                let t17 = rt::lit::<T>(0.16666666666666666) * (xi * lambda_s1_1 - x2);
                let t18 = lambda_s2_1 * t2 - x2
                    - h
                        * (rt::lit::<T>(0.20833333333333334) * x2_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * x2_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * x2_dot_s3);
                let t19 = t17 + rt::lit::<T>(0.6666666666666666) * t18;
                let lambda_s1_1_minus_x1 = lambda_s1_1 - x1;
                let x1_new_2 = x1
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x1_dot_s2
                            + rt::lit::<T>(0.16666666666666666)
                                * (x1_dot_s1 + x1_dot_s3));
                let t20 = lambda_s1_1_minus_x1 - x1_new_2;
                let t16 = lambda_s2_1 - x1
                    - h
                        * (rt::lit::<T>(0.20833333333333334) * x1_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * x1_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * x1_dot_s3);
                let t21 = rt::lit::<T>(0.6666666666666666) * t16;
                let t22 = -(k9 + xi_new_2 * (k9 * xi_new_2));
                let [lambda_s3_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s3_1]| {
                            let x2_dot_new_2 = x2_dot
                                + h
                                    * (rt::lit::<T>(0.16666666666666666)
                                        * (lambda_s3_1 * xi_new_2 - x2_new_2) + t19);
                            let t23 = xi_new_2 * x2_dot_new_2;
                            (
                                [
                                    -(t23
                                        + (x1_dot
                                            + h
                                                * (t21
                                                    + rt::lit::<T>(0.16666666666666666) * (lambda_s3_1 + t20)))),
                                ],
                                [[t22]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s3_1", tally)
                    })?;
                let x2_dot_new_2 = x2_dot
                    + h
                        * (rt::lit::<T>(0.16666666666666666)
                            * (lambda_s3_1 * xi_new_2 - x2_new_2) + t19);
                let t23 = xi_new_2 * x2_dot_new_2;
                let x1_dot_new_2 = -t23;
                let xi_dot_new_2 = xi_dot - h * (t1 + t4 + t5);
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
            const IDENTITY: &'static str = "0b1da116d368d5b6e0d12a2f45781abd";
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
        /// | each order of a series | 5 | 4 | 1 | 0 | 0 | 0 |
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
                [x1_new,
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
                let term2 = series.product(3, x1_new, xi_new);
                let term3 = series.product(4, t2, rho2_new);
                [-t2, t1, rho2_new, term2 - x2_new + term3, -xi_new]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "26b7bd2ebdac145ad6204af22326ec8a";
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
        /// | each order of a series | 6 | 4 | 1 | 0 | 0 | 0 |
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
                [x1_new,
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
                        x1_new + term2 - term3,
                        term1 + series.constant(rt::lit::<T>(1.0)),
                    );
                let term4 = series.product(4, t1, xi_new);
                [
                    x1_dot_new,
                    x2_dot_new,
                    xi_dot_new,
                    t1 - x1_new,
                    term4 - x2_new,
                    -xi_new,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "68d8c4f03adfd9b68a96be74393a57eb";
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
        /// | each step | 9 | 13 | 1 | 0 | 0 | 0 |
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
                let xi_h = h * xi;
                let x1_new_2 = x1 - t2 * (rho1 * xi_h);
                let x2_new_2 = x2 + t2 * (h * rho1);
                let xi_new_2 = xi + h * rho2;
                let t3 = t2 * (h * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2));
                let rho1_new_2 = rho1 + t3;
                let rho2_new_2 = rho2 - xi_h;
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
            const IDENTITY: &'static str = "5a584c6ddde5301bc63866124151f387";
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
        /// | each step | 23 | 28 | 2 | 0 | 0 | 0 |
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
                let t3 = t2 * (xi * rho1);
                let t4 = t2 * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2);
                let t5 = rho1 + h * t4;
                let t6 = xi + h * rho2;
                let t7 = t6 * t6 + rt::lit::<T>(1.0);
                let t8 = rt::lit::<T>(1.0) / t7;
                let x1_new_2 = x1 - half_h * (t3 + t5 * (t6 * t8));
                let t9 = t2 * rho1;
                let x2_new_2 = x2 + half_h * (t9 + t8 * t5);
                let t10 = rho2 - h * xi;
                let xi_new_2 = xi + half_h * (rho2 + t10);
                let t11 = x2 + h * t9;
                let t12 = t6 * (t7 * (x1 - h * t3) + t10 * t5 - t6 * t11) - t11;
                let rho1_new_2 = rho1 + half_h * (t4 + t8 * t12);
                let rho2_new_2 = rho2 - half_h * (xi + t6);
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
            const IDENTITY: &'static str = "d26483e52f06118f9ba2226348518797";
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
        /// | each step | 51 | 61 | 4 | 0 | 0 | 0 |
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
                let t1 = rho2 - half_h * xi;
                let t2 = xi + half_h * t1;
                let t3 = t2 * t2 + rt::lit::<T>(1.0);
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = xi + half_h * rho2;
                let t6 = rho2 - half_h * t5;
                let t7 = t5 * t5 + rt::lit::<T>(1.0);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = xi * xi + rt::lit::<T>(1.0);
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = t10 * (xi * (x1 * t9 + (rho1 * rho2 - x2 * xi)) - x2);
                let t12 = rho1 + half_h * t11;
                let t13 = t10 * (xi * rho1);
                let t14 = t10 * rho1;
                let t15 = x2 + half_h * t14;
                let t16 = t5 * (t1 * t12 + t7 * (x1 - half_h * t13) - t5 * t15) - t15;
                let t17 = t8 * t16;
                let t18 = rho1 + half_h * t17;
                let t19 = t12 * (t5 * t8);
                let t20 = t8 * t12;
                let t21 = x2 + half_h * t20;
                let t22 = t2 * (t6 * t18 + (t3 * (x1 - half_h * t19) - t2 * t21)) - t21;
                let t23 = t4 * t22;
                let t24 = rho1 + h * t23;
                let t25 = xi + h * t6;
                let t26 = t25 * t25 + rt::lit::<T>(1.0);
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = t18 * (t2 * t4);
                let x1_new_2 = x1
                    - k1 * (t24 * (t25 * t27) + (t13 + rt::lit::<T>(2.0) * (t19 + t28)));
                let t29 = t4 * t18;
                let x2_new_2 = x2
                    + k1 * (t27 * t24 + (t14 + rt::lit::<T>(2.0) * (t20 + t29)));
                let t30 = rho2 - h * t2;
                let xi_new_2 = xi + k1 * (t30 + (rho2 + rt::lit::<T>(2.0) * (t1 + t6)));
                let t31 = x2 + h * t29;
                let t32 = t25 * (t30 * t24 + (t26 * (x1 - h * t28) - t25 * t31)) - t31;
                let rho1_new_2 = rho1
                    + k1 * (t27 * t32 + (t11 + rt::lit::<T>(2.0) * (t17 + t23)));
                let rho2_new_2 = rho2
                    - k1 * (t25 + (xi + rt::lit::<T>(2.0) * (t5 + t2)));
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
            const IDENTITY: &'static str = "727ff172c2fb10ed58163933446b2922";
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
        /// | each step | 11 | 10 | 1 | 0 | 0 | 0 |
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
                let t1 = (x1 + x2 * xi - x2_dot * xi_dot)
                    / (xi * xi + rt::lit::<T>(1.0));
                let x1_dot_new_2 = x1_dot + h * (t1 - x1);
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
            const IDENTITY: &'static str = "47c4e901a1c2242c8a8ea83aa6957ee4";
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
        /// | each step | 27 | 22 | 2 | 0 | 0 | 0 |
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
                let t1 = (x1 + x2 * xi - x2_dot * xi_dot)
                    / (xi * xi + rt::lit::<T>(1.0));
                let t2 = t1 - x1;
                let x1_new_2 = x1 + half_h * (h * t2 + rt::lit::<T>(2.0) * x1_dot);
                let t3 = xi * t1 - x2;
                let t4 = x2_dot + h * t3;
                let x2_new_2 = x2 + half_h * (x2_dot + t4);
                let t5 = xi_dot - h * xi;
                let xi_new_2 = xi + half_h * (xi_dot + t5);
                let t6 = x1 + h * x1_dot;
                let t7 = x2 + h * x2_dot;
                let t8 = xi + h * xi_dot;
                let t9 = (t6 + t7 * t8 - t4 * t5)
                    * (rt::lit::<T>(1.0) / (t8 * t8 + rt::lit::<T>(1.0)));
                let x1_dot_new_2 = x1_dot + half_h * (t9 + (t2 - t6));
                let x2_dot_new_2 = x2_dot + half_h * (t8 * t9 + (t3 - t7));
                let xi_dot_new_2 = xi_dot - half_h * (xi + t8);
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
            const IDENTITY: &'static str = "54c09e3ec58a902a08263abcdf6d740f";
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
        /// | each step | 61 | 49 | 4 | 0 | 0 | 0 |
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
                let t1 = (x1 + x2 * xi - x2_dot * xi_dot)
                    / (xi * xi + rt::lit::<T>(1.0));
                let t2 = t1 - x1;
                let t3 = x1_dot + half_h * t2;
                let t4 = x1 + half_h * t3;
                let t5 = xi * t1 - x2;
                let t6 = x2_dot + half_h * t5;
                let t7 = x2 + half_h * t6;
                let t8 = xi_dot - half_h * xi;
                let t9 = xi + half_h * t8;
                let t10 = xi + half_h * xi_dot;
                let t11 = x1 + half_h * x1_dot;
                let t12 = x2 + half_h * x2_dot;
                let t13 = (t11 + t12 * t10 - t8 * t6)
                    * (rt::lit::<T>(1.0) / (t10 * t10 + rt::lit::<T>(1.0)));
                let t14 = t10 * t13 - t12;
                let t15 = x2_dot + half_h * t14;
                let t16 = xi_dot - half_h * t10;
                let t17 = (t4 + t7 * t9 - t15 * t16)
                    * (rt::lit::<T>(1.0) / (t9 * t9 + rt::lit::<T>(1.0)));
                let t18 = t17 - t4;
                let t19 = t13 - t11;
                let t20 = x1_dot + half_h * t19;
                let x1_new_2 = x1
                    + k1 * (h * t18 + rt::lit::<T>(2.0) * (t20 + (x1_dot + t3)));
                let t21 = t9 * t17 - t7;
                let t22 = x2_dot + h * t21;
                let x2_new_2 = x2
                    + k1 * (t22 + (x2_dot + rt::lit::<T>(2.0) * (t6 + t15)));
                let t23 = xi_dot - h * t9;
                let xi_new_2 = xi
                    + k1 * (t23 + (xi_dot + rt::lit::<T>(2.0) * (t8 + t16)));
                let t24 = x1 + h * t20;
                let t25 = x2 + h * t15;
                let t26 = xi + h * t16;
                let t27 = (t24 + t25 * t26 - t22 * t23)
                    * (rt::lit::<T>(1.0) / (t26 * t26 + rt::lit::<T>(1.0)));
                let x1_dot_new_2 = x1_dot
                    + k1 * (t27 + (rt::lit::<T>(2.0) * (t19 + t18) + (t2 - t24)));
                let x2_dot_new_2 = x2_dot
                    + k1 * (t26 * t27 + (rt::lit::<T>(2.0) * (t14 + t21) + (t5 - t25)));
                let xi_dot_new_2 = xi_dot
                    - k1 * (t26 + (xi + rt::lit::<T>(2.0) * (t10 + t9)));
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
            const IDENTITY: &'static str = "e996a757ee30faa5054241791f7922d0";
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
        /// | each step | 39 | 41 | 1 | 0 | 0 | 0 |
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
                let t2 = xi_squared + xi_dot * xi_dot;
                let t3 = x2_dot * (x2_dot - xi * t1)
                    + (x1_dot * (x1_dot - t1) + (x1 * x1 + x2 * x2 + t2));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t3,
                    rt::lit::<T>(0.5) * t2,
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
                let t5 = xi * t3;
                let t6 = p_x2 - t5;
                let t7 = x1 * x1 + x2 * x2;
                let p_xi_squared = p_xi * p_xi;
                let t8 = xi_squared + p_xi_squared;
                let t9 = feedback_euler_h
                    * (rt::lit::<T>(0.5) * (p_x2 * t6 + (t7 + t8 + p_x1 * t4))
                        - level_h);
                let x1_new_2 = x1 + h * (t4 - x1 * t9);
                let x2_new_2 = x2 + h * (t6 - x2 * t9);
                let t10 = feedback_euler_e_driver
                    * (rt::lit::<T>(0.5) * t8 - level_e_driver);
                let t11 = t3 * t6;
                let t12 = xi - t11;
                let xi_new_2 = xi
                    + h * (p_xi - xi * t10 - feedback_euler_j * t11 - t12 * t9);
                let t13 = t2 * (x1 + x2 * xi - p_xi * t6);
                let p_x1_new = p_x1 + h * (t13 - (x1 + feedback_euler_j * t3) - t4 * t9);
                let p_x2_new = p_x2
                    + h * (xi * t13 - (x2 + feedback_euler_j * t5) - t6 * t9);
                let p_xi_new = p_xi + h * (t11 - xi - p_xi * (t10 + t9));
                let t14 = t6 * t6;
                let stability1_new = (t1 + t14) * (h_feedback_euler_j * t2);
                let stability2_new = h_feedback_euler_h
                    * (t12 * t12 + (t14 + (t7 + p_xi_squared + t4 * t4)));
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
            const IDENTITY: &'static str = "7917817e905cda308a6928cb76ebb665";
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
        /// | each step | 80 | 75 | 2 | 0 | 0 | 0 |
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
                let t2 = xi_squared + xi_dot * xi_dot;
                let t3 = x2_dot * (x2_dot - xi * t1)
                    + (x1_dot * (x1_dot - t1) + (x1 * x1 + x2 * x2 + t2));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t3,
                    rt::lit::<T>(0.5) * t2,
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
                let t7 = x1 * x1 + x2 * x2;
                let p_xi_squared = p_xi * p_xi;
                let t8 = xi_squared + p_xi_squared;
                let t9 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (p_x2 * t6 + (t7 + t8 + p_x1 * t4))
                        - level_h);
                let t10 = t4 - x1 * t9;
                let t11 = t2 * (x1 + x2 * xi - p_xi * t6);
                let t12 = t11 - (x1 + feedback_rk2_j * t3) - t4 * t9;
                let t13 = p_x1 + h * t12;
                let t14 = feedback_rk2_e_driver
                    * (rt::lit::<T>(0.5) * t8 - level_e_driver);
                let t15 = t3 * t6;
                let t16 = xi - t15;
                let t17 = p_xi - xi * t14 - feedback_rk2_j * t15 - t16 * t9;
                let t18 = xi + h * t17;
                let t19 = t18 * t18;
                let t20 = rt::lit::<T>(1.0) / (t19 + rt::lit::<T>(1.0));
                let t21 = xi * t11 - (x2 + feedback_rk2_j * t5) - t6 * t9;
                let t22 = p_x2 + h * t21;
                let t23 = t20 * (t13 + t18 * t22);
                let t24 = t13 - t23;
                let t25 = x1 + h * t10;
                let t26 = t18 * t23;
                let t27 = t22 - t26;
                let t28 = t6 - x2 * t9;
                let t29 = x2 + h * t28;
                let t30 = t15 - xi - p_xi * (t14 + t9);
                let t31 = p_xi + h * t30;
                let t32 = t31 * t31;
                let t33 = t22 * t27
                    + (t13 * t24 + (t19 + t29 * t29 + (t32 + t25 * t25)));
                let t34 = feedback_rk2_h * (rt::lit::<T>(0.5) * t33 - level_h);
                let x1_new_2 = x1 + half_h * (t10 + t24 - t25 * t34);
                let x2_new_2 = x2 + half_h * (t28 + t27 - t29 * t34);
                let t35 = feedback_rk2_e_driver
                    * (rt::lit::<T>(0.5) * (t19 + t32) - level_e_driver);
                let t36 = t23 * t27;
                let t37 = half_h
                    * (t17 + t31 - t18 * t35 - feedback_rk2_j * t36 - t34 * (t18 - t36));
                let xi_new_2 = xi + t37;
                let t38 = t20 * (t25 + t29 * t18 - t31 * t27);
                let p_x1_new = p_x1
                    + half_h * (t38 + (t12 - t25 - feedback_rk2_j * t23) - t24 * t34);
                let p_x2_new = p_x2
                    + half_h
                        * (t18 * t38 + (t21 - t29 - feedback_rk2_j * t26) - t27 * t34);
                let p_xi_new = p_xi + half_h * (t36 + (t30 - t18) - t31 * (t34 + t35));
                let t39 = t6 * t6;
                let stability1_new = (t1 + t39) * (h_feedback_rk2_j * t2);
                let stability2_new = h_feedback_rk2_h
                    * (t16 * t16 + (t39 + (t7 + p_xi_squared + t4 * t4)));
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
            const IDENTITY: &'static str = "380b511f4bf774ac0a402d820ababfb6";
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
        /// | each step | 162 | 149 | 4 | 0 | 0 | 0 |
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
                let t2 = xi_squared + xi_dot * xi_dot;
                let t3 = x2_dot * (x2_dot - xi * t1)
                    + (x1_dot * (x1_dot - t1) + (x1 * x1 + x2 * x2 + t2));
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t3,
                    rt::lit::<T>(0.5) * t2,
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
                let t9 = x1 * x1 + x2 * x2;
                let t10 = p_x1 - t3;
                let t11 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (p_x2 * t5 + (t9 + t7 + p_x1 * t10))
                        - level_h);
                let t12 = t6 - xi - p_xi * (t8 + t11);
                let t13 = p_xi + half_h * t12;
                let t14 = xi - t6;
                let t15 = p_xi - xi * t8 - feedback_rk4_j * t6 - t14 * t11;
                let t16 = xi + half_h * t15;
                let t17 = t16 * t16;
                let t18 = t13 * t13;
                let t19 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (t17 + t18) - level_e_driver);
                let t20 = rt::lit::<T>(1.0) / (t17 + rt::lit::<T>(1.0));
                let t21 = t2 * (x1 + x2 * xi - p_xi * t5);
                let t22 = t21 - (x1 + feedback_rk4_j * t3) - t10 * t11;
                let t23 = p_x1 + half_h * t22;
                let t24 = xi * t21 - (x2 + feedback_rk4_j * t4) - t5 * t11;
                let t25 = p_x2 + half_h * t24;
                let t26 = t20 * (t23 + t16 * t25);
                let t27 = t16 * t26;
                let t28 = t25 - t27;
                let t29 = t26 * t28;
                let t30 = t23 - t26;
                let t31 = t5 - x2 * t11;
                let t32 = x2 + half_h * t31;
                let t33 = t10 - x1 * t11;
                let t34 = x1 + half_h * t33;
                let t35 = t25 * t28
                    + (t23 * t30 + (t17 + t32 * t32 + (t18 + t34 * t34)));
                let t36 = feedback_rk4_h * (rt::lit::<T>(0.5) * t35 - level_h);
                let t37 = t13 - t16 * t19 - feedback_rk4_j * t29 - t36 * (t16 - t29);
                let t38 = xi + half_h * t37;
                let t39 = t38 * t38;
                let t40 = rt::lit::<T>(1.0) / (t39 + rt::lit::<T>(1.0));
                let t41 = t30 - t34 * t36;
                let t42 = x1 + half_h * t41;
                let t43 = t28 - t32 * t36;
                let t44 = x2 + half_h * t43;
                let t45 = t29 - t16 - t13 * (t36 + t19);
                let t46 = p_xi + half_h * t45;
                let t47 = t20 * (t34 + t32 * t16 - t13 * t28);
                let t48 = t16 * t47 - (t32 + feedback_rk4_j * t27) - t28 * t36;
                let t49 = p_x2 + half_h * t48;
                let t50 = t47 - (t34 + feedback_rk4_j * t26) - t30 * t36;
                let t51 = p_x1 + half_h * t50;
                let t52 = t40 * (t51 + t38 * t49);
                let t53 = t38 * t52;
                let t54 = t49 - t53;
                let t55 = t40 * (t42 + t44 * t38 - t46 * t54);
                let t56 = t51 - t52;
                let t57 = t46 * t46;
                let t58 = t49 * t54
                    + (t51 * t56 + (t39 + t44 * t44 + (t57 + t42 * t42)));
                let t59 = feedback_rk4_h * (rt::lit::<T>(0.5) * t58 - level_h);
                let t60 = t55 - (t42 + feedback_rk4_j * t52) - t56 * t59;
                let t61 = p_x1 + h * t60;
                let t62 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (t39 + t57) - level_e_driver);
                let t63 = t52 * t54;
                let t64 = t46 - t38 * t62 - feedback_rk4_j * t63 - t59 * (t38 - t63);
                let t65 = xi + h * t64;
                let t66 = t65 * t65;
                let t67 = rt::lit::<T>(1.0) / (t66 + rt::lit::<T>(1.0));
                let t68 = t38 * t55 - (t44 + feedback_rk4_j * t53) - t54 * t59;
                let t69 = p_x2 + h * t68;
                let t70 = t67 * (t61 + t65 * t69);
                let t71 = t61 - t70;
                let t72 = t56 - t42 * t59;
                let t73 = x1 + h * t72;
                let t74 = t65 * t70;
                let t75 = t69 - t74;
                let t76 = t54 - t44 * t59;
                let t77 = x2 + h * t76;
                let t78 = t63 - t38 - t46 * (t59 + t62);
                let t79 = p_xi + h * t78;
                let t80 = t79 * t79;
                let t81 = t69 * t75
                    + (t61 * t71 + (t66 + t77 * t77 + (t80 + t73 * t73)));
                let t82 = feedback_rk4_h * (rt::lit::<T>(0.5) * t81 - level_h);
                let x1_new_2 = x1
                    + k1 * (t71 + (t33 + rt::lit::<T>(2.0) * (t41 + t72)) - t73 * t82);
                let x2_new_2 = x2
                    + k1 * (t75 + (t31 + rt::lit::<T>(2.0) * (t43 + t76)) - t77 * t82);
                let t83 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (t66 + t80) - level_e_driver);
                let t84 = t70 * t75;
                let t85 = t79 + (t15 + rt::lit::<T>(2.0) * (t37 + t64)) - t65 * t83
                    - feedback_rk4_j * t84 - t82 * (t65 - t84);
                let xi_new_2 = xi + k1 * t85;
                let t86 = t67 * (t73 + t77 * t65 - t79 * t75);
                let t87 = t86
                    + (t22 + rt::lit::<T>(2.0) * (t50 + t60) - t73
                        - feedback_rk4_j * t70) - t71 * t82;
                let p_x1_new = p_x1 + k1 * t87;
                let t88 = t65 * t86
                    + (t24 + rt::lit::<T>(2.0) * (t48 + t68) - t77
                        - feedback_rk4_j * t74) - t75 * t82;
                let p_x2_new = p_x2 + k1 * t88;
                let t89 = k1
                    * (t84 + (rt::lit::<T>(2.0) * (t45 + t78) + (t12 - t65))
                        - t79 * (t82 + t83));
                let p_xi_new = p_xi + t89;
                let t90 = t5 * t5;
                let stability1_new = (t1 + t90) * (h_feedback_rk4_j * t2);
                let stability2_new = h_feedback_rk4_h
                    * (t14 * t14 + (t90 + (t9 + p_xi_squared + t10 * t10)));
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
            const IDENTITY: &'static str = "702dacf2e4f726ab55921e58aad3e043";
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
            let mut info = ModelInfo::new("cvt_harmonic");
            info.text = Some(
                "The contact oscillator: two harmonic oscillators coupled by a contact form that a third one drives (a continuously variable transmission).",
            );
            info.source = Some(
                "K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 2.2.1; D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.7, with (x1, x2, xi) = (x, z, y)",
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
                    q: &[1.0, 0.5, 0.3],
                    w: &[-0.21, 0.7, 1.2],
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
impl CvtHarmonic {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        cvt_harmonic::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        cvt_harmonic::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> cvt_harmonic::Parameters<f64> {
        cvt_harmonic::Parameters::new()
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> cvt_harmonic::StateBuilder<f64> {
        cvt_harmonic::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<cvt_harmonic::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: cvt_harmonic::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <cvt_harmonic::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        cvt_harmonic::System<f64>: ::nonholonomic::Discretize<M>,
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
        start: cvt_harmonic::State<f64>,
        h: f64,
        options: <cvt_harmonic::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <cvt_harmonic::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        cvt_harmonic::System<f64>: ::nonholonomic::Discretize<M>,
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
