// Prepared by `nh prepare` from `KeplerContact` in src/library.rs and kepler_contact.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 1d8afadb3becd2c53b46d11d4f753dbe
// content 0a636268b6f5be19048d77bd47f793cf

pub struct KeplerContact {
    /// `m` (kg): mass.
    pub m: f64,
    /// `k` (N m^2): strength of the attraction.
    pub k: f64,
}

impl ::core::default::Default for KeplerContact {
    fn default() -> Self {
        KeplerContact { m: 1.0, k: 1.0 }
    }
}

/// The system `kepler_contact` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 139 add, 260 mul, 15 div, 6 sqrt
/// * `midpoint`: 96 add, 132 mul, 3 div, 1 sqrt
/// * `leapfrog`: 17 add, 25 mul, 2 div, 1 sqrt
/// * `rk4`: 347 add, 490 mul, 8 div, 4 sqrt
pub mod kepler_contact {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `k` (N m^2): strength of the attraction. Positive.
        pub k: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, k });

    ::nonholonomic::__in_lanes!(System, Parameters { m, k });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.0),
                k: rt::lit::<T>(1.0),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m).
        pub x: T,
        /// Coordinate `y` (m).
        pub y: T,
        /// Coordinate `z` (m).
        pub z: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `z_dot` (m/s).
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

        /// Coordinates and velocities of named initial data: `standard`.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                return Some(self.with_numbers([1.0, 0.2, 0.3], [-0.1, 0.8, 0.41]));
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

    /// A body in the field of a sun, under the contact constraint of the Heisenberg group: as it goes about the z axis it rises with the area that it sweeps.
    ///
    /// **Source**: R. W. Brockett, Control theory and singular Riemannian geometry (1981), for the constraint; H. Goldstein, Classical mechanics (1980), chapter 3, for the potential
    ///
    /// Coordinates q: `x`, `y`, `z`; velocities w: `x_dot`, `y_dot`, `z_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `1/m`
        inv_m: T,
        /// `2 k`
        twice_k: T,
        /// `m/4`
        quarter_m: T,
        /// `-(m/4)`
        minus_quarter_m: T,
        /// `m k`
        m_k: T,
        /// `(1/2)/m`
        k1: T,
        /// `2 m k`
        twice_m_k: T,
        /// `8 m k`
        k2: T,
        /// `2 m`
        twice_m: T,
        /// `16 m k`
        k3: T,
        /// `4 m`
        k4: T,
        /// `m/2`
        half_m: T,
        /// `4 k`
        k5: T,
        /// `-(1/m)`
        minus_inv_m: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("k", parameters.k)?;
            let constants = {
                let m = parameters.m;
                let k = parameters.k;
                let inv_m = rt::lit::<T>(1.0) / m;
                let twice_k = rt::lit::<T>(2.0) * k;
                let quarter_m = rt::lit::<T>(0.25) * m;
                let minus_quarter_m = -quarter_m;
                let m_k = m * k;
                let k1 = rt::lit::<T>(0.5) / m;
                let twice_m_k = rt::lit::<T>(2.0) * m_k;
                let k2 = rt::lit::<T>(8.0) * m_k;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k3 = rt::lit::<T>(16.0) * m_k;
                let k4 = rt::lit::<T>(4.0) * m;
                let half_m = rt::lit::<T>(0.5) * m;
                let k5 = rt::lit::<T>(4.0) * k;
                let minus_inv_m = -inv_m;
                Constants {
                    inv_m,
                    twice_k,
                    quarter_m,
                    minus_quarter_m,
                    m_k,
                    k1,
                    twice_m_k,
                    k2,
                    twice_m,
                    k3,
                    k4,
                    half_m,
                    k5,
                    minus_inv_m,
                }
            };
            Ok(System { parameters, constants })
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
            let m = self.parameters.m;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[m, zero, zero], [zero, m, zero], [zero, zero, m]])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, _q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let Constants { inv_m, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[inv_m, zero, zero], [zero, inv_m, zero], [zero, zero, inv_m]])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 3>) -> T {
            let [[x, y, z]] = q.data.0;
            let k = self.parameters.k;
            let t1 = rt::sqrt(z * z + (x * x + y * y));
            -k / t1
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 3
        pub fn potential_gradient(&self, q: &SVector<T, 3>) -> SVector<T, 3> {
            let [[x, y, z]] = q.data.0;
            let k = self.parameters.k;
            let t1 = z * z + (x * x + y * y);
            let t2 = rt::sqrt(t1);
            let t3 = rt::lit::<T>(1.0) / (t1 * t2);
            rt::vector([k * x * t3, k * y * t3, k * z * t3])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x, y, z]] = q.data.0;
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { twice_k, .. } = self.constants;
            let t1 = z * z + (x * x + y * y);
            let t2 = rt::sqrt(t1);
            let t3 = (z_dot * z_dot + (x_dot * x_dot + y_dot * y_dot)) * (m * t1)
                + twice_k * t2;
            rt::lit::<T>(0.5) * t3 * (rt::lit::<T>(1.0) / t1)
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x, y, z]] = q.data.0;
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { twice_k, .. } = self.constants;
            let t1 = z * z + (x * x + y * y);
            let t2 = rt::sqrt(t1);
            let t3 = (z_dot * z_dot + (x_dot * x_dot + y_dot * y_dot)) * (m * t1)
                - twice_k * t2;
            rt::lit::<T>(1.0) / t1 * (rt::lit::<T>(0.5) * t3)
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
            let [[x, y, _]] = q.data.0;
            rt::matrix([
                [rt::lit::<T>(0.5) * y],
                [rt::lit::<T>(-0.5) * x],
                [rt::lit::<T>(1.0)],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[x, y, _]] = q.data.0;
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            rt::vector([
                rt::lit::<T>(0.5) * (y * x_dot + rt::lit::<T>(2.0) * z_dot - x * y_dot),
            ])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[x, y, _]] = q.data.0;
            let y_squared = y * y;
            let x_squared = x * x;
            let t1 = rt::lit::<T>(1.0) / (y_squared + (x_squared + rt::lit::<T>(4.0)));
            let t2 = -(x * y * t1);
            let t3 = rt::lit::<T>(2.0) * y * t1;
            let t4 = rt::lit::<T>(-2.0) * x * t1;
            rt::matrix([
                [y_squared * t1, t2, t3],
                [t2, x_squared * t1, t4],
                [t3, t4, rt::lit::<T>(4.0) * t1],
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
            let [[x, y, _]] = q.data.0;
            let x_squared = x * x;
            let y_squared = y * y;
            let t1 = x_squared + y_squared;
            let t2 = rt::lit::<T>(1.0) / (t1 + rt::lit::<T>(4.0));
            let t3 = x * y * t2;
            let t4 = t2 * (rt::lit::<T>(-2.0) * y);
            let t5 = rt::lit::<T>(2.0) * x * t2;
            rt::matrix([
                [t2 * (x_squared + rt::lit::<T>(4.0)), t3, t4],
                [t3, t2 * (y_squared + rt::lit::<T>(4.0)), t5],
                [t4, t5, t1 * t2],
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
            let [[x, y, _]] = q.data.0;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0), zero, rt::lit::<T>(-0.5) * y],
                [zero, rt::lit::<T>(1.0), rt::lit::<T>(0.5) * x],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let [[x, y, _]] = q.data.0;
            let Constants { quarter_m, minus_quarter_m, .. } = self.constants;
            let t1 = y * (minus_quarter_m * x);
            rt::matrix([
                [quarter_m * (y * y + rt::lit::<T>(4.0)), t1],
                [t1, quarter_m * (x * x + rt::lit::<T>(4.0))],
            ])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let [[x, y, _]] = q.data.0;
            let Constants { inv_m, .. } = self.constants;
            let t1 = x * x + rt::lit::<T>(4.0);
            let y_squared = y * y;
            let t2 = inv_m / (y_squared + t1);
            let t3 = x * y * t2;
            rt::matrix([[t1 * t2, t3], [t3, (y_squared + rt::lit::<T>(4.0)) * t2]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, q: &SVector<T, 3>) -> [SMatrix<T, 2, 2>; 2] {
            let [[x, y, _]] = q.data.0;
            let t1 = rt::lit::<T>(1.0) / (y * y + (x * x + rt::lit::<T>(4.0)));
            let t2 = rt::lit::<T>(2.0) * y * t1;
            let t3 = rt::lit::<T>(2.0) * x * t1;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, t2], [-t2, zero]]),
                rt::matrix([[zero, -t3], [t3, zero]]),
            ]
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
            let [[x, y, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let half_y = rt::lit::<T>(0.5) * y;
            let half_x = rt::lit::<T>(0.5) * x;
            let y_rho1 = y * rho1;
            let x_rho2 = x * rho2;
            let t1 = rt::lit::<T>(1.0) / (y * y + (x * x + rt::lit::<T>(4.0)));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, rt::lit::<T>(-1.0), zero],
                [zero, zero, zero, zero, rt::lit::<T>(-1.0)],
                [zero, zero, zero, half_y, -half_x],
                [
                    rt::lit::<T>(1.0),
                    zero,
                    -half_y,
                    zero,
                    rt::lit::<T>(2.0) * (x_rho2 - y_rho1) * t1,
                ],
                [
                    zero,
                    rt::lit::<T>(1.0),
                    half_x,
                    rt::lit::<T>(2.0) * (y_rho1 - x_rho2) * t1,
                    zero,
                ],
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
            let Constants { k1, twice_m_k, k2, .. } = self.constants;
            let y_squared = y * y;
            let rho2_squared = rho2 * rho2;
            let z_squared = z * z;
            let t1 = x * x + y_squared;
            let t2 = z_squared + t1;
            let t3 = (y_squared + rt::lit::<T>(4.0)) * rho2_squared
                + rho1
                    * (rho1 * (t2 + rt::lit::<T>(4.0))
                        + rt::lit::<T>(2.0) * x * (y * rho2));
            let t4 = rt::sqrt(t2);
            let t5 = twice_m_k * t4;
            let t6 = y_squared + z_squared;
            let rho1_squared = rho1 * rho1;
            let t7 = y_squared
                * (rho2_squared * (t6 + rt::lit::<T>(4.0))
                    + rt::lit::<T>(4.0) * rho1_squared - t5)
                + ((rho2_squared + rho1_squared) * (rt::lit::<T>(4.0) * z_squared)
                    - k2 * t4);
            let t8 = x * (x * (t3 - t5) + t6 * (rt::lit::<T>(2.0) * y * (rho1 * rho2)))
                + t7;
            k1 * t8 * (rt::lit::<T>(1.0) / (t2 * (t1 + rt::lit::<T>(4.0))))
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
            let Constants { inv_m, m_k, twice_m_k, k2, twice_m, .. } = self.constants;
            let y_squared = y * y;
            let t1 = y_squared + rt::lit::<T>(4.0);
            let rho2_squared = rho2 * rho2;
            let z_squared = z * z;
            let t2 = x * x + y_squared;
            let t3 = z_squared + t2;
            let t4 = rho1 * (t3 + rt::lit::<T>(4.0));
            let x_y = x * y;
            let twice_rho2 = rt::lit::<T>(2.0) * rho2;
            let t5 = t4 + x_y * twice_rho2;
            let t6 = rt::sqrt(t3);
            let t7 = twice_m_k * t6;
            let t8 = t1 * rho2_squared + rho1 * t5 - t7;
            let t9 = rt::lit::<T>(1.0) / t6;
            let t10 = t9 * (m_k * x);
            let t11 = t2 + rt::lit::<T>(4.0);
            let t12 = inv_m / (t3 * t11);
            let t13 = y_squared + z_squared;
            let t14 = t13 + rt::lit::<T>(4.0);
            let rho1_squared = rho1 * rho1;
            let t15 = rho2_squared * t14 + rt::lit::<T>(4.0) * rho1_squared - t7;
            let t16 = rho2_squared + rho1_squared;
            let t17 = y * t13;
            let rho1_rho2 = rho1 * rho2;
            let twice_rho1_rho2 = rt::lit::<T>(2.0) * rho1_rho2;
            let t18 = x * t8 + t17 * twice_rho1_rho2;
            let t19 = t12
                * (y_squared * t15 + (t16 * (rt::lit::<T>(4.0) * z_squared) - k2 * t6)
                    + x * t18);
            let t20 = t19 * (twice_m * (t3 + t11));
            let t21 = t8 + x * (rt::lit::<T>(2.0) * (rho1 * (x * rho1 + y * rho2) - t10))
                - t20;
            let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
            let t22 = rt::lit::<T>(0.5) * t12;
            let t23 = rt::lit::<T>(2.0) * y * rho2_squared;
            let t24 = t9 * (m_k * y);
            let t25 = rt::lit::<T>(2.0) * t24;
            let t26 = (t13 + twice_y_squared) * twice_rho1_rho2
                + x * (t23 + rt::lit::<T>(2.0) * rho1 * (y * rho1 + x * rho2) - t25);
            let t27 = x * t26
                + (y * (rt::lit::<T>(2.0) * t15 - t20)
                    + (y_squared * (t23 - t25) - rt::lit::<T>(8.0) * t24));
            let twice_z = rt::lit::<T>(2.0) * z;
            let t28 = t9 * (m_k * z);
            let t29 = rt::lit::<T>(2.0) * t28;
            let t30 = z * (rt::lit::<T>(8.0) * t16 - t19 * (twice_m * t11))
                + (y_squared * (rho2_squared * twice_z - t29) - rt::lit::<T>(8.0) * t28);
            let t31 = x
                * (rt::lit::<T>(4.0) * y * (z * rho1_rho2)
                    + x * (rho1_squared * twice_z - t29)) + t30;
            let t32 = t22
                * (x * (x * (t4 + t5) + t17 * twice_rho2)
                    + t13 * (rt::lit::<T>(8.0) * rho1));
            let t33 = x
                * (rt::lit::<T>(2.0) * (rho1 * t17 + x * (x_y * rho1 + t1 * rho2)))
                + rho2 * (rt::lit::<T>(8.0) * z_squared + t14 * twice_y_squared);
            rt::vector([
                (x * t21 + (t18 - (twice_y_squared + rt::lit::<T>(8.0)) * t10)) * t22,
                t22 * t27,
                t22 * t31,
                t32,
                t22 * t33,
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
            let Constants { inv_m, m_k, twice_m_k, k2, k3, .. } = self.constants;
            let t1 = x * rho1 + y * rho2;
            let x_squared = x * x;
            let y_squared = y * y;
            let t2 = x_squared + y_squared;
            let t3 = t2 + rt::lit::<T>(4.0);
            let t4 = inv_m / t3;
            let twice_y = rt::lit::<T>(2.0) * y;
            let rho1_rho2 = rho1 * rho2;
            let t5 = y_squared + rt::lit::<T>(8.0);
            let z_squared = z * z;
            let t6 = z_squared + t2;
            let t7 = rt::sqrt(t6);
            let t8 = t7 * (m_k * z);
            let rho1_squared = rho1 * rho1;
            let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
            let twice_z_squared = rt::lit::<T>(2.0) * z_squared;
            let t9 = x_squared + twice_z_squared;
            let t10 = twice_y_squared + t9;
            let x_y = x * y;
            let t11 = twice_m_k * t7;
            let t12 = x
                * (rho1_squared * t10
                    - rho2 * (x_y * rho1 + rho2 * (t10 + rt::lit::<T>(8.0))) - t11);
            let t13 = y_squared + twice_z_squared;
            let t14 = rho1_squared * t13;
            let rho2_squared = rho2 * rho2;
            let t15 = m_k * t7;
            let rho1_plus_rho2 = rho1 + rho2;
            let t16 = k2 * t7;
            let t17 = y_squared * (t14 - rho2_squared * (t13 + rt::lit::<T>(4.0)) - t15)
                + (z_squared
                    * (rho1_plus_rho2 * (z_squared * (rho1 - rho2))
                        - rt::lit::<T>(8.0) * rho2_squared) - t16);
            let t18 = t7 * (m_k * (x_squared + rt::lit::<T>(8.0)));
            let twice_x_squared = rt::lit::<T>(2.0) * x_squared;
            let t19 = z_squared + twice_x_squared;
            let z_rho1_rho2 = z * rho1_rho2;
            let twice_z_rho1_rho2 = rt::lit::<T>(2.0) * z_rho1_rho2;
            let t20 = z * (t18 + (rt::lit::<T>(8.0) - t19) * twice_z_rho1_rho2)
                + rho1_rho2 * (rt::lit::<T>(2.0) - x)
                    * (twice_x_squared * (x + rt::lit::<T>(2.0)));
            let t21 = twice_y * (x * (y * (rho1_rho2 * t5 + t8) + t12) + t17) + x * t20;
            let t22 = t7 * (m_k * t5);
            let t23 = z_squared + twice_y_squared;
            let t24 = y_squared
                * (twice_y_squared * ((y_squared + rt::lit::<T>(4.0)) * rho1_rho2)
                    + z * (t22 + (t23 + rt::lit::<T>(8.0)) * twice_z_rho1_rho2));
            let t25 = z_squared * z_rho1_rho2;
            let t26 = rt::lit::<T>(8.0) * z;
            let t27 = rt::lit::<T>(4.0) * rho2_squared;
            let t28 = k3 * t7;
            let z_squared_squared = z_squared * z_squared;
            let t29 = y * (x * t21 + (t24 + (t11 + t25) * t26))
                - rt::lit::<T>(2.0) * x
                    * (x_squared * (t18 + t9 * t27) + (t28 + z_squared_squared * t27));
            let t30 = rt::lit::<T>(0.5) * (inv_m / (t3 * t3 * (t6 * t6)));
            let t31 = x
                * (rho1 * (x_y * rho2 - rho1 * (t10 + rt::lit::<T>(4.0)))
                    + rho2_squared * t10 - t15);
            let t32 = y_squared
                * (rho2_squared * t13 - rho1_squared * (t13 + rt::lit::<T>(8.0)) - t11)
                + (z_squared
                    * ((rho2 - rho1) * (z_squared * rho1_plus_rho2)
                        - rt::lit::<T>(8.0) * rho1_squared) - t16);
            let t33 = x
                * (twice_x_squared * ((x_squared + rt::lit::<T>(4.0)) * rho1_rho2)
                    + z * ((t19 + rt::lit::<T>(8.0)) * twice_z_rho1_rho2 - t18));
            let t34 = twice_y
                * (x * (t31 + y * (rho1_rho2 * (rt::lit::<T>(8.0) - y_squared) - t8))
                    + t32) + t33;
            let t35 = z * ((rt::lit::<T>(8.0) - t23) * twice_z_rho1_rho2 - t22)
                + rho1_rho2 * (rt::lit::<T>(2.0) - y)
                    * (twice_y_squared * (y + rt::lit::<T>(2.0)));
            let t36 = x * (x * t34 + (y_squared * t35 + t26 * (t25 - t11)))
                - twice_y
                    * (y_squared * (rt::lit::<T>(4.0) * t14 + t22)
                        + (t28 + rt::lit::<T>(4.0) * rho1_squared * z_squared_squared));
            rt::vector([
                (x * t1 + rt::lit::<T>(4.0) * rho1) * t4,
                (y * t1 + rt::lit::<T>(4.0) * rho2) * t4,
                rt::lit::<T>(2.0) * (x * rho2 - y * rho1) * t4,
                t29 * t30,
                t30 * t36,
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
            let m = self.parameters.m;
            let Constants { inv_m, m_k, twice_m_k, k2, twice_m, k3, k4, .. } = self
                .constants;
            let x_squared = x * x;
            let y_squared = y * y;
            let t1 = x_squared + y_squared;
            let t2 = t1 + rt::lit::<T>(4.0);
            let t3 = inv_m / t2;
            let x_rho1 = x * rho1;
            let y_rho2 = y * rho2;
            let x_rho1_plus_y_rho2 = x_rho1 + y_rho2;
            let t4 = rt::lit::<T>(4.0) * rho1;
            let t5 = (x * x_rho1_plus_y_rho2 + t4) * t3;
            let x_twice_m = twice_m * x;
            let x_rho2 = x * rho2;
            let y_twice_m = twice_m * y;
            let t6 = x_squared + rt::lit::<T>(4.0);
            let x_y = x * y;
            let t7 = x_y * t3;
            let y_rho1 = y * rho1;
            let t8 = rt::lit::<T>(4.0) * rho2;
            let t9 = (y * x_rho1_plus_y_rho2 + t8) * t3;
            let t10 = y_squared + rt::lit::<T>(4.0);
            let t11 = (x_rho2 - y_rho1) * t3;
            let twice_x = rt::lit::<T>(2.0) * x;
            let t12 = t2 * t2;
            let z_squared = z * z;
            let t13 = z_squared + t1;
            let t14 = t13 * t13;
            let t15 = inv_m / (t12 * t14);
            let t16 = rt::lit::<T>(0.5) * t15;
            let twice_y = rt::lit::<T>(2.0) * y;
            let rho1_squared = rho1 * rho1;
            let t17 = rt::sqrt(t13);
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = x * t18;
            let t20 = m_k * t19;
            let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
            let twice_z_squared = rt::lit::<T>(2.0) * z_squared;
            let t21 = x_squared + twice_z_squared;
            let t22 = twice_y_squared + t21;
            let x_y_rho1 = x_y * rho1;
            let t23 = rho2 * (t22 + rt::lit::<T>(8.0));
            let t24 = x_y_rho1 + t23;
            let t25 = twice_m_k * t17;
            let t26 = rho1_squared * t22 - rho2 * t24 - t25;
            let y_z = y * z;
            let t27 = t19 * (m_k * y_z);
            let t28 = x
                * (rt::lit::<T>(2.0) * (x * rho1_squared - t20)
                    - rho2 * (y_rho1 + rt::lit::<T>(2.0) * x_rho2)) + (t26 + t27);
            let rho1_rho2 = rho1 * rho2;
            let t29 = y_squared + rt::lit::<T>(8.0);
            let z_m_k = m_k * z;
            let t30 = t17 * z_m_k;
            let t31 = rho1_rho2 * t29 + t30;
            let t32 = y * t31 + x * t26;
            let t33 = k2 * t19;
            let t34 = y_squared * t20;
            let t35 = x_squared + rt::lit::<T>(8.0);
            let t36 = m_k * t35;
            let t37 = t17 * t36;
            let t38 = z_squared + rt::lit::<T>(2.0) * x_squared;
            let t39 = rt::lit::<T>(8.0) - t38;
            let t40 = z * t39;
            let twice_rho1_rho2 = rt::lit::<T>(2.0) * rho1_rho2;
            let t41 = t37 + t40 * twice_rho1_rho2;
            let t42 = x + rt::lit::<T>(2.0);
            let t43 = rt::lit::<T>(2.0) - x;
            let t44 = x_squared * t43;
            let t45 = t42 * t44;
            let t46 = z * t41 + t45 * twice_rho1_rho2;
            let t47 = m_k * (t35 * t19 + t17 * twice_x);
            let t48 = rt::lit::<T>(8.0) * z;
            let t49 = t48 * (x * rho1_rho2);
            let t50 = x
                * (twice_rho1_rho2 * (t44 + t42 * (twice_x * t43 - x_squared))
                    + z * (t47 - t49));
            let t51 = y_squared + twice_z_squared;
            let t52 = rho1_squared * t51;
            let rho2_squared = rho2 * rho2;
            let t53 = t51 + rt::lit::<T>(4.0);
            let t54 = m_k * t17;
            let t55 = t52 - rho2_squared * t53 - t54;
            let rho1_plus_rho2 = rho1 + rho2;
            let rho1_minus_rho2 = rho1 - rho2;
            let t56 = rho1_plus_rho2 * (z_squared * rho1_minus_rho2);
            let t57 = t56 - rt::lit::<T>(8.0) * rho2_squared;
            let t58 = k2 * t17;
            let t59 = x * t32 + (y_squared * t55 + (z_squared * t57 - t58));
            let t60 = twice_y * t59 + x * t46;
            let t61 = k3 * z;
            let t62 = m_k * t29;
            let t63 = t62 * t19;
            let t64 = t19 * t61 + y_squared * z * t63;
            let t65 = x * (twice_y * (x * t28 + (t32 - t33 - t34)) + (t46 + t50))
                + (t60 + t64);
            let t66 = rt::lit::<T>(4.0) * rho2_squared;
            let t67 = t37 + t21 * t66;
            let t68 = k3 * t17;
            let z_squared_squared = z_squared * z_squared;
            let t69 = x_squared * t67 + (t68 + z_squared_squared * t66);
            let x_rho2_squared = x * rho2_squared;
            let t70 = k3 * t19;
            let t71 = rt::lit::<T>(2.0)
                * (t69
                    + x
                        * (x_squared * (rt::lit::<T>(8.0) * x_rho2_squared + t47)
                            + (t70 + twice_x * t67)));
            let t72 = t2 * t14 + t13 * t12;
            let t73 = t72 * (k4 * x);
            let t74 = t17 * t62;
            let t75 = z_squared + twice_y_squared;
            let t76 = t75 + rt::lit::<T>(8.0);
            let t77 = z * t76;
            let t78 = t74 + t77 * twice_rho1_rho2;
            let t79 = y_squared * t10;
            let t80 = z * t78 + t79 * twice_rho1_rho2;
            let z_z_squared = z * z_squared;
            let t81 = rho1_rho2 * z_z_squared;
            let t82 = t81 + t25;
            let t83 = x * t60 + (y_squared * t80 + t48 * t82);
            let t84 = t15 * (y * t83 - twice_x * t69);
            let t85 = y * t18;
            let t86 = t36 * t85;
            let t87 = x * z * t86;
            let y_rho1_squared = y * rho1_squared;
            let t88 = twice_m_k * t85;
            let t89 = y * (twice_y * rho1_rho2 + z_m_k * t85);
            let t90 = x
                * (rt::lit::<T>(4.0) * y_rho1_squared
                    - rho2 * (x_rho1 + rt::lit::<T>(4.0) * y_rho2) - t88) + (t31 + t89);
            let twice_y_rho1_squared = rt::lit::<T>(2.0) * y_rho1_squared;
            let y_rho2_squared = y * rho2_squared;
            let twice_y_rho2_squared = rt::lit::<T>(2.0) * y_rho2_squared;
            let t91 = m_k * t85;
            let t92 = k2 * t85;
            let t93 = y
                * (x * t90
                    + (y_squared * (twice_y_rho1_squared - twice_y_rho2_squared - t91)
                        + (twice_y * t55 - t92)));
            let t94 = m_k * (t29 * t85 + t17 * twice_y);
            let t95 = z * (t94 + y_z * (rt::lit::<T>(8.0) * rho1_rho2));
            let t96 = t85 * t61;
            let t97 = y_squared
                * (t95 + (y_squared + t10) * (rho1_rho2 * (rt::lit::<T>(4.0) * y)))
                + (t96 + twice_y * t80);
            let t98 = k3 * t85;
            let t99 = t72 * (k4 * y);
            let t100 = y * (x * (t87 + rt::lit::<T>(2.0) * (t59 + t93)) + t97)
                + (t83 - twice_x * (t98 + x_squared * t86) - t99 * t84);
            let t101 = z * t18;
            let t102 = t36 * t101;
            let t103 = m_k * y * (t17 + z * t101);
            let z_rho1_squared = z * rho1_squared;
            let t104 = rt::lit::<T>(4.0) * z_rho1_squared;
            let z_rho2 = z * rho2;
            let t105 = twice_m_k * t101;
            let z_rho2_squared = z * rho2_squared;
            let t106 = rt::lit::<T>(4.0) * z_rho2_squared;
            let t107 = m_k * t101;
            let twice_z = rt::lit::<T>(2.0) * z;
            let t108 = k2 * t101;
            let t109 = x * (t103 + x * (t104 - t8 * z_rho2 - t105))
                + (y_squared * (t104 - t106 - t107) + (twice_z * (t56 + t57) - t108));
            let t110 = x
                * (x * (t41 + z * (t102 + (t39 - twice_z_squared) * twice_rho1_rho2))
                    + twice_y * t109);
            let t111 = t62 * t101;
            let t112 = rho1_rho2 * (rt::lit::<T>(3.0) * z_squared);
            let t113 = y_squared
                * (t78 + z * (t111 + (twice_z_squared + t76) * twice_rho1_rho2))
                + rt::lit::<T>(8.0) * (t82 + z * (t112 + t105));
            let t114 = k3 * t101;
            let t115 = rt::lit::<T>(4.0) * (t12 * (t13 * (m * z)));
            let t116 = twice_x
                * (x_squared * (rt::lit::<T>(16.0) * z_rho2_squared + t102)
                    + (t114 + z_z_squared * (rt::lit::<T>(16.0) * rho2_squared)))
                + t84 * t115;
            let x_y_rho2 = x_y * rho2;
            let y_squared_rho1 = y_squared * rho1;
            let t117 = y_squared_rho1 * t51;
            let t118 = x
                * (y_rho2 * t29 + x * (rt::lit::<T>(2.0) * rho1 * t22 - x_y_rho2))
                + (z_squared_squared * (rho1_minus_rho2 + rho1_plus_rho2)
                    + rt::lit::<T>(2.0) * t117);
            let t119 = rt::lit::<T>(2.0) * (t45 + z * t40);
            let t120 = z_z_squared * (rt::lit::<T>(8.0) * z_rho2);
            let t121 = rt::lit::<T>(2.0) * (t79 + z * t77);
            let y_squared_rho2 = y_squared * rho2;
            let t122 = (x * (twice_y * t118 + x_rho2 * t119)
                + (t120 + t121 * y_squared_rho2)) * (rt::lit::<T>(0.5) * y * t15);
            let twice_y_squared_rho2 = rt::lit::<T>(2.0) * y_squared_rho2;
            let t123 = x * (y_rho1 * t29 - x * (t23 + t24))
                + (z_squared
                    * (z_squared * (rho1_minus_rho2 - rho1_plus_rho2)
                        - rt::lit::<T>(16.0) * rho2) - t53 * twice_y_squared_rho2);
            let z_rho1 = z * rho1;
            let t124 = z_z_squared * (rt::lit::<T>(8.0) * z_rho1);
            let t125 = y
                * (x * (twice_y * t123 + x_rho1 * t119) + (t124 + y_squared_rho1 * t121))
                - (z_squared_squared + x_squared * t21)
                    * (rho2 * (rt::lit::<T>(16.0) * x));
            let t126 = rho1 * (t22 + rt::lit::<T>(4.0));
            let t127 = x_y_rho2 - t126;
            let t128 = rho1 * t127 + rho2_squared * t22 - t54;
            let t129 = x
                * (rt::lit::<T>(2.0) * x_rho2_squared
                    + rho1 * (y_rho2 - rt::lit::<T>(2.0) * x_rho1) - t20) + (t128 - t27);
            let t130 = rt::lit::<T>(8.0) - y_squared;
            let t131 = rho1_rho2 * t130 - t30;
            let t132 = x * t128 + y * t131;
            let t133 = t38 + rt::lit::<T>(8.0);
            let t134 = z * t133;
            let t135 = t134 * twice_rho1_rho2 - t37;
            let t136 = x_squared * t6;
            let t137 = z * t135 + t136 * twice_rho1_rho2;
            let t138 = t137
                + x
                    * (z * (t49 - t47)
                        + (x_squared + t6) * (rho1_rho2 * (rt::lit::<T>(4.0) * x)));
            let t139 = t51 + rt::lit::<T>(8.0);
            let t140 = rho2_squared * t51 - rho1_squared * t139 - t25;
            let rho2_minus_rho1 = rho2 - rho1;
            let t141 = rho2_minus_rho1 * (z_squared * rho1_plus_rho2);
            let t142 = t141 - rt::lit::<T>(8.0) * rho1_squared;
            let t143 = x * t132 + (y_squared * t140 + (z_squared * t142 - t58));
            let t144 = twice_y * t143 + x * t137;
            let t145 = x
                * (twice_y * (x * t129 + (t132 - t33 - rt::lit::<T>(2.0) * t34)) + t138)
                + (t144 - t64);
            let t146 = rt::lit::<T>(8.0) - t75;
            let t147 = z * t146;
            let t148 = t147 * twice_rho1_rho2 - t74;
            let t149 = y + rt::lit::<T>(2.0);
            let t150 = rt::lit::<T>(2.0) - y;
            let t151 = y_squared * t150;
            let t152 = t149 * t151;
            let t153 = z * t148 + t152 * twice_rho1_rho2;
            let t154 = t81 - t25;
            let t155 = x * t144 + (y_squared * t153 + t48 * t154);
            let t156 = rt::lit::<T>(4.0) * t52 + t74;
            let t157 = y_squared * t156
                + (t68 + rt::lit::<T>(4.0) * rho1_squared * z_squared_squared);
            let t158 = t15 * (x * t155 - twice_y * t157);
            let t159 = t16
                * (x * t145 + (t155 - twice_y * (t70 + y_squared * t63) - t73 * t158));
            let t160 = t131
                + x
                    * (rho1 * (x_rho2 - rt::lit::<T>(4.0) * y_rho1)
                        + rt::lit::<T>(4.0) * y_rho2_squared - t91) - t89;
            let t161 = y
                * (x * t160
                    + (y_squared * (twice_y_rho2_squared - twice_y_rho1_squared - t88)
                        + (twice_y * t140 - t92)));
            let t162 = y_squared
                * (twice_rho1_rho2 * (t151 + t149 * (twice_y * t150 - y_squared)) - t95)
                + (twice_y * t153 - t96);
            let t163 = rt::lit::<T>(2.0)
                * (t157
                    + y
                        * (y_squared * (rt::lit::<T>(8.0) * y_rho1_squared + t94)
                            + (t98 + twice_y * t156)));
            let t164 = x * (x * (rt::lit::<T>(2.0) * (t143 + t161) - t87) + t162)
                - (t163 + t99 * t158);
            let t165 = x * (x * (t106 - z_rho1 * t4 - t107) - t103)
                + (y_squared * (t106 - t104 - t105) + (twice_z * (t141 + t142) - t108));
            let t166 = x
                * (x * (t135 + z * ((twice_z_squared + t133) * twice_rho1_rho2 - t102))
                    + twice_y * t165);
            let t167 = y_squared
                * (t148 + z * ((t146 - twice_z_squared) * twice_rho1_rho2 - t111))
                + rt::lit::<T>(8.0) * (t154 + z * (t112 - t105));
            let t168 = twice_y
                * (y_squared * (rt::lit::<T>(16.0) * z_rho1_squared + t111)
                    + (t114 + z_z_squared * (rt::lit::<T>(16.0) * rho1_squared)))
                + t158 * t115;
            let t169 = x * (x * (t127 - t126) + y_rho2 * t130)
                + (z_squared
                    * (z_squared * (rho2_minus_rho1 - rho1_plus_rho2)
                        - rt::lit::<T>(16.0) * rho1)
                    - t139 * (rt::lit::<T>(2.0) * y_squared_rho1));
            let t170 = rt::lit::<T>(2.0) * (t136 + z * t134);
            let t171 = rt::lit::<T>(2.0) * (t152 + z * t147);
            let t172 = x
                * (x * (twice_y * t169 + x_rho2 * t170) + (t120 + y_squared_rho2 * t171))
                - (rho1 * z_squared_squared + t117) * (rt::lit::<T>(16.0) * y);
            let t173 = x
                * (y_rho1 * t130 + x * (x_y_rho1 + rt::lit::<T>(2.0) * rho2 * t22))
                + (z_squared_squared * (rho1_plus_rho2 + rho2_minus_rho1)
                    + t51 * twice_y_squared_rho2);
            let t174 = (x * (twice_y * t173 + x_rho1 * t170)
                + (t124 + y_squared_rho1 * t171)) * (rt::lit::<T>(0.5) * x * t15);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    t3 * (x_rho1 + x_rho1_plus_y_rho2 - t5 * x_twice_m),
                    t3 * (y_rho1 - t9 * x_twice_m),
                    (rho2 - t11 * x_twice_m) * (rt::lit::<T>(2.0) * t3),
                    t16 * (y * t65 - (t71 + t73 * t84)),
                    t159,
                ],
                [
                    t3 * (x_rho2 - t5 * y_twice_m),
                    t3 * (y_rho2 + x_rho1_plus_y_rho2 - t9 * y_twice_m),
                    (rho1 + t11 * y_twice_m) * (rt::lit::<T>(-2.0) * t3),
                    t16 * t100,
                    t16 * t164,
                ],
                [
                    zero,
                    zero,
                    zero,
                    t16 * (y * (t110 + t113) - t116),
                    t16 * (x * (t166 + t167) - t168),
                ],
                [t6 * t3, t7, rt::lit::<T>(-2.0) * y * t3, t122, t16 * t172],
                [t7, t10 * t3, twice_x * t3, t16 * t125, t174],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            let m = self.parameters.m;
            rt::vector([m * x_dot, m * y_dot, m * z_dot])
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
            let Constants { inv_m, .. } = self.constants;
            rt::vector([inv_m * p_x, inv_m * p_y, inv_m * p_z])
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
            let [[x, y, _]] = q.data.0;
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            let Constants { half_m, .. } = self.constants;
            rt::vector([
                half_m * (rt::lit::<T>(2.0) * x_dot - y * z_dot),
                half_m * (x * z_dot + rt::lit::<T>(2.0) * y_dot),
            ])
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
            let [[x, y, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, .. } = self.constants;
            let t1 = x * rho1 + y * rho2;
            let t2 = inv_m / (y * y + (x * x + rt::lit::<T>(4.0)));
            rt::vector([
                (x * t1 + rt::lit::<T>(4.0) * rho1) * t2,
                (y * t1 + rt::lit::<T>(4.0) * rho2) * t2,
                rt::lit::<T>(2.0) * (x * rho2 - y * rho1) * t2,
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            q: &SVector<T, 3>,
            _w: &SVector<T, 3>,
        ) -> SVector<T, 1> {
            let [[x, y, z]] = q.data.0;
            let Constants { k5, .. } = self.constants;
            let t1 = x * x + y * y;
            let t2 = z * z + t1;
            let t3 = rt::sqrt(t2);
            rt::vector([k5 * z / (t3 * (t2 * (t1 + rt::lit::<T>(4.0))))])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 3
        pub fn acceleration(
            &self,
            q: &SVector<T, 3>,
            _w: &SVector<T, 3>,
        ) -> SVector<T, 3> {
            let [[x, y, z]] = q.data.0;
            let k = self.parameters.k;
            let Constants { inv_m, minus_inv_m, .. } = self.constants;
            let k_z = k * z;
            let k_x = k * x;
            let k_y = k * y;
            let t1 = x * x + y * y;
            let t2 = z * z + t1;
            let t3 = rt::sqrt(t2);
            let t4 = t2 * t3;
            let t5 = (k_z + rt::lit::<T>(0.5) * (y * k_x - x * k_y))
                / (t4 * (t1 + rt::lit::<T>(4.0)));
            let t6 = rt::lit::<T>(1.0) / t4;
            rt::vector([
                inv_m * (rt::lit::<T>(2.0) * y * t5 - k_x * t6),
                minus_inv_m * (k_y * t6 + rt::lit::<T>(2.0) * x * t5),
                inv_m * (rt::lit::<T>(4.0) * t5 - k_z * t6),
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
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, z_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[x, y, z]] = q.data.0;
            let [[x_dot, y_dot, z_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { twice_k, .. } = self.constants;
            let t1 = z * z + (x * x + y * y);
            let t2 = rt::sqrt(t1);
            let t3 = (z_dot * z_dot + (x_dot * x_dot + y_dot * y_dot)) * (m * t1)
                - twice_k * t2;
            rt::vector([rt::lit::<T>(1.0) / t1 * (rt::lit::<T>(0.5) * t3)])
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
            let k = self.parameters.k;
            let Constants { k1, .. } = self.constants;
            let t1 = rt::sqrt(z * z + (x * x + y * y));
            k1 * (p_x * p_x + (p_z * p_z + p_y * p_y)) - k / t1
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
            let k = self.parameters.k;
            let Constants { inv_m, .. } = self.constants;
            let k_z = k * z;
            let k_x = k * x;
            let k_y = k * y;
            let t1 = x * x + y * y;
            let t2 = z * z + t1;
            let t3 = rt::sqrt(t2);
            let t4 = t2 * t3;
            let t5 = (k_z + rt::lit::<T>(0.5) * (y * k_x - x * k_y))
                / (t4 * (t1 + rt::lit::<T>(4.0)));
            let t6 = rt::lit::<T>(1.0) / t4;
            rt::vector([
                inv_m * p_x,
                inv_m * p_y,
                inv_m * p_z,
                rt::lit::<T>(2.0) * y * t5 - k_x * t6,
                -(k_y * t6 + rt::lit::<T>(2.0) * x * t5),
                rt::lit::<T>(4.0) * t5 - k_z * t6,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "kepler_contact";

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
        /// - `y_rate`, `rho1_rate`, `constraint_momentum1`, `kappa_gradient`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: x_rate, z_rate, rho2_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 10 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 19 | 4 | 0 | 0 | 0 |
        /// | each step | 50 | 92 | 4 | 2 | 0 | 0 |
        /// | each sweep for y_rate, rho1_rate, constraint_momentum1, kappa_gradient | 89 | 168 | 11 | 4 | 0 | 0 |
        /// | each iteration for y_rate, rho1_rate, constraint_momentum1, kappa_gradient | 250 | 460 | 15 | 2 | 0 | 0 |
        /// | each state that is looked at | 6 | 14 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `m/4`
            quarter_m: T,
            /// `m k`
            m_k: T,
            /// `(1/2)/m`
            k1: T,
            /// `2 m k`
            twice_m_k: T,
            /// `8 m k`
            k2: T,
            /// `16 m k`
            k3: T,
            /// `4 m`
            k4: T,
            /// `m/2`
            half_m: T,
            /// `m/8`
            k5: T,
            /// `k/2`
            half_k: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
            /// `h/m`
            h_over_m: T,
            /// `(h/m)/2`
            half_h_over_m: T,
            /// `k h`
            k_h: T,
            /// `k h/2`
            half_k_h: T,
            /// `h (h/m)/8`
            k6: T,
            /// `(h/m)/8`
            k7: T,
            /// `2 h`
            twice_h: T,
            /// `h/8`
            k8: T,
            /// `h (h/m)/4`
            quarter_h_h_over_m: T,
            /// `h (h/m)/m`
            h_h_over_m_over_m: T,
            /// `(h/m)/4`
            quarter_h_over_m: T,
            /// `(h/(m²))/4`
            k10: T,
            /// `k h (h/m)/8`
            k11: T,
            /// `k (h/m)/4`
            k12: T,
            /// `(h (h/m)/m)/16`
            k13: T,
            /// `(h/(m²))/8`
            k14: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1).
            type Carried = [T; 6];
            type Memory = (rt::Predictor<T, 4, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let k = system.parameters.k;
                let inv_m = rt::lit::<T>(1.0) / m;
                let quarter_m = rt::lit::<T>(0.25) * m;
                let m_k = m * k;
                let k1 = rt::lit::<T>(0.5) / m;
                let twice_m_k = rt::lit::<T>(2.0) * m_k;
                let k2 = rt::lit::<T>(8.0) * m_k;
                let k3 = rt::lit::<T>(16.0) * m_k;
                let k4 = rt::lit::<T>(4.0) * m;
                let half_m = rt::lit::<T>(0.5) * m;
                let k5 = rt::lit::<T>(0.125) * m;
                let half_k = rt::lit::<T>(0.5) * k;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let h_over_m = h / m;
                let half_h_over_m = rt::lit::<T>(0.5) * h_over_m;
                let k_h = k * h;
                let half_k_h = rt::lit::<T>(0.5) * k_h;
                let h_h_over_m = h * h_over_m;
                let k6 = rt::lit::<T>(0.125) * h_h_over_m;
                let k7 = rt::lit::<T>(0.125) * h_over_m;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k8 = rt::lit::<T>(0.125) * h;
                let quarter_h_h_over_m = rt::lit::<T>(0.25) * h_h_over_m;
                let h_h_over_m_over_m = h_h_over_m / m;
                let quarter_h_over_m = rt::lit::<T>(0.25) * h_over_m;
                let k9 = h / (m * m);
                let k10 = rt::lit::<T>(0.25) * k9;
                let k11 = rt::lit::<T>(0.125) * (k * h_h_over_m);
                let k12 = rt::lit::<T>(0.25) * (k * h_over_m);
                let k13 = rt::lit::<T>(0.0625) * h_h_over_m_over_m;
                let k14 = rt::lit::<T>(0.125) * k9;
                Scheme {
                    inv_m,
                    quarter_m,
                    m_k,
                    k1,
                    twice_m_k,
                    k2,
                    k3,
                    k4,
                    half_m,
                    k5,
                    half_k,
                    inv_h,
                    half_h,
                    quarter_h,
                    h_over_m,
                    half_h_over_m,
                    k_h,
                    half_k_h,
                    k6,
                    k7,
                    twice_h,
                    k8,
                    quarter_h_h_over_m,
                    h_h_over_m_over_m,
                    quarter_h_over_m,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let Scheme { k1, twice_m_k, k2, half_m, .. } = *self;
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let t1 = rt::lit::<T>(2.0) * x_dot - y * z_dot;
                let t2 = half_m * t1;
                let t3 = x * z_dot + rt::lit::<T>(2.0) * y_dot;
                let z_squared = z * z;
                let y_squared = y * y;
                let t4 = x * x + y_squared;
                let t5 = z_squared + t4;
                let t6 = m * t3;
                let t7 = t6 * t6;
                let t8 = t2 * (x * y * t6 + (t5 + rt::lit::<T>(4.0)) * t2)
                    + t7 * (rt::lit::<T>(0.25) * (y_squared + rt::lit::<T>(4.0)));
                let t9 = rt::sqrt(t5);
                let t10 = twice_m_k * t9;
                let t11 = y_squared + z_squared;
                let t12 = x * (t8 - t10)
                    + t11 * (rt::lit::<T>(0.5) * (m * m) * y) * (t1 * t3);
                let t13 = m * t1;
                let t14 = t13 * t13;
                let t15 = y_squared
                    * (t14 + t7 * (rt::lit::<T>(0.25) * (t11 + rt::lit::<T>(4.0))) - t10)
                    + (z_squared * (t7 + t14) - k2 * t9);
                let carried = [
                    x,
                    y,
                    z,
                    t2,
                    half_m * t3,
                    rt::lit::<T>(1.0) / (t5 * (t4 + rt::lit::<T>(4.0)))
                        * (k1 * (x * t12 + t15)),
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
                let m = setting.system().parameters.m;
                let k = setting.system().parameters.k;
                let Scheme {
                    inv_m,
                    quarter_m,
                    m_k,
                    k1,
                    twice_m_k,
                    k2,
                    k3,
                    k4,
                    half_m,
                    k5,
                    half_k,
                    inv_h,
                    half_h,
                    quarter_h,
                    h_over_m,
                    half_h_over_m,
                    k_h,
                    half_k_h,
                    k6,
                    k7,
                    twice_h,
                    k8,
                    quarter_h_h_over_m,
                    h_h_over_m_over_m,
                    quarter_h_over_m,
                    k10,
                    k11,
                    k12,
                    k13,
                    k14,
                } = *setting.scheme();
                let x_squared = x * x;
                let y_squared = y * y;
                let z_squared = z * z;
                let t1 = x_squared + y_squared;
                let t2 = z_squared + t1;
                let t3 = rt::sqrt(t2);
                let t4 = t1 + rt::lit::<T>(4.0);
                let t5 = y_squared + rt::lit::<T>(4.0);
                let rho2_squared = rho2 * rho2;
                let rho1_rho2 = rho1 * rho2;
                let rho1_squared = rho1 * rho1;
                let t6 = rt::lit::<T>(4.0) * z_squared;
                let t7 = twice_m_k * t3;
                let t8 = k2 * t3;
                let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
                let x_y = x * y;
                let x_y_rho1 = x_y * rho1;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some(
                    [y_rate,
                    rho1_rate,
                    constraint_momentum1,
                    kappa_gradient,
                    ],
                ) = solution1.goes_on()
                {
                    let t28 = y + half_h * y_rate;
                    let t35 = t28 * t28;
                    let t24 = rho1_rate * kappa_gradient;
                    let rho1_rate_half_h = half_h * rho1_rate;
                    let t25 = rho1 + rho1_rate_half_h;
                    let t26 = inv_m * t25;
                    let t27 = t24 + t26;
                    let t57 = t28 * t26;
                    let t223 = rt::lit::<T>(0.5) * t57;
                    let t158 = inv_m * constraint_momentum1;
                    let t224 = t28 * t158;
                    let t225 = t27 - rt::lit::<T>(0.5) * t224;
                    let t226 = x + half_h * t225;
                    let t227 = y_rate * t226 - t28 * t225;
                    let t228 = z + quarter_h * t227;
                    let t229 = t226 * t226 + t35;
                    let t230 = t228 * t228 + t229;
                    let t231 = rt::sqrt(t230);
                    let t232 = rt::lit::<T>(1.0) / (t230 * t231);
                    let t44 = k * t28;
                    let t46 = y_rate * kappa_gradient;
                    let t48 = k1 * t25;
                    let t233 = t232 * t44
                        + (t46
                            + constraint_momentum1
                                * (t225 + (rt::lit::<T>(0.25) * t224 - t48)));
                    let t234 = rt::lit::<T>(0.5) * t226;
                    let t235 = t232 * (k * t228);
                    let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                    let t236 = t223
                        - (rho2
                            - half_h
                                * (t233 + t234 * (t235 + t227 * half_kappa_gradient)))
                            * (k1 * t226);
                    let t237 = t28 * t236;
                    let t238 = t229 + rt::lit::<T>(4.0);
                    let t239 = rt::lit::<T>(1.0) / t238;
                    let t240 = rt::lit::<T>(2.0) * t239;
                    let t241 = t27 - t237 * t240;
                    let t242 = x + half_h * t241;
                    let t243 = t35 + t242 * t242;
                    let t244 = y_rate * t242 - t28 * t241;
                    let t245 = z + quarter_h * t244;
                    let t246 = t243 + t245 * t245;
                    let t247 = rt::sqrt(t246);
                    let t248 = rt::lit::<T>(1.0) / (t246 * t247);
                    let t249 = rt::lit::<T>(0.5) * t244;
                    let t250 = rt::lit::<T>(4.0) * (m * t236 * t239);
                    let t251 = t236 * (k4 * (rt::lit::<T>(1.0) / (t238 * t238)));
                    let t252 = t236 * (t239 * (rt::lit::<T>(2.0) * t25));
                    let t253 = (t248 * (k * t245) + kappa_gradient * t249)
                        * (rt::lit::<T>(0.5) * t242)
                        + (t44 * t248 + (t250 * t241 + (t237 * t251 + (t46 - t252))));
                    let t254 = inv_m * (rho2 - half_h * t253);
                    let t255 = t254 + (t242 * (t236 * t240) - kappa_gradient * t253);
                    let t256 = y + half_h * t255;
                    let t257 = t236 * t256;
                    let t258 = t27 - t240 * t257;
                    let t259 = x + half_h * t258;
                    let t260 = t255 * t259 - t256 * t258;
                    let t261 = z + quarter_h * t260;
                    let t262 = t261 * t261 + (t259 * t259 + t256 * t256);
                    let t263 = rt::sqrt(t262);
                    let t264 = rt::lit::<T>(1.0) / (t262 * t263);
                    let t265 = t264 * (k * t261) + half_kappa_gradient * t260;
                    let t266 = t265 * (rt::lit::<T>(0.5) * t256)
                        + (t250 * t255 - kappa_gradient * t258 - t264 * (k * t259));
                    let t267 = t264 * (k * t256)
                        + (t250 * t258 + (t251 * t257 + (kappa_gradient * t255 - t252)));
                    let t268 = t236
                        * (t240
                            * (rho2
                                - half_h * (t265 * (rt::lit::<T>(0.5) * t259) + t267))
                            + t251 * t259);
                    let t269 = t243 + rt::lit::<T>(4.0);
                    let y_rate_h = h * y_rate;
                    let y_rate_h_squared = y_rate_h * y_rate_h;
                    let t270 = h * t241;
                    let t271 = rt::lit::<T>(0.25) * (y_rate_h_squared + t270 * t270);
                    let t272 = t269 + t271;
                    let t69 = y_rate_h * t28;
                    let t273 = t69 + t270 * t242;
                    let t274 = rt::lit::<T>(2.0) * t273;
                    let t275 = rt::lit::<T>(0.5) * t273;
                    let t276 = rt::lit::<T>(1.0) / (t272 * t272 - t274 * t275);
                    let t277 = rt::lit::<T>(1.0) / t269;
                    let rho1_rate_h_over_m = h_over_m * rho1_rate;
                    let t67 = t28 * rho1_rate_h_over_m + y_rate_h * t26;
                    let t278 = h_over_m * t253;
                    let t279 = t67 + t242 * t278 - t270 * t254;
                    let t280 = t242 * t254;
                    let t281 = (t223 - rt::lit::<T>(0.5) * t280) * (m * t277);
                    let t282 = t277 * (half_m * t279 - t281 * t274);
                    let t283 = t271 * t282;
                    let t75 = y_rate_h * rho1_rate_h_over_m;
                    let t284 = t75 + t270 * t278;
                    let t285 = k5 * t284 - t281 * t271 - t282 * t275;
                    let t286 = t276 * (t272 * t283 + t274 * t285);
                    let t287 = rt::lit::<T>(2.0)
                        * (t286 * (t57 - t280)
                            - (t272 * t285 + t275 * t283) * (t279 * t276));
                    let t288 = z + half_h * t244;
                    let y_new = y + y_rate_h;
                    let y_new_squared = y_new * y_new;
                    let t289 = x + t270;
                    let t290 = rt::sqrt(t288 * t288 + (y_new_squared + t289 * t289));
                    let t291 = t3 + t290;
                    let t292 = rt::lit::<T>(0.5) * t291;
                    let t293 = t274 + t245 * (h * t244);
                    let t294 = t248 * (k * t293);
                    let t295 = t292 - t247;
                    let t296 = rt::lit::<T>(1.0) / t247;
                    let t297 = k * t296;
                    let t298 = rt::div_or_zero(t293, t291);
                    let t299 = t292
                        * (t294 * (rt::lit::<T>(0.5) * t295)
                            - t297 * (t298 - t296 * (rt::lit::<T>(0.5) * t293)))
                        - t298 * (t294 * (rt::lit::<T>(0.125) * t298) - t295 * t297);
                    let t300 = rt::lit::<T>(0.5)
                        * (t287 - (t282 - t286) * (rt::lit::<T>(0.5) * t284))
                        - rt::lit::<T>(4.0) * t299
                            * (rt::lit::<T>(1.0) / (t291 * t291 - t298 * t298));
                    let t107 = rho1_rate * rho1_rate + y_rate * y_rate;
                    solution1
                        .update([
                            t255,
                            t266 - t268,
                            t250,
                            rt::div_or_zero(
                                t300,
                                h * (t253 * t253 + (t249 * t249 + (t107 + t241 * t241))),
                            ),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t9 = rt::lit::<T>(1.0) / t4;
                            let t10 = y_squared + rt::lit::<T>(8.0);
                            let twice_z_squared = rt::lit::<T>(2.0) * z_squared;
                            let t11 = x_squared + twice_z_squared;
                            let t12 = twice_y_squared + t11;
                            let t13 = y * (rho1_rho2 * t10 + t3 * (m_k * z))
                                + x
                                    * (rho1_squared * t12
                                        - rho2 * (x_y_rho1 + rho2 * (t12 + rt::lit::<T>(8.0)))
                                        - t7);
                            let t14 = y_squared + twice_z_squared;
                            let t15 = y_squared
                                * (rho1_squared * t14
                                    - rho2_squared * (t14 + rt::lit::<T>(4.0)) - m_k * t3)
                                + (z_squared
                                    * ((rho1 + rho2) * (z_squared * (rho1 - rho2))
                                        - rt::lit::<T>(8.0) * rho2_squared) - t8);
                            let twice_x_squared = rt::lit::<T>(2.0) * x_squared;
                            let t16 = t3 * (m_k * (x_squared + rt::lit::<T>(8.0)));
                            let t17 = rt::lit::<T>(2.0) * (z * rho1_rho2);
                            let t18 = rho1_rho2 * (rt::lit::<T>(2.0) - x)
                                * (twice_x_squared * (x + rt::lit::<T>(2.0)))
                                + z
                                    * (t16
                                        + t17 * (rt::lit::<T>(8.0) - z_squared - twice_x_squared));
                            let t19 = twice_y_squared * (t5 * rho1_rho2)
                                + z
                                    * (t3 * (m_k * t10)
                                        + t17
                                            * (twice_y_squared + (z_squared + rt::lit::<T>(8.0))));
                            let t20 = x
                                * (rt::lit::<T>(2.0) * y * (x * t13 + t15) + x * t18)
                                + (rt::lit::<T>(8.0) * z
                                    * (rho1_rho2 * (z * z_squared) + t7) + y_squared * t19);
                            let t21 = x_squared
                                * (t16 + t11 * (rt::lit::<T>(4.0) * rho2_squared))
                                + (k3 * t3 + t6 * (z_squared * rho2_squared));
                            let t22 = k1 * (y * t20 - rt::lit::<T>(2.0) * x * t21)
                                * (rt::lit::<T>(1.0) / (t4 * t4 * (t2 * t2)));
                            let t23 = t9 * (rt::lit::<T>(0.5) * (y * rho1 - x * rho2));
                            [
                                t9
                                    * (inv_m
                                        * (y * (x * rho1 + y * rho2) + rt::lit::<T>(4.0) * rho2)),
                                t22,
                                rt::lit::<T>(4.0) * t23,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || {
                            let t9 = rt::lit::<T>(1.0) / t4;
                            let t23 = t9 * (rt::lit::<T>(0.5) * (y * rho1 - x * rho2));
                            [
                                rt::abs(inv_h * y),
                                rt::abs(inv_h * rho1),
                                rt::lit::<T>(4.0) * rt::abs(t23),
                                rt::lit::<T>(1.0),
                            ]
                        },
                        move |[y_rate, rho1_rate, constraint_momentum1, kappa_gradient]| {
                            let t24 = rho1_rate * kappa_gradient;
                            let rho1_rate_half_h = half_h * rho1_rate;
                            let t25 = rho1 + rho1_rate_half_h;
                            let t26 = inv_m * t25;
                            let t27 = t24 + t26;
                            let t28 = y + half_h * y_rate;
                            let t29 = inv_m * t28;
                            let t30 = constraint_momentum1 * t29;
                            let t31 = t27 - rt::lit::<T>(0.5) * t30;
                            let t32 = x + half_h * t31;
                            let t33 = y_rate * t32 - t28 * t31;
                            let t34 = z + quarter_h * t33;
                            let t35 = t28 * t28;
                            let t36 = t35 + t32 * t32;
                            let t37 = t36 + t34 * t34;
                            let t38 = rt::sqrt(t37);
                            let t39 = t37 * t38;
                            let t40 = rt::lit::<T>(1.0) / t39;
                            let t41 = k * t34 * t40;
                            let t42 = rt::lit::<T>(0.5) * t33;
                            let t43 = t41 + kappa_gradient * t42;
                            let t44 = k * t28;
                            let t45 = t44 * t40;
                            let t46 = y_rate * kappa_gradient;
                            let t47 = t31 + rt::lit::<T>(0.25) * t30;
                            let t48 = k1 * t25;
                            let t49 = t43 * (rt::lit::<T>(0.5) * t32)
                                + (t45 + (t46 + constraint_momentum1 * (t47 - t48)));
                            let t50 = inv_m * t32;
                            let t51 = constraint_momentum1 * t50;
                            let t52 = rho2 - half_h * t49;
                            let t53 = inv_m * t52;
                            let t54 = t40 * (k * t32);
                            let t55 = rt::lit::<T>(0.5) * t28;
                            let t56 = constraint_momentum1
                                * (k1 * t52 + (rt::lit::<T>(0.25) * t51 - y_rate))
                                + (t54 + (rho1_rate + kappa_gradient * t31) - t43 * t55);
                            let t57 = t28 * t26;
                            let t58 = t57 - t32 * t53;
                            let t59 = half_m * t58;
                            let t60 = t36 + rt::lit::<T>(4.0);
                            let t61 = rt::lit::<T>(1.0) / t60;
                            let t62 = t59 * t61;
                            let y_rate_h = h * y_rate;
                            let y_rate_h_squared = y_rate_h * y_rate_h;
                            let t63 = h * t31;
                            let t64 = rt::lit::<T>(0.25)
                                * (y_rate_h_squared + t63 * t63);
                            let t65 = t60 + t64;
                            let t66 = h_over_m * t49;
                            let rho1_rate_h_over_m = h_over_m * rho1_rate;
                            let t67 = t28 * rho1_rate_h_over_m + y_rate_h * t26;
                            let t68 = t32 * t66 + t67 - t63 * t53;
                            let t69 = y_rate_h * t28;
                            let t70 = t69 + t63 * t32;
                            let t71 = rt::lit::<T>(2.0) * t70;
                            let t72 = half_m * t68 - t71 * t62;
                            let t73 = t61 * t72;
                            let t74 = t64 * t73;
                            let t75 = y_rate_h * rho1_rate_h_over_m;
                            let t76 = t75 + t63 * t66;
                            let t77 = rt::lit::<T>(0.5) * t70;
                            let t78 = k5 * t76 - t64 * t62 - t77 * t73;
                            let t79 = t65 * t74 + t71 * t78;
                            let t80 = t65 * t65 - t71 * t77;
                            let t81 = rt::lit::<T>(1.0) / t80;
                            let t82 = t79 * t81;
                            let t83 = t65 * t78 + t77 * t74;
                            let t84 = t81 * t83;
                            let t85 = t73 - t82;
                            let t86 = z + half_h * t33;
                            let y_new = y + y_rate_h;
                            let y_new_squared = y_new * y_new;
                            let t87 = x + t63;
                            let t88 = rt::sqrt(t86 * t86 + (y_new_squared + t87 * t87));
                            let t89 = t3 + t88;
                            let t90 = rt::lit::<T>(0.5) * t89;
                            let t91 = h * t33;
                            let t92 = t71 + t34 * t91;
                            let t93 = k * t92;
                            let t94 = t93 * t40;
                            let t95 = t90 - t38;
                            let t96 = rt::div_or_zero(t92, t89);
                            let t97 = rt::lit::<T>(1.0) / t38;
                            let t98 = t96 - t97 * (rt::lit::<T>(0.5) * t92);
                            let t99 = k * t97;
                            let t100 = t94 * (rt::lit::<T>(0.5) * t95) - t98 * t99;
                            let t101 = rt::lit::<T>(0.125) * t96;
                            let t102 = t94 * t101 - t95 * t99;
                            let t103 = t90 * t100 - t96 * t102;
                            let t104 = rt::lit::<T>(0.25) * (t89 * t89 - t96 * t96);
                            let t105 = rt::lit::<T>(1.0) / t104;
                            let t106 = rt::lit::<T>(0.5)
                                * (rt::lit::<T>(2.0) * (t58 * t82 - t68 * t84)
                                    - t85 * (rt::lit::<T>(0.5) * t76)) - t103 * t105;
                            let t107 = rho1_rate * rho1_rate + y_rate * y_rate;
                            let t108 = h
                                * (t49 * t49 + (t42 * t42 + (t31 * t31 + t107)));
                            let t109 = rt::div_or_zero(t106, t108);
                            let t110 = kappa_gradient + half_h_over_m;
                            let t111 = t32 - constraint_momentum1 * (k6 * y_rate);
                            let t112 = h_over_m * constraint_momentum1;
                            let t113 = t112 * t28;
                            let t114 = rt::lit::<T>(0.25) * t111
                                + (rt::lit::<T>(0.0625) * t113 - k8 * t31);
                            let t115 = t38 + t97 * (rt::lit::<T>(0.5) * t37);
                            let t116 = h * t28
                                - t32 * (quarter_h_h_over_m * constraint_momentum1);
                            let t117 = t115 * (t116 + t34 * (twice_h * t114));
                            let t118 = t40 * (k_h * t114 - t41 * t117)
                                + kappa_gradient
                                    * (rt::lit::<T>(0.5) * t111
                                        + (rt::lit::<T>(0.125) * t113 - quarter_h * t31));
                            let t119 = rt::lit::<T>(0.5)
                                * (t32 * t118 - t43 * (k6 * constraint_momentum1))
                                + (t40 * (half_k_h - t45 * t117)
                                    + (kappa_gradient
                                        - constraint_momentum1 * (k7 * constraint_momentum1)));
                            let t120 = constraint_momentum1
                                * (h_h_over_m_over_m * constraint_momentum1);
                            let t121 = h * t110;
                            let t122 = y_rate * t121;
                            let t123 = t110 * t28;
                            let t124 = rt::lit::<T>(0.25) * t122
                                - rt::lit::<T>(0.5) * t123;
                            let t125 = t121 * t32;
                            let t126 = t115 * (t125 + t34 * (h * t124));
                            let t127 = kappa_gradient * t124
                                + t40
                                    * (k_h
                                        * (rt::lit::<T>(0.125) * t122 - rt::lit::<T>(0.25) * t123)
                                        - t41 * t126);
                            let t128 = t40 * t45;
                            let t129 = rt::lit::<T>(0.5)
                                * (t43 * (half_h * t110) + t32 * t127)
                                + (constraint_momentum1 * (t110 - quarter_h_over_m)
                                    - t128 * t126);
                            let t130 = t112 * t110;
                            let t131 = t28 * t29;
                            let t132 = h_over_m * t28;
                            let t133 = y_rate * t132;
                            let t134 = rt::lit::<T>(0.25) * t131
                                - rt::lit::<T>(0.125) * t133;
                            let t135 = rt::lit::<T>(0.5) * (t32 * t132);
                            let t136 = t115 * (t34 * (h * t134) - t135);
                            let t137 = t40
                                * (k_h
                                    * (rt::lit::<T>(0.125) * t131 - rt::lit::<T>(0.0625) * t133)
                                    - t41 * t136) + kappa_gradient * t134;
                            let t138 = quarter_h_over_m * t28;
                            let t139 = rt::lit::<T>(0.5)
                                * (t32 * t137 - (t26 + t43 * t138)) + (t31 - t136 * t128);
                            let t140 = t50 - t28 * (k10 * constraint_momentum1);
                            let rho1_rate_h = h * rho1_rate;
                            let y_rate_rho1_rate_h = y_rate * rho1_rate_h;
                            let t141 = rho1_rate * t28;
                            let t142 = rho1_rate_h * t32;
                            let t143 = rt::lit::<T>(0.25) * y_rate_rho1_rate_h
                                - rt::lit::<T>(0.5) * t141;
                            let t144 = t115 * (t142 + t34 * (h * t143));
                            let t145 = t40
                                * (k_h
                                    * (rt::lit::<T>(0.125) * y_rate_rho1_rate_h
                                        - rt::lit::<T>(0.25) * t141) - t41 * t144)
                                + (t42 + kappa_gradient * t143);
                            let t146 = rt::lit::<T>(0.5)
                                * (rho1_rate_half_h * t43 + t32 * t145)
                                + (y_rate + rho1_rate * constraint_momentum1 - t128 * t144);
                            let t147 = constraint_momentum1 * rho1_rate_h_over_m;
                            let t148 = t40 * (k11 * constraint_momentum1 + t117 * t54)
                                + rt::lit::<T>(0.5) * (half_h * t43 + t28 * t118);
                            let t149 = -(constraint_momentum1
                                * (quarter_h_over_m * t119
                                    + (rt::lit::<T>(0.03125) * t120 + rt::lit::<T>(1.0))
                                    + quarter_h_over_m * kappa_gradient) + t148);
                            let t150 = t40 * (half_k_h * t110 - t126 * t54)
                                + (kappa_gradient * t110 + rt::lit::<T>(1.0)) - t127 * t55;
                            let t151 = rt::lit::<T>(0.25)
                                * (t51 + constraint_momentum1 * t140) - y_rate
                                - t40 * (k12 * t28 + t136 * t54);
                            let t152 = rt::lit::<T>(0.5)
                                * (t53 - kappa_gradient * t29 - t28 * t137
                                    - t139 * (half_h_over_m * constraint_momentum1)) + t151;
                            let t153 = constraint_momentum1
                                * (rt::lit::<T>(0.125) * t147 - quarter_h_over_m * t146)
                                + (t40 * (half_k_h * rho1_rate - t54 * t144) + (t24 + t31)
                                    - t55 * t145);
                            let t154 = m
                                * (t52 * (k13 * constraint_momentum1)
                                    + quarter_h_over_m * (t25 + t32 * t119)) - t116 * t62;
                            let t155 = rt::lit::<T>(-4.0) * t61;
                            let t156 = m
                                * (t138
                                    + rt::lit::<T>(0.25)
                                        * (t32 * (h_over_m * t129) - t121 * t53)) - t125 * t62;
                            let t157 = (m
                                * (t52 * (k14 * t28) + t139 * (quarter_h_over_m * t32))
                                + t62 * t135) * (rt::lit::<T>(4.0) * t61);
                            let t158 = inv_m * constraint_momentum1;
                            let t159 = rt::div_or_zero(rt::lit::<T>(-1.0), t108);
                            let t160 = t109 * (h * t159);
                            let t161 = t160 * (rt::lit::<T>(2.0) * t31);
                            let t162 = t105 * t159;
                            let t163 = t89 * t162;
                            let t164 = t99 * t163;
                            let t165 = t103 * t159 * (rt::lit::<T>(1.0) / (t104 * t104));
                            let t166 = t96 * t162;
                            let t167 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * (t164 - t96 * t165)
                                    + (t102 * t162 + t166 * (rt::lit::<T>(0.125) * t94)),
                                t89,
                            );
                            let t168 = t101 * t166 - t163 * (rt::lit::<T>(0.25) * t95);
                            let t169 = k * t40;
                            let t170 = t167
                                + (t168 * t169 - t164 * (rt::lit::<T>(0.25) * t97));
                            let t171 = t99 * t166 + t163 * (rt::lit::<T>(0.25) * t94);
                            let t172 = (t164 * (rt::lit::<T>(0.25) * t92)
                                - k * (t163 * (rt::lit::<T>(0.5) * t98) - t95 * t166))
                                * (rt::lit::<T>(1.0) / t37);
                            let t173 = t159 * (rt::lit::<T>(0.25) * t76);
                            let t174 = t173 + t58 * t159;
                            let t175 = t81 * t174;
                            let t176 = t71 * t175;
                            let t177 = t68 * t159;
                            let t178 = t81 * t177;
                            let t179 = t65 * t178;
                            let t180 = k5 * (t176 - t179)
                                - t85 * (rt::lit::<T>(0.25) * t159);
                            let t181 = t65 * t175 - t77 * t178;
                            let t182 = t179 - t176;
                            let t183 = t64 * t181 + (t77 * t182 - t173);
                            let t184 = t61 * t183;
                            let t185 = half_m * t184;
                            let t186 = t84 * t159;
                            let t187 = t185 - t186;
                            let t188 = t186 - t185;
                            let t189 = t64 * t182 - t71 * t184;
                            let t190 = t82 * t159 + t189 * (half_m * t61);
                            let t191 = h_over_m * (t63 * t180 + t32 * t187)
                                - half_h_over_m * (t63 * t188 - t32 * t190);
                            let t192 = t160 * (rt::lit::<T>(2.0) * t49);
                            let t193 = t191 - t192;
                            let t194 = t32 * t193;
                            let t195 = (t194 * (half_k * t34)
                                + (t44 * t193 + t93 * t168))
                                * (rt::lit::<T>(1.0) / (t39 * t39));
                            let t196 = (t171 + t172 - t37 * t195)
                                * (rt::lit::<T>(0.5) * t97) - t38 * t195;
                            let t197 = t170 * (h * t34)
                                + quarter_h
                                    * (t196 * (rt::lit::<T>(2.0) * t34)
                                        + (t194 * (half_k * t40) + t91 * t170));
                            let half_kappa_gradient = rt::lit::<T>(0.5) * kappa_gradient;
                            let t198 = (rt::lit::<T>(0.5)
                                * (t89 * t165 - (t171 + t100 * t162)) - t96 * t167)
                                * (rt::lit::<T>(1.0) / t88);
                            let t199 = t194 * half_kappa_gradient + t198 * (h * t86);
                            let t200 = t33 * t160;
                            let t201 = t197 + rt::lit::<T>(0.5) * (t199 - t200);
                            let t202 = rt::lit::<T>(1.0) / (t80 * t80);
                            let t203 = t83 * (t177 * t202);
                            let t204 = t79 * (t202 * t174);
                            let t205 = (t203 - t204) * (rt::lit::<T>(2.0) * t65)
                                + (t74 * t175 - t78 * t178);
                            let t206 = rt::lit::<T>(1.0) / (t60 * t60);
                            let t207 = t196 + (t205 - t206 * (t72 * t183 + t59 * t189));
                            let t208 = t204 - t203;
                            let t209 = rt::lit::<T>(0.5)
                                * (t71 * t208 + (t73 * t182 - t74 * t178))
                                + rt::lit::<T>(2.0)
                                    * (t170
                                        + (t77 * t208 + (t78 * t175 - t183 * (t59 * t206))));
                            let t210 = t205 + (t73 * t181 + t62 * t182) + t209;
                            let t211 = t207 * (rt::lit::<T>(2.0) * t32)
                                + (t193 * (rt::lit::<T>(0.5) * t43)
                                    + (t63 * t210 + (t66 * t187 - t53 * t190)));
                            let t212 = rt::lit::<T>(0.5) * (y_rate * t201 + t211)
                                + (t87 * t198 + (t32 * t209 + (t53 * t188 + t66 * t180)));
                            let t213 = constraint_momentum1 * t193;
                            let t214 = rt::lit::<T>(0.5) * (t200 - t199) - t197;
                            let t215 = h * t212 + (t213 + t28 * t214);
                            let t216 = rt::lit::<T>(0.5) * (t161 - t215)
                                + rt::lit::<T>(0.25) * t213;
                            let t217 = t207 * (rt::lit::<T>(2.0) * t28)
                                + (t169 * t193
                                    + (y_rate_h * t210
                                        + (rho1_rate_h_over_m * t187 + t26 * t190)));
                            let t218 = rt::lit::<T>(0.5)
                                * (t158 * t216 + (t31 * t214 + t217))
                                + (y_new * t198
                                    + (t28 * t209 + (t26 * t187 + rho1_rate_h_over_m * t180)));
                            let t219 = t215 - t161;
                            let t220 = t192 - t191;
                            let t221 = kappa_gradient * t219
                                + (h_over_m * (y_rate_h * t180 + t28 * t187)
                                    - rt::lit::<T>(2.0) * rho1_rate * t160);
                            let t222 = half_h_over_m
                                * (t219
                                    + (rt::lit::<T>(0.5) * constraint_momentum1 * t220
                                        + (y_rate_h * t187 + t28 * t190))) + t221;
                            (
                                [
                                    kappa_gradient * t49 + (y_rate - rt::lit::<T>(0.5) * t51)
                                        - t53,
                                    t56,
                                    constraint_momentum1 - rt::lit::<T>(4.0) * t62,
                                    kappa_gradient - t109,
                                ],
                                [
                                    [
                                        t110 * t119
                                            + (rt::lit::<T>(0.0625) * t120 + rt::lit::<T>(1.0)),
                                        t110 * t129 - rt::lit::<T>(0.25) * t130,
                                        kappa_gradient * t139
                                            + rt::lit::<T>(0.5) * (h_over_m * t139 - t140),
                                        t110 * t146 + (t49 - rt::lit::<T>(0.25) * t147),
                                    ],
                                    [
                                        t149,
                                        constraint_momentum1
                                            * (rt::lit::<T>(0.125) * t130 - quarter_h_over_m * t129)
                                            + t150,
                                        t152,
                                        t153,
                                    ],
                                    [
                                        t154 * t155,
                                        t155 * t156,
                                        rt::lit::<T>(1.0) - t157,
                                        t155
                                            * (quarter_m * (t32 * (h_over_m * t146) - rho1_rate_h * t53)
                                                - t142 * t62),
                                    ],
                                    [
                                        h * t218
                                            + (t32 * t201
                                                + (kappa_gradient * t193
                                                    - rt::lit::<T>(2.0) * y_rate * t160)),
                                        t222,
                                        t29 * t216 + (t47 * t193 + t48 * t220),
                                        rho1_rate * t219
                                            + (rt::lit::<T>(0.25) * t33 * t194
                                                + (y_rate * t193 + rt::lit::<T>(1.0))),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "y_rate, rho1_rate, constraint_momentum1, kappa_gradient",
                                tally,
                            )
                    })?;
                let [y_rate, rho1_rate, constraint_momentum1, kappa_gradient] = solution1
                    .x;
                let t24 = rho1_rate * kappa_gradient;
                let rho1_rate_half_h = half_h * rho1_rate;
                let t25 = rho1 + rho1_rate_half_h;
                let t26 = inv_m * t25;
                let t27 = t24 + t26;
                let t28 = y + half_h * y_rate;
                let t158 = inv_m * constraint_momentum1;
                let t224 = t28 * t158;
                let t225 = t27 - rt::lit::<T>(0.5) * t224;
                let x_new = x + h * t225;
                let y_rate_h = h * y_rate;
                let y_new = y + y_rate_h;
                let t226 = x + half_h * t225;
                let t227 = y_rate * t226 - t28 * t225;
                let z_new = z + half_h * t227;
                let rho1_rate_h = h * rho1_rate;
                let t301 = y_squared + z_squared;
                let t302 = t301 + rt::lit::<T>(4.0);
                let t303 = y_squared
                    * (rho2_squared * t302 + rt::lit::<T>(4.0) * rho1_squared - t7)
                    + ((rho2_squared + rho1_squared) * t6 - t8);
                let t304 = rho1 * (t2 + rt::lit::<T>(4.0));
                let twice_rho2 = rt::lit::<T>(2.0) * rho2;
                let t305 = t304 + x_y * twice_rho2;
                let t306 = y * t301;
                let t307 = x
                    * (x * (t5 * rho2_squared + rho1 * t305 - t7)
                        + t306 * (rt::lit::<T>(2.0) * rho1_rho2));
                let t308 = m * t2 * t4;
                let t309 = rt::lit::<T>(1.0) / t308;
                let t310 = rho1
                    * (x * (x * (t304 + t305) + t306 * twice_rho2)
                        + t301 * (rt::lit::<T>(8.0) * rho1));
                let t311 = x
                    * (rt::lit::<T>(2.0) * (rho1 * t306 + x * (x_y_rho1 + t5 * rho2)))
                    + rho2 * (rt::lit::<T>(8.0) * z_squared + t302 * twice_y_squared);
                let t312 = t309 * (t310 + rho2 * t311);
                let t313 = t8 + t3 * (twice_m_k * t1);
                let t314 = rt::lit::<T>(0.5) * t312;
                let t315 = rt::lit::<T>(0.0625)
                    * (reference * reference
                        + t313 * (rt::lit::<T>(0.25) * t313)
                            * (rt::lit::<T>(1.0) / (t308 * t308))) + t314 * t314;
                let t316 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        ((t303 + t307) * (rt::lit::<T>(0.5) * t309) - reference)
                            * (rt::lit::<T>(0.25) * t312),
                        t315,
                        rt::lit::<T>(1.0),
                    );
                let rho1_new = (rho1 + rho1_rate_h) * t316;
                let t228 = z + quarter_h * t227;
                let t35 = t28 * t28;
                let t229 = t226 * t226 + t35;
                let t230 = t228 * t228 + t229;
                let t231 = rt::sqrt(t230);
                let t232 = rt::lit::<T>(1.0) / (t230 * t231);
                let t235 = t232 * (k * t228);
                let t234 = rt::lit::<T>(0.5) * t226;
                let t44 = k * t28;
                let t46 = y_rate * kappa_gradient;
                let t48 = k1 * t25;
                let t233 = t232 * t44
                    + (t46
                        + constraint_momentum1
                            * (t225 + (rt::lit::<T>(0.25) * t224 - t48)));
                let rho2_new = t316
                    * (rho2
                        - h
                            * ((t235 + kappa_gradient * (rt::lit::<T>(0.5) * t227))
                                * t234 + t233));
                let carried = [x_new, y_new, z_new, rho1_new, rho2_new, reference];
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
                let Scheme { inv_m, .. } = *setting.scheme();
                let t1 = x * rho1 + y * rho2;
                let t2 = inv_m / (y * y + (x * x + rt::lit::<T>(4.0)));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: (x * t1 + rt::lit::<T>(4.0) * rho1) * t2,
                    y_dot: (y * t1 + rt::lit::<T>(4.0) * rho2) * t2,
                    z_dot: rt::lit::<T>(2.0) * (x * rho2 - y * rho1) * t2,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [x,
                y,
                z,
                rho1,
                rho2,
                ]: [T; 5],
            ) -> [T; 2] {
                let m = parameters.m;
                let Scheme { m_k, twice_m_k, k2, .. } = self;
                let z_squared = z * z;
                let x_squared = x * x;
                let y_squared = y * y;
                let t1 = x_squared + y_squared;
                let t2 = z_squared + t1;
                let t3 = t1 + rt::lit::<T>(4.0);
                let t4 = m * t2 * t3;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = t2 + rt::lit::<T>(4.0);
                let t7 = x * y * rho2;
                let t8 = rho1 * (rho1 * t6 + rt::lit::<T>(2.0) * t7);
                let rho2_squared = rho2 * rho2;
                let t9 = (y_squared + rt::lit::<T>(4.0)) * rho2_squared;
                let t10 = rt::sqrt(t2);
                let t11 = twice_m_k * t10;
                let t12 = x * (t8 + t9 - t11);
                let t13 = y_squared + z_squared;
                let rho1_rho2 = rho1 * rho2;
                let t14 = t13 * (y * rho1_rho2);
                let t15 = x * (t12 + rt::lit::<T>(2.0) * t14);
                let t16 = rho2_squared * (t13 + rt::lit::<T>(4.0));
                let rho1_squared = rho1 * rho1;
                let t17 = t16 + rt::lit::<T>(4.0) * rho1_squared - t11;
                let t18 = z_squared * (rho2_squared + rho1_squared);
                let t19 = t15 + (y_squared * t17 + (rt::lit::<T>(4.0) * t18 - k2 * t10));
                let abs_x = rt::abs(x);
                let twice_z_squared = rt::lit::<T>(2.0) * z_squared;
                let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
                let t20 = twice_y_squared + rt::lit::<T>(2.0) * x_squared;
                let t21 = twice_z_squared + t20;
                let t22 = t10 + rt::lit::<T>(0.5) * t21 / t10;
                let t23 = twice_m_k * t22;
                let abs_rho1 = rt::abs(rho1);
                let t24 = abs_rho1
                    * (rt::lit::<T>(6.0) * rt::abs(t7)
                        + abs_rho1 * (t21 + (t6 + rt::lit::<T>(4.0))))
                    + (rt::abs(t8)
                        + (rho2_squared * (twice_y_squared + rt::lit::<T>(4.0))
                            + rt::lit::<T>(2.0) * t9));
                let t25 = twice_y_squared + twice_z_squared;
                let t26 = rt::lit::<T>(2.0)
                    * (rt::lit::<T>(2.0) * rt::abs(t14)
                        + (t13 + t25) * (rt::abs(y) * rt::abs(rho1_rho2)));
                let t27 = rt::lit::<T>(8.0) * rho1_squared;
                let t28 = y_squared
                    * (t23
                        + (rt::lit::<T>(2.0) * (t16 + rt::abs(t17))
                            + (t27 + rho2_squared * (t25 + rt::lit::<T>(4.0)))));
                let t29 = rt::lit::<T>(8.0) * (t18 + m_k * t22)
                    + (t28
                        + (z_squared * (rt::lit::<T>(8.0) * rho2_squared + t27)
                            + rt::abs(t15)));
                let t30 = m * (t3 * t21 + t2 * (t20 + rt::lit::<T>(4.0)))
                    * rt::abs(rt::lit::<T>(1.0) / (t4 * t4) * t19);
                let t31 = t5
                    * (abs_x * (abs_x * (t23 + t24) + (rt::abs(t12) + t26)) + t29) + t30;
                [rt::lit::<T>(0.5) * t5 * t19, rt::lit::<T>(0.5) * t31]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b69185d4bbd54e6fe57d5bf946e6d4c2";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
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
        /// - `x_rate`, `y_rate`, `rho1_rate`, `rho2_rate`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: z_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 7 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 2 | 0 | 0 | 0 |
        /// | each step | 12 | 13 | 1 | 0 | 0 | 0 |
        /// | each sweep for x_rate, y_rate, rho1_rate, rho2_rate | 84 | 119 | 2 | 1 | 0 | 0 |
        /// | each iteration for x_rate, y_rate, rho1_rate, rho2_rate | 408 | 620 | 3 | 1 | 0 | 0 |
        /// | each state that is looked at | 6 | 14 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `m k`
            m_k: T,
            /// `2 m k`
            twice_m_k: T,
            /// `8 m k`
            k1: T,
            /// `2 m`
            twice_m: T,
            /// `16 m k`
            k2: T,
            /// `m k/2`
            half_m_k: T,
            /// `4 m k`
            k3: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `2 h`
            twice_h: T,
            /// `m h`
            m_h: T,
            /// `-(h/2)`
            minus_half_h: T,
            /// `h²`
            h_squared: T,
            /// `8 h`
            k4: T,
            /// `2 (h/m)`
            k5: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = (rt::Predictor<T, 4, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let k = system.parameters.k;
                let inv_m = rt::lit::<T>(1.0) / m;
                let m_k = m * k;
                let twice_m_k = rt::lit::<T>(2.0) * m_k;
                let k1 = rt::lit::<T>(8.0) * m_k;
                let twice_m = rt::lit::<T>(2.0) * m;
                let k2 = rt::lit::<T>(16.0) * m_k;
                let half_m_k = rt::lit::<T>(0.5) * m_k;
                let k3 = rt::lit::<T>(4.0) * m_k;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let m_h = m * h;
                let minus_half_h = -half_h;
                let h_squared = h * h;
                let k4 = rt::lit::<T>(8.0) * h;
                let k5 = rt::lit::<T>(2.0) * (h / m);
                Scheme {
                    inv_m,
                    m_k,
                    twice_m_k,
                    k1,
                    twice_m,
                    k2,
                    half_m_k,
                    k3,
                    inv_h,
                    half_h,
                    twice_h,
                    m_h,
                    minus_half_h,
                    h_squared,
                    k4,
                    k5,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let half_m = rt::lit::<T>(0.5) * m;
                let carried = [
                    x,
                    y,
                    z,
                    half_m * (rt::lit::<T>(2.0) * x_dot - y * z_dot),
                    half_m * (x * z_dot + rt::lit::<T>(2.0) * y_dot),
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let Scheme {
                    inv_m,
                    m_k,
                    twice_m_k,
                    k1,
                    twice_m,
                    k2,
                    half_m_k,
                    k3,
                    inv_h,
                    half_h,
                    twice_h,
                    m_h,
                    minus_half_h,
                    h_squared,
                    k4,
                    k5,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([x_rate, y_rate, rho1_rate, rho2_rate]) = solution1
                    .goes_on()
                {
                    let t37 = x + half_h * x_rate;
                    let t38 = rho1 + half_h * rho1_rate;
                    let t39 = y + half_h * y_rate;
                    let t40 = rho2 + half_h * rho2_rate;
                    let t41 = t38 * t37 + t39 * t40;
                    let t42 = t39 * t39;
                    let t43 = t37 * t37;
                    let t44 = t42 + t43;
                    let t45 = t44 + rt::lit::<T>(4.0);
                    let t46 = inv_m / t45;
                    let t47 = (t37 * t41 + rt::lit::<T>(4.0) * t38) * t46;
                    let t48 = (t39 * t41 + rt::lit::<T>(4.0) * t40) * t46;
                    let t57 = rt::lit::<T>(2.0) * t39;
                    let t58 = t38 * t38;
                    let t59 = rt::lit::<T>(2.0) * t42;
                    let t60 = t43 + t59;
                    let t50 = t37 * t40 - t39 * t38;
                    let t335 = z + h * t50 * t46;
                    let t336 = t335 * t335;
                    let t337 = rt::lit::<T>(2.0) * t336;
                    let t338 = t60 + t337;
                    let t63 = t39 * t37;
                    let t64 = t38 * t63;
                    let t339 = t44 + t336;
                    let t340 = rt::sqrt(t339);
                    let t341 = twice_m_k * t340;
                    let t70 = t38 * t40;
                    let t71 = t42 + rt::lit::<T>(8.0);
                    let t72 = t70 * t71;
                    let t342 = t340 * (m_k * t335);
                    let t343 = t37
                        * (t58 * t338 - t40 * (t64 + t40 * (t338 + rt::lit::<T>(8.0)))
                            - t341) + t39 * (t72 + t342);
                    let t344 = t42 + t337;
                    let t345 = t58 * t344;
                    let t78 = t40 * t40;
                    let t346 = m_k * t340;
                    let t82 = t38 - t40;
                    let t83 = t38 + t40;
                    let t84 = t82 * t83;
                    let t86 = rt::lit::<T>(8.0) * t78;
                    let t347 = k1 * t340;
                    let t348 = t42 * (t345 - t78 * (t344 + rt::lit::<T>(4.0)) - t346)
                        + (t336 * (t84 * t336 - t86) - t347);
                    let t91 = rt::lit::<T>(2.0) - t37;
                    let t90 = t37 + rt::lit::<T>(2.0);
                    let t98 = rt::lit::<T>(2.0) * t43;
                    let t95 = t43 + rt::lit::<T>(8.0);
                    let t96 = m_k * t95;
                    let t349 = t96 * t340;
                    let t350 = t70 * t335;
                    let t351 = rt::lit::<T>(2.0) * t350;
                    let t352 = t98 + t336;
                    let t353 = t37
                        * (t70 * t91 * (t90 * t98)
                            + t335 * (t349 + t351 * (rt::lit::<T>(8.0) - t352)));
                    let t105 = t42 + rt::lit::<T>(4.0);
                    let t107 = m_k * t71;
                    let t354 = t107 * t340;
                    let t355 = t59 + t336;
                    let t356 = t336 * t350;
                    let t357 = rt::lit::<T>(8.0) * t335;
                    let t358 = t42
                        * (t59 * (t105 * t70)
                            + t335 * (t354 + (t355 + rt::lit::<T>(8.0)) * t351))
                        + (t341 + t356) * t357;
                    let t125 = rt::lit::<T>(2.0) * t37;
                    let t120 = rt::lit::<T>(4.0) * t78;
                    let t359 = k2 * t340;
                    let t360 = t336 * t336;
                    let t361 = t39 * (t37 * (t57 * (t37 * t343 + t348) + t353) + t358)
                        - t125
                            * (t43 * (t349 + t120 * (t43 + t337))
                                + (t359 + t120 * t360));
                    let t49 = t45 * t45;
                    let t362 = rt::lit::<T>(0.5) * (inv_m / (t339 * (t49 * t339)));
                    let t127 = t40 * t63;
                    let t131 = rt::lit::<T>(8.0) - t42;
                    let t132 = t70 * t131;
                    let t363 = t37
                        * (t38 * (t127 - t38 * (t338 + rt::lit::<T>(4.0))) + t78 * t338
                            - t346) + t39 * (t132 - t342);
                    let t137 = t40 - t38;
                    let t138 = t83 * t137;
                    let t140 = rt::lit::<T>(8.0) * t58;
                    let t364 = t42
                        * (t78 * t344 - t58 * (t344 + rt::lit::<T>(8.0)) - t341)
                        + (t336 * (t138 * t336 - t140) - t347);
                    let t143 = t43 + rt::lit::<T>(4.0);
                    let t365 = t57 * (t37 * t363 + t364)
                        + t37
                            * (t98 * (t143 * t70)
                                + t335 * (t351 * (t352 + rt::lit::<T>(8.0)) - t349));
                    let t151 = rt::lit::<T>(2.0) - t39;
                    let t150 = t39 + rt::lit::<T>(2.0);
                    let t366 = t42
                        * (t70 * t151 * (t59 * t150)
                            + t335 * (t351 * (rt::lit::<T>(8.0) - t355) - t354));
                    let t161 = rt::lit::<T>(4.0) * t58;
                    let t367 = t37 * (t37 * t365 + (t366 + t357 * (t356 - t341)))
                        - t57
                            * (t42 * (t354 + rt::lit::<T>(4.0) * t345)
                                + (t359 + t161 * t360));
                    solution1.update([t47, t48, t361 * t362, t362 * t367]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = x * rho1 + y * rho2;
                            let x_squared = x * x;
                            let y_squared = y * y;
                            let t2 = x_squared + y_squared;
                            let t3 = t2 + rt::lit::<T>(4.0);
                            let t4 = inv_m / t3;
                            let twice_y = rt::lit::<T>(2.0) * y;
                            let rho1_rho2 = rho1 * rho2;
                            let t5 = y_squared + rt::lit::<T>(8.0);
                            let z_squared = z * z;
                            let t6 = z_squared + t2;
                            let t7 = rt::sqrt(t6);
                            let t8 = t7 * (m_k * z);
                            let rho1_squared = rho1 * rho1;
                            let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
                            let twice_z_squared = rt::lit::<T>(2.0) * z_squared;
                            let t9 = x_squared + twice_z_squared;
                            let t10 = twice_y_squared + t9;
                            let x_y = x * y;
                            let t11 = twice_m_k * t7;
                            let t12 = x
                                * (rho1_squared * t10
                                    - rho2 * (x_y * rho1 + rho2 * (t10 + rt::lit::<T>(8.0)))
                                    - t11);
                            let t13 = y_squared + twice_z_squared;
                            let t14 = rho1_squared * t13;
                            let rho2_squared = rho2 * rho2;
                            let t15 = m_k * t7;
                            let rho1_plus_rho2 = rho1 + rho2;
                            let t16 = k1 * t7;
                            let t17 = y_squared
                                * (t14 - rho2_squared * (t13 + rt::lit::<T>(4.0)) - t15)
                                + (z_squared
                                    * (rho1_plus_rho2 * (z_squared * (rho1 - rho2))
                                        - rt::lit::<T>(8.0) * rho2_squared) - t16);
                            let t18 = t7 * (m_k * (x_squared + rt::lit::<T>(8.0)));
                            let twice_x_squared = rt::lit::<T>(2.0) * x_squared;
                            let t19 = z_squared + twice_x_squared;
                            let z_rho1_rho2 = z * rho1_rho2;
                            let twice_z_rho1_rho2 = rt::lit::<T>(2.0) * z_rho1_rho2;
                            let t20 = z
                                * (t18 + (rt::lit::<T>(8.0) - t19) * twice_z_rho1_rho2)
                                + rho1_rho2 * (rt::lit::<T>(2.0) - x)
                                    * (twice_x_squared * (x + rt::lit::<T>(2.0)));
                            let t21 = twice_y
                                * (x * (y * (rho1_rho2 * t5 + t8) + t12) + t17) + x * t20;
                            let t22 = t7 * (m_k * t5);
                            let t23 = z_squared + twice_y_squared;
                            let t24 = y_squared
                                * (twice_y_squared
                                    * ((y_squared + rt::lit::<T>(4.0)) * rho1_rho2)
                                    + z
                                        * (t22 + (t23 + rt::lit::<T>(8.0)) * twice_z_rho1_rho2));
                            let t25 = z_squared * z_rho1_rho2;
                            let t26 = rt::lit::<T>(8.0) * z;
                            let t27 = rt::lit::<T>(4.0) * rho2_squared;
                            let t28 = k2 * t7;
                            let z_squared_squared = z_squared * z_squared;
                            let t29 = y * (x * t21 + (t24 + (t11 + t25) * t26))
                                - rt::lit::<T>(2.0) * x
                                    * (x_squared * (t18 + t9 * t27)
                                        + (t28 + z_squared_squared * t27));
                            let t30 = rt::lit::<T>(0.5)
                                * (inv_m / (t3 * t3 * (t6 * t6)));
                            let t31 = x
                                * (rho1 * (x_y * rho2 - rho1 * (t10 + rt::lit::<T>(4.0)))
                                    + rho2_squared * t10 - t15);
                            let t32 = y_squared
                                * (rho2_squared * t13
                                    - rho1_squared * (t13 + rt::lit::<T>(8.0)) - t11)
                                + (z_squared
                                    * ((rho2 - rho1) * (z_squared * rho1_plus_rho2)
                                        - rt::lit::<T>(8.0) * rho1_squared) - t16);
                            let t33 = x
                                * (twice_x_squared
                                    * ((x_squared + rt::lit::<T>(4.0)) * rho1_rho2)
                                    + z
                                        * ((t19 + rt::lit::<T>(8.0)) * twice_z_rho1_rho2 - t18));
                            let t34 = twice_y
                                * (x
                                    * (t31
                                        + y * (rho1_rho2 * (rt::lit::<T>(8.0) - y_squared) - t8))
                                    + t32) + t33;
                            let t35 = z
                                * ((rt::lit::<T>(8.0) - t23) * twice_z_rho1_rho2 - t22)
                                + rho1_rho2 * (rt::lit::<T>(2.0) - y)
                                    * (twice_y_squared * (y + rt::lit::<T>(2.0)));
                            let t36 = x
                                * (x * t34 + (y_squared * t35 + t26 * (t25 - t11)))
                                - twice_y
                                    * (y_squared * (rt::lit::<T>(4.0) * t14 + t22)
                                        + (t28
                                            + rt::lit::<T>(4.0) * rho1_squared * z_squared_squared));
                            [
                                (x * t1 + rt::lit::<T>(4.0) * rho1) * t4,
                                (y * t1 + rt::lit::<T>(4.0) * rho2) * t4,
                                t29 * t30,
                                t30 * t36,
                            ]
                        },
                        move || [
                            rt::abs(inv_h * x),
                            rt::abs(inv_h * y),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[x_rate, y_rate, rho1_rate, rho2_rate]| {
                            let t37 = x + half_h * x_rate;
                            let t38 = rho1 + half_h * rho1_rate;
                            let t39 = y + half_h * y_rate;
                            let t40 = rho2 + half_h * rho2_rate;
                            let t41 = t38 * t37 + t39 * t40;
                            let t42 = t39 * t39;
                            let t43 = t37 * t37;
                            let t44 = t42 + t43;
                            let t45 = t44 + rt::lit::<T>(4.0);
                            let t46 = inv_m / t45;
                            let t47 = (t37 * t41 + rt::lit::<T>(4.0) * t38) * t46;
                            let t48 = (t39 * t41 + rt::lit::<T>(4.0) * t40) * t46;
                            let t49 = t45 * t45;
                            let t50 = t37 * t40 - t39 * t38;
                            let t51 = t50 * t46;
                            let t52 = z + h * t51;
                            let t53 = t52 * t52;
                            let t54 = t44 + t53;
                            let t55 = t54 * t54;
                            let t56 = inv_m / (t49 * t55);
                            let t57 = rt::lit::<T>(2.0) * t39;
                            let t58 = t38 * t38;
                            let t59 = rt::lit::<T>(2.0) * t42;
                            let t60 = t43 + t59;
                            let t61 = rt::lit::<T>(2.0) * t53;
                            let t62 = t60 + t61;
                            let t63 = t39 * t37;
                            let t64 = t38 * t63;
                            let t65 = t62 + rt::lit::<T>(8.0);
                            let t66 = t64 + t40 * t65;
                            let t67 = rt::sqrt(t54);
                            let t68 = twice_m_k * t67;
                            let t69 = t58 * t62 - t40 * t66 - t68;
                            let t70 = t38 * t40;
                            let t71 = t42 + rt::lit::<T>(8.0);
                            let t72 = t70 * t71;
                            let t73 = t67 * (m_k * t52);
                            let t74 = t72 + t73;
                            let t75 = t37 * t69 + t39 * t74;
                            let t76 = t42 + t61;
                            let t77 = t58 * t76;
                            let t78 = t40 * t40;
                            let t79 = t76 + rt::lit::<T>(4.0);
                            let t80 = m_k * t67;
                            let t81 = t77 - t78 * t79 - t80;
                            let t82 = t38 - t40;
                            let t83 = t38 + t40;
                            let t84 = t82 * t83;
                            let t85 = t84 * t53;
                            let t86 = rt::lit::<T>(8.0) * t78;
                            let t87 = t85 - t86;
                            let t88 = k1 * t67;
                            let t89 = t37 * t75 + (t42 * t81 + (t53 * t87 - t88));
                            let t90 = t37 + rt::lit::<T>(2.0);
                            let t91 = rt::lit::<T>(2.0) - t37;
                            let t92 = t43 * t91;
                            let t93 = t90 * t92;
                            let t94 = rt::lit::<T>(2.0) * t70;
                            let t95 = t43 + rt::lit::<T>(8.0);
                            let t96 = m_k * t95;
                            let t97 = t67 * t96;
                            let t98 = rt::lit::<T>(2.0) * t43;
                            let t99 = t98 + t53;
                            let t100 = rt::lit::<T>(8.0) - t99;
                            let t101 = t52 * t100;
                            let t102 = t97 + t101 * t94;
                            let t103 = t93 * t94 + t52 * t102;
                            let t104 = t57 * t89 + t37 * t103;
                            let t105 = t42 + rt::lit::<T>(4.0);
                            let t106 = t42 * t105;
                            let t107 = m_k * t71;
                            let t108 = t67 * t107;
                            let t109 = t59 + t53;
                            let t110 = t109 + rt::lit::<T>(8.0);
                            let t111 = t52 * t110;
                            let t112 = t108 + t94 * t111;
                            let t113 = t106 * t94 + t52 * t112;
                            let t114 = t52 * t53;
                            let t115 = t70 * t114;
                            let t116 = t68 + t115;
                            let t117 = rt::lit::<T>(8.0) * t52;
                            let t118 = t37 * t104 + (t42 * t113 + t116 * t117);
                            let t119 = t43 + t61;
                            let t120 = rt::lit::<T>(4.0) * t78;
                            let t121 = t97 + t119 * t120;
                            let t122 = k2 * t67;
                            let t123 = t53 * t53;
                            let t124 = t43 * t121 + (t122 + t120 * t123);
                            let t125 = rt::lit::<T>(2.0) * t37;
                            let t126 = t56 * (t39 * t118 - t124 * t125);
                            let t127 = t40 * t63;
                            let t128 = t62 + rt::lit::<T>(4.0);
                            let t129 = t127 - t38 * t128;
                            let t130 = t38 * t129 + t78 * t62 - t80;
                            let t131 = rt::lit::<T>(8.0) - t42;
                            let t132 = t70 * t131;
                            let t133 = t132 - t73;
                            let t134 = t37 * t130 + t39 * t133;
                            let t135 = t76 + rt::lit::<T>(8.0);
                            let t136 = t78 * t76 - t58 * t135 - t68;
                            let t137 = t40 - t38;
                            let t138 = t83 * t137;
                            let t139 = t138 * t53;
                            let t140 = rt::lit::<T>(8.0) * t58;
                            let t141 = t139 - t140;
                            let t142 = t37 * t134 + (t42 * t136 + (t53 * t141 - t88));
                            let t143 = t43 + rt::lit::<T>(4.0);
                            let t144 = t43 * t143;
                            let t145 = t99 + rt::lit::<T>(8.0);
                            let t146 = t52 * t145;
                            let t147 = t94 * t146 - t97;
                            let t148 = t144 * t94 + t52 * t147;
                            let t149 = t57 * t142 + t37 * t148;
                            let t150 = t39 + rt::lit::<T>(2.0);
                            let t151 = rt::lit::<T>(2.0) - t39;
                            let t152 = t42 * t151;
                            let t153 = t150 * t152;
                            let t154 = rt::lit::<T>(8.0) - t109;
                            let t155 = t52 * t154;
                            let t156 = t94 * t155 - t108;
                            let t157 = t153 * t94 + t52 * t156;
                            let t158 = t115 - t68;
                            let t159 = t37 * t149 + (t42 * t157 + t117 * t158);
                            let t160 = t108 + rt::lit::<T>(4.0) * t77;
                            let t161 = rt::lit::<T>(4.0) * t58;
                            let t162 = t42 * t160 + (t122 + t123 * t161);
                            let t163 = t56 * (t37 * t159 - t57 * t162);
                            let t164 = half_h * t41;
                            let t165 = half_h * t38;
                            let t166 = t37 * t165;
                            let t167 = m_h * t37;
                            let t168 = half_h * t37;
                            let t169 = t40 * t168;
                            let t170 = m_h * t39;
                            let t171 = t46 * (t37 * (minus_half_h * t39));
                            let t172 = half_h * t39;
                            let t173 = t38 * t172;
                            let t174 = t40 * t172;
                            let t175 = h * t37;
                            let t176 = half_h * t40;
                            let t177 = h * t46;
                            let t178 = (t176 - t167 * t51) * t177;
                            let t179 = t52 * t178;
                            let t180 = t175 + rt::lit::<T>(4.0) * t179;
                            let t181 = rt::lit::<T>(2.0) * t179;
                            let t182 = t175 + t181;
                            let t183 = rt::lit::<T>(1.0) / t67;
                            let t184 = t182 * t183;
                            let t185 = m_k * t184;
                            let t186 = rt::lit::<T>(0.5) * t52;
                            let t187 = (t67 * t178 + t184 * t186) * (m_k * t39);
                            let t188 = t37
                                * (t58 * t180 - t40 * (t173 + t40 * t180) - t185)
                                + (t187 + half_h * t69);
                            let t189 = t58 * t179;
                            let t190 = rt::lit::<T>(4.0) * t189;
                            let t191 = t120 * t179;
                            let t192 = half_m_k * t184;
                            let t193 = rt::lit::<T>(2.0) * (t85 + t87);
                            let t194 = k3 * t184;
                            let t195 = t37 * t188
                                + (t42 * (t190 - t191 - t192)
                                    + (half_h * t75 + t179 * t193 - t194));
                            let t196 = m_k
                                * (t175 * t67 + t184 * (rt::lit::<T>(0.5) * t95));
                            let t197 = twice_h * t37;
                            let t198 = t52 * (t181 + t197);
                            let t199 = (half_h * t92 + t90 * (t175 * t91 - half_h * t43))
                                * t94 + t102 * t178;
                            let t200 = t37
                                * (t52 * (t196 + t94 * (t100 * t178 - t198)) + t199)
                                + half_h * t103;
                            let t201 = half_m_k * t71;
                            let t202 = t184 * t201;
                            let t203 = rt::lit::<T>(2.0) * t52;
                            let t204 = t179 * t203;
                            let t205 = t70 * (t204 + t53 * t178);
                            let t206 = t42
                                * (t112 * t178 + t52 * (t202 + t94 * (t204 + t110 * t178)))
                                + (rt::lit::<T>(8.0) * (t116 * t178 + t52 * (t185 + t205))
                                    + half_h * t104);
                            let t207 = t78 * t180;
                            let t208 = k1 * t184;
                            let t209 = t53 * t179;
                            let t210 = rt::lit::<T>(16.0) * t78;
                            let t211 = t37
                                * (t43 * (t196 + rt::lit::<T>(4.0) * t207)
                                    + (t208 + (t175 * t121 + t209 * t210)));
                            let t212 = t49 * t54;
                            let t213 = twice_m * (t45 * t175 * t55 + t182 * t212);
                            let t214 = t39 * (t37 * (t57 * t195 + t200) + t206)
                                - (rt::lit::<T>(2.0) * (half_h * t124 + t211)
                                    + t126 * t213);
                            let t215 = rt::lit::<T>(-0.5) * t56;
                            let t216 = h * t39;
                            let t217 = t177 * (t165 + t170 * t51);
                            let t218 = t52 * t217;
                            let t219 = rt::lit::<T>(2.0) * t218;
                            let t220 = t216 - t219;
                            let t221 = t183 * t220;
                            let t222 = t39
                                * (t216 * t70 + m_k * (t186 * t221 - t67 * t217));
                            let t223 = twice_h * t39;
                            let t224 = rt::lit::<T>(4.0) * t218;
                            let t225 = t223 - t224;
                            let t226 = m_k * t221;
                            let t227 = t37
                                * (t58 * t225 - t40 * (t166 + t40 * t225) - t226)
                                + half_h * t74;
                            let t228 = t216 - t224;
                            let t229 = t58 * t228;
                            let t230 = t78 * t228;
                            let t231 = half_m_k * t221;
                            let t232 = k3 * t221;
                            let t233 = t37 * (t222 + t227)
                                + (t42 * (t229 - t230 - t231)
                                    + (t216 * t81 - t193 * t218 - t232));
                            let t234 = half_m_k * t95;
                            let t235 = t221 * t234;
                            let t236 = t203 * t218;
                            let t237 = rt::lit::<T>(2.0) * (half_h * t89 + t39 * t233)
                                + t37
                                    * (t52 * (t235 + t94 * (t236 - t100 * t217)) - t102 * t217);
                            let t238 = m_k
                                * (t216 * t67 + t221 * (rt::lit::<T>(0.5) * t71));
                            let t239 = t52
                                * (t238 + t94 * (t52 * (t223 - t219) - t110 * t217))
                                + ((t42 + t105) * (t70 * t223) - t112 * t217);
                            let t240 = t70 * (t236 + t53 * t217);
                            let t241 = t42 * t239
                                + (rt::lit::<T>(8.0) * (t52 * (t226 - t240) - t116 * t217)
                                    + t216 * t113);
                            let t242 = k1 * t221;
                            let t243 = t53 * t218;
                            let t244 = half_h * t118
                                - t125
                                    * (t43 * (t235 - t210 * t218) + (t242 - t210 * t243));
                            let t245 = twice_m * (t216 * t45 * t55 + t212 * t220);
                            let t246 = t46 * (h_squared * t39);
                            let t247 = t52 * t246;
                            let t248 = t183 * t247;
                            let t249 = m_k * t248;
                            let t250 = h * t38;
                            let t251 = rt::lit::<T>(2.0) * t58;
                            let t252 = t247 * t251;
                            let t253 = half_h * t63;
                            let t254 = rt::lit::<T>(2.0) * t40;
                            let t255 = half_m_k * (t67 * t246 + t52 * t248);
                            let t256 = t37
                                * (t249 + (t250 * t62 - t252 - t40 * (t253 - t247 * t254)))
                                + t39 * (t71 * t176 - t255);
                            let t257 = half_m_k * t248;
                            let t258 = t250 * t76 - t252;
                            let t259 = t78 * t247;
                            let t260 = rt::lit::<T>(2.0) * t259;
                            let t261 = k3 * t248;
                            let t262 = half_h * t83;
                            let t263 = half_h * t82;
                            let t264 = t42 * (t257 + (t258 + t260))
                                + (t261
                                    + (t53 * ((t262 + t263) * t53 - t84 * t247) - t87 * t247));
                            let t265 = t52 * t247;
                            let t266 = rt::lit::<T>(0.5) * t246;
                            let t267 = t234 * t248;
                            let t268 = h * t40;
                            let t269 = t52
                                * (rt::lit::<T>(2.0)
                                    * (t101 * t176 + t70 * (t265 - t100 * t266)) - t267)
                                + (t93 * t268 - t102 * t266);
                            let t270 = t201 * t248;
                            let t271 = t52
                                * (rt::lit::<T>(2.0)
                                    * (t111 * t176 - t70 * (t265 + t110 * t266)) - t270)
                                + (t106 * t268 - t112 * t266);
                            let t272 = t114 * t176 - t70 * (t265 + t53 * t266);
                            let t273 = t37 * (t57 * (t37 * t256 + t264) + t37 * t269)
                                + (t42 * t271
                                    + rt::lit::<T>(8.0) * (t52 * (t272 - t249) - t116 * t266));
                            let t274 = k1 * t248;
                            let t275 = t53 * t247;
                            let t276 = t212 * (m * t247);
                            let t277 = t37
                                * (t43 * (t267 + rt::lit::<T>(8.0) * t259)
                                    + (t274 + t86 * t275)) + t126 * t276;
                            let t278 = rt::lit::<T>(0.5) * t56;
                            let t279 = t46 * (h_squared * t37);
                            let t280 = t52 * t279;
                            let t281 = t58 * t280;
                            let t282 = rt::lit::<T>(2.0) * t281;
                            let t283 = t183 * t280;
                            let t284 = m_k * t283;
                            let t285 = t37
                                * (t282 - half_h * t66 - t40 * (half_h * t65 + t254 * t280)
                                    - t284);
                            let t286 = half_m_k * (t67 * t279 + t52 * t283);
                            let t287 = rt::lit::<T>(2.0) * t78;
                            let t288 = t280 * t287;
                            let t289 = half_m_k * t283;
                            let t290 = t87 * t280
                                + t53 * (t84 * t280 + ((t263 - t262) * t53 - k4 * t40));
                            let t291 = k3 * t283;
                            let t292 = t37 * (t285 + t39 * (t286 + t71 * t165))
                                + (t42 * (t282 - t288 - t268 * t79 - t289) + (t290 - t291));
                            let t293 = t234 * t283;
                            let t294 = rt::lit::<T>(0.5) * t279;
                            let t295 = t52 * t280;
                            let t296 = t52
                                * (t293
                                    + rt::lit::<T>(2.0)
                                        * (t165 * t101 + t70 * (t100 * t294 - t295)))
                                + (t93 * t250 + t102 * t294);
                            let t297 = t201 * t283;
                            let t298 = t52
                                * (t297
                                    + rt::lit::<T>(2.0)
                                        * (t165 * t111 + t70 * (t295 + t110 * t294)))
                                + (t106 * t250 + t112 * t294);
                            let t299 = t165 * t114 + t70 * (t295 + t53 * t294);
                            let t300 = t37 * (t57 * t292 + t37 * t296)
                                + (t42 * t298
                                    + rt::lit::<T>(8.0) * (t116 * t294 + t52 * (t284 + t299)));
                            let t301 = k1 * t283;
                            let t302 = t53 * t280;
                            let t303 = t43
                                * (t293 + rt::lit::<T>(4.0) * (t288 + t268 * t119))
                                + (t301 + rt::lit::<T>(4.0) * (t268 * t123 + t287 * t302));
                            let t304 = t212 * (m * t280);
                            let t305 = half_h * t130
                                + t37 * (t207 + t38 * (t174 - t38 * t180) - t192) - t187;
                            let t306 = rt::lit::<T>(2.0) * (t139 + t141);
                            let t307 = t37 * t305
                                + (t42 * (t191 - t190 - t185)
                                    + (half_h * t134 + t179 * t306 - t194));
                            let t308 = t52 * (t94 * (t198 + t145 * t178) - t196)
                                + ((t43 + t143) * (t70 * t197) + t147 * t178);
                            let t309 = t42
                                * (t156 * t178 + t52 * (t94 * (t154 * t178 - t204) - t202))
                                + (rt::lit::<T>(8.0) * (t158 * t178 + t52 * (t205 - t185))
                                    + half_h * t149);
                            let t310 = rt::lit::<T>(16.0) * t58;
                            let t311 = half_h * t159
                                - t57
                                    * (t42 * (t202 + rt::lit::<T>(16.0) * t189)
                                        + (t208 + t209 * t310));
                            let t312 = t37
                                * (t37 * (t57 * t307 + (t37 * t308 + half_h * t148)) + t309)
                                + (t311 - t163 * t213);
                            let t313 = t37
                                * (t38 * (t169 - t38 * t225) + t78 * t225 - t231)
                                + half_h * t133;
                            let t314 = t37 * (t313 - t222)
                                + (t42 * (t230 - t229 - t226)
                                    + (t216 * t136 - t218 * t306 - t232));
                            let t315 = rt::lit::<T>(2.0) * (half_h * t142 + t39 * t314)
                                - t37
                                    * (t147 * t217 + t52 * (t235 + t94 * (t236 + t145 * t217)));
                            let t316 = (half_h * t152
                                + t150 * (t216 * t151 - half_h * t42)) * t94 - t156 * t217;
                            let t317 = t42
                                * (t52 * (t94 * (t52 * (t219 - t223) - t154 * t217) - t238)
                                    + t316);
                            let t318 = t37 * t315
                                + (t317
                                    + (t216 * t157
                                        - rt::lit::<T>(8.0) * (t158 * t217 + t52 * (t226 + t240))));
                            let t319 = t39
                                * (t42 * (t238 + rt::lit::<T>(4.0) * t229)
                                    + (t242 + (t216 * t160 - t243 * t310)));
                            let t320 = rt::lit::<T>(2.0) * t38;
                            let t321 = t37
                                * (t257
                                    + (half_h * t129
                                        + (t38 * (t320 * t247 - half_h * t128) - t260)));
                            let t322 = half_h * t137;
                            let t323 = t53
                                * ((t322 - t262) * t53 - k4 * t38 - t138 * t247)
                                - t141 * t247;
                            let t324 = t37 * (t321 + t39 * (t255 + t131 * t176))
                                + (t42 * (t249 + (t252 - t260 - t250 * t135))
                                    + (t261 + t323));
                            let t325 = t52
                                * (t267
                                    + rt::lit::<T>(2.0)
                                        * (t146 * t176 - t70 * (t265 + t145 * t266)))
                                + (t144 * t268 - t147 * t266);
                            let t326 = t52
                                * (t270
                                    + rt::lit::<T>(2.0)
                                        * (t155 * t176 + t70 * (t265 - t154 * t266)))
                                + (t153 * t268 - t156 * t266);
                            let t327 = t37 * (t57 * t324 + t37 * t325)
                                + (t42 * t326
                                    + rt::lit::<T>(8.0) * (t52 * (t249 + t272) - t158 * t266));
                            let t328 = t42 * (rt::lit::<T>(4.0) * t258 - t270)
                                + (rt::lit::<T>(4.0) * (t250 * t123 - t251 * t275) - t274);
                            let t329 = t37
                                * (t38 * (t253 - t320 * t280) + (t288 + t268 * t62) - t289)
                                + t39 * (t131 * t165 - t286);
                            let t330 = t42 * (t268 * t76 + (t288 - t282) - t284)
                                + (t141 * t280 + t53 * ((t262 + t322) * t53 + t138 * t280)
                                    - t291);
                            let t331 = t52
                                * (rt::lit::<T>(2.0)
                                    * (t165 * t146 + t70 * (t295 + t145 * t294)) - t293)
                                + (t144 * t250 + t147 * t294);
                            let t332 = t52
                                * (rt::lit::<T>(2.0)
                                    * (t165 * t155 + t70 * (t154 * t294 - t295)) - t297)
                                + (t153 * t250 + t156 * t294);
                            let t333 = t37 * (t57 * (t37 * t329 + t330) + t37 * t331)
                                + (t42 * t332
                                    + rt::lit::<T>(8.0) * (t158 * t294 + t52 * (t299 - t284)));
                            let t334 = t39
                                * (t42 * (t297 + rt::lit::<T>(8.0) * t281)
                                    + (t301 + t140 * t302)) + t163 * t304;
                            (
                                [
                                    x_rate - t47,
                                    y_rate - t48,
                                    rho1_rate - rt::lit::<T>(0.5) * t126,
                                    rho2_rate - rt::lit::<T>(0.5) * t163,
                                ],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t46 * (t164 + t166 - t167 * t47),
                                        -(t46 * (t169 - t170 * t47)),
                                        -(t46 * (twice_h + t37 * t168)),
                                        t171,
                                    ],
                                    [
                                        -(t46 * (t173 - t167 * t48)),
                                        rt::lit::<T>(1.0) - t46 * (t164 + t174 - t170 * t48),
                                        t171,
                                        -(t46 * (twice_h + t39 * t172)),
                                    ],
                                    [
                                        t214 * t215,
                                        t215 * (t39 * (t37 * t237 + t241) + (t244 - t126 * t245)),
                                        rt::lit::<T>(1.0)
                                            - (t39 * t273 + rt::lit::<T>(2.0) * t277) * t278,
                                        t215
                                            * (t39 * t300
                                                - rt::lit::<T>(2.0) * (t37 * t303 + t126 * t304)),
                                    ],
                                    [
                                        t215 * t312,
                                        t215
                                            * (t37 * t318
                                                - (rt::lit::<T>(2.0) * (half_h * t162 + t319)
                                                    + t163 * t245)),
                                        t215
                                            * (t37 * t327
                                                + rt::lit::<T>(2.0) * (t163 * t276 - t39 * t328)),
                                        rt::lit::<T>(1.0)
                                            - t278 * (t37 * t333 - rt::lit::<T>(2.0) * t334),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_rate, y_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [x_rate, y_rate, rho1_rate, rho2_rate] = solution1.x;
                let x_new = x + h * x_rate;
                let y_new = y + h * y_rate;
                let t37 = x + half_h * x_rate;
                let t40 = rho2 + half_h * rho2_rate;
                let t39 = y + half_h * y_rate;
                let t38 = rho1 + half_h * rho1_rate;
                let t50 = t37 * t40 - t39 * t38;
                let t42 = t39 * t39;
                let t43 = t37 * t37;
                let t143 = t43 + rt::lit::<T>(4.0);
                let z_new = z + k5 * t50 / (t42 + t143);
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
                let carried = [x_new, y_new, z_new, rho1_new, rho2_new];
                if !rt::all_ordinary(carried) {
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
                let Scheme { inv_m, .. } = *setting.scheme();
                let t1 = x * rho1 + y * rho2;
                let t2 = inv_m / (y * y + (x * x + rt::lit::<T>(4.0)));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: (x * t1 + rt::lit::<T>(4.0) * rho1) * t2,
                    y_dot: (y * t1 + rt::lit::<T>(4.0) * rho2) * t2,
                    z_dot: rt::lit::<T>(2.0) * (x * rho2 - y * rho1) * t2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "49bcf9a90ca7d4c10e236325b046be0c";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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
        /// | once, from parameters | 0 | 0 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 1 | 0 | 0 | 0 |
        /// | each step | 17 | 25 | 2 | 1 | 0 | 0 |
        /// | each state that is looked at | 11 | 22 | 2 | 1 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `h/m`
            h_over_m: T,
            /// `k h`
            k_h: T,
            /// `k h/2`
            half_k_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); momenta p_{k−½} half a step before the node (3).
            type Carried = [T; 6];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let k = system.parameters.k;
                let inv_m = rt::lit::<T>(1.0) / m;
                let h_over_m = h / m;
                let k_h = k * h;
                let half_k_h = rt::lit::<T>(0.5) * k_h;
                Scheme {
                    inv_m,
                    h_over_m,
                    k_h,
                    half_k_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                h: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let k = system.parameters.k;
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let half_h = rt::lit::<T>(0.5) * h;
                let k_x = k * x;
                let t1 = x * x + y * y;
                let t2 = z * z + t1;
                let t3 = rt::sqrt(t2);
                let t4 = t2 * t3;
                let t5 = rt::lit::<T>(1.0) / t4;
                let k_y = k * y;
                let k_z = k * z;
                let t6 = (rt::lit::<T>(0.5) * (x * k_y - y * k_x) - k_z)
                    / (t4 * (t1 + rt::lit::<T>(4.0)));
                let carried = [
                    x,
                    y,
                    z,
                    m * x_dot + half_h * (k_x * t5 + rt::lit::<T>(2.0) * y * t6),
                    m * y_dot - half_h * (rt::lit::<T>(2.0) * x * t6 - k_y * t5),
                    m * z_dot + half_h * (k_z * t5 + rt::lit::<T>(4.0) * t6),
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
                let Scheme { h_over_m, k_h, .. } = *setting.scheme();
                let t1 = x * x + y * y;
                let t2 = z * z + t1;
                let t3 = rt::sqrt(t2);
                let t4 = rt::lit::<T>(1.0) / (t2 * t3);
                let t5 = t4 * (k_h * x);
                let t6 = t4 * (k_h * z);
                let t7 = t4 * (k_h * y);
                let t8 = rt::lit::<T>(2.0) * p_z - t6
                    + rt::lit::<T>(0.5)
                        * (y * (rt::lit::<T>(2.0) * p_x - t5)
                            - x * (rt::lit::<T>(2.0) * p_y - t7));
                let t9 = rt::lit::<T>(1.0) / (t1 + rt::lit::<T>(4.0)) * t8;
                let p_x_new = p_x - t5 - rt::lit::<T>(2.0) * y * t9;
                let x_new = x + h_over_m * p_x_new;
                let p_y_new = rt::lit::<T>(2.0) * x * t9 + (p_y - t7);
                let y_new = y + h_over_m * p_y_new;
                let p_z_new = p_z - t6 - rt::lit::<T>(4.0) * t9;
                let z_new = z + h_over_m * p_z_new;
                let carried = [x_new, y_new, z_new, p_x_new, p_y_new, p_z_new];
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
                let Scheme { inv_m, half_k_h, .. } = *setting.scheme();
                let t1 = x * x + y * y;
                let t2 = z * z + t1;
                let t3 = rt::sqrt(t2);
                let t4 = rt::lit::<T>(1.0) / (t2 * t3);
                let t5 = p_x - t4 * (half_k_h * x);
                let t6 = p_z - t4 * (half_k_h * z);
                let t7 = p_y - t4 * (half_k_h * y);
                let t8 = rt::lit::<T>(1.0) / (t1 + rt::lit::<T>(4.0))
                    * (t6 + rt::lit::<T>(0.5) * (y * t5 - x * t7));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: inv_m * (t5 - rt::lit::<T>(2.0) * y * t8),
                    y_dot: inv_m * (t7 + rt::lit::<T>(2.0) * x * t8),
                    z_dot: inv_m * (t6 - rt::lit::<T>(4.0) * t8),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "37d0e2081b7b47d72ee6f733d8b3b9a8";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Leapfrog> for System<T> {
        type Scheme = leapfrog::Scheme<T>;
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
        /// | once, from parameters | 0 | 4 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 4 | 0 | 0 | 0 | 0 |
        /// | each step | 347 | 490 | 8 | 4 | 0 | 0 |
        /// | each state that is looked at | 6 | 14 | 1 | 0 | 0 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `m k`
            m_k: T,
            /// `2 m k`
            twice_m_k: T,
            /// `8 m k`
            k1: T,
            /// `16 m k`
            k2: T,
            /// `h/2`
            half_h: T,
            /// `h/4`
            quarter_h: T,
            /// `2 h`
            twice_h: T,
            /// `h/6`
            k3: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2).
            type Carried = [T; 5];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let k = system.parameters.k;
                let inv_m = rt::lit::<T>(1.0) / m;
                let m_k = m * k;
                let twice_m_k = rt::lit::<T>(2.0) * m_k;
                let k1 = rt::lit::<T>(8.0) * m_k;
                let k2 = rt::lit::<T>(16.0) * m_k;
                let half_h = rt::lit::<T>(0.5) * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k3 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    inv_m,
                    m_k,
                    twice_m_k,
                    k1,
                    k2,
                    half_h,
                    quarter_h,
                    twice_h,
                    k3,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m = system.parameters.m;
                let [[x, y, z]] = start.q().data.0;
                let [[x_dot, y_dot, z_dot]] = start.w().data.0;
                let half_m = rt::lit::<T>(0.5) * m;
                let carried = [
                    x,
                    y,
                    z,
                    half_m * (rt::lit::<T>(2.0) * x_dot - y * z_dot),
                    half_m * (x * z_dot + rt::lit::<T>(2.0) * y_dot),
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
                let [x, y, z, rho1, rho2] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    m_k,
                    twice_m_k,
                    k1,
                    k2,
                    half_h,
                    quarter_h,
                    twice_h,
                    k3,
                } = *setting.scheme();
                let t1 = x * rho1 + y * rho2;
                let x_squared = x * x;
                let y_squared = y * y;
                let t2 = x_squared + y_squared;
                let t3 = t2 + rt::lit::<T>(4.0);
                let t4 = inv_m / t3;
                let t5 = (x * t1 + rt::lit::<T>(4.0) * rho1) * t4;
                let t6 = x + half_h * t5;
                let t7 = t6 * t6;
                let t8 = (y * t1 + rt::lit::<T>(4.0) * rho2) * t4;
                let t9 = y + half_h * t8;
                let t10 = t9 * t9;
                let t11 = t7 + t10;
                let t12 = t11 + rt::lit::<T>(4.0);
                let t13 = inv_m / t12;
                let z_squared = z * z;
                let t14 = z_squared + t2;
                let t15 = inv_m / (t3 * t3 * (t14 * t14));
                let twice_y = rt::lit::<T>(2.0) * y;
                let rho1_rho2 = rho1 * rho2;
                let t16 = y_squared + rt::lit::<T>(8.0);
                let t17 = rt::sqrt(t14);
                let t18 = t17 * (m_k * z);
                let rho1_squared = rho1 * rho1;
                let twice_y_squared = rt::lit::<T>(2.0) * y_squared;
                let twice_z_squared = rt::lit::<T>(2.0) * z_squared;
                let t19 = x_squared + twice_z_squared;
                let t20 = twice_y_squared + t19;
                let x_y = x * y;
                let t21 = twice_m_k * t17;
                let t22 = x
                    * (rho1_squared * t20
                        - rho2 * (x_y * rho1 + rho2 * (t20 + rt::lit::<T>(8.0))) - t21);
                let t23 = y_squared + twice_z_squared;
                let t24 = rho1_squared * t23;
                let rho2_squared = rho2 * rho2;
                let t25 = m_k * t17;
                let rho1_plus_rho2 = rho1 + rho2;
                let t26 = k1 * t17;
                let t27 = y_squared
                    * (t24 - rho2_squared * (t23 + rt::lit::<T>(4.0)) - t25)
                    + (z_squared
                        * (rho1_plus_rho2 * (z_squared * (rho1 - rho2))
                            - rt::lit::<T>(8.0) * rho2_squared) - t26);
                let t28 = t17 * (m_k * (x_squared + rt::lit::<T>(8.0)));
                let twice_x_squared = rt::lit::<T>(2.0) * x_squared;
                let t29 = z_squared + twice_x_squared;
                let z_rho1_rho2 = z * rho1_rho2;
                let twice_z_rho1_rho2 = rt::lit::<T>(2.0) * z_rho1_rho2;
                let t30 = z * (t28 + (rt::lit::<T>(8.0) - t29) * twice_z_rho1_rho2)
                    + rho1_rho2 * (rt::lit::<T>(2.0) - x)
                        * (twice_x_squared * (x + rt::lit::<T>(2.0)));
                let t31 = twice_y * (x * (y * (rho1_rho2 * t16 + t18) + t22) + t27)
                    + x * t30;
                let t32 = t17 * (m_k * t16);
                let t33 = z_squared + twice_y_squared;
                let t34 = y_squared
                    * (twice_y_squared * ((y_squared + rt::lit::<T>(4.0)) * rho1_rho2)
                        + z * (t32 + (t33 + rt::lit::<T>(8.0)) * twice_z_rho1_rho2));
                let t35 = z_squared * z_rho1_rho2;
                let t36 = rt::lit::<T>(8.0) * z;
                let t37 = rt::lit::<T>(4.0) * rho2_squared;
                let t38 = k2 * t17;
                let z_squared_squared = z_squared * z_squared;
                let t39 = y * (x * t31 + (t34 + (t21 + t35) * t36))
                    - rt::lit::<T>(2.0) * x
                        * (x_squared * (t28 + t19 * t37)
                            + (t38 + z_squared_squared * t37));
                let t40 = t15 * t39;
                let t41 = rho1 + quarter_h * t40;
                let t42 = x
                    * (rho1 * (x_y * rho2 - rho1 * (t20 + rt::lit::<T>(4.0)))
                        + rho2_squared * t20 - t25);
                let t43 = y_squared
                    * (rho2_squared * t23 - rho1_squared * (t23 + rt::lit::<T>(8.0))
                        - t21)
                    + (z_squared
                        * ((rho2 - rho1) * (z_squared * rho1_plus_rho2)
                            - rt::lit::<T>(8.0) * rho1_squared) - t26);
                let t44 = x
                    * (twice_x_squared * ((x_squared + rt::lit::<T>(4.0)) * rho1_rho2)
                        + z * ((t29 + rt::lit::<T>(8.0)) * twice_z_rho1_rho2 - t28));
                let t45 = twice_y
                    * (x
                        * (t42 + y * (rho1_rho2 * (rt::lit::<T>(8.0) - y_squared) - t18))
                        + t43) + t44;
                let t46 = z * ((rt::lit::<T>(8.0) - t33) * twice_z_rho1_rho2 - t32)
                    + rho1_rho2 * (rt::lit::<T>(2.0) - y)
                        * (twice_y_squared * (y + rt::lit::<T>(2.0)));
                let t47 = x * (x * t45 + (y_squared * t46 + t36 * (t35 - t21)))
                    - twice_y
                        * (y_squared * (rt::lit::<T>(4.0) * t24 + t32)
                            + (t38
                                + rt::lit::<T>(4.0) * rho1_squared * z_squared_squared));
                let t48 = t15 * t47;
                let t49 = rho2 + quarter_h * t48;
                let t50 = t6 * t41 + t9 * t49;
                let t51 = t13 * (t6 * t50 + rt::lit::<T>(4.0) * t41);
                let t52 = x + half_h * t51;
                let t53 = t52 * t52;
                let t54 = t13 * (t9 * t50 + rt::lit::<T>(4.0) * t49);
                let t55 = y + half_h * t54;
                let t56 = t55 * t55;
                let t57 = t53 + t56;
                let t58 = t57 + rt::lit::<T>(4.0);
                let t59 = inv_m / t58;
                let t60 = (x * rho2 - y * rho1) * t4;
                let t61 = z + h * t60;
                let t62 = t61 * t61;
                let t63 = t62 + t11;
                let t64 = inv_m / (t12 * t12 * (t63 * t63));
                let t65 = t41 * t41;
                let t66 = rt::lit::<T>(2.0) * t10;
                let t67 = rt::lit::<T>(2.0) * t62;
                let t68 = t67 + t7;
                let t69 = t66 + t68;
                let t70 = rt::sqrt(t63);
                let t71 = twice_m_k * t70;
                let t72 = t6 * t9;
                let t73 = t6
                    * (t65 * t69 - t71
                        - t49 * (t41 * t72 + t49 * (t69 + rt::lit::<T>(8.0))));
                let t74 = t70 * (m_k * t61);
                let t75 = t41 * t49;
                let t76 = t10 + rt::lit::<T>(8.0);
                let t77 = t62 * (t41 + t49);
                let t78 = t49 * t49;
                let t79 = t67 + t10;
                let t80 = t65 * t79;
                let t81 = m_k * t70;
                let t82 = k1 * t70;
                let t83 = t62 * (t77 * (t41 - t49) - rt::lit::<T>(8.0) * t78)
                    + (t10 * (t80 - t81 - t78 * (t79 + rt::lit::<T>(4.0))) - t82);
                let t84 = rt::lit::<T>(2.0) * t9;
                let t85 = t70 * (m_k * (t7 + rt::lit::<T>(8.0)));
                let t86 = t61 * t75;
                let t87 = t62 + rt::lit::<T>(2.0) * t7;
                let t88 = t7 * t75;
                let t89 = t61
                    * (t85 + t86 * (rt::lit::<T>(2.0) * (rt::lit::<T>(8.0) - t87)))
                    + t88
                        * ((rt::lit::<T>(2.0) - t6)
                            * (rt::lit::<T>(2.0) * (t6 + rt::lit::<T>(2.0))));
                let t90 = (t6 * (t73 + t9 * (t74 + t75 * t76)) + t83) * t84 + t6 * t89;
                let t91 = t70 * (m_k * t76);
                let t92 = t62 + t66;
                let t93 = t10 * t75;
                let t94 = t61
                    * (t91 + t86 * (rt::lit::<T>(2.0) * (t92 + rt::lit::<T>(8.0))))
                    + t93 * (rt::lit::<T>(2.0) * (t10 + rt::lit::<T>(4.0)));
                let t95 = t62 * t86;
                let t96 = rt::lit::<T>(8.0) * t61;
                let t97 = k2 * t70;
                let t98 = rt::lit::<T>(4.0) * (t62 * t62);
                let t99 = (t7 * (t85 + t78 * (rt::lit::<T>(4.0) * t68))
                    + (t97 + t78 * t98)) * (rt::lit::<T>(2.0) * t6);
                let t100 = t64
                    * (t9 * (t6 * t90 + (t10 * t94 + (t71 + t95) * t96)) - t99);
                let t101 = rho1 + quarter_h * t100;
                let t102 = t6
                    * (t41 * (t49 * t72 - t41 * (t69 + rt::lit::<T>(4.0)))
                        + (t78 * t69 - t81));
                let t103 = t62 * (t77 * (t49 - t41) - rt::lit::<T>(8.0) * t65)
                    + (t10 * (t78 * t79 - t71 - t65 * (t79 + rt::lit::<T>(8.0))) - t82);
                let t104 = t61
                    * (t86 * (rt::lit::<T>(2.0) * (t87 + rt::lit::<T>(8.0))) - t85)
                    + t88 * (rt::lit::<T>(2.0) * (t7 + rt::lit::<T>(4.0)));
                let t105 = t84
                    * (t6 * (t102 + t9 * (t75 * (rt::lit::<T>(8.0) - t10) - t74)) + t103)
                    + t6 * t104;
                let t106 = t61
                    * (t86 * (rt::lit::<T>(2.0) * (rt::lit::<T>(8.0) - t92)) - t91)
                    + t93
                        * ((rt::lit::<T>(2.0) - t9)
                            * (rt::lit::<T>(2.0) * (t9 + rt::lit::<T>(2.0))));
                let t107 = t6 * (t6 * t105 + (t10 * t106 + t96 * (t95 - t71)))
                    - t84 * (t10 * (t91 + rt::lit::<T>(4.0) * t80) + (t97 + t65 * t98));
                let t108 = t64 * t107;
                let t109 = rho2 + quarter_h * t108;
                let t110 = t52 * t101 + t55 * t109;
                let t111 = t59 * (t52 * t110 + rt::lit::<T>(4.0) * t101);
                let t112 = x + h * t111;
                let t113 = t112 * t112;
                let t114 = t59 * (t55 * t110 + rt::lit::<T>(4.0) * t109);
                let t115 = y + h * t114;
                let t116 = t115 * t115;
                let t117 = t113 + t116;
                let t118 = t117 + rt::lit::<T>(4.0);
                let t119 = inv_m / t118;
                let t120 = t13 * (t6 * t49 - t9 * t41);
                let t121 = z + h * t120;
                let t122 = t121 * t121;
                let t123 = t122 + t57;
                let t124 = inv_m / (t58 * t58 * (t123 * t123));
                let t125 = t101 * t101;
                let t126 = rt::lit::<T>(2.0) * t56;
                let t127 = rt::lit::<T>(2.0) * t122;
                let t128 = t53 + t127;
                let t129 = t126 + t128;
                let t130 = rt::sqrt(t123);
                let t131 = twice_m_k * t130;
                let t132 = t52 * t55;
                let t133 = t52
                    * (t125 * t129 - t131
                        - t109 * (t101 * t132 + t109 * (t129 + rt::lit::<T>(8.0))));
                let t134 = t130 * (m_k * t121);
                let t135 = t101 * t109;
                let t136 = t56 + rt::lit::<T>(8.0);
                let t137 = t122 * (t101 + t109);
                let t138 = t109 * t109;
                let t139 = t56 + t127;
                let t140 = t125 * t139;
                let t141 = m_k * t130;
                let t142 = k1 * t130;
                let t143 = t122 * (t137 * (t101 - t109) - rt::lit::<T>(8.0) * t138)
                    + (t56 * (t140 - t141 - t138 * (t139 + rt::lit::<T>(4.0))) - t142);
                let t144 = rt::lit::<T>(2.0) * t55;
                let t145 = t130 * (m_k * (t53 + rt::lit::<T>(8.0)));
                let t146 = t121 * t135;
                let t147 = t122 + rt::lit::<T>(2.0) * t53;
                let t148 = t53 * t135;
                let t149 = t121
                    * (t145 + t146 * (rt::lit::<T>(2.0) * (rt::lit::<T>(8.0) - t147)))
                    + t148
                        * ((rt::lit::<T>(2.0) - t52)
                            * (rt::lit::<T>(2.0) * (t52 + rt::lit::<T>(2.0))));
                let t150 = (t52 * (t133 + t55 * (t134 + t135 * t136)) + t143) * t144
                    + t52 * t149;
                let t151 = t130 * (m_k * t136);
                let t152 = t122 + t126;
                let t153 = t56 * t135;
                let t154 = t121
                    * (t151 + t146 * (rt::lit::<T>(2.0) * (t152 + rt::lit::<T>(8.0))))
                    + t153 * (rt::lit::<T>(2.0) * (t56 + rt::lit::<T>(4.0)));
                let t155 = t122 * t146;
                let t156 = rt::lit::<T>(8.0) * t121;
                let t157 = k2 * t130;
                let t158 = rt::lit::<T>(4.0) * (t122 * t122);
                let t159 = (t53 * (t145 + t138 * (rt::lit::<T>(4.0) * t128))
                    + (t157 + t138 * t158)) * (rt::lit::<T>(2.0) * t52);
                let t160 = t124
                    * (t55 * (t52 * t150 + (t56 * t154 + (t131 + t155) * t156)) - t159);
                let t161 = rho1 + half_h * t160;
                let t162 = t52
                    * (t101 * (t109 * t132 - t101 * (t129 + rt::lit::<T>(4.0)))
                        + (t138 * t129 - t141));
                let t163 = t122 * (t137 * (t109 - t101) - rt::lit::<T>(8.0) * t125)
                    + (t56 * (t138 * t139 - t131 - t125 * (t139 + rt::lit::<T>(8.0)))
                        - t142);
                let t164 = t121
                    * (t146 * (rt::lit::<T>(2.0) * (t147 + rt::lit::<T>(8.0))) - t145)
                    + t148 * (rt::lit::<T>(2.0) * (t53 + rt::lit::<T>(4.0)));
                let t165 = t144
                    * (t52 * (t162 + t55 * (t135 * (rt::lit::<T>(8.0) - t56) - t134))
                        + t163) + t52 * t164;
                let t166 = t121
                    * (t146 * (rt::lit::<T>(2.0) * (rt::lit::<T>(8.0) - t152)) - t151)
                    + t153
                        * ((rt::lit::<T>(2.0) - t55)
                            * (rt::lit::<T>(2.0) * (t55 + rt::lit::<T>(2.0))));
                let t167 = t52 * (t52 * t165 + (t56 * t166 + t156 * (t155 - t131)))
                    - t144
                        * (t56 * (t151 + rt::lit::<T>(4.0) * t140)
                            + (t157 + t125 * t158));
                let t168 = t124 * t167;
                let t169 = rho2 + half_h * t168;
                let t170 = t112 * t161 + t115 * t169;
                let t171 = k3
                    * (t119 * (t112 * t170 + rt::lit::<T>(4.0) * t161)
                        + (t5 + rt::lit::<T>(2.0) * (t51 + t111)));
                let x_new = x + t171;
                let t172 = k3
                    * (t119 * (t115 * t170 + rt::lit::<T>(4.0) * t169)
                        + (t8 + rt::lit::<T>(2.0) * (t54 + t114)));
                let y_new = y + t172;
                let t173 = t59 * (t52 * t109 - t55 * t101);
                let t174 = rt::lit::<T>(0.6666666666666666) * (t120 + t173)
                    + rt::lit::<T>(0.3333333333333333)
                        * (t60 + t119 * (t112 * t169 - t115 * t161));
                let z_new = z + h * t174;
                let t175 = z + twice_h * t173;
                let t176 = t175 * t175;
                let t177 = t176 + t117;
                let t178 = inv_m / (t118 * t118 * (t177 * t177));
                let t179 = t161 * t161;
                let t180 = rt::lit::<T>(2.0) * t116;
                let t181 = rt::lit::<T>(2.0) * t176;
                let t182 = t113 + t181;
                let t183 = t180 + t182;
                let t184 = rt::sqrt(t177);
                let t185 = twice_m_k * t184;
                let t186 = t112 * t115;
                let t187 = t112
                    * (t179 * t183 - t185
                        - t169 * (t161 * t186 + t169 * (t183 + rt::lit::<T>(8.0))));
                let t188 = t184 * (m_k * t175);
                let t189 = t161 * t169;
                let t190 = t116 + rt::lit::<T>(8.0);
                let t191 = t176 * (t161 + t169);
                let t192 = t169 * t169;
                let t193 = t116 + t181;
                let t194 = t179 * t193;
                let t195 = m_k * t184;
                let t196 = k1 * t184;
                let t197 = t176 * (t191 * (t161 - t169) - rt::lit::<T>(8.0) * t192)
                    + (t116 * (t194 - t195 - t192 * (t193 + rt::lit::<T>(4.0))) - t196);
                let t198 = rt::lit::<T>(2.0) * t115;
                let t199 = t184 * (m_k * (t113 + rt::lit::<T>(8.0)));
                let t200 = t175 * t189;
                let t201 = t176 + rt::lit::<T>(2.0) * t113;
                let t202 = t113 * t189;
                let t203 = t175
                    * (t199 + t200 * (rt::lit::<T>(2.0) * (rt::lit::<T>(8.0) - t201)))
                    + t202
                        * ((rt::lit::<T>(2.0) - t112)
                            * (rt::lit::<T>(2.0) * (t112 + rt::lit::<T>(2.0))));
                let t204 = (t112 * (t187 + t115 * (t188 + t189 * t190)) + t197) * t198
                    + t112 * t203;
                let t205 = t184 * (m_k * t190);
                let t206 = t176 + t180;
                let t207 = t116 * t189;
                let t208 = t175
                    * (t205 + t200 * (rt::lit::<T>(2.0) * (t206 + rt::lit::<T>(8.0))))
                    + t207 * (rt::lit::<T>(2.0) * (t116 + rt::lit::<T>(4.0)));
                let t209 = t176 * t200;
                let t210 = rt::lit::<T>(8.0) * t175;
                let t211 = k2 * t184;
                let t212 = rt::lit::<T>(4.0) * (t176 * t176);
                let t213 = (t113 * (t199 + t192 * (rt::lit::<T>(4.0) * t182))
                    + (t211 + t192 * t212)) * (rt::lit::<T>(2.0) * t112);
                let t214 = t178
                    * (t115 * (t112 * t204 + (t116 * t208 + (t185 + t209) * t210))
                        - t213);
                let rho1_new = rho1
                    + k3 * (rt::lit::<T>(0.5) * (t40 + t214) + (t100 + t160));
                let t215 = t112
                    * (t161 * (t169 * t186 - t161 * (t183 + rt::lit::<T>(4.0)))
                        + (t192 * t183 - t195));
                let t216 = t176 * (t191 * (t169 - t161) - rt::lit::<T>(8.0) * t179)
                    + (t116 * (t192 * t193 - t185 - t179 * (t193 + rt::lit::<T>(8.0)))
                        - t196);
                let t217 = t175
                    * (t200 * (rt::lit::<T>(2.0) * (t201 + rt::lit::<T>(8.0))) - t199)
                    + t202 * (rt::lit::<T>(2.0) * (t113 + rt::lit::<T>(4.0)));
                let t218 = t198
                    * (t112 * (t215 + t115 * (t189 * (rt::lit::<T>(8.0) - t116) - t188))
                        + t216) + t112 * t217;
                let t219 = t175
                    * (t200 * (rt::lit::<T>(2.0) * (rt::lit::<T>(8.0) - t206)) - t205)
                    + t207
                        * ((rt::lit::<T>(2.0) - t115)
                            * (rt::lit::<T>(2.0) * (t115 + rt::lit::<T>(2.0))));
                let t220 = t112 * (t112 * t218 + (t116 * t219 + t210 * (t209 - t185)))
                    - t198
                        * (t116 * (t205 + rt::lit::<T>(4.0) * t194)
                            + (t211 + t179 * t212));
                let rho2_new = rho2
                    + k3 * (rt::lit::<T>(0.5) * (t48 + t178 * t220) + (t108 + t168));
                let carried = [x_new, y_new, z_new, rho1_new, rho2_new];
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
                let Scheme { inv_m, .. } = *setting.scheme();
                let t1 = x * rho1 + y * rho2;
                let t2 = inv_m / (y * y + (x * x + rt::lit::<T>(4.0)));
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    z,
                    x_dot: (x * t1 + rt::lit::<T>(4.0) * rho1) * t2,
                    y_dot: (y * t1 + rt::lit::<T>(4.0) * rho2) * t2,
                    z_dot: rt::lit::<T>(2.0) * (x * rho2 - y * rho1) * t2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "d13d30bef9c82c731214f4852e969aa3";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Rk4> for System<T> {
        type Scheme = rk4::Scheme<T>;
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
                _ => Err(rt::EvaluateError::UnknownFunction),
            }
        }

        fn write_parameters(&self, out: &mut [f64]) -> usize {
            rt::copy(&[self.parameters.m, self.parameters.k], out)
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("kepler_contact");
            info.text = Some(
                "A body in the field of a sun, under the contact constraint of the Heisenberg group: as it goes about the z axis it rises with the area that it sweeps.",
            );
            info.source = Some(
                "R. W. Brockett, Control theory and singular Riemannian geometry (1981), for the constraint; H. Goldstein, Classical mechanics (1980), chapter 3, for the potential",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), None),
                Quantity::new("y", Some("m"), None),
                Quantity::new("z", Some("m"), None),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("z_dot", Some("m/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["z_dot - (x*y_dot - y*x_dot)/2"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "k",
                        Some("N m^2"),
                        Some("strength of the attraction"),
                    ),
                    Some(1.0),
                    true,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[1.0, 0.2, 0.3],
                    w: &[-0.1, 0.8, 0.41],
                    parameters: &[],
                    inputs: &[],
                },
            ];
            info.methods = &[
                MethodInfo::of::<Self, ::nonholonomic::methods::Gonzalez>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Midpoint>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Leapfrog>(),
                MethodInfo::of::<Self, ::nonholonomic::methods::Rk4>(),
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
                FunctionInfo::new("invariants", &[("q", 3), ("w", 3)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 3), ("p", 3)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 3), ("p", 3)], &[6]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, k] = parameters else {
                return Err(ParameterError::Count {
                    expected: 2,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, k })
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
            if rt::same_name(name, "midpoint") {
                return Some(visitor.visit::<::nonholonomic::methods::Midpoint>());
            }
            if rt::same_name(name, "leapfrog") {
                return Some(visitor.visit::<::nonholonomic::methods::Leapfrog>());
            }
            if rt::same_name(name, "rk4") {
                return Some(visitor.visit::<::nonholonomic::methods::Rk4>());
            }
            None
        }
    }
}

impl KeplerContact {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        kepler_contact::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        kepler_contact::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> kepler_contact::Parameters<f64> {
        kepler_contact::Parameters {
            m: self.m,
            k: self.k,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> kepler_contact::StateBuilder<f64> {
        kepler_contact::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<kepler_contact::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: kepler_contact::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <kepler_contact::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        kepler_contact::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }
}

/// A program need not call all of these.
const _: () = {
    let _ = (
        KeplerContact::system,
        KeplerContact::parameters,
        KeplerContact::state,
        KeplerContact::initial,
        KeplerContact::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
