// Prepared by `nh prepare` from `MobileRobot` in src/library.rs and mobile_robot.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 7c2c906b3be9d1ef80f9ac494c687a16
// content 2d66ed5fd5528619be910fffab2c5419

pub struct MobileRobot;

/// The system `mobile_robot` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 28 add, 42 mul, 2 div, 4 sin_cos, 1 call
/// * `avf`: 21 add, 31 mul, 4 div, 4 sin_cos, 1 call
/// * `itoh-abe`: 21 add, 33 mul, 4 div, 4 sin_cos, 1 call
/// * `itoh-abe-sym`: 36 add, 53 mul, 6 div, 8 sin_cos, 1 call
/// * `avf4`: 222 add, 249 mul, 2 div, 19 sin_cos, 32 call
/// * `avf6`: 342 add, 362 mul, 2 div, 20 sin_cos, 32 call
/// * `midpoint`: 10 add, 9 mul, 3 sin_cos
/// * `gonzalez-f`: 120 add, 151 mul, 10 div, 3 sin_cos, 1 call
/// * `gonzalez-r`: 56 add, 87 mul, 8 div, 6 sqrt, 3 sin_cos, 1 call
/// * `gonzalez-r-fd`: 190 add, 336 mul, 37 div, 10 sqrt, 7 sin_cos, 1 call
/// * `iso`: 22 add, 33 mul, 4 div, 5 sin_cos, 1 call
/// * `iso:4`: 5 times 22 add, 33 mul, 4 div, 5 sin_cos, 1 call
/// * `iso:6`: 9 times 22 add, 33 mul, 4 div, 5 sin_cos, 1 call
/// * `iso-var`: 11 add, 10 mul, 4 sin_cos
/// * `leapfrog`: 16 add, 17 mul, 1 sin_cos
/// * `dla`: 23 add, 23 mul, 3 sin_cos
/// * `dla01`: 19 add, 19 mul, 2 sin_cos
/// * `dla-midpoint`: 20 add, 20 mul, 3 sin_cos
/// * `dla1`: 11 add, 15 mul, 1 sin_cos
/// * `dd`: 61 add, 92 mul, 5 div, 4 sin_cos, 1 call
/// * `rattle`: 19 add, 24 mul, 1 sin_cos
/// * `rattle:consistent`: 19 add, 24 mul, 1 sin_cos
/// * `spark2`: 25 add, 34 mul, 1 sin_cos
/// * `spark3`: 95 add, 131 mul, 3 sin_cos
/// * `taylor`: 1 add, 4 mul, 1 sin_cos
/// * `taylor:qv`: 7 add, 14 mul, 1 sin_cos
/// * `euler`: 5 add, 5 mul, 1 sin_cos
/// * `rk2`: 9 add, 7 mul, 2 sin_cos
/// * `rk4`: 20 add, 15 mul, 4 sin_cos
/// * `euler:qv`: 13 add, 22 mul, 1 sin_cos
/// * `rk2:qv`: 30 add, 47 mul, 2 sin_cos
/// * `rk4:qv`: 66 add, 85 mul, 4 sin_cos
/// * `feedback-euler`: 62 add, 79 mul, 4 div, 1 sin_cos
/// * `feedback-rk2`: 123 add, 144 mul, 7 div, 2 sin_cos
/// * `feedback-rk4`: 253 add, 278 mul, 13 div, 4 sin_cos
pub mod mobile_robot {
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
        /// Coordinate `x1`: position.
        pub x1: T,
        /// Coordinate `x2`: position.
        pub x2: T,
        /// Coordinate `x3` (rad): angle of rolling.
        pub x3: T,
        /// Coordinate `xi` (rad): steering angle.
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

    /// A mobile robot of fixed orientation, whose wheels all steer together in a periodic potential.
    ///
    /// **Source**: K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 2.2.3, with V(xi) = sin(xi)
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
        pub fn potential(&self, q: &SVector<T, 4>) -> T {
            let [[_, _, _, xi]] = q.data.0;
            rt::sin(xi)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 4
        pub fn potential_gradient(&self, q: &SVector<T, 4>) -> SVector<T, 4> {
            let [[_, _, _, xi]] = q.data.0;
            let cos_xi = rt::cos(xi);
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, cos_xi])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> T {
            let [[_, _, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, x3_dot, xi_dot]] = w.data.0;
            let sin_xi = rt::sin(xi);
            let t1 = x1_dot * x1_dot + x2_dot * x2_dot
                + (x3_dot * x3_dot + xi_dot * xi_dot) - rt::lit::<T>(2.0) * sin_xi;
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> T {
            let [[_, _, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, x3_dot, xi_dot]] = w.data.0;
            let sin_xi = rt::sin(xi);
            let t1 = rt::lit::<T>(2.0) * sin_xi
                + (x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot));
            rt::lit::<T>(0.5) * t1
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
            rt::vector([x1_dot + cos_xi * x3_dot, x2_dot + sin_xi * x3_dot])
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
            let t1 = cos_xi * (rt::lit::<T>(-0.5) * sin_xi);
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
            let half_sin_xi = rt::lit::<T>(0.5) * sin_xi;
            let cos_xi_half_sin_xi = cos_xi * half_sin_xi;
            let t1 = rt::lit::<T>(-0.5) * cos_xi;
            let t2 = rt::lit::<T>(-0.5) * sin_xi;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [cos_xi * (rt::lit::<T>(0.5) * cos_xi), cos_xi_half_sin_xi, t1, zero],
                [cos_xi_half_sin_xi, sin_xi * half_sin_xi, t2, zero],
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
        pub fn hamiltonian(&self, q: &SVector<T, 4>, rho: &SVector<T, 2>) -> T {
            let [[_, _, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let sin_xi = rt::sin(xi);
            rt::lit::<T>(0.25)
                * (rt::lit::<T>(4.0) * sin_xi
                    + (rho1 * rho1 + rho2 * (rt::lit::<T>(2.0) * rho2)))
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
            q: &SVector<T, 4>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 6> {
            let [[_, _, _, xi]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let cos_xi = rt::cos(xi);
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, cos_xi, rt::lit::<T>(0.5) * rho1, rho2])
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
            rt::vector([
                cos_xi * t1,
                sin_xi * t1,
                rt::lit::<T>(0.5) * rho1,
                rho2,
                rt::lit::<T>(0.0),
                -cos_xi,
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
                (5, 3, sin_xi),
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
            rt::vector([x3_dot - cos_xi * x1_dot - sin_xi * x2_dot, xi_dot])
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
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let cos_xi_x3_dot_xi_dot = cos_xi * x3_dot_xi_dot;
            rt::vector([
                rt::lit::<T>(0.5)
                    * ((sin_xi * sin_xi + rt::lit::<T>(1.0)) * sin_xi_x3_dot_xi_dot
                        + sin_xi_cos_xi * cos_xi_x3_dot_xi_dot),
                rt::lit::<T>(-0.5)
                    * (sin_xi_cos_xi * sin_xi_x3_dot_xi_dot
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
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let cos_xi_x3_dot_xi_dot = cos_xi * x3_dot_xi_dot;
            let t1 = rt::lit::<T>(0.5)
                * ((sin_xi * sin_xi + rt::lit::<T>(1.0)) * sin_xi_x3_dot_xi_dot
                    + sin_xi_cos_xi * cos_xi_x3_dot_xi_dot);
            let t2 = rt::lit::<T>(0.5)
                * (sin_xi_cos_xi * sin_xi_x3_dot_xi_dot
                    + (cos_xi * cos_xi + rt::lit::<T>(1.0)) * cos_xi_x3_dot_xi_dot);
            rt::vector([t1, -t2, cos_xi * t1 - sin_xi * t2, -cos_xi])
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
        pub fn invariants(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> SVector<T, 3> {
            let [[_, _, _, xi]] = q.data.0;
            let [[x1_dot, x2_dot, x3_dot, xi_dot]] = w.data.0;
            let sin_xi = rt::sin(xi);
            let twice_sin_xi = rt::lit::<T>(2.0) * sin_xi;
            let xi_dot_squared = xi_dot * xi_dot;
            rt::vector([
                rt::lit::<T>(0.5)
                    * (twice_sin_xi
                        + (x1_dot * x1_dot + x2_dot * x2_dot
                            + (x3_dot * x3_dot + xi_dot_squared))),
                x3_dot,
                rt::lit::<T>(0.5) * (xi_dot_squared + twice_sin_xi),
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 4>, p: &SVector<T, 4>) -> T {
            let [[_, _, _, xi]] = q.data.0;
            let [[p_x1, p_x2, p_x3, p_xi]] = p.data.0;
            let sin_xi = rt::sin(xi);
            sin_xi
                + rt::lit::<T>(0.5)
                    * (p_x1 * p_x1 + p_x2 * p_x2 + (p_x3 * p_x3 + p_xi * p_xi))
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
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let cos_xi_p_x3_p_xi = cos_xi * p_x3_p_xi;
            let t1 = rt::lit::<T>(0.5)
                * ((sin_xi * sin_xi + rt::lit::<T>(1.0)) * sin_xi_p_x3_p_xi
                    + sin_xi_cos_xi * cos_xi_p_x3_p_xi);
            let t2 = rt::lit::<T>(0.5)
                * (sin_xi_cos_xi * sin_xi_p_x3_p_xi
                    + (cos_xi * cos_xi + rt::lit::<T>(1.0)) * cos_xi_p_x3_p_xi);
            rt::vector([
                p_x1,
                p_x2,
                p_x3,
                p_xi,
                t1,
                -t2,
                cos_xi * t1 - sin_xi * t2,
                -cos_xi,
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
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let t4 = sin_xi_cos_xi / t2;
            let t5 = rt::sqrt(sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t4);
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
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
            let t2 = sin_xi_cos_xi * t1;
            let t3 = rt::lit::<T>(1.0)
                / (sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t2);
            let t4 = p_x1 + cos_xi * p_x3;
            let t5 = p_x2 + sin_xi * p_x3 - t4 * t2;
            let t6 = t3 * t5;
            let t7 = t1 * (t4 - t3 * (sin_xi_cos_xi * t5));
            let t8 = p_x3 * (p_x3 - sin_xi * t6 - cos_xi * t7)
                + (p_x1 * (p_x1 - t7) + (p_xi * p_xi + p_x2 * (p_x2 - t6)));
            sin_xi + rt::lit::<T>(0.5) * t8
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
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let t3 = sin_xi_cos_xi * t2;
            let t4 = sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t3;
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
            let t13 = p_x3 - sin_xi * t8 - cos_xi * (t11 - sin_xi_cos_xi * t7 * t12);
            let t14 = t10 + sin_xi_p_xi * t13;
            let t15 = t3 * (t10 - t14)
                + (t11 * (t9 - sin_xi_sin_xi_p_xi) - cos_xi * p_xi * t13);
            rt::vector([t2 * t14 - t15 * (sin_xi_cos_xi * t12), t5 * t15])
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
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let t5 = sin_xi_cos_xi * t3;
            let t6 = p_x2 + sin_xi * p_x3 - t1 * t5;
            let t7 = sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t5;
            let t8 = rt::lit::<T>(1.0) / (t2 * t7);
            let t9 = t4 - sin_xi_cos_xi * t6 * t8;
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
            let t19 = t3 * t16 - sin_xi_cos_xi * t8 * t18;
            let t20 = t10 * t18;
            rt::vector([
                p_x1 - t9,
                p_x2 - t11,
                t12,
                p_xi,
                t19,
                t20,
                cos_xi * t19 + sin_xi * t20,
                t11 * t17 - cos_xi - t9 * t15,
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
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
            let t2 = sin_xi_cos_xi * t1;
            let t3 = rt::lit::<T>(1.0)
                / (sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t2);
            let t4 = p_x1 + cos_xi * p_x3;
            let t5 = p_x2 + sin_xi * p_x3 - t4 * t2;
            let t6 = t3 * t5;
            let t7 = t1 * (t4 - t3 * (sin_xi_cos_xi * t5));
            let p_xi_squared = p_xi * p_xi;
            let t8 = p_x3 * (p_x3 - sin_xi * t6 - cos_xi * t7)
                + (p_x1 * (p_x1 - t7) + (p_xi_squared + p_x2 * (p_x2 - t6)));
            rt::vector([
                sin_xi + rt::lit::<T>(0.5) * t8,
                p_x3,
                rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * sin_xi + p_xi_squared),
            ])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `x3dot`, `E_driver`; levels those of `H`, `x3dot`, `E_driver`.
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
            let [[gain_j, gain_h, gain_x3dot, gain_e_driver]] = gains.data.0;
            let [[level_h, level_x3dot, level_e_driver]] = levels.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
            let t2 = sin_xi_cos_xi * t1;
            let t3 = rt::lit::<T>(1.0)
                / (sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t2);
            let t4 = p_x2 + sin_xi * p_x3;
            let t5 = p_x1 + cos_xi * p_x3;
            let t6 = t4 - t5 * t2;
            let t7 = t3 * t6;
            let t8 = t1 * (t5 - t3 * (sin_xi_cos_xi * t6));
            let p_xi_squared = p_xi * p_xi;
            let t9 = p_x3 * (p_x3 - sin_xi * t7 - cos_xi * t8)
                + (p_x1 * (p_x1 - t8) + (p_xi_squared + p_x2 * (p_x2 - t7)));
            let t10 = rt::lit::<T>(0.5) * t9 + (sin_xi - level_h);
            let t11 = p_x3 - level_x3dot;
            let t12 = rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * sin_xi + p_xi_squared)
                - level_e_driver;
            let t13 = t11 * (gain_x3dot * t11) + t12 * (gain_e_driver * t12)
                + gain_j * (t4 * t7 + t5 * t8);
            rt::lit::<T>(0.5) * (t10 * (gain_h * t10) + t13)
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `x3dot`, `E_driver`; levels those of `H`, `x3dot`, `E_driver`.
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
            let [[gain_j, gain_h, gain_x3dot, gain_e_driver]] = gains.data.0;
            let [[level_h, level_x3dot, level_e_driver]] = levels.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
            let t2 = p_x1 + cos_xi * p_x3;
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let t3 = sin_xi_cos_xi * t1;
            let t4 = rt::lit::<T>(1.0)
                / (sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t3);
            let t5 = p_x2 + sin_xi * p_x3 - t2 * t3;
            let t6 = t1 * (t2 - t4 * (sin_xi_cos_xi * t5));
            let t7 = p_x1 - t6;
            let p_xi_squared = p_xi * p_xi;
            let t8 = t4 * t5;
            let t9 = p_x2 - t8;
            let t10 = sin_xi * t8 + cos_xi * t6;
            let t11 = p_x3 - t10;
            let t12 = sin_xi - level_h
                + rt::lit::<T>(0.5)
                    * (p_x1 * t7 + (p_xi_squared + p_x2 * t9) + p_x3 * t11);
            let t13 = gain_h * t12;
            let t14 = t11 * (cos_xi * t8 - sin_xi * t6);
            let t15 = gain_e_driver
                * (rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * sin_xi + p_xi_squared)
                    - level_e_driver);
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                t13 * (cos_xi - t14) + (cos_xi * t15 + gain_j * t14),
                gain_j * t6 + t7 * t13,
                gain_j * t8 + t9 * t13,
                t11 * t13 + (gain_x3dot * (p_x3 - level_x3dot) + gain_j * t10),
                p_xi * (t15 + t13),
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `x3dot`, `E_driver`; levels those of `H`, `x3dot`, `E_driver`.
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
            let [[gain_j, gain_h, gain_x3dot, gain_e_driver]] = gains.data.0;
            let [[level_h, level_x3dot, level_e_driver]] = levels.data.0;
            let (sin_xi, cos_xi) = rt::sin_cos(xi);
            let t1 = p_x1 + cos_xi * p_x3;
            let t2 = cos_xi * cos_xi + rt::lit::<T>(1.0);
            let t3 = rt::lit::<T>(1.0) / t2;
            let t4 = t1 * t3;
            let sin_xi_cos_xi = sin_xi * cos_xi;
            let t5 = sin_xi_cos_xi * t3;
            let t6 = p_x2 + sin_xi * p_x3 - t1 * t5;
            let t7 = sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t5;
            let t8 = rt::lit::<T>(1.0) / (t2 * t7);
            let t9 = t4 - sin_xi_cos_xi * t6 * t8;
            let t10 = p_x1 - t9;
            let t11 = rt::lit::<T>(1.0) / t7;
            let t12 = t11 * t6;
            let t13 = p_x2 - t12;
            let t14 = sin_xi * t12 + cos_xi * t9;
            let t15 = p_x3 - t14;
            let p_xi_squared = p_xi * p_xi;
            let t16 = gain_e_driver
                * (rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * sin_xi + p_xi_squared)
                    - level_e_driver);
            let t17 = cos_xi * t15;
            let t18 = sin_xi * t15;
            let t19 = t12 * t17 - t9 * t18;
            let t20 = sin_xi - level_h
                + rt::lit::<T>(0.5)
                    * (p_x3 * t15 + (p_xi_squared + p_x2 * t13 + p_x1 * t10));
            let t21 = gain_h * t20;
            let sin_xi_p_xi = sin_xi * p_xi;
            let sin_xi_sin_xi_p_xi = sin_xi * sin_xi_p_xi;
            let t22 = cos_xi * sin_xi_p_xi * t5;
            let t23 = t12 * (sin_xi_sin_xi_p_xi - t22);
            let t24 = t23 + p_xi * t18;
            let t25 = t5 * (t23 - t24) + (t4 * (t22 - sin_xi_sin_xi_p_xi) - p_xi * t17);
            let t26 = t3 * t24 - sin_xi_cos_xi * t8 * t25;
            let t27 = t11 * t25;
            let t28 = cos_xi * t26
                + (sin_xi * t27
                    - (t15 * t21 + (gain_x3dot * (p_x3 - level_x3dot) + gain_j * t14)));
            rt::vector([
                t10,
                t13,
                t15,
                p_xi - cos_xi * t16 - gain_j * t19 - t21 * (cos_xi - t19),
                t26 - (gain_j * t9 + t10 * t21),
                t27 - (gain_j * t12 + t13 * t21),
                t28,
                t19 - cos_xi - p_xi * (t16 + t21),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "mobile_robot";

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
        /// - `xi_rate`, `rho1_rate`, `kappa_gradient`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x1_rate, x2_rate, x3_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 18 | 25 | 1 | 0 | 2 | 1 |
        /// | each sweep for xi_rate, rho1_rate, kappa_gradient | 10 | 17 | 1 | 0 | 2 | 0 |
        /// | each iteration for xi_rate, rho1_rate, kappa_gradient | 38 | 55 | 4 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
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
            /// `h/4`
            quarter_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 3, 8>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme { inv_h, half_h, quarter_h }
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
                let t1 = x3_dot - cos_xi * x1_dot - sin_xi * x2_dot;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.25)
                        * (t1 * t1
                            + (rt::lit::<T>(4.0) * sin_xi
                                + xi_dot * (rt::lit::<T>(2.0) * xi_dot))),
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
                let [x1, x2, x3, xi, rho1, rho2, reference, sin_xi_ahead, cos_xi_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, quarter_h } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([xi_rate, rho1_rate, kappa_gradient]) = solution1
                    .goes_on()
                {
                    let t2 = xi_rate * kappa_gradient;
                    let xi_rate_half_h = half_h * xi_rate;
                    let t3 = xi + xi_rate_half_h;
                    let ((sin_xi_rate_half_h, _), (_, t5)) = rt::halfway(
                        (sin_xi_ahead, cos_xi_ahead),
                        xi_rate_half_h,
                        t3,
                    );
                    let t6 = t2 + t5;
                    let xi_rate_h = h * xi_rate;
                    let t7 = rho1_rate * kappa_gradient;
                    let t8 = t7 + rt::lit::<T>(0.5) * (rho1 + half_h * rho1_rate);
                    let t9 = h
                        * (t6 * t6
                            + (xi_rate * xi_rate + rho1_rate * rho1_rate
                                + t8 * (rt::lit::<T>(2.0) * t8)));
                    let t10 = rt::div_or_zero(
                        t5 * (rt::lit::<T>(2.0) * sin_xi_rate_half_h - xi_rate_h),
                        t9,
                    );
                    solution1
                        .update([
                            rho2 - t6 * (half_h + t10),
                            t8 * (rt::lit::<T>(-2.0) * kappa_gradient),
                            t10,
                        ]);
                }
                solution1
                    .or_newton(
                        move || [rho2, rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move || [
                            rt::abs(inv_h * xi),
                            rt::abs(inv_h * rho1),
                            rt::lit::<T>(1.0),
                        ],
                        move |[xi_rate, rho1_rate, kappa_gradient]| {
                            let t1 = half_h + kappa_gradient;
                            let t2 = xi_rate * kappa_gradient;
                            let xi_rate_half_h = half_h * xi_rate;
                            let t3 = xi + xi_rate_half_h;
                            let ((sin_xi_rate_half_h, cos_xi_rate_half_h), (t4, t5)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t3,
                            );
                            let t6 = t2 + t5;
                            let t7 = rho1_rate * kappa_gradient;
                            let t8 = t7
                                + rt::lit::<T>(0.5) * (rho1 + half_h * rho1_rate);
                            let twice_kappa_gradient = rt::lit::<T>(2.0)
                                * kappa_gradient;
                            let xi_rate_h = h * xi_rate;
                            let t9 = h
                                * (t6 * t6
                                    + (xi_rate * xi_rate + rho1_rate * rho1_rate
                                        + t8 * (rt::lit::<T>(2.0) * t8)));
                            let t10 = rt::div_or_zero(
                                t5 * (rt::lit::<T>(2.0) * sin_xi_rate_half_h - xi_rate_h),
                                t9,
                            );
                            let t11 = kappa_gradient - half_h * t4;
                            let t12 = h * t5;
                            let t13 = t8 * t4;
                            let t14 = h * t4;
                            let t15 = t8 * t5;
                            let t16 = t8 * t12;
                            let t17 = t8 * t14;
                            let t18 = (t12 * t13 - t14 * t15 + (t4 * t16 - t5 * t17))
                                * (rt::lit::<T>(0.5) * kappa_gradient);
                            let t19 = kappa_gradient + quarter_h;
                            let t20 = t4 * (t13 + t7 * t4)
                                + (t7 + t8 + t5 * (t15 + t7 * t5));
                            let t21 = t5 * cos_xi_rate_half_h
                                - t10
                                    * (rt::lit::<T>(2.0) * (xi_rate + t6 * t11)
                                        + (t13 * t16 - t15 * t17));
                            let t22 = rt::div_or_zero(
                                t10
                                    * (h
                                        * (rt::lit::<T>(2.0) * xi_rate * t6
                                            + t8 * (rt::lit::<T>(4.0) * rho1_rate))),
                                t9,
                            ) + rt::lit::<T>(1.0);
                            (
                                [
                                    t1 * t6 + (xi_rate - rho2),
                                    rho1_rate + t8 * twice_kappa_gradient,
                                    kappa_gradient - t10,
                                ],
                                [
                                    [
                                        t1 * t11 + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.0),
                                        t6 + (t2 + xi_rate_half_h),
                                    ],
                                    [t18, t19 * twice_kappa_gradient + rt::lit::<T>(1.0), t20],
                                    [
                                        -rt::div_or_zero(
                                            h * t21
                                                + (t14 * (xi_rate_half_h - sin_xi_rate_half_h) - t12),
                                            t9,
                                        ),
                                        rt::div_or_zero(
                                            t10
                                                * (h
                                                    * (rt::lit::<T>(2.0) * rho1_rate
                                                        + t8 * (rt::lit::<T>(4.0) * t19))),
                                            t9,
                                        ),
                                        t22,
                                    ],
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
                let xi_rate_half_h = half_h * xi_rate;
                let t3 = xi + xi_rate_half_h;
                let (_, (t4, t5)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_rate_half_h,
                    t3,
                );
                let t7 = rho1_rate * kappa_gradient;
                let t8 = t7 + rt::lit::<T>(0.5) * (rho1 + half_h * rho1_rate);
                let t23 = h * t8;
                let x1_new_2 = x1 - t5 * t23;
                let x2_new_2 = x2 - t4 * t23;
                let x3_new_2 = x3 + t23;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho2_squared = rho2 * rho2;
                let rho1_squared = rho1 * rho1;
                let t24 = rho2_squared + rt::lit::<T>(0.5) * rho1_squared;
                let t25 = rt::visible_change(
                    rt::lit::<T>(0.5) * t24
                        * (rt::lit::<T>(0.25)
                            * (rt::lit::<T>(2.0) * rho2_squared
                                + (rho1_squared + rt::lit::<T>(4.0) * sin_xi_ahead))
                            - reference),
                    t24 * t24
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + sin_xi_ahead * sin_xi_ahead),
                    rt::abs(xi) + rt::lit::<T>(1.0),
                );
                let t26 = rt::lit::<T>(1.0) - t25;
                let rho1_new_2 = (rho1 + h * rho1_rate) * t26;
                let t2 = xi_rate * kappa_gradient;
                let t6 = t2 + t5;
                let rho2_new_2 = t26 * (rho2 - h * t6);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
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
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([carried[3], carried[4], carried[5]]);
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
                let [x1, x2, x3, xi, rho1, rho2, _, _, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [xi,
                rho1,
                rho2,
                ]: [T; 3],
            ) -> [T; 2] {
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                [
                    rt::lit::<T>(0.25)
                        * (rt::lit::<T>(4.0) * sin_xi
                            + (rho1_squared + rt::lit::<T>(2.0) * rho2_squared)),
                    rt::abs(xi * cos_xi)
                        + (rt::abs(sin_xi)
                            + (rho2_squared + rt::lit::<T>(0.5) * rho1_squared)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "8fa59f0d65803be6399ab0d84f8a30ff";
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
        /// - `xi_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 15 | 22 | 2 | 0 | 2 | 1 |
        /// | each iteration for xi_rate, rho2_rate | 6 | 9 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::AveragedVectorField>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::AveragedVectorField>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme {
                    inv_h,
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - cos_xi * x1_dot - sin_xi * x2_dot;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.25) * t1),
                    sin_xi + xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, x3, xi, rho1, rho2, reference1, reference2, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, minus_half_h } = *setting.scheme();
                let twice_xi = rt::lit::<T>(2.0) * xi;
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2, -cos_xi_ahead],
                        move || [rt::abs(inv_h * xi), rt::abs(inv_h * rho2)],
                        move |[xi_rate, rho2_rate]| {
                            let xi_rate_h = h * xi_rate;
                            let t1 = rt::lit::<T>(0.5) * (xi_rate_h + twice_xi);
                            let xi_rate_half_h = half_h * xi_rate;
                            let ((sin_xi_rate_half_h, cos_xi_rate_half_h), (t2, t3)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t1,
                            );
                            let t4 = rt::div_or_one(sin_xi_rate_half_h, xi_rate_half_h);
                            (
                                [xi_rate - rho2 - half_h * rho2_rate, rho2_rate + t3 * t4],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [
                                        t3
                                            * rt::div_or_zero(
                                                half_h * (cos_xi_rate_half_h - t4),
                                                xi_rate_half_h,
                                            ) - t4 * (half_h * t2),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_rate", tally)
                    })?;
                let [xi_rate, rho2_rate] = solution1.x;
                let xi_rate_half_h = half_h * xi_rate;
                let t5 = xi + xi_rate_half_h;
                let (_, (t6, t7)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_rate_half_h,
                    t5,
                );
                let rho1_half_h = half_h * rho1;
                let x1_new_2 = x1 - t7 * rho1_half_h;
                let x2_new_2 = x2 - t6 * rho1_half_h;
                let x3_new_2 = x3 + rho1_half_h;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
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
                let t8 = rt::visible_change(
                    half_rho2_squared
                        * (half_rho2_squared + (sin_xi_ahead - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (sin_xi_ahead * sin_xi_ahead + reference2 * reference2),
                    rt::abs(xi) + rt::lit::<T>(1.0),
                );
                let rho2_new_2 = (rho2 + h * rho2_rate) * (rt::lit::<T>(1.0) - t8);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
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
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([carried[3], carried[4], carried[5]]);
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [xi,
                rho1,
                rho2,
                ]: [T; 3],
            ) -> [T; 2] {
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                [
                    rt::lit::<T>(0.25)
                        * (rt::lit::<T>(4.0) * sin_xi
                            + (rho1_squared + rt::lit::<T>(2.0) * rho2_squared)),
                    rt::abs(xi * cos_xi)
                        + (rt::abs(sin_xi)
                            + (rho2_squared + rt::lit::<T>(0.5) * rho1_squared)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5f8180b02046b93387f2898d49146829";
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
        /// - `rho1_rate`: explicit
        /// - `xi_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 15 | 23 | 2 | 0 | 2 | 1 |
        /// | each iteration for xi_rate, rho2_rate | 6 | 10 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
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
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme {
                    inv_h,
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - cos_xi * x1_dot - sin_xi * x2_dot;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.25) * t1),
                    sin_xi + xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, x3, xi, rho1, rho2, reference1, reference2, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, minus_half_h } = *setting.scheme();
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let twice_xi = rt::lit::<T>(2.0) * xi;
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2, -cos_xi_ahead],
                        move || [rt::abs(inv_h * xi), rt::abs(inv_h * rho2)],
                        move |[xi_rate, rho2_rate]| {
                            let rho2_rate_h = h * rho2_rate;
                            let xi_rate_h = h * xi_rate;
                            let t1 = rt::lit::<T>(0.5) * (xi_rate_h + twice_xi);
                            let xi_rate_half_h = half_h * xi_rate;
                            let ((sin_xi_rate_half_h, cos_xi_rate_half_h), (t2, t3)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t1,
                            );
                            let t4 = rt::div_or_one(sin_xi_rate_half_h, xi_rate_half_h);
                            (
                                [
                                    xi_rate - rt::lit::<T>(0.5) * (twice_rho2 + rho2_rate_h),
                                    rho2_rate + t3 * t4,
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [
                                        t3
                                            * rt::div_or_zero(
                                                half_h * (cos_xi_rate_half_h - t4),
                                                xi_rate_half_h,
                                            ) - t4 * (half_h * t2),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_rate", tally)
                    })?;
                let [xi_rate, rho2_rate] = solution1.x;
                let xi_rate_half_h = half_h * xi_rate;
                let t5 = xi + xi_rate_half_h;
                let (_, (t6, t7)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_rate_half_h,
                    t5,
                );
                let rho1_half_h = half_h * rho1;
                let x1_new_2 = x1 - t7 * rho1_half_h;
                let x2_new_2 = x2 - t6 * rho1_half_h;
                let x3_new_2 = x3 + rho1_half_h;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
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
                let rho2_rate_h = h * rho2_rate;
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let t8 = rt::visible_change(
                    half_rho2_squared
                        * (half_rho2_squared + (sin_xi_ahead - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (sin_xi_ahead * sin_xi_ahead + reference2 * reference2),
                    rt::abs(xi) + rt::lit::<T>(1.0),
                );
                let rho2_new_2 = (rho2 + rho2_rate_h) * (rt::lit::<T>(1.0) - t8);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
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
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([carried[3], carried[4], carried[5]]);
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [xi,
                rho1,
                rho2,
                ]: [T; 3],
            ) -> [T; 2] {
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                [
                    rt::lit::<T>(0.25)
                        * (rt::lit::<T>(4.0) * sin_xi
                            + (rho1_squared + rt::lit::<T>(2.0) * rho2_squared)),
                    rt::abs(xi * cos_xi)
                        + (rt::abs(sin_xi)
                            + (rho2_squared + rt::lit::<T>(0.5) * rho1_squared)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5d9bfa22aeed3750a9be3e8bd752eba3";
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
        /// - `rho1_rate_first`: explicit
        /// - `xi_rate_first`, `rho2_rate_first`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `x1_rate_first`: explicit
        /// - `x2_rate_first`: explicit
        /// - `x3_rate_first`: explicit
        /// - `rho1_rate_second`: explicit
        /// - `xi_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `x1_rate_second`: explicit
        /// - `x2_rate_second`: explicit
        /// - `x3_rate_second`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 22 | 33 | 2 | 0 | 4 | 1 |
        /// | each iteration for xi_rate_first, rho2_rate_first | 6 | 10 | 2 | 0 | 2 | 0 |
        /// | each iteration for xi_rate_second, rho2_rate_second | 8 | 10 | 2 | 0 | 2 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
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
            /// `h/4`
            quarter_h: T,
            /// `-(h/4)`
            minus_quarter_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 2, 6>, rt::Predictor<T, 2, 6>);
            const BLOCKS: u64 = 2;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let minus_quarter_h = -quarter_h;
                Scheme {
                    inv_h,
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - cos_xi * x1_dot - sin_xi * x2_dot;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    t1 * (rt::lit::<T>(0.25) * t1),
                    sin_xi + xi_dot * (rt::lit::<T>(0.5) * xi_dot),
                    sin_xi,
                    cos_xi,
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
                let [x1, x2, x3, xi, rho1, rho2, reference1, reference2, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, quarter_h, minus_quarter_h } = *setting
                    .scheme();
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let twice_xi = rt::lit::<T>(2.0) * xi;
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2, -cos_xi_ahead],
                        move || {
                            let t1 = rt::abs(inv_h * xi);
                            let t2 = rt::abs(inv_h * rho2);
                            [t1, t2]
                        },
                        move |[xi_rate_first, rho2_rate_first]| {
                            let t3 = half_h * rho2_rate_first;
                            let t4 = quarter_h * xi_rate_first;
                            let half_h_xi_rate_first = half_h * xi_rate_first;
                            let t5 = rt::lit::<T>(0.5)
                                * (twice_xi + half_h_xi_rate_first);
                            let ((t6, t7), (t8, t9)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                t4,
                                t5,
                            );
                            let t10 = rt::div_or_one(t6, t4);
                            (
                                [
                                    xi_rate_first - rt::lit::<T>(0.5) * (twice_rho2 + t3),
                                    rho2_rate_first + t10 * t9,
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_quarter_h],
                                    [
                                        t9 * rt::div_or_zero(quarter_h * (t7 - t10), t4)
                                            - t10 * (quarter_h * t8),
                                        rt::lit::<T>(1.0),
                                    ],
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
                let [xi_rate_first, rho2_rate_first] = solution1.x;
                let t3 = half_h * rho2_rate_first;
                let t11 = rho2 + t3;
                let t12 = rt::lit::<T>(2.0) * t11;
                let half_h_xi_rate_first = half_h * xi_rate_first;
                let t13 = xi + half_h_xi_rate_first;
                let t14 = rt::lit::<T>(2.0) * t13;
                let t15 = rt::lit::<T>(0.5) * (h * xi_rate_first);
                let t16 = xi + t15;
                let (t17, t18) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t15,
                    t16,
                    tally,
                );
                let solution2 = rt::newton(
                        predictor2,
                        move || [rho2, -cos_xi_ahead],
                        move || {
                            let t1 = rt::abs(inv_h * xi);
                            let t2 = rt::abs(inv_h * rho2);
                            [t1, t2]
                        },
                        move |[xi_rate_second, rho2_rate_second]| {
                            let t19 = half_h * rho2_rate_second;
                            let t20 = quarter_h * xi_rate_second;
                            let t21 = half_h * xi_rate_second;
                            let t22 = rt::lit::<T>(0.5) * (t21 + t14);
                            let ((t23, t24), (t25, t26)) = rt::halfway(
                                (t17, t18),
                                t20,
                                t22,
                            );
                            let t27 = -t20;
                            let t28 = rt::div_or_one(-t23, t27);
                            (
                                [
                                    xi_rate_second - rt::lit::<T>(0.5) * (t19 + t12),
                                    rho2_rate_second + t28 * t26,
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_quarter_h],
                                    [
                                        t26 * rt::div_or_zero(quarter_h * (t28 - t24), t27)
                                            - t28 * (quarter_h * t25),
                                        rt::lit::<T>(1.0),
                                    ],
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
                let [xi_rate_second, rho2_rate_second] = solution2.x;
                let rho1_quarter_h = quarter_h * rho1;
                let t4 = quarter_h * xi_rate_first;
                let t29 = xi + t4;
                let (_, (t30, t31)) = rt::halfway((sin_xi_ahead, cos_xi_ahead), t4, t29);
                let t20 = quarter_h * xi_rate_second;
                let t32 = t13 + t20;
                let (_, (t33, t34)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    t15 + rt::lit::<T>(0.25) * (h * xi_rate_second),
                    t32,
                );
                let x1_new_2 = x1 - rho1_quarter_h * (t31 + t34);
                let x2_new_2 = x2 - rho1_quarter_h * (t30 + t33);
                let x3_new_2 = x3 + half_h * rho1;
                let t21 = half_h * xi_rate_second;
                let xi_new_2 = t13 + t21;
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
                let t35 = rt::visible_change(
                    half_rho2_squared
                        * (half_rho2_squared + (sin_xi_ahead - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (sin_xi_ahead * sin_xi_ahead + reference2 * reference2),
                    rt::abs(xi) + rt::lit::<T>(1.0),
                );
                let t19 = half_h * rho2_rate_second;
                let rho2_new_2 = (rt::lit::<T>(1.0) - t35) * (t11 + t19);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    half_h_xi_rate_first + t21,
                    xi_new_2,
                    tally,
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
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                ]);
                let unusual = solution1.unusual() | solution2.unusual();
                if !ordinary | rt::any(unusual) {
                    let balance = |numbers| {
                        setting.scheme().balance(setting.system().parameters, numbers)
                    };
                    let before = balance([
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([carried[3], carried[4], carried[5]]);
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [xi,
                rho1,
                rho2,
                ]: [T; 3],
            ) -> [T; 2] {
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let rho1_squared = rho1 * rho1;
                let rho2_squared = rho2 * rho2;
                [
                    rt::lit::<T>(0.25)
                        * (rt::lit::<T>(4.0) * sin_xi
                            + (rho1_squared + rt::lit::<T>(2.0) * rho2_squared)),
                    rt::abs(xi * cos_xi)
                        + (rt::abs(sin_xi)
                            + (rho2_squared + rt::lit::<T>(0.5) * rho1_squared)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "da04726dbeda6fd6b983f13f93b1df6d";
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
        /// - `rho2_rate_1`, `rho2_rate_2`: 2 × 2 implicit block (Newton, analytic Jacobian); torn from it and assigned: xi_rate_1, xi_rate_2
        /// - `rho1_rate_1`: explicit
        /// - `x1_rate_1`: explicit
        /// - `x2_rate_1`: explicit
        /// - `x3_rate_1`: explicit
        /// - `x1_rate_2`: explicit
        /// - `x2_rate_2`: explicit
        /// - `x3_rate_2`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 14 | 18 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 44 | 136 | 1 | 0 | 0 | 0 |
        /// | each step | 128 | 153 | 2 | 0 | 11 | 32 |
        /// | each iteration for rho2_rate_1, rho2_rate_2 | 94 | 96 | 0 | 0 | 8 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `0.5 (-0.03357096720958545/2 + (-0.042237587700185465/2 + (0.014077768468017546/2 + (0.1237 …`
            k2: T,
            /// `(0.13479950349996173/2 + (0.2646186221535599/2 + (0.29962887740986976/2 + (0.2389574967155 …`
            k4: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.026781124516269687`
            k5: T,
            /// `h 0.12992802718545557`
            k6: T,
            /// `h 0.2753275904819451`
            k7: T,
            /// `h 0.4133626265872448`
            k8: T,
            /// `h 0.5050799478350697`
            k9: T,
            /// `h 0.5380937954401096`
            k10: T,
            /// `h 0.528261265892269`
            k11: T,
            /// `h 0.5069260527650378`
            k12: T,
            /// `h -0.006926052765037803`
            k13: T,
            /// `h -0.02826126589226893`
            k14: T,
            /// `h -0.03809379544010962`
            k15: T,
            /// `h -0.005079947835069699`
            k16: T,
            /// `h 0.08663737341275521`
            k17: T,
            /// `h 0.22467240951805487`
            k18: T,
            /// `h 0.37007197281454446`
            k19: T,
            /// `h 0.4732188754837303`
            k20: T,
            /// `0.13479950349996173 h (0.026781124516269687 (0.13479950349996173 h 0.026781124516269687 +  …`
            k26: T,
            /// `0.2646186221535599 h (0.12992802718545557 (0.13479950349996173 h 0.026781124516269687 + 0. …`
            k28: T,
            /// `0.29962887740986976 h (0.2753275904819451 (0.13479950349996173 h 0.026781124516269687 + 0. …`
            k30: T,
            /// `0.23895749671553695 h (0.4133626265872448 (0.13479950349996173 h 0.026781124516269687 + 0. …`
            k32: T,
            /// `0.12372628666282504 h (0.5050799478350697 (0.13479950349996173 h 0.026781124516269687 + 0. …`
            k34: T,
            /// `0.014077768468017546 h (0.5380937954401096 (0.13479950349996173 h 0.026781124516269687 + 0 …`
            k36: T,
            /// `-0.042237587700185465 h (0.528261265892269 (0.13479950349996173 h 0.026781124516269687 + 0 …`
            k38: T,
            /// `-0.03357096720958545 h (0.5069260527650378 (0.13479950349996173 h 0.026781124516269687 + 0 …`
            k40: T,
            /// `0.13479950349996173 h (0.026781124516269687 (0.13479950349996173 h -0.006926052765037803 + …`
            k46: T,
            /// `0.2646186221535599 h (0.12992802718545557 (0.13479950349996173 h -0.006926052765037803 + 0 …`
            k48: T,
            /// `0.29962887740986976 h (0.2753275904819451 (0.13479950349996173 h -0.006926052765037803 + 0 …`
            k50: T,
            /// `0.23895749671553695 h (0.4133626265872448 (0.13479950349996173 h -0.006926052765037803 + 0 …`
            k52: T,
            /// `0.12372628666282504 h (0.5050799478350697 (0.13479950349996173 h -0.006926052765037803 + 0 …`
            k54: T,
            /// `0.014077768468017546 h (0.5380937954401096 (0.13479950349996173 h -0.006926052765037803 +  …`
            k56: T,
            /// `-0.042237587700185465 h (0.528261265892269 (0.13479950349996173 h -0.006926052765037803 +  …`
            k58: T,
            /// `-0.03357096720958545 h (0.5069260527650378 (0.13479950349996173 h -0.006926052765037803 +  …`
            k60: T,
            /// `-0.03357096720958545 h (0.026781124516269687 (0.13479950349996173 h 0.026781124516269687 + …`
            k61: T,
            /// `-0.042237587700185465 h (0.12992802718545557 (0.13479950349996173 h 0.026781124516269687 + …`
            k62: T,
            /// `0.014077768468017546 h (0.2753275904819451 (0.13479950349996173 h 0.026781124516269687 + 0 …`
            k63: T,
            /// `0.12372628666282504 h (0.4133626265872448 (0.13479950349996173 h 0.026781124516269687 + 0. …`
            k64: T,
            /// `0.23895749671553695 h (0.5050799478350697 (0.13479950349996173 h 0.026781124516269687 + 0. …`
            k65: T,
            /// `0.29962887740986976 h (0.5380937954401096 (0.13479950349996173 h 0.026781124516269687 + 0. …`
            k66: T,
            /// `0.2646186221535599 h (0.528261265892269 (0.13479950349996173 h 0.026781124516269687 + 0.26 …`
            k67: T,
            /// `0.13479950349996173 h (0.5069260527650378 (0.13479950349996173 h 0.026781124516269687 + 0. …`
            k68: T,
            /// `-0.03357096720958545 h (0.026781124516269687 (0.13479950349996173 h -0.006926052765037803  …`
            k69: T,
            /// `-0.042237587700185465 h (0.12992802718545557 (0.13479950349996173 h -0.006926052765037803  …`
            k70: T,
            /// `0.014077768468017546 h (0.2753275904819451 (0.13479950349996173 h -0.006926052765037803 +  …`
            k71: T,
            /// `0.12372628666282504 h (0.4133626265872448 (0.13479950349996173 h -0.006926052765037803 + 0 …`
            k72: T,
            /// `0.23895749671553695 h (0.5050799478350697 (0.13479950349996173 h -0.006926052765037803 + 0 …`
            k73: T,
            /// `0.29962887740986976 h (0.5380937954401096 (0.13479950349996173 h -0.006926052765037803 + 0 …`
            k74: T,
            /// `0.2646186221535599 h (0.528261265892269 (0.13479950349996173 h -0.006926052765037803 + 0.2 …`
            k75: T,
            /// `0.13479950349996173 h (0.5069260527650378 (0.13479950349996173 h -0.006926052765037803 + 0 …`
            k76: T,
            /// `h 0.25`
            k77: T,
            /// `h -0.03867513459481288`
            k78: T,
            /// `h 0.5386751345948129`
            k79: T,
            /// `h 0.25`
            k80: T,
            /// `h 0.05061426814518813`
            k81: T,
            /// `h 0.11119051722668724`
            k82: T,
            /// `h 0.15685332293894363`
            k83: T,
            /// `h 0.181341891689181`
            k84: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 12];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(0.12372628666282504)
                    + (rt::lit::<T>(0.5) * rt::lit::<T>(0.23895749671553695)
                        + (rt::lit::<T>(0.5) * rt::lit::<T>(0.29962887740986976)
                            + (rt::lit::<T>(0.5) * rt::lit::<T>(0.13479950349996173)
                                + rt::lit::<T>(0.5) * rt::lit::<T>(0.2646186221535599))));
                let k2 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * rt::lit::<T>(-0.03357096720958545)
                        + (rt::lit::<T>(0.5) * rt::lit::<T>(-0.042237587700185465)
                            + (rt::lit::<T>(0.5) * rt::lit::<T>(0.014077768468017546)
                                + k1)));
                let k3 = rt::lit::<T>(0.5) * rt::lit::<T>(0.23895749671553695)
                    + (rt::lit::<T>(0.5) * rt::lit::<T>(0.12372628666282504)
                        + (rt::lit::<T>(0.5) * rt::lit::<T>(0.014077768468017546)
                            + (rt::lit::<T>(0.5) * rt::lit::<T>(-0.03357096720958545)
                                + rt::lit::<T>(0.5)
                                    * rt::lit::<T>(-0.042237587700185465))));
                let k4 = rt::lit::<T>(0.5)
                    * (rt::lit::<T>(0.5) * rt::lit::<T>(0.13479950349996173)
                        + (rt::lit::<T>(0.5) * rt::lit::<T>(0.2646186221535599)
                            + (rt::lit::<T>(0.5) * rt::lit::<T>(0.29962887740986976)
                                + k3)));
                let inv_h = rt::lit::<T>(1.0) / h;
                let k5 = h * rt::lit::<T>(0.026781124516269687);
                let k6 = h * rt::lit::<T>(0.12992802718545557);
                let k7 = h * rt::lit::<T>(0.2753275904819451);
                let k8 = h * rt::lit::<T>(0.4133626265872448);
                let k9 = h * rt::lit::<T>(0.5050799478350697);
                let k10 = h * rt::lit::<T>(0.5380937954401096);
                let k11 = h * rt::lit::<T>(0.528261265892269);
                let k12 = h * rt::lit::<T>(0.5069260527650378);
                let k13 = h * rt::lit::<T>(-0.006926052765037803);
                let k14 = h * rt::lit::<T>(-0.02826126589226893);
                let k15 = h * rt::lit::<T>(-0.03809379544010962);
                let k16 = h * rt::lit::<T>(-0.005079947835069699);
                let k17 = h * rt::lit::<T>(0.08663737341275521);
                let k18 = h * rt::lit::<T>(0.22467240951805487);
                let k19 = h * rt::lit::<T>(0.37007197281454446);
                let k20 = h * rt::lit::<T>(0.4732188754837303);
                let k21 = rt::lit::<T>(0.13479950349996173) * k5
                    + rt::lit::<T>(0.2646186221535599) * k6
                    + rt::lit::<T>(0.29962887740986976) * k7
                    + rt::lit::<T>(0.23895749671553695) * k8
                    + rt::lit::<T>(0.12372628666282504) * k9;
                let k22 = k21 + rt::lit::<T>(0.014077768468017546) * k10
                    + rt::lit::<T>(-0.042237587700185465) * k11
                    + rt::lit::<T>(-0.03357096720958545) * k12;
                let k23 = rt::lit::<T>(-0.03357096720958545) * k5
                    + rt::lit::<T>(-0.042237587700185465) * k6
                    + rt::lit::<T>(0.014077768468017546) * k7
                    + rt::lit::<T>(0.12372628666282504) * k8
                    + rt::lit::<T>(0.23895749671553695) * k9;
                let k24 = k23 + rt::lit::<T>(0.29962887740986976) * k10
                    + rt::lit::<T>(0.2646186221535599) * k11
                    + rt::lit::<T>(0.13479950349996173) * k12;
                let k25 = h
                    * (rt::lit::<T>(0.026781124516269687) * k22
                        + rt::lit::<T>(-0.006926052765037803) * k24);
                let k26 = rt::lit::<T>(0.13479950349996173) * k25;
                let k27 = h
                    * (rt::lit::<T>(0.12992802718545557) * k22
                        + rt::lit::<T>(-0.02826126589226893) * k24);
                let k28 = rt::lit::<T>(0.2646186221535599) * k27;
                let k29 = h
                    * (rt::lit::<T>(0.2753275904819451) * k22
                        + rt::lit::<T>(-0.03809379544010962) * k24);
                let k30 = rt::lit::<T>(0.29962887740986976) * k29;
                let k31 = h
                    * (rt::lit::<T>(0.4133626265872448) * k22
                        + rt::lit::<T>(-0.005079947835069699) * k24);
                let k32 = rt::lit::<T>(0.23895749671553695) * k31;
                let k33 = h
                    * (rt::lit::<T>(0.5050799478350697) * k22
                        + rt::lit::<T>(0.08663737341275521) * k24);
                let k34 = rt::lit::<T>(0.12372628666282504) * k33;
                let k35 = h
                    * (rt::lit::<T>(0.5380937954401096) * k22
                        + rt::lit::<T>(0.22467240951805487) * k24);
                let k36 = rt::lit::<T>(0.014077768468017546) * k35;
                let k37 = h
                    * (rt::lit::<T>(0.528261265892269) * k22
                        + rt::lit::<T>(0.37007197281454446) * k24);
                let k38 = rt::lit::<T>(-0.042237587700185465) * k37;
                let k39 = h
                    * (rt::lit::<T>(0.5069260527650378) * k22
                        + rt::lit::<T>(0.4732188754837303) * k24);
                let k40 = rt::lit::<T>(-0.03357096720958545) * k39;
                let k41 = rt::lit::<T>(0.13479950349996173) * k13
                    + rt::lit::<T>(0.2646186221535599) * k14
                    + rt::lit::<T>(0.29962887740986976) * k15
                    + rt::lit::<T>(0.23895749671553695) * k16
                    + rt::lit::<T>(0.12372628666282504) * k17;
                let k42 = k41 + rt::lit::<T>(0.014077768468017546) * k18
                    + rt::lit::<T>(-0.042237587700185465) * k19
                    + rt::lit::<T>(-0.03357096720958545) * k20;
                let k43 = rt::lit::<T>(-0.03357096720958545) * k13
                    + rt::lit::<T>(-0.042237587700185465) * k14
                    + rt::lit::<T>(0.014077768468017546) * k15
                    + rt::lit::<T>(0.12372628666282504) * k16
                    + rt::lit::<T>(0.23895749671553695) * k17;
                let k44 = k43 + rt::lit::<T>(0.29962887740986976) * k18
                    + rt::lit::<T>(0.2646186221535599) * k19
                    + rt::lit::<T>(0.13479950349996173) * k20;
                let k45 = h
                    * (rt::lit::<T>(0.026781124516269687) * k42
                        + rt::lit::<T>(-0.006926052765037803) * k44);
                let k46 = rt::lit::<T>(0.13479950349996173) * k45;
                let k47 = h
                    * (rt::lit::<T>(0.12992802718545557) * k42
                        + rt::lit::<T>(-0.02826126589226893) * k44);
                let k48 = rt::lit::<T>(0.2646186221535599) * k47;
                let k49 = h
                    * (rt::lit::<T>(0.2753275904819451) * k42
                        + rt::lit::<T>(-0.03809379544010962) * k44);
                let k50 = rt::lit::<T>(0.29962887740986976) * k49;
                let k51 = h
                    * (rt::lit::<T>(0.4133626265872448) * k42
                        + rt::lit::<T>(-0.005079947835069699) * k44);
                let k52 = rt::lit::<T>(0.23895749671553695) * k51;
                let k53 = h
                    * (rt::lit::<T>(0.5050799478350697) * k42
                        + rt::lit::<T>(0.08663737341275521) * k44);
                let k54 = rt::lit::<T>(0.12372628666282504) * k53;
                let k55 = h
                    * (rt::lit::<T>(0.5380937954401096) * k42
                        + rt::lit::<T>(0.22467240951805487) * k44);
                let k56 = rt::lit::<T>(0.014077768468017546) * k55;
                let k57 = h
                    * (rt::lit::<T>(0.528261265892269) * k42
                        + rt::lit::<T>(0.37007197281454446) * k44);
                let k58 = rt::lit::<T>(-0.042237587700185465) * k57;
                let k59 = h
                    * (rt::lit::<T>(0.5069260527650378) * k42
                        + rt::lit::<T>(0.4732188754837303) * k44);
                let k60 = rt::lit::<T>(-0.03357096720958545) * k59;
                let k61 = rt::lit::<T>(-0.03357096720958545) * k25;
                let k62 = rt::lit::<T>(-0.042237587700185465) * k27;
                let k63 = rt::lit::<T>(0.014077768468017546) * k29;
                let k64 = rt::lit::<T>(0.12372628666282504) * k31;
                let k65 = rt::lit::<T>(0.23895749671553695) * k33;
                let k66 = rt::lit::<T>(0.29962887740986976) * k35;
                let k67 = rt::lit::<T>(0.2646186221535599) * k37;
                let k68 = rt::lit::<T>(0.13479950349996173) * k39;
                let k69 = rt::lit::<T>(-0.03357096720958545) * k45;
                let k70 = rt::lit::<T>(-0.042237587700185465) * k47;
                let k71 = rt::lit::<T>(0.014077768468017546) * k49;
                let k72 = rt::lit::<T>(0.12372628666282504) * k51;
                let k73 = rt::lit::<T>(0.23895749671553695) * k53;
                let k74 = rt::lit::<T>(0.29962887740986976) * k55;
                let k75 = rt::lit::<T>(0.2646186221535599) * k57;
                let k76 = rt::lit::<T>(0.13479950349996173) * k59;
                let k77 = h * rt::lit::<T>(0.25);
                let k78 = h * rt::lit::<T>(-0.03867513459481288);
                let k79 = h * rt::lit::<T>(0.5386751345948129);
                let k80 = h * rt::lit::<T>(0.25);
                let k81 = h * rt::lit::<T>(0.05061426814518813);
                let k82 = h * rt::lit::<T>(0.11119051722668724);
                let k83 = h * rt::lit::<T>(0.15685332293894363);
                let k84 = h * rt::lit::<T>(0.181341891689181);
                Scheme {
                    k2,
                    k4,
                    inv_h,
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
                    k26,
                    k28,
                    k30,
                    k32,
                    k34,
                    k36,
                    k38,
                    k40,
                    k46,
                    k48,
                    k50,
                    k52,
                    k54,
                    k56,
                    k58,
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
                let t1 = x3_dot - cos_xi * x1_dot - sin_xi * x2_dot;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    t1 * (rt::lit::<T>(0.25) * t1),
                    sin_xi + xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, x3, xi, rho1, rho2, _, _, reference1, reference2,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k2,
                    k4,
                    inv_h,
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
                    k26,
                    k28,
                    k30,
                    k32,
                    k34,
                    k36,
                    k38,
                    k40,
                    k46,
                    k48,
                    k50,
                    k52,
                    k54,
                    k56,
                    k58,
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
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [-cos_xi_ahead, -cos_xi_ahead],
                        move || {
                            let t1 = rt::abs(inv_h * rho2);
                            [t1, t1]
                        },
                        move |[rho2_rate_1, rho2_rate_2]| {
                            let t2 = k13 * rho2_rate_2 + (rho2 + k5 * rho2_rate_1);
                            let t3 = k14 * rho2_rate_2 + (rho2 + k6 * rho2_rate_1);
                            let t4 = k15 * rho2_rate_2 + (rho2 + k7 * rho2_rate_1);
                            let t5 = k16 * rho2_rate_2 + (rho2 + k8 * rho2_rate_1);
                            let t6 = k17 * rho2_rate_2 + (rho2 + k9 * rho2_rate_1);
                            let t7 = k18 * rho2_rate_2 + (rho2 + k10 * rho2_rate_1);
                            let t8 = k19 * rho2_rate_2 + (rho2 + k11 * rho2_rate_1);
                            let t9 = k20 * rho2_rate_2 + (rho2 + k12 * rho2_rate_1);
                            let t10 = rt::lit::<T>(-0.03357096720958545) * t2
                                + rt::lit::<T>(-0.042237587700185465) * t3
                                + (rt::lit::<T>(0.014077768468017546) * t4
                                    + rt::lit::<T>(0.12372628666282504) * t5)
                                + (rt::lit::<T>(0.23895749671553695) * t6
                                    + rt::lit::<T>(0.29962887740986976) * t7
                                    + (rt::lit::<T>(0.2646186221535599) * t8
                                        + rt::lit::<T>(0.13479950349996173) * t9));
                            let t11 = rt::lit::<T>(0.13479950349996173) * t2
                                + rt::lit::<T>(0.2646186221535599) * t3
                                + (rt::lit::<T>(0.29962887740986976) * t4
                                    + rt::lit::<T>(0.23895749671553695) * t5)
                                + (rt::lit::<T>(0.12372628666282504) * t6
                                    + rt::lit::<T>(0.014077768468017546) * t7
                                    + (rt::lit::<T>(-0.042237587700185465) * t8
                                        + rt::lit::<T>(-0.03357096720958545) * t9));
                            let t12 = k13 * t10 + (xi + k5 * t11);
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = k15 * t10 + (xi + k7 * t11);
                            let (t16, t17) = rt::sin_cos(t15);
                            let t18 = k16 * t10 + (xi + k8 * t11);
                            let (t19, t20) = rt::sin_cos(t18);
                            let t21 = k17 * t10 + (xi + k9 * t11);
                            let (t22, t23) = rt::sin_cos(t21);
                            let t24 = k18 * t10 + (xi + k10 * t11);
                            let (t25, t26) = rt::sin_cos(t24);
                            let t27 = k19 * t10 + (xi + k11 * t11);
                            let (t28, t29) = rt::sin_cos(t27);
                            let t30 = k20 * t10 + (xi + k12 * t11);
                            let (t31, t32) = rt::sin_cos(t30);
                            let t33 = k14 * t10 + (xi + k6 * t11);
                            let (t34, t35) = rt::sin_cos(t33);
                            let t36 = rt::lit::<T>(0.13479950349996173) * t14
                                + rt::lit::<T>(0.29962887740986976) * t17
                                + (rt::lit::<T>(0.23895749671553695) * t20
                                    + rt::lit::<T>(0.12372628666282504) * t23)
                                + (rt::lit::<T>(0.014077768468017546) * t26
                                    + rt::lit::<T>(-0.042237587700185465) * t29
                                    + (rt::lit::<T>(-0.03357096720958545) * t32
                                        + (rho2_rate_1 + rt::lit::<T>(0.2646186221535599) * t35)));
                            let t37 = rt::lit::<T>(-0.03357096720958545) * t14
                                + rt::lit::<T>(0.014077768468017546) * t17
                                + (rt::lit::<T>(0.12372628666282504) * t20
                                    + rt::lit::<T>(0.23895749671553695) * t23)
                                + (rt::lit::<T>(0.29962887740986976) * t26
                                    + rt::lit::<T>(0.2646186221535599) * t29
                                    + (rt::lit::<T>(0.13479950349996173) * t32
                                        + (rho2_rate_2
                                            + rt::lit::<T>(-0.042237587700185465) * t35)));
                            let t38 = rt::lit::<T>(1.0) - k26 * t13 - k40 * t31
                                - (k36 * t25 + k38 * t28)
                                - (k28 * t34 + k30 * t16 + (k32 * t19 + k34 * t22));
                            let t39 = k46 * t13 + k48 * t34 + (k50 * t16 + k52 * t19)
                                + (k54 * t22 + k56 * t25 + (k58 * t28 + k60 * t31));
                            let t40 = k61 * t13 + k62 * t34 + (k63 * t16 + k64 * t19)
                                + (k65 * t22 + k66 * t25 + (k67 * t28 + k68 * t31));
                            let t41 = rt::lit::<T>(1.0) - k69 * t13 - k76 * t31
                                - (k74 * t25 + k75 * t28)
                                - (k70 * t34 + k71 * t16 + (k72 * t19 + k73 * t22));
                            ([t36, t37], [[t38, -t39], [-t40, t41]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho2_rate_1, rho2_rate_2", tally)
                    })?;
                let [rho2_rate_1, rho2_rate_2] = solution1.x;
                let t42 = k2 * rho1;
                let t2 = k13 * rho2_rate_2 + (rho2 + k5 * rho2_rate_1);
                let t3 = k14 * rho2_rate_2 + (rho2 + k6 * rho2_rate_1);
                let t4 = k15 * rho2_rate_2 + (rho2 + k7 * rho2_rate_1);
                let t5 = k16 * rho2_rate_2 + (rho2 + k8 * rho2_rate_1);
                let t6 = k17 * rho2_rate_2 + (rho2 + k9 * rho2_rate_1);
                let t7 = k18 * rho2_rate_2 + (rho2 + k10 * rho2_rate_1);
                let t8 = k19 * rho2_rate_2 + (rho2 + k11 * rho2_rate_1);
                let t9 = k20 * rho2_rate_2 + (rho2 + k12 * rho2_rate_1);
                let t10 = rt::lit::<T>(-0.03357096720958545) * t2
                    + rt::lit::<T>(-0.042237587700185465) * t3
                    + (rt::lit::<T>(0.014077768468017546) * t4
                        + rt::lit::<T>(0.12372628666282504) * t5)
                    + (rt::lit::<T>(0.23895749671553695) * t6
                        + rt::lit::<T>(0.29962887740986976) * t7
                        + (rt::lit::<T>(0.2646186221535599) * t8
                            + rt::lit::<T>(0.13479950349996173) * t9));
                let t11 = rt::lit::<T>(0.13479950349996173) * t2
                    + rt::lit::<T>(0.2646186221535599) * t3
                    + (rt::lit::<T>(0.29962887740986976) * t4
                        + rt::lit::<T>(0.23895749671553695) * t5)
                    + (rt::lit::<T>(0.12372628666282504) * t6
                        + rt::lit::<T>(0.014077768468017546) * t7
                        + (rt::lit::<T>(-0.042237587700185465) * t8
                            + rt::lit::<T>(-0.03357096720958545) * t9));
                let t43 = k78 * t10 + (xi + k77 * t11);
                let (t44, t45) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k77 * t11 + k78 * t10,
                    t43,
                    tally,
                );
                let t46 = k4 * rho1;
                let t47 = k80 * t10 + (xi + k79 * t11);
                let (t48, t49) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k79 * t11 + k80 * t10,
                    t47,
                    tally,
                );
                let x1_new_2 = x1 - h * (t42 * t45 + t46 * t49);
                let x2_new_2 = x2 - h * (t42 * t44 + t46 * t48);
                let x3_new_2 = x3 + h * (t42 + t46);
                let t50 = h * (rt::lit::<T>(0.5) * t11 + rt::lit::<T>(0.5) * t10);
                let xi_new_2 = xi + t50;
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
                let t51 = rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2);
                let rho2_squared = rho2 * rho2;
                let half_rho2_squared = rt::lit::<T>(0.5) * rho2_squared;
                let t52 = rt::abs(xi) + rt::lit::<T>(1.0);
                let t53 = rt::visible_change(
                    half_rho2_squared
                        * (half_rho2_squared + (sin_xi_ahead - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (sin_xi_ahead * sin_xi_ahead + reference2 * reference2),
                    t52,
                );
                let rho2_new_2 = t51 * (rt::lit::<T>(1.0) - t53);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t50,
                    xi_new_2,
                    tally,
                );
                let t54 = rho1_squared + t51 * (rt::lit::<T>(2.0) * t51);
                let t55 = rho1_squared + rt::lit::<T>(2.0) * rho2_squared;
                let t30 = k20 * t10 + (xi + k12 * t11);
                let t32 = rt::cos(t30);
                let t56 = t32
                    * (rt::lit::<T>(-0.3316354107233795) * t11
                        + rt::lit::<T>(1.3316354107233794) * t10);
                let t12 = k13 * t10 + (xi + k5 * t11);
                let t14 = rt::cos(t12);
                let t57 = t14
                    * (rt::lit::<T>(1.3316354107233794) * t11
                        + rt::lit::<T>(-0.3316354107233795) * t10);
                let t58 = (rt::lit::<T>(1.3316354107233794) * rho2_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho2_rate_2) * t2;
                let t59 = (rt::lit::<T>(-0.3316354107233795) * rho2_rate_1
                    + rt::lit::<T>(1.3316354107233794) * rho2_rate_2) * t9;
                let t60 = sin_xi_ahead_new
                    + (rt::lit::<T>(0.25) * t54
                        - (sin_xi_ahead + rt::lit::<T>(0.25) * t55))
                    - k81 * (t56 + (t57 + (t58 + t59)));
                let t21 = k17 * t10 + (xi + k9 * t11);
                let t23 = rt::cos(t21);
                let t61 = t23
                    * (rt::lit::<T>(0.34114093966465076) * t11
                        + rt::lit::<T>(0.6588590603353492) * t10);
                let t18 = k16 * t10 + (xi + k8 * t11);
                let t20 = rt::cos(t18);
                let t62 = t20
                    * (rt::lit::<T>(0.6588590603353492) * t11
                        + rt::lit::<T>(0.34114093966465076) * t10);
                let t63 = (rt::lit::<T>(0.6588590603353492) * rho2_rate_1
                    + rt::lit::<T>(0.34114093966465076) * rho2_rate_2) * t5;
                let t64 = (rt::lit::<T>(0.34114093966465076) * rho2_rate_1
                    + rt::lit::<T>(0.6588590603353492) * rho2_rate_2) * t6;
                let t27 = k19 * t10 + (xi + k11 * t11);
                let t29 = rt::cos(t27);
                let t65 = t29
                    * (rt::lit::<T>(-0.18993340778366247) * t11
                        + rt::lit::<T>(1.1899334077836625) * t10);
                let t33 = k14 * t10 + (xi + k6 * t11);
                let t35 = rt::cos(t33);
                let t66 = t35
                    * (rt::lit::<T>(1.1899334077836625) * t11
                        + rt::lit::<T>(-0.18993340778366247) * t10);
                let t67 = (rt::lit::<T>(1.1899334077836625) * rho2_rate_1
                    + rt::lit::<T>(-0.18993340778366247) * rho2_rate_2) * t3;
                let t68 = (rt::lit::<T>(-0.18993340778366247) * rho2_rate_1
                    + rt::lit::<T>(1.1899334077836625) * rho2_rate_2) * t8;
                let t24 = k18 * t10 + (xi + k10 * t11);
                let t26 = rt::cos(t24);
                let t69 = t26
                    * (rt::lit::<T>(0.044875582500402064) * t11
                        + rt::lit::<T>(0.955124417499598) * t10);
                let t15 = k15 * t10 + (xi + k7 * t11);
                let t17 = rt::cos(t15);
                let t70 = t17
                    * (rt::lit::<T>(0.955124417499598) * t11
                        + rt::lit::<T>(0.044875582500402064) * t10);
                let t71 = (rt::lit::<T>(0.955124417499598) * rho2_rate_1
                    + rt::lit::<T>(0.044875582500402064) * rho2_rate_2) * t4;
                let t72 = (rt::lit::<T>(0.044875582500402064) * rho2_rate_1
                    + rt::lit::<T>(0.955124417499598) * rho2_rate_2) * t7;
                let t73 = k82 * (t65 + (t66 + (t67 + t68)))
                    + k83 * (t69 + (t70 + (t71 + t72)));
                let resolution1_new = t60 - k84 * (t61 + (t62 + (t63 + t64))) - t73;
                let t74 = rt::abs(k82 * (rt::abs(t67) + rt::abs(t66)))
                    + rt::abs(k83 * (rt::abs(t71) + rt::abs(t70)));
                let t75 = rt::abs(k84 * (rt::abs(t63) + rt::abs(t62)))
                    + rt::abs(k83 * (rt::abs(t72) + rt::abs(t69)));
                let t76 = rt::abs(k84 * (rt::abs(t64) + rt::abs(t61)))
                    + rt::abs(k82 * (rt::abs(t68) + rt::abs(t65)));
                let t77 = rt::abs(sin_xi_ahead_new)
                    + (rt::lit::<T>(0.25) * rt::abs(t55) + rt::abs(sin_xi_ahead)
                        + rt::lit::<T>(0.25) * rt::abs(t54));
                let t78 = rt::abs(k81 * (rt::abs(t59) + rt::abs(t56)))
                    + (rt::abs(k81 * (rt::abs(t58) + rt::abs(t57))) + t77);
                let resolution2_new = t52 * (t74 + t75 + (t76 + t78))
                    + (rt::abs(t14 * xi_new_2)
                        + (rt::lit::<T>(0.5) * rt::abs(rho1_squared)
                            + rt::abs(t51 * t2)));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
                    reference1,
                    reference2,
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
                if !rt::is_resolved(carried[6], carried[7]) {
                    return Err(setting.unresolved(carried[6], carried[7], tally));
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
                let [x1, x2, x3, xi, rho1, rho2, _, _, _, _, _, _] = motion.carried;
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
            const IDENTITY: &'static str = "697d8b421c09e6cae2957197388ee1cd";
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
        /// - `rho2_rate_1`, `rho2_rate_2`, `rho2_rate_3`: 3 × 3 implicit block (Newton, analytic Jacobian); torn from it and assigned: xi_rate_1, xi_rate_2, xi_rate_3
        /// - `rho1_rate_2`: explicit
        /// - `rho1_rate_1`: explicit
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
        /// | once, from parameters | 17 | 24 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 111 | 255 | 1 | 0 | 0 | 0 |
        /// | each step | 177 | 190 | 2 | 0 | 12 | 32 |
        /// | each iteration for rho2_rate_1, rho2_rate_2, rho2_rate_3 | 165 | 172 | 0 | 0 | 8 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf6>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf6>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `0.027076500189167574/2 + (0.005864947198698576/2 + (-0.061592225069804156/2 + (-0.05899392 …`
            k2: T,
            /// `0.2529691909352784/2 + (0.4175557539292479/2 + (0.32151478931685357/2 + (0.095604967392505 …`
            k4: T,
            /// `0.2777777777777778 (0.027076500189167574/2 + (0.005864947198698576/2 + (-0.061592225069804 …`
            k5: T,
            /// `2 0.4444444444444444 (0.3851373541128084/2 + (0.1904683739582173/2 + (-0.06114645362610544 …`
            k6: T,
            /// `0.2777777777777778 (0.2529691909352784/2 + (0.4175557539292479/2 + (0.32151478931685357/2  …`
            k7: T,
            /// `1/h`
            inv_h: T,
            /// `h 0.05061426814518813`
            k8: T,
            /// `h 0.11119051722668724`
            k9: T,
            /// `h 0.15685332293894363`
            k10: T,
            /// `h 0.181341891689181`
            k11: T,
            /// `h 0.028459473672176994`
            k12: T,
            /// `h 0.12761668692717998`
            k13: T,
            /// `h 0.23553528074697333`
            k14: T,
            /// `h 0.293975971011446`
            k15: T,
            /// `h 0.2956904871291018`
            k16: T,
            /// `h 0.2758530052054411`
            k17: T,
            /// `h 0.2680684283954074`
            k18: T,
            /// `h 0.27444215068248085`
            k19: T,
            /// `h -0.011940029016242066`
            k20: T,
            /// `h -0.03565927501636371`
            k21: T,
            /// `h -0.00022625827747447944`
            k22: T,
            /// `h 0.13221941709205312`
            k23: T,
            /// `h 0.3122250273523913`
            k24: T,
            /// `h 0.44467070272191894`
            k25: T,
            /// `h 0.48010371946080815`
            k26: T,
            /// `h 0.4563844734606865`
            k27: T,
            /// `h 0.0033356270952969586`
            k28: T,
            /// `h 0.009709349382370355`
            k29: T,
            /// `h 0.0019247725723366578`
            k30: T,
            /// `h -0.017912709351324017`
            k31: T,
            /// `h -0.01619819323366821`
            k32: T,
            /// `h 0.042242497030804446`
            k33: T,
            /// `h 0.15016109085059778`
            k34: T,
            /// `h 0.2493183041056008`
            k35: T,
            /// `h (0.028459473672176994 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h  …`
            k42: T,
            /// `h (0.12761668692717998 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0 …`
            k43: T,
            /// `h (0.23553528074697333 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0 …`
            k44: T,
            /// `h (0.293975971011446 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0.1 …`
            k45: T,
            /// `h (0.2956904871291018 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0. …`
            k46: T,
            /// `h (0.2758530052054411 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0. …`
            k47: T,
            /// `h (0.2680684283954074 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0. …`
            k48: T,
            /// `h (0.27444215068248085 (0.2529691909352784 h 0.028459473672176994 + 0.4175557539292479 h 0 …`
            k49: T,
            /// `0.2529691909352784 h (0.028459473672176994 (0.2529691909352784 h 0.028459473672176994 + 0. …`
            k50: T,
            /// `0.4175557539292479 h (0.12761668692717998 (0.2529691909352784 h 0.028459473672176994 + 0.4 …`
            k51: T,
            /// `0.32151478931685357 h (0.23553528074697333 (0.2529691909352784 h 0.028459473672176994 + 0. …`
            k52: T,
            /// `0.09560496739250535 h (0.293975971011446 (0.2529691909352784 h 0.028459473672176994 + 0.41 …`
            k53: T,
            /// `-0.058993923891947214 h (0.2956904871291018 (0.2529691909352784 h 0.028459473672176994 + 0 …`
            k54: T,
            /// `-0.061592225069804156 h (0.2758530052054411 (0.2529691909352784 h 0.028459473672176994 + 0 …`
            k55: T,
            /// `0.005864947198698576 h (0.2680684283954074 (0.2529691909352784 h 0.028459473672176994 + 0. …`
            k56: T,
            /// `0.027076500189167574 h (0.27444215068248085 (0.2529691909352784 h 0.028459473672176994 + 0 …`
            k57: T,
            /// `h (0.028459473672176994 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h …`
            k64: T,
            /// `h (0.12761668692717998 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h  …`
            k65: T,
            /// `h (0.23553528074697333 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h  …`
            k66: T,
            /// `h (0.293975971011446 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h -0 …`
            k67: T,
            /// `h (0.2956904871291018 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h - …`
            k68: T,
            /// `h (0.2758530052054411 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h - …`
            k69: T,
            /// `h (0.2680684283954074 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h - …`
            k70: T,
            /// `h (0.27444215068248085 (0.2529691909352784 h -0.011940029016242066 + 0.4175557539292479 h  …`
            k71: T,
            /// `0.2529691909352784 h (0.028459473672176994 (0.2529691909352784 h -0.011940029016242066 + 0 …`
            k72: T,
            /// `0.4175557539292479 h (0.12761668692717998 (0.2529691909352784 h -0.011940029016242066 + 0. …`
            k73: T,
            /// `0.32151478931685357 h (0.23553528074697333 (0.2529691909352784 h -0.011940029016242066 + 0 …`
            k74: T,
            /// `0.09560496739250535 h (0.293975971011446 (0.2529691909352784 h -0.011940029016242066 + 0.4 …`
            k75: T,
            /// `-0.058993923891947214 h (0.2956904871291018 (0.2529691909352784 h -0.011940029016242066 +  …`
            k76: T,
            /// `-0.061592225069804156 h (0.2758530052054411 (0.2529691909352784 h -0.011940029016242066 +  …`
            k77: T,
            /// `0.005864947198698576 h (0.2680684283954074 (0.2529691909352784 h -0.011940029016242066 + 0 …`
            k78: T,
            /// `0.027076500189167574 h (0.27444215068248085 (0.2529691909352784 h -0.011940029016242066 +  …`
            k79: T,
            /// `h (0.028459473672176994 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h …`
            k86: T,
            /// `h (0.12761668692717998 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h  …`
            k87: T,
            /// `h (0.23553528074697333 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h  …`
            k88: T,
            /// `h (0.293975971011446 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0. …`
            k89: T,
            /// `h (0.2956904871291018 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0 …`
            k90: T,
            /// `h (0.2758530052054411 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0 …`
            k91: T,
            /// `h (0.2680684283954074 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h 0 …`
            k92: T,
            /// `h (0.27444215068248085 (0.2529691909352784 h 0.0033356270952969586 + 0.4175557539292479 h  …`
            k93: T,
            /// `0.2529691909352784 h (0.028459473672176994 (0.2529691909352784 h 0.0033356270952969586 + 0 …`
            k94: T,
            /// `0.4175557539292479 h (0.12761668692717998 (0.2529691909352784 h 0.0033356270952969586 + 0. …`
            k95: T,
            /// `0.32151478931685357 h (0.23553528074697333 (0.2529691909352784 h 0.0033356270952969586 + 0 …`
            k96: T,
            /// `0.09560496739250535 h (0.293975971011446 (0.2529691909352784 h 0.0033356270952969586 + 0.4 …`
            k97: T,
            /// `-0.058993923891947214 h (0.2956904871291018 (0.2529691909352784 h 0.0033356270952969586 +  …`
            k98: T,
            /// `-0.061592225069804156 h (0.2758530052054411 (0.2529691909352784 h 0.0033356270952969586 +  …`
            k99: T,
            /// `0.005864947198698576 h (0.2680684283954074 (0.2529691909352784 h 0.0033356270952969586 + 0 …`
            k100: T,
            /// `0.027076500189167574 h (0.27444215068248085 (0.2529691909352784 h 0.0033356270952969586 +  …`
            k101: T,
            /// `0.027076500189167574 h (0.028459473672176994 (0.2529691909352784 h 0.028459473672176994 +  …`
            k102: T,
            /// `0.005864947198698576 h (0.12761668692717998 (0.2529691909352784 h 0.028459473672176994 + 0 …`
            k103: T,
            /// `-0.061592225069804156 h (0.23553528074697333 (0.2529691909352784 h 0.028459473672176994 +  …`
            k104: T,
            /// `-0.058993923891947214 h (0.293975971011446 (0.2529691909352784 h 0.028459473672176994 + 0. …`
            k105: T,
            /// `0.09560496739250535 h (0.2956904871291018 (0.2529691909352784 h 0.028459473672176994 + 0.4 …`
            k106: T,
            /// `0.32151478931685357 h (0.2758530052054411 (0.2529691909352784 h 0.028459473672176994 + 0.4 …`
            k107: T,
            /// `0.4175557539292479 h (0.2680684283954074 (0.2529691909352784 h 0.028459473672176994 + 0.41 …`
            k108: T,
            /// `0.2529691909352784 h (0.27444215068248085 (0.2529691909352784 h 0.028459473672176994 + 0.4 …`
            k109: T,
            /// `0.027076500189167574 h (0.028459473672176994 (0.2529691909352784 h -0.011940029016242066 + …`
            k110: T,
            /// `0.005864947198698576 h (0.12761668692717998 (0.2529691909352784 h -0.011940029016242066 +  …`
            k111: T,
            /// `-0.061592225069804156 h (0.23553528074697333 (0.2529691909352784 h -0.011940029016242066 + …`
            k112: T,
            /// `-0.058993923891947214 h (0.293975971011446 (0.2529691909352784 h -0.011940029016242066 + 0 …`
            k113: T,
            /// `0.09560496739250535 h (0.2956904871291018 (0.2529691909352784 h -0.011940029016242066 + 0. …`
            k114: T,
            /// `0.32151478931685357 h (0.2758530052054411 (0.2529691909352784 h -0.011940029016242066 + 0. …`
            k115: T,
            /// `0.4175557539292479 h (0.2680684283954074 (0.2529691909352784 h -0.011940029016242066 + 0.4 …`
            k116: T,
            /// `0.2529691909352784 h (0.27444215068248085 (0.2529691909352784 h -0.011940029016242066 + 0. …`
            k117: T,
            /// `0.027076500189167574 h (0.028459473672176994 (0.2529691909352784 h 0.0033356270952969586 + …`
            k118: T,
            /// `0.005864947198698576 h (0.12761668692717998 (0.2529691909352784 h 0.0033356270952969586 +  …`
            k119: T,
            /// `-0.061592225069804156 h (0.23553528074697333 (0.2529691909352784 h 0.0033356270952969586 + …`
            k120: T,
            /// `-0.058993923891947214 h (0.293975971011446 (0.2529691909352784 h 0.0033356270952969586 + 0 …`
            k121: T,
            /// `0.09560496739250535 h (0.2956904871291018 (0.2529691909352784 h 0.0033356270952969586 + 0. …`
            k122: T,
            /// `0.32151478931685357 h (0.2758530052054411 (0.2529691909352784 h 0.0033356270952969586 + 0. …`
            k123: T,
            /// `0.4175557539292479 h (0.2680684283954074 (0.2529691909352784 h 0.0033356270952969586 + 0.4 …`
            k124: T,
            /// `0.2529691909352784 h (0.27444215068248085 (0.2529691909352784 h 0.0033356270952969586 + 0. …`
            k125: T,
            /// `h 0.009789444015308325`
            k126: T,
            /// `h 0.1388888888888889`
            k127: T,
            /// `h -0.0359766675249389`
            k128: T,
            /// `h -0.022485417203086815`
            k129: T,
            /// `h 0.30026319498086457`
            k130: T,
            /// `h 0.2222222222222222`
            k131: T,
            /// `h 0.1388888888888889`
            k132: T,
            /// `h 0.26798833376246944`
            k133: T,
            /// `h 0.48042111196938336`
            k134: T,
            /// `h 0.4444444444444444`
            k135: T,
            /// `h 0.2777777777777778`
            k136: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); what the last step's quadrature was off by, and the size of its terms (2); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 12];
            type Memory = (rt::Predictor<T, 3, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = rt::lit::<T>(0.5) * rt::lit::<T>(-0.058993923891947214)
                    + (rt::lit::<T>(0.5) * rt::lit::<T>(0.09560496739250535)
                        + (rt::lit::<T>(0.5) * rt::lit::<T>(0.32151478931685357)
                            + (rt::lit::<T>(0.5) * rt::lit::<T>(0.2529691909352784)
                                + rt::lit::<T>(0.5) * rt::lit::<T>(0.4175557539292479))));
                let k2 = rt::lit::<T>(0.5) * rt::lit::<T>(0.027076500189167574)
                    + (rt::lit::<T>(0.5) * rt::lit::<T>(0.005864947198698576)
                        + (rt::lit::<T>(0.5) * rt::lit::<T>(-0.061592225069804156)
                            + k1));
                let k3 = rt::lit::<T>(0.5) * rt::lit::<T>(0.09560496739250535)
                    + (rt::lit::<T>(0.5) * rt::lit::<T>(-0.058993923891947214)
                        + (rt::lit::<T>(0.5) * rt::lit::<T>(-0.061592225069804156)
                            + (rt::lit::<T>(0.5) * rt::lit::<T>(0.027076500189167574)
                                + rt::lit::<T>(0.5) * rt::lit::<T>(0.005864947198698576))));
                let k4 = rt::lit::<T>(0.5) * rt::lit::<T>(0.2529691909352784)
                    + (rt::lit::<T>(0.5) * rt::lit::<T>(0.4175557539292479)
                        + (rt::lit::<T>(0.5) * rt::lit::<T>(0.32151478931685357) + k3));
                let k5 = rt::lit::<T>(0.2777777777777778) * k2;
                let k6 = rt::lit::<T>(2.0)
                    * (rt::lit::<T>(0.4444444444444444)
                        * (rt::lit::<T>(0.5) * rt::lit::<T>(0.3851373541128084)
                            + (rt::lit::<T>(0.5) * rt::lit::<T>(0.1904683739582173)
                                + (rt::lit::<T>(0.5) * rt::lit::<T>(-0.06114645362610544)
                                    + rt::lit::<T>(0.5)
                                        * rt::lit::<T>(-0.014459274444920261)))));
                let k7 = rt::lit::<T>(0.2777777777777778) * k4;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k8 = h * rt::lit::<T>(0.05061426814518813);
                let k9 = h * rt::lit::<T>(0.11119051722668724);
                let k10 = h * rt::lit::<T>(0.15685332293894363);
                let k11 = h * rt::lit::<T>(0.181341891689181);
                let k12 = h * rt::lit::<T>(0.028459473672176994);
                let k13 = h * rt::lit::<T>(0.12761668692717998);
                let k14 = h * rt::lit::<T>(0.23553528074697333);
                let k15 = h * rt::lit::<T>(0.293975971011446);
                let k16 = h * rt::lit::<T>(0.2956904871291018);
                let k17 = h * rt::lit::<T>(0.2758530052054411);
                let k18 = h * rt::lit::<T>(0.2680684283954074);
                let k19 = h * rt::lit::<T>(0.27444215068248085);
                let k20 = h * rt::lit::<T>(-0.011940029016242066);
                let k21 = h * rt::lit::<T>(-0.03565927501636371);
                let k22 = h * rt::lit::<T>(-0.00022625827747447944);
                let k23 = h * rt::lit::<T>(0.13221941709205312);
                let k24 = h * rt::lit::<T>(0.3122250273523913);
                let k25 = h * rt::lit::<T>(0.44467070272191894);
                let k26 = h * rt::lit::<T>(0.48010371946080815);
                let k27 = h * rt::lit::<T>(0.4563844734606865);
                let k28 = h * rt::lit::<T>(0.0033356270952969586);
                let k29 = h * rt::lit::<T>(0.009709349382370355);
                let k30 = h * rt::lit::<T>(0.0019247725723366578);
                let k31 = h * rt::lit::<T>(-0.017912709351324017);
                let k32 = h * rt::lit::<T>(-0.01619819323366821);
                let k33 = h * rt::lit::<T>(0.042242497030804446);
                let k34 = h * rt::lit::<T>(0.15016109085059778);
                let k35 = h * rt::lit::<T>(0.2493183041056008);
                let k36 = rt::lit::<T>(0.2529691909352784) * k12
                    + rt::lit::<T>(0.4175557539292479) * k13
                    + rt::lit::<T>(0.32151478931685357) * k14
                    + rt::lit::<T>(0.09560496739250535) * k15
                    + rt::lit::<T>(-0.058993923891947214) * k16;
                let k37 = k36 + rt::lit::<T>(-0.061592225069804156) * k17
                    + rt::lit::<T>(0.005864947198698576) * k18
                    + rt::lit::<T>(0.027076500189167574) * k19;
                let k38 = rt::lit::<T>(-0.06114645362610544) * k12
                    + rt::lit::<T>(-0.014459274444920261) * k13
                    + rt::lit::<T>(0.1904683739582173) * k14
                    + rt::lit::<T>(0.3851373541128084) * k15
                    + rt::lit::<T>(0.3851373541128084) * k16;
                let k39 = k38 + rt::lit::<T>(0.1904683739582173) * k17
                    + rt::lit::<T>(-0.014459274444920261) * k18
                    + rt::lit::<T>(-0.06114645362610544) * k19;
                let k40 = rt::lit::<T>(0.027076500189167574) * k12
                    + rt::lit::<T>(0.005864947198698576) * k13
                    + rt::lit::<T>(-0.061592225069804156) * k14
                    + rt::lit::<T>(-0.058993923891947214) * k15
                    + rt::lit::<T>(0.09560496739250535) * k16;
                let k41 = k40 + rt::lit::<T>(0.32151478931685357) * k17
                    + rt::lit::<T>(0.4175557539292479) * k18
                    + rt::lit::<T>(0.2529691909352784) * k19;
                let k42 = h
                    * (rt::lit::<T>(0.028459473672176994) * k37
                        + rt::lit::<T>(-0.011940029016242066) * k39
                        + rt::lit::<T>(0.0033356270952969586) * k41);
                let k43 = h
                    * (rt::lit::<T>(0.12761668692717998) * k37
                        + rt::lit::<T>(-0.03565927501636371) * k39
                        + rt::lit::<T>(0.009709349382370355) * k41);
                let k44 = h
                    * (rt::lit::<T>(0.23553528074697333) * k37
                        + rt::lit::<T>(-0.00022625827747447944) * k39
                        + rt::lit::<T>(0.0019247725723366578) * k41);
                let k45 = h
                    * (rt::lit::<T>(0.293975971011446) * k37
                        + rt::lit::<T>(0.13221941709205312) * k39
                        + rt::lit::<T>(-0.017912709351324017) * k41);
                let k46 = h
                    * (rt::lit::<T>(0.2956904871291018) * k37
                        + rt::lit::<T>(0.3122250273523913) * k39
                        + rt::lit::<T>(-0.01619819323366821) * k41);
                let k47 = h
                    * (rt::lit::<T>(0.2758530052054411) * k37
                        + rt::lit::<T>(0.44467070272191894) * k39
                        + rt::lit::<T>(0.042242497030804446) * k41);
                let k48 = h
                    * (rt::lit::<T>(0.2680684283954074) * k37
                        + rt::lit::<T>(0.48010371946080815) * k39
                        + rt::lit::<T>(0.15016109085059778) * k41);
                let k49 = h
                    * (rt::lit::<T>(0.27444215068248085) * k37
                        + rt::lit::<T>(0.4563844734606865) * k39
                        + rt::lit::<T>(0.2493183041056008) * k41);
                let k50 = rt::lit::<T>(0.2529691909352784) * k42;
                let k51 = rt::lit::<T>(0.4175557539292479) * k43;
                let k52 = rt::lit::<T>(0.32151478931685357) * k44;
                let k53 = rt::lit::<T>(0.09560496739250535) * k45;
                let k54 = rt::lit::<T>(-0.058993923891947214) * k46;
                let k55 = rt::lit::<T>(-0.061592225069804156) * k47;
                let k56 = rt::lit::<T>(0.005864947198698576) * k48;
                let k57 = rt::lit::<T>(0.027076500189167574) * k49;
                let k58 = rt::lit::<T>(0.2529691909352784) * k20
                    + rt::lit::<T>(0.4175557539292479) * k21
                    + rt::lit::<T>(0.32151478931685357) * k22
                    + rt::lit::<T>(0.09560496739250535) * k23
                    + rt::lit::<T>(-0.058993923891947214) * k24;
                let k59 = k58 + rt::lit::<T>(-0.061592225069804156) * k25
                    + rt::lit::<T>(0.005864947198698576) * k26
                    + rt::lit::<T>(0.027076500189167574) * k27;
                let k60 = rt::lit::<T>(-0.06114645362610544) * k20
                    + rt::lit::<T>(-0.014459274444920261) * k21
                    + rt::lit::<T>(0.1904683739582173) * k22
                    + rt::lit::<T>(0.3851373541128084) * k23
                    + rt::lit::<T>(0.3851373541128084) * k24;
                let k61 = k60 + rt::lit::<T>(0.1904683739582173) * k25
                    + rt::lit::<T>(-0.014459274444920261) * k26
                    + rt::lit::<T>(-0.06114645362610544) * k27;
                let k62 = rt::lit::<T>(0.027076500189167574) * k20
                    + rt::lit::<T>(0.005864947198698576) * k21
                    + rt::lit::<T>(-0.061592225069804156) * k22
                    + rt::lit::<T>(-0.058993923891947214) * k23
                    + rt::lit::<T>(0.09560496739250535) * k24;
                let k63 = k62 + rt::lit::<T>(0.32151478931685357) * k25
                    + rt::lit::<T>(0.4175557539292479) * k26
                    + rt::lit::<T>(0.2529691909352784) * k27;
                let k64 = h
                    * (rt::lit::<T>(0.028459473672176994) * k59
                        + rt::lit::<T>(-0.011940029016242066) * k61
                        + rt::lit::<T>(0.0033356270952969586) * k63);
                let k65 = h
                    * (rt::lit::<T>(0.12761668692717998) * k59
                        + rt::lit::<T>(-0.03565927501636371) * k61
                        + rt::lit::<T>(0.009709349382370355) * k63);
                let k66 = h
                    * (rt::lit::<T>(0.23553528074697333) * k59
                        + rt::lit::<T>(-0.00022625827747447944) * k61
                        + rt::lit::<T>(0.0019247725723366578) * k63);
                let k67 = h
                    * (rt::lit::<T>(0.293975971011446) * k59
                        + rt::lit::<T>(0.13221941709205312) * k61
                        + rt::lit::<T>(-0.017912709351324017) * k63);
                let k68 = h
                    * (rt::lit::<T>(0.2956904871291018) * k59
                        + rt::lit::<T>(0.3122250273523913) * k61
                        + rt::lit::<T>(-0.01619819323366821) * k63);
                let k69 = h
                    * (rt::lit::<T>(0.2758530052054411) * k59
                        + rt::lit::<T>(0.44467070272191894) * k61
                        + rt::lit::<T>(0.042242497030804446) * k63);
                let k70 = h
                    * (rt::lit::<T>(0.2680684283954074) * k59
                        + rt::lit::<T>(0.48010371946080815) * k61
                        + rt::lit::<T>(0.15016109085059778) * k63);
                let k71 = h
                    * (rt::lit::<T>(0.27444215068248085) * k59
                        + rt::lit::<T>(0.4563844734606865) * k61
                        + rt::lit::<T>(0.2493183041056008) * k63);
                let k72 = rt::lit::<T>(0.2529691909352784) * k64;
                let k73 = rt::lit::<T>(0.4175557539292479) * k65;
                let k74 = rt::lit::<T>(0.32151478931685357) * k66;
                let k75 = rt::lit::<T>(0.09560496739250535) * k67;
                let k76 = rt::lit::<T>(-0.058993923891947214) * k68;
                let k77 = rt::lit::<T>(-0.061592225069804156) * k69;
                let k78 = rt::lit::<T>(0.005864947198698576) * k70;
                let k79 = rt::lit::<T>(0.027076500189167574) * k71;
                let k80 = rt::lit::<T>(0.2529691909352784) * k28
                    + rt::lit::<T>(0.4175557539292479) * k29
                    + rt::lit::<T>(0.32151478931685357) * k30
                    + rt::lit::<T>(0.09560496739250535) * k31
                    + rt::lit::<T>(-0.058993923891947214) * k32;
                let k81 = k80 + rt::lit::<T>(-0.061592225069804156) * k33
                    + rt::lit::<T>(0.005864947198698576) * k34
                    + rt::lit::<T>(0.027076500189167574) * k35;
                let k82 = rt::lit::<T>(-0.06114645362610544) * k28
                    + rt::lit::<T>(-0.014459274444920261) * k29
                    + rt::lit::<T>(0.1904683739582173) * k30
                    + rt::lit::<T>(0.3851373541128084) * k31
                    + rt::lit::<T>(0.3851373541128084) * k32;
                let k83 = k82 + rt::lit::<T>(0.1904683739582173) * k33
                    + rt::lit::<T>(-0.014459274444920261) * k34
                    + rt::lit::<T>(-0.06114645362610544) * k35;
                let k84 = rt::lit::<T>(0.027076500189167574) * k28
                    + rt::lit::<T>(0.005864947198698576) * k29
                    + rt::lit::<T>(-0.061592225069804156) * k30
                    + rt::lit::<T>(-0.058993923891947214) * k31
                    + rt::lit::<T>(0.09560496739250535) * k32;
                let k85 = k84 + rt::lit::<T>(0.32151478931685357) * k33
                    + rt::lit::<T>(0.4175557539292479) * k34
                    + rt::lit::<T>(0.2529691909352784) * k35;
                let k86 = h
                    * (rt::lit::<T>(0.028459473672176994) * k81
                        + rt::lit::<T>(-0.011940029016242066) * k83
                        + rt::lit::<T>(0.0033356270952969586) * k85);
                let k87 = h
                    * (rt::lit::<T>(0.12761668692717998) * k81
                        + rt::lit::<T>(-0.03565927501636371) * k83
                        + rt::lit::<T>(0.009709349382370355) * k85);
                let k88 = h
                    * (rt::lit::<T>(0.23553528074697333) * k81
                        + rt::lit::<T>(-0.00022625827747447944) * k83
                        + rt::lit::<T>(0.0019247725723366578) * k85);
                let k89 = h
                    * (rt::lit::<T>(0.293975971011446) * k81
                        + rt::lit::<T>(0.13221941709205312) * k83
                        + rt::lit::<T>(-0.017912709351324017) * k85);
                let k90 = h
                    * (rt::lit::<T>(0.2956904871291018) * k81
                        + rt::lit::<T>(0.3122250273523913) * k83
                        + rt::lit::<T>(-0.01619819323366821) * k85);
                let k91 = h
                    * (rt::lit::<T>(0.2758530052054411) * k81
                        + rt::lit::<T>(0.44467070272191894) * k83
                        + rt::lit::<T>(0.042242497030804446) * k85);
                let k92 = h
                    * (rt::lit::<T>(0.2680684283954074) * k81
                        + rt::lit::<T>(0.48010371946080815) * k83
                        + rt::lit::<T>(0.15016109085059778) * k85);
                let k93 = h
                    * (rt::lit::<T>(0.27444215068248085) * k81
                        + rt::lit::<T>(0.4563844734606865) * k83
                        + rt::lit::<T>(0.2493183041056008) * k85);
                let k94 = rt::lit::<T>(0.2529691909352784) * k86;
                let k95 = rt::lit::<T>(0.4175557539292479) * k87;
                let k96 = rt::lit::<T>(0.32151478931685357) * k88;
                let k97 = rt::lit::<T>(0.09560496739250535) * k89;
                let k98 = rt::lit::<T>(-0.058993923891947214) * k90;
                let k99 = rt::lit::<T>(-0.061592225069804156) * k91;
                let k100 = rt::lit::<T>(0.005864947198698576) * k92;
                let k101 = rt::lit::<T>(0.027076500189167574) * k93;
                let k102 = rt::lit::<T>(0.027076500189167574) * k42;
                let k103 = rt::lit::<T>(0.005864947198698576) * k43;
                let k104 = rt::lit::<T>(-0.061592225069804156) * k44;
                let k105 = rt::lit::<T>(-0.058993923891947214) * k45;
                let k106 = rt::lit::<T>(0.09560496739250535) * k46;
                let k107 = rt::lit::<T>(0.32151478931685357) * k47;
                let k108 = rt::lit::<T>(0.4175557539292479) * k48;
                let k109 = rt::lit::<T>(0.2529691909352784) * k49;
                let k110 = rt::lit::<T>(0.027076500189167574) * k64;
                let k111 = rt::lit::<T>(0.005864947198698576) * k65;
                let k112 = rt::lit::<T>(-0.061592225069804156) * k66;
                let k113 = rt::lit::<T>(-0.058993923891947214) * k67;
                let k114 = rt::lit::<T>(0.09560496739250535) * k68;
                let k115 = rt::lit::<T>(0.32151478931685357) * k69;
                let k116 = rt::lit::<T>(0.4175557539292479) * k70;
                let k117 = rt::lit::<T>(0.2529691909352784) * k71;
                let k118 = rt::lit::<T>(0.027076500189167574) * k86;
                let k119 = rt::lit::<T>(0.005864947198698576) * k87;
                let k120 = rt::lit::<T>(-0.061592225069804156) * k88;
                let k121 = rt::lit::<T>(-0.058993923891947214) * k89;
                let k122 = rt::lit::<T>(0.09560496739250535) * k90;
                let k123 = rt::lit::<T>(0.32151478931685357) * k91;
                let k124 = rt::lit::<T>(0.4175557539292479) * k92;
                let k125 = rt::lit::<T>(0.2529691909352784) * k93;
                let k126 = h * rt::lit::<T>(0.009789444015308325);
                let k127 = h * rt::lit::<T>(0.1388888888888889);
                let k128 = h * rt::lit::<T>(-0.0359766675249389);
                let k129 = h * rt::lit::<T>(-0.022485417203086815);
                let k130 = h * rt::lit::<T>(0.30026319498086457);
                let k131 = h * rt::lit::<T>(0.2222222222222222);
                let k132 = h * rt::lit::<T>(0.1388888888888889);
                let k133 = h * rt::lit::<T>(0.26798833376246944);
                let k134 = h * rt::lit::<T>(0.48042111196938336);
                let k135 = h * rt::lit::<T>(0.4444444444444444);
                let k136 = h * rt::lit::<T>(0.2777777777777778);
                Scheme {
                    k2,
                    k4,
                    k5,
                    k6,
                    k7,
                    inv_h,
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
                let t1 = x3_dot - cos_xi * x1_dot - sin_xi * x2_dot;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    t1,
                    xi_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    t1 * (rt::lit::<T>(0.25) * t1),
                    sin_xi + xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, x3, xi, rho1, rho2, _, _, reference1, reference2,
                sin_xi_ahead, cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k2,
                    k4,
                    k5,
                    k6,
                    k7,
                    inv_h,
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
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [-cos_xi_ahead, -cos_xi_ahead, -cos_xi_ahead],
                        move || {
                            let t1 = rt::abs(inv_h * rho2);
                            [t1, t1, t1]
                        },
                        move |[rho2_rate_1, rho2_rate_2, rho2_rate_3]| {
                            let t2 = rho2 + k12 * rho2_rate_1
                                + (k20 * rho2_rate_2 + k28 * rho2_rate_3);
                            let t3 = rho2 + k13 * rho2_rate_1
                                + (k21 * rho2_rate_2 + k29 * rho2_rate_3);
                            let t4 = rho2 + k14 * rho2_rate_1
                                + (k22 * rho2_rate_2 + k30 * rho2_rate_3);
                            let t5 = rho2 + k15 * rho2_rate_1
                                + (k23 * rho2_rate_2 + k31 * rho2_rate_3);
                            let t6 = rho2 + k16 * rho2_rate_1
                                + (k24 * rho2_rate_2 + k32 * rho2_rate_3);
                            let t7 = rho2 + k17 * rho2_rate_1
                                + (k25 * rho2_rate_2 + k33 * rho2_rate_3);
                            let t8 = rho2 + k18 * rho2_rate_1
                                + (k26 * rho2_rate_2 + k34 * rho2_rate_3);
                            let t9 = rho2 + k19 * rho2_rate_1
                                + (k27 * rho2_rate_2 + k35 * rho2_rate_3);
                            let t10 = rt::lit::<T>(0.027076500189167574) * t2
                                + rt::lit::<T>(0.005864947198698576) * t3
                                + (rt::lit::<T>(-0.061592225069804156) * t4
                                    + rt::lit::<T>(-0.058993923891947214) * t5)
                                + (rt::lit::<T>(0.09560496739250535) * t6
                                    + rt::lit::<T>(0.32151478931685357) * t7
                                    + (rt::lit::<T>(0.4175557539292479) * t8
                                        + rt::lit::<T>(0.2529691909352784) * t9));
                            let t11 = rt::lit::<T>(0.2529691909352784) * t2
                                + rt::lit::<T>(0.4175557539292479) * t3
                                + (rt::lit::<T>(0.32151478931685357) * t4
                                    + rt::lit::<T>(0.09560496739250535) * t5)
                                + (rt::lit::<T>(-0.058993923891947214) * t6
                                    + rt::lit::<T>(-0.061592225069804156) * t7
                                    + (rt::lit::<T>(0.005864947198698576) * t8
                                        + rt::lit::<T>(0.027076500189167574) * t9));
                            let t12 = rt::lit::<T>(-0.06114645362610544) * (t2 + t9)
                                + rt::lit::<T>(-0.014459274444920261) * (t3 + t8)
                                + (rt::lit::<T>(0.1904683739582173) * (t4 + t7)
                                    + rt::lit::<T>(0.3851373541128084) * (t5 + t6));
                            let t13 = xi + k28 * t10 + (k12 * t11 + k20 * t12);
                            let (t14, t15) = rt::sin_cos(t13);
                            let t16 = xi + k30 * t10 + (k14 * t11 + k22 * t12);
                            let (t17, t18) = rt::sin_cos(t16);
                            let t19 = xi + k31 * t10 + (k15 * t11 + k23 * t12);
                            let (t20, t21) = rt::sin_cos(t19);
                            let t22 = xi + k32 * t10 + (k16 * t11 + k24 * t12);
                            let (t23, t24) = rt::sin_cos(t22);
                            let t25 = xi + k33 * t10 + (k17 * t11 + k25 * t12);
                            let (t26, t27) = rt::sin_cos(t25);
                            let t28 = xi + k34 * t10 + (k18 * t11 + k26 * t12);
                            let (t29, t30) = rt::sin_cos(t28);
                            let t31 = xi + k35 * t10 + (k19 * t11 + k27 * t12);
                            let (t32, t33) = rt::sin_cos(t31);
                            let t34 = xi + k29 * t10 + (k13 * t11 + k21 * t12);
                            let (t35, t36) = rt::sin_cos(t34);
                            let t37 = rt::lit::<T>(0.2529691909352784) * t15
                                + rt::lit::<T>(0.32151478931685357) * t18
                                + (rt::lit::<T>(0.09560496739250535) * t21
                                    + rt::lit::<T>(-0.058993923891947214) * t24)
                                + (rt::lit::<T>(-0.061592225069804156) * t27
                                    + rt::lit::<T>(0.005864947198698576) * t30
                                    + (rt::lit::<T>(0.027076500189167574) * t33
                                        + (rho2_rate_1 + rt::lit::<T>(0.4175557539292479) * t36)));
                            let t38 = rt::lit::<T>(-0.06114645362610544) * (t15 + t33)
                                + rt::lit::<T>(0.1904683739582173) * (t18 + t27)
                                + (rt::lit::<T>(0.3851373541128084) * (t21 + t24)
                                    + (rho2_rate_2
                                        + rt::lit::<T>(-0.014459274444920261) * (t36 + t30)));
                            let t39 = rt::lit::<T>(0.027076500189167574) * t15
                                + rt::lit::<T>(-0.061592225069804156) * t18
                                + (rt::lit::<T>(-0.058993923891947214) * t21
                                    + rt::lit::<T>(0.09560496739250535) * t24)
                                + (rt::lit::<T>(0.32151478931685357) * t27
                                    + rt::lit::<T>(0.4175557539292479) * t30
                                    + (rt::lit::<T>(0.2529691909352784) * t33
                                        + (rho2_rate_3
                                            + rt::lit::<T>(0.005864947198698576) * t36)));
                            let t40 = rt::lit::<T>(1.0) - k50 * t14 - k57 * t32
                                - (k55 * t26 + k56 * t29)
                                - (k51 * t35 + k52 * t17 + (k53 * t20 + k54 * t23));
                            let t41 = k72 * t14 + k73 * t35 + (k74 * t17 + k75 * t20)
                                + (k76 * t23 + k77 * t26 + (k78 * t29 + k79 * t32));
                            let t42 = k94 * t14 + k95 * t35 + (k96 * t17 + k97 * t20)
                                + (k98 * t23 + k99 * t26 + (k100 * t29 + k101 * t32));
                            let t43 = rt::lit::<T>(-0.06114645362610544)
                                * (k42 * t14 + k49 * t32)
                                + rt::lit::<T>(-0.014459274444920261)
                                    * (k43 * t35 + k48 * t29);
                            let t44 = rt::lit::<T>(0.1904683739582173)
                                * (k44 * t17 + k47 * t26)
                                + rt::lit::<T>(0.3851373541128084)
                                    * (k45 * t20 + k46 * t23);
                            let t45 = rt::lit::<T>(1.0)
                                - rt::lit::<T>(-0.06114645362610544)
                                    * (k64 * t14 + k71 * t32)
                                - rt::lit::<T>(0.3851373541128084)
                                    * (k67 * t20 + k68 * t23);
                            let t46 = rt::lit::<T>(-0.014459274444920261)
                                * (k65 * t35 + k70 * t29)
                                + rt::lit::<T>(0.1904683739582173)
                                    * (k66 * t17 + k69 * t26);
                            let t47 = rt::lit::<T>(-0.06114645362610544)
                                * (k86 * t14 + k93 * t32)
                                + rt::lit::<T>(-0.014459274444920261)
                                    * (k87 * t35 + k92 * t29);
                            let t48 = rt::lit::<T>(0.1904683739582173)
                                * (k88 * t17 + k91 * t26)
                                + rt::lit::<T>(0.3851373541128084)
                                    * (k89 * t20 + k90 * t23);
                            let t49 = k102 * t14 + k103 * t35 + (k104 * t17 + k105 * t20)
                                + (k106 * t23 + k107 * t26 + (k108 * t29 + k109 * t32));
                            let t50 = k110 * t14 + k111 * t35 + (k112 * t17 + k113 * t20)
                                + (k114 * t23 + k115 * t26 + (k116 * t29 + k117 * t32));
                            let t51 = rt::lit::<T>(1.0) - k118 * t14 - k125 * t32
                                - (k123 * t26 + k124 * t29)
                                - (k119 * t35 + k120 * t17 + (k121 * t20 + k122 * t23));
                            (
                                [t37, t38, t39],
                                [
                                    [t40, -t41, -t42],
                                    [-(t43 + t44), t45 - t46, -(t47 + t48)],
                                    [-t49, -t50, t51],
                                ],
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
                let [rho2_rate_1, rho2_rate_2, rho2_rate_3] = solution1.x;
                let t52 = k6 * rho1;
                let t2 = rho2 + k12 * rho2_rate_1
                    + (k20 * rho2_rate_2 + k28 * rho2_rate_3);
                let t3 = rho2 + k13 * rho2_rate_1
                    + (k21 * rho2_rate_2 + k29 * rho2_rate_3);
                let t4 = rho2 + k14 * rho2_rate_1
                    + (k22 * rho2_rate_2 + k30 * rho2_rate_3);
                let t5 = rho2 + k15 * rho2_rate_1
                    + (k23 * rho2_rate_2 + k31 * rho2_rate_3);
                let t6 = rho2 + k16 * rho2_rate_1
                    + (k24 * rho2_rate_2 + k32 * rho2_rate_3);
                let t7 = rho2 + k17 * rho2_rate_1
                    + (k25 * rho2_rate_2 + k33 * rho2_rate_3);
                let t8 = rho2 + k18 * rho2_rate_1
                    + (k26 * rho2_rate_2 + k34 * rho2_rate_3);
                let t9 = rho2 + k19 * rho2_rate_1
                    + (k27 * rho2_rate_2 + k35 * rho2_rate_3);
                let t10 = rt::lit::<T>(0.027076500189167574) * t2
                    + rt::lit::<T>(0.005864947198698576) * t3
                    + (rt::lit::<T>(-0.061592225069804156) * t4
                        + rt::lit::<T>(-0.058993923891947214) * t5)
                    + (rt::lit::<T>(0.09560496739250535) * t6
                        + rt::lit::<T>(0.32151478931685357) * t7
                        + (rt::lit::<T>(0.4175557539292479) * t8
                            + rt::lit::<T>(0.2529691909352784) * t9));
                let t11 = rt::lit::<T>(0.2529691909352784) * t2
                    + rt::lit::<T>(0.4175557539292479) * t3
                    + (rt::lit::<T>(0.32151478931685357) * t4
                        + rt::lit::<T>(0.09560496739250535) * t5)
                    + (rt::lit::<T>(-0.058993923891947214) * t6
                        + rt::lit::<T>(-0.061592225069804156) * t7
                        + (rt::lit::<T>(0.005864947198698576) * t8
                            + rt::lit::<T>(0.027076500189167574) * t9));
                let t12 = rt::lit::<T>(-0.06114645362610544) * (t2 + t9)
                    + rt::lit::<T>(-0.014459274444920261) * (t3 + t8)
                    + (rt::lit::<T>(0.1904683739582173) * (t4 + t7)
                        + rt::lit::<T>(0.3851373541128084) * (t5 + t6));
                let t53 = xi + k129 * t10 + (k130 * t11 + k131 * t12);
                let (t54, t55) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k129 * t10 + (k130 * t11 + k131 * t12),
                    t53,
                    tally,
                );
                let t56 = k7 * rho1;
                let t57 = xi + k132 * t10 + (k133 * t11 + k134 * t12);
                let (t58, t59) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k132 * t10 + (k133 * t11 + k134 * t12),
                    t57,
                    tally,
                );
                let t60 = k5 * rho1;
                let t61 = xi + k126 * t10 + (k127 * t11 + k128 * t12);
                let (t62, t63) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k126 * t10 + (k127 * t11 + k128 * t12),
                    t61,
                    tally,
                );
                let x1_new_2 = x1 - h * (t52 * t55 + (t56 * t59 + t60 * t63));
                let x2_new_2 = x2 - h * (t52 * t54 + (t56 * t58 + t60 * t62));
                let x3_new_2 = x3
                    + h
                        * (rt::lit::<T>(0.2777777777777778) * (k2 * rho1 + k4 * rho1)
                            + t52);
                let xi_new_2 = k136 * (t11 + t10) + (xi + k135 * t12);
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
                let t64 = rt::abs(xi) + rt::lit::<T>(1.0);
                let t65 = rt::visible_change(
                    half_rho2_squared
                        * (half_rho2_squared + (sin_xi_ahead - reference2)),
                    rho2_squared * rho2_squared
                        + rt::lit::<T>(0.0625)
                            * (sin_xi_ahead * sin_xi_ahead + reference2 * reference2),
                    t64,
                );
                let t66 = k136 * (rho2_rate_1 + rho2_rate_3)
                    + (rho2 + k135 * rho2_rate_2);
                let rho2_new_2 = (rt::lit::<T>(1.0) - t65) * t66;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    k135 * t12 + k136 * (t11 + t10),
                    xi_new_2,
                    tally,
                );
                let t67 = rho1_squared + t66 * (rt::lit::<T>(2.0) * t66);
                let t68 = rho1_squared + rt::lit::<T>(2.0) * rho2_squared;
                let t31 = xi + k35 * t10 + (k19 * t11 + k27 * t12);
                let t33 = rt::cos(t31);
                let t69 = rt::lit::<T>(-0.5369276808200979) * t12;
                let t70 = t33
                    * (rt::lit::<T>(0.1485994034522376) * t11
                        + (t69 + rt::lit::<T>(1.3883282773678602) * t10));
                let t13 = xi + k28 * t10 + (k12 * t11 + k20 * t12);
                let t15 = rt::cos(t13);
                let t71 = t15
                    * (rt::lit::<T>(1.3883282773678602) * t11
                        + (t69 + rt::lit::<T>(0.1485994034522376) * t10));
                let t72 = rt::lit::<T>(-0.5369276808200979) * rho2_rate_2;
                let t73 = (rt::lit::<T>(1.3883282773678602) * rho2_rate_1 + t72
                    + rt::lit::<T>(0.1485994034522376) * rho2_rate_3) * t2;
                let t74 = (t72 + rt::lit::<T>(0.1485994034522376) * rho2_rate_1
                    + rt::lit::<T>(1.3883282773678602) * rho2_rate_3) * t9;
                let t75 = sin_xi_ahead_new
                    + (rt::lit::<T>(0.25) * t67
                        - (sin_xi_ahead + rt::lit::<T>(0.25) * t68))
                    - k8 * (t70 + (t71 + (t73 + t74)));
                let t22 = xi + k32 * t10 + (k16 * t11 + k24 * t12);
                let t24 = rt::cos(t22);
                let t76 = rt::lit::<T>(0.9439195532208219) * t12;
                let t77 = t24
                    * (rt::lit::<T>(-0.09036632919427146) * t11
                        + (t76 + rt::lit::<T>(0.14644677597344954) * t10));
                let t19 = xi + k31 * t10 + (k15 * t11 + k23 * t12);
                let t21 = rt::cos(t19);
                let t78 = t21
                    * (rt::lit::<T>(0.14644677597344954) * t11
                        + (t76 + rt::lit::<T>(-0.09036632919427146) * t10));
                let t79 = rt::lit::<T>(0.9439195532208219) * rho2_rate_2;
                let t80 = (rt::lit::<T>(0.14644677597344954) * rho2_rate_1 + t79
                    + rt::lit::<T>(-0.09036632919427146) * rho2_rate_3) * t5;
                let t81 = (t79 + rt::lit::<T>(-0.09036632919427146) * rho2_rate_1
                    + rt::lit::<T>(0.14644677597344954) * rho2_rate_3) * t6;
                let t28 = xi + k34 * t10 + (k18 * t11 + k26 * t12);
                let t30 = rt::cos(t28);
                let t82 = rt::lit::<T>(-0.057795793724394404) * t12;
                let t83 = t30
                    * (rt::lit::<T>(0.014651896944746605) * t11
                        + (t82 + rt::lit::<T>(1.0431438967796478) * t10));
                let t34 = xi + k29 * t10 + (k13 * t11 + k21 * t12);
                let t36 = rt::cos(t34);
                let t84 = t36
                    * (rt::lit::<T>(1.0431438967796478) * t11
                        + (t82 + rt::lit::<T>(0.014651896944746605) * t10));
                let t85 = rt::lit::<T>(-0.057795793724394404) * rho2_rate_2;
                let t86 = (rt::lit::<T>(1.0431438967796478) * rho2_rate_1 + t85
                    + rt::lit::<T>(0.014651896944746605) * rho2_rate_3) * t3;
                let t87 = (t85 + rt::lit::<T>(0.014651896944746605) * rho2_rate_1
                    + rt::lit::<T>(1.0431438967796478) * rho2_rate_3) * t8;
                let t25 = xi + k33 * t10 + (k17 * t11 + k25 * t12);
                let t27 = rt::cos(t25);
                let t88 = rt::lit::<T>(0.5396928102125592) * t12;
                let t89 = t27
                    * (rt::lit::<T>(-0.10907611702264491) * t11
                        + (t88 + rt::lit::<T>(0.5693833068100856) * t10));
                let t16 = xi + k30 * t10 + (k14 * t11 + k22 * t12);
                let t18 = rt::cos(t16);
                let t90 = t18
                    * (rt::lit::<T>(0.5693833068100856) * t11
                        + (t88 + rt::lit::<T>(-0.10907611702264491) * t10));
                let t91 = rt::lit::<T>(0.5396928102125592) * rho2_rate_2;
                let t92 = (rt::lit::<T>(0.5693833068100856) * rho2_rate_1 + t91
                    + rt::lit::<T>(-0.10907611702264491) * rho2_rate_3) * t4;
                let t93 = (t91 + rt::lit::<T>(-0.10907611702264491) * rho2_rate_1
                    + rt::lit::<T>(0.5693833068100856) * rho2_rate_3) * t7;
                let t94 = k9 * (t83 + (t84 + (t86 + t87)))
                    + k10 * (t89 + (t90 + (t92 + t93)));
                let resolution1_new = t75 - k11 * (t77 + (t78 + (t80 + t81))) - t94;
                let t95 = rt::abs(k9 * (rt::abs(t86) + rt::abs(t84)))
                    + rt::abs(k10 * (rt::abs(t92) + rt::abs(t90)));
                let t96 = rt::abs(k11 * (rt::abs(t80) + rt::abs(t78)))
                    + rt::abs(k10 * (rt::abs(t93) + rt::abs(t89)));
                let t97 = rt::abs(k11 * (rt::abs(t81) + rt::abs(t77)))
                    + rt::abs(k9 * (rt::abs(t87) + rt::abs(t83)));
                let t98 = rt::abs(sin_xi_ahead_new)
                    + (rt::lit::<T>(0.25) * rt::abs(t68) + rt::abs(sin_xi_ahead)
                        + rt::lit::<T>(0.25) * rt::abs(t67));
                let t99 = rt::abs(k8 * (rt::abs(t74) + rt::abs(t70)))
                    + (rt::abs(k8 * (rt::abs(t73) + rt::abs(t71))) + t98);
                let resolution2_new = t64 * (t95 + t96 + (t97 + t99))
                    + (rt::abs(t15 * xi_new_2)
                        + (rt::lit::<T>(0.5) * rt::abs(rho1_squared)
                            + rt::abs(t2 * t66)));
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    resolution1_new,
                    resolution2_new,
                    reference1,
                    reference2,
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
                if !rt::is_resolved(carried[6], carried[7]) {
                    return Err(setting.unresolved(carried[6], carried[7], tally));
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
                let [x1, x2, x3, xi, rho1, rho2, _, _, _, _, _, _] = motion.carried;
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
            const IDENTITY: &'static str = "27cce3b403c210eb97855b3642d08530";
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
        /// - `rho1_rate`: explicit
        /// - `xi_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 1 | 1 | 0 | 0 | 0 |
        /// | each step | 6 | 6 | 0 | 0 | 2 | 0 |
        /// | each iteration for xi_rate, rho2_rate | 4 | 3 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                Scheme {
                    inv_h,
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
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x3_dot - cos_xi * x1_dot - sin_xi * x2_dot,
                    xi_dot,
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
                let [x1, x2, x3, xi, rho1, rho2, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, minus_half_h } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [rho2, -cos_xi_ahead],
                        move || [rt::abs(inv_h * xi), rt::abs(inv_h * rho2)],
                        move |[xi_rate, rho2_rate]| {
                            let xi_rate_half_h = half_h * xi_rate;
                            let t1 = xi + xi_rate_half_h;
                            let (t2, t3) = rt::sin_cos(t1);
                            (
                                [xi_rate - rho2 - half_h * rho2_rate, rho2_rate + t3],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [minus_half_h * t2, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_rate", tally)
                    })?;
                let [xi_rate, rho2_rate] = solution1.x;
                let xi_rate_half_h = half_h * xi_rate;
                let t1 = xi + xi_rate_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_half_h,
                    t1,
                    tally,
                );
                let rho1_half_h = half_h * rho1;
                let x1_new_2 = x1 - t3 * rho1_half_h;
                let x2_new_2 = x2 - t2 * rho1_half_h;
                let x3_new_2 = x3 + rho1_half_h;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let rho2_new_2 = rho2 + h * rho2_rate;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    rho1,
                    rho2_new_2,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
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
            const IDENTITY: &'static str = "36ec410a52eee703e7aff0a1f4479f0e";
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
        /// - `x1_rate`, `x2_rate`, `x3_rate`, `xi_rate`, `p_x1_rate`, `p_x2_rate`, `p_x3_rate`, `p_xi_rate`, `lambda1`: 9 × 9 implicit block (Newton, analytic Jacobian); torn from it and assigned: lambda2
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 17 | 24 | 1 | 0 | 1 | 1 |
        /// | each iteration for x1_rate, x2_rate, x3_rate, xi_rate, p_x1_rate, p_x2_rate, p_x3_rate, p_xi_rate, lambda1 | 103 | 127 | 9 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezF>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezF>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta p = g v (4); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 9, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme { inv_h, half_h, twice_h }
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
                let t1 = rt::lit::<T>(2.0) * sin_xi
                    + (x1_dot * x1_dot + x2_dot * x2_dot
                        + (x3_dot * x3_dot + xi_dot * xi_dot));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t1,
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, reference, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, twice_h } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [
                            p_x1,
                            p_x2,
                            p_x3,
                            p_xi,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            -cos_xi_ahead,
                            rt::lit::<T>(0.0),
                        ],
                        move || [
                            rt::abs(p_x1) + rt::abs(inv_h * x1),
                            rt::abs(p_x2) + rt::abs(inv_h * x2),
                            rt::abs(p_x3) + rt::abs(inv_h * x3),
                            rt::abs(p_xi) + rt::abs(inv_h * xi),
                            rt::abs(inv_h * p_x1),
                            rt::abs(inv_h * p_x2),
                            rt::abs(inv_h * p_x3),
                            rt::abs(cos_xi_ahead) + rt::abs(inv_h * p_xi),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [x1_rate,
                            x2_rate,
                            x3_rate,
                            xi_rate,
                            p_x1_rate,
                            p_x2_rate,
                            p_x3_rate,
                            p_xi_rate,
                            lambda1,
                            ]|
                        {
                            let xi_rate_half_h = half_h * xi_rate;
                            let t1 = xi + xi_rate_half_h;
                            let ((sin_xi_rate_half_h, cos_xi_rate_half_h), (t2, t3)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t1,
                            );
                            let xi_rate_h = h * xi_rate;
                            let t4 = x1_rate * x1_rate + x2_rate * x2_rate
                                + (x3_rate * x3_rate + xi_rate * xi_rate)
                                + (p_x1_rate * p_x1_rate + p_x2_rate * p_x2_rate
                                    + (p_x3_rate * p_x3_rate + p_xi_rate * p_xi_rate));
                            let t5 = h * t4;
                            let t6 = rt::div_or_zero(
                                t3 * (rt::lit::<T>(2.0) * sin_xi_rate_half_h - xi_rate_h),
                                t5,
                            );
                            let t7 = half_h + t6;
                            let t8 = p_x2 + p_x2_rate * t7;
                            let t9 = p_x3 + p_x3_rate * t7;
                            let t10 = p_x1 + p_x1_rate * t7;
                            let t11 = x1_rate * t6;
                            let t12 = x3_rate * t6;
                            let t13 = x2_rate * t6;
                            let t14 = p_x2_rate + t13;
                            let t15 = rt::div_or_zero(twice_h * t11, t5);
                            let t16 = p_x2_rate * t15;
                            let t17 = p_x3_rate * t15;
                            let t18 = rt::div_or_zero(twice_h * t13, t5);
                            let t19 = p_x2_rate * t18;
                            let t20 = p_x3_rate * t18;
                            let t21 = rt::div_or_zero(twice_h * t12, t5);
                            let t22 = p_x2_rate * t21;
                            let t23 = p_x3_rate * t21;
                            let t24 = half_h * t2;
                            let t25 = h * t3;
                            let t26 = h * t2;
                            let t27 = xi_rate_h * (t24 - rt::lit::<T>(2.0) * t6)
                                + (t3 * (h * cos_xi_rate_half_h) - t25
                                    - sin_xi_rate_half_h * t26);
                            let t28 = rt::div_or_zero(t27, t5);
                            let t29 = p_x3_rate * t28;
                            let t30 = p_x2_rate * t28;
                            let t31 = rt::div_or_zero(t6 * (twice_h * p_x1_rate), t5);
                            let t32 = p_x2_rate * t31;
                            let t33 = p_x3_rate * t31;
                            let t34 = rt::div_or_zero(t6 * (twice_h * p_x2_rate), t5);
                            let t35 = p_x2_rate * t34;
                            let t36 = p_x3_rate * t34;
                            let t37 = rt::div_or_zero(t6 * (twice_h * p_x3_rate), t5);
                            let t38 = p_x3_rate * t37;
                            let t39 = t7 - t38;
                            let t40 = p_x2_rate * t37;
                            let t41 = rt::div_or_zero(t6 * (twice_h * p_xi_rate), t5);
                            let t42 = p_x2_rate * t41;
                            let t43 = p_x3_rate * t41;
                            let t44 = p_x1_rate * t15;
                            let t45 = p_x1_rate * t18;
                            let t46 = p_x1_rate * t21;
                            let t47 = p_x1_rate * t28;
                            let t48 = p_x1_rate * t31;
                            let t49 = p_x1_rate * t34;
                            let t50 = p_x1_rate * t37;
                            let t51 = p_x1_rate * t41;
                            let t52 = x2_rate * t2;
                            let t53 = t52 - x3_rate;
                            (
                                [
                                    t8 + t2 * t9,
                                    t10 + t3 * t9,
                                    x1_rate - t10,
                                    x2_rate - t8,
                                    x3_rate - t9,
                                    xi_rate - p_xi - p_xi_rate * t7,
                                    t11 + (p_x1_rate - lambda1),
                                    xi_rate * t6 + (p_xi_rate + t3),
                                    t12 + (p_x3_rate - lambda1 * t3) - t2 * t14,
                                ],
                                [
                                    [
                                        -(t16 + t2 * t17),
                                        -(t19 + t2 * t20),
                                        -(t22 + t2 * t23),
                                        t2 * t29 + (t30 + t9 * (half_h * t3)),
                                        -(t32 + t2 * t33),
                                        t7 - t35 - t2 * t36,
                                        t2 * t39 - t40,
                                        -(t42 + t2 * t43),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        -(t44 + t3 * t17),
                                        -(t45 + t3 * t20),
                                        -(t46 + t3 * t23),
                                        t3 * t29 + (t47 - t24 * t9),
                                        t7 - t48 - t3 * t33,
                                        -(t49 + t3 * t36),
                                        t3 * t39 - t50,
                                        -(t51 + t3 * t43),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t44 + rt::lit::<T>(1.0),
                                        t45,
                                        t46,
                                        -t47,
                                        t48 - t7,
                                        t49,
                                        t50,
                                        t51,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t16,
                                        t19 + rt::lit::<T>(1.0),
                                        t22,
                                        -t30,
                                        t32,
                                        t35 - t7,
                                        t40,
                                        t42,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t17,
                                        t20,
                                        t23 + rt::lit::<T>(1.0),
                                        -t29,
                                        t33,
                                        t36,
                                        t38 - t7,
                                        t43,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        p_xi_rate * t15,
                                        p_xi_rate * t18,
                                        p_xi_rate * t21,
                                        rt::lit::<T>(1.0) - p_xi_rate * t28,
                                        p_xi_rate * t31,
                                        p_xi_rate * t34,
                                        p_xi_rate * t37,
                                        p_xi_rate * t41 - t7,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t6 - x1_rate * t15,
                                        -(x1_rate * t18),
                                        -(x1_rate * t21),
                                        x1_rate * t28,
                                        rt::lit::<T>(1.0) - x1_rate * t31,
                                        -(x1_rate * t34),
                                        -(x1_rate * t37),
                                        -(x1_rate * t41),
                                        rt::lit::<T>(-1.0),
                                    ],
                                    [
                                        -(xi_rate * t15),
                                        -(xi_rate * t18),
                                        -(xi_rate * t21),
                                        xi_rate * t28 + (t6 - t24),
                                        -(xi_rate * t31),
                                        -(xi_rate * t34),
                                        -(xi_rate * t37),
                                        rt::lit::<T>(1.0) - xi_rate * t41,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t15 * t53,
                                        -(x3_rate * t18 + t2 * (t6 - x2_rate * t18)),
                                        t6 + t21 * t53,
                                        t28 * (x3_rate - t52)
                                            + rt::lit::<T>(0.5) * (lambda1 * t26 - t25 * t14),
                                        t31 * t53,
                                        -(x3_rate * t34 + t2 * (rt::lit::<T>(1.0) - x2_rate * t34)),
                                        t37 * t53 + rt::lit::<T>(1.0),
                                        t41 * t53,
                                        -t3,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_rate, x2_rate, x3_rate, xi_rate, p_x1_rate, p_x2_rate, p_x3_rate, p_xi_rate, lambda1",
                                tally,
                            )
                    })?;
                let [x1_rate, x2_rate, x3_rate, xi_rate, p_x1_rate, p_x2_rate, p_x3_rate,
                p_xi_rate, _] = solution1.x;
                let x1_new_2 = x1 + h * x1_rate;
                let x2_new_2 = x2 + h * x2_rate;
                let x3_new_2 = x3 + h * x3_rate;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let t54 = p_x1 * p_x1 + p_x2 * p_x2 + (p_x3 * p_x3 + p_xi * p_xi);
                let t55 = rt::visible_change(
                    rt::lit::<T>(0.5) * t54
                        * (rt::lit::<T>(0.5) * (t54 + rt::lit::<T>(2.0) * sin_xi_ahead)
                            - reference),
                    rt::lit::<T>(0.0625)
                        * (reference * reference + sin_xi_ahead * sin_xi_ahead)
                        + t54 * t54,
                    rt::abs(xi) + rt::lit::<T>(1.0),
                );
                let t56 = rt::lit::<T>(1.0) - t55;
                let p_x1_new = (p_x1 + h * p_x1_rate) * t56;
                let p_x2_new = (p_x2 + h * p_x2_rate) * t56;
                let p_x3_new = (p_x3 + h * p_x3_rate) * t56;
                let p_xi_new = (p_xi + h * p_xi_rate) * t56;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
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
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([
                        carried[3],
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [xi,
                p_x1,
                p_x2,
                p_x3,
                p_xi,
                ]: [T; 5],
            ) -> [T; 2] {
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = p_x1 * p_x1 + p_x2 * p_x2 + (p_x3 * p_x3 + p_xi * p_xi);
                [
                    rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * sin_xi + t1),
                    rt::abs(xi * cos_xi) + (t1 + rt::abs(sin_xi)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2d49e667e10461569d9178024a867392";
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
        /// - `x1_rate`, `x2_rate`, `x3_rate`, `xi_rate`, `rho1_rate`, `rho2_rate`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 32 | 53 | 5 | 4 | 1 | 1 |
        /// | each sweep for x1_rate, x2_rate, x3_rate, xi_rate, rho1_rate, rho2_rate | 24 | 34 | 3 | 2 | 2 | 0 |
        /// | each iteration for x1_rate, x2_rate, x3_rate, xi_rate, rho1_rate, rho2_rate | 77 | 136 | 13 | 2 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::GonzalezR>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::GonzalezR>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 6, 8>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme { inv_h, half_h, twice_h }
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
                let t1 = rt::lit::<T>(2.0) * sin_xi
                    + (x1_dot * x1_dot + x2_dot * x2_dot
                        + (x3_dot * x3_dot + xi_dot * xi_dot));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t1,
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
                let Scheme { inv_h, half_h, twice_h } = *setting.scheme();
                let t1 = rt::sqrt(cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0));
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / (t1 * t2);
                let t4 = sin_xi_ahead
                    - cos_xi_ahead * (sin_xi_ahead * cos_xi_ahead) * t3;
                let t5 = rt::sqrt(t4 * t4 + rt::lit::<T>(1.0));
                let t6 = t5 + rt::lit::<T>(1.0);
                let t7 = t4 / (t5 * t6);
                let t8 = t6 * t7;
                let t9 = rt::lit::<T>(1.0) - t4 * t7;
                let t10 = t9 * (cos_xi_ahead * t3);
                let t11 = t2 * t10;
                let t12 = t9 - cos_xi_ahead * t10;
                let t13 = x3_dot * t12 - (x2_dot * t8 + x1_dot * t11);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [x1_rate,
                    x2_rate,
                    x3_rate,
                    xi_rate,
                    rho1_rate,
                    rho2_rate,
                    ],
                ) = solution1.goes_on()
                {
                    let xi_rate_half_h = half_h * xi_rate;
                    let t14 = xi + xi_rate_half_h;
                    let ((sin_xi_rate_half_h, _), (t15, t16)) = rt::halfway(
                        (sin_xi_ahead, cos_xi_ahead),
                        xi_rate_half_h,
                        t14,
                    );
                    let xi_rate_h = h * xi_rate;
                    let t33 = xi_rate * xi_rate + rho2_rate * rho2_rate
                        + (x1_rate * x1_rate + x2_rate * x2_rate
                            + (x3_rate * x3_rate + rho1_rate * rho1_rate));
                    let t34 = h * t33;
                    let t35 = rt::div_or_zero(
                        t16 * (rt::lit::<T>(2.0) * sin_xi_rate_half_h - xi_rate_h),
                        t34,
                    );
                    let t36 = half_h + t35;
                    let t37 = t13 + rho1_rate * t36;
                    let t17 = rt::sqrt(t16 * t16 + rt::lit::<T>(1.0));
                    let t18 = t17 + rt::lit::<T>(1.0);
                    let t19 = t17 * t18;
                    let t20 = rt::lit::<T>(1.0) / t19;
                    let t57 = t16 * t20;
                    let t21 = t15 * t16;
                    let t70 = t15 - t20 * (t16 * t21);
                    let t71 = rt::sqrt(t70 * t70 + rt::lit::<T>(1.0));
                    let t72 = t71 + rt::lit::<T>(1.0);
                    let t73 = t70 / (t71 * t72);
                    let t74 = rt::lit::<T>(1.0) - t70 * t73;
                    let t75 = t57 * t74;
                    let t76 = t18 * t75;
                    let t77 = t72 * t73;
                    let t78 = t74 - t16 * t75;
                    let t40 = rho2_rate * t36;
                    let t42 = xi_rate * t35;
                    solution1
                        .update([
                            -(t37 * t76),
                            -(t37 * t77),
                            t37 * t78,
                            xi_dot + t40,
                            -(t35 * (x3_rate * t78 - (x1_rate * t76 + x2_rate * t77))),
                            -(t16 + t42),
                        ]);
                }
                solution1
                    .or_newton(
                        move || [
                            -(t11 * t13),
                            -(t8 * t13),
                            t12 * t13,
                            xi_dot,
                            rt::lit::<T>(0.0),
                            -cos_xi_ahead,
                        ],
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
                            let t14 = xi + xi_rate_half_h;
                            let ((sin_xi_rate_half_h, cos_xi_rate_half_h), (t15, t16)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t14,
                            );
                            let t17 = rt::sqrt(t16 * t16 + rt::lit::<T>(1.0));
                            let t18 = t17 + rt::lit::<T>(1.0);
                            let t19 = t17 * t18;
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = t15 * t16;
                            let t22 = t20 * t21;
                            let t23 = t15 - t16 * t22;
                            let t24 = rt::sqrt(t23 * t23 + rt::lit::<T>(1.0));
                            let t25 = t24 + rt::lit::<T>(1.0);
                            let t26 = t24 * t25;
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = t23 * t27;
                            let t29 = rt::lit::<T>(1.0) - t23 * t28;
                            let t30 = t16 * t29;
                            let t31 = t20 * t30;
                            let t32 = t18 * t31;
                            let xi_rate_h = h * xi_rate;
                            let t33 = xi_rate * xi_rate + rho2_rate * rho2_rate
                                + (x1_rate * x1_rate + x2_rate * x2_rate
                                    + (x3_rate * x3_rate + rho1_rate * rho1_rate));
                            let t34 = h * t33;
                            let t35 = rt::div_or_zero(
                                t16 * (rt::lit::<T>(2.0) * sin_xi_rate_half_h - xi_rate_h),
                                t34,
                            );
                            let t36 = half_h + t35;
                            let t37 = t13 + rho1_rate * t36;
                            let t38 = t25 * t28;
                            let t39 = t29 - t16 * t31;
                            let t40 = rho2_rate * t36;
                            let t41 = x3_rate * t39 - (x1_rate * t32 + x2_rate * t38);
                            let t42 = xi_rate * t35;
                            let t43 = rt::div_or_zero(t35 * (twice_h * x1_rate), t34);
                            let t44 = rho1_rate * t43;
                            let t45 = rt::div_or_zero(t35 * (twice_h * x2_rate), t34);
                            let t46 = rho1_rate * t45;
                            let t47 = rt::div_or_zero(t35 * (twice_h * x3_rate), t34);
                            let t48 = rho1_rate * t47;
                            let t49 = h * t16;
                            let t50 = h * t15;
                            let t51 = half_h * t15;
                            let t52 = t16 * (h * cos_xi_rate_half_h) - t49
                                - sin_xi_rate_half_h * t50
                                + xi_rate_h * (t51 - rt::lit::<T>(2.0) * t35);
                            let t53 = rt::div_or_zero(t52, t34);
                            let t54 = rho1_rate * t53;
                            let t55 = t16 * t50;
                            let t56 = t55
                                * (rt::lit::<T>(0.5) * t18 / t17 + rt::lit::<T>(0.5));
                            let t57 = t16 * t20;
                            let t58 = rt::lit::<T>(0.5) * (t49 + t50 * t22)
                                - (t56 * t22 + rt::lit::<T>(0.5) * (t16 * t49 - t15 * t50))
                                    * t57;
                            let t59 = t23 * t58;
                            let t60 = t27 * (t58 - t28 * (t59 + t25 * t59 / t24));
                            let t61 = t28 * t58 + t23 * t60;
                            let t62 = t20 * (t56 * t31 - t51 * t29 - t16 * t61);
                            let t63 = t18 * t62
                                - t30 * (rt::lit::<T>(0.5) * t55)
                                    * (rt::lit::<T>(1.0) / (t17 * t19));
                            let t64 = rt::div_or_zero(t35 * (twice_h * rho1_rate), t34);
                            let t65 = t36 - rho1_rate * t64;
                            let t66 = rt::div_or_zero(t35 * (twice_h * rho2_rate), t34);
                            let t67 = rho1_rate * t66;
                            let t68 = t23 * t59 / (t24 * t26) + t25 * t60;
                            let t69 = t16 * t62 + (t61 - t51 * t31);
                            (
                                [
                                    x1_rate + t32 * t37,
                                    x2_rate + t38 * t37,
                                    x3_rate - t39 * t37,
                                    xi_rate - xi_dot - t40,
                                    rho1_rate + t35 * t41,
                                    rho2_rate + t16 + t42,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t44 * t32,
                                        -(t46 * t32),
                                        -(t48 * t32),
                                        t54 * t32 + t63 * t37,
                                        t65 * t32,
                                        -(t67 * t32),
                                    ],
                                    [
                                        -(t44 * t38),
                                        rt::lit::<T>(1.0) - t46 * t38,
                                        -(t48 * t38),
                                        t54 * t38 + t68 * t37,
                                        t65 * t38,
                                        -(t67 * t38),
                                    ],
                                    [
                                        t44 * t39,
                                        t46 * t39,
                                        t48 * t39 + rt::lit::<T>(1.0),
                                        t69 * t37 - t54 * t39,
                                        -(t65 * t39),
                                        t67 * t39,
                                    ],
                                    [
                                        rho2_rate * t43,
                                        rho2_rate * t45,
                                        rho2_rate * t47,
                                        rt::lit::<T>(1.0) - rho2_rate * t53,
                                        rho2_rate * t64,
                                        rho2_rate * t66 - t36,
                                    ],
                                    [
                                        -(t35 * t32 + t43 * t41),
                                        -(t35 * t38 + t45 * t41),
                                        t35 * t39 - t47 * t41,
                                        t53 * t41
                                            - t35 * (x1_rate * t63 + (x2_rate * t68 + x3_rate * t69)),
                                        rt::lit::<T>(1.0) - t64 * t41,
                                        -(t66 * t41),
                                    ],
                                    [
                                        -(xi_rate * t43),
                                        -(xi_rate * t45),
                                        -(xi_rate * t47),
                                        xi_rate * t53 + (t35 - t51),
                                        -(xi_rate * t64),
                                        rt::lit::<T>(1.0) - xi_rate * t66,
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
                let t79 = rt::sqrt(
                    cos_xi_ahead_new * cos_xi_ahead_new + rt::lit::<T>(1.0),
                );
                let t80 = t79 + rt::lit::<T>(1.0);
                let t81 = rt::lit::<T>(1.0) / (t79 * t80);
                let t82 = sin_xi_ahead_new
                    - cos_xi_ahead_new * (sin_xi_ahead_new * cos_xi_ahead_new) * t81;
                let t83 = rt::sqrt(t82 * t82 + rt::lit::<T>(1.0));
                let t84 = t83 + rt::lit::<T>(1.0);
                let t85 = t82 / (t83 * t84);
                let t86 = rt::lit::<T>(1.0) - t82 * t85;
                let t87 = t86 * (cos_xi_ahead_new * t81);
                let t88 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                let t89 = rt::visible_change(
                    rt::lit::<T>(0.5) * t88
                        * (rt::lit::<T>(0.5) * (t88 + rt::lit::<T>(2.0) * sin_xi_ahead)
                            - reference),
                    rt::lit::<T>(0.0625)
                        * (reference * reference + sin_xi_ahead * sin_xi_ahead)
                        + t88 * t88,
                    rt::abs(xi) + rt::lit::<T>(1.0),
                );
                let t90 = h * rho1_rate + t13;
                let t91 = (t89 - rt::lit::<T>(1.0)) * t90;
                let x1_dot_new_2 = t87 * (t80 * t91);
                let x2_dot_new_2 = t85 * (t84 * t91);
                let t92 = rt::lit::<T>(1.0) - t89;
                let x3_dot_new_2 = (t86 - cos_xi_ahead_new * t87) * (t92 * t90);
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * t92;
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
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([
                        carried[3],
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
                [xi,
                x1_dot,
                x2_dot,
                x3_dot,
                xi_dot,
                ]: [T; 5],
            ) -> [T; 2] {
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                [
                    rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * sin_xi + t1),
                    rt::abs(xi * cos_xi) + (t1 + rt::abs(sin_xi)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "defbcfbeb221c247fe750de9e5be471b";
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
        /// | once, from the step size | 0 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 34 | 53 | 5 | 4 | 3 | 1 |
        /// | each iteration for x1_rate, x2_rate, x3_rate, xi_rate, rho1_rate, rho2_rate | 156 | 283 | 32 | 6 | 4 | 0 |
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
            /// `2 h`
            twice_h: T,
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
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k1 = rt::lit::<T>(0.5) / h;
                Scheme {
                    inv_h,
                    half_h,
                    quarter_h,
                    twice_h,
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
                let t1 = rt::lit::<T>(2.0) * sin_xi
                    + (x1_dot * x1_dot + x2_dot * x2_dot
                        + (x3_dot * x3_dot + xi_dot * xi_dot));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t1,
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
                let Scheme { inv_h, half_h, quarter_h, twice_h, k1 } = *setting.scheme();
                let t1 = rt::sqrt(cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0));
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = rt::lit::<T>(1.0) / (t1 * t2);
                let t4 = sin_xi_ahead
                    - cos_xi_ahead * (sin_xi_ahead * cos_xi_ahead) * t3;
                let t5 = rt::sqrt(t4 * t4 + rt::lit::<T>(1.0));
                let t6 = t5 + rt::lit::<T>(1.0);
                let t7 = t4 / (t5 * t6);
                let t8 = t6 * t7;
                let t9 = rt::lit::<T>(1.0) - t4 * t7;
                let t10 = t9 * (cos_xi_ahead * t3);
                let t11 = t2 * t10;
                let t12 = t9 - cos_xi_ahead * t10;
                let t13 = x3_dot * t12 - (x2_dot * t8 + x1_dot * t11);
                let xi_plus_h = xi + h;
                let (sin_xi_plus_h, cos_xi_plus_h) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h,
                    xi_plus_h,
                    tally,
                );
                let xi_minus_h = xi - h;
                let (sin_xi_minus_h, cos_xi_minus_h) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    -h,
                    xi_minus_h,
                    tally,
                );
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t14 = t11 * t13;
                            let t15 = t8 * t13;
                            let t16 = t12 * t13;
                            let t17 = rt::sqrt(
                                cos_xi_minus_h * cos_xi_minus_h + rt::lit::<T>(1.0),
                            );
                            let t18 = t17 + rt::lit::<T>(1.0);
                            let t19 = rt::lit::<T>(1.0) / (t17 * t18);
                            let t20 = sin_xi_minus_h
                                - cos_xi_minus_h * (sin_xi_minus_h * cos_xi_minus_h) * t19;
                            let t21 = rt::sqrt(t20 * t20 + rt::lit::<T>(1.0));
                            let t22 = t21 + rt::lit::<T>(1.0);
                            let t23 = t20 / (t21 * t22);
                            let t24 = rt::lit::<T>(1.0) - t20 * t23;
                            let t25 = t24 * (cos_xi_minus_h * t19);
                            let t26 = rt::sqrt(
                                cos_xi_plus_h * cos_xi_plus_h + rt::lit::<T>(1.0),
                            );
                            let t27 = t26 + rt::lit::<T>(1.0);
                            let t28 = rt::lit::<T>(1.0) / (t26 * t27);
                            let t29 = sin_xi_plus_h
                                - cos_xi_plus_h * (sin_xi_plus_h * cos_xi_plus_h) * t28;
                            let t30 = rt::sqrt(t29 * t29 + rt::lit::<T>(1.0));
                            let t31 = t30 + rt::lit::<T>(1.0);
                            let t32 = t29 / (t30 * t31);
                            let t33 = rt::lit::<T>(1.0) - t29 * t32;
                            let t34 = t33 * (cos_xi_plus_h * t28);
                            let t35 = t14 * (t18 * t25 - t27 * t34)
                                + t15 * (t22 * t23 - t31 * t32);
                            let t36 = (t16
                                * (cos_xi_minus_h * t25 + (t33 - t24) - cos_xi_plus_h * t34)
                                - t35) * (k1 * xi_dot);
                            [-t14, -t15, t16, xi_dot, t36, -cos_xi_ahead]
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
                            let t37 = xi + xi_rate_half_h;
                            let ((sin_xi_rate_half_h, cos_xi_rate_half_h), (t38, t39)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t37,
                            );
                            let t40 = rt::sqrt(t39 * t39 + rt::lit::<T>(1.0));
                            let t41 = t40 + rt::lit::<T>(1.0);
                            let t42 = t40 * t41;
                            let t43 = rt::lit::<T>(1.0) / t42;
                            let t44 = t43 * (t38 * t39);
                            let t45 = t38 - t39 * t44;
                            let t46 = rt::sqrt(t45 * t45 + rt::lit::<T>(1.0));
                            let t47 = t46 + rt::lit::<T>(1.0);
                            let t48 = t46 * t47;
                            let t49 = rt::lit::<T>(1.0) / t48;
                            let t50 = t45 * t49;
                            let t51 = rt::lit::<T>(1.0) - t45 * t50;
                            let t52 = t39 * t51;
                            let t53 = t43 * t52;
                            let t54 = t41 * t53;
                            let t55 = half_h * rho1_rate + t13;
                            let xi_rate_h = h * xi_rate;
                            let t56 = xi_rate * xi_rate + rho2_rate * rho2_rate
                                + (x1_rate * x1_rate + x2_rate * x2_rate
                                    + (x3_rate * x3_rate + rho1_rate * rho1_rate));
                            let t57 = h * t56;
                            let t58 = rt::div_or_zero(
                                t39 * (rt::lit::<T>(2.0) * sin_xi_rate_half_h - xi_rate_h),
                                t57,
                            );
                            let t59 = t37 - h;
                            let (_, (t60, t61)) = rt::halfway(
                                (sin_xi_minus_h, cos_xi_minus_h),
                                xi_rate_half_h,
                                t59,
                            );
                            let t62 = rt::sqrt(t61 * t61 + rt::lit::<T>(1.0));
                            let t63 = t62 + rt::lit::<T>(1.0);
                            let t64 = t62 * t63;
                            let t65 = rt::lit::<T>(1.0) / t64;
                            let t66 = t65 * (t60 * t61);
                            let t67 = t60 - t61 * t66;
                            let t68 = rt::sqrt(t67 * t67 + rt::lit::<T>(1.0));
                            let t69 = t68 + rt::lit::<T>(1.0);
                            let t70 = t68 * t69;
                            let t71 = rt::lit::<T>(1.0) / t70;
                            let t72 = t67 * t71;
                            let t73 = rt::lit::<T>(1.0) - t67 * t72;
                            let t74 = t61 * t73;
                            let t75 = t65 * t74;
                            let t76 = h + t37;
                            let (_, (t77, t78)) = rt::halfway(
                                (sin_xi_plus_h, cos_xi_plus_h),
                                xi_rate_half_h,
                                t76,
                            );
                            let t79 = rt::sqrt(t78 * t78 + rt::lit::<T>(1.0));
                            let t80 = t79 + rt::lit::<T>(1.0);
                            let t81 = t79 * t80;
                            let t82 = rt::lit::<T>(1.0) / t81;
                            let t83 = t82 * (t77 * t78);
                            let t84 = t77 - t78 * t83;
                            let t85 = rt::sqrt(t84 * t84 + rt::lit::<T>(1.0));
                            let t86 = t85 + rt::lit::<T>(1.0);
                            let t87 = t85 * t86;
                            let t88 = rt::lit::<T>(1.0) / t87;
                            let t89 = t84 * t88;
                            let t90 = rt::lit::<T>(1.0) - t84 * t89;
                            let t91 = t78 * t90;
                            let t92 = t82 * t91;
                            let t93 = inv_h * (t61 * t75 + (t90 - t73) - t78 * t92);
                            let t94 = t51 - t39 * t53;
                            let t95 = t94 * t55;
                            let t96 = inv_h * (t63 * t75 - t80 * t92);
                            let t97 = t54 * t55;
                            let t98 = inv_h * (t69 * t72 - t86 * t89);
                            let t99 = t47 * t50;
                            let t100 = t99 * t55;
                            let t101 = t93 * t95 - (t96 * t97 + t98 * t100);
                            let t102 = rt::lit::<T>(0.5) * t101;
                            let t103 = t55 * t102;
                            let t104 = rt::div_or_zero(xi_rate * t103, t56);
                            let t105 = t58 + t104;
                            let t106 = t55 + rho1_rate * t105;
                            let t107 = half_h + t105;
                            let t108 = x3_rate * t94 - (x1_rate * t54 + x2_rate * t99);
                            let t109 = xi_rate + rho1_rate * t102;
                            let t110 = rt::div_or_zero(t58 * (twice_h * x1_rate), t57)
                                + rt::div_or_zero(rt::lit::<T>(2.0) * x1_rate * t104, t56);
                            let t111 = rho1_rate * t110;
                            let t112 = rt::div_or_zero(t58 * (twice_h * x2_rate), t57)
                                + rt::div_or_zero(rt::lit::<T>(2.0) * x2_rate * t104, t56);
                            let t113 = rho1_rate * t112;
                            let t114 = rt::div_or_zero(t58 * (twice_h * x3_rate), t57)
                                + rt::div_or_zero(rt::lit::<T>(2.0) * x3_rate * t104, t56);
                            let t115 = rho1_rate * t114;
                            let t116 = h * t38;
                            let t117 = t39 * t116;
                            let t118 = t117
                                * (rt::lit::<T>(0.5) * t41 / t40 + rt::lit::<T>(0.5));
                            let t119 = half_h * t38;
                            let t120 = h * t39;
                            let t121 = rt::lit::<T>(0.5) * (t120 + t116 * t44)
                                - (t118 * t44
                                    + rt::lit::<T>(0.5) * (t39 * t120 - t38 * t116))
                                    * (t39 * t43);
                            let t122 = t45 * t121;
                            let t123 = t49 * (t121 - t50 * (t122 + t47 * t122 / t46));
                            let t124 = t50 * t121 + t45 * t123;
                            let t125 = t43 * (t118 * t53 - t119 * t51 - t39 * t124);
                            let t126 = t41 * t125
                                - t52 * (rt::lit::<T>(0.5) * t117)
                                    * (rt::lit::<T>(1.0) / (t40 * t42));
                            let t127 = t39 * (h * cos_xi_rate_half_h) - t120
                                - sin_xi_rate_half_h * t116
                                + xi_rate_h * (t119 - rt::lit::<T>(2.0) * t58);
                            let t128 = h * t60;
                            let t129 = t61 * t128;
                            let t130 = t129
                                * (rt::lit::<T>(0.5) * t63 / t62 + rt::lit::<T>(0.5));
                            let t131 = h * t61;
                            let t132 = rt::lit::<T>(0.5) * (t131 + t128 * t66)
                                - (t130 * t66
                                    + rt::lit::<T>(0.5) * (t61 * t131 - t60 * t128))
                                    * (t61 * t65);
                            let t133 = t67 * t132;
                            let t134 = t71 * (t132 - t72 * (t133 + t69 * t133 / t68));
                            let t135 = t72 * t132 + t67 * t134;
                            let t136 = t65
                                * (t130 * t75 - t73 * (half_h * t60) - t61 * t135);
                            let t137 = h * t77;
                            let t138 = h * t78;
                            let t139 = t78 * t137;
                            let t140 = t139
                                * (rt::lit::<T>(0.5) * t80 / t79 + rt::lit::<T>(0.5));
                            let t141 = rt::lit::<T>(0.5) * (t138 + t137 * t83)
                                - (t140 * t83
                                    + rt::lit::<T>(0.5) * (t78 * t138 - t77 * t137))
                                    * (t78 * t82);
                            let t142 = t84 * t141;
                            let t143 = t88 * (t141 - t89 * (t142 + t86 * t142 / t85));
                            let t144 = t89 * t141 + t84 * t143;
                            let t145 = t82
                                * (t140 * t92 - t90 * (half_h * t77) - t78 * t144);
                            let t146 = t61 * t136
                                + (rt::lit::<T>(0.5) * (t137 * t92 - t128 * t75)
                                    + (t135 - t144)) - t78 * t145;
                            let t147 = t69 * t134
                                + (t67 * t133 / (t68 * t70) - t84 * t142 / (t85 * t87));
                            let t148 = t91 * (rt::lit::<T>(0.5) * t139)
                                * (rt::lit::<T>(1.0) / (t79 * t81))
                                - t74 * (rt::lit::<T>(0.5) * t129)
                                    * (rt::lit::<T>(1.0) / (t62 * t64));
                            let t149 = t95 * t146 - t100 * (t147 - t86 * t143)
                                - t97 * (t148 + (t63 * t136 - t80 * t145));
                            let t150 = t39 * t125 + (t124 - t119 * t53);
                            let t151 = t45 * t122 / (t46 * t48) + t47 * t123;
                            let t152 = rt::lit::<T>(0.5)
                                * (inv_h * t149
                                    - t55 * (t126 * t96 + (t150 * t93 + t151 * t98)));
                            let t153 = rt::div_or_zero(t127, t57)
                                + rt::div_or_zero(
                                    t103 + xi_rate * (t55 * t152 - rt::lit::<T>(2.0) * t104),
                                    t56,
                                );
                            let t154 = rho1_rate * t153;
                            let t155 = quarter_h * (t94 * t93 - (t54 * t96 + t99 * t98));
                            let t156 = rt::div_or_zero(
                                xi_rate * (quarter_h * t101 + t55 * t155)
                                    - rt::lit::<T>(2.0) * rho1_rate * t104,
                                t56,
                            ) - rt::div_or_zero(t58 * (twice_h * rho1_rate), t57);
                            let t157 = t107 + rho1_rate * t156;
                            let t158 = rt::div_or_zero(t58 * (twice_h * rho2_rate), t57)
                                + rt::div_or_zero(
                                    rt::lit::<T>(2.0) * rho2_rate * t104,
                                    t56,
                                );
                            let t159 = rho1_rate * t158;
                            let t160 = (x1_rate * t126
                                + (x2_rate * t151 + x3_rate * t150)) * t105
                                + (t102 + xi_rate * t152);
                            (
                                [
                                    x1_rate + t54 * t106,
                                    x2_rate + t99 * t106,
                                    x3_rate - t94 * t106,
                                    xi_rate - xi_dot - rho2_rate * t107,
                                    t108 * t105 + (rho1_rate - xi_rate * t102),
                                    rho2_rate + t39 + t105 * t109,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t54 * t111,
                                        -(t54 * t113),
                                        -(t54 * t115),
                                        t126 * t106 + t54 * t154,
                                        t54 * t157,
                                        -(t54 * t159),
                                    ],
                                    [
                                        -(t99 * t111),
                                        rt::lit::<T>(1.0) - t99 * t113,
                                        -(t99 * t115),
                                        t151 * t106 + t99 * t154,
                                        t99 * t157,
                                        -(t99 * t159),
                                    ],
                                    [
                                        t94 * t111,
                                        t94 * t113,
                                        t94 * t115 + rt::lit::<T>(1.0),
                                        t150 * t106 - t94 * t154,
                                        -(t94 * t157),
                                        t94 * t159,
                                    ],
                                    [
                                        rho2_rate * t110,
                                        rho2_rate * t112,
                                        rho2_rate * t114,
                                        rt::lit::<T>(1.0) - rho2_rate * t153,
                                        -(rho2_rate * t156),
                                        rho2_rate * t158 - t107,
                                    ],
                                    [
                                        -(t54 * t105 + t108 * t110),
                                        -(t99 * t105 + t108 * t112),
                                        t94 * t105 - t108 * t114,
                                        t108 * t153 - t160,
                                        t108 * t156 + (rt::lit::<T>(1.0) - xi_rate * t155),
                                        -(t108 * t158),
                                    ],
                                    [
                                        -(t109 * t110),
                                        -(t109 * t112),
                                        -(t109 * t114),
                                        t109 * t153
                                            + (t105 * (rho1_rate * t152 + rt::lit::<T>(1.0)) - t119),
                                        t109 * t156 + t105 * (t102 + rho1_rate * t155),
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
                let t161 = rt::sqrt(
                    cos_xi_ahead_new * cos_xi_ahead_new + rt::lit::<T>(1.0),
                );
                let t162 = t161 + rt::lit::<T>(1.0);
                let t163 = rt::lit::<T>(1.0) / (t161 * t162);
                let t164 = sin_xi_ahead_new
                    - cos_xi_ahead_new * (sin_xi_ahead_new * cos_xi_ahead_new) * t163;
                let t165 = rt::sqrt(t164 * t164 + rt::lit::<T>(1.0));
                let t166 = t165 + rt::lit::<T>(1.0);
                let t167 = t164 / (t165 * t166);
                let t168 = rt::lit::<T>(1.0) - t164 * t167;
                let t169 = t168 * (cos_xi_ahead_new * t163);
                let t170 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                let t171 = rt::visible_change(
                    rt::lit::<T>(0.5) * t170
                        * (rt::lit::<T>(0.5) * (t170 + rt::lit::<T>(2.0) * sin_xi_ahead)
                            - reference),
                    rt::lit::<T>(0.0625)
                        * (reference * reference + sin_xi_ahead * sin_xi_ahead)
                        + t170 * t170,
                    rt::abs(xi) + rt::lit::<T>(1.0),
                );
                let t172 = h * rho1_rate + t13;
                let t173 = (t171 - rt::lit::<T>(1.0)) * t172;
                let x1_dot_new_2 = t169 * (t162 * t173);
                let x2_dot_new_2 = t167 * (t166 * t173);
                let t174 = rt::lit::<T>(1.0) - t171;
                let x3_dot_new_2 = (t168 - cos_xi_ahead_new * t169) * (t174 * t172);
                let xi_dot_new_2 = (xi_dot + h * rho2_rate) * t174;
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
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([
                        carried[3],
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
                [xi,
                x1_dot,
                x2_dot,
                x3_dot,
                xi_dot,
                ]: [T; 5],
            ) -> [T; 2] {
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                [
                    rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * sin_xi + t1),
                    rt::abs(xi * cos_xi) + (t1 + rt::abs(sin_xi)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "488774fbdcd96d2e6b3b1bfb784a023b";
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
        /// - `xi_rate`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 0 | 1 | 1 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 16 | 23 | 2 | 0 | 3 | 1 |
        /// | each iteration for xi_rate, rho2_mean | 6 | 10 | 2 | 0 | 2 | 0 |
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
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/sqrt(2)`
            k4: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); energies of the blocks at the start (2); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = rt::sqrt(rt::lit::<T>(2.0));
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = -k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = h / k1;
                Scheme {
                    k2,
                    k3,
                    inv_h,
                    half_h,
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
                let Scheme { k2, .. } = *self;
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x3_dot - cos_xi * x1_dot - sin_xi * x2_dot;
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    k2 * t1,
                    xi_dot,
                    rt::lit::<T>(1.0),
                    t1 * (rt::lit::<T>(0.25) * t1),
                    sin_xi + xi_dot * (rt::lit::<T>(0.5) * xi_dot),
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
                let [x1, x2, x3, xi, c1, c2, _, reference1, reference2, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, k4, .. } = *setting.scheme();
                let twice_xi = rt::lit::<T>(2.0) * xi;
                let solution1 = rt::newton(
                        predictor1,
                        move || [c2, c2 - half_h * cos_xi_ahead],
                        move || [rt::abs(inv_h * xi), rt::abs(c2)],
                        move |[xi_rate, rho2_mean]| {
                            let xi_rate_half_h = half_h * xi_rate;
                            let xi_rate_h = h * xi_rate;
                            let t1 = rt::lit::<T>(0.5) * (xi_rate_h + twice_xi);
                            let ((sin_xi_rate_half_h, cos_xi_rate_half_h), (t2, t3)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                xi_rate_half_h,
                                t1,
                            );
                            let t4 = rt::div_or_one(sin_xi_rate_half_h, xi_rate_half_h);
                            (
                                [xi_rate - rho2_mean, rho2_mean - c2 + t4 * (half_h * t3)],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(-1.0)],
                                    [
                                        half_h
                                            * (t3
                                                * rt::div_or_zero(
                                                    half_h * (cos_xi_rate_half_h - t4),
                                                    xi_rate_half_h,
                                                ) - t4 * (half_h * t2)),
                                        rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_mean", tally)
                    })?;
                let [xi_rate, rho2_mean] = solution1.x;
                let xi_rate_half_h = half_h * xi_rate;
                let t5 = xi + xi_rate_half_h;
                let (_, (t6, t7)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi_rate_half_h,
                    t5,
                );
                let t8 = k4 * c1;
                let x1_new_2 = x1 - t7 * t8;
                let x2_new_2 = x2 - t6 * t8;
                let x3_new_2 = x3 + t8;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
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
                let t9 = rt::visible_change(
                    half_c2_squared * (half_c2_squared + (sin_xi_ahead - reference2)),
                    rt::lit::<T>(0.0625)
                        * (sin_xi_ahead * sin_xi_ahead + reference2 * reference2)
                        + c2_squared * c2_squared,
                    rt::abs(xi) + rt::lit::<T>(1.0),
                );
                let c2_new = (rt::lit::<T>(2.0) * rho2_mean - c2)
                    * (rt::lit::<T>(1.0) - t9);
                let (_, cos_xi_rate_half_h) = rt::turn_by(xi_rate_half_h);
                let alignment1_new = rt::lit::<T>(0.5)
                    * (cos_xi_rate_half_h + rt::lit::<T>(1.0));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
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
                ];
                if !rt::is_aligned(carried[6]) {
                    return Err(setting.orthogonal(tally));
                }
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
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                    ]);
                    let after = balance([carried[3], carried[4], carried[5]]);
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
                let [x1, x2, x3, xi, c1, c2, _, _, _, _, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(self, _: super::Parameters<T>, [xi, c1, c2]: [T; 3]) -> [T; 2] {
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = c1 * c1 + c2 * c2;
                [
                    sin_xi + rt::lit::<T>(0.5) * t1,
                    rt::abs(xi * cos_xi) + (rt::abs(sin_xi) + t1),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e1815df5bc436a240e9bd2e31634647f";
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
        /// - `xi_rate`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 0 | 1 | 1 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 16 | 23 | 2 | 0 | 3 | 1 |
        /// | each iteration for xi_rate, rho2_mean | 6 | 10 | 2 | 0 | 2 | 0 |
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
        /// - `xi_rate`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 0 | 1 | 1 | 0 | 0 |
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 16 | 23 | 2 | 0 | 3 | 1 |
        /// | each iteration for xi_rate, rho2_mean | 6 | 10 | 2 | 0 | 2 | 0 |
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
        /// - `xi_rate`, `rho2_mean`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `x1_rate`: explicit
        /// - `x2_rate`: explicit
        /// - `x3_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 0 | 1 | 1 | 0 | 0 |
        /// | once, from the step size | 1 | 3 | 2 | 0 | 0 | 0 |
        /// | each step | 7 | 7 | 0 | 0 | 3 | 0 |
        /// | each iteration for xi_rate, rho2_mean | 4 | 3 | 0 | 0 | 1 | 0 |
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
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/sqrt(2)`
            k4: T,
            /// `-(h²/4)`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); components of the velocity in an orthonormal basis of D (2); how far what the constraints allow turned in the last step: 1 where it did not, 0 at a right angle (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let k1 = rt::sqrt(rt::lit::<T>(2.0));
                let k2 = rt::lit::<T>(1.0) / k1;
                let k3 = -k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k4 = h / k1;
                let k5 = -(rt::lit::<T>(0.25) * (h * h));
                Scheme {
                    k2,
                    k3,
                    inv_h,
                    half_h,
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
                let Scheme { k2, .. } = *self;
                let [[x1, x2, x3, xi]] = start.q().data.0;
                let [[x1_dot, x2_dot, x3_dot, xi_dot]] = start.w().data.0;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    k2 * (x3_dot - cos_xi * x1_dot - sin_xi * x2_dot),
                    xi_dot,
                    rt::lit::<T>(1.0),
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
                let [x1, x2, x3, xi, c1, c2, _, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, k4, k5, .. } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [c2, c2 - half_h * cos_xi_ahead],
                        move || [rt::abs(inv_h * xi), rt::abs(c2)],
                        move |[xi_rate, rho2_mean]| {
                            let xi_rate_half_h = half_h * xi_rate;
                            let t1 = xi + xi_rate_half_h;
                            let (t2, t3) = rt::sin_cos(t1);
                            (
                                [xi_rate - rho2_mean, rho2_mean - c2 + half_h * t3],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(-1.0)],
                                    [k5 * t2, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_rate, rho2_mean", tally)
                    })?;
                let [xi_rate, rho2_mean] = solution1.x;
                let xi_rate_half_h = half_h * xi_rate;
                let t1 = xi + xi_rate_half_h;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_half_h,
                    t1,
                    tally,
                );
                let t4 = k4 * c1;
                let x1_new_2 = x1 - t3 * t4;
                let x2_new_2 = x2 - t2 * t4;
                let x3_new_2 = x3 + t4;
                let xi_rate_h = h * xi_rate;
                let xi_new_2 = xi + xi_rate_h;
                let c2_new = rt::lit::<T>(2.0) * rho2_mean - c2;
                let cos_xi_rate_half_h = rt::cos(xi_rate_half_h);
                let alignment1_new = rt::lit::<T>(0.5)
                    * (cos_xi_rate_half_h + rt::lit::<T>(1.0));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_rate_h,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    c1,
                    c2_new,
                    alignment1_new,
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
                let [x1, x2, x3, xi, c1, c2, _, _, _] = motion.carried;
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
            const IDENTITY: &'static str = "4b75778da5e9ac7000b7771ca0b4ff3b";
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
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 16 | 17 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 11 | 14 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²`
            h_squared: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); momenta p_{k−½} half a step before the node (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = ();

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                Scheme { half_h, h_squared }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { half_h, .. } = *self;
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
                    xi_dot + half_h * cos_xi,
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
                let Scheme { h_squared, .. } = *setting.scheme();
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
                let t6 = h * p_xi - h_squared * cos_xi_ahead;
                let xi_new_2 = xi + t6;
                let p_xi_new = p_xi - h * cos_xi_ahead;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t6,
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
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _] = motion.carried;
                let Scheme { half_h, .. } = *setting.scheme();
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = p_x1 + cos_xi * p_x3;
                let sin_xi_cos_xi = sin_xi * cos_xi;
                let t2 = p_x2 + sin_xi * p_x3;
                let t3 = rt::lit::<T>(0.5)
                    * ((sin_xi * sin_xi + rt::lit::<T>(1.0)) * t1 - sin_xi_cos_xi * t2);
                let t4 = rt::lit::<T>(0.5)
                    * ((cos_xi * cos_xi + rt::lit::<T>(1.0)) * t2 - sin_xi_cos_xi * t1);
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: p_x1 - t3,
                    x2_dot: p_x2 - t4,
                    x3_dot: p_x3 - cos_xi * t3 - sin_xi * t4,
                    xi_dot: p_xi - half_h * cos_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1fd50813efa2d5cf2e5854dbc0126ef7";
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
        /// - `xi_dot_new`: 1 × 1 implicit block (Newton, analytic Jacobian)
        /// - `lambda1`, `lambda2`: 2 × 2 linear block; torn from it and assigned: x3_dot_new, x1_dot_new, x2_dot_new
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 19 | 20 | 0 | 0 | 2 | 0 |
        /// | each iteration for xi_dot_new | 4 | 3 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Dla>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Dla>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h (1 - dla_alpha)`
            k1: T,
            /// `h dla_alpha`
            h_dla_alpha: T,
            /// `h² (1 - dla_alpha) dla_alpha`
            k2: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 1];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 1, 6>,);
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
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, options: &[T; 1]) -> Self {
                let [dla_alpha] = *options;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k1 = h * (rt::lit::<T>(1.0) - dla_alpha);
                let h_dla_alpha = h * dla_alpha;
                let k2 = k1 * h_dla_alpha;
                Scheme {
                    inv_h,
                    k1,
                    h_dla_alpha,
                    k2,
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
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, k1, h_dla_alpha, k2 } = *setting.scheme();
                let t1 = k1 * xi_dot;
                let t2 = xi + t1;
                let t3 = h_dla_alpha * cos_xi_ahead - xi_dot;
                let solution1 = rt::newton(
                        predictor1,
                        move || [xi_dot],
                        move || [rt::abs(xi_dot) + rt::abs(inv_h * xi)],
                        move |[xi_dot_new]| {
                            let xi_new_2 = t2 + h_dla_alpha * xi_dot_new;
                            let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::sin_cos(
                                xi_new_2,
                            );
                            (
                                [k1 * cos_xi_ahead_new + (xi_dot_new + t3)],
                                [[rt::lit::<T>(1.0) - k2 * sin_xi_ahead_new]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_dot_new", tally)
                    })?;
                let [xi_dot_new] = solution1.x;
                let xi_new_2 = t2 + h_dla_alpha * xi_dot_new;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t1 + h_dla_alpha * xi_dot_new,
                    xi_new_2,
                    tally,
                );
                let (t4, t5) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t1,
                    t2,
                    tally,
                );
                let t6 = h * t5;
                let t7 = -(h + cos_xi_ahead_new * t6);
                let t8 = h * t4;
                let t9 = -(cos_xi_ahead_new * t8);
                let t10 = -(sin_xi_ahead_new * t6);
                let t11 = -(h + sin_xi_ahead_new * t8);
                let [lambda1, lambda2] = rt::solve_linear(
                        {
                            let x3_dot_xi_dot = x3_dot * xi_dot;
                            let t12 = x3_dot_xi_dot * sin_xi_ahead;
                            let t13 = sin_xi_ahead * cos_xi_ahead;
                            let t14 = x3_dot_xi_dot * cos_xi_ahead;
                            [
                                rt::lit::<T>(0.5)
                                    * ((sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t12
                                        + t13 * t14),
                                -(rt::lit::<T>(0.5)
                                    * (t13 * t12
                                        + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t14)),
                            ]
                        },
                        move |[lambda1, lambda2]| {
                            let x3_dot_new_2 = x3_dot
                                + h * (lambda1 * t5 + lambda2 * t4);
                            let t15 = cos_xi_ahead_new * x3_dot_new_2;
                            let t16 = sin_xi_ahead_new * x3_dot_new_2;
                            (
                                [
                                    -(t15 + (x1_dot + h * lambda1)),
                                    -(t16 + (x2_dot + h * lambda2)),
                                ],
                                [[t7, t9], [t10, t11]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1, lambda2", tally)
                    })?;
                let x3_dot_new_2 = x3_dot + h * (lambda1 * t5 + lambda2 * t4);
                let t15 = cos_xi_ahead_new * x3_dot_new_2;
                let x1_new_2 = x1 + k1 * x1_dot - h_dla_alpha * t15;
                let t16 = sin_xi_ahead_new * x3_dot_new_2;
                let x2_new_2 = x2 + k1 * x2_dot - h_dla_alpha * t16;
                let x3_new_2 = x3 + k1 * x3_dot + h_dla_alpha * x3_dot_new_2;
                let x1_dot_new_2 = -t15;
                let x2_dot_new_2 = -t16;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot_new,
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
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
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
            const IDENTITY: &'static str = "704b92897be340f81f80a10188e75775";
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
        /// | each step | 19 | 19 | 0 | 0 | 2 | 0 |
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
                let t4 = h * t3;
                let xi_dot_new_2 = xi_dot - t4;
                let xi_new_2 = t1 + half_h * xi_dot_new_2;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h + half_h * xi_dot_new_2,
                    xi_new_2,
                    tally,
                );
                let t5 = -(h + t4 * cos_xi_ahead_new);
                let t6 = h * t2;
                let t7 = -(cos_xi_ahead_new * t6);
                let t8 = -(t4 * sin_xi_ahead_new);
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
                    xi_dot_new_2,
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
            const IDENTITY: &'static str = "52978b0996f5d2499f9068c1bcfacc12";
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
        /// - `xi_dot_mid`: 1 × 1 implicit block (Newton, analytic Jacobian)
        /// - `lambda1`, `lambda2`: 2 × 2 linear block; torn from it and assigned: x3_dot_mid, x1_dot_mid, x2_dot_mid
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 16 | 17 | 0 | 0 | 2 | 0 |
        /// | each iteration for xi_dot_mid | 4 | 3 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 6 | 10 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DlaMidpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DlaMidpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h²/4`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); discrete momenta p_k = D₂L_d(q_{k−1}, q_k) (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 1, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.25) * (h * h);
                Scheme { inv_h, half_h, k1 }
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, sin_xi_ahead, cos_xi_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, k1 } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || [p_xi],
                        move || [rt::abs(p_xi) + rt::abs(inv_h * xi)],
                        move |[xi_dot_mid]| {
                            let half_h_xi_dot_mid = half_h * xi_dot_mid;
                            let t1 = xi + half_h_xi_dot_mid;
                            let (t2, t3) = rt::sin_cos(t1);
                            let t4 = half_h * t3;
                            ([t4 + (xi_dot_mid - p_xi)], [[rt::lit::<T>(1.0) - k1 * t2]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "xi_dot_mid", tally)
                    })?;
                let [xi_dot_mid] = solution1.x;
                let half_h_xi_dot_mid = half_h * xi_dot_mid;
                let t1 = xi + half_h_xi_dot_mid;
                let (t2, t3) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    half_h_xi_dot_mid,
                    t1,
                    tally,
                );
                let h_cos_xi_ahead = h * cos_xi_ahead;
                let t5 = -(h + h_cos_xi_ahead * t3);
                let h_sin_xi_ahead = h * sin_xi_ahead;
                let t6 = -(h_sin_xi_ahead * t3);
                let t7 = -(h_cos_xi_ahead * t2);
                let t8 = -(h + h_sin_xi_ahead * t2);
                let [lambda1, lambda2] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[lambda1, lambda2]| {
                            let p_x3_new = p_x3
                                + h * (cos_xi_ahead * lambda1 + sin_xi_ahead * lambda2);
                            let t9 = p_x3_new * t3;
                            let t10 = p_x3_new * t2;
                            (
                                [
                                    -(t9 + (p_x1 + h * lambda1)),
                                    -(t10 + (p_x2 + h * lambda2)),
                                ],
                                [[t5, t6], [t7, t8]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1, lambda2", tally)
                    })?;
                let p_x3_new = p_x3
                    + h * (cos_xi_ahead * lambda1 + sin_xi_ahead * lambda2);
                let t9 = p_x3_new * t3;
                let x1_new_2 = x1 - h * t9;
                let t10 = p_x3_new * t2;
                let x2_new_2 = x2 - h * t10;
                let x3_new_2 = x3 + h * p_x3_new;
                let h_xi_dot_mid = h * xi_dot_mid;
                let xi_new_2 = xi + h_xi_dot_mid;
                let p_x1_new = -t9;
                let p_x2_new = -t10;
                let t4 = half_h * t3;
                let p_xi_new = xi_dot_mid - t4;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h_xi_dot_mid,
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
                    carried[7],
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
                let [x1, x2, x3, xi, p_x1, p_x2, p_x3, p_xi, _, _] = motion.carried;
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let sin_xi_cos_xi = sin_xi * cos_xi;
                let cos_xi_p_x1 = cos_xi * p_x1;
                let sin_xi_p_x2 = sin_xi * p_x2;
                State {
                    t: setting.time_at(motion.tally),
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot: rt::lit::<T>(0.5)
                        * (sin_xi_cos_xi * p_x2 + cos_xi * (cos_xi_p_x1 - p_x3)),
                    x2_dot: rt::lit::<T>(0.5)
                        * (sin_xi_cos_xi * p_x1 + sin_xi * (sin_xi_p_x2 - p_x3)),
                    x3_dot: rt::lit::<T>(0.5) * (p_x3 - cos_xi_p_x1 - sin_xi_p_x2),
                    xi_dot: p_xi,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b953dfc68d4e8e8f7d0fa07e4ee4e50d";
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
        /// | each step | 11 | 15 | 0 | 0 | 1 | 0 |
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
                let xi_dot_ahead_new = xi_dot_ahead - h_cos_xi_ahead_new;
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
                    xi_dot_ahead_new,
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
                    carried[11],
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
            const IDENTITY: &'static str = "be06618a70ba91ee5f284e671e83b45e";
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
        /// - `x1_dot_mean`, `x3_dot_mean`, `xi_dot_mean`, `lambda1`, `lambda2`: 5 × 5 implicit block (Newton, analytic Jacobian); torn from it and assigned: x2_dot_mean
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 1 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 19 | 26 | 1 | 0 | 2 | 1 |
        /// | each iteration for x1_dot_mean, x3_dot_mean, xi_dot_mean, lambda1, lambda2 | 42 | 66 | 4 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::DiscreteDerivative>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::DiscreteDerivative>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `2 h`
            twice_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 11];
            type Memory = (rt::Predictor<T, 5, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let minus_half_h = -half_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                Scheme {
                    inv_h,
                    half_h,
                    minus_half_h,
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
                let t1 = rt::lit::<T>(2.0) * sin_xi
                    + (x1_dot * x1_dot + x2_dot * x2_dot
                        + (x3_dot * x3_dot + xi_dot * xi_dot));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    rt::lit::<T>(0.5) * t1,
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
                let Scheme { inv_h, half_h, minus_half_h, twice_h } = *setting.scheme();
                let sin_xi_ahead_squared = sin_xi_ahead * sin_xi_ahead;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let x3_dot_xi_dot = x3_dot * xi_dot;
                            let t1 = x3_dot_xi_dot * sin_xi_ahead;
                            let t2 = sin_xi_ahead * cos_xi_ahead;
                            let t3 = x3_dot_xi_dot * cos_xi_ahead;
                            let t4 = rt::lit::<T>(0.5)
                                * ((sin_xi_ahead_squared + rt::lit::<T>(1.0)) * t1
                                    + t2 * t3);
                            let t5 = rt::lit::<T>(0.5)
                                * (t2 * t1
                                    + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t3);
                            [x1_dot, x3_dot, xi_dot, t4, -t5]
                        },
                        move || {
                            let x3_dot_xi_dot = x3_dot * xi_dot;
                            let t1 = x3_dot_xi_dot * sin_xi_ahead;
                            let t2 = sin_xi_ahead * cos_xi_ahead;
                            let t3 = x3_dot_xi_dot * cos_xi_ahead;
                            let t4 = rt::lit::<T>(0.5)
                                * ((sin_xi_ahead_squared + rt::lit::<T>(1.0)) * t1
                                    + t2 * t3);
                            let t5 = rt::lit::<T>(0.5)
                                * (t2 * t1
                                    + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t3);
                            [
                                rt::abs(x1_dot) + rt::abs(inv_h * x1),
                                rt::abs(x3_dot) + rt::abs(inv_h * x3),
                                rt::abs(xi_dot) + rt::abs(inv_h * xi),
                                rt::abs(t4),
                                rt::abs(t5),
                            ]
                        },
                        move |[x1_dot_mean, x3_dot_mean, xi_dot_mean, lambda1, lambda2]| {
                            let half_h_xi_dot_mean = half_h * xi_dot_mean;
                            let t6 = xi + half_h_xi_dot_mean;
                            let ((t7, t8), (t9, t10)) = rt::halfway(
                                (sin_xi_ahead, cos_xi_ahead),
                                half_h_xi_dot_mean,
                                t6,
                            );
                            let h_xi_dot_mean = h * xi_dot_mean;
                            let t11 = x3_dot_mean * t9;
                            let t12 = h
                                * (t11 * t11
                                    + (x1_dot_mean * x1_dot_mean
                                        + (x3_dot_mean * x3_dot_mean + xi_dot_mean * xi_dot_mean)));
                            let t13 = rt::div_or_zero(
                                t10 * (rt::lit::<T>(2.0) * t7 - h_xi_dot_mean),
                                t12,
                            );
                            let t14 = x1_dot_mean * t13;
                            let t15 = rt::div_or_zero(twice_h * t14, t12);
                            let t16 = rt::div_or_zero(
                                t13 * (twice_h * (x3_dot_mean + t9 * t11)),
                                t12,
                            );
                            let twice_xi_dot_mean = rt::lit::<T>(2.0) * xi_dot_mean;
                            let t17 = h * t10;
                            let t18 = x3_dot_mean * t17;
                            let t19 = h * t9;
                            let t20 = h
                                * (t10 * t8 - t13 * (twice_xi_dot_mean + t11 * t18))
                                + (t19 * (half_h_xi_dot_mean - t7) - t17);
                            let t21 = rt::div_or_zero(t20, t12);
                            let t22 = minus_half_h * x3_dot_mean;
                            let t23 = minus_half_h * xi_dot_mean;
                            let t24 = half_h * t9;
                            let t25 = rt::lit::<T>(0.5) * t18;
                            (
                                [
                                    x1_dot_mean - x1_dot - half_h * (lambda1 - t14),
                                    x1_dot_mean + x3_dot_mean * t10,
                                    xi_dot_mean - xi_dot + half_h * (t10 + xi_dot_mean * t13),
                                    x3_dot_mean - x3_dot
                                        - half_h
                                            * (lambda1 * t10 + lambda2 * t9 - x3_dot_mean * t13),
                                    -(half_h * (lambda2 + t11 * t13) + (x2_dot + t11)),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - half_h * (x1_dot_mean * t15 - t13),
                                        t16 * (minus_half_h * x1_dot_mean),
                                        t21 * (half_h * x1_dot_mean),
                                        minus_half_h,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        rt::lit::<T>(1.0),
                                        t10,
                                        t9 * t22,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t15 * t23,
                                        t16 * t23,
                                        half_h * (xi_dot_mean * t21 + (t13 - t24))
                                            + rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [
                                        t22 * t15,
                                        rt::lit::<T>(1.0) - half_h * (x3_dot_mean * t16 - t13),
                                        minus_half_h
                                            * (rt::lit::<T>(0.5) * (lambda2 * t17 - lambda1 * t19)
                                                - x3_dot_mean * t21),
                                        minus_half_h * t10,
                                        -t24,
                                    ],
                                    [
                                        t15 * (half_h * t11),
                                        -(t9 + half_h * (t9 * t13 - t11 * t16)),
                                        -(t25 + half_h * (t13 * t25 + t11 * t21)),
                                        rt::lit::<T>(0.0),
                                        minus_half_h,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x1_dot_mean, x3_dot_mean, xi_dot_mean, lambda1, lambda2",
                                tally,
                            )
                    })?;
                let [x1_dot_mean, x3_dot_mean, xi_dot_mean, _, _] = solution1.x;
                let x1_new_2 = x1 + h * x1_dot_mean;
                let half_h_xi_dot_mean = half_h * xi_dot_mean;
                let t6 = xi + half_h_xi_dot_mean;
                let (_, (t9, _)) = rt::halfway(
                    (sin_xi_ahead, cos_xi_ahead),
                    half_h_xi_dot_mean,
                    t6,
                );
                let t11 = x3_dot_mean * t9;
                let x2_new_2 = x2 - h * t11;
                let x3_new_2 = x3 + h * x3_dot_mean;
                let h_xi_dot_mean = h * xi_dot_mean;
                let xi_new_2 = xi + h_xi_dot_mean;
                let t26 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                let t27 = rt::visible_change(
                    rt::lit::<T>(0.5) * t26
                        * (rt::lit::<T>(0.5) * (t26 + rt::lit::<T>(2.0) * sin_xi_ahead)
                            - reference),
                    rt::lit::<T>(0.0625) * (reference * reference + sin_xi_ahead_squared)
                        + t26 * t26,
                    rt::abs(xi) + rt::lit::<T>(1.0),
                );
                let t28 = rt::lit::<T>(1.0) - t27;
                let x1_dot_new_2 = (rt::lit::<T>(2.0) * x1_dot_mean - x1_dot) * t28;
                let x2_dot_new_2 = (t27 - rt::lit::<T>(1.0))
                    * (x2_dot + rt::lit::<T>(2.0) * t11);
                let x3_dot_new_2 = (rt::lit::<T>(2.0) * x3_dot_mean - x3_dot) * t28;
                let twice_xi_dot_mean = rt::lit::<T>(2.0) * xi_dot_mean;
                let xi_dot_new_2 = (twice_xi_dot_mean - xi_dot) * t28;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    h_xi_dot_mean,
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
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([
                        carried[3],
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
                [xi,
                x1_dot,
                x2_dot,
                x3_dot,
                xi_dot,
                ]: [T; 5],
            ) -> [T; 2] {
                let (sin_xi, cos_xi) = rt::sin_cos(xi);
                let t1 = x1_dot * x1_dot + x2_dot * x2_dot
                    + (x3_dot * x3_dot + xi_dot * xi_dot);
                [
                    rt::lit::<T>(0.5) * (rt::lit::<T>(2.0) * sin_xi + t1),
                    rt::abs(xi * cos_xi) + (t1 + rt::abs(sin_xi)),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "006a9d0e8f68c333673fe81b84aa5956";
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
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 19 | 24 | 0 | 0 | 1 | 0 |
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
            /// `h²/2`
            k1: T,
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
                let k1 = rt::lit::<T>(0.5) * (h * h);
                Scheme { half_h, minus_half_h, k1 }
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
                let Scheme { half_h, minus_half_h, k1 } = *setting.scheme();
                let t1 = p_x1 - half_h * lambda1;
                let t2 = p_x3
                    - half_h * (cos_xi_ahead * lambda1 + sin_xi_ahead * lambda2);
                let t3 = h * p_xi - k1 * cos_xi_ahead;
                let xi_new_2 = xi + t3;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t3,
                    xi_new_2,
                    tally,
                );
                let t4 = p_x2 - half_h * lambda2;
                let t5 = half_h * cos_xi_ahead_new;
                let t6 = -(half_h + cos_xi_ahead_new * t5);
                let t7 = sin_xi_ahead_new * (minus_half_h * cos_xi_ahead_new);
                let t8 = cos_xi_ahead_new * (minus_half_h * sin_xi_ahead_new);
                let t9 = -(half_h + sin_xi_ahead_new * (half_h * sin_xi_ahead_new));
                let [lambda_new1, lambda_new2] = rt::solve_linear(
                        [lambda1, lambda2],
                        move |[lambda_new1, lambda_new2]| {
                            let p_x1_new = t1 - half_h * lambda_new1;
                            let p_x3_new = t2
                                - half_h
                                    * (lambda_new1 * cos_xi_ahead_new
                                        + lambda_new2 * sin_xi_ahead_new);
                            let p_x2_new = t4 - half_h * lambda_new2;
                            (
                                [
                                    p_x1_new + cos_xi_ahead_new * p_x3_new,
                                    p_x2_new + sin_xi_ahead_new * p_x3_new,
                                ],
                                [[t6, t7], [t8, t9]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_new1, lambda_new2", tally)
                    })?;
                let x1_new_2 = x1 + h * t1;
                let x2_new_2 = x2 + h * t4;
                let x3_new_2 = x3 + h * t2;
                let p_x1_new = t1 - half_h * lambda_new1;
                let p_x2_new = t4 - half_h * lambda_new2;
                let p_x3_new = t2
                    - half_h
                        * (lambda_new1 * cos_xi_ahead_new
                            + lambda_new2 * sin_xi_ahead_new);
                let p_xi_new = p_xi - half_h * cos_xi_ahead - t5;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
                    p_xi_new,
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
            const IDENTITY: &'static str = "3fe89db0d5d8157e71aae3b0345bfb60";
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
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 19 | 24 | 0 | 0 | 1 | 0 |
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
            /// `h²/2`
            k1: T,
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
                let k1 = rt::lit::<T>(0.5) * (h * h);
                Scheme { half_h, minus_half_h, k1 }
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
                let sin_xi_cos_xi = sin_xi * cos_xi;
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
                            + sin_xi_cos_xi * cos_xi_x3_dot_xi_dot),
                    rt::lit::<T>(0.5)
                        * (sin_xi_cos_xi * sin_xi_x3_dot_xi_dot
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
                let Scheme { half_h, minus_half_h, k1 } = *setting.scheme();
                let t1 = p_x1 - half_h * lambda1;
                let t2 = p_x3
                    - half_h * (cos_xi_ahead * lambda1 + sin_xi_ahead * lambda2);
                let t3 = h * p_xi - k1 * cos_xi_ahead;
                let xi_new_2 = xi + t3;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t3,
                    xi_new_2,
                    tally,
                );
                let t4 = p_x2 - half_h * lambda2;
                let t5 = half_h * cos_xi_ahead_new;
                let t6 = -(half_h + cos_xi_ahead_new * t5);
                let t7 = sin_xi_ahead_new * (minus_half_h * cos_xi_ahead_new);
                let t8 = cos_xi_ahead_new * (minus_half_h * sin_xi_ahead_new);
                let t9 = -(half_h + sin_xi_ahead_new * (half_h * sin_xi_ahead_new));
                let [lambda_new1, lambda_new2] = rt::solve_linear(
                        [lambda1, lambda2],
                        move |[lambda_new1, lambda_new2]| {
                            let p_x1_new = t1 - half_h * lambda_new1;
                            let p_x3_new = t2
                                - half_h
                                    * (lambda_new1 * cos_xi_ahead_new
                                        + lambda_new2 * sin_xi_ahead_new);
                            let p_x2_new = t4 - half_h * lambda_new2;
                            (
                                [
                                    p_x1_new + cos_xi_ahead_new * p_x3_new,
                                    p_x2_new + sin_xi_ahead_new * p_x3_new,
                                ],
                                [[t6, t7], [t8, t9]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_new1, lambda_new2", tally)
                    })?;
                let x1_new_2 = x1 + h * t1;
                let x2_new_2 = x2 + h * t4;
                let x3_new_2 = x3 + h * t2;
                let p_x1_new = t1 - half_h * lambda_new1;
                let p_x2_new = t4 - half_h * lambda_new2;
                let p_x3_new = t2
                    - half_h
                        * (lambda_new1 * cos_xi_ahead_new
                            + lambda_new2 * sin_xi_ahead_new);
                let p_xi_new = p_xi - half_h * cos_xi_ahead - t5;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    p_x1_new,
                    p_x2_new,
                    p_x3_new,
                    p_xi_new,
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
            const IDENTITY: &'static str = "19d95825e8ea9c1fca53ac95d57ddca8";
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
        /// | once, from the step size | 1 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 25 | 34 | 0 | 0 | 1 | 0 |
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
            /// `h²/2`
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
                let minus_half_h = -half_h;
                let k1 = rt::lit::<T>(0.5) * (h * h);
                Scheme { half_h, minus_half_h, k1 }
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
                let Scheme { half_h, minus_half_h, k1 } = *setting.scheme();
                let t1 = h * xi_dot - k1 * cos_xi_ahead;
                let xi_new_2 = xi + t1;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t1,
                    xi_new_2,
                    tally,
                );
                let t2 = cos_xi_ahead + cos_xi_ahead_new;
                let t3 = sin_xi_ahead + sin_xi_ahead_new;
                let h_cos_xi_ahead = h * cos_xi_ahead;
                let t4 = rt::lit::<T>(0.5) * t2;
                let t5 = -(h + h_cos_xi_ahead * t4);
                let h_sin_xi_ahead = h * sin_xi_ahead;
                let t6 = -(h_sin_xi_ahead * t4);
                let t7 = rt::lit::<T>(0.5) * t3;
                let t8 = -(h_cos_xi_ahead * t7);
                let t9 = -(h + h_sin_xi_ahead * t7);
                let [lambda_s1_1, lambda_s1_2] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[lambda_s1_1, lambda_s1_2]| {
                            let t10 = cos_xi_ahead * lambda_s1_1
                                + sin_xi_ahead * lambda_s1_2;
                            let t11 = x3_dot + half_h * t10;
                            let t12 = t11 * t2;
                            let t13 = t11 * t3;
                            (
                                [
                                    -(rt::lit::<T>(2.0) * (x1_dot + half_h * lambda_s1_1)
                                        + t12),
                                    -(rt::lit::<T>(2.0) * (x2_dot + half_h * lambda_s1_2) + t13),
                                ],
                                [[t5, t6], [t8, t9]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s1_1, lambda_s1_2", tally)
                    })?;
                let t10 = cos_xi_ahead * lambda_s1_1 + sin_xi_ahead * lambda_s1_2;
                let t14 = rt::lit::<T>(0.5) * t10;
                let t15 = -(half_h + cos_xi_ahead_new * (half_h * cos_xi_ahead_new));
                let t16 = sin_xi_ahead_new * (minus_half_h * cos_xi_ahead_new);
                let t17 = cos_xi_ahead_new * (minus_half_h * sin_xi_ahead_new);
                let t18 = -(half_h + sin_xi_ahead_new * (half_h * sin_xi_ahead_new));
                let [lambda_s2_1, lambda_s2_2] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[lambda_s2_1, lambda_s2_2]| {
                            let x3_dot_new_2 = x3_dot
                                + h
                                    * (t14
                                        + rt::lit::<T>(0.5)
                                            * (lambda_s2_1 * cos_xi_ahead_new
                                                + lambda_s2_2 * sin_xi_ahead_new));
                            let t19 = cos_xi_ahead_new * x3_dot_new_2;
                            let t20 = sin_xi_ahead_new * x3_dot_new_2;
                            (
                                [
                                    -(t19 + (x1_dot + half_h * (lambda_s1_1 + lambda_s2_1))),
                                    -(t20 + (x2_dot + half_h * (lambda_s1_2 + lambda_s2_2))),
                                ],
                                [[t15, t16], [t17, t18]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s2_1, lambda_s2_2", tally)
                    })?;
                let t11 = x3_dot + half_h * t10;
                let t12 = t11 * t2;
                let x1_new_2 = x1 - half_h * t12;
                let t13 = t11 * t3;
                let x2_new_2 = x2 - half_h * t13;
                let x3_new_2 = x3 + h * t11;
                let x3_dot_new_2 = x3_dot
                    + h
                        * (t14
                            + rt::lit::<T>(0.5)
                                * (lambda_s2_1 * cos_xi_ahead_new
                                    + lambda_s2_2 * sin_xi_ahead_new));
                let t19 = cos_xi_ahead_new * x3_dot_new_2;
                let x1_dot_new_2 = -t19;
                let t20 = sin_xi_ahead_new * x3_dot_new_2;
                let x2_dot_new_2 = -t20;
                let xi_dot_new_2 = xi_dot - half_h * t2;
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot_new_2,
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
            const IDENTITY: &'static str = "15456320f9360951fb3b798d29d7bead";
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
        /// - `xi_dot_s1`, `xi_dot_s2`, `xi_dot_s3`: 3 × 3 implicit block (Newton, analytic Jacobian)
        /// - `x1_dot_s1`, `x3_dot_s1`, `lambda_s1_1`, `lambda_s1_2`, `lambda_s2_1`, `lambda_s2_2`: 6 × 6 linear block; torn from it and assigned: x2_dot_s2, x3_dot_s2, x1_dot_s3, x2_dot_s3, x3_dot_s3, x2_dot_s1, x1_dot_s2
        /// - `lambda_s3_1`, `lambda_s3_2`: 2 × 2 linear block; torn from it and assigned: x3_dot_new, x1_dot_new, x2_dot_new
        /// - `xi_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 5 | 18 | 1 | 0 | 0 | 0 |
        /// | each step | 81 | 113 | 0 | 0 | 2 | 0 |
        /// | each iteration for xi_dot_s1, xi_dot_s2, xi_dot_s3 | 14 | 18 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/h`
            inv_h: T,
            /// `2 h`
            twice_h: T,
            /// `(5/144) h²`
            k1: T,
            /// `h²/18`
            k2: T,
            /// `-(h²/144)`
            k3: T,
            /// `-((5/72) h²)`
            k4: T,
            /// `h²/9`
            k5: T,
            /// `h²/72`
            k6: T,
            /// `-((25/144) h²)`
            k7: T,
            /// `-((5/18) h²)`
            k8: T,
            /// `h/48`
            k9: T,
            /// `(5/48) h`
            k10: T,
            /// `h/8`
            k11: T,
            /// `(3/8) h`
            k12: T,
            /// `(5/24) h`
            k13: T,
            /// `h/6`
            k14: T,
            /// `h/3`
            k15: T,
            /// `(13/24) h`
            k16: T,
            /// `-(h/6)`
            k17: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); velocity v = q̇ (4); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 3, 6>,);
            const BLOCKS: u64 = 1;

            fn new(_: &System<T>, h: T, _: &[T; 0]) -> Self {
                let inv_h = rt::lit::<T>(1.0) / h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let h_squared = h * h;
                let k1 = rt::lit::<T>(0.034722222222222224) * h_squared;
                let k2 = rt::lit::<T>(0.05555555555555555) * h_squared;
                let k3 = -(rt::lit::<T>(0.006944444444444444) * h_squared);
                let k4 = -(rt::lit::<T>(0.06944444444444445) * h_squared);
                let k5 = rt::lit::<T>(0.1111111111111111) * h_squared;
                let k6 = rt::lit::<T>(0.013888888888888888) * h_squared;
                let k7 = -(rt::lit::<T>(0.1736111111111111) * h_squared);
                let k8 = -(rt::lit::<T>(0.2777777777777778) * h_squared);
                let k9 = rt::lit::<T>(0.020833333333333332) * h;
                let k10 = rt::lit::<T>(0.10416666666666667) * h;
                let k11 = rt::lit::<T>(0.125) * h;
                let k12 = rt::lit::<T>(0.375) * h;
                let k13 = rt::lit::<T>(0.20833333333333334) * h;
                let k14 = rt::lit::<T>(0.16666666666666666) * h;
                let k15 = rt::lit::<T>(0.3333333333333333) * h;
                let k16 = rt::lit::<T>(0.5416666666666666) * h;
                let k17 = -k14;
                Scheme {
                    inv_h,
                    twice_h,
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
                let [x1, x2, x3, xi, x1_dot, x2_dot, x3_dot, xi_dot, sin_xi_ahead,
                cos_xi_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_h,
                    twice_h,
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
                } = *setting.scheme();
                let t1 = rt::lit::<T>(0.16666666666666666) * cos_xi_ahead;
                let solution1 = rt::newton(
                        predictor1,
                        move || [xi_dot, xi_dot, xi_dot],
                        move || {
                            let t2 = rt::abs(xi_dot) + rt::abs(inv_h * xi);
                            [t2, t2, t2]
                        },
                        move |[xi_dot_s1, xi_dot_s2, xi_dot_s3]| {
                            let t3 = h
                                * (rt::lit::<T>(0.20833333333333334) * xi_dot_s1
                                    + rt::lit::<T>(0.3333333333333333) * xi_dot_s2
                                    - rt::lit::<T>(0.041666666666666664) * xi_dot_s3);
                            let t4 = xi + t3;
                            let (t5, t6) = rt::sin_cos(t4);
                            let t7 = k1 * t5 + rt::lit::<T>(1.0);
                            (
                                [
                                    xi_dot_s1 - xi_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t6 - t1),
                                    h * (rt::lit::<T>(0.3333333333333333) * t6 + t1)
                                        + (xi_dot_s2 - xi_dot),
                                    h * (rt::lit::<T>(0.8333333333333334) * t6 + t1)
                                        + (xi_dot_s3 - xi_dot),
                                ],
                                [
                                    [t7, k2 * t5, k3 * t5],
                                    [k4 * t5, rt::lit::<T>(1.0) - k5 * t5, k6 * t5],
                                    [k7 * t5, k8 * t5, t7],
                                ],
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
                let [xi_dot_s1, xi_dot_s2, xi_dot_s3] = solution1.x;
                let t3 = h
                    * (rt::lit::<T>(0.20833333333333334) * xi_dot_s1
                        + rt::lit::<T>(0.3333333333333333) * xi_dot_s2
                        - rt::lit::<T>(0.041666666666666664) * xi_dot_s3);
                let t4 = xi + t3;
                let (t5, t6) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t3,
                    t4,
                    tally,
                );
                let t8 = h
                    * (rt::lit::<T>(0.6666666666666666) * xi_dot_s2
                        + rt::lit::<T>(0.16666666666666666) * (xi_dot_s1 + xi_dot_s3));
                let xi_new_2 = xi + t8;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t8,
                    xi_new_2,
                    tally,
                );
                let t9 = rt::lit::<T>(0.125) * cos_xi_ahead;
                let h_cos_xi_ahead = h * cos_xi_ahead;
                let t10 = h_cos_xi_ahead * cos_xi_ahead_new;
                let t11 = -(k9 + rt::lit::<T>(0.020833333333333332) * t10);
                let h_sin_xi_ahead = h * sin_xi_ahead;
                let t12 = h_sin_xi_ahead * cos_xi_ahead_new;
                let t13 = rt::lit::<T>(-0.020833333333333332) * t12;
                let t14 = h * t6;
                let t15 = t14 * cos_xi_ahead_new;
                let t16 = -(k10 + rt::lit::<T>(0.10416666666666667) * t15);
                let t17 = h * t5;
                let t18 = t17 * cos_xi_ahead_new;
                let t19 = rt::lit::<T>(-0.10416666666666667) * t18;
                let t20 = h_cos_xi_ahead * t5;
                let t21 = h_cos_xi_ahead * sin_xi_ahead_new;
                let t22 = -(rt::lit::<T>(0.08333333333333333) * t20
                    + rt::lit::<T>(0.041666666666666664) * t21);
                let t23 = h_sin_xi_ahead * sin_xi_ahead_new;
                let t24 = h_sin_xi_ahead * t5;
                let t25 = -(rt::lit::<T>(0.041666666666666664) * t23
                    + (k11 + rt::lit::<T>(0.08333333333333333) * t24));
                let t26 = t5 * t14;
                let t27 = t14 * sin_xi_ahead_new;
                let t28 = -(rt::lit::<T>(0.16666666666666666) * t26
                    + rt::lit::<T>(0.20833333333333334) * t27);
                let t29 = t17 * sin_xi_ahead_new;
                let t30 = t5 * t17;
                let t31 = -(rt::lit::<T>(0.20833333333333334) * t29
                    + (k12 + rt::lit::<T>(0.16666666666666666) * t30));
                let t32 = rt::lit::<T>(-0.25) * cos_xi_ahead;
                let t33 = -(rt::lit::<T>(0.041666666666666664) * t10
                    + (k13 + t6 * (k14 * cos_xi_ahead)));
                let t34 = -(rt::lit::<T>(0.041666666666666664) * t12
                    + t6 * (k14 * sin_xi_ahead));
                let t35 = k15 * t6;
                let t36 = -(rt::lit::<T>(0.20833333333333334) * t15 + (k16 + t6 * t35));
                let t37 = -(rt::lit::<T>(0.20833333333333334) * t18 + t5 * t35);
                let t38 = k17 * cos_xi_ahead;
                let t39 = k17 * sin_xi_ahead;
                let t40 = k14 * t6;
                let t41 = k14 * t5;
                let minus_sin_xi_ahead = -sin_xi_ahead;
                let t42 = -(rt::lit::<T>(0.6666666666666666) * t20
                    + rt::lit::<T>(0.16666666666666666) * t21);
                let t43 = -(rt::lit::<T>(0.16666666666666666) * t23
                    + (h + rt::lit::<T>(0.6666666666666666) * t24));
                let t44 = -(rt::lit::<T>(1.3333333333333333) * t26
                    + rt::lit::<T>(0.8333333333333334) * t27);
                let t45 = -(rt::lit::<T>(0.8333333333333334) * t29
                    + (twice_h + rt::lit::<T>(1.3333333333333333) * t30));
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
                            let t46 = lambda_s2_1 * t6 + lambda_s2_2 * t5;
                            let t47 = rt::lit::<T>(0.16666666666666666)
                                * (cos_xi_ahead * lambda_s1_1 + sin_xi_ahead * lambda_s1_2);
                            let t48 = x3_dot
                                + h * (rt::lit::<T>(0.3333333333333333) * t46 + t47);
                            let t49 = t6 * t48;
                            let t50 = x1_dot_s1 + cos_xi_ahead * x3_dot_s1;
                            let t51 = rt::lit::<T>(0.16666666666666666) * lambda_s1_1;
                            let t52 = x1_dot
                                + h
                                    * (t51 + rt::lit::<T>(0.8333333333333334) * lambda_s2_1);
                            let t53 = x3_dot
                                + h * (rt::lit::<T>(0.8333333333333334) * t46 + t47);
                            let t54 = t53 * cos_xi_ahead_new;
                            let t55 = t52 + t54;
                            let t56 = t49 + rt::lit::<T>(0.25) * (t50 + t55);
                            let t57 = sin_xi_ahead * x3_dot_s1;
                            let t58 = rt::lit::<T>(0.16666666666666666) * lambda_s1_2;
                            let t59 = x2_dot
                                + h
                                    * (t58 + rt::lit::<T>(0.3333333333333333) * lambda_s2_2);
                            let t60 = t59 + t5 * t48;
                            let t61 = rt::lit::<T>(4.0) * t60;
                            let t62 = t53 * sin_xi_ahead_new;
                            let t63 = x2_dot
                                + h * (t58 + rt::lit::<T>(0.8333333333333334) * lambda_s2_2)
                                + t62;
                            let t64 = t61 + (t57 + t63);
                            (
                                [
                                    rt::lit::<T>(0.3333333333333333) * (t49 - t56)
                                        + (rt::lit::<T>(0.20833333333333334) * t50
                                            - rt::lit::<T>(0.041666666666666664) * t55),
                                    rt::lit::<T>(0.20833333333333334) * (t57 - t64)
                                        + (rt::lit::<T>(0.3333333333333333) * t60
                                            - rt::lit::<T>(0.041666666666666664) * t63),
                                    -(x1_dot
                                        + h * (t51 + rt::lit::<T>(0.3333333333333333) * lambda_s2_1)
                                        + t56),
                                    x3_dot_s1 - x3_dot
                                        - h * (t47 - rt::lit::<T>(0.16666666666666666) * t46),
                                    x1_dot_s1 - x1_dot
                                        - h
                                            * (t51 - rt::lit::<T>(0.16666666666666666) * lambda_s2_1),
                                    -(x2_dot
                                        + h
                                            * (t58 - rt::lit::<T>(0.16666666666666666) * lambda_s2_2)
                                        + t64),
                                ],
                                [
                                    [rt::lit::<T>(0.125), t9, t11, t13, t16, t19],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(0.0), t22, t25, t28, t31],
                                    [rt::lit::<T>(-0.25), t32, t33, t34, t36, t37],
                                    [rt::lit::<T>(0.0), rt::lit::<T>(1.0), t38, t39, t40, t41],
                                    [
                                        rt::lit::<T>(1.0),
                                        rt::lit::<T>(0.0),
                                        k17,
                                        rt::lit::<T>(0.0),
                                        k14,
                                        rt::lit::<T>(0.0),
                                    ],
                                    [rt::lit::<T>(0.0), minus_sin_xi_ahead, t42, t43, t44, t45],
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
                let t51 = rt::lit::<T>(0.16666666666666666) * lambda_s1_1;
                let t65 = t51 + rt::lit::<T>(0.6666666666666666) * lambda_s2_1;
                let t46 = lambda_s2_1 * t6 + lambda_s2_2 * t5;
                let t47 = rt::lit::<T>(0.16666666666666666)
                    * (cos_xi_ahead * lambda_s1_1 + sin_xi_ahead * lambda_s1_2);
                let t66 = rt::lit::<T>(0.6666666666666666) * t46 + t47;
                let t58 = rt::lit::<T>(0.16666666666666666) * lambda_s1_2;
                let t67 = t58 + rt::lit::<T>(0.6666666666666666) * lambda_s2_2;
                let t68 = -(k14 + cos_xi_ahead_new * (k14 * cos_xi_ahead_new));
                let t69 = sin_xi_ahead_new * (k17 * cos_xi_ahead_new);
                let t70 = cos_xi_ahead_new * (k17 * sin_xi_ahead_new);
                let t71 = -(k14 + sin_xi_ahead_new * (k14 * sin_xi_ahead_new));
                let [lambda_s3_1, lambda_s3_2] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[lambda_s3_1, lambda_s3_2]| {
                            let x3_dot_new_2 = x3_dot
                                + h
                                    * (t66
                                        + rt::lit::<T>(0.16666666666666666)
                                            * (lambda_s3_1 * cos_xi_ahead_new
                                                + lambda_s3_2 * sin_xi_ahead_new));
                            let t72 = cos_xi_ahead_new * x3_dot_new_2;
                            let t73 = sin_xi_ahead_new * x3_dot_new_2;
                            (
                                [
                                    -(x1_dot
                                        + h
                                            * (t65 + rt::lit::<T>(0.16666666666666666) * lambda_s3_1)
                                        + t72),
                                    -(x2_dot
                                        + h
                                            * (t67 + rt::lit::<T>(0.16666666666666666) * lambda_s3_2)
                                        + t73),
                                ],
                                [[t68, t69], [t70, t71]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s3_1, lambda_s3_2", tally)
                    })?;
                let t52 = x1_dot
                    + h * (t51 + rt::lit::<T>(0.8333333333333334) * lambda_s2_1);
                let t48 = x3_dot + h * (rt::lit::<T>(0.3333333333333333) * t46 + t47);
                let t49 = t6 * t48;
                let t53 = x3_dot + h * (rt::lit::<T>(0.8333333333333334) * t46 + t47);
                let t54 = t53 * cos_xi_ahead_new;
                let t50 = x1_dot_s1 + cos_xi_ahead * x3_dot_s1;
                let t74 = h
                    * (rt::lit::<T>(0.16666666666666666) * (x1_dot_s1 + t52)
                        - rt::lit::<T>(0.6666666666666666)
                            * (t49 + rt::lit::<T>(0.25) * (t54 + (t52 + t50))));
                let x1_new_2 = x1 + t74;
                let t59 = x2_dot
                    + h * (t58 + rt::lit::<T>(0.3333333333333333) * lambda_s2_2);
                let t60 = t59 + t5 * t48;
                let t61 = rt::lit::<T>(4.0) * t60;
                let t57 = sin_xi_ahead * x3_dot_s1;
                let t62 = t53 * sin_xi_ahead_new;
                let x2_new_2 = x2
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * t59
                            - rt::lit::<T>(0.16666666666666666) * (t61 + (t57 + t62)));
                let x3_new_2 = x3
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * t48
                            + rt::lit::<T>(0.16666666666666666) * (x3_dot_s1 + t53));
                let x3_dot_new_2 = x3_dot
                    + h
                        * (t66
                            + rt::lit::<T>(0.16666666666666666)
                                * (lambda_s3_1 * cos_xi_ahead_new
                                    + lambda_s3_2 * sin_xi_ahead_new));
                let t72 = cos_xi_ahead_new * x3_dot_new_2;
                let x1_dot_new_2 = -t72;
                let t73 = sin_xi_ahead_new * x3_dot_new_2;
                let x2_dot_new_2 = -t73;
                let xi_dot_new_2 = xi_dot
                    - h
                        * (rt::lit::<T>(0.6666666666666666) * t6 + t1
                            + rt::lit::<T>(0.16666666666666666) * cos_xi_ahead_new);
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    x1_dot_new_2,
                    x2_dot_new_2,
                    x3_dot_new_2,
                    xi_dot_new_2,
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
                    carried[7],
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
            const IDENTITY: &'static str = "45635649f4986d9f11a17df8114fe272";
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
        /// | each order of a series | 1 | 4 | 0 | 0 | 1 | 0 |
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
                    x3_dot - cos_xi * x1_dot - sin_xi * x2_dot,
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
                [
                    term1,
                    term2,
                    rt::lit::<T>(0.5) * rho1_new,
                    rho2_new,
                    series.constant(rt::lit::<T>(0.0)),
                    -cos_xi_new,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d47b89aff12b719eb61a17bf17852212";
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
        /// | each order of a series | 7 | 14 | 0 | 0 | 1 | 0 |
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
                let t3 = series.product(3, sin_xi_new, cos_xi_new);
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
                    -cos_xi_new,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "92b725cf540854cf39bcf748ac02eb0e";
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
        /// | each step | 5 | 5 | 0 | 0 | 1 | 0 |
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
                    x3_dot - cos_xi * x1_dot - sin_xi * x2_dot,
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
                let rho2_new_2 = rho2 - h * cos_xi_ahead;
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
                    rho2_new_2,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
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
            const IDENTITY: &'static str = "2aaf8cdda0f12a4a30f7b1db21e501ba";
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
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 9 | 7 | 0 | 0 | 2 | 0 |
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
            /// `h²/2`
            k1: T,
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
                let k1 = rt::lit::<T>(0.5) * (h * h);
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
                    x3_dot - cos_xi * x1_dot - sin_xi * x2_dot,
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
                let Scheme { half_h, quarter_h, k1 } = *setting.scheme();
                let rho2_h = h * rho2;
                let xi_plus_rho2_h = xi + rho2_h;
                let (sin_xi_plus_rho2_h, cos_xi_plus_rho2_h) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_h,
                    xi_plus_rho2_h,
                    tally,
                );
                let t1 = cos_xi_ahead + cos_xi_plus_rho2_h;
                let rho1_quarter_h = quarter_h * rho1;
                let x1_new_2 = x1 - t1 * rho1_quarter_h;
                let x2_new_2 = x2 - rho1_quarter_h * (sin_xi_ahead + sin_xi_plus_rho2_h);
                let x3_new_2 = x3 + half_h * rho1;
                let t2 = rho2_h - k1 * cos_xi_ahead;
                let xi_new_2 = xi + t2;
                let rho2_new_2 = rho2 - half_h * t1;
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t2,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    rho1,
                    rho2_new_2,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
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
            const IDENTITY: &'static str = "a34057de69cbb6b3ef8ae6c58da1324d";
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
        /// | once, from the step size | 0 | 5 | 0 | 0 | 0 | 0 |
        /// | each step | 20 | 15 | 0 | 0 | 4 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `h/6`
            k1: T,
            /// `h²/6`
            k2: T,
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
                let h_squared = h * h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let k2 = rt::lit::<T>(0.16666666666666666) * h_squared;
                Scheme {
                    half_h,
                    quarter_h_squared,
                    k1,
                    k2,
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
                    x3_dot - cos_xi * x1_dot - sin_xi * x2_dot,
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
                let Scheme { half_h, quarter_h_squared, k1, k2 } = *setting.scheme();
                let rho2_half_h = half_h * rho2;
                let xi_plus_rho2_half_h = xi + rho2_half_h;
                let (t1, t2) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    rho2_half_h,
                    xi_plus_rho2_half_h,
                    tally,
                );
                let t3 = h * (rho2 - half_h * t2);
                let t4 = xi + t3;
                let (t5, t6) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t3,
                    t4,
                    tally,
                );
                let t7 = cos_xi_ahead + t6;
                let t8 = rho2_half_h - quarter_h_squared * cos_xi_ahead;
                let t9 = xi + t8;
                let (t10, t11) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t8,
                    t9,
                    tally,
                );
                let t12 = t2 + t11;
                let t13 = k1 * rho1;
                let x1_new_2 = x1 - (rt::lit::<T>(0.5) * t7 + t12) * t13;
                let x2_new_2 = x2
                    - (rt::lit::<T>(0.5) * (sin_xi_ahead + t5) + (t1 + t10)) * t13;
                let x3_new_2 = x3 + half_h * rho1;
                let t14 = h * rho2 - k2 * (cos_xi_ahead + t2) - k2 * t11;
                let xi_new_2 = xi + t14;
                let rho2_new_2 = rho2 - k1 * (t7 + rt::lit::<T>(2.0) * t12);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t14,
                    xi_new_2,
                    tally,
                );
                let carried = [
                    x1_new_2,
                    x2_new_2,
                    x3_new_2,
                    xi_new_2,
                    rho1,
                    rho2_new_2,
                    sin_xi_ahead_new,
                    cos_xi_ahead_new,
                ];
                if !rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
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
            const IDENTITY: &'static str = "3a7c696b5365c83475172371bfe0049b";
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
        /// | each step | 13 | 22 | 0 | 0 | 1 | 0 |
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
                let xi_dot_new_2 = xi_dot - h * cos_xi_ahead;
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
            const IDENTITY: &'static str = "effb6023c856ca67ddc12db985ec53d9";
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
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 30 | 47 | 0 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk2Qv>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk2Qv>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/2`
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
                let k1 = rt::lit::<T>(0.5) * (h * h);
                Scheme { half_h, k1 }
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
                let Scheme { half_h, k1 } = *setting.scheme();
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
                let t7 = xi_dot_h - k1 * cos_xi_ahead;
                let xi_new_2 = xi + t7;
                let t8 = rt::lit::<T>(0.25) * t4;
                let xi_plus_xi_dot_h = xi + xi_dot_h;
                let (sin_xi_plus_xi_dot_h, cos_xi_plus_xi_dot_h) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_h,
                    xi_plus_xi_dot_h,
                    tally,
                );
                let t9 = (xi_dot - h * cos_xi_ahead) * t6;
                let t10 = sin_xi_plus_xi_dot_h * t9;
                let t11 = sin_xi_plus_xi_dot_h * cos_xi_plus_xi_dot_h;
                let t12 = cos_xi_plus_xi_dot_h * t9;
                let t13 = rt::lit::<T>(0.25)
                    * ((sin_xi_plus_xi_dot_h * sin_xi_plus_xi_dot_h + rt::lit::<T>(1.0))
                        * t10 + t11 * t12);
                let x1_dot_new_2 = x1_dot + h * (t8 + t13);
                let t14 = rt::lit::<T>(0.25) * t5;
                let t15 = rt::lit::<T>(0.25)
                    * (t11 * t10
                        + (cos_xi_plus_xi_dot_h * cos_xi_plus_xi_dot_h
                            + rt::lit::<T>(1.0)) * t12);
                let x2_dot_new_2 = x2_dot - h * (t14 + t15);
                let x3_dot_new_2 = x3_dot
                    + h
                        * (cos_xi_plus_xi_dot_h * t13
                            + (cos_xi_ahead * t8 - sin_xi_ahead * t14)
                            - sin_xi_plus_xi_dot_h * t15);
                let xi_dot_new_2 = xi_dot
                    - half_h * (cos_xi_ahead + cos_xi_plus_xi_dot_h);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t7,
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
            const IDENTITY: &'static str = "fba1dfacfe7d23e81d68c29a03bff20b";
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
        /// | once, from the step size | 0 | 6 | 0 | 0 | 0 | 0 |
        /// | each step | 66 | 85 | 0 | 0 | 4 | 0 |
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
            /// `h²/4`
            quarter_h_squared: T,
            /// `h/6`
            k1: T,
            /// `h²/6`
            k2: T,
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
                let h_squared = h * h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let k2 = rt::lit::<T>(0.16666666666666666) * h_squared;
                Scheme {
                    half_h,
                    quarter_h,
                    quarter_h_squared,
                    k1,
                    k2,
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
                let Scheme { half_h, quarter_h, quarter_h_squared, k1, k2 } = *setting
                    .scheme();
                let xi_dot_half_h = half_h * xi_dot;
                let t1 = xi_dot_half_h - quarter_h_squared * cos_xi_ahead;
                let t2 = xi + t1;
                let (t3, t4) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t1,
                    t2,
                    tally,
                );
                let t5 = xi + xi_dot_half_h;
                let (t6, t7) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    xi_dot_half_h,
                    t5,
                    tally,
                );
                let t8 = xi_dot - half_h * t7;
                let x3_dot_xi_dot = x3_dot * xi_dot;
                let t9 = x3_dot_xi_dot * sin_xi_ahead;
                let t10 = sin_xi_ahead * cos_xi_ahead;
                let t11 = x3_dot_xi_dot * cos_xi_ahead;
                let t12 = (sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0)) * t9
                    + t10 * t11;
                let t13 = rt::lit::<T>(0.5) * t12;
                let t14 = t10 * t9
                    + (cos_xi_ahead * cos_xi_ahead + rt::lit::<T>(1.0)) * t11;
                let t15 = rt::lit::<T>(0.5) * t14;
                let t16 = cos_xi_ahead * t13 - sin_xi_ahead * t15;
                let t17 = x3_dot + half_h * t16;
                let t18 = (xi_dot - half_h * cos_xi_ahead) * t17;
                let t19 = t6 * t18;
                let t20 = t19 * (t6 * t6 + rt::lit::<T>(1.0));
                let t21 = t6 * t7;
                let t22 = t7 * t18;
                let t23 = t21 * t22;
                let t24 = t20 + t23;
                let t25 = t21 * t19;
                let t26 = t22 * (t7 * t7 + rt::lit::<T>(1.0));
                let t27 = t25 + t26;
                let t28 = t7 * t24 - t6 * t27;
                let t29 = x3_dot + quarter_h * t28;
                let t30 = t8 * t29;
                let t31 = t3 * t30;
                let t32 = (t3 * t3 + rt::lit::<T>(1.0)) * t31;
                let t33 = t3 * t4;
                let t34 = t4 * t30;
                let t35 = t33 * t34;
                let t36 = t32 + t35;
                let x1_new_2 = x1
                    + k1
                        * (half_h * t36
                            + rt::lit::<T>(2.0)
                                * (rt::lit::<T>(3.0) * x1_dot + quarter_h * (t12 + t24)));
                let t37 = t33 * t31;
                let t38 = (t4 * t4 + rt::lit::<T>(1.0)) * t34;
                let t39 = t37 + t38;
                let x2_new_2 = x2
                    + k1
                        * (rt::lit::<T>(2.0)
                            * (rt::lit::<T>(3.0) * x2_dot - quarter_h * (t14 + t27))
                            - half_h * t39);
                let t40 = t4 * (rt::lit::<T>(0.5) * t36)
                    - t3 * (rt::lit::<T>(0.5) * t39);
                let t41 = x3_dot + h * t40;
                let x3_new_2 = x3
                    + k1 * (t41 + (x3_dot + rt::lit::<T>(2.0) * (t17 + t29)));
                let t42 = h * xi_dot - k2 * (cos_xi_ahead + t7) - k2 * t4;
                let xi_new_2 = xi + t42;
                let t43 = h * t8;
                let t44 = xi + t43;
                let (t45, t46) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t43,
                    t44,
                    tally,
                );
                let t47 = (xi_dot - h * t4) * t41;
                let t48 = t45 * t47;
                let t49 = t45 * t46;
                let t50 = t46 * t47;
                let t51 = rt::lit::<T>(0.5)
                    * ((t45 * t45 + rt::lit::<T>(1.0)) * t48 + t49 * t50);
                let x1_dot_new_2 = x1_dot
                    + k1 * (t51 + (t32 + (t35 + (t20 + (t13 + t23)))));
                let t52 = rt::lit::<T>(0.5)
                    * (t49 * t48 + (t46 * t46 + rt::lit::<T>(1.0)) * t50);
                let x2_dot_new_2 = x2_dot
                    - k1 * (t52 + (t37 + (t38 + (t26 + (t15 + t25)))));
                let t53 = k1
                    * (t46 * t51
                        + (t16 + rt::lit::<T>(2.0) * (rt::lit::<T>(0.5) * t28 + t40))
                        - t45 * t52);
                let x3_dot_new_2 = x3_dot + t53;
                let xi_dot_new_2 = xi_dot
                    - k1 * (t46 + (cos_xi_ahead + rt::lit::<T>(2.0) * (t7 + t4)));
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t42,
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
            const IDENTITY: &'static str = "8e9b528ff775ee1b0e60db068d773e5e";
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
        /// - `E_driver`: gain of the first integral `E_driver`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 62 | 79 | 4 | 0 | 1 | 0 |
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
            /// `h feedback-euler_E_driver`
            k1: T,
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
                        name: "E_driver",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_x3dot,
                feedback_euler_e_driver] = *options;
                let h_feedback_euler_j = h * feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let stability4_new = h * feedback_euler_x3dot;
                let k1 = h * feedback_euler_e_driver;
                Scheme {
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    stability4_new,
                    k1,
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
                let sin_xi_cos_xi = sin_xi * cos_xi;
                let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
                let t2 = sin_xi_cos_xi * t1;
                let t3 = rt::lit::<T>(1.0)
                    / (sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t2);
                let t4 = x1_dot + cos_xi * x3_dot;
                let t5 = x2_dot + sin_xi * x3_dot - t4 * t2;
                let t6 = t3 * t5;
                let t7 = t1 * (t4 - t3 * (sin_xi_cos_xi * t5));
                let xi_dot_squared = xi_dot * xi_dot;
                let t8 = x3_dot * (x3_dot - sin_xi * t6 - cos_xi * t7)
                    + (x1_dot * (x1_dot - t7)
                        + (xi_dot_squared + x2_dot * (x2_dot - t6)));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi + rt::lit::<T>(0.5) * t8,
                    x3_dot,
                    rt::lit::<T>(0.5) * (xi_dot_squared + rt::lit::<T>(2.0) * sin_xi),
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
                level_e_driver, _, _, _, _, _, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, feedback_euler_x3dot,
                feedback_euler_e_driver] = *setting.options();
                let Scheme {
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    stability4_new,
                    k1,
                } = *setting.scheme();
                let t1 = p_x1 + p_x3 * cos_xi_ahead;
                let cos_xi_ahead_squared = cos_xi_ahead * cos_xi_ahead;
                let t2 = cos_xi_ahead_squared + rt::lit::<T>(1.0);
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
                let p_xi_squared = p_xi * p_xi;
                let t17 = feedback_euler_e_driver
                    * (rt::lit::<T>(0.5)
                        * (p_xi_squared + rt::lit::<T>(2.0) * sin_xi_ahead)
                        - level_e_driver);
                let t18 = sin_xi_ahead * t16;
                let t19 = t10 * t18;
                let t20 = cos_xi_ahead * t16;
                let t21 = t13 * t20;
                let t22 = rt::lit::<T>(0.5)
                    * (p_x3 * t16 + (p_x1 * t11 + (p_xi_squared + p_x2 * t14)))
                    + (sin_xi_ahead - level_h);
                let t23 = feedback_euler_h * t22;
                let t24 = t21 - t19;
                let t25 = cos_xi_ahead - t24;
                let t26 = h * (p_xi - cos_xi_ahead * t17)
                    + h_feedback_euler_j * (t19 - t21) - t23 * (h * t25);
                let xi_new_2 = xi + t26;
                let p_xi_sin_xi_ahead = p_xi * sin_xi_ahead;
                let t27 = sin_xi_ahead * p_xi_sin_xi_ahead;
                let t28 = cos_xi_ahead * t6;
                let t29 = p_xi_sin_xi_ahead * t28;
                let t30 = t13 * (t27 - t29);
                let t31 = p_xi * t18 + t30;
                let t32 = t6 * (t30 - t31) + (t4 * (t29 - t27) - p_xi * t20);
                let t33 = t3 * t31 - t32 * (t5 * t9);
                let p_x1_new = p_x1 + h * (t33 - (feedback_euler_j * t10 + t11 * t23));
                let t34 = t12 * t32;
                let p_x2_new = p_x2 + h * (t34 - (feedback_euler_j * t13 + t14 * t23));
                let t35 = cos_xi_ahead * t33
                    + (sin_xi_ahead * t34
                        - (feedback_euler_x3dot * (p_x3 - level_x3dot)
                            + feedback_euler_j * t15 + t16 * t23));
                let p_x3_new = p_x3 + h * t35;
                let p_xi_new = p_xi + h * (t24 - cos_xi_ahead - p_xi * (t17 + t23));
                let stability1_new = (t2 + t18 * t18) * (h_feedback_euler_j * t3);
                let t36 = t20 + t6 * t18;
                let t37 = sin_xi_ahead - t28;
                let stability2_new = (t36 * t36
                    + (t37 * t37 + (t5 * t5 / (t2 * t2) + rt::lit::<T>(1.0))))
                    * (h_feedback_euler_j * t12);
                let stability3_new = h_feedback_euler_h
                    * (t25 * t25
                        + (t16 * t16 + (t11 * t11 + (p_xi_squared + t14 * t14))));
                let stability5_new = k1 * (p_xi_squared + cos_xi_ahead_squared);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t26,
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
                    level_e_driver,
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
                            ("E_driver", setting.options()[3], carried[15]),
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
            const IDENTITY: &'static str = "7d6c0e5f195460c4920acd9ca9383cea";
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
        /// - `E_driver`: gain of the first integral `E_driver`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 2 | 8 | 0 | 0 | 0 | 0 |
        /// | each step | 123 | 144 | 7 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk2>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk2>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/2`
            k1: T,
            /// `h feedback-rk2_J`
            h_feedback_rk2_j: T,
            /// `h feedback-rk2_J/2`
            k2: T,
            /// `h²/2 - h feedback-rk2_J/2`
            k3: T,
            /// `h feedback-rk2_J/2 - h²/2`
            k4: T,
            /// `h feedback-rk2_H`
            h_feedback_rk2_h: T,
            /// `h feedback-rk2_x3dot`
            stability4_new: T,
            /// `h feedback-rk2_E_driver`
            k5: T,
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
                        name: "E_driver",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_x3dot,
                feedback_rk2_e_driver] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.5) * (h * h);
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let k2 = rt::lit::<T>(0.5) * h_feedback_rk2_j;
                let k3 = k1 - k2;
                let k4 = k2 - k1;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let stability4_new = h * feedback_rk2_x3dot;
                let k5 = h * feedback_rk2_e_driver;
                Scheme {
                    half_h,
                    k1,
                    h_feedback_rk2_j,
                    k2,
                    k3,
                    k4,
                    h_feedback_rk2_h,
                    stability4_new,
                    k5,
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
                let sin_xi_cos_xi = sin_xi * cos_xi;
                let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
                let t2 = sin_xi_cos_xi * t1;
                let t3 = rt::lit::<T>(1.0)
                    / (sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t2);
                let t4 = x1_dot + cos_xi * x3_dot;
                let t5 = x2_dot + sin_xi * x3_dot - t4 * t2;
                let t6 = t3 * t5;
                let t7 = t1 * (t4 - t3 * (sin_xi_cos_xi * t5));
                let xi_dot_squared = xi_dot * xi_dot;
                let t8 = x3_dot * (x3_dot - sin_xi * t6 - cos_xi * t7)
                    + (x1_dot * (x1_dot - t7)
                        + (xi_dot_squared + x2_dot * (x2_dot - t6)));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi + rt::lit::<T>(0.5) * t8,
                    x3_dot,
                    rt::lit::<T>(0.5) * (xi_dot_squared + rt::lit::<T>(2.0) * sin_xi),
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
                level_e_driver, _, _, _, _, _, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_x3dot,
                feedback_rk2_e_driver] = *setting.options();
                let Scheme {
                    half_h,
                    k1,
                    h_feedback_rk2_j,
                    k2,
                    k3,
                    k4,
                    h_feedback_rk2_h,
                    stability4_new,
                    k5,
                } = *setting.scheme();
                let t1 = p_x1 + p_x3 * cos_xi_ahead;
                let cos_xi_ahead_squared = cos_xi_ahead * cos_xi_ahead;
                let t2 = cos_xi_ahead_squared + rt::lit::<T>(1.0);
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
                    + (sin_xi_ahead - level_h);
                let t27 = feedback_rk2_h * t26;
                let t28 = t24 - (feedback_rk2_j * t10 + t11 * t27);
                let t29 = p_x1 + h * t28;
                let t30 = feedback_rk2_e_driver
                    * (rt::lit::<T>(0.5)
                        * (p_xi_squared + rt::lit::<T>(2.0) * sin_xi_ahead)
                        - level_e_driver);
                let t31 = cos_xi_ahead * t30;
                let t32 = t10 * t16;
                let t33 = t13 * t22;
                let t34 = t33 - t32;
                let t35 = cos_xi_ahead - t34;
                let t36 = h * (p_xi - t31) + h_feedback_rk2_j * (t32 - t33)
                    - h * t35 * t27;
                let t37 = xi + t36;
                let (t38, t39) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t36,
                    t37,
                    tally,
                );
                let t40 = t39 * t39 + rt::lit::<T>(1.0);
                let t41 = rt::lit::<T>(1.0) / t40;
                let t42 = t12 * t23;
                let t43 = cos_xi_ahead * t24
                    + (sin_xi_ahead * t42
                        - (t15 * t27
                            + (feedback_rk2_x3dot * (p_x3 - level_x3dot)
                                + feedback_rk2_j * t14)));
                let t44 = p_x3 + h * t43;
                let t45 = t29 + t39 * t44;
                let t46 = t41 * t45;
                let t47 = t38 * t39;
                let t48 = t47 * t41;
                let t49 = t38 * t38 + rt::lit::<T>(1.0) - t47 * t48;
                let t50 = rt::lit::<T>(1.0) / (t40 * t49);
                let t51 = t42 - (feedback_rk2_j * t13 + t25 * t27);
                let t52 = p_x2 + h * t51;
                let t53 = t52 + t38 * t44 - t48 * t45;
                let t54 = t46 - t50 * (t47 * t53);
                let t55 = t29 - t54;
                let x1_new_2 = x1 + half_h * (t11 + t55);
                let t56 = rt::lit::<T>(1.0) / t49;
                let t57 = t53 * t56;
                let t58 = t52 - t57;
                let x2_new_2 = x2 + half_h * (t25 + t58);
                let t59 = t39 * t54 + t38 * t57;
                let t60 = t44 - t59;
                let x3_new_2 = x3 + half_h * (t15 + t60);
                let t61 = t38 * t60;
                let t62 = t54 * t61;
                let t63 = t39 * t60;
                let t64 = t57 * t63;
                let t65 = p_xi * (t30 + t27);
                let t66 = t34 - cos_xi_ahead - t65;
                let t67 = p_xi + h * t66;
                let t68 = t67 * t67;
                let t69 = feedback_rk2_e_driver
                    * (rt::lit::<T>(0.5) * (t68 + rt::lit::<T>(2.0) * t38)
                        - level_e_driver);
                let t70 = k4 * t32 + (h * p_xi + k3 * t33) - k1 * (cos_xi_ahead + t65)
                    - half_h * (t39 * t69 + (t31 + t35 * t27));
                let t71 = rt::lit::<T>(0.5)
                    * (t44 * t60 + (t29 * t55 + (t68 + t52 * t58))) + (t38 - level_h);
                let t72 = feedback_rk2_h * t71;
                let t73 = t64 - t62;
                let t74 = k2 * (t62 - t64) + t70 - t72 * (half_h * (t39 - t73));
                let xi_new_2 = xi + t74;
                let t75 = t38 * t67;
                let t76 = t38 * t75;
                let t77 = t48 * (t39 * t75);
                let t78 = t57 * (t76 - t77);
                let t79 = t78 + t67 * t61;
                let t80 = t48 * (t78 - t79) + (t46 * (t77 - t76) - t67 * t63);
                let t81 = t41 * t79 - t80 * (t47 * t50);
                let p_x1_new = p_x1
                    + half_h * (t81 + (t28 - feedback_rk2_j * t54 - t55 * t72));
                let t82 = t56 * t80;
                let p_x2_new = p_x2
                    + half_h * (t82 + (t51 - feedback_rk2_j * t57 - t58 * t72));
                let t83 = t38 * t82
                    + (t43 - feedback_rk2_x3dot * (t44 - level_x3dot)
                        - feedback_rk2_j * t59 - t60 * t72);
                let p_x3_new = p_x3 + half_h * (t39 * t81 + t83);
                let p_xi_new = p_xi + half_h * (t73 + (t66 - t39) - t67 * (t72 + t69));
                let stability1_new = (t2 + t16 * t16) * (h_feedback_rk2_j * t3);
                let t84 = t22 + t6 * t16;
                let t85 = sin_xi_ahead - t18;
                let stability2_new = (t84 * t84
                    + (t85 * t85 + (t5 * t5 / (t2 * t2) + rt::lit::<T>(1.0))))
                    * (h_feedback_rk2_j * t12);
                let stability3_new = h_feedback_rk2_h
                    * (t35 * t35
                        + (t15 * t15 + (t11 * t11 + (p_xi_squared + t25 * t25))));
                let stability5_new = k5 * (p_xi_squared + cos_xi_ahead_squared);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t74,
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
                    level_e_driver,
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
                            ("E_driver", setting.options()[3], carried[15]),
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
            const IDENTITY: &'static str = "fd7b5220b47f6c496370856f5e2069d7";
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
        /// - `E_driver`: gain of the first integral `E_driver`, at least 0, 1 if not given
        ///
        /// **Structure**: explicit, no equations to solve
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 4 | 14 | 0 | 0 | 0 | 0 |
        /// | each step | 253 | 278 | 13 | 0 | 4 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::FeedbackRk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::FeedbackRk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `h/2`
            half_h: T,
            /// `h²/4`
            quarter_h_squared: T,
            /// `h²/2`
            half_h_squared: T,
            /// `h/6`
            k1: T,
            /// `h/3`
            k2: T,
            /// `h²/6`
            k3: T,
            /// `h feedback-rk4_J`
            h_feedback_rk4_j: T,
            /// `h feedback-rk4_J/2`
            k4: T,
            /// `h feedback-rk4_J/6`
            k5: T,
            /// `h²/6 - h feedback-rk4_J/6`
            k6: T,
            /// `h feedback-rk4_J/6 - h²/6`
            k7: T,
            /// `h²/6 - h feedback-rk4_J/3`
            k9: T,
            /// `h feedback-rk4_J/3 - h²/6`
            k10: T,
            /// `h feedback-rk4_H`
            h_feedback_rk4_h: T,
            /// `h feedback-rk4_x3dot`
            stability4_new: T,
            /// `h feedback-rk4_E_driver`
            k11: T,
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
                        name: "E_driver",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 4]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_x3dot,
                feedback_rk4_e_driver] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_squared = h * h;
                let quarter_h_squared = rt::lit::<T>(0.25) * h_squared;
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let k2 = rt::lit::<T>(0.3333333333333333) * h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h_squared;
                let h_feedback_rk4_j = h * feedback_rk4_j;
                let k4 = rt::lit::<T>(0.5) * h_feedback_rk4_j;
                let k5 = rt::lit::<T>(0.16666666666666666) * h_feedback_rk4_j;
                let k6 = k3 - k5;
                let k7 = k5 - k3;
                let k8 = rt::lit::<T>(0.3333333333333333) * h_feedback_rk4_j;
                let k9 = k3 - k8;
                let k10 = k8 - k3;
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let stability4_new = h * feedback_rk4_x3dot;
                let k11 = h * feedback_rk4_e_driver;
                Scheme {
                    half_h,
                    quarter_h_squared,
                    half_h_squared,
                    k1,
                    k2,
                    k3,
                    h_feedback_rk4_j,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    k10,
                    h_feedback_rk4_h,
                    stability4_new,
                    k11,
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
                let sin_xi_cos_xi = sin_xi * cos_xi;
                let t1 = rt::lit::<T>(1.0) / (cos_xi * cos_xi + rt::lit::<T>(1.0));
                let t2 = sin_xi_cos_xi * t1;
                let t3 = rt::lit::<T>(1.0)
                    / (sin_xi * sin_xi + rt::lit::<T>(1.0) - sin_xi_cos_xi * t2);
                let t4 = x1_dot + cos_xi * x3_dot;
                let t5 = x2_dot + sin_xi * x3_dot - t4 * t2;
                let t6 = t3 * t5;
                let t7 = t1 * (t4 - t3 * (sin_xi_cos_xi * t5));
                let xi_dot_squared = xi_dot * xi_dot;
                let t8 = x3_dot * (x3_dot - sin_xi * t6 - cos_xi * t7)
                    + (x1_dot * (x1_dot - t7)
                        + (xi_dot_squared + x2_dot * (x2_dot - t6)));
                let carried = [
                    x1,
                    x2,
                    x3,
                    xi,
                    x1_dot,
                    x2_dot,
                    x3_dot,
                    xi_dot,
                    sin_xi + rt::lit::<T>(0.5) * t8,
                    x3_dot,
                    rt::lit::<T>(0.5) * (xi_dot_squared + rt::lit::<T>(2.0) * sin_xi),
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
                level_e_driver, _, _, _, _, _, sin_xi_ahead, cos_xi_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_x3dot,
                feedback_rk4_e_driver] = *setting.options();
                let Scheme {
                    half_h,
                    quarter_h_squared,
                    half_h_squared,
                    k1,
                    k2,
                    k3,
                    h_feedback_rk4_j,
                    k4,
                    k5,
                    k6,
                    k7,
                    k9,
                    k10,
                    h_feedback_rk4_h,
                    stability4_new,
                    k11,
                } = *setting.scheme();
                let p_xi_squared = p_xi * p_xi;
                let t1 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5)
                        * (p_xi_squared + rt::lit::<T>(2.0) * sin_xi_ahead)
                        - level_e_driver);
                let t2 = cos_xi_ahead * t1;
                let t3 = p_x1 + p_x3 * cos_xi_ahead;
                let cos_xi_ahead_squared = cos_xi_ahead * cos_xi_ahead;
                let t4 = cos_xi_ahead_squared + rt::lit::<T>(1.0);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t3 * t5;
                let t7 = sin_xi_ahead * cos_xi_ahead;
                let t8 = t7 * t5;
                let t9 = p_x2 + p_x3 * sin_xi_ahead - t3 * t8;
                let t10 = sin_xi_ahead * sin_xi_ahead + rt::lit::<T>(1.0) - t7 * t8;
                let t11 = rt::lit::<T>(1.0) / (t4 * t10);
                let t12 = t6 - t7 * t9 * t11;
                let t13 = rt::lit::<T>(1.0) / t10;
                let t14 = t9 * t13;
                let t15 = cos_xi_ahead * t12 + sin_xi_ahead * t14;
                let t16 = p_x3 - t15;
                let t17 = sin_xi_ahead * t16;
                let t18 = t12 * t17;
                let t19 = cos_xi_ahead * t16;
                let t20 = t14 * t19;
                let t21 = p_x1 - t12;
                let t22 = p_x2 - t14;
                let t23 = rt::lit::<T>(0.5)
                    * (p_x3 * t16 + (p_x1 * t21 + (p_xi_squared + p_x2 * t22)))
                    + (sin_xi_ahead - level_h);
                let t24 = feedback_rk4_h * t23;
                let t25 = t20 - t18;
                let t26 = cos_xi_ahead - t25;
                let t27 = half_h * (p_xi - t2) + k4 * (t18 - t20) - t24 * (half_h * t26);
                let t28 = xi + t27;
                let (t29, t30) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t27,
                    t28,
                    tally,
                );
                let t31 = t30 * t30 + rt::lit::<T>(1.0);
                let t32 = rt::lit::<T>(1.0) / t31;
                let p_xi_sin_xi_ahead = p_xi * sin_xi_ahead;
                let t33 = sin_xi_ahead * p_xi_sin_xi_ahead;
                let t34 = cos_xi_ahead * t8;
                let t35 = p_xi_sin_xi_ahead * t34;
                let t36 = t14 * (t33 - t35);
                let t37 = p_xi * t17 + t36;
                let t38 = t8 * (t36 - t37) + (t6 * (t35 - t33) - p_xi * t19);
                let t39 = t5 * t37 - t38 * (t7 * t11);
                let t40 = t39 - (feedback_rk4_j * t12 + t21 * t24);
                let t41 = p_x1 + half_h * t40;
                let t42 = t13 * t38;
                let t43 = cos_xi_ahead * t39
                    + (sin_xi_ahead * t42
                        - (t16 * t24
                            + (feedback_rk4_x3dot * (p_x3 - level_x3dot)
                                + feedback_rk4_j * t15)));
                let t44 = p_x3 + half_h * t43;
                let t45 = t41 + t44 * t30;
                let t46 = t32 * t45;
                let t47 = t29 * t30;
                let t48 = t47 * t32;
                let t49 = t29 * t29 + rt::lit::<T>(1.0) - t47 * t48;
                let t50 = rt::lit::<T>(1.0) / (t31 * t49);
                let t51 = t42 - (feedback_rk4_j * t14 + t22 * t24);
                let t52 = p_x2 + half_h * t51;
                let t53 = t52 + t44 * t29 - t48 * t45;
                let t54 = t46 - t50 * (t47 * t53);
                let t55 = rt::lit::<T>(1.0) / t49;
                let t56 = t53 * t55;
                let t57 = t30 * t54 + t29 * t56;
                let t58 = t44 - t57;
                let t59 = t29 * t58;
                let t60 = t54 * t59;
                let t61 = t30 * t58;
                let t62 = t56 * t61;
                let t63 = p_xi * (t1 + t24);
                let t64 = t25 - cos_xi_ahead - t63;
                let t65 = p_xi + half_h * t64;
                let t66 = t65 * t65;
                let t67 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (t66 + rt::lit::<T>(2.0) * t29)
                        - level_e_driver);
                let t68 = t30 * t67;
                let t69 = k4 * (t60 - t62)
                    + (quarter_h_squared * (t20 - cos_xi_ahead - t18 - t63)
                        + half_h * (p_xi - t68));
                let t70 = t41 - t54;
                let t71 = t52 - t56;
                let t72 = rt::lit::<T>(0.5)
                    * (t44 * t58 + (t41 * t70 + (t66 + t52 * t71))) + (t29 - level_h);
                let t73 = feedback_rk4_h * t72;
                let t74 = t62 - t60;
                let t75 = t30 - t74;
                let t76 = t69 - t73 * (half_h * t75);
                let t77 = xi + t76;
                let (t78, t79) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t76,
                    t77,
                    tally,
                );
                let t80 = t79 * t79 + rt::lit::<T>(1.0);
                let t81 = rt::lit::<T>(1.0) / t80;
                let t82 = t65 * t29;
                let t83 = t29 * t82;
                let t84 = t48 * (t30 * t82);
                let t85 = t56 * (t83 - t84);
                let t86 = t85 + t65 * t59;
                let t87 = t48 * (t85 - t86) + (t46 * (t84 - t83) - t65 * t61);
                let t88 = t55 * t87;
                let t89 = t88 - (feedback_rk4_j * t56 + t71 * t73);
                let t90 = p_x2 + half_h * t89;
                let t91 = t32 * t86 - t87 * (t47 * t50);
                let t92 = t30 * t91
                    + (t29 * t88
                        - (t58 * t73
                            + (feedback_rk4_x3dot * (t44 - level_x3dot)
                                + feedback_rk4_j * t57)));
                let t93 = p_x3 + half_h * t92;
                let t94 = t78 * t79;
                let t95 = t94 * t81;
                let t96 = t91 - (feedback_rk4_j * t54 + t70 * t73);
                let t97 = p_x1 + half_h * t96;
                let t98 = t97 + t93 * t79;
                let t99 = t90 + t93 * t78 - t95 * t98;
                let t100 = t78 * t78 + rt::lit::<T>(1.0) - t94 * t95;
                let t101 = rt::lit::<T>(1.0) / t100;
                let t102 = t99 * t101;
                let t103 = t65 * (t73 + t67);
                let t104 = t74 - t30 - t103;
                let t105 = p_xi + half_h * t104;
                let t106 = t105 * t78;
                let t107 = t78 * t106;
                let t108 = t95 * (t79 * t106);
                let t109 = t102 * (t107 - t108);
                let t110 = t81 * t98;
                let t111 = rt::lit::<T>(1.0) / (t80 * t100);
                let t112 = t110 - t111 * (t94 * t99);
                let t113 = t79 * t112 + t78 * t102;
                let t114 = t93 - t113;
                let t115 = t78 * t114;
                let t116 = t109 + t105 * t115;
                let t117 = t79 * t114;
                let t118 = t95 * (t109 - t116) + (t110 * (t108 - t107) - t105 * t117);
                let t119 = t81 * t116 - t118 * (t94 * t111);
                let t120 = t97 - t112;
                let t121 = t105 * t105;
                let t122 = t90 - t102;
                let t123 = rt::lit::<T>(0.5)
                    * (t93 * t114 + (t97 * t120 + (t121 + t90 * t122)))
                    + (t78 - level_h);
                let t124 = feedback_rk4_h * t123;
                let t125 = t119 - (feedback_rk4_j * t112 + t120 * t124);
                let t126 = p_x1 + h * t125;
                let t127 = t112 * t115;
                let t128 = t102 * t117;
                let t129 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (t121 + rt::lit::<T>(2.0) * t78)
                        - level_e_driver);
                let t130 = t79 * t129;
                let t131 = h_feedback_rk4_j * (t127 - t128)
                    + (half_h_squared * (t62 - t30 - t60 - t103) + h * (p_xi - t130));
                let t132 = t128 - t127;
                let t133 = t79 - t132;
                let t134 = t131 - t124 * (h * t133);
                let t135 = xi + t134;
                let (t136, t137) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t134,
                    t135,
                    tally,
                );
                let t138 = t137 * t137 + rt::lit::<T>(1.0);
                let t139 = rt::lit::<T>(1.0) / t138;
                let t140 = t101 * t118;
                let t141 = t79 * t119
                    + (t78 * t140
                        - (t114 * t124
                            + (feedback_rk4_x3dot * (t93 - level_x3dot)
                                + feedback_rk4_j * t113)));
                let t142 = p_x3 + h * t141;
                let t143 = t126 + t142 * t137;
                let t144 = t139 * t143;
                let t145 = t136 * t137;
                let t146 = t145 * t139;
                let t147 = t136 * t136 + rt::lit::<T>(1.0) - t145 * t146;
                let t148 = rt::lit::<T>(1.0) / (t138 * t147);
                let t149 = t140 - (feedback_rk4_j * t102 + t122 * t124);
                let t150 = p_x2 + h * t149;
                let t151 = t150 + t142 * t136 - t146 * t143;
                let t152 = t144 - t148 * (t145 * t151);
                let t153 = t126 - t152;
                let x1_new_2 = x1
                    + k1 * (t153 + (t21 + rt::lit::<T>(2.0) * (t70 + t120)));
                let t154 = rt::lit::<T>(1.0) / t147;
                let t155 = t151 * t154;
                let t156 = t150 - t155;
                let x2_new_2 = x2
                    + k1 * (t156 + (t22 + rt::lit::<T>(2.0) * (t71 + t122)));
                let t157 = t137 * t152 + t136 * t155;
                let t158 = t142 - t157;
                let x3_new_2 = x3
                    + k1 * (t158 + (t16 + rt::lit::<T>(2.0) * (t58 + t114)));
                let t159 = t136 * t158;
                let t160 = t152 * t159;
                let t161 = t137 * t158;
                let t162 = t155 * t161;
                let t163 = k10 * (t60 + t127)
                    + (k9 * (t62 + t128) + (k7 * t18 + (h * p_xi + k6 * t20)));
                let t164 = t105 * (t124 + t129);
                let t165 = t163 - k2 * (t124 * t133 + (t130 + (t68 + t73 * t75)))
                    - k3 * (t164 + (t79 + (t103 + (t30 + (cos_xi_ahead + t63)))));
                let t166 = t132 - t79 - t164;
                let t167 = p_xi + h * t166;
                let t168 = t167 * t167;
                let t169 = feedback_rk4_e_driver
                    * (rt::lit::<T>(0.5) * (t168 + rt::lit::<T>(2.0) * t136)
                        - level_e_driver);
                let t170 = k5 * (t160 - t162)
                    + (t165 - k1 * (t137 * t169 + (t2 + t26 * t24)));
                let t171 = rt::lit::<T>(0.5)
                    * (t142 * t158 + (t126 * t153 + (t168 + t150 * t156)))
                    + (t136 - level_h);
                let t172 = feedback_rk4_h * t171;
                let t173 = t162 - t160;
                let t174 = t170 - t172 * (k1 * (t137 - t173));
                let xi_new_2 = xi + t174;
                let t175 = t167 * t136;
                let t176 = t136 * t175;
                let t177 = t146 * (t137 * t175);
                let t178 = t155 * (t176 - t177);
                let t179 = t178 + t167 * t159;
                let t180 = t146 * (t178 - t179) + (t144 * (t177 - t176) - t167 * t161);
                let t181 = t139 * t179 - t180 * (t145 * t148);
                let t182 = k1
                    * (t181
                        + (t40 + rt::lit::<T>(2.0) * (t96 + t125) - feedback_rk4_j * t152
                            - t153 * t172));
                let p_x1_new = p_x1 + t182;
                let t183 = t154 * t180;
                let t184 = k1
                    * (t183
                        + (t51 + rt::lit::<T>(2.0) * (t89 + t149) - feedback_rk4_j * t155
                            - t156 * t172));
                let p_x2_new = p_x2 + t184;
                let t185 = t43 + rt::lit::<T>(2.0) * (t92 + t141)
                    - feedback_rk4_x3dot * (t142 - level_x3dot) - feedback_rk4_j * t157
                    - t158 * t172;
                let p_x3_new = p_x3 + k1 * (t137 * t181 + (t136 * t183 + t185));
                let t186 = k1
                    * (t173 + (t64 + rt::lit::<T>(2.0) * (t104 + t166) - t137)
                        - t167 * (t172 + t169));
                let p_xi_new = p_xi + t186;
                let stability1_new = (t4 + t17 * t17) * (h_feedback_rk4_j * t5);
                let t187 = t19 + t8 * t17;
                let t188 = sin_xi_ahead - t34;
                let stability2_new = (t187 * t187
                    + (t188 * t188 + (t7 * t7 / (t4 * t4) + rt::lit::<T>(1.0))))
                    * (h_feedback_rk4_j * t13);
                let stability3_new = h_feedback_rk4_h
                    * (t26 * t26
                        + (t16 * t16 + (t21 * t21 + (p_xi_squared + t22 * t22))));
                let stability5_new = k11 * (p_xi_squared + cos_xi_ahead_squared);
                let (sin_xi_ahead_new, cos_xi_ahead_new) = rt::turned(
                    (sin_xi_ahead, cos_xi_ahead),
                    xi,
                    t174,
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
                    level_e_driver,
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
                            ("E_driver", setting.options()[3], carried[15]),
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
            const IDENTITY: &'static str = "5fa2aded7736503c12f3c48b49bbad19";
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
            let mut info = ModelInfo::new("mobile_robot");
            info.text = Some(
                "A mobile robot of fixed orientation, whose wheels all steer together in a periodic potential.",
            );
            info.source = Some(
                "K. Modin and O. Verdier, What makes nonholonomic integrators work? (2020), section 2.2.3, with V(xi) = sin(xi)",
            );
            info.coordinates = &[
                Quantity::new("x1", None, Some("position")),
                Quantity::new("x2", None, Some("position")),
                Quantity::new("x3", Some("rad"), Some("angle of rolling")),
                Quantity::new("xi", Some("rad"), Some("steering angle")),
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
                Quantity::new("E_driver", None, None),
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

impl MobileRobot {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        mobile_robot::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        mobile_robot::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> mobile_robot::Parameters<f64> {
        mobile_robot::Parameters::new()
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> mobile_robot::StateBuilder<f64> {
        mobile_robot::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<mobile_robot::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: mobile_robot::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <mobile_robot::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        mobile_robot::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `dla`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, x3dot, E_driver]` for `feedback-euler`, `[J, H, x3dot, E_driver]` for `feedback-rk2`, `[J, H, x3dot, E_driver]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: mobile_robot::State<f64>,
        h: f64,
        options: <mobile_robot::System<f64> as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <mobile_robot::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        mobile_robot::System<f64>: ::nonholonomic::Discretize<M>,
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
        MobileRobot::system,
        MobileRobot::parameters,
        MobileRobot::state,
        MobileRobot::initial,
        MobileRobot::integrate::<::nonholonomic::methods::Gonzalez>,
        MobileRobot::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
