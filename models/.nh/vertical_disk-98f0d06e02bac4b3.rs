// Prepared by `nh prepare` from `VerticalDisk` in src/library.rs and vertical_disk.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 98f0d06e02bac4b36c8073f1eeb2ba0a
// content c25cc262c13b5340ca9346189b99a248

pub struct VerticalDisk;

/// The system `vertical_disk` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 11 add, 17 mul, 1 div, 1 sin_cos
/// * `avf`: 11 add, 19 mul, 2 div, 1 sin_cos
/// * `itoh-abe`: 11 add, 19 mul, 2 div, 1 sin_cos
/// * `itoh-abe-sym`: 15 add, 20 mul, 2 div, 2 sin_cos
/// * `avf4`: 14 add, 25 mul, 2 div, 2 sin_cos
/// * `avf6`: 17 add, 26 mul, 2 div, 3 sin_cos
/// * `midpoint`: 11 add, 19 mul, 2 div, 1 sin_cos
/// * `gonzalez-f`: 21 add, 32 mul, 1 div, 1 sin_cos
/// * `gonzalez-r`: 37 add, 63 mul, 7 div, 6 sqrt, 2 sin_cos
/// * `gonzalez-r-fd`: 172 add, 312 mul, 30 div, 10 sqrt, 4 sin_cos
/// * `iso`: 12 add, 20 mul, 2 div, 2 sin_cos
/// * `iso:4`: 5 times 12 add, 20 mul, 2 div, 2 sin_cos
/// * `iso:6`: 9 times 12 add, 20 mul, 2 div, 2 sin_cos
/// * `iso-var`: 6 add, 6 mul, 2 sin_cos
/// * `leapfrog`: 14 add, 15 mul, 1 sin_cos
/// * `dla`: 18 add, 19 mul, 2 sin_cos
/// * `dla01`: 18 add, 18 mul, 2 sin_cos
/// * `dla-midpoint`: 15 add, 16 mul, 2 sin_cos
/// * `dla1`: 10 add, 15 mul, 1 sin_cos
/// * `dd`: 22 add, 34 mul, 1 div, 2 sin_cos
/// * `rattle`: 16 add, 22 mul, 1 sin_cos
/// * `rattle:consistent`: 16 add, 22 mul, 1 sin_cos
/// * `spark2`: 23 add, 32 mul, 1 sin_cos
/// * `spark3`: 74 add, 104 mul, 2 sin_cos
/// * `taylor`: 4 mul, 1 sin_cos
/// * `taylor:qv`: 6 add, 14 mul, 1 sin_cos
/// * `euler`: 4 add, 4 mul, 1 sin_cos
/// * `rk2`: 6 add, 5 mul, 1 sin_cos
/// * `rk4`: 9 add, 10 mul, 2 sin_cos
/// * `euler:qv`: 12 add, 21 mul, 1 sin_cos
/// * `rk2:qv`: 25 add, 44 mul, 1 sin_cos
/// * `rk4:qv`: 51 add, 73 mul, 2 sin_cos
/// * `feedback-euler`: 56 add, 75 mul, 4 div, 1 sin_cos
/// * `feedback-rk2`: 111 add, 138 mul, 7 div, 2 sin_cos
/// * `feedback-rk4`: 227 add, 273 mul, 13 div, 4 sin_cos
pub mod vertical_disk {
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
        /// Coordinate `x1`: contact point.
        pub x1: T,
        /// Coordinate `x2`: contact point.
        pub x2: T,
        /// Coordinate `x3` (rad): angle of rolling.
        pub x3: T,
        /// Coordinate `xi` (rad): heading.
        pub xi: T,
        /// Velocity `x1_dot`.
        pub x1_dot: T,
        /// Velocity `x2_dot`.
        pub x2_dot: T,
        /// Velocity `x3_dot` (rad/s).
        pub x3_dot: T,
        /// Velocity `xi_dot` (rad/s).
        pub xi_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 4> {
            rt::vector([self.x1, self.x2, self.x3, self.xi])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 4> {
            rt::vector([self.x1_dot, self.x2_dot, self.x3_dot, self.xi_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 4>;
        type Velocity = SVector<T, 4>;

        fn of(t: T, q: SVector<T, 4>, w: SVector<T, 4>) -> Self {
            let ([[x1, x2, x3, xi]], [[x1_dot, x2_dot, x3_dot, xi_dot]]) = (
                q.data.0,
                w.data.0,
            );
            State {
                t,
                x1,
                x2,
                x3,
                xi,
                x1_dot,
                x2_dot,
                x3_dot,
                xi_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 4> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 4> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot }
    );

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

        ::nonholonomic::__setters!(coordinate : x1, x2, x3, xi);

        ::nonholonomic::__setters!(
            velocity in place of rho : x1_dot, x2_dot, x3_dot, xi_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 4>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 4>>) -> Self {
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
                            [0.1, -0.3, 0.2, 0.4],
                            [-0.8289548946025966, -0.35047650807778546, 0.9, 0.7],
                        ),
                );
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 4], w: [f64; 4]) -> Self {
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

    /// A disk that rolls upright on the plane, all its constants scaled to one.
    ///
    /// **Source**: K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), equation (15)
    ///
    /// Coordinates q: `x1`, `x2`, `x3`, `xi`; velocities w: `x1_dot`, `x2_dot`, `x3_dot`, `xi_dot`; 2 constraints. Momenta ρ on D*: `rho1`, `rho2`.
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
        /// **Shape**: 4 × 4
        pub fn mass_matrix(&self, _q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            SMatrix::identity()
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 4 × 4
        pub fn inverse_mass(&self, _q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            SMatrix::identity()
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 4>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 4
        pub fn potential_gradient(&self, _q: &SVector<T, 4>) -> SVector<T, 4> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, _q: &SVector<T, 4>, w: &SVector<T, 4>) -> T {
            let [[x1_dot, x2_dot, x3_dot, xi_dot]] = w.data.0;
            rt::lit::<T>(0.5)
                * (x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 4>, w: &SVector<T, 4>) -> T {
            let [[x1_dot, x2_dot, x3_dot, xi_dot]] = w.data.0;
            rt::lit::<T>(0.5)
                * (x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 4 matrices of 4 × 4
        pub fn christoffel_first(&self, _q: &SVector<T, 4>) -> [SMatrix<T, 4, 4>; 4] {
            [SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 4 matrices of 4 × 4
        pub fn christoffel(&self, _q: &SVector<T, 4>) -> [SMatrix<T, 4, 4>; 4] {
            [SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 2 × 4
        pub fn constraint_matrix(&self, q: &SVector<T, 4>) -> SMatrix<T, 2, 4> {
            let [[_, _, _, xi]] = q.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero],
                [zero, rt::lit::<T>(1.0)],
                [cos_xi, sin_xi],
                [zero, zero],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 2
        pub fn constraint(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> SVector<T, 2> {
            let [[_, _, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, x3_dot, _]] = w.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            rt::vector([x1_dot + x3_dot * cos_xi, x2_dot + x3_dot * sin_xi])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn projector_perp(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            let [[_, _, _, xi]] = q.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = sin_xi * (rt::lit::<T>(-0.5) * cos_xi);
            let half_cos_xi = rt::lit::<T>(0.5) * cos_xi;
            let half_sin_xi = rt::lit::<T>(0.5) * sin_xi;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(0.5) * (sin_xi * sin_xi + rt::lit::<T>(1.0)),
                    t1,
                    half_cos_xi,
                    zero,
                ],
                [
                    t1,
                    rt::lit::<T>(0.5) * (cos_xi * cos_xi + rt::lit::<T>(1.0)),
                    half_sin_xi,
                    zero,
                ],
                [half_cos_xi, half_sin_xi, rt::lit::<T>(0.5), zero],
                [zero, zero, zero, zero],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn projector_d(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            let [[_, _, _, xi]] = q.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let half_cos_xi = rt::lit::<T>(0.5) * cos_xi;
            let sin_xi_half_cos_xi = sin_xi * half_cos_xi;
            let t1 = rt::lit::<T>(-0.5) * cos_xi;
            let t2 = rt::lit::<T>(-0.5) * sin_xi;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [cos_xi * half_cos_xi, sin_xi_half_cos_xi, t1, zero],
                [sin_xi_half_cos_xi, sin_xi * (rt::lit::<T>(0.5) * sin_xi), t2, zero],
                [t1, t2, rt::lit::<T>(0.5), zero],
                [zero, zero, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 2
        pub fn frame(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 2> {
            let [[_, _, _, xi]] = q.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-cos_xi, -sin_xi, rt::lit::<T>(1.0), zero],
                [zero, zero, zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, _q: &SVector<T, 4>) -> SMatrix<T, 2, 2> {
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[rt::lit::<T>(2.0), zero], [zero, rt::lit::<T>(1.0)]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 4>) -> SMatrix<T, 2, 2> {
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[rt::lit::<T>(0.5), zero], [zero, rt::lit::<T>(1.0)]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 4>) -> [SMatrix<T, 2, 2>; 2] {
            [SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6 × 6
        pub fn almost_poisson(
            &self,
            q: &SVector<T, 4>,
            _rho: &SVector<T, 2>,
        ) -> SMatrix<T, 6, 6> {
            let [[_, _, _, xi]] = q.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            rt::sparse([
                (0, 4, -cos_xi),
                (1, 4, -sin_xi),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 5, rt::lit::<T>(1.0)),
                (4, 0, cos_xi),
                (4, 1, sin_xi),
                (4, 2, rt::lit::<T>(-1.0)),
                (5, 3, rt::lit::<T>(-1.0)),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, _q: &SVector<T, 4>, rho: &SVector<T, 2>) -> T {
            let [[rho1, rho2]] = rho.data.0;
            rt::lit::<T>(0.25) * (rho1 * rho1 + rho2 * (rt::lit::<T>(2.0) * rho2))
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6
        pub fn hamiltonian_gradient(
            &self,
            _q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 6> {
            let [[rho1, rho2]] = rho.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, zero, rt::lit::<T>(0.5) * rho1, rho2])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 6
        pub fn vector_field(
            &self,
            q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 6> {
            let [[_, _, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(-0.5) * rho1;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                cos_xi * t1,
                sin_xi * t1,
                rt::lit::<T>(0.5) * rho1,
                rho2,
                zero,
                zero,
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 6 × 6
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 6, 6> {
            let [[_, _, _, xi]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            rt::sparse([
                (0, 3, sin_xi * (rt::lit::<T>(0.5) * rho1)),
                (0, 4, rt::lit::<T>(-0.5) * cos_xi),
                (1, 3, cos_xi * (rt::lit::<T>(-0.5) * rho1)),
                (1, 4, rt::lit::<T>(-0.5) * sin_xi),
                (2, 4, rt::lit::<T>(0.5)),
                (3, 5, rt::lit::<T>(1.0)),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 4
        pub fn momenta(&self, _q: &SVector<T, 4>, w: &SVector<T, 4>) -> SVector<T, 4> {
            let [[x1_dot, x2_dot, x3_dot, xi_dot]] = w.data.0;
            rt::vector([x1_dot, x2_dot, x3_dot, xi_dot])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 4
        pub fn velocities_of_momenta(
            &self,
            _q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 4> {
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            rt::vector([p_x1, p_x2, p_x3, p_xi])
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
            q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 2> {
            let [[_, _, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, x3_dot, xi_dot]] = w.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            rt::vector([x3_dot - x1_dot * cos_xi - x2_dot * sin_xi, xi_dot])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4
        pub fn to_velocities(
            self: &System<T>,
            q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 4> {
            let [[_, _, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(-0.5) * rho1;
            rt::vector([cos_xi * t1, sin_xi * t1, rt::lit::<T>(0.5) * rho1, rho2])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 2
        pub fn multipliers(
            &self,
            q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 2> {
            let [[_, _, _, xi]] = q.data.0;
            let [[_, _, x3_dot, xi_dot]] = w.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let x3_dot_xi_dot = x3_dot * xi_dot;
            let sin_xi_x3_dot_xi_dot = sin_xi * x3_dot_xi_dot;
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let cos_xi_x3_dot_xi_dot = cos_xi * x3_dot_xi_dot;
            rt::vector([
                rt::lit::<T>(0.5)
                    * ((sin_xi * sin_xi + rt::lit::<T>(1.0)) * sin_xi_x3_dot_xi_dot
                        + cos_xi_sin_xi * cos_xi_x3_dot_xi_dot),
                rt::lit::<T>(-0.5)
                    * (cos_xi_sin_xi * sin_xi_x3_dot_xi_dot
                        + (cos_xi * cos_xi + rt::lit::<T>(1.0)) * cos_xi_x3_dot_xi_dot),
            ])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 4
        pub fn acceleration(
            &self,
            q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 4> {
            let [[_, _, _, xi]] = q.data.0;
            let [[_, _, x3_dot, xi_dot]] = w.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let x3_dot_xi_dot = x3_dot * xi_dot;
            let sin_xi_x3_dot_xi_dot = sin_xi * x3_dot_xi_dot;
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let cos_xi_x3_dot_xi_dot = cos_xi * x3_dot_xi_dot;
            let t1 = rt::lit::<T>(0.5)
                * ((sin_xi * sin_xi + rt::lit::<T>(1.0)) * sin_xi_x3_dot_xi_dot
                    + cos_xi_sin_xi * cos_xi_x3_dot_xi_dot);
            let t2 = rt::lit::<T>(0.5)
                * (cos_xi_sin_xi * sin_xi_x3_dot_xi_dot
                    + (cos_xi * cos_xi + rt::lit::<T>(1.0)) * cos_xi_x3_dot_xi_dot);
            rt::vector([t1, -t2, cos_xi * t1 - sin_xi * t2, rt::lit::<T>(0.0)])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 4
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 4> {
            let [[x1_dot, x2_dot, x3_dot, xi_dot]] = w.data.0;
            rt::vector([x1_dot, x2_dot, x3_dot, xi_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 3
        pub fn invariants(
            &self,
            _q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 3> {
            let [[x1_dot, x2_dot, x3_dot, xi_dot]] = w.data.0;
            rt::vector([
                rt::lit::<T>(0.5)
                    * (x1_dot * x1_dot + x2_dot * x2_dot
                        + (x3_dot * x3_dot + xi_dot * xi_dot)),
                x3_dot,
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
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 4>, p: &SVector<T, 4>) -> T {
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            rt::lit::<T>(0.5) * (p_x1 * p_x1 + p_x2 * p_x2 + (p_x3 * p_x3 + p_xi * p_xi))
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 8
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 8> {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let p_x3_p_xi = p_x3 * p_xi;
            let sin_xi_p_x3_p_xi = sin_xi * p_x3_p_xi;
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let cos_xi_p_x3_p_xi = cos_xi * p_x3_p_xi;
            let t1 = rt::lit::<T>(0.5)
                * ((sin_xi * sin_xi + rt::lit::<T>(1.0)) * sin_xi_p_x3_p_xi
                    + cos_xi_sin_xi * cos_xi_p_x3_p_xi);
            let t2 = rt::lit::<T>(0.5)
                * (cos_xi_sin_xi * sin_xi_p_x3_p_xi
                    + (cos_xi * cos_xi + rt::lit::<T>(1.0)) * cos_xi_p_x3_p_xi);
            rt::vector([
                p_x1,
                p_x2,
                p_x3,
                p_xi,
                t1,
                -t2,
                cos_xi * t1 - sin_xi * t2,
                rt::lit::<T>(0.0),
            ])
        }

        /// Constraint momenta, which vanish where the velocity is in D.
        ///
        /// **Equation**: J_α = ⟨p, e_α⟩ = (L⁻¹ μ g⁻¹ p)_α,  μ g⁻¹ μᵀ = L Lᵀ: the e_α are the metric Gram–Schmidt of g⁻¹ μᵀ in the order of the constraints
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 2
        pub fn constraint_momenta(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 2> {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, _]] = p.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = p_x1 + cos_xi * p_x3;
            let t2 = cos_xi * cos_xi + rt::lit::<T>(1.0);
            let t3 = rt::sqrt(t2);
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let t4 = cos_xi_sin_xi / t2;
            let t5 = rt::sqrt(sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t4);
            rt::vector([t1 / t3, (p_x2 + sin_xi * p_x3 - t4 * t1) / t5])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, q: &SVector<T, 4>, p: &SVector<T, 4>) -> T {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
            let t2 = cos_xi_sin_xi * t1;
            let t3 = rt::lit::<T>(1.0)
                / (sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t2);
            let t4 = p_x1 + cos_xi * p_x3;
            let t5 = p_x2 + sin_xi * p_x3 - t4 * t2;
            let t6 = t3 * t5;
            let t7 = t1 * (t4 - t3 * (cos_xi_sin_xi * t5));
            let t8 = p_x3 * (p_x3 - sin_xi * t6 - cos_xi * t7)
                + (p_x1 * (p_x1 - t7) + (p_xi * p_xi + p_x2 * (p_x2 - t6)));
            rt::lit::<T>(0.5) * t8
        }

        /// Multipliers of the extended system: they keep every constraint momentum on all of T*Q.
        ///
        /// **Equation**: λ̃ such that dJ/dt = 0; on {J = 0} it is λ
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 2
        pub fn extended_multipliers(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 2> {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = cos_xi * cos_xi + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let t3 = cos_xi_sin_xi * t2;
            let t4 = sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t3;
            let t5 = rt::lit::<T>(1.0) / t4;
            let t6 = p_x1 + cos_xi * p_x3;
            let t7 = p_x2 + sin_xi * p_x3 - t6 * t3;
            let t8 = t5 * t7;
            let sin_xi_p_xi = sin_xi * p_xi;
            let sin_xi_sin_xi_p_xi = sin_xi * sin_xi_p_xi;
            let t9 = cos_xi * sin_xi_p_xi * t3;
            let t10 = t8 * (sin_xi_sin_xi_p_xi - t9);
            let t11 = t6 * t2;
            let t12 = rt::lit::<T>(1.0) / (t1 * t4);
            let t13 = p_x3 - sin_xi * t8 - cos_xi * (t11 - cos_xi_sin_xi * t7 * t12);
            let t14 = t10 + sin_xi_p_xi * t13;
            let t15 = t3 * (t10 - t14)
                + (t11 * (t9 - sin_xi_sin_xi_p_xi) - cos_xi * p_xi * t13);
            rt::vector([t2 * t14 - t15 * (cos_xi_sin_xi * t12), t5 * t15])
        }

        /// The extended vector field on T*Q, (q̇, ṗ): free of constraints, with the integrals J and (without inputs) H̃ and H; on {J = 0} it is the constrained motion.
        ///
        /// **Equation**: q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: 8
        pub fn extended_vector_field(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 8> {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = p_x1 + cos_xi * p_x3;
            let t2 = cos_xi * cos_xi + rt::lit::<T>(1.0);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let t5 = cos_xi_sin_xi * t3;
            let t6 = p_x2 + sin_xi * p_x3 - t1 * t5;
            let t7 = sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t5;
            let t8 = rt::lit::<T>(1.0) / (t2 * t7);
            let t9 = t4 - cos_xi_sin_xi * t6 * t8;
            let t10 = rt::lit::<T>(1.0) / t7;
            let t11 = t10 * t6;
            let t12 = p_x3 - sin_xi * t11 - cos_xi * t9;
            let sin_xi_p_xi = sin_xi * p_xi;
            let sin_xi_sin_xi_p_xi = sin_xi * sin_xi_p_xi;
            let t13 = cos_xi * sin_xi_p_xi * t5;
            let t14 = t11 * (sin_xi_sin_xi_p_xi - t13);
            let t15 = sin_xi * t12;
            let t16 = t14 + p_xi * t15;
            let t17 = cos_xi * t12;
            let t18 = t5 * (t14 - t16) + (t4 * (t13 - sin_xi_sin_xi_p_xi) - p_xi * t17);
            let t19 = t3 * t16 - cos_xi_sin_xi * t8 * t18;
            let t20 = t10 * t18;
            rt::vector([
                p_x1 - t9,
                p_x2 - t11,
                t12,
                p_xi,
                t19,
                t20,
                cos_xi * t19 + sin_xi * t20,
                t11 * t17 - t9 * t15,
            ])
        }

        /// The integrals that feedback keeps beside the constraint momenta: the extended Hamiltonian, then the declared first integrals other than the energy. Their values at the start are the levels.
        ///
        /// **Equation**: H̃(q, p), I_i(q, g⁻¹ p)
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 3
        pub fn feedback_levels(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 3> {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
            let t2 = cos_xi_sin_xi * t1;
            let t3 = rt::lit::<T>(1.0)
                / (sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t2);
            let t4 = p_x1 + cos_xi * p_x3;
            let t5 = p_x2 + sin_xi * p_x3 - t4 * t2;
            let t6 = t3 * t5;
            let t7 = t1 * (t4 - t3 * (cos_xi_sin_xi * t5));
            let t8 = p_x3 * (p_x3 - sin_xi * t6 - cos_xi * t7)
                + (p_x1 * (p_x1 - t7) + (p_xi * p_xi + p_x2 * (p_x2 - t6)));
            rt::vector([rt::lit::<T>(0.5) * t8, p_x3, p_xi])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `x3dot`, `xidot`; levels those of `H`, `x3dot`, `xidot`.
        ///
        /// **Equation**: V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)²
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: scalar
        pub fn lyapunov_function(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
            gains: &SVector<T, 4>,
            levels: &SVector<T, 3>,
        ) -> T {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_x3dot, gain_xidot]] = gains.data.0;
            let [[level_h, level_x3dot, level_xidot]] = levels.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
            let t2 = cos_xi_sin_xi * t1;
            let t3 = rt::lit::<T>(1.0)
                / (sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t2);
            let t4 = p_x2 + sin_xi * p_x3;
            let t5 = p_x1 + cos_xi * p_x3;
            let t6 = t4 - t5 * t2;
            let t7 = t3 * t6;
            let t8 = t1 * (t5 - t3 * (cos_xi_sin_xi * t6));
            let t9 = p_x3 * (p_x3 - sin_xi * t7 - cos_xi * t8)
                + (p_x1 * (p_x1 - t8) + (p_xi * p_xi + p_x2 * (p_x2 - t7)));
            let t10 = rt::lit::<T>(0.5) * t9 - level_h;
            let t11 = p_x3 - level_x3dot;
            let t12 = p_xi - level_xidot;
            let t13 = t11 * (gain_x3dot * t11) + t12 * (gain_xidot * t12)
                + gain_j * (t4 * t7 + t5 * t8);
            rt::lit::<T>(0.5) * (t10 * (gain_h * t10) + t13)
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `x3dot`, `xidot`; levels those of `H`, `x3dot`, `xidot`.
        ///
        /// **Equation**: ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 8
        pub fn lyapunov_gradient(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
            gains: &SVector<T, 4>,
            levels: &SVector<T, 3>,
        ) -> SVector<T, 8> {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_x3dot, gain_xidot]] = gains.data.0;
            let [[level_h, level_x3dot, level_xidot]] = levels.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
            let t2 = cos_xi_sin_xi * t1;
            let t3 = rt::lit::<T>(1.0)
                / (sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t2);
            let t4 = p_x1 + cos_xi * p_x3;
            let t5 = p_x2 + sin_xi * p_x3 - t4 * t2;
            let t6 = t3 * t5;
            let t7 = t1 * (t4 - t3 * (cos_xi_sin_xi * t5));
            let t8 = sin_xi * t6 + cos_xi * t7;
            let t9 = p_x3 - t8;
            let t10 = t9 * (cos_xi * t6);
            let t11 = t9 * (sin_xi * t7);
            let t12 = p_x1 - t7;
            let t13 = p_x2 - t6;
            let t14 = rt::lit::<T>(0.5)
                * (p_x1 * t12 + (p_xi * p_xi + p_x2 * t13) + p_x3 * t9) - level_h;
            let t15 = gain_h * t14;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                gain_j * (t10 - t11) + t15 * (t11 - t10),
                gain_j * t7 + t12 * t15,
                gain_j * t6 + t13 * t15,
                t9 * t15 + (gain_x3dot * (p_x3 - level_x3dot) + gain_j * t8),
                gain_xidot * (p_xi - level_xidot) + p_xi * t15,
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `x3dot`, `xidot`; levels those of `H`, `x3dot`, `xidot`.
        ///
        /// **Equation**: (q̇, ṗ) of the extended system − ∇V_L
        ///
        /// **Source**: Chang & Perlmutter (2018), eq. 28
        ///
        /// **Shape**: 8
        pub fn feedback_vector_field(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
            gains: &SVector<T, 4>,
            levels: &SVector<T, 3>,
        ) -> SVector<T, 8> {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            let [[gain_j, gain_h, gain_x3dot, gain_xidot]] = gains.data.0;
            let [[level_h, level_x3dot, level_xidot]] = levels.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = p_x1 + cos_xi * p_x3;
            let t2 = cos_xi * cos_xi + rt::lit::<T>(1.0);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let cos_xi_sin_xi = cos_xi * sin_xi;
            let t5 = cos_xi_sin_xi * t3;
            let t6 = p_x2 + sin_xi * p_x3 - t1 * t5;
            let t7 = sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t5;
            let t8 = rt::lit::<T>(1.0) / (t2 * t7);
            let t9 = t4 - cos_xi_sin_xi * t6 * t8;
            let t10 = p_x1 - t9;
            let t11 = rt::lit::<T>(1.0) / t7;
            let t12 = t11 * t6;
            let t13 = p_x2 - t12;
            let t14 = sin_xi * t12 + cos_xi * t9;
            let t15 = p_x3 - t14;
            let t16 = cos_xi * t15;
            let t17 = t12 * t16;
            let t18 = sin_xi * t15;
            let t19 = t9 * t18;
            let t20 = t17 - t19;
            let t21 = rt::lit::<T>(0.5)
                * (p_x3 * t15 + (p_xi * p_xi + p_x2 * t13 + p_x1 * t10)) - level_h;
            let t22 = gain_h * t21;
            let sin_xi_p_xi = sin_xi * p_xi;
            let sin_xi_sin_xi_p_xi = sin_xi * sin_xi_p_xi;
            let t23 = cos_xi * sin_xi_p_xi * t5;
            let t24 = t12 * (sin_xi_sin_xi_p_xi - t23);
            let t25 = t24 + p_xi * t18;
            let t26 = t5 * (t24 - t25) + (t4 * (t23 - sin_xi_sin_xi_p_xi) - p_xi * t16);
            let t27 = t3 * t25 - cos_xi_sin_xi * t8 * t26;
            let t28 = t11 * t26;
            let t29 = cos_xi * t27
                + (sin_xi * t28
                    - (t15 * t22 + (gain_x3dot * (p_x3 - level_x3dot) + gain_j * t14)));
            rt::vector([
                t10,
                t13,
                t15,
                p_xi - gain_j * t20 - t22 * (t19 - t17),
                t27 - (gain_j * t9 + t10 * t22),
                t28 - (gain_j * t12 + t13 * t22),
                t29,
                t20 - gain_xidot * (p_xi - level_xidot) - p_xi * t22,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "vertical_disk";

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
        type Point = [T; 6];
        type Jacobian = SMatrix<T, 6, 6>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 6, 6>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 6] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 6],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 8];
        type Jacobian = SMatrix<T, 8, 8>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 8],
            _inputs: &[T; 0],
        ) -> [T; 8] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 8] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 8],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::VectorField<::nonholonomic::fields::Extended>
    for System<T> {
        type Point = [T; 8];
        type Jacobian = SMatrix<T, 8, 8>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Extended,
            _t: T,
            point: &[T; 8],
            _inputs: &[T; 0],
        ) -> [T; 8] {
            let (q, p) = rt::split(point);
            let [field] = self.extended_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Extended,
            state: &State<T>,
        ) -> [T; 8] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Extended,
            t: T,
            point: &[T; 8],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p))
        }
    }

    impl<T: Scalar> ::nonholonomic::fields::FeedbackField for System<T> {
        type Gains = [T; 4];
        type Levels = [T; 3];

        fn feedback(
            &self,
            state: &State<T>,
            gains: [T; 4],
        ) -> ::nonholonomic::fields::Feedback<[T; 4], [T; 3]> {
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
        ::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
    > for System<T> {
        type Point = [T; 8];
        type Jacobian = SMatrix<T, 8, 8>;

        fn field(
            &self,
            feedback: &::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
            _t: T,
            point: &[T; 8],
            _inputs: &[T; 0],
        ) -> [T; 8] {
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
            _: &::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
            state: &State<T>,
        ) -> [T; 8] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Feedback<[T; 4], [T; 3]>,
            t: T,
            point: &[T; 8],
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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 11 | 17 | 1 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 10];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - x1_dot * cos_xi - x2_dot * sin_xi;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.25)
                        * (t1 * t1 + xi_dot * (rt::lit::<T>(2.0) * xi_dot)),
                    sin_xi,
                    cos_xi,
                    xi,
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
                let [x1, x2, x3, xi, rho1, rho2, reference, sin_xi_ahead, cos_xi_ahead,
                xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let rho1_half_h = half_h * rho1;
                let xi_ahead_new = xi + half_h * rho2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let x1_new_2 = x1 - rho1_half_h * cos_xi_ahead_new;
                let x2_new_2 = x2 - rho1_half_h * sin_xi_ahead_new;
                let x3_new_2 = x3 + rho1_half_h;
                let xi_new_2 = xi + h * rho2;
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                let t1 = rho2_squared + rt::lit::<T>(0.5) * rho1_squared;
                let t2 = rt::visible_change(
                    (rt::lit::<T>(0.25)
                        * (rho1_squared + rt::lit::<T>(2.0) * rho2_squared) - reference)
                        * (rt::lit::<T>(0.5) * t1),
                    t1 * t1 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let rho1_new_2 = rho1 - rho1 * t2;
                let rho2_new_2 = rho2 - rho2 * t2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
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
                let [x1, x2, x3, xi, rho1, rho2, _, _, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(-0.5) * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: rt::lit::<T>(0.5) * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3c0dbd2db75301b9c20f99a3741d24df";
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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 11 | 19 | 2 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (3).
            type Carried = [T; 11];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - x1_dot * cos_xi - x2_dot * sin_xi;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.25) * t1),
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
                    sin_xi,
                    cos_xi,
                    xi,
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
                let [x1, x2, x3, xi, rho1, rho2, reference1, reference2, sin_xi_ahead,
                cos_xi_ahead, xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let rho1_half_h = half_h * rho1;
                let xi_ahead_new = xi + half_h * rho2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let x1_new_2 = x1 - rho1_half_h * cos_xi_ahead_new;
                let x2_new_2 = x2 - rho1_half_h * sin_xi_ahead_new;
                let x3_new_2 = x3 + rho1_half_h;
                let xi_new_2 = xi + h * rho2;
                let rho1_squared = rho1 * rho1;
                let quarter_rho1_squared = rt::lit::<T>(0.25) * rho1_squared;
                let rho1_new_2 = rho1
                    - rho1
                        * rt::visible_change(
                            quarter_rho1_squared * (quarter_rho1_squared - reference1),
                            reference1 * (rt::lit::<T>(0.0625) * reference1)
                                + rho1_squared * quarter_rho1_squared,
                            rt::lit::<T>(1.0),
                        );
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
                    x3_new_2,
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
                let [x1, x2, x3, xi, rho1, rho2, _, _, _, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(-0.5) * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: rt::lit::<T>(0.5) * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c1f4e238316cc2946f958b65b25cd0ce";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::AveragedVectorField>
    for System<T> {
        type Scheme = avf::Scheme<T>;
    }

    /// The method `itoh-abe`.
    pub mod itoh_abe {
        use super::avf::Scheme;
        use ::nonholonomic::generated::{self as rt, OneStep};
        use ::nonholonomic::methods;

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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 11 | 19 | 2 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::ItohAbe>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::ItohAbe>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::ItohAbe> for System<T> {
        type Scheme = avf::Scheme<T>;
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
        /// - `rho1_rate_first`: explicit
        /// - `rho2_rate_first`: explicit
        /// - `xi_rate_first`: explicit
        /// - `x1_rate_first`: explicit
        /// - `x2_rate_first`: explicit
        /// - `x3_rate_first`: explicit
        /// - `rho1_rate_second`: explicit
        /// - `rho2_rate_second`: explicit
        /// - `xi_rate_second`: explicit
        /// - `x1_rate_second`: explicit
        /// - `x2_rate_second`: explicit
        /// - `x3_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 15 | 20 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme { half_h, quarter_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - x1_dot * cos_xi - x2_dot * sin_xi;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.25) * t1),
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, x3, xi, rho1, rho2, reference1, reference2] = motion
                    .carried;
                let Scheme { half_h, quarter_h } = *setting.scheme();
                let rho1_quarter_h = quarter_h * rho1;
                let rho2_quarter_h = quarter_h * rho2;
                let t1 = xi + rho2_quarter_h;
                let (t2, t3) = rt::sin_cos(t1);
                let rho2_half_h = half_h * rho2;
                let xi_plus_rho2_half_h = xi + rho2_half_h;
                let t4 = xi_plus_rho2_half_h + rho2_quarter_h;
                let (t5, t6) = rt::sin_cos(t4);
                let x1_new_2 = x1 - rho1_quarter_h * (t3 + t6);
                let x2_new_2 = x2 - rho1_quarter_h * (t2 + t5);
                let x3_new_2 = x3 + half_h * rho1;
                let xi_new_2 = rho2_half_h + xi_plus_rho2_half_h;
                let rho1_squared = rho1 * rho1;
                let quarter_rho1_squared = rt::lit::<T>(0.25) * rho1_squared;
                let rho1_new_2 = rho1
                    - rho1
                        * rt::visible_change(
                            quarter_rho1_squared * (quarter_rho1_squared - reference1),
                            reference1 * (rt::lit::<T>(0.0625) * reference1)
                                + rho1_squared * quarter_rho1_squared,
                            rt::lit::<T>(1.0),
                        );
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
                    x3_new_2,
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
                let [x1, x2, x3, xi, rho1, rho2, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(-0.5) * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: rt::lit::<T>(0.5) * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "36016ea9230760e031a76a014280bbc2";
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
        /// - `rho1_rate_2`: explicit
        /// - `rho2_rate_2`: explicit
        /// - `rho2_rate_1`: explicit
        /// - `xi_rate_2`: explicit
        /// - `rho1_rate_1`: explicit
        /// - `xi_rate_1`: explicit
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `x3_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        /// - `x3_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 1 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 14 | 25 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `0.5/2`
            k1: T,
            /// `h (0.25 + -0.03867513459481288)`
            k2: T,
            /// `h (0.5386751345948129 + 0.25)`
            k3: T,
            /// `h (0.5/2 + (1/4))`
            k4: T,
            /// `h (0.5 + (1/2))`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(0.5);
                let k2 = h * (rt::lit::<T>(0.25) + rt::lit::<T>(-0.03867513459481288));
                let k3 = h * (rt::lit::<T>(0.5386751345948129) + rt::lit::<T>(0.25));
                let k4 = h * (k1 + rt::lit::<T>(0.25));
                let k5 = h * (rt::lit::<T>(0.5) + rt::lit::<T>(0.5));
                Scheme { k1, k2, k3, k4, k5 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - x1_dot * cos_xi - x2_dot * sin_xi;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.25) * t1),
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, x3, xi, rho1, rho2, reference1, reference2] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { k1, k2, k3, k4, k5 } = *setting.scheme();
                let rho1_h = h * rho1;
                let t1 = xi + k2 * rho2;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = xi + k3 * rho2;
                let (t5, t6) = rt::sin_cos(t4);
                let x1_new_2 = x1 - rho1_h * (k1 * t3 + rt::lit::<T>(0.25) * t6);
                let x2_new_2 = x2 - rho1_h * (k1 * t2 + rt::lit::<T>(0.25) * t5);
                let x3_new_2 = x3 + k4 * rho1;
                let xi_new_2 = xi + k5 * rho2;
                let rho1_squared = rho1 * rho1;
                let quarter_rho1_squared = rt::lit::<T>(0.25) * rho1_squared;
                let rho1_new_2 = rho1
                    - rho1
                        * rt::visible_change(
                            quarter_rho1_squared * (quarter_rho1_squared - reference1),
                            reference1 * (rt::lit::<T>(0.0625) * reference1)
                                + rho1_squared * quarter_rho1_squared,
                            rt::lit::<T>(1.0),
                        );
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
                    x3_new_2,
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
                let [x1, x2, x3, xi, rho1, rho2, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(-0.5) * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: rt::lit::<T>(0.5) * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "58c44d3e7d5b504f6737fa8670ae6f1f";
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
        /// - `rho1_rate_3`: explicit
        /// - `rho2_rate_3`: explicit
        /// - `rho2_rate_2`: explicit
        /// - `rho2_rate_1`: explicit
        /// - `xi_rate_3`: explicit
        /// - `rho1_rate_2`: explicit
        /// - `xi_rate_2`: explicit
        /// - `rho1_rate_1`: explicit
        /// - `xi_rate_1`: explicit
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `x3_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        /// - `x3_rate_2`: explicit
        /// - `x1_rate_3`: explicit
        /// - `x2_rate_3`: explicit
        /// - `x3_rate_3`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 8 | 3 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 17 | 26 | 2 | 0 | 3 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `0.2777777777777778/2`
            k1: T,
            /// `0.4444444444444444/2`
            k2: T,
            /// `h (0.009789444015308325 + (0.1388888888888889 + -0.0359766675249389))`
            k3: T,
            /// `h (-0.022485417203086815 + (0.30026319498086457 + 0.2222222222222222))`
            k4: T,
            /// `h (0.1388888888888889 + (0.26798833376246944 + 0.48042111196938336))`
            k5: T,
            /// `h (0.2777777777777778 + 0.4444444444444444/2)`
            k6: T,
            /// `h (0.4444444444444444 + 2 0.2777777777777778)`
            k7: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(0.2777777777777778);
                let k2 = rt::lit::<T>(0.5) * rt::lit::<T>(0.4444444444444444);
                let k3 = h
                    * (rt::lit::<T>(0.009789444015308325)
                        + (rt::lit::<T>(0.1388888888888889)
                            + rt::lit::<T>(-0.0359766675249389)));
                let k4 = h
                    * (rt::lit::<T>(-0.022485417203086815)
                        + (rt::lit::<T>(0.30026319498086457)
                            + rt::lit::<T>(0.2222222222222222)));
                let k5 = h
                    * (rt::lit::<T>(0.1388888888888889)
                        + (rt::lit::<T>(0.26798833376246944)
                            + rt::lit::<T>(0.48042111196938336)));
                let k6 = h * (rt::lit::<T>(0.2777777777777778) + k2);
                let k7 = h
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
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - x1_dot * cos_xi - x2_dot * sin_xi;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.25) * t1),
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, x3, xi, rho1, rho2, reference1, reference2] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { k1, k2, k3, k4, k5, k6, k7 } = *setting.scheme();
                let rho1_h = h * rho1;
                let t1 = xi + k4 * rho2;
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = xi + k3 * rho2;
                let (t5, t6) = rt::sin_cos(t4);
                let t7 = xi + k5 * rho2;
                let (t8, t9) = rt::sin_cos(t7);
                let x1_new_2 = x1 - rho1_h * (k2 * t3 + k1 * (t6 + t9));
                let x2_new_2 = x2 - rho1_h * (k2 * t2 + k1 * (t5 + t8));
                let x3_new_2 = x3 + k6 * rho1;
                let xi_new_2 = xi + k7 * rho2;
                let rho1_squared = rho1 * rho1;
                let quarter_rho1_squared = rt::lit::<T>(0.25) * rho1_squared;
                let rho1_new_2 = rho1
                    - rho1
                        * rt::visible_change(
                            quarter_rho1_squared * (quarter_rho1_squared - reference1),
                            reference1 * (rt::lit::<T>(0.0625) * reference1)
                                + rho1_squared * quarter_rho1_squared,
                            rt::lit::<T>(1.0),
                        );
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
                    x3_new_2,
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
                let [x1, x2, x3, xi, rho1, rho2, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(-0.5) * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: rt::lit::<T>(0.5) * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d288860a6aadc092494df23cb06d599e";
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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 11 | 19 | 2 | 0 | 1 | 0 |
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
        /// - `p_xi_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `p_x1_rate`, `p_x2_rate`: 2 × 2 linear block; torn from it and assigned: lambda1, lambda2, p_x3_rate
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 21 | 32 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezF>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezF>;

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

            /// In this order: configuration q (4); momenta p = g v (4); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 12];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (x1_dot * x1_dot + x2_dot * x2_dot
                            + (x3_dot * x3_dot + xi_dot * xi_dot)),
                    sin_xi,
                    cos_xi,
                    xi,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, reference, sin_xi_ahead,
                cos_xi_ahead, xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let xi_ahead_new = xi + half_h * p_xi;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let t1 = half_h * cos_xi_ahead_new;
                let t2 = half_h + cos_xi_ahead_new * t1;
                let t3 = sin_xi_ahead_new * t1;
                let t4 = half_h * sin_xi_ahead_new;
                let t5 = cos_xi_ahead_new * t4;
                let t6 = half_h + sin_xi_ahead_new * t4;
                let [p_x1_rate, p_x2_rate] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[p_x1_rate, p_x2_rate]| {
                            let t7 = p_x1 + half_h * p_x1_rate;
                            let t8 = p_x1_rate * cos_xi_ahead_new
                                + p_x2_rate * sin_xi_ahead_new;
                            let t9 = p_x3 + half_h * t8;
                            let t10 = p_x2 + half_h * p_x2_rate;
                            (
                                [t7 + cos_xi_ahead_new * t9, t10 + sin_xi_ahead_new * t9],
                                [[t2, t3], [t5, t6]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "p_x1_rate, p_x2_rate", tally)
                    })?;
                let t7 = p_x1 + half_h * p_x1_rate;
                let x1_new_2 = x1 + h * t7;
                let t10 = p_x2 + half_h * p_x2_rate;
                let x2_new_2 = x2 + h * t10;
                let t8 = p_x1_rate * cos_xi_ahead_new + p_x2_rate * sin_xi_ahead_new;
                let t9 = p_x3 + half_h * t8;
                let x3_new_2 = x3 + h * t9;
                let xi_new_2 = xi + h * p_xi;
                let t11 = p_x1 * p_x1 + p_x2 * p_x2 + (p_x3 * p_x3 + p_xi * p_xi);
                let t12 = rt::lit::<T>(0.5) * t11;
                let t13 = rt::visible_change(
                    t12 * (t12 - reference),
                    t11 * t11 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t14 = rt::lit::<T>(1.0) - t13;
                let p_x1_new = (p_x1 + h * p_x1_rate) * t14;
                let p_x2_new = (p_x2 + h * p_x2_rate) * t14;
                let p_x3_new = t14 * (p_x3 + h * t8);
                let p_xi_new = p_xi - p_xi * t13;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
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
                    carried[6],
                    carried[7],
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    x3_dot: p_x3,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e26b7d28c6a94c55309eb9405550e96c";
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
        /// - `rho1_rate`: explicit
        /// - `rho2_rate`: explicit
        /// - `xi_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 63 | 7 | 6 | 2 | 0 |
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

            /// In this order: configuration q (4); velocity v = q̇ (4); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 11];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (x1_dot * x1_dot + x2_dot * x2_dot
                            + (x3_dot * x3_dot + xi_dot * xi_dot)),
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, reference,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
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
                let t4 = t3 * t3;
                let t5 = rt::sqrt(t4 + rt::lit::<T>(1.0));
                let t6 = t5 + rt::lit::<T>(1.0);
                let t7 = rt::lit::<T>(1.0) / (t5 * t6);
                let t8 = t2 - t7 * (t2 * t4);
                let t9 = rt::sqrt(t8 * t8 + rt::lit::<T>(1.0));
                let t10 = t9 + rt::lit::<T>(1.0);
                let t11 = t8 / (t9 * t10);
                let t12 = rt::lit::<T>(1.0) - t8 * t11;
                let t13 = t12 * (t3 * t7);
                let t14 = rt::sqrt(cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0));
                let t15 = t14 + rt::lit::<T>(1.0);
                let t16 = rt::lit::<T>(1.0) / (t14 * t15);
                let t17 = sin_xi_ahead
                    - cos_xi_ahead * (sin_xi_ahead * cos_xi_ahead) * t16;
                let t18 = rt::sqrt(t17 * t17 + rt::lit::<T>(1.0));
                let t19 = t18 + rt::lit::<T>(1.0);
                let t20 = t17 / (t18 * t19);
                let t21 = rt::lit::<T>(1.0) - t17 * t20;
                let t22 = t21 * (cos_xi_ahead * t16);
                let t23 = x3_dot * (t21 - cos_xi_ahead * t22)
                    - (t20 * (x2_dot * t19) + x1_dot * t15 * t22);
                let x1_new_2 = x1 - t13 * (t23 * (h * t6));
                let t24 = h * t23;
                let x2_new_2 = x2 - t11 * (t10 * t24);
                let x3_new_2 = x3 + t24 * (t12 - t3 * t13);
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let t25 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                let t26 = rt::lit::<T>(0.5) * t25;
                let t27 = rt::visible_change(
                    t26 * (t26 - reference),
                    t25 * t25 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let t28 = cos_xi_ahead_new * cos_xi_ahead_new;
                let t29 = rt::sqrt(t28 + rt::lit::<T>(1.0));
                let t30 = t29 + rt::lit::<T>(1.0);
                let t31 = rt::lit::<T>(1.0) / (t29 * t30);
                let t32 = sin_xi_ahead_new - sin_xi_ahead_new * t28 * t31;
                let t33 = rt::sqrt(t32 * t32 + rt::lit::<T>(1.0));
                let t34 = t33 + rt::lit::<T>(1.0);
                let t35 = t32 / (t33 * t34);
                let t36 = rt::lit::<T>(1.0) - t32 * t35;
                let t37 = t36 * (cos_xi_ahead_new * t31);
                let t38 = t37 * (t30 * t23);
                let x1_dot_new_2 = t27 * t38 - t38;
                let t39 = t35 * (t34 * t23);
                let x2_dot_new_2 = t27 * t39 - t39;
                let t40 = t23 * (t36 - cos_xi_ahead_new * t37);
                let x3_dot_new_2 = t40 - t27 * t40;
                let xi_dot_new_2 = xi_dot - xi_dot * t27;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot_new_2,
                    reference,
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
                    carried[6],
                    carried[7],
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1b8532bb67ecd250f93ae9814a5c74d1";
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
        /// - `x1_rate`, `x2_rate`, `x3_rate`, `xi_rate`, `rho1_rate`, `rho2_rate`: 6 × 6 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 29 | 49 | 5 | 4 | 1 | 0 |
        /// | each iteration for x1_rate, x2_rate, x3_rate, xi_rate, rho1_rate, rho2_rate | 143 | 263 | 25 | 6 | 3 | 0 |
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
            /// `(1/2)/h`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 6, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k1 = rt::lit::<T>(0.5) / h;
                Scheme {
                    half_h,
                    quarter_h,
                    inv_h,
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (x1_dot * x1_dot + x2_dot * x2_dot
                            + (x3_dot * x3_dot + xi_dot * xi_dot)),
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, reference,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, quarter_h, inv_h, k1 } = *setting.scheme();
                let t1 = rt::sqrt(cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0));
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / (t1 * t2);
                let t4 = sin_xi_ahead
                    - cos_xi_ahead * (sin_xi_ahead * cos_xi_ahead) * t3;
                let t5 = rt::sqrt(t4 * t4 + rt::lit::<T>(1.0));
                let t6 = t5 + rt::lit::<T>(1.0);
                let t7 = t4 / (t5 * t6);
                let t8 = rt::lit::<T>(1.0) - t4 * t7;
                let t9 = t8 * (cos_xi_ahead * t3);
                let t10 = t8 - cos_xi_ahead * t9;
                let t11 = t6 * t7;
                let t12 = t2 * t9;
                let t13 = x3_dot * t10 - (x2_dot * t11 + x1_dot * t12);
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t14 = t12 * t13;
                            let t15 = t11 * t13;
                            let t16 = t10 * t13;
                            let xi_minus_h = xi - h;
                            let (sin_xi_minus_h, cos_xi_minus_h) = rt::sin_cos(
                                xi_minus_h,
                            );
                            let t17 = cos_xi_minus_h * cos_xi_minus_h;
                            let t18 = rt::sqrt(t17 + rt::lit::<T>(1.0));
                            let t19 = t18 + rt::lit::<T>(1.0);
                            let t20 = rt::lit::<T>(1.0) / (t18 * t19);
                            let t21 = sin_xi_minus_h - sin_xi_minus_h * t17 * t20;
                            let t22 = rt::sqrt(t21 * t21 + rt::lit::<T>(1.0));
                            let t23 = t22 + rt::lit::<T>(1.0);
                            let t24 = t21 / (t22 * t23);
                            let t25 = rt::lit::<T>(1.0) - t21 * t24;
                            let t26 = t25 * (cos_xi_minus_h * t20);
                            let xi_plus_h = xi + h;
                            let (sin_xi_plus_h, cos_xi_plus_h) = rt::sin_cos(xi_plus_h);
                            let t27 = cos_xi_plus_h * cos_xi_plus_h;
                            let t28 = rt::sqrt(t27 + rt::lit::<T>(1.0));
                            let t29 = t28 + rt::lit::<T>(1.0);
                            let t30 = rt::lit::<T>(1.0) / (t28 * t29);
                            let t31 = sin_xi_plus_h - sin_xi_plus_h * t27 * t30;
                            let t32 = rt::sqrt(t31 * t31 + rt::lit::<T>(1.0));
                            let t33 = t32 + rt::lit::<T>(1.0);
                            let t34 = t31 / (t32 * t33);
                            let t35 = rt::lit::<T>(1.0) - t31 * t34;
                            let t36 = t35 * (cos_xi_plus_h * t30);
                            let t37 = t14 * (t19 * t26 - t29 * t36)
                                + (t23 * t24 - t33 * t34) * t15;
                            let t38 = (t16
                                * (cos_xi_minus_h * t26 + (t35 - t25) - cos_xi_plus_h * t36)
                                - t37) * (k1 * xi_dot);
                            [-t14, -t15, t16, xi_dot, t38, rt::lit::<T>(0.0)]
                        },
                        move || [
                            rt::abs(inv_h * x1),
                            rt::abs(inv_h * x2),
                            rt::abs(inv_h * x3),
                            rt::abs(inv_h * xi),
                            rt::abs(inv_h * t13),
                            rt::abs(inv_h * xi_dot),
                        ],
                        move |
                            [x1_rate,
                            x2_rate,
                            x3_rate,
                            xi_rate,
                            rho1_rate,
                            rho2_rate,
                            ]|
                        {
                            let xi_rate_half_h = half_h * xi_rate;
                            let t39 = xi + xi_rate_half_h;
                            let (t40, t41) = rt::sin_cos(t39);
                            let t42 = rt::sqrt(t41 * t41 + rt::lit::<T>(1.0));
                            let t43 = t42 + rt::lit::<T>(1.0);
                            let t44 = t42 * t43;
                            let t45 = rt::lit::<T>(1.0) / t44;
                            let t46 = t41 * t40 * t45;
                            let t47 = t40 - t41 * t46;
                            let t48 = rt::sqrt(t47 * t47 + rt::lit::<T>(1.0));
                            let t49 = t48 + rt::lit::<T>(1.0);
                            let t50 = t48 * t49;
                            let t51 = rt::lit::<T>(1.0) / t50;
                            let t52 = t47 * t51;
                            let t53 = rt::lit::<T>(1.0) - t47 * t52;
                            let t54 = t41 * t53;
                            let t55 = t45 * t54;
                            let t56 = t43 * t55;
                            let t57 = half_h * rho1_rate + t13;
                            let t58 = t39 - h;
                            let (t59, t60) = rt::sin_cos(t58);
                            let t61 = rt::sqrt(t60 * t60 + rt::lit::<T>(1.0));
                            let t62 = t61 + rt::lit::<T>(1.0);
                            let t63 = t61 * t62;
                            let t64 = rt::lit::<T>(1.0) / t63;
                            let t65 = t60 * t59 * t64;
                            let t66 = t59 - t60 * t65;
                            let t67 = rt::sqrt(t66 * t66 + rt::lit::<T>(1.0));
                            let t68 = t67 + rt::lit::<T>(1.0);
                            let t69 = t67 * t68;
                            let t70 = rt::lit::<T>(1.0) / t69;
                            let t71 = t66 * t70;
                            let t72 = rt::lit::<T>(1.0) - t66 * t71;
                            let t73 = t60 * t72;
                            let t74 = t64 * t73;
                            let t75 = h + t39;
                            let (t76, t77) = rt::sin_cos(t75);
                            let t78 = rt::sqrt(t77 * t77 + rt::lit::<T>(1.0));
                            let t79 = t78 + rt::lit::<T>(1.0);
                            let t80 = t78 * t79;
                            let t81 = rt::lit::<T>(1.0) / t80;
                            let t82 = t77 * t76 * t81;
                            let t83 = t76 - t77 * t82;
                            let t84 = rt::sqrt(t83 * t83 + rt::lit::<T>(1.0));
                            let t85 = t84 + rt::lit::<T>(1.0);
                            let t86 = t84 * t85;
                            let t87 = rt::lit::<T>(1.0) / t86;
                            let t88 = t83 * t87;
                            let t89 = rt::lit::<T>(1.0) - t83 * t88;
                            let t90 = t77 * t89;
                            let t91 = t81 * t90;
                            let t92 = inv_h * (t60 * t74 + (t89 - t72) - t77 * t91);
                            let t93 = t53 - t41 * t55;
                            let t94 = t93 * t57;
                            let t95 = inv_h * (t62 * t74 - t79 * t91);
                            let t96 = t56 * t57;
                            let t97 = inv_h * (t68 * t71 - t85 * t88);
                            let t98 = t49 * t52;
                            let t99 = t98 * t57;
                            let t100 = t92 * t94 - (t95 * t96 + t97 * t99);
                            let t101 = rt::lit::<T>(0.5) * t100;
                            let t102 = t57 * t101;
                            let t103 = xi_rate * xi_rate + rho2_rate * rho2_rate
                                + (x1_rate * x1_rate + x2_rate * x2_rate
                                    + (x3_rate * x3_rate + rho1_rate * rho1_rate));
                            let t104 = rt::div_or_zero(xi_rate * t102, t103);
                            let t105 = rho1_rate * t104;
                            let t106 = t57 + t105;
                            let t107 = rho2_rate * t104;
                            let t108 = x3_rate * t93 - (x1_rate * t56 + x2_rate * t98);
                            let t109 = xi_rate + rho1_rate * t101;
                            let t110 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x1_rate * t104,
                                t103,
                            );
                            let t111 = rho1_rate * t110;
                            let t112 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x2_rate * t104,
                                t103,
                            );
                            let t113 = rho1_rate * t112;
                            let t114 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x3_rate * t104,
                                t103,
                            );
                            let t115 = rho1_rate * t114;
                            let t116 = h * t40;
                            let t117 = t41 * t116;
                            let t118 = t117
                                * (rt::lit::<T>(0.5) * t43 / t42 + rt::lit::<T>(0.5));
                            let t119 = half_h * t40;
                            let t120 = h * t41;
                            let t121 = rt::lit::<T>(0.5) * (t120 + t116 * t46)
                                - (rt::lit::<T>(0.5) * (t41 * t120 - t40 * t116)
                                    + t118 * t46) * (t41 * t45);
                            let t122 = t47 * t121;
                            let t123 = t51 * (t121 - t52 * (t122 + t49 * t122 / t48));
                            let t124 = t52 * t121 + t47 * t123;
                            let t125 = t45 * (t118 * t55 - t53 * t119 - t41 * t124);
                            let t126 = t43 * t125
                                - t54 * (rt::lit::<T>(0.5) * t117)
                                    * (rt::lit::<T>(1.0) / (t42 * t44));
                            let t127 = h * t59;
                            let t128 = t60 * t127;
                            let t129 = t128
                                * (rt::lit::<T>(0.5) * t62 / t61 + rt::lit::<T>(0.5));
                            let t130 = h * t60;
                            let t131 = rt::lit::<T>(0.5) * (t130 + t127 * t65)
                                - (rt::lit::<T>(0.5) * (t60 * t130 - t59 * t127)
                                    + t129 * t65) * (t60 * t64);
                            let t132 = t66 * t131;
                            let t133 = t70 * (t131 - t71 * (t132 + t68 * t132 / t67));
                            let t134 = t71 * t131 + t66 * t133;
                            let t135 = t64
                                * (t129 * t74 - t72 * (half_h * t59) - t60 * t134);
                            let t136 = h * t76;
                            let t137 = h * t77;
                            let t138 = t77 * t136;
                            let t139 = t138
                                * (rt::lit::<T>(0.5) * t79 / t78 + rt::lit::<T>(0.5));
                            let t140 = rt::lit::<T>(0.5) * (t137 + t136 * t82)
                                - (rt::lit::<T>(0.5) * (t77 * t137 - t76 * t136)
                                    + t139 * t82) * (t77 * t81);
                            let t141 = t83 * t140;
                            let t142 = t87 * (t140 - t88 * (t141 + t85 * t141 / t84));
                            let t143 = t88 * t140 + t83 * t142;
                            let t144 = t81
                                * (t139 * t91 - t89 * (half_h * t76) - t77 * t143);
                            let t145 = t60 * t135
                                + (rt::lit::<T>(0.5) * (t136 * t91 - t127 * t74)
                                    + (t134 - t143)) - t77 * t144;
                            let t146 = t68 * t133
                                + (t66 * t132 / (t67 * t69) - t83 * t141 / (t84 * t86));
                            let t147 = t90 * (rt::lit::<T>(0.5) * t138)
                                * (rt::lit::<T>(1.0) / (t78 * t80))
                                - t73 * (rt::lit::<T>(0.5) * t128)
                                    * (rt::lit::<T>(1.0) / (t61 * t63));
                            let t148 = t94 * t145 - t99 * (t146 - t85 * t142)
                                - t96 * (t147 + (t62 * t135 - t79 * t144));
                            let t149 = t41 * t125 + (t124 - t55 * t119);
                            let t150 = t47 * t122 / (t48 * t50) + t49 * t123;
                            let t151 = rt::lit::<T>(0.5)
                                * (inv_h * t148
                                    - t57 * (t95 * t126 + (t92 * t149 + t97 * t150)));
                            let t152 = rt::div_or_zero(
                                t102 + xi_rate * (t57 * t151 - rt::lit::<T>(2.0) * t104),
                                t103,
                            );
                            let t153 = rho1_rate * t152;
                            let t154 = quarter_h * (t93 * t92 - (t56 * t95 + t98 * t97));
                            let t155 = rt::div_or_zero(
                                xi_rate * (quarter_h * t100 + t154 * t57)
                                    - rt::lit::<T>(2.0) * t105,
                                t103,
                            );
                            let t156 = half_h + t104;
                            let t157 = rho1_rate * t155 + t156;
                            let t158 = rt::div_or_zero(rt::lit::<T>(2.0) * t107, t103);
                            let t159 = rho1_rate * t158;
                            let t160 = t104
                                * (x1_rate * t126 + (x2_rate * t150 + x3_rate * t149))
                                + (t101 + xi_rate * t151);
                            (
                                [
                                    x1_rate + t56 * t106,
                                    x2_rate + t98 * t106,
                                    x3_rate - t93 * t106,
                                    xi_rate - xi_dot - half_h * rho2_rate - t107,
                                    t108 * t104 + (rho1_rate - xi_rate * t101),
                                    rho2_rate + t104 * t109,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t56 * t111,
                                        -(t56 * t113),
                                        -(t56 * t115),
                                        t126 * t106 + t56 * t153,
                                        t56 * t157,
                                        -(t56 * t159),
                                    ],
                                    [
                                        -(t98 * t111),
                                        rt::lit::<T>(1.0) - t98 * t113,
                                        -(t98 * t115),
                                        t150 * t106 + t98 * t153,
                                        t98 * t157,
                                        -(t98 * t159),
                                    ],
                                    [
                                        t93 * t111,
                                        t93 * t113,
                                        t93 * t115 + rt::lit::<T>(1.0),
                                        t149 * t106 - t93 * t153,
                                        -(t93 * t157),
                                        t93 * t159,
                                    ],
                                    [
                                        rho2_rate * t110,
                                        rho2_rate * t112,
                                        rho2_rate * t114,
                                        rt::lit::<T>(1.0) - rho2_rate * t152,
                                        -(rho2_rate * t155),
                                        rho2_rate * t158 - t156,
                                    ],
                                    [
                                        -(t56 * t104 + t108 * t110),
                                        -(t98 * t104 + t108 * t112),
                                        t93 * t104 - t108 * t114,
                                        t108 * t152 - t160,
                                        t108 * t155 + (rt::lit::<T>(1.0) - xi_rate * t154),
                                        -(t108 * t158),
                                    ],
                                    [
                                        -(t109 * t110),
                                        -(t109 * t112),
                                        -(t109 * t114),
                                        t109 * t152 + t104 * (rho1_rate * t151 + rt::lit::<T>(1.0)),
                                        t109 * t155 + t104 * (t101 + rho1_rate * t154),
                                        rt::lit::<T>(1.0) - t109 * t158,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_rate, x2_rate, x3_rate, xi_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x1_rate, x2_rate, x3_rate, xi_rate, rho1_rate, rho2_rate] = solution1
                    .x;
                let x1_new_2 = x1 + h * x1_rate;
                let x2_new_2 = x2 + h * x2_rate;
                let x3_new_2 = x3 + h * x3_rate;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
                let t161 = cos_xi_ahead_new * cos_xi_ahead_new;
                let t162 = rt::sqrt(t161 + rt::lit::<T>(1.0));
                let t163 = t162 + rt::lit::<T>(1.0);
                let t164 = rt::lit::<T>(1.0) / (t162 * t163);
                let t165 = sin_xi_ahead_new - sin_xi_ahead_new * t161 * t164;
                let t166 = rt::sqrt(t165 * t165 + rt::lit::<T>(1.0));
                let t167 = t166 + rt::lit::<T>(1.0);
                let t168 = t165 / (t166 * t167);
                let t169 = rt::lit::<T>(1.0) - t165 * t168;
                let t170 = t169 * (cos_xi_ahead_new * t164);
                let t171 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                let t172 = rt::lit::<T>(0.5) * t171;
                let t173 = rt::visible_change(
                    t172 * (t172 - reference),
                    t171 * t171 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t174 = h * rho1_rate + t13;
                let t175 = (t173 - rt::lit::<T>(1.0)) * t174;
                let x1_dot_new_2 = t170 * (t163 * t175);
                let x2_dot_new_2 = t168 * (t167 * t175);
                let t176 = rt::lit::<T>(1.0) - t173;
                let x3_dot_new_2 = (t169 - cos_xi_ahead_new * t170) * (t176 * t174);
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * t176;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot_new_2,
                    reference,
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
                    carried[6],
                    carried[7],
                ]);
                let unusual = solution1.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([
                        carried[4],
                        carried[5],
                        carried[6],
                        carried[7],
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
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
                [x1_dot,
                x2_dot,
                x3_dot,
                xi_dot,
                ]: [T; 4],
            ) -> [T; 2] {
                let t1 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e71bf8beae4bf7501876a07752d897fb";
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
        /// - `rho1_mean`: explicit
        /// - `rho2_mean`: explicit
        /// - `xi_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 0 | 1 | 1 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 12 | 20 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Iso>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Iso>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(2)`
            k2: T,
            /// `-(1/sqrt(2))`
            k3: T,
            /// `h/2`
            half_h: T,
            /// `h/sqrt(2)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energies of the blocks at the start (2); functions of q that the next step needs (3).
            type Carried = [T; 12];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = rt::sqrt(rt::lit::<T>(2.0));
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = -k2;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = h / k1;
                Scheme { k2, k3, half_h, k4 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { k2, .. } = *self;
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - x1_dot * cos_xi - x2_dot * sin_xi;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    k2 * t1,
                    xi_dot,
                    rt::lit::<T>(1.0),
                    t1 * (rt::lit::<T>(0.25) * t1),
                    xi_dot * (rt::lit::<T>(0.5) * xi_dot),
                    sin_xi,
                    cos_xi,
                    xi,
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
                let [x1, x2, x3, xi, c1, c2, _, reference1, reference2, sin_xi_ahead,
                cos_xi_ahead, xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k4, .. } = *setting.scheme();
                let t1 = k4 * c1;
                let half_h_c2 = half_h * c2;
                let xi_ahead_new = xi + half_h_c2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let x1_new_2 = x1 - t1 * cos_xi_ahead_new;
                let x2_new_2 = x2 - t1 * sin_xi_ahead_new;
                let x3_new_2 = x3 + t1;
                let xi_new_2 = xi + h * c2;
                let c1_squared = c1 * c1;
                let half_c1_squared = rt::lit::<T>(0.5) * c1_squared;
                let c1_new = c1
                    - c1
                        * rt::visible_change(
                            half_c1_squared * (half_c1_squared - reference1),
                            c1_squared * c1_squared
                                + reference1 * (rt::lit::<T>(0.0625) * reference1),
                            rt::lit::<T>(1.0),
                        );
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
                let cos_half_h_c2 = rt::cos(half_h_c2);
                let alignment1_new = rt::lit::<T>(0.5)
                    * (cos_half_h_c2 + rt::lit::<T>(1.0));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    c1_new,
                    c2_new,
                    alignment1_new,
                    reference1,
                    reference2,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                    xi_ahead_new,
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, x3, xi, c1, c2, _, _, _, _, _, _] = motion.carried;
                let Scheme { k2, k3, .. } = *setting.scheme();
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = k3 * c1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: k2 * c1,
                    xi_dot: c2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "abc16e06ffcf3f1000bbef79ace38dc1";
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
        /// - `rho1_mean`: explicit
        /// - `rho2_mean`: explicit
        /// - `xi_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 0 | 1 | 1 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 12 | 20 | 2 | 0 | 2 | 0 |
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
        /// - `rho1_mean`: explicit
        /// - `rho2_mean`: explicit
        /// - `xi_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 0 | 1 | 1 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 12 | 20 | 2 | 0 | 2 | 0 |
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
        /// - `rho1_mean`: explicit
        /// - `rho2_mean`: explicit
        /// - `xi_rate`: explicit
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 0 | 1 | 1 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 6 | 6 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::IsoVar>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::IsoVar>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/sqrt(2)`
            k2: T,
            /// `-(1/sqrt(2))`
            k3: T,
            /// `h/2`
            half_h: T,
            /// `h/sqrt(2)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); functions of q that the next step needs (3).
            type Carried = [T; 10];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = rt::sqrt(rt::lit::<T>(2.0));
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = -k2;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = h / k1;
                Scheme { k2, k3, half_h, k4 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { k2, .. } = *self;
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    k2 * (x3_dot - x1_dot * cos_xi - x2_dot * sin_xi),
                    xi_dot,
                    rt::lit::<T>(1.0),
                    sin_xi,
                    cos_xi,
                    xi,
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
                let [x1, x2, x3, xi, c1, c2, _, sin_xi_ahead, cos_xi_ahead, xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { half_h, k4, .. } = *setting.scheme();
                let t1 = k4 * c1;
                let half_h_c2 = half_h * c2;
                let xi_ahead_new = xi + half_h_c2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned_to(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_ahead,
                    xi_ahead_new,
                    tally,
                );
                let x1_new_2 = x1 - t1 * cos_xi_ahead_new;
                let x2_new_2 = x2 - t1 * sin_xi_ahead_new;
                let x3_new_2 = x3 + t1;
                let xi_new_2 = xi + h * c2;
                let cos_half_h_c2 = rt::cos(half_h_c2);
                let alignment1_new = rt::lit::<T>(0.5)
                    * (cos_half_h_c2 + rt::lit::<T>(1.0));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    c1,
                    c2,
                    alignment1_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                    xi_ahead_new,
                ];
                if !rt::is_aligned(carried[6]) {
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
                let [x1, x2, x3, xi, c1, c2, _, _, _, _] = motion.carried;
                let Scheme { k2, k3, .. } = *setting.scheme();
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = k3 * c1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: k2 * c1,
                    xi_dot: c2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1397beb39d35b7de5fd412d8780932c8";
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
        /// | each step | 14 | 15 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 10 | 13 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Nothing depends on parameters and the step size only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            scalar: ::core::marker::PhantomData<T>,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); momenta p_{k−½} half a step before the node (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, sin_xi_ahead, cos_xi_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let t1 = p_x1 + p_x3 * cos_xi_ahead;
                let t2 = sin_xi_ahead * cos_xi_ahead;
                let t3 = p_x2 + p_x3 * sin_xi_ahead;
                let t4 = (sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t1
                    - t2 * t3;
                let p_x1_new = p_x1 - t4;
                let x1_new_2 = x1 + h * p_x1_new;
                let t5 = (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t3
                    - t2 * t1;
                let p_x2_new = p_x2 - t5;
                let x2_new_2 = x2 + h * p_x2_new;
                let p_x3_new = p_x3 - cos_xi_ahead * t4 - sin_xi_ahead * t5;
                let x3_new_2 = x3 + h * p_x3_new;
                let p_xi_h = h * p_xi;
                let xi_new_2 = xi + p_xi_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    p_xi_h,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
                    p_xi,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = p_x1 + cos_xi * p_x3;
                let cos_xi_sin_xi = cos_xi * sin_xi;
                let t2 = p_x2 + sin_xi * p_x3;
                let t3 = rt::lit::<T>(0.5)
                    * ((sin_xi * sin_xi + rt::lit::<T>(1.0)) * t1 - cos_xi_sin_xi * t2);
                let t4 = rt::lit::<T>(0.5)
                    * ((cos_xi * cos_xi + rt::lit::<T>(1.0)) * t2 - cos_xi_sin_xi * t1);
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: p_x1 - t3,
                    x2_dot: p_x2 - t4,
                    x3_dot: p_x3 - cos_xi * t3 - sin_xi * t4,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c6120bac52aa3c5d8449f7d876728e03";
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
        /// - `lambda1`, `lambda2`: 2 × 2 linear block; torn from it and assigned: x3_dot_new, x1_dot_new, x2_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 18 | 19 | 0 | 0 | 2 | 0 |
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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let k1 = h * (rt::lit::<T>(1.0) - dla_alpha);
                let h_dla_alpha = h * dla_alpha;
                Scheme { k1, h_dla_alpha }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 1],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
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
                let xi_new_2 = t2 + h_dla_alpha * xi_dot;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t1 + h_dla_alpha * xi_dot,
                    xi_new_2,
                    tally,
                );
                let t5 = h * t4;
                let t6 = -(h + t5 * cos_xi_ahead_new);
                let t7 = h * t3;
                let t8 = -(t7 * cos_xi_ahead_new);
                let t9 = -(t5 * sin_xi_ahead_new);
                let t10 = -(h + t7 * sin_xi_ahead_new);
                let [lambda1, lambda2] = rt::solve_linear(
                        {
                            let x3_dot_xi_dot = x3_dot * xi_dot;
                            let t11 = x3_dot_xi_dot * sin_xi_ahead;
                            let t12 = sin_xi_ahead * cos_xi_ahead;
                            let t13 = x3_dot_xi_dot * cos_xi_ahead;
                            [
                                rt::lit::<T>(0.5)
                                    * ((sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t11
                                        + t12 * t13),
                                -(rt::lit::<T>(0.5)
                                    * (t12 * t11
                                        + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t13)),
                            ]
                        },
                        move |[lambda1, lambda2]| {
                            let x3_dot_new_2 = x3_dot
                                + h * (lambda1 * t4 + lambda2 * t3);
                            let t14 = x3_dot_new_2 * cos_xi_ahead_new;
                            let t15 = x3_dot_new_2 * sin_xi_ahead_new;
                            (
                                [
                                    -(t14 + (x1_dot + h * lambda1)),
                                    -(t15 + (x2_dot + h * lambda2)),
                                ],
                                [[t6, t8], [t9, t10]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1, lambda2", tally)
                    })?;
                let x3_dot_new_2 = x3_dot + h * (lambda1 * t4 + lambda2 * t3);
                let t14 = x3_dot_new_2 * cos_xi_ahead_new;
                let x1_new_2 = x1 + k1 * x1_dot - h_dla_alpha * t14;
                let t15 = x3_dot_new_2 * sin_xi_ahead_new;
                let x2_new_2 = x2 + k1 * x2_dot - h_dla_alpha * t15;
                let x3_new_2 = x3 + k1 * x3_dot + h_dla_alpha * x3_dot_new_2;
                let x1_dot_new_2 = -t14;
                let x2_dot_new_2 = -t15;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot,
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4e44d9f25c82c114ccfc26f794be896e";
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
        /// - `lambda1`, `lambda2`: 2 × 2 linear block; torn from it and assigned: x3_dot_new, x1_dot_new, x2_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 18 | 18 | 0 | 0 | 2 | 0 |
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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
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
                let xi_new_2 = xi_dot_half_h + t1;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h * xi_dot,
                    xi_new_2,
                    tally,
                );
                let t4 = h * t3;
                let t5 = -(h + cos_xi_ahead_new * t4);
                let t6 = h * t2;
                let t7 = -(cos_xi_ahead_new * t6);
                let t8 = -(sin_xi_ahead_new * t4);
                let t9 = -(h + sin_xi_ahead_new * t6);
                let [lambda1, lambda2] = rt::solve_linear(
                        {
                            let x3_dot_xi_dot = x3_dot * xi_dot;
                            let t10 = x3_dot_xi_dot * sin_xi_ahead;
                            let t11 = sin_xi_ahead * cos_xi_ahead;
                            let t12 = x3_dot_xi_dot * cos_xi_ahead;
                            [
                                rt::lit::<T>(0.5)
                                    * ((sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t10
                                        + t11 * t12),
                                -(rt::lit::<T>(0.5)
                                    * (t11 * t10
                                        + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t12)),
                            ]
                        },
                        move |[lambda1, lambda2]| {
                            let x3_dot_new_2 = x3_dot
                                + h * (lambda1 * t3 + lambda2 * t2);
                            let t13 = x3_dot_new_2 * cos_xi_ahead_new;
                            let t14 = x3_dot_new_2 * sin_xi_ahead_new;
                            (
                                [
                                    -(x1_dot + h * lambda1 + t13),
                                    -(x2_dot + h * lambda2 + t14),
                                ],
                                [[t5, t7], [t8, t9]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1, lambda2", tally)
                    })?;
                let x3_dot_new_2 = x3_dot + h * (lambda1 * t3 + lambda2 * t2);
                let t13 = x3_dot_new_2 * cos_xi_ahead_new;
                let x1_new_2 = x1 + half_h * x1_dot - half_h * t13;
                let t14 = x3_dot_new_2 * sin_xi_ahead_new;
                let x2_new_2 = x2 + half_h * x2_dot - half_h * t14;
                let x3_new_2 = half_h * x3_dot_new_2 + (x3 + half_h * x3_dot);
                let x1_dot_new_2 = -t13;
                let x2_dot_new_2 = -t14;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot,
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1452d8ff6be9d04813461532b6a2e850";
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
        /// - `lambda1`, `lambda2`: 2 × 2 linear block; torn from it and assigned: x3_dot_mid, x1_dot_mid, x2_dot_mid
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 15 | 16 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 6 | 10 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q_k (4); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, sin_xi_ahead, cos_xi_ahead,
                ] = motion.carried;
                let h = setting.step_size();
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
                let h_cos_xi_ahead = h * cos_xi_ahead;
                let t3 = -(h + h_cos_xi_ahead * t2);
                let h_sin_xi_ahead = h * sin_xi_ahead;
                let t4 = -(h_sin_xi_ahead * t2);
                let t5 = -(h_cos_xi_ahead * t1);
                let t6 = -(h + h_sin_xi_ahead * t1);
                let [lambda1, lambda2] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[lambda1, lambda2]| {
                            let p_x3_new = p_x3
                                + h * (lambda1 * cos_xi_ahead + lambda2 * sin_xi_ahead);
                            let t7 = p_x3_new * t2;
                            let t8 = p_x3_new * t1;
                            (
                                [
                                    -(t7 + (p_x1 + h * lambda1)),
                                    -(t8 + (p_x2 + h * lambda2)),
                                ],
                                [[t3, t4], [t5, t6]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1, lambda2", tally)
                    })?;
                let p_x3_new = p_x3
                    + h * (lambda1 * cos_xi_ahead + lambda2 * sin_xi_ahead);
                let t7 = p_x3_new * t2;
                let x1_new_2 = x1 - h * t7;
                let t8 = p_x3_new * t1;
                let x2_new_2 = x2 - h * t8;
                let x3_new_2 = x3 + h * p_x3_new;
                let p_xi_h = h * p_xi;
                let xi_new_2 = xi + p_xi_h;
                let p_x1_new = -t7;
                let p_x2_new = -t8;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    p_xi_h,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
                    p_xi,
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_sin_xi = cos_xi * sin_xi;
                let cos_xi_p_x1 = cos_xi * p_x1;
                let sin_xi_p_x2 = sin_xi * p_x2;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: rt::lit::<T>(0.5)
                        * (cos_xi_sin_xi * p_x2 + cos_xi * (cos_xi_p_x1 - p_x3)),
                    x2_dot: rt::lit::<T>(0.5)
                        * (cos_xi_sin_xi * p_x1 + sin_xi * (sin_xi_p_x2 - p_x3)),
                    x3_dot: rt::lit::<T>(0.5) * (p_x3 - cos_xi_p_x1 - sin_xi_p_x2),
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "20065cc77aec70780c7fd67d393fe8fa";
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
        /// - `lambda1`, `lambda2`: 2 × 2 linear block; torn from it and assigned: x3_dot_new, x1_dot_new, x2_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | each step | 10 | 15 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q_i (4); velocity v_i = (q_i − q_{i−1})/h (4); velocity v_{i+1} of the coming step (4); functions of q that the next step needs (2).
            type Carried = [T; 14];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, _, _, x3_dot, xi_dot, x1_dot_ahead, x2_dot_ahead,
                x3_dot_ahead, xi_dot_ahead, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let h_xi_dot_ahead = h * xi_dot_ahead;
                let xi_new_2 = xi + h_xi_dot_ahead;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h_xi_dot_ahead,
                    xi_new_2,
                    tally,
                );
                let h_cos_xi_ahead_new = h * cos_xi_ahead_new;
                let t1 = h + cos_xi_ahead_new * h_cos_xi_ahead_new;
                let h_sin_xi_ahead_new = h * sin_xi_ahead_new;
                let t2 = cos_xi_ahead_new * h_sin_xi_ahead_new;
                let t3 = sin_xi_ahead_new * h_cos_xi_ahead_new;
                let t4 = h + sin_xi_ahead_new * h_sin_xi_ahead_new;
                let [lambda1, lambda2] = rt::solve_linear(
                        {
                            let x3_dot_xi_dot = x3_dot * xi_dot;
                            let t5 = x3_dot_xi_dot * sin_xi_ahead;
                            let t6 = sin_xi_ahead * cos_xi_ahead;
                            let t7 = x3_dot_xi_dot * cos_xi_ahead;
                            [
                                rt::lit::<T>(0.5)
                                    * ((sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t5
                                        + t6 * t7),
                                -(rt::lit::<T>(0.5)
                                    * (t6 * t5
                                        + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t7)),
                            ]
                        },
                        move |[lambda1, lambda2]| {
                            let x3_dot_ahead_new = x3_dot_ahead
                                - h
                                    * (lambda1 * cos_xi_ahead_new + lambda2 * sin_xi_ahead_new);
                            let t8 = cos_xi_ahead_new * x3_dot_ahead_new;
                            let t9 = sin_xi_ahead_new * x3_dot_ahead_new;
                            (
                                [
                                    h * lambda1 - x1_dot_ahead - t8,
                                    h * lambda2 - x2_dot_ahead - t9,
                                ],
                                [[t1, t2], [t3, t4]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1, lambda2", tally)
                    })?;
                let x1_new_2 = x1 + h * x1_dot_ahead;
                let x2_new_2 = x2 + h * x2_dot_ahead;
                let x3_new_2 = x3 + h * x3_dot_ahead;
                let x3_dot_ahead_new = x3_dot_ahead
                    - h * (lambda1 * cos_xi_ahead_new + lambda2 * sin_xi_ahead_new);
                let t8 = cos_xi_ahead_new * x3_dot_ahead_new;
                let x1_dot_ahead_new = -t8;
                let t9 = sin_xi_ahead_new * x3_dot_ahead_new;
                let x2_dot_ahead_new = -t9;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_ahead,
                    x2_dot_ahead,
                    x3_dot_ahead,
                    xi_dot_ahead,
                    x1_dot_ahead_new,
                    x2_dot_ahead_new,
                    x3_dot_ahead_new,
                    xi_dot_ahead,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[8],
                    carried[9],
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0b51997838dc4bff83ce7d9833612ceb";
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
        /// - `lambda1`, `lambda2`: 2 × 2 linear block; torn from it and assigned: x3_dot_mean, x1_dot_mean, x2_dot_mean
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 22 | 34 | 1 | 0 | 2 | 0 |
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
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 11];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5)
                        * (x1_dot * x1_dot + x2_dot * x2_dot
                            + (x3_dot * x3_dot + xi_dot * xi_dot)),
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, reference,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = -(half_h + t3 * (half_h * t3));
                let t5 = t2 * (minus_half_h * t3);
                let t6 = t3 * (minus_half_h * t2);
                let t7 = -(half_h + t2 * (half_h * t2));
                let [lambda1, lambda2] = rt::solve_linear(
                        {
                            let x3_dot_xi_dot = x3_dot * xi_dot;
                            let t8 = x3_dot_xi_dot * sin_xi_ahead;
                            let t9 = sin_xi_ahead * cos_xi_ahead;
                            let t10 = x3_dot_xi_dot * cos_xi_ahead;
                            [
                                rt::lit::<T>(0.5)
                                    * ((sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t8
                                        + t9 * t10),
                                -(rt::lit::<T>(0.5)
                                    * (t9 * t8
                                        + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t10)),
                            ]
                        },
                        move |[lambda1, lambda2]| {
                            let t11 = x3_dot + half_h * (lambda1 * t3 + lambda2 * t2);
                            let t12 = t3 * t11;
                            let t13 = t2 * t11;
                            (
                                [
                                    -(t12 + (x1_dot + half_h * lambda1)),
                                    -(t13 + (x2_dot + half_h * lambda2)),
                                ],
                                [[t4, t5], [t6, t7]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1, lambda2", tally)
                    })?;
                let t11 = x3_dot + half_h * (lambda1 * t3 + lambda2 * t2);
                let t12 = t3 * t11;
                let x1_new_2 = x1 - h * t12;
                let t13 = t2 * t11;
                let x2_new_2 = x2 - h * t13;
                let x3_new_2 = x3 + h * t11;
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let t14 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                let t15 = rt::lit::<T>(0.5) * t14;
                let t16 = rt::visible_change(
                    t15 * (t15 - reference),
                    t14 * t14 + reference * (rt::lit::<T>(0.0625) * reference),
                    rt::lit::<T>(1.0),
                );
                let t17 = t16 - rt::lit::<T>(1.0);
                let x1_dot_new_2 = t17 * (x1_dot + rt::lit::<T>(2.0) * t12);
                let x2_dot_new_2 = t17 * (x2_dot + rt::lit::<T>(2.0) * t13);
                let x3_dot_new_2 = (rt::lit::<T>(1.0) - t16)
                    * (rt::lit::<T>(2.0) * t11 - x3_dot);
                let xi_dot_new_2 = xi_dot - xi_dot * t16;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot_new_2,
                    reference,
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
                    carried[6],
                    carried[7],
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1d745f0f94e2fdd7c2627d290d1b9388";
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
        /// - `lambda_new1`, `lambda_new2`: 2 × 2 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 16 | 22 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rattle>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rattle>;

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

            /// In this order: configuration q_k (4); momenta p_k (4); multipliers λ_k (force −μᵀ λ) (2); functions of q that the next step needs (2).
            type Carried = [T; 12];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, lambda1, lambda2,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let p_xi_h = h * p_xi;
                let xi_new_2 = xi + p_xi_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    p_xi_h,
                    xi_new_2,
                    tally,
                );
                let t1 = p_x1 - half_h * lambda1;
                let t2 = p_x3
                    - half_h * (lambda1 * cos_xi_ahead + lambda2 * sin_xi_ahead);
                let t3 = p_x2 - half_h * lambda2;
                let t4 = -(half_h + cos_xi_ahead_new * (half_h * cos_xi_ahead_new));
                let t5 = sin_xi_ahead_new * (minus_half_h * cos_xi_ahead_new);
                let t6 = cos_xi_ahead_new * (minus_half_h * sin_xi_ahead_new);
                let t7 = -(half_h + sin_xi_ahead_new * (half_h * sin_xi_ahead_new));
                let [lambda_new1, lambda_new2] = rt::solve_linear(
                        [lambda1, lambda2],
                        move |[lambda_new1, lambda_new2]| {
                            let p_x1_new = t1 - half_h * lambda_new1;
                            let p_x3_new = t2
                                - half_h
                                    * (cos_xi_ahead_new * lambda_new1
                                        + sin_xi_ahead_new * lambda_new2);
                            let p_x2_new = t3 - half_h * lambda_new2;
                            (
                                [
                                    p_x1_new + cos_xi_ahead_new * p_x3_new,
                                    p_x2_new + sin_xi_ahead_new * p_x3_new,
                                ],
                                [[t4, t5], [t6, t7]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_new1, lambda_new2", tally)
                    })?;
                let x1_new_2 = x1 + h * t1;
                let x2_new_2 = x2 + h * t3;
                let x3_new_2 = x3 + h * t2;
                let p_x1_new = t1 - half_h * lambda_new1;
                let p_x2_new = t3 - half_h * lambda_new2;
                let p_x3_new = t2
                    - half_h
                        * (cos_xi_ahead_new * lambda_new1
                            + sin_xi_ahead_new * lambda_new2);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
                    p_xi,
                    lambda_new1,
                    lambda_new2,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    x3_dot: p_x3,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "3a8aa1fe32ffd69b89ecdc4ac3066176";
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
        /// - `lambda_new1`, `lambda_new2`: 2 × 2 linear block
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 16 | 22 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::RattleConsistent>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::RattleConsistent>;

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

            /// In this order: configuration q_k (4); momenta p_k (4); multipliers λ_k (force −μᵀ λ) (2); functions of q that the next step needs (2).
            type Carried = [T; 12];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let x3_dot_xi_dot = x3_dot * xi_dot;
                let sin_xi_x3_dot_xi_dot = sin_xi * x3_dot_xi_dot;
                let cos_xi_sin_xi = cos_xi * sin_xi;
                let cos_xi_x3_dot_xi_dot = cos_xi * x3_dot_xi_dot;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(-0.5)
                        * ((sin_xi * sin_xi + rt::lit::<T>(1.0)) * sin_xi_x3_dot_xi_dot
                            + cos_xi_sin_xi * cos_xi_x3_dot_xi_dot),
                    rt::lit::<T>(0.5)
                        * (cos_xi_sin_xi * sin_xi_x3_dot_xi_dot
                            + (cos_xi * cos_xi + rt::lit::<T>(1.0))
                                * cos_xi_x3_dot_xi_dot),
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, lambda1, lambda2,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let p_xi_h = h * p_xi;
                let xi_new_2 = xi + p_xi_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    p_xi_h,
                    xi_new_2,
                    tally,
                );
                let t1 = p_x1 - half_h * lambda1;
                let t2 = p_x3
                    - half_h * (lambda1 * cos_xi_ahead + lambda2 * sin_xi_ahead);
                let t3 = p_x2 - half_h * lambda2;
                let t4 = -(half_h + cos_xi_ahead_new * (half_h * cos_xi_ahead_new));
                let t5 = sin_xi_ahead_new * (minus_half_h * cos_xi_ahead_new);
                let t6 = cos_xi_ahead_new * (minus_half_h * sin_xi_ahead_new);
                let t7 = -(half_h + sin_xi_ahead_new * (half_h * sin_xi_ahead_new));
                let [lambda_new1, lambda_new2] = rt::solve_linear(
                        [lambda1, lambda2],
                        move |[lambda_new1, lambda_new2]| {
                            let p_x1_new = t1 - half_h * lambda_new1;
                            let p_x3_new = t2
                                - half_h
                                    * (cos_xi_ahead_new * lambda_new1
                                        + sin_xi_ahead_new * lambda_new2);
                            let p_x2_new = t3 - half_h * lambda_new2;
                            (
                                [
                                    p_x1_new + cos_xi_ahead_new * p_x3_new,
                                    p_x2_new + sin_xi_ahead_new * p_x3_new,
                                ],
                                [[t4, t5], [t6, t7]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_new1, lambda_new2", tally)
                    })?;
                let x1_new_2 = x1 + h * t1;
                let x2_new_2 = x2 + h * t3;
                let x3_new_2 = x3 + h * t2;
                let p_x1_new = t1 - half_h * lambda_new1;
                let p_x2_new = t3 - half_h * lambda_new2;
                let p_x3_new = t2
                    - half_h
                        * (cos_xi_ahead_new * lambda_new1
                            + sin_xi_ahead_new * lambda_new2);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
                    p_xi,
                    lambda_new1,
                    lambda_new2,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    x3_dot: p_x3,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "32d549372754c42f82bbbfd5153bcda1";
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
        /// - `lambda_s1_1`, `lambda_s1_2`: 2 × 2 linear block; torn from it and assigned: x3_dot_s1, x1_dot_s2, x2_dot_s2, x3_dot_s2, x1_dot_s1, x2_dot_s1
        /// - `lambda_s2_1`, `lambda_s2_2`: 2 × 2 linear block; torn from it and assigned: x3_dot_new, x1_dot_new, x2_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 23 | 32 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark2>;

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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h } = *setting.scheme();
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let t1 = cos_xi_ahead_new + cos_xi_ahead;
                let t2 = sin_xi_ahead_new + sin_xi_ahead;
                let h_cos_xi_ahead = h * cos_xi_ahead;
                let t3 = rt::lit::<T>(0.5) * t1;
                let t4 = -(h + h_cos_xi_ahead * t3);
                let h_sin_xi_ahead = h * sin_xi_ahead;
                let t5 = -(h_sin_xi_ahead * t3);
                let t6 = rt::lit::<T>(0.5) * t2;
                let t7 = -(h_cos_xi_ahead * t6);
                let t8 = -(h + h_sin_xi_ahead * t6);
                let [lambda_s1_1, lambda_s1_2] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[lambda_s1_1, lambda_s1_2]| {
                            let t9 = cos_xi_ahead * lambda_s1_1
                                + sin_xi_ahead * lambda_s1_2;
                            let t10 = x3_dot + half_h * t9;
                            let t11 = t10 * t1;
                            let t12 = t10 * t2;
                            (
                                [
                                    -(t11
                                        + rt::lit::<T>(2.0) * (x1_dot + half_h * lambda_s1_1)),
                                    -(t12 + rt::lit::<T>(2.0) * (x2_dot + half_h * lambda_s1_2)),
                                ],
                                [[t4, t5], [t7, t8]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s1_1, lambda_s1_2", tally)
                    })?;
                let t9 = cos_xi_ahead * lambda_s1_1 + sin_xi_ahead * lambda_s1_2;
                let t13 = rt::lit::<T>(0.5) * t9;
                let t14 = -(half_h + cos_xi_ahead_new * (half_h * cos_xi_ahead_new));
                let t15 = sin_xi_ahead_new * (minus_half_h * cos_xi_ahead_new);
                let t16 = cos_xi_ahead_new * (minus_half_h * sin_xi_ahead_new);
                let t17 = -(half_h + sin_xi_ahead_new * (half_h * sin_xi_ahead_new));
                let [lambda_s2_1, lambda_s2_2] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[lambda_s2_1, lambda_s2_2]| {
                            let x3_dot_new_2 = x3_dot
                                + h
                                    * (rt::lit::<T>(0.5)
                                        * (cos_xi_ahead_new * lambda_s2_1
                                            + sin_xi_ahead_new * lambda_s2_2) + t13);
                            let t18 = cos_xi_ahead_new * x3_dot_new_2;
                            let t19 = sin_xi_ahead_new * x3_dot_new_2;
                            (
                                [
                                    -(t18 + (x1_dot + half_h * (lambda_s1_1 + lambda_s2_1))),
                                    -(t19 + (x2_dot + half_h * (lambda_s1_2 + lambda_s2_2))),
                                ],
                                [[t14, t15], [t16, t17]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s2_1, lambda_s2_2", tally)
                    })?;
                let t10 = x3_dot + half_h * t9;
                let t11 = t10 * t1;
                let x1_new_2 = x1 - half_h * t11;
                let t12 = t10 * t2;
                let x2_new_2 = x2 - half_h * t12;
                let x3_new_2 = x3 + h * t10;
                let x3_dot_new_2 = x3_dot
                    + h
                        * (rt::lit::<T>(0.5)
                            * (cos_xi_ahead_new * lambda_s2_1
                                + sin_xi_ahead_new * lambda_s2_2) + t13);
                let t18 = cos_xi_ahead_new * x3_dot_new_2;
                let x1_dot_new_2 = -t18;
                let t19 = sin_xi_ahead_new * x3_dot_new_2;
                let x2_dot_new_2 = -t19;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot,
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a9a2e87a51d64178e7873ea4b8032082";
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
        /// - `x1_dot_s1`, `x3_dot_s1`, `lambda_s1_1`, `lambda_s1_2`, `lambda_s2_1`, `lambda_s2_2`: 6 × 6 linear block; torn from it and assigned: x2_dot_s2, x3_dot_s2, x1_dot_s3, x2_dot_s3, x3_dot_s3, x2_dot_s1, x1_dot_s2
        /// - `lambda_s3_1`, `lambda_s3_2`: 2 × 2 linear block; torn from it and assigned: x3_dot_new, x1_dot_new, x2_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 10 | 0 | 0 | 0 | 0 |
        /// | each step | 74 | 104 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h/48`
            k1: T,
            /// `(5/48) h`
            k2: T,
            /// `h/8`
            k3: T,
            /// `(3/8) h`
            k4: T,
            /// `h/6`
            k5: T,
            /// `(5/24) h`
            k6: T,
            /// `h/3`
            k7: T,
            /// `(13/24) h`
            k8: T,
            /// `-(h/6)`
            k9: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.020833333333333332) * h;
                let k2 = rt::lit::<T>(0.10416666666666667) * h;
                let k3 = rt::lit::<T>(0.125) * h;
                let k4 = rt::lit::<T>(0.375) * h;
                let k5 = rt::lit::<T>(0.16666666666666666) * h;
                let k6 = rt::lit::<T>(0.20833333333333334) * h;
                let k7 = rt::lit::<T>(0.3333333333333333) * h;
                let k8 = rt::lit::<T>(0.5416666666666666) * h;
                let k9 = -k5;
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    half_h,
                    k1,
                    k2,
                    k3,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    k9,
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1, k2, k3, k4, k5, k6, k7, k8, k9, twice_h } = *setting
                    .scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let t4 = rt::lit::<T>(0.125) * cos_xi_ahead;
                let h_cos_xi_ahead = h * cos_xi_ahead;
                let t5 = cos_xi_ahead_new * h_cos_xi_ahead;
                let t6 = -(k1 + rt::lit::<T>(0.020833333333333332) * t5);
                let h_sin_xi_ahead = h * sin_xi_ahead;
                let t7 = cos_xi_ahead_new * h_sin_xi_ahead;
                let t8 = rt::lit::<T>(-0.020833333333333332) * t7;
                let t9 = h * t3;
                let t10 = cos_xi_ahead_new * t9;
                let t11 = -(k2 + rt::lit::<T>(0.10416666666666667) * t10);
                let t12 = h * t2;
                let t13 = cos_xi_ahead_new * t12;
                let t14 = rt::lit::<T>(-0.10416666666666667) * t13;
                let t15 = sin_xi_ahead_new * h_cos_xi_ahead;
                let t16 = h_cos_xi_ahead * t2;
                let t17 = -(rt::lit::<T>(0.041666666666666664) * t15
                    + rt::lit::<T>(0.08333333333333333) * t16);
                let t18 = sin_xi_ahead_new * h_sin_xi_ahead;
                let t19 = h_sin_xi_ahead * t2;
                let t20 = -(rt::lit::<T>(0.041666666666666664) * t18
                    + (k3 + rt::lit::<T>(0.08333333333333333) * t19));
                let t21 = t2 * t9;
                let t22 = sin_xi_ahead_new * t9;
                let t23 = -(rt::lit::<T>(0.16666666666666666) * t21
                    + rt::lit::<T>(0.20833333333333334) * t22);
                let t24 = sin_xi_ahead_new * t12;
                let t25 = t2 * t12;
                let t26 = -(rt::lit::<T>(0.20833333333333334) * t24
                    + (k4 + rt::lit::<T>(0.16666666666666666) * t25));
                let t27 = rt::lit::<T>(-0.25) * cos_xi_ahead;
                let t28 = -(rt::lit::<T>(0.041666666666666664) * t5
                    + (k6 + t3 * (k5 * cos_xi_ahead)));
                let t29 = -(rt::lit::<T>(0.041666666666666664) * t7
                    + t3 * (k5 * sin_xi_ahead));
                let t30 = k7 * t3;
                let t31 = -(rt::lit::<T>(0.20833333333333334) * t10 + (k8 + t3 * t30));
                let t32 = -(t2 * t30 + rt::lit::<T>(0.20833333333333334) * t13);
                let t33 = k9 * cos_xi_ahead;
                let t34 = k9 * sin_xi_ahead;
                let t35 = k5 * t3;
                let t36 = k5 * t2;
                let minus_sin_xi_ahead = -sin_xi_ahead;
                let t37 = -(rt::lit::<T>(0.16666666666666666) * t15
                    + rt::lit::<T>(0.6666666666666666) * t16);
                let t38 = -(rt::lit::<T>(0.6666666666666666) * t19
                    + (h + rt::lit::<T>(0.16666666666666666) * t18));
                let t39 = -(rt::lit::<T>(0.8333333333333334) * t22
                    + rt::lit::<T>(1.3333333333333333) * t21);
                let t40 = -(rt::lit::<T>(1.3333333333333333) * t25
                    + (twice_h + rt::lit::<T>(0.8333333333333334) * t24));
                let [x1_dot_s1, x3_dot_s1, lambda_s1_1, lambda_s1_2, lambda_s2_1,
                lambda_s2_2] = rt::solve_linear(
                        [
                            x1_dot,
                            x3_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move |
                            [x1_dot_s1,
                            x3_dot_s1,
                            lambda_s1_1,
                            lambda_s1_2,
                            lambda_s2_1,
                            lambda_s2_2,
                            ]|
                        {
                            let t41 = rt::lit::<T>(0.16666666666666666)
                                * (cos_xi_ahead * lambda_s1_1 + sin_xi_ahead * lambda_s1_2);
                            let t42 = lambda_s2_1 * t3 + lambda_s2_2 * t2;
                            let t43 = x3_dot
                                + h * (t41 + rt::lit::<T>(0.3333333333333333) * t42);
                            let t44 = t3 * t43;
                            let t45 = x1_dot_s1 + cos_xi_ahead * x3_dot_s1;
                            let t46 = rt::lit::<T>(0.16666666666666666) * lambda_s1_1;
                            let t47 = x1_dot
                                + h
                                    * (t46 + rt::lit::<T>(0.8333333333333334) * lambda_s2_1);
                            let t48 = x3_dot
                                + h * (t41 + rt::lit::<T>(0.8333333333333334) * t42);
                            let t49 = cos_xi_ahead_new * t48;
                            let t50 = t47 + t49;
                            let t51 = t44 + rt::lit::<T>(0.25) * (t45 + t50);
                            let t52 = sin_xi_ahead * x3_dot_s1;
                            let t53 = rt::lit::<T>(0.16666666666666666) * lambda_s1_2;
                            let t54 = x2_dot
                                + h
                                    * (t53 + rt::lit::<T>(0.3333333333333333) * lambda_s2_2);
                            let t55 = t54 + t2 * t43;
                            let t56 = rt::lit::<T>(4.0) * t55;
                            let t57 = sin_xi_ahead_new * t48;
                            let t58 = x2_dot
                                + h * (t53 + rt::lit::<T>(0.8333333333333334) * lambda_s2_2)
                                + t57;
                            let t59 = t56 + (t52 + t58);
                            (
                                [
                                    rt::lit::<T>(0.3333333333333333) * (t44 - t51)
                                        + (rt::lit::<T>(0.20833333333333334) * t45
                                            - rt::lit::<T>(0.041666666666666664) * t50),
                                    rt::lit::<T>(0.20833333333333334) * (t52 - t59)
                                        + (rt::lit::<T>(0.3333333333333333) * t55
                                            - rt::lit::<T>(0.041666666666666664) * t58),
                                    -(x1_dot
                                        + h * (t46 + rt::lit::<T>(0.3333333333333333) * lambda_s2_1)
                                        + t51),
                                    x3_dot_s1 - x3_dot
                                        - h * (t41 - rt::lit::<T>(0.16666666666666666) * t42),
                                    x1_dot_s1 - x1_dot
                                        - h
                                            * (t46 - rt::lit::<T>(0.16666666666666666) * lambda_s2_1),
                                    -(x2_dot
                                        + h
                                            * (t53 - rt::lit::<T>(0.16666666666666666) * lambda_s2_2)
                                        + t59),
                                ],
                                [
                                    [rt::lit::<T>(0.125), t4, t6, t8, t11, t14],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(0.0), t17, t20, t23, t26],
                                    [rt::lit::<T>(-0.25), t27, t28, t29, t31, t32],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(1.0), t33, t34, t35, t36],
                                    [
                                        rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.0),
                                        k9,
                                        rt::lit::<T>(0.0),
                                        k5,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [rt::lit::<T>(0.0), minus_sin_xi_ahead, t37, t38, t39, t40],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_s1, x3_dot_s1, lambda_s1_1, lambda_s1_2, lambda_s2_1, lambda_s2_2",
                                tally,
                            )
                    })?;
                let t46 = rt::lit::<T>(0.16666666666666666) * lambda_s1_1;
                let t60 = t46 + rt::lit::<T>(0.6666666666666666) * lambda_s2_1;
                let t41 = rt::lit::<T>(0.16666666666666666)
                    * (cos_xi_ahead * lambda_s1_1 + sin_xi_ahead * lambda_s1_2);
                let t42 = lambda_s2_1 * t3 + lambda_s2_2 * t2;
                let t61 = t41 + rt::lit::<T>(0.6666666666666666) * t42;
                let t53 = rt::lit::<T>(0.16666666666666666) * lambda_s1_2;
                let t62 = t53 + rt::lit::<T>(0.6666666666666666) * lambda_s2_2;
                let t63 = -(k5 + cos_xi_ahead_new * (k5 * cos_xi_ahead_new));
                let t64 = sin_xi_ahead_new * (k9 * cos_xi_ahead_new);
                let t65 = cos_xi_ahead_new * (k9 * sin_xi_ahead_new);
                let t66 = -(k5 + sin_xi_ahead_new * (k5 * sin_xi_ahead_new));
                let [lambda_s3_1, lambda_s3_2] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[lambda_s3_1, lambda_s3_2]| {
                            let x3_dot_new_2 = x3_dot
                                + h
                                    * (rt::lit::<T>(0.16666666666666666)
                                        * (cos_xi_ahead_new * lambda_s3_1
                                            + sin_xi_ahead_new * lambda_s3_2) + t61);
                            let t67 = cos_xi_ahead_new * x3_dot_new_2;
                            let t68 = sin_xi_ahead_new * x3_dot_new_2;
                            (
                                [
                                    -(x1_dot
                                        + h
                                            * (t60 + rt::lit::<T>(0.16666666666666666) * lambda_s3_1)
                                        + t67),
                                    -(x2_dot
                                        + h
                                            * (t62 + rt::lit::<T>(0.16666666666666666) * lambda_s3_2)
                                        + t68),
                                ],
                                [[t63, t64], [t65, t66]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s3_1, lambda_s3_2", tally)
                    })?;
                let t47 = x1_dot
                    + h * (t46 + rt::lit::<T>(0.8333333333333334) * lambda_s2_1);
                let t43 = x3_dot + h * (t41 + rt::lit::<T>(0.3333333333333333) * t42);
                let t44 = t3 * t43;
                let t48 = x3_dot + h * (t41 + rt::lit::<T>(0.8333333333333334) * t42);
                let t49 = cos_xi_ahead_new * t48;
                let t45 = x1_dot_s1 + cos_xi_ahead * x3_dot_s1;
                let t69 = h
                    * (rt::lit::<T>(0.16666666666666666) * (x1_dot_s1 + t47)
                        - rt::lit::<T>(0.6666666666666666)
                            * (t44 + rt::lit::<T>(0.25) * (t49 + (t47 + t45))));
                let x1_new_2 = x1 + t69;
                let t54 = x2_dot
                    + h * (t53 + rt::lit::<T>(0.3333333333333333) * lambda_s2_2);
                let t55 = t54 + t2 * t43;
                let t56 = rt::lit::<T>(4.0) * t55;
                let t52 = sin_xi_ahead * x3_dot_s1;
                let t57 = sin_xi_ahead_new * t48;
                let x2_new_2 = x2
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * t54
                            - rt::lit::<T>(0.16666666666666666) * (t56 + (t52 + t57)));
                let x3_new_2 = x3
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * t43
                            + rt::lit::<T>(0.16666666666666666) * (x3_dot_s1 + t48));
                let x3_dot_new_2 = x3_dot
                    + h
                        * (rt::lit::<T>(0.16666666666666666)
                            * (cos_xi_ahead_new * lambda_s3_1
                                + sin_xi_ahead_new * lambda_s3_2) + t61);
                let t67 = cos_xi_ahead_new * x3_dot_new_2;
                let x1_dot_new_2 = -t67;
                let t68 = sin_xi_ahead_new * x3_dot_new_2;
                let x2_dot_new_2 = -t68;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot,
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
                motion.carried = carried;
                motion.tally = tally.advanced();
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c2007c2e38986fdf43a2e094e7be22ca";
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
        /// | each order of a series | 0 | 4 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2).
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x3_dot - x1_dot * cos_xi - x2_dot * sin_xi,
                    xi_dot,
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
                let [x1_new, x2_new, x3_new, xi_new, rho1_new, rho2_new] = arrival.point;
                let carried = [x1_new, x2_new, x3_new, xi_new, rho1_new, rho2_new];
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
                let [x1, x2, x3, xi, rho1, rho2] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(-0.5) * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: rt::lit::<T>(0.5) * rho1,
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

        impl<T: Scalar> rt::Flow<6, 1> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 6], T) {
                let [taylor_tolerance] = *setting.options();
                let [x1, x2, x3, xi, rho1, rho2] = motion.carried;
                ([x1, x2, x3, xi, rho1, rho2], taylor_tolerance)
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
                _,
                _,
                xi_new,
                rho1_new,
                rho2_new,
                ]: [T; 6],
            ) -> [T; 6] {
                let (sin_xi_new, cos_xi_new) = series.sin_cos([0, 1], xi_new);
                let t1 = rt::lit::<T>(-0.5) * rho1_new;
                let term1 = series.product(2, cos_xi_new, t1);
                let term2 = series.product(3, sin_xi_new, t1);
                let term3 = series.constant(rt::lit::<T>(0.0));
                [term1, term2, rt::lit::<T>(0.5) * rho1_new, rho2_new, term3, term3]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a129367a853723d8aee8a1c75140af24";
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
        /// | each order of a series | 6 | 14 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q (4); velocity v = q̇ (4).
            type Carried = [T; 8];
            type Memory = (rt::Expansion<T, 8>,);
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let carried = [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot];
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
                let [x1_new, x2_new, x3_new, xi_new, x1_dot_new, x2_dot_new, x3_dot_new,
                xi_dot_new] = arrival.point;
                let carried = [
                    x1_new,
                    x2_new,
                    x3_new,
                    xi_new,
                    x1_dot_new,
                    x2_dot_new,
                    x3_dot_new,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
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

        impl<T: Scalar> rt::Flow<8, 2> for Scheme<T> {
            fn origin<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> ([T; 8], T) {
                let [taylor_qv_tolerance] = *setting.options();
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot] = motion.carried;
                ([x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot], taylor_qv_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 8>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                _: &Setting<Self, M>,
                _: &Motion<Self>,
                _: Self::Samples,
                series: &mut rt::Series<T, 2>,
                [_,
                _,
                _,
                xi_new,
                x1_dot_new,
                x2_dot_new,
                x3_dot_new,
                xi_dot_new,
                ]: [T; 8],
            ) -> [T; 8] {
                let (sin_xi_new, cos_xi_new) = series.sin_cos([0, 1], xi_new);
                let term1 = series.product(2, sin_xi_new, sin_xi_new);
                let term2 = series.constant(rt::lit::<T>(1.0));
                let t3 = series.product(3, cos_xi_new, sin_xi_new);
                let t1 = series.product(4, x3_dot_new, xi_dot_new);
                let t2 = series.product(5, sin_xi_new, t1);
                let t4 = series.product(6, cos_xi_new, t1);
                let term3 = series.product(7, term1 + term2, t2);
                let term4 = series.product(8, t3, t4);
                let t5 = rt::lit::<T>(0.5) * (term3 + term4);
                let term5 = series.product(9, cos_xi_new, cos_xi_new);
                let term6 = series.product(10, t3, t2);
                let term7 = series.product(11, term5 + term2, t4);
                let t6 = rt::lit::<T>(0.5) * (term6 + term7);
                let term8 = series.product(12, t5, cos_xi_new);
                let term9 = series.product(13, t6, sin_xi_new);
                [
                    x1_dot_new,
                    x2_dot_new,
                    x3_dot_new,
                    xi_dot_new,
                    t5,
                    -t6,
                    term8 - term9,
                    series.constant(rt::lit::<T>(0.0)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1a090008cc4c03c11fb5cd532e88a899";
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 4 | 4 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Euler>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Euler>;

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

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x3_dot - x1_dot * cos_xi - x2_dot * sin_xi,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, rho1, rho2, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let rho1_half_h = half_h * rho1;
                let x1_new_2 = x1 - cos_xi_ahead * rho1_half_h;
                let x2_new_2 = x2 - sin_xi_ahead * rho1_half_h;
                let x3_new_2 = x3 + rho1_half_h;
                let rho2_h = h * rho2;
                let xi_new_2 = xi + rho2_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_h,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    rho1,
                    rho2,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let [x1, x2, x3, xi, rho1, rho2, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(-0.5) * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: rt::lit::<T>(0.5) * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6221f49613b556bd814d6afbeb6ca7f0";
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
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 6 | 5 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2>;

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

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme { half_h, quarter_h }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x3_dot - x1_dot * cos_xi - x2_dot * sin_xi,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, rho1, rho2, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { half_h, quarter_h } = *setting.scheme();
                let rho1_quarter_h = quarter_h * rho1;
                let rho2_h = h * rho2;
                let xi_new_2 = xi + rho2_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_h,
                    xi_new_2,
                    tally,
                );
                let x1_new_2 = x1 - rho1_quarter_h * (cos_xi_ahead + cos_xi_ahead_new);
                let x2_new_2 = x2 - rho1_quarter_h * (sin_xi_ahead + sin_xi_ahead_new);
                let x3_new_2 = x3 + half_h * rho1;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    rho1,
                    rho2,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let [x1, x2, x3, xi, rho1, rho2, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(-0.5) * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: rt::lit::<T>(0.5) * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e0b2af9d031397e33f7e99068191fcf3";
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 9 | 10 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

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

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 8];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x3_dot - x1_dot * cos_xi - x2_dot * sin_xi,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, rho1, rho2, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let rho1_h = h * rho1;
                let rho2_h = h * rho2;
                let xi_new_2 = xi + rho2_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_h,
                    xi_new_2,
                    tally,
                );
                let rho2_half_h = half_h * rho2;
                let xi_plus_rho2_half_h = xi + rho2_half_h;
                let (t1, t2) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_half_h,
                    xi_plus_rho2_half_h,
                    tally,
                );
                let x1_new_2 = x1
                    - rho1_h
                        * (rt::lit::<T>(0.08333333333333333)
                            * (cos_xi_ahead + cos_xi_ahead_new)
                            + rt::lit::<T>(0.3333333333333333) * t2);
                let x2_new_2 = x2
                    - rho1_h
                        * (rt::lit::<T>(0.08333333333333333)
                            * (sin_xi_ahead + sin_xi_ahead_new)
                            + rt::lit::<T>(0.3333333333333333) * t1);
                let x3_new_2 = x3 + half_h * rho1;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    rho1,
                    rho2,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
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
                let [x1, x2, x3, xi, rho1, rho2, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = rt::lit::<T>(-0.5) * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: cos_xi * t1,
                    x2_dot: sin_xi * t1,
                    x3_dot: rt::lit::<T>(0.5) * rho1,
                    xi_dot: rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "607fd95a5607d60f81cecdfc94ddd87d";
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
        /// | once, from the step size | 0 | 1 | 0 | 0 | 0 | 0 |
        /// | each step | 12 | 21 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::EulerQv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::EulerQv>;

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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let x1_new_2 = x1 + h * x1_dot;
                let x2_new_2 = x2 + h * x2_dot;
                let x3_new_2 = x3 + h * x3_dot;
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let x3_dot_xi_dot = x3_dot * xi_dot;
                let t1 = x3_dot_xi_dot * sin_xi_ahead;
                let t2 = sin_xi_ahead * cos_xi_ahead;
                let t3 = x3_dot_xi_dot * cos_xi_ahead;
                let t4 = (sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t1
                    + t2 * t3;
                let x1_dot_new_2 = x1_dot + half_h * t4;
                let t5 = t2 * t1
                    + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t3;
                let x2_dot_new_2 = x2_dot - half_h * t5;
                let x3_dot_new_2 = x3_dot
                    + h
                        * (cos_xi_ahead * (rt::lit::<T>(0.5) * t4)
                            - sin_xi_ahead * (rt::lit::<T>(0.5) * t5));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8439ba482655f5b593f427427c61b4f7";
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
        /// | each step | 25 | 44 | 0 | 0 | 1 | 0 |
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

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let x3_dot_xi_dot = x3_dot * xi_dot;
                let t1 = x3_dot_xi_dot * sin_xi_ahead;
                let t2 = sin_xi_ahead * cos_xi_ahead;
                let t3 = x3_dot_xi_dot * cos_xi_ahead;
                let t4 = (sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t1
                    + t2 * t3;
                let x1_new_2 = x1 + half_h * (rt::lit::<T>(2.0) * x1_dot + half_h * t4);
                let t5 = t2 * t1
                    + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t3;
                let x2_new_2 = x2 + half_h * (rt::lit::<T>(2.0) * x2_dot - half_h * t5);
                let t6 = x3_dot
                    + h
                        * (cos_xi_ahead * (rt::lit::<T>(0.5) * t4)
                            - sin_xi_ahead * (rt::lit::<T>(0.5) * t5));
                let x3_new_2 = x3 + half_h * (x3_dot + t6);
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let t7 = rt::lit::<T>(0.25) * t4;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let t8 = xi_dot * t6;
                let t9 = sin_xi_ahead_new * t8;
                let t10 = cos_xi_ahead_new * sin_xi_ahead_new;
                let t11 = cos_xi_ahead_new * t8;
                let t12 = rt::lit::<T>(0.25)
                    * ((sin_xi_ahead_new * sin_xi_ahead_new + rt::lit::<T>(1.0)) * t9
                        + t10 * t11);
                let x1_dot_new_2 = x1_dot + h * (t7 + t12);
                let t13 = rt::lit::<T>(0.25) * t5;
                let t14 = rt::lit::<T>(0.25)
                    * (t10 * t9
                        + (cos_xi_ahead_new * cos_xi_ahead_new + rt::lit::<T>(1.0))
                            * t11);
                let x2_dot_new_2 = x2_dot - h * (t13 + t14);
                let x3_dot_new_2 = x3_dot
                    + h
                        * (cos_xi_ahead_new * t12
                            + (cos_xi_ahead * t7 - sin_xi_ahead * t13)
                            - sin_xi_ahead_new * t14);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4f1cb5ac828a90ec59ce1d26ee759fe5";
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
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 51 | 73 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
            /// `h/6`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme { half_h, quarter_h, k1 }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, quarter_h, k1 } = *setting.scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi + xi_dot_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t1,
                    tally,
                );
                let t4 = t2 * t2 + rt::lit::<T>(1.0);
                let x3_dot_xi_dot = x3_dot * xi_dot;
                let t5 = x3_dot_xi_dot * sin_xi_ahead;
                let t6 = sin_xi_ahead * cos_xi_ahead;
                let t7 = x3_dot_xi_dot * cos_xi_ahead;
                let t8 = (sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t5
                    + t6 * t7;
                let t9 = rt::lit::<T>(0.5) * t8;
                let t10 = t6 * t5
                    + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t7;
                let t11 = rt::lit::<T>(0.5) * t10;
                let t12 = cos_xi_ahead * t9 - sin_xi_ahead * t11;
                let t13 = x3_dot + half_h * t12;
                let t14 = xi_dot * t13;
                let t15 = t2 * t14;
                let t16 = t4 * t15;
                let t17 = t3 * t2;
                let t18 = t3 * t14;
                let t19 = t17 * t18;
                let t20 = t16 + t19;
                let t21 = t17 * t15;
                let t22 = t3 * t3 + rt::lit::<T>(1.0);
                let t23 = t22 * t18;
                let t24 = t21 + t23;
                let t25 = t3 * t20 - t2 * t24;
                let t26 = x3_dot + quarter_h * t25;
                let t27 = xi_dot * t26;
                let t28 = t2 * t27;
                let t29 = t4 * t28;
                let t30 = t3 * t27;
                let t31 = t17 * t30;
                let t32 = t29 + t31;
                let x1_new_2 = x1
                    + k1
                        * (half_h * t32
                            + rt::lit::<T>(2.0)
                                * (rt::lit::<T>(3.0) * x1_dot + quarter_h * (t8 + t20)));
                let t33 = t17 * t28;
                let t34 = t22 * t30;
                let t35 = t33 + t34;
                let x2_new_2 = x2
                    + k1
                        * (rt::lit::<T>(2.0)
                            * (rt::lit::<T>(3.0) * x2_dot - quarter_h * (t10 + t24))
                            - half_h * t35);
                let t36 = t3 * (rt::lit::<T>(0.5) * t32)
                    - t2 * (rt::lit::<T>(0.5) * t35);
                let t37 = x3_dot + h * t36;
                let x3_new_2 = x3
                    + k1 * (t37 + (x3_dot + rt::lit::<T>(2.0) * (t13 + t26)));
                let xi_dot_h = h * xi_dot;
                let xi_new_2 = xi + xi_dot_h;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_new_2,
                    tally,
                );
                let t38 = xi_dot * t37;
                let t39 = sin_xi_ahead_new * t38;
                let t40 = cos_xi_ahead_new * sin_xi_ahead_new;
                let t41 = cos_xi_ahead_new * t38;
                let t42 = rt::lit::<T>(0.5)
                    * ((sin_xi_ahead_new * sin_xi_ahead_new + rt::lit::<T>(1.0)) * t39
                        + t40 * t41);
                let x1_dot_new_2 = x1_dot
                    + k1 * (t42 + (t29 + (t31 + (t16 + (t9 + t19)))));
                let t43 = rt::lit::<T>(0.5)
                    * (t40 * t39
                        + (cos_xi_ahead_new * cos_xi_ahead_new + rt::lit::<T>(1.0))
                            * t41);
                let x2_dot_new_2 = x2_dot
                    - k1 * (t43 + (t33 + (t34 + (t23 + (t11 + t21)))));
                let t44 = k1
                    * (cos_xi_ahead_new * t42
                        + (t12 + rt::lit::<T>(2.0) * (rt::lit::<T>(0.5) * t25 + t36))
                        - sin_xi_ahead_new * t43);
                let x3_dot_new_2 = x3_dot + t44;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, _, _] = motion
                    .carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f30344da62b8e903456680ae23d8a637";
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
        /// - `x3dot`: gain of the first integral `x3dot`, at least 0, 1 if not given
        /// - `xidot`: gain of the first integral `xidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 56 | 75 | 4 | 0 | 1 | 0 |
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
            /// `h feedback-euler_x3dot`
            stability4_new: T,
            /// `h feedback-euler_xidot`
            stability5_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p on T*Q (4); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (5); functions of q that the next step needs (2).
            type Carried = [T; 18];
            type Memory = (rt::StabilityMonitor<T, 5>,);
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
                        name: "x3dot",
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

            fn new(_: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_x3dot,
                feedback_euler_xidot] = *options;
                let h_feedback_euler_j = h * feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let stability4_new = h * feedback_euler_x3dot;
                let stability5_new = h * feedback_euler_xidot;
                Scheme {
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    stability4_new,
                    stability5_new,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 4],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_sin_xi = cos_xi * sin_xi;
                let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
                let t2 = cos_xi_sin_xi * t1;
                let t3 = rt::lit::<T>(1.0)
                    / (sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t2);
                let t4 = x1_dot + x3_dot * cos_xi;
                let t5 = x2_dot + x3_dot * sin_xi - t4 * t2;
                let t6 = t3 * t5;
                let t7 = t1 * (t4 - t3 * (cos_xi_sin_xi * t5));
                let t8 = x3_dot * (x3_dot - sin_xi * t6 - cos_xi * t7)
                    + (x1_dot * (x1_dot - t7)
                        + (xi_dot * xi_dot + x2_dot * (x2_dot - t6)));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t8,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, level_h, level_x3dot,
                level_xidot, _, _, _, _, _, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, feedback_euler_x3dot,
                feedback_euler_xidot] = *setting.options();
                let Scheme {
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    stability4_new,
                    stability5_new,
                } = *setting.scheme();
                let t1 = p_x1 + p_x3 * cos_xi_ahead;
                let t2 = cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = t1 * t3;
                let t5 = sin_xi_ahead * cos_xi_ahead;
                let t6 = t5 * t3;
                let t7 = p_x2 + p_x3 * sin_xi_ahead - t1 * t6;
                let t8 = sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0) - t5 * t6;
                let t9 = rt::lit::<T>(1.0) / (t2 * t8);
                let t10 = t4 - t5 * t7 * t9;
                let t11 = p_x1 - t10;
                let x1_new_2 = x1 + h * t11;
                let t12 = rt::lit::<T>(1.0) / t8;
                let t13 = t7 * t12;
                let t14 = p_x2 - t13;
                let x2_new_2 = x2 + h * t14;
                let t15 = cos_xi_ahead * t10 + sin_xi_ahead * t13;
                let t16 = p_x3 - t15;
                let x3_new_2 = x3 + h * t16;
                let t17 = sin_xi_ahead * t16;
                let t18 = t10 * t17;
                let t19 = cos_xi_ahead * t16;
                let t20 = t13 * t19;
                let t21 = t18 - t20;
                let p_xi_squared = p_xi * p_xi;
                let t22 = rt::lit::<T>(0.5)
                    * (p_x3 * t16 + (p_x1 * t11 + (p_xi_squared + p_x2 * t14)))
                    - level_h;
                let t23 = h * p_xi + h_feedback_euler_j * t21
                    - t22 * (h_feedback_euler_h * t21);
                let xi_new_2 = xi + t23;
                let p_xi_sin_xi_ahead = p_xi * sin_xi_ahead;
                let t24 = sin_xi_ahead * p_xi_sin_xi_ahead;
                let t25 = cos_xi_ahead * t6;
                let t26 = p_xi_sin_xi_ahead * t25;
                let t27 = t13 * (t24 - t26);
                let t28 = p_xi * t17 + t27;
                let t29 = t6 * (t27 - t28) + (t4 * (t26 - t24) - p_xi * t19);
                let t30 = t3 * t28 - t29 * (t5 * t9);
                let t31 = feedback_euler_h * t22;
                let p_x1_new = p_x1 + h * (t30 - (feedback_euler_j * t10 + t11 * t31));
                let t32 = t12 * t29;
                let p_x2_new = p_x2 + h * (t32 - (feedback_euler_j * t13 + t14 * t31));
                let t33 = cos_xi_ahead * t30
                    + (sin_xi_ahead * t32
                        - (feedback_euler_x3dot * (p_x3 - level_x3dot)
                            + feedback_euler_j * t15 + t16 * t31));
                let p_x3_new = p_x3 + h * t33;
                let p_xi_new = p_xi
                    + h
                        * (t20 - t18 - feedback_euler_xidot * (p_xi - level_xidot)
                            - p_xi * t31);
                let stability1_new = (t2 + t17 * t17) * (h_feedback_euler_j * t3);
                let t34 = t19 + t6 * t17;
                let t35 = sin_xi_ahead - t25;
                let stability2_new = (t34 * t34
                    + (t35 * t35 + (t5 * t5 / (t2 * t2) + rt::lit::<T>(1.0))))
                    * (h_feedback_euler_j * t12);
                let stability3_new = h_feedback_euler_h
                    * (t21 * t21
                        + (t16 * t16 + (t11 * t11 + (p_xi_squared + t14 * t14))));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t23,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
                    p_xi_new,
                    level_h,
                    level_x3dot,
                    level_xidot,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    stability4_new,
                    stability5_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                let stability = stability
                    .after(
                        1,
                        [
                            ("J", setting.options()[0], carried[11]),
                            ("J", setting.options()[0], carried[12]),
                            ("H", setting.options()[1], carried[13]),
                            ("x3dot", setting.options()[2], carried[14]),
                            ("xidot", setting.options()[3], carried[15]),
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
                    carried[6],
                    carried[7],
                    carried[11],
                    carried[12],
                    carried[13],
                    carried[14],
                    carried[15],
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _, _, _, _, _, _, _, _, _,
                ] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    x3_dot: p_x3,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8abd9e1ee2cee44b315db97e392ab13f";
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
        /// - `x3dot`: gain of the first integral `x3dot`, at least 0, 1 if not given
        /// - `xidot`: gain of the first integral `xidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 3 | 11 | 0 | 0 | 0 | 0 |
        /// | each step | 111 | 138 | 7 | 0 | 2 | 0 |
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
            /// `h feedback-rk2_J/2`
            k2: T,
            /// `h²/2`
            half_h_squared: T,
            /// `h²/2 - h feedback-rk2_J/2`
            k3: T,
            /// `h feedback-rk2_J/2 - h²/2`
            k4: T,
            /// `h² feedback-rk2_xidot/2`
            k5: T,
            /// `h - h² feedback-rk2_xidot/2`
            k6: T,
            /// `h feedback-rk2_x3dot`
            stability4_new: T,
            /// `h feedback-rk2_xidot`
            stability5_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p on T*Q (4); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (5); functions of q that the next step needs (2).
            type Carried = [T; 18];
            type Memory = (rt::StabilityMonitor<T, 5>,);
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
                        name: "x3dot",
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

            fn new(_: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_x3dot,
                feedback_rk2_xidot] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let k1 = rt::lit::<T>(0.5) * h_feedback_rk2_h;
                let k2 = rt::lit::<T>(0.5) * h_feedback_rk2_j;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let k3 = half_h_squared - k2;
                let k4 = k2 - half_h_squared;
                let k5 = rt::lit::<T>(0.5) * (h_squared * feedback_rk2_xidot);
                let k6 = h - k5;
                let stability4_new = h * feedback_rk2_x3dot;
                let stability5_new = h * feedback_rk2_xidot;
                Scheme {
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k1,
                    k2,
                    half_h_squared,
                    k3,
                    k4,
                    k5,
                    k6,
                    stability4_new,
                    stability5_new,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 4],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_sin_xi = cos_xi * sin_xi;
                let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
                let t2 = cos_xi_sin_xi * t1;
                let t3 = rt::lit::<T>(1.0)
                    / (sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t2);
                let t4 = x1_dot + x3_dot * cos_xi;
                let t5 = x2_dot + x3_dot * sin_xi - t4 * t2;
                let t6 = t3 * t5;
                let t7 = t1 * (t4 - t3 * (cos_xi_sin_xi * t5));
                let t8 = x3_dot * (x3_dot - sin_xi * t6 - cos_xi * t7)
                    + (x1_dot * (x1_dot - t7)
                        + (xi_dot * xi_dot + x2_dot * (x2_dot - t6)));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t8,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, level_h, level_x3dot,
                level_xidot, _, _, _, _, _, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_x3dot,
                feedback_rk2_xidot] = *setting.options();
                let Scheme {
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    k1,
                    k2,
                    half_h_squared,
                    k3,
                    k4,
                    k5,
                    k6,
                    stability4_new,
                    stability5_new,
                } = *setting.scheme();
                let t1 = p_x1 + p_x3 * cos_xi_ahead;
                let t2 = cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = t1 * t3;
                let t5 = sin_xi_ahead * cos_xi_ahead;
                let t6 = t5 * t3;
                let t7 = p_x2 + p_x3 * sin_xi_ahead - t1 * t6;
                let t8 = sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0) - t5 * t6;
                let t9 = rt::lit::<T>(1.0) / (t2 * t8);
                let t10 = t4 - t5 * t7 * t9;
                let t11 = p_x1 - t10;
                let t12 = rt::lit::<T>(1.0) / t8;
                let t13 = t7 * t12;
                let t14 = cos_xi_ahead * t10 + sin_xi_ahead * t13;
                let t15 = p_x3 - t14;
                let t16 = sin_xi_ahead * t15;
                let p_xi_sin_xi_ahead = p_xi * sin_xi_ahead;
                let t17 = sin_xi_ahead * p_xi_sin_xi_ahead;
                let t18 = cos_xi_ahead * t6;
                let t19 = p_xi_sin_xi_ahead * t18;
                let t20 = t13 * (t17 - t19);
                let t21 = p_xi * t16 + t20;
                let t22 = cos_xi_ahead * t15;
                let t23 = t6 * (t20 - t21) + (t4 * (t19 - t17) - p_xi * t22);
                let t24 = t3 * t21 - t23 * (t5 * t9);
                let p_xi_squared = p_xi * p_xi;
                let t25 = p_x2 - t13;
                let t26 = rt::lit::<T>(0.5)
                    * (p_x3 * t15 + (p_x1 * t11 + (p_xi_squared + p_x2 * t25)))
                    - level_h;
                let t27 = feedback_rk2_h * t26;
                let t28 = t24 - (feedback_rk2_j * t10 + t11 * t27);
                let t29 = p_x1 + h * t28;
                let t30 = t10 * t16;
                let t31 = t13 * t22;
                let t32 = t30 - t31;
                let t33 = h * p_xi + h_feedback_rk2_j * t32
                    - t26 * (h_feedback_rk2_h * t32);
                let t34 = xi + t33;
                let (t35, t36) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t33,
                    t34,
                    tally,
                );
                let t37 = t36 * t36 + rt::lit::<T>(1.0);
                let t38 = rt::lit::<T>(1.0) / t37;
                let t39 = t12 * t23;
                let t40 = cos_xi_ahead * t24
                    + (sin_xi_ahead * t39
                        - (t15 * t27
                            + (feedback_rk2_x3dot * (p_x3 - level_x3dot)
                                + feedback_rk2_j * t14)));
                let t41 = p_x3 + h * t40;
                let t42 = t29 + t36 * t41;
                let t43 = t38 * t42;
                let t44 = t36 * t35;
                let t45 = t44 * t38;
                let t46 = t35 * t35 + rt::lit::<T>(1.0) - t44 * t45;
                let t47 = rt::lit::<T>(1.0) / (t37 * t46);
                let t48 = t39 - (feedback_rk2_j * t13 + t25 * t27);
                let t49 = p_x2 + h * t48;
                let t50 = t49 + t35 * t41 - t45 * t42;
                let t51 = t43 - t47 * (t44 * t50);
                let t52 = t29 - t51;
                let x1_new_2 = x1 + half_h * (t11 + t52);
                let t53 = rt::lit::<T>(1.0) / t46;
                let t54 = t50 * t53;
                let t55 = t49 - t54;
                let x2_new_2 = x2 + half_h * (t25 + t55);
                let t56 = t36 * t51 + t35 * t54;
                let t57 = t41 - t56;
                let x3_new_2 = x3 + half_h * (t15 + t57);
                let t58 = t35 * t57;
                let t59 = t51 * t58;
                let t60 = t36 * t57;
                let t61 = t54 * t60;
                let t62 = t59 - t61;
                let t63 = k4 * t30 + (k3 * t31 + (k6 * p_xi + k5 * level_xidot))
                    - half_h * (t32 * t27);
                let t64 = p_xi * t27;
                let t65 = t31 - t30 - feedback_rk2_xidot * (p_xi - level_xidot) - t64;
                let t66 = p_xi + h * t65;
                let t67 = rt::lit::<T>(0.5)
                    * (t41 * t57 + (t29 * t52 + (t66 * t66 + t49 * t55))) - level_h;
                let t68 = k2 * t62 + (t63 - half_h_squared * t64) - t67 * (k1 * t62);
                let xi_new_2 = xi + t68;
                let t69 = t66 * t35;
                let t70 = t35 * t69;
                let t71 = t45 * (t36 * t69);
                let t72 = t54 * (t70 - t71);
                let t73 = t72 + t66 * t58;
                let t74 = t45 * (t72 - t73) + (t43 * (t71 - t70) - t66 * t60);
                let t75 = t38 * t73 - t74 * (t44 * t47);
                let t76 = feedback_rk2_h * t67;
                let p_x1_new = p_x1
                    + half_h * (t75 + (t28 - feedback_rk2_j * t51 - t52 * t76));
                let t77 = t53 * t74;
                let p_x2_new = p_x2
                    + half_h * (t77 + (t48 - feedback_rk2_j * t54 - t55 * t76));
                let t78 = t35 * t77
                    + (t40 - feedback_rk2_x3dot * (t41 - level_x3dot)
                        - feedback_rk2_j * t56 - t57 * t76);
                let p_x3_new = p_x3 + half_h * (t36 * t75 + t78);
                let p_xi_new = p_xi
                    + half_h
                        * (t61 - t59 + (t65 - feedback_rk2_xidot * (t66 - level_xidot))
                            - t66 * t76);
                let stability1_new = (t2 + t16 * t16) * (h_feedback_rk2_j * t3);
                let t79 = t22 + t6 * t16;
                let t80 = sin_xi_ahead - t18;
                let stability2_new = (t79 * t79
                    + (t80 * t80 + (t5 * t5 / (t2 * t2) + rt::lit::<T>(1.0))))
                    * (h_feedback_rk2_j * t12);
                let stability3_new = h_feedback_rk2_h
                    * (t32 * t32
                        + (t15 * t15 + (t11 * t11 + (p_xi_squared + t25 * t25))));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t68,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
                    p_xi_new,
                    level_h,
                    level_x3dot,
                    level_xidot,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    stability4_new,
                    stability5_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                let stability = stability
                    .after(
                        2,
                        [
                            ("J", setting.options()[0], carried[11]),
                            ("J", setting.options()[0], carried[12]),
                            ("H", setting.options()[1], carried[13]),
                            ("x3dot", setting.options()[2], carried[14]),
                            ("xidot", setting.options()[3], carried[15]),
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
                    carried[6],
                    carried[7],
                    carried[11],
                    carried[12],
                    carried[13],
                    carried[14],
                    carried[15],
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _, _, _, _, _, _, _, _, _,
                ] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    x3_dot: p_x3,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8ea9f619d9eaacfbbb456d1b92ff84d6";
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
        /// - `x3dot`: gain of the first integral `x3dot`, at least 0, 1 if not given
        /// - `xidot`: gain of the first integral `xidot`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 32 | 30 | 0 | 0 | 0 | 0 |
        /// | each step | 227 | 273 | 13 | 0 | 4 | 0 |
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
            /// `h/3`
            k2: T,
            /// `h²/2`
            half_h_squared: T,
            /// `h feedback-rk4_J`
            h_feedback_rk4_j: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
            /// `h feedback-rk4_J/2`
            k3: T,
            /// `h feedback-rk4_H/2`
            k4: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `h² feedback-rk4_xidot/4`
            k6: T,
            /// `h/2 - h² feedback-rk4_xidot/4`
            k7: T,
            /// `h³ feedback-rk4_xidot/4`
            k9: T,
            /// `h - h² feedback-rk4_xidot/2 + feedback-rk4_xidot² h³/4`
            k13: T,
            /// `h² feedback-rk4_xidot/2 - feedback-rk4_xidot² h³/4`
            k14: T,
            /// `h²/6`
            k15: T,
            /// `h feedback-rk4_J/6`
            k16: T,
            /// `h²/6 - (h³ feedback-rk4_xidot/12 + h feedback-rk4_J/3)`
            k20: T,
            /// `h³ feedback-rk4_xidot/12 + h feedback-rk4_J/3 - h²/6`
            k21: T,
            /// `h²/6 + (h⁴ feedback-rk4_xidot²/24 - h feedback-rk4_J/6) - h³ feedback-rk4_xidot/12`
            k24: T,
            /// `h³ feedback-rk4_xidot/12 + (h feedback-rk4_J/6 - h⁴ feedback-rk4_xidot²/24 - h²/6)`
            k25: T,
            /// `feedback-rk4_xidot² h³/12 + (h/3 + (h/3 + (h/6 + (h/6 - h² feedback-rk4_xidot/6 + feedback …`
            k29: T,
            /// `h³ feedback-rk4_xidot/12 - (h²/6 + h⁴ feedback-rk4_xidot²/24)`
            k30: T,
            /// `h² feedback-rk4_xidot/6 + (h² feedback-rk4_xidot/6 + (h² feedback-rk4_xidot/6 + (feedback- …`
            k31: T,
            /// `h³ feedback-rk4_xidot/12 - h²/6`
            k32: T,
            /// `h²/6 - h feedback-rk4_J/3`
            k33: T,
            /// `h feedback-rk4_J/3 - h²/6`
            k34: T,
            /// `h feedback-rk4_H/6`
            k35: T,
            /// `h feedback-rk4_x3dot`
            stability4_new: T,
            /// `h feedback-rk4_xidot`
            stability5_new: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 4];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p on T*Q (4); levels of H̃ and the declared invariants other than the energy (3); h k |∇I|² for the terms of the feedback, at the beginning of the last step (5); functions of q that the next step needs (2).
            type Carried = [T; 18];
            type Memory = (rt::StabilityMonitor<T, 5>,);
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
                        name: "x3dot",
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

            fn new(_: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_x3dot,
                feedback_rk4_xidot] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let k2 = rt::lit::<T>(0.3333333333333333) * h;
                let h_squared = h * h;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let h_feedback_rk4_j = h * feedback_rk4_j;
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let k3 = rt::lit::<T>(0.5) * h_feedback_rk4_j;
                let k4 = rt::lit::<T>(0.5) * h_feedback_rk4_h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let k5 = h_squared * feedback_rk4_xidot;
                let k6 = rt::lit::<T>(0.25) * k5;
                let k7 = half_h - k6;
                let k8 = h * k5;
                let k9 = rt::lit::<T>(0.25) * k8;
                let k10 = rt::lit::<T>(0.5) * k5;
                let k11 = feedback_rk4_xidot * k8;
                let k12 = rt::lit::<T>(0.25) * k11;
                let k13 = h - k10 + k12;
                let k14 = k10 - k12;
                let k15 = rt::lit::<T>(0.16666666666666666) * h_squared;
                let k16 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_j;
                let k17 = rt::lit::<T>(0.08333333333333333) * k8;
                let k18 = rt::lit::<T>(0.3333333333333333) * h_feedback_rk4_j;
                let k19 = k17 + k18;
                let k20 = k15 - k19;
                let k21 = k19 - k15;
                let k22 = h * k11;
                let k23 = rt::lit::<T>(0.041666666666666664) * k22;
                let k24 = k15 + (k23 - k16) - k17;
                let k25 = k17 + (k16 - k23 - k15);
                let k26 = rt::lit::<T>(0.08333333333333333) * k11;
                let k27 = rt::lit::<T>(0.16666666666666666) * k5;
                let k28 = rt::lit::<T>(0.041666666666666664)
                    * (feedback_rk4_xidot * k22);
                let k29 = k26 + (k2 + (k2 + (k1 + (k1 - k27 + k26 - k28)) - k27) - k27);
                let k30 = k17 - (k15 + k23);
                let k31 = k27 + (k27 + (k27 + (k28 - k26)) - k26);
                let k32 = k17 - k15;
                let k33 = k15 - k18;
                let k34 = k18 - k15;
                let k35 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_h;
                let stability4_new = h * feedback_rk4_x3dot;
                let stability5_new = h * feedback_rk4_xidot;
                Scheme {
                    half_h,
                    k1,
                    k2,
                    half_h_squared,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    k3,
                    k4,
                    quarter_h_squared,
                    k6,
                    k7,
                    k9,
                    k13,
                    k14,
                    k15,
                    k16,
                    k20,
                    k21,
                    k24,
                    k25,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    stability4_new,
                    stability5_new,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 4],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let cos_xi_sin_xi = cos_xi * sin_xi;
                let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
                let t2 = cos_xi_sin_xi * t1;
                let t3 = rt::lit::<T>(1.0)
                    / (sin_xi * sin_xi + rt::lit::<T>(1.0) - cos_xi_sin_xi * t2);
                let t4 = x1_dot + x3_dot * cos_xi;
                let t5 = x2_dot + x3_dot * sin_xi - t4 * t2;
                let t6 = t3 * t5;
                let t7 = t1 * (t4 - t3 * (cos_xi_sin_xi * t5));
                let t8 = x3_dot * (x3_dot - sin_xi * t6 - cos_xi * t7)
                    + (x1_dot * (x1_dot - t7)
                        + (xi_dot * xi_dot + x2_dot * (x2_dot - t6)));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t8,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, level_h, level_x3dot,
                level_xidot, _, _, _, _, _, sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_x3dot,
                feedback_rk4_xidot] = *setting.options();
                let Scheme {
                    half_h,
                    k1,
                    k2,
                    half_h_squared,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    k3,
                    k4,
                    quarter_h_squared,
                    k6,
                    k7,
                    k9,
                    k13,
                    k14,
                    k15,
                    k16,
                    k20,
                    k21,
                    k24,
                    k25,
                    k29,
                    k30,
                    k31,
                    k32,
                    k33,
                    k34,
                    k35,
                    stability4_new,
                    stability5_new,
                } = *setting.scheme();
                let t1 = p_x1 + p_x3 * cos_xi_ahead;
                let t2 = cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = t1 * t3;
                let t5 = sin_xi_ahead * cos_xi_ahead;
                let t6 = t5 * t3;
                let t7 = p_x2 + p_x3 * sin_xi_ahead - t1 * t6;
                let t8 = sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0) - t5 * t6;
                let t9 = rt::lit::<T>(1.0) / (t2 * t8);
                let t10 = t4 - t5 * t7 * t9;
                let t11 = rt::lit::<T>(1.0) / t8;
                let t12 = t7 * t11;
                let t13 = cos_xi_ahead * t10 + sin_xi_ahead * t12;
                let t14 = p_x3 - t13;
                let t15 = sin_xi_ahead * t14;
                let t16 = t10 * t15;
                let t17 = cos_xi_ahead * t14;
                let t18 = t12 * t17;
                let t19 = t16 - t18;
                let t20 = p_x1 - t10;
                let p_xi_squared = p_xi * p_xi;
                let t21 = p_x2 - t12;
                let t22 = rt::lit::<T>(0.5)
                    * (p_x3 * t14 + (p_x1 * t20 + (p_xi_squared + p_x2 * t21)))
                    - level_h;
                let t23 = half_h * p_xi + k3 * t19 - t22 * (k4 * t19);
                let t24 = xi + t23;
                let (t25, t26) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t23,
                    t24,
                    tally,
                );
                let t27 = t26 * t26 + rt::lit::<T>(1.0);
                let t28 = rt::lit::<T>(1.0) / t27;
                let p_xi_sin_xi_ahead = p_xi * sin_xi_ahead;
                let t29 = sin_xi_ahead * p_xi_sin_xi_ahead;
                let t30 = cos_xi_ahead * t6;
                let t31 = p_xi_sin_xi_ahead * t30;
                let t32 = t12 * (t29 - t31);
                let t33 = p_xi * t15 + t32;
                let t34 = t6 * (t32 - t33) + (t4 * (t31 - t29) - p_xi * t17);
                let t35 = t3 * t33 - t34 * (t5 * t9);
                let t36 = feedback_rk4_h * t22;
                let t37 = t35 - (feedback_rk4_j * t10 + t20 * t36);
                let t38 = p_x1 + half_h * t37;
                let t39 = t11 * t34;
                let t40 = cos_xi_ahead * t35
                    + (sin_xi_ahead * t39
                        - (t14 * t36
                            + (feedback_rk4_x3dot * (p_x3 - level_x3dot)
                                + feedback_rk4_j * t13)));
                let t41 = p_x3 + half_h * t40;
                let t42 = t38 + t41 * t26;
                let t43 = t28 * t42;
                let t44 = t26 * t25;
                let t45 = t44 * t28;
                let t46 = t25 * t25 + rt::lit::<T>(1.0) - t44 * t45;
                let t47 = rt::lit::<T>(1.0) / (t27 * t46);
                let t48 = t39 - (feedback_rk4_j * t12 + t21 * t36);
                let t49 = p_x2 + half_h * t48;
                let t50 = t49 + t41 * t25 - t45 * t42;
                let t51 = t43 - t47 * (t44 * t50);
                let t52 = rt::lit::<T>(1.0) / t46;
                let t53 = t50 * t52;
                let t54 = t26 * t51 + t25 * t53;
                let t55 = t41 - t54;
                let t56 = t25 * t55;
                let t57 = t51 * t56;
                let t58 = t26 * t55;
                let t59 = t53 * t58;
                let t60 = t57 - t59;
                let t61 = t18 - t16;
                let t62 = p_xi * t36;
                let t63 = t38 - t51;
                let t64 = t61 - feedback_rk4_xidot * (p_xi - level_xidot) - t62;
                let t65 = p_xi + half_h * t64;
                let t66 = t49 - t53;
                let t67 = rt::lit::<T>(0.5)
                    * (t41 * t55 + (t38 * t63 + (t65 * t65 + t49 * t66))) - level_h;
                let t68 = k3 * t60
                    + (quarter_h_squared * (t61 - t62) + (k7 * p_xi + k6 * level_xidot))
                    - t67 * (k4 * t60);
                let t69 = xi + t68;
                let (t70, t71) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t68,
                    t69,
                    tally,
                );
                let t72 = t71 * t71 + rt::lit::<T>(1.0);
                let t73 = rt::lit::<T>(1.0) / t72;
                let t74 = t65 * t25;
                let t75 = t25 * t74;
                let t76 = t45 * (t26 * t74);
                let t77 = t53 * (t75 - t76);
                let t78 = t77 + t65 * t56;
                let t79 = t45 * (t77 - t78) + (t43 * (t76 - t75) - t65 * t58);
                let t80 = t52 * t79;
                let t81 = feedback_rk4_h * t67;
                let t82 = t80 - (feedback_rk4_j * t53 + t66 * t81);
                let t83 = p_x2 + half_h * t82;
                let t84 = t28 * t78 - t79 * (t44 * t47);
                let t85 = t26 * t84
                    + (t25 * t80
                        - (t55 * t81
                            + (feedback_rk4_x3dot * (t41 - level_x3dot)
                                + feedback_rk4_j * t54)));
                let t86 = p_x3 + half_h * t85;
                let t87 = t71 * t70;
                let t88 = t87 * t73;
                let t89 = t84 - (feedback_rk4_j * t51 + t63 * t81);
                let t90 = p_x1 + half_h * t89;
                let t91 = t90 + t86 * t71;
                let t92 = t83 + t86 * t70 - t88 * t91;
                let t93 = t70 * t70 + rt::lit::<T>(1.0) - t87 * t88;
                let t94 = rt::lit::<T>(1.0) / t93;
                let t95 = t92 * t94;
                let t96 = t59 - t57;
                let t97 = t65 * t81;
                let t98 = t96 - feedback_rk4_xidot * (t65 - level_xidot) - t97;
                let t99 = p_xi + half_h * t98;
                let t100 = t99 * t70;
                let t101 = t70 * t100;
                let t102 = t88 * (t71 * t100);
                let t103 = t95 * (t101 - t102);
                let t104 = t73 * t91;
                let t105 = rt::lit::<T>(1.0) / (t72 * t93);
                let t106 = t104 - t105 * (t87 * t92);
                let t107 = t71 * t106 + t70 * t95;
                let t108 = t86 - t107;
                let t109 = t70 * t108;
                let t110 = t103 + t99 * t109;
                let t111 = t71 * t108;
                let t112 = t88 * (t103 - t110) + (t104 * (t102 - t101) - t99 * t111);
                let t113 = t73 * t110 - t112 * (t87 * t105);
                let t114 = t90 - t106;
                let t115 = t83 - t95;
                let t116 = rt::lit::<T>(0.5)
                    * (t86 * t108 + (t90 * t114 + (t99 * t99 + t83 * t115))) - level_h;
                let t117 = feedback_rk4_h * t116;
                let t118 = t113 - (feedback_rk4_j * t106 + t114 * t117);
                let t119 = p_x1 + h * t118;
                let t120 = t106 * t109;
                let t121 = t95 * t111;
                let t122 = t120 - t121;
                let t123 = half_h_squared * (t96 - t97)
                    + (k9 * (t19 + t62) + (k13 * p_xi + k14 * level_xidot));
                let t124 = h_feedback_rk4_j * t122 + t123
                    - t116 * (h_feedback_rk4_h * t122);
                let t125 = xi + t124;
                let (t126, t127) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t124,
                    t125,
                    tally,
                );
                let t128 = t127 * t127 + rt::lit::<T>(1.0);
                let t129 = rt::lit::<T>(1.0) / t128;
                let t130 = t94 * t112;
                let t131 = t71 * t113
                    + (t70 * t130
                        - (t108 * t117
                            + (feedback_rk4_x3dot * (t86 - level_x3dot)
                                + feedback_rk4_j * t107)));
                let t132 = p_x3 + h * t131;
                let t133 = t119 + t132 * t127;
                let t134 = t129 * t133;
                let t135 = t127 * t126;
                let t136 = t135 * t129;
                let t137 = t126 * t126 + rt::lit::<T>(1.0) - t135 * t136;
                let t138 = rt::lit::<T>(1.0) / (t128 * t137);
                let t139 = t130 - (feedback_rk4_j * t95 + t115 * t117);
                let t140 = p_x2 + h * t139;
                let t141 = t140 + t132 * t126 - t136 * t133;
                let t142 = t134 - t138 * (t135 * t141);
                let t143 = t119 - t142;
                let x1_new_2 = x1
                    + k1 * (t143 + (t20 + rt::lit::<T>(2.0) * (t63 + t114)));
                let t144 = rt::lit::<T>(1.0) / t137;
                let t145 = t141 * t144;
                let t146 = t140 - t145;
                let x2_new_2 = x2
                    + k1 * (t146 + (t21 + rt::lit::<T>(2.0) * (t66 + t115)));
                let t147 = t127 * t142 + t126 * t145;
                let t148 = t132 - t147;
                let x3_new_2 = x3
                    + k1 * (t148 + (t14 + rt::lit::<T>(2.0) * (t55 + t108)));
                let t149 = t126 * t148;
                let t150 = t142 * t149;
                let t151 = t127 * t148;
                let t152 = t145 * t151;
                let t153 = t150 - t152;
                let t154 = k30 * t62
                    + (k25 * t16 + (k24 * t18 + (k29 * p_xi + k31 * level_xidot)));
                let t155 = k32 * t97
                    + (k21 * t57 + (k20 * t59 + (t154 - k1 * (t19 * t36))));
                let t156 = t99 * t117;
                let t157 = k34 * t120 + (k33 * t121 + t155) - k15 * t156
                    - k2 * (t81 * t60 + t117 * t122);
                let t158 = t121 - t120 - feedback_rk4_xidot * (t99 - level_xidot) - t156;
                let t159 = p_xi + h * t158;
                let t160 = rt::lit::<T>(0.5)
                    * (t132 * t148 + (t119 * t143 + (t159 * t159 + t140 * t146)))
                    - level_h;
                let t161 = k16 * t153 + t157 - t160 * (k35 * t153);
                let xi_new_2 = xi + t161;
                let t162 = t159 * t126;
                let t163 = t126 * t162;
                let t164 = t136 * (t127 * t162);
                let t165 = t145 * (t163 - t164);
                let t166 = t165 + t159 * t149;
                let t167 = t136 * (t165 - t166) + (t134 * (t164 - t163) - t159 * t151);
                let t168 = t129 * t166 - t167 * (t135 * t138);
                let t169 = feedback_rk4_h * t160;
                let t170 = k1
                    * (t168
                        + (t37 + rt::lit::<T>(2.0) * (t89 + t118) - feedback_rk4_j * t142
                            - t143 * t169));
                let p_x1_new = p_x1 + t170;
                let t171 = t144 * t167;
                let t172 = k1
                    * (t171
                        + (t48 + rt::lit::<T>(2.0) * (t82 + t139) - feedback_rk4_j * t145
                            - t146 * t169));
                let p_x2_new = p_x2 + t172;
                let t173 = t40 + rt::lit::<T>(2.0) * (t85 + t131)
                    - feedback_rk4_x3dot * (t132 - level_x3dot) - feedback_rk4_j * t147
                    - t148 * t169;
                let p_x3_new = p_x3 + k1 * (t127 * t168 + (t126 * t171 + t173));
                let t174 = t152 - t150
                    + (t64 + rt::lit::<T>(2.0) * (t98 + t158)
                        - feedback_rk4_xidot * (t159 - level_xidot)) - t159 * t169;
                let p_xi_new = p_xi + k1 * t174;
                let stability1_new = (t2 + t15 * t15) * (h_feedback_rk4_j * t3);
                let t175 = t17 + t6 * t15;
                let t176 = sin_xi_ahead - t30;
                let stability2_new = (t175 * t175
                    + (t176 * t176 + (t5 * t5 / (t2 * t2) + rt::lit::<T>(1.0))))
                    * (h_feedback_rk4_j * t11);
                let stability3_new = h_feedback_rk4_h
                    * (t19 * t19
                        + (t14 * t14 + (t20 * t20 + (p_xi_squared + t21 * t21))));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t161,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
                    p_xi_new,
                    level_h,
                    level_x3dot,
                    level_xidot,
                    stability1_new,
                    stability2_new,
                    stability3_new,
                    stability4_new,
                    stability5_new,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                let stability = stability
                    .after(
                        4,
                        [
                            ("J", setting.options()[0], carried[11]),
                            ("J", setting.options()[0], carried[12]),
                            ("H", setting.options()[1], carried[13]),
                            ("x3dot", setting.options()[2], carried[14]),
                            ("xidot", setting.options()[3], carried[15]),
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
                    carried[6],
                    carried[7],
                    carried[11],
                    carried[12],
                    carried[13],
                    carried[14],
                    carried[15],
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _, _, _, _, _, _, _, _, _,
                ] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: p_x1,
                    x2_dot: p_x2,
                    x3_dot: p_x3,
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8dfe76ff51af6b061e7a0e0489f90a58";
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
            let mut info = ModelInfo::new("vertical_disk");
            info.text = Some(
                "A disk that rolls upright on the plane, all its constants scaled to one.",
            );
            info.source = Some(
                "K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), equation (15)",
            );
            info.coordinates = &[
                Quantity::new("x1", None, Some("contact point")),
                Quantity::new("x2", None, Some("contact point")),
                Quantity::new("x3", Some("rad"), Some("angle of rolling")),
                Quantity::new("xi", Some("rad"), Some("heading")),
            ];
            info.velocities = &[
                Quantity::new("x1_dot", None, None),
                Quantity::new("x2_dot", None, None),
                Quantity::new("x3_dot", Some("rad/s"), None),
                Quantity::new("xi_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["x1_dot + cos(xi)*x3_dot", "x2_dot + sin(xi)*x3_dot"];
            info.parameters = &[];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("x3dot", None, None),
                Quantity::new("xidot", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.1, -0.3, 0.2, 0.4],
                    w: &[-0.8289548946025966, -0.35047650807778546, 0.9, 0.7],
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
                FunctionInfo::new("mass_matrix", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("inverse_mass", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("potential", &[("q", 4)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 4)], &[4]),
                FunctionInfo::new("lagrangian", &[("q", 4), ("w", 4)], &[]),
                FunctionInfo::new("energy", &[("q", 4), ("w", 4)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 4)], &[4, 4, 4]),
                FunctionInfo::new("christoffel", &[("q", 4)], &[4, 4, 4]),
                FunctionInfo::new("constraint_matrix", &[("q", 4)], &[2, 4]),
                FunctionInfo::new("constraint", &[("q", 4), ("w", 4)], &[2]),
                FunctionInfo::new("projector_perp", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("projector_d", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("frame", &[("q", 4)], &[4, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 4)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 4)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 4)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 4), ("rho", 2)], &[6, 6]),
                FunctionInfo::new("hamiltonian", &[("q", 4), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 4), ("rho", 2)], &[6]),
                FunctionInfo::new("vector_field", &[("q", 4), ("rho", 2)], &[6]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 4), ("rho", 2)],
                    &[6, 6],
                ),
                FunctionInfo::new("momenta", &[("q", 4), ("w", 4)], &[4]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 4), ("p", 4)], &[4]),
                FunctionInfo::new("to_momenta", &[("q", 4), ("w", 4)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 4), ("rho", 2)], &[4]),
                FunctionInfo::new("multipliers", &[("q", 4), ("w", 4)], &[2]),
                FunctionInfo::new("acceleration", &[("q", 4), ("w", 4)], &[4]),
                FunctionInfo::new("configuration_velocity", &[("q", 4), ("w", 4)], &[4]),
                FunctionInfo::new("invariants", &[("q", 4), ("w", 4)], &[3]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 4), ("p", 4)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 4), ("p", 4)], &[8]),
                FunctionInfo::new("constraint_momenta", &[("q", 4), ("p", 4)], &[2]),
                FunctionInfo::new("extended_hamiltonian", &[("q", 4), ("p", 4)], &[]),
                FunctionInfo::new("extended_multipliers", &[("q", 4), ("p", 4)], &[2]),
                FunctionInfo::new("extended_vector_field", &[("q", 4), ("p", 4)], &[8]),
                FunctionInfo::new("feedback_levels", &[("q", 4), ("p", 4)], &[3]),
                FunctionInfo::new(
                    "lyapunov_function",
                    &[("q", 4), ("p", 4), ("gains", 4), ("levels", 3)],
                    &[],
                ),
                FunctionInfo::new(
                    "lyapunov_gradient",
                    &[("q", 4), ("p", 4), ("gains", 4), ("levels", 3)],
                    &[8],
                ),
                FunctionInfo::new(
                    "feedback_vector_field",
                    &[("q", 4), ("p", 4), ("gains", 4), ("levels", 3)],
                    &[8],
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

impl VerticalDisk {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        vertical_disk::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        vertical_disk::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> vertical_disk::Parameters<f64> {
        vertical_disk::Parameters::new()
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> vertical_disk::StateBuilder<f64> {
        vertical_disk::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<vertical_disk::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: vertical_disk::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <vertical_disk::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        vertical_disk::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `dla`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, x3dot, xidot]` for `feedback-euler`, `[J, H, x3dot, xidot]` for `feedback-rk2`, `[J, H, x3dot, xidot]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: vertical_disk::State<f64>,
        h: f64,
        options: <vertical_disk::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <vertical_disk::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        vertical_disk::System<f64>: ::nonholonomic::Discretize<M>,
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
        VerticalDisk::system,
        VerticalDisk::parameters,
        VerticalDisk::state,
        VerticalDisk::initial,
        VerticalDisk::integrate::<::nonholonomic::methods::Gonzalez>,
        VerticalDisk::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
