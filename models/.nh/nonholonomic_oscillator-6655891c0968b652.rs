// Prepared by `nh prepare` from `NonholonomicOscillator` in src/library.rs and nonholonomic_oscillator.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 6655891c0968b652c4a471478087f41c
// content 39acaeeb38ff365271a489b3a958ce4a

pub struct NonholonomicOscillator;

/// The system `nonholonomic_oscillator` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 44 add, 62 mul, 5 div
/// * `avf`: 215 add, 236 mul, 17 div
/// * `itoh-abe`: 50 add, 68 mul, 5 div
/// * `itoh-abe-sym`: 98 add, 124 mul, 7 div
/// * `avf4`: 332 add, 393 mul, 18 div
/// * `avf6`: 455 add, 490 mul, 19 div
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
pub mod nonholonomic_oscillator {
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
        /// Coordinate `x`.
        pub x: T,
        /// Coordinate `y`.
        pub y: T,
        /// Coordinate `z`.
        pub z: T,
        /// Velocity `x_dot`.
        pub x_dot: T,
        /// Velocity `y_dot`.
        pub y_dot: T,
        /// Velocity `z_dot`.
        pub z_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 3> {
            rt::vector([self.x, self.y, self.z])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.x_dot, self.y_dot, self.z_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 3>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 3>, w: SVector<T, 3>) -> Self {
            let ([[x, y, z]], [[x_dot, y_dot, z_dot]]) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                z,
                x_dot,
                y_dot,
                z_dot,
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

    ::nonholonomic::__serialized!(State { t, x, y, z, x_dot, y_dot, z_dot });

    ::nonholonomic::__in_lanes!(State { t, x, y, z, x_dot, y_dot, z_dot });

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

        ::nonholonomic::__setters!(coordinate : x, y, z);

        ::nonholonomic::__setters!(velocity in place of rho : x_dot, y_dot, z_dot);

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

        /// Coordinates and velocities of named initial data: `paper`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "paper") {
                return Some(self.with_numbers([1.0, 1.0, 1.0], [0.0, 0.0, 0.0]));
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

    /// A particle in a harmonic well in space under a contact constraint.
    ///
    /// **Source**: D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.7, initial data (86)
    ///
    /// Coordinates q: `x`, `y`, `z`; velocities w: `x_dot`, `y_dot`, `z_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
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
            let [[x, y, z]] = q.data.0;
            rt::lit::<T>(0.5) * (z * z + (x * x + y * y))
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 3
        pub fn potential_gradient(&self, q: &SVector<T, 3>) -> SVector<T, 3> {
            let [[x, y, z]] = q.data.0;
            rt::vector([x, y, z])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x, y, z]] = q.data.0;
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            let t1 = x_dot * x_dot + y_dot * y_dot + (z_dot * z_dot - y * y)
                - (x * x + z * z);
            rt::lit::<T>(0.5) * t1
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x, y, z]] = q.data.0;
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            let t1 = x_dot * x_dot + z_dot * z_dot
                + (x * x + y * y + (z * z + y_dot * y_dot));
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
            let [[_, y, _]] = q.data.0;
            rt::matrix([[rt::lit::<T>(1.0)], [rt::lit::<T>(0.0)], [y]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[_, y, _]] = q.data.0;
            let [[x_dot, _, z_dot]] = w.data.0;
            rt::vector([x_dot + y * z_dot])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, y, _]] = q.data.0;
            let y_squared = y * y;
            let t1 = rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0));
            let t2 = y * t1;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[t1, zero, t2], [zero, zero, zero], [t2, zero, y_squared * t1]])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_d(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, y, _]] = q.data.0;
            let y_squared = y * y;
            let t1 = rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0));
            let t2 = -(y * t1);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [y_squared * t1, zero, t2],
                [zero, rt::lit::<T>(1.0), zero],
                [t2, zero, t1],
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
            let [[_, y, _]] = q.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[-y, zero, rt::lit::<T>(1.0)], [zero, rt::lit::<T>(1.0), zero]])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let [[_, y, _]] = q.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[y * y + rt::lit::<T>(1.0), zero], [zero, rt::lit::<T>(1.0)]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let [[_, y, _]] = q.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0)), zero],
                [zero, rt::lit::<T>(1.0)],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, q: &SVector<T, 3>) -> [SMatrix<T, 2, 2>; 2] {
            let [[_, y, _]] = q.data.0;
            let t1 = y / (y * y + rt::lit::<T>(1.0));
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
            let [[_, y, _]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let t1 = y * rho1 / (y * y + rt::lit::<T>(1.0));
            rt::sparse([
                (0, 3, -y),
                (1, 4, rt::lit::<T>(1.0)),
                (2, 3, rt::lit::<T>(1.0)),
                (3, 0, y),
                (3, 2, rt::lit::<T>(-1.0)),
                (3, 4, t1),
                (4, 1, rt::lit::<T>(-1.0)),
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
            let [[x, y, z]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let y_squared = y * y;
            let z_squared = z * z;
            let rho2_squared = rho2 * rho2;
            let x_squared = x * x;
            let t1 = y_squared
                * (y_squared + z_squared
                    + (rho2_squared + (x_squared + rt::lit::<T>(1.0))))
                + (z_squared + rho2_squared + (x_squared + rho1 * rho1));
            rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0))
                * (rt::lit::<T>(0.5) * t1)
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
            let [[x, y, z]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let y_squared = y * y;
            let t1 = rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0));
            let t2 = rt::lit::<T>(2.0) * y_squared + rt::lit::<T>(2.0);
            let z_squared = z * z;
            let rho2_squared = rho2 * rho2;
            let x_squared = x * x;
            let t3 = y_squared + z_squared
                + (rho2_squared + (x_squared + rt::lit::<T>(1.0)));
            let t4 = y_squared + t3
                - t1
                    * (y_squared * t3
                        + (z_squared + rho2_squared + (x_squared + rho1 * rho1)));
            rt::vector([
                t1 * (rt::lit::<T>(0.5) * x * t2),
                y * t1 * t4,
                t1 * (rt::lit::<T>(0.5) * z * t2),
                t1 * rho1,
                t1 * (t2 * (rt::lit::<T>(0.5) * rho2)),
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
            let [[x, y, z]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let t1 = y * y + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            rt::vector([
                -(t2 * (y * rho1)),
                rho2,
                t2 * rho1,
                t2 * (y * (x * t1 + (rho1 * rho2 - y * z)) - z),
                -y,
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
            let [[x, y, z]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let t1 = y * y + rt::lit::<T>(1.0);
            let t2 = rt::lit::<T>(1.0) / t1;
            let y_rho1 = y * rho1;
            let t3 = t2 * y_rho1;
            let t4 = x * t1 + (rho1 * rho2 - y * z);
            let t5 = t4 + y * (rt::lit::<T>(2.0) * (x * y - t2 * (y * t4 - z)) - z);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, y, zero],
                [
                    -(t2 * (rho1 - rt::lit::<T>(2.0) * y * t3)),
                    zero,
                    rt::lit::<T>(-2.0) * y_rho1 / (t1 * t1),
                    t2 * t5,
                    rt::lit::<T>(-1.0),
                ],
                [zero, zero, zero, rt::lit::<T>(-1.0), zero],
                [-(y * t2), zero, t2, t2 * (y * rho2), zero],
                [zero, rt::lit::<T>(1.0), zero, t3, zero],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, z_dot])
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
            let [[p_x, p_y, p_z]] = p.data.0;
            rt::vector([p_x, p_y, p_z])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_momenta(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 2> {
            let [[_, y, _]] = q.data.0;
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            rt::vector([z_dot - y * x_dot, y_dot])
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
            let [[_, y, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
            rt::vector([-(t1 * (y * rho1)), rho2, t1 * rho1])
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
            let [[x, y, z]] = q.data.0;
            let [[_, y_dot, z_dot]] = w.data.0;
            rt::vector([(x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0))])
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
            let [[x, y, z]] = q.data.0;
            let [[_, y_dot, z_dot]] = w.data.0;
            let t1 = (x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0));
            rt::vector([t1 - x, -y, y * t1 - z])
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
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, z_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 2
        pub fn invariants(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 2> {
            let [[x, y, z]] = q.data.0;
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            let y_squared = y * y;
            let y_dot_squared = y_dot * y_dot;
            let t1 = x_dot * x_dot + z_dot * z_dot
                + (x * x + y_squared + (z * z + y_dot_squared));
            rt::vector([
                rt::lit::<T>(0.5) * t1,
                rt::lit::<T>(0.5) * (y_squared + y_dot_squared),
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
            let [[x, y, z]] = q.data.0;
            let [[p_x, p_y, p_z]] = p.data.0;
            let t1 = p_x * p_x + p_z * p_z + (x * x + y * y + (z * z + p_y * p_y));
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
            let [[x, y, z]] = q.data.0;
            let [[p_x, p_y, p_z]] = p.data.0;
            let t1 = (x + y * z - p_y * p_z) / (y * y + rt::lit::<T>(1.0));
            rt::vector([p_x, p_y, p_z, t1 - x, -y, y * t1 - z])
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
            let [[_, y, _]] = q.data.0;
            let [[p_x, _, p_z]] = p.data.0;
            let t1 = rt::sqrt(y * y + rt::lit::<T>(1.0));
            rt::vector([(p_x + y * p_z) / t1])
        }

        /// Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.
        ///
        /// **Equation**: H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn extended_hamiltonian(&self, q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[x, y, z]] = q.data.0;
            let [[p_x, p_y, p_z]] = p.data.0;
            let y_squared = y * y;
            let t1 = (p_x + y * p_z) / (y_squared + rt::lit::<T>(1.0));
            let t2 = p_x * (p_x - t1) + (x * x + y_squared + (z * z + p_y * p_y));
            rt::lit::<T>(0.5) * (p_z * (p_z - y * t1) + t2)
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
            let [[x, y, z]] = q.data.0;
            let [[p_x, p_y, p_z]] = p.data.0;
            let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
            let t2 = x + y * z - p_y * (p_z - t1 * (y * (p_x + y * p_z)));
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
            let [[x, y, z]] = q.data.0;
            let [[p_x, p_y, p_z]] = p.data.0;
            let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
            let t2 = t1 * (p_x + y * p_z);
            let t3 = p_z - y * t2;
            let t4 = t1 * (x + y * z - p_y * t3);
            rt::vector([p_x - t2, p_y, t3, t4 - x, t2 * t3 - y, y * t4 - z])
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
            let [[x, y, z]] = q.data.0;
            let [[p_x, p_y, p_z]] = p.data.0;
            let y_squared = y * y;
            let t1 = (p_x + y * p_z) / (y_squared + rt::lit::<T>(1.0));
            let p_y_squared = p_y * p_y;
            let t2 = p_z * (p_z - y * t1)
                + (p_x * (p_x - t1) + (x * x + y_squared + (z * z + p_y_squared)));
            rt::vector([
                rt::lit::<T>(0.5) * t2,
                rt::lit::<T>(0.5) * (y_squared + p_y_squared),
            ])
        }

        /// Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere. Gains are those of `J`, `H`, `E_y`; levels those of `H`, `E_y`.
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
            let [[x, y, z]] = q.data.0;
            let [[p_x, p_y, p_z]] = p.data.0;
            let [[gain_j, gain_h, gain_e_y]] = gains.data.0;
            let [[level_h, level_e_y]] = levels.data.0;
            let t1 = p_x + y * p_z;
            let y_squared = y * y;
            let t2 = t1 / (y_squared + rt::lit::<T>(1.0));
            let p_y_squared = p_y * p_y;
            let t3 = p_z * (p_z - y * t2)
                + (p_x * (p_x - t2) + (x * x + y_squared + (z * z + p_y_squared)));
            let t4 = rt::lit::<T>(0.5) * t3 - level_h;
            let t5 = rt::lit::<T>(0.5) * (y_squared + p_y_squared) - level_e_y;
            rt::lit::<T>(0.5)
                * (t4 * (gain_h * t4) + (t5 * (gain_e_y * t5) + t2 * (t1 * gain_j)))
        }

        /// Gradient of the Lyapunov function in (q, p). Gains are those of `J`, `H`, `E_y`; levels those of `H`, `E_y`.
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
            let [[x, y, z]] = q.data.0;
            let [[p_x, p_y, p_z]] = p.data.0;
            let [[gain_j, gain_h, gain_e_y]] = gains.data.0;
            let [[level_h, level_e_y]] = levels.data.0;
            let y_squared = y * y;
            let t1 = (p_x + y * p_z) / (y_squared + rt::lit::<T>(1.0));
            let t2 = y * t1;
            let t3 = p_z - t2;
            let t4 = p_x - t1;
            let p_y_squared = p_y * p_y;
            let t5 = p_z * t3 + (p_x * t4 + (x * x + y_squared + (z * z + p_y_squared)));
            let t6 = gain_h * (rt::lit::<T>(0.5) * t5 - level_h);
            let t7 = t1 * t3;
            let t8 = gain_e_y
                * (rt::lit::<T>(0.5) * (y_squared + p_y_squared) - level_e_y);
            rt::vector([
                x * t6,
                (y - t7) * t6 + (t7 * gain_j + y * t8),
                z * t6,
                t1 * gain_j + t4 * t6,
                p_y * (t8 + t6),
                t2 * gain_j + t3 * t6,
            ])
        }

        /// The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted there. Gains are those of `J`, `H`, `E_y`; levels those of `H`, `E_y`.
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
            let [[x, y, z]] = q.data.0;
            let [[p_x, p_y, p_z]] = p.data.0;
            let [[gain_j, gain_h, gain_e_y]] = gains.data.0;
            let [[level_h, level_e_y]] = levels.data.0;
            let y_squared = y * y;
            let t1 = rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0));
            let t2 = t1 * (p_x + y * p_z);
            let t3 = p_x - t2;
            let t4 = y * t2;
            let t5 = p_z - t4;
            let p_y_squared = p_y * p_y;
            let t6 = p_z * t5 + (x * x + y_squared + (z * z + p_y_squared) + p_x * t3);
            let t7 = gain_h * (rt::lit::<T>(0.5) * t6 - level_h);
            let t8 = gain_e_y
                * (rt::lit::<T>(0.5) * (y_squared + p_y_squared) - level_e_y);
            let t9 = t2 * t5;
            let t10 = t1 * (x + y * z - p_y * t5);
            rt::vector([
                t3 - x * t7,
                p_y - y * t8 - gain_j * t9 - (y - t9) * t7,
                t5 - z * t7,
                t10 - (x + gain_j * t2) - t3 * t7,
                t9 - y - p_y * (t8 + t7),
                y * t10 - (z + gain_j * t4) - t5 * t7,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "nonholonomic_oscillator";

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
        /// - `y_rate`, `rho1_rate`, `kappa_gradient`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: constraint_momentum1, z_rate, x_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 14 | 14 | 1 | 0 | 0 | 0 |
        /// | each sweep for y_rate, rho1_rate, kappa_gradient | 30 | 48 | 4 | 0 | 0 | 0 |
        /// | each iteration for y_rate, rho1_rate, kappa_gradient | 83 | 129 | 6 | 0 | 0 | 0 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
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
                let [x, y, z, rho1, rho2] = motion.carried;
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
                while let Some([y_rate, rho1_rate, kappa_gradient]) = solution1.goes_on()
                {
                    let t3 = half_h + kappa_gradient;
                    let t4 = y + half_h * y_rate;
                    let rho1_rate_half_h = half_h * rho1_rate;
                    let t6 = rho1 + rho1_rate_half_h;
                    let t7 = t4 * t6;
                    let t8 = t4 * t4 + rt::lit::<T>(1.0);
                    let t63 = t7 / t8;
                    let t11 = rho1_rate * kappa_gradient;
                    let t12 = t11 + t6;
                    let t64 = t4 * t63;
                    let t65 = t12 - t64;
                    let t5 = y_rate * kappa_gradient + t4;
                    let t66 = t63 * (t65 + (t64 - t6)) + t5;
                    let t67 = rho2 - t3 * t66;
                    let t68 = y + half_h * t67;
                    let t69 = t6 * t68 / (t68 * t68 + rt::lit::<T>(1.0));
                    let t70 = t12 - t68 * t69;
                    let t71 = t68 * (x - t70 * (t3 * t68)) + (t67 * t69 - z - t3 * t70);
                    let y_rate_h = h * y_rate;
                    let y_rate_h_squared = y_rate_h * y_rate_h;
                    let t20 = rt::lit::<T>(0.25) * y_rate_h_squared + t8;
                    let t21 = y_rate_h * t4;
                    let t22 = rt::lit::<T>(1.0) / (t20 * t20 - t21 * t21);
                    let rho1_rate_h = h * rho1_rate;
                    let y_rate_h_rho1_rate_h = y_rate_h * rho1_rate_h;
                    let t72 = y_rate_h_rho1_rate_h - y_rate_h_squared * t63;
                    let t23 = rho1_rate_h * t4 + y_rate_h * t6;
                    let t24 = rt::lit::<T>(2.0) * t21;
                    let t73 = t23 - t63 * t24;
                    let t74 = rt::lit::<T>(0.25) * t72;
                    let t75 = t72 * (t73 * (rt::lit::<T>(0.5) * t20))
                        - t24 * (t73 * (rt::lit::<T>(0.25) * t73) + t74 * t74);
                    let t76 = t4 * t65;
                    let t32 = y_rate * y_rate + rho1_rate * rho1_rate;
                    let t77 = rt::div_or_zero(
                        t22 * (rt::lit::<T>(0.5) * t75),
                        h * (t66 * t66 + (t76 * t76 + (t32 + t65 * t65))),
                    );
                    solution1.update([t67, t71, -t77]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = y * y + rt::lit::<T>(1.0);
                            let t2 = rt::lit::<T>(1.0) / t1
                                * (y * (x * t1 + (rho1 * rho2 - y * z)) - z);
                            [rho2, t2, rt::lit::<T>(0.0)]
                        },
                        move || [
                            rt::abs(inv_h * y),
                            rt::abs(inv_h * rho1),
                            rt::lit::<T>(1.0),
                        ],
                        move |[y_rate, rho1_rate, kappa_gradient]| {
                            let t3 = half_h + kappa_gradient;
                            let t4 = y + half_h * y_rate;
                            let t5 = y_rate * kappa_gradient + t4;
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
                            let t19 = x - t3 * t18;
                            let y_rate_h = h * y_rate;
                            let y_rate_h_squared = y_rate_h * y_rate_h;
                            let t20 = rt::lit::<T>(0.25) * y_rate_h_squared + t8;
                            let t21 = y_rate_h * t4;
                            let t22 = rt::lit::<T>(1.0) / (t20 * t20 - t21 * t21);
                            let rho1_rate_h = h * rho1_rate;
                            let t23 = rho1_rate_h * t4 + y_rate_h * t6;
                            let t24 = rt::lit::<T>(2.0) * t21;
                            let t25 = t23 - t10 * t24;
                            let y_rate_h_rho1_rate_h = y_rate_h * rho1_rate_h;
                            let t26 = y_rate_h_rho1_rate_h - y_rate_h_squared * t10;
                            let t27 = rt::lit::<T>(0.5) * t26;
                            let t28 = t25 * t27;
                            let t29 = rt::lit::<T>(0.25) * t26;
                            let t30 = t25 * (rt::lit::<T>(0.25) * t25) + t29 * t29;
                            let t31 = t22 * (t20 * t28 - t24 * t30);
                            let t32 = y_rate * y_rate + rho1_rate * rho1_rate;
                            let t33 = h * (t16 * t16 + (t18 * t18 + (t14 * t14 + t32)));
                            let t34 = rt::div_or_zero(rt::lit::<T>(0.5) * t31, t33);
                            let t35 = h * t4;
                            let t36 = t9 * (half_h * t6 - t35 * t10);
                            let t37 = t3 + t36 * t15;
                            let t38 = t35 * t9;
                            let t39 = t4 * t38;
                            let t40 = t3 - rt::lit::<T>(0.5) * t39;
                            let t41 = half_h * t10;
                            let t42 = rt::lit::<T>(0.5) * (t10 * t39 + t38 * t15)
                                + (t10 * t40 - t41);
                            let t43 = y_rate + rho1_rate * t10;
                            let t44 = t41 + t4 * t36;
                            let t45 = t17 - t4 * t44;
                            let t46 = t4 * t40;
                            let t47 = rho1_rate * t4;
                            let t48 = half_h_squared * rho1_rate;
                            let t49 = t10 * (twice_h_squared * y_rate)
                                + y_rate_h_squared * t36;
                            let t50 = half_h_squared * y_rate;
                            let t51 = t35 + t50;
                            let t52 = h * t6 + t48
                                - rt::lit::<T>(2.0) * (t51 * t10 + t21 * t36);
                            let t53 = t20
                                * (t25 * (t48 - rt::lit::<T>(0.5) * t49) + t52 * t27)
                                + t51 * (t28 - t31 * (rt::lit::<T>(2.0) * (t20 - t21)));
                            let t54 = rt::lit::<T>(0.5) * t25;
                            let t55 = t51 * t30
                                + t21
                                    * (t52 * t54
                                        + (h_squared * rho1_rate - t49)
                                            * (rt::lit::<T>(0.125) * t26));
                            let t56 = rt::lit::<T>(0.5) * t22;
                            let t57 = (t53 - rt::lit::<T>(2.0) * t55) * t56
                                - t34
                                    * (twice_h
                                        * (t18 * t45 + (y_rate + t16 * t37 - t14 * t44)));
                            let t58 = y_rate_h_squared * t38;
                            let t59 = t51 - t21 * t38;
                            let t60 = t20
                                * (t25 * (t50 - rt::lit::<T>(0.25) * t58) + t59 * t27)
                                - t24
                                    * (t59 * t54
                                        + t27
                                            * (quarter_h_squared * y_rate - rt::lit::<T>(0.125) * t58));
                            let t61 = t56 * t60
                                - t34
                                    * (twice_h
                                        * (t16 * t42 + (t18 * t46 + (rho1_rate + t14 * t40))));
                            let t62 = rt::lit::<T>(1.0)
                                - rt::div_or_zero(
                                    t34
                                        * (twice_h * (t43 * t16 + (rho1_rate * t14 + t47 * t18))),
                                    t33,
                                );
                            (
                                [
                                    t3 * t16 + (y_rate - rho2),
                                    t17
                                        + (kappa_gradient * t14 + (z + rho1_rate - y_rate * t10))
                                        - t4 * t19,
                                    kappa_gradient + t34,
                                ],
                                [
                                    [t3 * t37 + rt::lit::<T>(1.0), t3 * t42, t16 + t3 * t43],
                                    [
                                        t3 * (t4 * t45 - t44)
                                            - (half_h * t19 + (t10 + y_rate * t36)),
                                        t3 * (t40 + t4 * t46)
                                            + (rt::lit::<T>(1.0) - rt::lit::<T>(0.5) * y_rate * t38),
                                        t4 * (t18 + t3 * t47) + (t14 + (t11 + rho1_rate_half_h)),
                                    ],
                                    [rt::div_or_zero(t57, t33), rt::div_or_zero(t61, t33), t62],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "y_rate, rho1_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [y_rate, rho1_rate, kappa_gradient] = solution1.x;
                let t11 = rho1_rate * kappa_gradient;
                let rho1_rate_half_h = half_h * rho1_rate;
                let t6 = rho1 + rho1_rate_half_h;
                let t12 = t11 + t6;
                let t4 = y + half_h * y_rate;
                let t7 = t4 * t6;
                let t8 = t4 * t4 + rt::lit::<T>(1.0);
                let t63 = t7 / t8;
                let t64 = t4 * t63;
                let t65 = t12 - t64;
                let t35 = h * t4;
                let x_new_2 = x - t65 * t35;
                let y_rate_h = h * y_rate;
                let y_new_2 = y + y_rate_h;
                let z_new_2 = z + h * t65;
                let rho1_rate_h = h * rho1_rate;
                let rho1_new_2 = rho1 + rho1_rate_h;
                let t5 = y_rate * kappa_gradient + t4;
                let t66 = t63 * (t65 + (t64 - t6)) + t5;
                let rho2_new_2 = rho2 - h * t66;
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e1b19601010a4d2f50c75dc285a7fb7f";
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
        /// - `y_rate`, `rho1_rate`, `rho2_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, z_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 20 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 49 | 1 | 0 | 0 | 0 |
        /// | each step | 37 | 39 | 8 | 0 | 0 | 0 |
        /// | each sweep for y_rate, rho1_rate, rho2_rate | 178 | 197 | 9 | 0 | 0 | 0 |
        /// | each iteration for y_rate, rho1_rate, rho2_rate | 458 | 691 | 9 | 0 | 0 | 0 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
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
                let [x, y, z, rho1, rho2] = motion.carried;
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
                while let Some([y_rate, rho1_rate, rho2_rate]) = solution1.goes_on() {
                    let t3 = y + k13 * y_rate;
                    let t4 = t3 * t3;
                    let t5 = t4 + rt::lit::<T>(1.0);
                    let t6 = rt::lit::<T>(1.0) / t5;
                    let t7 = rho2 + k13 * rho2_rate;
                    let t8 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                    let t9 = t6 * (t7 * t8);
                    let t10 = y + k20 * y_rate;
                    let t11 = t10 * t10;
                    let t12 = t11 + rt::lit::<T>(1.0);
                    let t13 = rt::lit::<T>(1.0) / t12;
                    let t14 = rho2 + k20 * rho2_rate;
                    let t15 = rt::lit::<T>(2.0) * t11 + rt::lit::<T>(2.0);
                    let t16 = t13 * (t14 * t15);
                    let t17 = y + k14 * y_rate;
                    let t18 = t17 * t17;
                    let t19 = t18 + rt::lit::<T>(1.0);
                    let t20 = rt::lit::<T>(1.0) / t19;
                    let t21 = rho2 + k14 * rho2_rate;
                    let t22 = rt::lit::<T>(2.0) * t18 + rt::lit::<T>(2.0);
                    let t23 = t20 * (t21 * t22);
                    let t24 = y + k19 * y_rate;
                    let t25 = t24 * t24;
                    let t26 = t25 + rt::lit::<T>(1.0);
                    let t27 = rt::lit::<T>(1.0) / t26;
                    let t28 = rho2 + k19 * rho2_rate;
                    let t29 = rt::lit::<T>(2.0) * t25 + rt::lit::<T>(2.0);
                    let t30 = t27 * (t28 * t29);
                    let t31 = y + k15 * y_rate;
                    let t32 = t31 * t31;
                    let t33 = t32 + rt::lit::<T>(1.0);
                    let t34 = rt::lit::<T>(1.0) / t33;
                    let t35 = rho2 + k15 * rho2_rate;
                    let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                    let t37 = t34 * (t35 * t36);
                    let t38 = y + k18 * y_rate;
                    let t39 = t38 * t38;
                    let t40 = t39 + rt::lit::<T>(1.0);
                    let t41 = rt::lit::<T>(1.0) / t40;
                    let t42 = rho2 + k18 * rho2_rate;
                    let t43 = rt::lit::<T>(2.0) * t39 + rt::lit::<T>(2.0);
                    let t44 = t41 * (t42 * t43);
                    let t45 = y + k16 * y_rate;
                    let t46 = t45 * t45;
                    let t47 = t46 + rt::lit::<T>(1.0);
                    let t48 = rt::lit::<T>(1.0) / t47;
                    let t49 = rho2 + k16 * rho2_rate;
                    let t50 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                    let t51 = t48 * (t49 * t50);
                    let t52 = y + k17 * y_rate;
                    let t53 = t52 * t52;
                    let t54 = t53 + rt::lit::<T>(1.0);
                    let t55 = rt::lit::<T>(1.0) / t54;
                    let t56 = rho2 + k17 * rho2_rate;
                    let t57 = rt::lit::<T>(2.0) * t53 + rt::lit::<T>(2.0);
                    let t58 = t55 * (t56 * t57);
                    let t59 = k1 * (t9 + t16) + k2 * (t23 + t30)
                        + (k3 * (t37 + t44) + k4 * (t51 + t58));
                    let t105 = y + half_h * y_rate;
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
                    let t113 = x - rt::lit::<T>(0.019855071751231884) * t112;
                    let t78 = t8 * t6;
                    let t114 = t113 * t78;
                    let t115 = x - rt::lit::<T>(0.9801449282487681) * t112;
                    let t81 = t15 * t13;
                    let t116 = t115 * t81;
                    let t117 = x - rt::lit::<T>(0.10166676129318664) * t112;
                    let t99 = t22 * t20;
                    let t118 = t117 * t99;
                    let t119 = x - rt::lit::<T>(0.8983332387068134) * t112;
                    let t102 = t29 * t27;
                    let t120 = t119 * t102;
                    let t121 = x - rt::lit::<T>(0.2372337950418355) * t112;
                    let t85 = t36 * t34;
                    let t122 = t121 * t85;
                    let t123 = x - rt::lit::<T>(0.7627662049581645) * t112;
                    let t88 = t43 * t41;
                    let t124 = t123 * t88;
                    let t125 = x - rt::lit::<T>(0.4082826787521751) * t112;
                    let t92 = t50 * t48;
                    let t126 = t125 * t92;
                    let t127 = x - rt::lit::<T>(0.591717321247825) * t112;
                    let t95 = t57 * t55;
                    let t128 = t127 * t95;
                    let t129 = k1 * (t114 + t116) + k2 * (t118 + t120)
                        + (k3 * (t122 + t124) + k4 * (t126 + t128));
                    let t130 = t105 * t129;
                    let t106 = rho1 + half_h * rho1_rate;
                    let t107 = t105 * t106;
                    let t108 = t105 * t105 + rt::lit::<T>(1.0);
                    let t325 = t107 / t108;
                    let t77 = z + k13 * t76;
                    let t79 = t77 * t78;
                    let t80 = z + k20 * t76;
                    let t82 = t80 * t81;
                    let t83 = k1 * (t79 + t82);
                    let t91 = z + k16 * t76;
                    let t93 = t91 * t92;
                    let t94 = z + k17 * t76;
                    let t96 = t94 * t95;
                    let t97 = k4 * (t93 + t96);
                    let t98 = z + k14 * t76;
                    let t100 = t98 * t99;
                    let t101 = z + k19 * t76;
                    let t103 = t101 * t102;
                    let t104 = k2 * (t100 + t103);
                    let t84 = z + k15 * t76;
                    let t86 = t84 * t85;
                    let t87 = z + k18 * t76;
                    let t89 = t87 * t88;
                    let t90 = k3 * (t86 + t89);
                    let t288 = t17 * t20;
                    let t145 = t117 * t117;
                    let t146 = t98 * t98;
                    let t147 = t21 * t21;
                    let t148 = t145 + (t146 + (t18 + (t147 + rt::lit::<T>(1.0))));
                    let t149 = t20 * (t18 * t148 + (t145 + (t146 + (t147 + t64 * t64))));
                    let t150 = t18 + t148 - t149;
                    let t292 = t24 * t27;
                    let t152 = t119 * t119;
                    let t153 = t101 * t101;
                    let t154 = t28 * t28;
                    let t155 = t152 + (t153 + (t25 + (t154 + rt::lit::<T>(1.0))));
                    let t156 = t27 * (t25 * t155 + (t152 + (t153 + (t154 + t66 * t66))));
                    let t157 = t25 + t155 - t156;
                    let t296 = t31 * t34;
                    let t159 = t121 * t121;
                    let t160 = t84 * t84;
                    let t161 = t35 * t35;
                    let t162 = t159 + (t160 + (t32 + (t161 + rt::lit::<T>(1.0))));
                    let t163 = t34 * (t32 * t162 + (t159 + (t160 + (t161 + t68 * t68))));
                    let t164 = t32 + t162 - t163;
                    let t300 = t38 * t41;
                    let t166 = t123 * t123;
                    let t167 = t87 * t87;
                    let t168 = t42 * t42;
                    let t169 = t166 + (t167 + (t39 + (t168 + rt::lit::<T>(1.0))));
                    let t170 = t41 * (t39 * t169 + (t166 + (t167 + (t168 + t70 * t70))));
                    let t171 = t39 + t169 - t170;
                    let t326 = rt::lit::<T>(0.11119051722668724)
                        * (t288 * t150 + t292 * t157)
                        + rt::lit::<T>(0.15685332293894363)
                            * (t296 * t164 + t300 * t171);
                    let t304 = t45 * t48;
                    let t131 = t125 * t125;
                    let t132 = t91 * t91;
                    let t133 = t49 * t49;
                    let t134 = t131 + (t132 + (t46 + (t133 + rt::lit::<T>(1.0))));
                    let t135 = t48 * (t46 * t134 + (t131 + (t132 + (t133 + t72 * t72))));
                    let t136 = t46 + t134 - t135;
                    let t308 = t52 * t55;
                    let t138 = t127 * t127;
                    let t139 = t94 * t94;
                    let t140 = t56 * t56;
                    let t141 = t138 + (t139 + (t53 + (t140 + rt::lit::<T>(1.0))));
                    let t142 = t55 * (t53 * t141 + (t138 + (t139 + (t140 + t74 * t74))));
                    let t143 = t53 + t141 - t142;
                    let t312 = t3 * t6;
                    let t173 = t113 * t113;
                    let t174 = t77 * t77;
                    let t175 = t7 * t7;
                    let t176 = t173 + (t174 + (t4 + (t175 + rt::lit::<T>(1.0))));
                    let t177 = t6 * (t4 * t176 + (t173 + (t174 + (t175 + t60 * t60))));
                    let t178 = t4 + t176 - t177;
                    let t316 = t10 * t13;
                    let t180 = t115 * t115;
                    let t181 = t80 * t80;
                    let t182 = t14 * t14;
                    let t183 = t180 + (t181 + (t11 + (t182 + rt::lit::<T>(1.0))));
                    let t184 = t13 * (t11 * t183 + (t180 + (t181 + (t182 + t62 * t62))));
                    let t185 = t11 + t183 - t184;
                    let t327 = rt::lit::<T>(0.181341891689181)
                        * (t304 * t136 + t308 * t143)
                        + (t325 * t76
                            + rt::lit::<T>(0.05061426814518813)
                                * (t312 * t178 + t316 * t185));
                    solution1
                        .update([
                            t59,
                            t130 + (t325 * t59 - t83 - t97 - (t104 + t90)),
                            -(t326 + t327),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = y * y + rt::lit::<T>(1.0);
                            let t2 = rt::lit::<T>(1.0) / t1
                                * (y * (x * t1 + (rho1 * rho2 - y * z)) - z);
                            [rho2, t2, -y]
                        },
                        move || [
                            rt::abs(inv_h * y),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[y_rate, rho1_rate, rho2_rate]| {
                            let t3 = y + k13 * y_rate;
                            let t4 = t3 * t3;
                            let t5 = t4 + rt::lit::<T>(1.0);
                            let t6 = rt::lit::<T>(1.0) / t5;
                            let t7 = rho2 + k13 * rho2_rate;
                            let t8 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                            let t9 = t6 * (t7 * t8);
                            let t10 = y + k20 * y_rate;
                            let t11 = t10 * t10;
                            let t12 = t11 + rt::lit::<T>(1.0);
                            let t13 = rt::lit::<T>(1.0) / t12;
                            let t14 = rho2 + k20 * rho2_rate;
                            let t15 = rt::lit::<T>(2.0) * t11 + rt::lit::<T>(2.0);
                            let t16 = t13 * (t14 * t15);
                            let t17 = y + k14 * y_rate;
                            let t18 = t17 * t17;
                            let t19 = t18 + rt::lit::<T>(1.0);
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = rho2 + k14 * rho2_rate;
                            let t22 = rt::lit::<T>(2.0) * t18 + rt::lit::<T>(2.0);
                            let t23 = t20 * (t21 * t22);
                            let t24 = y + k19 * y_rate;
                            let t25 = t24 * t24;
                            let t26 = t25 + rt::lit::<T>(1.0);
                            let t27 = rt::lit::<T>(1.0) / t26;
                            let t28 = rho2 + k19 * rho2_rate;
                            let t29 = rt::lit::<T>(2.0) * t25 + rt::lit::<T>(2.0);
                            let t30 = t27 * (t28 * t29);
                            let t31 = y + k15 * y_rate;
                            let t32 = t31 * t31;
                            let t33 = t32 + rt::lit::<T>(1.0);
                            let t34 = rt::lit::<T>(1.0) / t33;
                            let t35 = rho2 + k15 * rho2_rate;
                            let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                            let t37 = t34 * (t35 * t36);
                            let t38 = y + k18 * y_rate;
                            let t39 = t38 * t38;
                            let t40 = t39 + rt::lit::<T>(1.0);
                            let t41 = rt::lit::<T>(1.0) / t40;
                            let t42 = rho2 + k18 * rho2_rate;
                            let t43 = rt::lit::<T>(2.0) * t39 + rt::lit::<T>(2.0);
                            let t44 = t41 * (t42 * t43);
                            let t45 = y + k16 * y_rate;
                            let t46 = t45 * t45;
                            let t47 = t46 + rt::lit::<T>(1.0);
                            let t48 = rt::lit::<T>(1.0) / t47;
                            let t49 = rho2 + k16 * rho2_rate;
                            let t50 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                            let t51 = t48 * (t49 * t50);
                            let t52 = y + k17 * y_rate;
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
                            let t77 = z + k13 * t76;
                            let t78 = t8 * t6;
                            let t79 = t77 * t78;
                            let t80 = z + k20 * t76;
                            let t81 = t15 * t13;
                            let t82 = t80 * t81;
                            let t83 = k1 * (t79 + t82);
                            let t84 = z + k15 * t76;
                            let t85 = t36 * t34;
                            let t86 = t84 * t85;
                            let t87 = z + k18 * t76;
                            let t88 = t43 * t41;
                            let t89 = t87 * t88;
                            let t90 = k3 * (t86 + t89);
                            let t91 = z + k16 * t76;
                            let t92 = t50 * t48;
                            let t93 = t91 * t92;
                            let t94 = z + k17 * t76;
                            let t95 = t57 * t55;
                            let t96 = t94 * t95;
                            let t97 = k4 * (t93 + t96);
                            let t98 = z + k14 * t76;
                            let t99 = t22 * t20;
                            let t100 = t98 * t99;
                            let t101 = z + k19 * t76;
                            let t102 = t29 * t27;
                            let t103 = t101 * t102;
                            let t104 = k2 * (t100 + t103);
                            let t105 = y + half_h * y_rate;
                            let t106 = rho1 + half_h * rho1_rate;
                            let t107 = t105 * t106;
                            let t108 = t105 * t105 + rt::lit::<T>(1.0);
                            let t109 = rt::lit::<T>(1.0) / t108;
                            let t110 = t107 * t109;
                            let t111 = h * t105;
                            let t112 = t111 * t76;
                            let t113 = x - rt::lit::<T>(0.019855071751231884) * t112;
                            let t114 = t113 * t78;
                            let t115 = x - rt::lit::<T>(0.9801449282487681) * t112;
                            let t116 = t115 * t81;
                            let t117 = x - rt::lit::<T>(0.10166676129318664) * t112;
                            let t118 = t117 * t99;
                            let t119 = x - rt::lit::<T>(0.8983332387068134) * t112;
                            let t120 = t119 * t102;
                            let t121 = x - rt::lit::<T>(0.2372337950418355) * t112;
                            let t122 = t121 * t85;
                            let t123 = x - rt::lit::<T>(0.7627662049581645) * t112;
                            let t124 = t123 * t88;
                            let t125 = x - rt::lit::<T>(0.4082826787521751) * t112;
                            let t126 = t125 * t92;
                            let t127 = x - rt::lit::<T>(0.591717321247825) * t112;
                            let t128 = t127 * t95;
                            let t129 = k1 * (t114 + t116) + k2 * (t118 + t120)
                                + (k3 * (t122 + t124) + k4 * (t126 + t128));
                            let t130 = t105 * t129;
                            let t131 = t125 * t125;
                            let t132 = t91 * t91;
                            let t133 = t49 * t49;
                            let t134 = t131
                                + (t132 + (t46 + (t133 + rt::lit::<T>(1.0))));
                            let t135 = t48
                                * (t46 * t134 + (t131 + (t132 + (t133 + t72 * t72))));
                            let t136 = t46 + t134 - t135;
                            let t137 = t136 * (t48 * (rt::lit::<T>(2.0) * t45));
                            let t138 = t127 * t127;
                            let t139 = t94 * t94;
                            let t140 = t56 * t56;
                            let t141 = t138
                                + (t139 + (t53 + (t140 + rt::lit::<T>(1.0))));
                            let t142 = t55
                                * (t53 * t141 + (t138 + (t139 + (t140 + t74 * t74))));
                            let t143 = t53 + t141 - t142;
                            let t144 = t143 * (t55 * (rt::lit::<T>(2.0) * t52));
                            let t145 = t117 * t117;
                            let t146 = t98 * t98;
                            let t147 = t21 * t21;
                            let t148 = t145
                                + (t146 + (t18 + (t147 + rt::lit::<T>(1.0))));
                            let t149 = t20
                                * (t18 * t148 + (t145 + (t146 + (t147 + t64 * t64))));
                            let t150 = t18 + t148 - t149;
                            let t151 = t150 * (t20 * (rt::lit::<T>(2.0) * t17));
                            let t152 = t119 * t119;
                            let t153 = t101 * t101;
                            let t154 = t28 * t28;
                            let t155 = t152
                                + (t153 + (t25 + (t154 + rt::lit::<T>(1.0))));
                            let t156 = t27
                                * (t25 * t155 + (t152 + (t153 + (t154 + t66 * t66))));
                            let t157 = t25 + t155 - t156;
                            let t158 = t157 * (t27 * (rt::lit::<T>(2.0) * t24));
                            let t159 = t121 * t121;
                            let t160 = t84 * t84;
                            let t161 = t35 * t35;
                            let t162 = t159
                                + (t160 + (t32 + (t161 + rt::lit::<T>(1.0))));
                            let t163 = t34
                                * (t32 * t162 + (t159 + (t160 + (t161 + t68 * t68))));
                            let t164 = t32 + t162 - t163;
                            let t165 = t164 * (t34 * (rt::lit::<T>(2.0) * t31));
                            let t166 = t123 * t123;
                            let t167 = t87 * t87;
                            let t168 = t42 * t42;
                            let t169 = t166
                                + (t167 + (t39 + (t168 + rt::lit::<T>(1.0))));
                            let t170 = t41
                                * (t39 * t169 + (t166 + (t167 + (t168 + t70 * t70))));
                            let t171 = t39 + t169 - t170;
                            let t172 = t171 * (t41 * (rt::lit::<T>(2.0) * t38));
                            let t173 = t113 * t113;
                            let t174 = t77 * t77;
                            let t175 = t7 * t7;
                            let t176 = t173 + (t174 + (t4 + (t175 + rt::lit::<T>(1.0))));
                            let t177 = t6
                                * (t4 * t176 + (t173 + (t174 + (t175 + t60 * t60))));
                            let t178 = t4 + t176 - t177;
                            let t179 = t178 * (t6 * (rt::lit::<T>(2.0) * t3));
                            let t180 = t115 * t115;
                            let t181 = t80 * t80;
                            let t182 = t14 * t14;
                            let t183 = t180
                                + (t181 + (t11 + (t182 + rt::lit::<T>(1.0))));
                            let t184 = t13
                                * (t11 * t183 + (t180 + (t181 + (t182 + t62 * t62))));
                            let t185 = t11 + t183 - t184;
                            let t186 = t185 * (t13 * (rt::lit::<T>(2.0) * t10));
                            let t187 = k4 * (t137 + t144) + k2 * (t151 + t158)
                                + (k3 * (t165 + t172)
                                    + (k1 * (t179 + t186) + (rho2_rate + t110 * t76)));
                            let t188 = (rt::lit::<T>(4.0) * t7 - rt::lit::<T>(2.0) * t9)
                                * (t6 * (k29 * t3))
                                + (rt::lit::<T>(4.0) * t21 - rt::lit::<T>(2.0) * t23)
                                    * (t20 * (k30 * t17));
                            let t189 = (rt::lit::<T>(4.0) * t35
                                - rt::lit::<T>(2.0) * t37) * (t34 * (k31 * t31))
                                + (rt::lit::<T>(4.0) * t49 - rt::lit::<T>(2.0) * t51)
                                    * (t48 * (k32 * t45));
                            let t190 = (rt::lit::<T>(4.0) * t56
                                - rt::lit::<T>(2.0) * t58) * (t55 * (k33 * t52))
                                + (rt::lit::<T>(4.0) * t42 - rt::lit::<T>(2.0) * t44)
                                    * (t41 * (k34 * t38));
                            let t191 = (rt::lit::<T>(4.0) * t28
                                - rt::lit::<T>(2.0) * t30) * (t27 * (k35 * t24))
                                + (rt::lit::<T>(4.0) * t14 - rt::lit::<T>(2.0) * t16)
                                    * (t13 * (k36 * t10));
                            let t192 = t188 + t189 + (t190 + t191);
                            let t193 = k1
                                * (t6 * (k37 + k37 * t4) + t13 * (k44 + k44 * t11))
                                + k2 * (t20 * (k38 + k38 * t18) + t27 * (k43 + k43 * t25));
                            let t194 = k3
                                * (t34 * (k39 + k39 * t32) + t41 * (k42 + k42 * t39))
                                + k4 * (t48 * (k40 + k40 * t46) + t55 * (k41 + k41 * t53));
                            let t195 = t193 + t194;
                            let t196 = k40 * t45;
                            let t197 = t61 * (t6 * (k45 * t3))
                                + t65 * (t20 * (k46 * t17))
                                + (t69 * (t34 * (k47 * t31)) + t73 * (t48 * (k48 * t45)));
                            let t198 = t75 * (t55 * (k49 * t52))
                                + t71 * (t41 * (k50 * t38))
                                + (t67 * (t27 * (k51 * t24)) + t63 * (t13 * (k52 * t10)));
                            let t199 = t197 + t198;
                            let t200 = k16 * t199;
                            let t201 = k16 * t45;
                            let t202 = k41 * t52;
                            let t203 = k17 * t199;
                            let t204 = k17 * t52;
                            let t205 = t48
                                * (t91 * t196 - (t200 + t46 * t200) - t201 * t93)
                                + t55 * (t94 * t202 - (t203 + t53 * t203) - t204 * t96);
                            let t206 = k37 * t3;
                            let t207 = k13 * t199;
                            let t208 = k13 * t3;
                            let t209 = k44 * t10;
                            let t210 = k20 * t199;
                            let t211 = k20 * t10;
                            let t212 = t6
                                * (t77 * t206 - (t207 + t4 * t207) - t208 * t79)
                                + t13 * (t80 * t209 - (t210 + t11 * t210) - t211 * t82);
                            let t213 = t109 * (half_h * t106 - t111 * t110);
                            let t214 = k38 * t17;
                            let t215 = k14 * t199;
                            let t216 = k14 * t17;
                            let t217 = k43 * t24;
                            let t218 = k19 * t199;
                            let t219 = k19 * t24;
                            let t220 = t20
                                * (t98 * t214 - (t215 + t18 * t215) - t216 * t100)
                                + t27 * (t101 * t217 - (t218 + t25 * t218) - t219 * t103);
                            let t221 = k39 * t31;
                            let t222 = k15 * t199;
                            let t223 = k15 * t31;
                            let t224 = k42 * t38;
                            let t225 = k18 * t199;
                            let t226 = k18 * t38;
                            let t227 = t34
                                * (t84 * t221 - (t222 + t32 * t222) - t223 * t86)
                                + t41 * (t87 * t224 - (t225 + t39 * t225) - t226 * t89);
                            let t228 = rt::lit::<T>(0.05061426814518813) * t212
                                - (t213 * t59 + t110 * t192)
                                + (rt::lit::<T>(0.11119051722668724) * t220
                                    + rt::lit::<T>(0.15685332293894363) * t227);
                            let t229 = half_h * t76 - t105 * t199;
                            let t230 = k13 * t229;
                            let t231 = k20 * t229;
                            let t232 = t6
                                * (t113 * t206 - t230 - (t4 * t230 + t208 * t114))
                                + t13 * (t115 * t209 - t231 - (t11 * t231 + t211 * t116));
                            let t233 = k14 * t229;
                            let t234 = k19 * t229;
                            let t235 = t20
                                * (t117 * t214 - t233 - (t18 * t233 + t216 * t118))
                                + t27 * (t119 * t217 - t234 - (t25 * t234 + t219 * t120));
                            let t236 = k15 * t229;
                            let t237 = k18 * t229;
                            let t238 = t34
                                * (t121 * t221 - t236 - (t32 * t236 + t223 * t122))
                                + t41 * (t123 * t224 - t237 - (t39 * t237 + t226 * t124));
                            let t239 = k16 * t229;
                            let t240 = k17 * t229;
                            let t241 = t48
                                * (t125 * t196 - t239 - (t46 * t239 + t201 * t126))
                                + t55 * (t127 * t202 - t240 - (t53 * t240 + t204 * t128));
                            let t242 = rt::lit::<T>(0.181341891689181) * t205
                                - half_h * t129 + t228
                                - t105
                                    * (rt::lit::<T>(0.05061426814518813) * t232
                                        + rt::lit::<T>(0.11119051722668724) * t235
                                        + (rt::lit::<T>(0.15685332293894363) * t238
                                            + rt::lit::<T>(0.181341891689181) * t241));
                            let t243 = k21 * t6 + k22 * t20 + (k23 * t34 + k24 * t48)
                                + (k25 * t55 + k26 * t41 + (k27 * t27 + k28 * t13));
                            let t244 = t111 * t243;
                            let t245 = t6 * (k5 * t8) + t20 * (k6 * t22)
                                + (t34 * (k7 * t36) + t48 * (k8 * t50));
                            let t246 = t55 * (k9 * t57) + t41 * (k10 * t43)
                                + (t27 * (k11 * t29) + t13 * (k12 * t15));
                            let t247 = t20 * (k30 * t22) + t6 * (k29 * t8)
                                + (t34 * (k31 * t36) + t48 * (k32 * t50));
                            let t248 = t55 * (k33 * t57) + t41 * (k34 * t43)
                                + (t27 * (k35 * t29) + t13 * (k36 * t15));
                            let t249 = rt::lit::<T>(0.5) * (t111 * t109);
                            let t250 = t105 * (t244 * (t245 + t246))
                                + (t243 * (t247 + t248) + rt::lit::<T>(1.0) - t59 * t249);
                            let t251 = t117 * t229 + t199 * t98;
                            let t252 = k38 * (t17 - t251);
                            let t253 = t148 - t149;
                            let t254 = t17
                                * (t214 + t252
                                    - t20 * (t214 * t253 + (t18 * t252 - k38 * t251)));
                            let t255 = t119 * t229 + t199 * t101;
                            let t256 = k43 * (t24 - t255);
                            let t257 = t155 - t156;
                            let t258 = t24
                                * (t217 + t256
                                    - t27 * (t217 * t257 + (t25 * t256 - k43 * t255)));
                            let t259 = t20
                                * (t254 + (k14 * t18 + k14 * t253 - t216 * t151))
                                + t27 * (t258 + (k19 * t25 + k19 * t257 - t219 * t158));
                            let t260 = t121 * t229 + t199 * t84;
                            let t261 = k39 * (t31 - t260);
                            let t262 = t162 - t163;
                            let t263 = t31
                                * (t221 + t261
                                    - t34 * (t221 * t262 + (t32 * t261 - k39 * t260)));
                            let t264 = t123 * t229 + t199 * t87;
                            let t265 = k42 * (t38 - t264);
                            let t266 = t169 - t170;
                            let t267 = t38
                                * (t224 + t265
                                    - t41 * (t224 * t266 + (t39 * t265 - k42 * t264)));
                            let t268 = t34
                                * (t263 + (k15 * t32 + k15 * t262 - t223 * t165))
                                + t41 * (t267 + (k18 * t39 + k18 * t266 - t226 * t172));
                            let t269 = t125 * t229 + t199 * t91;
                            let t270 = k40 * (t45 - t269);
                            let t271 = t134 - t135;
                            let t272 = t45
                                * (t196 + t270
                                    - t48 * (t196 * t271 + (t46 * t270 - k40 * t269)));
                            let t273 = t127 * t229 + t199 * t94;
                            let t274 = k41 * (t52 - t273);
                            let t275 = t141 - t142;
                            let t276 = t52
                                * (t202 + t274
                                    - t55 * (t202 * t275 + (t53 * t274 - k41 * t273)));
                            let t277 = t48
                                * (t272 + (k16 * t46 + k16 * t271 - t201 * t137))
                                + t55 * (t276 + (k17 * t53 + k17 * t275 - t204 * t144));
                            let t278 = t113 * t229 + t199 * t77;
                            let t279 = k37 * (t3 - t278);
                            let t280 = t176 - t177;
                            let t281 = t3
                                * (t206 + t279
                                    - t6 * (t206 * t280 + (t4 * t279 - k37 * t278)));
                            let t282 = t115 * t229 + t199 * t80;
                            let t283 = k44 * (t10 - t282);
                            let t284 = t183 - t184;
                            let t285 = t10
                                * (t209 + t283
                                    - t13 * (t209 * t284 + (t11 * t283 - k44 * t282)));
                            let t286 = t6
                                * (t281 + (k13 * t4 + k13 * t280 - t208 * t179))
                                + t13 * (t285 + (k20 * t11 + k20 * t284 - t211 * t186));
                            let t287 = rt::lit::<T>(0.11119051722668724) * t259
                                + rt::lit::<T>(0.15685332293894363) * t268
                                + (rt::lit::<T>(0.181341891689181) * t277
                                    + (rt::lit::<T>(0.05061426814518813) * t286
                                        + (t213 * t76 - t110 * t199)));
                            let t288 = t17 * t20;
                            let t289 = t98 * (k14 * t243)
                                - t117 * (rt::lit::<T>(0.10166676129318664) * t244);
                            let t290 = rt::lit::<T>(2.0) * t289;
                            let t291 = t288
                                * (rt::lit::<T>(4.0) * t289
                                    - (t18 * t290 + (t290 + k38 * t64))
                                        * (rt::lit::<T>(2.0) * t20));
                            let t292 = t24 * t27;
                            let t293 = t101 * (k19 * t243)
                                - t119 * (rt::lit::<T>(0.8983332387068134) * t244);
                            let t294 = rt::lit::<T>(2.0) * t293;
                            let t295 = t292
                                * (rt::lit::<T>(4.0) * t293
                                    - (t25 * t294 + (t294 + k43 * t66))
                                        * (rt::lit::<T>(2.0) * t27));
                            let t296 = t31 * t34;
                            let t297 = t84 * (k15 * t243)
                                - t121 * (rt::lit::<T>(0.2372337950418355) * t244);
                            let t298 = rt::lit::<T>(2.0) * t297;
                            let t299 = t296
                                * (rt::lit::<T>(4.0) * t297
                                    - (t32 * t298 + (t298 + k39 * t68))
                                        * (rt::lit::<T>(2.0) * t34));
                            let t300 = t38 * t41;
                            let t301 = t87 * (k18 * t243)
                                - t123 * (rt::lit::<T>(0.7627662049581645) * t244);
                            let t302 = rt::lit::<T>(2.0) * t301;
                            let t303 = t300
                                * (rt::lit::<T>(4.0) * t301
                                    - (t39 * t302 + (t302 + k42 * t70))
                                        * (rt::lit::<T>(2.0) * t41));
                            let t304 = t45 * t48;
                            let t305 = t91 * (k16 * t243)
                                - t125 * (rt::lit::<T>(0.4082826787521751) * t244);
                            let t306 = rt::lit::<T>(2.0) * t305;
                            let t307 = t304
                                * (rt::lit::<T>(4.0) * t305
                                    - (t46 * t306 + (t306 + k40 * t72))
                                        * (rt::lit::<T>(2.0) * t48));
                            let t308 = t52 * t55;
                            let t309 = t94 * (k17 * t243)
                                - t127 * (rt::lit::<T>(0.591717321247825) * t244);
                            let t310 = rt::lit::<T>(2.0) * t309;
                            let t311 = t308
                                * (rt::lit::<T>(4.0) * t309
                                    - (t53 * t310 + (t310 + k41 * t74))
                                        * (rt::lit::<T>(2.0) * t55));
                            let t312 = t3 * t6;
                            let t313 = t77 * (k13 * t243)
                                - t113 * (rt::lit::<T>(0.019855071751231884) * t244);
                            let t314 = rt::lit::<T>(2.0) * t313;
                            let t315 = t312
                                * (rt::lit::<T>(4.0) * t313
                                    - (t4 * t314 + (t314 + k37 * t60))
                                        * (rt::lit::<T>(2.0) * t6));
                            let t316 = t10 * t13;
                            let t317 = t80 * (k20 * t243)
                                - t115 * (rt::lit::<T>(0.9801449282487681) * t244);
                            let t318 = rt::lit::<T>(2.0) * t317;
                            let t319 = t316
                                * (rt::lit::<T>(4.0) * t317
                                    - (t11 * t318 + (t318 + k44 * t62))
                                        * (rt::lit::<T>(2.0) * t13));
                            let t320 = k4 * (t307 + t311)
                                + (k1 * (t315 + t319) + (t76 * t249 + t110 * t243));
                            let t321 = t21 * (k54 - t20 * (k38 * t22)) * t288
                                + t28 * (k59 - t27 * (k43 * t29)) * t292;
                            let t322 = t35 * (k55 - t34 * (k39 * t36)) * t296
                                + t42 * (k58 - t41 * (k42 * t43)) * t300;
                            let t323 = t49 * (k56 - t48 * (k40 * t50)) * t304
                                + t56 * (k57 - t55 * (k41 * t57)) * t308;
                            let t324 = t7 * (k53 - t6 * (k37 * t8)) * t312
                                + t14 * (k60 - t13 * (k44 * t15)) * t316;
                            (
                                [
                                    y_rate - t59,
                                    t83 + t90 + (t97 + (t104 + (rho1_rate - t110 * t59)))
                                        - t130,
                                    t187,
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t192, rt::lit::<T>(0.0), -t195],
                                    [t242, t250, -(t110 * t195)],
                                    [
                                        t287,
                                        k2 * (t291 + t295) + k3 * (t299 + t303) + t320,
                                        k2 * t321 + k3 * t322
                                            + (k4 * t323 + (k1 * t324 + rt::lit::<T>(1.0))),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "y_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [y_rate, rho1_rate, rho2_rate] = solution1.x;
                let t105 = y + half_h * y_rate;
                let t111 = h * t105;
                let t60 = rho1 + k13 * rho1_rate;
                let t3 = y + k13 * y_rate;
                let t4 = t3 * t3;
                let t5 = t4 + rt::lit::<T>(1.0);
                let t64 = rho1 + k14 * rho1_rate;
                let t17 = y + k14 * y_rate;
                let t18 = t17 * t17;
                let t19 = t18 + rt::lit::<T>(1.0);
                let t68 = rho1 + k15 * rho1_rate;
                let t31 = y + k15 * y_rate;
                let t32 = t31 * t31;
                let t33 = t32 + rt::lit::<T>(1.0);
                let t72 = rho1 + k16 * rho1_rate;
                let t45 = y + k16 * y_rate;
                let t46 = t45 * t45;
                let t47 = t46 + rt::lit::<T>(1.0);
                let t328 = rt::lit::<T>(0.05061426814518813) * t60 / t5
                    + rt::lit::<T>(0.11119051722668724) * t64 / t19
                    + (rt::lit::<T>(0.15685332293894363) * t68 / t33
                        + rt::lit::<T>(0.181341891689181) * t72 / t47);
                let t74 = rho1 + k17 * rho1_rate;
                let t52 = y + k17 * y_rate;
                let t53 = t52 * t52;
                let t54 = t53 + rt::lit::<T>(1.0);
                let t70 = rho1 + k18 * rho1_rate;
                let t38 = y + k18 * y_rate;
                let t39 = t38 * t38;
                let t40 = t39 + rt::lit::<T>(1.0);
                let t66 = rho1 + k19 * rho1_rate;
                let t24 = y + k19 * y_rate;
                let t25 = t24 * t24;
                let t26 = t25 + rt::lit::<T>(1.0);
                let t62 = rho1 + k20 * rho1_rate;
                let t10 = y + k20 * y_rate;
                let t11 = t10 * t10;
                let t12 = t11 + rt::lit::<T>(1.0);
                let t329 = rt::lit::<T>(0.181341891689181) * t74 / t54
                    + rt::lit::<T>(0.15685332293894363) * t70 / t40
                    + (rt::lit::<T>(0.11119051722668724) * t66 / t26
                        + rt::lit::<T>(0.05061426814518813) * t62 / t12);
                let t330 = t328 + t329;
                let x_new_2 = x - t111 * t330;
                let y_new_2 = y + h * y_rate;
                let z_new_2 = z + h * t330;
                let rho1_new_2 = rho1 + h * rho1_rate;
                let rho2_new_2 = rho2 + h * rho2_rate;
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c2a839da32b98c5dcdab691e45c29f44";
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
        /// - `y_rate`, `rho1_rate`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, z_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 27 | 36 | 3 | 0 | 0 | 0 |
        /// | each sweep for y_rate, rho1_rate | 23 | 32 | 2 | 0 | 0 | 0 |
        /// | each iteration for y_rate, rho1_rate | 58 | 96 | 2 | 0 | 0 | 0 |
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
            /// `h²/2`
            half_h_squared: T,
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
                let half_h_squared = rt::lit::<T>(0.5) * h_squared;
                let twice_h = rt::lit::<T>(2.0) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme {
                    inv_h,
                    half_h,
                    h_squared,
                    half_h_squared,
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_h,
                    half_h,
                    h_squared,
                    half_h_squared,
                    twice_h,
                    quarter_h,
                } = *setting.scheme();
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let t3 = z * z + rho2 * rho2;
                let t4 = t3 + rt::lit::<T>(1.0);
                let t5 = t1 + t3;
                let t6 = rho1 * rho1 + t3;
                let twice_z = rt::lit::<T>(2.0) * z;
                let t7 = t1 * t2;
                let t8 = t7 - rt::lit::<T>(1.0);
                let t9 = rt::lit::<T>(0.5) * t2;
                let t10 = (rt::lit::<T>(0.5) * y_squared + rt::lit::<T>(0.5)) * t9;
                let t11 = y_squared + t4;
                let t12 = t1 * t9;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([y_rate, rho1_rate]) = solution1.goes_on() {
                    let y_new_2 = y + h * y_rate;
                    let y_new_2_squared = y_new_2 * y_new_2;
                    let t13 = y_new_2_squared + rt::lit::<T>(1.0);
                    let t14 = rt::lit::<T>(1.0) / t13;
                    let t50 = rt::lit::<T>(0.5) * t14;
                    let t15 = y + half_h * y_rate;
                    let t16 = t15 * t15 + rt::lit::<T>(1.0);
                    let t17 = t13 * t16;
                    let t18 = rt::lit::<T>(1.0) / t17;
                    let t19 = rho1 + half_h * rho1_rate;
                    let t20 = t15 * t19;
                    let rho1_rate_h = h * rho1_rate;
                    let t21 = twice_rho1 + rho1_rate_h;
                    let t22 = t18 * (t20 * t21);
                    let y_plus_y_new_2 = y + y_new_2;
                    let t30 = y_plus_y_new_2 * t14;
                    let t23 = t14 * t21;
                    let t24 = half_h * t15;
                    let t25 = x - t23 * t24;
                    let t26 = t25 * t25;
                    let t27 = t5 + t26;
                    let t57 = rt::lit::<T>(2.0) * y_new_2_squared + t11;
                    let t29 = t2 * (y_squared * t27 + (t6 + t26));
                    let t58 = twice_rho2
                        - half_h
                            * (t22
                                + t30 * (rt::lit::<T>(0.5) * (t27 + (t57 + t26)) - t29));
                    let t59 = t58 + y_new_2_squared * t58;
                    let t37 = x + t25;
                    let t39 = t20 * t18;
                    let t35 = twice_z + half_h * t23;
                    let t36 = t14 * (t35 + y_new_2_squared * t35);
                    solution1
                        .update([
                            t50 * t59,
                            t37 * (t15 * t12) + rt::lit::<T>(0.5) * (t39 * t59 - t36),
                        ]);
                }
                solution1
                    .or_newton(
                        move || [rho2, t2 * (y * (x * t1 + (rho1 * rho2 - y * z)) - z)],
                        move || [rt::abs(inv_h * y), rt::abs(inv_h * rho1)],
                        move |[y_rate, rho1_rate]| {
                            let y_new_2 = y + h * y_rate;
                            let y_new_2_squared = y_new_2 * y_new_2;
                            let t13 = y_new_2_squared + rt::lit::<T>(1.0);
                            let t14 = rt::lit::<T>(1.0) / t13;
                            let t15 = y + half_h * y_rate;
                            let t16 = t15 * t15 + rt::lit::<T>(1.0);
                            let t17 = t13 * t16;
                            let t18 = rt::lit::<T>(1.0) / t17;
                            let t19 = rho1 + half_h * rho1_rate;
                            let t20 = t15 * t19;
                            let rho1_rate_h = h * rho1_rate;
                            let t21 = twice_rho1 + rho1_rate_h;
                            let t22 = t18 * (t20 * t21);
                            let t23 = t14 * t21;
                            let t24 = half_h * t15;
                            let t25 = x - t23 * t24;
                            let t26 = t25 * t25;
                            let t27 = t5 + t26;
                            let t28 = y_squared + y_new_2_squared
                                + (t27 + (t26 + (y_new_2_squared + t4)));
                            let t29 = t2 * (y_squared * t27 + (t6 + t26));
                            let y_plus_y_new_2 = y + y_new_2;
                            let t30 = y_plus_y_new_2 * t14;
                            let t31 = (rt::lit::<T>(0.5) * t28 - t29) * t30;
                            let t32 = twice_rho2 - half_h * (t22 + t31);
                            let t33 = t32 + y_new_2_squared * t32;
                            let t34 = t14 * t33;
                            let t35 = twice_z + half_h * t23;
                            let t36 = t14 * (t35 + y_new_2_squared * t35);
                            let t37 = x + t25;
                            let t38 = t37 * t7;
                            let t39 = t20 * t18;
                            let t40 = t33 * t39;
                            let y_new_2_twice_h = twice_h * y_new_2;
                            let t41 = half_h * t19;
                            let t42 = t13 * (h * t15) + t16 * y_new_2_twice_h;
                            let h_y_new_2 = h * y_new_2;
                            let t43 = t23 * (h_y_new_2 * t14);
                            let t44 = h * (quarter_h * t23 - t15 * t43);
                            let t45 = t25 * t44;
                            let t46 = rt::lit::<T>(2.0) * t45;
                            let t47 = rt::lit::<T>(0.5)
                                * (y_plus_y_new_2
                                    * (y_new_2_twice_h + rt::lit::<T>(2.0) * (h_y_new_2 - t46))
                                    + h * t28)
                                + ((t46 + twice_y_squared * t45) * (t2 * y_plus_y_new_2)
                                    - h * t29 - y_new_2_twice_h * t31);
                            let t48 = half_h
                                * (t18 * (t41 * t21 - t42 * t22) + t14 * t47);
                            let t49 = y_new_2_twice_h * t32 - t48
                                - y_new_2_squared * t48;
                            let t50 = rt::lit::<T>(0.5) * t14;
                            let t51 = t14 * (h_squared * t15);
                            let t52 = half_h
                                * (t18 * (h * t20 + t21 * t24) + t30 * (t51 * t25 * t8));
                            let t53 = t52 + y_new_2_squared * t52;
                            let t54 = h * t43;
                            let t55 = t14
                                * (y_new_2_twice_h * (t35 - t36)
                                    - (t54 + y_new_2_squared * t54))
                                - (half_h * t38 - t44 * (t15 * t7));
                            let t56 = t14
                                * (t14
                                    * (half_h_squared
                                        * (rt::lit::<T>(0.5) * y_new_2_squared
                                            + rt::lit::<T>(0.5))))
                                + (t51 * (t15 * t10) + rt::lit::<T>(1.0));
                            (
                                [
                                    y_rate - rt::lit::<T>(0.5) * t34,
                                    rho1_rate + rt::lit::<T>(0.5) * (t36 - t15 * t38 - t40),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - (t49 - y_new_2_twice_h * t34) * t50,
                                        t50 * t53,
                                    ],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t55 - t18 * (t20 * t49 + (t41 * t33 - t42 * t40))),
                                        t56 - (t24 * t33 - t20 * t53) * (rt::lit::<T>(0.5) * t18),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "y_rate, rho1_rate", tally)
                    })?;
                let [y_rate, rho1_rate] = solution1.x;
                let rho1_rate_h = h * rho1_rate;
                let rho1_new_2 = rho1 + rho1_rate_h;
                let rho1_plus_rho1_new_2 = rho1 + rho1_new_2;
                let y_new_2 = y + h * y_rate;
                let y_new_2_squared = y_new_2 * y_new_2;
                let t13 = y_new_2_squared + rt::lit::<T>(1.0);
                let t14 = rt::lit::<T>(1.0) / t13;
                let t60 = rho1_plus_rho1_new_2 * t14;
                let t15 = y + half_h * y_rate;
                let t24 = half_h * t15;
                let x_new_2 = x - t60 * t24;
                let z_new_2 = z + half_h * t60;
                let t19 = rho1 + half_h * rho1_rate;
                let t16 = t15 * t15 + rt::lit::<T>(1.0);
                let t17 = t13 * t16;
                let x_new_2_squared = x_new_2 * x_new_2;
                let t61 = t5 + x_new_2_squared;
                let t57 = rt::lit::<T>(2.0) * y_new_2_squared + t11;
                let y_plus_y_new_2 = y + y_new_2;
                let t62 = (rt::lit::<T>(0.5) * (t61 + (x_new_2_squared + t57))
                    - t2 * (y_squared * t61 + (t6 + x_new_2_squared)))
                    * (rt::lit::<T>(0.5) * y_plus_y_new_2 * t14);
                let rho2_new_2 = rho2
                    - h
                        * (rt::lit::<T>(0.5) * t15 * (rho1_plus_rho1_new_2 * t19) / t17
                            + t62);
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
                if !rt::all_finite([carried[2], carried[4]]) {
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a178d1f684c739a2fd525f9eff83ef18";
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
        /// - `y_rate_first`, `rho1_rate_first`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate_first, z_rate_first, rho2_rate_first
        /// - `rho1_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: y_rate_second, x_rate_second, z_rate_second
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 43 | 59 | 3 | 0 | 0 | 0 |
        /// | each sweep for y_rate_first, rho1_rate_first | 23 | 32 | 2 | 0 | 0 | 0 |
        /// | each iteration for y_rate_first, rho1_rate_first | 58 | 94 | 2 | 0 | 0 | 0 |
        /// | each sweep for rho1_rate_second, rho2_rate_second | 32 | 33 | 2 | 0 | 0 | 0 |
        /// | each iteration for rho1_rate_second, rho2_rate_second | 64 | 89 | 2 | 0 | 0 | 0 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, h_squared, half_h_squared, quarter_h, k1 } = *setting
                    .scheme();
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let t3 = z * z + rho2 * rho2;
                let t4 = t3 + rt::lit::<T>(1.0);
                let t5 = t1 + t3;
                let t6 = rho1 * rho1 + t3;
                let twice_z = rt::lit::<T>(2.0) * z;
                let t7 = t1 * t2;
                let half_y_squared = rt::lit::<T>(0.5) * y_squared;
                let t8 = y_squared + t4;
                let t9 = rt::lit::<T>(0.5) * t2;
                let t10 = t1 * t9;
                let t11 = t2 * (rt::lit::<T>(0.25) * y_squared + rt::lit::<T>(0.25));
                let t12 = t11 - rt::lit::<T>(0.25);
                let t13 = t9 * (rt::lit::<T>(0.125) * y_squared + rt::lit::<T>(0.125));
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([y_rate_first, rho1_rate_first]) = solution1.goes_on() {
                    let t16 = y + half_h * y_rate_first;
                    let t17 = t16 * t16;
                    let t18 = t17 + rt::lit::<T>(1.0);
                    let t19 = rt::lit::<T>(1.0) / t18;
                    let t58 = rt::lit::<T>(0.5) * t19;
                    let t20 = y + quarter_h * y_rate_first;
                    let t21 = t20 * t20 + rt::lit::<T>(1.0);
                    let t22 = t18 * t21;
                    let t23 = rt::lit::<T>(1.0) / t22;
                    let t24 = rho1 + quarter_h * rho1_rate_first;
                    let t25 = t20 * t24;
                    let t26 = half_h * rho1_rate_first;
                    let t27 = twice_rho1 + t26;
                    let t28 = t23 * (t25 * t27);
                    let t36 = y + t16;
                    let t37 = t19 * t36;
                    let t29 = quarter_h * t20;
                    let t30 = t19 * t27;
                    let t31 = x - t29 * t30;
                    let t32 = t31 * t31;
                    let t33 = t5 + t32;
                    let t35 = t2 * (y_squared * t33 + (t6 + t32));
                    let t65 = quarter_h
                        * (t28
                            + t37
                                * (rt::lit::<T>(0.5)
                                    * (t33 + (t32 + (t8 + rt::lit::<T>(2.0) * t17))) - t35));
                    let t66 = twice_rho2 - t65;
                    let t67 = t66 + t17 * t66;
                    let t45 = x + t31;
                    let t47 = t25 * t23;
                    let t42 = quarter_h * t30;
                    let t43 = twice_z + t42;
                    let t44 = t19 * (t43 + t17 * t43);
                    solution1
                        .update([
                            t58 * t67,
                            t45 * (t10 * t20) + rt::lit::<T>(0.5) * (t47 * t67 - t44),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t14 = t2 * (y * (x * t1 + (rho1 * rho2 - y * z)) - z);
                            [rho2, t14]
                        },
                        move || {
                            let t15 = rt::abs(inv_h * rho1);
                            [rt::abs(inv_h * y), t15]
                        },
                        move |[y_rate_first, rho1_rate_first]| {
                            let t16 = y + half_h * y_rate_first;
                            let t17 = t16 * t16;
                            let t18 = t17 + rt::lit::<T>(1.0);
                            let t19 = rt::lit::<T>(1.0) / t18;
                            let t20 = y + quarter_h * y_rate_first;
                            let t21 = t20 * t20 + rt::lit::<T>(1.0);
                            let t22 = t18 * t21;
                            let t23 = rt::lit::<T>(1.0) / t22;
                            let t24 = rho1 + quarter_h * rho1_rate_first;
                            let t25 = t20 * t24;
                            let t26 = half_h * rho1_rate_first;
                            let t27 = twice_rho1 + t26;
                            let t28 = t23 * (t25 * t27);
                            let t29 = quarter_h * t20;
                            let t30 = t19 * t27;
                            let t31 = x - t29 * t30;
                            let t32 = t31 * t31;
                            let t33 = t5 + t32;
                            let t34 = y_squared + t17 + (t33 + (t32 + (t4 + t17)));
                            let t35 = t2 * (y_squared * t33 + (t6 + t32));
                            let t36 = y + t16;
                            let t37 = t19 * t36;
                            let t38 = (rt::lit::<T>(0.5) * t34 - t35) * t37;
                            let t39 = twice_rho2 - quarter_h * (t28 + t38);
                            let t40 = t39 + t17 * t39;
                            let t41 = t19 * t40;
                            let t42 = quarter_h * t30;
                            let t43 = twice_z + t42;
                            let t44 = t19 * (t43 + t17 * t43);
                            let t45 = x + t31;
                            let t46 = t7 * t45;
                            let t47 = t25 * t23;
                            let t48 = t40 * t47;
                            let t49 = h * t16;
                            let t50 = quarter_h * t24;
                            let t51 = t21 * t49 + t18 * (half_h * t20);
                            let t52 = t30 * (t19 * t49);
                            let t53 = h * (t42 - t20 * t52);
                            let t54 = t31 * t53;
                            let t55 = rt::lit::<T>(0.5)
                                * (t36 * (t49 + (t49 - t54)) + half_h * t34)
                                + ((rt::lit::<T>(0.5) * t54 + half_y_squared * t54)
                                    * (t2 * t36) - half_h * t35);
                            let t56 = quarter_h
                                * (t23 * (t27 * t50 - t51 * t28) + t19 * (t55 - t49 * t38));
                            let t57 = t49 * t39 - t56 - t17 * t56;
                            let t58 = rt::lit::<T>(0.5) * t19;
                            let t59 = t19 * (h_squared * t20);
                            let t60 = quarter_h
                                * (t23 * (half_h * t25 + t29 * t27)
                                    + t37 * (t59 * t31 * t12));
                            let t61 = t60 + t17 * t60;
                            let t62 = t19
                                * (t49 * (t43 - t44)
                                    - t52
                                        * (h * (rt::lit::<T>(0.25) * t17 + rt::lit::<T>(0.25))))
                                - (quarter_h * t46 - t53 * (t20 * t11));
                            let t63 = rt::lit::<T>(0.125) * t17 + rt::lit::<T>(0.125);
                            let t64 = t19 * (t19 * (half_h_squared * t63))
                                + (t59 * (t20 * t13) + rt::lit::<T>(1.0))
                                - (t29 * t40 - t25 * t61) * (rt::lit::<T>(0.5) * t23);
                            (
                                [
                                    y_rate_first - rt::lit::<T>(0.5) * t41,
                                    rho1_rate_first
                                        + rt::lit::<T>(0.5) * (t44 - t20 * t46 - t48),
                                ],
                                [
                                    [rt::lit::<T>(1.0) - (t57 - t49 * t41) * t58, t58 * t61],
                                    [
                                        rt::lit::<T>(0.5)
                                            * (t62 - t23 * (t25 * t57 + (t40 * t50 - t51 * t48))),
                                        t64,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "y_rate_first, rho1_rate_first",
                                tally,
                            )
                    })?;
                let [y_rate_first, rho1_rate_first] = solution1.x;
                let t16 = y + half_h * y_rate_first;
                let t17 = t16 * t16;
                let t18 = t17 + rt::lit::<T>(1.0);
                let t19 = rt::lit::<T>(1.0) / t18;
                let t58 = rt::lit::<T>(0.5) * t19;
                let t26 = half_h * rho1_rate_first;
                let t68 = rho1 + t26;
                let t69 = h * t19;
                let t70 = rho1 + t68;
                let t71 = t70 * t19;
                let t20 = y + quarter_h * y_rate_first;
                let t29 = quarter_h * t20;
                let t72 = x - t71 * t29;
                let t73 = t72 * t72;
                let t24 = rho1 + quarter_h * rho1_rate_first;
                let t21 = t20 * t20 + rt::lit::<T>(1.0);
                let t22 = t18 * t21;
                let t74 = t17 + t73;
                let t75 = t5 + t73;
                let t76 = rt::lit::<T>(0.5) * (t74 + (t75 + (t8 + t17)))
                    - t2 * (y_squared * t75 + (t6 + t73));
                let t36 = y + t16;
                let t77 = h
                    * (rt::lit::<T>(0.25) * t20 * (t70 * t24) / t22
                        + t76 * (t19 * (rt::lit::<T>(0.25) * t36)));
                let t78 = rho2 - t77;
                let t79 = z + quarter_h * t71;
                let t80 = rt::lit::<T>(2.0) * t72;
                let t81 = t73 + rt::lit::<T>(1.0);
                let t82 = t74 + rt::lit::<T>(1.0);
                let t63 = rt::lit::<T>(0.125) * t17 + rt::lit::<T>(0.125);
                let t83 = t19 * t63;
                let t84 = half_h + half_h * t17;
                let t85 = t19 * (h * t84);
                let t86 = t18 * t85;
                let t87 = h * t85;
                let t88 = rt::lit::<T>(0.125) * t85;
                let t89 = h_squared * t19;
                let t90 = rt::lit::<T>(0.25) * t85;
                let t91 = t17 + t82;
                let mut solution2 = rt::Sweeps::new(predictor2);
                while let Some([rho1_rate_second, rho2_rate_second]) = solution2
                    .goes_on()
                {
                    let rho2_new_2 = half_h * rho2_rate_second + t78;
                    let t97 = t78 + rho2_new_2;
                    let t98 = t97 + t17 * t97;
                    let t99 = t69 * t98;
                    let t100 = t16 + rt::lit::<T>(0.125) * t99;
                    let t101 = t100 * t100;
                    let t102 = rt::lit::<T>(1.0) / (t18 * (t101 + rt::lit::<T>(1.0)));
                    let t103 = t68 + quarter_h * rho1_rate_second;
                    let t104 = t100 * t103;
                    let t105 = t102 * (t98 * t104);
                    let y_new_2 = t16 + rt::lit::<T>(0.25) * t99;
                    let y_new_2_squared = y_new_2 * y_new_2;
                    let t106 = rt::lit::<T>(1.0) / (y_new_2_squared + rt::lit::<T>(1.0));
                    let rho1_new_2 = half_h * rho1_rate_second + t68;
                    let t92 = t68 + rho1_new_2;
                    let t93 = t19 * t92;
                    let t94 = quarter_h * t93;
                    let t107 = t94 * t100;
                    let t108 = t80 - t107;
                    let t109 = t108 + y_new_2_squared * t108;
                    let z_new_2 = t79 + t94;
                    let t95 = t79 + z_new_2;
                    let t96 = t95 + t17 * t95;
                    let t115 = t16 + y_new_2;
                    let t116 = t58 * t115;
                    let z_new_2_squared = z_new_2 * z_new_2;
                    let rho2_new_2_squared = rho2_new_2 * rho2_new_2;
                    let t112 = y_new_2_squared
                        + (z_new_2_squared + (rho2_new_2_squared + t81));
                    let t114 = t106
                        * (y_new_2_squared * t112
                            + (z_new_2_squared
                                + (rho2_new_2_squared + (t73 + rho1_new_2 * rho1_new_2))));
                    let t131 = t116
                        * (rt::lit::<T>(0.5)
                            * (t112
                                + (y_new_2_squared
                                    + (z_new_2_squared + (rho2_new_2_squared + t91)))) - t114)
                        + t102 * (t104 * (rt::lit::<T>(0.5) * t92));
                    solution2
                        .update([
                            rt::lit::<T>(0.5) * (t105 + t106 * (t100 * t109))
                                - t58 * t96,
                            -t131,
                        ]);
                }
                solution2
                    .or_newton(
                        move || {
                            let t14 = t2 * (y * (x * t1 + (rho1 * rho2 - y * z)) - z);
                            [t14, -y]
                        },
                        move || {
                            let t15 = rt::abs(inv_h * rho1);
                            [t15, rt::abs(inv_h * rho2)]
                        },
                        move |[rho1_rate_second, rho2_rate_second]| {
                            let rho1_new_2 = half_h * rho1_rate_second + t68;
                            let t92 = t68 + rho1_new_2;
                            let t93 = t19 * t92;
                            let t94 = quarter_h * t93;
                            let z_new_2 = t79 + t94;
                            let t95 = t79 + z_new_2;
                            let t96 = t95 + t17 * t95;
                            let rho2_new_2 = half_h * rho2_rate_second + t78;
                            let t97 = t78 + rho2_new_2;
                            let t98 = t97 + t17 * t97;
                            let t99 = t69 * t98;
                            let t100 = t16 + rt::lit::<T>(0.125) * t99;
                            let t101 = t100 * t100;
                            let t102 = rt::lit::<T>(1.0)
                                / (t18 * (t101 + rt::lit::<T>(1.0)));
                            let t103 = t68 + quarter_h * rho1_rate_second;
                            let t104 = t100 * t103;
                            let t105 = t102 * (t98 * t104);
                            let y_new_2 = t16 + rt::lit::<T>(0.25) * t99;
                            let y_new_2_squared = y_new_2 * y_new_2;
                            let t106 = rt::lit::<T>(1.0)
                                / (y_new_2_squared + rt::lit::<T>(1.0));
                            let t107 = t94 * t100;
                            let t108 = t80 - t107;
                            let t109 = t108 + y_new_2_squared * t108;
                            let t110 = t106 * t109;
                            let t111 = t17 + y_new_2_squared;
                            let z_new_2_squared = z_new_2 * z_new_2;
                            let rho2_new_2_squared = rho2_new_2 * rho2_new_2;
                            let t112 = y_new_2_squared
                                + (z_new_2_squared + (rho2_new_2_squared + t81));
                            let t113 = t112
                                + (z_new_2_squared + (rho2_new_2_squared + t82));
                            let t114 = t106
                                * (y_new_2_squared * t112
                                    + (z_new_2_squared
                                        + (rho2_new_2_squared + (t73 + rho1_new_2 * rho1_new_2))));
                            let t115 = t16 + y_new_2;
                            let t116 = t58 * t115;
                            let t117 = t102 * (t92 * t104);
                            let t118 = t19
                                * (half_h_squared
                                    * (t106
                                        * (t101
                                            * (rt::lit::<T>(0.125) * y_new_2_squared
                                                + rt::lit::<T>(0.125))) + t83))
                                + (rt::lit::<T>(1.0) - t102 * (t100 * (k1 * t98)));
                            let t119 = y_new_2 * t85;
                            let t120 = rt::lit::<T>(0.5) * t119;
                            let t121 = ((t108 - t110) * t120
                                - (rt::lit::<T>(0.03125) * y_new_2_squared
                                    + rt::lit::<T>(0.03125)) * (t93 * t87)) * (t100 * t106);
                            let t122 = t103 * t85;
                            let t123 = rt::lit::<T>(0.25) * (t100 * t86);
                            let t124 = t110 * t88 + t121
                                + t102
                                    * (t84 * t104 + t98 * (rt::lit::<T>(0.125) * t122)
                                        - t105 * t123);
                            let t125 = z_new_2 * t89;
                            let t126 = t116
                                * (rt::lit::<T>(0.25) * t125
                                    - t106
                                        * (h * rho1_new_2
                                            + t125
                                                * (rt::lit::<T>(0.25) * y_new_2_squared
                                                    + rt::lit::<T>(0.25))));
                            let h_rho2_new_2 = h * rho2_new_2;
                            let t127 = t120 + h_rho2_new_2;
                            let t128 = t115
                                * (rt::lit::<T>(0.25) * t119
                                    - t106
                                        * (t120 * (t112 - t114)
                                            + (h_rho2_new_2 + y_new_2_squared * t127)));
                            let t129 = rt::lit::<T>(0.5)
                                * (t113 * t90 + t115 * (h_rho2_new_2 + t127))
                                + t85
                                    * (rt::lit::<T>(0.125) * t111 - rt::lit::<T>(0.25) * t114);
                            let t130 = t58 * (t128 + t129)
                                + ((t122 * (rt::lit::<T>(0.125) * t92) - t117 * t123)
                                    * (rt::lit::<T>(0.5) * t102) + rt::lit::<T>(1.0));
                            (
                                [
                                    rho1_rate_second
                                        + rt::lit::<T>(0.5) * (t19 * t96 - t105 - t100 * t110),
                                    (rt::lit::<T>(0.5) * (t111 + t113) - t114) * t116
                                        + (rho2_rate_second + rt::lit::<T>(0.5) * t117),
                                ],
                                [
                                    [t118, -(rt::lit::<T>(0.5) * t124)],
                                    [
                                        t126
                                            + t102
                                                * (rt::lit::<T>(0.5)
                                                    * (half_h * t104 + t100 * (quarter_h * t92))),
                                        t130,
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
                let rho1_new_2 = half_h * rho1_rate_second + t68;
                let t92 = t68 + rho1_new_2;
                let t93 = t19 * t92;
                let t94 = quarter_h * t93;
                let rho2_new_2 = half_h * rho2_rate_second + t78;
                let t97 = t78 + rho2_new_2;
                let t98 = t97 + t17 * t97;
                let t99 = t69 * t98;
                let t100 = t16 + rt::lit::<T>(0.125) * t99;
                let t107 = t94 * t100;
                let x_new_2 = t72 - t107;
                let y_new_2 = t16 + rt::lit::<T>(0.25) * t99;
                let z_new_2 = t79 + t94;
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5286f2d755a4ec34397542cf35857a04";
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
        /// - `y_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `y_rate_2`, `rho1_rate_2`, `rho2_rate_2`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate_1, z_rate_1, x_rate_2, z_rate_2
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 48 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 72 | 1 | 0 | 0 | 0 |
        /// | each step | 68 | 77 | 8 | 0 | 0 | 0 |
        /// | each sweep for y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2, rho2_rate_2 | 264 | 316 | 10 | 0 | 0 | 0 |
        /// | each iteration for y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2, rho2_rate_2 | 1062 | 1618 | 20 | 0 | 0 | 0 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
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
                let [x, y, z, rho1, rho2] = motion.carried;
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
                    [y_rate_1,
                    rho1_rate_1,
                    rho2_rate_1,
                    y_rate_2,
                    rho1_rate_2,
                    rho2_rate_2,
                    ],
                ) = solution1.goes_on()
                {
                    let t6 = k57 * y_rate_2 + (y + k49 * y_rate_1);
                    let t7 = t6 * t6;
                    let t8 = t7 + rt::lit::<T>(1.0);
                    let t9 = rt::lit::<T>(1.0) / t8;
                    let t10 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                    let t11 = rt::lit::<T>(2.0) * t7 + rt::lit::<T>(2.0);
                    let t12 = t9 * (t10 * t11);
                    let t13 = k58 * y_rate_2 + (y + k50 * y_rate_1);
                    let t14 = t13 * t13;
                    let t15 = t14 + rt::lit::<T>(1.0);
                    let t16 = rt::lit::<T>(1.0) / t15;
                    let t17 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                    let t18 = rt::lit::<T>(2.0) * t14 + rt::lit::<T>(2.0);
                    let t19 = t16 * (t17 * t18);
                    let t20 = k59 * y_rate_2 + (y + k51 * y_rate_1);
                    let t21 = t20 * t20;
                    let t22 = t21 + rt::lit::<T>(1.0);
                    let t23 = rt::lit::<T>(1.0) / t22;
                    let t24 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                    let t25 = rt::lit::<T>(2.0) * t21 + rt::lit::<T>(2.0);
                    let t26 = t23 * (t24 * t25);
                    let t27 = k60 * y_rate_2 + (y + k52 * y_rate_1);
                    let t28 = t27 * t27;
                    let t29 = t28 + rt::lit::<T>(1.0);
                    let t30 = rt::lit::<T>(1.0) / t29;
                    let t31 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                    let t32 = rt::lit::<T>(2.0) * t28 + rt::lit::<T>(2.0);
                    let t33 = t30 * (t31 * t32);
                    let t34 = k61 * y_rate_2 + (y + k53 * y_rate_1);
                    let t35 = t34 * t34;
                    let t36 = t35 + rt::lit::<T>(1.0);
                    let t37 = rt::lit::<T>(1.0) / t36;
                    let t38 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                    let t39 = rt::lit::<T>(2.0) * t35 + rt::lit::<T>(2.0);
                    let t40 = t37 * (t38 * t39);
                    let t41 = k62 * y_rate_2 + (y + k54 * y_rate_1);
                    let t42 = t41 * t41;
                    let t43 = t42 + rt::lit::<T>(1.0);
                    let t44 = rt::lit::<T>(1.0) / t43;
                    let t45 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                    let t46 = rt::lit::<T>(2.0) * t42 + rt::lit::<T>(2.0);
                    let t47 = t44 * (t45 * t46);
                    let t48 = k63 * y_rate_2 + (y + k55 * y_rate_1);
                    let t49 = t48 * t48;
                    let t50 = t49 + rt::lit::<T>(1.0);
                    let t51 = rt::lit::<T>(1.0) / t50;
                    let t52 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                    let t53 = rt::lit::<T>(2.0) * t49 + rt::lit::<T>(2.0);
                    let t54 = t51 * (t52 * t53);
                    let t55 = k64 * y_rate_2 + (y + k56 * y_rate_1);
                    let t56 = t55 * t55;
                    let t57 = t56 + rt::lit::<T>(1.0);
                    let t58 = rt::lit::<T>(1.0) / t57;
                    let t59 = k64 * rho2_rate_2 + (rho2 + k56 * rho2_rate_1);
                    let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                    let t61 = t58 * (t59 * t60);
                    let t62 = k8 * t12 + k7 * t19 + (k6 * t26 + k5 * t33)
                        + (k4 * t40 + k3 * t47 + (k2 * t54 + k1 * t61));
                    let t112 = k66 * y_rate_2 + (y + k65 * y_rate_1);
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
                    let t120 = k68 * y_rate_2 + (y + k67 * y_rate_1);
                    let t79 = rt::lit::<T>(-0.03357096720958545) * t64
                        + rt::lit::<T>(-0.042237587700185465) * t66
                        + (rt::lit::<T>(0.014077768468017546) * t68
                            + rt::lit::<T>(0.12372628666282504) * t70)
                        + (rt::lit::<T>(0.23895749671553695) * t72
                            + rt::lit::<T>(0.29962887740986976) * t74
                            + (rt::lit::<T>(0.2646186221535599) * t76
                                + rt::lit::<T>(0.13479950349996173) * t78));
                    let t121 = t120 * t79;
                    let t122 = x - k49 * t119 - k57 * t121;
                    let t82 = t11 * t9;
                    let t123 = t122 * t82;
                    let t124 = x - k50 * t119 - k58 * t121;
                    let t109 = t18 * t16;
                    let t125 = t124 * t109;
                    let t126 = x - k51 * t119 - k59 * t121;
                    let t86 = t25 * t23;
                    let t127 = t126 * t86;
                    let t128 = x - k52 * t119 - k60 * t121;
                    let t90 = t32 * t30;
                    let t129 = t128 * t90;
                    let t130 = x - k53 * t119 - k61 * t121;
                    let t94 = t39 * t37;
                    let t131 = t130 * t94;
                    let t132 = x - k54 * t119 - k62 * t121;
                    let t98 = t46 * t44;
                    let t133 = t132 * t98;
                    let t134 = x - k55 * t119 - k63 * t121;
                    let t101 = t53 * t51;
                    let t135 = t134 * t101;
                    let t136 = x - k56 * t119 - k64 * t121;
                    let t105 = t60 * t58;
                    let t137 = t136 * t105;
                    let t138 = k8 * t123 + k7 * t125 + (k6 * t127 + k5 * t129)
                        + (k4 * t131 + k3 * t133 + (k2 * t135 + k1 * t137));
                    let t139 = t112 * t138;
                    let t113 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                    let t114 = t112 * t113;
                    let t115 = t112 * t112 + rt::lit::<T>(1.0);
                    let t758 = t114 / t115;
                    let t93 = k61 * t79 + (z + k53 * t80);
                    let t95 = t93 * t94;
                    let t96 = k4 * t95;
                    let t108 = k58 * t79 + (z + k50 * t80);
                    let t110 = t108 * t109;
                    let t111 = k7 * t110;
                    let t81 = k57 * t79 + (z + k49 * t80);
                    let t83 = t81 * t82;
                    let t84 = k8 * t83;
                    let t89 = k60 * t79 + (z + k52 * t80);
                    let t91 = t89 * t90;
                    let t92 = k5 * t91;
                    let t97 = k62 * t79 + (z + k54 * t80);
                    let t99 = t97 * t98;
                    let t100 = k63 * t79 + (z + k55 * t80);
                    let t102 = t100 * t101;
                    let t103 = k3 * t99 + k2 * t102;
                    let t85 = k59 * t79 + (z + k51 * t80);
                    let t87 = t85 * t86;
                    let t88 = k6 * t87;
                    let t104 = k64 * t79 + (z + k56 * t80);
                    let t106 = t104 * t105;
                    let t107 = k1 * t106;
                    let t759 = t139
                        + (t62 * t758 - t96 - t111 - (t84 + t92)
                            - (t103 + (t88 + t107)));
                    let t210 = t122 * t122;
                    let t211 = t81 * t81;
                    let t212 = t10 * t10;
                    let t213 = t210 + (t211 + (t7 + (t212 + rt::lit::<T>(1.0))));
                    let t214 = t7 + t213;
                    let t215 = t7 * t213 + (t210 + (t211 + (t212 + t63 * t63)));
                    let t216 = t214 - t9 * t215;
                    let t217 = rt::lit::<T>(2.0) * t6;
                    let t760 = t216 * (t9 * t217);
                    let t150 = t126 * t126;
                    let t151 = t85 * t85;
                    let t152 = t24 * t24;
                    let t153 = t150 + (t151 + (t21 + (t152 + rt::lit::<T>(1.0))));
                    let t154 = t21 + t153;
                    let t155 = t21 * t153 + (t150 + (t151 + (t152 + t67 * t67)));
                    let t156 = t154 - t23 * t155;
                    let t157 = rt::lit::<T>(2.0) * t20;
                    let t761 = t156 * (t23 * t157);
                    let t170 = t128 * t128;
                    let t171 = t89 * t89;
                    let t172 = t31 * t31;
                    let t173 = t170 + (t171 + (t28 + (t172 + rt::lit::<T>(1.0))));
                    let t174 = t28 + t173;
                    let t175 = t28 * t173 + (t170 + (t171 + (t172 + t69 * t69)));
                    let t176 = t174 - t30 * t175;
                    let t177 = rt::lit::<T>(2.0) * t27;
                    let t762 = t176 * (t30 * t177);
                    let t190 = t134 * t134;
                    let t191 = t100 * t100;
                    let t192 = t52 * t52;
                    let t193 = t190 + (t191 + (t49 + (t192 + rt::lit::<T>(1.0))));
                    let t194 = t49 + t193;
                    let t195 = t49 * t193 + (t190 + (t191 + (t192 + t75 * t75)));
                    let t196 = t194 - t51 * t195;
                    let t197 = rt::lit::<T>(2.0) * t48;
                    let t763 = t196 * (t51 * t197);
                    let t200 = t136 * t136;
                    let t201 = t104 * t104;
                    let t202 = t59 * t59;
                    let t203 = t200 + (t201 + (t56 + (t202 + rt::lit::<T>(1.0))));
                    let t204 = t56 + t203;
                    let t205 = t56 * t203 + (t200 + (t201 + (t202 + t77 * t77)));
                    let t206 = t204 - t58 * t205;
                    let t207 = rt::lit::<T>(2.0) * t55;
                    let t764 = t206 * (t58 * t207);
                    let t180 = t130 * t130;
                    let t181 = t93 * t93;
                    let t182 = t38 * t38;
                    let t183 = t180 + (t181 + (t35 + (t182 + rt::lit::<T>(1.0))));
                    let t184 = t35 + t183;
                    let t185 = t35 * t183 + (t180 + (t181 + (t182 + t71 * t71)));
                    let t186 = t184 - t37 * t185;
                    let t187 = rt::lit::<T>(2.0) * t34;
                    let t765 = t186 * (t37 * t187);
                    let t160 = t132 * t132;
                    let t161 = t97 * t97;
                    let t162 = t45 * t45;
                    let t163 = t160 + (t161 + (t42 + (t162 + rt::lit::<T>(1.0))));
                    let t164 = t42 + t163;
                    let t165 = t42 * t163 + (t160 + (t161 + (t162 + t73 * t73)));
                    let t166 = t164 - t44 * t165;
                    let t167 = rt::lit::<T>(2.0) * t41;
                    let t766 = t166 * (t44 * t167);
                    let t140 = t124 * t124;
                    let t141 = t108 * t108;
                    let t142 = t17 * t17;
                    let t143 = t140 + (t141 + (t14 + (t142 + rt::lit::<T>(1.0))));
                    let t144 = t14 + t143;
                    let t145 = t14 * t143 + (t140 + (t141 + (t142 + t65 * t65)));
                    let t146 = t144 - t16 * t145;
                    let t147 = rt::lit::<T>(2.0) * t13;
                    let t767 = t146 * (t16 * t147);
                    let t768 = k1 * t764 + k4 * t765
                        + (k3 * t766 + (k7 * t767 + t80 * t758));
                    let t769 = -(k8 * t760 + k6 * t761 + (k5 * t762 + k2 * t763) + t768);
                    let t221 = k16 * t12 + k15 * t19 + (k14 * t26 + k13 * t33)
                        + (k12 * t40 + k11 * t47 + (k10 * t54 + k9 * t61));
                    let t235 = k16 * t123 + k15 * t125 + (k14 * t127 + k13 * t129)
                        + (k12 * t131 + k11 * t133 + (k10 * t135 + k9 * t137));
                    let t236 = t120 * t235;
                    let t229 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                    let t230 = t120 * t229;
                    let t231 = t120 * t120 + rt::lit::<T>(1.0);
                    let t770 = t230 / t231;
                    let t225 = k12 * t95;
                    let t228 = k15 * t110;
                    let t222 = k16 * t83;
                    let t224 = k13 * t91;
                    let t226 = k11 * t99 + k10 * t102;
                    let t223 = k14 * t87;
                    let t227 = k9 * t106;
                    let t771 = t236
                        + (t221 * t770 - t225 - t228 - (t222 + t224)
                            - (t226 + (t223 + t227)));
                    let t772 = k9 * t764 + k12 * t765
                        + (k11 * t766 + (k15 * t767 + t79 * t770));
                    let t773 = -(k16 * t760 + k14 * t761 + (k13 * t762 + k10 * t763)
                        + t772);
                    solution1.update([t62, t759, t769, t221, t771, t773]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = y * y + rt::lit::<T>(1.0);
                            let t2 = rt::lit::<T>(1.0) / t1
                                * (y * (x * t1 + (rho1 * rho2 - y * z)) - z);
                            [rho2, t2, -y, rho2, t2, -y]
                        },
                        move || {
                            let t3 = rt::abs(inv_h * y);
                            let t4 = rt::abs(inv_h * rho1);
                            let t5 = rt::abs(inv_h * rho2);
                            [t3, t4, t5, t3, t4, t5]
                        },
                        move |
                            [y_rate_1,
                            rho1_rate_1,
                            rho2_rate_1,
                            y_rate_2,
                            rho1_rate_2,
                            rho2_rate_2,
                            ]|
                        {
                            let t6 = k57 * y_rate_2 + (y + k49 * y_rate_1);
                            let t7 = t6 * t6;
                            let t8 = t7 + rt::lit::<T>(1.0);
                            let t9 = rt::lit::<T>(1.0) / t8;
                            let t10 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                            let t11 = rt::lit::<T>(2.0) * t7 + rt::lit::<T>(2.0);
                            let t12 = t9 * (t10 * t11);
                            let t13 = k58 * y_rate_2 + (y + k50 * y_rate_1);
                            let t14 = t13 * t13;
                            let t15 = t14 + rt::lit::<T>(1.0);
                            let t16 = rt::lit::<T>(1.0) / t15;
                            let t17 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                            let t18 = rt::lit::<T>(2.0) * t14 + rt::lit::<T>(2.0);
                            let t19 = t16 * (t17 * t18);
                            let t20 = k59 * y_rate_2 + (y + k51 * y_rate_1);
                            let t21 = t20 * t20;
                            let t22 = t21 + rt::lit::<T>(1.0);
                            let t23 = rt::lit::<T>(1.0) / t22;
                            let t24 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                            let t25 = rt::lit::<T>(2.0) * t21 + rt::lit::<T>(2.0);
                            let t26 = t23 * (t24 * t25);
                            let t27 = k60 * y_rate_2 + (y + k52 * y_rate_1);
                            let t28 = t27 * t27;
                            let t29 = t28 + rt::lit::<T>(1.0);
                            let t30 = rt::lit::<T>(1.0) / t29;
                            let t31 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                            let t32 = rt::lit::<T>(2.0) * t28 + rt::lit::<T>(2.0);
                            let t33 = t30 * (t31 * t32);
                            let t34 = k61 * y_rate_2 + (y + k53 * y_rate_1);
                            let t35 = t34 * t34;
                            let t36 = t35 + rt::lit::<T>(1.0);
                            let t37 = rt::lit::<T>(1.0) / t36;
                            let t38 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                            let t39 = rt::lit::<T>(2.0) * t35 + rt::lit::<T>(2.0);
                            let t40 = t37 * (t38 * t39);
                            let t41 = k62 * y_rate_2 + (y + k54 * y_rate_1);
                            let t42 = t41 * t41;
                            let t43 = t42 + rt::lit::<T>(1.0);
                            let t44 = rt::lit::<T>(1.0) / t43;
                            let t45 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                            let t46 = rt::lit::<T>(2.0) * t42 + rt::lit::<T>(2.0);
                            let t47 = t44 * (t45 * t46);
                            let t48 = k63 * y_rate_2 + (y + k55 * y_rate_1);
                            let t49 = t48 * t48;
                            let t50 = t49 + rt::lit::<T>(1.0);
                            let t51 = rt::lit::<T>(1.0) / t50;
                            let t52 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                            let t53 = rt::lit::<T>(2.0) * t49 + rt::lit::<T>(2.0);
                            let t54 = t51 * (t52 * t53);
                            let t55 = k64 * y_rate_2 + (y + k56 * y_rate_1);
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
                            let t81 = k57 * t79 + (z + k49 * t80);
                            let t82 = t11 * t9;
                            let t83 = t81 * t82;
                            let t84 = k8 * t83;
                            let t85 = k59 * t79 + (z + k51 * t80);
                            let t86 = t25 * t23;
                            let t87 = t85 * t86;
                            let t88 = k6 * t87;
                            let t89 = k60 * t79 + (z + k52 * t80);
                            let t90 = t32 * t30;
                            let t91 = t89 * t90;
                            let t92 = k5 * t91;
                            let t93 = k61 * t79 + (z + k53 * t80);
                            let t94 = t39 * t37;
                            let t95 = t93 * t94;
                            let t96 = k4 * t95;
                            let t97 = k62 * t79 + (z + k54 * t80);
                            let t98 = t46 * t44;
                            let t99 = t97 * t98;
                            let t100 = k63 * t79 + (z + k55 * t80);
                            let t101 = t53 * t51;
                            let t102 = t100 * t101;
                            let t103 = k3 * t99 + k2 * t102;
                            let t104 = k64 * t79 + (z + k56 * t80);
                            let t105 = t60 * t58;
                            let t106 = t104 * t105;
                            let t107 = k1 * t106;
                            let t108 = k58 * t79 + (z + k50 * t80);
                            let t109 = t18 * t16;
                            let t110 = t108 * t109;
                            let t111 = k7 * t110;
                            let t112 = k66 * y_rate_2 + (y + k65 * y_rate_1);
                            let t113 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                            let t114 = t112 * t113;
                            let t115 = t112 * t112 + rt::lit::<T>(1.0);
                            let t116 = rt::lit::<T>(1.0) / t115;
                            let t117 = t114 * t116;
                            let t118 = t84 + t88 + (t92 + t96)
                                + (t103 + (t107 + (t111 + (rho1_rate_1 - t117 * t62))));
                            let t119 = t112 * t80;
                            let t120 = k68 * y_rate_2 + (y + k67 * y_rate_1);
                            let t121 = t120 * t79;
                            let t122 = x - k49 * t119 - k57 * t121;
                            let t123 = t122 * t82;
                            let t124 = x - k50 * t119 - k58 * t121;
                            let t125 = t124 * t109;
                            let t126 = x - k51 * t119 - k59 * t121;
                            let t127 = t126 * t86;
                            let t128 = x - k52 * t119 - k60 * t121;
                            let t129 = t128 * t90;
                            let t130 = x - k53 * t119 - k61 * t121;
                            let t131 = t130 * t94;
                            let t132 = x - k54 * t119 - k62 * t121;
                            let t133 = t132 * t98;
                            let t134 = x - k55 * t119 - k63 * t121;
                            let t135 = t134 * t101;
                            let t136 = x - k56 * t119 - k64 * t121;
                            let t137 = t136 * t105;
                            let t138 = k8 * t123 + k7 * t125 + (k6 * t127 + k5 * t129)
                                + (k4 * t131 + k3 * t133 + (k2 * t135 + k1 * t137));
                            let t139 = t112 * t138;
                            let t140 = t124 * t124;
                            let t141 = t108 * t108;
                            let t142 = t17 * t17;
                            let t143 = t140
                                + (t141 + (t14 + (t142 + rt::lit::<T>(1.0))));
                            let t144 = t14 + t143;
                            let t145 = t14 * t143 + (t140 + (t141 + (t142 + t65 * t65)));
                            let t146 = t144 - t16 * t145;
                            let t147 = rt::lit::<T>(2.0) * t13;
                            let t148 = t146 * t147;
                            let t149 = t16 * t148;
                            let t150 = t126 * t126;
                            let t151 = t85 * t85;
                            let t152 = t24 * t24;
                            let t153 = t150
                                + (t151 + (t21 + (t152 + rt::lit::<T>(1.0))));
                            let t154 = t21 + t153;
                            let t155 = t21 * t153 + (t150 + (t151 + (t152 + t67 * t67)));
                            let t156 = t154 - t23 * t155;
                            let t157 = rt::lit::<T>(2.0) * t20;
                            let t158 = t156 * t157;
                            let t159 = t23 * t158;
                            let t160 = t132 * t132;
                            let t161 = t97 * t97;
                            let t162 = t45 * t45;
                            let t163 = t160
                                + (t161 + (t42 + (t162 + rt::lit::<T>(1.0))));
                            let t164 = t42 + t163;
                            let t165 = t42 * t163 + (t160 + (t161 + (t162 + t73 * t73)));
                            let t166 = t164 - t44 * t165;
                            let t167 = rt::lit::<T>(2.0) * t41;
                            let t168 = t166 * t167;
                            let t169 = t44 * t168;
                            let t170 = t128 * t128;
                            let t171 = t89 * t89;
                            let t172 = t31 * t31;
                            let t173 = t170
                                + (t171 + (t28 + (t172 + rt::lit::<T>(1.0))));
                            let t174 = t28 + t173;
                            let t175 = t28 * t173 + (t170 + (t171 + (t172 + t69 * t69)));
                            let t176 = t174 - t30 * t175;
                            let t177 = rt::lit::<T>(2.0) * t27;
                            let t178 = t176 * t177;
                            let t179 = t30 * t178;
                            let t180 = t130 * t130;
                            let t181 = t93 * t93;
                            let t182 = t38 * t38;
                            let t183 = t180
                                + (t181 + (t35 + (t182 + rt::lit::<T>(1.0))));
                            let t184 = t35 + t183;
                            let t185 = t35 * t183 + (t180 + (t181 + (t182 + t71 * t71)));
                            let t186 = t184 - t37 * t185;
                            let t187 = rt::lit::<T>(2.0) * t34;
                            let t188 = t186 * t187;
                            let t189 = t37 * t188;
                            let t190 = t134 * t134;
                            let t191 = t100 * t100;
                            let t192 = t52 * t52;
                            let t193 = t190
                                + (t191 + (t49 + (t192 + rt::lit::<T>(1.0))));
                            let t194 = t49 + t193;
                            let t195 = t49 * t193 + (t190 + (t191 + (t192 + t75 * t75)));
                            let t196 = t194 - t51 * t195;
                            let t197 = rt::lit::<T>(2.0) * t48;
                            let t198 = t196 * t197;
                            let t199 = t51 * t198;
                            let t200 = t136 * t136;
                            let t201 = t104 * t104;
                            let t202 = t59 * t59;
                            let t203 = t200
                                + (t201 + (t56 + (t202 + rt::lit::<T>(1.0))));
                            let t204 = t56 + t203;
                            let t205 = t56 * t203 + (t200 + (t201 + (t202 + t77 * t77)));
                            let t206 = t204 - t58 * t205;
                            let t207 = rt::lit::<T>(2.0) * t55;
                            let t208 = t206 * t207;
                            let t209 = t58 * t208;
                            let t210 = t122 * t122;
                            let t211 = t81 * t81;
                            let t212 = t10 * t10;
                            let t213 = t210 + (t211 + (t7 + (t212 + rt::lit::<T>(1.0))));
                            let t214 = t7 + t213;
                            let t215 = t7 * t213 + (t210 + (t211 + (t212 + t63 * t63)));
                            let t216 = t214 - t9 * t215;
                            let t217 = rt::lit::<T>(2.0) * t6;
                            let t218 = t216 * t217;
                            let t219 = t9 * t218;
                            let t220 = k4 * t189 + k2 * t199
                                + (k1 * t209 + (k8 * t219 + (rho2_rate_1 + t117 * t80)));
                            let t221 = k16 * t12 + k15 * t19 + (k14 * t26 + k13 * t33)
                                + (k12 * t40 + k11 * t47 + (k10 * t54 + k9 * t61));
                            let t222 = k16 * t83;
                            let t223 = k14 * t87;
                            let t224 = k13 * t91;
                            let t225 = k12 * t95;
                            let t226 = k11 * t99 + k10 * t102;
                            let t227 = k9 * t106;
                            let t228 = k15 * t110;
                            let t229 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                            let t230 = t120 * t229;
                            let t231 = t120 * t120 + rt::lit::<T>(1.0);
                            let t232 = rt::lit::<T>(1.0) / t231;
                            let t233 = t230 * t232;
                            let t234 = t222 + t223 + (t224 + t225)
                                + (t226 + (t227 + (t228 + (rho1_rate_2 - t233 * t221))));
                            let t235 = k16 * t123 + k15 * t125
                                + (k14 * t127 + k13 * t129)
                                + (k12 * t131 + k11 * t133 + (k10 * t135 + k9 * t137));
                            let t236 = t120 * t235;
                            let t237 = k12 * t189 + k10 * t199
                                + (k9 * t209 + (k16 * t219 + (rho2_rate_2 + t233 * t79)));
                            let t238 = k49 * t6;
                            let t239 = t238 * t9;
                            let t240 = rt::lit::<T>(4.0) * t10 - rt::lit::<T>(2.0) * t12;
                            let t241 = t239 * t240;
                            let t242 = k50 * t13;
                            let t243 = t242 * t16;
                            let t244 = rt::lit::<T>(4.0) * t17 - rt::lit::<T>(2.0) * t19;
                            let t245 = t243 * t244;
                            let t246 = k51 * t20;
                            let t247 = t246 * t23;
                            let t248 = rt::lit::<T>(4.0) * t24 - rt::lit::<T>(2.0) * t26;
                            let t249 = t247 * t248;
                            let t250 = k52 * t27;
                            let t251 = t250 * t30;
                            let t252 = rt::lit::<T>(4.0) * t31 - rt::lit::<T>(2.0) * t33;
                            let t253 = t251 * t252;
                            let t254 = k53 * t34;
                            let t255 = t254 * t37;
                            let t256 = rt::lit::<T>(4.0) * t38 - rt::lit::<T>(2.0) * t40;
                            let t257 = t255 * t256;
                            let t258 = k54 * t41;
                            let t259 = t258 * t44;
                            let t260 = rt::lit::<T>(4.0) * t45 - rt::lit::<T>(2.0) * t47;
                            let t261 = t259 * t260;
                            let t262 = k55 * t48;
                            let t263 = t262 * t51;
                            let t264 = rt::lit::<T>(4.0) * t52 - rt::lit::<T>(2.0) * t54;
                            let t265 = t263 * t264;
                            let t266 = k56 * t55;
                            let t267 = t266 * t58;
                            let t268 = rt::lit::<T>(4.0) * t59 - rt::lit::<T>(2.0) * t61;
                            let t269 = t267 * t268;
                            let t270 = k8 * t241 + k7 * t245 + (k6 * t249 + k5 * t253)
                                + (k4 * t257 + k3 * t261 + (k2 * t265 + k1 * t269));
                            let t271 = t9 * (k69 + k69 * t7);
                            let t272 = t16 * (k70 + k70 * t14);
                            let t273 = t23 * (k71 + k71 * t21);
                            let t274 = t30 * (k72 + k72 * t28);
                            let t275 = t37 * (k73 + k73 * t35);
                            let t276 = t44 * (k74 + k74 * t42);
                            let t277 = t51 * (k75 + k75 * t49);
                            let t278 = t58 * (k76 + k76 * t56);
                            let t279 = k8 * t271 + k7 * t272 + (k6 * t273 + k5 * t274)
                                + (k4 * t275 + k3 * t276 + (k2 * t277 + k1 * t278));
                            let t280 = k57 * t6;
                            let t281 = t280 * t9;
                            let t282 = t281 * t240;
                            let t283 = k58 * t13;
                            let t284 = t283 * t16;
                            let t285 = t284 * t244;
                            let t286 = k59 * t20;
                            let t287 = t286 * t23;
                            let t288 = t287 * t248;
                            let t289 = k60 * t27;
                            let t290 = t289 * t30;
                            let t291 = t290 * t252;
                            let t292 = k61 * t34;
                            let t293 = t292 * t37;
                            let t294 = t293 * t256;
                            let t295 = k62 * t41;
                            let t296 = t295 * t44;
                            let t297 = t296 * t260;
                            let t298 = k63 * t48;
                            let t299 = t298 * t51;
                            let t300 = t299 * t264;
                            let t301 = k64 * t55;
                            let t302 = t301 * t58;
                            let t303 = t302 * t268;
                            let t304 = k8 * t282 + k7 * t285 + (k6 * t288 + k5 * t291)
                                + (k4 * t294 + k3 * t297 + (k2 * t300 + k1 * t303));
                            let t305 = t9 * (k77 + k77 * t7);
                            let t306 = t16 * (k78 + k78 * t14);
                            let t307 = t23 * (k79 + k79 * t21);
                            let t308 = t30 * (k80 + k80 * t28);
                            let t309 = t37 * (k81 + k81 * t35);
                            let t310 = t44 * (k82 + k82 * t42);
                            let t311 = t51 * (k83 + k83 * t49);
                            let t312 = t58 * (k84 + k84 * t56);
                            let t313 = k8 * t305 + k7 * t306 + (k6 * t307 + k5 * t308)
                                + (k4 * t309 + k3 * t310 + (k2 * t311 + k1 * t312));
                            let t314 = rt::lit::<T>(2.0) * t30;
                            let t315 = k72 * t27;
                            let t316 = t64 * t239;
                            let t317 = t66 * t243;
                            let t318 = t68 * t247;
                            let t319 = t70 * t251;
                            let t320 = t72 * t255;
                            let t321 = t74 * t259;
                            let t322 = t76 * t263;
                            let t323 = t78 * t267;
                            let t324 = k17 * t316 + k18 * t317
                                + (k19 * t318 + k20 * t319)
                                + (k21 * t320 + k22 * t321 + (k23 * t322 + k24 * t323));
                            let t325 = k25 * t316 + k26 * t317
                                + (k27 * t318 + k28 * t319)
                                + (k29 * t320 + k30 * t321 + (k31 * t322 + k32 * t323));
                            let t326 = k52 * t324 + k60 * t325;
                            let t327 = t314
                                * (t89 * t315 - t326 - (t28 * t326 + t250 * t91));
                            let t328 = rt::lit::<T>(2.0) * t37;
                            let t329 = k73 * t34;
                            let t330 = k53 * t324 + k61 * t325;
                            let t331 = t328
                                * (t93 * t329 - t330 - (t35 * t330 + t254 * t95));
                            let t332 = rt::lit::<T>(2.0) * t44;
                            let t333 = k74 * t41;
                            let t334 = k54 * t324 + k62 * t325;
                            let t335 = t332
                                * (t97 * t333 - t334 - (t42 * t334 + t258 * t99));
                            let t336 = rt::lit::<T>(2.0) * t51;
                            let t337 = k75 * t48;
                            let t338 = k55 * t324 + k63 * t325;
                            let t339 = t336
                                * (t100 * t337 - t338 - (t49 * t338 + t262 * t102));
                            let t340 = rt::lit::<T>(2.0) * t58;
                            let t341 = k76 * t55;
                            let t342 = k56 * t324 + k64 * t325;
                            let t343 = t340
                                * (t104 * t341 - t342 - (t56 * t342 + t266 * t106));
                            let t344 = rt::lit::<T>(2.0) * t9;
                            let t345 = k69 * t6;
                            let t346 = k49 * t324 + k57 * t325;
                            let t347 = t344
                                * (t81 * t345 - t346 - (t7 * t346 + t238 * t83));
                            let t348 = k8 * t347
                                - (t117 * t270
                                    + t62 * (t116 * (k65 * t113 - t117 * (k85 * t112))));
                            let t349 = rt::lit::<T>(2.0) * t16;
                            let t350 = k70 * t13;
                            let t351 = k50 * t324 + k58 * t325;
                            let t352 = t349
                                * (t108 * t350 - t351 - (t14 * t351 + t242 * t110));
                            let t353 = rt::lit::<T>(2.0) * t23;
                            let t354 = k71 * t20;
                            let t355 = k51 * t324 + k59 * t325;
                            let t356 = t353
                                * (t85 * t354 - t355 - (t21 * t355 + t246 * t87));
                            let t357 = k5 * t327 + k4 * t331 + (k3 * t335 + k2 * t339)
                                + (k1 * t343 - k65 * t138
                                    + (t348 + (k7 * t352 + k6 * t356)));
                            let t358 = k65 * t80 - t112 * t324;
                            let t359 = k67 * t79 - t120 * t325;
                            let t360 = k49 * t358 + k57 * t359;
                            let t361 = (t122 * t345 - t360 - (t7 * t360 + t238 * t123))
                                * t344;
                            let t362 = k50 * t358 + k58 * t359;
                            let t363 = (t124 * t350 - t362 - (t14 * t362 + t242 * t125))
                                * t349;
                            let t364 = k51 * t358 + k59 * t359;
                            let t365 = (t126 * t354 - t364 - (t21 * t364 + t246 * t127))
                                * t353;
                            let t366 = k52 * t358 + k60 * t359;
                            let t367 = (t128 * t315 - t366 - (t28 * t366 + t250 * t129))
                                * t314;
                            let t368 = k53 * t358 + k61 * t359;
                            let t369 = (t130 * t329 - t368 - (t35 * t368 + t254 * t131))
                                * t328;
                            let t370 = k54 * t358 + k62 * t359;
                            let t371 = (t132 * t333 - t370 - (t42 * t370 + t258 * t133))
                                * t332;
                            let t372 = k55 * t358 + k63 * t359;
                            let t373 = (t134 * t337 - t372 - (t49 * t372 + t262 * t135))
                                * t336;
                            let t374 = k56 * t358 + k64 * t359;
                            let t375 = (t136 * t341 - t374 - (t56 * t374 + t266 * t137))
                                * t340;
                            let t376 = k8 * t361 + k7 * t363 + (k6 * t365 + k5 * t367)
                                + (k4 * t369 + k3 * t371 + (k2 * t373 + k1 * t375));
                            let t377 = k86 * t9 + k87 * t16 + (k88 * t23 + k89 * t30)
                                + (k90 * t37 + k91 * t44 + (k92 * t51 + k93 * t58));
                            let t378 = t112 * t377;
                            let t379 = k94 * t9 + k95 * t16 + (k96 * t23 + k97 * t30)
                                + (k98 * t37 + k99 * t44 + (k100 * t51 + k101 * t58));
                            let t380 = t120 * t379;
                            let t381 = t82 * (k49 * t378 + k57 * t380);
                            let t382 = t109 * (k50 * t378 + k58 * t380);
                            let t383 = t86 * (k51 * t378 + k59 * t380);
                            let t384 = t90 * (k52 * t378 + k60 * t380);
                            let t385 = t94 * (k53 * t378 + k61 * t380);
                            let t386 = t98 * (k54 * t378 + k62 * t380);
                            let t387 = t101 * (k55 * t378 + k63 * t380);
                            let t388 = t105 * (k56 * t378 + k64 * t380);
                            let t389 = k8 * t381 + k7 * t382 + (k6 * t383 + k5 * t384)
                                + (k4 * t385 + k3 * t386 + (k2 * t387 + k1 * t388));
                            let t390 = t82 * (k49 * t377 + k57 * t379);
                            let t391 = t86 * (k51 * t377 + k59 * t379);
                            let t392 = t90 * (k52 * t377 + k60 * t379);
                            let t393 = t94 * (k53 * t377 + k61 * t379);
                            let t394 = t98 * (k54 * t377 + k62 * t379);
                            let t395 = t101 * (k55 * t377 + k63 * t379);
                            let t396 = t105 * (k56 * t377 + k64 * t379);
                            let t397 = t109 * (k50 * t377 + k58 * t379);
                            let t398 = k3 * t394 + k2 * t395
                                + (k1 * t396
                                    + (k7 * t397
                                        + (rt::lit::<T>(1.0) - t62 * (k65 * t112 * t116))));
                            let t399 = t112 * t389
                                + (k8 * t390 + k6 * t391 + (k5 * t392 + k4 * t393) + t398);
                            let t400 = k80 * t27;
                            let t401 = t64 * t281;
                            let t402 = t66 * t284;
                            let t403 = t68 * t287;
                            let t404 = t70 * t290;
                            let t405 = t72 * t293;
                            let t406 = t74 * t296;
                            let t407 = t76 * t299;
                            let t408 = t78 * t302;
                            let t409 = k17 * t401 + k18 * t402
                                + (k19 * t403 + k20 * t404)
                                + (k21 * t405 + k22 * t406 + (k23 * t407 + k24 * t408));
                            let t410 = k25 * t401 + k26 * t402
                                + (k27 * t403 + k28 * t404)
                                + (k29 * t405 + k30 * t406 + (k31 * t407 + k32 * t408));
                            let t411 = k52 * t409 + k60 * t410;
                            let t412 = t314
                                * (t89 * t400 - t411 - (t28 * t411 + t289 * t91));
                            let t413 = k81 * t34;
                            let t414 = k53 * t409 + k61 * t410;
                            let t415 = t328
                                * (t93 * t413 - t414 - (t35 * t414 + t292 * t95));
                            let t416 = k82 * t41;
                            let t417 = k54 * t409 + k62 * t410;
                            let t418 = t332
                                * (t97 * t416 - t417 - (t42 * t417 + t295 * t99));
                            let t419 = k83 * t48;
                            let t420 = k55 * t409 + k63 * t410;
                            let t421 = t336
                                * (t100 * t419 - t420 - (t49 * t420 + t298 * t102));
                            let t422 = k84 * t55;
                            let t423 = k56 * t409 + k64 * t410;
                            let t424 = t340
                                * (t104 * t422 - t423 - (t56 * t423 + t301 * t106));
                            let t425 = k77 * t6;
                            let t426 = k49 * t409 + k57 * t410;
                            let t427 = t344
                                * (t81 * t425 - t426 - (t7 * t426 + t280 * t83));
                            let t428 = k8 * t427
                                - (t117 * t304
                                    + t62 * (t116 * (k66 * t113 - t117 * (k102 * t112))));
                            let t429 = k78 * t13;
                            let t430 = k50 * t409 + k58 * t410;
                            let t431 = t349
                                * (t108 * t429 - t430 - (t14 * t430 + t283 * t110));
                            let t432 = k79 * t20;
                            let t433 = k51 * t409 + k59 * t410;
                            let t434 = t353
                                * (t85 * t432 - t433 - (t21 * t433 + t286 * t87));
                            let t435 = k5 * t412 + k4 * t415 + (k3 * t418 + k2 * t421)
                                + (k1 * t424 - k66 * t138
                                    + (t428 + (k7 * t431 + k6 * t434)));
                            let t436 = k66 * t80 - t112 * t409;
                            let t437 = k68 * t79 - t120 * t410;
                            let t438 = k49 * t436 + k57 * t437;
                            let t439 = t344
                                * (t122 * t425 - t438 - (t7 * t438 + t280 * t123));
                            let t440 = k50 * t436 + k58 * t437;
                            let t441 = t349
                                * (t124 * t429 - t440 - (t14 * t440 + t283 * t125));
                            let t442 = k51 * t436 + k59 * t437;
                            let t443 = t353
                                * (t126 * t432 - t442 - (t21 * t442 + t286 * t127));
                            let t444 = k52 * t436 + k60 * t437;
                            let t445 = t314
                                * (t128 * t400 - t444 - (t28 * t444 + t289 * t129));
                            let t446 = k53 * t436 + k61 * t437;
                            let t447 = t328
                                * (t130 * t413 - t446 - (t35 * t446 + t292 * t131));
                            let t448 = k54 * t436 + k62 * t437;
                            let t449 = t332
                                * (t132 * t416 - t448 - (t42 * t448 + t295 * t133));
                            let t450 = k55 * t436 + k63 * t437;
                            let t451 = t336
                                * (t134 * t419 - t450 - (t49 * t450 + t298 * t135));
                            let t452 = k56 * t436 + k64 * t437;
                            let t453 = t340
                                * (t136 * t422 - t452 - (t56 * t452 + t301 * t137));
                            let t454 = k8 * t439 + k7 * t441 + (k6 * t443 + k5 * t445)
                                + (k4 * t447 + k3 * t449 + (k2 * t451 + k1 * t453));
                            let t455 = k103 * t9 + k104 * t16 + (k105 * t23 + k106 * t30)
                                + (k107 * t37 + k108 * t44 + (k109 * t51 + k110 * t58));
                            let t456 = t112 * t455;
                            let t457 = k111 * t9 + k112 * t16 + (k113 * t23 + k114 * t30)
                                + (k115 * t37 + k116 * t44 + (k117 * t51 + k118 * t58));
                            let t458 = t120 * t457;
                            let t459 = t82 * (k49 * t456 + k57 * t458);
                            let t460 = t109 * (k50 * t456 + k58 * t458);
                            let t461 = t86 * (k51 * t456 + k59 * t458);
                            let t462 = t90 * (k52 * t456 + k60 * t458);
                            let t463 = t94 * (k53 * t456 + k61 * t458);
                            let t464 = t98 * (k54 * t456 + k62 * t458);
                            let t465 = t101 * (k55 * t456 + k63 * t458);
                            let t466 = t105 * (k56 * t456 + k64 * t458);
                            let t467 = k8 * t459 + k7 * t460 + (k6 * t461 + k5 * t462)
                                + (k4 * t463 + k3 * t464 + (k2 * t465 + k1 * t466));
                            let t468 = t82 * (k49 * t455 + k57 * t457);
                            let t469 = t109 * (k50 * t455 + k58 * t457);
                            let t470 = t90 * (k52 * t455 + k60 * t457);
                            let t471 = t94 * (k53 * t455 + k61 * t457);
                            let t472 = t98 * (k54 * t455 + k62 * t457);
                            let t473 = t101 * (k55 * t455 + k63 * t457);
                            let t474 = t105 * (k56 * t455 + k64 * t457);
                            let t475 = t86 * (k51 * t455 + k59 * t457);
                            let t476 = k3 * t472 + k2 * t473
                                + (k1 * t474 + (k6 * t475 - t62 * (k66 * t112 * t116)));
                            let t477 = t112 * t467
                                + (k8 * t468 + k7 * t469 + (k5 * t470 + k4 * t471) + t476);
                            let t478 = rt::lit::<T>(1.0) / (t50 * t50);
                            let t479 = rt::lit::<T>(-0.042237587700185465) * t51;
                            let t480 = t48 * t479;
                            let t481 = rt::lit::<T>(-0.03357096720958545) * t58;
                            let t482 = t55 * t481;
                            let t483 = t58 * t482;
                            let t484 = t482 - t56 * t483;
                            let t485 = t484 - t483;
                            let t486 = h * t485;
                            let t487 = t104 * t486;
                            let t488 = t51 * t480;
                            let t489 = t480 - t49 * t488;
                            let t490 = t489 - t488;
                            let t491 = h * t490;
                            let t492 = t100 * t491;
                            let t493 = rt::lit::<T>(0.014077768468017546) * t44;
                            let t494 = t41 * t493;
                            let t495 = t44 * t494;
                            let t496 = t494 - t42 * t495;
                            let t497 = t496 - t495;
                            let t498 = h * t497;
                            let t499 = t97 * t498;
                            let t500 = rt::lit::<T>(0.12372628666282504) * t37;
                            let t501 = t34 * t500;
                            let t502 = t37 * t501;
                            let t503 = t501 - t35 * t502;
                            let t504 = t503 - t502;
                            let t505 = h * t504;
                            let t506 = t93 * t505;
                            let t507 = rt::lit::<T>(0.23895749671553695) * t30;
                            let t508 = t27 * t507;
                            let t509 = t30 * t508;
                            let t510 = t508 - t28 * t509;
                            let t511 = t510 - t509;
                            let t512 = h * t511;
                            let t513 = t89 * t512;
                            let t514 = rt::lit::<T>(0.29962887740986976) * t23;
                            let t515 = t20 * t514;
                            let t516 = t23 * t515;
                            let t517 = t515 - t21 * t516;
                            let t518 = t517 - t516;
                            let t519 = h * t518;
                            let t520 = t85 * t519;
                            let t521 = rt::lit::<T>(0.2646186221535599) * t16;
                            let t522 = t13 * t521;
                            let t523 = t16 * t522;
                            let t524 = t522 - t14 * t523;
                            let t525 = t524 - t523;
                            let t526 = h * t525;
                            let t527 = t108 * t526;
                            let t528 = rt::lit::<T>(0.13479950349996173) * t9;
                            let t529 = t6 * t528;
                            let t530 = t9 * t529;
                            let t531 = t529 - t7 * t530;
                            let t532 = t531 - t530;
                            let t533 = h * t532;
                            let t534 = t81 * t533;
                            let t535 = k41 * t487 + k42 * t492
                                + (k43 * t499 + k44 * t506)
                                + (k45 * t513 + k46 * t520 + (k47 * t527 + k48 * t534));
                            let t536 = t136 * t486;
                            let t537 = t134 * t491;
                            let t538 = t132 * t498;
                            let t539 = t130 * t505;
                            let t540 = t128 * t512;
                            let t541 = t126 * t519;
                            let t542 = t124 * t526;
                            let t543 = t122 * t533;
                            let t544 = k41 * t536 + k42 * t537
                                + (k43 * t538 + k44 * t539)
                                + (k45 * t540 + k46 * t541 + (k47 * t542 + k48 * t543));
                            let t545 = t535 - t120 * t544;
                            let t546 = k34 * t492 + k35 * t499
                                + (k36 * t506 + k37 * t513)
                                + (k38 * t520 + k39 * t527
                                    + (k40 * t534 + (t117 + k33 * t487)));
                            let t547 = k33 * t536 + k34 * t537
                                + (k35 * t538 + k36 * t539)
                                + (k37 * t540 + k38 * t541 + (k39 * t542 + k40 * t543));
                            let t548 = t546 - t112 * t547;
                            let t549 = rt::lit::<T>(0.2646186221535599) * t545
                                + rt::lit::<T>(-0.042237587700185465) * t548;
                            let t550 = t478 * (t480 * t195 - k2 * t198 - t75 * t549)
                                + (t480 + t489 - t488 * t193);
                            let t551 = t197 * t550
                                + (t479 * t194
                                    - t195 * (rt::lit::<T>(-0.042237587700185465) * t478));
                            let t552 = rt::lit::<T>(1.0) / (t43 * t43);
                            let t553 = rt::lit::<T>(0.29962887740986976) * t545
                                + rt::lit::<T>(0.014077768468017546) * t548;
                            let t554 = t552 * (t494 * t165 - k3 * t168 - t73 * t553)
                                + (t494 + t496 - t495 * t163);
                            let t555 = t167 * t554
                                + (t493 * t164
                                    - t165 * (rt::lit::<T>(0.014077768468017546) * t552));
                            let t556 = rt::lit::<T>(1.0) / (t36 * t36);
                            let t557 = rt::lit::<T>(0.23895749671553695) * t545
                                + rt::lit::<T>(0.12372628666282504) * t548;
                            let t558 = t556 * (t501 * t185 - k4 * t188 - t71 * t557)
                                + (t501 + t503 - t502 * t183);
                            let t559 = t187 * t558
                                + (t500 * t184
                                    - t185 * (rt::lit::<T>(0.12372628666282504) * t556));
                            let t560 = rt::lit::<T>(1.0) / (t29 * t29);
                            let t561 = rt::lit::<T>(0.12372628666282504) * t545
                                + rt::lit::<T>(0.23895749671553695) * t548;
                            let t562 = t560 * (t508 * t175 - k5 * t178 - t69 * t561)
                                + (t508 + t510 - t509 * t173);
                            let t563 = t177 * t562
                                + (t507 * t174
                                    - t175 * (rt::lit::<T>(0.23895749671553695) * t560));
                            let t564 = rt::lit::<T>(1.0) / (t22 * t22);
                            let t565 = rt::lit::<T>(0.014077768468017546) * t545
                                + rt::lit::<T>(0.29962887740986976) * t548;
                            let t566 = t564 * (t515 * t155 - k6 * t158 - t67 * t565)
                                + (t515 + t517 - t516 * t153);
                            let t567 = t157 * t566
                                + (t514 * t154
                                    - t155 * (rt::lit::<T>(0.29962887740986976) * t564));
                            let t568 = rt::lit::<T>(1.0) / (t15 * t15);
                            let t569 = rt::lit::<T>(-0.042237587700185465) * t545
                                + rt::lit::<T>(0.2646186221535599) * t548;
                            let t570 = t568 * (t522 * t145 - k7 * t148 - t65 * t569)
                                + (t522 + t524 - t523 * t143);
                            let t571 = t147 * t570
                                + (t521 * t144
                                    - t145 * (rt::lit::<T>(0.2646186221535599) * t568));
                            let t572 = rt::lit::<T>(1.0) / (t8 * t8);
                            let t573 = rt::lit::<T>(-0.03357096720958545) * t545
                                + rt::lit::<T>(0.13479950349996173) * t548;
                            let t574 = t572 * (t529 * t215 - k8 * t218 - t63 * t573)
                                + (t529 + t531 - t530 * t213);
                            let t575 = t217 * t574
                                + (t528 * t214
                                    - t215 * (rt::lit::<T>(0.13479950349996173) * t572));
                            let t576 = rt::lit::<T>(1.0) / (t57 * t57);
                            let t577 = rt::lit::<T>(0.13479950349996173) * t545
                                + rt::lit::<T>(-0.03357096720958545) * t548;
                            let t578 = t576 * (t482 * t205 - k1 * t208 - t77 * t577)
                                + (t482 + t484 - t483 * t203);
                            let t579 = t207 * t578
                                + (t481 * t204
                                    - t205 * (rt::lit::<T>(-0.03357096720958545) * t576));
                            let t580 = t116 * t80;
                            let t581 = t113 * t580
                                - t80
                                    * (t547
                                        + t114 * (rt::lit::<T>(2.0) * t112) / (t115 * t115));
                            let t582 = t544 * (h * t79);
                            let t583 = k51 * t567 + k50 * t571
                                + (k49 * t575
                                    + (k56 * t579
                                        + (k65 * t581 - rt::lit::<T>(0.5386751345948129) * t582)));
                            let t584 = rt::lit::<T>(2.0) * t75;
                            let t585 = t51 * t549 - t488 * t584;
                            let t586 = rt::lit::<T>(2.0) * t73;
                            let t587 = t44 * t553 - t495 * t586;
                            let t588 = rt::lit::<T>(2.0) * t71;
                            let t589 = t37 * t557 - t502 * t588;
                            let t590 = rt::lit::<T>(2.0) * t69;
                            let t591 = t30 * t561 - t509 * t590;
                            let t592 = rt::lit::<T>(2.0) * t67;
                            let t593 = t23 * t565 - t516 * t592;
                            let t594 = rt::lit::<T>(2.0) * t65;
                            let t595 = t16 * t569 - t523 * t594;
                            let t596 = rt::lit::<T>(2.0) * t63;
                            let t597 = t9 * t573 - t530 * t596;
                            let t598 = rt::lit::<T>(2.0) * t77;
                            let t599 = t58 * t577 - t483 * t598;
                            let t600 = t580 * (h * t112);
                            let t601 = k51 * t593 + k50 * t595
                                + (k49 * t597 + (k56 * t599 + rt::lit::<T>(0.25) * t600));
                            let t602 = h * t52;
                            let t603 = t490 * t602;
                            let t604 = h * t45;
                            let t605 = t497 * t604;
                            let t606 = h * t38;
                            let t607 = t504 * t606;
                            let t608 = h * t31;
                            let t609 = t511 * t608;
                            let t610 = h * t24;
                            let t611 = t518 * t610;
                            let t612 = h * t17;
                            let t613 = t525 * t612;
                            let t614 = h * t10;
                            let t615 = t532 * t614;
                            let t616 = h * t59;
                            let t617 = t485 * t616;
                            let t618 = k34 * t603 + k35 * t605
                                + (k36 * t607 + k37 * t609)
                                + (k38 * t611 + k39 * t613
                                    + (k40 * t615 + (k33 * t617 + rt::lit::<T>(1.0))));
                            let t619 = k59 * t567 + k58 * t571
                                + (k57 * t575
                                    + (k64 * t579 + (k66 * t581 - rt::lit::<T>(0.25) * t582)));
                            let t620 = k59 * t593 + k58 * t595
                                + (k57 * t597
                                    + (k64 * t599 + rt::lit::<T>(-0.03867513459481288) * t600));
                            let t621 = k41 * t617 + k42 * t603
                                + (k43 * t605 + k44 * t607)
                                + (k45 * t609 + k46 * t611 + (k47 * t613 + k48 * t615));
                            let t622 = k16 * t241 + k15 * t245
                                + (k14 * t249 + k13 * t253)
                                + (k12 * t257 + k11 * t261 + (k10 * t265 + k9 * t269));
                            let t623 = k16 * t271 + k15 * t272
                                + (k14 * t273 + k13 * t274)
                                + (k12 * t275 + k11 * t276 + (k10 * t277 + k9 * t278));
                            let t624 = k16 * t282 + k15 * t285
                                + (k14 * t288 + k13 * t291)
                                + (k12 * t294 + k11 * t297 + (k10 * t300 + k9 * t303));
                            let t625 = k16 * t305 + k15 * t306
                                + (k14 * t307 + k13 * t308)
                                + (k12 * t309 + k11 * t310 + (k10 * t311 + k9 * t312));
                            let t626 = k16 * t347
                                - (t233 * t622
                                    + t221 * (t232 * (k67 * t229 - t233 * (k119 * t120))));
                            let t627 = k13 * t327 + k12 * t331
                                + (k11 * t335 + k10 * t339)
                                + (k9 * t343 - k67 * t235
                                    + (t626 + (k15 * t352 + k14 * t356)));
                            let t628 = k16 * t361 + k15 * t363
                                + (k14 * t365 + k13 * t367)
                                + (k12 * t369 + k11 * t371 + (k10 * t373 + k9 * t375));
                            let t629 = k16 * t381 + k15 * t382
                                + (k14 * t383 + k13 * t384)
                                + (k12 * t385 + k11 * t386 + (k10 * t387 + k9 * t388));
                            let t630 = k11 * t394 + k10 * t395
                                + (k9 * t396 + (k14 * t391 - t221 * (k67 * t120 * t232)));
                            let t631 = t120 * t629
                                + (k16 * t390 + k15 * t397 + (k13 * t392 + k12 * t393)
                                    + t630);
                            let t632 = k16 * t427
                                - (t233 * t624
                                    + t221 * (t232 * (k68 * t229 - t233 * (k120 * t120))));
                            let t633 = k13 * t412 + k12 * t415
                                + (k11 * t418 + k10 * t421)
                                + (k9 * t424 - k68 * t235
                                    + (t632 + (k15 * t431 + k14 * t434)));
                            let t634 = k16 * t439 + k15 * t441
                                + (k14 * t443 + k13 * t445)
                                + (k12 * t447 + k11 * t449 + (k10 * t451 + k9 * t453));
                            let t635 = k16 * t459 + k15 * t460
                                + (k14 * t461 + k13 * t462)
                                + (k12 * t463 + k11 * t464 + (k10 * t465 + k9 * t466));
                            let t636 = k11 * t472 + k10 * t473
                                + (k9 * t474
                                    + (k15 * t469
                                        + (rt::lit::<T>(1.0) - t221 * (k68 * t120 * t232))));
                            let t637 = t120 * t635
                                + (k16 * t468 + k14 * t475 + (k13 * t470 + k12 * t471)
                                    + t636);
                            let t638 = rt::lit::<T>(0.2646186221535599) * t51;
                            let t639 = t48 * t638;
                            let t640 = t51 * t639;
                            let t641 = t639 - t49 * t640;
                            let t642 = t641 - t640;
                            let t643 = h * t642;
                            let t644 = t100 * t643;
                            let t645 = rt::lit::<T>(0.29962887740986976) * t44;
                            let t646 = t41 * t645;
                            let t647 = t44 * t646;
                            let t648 = t646 - t42 * t647;
                            let t649 = t648 - t647;
                            let t650 = h * t649;
                            let t651 = t97 * t650;
                            let t652 = rt::lit::<T>(0.23895749671553695) * t37;
                            let t653 = t34 * t652;
                            let t654 = t37 * t653;
                            let t655 = t653 - t35 * t654;
                            let t656 = t655 - t654;
                            let t657 = h * t656;
                            let t658 = t93 * t657;
                            let t659 = rt::lit::<T>(0.12372628666282504) * t30;
                            let t660 = t27 * t659;
                            let t661 = t30 * t660;
                            let t662 = t660 - t28 * t661;
                            let t663 = t662 - t661;
                            let t664 = h * t663;
                            let t665 = t89 * t664;
                            let t666 = rt::lit::<T>(0.014077768468017546) * t23;
                            let t667 = t20 * t666;
                            let t668 = t23 * t667;
                            let t669 = t667 - t21 * t668;
                            let t670 = t669 - t668;
                            let t671 = h * t670;
                            let t672 = t85 * t671;
                            let t673 = rt::lit::<T>(-0.042237587700185465) * t16;
                            let t674 = t13 * t673;
                            let t675 = t16 * t674;
                            let t676 = t674 - t14 * t675;
                            let t677 = t676 - t675;
                            let t678 = h * t677;
                            let t679 = t108 * t678;
                            let t680 = rt::lit::<T>(-0.03357096720958545) * t9;
                            let t681 = t6 * t680;
                            let t682 = t9 * t681;
                            let t683 = t681 - t7 * t682;
                            let t684 = t683 - t682;
                            let t685 = h * t684;
                            let t686 = t81 * t685;
                            let t687 = rt::lit::<T>(0.13479950349996173) * t58;
                            let t688 = t55 * t687;
                            let t689 = t58 * t688;
                            let t690 = t688 - t56 * t689;
                            let t691 = t690 - t689;
                            let t692 = h * t691;
                            let t693 = t104 * t692;
                            let t694 = k42 * t644 + k43 * t651
                                + (k44 * t658 + k45 * t665)
                                + (k46 * t672 + k47 * t679
                                    + (k48 * t686 + (t233 + k41 * t693)));
                            let t695 = t136 * t692;
                            let t696 = t134 * t643;
                            let t697 = t132 * t650;
                            let t698 = t130 * t657;
                            let t699 = t128 * t664;
                            let t700 = t126 * t671;
                            let t701 = t124 * t678;
                            let t702 = t122 * t685;
                            let t703 = k41 * t695 + k42 * t696
                                + (k43 * t697 + k44 * t698)
                                + (k45 * t699 + k46 * t700 + (k47 * t701 + k48 * t702));
                            let t704 = t694 - t120 * t703;
                            let t705 = k33 * t693 + k34 * t644
                                + (k35 * t651 + k36 * t658)
                                + (k37 * t665 + k38 * t672 + (k39 * t679 + k40 * t686));
                            let t706 = k33 * t695 + k34 * t696
                                + (k35 * t697 + k36 * t698)
                                + (k37 * t699 + k38 * t700 + (k39 * t701 + k40 * t702));
                            let t707 = t705 - t112 * t706;
                            let t708 = rt::lit::<T>(0.2646186221535599) * t704
                                + rt::lit::<T>(-0.042237587700185465) * t707;
                            let t709 = t478 * (t639 * t195 - k10 * t198 - t75 * t708)
                                + (t639 + t641 - t640 * t193);
                            let t710 = t197 * t709
                                + (t638 * t194
                                    - t195 * (rt::lit::<T>(0.2646186221535599) * t478));
                            let t711 = rt::lit::<T>(0.29962887740986976) * t704
                                + rt::lit::<T>(0.014077768468017546) * t707;
                            let t712 = t552 * (t646 * t165 - k11 * t168 - t73 * t711)
                                + (t646 + t648 - t647 * t163);
                            let t713 = t167 * t712
                                + (t645 * t164
                                    - t165 * (rt::lit::<T>(0.29962887740986976) * t552));
                            let t714 = rt::lit::<T>(0.23895749671553695) * t704
                                + rt::lit::<T>(0.12372628666282504) * t707;
                            let t715 = t556 * (t653 * t185 - k12 * t188 - t71 * t714)
                                + (t653 + t655 - t654 * t183);
                            let t716 = t187 * t715
                                + (t652 * t184
                                    - t185 * (rt::lit::<T>(0.23895749671553695) * t556));
                            let t717 = rt::lit::<T>(0.12372628666282504) * t704
                                + rt::lit::<T>(0.23895749671553695) * t707;
                            let t718 = t560 * (t660 * t175 - k13 * t178 - t69 * t717)
                                + (t660 + t662 - t661 * t173);
                            let t719 = t177 * t718
                                + (t659 * t174
                                    - t175 * (rt::lit::<T>(0.12372628666282504) * t560));
                            let t720 = rt::lit::<T>(0.014077768468017546) * t704
                                + rt::lit::<T>(0.29962887740986976) * t707;
                            let t721 = t564 * (t667 * t155 - k14 * t158 - t67 * t720)
                                + (t667 + t669 - t668 * t153);
                            let t722 = t157 * t721
                                + (t666 * t154
                                    - t155 * (rt::lit::<T>(0.014077768468017546) * t564));
                            let t723 = rt::lit::<T>(-0.042237587700185465) * t704
                                + rt::lit::<T>(0.2646186221535599) * t707;
                            let t724 = t568 * (t674 * t145 - k15 * t148 - t65 * t723)
                                + (t674 + t676 - t675 * t143);
                            let t725 = t147 * t724
                                + (t673 * t144
                                    - t145 * (rt::lit::<T>(-0.042237587700185465) * t568));
                            let t726 = rt::lit::<T>(-0.03357096720958545) * t704
                                + rt::lit::<T>(0.13479950349996173) * t707;
                            let t727 = t572 * (t681 * t215 - k16 * t218 - t63 * t726)
                                + (t681 + t683 - t682 * t213);
                            let t728 = t217 * t727
                                + (t680 * t214
                                    - t215 * (rt::lit::<T>(-0.03357096720958545) * t572));
                            let t729 = rt::lit::<T>(0.13479950349996173) * t704
                                + rt::lit::<T>(-0.03357096720958545) * t707;
                            let t730 = t576 * (t688 * t205 - k9 * t208 - t77 * t729)
                                + (t688 + t690 - t689 * t203);
                            let t731 = t207 * t730
                                + (t687 * t204
                                    - t205 * (rt::lit::<T>(0.13479950349996173) * t576));
                            let t732 = t232 * t79;
                            let t733 = t229 * t732
                                - t79
                                    * (t703
                                        + t230 * (rt::lit::<T>(2.0) * t120) / (t231 * t231));
                            let t734 = t706 * (h * t80);
                            let t735 = k51 * t722 + k50 * t725
                                + (k49 * t728
                                    + (k56 * t731 + (k67 * t733 - rt::lit::<T>(0.25) * t734)));
                            let t736 = t51 * t708 - t640 * t584;
                            let t737 = t44 * t711 - t647 * t586;
                            let t738 = t37 * t714 - t654 * t588;
                            let t739 = t30 * t717 - t661 * t590;
                            let t740 = t23 * t720 - t668 * t592;
                            let t741 = t16 * t723 - t675 * t594;
                            let t742 = t9 * t726 - t682 * t596;
                            let t743 = t58 * t729 - t689 * t598;
                            let t744 = t732 * (h * t120);
                            let t745 = k51 * t740 + k50 * t741
                                + (k49 * t742
                                    + (k56 * t743 + rt::lit::<T>(0.5386751345948129) * t744));
                            let t746 = t616 * t691;
                            let t747 = t602 * t642;
                            let t748 = t604 * t649;
                            let t749 = t606 * t656;
                            let t750 = t608 * t663;
                            let t751 = t610 * t670;
                            let t752 = t612 * t677;
                            let t753 = t614 * t684;
                            let t754 = k33 * t746 + k34 * t747
                                + (k35 * t748 + k36 * t749)
                                + (k37 * t750 + k38 * t751 + (k39 * t752 + k40 * t753));
                            let t755 = k59 * t722 + k58 * t725
                                + (k57 * t728
                                    + (k64 * t731
                                        + (k68 * t733
                                            - rt::lit::<T>(-0.03867513459481288) * t734)));
                            let t756 = k59 * t740 + k58 * t741
                                + (k57 * t742 + (k64 * t743 + rt::lit::<T>(0.25) * t744));
                            let t757 = k42 * t747 + k43 * t748
                                + (k44 * t749 + k45 * t750)
                                + (k46 * t751 + k47 * t752
                                    + (k48 * t753 + (k41 * t746 + rt::lit::<T>(1.0))));
                            (
                                [
                                    y_rate_1 - t62,
                                    t118 - t139,
                                    k7 * t149 + k6 * t159 + (k3 * t169 + k5 * t179) + t220,
                                    y_rate_2 - t221,
                                    t234 - t236,
                                    k15 * t149 + k14 * t159 + (k11 * t169 + k13 * t179) + t237,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t270,
                                        rt::lit::<T>(0.0),
                                        -t279,
                                        -t304,
                                        rt::lit::<T>(0.0),
                                        -t313,
                                    ],
                                    [
                                        t357 - t112 * t376,
                                        t399,
                                        -(t117 * t279),
                                        t435 - t112 * t454,
                                        t477,
                                        -(t117 * t313),
                                    ],
                                    [
                                        k55 * t551 + k54 * t555 + (k53 * t559 + k52 * t563) + t583,
                                        k55 * t585 + k54 * t587 + (k53 * t589 + k52 * t591) + t601,
                                        t618,
                                        k63 * t551 + k62 * t555 + (k61 * t559 + k60 * t563) + t619,
                                        k63 * t585 + k62 * t587 + (k61 * t589 + k60 * t591) + t620,
                                        t621,
                                    ],
                                    [
                                        -t622,
                                        rt::lit::<T>(0.0),
                                        -t623,
                                        rt::lit::<T>(1.0) - t624,
                                        rt::lit::<T>(0.0),
                                        -t625,
                                    ],
                                    [
                                        t627 - t120 * t628,
                                        t631,
                                        -(t233 * t623),
                                        t633 - t120 * t634,
                                        t637,
                                        -(t233 * t625),
                                    ],
                                    [
                                        k55 * t710 + k54 * t713 + (k53 * t716 + k52 * t719) + t735,
                                        k55 * t736 + k54 * t737 + (k53 * t738 + k52 * t739) + t745,
                                        t754,
                                        k63 * t710 + k62 * t713 + (k61 * t716 + k60 * t719) + t755,
                                        k63 * t736 + k62 * t737 + (k61 * t738 + k60 * t739) + t756,
                                        t757,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2, rho2_rate_2",
                                tally,
                            )
                    })?;
                let [y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2,
                rho2_rate_2] = solution1.x;
                let t63 = k57 * rho1_rate_2 + (rho1 + k49 * rho1_rate_1);
                let t6 = k57 * y_rate_2 + (y + k49 * y_rate_1);
                let t7 = t6 * t6;
                let t8 = t7 + rt::lit::<T>(1.0);
                let t774 = t63 / t8;
                let t65 = k58 * rho1_rate_2 + (rho1 + k50 * rho1_rate_1);
                let t13 = k58 * y_rate_2 + (y + k50 * y_rate_1);
                let t14 = t13 * t13;
                let t15 = t14 + rt::lit::<T>(1.0);
                let t775 = t65 / t15;
                let t67 = k59 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                let t20 = k59 * y_rate_2 + (y + k51 * y_rate_1);
                let t21 = t20 * t20;
                let t22 = t21 + rt::lit::<T>(1.0);
                let t776 = t67 / t22;
                let t69 = k60 * rho1_rate_2 + (rho1 + k52 * rho1_rate_1);
                let t27 = k60 * y_rate_2 + (y + k52 * y_rate_1);
                let t28 = t27 * t27;
                let t29 = t28 + rt::lit::<T>(1.0);
                let t777 = t69 / t29;
                let t71 = k61 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                let t34 = k61 * y_rate_2 + (y + k53 * y_rate_1);
                let t35 = t34 * t34;
                let t36 = t35 + rt::lit::<T>(1.0);
                let t778 = t71 / t36;
                let t73 = k62 * rho1_rate_2 + (rho1 + k54 * rho1_rate_1);
                let t41 = k62 * y_rate_2 + (y + k54 * y_rate_1);
                let t42 = t41 * t41;
                let t43 = t42 + rt::lit::<T>(1.0);
                let t779 = t73 / t43;
                let t75 = k63 * rho1_rate_2 + (rho1 + k55 * rho1_rate_1);
                let t48 = k63 * y_rate_2 + (y + k55 * y_rate_1);
                let t49 = t48 * t48;
                let t50 = t49 + rt::lit::<T>(1.0);
                let t780 = t75 / t50;
                let t77 = k64 * rho1_rate_2 + (rho1 + k56 * rho1_rate_1);
                let t55 = k64 * y_rate_2 + (y + k56 * y_rate_1);
                let t56 = t55 * t55;
                let t57 = t56 + rt::lit::<T>(1.0);
                let t781 = t77 / t57;
                let t782 = rt::lit::<T>(0.13479950349996173) * t774
                    + rt::lit::<T>(0.2646186221535599) * t775
                    + (rt::lit::<T>(0.29962887740986976) * t776
                        + rt::lit::<T>(0.23895749671553695) * t777)
                    + (rt::lit::<T>(0.12372628666282504) * t778
                        + rt::lit::<T>(0.014077768468017546) * t779
                        + (rt::lit::<T>(-0.042237587700185465) * t780
                            + rt::lit::<T>(-0.03357096720958545) * t781));
                let t112 = k66 * y_rate_2 + (y + k65 * y_rate_1);
                let t783 = rt::lit::<T>(-0.03357096720958545) * t774
                    + rt::lit::<T>(-0.042237587700185465) * t775
                    + (rt::lit::<T>(0.014077768468017546) * t776
                        + rt::lit::<T>(0.12372628666282504) * t777)
                    + (rt::lit::<T>(0.23895749671553695) * t778
                        + rt::lit::<T>(0.29962887740986976) * t779
                        + (rt::lit::<T>(0.2646186221535599) * t780
                            + rt::lit::<T>(0.13479950349996173) * t781));
                let t120 = k68 * y_rate_2 + (y + k67 * y_rate_1);
                let x_new_2 = x
                    - h
                        * (t782 * (rt::lit::<T>(0.5) * t112)
                            + t783 * (rt::lit::<T>(0.5) * t120));
                let y_new_2 = y
                    + h * (rt::lit::<T>(0.5) * y_rate_1 + rt::lit::<T>(0.5) * y_rate_2);
                let z_new_2 = z
                    + h * (rt::lit::<T>(0.5) * t782 + rt::lit::<T>(0.5) * t783);
                let rho1_new_2 = rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho2_new_2 = rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2);
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "dd029b1adf278cd7b830754eee79cdea";
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
        /// - `y_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `y_rate_2`, `rho1_rate_2`, `rho2_rate_2`, `y_rate_3`, `rho1_rate_3`, `rho2_rate_3`: 9 × 9 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate_1, z_rate_1, x_rate_2, z_rate_2, x_rate_3, z_rate_3
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 44 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 59 | 1 | 0 | 0 | 0 |
        /// | each step | 101 | 98 | 8 | 0 | 0 | 0 |
        /// | each sweep for y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2, rho2_rate_2, y_rate_3, rho1_rate_3, rho2_rate_3 | 354 | 392 | 11 | 0 | 0 | 0 |
        /// | each iteration for y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2, rho2_rate_2, y_rate_3, rho1_rate_3, rho2_rate_3 | 1865 | 2566 | 22 | 0 | 0 | 0 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
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
                let [x, y, z, rho1, rho2] = motion.carried;
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
                    [y_rate_1,
                    rho1_rate_1,
                    rho2_rate_1,
                    y_rate_2,
                    rho1_rate_2,
                    rho2_rate_2,
                    y_rate_3,
                    rho1_rate_3,
                    rho2_rate_3,
                    ],
                ) = solution1.goes_on()
                {
                    let t6 = rho2 + k45 * rho2_rate_1
                        + (k53 * rho2_rate_2 + k61 * rho2_rate_3);
                    let t7 = y + k45 * y_rate_1 + (k53 * y_rate_2 + k61 * y_rate_3);
                    let t8 = t7 * t7;
                    let t9 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                    let t10 = t6 * t9;
                    let t11 = t8 + rt::lit::<T>(1.0);
                    let t12 = rt::lit::<T>(1.0) / t11;
                    let t13 = t10 * t12;
                    let t14 = rho2 + k46 * rho2_rate_1
                        + (k54 * rho2_rate_2 + k62 * rho2_rate_3);
                    let t15 = y + k46 * y_rate_1 + (k54 * y_rate_2 + k62 * y_rate_3);
                    let t16 = t15 * t15;
                    let t17 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                    let t18 = t14 * t17;
                    let t19 = t16 + rt::lit::<T>(1.0);
                    let t20 = rt::lit::<T>(1.0) / t19;
                    let t21 = t18 * t20;
                    let t22 = rho2 + k47 * rho2_rate_1
                        + (k55 * rho2_rate_2 + k63 * rho2_rate_3);
                    let t23 = y + k47 * y_rate_1 + (k55 * y_rate_2 + k63 * y_rate_3);
                    let t24 = t23 * t23;
                    let t25 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                    let t26 = t22 * t25;
                    let t27 = t24 + rt::lit::<T>(1.0);
                    let t28 = rt::lit::<T>(1.0) / t27;
                    let t29 = t26 * t28;
                    let t30 = rho2 + k48 * rho2_rate_1
                        + (k56 * rho2_rate_2 + k64 * rho2_rate_3);
                    let t31 = y + k48 * y_rate_1 + (k56 * y_rate_2 + k64 * y_rate_3);
                    let t32 = t31 * t31;
                    let t33 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                    let t34 = t30 * t33;
                    let t35 = t32 + rt::lit::<T>(1.0);
                    let t36 = rt::lit::<T>(1.0) / t35;
                    let t37 = t34 * t36;
                    let t38 = rho2 + k49 * rho2_rate_1
                        + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                    let t39 = y + k49 * y_rate_1 + (k57 * y_rate_2 + k65 * y_rate_3);
                    let t40 = t39 * t39;
                    let t41 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                    let t42 = t38 * t41;
                    let t43 = t40 + rt::lit::<T>(1.0);
                    let t44 = rt::lit::<T>(1.0) / t43;
                    let t45 = t42 * t44;
                    let t46 = rho2 + k50 * rho2_rate_1
                        + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                    let t47 = y + k50 * y_rate_1 + (k58 * y_rate_2 + k66 * y_rate_3);
                    let t48 = t47 * t47;
                    let t49 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                    let t50 = t46 * t49;
                    let t51 = t48 + rt::lit::<T>(1.0);
                    let t52 = rt::lit::<T>(1.0) / t51;
                    let t53 = t50 * t52;
                    let t54 = rho2 + k51 * rho2_rate_1
                        + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                    let t55 = y + k51 * y_rate_1 + (k59 * y_rate_2 + k67 * y_rate_3);
                    let t56 = t55 * t55;
                    let t57 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                    let t58 = t54 * t57;
                    let t59 = t56 + rt::lit::<T>(1.0);
                    let t60 = rt::lit::<T>(1.0) / t59;
                    let t61 = t58 * t60;
                    let t62 = rho2 + k52 * rho2_rate_1
                        + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                    let t63 = y + k52 * y_rate_1 + (k60 * y_rate_2 + k68 * y_rate_3);
                    let t64 = t63 * t63;
                    let t65 = rt::lit::<T>(2.0) * t64 + rt::lit::<T>(2.0);
                    let t66 = t62 * t65;
                    let t67 = t64 + rt::lit::<T>(1.0);
                    let t68 = rt::lit::<T>(1.0) / t67;
                    let t69 = t66 * t68;
                    let t70 = k8 * t13 + k7 * t21 + (k6 * t29 + k5 * t37)
                        + (k4 * t45 + k3 * t53 + (k2 * t61 + k1 * t69));
                    let t114 = y + k69 * y_rate_1 + (k70 * y_rate_2 + k71 * y_rate_3);
                    let t121 = y + k75 * y_rate_1 + (k76 * y_rate_2 + k77 * y_rate_3);
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
                    let t124 = y + k72 * y_rate_1 + (k73 * y_rate_2 + k74 * y_rate_3);
                    let t89 = rt::lit::<T>(-0.06114645362610544) * (t72 + t86)
                        + rt::lit::<T>(-0.014459274444920261) * (t74 + t84)
                        + (rt::lit::<T>(0.1904683739582173) * (t76 + t82)
                            + rt::lit::<T>(0.3851373541128084) * (t78 + t80));
                    let t125 = t124 * t89;
                    let t126 = x - k61 * t122 - (k45 * t123 + k53 * t125);
                    let t1139 = t9 * t12;
                    let t1140 = t126 * t1139;
                    let t129 = x - k62 * t122 - (k46 * t123 + k54 * t125);
                    let t1141 = t17 * t20;
                    let t1142 = t129 * t1141;
                    let t132 = x - k63 * t122 - (k47 * t123 + k55 * t125);
                    let t1143 = t25 * t28;
                    let t1144 = t132 * t1143;
                    let t135 = x - k64 * t122 - (k48 * t123 + k56 * t125);
                    let t1145 = t33 * t36;
                    let t1146 = t135 * t1145;
                    let t138 = x - k65 * t122 - (k49 * t123 + k57 * t125);
                    let t1147 = t41 * t44;
                    let t1148 = t138 * t1147;
                    let t141 = x - k66 * t122 - (k50 * t123 + k58 * t125);
                    let t1149 = t49 * t52;
                    let t1150 = t141 * t1149;
                    let t144 = x - k67 * t122 - (k51 * t123 + k59 * t125);
                    let t1151 = t57 * t60;
                    let t1152 = t144 * t1151;
                    let t147 = x - k68 * t122 - (k52 * t123 + k60 * t125);
                    let t1153 = t65 * t68;
                    let t1154 = t147 * t1153;
                    let t1155 = k8 * t1140 + k7 * t1142 + (k6 * t1144 + k5 * t1146)
                        + (k4 * t1148 + k3 * t1150 + (k2 * t1152 + k1 * t1154));
                    let t115 = rho1 + k69 * rho1_rate_1
                        + (k70 * rho1_rate_2 + k71 * rho1_rate_3);
                    let t116 = t114 * t115;
                    let t117 = t114 * t114 + rt::lit::<T>(1.0);
                    let t1156 = t116 / t117;
                    let t99 = z + k65 * t87 + (k49 * t88 + k57 * t89);
                    let t1157 = t99 * t1147;
                    let t111 = z + k62 * t87 + (k46 * t88 + k54 * t89);
                    let t1158 = t111 * t1141;
                    let t96 = z + k64 * t87 + (k48 * t88 + k56 * t89);
                    let t1159 = t96 * t1145;
                    let t90 = z + k61 * t87 + (k45 * t88 + k53 * t89);
                    let t1160 = t90 * t1139;
                    let t1161 = t70 * t1156 - k4 * t1157 - k7 * t1158
                        - (k5 * t1159 + k8 * t1160);
                    let t102 = z + k66 * t87 + (k50 * t88 + k58 * t89);
                    let t1162 = t102 * t1149;
                    let t105 = z + k67 * t87 + (k51 * t88 + k59 * t89);
                    let t1163 = t105 * t1151;
                    let t108 = z + k68 * t87 + (k52 * t88 + k60 * t89);
                    let t1164 = t108 * t1153;
                    let t93 = z + k63 * t87 + (k47 * t88 + k55 * t89);
                    let t1165 = t93 * t1143;
                    let t1166 = t114 * t1155
                        + (t1161
                            - (k3 * t1162 + k2 * t1163 + (k1 * t1164 + k6 * t1165)));
                    let t215 = t126 * t126;
                    let t216 = t90 * t90;
                    let t217 = t6 * t6;
                    let t218 = t215 + (t216 + (t8 + (t217 + rt::lit::<T>(1.0))));
                    let t219 = t8 * t218 + (t215 + (t216 + (t217 + t71 * t71)));
                    let t220 = t8 + t218 - t12 * t219;
                    let t221 = rt::lit::<T>(2.0) * t7;
                    let t1167 = t220 * (t12 * t221);
                    let t161 = t132 * t132;
                    let t162 = t93 * t93;
                    let t163 = t22 * t22;
                    let t164 = t161 + (t162 + (t24 + (t163 + rt::lit::<T>(1.0))));
                    let t165 = t24 * t164 + (t161 + (t162 + (t163 + t75 * t75)));
                    let t166 = t24 + t164 - t28 * t165;
                    let t167 = rt::lit::<T>(2.0) * t23;
                    let t1168 = t166 * (t28 * t167);
                    let t179 = t135 * t135;
                    let t180 = t96 * t96;
                    let t181 = t30 * t30;
                    let t182 = t179 + (t180 + (t32 + (t181 + rt::lit::<T>(1.0))));
                    let t183 = t32 * t182 + (t179 + (t180 + (t181 + t77 * t77)));
                    let t184 = t32 + t182 - t36 * t183;
                    let t185 = rt::lit::<T>(2.0) * t31;
                    let t1169 = t184 * (t36 * t185);
                    let t197 = t144 * t144;
                    let t198 = t105 * t105;
                    let t199 = t54 * t54;
                    let t200 = t197 + (t198 + (t56 + (t199 + rt::lit::<T>(1.0))));
                    let t201 = t56 * t200 + (t197 + (t198 + (t199 + t83 * t83)));
                    let t202 = t56 + t200 - t60 * t201;
                    let t203 = rt::lit::<T>(2.0) * t55;
                    let t1170 = t202 * (t60 * t203);
                    let t206 = t147 * t147;
                    let t207 = t108 * t108;
                    let t208 = t62 * t62;
                    let t209 = t206 + (t207 + (t64 + (t208 + rt::lit::<T>(1.0))));
                    let t210 = t64 * t209 + (t206 + (t207 + (t208 + t85 * t85)));
                    let t211 = t64 + t209 - t68 * t210;
                    let t212 = rt::lit::<T>(2.0) * t63;
                    let t1171 = t211 * (t68 * t212);
                    let t188 = t138 * t138;
                    let t189 = t99 * t99;
                    let t190 = t38 * t38;
                    let t191 = t188 + (t189 + (t40 + (t190 + rt::lit::<T>(1.0))));
                    let t192 = t40 * t191 + (t188 + (t189 + (t190 + t79 * t79)));
                    let t193 = t40 + t191 - t44 * t192;
                    let t194 = rt::lit::<T>(2.0) * t39;
                    let t1172 = t193 * (t44 * t194);
                    let t170 = t141 * t141;
                    let t171 = t102 * t102;
                    let t172 = t46 * t46;
                    let t173 = t170 + (t171 + (t48 + (t172 + rt::lit::<T>(1.0))));
                    let t174 = t48 * t173 + (t170 + (t171 + (t172 + t81 * t81)));
                    let t175 = t48 + t173 - t52 * t174;
                    let t176 = rt::lit::<T>(2.0) * t47;
                    let t1173 = t175 * (t52 * t176);
                    let t152 = t129 * t129;
                    let t153 = t111 * t111;
                    let t154 = t14 * t14;
                    let t155 = t152 + (t153 + (t16 + (t154 + rt::lit::<T>(1.0))));
                    let t156 = t16 * t155 + (t152 + (t153 + (t154 + t73 * t73)));
                    let t157 = t16 + t155 - t20 * t156;
                    let t158 = rt::lit::<T>(2.0) * t15;
                    let t1174 = t157 * (t20 * t158);
                    let t1175 = k1 * t1171 + k4 * t1172
                        + (k3 * t1173 + (k7 * t1174 + t88 * t1156));
                    let t1176 = -(k8 * t1167 + k6 * t1168 + (k5 * t1169 + k2 * t1170)
                        + t1175);
                    let t225 = k9 * (t13 + t69) + k10 * (t21 + t61)
                        + (k11 * (t29 + t53) + k12 * (t37 + t45));
                    let t1177 = k9 * (t1140 + t1154) + k10 * (t1142 + t1152)
                        + (k11 * (t1144 + t1150) + k12 * (t1146 + t1148));
                    let t226 = rho1 + k72 * rho1_rate_1
                        + (k73 * rho1_rate_2 + k74 * rho1_rate_3);
                    let t227 = t124 * t226;
                    let t228 = t124 * t124 + rt::lit::<T>(1.0);
                    let t1178 = t227 / t228;
                    let t1179 = t225 * t1178 - k11 * (t1165 + t1162)
                        - k10 * (t1158 + t1163)
                        - (k12 * (t1159 + t1157) + k9 * (t1160 + t1164));
                    let t1180 = k9 * (t1167 + t1171) + k11 * (t1168 + t1173)
                        + (k12 * (t1169 + t1172)
                            + (k10 * (t1174 + t1170) + t89 * t1178));
                    let t234 = k20 * t13 + k19 * t21 + (k18 * t29 + k17 * t37)
                        + (k16 * t45 + k15 * t53 + (k14 * t61 + k13 * t69));
                    let t1181 = k20 * t1140 + k19 * t1142 + (k18 * t1144 + k17 * t1146)
                        + (k16 * t1148 + k15 * t1150 + (k14 * t1152 + k13 * t1154));
                    let t235 = rho1 + k75 * rho1_rate_1
                        + (k76 * rho1_rate_2 + k77 * rho1_rate_3);
                    let t236 = t121 * t235;
                    let t237 = t121 * t121 + rt::lit::<T>(1.0);
                    let t1182 = t236 / t237;
                    let t1183 = t234 * t1182 - k16 * t1157 - k19 * t1158
                        - (k17 * t1159 + k20 * t1160);
                    let t1184 = t121 * t1181
                        + (t1183
                            - (k15 * t1162 + k14 * t1163 + (k13 * t1164 + k18 * t1165)));
                    let t1185 = k13 * t1171 + k16 * t1172
                        + (k15 * t1173 + (k19 * t1174 + t87 * t1182));
                    let t1186 = -(k20 * t1167 + k18 * t1168 + (k17 * t1169 + k14 * t1170)
                        + t1185);
                    solution1
                        .update([
                            t70,
                            t1166,
                            t1176,
                            t225,
                            t124 * t1177 + t1179,
                            -t1180,
                            t234,
                            t1184,
                            t1186,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = y * y + rt::lit::<T>(1.0);
                            let t2 = rt::lit::<T>(1.0) / t1
                                * (y * (x * t1 + (rho1 * rho2 - y * z)) - z);
                            [rho2, t2, -y, rho2, t2, -y, rho2, t2, -y]
                        },
                        move || {
                            let t3 = rt::abs(inv_h * y);
                            let t4 = rt::abs(inv_h * rho1);
                            let t5 = rt::abs(inv_h * rho2);
                            [t3, t4, t5, t3, t4, t5, t3, t4, t5]
                        },
                        move |
                            [y_rate_1,
                            rho1_rate_1,
                            rho2_rate_1,
                            y_rate_2,
                            rho1_rate_2,
                            rho2_rate_2,
                            y_rate_3,
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
                            t98, t99, t100, t101, t102, t103, t104, t105, t106, t107,
                            t108, t109, t110, t111, t112, t113, t114] = {
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
                                    k69,
                                    k70,
                                    k71,
                                    y,
                                    z,
                                    rho1,
                                    rho2,
                                    y_rate_1,
                                    rho1_rate_1,
                                    rho2_rate_1,
                                    y_rate_2,
                                    rho1_rate_2,
                                    rho2_rate_2,
                                    y_rate_3,
                                    rho1_rate_3,
                                    rho2_rate_3,
                                    ]: [T; 48],
                                ) -> [T; 101] {
                                    let t6 = rho2 + k45 * rho2_rate_1
                                        + (k53 * rho2_rate_2 + k61 * rho2_rate_3);
                                    let t7 = y + k45 * y_rate_1
                                        + (k53 * y_rate_2 + k61 * y_rate_3);
                                    let t8 = t7 * t7;
                                    let t9 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                                    let t10 = t6 * t9;
                                    let t11 = t8 + rt::lit::<T>(1.0);
                                    let t12 = rt::lit::<T>(1.0) / t11;
                                    let t13 = t10 * t12;
                                    let t14 = rho2 + k46 * rho2_rate_1
                                        + (k54 * rho2_rate_2 + k62 * rho2_rate_3);
                                    let t15 = y + k46 * y_rate_1
                                        + (k54 * y_rate_2 + k62 * y_rate_3);
                                    let t16 = t15 * t15;
                                    let t17 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                                    let t18 = t14 * t17;
                                    let t19 = t16 + rt::lit::<T>(1.0);
                                    let t20 = rt::lit::<T>(1.0) / t19;
                                    let t21 = t18 * t20;
                                    let t22 = rho2 + k47 * rho2_rate_1
                                        + (k55 * rho2_rate_2 + k63 * rho2_rate_3);
                                    let t23 = y + k47 * y_rate_1
                                        + (k55 * y_rate_2 + k63 * y_rate_3);
                                    let t24 = t23 * t23;
                                    let t25 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                                    let t26 = t22 * t25;
                                    let t27 = t24 + rt::lit::<T>(1.0);
                                    let t28 = rt::lit::<T>(1.0) / t27;
                                    let t29 = t26 * t28;
                                    let t30 = rho2 + k48 * rho2_rate_1
                                        + (k56 * rho2_rate_2 + k64 * rho2_rate_3);
                                    let t31 = y + k48 * y_rate_1
                                        + (k56 * y_rate_2 + k64 * y_rate_3);
                                    let t32 = t31 * t31;
                                    let t33 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                                    let t34 = t30 * t33;
                                    let t35 = t32 + rt::lit::<T>(1.0);
                                    let t36 = rt::lit::<T>(1.0) / t35;
                                    let t37 = t34 * t36;
                                    let t38 = rho2 + k49 * rho2_rate_1
                                        + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                                    let t39 = y + k49 * y_rate_1
                                        + (k57 * y_rate_2 + k65 * y_rate_3);
                                    let t40 = t39 * t39;
                                    let t41 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                                    let t42 = t38 * t41;
                                    let t43 = t40 + rt::lit::<T>(1.0);
                                    let t44 = rt::lit::<T>(1.0) / t43;
                                    let t45 = t42 * t44;
                                    let t46 = rho2 + k50 * rho2_rate_1
                                        + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                                    let t47 = y + k50 * y_rate_1
                                        + (k58 * y_rate_2 + k66 * y_rate_3);
                                    let t48 = t47 * t47;
                                    let t49 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                                    let t50 = t46 * t49;
                                    let t51 = t48 + rt::lit::<T>(1.0);
                                    let t52 = rt::lit::<T>(1.0) / t51;
                                    let t53 = t50 * t52;
                                    let t54 = rho2 + k51 * rho2_rate_1
                                        + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                                    let t55 = y + k51 * y_rate_1
                                        + (k59 * y_rate_2 + k67 * y_rate_3);
                                    let t56 = t55 * t55;
                                    let t57 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                                    let t58 = t54 * t57;
                                    let t59 = t56 + rt::lit::<T>(1.0);
                                    let t60 = rt::lit::<T>(1.0) / t59;
                                    let t61 = t58 * t60;
                                    let t62 = rho2 + k52 * rho2_rate_1
                                        + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                                    let t63 = y + k52 * y_rate_1
                                        + (k60 * y_rate_2 + k68 * y_rate_3);
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
                                    let t90 = z + k61 * t87 + (k45 * t88 + k53 * t89);
                                    let t91 = t9 * t90;
                                    let t92 = t12 * t91;
                                    let t93 = z + k63 * t87 + (k47 * t88 + k55 * t89);
                                    let t94 = t25 * t93;
                                    let t95 = t28 * t94;
                                    let t96 = z + k64 * t87 + (k48 * t88 + k56 * t89);
                                    let t97 = t33 * t96;
                                    let t98 = t36 * t97;
                                    let t99 = z + k65 * t87 + (k49 * t88 + k57 * t89);
                                    let t100 = t41 * t99;
                                    let t101 = t44 * t100;
                                    let t102 = z + k66 * t87 + (k50 * t88 + k58 * t89);
                                    let t103 = t49 * t102;
                                    let t104 = t52 * t103;
                                    let t105 = z + k67 * t87 + (k51 * t88 + k59 * t89);
                                    let t106 = t57 * t105;
                                    let t107 = t60 * t106;
                                    let t108 = z + k68 * t87 + (k52 * t88 + k60 * t89);
                                    let t109 = t65 * t108;
                                    let t110 = t68 * t109;
                                    let t111 = z + k62 * t87 + (k46 * t88 + k54 * t89);
                                    let t112 = t17 * t111;
                                    let t113 = t20 * t112;
                                    let t114 = y + k69 * y_rate_1
                                        + (k70 * y_rate_2 + k71 * y_rate_3);
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
                                        t107,
                                        t108,
                                        t109,
                                        t110,
                                        t111,
                                        t112,
                                        t113,
                                        t114,
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
                                    k69,
                                    k70,
                                    k71,
                                    y,
                                    z,
                                    rho1,
                                    rho2,
                                    y_rate_1,
                                    rho1_rate_1,
                                    rho2_rate_1,
                                    y_rate_2,
                                    rho1_rate_2,
                                    rho2_rate_2,
                                    y_rate_3,
                                    rho1_rate_3,
                                    rho2_rate_3,
                                ])
                            };
                            let [t121, t124, t126, t127, t129, t130, t132, t133, t135,
                            t136, t138, t139, t141, t142, t144, t145, t147, t148, t151,
                            t155, t156, t158, t159, t160, t164, t165, t167, t168, t169,
                            t173, t174, t176, t177, t178, t182, t183, t185, t186, t187,
                            t191, t192, t194, t195, t200, t201, t203, t204, t209, t210,
                            t212, t213, t218, t219, t221, t222, t224, t225, t226, t227,
                            t228, t229, t230, t231, t232, t233, t234, t235, t236, t237,
                            t238, t239, t241, t242, t243, t245, t247, t249, t251, t253,
                            t255, t257, t259, t260, t261, t262, t263, t264, t265, t266,
                            t267, t268, t269, t270, t271, t272, t273, t274, t275, t276,
                            t277, t278, t279, t280, t281, t282, t283, t284, t285, t286,
                            t287, t288, t289, t290, t291, t292, t293, t294, t295, t296,
                            t297, t298, t299, t300, t301, t302, t303, t304, t305, t306,
                            t369, t371, t377, t379, t385, t387, t392, t394, t399, t401,
                            t407, t409, t414, t416, t421, t426, t428, t431, t432, t433,
                            t434, t435, t436, t437, t438, t439, t440, t442, t444, t446,
                            t450, t459, t461, t462, t463, t465, t466, t467, t566, t567,
                            t568, t569, t570, t571, t572, t573, t574, t575, t577, t579,
                            t581, t584, t585, t587, t589, t591, t593, t595, t597, t599,
                            t601, t603, t604, t605, t607, t608, t609, t610, t611, t612,
                            t613, t614, t615, t616, t617, t618, t619, t620, t621, t622,
                            t623, t624, t625, t626] = {
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
                                    t114,
                                    t88,
                                    t89,
                                    t87,
                                    t90,
                                    t91,
                                    t92,
                                    t111,
                                    t112,
                                    t113,
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
                                    t108,
                                    t109,
                                    t110,
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
                                    x,
                                    y,
                                    rho1,
                                    h,
                                    y_rate_1,
                                    rho1_rate_1,
                                    rho2_rate_1,
                                    y_rate_2,
                                    rho1_rate_2,
                                    rho2_rate_2,
                                    y_rate_3,
                                    rho1_rate_3,
                                    rho2_rate_3,
                                    ]: [T; 215],
                                ) -> [T; 213] {
                                    let t115 = rho1 + k69 * rho1_rate_1
                                        + (k70 * rho1_rate_2 + k71 * rho1_rate_3);
                                    let t116 = t114 * t115;
                                    let t117 = t114 * t114 + rt::lit::<T>(1.0);
                                    let t118 = rt::lit::<T>(1.0) / t117;
                                    let t119 = t116 * t118;
                                    let t120 = k3 * t104 + k2 * t107
                                        + (k1 * t110 + (k7 * t113 + (rho1_rate_1 - t119 * t70)));
                                    let t121 = y + k75 * y_rate_1
                                        + (k76 * y_rate_2 + k77 * y_rate_3);
                                    let t122 = t121 * t87;
                                    let t123 = t114 * t88;
                                    let t124 = y + k72 * y_rate_1
                                        + (k73 * y_rate_2 + k74 * y_rate_3);
                                    let t125 = t124 * t89;
                                    let t126 = x - k61 * t122 - (k45 * t123 + k53 * t125);
                                    let t127 = t9 * t126;
                                    let t128 = t12 * t127;
                                    let t129 = x - k62 * t122 - (k46 * t123 + k54 * t125);
                                    let t130 = t17 * t129;
                                    let t131 = t20 * t130;
                                    let t132 = x - k63 * t122 - (k47 * t123 + k55 * t125);
                                    let t133 = t25 * t132;
                                    let t134 = t28 * t133;
                                    let t135 = x - k64 * t122 - (k48 * t123 + k56 * t125);
                                    let t136 = t33 * t135;
                                    let t137 = t36 * t136;
                                    let t138 = x - k65 * t122 - (k49 * t123 + k57 * t125);
                                    let t139 = t41 * t138;
                                    let t140 = t44 * t139;
                                    let t141 = x - k66 * t122 - (k50 * t123 + k58 * t125);
                                    let t142 = t49 * t141;
                                    let t143 = t52 * t142;
                                    let t144 = x - k67 * t122 - (k51 * t123 + k59 * t125);
                                    let t145 = t57 * t144;
                                    let t146 = t60 * t145;
                                    let t147 = x - k68 * t122 - (k52 * t123 + k60 * t125);
                                    let t148 = t65 * t147;
                                    let t149 = t68 * t148;
                                    let t150 = k8 * t128 + k7 * t131 + (k6 * t134 + k5 * t137)
                                        + (k4 * t140 + k3 * t143 + (k2 * t146 + k1 * t149));
                                    let t151 = k8 * t92 + k6 * t95 + (k5 * t98 + k4 * t101)
                                        + t120 - t114 * t150;
                                    let t152 = t129 * t129;
                                    let t153 = t111 * t111;
                                    let t154 = t14 * t14;
                                    let t155 = t152
                                        + (t153 + (t16 + (t154 + rt::lit::<T>(1.0))));
                                    let t156 = t16 * t155
                                        + (t152 + (t153 + (t154 + t73 * t73)));
                                    let t157 = t16 + t155 - t20 * t156;
                                    let t158 = rt::lit::<T>(2.0) * t15;
                                    let t159 = t157 * t158;
                                    let t160 = t20 * t159;
                                    let t161 = t132 * t132;
                                    let t162 = t93 * t93;
                                    let t163 = t22 * t22;
                                    let t164 = t161
                                        + (t162 + (t24 + (t163 + rt::lit::<T>(1.0))));
                                    let t165 = t24 * t164
                                        + (t161 + (t162 + (t163 + t75 * t75)));
                                    let t166 = t24 + t164 - t28 * t165;
                                    let t167 = rt::lit::<T>(2.0) * t23;
                                    let t168 = t166 * t167;
                                    let t169 = t28 * t168;
                                    let t170 = t141 * t141;
                                    let t171 = t102 * t102;
                                    let t172 = t46 * t46;
                                    let t173 = t170
                                        + (t171 + (t48 + (t172 + rt::lit::<T>(1.0))));
                                    let t174 = t48 * t173
                                        + (t170 + (t171 + (t172 + t81 * t81)));
                                    let t175 = t48 + t173 - t52 * t174;
                                    let t176 = rt::lit::<T>(2.0) * t47;
                                    let t177 = t175 * t176;
                                    let t178 = t52 * t177;
                                    let t179 = t135 * t135;
                                    let t180 = t96 * t96;
                                    let t181 = t30 * t30;
                                    let t182 = t179
                                        + (t180 + (t32 + (t181 + rt::lit::<T>(1.0))));
                                    let t183 = t32 * t182
                                        + (t179 + (t180 + (t181 + t77 * t77)));
                                    let t184 = t32 + t182 - t36 * t183;
                                    let t185 = rt::lit::<T>(2.0) * t31;
                                    let t186 = t184 * t185;
                                    let t187 = t36 * t186;
                                    let t188 = t138 * t138;
                                    let t189 = t99 * t99;
                                    let t190 = t38 * t38;
                                    let t191 = t188
                                        + (t189 + (t40 + (t190 + rt::lit::<T>(1.0))));
                                    let t192 = t40 * t191
                                        + (t188 + (t189 + (t190 + t79 * t79)));
                                    let t193 = t40 + t191 - t44 * t192;
                                    let t194 = rt::lit::<T>(2.0) * t39;
                                    let t195 = t193 * t194;
                                    let t196 = t44 * t195;
                                    let t197 = t144 * t144;
                                    let t198 = t105 * t105;
                                    let t199 = t54 * t54;
                                    let t200 = t197
                                        + (t198 + (t56 + (t199 + rt::lit::<T>(1.0))));
                                    let t201 = t56 * t200
                                        + (t197 + (t198 + (t199 + t83 * t83)));
                                    let t202 = t56 + t200 - t60 * t201;
                                    let t203 = rt::lit::<T>(2.0) * t55;
                                    let t204 = t202 * t203;
                                    let t205 = t60 * t204;
                                    let t206 = t147 * t147;
                                    let t207 = t108 * t108;
                                    let t208 = t62 * t62;
                                    let t209 = t206
                                        + (t207 + (t64 + (t208 + rt::lit::<T>(1.0))));
                                    let t210 = t64 * t209
                                        + (t206 + (t207 + (t208 + t85 * t85)));
                                    let t211 = t64 + t209 - t68 * t210;
                                    let t212 = rt::lit::<T>(2.0) * t63;
                                    let t213 = t211 * t212;
                                    let t214 = t68 * t213;
                                    let t215 = t126 * t126;
                                    let t216 = t90 * t90;
                                    let t217 = t6 * t6;
                                    let t218 = t215
                                        + (t216 + (t8 + (t217 + rt::lit::<T>(1.0))));
                                    let t219 = t8 * t218 + (t215 + (t216 + (t217 + t71 * t71)));
                                    let t220 = t8 + t218 - t12 * t219;
                                    let t221 = rt::lit::<T>(2.0) * t7;
                                    let t222 = t220 * t221;
                                    let t223 = t12 * t222;
                                    let t224 = k4 * t196 + k2 * t205
                                        + (k1 * t214 + (k8 * t223 + (rho2_rate_1 + t119 * t88)));
                                    let t225 = k9 * (t13 + t69) + k10 * (t21 + t61)
                                        + (k11 * (t29 + t53) + k12 * (t37 + t45));
                                    let t226 = rho1 + k72 * rho1_rate_1
                                        + (k73 * rho1_rate_2 + k74 * rho1_rate_3);
                                    let t227 = t124 * t226;
                                    let t228 = t124 * t124 + rt::lit::<T>(1.0);
                                    let t229 = rt::lit::<T>(1.0) / t228;
                                    let t230 = t227 * t229;
                                    let t231 = k9 * (t92 + t110) + k11 * (t95 + t104)
                                        + (k12 * (t98 + t101)
                                            + (k10 * (t113 + t107) + (rho1_rate_2 - t230 * t225)));
                                    let t232 = k9 * (t128 + t149) + k10 * (t131 + t146)
                                        + (k11 * (t134 + t143) + k12 * (t137 + t140));
                                    let t233 = k12 * (t187 + t196) + k10 * (t160 + t205)
                                        + (k11 * (t169 + t178)
                                            + (k9 * (t223 + t214) + (rho2_rate_2 + t230 * t89)));
                                    let t234 = k20 * t13 + k19 * t21 + (k18 * t29 + k17 * t37)
                                        + (k16 * t45 + k15 * t53 + (k14 * t61 + k13 * t69));
                                    let t235 = rho1 + k75 * rho1_rate_1
                                        + (k76 * rho1_rate_2 + k77 * rho1_rate_3);
                                    let t236 = t121 * t235;
                                    let t237 = t121 * t121 + rt::lit::<T>(1.0);
                                    let t238 = rt::lit::<T>(1.0) / t237;
                                    let t239 = t236 * t238;
                                    let t240 = k15 * t104 + k14 * t107
                                        + (k13 * t110 + (k19 * t113 + (rho1_rate_3 - t239 * t234)));
                                    let t241 = k20 * t128 + k19 * t131
                                        + (k18 * t134 + k17 * t137)
                                        + (k16 * t140 + k15 * t143 + (k14 * t146 + k13 * t149));
                                    let t242 = k20 * t92 + k18 * t95 + (k17 * t98 + k16 * t101)
                                        + t240 - t121 * t241;
                                    let t243 = k16 * t196 + k14 * t205
                                        + (k13 * t214 + (k20 * t223 + (rho2_rate_3 + t239 * t87)));
                                    let t244 = rt::lit::<T>(4.0) * t6 - rt::lit::<T>(2.0) * t13;
                                    let t245 = t244 * (t12 * (k45 * t7));
                                    let t246 = rt::lit::<T>(4.0) * t62
                                        - rt::lit::<T>(2.0) * t69;
                                    let t247 = t246 * (t68 * (k52 * t63));
                                    let t248 = rt::lit::<T>(4.0) * t46
                                        - rt::lit::<T>(2.0) * t53;
                                    let t249 = t248 * (t52 * (k50 * t47));
                                    let t250 = rt::lit::<T>(4.0) * t54
                                        - rt::lit::<T>(2.0) * t61;
                                    let t251 = t250 * (t60 * (k51 * t55));
                                    let t252 = rt::lit::<T>(4.0) * t14
                                        - rt::lit::<T>(2.0) * t21;
                                    let t253 = t252 * (t20 * (k46 * t15));
                                    let t254 = rt::lit::<T>(4.0) * t22
                                        - rt::lit::<T>(2.0) * t29;
                                    let t255 = t254 * (t28 * (k47 * t23));
                                    let t256 = rt::lit::<T>(4.0) * t30
                                        - rt::lit::<T>(2.0) * t37;
                                    let t257 = t256 * (t36 * (k48 * t31));
                                    let t258 = rt::lit::<T>(4.0) * t38
                                        - rt::lit::<T>(2.0) * t45;
                                    let t259 = t258 * (t44 * (k49 * t39));
                                    let t260 = rt::lit::<T>(1.0) - k8 * t245 - k1 * t247
                                        - (k3 * t249 + k2 * t251)
                                        - (k7 * t253 + k6 * t255 + (k5 * t257 + k4 * t259));
                                    let t261 = t12 * (k78 + k78 * t8);
                                    let t262 = t20 * (k79 + k79 * t16);
                                    let t263 = t28 * (k80 + k80 * t24);
                                    let t264 = t36 * (k81 + k81 * t32);
                                    let t265 = t44 * (k82 + k82 * t40);
                                    let t266 = t52 * (k83 + k83 * t48);
                                    let t267 = t60 * (k84 + k84 * t56);
                                    let t268 = t68 * (k85 + k85 * t64);
                                    let t269 = k8 * t261 + k7 * t262 + (k6 * t263 + k5 * t264)
                                        + (k4 * t265 + k3 * t266 + (k2 * t267 + k1 * t268));
                                    let t270 = t244 * (t12 * (k53 * t7));
                                    let t271 = t252 * (t20 * (k54 * t15));
                                    let t272 = t254 * (t28 * (k55 * t23));
                                    let t273 = t256 * (t36 * (k56 * t31));
                                    let t274 = t258 * (t44 * (k57 * t39));
                                    let t275 = t248 * (t52 * (k58 * t47));
                                    let t276 = t250 * (t60 * (k59 * t55));
                                    let t277 = t246 * (t68 * (k60 * t63));
                                    let t278 = k8 * t270 + k7 * t271 + (k6 * t272 + k5 * t273)
                                        + (k4 * t274 + k3 * t275 + (k2 * t276 + k1 * t277));
                                    let t279 = t12 * (k86 + k86 * t8);
                                    let t280 = t20 * (k87 + k87 * t16);
                                    let t281 = t28 * (k88 + k88 * t24);
                                    let t282 = t36 * (k89 + k89 * t32);
                                    let t283 = t44 * (k90 + k90 * t40);
                                    let t284 = t52 * (k91 + k91 * t48);
                                    let t285 = t60 * (k92 + k92 * t56);
                                    let t286 = t68 * (k93 + k93 * t64);
                                    let t287 = k8 * t279 + k7 * t280 + (k6 * t281 + k5 * t282)
                                        + (k4 * t283 + k3 * t284 + (k2 * t285 + k1 * t286));
                                    let t288 = t244 * (t12 * (k61 * t7));
                                    let t289 = t252 * (t20 * (k62 * t15));
                                    let t290 = t254 * (t28 * (k63 * t23));
                                    let t291 = t256 * (t36 * (k64 * t31));
                                    let t292 = t258 * (t44 * (k65 * t39));
                                    let t293 = t248 * (t52 * (k66 * t47));
                                    let t294 = t250 * (t60 * (k67 * t55));
                                    let t295 = t246 * (t68 * (k68 * t63));
                                    let t296 = k8 * t288 + k7 * t289 + (k6 * t290 + k5 * t291)
                                        + (k4 * t292 + k3 * t293 + (k2 * t294 + k1 * t295));
                                    let t297 = t12 * (k94 + k94 * t8);
                                    let t298 = t20 * (k95 + k95 * t16);
                                    let t299 = t28 * (k96 + k96 * t24);
                                    let t300 = t36 * (k97 + k97 * t32);
                                    let t301 = t44 * (k98 + k98 * t40);
                                    let t302 = t52 * (k99 + k99 * t48);
                                    let t303 = t60 * (k100 + k100 * t56);
                                    let t304 = t68 * (k101 + k101 * t64);
                                    let t305 = k8 * t297 + k7 * t298 + (k6 * t299 + k5 * t300)
                                        + (k4 * t301 + k3 * t302 + (k2 * t303 + k1 * t304));
                                    let t306 = rt::lit::<T>(1.0) / (t51 * t51);
                                    let t307 = rt::lit::<T>(-0.061592225069804156) * t119;
                                    let t308 = rt::lit::<T>(-0.061592225069804156) * t114;
                                    let t309 = rt::lit::<T>(0.027076500189167574) * t114;
                                    let t310 = t309 * t68;
                                    let t311 = t310 + t64 * t310;
                                    let t312 = rt::lit::<T>(0.005864947198698576) * t114;
                                    let t313 = t312 * t60;
                                    let t314 = t313 + t56 * t313;
                                    let t315 = t308 * t52;
                                    let t316 = t315 + t48 * t315;
                                    let t317 = rt::lit::<T>(-0.058993923891947214) * t114;
                                    let t318 = t317 * t44;
                                    let t319 = t318 + t40 * t318;
                                    let t320 = rt::lit::<T>(0.09560496739250535) * t114;
                                    let t321 = t320 * t36;
                                    let t322 = t321 + t32 * t321;
                                    let t323 = rt::lit::<T>(0.32151478931685357) * t114;
                                    let t324 = t323 * t28;
                                    let t325 = t324 + t24 * t324;
                                    let t326 = rt::lit::<T>(0.4175557539292479) * t114;
                                    let t327 = t326 * t20;
                                    let t328 = t327 + t16 * t327;
                                    let t329 = rt::lit::<T>(0.2529691909352784) * t114;
                                    let t330 = t329 * t12;
                                    let t331 = t330 + t8 * t330;
                                    let t332 = k68 * t311 + k67 * t314
                                        + (k66 * t316 + k65 * t319)
                                        + (k64 * t322 + k63 * t325 + (k62 * t328 + k61 * t331));
                                    let t333 = rt::lit::<T>(0.32151478931685357) * t28;
                                    let t334 = t24 * t333;
                                    let t335 = t333 + t334;
                                    let t336 = rt::lit::<T>(0.4175557539292479) * t20;
                                    let t337 = t16 * t336;
                                    let t338 = t336 + t337;
                                    let t339 = rt::lit::<T>(0.2529691909352784) * t12;
                                    let t340 = t8 * t339;
                                    let t341 = t339 + t340;
                                    let t342 = rt::lit::<T>(-0.058993923891947214) * t44;
                                    let t343 = t40 * t342;
                                    let t344 = t342 + t343;
                                    let t345 = rt::lit::<T>(0.09560496739250535) * t36;
                                    let t346 = t32 * t345;
                                    let t347 = t345 + t346;
                                    let t348 = rt::lit::<T>(0.005864947198698576) * t60;
                                    let t349 = t56 * t348;
                                    let t350 = t348 + t349;
                                    let t351 = rt::lit::<T>(0.027076500189167574) * t68;
                                    let t352 = t64 * t351;
                                    let t353 = t351 + t352;
                                    let t354 = rt::lit::<T>(-0.061592225069804156) * t52;
                                    let t355 = t48 * t354;
                                    let t356 = t354 + t355;
                                    let t357 = k63 * t335 + k62 * t338
                                        + (k61 * t341 + k65 * t344)
                                        + (k64 * t347 + k67 * t350 + (k68 * t353 + k66 * t356));
                                    let t358 = t121 * t332 + t357;
                                    let t359 = k60 * t311 + k59 * t314
                                        + (k58 * t316 + k57 * t319)
                                        + (k56 * t322 + k55 * t325 + (k54 * t328 + k53 * t331));
                                    let t360 = k55 * t335 + k54 * t338
                                        + (k53 * t341 + k57 * t344)
                                        + (k56 * t347 + k59 * t350 + (k60 * t353 + k58 * t356));
                                    let t361 = t124 * t359 + t360;
                                    let t362 = rt::lit::<T>(0.1904683739582173) * t361;
                                    let t363 = k52 * t311 + k51 * t314
                                        + (k50 * t316 + k49 * t319)
                                        + (k48 * t322 + k47 * t325 + (k46 * t328 + k45 * t331));
                                    let t364 = k47 * t335 + k46 * t338
                                        + (k45 * t341 + k49 * t344)
                                        + (k48 * t347 + k51 * t350 + (k52 * t353 + k50 * t356));
                                    let t365 = t114 * t363 + t364;
                                    let t366 = rt::lit::<T>(0.32151478931685357) * t358
                                        + (t362 + rt::lit::<T>(-0.061592225069804156) * t365);
                                    let t367 = t306
                                        * (rt::lit::<T>(0.5) * (t50 * t307 + t308 * t142)
                                            - k3 * t103 - t81 * t366);
                                    let t368 = t52 * t307;
                                    let t369 = h * t47;
                                    let t370 = (t367 + (t354 * t102 - t46 * t368 - t315 * t141))
                                        * t369;
                                    let t371 = rt::lit::<T>(1.0) / (t67 * t67);
                                    let t372 = rt::lit::<T>(0.027076500189167574) * t119;
                                    let t373 = rt::lit::<T>(-0.06114645362610544) * t361;
                                    let t374 = rt::lit::<T>(0.2529691909352784) * t358
                                        + (t373 + rt::lit::<T>(0.027076500189167574) * t365);
                                    let t375 = t371
                                        * (rt::lit::<T>(0.5) * (t66 * t372 + t309 * t148)
                                            - k1 * t109 - t85 * t374);
                                    let t376 = t68 * t372;
                                    let t377 = h * t63;
                                    let t378 = (t375 + (t351 * t108 - t62 * t376 - t310 * t147))
                                        * t377;
                                    let t379 = rt::lit::<T>(1.0) / (t35 * t35);
                                    let t380 = rt::lit::<T>(0.09560496739250535) * t119;
                                    let t381 = rt::lit::<T>(0.3851373541128084) * t361;
                                    let t382 = rt::lit::<T>(-0.058993923891947214) * t358
                                        + (t381 + rt::lit::<T>(0.09560496739250535) * t365);
                                    let t383 = t379
                                        * (rt::lit::<T>(0.5) * (t34 * t380 + t320 * t136) - k5 * t97
                                            - t77 * t382);
                                    let t384 = t36 * t380;
                                    let t385 = h * t31;
                                    let t386 = (t383 + (t345 * t96 - t30 * t384 - t321 * t135))
                                        * t385;
                                    let t387 = rt::lit::<T>(1.0) / (t27 * t27);
                                    let t388 = rt::lit::<T>(0.32151478931685357) * t119;
                                    let t389 = rt::lit::<T>(-0.061592225069804156) * t358
                                        + (t362 + rt::lit::<T>(0.32151478931685357) * t365);
                                    let t390 = t387
                                        * (rt::lit::<T>(0.5) * (t26 * t388 + t323 * t133) - k6 * t94
                                            - t75 * t389);
                                    let t391 = t28 * t388;
                                    let t392 = h * t23;
                                    let t393 = (t390 + (t333 * t93 - t22 * t391 - t324 * t132))
                                        * t392;
                                    let t394 = rt::lit::<T>(1.0) / (t43 * t43);
                                    let t395 = rt::lit::<T>(-0.058993923891947214) * t119;
                                    let t396 = rt::lit::<T>(0.09560496739250535) * t358
                                        + (t381 + rt::lit::<T>(-0.058993923891947214) * t365);
                                    let t397 = t394
                                        * (rt::lit::<T>(0.5) * (t42 * t395 + t317 * t139)
                                            - k4 * t100 - t79 * t396);
                                    let t398 = t44 * t395;
                                    let t399 = h * t39;
                                    let t400 = (t397 + (t342 * t99 - t38 * t398 - t318 * t138))
                                        * t399;
                                    let t401 = rt::lit::<T>(1.0) / (t19 * t19);
                                    let t402 = rt::lit::<T>(0.4175557539292479) * t119;
                                    let t403 = rt::lit::<T>(-0.014459274444920261) * t361;
                                    let t404 = rt::lit::<T>(0.005864947198698576) * t358
                                        + (t403 + rt::lit::<T>(0.4175557539292479) * t365);
                                    let t405 = t401
                                        * (rt::lit::<T>(0.5) * (t18 * t402 + t326 * t130)
                                            - k7 * t112 - t73 * t404);
                                    let t406 = t20 * t402;
                                    let t407 = h * t15;
                                    let t408 = (t405 + (t336 * t111 - t14 * t406 - t327 * t129))
                                        * t407;
                                    let t409 = rt::lit::<T>(1.0) / (t11 * t11);
                                    let t410 = rt::lit::<T>(0.2529691909352784) * t119;
                                    let t411 = rt::lit::<T>(0.027076500189167574) * t358
                                        + (t373 + rt::lit::<T>(0.2529691909352784) * t365);
                                    let t412 = t409
                                        * (rt::lit::<T>(0.5) * (t10 * t410 + t329 * t127) - k8 * t91
                                            - t71 * t411);
                                    let t413 = t12 * t410;
                                    let t414 = h * t7;
                                    let t415 = (t412 + (t339 * t90 - t6 * t413 - t330 * t126))
                                        * t414;
                                    let t416 = rt::lit::<T>(1.0) / (t59 * t59);
                                    let t417 = rt::lit::<T>(0.005864947198698576) * t119;
                                    let t418 = rt::lit::<T>(0.4175557539292479) * t358
                                        + (t403 + rt::lit::<T>(0.005864947198698576) * t365);
                                    let t419 = t416
                                        * (rt::lit::<T>(0.5) * (t58 * t417 + t312 * t145)
                                            - k2 * t106 - t83 * t418);
                                    let t420 = t60 * t417;
                                    let t421 = h * t55;
                                    let t422 = (t419 + (t348 * t105 - t54 * t420 - t313 * t144))
                                        * t421;
                                    let t423 = rt::lit::<T>(1.0) / (t117 * t117)
                                        * (rt::lit::<T>(2.0) * (t114 * t116));
                                    let t424 = t118 * t70;
                                    let t425 = t363 * t88 + (t70 * t423 - t115 * t424) - t150;
                                    let t426 = h * t89;
                                    let t427 = t359 * t426;
                                    let t428 = h * t87;
                                    let t429 = t332 * t428;
                                    let t430 = k28 * t415
                                        + (k22 * t422
                                            + (k69 * t425
                                                + (rt::lit::<T>(0.30026319498086457) * t427
                                                    + rt::lit::<T>(0.26798833376246944) * t429)));
                                    let t431 = k23 * t370 + k21 * t378
                                        + (k25 * t386 + k26 * t393)
                                        + (k24 * t400 + k27 * t408 + t430);
                                    let t432 = h * t60;
                                    let t433 = t418 * t432;
                                    let t434 = h * t52;
                                    let t435 = t366 * t434;
                                    let t436 = h * t44;
                                    let t437 = t396 * t436;
                                    let t438 = h * t36;
                                    let t439 = t382 * t438;
                                    let t440 = h * t28;
                                    let t441 = t389 * t440;
                                    let t442 = h * t20;
                                    let t443 = t404 * t442;
                                    let t444 = h * t12;
                                    let t445 = t411 * t444;
                                    let t446 = h * t68;
                                    let t447 = t374 * t446;
                                    let t448 = h * t114;
                                    let t449 = t424 * t448;
                                    let t450 = rt::lit::<T>(0.23553528074697333) * t441
                                        + rt::lit::<T>(0.12761668692717998) * t443
                                        + (rt::lit::<T>(0.028459473672176994) * t445
                                            + (rt::lit::<T>(0.27444215068248085) * t447
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.1388888888888889) * t449)));
                                    let t451 = t376 + t64 * t376;
                                    let t452 = t420 + t56 * t420;
                                    let t453 = t368 + t48 * t368;
                                    let t454 = t398 + t40 * t398;
                                    let t455 = t384 + t32 * t384;
                                    let t456 = t391 + t24 * t391;
                                    let t457 = t406 + t16 * t406;
                                    let t458 = t413 + t8 * t413;
                                    let t459 = k52 * t451 + k51 * t452
                                        + (k50 * t453 + k49 * t454)
                                        + (k48 * t455 + k47 * t456 + (k46 * t457 + k45 * t458));
                                    let t460 = k36 * t415
                                        + (k30 * t422
                                            + (k70 * t425
                                                + (rt::lit::<T>(0.2222222222222222) * t427
                                                    + rt::lit::<T>(0.48042111196938336) * t429)));
                                    let t461 = k31 * t370 + k29 * t378
                                        + (k33 * t386 + k34 * t393)
                                        + (k32 * t400 + k35 * t408 + t460);
                                    let t462 = rt::lit::<T>(-0.00022625827747447944) * t441
                                        + rt::lit::<T>(-0.03565927501636371) * t443
                                        + (rt::lit::<T>(-0.011940029016242066) * t445
                                            + (rt::lit::<T>(0.4563844734606865) * t447
                                                - rt::lit::<T>(-0.0359766675249389) * t449));
                                    let t463 = k60 * t451 + k59 * t452
                                        + (k58 * t453 + k57 * t454)
                                        + (k56 * t455 + k55 * t456 + (k54 * t457 + k53 * t458));
                                    let t464 = k44 * t415
                                        + (k38 * t422
                                            + (k71 * t425
                                                + (rt::lit::<T>(-0.022485417203086815) * t427
                                                    + rt::lit::<T>(0.1388888888888889) * t429)));
                                    let t465 = k39 * t370 + k37 * t378
                                        + (k41 * t386 + k42 * t393)
                                        + (k40 * t400 + k43 * t408 + t464);
                                    let t466 = rt::lit::<T>(0.0019247725723366578) * t441
                                        + rt::lit::<T>(0.009709349382370355) * t443
                                        + (rt::lit::<T>(0.0033356270952969586) * t445
                                            + (rt::lit::<T>(0.2493183041056008) * t447
                                                - rt::lit::<T>(0.009789444015308325) * t449));
                                    let t467 = k68 * t451 + k67 * t452
                                        + (k66 * t453 + k65 * t454)
                                        + (k64 * t455 + k63 * t456 + (k62 * t457 + k61 * t458));
                                    let t468 = t55 * t348;
                                    let t469 = t63 * t351;
                                    let t470 = t68 * t469;
                                    let t471 = t469 - t64 * t470;
                                    let t472 = t471 - t470;
                                    let t473 = h * t472;
                                    let t474 = t108 * t473;
                                    let t475 = t60 * t468;
                                    let t476 = t468 - t56 * t475;
                                    let t477 = t476 - t475;
                                    let t478 = h * t477;
                                    let t479 = t105 * t478;
                                    let t480 = t47 * t354;
                                    let t481 = t52 * t480;
                                    let t482 = t480 - t48 * t481;
                                    let t483 = t482 - t481;
                                    let t484 = h * t483;
                                    let t485 = t102 * t484;
                                    let t486 = t39 * t342;
                                    let t487 = t44 * t486;
                                    let t488 = t486 - t40 * t487;
                                    let t489 = t488 - t487;
                                    let t490 = h * t489;
                                    let t491 = t99 * t490;
                                    let t492 = t31 * t345;
                                    let t493 = t36 * t492;
                                    let t494 = t492 - t32 * t493;
                                    let t495 = t494 - t493;
                                    let t496 = h * t495;
                                    let t497 = t96 * t496;
                                    let t498 = t23 * t333;
                                    let t499 = t28 * t498;
                                    let t500 = t498 - t24 * t499;
                                    let t501 = t500 - t499;
                                    let t502 = h * t501;
                                    let t503 = t93 * t502;
                                    let t504 = t15 * t336;
                                    let t505 = t20 * t504;
                                    let t506 = t504 - t16 * t505;
                                    let t507 = t506 - t505;
                                    let t508 = h * t507;
                                    let t509 = t111 * t508;
                                    let t510 = t7 * t339;
                                    let t511 = t12 * t510;
                                    let t512 = t510 - t8 * t511;
                                    let t513 = t512 - t511;
                                    let t514 = h * t513;
                                    let t515 = t90 * t514;
                                    let t516 = k37 * t474 + k38 * t479
                                        + (k39 * t485 + k40 * t491)
                                        + (k41 * t497 + k42 * t503 + (k43 * t509 + k44 * t515));
                                    let t517 = t147 * t473;
                                    let t518 = t144 * t478;
                                    let t519 = t141 * t484;
                                    let t520 = t138 * t490;
                                    let t521 = t135 * t496;
                                    let t522 = t132 * t502;
                                    let t523 = t129 * t508;
                                    let t524 = t126 * t514;
                                    let t525 = k37 * t517 + k38 * t518
                                        + (k39 * t519 + k40 * t520)
                                        + (k41 * t521 + k42 * t522 + (k43 * t523 + k44 * t524));
                                    let t526 = t516 - t121 * t525;
                                    let t527 = k29 * t474 + k30 * t479
                                        + (k31 * t485 + k32 * t491)
                                        + (k33 * t497 + k34 * t503 + (k35 * t509 + k36 * t515));
                                    let t528 = k29 * t517 + k30 * t518
                                        + (k31 * t519 + k32 * t520)
                                        + (k33 * t521 + k34 * t522 + (k35 * t523 + k36 * t524));
                                    let t529 = t527 - t124 * t528;
                                    let t530 = rt::lit::<T>(-0.014459274444920261) * t529;
                                    let t531 = k22 * t479 + k23 * t485
                                        + (k24 * t491 + k25 * t497)
                                        + (k26 * t503 + k27 * t509
                                            + (k28 * t515 + (t119 + k21 * t474)));
                                    let t532 = k21 * t517 + k22 * t518
                                        + (k23 * t519 + k24 * t520)
                                        + (k25 * t521 + k26 * t522 + (k27 * t523 + k28 * t524));
                                    let t533 = t531 - t114 * t532;
                                    let t534 = rt::lit::<T>(0.4175557539292479) * t526
                                        + (t530 + rt::lit::<T>(0.005864947198698576) * t533);
                                    let t535 = t416 * (t468 * t201 - k2 * t204 - t83 * t534)
                                        + (t468 + t476 - t475 * t200);
                                    let t536 = t203 * t535
                                        + (t349 + t348 * t200
                                            - t201 * (rt::lit::<T>(0.005864947198698576) * t416));
                                    let t537 = rt::lit::<T>(0.1904683739582173) * t529;
                                    let t538 = rt::lit::<T>(0.32151478931685357) * t526
                                        + (t537 + rt::lit::<T>(-0.061592225069804156) * t533);
                                    let t539 = t306 * (t480 * t174 - k3 * t177 - t81 * t538)
                                        + (t480 + t482 - t481 * t173);
                                    let t540 = t176 * t539
                                        + (t355 + t354 * t173
                                            - t174 * (rt::lit::<T>(-0.061592225069804156) * t306));
                                    let t541 = rt::lit::<T>(0.3851373541128084) * t529;
                                    let t542 = rt::lit::<T>(0.09560496739250535) * t526
                                        + (t541 + rt::lit::<T>(-0.058993923891947214) * t533);
                                    let t543 = t394 * (t486 * t192 - k4 * t195 - t79 * t542)
                                        + (t486 + t488 - t487 * t191);
                                    let t544 = t194 * t543
                                        + (t343 + t342 * t191
                                            - t192 * (rt::lit::<T>(-0.058993923891947214) * t394));
                                    let t545 = rt::lit::<T>(-0.058993923891947214) * t526
                                        + (t541 + rt::lit::<T>(0.09560496739250535) * t533);
                                    let t546 = t379 * (t492 * t183 - k5 * t186 - t77 * t545)
                                        + (t492 + t494 - t493 * t182);
                                    let t547 = t185 * t546
                                        + (t346 + t345 * t182
                                            - t183 * (rt::lit::<T>(0.09560496739250535) * t379));
                                    let t548 = rt::lit::<T>(-0.061592225069804156) * t526
                                        + (t537 + rt::lit::<T>(0.32151478931685357) * t533);
                                    let t549 = t387 * (t498 * t165 - k6 * t168 - t75 * t548)
                                        + (t498 + t500 - t499 * t164);
                                    let t550 = t167 * t549
                                        + (t334 + t333 * t164
                                            - t165 * (rt::lit::<T>(0.32151478931685357) * t387));
                                    let t551 = rt::lit::<T>(0.005864947198698576) * t526
                                        + (t530 + rt::lit::<T>(0.4175557539292479) * t533);
                                    let t552 = t401 * (t504 * t156 - k7 * t159 - t73 * t551)
                                        + (t504 + t506 - t505 * t155);
                                    let t553 = t158 * t552
                                        + (t337 + t336 * t155
                                            - t156 * (rt::lit::<T>(0.4175557539292479) * t401));
                                    let t554 = rt::lit::<T>(-0.06114645362610544) * t529;
                                    let t555 = rt::lit::<T>(0.027076500189167574) * t526
                                        + (t554 + rt::lit::<T>(0.2529691909352784) * t533);
                                    let t556 = t409 * (t510 * t219 - k8 * t222 - t71 * t555)
                                        + (t510 + t512 - t511 * t218);
                                    let t557 = t221 * t556
                                        + (t340 + t339 * t218
                                            - t219 * (rt::lit::<T>(0.2529691909352784) * t409));
                                    let t558 = rt::lit::<T>(0.2529691909352784) * t526
                                        + (t554 + rt::lit::<T>(0.027076500189167574) * t533);
                                    let t559 = t371 * (t469 * t210 - k1 * t213 - t85 * t558)
                                        + (t469 + t471 - t470 * t209);
                                    let t560 = t212 * t559
                                        + (t352 + t351 * t209
                                            - t210 * (rt::lit::<T>(0.027076500189167574) * t371));
                                    let t561 = t118 * t88;
                                    let t562 = t115 * t561 - t88 * (t423 + t532);
                                    let t563 = t428 * t525;
                                    let t564 = t426 * t528;
                                    let t565 = k45 * t557
                                        + (k52 * t560
                                            + (k69 * t562
                                                - (rt::lit::<T>(0.26798833376246944) * t563
                                                    + rt::lit::<T>(0.30026319498086457) * t564)));
                                    let t566 = k51 * t536 + k50 * t540
                                        + (k49 * t544 + k48 * t547)
                                        + (k47 * t550 + k46 * t553 + t565);
                                    let t567 = rt::lit::<T>(2.0) * t83;
                                    let t568 = t60 * t534 - t475 * t567;
                                    let t569 = rt::lit::<T>(2.0) * t81;
                                    let t570 = t52 * t538 - t481 * t569;
                                    let t571 = rt::lit::<T>(2.0) * t79;
                                    let t572 = t44 * t542 - t487 * t571;
                                    let t573 = rt::lit::<T>(2.0) * t77;
                                    let t574 = t36 * t545 - t493 * t573;
                                    let t575 = rt::lit::<T>(2.0) * t75;
                                    let t576 = t28 * t548 - t499 * t575;
                                    let t577 = rt::lit::<T>(2.0) * t73;
                                    let t578 = t20 * t551 - t505 * t577;
                                    let t579 = rt::lit::<T>(2.0) * t71;
                                    let t580 = t12 * t555 - t511 * t579;
                                    let t581 = rt::lit::<T>(2.0) * t85;
                                    let t582 = t68 * t558 - t470 * t581;
                                    let t583 = t448 * t561;
                                    let t584 = k47 * t576 + k46 * t578
                                        + (k45 * t580
                                            + (k52 * t582 + rt::lit::<T>(0.1388888888888889) * t583));
                                    let t585 = h * t54;
                                    let t586 = t477 * t585;
                                    let t587 = h * t46;
                                    let t588 = t483 * t587;
                                    let t589 = h * t38;
                                    let t590 = t489 * t589;
                                    let t591 = h * t30;
                                    let t592 = t495 * t591;
                                    let t593 = h * t22;
                                    let t594 = t501 * t593;
                                    let t595 = h * t14;
                                    let t596 = t507 * t595;
                                    let t597 = h * t6;
                                    let t598 = t513 * t597;
                                    let t599 = h * t62;
                                    let t600 = t472 * t599;
                                    let t601 = k22 * t586 + k23 * t588
                                        + (k24 * t590 + k25 * t592)
                                        + (k26 * t594 + k27 * t596
                                            + (k28 * t598 + (k21 * t600 + rt::lit::<T>(1.0))));
                                    let t602 = k53 * t557
                                        + (k60 * t560
                                            + (k70 * t562
                                                - (rt::lit::<T>(0.48042111196938336) * t563
                                                    + rt::lit::<T>(0.2222222222222222) * t564)));
                                    let t603 = k59 * t536 + k58 * t540
                                        + (k57 * t544 + k56 * t547)
                                        + (k55 * t550 + k54 * t553 + t602);
                                    let t604 = k55 * t576 + k54 * t578
                                        + (k53 * t580
                                            + (k60 * t582 + rt::lit::<T>(-0.0359766675249389) * t583));
                                    let t605 = k29 * t600 + k30 * t586
                                        + (k31 * t588 + k32 * t590)
                                        + (k33 * t592 + k34 * t594 + (k35 * t596 + k36 * t598));
                                    let t606 = k61 * t557
                                        + (k68 * t560
                                            + (k71 * t562
                                                - (rt::lit::<T>(0.1388888888888889) * t563
                                                    + rt::lit::<T>(-0.022485417203086815) * t564)));
                                    let t607 = k67 * t536 + k66 * t540
                                        + (k65 * t544 + k64 * t547)
                                        + (k63 * t550 + k62 * t553 + t606);
                                    let t608 = k63 * t576 + k62 * t578
                                        + (k61 * t580
                                            + (k68 * t582 + rt::lit::<T>(0.009789444015308325) * t583));
                                    let t609 = k37 * t600 + k38 * t586
                                        + (k39 * t588 + k40 * t590)
                                        + (k41 * t592 + k42 * t594 + (k43 * t596 + k44 * t598));
                                    let t610 = k9 * (t245 + t247) + k10 * (t253 + t251)
                                        + (k11 * (t255 + t249) + k12 * (t257 + t259));
                                    let t611 = k9 * (t261 + t268) + k10 * (t262 + t267)
                                        + (k11 * (t263 + t266) + k12 * (t264 + t265));
                                    let t612 = rt::lit::<T>(1.0) - k9 * (t270 + t277)
                                        - k12 * (t273 + t274)
                                        - (k10 * (t271 + t276) + k11 * (t272 + t275));
                                    let t613 = k9 * (t279 + t286) + k10 * (t280 + t285)
                                        + (k11 * (t281 + t284) + k12 * (t282 + t283));
                                    let t614 = k9 * (t288 + t295) + k10 * (t289 + t294)
                                        + (k11 * (t290 + t293) + k12 * (t291 + t292));
                                    let t615 = k9 * (t297 + t304) + k10 * (t298 + t303)
                                        + (k11 * (t299 + t302) + k12 * (t300 + t301));
                                    let t616 = rt::lit::<T>(0.1904683739582173) * t230;
                                    let t617 = rt::lit::<T>(0.1904683739582173) * t124;
                                    let t618 = rt::lit::<T>(-0.06114645362610544) * t124;
                                    let t619 = t618 * t68;
                                    let t620 = t619 + t64 * t619;
                                    let t621 = rt::lit::<T>(-0.014459274444920261) * t124;
                                    let t622 = t621 * t60;
                                    let t623 = t622 + t56 * t622;
                                    let t624 = t617 * t52;
                                    let t625 = t624 + t48 * t624;
                                    let t626 = rt::lit::<T>(0.3851373541128084) * t124;
                                    [
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
                                        t155,
                                        t156,
                                        t158,
                                        t159,
                                        t160,
                                        t164,
                                        t165,
                                        t167,
                                        t168,
                                        t169,
                                        t173,
                                        t174,
                                        t176,
                                        t177,
                                        t178,
                                        t182,
                                        t183,
                                        t185,
                                        t186,
                                        t187,
                                        t191,
                                        t192,
                                        t194,
                                        t195,
                                        t200,
                                        t201,
                                        t203,
                                        t204,
                                        t209,
                                        t210,
                                        t212,
                                        t213,
                                        t218,
                                        t219,
                                        t221,
                                        t222,
                                        t224,
                                        t225,
                                        t226,
                                        t227,
                                        t228,
                                        t229,
                                        t230,
                                        t231,
                                        t232,
                                        t233,
                                        t234,
                                        t235,
                                        t236,
                                        t237,
                                        t238,
                                        t239,
                                        t241,
                                        t242,
                                        t243,
                                        t245,
                                        t247,
                                        t249,
                                        t251,
                                        t253,
                                        t255,
                                        t257,
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
                                        t300,
                                        t301,
                                        t302,
                                        t303,
                                        t304,
                                        t305,
                                        t306,
                                        t369,
                                        t371,
                                        t377,
                                        t379,
                                        t385,
                                        t387,
                                        t392,
                                        t394,
                                        t399,
                                        t401,
                                        t407,
                                        t409,
                                        t414,
                                        t416,
                                        t421,
                                        t426,
                                        t428,
                                        t431,
                                        t432,
                                        t433,
                                        t434,
                                        t435,
                                        t436,
                                        t437,
                                        t438,
                                        t439,
                                        t440,
                                        t442,
                                        t444,
                                        t446,
                                        t450,
                                        t459,
                                        t461,
                                        t462,
                                        t463,
                                        t465,
                                        t466,
                                        t467,
                                        t566,
                                        t567,
                                        t568,
                                        t569,
                                        t570,
                                        t571,
                                        t572,
                                        t573,
                                        t574,
                                        t575,
                                        t577,
                                        t579,
                                        t581,
                                        t584,
                                        t585,
                                        t587,
                                        t589,
                                        t591,
                                        t593,
                                        t595,
                                        t597,
                                        t599,
                                        t601,
                                        t603,
                                        t604,
                                        t605,
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
                                        t620,
                                        t621,
                                        t622,
                                        t623,
                                        t624,
                                        t625,
                                        t626,
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
                                    t114,
                                    t88,
                                    t89,
                                    t87,
                                    t90,
                                    t91,
                                    t92,
                                    t111,
                                    t112,
                                    t113,
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
                                    t108,
                                    t109,
                                    t110,
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
                                    x,
                                    y,
                                    rho1,
                                    h,
                                    y_rate_1,
                                    rho1_rate_1,
                                    rho2_rate_1,
                                    y_rate_2,
                                    rho1_rate_2,
                                    rho2_rate_2,
                                    y_rate_3,
                                    rho1_rate_3,
                                    rho2_rate_3,
                                ])
                            };
                            let [t716, t717, t718, t719, t720, t727, t736, t738, t739,
                            t740, t742, t743, t744, t843, t844, t845, t846, t847, t853,
                            t862, t864, t865, t866, t868, t869, t870, t871, t872, t873,
                            t874, t875, t876, t984, t985, t986, t987, t988, t995, t1004,
                            t1006, t1007, t1008, t1010, t1011, t1012, t1111, t1112,
                            t1113, t1114, t1115, t1121, t1130, t1132, t1133, t1134,
                            t1136, t1137, t1138] = {
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
                                    t218,
                                    t219,
                                    t221,
                                    t222,
                                    t155,
                                    t156,
                                    t158,
                                    t159,
                                    t164,
                                    t165,
                                    t167,
                                    t168,
                                    t182,
                                    t183,
                                    t185,
                                    t186,
                                    t191,
                                    t192,
                                    t194,
                                    t195,
                                    t173,
                                    t174,
                                    t176,
                                    t177,
                                    t200,
                                    t201,
                                    t203,
                                    t204,
                                    t209,
                                    t210,
                                    t212,
                                    t213,
                                    k9,
                                    k10,
                                    k11,
                                    k12,
                                    t225,
                                    t226,
                                    t228,
                                    t227,
                                    t229,
                                    t230,
                                    t232,
                                    k13,
                                    k14,
                                    k15,
                                    k16,
                                    k17,
                                    k18,
                                    k19,
                                    k20,
                                    t234,
                                    t235,
                                    t237,
                                    t236,
                                    t238,
                                    t239,
                                    t241,
                                    t245,
                                    t253,
                                    t255,
                                    t257,
                                    t259,
                                    t249,
                                    t251,
                                    t247,
                                    t261,
                                    t262,
                                    t263,
                                    t264,
                                    t265,
                                    t266,
                                    t267,
                                    t268,
                                    t270,
                                    t271,
                                    t272,
                                    t273,
                                    t274,
                                    t275,
                                    t276,
                                    t277,
                                    t279,
                                    t280,
                                    t281,
                                    t282,
                                    t283,
                                    t284,
                                    t285,
                                    t286,
                                    t288,
                                    t289,
                                    t290,
                                    t291,
                                    t292,
                                    t293,
                                    t294,
                                    t295,
                                    t297,
                                    t298,
                                    t299,
                                    t300,
                                    t301,
                                    t302,
                                    t303,
                                    t304,
                                    k21,
                                    k22,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    t428,
                                    t426,
                                    t371,
                                    t377,
                                    t416,
                                    t421,
                                    t306,
                                    t369,
                                    t394,
                                    t399,
                                    t379,
                                    t385,
                                    t387,
                                    t392,
                                    t401,
                                    t407,
                                    t409,
                                    t414,
                                    t446,
                                    t432,
                                    t434,
                                    t436,
                                    t438,
                                    t440,
                                    t442,
                                    t444,
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
                                    t581,
                                    t567,
                                    t569,
                                    t571,
                                    t573,
                                    t575,
                                    t577,
                                    t579,
                                    t599,
                                    t585,
                                    t587,
                                    t589,
                                    t591,
                                    t593,
                                    t595,
                                    t597,
                                    t618,
                                    t621,
                                    t617,
                                    t626,
                                    t619,
                                    t622,
                                    t624,
                                    t616,
                                    t620,
                                    t623,
                                    t625,
                                    h,
                                    ]: [T; 300],
                                ) -> [T; 58] {
                                    let t627 = t626 * t44;
                                    let t628 = t627 + t40 * t627;
                                    let t629 = t626 * t36;
                                    let t630 = t629 + t32 * t629;
                                    let t631 = t617 * t28;
                                    let t632 = t631 + t24 * t631;
                                    let t633 = t621 * t20;
                                    let t634 = t633 + t16 * t633;
                                    let t635 = t618 * t12;
                                    let t636 = t635 + t8 * t635;
                                    let t637 = k68 * t620 + k67 * t623
                                        + (k66 * t625 + k65 * t628)
                                        + (k64 * t630 + k63 * t632 + (k62 * t634 + k61 * t636));
                                    let t638 = rt::lit::<T>(0.1904683739582173) * t28;
                                    let t639 = t24 * t638;
                                    let t640 = t638 + t639;
                                    let t641 = rt::lit::<T>(-0.014459274444920261) * t20;
                                    let t642 = t16 * t641;
                                    let t643 = t641 + t642;
                                    let t644 = rt::lit::<T>(-0.06114645362610544) * t12;
                                    let t645 = t8 * t644;
                                    let t646 = t644 + t645;
                                    let t647 = rt::lit::<T>(0.3851373541128084) * t44;
                                    let t648 = t40 * t647;
                                    let t649 = t647 + t648;
                                    let t650 = rt::lit::<T>(0.3851373541128084) * t36;
                                    let t651 = t32 * t650;
                                    let t652 = t650 + t651;
                                    let t653 = rt::lit::<T>(-0.014459274444920261) * t60;
                                    let t654 = t56 * t653;
                                    let t655 = t653 + t654;
                                    let t656 = rt::lit::<T>(-0.06114645362610544) * t68;
                                    let t657 = t64 * t656;
                                    let t658 = t656 + t657;
                                    let t659 = rt::lit::<T>(0.1904683739582173) * t52;
                                    let t660 = t48 * t659;
                                    let t661 = t659 + t660;
                                    let t662 = k63 * t640 + k62 * t643
                                        + (k61 * t646 + k65 * t649)
                                        + (k64 * t652 + k67 * t655 + (k68 * t658 + k66 * t661));
                                    let t663 = t121 * t637 + t662;
                                    let t664 = k60 * t620 + k59 * t623
                                        + (k58 * t625 + k57 * t628)
                                        + (k56 * t630 + k55 * t632 + (k54 * t634 + k53 * t636));
                                    let t665 = k55 * t640 + k54 * t643
                                        + (k53 * t646 + k57 * t649)
                                        + (k56 * t652 + k59 * t655 + (k60 * t658 + k58 * t661));
                                    let t666 = t124 * t664 + t665;
                                    let t667 = rt::lit::<T>(0.1904683739582173) * t666;
                                    let t668 = k52 * t620 + k51 * t623
                                        + (k50 * t625 + k49 * t628)
                                        + (k48 * t630 + k47 * t632 + (k46 * t634 + k45 * t636));
                                    let t669 = k47 * t640 + k46 * t643
                                        + (k45 * t646 + k49 * t649)
                                        + (k48 * t652 + k51 * t655 + (k52 * t658 + k50 * t661));
                                    let t670 = t114 * t668 + t669;
                                    let t671 = rt::lit::<T>(0.32151478931685357) * t663
                                        + (t667 + rt::lit::<T>(-0.061592225069804156) * t670);
                                    let t672 = t306
                                        * (rt::lit::<T>(0.5) * (t50 * t616 + t617 * t142)
                                            - k11 * t103 - t81 * t671);
                                    let t673 = t52 * t616;
                                    let t674 = t369
                                        * (t672 + (t659 * t102 - t46 * t673 - t624 * t141));
                                    let t675 = rt::lit::<T>(-0.06114645362610544) * t230;
                                    let t676 = rt::lit::<T>(-0.06114645362610544) * t666;
                                    let t677 = rt::lit::<T>(0.2529691909352784) * t663
                                        + (t676 + rt::lit::<T>(0.027076500189167574) * t670);
                                    let t678 = t371
                                        * (rt::lit::<T>(0.5) * (t66 * t675 + t618 * t148)
                                            - k9 * t109 - t85 * t677);
                                    let t679 = t68 * t675;
                                    let t680 = t377
                                        * (t678 + (t656 * t108 - t62 * t679 - t619 * t147));
                                    let t681 = rt::lit::<T>(0.3851373541128084) * t230;
                                    let t682 = rt::lit::<T>(0.3851373541128084) * t666;
                                    let t683 = rt::lit::<T>(-0.058993923891947214) * t663
                                        + (t682 + rt::lit::<T>(0.09560496739250535) * t670);
                                    let t684 = t379
                                        * (rt::lit::<T>(0.5) * (t34 * t681 + t626 * t136)
                                            - k12 * t97 - t77 * t683);
                                    let t685 = t36 * t681;
                                    let t686 = t385
                                        * (t684 + (t650 * t96 - t30 * t685 - t629 * t135));
                                    let t687 = rt::lit::<T>(-0.061592225069804156) * t663
                                        + (t667 + rt::lit::<T>(0.32151478931685357) * t670);
                                    let t688 = t387
                                        * (rt::lit::<T>(0.5) * (t26 * t616 + t617 * t133)
                                            - k11 * t94 - t75 * t687);
                                    let t689 = t28 * t616;
                                    let t690 = t392
                                        * (t688 + (t638 * t93 - t22 * t689 - t631 * t132));
                                    let t691 = rt::lit::<T>(0.09560496739250535) * t663
                                        + (t682 + rt::lit::<T>(-0.058993923891947214) * t670);
                                    let t692 = t394
                                        * (rt::lit::<T>(0.5) * (t42 * t681 + t626 * t139)
                                            - k12 * t100 - t79 * t691);
                                    let t693 = t44 * t681;
                                    let t694 = t399
                                        * (t692 + (t647 * t99 - t38 * t693 - t627 * t138));
                                    let t695 = rt::lit::<T>(-0.014459274444920261) * t230;
                                    let t696 = rt::lit::<T>(-0.014459274444920261) * t666;
                                    let t697 = rt::lit::<T>(0.005864947198698576) * t663
                                        + (t696 + rt::lit::<T>(0.4175557539292479) * t670);
                                    let t698 = t401
                                        * (rt::lit::<T>(0.5) * (t18 * t695 + t621 * t130)
                                            - k10 * t112 - t73 * t697);
                                    let t699 = t20 * t695;
                                    let t700 = t407
                                        * (t698 + (t641 * t111 - t14 * t699 - t633 * t129));
                                    let t701 = rt::lit::<T>(0.027076500189167574) * t663
                                        + (t676 + rt::lit::<T>(0.2529691909352784) * t670);
                                    let t702 = t409
                                        * (rt::lit::<T>(0.5) * (t10 * t675 + t618 * t127) - k9 * t91
                                            - t71 * t701);
                                    let t703 = t12 * t675;
                                    let t704 = t414
                                        * (t702 + (t644 * t90 - t6 * t703 - t635 * t126));
                                    let t705 = rt::lit::<T>(0.4175557539292479) * t663
                                        + (t696 + rt::lit::<T>(0.005864947198698576) * t670);
                                    let t706 = t416
                                        * (rt::lit::<T>(0.5) * (t58 * t695 + t621 * t145)
                                            - k10 * t106 - t83 * t705);
                                    let t707 = t60 * t695;
                                    let t708 = t421
                                        * (t706 + (t653 * t105 - t54 * t707 - t622 * t144));
                                    let t709 = rt::lit::<T>(1.0) / (t228 * t228)
                                        * (rt::lit::<T>(2.0) * (t124 * t227));
                                    let t710 = t229 * t225;
                                    let t711 = t664 * t89 + (t225 * t709 - t226 * t710) - t232;
                                    let t712 = h * t88;
                                    let t713 = t668 * t712;
                                    let t714 = t637 * t428;
                                    let t715 = k28 * t704
                                        + (k22 * t708
                                            + (k72 * t711
                                                + (rt::lit::<T>(0.1388888888888889) * t713
                                                    + rt::lit::<T>(0.26798833376246944) * t714)));
                                    let t716 = k23 * t674 + k21 * t680
                                        + (k25 * t686 + k26 * t690)
                                        + (k24 * t694 + k27 * t700 + t715);
                                    let t717 = t432 * t705;
                                    let t718 = t434 * t671;
                                    let t719 = t436 * t691;
                                    let t720 = t438 * t683;
                                    let t721 = t440 * t687;
                                    let t722 = t442 * t697;
                                    let t723 = t444 * t701;
                                    let t724 = t446 * t677;
                                    let t725 = h * t124;
                                    let t726 = t710 * t725;
                                    let t727 = rt::lit::<T>(0.23553528074697333) * t721
                                        + rt::lit::<T>(0.12761668692717998) * t722
                                        + (rt::lit::<T>(0.028459473672176994) * t723
                                            + (rt::lit::<T>(0.27444215068248085) * t724
                                                - rt::lit::<T>(0.30026319498086457) * t726));
                                    let t728 = t679 + t64 * t679;
                                    let t729 = t707 + t56 * t707;
                                    let t730 = t673 + t48 * t673;
                                    let t731 = t693 + t40 * t693;
                                    let t732 = t685 + t32 * t685;
                                    let t733 = t689 + t24 * t689;
                                    let t734 = t699 + t16 * t699;
                                    let t735 = t703 + t8 * t703;
                                    let t736 = k52 * t728 + k51 * t729
                                        + (k50 * t730 + k49 * t731)
                                        + (k48 * t732 + k47 * t733 + (k46 * t734 + k45 * t735));
                                    let t737 = k36 * t704
                                        + (k30 * t708
                                            + (k73 * t711
                                                + (rt::lit::<T>(-0.0359766675249389) * t713
                                                    + rt::lit::<T>(0.48042111196938336) * t714)));
                                    let t738 = k31 * t674 + k29 * t680
                                        + (k33 * t686 + k34 * t690)
                                        + (k32 * t694 + k35 * t700 + t737);
                                    let t739 = rt::lit::<T>(-0.00022625827747447944) * t721
                                        + rt::lit::<T>(-0.03565927501636371) * t722
                                        + (rt::lit::<T>(-0.011940029016242066) * t723
                                            + (rt::lit::<T>(0.4563844734606865) * t724
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.2222222222222222) * t726)));
                                    let t740 = k60 * t728 + k59 * t729
                                        + (k58 * t730 + k57 * t731)
                                        + (k56 * t732 + k55 * t733 + (k54 * t734 + k53 * t735));
                                    let t741 = k44 * t704
                                        + (k38 * t708
                                            + (k74 * t711
                                                + (rt::lit::<T>(0.009789444015308325) * t713
                                                    + rt::lit::<T>(0.1388888888888889) * t714)));
                                    let t742 = k39 * t674 + k37 * t680
                                        + (k41 * t686 + k42 * t690)
                                        + (k40 * t694 + k43 * t700 + t741);
                                    let t743 = rt::lit::<T>(0.0019247725723366578) * t721
                                        + rt::lit::<T>(0.009709349382370355) * t722
                                        + (rt::lit::<T>(0.0033356270952969586) * t723
                                            + (rt::lit::<T>(0.2493183041056008) * t724
                                                - rt::lit::<T>(-0.022485417203086815) * t726));
                                    let t744 = k68 * t728 + k67 * t729
                                        + (k66 * t730 + k65 * t731)
                                        + (k64 * t732 + k63 * t733 + (k62 * t734 + k61 * t735));
                                    let t745 = t55 * t653;
                                    let t746 = t63 * t656;
                                    let t747 = t68 * t746;
                                    let t748 = t746 - t64 * t747;
                                    let t749 = t748 - t747;
                                    let t750 = h * t749;
                                    let t751 = t108 * t750;
                                    let t752 = t60 * t745;
                                    let t753 = t745 - t56 * t752;
                                    let t754 = t753 - t752;
                                    let t755 = h * t754;
                                    let t756 = t105 * t755;
                                    let t757 = t47 * t659;
                                    let t758 = t52 * t757;
                                    let t759 = t757 - t48 * t758;
                                    let t760 = t759 - t758;
                                    let t761 = h * t760;
                                    let t762 = t102 * t761;
                                    let t763 = t39 * t647;
                                    let t764 = t44 * t763;
                                    let t765 = t763 - t40 * t764;
                                    let t766 = t765 - t764;
                                    let t767 = h * t766;
                                    let t768 = t99 * t767;
                                    let t769 = t31 * t650;
                                    let t770 = t36 * t769;
                                    let t771 = t769 - t32 * t770;
                                    let t772 = t771 - t770;
                                    let t773 = h * t772;
                                    let t774 = t96 * t773;
                                    let t775 = t23 * t638;
                                    let t776 = t28 * t775;
                                    let t777 = t775 - t24 * t776;
                                    let t778 = t777 - t776;
                                    let t779 = h * t778;
                                    let t780 = t93 * t779;
                                    let t781 = t15 * t641;
                                    let t782 = t20 * t781;
                                    let t783 = t781 - t16 * t782;
                                    let t784 = t783 - t782;
                                    let t785 = h * t784;
                                    let t786 = t111 * t785;
                                    let t787 = t7 * t644;
                                    let t788 = t12 * t787;
                                    let t789 = t787 - t8 * t788;
                                    let t790 = t789 - t788;
                                    let t791 = h * t790;
                                    let t792 = t90 * t791;
                                    let t793 = k37 * t751 + k38 * t756
                                        + (k39 * t762 + k40 * t768)
                                        + (k41 * t774 + k42 * t780 + (k43 * t786 + k44 * t792));
                                    let t794 = t147 * t750;
                                    let t795 = t144 * t755;
                                    let t796 = t141 * t761;
                                    let t797 = t138 * t767;
                                    let t798 = t135 * t773;
                                    let t799 = t132 * t779;
                                    let t800 = t129 * t785;
                                    let t801 = t126 * t791;
                                    let t802 = k37 * t794 + k38 * t795
                                        + (k39 * t796 + k40 * t797)
                                        + (k41 * t798 + k42 * t799 + (k43 * t800 + k44 * t801));
                                    let t803 = t793 - t121 * t802;
                                    let t804 = k30 * t756 + k31 * t762
                                        + (k32 * t768 + k33 * t774)
                                        + (k34 * t780 + k35 * t786
                                            + (k36 * t792 + (t230 + k29 * t751)));
                                    let t805 = k29 * t794 + k30 * t795
                                        + (k31 * t796 + k32 * t797)
                                        + (k33 * t798 + k34 * t799 + (k35 * t800 + k36 * t801));
                                    let t806 = t804 - t124 * t805;
                                    let t807 = rt::lit::<T>(-0.014459274444920261) * t806;
                                    let t808 = k21 * t751 + k22 * t756
                                        + (k23 * t762 + k24 * t768)
                                        + (k25 * t774 + k26 * t780 + (k27 * t786 + k28 * t792));
                                    let t809 = k21 * t794 + k22 * t795
                                        + (k23 * t796 + k24 * t797)
                                        + (k25 * t798 + k26 * t799 + (k27 * t800 + k28 * t801));
                                    let t810 = t808 - t114 * t809;
                                    let t811 = rt::lit::<T>(0.4175557539292479) * t803
                                        + (t807 + rt::lit::<T>(0.005864947198698576) * t810);
                                    let t812 = t416 * (t745 * t201 - k10 * t204 - t83 * t811)
                                        + (t745 + t753 - t752 * t200);
                                    let t813 = t203 * t812
                                        + (t654 + t653 * t200
                                            - t201 * (rt::lit::<T>(-0.014459274444920261) * t416));
                                    let t814 = rt::lit::<T>(0.1904683739582173) * t806;
                                    let t815 = rt::lit::<T>(0.32151478931685357) * t803
                                        + (t814 + rt::lit::<T>(-0.061592225069804156) * t810);
                                    let t816 = t306 * (t757 * t174 - k11 * t177 - t81 * t815)
                                        + (t757 + t759 - t758 * t173);
                                    let t817 = t176 * t816
                                        + (t660 + t659 * t173
                                            - t174 * (rt::lit::<T>(0.1904683739582173) * t306));
                                    let t818 = rt::lit::<T>(0.3851373541128084) * t806;
                                    let t819 = rt::lit::<T>(0.09560496739250535) * t803
                                        + (t818 + rt::lit::<T>(-0.058993923891947214) * t810);
                                    let t820 = t394 * (t763 * t192 - k12 * t195 - t79 * t819)
                                        + (t763 + t765 - t764 * t191);
                                    let t821 = t194 * t820
                                        + (t648 + t647 * t191
                                            - t192 * (rt::lit::<T>(0.3851373541128084) * t394));
                                    let t822 = rt::lit::<T>(-0.058993923891947214) * t803
                                        + (t818 + rt::lit::<T>(0.09560496739250535) * t810);
                                    let t823 = t379 * (t769 * t183 - k12 * t186 - t77 * t822)
                                        + (t769 + t771 - t770 * t182);
                                    let t824 = t185 * t823
                                        + (t651 + t650 * t182
                                            - t183 * (rt::lit::<T>(0.3851373541128084) * t379));
                                    let t825 = rt::lit::<T>(-0.061592225069804156) * t803
                                        + (t814 + rt::lit::<T>(0.32151478931685357) * t810);
                                    let t826 = t387 * (t775 * t165 - k11 * t168 - t75 * t825)
                                        + (t775 + t777 - t776 * t164);
                                    let t827 = t167 * t826
                                        + (t639 + t638 * t164
                                            - t165 * (rt::lit::<T>(0.1904683739582173) * t387));
                                    let t828 = rt::lit::<T>(0.005864947198698576) * t803
                                        + (t807 + rt::lit::<T>(0.4175557539292479) * t810);
                                    let t829 = t401 * (t781 * t156 - k10 * t159 - t73 * t828)
                                        + (t781 + t783 - t782 * t155);
                                    let t830 = t158 * t829
                                        + (t642 + t641 * t155
                                            - t156 * (rt::lit::<T>(-0.014459274444920261) * t401));
                                    let t831 = rt::lit::<T>(-0.06114645362610544) * t806;
                                    let t832 = rt::lit::<T>(0.027076500189167574) * t803
                                        + (t831 + rt::lit::<T>(0.2529691909352784) * t810);
                                    let t833 = t409 * (t787 * t219 - k9 * t222 - t71 * t832)
                                        + (t787 + t789 - t788 * t218);
                                    let t834 = t221 * t833
                                        + (t645 + t644 * t218
                                            - t219 * (rt::lit::<T>(-0.06114645362610544) * t409));
                                    let t835 = rt::lit::<T>(0.2529691909352784) * t803
                                        + (t831 + rt::lit::<T>(0.027076500189167574) * t810);
                                    let t836 = t371 * (t746 * t210 - k9 * t213 - t85 * t835)
                                        + (t746 + t748 - t747 * t209);
                                    let t837 = t212 * t836
                                        + (t657 + t656 * t209
                                            - t210 * (rt::lit::<T>(-0.06114645362610544) * t371));
                                    let t838 = t229 * t89;
                                    let t839 = t226 * t838 - t89 * (t709 + t805);
                                    let t840 = t428 * t802;
                                    let t841 = t712 * t809;
                                    let t842 = k45 * t834
                                        + (k52 * t837
                                            + (k72 * t839
                                                - (rt::lit::<T>(0.26798833376246944) * t840
                                                    + rt::lit::<T>(0.1388888888888889) * t841)));
                                    let t843 = k51 * t813 + k50 * t817
                                        + (k49 * t821 + k48 * t824)
                                        + (k47 * t827 + k46 * t830 + t842);
                                    let t844 = t60 * t811 - t752 * t567;
                                    let t845 = t52 * t815 - t758 * t569;
                                    let t846 = t44 * t819 - t764 * t571;
                                    let t847 = t36 * t822 - t770 * t573;
                                    let t848 = t28 * t825 - t776 * t575;
                                    let t849 = t20 * t828 - t782 * t577;
                                    let t850 = t12 * t832 - t788 * t579;
                                    let t851 = t68 * t835 - t747 * t581;
                                    let t852 = t725 * t838;
                                    let t853 = k47 * t848 + k46 * t849
                                        + (k45 * t850
                                            + (k52 * t851 + rt::lit::<T>(0.30026319498086457) * t852));
                                    let t854 = t599 * t749;
                                    let t855 = t585 * t754;
                                    let t856 = t587 * t760;
                                    let t857 = t589 * t766;
                                    let t858 = t591 * t772;
                                    let t859 = t593 * t778;
                                    let t860 = t595 * t784;
                                    let t861 = t597 * t790;
                                    let t862 = k21 * t854 + k22 * t855
                                        + (k23 * t856 + k24 * t857)
                                        + (k25 * t858 + k26 * t859 + (k27 * t860 + k28 * t861));
                                    let t863 = k53 * t834
                                        + (k60 * t837
                                            + (k73 * t839
                                                - (rt::lit::<T>(0.48042111196938336) * t840
                                                    + rt::lit::<T>(-0.0359766675249389) * t841)));
                                    let t864 = k59 * t813 + k58 * t817
                                        + (k57 * t821 + k56 * t824)
                                        + (k55 * t827 + k54 * t830 + t863);
                                    let t865 = k55 * t848 + k54 * t849
                                        + (k53 * t850
                                            + (k60 * t851 + rt::lit::<T>(0.2222222222222222) * t852));
                                    let t866 = k30 * t855 + k31 * t856
                                        + (k32 * t857 + k33 * t858)
                                        + (k34 * t859 + k35 * t860
                                            + (k36 * t861 + (k29 * t854 + rt::lit::<T>(1.0))));
                                    let t867 = k61 * t834
                                        + (k68 * t837
                                            + (k74 * t839
                                                - (rt::lit::<T>(0.1388888888888889) * t840
                                                    + rt::lit::<T>(0.009789444015308325) * t841)));
                                    let t868 = k67 * t813 + k66 * t817
                                        + (k65 * t821 + k64 * t824)
                                        + (k63 * t827 + k62 * t830 + t867);
                                    let t869 = k63 * t848 + k62 * t849
                                        + (k61 * t850
                                            + (k68 * t851
                                                + rt::lit::<T>(-0.022485417203086815) * t852));
                                    let t870 = k37 * t854 + k38 * t855
                                        + (k39 * t856 + k40 * t857)
                                        + (k41 * t858 + k42 * t859 + (k43 * t860 + k44 * t861));
                                    let t871 = k20 * t245 + k19 * t253
                                        + (k18 * t255 + k17 * t257)
                                        + (k16 * t259 + k15 * t249 + (k14 * t251 + k13 * t247));
                                    let t872 = k20 * t261 + k19 * t262
                                        + (k18 * t263 + k17 * t264)
                                        + (k16 * t265 + k15 * t266 + (k14 * t267 + k13 * t268));
                                    let t873 = k20 * t270 + k19 * t271
                                        + (k18 * t272 + k17 * t273)
                                        + (k16 * t274 + k15 * t275 + (k14 * t276 + k13 * t277));
                                    let t874 = k20 * t279 + k19 * t280
                                        + (k18 * t281 + k17 * t282)
                                        + (k16 * t283 + k15 * t284 + (k14 * t285 + k13 * t286));
                                    let t875 = rt::lit::<T>(1.0) - k20 * t288 - k13 * t295
                                        - (k15 * t293 + k14 * t294)
                                        - (k19 * t289 + k18 * t290 + (k17 * t291 + k16 * t292));
                                    let t876 = k20 * t297 + k19 * t298
                                        + (k18 * t299 + k17 * t300)
                                        + (k16 * t301 + k15 * t302 + (k14 * t303 + k13 * t304));
                                    let t877 = rt::lit::<T>(0.32151478931685357) * t239;
                                    let t878 = rt::lit::<T>(0.32151478931685357) * t121;
                                    let t879 = rt::lit::<T>(0.2529691909352784) * t121;
                                    let t880 = t879 * t68;
                                    let t881 = t880 + t64 * t880;
                                    let t882 = rt::lit::<T>(0.4175557539292479) * t121;
                                    let t883 = t882 * t60;
                                    let t884 = t883 + t56 * t883;
                                    let t885 = t878 * t52;
                                    let t886 = t885 + t48 * t885;
                                    let t887 = rt::lit::<T>(0.09560496739250535) * t121;
                                    let t888 = t887 * t44;
                                    let t889 = t888 + t40 * t888;
                                    let t890 = rt::lit::<T>(-0.058993923891947214) * t121;
                                    let t891 = t890 * t36;
                                    let t892 = t891 + t32 * t891;
                                    let t893 = rt::lit::<T>(-0.061592225069804156) * t121;
                                    let t894 = t893 * t28;
                                    let t895 = t894 + t24 * t894;
                                    let t896 = rt::lit::<T>(0.005864947198698576) * t121;
                                    let t897 = t896 * t20;
                                    let t898 = t897 + t16 * t897;
                                    let t899 = rt::lit::<T>(0.027076500189167574) * t121;
                                    let t900 = t899 * t12;
                                    let t901 = t900 + t8 * t900;
                                    let t902 = k68 * t881 + k67 * t884
                                        + (k66 * t886 + k65 * t889)
                                        + (k64 * t892 + k63 * t895 + (k62 * t898 + k61 * t901));
                                    let t903 = rt::lit::<T>(-0.061592225069804156) * t28;
                                    let t904 = t24 * t903;
                                    let t905 = t903 + t904;
                                    let t906 = rt::lit::<T>(0.005864947198698576) * t20;
                                    let t907 = t16 * t906;
                                    let t908 = t906 + t907;
                                    let t909 = rt::lit::<T>(0.027076500189167574) * t12;
                                    let t910 = t8 * t909;
                                    let t911 = t909 + t910;
                                    let t912 = rt::lit::<T>(0.09560496739250535) * t44;
                                    let t913 = t40 * t912;
                                    let t914 = t912 + t913;
                                    let t915 = rt::lit::<T>(-0.058993923891947214) * t36;
                                    let t916 = t32 * t915;
                                    let t917 = t915 + t916;
                                    let t918 = rt::lit::<T>(0.4175557539292479) * t60;
                                    let t919 = t56 * t918;
                                    let t920 = t918 + t919;
                                    let t921 = rt::lit::<T>(0.2529691909352784) * t68;
                                    let t922 = t64 * t921;
                                    let t923 = t921 + t922;
                                    let t924 = rt::lit::<T>(0.32151478931685357) * t52;
                                    let t925 = t48 * t924;
                                    let t926 = t924 + t925;
                                    let t927 = k63 * t905 + k62 * t908
                                        + (k61 * t911 + k65 * t914)
                                        + (k64 * t917 + k67 * t920 + (k68 * t923 + k66 * t926));
                                    let t928 = t121 * t902 + t927;
                                    let t929 = k60 * t881 + k59 * t884
                                        + (k58 * t886 + k57 * t889)
                                        + (k56 * t892 + k55 * t895 + (k54 * t898 + k53 * t901));
                                    let t930 = k55 * t905 + k54 * t908
                                        + (k53 * t911 + k57 * t914)
                                        + (k56 * t917 + k59 * t920 + (k60 * t923 + k58 * t926));
                                    let t931 = t124 * t929 + t930;
                                    let t932 = rt::lit::<T>(0.1904683739582173) * t931;
                                    let t933 = k52 * t881 + k51 * t884
                                        + (k50 * t886 + k49 * t889)
                                        + (k48 * t892 + k47 * t895 + (k46 * t898 + k45 * t901));
                                    let t934 = k47 * t905 + k46 * t908
                                        + (k45 * t911 + k49 * t914)
                                        + (k48 * t917 + k51 * t920 + (k52 * t923 + k50 * t926));
                                    let t935 = t114 * t933 + t934;
                                    let t936 = rt::lit::<T>(0.32151478931685357) * t928
                                        + (t932 + rt::lit::<T>(-0.061592225069804156) * t935);
                                    let t937 = t306
                                        * (rt::lit::<T>(0.5) * (t50 * t877 + t878 * t142)
                                            - k15 * t103 - t81 * t936);
                                    let t938 = t52 * t877;
                                    let t939 = t369
                                        * (t937 + (t924 * t102 - t46 * t938 - t885 * t141));
                                    let t940 = rt::lit::<T>(0.2529691909352784) * t239;
                                    let t941 = rt::lit::<T>(-0.06114645362610544) * t931;
                                    let t942 = rt::lit::<T>(0.2529691909352784) * t928
                                        + (t941 + rt::lit::<T>(0.027076500189167574) * t935);
                                    let t943 = t371
                                        * (rt::lit::<T>(0.5) * (t66 * t940 + t879 * t148)
                                            - k13 * t109 - t85 * t942);
                                    let t944 = t68 * t940;
                                    let t945 = t377
                                        * (t943 + (t921 * t108 - t62 * t944 - t880 * t147));
                                    let t946 = rt::lit::<T>(-0.058993923891947214) * t239;
                                    let t947 = rt::lit::<T>(0.3851373541128084) * t931;
                                    let t948 = rt::lit::<T>(-0.058993923891947214) * t928
                                        + (t947 + rt::lit::<T>(0.09560496739250535) * t935);
                                    let t949 = t379
                                        * (rt::lit::<T>(0.5) * (t34 * t946 + t890 * t136)
                                            - k17 * t97 - t77 * t948);
                                    let t950 = t36 * t946;
                                    let t951 = t385
                                        * (t949 + (t915 * t96 - t30 * t950 - t891 * t135));
                                    let t952 = rt::lit::<T>(-0.061592225069804156) * t239;
                                    let t953 = rt::lit::<T>(-0.061592225069804156) * t928
                                        + (t932 + rt::lit::<T>(0.32151478931685357) * t935);
                                    let t954 = t387
                                        * (rt::lit::<T>(0.5) * (t26 * t952 + t893 * t133)
                                            - k18 * t94 - t75 * t953);
                                    let t955 = t28 * t952;
                                    let t956 = t392
                                        * (t954 + (t903 * t93 - t22 * t955 - t894 * t132));
                                    let t957 = rt::lit::<T>(0.09560496739250535) * t239;
                                    let t958 = rt::lit::<T>(0.09560496739250535) * t928
                                        + (t947 + rt::lit::<T>(-0.058993923891947214) * t935);
                                    let t959 = t394
                                        * (rt::lit::<T>(0.5) * (t42 * t957 + t887 * t139)
                                            - k16 * t100 - t79 * t958);
                                    let t960 = t44 * t957;
                                    let t961 = t399
                                        * (t959 + (t912 * t99 - t38 * t960 - t888 * t138));
                                    let t962 = rt::lit::<T>(0.005864947198698576) * t239;
                                    let t963 = rt::lit::<T>(-0.014459274444920261) * t931;
                                    let t964 = rt::lit::<T>(0.005864947198698576) * t928
                                        + (t963 + rt::lit::<T>(0.4175557539292479) * t935);
                                    let t965 = t401
                                        * (rt::lit::<T>(0.5) * (t18 * t962 + t896 * t130)
                                            - k19 * t112 - t73 * t964);
                                    let t966 = t20 * t962;
                                    let t967 = t407
                                        * (t965 + (t906 * t111 - t14 * t966 - t897 * t129));
                                    let t968 = rt::lit::<T>(0.027076500189167574) * t239;
                                    let t969 = rt::lit::<T>(0.027076500189167574) * t928
                                        + (t941 + rt::lit::<T>(0.2529691909352784) * t935);
                                    let t970 = t409
                                        * (rt::lit::<T>(0.5) * (t10 * t968 + t899 * t127)
                                            - k20 * t91 - t71 * t969);
                                    let t971 = t12 * t968;
                                    let t972 = t414
                                        * (t970 + (t909 * t90 - t6 * t971 - t900 * t126));
                                    let t973 = rt::lit::<T>(0.4175557539292479) * t239;
                                    let t974 = rt::lit::<T>(0.4175557539292479) * t928
                                        + (t963 + rt::lit::<T>(0.005864947198698576) * t935);
                                    let t975 = t416
                                        * (rt::lit::<T>(0.5) * (t58 * t973 + t882 * t145)
                                            - k14 * t106 - t83 * t974);
                                    let t976 = t60 * t973;
                                    let t977 = t421
                                        * (t975 + (t918 * t105 - t54 * t976 - t883 * t144));
                                    let t978 = rt::lit::<T>(1.0) / (t237 * t237)
                                        * (rt::lit::<T>(2.0) * (t121 * t236));
                                    let t979 = t238 * t234;
                                    let t980 = t902 * t87 + (t234 * t978 - t235 * t979) - t241;
                                    let t981 = t929 * t426;
                                    let t982 = t933 * t712;
                                    let t983 = k28 * t972
                                        + (k22 * t977
                                            + (k75 * t980
                                                + (rt::lit::<T>(0.30026319498086457) * t981
                                                    + rt::lit::<T>(0.1388888888888889) * t982)));
                                    let t984 = k23 * t939 + k21 * t945
                                        + (k25 * t951 + k26 * t956)
                                        + (k24 * t961 + k27 * t967 + t983);
                                    let t985 = t432 * t974;
                                    let t986 = t434 * t936;
                                    let t987 = t436 * t958;
                                    let t988 = t438 * t948;
                                    let t989 = t440 * t953;
                                    let t990 = t442 * t964;
                                    let t991 = t444 * t969;
                                    let t992 = t446 * t942;
                                    let t993 = h * t121;
                                    let t994 = t979 * t993;
                                    let t995 = rt::lit::<T>(0.23553528074697333) * t989
                                        + rt::lit::<T>(0.12761668692717998) * t990
                                        + (rt::lit::<T>(0.028459473672176994) * t991
                                            + (rt::lit::<T>(0.27444215068248085) * t992
                                                - rt::lit::<T>(0.26798833376246944) * t994));
                                    let t996 = t944 + t64 * t944;
                                    let t997 = t976 + t56 * t976;
                                    let t998 = t938 + t48 * t938;
                                    let t999 = t960 + t40 * t960;
                                    let t1000 = t950 + t32 * t950;
                                    let t1001 = t955 + t24 * t955;
                                    let t1002 = t966 + t16 * t966;
                                    let t1003 = t971 + t8 * t971;
                                    let t1004 = k52 * t996 + k51 * t997
                                        + (k50 * t998 + k49 * t999)
                                        + (k48 * t1000 + k47 * t1001 + (k46 * t1002 + k45 * t1003));
                                    let t1005 = k36 * t972
                                        + (k30 * t977
                                            + (k76 * t980
                                                + (rt::lit::<T>(0.2222222222222222) * t981
                                                    + rt::lit::<T>(-0.0359766675249389) * t982)));
                                    let t1006 = k31 * t939 + k29 * t945
                                        + (k33 * t951 + k34 * t956)
                                        + (k32 * t961 + k35 * t967 + t1005);
                                    let t1007 = rt::lit::<T>(-0.00022625827747447944) * t989
                                        + rt::lit::<T>(-0.03565927501636371) * t990
                                        + (rt::lit::<T>(-0.011940029016242066) * t991
                                            + (rt::lit::<T>(0.4563844734606865) * t992
                                                - rt::lit::<T>(0.48042111196938336) * t994));
                                    let t1008 = k60 * t996 + k59 * t997
                                        + (k58 * t998 + k57 * t999)
                                        + (k56 * t1000 + k55 * t1001 + (k54 * t1002 + k53 * t1003));
                                    let t1009 = k44 * t972
                                        + (k38 * t977
                                            + (k77 * t980
                                                + (rt::lit::<T>(-0.022485417203086815) * t981
                                                    + rt::lit::<T>(0.009789444015308325) * t982)));
                                    let t1010 = k39 * t939 + k37 * t945
                                        + (k41 * t951 + k42 * t956)
                                        + (k40 * t961 + k43 * t967 + t1009);
                                    let t1011 = rt::lit::<T>(0.0019247725723366578) * t989
                                        + rt::lit::<T>(0.009709349382370355) * t990
                                        + (rt::lit::<T>(0.0033356270952969586) * t991
                                            + (rt::lit::<T>(0.2493183041056008) * t992
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.1388888888888889) * t994)));
                                    let t1012 = k68 * t996 + k67 * t997
                                        + (k66 * t998 + k65 * t999)
                                        + (k64 * t1000 + k63 * t1001 + (k62 * t1002 + k61 * t1003));
                                    let t1013 = t55 * t918;
                                    let t1014 = t60 * t1013;
                                    let t1015 = t1013 - t56 * t1014;
                                    let t1016 = t1015 - t1014;
                                    let t1017 = h * t1016;
                                    let t1018 = t105 * t1017;
                                    let t1019 = t47 * t924;
                                    let t1020 = t52 * t1019;
                                    let t1021 = t1019 - t48 * t1020;
                                    let t1022 = t1021 - t1020;
                                    let t1023 = h * t1022;
                                    let t1024 = t102 * t1023;
                                    let t1025 = t39 * t912;
                                    let t1026 = t44 * t1025;
                                    let t1027 = t1025 - t40 * t1026;
                                    let t1028 = t1027 - t1026;
                                    let t1029 = h * t1028;
                                    let t1030 = t99 * t1029;
                                    let t1031 = t31 * t915;
                                    let t1032 = t36 * t1031;
                                    let t1033 = t1031 - t32 * t1032;
                                    let t1034 = t1033 - t1032;
                                    let t1035 = h * t1034;
                                    let t1036 = t96 * t1035;
                                    let t1037 = t23 * t903;
                                    let t1038 = t28 * t1037;
                                    let t1039 = t1037 - t24 * t1038;
                                    let t1040 = t1039 - t1038;
                                    let t1041 = h * t1040;
                                    let t1042 = t93 * t1041;
                                    let t1043 = t15 * t906;
                                    let t1044 = t20 * t1043;
                                    let t1045 = t1043 - t16 * t1044;
                                    let t1046 = t1045 - t1044;
                                    let t1047 = h * t1046;
                                    let t1048 = t111 * t1047;
                                    let t1049 = t7 * t909;
                                    let t1050 = t12 * t1049;
                                    let t1051 = t1049 - t8 * t1050;
                                    let t1052 = t1051 - t1050;
                                    let t1053 = h * t1052;
                                    let t1054 = t90 * t1053;
                                    let t1055 = t63 * t921;
                                    let t1056 = t68 * t1055;
                                    let t1057 = t1055 - t64 * t1056;
                                    let t1058 = t1057 - t1056;
                                    let t1059 = h * t1058;
                                    let t1060 = t108 * t1059;
                                    let t1061 = k38 * t1018 + k39 * t1024
                                        + (k40 * t1030 + k41 * t1036)
                                        + (k42 * t1042 + k43 * t1048
                                            + (k44 * t1054 + (t239 + k37 * t1060)));
                                    let t1062 = t147 * t1059;
                                    let t1063 = t144 * t1017;
                                    let t1064 = t141 * t1023;
                                    let t1065 = t138 * t1029;
                                    let t1066 = t135 * t1035;
                                    let t1067 = t132 * t1041;
                                    let t1068 = t129 * t1047;
                                    let t1069 = t126 * t1053;
                                    let t1070 = k37 * t1062 + k38 * t1063
                                        + (k39 * t1064 + k40 * t1065)
                                        + (k41 * t1066 + k42 * t1067 + (k43 * t1068 + k44 * t1069));
                                    let t1071 = t1061 - t121 * t1070;
                                    let t1072 = k29 * t1060 + k30 * t1018
                                        + (k31 * t1024 + k32 * t1030)
                                        + (k33 * t1036 + k34 * t1042 + (k35 * t1048 + k36 * t1054));
                                    let t1073 = k29 * t1062 + k30 * t1063
                                        + (k31 * t1064 + k32 * t1065)
                                        + (k33 * t1066 + k34 * t1067 + (k35 * t1068 + k36 * t1069));
                                    let t1074 = t1072 - t124 * t1073;
                                    let t1075 = rt::lit::<T>(-0.014459274444920261) * t1074;
                                    let t1076 = k21 * t1060 + k22 * t1018
                                        + (k23 * t1024 + k24 * t1030)
                                        + (k25 * t1036 + k26 * t1042 + (k27 * t1048 + k28 * t1054));
                                    let t1077 = k21 * t1062 + k22 * t1063
                                        + (k23 * t1064 + k24 * t1065)
                                        + (k25 * t1066 + k26 * t1067 + (k27 * t1068 + k28 * t1069));
                                    let t1078 = t1076 - t114 * t1077;
                                    let t1079 = rt::lit::<T>(0.4175557539292479) * t1071
                                        + (t1075 + rt::lit::<T>(0.005864947198698576) * t1078);
                                    let t1080 = t416 * (t1013 * t201 - k14 * t204 - t83 * t1079)
                                        + (t1013 + t1015 - t1014 * t200);
                                    let t1081 = t203 * t1080
                                        + (t919 + t918 * t200
                                            - t201 * (rt::lit::<T>(0.4175557539292479) * t416));
                                    let t1082 = rt::lit::<T>(0.1904683739582173) * t1074;
                                    let t1083 = rt::lit::<T>(0.32151478931685357) * t1071
                                        + (t1082 + rt::lit::<T>(-0.061592225069804156) * t1078);
                                    let t1084 = t306 * (t1019 * t174 - k15 * t177 - t81 * t1083)
                                        + (t1019 + t1021 - t1020 * t173);
                                    let t1085 = t176 * t1084
                                        + (t925 + t924 * t173
                                            - t174 * (rt::lit::<T>(0.32151478931685357) * t306));
                                    let t1086 = rt::lit::<T>(0.3851373541128084) * t1074;
                                    let t1087 = rt::lit::<T>(0.09560496739250535) * t1071
                                        + (t1086 + rt::lit::<T>(-0.058993923891947214) * t1078);
                                    let t1088 = t394 * (t1025 * t192 - k16 * t195 - t79 * t1087)
                                        + (t1025 + t1027 - t1026 * t191);
                                    let t1089 = t194 * t1088
                                        + (t913 + t912 * t191
                                            - t192 * (rt::lit::<T>(0.09560496739250535) * t394));
                                    let t1090 = rt::lit::<T>(-0.058993923891947214) * t1071
                                        + (t1086 + rt::lit::<T>(0.09560496739250535) * t1078);
                                    let t1091 = t379 * (t1031 * t183 - k17 * t186 - t77 * t1090)
                                        + (t1031 + t1033 - t1032 * t182);
                                    let t1092 = t185 * t1091
                                        + (t916 + t915 * t182
                                            - t183 * (rt::lit::<T>(-0.058993923891947214) * t379));
                                    let t1093 = rt::lit::<T>(-0.061592225069804156) * t1071
                                        + (t1082 + rt::lit::<T>(0.32151478931685357) * t1078);
                                    let t1094 = t387 * (t1037 * t165 - k18 * t168 - t75 * t1093)
                                        + (t1037 + t1039 - t1038 * t164);
                                    let t1095 = t167 * t1094
                                        + (t904 + t903 * t164
                                            - t165 * (rt::lit::<T>(-0.061592225069804156) * t387));
                                    let t1096 = rt::lit::<T>(0.005864947198698576) * t1071
                                        + (t1075 + rt::lit::<T>(0.4175557539292479) * t1078);
                                    let t1097 = t401 * (t1043 * t156 - k19 * t159 - t73 * t1096)
                                        + (t1043 + t1045 - t1044 * t155);
                                    let t1098 = t158 * t1097
                                        + (t907 + t906 * t155
                                            - t156 * (rt::lit::<T>(0.005864947198698576) * t401));
                                    let t1099 = rt::lit::<T>(-0.06114645362610544) * t1074;
                                    let t1100 = rt::lit::<T>(0.027076500189167574) * t1071
                                        + (t1099 + rt::lit::<T>(0.2529691909352784) * t1078);
                                    let t1101 = t409 * (t1049 * t219 - k20 * t222 - t71 * t1100)
                                        + (t1049 + t1051 - t1050 * t218);
                                    let t1102 = t221 * t1101
                                        + (t910 + t909 * t218
                                            - t219 * (rt::lit::<T>(0.027076500189167574) * t409));
                                    let t1103 = rt::lit::<T>(0.2529691909352784) * t1071
                                        + (t1099 + rt::lit::<T>(0.027076500189167574) * t1078);
                                    let t1104 = t371 * (t1055 * t210 - k13 * t213 - t85 * t1103)
                                        + (t1055 + t1057 - t1056 * t209);
                                    let t1105 = t212 * t1104
                                        + (t922 + t921 * t209
                                            - t210 * (rt::lit::<T>(0.2529691909352784) * t371));
                                    let t1106 = t238 * t87;
                                    let t1107 = t235 * t1106 - t87 * (t978 + t1070);
                                    let t1108 = t426 * t1073;
                                    let t1109 = t712 * t1077;
                                    let t1110 = k45 * t1102
                                        + (k52 * t1105
                                            + (k75 * t1107
                                                - (rt::lit::<T>(0.30026319498086457) * t1108
                                                    + rt::lit::<T>(0.1388888888888889) * t1109)));
                                    let t1111 = k51 * t1081 + k50 * t1085
                                        + (k49 * t1089 + k48 * t1092)
                                        + (k47 * t1095 + k46 * t1098 + t1110);
                                    let t1112 = t60 * t1079 - t1014 * t567;
                                    let t1113 = t52 * t1083 - t1020 * t569;
                                    let t1114 = t44 * t1087 - t1026 * t571;
                                    let t1115 = t36 * t1090 - t1032 * t573;
                                    let t1116 = t28 * t1093 - t1038 * t575;
                                    let t1117 = t20 * t1096 - t1044 * t577;
                                    let t1118 = t12 * t1100 - t1050 * t579;
                                    let t1119 = t68 * t1103 - t1056 * t581;
                                    let t1120 = t993 * t1106;
                                    let t1121 = k47 * t1116 + k46 * t1117
                                        + (k45 * t1118
                                            + (k52 * t1119
                                                + rt::lit::<T>(0.26798833376246944) * t1120));
                                    let t1122 = t599 * t1058;
                                    let t1123 = t585 * t1016;
                                    let t1124 = t587 * t1022;
                                    let t1125 = t589 * t1028;
                                    let t1126 = t591 * t1034;
                                    let t1127 = t593 * t1040;
                                    let t1128 = t595 * t1046;
                                    let t1129 = t597 * t1052;
                                    let t1130 = k21 * t1122 + k22 * t1123
                                        + (k23 * t1124 + k24 * t1125)
                                        + (k25 * t1126 + k26 * t1127 + (k27 * t1128 + k28 * t1129));
                                    let t1131 = k53 * t1102
                                        + (k60 * t1105
                                            + (k76 * t1107
                                                - (rt::lit::<T>(0.2222222222222222) * t1108
                                                    + rt::lit::<T>(-0.0359766675249389) * t1109)));
                                    let t1132 = k59 * t1081 + k58 * t1085
                                        + (k57 * t1089 + k56 * t1092)
                                        + (k55 * t1095 + k54 * t1098 + t1131);
                                    let t1133 = k55 * t1116 + k54 * t1117
                                        + (k53 * t1118
                                            + (k60 * t1119
                                                + rt::lit::<T>(0.48042111196938336) * t1120));
                                    let t1134 = k29 * t1122 + k30 * t1123
                                        + (k31 * t1124 + k32 * t1125)
                                        + (k33 * t1126 + k34 * t1127 + (k35 * t1128 + k36 * t1129));
                                    let t1135 = k61 * t1102
                                        + (k68 * t1105
                                            + (k77 * t1107
                                                - (rt::lit::<T>(-0.022485417203086815) * t1108
                                                    + rt::lit::<T>(0.009789444015308325) * t1109)));
                                    let t1136 = k67 * t1081 + k66 * t1085
                                        + (k65 * t1089 + k64 * t1092)
                                        + (k63 * t1095 + k62 * t1098 + t1135);
                                    let t1137 = k63 * t1116 + k62 * t1117
                                        + (k61 * t1118
                                            + (k68 * t1119 + rt::lit::<T>(0.1388888888888889) * t1120));
                                    let t1138 = k38 * t1123 + k39 * t1124
                                        + (k40 * t1125 + k41 * t1126)
                                        + (k42 * t1127 + k43 * t1128
                                            + (k44 * t1129 + (k37 * t1122 + rt::lit::<T>(1.0))));
                                    [
                                        t716,
                                        t717,
                                        t718,
                                        t719,
                                        t720,
                                        t727,
                                        t736,
                                        t738,
                                        t739,
                                        t740,
                                        t742,
                                        t743,
                                        t744,
                                        t843,
                                        t844,
                                        t845,
                                        t846,
                                        t847,
                                        t853,
                                        t862,
                                        t864,
                                        t865,
                                        t866,
                                        t868,
                                        t869,
                                        t870,
                                        t871,
                                        t872,
                                        t873,
                                        t874,
                                        t875,
                                        t876,
                                        t984,
                                        t985,
                                        t986,
                                        t987,
                                        t988,
                                        t995,
                                        t1004,
                                        t1006,
                                        t1007,
                                        t1008,
                                        t1010,
                                        t1011,
                                        t1012,
                                        t1111,
                                        t1112,
                                        t1113,
                                        t1114,
                                        t1115,
                                        t1121,
                                        t1130,
                                        t1132,
                                        t1133,
                                        t1134,
                                        t1136,
                                        t1137,
                                        t1138,
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
                                    t218,
                                    t219,
                                    t221,
                                    t222,
                                    t155,
                                    t156,
                                    t158,
                                    t159,
                                    t164,
                                    t165,
                                    t167,
                                    t168,
                                    t182,
                                    t183,
                                    t185,
                                    t186,
                                    t191,
                                    t192,
                                    t194,
                                    t195,
                                    t173,
                                    t174,
                                    t176,
                                    t177,
                                    t200,
                                    t201,
                                    t203,
                                    t204,
                                    t209,
                                    t210,
                                    t212,
                                    t213,
                                    k9,
                                    k10,
                                    k11,
                                    k12,
                                    t225,
                                    t226,
                                    t228,
                                    t227,
                                    t229,
                                    t230,
                                    t232,
                                    k13,
                                    k14,
                                    k15,
                                    k16,
                                    k17,
                                    k18,
                                    k19,
                                    k20,
                                    t234,
                                    t235,
                                    t237,
                                    t236,
                                    t238,
                                    t239,
                                    t241,
                                    t245,
                                    t253,
                                    t255,
                                    t257,
                                    t259,
                                    t249,
                                    t251,
                                    t247,
                                    t261,
                                    t262,
                                    t263,
                                    t264,
                                    t265,
                                    t266,
                                    t267,
                                    t268,
                                    t270,
                                    t271,
                                    t272,
                                    t273,
                                    t274,
                                    t275,
                                    t276,
                                    t277,
                                    t279,
                                    t280,
                                    t281,
                                    t282,
                                    t283,
                                    t284,
                                    t285,
                                    t286,
                                    t288,
                                    t289,
                                    t290,
                                    t291,
                                    t292,
                                    t293,
                                    t294,
                                    t295,
                                    t297,
                                    t298,
                                    t299,
                                    t300,
                                    t301,
                                    t302,
                                    t303,
                                    t304,
                                    k21,
                                    k22,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    t428,
                                    t426,
                                    t371,
                                    t377,
                                    t416,
                                    t421,
                                    t306,
                                    t369,
                                    t394,
                                    t399,
                                    t379,
                                    t385,
                                    t387,
                                    t392,
                                    t401,
                                    t407,
                                    t409,
                                    t414,
                                    t446,
                                    t432,
                                    t434,
                                    t436,
                                    t438,
                                    t440,
                                    t442,
                                    t444,
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
                                    t581,
                                    t567,
                                    t569,
                                    t571,
                                    t573,
                                    t575,
                                    t577,
                                    t579,
                                    t599,
                                    t585,
                                    t587,
                                    t589,
                                    t591,
                                    t593,
                                    t595,
                                    t597,
                                    t618,
                                    t621,
                                    t617,
                                    t626,
                                    t619,
                                    t622,
                                    t624,
                                    t616,
                                    t620,
                                    t623,
                                    t625,
                                    h,
                                ])
                            };
                            (
                                [
                                    y_rate_1 - t70,
                                    t151,
                                    k7 * t160 + k6 * t169 + (k3 * t178 + k5 * t187) + t224,
                                    y_rate_2 - t225,
                                    t231 - t124 * t232,
                                    t233,
                                    y_rate_3 - t234,
                                    t242,
                                    k19 * t160 + k18 * t169 + (k15 * t178 + k17 * t187) + t243,
                                ],
                                [
                                    [
                                        t260,
                                        rt::lit::<T>(0.0),
                                        -t269,
                                        -t278,
                                        rt::lit::<T>(0.0),
                                        -t287,
                                        -t296,
                                        rt::lit::<T>(0.0),
                                        -t305,
                                    ],
                                    [
                                        t431,
                                        rt::lit::<T>(0.2680684283954074) * t433
                                            + rt::lit::<T>(0.2758530052054411) * t435
                                            + (rt::lit::<T>(0.2956904871291018) * t437
                                                + rt::lit::<T>(0.293975971011446) * t439) + t450,
                                        -t459,
                                        t461,
                                        rt::lit::<T>(0.48010371946080815) * t433
                                            + rt::lit::<T>(0.44467070272191894) * t435
                                            + (rt::lit::<T>(0.3122250273523913) * t437
                                                + rt::lit::<T>(0.13221941709205312) * t439) + t462,
                                        -t463,
                                        t465,
                                        rt::lit::<T>(0.15016109085059778) * t433
                                            + rt::lit::<T>(0.042242497030804446) * t435
                                            + (rt::lit::<T>(-0.01619819323366821) * t437
                                                + rt::lit::<T>(-0.017912709351324017) * t439) + t466,
                                        -t467,
                                    ],
                                    [
                                        t566,
                                        k51 * t568 + k50 * t570 + (k49 * t572 + k48 * t574) + t584,
                                        t601,
                                        t603,
                                        k59 * t568 + k58 * t570 + (k57 * t572 + k56 * t574) + t604,
                                        t605,
                                        t607,
                                        k67 * t568 + k66 * t570 + (k65 * t572 + k64 * t574) + t608,
                                        t609,
                                    ],
                                    [
                                        -t610,
                                        rt::lit::<T>(0.0),
                                        -t611,
                                        t612,
                                        rt::lit::<T>(0.0),
                                        -t613,
                                        -t614,
                                        rt::lit::<T>(0.0),
                                        -t615,
                                    ],
                                    [
                                        t716,
                                        rt::lit::<T>(0.2680684283954074) * t717
                                            + rt::lit::<T>(0.2758530052054411) * t718
                                            + (rt::lit::<T>(0.2956904871291018) * t719
                                                + rt::lit::<T>(0.293975971011446) * t720) + t727,
                                        -t736,
                                        t738,
                                        rt::lit::<T>(0.48010371946080815) * t717
                                            + rt::lit::<T>(0.44467070272191894) * t718
                                            + (rt::lit::<T>(0.3122250273523913) * t719
                                                + rt::lit::<T>(0.13221941709205312) * t720) + t739,
                                        -t740,
                                        t742,
                                        rt::lit::<T>(0.15016109085059778) * t717
                                            + rt::lit::<T>(0.042242497030804446) * t718
                                            + (rt::lit::<T>(-0.01619819323366821) * t719
                                                + rt::lit::<T>(-0.017912709351324017) * t720) + t743,
                                        -t744,
                                    ],
                                    [
                                        t843,
                                        k51 * t844 + k50 * t845 + (k49 * t846 + k48 * t847) + t853,
                                        t862,
                                        t864,
                                        k59 * t844 + k58 * t845 + (k57 * t846 + k56 * t847) + t865,
                                        t866,
                                        t868,
                                        k67 * t844 + k66 * t845 + (k65 * t846 + k64 * t847) + t869,
                                        t870,
                                    ],
                                    [
                                        -t871,
                                        rt::lit::<T>(0.0),
                                        -t872,
                                        -t873,
                                        rt::lit::<T>(0.0),
                                        -t874,
                                        t875,
                                        rt::lit::<T>(0.0),
                                        -t876,
                                    ],
                                    [
                                        t984,
                                        rt::lit::<T>(0.2680684283954074) * t985
                                            + rt::lit::<T>(0.2758530052054411) * t986
                                            + (rt::lit::<T>(0.2956904871291018) * t987
                                                + rt::lit::<T>(0.293975971011446) * t988) + t995,
                                        -t1004,
                                        t1006,
                                        rt::lit::<T>(0.48010371946080815) * t985
                                            + rt::lit::<T>(0.44467070272191894) * t986
                                            + (rt::lit::<T>(0.3122250273523913) * t987
                                                + rt::lit::<T>(0.13221941709205312) * t988) + t1007,
                                        -t1008,
                                        t1010,
                                        rt::lit::<T>(0.15016109085059778) * t985
                                            + rt::lit::<T>(0.042242497030804446) * t986
                                            + (rt::lit::<T>(-0.01619819323366821) * t987
                                                + rt::lit::<T>(-0.017912709351324017) * t988) + t1011,
                                        -t1012,
                                    ],
                                    [
                                        t1111,
                                        k51 * t1112 + k50 * t1113 + (k49 * t1114 + k48 * t1115)
                                            + t1121,
                                        t1130,
                                        t1132,
                                        k59 * t1112 + k58 * t1113 + (k57 * t1114 + k56 * t1115)
                                            + t1133,
                                        t1134,
                                        t1136,
                                        k67 * t1112 + k66 * t1113 + (k65 * t1114 + k64 * t1115)
                                            + t1137,
                                        t1138,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2, rho2_rate_2, y_rate_3, rho1_rate_3, rho2_rate_3",
                                tally,
                            )
                    })?;
                let [y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2,
                rho2_rate_2, y_rate_3, rho1_rate_3, rho2_rate_3] = solution1.x;
                let t71 = rho1 + k45 * rho1_rate_1
                    + (k53 * rho1_rate_2 + k61 * rho1_rate_3);
                let t7 = y + k45 * y_rate_1 + (k53 * y_rate_2 + k61 * y_rate_3);
                let t8 = t7 * t7;
                let t11 = t8 + rt::lit::<T>(1.0);
                let t1187 = t71 / t11;
                let t85 = rho1 + k52 * rho1_rate_1
                    + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                let t63 = y + k52 * y_rate_1 + (k60 * y_rate_2 + k68 * y_rate_3);
                let t64 = t63 * t63;
                let t67 = t64 + rt::lit::<T>(1.0);
                let t1188 = t85 / t67;
                let t73 = rho1 + k46 * rho1_rate_1
                    + (k54 * rho1_rate_2 + k62 * rho1_rate_3);
                let t15 = y + k46 * y_rate_1 + (k54 * y_rate_2 + k62 * y_rate_3);
                let t16 = t15 * t15;
                let t19 = t16 + rt::lit::<T>(1.0);
                let t1189 = t73 / t19;
                let t83 = rho1 + k51 * rho1_rate_1
                    + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                let t55 = y + k51 * y_rate_1 + (k59 * y_rate_2 + k67 * y_rate_3);
                let t56 = t55 * t55;
                let t59 = t56 + rt::lit::<T>(1.0);
                let t1190 = t83 / t59;
                let t75 = rho1 + k47 * rho1_rate_1
                    + (k55 * rho1_rate_2 + k63 * rho1_rate_3);
                let t23 = y + k47 * y_rate_1 + (k55 * y_rate_2 + k63 * y_rate_3);
                let t24 = t23 * t23;
                let t27 = t24 + rt::lit::<T>(1.0);
                let t1191 = t75 / t27;
                let t81 = rho1 + k50 * rho1_rate_1
                    + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                let t47 = y + k50 * y_rate_1 + (k58 * y_rate_2 + k66 * y_rate_3);
                let t48 = t47 * t47;
                let t51 = t48 + rt::lit::<T>(1.0);
                let t1192 = t81 / t51;
                let t77 = rho1 + k48 * rho1_rate_1
                    + (k56 * rho1_rate_2 + k64 * rho1_rate_3);
                let t31 = y + k48 * y_rate_1 + (k56 * y_rate_2 + k64 * y_rate_3);
                let t32 = t31 * t31;
                let t35 = t32 + rt::lit::<T>(1.0);
                let t1193 = t77 / t35;
                let t79 = rho1 + k49 * rho1_rate_1
                    + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                let t39 = y + k49 * y_rate_1 + (k57 * y_rate_2 + k65 * y_rate_3);
                let t40 = t39 * t39;
                let t43 = t40 + rt::lit::<T>(1.0);
                let t1194 = t79 / t43;
                let t1195 = rt::lit::<T>(-0.06114645362610544) * (t1187 + t1188)
                    + rt::lit::<T>(-0.014459274444920261) * (t1189 + t1190)
                    + (rt::lit::<T>(0.1904683739582173) * (t1191 + t1192)
                        + rt::lit::<T>(0.3851373541128084) * (t1193 + t1194));
                let t124 = y + k72 * y_rate_1 + (k73 * y_rate_2 + k74 * y_rate_3);
                let t1196 = rt::lit::<T>(0.2529691909352784) * t1187
                    + rt::lit::<T>(0.4175557539292479) * t1189
                    + (rt::lit::<T>(0.32151478931685357) * t1191
                        + rt::lit::<T>(0.09560496739250535) * t1193)
                    + (rt::lit::<T>(-0.058993923891947214) * t1194
                        + rt::lit::<T>(-0.061592225069804156) * t1192
                        + (rt::lit::<T>(0.005864947198698576) * t1190
                            + rt::lit::<T>(0.027076500189167574) * t1188));
                let t114 = y + k69 * y_rate_1 + (k70 * y_rate_2 + k71 * y_rate_3);
                let t1197 = rt::lit::<T>(0.027076500189167574) * t1187
                    + rt::lit::<T>(0.005864947198698576) * t1189
                    + (rt::lit::<T>(-0.061592225069804156) * t1191
                        + rt::lit::<T>(-0.058993923891947214) * t1193)
                    + (rt::lit::<T>(0.09560496739250535) * t1194
                        + rt::lit::<T>(0.32151478931685357) * t1192
                        + (rt::lit::<T>(0.4175557539292479) * t1190
                            + rt::lit::<T>(0.2529691909352784) * t1188));
                let t121 = y + k75 * y_rate_1 + (k76 * y_rate_2 + k77 * y_rate_3);
                let x_new_2 = x - t1195 * (k102 * t124)
                    - k103 * (t1196 * t114 + t1197 * t121);
                let y_new_2 = k103 * (y_rate_1 + y_rate_3) + (y + k102 * y_rate_2);
                let z_new_2 = k103 * (t1196 + t1197) + (z + k102 * t1195);
                let rho1_new_2 = k103 * (rho1_rate_1 + rho1_rate_3)
                    + (rho1 + k102 * rho1_rate_2);
                let rho2_new_2 = k103 * (rho2_rate_1 + rho2_rate_3)
                    + (rho2 + k102 * rho2_rate_2);
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "23ba74eded9135c415e2f50f0f4c3344";
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
        /// - `y_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `rho1_rate`: 1 × 1 linear block; torn from it and assigned: x_rate, z_rate
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1, minus_half_h } = *setting.scheme();
                let [y_rate, rho2_rate] = rt::solve_linear(
                        [rho2, -y],
                        move |[y_rate, rho2_rate]| {
                            let rho2_rate_half_h = half_h * rho2_rate;
                            let y_rate_half_h = half_h * y_rate;
                            (
                                [
                                    y_rate - rho2 - rho2_rate_half_h,
                                    y_rate_half_h + (y + rho2_rate),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [half_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "y_rate, rho2_rate", tally)
                    })?;
                let y_rate_half_h = half_h * y_rate;
                let y_plus_y_rate_half_h = y + y_rate_half_h;
                let t1 = y_plus_y_rate_half_h * y_plus_y_rate_half_h + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let rho2_rate_half_h = half_h * rho2_rate;
                let t3 = rho2 + rho2_rate_half_h;
                let t4 = half_h * t2;
                let t5 = t2 * (half_h * y_plus_y_rate_half_h);
                let t6 = y_plus_y_rate_half_h
                    * (half_h * t3 - y_plus_y_rate_half_h * (t2 * (k1 + k1 * t1)))
                    - k1 * t2;
                let t7 = rt::lit::<T>(1.0) - t2 * t6;
                let [rho1_rate] = rt::solve_linear(
                        {
                            let t8 = y * y + rt::lit::<T>(1.0);
                            let t9 = rt::lit::<T>(1.0) / t8
                                * (y * (x * t8 + (rho1 * rho2 - y * z)) - z);
                            [t9]
                        },
                        move |[rho1_rate]| {
                            let t10 = rho1 + half_h * rho1_rate;
                            let t11 = z + t10 * t4;
                            let t12 = y_plus_y_rate_half_h
                                * (t10 * t3 + t1 * (x - t10 * t5)
                                    - y_plus_y_rate_half_h * t11) - t11;
                            ([rho1_rate - t2 * t12], [[t7]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate", tally)
                    })?;
                let t10 = rho1 + half_h * rho1_rate;
                let x_new_2 = x - t10 * (h * y_plus_y_rate_half_h * t2);
                let y_new_2 = y + h * y_rate;
                let z_new_2 = z + t10 * (h * t2);
                let rho1_new_2 = rho1 + h * rho1_rate;
                let rho2_new_2 = rho2 + h * rho2_rate;
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "2834f743c82cc04913bcb59bb56da8d5";
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
        /// - `y_rate`, `p_y_rate`: 2 × 2 linear block
        /// - `z_rate`, `p_x_rate`: 2 × 2 linear block; torn from it and assigned: x_rate, lambda1, p_z_rate
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, p_x, p_y, p_z] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h, k1, k2, k3 } = *setting.scheme();
                let [y_rate, p_y_rate] = rt::solve_linear(
                        [p_y, -y],
                        move |[y_rate, p_y_rate]| {
                            let y_rate_half_h = half_h * y_rate;
                            (
                                [
                                    y_rate - p_y - half_h * p_y_rate,
                                    y_rate_half_h + (y + p_y_rate),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [half_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "y_rate, p_y_rate", tally)
                    })?;
                let y_rate_half_h = half_h * y_rate;
                let y_plus_y_rate_half_h = y + y_rate_half_h;
                let t1 = k2 * y_plus_y_rate_half_h;
                let t2 = -t1;
                let t3 = k3 * y_plus_y_rate_half_h;
                let t4 = half_h + y_plus_y_rate_half_h * t1;
                let [z_rate, p_x_rate] = rt::solve_linear(
                        [p_z, -x],
                        move |[z_rate, p_x_rate]| {
                            let t5 = p_x + half_h * p_x_rate;
                            let t6 = y_plus_y_rate_half_h
                                * (half_h * t5 + (x + p_x_rate)) - (z + half_h * z_rate);
                            let t7 = p_z + half_h * t6;
                            (
                                [z_rate - t7, t5 + y_plus_y_rate_half_h * t7],
                                [[k1, t2], [t3, t4]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "z_rate, p_x_rate", tally)
                    })?;
                let t5 = p_x + half_h * p_x_rate;
                let x_new_2 = x + h * t5;
                let y_new_2 = y + h * y_rate;
                let z_new_2 = z + h * z_rate;
                let p_x_new = p_x + h * p_x_rate;
                let p_y_new = p_y + h * p_y_rate;
                let t6 = y_plus_y_rate_half_h * (half_h * t5 + (x + p_x_rate))
                    - (z + half_h * z_rate);
                let p_z_new = p_z + h * t6;
                let carried = [x_new_2, y_new_2, z_new_2, p_x_new, p_y_new, p_z_new];
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
                let [x, y, z, p_x, p_y, p_z] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: p_x,
                    y_dot: p_y,
                    z_dot: p_z,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e85134f07224c4c126725d3eeb9bebb0";
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
        /// - `y_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `rho2_rate`: 1 × 1 linear block; torn from it and assigned: x_rate, z_rate
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, quarter_h, minus_half_h } = *setting.scheme();
                let [y_rate, rho1_rate] = rt::solve_linear(
                        [y_dot, -y],
                        move |[y_rate, rho1_rate]| {
                            let y_rate_half_h = half_h * y_rate;
                            (
                                [
                                    y_rate - y_dot - half_h * rho1_rate,
                                    y_rate_half_h + (y + rho1_rate),
                                ],
                                [
                                    [rt::lit::<T>(1.0), minus_half_h],
                                    [half_h, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "y_rate, rho1_rate", tally)
                    })?;
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = t2 + rt::lit::<T>(1.0);
                let t4 = t1 + t2;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = y * t5;
                let t7 = t3 * t6;
                let t8 = rt::lit::<T>(1.0) - y * t6;
                let t9 = z_dot * t8 - x_dot * t7;
                let y_rate_half_h = half_h * y_rate;
                let y_plus_y_rate_half_h = y + y_rate_half_h;
                let t10 = y_plus_y_rate_half_h * y_plus_y_rate_half_h;
                let t11 = t10 + rt::lit::<T>(1.0);
                let t12 = rt::sqrt(t11);
                let t13 = t12 + rt::lit::<T>(1.0);
                let t14 = t11 + t12;
                let t15 = rt::lit::<T>(1.0) / t14;
                let t16 = y_plus_y_rate_half_h * t15;
                let t17 = t13 * t16;
                let t18 = rt::lit::<T>(1.0) - y_plus_y_rate_half_h * t16;
                let t19 = t15
                    * (rt::lit::<T>(1.0)
                        - t16
                            * (y_plus_y_rate_half_h
                                * (rt::lit::<T>(1.0) / t12 + rt::lit::<T>(2.0))));
                let t20 = t10 / (t12 * t14) + t13 * t19;
                let t21 = t16 + y_plus_y_rate_half_h * t19;
                let t22 = h * t17;
                let t23 = h * t18;
                let t24 = quarter_h * (t17 * t22 + t18 * t23) + rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.5) * y_rate * (t22 * t20 - t23 * t21);
                let [rho2_rate] = rt::solve_linear(
                        {
                            let t25 = t5
                                * (rt::lit::<T>(1.0)
                                    - y * (rt::lit::<T>(1.0) / t2 + rt::lit::<T>(2.0)) * t6);
                            let t26 = t7 * (y_squared / (t2 * t4) + t3 * t25)
                                - t8 * (t6 + y * t25);
                            [t26 * (y_dot * t9) + (x * t7 - z * t8)]
                        },
                        move |[rho2_rate]| {
                            let t27 = half_h * rho2_rate + t9;
                            let t28 = t27 * t18;
                            let t29 = t27 * t17;
                            let t30 = rho2_rate + t18 * (z + half_h * t28)
                                - (y_rate * (t29 * t20 - t28 * t21)
                                    + t17 * (x - half_h * t29));
                            ([t30], [[t24]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho2_rate", tally)
                    })?;
                let t27 = half_h * rho2_rate + t9;
                let x_new_2 = x - t27 * t22;
                let y_new_2 = y + h * y_rate;
                let z_new_2 = z + t27 * t23;
                let t31 = y_new_2 * y_new_2 + rt::lit::<T>(1.0);
                let t32 = rt::sqrt(t31);
                let t33 = y_new_2 / (t31 + t32);
                let t34 = h * rho2_rate + t9;
                let x_dot_new_2 = -((t32 + rt::lit::<T>(1.0)) * t33 * t34);
                let y_dot_new_2 = y_dot + h * rho1_rate;
                let z_dot_new_2 = (rt::lit::<T>(1.0) - y_new_2 * t33) * t34;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
                ];
                if !rt::all_finite([
                    carried[0],
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "afe5231fe1053d7b56d8685bbf0bdeec";
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
        /// - `x_rate`, `y_rate`, `z_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 1 | 2 | 0 | 0 | 0 |
        /// | each step | 15 | 15 | 2 | 2 | 0 | 0 |
        /// | each iteration for x_rate, y_rate, z_rate, rho1_rate, rho2_rate | 101 | 159 | 15 | 3 | 0 | 0 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, k1 } = *setting.scheme();
                let t1 = y * y + rt::lit::<T>(1.0);
                let t2 = rt::sqrt(t1);
                let t3 = y / (t1 + t2);
                let t4 = (t2 + rt::lit::<T>(1.0)) * t3;
                let t5 = rt::lit::<T>(1.0) - y * t3;
                let t6 = z_dot * t5 - x_dot * t4;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t7 = t4 * t6;
                            let t8 = t5 * t6;
                            let y_minus_h = y - h;
                            let t9 = y_minus_h * y_minus_h + rt::lit::<T>(1.0);
                            let t10 = rt::sqrt(t9);
                            let t11 = y_minus_h / (t9 + t10);
                            let y_plus_h = y + h;
                            let t12 = y_plus_h * y_plus_h + rt::lit::<T>(1.0);
                            let t13 = rt::sqrt(t12);
                            let t14 = y_plus_h / (t12 + t13);
                            let t15 = t8 * (y_minus_h * t11 - y_plus_h * t14)
                                - t7
                                    * ((t10 + rt::lit::<T>(1.0)) * t11
                                        - (t13 + rt::lit::<T>(1.0)) * t14);
                            [-t7, y_dot, t8, -y, x * t4 - z * t5 + t15 * (k1 * y_dot)]
                        },
                        move || [
                            rt::abs(inv_h * x),
                            rt::abs(inv_h * y),
                            rt::abs(inv_h * z),
                            rt::abs(inv_h * y_dot),
                            rt::abs(inv_h * t6),
                        ],
                        move |[x_rate, y_rate, z_rate, rho1_rate, rho2_rate]| {
                            let t16 = y + half_h * y_rate;
                            let t17 = t16 * t16 + rt::lit::<T>(1.0);
                            let t18 = rt::sqrt(t17);
                            let t19 = t18 + rt::lit::<T>(1.0);
                            let t20 = t17 + t18;
                            let t21 = rt::lit::<T>(1.0) / t20;
                            let t22 = t16 * t21;
                            let t23 = t19 * t22;
                            let t24 = t6 + half_h * rho2_rate;
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
                            let t49 = x_rate * x_rate + y_rate * y_rate
                                + (z_rate * z_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t50 = rt::div_or_zero(y_rate * t48, t49);
                            let t51 = rho2_rate * t50;
                            let t52 = t24 + t51;
                            let t53 = rho1_rate * t50;
                            let t54 = rho2_rate * t40;
                            let t55 = rho2_rate * t46;
                            let t56 = y_rate
                                + rt::lit::<T>(0.5) * (t26 * t54 - t42 * t55);
                            let t57 = z_rate * t25 - x_rate * t23;
                            let t58 = z + half_h * z_rate;
                            let t59 = x + half_h * x_rate;
                            let t60 = t26 * t40 - t42 * t46;
                            let t61 = rt::lit::<T>(0.5) * t60;
                            let t62 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x_rate * t50,
                                t49,
                            );
                            let t63 = rho2_rate * t62;
                            let t64 = half_h * t16;
                            let t65 = t21 * (half_h - t22 * (h * t16 + t64 / t18));
                            let t66 = t16 * t64 / (t18 * t20) + t19 * t65;
                            let t67 = half_h * t27;
                            let t68 = t31 * (half_h - t32 * (h * t27 + t67 / t29));
                            let t69 = half_h * t33;
                            let t70 = t37 * (half_h - t38 * (h * t33 + t69 / t35));
                            let t71 = t26
                                * (inv_h * (half_h * (t32 - t38) + t27 * t68 - t33 * t70));
                            let t72 = t43 * t68
                                + (t27 * t67 / (t29 * t30) - t33 * t69 / (t35 * t36));
                            let t73 = t42 * (inv_h * (t72 - t44 * t70));
                            let t74 = t71 - t73;
                            let t75 = half_h * t22 + t16 * t65;
                            let t76 = t24 * t75;
                            let t77 = t24 * t66;
                            let t78 = y_rate
                                * (rt::lit::<T>(0.5) * (t24 * t74 - (t41 * t76 + t47 * t77))
                                    - rt::lit::<T>(2.0) * t50);
                            let t79 = rt::div_or_zero(t48 + t78, t49);
                            let t80 = rho2_rate * t79;
                            let t81 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * z_rate * t50,
                                t49,
                            );
                            let t82 = rho2_rate * t81;
                            let t83 = rt::div_or_zero(rt::lit::<T>(2.0) * t53, t49);
                            let t84 = rho2_rate * t83;
                            let t85 = h * t25;
                            let t86 = h * t23;
                            let quarter_y_rate = rt::lit::<T>(0.25) * y_rate;
                            let t87 = (t85 * t41 + (t26 * t39 - t42 * t45) - t86 * t47)
                                * quarter_y_rate - rt::lit::<T>(2.0) * t51;
                            let t88 = rt::div_or_zero(t87, t49);
                            let t89 = half_h + t50;
                            let t90 = rho2_rate * t88 + t89;
                            let t91 = half_h
                                + t50
                                    * (rt::lit::<T>(0.5)
                                        * (rho2_rate * t74 - (t54 * t76 + t55 * t77))
                                        + rt::lit::<T>(1.0));
                            let t92 = t56 * t88
                                + t50
                                    * (rt::lit::<T>(0.5)
                                        * (t60 + half_h * (t25 * t54 - t23 * t55)));
                            let t93 = rt::lit::<T>(0.5) * y_rate
                                * (t71 - (t40 * t76 + t46 * t77) - t73)
                                + (t61 + (t58 * t75 + t59 * t66));
                            (
                                [
                                    x_rate + t23 * t52,
                                    y_rate - y_dot - half_h * rho1_rate - t53,
                                    z_rate - t25 * t52,
                                    rho1_rate + t16 + t56 * t50,
                                    t57 * t50
                                        + (t58 * t25 + (rho2_rate - t23 * t59) - y_rate * t61),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t23 * t63,
                                        t52 * t66 + t23 * t80,
                                        -(t23 * t82),
                                        -(t23 * t84),
                                        t23 * t90,
                                    ],
                                    [
                                        rho1_rate * t62,
                                        rt::lit::<T>(1.0) - rho1_rate * t79,
                                        rho1_rate * t81,
                                        rho1_rate * t83 - t89,
                                        -(rho1_rate * t88),
                                    ],
                                    [
                                        t25 * t63,
                                        t52 * t75 - t25 * t80,
                                        t25 * t82 + rt::lit::<T>(1.0),
                                        t25 * t84,
                                        -(t25 * t90),
                                    ],
                                    [
                                        -(t56 * t62),
                                        t56 * t79 + t91,
                                        -(t56 * t81),
                                        rt::lit::<T>(1.0) - t56 * t83,
                                        t92,
                                    ],
                                    [
                                        -(t57 * t62 + t23 * t89),
                                        t57 * t79 - (t50 * (z_rate * t75 + x_rate * t66) + t93),
                                        t25 * t89 - t57 * t81,
                                        -(t57 * t83),
                                        t57 * t88
                                            + (rt::lit::<T>(1.0)
                                                - (t85 * t40 - t86 * t46) * quarter_y_rate),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_rate, y_rate, z_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x_rate, y_rate, z_rate, rho1_rate, rho2_rate] = solution1.x;
                let x_new_2 = x + h * x_rate;
                let y_new_2 = y + h * y_rate;
                let z_new_2 = z + h * z_rate;
                let t94 = y_new_2 * y_new_2 + rt::lit::<T>(1.0);
                let t95 = rt::sqrt(t94);
                let t96 = y_new_2 / (t94 + t95);
                let t97 = h * rho2_rate + t6;
                let x_dot_new_2 = -(t96 * (t97 * (t95 + rt::lit::<T>(1.0))));
                let y_dot_new_2 = y_dot + h * rho1_rate;
                let z_dot_new_2 = t97 * (rt::lit::<T>(1.0) - y_new_2 * t96);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
                ];
                if !rt::all_finite([
                    carried[0],
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c0284029f38c65cfb583543e634b398e";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = (x + y * z) / (y * y + rt::lit::<T>(1.0));
                let carried = [
                    x,
                    y,
                    z,
                    x_dot - half_h * (t1 - x),
                    y_dot + half_h * y,
                    z_dot - half_h * (y * t1 - z),
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
                let [x, y, z, p_x, p_y, p_z] = motion.carried;
                let h = setting.step_size();
                let x_h = h * x;
                let z_h = h * z;
                let t1 = (rt::lit::<T>(2.0) * p_x - x_h
                    + y * (rt::lit::<T>(2.0) * p_z - z_h)) / (y * y + rt::lit::<T>(1.0));
                let p_x_new = p_x - x_h - t1;
                let x_new_2 = x + h * p_x_new;
                let p_y_new = p_y - h * y;
                let y_new_2 = y + h * p_y_new;
                let p_z_new = p_z - z_h - y * t1;
                let z_new_2 = z + h * p_z_new;
                let carried = [x_new_2, y_new_2, z_new_2, p_x_new, p_y_new, p_z_new];
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
                let [x, y, z, p_x, p_y, p_z] = motion.carried;
                let Scheme { half_h } = *setting.scheme();
                let t1 = p_x - half_h * x;
                let t2 = p_z - half_h * z;
                let t3 = (t1 + y * t2) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: t1 - t3,
                    y_dot: p_y - half_h * y,
                    z_dot: t2 - y * t3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e26cfbc8a34e857998c929f9c77e539d";
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
        /// - `y_dot_new`: explicit
        /// - `z_dot_new`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x_dot_new
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let [dla_alpha] = *setting.options();
                let Scheme { k2, h_dla_alpha, k3, k4, k5, k6, k7 } = *setting.scheme();
                let t1 = y + k2 * y_dot;
                let t2 = z + k2 * z_dot;
                let z_dla_alpha = dla_alpha * z;
                let t3 = x + k2 * x_dot;
                let x_dla_alpha = dla_alpha * x;
                let t4 = y_dot - h_dla_alpha * y - k2 * t1;
                let y_new_2 = t1 + k5 * t4;
                let minus_h = -h;
                let t5 = minus_h * t1;
                let t6 = k6 * y_new_2;
                let [z_dot_new, _] = rt::solve_linear(
                        [
                            z_dot,
                            (x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0)),
                        ],
                        move |[z_dot_new, lambda1]| {
                            let z_new_2 = t2 + h_dla_alpha * z_dot_new;
                            let z_dot_new_y_new_2 = z_dot_new * y_new_2;
                            let x_new_2 = t3 - h_dla_alpha * z_dot_new_y_new_2;
                            (
                                [
                                    z_dot_new - z_dot
                                        - h * (k3 * z_new_2 + (lambda1 * t1 - z_dla_alpha)),
                                    -(h * (k3 * x_new_2 + (lambda1 - x_dla_alpha))
                                        + (x_dot + z_dot_new_y_new_2)),
                                ],
                                [[k4, t5], [t6, minus_h]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "z_dot_new, lambda1", tally)
                    })?;
                let z_dot_new_y_new_2 = z_dot_new * y_new_2;
                let x_new_2 = t3 - h_dla_alpha * z_dot_new_y_new_2;
                let z_new_2 = t2 + h_dla_alpha * z_dot_new;
                let x_dot_new_2 = -z_dot_new_y_new_2;
                let y_dot_new_2 = k7 * t4;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new,
                ];
                if !rt::all_finite([carried[0], carried[2], carried[3], carried[4]]) {
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "30bd198e02ec6766c007c4bff9ad82f8";
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
        /// - `y_dot_new`: explicit
        /// - `lambda1`: 1 × 1 linear block; torn from it and assigned: z_dot_new, x_dot_new
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = x + half_h * x_dot;
                let t2 = y + half_h * y_dot;
                let t3 = z + half_h * z_dot;
                let t4 = h * t2;
                let y_dot_new_2 = y_dot - t4;
                let y_new_2 = t2 + half_h * y_dot_new_2;
                let t5 = -(h + t4 * y_new_2);
                let [lambda1] = rt::solve_linear(
                        [(x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0))],
                        move |[lambda1]| {
                            let z_dot_new_2 = z_dot + h * (lambda1 * t2 - t3);
                            let z_dot_new_2_y_new_2 = z_dot_new_2 * y_new_2;
                            (
                                [-(z_dot_new_2_y_new_2 + (x_dot + h * (lambda1 - t1)))],
                                [[t5]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1", tally)
                    })?;
                let z_dot_new_2 = z_dot + h * (lambda1 * t2 - t3);
                let z_dot_new_2_y_new_2 = z_dot_new_2 * y_new_2;
                let x_new_2 = t1 - half_h * z_dot_new_2_y_new_2;
                let z_new_2 = t3 + half_h * z_dot_new_2;
                let x_dot_new_2 = -z_dot_new_2_y_new_2;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
                ];
                if !rt::all_finite([carried[0], carried[2], carried[3]]) {
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1388541243089252632b5b46eb990932";
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
        /// - `y_dot_mid`: explicit
        /// - `z_dot_mid`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x_dot_mid
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, p_x, p_y, p_z] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1, k2, k3, k4, k5 } = *setting.scheme();
                let y_h = h * y;
                let minus_h = -h;
                let t1 = p_y - half_h * y;
                let t2 = y + k3 * t1;
                let minus_y_h = -y_h;
                let t3 = k4 * t2;
                let [z_dot_mid, _] = rt::solve_linear(
                        [p_z, rt::lit::<T>(0.0)],
                        move |[z_dot_mid, lambda1]| {
                            let t4 = half_h * (z + half_h * z_dot_mid);
                            let t5 = z_dot_mid * t2;
                            let t6 = half_h * (x - half_h * t5);
                            (
                                [
                                    t4 + (z_dot_mid - p_z - lambda1 * y_h),
                                    t6 - (t5 + (p_x + h * lambda1)),
                                ],
                                [[k1, minus_y_h], [t3, minus_h]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "z_dot_mid, lambda1", tally)
                    })?;
                let t5 = z_dot_mid * t2;
                let x_new_2 = x - h * t5;
                let y_new_2 = y + k2 * t1;
                let z_new_2 = z + h * z_dot_mid;
                let t6 = half_h * (x - half_h * t5);
                let p_x_new = -(t5 + t6);
                let p_y_new = k5 * t1 - half_h * t2;
                let t4 = half_h * (z + half_h * z_dot_mid);
                let p_z_new = z_dot_mid - t4;
                let carried = [x_new_2, y_new_2, z_new_2, p_x_new, p_y_new, p_z_new];
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
                let [x, y, z, p_x, p_y, p_z] = motion.carried;
                let y_squared = y * y;
                let t1 = rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0));
                let t2 = y * t1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: t1 * (y_squared * p_x) - p_z * t2,
                    y_dot: p_y,
                    z_dot: t1 * p_z - p_x * t2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "27fd55fccca3eabd21082de517ad434d";
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
        /// - `lambda1`: 1 × 1 linear block; torn from it and assigned: z_dot_new, x_dot_new
        /// - `y_dot_new`: explicit
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, _, y_dot, z_dot, x_dot_ahead, y_dot_ahead, z_dot_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let x_new_2 = x + h * x_dot_ahead;
                let y_new_2 = y + h * y_dot_ahead;
                let z_new_2 = z + h * z_dot_ahead;
                let h_y_new_2 = h * y_new_2;
                let t1 = h + y_new_2 * h_y_new_2;
                let [lambda1] = rt::solve_linear(
                        [(x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0))],
                        move |[lambda1]| {
                            let z_dot_ahead_new = z_dot_ahead
                                - h * (z_new_2 + lambda1 * y_new_2);
                            let t2 = y_new_2 * z_dot_ahead_new;
                            ([h * (lambda1 + x_new_2) - x_dot_ahead - t2], [[t1]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda1", tally)
                    })?;
                let z_dot_ahead_new = z_dot_ahead - h * (z_new_2 + lambda1 * y_new_2);
                let t2 = y_new_2 * z_dot_ahead_new;
                let x_dot_ahead_new = -t2;
                let y_dot_ahead_new = y_dot_ahead - h_y_new_2;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_ahead,
                    y_dot_ahead,
                    z_dot_ahead,
                    x_dot_ahead_new,
                    y_dot_ahead_new,
                    z_dot_ahead_new,
                ];
                if !rt::all_finite([carried[0], carried[6], carried[7]]) {
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
                let [x, y, z, x_dot, y_dot, z_dot, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b9c3e84525a8169b72df3e243c62244e";
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
        /// - `y_dot_mean`: explicit
        /// - `z_dot_mean`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x_dot_mean
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h, k1, k2, k3, k4, k5 } = *setting
                    .scheme();
                let t1 = y_dot - half_h * y;
                let t2 = y + k3 * t1;
                let t3 = minus_half_h * t2;
                let t4 = k4 * t2;
                let [z_dot_mean, _] = rt::solve_linear(
                        [
                            z_dot,
                            (x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0)),
                        ],
                        move |[z_dot_mean, lambda1]| {
                            let t5 = z_dot_mean * t2;
                            (
                                [
                                    z_dot_mean - z_dot
                                        - half_h * (lambda1 * t2 - z - half_h * z_dot_mean),
                                    -(half_h * (half_h * t5 + (lambda1 - x)) + (x_dot + t5)),
                                ],
                                [[k1, t3], [t4, minus_half_h]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "z_dot_mean, lambda1", tally)
                    })?;
                let t5 = z_dot_mean * t2;
                let x_new_2 = x - h * t5;
                let y_new_2 = y + k2 * t1;
                let z_new_2 = z + h * z_dot_mean;
                let x_dot_new_2 = -(x_dot + rt::lit::<T>(2.0) * t5);
                let y_dot_new_2 = k5 * t1 - y_dot;
                let z_dot_new_2 = rt::lit::<T>(2.0) * z_dot_mean - z_dot;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "5030d066d33824f68e5ebdb67e51ca3d";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot, rt::lit::<T>(0.0)];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, p_x, p_y, p_z, lambda1] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = p_x - half_h * (x + lambda1);
                let x_new_2 = x + h * t1;
                let t2 = p_y - half_h * y;
                let y_new_2 = y + h * t2;
                let t3 = p_z - half_h * (z + y * lambda1);
                let z_new_2 = z + h * t3;
                let half_h_y_new_2 = half_h * y_new_2;
                let lambda1_new = (y_new_2 * (t3 - half_h * z_new_2)
                    + (t1 - half_h * x_new_2)) / (half_h + y_new_2 * half_h_y_new_2);
                let p_x_new = t1 - half_h * (x_new_2 + lambda1_new);
                let p_y_new = t2 - half_h_y_new_2;
                let p_z_new = t3 - half_h * (z_new_2 + y_new_2 * lambda1_new);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    p_x_new,
                    p_y_new,
                    p_z_new,
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
                let [x, y, z, p_x, p_y, p_z, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: p_x,
                    y_dot: p_y,
                    z_dot: p_z,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "c692915d40755faebac4d26e1eec6aae";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                    -((x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0))),
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
                let [x, y, z, p_x, p_y, p_z, lambda1] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = p_x - half_h * (x + lambda1);
                let x_new_2 = x + h * t1;
                let t2 = p_y - half_h * y;
                let y_new_2 = y + h * t2;
                let t3 = p_z - half_h * (z + y * lambda1);
                let z_new_2 = z + h * t3;
                let half_h_y_new_2 = half_h * y_new_2;
                let lambda1_new = (y_new_2 * (t3 - half_h * z_new_2)
                    + (t1 - half_h * x_new_2)) / (half_h + y_new_2 * half_h_y_new_2);
                let p_x_new = t1 - half_h * (x_new_2 + lambda1_new);
                let p_y_new = t2 - half_h_y_new_2;
                let p_z_new = t3 - half_h * (z_new_2 + y_new_2 * lambda1_new);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    p_x_new,
                    p_y_new,
                    p_z_new,
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
                let [x, y, z, p_x, p_y, p_z, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: p_x,
                    y_dot: p_y,
                    z_dot: p_z,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6368bb5681a32c1ec2f902399b20451b";
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
        /// - `y_dot_s2`: explicit
        /// - `y_dot_s1`: explicit
        /// - `lambda_s1_1`: 1 × 1 linear block; torn from it and assigned: z_dot_s1, x_dot_s2, z_dot_s2, x_dot_s1
        /// - `lambda_s2_1`: 1 × 1 linear block; torn from it and assigned: z_dot_new, x_dot_new
        /// - `y_dot_new`: explicit
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let y_new_2 = y + h * (y_dot - half_h * y);
                let y_plus_y_new_2 = y + y_new_2;
                let t1 = -(h + h * y * (rt::lit::<T>(0.5) * y_plus_y_new_2));
                let [lambda_s1_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s1_1]| {
                            let lambda_s1_1_minus_x = lambda_s1_1 - x;
                            let t2 = y * lambda_s1_1 - z;
                            let t3 = z_dot + half_h * t2;
                            let t4 = t3 * y_plus_y_new_2;
                            (
                                [
                                    -(rt::lit::<T>(2.0) * (x_dot + half_h * lambda_s1_1_minus_x)
                                        + t4),
                                ],
                                [[t1]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s1_1", tally)
                    })?;
                let t2 = y * lambda_s1_1 - z;
                let t5 = rt::lit::<T>(0.5) * t2;
                let t3 = z_dot + half_h * t2;
                let z_new_2 = z + h * t3;
                let lambda_s1_1_minus_x = lambda_s1_1 - x;
                let t4 = t3 * y_plus_y_new_2;
                let x_new_2 = x - half_h * t4;
                let t6 = lambda_s1_1_minus_x - x_new_2;
                let t7 = -(half_h + y_new_2 * (half_h * y_new_2));
                let [lambda_s2_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s2_1]| {
                            let z_dot_new_2 = z_dot
                                + h
                                    * (t5
                                        + rt::lit::<T>(0.5) * (lambda_s2_1 * y_new_2 - z_new_2));
                            let y_new_2_z_dot_new_2 = y_new_2 * z_dot_new_2;
                            (
                                [
                                    -(y_new_2_z_dot_new_2
                                        + (x_dot + half_h * (lambda_s2_1 + t6))),
                                ],
                                [[t7]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s2_1", tally)
                    })?;
                let z_dot_new_2 = z_dot
                    + h * (t5 + rt::lit::<T>(0.5) * (lambda_s2_1 * y_new_2 - z_new_2));
                let y_new_2_z_dot_new_2 = y_new_2 * z_dot_new_2;
                let x_dot_new_2 = -y_new_2_z_dot_new_2;
                let y_dot_new_2 = y_dot - half_h * y_plus_y_new_2;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
                ];
                if !rt::all_finite([carried[0], carried[3], carried[4]]) {
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "422c994c7424c1eff00934232f7fad64";
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
        /// - `y_dot_s1`, `y_dot_s2`, `y_dot_s3`: 3 × 3 linear block
        /// - `x_dot_s1`, `z_dot_s1`, `x_dot_s2`, `z_dot_s2`, `x_dot_s3`, `z_dot_s3`, `lambda_s1_1`, `lambda_s2_1`: 8 × 8 linear block
        /// - `lambda_s3_1`: 1 × 1 linear block; torn from it and assigned: z_dot_new, x_dot_new
        /// - `y_dot_new`: explicit
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, k12 } = *setting
                    .scheme();
                let t1 = rt::lit::<T>(0.16666666666666666) * y;
                let [y_dot_s1, y_dot_s2, y_dot_s3] = rt::solve_linear(
                        [y_dot, y_dot, y_dot],
                        move |[y_dot_s1, y_dot_s2, y_dot_s3]| {
                            let t2 = y
                                + h
                                    * (rt::lit::<T>(0.20833333333333334) * y_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * y_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * y_dot_s3);
                            let t3 = rt::lit::<T>(0.3333333333333333) * t2;
                            (
                                [
                                    y_dot_s1 - y_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t2 - t1),
                                    h * (t1 + t3) + (y_dot_s2 - y_dot),
                                    h * (t1 + rt::lit::<T>(0.8333333333333334) * t2)
                                        + (y_dot_s3 - y_dot),
                                ],
                                [[k1, k2, k3], [k4, k5, k6], [k7, k8, k1]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "y_dot_s1, y_dot_s2, y_dot_s3",
                                tally,
                            )
                    })?;
                let t2 = y
                    + h
                        * (rt::lit::<T>(0.20833333333333334) * y_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * y_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * y_dot_s3);
                let t3 = rt::lit::<T>(0.3333333333333333) * t2;
                let y_new_2 = y
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * y_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (y_dot_s1 + y_dot_s3));
                let t4 = rt::lit::<T>(0.6666666666666666) * t2;
                let t5 = rt::lit::<T>(0.16666666666666666) * y_new_2;
                let t6 = rt::lit::<T>(0.20833333333333334) * y;
                let t7 = rt::lit::<T>(-0.041666666666666664) * y_new_2;
                let t8 = k10 * y;
                let t9 = k9 * t2;
                let t10 = k12 * t2;
                let t11 = k11 * t2;
                let [x_dot_s1, z_dot_s1, x_dot_s2, z_dot_s2, x_dot_s3, z_dot_s3,
                lambda_s1_1, lambda_s2_1] = rt::solve_linear(
                        [
                            x_dot,
                            z_dot,
                            x_dot,
                            z_dot,
                            x_dot,
                            z_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move |
                            [x_dot_s1,
                            z_dot_s1,
                            x_dot_s2,
                            z_dot_s2,
                            x_dot_s3,
                            z_dot_s3,
                            lambda_s1_1,
                            lambda_s2_1,
                            ]|
                        {
                            let t12 = x_dot_s2 + z_dot_s2 * t2;
                            let t13 = x_dot_s1 + y * z_dot_s1;
                            let t14 = x_dot_s3 + z_dot_s3 * y_new_2;
                            let lambda_s1_1_minus_x = lambda_s1_1 - x;
                            let t15 = rt::lit::<T>(0.16666666666666666)
                                * lambda_s1_1_minus_x;
                            let t16 = lambda_s2_1 - x
                                - h
                                    * (rt::lit::<T>(0.20833333333333334) * x_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * x_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * x_dot_s3);
                            let t17 = rt::lit::<T>(0.16666666666666666)
                                * (y * lambda_s1_1 - z);
                            let t18 = lambda_s2_1 * t2 - z
                                - h
                                    * (rt::lit::<T>(0.20833333333333334) * z_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * z_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * z_dot_s3);
                            (
                                [
                                    rt::lit::<T>(0.6666666666666666) * t12
                                        + rt::lit::<T>(0.16666666666666666) * (t13 + t14),
                                    rt::lit::<T>(0.20833333333333334) * t13
                                        + rt::lit::<T>(0.3333333333333333) * t12
                                        - rt::lit::<T>(0.041666666666666664) * t14,
                                    x_dot_s3 - x_dot
                                        - h * (t15 + rt::lit::<T>(0.8333333333333334) * t16),
                                    z_dot_s1 - z_dot
                                        - h * (t17 - rt::lit::<T>(0.16666666666666666) * t18),
                                    x_dot_s1 - x_dot
                                        - h * (t15 - rt::lit::<T>(0.16666666666666666) * t16),
                                    z_dot_s2 - z_dot
                                        - h * (t17 + rt::lit::<T>(0.3333333333333333) * t18),
                                    z_dot_s3 - z_dot
                                        - h * (t17 + rt::lit::<T>(0.8333333333333334) * t18),
                                    x_dot_s2 - x_dot
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
                                "x_dot_s1, z_dot_s1, x_dot_s2, z_dot_s2, x_dot_s3, z_dot_s3, lambda_s1_1, lambda_s2_1",
                                tally,
                            )
                    })?;
                let z_new_2 = z
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * z_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (z_dot_s1 + z_dot_s3));
                let t17 = rt::lit::<T>(0.16666666666666666) * (y * lambda_s1_1 - z);
                let t18 = lambda_s2_1 * t2 - z
                    - h
                        * (rt::lit::<T>(0.20833333333333334) * z_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * z_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * z_dot_s3);
                let t19 = t17 + rt::lit::<T>(0.6666666666666666) * t18;
                let lambda_s1_1_minus_x = lambda_s1_1 - x;
                let x_new_2 = x
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (x_dot_s1 + x_dot_s3));
                let t20 = lambda_s1_1_minus_x - x_new_2;
                let t16 = lambda_s2_1 - x
                    - h
                        * (rt::lit::<T>(0.20833333333333334) * x_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * x_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * x_dot_s3);
                let t21 = rt::lit::<T>(0.6666666666666666) * t16;
                let t22 = -(k9 + y_new_2 * (k9 * y_new_2));
                let [lambda_s3_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s3_1]| {
                            let z_dot_new_2 = z_dot
                                + h
                                    * (rt::lit::<T>(0.16666666666666666)
                                        * (lambda_s3_1 * y_new_2 - z_new_2) + t19);
                            let y_new_2_z_dot_new_2 = y_new_2 * z_dot_new_2;
                            (
                                [
                                    -(y_new_2_z_dot_new_2
                                        + (x_dot
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
                let z_dot_new_2 = z_dot
                    + h
                        * (rt::lit::<T>(0.16666666666666666)
                            * (lambda_s3_1 * y_new_2 - z_new_2) + t19);
                let y_new_2_z_dot_new_2 = y_new_2 * z_dot_new_2;
                let x_dot_new_2 = -y_new_2_z_dot_new_2;
                let y_dot_new_2 = y_dot - h * (t1 + t4 + t5);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
                ];
                if !rt::all_finite([carried[0], carried[3], carried[4]]) {
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "433e78f6046ef402ba00b33a55e556f8";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
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
                let [x_new, y_new, z_new, rho1_new, rho2_new] = arrival.point;
                let carried = [x_new, y_new, z_new, rho1_new, rho2_new];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
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
                let [x, y, z, rho1, rho2] = motion.carried;
                ([x, y, z, rho1, rho2], taylor_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 5>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                _: &Setting<Self, M>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [x_new,
                y_new,
                z_new,
                rho1_new,
                rho2_new,
                ]: [T; 5],
            ) -> [T; 5] {
                let term1 = series.product(0, y_new, y_new);
                let t1 = series
                    .quotient(1, rho1_new, term1 + series.constant(rt::lit::<T>(1.0)));
                let t2 = series.product(2, t1, y_new);
                let term2 = series.product(3, x_new, y_new);
                let term3 = series.product(4, t2, rho2_new);
                [-t2, rho2_new, t1, term2 - z_new + term3, -y_new]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0a1ff43571e86bd0d541138627b5e590";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
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
                let [x_new, y_new, z_new, x_dot_new, y_dot_new, z_dot_new] = arrival
                    .point;
                let carried = [x_new, y_new, z_new, x_dot_new, y_dot_new, z_dot_new];
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                ([x, y, z, x_dot, y_dot, z_dot], taylor_qv_tolerance)
            }

            fn remembered(motion: &Motion<Self>) -> Option<&rt::Expansion<T, 6>> {
                Some(&motion.memory.0)
            }

            #[inline(always)]
            fn field<M: Method>(
                _: &Setting<Self, M>,
                _: Self::Samples,
                series: &mut rt::Series<T, 1>,
                [x_new,
                y_new,
                z_new,
                x_dot_new,
                y_dot_new,
                z_dot_new,
                ]: [T; 6],
            ) -> [T; 6] {
                let term1 = series.product(0, y_new, y_new);
                let term2 = series.product(1, y_new, z_new);
                let term3 = series.product(2, y_dot_new, z_dot_new);
                let t1 = series
                    .quotient(
                        3,
                        x_new + term2 - term3,
                        term1 + series.constant(rt::lit::<T>(1.0)),
                    );
                let term4 = series.product(4, t1, y_new);
                [x_dot_new, y_dot_new, z_dot_new, t1 - x_new, -y_new, term4 - z_new]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "17f424d6b9dbfc6f497f419cab862ead";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let t1 = y * y + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let y_h = h * y;
                let x_new_2 = x - t2 * (rho1 * y_h);
                let y_new_2 = y + h * rho2;
                let z_new_2 = z + t2 * (h * rho1);
                let t3 = t2 * (h * (y * (x * t1 + (rho1 * rho2 - y * z)) - z));
                let rho1_new_2 = rho1 + t3;
                let rho2_new_2 = rho2 - y_h;
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "376d84ebbaa159852cb956a63d0d339c";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = y * y + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (y * rho1);
                let t4 = t2 * (y * (x * t1 + (rho1 * rho2 - y * z)) - z);
                let t5 = rho1 + h * t4;
                let t6 = y + h * rho2;
                let t7 = t6 * t6 + rt::lit::<T>(1.0);
                let t8 = rt::lit::<T>(1.0) / t7;
                let x_new_2 = x - half_h * (t3 + t5 * (t6 * t8));
                let t9 = rho2 - h * y;
                let y_new_2 = y + half_h * (rho2 + t9);
                let t10 = t2 * rho1;
                let z_new_2 = z + half_h * (t10 + t8 * t5);
                let t11 = z + h * t10;
                let t12 = t6 * (t7 * (x - h * t3) + t9 * t5 - t6 * t11) - t11;
                let rho1_new_2 = rho1 + half_h * (t4 + t8 * t12);
                let rho2_new_2 = rho2 - half_h * (y + t6);
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b38ff51e24e1e48e01d644a93caae571";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, z_dot - y * x_dot, y_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1 } = *setting.scheme();
                let t1 = rho2 - half_h * y;
                let t2 = y + half_h * t1;
                let t3 = t2 * t2 + rt::lit::<T>(1.0);
                let t4 = rt::lit::<T>(1.0) / t3;
                let t5 = y + half_h * rho2;
                let t6 = rho2 - half_h * t5;
                let t7 = t5 * t5 + rt::lit::<T>(1.0);
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = y * y + rt::lit::<T>(1.0);
                let t10 = rt::lit::<T>(1.0) / t9;
                let t11 = t10 * (y * (x * t9 + (rho1 * rho2 - y * z)) - z);
                let t12 = rho1 + half_h * t11;
                let t13 = t10 * (y * rho1);
                let t14 = t10 * rho1;
                let t15 = z + half_h * t14;
                let t16 = t5 * (t1 * t12 + t7 * (x - half_h * t13) - t5 * t15) - t15;
                let t17 = t8 * t16;
                let t18 = rho1 + half_h * t17;
                let t19 = t12 * (t5 * t8);
                let t20 = t8 * t12;
                let t21 = z + half_h * t20;
                let t22 = t2 * (t6 * t18 + (t3 * (x - half_h * t19) - t2 * t21)) - t21;
                let t23 = t4 * t22;
                let t24 = rho1 + h * t23;
                let t25 = y + h * t6;
                let t26 = t25 * t25 + rt::lit::<T>(1.0);
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = t18 * (t2 * t4);
                let x_new_2 = x
                    - k1 * (t24 * (t25 * t27) + (t13 + rt::lit::<T>(2.0) * (t19 + t28)));
                let t29 = rho2 - h * t2;
                let y_new_2 = y + k1 * (t29 + (rho2 + rt::lit::<T>(2.0) * (t1 + t6)));
                let t30 = t4 * t18;
                let z_new_2 = z
                    + k1 * (t27 * t24 + (t14 + rt::lit::<T>(2.0) * (t20 + t30)));
                let t31 = z + h * t30;
                let t32 = t25 * (t29 * t24 + (t26 * (x - h * t28) - t25 * t31)) - t31;
                let rho1_new_2 = rho1
                    + k1 * (t27 * t32 + (t11 + rt::lit::<T>(2.0) * (t17 + t23)));
                let rho2_new_2 = rho2 - k1 * (t25 + (y + rt::lit::<T>(2.0) * (t5 + t2)));
                let carried = [x_new_2, y_new_2, z_new_2, rho1_new_2, rho2_new_2];
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let t1 = rt::lit::<T>(1.0) / (y * y + rt::lit::<T>(1.0));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t1 * (y * rho1)),
                    y_dot: rho2,
                    z_dot: t1 * rho1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "bddffb003ace5b05ff26360d004944c2";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let x_new_2 = x + h * x_dot;
                let y_new_2 = y + h * y_dot;
                let z_new_2 = z + h * z_dot;
                let t1 = (x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0));
                let x_dot_new_2 = x_dot + h * (t1 - x);
                let y_dot_new_2 = y_dot - h * y;
                let z_dot_new_2 = z_dot + h * (y * t1 - z);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "fa4f3329c354987b1b828180cce36c6e";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h } = *setting.scheme();
                let t1 = (x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0));
                let t2 = t1 - x;
                let x_new_2 = x + half_h * (h * t2 + rt::lit::<T>(2.0) * x_dot);
                let t3 = y_dot - h * y;
                let y_new_2 = y + half_h * (y_dot + t3);
                let t4 = y * t1 - z;
                let t5 = z_dot + h * t4;
                let z_new_2 = z + half_h * (z_dot + t5);
                let t6 = x + h * x_dot;
                let t7 = y + h * y_dot;
                let t8 = z + h * z_dot;
                let t9 = (t6 + t7 * t8 - t3 * t5)
                    * (rt::lit::<T>(1.0) / (t7 * t7 + rt::lit::<T>(1.0)));
                let x_dot_new_2 = x_dot + half_h * (t9 + (t2 - t6));
                let y_dot_new_2 = y_dot - half_h * (y + t7);
                let z_dot_new_2 = z_dot + half_h * (t7 * t9 + (t4 - t8));
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "493192a79c4ece5119b9221ab24863cc";
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let carried = [x, y, z, x_dot, y_dot, z_dot];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1 } = *setting.scheme();
                let t1 = (x + y * z - y_dot * z_dot) / (y * y + rt::lit::<T>(1.0));
                let t2 = t1 - x;
                let t3 = x_dot + half_h * t2;
                let t4 = x + half_h * t3;
                let t5 = y_dot - half_h * y;
                let t6 = y + half_h * t5;
                let t7 = y * t1 - z;
                let t8 = z_dot + half_h * t7;
                let t9 = z + half_h * t8;
                let t10 = y + half_h * y_dot;
                let t11 = y_dot - half_h * t10;
                let t12 = x + half_h * x_dot;
                let t13 = z + half_h * z_dot;
                let t14 = (t12 + t10 * t13 - t5 * t8)
                    * (rt::lit::<T>(1.0) / (t10 * t10 + rt::lit::<T>(1.0)));
                let t15 = t10 * t14 - t13;
                let t16 = z_dot + half_h * t15;
                let t17 = (t4 + t6 * t9 - t11 * t16)
                    * (rt::lit::<T>(1.0) / (t6 * t6 + rt::lit::<T>(1.0)));
                let t18 = t17 - t4;
                let t19 = t14 - t12;
                let t20 = x_dot + half_h * t19;
                let x_new_2 = x
                    + k1 * (h * t18 + rt::lit::<T>(2.0) * (t20 + (x_dot + t3)));
                let t21 = y_dot - h * t6;
                let y_new_2 = y + k1 * (t21 + (y_dot + rt::lit::<T>(2.0) * (t5 + t11)));
                let t22 = t6 * t17 - t9;
                let t23 = z_dot + h * t22;
                let z_new_2 = z + k1 * (t23 + (z_dot + rt::lit::<T>(2.0) * (t8 + t16)));
                let t24 = x + h * t20;
                let t25 = y + h * t11;
                let t26 = z + h * t16;
                let t27 = (t24 + t25 * t26 - t21 * t23)
                    * (rt::lit::<T>(1.0) / (t25 * t25 + rt::lit::<T>(1.0)));
                let x_dot_new_2 = x_dot
                    + k1 * (t27 + (rt::lit::<T>(2.0) * (t19 + t18) + (t2 - t24)));
                let y_dot_new_2 = y_dot
                    - k1 * (t25 + (y + rt::lit::<T>(2.0) * (t10 + t6)));
                let z_dot_new_2 = z_dot
                    + k1 * (t25 * t27 + (rt::lit::<T>(2.0) * (t15 + t22) + (t7 - t26)));
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
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
                let [x, y, z, x_dot, y_dot, z_dot] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "4e7d692c6408d4de218a2335453ccbb8";
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
        /// - `E_y`: gain of the first integral `E_y`, at least 0, 1 if not given
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
            /// `h feedback-euler_E_y`
            h_feedback_euler_e_y: T,
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
                        name: "E_y",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_euler_j, feedback_euler_h, feedback_euler_e_y] = *options;
                let h_feedback_euler_j = h * feedback_euler_j;
                let h_feedback_euler_h = h * feedback_euler_h;
                let h_feedback_euler_e_y = h * feedback_euler_e_y;
                Scheme {
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    h_feedback_euler_e_y,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let y_squared = y * y;
                let t1 = (x_dot + y * z_dot) / (y_squared + rt::lit::<T>(1.0));
                let y_dot_squared = y_dot * y_dot;
                let t2 = z_dot * (z_dot - y * t1)
                    + (x_dot * (x_dot - t1)
                        + (x * x + y_squared + (z * z + y_dot_squared)));
                let carried = [
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                    rt::lit::<T>(0.5) * t2,
                    rt::lit::<T>(0.5) * (y_squared + y_dot_squared),
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
                let [x, y, z, p_x, p_y, p_z, level_h, level_e_y, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_euler_j, feedback_euler_h, feedback_euler_e_y] = *setting
                    .options();
                let Scheme {
                    h_feedback_euler_j,
                    h_feedback_euler_h,
                    h_feedback_euler_e_y,
                } = *setting.scheme();
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (p_x + y * p_z);
                let t4 = p_x - t3;
                let t5 = y * t3;
                let t6 = p_z - t5;
                let t7 = x * x + z * z;
                let p_y_squared = p_y * p_y;
                let t8 = y_squared + p_y_squared;
                let t9 = feedback_euler_h
                    * (rt::lit::<T>(0.5) * (p_z * t6 + (p_x * t4 + (t7 + t8)))
                        - level_h);
                let x_new_2 = x + h * (t4 - x * t9);
                let t10 = feedback_euler_e_y * (rt::lit::<T>(0.5) * t8 - level_e_y);
                let t11 = t3 * t6;
                let t12 = y - t11;
                let y_new_2 = y
                    + h * (p_y - y * t10 - feedback_euler_j * t11 - t12 * t9);
                let z_new_2 = z + h * (t6 - z * t9);
                let t13 = t2 * (x + y * z - p_y * t6);
                let p_x_new = p_x + h * (t13 - (x + feedback_euler_j * t3) - t4 * t9);
                let p_y_new = p_y + h * (t11 - y - p_y * (t10 + t9));
                let p_z_new = p_z
                    + h * (y * t13 - (z + feedback_euler_j * t5) - t6 * t9);
                let t14 = t6 * t6;
                let stability1_new = (t1 + t14) * (h_feedback_euler_j * t2);
                let stability2_new = h_feedback_euler_h
                    * (t12 * t12 + (t14 + (t7 + p_y_squared + t4 * t4)));
                let stability3_new = h_feedback_euler_e_y * t8;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    p_x_new,
                    p_y_new,
                    p_z_new,
                    level_h,
                    level_e_y,
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
                            ("E_y", setting.options()[2], carried[10]),
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
                let [x, y, z, p_x, p_y, p_z, _, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: p_x,
                    y_dot: p_y,
                    z_dot: p_z,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "1f49226ebf34849e6743bbd42fa0da61";
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
        /// - `E_y`: gain of the first integral `E_y`, at least 0, 1 if not given
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
            /// `h feedback-rk2_E_y`
            h_feedback_rk2_e_y: T,
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
                        name: "E_y",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_e_y] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_feedback_rk2_j = h * feedback_rk2_j;
                let h_feedback_rk2_h = h * feedback_rk2_h;
                let h_feedback_rk2_e_y = h * feedback_rk2_e_y;
                Scheme {
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    h_feedback_rk2_e_y,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let y_squared = y * y;
                let t1 = (x_dot + y * z_dot) / (y_squared + rt::lit::<T>(1.0));
                let y_dot_squared = y_dot * y_dot;
                let t2 = z_dot * (z_dot - y * t1)
                    + (x_dot * (x_dot - t1)
                        + (x * x + y_squared + (z * z + y_dot_squared)));
                let carried = [
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                    rt::lit::<T>(0.5) * t2,
                    rt::lit::<T>(0.5) * (y_squared + y_dot_squared),
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
                let [x, y, z, p_x, p_y, p_z, level_h, level_e_y, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk2_j, feedback_rk2_h, feedback_rk2_e_y] = *setting
                    .options();
                let Scheme {
                    half_h,
                    h_feedback_rk2_j,
                    h_feedback_rk2_h,
                    h_feedback_rk2_e_y,
                } = *setting.scheme();
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (p_x + y * p_z);
                let t4 = p_x - t3;
                let t5 = y * t3;
                let t6 = p_z - t5;
                let t7 = x * x + z * z;
                let p_y_squared = p_y * p_y;
                let t8 = y_squared + p_y_squared;
                let t9 = feedback_rk2_h
                    * (rt::lit::<T>(0.5) * (p_z * t6 + (p_x * t4 + (t7 + t8)))
                        - level_h);
                let t10 = t4 - x * t9;
                let t11 = t2 * (x + y * z - p_y * t6);
                let t12 = t11 - (x + feedback_rk2_j * t3) - t4 * t9;
                let t13 = p_x + h * t12;
                let t14 = feedback_rk2_e_y * (rt::lit::<T>(0.5) * t8 - level_e_y);
                let t15 = t3 * t6;
                let t16 = y - t15;
                let t17 = p_y - y * t14 - feedback_rk2_j * t15 - t16 * t9;
                let t18 = y + h * t17;
                let t19 = t18 * t18;
                let t20 = rt::lit::<T>(1.0) / (t19 + rt::lit::<T>(1.0));
                let t21 = y * t11 - (z + feedback_rk2_j * t5) - t6 * t9;
                let t22 = p_z + h * t21;
                let t23 = t20 * (t13 + t18 * t22);
                let t24 = t13 - t23;
                let t25 = x + h * t10;
                let t26 = t18 * t23;
                let t27 = t22 - t26;
                let t28 = t6 - z * t9;
                let t29 = z + h * t28;
                let t30 = t15 - y - p_y * (t14 + t9);
                let t31 = p_y + h * t30;
                let t32 = t31 * t31;
                let t33 = t22 * t27
                    + (t13 * t24 + (t19 + t29 * t29 + (t32 + t25 * t25)));
                let t34 = feedback_rk2_h * (rt::lit::<T>(0.5) * t33 - level_h);
                let x_new_2 = x + half_h * (t10 + t24 - t25 * t34);
                let t35 = feedback_rk2_e_y
                    * (rt::lit::<T>(0.5) * (t19 + t32) - level_e_y);
                let t36 = t23 * t27;
                let t37 = half_h
                    * (t17 + t31 - t18 * t35 - feedback_rk2_j * t36 - t34 * (t18 - t36));
                let y_new_2 = y + t37;
                let z_new_2 = z + half_h * (t28 + t27 - t29 * t34);
                let t38 = t20 * (t25 + t18 * t29 - t31 * t27);
                let p_x_new = p_x
                    + half_h * (t38 + (t12 - t25 - feedback_rk2_j * t23) - t24 * t34);
                let p_y_new = p_y + half_h * (t36 + (t30 - t18) - t31 * (t34 + t35));
                let p_z_new = p_z
                    + half_h
                        * (t18 * t38 + (t21 - t29 - feedback_rk2_j * t26) - t27 * t34);
                let t39 = t6 * t6;
                let stability1_new = (t1 + t39) * (h_feedback_rk2_j * t2);
                let stability2_new = h_feedback_rk2_h
                    * (t16 * t16 + (t39 + (t7 + p_y_squared + t4 * t4)));
                let stability3_new = h_feedback_rk2_e_y * t8;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    p_x_new,
                    p_y_new,
                    p_z_new,
                    level_h,
                    level_e_y,
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
                            ("E_y", setting.options()[2], carried[10]),
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
                let [x, y, z, p_x, p_y, p_z, _, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: p_x,
                    y_dot: p_y,
                    z_dot: p_z,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "0d8e563c1bf00e6e29cd5b6039a51150";
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
        /// - `E_y`: gain of the first integral `E_y`, at least 0, 1 if not given
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
            /// `h feedback-rk4_E_y`
            h_feedback_rk4_e_y: T,
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
                        name: "E_y",
                        default: 1.0,
                        minimum: 0.0,
                        maximum: f64::INFINITY,
                        gain: true,
                    },
                ]
            };

            fn new(_: &System<T>, h: T, options: &[T; 3]) -> Self {
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_e_y] = *options;
                let half_h = rt::lit::<T>(0.5) * h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                let h_feedback_rk4_j = h * feedback_rk4_j;
                let h_feedback_rk4_h = h * feedback_rk4_h;
                let h_feedback_rk4_e_y = h * feedback_rk4_e_y;
                Scheme {
                    half_h,
                    k1,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    h_feedback_rk4_e_y,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 3],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let y_squared = y * y;
                let t1 = (x_dot + y * z_dot) / (y_squared + rt::lit::<T>(1.0));
                let y_dot_squared = y_dot * y_dot;
                let t2 = z_dot * (z_dot - y * t1)
                    + (x_dot * (x_dot - t1)
                        + (x * x + y_squared + (z * z + y_dot_squared)));
                let carried = [
                    x,
                    y,
                    z,
                    x_dot,
                    y_dot,
                    z_dot,
                    rt::lit::<T>(0.5) * t2,
                    rt::lit::<T>(0.5) * (y_squared + y_dot_squared),
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
                let [x, y, z, p_x, p_y, p_z, level_h, level_e_y, _, _, _] = motion
                    .carried;
                let h = setting.step_size();
                let [feedback_rk4_j, feedback_rk4_h, feedback_rk4_e_y] = *setting
                    .options();
                let Scheme {
                    half_h,
                    k1,
                    h_feedback_rk4_j,
                    h_feedback_rk4_h,
                    h_feedback_rk4_e_y,
                } = *setting.scheme();
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let t3 = t2 * (p_x + y * p_z);
                let t4 = y * t3;
                let t5 = p_z - t4;
                let t6 = t3 * t5;
                let p_y_squared = p_y * p_y;
                let t7 = y_squared + p_y_squared;
                let t8 = feedback_rk4_e_y * (rt::lit::<T>(0.5) * t7 - level_e_y);
                let t9 = p_x - t3;
                let t10 = x * x + z * z;
                let t11 = feedback_rk4_h
                    * (rt::lit::<T>(0.5) * (p_z * t5 + (p_x * t9 + (t10 + t7)))
                        - level_h);
                let t12 = t6 - y - p_y * (t8 + t11);
                let t13 = p_y + half_h * t12;
                let t14 = y - t6;
                let t15 = p_y - y * t8 - feedback_rk4_j * t6 - t14 * t11;
                let t16 = y + half_h * t15;
                let t17 = t16 * t16;
                let t18 = t13 * t13;
                let t19 = feedback_rk4_e_y
                    * (rt::lit::<T>(0.5) * (t17 + t18) - level_e_y);
                let t20 = rt::lit::<T>(1.0) / (t17 + rt::lit::<T>(1.0));
                let t21 = t2 * (x + y * z - p_y * t5);
                let t22 = t21 - (x + feedback_rk4_j * t3) - t9 * t11;
                let t23 = p_x + half_h * t22;
                let t24 = y * t21 - (z + feedback_rk4_j * t4) - t5 * t11;
                let t25 = p_z + half_h * t24;
                let t26 = t20 * (t23 + t16 * t25);
                let t27 = t16 * t26;
                let t28 = t25 - t27;
                let t29 = t26 * t28;
                let t30 = t23 - t26;
                let t31 = t5 - z * t11;
                let t32 = z + half_h * t31;
                let t33 = t9 - x * t11;
                let t34 = x + half_h * t33;
                let t35 = t25 * t28
                    + (t23 * t30 + (t17 + t32 * t32 + (t18 + t34 * t34)));
                let t36 = feedback_rk4_h * (rt::lit::<T>(0.5) * t35 - level_h);
                let t37 = t13 - t16 * t19 - feedback_rk4_j * t29 - t36 * (t16 - t29);
                let t38 = y + half_h * t37;
                let t39 = t38 * t38;
                let t40 = rt::lit::<T>(1.0) / (t39 + rt::lit::<T>(1.0));
                let t41 = t30 - t34 * t36;
                let t42 = x + half_h * t41;
                let t43 = t28 - t32 * t36;
                let t44 = z + half_h * t43;
                let t45 = t29 - t16 - t13 * (t36 + t19);
                let t46 = p_y + half_h * t45;
                let t47 = t20 * (t34 + t16 * t32 - t13 * t28);
                let t48 = t16 * t47 - (t32 + feedback_rk4_j * t27) - t28 * t36;
                let t49 = p_z + half_h * t48;
                let t50 = t47 - (t34 + feedback_rk4_j * t26) - t30 * t36;
                let t51 = p_x + half_h * t50;
                let t52 = t40 * (t51 + t38 * t49);
                let t53 = t38 * t52;
                let t54 = t49 - t53;
                let t55 = t40 * (t42 + t38 * t44 - t46 * t54);
                let t56 = t51 - t52;
                let t57 = t46 * t46;
                let t58 = t49 * t54
                    + (t51 * t56 + (t39 + t44 * t44 + (t57 + t42 * t42)));
                let t59 = feedback_rk4_h * (rt::lit::<T>(0.5) * t58 - level_h);
                let t60 = t55 - (t42 + feedback_rk4_j * t52) - t56 * t59;
                let t61 = p_x + h * t60;
                let t62 = feedback_rk4_e_y
                    * (rt::lit::<T>(0.5) * (t39 + t57) - level_e_y);
                let t63 = t52 * t54;
                let t64 = t46 - t38 * t62 - feedback_rk4_j * t63 - t59 * (t38 - t63);
                let t65 = y + h * t64;
                let t66 = t65 * t65;
                let t67 = rt::lit::<T>(1.0) / (t66 + rt::lit::<T>(1.0));
                let t68 = t38 * t55 - (t44 + feedback_rk4_j * t53) - t54 * t59;
                let t69 = p_z + h * t68;
                let t70 = t67 * (t61 + t65 * t69);
                let t71 = t61 - t70;
                let t72 = t56 - t42 * t59;
                let t73 = x + h * t72;
                let t74 = t65 * t70;
                let t75 = t69 - t74;
                let t76 = t54 - t44 * t59;
                let t77 = z + h * t76;
                let t78 = t63 - t38 - t46 * (t59 + t62);
                let t79 = p_y + h * t78;
                let t80 = t79 * t79;
                let t81 = t69 * t75
                    + (t61 * t71 + (t66 + t77 * t77 + (t80 + t73 * t73)));
                let t82 = feedback_rk4_h * (rt::lit::<T>(0.5) * t81 - level_h);
                let x_new_2 = x
                    + k1 * (t71 + (t33 + rt::lit::<T>(2.0) * (t41 + t72)) - t73 * t82);
                let t83 = feedback_rk4_e_y
                    * (rt::lit::<T>(0.5) * (t66 + t80) - level_e_y);
                let t84 = t70 * t75;
                let t85 = t79 + (t15 + rt::lit::<T>(2.0) * (t37 + t64)) - t65 * t83
                    - feedback_rk4_j * t84 - t82 * (t65 - t84);
                let y_new_2 = y + k1 * t85;
                let z_new_2 = z
                    + k1 * (t75 + (t31 + rt::lit::<T>(2.0) * (t43 + t76)) - t77 * t82);
                let t86 = t67 * (t73 + t65 * t77 - t79 * t75);
                let t87 = t86
                    + (t22 + rt::lit::<T>(2.0) * (t50 + t60) - t73
                        - feedback_rk4_j * t70) - t71 * t82;
                let p_x_new = p_x + k1 * t87;
                let t88 = k1
                    * (t84 + (rt::lit::<T>(2.0) * (t45 + t78) + (t12 - t65))
                        - t79 * (t82 + t83));
                let p_y_new = p_y + t88;
                let t89 = t65 * t86
                    + (t24 + rt::lit::<T>(2.0) * (t48 + t68) - t77
                        - feedback_rk4_j * t74) - t75 * t82;
                let p_z_new = p_z + k1 * t89;
                let t90 = t5 * t5;
                let stability1_new = (t1 + t90) * (h_feedback_rk4_j * t2);
                let stability2_new = h_feedback_rk4_h
                    * (t14 * t14 + (t90 + (t10 + p_y_squared + t9 * t9)));
                let stability3_new = h_feedback_rk4_e_y * t7;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    p_x_new,
                    p_y_new,
                    p_z_new,
                    level_h,
                    level_e_y,
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
                            ("E_y", setting.options()[2], carried[10]),
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
                let [x, y, z, p_x, p_y, p_z, _, _, _, _, _] = motion.carried;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: p_x,
                    y_dot: p_y,
                    z_dot: p_z,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b700d9f98ff3e8312ce2cffaa974980a";
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
            let mut info = ModelInfo::new("nonholonomic_oscillator");
            info.text = Some(
                "A particle in a harmonic well in space under a contact constraint.",
            );
            info.source = Some(
                "D. E. Chang and M. Perlmutter, Feedback integrators for nonholonomic mechanical systems (2018), section 3.7, initial data (86)",
            );
            info.coordinates = &[
                Quantity::new("x", None, None),
                Quantity::new("y", None, None),
                Quantity::new("z", None, None),
            ];
            info.velocities = &[
                Quantity::new("x_dot", None, None),
                Quantity::new("y_dot", None, None),
                Quantity::new("z_dot", None, None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["x_dot + y*z_dot"];
            info.parameters = &[];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("E_y", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "paper",
                    text: None,
                    q: &[1.0, 1.0, 1.0],
                    w: &[0.0, 0.0, 0.0],
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
impl NonholonomicOscillator {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        nonholonomic_oscillator::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        nonholonomic_oscillator::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> nonholonomic_oscillator::Parameters<f64> {
        nonholonomic_oscillator::Parameters::new()
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> nonholonomic_oscillator::StateBuilder<f64> {
        nonholonomic_oscillator::StateBuilder::new(self.system())
    }

    /// The named initial data (`paper`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<nonholonomic_oscillator::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: nonholonomic_oscillator::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <nonholonomic_oscillator::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        nonholonomic_oscillator::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with values for the options of the method: `[alpha]` for `dla`, `[tolerance]` for `taylor`, `[tolerance]` for `taylor:qv`, `[J, H, E_y]` for `feedback-euler`, `[J, H, E_y]` for `feedback-rk2`, `[J, H, E_y]` for `feedback-rk4`; a method without options takes `[]`.
    pub fn integrate_with<M>(
        &self,
        start: nonholonomic_oscillator::State<f64>,
        h: f64,
        options: <nonholonomic_oscillator::System<
            f64,
        > as ::nonholonomic::Discretize<M>>::Options,
    ) -> ::nonholonomic::Integration<
        <nonholonomic_oscillator::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        nonholonomic_oscillator::System<f64>: ::nonholonomic::Discretize<M>,
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
