// Prepared by `nh prepare` from `CvtHarmonic` in src/library.rs and cvt_harmonic.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 8eada259d9bc35d43298f8aec5e972f0
// content 273f7b6238e76db7b6290563ebbea96e

pub struct CvtHarmonic;

/// The system `cvt_harmonic` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 58 add, 87 mul, 8 div
/// * `avf`: 361 add, 436 mul, 21 div, 12 call
/// * `itoh-abe`: 63 add, 87 mul, 7 div
/// * `itoh-abe-sym`: 106 add, 140 mul, 9 div
/// * `avf4`: 584 add, 752 mul, 22 div, 55 call
/// * `avf6`: 771 add, 893 mul, 23 div, 55 call
/// * `midpoint`: 13 add, 22 mul, 1 div
/// * `gonzalez-f`: 23 add, 31 mul, 1 div
/// * `gonzalez-r`: 29 add, 46 mul, 4 div, 3 sqrt
/// * `gonzalez-r-fd`: 110 add, 180 mul, 18 div, 5 sqrt
/// * `iso`: 37 add, 61 mul, 9 div, 2 sqrt
/// * `iso:4`: 5 times 37 add, 61 mul, 9 div, 2 sqrt
/// * `iso:6`: 9 times 37 add, 61 mul, 9 div, 2 sqrt
/// * `iso-var`: 26 add, 40 mul, 8 div, 2 sqrt
/// * `leapfrog`: 12 add, 11 mul, 1 div
/// * `dla`: 10 add, 14 mul
/// * `dla01`: 12 add, 11 mul
/// * `dla-midpoint`: 13 add, 14 mul
/// * `dla1`: 8 add, 8 mul
/// * `dd`: 19 add, 28 mul, 1 div
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
        /// | each step | 28 | 39 | 4 | 0 | 0 | 0 |
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
                let t3 = x1 * x1 + x2 * x2 + xi_dot * xi_dot;
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
                        move || [
                            rho2,
                            t2 * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2),
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
                let t79 = x1 * x1 + x2 * x2;
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t80 = t79 + t1;
                let t81 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t82 = (t2
                    * (rt::lit::<T>(0.5)
                        * (t79 + (rho2_squared + rho1_squared)
                            + xi_squared * (rho2_squared + t80))) - reference)
                    * (rt::lit::<T>(0.5) * t81);
                let t83 = t79 + xi_squared * t80;
                let t84 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t83 * (rt::lit::<T>(0.25) * t83)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t81 * t81;
                let t85 = rt::lit::<T>(1.0) - rt::visible_quotient(t82, t84);
                let rho1_new_2 = (rho1 + rho1_rate_h) * t85;
                let t5 = xi_rate * kappa_gradient + t4;
                let t67 = t64 * (t66 + (t65 - t6)) + t5;
                let rho2_new_2 = t85 * (rho2 - h * t67);
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
                        motion.carried[0],
                        motion.carried[1],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
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
                [x1,
                x2,
                xi,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = x1 * x1 + x2 * x2;
                let rho2_squared = rho2 * rho2;
                let t4 = xi_squared * (t1 + (t3 + rho2_squared));
                let rho1_squared = rho1 * rho1;
                let t5 = t4 + (t3 + (rho2_squared + rho1_squared));
                let t6 = rt::lit::<T>(2.0) * rho2_squared + rt::lit::<T>(2.0) * t3;
                let t7 = rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(1.0);
                let t8 = t2
                    * (rt::lit::<T>(2.0) * (rho1_squared + t4)
                        + (t6 + xi_squared * (t7 + t6))) + t7 * rt::abs(t5 / (t1 * t1));
                [t2 * (rt::lit::<T>(0.5) * t5), rt::lit::<T>(0.5) * t8]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "ce07f550ecb4762302a76ee5637a4203";
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
        /// | each step | 199 | 239 | 12 | 0 | 0 | 12 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energy at the start (1).
            type Carried = [T; 8];
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
                let t1 = x2_dot - xi * x1_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = x1 * x1 + x2 * x2 + xi_dot * xi_dot;
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
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
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
                    let t143 = t117 * t117 + t98 * t98;
                    let t144 = t21 * t21;
                    let t145 = t143 + (t144 + t19);
                    let t146 = t20 * (t18 * t145 + (t143 + (t144 + t64 * t64)));
                    let t147 = t18 + t145 - t146;
                    let t277 = t17 * t20;
                    let t149 = t119 * t119 + t101 * t101;
                    let t150 = t28 * t28;
                    let t151 = t149 + (t150 + t26);
                    let t152 = t27 * (t25 * t151 + (t149 + (t150 + t66 * t66)));
                    let t153 = t25 + t151 - t152;
                    let t281 = t24 * t27;
                    let t315 = rt::lit::<T>(0.11119051722668724)
                        * (t147 * t277 + t153 * t281);
                    let t155 = t121 * t121 + t84 * t84;
                    let t156 = t35 * t35;
                    let t157 = t155 + (t156 + t33);
                    let t158 = t34 * (t32 * t157 + (t155 + (t156 + t68 * t68)));
                    let t159 = t32 + t157 - t158;
                    let t285 = t31 * t34;
                    let t161 = t123 * t123 + t87 * t87;
                    let t162 = t42 * t42;
                    let t163 = t161 + (t162 + t40);
                    let t164 = t41 * (t39 * t163 + (t161 + (t162 + t70 * t70)));
                    let t165 = t39 + t163 - t164;
                    let t289 = t38 * t41;
                    let t316 = rt::lit::<T>(0.15685332293894363)
                        * (t159 * t285 + t165 * t289);
                    let t131 = t125 * t125 + t91 * t91;
                    let t132 = t49 * t49;
                    let t133 = t131 + (t132 + t47);
                    let t134 = t48 * (t46 * t133 + (t131 + (t132 + t72 * t72)));
                    let t135 = t46 + t133 - t134;
                    let t293 = t45 * t48;
                    let t137 = t127 * t127 + t94 * t94;
                    let t138 = t56 * t56;
                    let t139 = t137 + (t138 + t54);
                    let t140 = t55 * (t53 * t139 + (t137 + (t138 + t74 * t74)));
                    let t141 = t53 + t139 - t140;
                    let t297 = t52 * t55;
                    let t317 = rt::lit::<T>(0.181341891689181)
                        * (t135 * t293 + t141 * t297);
                    let t167 = t113 * t113 + t77 * t77;
                    let t168 = t7 * t7;
                    let t169 = t167 + (t168 + t5);
                    let t170 = t6 * (t4 * t169 + (t167 + (t168 + t60 * t60)));
                    let t171 = t4 + t169 - t170;
                    let t301 = t3 * t6;
                    let t173 = t115 * t115 + t80 * t80;
                    let t174 = t14 * t14;
                    let t175 = t173 + (t174 + t12);
                    let t176 = t13 * (t11 * t175 + (t173 + (t174 + t62 * t62)));
                    let t177 = t11 + t175 - t176;
                    let t305 = t10 * t13;
                    let t318 = rt::lit::<T>(0.05061426814518813)
                        * (t171 * t301 + t177 * t305);
                    solution1
                        .update([
                            t59,
                            t130 + (t314 * t59 - t83 - t97 - (t104 + t90)),
                            -(t315 + t316 + (t317 + (t318 + t314 * t76))),
                        ]);
                }
                solution1
                    .or_newton(
                        move || [
                            rho2,
                            t2 * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2),
                            -xi,
                        ],
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
                            let t133 = t131 + (t132 + t47);
                            let t134 = t48 * (t46 * t133 + (t131 + (t132 + t72 * t72)));
                            let t135 = t46 + t133 - t134;
                            let t136 = t135 * (t48 * (rt::lit::<T>(2.0) * t45));
                            let t137 = t127 * t127 + t94 * t94;
                            let t138 = t56 * t56;
                            let t139 = t137 + (t138 + t54);
                            let t140 = t55 * (t53 * t139 + (t137 + (t138 + t74 * t74)));
                            let t141 = t53 + t139 - t140;
                            let t142 = t141 * (t55 * (rt::lit::<T>(2.0) * t52));
                            let t143 = t117 * t117 + t98 * t98;
                            let t144 = t21 * t21;
                            let t145 = t143 + (t144 + t19);
                            let t146 = t20 * (t18 * t145 + (t143 + (t144 + t64 * t64)));
                            let t147 = t18 + t145 - t146;
                            let t148 = t147 * (t20 * (rt::lit::<T>(2.0) * t17));
                            let t149 = t119 * t119 + t101 * t101;
                            let t150 = t28 * t28;
                            let t151 = t149 + (t150 + t26);
                            let t152 = t27 * (t25 * t151 + (t149 + (t150 + t66 * t66)));
                            let t153 = t25 + t151 - t152;
                            let t154 = t153 * (t27 * (rt::lit::<T>(2.0) * t24));
                            let t155 = t121 * t121 + t84 * t84;
                            let t156 = t35 * t35;
                            let t157 = t155 + (t156 + t33);
                            let t158 = t34 * (t32 * t157 + (t155 + (t156 + t68 * t68)));
                            let t159 = t32 + t157 - t158;
                            let t160 = t159 * (t34 * (rt::lit::<T>(2.0) * t31));
                            let t161 = t123 * t123 + t87 * t87;
                            let t162 = t42 * t42;
                            let t163 = t161 + (t162 + t40);
                            let t164 = t41 * (t39 * t163 + (t161 + (t162 + t70 * t70)));
                            let t165 = t39 + t163 - t164;
                            let t166 = t165 * (t41 * (rt::lit::<T>(2.0) * t38));
                            let t167 = t113 * t113 + t77 * t77;
                            let t168 = t7 * t7;
                            let t169 = t167 + (t168 + t5);
                            let t170 = t6 * (t4 * t169 + (t167 + (t168 + t60 * t60)));
                            let t171 = t4 + t169 - t170;
                            let t172 = t171 * (t6 * (rt::lit::<T>(2.0) * t3));
                            let t173 = t115 * t115 + t80 * t80;
                            let t174 = t14 * t14;
                            let t175 = t173 + (t174 + t12);
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
                                * (t91 * t188 - (t192 + t46 * t192) - t93 * t193)
                                + t55 * (t94 * t194 - (t195 + t53 * t195) - t96 * t196);
                            let t198 = k37 * t3;
                            let t199 = k13 * t191;
                            let t200 = k13 * t3;
                            let t201 = k44 * t10;
                            let t202 = k20 * t191;
                            let t203 = k20 * t10;
                            let t204 = t6
                                * (t77 * t198 - (t199 + t4 * t199) - t79 * t200)
                                + t13 * (t80 * t201 - (t202 + t11 * t202) - t82 * t203);
                            let t205 = t109 * (half_h * t106 - t111 * t110);
                            let t206 = k38 * t17;
                            let t207 = k14 * t191;
                            let t208 = k14 * t17;
                            let t209 = k43 * t24;
                            let t210 = k19 * t191;
                            let t211 = k19 * t24;
                            let t212 = t20
                                * (t98 * t206 - (t207 + t18 * t207) - t100 * t208)
                                + t27 * (t101 * t209 - (t210 + t25 * t210) - t103 * t211);
                            let t213 = k39 * t31;
                            let t214 = k15 * t191;
                            let t215 = k15 * t31;
                            let t216 = k42 * t38;
                            let t217 = k18 * t191;
                            let t218 = k18 * t38;
                            let t219 = t34
                                * (t84 * t213 - (t214 + t32 * t214) - t86 * t215)
                                + t41 * (t87 * t216 - (t217 + t39 * t217) - t89 * t218);
                            let t220 = rt::lit::<T>(0.05061426814518813) * t204
                                - (t205 * t59 + t110 * t184)
                                + (rt::lit::<T>(0.11119051722668724) * t212
                                    + rt::lit::<T>(0.15685332293894363) * t219);
                            let t221 = half_h * t76 - t105 * t191;
                            let t222 = k13 * t221;
                            let t223 = k20 * t221;
                            let t224 = t6
                                * (t113 * t198 - t222 - (t4 * t222 + t114 * t200))
                                + t13 * (t115 * t201 - t223 - (t11 * t223 + t116 * t203));
                            let t225 = k14 * t221;
                            let t226 = k19 * t221;
                            let t227 = t20
                                * (t117 * t206 - t225 - (t18 * t225 + t118 * t208))
                                + t27 * (t119 * t209 - t226 - (t25 * t226 + t120 * t211));
                            let t228 = k15 * t221;
                            let t229 = k18 * t221;
                            let t230 = t34
                                * (t121 * t213 - t228 - (t32 * t228 + t122 * t215))
                                + t41 * (t123 * t216 - t229 - (t39 * t229 + t124 * t218));
                            let t231 = k16 * t221;
                            let t232 = k17 * t221;
                            let t233 = t48
                                * (t125 * t188 - t231 - (t46 * t231 + t126 * t193))
                                + t55 * (t127 * t194 - t232 - (t53 * t232 + t128 * t196));
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
                            let t310 = t277 * (t21 * (k54 - t20 * (k38 * t22)))
                                + t281 * (t28 * (k59 - t27 * (k43 * t29)));
                            let t311 = t285 * (t35 * (k55 - t34 * (k39 * t36)))
                                + t289 * (t42 * (k58 - t41 * (k42 * t43)));
                            let t312 = t293 * (t49 * (k56 - t48 * (k40 * t50)))
                                + t297 * (t56 * (k57 - t55 * (k41 * t57)));
                            let t313 = t301 * (t7 * (k53 - t6 * (k37 * t8)))
                                + t305 * (t14 * (k60 - t13 * (k44 * t15)));
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
                let t6 = rt::lit::<T>(1.0) / t5;
                let t61 = t60 * t6;
                let t62 = rho1 + k20 * rho1_rate;
                let t10 = xi + k20 * xi_rate;
                let t11 = t10 * t10;
                let t12 = t11 + rt::lit::<T>(1.0);
                let t13 = rt::lit::<T>(1.0) / t12;
                let t63 = t62 * t13;
                let t64 = rho1 + k14 * rho1_rate;
                let t17 = xi + k14 * xi_rate;
                let t18 = t17 * t17;
                let t19 = t18 + rt::lit::<T>(1.0);
                let t20 = rt::lit::<T>(1.0) / t19;
                let t65 = t64 * t20;
                let t66 = rho1 + k19 * rho1_rate;
                let t24 = xi + k19 * xi_rate;
                let t25 = t24 * t24;
                let t26 = t25 + rt::lit::<T>(1.0);
                let t27 = rt::lit::<T>(1.0) / t26;
                let t67 = t66 * t27;
                let t68 = rho1 + k15 * rho1_rate;
                let t31 = xi + k15 * xi_rate;
                let t32 = t31 * t31;
                let t33 = t32 + rt::lit::<T>(1.0);
                let t34 = rt::lit::<T>(1.0) / t33;
                let t69 = t68 * t34;
                let t70 = rho1 + k18 * rho1_rate;
                let t38 = xi + k18 * xi_rate;
                let t39 = t38 * t38;
                let t40 = t39 + rt::lit::<T>(1.0);
                let t41 = rt::lit::<T>(1.0) / t40;
                let t71 = t70 * t41;
                let t72 = rho1 + k16 * rho1_rate;
                let t45 = xi + k16 * xi_rate;
                let t46 = t45 * t45;
                let t47 = t46 + rt::lit::<T>(1.0);
                let t48 = rt::lit::<T>(1.0) / t47;
                let t73 = t72 * t48;
                let t74 = rho1 + k17 * rho1_rate;
                let t52 = xi + k17 * xi_rate;
                let t53 = t52 * t52;
                let t54 = t53 + rt::lit::<T>(1.0);
                let t55 = rt::lit::<T>(1.0) / t54;
                let t75 = t74 * t55;
                let t76 = rt::lit::<T>(0.05061426814518813) * (t61 + t63)
                    + rt::lit::<T>(0.11119051722668724) * (t65 + t67)
                    + (rt::lit::<T>(0.15685332293894363) * (t69 + t71)
                        + rt::lit::<T>(0.181341891689181) * (t73 + t75));
                let t112 = t111 * t76;
                let x1_new_2 = x1 - t112;
                let t319 = h * t76;
                let x2_new_2 = x2 + t319;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho1_rate_h = h * rho1_rate;
                let t320 = rho1 + rho1_rate_h;
                let rho1_squared = rho1 * rho1;
                let t321 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t322 = x1 * x1 + x2 * x2;
                let rho2_squared = rho2 * rho2;
                let t323 = t322 + t1;
                let t324 = t2
                    * (t322 + (rho2_squared + rho1_squared)
                        + xi_squared * (rho2_squared + t323));
                let t325 = rt::lit::<T>(0.5) * t324;
                let t326 = t322 + xi_squared * t323;
                let t327 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t326 * (rt::lit::<T>(0.25) * t326)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t321 * t321;
                let t328 = rt::lit::<T>(1.0)
                    - rt::visible_quotient(
                        rt::lit::<T>(0.5) * t321 * (t325 - reference),
                        t327,
                    );
                let rho1_new_2 = t320 * t328;
                let rho2_rate_h = h * rho2_rate;
                let t329 = rho2 + rho2_rate_h;
                let rho2_new_2 = t329 * t328;
                let xi_new_2_squared = xi_new_2 * xi_new_2;
                let t330 = xi_new_2_squared + rt::lit::<T>(1.0);
                let t331 = x1_new_2 * x1_new_2 + x2_new_2 * x2_new_2;
                let t332 = t329 * t329;
                let t333 = rt::lit::<T>(1.0) / t330
                    * (xi_new_2_squared * (t331 + (t330 + t332))
                        + (t331 + (t332 + t320 * t320)));
                let t113 = x1 - rt::lit::<T>(0.019855071751231884) * t112;
                let t8 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                let t78 = t8 * t6;
                let t114 = t113 * t78;
                let t115 = x1 - rt::lit::<T>(0.9801449282487681) * t112;
                let t15 = rt::lit::<T>(2.0) * t11 + rt::lit::<T>(2.0);
                let t81 = t15 * t13;
                let t116 = t115 * t81;
                let t117 = x1 - rt::lit::<T>(0.10166676129318664) * t112;
                let t22 = rt::lit::<T>(2.0) * t18 + rt::lit::<T>(2.0);
                let t99 = t22 * t20;
                let t118 = t117 * t99;
                let t119 = x1 - rt::lit::<T>(0.8983332387068134) * t112;
                let t29 = rt::lit::<T>(2.0) * t25 + rt::lit::<T>(2.0);
                let t102 = t29 * t27;
                let t120 = t119 * t102;
                let t121 = x1 - rt::lit::<T>(0.2372337950418355) * t112;
                let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                let t85 = t36 * t34;
                let t122 = t121 * t85;
                let t123 = x1 - rt::lit::<T>(0.7627662049581645) * t112;
                let t43 = rt::lit::<T>(2.0) * t39 + rt::lit::<T>(2.0);
                let t88 = t43 * t41;
                let t124 = t123 * t88;
                let t125 = x1 - rt::lit::<T>(0.4082826787521751) * t112;
                let t50 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                let t92 = t50 * t48;
                let t126 = t125 * t92;
                let t127 = x1 - rt::lit::<T>(0.591717321247825) * t112;
                let t57 = rt::lit::<T>(2.0) * t53 + rt::lit::<T>(2.0);
                let t95 = t57 * t55;
                let t128 = t127 * t95;
                let t129 = k1 * (t114 + t116) + k2 * (t118 + t120)
                    + (k3 * (t122 + t124) + k4 * (t126 + t128));
                let t334 = t112 * t129;
                let t77 = x2 + k13 * t76;
                let t79 = t77 * t78;
                let t80 = x2 + k20 * t76;
                let t82 = t80 * t81;
                let t83 = k1 * (t79 + t82);
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
                let t91 = x2 + k16 * t76;
                let t93 = t91 * t92;
                let t94 = x2 + k17 * t76;
                let t96 = t94 * t95;
                let t97 = k4 * (t93 + t96);
                let t335 = t83 + t104 + (t90 + t97);
                let t336 = t319 * t335;
                let t7 = rho2 + k13 * rho2_rate;
                let t9 = t6 * (t7 * t8);
                let t14 = rho2 + k20 * rho2_rate;
                let t16 = t13 * (t14 * t15);
                let t21 = rho2 + k14 * rho2_rate;
                let t23 = t20 * (t21 * t22);
                let t28 = rho2 + k19 * rho2_rate;
                let t30 = t27 * (t28 * t29);
                let t35 = rho2 + k15 * rho2_rate;
                let t37 = t34 * (t35 * t36);
                let t42 = rho2 + k18 * rho2_rate;
                let t44 = t41 * (t42 * t43);
                let t49 = rho2 + k16 * rho2_rate;
                let t51 = t48 * (t49 * t50);
                let t56 = rho2 + k17 * rho2_rate;
                let t58 = t55 * (t56 * t57);
                let t59 = k1 * (t9 + t16) + k2 * (t23 + t30)
                    + (k3 * (t37 + t44) + k4 * (t51 + t58));
                let t337 = rho2_rate_h * t59;
                let t338 = rho1_rate_h * t76;
                let t167 = t113 * t113 + t77 * t77;
                let t168 = t7 * t7;
                let t169 = t167 + (t168 + t5);
                let t170 = t6 * (t4 * t169 + (t167 + (t168 + t60 * t60)));
                let t171 = t4 + t169 - t170;
                let t301 = t3 * t6;
                let t173 = t115 * t115 + t80 * t80;
                let t174 = t14 * t14;
                let t175 = t173 + (t174 + t12);
                let t176 = t13 * (t11 * t175 + (t173 + (t174 + t62 * t62)));
                let t177 = t11 + t175 - t176;
                let t305 = t10 * t13;
                let t318 = rt::lit::<T>(0.05061426814518813)
                    * (t171 * t301 + t177 * t305);
                let t143 = t117 * t117 + t98 * t98;
                let t144 = t21 * t21;
                let t145 = t143 + (t144 + t19);
                let t146 = t20 * (t18 * t145 + (t143 + (t144 + t64 * t64)));
                let t147 = t18 + t145 - t146;
                let t277 = t17 * t20;
                let t149 = t119 * t119 + t101 * t101;
                let t150 = t28 * t28;
                let t151 = t149 + (t150 + t26);
                let t152 = t27 * (t25 * t151 + (t149 + (t150 + t66 * t66)));
                let t153 = t25 + t151 - t152;
                let t281 = t24 * t27;
                let t315 = rt::lit::<T>(0.11119051722668724)
                    * (t147 * t277 + t153 * t281);
                let t155 = t121 * t121 + t84 * t84;
                let t156 = t35 * t35;
                let t157 = t155 + (t156 + t33);
                let t158 = t34 * (t32 * t157 + (t155 + (t156 + t68 * t68)));
                let t159 = t32 + t157 - t158;
                let t285 = t31 * t34;
                let t161 = t123 * t123 + t87 * t87;
                let t162 = t42 * t42;
                let t163 = t161 + (t162 + t40);
                let t164 = t41 * (t39 * t163 + (t161 + (t162 + t70 * t70)));
                let t165 = t39 + t163 - t164;
                let t289 = t38 * t41;
                let t316 = rt::lit::<T>(0.15685332293894363)
                    * (t159 * t285 + t165 * t289);
                let t131 = t125 * t125 + t91 * t91;
                let t132 = t49 * t49;
                let t133 = t131 + (t132 + t47);
                let t134 = t48 * (t46 * t133 + (t131 + (t132 + t72 * t72)));
                let t135 = t46 + t133 - t134;
                let t293 = t45 * t48;
                let t137 = t127 * t127 + t94 * t94;
                let t138 = t56 * t56;
                let t139 = t137 + (t138 + t54);
                let t140 = t55 * (t53 * t139 + (t137 + (t138 + t74 * t74)));
                let t141 = t53 + t139 - t140;
                let t297 = t52 * t55;
                let t317 = rt::lit::<T>(0.181341891689181) * (t135 * t293 + t141 * t297);
                let t339 = t318 + t315 + (t316 + t317);
                let t340 = xi_rate_h * t339;
                let resolution1_new = rt::lit::<T>(0.5) * t333
                    + (t334 - (t336 + (t337 + (t325 + t338)))) - t340;
                let t341 = rt::abs(t338) + rt::abs(t337)
                    + (rt::abs(t320 * t76) + rt::abs(t329 * t59));
                let t342 = rt::abs(t334) + rt::abs(t335 * x2_new_2)
                    + (rt::abs(t129 * x1_new_2) + (rt::abs(t336) + t341));
                let resolution2_new = rt::abs(xi_new_2 * t339)
                    + (rt::abs(t340)
                        + (rt::lit::<T>(0.5) * (rt::abs(t324) + rt::abs(t333)) + t342));
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
            const IDENTITY: &'static str = "de599ec2bab5ebe9e334fab6a8efdd30";
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
        /// | each step | 39 | 55 | 5 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
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
                let t1 = x2_dot - xi * x1_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = x1 * x1 + x2 * x2 + xi_dot * xi_dot;
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
                let Scheme { inv_h, half_h, h_squared, twice_h, quarter_h } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t3 = rho2_squared + rho1_squared;
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
                let t58 = rho1 + rho1_rate_h;
                let t59 = rho1 + t58;
                let xi_new_2 = xi + h * xi_rate;
                let xi_new_2_squared = xi_new_2 * xi_new_2;
                let t11 = xi_new_2_squared + rt::lit::<T>(1.0);
                let t12 = rt::lit::<T>(1.0) / t11;
                let t60 = t59 * t12;
                let t13 = xi + half_h * xi_rate;
                let t23 = half_h * t13;
                let x1_new_2 = x1 - t60 * t23;
                let x2_new_2 = x2 + half_h * t60;
                let t61 = x1 * x1 + x2 * x2;
                let t62 = t61 + t1;
                let t63 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t64 = (t2
                    * (rt::lit::<T>(0.5)
                        * (t61 + t3 + xi_squared * (rho2_squared + t62))) - reference)
                    * (rt::lit::<T>(0.5) * t63);
                let t65 = t61 + xi_squared * t62;
                let t66 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t65 * (rt::lit::<T>(0.25) * t65)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t63 * t63;
                let t67 = rt::lit::<T>(1.0) - rt::visible_quotient(t64, t66);
                let rho1_new_2 = t58 * t67;
                let t17 = rho1 + half_h * rho1_rate;
                let t14 = t13 * t13 + rt::lit::<T>(1.0);
                let t15 = t11 * t14;
                let t68 = x2_new_2 * x2_new_2 + x1_new_2 * x1_new_2;
                let t69 = t5 + t68;
                let t55 = rt::lit::<T>(2.0) * xi_new_2_squared + t10;
                let xi_plus_xi_new_2 = xi + xi_new_2;
                let t70 = (rt::lit::<T>(0.5) * (t69 + (t68 + t55))
                    - t2 * (xi_squared * t69 + (t3 + t68)))
                    * (rt::lit::<T>(0.5) * xi_plus_xi_new_2 * t12);
                let rho2_new_2 = t67
                    * (rho2 - h * (rt::lit::<T>(0.5) * t13 * (t59 * t17) / t15 + t70));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([carried[3], carried[4]]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[0],
                        motion.carried[1],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
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
                [x1,
                x2,
                xi,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = x1 * x1 + x2 * x2;
                let rho2_squared = rho2 * rho2;
                let t4 = xi_squared * (t1 + (t3 + rho2_squared));
                let rho1_squared = rho1 * rho1;
                let t5 = t4 + (t3 + (rho2_squared + rho1_squared));
                let t6 = rt::lit::<T>(2.0) * rho2_squared + rt::lit::<T>(2.0) * t3;
                let t7 = rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(1.0);
                let t8 = t2
                    * (rt::lit::<T>(2.0) * (rho1_squared + t4)
                        + (t6 + xi_squared * (t7 + t6))) + t7 * rt::abs(t5 / (t1 * t1));
                [t2 * (rt::lit::<T>(0.5) * t5), rt::lit::<T>(0.5) * t8]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a4b376e288e027fe1eb736841e49cbd4";
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
        /// | each step | 54 | 77 | 5 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
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
                let t1 = x2_dot - xi * x1_dot;
                let xi_squared = xi * xi;
                let t2 = xi_squared + rt::lit::<T>(1.0);
                let t3 = x1 * x1 + x2 * x2 + xi_dot * xi_dot;
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
                let Scheme { inv_h, half_h, h_squared, quarter_h, k1 } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t3 = rho2_squared + rho1_squared;
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
                    let t90 = half_h * rho2_rate_second + t79;
                    let t91 = t79 + t90;
                    let t92 = t91 + t16 * t91;
                    let t93 = t69 * t92;
                    let t103 = t15 + rt::lit::<T>(0.125) * t93;
                    let t104 = t103 * t103;
                    let t105 = rt::lit::<T>(1.0) / (t17 * (t104 + rt::lit::<T>(1.0)));
                    let t106 = t68 + quarter_h * rho1_rate_second;
                    let t107 = t103 * t106;
                    let t108 = t105 * (t92 * t107);
                    let xi_new_2 = t15 + rt::lit::<T>(0.25) * t93;
                    let xi_new_2_squared = xi_new_2 * xi_new_2;
                    let t94 = xi_new_2_squared + rt::lit::<T>(1.0);
                    let t95 = rt::lit::<T>(1.0) / t94;
                    let t96 = half_h * rho1_rate_second + t68;
                    let t97 = t68 + t96;
                    let t98 = t18 * t97;
                    let t99 = quarter_h * t98;
                    let t109 = t103 * t99;
                    let t110 = t80 - t109;
                    let t111 = t110 + xi_new_2_squared * t110;
                    let t100 = t99 + t81;
                    let t101 = t100 + xi_new_2_squared * t100;
                    let t118 = t15 + xi_new_2;
                    let t119 = t57 * t118;
                    let t114 = t90 * t90;
                    let t115 = xi_new_2_squared + (t114 + t82);
                    let t117 = t95
                        * (xi_new_2_squared * t115 + (t114 + (t74 + t96 * t96)));
                    let t136 = t119
                        * (rt::lit::<T>(0.5) * (t115 + (xi_new_2_squared + (t114 + t89)))
                            - t117) + t105 * (t107 * (rt::lit::<T>(0.5) * t97));
                    solution2
                        .update([
                            rt::lit::<T>(0.5) * (t108 + t95 * (t103 * t111 - t101)),
                            -t136,
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
                            let t90 = half_h * rho2_rate_second + t79;
                            let t91 = t79 + t90;
                            let t92 = t91 + t16 * t91;
                            let t93 = t69 * t92;
                            let xi_new_2 = t15 + rt::lit::<T>(0.25) * t93;
                            let xi_new_2_squared = xi_new_2 * xi_new_2;
                            let t94 = xi_new_2_squared + rt::lit::<T>(1.0);
                            let t95 = rt::lit::<T>(1.0) / t94;
                            let t96 = half_h * rho1_rate_second + t68;
                            let t97 = t68 + t96;
                            let t98 = t18 * t97;
                            let t99 = quarter_h * t98;
                            let t100 = t99 + t81;
                            let t101 = t100 + xi_new_2_squared * t100;
                            let t102 = t95 * t101;
                            let t103 = t15 + rt::lit::<T>(0.125) * t93;
                            let t104 = t103 * t103;
                            let t105 = rt::lit::<T>(1.0)
                                / (t17 * (t104 + rt::lit::<T>(1.0)));
                            let t106 = t68 + quarter_h * rho1_rate_second;
                            let t107 = t103 * t106;
                            let t108 = t105 * (t92 * t107);
                            let t109 = t103 * t99;
                            let t110 = t80 - t109;
                            let t111 = t110 + xi_new_2_squared * t110;
                            let t112 = t95 * t111;
                            let t113 = t16 + xi_new_2_squared;
                            let t114 = t90 * t90;
                            let t115 = xi_new_2_squared + (t114 + t82);
                            let t116 = t115 + (t75 + t114);
                            let t117 = t95
                                * (xi_new_2_squared * t115 + (t114 + (t74 + t96 * t96)));
                            let t118 = t15 + xi_new_2;
                            let t119 = t57 * t118;
                            let t120 = t105 * (t97 * t107);
                            let t121 = rt::lit::<T>(0.125) * xi_new_2_squared
                                + rt::lit::<T>(0.125);
                            let t122 = t95
                                * (rt::lit::<T>(0.5) * (t58 * (t121 + t104 * t121)))
                                + rt::lit::<T>(1.0) - t105 * (t103 * (k1 * t92));
                            let t123 = xi_new_2 * t84;
                            let t124 = rt::lit::<T>(0.25) * t123;
                            let t125 = rt::lit::<T>(0.5) * t123;
                            let t126 = ((t110 - t112) * t125
                                - (rt::lit::<T>(0.03125) * xi_new_2_squared
                                    + rt::lit::<T>(0.03125)) * (t98 * t86)) * (t103 * t95);
                            let t127 = t106 * t84;
                            let t128 = rt::lit::<T>(0.25) * (t103 * t85);
                            let t129 = t112 * t87 + t126
                                + t105
                                    * (t83 * t107 + t92 * (rt::lit::<T>(0.125) * t127)
                                        - t108 * t128);
                            let t130 = t105
                                * (rt::lit::<T>(0.5)
                                    * (half_h * t107 + t103 * (quarter_h * t97)))
                                - t118 * (half_h * t96) / (t17 * t94);
                            let t131 = h * t90;
                            let t132 = t125 + t131;
                            let t133 = rt::lit::<T>(0.5)
                                * (t116 * t88 + t118 * (t131 + t132))
                                + t84
                                    * (rt::lit::<T>(0.125) * t113 - rt::lit::<T>(0.25) * t117);
                            let t134 = t118
                                * (t124
                                    - t95
                                        * (t125 * (t115 - t117) + (t131 + xi_new_2_squared * t132)))
                                + t133;
                            let t135 = t57 * t134
                                + ((t127 * (rt::lit::<T>(0.125) * t97) - t120 * t128)
                                    * (rt::lit::<T>(0.5) * t105) + rt::lit::<T>(1.0));
                            (
                                [
                                    rho1_rate_second
                                        + rt::lit::<T>(0.5) * (t102 - t108 - t103 * t112),
                                    (rt::lit::<T>(0.5) * (t113 + t116) - t117) * t119
                                        + (rho2_rate_second + rt::lit::<T>(0.5) * t120),
                                ],
                                [
                                    [
                                        t122,
                                        (t100 - t102) * (t95 * t124) - rt::lit::<T>(0.5) * t129,
                                    ],
                                    [t130, t135],
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
                let t90 = half_h * rho2_rate_second + t79;
                let t91 = t79 + t90;
                let t92 = t91 + t16 * t91;
                let t93 = t69 * t92;
                let t103 = t15 + rt::lit::<T>(0.125) * t93;
                let t96 = half_h * rho1_rate_second + t68;
                let t97 = t68 + t96;
                let t98 = t18 * t97;
                let t99 = quarter_h * t98;
                let t109 = t103 * t99;
                let x1_new_2 = t72 - t109;
                let x2_new_2 = t73 + t99;
                let xi_new_2 = t15 + rt::lit::<T>(0.25) * t93;
                let t137 = x1 * x1 + x2 * x2;
                let t138 = t137 + t1;
                let t139 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t140 = (t2
                    * (rt::lit::<T>(0.5)
                        * (t137 + t3 + xi_squared * (rho2_squared + t138))) - reference)
                    * (rt::lit::<T>(0.5) * t139);
                let t141 = t137 + xi_squared * t138;
                let t142 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t141 * (rt::lit::<T>(0.25) * t141)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t139 * t139;
                let t143 = rt::lit::<T>(1.0) - rt::visible_quotient(t140, t142);
                let rho1_new_2 = t143 * t96;
                let rho2_new_2 = t143 * t90;
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
                        motion.carried[0],
                        motion.carried[1],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                    ]);
                    let after = balance([
                        carried[0],
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
                [x1,
                x2,
                xi,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let xi_squared = xi * xi;
                let t1 = xi_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = x1 * x1 + x2 * x2;
                let rho2_squared = rho2 * rho2;
                let t4 = xi_squared * (t1 + (t3 + rho2_squared));
                let rho1_squared = rho1 * rho1;
                let t5 = t4 + (t3 + (rho2_squared + rho1_squared));
                let t6 = rt::lit::<T>(2.0) * rho2_squared + rt::lit::<T>(2.0) * t3;
                let t7 = rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(1.0);
                let t8 = t2
                    * (rt::lit::<T>(2.0) * (rho1_squared + t4)
                        + (t6 + xi_squared * (t7 + t6))) + t7 * rt::abs(t5 / (t1 * t1));
                [t2 * (rt::lit::<T>(0.5) * t5), rt::lit::<T>(0.5) * t8]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8638a48c262d887146cbb23269bb4563";
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
        /// | once, from the step size | 0 | 76 | 1 | 0 | 0 | 0 |
        /// | each step | 336 | 436 | 12 | 0 | 0 | 55 |
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
                let t3 = x1 * x1 + x2 * x2 + xi_dot * xi_dot;
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
                    let t81 = rt::lit::<T>(0.13479950349996173) * t65
                        + rt::lit::<T>(0.2646186221535599) * t67
                        + (rt::lit::<T>(0.29962887740986976) * t69
                            + rt::lit::<T>(0.23895749671553695) * t71)
                        + (rt::lit::<T>(0.12372628666282504) * t73
                            + rt::lit::<T>(0.014077768468017546) * t75
                            + (rt::lit::<T>(-0.042237587700185465) * t77
                                + rt::lit::<T>(-0.03357096720958545) * t79));
                    let t120 = t81 * t113;
                    let t80 = rt::lit::<T>(-0.03357096720958545) * t65
                        + rt::lit::<T>(-0.042237587700185465) * t67
                        + (rt::lit::<T>(0.014077768468017546) * t69
                            + rt::lit::<T>(0.12372628666282504) * t71)
                        + (rt::lit::<T>(0.23895749671553695) * t73
                            + rt::lit::<T>(0.29962887740986976) * t75
                            + (rt::lit::<T>(0.2646186221535599) * t77
                                + rt::lit::<T>(0.13479950349996173) * t79));
                    let t121 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                    let t122 = t80 * t121;
                    let t123 = x1 - k49 * t120 - k57 * t122;
                    let t83 = t12 * t10;
                    let t124 = t123 * t83;
                    let t125 = x1 - k50 * t120 - k58 * t122;
                    let t110 = t19 * t17;
                    let t126 = t125 * t110;
                    let t127 = x1 - k51 * t120 - k59 * t122;
                    let t87 = t26 * t24;
                    let t128 = t127 * t87;
                    let t129 = x1 - k52 * t120 - k60 * t122;
                    let t91 = t33 * t31;
                    let t130 = t129 * t91;
                    let t131 = x1 - k53 * t120 - k61 * t122;
                    let t95 = t40 * t38;
                    let t132 = t131 * t95;
                    let t133 = x1 - k54 * t120 - k62 * t122;
                    let t99 = t47 * t45;
                    let t134 = t133 * t99;
                    let t135 = x1 - k55 * t120 - k63 * t122;
                    let t102 = t54 * t52;
                    let t136 = t135 * t102;
                    let t137 = x1 - k56 * t120 - k64 * t122;
                    let t106 = t61 * t59;
                    let t138 = t137 * t106;
                    let t139 = k8 * t124 + k7 * t126 + (k6 * t128 + k5 * t130)
                        + (k4 * t132 + k3 * t134 + (k2 * t136 + k1 * t138));
                    let t140 = t113 * t139;
                    let t114 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                    let t115 = t113 * t114;
                    let t116 = t113 * t113 + rt::lit::<T>(1.0);
                    let t751 = t115 / t116;
                    let t94 = k61 * t80 + (x2 + k53 * t81);
                    let t96 = t94 * t95;
                    let t97 = k4 * t96;
                    let t109 = k58 * t80 + (x2 + k50 * t81);
                    let t111 = t109 * t110;
                    let t112 = k7 * t111;
                    let t82 = k57 * t80 + (x2 + k49 * t81);
                    let t84 = t82 * t83;
                    let t85 = k8 * t84;
                    let t90 = k60 * t80 + (x2 + k52 * t81);
                    let t92 = t90 * t91;
                    let t93 = k5 * t92;
                    let t98 = k62 * t80 + (x2 + k54 * t81);
                    let t100 = t98 * t99;
                    let t101 = k63 * t80 + (x2 + k55 * t81);
                    let t103 = t101 * t102;
                    let t104 = k3 * t100 + k2 * t103;
                    let t86 = k59 * t80 + (x2 + k51 * t81);
                    let t88 = t86 * t87;
                    let t89 = k6 * t88;
                    let t105 = k64 * t80 + (x2 + k56 * t81);
                    let t107 = t105 * t106;
                    let t108 = k1 * t107;
                    let t752 = t140
                        + (t63 * t751 - t97 - t112 - (t85 + t93)
                            - (t104 + (t89 + t108)));
                    let t204 = t123 * t123 + t82 * t82;
                    let t205 = t11 * t11;
                    let t206 = t204 + (t205 + t9);
                    let t207 = t8 + t206;
                    let t208 = t8 * t206 + (t204 + (t205 + t64 * t64));
                    let t209 = t207 - t10 * t208;
                    let t210 = rt::lit::<T>(2.0) * t7;
                    let t753 = t209 * (t10 * t210);
                    let t150 = t127 * t127 + t86 * t86;
                    let t151 = t25 * t25;
                    let t152 = t150 + (t151 + t23);
                    let t153 = t22 + t152;
                    let t154 = t22 * t152 + (t150 + (t151 + t68 * t68));
                    let t155 = t153 - t24 * t154;
                    let t156 = rt::lit::<T>(2.0) * t21;
                    let t754 = t155 * (t24 * t156);
                    let t168 = t129 * t129 + t90 * t90;
                    let t169 = t32 * t32;
                    let t170 = t168 + (t169 + t30);
                    let t171 = t29 + t170;
                    let t172 = t29 * t170 + (t168 + (t169 + t70 * t70));
                    let t173 = t171 - t31 * t172;
                    let t174 = rt::lit::<T>(2.0) * t28;
                    let t755 = t173 * (t31 * t174);
                    let t186 = t135 * t135 + t101 * t101;
                    let t187 = t53 * t53;
                    let t188 = t186 + (t187 + t51);
                    let t189 = t50 + t188;
                    let t190 = t50 * t188 + (t186 + (t187 + t76 * t76));
                    let t191 = t189 - t52 * t190;
                    let t192 = rt::lit::<T>(2.0) * t49;
                    let t756 = t191 * (t52 * t192);
                    let t195 = t137 * t137 + t105 * t105;
                    let t196 = t60 * t60;
                    let t197 = t195 + (t196 + t58);
                    let t198 = t57 + t197;
                    let t199 = t57 * t197 + (t195 + (t196 + t78 * t78));
                    let t200 = t198 - t59 * t199;
                    let t201 = rt::lit::<T>(2.0) * t56;
                    let t757 = t200 * (t59 * t201);
                    let t177 = t131 * t131 + t94 * t94;
                    let t178 = t39 * t39;
                    let t179 = t177 + (t178 + t37);
                    let t180 = t36 + t179;
                    let t181 = t36 * t179 + (t177 + (t178 + t72 * t72));
                    let t182 = t180 - t38 * t181;
                    let t183 = rt::lit::<T>(2.0) * t35;
                    let t758 = t182 * (t38 * t183);
                    let t159 = t133 * t133 + t98 * t98;
                    let t160 = t46 * t46;
                    let t161 = t159 + (t160 + t44);
                    let t162 = t43 + t161;
                    let t163 = t43 * t161 + (t159 + (t160 + t74 * t74));
                    let t164 = t162 - t45 * t163;
                    let t165 = rt::lit::<T>(2.0) * t42;
                    let t759 = t164 * (t45 * t165);
                    let t141 = t125 * t125 + t109 * t109;
                    let t142 = t18 * t18;
                    let t143 = t141 + (t142 + t16);
                    let t144 = t15 + t143;
                    let t145 = t15 * t143 + (t141 + (t142 + t66 * t66));
                    let t146 = t144 - t17 * t145;
                    let t147 = rt::lit::<T>(2.0) * t14;
                    let t760 = t146 * (t17 * t147);
                    let t761 = k1 * t757 + k4 * t758
                        + (k3 * t759 + (k7 * t760 + t81 * t751));
                    let t762 = -(k8 * t753 + k6 * t754 + (k5 * t755 + k2 * t756) + t761);
                    let t214 = k16 * t13 + k15 * t20 + (k14 * t27 + k13 * t34)
                        + (k12 * t41 + k11 * t48 + (k10 * t55 + k9 * t62));
                    let t228 = k16 * t124 + k15 * t126 + (k14 * t128 + k13 * t130)
                        + (k12 * t132 + k11 * t134 + (k10 * t136 + k9 * t138));
                    let t229 = t121 * t228;
                    let t222 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                    let t223 = t121 * t222;
                    let t224 = t121 * t121 + rt::lit::<T>(1.0);
                    let t763 = t223 / t224;
                    let t218 = k12 * t96;
                    let t221 = k15 * t111;
                    let t215 = k16 * t84;
                    let t217 = k13 * t92;
                    let t219 = k11 * t100 + k10 * t103;
                    let t216 = k14 * t88;
                    let t220 = k9 * t107;
                    let t764 = t229
                        + (t214 * t763 - t218 - t221 - (t215 + t217)
                            - (t219 + (t216 + t220)));
                    let t765 = k9 * t757 + k12 * t758
                        + (k11 * t759 + (k15 * t760 + t80 * t763));
                    let t766 = -(k16 * t753 + k14 * t754 + (k13 * t755 + k10 * t756)
                        + t765);
                    solution1.update([t63, t752, t762, t214, t764, t766]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t3 = t2
                                * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2);
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
                            let t120 = t81 * t113;
                            let t121 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                            let t122 = t80 * t121;
                            let t123 = x1 - k49 * t120 - k57 * t122;
                            let t124 = t123 * t83;
                            let t125 = x1 - k50 * t120 - k58 * t122;
                            let t126 = t125 * t110;
                            let t127 = x1 - k51 * t120 - k59 * t122;
                            let t128 = t127 * t87;
                            let t129 = x1 - k52 * t120 - k60 * t122;
                            let t130 = t129 * t91;
                            let t131 = x1 - k53 * t120 - k61 * t122;
                            let t132 = t131 * t95;
                            let t133 = x1 - k54 * t120 - k62 * t122;
                            let t134 = t133 * t99;
                            let t135 = x1 - k55 * t120 - k63 * t122;
                            let t136 = t135 * t102;
                            let t137 = x1 - k56 * t120 - k64 * t122;
                            let t138 = t137 * t106;
                            let t139 = k8 * t124 + k7 * t126 + (k6 * t128 + k5 * t130)
                                + (k4 * t132 + k3 * t134 + (k2 * t136 + k1 * t138));
                            let t140 = t113 * t139;
                            let t141 = t125 * t125 + t109 * t109;
                            let t142 = t18 * t18;
                            let t143 = t141 + (t142 + t16);
                            let t144 = t15 + t143;
                            let t145 = t15 * t143 + (t141 + (t142 + t66 * t66));
                            let t146 = t144 - t17 * t145;
                            let t147 = rt::lit::<T>(2.0) * t14;
                            let t148 = t146 * t147;
                            let t149 = t17 * t148;
                            let t150 = t127 * t127 + t86 * t86;
                            let t151 = t25 * t25;
                            let t152 = t150 + (t151 + t23);
                            let t153 = t22 + t152;
                            let t154 = t22 * t152 + (t150 + (t151 + t68 * t68));
                            let t155 = t153 - t24 * t154;
                            let t156 = rt::lit::<T>(2.0) * t21;
                            let t157 = t155 * t156;
                            let t158 = t24 * t157;
                            let t159 = t133 * t133 + t98 * t98;
                            let t160 = t46 * t46;
                            let t161 = t159 + (t160 + t44);
                            let t162 = t43 + t161;
                            let t163 = t43 * t161 + (t159 + (t160 + t74 * t74));
                            let t164 = t162 - t45 * t163;
                            let t165 = rt::lit::<T>(2.0) * t42;
                            let t166 = t164 * t165;
                            let t167 = t45 * t166;
                            let t168 = t129 * t129 + t90 * t90;
                            let t169 = t32 * t32;
                            let t170 = t168 + (t169 + t30);
                            let t171 = t29 + t170;
                            let t172 = t29 * t170 + (t168 + (t169 + t70 * t70));
                            let t173 = t171 - t31 * t172;
                            let t174 = rt::lit::<T>(2.0) * t28;
                            let t175 = t173 * t174;
                            let t176 = t31 * t175;
                            let t177 = t131 * t131 + t94 * t94;
                            let t178 = t39 * t39;
                            let t179 = t177 + (t178 + t37);
                            let t180 = t36 + t179;
                            let t181 = t36 * t179 + (t177 + (t178 + t72 * t72));
                            let t182 = t180 - t38 * t181;
                            let t183 = rt::lit::<T>(2.0) * t35;
                            let t184 = t182 * t183;
                            let t185 = t38 * t184;
                            let t186 = t135 * t135 + t101 * t101;
                            let t187 = t53 * t53;
                            let t188 = t186 + (t187 + t51);
                            let t189 = t50 + t188;
                            let t190 = t50 * t188 + (t186 + (t187 + t76 * t76));
                            let t191 = t189 - t52 * t190;
                            let t192 = rt::lit::<T>(2.0) * t49;
                            let t193 = t191 * t192;
                            let t194 = t52 * t193;
                            let t195 = t137 * t137 + t105 * t105;
                            let t196 = t60 * t60;
                            let t197 = t195 + (t196 + t58);
                            let t198 = t57 + t197;
                            let t199 = t57 * t197 + (t195 + (t196 + t78 * t78));
                            let t200 = t198 - t59 * t199;
                            let t201 = rt::lit::<T>(2.0) * t56;
                            let t202 = t200 * t201;
                            let t203 = t59 * t202;
                            let t204 = t123 * t123 + t82 * t82;
                            let t205 = t11 * t11;
                            let t206 = t204 + (t205 + t9);
                            let t207 = t8 + t206;
                            let t208 = t8 * t206 + (t204 + (t205 + t64 * t64));
                            let t209 = t207 - t10 * t208;
                            let t210 = rt::lit::<T>(2.0) * t7;
                            let t211 = t209 * t210;
                            let t212 = t10 * t211;
                            let t213 = k4 * t185 + k2 * t194
                                + (k1 * t203 + (k8 * t212 + (rho2_rate_1 + t81 * t118)));
                            let t214 = k16 * t13 + k15 * t20 + (k14 * t27 + k13 * t34)
                                + (k12 * t41 + k11 * t48 + (k10 * t55 + k9 * t62));
                            let t215 = k16 * t84;
                            let t216 = k14 * t88;
                            let t217 = k13 * t92;
                            let t218 = k12 * t96;
                            let t219 = k11 * t100 + k10 * t103;
                            let t220 = k9 * t107;
                            let t221 = k15 * t111;
                            let t222 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                            let t223 = t121 * t222;
                            let t224 = t121 * t121 + rt::lit::<T>(1.0);
                            let t225 = rt::lit::<T>(1.0) / t224;
                            let t226 = t223 * t225;
                            let t227 = t215 + t216 + (t217 + t218)
                                + (t219 + (t220 + (t221 + (rho1_rate_2 - t226 * t214))));
                            let t228 = k16 * t124 + k15 * t126
                                + (k14 * t128 + k13 * t130)
                                + (k12 * t132 + k11 * t134 + (k10 * t136 + k9 * t138));
                            let t229 = t121 * t228;
                            let t230 = k12 * t185 + k10 * t194
                                + (k9 * t203 + (k16 * t212 + (rho2_rate_2 + t80 * t226)));
                            let t231 = k49 * t7;
                            let t232 = t10 * t231;
                            let t233 = rt::lit::<T>(4.0) * t11 - rt::lit::<T>(2.0) * t13;
                            let t234 = t232 * t233;
                            let t235 = k50 * t14;
                            let t236 = t17 * t235;
                            let t237 = rt::lit::<T>(4.0) * t18 - rt::lit::<T>(2.0) * t20;
                            let t238 = t236 * t237;
                            let t239 = k51 * t21;
                            let t240 = t24 * t239;
                            let t241 = rt::lit::<T>(4.0) * t25 - rt::lit::<T>(2.0) * t27;
                            let t242 = t240 * t241;
                            let t243 = k52 * t28;
                            let t244 = t31 * t243;
                            let t245 = rt::lit::<T>(4.0) * t32 - rt::lit::<T>(2.0) * t34;
                            let t246 = t244 * t245;
                            let t247 = k53 * t35;
                            let t248 = t38 * t247;
                            let t249 = rt::lit::<T>(4.0) * t39 - rt::lit::<T>(2.0) * t41;
                            let t250 = t248 * t249;
                            let t251 = k54 * t42;
                            let t252 = t45 * t251;
                            let t253 = rt::lit::<T>(4.0) * t46 - rt::lit::<T>(2.0) * t48;
                            let t254 = t252 * t253;
                            let t255 = k55 * t49;
                            let t256 = t52 * t255;
                            let t257 = rt::lit::<T>(4.0) * t53 - rt::lit::<T>(2.0) * t55;
                            let t258 = t256 * t257;
                            let t259 = k56 * t56;
                            let t260 = t59 * t259;
                            let t261 = rt::lit::<T>(4.0) * t60 - rt::lit::<T>(2.0) * t62;
                            let t262 = t260 * t261;
                            let t263 = k8 * t234 + k7 * t238 + (k6 * t242 + k5 * t246)
                                + (k4 * t250 + k3 * t254 + (k2 * t258 + k1 * t262));
                            let t264 = t10 * (k69 + k69 * t8);
                            let t265 = t17 * (k70 + k70 * t15);
                            let t266 = t24 * (k71 + k71 * t22);
                            let t267 = t31 * (k72 + k72 * t29);
                            let t268 = t38 * (k73 + k73 * t36);
                            let t269 = t45 * (k74 + k74 * t43);
                            let t270 = t52 * (k75 + k75 * t50);
                            let t271 = t59 * (k76 + k76 * t57);
                            let t272 = k8 * t264 + k7 * t265 + (k6 * t266 + k5 * t267)
                                + (k4 * t268 + k3 * t269 + (k2 * t270 + k1 * t271));
                            let t273 = k57 * t7;
                            let t274 = t10 * t273;
                            let t275 = t274 * t233;
                            let t276 = k58 * t14;
                            let t277 = t17 * t276;
                            let t278 = t277 * t237;
                            let t279 = k59 * t21;
                            let t280 = t24 * t279;
                            let t281 = t280 * t241;
                            let t282 = k60 * t28;
                            let t283 = t31 * t282;
                            let t284 = t283 * t245;
                            let t285 = k61 * t35;
                            let t286 = t38 * t285;
                            let t287 = t286 * t249;
                            let t288 = k62 * t42;
                            let t289 = t45 * t288;
                            let t290 = t289 * t253;
                            let t291 = k63 * t49;
                            let t292 = t52 * t291;
                            let t293 = t292 * t257;
                            let t294 = k64 * t56;
                            let t295 = t59 * t294;
                            let t296 = t295 * t261;
                            let t297 = k8 * t275 + k7 * t278 + (k6 * t281 + k5 * t284)
                                + (k4 * t287 + k3 * t290 + (k2 * t293 + k1 * t296));
                            let t298 = t10 * (k77 + k77 * t8);
                            let t299 = t17 * (k78 + k78 * t15);
                            let t300 = t24 * (k79 + k79 * t22);
                            let t301 = t31 * (k80 + k80 * t29);
                            let t302 = t38 * (k81 + k81 * t36);
                            let t303 = t45 * (k82 + k82 * t43);
                            let t304 = t52 * (k83 + k83 * t50);
                            let t305 = t59 * (k84 + k84 * t57);
                            let t306 = k8 * t298 + k7 * t299 + (k6 * t300 + k5 * t301)
                                + (k4 * t302 + k3 * t303 + (k2 * t304 + k1 * t305));
                            let t307 = rt::lit::<T>(2.0) * t31;
                            let t308 = k72 * t28;
                            let t309 = t65 * t232;
                            let t310 = t67 * t236;
                            let t311 = t69 * t240;
                            let t312 = t71 * t244;
                            let t313 = t73 * t248;
                            let t314 = t75 * t252;
                            let t315 = t77 * t256;
                            let t316 = t79 * t260;
                            let t317 = k17 * t309 + k18 * t310
                                + (k19 * t311 + k20 * t312)
                                + (k21 * t313 + k22 * t314 + (k23 * t315 + k24 * t316));
                            let t318 = k25 * t309 + k26 * t310
                                + (k27 * t311 + k28 * t312)
                                + (k29 * t313 + k30 * t314 + (k31 * t315 + k32 * t316));
                            let t319 = k52 * t317 + k60 * t318;
                            let t320 = t307
                                * (t90 * t308 - t319 - (t29 * t319 + t243 * t92));
                            let t321 = rt::lit::<T>(2.0) * t38;
                            let t322 = k73 * t35;
                            let t323 = k53 * t317 + k61 * t318;
                            let t324 = t321
                                * (t94 * t322 - t323 - (t36 * t323 + t247 * t96));
                            let t325 = rt::lit::<T>(2.0) * t45;
                            let t326 = k74 * t42;
                            let t327 = k54 * t317 + k62 * t318;
                            let t328 = t325
                                * (t98 * t326 - t327 - (t43 * t327 + t251 * t100));
                            let t329 = rt::lit::<T>(2.0) * t52;
                            let t330 = k75 * t49;
                            let t331 = k55 * t317 + k63 * t318;
                            let t332 = t329
                                * (t101 * t330 - t331 - (t50 * t331 + t255 * t103));
                            let t333 = rt::lit::<T>(2.0) * t59;
                            let t334 = k76 * t56;
                            let t335 = k56 * t317 + k64 * t318;
                            let t336 = t333
                                * (t105 * t334 - t335 - (t57 * t335 + t259 * t107));
                            let t337 = rt::lit::<T>(2.0) * t10;
                            let t338 = k69 * t7;
                            let t339 = k49 * t317 + k57 * t318;
                            let t340 = t337
                                * (t82 * t338 - t339 - (t8 * t339 + t84 * t231));
                            let t341 = k8 * t340
                                - (t118 * t263
                                    + t63 * (t117 * (k65 * t114 - t118 * (k85 * t113))));
                            let t342 = rt::lit::<T>(2.0) * t17;
                            let t343 = k70 * t14;
                            let t344 = k50 * t317 + k58 * t318;
                            let t345 = t342
                                * (t109 * t343 - t344 - (t15 * t344 + t235 * t111));
                            let t346 = rt::lit::<T>(2.0) * t24;
                            let t347 = k71 * t21;
                            let t348 = k51 * t317 + k59 * t318;
                            let t349 = t346
                                * (t86 * t347 - t348 - (t22 * t348 + t239 * t88));
                            let t350 = k5 * t320 + k4 * t324 + (k3 * t328 + k2 * t332)
                                + (k1 * t336 - k65 * t139
                                    + (t341 + (k7 * t345 + k6 * t349)));
                            let t351 = k65 * t81 - t113 * t317;
                            let t352 = k67 * t80 - t121 * t318;
                            let t353 = k49 * t351 + k57 * t352;
                            let t354 = (t123 * t338 - t353 - (t8 * t353 + t124 * t231))
                                * t337;
                            let t355 = k50 * t351 + k58 * t352;
                            let t356 = (t125 * t343 - t355 - (t15 * t355 + t235 * t126))
                                * t342;
                            let t357 = k51 * t351 + k59 * t352;
                            let t358 = (t127 * t347 - t357 - (t22 * t357 + t239 * t128))
                                * t346;
                            let t359 = k52 * t351 + k60 * t352;
                            let t360 = (t129 * t308 - t359 - (t29 * t359 + t243 * t130))
                                * t307;
                            let t361 = k53 * t351 + k61 * t352;
                            let t362 = (t131 * t322 - t361 - (t36 * t361 + t247 * t132))
                                * t321;
                            let t363 = k54 * t351 + k62 * t352;
                            let t364 = (t133 * t326 - t363 - (t43 * t363 + t251 * t134))
                                * t325;
                            let t365 = k55 * t351 + k63 * t352;
                            let t366 = (t135 * t330 - t365 - (t50 * t365 + t255 * t136))
                                * t329;
                            let t367 = k56 * t351 + k64 * t352;
                            let t368 = (t137 * t334 - t367 - (t57 * t367 + t259 * t138))
                                * t333;
                            let t369 = k8 * t354 + k7 * t356 + (k6 * t358 + k5 * t360)
                                + (k4 * t362 + k3 * t364 + (k2 * t366 + k1 * t368));
                            let t370 = k86 * t10 + k87 * t17 + (k88 * t24 + k89 * t31)
                                + (k90 * t38 + k91 * t45 + (k92 * t52 + k93 * t59));
                            let t371 = t113 * t370;
                            let t372 = k94 * t10 + k95 * t17 + (k96 * t24 + k97 * t31)
                                + (k98 * t38 + k99 * t45 + (k100 * t52 + k101 * t59));
                            let t373 = t121 * t372;
                            let t374 = t83 * (k49 * t371 + k57 * t373);
                            let t375 = t110 * (k50 * t371 + k58 * t373);
                            let t376 = t87 * (k51 * t371 + k59 * t373);
                            let t377 = t91 * (k52 * t371 + k60 * t373);
                            let t378 = t95 * (k53 * t371 + k61 * t373);
                            let t379 = t99 * (k54 * t371 + k62 * t373);
                            let t380 = t102 * (k55 * t371 + k63 * t373);
                            let t381 = t106 * (k56 * t371 + k64 * t373);
                            let t382 = k8 * t374 + k7 * t375 + (k6 * t376 + k5 * t377)
                                + (k4 * t378 + k3 * t379 + (k2 * t380 + k1 * t381));
                            let t383 = t83 * (k49 * t370 + k57 * t372);
                            let t384 = t87 * (k51 * t370 + k59 * t372);
                            let t385 = t91 * (k52 * t370 + k60 * t372);
                            let t386 = t95 * (k53 * t370 + k61 * t372);
                            let t387 = t99 * (k54 * t370 + k62 * t372);
                            let t388 = t102 * (k55 * t370 + k63 * t372);
                            let t389 = t106 * (k56 * t370 + k64 * t372);
                            let t390 = t110 * (k50 * t370 + k58 * t372);
                            let t391 = k3 * t387 + k2 * t388
                                + (k1 * t389
                                    + (k7 * t390
                                        + (rt::lit::<T>(1.0) - t63 * (k65 * t113 * t117))));
                            let t392 = t113 * t382
                                + (k8 * t383 + k6 * t384 + (k5 * t385 + k4 * t386) + t391);
                            let t393 = k80 * t28;
                            let t394 = t65 * t274;
                            let t395 = t67 * t277;
                            let t396 = t69 * t280;
                            let t397 = t71 * t283;
                            let t398 = t73 * t286;
                            let t399 = t75 * t289;
                            let t400 = t77 * t292;
                            let t401 = t79 * t295;
                            let t402 = k17 * t394 + k18 * t395
                                + (k19 * t396 + k20 * t397)
                                + (k21 * t398 + k22 * t399 + (k23 * t400 + k24 * t401));
                            let t403 = k25 * t394 + k26 * t395
                                + (k27 * t396 + k28 * t397)
                                + (k29 * t398 + k30 * t399 + (k31 * t400 + k32 * t401));
                            let t404 = k52 * t402 + k60 * t403;
                            let t405 = t307
                                * (t90 * t393 - t404 - (t29 * t404 + t282 * t92));
                            let t406 = k81 * t35;
                            let t407 = k53 * t402 + k61 * t403;
                            let t408 = t321
                                * (t94 * t406 - t407 - (t36 * t407 + t285 * t96));
                            let t409 = k82 * t42;
                            let t410 = k54 * t402 + k62 * t403;
                            let t411 = t325
                                * (t98 * t409 - t410 - (t43 * t410 + t288 * t100));
                            let t412 = k83 * t49;
                            let t413 = k55 * t402 + k63 * t403;
                            let t414 = t329
                                * (t101 * t412 - t413 - (t50 * t413 + t291 * t103));
                            let t415 = k84 * t56;
                            let t416 = k56 * t402 + k64 * t403;
                            let t417 = t333
                                * (t105 * t415 - t416 - (t57 * t416 + t294 * t107));
                            let t418 = k77 * t7;
                            let t419 = k49 * t402 + k57 * t403;
                            let t420 = t337
                                * (t82 * t418 - t419 - (t8 * t419 + t84 * t273));
                            let t421 = k8 * t420
                                - (t118 * t297
                                    + t63 * (t117 * (k66 * t114 - t118 * (k102 * t113))));
                            let t422 = k78 * t14;
                            let t423 = k50 * t402 + k58 * t403;
                            let t424 = t342
                                * (t109 * t422 - t423 - (t15 * t423 + t276 * t111));
                            let t425 = k79 * t21;
                            let t426 = k51 * t402 + k59 * t403;
                            let t427 = t346
                                * (t86 * t425 - t426 - (t22 * t426 + t279 * t88));
                            let t428 = k5 * t405 + k4 * t408 + (k3 * t411 + k2 * t414)
                                + (k1 * t417 - k66 * t139
                                    + (t421 + (k7 * t424 + k6 * t427)));
                            let t429 = k66 * t81 - t113 * t402;
                            let t430 = k68 * t80 - t121 * t403;
                            let t431 = k49 * t429 + k57 * t430;
                            let t432 = t337
                                * (t123 * t418 - t431 - (t8 * t431 + t124 * t273));
                            let t433 = k50 * t429 + k58 * t430;
                            let t434 = t342
                                * (t125 * t422 - t433 - (t15 * t433 + t276 * t126));
                            let t435 = k51 * t429 + k59 * t430;
                            let t436 = t346
                                * (t127 * t425 - t435 - (t22 * t435 + t279 * t128));
                            let t437 = k52 * t429 + k60 * t430;
                            let t438 = t307
                                * (t129 * t393 - t437 - (t29 * t437 + t282 * t130));
                            let t439 = k53 * t429 + k61 * t430;
                            let t440 = t321
                                * (t131 * t406 - t439 - (t36 * t439 + t285 * t132));
                            let t441 = k54 * t429 + k62 * t430;
                            let t442 = t325
                                * (t133 * t409 - t441 - (t43 * t441 + t288 * t134));
                            let t443 = k55 * t429 + k63 * t430;
                            let t444 = t329
                                * (t135 * t412 - t443 - (t50 * t443 + t291 * t136));
                            let t445 = k56 * t429 + k64 * t430;
                            let t446 = t333
                                * (t137 * t415 - t445 - (t57 * t445 + t294 * t138));
                            let t447 = k8 * t432 + k7 * t434 + (k6 * t436 + k5 * t438)
                                + (k4 * t440 + k3 * t442 + (k2 * t444 + k1 * t446));
                            let t448 = k103 * t10 + k104 * t17
                                + (k105 * t24 + k106 * t31)
                                + (k107 * t38 + k108 * t45 + (k109 * t52 + k110 * t59));
                            let t449 = t113 * t448;
                            let t450 = k111 * t10 + k112 * t17
                                + (k113 * t24 + k114 * t31)
                                + (k115 * t38 + k116 * t45 + (k117 * t52 + k118 * t59));
                            let t451 = t121 * t450;
                            let t452 = t83 * (k49 * t449 + k57 * t451);
                            let t453 = t110 * (k50 * t449 + k58 * t451);
                            let t454 = t87 * (k51 * t449 + k59 * t451);
                            let t455 = t91 * (k52 * t449 + k60 * t451);
                            let t456 = t95 * (k53 * t449 + k61 * t451);
                            let t457 = t99 * (k54 * t449 + k62 * t451);
                            let t458 = t102 * (k55 * t449 + k63 * t451);
                            let t459 = t106 * (k56 * t449 + k64 * t451);
                            let t460 = k8 * t452 + k7 * t453 + (k6 * t454 + k5 * t455)
                                + (k4 * t456 + k3 * t457 + (k2 * t458 + k1 * t459));
                            let t461 = t83 * (k49 * t448 + k57 * t450);
                            let t462 = t110 * (k50 * t448 + k58 * t450);
                            let t463 = t91 * (k52 * t448 + k60 * t450);
                            let t464 = t95 * (k53 * t448 + k61 * t450);
                            let t465 = t99 * (k54 * t448 + k62 * t450);
                            let t466 = t102 * (k55 * t448 + k63 * t450);
                            let t467 = t106 * (k56 * t448 + k64 * t450);
                            let t468 = t87 * (k51 * t448 + k59 * t450);
                            let t469 = k3 * t465 + k2 * t466
                                + (k1 * t467 + (k6 * t468 - t63 * (k66 * t113 * t117)));
                            let t470 = t113 * t460
                                + (k8 * t461 + k7 * t462 + (k5 * t463 + k4 * t464) + t469);
                            let t471 = rt::lit::<T>(1.0) / (t51 * t51);
                            let t472 = rt::lit::<T>(-0.042237587700185465) * t52;
                            let t473 = t49 * t472;
                            let t474 = rt::lit::<T>(-0.03357096720958545) * t59;
                            let t475 = t56 * t474;
                            let t476 = t59 * t475;
                            let t477 = t475 - t57 * t476;
                            let t478 = t477 - t476;
                            let t479 = h * t478;
                            let t480 = t105 * t479;
                            let t481 = t52 * t473;
                            let t482 = t473 - t50 * t481;
                            let t483 = t482 - t481;
                            let t484 = h * t483;
                            let t485 = t101 * t484;
                            let t486 = rt::lit::<T>(0.014077768468017546) * t45;
                            let t487 = t42 * t486;
                            let t488 = t45 * t487;
                            let t489 = t487 - t43 * t488;
                            let t490 = t489 - t488;
                            let t491 = h * t490;
                            let t492 = t98 * t491;
                            let t493 = rt::lit::<T>(0.12372628666282504) * t38;
                            let t494 = t35 * t493;
                            let t495 = t38 * t494;
                            let t496 = t494 - t36 * t495;
                            let t497 = t496 - t495;
                            let t498 = h * t497;
                            let t499 = t94 * t498;
                            let t500 = rt::lit::<T>(0.23895749671553695) * t31;
                            let t501 = t28 * t500;
                            let t502 = t31 * t501;
                            let t503 = t501 - t29 * t502;
                            let t504 = t503 - t502;
                            let t505 = h * t504;
                            let t506 = t90 * t505;
                            let t507 = rt::lit::<T>(0.29962887740986976) * t24;
                            let t508 = t21 * t507;
                            let t509 = t24 * t508;
                            let t510 = t508 - t22 * t509;
                            let t511 = t510 - t509;
                            let t512 = h * t511;
                            let t513 = t86 * t512;
                            let t514 = rt::lit::<T>(0.2646186221535599) * t17;
                            let t515 = t14 * t514;
                            let t516 = t17 * t515;
                            let t517 = t515 - t15 * t516;
                            let t518 = t517 - t516;
                            let t519 = h * t518;
                            let t520 = t109 * t519;
                            let t521 = rt::lit::<T>(0.13479950349996173) * t10;
                            let t522 = t7 * t521;
                            let t523 = t10 * t522;
                            let t524 = t522 - t8 * t523;
                            let t525 = t524 - t523;
                            let t526 = h * t525;
                            let t527 = t82 * t526;
                            let t528 = k41 * t480 + k42 * t485
                                + (k43 * t492 + k44 * t499)
                                + (k45 * t506 + k46 * t513 + (k47 * t520 + k48 * t527));
                            let t529 = t137 * t479;
                            let t530 = t135 * t484;
                            let t531 = t133 * t491;
                            let t532 = t131 * t498;
                            let t533 = t129 * t505;
                            let t534 = t127 * t512;
                            let t535 = t125 * t519;
                            let t536 = t123 * t526;
                            let t537 = k41 * t529 + k42 * t530
                                + (k43 * t531 + k44 * t532)
                                + (k45 * t533 + k46 * t534 + (k47 * t535 + k48 * t536));
                            let t538 = t528 - t121 * t537;
                            let t539 = k34 * t485 + k35 * t492
                                + (k36 * t499 + k37 * t506)
                                + (k38 * t513 + k39 * t520
                                    + (k40 * t527 + (t118 + k33 * t480)));
                            let t540 = k33 * t529 + k34 * t530
                                + (k35 * t531 + k36 * t532)
                                + (k37 * t533 + k38 * t534 + (k39 * t535 + k40 * t536));
                            let t541 = t539 - t113 * t540;
                            let t542 = rt::lit::<T>(0.2646186221535599) * t538
                                + rt::lit::<T>(-0.042237587700185465) * t541;
                            let t543 = t471 * (t190 * t473 - k2 * t193 - t76 * t542)
                                + (t473 + t482 - t188 * t481);
                            let t544 = t192 * t543
                                + (t189 * t472
                                    - t190 * (rt::lit::<T>(-0.042237587700185465) * t471));
                            let t545 = rt::lit::<T>(1.0) / (t44 * t44);
                            let t546 = rt::lit::<T>(0.29962887740986976) * t538
                                + rt::lit::<T>(0.014077768468017546) * t541;
                            let t547 = t545 * (t163 * t487 - k3 * t166 - t74 * t546)
                                + (t487 + t489 - t161 * t488);
                            let t548 = t165 * t547
                                + (t162 * t486
                                    - t163 * (rt::lit::<T>(0.014077768468017546) * t545));
                            let t549 = rt::lit::<T>(1.0) / (t37 * t37);
                            let t550 = rt::lit::<T>(0.23895749671553695) * t538
                                + rt::lit::<T>(0.12372628666282504) * t541;
                            let t551 = t549 * (t181 * t494 - k4 * t184 - t72 * t550)
                                + (t494 + t496 - t179 * t495);
                            let t552 = t183 * t551
                                + (t180 * t493
                                    - t181 * (rt::lit::<T>(0.12372628666282504) * t549));
                            let t553 = rt::lit::<T>(1.0) / (t30 * t30);
                            let t554 = rt::lit::<T>(0.12372628666282504) * t538
                                + rt::lit::<T>(0.23895749671553695) * t541;
                            let t555 = t553 * (t172 * t501 - k5 * t175 - t70 * t554)
                                + (t501 + t503 - t170 * t502);
                            let t556 = t174 * t555
                                + (t171 * t500
                                    - t172 * (rt::lit::<T>(0.23895749671553695) * t553));
                            let t557 = rt::lit::<T>(1.0) / (t23 * t23);
                            let t558 = rt::lit::<T>(0.014077768468017546) * t538
                                + rt::lit::<T>(0.29962887740986976) * t541;
                            let t559 = t557 * (t154 * t508 - k6 * t157 - t68 * t558)
                                + (t508 + t510 - t152 * t509);
                            let t560 = t156 * t559
                                + (t153 * t507
                                    - t154 * (rt::lit::<T>(0.29962887740986976) * t557));
                            let t561 = rt::lit::<T>(1.0) / (t16 * t16);
                            let t562 = rt::lit::<T>(-0.042237587700185465) * t538
                                + rt::lit::<T>(0.2646186221535599) * t541;
                            let t563 = t561 * (t145 * t515 - k7 * t148 - t66 * t562)
                                + (t515 + t517 - t143 * t516);
                            let t564 = t147 * t563
                                + (t144 * t514
                                    - t145 * (rt::lit::<T>(0.2646186221535599) * t561));
                            let t565 = rt::lit::<T>(1.0) / (t9 * t9);
                            let t566 = rt::lit::<T>(-0.03357096720958545) * t538
                                + rt::lit::<T>(0.13479950349996173) * t541;
                            let t567 = t565 * (t208 * t522 - k8 * t211 - t64 * t566)
                                + (t522 + t524 - t206 * t523);
                            let t568 = t210 * t567
                                + (t207 * t521
                                    - t208 * (rt::lit::<T>(0.13479950349996173) * t565));
                            let t569 = rt::lit::<T>(1.0) / (t58 * t58);
                            let t570 = rt::lit::<T>(0.13479950349996173) * t538
                                + rt::lit::<T>(-0.03357096720958545) * t541;
                            let t571 = t569 * (t199 * t475 - k1 * t202 - t78 * t570)
                                + (t475 + t477 - t197 * t476);
                            let t572 = t201 * t571
                                + (t198 * t474
                                    - t199 * (rt::lit::<T>(-0.03357096720958545) * t569));
                            let t573 = t81 * t117;
                            let t574 = t114 * t573
                                - t81
                                    * (t540
                                        + t115 * (rt::lit::<T>(2.0) * t113) / (t116 * t116));
                            let t575 = t537 * (h * t80);
                            let t576 = k51 * t560 + k50 * t564
                                + (k49 * t568
                                    + (k56 * t572
                                        + (k65 * t574 - rt::lit::<T>(0.5386751345948129) * t575)));
                            let t577 = rt::lit::<T>(2.0) * t76;
                            let t578 = t52 * t542 - t481 * t577;
                            let t579 = rt::lit::<T>(2.0) * t74;
                            let t580 = t45 * t546 - t488 * t579;
                            let t581 = rt::lit::<T>(2.0) * t72;
                            let t582 = t38 * t550 - t495 * t581;
                            let t583 = rt::lit::<T>(2.0) * t70;
                            let t584 = t31 * t554 - t502 * t583;
                            let t585 = rt::lit::<T>(2.0) * t68;
                            let t586 = t24 * t558 - t509 * t585;
                            let t587 = rt::lit::<T>(2.0) * t66;
                            let t588 = t17 * t562 - t516 * t587;
                            let t589 = rt::lit::<T>(2.0) * t64;
                            let t590 = t10 * t566 - t523 * t589;
                            let t591 = rt::lit::<T>(2.0) * t78;
                            let t592 = t59 * t570 - t476 * t591;
                            let t593 = t573 * (h * t113);
                            let t594 = k51 * t586 + k50 * t588
                                + (k49 * t590 + (k56 * t592 + rt::lit::<T>(0.25) * t593));
                            let t595 = h * t53;
                            let t596 = t483 * t595;
                            let t597 = h * t46;
                            let t598 = t490 * t597;
                            let t599 = h * t39;
                            let t600 = t497 * t599;
                            let t601 = h * t32;
                            let t602 = t504 * t601;
                            let t603 = h * t25;
                            let t604 = t511 * t603;
                            let t605 = h * t18;
                            let t606 = t518 * t605;
                            let t607 = h * t11;
                            let t608 = t525 * t607;
                            let t609 = h * t60;
                            let t610 = t478 * t609;
                            let t611 = k34 * t596 + k35 * t598
                                + (k36 * t600 + k37 * t602)
                                + (k38 * t604 + k39 * t606
                                    + (k40 * t608 + (k33 * t610 + rt::lit::<T>(1.0))));
                            let t612 = k59 * t560 + k58 * t564
                                + (k57 * t568
                                    + (k64 * t572 + (k66 * t574 - rt::lit::<T>(0.25) * t575)));
                            let t613 = k59 * t586 + k58 * t588
                                + (k57 * t590
                                    + (k64 * t592 + rt::lit::<T>(-0.03867513459481288) * t593));
                            let t614 = k41 * t610 + k42 * t596
                                + (k43 * t598 + k44 * t600)
                                + (k45 * t602 + k46 * t604 + (k47 * t606 + k48 * t608));
                            let t615 = k16 * t234 + k15 * t238
                                + (k14 * t242 + k13 * t246)
                                + (k12 * t250 + k11 * t254 + (k10 * t258 + k9 * t262));
                            let t616 = k16 * t264 + k15 * t265
                                + (k14 * t266 + k13 * t267)
                                + (k12 * t268 + k11 * t269 + (k10 * t270 + k9 * t271));
                            let t617 = k16 * t275 + k15 * t278
                                + (k14 * t281 + k13 * t284)
                                + (k12 * t287 + k11 * t290 + (k10 * t293 + k9 * t296));
                            let t618 = k16 * t298 + k15 * t299
                                + (k14 * t300 + k13 * t301)
                                + (k12 * t302 + k11 * t303 + (k10 * t304 + k9 * t305));
                            let t619 = k16 * t340
                                - (t226 * t615
                                    + t214 * (t225 * (k67 * t222 - t226 * (k119 * t121))));
                            let t620 = k13 * t320 + k12 * t324
                                + (k11 * t328 + k10 * t332)
                                + (k9 * t336 - k67 * t228
                                    + (t619 + (k15 * t345 + k14 * t349)));
                            let t621 = k16 * t354 + k15 * t356
                                + (k14 * t358 + k13 * t360)
                                + (k12 * t362 + k11 * t364 + (k10 * t366 + k9 * t368));
                            let t622 = k16 * t374 + k15 * t375
                                + (k14 * t376 + k13 * t377)
                                + (k12 * t378 + k11 * t379 + (k10 * t380 + k9 * t381));
                            let t623 = k11 * t387 + k10 * t388
                                + (k9 * t389 + (k14 * t384 - t214 * (k67 * t121 * t225)));
                            let t624 = t121 * t622
                                + (k16 * t383 + k15 * t390 + (k13 * t385 + k12 * t386)
                                    + t623);
                            let t625 = k16 * t420
                                - (t226 * t617
                                    + t214 * (t225 * (k68 * t222 - t226 * (k120 * t121))));
                            let t626 = k13 * t405 + k12 * t408
                                + (k11 * t411 + k10 * t414)
                                + (k9 * t417 - k68 * t228
                                    + (t625 + (k15 * t424 + k14 * t427)));
                            let t627 = k16 * t432 + k15 * t434
                                + (k14 * t436 + k13 * t438)
                                + (k12 * t440 + k11 * t442 + (k10 * t444 + k9 * t446));
                            let t628 = k16 * t452 + k15 * t453
                                + (k14 * t454 + k13 * t455)
                                + (k12 * t456 + k11 * t457 + (k10 * t458 + k9 * t459));
                            let t629 = k11 * t465 + k10 * t466
                                + (k9 * t467
                                    + (k15 * t462
                                        + (rt::lit::<T>(1.0) - t214 * (k68 * t121 * t225))));
                            let t630 = t121 * t628
                                + (k16 * t461 + k14 * t468 + (k13 * t463 + k12 * t464)
                                    + t629);
                            let t631 = rt::lit::<T>(0.2646186221535599) * t52;
                            let t632 = t49 * t631;
                            let t633 = t52 * t632;
                            let t634 = t632 - t50 * t633;
                            let t635 = t634 - t633;
                            let t636 = h * t635;
                            let t637 = t101 * t636;
                            let t638 = rt::lit::<T>(0.29962887740986976) * t45;
                            let t639 = t42 * t638;
                            let t640 = t45 * t639;
                            let t641 = t639 - t43 * t640;
                            let t642 = t641 - t640;
                            let t643 = h * t642;
                            let t644 = t98 * t643;
                            let t645 = rt::lit::<T>(0.23895749671553695) * t38;
                            let t646 = t35 * t645;
                            let t647 = t38 * t646;
                            let t648 = t646 - t36 * t647;
                            let t649 = t648 - t647;
                            let t650 = h * t649;
                            let t651 = t94 * t650;
                            let t652 = rt::lit::<T>(0.12372628666282504) * t31;
                            let t653 = t28 * t652;
                            let t654 = t31 * t653;
                            let t655 = t653 - t29 * t654;
                            let t656 = t655 - t654;
                            let t657 = h * t656;
                            let t658 = t90 * t657;
                            let t659 = rt::lit::<T>(0.014077768468017546) * t24;
                            let t660 = t21 * t659;
                            let t661 = t24 * t660;
                            let t662 = t660 - t22 * t661;
                            let t663 = t662 - t661;
                            let t664 = h * t663;
                            let t665 = t86 * t664;
                            let t666 = rt::lit::<T>(-0.042237587700185465) * t17;
                            let t667 = t14 * t666;
                            let t668 = t17 * t667;
                            let t669 = t667 - t15 * t668;
                            let t670 = t669 - t668;
                            let t671 = h * t670;
                            let t672 = t109 * t671;
                            let t673 = rt::lit::<T>(-0.03357096720958545) * t10;
                            let t674 = t7 * t673;
                            let t675 = t10 * t674;
                            let t676 = t674 - t8 * t675;
                            let t677 = t676 - t675;
                            let t678 = h * t677;
                            let t679 = t82 * t678;
                            let t680 = rt::lit::<T>(0.13479950349996173) * t59;
                            let t681 = t56 * t680;
                            let t682 = t59 * t681;
                            let t683 = t681 - t57 * t682;
                            let t684 = t683 - t682;
                            let t685 = h * t684;
                            let t686 = t105 * t685;
                            let t687 = k42 * t637 + k43 * t644
                                + (k44 * t651 + k45 * t658)
                                + (k46 * t665 + k47 * t672
                                    + (k48 * t679 + (t226 + k41 * t686)));
                            let t688 = t137 * t685;
                            let t689 = t135 * t636;
                            let t690 = t133 * t643;
                            let t691 = t131 * t650;
                            let t692 = t129 * t657;
                            let t693 = t127 * t664;
                            let t694 = t125 * t671;
                            let t695 = t123 * t678;
                            let t696 = k41 * t688 + k42 * t689
                                + (k43 * t690 + k44 * t691)
                                + (k45 * t692 + k46 * t693 + (k47 * t694 + k48 * t695));
                            let t697 = t687 - t121 * t696;
                            let t698 = k33 * t686 + k34 * t637
                                + (k35 * t644 + k36 * t651)
                                + (k37 * t658 + k38 * t665 + (k39 * t672 + k40 * t679));
                            let t699 = k33 * t688 + k34 * t689
                                + (k35 * t690 + k36 * t691)
                                + (k37 * t692 + k38 * t693 + (k39 * t694 + k40 * t695));
                            let t700 = t698 - t113 * t699;
                            let t701 = rt::lit::<T>(0.2646186221535599) * t697
                                + rt::lit::<T>(-0.042237587700185465) * t700;
                            let t702 = t471 * (t190 * t632 - k10 * t193 - t76 * t701)
                                + (t632 + t634 - t188 * t633);
                            let t703 = t192 * t702
                                + (t189 * t631
                                    - t190 * (rt::lit::<T>(0.2646186221535599) * t471));
                            let t704 = rt::lit::<T>(0.29962887740986976) * t697
                                + rt::lit::<T>(0.014077768468017546) * t700;
                            let t705 = t545 * (t163 * t639 - k11 * t166 - t74 * t704)
                                + (t639 + t641 - t161 * t640);
                            let t706 = t165 * t705
                                + (t162 * t638
                                    - t163 * (rt::lit::<T>(0.29962887740986976) * t545));
                            let t707 = rt::lit::<T>(0.23895749671553695) * t697
                                + rt::lit::<T>(0.12372628666282504) * t700;
                            let t708 = t549 * (t181 * t646 - k12 * t184 - t72 * t707)
                                + (t646 + t648 - t179 * t647);
                            let t709 = t183 * t708
                                + (t180 * t645
                                    - t181 * (rt::lit::<T>(0.23895749671553695) * t549));
                            let t710 = rt::lit::<T>(0.12372628666282504) * t697
                                + rt::lit::<T>(0.23895749671553695) * t700;
                            let t711 = t553 * (t172 * t653 - k13 * t175 - t70 * t710)
                                + (t653 + t655 - t170 * t654);
                            let t712 = t174 * t711
                                + (t171 * t652
                                    - t172 * (rt::lit::<T>(0.12372628666282504) * t553));
                            let t713 = rt::lit::<T>(0.014077768468017546) * t697
                                + rt::lit::<T>(0.29962887740986976) * t700;
                            let t714 = t557 * (t154 * t660 - k14 * t157 - t68 * t713)
                                + (t660 + t662 - t152 * t661);
                            let t715 = t156 * t714
                                + (t153 * t659
                                    - t154 * (rt::lit::<T>(0.014077768468017546) * t557));
                            let t716 = rt::lit::<T>(-0.042237587700185465) * t697
                                + rt::lit::<T>(0.2646186221535599) * t700;
                            let t717 = t561 * (t145 * t667 - k15 * t148 - t66 * t716)
                                + (t667 + t669 - t143 * t668);
                            let t718 = t147 * t717
                                + (t144 * t666
                                    - t145 * (rt::lit::<T>(-0.042237587700185465) * t561));
                            let t719 = rt::lit::<T>(-0.03357096720958545) * t697
                                + rt::lit::<T>(0.13479950349996173) * t700;
                            let t720 = t565 * (t208 * t674 - k16 * t211 - t64 * t719)
                                + (t674 + t676 - t206 * t675);
                            let t721 = t210 * t720
                                + (t207 * t673
                                    - t208 * (rt::lit::<T>(-0.03357096720958545) * t565));
                            let t722 = rt::lit::<T>(0.13479950349996173) * t697
                                + rt::lit::<T>(-0.03357096720958545) * t700;
                            let t723 = t569 * (t199 * t681 - k9 * t202 - t78 * t722)
                                + (t681 + t683 - t197 * t682);
                            let t724 = t201 * t723
                                + (t198 * t680
                                    - t199 * (rt::lit::<T>(0.13479950349996173) * t569));
                            let t725 = t80 * t225;
                            let t726 = t222 * t725
                                - t80
                                    * (t696
                                        + t223 * (rt::lit::<T>(2.0) * t121) / (t224 * t224));
                            let t727 = t699 * (h * t81);
                            let t728 = k51 * t715 + k50 * t718
                                + (k49 * t721
                                    + (k56 * t724 + (k67 * t726 - rt::lit::<T>(0.25) * t727)));
                            let t729 = t52 * t701 - t633 * t577;
                            let t730 = t45 * t704 - t640 * t579;
                            let t731 = t38 * t707 - t647 * t581;
                            let t732 = t31 * t710 - t654 * t583;
                            let t733 = t24 * t713 - t661 * t585;
                            let t734 = t17 * t716 - t668 * t587;
                            let t735 = t10 * t719 - t675 * t589;
                            let t736 = t59 * t722 - t682 * t591;
                            let t737 = t725 * (h * t121);
                            let t738 = k51 * t733 + k50 * t734
                                + (k49 * t735
                                    + (k56 * t736 + rt::lit::<T>(0.5386751345948129) * t737));
                            let t739 = t609 * t684;
                            let t740 = t595 * t635;
                            let t741 = t597 * t642;
                            let t742 = t599 * t649;
                            let t743 = t601 * t656;
                            let t744 = t603 * t663;
                            let t745 = t605 * t670;
                            let t746 = t607 * t677;
                            let t747 = k33 * t739 + k34 * t740
                                + (k35 * t741 + k36 * t742)
                                + (k37 * t743 + k38 * t744 + (k39 * t745 + k40 * t746));
                            let t748 = k59 * t715 + k58 * t718
                                + (k57 * t721
                                    + (k64 * t724
                                        + (k68 * t726
                                            - rt::lit::<T>(-0.03867513459481288) * t727)));
                            let t749 = k59 * t733 + k58 * t734
                                + (k57 * t735 + (k64 * t736 + rt::lit::<T>(0.25) * t737));
                            let t750 = k42 * t740 + k43 * t741
                                + (k44 * t742 + k45 * t743)
                                + (k46 * t744 + k47 * t745
                                    + (k48 * t746 + (k41 * t739 + rt::lit::<T>(1.0))));
                            (
                                [
                                    xi_rate_1 - t63,
                                    t119 - t140,
                                    k7 * t149 + k6 * t158 + (k3 * t167 + k5 * t176) + t213,
                                    xi_rate_2 - t214,
                                    t227 - t229,
                                    k15 * t149 + k14 * t158 + (k11 * t167 + k13 * t176) + t230,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t263,
                                        rt::lit::<T>(0.0),
                                        -t272,
                                        -t297,
                                        rt::lit::<T>(0.0),
                                        -t306,
                                    ],
                                    [
                                        t350 - t113 * t369,
                                        t392,
                                        -(t118 * t272),
                                        t428 - t113 * t447,
                                        t470,
                                        -(t118 * t306),
                                    ],
                                    [
                                        k55 * t544 + k54 * t548 + (k53 * t552 + k52 * t556) + t576,
                                        k55 * t578 + k54 * t580 + (k53 * t582 + k52 * t584) + t594,
                                        t611,
                                        k63 * t544 + k62 * t548 + (k61 * t552 + k60 * t556) + t612,
                                        k63 * t578 + k62 * t580 + (k61 * t582 + k60 * t584) + t613,
                                        t614,
                                    ],
                                    [
                                        -t615,
                                        rt::lit::<T>(0.0),
                                        -t616,
                                        rt::lit::<T>(1.0) - t617,
                                        rt::lit::<T>(0.0),
                                        -t618,
                                    ],
                                    [
                                        t620 - t121 * t621,
                                        t624,
                                        -(t226 * t616),
                                        t626 - t121 * t627,
                                        t630,
                                        -(t226 * t618),
                                    ],
                                    [
                                        k55 * t703 + k54 * t706 + (k53 * t709 + k52 * t712) + t728,
                                        k55 * t729 + k54 * t730 + (k53 * t731 + k52 * t732) + t738,
                                        t747,
                                        k63 * t703 + k62 * t706 + (k61 * t709 + k60 * t712) + t748,
                                        k63 * t729 + k62 * t730 + (k61 * t731 + k60 * t732) + t749,
                                        t750,
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
                let t120 = t81 * t113;
                let t80 = rt::lit::<T>(-0.03357096720958545) * t65
                    + rt::lit::<T>(-0.042237587700185465) * t67
                    + (rt::lit::<T>(0.014077768468017546) * t69
                        + rt::lit::<T>(0.12372628666282504) * t71)
                    + (rt::lit::<T>(0.23895749671553695) * t73
                        + rt::lit::<T>(0.29962887740986976) * t75
                        + (rt::lit::<T>(0.2646186221535599) * t77
                            + rt::lit::<T>(0.13479950349996173) * t79));
                let t121 = k68 * xi_rate_2 + (xi + k67 * xi_rate_1);
                let t122 = t80 * t121;
                let x1_new_2 = x1
                    - h * (rt::lit::<T>(0.5) * t120 + rt::lit::<T>(0.5) * t122);
                let x2_new_2 = x2
                    + h * (rt::lit::<T>(0.5) * t81 + rt::lit::<T>(0.5) * t80);
                let xi_new_2 = xi
                    + h
                        * (rt::lit::<T>(0.5) * xi_rate_1
                            + rt::lit::<T>(0.5) * xi_rate_2);
                let t767 = rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho1_squared = rho1 * rho1;
                let t768 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t769 = x1 * x1 + x2 * x2;
                let rho2_squared = rho2 * rho2;
                let t770 = t769 + t1;
                let t771 = t2
                    * (t769 + (rho2_squared + rho1_squared)
                        + xi_squared * (rho2_squared + t770));
                let t772 = rt::lit::<T>(0.5) * t771;
                let t773 = t769 + xi_squared * t770;
                let t774 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t773 * (rt::lit::<T>(0.25) * t773)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t768 * t768;
                let t775 = rt::lit::<T>(1.0)
                    - rt::visible_quotient(
                        rt::lit::<T>(0.5) * t768 * (t772 - reference),
                        t774,
                    );
                let rho1_new_2 = t767 * t775;
                let t776 = rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2);
                let rho2_new_2 = t776 * t775;
                let xi_new_2_squared = xi_new_2 * xi_new_2;
                let t777 = x1_new_2 * x1_new_2 + x2_new_2 * x2_new_2;
                let t778 = xi_new_2_squared + rt::lit::<T>(1.0);
                let t779 = t776 * t776;
                let t780 = (xi_new_2_squared * (t777 + (t778 + t779))
                    + (t777 + (t779 + t767 * t767))) * (rt::lit::<T>(1.0) / t778);
                let t125 = x1 - k50 * t120 - k58 * t122;
                let t109 = k58 * t80 + (x2 + k50 * t81);
                let t141 = t125 * t125 + t109 * t109;
                let t18 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                let t142 = t18 * t18;
                let t143 = t141 + (t142 + t16);
                let t144 = t15 + t143;
                let t145 = t15 * t143 + (t141 + (t142 + t66 * t66));
                let t146 = t144 - t17 * t145;
                let t781 = t146
                    * (t17
                        * (t14
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(1.1899334077836625) * xi_rate_1
                                    + rt::lit::<T>(-0.18993340778366247) * xi_rate_2))));
                let t19 = rt::lit::<T>(2.0) * t15 + rt::lit::<T>(2.0);
                let t782 = t17
                    * (t19
                        * ((rt::lit::<T>(1.1899334077836625) * rho2_rate_1
                            + rt::lit::<T>(-0.18993340778366247) * rho2_rate_2) * t18));
                let t110 = t19 * t17;
                let t783 = t109
                    * (t110
                        * (rt::lit::<T>(1.1899334077836625) * t81
                            + rt::lit::<T>(-0.18993340778366247) * t80));
                let t784 = t125
                    * ((rt::lit::<T>(1.1899334077836625) * t120
                        + rt::lit::<T>(-0.18993340778366247) * t122) * t110);
                let t135 = x1 - k55 * t120 - k63 * t122;
                let t101 = k63 * t80 + (x2 + k55 * t81);
                let t186 = t135 * t135 + t101 * t101;
                let t53 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                let t187 = t53 * t53;
                let t188 = t186 + (t187 + t51);
                let t189 = t50 + t188;
                let t190 = t50 * t188 + (t186 + (t187 + t76 * t76));
                let t191 = t189 - t52 * t190;
                let t785 = t191
                    * (t52
                        * (t49
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(-0.18993340778366247) * xi_rate_1
                                    + rt::lit::<T>(1.1899334077836625) * xi_rate_2))));
                let t54 = rt::lit::<T>(2.0) * t50 + rt::lit::<T>(2.0);
                let t786 = t52
                    * (t54
                        * ((rt::lit::<T>(-0.18993340778366247) * rho2_rate_1
                            + rt::lit::<T>(1.1899334077836625) * rho2_rate_2) * t53));
                let t102 = t54 * t52;
                let t787 = t101
                    * (t102
                        * (rt::lit::<T>(-0.18993340778366247) * t81
                            + rt::lit::<T>(1.1899334077836625) * t80));
                let t788 = t135
                    * ((rt::lit::<T>(-0.18993340778366247) * t120
                        + rt::lit::<T>(1.1899334077836625) * t122) * t102);
                let t789 = (rt::lit::<T>(1.1899334077836625) * rho1_rate_1
                    + rt::lit::<T>(-0.18993340778366247) * rho1_rate_2) * t67;
                let t790 = (rt::lit::<T>(-0.18993340778366247) * rho1_rate_1
                    + rt::lit::<T>(1.1899334077836625) * rho1_rate_2) * t77;
                let t791 = rt::lit::<T>(0.5)
                    * (t781 + (t782 + t783 - t784) + (t785 + (t786 + t787 - t788)))
                    + (t789 + t790);
                let t123 = x1 - k49 * t120 - k57 * t122;
                let t82 = k57 * t80 + (x2 + k49 * t81);
                let t204 = t123 * t123 + t82 * t82;
                let t11 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                let t205 = t11 * t11;
                let t206 = t204 + (t205 + t9);
                let t207 = t8 + t206;
                let t208 = t8 * t206 + (t204 + (t205 + t64 * t64));
                let t209 = t207 - t10 * t208;
                let t210 = rt::lit::<T>(2.0) * t7;
                let t753 = t209 * (t10 * t210);
                let t792 = (rt::lit::<T>(1.3316354107233794) * xi_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * xi_rate_2) * t753;
                let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                let t13 = t10 * (t11 * t12);
                let t793 = (rt::lit::<T>(1.3316354107233794) * rho2_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho2_rate_2) * t13;
                let t83 = t12 * t10;
                let t84 = t82 * t83;
                let t794 = t84
                    * (rt::lit::<T>(1.3316354107233794) * t81
                        + rt::lit::<T>(-0.3316354107233795) * t80);
                let t124 = t123 * t83;
                let t795 = t124
                    * (rt::lit::<T>(1.3316354107233794) * t120
                        + rt::lit::<T>(-0.3316354107233795) * t122);
                let t137 = x1 - k56 * t120 - k64 * t122;
                let t105 = k64 * t80 + (x2 + k56 * t81);
                let t195 = t137 * t137 + t105 * t105;
                let t60 = k64 * rho2_rate_2 + (rho2 + k56 * rho2_rate_1);
                let t196 = t60 * t60;
                let t197 = t195 + (t196 + t58);
                let t198 = t57 + t197;
                let t199 = t57 * t197 + (t195 + (t196 + t78 * t78));
                let t200 = t198 - t59 * t199;
                let t796 = t200
                    * (t59
                        * (t56
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(-0.3316354107233795) * xi_rate_1
                                    + rt::lit::<T>(1.3316354107233794) * xi_rate_2))));
                let t61 = rt::lit::<T>(2.0) * t57 + rt::lit::<T>(2.0);
                let t797 = t59
                    * (t61
                        * ((rt::lit::<T>(-0.3316354107233795) * rho2_rate_1
                            + rt::lit::<T>(1.3316354107233794) * rho2_rate_2) * t60));
                let t106 = t61 * t59;
                let t798 = t105
                    * (t106
                        * (rt::lit::<T>(-0.3316354107233795) * t81
                            + rt::lit::<T>(1.3316354107233794) * t80));
                let t799 = t137
                    * ((rt::lit::<T>(-0.3316354107233795) * t120
                        + rt::lit::<T>(1.3316354107233794) * t122) * t106);
                let t800 = (rt::lit::<T>(1.3316354107233794) * rho1_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho1_rate_2) * t65;
                let t801 = (rt::lit::<T>(-0.3316354107233795) * rho1_rate_1
                    + rt::lit::<T>(1.3316354107233794) * rho1_rate_2) * t79;
                let t802 = rt::lit::<T>(0.5)
                    * (t792 + (t793 + t794 - t795) + (t796 + (t797 + t798 - t799)))
                    + (t800 + t801);
                let t127 = x1 - k51 * t120 - k59 * t122;
                let t86 = k59 * t80 + (x2 + k51 * t81);
                let t150 = t127 * t127 + t86 * t86;
                let t25 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                let t151 = t25 * t25;
                let t152 = t150 + (t151 + t23);
                let t153 = t22 + t152;
                let t154 = t22 * t152 + (t150 + (t151 + t68 * t68));
                let t155 = t153 - t24 * t154;
                let t803 = t155
                    * (t24
                        * (t21
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.955124417499598) * xi_rate_1
                                    + rt::lit::<T>(0.044875582500402064) * xi_rate_2))));
                let t26 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                let t804 = t24
                    * (t26
                        * ((rt::lit::<T>(0.955124417499598) * rho2_rate_1
                            + rt::lit::<T>(0.044875582500402064) * rho2_rate_2) * t25));
                let t87 = t26 * t24;
                let t805 = t86
                    * (t87
                        * (rt::lit::<T>(0.955124417499598) * t81
                            + rt::lit::<T>(0.044875582500402064) * t80));
                let t806 = t127
                    * ((rt::lit::<T>(0.955124417499598) * t120
                        + rt::lit::<T>(0.044875582500402064) * t122) * t87);
                let t133 = x1 - k54 * t120 - k62 * t122;
                let t98 = k62 * t80 + (x2 + k54 * t81);
                let t159 = t133 * t133 + t98 * t98;
                let t46 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                let t160 = t46 * t46;
                let t161 = t159 + (t160 + t44);
                let t162 = t43 + t161;
                let t163 = t43 * t161 + (t159 + (t160 + t74 * t74));
                let t164 = t162 - t45 * t163;
                let t807 = t164
                    * (t45
                        * (t42
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.044875582500402064) * xi_rate_1
                                    + rt::lit::<T>(0.955124417499598) * xi_rate_2))));
                let t47 = rt::lit::<T>(2.0) * t43 + rt::lit::<T>(2.0);
                let t808 = t45
                    * (t47
                        * ((rt::lit::<T>(0.044875582500402064) * rho2_rate_1
                            + rt::lit::<T>(0.955124417499598) * rho2_rate_2) * t46));
                let t99 = t47 * t45;
                let t809 = t98
                    * (t99
                        * (rt::lit::<T>(0.044875582500402064) * t81
                            + rt::lit::<T>(0.955124417499598) * t80));
                let t810 = t133
                    * ((rt::lit::<T>(0.044875582500402064) * t120
                        + rt::lit::<T>(0.955124417499598) * t122) * t99);
                let t811 = (rt::lit::<T>(0.955124417499598) * rho1_rate_1
                    + rt::lit::<T>(0.044875582500402064) * rho1_rate_2) * t69;
                let t812 = (rt::lit::<T>(0.044875582500402064) * rho1_rate_1
                    + rt::lit::<T>(0.955124417499598) * rho1_rate_2) * t75;
                let t813 = rt::lit::<T>(0.5)
                    * (t803 + (t804 + t805 - t806) + (t807 + (t808 + t809 - t810)))
                    + (t811 + t812);
                let t129 = x1 - k52 * t120 - k60 * t122;
                let t90 = k60 * t80 + (x2 + k52 * t81);
                let t168 = t129 * t129 + t90 * t90;
                let t32 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                let t169 = t32 * t32;
                let t170 = t168 + (t169 + t30);
                let t171 = t29 + t170;
                let t172 = t29 * t170 + (t168 + (t169 + t70 * t70));
                let t173 = t171 - t31 * t172;
                let t814 = t173
                    * (t31
                        * (t28
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.6588590603353492) * xi_rate_1
                                    + rt::lit::<T>(0.34114093966465076) * xi_rate_2))));
                let t33 = rt::lit::<T>(2.0) * t29 + rt::lit::<T>(2.0);
                let t815 = t31
                    * (t33
                        * ((rt::lit::<T>(0.6588590603353492) * rho2_rate_1
                            + rt::lit::<T>(0.34114093966465076) * rho2_rate_2) * t32));
                let t91 = t33 * t31;
                let t816 = t90
                    * (t91
                        * (rt::lit::<T>(0.6588590603353492) * t81
                            + rt::lit::<T>(0.34114093966465076) * t80));
                let t817 = t129
                    * ((rt::lit::<T>(0.6588590603353492) * t120
                        + rt::lit::<T>(0.34114093966465076) * t122) * t91);
                let t131 = x1 - k53 * t120 - k61 * t122;
                let t94 = k61 * t80 + (x2 + k53 * t81);
                let t177 = t131 * t131 + t94 * t94;
                let t39 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                let t178 = t39 * t39;
                let t179 = t177 + (t178 + t37);
                let t180 = t36 + t179;
                let t181 = t36 * t179 + (t177 + (t178 + t72 * t72));
                let t182 = t180 - t38 * t181;
                let t818 = t182
                    * (t38
                        * (t35
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.34114093966465076) * xi_rate_1
                                    + rt::lit::<T>(0.6588590603353492) * xi_rate_2))));
                let t40 = rt::lit::<T>(2.0) * t36 + rt::lit::<T>(2.0);
                let t819 = t38
                    * (t40
                        * ((rt::lit::<T>(0.34114093966465076) * rho2_rate_1
                            + rt::lit::<T>(0.6588590603353492) * rho2_rate_2) * t39));
                let t95 = t40 * t38;
                let t820 = t94
                    * (t95
                        * (rt::lit::<T>(0.34114093966465076) * t81
                            + rt::lit::<T>(0.6588590603353492) * t80));
                let t821 = t131
                    * ((rt::lit::<T>(0.34114093966465076) * t120
                        + rt::lit::<T>(0.6588590603353492) * t122) * t95);
                let t822 = (rt::lit::<T>(0.6588590603353492) * rho1_rate_1
                    + rt::lit::<T>(0.34114093966465076) * rho1_rate_2) * t71;
                let t823 = (rt::lit::<T>(0.34114093966465076) * rho1_rate_1
                    + rt::lit::<T>(0.6588590603353492) * rho1_rate_2) * t73;
                let t824 = rt::lit::<T>(0.5)
                    * (t814 + (t815 + t816 - t817) + (t818 + (t819 + t820 - t821)))
                    + (t822 + t823);
                let resolution1_new = rt::lit::<T>(0.5) * t780 - t772 - k122 * t791
                    - k121 * t802 - (k123 * t813 + k124 * t824);
                let t825 = rt::abs(t823)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t818)
                            + (rt::abs(t821) + (rt::abs(t819) + rt::abs(t820))));
                let t826 = rt::abs(t801)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t796)
                            + (rt::abs(t799) + (rt::abs(t797) + rt::abs(t798))));
                let t827 = rt::abs(t812)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t807)
                            + (rt::abs(t810) + (rt::abs(t808) + rt::abs(t809))));
                let t828 = rt::abs(t790)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t785)
                            + (rt::abs(t788) + (rt::abs(t786) + rt::abs(t787))));
                let t829 = rt::abs(k124 * t825) + rt::abs(k121 * t826)
                    + (rt::abs(k123 * t827) + rt::abs(k122 * t828));
                let t830 = rt::abs(t800)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t792)
                            + (rt::abs(t795) + (rt::abs(t793) + rt::abs(t794))));
                let t831 = rt::abs(t124 * x1_new_2)
                    + (rt::abs(t84 * x2_new_2) + (rt::abs(t771) + rt::abs(t776 * t13)));
                let t832 = rt::abs(k121 * t830)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t780) + (rt::abs(xi_new_2 * t753) + t831));
                let t833 = rt::abs(t811)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t803)
                            + (rt::abs(t806) + (rt::abs(t804) + rt::abs(t805))));
                let t834 = rt::abs(t789)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t781)
                            + (rt::abs(t784) + (rt::abs(t782) + rt::abs(t783))));
                let t835 = rt::abs(t822)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t814)
                            + (rt::abs(t817) + (rt::abs(t815) + rt::abs(t816))));
                let t836 = rt::abs(t767 * t65) + rt::abs(k123 * t833)
                    + (rt::abs(k122 * t834) + rt::abs(k124 * t835));
                let resolution2_new = t829 + (t832 + t836);
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
            const IDENTITY: &'static str = "60ab32686563be9dae70a651239dc1a5";
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
        /// | once, from the step size | 0 | 63 | 1 | 0 | 0 | 0 |
        /// | each step | 433 | 501 | 12 | 0 | 0 | 55 |
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
                let t3 = x1 * x1 + x2 * x2 + xi_dot * xi_dot;
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
                    let t122 = xi + k79 * xi_rate_1
                        + (k80 * xi_rate_2 + k81 * xi_rate_3);
                    let t123 = t88 * t122;
                    let t89 = rt::lit::<T>(0.2529691909352784) * t73
                        + rt::lit::<T>(0.4175557539292479) * t75
                        + (rt::lit::<T>(0.32151478931685357) * t77
                            + rt::lit::<T>(0.09560496739250535) * t79)
                        + (rt::lit::<T>(-0.058993923891947214) * t81
                            + rt::lit::<T>(-0.061592225069804156) * t83
                            + (rt::lit::<T>(0.005864947198698576) * t85
                                + rt::lit::<T>(0.027076500189167574) * t87));
                    let t124 = t89 * t115;
                    let t90 = rt::lit::<T>(-0.06114645362610544) * (t73 + t87)
                        + rt::lit::<T>(-0.014459274444920261) * (t75 + t85)
                        + (rt::lit::<T>(0.1904683739582173) * (t77 + t83)
                            + rt::lit::<T>(0.3851373541128084) * (t79 + t81));
                    let t125 = xi + k76 * xi_rate_1
                        + (k77 * xi_rate_2 + k78 * xi_rate_3);
                    let t126 = t90 * t125;
                    let t127 = x1 - k65 * t123 - (k49 * t124 + k57 * t126);
                    let t1132 = t12 * t10;
                    let t1133 = t127 * t1132;
                    let t130 = x1 - k66 * t123 - (k50 * t124 + k58 * t126);
                    let t1134 = t20 * t18;
                    let t1135 = t130 * t1134;
                    let t133 = x1 - k67 * t123 - (k51 * t124 + k59 * t126);
                    let t1136 = t28 * t26;
                    let t1137 = t133 * t1136;
                    let t136 = x1 - k68 * t123 - (k52 * t124 + k60 * t126);
                    let t1138 = t36 * t34;
                    let t1139 = t136 * t1138;
                    let t139 = x1 - k69 * t123 - (k53 * t124 + k61 * t126);
                    let t1140 = t44 * t42;
                    let t1141 = t139 * t1140;
                    let t142 = x1 - k70 * t123 - (k54 * t124 + k62 * t126);
                    let t1142 = t52 * t50;
                    let t1143 = t142 * t1142;
                    let t145 = x1 - k71 * t123 - (k55 * t124 + k63 * t126);
                    let t1144 = t60 * t58;
                    let t1145 = t145 * t1144;
                    let t148 = x1 - k72 * t123 - (k56 * t124 + k64 * t126);
                    let t1146 = t68 * t66;
                    let t1147 = t148 * t1146;
                    let t1148 = k8 * t1133 + k7 * t1135 + (k6 * t1137 + k5 * t1139)
                        + (k4 * t1141 + k3 * t1143 + (k2 * t1145 + k1 * t1147));
                    let t116 = rho1 + k73 * rho1_rate_1
                        + (k74 * rho1_rate_2 + k75 * rho1_rate_3);
                    let t117 = t115 * t116;
                    let t118 = t115 * t115 + rt::lit::<T>(1.0);
                    let t1149 = t117 / t118;
                    let t100 = x2 + k69 * t88 + (k53 * t89 + k61 * t90);
                    let t1150 = t100 * t1140;
                    let t112 = x2 + k66 * t88 + (k50 * t89 + k58 * t90);
                    let t1151 = t112 * t1134;
                    let t97 = x2 + k68 * t88 + (k52 * t89 + k60 * t90);
                    let t1152 = t97 * t1138;
                    let t91 = x2 + k65 * t88 + (k49 * t89 + k57 * t90);
                    let t1153 = t91 * t1132;
                    let t1154 = t71 * t1149 - k4 * t1150 - k7 * t1151
                        - (k5 * t1152 + k8 * t1153);
                    let t103 = x2 + k70 * t88 + (k54 * t89 + k62 * t90);
                    let t1155 = t103 * t1142;
                    let t106 = x2 + k71 * t88 + (k55 * t89 + k63 * t90);
                    let t1156 = t106 * t1144;
                    let t109 = x2 + k72 * t88 + (k56 * t89 + k64 * t90);
                    let t1157 = t109 * t1146;
                    let t94 = x2 + k67 * t88 + (k51 * t89 + k59 * t90);
                    let t1158 = t94 * t1136;
                    let t1159 = t115 * t1148
                        + (t1154
                            - (k3 * t1155 + k2 * t1156 + (k1 * t1157 + k6 * t1158)));
                    let t209 = t127 * t127 + t91 * t91;
                    let t210 = t11 * t11;
                    let t211 = t209 + (t210 + t9);
                    let t212 = t8 * t211 + (t209 + (t210 + t72 * t72));
                    let t213 = t8 + t211 - t10 * t212;
                    let t214 = rt::lit::<T>(2.0) * t7;
                    let t1160 = t213 * (t10 * t214);
                    let t161 = t133 * t133 + t94 * t94;
                    let t162 = t27 * t27;
                    let t163 = t161 + (t162 + t25);
                    let t164 = t24 * t163 + (t161 + (t162 + t76 * t76));
                    let t165 = t24 + t163 - t26 * t164;
                    let t166 = rt::lit::<T>(2.0) * t23;
                    let t1161 = t165 * (t26 * t166);
                    let t177 = t136 * t136 + t97 * t97;
                    let t178 = t35 * t35;
                    let t179 = t177 + (t178 + t33);
                    let t180 = t32 * t179 + (t177 + (t178 + t78 * t78));
                    let t181 = t32 + t179 - t34 * t180;
                    let t182 = rt::lit::<T>(2.0) * t31;
                    let t1162 = t181 * (t34 * t182);
                    let t193 = t145 * t145 + t106 * t106;
                    let t194 = t59 * t59;
                    let t195 = t193 + (t194 + t57);
                    let t196 = t56 * t195 + (t193 + (t194 + t84 * t84));
                    let t197 = t56 + t195 - t58 * t196;
                    let t198 = rt::lit::<T>(2.0) * t55;
                    let t1163 = t197 * (t58 * t198);
                    let t201 = t148 * t148 + t109 * t109;
                    let t202 = t67 * t67;
                    let t203 = t201 + (t202 + t65);
                    let t204 = t64 * t203 + (t201 + (t202 + t86 * t86));
                    let t205 = t64 + t203 - t66 * t204;
                    let t206 = rt::lit::<T>(2.0) * t63;
                    let t1164 = t205 * (t66 * t206);
                    let t185 = t139 * t139 + t100 * t100;
                    let t186 = t43 * t43;
                    let t187 = t185 + (t186 + t41);
                    let t188 = t40 * t187 + (t185 + (t186 + t80 * t80));
                    let t189 = t40 + t187 - t42 * t188;
                    let t190 = rt::lit::<T>(2.0) * t39;
                    let t1165 = t189 * (t42 * t190);
                    let t169 = t142 * t142 + t103 * t103;
                    let t170 = t51 * t51;
                    let t171 = t169 + (t170 + t49);
                    let t172 = t48 * t171 + (t169 + (t170 + t82 * t82));
                    let t173 = t48 + t171 - t50 * t172;
                    let t174 = rt::lit::<T>(2.0) * t47;
                    let t1166 = t173 * (t50 * t174);
                    let t153 = t130 * t130 + t112 * t112;
                    let t154 = t19 * t19;
                    let t155 = t153 + (t154 + t17);
                    let t156 = t16 * t155 + (t153 + (t154 + t74 * t74));
                    let t157 = t16 + t155 - t18 * t156;
                    let t158 = rt::lit::<T>(2.0) * t15;
                    let t1167 = t157 * (t18 * t158);
                    let t1168 = k1 * t1164 + k4 * t1165
                        + (k3 * t1166 + (k7 * t1167 + t89 * t1149));
                    let t1169 = -(k8 * t1160 + k6 * t1161 + (k5 * t1162 + k2 * t1163)
                        + t1168);
                    let t218 = k9 * (t14 + t70) + k10 * (t22 + t62)
                        + (k11 * (t30 + t54) + k12 * (t38 + t46));
                    let t1170 = k9 * (t1133 + t1147) + k10 * (t1135 + t1145)
                        + (k11 * (t1137 + t1143) + k12 * (t1139 + t1141));
                    let t219 = rho1 + k76 * rho1_rate_1
                        + (k77 * rho1_rate_2 + k78 * rho1_rate_3);
                    let t220 = t125 * t219;
                    let t221 = t125 * t125 + rt::lit::<T>(1.0);
                    let t1171 = t220 / t221;
                    let t1172 = t218 * t1171 - k11 * (t1158 + t1155)
                        - k10 * (t1151 + t1156)
                        - (k12 * (t1152 + t1150) + k9 * (t1153 + t1157));
                    let t1173 = k9 * (t1160 + t1164) + k11 * (t1161 + t1166)
                        + (k12 * (t1162 + t1165)
                            + (k10 * (t1167 + t1163) + t90 * t1171));
                    let t227 = k20 * t14 + k19 * t22 + (k18 * t30 + k17 * t38)
                        + (k16 * t46 + k15 * t54 + (k14 * t62 + k13 * t70));
                    let t1174 = k20 * t1133 + k19 * t1135 + (k18 * t1137 + k17 * t1139)
                        + (k16 * t1141 + k15 * t1143 + (k14 * t1145 + k13 * t1147));
                    let t228 = rho1 + k79 * rho1_rate_1
                        + (k80 * rho1_rate_2 + k81 * rho1_rate_3);
                    let t229 = t122 * t228;
                    let t230 = t122 * t122 + rt::lit::<T>(1.0);
                    let t1175 = t229 / t230;
                    let t1176 = t227 * t1175 - k16 * t1150 - k19 * t1151
                        - (k17 * t1152 + k20 * t1153);
                    let t1177 = t122 * t1174
                        + (t1176
                            - (k15 * t1155 + k14 * t1156 + (k13 * t1157 + k18 * t1158)));
                    let t1178 = k13 * t1164 + k16 * t1165
                        + (k15 * t1166 + (k19 * t1167 + t88 * t1175));
                    let t1179 = -(k20 * t1160 + k18 * t1161 + (k17 * t1162 + k14 * t1163)
                        + t1178);
                    solution1
                        .update([
                            t71,
                            t1159,
                            t1169,
                            t218,
                            t125 * t1170 + t1172,
                            -t1173,
                            t227,
                            t1177,
                            t1179,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t3 = t2
                                * (xi * (x1 * t1 + (rho1 * rho2 - x2 * xi)) - x2);
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
                            let [t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18,
                            t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30,
                            t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42,
                            t43, t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54,
                            t55, t56, t57, t58, t59, t60, t61, t62, t63, t64, t65, t66,
                            t67, t68, t69, t70, t71, t72, t74, t76, t78, t80, t82, t84,
                            t86, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97, t98,
                            t99, t100, t101, t102, t103, t104, t105, t106, t107] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [k49,
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
                                    [
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
                                        t72,
                                        t74,
                                        t76,
                                        t78,
                                        t80,
                                        t82,
                                        t84,
                                        t86,
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
                                        t107,
                                    ]
                                }
                                part([
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
                            let [t109, t110, t112, t113, t115, t122, t125, t127, t128,
                            t130, t131, t133, t134, t136, t137, t139, t140, t142, t143,
                            t145, t146, t148, t149, t152, t155, t156, t158, t159, t160,
                            t163, t164, t166, t167, t168, t171, t172, t174, t175, t176,
                            t179, t180, t182, t183, t184, t187, t188, t190, t191, t195,
                            t196, t198, t199, t203, t204, t206, t207, t211, t212, t214,
                            t215, t217, t218, t219, t220, t221, t222, t223, t224, t225,
                            t226, t227, t228, t229, t230, t231, t232, t234, t235, t236,
                            t238, t240, t242, t244, t246, t248, t250, t252, t253, t254,
                            t255, t256, t257, t258, t259, t260, t261, t262, t263, t264,
                            t265, t266, t267, t268, t269, t270, t271, t272, t273, t274,
                            t275, t276, t277, t278, t279, t280, t281, t282, t283, t284,
                            t285, t286, t287, t288, t289, t290, t291, t292, t293, t294,
                            t295, t296, t297, t298, t299, t362, t364, t370, t372, t378,
                            t380, t385, t387, t392, t394, t400, t402, t407, t409, t414,
                            t419, t421, t424, t425, t426, t427, t428, t429, t430, t431,
                            t432, t433, t435, t437, t439, t443, t452, t454, t455, t456,
                            t458, t459, t460, t559, t560, t561, t562, t563, t564, t565,
                            t566, t567, t568, t570, t572, t574, t577, t578, t580, t582,
                            t584, t586, t588, t590, t592, t594, t596, t597, t598, t600,
                            t601, t602, t603, t604, t605, t606, t607, t608, t609, t610,
                            t611, t612, t613, t614, t615, t616, t617, t618, t619] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [k49,
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
                                    k1,
                                    k2,
                                    k3,
                                    k4,
                                    k5,
                                    k6,
                                    k7,
                                    k8,
                                    t7,
                                    t11,
                                    t8,
                                    t15,
                                    t19,
                                    t16,
                                    t23,
                                    t27,
                                    t24,
                                    t31,
                                    t35,
                                    t32,
                                    t39,
                                    t43,
                                    t40,
                                    t47,
                                    t51,
                                    t48,
                                    t55,
                                    t59,
                                    t56,
                                    t63,
                                    t67,
                                    t64,
                                    t12,
                                    t20,
                                    t28,
                                    t36,
                                    t44,
                                    t52,
                                    t60,
                                    t68,
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
                                    t13,
                                    t14,
                                    t21,
                                    t29,
                                    t37,
                                    t45,
                                    t53,
                                    t61,
                                    t69,
                                    t22,
                                    t30,
                                    t38,
                                    t46,
                                    t54,
                                    t62,
                                    t70,
                                    t71,
                                    k73,
                                    k74,
                                    k75,
                                    k76,
                                    k77,
                                    k78,
                                    k79,
                                    k80,
                                    k81,
                                    t72,
                                    t74,
                                    t76,
                                    t78,
                                    t80,
                                    t82,
                                    t84,
                                    t86,
                                    t89,
                                    t90,
                                    t88,
                                    t91,
                                    t94,
                                    t97,
                                    t100,
                                    t103,
                                    t106,
                                    t92,
                                    t93,
                                    t95,
                                    t98,
                                    t101,
                                    t104,
                                    t107,
                                    t96,
                                    t99,
                                    t102,
                                    t105,
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
                                    let t122 = xi + k79 * xi_rate_1
                                        + (k80 * xi_rate_2 + k81 * xi_rate_3);
                                    let t123 = t88 * t122;
                                    let t124 = t89 * t115;
                                    let t125 = xi + k76 * xi_rate_1
                                        + (k77 * xi_rate_2 + k78 * xi_rate_3);
                                    let t126 = t90 * t125;
                                    let t127 = x1 - k65 * t123 - (k49 * t124 + k57 * t126);
                                    let t128 = t12 * t127;
                                    let t129 = t10 * t128;
                                    let t130 = x1 - k66 * t123 - (k50 * t124 + k58 * t126);
                                    let t131 = t20 * t130;
                                    let t132 = t18 * t131;
                                    let t133 = x1 - k67 * t123 - (k51 * t124 + k59 * t126);
                                    let t134 = t28 * t133;
                                    let t135 = t26 * t134;
                                    let t136 = x1 - k68 * t123 - (k52 * t124 + k60 * t126);
                                    let t137 = t36 * t136;
                                    let t138 = t34 * t137;
                                    let t139 = x1 - k69 * t123 - (k53 * t124 + k61 * t126);
                                    let t140 = t44 * t139;
                                    let t141 = t42 * t140;
                                    let t142 = x1 - k70 * t123 - (k54 * t124 + k62 * t126);
                                    let t143 = t52 * t142;
                                    let t144 = t50 * t143;
                                    let t145 = x1 - k71 * t123 - (k55 * t124 + k63 * t126);
                                    let t146 = t60 * t145;
                                    let t147 = t58 * t146;
                                    let t148 = x1 - k72 * t123 - (k56 * t124 + k64 * t126);
                                    let t149 = t68 * t148;
                                    let t150 = t66 * t149;
                                    let t151 = k8 * t129 + k7 * t132 + (k6 * t135 + k5 * t138)
                                        + (k4 * t141 + k3 * t144 + (k2 * t147 + k1 * t150));
                                    let t152 = k8 * t93 + k6 * t96 + (k5 * t99 + k4 * t102)
                                        + t121 - t115 * t151;
                                    let t153 = t130 * t130 + t112 * t112;
                                    let t154 = t19 * t19;
                                    let t155 = t153 + (t154 + t17);
                                    let t156 = t16 * t155 + (t153 + (t154 + t74 * t74));
                                    let t157 = t16 + t155 - t18 * t156;
                                    let t158 = rt::lit::<T>(2.0) * t15;
                                    let t159 = t157 * t158;
                                    let t160 = t18 * t159;
                                    let t161 = t133 * t133 + t94 * t94;
                                    let t162 = t27 * t27;
                                    let t163 = t161 + (t162 + t25);
                                    let t164 = t24 * t163 + (t161 + (t162 + t76 * t76));
                                    let t165 = t24 + t163 - t26 * t164;
                                    let t166 = rt::lit::<T>(2.0) * t23;
                                    let t167 = t165 * t166;
                                    let t168 = t26 * t167;
                                    let t169 = t142 * t142 + t103 * t103;
                                    let t170 = t51 * t51;
                                    let t171 = t169 + (t170 + t49);
                                    let t172 = t48 * t171 + (t169 + (t170 + t82 * t82));
                                    let t173 = t48 + t171 - t50 * t172;
                                    let t174 = rt::lit::<T>(2.0) * t47;
                                    let t175 = t173 * t174;
                                    let t176 = t50 * t175;
                                    let t177 = t136 * t136 + t97 * t97;
                                    let t178 = t35 * t35;
                                    let t179 = t177 + (t178 + t33);
                                    let t180 = t32 * t179 + (t177 + (t178 + t78 * t78));
                                    let t181 = t32 + t179 - t34 * t180;
                                    let t182 = rt::lit::<T>(2.0) * t31;
                                    let t183 = t181 * t182;
                                    let t184 = t34 * t183;
                                    let t185 = t139 * t139 + t100 * t100;
                                    let t186 = t43 * t43;
                                    let t187 = t185 + (t186 + t41);
                                    let t188 = t40 * t187 + (t185 + (t186 + t80 * t80));
                                    let t189 = t40 + t187 - t42 * t188;
                                    let t190 = rt::lit::<T>(2.0) * t39;
                                    let t191 = t189 * t190;
                                    let t192 = t42 * t191;
                                    let t193 = t145 * t145 + t106 * t106;
                                    let t194 = t59 * t59;
                                    let t195 = t193 + (t194 + t57);
                                    let t196 = t56 * t195 + (t193 + (t194 + t84 * t84));
                                    let t197 = t56 + t195 - t58 * t196;
                                    let t198 = rt::lit::<T>(2.0) * t55;
                                    let t199 = t197 * t198;
                                    let t200 = t58 * t199;
                                    let t201 = t148 * t148 + t109 * t109;
                                    let t202 = t67 * t67;
                                    let t203 = t201 + (t202 + t65);
                                    let t204 = t64 * t203 + (t201 + (t202 + t86 * t86));
                                    let t205 = t64 + t203 - t66 * t204;
                                    let t206 = rt::lit::<T>(2.0) * t63;
                                    let t207 = t205 * t206;
                                    let t208 = t66 * t207;
                                    let t209 = t127 * t127 + t91 * t91;
                                    let t210 = t11 * t11;
                                    let t211 = t209 + (t210 + t9);
                                    let t212 = t8 * t211 + (t209 + (t210 + t72 * t72));
                                    let t213 = t8 + t211 - t10 * t212;
                                    let t214 = rt::lit::<T>(2.0) * t7;
                                    let t215 = t213 * t214;
                                    let t216 = t10 * t215;
                                    let t217 = k4 * t192 + k2 * t200
                                        + (k1 * t208 + (k8 * t216 + (rho2_rate_1 + t89 * t120)));
                                    let t218 = k9 * (t14 + t70) + k10 * (t22 + t62)
                                        + (k11 * (t30 + t54) + k12 * (t38 + t46));
                                    let t219 = rho1 + k76 * rho1_rate_1
                                        + (k77 * rho1_rate_2 + k78 * rho1_rate_3);
                                    let t220 = t125 * t219;
                                    let t221 = t125 * t125 + rt::lit::<T>(1.0);
                                    let t222 = rt::lit::<T>(1.0) / t221;
                                    let t223 = t220 * t222;
                                    let t224 = k9 * (t93 + t111) + k11 * (t96 + t105)
                                        + (k12 * (t99 + t102)
                                            + (k10 * (t114 + t108) + (rho1_rate_2 - t223 * t218)));
                                    let t225 = k9 * (t129 + t150) + k10 * (t132 + t147)
                                        + (k11 * (t135 + t144) + k12 * (t138 + t141));
                                    let t226 = k12 * (t184 + t192) + k10 * (t160 + t200)
                                        + (k11 * (t168 + t176)
                                            + (k9 * (t216 + t208) + (rho2_rate_2 + t90 * t223)));
                                    let t227 = k20 * t14 + k19 * t22 + (k18 * t30 + k17 * t38)
                                        + (k16 * t46 + k15 * t54 + (k14 * t62 + k13 * t70));
                                    let t228 = rho1 + k79 * rho1_rate_1
                                        + (k80 * rho1_rate_2 + k81 * rho1_rate_3);
                                    let t229 = t122 * t228;
                                    let t230 = t122 * t122 + rt::lit::<T>(1.0);
                                    let t231 = rt::lit::<T>(1.0) / t230;
                                    let t232 = t229 * t231;
                                    let t233 = k15 * t105 + k14 * t108
                                        + (k13 * t111 + (k19 * t114 + (rho1_rate_3 - t232 * t227)));
                                    let t234 = k20 * t129 + k19 * t132
                                        + (k18 * t135 + k17 * t138)
                                        + (k16 * t141 + k15 * t144 + (k14 * t147 + k13 * t150));
                                    let t235 = k20 * t93 + k18 * t96 + (k17 * t99 + k16 * t102)
                                        + t233 - t122 * t234;
                                    let t236 = k16 * t192 + k14 * t200
                                        + (k13 * t208 + (k20 * t216 + (rho2_rate_3 + t88 * t232)));
                                    let t237 = rt::lit::<T>(4.0) * t11
                                        - rt::lit::<T>(2.0) * t14;
                                    let t238 = t237 * (t10 * (k49 * t7));
                                    let t239 = rt::lit::<T>(4.0) * t67
                                        - rt::lit::<T>(2.0) * t70;
                                    let t240 = t239 * (t66 * (k56 * t63));
                                    let t241 = rt::lit::<T>(4.0) * t51
                                        - rt::lit::<T>(2.0) * t54;
                                    let t242 = t241 * (t50 * (k54 * t47));
                                    let t243 = rt::lit::<T>(4.0) * t59
                                        - rt::lit::<T>(2.0) * t62;
                                    let t244 = t243 * (t58 * (k55 * t55));
                                    let t245 = rt::lit::<T>(4.0) * t19
                                        - rt::lit::<T>(2.0) * t22;
                                    let t246 = t245 * (t18 * (k50 * t15));
                                    let t247 = rt::lit::<T>(4.0) * t27
                                        - rt::lit::<T>(2.0) * t30;
                                    let t248 = t247 * (t26 * (k51 * t23));
                                    let t249 = rt::lit::<T>(4.0) * t35
                                        - rt::lit::<T>(2.0) * t38;
                                    let t250 = t249 * (t34 * (k52 * t31));
                                    let t251 = rt::lit::<T>(4.0) * t43
                                        - rt::lit::<T>(2.0) * t46;
                                    let t252 = t251 * (t42 * (k53 * t39));
                                    let t253 = rt::lit::<T>(1.0) - k8 * t238 - k1 * t240
                                        - (k3 * t242 + k2 * t244)
                                        - (k7 * t246 + k6 * t248 + (k5 * t250 + k4 * t252));
                                    let t254 = t10 * (k82 + k82 * t8);
                                    let t255 = t18 * (k83 + k83 * t16);
                                    let t256 = t26 * (k84 + k84 * t24);
                                    let t257 = t34 * (k85 + k85 * t32);
                                    let t258 = t42 * (k86 + k86 * t40);
                                    let t259 = t50 * (k87 + k87 * t48);
                                    let t260 = t58 * (k88 + k88 * t56);
                                    let t261 = t66 * (k89 + k89 * t64);
                                    let t262 = k8 * t254 + k7 * t255 + (k6 * t256 + k5 * t257)
                                        + (k4 * t258 + k3 * t259 + (k2 * t260 + k1 * t261));
                                    let t263 = t237 * (t10 * (k57 * t7));
                                    let t264 = t245 * (t18 * (k58 * t15));
                                    let t265 = t247 * (t26 * (k59 * t23));
                                    let t266 = t249 * (t34 * (k60 * t31));
                                    let t267 = t251 * (t42 * (k61 * t39));
                                    let t268 = t241 * (t50 * (k62 * t47));
                                    let t269 = t243 * (t58 * (k63 * t55));
                                    let t270 = t239 * (t66 * (k64 * t63));
                                    let t271 = k8 * t263 + k7 * t264 + (k6 * t265 + k5 * t266)
                                        + (k4 * t267 + k3 * t268 + (k2 * t269 + k1 * t270));
                                    let t272 = t10 * (k90 + k90 * t8);
                                    let t273 = t18 * (k91 + k91 * t16);
                                    let t274 = t26 * (k92 + k92 * t24);
                                    let t275 = t34 * (k93 + k93 * t32);
                                    let t276 = t42 * (k94 + k94 * t40);
                                    let t277 = t50 * (k95 + k95 * t48);
                                    let t278 = t58 * (k96 + k96 * t56);
                                    let t279 = t66 * (k97 + k97 * t64);
                                    let t280 = k8 * t272 + k7 * t273 + (k6 * t274 + k5 * t275)
                                        + (k4 * t276 + k3 * t277 + (k2 * t278 + k1 * t279));
                                    let t281 = t237 * (t10 * (k65 * t7));
                                    let t282 = t245 * (t18 * (k66 * t15));
                                    let t283 = t247 * (t26 * (k67 * t23));
                                    let t284 = t249 * (t34 * (k68 * t31));
                                    let t285 = t251 * (t42 * (k69 * t39));
                                    let t286 = t241 * (t50 * (k70 * t47));
                                    let t287 = t243 * (t58 * (k71 * t55));
                                    let t288 = t239 * (t66 * (k72 * t63));
                                    let t289 = k8 * t281 + k7 * t282 + (k6 * t283 + k5 * t284)
                                        + (k4 * t285 + k3 * t286 + (k2 * t287 + k1 * t288));
                                    let t290 = t10 * (k98 + k98 * t8);
                                    let t291 = t18 * (k99 + k99 * t16);
                                    let t292 = t26 * (k100 + k100 * t24);
                                    let t293 = t34 * (k101 + k101 * t32);
                                    let t294 = t42 * (k102 + k102 * t40);
                                    let t295 = t50 * (k103 + k103 * t48);
                                    let t296 = t58 * (k104 + k104 * t56);
                                    let t297 = t66 * (k105 + k105 * t64);
                                    let t298 = k8 * t290 + k7 * t291 + (k6 * t292 + k5 * t293)
                                        + (k4 * t294 + k3 * t295 + (k2 * t296 + k1 * t297));
                                    let t299 = rt::lit::<T>(1.0) / (t49 * t49);
                                    let t300 = rt::lit::<T>(-0.061592225069804156) * t120;
                                    let t301 = rt::lit::<T>(-0.061592225069804156) * t115;
                                    let t302 = rt::lit::<T>(0.027076500189167574) * t115;
                                    let t303 = t66 * t302;
                                    let t304 = t303 + t64 * t303;
                                    let t305 = rt::lit::<T>(0.005864947198698576) * t115;
                                    let t306 = t58 * t305;
                                    let t307 = t306 + t56 * t306;
                                    let t308 = t50 * t301;
                                    let t309 = t308 + t48 * t308;
                                    let t310 = rt::lit::<T>(-0.058993923891947214) * t115;
                                    let t311 = t42 * t310;
                                    let t312 = t311 + t40 * t311;
                                    let t313 = rt::lit::<T>(0.09560496739250535) * t115;
                                    let t314 = t34 * t313;
                                    let t315 = t314 + t32 * t314;
                                    let t316 = rt::lit::<T>(0.32151478931685357) * t115;
                                    let t317 = t26 * t316;
                                    let t318 = t317 + t24 * t317;
                                    let t319 = rt::lit::<T>(0.4175557539292479) * t115;
                                    let t320 = t18 * t319;
                                    let t321 = t320 + t16 * t320;
                                    let t322 = rt::lit::<T>(0.2529691909352784) * t115;
                                    let t323 = t10 * t322;
                                    let t324 = t323 + t8 * t323;
                                    let t325 = k72 * t304 + k71 * t307
                                        + (k70 * t309 + k69 * t312)
                                        + (k68 * t315 + k67 * t318 + (k66 * t321 + k65 * t324));
                                    let t326 = rt::lit::<T>(0.32151478931685357) * t26;
                                    let t327 = t24 * t326;
                                    let t328 = t326 + t327;
                                    let t329 = rt::lit::<T>(0.4175557539292479) * t18;
                                    let t330 = t16 * t329;
                                    let t331 = t329 + t330;
                                    let t332 = rt::lit::<T>(0.2529691909352784) * t10;
                                    let t333 = t8 * t332;
                                    let t334 = t332 + t333;
                                    let t335 = rt::lit::<T>(-0.058993923891947214) * t42;
                                    let t336 = t40 * t335;
                                    let t337 = t335 + t336;
                                    let t338 = rt::lit::<T>(0.09560496739250535) * t34;
                                    let t339 = t32 * t338;
                                    let t340 = t338 + t339;
                                    let t341 = rt::lit::<T>(0.005864947198698576) * t58;
                                    let t342 = t56 * t341;
                                    let t343 = t341 + t342;
                                    let t344 = rt::lit::<T>(0.027076500189167574) * t66;
                                    let t345 = t64 * t344;
                                    let t346 = t344 + t345;
                                    let t347 = rt::lit::<T>(-0.061592225069804156) * t50;
                                    let t348 = t48 * t347;
                                    let t349 = t347 + t348;
                                    let t350 = k67 * t328 + k66 * t331
                                        + (k65 * t334 + k69 * t337)
                                        + (k68 * t340 + k71 * t343 + (k72 * t346 + k70 * t349));
                                    let t351 = t122 * t325 + t350;
                                    let t352 = k64 * t304 + k63 * t307
                                        + (k62 * t309 + k61 * t312)
                                        + (k60 * t315 + k59 * t318 + (k58 * t321 + k57 * t324));
                                    let t353 = k59 * t328 + k58 * t331
                                        + (k57 * t334 + k61 * t337)
                                        + (k60 * t340 + k63 * t343 + (k64 * t346 + k62 * t349));
                                    let t354 = t125 * t352 + t353;
                                    let t355 = rt::lit::<T>(0.1904683739582173) * t354;
                                    let t356 = k56 * t304 + k55 * t307
                                        + (k54 * t309 + k53 * t312)
                                        + (k52 * t315 + k51 * t318 + (k50 * t321 + k49 * t324));
                                    let t357 = k51 * t328 + k50 * t331
                                        + (k49 * t334 + k53 * t337)
                                        + (k52 * t340 + k55 * t343 + (k56 * t346 + k54 * t349));
                                    let t358 = t115 * t356 + t357;
                                    let t359 = rt::lit::<T>(0.32151478931685357) * t351
                                        + (t355 + rt::lit::<T>(-0.061592225069804156) * t358);
                                    let t360 = t299
                                        * (rt::lit::<T>(0.5) * (t53 * t300 + t143 * t301)
                                            - k3 * t104 - t82 * t359);
                                    let t361 = t50 * t300;
                                    let t362 = h * t47;
                                    let t363 = (t360 + (t103 * t347 - t51 * t361 - t142 * t308))
                                        * t362;
                                    let t364 = rt::lit::<T>(1.0) / (t65 * t65);
                                    let t365 = rt::lit::<T>(0.027076500189167574) * t120;
                                    let t366 = rt::lit::<T>(-0.06114645362610544) * t354;
                                    let t367 = rt::lit::<T>(0.2529691909352784) * t351
                                        + (t366 + rt::lit::<T>(0.027076500189167574) * t358);
                                    let t368 = t364
                                        * (rt::lit::<T>(0.5) * (t69 * t365 + t149 * t302)
                                            - k1 * t110 - t86 * t367);
                                    let t369 = t66 * t365;
                                    let t370 = h * t63;
                                    let t371 = (t368 + (t109 * t344 - t67 * t369 - t148 * t303))
                                        * t370;
                                    let t372 = rt::lit::<T>(1.0) / (t33 * t33);
                                    let t373 = rt::lit::<T>(0.09560496739250535) * t120;
                                    let t374 = rt::lit::<T>(0.3851373541128084) * t354;
                                    let t375 = rt::lit::<T>(-0.058993923891947214) * t351
                                        + (t374 + rt::lit::<T>(0.09560496739250535) * t358);
                                    let t376 = t372
                                        * (rt::lit::<T>(0.5) * (t37 * t373 + t137 * t313) - k5 * t98
                                            - t78 * t375);
                                    let t377 = t34 * t373;
                                    let t378 = h * t31;
                                    let t379 = (t376 + (t97 * t338 - t35 * t377 - t136 * t314))
                                        * t378;
                                    let t380 = rt::lit::<T>(1.0) / (t25 * t25);
                                    let t381 = rt::lit::<T>(0.32151478931685357) * t120;
                                    let t382 = rt::lit::<T>(-0.061592225069804156) * t351
                                        + (t355 + rt::lit::<T>(0.32151478931685357) * t358);
                                    let t383 = t380
                                        * (rt::lit::<T>(0.5) * (t29 * t381 + t134 * t316) - k6 * t95
                                            - t76 * t382);
                                    let t384 = t26 * t381;
                                    let t385 = h * t23;
                                    let t386 = (t383 + (t94 * t326 - t27 * t384 - t133 * t317))
                                        * t385;
                                    let t387 = rt::lit::<T>(1.0) / (t41 * t41);
                                    let t388 = rt::lit::<T>(-0.058993923891947214) * t120;
                                    let t389 = rt::lit::<T>(0.09560496739250535) * t351
                                        + (t374 + rt::lit::<T>(-0.058993923891947214) * t358);
                                    let t390 = t387
                                        * (rt::lit::<T>(0.5) * (t45 * t388 + t140 * t310)
                                            - k4 * t101 - t80 * t389);
                                    let t391 = t42 * t388;
                                    let t392 = h * t39;
                                    let t393 = (t390 + (t100 * t335 - t43 * t391 - t139 * t311))
                                        * t392;
                                    let t394 = rt::lit::<T>(1.0) / (t17 * t17);
                                    let t395 = rt::lit::<T>(0.4175557539292479) * t120;
                                    let t396 = rt::lit::<T>(-0.014459274444920261) * t354;
                                    let t397 = rt::lit::<T>(0.005864947198698576) * t351
                                        + (t396 + rt::lit::<T>(0.4175557539292479) * t358);
                                    let t398 = t394
                                        * (rt::lit::<T>(0.5) * (t21 * t395 + t131 * t319)
                                            - k7 * t113 - t74 * t397);
                                    let t399 = t18 * t395;
                                    let t400 = h * t15;
                                    let t401 = (t398 + (t112 * t329 - t19 * t399 - t130 * t320))
                                        * t400;
                                    let t402 = rt::lit::<T>(1.0) / (t9 * t9);
                                    let t403 = rt::lit::<T>(0.2529691909352784) * t120;
                                    let t404 = rt::lit::<T>(0.027076500189167574) * t351
                                        + (t366 + rt::lit::<T>(0.2529691909352784) * t358);
                                    let t405 = t402
                                        * (rt::lit::<T>(0.5) * (t13 * t403 + t128 * t322) - k8 * t92
                                            - t72 * t404);
                                    let t406 = t10 * t403;
                                    let t407 = h * t7;
                                    let t408 = (t405 + (t91 * t332 - t11 * t406 - t127 * t323))
                                        * t407;
                                    let t409 = rt::lit::<T>(1.0) / (t57 * t57);
                                    let t410 = rt::lit::<T>(0.005864947198698576) * t120;
                                    let t411 = rt::lit::<T>(0.4175557539292479) * t351
                                        + (t396 + rt::lit::<T>(0.005864947198698576) * t358);
                                    let t412 = t409
                                        * (rt::lit::<T>(0.5) * (t61 * t410 + t146 * t305)
                                            - k2 * t107 - t84 * t411);
                                    let t413 = t58 * t410;
                                    let t414 = h * t55;
                                    let t415 = (t412 + (t106 * t341 - t59 * t413 - t145 * t306))
                                        * t414;
                                    let t416 = rt::lit::<T>(1.0) / (t118 * t118)
                                        * (rt::lit::<T>(2.0) * (t115 * t117));
                                    let t417 = t119 * t71;
                                    let t418 = t89 * t356 + (t71 * t416 - t116 * t417) - t151;
                                    let t419 = h * t90;
                                    let t420 = t352 * t419;
                                    let t421 = h * t88;
                                    let t422 = t325 * t421;
                                    let t423 = k28 * t408
                                        + (k22 * t415
                                            + (k73 * t418
                                                + (rt::lit::<T>(0.30026319498086457) * t420
                                                    + rt::lit::<T>(0.26798833376246944) * t422)));
                                    let t424 = k23 * t363 + k21 * t371
                                        + (k25 * t379 + k26 * t386)
                                        + (k24 * t393 + k27 * t401 + t423);
                                    let t425 = h * t58;
                                    let t426 = t411 * t425;
                                    let t427 = h * t50;
                                    let t428 = t359 * t427;
                                    let t429 = h * t42;
                                    let t430 = t389 * t429;
                                    let t431 = h * t34;
                                    let t432 = t375 * t431;
                                    let t433 = h * t26;
                                    let t434 = t382 * t433;
                                    let t435 = h * t18;
                                    let t436 = t397 * t435;
                                    let t437 = h * t10;
                                    let t438 = t404 * t437;
                                    let t439 = h * t66;
                                    let t440 = t367 * t439;
                                    let t441 = h * t115;
                                    let t442 = t417 * t441;
                                    let t443 = rt::lit::<T>(0.23553528074697333) * t434
                                        + rt::lit::<T>(0.12761668692717998) * t436
                                        + (rt::lit::<T>(0.028459473672176994) * t438
                                            + (rt::lit::<T>(0.27444215068248085) * t440
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.1388888888888889) * t442)));
                                    let t444 = t369 + t64 * t369;
                                    let t445 = t413 + t56 * t413;
                                    let t446 = t361 + t48 * t361;
                                    let t447 = t391 + t40 * t391;
                                    let t448 = t377 + t32 * t377;
                                    let t449 = t384 + t24 * t384;
                                    let t450 = t399 + t16 * t399;
                                    let t451 = t406 + t8 * t406;
                                    let t452 = k56 * t444 + k55 * t445
                                        + (k54 * t446 + k53 * t447)
                                        + (k52 * t448 + k51 * t449 + (k50 * t450 + k49 * t451));
                                    let t453 = k36 * t408
                                        + (k30 * t415
                                            + (k74 * t418
                                                + (rt::lit::<T>(0.2222222222222222) * t420
                                                    + rt::lit::<T>(0.48042111196938336) * t422)));
                                    let t454 = k31 * t363 + k29 * t371
                                        + (k33 * t379 + k34 * t386)
                                        + (k32 * t393 + k35 * t401 + t453);
                                    let t455 = rt::lit::<T>(-0.00022625827747447944) * t434
                                        + rt::lit::<T>(-0.03565927501636371) * t436
                                        + (rt::lit::<T>(-0.011940029016242066) * t438
                                            + (rt::lit::<T>(0.4563844734606865) * t440
                                                - rt::lit::<T>(-0.0359766675249389) * t442));
                                    let t456 = k64 * t444 + k63 * t445
                                        + (k62 * t446 + k61 * t447)
                                        + (k60 * t448 + k59 * t449 + (k58 * t450 + k57 * t451));
                                    let t457 = k44 * t408
                                        + (k38 * t415
                                            + (k75 * t418
                                                + (rt::lit::<T>(-0.022485417203086815) * t420
                                                    + rt::lit::<T>(0.1388888888888889) * t422)));
                                    let t458 = k39 * t363 + k37 * t371
                                        + (k41 * t379 + k42 * t386)
                                        + (k40 * t393 + k43 * t401 + t457);
                                    let t459 = rt::lit::<T>(0.0019247725723366578) * t434
                                        + rt::lit::<T>(0.009709349382370355) * t436
                                        + (rt::lit::<T>(0.0033356270952969586) * t438
                                            + (rt::lit::<T>(0.2493183041056008) * t440
                                                - rt::lit::<T>(0.009789444015308325) * t442));
                                    let t460 = k72 * t444 + k71 * t445
                                        + (k70 * t446 + k69 * t447)
                                        + (k68 * t448 + k67 * t449 + (k66 * t450 + k65 * t451));
                                    let t461 = t55 * t341;
                                    let t462 = t63 * t344;
                                    let t463 = t66 * t462;
                                    let t464 = t462 - t64 * t463;
                                    let t465 = t464 - t463;
                                    let t466 = h * t465;
                                    let t467 = t109 * t466;
                                    let t468 = t58 * t461;
                                    let t469 = t461 - t56 * t468;
                                    let t470 = t469 - t468;
                                    let t471 = h * t470;
                                    let t472 = t106 * t471;
                                    let t473 = t47 * t347;
                                    let t474 = t50 * t473;
                                    let t475 = t473 - t48 * t474;
                                    let t476 = t475 - t474;
                                    let t477 = h * t476;
                                    let t478 = t103 * t477;
                                    let t479 = t39 * t335;
                                    let t480 = t42 * t479;
                                    let t481 = t479 - t40 * t480;
                                    let t482 = t481 - t480;
                                    let t483 = h * t482;
                                    let t484 = t100 * t483;
                                    let t485 = t31 * t338;
                                    let t486 = t34 * t485;
                                    let t487 = t485 - t32 * t486;
                                    let t488 = t487 - t486;
                                    let t489 = h * t488;
                                    let t490 = t97 * t489;
                                    let t491 = t23 * t326;
                                    let t492 = t26 * t491;
                                    let t493 = t491 - t24 * t492;
                                    let t494 = t493 - t492;
                                    let t495 = h * t494;
                                    let t496 = t94 * t495;
                                    let t497 = t15 * t329;
                                    let t498 = t18 * t497;
                                    let t499 = t497 - t16 * t498;
                                    let t500 = t499 - t498;
                                    let t501 = h * t500;
                                    let t502 = t112 * t501;
                                    let t503 = t7 * t332;
                                    let t504 = t10 * t503;
                                    let t505 = t503 - t8 * t504;
                                    let t506 = t505 - t504;
                                    let t507 = h * t506;
                                    let t508 = t91 * t507;
                                    let t509 = k37 * t467 + k38 * t472
                                        + (k39 * t478 + k40 * t484)
                                        + (k41 * t490 + k42 * t496 + (k43 * t502 + k44 * t508));
                                    let t510 = t148 * t466;
                                    let t511 = t145 * t471;
                                    let t512 = t142 * t477;
                                    let t513 = t139 * t483;
                                    let t514 = t136 * t489;
                                    let t515 = t133 * t495;
                                    let t516 = t130 * t501;
                                    let t517 = t127 * t507;
                                    let t518 = k37 * t510 + k38 * t511
                                        + (k39 * t512 + k40 * t513)
                                        + (k41 * t514 + k42 * t515 + (k43 * t516 + k44 * t517));
                                    let t519 = t509 - t122 * t518;
                                    let t520 = k29 * t467 + k30 * t472
                                        + (k31 * t478 + k32 * t484)
                                        + (k33 * t490 + k34 * t496 + (k35 * t502 + k36 * t508));
                                    let t521 = k29 * t510 + k30 * t511
                                        + (k31 * t512 + k32 * t513)
                                        + (k33 * t514 + k34 * t515 + (k35 * t516 + k36 * t517));
                                    let t522 = t520 - t125 * t521;
                                    let t523 = rt::lit::<T>(-0.014459274444920261) * t522;
                                    let t524 = k22 * t472 + k23 * t478
                                        + (k24 * t484 + k25 * t490)
                                        + (k26 * t496 + k27 * t502
                                            + (k28 * t508 + (t120 + k21 * t467)));
                                    let t525 = k21 * t510 + k22 * t511
                                        + (k23 * t512 + k24 * t513)
                                        + (k25 * t514 + k26 * t515 + (k27 * t516 + k28 * t517));
                                    let t526 = t524 - t115 * t525;
                                    let t527 = rt::lit::<T>(0.4175557539292479) * t519
                                        + (t523 + rt::lit::<T>(0.005864947198698576) * t526);
                                    let t528 = t409 * (t196 * t461 - k2 * t199 - t84 * t527)
                                        + (t461 + t469 - t195 * t468);
                                    let t529 = t198 * t528
                                        + (t342 + t195 * t341
                                            - t196 * (rt::lit::<T>(0.005864947198698576) * t409));
                                    let t530 = rt::lit::<T>(0.1904683739582173) * t522;
                                    let t531 = rt::lit::<T>(0.32151478931685357) * t519
                                        + (t530 + rt::lit::<T>(-0.061592225069804156) * t526);
                                    let t532 = t299 * (t172 * t473 - k3 * t175 - t82 * t531)
                                        + (t473 + t475 - t171 * t474);
                                    let t533 = t174 * t532
                                        + (t348 + t171 * t347
                                            - t172 * (rt::lit::<T>(-0.061592225069804156) * t299));
                                    let t534 = rt::lit::<T>(0.3851373541128084) * t522;
                                    let t535 = rt::lit::<T>(0.09560496739250535) * t519
                                        + (t534 + rt::lit::<T>(-0.058993923891947214) * t526);
                                    let t536 = t387 * (t188 * t479 - k4 * t191 - t80 * t535)
                                        + (t479 + t481 - t187 * t480);
                                    let t537 = t190 * t536
                                        + (t336 + t187 * t335
                                            - t188 * (rt::lit::<T>(-0.058993923891947214) * t387));
                                    let t538 = rt::lit::<T>(-0.058993923891947214) * t519
                                        + (t534 + rt::lit::<T>(0.09560496739250535) * t526);
                                    let t539 = t372 * (t180 * t485 - k5 * t183 - t78 * t538)
                                        + (t485 + t487 - t179 * t486);
                                    let t540 = t182 * t539
                                        + (t339 + t179 * t338
                                            - t180 * (rt::lit::<T>(0.09560496739250535) * t372));
                                    let t541 = rt::lit::<T>(-0.061592225069804156) * t519
                                        + (t530 + rt::lit::<T>(0.32151478931685357) * t526);
                                    let t542 = t380 * (t164 * t491 - k6 * t167 - t76 * t541)
                                        + (t491 + t493 - t163 * t492);
                                    let t543 = t166 * t542
                                        + (t327 + t163 * t326
                                            - t164 * (rt::lit::<T>(0.32151478931685357) * t380));
                                    let t544 = rt::lit::<T>(0.005864947198698576) * t519
                                        + (t523 + rt::lit::<T>(0.4175557539292479) * t526);
                                    let t545 = t394 * (t156 * t497 - k7 * t159 - t74 * t544)
                                        + (t497 + t499 - t155 * t498);
                                    let t546 = t158 * t545
                                        + (t330 + t155 * t329
                                            - t156 * (rt::lit::<T>(0.4175557539292479) * t394));
                                    let t547 = rt::lit::<T>(-0.06114645362610544) * t522;
                                    let t548 = rt::lit::<T>(0.027076500189167574) * t519
                                        + (t547 + rt::lit::<T>(0.2529691909352784) * t526);
                                    let t549 = t402 * (t212 * t503 - k8 * t215 - t72 * t548)
                                        + (t503 + t505 - t211 * t504);
                                    let t550 = t214 * t549
                                        + (t333 + t211 * t332
                                            - t212 * (rt::lit::<T>(0.2529691909352784) * t402));
                                    let t551 = rt::lit::<T>(0.2529691909352784) * t519
                                        + (t547 + rt::lit::<T>(0.027076500189167574) * t526);
                                    let t552 = t364 * (t204 * t462 - k1 * t207 - t86 * t551)
                                        + (t462 + t464 - t203 * t463);
                                    let t553 = t206 * t552
                                        + (t345 + t203 * t344
                                            - t204 * (rt::lit::<T>(0.027076500189167574) * t364));
                                    let t554 = t89 * t119;
                                    let t555 = t116 * t554 - t89 * (t416 + t525);
                                    let t556 = t421 * t518;
                                    let t557 = t419 * t521;
                                    let t558 = k49 * t550
                                        + (k56 * t553
                                            + (k73 * t555
                                                - (rt::lit::<T>(0.26798833376246944) * t556
                                                    + rt::lit::<T>(0.30026319498086457) * t557)));
                                    let t559 = k55 * t529 + k54 * t533
                                        + (k53 * t537 + k52 * t540)
                                        + (k51 * t543 + k50 * t546 + t558);
                                    let t560 = rt::lit::<T>(2.0) * t84;
                                    let t561 = t58 * t527 - t468 * t560;
                                    let t562 = rt::lit::<T>(2.0) * t82;
                                    let t563 = t50 * t531 - t474 * t562;
                                    let t564 = rt::lit::<T>(2.0) * t80;
                                    let t565 = t42 * t535 - t480 * t564;
                                    let t566 = rt::lit::<T>(2.0) * t78;
                                    let t567 = t34 * t538 - t486 * t566;
                                    let t568 = rt::lit::<T>(2.0) * t76;
                                    let t569 = t26 * t541 - t492 * t568;
                                    let t570 = rt::lit::<T>(2.0) * t74;
                                    let t571 = t18 * t544 - t498 * t570;
                                    let t572 = rt::lit::<T>(2.0) * t72;
                                    let t573 = t10 * t548 - t504 * t572;
                                    let t574 = rt::lit::<T>(2.0) * t86;
                                    let t575 = t66 * t551 - t463 * t574;
                                    let t576 = t441 * t554;
                                    let t577 = k51 * t569 + k50 * t571
                                        + (k49 * t573
                                            + (k56 * t575 + rt::lit::<T>(0.1388888888888889) * t576));
                                    let t578 = h * t59;
                                    let t579 = t470 * t578;
                                    let t580 = h * t51;
                                    let t581 = t476 * t580;
                                    let t582 = h * t43;
                                    let t583 = t482 * t582;
                                    let t584 = h * t35;
                                    let t585 = t488 * t584;
                                    let t586 = h * t27;
                                    let t587 = t494 * t586;
                                    let t588 = h * t19;
                                    let t589 = t500 * t588;
                                    let t590 = h * t11;
                                    let t591 = t506 * t590;
                                    let t592 = h * t67;
                                    let t593 = t465 * t592;
                                    let t594 = k22 * t579 + k23 * t581
                                        + (k24 * t583 + k25 * t585)
                                        + (k26 * t587 + k27 * t589
                                            + (k28 * t591 + (k21 * t593 + rt::lit::<T>(1.0))));
                                    let t595 = k57 * t550
                                        + (k64 * t553
                                            + (k74 * t555
                                                - (rt::lit::<T>(0.48042111196938336) * t556
                                                    + rt::lit::<T>(0.2222222222222222) * t557)));
                                    let t596 = k63 * t529 + k62 * t533
                                        + (k61 * t537 + k60 * t540)
                                        + (k59 * t543 + k58 * t546 + t595);
                                    let t597 = k59 * t569 + k58 * t571
                                        + (k57 * t573
                                            + (k64 * t575 + rt::lit::<T>(-0.0359766675249389) * t576));
                                    let t598 = k29 * t593 + k30 * t579
                                        + (k31 * t581 + k32 * t583)
                                        + (k33 * t585 + k34 * t587 + (k35 * t589 + k36 * t591));
                                    let t599 = k65 * t550
                                        + (k72 * t553
                                            + (k75 * t555
                                                - (rt::lit::<T>(0.1388888888888889) * t556
                                                    + rt::lit::<T>(-0.022485417203086815) * t557)));
                                    let t600 = k71 * t529 + k70 * t533
                                        + (k69 * t537 + k68 * t540)
                                        + (k67 * t543 + k66 * t546 + t599);
                                    let t601 = k67 * t569 + k66 * t571
                                        + (k65 * t573
                                            + (k72 * t575 + rt::lit::<T>(0.009789444015308325) * t576));
                                    let t602 = k37 * t593 + k38 * t579
                                        + (k39 * t581 + k40 * t583)
                                        + (k41 * t585 + k42 * t587 + (k43 * t589 + k44 * t591));
                                    let t603 = k9 * (t238 + t240) + k10 * (t246 + t244)
                                        + (k11 * (t248 + t242) + k12 * (t250 + t252));
                                    let t604 = k9 * (t254 + t261) + k10 * (t255 + t260)
                                        + (k11 * (t256 + t259) + k12 * (t257 + t258));
                                    let t605 = rt::lit::<T>(1.0) - k9 * (t263 + t270)
                                        - k12 * (t266 + t267)
                                        - (k10 * (t264 + t269) + k11 * (t265 + t268));
                                    let t606 = k9 * (t272 + t279) + k10 * (t273 + t278)
                                        + (k11 * (t274 + t277) + k12 * (t275 + t276));
                                    let t607 = k9 * (t281 + t288) + k10 * (t282 + t287)
                                        + (k11 * (t283 + t286) + k12 * (t284 + t285));
                                    let t608 = k9 * (t290 + t297) + k10 * (t291 + t296)
                                        + (k11 * (t292 + t295) + k12 * (t293 + t294));
                                    let t609 = rt::lit::<T>(0.1904683739582173) * t223;
                                    let t610 = rt::lit::<T>(0.1904683739582173) * t125;
                                    let t611 = rt::lit::<T>(-0.06114645362610544) * t125;
                                    let t612 = t66 * t611;
                                    let t613 = t612 + t64 * t612;
                                    let t614 = rt::lit::<T>(-0.014459274444920261) * t125;
                                    let t615 = t58 * t614;
                                    let t616 = t615 + t56 * t615;
                                    let t617 = t50 * t610;
                                    let t618 = t617 + t48 * t617;
                                    let t619 = rt::lit::<T>(0.3851373541128084) * t125;
                                    [
                                        t109,
                                        t110,
                                        t112,
                                        t113,
                                        t115,
                                        t122,
                                        t125,
                                        t127,
                                        t128,
                                        t130,
                                        t131,
                                        t133,
                                        t134,
                                        t136,
                                        t137,
                                        t139,
                                        t140,
                                        t142,
                                        t143,
                                        t145,
                                        t146,
                                        t148,
                                        t149,
                                        t152,
                                        t155,
                                        t156,
                                        t158,
                                        t159,
                                        t160,
                                        t163,
                                        t164,
                                        t166,
                                        t167,
                                        t168,
                                        t171,
                                        t172,
                                        t174,
                                        t175,
                                        t176,
                                        t179,
                                        t180,
                                        t182,
                                        t183,
                                        t184,
                                        t187,
                                        t188,
                                        t190,
                                        t191,
                                        t195,
                                        t196,
                                        t198,
                                        t199,
                                        t203,
                                        t204,
                                        t206,
                                        t207,
                                        t211,
                                        t212,
                                        t214,
                                        t215,
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
                                        t232,
                                        t234,
                                        t235,
                                        t236,
                                        t238,
                                        t240,
                                        t242,
                                        t244,
                                        t246,
                                        t248,
                                        t250,
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
                                        t299,
                                        t362,
                                        t364,
                                        t370,
                                        t372,
                                        t378,
                                        t380,
                                        t385,
                                        t387,
                                        t392,
                                        t394,
                                        t400,
                                        t402,
                                        t407,
                                        t409,
                                        t414,
                                        t419,
                                        t421,
                                        t424,
                                        t425,
                                        t426,
                                        t427,
                                        t428,
                                        t429,
                                        t430,
                                        t431,
                                        t432,
                                        t433,
                                        t435,
                                        t437,
                                        t439,
                                        t443,
                                        t452,
                                        t454,
                                        t455,
                                        t456,
                                        t458,
                                        t459,
                                        t460,
                                        t559,
                                        t560,
                                        t561,
                                        t562,
                                        t563,
                                        t564,
                                        t565,
                                        t566,
                                        t567,
                                        t568,
                                        t570,
                                        t572,
                                        t574,
                                        t577,
                                        t578,
                                        t580,
                                        t582,
                                        t584,
                                        t586,
                                        t588,
                                        t590,
                                        t592,
                                        t594,
                                        t596,
                                        t597,
                                        t598,
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
                                        t619,
                                    ]
                                }
                                part([
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
                                    k1,
                                    k2,
                                    k3,
                                    k4,
                                    k5,
                                    k6,
                                    k7,
                                    k8,
                                    t7,
                                    t11,
                                    t8,
                                    t15,
                                    t19,
                                    t16,
                                    t23,
                                    t27,
                                    t24,
                                    t31,
                                    t35,
                                    t32,
                                    t39,
                                    t43,
                                    t40,
                                    t47,
                                    t51,
                                    t48,
                                    t55,
                                    t59,
                                    t56,
                                    t63,
                                    t67,
                                    t64,
                                    t12,
                                    t20,
                                    t28,
                                    t36,
                                    t44,
                                    t52,
                                    t60,
                                    t68,
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
                                    t13,
                                    t14,
                                    t21,
                                    t29,
                                    t37,
                                    t45,
                                    t53,
                                    t61,
                                    t69,
                                    t22,
                                    t30,
                                    t38,
                                    t46,
                                    t54,
                                    t62,
                                    t70,
                                    t71,
                                    k73,
                                    k74,
                                    k75,
                                    k76,
                                    k77,
                                    k78,
                                    k79,
                                    k80,
                                    k81,
                                    t72,
                                    t74,
                                    t76,
                                    t78,
                                    t80,
                                    t82,
                                    t84,
                                    t86,
                                    t89,
                                    t90,
                                    t88,
                                    t91,
                                    t94,
                                    t97,
                                    t100,
                                    t103,
                                    t106,
                                    t92,
                                    t93,
                                    t95,
                                    t98,
                                    t101,
                                    t104,
                                    t107,
                                    t96,
                                    t99,
                                    t102,
                                    t105,
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
                            let [t709, t710, t711, t712, t713, t720, t729, t731, t732,
                            t733, t735, t736, t737, t836, t837, t838, t839, t840, t846,
                            t855, t857, t858, t859, t861, t862, t863, t864, t865, t866,
                            t867, t868, t869, t977, t978, t979, t980, t981, t988, t997,
                            t999, t1000, t1001, t1003, t1004, t1005, t1104, t1105, t1106,
                            t1107, t1108, t1114, t1123, t1125, t1126, t1127, t1129,
                            t1130, t1131] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [k49,
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
                                    t7,
                                    t11,
                                    t8,
                                    t15,
                                    t19,
                                    t16,
                                    t23,
                                    t27,
                                    t24,
                                    t31,
                                    t35,
                                    t32,
                                    t39,
                                    t43,
                                    t40,
                                    t47,
                                    t51,
                                    t48,
                                    t55,
                                    t59,
                                    t56,
                                    t63,
                                    t67,
                                    t64,
                                    t10,
                                    t18,
                                    t26,
                                    t34,
                                    t42,
                                    t50,
                                    t58,
                                    t66,
                                    t13,
                                    t21,
                                    t29,
                                    t37,
                                    t45,
                                    t53,
                                    t61,
                                    t69,
                                    k76,
                                    k77,
                                    k78,
                                    k79,
                                    k80,
                                    k81,
                                    t72,
                                    t74,
                                    t76,
                                    t78,
                                    t80,
                                    t82,
                                    t84,
                                    t86,
                                    t89,
                                    t115,
                                    t90,
                                    t125,
                                    t88,
                                    t122,
                                    t127,
                                    t91,
                                    t130,
                                    t112,
                                    t133,
                                    t94,
                                    t136,
                                    t97,
                                    t139,
                                    t100,
                                    t142,
                                    t103,
                                    t145,
                                    t106,
                                    t148,
                                    t109,
                                    t128,
                                    t92,
                                    t131,
                                    t113,
                                    t134,
                                    t95,
                                    t137,
                                    t98,
                                    t140,
                                    t101,
                                    t143,
                                    t104,
                                    t146,
                                    t107,
                                    t149,
                                    t110,
                                    t211,
                                    t212,
                                    t214,
                                    t155,
                                    t163,
                                    t179,
                                    t187,
                                    t171,
                                    t195,
                                    t203,
                                    t156,
                                    t164,
                                    t180,
                                    t188,
                                    t172,
                                    t196,
                                    t204,
                                    t215,
                                    t158,
                                    t159,
                                    t166,
                                    t167,
                                    t182,
                                    t183,
                                    t190,
                                    t191,
                                    t174,
                                    t175,
                                    t198,
                                    t199,
                                    t206,
                                    t207,
                                    k9,
                                    k10,
                                    k11,
                                    k12,
                                    t218,
                                    t219,
                                    t221,
                                    t220,
                                    t222,
                                    t223,
                                    t225,
                                    k13,
                                    k14,
                                    k15,
                                    k16,
                                    k17,
                                    k18,
                                    k19,
                                    k20,
                                    t227,
                                    t228,
                                    t230,
                                    t229,
                                    t231,
                                    t232,
                                    t234,
                                    t238,
                                    t246,
                                    t248,
                                    t250,
                                    t252,
                                    t242,
                                    t244,
                                    t240,
                                    t254,
                                    t255,
                                    t256,
                                    t257,
                                    t258,
                                    t259,
                                    t260,
                                    t261,
                                    t263,
                                    t264,
                                    t265,
                                    t266,
                                    t267,
                                    t268,
                                    t269,
                                    t270,
                                    t272,
                                    t273,
                                    t274,
                                    t275,
                                    t276,
                                    t277,
                                    t278,
                                    t279,
                                    t281,
                                    t282,
                                    t283,
                                    t284,
                                    t285,
                                    t286,
                                    t287,
                                    t288,
                                    t290,
                                    t291,
                                    t292,
                                    t293,
                                    t294,
                                    t295,
                                    t296,
                                    t297,
                                    k21,
                                    k22,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    t421,
                                    t419,
                                    t364,
                                    t370,
                                    t409,
                                    t414,
                                    t299,
                                    t362,
                                    t387,
                                    t392,
                                    t372,
                                    t378,
                                    t380,
                                    t385,
                                    t394,
                                    t400,
                                    t402,
                                    t407,
                                    t439,
                                    t425,
                                    t427,
                                    t429,
                                    t431,
                                    t433,
                                    t435,
                                    t437,
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
                                    t574,
                                    t560,
                                    t562,
                                    t564,
                                    t566,
                                    t568,
                                    t570,
                                    t572,
                                    t592,
                                    t578,
                                    t580,
                                    t582,
                                    t584,
                                    t586,
                                    t588,
                                    t590,
                                    t611,
                                    t614,
                                    t610,
                                    t619,
                                    t612,
                                    t615,
                                    t617,
                                    t609,
                                    t613,
                                    t616,
                                    t618,
                                    h,
                                    ]: [T; 300],
                                ) -> [T; 58] {
                                    let t620 = t42 * t619;
                                    let t621 = t620 + t40 * t620;
                                    let t622 = t34 * t619;
                                    let t623 = t622 + t32 * t622;
                                    let t624 = t26 * t610;
                                    let t625 = t624 + t24 * t624;
                                    let t626 = t18 * t614;
                                    let t627 = t626 + t16 * t626;
                                    let t628 = t10 * t611;
                                    let t629 = t628 + t8 * t628;
                                    let t630 = k72 * t613 + k71 * t616
                                        + (k70 * t618 + k69 * t621)
                                        + (k68 * t623 + k67 * t625 + (k66 * t627 + k65 * t629));
                                    let t631 = rt::lit::<T>(0.1904683739582173) * t26;
                                    let t632 = t24 * t631;
                                    let t633 = t631 + t632;
                                    let t634 = rt::lit::<T>(-0.014459274444920261) * t18;
                                    let t635 = t16 * t634;
                                    let t636 = t634 + t635;
                                    let t637 = rt::lit::<T>(-0.06114645362610544) * t10;
                                    let t638 = t8 * t637;
                                    let t639 = t637 + t638;
                                    let t640 = rt::lit::<T>(0.3851373541128084) * t42;
                                    let t641 = t40 * t640;
                                    let t642 = t640 + t641;
                                    let t643 = rt::lit::<T>(0.3851373541128084) * t34;
                                    let t644 = t32 * t643;
                                    let t645 = t643 + t644;
                                    let t646 = rt::lit::<T>(-0.014459274444920261) * t58;
                                    let t647 = t56 * t646;
                                    let t648 = t646 + t647;
                                    let t649 = rt::lit::<T>(-0.06114645362610544) * t66;
                                    let t650 = t64 * t649;
                                    let t651 = t649 + t650;
                                    let t652 = rt::lit::<T>(0.1904683739582173) * t50;
                                    let t653 = t48 * t652;
                                    let t654 = t652 + t653;
                                    let t655 = k67 * t633 + k66 * t636
                                        + (k65 * t639 + k69 * t642)
                                        + (k68 * t645 + k71 * t648 + (k72 * t651 + k70 * t654));
                                    let t656 = t122 * t630 + t655;
                                    let t657 = k64 * t613 + k63 * t616
                                        + (k62 * t618 + k61 * t621)
                                        + (k60 * t623 + k59 * t625 + (k58 * t627 + k57 * t629));
                                    let t658 = k59 * t633 + k58 * t636
                                        + (k57 * t639 + k61 * t642)
                                        + (k60 * t645 + k63 * t648 + (k64 * t651 + k62 * t654));
                                    let t659 = t125 * t657 + t658;
                                    let t660 = rt::lit::<T>(0.1904683739582173) * t659;
                                    let t661 = k56 * t613 + k55 * t616
                                        + (k54 * t618 + k53 * t621)
                                        + (k52 * t623 + k51 * t625 + (k50 * t627 + k49 * t629));
                                    let t662 = k51 * t633 + k50 * t636
                                        + (k49 * t639 + k53 * t642)
                                        + (k52 * t645 + k55 * t648 + (k56 * t651 + k54 * t654));
                                    let t663 = t115 * t661 + t662;
                                    let t664 = rt::lit::<T>(0.32151478931685357) * t656
                                        + (t660 + rt::lit::<T>(-0.061592225069804156) * t663);
                                    let t665 = t299
                                        * (rt::lit::<T>(0.5) * (t53 * t609 + t143 * t610)
                                            - k11 * t104 - t82 * t664);
                                    let t666 = t50 * t609;
                                    let t667 = t362
                                        * (t665 + (t103 * t652 - t51 * t666 - t142 * t617));
                                    let t668 = rt::lit::<T>(-0.06114645362610544) * t223;
                                    let t669 = rt::lit::<T>(-0.06114645362610544) * t659;
                                    let t670 = rt::lit::<T>(0.2529691909352784) * t656
                                        + (t669 + rt::lit::<T>(0.027076500189167574) * t663);
                                    let t671 = t364
                                        * (rt::lit::<T>(0.5) * (t69 * t668 + t149 * t611)
                                            - k9 * t110 - t86 * t670);
                                    let t672 = t66 * t668;
                                    let t673 = t370
                                        * (t671 + (t109 * t649 - t67 * t672 - t148 * t612));
                                    let t674 = rt::lit::<T>(0.3851373541128084) * t223;
                                    let t675 = rt::lit::<T>(0.3851373541128084) * t659;
                                    let t676 = rt::lit::<T>(-0.058993923891947214) * t656
                                        + (t675 + rt::lit::<T>(0.09560496739250535) * t663);
                                    let t677 = t372
                                        * (rt::lit::<T>(0.5) * (t37 * t674 + t137 * t619)
                                            - k12 * t98 - t78 * t676);
                                    let t678 = t34 * t674;
                                    let t679 = t378
                                        * (t677 + (t97 * t643 - t35 * t678 - t136 * t622));
                                    let t680 = rt::lit::<T>(-0.061592225069804156) * t656
                                        + (t660 + rt::lit::<T>(0.32151478931685357) * t663);
                                    let t681 = t380
                                        * (rt::lit::<T>(0.5) * (t29 * t609 + t134 * t610)
                                            - k11 * t95 - t76 * t680);
                                    let t682 = t26 * t609;
                                    let t683 = t385
                                        * (t681 + (t94 * t631 - t27 * t682 - t133 * t624));
                                    let t684 = rt::lit::<T>(0.09560496739250535) * t656
                                        + (t675 + rt::lit::<T>(-0.058993923891947214) * t663);
                                    let t685 = t387
                                        * (rt::lit::<T>(0.5) * (t45 * t674 + t140 * t619)
                                            - k12 * t101 - t80 * t684);
                                    let t686 = t42 * t674;
                                    let t687 = t392
                                        * (t685 + (t100 * t640 - t43 * t686 - t139 * t620));
                                    let t688 = rt::lit::<T>(-0.014459274444920261) * t223;
                                    let t689 = rt::lit::<T>(-0.014459274444920261) * t659;
                                    let t690 = rt::lit::<T>(0.005864947198698576) * t656
                                        + (t689 + rt::lit::<T>(0.4175557539292479) * t663);
                                    let t691 = t394
                                        * (rt::lit::<T>(0.5) * (t21 * t688 + t131 * t614)
                                            - k10 * t113 - t74 * t690);
                                    let t692 = t18 * t688;
                                    let t693 = t400
                                        * (t691 + (t112 * t634 - t19 * t692 - t130 * t626));
                                    let t694 = rt::lit::<T>(0.027076500189167574) * t656
                                        + (t669 + rt::lit::<T>(0.2529691909352784) * t663);
                                    let t695 = t402
                                        * (rt::lit::<T>(0.5) * (t13 * t668 + t128 * t611) - k9 * t92
                                            - t72 * t694);
                                    let t696 = t10 * t668;
                                    let t697 = t407
                                        * (t695 + (t91 * t637 - t11 * t696 - t127 * t628));
                                    let t698 = rt::lit::<T>(0.4175557539292479) * t656
                                        + (t689 + rt::lit::<T>(0.005864947198698576) * t663);
                                    let t699 = t409
                                        * (rt::lit::<T>(0.5) * (t61 * t688 + t146 * t614)
                                            - k10 * t107 - t84 * t698);
                                    let t700 = t58 * t688;
                                    let t701 = t414
                                        * (t699 + (t106 * t646 - t59 * t700 - t145 * t615));
                                    let t702 = rt::lit::<T>(1.0) / (t221 * t221)
                                        * (rt::lit::<T>(2.0) * (t125 * t220));
                                    let t703 = t222 * t218;
                                    let t704 = t90 * t657 + (t218 * t702 - t219 * t703) - t225;
                                    let t705 = h * t89;
                                    let t706 = t661 * t705;
                                    let t707 = t630 * t421;
                                    let t708 = k28 * t697
                                        + (k22 * t701
                                            + (k76 * t704
                                                + (rt::lit::<T>(0.1388888888888889) * t706
                                                    + rt::lit::<T>(0.26798833376246944) * t707)));
                                    let t709 = k23 * t667 + k21 * t673
                                        + (k25 * t679 + k26 * t683)
                                        + (k24 * t687 + k27 * t693 + t708);
                                    let t710 = t425 * t698;
                                    let t711 = t427 * t664;
                                    let t712 = t429 * t684;
                                    let t713 = t431 * t676;
                                    let t714 = t433 * t680;
                                    let t715 = t435 * t690;
                                    let t716 = t437 * t694;
                                    let t717 = t439 * t670;
                                    let t718 = h * t125;
                                    let t719 = t703 * t718;
                                    let t720 = rt::lit::<T>(0.23553528074697333) * t714
                                        + rt::lit::<T>(0.12761668692717998) * t715
                                        + (rt::lit::<T>(0.028459473672176994) * t716
                                            + (rt::lit::<T>(0.27444215068248085) * t717
                                                - rt::lit::<T>(0.30026319498086457) * t719));
                                    let t721 = t672 + t64 * t672;
                                    let t722 = t700 + t56 * t700;
                                    let t723 = t666 + t48 * t666;
                                    let t724 = t686 + t40 * t686;
                                    let t725 = t678 + t32 * t678;
                                    let t726 = t682 + t24 * t682;
                                    let t727 = t692 + t16 * t692;
                                    let t728 = t696 + t8 * t696;
                                    let t729 = k56 * t721 + k55 * t722
                                        + (k54 * t723 + k53 * t724)
                                        + (k52 * t725 + k51 * t726 + (k50 * t727 + k49 * t728));
                                    let t730 = k36 * t697
                                        + (k30 * t701
                                            + (k77 * t704
                                                + (rt::lit::<T>(-0.0359766675249389) * t706
                                                    + rt::lit::<T>(0.48042111196938336) * t707)));
                                    let t731 = k31 * t667 + k29 * t673
                                        + (k33 * t679 + k34 * t683)
                                        + (k32 * t687 + k35 * t693 + t730);
                                    let t732 = rt::lit::<T>(-0.00022625827747447944) * t714
                                        + rt::lit::<T>(-0.03565927501636371) * t715
                                        + (rt::lit::<T>(-0.011940029016242066) * t716
                                            + (rt::lit::<T>(0.4563844734606865) * t717
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.2222222222222222) * t719)));
                                    let t733 = k64 * t721 + k63 * t722
                                        + (k62 * t723 + k61 * t724)
                                        + (k60 * t725 + k59 * t726 + (k58 * t727 + k57 * t728));
                                    let t734 = k44 * t697
                                        + (k38 * t701
                                            + (k78 * t704
                                                + (rt::lit::<T>(0.009789444015308325) * t706
                                                    + rt::lit::<T>(0.1388888888888889) * t707)));
                                    let t735 = k39 * t667 + k37 * t673
                                        + (k41 * t679 + k42 * t683)
                                        + (k40 * t687 + k43 * t693 + t734);
                                    let t736 = rt::lit::<T>(0.0019247725723366578) * t714
                                        + rt::lit::<T>(0.009709349382370355) * t715
                                        + (rt::lit::<T>(0.0033356270952969586) * t716
                                            + (rt::lit::<T>(0.2493183041056008) * t717
                                                - rt::lit::<T>(-0.022485417203086815) * t719));
                                    let t737 = k72 * t721 + k71 * t722
                                        + (k70 * t723 + k69 * t724)
                                        + (k68 * t725 + k67 * t726 + (k66 * t727 + k65 * t728));
                                    let t738 = t55 * t646;
                                    let t739 = t63 * t649;
                                    let t740 = t66 * t739;
                                    let t741 = t739 - t64 * t740;
                                    let t742 = t741 - t740;
                                    let t743 = h * t742;
                                    let t744 = t109 * t743;
                                    let t745 = t58 * t738;
                                    let t746 = t738 - t56 * t745;
                                    let t747 = t746 - t745;
                                    let t748 = h * t747;
                                    let t749 = t106 * t748;
                                    let t750 = t47 * t652;
                                    let t751 = t50 * t750;
                                    let t752 = t750 - t48 * t751;
                                    let t753 = t752 - t751;
                                    let t754 = h * t753;
                                    let t755 = t103 * t754;
                                    let t756 = t39 * t640;
                                    let t757 = t42 * t756;
                                    let t758 = t756 - t40 * t757;
                                    let t759 = t758 - t757;
                                    let t760 = h * t759;
                                    let t761 = t100 * t760;
                                    let t762 = t31 * t643;
                                    let t763 = t34 * t762;
                                    let t764 = t762 - t32 * t763;
                                    let t765 = t764 - t763;
                                    let t766 = h * t765;
                                    let t767 = t97 * t766;
                                    let t768 = t23 * t631;
                                    let t769 = t26 * t768;
                                    let t770 = t768 - t24 * t769;
                                    let t771 = t770 - t769;
                                    let t772 = h * t771;
                                    let t773 = t94 * t772;
                                    let t774 = t15 * t634;
                                    let t775 = t18 * t774;
                                    let t776 = t774 - t16 * t775;
                                    let t777 = t776 - t775;
                                    let t778 = h * t777;
                                    let t779 = t112 * t778;
                                    let t780 = t7 * t637;
                                    let t781 = t10 * t780;
                                    let t782 = t780 - t8 * t781;
                                    let t783 = t782 - t781;
                                    let t784 = h * t783;
                                    let t785 = t91 * t784;
                                    let t786 = k37 * t744 + k38 * t749
                                        + (k39 * t755 + k40 * t761)
                                        + (k41 * t767 + k42 * t773 + (k43 * t779 + k44 * t785));
                                    let t787 = t148 * t743;
                                    let t788 = t145 * t748;
                                    let t789 = t142 * t754;
                                    let t790 = t139 * t760;
                                    let t791 = t136 * t766;
                                    let t792 = t133 * t772;
                                    let t793 = t130 * t778;
                                    let t794 = t127 * t784;
                                    let t795 = k37 * t787 + k38 * t788
                                        + (k39 * t789 + k40 * t790)
                                        + (k41 * t791 + k42 * t792 + (k43 * t793 + k44 * t794));
                                    let t796 = t786 - t122 * t795;
                                    let t797 = k30 * t749 + k31 * t755
                                        + (k32 * t761 + k33 * t767)
                                        + (k34 * t773 + k35 * t779
                                            + (k36 * t785 + (t223 + k29 * t744)));
                                    let t798 = k29 * t787 + k30 * t788
                                        + (k31 * t789 + k32 * t790)
                                        + (k33 * t791 + k34 * t792 + (k35 * t793 + k36 * t794));
                                    let t799 = t797 - t125 * t798;
                                    let t800 = rt::lit::<T>(-0.014459274444920261) * t799;
                                    let t801 = k21 * t744 + k22 * t749
                                        + (k23 * t755 + k24 * t761)
                                        + (k25 * t767 + k26 * t773 + (k27 * t779 + k28 * t785));
                                    let t802 = k21 * t787 + k22 * t788
                                        + (k23 * t789 + k24 * t790)
                                        + (k25 * t791 + k26 * t792 + (k27 * t793 + k28 * t794));
                                    let t803 = t801 - t115 * t802;
                                    let t804 = rt::lit::<T>(0.4175557539292479) * t796
                                        + (t800 + rt::lit::<T>(0.005864947198698576) * t803);
                                    let t805 = t409 * (t196 * t738 - k10 * t199 - t84 * t804)
                                        + (t738 + t746 - t195 * t745);
                                    let t806 = t198 * t805
                                        + (t647 + t195 * t646
                                            - t196 * (rt::lit::<T>(-0.014459274444920261) * t409));
                                    let t807 = rt::lit::<T>(0.1904683739582173) * t799;
                                    let t808 = rt::lit::<T>(0.32151478931685357) * t796
                                        + (t807 + rt::lit::<T>(-0.061592225069804156) * t803);
                                    let t809 = t299 * (t172 * t750 - k11 * t175 - t82 * t808)
                                        + (t750 + t752 - t171 * t751);
                                    let t810 = t174 * t809
                                        + (t653 + t171 * t652
                                            - t172 * (rt::lit::<T>(0.1904683739582173) * t299));
                                    let t811 = rt::lit::<T>(0.3851373541128084) * t799;
                                    let t812 = rt::lit::<T>(0.09560496739250535) * t796
                                        + (t811 + rt::lit::<T>(-0.058993923891947214) * t803);
                                    let t813 = t387 * (t188 * t756 - k12 * t191 - t80 * t812)
                                        + (t756 + t758 - t187 * t757);
                                    let t814 = t190 * t813
                                        + (t641 + t187 * t640
                                            - t188 * (rt::lit::<T>(0.3851373541128084) * t387));
                                    let t815 = rt::lit::<T>(-0.058993923891947214) * t796
                                        + (t811 + rt::lit::<T>(0.09560496739250535) * t803);
                                    let t816 = t372 * (t180 * t762 - k12 * t183 - t78 * t815)
                                        + (t762 + t764 - t179 * t763);
                                    let t817 = t182 * t816
                                        + (t644 + t179 * t643
                                            - t180 * (rt::lit::<T>(0.3851373541128084) * t372));
                                    let t818 = rt::lit::<T>(-0.061592225069804156) * t796
                                        + (t807 + rt::lit::<T>(0.32151478931685357) * t803);
                                    let t819 = t380 * (t164 * t768 - k11 * t167 - t76 * t818)
                                        + (t768 + t770 - t163 * t769);
                                    let t820 = t166 * t819
                                        + (t632 + t163 * t631
                                            - t164 * (rt::lit::<T>(0.1904683739582173) * t380));
                                    let t821 = rt::lit::<T>(0.005864947198698576) * t796
                                        + (t800 + rt::lit::<T>(0.4175557539292479) * t803);
                                    let t822 = t394 * (t156 * t774 - k10 * t159 - t74 * t821)
                                        + (t774 + t776 - t155 * t775);
                                    let t823 = t158 * t822
                                        + (t635 + t155 * t634
                                            - t156 * (rt::lit::<T>(-0.014459274444920261) * t394));
                                    let t824 = rt::lit::<T>(-0.06114645362610544) * t799;
                                    let t825 = rt::lit::<T>(0.027076500189167574) * t796
                                        + (t824 + rt::lit::<T>(0.2529691909352784) * t803);
                                    let t826 = t402 * (t212 * t780 - k9 * t215 - t72 * t825)
                                        + (t780 + t782 - t211 * t781);
                                    let t827 = t214 * t826
                                        + (t638 + t211 * t637
                                            - t212 * (rt::lit::<T>(-0.06114645362610544) * t402));
                                    let t828 = rt::lit::<T>(0.2529691909352784) * t796
                                        + (t824 + rt::lit::<T>(0.027076500189167574) * t803);
                                    let t829 = t364 * (t204 * t739 - k9 * t207 - t86 * t828)
                                        + (t739 + t741 - t203 * t740);
                                    let t830 = t206 * t829
                                        + (t650 + t203 * t649
                                            - t204 * (rt::lit::<T>(-0.06114645362610544) * t364));
                                    let t831 = t90 * t222;
                                    let t832 = t219 * t831 - t90 * (t702 + t798);
                                    let t833 = t421 * t795;
                                    let t834 = t705 * t802;
                                    let t835 = k49 * t827
                                        + (k56 * t830
                                            + (k76 * t832
                                                - (rt::lit::<T>(0.26798833376246944) * t833
                                                    + rt::lit::<T>(0.1388888888888889) * t834)));
                                    let t836 = k55 * t806 + k54 * t810
                                        + (k53 * t814 + k52 * t817)
                                        + (k51 * t820 + k50 * t823 + t835);
                                    let t837 = t58 * t804 - t745 * t560;
                                    let t838 = t50 * t808 - t751 * t562;
                                    let t839 = t42 * t812 - t757 * t564;
                                    let t840 = t34 * t815 - t763 * t566;
                                    let t841 = t26 * t818 - t769 * t568;
                                    let t842 = t18 * t821 - t775 * t570;
                                    let t843 = t10 * t825 - t781 * t572;
                                    let t844 = t66 * t828 - t740 * t574;
                                    let t845 = t718 * t831;
                                    let t846 = k51 * t841 + k50 * t842
                                        + (k49 * t843
                                            + (k56 * t844 + rt::lit::<T>(0.30026319498086457) * t845));
                                    let t847 = t592 * t742;
                                    let t848 = t578 * t747;
                                    let t849 = t580 * t753;
                                    let t850 = t582 * t759;
                                    let t851 = t584 * t765;
                                    let t852 = t586 * t771;
                                    let t853 = t588 * t777;
                                    let t854 = t590 * t783;
                                    let t855 = k21 * t847 + k22 * t848
                                        + (k23 * t849 + k24 * t850)
                                        + (k25 * t851 + k26 * t852 + (k27 * t853 + k28 * t854));
                                    let t856 = k57 * t827
                                        + (k64 * t830
                                            + (k77 * t832
                                                - (rt::lit::<T>(0.48042111196938336) * t833
                                                    + rt::lit::<T>(-0.0359766675249389) * t834)));
                                    let t857 = k63 * t806 + k62 * t810
                                        + (k61 * t814 + k60 * t817)
                                        + (k59 * t820 + k58 * t823 + t856);
                                    let t858 = k59 * t841 + k58 * t842
                                        + (k57 * t843
                                            + (k64 * t844 + rt::lit::<T>(0.2222222222222222) * t845));
                                    let t859 = k30 * t848 + k31 * t849
                                        + (k32 * t850 + k33 * t851)
                                        + (k34 * t852 + k35 * t853
                                            + (k36 * t854 + (k29 * t847 + rt::lit::<T>(1.0))));
                                    let t860 = k65 * t827
                                        + (k72 * t830
                                            + (k78 * t832
                                                - (rt::lit::<T>(0.1388888888888889) * t833
                                                    + rt::lit::<T>(0.009789444015308325) * t834)));
                                    let t861 = k71 * t806 + k70 * t810
                                        + (k69 * t814 + k68 * t817)
                                        + (k67 * t820 + k66 * t823 + t860);
                                    let t862 = k67 * t841 + k66 * t842
                                        + (k65 * t843
                                            + (k72 * t844
                                                + rt::lit::<T>(-0.022485417203086815) * t845));
                                    let t863 = k37 * t847 + k38 * t848
                                        + (k39 * t849 + k40 * t850)
                                        + (k41 * t851 + k42 * t852 + (k43 * t853 + k44 * t854));
                                    let t864 = k20 * t238 + k19 * t246
                                        + (k18 * t248 + k17 * t250)
                                        + (k16 * t252 + k15 * t242 + (k14 * t244 + k13 * t240));
                                    let t865 = k20 * t254 + k19 * t255
                                        + (k18 * t256 + k17 * t257)
                                        + (k16 * t258 + k15 * t259 + (k14 * t260 + k13 * t261));
                                    let t866 = k20 * t263 + k19 * t264
                                        + (k18 * t265 + k17 * t266)
                                        + (k16 * t267 + k15 * t268 + (k14 * t269 + k13 * t270));
                                    let t867 = k20 * t272 + k19 * t273
                                        + (k18 * t274 + k17 * t275)
                                        + (k16 * t276 + k15 * t277 + (k14 * t278 + k13 * t279));
                                    let t868 = rt::lit::<T>(1.0) - k20 * t281 - k13 * t288
                                        - (k15 * t286 + k14 * t287)
                                        - (k19 * t282 + k18 * t283 + (k17 * t284 + k16 * t285));
                                    let t869 = k20 * t290 + k19 * t291
                                        + (k18 * t292 + k17 * t293)
                                        + (k16 * t294 + k15 * t295 + (k14 * t296 + k13 * t297));
                                    let t870 = rt::lit::<T>(0.32151478931685357) * t232;
                                    let t871 = rt::lit::<T>(0.32151478931685357) * t122;
                                    let t872 = rt::lit::<T>(0.2529691909352784) * t122;
                                    let t873 = t66 * t872;
                                    let t874 = t873 + t64 * t873;
                                    let t875 = rt::lit::<T>(0.4175557539292479) * t122;
                                    let t876 = t58 * t875;
                                    let t877 = t876 + t56 * t876;
                                    let t878 = t50 * t871;
                                    let t879 = t878 + t48 * t878;
                                    let t880 = rt::lit::<T>(0.09560496739250535) * t122;
                                    let t881 = t42 * t880;
                                    let t882 = t881 + t40 * t881;
                                    let t883 = rt::lit::<T>(-0.058993923891947214) * t122;
                                    let t884 = t34 * t883;
                                    let t885 = t884 + t32 * t884;
                                    let t886 = rt::lit::<T>(-0.061592225069804156) * t122;
                                    let t887 = t26 * t886;
                                    let t888 = t887 + t24 * t887;
                                    let t889 = rt::lit::<T>(0.005864947198698576) * t122;
                                    let t890 = t18 * t889;
                                    let t891 = t890 + t16 * t890;
                                    let t892 = rt::lit::<T>(0.027076500189167574) * t122;
                                    let t893 = t10 * t892;
                                    let t894 = t893 + t8 * t893;
                                    let t895 = k72 * t874 + k71 * t877
                                        + (k70 * t879 + k69 * t882)
                                        + (k68 * t885 + k67 * t888 + (k66 * t891 + k65 * t894));
                                    let t896 = rt::lit::<T>(-0.061592225069804156) * t26;
                                    let t897 = t24 * t896;
                                    let t898 = t896 + t897;
                                    let t899 = rt::lit::<T>(0.005864947198698576) * t18;
                                    let t900 = t16 * t899;
                                    let t901 = t899 + t900;
                                    let t902 = rt::lit::<T>(0.027076500189167574) * t10;
                                    let t903 = t8 * t902;
                                    let t904 = t902 + t903;
                                    let t905 = rt::lit::<T>(0.09560496739250535) * t42;
                                    let t906 = t40 * t905;
                                    let t907 = t905 + t906;
                                    let t908 = rt::lit::<T>(-0.058993923891947214) * t34;
                                    let t909 = t32 * t908;
                                    let t910 = t908 + t909;
                                    let t911 = rt::lit::<T>(0.4175557539292479) * t58;
                                    let t912 = t56 * t911;
                                    let t913 = t911 + t912;
                                    let t914 = rt::lit::<T>(0.2529691909352784) * t66;
                                    let t915 = t64 * t914;
                                    let t916 = t914 + t915;
                                    let t917 = rt::lit::<T>(0.32151478931685357) * t50;
                                    let t918 = t48 * t917;
                                    let t919 = t917 + t918;
                                    let t920 = k67 * t898 + k66 * t901
                                        + (k65 * t904 + k69 * t907)
                                        + (k68 * t910 + k71 * t913 + (k72 * t916 + k70 * t919));
                                    let t921 = t122 * t895 + t920;
                                    let t922 = k64 * t874 + k63 * t877
                                        + (k62 * t879 + k61 * t882)
                                        + (k60 * t885 + k59 * t888 + (k58 * t891 + k57 * t894));
                                    let t923 = k59 * t898 + k58 * t901
                                        + (k57 * t904 + k61 * t907)
                                        + (k60 * t910 + k63 * t913 + (k64 * t916 + k62 * t919));
                                    let t924 = t125 * t922 + t923;
                                    let t925 = rt::lit::<T>(0.1904683739582173) * t924;
                                    let t926 = k56 * t874 + k55 * t877
                                        + (k54 * t879 + k53 * t882)
                                        + (k52 * t885 + k51 * t888 + (k50 * t891 + k49 * t894));
                                    let t927 = k51 * t898 + k50 * t901
                                        + (k49 * t904 + k53 * t907)
                                        + (k52 * t910 + k55 * t913 + (k56 * t916 + k54 * t919));
                                    let t928 = t115 * t926 + t927;
                                    let t929 = rt::lit::<T>(0.32151478931685357) * t921
                                        + (t925 + rt::lit::<T>(-0.061592225069804156) * t928);
                                    let t930 = t299
                                        * (rt::lit::<T>(0.5) * (t53 * t870 + t143 * t871)
                                            - k15 * t104 - t82 * t929);
                                    let t931 = t50 * t870;
                                    let t932 = t362
                                        * (t930 + (t103 * t917 - t51 * t931 - t142 * t878));
                                    let t933 = rt::lit::<T>(0.2529691909352784) * t232;
                                    let t934 = rt::lit::<T>(-0.06114645362610544) * t924;
                                    let t935 = rt::lit::<T>(0.2529691909352784) * t921
                                        + (t934 + rt::lit::<T>(0.027076500189167574) * t928);
                                    let t936 = t364
                                        * (rt::lit::<T>(0.5) * (t69 * t933 + t149 * t872)
                                            - k13 * t110 - t86 * t935);
                                    let t937 = t66 * t933;
                                    let t938 = t370
                                        * (t936 + (t109 * t914 - t67 * t937 - t148 * t873));
                                    let t939 = rt::lit::<T>(-0.058993923891947214) * t232;
                                    let t940 = rt::lit::<T>(0.3851373541128084) * t924;
                                    let t941 = rt::lit::<T>(-0.058993923891947214) * t921
                                        + (t940 + rt::lit::<T>(0.09560496739250535) * t928);
                                    let t942 = t372
                                        * (rt::lit::<T>(0.5) * (t37 * t939 + t137 * t883)
                                            - k17 * t98 - t78 * t941);
                                    let t943 = t34 * t939;
                                    let t944 = t378
                                        * (t942 + (t97 * t908 - t35 * t943 - t136 * t884));
                                    let t945 = rt::lit::<T>(-0.061592225069804156) * t232;
                                    let t946 = rt::lit::<T>(-0.061592225069804156) * t921
                                        + (t925 + rt::lit::<T>(0.32151478931685357) * t928);
                                    let t947 = t380
                                        * (rt::lit::<T>(0.5) * (t29 * t945 + t134 * t886)
                                            - k18 * t95 - t76 * t946);
                                    let t948 = t26 * t945;
                                    let t949 = t385
                                        * (t947 + (t94 * t896 - t27 * t948 - t133 * t887));
                                    let t950 = rt::lit::<T>(0.09560496739250535) * t232;
                                    let t951 = rt::lit::<T>(0.09560496739250535) * t921
                                        + (t940 + rt::lit::<T>(-0.058993923891947214) * t928);
                                    let t952 = t387
                                        * (rt::lit::<T>(0.5) * (t45 * t950 + t140 * t880)
                                            - k16 * t101 - t80 * t951);
                                    let t953 = t42 * t950;
                                    let t954 = t392
                                        * (t952 + (t100 * t905 - t43 * t953 - t139 * t881));
                                    let t955 = rt::lit::<T>(0.005864947198698576) * t232;
                                    let t956 = rt::lit::<T>(-0.014459274444920261) * t924;
                                    let t957 = rt::lit::<T>(0.005864947198698576) * t921
                                        + (t956 + rt::lit::<T>(0.4175557539292479) * t928);
                                    let t958 = t394
                                        * (rt::lit::<T>(0.5) * (t21 * t955 + t131 * t889)
                                            - k19 * t113 - t74 * t957);
                                    let t959 = t18 * t955;
                                    let t960 = t400
                                        * (t958 + (t112 * t899 - t19 * t959 - t130 * t890));
                                    let t961 = rt::lit::<T>(0.027076500189167574) * t232;
                                    let t962 = rt::lit::<T>(0.027076500189167574) * t921
                                        + (t934 + rt::lit::<T>(0.2529691909352784) * t928);
                                    let t963 = t402
                                        * (rt::lit::<T>(0.5) * (t13 * t961 + t128 * t892)
                                            - k20 * t92 - t72 * t962);
                                    let t964 = t10 * t961;
                                    let t965 = t407
                                        * (t963 + (t91 * t902 - t11 * t964 - t127 * t893));
                                    let t966 = rt::lit::<T>(0.4175557539292479) * t232;
                                    let t967 = rt::lit::<T>(0.4175557539292479) * t921
                                        + (t956 + rt::lit::<T>(0.005864947198698576) * t928);
                                    let t968 = t409
                                        * (rt::lit::<T>(0.5) * (t61 * t966 + t146 * t875)
                                            - k14 * t107 - t84 * t967);
                                    let t969 = t58 * t966;
                                    let t970 = t414
                                        * (t968 + (t106 * t911 - t59 * t969 - t145 * t876));
                                    let t971 = rt::lit::<T>(1.0) / (t230 * t230)
                                        * (rt::lit::<T>(2.0) * (t122 * t229));
                                    let t972 = t231 * t227;
                                    let t973 = t88 * t895 + (t227 * t971 - t228 * t972) - t234;
                                    let t974 = t922 * t419;
                                    let t975 = t926 * t705;
                                    let t976 = k28 * t965
                                        + (k22 * t970
                                            + (k79 * t973
                                                + (rt::lit::<T>(0.30026319498086457) * t974
                                                    + rt::lit::<T>(0.1388888888888889) * t975)));
                                    let t977 = k23 * t932 + k21 * t938
                                        + (k25 * t944 + k26 * t949)
                                        + (k24 * t954 + k27 * t960 + t976);
                                    let t978 = t425 * t967;
                                    let t979 = t427 * t929;
                                    let t980 = t429 * t951;
                                    let t981 = t431 * t941;
                                    let t982 = t433 * t946;
                                    let t983 = t435 * t957;
                                    let t984 = t437 * t962;
                                    let t985 = t439 * t935;
                                    let t986 = h * t122;
                                    let t987 = t972 * t986;
                                    let t988 = rt::lit::<T>(0.23553528074697333) * t982
                                        + rt::lit::<T>(0.12761668692717998) * t983
                                        + (rt::lit::<T>(0.028459473672176994) * t984
                                            + (rt::lit::<T>(0.27444215068248085) * t985
                                                - rt::lit::<T>(0.26798833376246944) * t987));
                                    let t989 = t937 + t64 * t937;
                                    let t990 = t969 + t56 * t969;
                                    let t991 = t931 + t48 * t931;
                                    let t992 = t953 + t40 * t953;
                                    let t993 = t943 + t32 * t943;
                                    let t994 = t948 + t24 * t948;
                                    let t995 = t959 + t16 * t959;
                                    let t996 = t964 + t8 * t964;
                                    let t997 = k56 * t989 + k55 * t990
                                        + (k54 * t991 + k53 * t992)
                                        + (k52 * t993 + k51 * t994 + (k50 * t995 + k49 * t996));
                                    let t998 = k36 * t965
                                        + (k30 * t970
                                            + (k80 * t973
                                                + (rt::lit::<T>(0.2222222222222222) * t974
                                                    + rt::lit::<T>(-0.0359766675249389) * t975)));
                                    let t999 = k31 * t932 + k29 * t938
                                        + (k33 * t944 + k34 * t949)
                                        + (k32 * t954 + k35 * t960 + t998);
                                    let t1000 = rt::lit::<T>(-0.00022625827747447944) * t982
                                        + rt::lit::<T>(-0.03565927501636371) * t983
                                        + (rt::lit::<T>(-0.011940029016242066) * t984
                                            + (rt::lit::<T>(0.4563844734606865) * t985
                                                - rt::lit::<T>(0.48042111196938336) * t987));
                                    let t1001 = k64 * t989 + k63 * t990
                                        + (k62 * t991 + k61 * t992)
                                        + (k60 * t993 + k59 * t994 + (k58 * t995 + k57 * t996));
                                    let t1002 = k44 * t965
                                        + (k38 * t970
                                            + (k81 * t973
                                                + (rt::lit::<T>(-0.022485417203086815) * t974
                                                    + rt::lit::<T>(0.009789444015308325) * t975)));
                                    let t1003 = k39 * t932 + k37 * t938
                                        + (k41 * t944 + k42 * t949)
                                        + (k40 * t954 + k43 * t960 + t1002);
                                    let t1004 = rt::lit::<T>(0.0019247725723366578) * t982
                                        + rt::lit::<T>(0.009709349382370355) * t983
                                        + (rt::lit::<T>(0.0033356270952969586) * t984
                                            + (rt::lit::<T>(0.2493183041056008) * t985
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.1388888888888889) * t987)));
                                    let t1005 = k72 * t989 + k71 * t990
                                        + (k70 * t991 + k69 * t992)
                                        + (k68 * t993 + k67 * t994 + (k66 * t995 + k65 * t996));
                                    let t1006 = t55 * t911;
                                    let t1007 = t58 * t1006;
                                    let t1008 = t1006 - t56 * t1007;
                                    let t1009 = t1008 - t1007;
                                    let t1010 = h * t1009;
                                    let t1011 = t106 * t1010;
                                    let t1012 = t47 * t917;
                                    let t1013 = t50 * t1012;
                                    let t1014 = t1012 - t48 * t1013;
                                    let t1015 = t1014 - t1013;
                                    let t1016 = h * t1015;
                                    let t1017 = t103 * t1016;
                                    let t1018 = t39 * t905;
                                    let t1019 = t42 * t1018;
                                    let t1020 = t1018 - t40 * t1019;
                                    let t1021 = t1020 - t1019;
                                    let t1022 = h * t1021;
                                    let t1023 = t100 * t1022;
                                    let t1024 = t31 * t908;
                                    let t1025 = t34 * t1024;
                                    let t1026 = t1024 - t32 * t1025;
                                    let t1027 = t1026 - t1025;
                                    let t1028 = h * t1027;
                                    let t1029 = t97 * t1028;
                                    let t1030 = t23 * t896;
                                    let t1031 = t26 * t1030;
                                    let t1032 = t1030 - t24 * t1031;
                                    let t1033 = t1032 - t1031;
                                    let t1034 = h * t1033;
                                    let t1035 = t94 * t1034;
                                    let t1036 = t15 * t899;
                                    let t1037 = t18 * t1036;
                                    let t1038 = t1036 - t16 * t1037;
                                    let t1039 = t1038 - t1037;
                                    let t1040 = h * t1039;
                                    let t1041 = t112 * t1040;
                                    let t1042 = t7 * t902;
                                    let t1043 = t10 * t1042;
                                    let t1044 = t1042 - t8 * t1043;
                                    let t1045 = t1044 - t1043;
                                    let t1046 = h * t1045;
                                    let t1047 = t91 * t1046;
                                    let t1048 = t63 * t914;
                                    let t1049 = t66 * t1048;
                                    let t1050 = t1048 - t64 * t1049;
                                    let t1051 = t1050 - t1049;
                                    let t1052 = h * t1051;
                                    let t1053 = t109 * t1052;
                                    let t1054 = k38 * t1011 + k39 * t1017
                                        + (k40 * t1023 + k41 * t1029)
                                        + (k42 * t1035 + k43 * t1041
                                            + (k44 * t1047 + (t232 + k37 * t1053)));
                                    let t1055 = t148 * t1052;
                                    let t1056 = t145 * t1010;
                                    let t1057 = t142 * t1016;
                                    let t1058 = t139 * t1022;
                                    let t1059 = t136 * t1028;
                                    let t1060 = t133 * t1034;
                                    let t1061 = t130 * t1040;
                                    let t1062 = t127 * t1046;
                                    let t1063 = k37 * t1055 + k38 * t1056
                                        + (k39 * t1057 + k40 * t1058)
                                        + (k41 * t1059 + k42 * t1060 + (k43 * t1061 + k44 * t1062));
                                    let t1064 = t1054 - t122 * t1063;
                                    let t1065 = k29 * t1053 + k30 * t1011
                                        + (k31 * t1017 + k32 * t1023)
                                        + (k33 * t1029 + k34 * t1035 + (k35 * t1041 + k36 * t1047));
                                    let t1066 = k29 * t1055 + k30 * t1056
                                        + (k31 * t1057 + k32 * t1058)
                                        + (k33 * t1059 + k34 * t1060 + (k35 * t1061 + k36 * t1062));
                                    let t1067 = t1065 - t125 * t1066;
                                    let t1068 = rt::lit::<T>(-0.014459274444920261) * t1067;
                                    let t1069 = k21 * t1053 + k22 * t1011
                                        + (k23 * t1017 + k24 * t1023)
                                        + (k25 * t1029 + k26 * t1035 + (k27 * t1041 + k28 * t1047));
                                    let t1070 = k21 * t1055 + k22 * t1056
                                        + (k23 * t1057 + k24 * t1058)
                                        + (k25 * t1059 + k26 * t1060 + (k27 * t1061 + k28 * t1062));
                                    let t1071 = t1069 - t115 * t1070;
                                    let t1072 = rt::lit::<T>(0.4175557539292479) * t1064
                                        + (t1068 + rt::lit::<T>(0.005864947198698576) * t1071);
                                    let t1073 = t409 * (t196 * t1006 - k14 * t199 - t84 * t1072)
                                        + (t1006 + t1008 - t195 * t1007);
                                    let t1074 = t198 * t1073
                                        + (t912 + t195 * t911
                                            - t196 * (rt::lit::<T>(0.4175557539292479) * t409));
                                    let t1075 = rt::lit::<T>(0.1904683739582173) * t1067;
                                    let t1076 = rt::lit::<T>(0.32151478931685357) * t1064
                                        + (t1075 + rt::lit::<T>(-0.061592225069804156) * t1071);
                                    let t1077 = t299 * (t172 * t1012 - k15 * t175 - t82 * t1076)
                                        + (t1012 + t1014 - t171 * t1013);
                                    let t1078 = t174 * t1077
                                        + (t918 + t171 * t917
                                            - t172 * (rt::lit::<T>(0.32151478931685357) * t299));
                                    let t1079 = rt::lit::<T>(0.3851373541128084) * t1067;
                                    let t1080 = rt::lit::<T>(0.09560496739250535) * t1064
                                        + (t1079 + rt::lit::<T>(-0.058993923891947214) * t1071);
                                    let t1081 = t387 * (t188 * t1018 - k16 * t191 - t80 * t1080)
                                        + (t1018 + t1020 - t187 * t1019);
                                    let t1082 = t190 * t1081
                                        + (t906 + t187 * t905
                                            - t188 * (rt::lit::<T>(0.09560496739250535) * t387));
                                    let t1083 = rt::lit::<T>(-0.058993923891947214) * t1064
                                        + (t1079 + rt::lit::<T>(0.09560496739250535) * t1071);
                                    let t1084 = t372 * (t180 * t1024 - k17 * t183 - t78 * t1083)
                                        + (t1024 + t1026 - t179 * t1025);
                                    let t1085 = t182 * t1084
                                        + (t909 + t179 * t908
                                            - t180 * (rt::lit::<T>(-0.058993923891947214) * t372));
                                    let t1086 = rt::lit::<T>(-0.061592225069804156) * t1064
                                        + (t1075 + rt::lit::<T>(0.32151478931685357) * t1071);
                                    let t1087 = t380 * (t164 * t1030 - k18 * t167 - t76 * t1086)
                                        + (t1030 + t1032 - t163 * t1031);
                                    let t1088 = t166 * t1087
                                        + (t897 + t163 * t896
                                            - t164 * (rt::lit::<T>(-0.061592225069804156) * t380));
                                    let t1089 = rt::lit::<T>(0.005864947198698576) * t1064
                                        + (t1068 + rt::lit::<T>(0.4175557539292479) * t1071);
                                    let t1090 = t394 * (t156 * t1036 - k19 * t159 - t74 * t1089)
                                        + (t1036 + t1038 - t155 * t1037);
                                    let t1091 = t158 * t1090
                                        + (t900 + t155 * t899
                                            - t156 * (rt::lit::<T>(0.005864947198698576) * t394));
                                    let t1092 = rt::lit::<T>(-0.06114645362610544) * t1067;
                                    let t1093 = rt::lit::<T>(0.027076500189167574) * t1064
                                        + (t1092 + rt::lit::<T>(0.2529691909352784) * t1071);
                                    let t1094 = t402 * (t212 * t1042 - k20 * t215 - t72 * t1093)
                                        + (t1042 + t1044 - t211 * t1043);
                                    let t1095 = t214 * t1094
                                        + (t903 + t211 * t902
                                            - t212 * (rt::lit::<T>(0.027076500189167574) * t402));
                                    let t1096 = rt::lit::<T>(0.2529691909352784) * t1064
                                        + (t1092 + rt::lit::<T>(0.027076500189167574) * t1071);
                                    let t1097 = t364 * (t204 * t1048 - k13 * t207 - t86 * t1096)
                                        + (t1048 + t1050 - t203 * t1049);
                                    let t1098 = t206 * t1097
                                        + (t915 + t203 * t914
                                            - t204 * (rt::lit::<T>(0.2529691909352784) * t364));
                                    let t1099 = t88 * t231;
                                    let t1100 = t228 * t1099 - t88 * (t971 + t1063);
                                    let t1101 = t419 * t1066;
                                    let t1102 = t705 * t1070;
                                    let t1103 = k49 * t1095
                                        + (k56 * t1098
                                            + (k79 * t1100
                                                - (rt::lit::<T>(0.30026319498086457) * t1101
                                                    + rt::lit::<T>(0.1388888888888889) * t1102)));
                                    let t1104 = k55 * t1074 + k54 * t1078
                                        + (k53 * t1082 + k52 * t1085)
                                        + (k51 * t1088 + k50 * t1091 + t1103);
                                    let t1105 = t58 * t1072 - t1007 * t560;
                                    let t1106 = t50 * t1076 - t1013 * t562;
                                    let t1107 = t42 * t1080 - t1019 * t564;
                                    let t1108 = t34 * t1083 - t1025 * t566;
                                    let t1109 = t26 * t1086 - t1031 * t568;
                                    let t1110 = t18 * t1089 - t1037 * t570;
                                    let t1111 = t10 * t1093 - t1043 * t572;
                                    let t1112 = t66 * t1096 - t1049 * t574;
                                    let t1113 = t986 * t1099;
                                    let t1114 = k51 * t1109 + k50 * t1110
                                        + (k49 * t1111
                                            + (k56 * t1112
                                                + rt::lit::<T>(0.26798833376246944) * t1113));
                                    let t1115 = t592 * t1051;
                                    let t1116 = t578 * t1009;
                                    let t1117 = t580 * t1015;
                                    let t1118 = t582 * t1021;
                                    let t1119 = t584 * t1027;
                                    let t1120 = t586 * t1033;
                                    let t1121 = t588 * t1039;
                                    let t1122 = t590 * t1045;
                                    let t1123 = k21 * t1115 + k22 * t1116
                                        + (k23 * t1117 + k24 * t1118)
                                        + (k25 * t1119 + k26 * t1120 + (k27 * t1121 + k28 * t1122));
                                    let t1124 = k57 * t1095
                                        + (k64 * t1098
                                            + (k80 * t1100
                                                - (rt::lit::<T>(0.2222222222222222) * t1101
                                                    + rt::lit::<T>(-0.0359766675249389) * t1102)));
                                    let t1125 = k63 * t1074 + k62 * t1078
                                        + (k61 * t1082 + k60 * t1085)
                                        + (k59 * t1088 + k58 * t1091 + t1124);
                                    let t1126 = k59 * t1109 + k58 * t1110
                                        + (k57 * t1111
                                            + (k64 * t1112
                                                + rt::lit::<T>(0.48042111196938336) * t1113));
                                    let t1127 = k29 * t1115 + k30 * t1116
                                        + (k31 * t1117 + k32 * t1118)
                                        + (k33 * t1119 + k34 * t1120 + (k35 * t1121 + k36 * t1122));
                                    let t1128 = k65 * t1095
                                        + (k72 * t1098
                                            + (k81 * t1100
                                                - (rt::lit::<T>(-0.022485417203086815) * t1101
                                                    + rt::lit::<T>(0.009789444015308325) * t1102)));
                                    let t1129 = k71 * t1074 + k70 * t1078
                                        + (k69 * t1082 + k68 * t1085)
                                        + (k67 * t1088 + k66 * t1091 + t1128);
                                    let t1130 = k67 * t1109 + k66 * t1110
                                        + (k65 * t1111
                                            + (k72 * t1112 + rt::lit::<T>(0.1388888888888889) * t1113));
                                    let t1131 = k38 * t1116 + k39 * t1117
                                        + (k40 * t1118 + k41 * t1119)
                                        + (k42 * t1120 + k43 * t1121
                                            + (k44 * t1122 + (k37 * t1115 + rt::lit::<T>(1.0))));
                                    [
                                        t709,
                                        t710,
                                        t711,
                                        t712,
                                        t713,
                                        t720,
                                        t729,
                                        t731,
                                        t732,
                                        t733,
                                        t735,
                                        t736,
                                        t737,
                                        t836,
                                        t837,
                                        t838,
                                        t839,
                                        t840,
                                        t846,
                                        t855,
                                        t857,
                                        t858,
                                        t859,
                                        t861,
                                        t862,
                                        t863,
                                        t864,
                                        t865,
                                        t866,
                                        t867,
                                        t868,
                                        t869,
                                        t977,
                                        t978,
                                        t979,
                                        t980,
                                        t981,
                                        t988,
                                        t997,
                                        t999,
                                        t1000,
                                        t1001,
                                        t1003,
                                        t1004,
                                        t1005,
                                        t1104,
                                        t1105,
                                        t1106,
                                        t1107,
                                        t1108,
                                        t1114,
                                        t1123,
                                        t1125,
                                        t1126,
                                        t1127,
                                        t1129,
                                        t1130,
                                        t1131,
                                    ]
                                }
                                part([
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
                                    t7,
                                    t11,
                                    t8,
                                    t15,
                                    t19,
                                    t16,
                                    t23,
                                    t27,
                                    t24,
                                    t31,
                                    t35,
                                    t32,
                                    t39,
                                    t43,
                                    t40,
                                    t47,
                                    t51,
                                    t48,
                                    t55,
                                    t59,
                                    t56,
                                    t63,
                                    t67,
                                    t64,
                                    t10,
                                    t18,
                                    t26,
                                    t34,
                                    t42,
                                    t50,
                                    t58,
                                    t66,
                                    t13,
                                    t21,
                                    t29,
                                    t37,
                                    t45,
                                    t53,
                                    t61,
                                    t69,
                                    k76,
                                    k77,
                                    k78,
                                    k79,
                                    k80,
                                    k81,
                                    t72,
                                    t74,
                                    t76,
                                    t78,
                                    t80,
                                    t82,
                                    t84,
                                    t86,
                                    t89,
                                    t115,
                                    t90,
                                    t125,
                                    t88,
                                    t122,
                                    t127,
                                    t91,
                                    t130,
                                    t112,
                                    t133,
                                    t94,
                                    t136,
                                    t97,
                                    t139,
                                    t100,
                                    t142,
                                    t103,
                                    t145,
                                    t106,
                                    t148,
                                    t109,
                                    t128,
                                    t92,
                                    t131,
                                    t113,
                                    t134,
                                    t95,
                                    t137,
                                    t98,
                                    t140,
                                    t101,
                                    t143,
                                    t104,
                                    t146,
                                    t107,
                                    t149,
                                    t110,
                                    t211,
                                    t212,
                                    t214,
                                    t155,
                                    t163,
                                    t179,
                                    t187,
                                    t171,
                                    t195,
                                    t203,
                                    t156,
                                    t164,
                                    t180,
                                    t188,
                                    t172,
                                    t196,
                                    t204,
                                    t215,
                                    t158,
                                    t159,
                                    t166,
                                    t167,
                                    t182,
                                    t183,
                                    t190,
                                    t191,
                                    t174,
                                    t175,
                                    t198,
                                    t199,
                                    t206,
                                    t207,
                                    k9,
                                    k10,
                                    k11,
                                    k12,
                                    t218,
                                    t219,
                                    t221,
                                    t220,
                                    t222,
                                    t223,
                                    t225,
                                    k13,
                                    k14,
                                    k15,
                                    k16,
                                    k17,
                                    k18,
                                    k19,
                                    k20,
                                    t227,
                                    t228,
                                    t230,
                                    t229,
                                    t231,
                                    t232,
                                    t234,
                                    t238,
                                    t246,
                                    t248,
                                    t250,
                                    t252,
                                    t242,
                                    t244,
                                    t240,
                                    t254,
                                    t255,
                                    t256,
                                    t257,
                                    t258,
                                    t259,
                                    t260,
                                    t261,
                                    t263,
                                    t264,
                                    t265,
                                    t266,
                                    t267,
                                    t268,
                                    t269,
                                    t270,
                                    t272,
                                    t273,
                                    t274,
                                    t275,
                                    t276,
                                    t277,
                                    t278,
                                    t279,
                                    t281,
                                    t282,
                                    t283,
                                    t284,
                                    t285,
                                    t286,
                                    t287,
                                    t288,
                                    t290,
                                    t291,
                                    t292,
                                    t293,
                                    t294,
                                    t295,
                                    t296,
                                    t297,
                                    k21,
                                    k22,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    t421,
                                    t419,
                                    t364,
                                    t370,
                                    t409,
                                    t414,
                                    t299,
                                    t362,
                                    t387,
                                    t392,
                                    t372,
                                    t378,
                                    t380,
                                    t385,
                                    t394,
                                    t400,
                                    t402,
                                    t407,
                                    t439,
                                    t425,
                                    t427,
                                    t429,
                                    t431,
                                    t433,
                                    t435,
                                    t437,
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
                                    t574,
                                    t560,
                                    t562,
                                    t564,
                                    t566,
                                    t568,
                                    t570,
                                    t572,
                                    t592,
                                    t578,
                                    t580,
                                    t582,
                                    t584,
                                    t586,
                                    t588,
                                    t590,
                                    t611,
                                    t614,
                                    t610,
                                    t619,
                                    t612,
                                    t615,
                                    t617,
                                    t609,
                                    t613,
                                    t616,
                                    t618,
                                    h,
                                ])
                            };
                            (
                                [
                                    xi_rate_1 - t71,
                                    t152,
                                    k7 * t160 + k6 * t168 + (k3 * t176 + k5 * t184) + t217,
                                    xi_rate_2 - t218,
                                    t224 - t125 * t225,
                                    t226,
                                    xi_rate_3 - t227,
                                    t235,
                                    k19 * t160 + k18 * t168 + (k15 * t176 + k17 * t184) + t236,
                                ],
                                [
                                    [
                                        t253,
                                        rt::lit::<T>(0.0),
                                        -t262,
                                        -t271,
                                        rt::lit::<T>(0.0),
                                        -t280,
                                        -t289,
                                        rt::lit::<T>(0.0),
                                        -t298,
                                    ],
                                    [
                                        t424,
                                        rt::lit::<T>(0.2680684283954074) * t426
                                            + rt::lit::<T>(0.2758530052054411) * t428
                                            + (rt::lit::<T>(0.2956904871291018) * t430
                                                + rt::lit::<T>(0.293975971011446) * t432) + t443,
                                        -t452,
                                        t454,
                                        rt::lit::<T>(0.48010371946080815) * t426
                                            + rt::lit::<T>(0.44467070272191894) * t428
                                            + (rt::lit::<T>(0.3122250273523913) * t430
                                                + rt::lit::<T>(0.13221941709205312) * t432) + t455,
                                        -t456,
                                        t458,
                                        rt::lit::<T>(0.15016109085059778) * t426
                                            + rt::lit::<T>(0.042242497030804446) * t428
                                            + (rt::lit::<T>(-0.01619819323366821) * t430
                                                + rt::lit::<T>(-0.017912709351324017) * t432) + t459,
                                        -t460,
                                    ],
                                    [
                                        t559,
                                        k55 * t561 + k54 * t563 + (k53 * t565 + k52 * t567) + t577,
                                        t594,
                                        t596,
                                        k63 * t561 + k62 * t563 + (k61 * t565 + k60 * t567) + t597,
                                        t598,
                                        t600,
                                        k71 * t561 + k70 * t563 + (k69 * t565 + k68 * t567) + t601,
                                        t602,
                                    ],
                                    [
                                        -t603,
                                        rt::lit::<T>(0.0),
                                        -t604,
                                        t605,
                                        rt::lit::<T>(0.0),
                                        -t606,
                                        -t607,
                                        rt::lit::<T>(0.0),
                                        -t608,
                                    ],
                                    [
                                        t709,
                                        rt::lit::<T>(0.2680684283954074) * t710
                                            + rt::lit::<T>(0.2758530052054411) * t711
                                            + (rt::lit::<T>(0.2956904871291018) * t712
                                                + rt::lit::<T>(0.293975971011446) * t713) + t720,
                                        -t729,
                                        t731,
                                        rt::lit::<T>(0.48010371946080815) * t710
                                            + rt::lit::<T>(0.44467070272191894) * t711
                                            + (rt::lit::<T>(0.3122250273523913) * t712
                                                + rt::lit::<T>(0.13221941709205312) * t713) + t732,
                                        -t733,
                                        t735,
                                        rt::lit::<T>(0.15016109085059778) * t710
                                            + rt::lit::<T>(0.042242497030804446) * t711
                                            + (rt::lit::<T>(-0.01619819323366821) * t712
                                                + rt::lit::<T>(-0.017912709351324017) * t713) + t736,
                                        -t737,
                                    ],
                                    [
                                        t836,
                                        k55 * t837 + k54 * t838 + (k53 * t839 + k52 * t840) + t846,
                                        t855,
                                        t857,
                                        k63 * t837 + k62 * t838 + (k61 * t839 + k60 * t840) + t858,
                                        t859,
                                        t861,
                                        k71 * t837 + k70 * t838 + (k69 * t839 + k68 * t840) + t862,
                                        t863,
                                    ],
                                    [
                                        -t864,
                                        rt::lit::<T>(0.0),
                                        -t865,
                                        -t866,
                                        rt::lit::<T>(0.0),
                                        -t867,
                                        t868,
                                        rt::lit::<T>(0.0),
                                        -t869,
                                    ],
                                    [
                                        t977,
                                        rt::lit::<T>(0.2680684283954074) * t978
                                            + rt::lit::<T>(0.2758530052054411) * t979
                                            + (rt::lit::<T>(0.2956904871291018) * t980
                                                + rt::lit::<T>(0.293975971011446) * t981) + t988,
                                        -t997,
                                        t999,
                                        rt::lit::<T>(0.48010371946080815) * t978
                                            + rt::lit::<T>(0.44467070272191894) * t979
                                            + (rt::lit::<T>(0.3122250273523913) * t980
                                                + rt::lit::<T>(0.13221941709205312) * t981) + t1000,
                                        -t1001,
                                        t1003,
                                        rt::lit::<T>(0.15016109085059778) * t978
                                            + rt::lit::<T>(0.042242497030804446) * t979
                                            + (rt::lit::<T>(-0.01619819323366821) * t980
                                                + rt::lit::<T>(-0.017912709351324017) * t981) + t1004,
                                        -t1005,
                                    ],
                                    [
                                        t1104,
                                        k55 * t1105 + k54 * t1106 + (k53 * t1107 + k52 * t1108)
                                            + t1114,
                                        t1123,
                                        t1125,
                                        k63 * t1105 + k62 * t1106 + (k61 * t1107 + k60 * t1108)
                                            + t1126,
                                        t1127,
                                        t1129,
                                        k71 * t1105 + k70 * t1106 + (k69 * t1107 + k68 * t1108)
                                            + t1130,
                                        t1131,
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
                let t125 = xi + k76 * xi_rate_1 + (k77 * xi_rate_2 + k78 * xi_rate_3);
                let t126 = t90 * t125;
                let t89 = rt::lit::<T>(0.2529691909352784) * t73
                    + rt::lit::<T>(0.4175557539292479) * t75
                    + (rt::lit::<T>(0.32151478931685357) * t77
                        + rt::lit::<T>(0.09560496739250535) * t79)
                    + (rt::lit::<T>(-0.058993923891947214) * t81
                        + rt::lit::<T>(-0.061592225069804156) * t83
                        + (rt::lit::<T>(0.005864947198698576) * t85
                            + rt::lit::<T>(0.027076500189167574) * t87));
                let t115 = xi + k73 * xi_rate_1 + (k74 * xi_rate_2 + k75 * xi_rate_3);
                let t124 = t89 * t115;
                let t88 = rt::lit::<T>(0.027076500189167574) * t73
                    + rt::lit::<T>(0.005864947198698576) * t75
                    + (rt::lit::<T>(-0.061592225069804156) * t77
                        + rt::lit::<T>(-0.058993923891947214) * t79)
                    + (rt::lit::<T>(0.09560496739250535) * t81
                        + rt::lit::<T>(0.32151478931685357) * t83
                        + (rt::lit::<T>(0.4175557539292479) * t85
                            + rt::lit::<T>(0.2529691909352784) * t87));
                let t122 = xi + k79 * xi_rate_1 + (k80 * xi_rate_2 + k81 * xi_rate_3);
                let t123 = t88 * t122;
                let x1_new_2 = x1 - k106 * t126 - k107 * (t124 + t123);
                let x2_new_2 = k107 * (t89 + t88) + (x2 + k106 * t90);
                let xi_new_2 = k107 * (xi_rate_1 + xi_rate_3) + (xi + k106 * xi_rate_2);
                let rho1_squared = rho1 * rho1;
                let t1180 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * xi_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t1181 = x1 * x1 + x2 * x2;
                let rho2_squared = rho2 * rho2;
                let t1182 = t1181 + t1;
                let t1183 = t2
                    * (t1181 + (rho2_squared + rho1_squared)
                        + xi_squared * (rho2_squared + t1182));
                let t1184 = rt::lit::<T>(0.5) * t1183;
                let t1185 = t1181 + xi_squared * t1182;
                let t1186 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t1185 * (rt::lit::<T>(0.25) * t1185)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t1180 * t1180;
                let t1187 = rt::lit::<T>(1.0)
                    - rt::visible_quotient(
                        rt::lit::<T>(0.5) * t1180 * (t1184 - reference),
                        t1186,
                    );
                let t1188 = k107 * (rho1_rate_1 + rho1_rate_3)
                    + (rho1 + k106 * rho1_rate_2);
                let rho1_new_2 = t1187 * t1188;
                let t1189 = k107 * (rho2_rate_1 + rho2_rate_3)
                    + (rho2 + k106 * rho2_rate_2);
                let rho2_new_2 = t1187 * t1189;
                let xi_new_2_squared = xi_new_2 * xi_new_2;
                let t1190 = x1_new_2 * x1_new_2 + x2_new_2 * x2_new_2;
                let t1191 = t1189 * t1189;
                let t1192 = xi_new_2_squared + rt::lit::<T>(1.0);
                let t1193 = (xi_new_2_squared * (t1190 + (t1191 + t1192))
                    + (t1190 + (t1191 + t1188 * t1188))) * (rt::lit::<T>(1.0) / t1192);
                let t130 = x1 - k66 * t123 - (k50 * t124 + k58 * t126);
                let t112 = x2 + k66 * t88 + (k50 * t89 + k58 * t90);
                let t153 = t130 * t130 + t112 * t112;
                let t19 = rho2 + k50 * rho2_rate_1
                    + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                let t154 = t19 * t19;
                let t155 = t153 + (t154 + t17);
                let t156 = t16 * t155 + (t153 + (t154 + t74 * t74));
                let t157 = t16 + t155 - t18 * t156;
                let t1194 = rt::lit::<T>(-0.057795793724394404) * xi_rate_2;
                let t1195 = t157
                    * (t18
                        * (t15
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(1.0431438967796478) * xi_rate_1 + t1194
                                    + rt::lit::<T>(0.014651896944746605) * xi_rate_3))));
                let t20 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                let t1196 = rt::lit::<T>(-0.057795793724394404) * rho2_rate_2;
                let t1197 = t18
                    * (t20
                        * ((rt::lit::<T>(1.0431438967796478) * rho2_rate_1 + t1196
                            + rt::lit::<T>(0.014651896944746605) * rho2_rate_3) * t19));
                let t1198 = rt::lit::<T>(-0.057795793724394404) * t90;
                let t1134 = t20 * t18;
                let t1151 = t112 * t1134;
                let t1199 = (rt::lit::<T>(1.0431438967796478) * t89
                    + (t1198 + rt::lit::<T>(0.014651896944746605) * t88)) * t1151;
                let t1200 = rt::lit::<T>(-0.057795793724394404) * t126;
                let t1135 = t130 * t1134;
                let t1201 = (rt::lit::<T>(1.0431438967796478) * t124
                    + (t1200 + rt::lit::<T>(0.014651896944746605) * t123)) * t1135;
                let t145 = x1 - k71 * t123 - (k55 * t124 + k63 * t126);
                let t106 = x2 + k71 * t88 + (k55 * t89 + k63 * t90);
                let t193 = t145 * t145 + t106 * t106;
                let t59 = rho2 + k55 * rho2_rate_1
                    + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                let t194 = t59 * t59;
                let t195 = t193 + (t194 + t57);
                let t196 = t56 * t195 + (t193 + (t194 + t84 * t84));
                let t197 = t56 + t195 - t58 * t196;
                let t1202 = t197
                    * (t58
                        * (t55
                            * (rt::lit::<T>(2.0)
                                * (t1194 + rt::lit::<T>(0.014651896944746605) * xi_rate_1
                                    + rt::lit::<T>(1.0431438967796478) * xi_rate_3))));
                let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                let t1203 = t58
                    * (t60
                        * ((t1196 + rt::lit::<T>(0.014651896944746605) * rho2_rate_1
                            + rt::lit::<T>(1.0431438967796478) * rho2_rate_3) * t59));
                let t1144 = t60 * t58;
                let t1156 = t106 * t1144;
                let t1204 = (rt::lit::<T>(0.014651896944746605) * t89
                    + (t1198 + rt::lit::<T>(1.0431438967796478) * t88)) * t1156;
                let t1145 = t145 * t1144;
                let t1205 = (rt::lit::<T>(0.014651896944746605) * t124
                    + (t1200 + rt::lit::<T>(1.0431438967796478) * t123)) * t1145;
                let t1206 = rt::lit::<T>(-0.057795793724394404) * rho1_rate_2;
                let t1207 = (rt::lit::<T>(1.0431438967796478) * rho1_rate_1 + t1206
                    + rt::lit::<T>(0.014651896944746605) * rho1_rate_3) * t75;
                let t1208 = (t1206 + rt::lit::<T>(0.014651896944746605) * rho1_rate_1
                    + rt::lit::<T>(1.0431438967796478) * rho1_rate_3) * t85;
                let t1209 = rt::lit::<T>(0.5)
                    * (t1195 + (t1197 + t1199 - t1201)
                        + (t1202 + (t1203 + t1204 - t1205))) + (t1207 + t1208);
                let t1210 = rt::lit::<T>(-0.5369276808200979) * xi_rate_2;
                let t127 = x1 - k65 * t123 - (k49 * t124 + k57 * t126);
                let t91 = x2 + k65 * t88 + (k49 * t89 + k57 * t90);
                let t209 = t127 * t127 + t91 * t91;
                let t11 = rho2 + k49 * rho2_rate_1
                    + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                let t210 = t11 * t11;
                let t211 = t209 + (t210 + t9);
                let t212 = t8 * t211 + (t209 + (t210 + t72 * t72));
                let t213 = t8 + t211 - t10 * t212;
                let t214 = rt::lit::<T>(2.0) * t7;
                let t1160 = t213 * (t10 * t214);
                let t1211 = (rt::lit::<T>(1.3883282773678602) * xi_rate_1 + t1210
                    + rt::lit::<T>(0.1485994034522376) * xi_rate_3) * t1160;
                let t1212 = rt::lit::<T>(-0.5369276808200979) * rho2_rate_2;
                let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                let t13 = t11 * t12;
                let t14 = t10 * t13;
                let t1213 = (rt::lit::<T>(1.3883282773678602) * rho2_rate_1 + t1212
                    + rt::lit::<T>(0.1485994034522376) * rho2_rate_3) * t14;
                let t1132 = t12 * t10;
                let t1153 = t91 * t1132;
                let t1214 = rt::lit::<T>(-0.5369276808200979) * t90;
                let t1215 = t1153
                    * (rt::lit::<T>(1.3883282773678602) * t89
                        + (t1214 + rt::lit::<T>(0.1485994034522376) * t88));
                let t1133 = t127 * t1132;
                let t1216 = rt::lit::<T>(-0.5369276808200979) * t126;
                let t1217 = t1133
                    * (rt::lit::<T>(1.3883282773678602) * t124
                        + (t1216 + rt::lit::<T>(0.1485994034522376) * t123));
                let t148 = x1 - k72 * t123 - (k56 * t124 + k64 * t126);
                let t109 = x2 + k72 * t88 + (k56 * t89 + k64 * t90);
                let t201 = t148 * t148 + t109 * t109;
                let t67 = rho2 + k56 * rho2_rate_1
                    + (k64 * rho2_rate_2 + k72 * rho2_rate_3);
                let t202 = t67 * t67;
                let t203 = t201 + (t202 + t65);
                let t204 = t64 * t203 + (t201 + (t202 + t86 * t86));
                let t205 = t64 + t203 - t66 * t204;
                let t1218 = t205
                    * (t66
                        * (t63
                            * (rt::lit::<T>(2.0)
                                * (t1210 + rt::lit::<T>(0.1485994034522376) * xi_rate_1
                                    + rt::lit::<T>(1.3883282773678602) * xi_rate_3))));
                let t68 = rt::lit::<T>(2.0) * t64 + rt::lit::<T>(2.0);
                let t1219 = t66
                    * (t68
                        * ((t1212 + rt::lit::<T>(0.1485994034522376) * rho2_rate_1
                            + rt::lit::<T>(1.3883282773678602) * rho2_rate_3) * t67));
                let t1146 = t68 * t66;
                let t1157 = t109 * t1146;
                let t1220 = (rt::lit::<T>(0.1485994034522376) * t89
                    + (t1214 + rt::lit::<T>(1.3883282773678602) * t88)) * t1157;
                let t1147 = t148 * t1146;
                let t1221 = (rt::lit::<T>(0.1485994034522376) * t124
                    + (t1216 + rt::lit::<T>(1.3883282773678602) * t123)) * t1147;
                let t1222 = rt::lit::<T>(-0.5369276808200979) * rho1_rate_2;
                let t1223 = (rt::lit::<T>(1.3883282773678602) * rho1_rate_1 + t1222
                    + rt::lit::<T>(0.1485994034522376) * rho1_rate_3) * t73;
                let t1224 = (t1222 + rt::lit::<T>(0.1485994034522376) * rho1_rate_1
                    + rt::lit::<T>(1.3883282773678602) * rho1_rate_3) * t87;
                let t1225 = rt::lit::<T>(0.5)
                    * (t1211 + (t1213 + t1215 - t1217)
                        + (t1218 + (t1219 + t1220 - t1221))) + (t1223 + t1224);
                let t133 = x1 - k67 * t123 - (k51 * t124 + k59 * t126);
                let t94 = x2 + k67 * t88 + (k51 * t89 + k59 * t90);
                let t161 = t133 * t133 + t94 * t94;
                let t27 = rho2 + k51 * rho2_rate_1
                    + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                let t162 = t27 * t27;
                let t163 = t161 + (t162 + t25);
                let t164 = t24 * t163 + (t161 + (t162 + t76 * t76));
                let t165 = t24 + t163 - t26 * t164;
                let t1226 = rt::lit::<T>(0.5396928102125592) * xi_rate_2;
                let t1227 = t165
                    * (t26
                        * (t23
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.5693833068100856) * xi_rate_1 + t1226
                                    + rt::lit::<T>(-0.10907611702264491) * xi_rate_3))));
                let t28 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                let t1228 = rt::lit::<T>(0.5396928102125592) * rho2_rate_2;
                let t1229 = t26
                    * (t28
                        * ((rt::lit::<T>(0.5693833068100856) * rho2_rate_1 + t1228
                            + rt::lit::<T>(-0.10907611702264491) * rho2_rate_3) * t27));
                let t1230 = rt::lit::<T>(0.5396928102125592) * t90;
                let t1136 = t28 * t26;
                let t1158 = t94 * t1136;
                let t1231 = (rt::lit::<T>(0.5693833068100856) * t89
                    + (t1230 + rt::lit::<T>(-0.10907611702264491) * t88)) * t1158;
                let t1232 = rt::lit::<T>(0.5396928102125592) * t126;
                let t1137 = t133 * t1136;
                let t1233 = (rt::lit::<T>(0.5693833068100856) * t124
                    + (t1232 + rt::lit::<T>(-0.10907611702264491) * t123)) * t1137;
                let t142 = x1 - k70 * t123 - (k54 * t124 + k62 * t126);
                let t103 = x2 + k70 * t88 + (k54 * t89 + k62 * t90);
                let t169 = t142 * t142 + t103 * t103;
                let t51 = rho2 + k54 * rho2_rate_1
                    + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                let t170 = t51 * t51;
                let t171 = t169 + (t170 + t49);
                let t172 = t48 * t171 + (t169 + (t170 + t82 * t82));
                let t173 = t48 + t171 - t50 * t172;
                let t1234 = t173
                    * (t50
                        * (t47
                            * (rt::lit::<T>(2.0)
                                * (t1226 + rt::lit::<T>(-0.10907611702264491) * xi_rate_1
                                    + rt::lit::<T>(0.5693833068100856) * xi_rate_3))));
                let t52 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                let t1235 = t50
                    * (t52
                        * ((t1228 + rt::lit::<T>(-0.10907611702264491) * rho2_rate_1
                            + rt::lit::<T>(0.5693833068100856) * rho2_rate_3) * t51));
                let t1142 = t52 * t50;
                let t1155 = t103 * t1142;
                let t1236 = (rt::lit::<T>(-0.10907611702264491) * t89
                    + (t1230 + rt::lit::<T>(0.5693833068100856) * t88)) * t1155;
                let t1143 = t142 * t1142;
                let t1237 = (rt::lit::<T>(-0.10907611702264491) * t124
                    + (t1232 + rt::lit::<T>(0.5693833068100856) * t123)) * t1143;
                let t1238 = rt::lit::<T>(0.5396928102125592) * rho1_rate_2;
                let t1239 = (rt::lit::<T>(0.5693833068100856) * rho1_rate_1 + t1238
                    + rt::lit::<T>(-0.10907611702264491) * rho1_rate_3) * t77;
                let t1240 = (t1238 + rt::lit::<T>(-0.10907611702264491) * rho1_rate_1
                    + rt::lit::<T>(0.5693833068100856) * rho1_rate_3) * t83;
                let t1241 = rt::lit::<T>(0.5)
                    * (t1227 + (t1229 + t1231 - t1233)
                        + (t1234 + (t1235 + t1236 - t1237))) + (t1239 + t1240);
                let t136 = x1 - k68 * t123 - (k52 * t124 + k60 * t126);
                let t97 = x2 + k68 * t88 + (k52 * t89 + k60 * t90);
                let t177 = t136 * t136 + t97 * t97;
                let t35 = rho2 + k52 * rho2_rate_1
                    + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                let t178 = t35 * t35;
                let t179 = t177 + (t178 + t33);
                let t180 = t32 * t179 + (t177 + (t178 + t78 * t78));
                let t181 = t32 + t179 - t34 * t180;
                let t1242 = rt::lit::<T>(0.9439195532208219) * xi_rate_2;
                let t1243 = t181
                    * (t34
                        * (t31
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.14644677597344954) * xi_rate_1 + t1242
                                    + rt::lit::<T>(-0.09036632919427146) * xi_rate_3))));
                let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                let t1244 = rt::lit::<T>(0.9439195532208219) * rho2_rate_2;
                let t1245 = t34
                    * (t36
                        * ((rt::lit::<T>(0.14644677597344954) * rho2_rate_1 + t1244
                            + rt::lit::<T>(-0.09036632919427146) * rho2_rate_3) * t35));
                let t1246 = rt::lit::<T>(0.9439195532208219) * t90;
                let t1138 = t36 * t34;
                let t1152 = t97 * t1138;
                let t1247 = (rt::lit::<T>(0.14644677597344954) * t89
                    + (t1246 + rt::lit::<T>(-0.09036632919427146) * t88)) * t1152;
                let t1248 = rt::lit::<T>(0.9439195532208219) * t126;
                let t1139 = t136 * t1138;
                let t1249 = (rt::lit::<T>(0.14644677597344954) * t124
                    + (t1248 + rt::lit::<T>(-0.09036632919427146) * t123)) * t1139;
                let t139 = x1 - k69 * t123 - (k53 * t124 + k61 * t126);
                let t100 = x2 + k69 * t88 + (k53 * t89 + k61 * t90);
                let t185 = t139 * t139 + t100 * t100;
                let t43 = rho2 + k53 * rho2_rate_1
                    + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                let t186 = t43 * t43;
                let t187 = t185 + (t186 + t41);
                let t188 = t40 * t187 + (t185 + (t186 + t80 * t80));
                let t189 = t40 + t187 - t42 * t188;
                let t1250 = t189
                    * (t42
                        * (t39
                            * (rt::lit::<T>(2.0)
                                * (t1242 + rt::lit::<T>(-0.09036632919427146) * xi_rate_1
                                    + rt::lit::<T>(0.14644677597344954) * xi_rate_3))));
                let t44 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                let t1251 = t42
                    * (t44
                        * ((t1244 + rt::lit::<T>(-0.09036632919427146) * rho2_rate_1
                            + rt::lit::<T>(0.14644677597344954) * rho2_rate_3) * t43));
                let t1140 = t44 * t42;
                let t1150 = t100 * t1140;
                let t1252 = (rt::lit::<T>(-0.09036632919427146) * t89
                    + (t1246 + rt::lit::<T>(0.14644677597344954) * t88)) * t1150;
                let t1141 = t139 * t1140;
                let t1253 = (rt::lit::<T>(-0.09036632919427146) * t124
                    + (t1248 + rt::lit::<T>(0.14644677597344954) * t123)) * t1141;
                let t1254 = rt::lit::<T>(0.9439195532208219) * rho1_rate_2;
                let t1255 = (rt::lit::<T>(0.14644677597344954) * rho1_rate_1 + t1254
                    + rt::lit::<T>(-0.09036632919427146) * rho1_rate_3) * t79;
                let t1256 = (t1254 + rt::lit::<T>(-0.09036632919427146) * rho1_rate_1
                    + rt::lit::<T>(0.14644677597344954) * rho1_rate_3) * t81;
                let t1257 = rt::lit::<T>(0.5)
                    * (t1243 + (t1245 + t1247 - t1249)
                        + (t1250 + (t1251 + t1252 - t1253))) + (t1255 + t1256);
                let resolution1_new = rt::lit::<T>(0.5) * t1193 - t1184 - k46 * t1209
                    - k45 * t1225 - (k47 * t1241 + k48 * t1257);
                let t1258 = rt::abs(t1255)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1243)
                            + (rt::abs(t1249) + (rt::abs(t1245) + rt::abs(t1247))));
                let t1259 = rt::abs(t1256)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1250)
                            + (rt::abs(t1253) + (rt::abs(t1251) + rt::abs(t1252))));
                let t1260 = rt::abs(t1240)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1234)
                            + (rt::abs(t1237) + (rt::abs(t1235) + rt::abs(t1236))));
                let t1261 = rt::abs(t1224)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1218)
                            + (rt::abs(t1221) + (rt::abs(t1219) + rt::abs(t1220))));
                let t1262 = rt::abs(k48 * t1258) + rt::abs(k48 * t1259)
                    + (rt::abs(k47 * t1260) + rt::abs(k45 * t1261));
                let t1263 = rt::abs(t1208)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1202)
                            + (rt::abs(t1205) + (rt::abs(t1203) + rt::abs(t1204))));
                let t1264 = rt::abs(t1133 * x1_new_2)
                    + (rt::abs(t1153 * x2_new_2)
                        + (rt::abs(t1183) + rt::abs(t1189 * t14)));
                let t1265 = rt::abs(t1188 * t73)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1193) + (rt::abs(xi_new_2 * t1160) + t1264));
                let t1266 = rt::abs(t1223)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1211)
                            + (rt::abs(t1217) + (rt::abs(t1213) + rt::abs(t1215))));
                let t1267 = rt::abs(t1207)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1195)
                            + (rt::abs(t1201) + (rt::abs(t1197) + rt::abs(t1199))));
                let t1268 = rt::abs(t1239)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1227)
                            + (rt::abs(t1233) + (rt::abs(t1229) + rt::abs(t1231))));
                let t1269 = rt::abs(k46 * t1263) + t1265
                    + (rt::abs(k45 * t1266)
                        + (rt::abs(k46 * t1267) + rt::abs(k47 * t1268)));
                let resolution2_new = t1262 + t1269;
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
            const IDENTITY: &'static str = "b6b1731e48391e24385c2d126a2b1164";
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
            const IDENTITY: &'static str = "636c676f586acdbf8229353f8f4289d6";
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
        /// | each step | 23 | 31 | 1 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta p = g v (3); energy at the start (1).
            type Carried = [T; 7];
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
                let t1 = x1_dot * x1_dot + xi_dot * xi_dot
                    + (x1 * x1 + x2 * x2 + (xi * xi + x2_dot * x2_dot));
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
                let t9 = p_xi * p_xi + (p_x1 * p_x1 + p_x2 * p_x2);
                let t10 = xi * xi + (x1 * x1 + x2 * x2);
                let t11 = rt::visible_quotient(
                    rt::lit::<T>(0.5) * t9
                        * (rt::lit::<T>(0.5) * (t10 + t9) - reference),
                    t9 * t9
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t10 * (rt::lit::<T>(0.25) * t10)),
                );
                let t12 = rt::lit::<T>(1.0) - t11;
                let p_x1_new = (p_x1 + h * p_x1_rate) * t12;
                let t7 = t1 * (half_h * t6 + (x1 + p_x1_rate)) - (x2 + half_h * x2_rate);
                let p_x2_new = t12 * (p_x2 + h * t7);
                let p_xi_new = (p_xi + h * p_xi_rate) * t12;
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
            const IDENTITY: &'static str = "746fd5dae030d77dd2817f28e6109fa3";
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
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: x1_rate, x2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 29 | 46 | 4 | 3 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

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

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1).
            type Carried = [T; 7];
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
                let t1 = x1_dot * x1_dot + xi_dot * xi_dot
                    + (x1 * x1 + x2 * x2 + (xi * xi + x2_dot * x2_dot));
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
                let Scheme { half_h, k1, minus_half_h } = *setting.scheme();
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
                let t4 = t2 * t3;
                let t5 = rt::lit::<T>(1.0) - xi * t3;
                let t6 = x2_dot * t5 - x1_dot * t4;
                let xi_rate_half_h = half_h * xi_rate;
                let t7 = xi + xi_rate_half_h;
                let t8 = rt::sqrt(t7 * t7 + rt::lit::<T>(1.0));
                let t9 = t8 + rt::lit::<T>(1.0);
                let t10 = t7 / (t8 * t9);
                let t11 = t9 * t10;
                let t12 = rt::lit::<T>(1.0) - t7 * t10;
                let t13 = half_h * t12;
                let t14 = half_h * t11;
                let t15 = k1 * (t11 * t11 + t12 * t12) + rt::lit::<T>(1.0);
                let [rho1_rate] = rt::solve_linear(
                        [x1 * t4 - x2 * t5],
                        move |[rho1_rate]| {
                            let t16 = t6 + half_h * rho1_rate;
                            (
                                [
                                    rho1_rate + t12 * (x2 + t16 * t13) - t11 * (x1 - t16 * t14),
                                ],
                                [[t15]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let t16 = t6 + half_h * rho1_rate;
                let x1_new_2 = x1 - t16 * (h * t11);
                let x2_new_2 = x2 + t16 * (h * t12);
                let xi_new_2 = xi + h * xi_rate;
                let t17 = h * rho1_rate + t6;
                let t18 = rt::sqrt(xi_new_2 * xi_new_2 + rt::lit::<T>(1.0));
                let t19 = t18 + rt::lit::<T>(1.0);
                let t20 = xi_new_2 / (t18 * t19);
                let t21 = xi_squared + (x1 * x1 + x2 * x2);
                let t22 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                let t23 = rt::visible_quotient(
                    (rt::lit::<T>(0.5) * (t21 + t22) - reference)
                        * (rt::lit::<T>(0.5) * t22),
                    t22 * t22
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t21 * (rt::lit::<T>(0.25) * t21)),
                );
                let x1_dot_new_2 = t17 * (t20 * (t19 * (t23 - rt::lit::<T>(1.0))));
                let t24 = rt::lit::<T>(1.0) - t23;
                let x2_dot_new_2 = t17 * ((rt::lit::<T>(1.0) - xi_new_2 * t20) * t24);
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * t24;
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
            const IDENTITY: &'static str = "6f75dd9e63ab604a80e47956ce368c7b";
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
        /// | each step | 22 | 33 | 3 | 2 | 0 | 0 |
        /// | each iteration for x1_rate, x2_rate, xi_rate, rho1_rate, rho2_rate | 88 | 147 | 15 | 3 | 0 | 0 |
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
                let t1 = x1_dot * x1_dot + xi_dot * xi_dot
                    + (x1 * x1 + x2 * x2 + (xi * xi + x2_dot * x2_dot));
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
                let t4 = t2 * t3;
                let t5 = rt::lit::<T>(1.0) - xi * t3;
                let t6 = x2_dot * t5 - x1_dot * t4;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t7 = t4 * t6;
                            let t8 = t5 * t6;
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
                            let t17 = rt::sqrt(t16 * t16 + rt::lit::<T>(1.0));
                            let t18 = t17 + rt::lit::<T>(1.0);
                            let t19 = t17 * t18;
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = t16 * t20;
                            let t22 = t18 * t21;
                            let t23 = t6 + half_h * rho1_rate;
                            let t24 = rt::lit::<T>(1.0) - t16 * t21;
                            let t25 = t23 * t24;
                            let t26 = t16 - h;
                            let t27 = rt::sqrt(t26 * t26 + rt::lit::<T>(1.0));
                            let t28 = t27 + rt::lit::<T>(1.0);
                            let t29 = t27 * t28;
                            let t30 = rt::lit::<T>(1.0) / t29;
                            let t31 = t26 * t30;
                            let t32 = h + t16;
                            let t33 = rt::sqrt(t32 * t32 + rt::lit::<T>(1.0));
                            let t34 = t33 + rt::lit::<T>(1.0);
                            let t35 = t33 * t34;
                            let t36 = rt::lit::<T>(1.0) / t35;
                            let t37 = t32 * t36;
                            let t38 = inv_h * (t26 * t31 - t32 * t37);
                            let t39 = t23 * t22;
                            let t40 = inv_h * (t28 * t31 - t34 * t37);
                            let t41 = t25 * t38 - t39 * t40;
                            let t42 = rt::lit::<T>(0.5) * t41;
                            let t43 = t23 * t42;
                            let t44 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (xi_rate * xi_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t45 = rt::div_or_zero(xi_rate * t43, t44);
                            let t46 = rho1_rate * t45;
                            let t47 = t23 + t46;
                            let t48 = rho2_rate * t45;
                            let t49 = x2_rate * t24 - x1_rate * t22;
                            let t50 = x2 + half_h * x2_rate;
                            let t51 = x1 + half_h * x1_rate;
                            let t52 = xi_rate + rho1_rate * t42;
                            let t53 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t45,
                                t44,
                            );
                            let t54 = rho1_rate * t53;
                            let t55 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t45,
                                t44,
                            );
                            let t56 = rho1_rate * t55;
                            let t57 = t20
                                * (half_h
                                    - h * t16
                                        * (rt::lit::<T>(0.5) * t18 / t17 + rt::lit::<T>(0.5))
                                        * t21);
                            let t58 = t16 * (half_h * t16) / (t17 * t19) + t18 * t57;
                            let t59 = t30
                                * (half_h
                                    - h * t26
                                        * (rt::lit::<T>(0.5) * t28 / t27 + rt::lit::<T>(0.5))
                                        * t31);
                            let t60 = t36
                                * (half_h
                                    - h * t32
                                        * (rt::lit::<T>(0.5) * t34 / t33 + rt::lit::<T>(0.5))
                                        * t37);
                            let t61 = t26 * (half_h * t26) / (t27 * t29)
                                - t32 * (half_h * t32) / (t33 * t35);
                            let t62 = t25
                                * (half_h * (t31 - t37) + t26 * t59 - t32 * t60)
                                - t39 * (t28 * t59 + t61 - t34 * t60);
                            let t63 = half_h * t21 + t16 * t57;
                            let t64 = rt::lit::<T>(0.5)
                                * (inv_h * t62 - t23 * (t38 * t63 + t40 * t58));
                            let t65 = rt::div_or_zero(
                                t43 + xi_rate * (t23 * t64 - rt::lit::<T>(2.0) * t45),
                                t44,
                            );
                            let t66 = rho1_rate * t65;
                            let t67 = rt::lit::<T>(0.25)
                                * (h * t24 * t38 - h * t22 * t40);
                            let t68 = rt::div_or_zero(
                                xi_rate * (t23 * t67 + quarter_h * t41)
                                    - rt::lit::<T>(2.0) * t46,
                                t44,
                            );
                            let t69 = half_h + t45;
                            let t70 = rho1_rate * t68 + t69;
                            let t71 = rt::div_or_zero(rt::lit::<T>(2.0) * t48, t44);
                            let t72 = rho1_rate * t71;
                            let t73 = t45 * (x2_rate * t63 + x1_rate * t58)
                                + (xi_rate * t64 + (t42 + (t50 * t63 + t51 * t58)));
                            (
                                [
                                    x1_rate + t22 * t47,
                                    x2_rate - t24 * t47,
                                    xi_rate - xi_dot - half_h * rho2_rate - t48,
                                    t49 * t45
                                        + (t50 * t24 + (rho1_rate - t51 * t22) - xi_rate * t42),
                                    rho2_rate + t16 + t52 * t45,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t22 * t54,
                                        -(t22 * t56),
                                        t47 * t58 + t22 * t66,
                                        t22 * t70,
                                        -(t22 * t72),
                                    ],
                                    [
                                        t24 * t54,
                                        t24 * t56 + rt::lit::<T>(1.0),
                                        t47 * t63 - t24 * t66,
                                        -(t24 * t70),
                                        t24 * t72,
                                    ],
                                    [
                                        rho2_rate * t53,
                                        rho2_rate * t55,
                                        rt::lit::<T>(1.0) - rho2_rate * t65,
                                        -(rho2_rate * t68),
                                        rho2_rate * t71 - t69,
                                    ],
                                    [
                                        -(t49 * t53 + t22 * t69),
                                        t24 * t69 - t49 * t55,
                                        t49 * t65 - t73,
                                        t49 * t68 + (rt::lit::<T>(1.0) - xi_rate * t67),
                                        -(t49 * t71),
                                    ],
                                    [
                                        -(t52 * t53),
                                        -(t52 * t55),
                                        t52 * t65
                                            + (half_h + t45 * (rho1_rate * t64 + rt::lit::<T>(1.0))),
                                        t52 * t68 + (t42 + rho1_rate * t67) * t45,
                                        rt::lit::<T>(1.0) - t52 * t71,
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
                let t74 = rt::sqrt(xi_new_2 * xi_new_2 + rt::lit::<T>(1.0));
                let t75 = t74 + rt::lit::<T>(1.0);
                let t76 = xi_new_2 / (t74 * t75);
                let t77 = h * rho1_rate + t6;
                let t78 = xi_squared + (x1 * x1 + x2 * x2);
                let t79 = xi_dot * xi_dot + (x1_dot * x1_dot + x2_dot * x2_dot);
                let t80 = rt::visible_quotient(
                    (rt::lit::<T>(0.5) * (t78 + t79) - reference)
                        * (rt::lit::<T>(0.5) * t79),
                    t79 * t79
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t78 * (rt::lit::<T>(0.25) * t78)),
                );
                let x1_dot_new_2 = t76 * (t75 * (t77 * (t80 - rt::lit::<T>(1.0))));
                let t81 = rt::lit::<T>(1.0) - t80;
                let x2_dot_new_2 = (rt::lit::<T>(1.0) - xi_new_2 * t76) * (t77 * t81);
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * t81;
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
                        motion.carried[0],
                        motion.carried[1],
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([
                        carried[0],
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
                [x1,
                x2,
                xi,
                x1_dot,
                x2_dot,
                xi_dot,
                ]: [T; 6],
            ) -> [T; 2] {
                let t1 = x1_dot * x1_dot + xi_dot * xi_dot
                    + (x1 * x1 + x2 * x2 + (xi * xi + x2_dot * x2_dot));
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "70ec34d6a907930ee1813862bcb2a945";
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
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: x1_rate, x2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 61 | 9 | 2 | 0 | 0 |
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
                let carried = [
                    x1,
                    x2,
                    xi,
                    x1_dot,
                    x2_dot,
                    xi_dot,
                    rt::lit::<T>(1.0),
                    rt::lit::<T>(0.5)
                        * (x1 * x1 + x2 * x2 + (x1_dot * x1_dot + x2_dot * x2_dot)),
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
                let Scheme { half_h, k1, minus_half_h } = *setting.scheme();
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
                let t4 = t3 * t3;
                let t5 = t4 + rt::lit::<T>(1.0);
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = half_h * t3;
                let t8 = t6
                    * (x2_dot + xi_rate * (t2 * (half_h * (x1_dot + xi * x2_dot)))
                        - x1_dot * t3);
                let xi_rate_h = h * xi_rate;
                let t9 = rt::lit::<T>(0.25) * (xi_rate_h * xi_rate_h);
                let t10 = t1 * t5;
                let t11 = rt::lit::<T>(1.0) - t9 / t10;
                let t12 = rt::sqrt(t11);
                let t13 = t8 + t9 * t8 / (t10 * (t11 + t12));
                let t14 = t6 * (k1 + k1 * t4) + rt::lit::<T>(1.0);
                let [rho1_rate] = rt::solve_linear(
                        [t2 * (x1 * xi - x2)],
                        move |[rho1_rate]| {
                            let t15 = half_h * rho1_rate + t13;
                            (
                                [
                                    rho1_rate
                                        - t6 * (t3 * (x1 - t7 * t15) - (x2 + half_h * t15)),
                                ],
                                [[t14]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let t15 = half_h * rho1_rate + t13;
                let x1_new_2 = x1 - h * t3 * t15;
                let x2_new_2 = x2 + h * t15;
                let xi_new_2 = xi + xi_rate_h;
                let t16 = h * rho1_rate + t13;
                let t17 = xi_new_2 * xi_new_2 + rt::lit::<T>(1.0);
                let t18 = t17 * t5;
                let t19 = rt::lit::<T>(1.0) - t9 / t18;
                let t20 = rt::sqrt(t19);
                let t21 = t16 + t16 * (t9 / (t18 * (t19 + t20)));
                let t22 = rt::lit::<T>(1.0) / t17;
                let t23 = xi_rate_h * t21;
                let t24 = x1_dot * x1_dot + x2_dot * x2_dot;
                let x1_squared = x1 * x1;
                let x2_squared = x2 * x2;
                let t25 = t24 * t24
                    + rt::lit::<T>(0.0625)
                        * (reference1 * reference1
                            + rt::lit::<T>(0.25)
                                * (x1_squared * x1_squared + x2_squared * x2_squared));
                let t26 = rt::visible_quotient(
                    rt::lit::<T>(0.5) * t24
                        * (rt::lit::<T>(0.5) * (x1_squared + x2_squared + t24)
                            - reference1),
                    t25,
                );
                let x1_dot_new_2 = (t3 * t21 + rt::lit::<T>(0.5) * t22 * t23)
                    * (t26 - rt::lit::<T>(1.0));
                let x2_dot_new_2 = (t21 - t22 * (rt::lit::<T>(0.5) * xi_new_2) * t23)
                    * (rt::lit::<T>(1.0) - t26);
                let xi_dot_squared = xi_dot * xi_dot;
                let t27 = rt::visible_quotient(
                    rt::lit::<T>(0.5) * xi_dot_squared
                        * (rt::lit::<T>(0.5) * (xi_squared + xi_dot_squared)
                            - reference2),
                    xi_dot_squared * xi_dot_squared
                        + rt::lit::<T>(0.0625)
                            * (reference2 * reference2
                                + xi_squared * (rt::lit::<T>(0.25) * xi_squared)),
                );
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * (rt::lit::<T>(1.0) - t27);
                let alignment1_new = t11 * t19;
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
            const IDENTITY: &'static str = "8424b6a781092b195433fc88af4f632a";
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
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: x1_rate, x2_rate
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 61 | 9 | 2 | 0 | 0 |
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
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: x1_rate, x2_rate
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 61 | 9 | 2 | 0 | 0 |
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
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: x1_rate, x2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 26 | 40 | 8 | 2 | 0 | 0 |
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
                let Scheme { half_h, k1, minus_half_h } = *setting.scheme();
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
                let t4 = t3 * t3;
                let t5 = t4 + rt::lit::<T>(1.0);
                let t6 = rt::lit::<T>(1.0) / t5;
                let t7 = half_h * t3;
                let t8 = t6
                    * (x2_dot + xi_rate * (t2 * (half_h * (x1_dot + xi * x2_dot)))
                        - x1_dot * t3);
                let xi_rate_h = h * xi_rate;
                let xi_rate_h_squared = xi_rate_h * xi_rate_h;
                let t9 = rt::lit::<T>(0.25) * xi_rate_h_squared;
                let t10 = t1 * t5;
                let t11 = rt::lit::<T>(1.0) - t9 / t10;
                let t12 = rt::sqrt(t11);
                let t13 = t8 + t9 * t8 / (t10 * (t11 + t12));
                let t14 = t6 * (k1 + k1 * t4) + rt::lit::<T>(1.0);
                let [rho1_rate] = rt::solve_linear(
                        [t2 * (x1 * xi - x2)],
                        move |[rho1_rate]| {
                            let t15 = half_h * rho1_rate + t13;
                            (
                                [
                                    rho1_rate
                                        - t6 * (t3 * (x1 - t7 * t15) - (x2 + half_h * t15)),
                                ],
                                [[t14]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let t15 = half_h * rho1_rate + t13;
                let x1_new_2 = x1 - h * t3 * t15;
                let x2_new_2 = x2 + h * t15;
                let xi_new_2 = xi + xi_rate_h;
                let t16 = xi_new_2 * xi_new_2 + rt::lit::<T>(1.0);
                let t17 = t16 * t5;
                let t18 = rt::lit::<T>(1.0) - t9 / t17;
                let t19 = rt::sqrt(t18);
                let t20 = xi_rate_h_squared / (t17 * (t18 + t19));
                let t21 = rt::lit::<T>(0.25) * t20 + rt::lit::<T>(1.0);
                let t22 = rt::lit::<T>(1.0) / t16;
                let t23 = xi_rate_h * (rt::lit::<T>(0.125) * t20 + rt::lit::<T>(0.5));
                let t24 = t3 * t21 + t22 * t23;
                let t25 = t21 - t23 * (xi_new_2 * t22);
                let t26 = (h * rho1_rate + t13) * (t5 / (t24 * t24 + t25 * t25));
                let x1_dot_new_2 = -(t24 * t26);
                let x2_dot_new_2 = t25 * t26;
                let xi_dot_new_2 = xi_dot + h * rho2_rate;
                let alignment1_new = t11 * t18;
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
            const IDENTITY: &'static str = "f3f341720f4d74b6464d4f809db8fba6";
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
            const IDENTITY: &'static str = "003e1d089ae7e34a2f18d1aa172e1131";
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
            const IDENTITY: &'static str = "c6523d5cf562001f5b06356aabd0540e";
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
            const IDENTITY: &'static str = "b47483bcb7c2a2bdf3e24b462da13a6d";
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
            const IDENTITY: &'static str = "6e5911ab840bc183fc7a914f7a34ccdf";
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
            const IDENTITY: &'static str = "91f54fac5eb2cbc012b27482a3be8a7f";
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
        /// | each step | 19 | 28 | 1 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); velocity v = q̇ (3); energy at the start (1).
            type Carried = [T; 7];
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
                let t1 = x1_dot * x1_dot + xi_dot * xi_dot
                    + (x1 * x1 + x2 * x2 + (xi * xi + x2_dot * x2_dot));
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
                let Scheme { half_h, minus_half_h, k1, k2, k3, k4, k5 } = *setting
                    .scheme();
                let xi_squared = xi * xi;
                let t1 = xi_dot - half_h * xi;
                let t2 = xi + k3 * t1;
                let t3 = minus_half_h * t2;
                let t4 = k4 * t2;
                let [x2_dot_mean, _] = rt::solve_linear(
                        [
                            x2_dot,
                            (x1 + x2 * xi - x2_dot * xi_dot)
                                / (xi_squared + rt::lit::<T>(1.0)),
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
                let t6 = xi_squared + (x1 * x1 + x2 * x2);
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
                let t9 = k5 * t1 - xi_dot;
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
            const IDENTITY: &'static str = "5129c1b012b5f20939a9815e3c429d47";
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
                if !rt::all_ordinary([carried[3], carried[4], carried[5]]) {
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
            const IDENTITY: &'static str = "210274502ae2782c9045647485307b35";
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
                if !rt::all_ordinary([carried[3], carried[4], carried[5]]) {
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
            const IDENTITY: &'static str = "a1f79ca68ba2579680eede3c84ae0955";
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
            const IDENTITY: &'static str = "0e51d6dc24f54c818c3fde264939d97c";
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
            const IDENTITY: &'static str = "c0cb1a18df28342f3dd1d53e796bd7ef";
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
                _: &Motion<Self>,
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
            const IDENTITY: &'static str = "d054eb4451e307cb7fdebb0bd9a599c4";
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
                _: &Motion<Self>,
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
            const IDENTITY: &'static str = "8d3f3774353a8a4c6fd6e58b4d39e80b";
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
            const IDENTITY: &'static str = "8161d3b96d5f19168bb5a7643f147462";
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
            const IDENTITY: &'static str = "b0ad1d4b45dd668abc870f25625ee2db";
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
            const IDENTITY: &'static str = "b485880f8a1c3752b9f97546b6e68e5f";
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
            const IDENTITY: &'static str = "0c9b0b4a3228964a8c3d815c32810367";
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
                let x1_new_2 = x1 + half_h * (rt::lit::<T>(2.0) * x1_dot + h * t2);
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
            const IDENTITY: &'static str = "2e222577897e61ef846777453ed85c81";
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
            const IDENTITY: &'static str = "19f7177567f5b76302b255b7d17b63a2";
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
            const IDENTITY: &'static str = "0862644d9edb696017730a5fb426e395";
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
            const IDENTITY: &'static str = "a497d9ba11385233f3694c20a5fe4905";
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
            const IDENTITY: &'static str = "5368f4d1d8dc418efe9af87faf54e22a";
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
