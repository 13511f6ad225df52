// Prepared by `nh prepare` from `NonholonomicOscillator` in src/library.rs and nonholonomic_oscillator.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 6655891c0968b652c4a471478087f41c
// content cf38381e64e18e6fdcca8a78bd141b2b

pub struct NonholonomicOscillator;

/// The system `nonholonomic_oscillator` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 58 add, 87 mul, 8 div
/// * `avf`: 395 add, 436 mul, 21 div, 12 call
/// * `itoh-abe`: 63 add, 88 mul, 7 div
/// * `itoh-abe-sym`: 111 add, 145 mul, 9 div
/// * `avf4`: 618 add, 752 mul, 22 div, 55 call
/// * `avf6`: 805 add, 893 mul, 23 div, 55 call
/// * `midpoint`: 13 add, 22 mul, 1 div
/// * `gonzalez-f`: 23 add, 31 mul, 1 div
/// * `gonzalez-r`: 29 add, 46 mul, 4 div, 3 sqrt
/// * `gonzalez-r-fd`: 110 add, 180 mul, 18 div, 5 sqrt
/// * `iso`: 28 add, 44 mul, 6 div, 3 sqrt, 1 call
/// * `iso:4`: 5 times 28 add, 44 mul, 6 div, 3 sqrt, 1 call
/// * `iso:6`: 9 times 28 add, 44 mul, 6 div, 3 sqrt, 1 call
/// * `iso-var`: 16 add, 21 mul, 4 div, 3 sqrt, 1 call
/// * `leapfrog`: 12 add, 11 mul, 1 div
/// * `dla`: 10 add, 14 mul
/// * `dla01`: 12 add, 11 mul
/// * `dla-midpoint`: 13 add, 14 mul
/// * `dla1`: 8 add, 8 mul
/// * `dd`: 19 add, 28 mul, 1 div
/// * `rattle`: 17 add, 15 mul, 1 div
/// * `rattle:consistent`: 17 add, 15 mul, 1 div
/// * `spark2`: 18 add, 18 mul
/// * `spark3`: 37 add, 55 mul
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
pub mod nonholonomic_oscillator {
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
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 3>,
            w: &SVector<T, 3>,
        ) -> SVector<T, 2> {
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
            self: &System<T>,
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
        /// - `y_rate`, `rho1_rate`, `kappa_gradient`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: constraint_momentum1, z_rate, x_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 28 | 39 | 4 | 0 | 0 | 0 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = z_dot - y * x_dot;
                let y_squared = y * y;
                let z_squared = z * z;
                let y_dot_squared = y_dot * y_dot;
                let x_squared = x * x;
                let t2 = y_squared
                    * (y_squared + z_squared
                        + (y_dot_squared + (x_squared + rt::lit::<T>(1.0))))
                    + (t1 * t1 + (y_dot_squared + (x_squared + z_squared)));
                let carried = [
                    x,
                    y,
                    z,
                    t1,
                    y_dot,
                    rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0))
                        * (rt::lit::<T>(0.5) * t2),
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
                let [x, y, z, rho1, rho2, reference] = motion.carried;
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
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
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
                        move || [
                            rho2,
                            t2 * (y * (x * t1 + (rho1 * rho2 - y * z)) - z),
                            rt::lit::<T>(0.0),
                        ],
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
                let rho2_squared = rho2 * rho2;
                let t78 = x * x + z * z;
                let t79 = t1 + t78;
                let rho1_squared = rho1 * rho1;
                let t80 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * y_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t81 = (t2
                    * (rt::lit::<T>(0.5)
                        * (y_squared * (rho2_squared + t79)
                            + (t78 + (rho2_squared + rho1_squared)))) - reference)
                    * (rt::lit::<T>(0.5) * t80);
                let t82 = t78 + y_squared * t79;
                let t83 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t82 * (rt::lit::<T>(0.25) * t82)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t80 * t80;
                let t84 = rt::lit::<T>(1.0)
                    - rt::visible_change(t81, t83, rt::lit::<T>(1.0));
                let rho1_new_2 = (rho1 + rho1_rate_h) * t84;
                let t5 = y_rate * kappa_gradient + t4;
                let t66 = t63 * (t65 + (t64 - t6)) + t5;
                let rho2_new_2 = t84 * (rho2 - h * t66);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
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
                let [x, y, z, rho1, rho2, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [x,
                y,
                z,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let z_squared = z * z;
                let rho2_squared = rho2 * rho2;
                let x_squared = x * x;
                let t3 = y_squared
                    * (y_squared + z_squared
                        + (rho2_squared + (x_squared + rt::lit::<T>(1.0))));
                let rho1_squared = rho1 * rho1;
                let t4 = t3 + (z_squared + rho2_squared + (x_squared + rho1_squared));
                let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
                let twice_z_squared = rt::lit::<T>(2.0) * z_squared;
                let twice_rho2_squared = rt::lit::<T>(2.0) * rho2_squared;
                let twice_x_squared = rt::lit::<T>(2.0) * x_squared;
                let t5 = rt::lit::<T>(2.0) * (rho1_squared + t3)
                    + (y_squared
                        * (twice_y_squared + twice_z_squared
                            + (twice_rho2_squared
                                + (twice_x_squared + rt::lit::<T>(1.0))))
                        + (twice_z_squared + (twice_x_squared + twice_rho2_squared)));
                [
                    t2 * (rt::lit::<T>(0.5) * t4),
                    rt::lit::<T>(0.5)
                        * (t2 * t5
                            + (twice_y_squared + rt::lit::<T>(1.0))
                                * rt::abs(t4 / (t1 * t1))),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "490d31de7b1c2199a13a59e7b212e6ff";
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
        /// - `y_rate`, `rho1_rate`, `rho2_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, z_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 20 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 49 | 1 | 0 | 0 | 0 |
        /// | each step | 217 | 239 | 12 | 0 | 0 | 12 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = z_dot - y * x_dot;
                let y_squared = y * y;
                let z_squared = z * z;
                let y_dot_squared = y_dot * y_dot;
                let x_squared = x * x;
                let t2 = y_squared
                    * (y_squared + z_squared
                        + (y_dot_squared + (x_squared + rt::lit::<T>(1.0))))
                    + (t1 * t1 + (y_dot_squared + (x_squared + z_squared)));
                let carried = [
                    x,
                    y,
                    z,
                    t1,
                    y_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0))
                        * (rt::lit::<T>(0.5) * t2),
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
                let [x, y, z, rho1, rho2, _, _, reference] = motion.carried;
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
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([y_rate, rho1_rate, rho2_rate]) = solution1.goes_on() {
                    let t3 = y + k13 * y_rate;
                    let t4 = t3 * t3;
                    let t5 = rt::lit::<T>(1.0) / (t4 + rt::lit::<T>(1.0));
                    let t6 = rho2 + k13 * rho2_rate;
                    let t7 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                    let t8 = t5 * (t6 * t7);
                    let t9 = y + k20 * y_rate;
                    let t10 = t9 * t9;
                    let t11 = rt::lit::<T>(1.0) / (t10 + rt::lit::<T>(1.0));
                    let t12 = rho2 + k20 * rho2_rate;
                    let t13 = rt::lit::<T>(2.0) * t10 + rt::lit::<T>(2.0);
                    let t14 = t11 * (t12 * t13);
                    let t15 = y + k14 * y_rate;
                    let t16 = t15 * t15;
                    let t17 = rt::lit::<T>(1.0) / (t16 + rt::lit::<T>(1.0));
                    let t18 = rho2 + k14 * rho2_rate;
                    let t19 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                    let t20 = t17 * (t18 * t19);
                    let t21 = y + k19 * y_rate;
                    let t22 = t21 * t21;
                    let t23 = rt::lit::<T>(1.0) / (t22 + rt::lit::<T>(1.0));
                    let t24 = rho2 + k19 * rho2_rate;
                    let t25 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                    let t26 = t23 * (t24 * t25);
                    let t27 = y + k15 * y_rate;
                    let t28 = t27 * t27;
                    let t29 = rt::lit::<T>(1.0) / (t28 + rt::lit::<T>(1.0));
                    let t30 = rho2 + k15 * rho2_rate;
                    let t31 = rt::lit::<T>(2.0) * t28 + rt::lit::<T>(2.0);
                    let t32 = t29 * (t30 * t31);
                    let t33 = y + k18 * y_rate;
                    let t34 = t33 * t33;
                    let t35 = rt::lit::<T>(1.0) / (t34 + rt::lit::<T>(1.0));
                    let t36 = rho2 + k18 * rho2_rate;
                    let t37 = rt::lit::<T>(2.0) * t34 + rt::lit::<T>(2.0);
                    let t38 = t35 * (t36 * t37);
                    let t39 = y + k16 * y_rate;
                    let t40 = t39 * t39;
                    let t41 = rt::lit::<T>(1.0) / (t40 + rt::lit::<T>(1.0));
                    let t42 = rho2 + k16 * rho2_rate;
                    let t43 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                    let t44 = t41 * (t42 * t43);
                    let t45 = y + k17 * y_rate;
                    let t46 = t45 * t45;
                    let t47 = rt::lit::<T>(1.0) / (t46 + rt::lit::<T>(1.0));
                    let t48 = rho2 + k17 * rho2_rate;
                    let t49 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                    let t50 = t47 * (t48 * t49);
                    let t51 = k1 * (t8 + t14) + k2 * (t20 + t26)
                        + (k3 * (t32 + t38) + k4 * (t44 + t50));
                    let t97 = y + half_h * y_rate;
                    let t103 = h * t97;
                    let t52 = rho1 + k13 * rho1_rate;
                    let t53 = t52 * t5;
                    let t54 = rho1 + k20 * rho1_rate;
                    let t55 = t54 * t11;
                    let t56 = rho1 + k14 * rho1_rate;
                    let t57 = t56 * t17;
                    let t58 = rho1 + k19 * rho1_rate;
                    let t59 = t58 * t23;
                    let t60 = rho1 + k15 * rho1_rate;
                    let t61 = t60 * t29;
                    let t62 = rho1 + k18 * rho1_rate;
                    let t63 = t62 * t35;
                    let t64 = rho1 + k16 * rho1_rate;
                    let t65 = t64 * t41;
                    let t66 = rho1 + k17 * rho1_rate;
                    let t67 = t66 * t47;
                    let t68 = rt::lit::<T>(0.05061426814518813) * (t53 + t55)
                        + rt::lit::<T>(0.11119051722668724) * (t57 + t59)
                        + (rt::lit::<T>(0.15685332293894363) * (t61 + t63)
                            + rt::lit::<T>(0.181341891689181) * (t65 + t67));
                    let t104 = t103 * t68;
                    let t105 = x - rt::lit::<T>(0.019855071751231884) * t104;
                    let t70 = t7 * t5;
                    let t106 = t105 * t70;
                    let t107 = x - rt::lit::<T>(0.9801449282487681) * t104;
                    let t73 = t13 * t11;
                    let t108 = t107 * t73;
                    let t109 = x - rt::lit::<T>(0.10166676129318664) * t104;
                    let t91 = t19 * t17;
                    let t110 = t109 * t91;
                    let t111 = x - rt::lit::<T>(0.8983332387068134) * t104;
                    let t94 = t25 * t23;
                    let t112 = t111 * t94;
                    let t113 = x - rt::lit::<T>(0.2372337950418355) * t104;
                    let t77 = t31 * t29;
                    let t114 = t113 * t77;
                    let t115 = x - rt::lit::<T>(0.7627662049581645) * t104;
                    let t80 = t37 * t35;
                    let t116 = t115 * t80;
                    let t117 = x - rt::lit::<T>(0.4082826787521751) * t104;
                    let t84 = t43 * t41;
                    let t118 = t117 * t84;
                    let t119 = x - rt::lit::<T>(0.591717321247825) * t104;
                    let t87 = t49 * t47;
                    let t120 = t119 * t87;
                    let t121 = k1 * (t106 + t108) + k2 * (t110 + t112)
                        + (k3 * (t114 + t116) + k4 * (t118 + t120));
                    let t122 = t97 * t121;
                    let t98 = rho1 + half_h * rho1_rate;
                    let t99 = t97 * t98;
                    let t100 = t97 * t97 + rt::lit::<T>(1.0);
                    let t317 = t99 / t100;
                    let t69 = z + k13 * t68;
                    let t71 = t69 * t70;
                    let t72 = z + k20 * t68;
                    let t74 = t72 * t73;
                    let t75 = k1 * (t71 + t74);
                    let t83 = z + k16 * t68;
                    let t85 = t83 * t84;
                    let t86 = z + k17 * t68;
                    let t88 = t86 * t87;
                    let t89 = k4 * (t85 + t88);
                    let t90 = z + k14 * t68;
                    let t92 = t90 * t91;
                    let t93 = z + k19 * t68;
                    let t95 = t93 * t94;
                    let t96 = k2 * (t92 + t95);
                    let t76 = z + k15 * t68;
                    let t78 = t76 * t77;
                    let t79 = z + k18 * t68;
                    let t81 = t79 * t80;
                    let t82 = k3 * (t78 + t81);
                    let t137 = t109 * t109;
                    let t138 = t90 * t90;
                    let t139 = t18 * t18;
                    let t140 = t137 + (t138 + (t16 + (t139 + rt::lit::<T>(1.0))));
                    let t141 = t17 * (t16 * t140 + (t137 + (t138 + (t139 + t56 * t56))));
                    let t142 = t16 + t140 - t141;
                    let t280 = t15 * t17;
                    let t144 = t111 * t111;
                    let t145 = t93 * t93;
                    let t146 = t24 * t24;
                    let t147 = t144 + (t145 + (t22 + (t146 + rt::lit::<T>(1.0))));
                    let t148 = t23 * (t22 * t147 + (t144 + (t145 + (t146 + t58 * t58))));
                    let t149 = t22 + t147 - t148;
                    let t284 = t21 * t23;
                    let t318 = rt::lit::<T>(0.11119051722668724)
                        * (t142 * t280 + t149 * t284);
                    let t151 = t113 * t113;
                    let t152 = t76 * t76;
                    let t153 = t30 * t30;
                    let t154 = t151 + (t152 + (t28 + (t153 + rt::lit::<T>(1.0))));
                    let t155 = t29 * (t28 * t154 + (t151 + (t152 + (t153 + t60 * t60))));
                    let t156 = t28 + t154 - t155;
                    let t288 = t27 * t29;
                    let t158 = t115 * t115;
                    let t159 = t79 * t79;
                    let t160 = t36 * t36;
                    let t161 = t158 + (t159 + (t34 + (t160 + rt::lit::<T>(1.0))));
                    let t162 = t35 * (t34 * t161 + (t158 + (t159 + (t160 + t62 * t62))));
                    let t163 = t34 + t161 - t162;
                    let t292 = t33 * t35;
                    let t319 = rt::lit::<T>(0.15685332293894363)
                        * (t156 * t288 + t163 * t292);
                    let t123 = t117 * t117;
                    let t124 = t83 * t83;
                    let t125 = t42 * t42;
                    let t126 = t123 + (t124 + (t40 + (t125 + rt::lit::<T>(1.0))));
                    let t127 = t41 * (t40 * t126 + (t123 + (t124 + (t125 + t64 * t64))));
                    let t128 = t40 + t126 - t127;
                    let t296 = t39 * t41;
                    let t130 = t119 * t119;
                    let t131 = t86 * t86;
                    let t132 = t48 * t48;
                    let t133 = t130 + (t131 + (t46 + (t132 + rt::lit::<T>(1.0))));
                    let t134 = t47 * (t46 * t133 + (t130 + (t131 + (t132 + t66 * t66))));
                    let t135 = t46 + t133 - t134;
                    let t300 = t45 * t47;
                    let t320 = rt::lit::<T>(0.181341891689181)
                        * (t128 * t296 + t135 * t300);
                    let t165 = t105 * t105;
                    let t166 = t69 * t69;
                    let t167 = t6 * t6;
                    let t168 = t165 + (t166 + (t4 + (t167 + rt::lit::<T>(1.0))));
                    let t169 = t5 * (t4 * t168 + (t165 + (t166 + (t167 + t52 * t52))));
                    let t170 = t4 + t168 - t169;
                    let t304 = t3 * t5;
                    let t172 = t107 * t107;
                    let t173 = t72 * t72;
                    let t174 = t12 * t12;
                    let t175 = t172 + (t173 + (t10 + (t174 + rt::lit::<T>(1.0))));
                    let t176 = t11 * (t10 * t175 + (t172 + (t173 + (t174 + t54 * t54))));
                    let t177 = t10 + t175 - t176;
                    let t308 = t9 * t11;
                    let t321 = rt::lit::<T>(0.05061426814518813)
                        * (t170 * t304 + t177 * t308);
                    solution1
                        .update([
                            t51,
                            t122 + (t317 * t51 - t75 - t89 - (t96 + t82)),
                            -(t318 + t319 + (t320 + (t321 + t317 * t68))),
                        ]);
                }
                solution1
                    .or_newton(
                        move || [
                            rho2,
                            t2 * (y * (x * t1 + (rho1 * rho2 - y * z)) - z),
                            -y,
                        ],
                        move || [
                            rt::abs(inv_h * y),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[y_rate, rho1_rate, rho2_rate]| {
                            let t3 = y + k13 * y_rate;
                            let t4 = t3 * t3;
                            let t5 = rt::lit::<T>(1.0) / (t4 + rt::lit::<T>(1.0));
                            let t6 = rho2 + k13 * rho2_rate;
                            let t7 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                            let t8 = t5 * (t6 * t7);
                            let t9 = y + k20 * y_rate;
                            let t10 = t9 * t9;
                            let t11 = rt::lit::<T>(1.0) / (t10 + rt::lit::<T>(1.0));
                            let t12 = rho2 + k20 * rho2_rate;
                            let t13 = rt::lit::<T>(2.0) * t10 + rt::lit::<T>(2.0);
                            let t14 = t11 * (t12 * t13);
                            let t15 = y + k14 * y_rate;
                            let t16 = t15 * t15;
                            let t17 = rt::lit::<T>(1.0) / (t16 + rt::lit::<T>(1.0));
                            let t18 = rho2 + k14 * rho2_rate;
                            let t19 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                            let t20 = t17 * (t18 * t19);
                            let t21 = y + k19 * y_rate;
                            let t22 = t21 * t21;
                            let t23 = rt::lit::<T>(1.0) / (t22 + rt::lit::<T>(1.0));
                            let t24 = rho2 + k19 * rho2_rate;
                            let t25 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                            let t26 = t23 * (t24 * t25);
                            let t27 = y + k15 * y_rate;
                            let t28 = t27 * t27;
                            let t29 = rt::lit::<T>(1.0) / (t28 + rt::lit::<T>(1.0));
                            let t30 = rho2 + k15 * rho2_rate;
                            let t31 = rt::lit::<T>(2.0) * t28 + rt::lit::<T>(2.0);
                            let t32 = t29 * (t30 * t31);
                            let t33 = y + k18 * y_rate;
                            let t34 = t33 * t33;
                            let t35 = rt::lit::<T>(1.0) / (t34 + rt::lit::<T>(1.0));
                            let t36 = rho2 + k18 * rho2_rate;
                            let t37 = rt::lit::<T>(2.0) * t34 + rt::lit::<T>(2.0);
                            let t38 = t35 * (t36 * t37);
                            let t39 = y + k16 * y_rate;
                            let t40 = t39 * t39;
                            let t41 = rt::lit::<T>(1.0) / (t40 + rt::lit::<T>(1.0));
                            let t42 = rho2 + k16 * rho2_rate;
                            let t43 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                            let t44 = t41 * (t42 * t43);
                            let t45 = y + k17 * y_rate;
                            let t46 = t45 * t45;
                            let t47 = rt::lit::<T>(1.0) / (t46 + rt::lit::<T>(1.0));
                            let t48 = rho2 + k17 * rho2_rate;
                            let t49 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                            let t50 = t47 * (t48 * t49);
                            let t51 = k1 * (t8 + t14) + k2 * (t20 + t26)
                                + (k3 * (t32 + t38) + k4 * (t44 + t50));
                            let t52 = rho1 + k13 * rho1_rate;
                            let t53 = t52 * t5;
                            let t54 = rho1 + k20 * rho1_rate;
                            let t55 = t54 * t11;
                            let t56 = rho1 + k14 * rho1_rate;
                            let t57 = t56 * t17;
                            let t58 = rho1 + k19 * rho1_rate;
                            let t59 = t58 * t23;
                            let t60 = rho1 + k15 * rho1_rate;
                            let t61 = t60 * t29;
                            let t62 = rho1 + k18 * rho1_rate;
                            let t63 = t62 * t35;
                            let t64 = rho1 + k16 * rho1_rate;
                            let t65 = t64 * t41;
                            let t66 = rho1 + k17 * rho1_rate;
                            let t67 = t66 * t47;
                            let t68 = rt::lit::<T>(0.05061426814518813) * (t53 + t55)
                                + rt::lit::<T>(0.11119051722668724) * (t57 + t59)
                                + (rt::lit::<T>(0.15685332293894363) * (t61 + t63)
                                    + rt::lit::<T>(0.181341891689181) * (t65 + t67));
                            let t69 = z + k13 * t68;
                            let t70 = t7 * t5;
                            let t71 = t69 * t70;
                            let t72 = z + k20 * t68;
                            let t73 = t13 * t11;
                            let t74 = t72 * t73;
                            let t75 = k1 * (t71 + t74);
                            let t76 = z + k15 * t68;
                            let t77 = t31 * t29;
                            let t78 = t76 * t77;
                            let t79 = z + k18 * t68;
                            let t80 = t37 * t35;
                            let t81 = t79 * t80;
                            let t82 = k3 * (t78 + t81);
                            let t83 = z + k16 * t68;
                            let t84 = t43 * t41;
                            let t85 = t83 * t84;
                            let t86 = z + k17 * t68;
                            let t87 = t49 * t47;
                            let t88 = t86 * t87;
                            let t89 = k4 * (t85 + t88);
                            let t90 = z + k14 * t68;
                            let t91 = t19 * t17;
                            let t92 = t90 * t91;
                            let t93 = z + k19 * t68;
                            let t94 = t25 * t23;
                            let t95 = t93 * t94;
                            let t96 = k2 * (t92 + t95);
                            let t97 = y + half_h * y_rate;
                            let t98 = rho1 + half_h * rho1_rate;
                            let t99 = t97 * t98;
                            let t100 = t97 * t97 + rt::lit::<T>(1.0);
                            let t101 = rt::lit::<T>(1.0) / t100;
                            let t102 = t99 * t101;
                            let t103 = h * t97;
                            let t104 = t103 * t68;
                            let t105 = x - rt::lit::<T>(0.019855071751231884) * t104;
                            let t106 = t105 * t70;
                            let t107 = x - rt::lit::<T>(0.9801449282487681) * t104;
                            let t108 = t107 * t73;
                            let t109 = x - rt::lit::<T>(0.10166676129318664) * t104;
                            let t110 = t109 * t91;
                            let t111 = x - rt::lit::<T>(0.8983332387068134) * t104;
                            let t112 = t111 * t94;
                            let t113 = x - rt::lit::<T>(0.2372337950418355) * t104;
                            let t114 = t113 * t77;
                            let t115 = x - rt::lit::<T>(0.7627662049581645) * t104;
                            let t116 = t115 * t80;
                            let t117 = x - rt::lit::<T>(0.4082826787521751) * t104;
                            let t118 = t117 * t84;
                            let t119 = x - rt::lit::<T>(0.591717321247825) * t104;
                            let t120 = t119 * t87;
                            let t121 = k1 * (t106 + t108) + k2 * (t110 + t112)
                                + (k3 * (t114 + t116) + k4 * (t118 + t120));
                            let t122 = t97 * t121;
                            let t123 = t117 * t117;
                            let t124 = t83 * t83;
                            let t125 = t42 * t42;
                            let t126 = t123
                                + (t124 + (t40 + (t125 + rt::lit::<T>(1.0))));
                            let t127 = t41
                                * (t40 * t126 + (t123 + (t124 + (t125 + t64 * t64))));
                            let t128 = t40 + t126 - t127;
                            let t129 = t128 * (t41 * (rt::lit::<T>(2.0) * t39));
                            let t130 = t119 * t119;
                            let t131 = t86 * t86;
                            let t132 = t48 * t48;
                            let t133 = t130
                                + (t131 + (t46 + (t132 + rt::lit::<T>(1.0))));
                            let t134 = t47
                                * (t46 * t133 + (t130 + (t131 + (t132 + t66 * t66))));
                            let t135 = t46 + t133 - t134;
                            let t136 = t135 * (t47 * (rt::lit::<T>(2.0) * t45));
                            let t137 = t109 * t109;
                            let t138 = t90 * t90;
                            let t139 = t18 * t18;
                            let t140 = t137
                                + (t138 + (t16 + (t139 + rt::lit::<T>(1.0))));
                            let t141 = t17
                                * (t16 * t140 + (t137 + (t138 + (t139 + t56 * t56))));
                            let t142 = t16 + t140 - t141;
                            let t143 = t142 * (t17 * (rt::lit::<T>(2.0) * t15));
                            let t144 = t111 * t111;
                            let t145 = t93 * t93;
                            let t146 = t24 * t24;
                            let t147 = t144
                                + (t145 + (t22 + (t146 + rt::lit::<T>(1.0))));
                            let t148 = t23
                                * (t22 * t147 + (t144 + (t145 + (t146 + t58 * t58))));
                            let t149 = t22 + t147 - t148;
                            let t150 = t149 * (t23 * (rt::lit::<T>(2.0) * t21));
                            let t151 = t113 * t113;
                            let t152 = t76 * t76;
                            let t153 = t30 * t30;
                            let t154 = t151
                                + (t152 + (t28 + (t153 + rt::lit::<T>(1.0))));
                            let t155 = t29
                                * (t28 * t154 + (t151 + (t152 + (t153 + t60 * t60))));
                            let t156 = t28 + t154 - t155;
                            let t157 = t156 * (t29 * (rt::lit::<T>(2.0) * t27));
                            let t158 = t115 * t115;
                            let t159 = t79 * t79;
                            let t160 = t36 * t36;
                            let t161 = t158
                                + (t159 + (t34 + (t160 + rt::lit::<T>(1.0))));
                            let t162 = t35
                                * (t34 * t161 + (t158 + (t159 + (t160 + t62 * t62))));
                            let t163 = t34 + t161 - t162;
                            let t164 = t163 * (t35 * (rt::lit::<T>(2.0) * t33));
                            let t165 = t105 * t105;
                            let t166 = t69 * t69;
                            let t167 = t6 * t6;
                            let t168 = t165 + (t166 + (t4 + (t167 + rt::lit::<T>(1.0))));
                            let t169 = t5
                                * (t4 * t168 + (t165 + (t166 + (t167 + t52 * t52))));
                            let t170 = t4 + t168 - t169;
                            let t171 = t170 * (t5 * (rt::lit::<T>(2.0) * t3));
                            let t172 = t107 * t107;
                            let t173 = t72 * t72;
                            let t174 = t12 * t12;
                            let t175 = t172
                                + (t173 + (t10 + (t174 + rt::lit::<T>(1.0))));
                            let t176 = t11
                                * (t10 * t175 + (t172 + (t173 + (t174 + t54 * t54))));
                            let t177 = t10 + t175 - t176;
                            let t178 = t177 * (t11 * (rt::lit::<T>(2.0) * t9));
                            let t179 = k4 * (t129 + t136) + k2 * (t143 + t150)
                                + (k3 * (t157 + t164)
                                    + (k1 * (t171 + t178) + (rho2_rate + t102 * t68)));
                            let t180 = (rt::lit::<T>(4.0) * t6 - rt::lit::<T>(2.0) * t8)
                                * (t5 * (k29 * t3))
                                + (rt::lit::<T>(4.0) * t18 - rt::lit::<T>(2.0) * t20)
                                    * (t17 * (k30 * t15));
                            let t181 = (rt::lit::<T>(4.0) * t30
                                - rt::lit::<T>(2.0) * t32) * (t29 * (k31 * t27))
                                + (rt::lit::<T>(4.0) * t42 - rt::lit::<T>(2.0) * t44)
                                    * (t41 * (k32 * t39));
                            let t182 = (rt::lit::<T>(4.0) * t48
                                - rt::lit::<T>(2.0) * t50) * (t47 * (k33 * t45))
                                + (rt::lit::<T>(4.0) * t36 - rt::lit::<T>(2.0) * t38)
                                    * (t35 * (k34 * t33));
                            let t183 = (rt::lit::<T>(4.0) * t24
                                - rt::lit::<T>(2.0) * t26) * (t23 * (k35 * t21))
                                + (rt::lit::<T>(4.0) * t12 - rt::lit::<T>(2.0) * t14)
                                    * (t11 * (k36 * t9));
                            let t184 = t180 + t181 + (t182 + t183);
                            let t185 = k1
                                * (t5 * (k37 + k37 * t4) + t11 * (k44 + k44 * t10))
                                + k2 * (t17 * (k38 + k38 * t16) + t23 * (k43 + k43 * t22));
                            let t186 = k3
                                * (t29 * (k39 + k39 * t28) + t35 * (k42 + k42 * t34))
                                + k4 * (t41 * (k40 + k40 * t40) + t47 * (k41 + k41 * t46));
                            let t187 = t185 + t186;
                            let t188 = k40 * t39;
                            let t189 = t53 * (t5 * (k45 * t3))
                                + t57 * (t17 * (k46 * t15))
                                + (t61 * (t29 * (k47 * t27)) + t65 * (t41 * (k48 * t39)));
                            let t190 = t67 * (t47 * (k49 * t45))
                                + t63 * (t35 * (k50 * t33))
                                + (t59 * (t23 * (k51 * t21)) + t55 * (t11 * (k52 * t9)));
                            let t191 = t189 + t190;
                            let t192 = k16 * t191;
                            let t193 = k16 * t39;
                            let t194 = k41 * t45;
                            let t195 = k17 * t191;
                            let t196 = k17 * t45;
                            let t197 = t41
                                * (t83 * t188 - (t192 + t40 * t192) - t85 * t193)
                                + t47 * (t86 * t194 - (t195 + t46 * t195) - t88 * t196);
                            let t198 = k37 * t3;
                            let t199 = k13 * t191;
                            let t200 = k13 * t3;
                            let t201 = k44 * t9;
                            let t202 = k20 * t191;
                            let t203 = k20 * t9;
                            let t204 = t5
                                * (t69 * t198 - (t199 + t4 * t199) - t71 * t200)
                                + t11 * (t72 * t201 - (t202 + t10 * t202) - t74 * t203);
                            let t205 = t101 * (half_h * t98 - t103 * t102);
                            let t206 = k38 * t15;
                            let t207 = k14 * t191;
                            let t208 = k14 * t15;
                            let t209 = k43 * t21;
                            let t210 = k19 * t191;
                            let t211 = k19 * t21;
                            let t212 = t17
                                * (t90 * t206 - (t207 + t16 * t207) - t92 * t208)
                                + t23 * (t93 * t209 - (t210 + t22 * t210) - t95 * t211);
                            let t213 = k39 * t27;
                            let t214 = k15 * t191;
                            let t215 = k15 * t27;
                            let t216 = k42 * t33;
                            let t217 = k18 * t191;
                            let t218 = k18 * t33;
                            let t219 = t29
                                * (t76 * t213 - (t214 + t28 * t214) - t78 * t215)
                                + t35 * (t79 * t216 - (t217 + t34 * t217) - t81 * t218);
                            let t220 = rt::lit::<T>(0.05061426814518813) * t204
                                - (t205 * t51 + t102 * t184)
                                + (rt::lit::<T>(0.11119051722668724) * t212
                                    + rt::lit::<T>(0.15685332293894363) * t219);
                            let t221 = half_h * t68 - t97 * t191;
                            let t222 = k13 * t221;
                            let t223 = k20 * t221;
                            let t224 = t5
                                * (t105 * t198 - t222 - (t4 * t222 + t106 * t200))
                                + t11 * (t107 * t201 - t223 - (t10 * t223 + t108 * t203));
                            let t225 = k14 * t221;
                            let t226 = k19 * t221;
                            let t227 = t17
                                * (t109 * t206 - t225 - (t16 * t225 + t110 * t208))
                                + t23 * (t111 * t209 - t226 - (t22 * t226 + t112 * t211));
                            let t228 = k15 * t221;
                            let t229 = k18 * t221;
                            let t230 = t29
                                * (t113 * t213 - t228 - (t28 * t228 + t114 * t215))
                                + t35 * (t115 * t216 - t229 - (t34 * t229 + t116 * t218));
                            let t231 = k16 * t221;
                            let t232 = k17 * t221;
                            let t233 = t41
                                * (t117 * t188 - t231 - (t40 * t231 + t118 * t193))
                                + t47 * (t119 * t194 - t232 - (t46 * t232 + t120 * t196));
                            let t234 = rt::lit::<T>(0.181341891689181) * t197
                                - half_h * t121 + t220
                                - t97
                                    * (rt::lit::<T>(0.05061426814518813) * t224
                                        + rt::lit::<T>(0.11119051722668724) * t227
                                        + (rt::lit::<T>(0.15685332293894363) * t230
                                            + rt::lit::<T>(0.181341891689181) * t233));
                            let t235 = k21 * t5 + k22 * t17 + (k23 * t29 + k24 * t41)
                                + (k25 * t47 + k26 * t35 + (k27 * t23 + k28 * t11));
                            let t236 = t103 * t235;
                            let t237 = t5 * (k5 * t7) + t17 * (k6 * t19)
                                + (t29 * (k7 * t31) + t41 * (k8 * t43));
                            let t238 = t47 * (k9 * t49) + t35 * (k10 * t37)
                                + (t23 * (k11 * t25) + t11 * (k12 * t13));
                            let t239 = t17 * (k30 * t19) + t5 * (k29 * t7)
                                + (t29 * (k31 * t31) + t41 * (k32 * t43));
                            let t240 = t47 * (k33 * t49) + t35 * (k34 * t37)
                                + (t23 * (k35 * t25) + t11 * (k36 * t13));
                            let t241 = rt::lit::<T>(0.5) * (t103 * t101);
                            let t242 = t97 * (t236 * (t237 + t238))
                                + (t235 * (t239 + t240) + rt::lit::<T>(1.0) - t51 * t241);
                            let t243 = t109 * t221 + t90 * t191;
                            let t244 = k38 * (t15 - t243);
                            let t245 = t140 - t141;
                            let t246 = t15
                                * (t206 + t244
                                    - t17 * (t206 * t245 + (t16 * t244 - k38 * t243)));
                            let t247 = t111 * t221 + t93 * t191;
                            let t248 = k43 * (t21 - t247);
                            let t249 = t147 - t148;
                            let t250 = t21
                                * (t209 + t248
                                    - t23 * (t209 * t249 + (t22 * t248 - k43 * t247)));
                            let t251 = t17
                                * (t246 + (k14 * t16 + k14 * t245 - t208 * t143))
                                + t23 * (t250 + (k19 * t22 + k19 * t249 - t211 * t150));
                            let t252 = t113 * t221 + t76 * t191;
                            let t253 = k39 * (t27 - t252);
                            let t254 = t154 - t155;
                            let t255 = t27
                                * (t213 + t253
                                    - t29 * (t213 * t254 + (t28 * t253 - k39 * t252)));
                            let t256 = t115 * t221 + t79 * t191;
                            let t257 = k42 * (t33 - t256);
                            let t258 = t161 - t162;
                            let t259 = t33
                                * (t216 + t257
                                    - t35 * (t216 * t258 + (t34 * t257 - k42 * t256)));
                            let t260 = t29
                                * (t255 + (k15 * t28 + k15 * t254 - t215 * t157))
                                + t35 * (t259 + (k18 * t34 + k18 * t258 - t218 * t164));
                            let t261 = t117 * t221 + t83 * t191;
                            let t262 = k40 * (t39 - t261);
                            let t263 = t126 - t127;
                            let t264 = t39
                                * (t188 + t262
                                    - t41 * (t188 * t263 + (t40 * t262 - k40 * t261)));
                            let t265 = t119 * t221 + t86 * t191;
                            let t266 = k41 * (t45 - t265);
                            let t267 = t133 - t134;
                            let t268 = t45
                                * (t194 + t266
                                    - t47 * (t194 * t267 + (t46 * t266 - k41 * t265)));
                            let t269 = t41
                                * (t264 + (k16 * t40 + k16 * t263 - t193 * t129))
                                + t47 * (t268 + (k17 * t46 + k17 * t267 - t196 * t136));
                            let t270 = t105 * t221 + t69 * t191;
                            let t271 = k37 * (t3 - t270);
                            let t272 = t168 - t169;
                            let t273 = t3
                                * (t198 + t271
                                    - t5 * (t198 * t272 + (t4 * t271 - k37 * t270)));
                            let t274 = t107 * t221 + t72 * t191;
                            let t275 = k44 * (t9 - t274);
                            let t276 = t175 - t176;
                            let t277 = t9
                                * (t201 + t275
                                    - t11 * (t201 * t276 + (t10 * t275 - k44 * t274)));
                            let t278 = t5
                                * (t273 + (k13 * t4 + k13 * t272 - t200 * t171))
                                + t11 * (t277 + (k20 * t10 + k20 * t276 - t203 * t178));
                            let t279 = rt::lit::<T>(0.11119051722668724) * t251
                                + rt::lit::<T>(0.15685332293894363) * t260
                                + (rt::lit::<T>(0.181341891689181) * t269
                                    + (rt::lit::<T>(0.05061426814518813) * t278
                                        + (t205 * t68 - t102 * t191)));
                            let t280 = t15 * t17;
                            let t281 = t90 * (k14 * t235)
                                - t109 * (rt::lit::<T>(0.10166676129318664) * t236);
                            let t282 = rt::lit::<T>(2.0) * t281;
                            let t283 = t280
                                * (rt::lit::<T>(4.0) * t281
                                    - (t16 * t282 + (t282 + k38 * t56))
                                        * (rt::lit::<T>(2.0) * t17));
                            let t284 = t21 * t23;
                            let t285 = t93 * (k19 * t235)
                                - t111 * (rt::lit::<T>(0.8983332387068134) * t236);
                            let t286 = rt::lit::<T>(2.0) * t285;
                            let t287 = t284
                                * (rt::lit::<T>(4.0) * t285
                                    - (t22 * t286 + (t286 + k43 * t58))
                                        * (rt::lit::<T>(2.0) * t23));
                            let t288 = t27 * t29;
                            let t289 = t76 * (k15 * t235)
                                - t113 * (rt::lit::<T>(0.2372337950418355) * t236);
                            let t290 = rt::lit::<T>(2.0) * t289;
                            let t291 = t288
                                * (rt::lit::<T>(4.0) * t289
                                    - (t28 * t290 + (t290 + k39 * t60))
                                        * (rt::lit::<T>(2.0) * t29));
                            let t292 = t33 * t35;
                            let t293 = t79 * (k18 * t235)
                                - t115 * (rt::lit::<T>(0.7627662049581645) * t236);
                            let t294 = rt::lit::<T>(2.0) * t293;
                            let t295 = t292
                                * (rt::lit::<T>(4.0) * t293
                                    - (t34 * t294 + (t294 + k42 * t62))
                                        * (rt::lit::<T>(2.0) * t35));
                            let t296 = t39 * t41;
                            let t297 = t83 * (k16 * t235)
                                - t117 * (rt::lit::<T>(0.4082826787521751) * t236);
                            let t298 = rt::lit::<T>(2.0) * t297;
                            let t299 = t296
                                * (rt::lit::<T>(4.0) * t297
                                    - (t40 * t298 + (t298 + k40 * t64))
                                        * (rt::lit::<T>(2.0) * t41));
                            let t300 = t45 * t47;
                            let t301 = t86 * (k17 * t235)
                                - t119 * (rt::lit::<T>(0.591717321247825) * t236);
                            let t302 = rt::lit::<T>(2.0) * t301;
                            let t303 = t300
                                * (rt::lit::<T>(4.0) * t301
                                    - (t46 * t302 + (t302 + k41 * t66))
                                        * (rt::lit::<T>(2.0) * t47));
                            let t304 = t3 * t5;
                            let t305 = t69 * (k13 * t235)
                                - t105 * (rt::lit::<T>(0.019855071751231884) * t236);
                            let t306 = rt::lit::<T>(2.0) * t305;
                            let t307 = t304
                                * (rt::lit::<T>(4.0) * t305
                                    - (t4 * t306 + (t306 + k37 * t52))
                                        * (rt::lit::<T>(2.0) * t5));
                            let t308 = t9 * t11;
                            let t309 = t72 * (k20 * t235)
                                - t107 * (rt::lit::<T>(0.9801449282487681) * t236);
                            let t310 = rt::lit::<T>(2.0) * t309;
                            let t311 = t308
                                * (rt::lit::<T>(4.0) * t309
                                    - (t10 * t310 + (t310 + k44 * t54))
                                        * (rt::lit::<T>(2.0) * t11));
                            let t312 = k4 * (t299 + t303)
                                + (k1 * (t307 + t311) + (t68 * t241 + t102 * t235));
                            let t313 = t280 * (t18 * (k54 - t17 * (k38 * t19)))
                                + t284 * (t24 * (k59 - t23 * (k43 * t25)));
                            let t314 = t288 * (t30 * (k55 - t29 * (k39 * t31)))
                                + t292 * (t36 * (k58 - t35 * (k42 * t37)));
                            let t315 = t296 * (t42 * (k56 - t41 * (k40 * t43)))
                                + t300 * (t48 * (k57 - t47 * (k41 * t49)));
                            let t316 = t304 * (t6 * (k53 - t5 * (k37 * t7)))
                                + t308 * (t12 * (k60 - t11 * (k44 * t13)));
                            (
                                [
                                    y_rate - t51,
                                    t75 + t82 + (t89 + (t96 + (rho1_rate - t102 * t51))) - t122,
                                    t179,
                                ],
                                [
                                    [rt::lit::<T>(1.0) - t184, rt::lit::<T>(0.0), -t187],
                                    [t234, t242, -(t102 * t187)],
                                    [
                                        t279,
                                        k2 * (t283 + t287) + k3 * (t291 + t295) + t312,
                                        k2 * t313 + k3 * t314
                                            + (k4 * t315 + (k1 * t316 + rt::lit::<T>(1.0))),
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
                let t97 = y + half_h * y_rate;
                let t103 = h * t97;
                let t52 = rho1 + k13 * rho1_rate;
                let t3 = y + k13 * y_rate;
                let t4 = t3 * t3;
                let t5 = rt::lit::<T>(1.0) / (t4 + rt::lit::<T>(1.0));
                let t53 = t52 * t5;
                let t54 = rho1 + k20 * rho1_rate;
                let t9 = y + k20 * y_rate;
                let t10 = t9 * t9;
                let t11 = rt::lit::<T>(1.0) / (t10 + rt::lit::<T>(1.0));
                let t55 = t54 * t11;
                let t56 = rho1 + k14 * rho1_rate;
                let t15 = y + k14 * y_rate;
                let t16 = t15 * t15;
                let t17 = rt::lit::<T>(1.0) / (t16 + rt::lit::<T>(1.0));
                let t57 = t56 * t17;
                let t58 = rho1 + k19 * rho1_rate;
                let t21 = y + k19 * y_rate;
                let t22 = t21 * t21;
                let t23 = rt::lit::<T>(1.0) / (t22 + rt::lit::<T>(1.0));
                let t59 = t58 * t23;
                let t60 = rho1 + k15 * rho1_rate;
                let t27 = y + k15 * y_rate;
                let t28 = t27 * t27;
                let t29 = rt::lit::<T>(1.0) / (t28 + rt::lit::<T>(1.0));
                let t61 = t60 * t29;
                let t62 = rho1 + k18 * rho1_rate;
                let t33 = y + k18 * y_rate;
                let t34 = t33 * t33;
                let t35 = rt::lit::<T>(1.0) / (t34 + rt::lit::<T>(1.0));
                let t63 = t62 * t35;
                let t64 = rho1 + k16 * rho1_rate;
                let t39 = y + k16 * y_rate;
                let t40 = t39 * t39;
                let t41 = rt::lit::<T>(1.0) / (t40 + rt::lit::<T>(1.0));
                let t65 = t64 * t41;
                let t66 = rho1 + k17 * rho1_rate;
                let t45 = y + k17 * y_rate;
                let t46 = t45 * t45;
                let t47 = rt::lit::<T>(1.0) / (t46 + rt::lit::<T>(1.0));
                let t67 = t66 * t47;
                let t68 = rt::lit::<T>(0.05061426814518813) * (t53 + t55)
                    + rt::lit::<T>(0.11119051722668724) * (t57 + t59)
                    + (rt::lit::<T>(0.15685332293894363) * (t61 + t63)
                        + rt::lit::<T>(0.181341891689181) * (t65 + t67));
                let t104 = t103 * t68;
                let x_new_2 = x - t104;
                let y_rate_h = h * y_rate;
                let y_new_2 = y + y_rate_h;
                let t322 = h * t68;
                let z_new_2 = z + t322;
                let rho1_rate_h = h * rho1_rate;
                let t323 = rho1 + rho1_rate_h;
                let rho1_squared = rho1 * rho1;
                let t324 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * y_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let rho2_squared = rho2 * rho2;
                let t325 = x * x + z * z;
                let t326 = t1 + t325;
                let t327 = t2
                    * (y_squared * (rho2_squared + t326)
                        + (t325 + (rho2_squared + rho1_squared)));
                let t328 = rt::lit::<T>(0.5) * t327;
                let t329 = t325 + y_squared * t326;
                let t330 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t329 * (rt::lit::<T>(0.25) * t329)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t324 * t324;
                let t331 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        rt::lit::<T>(0.5) * t324 * (t328 - reference),
                        t330,
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = t323 * t331;
                let rho2_rate_h = h * rho2_rate;
                let t332 = rho2 + rho2_rate_h;
                let rho2_new_2 = t332 * t331;
                let y_new_2_squared = y_new_2 * y_new_2;
                let x_new_2_squared = x_new_2 * x_new_2;
                let z_new_2_squared = z_new_2 * z_new_2;
                let t333 = t332 * t332;
                let t334 = y_new_2_squared
                    * (x_new_2_squared
                        + (z_new_2_squared
                            + (y_new_2_squared + (t333 + rt::lit::<T>(1.0)))))
                    + (z_new_2_squared + (x_new_2_squared + (t333 + t323 * t323)));
                let t335 = rt::lit::<T>(1.0) / (y_new_2_squared + rt::lit::<T>(1.0))
                    * t334;
                let t105 = x - rt::lit::<T>(0.019855071751231884) * t104;
                let t7 = rt::lit::<T>(2.0) * t4 + rt::lit::<T>(2.0);
                let t70 = t7 * t5;
                let t106 = t105 * t70;
                let t107 = x - rt::lit::<T>(0.9801449282487681) * t104;
                let t13 = rt::lit::<T>(2.0) * t10 + rt::lit::<T>(2.0);
                let t73 = t13 * t11;
                let t108 = t107 * t73;
                let t109 = x - rt::lit::<T>(0.10166676129318664) * t104;
                let t19 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                let t91 = t19 * t17;
                let t110 = t109 * t91;
                let t111 = x - rt::lit::<T>(0.8983332387068134) * t104;
                let t25 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                let t94 = t25 * t23;
                let t112 = t111 * t94;
                let t113 = x - rt::lit::<T>(0.2372337950418355) * t104;
                let t31 = rt::lit::<T>(2.0) * t28 + rt::lit::<T>(2.0);
                let t77 = t31 * t29;
                let t114 = t113 * t77;
                let t115 = x - rt::lit::<T>(0.7627662049581645) * t104;
                let t37 = rt::lit::<T>(2.0) * t34 + rt::lit::<T>(2.0);
                let t80 = t37 * t35;
                let t116 = t115 * t80;
                let t117 = x - rt::lit::<T>(0.4082826787521751) * t104;
                let t43 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                let t84 = t43 * t41;
                let t118 = t117 * t84;
                let t119 = x - rt::lit::<T>(0.591717321247825) * t104;
                let t49 = rt::lit::<T>(2.0) * t46 + rt::lit::<T>(2.0);
                let t87 = t49 * t47;
                let t120 = t119 * t87;
                let t121 = k1 * (t106 + t108) + k2 * (t110 + t112)
                    + (k3 * (t114 + t116) + k4 * (t118 + t120));
                let t336 = t104 * t121;
                let t69 = z + k13 * t68;
                let t71 = t69 * t70;
                let t72 = z + k20 * t68;
                let t74 = t72 * t73;
                let t75 = k1 * (t71 + t74);
                let t90 = z + k14 * t68;
                let t92 = t90 * t91;
                let t93 = z + k19 * t68;
                let t95 = t93 * t94;
                let t96 = k2 * (t92 + t95);
                let t76 = z + k15 * t68;
                let t78 = t76 * t77;
                let t79 = z + k18 * t68;
                let t81 = t79 * t80;
                let t82 = k3 * (t78 + t81);
                let t83 = z + k16 * t68;
                let t85 = t83 * t84;
                let t86 = z + k17 * t68;
                let t88 = t86 * t87;
                let t89 = k4 * (t85 + t88);
                let t337 = t75 + t96 + (t82 + t89);
                let t338 = t322 * t337;
                let t6 = rho2 + k13 * rho2_rate;
                let t8 = t5 * (t6 * t7);
                let t12 = rho2 + k20 * rho2_rate;
                let t14 = t11 * (t12 * t13);
                let t18 = rho2 + k14 * rho2_rate;
                let t20 = t17 * (t18 * t19);
                let t24 = rho2 + k19 * rho2_rate;
                let t26 = t23 * (t24 * t25);
                let t30 = rho2 + k15 * rho2_rate;
                let t32 = t29 * (t30 * t31);
                let t36 = rho2 + k18 * rho2_rate;
                let t38 = t35 * (t36 * t37);
                let t42 = rho2 + k16 * rho2_rate;
                let t44 = t41 * (t42 * t43);
                let t48 = rho2 + k17 * rho2_rate;
                let t50 = t47 * (t48 * t49);
                let t51 = k1 * (t8 + t14) + k2 * (t20 + t26)
                    + (k3 * (t32 + t38) + k4 * (t44 + t50));
                let t339 = rho2_rate_h * t51;
                let t340 = rho1_rate_h * t68;
                let t165 = t105 * t105;
                let t166 = t69 * t69;
                let t167 = t6 * t6;
                let t168 = t165 + (t166 + (t4 + (t167 + rt::lit::<T>(1.0))));
                let t169 = t5 * (t4 * t168 + (t165 + (t166 + (t167 + t52 * t52))));
                let t170 = t4 + t168 - t169;
                let t304 = t3 * t5;
                let t172 = t107 * t107;
                let t173 = t72 * t72;
                let t174 = t12 * t12;
                let t175 = t172 + (t173 + (t10 + (t174 + rt::lit::<T>(1.0))));
                let t176 = t11 * (t10 * t175 + (t172 + (t173 + (t174 + t54 * t54))));
                let t177 = t10 + t175 - t176;
                let t308 = t9 * t11;
                let t321 = rt::lit::<T>(0.05061426814518813)
                    * (t170 * t304 + t177 * t308);
                let t137 = t109 * t109;
                let t138 = t90 * t90;
                let t139 = t18 * t18;
                let t140 = t137 + (t138 + (t16 + (t139 + rt::lit::<T>(1.0))));
                let t141 = t17 * (t16 * t140 + (t137 + (t138 + (t139 + t56 * t56))));
                let t142 = t16 + t140 - t141;
                let t280 = t15 * t17;
                let t144 = t111 * t111;
                let t145 = t93 * t93;
                let t146 = t24 * t24;
                let t147 = t144 + (t145 + (t22 + (t146 + rt::lit::<T>(1.0))));
                let t148 = t23 * (t22 * t147 + (t144 + (t145 + (t146 + t58 * t58))));
                let t149 = t22 + t147 - t148;
                let t284 = t21 * t23;
                let t318 = rt::lit::<T>(0.11119051722668724)
                    * (t142 * t280 + t149 * t284);
                let t151 = t113 * t113;
                let t152 = t76 * t76;
                let t153 = t30 * t30;
                let t154 = t151 + (t152 + (t28 + (t153 + rt::lit::<T>(1.0))));
                let t155 = t29 * (t28 * t154 + (t151 + (t152 + (t153 + t60 * t60))));
                let t156 = t28 + t154 - t155;
                let t288 = t27 * t29;
                let t158 = t115 * t115;
                let t159 = t79 * t79;
                let t160 = t36 * t36;
                let t161 = t158 + (t159 + (t34 + (t160 + rt::lit::<T>(1.0))));
                let t162 = t35 * (t34 * t161 + (t158 + (t159 + (t160 + t62 * t62))));
                let t163 = t34 + t161 - t162;
                let t292 = t33 * t35;
                let t319 = rt::lit::<T>(0.15685332293894363)
                    * (t156 * t288 + t163 * t292);
                let t123 = t117 * t117;
                let t124 = t83 * t83;
                let t125 = t42 * t42;
                let t126 = t123 + (t124 + (t40 + (t125 + rt::lit::<T>(1.0))));
                let t127 = t41 * (t40 * t126 + (t123 + (t124 + (t125 + t64 * t64))));
                let t128 = t40 + t126 - t127;
                let t296 = t39 * t41;
                let t130 = t119 * t119;
                let t131 = t86 * t86;
                let t132 = t48 * t48;
                let t133 = t130 + (t131 + (t46 + (t132 + rt::lit::<T>(1.0))));
                let t134 = t47 * (t46 * t133 + (t130 + (t131 + (t132 + t66 * t66))));
                let t135 = t46 + t133 - t134;
                let t300 = t45 * t47;
                let t320 = rt::lit::<T>(0.181341891689181) * (t128 * t296 + t135 * t300);
                let t341 = t321 + t318 + (t319 + t320);
                let t342 = y_rate_h * t341;
                let resolution1_new = rt::lit::<T>(0.5) * t335
                    + (t336 - (t338 + (t339 + (t328 + t340)))) - t342;
                let t343 = rt::abs(t340) + rt::abs(t339)
                    + (rt::abs(t323 * t68) + rt::abs(t332 * t51));
                let t344 = rt::abs(t336) + rt::abs(t337 * z_new_2)
                    + (rt::abs(t121 * x_new_2) + (rt::abs(t338) + t343));
                let resolution2_new = rt::abs(y_new_2 * t341)
                    + (rt::abs(t342)
                        + (rt::lit::<T>(0.5) * (rt::abs(t327) + rt::abs(t335)) + t344));
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
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
                let [x, y, z, rho1, rho2, _, _, _] = motion.carried;
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
            const IDENTITY: &'static str = "50ff6a24857e1f54dc006cd4edba0d3c";
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
        /// - `y_rate`, `rho1_rate`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, z_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 40 | 56 | 5 | 0 | 0 | 0 |
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

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
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
                let t1 = z_dot - y * x_dot;
                let y_squared = y * y;
                let z_squared = z * z;
                let y_dot_squared = y_dot * y_dot;
                let x_squared = x * x;
                let t2 = y_squared
                    * (y_squared + z_squared
                        + (y_dot_squared + (x_squared + rt::lit::<T>(1.0))))
                    + (t1 * t1 + (y_dot_squared + (x_squared + z_squared)));
                let carried = [
                    x,
                    y,
                    z,
                    t1,
                    y_dot,
                    rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0))
                        * (rt::lit::<T>(0.5) * t2),
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
                let [x, y, z, rho1, rho2, reference] = motion.carried;
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
                let z_squared = z * z;
                let rho2_squared = rho2 * rho2;
                let t3 = z_squared + rho2_squared;
                let t4 = t3 + rt::lit::<T>(1.0);
                let t5 = t1 + t3;
                let rho1_squared = rho1 * rho1;
                let t6 = rho1_squared + t3;
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
                let t60 = rho1 + rho1_rate_h;
                let t61 = rho1 + t60;
                let y_new_2 = y + h * y_rate;
                let y_new_2_squared = y_new_2 * y_new_2;
                let t13 = y_new_2_squared + rt::lit::<T>(1.0);
                let t14 = rt::lit::<T>(1.0) / t13;
                let t62 = t61 * t14;
                let t15 = y + half_h * y_rate;
                let t24 = half_h * t15;
                let x_new_2 = x - t62 * t24;
                let z_new_2 = z + half_h * t62;
                let t63 = x * x + z_squared;
                let t64 = t1 + t63;
                let t65 = t2
                    * (rho1_squared
                        + (twice_y_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t66 = (t2
                    * (rt::lit::<T>(0.5)
                        * (y_squared * (rho2_squared + t64)
                            + (t63 + (rho2_squared + rho1_squared)))) - reference)
                    * (rt::lit::<T>(0.5) * t65);
                let t67 = t63 + y_squared * t64;
                let t68 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t67 * (rt::lit::<T>(0.25) * t67)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t65 * t65;
                let t69 = rt::lit::<T>(1.0)
                    - rt::visible_change(t66, t68, rt::lit::<T>(1.0));
                let rho1_new_2 = t60 * t69;
                let t19 = rho1 + half_h * rho1_rate;
                let t16 = t15 * t15 + rt::lit::<T>(1.0);
                let t17 = t13 * t16;
                let x_new_2_squared = x_new_2 * x_new_2;
                let t70 = t5 + x_new_2_squared;
                let t57 = rt::lit::<T>(2.0) * y_new_2_squared + t11;
                let y_plus_y_new_2 = y + y_new_2;
                let t71 = (rt::lit::<T>(0.5) * (t70 + (x_new_2_squared + t57))
                    - t2 * (y_squared * t70 + (t6 + x_new_2_squared)))
                    * (rt::lit::<T>(0.5) * y_plus_y_new_2 * t14);
                let rho2_new_2 = t69
                    * (rho2 - h * (rt::lit::<T>(0.5) * t15 * (t61 * t19) / t17 + t71));
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    rho1_new_2,
                    rho2_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([carried[2], carried[3], carried[4]]);
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
                let [x, y, z, rho1, rho2, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [x,
                y,
                z,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let z_squared = z * z;
                let rho2_squared = rho2 * rho2;
                let x_squared = x * x;
                let t3 = y_squared
                    * (y_squared + z_squared
                        + (rho2_squared + (x_squared + rt::lit::<T>(1.0))));
                let rho1_squared = rho1 * rho1;
                let t4 = t3 + (z_squared + rho2_squared + (x_squared + rho1_squared));
                let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
                let twice_z_squared = rt::lit::<T>(2.0) * z_squared;
                let twice_rho2_squared = rt::lit::<T>(2.0) * rho2_squared;
                let twice_x_squared = rt::lit::<T>(2.0) * x_squared;
                let t5 = rt::lit::<T>(2.0) * (rho1_squared + t3)
                    + (y_squared
                        * (twice_y_squared + twice_z_squared
                            + (twice_rho2_squared
                                + (twice_x_squared + rt::lit::<T>(1.0))))
                        + (twice_z_squared + (twice_x_squared + twice_rho2_squared)));
                [
                    t2 * (rt::lit::<T>(0.5) * t4),
                    rt::lit::<T>(0.5)
                        * (t2 * t5
                            + (twice_y_squared + rt::lit::<T>(1.0))
                                * rt::abs(t4 / (t1 * t1))),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "79c354e90f9d9436e94b558117a330fb";
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
        /// - `y_rate_first`, `rho1_rate_first`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate_first, z_rate_first, rho2_rate_first
        /// - `rho1_rate_second`, `rho2_rate_second`: 2 × 2 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: y_rate_second, x_rate_second, z_rate_second
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 5 | 1 | 0 | 0 | 0 |
        /// | each step | 56 | 80 | 5 | 0 | 0 | 0 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = z_dot - y * x_dot;
                let y_squared = y * y;
                let z_squared = z * z;
                let y_dot_squared = y_dot * y_dot;
                let x_squared = x * x;
                let t2 = y_squared
                    * (y_squared + z_squared
                        + (y_dot_squared + (x_squared + rt::lit::<T>(1.0))))
                    + (t1 * t1 + (y_dot_squared + (x_squared + z_squared)));
                let carried = [
                    x,
                    y,
                    z,
                    t1,
                    y_dot,
                    rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0))
                        * (rt::lit::<T>(0.5) * t2),
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
                let [x, y, z, rho1, rho2, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, h_squared, half_h_squared, quarter_h, k1 } = *setting
                    .scheme();
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let twice_rho1 = rt::lit::<T>(2.0) * rho1;
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let z_squared = z * z;
                let rho2_squared = rho2 * rho2;
                let t3 = z_squared + rho2_squared;
                let t4 = t3 + rt::lit::<T>(1.0);
                let t5 = t1 + t3;
                let rho1_squared = rho1 * rho1;
                let t6 = rho1_squared + t3;
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
                    let t98 = half_h * rho2_rate_second + t78;
                    let t99 = t78 + t98;
                    let t100 = t99 + t17 * t99;
                    let t101 = t69 * t100;
                    let t102 = t16 + rt::lit::<T>(0.125) * t101;
                    let t103 = t102 * t102;
                    let t104 = rt::lit::<T>(1.0) / (t18 * (t103 + rt::lit::<T>(1.0)));
                    let t105 = t68 + quarter_h * rho1_rate_second;
                    let t106 = t102 * t105;
                    let t107 = t104 * (t100 * t106);
                    let y_new_2 = t16 + rt::lit::<T>(0.25) * t101;
                    let y_new_2_squared = y_new_2 * y_new_2;
                    let t108 = rt::lit::<T>(1.0) / (y_new_2_squared + rt::lit::<T>(1.0));
                    let t92 = half_h * rho1_rate_second + t68;
                    let t93 = t68 + t92;
                    let t94 = t19 * t93;
                    let t95 = quarter_h * t94;
                    let t109 = t95 * t102;
                    let t110 = t80 - t109;
                    let t111 = t110 + y_new_2_squared * t110;
                    let z_new_2 = t79 + t95;
                    let t96 = t79 + z_new_2;
                    let t97 = t96 + t17 * t96;
                    let t118 = t16 + y_new_2;
                    let t119 = t58 * t118;
                    let z_new_2_squared = z_new_2 * z_new_2;
                    let t114 = t98 * t98;
                    let t115 = y_new_2_squared + (z_new_2_squared + (t114 + t81));
                    let t117 = t108
                        * (y_new_2_squared * t115
                            + (z_new_2_squared + (t114 + (t73 + t92 * t92))));
                    let t135 = t119
                        * (rt::lit::<T>(0.5)
                            * (t115
                                + (y_new_2_squared + (z_new_2_squared + (t114 + t91))))
                            - t117) + t104 * (t106 * (rt::lit::<T>(0.5) * t93));
                    solution2
                        .update([
                            rt::lit::<T>(0.5) * (t107 + t108 * (t102 * t111))
                                - t58 * t97,
                            -t135,
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
                            let t92 = half_h * rho1_rate_second + t68;
                            let t93 = t68 + t92;
                            let t94 = t19 * t93;
                            let t95 = quarter_h * t94;
                            let z_new_2 = t79 + t95;
                            let t96 = t79 + z_new_2;
                            let t97 = t96 + t17 * t96;
                            let t98 = half_h * rho2_rate_second + t78;
                            let t99 = t78 + t98;
                            let t100 = t99 + t17 * t99;
                            let t101 = t69 * t100;
                            let t102 = t16 + rt::lit::<T>(0.125) * t101;
                            let t103 = t102 * t102;
                            let t104 = rt::lit::<T>(1.0)
                                / (t18 * (t103 + rt::lit::<T>(1.0)));
                            let t105 = t68 + quarter_h * rho1_rate_second;
                            let t106 = t102 * t105;
                            let t107 = t104 * (t100 * t106);
                            let y_new_2 = t16 + rt::lit::<T>(0.25) * t101;
                            let y_new_2_squared = y_new_2 * y_new_2;
                            let t108 = rt::lit::<T>(1.0)
                                / (y_new_2_squared + rt::lit::<T>(1.0));
                            let t109 = t95 * t102;
                            let t110 = t80 - t109;
                            let t111 = t110 + y_new_2_squared * t110;
                            let t112 = t108 * t111;
                            let t113 = t17 + y_new_2_squared;
                            let z_new_2_squared = z_new_2 * z_new_2;
                            let t114 = t98 * t98;
                            let t115 = y_new_2_squared
                                + (z_new_2_squared + (t114 + t81));
                            let t116 = t115 + (z_new_2_squared + (t114 + t82));
                            let t117 = t108
                                * (y_new_2_squared * t115
                                    + (z_new_2_squared + (t114 + (t73 + t92 * t92))));
                            let t118 = t16 + y_new_2;
                            let t119 = t58 * t118;
                            let t120 = t104 * (t93 * t106);
                            let t121 = t19
                                * (half_h_squared
                                    * (t108
                                        * (t103
                                            * (rt::lit::<T>(0.125) * y_new_2_squared
                                                + rt::lit::<T>(0.125))) + t83))
                                + (rt::lit::<T>(1.0) - t104 * (t102 * (k1 * t100)));
                            let t122 = y_new_2 * t85;
                            let t123 = rt::lit::<T>(0.5) * t122;
                            let t124 = ((t110 - t112) * t123
                                - (rt::lit::<T>(0.03125) * y_new_2_squared
                                    + rt::lit::<T>(0.03125)) * (t94 * t87)) * (t102 * t108);
                            let t125 = t105 * t85;
                            let t126 = rt::lit::<T>(0.25) * (t102 * t86);
                            let t127 = t112 * t88 + t124
                                + t104
                                    * (t84 * t106 + t100 * (rt::lit::<T>(0.125) * t125)
                                        - t107 * t126);
                            let t128 = z_new_2 * t89;
                            let t129 = t119
                                * (rt::lit::<T>(0.25) * t128
                                    - t108
                                        * (h * t92
                                            + t128
                                                * (rt::lit::<T>(0.25) * y_new_2_squared
                                                    + rt::lit::<T>(0.25))));
                            let t130 = h * t98;
                            let t131 = t123 + t130;
                            let t132 = t118
                                * (rt::lit::<T>(0.25) * t122
                                    - t108
                                        * (t123 * (t115 - t117) + (t130 + y_new_2_squared * t131)));
                            let t133 = rt::lit::<T>(0.5)
                                * (t116 * t90 + t118 * (t130 + t131))
                                + t85
                                    * (rt::lit::<T>(0.125) * t113 - rt::lit::<T>(0.25) * t117);
                            let t134 = t58 * (t132 + t133)
                                + ((t125 * (rt::lit::<T>(0.125) * t93) - t120 * t126)
                                    * (rt::lit::<T>(0.5) * t104) + rt::lit::<T>(1.0));
                            (
                                [
                                    rho1_rate_second
                                        + rt::lit::<T>(0.5) * (t19 * t97 - t107 - t102 * t112),
                                    (rt::lit::<T>(0.5) * (t113 + t116) - t117) * t119
                                        + (rho2_rate_second + rt::lit::<T>(0.5) * t120),
                                ],
                                [
                                    [t121, -(rt::lit::<T>(0.5) * t127)],
                                    [
                                        t129
                                            + t104
                                                * (rt::lit::<T>(0.5)
                                                    * (half_h * t106 + t102 * (quarter_h * t93))),
                                        t134,
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
                let t92 = half_h * rho1_rate_second + t68;
                let t93 = t68 + t92;
                let t94 = t19 * t93;
                let t95 = quarter_h * t94;
                let t98 = half_h * rho2_rate_second + t78;
                let t99 = t78 + t98;
                let t100 = t99 + t17 * t99;
                let t101 = t69 * t100;
                let t102 = t16 + rt::lit::<T>(0.125) * t101;
                let t109 = t95 * t102;
                let x_new_2 = t72 - t109;
                let y_new_2 = t16 + rt::lit::<T>(0.25) * t101;
                let z_new_2 = t79 + t95;
                let t136 = x * x + z_squared;
                let t137 = t1 + t136;
                let t138 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * y_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let t139 = (t2
                    * (rt::lit::<T>(0.5)
                        * (y_squared * (rho2_squared + t137)
                            + (t136 + (rho2_squared + rho1_squared)))) - reference)
                    * (rt::lit::<T>(0.5) * t138);
                let t140 = t136 + y_squared * t137;
                let t141 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t140 * (rt::lit::<T>(0.25) * t140)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t138 * t138;
                let t142 = rt::lit::<T>(1.0)
                    - rt::visible_change(t139, t141, rt::lit::<T>(1.0));
                let rho1_new_2 = t142 * t92;
                let rho2_new_2 = t142 * t98;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
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
                let [x, y, z, rho1, rho2, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [x,
                y,
                z,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
                let z_squared = z * z;
                let rho2_squared = rho2 * rho2;
                let x_squared = x * x;
                let t3 = y_squared
                    * (y_squared + z_squared
                        + (rho2_squared + (x_squared + rt::lit::<T>(1.0))));
                let rho1_squared = rho1 * rho1;
                let t4 = t3 + (z_squared + rho2_squared + (x_squared + rho1_squared));
                let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
                let twice_z_squared = rt::lit::<T>(2.0) * z_squared;
                let twice_rho2_squared = rt::lit::<T>(2.0) * rho2_squared;
                let twice_x_squared = rt::lit::<T>(2.0) * x_squared;
                let t5 = rt::lit::<T>(2.0) * (rho1_squared + t3)
                    + (y_squared
                        * (twice_y_squared + twice_z_squared
                            + (twice_rho2_squared
                                + (twice_x_squared + rt::lit::<T>(1.0))))
                        + (twice_z_squared + (twice_x_squared + twice_rho2_squared)));
                [
                    t2 * (rt::lit::<T>(0.5) * t4),
                    rt::lit::<T>(0.5)
                        * (t2 * t5
                            + (twice_y_squared + rt::lit::<T>(1.0))
                                * rt::abs(t4 / (t1 * t1))),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "cbb81127933675c308df53e8cd0190d3";
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
        /// - `y_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `y_rate_2`, `rho1_rate_2`, `rho2_rate_2`: 6 × 6 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate_1, z_rate_1, x_rate_2, z_rate_2
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 48 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 76 | 1 | 0 | 0 | 0 |
        /// | each step | 354 | 436 | 12 | 0 | 0 | 55 |
        /// | each sweep for y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2, rho2_rate_2 | 264 | 316 | 10 | 0 | 0 | 0 |
        /// | each iteration for y_rate_1, rho1_rate_1, rho2_rate_1, y_rate_2, rho1_rate_2, rho2_rate_2 | 1062 | 1618 | 20 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 4 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Avf4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Avf4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `-0.03357096720958545/2`
            k1: T,
            /// `-0.042237587700185465/2`
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
            /// `-0.042237587700185465/2`
            k15: T,
            /// `-0.03357096720958545/2`
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
            /// `2 -0.042237587700185465`
            k23: T,
            /// `2 -0.03357096720958545`
            k24: T,
            /// `2 -0.03357096720958545`
            k25: T,
            /// `2 -0.042237587700185465`
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
            /// `2 -0.005079947835069699`
            k45: T,
            /// `2 -0.03809379544010962`
            k46: T,
            /// `2 -0.02826126589226893`
            k47: T,
            /// `2 -0.006926052765037803`
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
            /// `h -0.006926052765037803`
            k57: T,
            /// `h -0.02826126589226893`
            k58: T,
            /// `h -0.03809379544010962`
            k59: T,
            /// `h -0.005079947835069699`
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
            /// `h -0.03867513459481288`
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
            /// `2 h -0.006926052765037803`
            k77: T,
            /// `2 h -0.02826126589226893`
            k78: T,
            /// `2 h -0.03809379544010962`
            k79: T,
            /// `2 h -0.005079947835069699`
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
            /// `-0.042237587700185465 h 0.528261265892269`
            k92: T,
            /// `-0.03357096720958545 h 0.5069260527650378`
            k93: T,
            /// `-0.03357096720958545 h 0.026781124516269687`
            k94: T,
            /// `-0.042237587700185465 h 0.12992802718545557`
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
            /// `2 h -0.03867513459481288`
            k102: T,
            /// `0.13479950349996173 h -0.006926052765037803`
            k103: T,
            /// `0.2646186221535599 h -0.02826126589226893`
            k104: T,
            /// `0.29962887740986976 h -0.03809379544010962`
            k105: T,
            /// `0.23895749671553695 h -0.005079947835069699`
            k106: T,
            /// `0.12372628666282504 h 0.08663737341275521`
            k107: T,
            /// `0.014077768468017546 h 0.22467240951805487`
            k108: T,
            /// `-0.042237587700185465 h 0.37007197281454446`
            k109: T,
            /// `-0.03357096720958545 h 0.4732188754837303`
            k110: T,
            /// `-0.03357096720958545 h -0.006926052765037803`
            k111: T,
            /// `-0.042237587700185465 h -0.02826126589226893`
            k112: T,
            /// `0.014077768468017546 h -0.03809379544010962`
            k113: T,
            /// `0.12372628666282504 h -0.005079947835069699`
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = z_dot - y * x_dot;
                let y_squared = y * y;
                let z_squared = z * z;
                let y_dot_squared = y_dot * y_dot;
                let x_squared = x * x;
                let t2 = y_squared
                    * (y_squared + z_squared
                        + (y_dot_squared + (x_squared + rt::lit::<T>(1.0))))
                    + (t1 * t1 + (y_dot_squared + (x_squared + z_squared)));
                let carried = [
                    x,
                    y,
                    z,
                    t1,
                    y_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0))
                        * (rt::lit::<T>(0.5) * t2),
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
                let [x, y, z, rho1, rho2, _, _, reference] = motion.carried;
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
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
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
                    let t7 = k57 * y_rate_2 + (y + k49 * y_rate_1);
                    let t8 = t7 * t7;
                    let t9 = t8 + rt::lit::<T>(1.0);
                    let t10 = rt::lit::<T>(1.0) / t9;
                    let t11 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                    let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                    let t13 = t10 * (t11 * t12);
                    let t14 = k58 * y_rate_2 + (y + k50 * y_rate_1);
                    let t15 = t14 * t14;
                    let t16 = t15 + rt::lit::<T>(1.0);
                    let t17 = rt::lit::<T>(1.0) / t16;
                    let t18 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                    let t19 = rt::lit::<T>(2.0) * t15 + rt::lit::<T>(2.0);
                    let t20 = t17 * (t18 * t19);
                    let t21 = k59 * y_rate_2 + (y + k51 * y_rate_1);
                    let t22 = t21 * t21;
                    let t23 = t22 + rt::lit::<T>(1.0);
                    let t24 = rt::lit::<T>(1.0) / t23;
                    let t25 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                    let t26 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                    let t27 = t24 * (t25 * t26);
                    let t28 = k60 * y_rate_2 + (y + k52 * y_rate_1);
                    let t29 = t28 * t28;
                    let t30 = t29 + rt::lit::<T>(1.0);
                    let t31 = rt::lit::<T>(1.0) / t30;
                    let t32 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                    let t33 = rt::lit::<T>(2.0) * t29 + rt::lit::<T>(2.0);
                    let t34 = t31 * (t32 * t33);
                    let t35 = k61 * y_rate_2 + (y + k53 * y_rate_1);
                    let t36 = t35 * t35;
                    let t37 = t36 + rt::lit::<T>(1.0);
                    let t38 = rt::lit::<T>(1.0) / t37;
                    let t39 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                    let t40 = rt::lit::<T>(2.0) * t36 + rt::lit::<T>(2.0);
                    let t41 = t38 * (t39 * t40);
                    let t42 = k62 * y_rate_2 + (y + k54 * y_rate_1);
                    let t43 = t42 * t42;
                    let t44 = t43 + rt::lit::<T>(1.0);
                    let t45 = rt::lit::<T>(1.0) / t44;
                    let t46 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                    let t47 = rt::lit::<T>(2.0) * t43 + rt::lit::<T>(2.0);
                    let t48 = t45 * (t46 * t47);
                    let t49 = k63 * y_rate_2 + (y + k55 * y_rate_1);
                    let t50 = t49 * t49;
                    let t51 = t50 + rt::lit::<T>(1.0);
                    let t52 = rt::lit::<T>(1.0) / t51;
                    let t53 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                    let t54 = rt::lit::<T>(2.0) * t50 + rt::lit::<T>(2.0);
                    let t55 = t52 * (t53 * t54);
                    let t56 = k64 * y_rate_2 + (y + k56 * y_rate_1);
                    let t57 = t56 * t56;
                    let t58 = t57 + rt::lit::<T>(1.0);
                    let t59 = rt::lit::<T>(1.0) / t58;
                    let t60 = k64 * rho2_rate_2 + (rho2 + k56 * rho2_rate_1);
                    let t61 = rt::lit::<T>(2.0) * t57 + rt::lit::<T>(2.0);
                    let t62 = t59 * (t60 * t61);
                    let t63 = k8 * t13 + k7 * t20 + (k6 * t27 + k5 * t34)
                        + (k4 * t41 + k3 * t48 + (k2 * t55 + k1 * t62));
                    let t113 = k66 * y_rate_2 + (y + k65 * y_rate_1);
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
                    let t121 = k68 * y_rate_2 + (y + k67 * y_rate_1);
                    let t122 = t80 * t121;
                    let t123 = x - k49 * t120 - k57 * t122;
                    let t83 = t12 * t10;
                    let t124 = t123 * t83;
                    let t125 = x - k50 * t120 - k58 * t122;
                    let t110 = t19 * t17;
                    let t126 = t125 * t110;
                    let t127 = x - k51 * t120 - k59 * t122;
                    let t87 = t26 * t24;
                    let t128 = t127 * t87;
                    let t129 = x - k52 * t120 - k60 * t122;
                    let t91 = t33 * t31;
                    let t130 = t129 * t91;
                    let t131 = x - k53 * t120 - k61 * t122;
                    let t95 = t40 * t38;
                    let t132 = t131 * t95;
                    let t133 = x - k54 * t120 - k62 * t122;
                    let t99 = t47 * t45;
                    let t134 = t133 * t99;
                    let t135 = x - k55 * t120 - k63 * t122;
                    let t102 = t54 * t52;
                    let t136 = t135 * t102;
                    let t137 = x - k56 * t120 - k64 * t122;
                    let t106 = t61 * t59;
                    let t138 = t137 * t106;
                    let t139 = k8 * t124 + k7 * t126 + (k6 * t128 + k5 * t130)
                        + (k4 * t132 + k3 * t134 + (k2 * t136 + k1 * t138));
                    let t140 = t113 * t139;
                    let t114 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                    let t115 = t113 * t114;
                    let t116 = t113 * t113 + rt::lit::<T>(1.0);
                    let t759 = t115 / t116;
                    let t94 = k61 * t80 + (z + k53 * t81);
                    let t96 = t94 * t95;
                    let t97 = k4 * t96;
                    let t109 = k58 * t80 + (z + k50 * t81);
                    let t111 = t109 * t110;
                    let t112 = k7 * t111;
                    let t82 = k57 * t80 + (z + k49 * t81);
                    let t84 = t82 * t83;
                    let t85 = k8 * t84;
                    let t90 = k60 * t80 + (z + k52 * t81);
                    let t92 = t90 * t91;
                    let t93 = k5 * t92;
                    let t98 = k62 * t80 + (z + k54 * t81);
                    let t100 = t98 * t99;
                    let t101 = k63 * t80 + (z + k55 * t81);
                    let t103 = t101 * t102;
                    let t104 = k3 * t100 + k2 * t103;
                    let t86 = k59 * t80 + (z + k51 * t81);
                    let t88 = t86 * t87;
                    let t89 = k6 * t88;
                    let t105 = k64 * t80 + (z + k56 * t81);
                    let t107 = t105 * t106;
                    let t108 = k1 * t107;
                    let t760 = t140
                        + (t63 * t759 - t97 - t112 - (t85 + t93)
                            - (t104 + (t89 + t108)));
                    let t211 = t123 * t123;
                    let t212 = t82 * t82;
                    let t213 = t11 * t11;
                    let t214 = t211 + (t212 + (t8 + (t213 + rt::lit::<T>(1.0))));
                    let t215 = t8 + t214;
                    let t216 = t8 * t214 + (t211 + (t212 + (t213 + t64 * t64)));
                    let t217 = t215 - t10 * t216;
                    let t218 = rt::lit::<T>(2.0) * t7;
                    let t761 = t217 * (t10 * t218);
                    let t151 = t127 * t127;
                    let t152 = t86 * t86;
                    let t153 = t25 * t25;
                    let t154 = t151 + (t152 + (t22 + (t153 + rt::lit::<T>(1.0))));
                    let t155 = t22 + t154;
                    let t156 = t22 * t154 + (t151 + (t152 + (t153 + t68 * t68)));
                    let t157 = t155 - t24 * t156;
                    let t158 = rt::lit::<T>(2.0) * t21;
                    let t762 = t157 * (t24 * t158);
                    let t171 = t129 * t129;
                    let t172 = t90 * t90;
                    let t173 = t32 * t32;
                    let t174 = t171 + (t172 + (t29 + (t173 + rt::lit::<T>(1.0))));
                    let t175 = t29 + t174;
                    let t176 = t29 * t174 + (t171 + (t172 + (t173 + t70 * t70)));
                    let t177 = t175 - t31 * t176;
                    let t178 = rt::lit::<T>(2.0) * t28;
                    let t763 = t177 * (t31 * t178);
                    let t191 = t135 * t135;
                    let t192 = t101 * t101;
                    let t193 = t53 * t53;
                    let t194 = t191 + (t192 + (t50 + (t193 + rt::lit::<T>(1.0))));
                    let t195 = t50 + t194;
                    let t196 = t50 * t194 + (t191 + (t192 + (t193 + t76 * t76)));
                    let t197 = t195 - t52 * t196;
                    let t198 = rt::lit::<T>(2.0) * t49;
                    let t764 = t197 * (t52 * t198);
                    let t201 = t137 * t137;
                    let t202 = t105 * t105;
                    let t203 = t60 * t60;
                    let t204 = t201 + (t202 + (t57 + (t203 + rt::lit::<T>(1.0))));
                    let t205 = t57 + t204;
                    let t206 = t57 * t204 + (t201 + (t202 + (t203 + t78 * t78)));
                    let t207 = t205 - t59 * t206;
                    let t208 = rt::lit::<T>(2.0) * t56;
                    let t765 = t207 * (t59 * t208);
                    let t181 = t131 * t131;
                    let t182 = t94 * t94;
                    let t183 = t39 * t39;
                    let t184 = t181 + (t182 + (t36 + (t183 + rt::lit::<T>(1.0))));
                    let t185 = t36 + t184;
                    let t186 = t36 * t184 + (t181 + (t182 + (t183 + t72 * t72)));
                    let t187 = t185 - t38 * t186;
                    let t188 = rt::lit::<T>(2.0) * t35;
                    let t766 = t187 * (t38 * t188);
                    let t161 = t133 * t133;
                    let t162 = t98 * t98;
                    let t163 = t46 * t46;
                    let t164 = t161 + (t162 + (t43 + (t163 + rt::lit::<T>(1.0))));
                    let t165 = t43 + t164;
                    let t166 = t43 * t164 + (t161 + (t162 + (t163 + t74 * t74)));
                    let t167 = t165 - t45 * t166;
                    let t168 = rt::lit::<T>(2.0) * t42;
                    let t767 = t167 * (t45 * t168);
                    let t141 = t125 * t125;
                    let t142 = t109 * t109;
                    let t143 = t18 * t18;
                    let t144 = t141 + (t142 + (t15 + (t143 + rt::lit::<T>(1.0))));
                    let t145 = t15 + t144;
                    let t146 = t15 * t144 + (t141 + (t142 + (t143 + t66 * t66)));
                    let t147 = t145 - t17 * t146;
                    let t148 = rt::lit::<T>(2.0) * t14;
                    let t768 = t147 * (t17 * t148);
                    let t769 = k1 * t765 + k4 * t766
                        + (k3 * t767 + (k7 * t768 + t81 * t759));
                    let t770 = -(k8 * t761 + k6 * t762 + (k5 * t763 + k2 * t764) + t769);
                    let t222 = k16 * t13 + k15 * t20 + (k14 * t27 + k13 * t34)
                        + (k12 * t41 + k11 * t48 + (k10 * t55 + k9 * t62));
                    let t236 = k16 * t124 + k15 * t126 + (k14 * t128 + k13 * t130)
                        + (k12 * t132 + k11 * t134 + (k10 * t136 + k9 * t138));
                    let t237 = t121 * t236;
                    let t230 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                    let t231 = t121 * t230;
                    let t232 = t121 * t121 + rt::lit::<T>(1.0);
                    let t771 = t231 / t232;
                    let t226 = k12 * t96;
                    let t229 = k15 * t111;
                    let t223 = k16 * t84;
                    let t225 = k13 * t92;
                    let t227 = k11 * t100 + k10 * t103;
                    let t224 = k14 * t88;
                    let t228 = k9 * t107;
                    let t772 = t237
                        + (t222 * t771 - t226 - t229 - (t223 + t225)
                            - (t227 + (t224 + t228)));
                    let t773 = k9 * t765 + k12 * t766
                        + (k11 * t767 + (k15 * t768 + t80 * t771));
                    let t774 = -(k16 * t761 + k14 * t762 + (k13 * t763 + k10 * t764)
                        + t773);
                    solution1.update([t63, t760, t770, t222, t772, t774]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t3 = t2 * (y * (x * t1 + (rho1 * rho2 - y * z)) - z);
                            [rho2, t3, -y, rho2, t3, -y]
                        },
                        move || {
                            let t4 = rt::abs(inv_h * y);
                            let t5 = rt::abs(inv_h * rho1);
                            let t6 = rt::abs(inv_h * rho2);
                            [t4, t5, t6, t4, t5, t6]
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
                            let t7 = k57 * y_rate_2 + (y + k49 * y_rate_1);
                            let t8 = t7 * t7;
                            let t9 = t8 + rt::lit::<T>(1.0);
                            let t10 = rt::lit::<T>(1.0) / t9;
                            let t11 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                            let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                            let t13 = t10 * (t11 * t12);
                            let t14 = k58 * y_rate_2 + (y + k50 * y_rate_1);
                            let t15 = t14 * t14;
                            let t16 = t15 + rt::lit::<T>(1.0);
                            let t17 = rt::lit::<T>(1.0) / t16;
                            let t18 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                            let t19 = rt::lit::<T>(2.0) * t15 + rt::lit::<T>(2.0);
                            let t20 = t17 * (t18 * t19);
                            let t21 = k59 * y_rate_2 + (y + k51 * y_rate_1);
                            let t22 = t21 * t21;
                            let t23 = t22 + rt::lit::<T>(1.0);
                            let t24 = rt::lit::<T>(1.0) / t23;
                            let t25 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                            let t26 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                            let t27 = t24 * (t25 * t26);
                            let t28 = k60 * y_rate_2 + (y + k52 * y_rate_1);
                            let t29 = t28 * t28;
                            let t30 = t29 + rt::lit::<T>(1.0);
                            let t31 = rt::lit::<T>(1.0) / t30;
                            let t32 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                            let t33 = rt::lit::<T>(2.0) * t29 + rt::lit::<T>(2.0);
                            let t34 = t31 * (t32 * t33);
                            let t35 = k61 * y_rate_2 + (y + k53 * y_rate_1);
                            let t36 = t35 * t35;
                            let t37 = t36 + rt::lit::<T>(1.0);
                            let t38 = rt::lit::<T>(1.0) / t37;
                            let t39 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                            let t40 = rt::lit::<T>(2.0) * t36 + rt::lit::<T>(2.0);
                            let t41 = t38 * (t39 * t40);
                            let t42 = k62 * y_rate_2 + (y + k54 * y_rate_1);
                            let t43 = t42 * t42;
                            let t44 = t43 + rt::lit::<T>(1.0);
                            let t45 = rt::lit::<T>(1.0) / t44;
                            let t46 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                            let t47 = rt::lit::<T>(2.0) * t43 + rt::lit::<T>(2.0);
                            let t48 = t45 * (t46 * t47);
                            let t49 = k63 * y_rate_2 + (y + k55 * y_rate_1);
                            let t50 = t49 * t49;
                            let t51 = t50 + rt::lit::<T>(1.0);
                            let t52 = rt::lit::<T>(1.0) / t51;
                            let t53 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                            let t54 = rt::lit::<T>(2.0) * t50 + rt::lit::<T>(2.0);
                            let t55 = t52 * (t53 * t54);
                            let t56 = k64 * y_rate_2 + (y + k56 * y_rate_1);
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
                            let t82 = k57 * t80 + (z + k49 * t81);
                            let t83 = t12 * t10;
                            let t84 = t82 * t83;
                            let t85 = k8 * t84;
                            let t86 = k59 * t80 + (z + k51 * t81);
                            let t87 = t26 * t24;
                            let t88 = t86 * t87;
                            let t89 = k6 * t88;
                            let t90 = k60 * t80 + (z + k52 * t81);
                            let t91 = t33 * t31;
                            let t92 = t90 * t91;
                            let t93 = k5 * t92;
                            let t94 = k61 * t80 + (z + k53 * t81);
                            let t95 = t40 * t38;
                            let t96 = t94 * t95;
                            let t97 = k4 * t96;
                            let t98 = k62 * t80 + (z + k54 * t81);
                            let t99 = t47 * t45;
                            let t100 = t98 * t99;
                            let t101 = k63 * t80 + (z + k55 * t81);
                            let t102 = t54 * t52;
                            let t103 = t101 * t102;
                            let t104 = k3 * t100 + k2 * t103;
                            let t105 = k64 * t80 + (z + k56 * t81);
                            let t106 = t61 * t59;
                            let t107 = t105 * t106;
                            let t108 = k1 * t107;
                            let t109 = k58 * t80 + (z + k50 * t81);
                            let t110 = t19 * t17;
                            let t111 = t109 * t110;
                            let t112 = k7 * t111;
                            let t113 = k66 * y_rate_2 + (y + k65 * y_rate_1);
                            let t114 = k66 * rho1_rate_2 + (rho1 + k65 * rho1_rate_1);
                            let t115 = t113 * t114;
                            let t116 = t113 * t113 + rt::lit::<T>(1.0);
                            let t117 = rt::lit::<T>(1.0) / t116;
                            let t118 = t115 * t117;
                            let t119 = t85 + t89 + (t93 + t97)
                                + (t104 + (t108 + (t112 + (rho1_rate_1 - t118 * t63))));
                            let t120 = t81 * t113;
                            let t121 = k68 * y_rate_2 + (y + k67 * y_rate_1);
                            let t122 = t80 * t121;
                            let t123 = x - k49 * t120 - k57 * t122;
                            let t124 = t123 * t83;
                            let t125 = x - k50 * t120 - k58 * t122;
                            let t126 = t125 * t110;
                            let t127 = x - k51 * t120 - k59 * t122;
                            let t128 = t127 * t87;
                            let t129 = x - k52 * t120 - k60 * t122;
                            let t130 = t129 * t91;
                            let t131 = x - k53 * t120 - k61 * t122;
                            let t132 = t131 * t95;
                            let t133 = x - k54 * t120 - k62 * t122;
                            let t134 = t133 * t99;
                            let t135 = x - k55 * t120 - k63 * t122;
                            let t136 = t135 * t102;
                            let t137 = x - k56 * t120 - k64 * t122;
                            let t138 = t137 * t106;
                            let t139 = k8 * t124 + k7 * t126 + (k6 * t128 + k5 * t130)
                                + (k4 * t132 + k3 * t134 + (k2 * t136 + k1 * t138));
                            let t140 = t113 * t139;
                            let t141 = t125 * t125;
                            let t142 = t109 * t109;
                            let t143 = t18 * t18;
                            let t144 = t141
                                + (t142 + (t15 + (t143 + rt::lit::<T>(1.0))));
                            let t145 = t15 + t144;
                            let t146 = t15 * t144 + (t141 + (t142 + (t143 + t66 * t66)));
                            let t147 = t145 - t17 * t146;
                            let t148 = rt::lit::<T>(2.0) * t14;
                            let t149 = t147 * t148;
                            let t150 = t17 * t149;
                            let t151 = t127 * t127;
                            let t152 = t86 * t86;
                            let t153 = t25 * t25;
                            let t154 = t151
                                + (t152 + (t22 + (t153 + rt::lit::<T>(1.0))));
                            let t155 = t22 + t154;
                            let t156 = t22 * t154 + (t151 + (t152 + (t153 + t68 * t68)));
                            let t157 = t155 - t24 * t156;
                            let t158 = rt::lit::<T>(2.0) * t21;
                            let t159 = t157 * t158;
                            let t160 = t24 * t159;
                            let t161 = t133 * t133;
                            let t162 = t98 * t98;
                            let t163 = t46 * t46;
                            let t164 = t161
                                + (t162 + (t43 + (t163 + rt::lit::<T>(1.0))));
                            let t165 = t43 + t164;
                            let t166 = t43 * t164 + (t161 + (t162 + (t163 + t74 * t74)));
                            let t167 = t165 - t45 * t166;
                            let t168 = rt::lit::<T>(2.0) * t42;
                            let t169 = t167 * t168;
                            let t170 = t45 * t169;
                            let t171 = t129 * t129;
                            let t172 = t90 * t90;
                            let t173 = t32 * t32;
                            let t174 = t171
                                + (t172 + (t29 + (t173 + rt::lit::<T>(1.0))));
                            let t175 = t29 + t174;
                            let t176 = t29 * t174 + (t171 + (t172 + (t173 + t70 * t70)));
                            let t177 = t175 - t31 * t176;
                            let t178 = rt::lit::<T>(2.0) * t28;
                            let t179 = t177 * t178;
                            let t180 = t31 * t179;
                            let t181 = t131 * t131;
                            let t182 = t94 * t94;
                            let t183 = t39 * t39;
                            let t184 = t181
                                + (t182 + (t36 + (t183 + rt::lit::<T>(1.0))));
                            let t185 = t36 + t184;
                            let t186 = t36 * t184 + (t181 + (t182 + (t183 + t72 * t72)));
                            let t187 = t185 - t38 * t186;
                            let t188 = rt::lit::<T>(2.0) * t35;
                            let t189 = t187 * t188;
                            let t190 = t38 * t189;
                            let t191 = t135 * t135;
                            let t192 = t101 * t101;
                            let t193 = t53 * t53;
                            let t194 = t191
                                + (t192 + (t50 + (t193 + rt::lit::<T>(1.0))));
                            let t195 = t50 + t194;
                            let t196 = t50 * t194 + (t191 + (t192 + (t193 + t76 * t76)));
                            let t197 = t195 - t52 * t196;
                            let t198 = rt::lit::<T>(2.0) * t49;
                            let t199 = t197 * t198;
                            let t200 = t52 * t199;
                            let t201 = t137 * t137;
                            let t202 = t105 * t105;
                            let t203 = t60 * t60;
                            let t204 = t201
                                + (t202 + (t57 + (t203 + rt::lit::<T>(1.0))));
                            let t205 = t57 + t204;
                            let t206 = t57 * t204 + (t201 + (t202 + (t203 + t78 * t78)));
                            let t207 = t205 - t59 * t206;
                            let t208 = rt::lit::<T>(2.0) * t56;
                            let t209 = t207 * t208;
                            let t210 = t59 * t209;
                            let t211 = t123 * t123;
                            let t212 = t82 * t82;
                            let t213 = t11 * t11;
                            let t214 = t211 + (t212 + (t8 + (t213 + rt::lit::<T>(1.0))));
                            let t215 = t8 + t214;
                            let t216 = t8 * t214 + (t211 + (t212 + (t213 + t64 * t64)));
                            let t217 = t215 - t10 * t216;
                            let t218 = rt::lit::<T>(2.0) * t7;
                            let t219 = t217 * t218;
                            let t220 = t10 * t219;
                            let t221 = k4 * t190 + k2 * t200
                                + (k1 * t210 + (k8 * t220 + (rho2_rate_1 + t81 * t118)));
                            let t222 = k16 * t13 + k15 * t20 + (k14 * t27 + k13 * t34)
                                + (k12 * t41 + k11 * t48 + (k10 * t55 + k9 * t62));
                            let t223 = k16 * t84;
                            let t224 = k14 * t88;
                            let t225 = k13 * t92;
                            let t226 = k12 * t96;
                            let t227 = k11 * t100 + k10 * t103;
                            let t228 = k9 * t107;
                            let t229 = k15 * t111;
                            let t230 = k68 * rho1_rate_2 + (rho1 + k67 * rho1_rate_1);
                            let t231 = t121 * t230;
                            let t232 = t121 * t121 + rt::lit::<T>(1.0);
                            let t233 = rt::lit::<T>(1.0) / t232;
                            let t234 = t231 * t233;
                            let t235 = t223 + t224 + (t225 + t226)
                                + (t227 + (t228 + (t229 + (rho1_rate_2 - t234 * t222))));
                            let t236 = k16 * t124 + k15 * t126
                                + (k14 * t128 + k13 * t130)
                                + (k12 * t132 + k11 * t134 + (k10 * t136 + k9 * t138));
                            let t237 = t121 * t236;
                            let t238 = k12 * t190 + k10 * t200
                                + (k9 * t210 + (k16 * t220 + (rho2_rate_2 + t80 * t234)));
                            let t239 = k49 * t7;
                            let t240 = t10 * t239;
                            let t241 = rt::lit::<T>(4.0) * t11 - rt::lit::<T>(2.0) * t13;
                            let t242 = t240 * t241;
                            let t243 = k50 * t14;
                            let t244 = t17 * t243;
                            let t245 = rt::lit::<T>(4.0) * t18 - rt::lit::<T>(2.0) * t20;
                            let t246 = t244 * t245;
                            let t247 = k51 * t21;
                            let t248 = t24 * t247;
                            let t249 = rt::lit::<T>(4.0) * t25 - rt::lit::<T>(2.0) * t27;
                            let t250 = t248 * t249;
                            let t251 = k52 * t28;
                            let t252 = t31 * t251;
                            let t253 = rt::lit::<T>(4.0) * t32 - rt::lit::<T>(2.0) * t34;
                            let t254 = t252 * t253;
                            let t255 = k53 * t35;
                            let t256 = t38 * t255;
                            let t257 = rt::lit::<T>(4.0) * t39 - rt::lit::<T>(2.0) * t41;
                            let t258 = t256 * t257;
                            let t259 = k54 * t42;
                            let t260 = t45 * t259;
                            let t261 = rt::lit::<T>(4.0) * t46 - rt::lit::<T>(2.0) * t48;
                            let t262 = t260 * t261;
                            let t263 = k55 * t49;
                            let t264 = t52 * t263;
                            let t265 = rt::lit::<T>(4.0) * t53 - rt::lit::<T>(2.0) * t55;
                            let t266 = t264 * t265;
                            let t267 = k56 * t56;
                            let t268 = t59 * t267;
                            let t269 = rt::lit::<T>(4.0) * t60 - rt::lit::<T>(2.0) * t62;
                            let t270 = t268 * t269;
                            let t271 = k8 * t242 + k7 * t246 + (k6 * t250 + k5 * t254)
                                + (k4 * t258 + k3 * t262 + (k2 * t266 + k1 * t270));
                            let t272 = t10 * (k69 + k69 * t8);
                            let t273 = t17 * (k70 + k70 * t15);
                            let t274 = t24 * (k71 + k71 * t22);
                            let t275 = t31 * (k72 + k72 * t29);
                            let t276 = t38 * (k73 + k73 * t36);
                            let t277 = t45 * (k74 + k74 * t43);
                            let t278 = t52 * (k75 + k75 * t50);
                            let t279 = t59 * (k76 + k76 * t57);
                            let t280 = k8 * t272 + k7 * t273 + (k6 * t274 + k5 * t275)
                                + (k4 * t276 + k3 * t277 + (k2 * t278 + k1 * t279));
                            let t281 = k57 * t7;
                            let t282 = t10 * t281;
                            let t283 = t282 * t241;
                            let t284 = k58 * t14;
                            let t285 = t17 * t284;
                            let t286 = t285 * t245;
                            let t287 = k59 * t21;
                            let t288 = t24 * t287;
                            let t289 = t288 * t249;
                            let t290 = k60 * t28;
                            let t291 = t31 * t290;
                            let t292 = t291 * t253;
                            let t293 = k61 * t35;
                            let t294 = t38 * t293;
                            let t295 = t294 * t257;
                            let t296 = k62 * t42;
                            let t297 = t45 * t296;
                            let t298 = t297 * t261;
                            let t299 = k63 * t49;
                            let t300 = t52 * t299;
                            let t301 = t300 * t265;
                            let t302 = k64 * t56;
                            let t303 = t59 * t302;
                            let t304 = t303 * t269;
                            let t305 = k8 * t283 + k7 * t286 + (k6 * t289 + k5 * t292)
                                + (k4 * t295 + k3 * t298 + (k2 * t301 + k1 * t304));
                            let t306 = t10 * (k77 + k77 * t8);
                            let t307 = t17 * (k78 + k78 * t15);
                            let t308 = t24 * (k79 + k79 * t22);
                            let t309 = t31 * (k80 + k80 * t29);
                            let t310 = t38 * (k81 + k81 * t36);
                            let t311 = t45 * (k82 + k82 * t43);
                            let t312 = t52 * (k83 + k83 * t50);
                            let t313 = t59 * (k84 + k84 * t57);
                            let t314 = k8 * t306 + k7 * t307 + (k6 * t308 + k5 * t309)
                                + (k4 * t310 + k3 * t311 + (k2 * t312 + k1 * t313));
                            let t315 = rt::lit::<T>(2.0) * t31;
                            let t316 = k72 * t28;
                            let t317 = t65 * t240;
                            let t318 = t67 * t244;
                            let t319 = t69 * t248;
                            let t320 = t71 * t252;
                            let t321 = t73 * t256;
                            let t322 = t75 * t260;
                            let t323 = t77 * t264;
                            let t324 = t79 * t268;
                            let t325 = k17 * t317 + k18 * t318
                                + (k19 * t319 + k20 * t320)
                                + (k21 * t321 + k22 * t322 + (k23 * t323 + k24 * t324));
                            let t326 = k25 * t317 + k26 * t318
                                + (k27 * t319 + k28 * t320)
                                + (k29 * t321 + k30 * t322 + (k31 * t323 + k32 * t324));
                            let t327 = k52 * t325 + k60 * t326;
                            let t328 = t315
                                * (t90 * t316 - t327 - (t29 * t327 + t251 * t92));
                            let t329 = rt::lit::<T>(2.0) * t38;
                            let t330 = k73 * t35;
                            let t331 = k53 * t325 + k61 * t326;
                            let t332 = t329
                                * (t94 * t330 - t331 - (t36 * t331 + t255 * t96));
                            let t333 = rt::lit::<T>(2.0) * t45;
                            let t334 = k74 * t42;
                            let t335 = k54 * t325 + k62 * t326;
                            let t336 = t333
                                * (t98 * t334 - t335 - (t43 * t335 + t259 * t100));
                            let t337 = rt::lit::<T>(2.0) * t52;
                            let t338 = k75 * t49;
                            let t339 = k55 * t325 + k63 * t326;
                            let t340 = t337
                                * (t101 * t338 - t339 - (t50 * t339 + t263 * t103));
                            let t341 = rt::lit::<T>(2.0) * t59;
                            let t342 = k76 * t56;
                            let t343 = k56 * t325 + k64 * t326;
                            let t344 = t341
                                * (t105 * t342 - t343 - (t57 * t343 + t267 * t107));
                            let t345 = rt::lit::<T>(2.0) * t10;
                            let t346 = k69 * t7;
                            let t347 = k49 * t325 + k57 * t326;
                            let t348 = t345
                                * (t82 * t346 - t347 - (t8 * t347 + t84 * t239));
                            let t349 = k8 * t348
                                - (t118 * t271
                                    + t63 * (t117 * (k65 * t114 - t118 * (k85 * t113))));
                            let t350 = rt::lit::<T>(2.0) * t17;
                            let t351 = k70 * t14;
                            let t352 = k50 * t325 + k58 * t326;
                            let t353 = t350
                                * (t109 * t351 - t352 - (t15 * t352 + t243 * t111));
                            let t354 = rt::lit::<T>(2.0) * t24;
                            let t355 = k71 * t21;
                            let t356 = k51 * t325 + k59 * t326;
                            let t357 = t354
                                * (t86 * t355 - t356 - (t22 * t356 + t247 * t88));
                            let t358 = k5 * t328 + k4 * t332 + (k3 * t336 + k2 * t340)
                                + (k1 * t344 - k65 * t139
                                    + (t349 + (k7 * t353 + k6 * t357)));
                            let t359 = k65 * t81 - t113 * t325;
                            let t360 = k67 * t80 - t121 * t326;
                            let t361 = k49 * t359 + k57 * t360;
                            let t362 = (t123 * t346 - t361 - (t8 * t361 + t124 * t239))
                                * t345;
                            let t363 = k50 * t359 + k58 * t360;
                            let t364 = (t125 * t351 - t363 - (t15 * t363 + t243 * t126))
                                * t350;
                            let t365 = k51 * t359 + k59 * t360;
                            let t366 = (t127 * t355 - t365 - (t22 * t365 + t247 * t128))
                                * t354;
                            let t367 = k52 * t359 + k60 * t360;
                            let t368 = (t129 * t316 - t367 - (t29 * t367 + t251 * t130))
                                * t315;
                            let t369 = k53 * t359 + k61 * t360;
                            let t370 = (t131 * t330 - t369 - (t36 * t369 + t255 * t132))
                                * t329;
                            let t371 = k54 * t359 + k62 * t360;
                            let t372 = (t133 * t334 - t371 - (t43 * t371 + t259 * t134))
                                * t333;
                            let t373 = k55 * t359 + k63 * t360;
                            let t374 = (t135 * t338 - t373 - (t50 * t373 + t263 * t136))
                                * t337;
                            let t375 = k56 * t359 + k64 * t360;
                            let t376 = (t137 * t342 - t375 - (t57 * t375 + t267 * t138))
                                * t341;
                            let t377 = k8 * t362 + k7 * t364 + (k6 * t366 + k5 * t368)
                                + (k4 * t370 + k3 * t372 + (k2 * t374 + k1 * t376));
                            let t378 = k86 * t10 + k87 * t17 + (k88 * t24 + k89 * t31)
                                + (k90 * t38 + k91 * t45 + (k92 * t52 + k93 * t59));
                            let t379 = t113 * t378;
                            let t380 = k94 * t10 + k95 * t17 + (k96 * t24 + k97 * t31)
                                + (k98 * t38 + k99 * t45 + (k100 * t52 + k101 * t59));
                            let t381 = t121 * t380;
                            let t382 = t83 * (k49 * t379 + k57 * t381);
                            let t383 = t110 * (k50 * t379 + k58 * t381);
                            let t384 = t87 * (k51 * t379 + k59 * t381);
                            let t385 = t91 * (k52 * t379 + k60 * t381);
                            let t386 = t95 * (k53 * t379 + k61 * t381);
                            let t387 = t99 * (k54 * t379 + k62 * t381);
                            let t388 = t102 * (k55 * t379 + k63 * t381);
                            let t389 = t106 * (k56 * t379 + k64 * t381);
                            let t390 = k8 * t382 + k7 * t383 + (k6 * t384 + k5 * t385)
                                + (k4 * t386 + k3 * t387 + (k2 * t388 + k1 * t389));
                            let t391 = t83 * (k49 * t378 + k57 * t380);
                            let t392 = t87 * (k51 * t378 + k59 * t380);
                            let t393 = t91 * (k52 * t378 + k60 * t380);
                            let t394 = t95 * (k53 * t378 + k61 * t380);
                            let t395 = t99 * (k54 * t378 + k62 * t380);
                            let t396 = t102 * (k55 * t378 + k63 * t380);
                            let t397 = t106 * (k56 * t378 + k64 * t380);
                            let t398 = t110 * (k50 * t378 + k58 * t380);
                            let t399 = k3 * t395 + k2 * t396
                                + (k1 * t397
                                    + (k7 * t398
                                        + (rt::lit::<T>(1.0) - t63 * (k65 * t113 * t117))));
                            let t400 = t113 * t390
                                + (k8 * t391 + k6 * t392 + (k5 * t393 + k4 * t394) + t399);
                            let t401 = k80 * t28;
                            let t402 = t65 * t282;
                            let t403 = t67 * t285;
                            let t404 = t69 * t288;
                            let t405 = t71 * t291;
                            let t406 = t73 * t294;
                            let t407 = t75 * t297;
                            let t408 = t77 * t300;
                            let t409 = t79 * t303;
                            let t410 = k17 * t402 + k18 * t403
                                + (k19 * t404 + k20 * t405)
                                + (k21 * t406 + k22 * t407 + (k23 * t408 + k24 * t409));
                            let t411 = k25 * t402 + k26 * t403
                                + (k27 * t404 + k28 * t405)
                                + (k29 * t406 + k30 * t407 + (k31 * t408 + k32 * t409));
                            let t412 = k52 * t410 + k60 * t411;
                            let t413 = t315
                                * (t90 * t401 - t412 - (t29 * t412 + t290 * t92));
                            let t414 = k81 * t35;
                            let t415 = k53 * t410 + k61 * t411;
                            let t416 = t329
                                * (t94 * t414 - t415 - (t36 * t415 + t293 * t96));
                            let t417 = k82 * t42;
                            let t418 = k54 * t410 + k62 * t411;
                            let t419 = t333
                                * (t98 * t417 - t418 - (t43 * t418 + t296 * t100));
                            let t420 = k83 * t49;
                            let t421 = k55 * t410 + k63 * t411;
                            let t422 = t337
                                * (t101 * t420 - t421 - (t50 * t421 + t299 * t103));
                            let t423 = k84 * t56;
                            let t424 = k56 * t410 + k64 * t411;
                            let t425 = t341
                                * (t105 * t423 - t424 - (t57 * t424 + t302 * t107));
                            let t426 = k77 * t7;
                            let t427 = k49 * t410 + k57 * t411;
                            let t428 = t345
                                * (t82 * t426 - t427 - (t8 * t427 + t84 * t281));
                            let t429 = k8 * t428
                                - (t118 * t305
                                    + t63 * (t117 * (k66 * t114 - t118 * (k102 * t113))));
                            let t430 = k78 * t14;
                            let t431 = k50 * t410 + k58 * t411;
                            let t432 = t350
                                * (t109 * t430 - t431 - (t15 * t431 + t284 * t111));
                            let t433 = k79 * t21;
                            let t434 = k51 * t410 + k59 * t411;
                            let t435 = t354
                                * (t86 * t433 - t434 - (t22 * t434 + t287 * t88));
                            let t436 = k5 * t413 + k4 * t416 + (k3 * t419 + k2 * t422)
                                + (k1 * t425 - k66 * t139
                                    + (t429 + (k7 * t432 + k6 * t435)));
                            let t437 = k66 * t81 - t113 * t410;
                            let t438 = k68 * t80 - t121 * t411;
                            let t439 = k49 * t437 + k57 * t438;
                            let t440 = t345
                                * (t123 * t426 - t439 - (t8 * t439 + t124 * t281));
                            let t441 = k50 * t437 + k58 * t438;
                            let t442 = t350
                                * (t125 * t430 - t441 - (t15 * t441 + t284 * t126));
                            let t443 = k51 * t437 + k59 * t438;
                            let t444 = t354
                                * (t127 * t433 - t443 - (t22 * t443 + t287 * t128));
                            let t445 = k52 * t437 + k60 * t438;
                            let t446 = t315
                                * (t129 * t401 - t445 - (t29 * t445 + t290 * t130));
                            let t447 = k53 * t437 + k61 * t438;
                            let t448 = t329
                                * (t131 * t414 - t447 - (t36 * t447 + t293 * t132));
                            let t449 = k54 * t437 + k62 * t438;
                            let t450 = t333
                                * (t133 * t417 - t449 - (t43 * t449 + t296 * t134));
                            let t451 = k55 * t437 + k63 * t438;
                            let t452 = t337
                                * (t135 * t420 - t451 - (t50 * t451 + t299 * t136));
                            let t453 = k56 * t437 + k64 * t438;
                            let t454 = t341
                                * (t137 * t423 - t453 - (t57 * t453 + t302 * t138));
                            let t455 = k8 * t440 + k7 * t442 + (k6 * t444 + k5 * t446)
                                + (k4 * t448 + k3 * t450 + (k2 * t452 + k1 * t454));
                            let t456 = k103 * t10 + k104 * t17
                                + (k105 * t24 + k106 * t31)
                                + (k107 * t38 + k108 * t45 + (k109 * t52 + k110 * t59));
                            let t457 = t113 * t456;
                            let t458 = k111 * t10 + k112 * t17
                                + (k113 * t24 + k114 * t31)
                                + (k115 * t38 + k116 * t45 + (k117 * t52 + k118 * t59));
                            let t459 = t121 * t458;
                            let t460 = t83 * (k49 * t457 + k57 * t459);
                            let t461 = t110 * (k50 * t457 + k58 * t459);
                            let t462 = t87 * (k51 * t457 + k59 * t459);
                            let t463 = t91 * (k52 * t457 + k60 * t459);
                            let t464 = t95 * (k53 * t457 + k61 * t459);
                            let t465 = t99 * (k54 * t457 + k62 * t459);
                            let t466 = t102 * (k55 * t457 + k63 * t459);
                            let t467 = t106 * (k56 * t457 + k64 * t459);
                            let t468 = k8 * t460 + k7 * t461 + (k6 * t462 + k5 * t463)
                                + (k4 * t464 + k3 * t465 + (k2 * t466 + k1 * t467));
                            let t469 = t83 * (k49 * t456 + k57 * t458);
                            let t470 = t110 * (k50 * t456 + k58 * t458);
                            let t471 = t91 * (k52 * t456 + k60 * t458);
                            let t472 = t95 * (k53 * t456 + k61 * t458);
                            let t473 = t99 * (k54 * t456 + k62 * t458);
                            let t474 = t102 * (k55 * t456 + k63 * t458);
                            let t475 = t106 * (k56 * t456 + k64 * t458);
                            let t476 = t87 * (k51 * t456 + k59 * t458);
                            let t477 = k3 * t473 + k2 * t474
                                + (k1 * t475 + (k6 * t476 - t63 * (k66 * t113 * t117)));
                            let t478 = t113 * t468
                                + (k8 * t469 + k7 * t470 + (k5 * t471 + k4 * t472) + t477);
                            let t479 = rt::lit::<T>(1.0) / (t51 * t51);
                            let t480 = rt::lit::<T>(-0.042237587700185465) * t52;
                            let t481 = t49 * t480;
                            let t482 = rt::lit::<T>(-0.03357096720958545) * t59;
                            let t483 = t56 * t482;
                            let t484 = t59 * t483;
                            let t485 = t483 - t57 * t484;
                            let t486 = t485 - t484;
                            let t487 = h * t486;
                            let t488 = t105 * t487;
                            let t489 = t52 * t481;
                            let t490 = t481 - t50 * t489;
                            let t491 = t490 - t489;
                            let t492 = h * t491;
                            let t493 = t101 * t492;
                            let t494 = rt::lit::<T>(0.014077768468017546) * t45;
                            let t495 = t42 * t494;
                            let t496 = t45 * t495;
                            let t497 = t495 - t43 * t496;
                            let t498 = t497 - t496;
                            let t499 = h * t498;
                            let t500 = t98 * t499;
                            let t501 = rt::lit::<T>(0.12372628666282504) * t38;
                            let t502 = t35 * t501;
                            let t503 = t38 * t502;
                            let t504 = t502 - t36 * t503;
                            let t505 = t504 - t503;
                            let t506 = h * t505;
                            let t507 = t94 * t506;
                            let t508 = rt::lit::<T>(0.23895749671553695) * t31;
                            let t509 = t28 * t508;
                            let t510 = t31 * t509;
                            let t511 = t509 - t29 * t510;
                            let t512 = t511 - t510;
                            let t513 = h * t512;
                            let t514 = t90 * t513;
                            let t515 = rt::lit::<T>(0.29962887740986976) * t24;
                            let t516 = t21 * t515;
                            let t517 = t24 * t516;
                            let t518 = t516 - t22 * t517;
                            let t519 = t518 - t517;
                            let t520 = h * t519;
                            let t521 = t86 * t520;
                            let t522 = rt::lit::<T>(0.2646186221535599) * t17;
                            let t523 = t14 * t522;
                            let t524 = t17 * t523;
                            let t525 = t523 - t15 * t524;
                            let t526 = t525 - t524;
                            let t527 = h * t526;
                            let t528 = t109 * t527;
                            let t529 = rt::lit::<T>(0.13479950349996173) * t10;
                            let t530 = t7 * t529;
                            let t531 = t10 * t530;
                            let t532 = t530 - t8 * t531;
                            let t533 = t532 - t531;
                            let t534 = h * t533;
                            let t535 = t82 * t534;
                            let t536 = k41 * t488 + k42 * t493
                                + (k43 * t500 + k44 * t507)
                                + (k45 * t514 + k46 * t521 + (k47 * t528 + k48 * t535));
                            let t537 = t137 * t487;
                            let t538 = t135 * t492;
                            let t539 = t133 * t499;
                            let t540 = t131 * t506;
                            let t541 = t129 * t513;
                            let t542 = t127 * t520;
                            let t543 = t125 * t527;
                            let t544 = t123 * t534;
                            let t545 = k41 * t537 + k42 * t538
                                + (k43 * t539 + k44 * t540)
                                + (k45 * t541 + k46 * t542 + (k47 * t543 + k48 * t544));
                            let t546 = t536 - t121 * t545;
                            let t547 = k34 * t493 + k35 * t500
                                + (k36 * t507 + k37 * t514)
                                + (k38 * t521 + k39 * t528
                                    + (k40 * t535 + (t118 + k33 * t488)));
                            let t548 = k33 * t537 + k34 * t538
                                + (k35 * t539 + k36 * t540)
                                + (k37 * t541 + k38 * t542 + (k39 * t543 + k40 * t544));
                            let t549 = t547 - t113 * t548;
                            let t550 = rt::lit::<T>(0.2646186221535599) * t546
                                + rt::lit::<T>(-0.042237587700185465) * t549;
                            let t551 = t479 * (t196 * t481 - k2 * t199 - t76 * t550)
                                + (t481 + t490 - t194 * t489);
                            let t552 = t198 * t551
                                + (t195 * t480
                                    - t196 * (rt::lit::<T>(-0.042237587700185465) * t479));
                            let t553 = rt::lit::<T>(1.0) / (t44 * t44);
                            let t554 = rt::lit::<T>(0.29962887740986976) * t546
                                + rt::lit::<T>(0.014077768468017546) * t549;
                            let t555 = t553 * (t166 * t495 - k3 * t169 - t74 * t554)
                                + (t495 + t497 - t164 * t496);
                            let t556 = t168 * t555
                                + (t165 * t494
                                    - t166 * (rt::lit::<T>(0.014077768468017546) * t553));
                            let t557 = rt::lit::<T>(1.0) / (t37 * t37);
                            let t558 = rt::lit::<T>(0.23895749671553695) * t546
                                + rt::lit::<T>(0.12372628666282504) * t549;
                            let t559 = t557 * (t186 * t502 - k4 * t189 - t72 * t558)
                                + (t502 + t504 - t184 * t503);
                            let t560 = t188 * t559
                                + (t185 * t501
                                    - t186 * (rt::lit::<T>(0.12372628666282504) * t557));
                            let t561 = rt::lit::<T>(1.0) / (t30 * t30);
                            let t562 = rt::lit::<T>(0.12372628666282504) * t546
                                + rt::lit::<T>(0.23895749671553695) * t549;
                            let t563 = t561 * (t176 * t509 - k5 * t179 - t70 * t562)
                                + (t509 + t511 - t174 * t510);
                            let t564 = t178 * t563
                                + (t175 * t508
                                    - t176 * (rt::lit::<T>(0.23895749671553695) * t561));
                            let t565 = rt::lit::<T>(1.0) / (t23 * t23);
                            let t566 = rt::lit::<T>(0.014077768468017546) * t546
                                + rt::lit::<T>(0.29962887740986976) * t549;
                            let t567 = t565 * (t156 * t516 - k6 * t159 - t68 * t566)
                                + (t516 + t518 - t154 * t517);
                            let t568 = t158 * t567
                                + (t155 * t515
                                    - t156 * (rt::lit::<T>(0.29962887740986976) * t565));
                            let t569 = rt::lit::<T>(1.0) / (t16 * t16);
                            let t570 = rt::lit::<T>(-0.042237587700185465) * t546
                                + rt::lit::<T>(0.2646186221535599) * t549;
                            let t571 = t569 * (t146 * t523 - k7 * t149 - t66 * t570)
                                + (t523 + t525 - t144 * t524);
                            let t572 = t148 * t571
                                + (t145 * t522
                                    - t146 * (rt::lit::<T>(0.2646186221535599) * t569));
                            let t573 = rt::lit::<T>(1.0) / (t9 * t9);
                            let t574 = rt::lit::<T>(-0.03357096720958545) * t546
                                + rt::lit::<T>(0.13479950349996173) * t549;
                            let t575 = t573 * (t216 * t530 - k8 * t219 - t64 * t574)
                                + (t530 + t532 - t214 * t531);
                            let t576 = t218 * t575
                                + (t215 * t529
                                    - t216 * (rt::lit::<T>(0.13479950349996173) * t573));
                            let t577 = rt::lit::<T>(1.0) / (t58 * t58);
                            let t578 = rt::lit::<T>(0.13479950349996173) * t546
                                + rt::lit::<T>(-0.03357096720958545) * t549;
                            let t579 = t577 * (t206 * t483 - k1 * t209 - t78 * t578)
                                + (t483 + t485 - t204 * t484);
                            let t580 = t208 * t579
                                + (t205 * t482
                                    - t206 * (rt::lit::<T>(-0.03357096720958545) * t577));
                            let t581 = t81 * t117;
                            let t582 = t114 * t581
                                - t81
                                    * (t548
                                        + t115 * (rt::lit::<T>(2.0) * t113) / (t116 * t116));
                            let t583 = t545 * (h * t80);
                            let t584 = k51 * t568 + k50 * t572
                                + (k49 * t576
                                    + (k56 * t580
                                        + (k65 * t582 - rt::lit::<T>(0.5386751345948129) * t583)));
                            let t585 = rt::lit::<T>(2.0) * t76;
                            let t586 = t52 * t550 - t489 * t585;
                            let t587 = rt::lit::<T>(2.0) * t74;
                            let t588 = t45 * t554 - t496 * t587;
                            let t589 = rt::lit::<T>(2.0) * t72;
                            let t590 = t38 * t558 - t503 * t589;
                            let t591 = rt::lit::<T>(2.0) * t70;
                            let t592 = t31 * t562 - t510 * t591;
                            let t593 = rt::lit::<T>(2.0) * t68;
                            let t594 = t24 * t566 - t517 * t593;
                            let t595 = rt::lit::<T>(2.0) * t66;
                            let t596 = t17 * t570 - t524 * t595;
                            let t597 = rt::lit::<T>(2.0) * t64;
                            let t598 = t10 * t574 - t531 * t597;
                            let t599 = rt::lit::<T>(2.0) * t78;
                            let t600 = t59 * t578 - t484 * t599;
                            let t601 = t581 * (h * t113);
                            let t602 = k51 * t594 + k50 * t596
                                + (k49 * t598 + (k56 * t600 + rt::lit::<T>(0.25) * t601));
                            let t603 = h * t53;
                            let t604 = t491 * t603;
                            let t605 = h * t46;
                            let t606 = t498 * t605;
                            let t607 = h * t39;
                            let t608 = t505 * t607;
                            let t609 = h * t32;
                            let t610 = t512 * t609;
                            let t611 = h * t25;
                            let t612 = t519 * t611;
                            let t613 = h * t18;
                            let t614 = t526 * t613;
                            let t615 = h * t11;
                            let t616 = t533 * t615;
                            let t617 = h * t60;
                            let t618 = t486 * t617;
                            let t619 = k34 * t604 + k35 * t606
                                + (k36 * t608 + k37 * t610)
                                + (k38 * t612 + k39 * t614
                                    + (k40 * t616 + (k33 * t618 + rt::lit::<T>(1.0))));
                            let t620 = k59 * t568 + k58 * t572
                                + (k57 * t576
                                    + (k64 * t580 + (k66 * t582 - rt::lit::<T>(0.25) * t583)));
                            let t621 = k59 * t594 + k58 * t596
                                + (k57 * t598
                                    + (k64 * t600 + rt::lit::<T>(-0.03867513459481288) * t601));
                            let t622 = k41 * t618 + k42 * t604
                                + (k43 * t606 + k44 * t608)
                                + (k45 * t610 + k46 * t612 + (k47 * t614 + k48 * t616));
                            let t623 = k16 * t242 + k15 * t246
                                + (k14 * t250 + k13 * t254)
                                + (k12 * t258 + k11 * t262 + (k10 * t266 + k9 * t270));
                            let t624 = k16 * t272 + k15 * t273
                                + (k14 * t274 + k13 * t275)
                                + (k12 * t276 + k11 * t277 + (k10 * t278 + k9 * t279));
                            let t625 = k16 * t283 + k15 * t286
                                + (k14 * t289 + k13 * t292)
                                + (k12 * t295 + k11 * t298 + (k10 * t301 + k9 * t304));
                            let t626 = k16 * t306 + k15 * t307
                                + (k14 * t308 + k13 * t309)
                                + (k12 * t310 + k11 * t311 + (k10 * t312 + k9 * t313));
                            let t627 = k16 * t348
                                - (t234 * t623
                                    + t222 * (t233 * (k67 * t230 - t234 * (k119 * t121))));
                            let t628 = k13 * t328 + k12 * t332
                                + (k11 * t336 + k10 * t340)
                                + (k9 * t344 - k67 * t236
                                    + (t627 + (k15 * t353 + k14 * t357)));
                            let t629 = k16 * t362 + k15 * t364
                                + (k14 * t366 + k13 * t368)
                                + (k12 * t370 + k11 * t372 + (k10 * t374 + k9 * t376));
                            let t630 = k16 * t382 + k15 * t383
                                + (k14 * t384 + k13 * t385)
                                + (k12 * t386 + k11 * t387 + (k10 * t388 + k9 * t389));
                            let t631 = k11 * t395 + k10 * t396
                                + (k9 * t397 + (k14 * t392 - t222 * (k67 * t121 * t233)));
                            let t632 = t121 * t630
                                + (k16 * t391 + k15 * t398 + (k13 * t393 + k12 * t394)
                                    + t631);
                            let t633 = k16 * t428
                                - (t234 * t625
                                    + t222 * (t233 * (k68 * t230 - t234 * (k120 * t121))));
                            let t634 = k13 * t413 + k12 * t416
                                + (k11 * t419 + k10 * t422)
                                + (k9 * t425 - k68 * t236
                                    + (t633 + (k15 * t432 + k14 * t435)));
                            let t635 = k16 * t440 + k15 * t442
                                + (k14 * t444 + k13 * t446)
                                + (k12 * t448 + k11 * t450 + (k10 * t452 + k9 * t454));
                            let t636 = k16 * t460 + k15 * t461
                                + (k14 * t462 + k13 * t463)
                                + (k12 * t464 + k11 * t465 + (k10 * t466 + k9 * t467));
                            let t637 = k11 * t473 + k10 * t474
                                + (k9 * t475
                                    + (k15 * t470
                                        + (rt::lit::<T>(1.0) - t222 * (k68 * t121 * t233))));
                            let t638 = t121 * t636
                                + (k16 * t469 + k14 * t476 + (k13 * t471 + k12 * t472)
                                    + t637);
                            let t639 = rt::lit::<T>(0.2646186221535599) * t52;
                            let t640 = t49 * t639;
                            let t641 = t52 * t640;
                            let t642 = t640 - t50 * t641;
                            let t643 = t642 - t641;
                            let t644 = h * t643;
                            let t645 = t101 * t644;
                            let t646 = rt::lit::<T>(0.29962887740986976) * t45;
                            let t647 = t42 * t646;
                            let t648 = t45 * t647;
                            let t649 = t647 - t43 * t648;
                            let t650 = t649 - t648;
                            let t651 = h * t650;
                            let t652 = t98 * t651;
                            let t653 = rt::lit::<T>(0.23895749671553695) * t38;
                            let t654 = t35 * t653;
                            let t655 = t38 * t654;
                            let t656 = t654 - t36 * t655;
                            let t657 = t656 - t655;
                            let t658 = h * t657;
                            let t659 = t94 * t658;
                            let t660 = rt::lit::<T>(0.12372628666282504) * t31;
                            let t661 = t28 * t660;
                            let t662 = t31 * t661;
                            let t663 = t661 - t29 * t662;
                            let t664 = t663 - t662;
                            let t665 = h * t664;
                            let t666 = t90 * t665;
                            let t667 = rt::lit::<T>(0.014077768468017546) * t24;
                            let t668 = t21 * t667;
                            let t669 = t24 * t668;
                            let t670 = t668 - t22 * t669;
                            let t671 = t670 - t669;
                            let t672 = h * t671;
                            let t673 = t86 * t672;
                            let t674 = rt::lit::<T>(-0.042237587700185465) * t17;
                            let t675 = t14 * t674;
                            let t676 = t17 * t675;
                            let t677 = t675 - t15 * t676;
                            let t678 = t677 - t676;
                            let t679 = h * t678;
                            let t680 = t109 * t679;
                            let t681 = rt::lit::<T>(-0.03357096720958545) * t10;
                            let t682 = t7 * t681;
                            let t683 = t10 * t682;
                            let t684 = t682 - t8 * t683;
                            let t685 = t684 - t683;
                            let t686 = h * t685;
                            let t687 = t82 * t686;
                            let t688 = rt::lit::<T>(0.13479950349996173) * t59;
                            let t689 = t56 * t688;
                            let t690 = t59 * t689;
                            let t691 = t689 - t57 * t690;
                            let t692 = t691 - t690;
                            let t693 = h * t692;
                            let t694 = t105 * t693;
                            let t695 = k42 * t645 + k43 * t652
                                + (k44 * t659 + k45 * t666)
                                + (k46 * t673 + k47 * t680
                                    + (k48 * t687 + (t234 + k41 * t694)));
                            let t696 = t137 * t693;
                            let t697 = t135 * t644;
                            let t698 = t133 * t651;
                            let t699 = t131 * t658;
                            let t700 = t129 * t665;
                            let t701 = t127 * t672;
                            let t702 = t125 * t679;
                            let t703 = t123 * t686;
                            let t704 = k41 * t696 + k42 * t697
                                + (k43 * t698 + k44 * t699)
                                + (k45 * t700 + k46 * t701 + (k47 * t702 + k48 * t703));
                            let t705 = t695 - t121 * t704;
                            let t706 = k33 * t694 + k34 * t645
                                + (k35 * t652 + k36 * t659)
                                + (k37 * t666 + k38 * t673 + (k39 * t680 + k40 * t687));
                            let t707 = k33 * t696 + k34 * t697
                                + (k35 * t698 + k36 * t699)
                                + (k37 * t700 + k38 * t701 + (k39 * t702 + k40 * t703));
                            let t708 = t706 - t113 * t707;
                            let t709 = rt::lit::<T>(0.2646186221535599) * t705
                                + rt::lit::<T>(-0.042237587700185465) * t708;
                            let t710 = t479 * (t196 * t640 - k10 * t199 - t76 * t709)
                                + (t640 + t642 - t194 * t641);
                            let t711 = t198 * t710
                                + (t195 * t639
                                    - t196 * (rt::lit::<T>(0.2646186221535599) * t479));
                            let t712 = rt::lit::<T>(0.29962887740986976) * t705
                                + rt::lit::<T>(0.014077768468017546) * t708;
                            let t713 = t553 * (t166 * t647 - k11 * t169 - t74 * t712)
                                + (t647 + t649 - t164 * t648);
                            let t714 = t168 * t713
                                + (t165 * t646
                                    - t166 * (rt::lit::<T>(0.29962887740986976) * t553));
                            let t715 = rt::lit::<T>(0.23895749671553695) * t705
                                + rt::lit::<T>(0.12372628666282504) * t708;
                            let t716 = t557 * (t186 * t654 - k12 * t189 - t72 * t715)
                                + (t654 + t656 - t184 * t655);
                            let t717 = t188 * t716
                                + (t185 * t653
                                    - t186 * (rt::lit::<T>(0.23895749671553695) * t557));
                            let t718 = rt::lit::<T>(0.12372628666282504) * t705
                                + rt::lit::<T>(0.23895749671553695) * t708;
                            let t719 = t561 * (t176 * t661 - k13 * t179 - t70 * t718)
                                + (t661 + t663 - t174 * t662);
                            let t720 = t178 * t719
                                + (t175 * t660
                                    - t176 * (rt::lit::<T>(0.12372628666282504) * t561));
                            let t721 = rt::lit::<T>(0.014077768468017546) * t705
                                + rt::lit::<T>(0.29962887740986976) * t708;
                            let t722 = t565 * (t156 * t668 - k14 * t159 - t68 * t721)
                                + (t668 + t670 - t154 * t669);
                            let t723 = t158 * t722
                                + (t155 * t667
                                    - t156 * (rt::lit::<T>(0.014077768468017546) * t565));
                            let t724 = rt::lit::<T>(-0.042237587700185465) * t705
                                + rt::lit::<T>(0.2646186221535599) * t708;
                            let t725 = t569 * (t146 * t675 - k15 * t149 - t66 * t724)
                                + (t675 + t677 - t144 * t676);
                            let t726 = t148 * t725
                                + (t145 * t674
                                    - t146 * (rt::lit::<T>(-0.042237587700185465) * t569));
                            let t727 = rt::lit::<T>(-0.03357096720958545) * t705
                                + rt::lit::<T>(0.13479950349996173) * t708;
                            let t728 = t573 * (t216 * t682 - k16 * t219 - t64 * t727)
                                + (t682 + t684 - t214 * t683);
                            let t729 = t218 * t728
                                + (t215 * t681
                                    - t216 * (rt::lit::<T>(-0.03357096720958545) * t573));
                            let t730 = rt::lit::<T>(0.13479950349996173) * t705
                                + rt::lit::<T>(-0.03357096720958545) * t708;
                            let t731 = t577 * (t206 * t689 - k9 * t209 - t78 * t730)
                                + (t689 + t691 - t204 * t690);
                            let t732 = t208 * t731
                                + (t205 * t688
                                    - t206 * (rt::lit::<T>(0.13479950349996173) * t577));
                            let t733 = t80 * t233;
                            let t734 = t230 * t733
                                - t80
                                    * (t704
                                        + t231 * (rt::lit::<T>(2.0) * t121) / (t232 * t232));
                            let t735 = t707 * (h * t81);
                            let t736 = k51 * t723 + k50 * t726
                                + (k49 * t729
                                    + (k56 * t732 + (k67 * t734 - rt::lit::<T>(0.25) * t735)));
                            let t737 = t52 * t709 - t641 * t585;
                            let t738 = t45 * t712 - t648 * t587;
                            let t739 = t38 * t715 - t655 * t589;
                            let t740 = t31 * t718 - t662 * t591;
                            let t741 = t24 * t721 - t669 * t593;
                            let t742 = t17 * t724 - t676 * t595;
                            let t743 = t10 * t727 - t683 * t597;
                            let t744 = t59 * t730 - t690 * t599;
                            let t745 = t733 * (h * t121);
                            let t746 = k51 * t741 + k50 * t742
                                + (k49 * t743
                                    + (k56 * t744 + rt::lit::<T>(0.5386751345948129) * t745));
                            let t747 = t617 * t692;
                            let t748 = t603 * t643;
                            let t749 = t605 * t650;
                            let t750 = t607 * t657;
                            let t751 = t609 * t664;
                            let t752 = t611 * t671;
                            let t753 = t613 * t678;
                            let t754 = t615 * t685;
                            let t755 = k33 * t747 + k34 * t748
                                + (k35 * t749 + k36 * t750)
                                + (k37 * t751 + k38 * t752 + (k39 * t753 + k40 * t754));
                            let t756 = k59 * t723 + k58 * t726
                                + (k57 * t729
                                    + (k64 * t732
                                        + (k68 * t734
                                            - rt::lit::<T>(-0.03867513459481288) * t735)));
                            let t757 = k59 * t741 + k58 * t742
                                + (k57 * t743 + (k64 * t744 + rt::lit::<T>(0.25) * t745));
                            let t758 = k42 * t748 + k43 * t749
                                + (k44 * t750 + k45 * t751)
                                + (k46 * t752 + k47 * t753
                                    + (k48 * t754 + (k41 * t747 + rt::lit::<T>(1.0))));
                            (
                                [
                                    y_rate_1 - t63,
                                    t119 - t140,
                                    k7 * t150 + k6 * t160 + (k3 * t170 + k5 * t180) + t221,
                                    y_rate_2 - t222,
                                    t235 - t237,
                                    k15 * t150 + k14 * t160 + (k11 * t170 + k13 * t180) + t238,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t271,
                                        rt::lit::<T>(0.0),
                                        -t280,
                                        -t305,
                                        rt::lit::<T>(0.0),
                                        -t314,
                                    ],
                                    [
                                        t358 - t113 * t377,
                                        t400,
                                        -(t118 * t280),
                                        t436 - t113 * t455,
                                        t478,
                                        -(t118 * t314),
                                    ],
                                    [
                                        k55 * t552 + k54 * t556 + (k53 * t560 + k52 * t564) + t584,
                                        k55 * t586 + k54 * t588 + (k53 * t590 + k52 * t592) + t602,
                                        t619,
                                        k63 * t552 + k62 * t556 + (k61 * t560 + k60 * t564) + t620,
                                        k63 * t586 + k62 * t588 + (k61 * t590 + k60 * t592) + t621,
                                        t622,
                                    ],
                                    [
                                        -t623,
                                        rt::lit::<T>(0.0),
                                        -t624,
                                        rt::lit::<T>(1.0) - t625,
                                        rt::lit::<T>(0.0),
                                        -t626,
                                    ],
                                    [
                                        t628 - t121 * t629,
                                        t632,
                                        -(t234 * t624),
                                        t634 - t121 * t635,
                                        t638,
                                        -(t234 * t626),
                                    ],
                                    [
                                        k55 * t711 + k54 * t714 + (k53 * t717 + k52 * t720) + t736,
                                        k55 * t737 + k54 * t738 + (k53 * t739 + k52 * t740) + t746,
                                        t755,
                                        k63 * t711 + k62 * t714 + (k61 * t717 + k60 * t720) + t756,
                                        k63 * t737 + k62 * t738 + (k61 * t739 + k60 * t740) + t757,
                                        t758,
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
                let t64 = k57 * rho1_rate_2 + (rho1 + k49 * rho1_rate_1);
                let t7 = k57 * y_rate_2 + (y + k49 * y_rate_1);
                let t8 = t7 * t7;
                let t9 = t8 + rt::lit::<T>(1.0);
                let t10 = rt::lit::<T>(1.0) / t9;
                let t65 = t64 * t10;
                let t66 = k58 * rho1_rate_2 + (rho1 + k50 * rho1_rate_1);
                let t14 = k58 * y_rate_2 + (y + k50 * y_rate_1);
                let t15 = t14 * t14;
                let t16 = t15 + rt::lit::<T>(1.0);
                let t17 = rt::lit::<T>(1.0) / t16;
                let t67 = t66 * t17;
                let t68 = k59 * rho1_rate_2 + (rho1 + k51 * rho1_rate_1);
                let t21 = k59 * y_rate_2 + (y + k51 * y_rate_1);
                let t22 = t21 * t21;
                let t23 = t22 + rt::lit::<T>(1.0);
                let t24 = rt::lit::<T>(1.0) / t23;
                let t69 = t68 * t24;
                let t70 = k60 * rho1_rate_2 + (rho1 + k52 * rho1_rate_1);
                let t28 = k60 * y_rate_2 + (y + k52 * y_rate_1);
                let t29 = t28 * t28;
                let t30 = t29 + rt::lit::<T>(1.0);
                let t31 = rt::lit::<T>(1.0) / t30;
                let t71 = t70 * t31;
                let t72 = k61 * rho1_rate_2 + (rho1 + k53 * rho1_rate_1);
                let t35 = k61 * y_rate_2 + (y + k53 * y_rate_1);
                let t36 = t35 * t35;
                let t37 = t36 + rt::lit::<T>(1.0);
                let t38 = rt::lit::<T>(1.0) / t37;
                let t73 = t72 * t38;
                let t74 = k62 * rho1_rate_2 + (rho1 + k54 * rho1_rate_1);
                let t42 = k62 * y_rate_2 + (y + k54 * y_rate_1);
                let t43 = t42 * t42;
                let t44 = t43 + rt::lit::<T>(1.0);
                let t45 = rt::lit::<T>(1.0) / t44;
                let t75 = t74 * t45;
                let t76 = k63 * rho1_rate_2 + (rho1 + k55 * rho1_rate_1);
                let t49 = k63 * y_rate_2 + (y + k55 * y_rate_1);
                let t50 = t49 * t49;
                let t51 = t50 + rt::lit::<T>(1.0);
                let t52 = rt::lit::<T>(1.0) / t51;
                let t77 = t76 * t52;
                let t78 = k64 * rho1_rate_2 + (rho1 + k56 * rho1_rate_1);
                let t56 = k64 * y_rate_2 + (y + k56 * y_rate_1);
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
                let t113 = k66 * y_rate_2 + (y + k65 * y_rate_1);
                let t120 = t81 * t113;
                let t80 = rt::lit::<T>(-0.03357096720958545) * t65
                    + rt::lit::<T>(-0.042237587700185465) * t67
                    + (rt::lit::<T>(0.014077768468017546) * t69
                        + rt::lit::<T>(0.12372628666282504) * t71)
                    + (rt::lit::<T>(0.23895749671553695) * t73
                        + rt::lit::<T>(0.29962887740986976) * t75
                        + (rt::lit::<T>(0.2646186221535599) * t77
                            + rt::lit::<T>(0.13479950349996173) * t79));
                let t121 = k68 * y_rate_2 + (y + k67 * y_rate_1);
                let t122 = t80 * t121;
                let x_new_2 = x
                    - h * (rt::lit::<T>(0.5) * t120 + rt::lit::<T>(0.5) * t122);
                let y_new_2 = y
                    + h * (rt::lit::<T>(0.5) * y_rate_1 + rt::lit::<T>(0.5) * y_rate_2);
                let z_new_2 = z
                    + h * (rt::lit::<T>(0.5) * t81 + rt::lit::<T>(0.5) * t80);
                let t775 = rho1
                    + h
                        * (rt::lit::<T>(0.5) * rho1_rate_1
                            + rt::lit::<T>(0.5) * rho1_rate_2);
                let rho1_squared = rho1 * rho1;
                let t776 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * y_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let rho2_squared = rho2 * rho2;
                let t777 = x * x + z * z;
                let t778 = t1 + t777;
                let t779 = t2
                    * (y_squared * (rho2_squared + t778)
                        + (t777 + (rho2_squared + rho1_squared)));
                let t780 = rt::lit::<T>(0.5) * t779;
                let t781 = t777 + y_squared * t778;
                let t782 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t781 * (rt::lit::<T>(0.25) * t781)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t776 * t776;
                let t783 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        rt::lit::<T>(0.5) * t776 * (t780 - reference),
                        t782,
                        rt::lit::<T>(1.0),
                    );
                let rho1_new_2 = t775 * t783;
                let t784 = rho2
                    + h
                        * (rt::lit::<T>(0.5) * rho2_rate_1
                            + rt::lit::<T>(0.5) * rho2_rate_2);
                let rho2_new_2 = t784 * t783;
                let y_new_2_squared = y_new_2 * y_new_2;
                let x_new_2_squared = x_new_2 * x_new_2;
                let z_new_2_squared = z_new_2 * z_new_2;
                let t785 = t784 * t784;
                let t786 = y_new_2_squared
                    * (x_new_2_squared
                        + (z_new_2_squared
                            + (y_new_2_squared + (t785 + rt::lit::<T>(1.0)))))
                    + (x_new_2_squared + (z_new_2_squared + (t785 + t775 * t775)));
                let t787 = t786
                    * (rt::lit::<T>(1.0) / (y_new_2_squared + rt::lit::<T>(1.0)));
                let t125 = x - k50 * t120 - k58 * t122;
                let t141 = t125 * t125;
                let t109 = k58 * t80 + (z + k50 * t81);
                let t142 = t109 * t109;
                let t18 = k58 * rho2_rate_2 + (rho2 + k50 * rho2_rate_1);
                let t143 = t18 * t18;
                let t144 = t141 + (t142 + (t15 + (t143 + rt::lit::<T>(1.0))));
                let t145 = t15 + t144;
                let t146 = t15 * t144 + (t141 + (t142 + (t143 + t66 * t66)));
                let t147 = t145 - t17 * t146;
                let t788 = t147
                    * (t17
                        * (t14
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(1.1899334077836625) * y_rate_1
                                    + rt::lit::<T>(-0.18993340778366247) * y_rate_2))));
                let t19 = rt::lit::<T>(2.0) * t15 + rt::lit::<T>(2.0);
                let t789 = t17
                    * (t19
                        * ((rt::lit::<T>(1.1899334077836625) * rho2_rate_1
                            + rt::lit::<T>(-0.18993340778366247) * rho2_rate_2) * t18));
                let t110 = t19 * t17;
                let t790 = t109
                    * (t110
                        * (rt::lit::<T>(1.1899334077836625) * t81
                            + rt::lit::<T>(-0.18993340778366247) * t80));
                let t791 = t125
                    * ((rt::lit::<T>(1.1899334077836625) * t120
                        + rt::lit::<T>(-0.18993340778366247) * t122) * t110);
                let t135 = x - k55 * t120 - k63 * t122;
                let t191 = t135 * t135;
                let t101 = k63 * t80 + (z + k55 * t81);
                let t192 = t101 * t101;
                let t53 = k63 * rho2_rate_2 + (rho2 + k55 * rho2_rate_1);
                let t193 = t53 * t53;
                let t194 = t191 + (t192 + (t50 + (t193 + rt::lit::<T>(1.0))));
                let t195 = t50 + t194;
                let t196 = t50 * t194 + (t191 + (t192 + (t193 + t76 * t76)));
                let t197 = t195 - t52 * t196;
                let t792 = t197
                    * (t52
                        * (t49
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(-0.18993340778366247) * y_rate_1
                                    + rt::lit::<T>(1.1899334077836625) * y_rate_2))));
                let t54 = rt::lit::<T>(2.0) * t50 + rt::lit::<T>(2.0);
                let t793 = t52
                    * (t54
                        * ((rt::lit::<T>(-0.18993340778366247) * rho2_rate_1
                            + rt::lit::<T>(1.1899334077836625) * rho2_rate_2) * t53));
                let t102 = t54 * t52;
                let t794 = t101
                    * (t102
                        * (rt::lit::<T>(-0.18993340778366247) * t81
                            + rt::lit::<T>(1.1899334077836625) * t80));
                let t795 = t135
                    * ((rt::lit::<T>(-0.18993340778366247) * t120
                        + rt::lit::<T>(1.1899334077836625) * t122) * t102);
                let t796 = (rt::lit::<T>(1.1899334077836625) * rho1_rate_1
                    + rt::lit::<T>(-0.18993340778366247) * rho1_rate_2) * t67;
                let t797 = (rt::lit::<T>(-0.18993340778366247) * rho1_rate_1
                    + rt::lit::<T>(1.1899334077836625) * rho1_rate_2) * t77;
                let t798 = rt::lit::<T>(0.5)
                    * (t788 + (t789 + t790 - t791) + (t792 + (t793 + t794 - t795)))
                    + (t796 + t797);
                let t123 = x - k49 * t120 - k57 * t122;
                let t211 = t123 * t123;
                let t82 = k57 * t80 + (z + k49 * t81);
                let t212 = t82 * t82;
                let t11 = k57 * rho2_rate_2 + (rho2 + k49 * rho2_rate_1);
                let t213 = t11 * t11;
                let t214 = t211 + (t212 + (t8 + (t213 + rt::lit::<T>(1.0))));
                let t215 = t8 + t214;
                let t216 = t8 * t214 + (t211 + (t212 + (t213 + t64 * t64)));
                let t217 = t215 - t10 * t216;
                let t218 = rt::lit::<T>(2.0) * t7;
                let t761 = t217 * (t10 * t218);
                let t799 = (rt::lit::<T>(1.3316354107233794) * y_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * y_rate_2) * t761;
                let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                let t13 = t10 * (t11 * t12);
                let t800 = (rt::lit::<T>(1.3316354107233794) * rho2_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho2_rate_2) * t13;
                let t83 = t12 * t10;
                let t84 = t82 * t83;
                let t801 = t84
                    * (rt::lit::<T>(1.3316354107233794) * t81
                        + rt::lit::<T>(-0.3316354107233795) * t80);
                let t124 = t123 * t83;
                let t802 = t124
                    * (rt::lit::<T>(1.3316354107233794) * t120
                        + rt::lit::<T>(-0.3316354107233795) * t122);
                let t137 = x - k56 * t120 - k64 * t122;
                let t201 = t137 * t137;
                let t105 = k64 * t80 + (z + k56 * t81);
                let t202 = t105 * t105;
                let t60 = k64 * rho2_rate_2 + (rho2 + k56 * rho2_rate_1);
                let t203 = t60 * t60;
                let t204 = t201 + (t202 + (t57 + (t203 + rt::lit::<T>(1.0))));
                let t205 = t57 + t204;
                let t206 = t57 * t204 + (t201 + (t202 + (t203 + t78 * t78)));
                let t207 = t205 - t59 * t206;
                let t803 = t207
                    * (t59
                        * (t56
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(-0.3316354107233795) * y_rate_1
                                    + rt::lit::<T>(1.3316354107233794) * y_rate_2))));
                let t61 = rt::lit::<T>(2.0) * t57 + rt::lit::<T>(2.0);
                let t804 = t59
                    * (t61
                        * ((rt::lit::<T>(-0.3316354107233795) * rho2_rate_1
                            + rt::lit::<T>(1.3316354107233794) * rho2_rate_2) * t60));
                let t106 = t61 * t59;
                let t805 = t105
                    * (t106
                        * (rt::lit::<T>(-0.3316354107233795) * t81
                            + rt::lit::<T>(1.3316354107233794) * t80));
                let t806 = t137
                    * ((rt::lit::<T>(-0.3316354107233795) * t120
                        + rt::lit::<T>(1.3316354107233794) * t122) * t106);
                let t807 = (rt::lit::<T>(1.3316354107233794) * rho1_rate_1
                    + rt::lit::<T>(-0.3316354107233795) * rho1_rate_2) * t65;
                let t808 = (rt::lit::<T>(-0.3316354107233795) * rho1_rate_1
                    + rt::lit::<T>(1.3316354107233794) * rho1_rate_2) * t79;
                let t809 = rt::lit::<T>(0.5)
                    * (t799 + (t800 + t801 - t802) + (t803 + (t804 + t805 - t806)))
                    + (t807 + t808);
                let t127 = x - k51 * t120 - k59 * t122;
                let t151 = t127 * t127;
                let t86 = k59 * t80 + (z + k51 * t81);
                let t152 = t86 * t86;
                let t25 = k59 * rho2_rate_2 + (rho2 + k51 * rho2_rate_1);
                let t153 = t25 * t25;
                let t154 = t151 + (t152 + (t22 + (t153 + rt::lit::<T>(1.0))));
                let t155 = t22 + t154;
                let t156 = t22 * t154 + (t151 + (t152 + (t153 + t68 * t68)));
                let t157 = t155 - t24 * t156;
                let t810 = t157
                    * (t24
                        * (t21
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.955124417499598) * y_rate_1
                                    + rt::lit::<T>(0.044875582500402064) * y_rate_2))));
                let t26 = rt::lit::<T>(2.0) * t22 + rt::lit::<T>(2.0);
                let t811 = t24
                    * (t26
                        * ((rt::lit::<T>(0.955124417499598) * rho2_rate_1
                            + rt::lit::<T>(0.044875582500402064) * rho2_rate_2) * t25));
                let t87 = t26 * t24;
                let t812 = t86
                    * (t87
                        * (rt::lit::<T>(0.955124417499598) * t81
                            + rt::lit::<T>(0.044875582500402064) * t80));
                let t813 = t127
                    * ((rt::lit::<T>(0.955124417499598) * t120
                        + rt::lit::<T>(0.044875582500402064) * t122) * t87);
                let t133 = x - k54 * t120 - k62 * t122;
                let t161 = t133 * t133;
                let t98 = k62 * t80 + (z + k54 * t81);
                let t162 = t98 * t98;
                let t46 = k62 * rho2_rate_2 + (rho2 + k54 * rho2_rate_1);
                let t163 = t46 * t46;
                let t164 = t161 + (t162 + (t43 + (t163 + rt::lit::<T>(1.0))));
                let t165 = t43 + t164;
                let t166 = t43 * t164 + (t161 + (t162 + (t163 + t74 * t74)));
                let t167 = t165 - t45 * t166;
                let t814 = t167
                    * (t45
                        * (t42
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.044875582500402064) * y_rate_1
                                    + rt::lit::<T>(0.955124417499598) * y_rate_2))));
                let t47 = rt::lit::<T>(2.0) * t43 + rt::lit::<T>(2.0);
                let t815 = t45
                    * (t47
                        * ((rt::lit::<T>(0.044875582500402064) * rho2_rate_1
                            + rt::lit::<T>(0.955124417499598) * rho2_rate_2) * t46));
                let t99 = t47 * t45;
                let t816 = t98
                    * (t99
                        * (rt::lit::<T>(0.044875582500402064) * t81
                            + rt::lit::<T>(0.955124417499598) * t80));
                let t817 = t133
                    * ((rt::lit::<T>(0.044875582500402064) * t120
                        + rt::lit::<T>(0.955124417499598) * t122) * t99);
                let t818 = (rt::lit::<T>(0.955124417499598) * rho1_rate_1
                    + rt::lit::<T>(0.044875582500402064) * rho1_rate_2) * t69;
                let t819 = (rt::lit::<T>(0.044875582500402064) * rho1_rate_1
                    + rt::lit::<T>(0.955124417499598) * rho1_rate_2) * t75;
                let t820 = rt::lit::<T>(0.5)
                    * (t810 + (t811 + t812 - t813) + (t814 + (t815 + t816 - t817)))
                    + (t818 + t819);
                let t129 = x - k52 * t120 - k60 * t122;
                let t171 = t129 * t129;
                let t90 = k60 * t80 + (z + k52 * t81);
                let t172 = t90 * t90;
                let t32 = k60 * rho2_rate_2 + (rho2 + k52 * rho2_rate_1);
                let t173 = t32 * t32;
                let t174 = t171 + (t172 + (t29 + (t173 + rt::lit::<T>(1.0))));
                let t175 = t29 + t174;
                let t176 = t29 * t174 + (t171 + (t172 + (t173 + t70 * t70)));
                let t177 = t175 - t31 * t176;
                let t821 = t177
                    * (t31
                        * (t28
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.6588590603353492) * y_rate_1
                                    + rt::lit::<T>(0.34114093966465076) * y_rate_2))));
                let t33 = rt::lit::<T>(2.0) * t29 + rt::lit::<T>(2.0);
                let t822 = t31
                    * (t33
                        * ((rt::lit::<T>(0.6588590603353492) * rho2_rate_1
                            + rt::lit::<T>(0.34114093966465076) * rho2_rate_2) * t32));
                let t91 = t33 * t31;
                let t823 = t90
                    * (t91
                        * (rt::lit::<T>(0.6588590603353492) * t81
                            + rt::lit::<T>(0.34114093966465076) * t80));
                let t824 = t129
                    * ((rt::lit::<T>(0.6588590603353492) * t120
                        + rt::lit::<T>(0.34114093966465076) * t122) * t91);
                let t131 = x - k53 * t120 - k61 * t122;
                let t181 = t131 * t131;
                let t94 = k61 * t80 + (z + k53 * t81);
                let t182 = t94 * t94;
                let t39 = k61 * rho2_rate_2 + (rho2 + k53 * rho2_rate_1);
                let t183 = t39 * t39;
                let t184 = t181 + (t182 + (t36 + (t183 + rt::lit::<T>(1.0))));
                let t185 = t36 + t184;
                let t186 = t36 * t184 + (t181 + (t182 + (t183 + t72 * t72)));
                let t187 = t185 - t38 * t186;
                let t825 = t187
                    * (t38
                        * (t35
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.34114093966465076) * y_rate_1
                                    + rt::lit::<T>(0.6588590603353492) * y_rate_2))));
                let t40 = rt::lit::<T>(2.0) * t36 + rt::lit::<T>(2.0);
                let t826 = t38
                    * (t40
                        * ((rt::lit::<T>(0.34114093966465076) * rho2_rate_1
                            + rt::lit::<T>(0.6588590603353492) * rho2_rate_2) * t39));
                let t95 = t40 * t38;
                let t827 = t94
                    * (t95
                        * (rt::lit::<T>(0.34114093966465076) * t81
                            + rt::lit::<T>(0.6588590603353492) * t80));
                let t828 = t131
                    * ((rt::lit::<T>(0.34114093966465076) * t120
                        + rt::lit::<T>(0.6588590603353492) * t122) * t95);
                let t829 = (rt::lit::<T>(0.6588590603353492) * rho1_rate_1
                    + rt::lit::<T>(0.34114093966465076) * rho1_rate_2) * t71;
                let t830 = (rt::lit::<T>(0.34114093966465076) * rho1_rate_1
                    + rt::lit::<T>(0.6588590603353492) * rho1_rate_2) * t73;
                let t831 = rt::lit::<T>(0.5)
                    * (t821 + (t822 + t823 - t824) + (t825 + (t826 + t827 - t828)))
                    + (t829 + t830);
                let resolution1_new = rt::lit::<T>(0.5) * t787 - t780 - k122 * t798
                    - k121 * t809 - (k123 * t820 + k124 * t831);
                let t832 = rt::abs(t830)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t825)
                            + (rt::abs(t828) + (rt::abs(t826) + rt::abs(t827))));
                let t833 = rt::abs(t808)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t803)
                            + (rt::abs(t806) + (rt::abs(t804) + rt::abs(t805))));
                let t834 = rt::abs(t819)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t814)
                            + (rt::abs(t817) + (rt::abs(t815) + rt::abs(t816))));
                let t835 = rt::abs(t797)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t792)
                            + (rt::abs(t795) + (rt::abs(t793) + rt::abs(t794))));
                let t836 = rt::abs(k124 * t832) + rt::abs(k121 * t833)
                    + (rt::abs(k123 * t834) + rt::abs(k122 * t835));
                let t837 = rt::abs(t807)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t799)
                            + (rt::abs(t802) + (rt::abs(t800) + rt::abs(t801))));
                let t838 = rt::abs(t124 * x_new_2)
                    + (rt::abs(t84 * z_new_2) + (rt::abs(t779) + rt::abs(t784 * t13)));
                let t839 = rt::abs(k121 * t837)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t787) + (rt::abs(y_new_2 * t761) + t838));
                let t840 = rt::abs(t818)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t810)
                            + (rt::abs(t813) + (rt::abs(t811) + rt::abs(t812))));
                let t841 = rt::abs(t796)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t788)
                            + (rt::abs(t791) + (rt::abs(t789) + rt::abs(t790))));
                let t842 = rt::abs(t829)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t821)
                            + (rt::abs(t824) + (rt::abs(t822) + rt::abs(t823))));
                let t843 = rt::abs(t775 * t65) + rt::abs(k123 * t840)
                    + (rt::abs(k122 * t841) + rt::abs(k124 * t842));
                let resolution2_new = t836 + (t839 + t843);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
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
                let [x, y, z, rho1, rho2, _, _, _] = motion.carried;
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
            const IDENTITY: &'static str = "d9ed363721396eb1f1daff720e430da9";
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
        /// - `y_rate_1`, `rho1_rate_1`, `rho2_rate_1`, `y_rate_2`, `rho1_rate_2`, `rho2_rate_2`, `y_rate_3`, `rho1_rate_3`, `rho2_rate_3`: 9 × 9 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate_1, z_rate_1, x_rate_2, z_rate_2, x_rate_3, z_rate_3
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 44 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 63 | 1 | 0 | 0 | 0 |
        /// | each step | 451 | 501 | 12 | 0 | 0 | 55 |
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
            /// `-0.061592225069804156/2`
            k3: T,
            /// `-0.058993923891947214/2`
            k4: T,
            /// `0.09560496739250535/2`
            k5: T,
            /// `0.32151478931685357/2`
            k6: T,
            /// `0.4175557539292479/2`
            k7: T,
            /// `0.2529691909352784/2`
            k8: T,
            /// `-0.06114645362610544/2`
            k9: T,
            /// `-0.014459274444920261/2`
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
            /// `-0.058993923891947214/2`
            k17: T,
            /// `-0.061592225069804156/2`
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
            /// `2 -0.00022625827747447944`
            k34: T,
            /// `2 -0.03565927501636371`
            k35: T,
            /// `2 -0.011940029016242066`
            k36: T,
            /// `2 0.2493183041056008`
            k37: T,
            /// `2 0.15016109085059778`
            k38: T,
            /// `2 0.042242497030804446`
            k39: T,
            /// `2 -0.01619819323366821`
            k40: T,
            /// `2 -0.017912709351324017`
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
            /// `h -0.011940029016242066`
            k57: T,
            /// `h -0.03565927501636371`
            k58: T,
            /// `h -0.00022625827747447944`
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
            /// `h -0.017912709351324017`
            k68: T,
            /// `h -0.01619819323366821`
            k69: T,
            /// `h 0.042242497030804446`
            k70: T,
            /// `h 0.15016109085059778`
            k71: T,
            /// `h 0.2493183041056008`
            k72: T,
            /// `h 0.1388888888888889`
            k73: T,
            /// `h -0.0359766675249389`
            k74: T,
            /// `h 0.009789444015308325`
            k75: T,
            /// `h 0.30026319498086457`
            k76: T,
            /// `h 0.2222222222222222`
            k77: T,
            /// `h -0.022485417203086815`
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
            /// `2 h -0.011940029016242066`
            k90: T,
            /// `2 h -0.03565927501636371`
            k91: T,
            /// `2 h -0.00022625827747447944`
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
            /// `2 h -0.017912709351324017`
            k101: T,
            /// `2 h -0.01619819323366821`
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = z_dot - y * x_dot;
                let y_squared = y * y;
                let z_squared = z * z;
                let y_dot_squared = y_dot * y_dot;
                let x_squared = x * x;
                let t2 = y_squared
                    * (y_squared + z_squared
                        + (y_dot_squared + (x_squared + rt::lit::<T>(1.0))))
                    + (t1 * t1 + (y_dot_squared + (x_squared + z_squared)));
                let carried = [
                    x,
                    y,
                    z,
                    t1,
                    y_dot,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(1.0) / (y_squared + rt::lit::<T>(1.0))
                        * (rt::lit::<T>(0.5) * t2),
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
                let [x, y, z, rho1, rho2, _, _, reference] = motion.carried;
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
                let y_squared = y * y;
                let t1 = y_squared + rt::lit::<T>(1.0);
                let t2 = rt::lit::<T>(1.0) / t1;
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
                    let t7 = y + k49 * y_rate_1 + (k57 * y_rate_2 + k65 * y_rate_3);
                    let t8 = t7 * t7;
                    let t9 = t8 + rt::lit::<T>(1.0);
                    let t10 = rt::lit::<T>(1.0) / t9;
                    let t11 = rho2 + k49 * rho2_rate_1
                        + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                    let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                    let t13 = t11 * t12;
                    let t14 = t10 * t13;
                    let t15 = y + k50 * y_rate_1 + (k58 * y_rate_2 + k66 * y_rate_3);
                    let t16 = t15 * t15;
                    let t17 = t16 + rt::lit::<T>(1.0);
                    let t18 = rt::lit::<T>(1.0) / t17;
                    let t19 = rho2 + k50 * rho2_rate_1
                        + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                    let t20 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                    let t21 = t19 * t20;
                    let t22 = t18 * t21;
                    let t23 = y + k51 * y_rate_1 + (k59 * y_rate_2 + k67 * y_rate_3);
                    let t24 = t23 * t23;
                    let t25 = t24 + rt::lit::<T>(1.0);
                    let t26 = rt::lit::<T>(1.0) / t25;
                    let t27 = rho2 + k51 * rho2_rate_1
                        + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                    let t28 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                    let t29 = t27 * t28;
                    let t30 = t26 * t29;
                    let t31 = y + k52 * y_rate_1 + (k60 * y_rate_2 + k68 * y_rate_3);
                    let t32 = t31 * t31;
                    let t33 = t32 + rt::lit::<T>(1.0);
                    let t34 = rt::lit::<T>(1.0) / t33;
                    let t35 = rho2 + k52 * rho2_rate_1
                        + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                    let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                    let t37 = t35 * t36;
                    let t38 = t34 * t37;
                    let t39 = y + k53 * y_rate_1 + (k61 * y_rate_2 + k69 * y_rate_3);
                    let t40 = t39 * t39;
                    let t41 = t40 + rt::lit::<T>(1.0);
                    let t42 = rt::lit::<T>(1.0) / t41;
                    let t43 = rho2 + k53 * rho2_rate_1
                        + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                    let t44 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                    let t45 = t43 * t44;
                    let t46 = t42 * t45;
                    let t47 = y + k54 * y_rate_1 + (k62 * y_rate_2 + k70 * y_rate_3);
                    let t48 = t47 * t47;
                    let t49 = t48 + rt::lit::<T>(1.0);
                    let t50 = rt::lit::<T>(1.0) / t49;
                    let t51 = rho2 + k54 * rho2_rate_1
                        + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                    let t52 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                    let t53 = t51 * t52;
                    let t54 = t50 * t53;
                    let t55 = y + k55 * y_rate_1 + (k63 * y_rate_2 + k71 * y_rate_3);
                    let t56 = t55 * t55;
                    let t57 = t56 + rt::lit::<T>(1.0);
                    let t58 = rt::lit::<T>(1.0) / t57;
                    let t59 = rho2 + k55 * rho2_rate_1
                        + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                    let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                    let t61 = t59 * t60;
                    let t62 = t58 * t61;
                    let t63 = y + k56 * y_rate_1 + (k64 * y_rate_2 + k72 * y_rate_3);
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
                    let t115 = y + k73 * y_rate_1 + (k74 * y_rate_2 + k75 * y_rate_3);
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
                    let t122 = y + k79 * y_rate_1 + (k80 * y_rate_2 + k81 * y_rate_3);
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
                    let t125 = y + k76 * y_rate_1 + (k77 * y_rate_2 + k78 * y_rate_3);
                    let t126 = t90 * t125;
                    let t127 = x - k65 * t123 - (k49 * t124 + k57 * t126);
                    let t1140 = t12 * t10;
                    let t1141 = t127 * t1140;
                    let t130 = x - k66 * t123 - (k50 * t124 + k58 * t126);
                    let t1142 = t20 * t18;
                    let t1143 = t130 * t1142;
                    let t133 = x - k67 * t123 - (k51 * t124 + k59 * t126);
                    let t1144 = t28 * t26;
                    let t1145 = t133 * t1144;
                    let t136 = x - k68 * t123 - (k52 * t124 + k60 * t126);
                    let t1146 = t36 * t34;
                    let t1147 = t136 * t1146;
                    let t139 = x - k69 * t123 - (k53 * t124 + k61 * t126);
                    let t1148 = t44 * t42;
                    let t1149 = t139 * t1148;
                    let t142 = x - k70 * t123 - (k54 * t124 + k62 * t126);
                    let t1150 = t52 * t50;
                    let t1151 = t142 * t1150;
                    let t145 = x - k71 * t123 - (k55 * t124 + k63 * t126);
                    let t1152 = t60 * t58;
                    let t1153 = t145 * t1152;
                    let t148 = x - k72 * t123 - (k56 * t124 + k64 * t126);
                    let t1154 = t68 * t66;
                    let t1155 = t148 * t1154;
                    let t1156 = k8 * t1141 + k7 * t1143 + (k6 * t1145 + k5 * t1147)
                        + (k4 * t1149 + k3 * t1151 + (k2 * t1153 + k1 * t1155));
                    let t116 = rho1 + k73 * rho1_rate_1
                        + (k74 * rho1_rate_2 + k75 * rho1_rate_3);
                    let t117 = t115 * t116;
                    let t118 = t115 * t115 + rt::lit::<T>(1.0);
                    let t1157 = t117 / t118;
                    let t100 = z + k69 * t88 + (k53 * t89 + k61 * t90);
                    let t1158 = t100 * t1148;
                    let t112 = z + k66 * t88 + (k50 * t89 + k58 * t90);
                    let t1159 = t112 * t1142;
                    let t97 = z + k68 * t88 + (k52 * t89 + k60 * t90);
                    let t1160 = t97 * t1146;
                    let t91 = z + k65 * t88 + (k49 * t89 + k57 * t90);
                    let t1161 = t91 * t1140;
                    let t1162 = t71 * t1157 - k4 * t1158 - k7 * t1159
                        - (k5 * t1160 + k8 * t1161);
                    let t103 = z + k70 * t88 + (k54 * t89 + k62 * t90);
                    let t1163 = t103 * t1150;
                    let t106 = z + k71 * t88 + (k55 * t89 + k63 * t90);
                    let t1164 = t106 * t1152;
                    let t109 = z + k72 * t88 + (k56 * t89 + k64 * t90);
                    let t1165 = t109 * t1154;
                    let t94 = z + k67 * t88 + (k51 * t89 + k59 * t90);
                    let t1166 = t94 * t1144;
                    let t1167 = t115 * t1156
                        + (t1162
                            - (k3 * t1163 + k2 * t1164 + (k1 * t1165 + k6 * t1166)));
                    let t216 = t127 * t127;
                    let t217 = t91 * t91;
                    let t218 = t11 * t11;
                    let t219 = t216 + (t217 + (t8 + (t218 + rt::lit::<T>(1.0))));
                    let t220 = t8 * t219 + (t216 + (t217 + (t218 + t72 * t72)));
                    let t221 = t8 + t219 - t10 * t220;
                    let t222 = rt::lit::<T>(2.0) * t7;
                    let t1168 = t221 * (t10 * t222);
                    let t162 = t133 * t133;
                    let t163 = t94 * t94;
                    let t164 = t27 * t27;
                    let t165 = t162 + (t163 + (t24 + (t164 + rt::lit::<T>(1.0))));
                    let t166 = t24 * t165 + (t162 + (t163 + (t164 + t76 * t76)));
                    let t167 = t24 + t165 - t26 * t166;
                    let t168 = rt::lit::<T>(2.0) * t23;
                    let t1169 = t167 * (t26 * t168);
                    let t180 = t136 * t136;
                    let t181 = t97 * t97;
                    let t182 = t35 * t35;
                    let t183 = t180 + (t181 + (t32 + (t182 + rt::lit::<T>(1.0))));
                    let t184 = t32 * t183 + (t180 + (t181 + (t182 + t78 * t78)));
                    let t185 = t32 + t183 - t34 * t184;
                    let t186 = rt::lit::<T>(2.0) * t31;
                    let t1170 = t185 * (t34 * t186);
                    let t198 = t145 * t145;
                    let t199 = t106 * t106;
                    let t200 = t59 * t59;
                    let t201 = t198 + (t199 + (t56 + (t200 + rt::lit::<T>(1.0))));
                    let t202 = t56 * t201 + (t198 + (t199 + (t200 + t84 * t84)));
                    let t203 = t56 + t201 - t58 * t202;
                    let t204 = rt::lit::<T>(2.0) * t55;
                    let t1171 = t203 * (t58 * t204);
                    let t207 = t148 * t148;
                    let t208 = t109 * t109;
                    let t209 = t67 * t67;
                    let t210 = t207 + (t208 + (t64 + (t209 + rt::lit::<T>(1.0))));
                    let t211 = t64 * t210 + (t207 + (t208 + (t209 + t86 * t86)));
                    let t212 = t64 + t210 - t66 * t211;
                    let t213 = rt::lit::<T>(2.0) * t63;
                    let t1172 = t212 * (t66 * t213);
                    let t189 = t139 * t139;
                    let t190 = t100 * t100;
                    let t191 = t43 * t43;
                    let t192 = t189 + (t190 + (t40 + (t191 + rt::lit::<T>(1.0))));
                    let t193 = t40 * t192 + (t189 + (t190 + (t191 + t80 * t80)));
                    let t194 = t40 + t192 - t42 * t193;
                    let t195 = rt::lit::<T>(2.0) * t39;
                    let t1173 = t194 * (t42 * t195);
                    let t171 = t142 * t142;
                    let t172 = t103 * t103;
                    let t173 = t51 * t51;
                    let t174 = t171 + (t172 + (t48 + (t173 + rt::lit::<T>(1.0))));
                    let t175 = t48 * t174 + (t171 + (t172 + (t173 + t82 * t82)));
                    let t176 = t48 + t174 - t50 * t175;
                    let t177 = rt::lit::<T>(2.0) * t47;
                    let t1174 = t176 * (t50 * t177);
                    let t153 = t130 * t130;
                    let t154 = t112 * t112;
                    let t155 = t19 * t19;
                    let t156 = t153 + (t154 + (t16 + (t155 + rt::lit::<T>(1.0))));
                    let t157 = t16 * t156 + (t153 + (t154 + (t155 + t74 * t74)));
                    let t158 = t16 + t156 - t18 * t157;
                    let t159 = rt::lit::<T>(2.0) * t15;
                    let t1175 = t158 * (t18 * t159);
                    let t1176 = k1 * t1172 + k4 * t1173
                        + (k3 * t1174 + (k7 * t1175 + t89 * t1157));
                    let t1177 = -(k8 * t1168 + k6 * t1169 + (k5 * t1170 + k2 * t1171)
                        + t1176);
                    let t226 = k9 * (t14 + t70) + k10 * (t22 + t62)
                        + (k11 * (t30 + t54) + k12 * (t38 + t46));
                    let t1178 = k9 * (t1141 + t1155) + k10 * (t1143 + t1153)
                        + (k11 * (t1145 + t1151) + k12 * (t1147 + t1149));
                    let t227 = rho1 + k76 * rho1_rate_1
                        + (k77 * rho1_rate_2 + k78 * rho1_rate_3);
                    let t228 = t125 * t227;
                    let t229 = t125 * t125 + rt::lit::<T>(1.0);
                    let t1179 = t228 / t229;
                    let t1180 = t226 * t1179 - k11 * (t1166 + t1163)
                        - k10 * (t1159 + t1164)
                        - (k12 * (t1160 + t1158) + k9 * (t1161 + t1165));
                    let t1181 = k9 * (t1168 + t1172) + k11 * (t1169 + t1174)
                        + (k12 * (t1170 + t1173)
                            + (k10 * (t1175 + t1171) + t90 * t1179));
                    let t235 = k20 * t14 + k19 * t22 + (k18 * t30 + k17 * t38)
                        + (k16 * t46 + k15 * t54 + (k14 * t62 + k13 * t70));
                    let t1182 = k20 * t1141 + k19 * t1143 + (k18 * t1145 + k17 * t1147)
                        + (k16 * t1149 + k15 * t1151 + (k14 * t1153 + k13 * t1155));
                    let t236 = rho1 + k79 * rho1_rate_1
                        + (k80 * rho1_rate_2 + k81 * rho1_rate_3);
                    let t237 = t122 * t236;
                    let t238 = t122 * t122 + rt::lit::<T>(1.0);
                    let t1183 = t237 / t238;
                    let t1184 = t235 * t1183 - k16 * t1158 - k19 * t1159
                        - (k17 * t1160 + k20 * t1161);
                    let t1185 = t122 * t1182
                        + (t1184
                            - (k15 * t1163 + k14 * t1164 + (k13 * t1165 + k18 * t1166)));
                    let t1186 = k13 * t1172 + k16 * t1173
                        + (k15 * t1174 + (k19 * t1175 + t88 * t1183));
                    let t1187 = -(k20 * t1168 + k18 * t1169 + (k17 * t1170 + k14 * t1171)
                        + t1186);
                    solution1
                        .update([
                            t71,
                            t1167,
                            t1177,
                            t226,
                            t125 * t1178 + t1180,
                            -t1181,
                            t235,
                            t1185,
                            t1187,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t3 = t2 * (y * (x * t1 + (rho1 * rho2 - y * z)) - z);
                            [rho2, t3, -y, rho2, t3, -y, rho2, t3, -y]
                        },
                        move || {
                            let t4 = rt::abs(inv_h * y);
                            let t5 = rt::abs(inv_h * rho1);
                            let t6 = rt::abs(inv_h * rho2);
                            [t4, t5, t6, t4, t5, t6, t4, t5, t6]
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
                            let [t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18,
                            t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30,
                            t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42,
                            t43, t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54,
                            t55, t56, t57, t58, t59, t60, t61, t62, t63, t64, t65, t66,
                            t67, t68, t69, t70, t71, t72, t74, t76, t78, t80, t82, t84,
                            t86, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97, t98,
                            t99, t100, t101, t102, t103, t104, t105, t106, t107, t108,
                            t109, t110, t111, t112, t113, t114, t115] = {
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
                                    k73,
                                    k74,
                                    k75,
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
                                    let t7 = y + k49 * y_rate_1
                                        + (k57 * y_rate_2 + k65 * y_rate_3);
                                    let t8 = t7 * t7;
                                    let t9 = t8 + rt::lit::<T>(1.0);
                                    let t10 = rt::lit::<T>(1.0) / t9;
                                    let t11 = rho2 + k49 * rho2_rate_1
                                        + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                                    let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                                    let t13 = t11 * t12;
                                    let t14 = t10 * t13;
                                    let t15 = y + k50 * y_rate_1
                                        + (k58 * y_rate_2 + k66 * y_rate_3);
                                    let t16 = t15 * t15;
                                    let t17 = t16 + rt::lit::<T>(1.0);
                                    let t18 = rt::lit::<T>(1.0) / t17;
                                    let t19 = rho2 + k50 * rho2_rate_1
                                        + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                                    let t20 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                                    let t21 = t19 * t20;
                                    let t22 = t18 * t21;
                                    let t23 = y + k51 * y_rate_1
                                        + (k59 * y_rate_2 + k67 * y_rate_3);
                                    let t24 = t23 * t23;
                                    let t25 = t24 + rt::lit::<T>(1.0);
                                    let t26 = rt::lit::<T>(1.0) / t25;
                                    let t27 = rho2 + k51 * rho2_rate_1
                                        + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                                    let t28 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                                    let t29 = t27 * t28;
                                    let t30 = t26 * t29;
                                    let t31 = y + k52 * y_rate_1
                                        + (k60 * y_rate_2 + k68 * y_rate_3);
                                    let t32 = t31 * t31;
                                    let t33 = t32 + rt::lit::<T>(1.0);
                                    let t34 = rt::lit::<T>(1.0) / t33;
                                    let t35 = rho2 + k52 * rho2_rate_1
                                        + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                                    let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                                    let t37 = t35 * t36;
                                    let t38 = t34 * t37;
                                    let t39 = y + k53 * y_rate_1
                                        + (k61 * y_rate_2 + k69 * y_rate_3);
                                    let t40 = t39 * t39;
                                    let t41 = t40 + rt::lit::<T>(1.0);
                                    let t42 = rt::lit::<T>(1.0) / t41;
                                    let t43 = rho2 + k53 * rho2_rate_1
                                        + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                                    let t44 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                                    let t45 = t43 * t44;
                                    let t46 = t42 * t45;
                                    let t47 = y + k54 * y_rate_1
                                        + (k62 * y_rate_2 + k70 * y_rate_3);
                                    let t48 = t47 * t47;
                                    let t49 = t48 + rt::lit::<T>(1.0);
                                    let t50 = rt::lit::<T>(1.0) / t49;
                                    let t51 = rho2 + k54 * rho2_rate_1
                                        + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                                    let t52 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                                    let t53 = t51 * t52;
                                    let t54 = t50 * t53;
                                    let t55 = y + k55 * y_rate_1
                                        + (k63 * y_rate_2 + k71 * y_rate_3);
                                    let t56 = t55 * t55;
                                    let t57 = t56 + rt::lit::<T>(1.0);
                                    let t58 = rt::lit::<T>(1.0) / t57;
                                    let t59 = rho2 + k55 * rho2_rate_1
                                        + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                                    let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                                    let t61 = t59 * t60;
                                    let t62 = t58 * t61;
                                    let t63 = y + k56 * y_rate_1
                                        + (k64 * y_rate_2 + k72 * y_rate_3);
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
                                    let t91 = z + k65 * t88 + (k49 * t89 + k57 * t90);
                                    let t92 = t12 * t91;
                                    let t93 = t10 * t92;
                                    let t94 = z + k67 * t88 + (k51 * t89 + k59 * t90);
                                    let t95 = t28 * t94;
                                    let t96 = t26 * t95;
                                    let t97 = z + k68 * t88 + (k52 * t89 + k60 * t90);
                                    let t98 = t36 * t97;
                                    let t99 = t34 * t98;
                                    let t100 = z + k69 * t88 + (k53 * t89 + k61 * t90);
                                    let t101 = t44 * t100;
                                    let t102 = t42 * t101;
                                    let t103 = z + k70 * t88 + (k54 * t89 + k62 * t90);
                                    let t104 = t52 * t103;
                                    let t105 = t50 * t104;
                                    let t106 = z + k71 * t88 + (k55 * t89 + k63 * t90);
                                    let t107 = t60 * t106;
                                    let t108 = t58 * t107;
                                    let t109 = z + k72 * t88 + (k56 * t89 + k64 * t90);
                                    let t110 = t68 * t109;
                                    let t111 = t66 * t110;
                                    let t112 = z + k66 * t88 + (k50 * t89 + k58 * t90);
                                    let t113 = t20 * t112;
                                    let t114 = t18 * t113;
                                    let t115 = y + k73 * y_rate_1
                                        + (k74 * y_rate_2 + k75 * y_rate_3);
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
                                        t108,
                                        t109,
                                        t110,
                                        t111,
                                        t112,
                                        t113,
                                        t114,
                                        t115,
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
                                    k73,
                                    k74,
                                    k75,
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
                            let [t122, t125, t127, t128, t130, t131, t133, t134, t136,
                            t137, t139, t140, t142, t143, t145, t146, t148, t149, t152,
                            t156, t157, t159, t160, t161, t165, t166, t168, t169, t170,
                            t174, t175, t177, t178, t179, t183, t184, t186, t187, t188,
                            t192, t193, t195, t196, t201, t202, t204, t205, t210, t211,
                            t213, t214, t219, t220, t222, t223, t225, t226, t227, t228,
                            t229, t230, t231, t232, t233, t234, t235, t236, t237, t238,
                            t239, t240, t242, t243, t244, t246, t248, t250, t252, t254,
                            t256, t258, t260, t261, t262, t263, t264, t265, t266, t267,
                            t268, t269, t270, t271, t272, t273, t274, t275, t276, t277,
                            t278, t279, t280, t281, t282, t283, t284, t285, t286, t287,
                            t288, t289, t290, t291, t292, t293, t294, t295, t296, t297,
                            t298, t299, t300, t301, t302, t303, t304, t305, t306, t307,
                            t370, t372, t378, t380, t386, t388, t393, t395, t400, t402,
                            t408, t410, t415, t417, t422, t427, t429, t432, t433, t434,
                            t435, t436, t437, t438, t439, t440, t441, t443, t445, t447,
                            t451, t460, t462, t463, t464, t466, t467, t468, t567, t568,
                            t569, t570, t571, t572, t573, t574, t575, t576, t578, t580,
                            t582, t585, t586, t588, t590, t592, t594, t596, t598, t600,
                            t602, t604, t605, t606, t608, t609, t610, t611, t612, t613,
                            t614, t615, t616, t617, t618, t619, t620, t621, t622, t623,
                            t624, t625, t626, t627] = {
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
                                    t115,
                                    t90,
                                    t88,
                                    t91,
                                    t112,
                                    t94,
                                    t97,
                                    t100,
                                    t103,
                                    t106,
                                    t109,
                                    t92,
                                    t93,
                                    t113,
                                    t95,
                                    t98,
                                    t101,
                                    t104,
                                    t107,
                                    t110,
                                    t114,
                                    t96,
                                    t99,
                                    t102,
                                    t105,
                                    t108,
                                    t111,
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
                                    let t116 = rho1 + k73 * rho1_rate_1
                                        + (k74 * rho1_rate_2 + k75 * rho1_rate_3);
                                    let t117 = t115 * t116;
                                    let t118 = t115 * t115 + rt::lit::<T>(1.0);
                                    let t119 = rt::lit::<T>(1.0) / t118;
                                    let t120 = t117 * t119;
                                    let t121 = k3 * t105 + k2 * t108
                                        + (k1 * t111 + (k7 * t114 + (rho1_rate_1 - t120 * t71)));
                                    let t122 = y + k79 * y_rate_1
                                        + (k80 * y_rate_2 + k81 * y_rate_3);
                                    let t123 = t88 * t122;
                                    let t124 = t89 * t115;
                                    let t125 = y + k76 * y_rate_1
                                        + (k77 * y_rate_2 + k78 * y_rate_3);
                                    let t126 = t90 * t125;
                                    let t127 = x - k65 * t123 - (k49 * t124 + k57 * t126);
                                    let t128 = t12 * t127;
                                    let t129 = t10 * t128;
                                    let t130 = x - k66 * t123 - (k50 * t124 + k58 * t126);
                                    let t131 = t20 * t130;
                                    let t132 = t18 * t131;
                                    let t133 = x - k67 * t123 - (k51 * t124 + k59 * t126);
                                    let t134 = t28 * t133;
                                    let t135 = t26 * t134;
                                    let t136 = x - k68 * t123 - (k52 * t124 + k60 * t126);
                                    let t137 = t36 * t136;
                                    let t138 = t34 * t137;
                                    let t139 = x - k69 * t123 - (k53 * t124 + k61 * t126);
                                    let t140 = t44 * t139;
                                    let t141 = t42 * t140;
                                    let t142 = x - k70 * t123 - (k54 * t124 + k62 * t126);
                                    let t143 = t52 * t142;
                                    let t144 = t50 * t143;
                                    let t145 = x - k71 * t123 - (k55 * t124 + k63 * t126);
                                    let t146 = t60 * t145;
                                    let t147 = t58 * t146;
                                    let t148 = x - k72 * t123 - (k56 * t124 + k64 * t126);
                                    let t149 = t68 * t148;
                                    let t150 = t66 * t149;
                                    let t151 = k8 * t129 + k7 * t132 + (k6 * t135 + k5 * t138)
                                        + (k4 * t141 + k3 * t144 + (k2 * t147 + k1 * t150));
                                    let t152 = k8 * t93 + k6 * t96 + (k5 * t99 + k4 * t102)
                                        + t121 - t115 * t151;
                                    let t153 = t130 * t130;
                                    let t154 = t112 * t112;
                                    let t155 = t19 * t19;
                                    let t156 = t153
                                        + (t154 + (t16 + (t155 + rt::lit::<T>(1.0))));
                                    let t157 = t16 * t156
                                        + (t153 + (t154 + (t155 + t74 * t74)));
                                    let t158 = t16 + t156 - t18 * t157;
                                    let t159 = rt::lit::<T>(2.0) * t15;
                                    let t160 = t158 * t159;
                                    let t161 = t18 * t160;
                                    let t162 = t133 * t133;
                                    let t163 = t94 * t94;
                                    let t164 = t27 * t27;
                                    let t165 = t162
                                        + (t163 + (t24 + (t164 + rt::lit::<T>(1.0))));
                                    let t166 = t24 * t165
                                        + (t162 + (t163 + (t164 + t76 * t76)));
                                    let t167 = t24 + t165 - t26 * t166;
                                    let t168 = rt::lit::<T>(2.0) * t23;
                                    let t169 = t167 * t168;
                                    let t170 = t26 * t169;
                                    let t171 = t142 * t142;
                                    let t172 = t103 * t103;
                                    let t173 = t51 * t51;
                                    let t174 = t171
                                        + (t172 + (t48 + (t173 + rt::lit::<T>(1.0))));
                                    let t175 = t48 * t174
                                        + (t171 + (t172 + (t173 + t82 * t82)));
                                    let t176 = t48 + t174 - t50 * t175;
                                    let t177 = rt::lit::<T>(2.0) * t47;
                                    let t178 = t176 * t177;
                                    let t179 = t50 * t178;
                                    let t180 = t136 * t136;
                                    let t181 = t97 * t97;
                                    let t182 = t35 * t35;
                                    let t183 = t180
                                        + (t181 + (t32 + (t182 + rt::lit::<T>(1.0))));
                                    let t184 = t32 * t183
                                        + (t180 + (t181 + (t182 + t78 * t78)));
                                    let t185 = t32 + t183 - t34 * t184;
                                    let t186 = rt::lit::<T>(2.0) * t31;
                                    let t187 = t185 * t186;
                                    let t188 = t34 * t187;
                                    let t189 = t139 * t139;
                                    let t190 = t100 * t100;
                                    let t191 = t43 * t43;
                                    let t192 = t189
                                        + (t190 + (t40 + (t191 + rt::lit::<T>(1.0))));
                                    let t193 = t40 * t192
                                        + (t189 + (t190 + (t191 + t80 * t80)));
                                    let t194 = t40 + t192 - t42 * t193;
                                    let t195 = rt::lit::<T>(2.0) * t39;
                                    let t196 = t194 * t195;
                                    let t197 = t42 * t196;
                                    let t198 = t145 * t145;
                                    let t199 = t106 * t106;
                                    let t200 = t59 * t59;
                                    let t201 = t198
                                        + (t199 + (t56 + (t200 + rt::lit::<T>(1.0))));
                                    let t202 = t56 * t201
                                        + (t198 + (t199 + (t200 + t84 * t84)));
                                    let t203 = t56 + t201 - t58 * t202;
                                    let t204 = rt::lit::<T>(2.0) * t55;
                                    let t205 = t203 * t204;
                                    let t206 = t58 * t205;
                                    let t207 = t148 * t148;
                                    let t208 = t109 * t109;
                                    let t209 = t67 * t67;
                                    let t210 = t207
                                        + (t208 + (t64 + (t209 + rt::lit::<T>(1.0))));
                                    let t211 = t64 * t210
                                        + (t207 + (t208 + (t209 + t86 * t86)));
                                    let t212 = t64 + t210 - t66 * t211;
                                    let t213 = rt::lit::<T>(2.0) * t63;
                                    let t214 = t212 * t213;
                                    let t215 = t66 * t214;
                                    let t216 = t127 * t127;
                                    let t217 = t91 * t91;
                                    let t218 = t11 * t11;
                                    let t219 = t216
                                        + (t217 + (t8 + (t218 + rt::lit::<T>(1.0))));
                                    let t220 = t8 * t219 + (t216 + (t217 + (t218 + t72 * t72)));
                                    let t221 = t8 + t219 - t10 * t220;
                                    let t222 = rt::lit::<T>(2.0) * t7;
                                    let t223 = t221 * t222;
                                    let t224 = t10 * t223;
                                    let t225 = k4 * t197 + k2 * t206
                                        + (k1 * t215 + (k8 * t224 + (rho2_rate_1 + t89 * t120)));
                                    let t226 = k9 * (t14 + t70) + k10 * (t22 + t62)
                                        + (k11 * (t30 + t54) + k12 * (t38 + t46));
                                    let t227 = rho1 + k76 * rho1_rate_1
                                        + (k77 * rho1_rate_2 + k78 * rho1_rate_3);
                                    let t228 = t125 * t227;
                                    let t229 = t125 * t125 + rt::lit::<T>(1.0);
                                    let t230 = rt::lit::<T>(1.0) / t229;
                                    let t231 = t228 * t230;
                                    let t232 = k9 * (t93 + t111) + k11 * (t96 + t105)
                                        + (k12 * (t99 + t102)
                                            + (k10 * (t114 + t108) + (rho1_rate_2 - t231 * t226)));
                                    let t233 = k9 * (t129 + t150) + k10 * (t132 + t147)
                                        + (k11 * (t135 + t144) + k12 * (t138 + t141));
                                    let t234 = k12 * (t188 + t197) + k10 * (t161 + t206)
                                        + (k11 * (t170 + t179)
                                            + (k9 * (t224 + t215) + (rho2_rate_2 + t90 * t231)));
                                    let t235 = k20 * t14 + k19 * t22 + (k18 * t30 + k17 * t38)
                                        + (k16 * t46 + k15 * t54 + (k14 * t62 + k13 * t70));
                                    let t236 = rho1 + k79 * rho1_rate_1
                                        + (k80 * rho1_rate_2 + k81 * rho1_rate_3);
                                    let t237 = t122 * t236;
                                    let t238 = t122 * t122 + rt::lit::<T>(1.0);
                                    let t239 = rt::lit::<T>(1.0) / t238;
                                    let t240 = t237 * t239;
                                    let t241 = k15 * t105 + k14 * t108
                                        + (k13 * t111 + (k19 * t114 + (rho1_rate_3 - t240 * t235)));
                                    let t242 = k20 * t129 + k19 * t132
                                        + (k18 * t135 + k17 * t138)
                                        + (k16 * t141 + k15 * t144 + (k14 * t147 + k13 * t150));
                                    let t243 = k20 * t93 + k18 * t96 + (k17 * t99 + k16 * t102)
                                        + t241 - t122 * t242;
                                    let t244 = k16 * t197 + k14 * t206
                                        + (k13 * t215 + (k20 * t224 + (rho2_rate_3 + t88 * t240)));
                                    let t245 = rt::lit::<T>(4.0) * t11
                                        - rt::lit::<T>(2.0) * t14;
                                    let t246 = t245 * (t10 * (k49 * t7));
                                    let t247 = rt::lit::<T>(4.0) * t67
                                        - rt::lit::<T>(2.0) * t70;
                                    let t248 = t247 * (t66 * (k56 * t63));
                                    let t249 = rt::lit::<T>(4.0) * t51
                                        - rt::lit::<T>(2.0) * t54;
                                    let t250 = t249 * (t50 * (k54 * t47));
                                    let t251 = rt::lit::<T>(4.0) * t59
                                        - rt::lit::<T>(2.0) * t62;
                                    let t252 = t251 * (t58 * (k55 * t55));
                                    let t253 = rt::lit::<T>(4.0) * t19
                                        - rt::lit::<T>(2.0) * t22;
                                    let t254 = t253 * (t18 * (k50 * t15));
                                    let t255 = rt::lit::<T>(4.0) * t27
                                        - rt::lit::<T>(2.0) * t30;
                                    let t256 = t255 * (t26 * (k51 * t23));
                                    let t257 = rt::lit::<T>(4.0) * t35
                                        - rt::lit::<T>(2.0) * t38;
                                    let t258 = t257 * (t34 * (k52 * t31));
                                    let t259 = rt::lit::<T>(4.0) * t43
                                        - rt::lit::<T>(2.0) * t46;
                                    let t260 = t259 * (t42 * (k53 * t39));
                                    let t261 = rt::lit::<T>(1.0) - k8 * t246 - k1 * t248
                                        - (k3 * t250 + k2 * t252)
                                        - (k7 * t254 + k6 * t256 + (k5 * t258 + k4 * t260));
                                    let t262 = t10 * (k82 + k82 * t8);
                                    let t263 = t18 * (k83 + k83 * t16);
                                    let t264 = t26 * (k84 + k84 * t24);
                                    let t265 = t34 * (k85 + k85 * t32);
                                    let t266 = t42 * (k86 + k86 * t40);
                                    let t267 = t50 * (k87 + k87 * t48);
                                    let t268 = t58 * (k88 + k88 * t56);
                                    let t269 = t66 * (k89 + k89 * t64);
                                    let t270 = k8 * t262 + k7 * t263 + (k6 * t264 + k5 * t265)
                                        + (k4 * t266 + k3 * t267 + (k2 * t268 + k1 * t269));
                                    let t271 = t245 * (t10 * (k57 * t7));
                                    let t272 = t253 * (t18 * (k58 * t15));
                                    let t273 = t255 * (t26 * (k59 * t23));
                                    let t274 = t257 * (t34 * (k60 * t31));
                                    let t275 = t259 * (t42 * (k61 * t39));
                                    let t276 = t249 * (t50 * (k62 * t47));
                                    let t277 = t251 * (t58 * (k63 * t55));
                                    let t278 = t247 * (t66 * (k64 * t63));
                                    let t279 = k8 * t271 + k7 * t272 + (k6 * t273 + k5 * t274)
                                        + (k4 * t275 + k3 * t276 + (k2 * t277 + k1 * t278));
                                    let t280 = t10 * (k90 + k90 * t8);
                                    let t281 = t18 * (k91 + k91 * t16);
                                    let t282 = t26 * (k92 + k92 * t24);
                                    let t283 = t34 * (k93 + k93 * t32);
                                    let t284 = t42 * (k94 + k94 * t40);
                                    let t285 = t50 * (k95 + k95 * t48);
                                    let t286 = t58 * (k96 + k96 * t56);
                                    let t287 = t66 * (k97 + k97 * t64);
                                    let t288 = k8 * t280 + k7 * t281 + (k6 * t282 + k5 * t283)
                                        + (k4 * t284 + k3 * t285 + (k2 * t286 + k1 * t287));
                                    let t289 = t245 * (t10 * (k65 * t7));
                                    let t290 = t253 * (t18 * (k66 * t15));
                                    let t291 = t255 * (t26 * (k67 * t23));
                                    let t292 = t257 * (t34 * (k68 * t31));
                                    let t293 = t259 * (t42 * (k69 * t39));
                                    let t294 = t249 * (t50 * (k70 * t47));
                                    let t295 = t251 * (t58 * (k71 * t55));
                                    let t296 = t247 * (t66 * (k72 * t63));
                                    let t297 = k8 * t289 + k7 * t290 + (k6 * t291 + k5 * t292)
                                        + (k4 * t293 + k3 * t294 + (k2 * t295 + k1 * t296));
                                    let t298 = t10 * (k98 + k98 * t8);
                                    let t299 = t18 * (k99 + k99 * t16);
                                    let t300 = t26 * (k100 + k100 * t24);
                                    let t301 = t34 * (k101 + k101 * t32);
                                    let t302 = t42 * (k102 + k102 * t40);
                                    let t303 = t50 * (k103 + k103 * t48);
                                    let t304 = t58 * (k104 + k104 * t56);
                                    let t305 = t66 * (k105 + k105 * t64);
                                    let t306 = k8 * t298 + k7 * t299 + (k6 * t300 + k5 * t301)
                                        + (k4 * t302 + k3 * t303 + (k2 * t304 + k1 * t305));
                                    let t307 = rt::lit::<T>(1.0) / (t49 * t49);
                                    let t308 = rt::lit::<T>(-0.061592225069804156) * t120;
                                    let t309 = rt::lit::<T>(-0.061592225069804156) * t115;
                                    let t310 = rt::lit::<T>(0.027076500189167574) * t115;
                                    let t311 = t66 * t310;
                                    let t312 = t311 + t64 * t311;
                                    let t313 = rt::lit::<T>(0.005864947198698576) * t115;
                                    let t314 = t58 * t313;
                                    let t315 = t314 + t56 * t314;
                                    let t316 = t50 * t309;
                                    let t317 = t316 + t48 * t316;
                                    let t318 = rt::lit::<T>(-0.058993923891947214) * t115;
                                    let t319 = t42 * t318;
                                    let t320 = t319 + t40 * t319;
                                    let t321 = rt::lit::<T>(0.09560496739250535) * t115;
                                    let t322 = t34 * t321;
                                    let t323 = t322 + t32 * t322;
                                    let t324 = rt::lit::<T>(0.32151478931685357) * t115;
                                    let t325 = t26 * t324;
                                    let t326 = t325 + t24 * t325;
                                    let t327 = rt::lit::<T>(0.4175557539292479) * t115;
                                    let t328 = t18 * t327;
                                    let t329 = t328 + t16 * t328;
                                    let t330 = rt::lit::<T>(0.2529691909352784) * t115;
                                    let t331 = t10 * t330;
                                    let t332 = t331 + t8 * t331;
                                    let t333 = k72 * t312 + k71 * t315
                                        + (k70 * t317 + k69 * t320)
                                        + (k68 * t323 + k67 * t326 + (k66 * t329 + k65 * t332));
                                    let t334 = rt::lit::<T>(0.32151478931685357) * t26;
                                    let t335 = t24 * t334;
                                    let t336 = t334 + t335;
                                    let t337 = rt::lit::<T>(0.4175557539292479) * t18;
                                    let t338 = t16 * t337;
                                    let t339 = t337 + t338;
                                    let t340 = rt::lit::<T>(0.2529691909352784) * t10;
                                    let t341 = t8 * t340;
                                    let t342 = t340 + t341;
                                    let t343 = rt::lit::<T>(-0.058993923891947214) * t42;
                                    let t344 = t40 * t343;
                                    let t345 = t343 + t344;
                                    let t346 = rt::lit::<T>(0.09560496739250535) * t34;
                                    let t347 = t32 * t346;
                                    let t348 = t346 + t347;
                                    let t349 = rt::lit::<T>(0.005864947198698576) * t58;
                                    let t350 = t56 * t349;
                                    let t351 = t349 + t350;
                                    let t352 = rt::lit::<T>(0.027076500189167574) * t66;
                                    let t353 = t64 * t352;
                                    let t354 = t352 + t353;
                                    let t355 = rt::lit::<T>(-0.061592225069804156) * t50;
                                    let t356 = t48 * t355;
                                    let t357 = t355 + t356;
                                    let t358 = k67 * t336 + k66 * t339
                                        + (k65 * t342 + k69 * t345)
                                        + (k68 * t348 + k71 * t351 + (k72 * t354 + k70 * t357));
                                    let t359 = t122 * t333 + t358;
                                    let t360 = k64 * t312 + k63 * t315
                                        + (k62 * t317 + k61 * t320)
                                        + (k60 * t323 + k59 * t326 + (k58 * t329 + k57 * t332));
                                    let t361 = k59 * t336 + k58 * t339
                                        + (k57 * t342 + k61 * t345)
                                        + (k60 * t348 + k63 * t351 + (k64 * t354 + k62 * t357));
                                    let t362 = t125 * t360 + t361;
                                    let t363 = rt::lit::<T>(0.1904683739582173) * t362;
                                    let t364 = k56 * t312 + k55 * t315
                                        + (k54 * t317 + k53 * t320)
                                        + (k52 * t323 + k51 * t326 + (k50 * t329 + k49 * t332));
                                    let t365 = k51 * t336 + k50 * t339
                                        + (k49 * t342 + k53 * t345)
                                        + (k52 * t348 + k55 * t351 + (k56 * t354 + k54 * t357));
                                    let t366 = t115 * t364 + t365;
                                    let t367 = rt::lit::<T>(0.32151478931685357) * t359
                                        + (t363 + rt::lit::<T>(-0.061592225069804156) * t366);
                                    let t368 = t307
                                        * (rt::lit::<T>(0.5) * (t53 * t308 + t143 * t309)
                                            - k3 * t104 - t82 * t367);
                                    let t369 = t50 * t308;
                                    let t370 = h * t47;
                                    let t371 = (t368 + (t103 * t355 - t51 * t369 - t142 * t316))
                                        * t370;
                                    let t372 = rt::lit::<T>(1.0) / (t65 * t65);
                                    let t373 = rt::lit::<T>(0.027076500189167574) * t120;
                                    let t374 = rt::lit::<T>(-0.06114645362610544) * t362;
                                    let t375 = rt::lit::<T>(0.2529691909352784) * t359
                                        + (t374 + rt::lit::<T>(0.027076500189167574) * t366);
                                    let t376 = t372
                                        * (rt::lit::<T>(0.5) * (t69 * t373 + t149 * t310)
                                            - k1 * t110 - t86 * t375);
                                    let t377 = t66 * t373;
                                    let t378 = h * t63;
                                    let t379 = (t376 + (t109 * t352 - t67 * t377 - t148 * t311))
                                        * t378;
                                    let t380 = rt::lit::<T>(1.0) / (t33 * t33);
                                    let t381 = rt::lit::<T>(0.09560496739250535) * t120;
                                    let t382 = rt::lit::<T>(0.3851373541128084) * t362;
                                    let t383 = rt::lit::<T>(-0.058993923891947214) * t359
                                        + (t382 + rt::lit::<T>(0.09560496739250535) * t366);
                                    let t384 = t380
                                        * (rt::lit::<T>(0.5) * (t37 * t381 + t137 * t321) - k5 * t98
                                            - t78 * t383);
                                    let t385 = t34 * t381;
                                    let t386 = h * t31;
                                    let t387 = (t384 + (t97 * t346 - t35 * t385 - t136 * t322))
                                        * t386;
                                    let t388 = rt::lit::<T>(1.0) / (t25 * t25);
                                    let t389 = rt::lit::<T>(0.32151478931685357) * t120;
                                    let t390 = rt::lit::<T>(-0.061592225069804156) * t359
                                        + (t363 + rt::lit::<T>(0.32151478931685357) * t366);
                                    let t391 = t388
                                        * (rt::lit::<T>(0.5) * (t29 * t389 + t134 * t324) - k6 * t95
                                            - t76 * t390);
                                    let t392 = t26 * t389;
                                    let t393 = h * t23;
                                    let t394 = (t391 + (t94 * t334 - t27 * t392 - t133 * t325))
                                        * t393;
                                    let t395 = rt::lit::<T>(1.0) / (t41 * t41);
                                    let t396 = rt::lit::<T>(-0.058993923891947214) * t120;
                                    let t397 = rt::lit::<T>(0.09560496739250535) * t359
                                        + (t382 + rt::lit::<T>(-0.058993923891947214) * t366);
                                    let t398 = t395
                                        * (rt::lit::<T>(0.5) * (t45 * t396 + t140 * t318)
                                            - k4 * t101 - t80 * t397);
                                    let t399 = t42 * t396;
                                    let t400 = h * t39;
                                    let t401 = (t398 + (t100 * t343 - t43 * t399 - t139 * t319))
                                        * t400;
                                    let t402 = rt::lit::<T>(1.0) / (t17 * t17);
                                    let t403 = rt::lit::<T>(0.4175557539292479) * t120;
                                    let t404 = rt::lit::<T>(-0.014459274444920261) * t362;
                                    let t405 = rt::lit::<T>(0.005864947198698576) * t359
                                        + (t404 + rt::lit::<T>(0.4175557539292479) * t366);
                                    let t406 = t402
                                        * (rt::lit::<T>(0.5) * (t21 * t403 + t131 * t327)
                                            - k7 * t113 - t74 * t405);
                                    let t407 = t18 * t403;
                                    let t408 = h * t15;
                                    let t409 = (t406 + (t112 * t337 - t19 * t407 - t130 * t328))
                                        * t408;
                                    let t410 = rt::lit::<T>(1.0) / (t9 * t9);
                                    let t411 = rt::lit::<T>(0.2529691909352784) * t120;
                                    let t412 = rt::lit::<T>(0.027076500189167574) * t359
                                        + (t374 + rt::lit::<T>(0.2529691909352784) * t366);
                                    let t413 = t410
                                        * (rt::lit::<T>(0.5) * (t13 * t411 + t128 * t330) - k8 * t92
                                            - t72 * t412);
                                    let t414 = t10 * t411;
                                    let t415 = h * t7;
                                    let t416 = (t413 + (t91 * t340 - t11 * t414 - t127 * t331))
                                        * t415;
                                    let t417 = rt::lit::<T>(1.0) / (t57 * t57);
                                    let t418 = rt::lit::<T>(0.005864947198698576) * t120;
                                    let t419 = rt::lit::<T>(0.4175557539292479) * t359
                                        + (t404 + rt::lit::<T>(0.005864947198698576) * t366);
                                    let t420 = t417
                                        * (rt::lit::<T>(0.5) * (t61 * t418 + t146 * t313)
                                            - k2 * t107 - t84 * t419);
                                    let t421 = t58 * t418;
                                    let t422 = h * t55;
                                    let t423 = (t420 + (t106 * t349 - t59 * t421 - t145 * t314))
                                        * t422;
                                    let t424 = rt::lit::<T>(1.0) / (t118 * t118)
                                        * (rt::lit::<T>(2.0) * (t115 * t117));
                                    let t425 = t119 * t71;
                                    let t426 = t89 * t364 + (t71 * t424 - t116 * t425) - t151;
                                    let t427 = h * t90;
                                    let t428 = t360 * t427;
                                    let t429 = h * t88;
                                    let t430 = t333 * t429;
                                    let t431 = k28 * t416
                                        + (k22 * t423
                                            + (k73 * t426
                                                + (rt::lit::<T>(0.30026319498086457) * t428
                                                    + rt::lit::<T>(0.26798833376246944) * t430)));
                                    let t432 = k23 * t371 + k21 * t379
                                        + (k25 * t387 + k26 * t394)
                                        + (k24 * t401 + k27 * t409 + t431);
                                    let t433 = h * t58;
                                    let t434 = t419 * t433;
                                    let t435 = h * t50;
                                    let t436 = t367 * t435;
                                    let t437 = h * t42;
                                    let t438 = t397 * t437;
                                    let t439 = h * t34;
                                    let t440 = t383 * t439;
                                    let t441 = h * t26;
                                    let t442 = t390 * t441;
                                    let t443 = h * t18;
                                    let t444 = t405 * t443;
                                    let t445 = h * t10;
                                    let t446 = t412 * t445;
                                    let t447 = h * t66;
                                    let t448 = t375 * t447;
                                    let t449 = h * t115;
                                    let t450 = t425 * t449;
                                    let t451 = rt::lit::<T>(0.23553528074697333) * t442
                                        + rt::lit::<T>(0.12761668692717998) * t444
                                        + (rt::lit::<T>(0.028459473672176994) * t446
                                            + (rt::lit::<T>(0.27444215068248085) * t448
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.1388888888888889) * t450)));
                                    let t452 = t377 + t64 * t377;
                                    let t453 = t421 + t56 * t421;
                                    let t454 = t369 + t48 * t369;
                                    let t455 = t399 + t40 * t399;
                                    let t456 = t385 + t32 * t385;
                                    let t457 = t392 + t24 * t392;
                                    let t458 = t407 + t16 * t407;
                                    let t459 = t414 + t8 * t414;
                                    let t460 = k56 * t452 + k55 * t453
                                        + (k54 * t454 + k53 * t455)
                                        + (k52 * t456 + k51 * t457 + (k50 * t458 + k49 * t459));
                                    let t461 = k36 * t416
                                        + (k30 * t423
                                            + (k74 * t426
                                                + (rt::lit::<T>(0.2222222222222222) * t428
                                                    + rt::lit::<T>(0.48042111196938336) * t430)));
                                    let t462 = k31 * t371 + k29 * t379
                                        + (k33 * t387 + k34 * t394)
                                        + (k32 * t401 + k35 * t409 + t461);
                                    let t463 = rt::lit::<T>(-0.00022625827747447944) * t442
                                        + rt::lit::<T>(-0.03565927501636371) * t444
                                        + (rt::lit::<T>(-0.011940029016242066) * t446
                                            + (rt::lit::<T>(0.4563844734606865) * t448
                                                - rt::lit::<T>(-0.0359766675249389) * t450));
                                    let t464 = k64 * t452 + k63 * t453
                                        + (k62 * t454 + k61 * t455)
                                        + (k60 * t456 + k59 * t457 + (k58 * t458 + k57 * t459));
                                    let t465 = k44 * t416
                                        + (k38 * t423
                                            + (k75 * t426
                                                + (rt::lit::<T>(-0.022485417203086815) * t428
                                                    + rt::lit::<T>(0.1388888888888889) * t430)));
                                    let t466 = k39 * t371 + k37 * t379
                                        + (k41 * t387 + k42 * t394)
                                        + (k40 * t401 + k43 * t409 + t465);
                                    let t467 = rt::lit::<T>(0.0019247725723366578) * t442
                                        + rt::lit::<T>(0.009709349382370355) * t444
                                        + (rt::lit::<T>(0.0033356270952969586) * t446
                                            + (rt::lit::<T>(0.2493183041056008) * t448
                                                - rt::lit::<T>(0.009789444015308325) * t450));
                                    let t468 = k72 * t452 + k71 * t453
                                        + (k70 * t454 + k69 * t455)
                                        + (k68 * t456 + k67 * t457 + (k66 * t458 + k65 * t459));
                                    let t469 = t55 * t349;
                                    let t470 = t63 * t352;
                                    let t471 = t66 * t470;
                                    let t472 = t470 - t64 * t471;
                                    let t473 = t472 - t471;
                                    let t474 = h * t473;
                                    let t475 = t109 * t474;
                                    let t476 = t58 * t469;
                                    let t477 = t469 - t56 * t476;
                                    let t478 = t477 - t476;
                                    let t479 = h * t478;
                                    let t480 = t106 * t479;
                                    let t481 = t47 * t355;
                                    let t482 = t50 * t481;
                                    let t483 = t481 - t48 * t482;
                                    let t484 = t483 - t482;
                                    let t485 = h * t484;
                                    let t486 = t103 * t485;
                                    let t487 = t39 * t343;
                                    let t488 = t42 * t487;
                                    let t489 = t487 - t40 * t488;
                                    let t490 = t489 - t488;
                                    let t491 = h * t490;
                                    let t492 = t100 * t491;
                                    let t493 = t31 * t346;
                                    let t494 = t34 * t493;
                                    let t495 = t493 - t32 * t494;
                                    let t496 = t495 - t494;
                                    let t497 = h * t496;
                                    let t498 = t97 * t497;
                                    let t499 = t23 * t334;
                                    let t500 = t26 * t499;
                                    let t501 = t499 - t24 * t500;
                                    let t502 = t501 - t500;
                                    let t503 = h * t502;
                                    let t504 = t94 * t503;
                                    let t505 = t15 * t337;
                                    let t506 = t18 * t505;
                                    let t507 = t505 - t16 * t506;
                                    let t508 = t507 - t506;
                                    let t509 = h * t508;
                                    let t510 = t112 * t509;
                                    let t511 = t7 * t340;
                                    let t512 = t10 * t511;
                                    let t513 = t511 - t8 * t512;
                                    let t514 = t513 - t512;
                                    let t515 = h * t514;
                                    let t516 = t91 * t515;
                                    let t517 = k37 * t475 + k38 * t480
                                        + (k39 * t486 + k40 * t492)
                                        + (k41 * t498 + k42 * t504 + (k43 * t510 + k44 * t516));
                                    let t518 = t148 * t474;
                                    let t519 = t145 * t479;
                                    let t520 = t142 * t485;
                                    let t521 = t139 * t491;
                                    let t522 = t136 * t497;
                                    let t523 = t133 * t503;
                                    let t524 = t130 * t509;
                                    let t525 = t127 * t515;
                                    let t526 = k37 * t518 + k38 * t519
                                        + (k39 * t520 + k40 * t521)
                                        + (k41 * t522 + k42 * t523 + (k43 * t524 + k44 * t525));
                                    let t527 = t517 - t122 * t526;
                                    let t528 = k29 * t475 + k30 * t480
                                        + (k31 * t486 + k32 * t492)
                                        + (k33 * t498 + k34 * t504 + (k35 * t510 + k36 * t516));
                                    let t529 = k29 * t518 + k30 * t519
                                        + (k31 * t520 + k32 * t521)
                                        + (k33 * t522 + k34 * t523 + (k35 * t524 + k36 * t525));
                                    let t530 = t528 - t125 * t529;
                                    let t531 = rt::lit::<T>(-0.014459274444920261) * t530;
                                    let t532 = k22 * t480 + k23 * t486
                                        + (k24 * t492 + k25 * t498)
                                        + (k26 * t504 + k27 * t510
                                            + (k28 * t516 + (t120 + k21 * t475)));
                                    let t533 = k21 * t518 + k22 * t519
                                        + (k23 * t520 + k24 * t521)
                                        + (k25 * t522 + k26 * t523 + (k27 * t524 + k28 * t525));
                                    let t534 = t532 - t115 * t533;
                                    let t535 = rt::lit::<T>(0.4175557539292479) * t527
                                        + (t531 + rt::lit::<T>(0.005864947198698576) * t534);
                                    let t536 = t417 * (t202 * t469 - k2 * t205 - t84 * t535)
                                        + (t469 + t477 - t201 * t476);
                                    let t537 = t204 * t536
                                        + (t350 + t201 * t349
                                            - t202 * (rt::lit::<T>(0.005864947198698576) * t417));
                                    let t538 = rt::lit::<T>(0.1904683739582173) * t530;
                                    let t539 = rt::lit::<T>(0.32151478931685357) * t527
                                        + (t538 + rt::lit::<T>(-0.061592225069804156) * t534);
                                    let t540 = t307 * (t175 * t481 - k3 * t178 - t82 * t539)
                                        + (t481 + t483 - t174 * t482);
                                    let t541 = t177 * t540
                                        + (t356 + t174 * t355
                                            - t175 * (rt::lit::<T>(-0.061592225069804156) * t307));
                                    let t542 = rt::lit::<T>(0.3851373541128084) * t530;
                                    let t543 = rt::lit::<T>(0.09560496739250535) * t527
                                        + (t542 + rt::lit::<T>(-0.058993923891947214) * t534);
                                    let t544 = t395 * (t193 * t487 - k4 * t196 - t80 * t543)
                                        + (t487 + t489 - t192 * t488);
                                    let t545 = t195 * t544
                                        + (t344 + t192 * t343
                                            - t193 * (rt::lit::<T>(-0.058993923891947214) * t395));
                                    let t546 = rt::lit::<T>(-0.058993923891947214) * t527
                                        + (t542 + rt::lit::<T>(0.09560496739250535) * t534);
                                    let t547 = t380 * (t184 * t493 - k5 * t187 - t78 * t546)
                                        + (t493 + t495 - t183 * t494);
                                    let t548 = t186 * t547
                                        + (t347 + t183 * t346
                                            - t184 * (rt::lit::<T>(0.09560496739250535) * t380));
                                    let t549 = rt::lit::<T>(-0.061592225069804156) * t527
                                        + (t538 + rt::lit::<T>(0.32151478931685357) * t534);
                                    let t550 = t388 * (t166 * t499 - k6 * t169 - t76 * t549)
                                        + (t499 + t501 - t165 * t500);
                                    let t551 = t168 * t550
                                        + (t335 + t165 * t334
                                            - t166 * (rt::lit::<T>(0.32151478931685357) * t388));
                                    let t552 = rt::lit::<T>(0.005864947198698576) * t527
                                        + (t531 + rt::lit::<T>(0.4175557539292479) * t534);
                                    let t553 = t402 * (t157 * t505 - k7 * t160 - t74 * t552)
                                        + (t505 + t507 - t156 * t506);
                                    let t554 = t159 * t553
                                        + (t338 + t156 * t337
                                            - t157 * (rt::lit::<T>(0.4175557539292479) * t402));
                                    let t555 = rt::lit::<T>(-0.06114645362610544) * t530;
                                    let t556 = rt::lit::<T>(0.027076500189167574) * t527
                                        + (t555 + rt::lit::<T>(0.2529691909352784) * t534);
                                    let t557 = t410 * (t220 * t511 - k8 * t223 - t72 * t556)
                                        + (t511 + t513 - t219 * t512);
                                    let t558 = t222 * t557
                                        + (t341 + t219 * t340
                                            - t220 * (rt::lit::<T>(0.2529691909352784) * t410));
                                    let t559 = rt::lit::<T>(0.2529691909352784) * t527
                                        + (t555 + rt::lit::<T>(0.027076500189167574) * t534);
                                    let t560 = t372 * (t211 * t470 - k1 * t214 - t86 * t559)
                                        + (t470 + t472 - t210 * t471);
                                    let t561 = t213 * t560
                                        + (t353 + t210 * t352
                                            - t211 * (rt::lit::<T>(0.027076500189167574) * t372));
                                    let t562 = t89 * t119;
                                    let t563 = t116 * t562 - t89 * (t424 + t533);
                                    let t564 = t429 * t526;
                                    let t565 = t427 * t529;
                                    let t566 = k49 * t558
                                        + (k56 * t561
                                            + (k73 * t563
                                                - (rt::lit::<T>(0.26798833376246944) * t564
                                                    + rt::lit::<T>(0.30026319498086457) * t565)));
                                    let t567 = k55 * t537 + k54 * t541
                                        + (k53 * t545 + k52 * t548)
                                        + (k51 * t551 + k50 * t554 + t566);
                                    let t568 = rt::lit::<T>(2.0) * t84;
                                    let t569 = t58 * t535 - t476 * t568;
                                    let t570 = rt::lit::<T>(2.0) * t82;
                                    let t571 = t50 * t539 - t482 * t570;
                                    let t572 = rt::lit::<T>(2.0) * t80;
                                    let t573 = t42 * t543 - t488 * t572;
                                    let t574 = rt::lit::<T>(2.0) * t78;
                                    let t575 = t34 * t546 - t494 * t574;
                                    let t576 = rt::lit::<T>(2.0) * t76;
                                    let t577 = t26 * t549 - t500 * t576;
                                    let t578 = rt::lit::<T>(2.0) * t74;
                                    let t579 = t18 * t552 - t506 * t578;
                                    let t580 = rt::lit::<T>(2.0) * t72;
                                    let t581 = t10 * t556 - t512 * t580;
                                    let t582 = rt::lit::<T>(2.0) * t86;
                                    let t583 = t66 * t559 - t471 * t582;
                                    let t584 = t449 * t562;
                                    let t585 = k51 * t577 + k50 * t579
                                        + (k49 * t581
                                            + (k56 * t583 + rt::lit::<T>(0.1388888888888889) * t584));
                                    let t586 = h * t59;
                                    let t587 = t478 * t586;
                                    let t588 = h * t51;
                                    let t589 = t484 * t588;
                                    let t590 = h * t43;
                                    let t591 = t490 * t590;
                                    let t592 = h * t35;
                                    let t593 = t496 * t592;
                                    let t594 = h * t27;
                                    let t595 = t502 * t594;
                                    let t596 = h * t19;
                                    let t597 = t508 * t596;
                                    let t598 = h * t11;
                                    let t599 = t514 * t598;
                                    let t600 = h * t67;
                                    let t601 = t473 * t600;
                                    let t602 = k22 * t587 + k23 * t589
                                        + (k24 * t591 + k25 * t593)
                                        + (k26 * t595 + k27 * t597
                                            + (k28 * t599 + (k21 * t601 + rt::lit::<T>(1.0))));
                                    let t603 = k57 * t558
                                        + (k64 * t561
                                            + (k74 * t563
                                                - (rt::lit::<T>(0.48042111196938336) * t564
                                                    + rt::lit::<T>(0.2222222222222222) * t565)));
                                    let t604 = k63 * t537 + k62 * t541
                                        + (k61 * t545 + k60 * t548)
                                        + (k59 * t551 + k58 * t554 + t603);
                                    let t605 = k59 * t577 + k58 * t579
                                        + (k57 * t581
                                            + (k64 * t583 + rt::lit::<T>(-0.0359766675249389) * t584));
                                    let t606 = k29 * t601 + k30 * t587
                                        + (k31 * t589 + k32 * t591)
                                        + (k33 * t593 + k34 * t595 + (k35 * t597 + k36 * t599));
                                    let t607 = k65 * t558
                                        + (k72 * t561
                                            + (k75 * t563
                                                - (rt::lit::<T>(0.1388888888888889) * t564
                                                    + rt::lit::<T>(-0.022485417203086815) * t565)));
                                    let t608 = k71 * t537 + k70 * t541
                                        + (k69 * t545 + k68 * t548)
                                        + (k67 * t551 + k66 * t554 + t607);
                                    let t609 = k67 * t577 + k66 * t579
                                        + (k65 * t581
                                            + (k72 * t583 + rt::lit::<T>(0.009789444015308325) * t584));
                                    let t610 = k37 * t601 + k38 * t587
                                        + (k39 * t589 + k40 * t591)
                                        + (k41 * t593 + k42 * t595 + (k43 * t597 + k44 * t599));
                                    let t611 = k9 * (t246 + t248) + k10 * (t254 + t252)
                                        + (k11 * (t256 + t250) + k12 * (t258 + t260));
                                    let t612 = k9 * (t262 + t269) + k10 * (t263 + t268)
                                        + (k11 * (t264 + t267) + k12 * (t265 + t266));
                                    let t613 = rt::lit::<T>(1.0) - k9 * (t271 + t278)
                                        - k12 * (t274 + t275)
                                        - (k10 * (t272 + t277) + k11 * (t273 + t276));
                                    let t614 = k9 * (t280 + t287) + k10 * (t281 + t286)
                                        + (k11 * (t282 + t285) + k12 * (t283 + t284));
                                    let t615 = k9 * (t289 + t296) + k10 * (t290 + t295)
                                        + (k11 * (t291 + t294) + k12 * (t292 + t293));
                                    let t616 = k9 * (t298 + t305) + k10 * (t299 + t304)
                                        + (k11 * (t300 + t303) + k12 * (t301 + t302));
                                    let t617 = rt::lit::<T>(0.1904683739582173) * t231;
                                    let t618 = rt::lit::<T>(0.1904683739582173) * t125;
                                    let t619 = rt::lit::<T>(-0.06114645362610544) * t125;
                                    let t620 = t66 * t619;
                                    let t621 = t620 + t64 * t620;
                                    let t622 = rt::lit::<T>(-0.014459274444920261) * t125;
                                    let t623 = t58 * t622;
                                    let t624 = t623 + t56 * t623;
                                    let t625 = t50 * t618;
                                    let t626 = t625 + t48 * t625;
                                    let t627 = rt::lit::<T>(0.3851373541128084) * t125;
                                    [
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
                                        t156,
                                        t157,
                                        t159,
                                        t160,
                                        t161,
                                        t165,
                                        t166,
                                        t168,
                                        t169,
                                        t170,
                                        t174,
                                        t175,
                                        t177,
                                        t178,
                                        t179,
                                        t183,
                                        t184,
                                        t186,
                                        t187,
                                        t188,
                                        t192,
                                        t193,
                                        t195,
                                        t196,
                                        t201,
                                        t202,
                                        t204,
                                        t205,
                                        t210,
                                        t211,
                                        t213,
                                        t214,
                                        t219,
                                        t220,
                                        t222,
                                        t223,
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
                                        t240,
                                        t242,
                                        t243,
                                        t244,
                                        t246,
                                        t248,
                                        t250,
                                        t252,
                                        t254,
                                        t256,
                                        t258,
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
                                        t307,
                                        t370,
                                        t372,
                                        t378,
                                        t380,
                                        t386,
                                        t388,
                                        t393,
                                        t395,
                                        t400,
                                        t402,
                                        t408,
                                        t410,
                                        t415,
                                        t417,
                                        t422,
                                        t427,
                                        t429,
                                        t432,
                                        t433,
                                        t434,
                                        t435,
                                        t436,
                                        t437,
                                        t438,
                                        t439,
                                        t440,
                                        t441,
                                        t443,
                                        t445,
                                        t447,
                                        t451,
                                        t460,
                                        t462,
                                        t463,
                                        t464,
                                        t466,
                                        t467,
                                        t468,
                                        t567,
                                        t568,
                                        t569,
                                        t570,
                                        t571,
                                        t572,
                                        t573,
                                        t574,
                                        t575,
                                        t576,
                                        t578,
                                        t580,
                                        t582,
                                        t585,
                                        t586,
                                        t588,
                                        t590,
                                        t592,
                                        t594,
                                        t596,
                                        t598,
                                        t600,
                                        t602,
                                        t604,
                                        t605,
                                        t606,
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
                                        t627,
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
                                    t115,
                                    t90,
                                    t88,
                                    t91,
                                    t112,
                                    t94,
                                    t97,
                                    t100,
                                    t103,
                                    t106,
                                    t109,
                                    t92,
                                    t93,
                                    t113,
                                    t95,
                                    t98,
                                    t101,
                                    t104,
                                    t107,
                                    t110,
                                    t114,
                                    t96,
                                    t99,
                                    t102,
                                    t105,
                                    t108,
                                    t111,
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
                            let [t717, t718, t719, t720, t721, t728, t737, t739, t740,
                            t741, t743, t744, t745, t844, t845, t846, t847, t848, t854,
                            t863, t865, t866, t867, t869, t870, t871, t872, t873, t874,
                            t875, t876, t877, t985, t986, t987, t988, t989, t996, t1005,
                            t1007, t1008, t1009, t1011, t1012, t1013, t1112, t1113,
                            t1114, t1115, t1116, t1122, t1131, t1133, t1134, t1135,
                            t1137, t1138, t1139] = {
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
                                    t219,
                                    t220,
                                    t222,
                                    t156,
                                    t165,
                                    t183,
                                    t192,
                                    t174,
                                    t201,
                                    t210,
                                    t157,
                                    t166,
                                    t184,
                                    t193,
                                    t175,
                                    t202,
                                    t211,
                                    t223,
                                    t159,
                                    t160,
                                    t168,
                                    t169,
                                    t186,
                                    t187,
                                    t195,
                                    t196,
                                    t177,
                                    t178,
                                    t204,
                                    t205,
                                    t213,
                                    t214,
                                    k9,
                                    k10,
                                    k11,
                                    k12,
                                    t226,
                                    t227,
                                    t229,
                                    t228,
                                    t230,
                                    t231,
                                    t233,
                                    k13,
                                    k14,
                                    k15,
                                    k16,
                                    k17,
                                    k18,
                                    k19,
                                    k20,
                                    t235,
                                    t236,
                                    t238,
                                    t237,
                                    t239,
                                    t240,
                                    t242,
                                    t246,
                                    t254,
                                    t256,
                                    t258,
                                    t260,
                                    t250,
                                    t252,
                                    t248,
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
                                    t298,
                                    t299,
                                    t300,
                                    t301,
                                    t302,
                                    t303,
                                    t304,
                                    t305,
                                    k21,
                                    k22,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    t429,
                                    t427,
                                    t372,
                                    t378,
                                    t417,
                                    t422,
                                    t307,
                                    t370,
                                    t395,
                                    t400,
                                    t380,
                                    t386,
                                    t388,
                                    t393,
                                    t402,
                                    t408,
                                    t410,
                                    t415,
                                    t447,
                                    t433,
                                    t435,
                                    t437,
                                    t439,
                                    t441,
                                    t443,
                                    t445,
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
                                    t582,
                                    t568,
                                    t570,
                                    t572,
                                    t574,
                                    t576,
                                    t578,
                                    t580,
                                    t600,
                                    t586,
                                    t588,
                                    t590,
                                    t592,
                                    t594,
                                    t596,
                                    t598,
                                    t619,
                                    t622,
                                    t618,
                                    t627,
                                    t620,
                                    t623,
                                    t625,
                                    t617,
                                    t621,
                                    t624,
                                    t626,
                                    h,
                                    ]: [T; 300],
                                ) -> [T; 58] {
                                    let t628 = t42 * t627;
                                    let t629 = t628 + t40 * t628;
                                    let t630 = t34 * t627;
                                    let t631 = t630 + t32 * t630;
                                    let t632 = t26 * t618;
                                    let t633 = t632 + t24 * t632;
                                    let t634 = t18 * t622;
                                    let t635 = t634 + t16 * t634;
                                    let t636 = t10 * t619;
                                    let t637 = t636 + t8 * t636;
                                    let t638 = k72 * t621 + k71 * t624
                                        + (k70 * t626 + k69 * t629)
                                        + (k68 * t631 + k67 * t633 + (k66 * t635 + k65 * t637));
                                    let t639 = rt::lit::<T>(0.1904683739582173) * t26;
                                    let t640 = t24 * t639;
                                    let t641 = t639 + t640;
                                    let t642 = rt::lit::<T>(-0.014459274444920261) * t18;
                                    let t643 = t16 * t642;
                                    let t644 = t642 + t643;
                                    let t645 = rt::lit::<T>(-0.06114645362610544) * t10;
                                    let t646 = t8 * t645;
                                    let t647 = t645 + t646;
                                    let t648 = rt::lit::<T>(0.3851373541128084) * t42;
                                    let t649 = t40 * t648;
                                    let t650 = t648 + t649;
                                    let t651 = rt::lit::<T>(0.3851373541128084) * t34;
                                    let t652 = t32 * t651;
                                    let t653 = t651 + t652;
                                    let t654 = rt::lit::<T>(-0.014459274444920261) * t58;
                                    let t655 = t56 * t654;
                                    let t656 = t654 + t655;
                                    let t657 = rt::lit::<T>(-0.06114645362610544) * t66;
                                    let t658 = t64 * t657;
                                    let t659 = t657 + t658;
                                    let t660 = rt::lit::<T>(0.1904683739582173) * t50;
                                    let t661 = t48 * t660;
                                    let t662 = t660 + t661;
                                    let t663 = k67 * t641 + k66 * t644
                                        + (k65 * t647 + k69 * t650)
                                        + (k68 * t653 + k71 * t656 + (k72 * t659 + k70 * t662));
                                    let t664 = t122 * t638 + t663;
                                    let t665 = k64 * t621 + k63 * t624
                                        + (k62 * t626 + k61 * t629)
                                        + (k60 * t631 + k59 * t633 + (k58 * t635 + k57 * t637));
                                    let t666 = k59 * t641 + k58 * t644
                                        + (k57 * t647 + k61 * t650)
                                        + (k60 * t653 + k63 * t656 + (k64 * t659 + k62 * t662));
                                    let t667 = t125 * t665 + t666;
                                    let t668 = rt::lit::<T>(0.1904683739582173) * t667;
                                    let t669 = k56 * t621 + k55 * t624
                                        + (k54 * t626 + k53 * t629)
                                        + (k52 * t631 + k51 * t633 + (k50 * t635 + k49 * t637));
                                    let t670 = k51 * t641 + k50 * t644
                                        + (k49 * t647 + k53 * t650)
                                        + (k52 * t653 + k55 * t656 + (k56 * t659 + k54 * t662));
                                    let t671 = t115 * t669 + t670;
                                    let t672 = rt::lit::<T>(0.32151478931685357) * t664
                                        + (t668 + rt::lit::<T>(-0.061592225069804156) * t671);
                                    let t673 = t307
                                        * (rt::lit::<T>(0.5) * (t53 * t617 + t143 * t618)
                                            - k11 * t104 - t82 * t672);
                                    let t674 = t50 * t617;
                                    let t675 = t370
                                        * (t673 + (t103 * t660 - t51 * t674 - t142 * t625));
                                    let t676 = rt::lit::<T>(-0.06114645362610544) * t231;
                                    let t677 = rt::lit::<T>(-0.06114645362610544) * t667;
                                    let t678 = rt::lit::<T>(0.2529691909352784) * t664
                                        + (t677 + rt::lit::<T>(0.027076500189167574) * t671);
                                    let t679 = t372
                                        * (rt::lit::<T>(0.5) * (t69 * t676 + t149 * t619)
                                            - k9 * t110 - t86 * t678);
                                    let t680 = t66 * t676;
                                    let t681 = t378
                                        * (t679 + (t109 * t657 - t67 * t680 - t148 * t620));
                                    let t682 = rt::lit::<T>(0.3851373541128084) * t231;
                                    let t683 = rt::lit::<T>(0.3851373541128084) * t667;
                                    let t684 = rt::lit::<T>(-0.058993923891947214) * t664
                                        + (t683 + rt::lit::<T>(0.09560496739250535) * t671);
                                    let t685 = t380
                                        * (rt::lit::<T>(0.5) * (t37 * t682 + t137 * t627)
                                            - k12 * t98 - t78 * t684);
                                    let t686 = t34 * t682;
                                    let t687 = t386
                                        * (t685 + (t97 * t651 - t35 * t686 - t136 * t630));
                                    let t688 = rt::lit::<T>(-0.061592225069804156) * t664
                                        + (t668 + rt::lit::<T>(0.32151478931685357) * t671);
                                    let t689 = t388
                                        * (rt::lit::<T>(0.5) * (t29 * t617 + t134 * t618)
                                            - k11 * t95 - t76 * t688);
                                    let t690 = t26 * t617;
                                    let t691 = t393
                                        * (t689 + (t94 * t639 - t27 * t690 - t133 * t632));
                                    let t692 = rt::lit::<T>(0.09560496739250535) * t664
                                        + (t683 + rt::lit::<T>(-0.058993923891947214) * t671);
                                    let t693 = t395
                                        * (rt::lit::<T>(0.5) * (t45 * t682 + t140 * t627)
                                            - k12 * t101 - t80 * t692);
                                    let t694 = t42 * t682;
                                    let t695 = t400
                                        * (t693 + (t100 * t648 - t43 * t694 - t139 * t628));
                                    let t696 = rt::lit::<T>(-0.014459274444920261) * t231;
                                    let t697 = rt::lit::<T>(-0.014459274444920261) * t667;
                                    let t698 = rt::lit::<T>(0.005864947198698576) * t664
                                        + (t697 + rt::lit::<T>(0.4175557539292479) * t671);
                                    let t699 = t402
                                        * (rt::lit::<T>(0.5) * (t21 * t696 + t131 * t622)
                                            - k10 * t113 - t74 * t698);
                                    let t700 = t18 * t696;
                                    let t701 = t408
                                        * (t699 + (t112 * t642 - t19 * t700 - t130 * t634));
                                    let t702 = rt::lit::<T>(0.027076500189167574) * t664
                                        + (t677 + rt::lit::<T>(0.2529691909352784) * t671);
                                    let t703 = t410
                                        * (rt::lit::<T>(0.5) * (t13 * t676 + t128 * t619) - k9 * t92
                                            - t72 * t702);
                                    let t704 = t10 * t676;
                                    let t705 = t415
                                        * (t703 + (t91 * t645 - t11 * t704 - t127 * t636));
                                    let t706 = rt::lit::<T>(0.4175557539292479) * t664
                                        + (t697 + rt::lit::<T>(0.005864947198698576) * t671);
                                    let t707 = t417
                                        * (rt::lit::<T>(0.5) * (t61 * t696 + t146 * t622)
                                            - k10 * t107 - t84 * t706);
                                    let t708 = t58 * t696;
                                    let t709 = t422
                                        * (t707 + (t106 * t654 - t59 * t708 - t145 * t623));
                                    let t710 = rt::lit::<T>(1.0) / (t229 * t229)
                                        * (rt::lit::<T>(2.0) * (t125 * t228));
                                    let t711 = t230 * t226;
                                    let t712 = t90 * t665 + (t226 * t710 - t227 * t711) - t233;
                                    let t713 = h * t89;
                                    let t714 = t669 * t713;
                                    let t715 = t638 * t429;
                                    let t716 = k28 * t705
                                        + (k22 * t709
                                            + (k76 * t712
                                                + (rt::lit::<T>(0.1388888888888889) * t714
                                                    + rt::lit::<T>(0.26798833376246944) * t715)));
                                    let t717 = k23 * t675 + k21 * t681
                                        + (k25 * t687 + k26 * t691)
                                        + (k24 * t695 + k27 * t701 + t716);
                                    let t718 = t433 * t706;
                                    let t719 = t435 * t672;
                                    let t720 = t437 * t692;
                                    let t721 = t439 * t684;
                                    let t722 = t441 * t688;
                                    let t723 = t443 * t698;
                                    let t724 = t445 * t702;
                                    let t725 = t447 * t678;
                                    let t726 = h * t125;
                                    let t727 = t711 * t726;
                                    let t728 = rt::lit::<T>(0.23553528074697333) * t722
                                        + rt::lit::<T>(0.12761668692717998) * t723
                                        + (rt::lit::<T>(0.028459473672176994) * t724
                                            + (rt::lit::<T>(0.27444215068248085) * t725
                                                - rt::lit::<T>(0.30026319498086457) * t727));
                                    let t729 = t680 + t64 * t680;
                                    let t730 = t708 + t56 * t708;
                                    let t731 = t674 + t48 * t674;
                                    let t732 = t694 + t40 * t694;
                                    let t733 = t686 + t32 * t686;
                                    let t734 = t690 + t24 * t690;
                                    let t735 = t700 + t16 * t700;
                                    let t736 = t704 + t8 * t704;
                                    let t737 = k56 * t729 + k55 * t730
                                        + (k54 * t731 + k53 * t732)
                                        + (k52 * t733 + k51 * t734 + (k50 * t735 + k49 * t736));
                                    let t738 = k36 * t705
                                        + (k30 * t709
                                            + (k77 * t712
                                                + (rt::lit::<T>(-0.0359766675249389) * t714
                                                    + rt::lit::<T>(0.48042111196938336) * t715)));
                                    let t739 = k31 * t675 + k29 * t681
                                        + (k33 * t687 + k34 * t691)
                                        + (k32 * t695 + k35 * t701 + t738);
                                    let t740 = rt::lit::<T>(-0.00022625827747447944) * t722
                                        + rt::lit::<T>(-0.03565927501636371) * t723
                                        + (rt::lit::<T>(-0.011940029016242066) * t724
                                            + (rt::lit::<T>(0.4563844734606865) * t725
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.2222222222222222) * t727)));
                                    let t741 = k64 * t729 + k63 * t730
                                        + (k62 * t731 + k61 * t732)
                                        + (k60 * t733 + k59 * t734 + (k58 * t735 + k57 * t736));
                                    let t742 = k44 * t705
                                        + (k38 * t709
                                            + (k78 * t712
                                                + (rt::lit::<T>(0.009789444015308325) * t714
                                                    + rt::lit::<T>(0.1388888888888889) * t715)));
                                    let t743 = k39 * t675 + k37 * t681
                                        + (k41 * t687 + k42 * t691)
                                        + (k40 * t695 + k43 * t701 + t742);
                                    let t744 = rt::lit::<T>(0.0019247725723366578) * t722
                                        + rt::lit::<T>(0.009709349382370355) * t723
                                        + (rt::lit::<T>(0.0033356270952969586) * t724
                                            + (rt::lit::<T>(0.2493183041056008) * t725
                                                - rt::lit::<T>(-0.022485417203086815) * t727));
                                    let t745 = k72 * t729 + k71 * t730
                                        + (k70 * t731 + k69 * t732)
                                        + (k68 * t733 + k67 * t734 + (k66 * t735 + k65 * t736));
                                    let t746 = t55 * t654;
                                    let t747 = t63 * t657;
                                    let t748 = t66 * t747;
                                    let t749 = t747 - t64 * t748;
                                    let t750 = t749 - t748;
                                    let t751 = h * t750;
                                    let t752 = t109 * t751;
                                    let t753 = t58 * t746;
                                    let t754 = t746 - t56 * t753;
                                    let t755 = t754 - t753;
                                    let t756 = h * t755;
                                    let t757 = t106 * t756;
                                    let t758 = t47 * t660;
                                    let t759 = t50 * t758;
                                    let t760 = t758 - t48 * t759;
                                    let t761 = t760 - t759;
                                    let t762 = h * t761;
                                    let t763 = t103 * t762;
                                    let t764 = t39 * t648;
                                    let t765 = t42 * t764;
                                    let t766 = t764 - t40 * t765;
                                    let t767 = t766 - t765;
                                    let t768 = h * t767;
                                    let t769 = t100 * t768;
                                    let t770 = t31 * t651;
                                    let t771 = t34 * t770;
                                    let t772 = t770 - t32 * t771;
                                    let t773 = t772 - t771;
                                    let t774 = h * t773;
                                    let t775 = t97 * t774;
                                    let t776 = t23 * t639;
                                    let t777 = t26 * t776;
                                    let t778 = t776 - t24 * t777;
                                    let t779 = t778 - t777;
                                    let t780 = h * t779;
                                    let t781 = t94 * t780;
                                    let t782 = t15 * t642;
                                    let t783 = t18 * t782;
                                    let t784 = t782 - t16 * t783;
                                    let t785 = t784 - t783;
                                    let t786 = h * t785;
                                    let t787 = t112 * t786;
                                    let t788 = t7 * t645;
                                    let t789 = t10 * t788;
                                    let t790 = t788 - t8 * t789;
                                    let t791 = t790 - t789;
                                    let t792 = h * t791;
                                    let t793 = t91 * t792;
                                    let t794 = k37 * t752 + k38 * t757
                                        + (k39 * t763 + k40 * t769)
                                        + (k41 * t775 + k42 * t781 + (k43 * t787 + k44 * t793));
                                    let t795 = t148 * t751;
                                    let t796 = t145 * t756;
                                    let t797 = t142 * t762;
                                    let t798 = t139 * t768;
                                    let t799 = t136 * t774;
                                    let t800 = t133 * t780;
                                    let t801 = t130 * t786;
                                    let t802 = t127 * t792;
                                    let t803 = k37 * t795 + k38 * t796
                                        + (k39 * t797 + k40 * t798)
                                        + (k41 * t799 + k42 * t800 + (k43 * t801 + k44 * t802));
                                    let t804 = t794 - t122 * t803;
                                    let t805 = k30 * t757 + k31 * t763
                                        + (k32 * t769 + k33 * t775)
                                        + (k34 * t781 + k35 * t787
                                            + (k36 * t793 + (t231 + k29 * t752)));
                                    let t806 = k29 * t795 + k30 * t796
                                        + (k31 * t797 + k32 * t798)
                                        + (k33 * t799 + k34 * t800 + (k35 * t801 + k36 * t802));
                                    let t807 = t805 - t125 * t806;
                                    let t808 = rt::lit::<T>(-0.014459274444920261) * t807;
                                    let t809 = k21 * t752 + k22 * t757
                                        + (k23 * t763 + k24 * t769)
                                        + (k25 * t775 + k26 * t781 + (k27 * t787 + k28 * t793));
                                    let t810 = k21 * t795 + k22 * t796
                                        + (k23 * t797 + k24 * t798)
                                        + (k25 * t799 + k26 * t800 + (k27 * t801 + k28 * t802));
                                    let t811 = t809 - t115 * t810;
                                    let t812 = rt::lit::<T>(0.4175557539292479) * t804
                                        + (t808 + rt::lit::<T>(0.005864947198698576) * t811);
                                    let t813 = t417 * (t202 * t746 - k10 * t205 - t84 * t812)
                                        + (t746 + t754 - t201 * t753);
                                    let t814 = t204 * t813
                                        + (t655 + t201 * t654
                                            - t202 * (rt::lit::<T>(-0.014459274444920261) * t417));
                                    let t815 = rt::lit::<T>(0.1904683739582173) * t807;
                                    let t816 = rt::lit::<T>(0.32151478931685357) * t804
                                        + (t815 + rt::lit::<T>(-0.061592225069804156) * t811);
                                    let t817 = t307 * (t175 * t758 - k11 * t178 - t82 * t816)
                                        + (t758 + t760 - t174 * t759);
                                    let t818 = t177 * t817
                                        + (t661 + t174 * t660
                                            - t175 * (rt::lit::<T>(0.1904683739582173) * t307));
                                    let t819 = rt::lit::<T>(0.3851373541128084) * t807;
                                    let t820 = rt::lit::<T>(0.09560496739250535) * t804
                                        + (t819 + rt::lit::<T>(-0.058993923891947214) * t811);
                                    let t821 = t395 * (t193 * t764 - k12 * t196 - t80 * t820)
                                        + (t764 + t766 - t192 * t765);
                                    let t822 = t195 * t821
                                        + (t649 + t192 * t648
                                            - t193 * (rt::lit::<T>(0.3851373541128084) * t395));
                                    let t823 = rt::lit::<T>(-0.058993923891947214) * t804
                                        + (t819 + rt::lit::<T>(0.09560496739250535) * t811);
                                    let t824 = t380 * (t184 * t770 - k12 * t187 - t78 * t823)
                                        + (t770 + t772 - t183 * t771);
                                    let t825 = t186 * t824
                                        + (t652 + t183 * t651
                                            - t184 * (rt::lit::<T>(0.3851373541128084) * t380));
                                    let t826 = rt::lit::<T>(-0.061592225069804156) * t804
                                        + (t815 + rt::lit::<T>(0.32151478931685357) * t811);
                                    let t827 = t388 * (t166 * t776 - k11 * t169 - t76 * t826)
                                        + (t776 + t778 - t165 * t777);
                                    let t828 = t168 * t827
                                        + (t640 + t165 * t639
                                            - t166 * (rt::lit::<T>(0.1904683739582173) * t388));
                                    let t829 = rt::lit::<T>(0.005864947198698576) * t804
                                        + (t808 + rt::lit::<T>(0.4175557539292479) * t811);
                                    let t830 = t402 * (t157 * t782 - k10 * t160 - t74 * t829)
                                        + (t782 + t784 - t156 * t783);
                                    let t831 = t159 * t830
                                        + (t643 + t156 * t642
                                            - t157 * (rt::lit::<T>(-0.014459274444920261) * t402));
                                    let t832 = rt::lit::<T>(-0.06114645362610544) * t807;
                                    let t833 = rt::lit::<T>(0.027076500189167574) * t804
                                        + (t832 + rt::lit::<T>(0.2529691909352784) * t811);
                                    let t834 = t410 * (t220 * t788 - k9 * t223 - t72 * t833)
                                        + (t788 + t790 - t219 * t789);
                                    let t835 = t222 * t834
                                        + (t646 + t219 * t645
                                            - t220 * (rt::lit::<T>(-0.06114645362610544) * t410));
                                    let t836 = rt::lit::<T>(0.2529691909352784) * t804
                                        + (t832 + rt::lit::<T>(0.027076500189167574) * t811);
                                    let t837 = t372 * (t211 * t747 - k9 * t214 - t86 * t836)
                                        + (t747 + t749 - t210 * t748);
                                    let t838 = t213 * t837
                                        + (t658 + t210 * t657
                                            - t211 * (rt::lit::<T>(-0.06114645362610544) * t372));
                                    let t839 = t90 * t230;
                                    let t840 = t227 * t839 - t90 * (t710 + t806);
                                    let t841 = t429 * t803;
                                    let t842 = t713 * t810;
                                    let t843 = k49 * t835
                                        + (k56 * t838
                                            + (k76 * t840
                                                - (rt::lit::<T>(0.26798833376246944) * t841
                                                    + rt::lit::<T>(0.1388888888888889) * t842)));
                                    let t844 = k55 * t814 + k54 * t818
                                        + (k53 * t822 + k52 * t825)
                                        + (k51 * t828 + k50 * t831 + t843);
                                    let t845 = t58 * t812 - t753 * t568;
                                    let t846 = t50 * t816 - t759 * t570;
                                    let t847 = t42 * t820 - t765 * t572;
                                    let t848 = t34 * t823 - t771 * t574;
                                    let t849 = t26 * t826 - t777 * t576;
                                    let t850 = t18 * t829 - t783 * t578;
                                    let t851 = t10 * t833 - t789 * t580;
                                    let t852 = t66 * t836 - t748 * t582;
                                    let t853 = t726 * t839;
                                    let t854 = k51 * t849 + k50 * t850
                                        + (k49 * t851
                                            + (k56 * t852 + rt::lit::<T>(0.30026319498086457) * t853));
                                    let t855 = t600 * t750;
                                    let t856 = t586 * t755;
                                    let t857 = t588 * t761;
                                    let t858 = t590 * t767;
                                    let t859 = t592 * t773;
                                    let t860 = t594 * t779;
                                    let t861 = t596 * t785;
                                    let t862 = t598 * t791;
                                    let t863 = k21 * t855 + k22 * t856
                                        + (k23 * t857 + k24 * t858)
                                        + (k25 * t859 + k26 * t860 + (k27 * t861 + k28 * t862));
                                    let t864 = k57 * t835
                                        + (k64 * t838
                                            + (k77 * t840
                                                - (rt::lit::<T>(0.48042111196938336) * t841
                                                    + rt::lit::<T>(-0.0359766675249389) * t842)));
                                    let t865 = k63 * t814 + k62 * t818
                                        + (k61 * t822 + k60 * t825)
                                        + (k59 * t828 + k58 * t831 + t864);
                                    let t866 = k59 * t849 + k58 * t850
                                        + (k57 * t851
                                            + (k64 * t852 + rt::lit::<T>(0.2222222222222222) * t853));
                                    let t867 = k30 * t856 + k31 * t857
                                        + (k32 * t858 + k33 * t859)
                                        + (k34 * t860 + k35 * t861
                                            + (k36 * t862 + (k29 * t855 + rt::lit::<T>(1.0))));
                                    let t868 = k65 * t835
                                        + (k72 * t838
                                            + (k78 * t840
                                                - (rt::lit::<T>(0.1388888888888889) * t841
                                                    + rt::lit::<T>(0.009789444015308325) * t842)));
                                    let t869 = k71 * t814 + k70 * t818
                                        + (k69 * t822 + k68 * t825)
                                        + (k67 * t828 + k66 * t831 + t868);
                                    let t870 = k67 * t849 + k66 * t850
                                        + (k65 * t851
                                            + (k72 * t852
                                                + rt::lit::<T>(-0.022485417203086815) * t853));
                                    let t871 = k37 * t855 + k38 * t856
                                        + (k39 * t857 + k40 * t858)
                                        + (k41 * t859 + k42 * t860 + (k43 * t861 + k44 * t862));
                                    let t872 = k20 * t246 + k19 * t254
                                        + (k18 * t256 + k17 * t258)
                                        + (k16 * t260 + k15 * t250 + (k14 * t252 + k13 * t248));
                                    let t873 = k20 * t262 + k19 * t263
                                        + (k18 * t264 + k17 * t265)
                                        + (k16 * t266 + k15 * t267 + (k14 * t268 + k13 * t269));
                                    let t874 = k20 * t271 + k19 * t272
                                        + (k18 * t273 + k17 * t274)
                                        + (k16 * t275 + k15 * t276 + (k14 * t277 + k13 * t278));
                                    let t875 = k20 * t280 + k19 * t281
                                        + (k18 * t282 + k17 * t283)
                                        + (k16 * t284 + k15 * t285 + (k14 * t286 + k13 * t287));
                                    let t876 = rt::lit::<T>(1.0) - k20 * t289 - k13 * t296
                                        - (k15 * t294 + k14 * t295)
                                        - (k19 * t290 + k18 * t291 + (k17 * t292 + k16 * t293));
                                    let t877 = k20 * t298 + k19 * t299
                                        + (k18 * t300 + k17 * t301)
                                        + (k16 * t302 + k15 * t303 + (k14 * t304 + k13 * t305));
                                    let t878 = rt::lit::<T>(0.32151478931685357) * t240;
                                    let t879 = rt::lit::<T>(0.32151478931685357) * t122;
                                    let t880 = rt::lit::<T>(0.2529691909352784) * t122;
                                    let t881 = t66 * t880;
                                    let t882 = t881 + t64 * t881;
                                    let t883 = rt::lit::<T>(0.4175557539292479) * t122;
                                    let t884 = t58 * t883;
                                    let t885 = t884 + t56 * t884;
                                    let t886 = t50 * t879;
                                    let t887 = t886 + t48 * t886;
                                    let t888 = rt::lit::<T>(0.09560496739250535) * t122;
                                    let t889 = t42 * t888;
                                    let t890 = t889 + t40 * t889;
                                    let t891 = rt::lit::<T>(-0.058993923891947214) * t122;
                                    let t892 = t34 * t891;
                                    let t893 = t892 + t32 * t892;
                                    let t894 = rt::lit::<T>(-0.061592225069804156) * t122;
                                    let t895 = t26 * t894;
                                    let t896 = t895 + t24 * t895;
                                    let t897 = rt::lit::<T>(0.005864947198698576) * t122;
                                    let t898 = t18 * t897;
                                    let t899 = t898 + t16 * t898;
                                    let t900 = rt::lit::<T>(0.027076500189167574) * t122;
                                    let t901 = t10 * t900;
                                    let t902 = t901 + t8 * t901;
                                    let t903 = k72 * t882 + k71 * t885
                                        + (k70 * t887 + k69 * t890)
                                        + (k68 * t893 + k67 * t896 + (k66 * t899 + k65 * t902));
                                    let t904 = rt::lit::<T>(-0.061592225069804156) * t26;
                                    let t905 = t24 * t904;
                                    let t906 = t904 + t905;
                                    let t907 = rt::lit::<T>(0.005864947198698576) * t18;
                                    let t908 = t16 * t907;
                                    let t909 = t907 + t908;
                                    let t910 = rt::lit::<T>(0.027076500189167574) * t10;
                                    let t911 = t8 * t910;
                                    let t912 = t910 + t911;
                                    let t913 = rt::lit::<T>(0.09560496739250535) * t42;
                                    let t914 = t40 * t913;
                                    let t915 = t913 + t914;
                                    let t916 = rt::lit::<T>(-0.058993923891947214) * t34;
                                    let t917 = t32 * t916;
                                    let t918 = t916 + t917;
                                    let t919 = rt::lit::<T>(0.4175557539292479) * t58;
                                    let t920 = t56 * t919;
                                    let t921 = t919 + t920;
                                    let t922 = rt::lit::<T>(0.2529691909352784) * t66;
                                    let t923 = t64 * t922;
                                    let t924 = t922 + t923;
                                    let t925 = rt::lit::<T>(0.32151478931685357) * t50;
                                    let t926 = t48 * t925;
                                    let t927 = t925 + t926;
                                    let t928 = k67 * t906 + k66 * t909
                                        + (k65 * t912 + k69 * t915)
                                        + (k68 * t918 + k71 * t921 + (k72 * t924 + k70 * t927));
                                    let t929 = t122 * t903 + t928;
                                    let t930 = k64 * t882 + k63 * t885
                                        + (k62 * t887 + k61 * t890)
                                        + (k60 * t893 + k59 * t896 + (k58 * t899 + k57 * t902));
                                    let t931 = k59 * t906 + k58 * t909
                                        + (k57 * t912 + k61 * t915)
                                        + (k60 * t918 + k63 * t921 + (k64 * t924 + k62 * t927));
                                    let t932 = t125 * t930 + t931;
                                    let t933 = rt::lit::<T>(0.1904683739582173) * t932;
                                    let t934 = k56 * t882 + k55 * t885
                                        + (k54 * t887 + k53 * t890)
                                        + (k52 * t893 + k51 * t896 + (k50 * t899 + k49 * t902));
                                    let t935 = k51 * t906 + k50 * t909
                                        + (k49 * t912 + k53 * t915)
                                        + (k52 * t918 + k55 * t921 + (k56 * t924 + k54 * t927));
                                    let t936 = t115 * t934 + t935;
                                    let t937 = rt::lit::<T>(0.32151478931685357) * t929
                                        + (t933 + rt::lit::<T>(-0.061592225069804156) * t936);
                                    let t938 = t307
                                        * (rt::lit::<T>(0.5) * (t53 * t878 + t143 * t879)
                                            - k15 * t104 - t82 * t937);
                                    let t939 = t50 * t878;
                                    let t940 = t370
                                        * (t938 + (t103 * t925 - t51 * t939 - t142 * t886));
                                    let t941 = rt::lit::<T>(0.2529691909352784) * t240;
                                    let t942 = rt::lit::<T>(-0.06114645362610544) * t932;
                                    let t943 = rt::lit::<T>(0.2529691909352784) * t929
                                        + (t942 + rt::lit::<T>(0.027076500189167574) * t936);
                                    let t944 = t372
                                        * (rt::lit::<T>(0.5) * (t69 * t941 + t149 * t880)
                                            - k13 * t110 - t86 * t943);
                                    let t945 = t66 * t941;
                                    let t946 = t378
                                        * (t944 + (t109 * t922 - t67 * t945 - t148 * t881));
                                    let t947 = rt::lit::<T>(-0.058993923891947214) * t240;
                                    let t948 = rt::lit::<T>(0.3851373541128084) * t932;
                                    let t949 = rt::lit::<T>(-0.058993923891947214) * t929
                                        + (t948 + rt::lit::<T>(0.09560496739250535) * t936);
                                    let t950 = t380
                                        * (rt::lit::<T>(0.5) * (t37 * t947 + t137 * t891)
                                            - k17 * t98 - t78 * t949);
                                    let t951 = t34 * t947;
                                    let t952 = t386
                                        * (t950 + (t97 * t916 - t35 * t951 - t136 * t892));
                                    let t953 = rt::lit::<T>(-0.061592225069804156) * t240;
                                    let t954 = rt::lit::<T>(-0.061592225069804156) * t929
                                        + (t933 + rt::lit::<T>(0.32151478931685357) * t936);
                                    let t955 = t388
                                        * (rt::lit::<T>(0.5) * (t29 * t953 + t134 * t894)
                                            - k18 * t95 - t76 * t954);
                                    let t956 = t26 * t953;
                                    let t957 = t393
                                        * (t955 + (t94 * t904 - t27 * t956 - t133 * t895));
                                    let t958 = rt::lit::<T>(0.09560496739250535) * t240;
                                    let t959 = rt::lit::<T>(0.09560496739250535) * t929
                                        + (t948 + rt::lit::<T>(-0.058993923891947214) * t936);
                                    let t960 = t395
                                        * (rt::lit::<T>(0.5) * (t45 * t958 + t140 * t888)
                                            - k16 * t101 - t80 * t959);
                                    let t961 = t42 * t958;
                                    let t962 = t400
                                        * (t960 + (t100 * t913 - t43 * t961 - t139 * t889));
                                    let t963 = rt::lit::<T>(0.005864947198698576) * t240;
                                    let t964 = rt::lit::<T>(-0.014459274444920261) * t932;
                                    let t965 = rt::lit::<T>(0.005864947198698576) * t929
                                        + (t964 + rt::lit::<T>(0.4175557539292479) * t936);
                                    let t966 = t402
                                        * (rt::lit::<T>(0.5) * (t21 * t963 + t131 * t897)
                                            - k19 * t113 - t74 * t965);
                                    let t967 = t18 * t963;
                                    let t968 = t408
                                        * (t966 + (t112 * t907 - t19 * t967 - t130 * t898));
                                    let t969 = rt::lit::<T>(0.027076500189167574) * t240;
                                    let t970 = rt::lit::<T>(0.027076500189167574) * t929
                                        + (t942 + rt::lit::<T>(0.2529691909352784) * t936);
                                    let t971 = t410
                                        * (rt::lit::<T>(0.5) * (t13 * t969 + t128 * t900)
                                            - k20 * t92 - t72 * t970);
                                    let t972 = t10 * t969;
                                    let t973 = t415
                                        * (t971 + (t91 * t910 - t11 * t972 - t127 * t901));
                                    let t974 = rt::lit::<T>(0.4175557539292479) * t240;
                                    let t975 = rt::lit::<T>(0.4175557539292479) * t929
                                        + (t964 + rt::lit::<T>(0.005864947198698576) * t936);
                                    let t976 = t417
                                        * (rt::lit::<T>(0.5) * (t61 * t974 + t146 * t883)
                                            - k14 * t107 - t84 * t975);
                                    let t977 = t58 * t974;
                                    let t978 = t422
                                        * (t976 + (t106 * t919 - t59 * t977 - t145 * t884));
                                    let t979 = rt::lit::<T>(1.0) / (t238 * t238)
                                        * (rt::lit::<T>(2.0) * (t122 * t237));
                                    let t980 = t239 * t235;
                                    let t981 = t88 * t903 + (t235 * t979 - t236 * t980) - t242;
                                    let t982 = t930 * t427;
                                    let t983 = t934 * t713;
                                    let t984 = k28 * t973
                                        + (k22 * t978
                                            + (k79 * t981
                                                + (rt::lit::<T>(0.30026319498086457) * t982
                                                    + rt::lit::<T>(0.1388888888888889) * t983)));
                                    let t985 = k23 * t940 + k21 * t946
                                        + (k25 * t952 + k26 * t957)
                                        + (k24 * t962 + k27 * t968 + t984);
                                    let t986 = t433 * t975;
                                    let t987 = t435 * t937;
                                    let t988 = t437 * t959;
                                    let t989 = t439 * t949;
                                    let t990 = t441 * t954;
                                    let t991 = t443 * t965;
                                    let t992 = t445 * t970;
                                    let t993 = t447 * t943;
                                    let t994 = h * t122;
                                    let t995 = t980 * t994;
                                    let t996 = rt::lit::<T>(0.23553528074697333) * t990
                                        + rt::lit::<T>(0.12761668692717998) * t991
                                        + (rt::lit::<T>(0.028459473672176994) * t992
                                            + (rt::lit::<T>(0.27444215068248085) * t993
                                                - rt::lit::<T>(0.26798833376246944) * t995));
                                    let t997 = t945 + t64 * t945;
                                    let t998 = t977 + t56 * t977;
                                    let t999 = t939 + t48 * t939;
                                    let t1000 = t961 + t40 * t961;
                                    let t1001 = t951 + t32 * t951;
                                    let t1002 = t956 + t24 * t956;
                                    let t1003 = t967 + t16 * t967;
                                    let t1004 = t972 + t8 * t972;
                                    let t1005 = k56 * t997 + k55 * t998
                                        + (k54 * t999 + k53 * t1000)
                                        + (k52 * t1001 + k51 * t1002 + (k50 * t1003 + k49 * t1004));
                                    let t1006 = k36 * t973
                                        + (k30 * t978
                                            + (k80 * t981
                                                + (rt::lit::<T>(0.2222222222222222) * t982
                                                    + rt::lit::<T>(-0.0359766675249389) * t983)));
                                    let t1007 = k31 * t940 + k29 * t946
                                        + (k33 * t952 + k34 * t957)
                                        + (k32 * t962 + k35 * t968 + t1006);
                                    let t1008 = rt::lit::<T>(-0.00022625827747447944) * t990
                                        + rt::lit::<T>(-0.03565927501636371) * t991
                                        + (rt::lit::<T>(-0.011940029016242066) * t992
                                            + (rt::lit::<T>(0.4563844734606865) * t993
                                                - rt::lit::<T>(0.48042111196938336) * t995));
                                    let t1009 = k64 * t997 + k63 * t998
                                        + (k62 * t999 + k61 * t1000)
                                        + (k60 * t1001 + k59 * t1002 + (k58 * t1003 + k57 * t1004));
                                    let t1010 = k44 * t973
                                        + (k38 * t978
                                            + (k81 * t981
                                                + (rt::lit::<T>(-0.022485417203086815) * t982
                                                    + rt::lit::<T>(0.009789444015308325) * t983)));
                                    let t1011 = k39 * t940 + k37 * t946
                                        + (k41 * t952 + k42 * t957)
                                        + (k40 * t962 + k43 * t968 + t1010);
                                    let t1012 = rt::lit::<T>(0.0019247725723366578) * t990
                                        + rt::lit::<T>(0.009709349382370355) * t991
                                        + (rt::lit::<T>(0.0033356270952969586) * t992
                                            + (rt::lit::<T>(0.2493183041056008) * t993
                                                + (rt::lit::<T>(1.0)
                                                    - rt::lit::<T>(0.1388888888888889) * t995)));
                                    let t1013 = k72 * t997 + k71 * t998
                                        + (k70 * t999 + k69 * t1000)
                                        + (k68 * t1001 + k67 * t1002 + (k66 * t1003 + k65 * t1004));
                                    let t1014 = t55 * t919;
                                    let t1015 = t58 * t1014;
                                    let t1016 = t1014 - t56 * t1015;
                                    let t1017 = t1016 - t1015;
                                    let t1018 = h * t1017;
                                    let t1019 = t106 * t1018;
                                    let t1020 = t47 * t925;
                                    let t1021 = t50 * t1020;
                                    let t1022 = t1020 - t48 * t1021;
                                    let t1023 = t1022 - t1021;
                                    let t1024 = h * t1023;
                                    let t1025 = t103 * t1024;
                                    let t1026 = t39 * t913;
                                    let t1027 = t42 * t1026;
                                    let t1028 = t1026 - t40 * t1027;
                                    let t1029 = t1028 - t1027;
                                    let t1030 = h * t1029;
                                    let t1031 = t100 * t1030;
                                    let t1032 = t31 * t916;
                                    let t1033 = t34 * t1032;
                                    let t1034 = t1032 - t32 * t1033;
                                    let t1035 = t1034 - t1033;
                                    let t1036 = h * t1035;
                                    let t1037 = t97 * t1036;
                                    let t1038 = t23 * t904;
                                    let t1039 = t26 * t1038;
                                    let t1040 = t1038 - t24 * t1039;
                                    let t1041 = t1040 - t1039;
                                    let t1042 = h * t1041;
                                    let t1043 = t94 * t1042;
                                    let t1044 = t15 * t907;
                                    let t1045 = t18 * t1044;
                                    let t1046 = t1044 - t16 * t1045;
                                    let t1047 = t1046 - t1045;
                                    let t1048 = h * t1047;
                                    let t1049 = t112 * t1048;
                                    let t1050 = t7 * t910;
                                    let t1051 = t10 * t1050;
                                    let t1052 = t1050 - t8 * t1051;
                                    let t1053 = t1052 - t1051;
                                    let t1054 = h * t1053;
                                    let t1055 = t91 * t1054;
                                    let t1056 = t63 * t922;
                                    let t1057 = t66 * t1056;
                                    let t1058 = t1056 - t64 * t1057;
                                    let t1059 = t1058 - t1057;
                                    let t1060 = h * t1059;
                                    let t1061 = t109 * t1060;
                                    let t1062 = k38 * t1019 + k39 * t1025
                                        + (k40 * t1031 + k41 * t1037)
                                        + (k42 * t1043 + k43 * t1049
                                            + (k44 * t1055 + (t240 + k37 * t1061)));
                                    let t1063 = t148 * t1060;
                                    let t1064 = t145 * t1018;
                                    let t1065 = t142 * t1024;
                                    let t1066 = t139 * t1030;
                                    let t1067 = t136 * t1036;
                                    let t1068 = t133 * t1042;
                                    let t1069 = t130 * t1048;
                                    let t1070 = t127 * t1054;
                                    let t1071 = k37 * t1063 + k38 * t1064
                                        + (k39 * t1065 + k40 * t1066)
                                        + (k41 * t1067 + k42 * t1068 + (k43 * t1069 + k44 * t1070));
                                    let t1072 = t1062 - t122 * t1071;
                                    let t1073 = k29 * t1061 + k30 * t1019
                                        + (k31 * t1025 + k32 * t1031)
                                        + (k33 * t1037 + k34 * t1043 + (k35 * t1049 + k36 * t1055));
                                    let t1074 = k29 * t1063 + k30 * t1064
                                        + (k31 * t1065 + k32 * t1066)
                                        + (k33 * t1067 + k34 * t1068 + (k35 * t1069 + k36 * t1070));
                                    let t1075 = t1073 - t125 * t1074;
                                    let t1076 = rt::lit::<T>(-0.014459274444920261) * t1075;
                                    let t1077 = k21 * t1061 + k22 * t1019
                                        + (k23 * t1025 + k24 * t1031)
                                        + (k25 * t1037 + k26 * t1043 + (k27 * t1049 + k28 * t1055));
                                    let t1078 = k21 * t1063 + k22 * t1064
                                        + (k23 * t1065 + k24 * t1066)
                                        + (k25 * t1067 + k26 * t1068 + (k27 * t1069 + k28 * t1070));
                                    let t1079 = t1077 - t115 * t1078;
                                    let t1080 = rt::lit::<T>(0.4175557539292479) * t1072
                                        + (t1076 + rt::lit::<T>(0.005864947198698576) * t1079);
                                    let t1081 = t417 * (t202 * t1014 - k14 * t205 - t84 * t1080)
                                        + (t1014 + t1016 - t201 * t1015);
                                    let t1082 = t204 * t1081
                                        + (t920 + t201 * t919
                                            - t202 * (rt::lit::<T>(0.4175557539292479) * t417));
                                    let t1083 = rt::lit::<T>(0.1904683739582173) * t1075;
                                    let t1084 = rt::lit::<T>(0.32151478931685357) * t1072
                                        + (t1083 + rt::lit::<T>(-0.061592225069804156) * t1079);
                                    let t1085 = t307 * (t175 * t1020 - k15 * t178 - t82 * t1084)
                                        + (t1020 + t1022 - t174 * t1021);
                                    let t1086 = t177 * t1085
                                        + (t926 + t174 * t925
                                            - t175 * (rt::lit::<T>(0.32151478931685357) * t307));
                                    let t1087 = rt::lit::<T>(0.3851373541128084) * t1075;
                                    let t1088 = rt::lit::<T>(0.09560496739250535) * t1072
                                        + (t1087 + rt::lit::<T>(-0.058993923891947214) * t1079);
                                    let t1089 = t395 * (t193 * t1026 - k16 * t196 - t80 * t1088)
                                        + (t1026 + t1028 - t192 * t1027);
                                    let t1090 = t195 * t1089
                                        + (t914 + t192 * t913
                                            - t193 * (rt::lit::<T>(0.09560496739250535) * t395));
                                    let t1091 = rt::lit::<T>(-0.058993923891947214) * t1072
                                        + (t1087 + rt::lit::<T>(0.09560496739250535) * t1079);
                                    let t1092 = t380 * (t184 * t1032 - k17 * t187 - t78 * t1091)
                                        + (t1032 + t1034 - t183 * t1033);
                                    let t1093 = t186 * t1092
                                        + (t917 + t183 * t916
                                            - t184 * (rt::lit::<T>(-0.058993923891947214) * t380));
                                    let t1094 = rt::lit::<T>(-0.061592225069804156) * t1072
                                        + (t1083 + rt::lit::<T>(0.32151478931685357) * t1079);
                                    let t1095 = t388 * (t166 * t1038 - k18 * t169 - t76 * t1094)
                                        + (t1038 + t1040 - t165 * t1039);
                                    let t1096 = t168 * t1095
                                        + (t905 + t165 * t904
                                            - t166 * (rt::lit::<T>(-0.061592225069804156) * t388));
                                    let t1097 = rt::lit::<T>(0.005864947198698576) * t1072
                                        + (t1076 + rt::lit::<T>(0.4175557539292479) * t1079);
                                    let t1098 = t402 * (t157 * t1044 - k19 * t160 - t74 * t1097)
                                        + (t1044 + t1046 - t156 * t1045);
                                    let t1099 = t159 * t1098
                                        + (t908 + t156 * t907
                                            - t157 * (rt::lit::<T>(0.005864947198698576) * t402));
                                    let t1100 = rt::lit::<T>(-0.06114645362610544) * t1075;
                                    let t1101 = rt::lit::<T>(0.027076500189167574) * t1072
                                        + (t1100 + rt::lit::<T>(0.2529691909352784) * t1079);
                                    let t1102 = t410 * (t220 * t1050 - k20 * t223 - t72 * t1101)
                                        + (t1050 + t1052 - t219 * t1051);
                                    let t1103 = t222 * t1102
                                        + (t911 + t219 * t910
                                            - t220 * (rt::lit::<T>(0.027076500189167574) * t410));
                                    let t1104 = rt::lit::<T>(0.2529691909352784) * t1072
                                        + (t1100 + rt::lit::<T>(0.027076500189167574) * t1079);
                                    let t1105 = t372 * (t211 * t1056 - k13 * t214 - t86 * t1104)
                                        + (t1056 + t1058 - t210 * t1057);
                                    let t1106 = t213 * t1105
                                        + (t923 + t210 * t922
                                            - t211 * (rt::lit::<T>(0.2529691909352784) * t372));
                                    let t1107 = t88 * t239;
                                    let t1108 = t236 * t1107 - t88 * (t979 + t1071);
                                    let t1109 = t427 * t1074;
                                    let t1110 = t713 * t1078;
                                    let t1111 = k49 * t1103
                                        + (k56 * t1106
                                            + (k79 * t1108
                                                - (rt::lit::<T>(0.30026319498086457) * t1109
                                                    + rt::lit::<T>(0.1388888888888889) * t1110)));
                                    let t1112 = k55 * t1082 + k54 * t1086
                                        + (k53 * t1090 + k52 * t1093)
                                        + (k51 * t1096 + k50 * t1099 + t1111);
                                    let t1113 = t58 * t1080 - t1015 * t568;
                                    let t1114 = t50 * t1084 - t1021 * t570;
                                    let t1115 = t42 * t1088 - t1027 * t572;
                                    let t1116 = t34 * t1091 - t1033 * t574;
                                    let t1117 = t26 * t1094 - t1039 * t576;
                                    let t1118 = t18 * t1097 - t1045 * t578;
                                    let t1119 = t10 * t1101 - t1051 * t580;
                                    let t1120 = t66 * t1104 - t1057 * t582;
                                    let t1121 = t994 * t1107;
                                    let t1122 = k51 * t1117 + k50 * t1118
                                        + (k49 * t1119
                                            + (k56 * t1120
                                                + rt::lit::<T>(0.26798833376246944) * t1121));
                                    let t1123 = t600 * t1059;
                                    let t1124 = t586 * t1017;
                                    let t1125 = t588 * t1023;
                                    let t1126 = t590 * t1029;
                                    let t1127 = t592 * t1035;
                                    let t1128 = t594 * t1041;
                                    let t1129 = t596 * t1047;
                                    let t1130 = t598 * t1053;
                                    let t1131 = k21 * t1123 + k22 * t1124
                                        + (k23 * t1125 + k24 * t1126)
                                        + (k25 * t1127 + k26 * t1128 + (k27 * t1129 + k28 * t1130));
                                    let t1132 = k57 * t1103
                                        + (k64 * t1106
                                            + (k80 * t1108
                                                - (rt::lit::<T>(0.2222222222222222) * t1109
                                                    + rt::lit::<T>(-0.0359766675249389) * t1110)));
                                    let t1133 = k63 * t1082 + k62 * t1086
                                        + (k61 * t1090 + k60 * t1093)
                                        + (k59 * t1096 + k58 * t1099 + t1132);
                                    let t1134 = k59 * t1117 + k58 * t1118
                                        + (k57 * t1119
                                            + (k64 * t1120
                                                + rt::lit::<T>(0.48042111196938336) * t1121));
                                    let t1135 = k29 * t1123 + k30 * t1124
                                        + (k31 * t1125 + k32 * t1126)
                                        + (k33 * t1127 + k34 * t1128 + (k35 * t1129 + k36 * t1130));
                                    let t1136 = k65 * t1103
                                        + (k72 * t1106
                                            + (k81 * t1108
                                                - (rt::lit::<T>(-0.022485417203086815) * t1109
                                                    + rt::lit::<T>(0.009789444015308325) * t1110)));
                                    let t1137 = k71 * t1082 + k70 * t1086
                                        + (k69 * t1090 + k68 * t1093)
                                        + (k67 * t1096 + k66 * t1099 + t1136);
                                    let t1138 = k67 * t1117 + k66 * t1118
                                        + (k65 * t1119
                                            + (k72 * t1120 + rt::lit::<T>(0.1388888888888889) * t1121));
                                    let t1139 = k38 * t1124 + k39 * t1125
                                        + (k40 * t1126 + k41 * t1127)
                                        + (k42 * t1128 + k43 * t1129
                                            + (k44 * t1130 + (k37 * t1123 + rt::lit::<T>(1.0))));
                                    [
                                        t717,
                                        t718,
                                        t719,
                                        t720,
                                        t721,
                                        t728,
                                        t737,
                                        t739,
                                        t740,
                                        t741,
                                        t743,
                                        t744,
                                        t745,
                                        t844,
                                        t845,
                                        t846,
                                        t847,
                                        t848,
                                        t854,
                                        t863,
                                        t865,
                                        t866,
                                        t867,
                                        t869,
                                        t870,
                                        t871,
                                        t872,
                                        t873,
                                        t874,
                                        t875,
                                        t876,
                                        t877,
                                        t985,
                                        t986,
                                        t987,
                                        t988,
                                        t989,
                                        t996,
                                        t1005,
                                        t1007,
                                        t1008,
                                        t1009,
                                        t1011,
                                        t1012,
                                        t1013,
                                        t1112,
                                        t1113,
                                        t1114,
                                        t1115,
                                        t1116,
                                        t1122,
                                        t1131,
                                        t1133,
                                        t1134,
                                        t1135,
                                        t1137,
                                        t1138,
                                        t1139,
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
                                    t219,
                                    t220,
                                    t222,
                                    t156,
                                    t165,
                                    t183,
                                    t192,
                                    t174,
                                    t201,
                                    t210,
                                    t157,
                                    t166,
                                    t184,
                                    t193,
                                    t175,
                                    t202,
                                    t211,
                                    t223,
                                    t159,
                                    t160,
                                    t168,
                                    t169,
                                    t186,
                                    t187,
                                    t195,
                                    t196,
                                    t177,
                                    t178,
                                    t204,
                                    t205,
                                    t213,
                                    t214,
                                    k9,
                                    k10,
                                    k11,
                                    k12,
                                    t226,
                                    t227,
                                    t229,
                                    t228,
                                    t230,
                                    t231,
                                    t233,
                                    k13,
                                    k14,
                                    k15,
                                    k16,
                                    k17,
                                    k18,
                                    k19,
                                    k20,
                                    t235,
                                    t236,
                                    t238,
                                    t237,
                                    t239,
                                    t240,
                                    t242,
                                    t246,
                                    t254,
                                    t256,
                                    t258,
                                    t260,
                                    t250,
                                    t252,
                                    t248,
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
                                    t298,
                                    t299,
                                    t300,
                                    t301,
                                    t302,
                                    t303,
                                    t304,
                                    t305,
                                    k21,
                                    k22,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    t429,
                                    t427,
                                    t372,
                                    t378,
                                    t417,
                                    t422,
                                    t307,
                                    t370,
                                    t395,
                                    t400,
                                    t380,
                                    t386,
                                    t388,
                                    t393,
                                    t402,
                                    t408,
                                    t410,
                                    t415,
                                    t447,
                                    t433,
                                    t435,
                                    t437,
                                    t439,
                                    t441,
                                    t443,
                                    t445,
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
                                    t582,
                                    t568,
                                    t570,
                                    t572,
                                    t574,
                                    t576,
                                    t578,
                                    t580,
                                    t600,
                                    t586,
                                    t588,
                                    t590,
                                    t592,
                                    t594,
                                    t596,
                                    t598,
                                    t619,
                                    t622,
                                    t618,
                                    t627,
                                    t620,
                                    t623,
                                    t625,
                                    t617,
                                    t621,
                                    t624,
                                    t626,
                                    h,
                                ])
                            };
                            (
                                [
                                    y_rate_1 - t71,
                                    t152,
                                    k7 * t161 + k6 * t170 + (k3 * t179 + k5 * t188) + t225,
                                    y_rate_2 - t226,
                                    t232 - t125 * t233,
                                    t234,
                                    y_rate_3 - t235,
                                    t243,
                                    k19 * t161 + k18 * t170 + (k15 * t179 + k17 * t188) + t244,
                                ],
                                [
                                    [
                                        t261,
                                        rt::lit::<T>(0.0),
                                        -t270,
                                        -t279,
                                        rt::lit::<T>(0.0),
                                        -t288,
                                        -t297,
                                        rt::lit::<T>(0.0),
                                        -t306,
                                    ],
                                    [
                                        t432,
                                        rt::lit::<T>(0.2680684283954074) * t434
                                            + rt::lit::<T>(0.2758530052054411) * t436
                                            + (rt::lit::<T>(0.2956904871291018) * t438
                                                + rt::lit::<T>(0.293975971011446) * t440) + t451,
                                        -t460,
                                        t462,
                                        rt::lit::<T>(0.48010371946080815) * t434
                                            + rt::lit::<T>(0.44467070272191894) * t436
                                            + (rt::lit::<T>(0.3122250273523913) * t438
                                                + rt::lit::<T>(0.13221941709205312) * t440) + t463,
                                        -t464,
                                        t466,
                                        rt::lit::<T>(0.15016109085059778) * t434
                                            + rt::lit::<T>(0.042242497030804446) * t436
                                            + (rt::lit::<T>(-0.01619819323366821) * t438
                                                + rt::lit::<T>(-0.017912709351324017) * t440) + t467,
                                        -t468,
                                    ],
                                    [
                                        t567,
                                        k55 * t569 + k54 * t571 + (k53 * t573 + k52 * t575) + t585,
                                        t602,
                                        t604,
                                        k63 * t569 + k62 * t571 + (k61 * t573 + k60 * t575) + t605,
                                        t606,
                                        t608,
                                        k71 * t569 + k70 * t571 + (k69 * t573 + k68 * t575) + t609,
                                        t610,
                                    ],
                                    [
                                        -t611,
                                        rt::lit::<T>(0.0),
                                        -t612,
                                        t613,
                                        rt::lit::<T>(0.0),
                                        -t614,
                                        -t615,
                                        rt::lit::<T>(0.0),
                                        -t616,
                                    ],
                                    [
                                        t717,
                                        rt::lit::<T>(0.2680684283954074) * t718
                                            + rt::lit::<T>(0.2758530052054411) * t719
                                            + (rt::lit::<T>(0.2956904871291018) * t720
                                                + rt::lit::<T>(0.293975971011446) * t721) + t728,
                                        -t737,
                                        t739,
                                        rt::lit::<T>(0.48010371946080815) * t718
                                            + rt::lit::<T>(0.44467070272191894) * t719
                                            + (rt::lit::<T>(0.3122250273523913) * t720
                                                + rt::lit::<T>(0.13221941709205312) * t721) + t740,
                                        -t741,
                                        t743,
                                        rt::lit::<T>(0.15016109085059778) * t718
                                            + rt::lit::<T>(0.042242497030804446) * t719
                                            + (rt::lit::<T>(-0.01619819323366821) * t720
                                                + rt::lit::<T>(-0.017912709351324017) * t721) + t744,
                                        -t745,
                                    ],
                                    [
                                        t844,
                                        k55 * t845 + k54 * t846 + (k53 * t847 + k52 * t848) + t854,
                                        t863,
                                        t865,
                                        k63 * t845 + k62 * t846 + (k61 * t847 + k60 * t848) + t866,
                                        t867,
                                        t869,
                                        k71 * t845 + k70 * t846 + (k69 * t847 + k68 * t848) + t870,
                                        t871,
                                    ],
                                    [
                                        -t872,
                                        rt::lit::<T>(0.0),
                                        -t873,
                                        -t874,
                                        rt::lit::<T>(0.0),
                                        -t875,
                                        t876,
                                        rt::lit::<T>(0.0),
                                        -t877,
                                    ],
                                    [
                                        t985,
                                        rt::lit::<T>(0.2680684283954074) * t986
                                            + rt::lit::<T>(0.2758530052054411) * t987
                                            + (rt::lit::<T>(0.2956904871291018) * t988
                                                + rt::lit::<T>(0.293975971011446) * t989) + t996,
                                        -t1005,
                                        t1007,
                                        rt::lit::<T>(0.48010371946080815) * t986
                                            + rt::lit::<T>(0.44467070272191894) * t987
                                            + (rt::lit::<T>(0.3122250273523913) * t988
                                                + rt::lit::<T>(0.13221941709205312) * t989) + t1008,
                                        -t1009,
                                        t1011,
                                        rt::lit::<T>(0.15016109085059778) * t986
                                            + rt::lit::<T>(0.042242497030804446) * t987
                                            + (rt::lit::<T>(-0.01619819323366821) * t988
                                                + rt::lit::<T>(-0.017912709351324017) * t989) + t1012,
                                        -t1013,
                                    ],
                                    [
                                        t1112,
                                        k55 * t1113 + k54 * t1114 + (k53 * t1115 + k52 * t1116)
                                            + t1122,
                                        t1131,
                                        t1133,
                                        k63 * t1113 + k62 * t1114 + (k61 * t1115 + k60 * t1116)
                                            + t1134,
                                        t1135,
                                        t1137,
                                        k71 * t1113 + k70 * t1114 + (k69 * t1115 + k68 * t1116)
                                            + t1138,
                                        t1139,
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
                let t72 = rho1 + k49 * rho1_rate_1
                    + (k57 * rho1_rate_2 + k65 * rho1_rate_3);
                let t7 = y + k49 * y_rate_1 + (k57 * y_rate_2 + k65 * y_rate_3);
                let t8 = t7 * t7;
                let t9 = t8 + rt::lit::<T>(1.0);
                let t10 = rt::lit::<T>(1.0) / t9;
                let t73 = t72 * t10;
                let t86 = rho1 + k56 * rho1_rate_1
                    + (k64 * rho1_rate_2 + k72 * rho1_rate_3);
                let t63 = y + k56 * y_rate_1 + (k64 * y_rate_2 + k72 * y_rate_3);
                let t64 = t63 * t63;
                let t65 = t64 + rt::lit::<T>(1.0);
                let t66 = rt::lit::<T>(1.0) / t65;
                let t87 = t86 * t66;
                let t74 = rho1 + k50 * rho1_rate_1
                    + (k58 * rho1_rate_2 + k66 * rho1_rate_3);
                let t15 = y + k50 * y_rate_1 + (k58 * y_rate_2 + k66 * y_rate_3);
                let t16 = t15 * t15;
                let t17 = t16 + rt::lit::<T>(1.0);
                let t18 = rt::lit::<T>(1.0) / t17;
                let t75 = t74 * t18;
                let t84 = rho1 + k55 * rho1_rate_1
                    + (k63 * rho1_rate_2 + k71 * rho1_rate_3);
                let t55 = y + k55 * y_rate_1 + (k63 * y_rate_2 + k71 * y_rate_3);
                let t56 = t55 * t55;
                let t57 = t56 + rt::lit::<T>(1.0);
                let t58 = rt::lit::<T>(1.0) / t57;
                let t85 = t84 * t58;
                let t76 = rho1 + k51 * rho1_rate_1
                    + (k59 * rho1_rate_2 + k67 * rho1_rate_3);
                let t23 = y + k51 * y_rate_1 + (k59 * y_rate_2 + k67 * y_rate_3);
                let t24 = t23 * t23;
                let t25 = t24 + rt::lit::<T>(1.0);
                let t26 = rt::lit::<T>(1.0) / t25;
                let t77 = t76 * t26;
                let t82 = rho1 + k54 * rho1_rate_1
                    + (k62 * rho1_rate_2 + k70 * rho1_rate_3);
                let t47 = y + k54 * y_rate_1 + (k62 * y_rate_2 + k70 * y_rate_3);
                let t48 = t47 * t47;
                let t49 = t48 + rt::lit::<T>(1.0);
                let t50 = rt::lit::<T>(1.0) / t49;
                let t83 = t82 * t50;
                let t78 = rho1 + k52 * rho1_rate_1
                    + (k60 * rho1_rate_2 + k68 * rho1_rate_3);
                let t31 = y + k52 * y_rate_1 + (k60 * y_rate_2 + k68 * y_rate_3);
                let t32 = t31 * t31;
                let t33 = t32 + rt::lit::<T>(1.0);
                let t34 = rt::lit::<T>(1.0) / t33;
                let t79 = t78 * t34;
                let t80 = rho1 + k53 * rho1_rate_1
                    + (k61 * rho1_rate_2 + k69 * rho1_rate_3);
                let t39 = y + k53 * y_rate_1 + (k61 * y_rate_2 + k69 * y_rate_3);
                let t40 = t39 * t39;
                let t41 = t40 + rt::lit::<T>(1.0);
                let t42 = rt::lit::<T>(1.0) / t41;
                let t81 = t80 * t42;
                let t90 = rt::lit::<T>(-0.06114645362610544) * (t73 + t87)
                    + rt::lit::<T>(-0.014459274444920261) * (t75 + t85)
                    + (rt::lit::<T>(0.1904683739582173) * (t77 + t83)
                        + rt::lit::<T>(0.3851373541128084) * (t79 + t81));
                let t125 = y + k76 * y_rate_1 + (k77 * y_rate_2 + k78 * y_rate_3);
                let t126 = t90 * t125;
                let t89 = rt::lit::<T>(0.2529691909352784) * t73
                    + rt::lit::<T>(0.4175557539292479) * t75
                    + (rt::lit::<T>(0.32151478931685357) * t77
                        + rt::lit::<T>(0.09560496739250535) * t79)
                    + (rt::lit::<T>(-0.058993923891947214) * t81
                        + rt::lit::<T>(-0.061592225069804156) * t83
                        + (rt::lit::<T>(0.005864947198698576) * t85
                            + rt::lit::<T>(0.027076500189167574) * t87));
                let t115 = y + k73 * y_rate_1 + (k74 * y_rate_2 + k75 * y_rate_3);
                let t124 = t89 * t115;
                let t88 = rt::lit::<T>(0.027076500189167574) * t73
                    + rt::lit::<T>(0.005864947198698576) * t75
                    + (rt::lit::<T>(-0.061592225069804156) * t77
                        + rt::lit::<T>(-0.058993923891947214) * t79)
                    + (rt::lit::<T>(0.09560496739250535) * t81
                        + rt::lit::<T>(0.32151478931685357) * t83
                        + (rt::lit::<T>(0.4175557539292479) * t85
                            + rt::lit::<T>(0.2529691909352784) * t87));
                let t122 = y + k79 * y_rate_1 + (k80 * y_rate_2 + k81 * y_rate_3);
                let t123 = t88 * t122;
                let x_new_2 = x - k106 * t126 - k107 * (t124 + t123);
                let y_new_2 = k107 * (y_rate_1 + y_rate_3) + (y + k106 * y_rate_2);
                let z_new_2 = k107 * (t89 + t88) + (z + k106 * t90);
                let rho1_squared = rho1 * rho1;
                let t1188 = t2
                    * (rho1_squared
                        + (rt::lit::<T>(2.0) * y_squared + rt::lit::<T>(2.0))
                            * (rho2 * (rt::lit::<T>(0.5) * rho2)));
                let rho2_squared = rho2 * rho2;
                let t1189 = x * x + z * z;
                let t1190 = t1 + t1189;
                let t1191 = t2
                    * (y_squared * (rho2_squared + t1190)
                        + (t1189 + (rho2_squared + rho1_squared)));
                let t1192 = rt::lit::<T>(0.5) * t1191;
                let t1193 = t1189 + y_squared * t1190;
                let t1194 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t1193 * (rt::lit::<T>(0.25) * t1193)
                            * (rt::lit::<T>(1.0) / (t1 * t1))) + t1188 * t1188;
                let t1195 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        rt::lit::<T>(0.5) * t1188 * (t1192 - reference),
                        t1194,
                        rt::lit::<T>(1.0),
                    );
                let t1196 = k107 * (rho1_rate_1 + rho1_rate_3)
                    + (rho1 + k106 * rho1_rate_2);
                let rho1_new_2 = t1195 * t1196;
                let t1197 = k107 * (rho2_rate_1 + rho2_rate_3)
                    + (rho2 + k106 * rho2_rate_2);
                let rho2_new_2 = t1195 * t1197;
                let y_new_2_squared = y_new_2 * y_new_2;
                let x_new_2_squared = x_new_2 * x_new_2;
                let z_new_2_squared = z_new_2 * z_new_2;
                let t1198 = t1197 * t1197;
                let t1199 = y_new_2_squared
                    * (x_new_2_squared
                        + (z_new_2_squared
                            + (y_new_2_squared + (t1198 + rt::lit::<T>(1.0)))))
                    + (x_new_2_squared + (z_new_2_squared + (t1198 + t1196 * t1196)));
                let t1200 = t1199
                    * (rt::lit::<T>(1.0) / (y_new_2_squared + rt::lit::<T>(1.0)));
                let t130 = x - k66 * t123 - (k50 * t124 + k58 * t126);
                let t153 = t130 * t130;
                let t112 = z + k66 * t88 + (k50 * t89 + k58 * t90);
                let t154 = t112 * t112;
                let t19 = rho2 + k50 * rho2_rate_1
                    + (k58 * rho2_rate_2 + k66 * rho2_rate_3);
                let t155 = t19 * t19;
                let t156 = t153 + (t154 + (t16 + (t155 + rt::lit::<T>(1.0))));
                let t157 = t16 * t156 + (t153 + (t154 + (t155 + t74 * t74)));
                let t158 = t16 + t156 - t18 * t157;
                let t1201 = rt::lit::<T>(-0.057795793724394404) * y_rate_2;
                let t1202 = t158
                    * (t18
                        * (t15
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(1.0431438967796478) * y_rate_1 + t1201
                                    + rt::lit::<T>(0.014651896944746605) * y_rate_3))));
                let t20 = rt::lit::<T>(2.0) * t16 + rt::lit::<T>(2.0);
                let t1203 = rt::lit::<T>(-0.057795793724394404) * rho2_rate_2;
                let t1204 = t18
                    * (t20
                        * ((rt::lit::<T>(1.0431438967796478) * rho2_rate_1 + t1203
                            + rt::lit::<T>(0.014651896944746605) * rho2_rate_3) * t19));
                let t1205 = rt::lit::<T>(-0.057795793724394404) * t90;
                let t1142 = t20 * t18;
                let t1159 = t112 * t1142;
                let t1206 = (rt::lit::<T>(1.0431438967796478) * t89
                    + (t1205 + rt::lit::<T>(0.014651896944746605) * t88)) * t1159;
                let t1207 = rt::lit::<T>(-0.057795793724394404) * t126;
                let t1143 = t130 * t1142;
                let t1208 = (rt::lit::<T>(1.0431438967796478) * t124
                    + (t1207 + rt::lit::<T>(0.014651896944746605) * t123)) * t1143;
                let t145 = x - k71 * t123 - (k55 * t124 + k63 * t126);
                let t198 = t145 * t145;
                let t106 = z + k71 * t88 + (k55 * t89 + k63 * t90);
                let t199 = t106 * t106;
                let t59 = rho2 + k55 * rho2_rate_1
                    + (k63 * rho2_rate_2 + k71 * rho2_rate_3);
                let t200 = t59 * t59;
                let t201 = t198 + (t199 + (t56 + (t200 + rt::lit::<T>(1.0))));
                let t202 = t56 * t201 + (t198 + (t199 + (t200 + t84 * t84)));
                let t203 = t56 + t201 - t58 * t202;
                let t1209 = t203
                    * (t58
                        * (t55
                            * (rt::lit::<T>(2.0)
                                * (t1201 + rt::lit::<T>(0.014651896944746605) * y_rate_1
                                    + rt::lit::<T>(1.0431438967796478) * y_rate_3))));
                let t60 = rt::lit::<T>(2.0) * t56 + rt::lit::<T>(2.0);
                let t1210 = t58
                    * (t60
                        * ((t1203 + rt::lit::<T>(0.014651896944746605) * rho2_rate_1
                            + rt::lit::<T>(1.0431438967796478) * rho2_rate_3) * t59));
                let t1152 = t60 * t58;
                let t1164 = t106 * t1152;
                let t1211 = (rt::lit::<T>(0.014651896944746605) * t89
                    + (t1205 + rt::lit::<T>(1.0431438967796478) * t88)) * t1164;
                let t1153 = t145 * t1152;
                let t1212 = (rt::lit::<T>(0.014651896944746605) * t124
                    + (t1207 + rt::lit::<T>(1.0431438967796478) * t123)) * t1153;
                let t1213 = rt::lit::<T>(-0.057795793724394404) * rho1_rate_2;
                let t1214 = (rt::lit::<T>(1.0431438967796478) * rho1_rate_1 + t1213
                    + rt::lit::<T>(0.014651896944746605) * rho1_rate_3) * t75;
                let t1215 = (t1213 + rt::lit::<T>(0.014651896944746605) * rho1_rate_1
                    + rt::lit::<T>(1.0431438967796478) * rho1_rate_3) * t85;
                let t1216 = rt::lit::<T>(0.5)
                    * (t1202 + (t1204 + t1206 - t1208)
                        + (t1209 + (t1210 + t1211 - t1212))) + (t1214 + t1215);
                let t1217 = rt::lit::<T>(-0.5369276808200979) * y_rate_2;
                let t127 = x - k65 * t123 - (k49 * t124 + k57 * t126);
                let t216 = t127 * t127;
                let t91 = z + k65 * t88 + (k49 * t89 + k57 * t90);
                let t217 = t91 * t91;
                let t11 = rho2 + k49 * rho2_rate_1
                    + (k57 * rho2_rate_2 + k65 * rho2_rate_3);
                let t218 = t11 * t11;
                let t219 = t216 + (t217 + (t8 + (t218 + rt::lit::<T>(1.0))));
                let t220 = t8 * t219 + (t216 + (t217 + (t218 + t72 * t72)));
                let t221 = t8 + t219 - t10 * t220;
                let t222 = rt::lit::<T>(2.0) * t7;
                let t1168 = t221 * (t10 * t222);
                let t1218 = (rt::lit::<T>(1.3883282773678602) * y_rate_1 + t1217
                    + rt::lit::<T>(0.1485994034522376) * y_rate_3) * t1168;
                let t1219 = rt::lit::<T>(-0.5369276808200979) * rho2_rate_2;
                let t12 = rt::lit::<T>(2.0) * t8 + rt::lit::<T>(2.0);
                let t13 = t11 * t12;
                let t14 = t10 * t13;
                let t1220 = (rt::lit::<T>(1.3883282773678602) * rho2_rate_1 + t1219
                    + rt::lit::<T>(0.1485994034522376) * rho2_rate_3) * t14;
                let t1140 = t12 * t10;
                let t1161 = t91 * t1140;
                let t1221 = rt::lit::<T>(-0.5369276808200979) * t90;
                let t1222 = t1161
                    * (rt::lit::<T>(1.3883282773678602) * t89
                        + (t1221 + rt::lit::<T>(0.1485994034522376) * t88));
                let t1141 = t127 * t1140;
                let t1223 = rt::lit::<T>(-0.5369276808200979) * t126;
                let t1224 = t1141
                    * (rt::lit::<T>(1.3883282773678602) * t124
                        + (t1223 + rt::lit::<T>(0.1485994034522376) * t123));
                let t148 = x - k72 * t123 - (k56 * t124 + k64 * t126);
                let t207 = t148 * t148;
                let t109 = z + k72 * t88 + (k56 * t89 + k64 * t90);
                let t208 = t109 * t109;
                let t67 = rho2 + k56 * rho2_rate_1
                    + (k64 * rho2_rate_2 + k72 * rho2_rate_3);
                let t209 = t67 * t67;
                let t210 = t207 + (t208 + (t64 + (t209 + rt::lit::<T>(1.0))));
                let t211 = t64 * t210 + (t207 + (t208 + (t209 + t86 * t86)));
                let t212 = t64 + t210 - t66 * t211;
                let t1225 = t212
                    * (t66
                        * (t63
                            * (rt::lit::<T>(2.0)
                                * (t1217 + rt::lit::<T>(0.1485994034522376) * y_rate_1
                                    + rt::lit::<T>(1.3883282773678602) * y_rate_3))));
                let t68 = rt::lit::<T>(2.0) * t64 + rt::lit::<T>(2.0);
                let t1226 = t66
                    * (t68
                        * ((t1219 + rt::lit::<T>(0.1485994034522376) * rho2_rate_1
                            + rt::lit::<T>(1.3883282773678602) * rho2_rate_3) * t67));
                let t1154 = t68 * t66;
                let t1165 = t109 * t1154;
                let t1227 = (rt::lit::<T>(0.1485994034522376) * t89
                    + (t1221 + rt::lit::<T>(1.3883282773678602) * t88)) * t1165;
                let t1155 = t148 * t1154;
                let t1228 = (rt::lit::<T>(0.1485994034522376) * t124
                    + (t1223 + rt::lit::<T>(1.3883282773678602) * t123)) * t1155;
                let t1229 = rt::lit::<T>(-0.5369276808200979) * rho1_rate_2;
                let t1230 = (rt::lit::<T>(1.3883282773678602) * rho1_rate_1 + t1229
                    + rt::lit::<T>(0.1485994034522376) * rho1_rate_3) * t73;
                let t1231 = (t1229 + rt::lit::<T>(0.1485994034522376) * rho1_rate_1
                    + rt::lit::<T>(1.3883282773678602) * rho1_rate_3) * t87;
                let t1232 = rt::lit::<T>(0.5)
                    * (t1218 + (t1220 + t1222 - t1224)
                        + (t1225 + (t1226 + t1227 - t1228))) + (t1230 + t1231);
                let t133 = x - k67 * t123 - (k51 * t124 + k59 * t126);
                let t162 = t133 * t133;
                let t94 = z + k67 * t88 + (k51 * t89 + k59 * t90);
                let t163 = t94 * t94;
                let t27 = rho2 + k51 * rho2_rate_1
                    + (k59 * rho2_rate_2 + k67 * rho2_rate_3);
                let t164 = t27 * t27;
                let t165 = t162 + (t163 + (t24 + (t164 + rt::lit::<T>(1.0))));
                let t166 = t24 * t165 + (t162 + (t163 + (t164 + t76 * t76)));
                let t167 = t24 + t165 - t26 * t166;
                let t1233 = rt::lit::<T>(0.5396928102125592) * y_rate_2;
                let t1234 = t167
                    * (t26
                        * (t23
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.5693833068100856) * y_rate_1 + t1233
                                    + rt::lit::<T>(-0.10907611702264491) * y_rate_3))));
                let t28 = rt::lit::<T>(2.0) * t24 + rt::lit::<T>(2.0);
                let t1235 = rt::lit::<T>(0.5396928102125592) * rho2_rate_2;
                let t1236 = t26
                    * (t28
                        * ((rt::lit::<T>(0.5693833068100856) * rho2_rate_1 + t1235
                            + rt::lit::<T>(-0.10907611702264491) * rho2_rate_3) * t27));
                let t1237 = rt::lit::<T>(0.5396928102125592) * t90;
                let t1144 = t28 * t26;
                let t1166 = t94 * t1144;
                let t1238 = (rt::lit::<T>(0.5693833068100856) * t89
                    + (t1237 + rt::lit::<T>(-0.10907611702264491) * t88)) * t1166;
                let t1239 = rt::lit::<T>(0.5396928102125592) * t126;
                let t1145 = t133 * t1144;
                let t1240 = (rt::lit::<T>(0.5693833068100856) * t124
                    + (t1239 + rt::lit::<T>(-0.10907611702264491) * t123)) * t1145;
                let t142 = x - k70 * t123 - (k54 * t124 + k62 * t126);
                let t171 = t142 * t142;
                let t103 = z + k70 * t88 + (k54 * t89 + k62 * t90);
                let t172 = t103 * t103;
                let t51 = rho2 + k54 * rho2_rate_1
                    + (k62 * rho2_rate_2 + k70 * rho2_rate_3);
                let t173 = t51 * t51;
                let t174 = t171 + (t172 + (t48 + (t173 + rt::lit::<T>(1.0))));
                let t175 = t48 * t174 + (t171 + (t172 + (t173 + t82 * t82)));
                let t176 = t48 + t174 - t50 * t175;
                let t1241 = t176
                    * (t50
                        * (t47
                            * (rt::lit::<T>(2.0)
                                * (t1233 + rt::lit::<T>(-0.10907611702264491) * y_rate_1
                                    + rt::lit::<T>(0.5693833068100856) * y_rate_3))));
                let t52 = rt::lit::<T>(2.0) * t48 + rt::lit::<T>(2.0);
                let t1242 = t50
                    * (t52
                        * ((t1235 + rt::lit::<T>(-0.10907611702264491) * rho2_rate_1
                            + rt::lit::<T>(0.5693833068100856) * rho2_rate_3) * t51));
                let t1150 = t52 * t50;
                let t1163 = t103 * t1150;
                let t1243 = (rt::lit::<T>(-0.10907611702264491) * t89
                    + (t1237 + rt::lit::<T>(0.5693833068100856) * t88)) * t1163;
                let t1151 = t142 * t1150;
                let t1244 = (rt::lit::<T>(-0.10907611702264491) * t124
                    + (t1239 + rt::lit::<T>(0.5693833068100856) * t123)) * t1151;
                let t1245 = rt::lit::<T>(0.5396928102125592) * rho1_rate_2;
                let t1246 = (rt::lit::<T>(0.5693833068100856) * rho1_rate_1 + t1245
                    + rt::lit::<T>(-0.10907611702264491) * rho1_rate_3) * t77;
                let t1247 = (t1245 + rt::lit::<T>(-0.10907611702264491) * rho1_rate_1
                    + rt::lit::<T>(0.5693833068100856) * rho1_rate_3) * t83;
                let t1248 = rt::lit::<T>(0.5)
                    * (t1234 + (t1236 + t1238 - t1240)
                        + (t1241 + (t1242 + t1243 - t1244))) + (t1246 + t1247);
                let t136 = x - k68 * t123 - (k52 * t124 + k60 * t126);
                let t180 = t136 * t136;
                let t97 = z + k68 * t88 + (k52 * t89 + k60 * t90);
                let t181 = t97 * t97;
                let t35 = rho2 + k52 * rho2_rate_1
                    + (k60 * rho2_rate_2 + k68 * rho2_rate_3);
                let t182 = t35 * t35;
                let t183 = t180 + (t181 + (t32 + (t182 + rt::lit::<T>(1.0))));
                let t184 = t32 * t183 + (t180 + (t181 + (t182 + t78 * t78)));
                let t185 = t32 + t183 - t34 * t184;
                let t1249 = rt::lit::<T>(0.9439195532208219) * y_rate_2;
                let t1250 = t185
                    * (t34
                        * (t31
                            * (rt::lit::<T>(2.0)
                                * (rt::lit::<T>(0.14644677597344954) * y_rate_1 + t1249
                                    + rt::lit::<T>(-0.09036632919427146) * y_rate_3))));
                let t36 = rt::lit::<T>(2.0) * t32 + rt::lit::<T>(2.0);
                let t1251 = rt::lit::<T>(0.9439195532208219) * rho2_rate_2;
                let t1252 = t34
                    * (t36
                        * ((rt::lit::<T>(0.14644677597344954) * rho2_rate_1 + t1251
                            + rt::lit::<T>(-0.09036632919427146) * rho2_rate_3) * t35));
                let t1253 = rt::lit::<T>(0.9439195532208219) * t90;
                let t1146 = t36 * t34;
                let t1160 = t97 * t1146;
                let t1254 = (rt::lit::<T>(0.14644677597344954) * t89
                    + (t1253 + rt::lit::<T>(-0.09036632919427146) * t88)) * t1160;
                let t1255 = rt::lit::<T>(0.9439195532208219) * t126;
                let t1147 = t136 * t1146;
                let t1256 = (rt::lit::<T>(0.14644677597344954) * t124
                    + (t1255 + rt::lit::<T>(-0.09036632919427146) * t123)) * t1147;
                let t139 = x - k69 * t123 - (k53 * t124 + k61 * t126);
                let t189 = t139 * t139;
                let t100 = z + k69 * t88 + (k53 * t89 + k61 * t90);
                let t190 = t100 * t100;
                let t43 = rho2 + k53 * rho2_rate_1
                    + (k61 * rho2_rate_2 + k69 * rho2_rate_3);
                let t191 = t43 * t43;
                let t192 = t189 + (t190 + (t40 + (t191 + rt::lit::<T>(1.0))));
                let t193 = t40 * t192 + (t189 + (t190 + (t191 + t80 * t80)));
                let t194 = t40 + t192 - t42 * t193;
                let t1257 = t194
                    * (t42
                        * (t39
                            * (rt::lit::<T>(2.0)
                                * (t1249 + rt::lit::<T>(-0.09036632919427146) * y_rate_1
                                    + rt::lit::<T>(0.14644677597344954) * y_rate_3))));
                let t44 = rt::lit::<T>(2.0) * t40 + rt::lit::<T>(2.0);
                let t1258 = t42
                    * (t44
                        * ((t1251 + rt::lit::<T>(-0.09036632919427146) * rho2_rate_1
                            + rt::lit::<T>(0.14644677597344954) * rho2_rate_3) * t43));
                let t1148 = t44 * t42;
                let t1158 = t100 * t1148;
                let t1259 = (rt::lit::<T>(-0.09036632919427146) * t89
                    + (t1253 + rt::lit::<T>(0.14644677597344954) * t88)) * t1158;
                let t1149 = t139 * t1148;
                let t1260 = (rt::lit::<T>(-0.09036632919427146) * t124
                    + (t1255 + rt::lit::<T>(0.14644677597344954) * t123)) * t1149;
                let t1261 = rt::lit::<T>(0.9439195532208219) * rho1_rate_2;
                let t1262 = (rt::lit::<T>(0.14644677597344954) * rho1_rate_1 + t1261
                    + rt::lit::<T>(-0.09036632919427146) * rho1_rate_3) * t79;
                let t1263 = (t1261 + rt::lit::<T>(-0.09036632919427146) * rho1_rate_1
                    + rt::lit::<T>(0.14644677597344954) * rho1_rate_3) * t81;
                let t1264 = rt::lit::<T>(0.5)
                    * (t1250 + (t1252 + t1254 - t1256)
                        + (t1257 + (t1258 + t1259 - t1260))) + (t1262 + t1263);
                let resolution1_new = rt::lit::<T>(0.5) * t1200 - t1192 - k46 * t1216
                    - k45 * t1232 - (k47 * t1248 + k48 * t1264);
                let t1265 = rt::abs(t1262)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1250)
                            + (rt::abs(t1256) + (rt::abs(t1252) + rt::abs(t1254))));
                let t1266 = rt::abs(t1263)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1257)
                            + (rt::abs(t1260) + (rt::abs(t1258) + rt::abs(t1259))));
                let t1267 = rt::abs(t1247)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1241)
                            + (rt::abs(t1244) + (rt::abs(t1242) + rt::abs(t1243))));
                let t1268 = rt::abs(t1231)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1225)
                            + (rt::abs(t1228) + (rt::abs(t1226) + rt::abs(t1227))));
                let t1269 = rt::abs(k48 * t1265) + rt::abs(k48 * t1266)
                    + (rt::abs(k47 * t1267) + rt::abs(k45 * t1268));
                let t1270 = rt::abs(t1215)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1209)
                            + (rt::abs(t1212) + (rt::abs(t1210) + rt::abs(t1211))));
                let t1271 = rt::abs(t1141 * x_new_2)
                    + (rt::abs(t1161 * z_new_2)
                        + (rt::abs(t1191) + rt::abs(t1197 * t14)));
                let t1272 = rt::abs(t1196 * t73)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1200) + (rt::abs(y_new_2 * t1168) + t1271));
                let t1273 = rt::abs(t1230)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1218)
                            + (rt::abs(t1224) + (rt::abs(t1220) + rt::abs(t1222))));
                let t1274 = rt::abs(t1214)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1202)
                            + (rt::abs(t1208) + (rt::abs(t1204) + rt::abs(t1206))));
                let t1275 = rt::abs(t1246)
                    + rt::lit::<T>(0.5)
                        * (rt::abs(t1234)
                            + (rt::abs(t1240) + (rt::abs(t1236) + rt::abs(t1238))));
                let t1276 = rt::abs(k46 * t1270) + t1272
                    + (rt::abs(k45 * t1273)
                        + (rt::abs(k46 * t1274) + rt::abs(k47 * t1275)));
                let resolution2_new = t1269 + t1276;
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
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
                let [x, y, z, rho1, rho2, _, _, _] = motion.carried;
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
            const IDENTITY: &'static str = "cace0bf51f62e8e096b46bcf963f3f4b";
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
            const IDENTITY: &'static str = "a04782f0e9578a785ad81556721c3883";
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
        /// - `y_rate`, `p_y_rate`: 2 × 2 linear block
        /// - `z_rate`, `p_x_rate`: 2 × 2 linear block; torn from it and assigned: x_rate, lambda1, p_z_rate
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = x_dot * x_dot + z_dot * z_dot
                    + (x * x + y * y + (z * z + y_dot * y_dot));
                let carried = [x, y, z, x_dot, y_dot, z_dot, rt::lit::<T>(0.5) * t1];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, p_x, p_y, p_z, reference] = motion.carried;
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
                let t8 = p_z * p_z + (p_x * p_x + p_y * p_y);
                let t9 = z * z + (x * x + y * y);
                let t10 = rt::visible_change(
                    rt::lit::<T>(0.5) * t8 * (rt::lit::<T>(0.5) * (t9 + t8) - reference),
                    t8 * t8
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t9 * (rt::lit::<T>(0.25) * t9)),
                    rt::lit::<T>(1.0),
                );
                let t11 = rt::lit::<T>(1.0) - t10;
                let p_x_new = (p_x + h * p_x_rate) * t11;
                let p_y_new = (p_y + h * p_y_rate) * t11;
                let t6 = y_plus_y_rate_half_h * (half_h * t5 + (x + p_x_rate))
                    - (z + half_h * z_rate);
                let p_z_new = t11 * (p_z + h * t6);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    p_x_new,
                    p_y_new,
                    p_z_new,
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
            const IDENTITY: &'static str = "4ffafd932edd4350c21827738681f363";
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
        /// - `y_rate`, `rho1_rate`: 2 × 2 linear block
        /// - `rho2_rate`: 1 × 1 linear block; torn from it and assigned: x_rate, z_rate
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = x_dot * x_dot + z_dot * z_dot
                    + (x * x + y * y + (z * z + y_dot * y_dot));
                let carried = [x, y, z, x_dot, y_dot, z_dot, rt::lit::<T>(0.5) * t1];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1, minus_half_h } = *setting.scheme();
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
                let t1 = rt::sqrt(y_squared + rt::lit::<T>(1.0));
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = y / (t1 * t2);
                let t4 = t2 * t3;
                let t5 = rt::lit::<T>(1.0) - y * t3;
                let t6 = z_dot * t5 - x_dot * t4;
                let y_rate_half_h = half_h * y_rate;
                let y_plus_y_rate_half_h = y + y_rate_half_h;
                let t7 = rt::sqrt(
                    y_plus_y_rate_half_h * y_plus_y_rate_half_h + rt::lit::<T>(1.0),
                );
                let t8 = t7 + rt::lit::<T>(1.0);
                let t9 = y_plus_y_rate_half_h / (t7 * t8);
                let t10 = t8 * t9;
                let t11 = rt::lit::<T>(1.0) - y_plus_y_rate_half_h * t9;
                let t12 = half_h * t11;
                let t13 = half_h * t10;
                let t14 = k1 * (t10 * t10 + t11 * t11) + rt::lit::<T>(1.0);
                let [rho2_rate] = rt::solve_linear(
                        [x * t4 - z * t5],
                        move |[rho2_rate]| {
                            let t15 = t6 + half_h * rho2_rate;
                            (
                                [rho2_rate + t11 * (z + t15 * t12) - t10 * (x - t15 * t13)],
                                [[t14]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho2_rate", tally)
                    })?;
                let t15 = t6 + half_h * rho2_rate;
                let x_new_2 = x - t15 * (h * t10);
                let y_new_2 = y + h * y_rate;
                let z_new_2 = z + t15 * (h * t11);
                let t16 = h * rho2_rate + t6;
                let t17 = rt::sqrt(y_new_2 * y_new_2 + rt::lit::<T>(1.0));
                let t18 = t17 + rt::lit::<T>(1.0);
                let t19 = y_new_2 / (t17 * t18);
                let t20 = z * z + (x * x + y_squared);
                let t21 = z_dot * z_dot + (x_dot * x_dot + y_dot * y_dot);
                let t22 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t20 + t21) - reference)
                        * (rt::lit::<T>(0.5) * t21),
                    t21 * t21
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t20 * (rt::lit::<T>(0.25) * t20)),
                    rt::lit::<T>(1.0),
                );
                let x_dot_new_2 = t16 * (t19 * (t18 * (t22 - rt::lit::<T>(1.0))));
                let t23 = rt::lit::<T>(1.0) - t22;
                let y_dot_new_2 = (y_dot + h * rho1_rate) * t23;
                let z_dot_new_2 = t16 * ((rt::lit::<T>(1.0) - y_new_2 * t19) * t23);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
                    reference,
                ];
                if !rt::all_ordinary([
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
                let [x, y, z, x_dot, y_dot, z_dot, _] = motion.carried;
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
            const IDENTITY: &'static str = "7167698357dd3a6d27a6daa074c66016";
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
        /// - `x_rate`, `y_rate`, `z_rate`, `rho1_rate`, `rho2_rate`: 5 × 5 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 2 | 2 | 0 | 0 | 0 |
        /// | each step | 22 | 33 | 3 | 2 | 0 | 0 |
        /// | each iteration for x_rate, y_rate, z_rate, rho1_rate, rho2_rate | 88 | 147 | 15 | 3 | 0 | 0 |
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = x_dot * x_dot + z_dot * z_dot
                    + (x * x + y * y + (z * z + y_dot * y_dot));
                let carried = [x, y, z, x_dot, y_dot, z_dot, rt::lit::<T>(0.5) * t1];
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
                let [x, y, z, x_dot, y_dot, z_dot, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { inv_h, half_h, quarter_h, k1 } = *setting.scheme();
                let y_squared = y * y;
                let t1 = rt::sqrt(y_squared + rt::lit::<T>(1.0));
                let t2 = t1 + rt::lit::<T>(1.0);
                let t3 = y / (t1 * t2);
                let t4 = t2 * t3;
                let t5 = rt::lit::<T>(1.0) - y * t3;
                let t6 = z_dot * t5 - x_dot * t4;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t7 = t4 * t6;
                            let t8 = t5 * t6;
                            let y_minus_h = y - h;
                            let t9 = rt::sqrt(y_minus_h * y_minus_h + rt::lit::<T>(1.0));
                            let t10 = t9 + rt::lit::<T>(1.0);
                            let t11 = y_minus_h / (t9 * t10);
                            let y_plus_h = y + h;
                            let t12 = rt::sqrt(y_plus_h * y_plus_h + rt::lit::<T>(1.0));
                            let t13 = t12 + rt::lit::<T>(1.0);
                            let t14 = y_plus_h / (t12 * t13);
                            let t15 = t8 * (y_minus_h * t11 - y_plus_h * t14)
                                - t7 * (t10 * t11 - t13 * t14);
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
                            let t17 = rt::sqrt(t16 * t16 + rt::lit::<T>(1.0));
                            let t18 = t17 + rt::lit::<T>(1.0);
                            let t19 = t17 * t18;
                            let t20 = rt::lit::<T>(1.0) / t19;
                            let t21 = t16 * t20;
                            let t22 = t18 * t21;
                            let t23 = t6 + half_h * rho2_rate;
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
                            let t44 = x_rate * x_rate + y_rate * y_rate
                                + (z_rate * z_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t45 = rt::div_or_zero(y_rate * t43, t44);
                            let t46 = rho2_rate * t45;
                            let t47 = t23 + t46;
                            let t48 = rho1_rate * t45;
                            let t49 = y_rate + rho2_rate * t42;
                            let t50 = z_rate * t24 - x_rate * t22;
                            let t51 = z + half_h * z_rate;
                            let t52 = x + half_h * x_rate;
                            let t53 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * x_rate * t45,
                                t44,
                            );
                            let t54 = rho2_rate * t53;
                            let t55 = t20
                                * (half_h
                                    - h * t16
                                        * (rt::lit::<T>(0.5) * t18 / t17 + rt::lit::<T>(0.5))
                                        * t21);
                            let t56 = t16 * (half_h * t16) / (t17 * t19) + t18 * t55;
                            let t57 = t30
                                * (half_h
                                    - h * t26
                                        * (rt::lit::<T>(0.5) * t28 / t27 + rt::lit::<T>(0.5))
                                        * t31);
                            let t58 = t36
                                * (half_h
                                    - h * t32
                                        * (rt::lit::<T>(0.5) * t34 / t33 + rt::lit::<T>(0.5))
                                        * t37);
                            let t59 = t26 * (half_h * t26) / (t27 * t29)
                                - t32 * (half_h * t32) / (t33 * t35);
                            let t60 = t25
                                * (half_h * (t31 - t37) + t26 * t57 - t32 * t58)
                                - t39 * (t28 * t57 + t59 - t34 * t58);
                            let t61 = half_h * t21 + t16 * t55;
                            let t62 = rt::lit::<T>(0.5)
                                * (inv_h * t60 - t23 * (t38 * t61 + t40 * t56));
                            let t63 = rt::div_or_zero(
                                t43 + y_rate * (t23 * t62 - rt::lit::<T>(2.0) * t45),
                                t44,
                            );
                            let t64 = rho2_rate * t63;
                            let t65 = rt::div_or_zero(
                                rt::lit::<T>(2.0) * z_rate * t45,
                                t44,
                            );
                            let t66 = rho2_rate * t65;
                            let t67 = rt::div_or_zero(rt::lit::<T>(2.0) * t48, t44);
                            let t68 = rho2_rate * t67;
                            let t69 = rt::lit::<T>(0.25)
                                * (h * t24 * t38 - h * t22 * t40);
                            let t70 = rt::div_or_zero(
                                y_rate * (t23 * t69 + quarter_h * t41)
                                    - rt::lit::<T>(2.0) * t46,
                                t44,
                            );
                            let t71 = half_h + t45;
                            let t72 = rho2_rate * t70 + t71;
                            let t73 = t45 * (z_rate * t61 + x_rate * t56)
                                + (y_rate * t62 + (t42 + (t51 * t61 + t52 * t56)));
                            (
                                [
                                    x_rate + t22 * t47,
                                    y_rate - y_dot - half_h * rho1_rate - t48,
                                    z_rate - t24 * t47,
                                    rho1_rate + t16 + t49 * t45,
                                    t50 * t45
                                        + (t51 * t24 + (rho2_rate - t52 * t22) - y_rate * t42),
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t22 * t54,
                                        t47 * t56 + t22 * t64,
                                        -(t22 * t66),
                                        -(t22 * t68),
                                        t22 * t72,
                                    ],
                                    [
                                        rho1_rate * t53,
                                        rt::lit::<T>(1.0) - rho1_rate * t63,
                                        rho1_rate * t65,
                                        rho1_rate * t67 - t71,
                                        -(rho1_rate * t70),
                                    ],
                                    [
                                        t24 * t54,
                                        t47 * t61 - t24 * t64,
                                        t24 * t66 + rt::lit::<T>(1.0),
                                        t24 * t68,
                                        -(t24 * t72),
                                    ],
                                    [
                                        -(t49 * t53),
                                        t49 * t63
                                            + (half_h + t45 * (rho2_rate * t62 + rt::lit::<T>(1.0))),
                                        -(t49 * t65),
                                        rt::lit::<T>(1.0) - t49 * t67,
                                        t49 * t70 + (t42 + rho2_rate * t69) * t45,
                                    ],
                                    [
                                        -(t50 * t53 + t22 * t71),
                                        t50 * t63 - t73,
                                        t24 * t71 - t50 * t65,
                                        -(t50 * t67),
                                        t50 * t70 + (rt::lit::<T>(1.0) - y_rate * t69),
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
                let t74 = rt::sqrt(y_new_2 * y_new_2 + rt::lit::<T>(1.0));
                let t75 = t74 + rt::lit::<T>(1.0);
                let t76 = y_new_2 / (t74 * t75);
                let t77 = h * rho2_rate + t6;
                let t78 = z * z + (x * x + y_squared);
                let t79 = z_dot * z_dot + (x_dot * x_dot + y_dot * y_dot);
                let t80 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t78 + t79) - reference)
                        * (rt::lit::<T>(0.5) * t79),
                    t79 * t79
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t78 * (rt::lit::<T>(0.25) * t78)),
                    rt::lit::<T>(1.0),
                );
                let x_dot_new_2 = t76 * (t75 * (t77 * (t80 - rt::lit::<T>(1.0))));
                let t81 = rt::lit::<T>(1.0) - t80;
                let y_dot_new_2 = (y_dot + h * rho1_rate) * t81;
                let z_dot_new_2 = (rt::lit::<T>(1.0) - y_new_2 * t76) * (t77 * t81);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
                    reference,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
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
                let [x, y, z, x_dot, y_dot, z_dot, _] = motion.carried;
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

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                _: super::Parameters<T>,
                [x,
                y,
                z,
                x_dot,
                y_dot,
                z_dot,
                ]: [T; 6],
            ) -> [T; 2] {
                let t1 = x_dot * x_dot + z_dot * z_dot
                    + (x * x + y * y + (z * z + y_dot * y_dot));
                [rt::lit::<T>(0.5) * t1, t1]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "62bc62ee20ed5a1fe1875dd5712cf9fd";
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
        /// - `y_rate`, `rho2_mean`: 2 × 2 linear block
        /// - `rho1_mean`: 1 × 1 linear block; torn from it and assigned: x_rate, z_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 28 | 44 | 6 | 3 | 0 | 1 |
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
                let y_squared = y * y;
                let t1 = rt::sqrt(y_squared + rt::lit::<T>(1.0));
                let t2 = (z_dot - y * x_dot) / t1;
                let carried = [
                    x,
                    y,
                    z,
                    t2,
                    y_dot,
                    rt::lit::<T>(1.0),
                    rt::lit::<T>(0.5) * (x * x + z * z + t2 * t2),
                    rt::lit::<T>(0.5) * (y_squared + y_dot * y_dot),
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
                let [x, y, z, c1, c2, _, reference1, reference2] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1 } = *setting.scheme();
                let [y_rate, rho2_mean] = rt::solve_linear(
                        [c2, c2 - half_h * y],
                        move |[y_rate, rho2_mean]| {
                            let t1 = y + half_h * y_rate;
                            (
                                [y_rate - rho2_mean, rho2_mean - c2 + half_h * t1],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(-1.0)],
                                    [k1, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "y_rate, rho2_mean", tally)
                    })?;
                let y_squared = y * y;
                let t2 = rt::sqrt(y_squared + rt::lit::<T>(1.0));
                let t1 = y + half_h * y_rate;
                let t3 = t1 * t1 + rt::lit::<T>(1.0);
                let t4 = rt::sqrt(t3);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t1 * t5;
                let t7 = half_h * t6;
                let t8 = half_h * t5;
                let t9 = t6 * (k1 * t6) + (k1 / t3 + rt::lit::<T>(1.0));
                let [rho1_mean] = rt::solve_linear(
                        [c1 + half_h * (x * y - z) / t2],
                        move |[rho1_mean]| {
                            let t10 = rho1_mean - c1
                                - half_h
                                    * (t6 * (x - rho1_mean * t7) - t5 * (z + rho1_mean * t8));
                            ([t10], [[t9]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean", tally)
                    })?;
                let x_new_2 = x - rho1_mean * (h * t6);
                let y_new_2 = y + h * y_rate;
                let z_new_2 = z + rho1_mean * (h * t5);
                let c1_squared = c1 * c1;
                let x_squared = x * x;
                let z_squared = z * z;
                let t11 = c1_squared * c1_squared
                    + rt::lit::<T>(0.0625)
                        * (reference1 * reference1
                            + rt::lit::<T>(0.25)
                                * (z_squared * z_squared + x_squared * x_squared));
                let c1_new = (rt::lit::<T>(2.0) * rho1_mean - c1)
                    * (rt::lit::<T>(1.0)
                        - rt::visible_change(
                            rt::lit::<T>(0.5) * c1_squared
                                * (rt::lit::<T>(0.5) * (x_squared + z_squared + c1_squared)
                                    - reference1),
                            t11,
                            rt::lit::<T>(1.0),
                        ));
                let c2_squared = c2 * c2;
                let t12 = rt::visible_change(
                    rt::lit::<T>(0.5) * c2_squared
                        * (rt::lit::<T>(0.5) * (y_squared + c2_squared) - reference2),
                    c2_squared * c2_squared
                        + rt::lit::<T>(0.0625)
                            * (reference2 * reference2
                                + y_squared * (rt::lit::<T>(0.25) * y_squared)),
                    rt::lit::<T>(1.0),
                );
                let c2_new = (rt::lit::<T>(2.0) * rho2_mean - c2)
                    * (rt::lit::<T>(1.0) - t12);
                let t13 = (y * t1 + rt::lit::<T>(1.0)) / (t2 * t4);
                let t14 = rt::sqrt(y_new_2 * y_new_2 + rt::lit::<T>(1.0));
                let t15 = (y_new_2 * t1 + rt::lit::<T>(1.0)) / (t14 * t4);
                let alignment1_new = rt::lit::<T>(0.5)
                    * (t13 + t15 - rt::abs(t13 - t15));
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
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
                let [x, y, z, c1, c2, _, _, _] = motion.carried;
                let t1 = rt::sqrt(y * y + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t2 * (y * c1)),
                    y_dot: c2,
                    z_dot: t2 * c1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "65cb9022042ceb61553cda4b88bde8df";
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
        /// - `y_rate`, `rho2_mean`: 2 × 2 linear block
        /// - `rho1_mean`: 1 × 1 linear block; torn from it and assigned: x_rate, z_rate
        ///
        /// Of each of the 5 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 28 | 44 | 6 | 3 | 0 | 1 |
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
        /// - `y_rate`, `rho2_mean`: 2 × 2 linear block
        /// - `rho1_mean`: 1 × 1 linear block; torn from it and assigned: x_rate, z_rate
        ///
        /// Of each of the 9 parts of a step:
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 28 | 44 | 6 | 3 | 0 | 1 |
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
        /// - `y_rate`, `rho2_mean`: 2 × 2 linear block
        /// - `rho1_mean`: 1 × 1 linear block; torn from it and assigned: x_rate, z_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 16 | 21 | 4 | 3 | 0 | 1 |
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
                let t1 = rt::sqrt(y * y + rt::lit::<T>(1.0));
                let carried = [
                    x,
                    y,
                    z,
                    (z_dot - y * x_dot) / t1,
                    y_dot,
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
                let [x, y, z, c1, c2, _] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, k1 } = *setting.scheme();
                let [y_rate, rho2_mean] = rt::solve_linear(
                        [c2, c2 - half_h * y],
                        move |[y_rate, rho2_mean]| {
                            let t1 = y + half_h * y_rate;
                            (
                                [y_rate - rho2_mean, rho2_mean - c2 + half_h * t1],
                                [
                                    [rt::lit::<T>(1.0), rt::lit::<T>(-1.0)],
                                    [k1, rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "y_rate, rho2_mean", tally)
                    })?;
                let t2 = rt::sqrt(y * y + rt::lit::<T>(1.0));
                let t1 = y + half_h * y_rate;
                let t3 = t1 * t1 + rt::lit::<T>(1.0);
                let t4 = rt::sqrt(t3);
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t1 * t5;
                let t7 = half_h * t6;
                let t8 = half_h * t5;
                let t9 = t6 * (k1 * t6) + (k1 / t3 + rt::lit::<T>(1.0));
                let [rho1_mean] = rt::solve_linear(
                        [c1 + half_h * (x * y - z) / t2],
                        move |[rho1_mean]| {
                            let t10 = rho1_mean - c1
                                - half_h
                                    * (t6 * (x - rho1_mean * t7) - t5 * (z + rho1_mean * t8));
                            ([t10], [[t9]])
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_mean", tally)
                    })?;
                let x_new_2 = x - rho1_mean * (h * t6);
                let y_new_2 = y + h * y_rate;
                let z_new_2 = z + rho1_mean * (h * t5);
                let c1_new = rt::lit::<T>(2.0) * rho1_mean - c1;
                let c2_new = rt::lit::<T>(2.0) * rho2_mean - c2;
                let t11 = (y * t1 + rt::lit::<T>(1.0)) / (t2 * t4);
                let t12 = rt::sqrt(y_new_2 * y_new_2 + rt::lit::<T>(1.0));
                let t13 = (y_new_2 * t1 + rt::lit::<T>(1.0)) / (t12 * t4);
                let alignment1_new = rt::lit::<T>(0.5)
                    * (t11 + t13 - rt::abs(t11 - t13));
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
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
                let [x, y, z, c1, c2, _] = motion.carried;
                let t1 = rt::sqrt(y * y + rt::lit::<T>(1.0));
                let t2 = rt::lit::<T>(1.0) / t1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: -(t2 * (y * c1)),
                    y_dot: c2,
                    z_dot: t2 * c1,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6021f2812c2f359722ba6554c30f0a93";
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
            const IDENTITY: &'static str = "58fa043cc578c125fc0a2cbc32b4815a";
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
                if !rt::all_ordinary([carried[0], carried[2], carried[3], carried[4]]) {
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
            const IDENTITY: &'static str = "b4c0624118de6d7ff94ee3d91893773d";
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
                if !rt::all_ordinary([carried[0], carried[2], carried[3]]) {
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
            const IDENTITY: &'static str = "39648efb83abfc47d61f664f62b3b125";
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
            const IDENTITY: &'static str = "a158a1c478b95eef9bf65cb114870f72";
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
                if !rt::all_ordinary([carried[0], carried[6], carried[7]]) {
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
            const IDENTITY: &'static str = "9069d0758e0a8b9c8924f786bee751f0";
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
        /// - `y_dot_mean`: explicit
        /// - `z_dot_mean`, `lambda1`: 2 × 2 linear block; torn from it and assigned: x_dot_mean
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
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = x_dot * x_dot + z_dot * z_dot
                    + (x * x + y * y + (z * z + y_dot * y_dot));
                let carried = [x, y, z, x_dot, y_dot, z_dot, rt::lit::<T>(0.5) * t1];
                Ok((carried, ()))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [x, y, z, x_dot, y_dot, z_dot, reference] = motion.carried;
                let h = setting.step_size();
                let Scheme { half_h, minus_half_h, k1, k2, k3, k4, k5 } = *setting
                    .scheme();
                let y_squared = y * y;
                let t1 = y_dot - half_h * y;
                let t2 = y + k3 * t1;
                let t3 = minus_half_h * t2;
                let t4 = k4 * t2;
                let [z_dot_mean, _] = rt::solve_linear(
                        [
                            z_dot,
                            (x + y * z - y_dot * z_dot) / (y_squared + rt::lit::<T>(1.0)),
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
                let t6 = z * z + (x * x + y_squared);
                let t7 = z_dot * z_dot + (x_dot * x_dot + y_dot * y_dot);
                let t8 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t6 + t7) - reference)
                        * (rt::lit::<T>(0.5) * t7),
                    t7 * t7
                        + rt::lit::<T>(0.0625)
                            * (reference * reference + t6 * (rt::lit::<T>(0.25) * t6)),
                    rt::lit::<T>(1.0),
                );
                let x_dot_new_2 = (t8 - rt::lit::<T>(1.0))
                    * (x_dot + rt::lit::<T>(2.0) * t5);
                let t9 = k5 * t1 - y_dot;
                let y_dot_new_2 = t9 - t8 * t9;
                let z_dot_new_2 = (rt::lit::<T>(2.0) * z_dot_mean - z_dot)
                    * (rt::lit::<T>(1.0) - t8);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
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
                let [x, y, z, x_dot, y_dot, z_dot, _] = motion.carried;
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
            const IDENTITY: &'static str = "1698abdd3b4503245cb5dcfe250a25ba";
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
            const IDENTITY: &'static str = "0474e718d3419b307a1a6a74aa6ce963";
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
            const IDENTITY: &'static str = "c08eb37004b7862d8d6cacda1b4f3b89";
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
                if !rt::all_ordinary([carried[0], carried[3], carried[4]]) {
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
            const IDENTITY: &'static str = "6ae2dc9ec8822ea3e45d79bc13897e9f";
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
        /// - `y_dot_s1`, `y_dot_s2`, `y_dot_s3`: 3 × 3 linear block
        /// - `z_dot_s1`, `x_dot_s2`, `z_dot_s2`, `x_dot_s3`, `z_dot_s3`, `lambda_s1_1`, `lambda_s2_1`: 7 × 7 linear block; torn from it and assigned: x_dot_s1
        /// - `lambda_s3_1`: 1 × 1 linear block; torn from it and assigned: z_dot_new, x_dot_new
        /// - `y_dot_new`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from the step size | 19 | 19 | 0 | 0 | 0 | 0 |
        /// | each step | 37 | 55 | 0 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Spark3>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Spark3>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1 - (5/144) h²`
            k2: T,
            /// `-(h²/18)`
            k3: T,
            /// `h²/144`
            k4: T,
            /// `(5/72) h²`
            k5: T,
            /// `h²/9 + 1`
            k6: T,
            /// `-(h²/72)`
            k7: T,
            /// `(25/144) h²`
            k8: T,
            /// `(5/18) h²`
            k9: T,
            /// `-((25/144) h²)`
            k10: T,
            /// `-((5/12) h²)`
            k11: T,
            /// `-((25/36) h²)`
            k12: T,
            /// `1 - (5/24) h²`
            k13: T,
            /// `h/6`
            k14: T,
            /// `-(h/6)`
            k15: T,
            /// `-((5/6) h)`
            k16: T,
            /// `(5/144) h² - 1`
            k17: T,
            /// `h²/12 - 4`
            k19: T,
            /// `(5/36) h² - 4`
            k20: T,
            /// `h²/24 - 1`
            k21: T,
            /// `-(h/3)`
            k22: T,
            /// `-((5/72) h²)`
            k23: T,
            /// `1 - h²/6`
            k24: T,
            /// `-((5/18) h²)`
            k25: T,
            /// `-(h²/12)`
            k26: T,
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
                let k1 = rt::lit::<T>(0.034722222222222224) * h_squared;
                let k2 = rt::lit::<T>(1.0) - k1;
                let k3 = -(rt::lit::<T>(0.05555555555555555) * h_squared);
                let k4 = rt::lit::<T>(0.006944444444444444) * h_squared;
                let k5 = rt::lit::<T>(0.06944444444444445) * h_squared;
                let k6 = rt::lit::<T>(0.1111111111111111) * h_squared
                    + rt::lit::<T>(1.0);
                let k7 = -(rt::lit::<T>(0.013888888888888888) * h_squared);
                let k8 = rt::lit::<T>(0.1736111111111111) * h_squared;
                let k9 = rt::lit::<T>(0.2777777777777778) * h_squared;
                let k10 = -k8;
                let k11 = -(rt::lit::<T>(0.4166666666666667) * h_squared);
                let k12 = -(rt::lit::<T>(0.6944444444444444) * h_squared);
                let k13 = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.20833333333333334) * h_squared;
                let k14 = rt::lit::<T>(0.16666666666666666) * h;
                let k15 = -k14;
                let k16 = -(rt::lit::<T>(0.8333333333333334) * h);
                let k17 = k1 - rt::lit::<T>(1.0);
                let k18 = rt::lit::<T>(0.08333333333333333) * h_squared;
                let k19 = k18 - rt::lit::<T>(4.0);
                let k20 = rt::lit::<T>(0.1388888888888889) * h_squared
                    - rt::lit::<T>(4.0);
                let k21 = rt::lit::<T>(0.041666666666666664) * h_squared
                    - rt::lit::<T>(1.0);
                let k22 = -(rt::lit::<T>(0.3333333333333333) * h);
                let k23 = -k5;
                let k24 = rt::lit::<T>(1.0)
                    - rt::lit::<T>(0.16666666666666666) * h_squared;
                let k25 = -k9;
                let k26 = -k18;
                Scheme {
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
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
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
                let Scheme {
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
                    k19,
                    k20,
                    k21,
                    k22,
                    k23,
                    k24,
                    k25,
                    k26,
                } = *setting.scheme();
                let t1 = rt::lit::<T>(0.16666666666666666) * y;
                let [y_dot_s1, y_dot_s2, y_dot_s3] = rt::solve_linear(
                        [y_dot, y_dot, y_dot],
                        move |[y_dot_s1, y_dot_s2, y_dot_s3]| {
                            let t2 = y
                                + h
                                    * (rt::lit::<T>(0.20833333333333334) * y_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * y_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * y_dot_s3);
                            (
                                [
                                    y_dot_s1 - y_dot
                                        - h * (rt::lit::<T>(0.16666666666666666) * t2 - t1),
                                    h * (t1 + rt::lit::<T>(0.3333333333333333) * t2)
                                        + (y_dot_s2 - y_dot),
                                    h * (t1 + rt::lit::<T>(0.8333333333333334) * t2)
                                        + (y_dot_s3 - y_dot),
                                ],
                                [[k2, k3, k4], [k5, k6, k7], [k8, k9, k2]],
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
                let y_new_2 = y
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * y_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (y_dot_s1 + y_dot_s3));
                let t3 = rt::lit::<T>(-0.5) * t2;
                let t4 = rt::lit::<T>(-0.25) * y_new_2;
                let t5 = k10 * y;
                let t6 = k12 * t2;
                let t7 = k10 * y_new_2;
                let t8 = k15 * y;
                let t9 = k14 * t2;
                let t10 = k17 * y;
                let t11 = k20 * t2;
                let t12 = k17 * y_new_2;
                let t13 = k22 * t2;
                let t14 = k16 * t2;
                let t15 = k23 * y;
                let t16 = k25 * t2;
                let t17 = k23 * y_new_2;
                let [z_dot_s1, x_dot_s2, z_dot_s2, x_dot_s3, z_dot_s3, lambda_s1_1,
                lambda_s2_1] = rt::solve_linear(
                        [
                            z_dot,
                            x_dot,
                            z_dot,
                            x_dot,
                            z_dot,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        move |
                            [z_dot_s1,
                            x_dot_s2,
                            z_dot_s2,
                            x_dot_s3,
                            z_dot_s3,
                            lambda_s1_1,
                            lambda_s2_1,
                            ]|
                        {
                            let y_z_dot_s1 = y * z_dot_s1;
                            let t18 = x_dot_s2 + z_dot_s2 * t2;
                            let t19 = rt::lit::<T>(4.0) * t18;
                            let z_dot_s3_y_new_2 = z_dot_s3 * y_new_2;
                            let t20 = x_dot_s3 + z_dot_s3_y_new_2;
                            let t21 = t19 + (y_z_dot_s1 + t20);
                            let lambda_s1_1_minus_x = lambda_s1_1 - x;
                            let t22 = rt::lit::<T>(0.16666666666666666)
                                * lambda_s1_1_minus_x;
                            let lambda_s2_1_minus_x = lambda_s2_1 - x;
                            let t23 = rt::lit::<T>(0.3333333333333333) * x_dot_s2
                                - rt::lit::<T>(0.041666666666666664) * x_dot_s3;
                            let t24 = lambda_s2_1_minus_x
                                - h * (t23 - rt::lit::<T>(0.20833333333333334) * t21);
                            let t25 = rt::lit::<T>(0.16666666666666666)
                                * (y * lambda_s1_1 - z);
                            let t26 = lambda_s2_1 * t2 - z
                                - h
                                    * (rt::lit::<T>(0.20833333333333334) * z_dot_s1
                                        + rt::lit::<T>(0.3333333333333333) * z_dot_s2
                                        - rt::lit::<T>(0.041666666666666664) * z_dot_s3);
                            (
                                [
                                    rt::lit::<T>(0.20833333333333334) * (y_z_dot_s1 - t21)
                                        + (rt::lit::<T>(0.3333333333333333) * t18
                                            - rt::lit::<T>(0.041666666666666664) * t20),
                                    x_dot_s3 - x_dot
                                        - h * (t22 + rt::lit::<T>(0.8333333333333334) * t24),
                                    z_dot_s1 - z_dot
                                        - h * (t25 - rt::lit::<T>(0.16666666666666666) * t26),
                                    -(h * (t22 - rt::lit::<T>(0.16666666666666666) * t24)
                                        + (x_dot + t21)),
                                    z_dot_s2 - z_dot
                                        - h * (t25 + rt::lit::<T>(0.3333333333333333) * t26),
                                    z_dot_s3 - z_dot
                                        - h * (t25 + rt::lit::<T>(0.8333333333333334) * t26),
                                    x_dot_s2 - x_dot
                                        - h * (t22 + rt::lit::<T>(0.3333333333333333) * t24),
                                ],
                                [
                                    [
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.5),
                                        t3,
                                        rt::lit::<T>(-0.25),
                                        t4,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(0.0),
                                    ],
                                    [t5, k11, t6, k13, t7, k15, k16],
                                    [k2, rt::lit::<T>(0.0), k3, rt::lit::<T>(0.0), k4, t8, t9],
                                    [t10, k19, t11, k21, t12, k15, k14],
                                    [k5, rt::lit::<T>(0.0), k6, rt::lit::<T>(0.0), k7, t8, t13],
                                    [k8, rt::lit::<T>(0.0), k9, rt::lit::<T>(0.0), k2, t8, t14],
                                    [t15, k24, t16, k26, t17, k15, k22],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "z_dot_s1, x_dot_s2, z_dot_s2, x_dot_s3, z_dot_s3, lambda_s1_1, lambda_s2_1",
                                tally,
                            )
                    })?;
                let z_new_2 = z
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * z_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (z_dot_s1 + z_dot_s3));
                let t25 = rt::lit::<T>(0.16666666666666666) * (y * lambda_s1_1 - z);
                let t26 = lambda_s2_1 * t2 - z
                    - h
                        * (rt::lit::<T>(0.20833333333333334) * z_dot_s1
                            + rt::lit::<T>(0.3333333333333333) * z_dot_s2
                            - rt::lit::<T>(0.041666666666666664) * z_dot_s3);
                let t27 = t25 + rt::lit::<T>(0.6666666666666666) * t26;
                let lambda_s1_1_minus_x = lambda_s1_1 - x;
                let t18 = x_dot_s2 + z_dot_s2 * t2;
                let t19 = rt::lit::<T>(4.0) * t18;
                let z_dot_s3_y_new_2 = z_dot_s3 * y_new_2;
                let y_z_dot_s1 = y * z_dot_s1;
                let t28 = t19 + (z_dot_s3_y_new_2 + (y_z_dot_s1 + x_dot_s3));
                let x_new_2 = x
                    + h
                        * (rt::lit::<T>(0.6666666666666666) * x_dot_s2
                            + rt::lit::<T>(0.16666666666666666) * (x_dot_s3 - t28));
                let t29 = lambda_s1_1_minus_x - x_new_2;
                let lambda_s2_1_minus_x = lambda_s2_1 - x;
                let t23 = rt::lit::<T>(0.3333333333333333) * x_dot_s2
                    - rt::lit::<T>(0.041666666666666664) * x_dot_s3;
                let t30 = rt::lit::<T>(0.6666666666666666)
                    * (lambda_s2_1_minus_x
                        - h * (t23 - rt::lit::<T>(0.20833333333333334) * t28));
                let t31 = -(k14 + y_new_2 * (k14 * y_new_2));
                let [lambda_s3_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0)],
                        move |[lambda_s3_1]| {
                            let z_dot_new_2 = z_dot
                                + h
                                    * (rt::lit::<T>(0.16666666666666666)
                                        * (lambda_s3_1 * y_new_2 - z_new_2) + t27);
                            let y_new_2_z_dot_new_2 = y_new_2 * z_dot_new_2;
                            (
                                [
                                    -(y_new_2_z_dot_new_2
                                        + (x_dot
                                            + h
                                                * (t30
                                                    + rt::lit::<T>(0.16666666666666666) * (lambda_s3_1 + t29)))),
                                ],
                                [[t31]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "lambda_s3_1", tally)
                    })?;
                let z_dot_new_2 = z_dot
                    + h
                        * (rt::lit::<T>(0.16666666666666666)
                            * (lambda_s3_1 * y_new_2 - z_new_2) + t27);
                let y_new_2_z_dot_new_2 = y_new_2 * z_dot_new_2;
                let x_dot_new_2 = -y_new_2_z_dot_new_2;
                let y_dot_new_2 = y_dot
                    - h
                        * (t1 + rt::lit::<T>(0.6666666666666666) * t2
                            + rt::lit::<T>(0.16666666666666666) * y_new_2);
                let carried = [
                    x_new_2,
                    y_new_2,
                    z_new_2,
                    x_dot_new_2,
                    y_dot_new_2,
                    z_dot_new_2,
                ];
                if !rt::all_ordinary([carried[0], carried[3], carried[4]]) {
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
            const IDENTITY: &'static str = "97e019303f9ab5cac85500d842d0778b";
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
                _: &Motion<Self>,
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
            const IDENTITY: &'static str = "893348c784cc18d8131f5138e4fe3829";
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
                _: &Motion<Self>,
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
            const IDENTITY: &'static str = "91e3911d6992f6d82b0cfd6f92ef135b";
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
            const IDENTITY: &'static str = "37e8d29d7cdef9d9355ed73ccc68e621";
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
            const IDENTITY: &'static str = "ddc14598a0fc10dbff19acb44d4a7e5a";
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
            const IDENTITY: &'static str = "b13090b95615ee30a43da4710ca93da5";
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
            const IDENTITY: &'static str = "ce124eafea474c00611744009b772778";
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
                let x_new_2 = x + half_h * (rt::lit::<T>(2.0) * x_dot + h * t2);
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
            const IDENTITY: &'static str = "97d4b74e30d967699d80b64059535658";
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
            const IDENTITY: &'static str = "a0eae491f35d19c0e4f89cb58f63d254";
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
            const IDENTITY: &'static str = "0c30bd5bd5f4693e49e0f589f2294282";
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
            const IDENTITY: &'static str = "3d6d197af8fe43e24b41bb450fc75510";
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
            const IDENTITY: &'static str = "19804a5305e8a9397cb332f22b013d6e";
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        NonholonomicOscillator::system,
        NonholonomicOscillator::parameters,
        NonholonomicOscillator::state,
        NonholonomicOscillator::initial,
        NonholonomicOscillator::integrate::<::nonholonomic::methods::Gonzalez>,
        NonholonomicOscillator::integrate_with::<::nonholonomic::methods::Gonzalez>,
    );
};
