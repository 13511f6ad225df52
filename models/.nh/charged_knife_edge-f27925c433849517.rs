// Prepared by `nh prepare` from `ChargedKnifeEdge` in src/library.rs and charged_knife_edge.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration f27925c433849517a71633f5836692f3
// content 49874e7d71c895d303b380416b00697b

pub struct ChargedKnifeEdge {
    /// `m` (kg): mass.
    pub m: f64,
    /// `J` (kg m^2): moment of inertia about the contact.
    pub J: f64,
    /// `a` (m): from the contact forward to the charge.
    pub a: f64,
    /// `B` (kg/s): charge times field.
    pub B: f64,
}

impl ::core::default::Default for ChargedKnifeEdge {
    fn default() -> Self {
        ChargedKnifeEdge {
            m: 1.2,
            J: 0.3,
            a: 0.5,
            B: 1.8,
        }
    }
}

/// The system `charged_knife_edge` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 12 add, 20 mul, 1 div, 1 sin_cos
/// * `midpoint`: 12 add, 20 mul, 1 div, 1 sin_cos
/// * `leapfrog`: 61 add, 80 mul, 2 sin_cos
/// * `rk4`: 29 add, 43 mul, 4 sin_cos
pub mod charged_knife_edge {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `J` (kg m^2): moment of inertia about the contact. Positive.
        pub J: T,
        /// `a` (m): from the contact forward to the charge.
        pub a: T,
        /// `B` (kg/s): charge times field.
        pub B: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, J, a, B });

    ::nonholonomic::__in_lanes!(System, Parameters { m, J, a, B });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.2),
                J: rt::lit::<T>(0.3),
                a: rt::lit::<T>(0.5),
                B: rt::lit::<T>(1.8),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): contact and centre of mass.
        pub x: T,
        /// Coordinate `y` (m): contact and centre of mass.
        pub y: T,
        /// Coordinate `theta` (rad): direction of the edge.
        pub theta: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 3> {
            rt::vector([self.x, self.y, self.theta])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 3> {
            rt::vector([self.x_dot, self.y_dot, self.theta_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 3>;
        type Velocity = SVector<T, 3>;

        fn of(t: T, q: SVector<T, 3>, w: SVector<T, 3>) -> Self {
            let ([[x, y, theta]], [[x_dot, y_dot, theta_dot]]) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta,
                x_dot,
                y_dot,
                theta_dot,
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

    ::nonholonomic::__serialized!(State { t, x, y, theta, x_dot, y_dot, theta_dot });

    ::nonholonomic::__in_lanes!(State { t, x, y, theta, x_dot, y_dot, theta_dot });

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

        ::nonholonomic::__setters!(coordinate : x, y, theta);

        ::nonholonomic::__setters!(velocity in place of rho : x_dot, y_dot, theta_dot);

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
                return Some(
                    self
                        .with_numbers(
                            [0.1, -0.2, 0.4],
                            [0.8289548946025966, 0.35047650807778546, 1.3],
                        ),
                );
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

    /// A knife edge on a level plane that carries a charge ahead of its contact, in a vertical magnetic field. The field turns speed along the edge into rotation and back, harmonically, at the frequency B a/sqrt(m J).
    ///
    /// **Source**: A. M. Bloch, Nonholonomic mechanics and control (2003), section 1.6, with the Lagrangian of a charge in a field (L. D. Landau and E. M. Lifshitz, The classical theory of fields (1975), section 21)
    ///
    /// Coordinates q: `x`, `y`, `theta`; velocities w: `x_dot`, `y_dot`, `theta_dot`; 1 constraints. Momenta ρ on D*: `rho1`, `rho2`.
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
        /// `1/J`
        inv_j: T,
        /// `B a`
        b_a: T,
        /// `-(B a)`
        minus_b_a: T,
        /// `B a/J`
        b_a_over_j: T,
        /// `B a/m`
        b_a_over_m: T,
        /// `-(B a/m)`
        minus_b_a_over_m: T,
        /// `B/m`
        b_over_m: T,
        /// `-(1/J)`
        minus_inv_j: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("J", parameters.J)?;
            rt::finite("a", parameters.a)?;
            rt::finite("B", parameters.B)?;
            let constants = {
                let m = parameters.m;
                let j = parameters.J;
                let a = parameters.a;
                let b = parameters.B;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let b_a = b * a;
                let minus_b_a = -b_a;
                let b_a_over_j = b_a / j;
                let b_a_over_m = b_a / m;
                let minus_b_a_over_m = -b_a_over_m;
                let b_over_m = b / m;
                let minus_inv_j = -inv_j;
                Constants {
                    inv_m,
                    inv_j,
                    b_a,
                    minus_b_a,
                    b_a_over_j,
                    b_a_over_m,
                    minus_b_a_over_m,
                    b_over_m,
                    minus_inv_j,
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
            let j = self.parameters.J;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[m, zero, zero], [zero, m, zero], [zero, zero, j]])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, _q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let Constants { inv_m, inv_j, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[inv_m, zero, zero], [zero, inv_m, zero], [zero, zero, inv_j]])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 3>) -> T {
            rt::lit::<T>(0.0)
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 3
        pub fn potential_gradient(&self, _q: &SVector<T, 3>) -> SVector<T, 3> {
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x, y, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let a = self.parameters.a;
            let b = self.parameters.B;
            let Constants { b_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let p_2_mid = a * sin_theta;
            let p_2 = y + p_2_mid;
            let p_1_mid = a * cos_theta;
            let p_1 = x + p_1_mid;
            let t1 = x_dot * (m * x_dot - b * p_2) + y_dot * (m * y_dot + b * p_1);
            let t2 = theta_dot
                * (j * theta_dot + b_a * (sin_theta * y + (a + cos_theta * x))) + t1;
            rt::lit::<T>(0.5) * t2
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> T {
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            rt::lit::<T>(0.5)
                * (m * (x_dot * x_dot + y_dot * y_dot) + theta_dot * (j * theta_dot))
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
            let [[_, _, theta]] = q.data.0;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::matrix([[-sin_theta], [cos_theta], [rt::lit::<T>(0.0)]])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 1
        pub fn constraint(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 1> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, _]] = w.data.0;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([cos_theta * y_dot - sin_theta * x_dot])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 3 × 3
        pub fn projector_perp(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let m = self.parameters.m;
            let Constants { inv_m, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let m_sin_theta = m * sin_theta;
            let sin_theta_inv_m = inv_m * sin_theta;
            let m_cos_theta = m * cos_theta;
            let cos_theta_inv_m = inv_m * cos_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m_sin_theta * sin_theta_inv_m, -(m_sin_theta * cos_theta_inv_m), zero],
                [-(m_cos_theta * sin_theta_inv_m), m_cos_theta * cos_theta_inv_m, zero],
                [zero, zero, zero],
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
            let [[_, _, theta]] = q.data.0;
            let m = self.parameters.m;
            let Constants { inv_m, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let m_sin_theta = m * sin_theta;
            let sin_theta_inv_m = inv_m * sin_theta;
            let m_cos_theta = m * cos_theta;
            let cos_theta_inv_m = inv_m * cos_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    rt::lit::<T>(1.0) - m_sin_theta * sin_theta_inv_m,
                    m_sin_theta * cos_theta_inv_m,
                    zero,
                ],
                [
                    m_cos_theta * sin_theta_inv_m,
                    rt::lit::<T>(1.0) - m_cos_theta * cos_theta_inv_m,
                    zero,
                ],
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
            let [[_, _, theta]] = q.data.0;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[cos_theta, sin_theta, zero], [zero, zero, rt::lit::<T>(1.0)]])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let m = self.parameters.m;
            let j = self.parameters.J;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[m, zero], [zero, j]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, _q: &SVector<T, 3>) -> SMatrix<T, 2, 2> {
            let Constants { inv_m, inv_j, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[inv_m, zero], [zero, inv_j]])
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
            let [[_, _, theta]] = q.data.0;
            let Constants { b_a, minus_b_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::sparse([
                (0, 3, cos_theta),
                (1, 3, sin_theta),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 0, -cos_theta),
                (3, 1, -sin_theta),
                (3, 4, b_a),
                (4, 2, rt::lit::<T>(-1.0)),
                (4, 3, minus_b_a),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, _q: &SVector<T, 3>, rho: &SVector<T, 2>) -> T {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, inv_j, .. } = self.constants;
            rt::lit::<T>(0.5) * (rho1 * (inv_m * rho1) + rho2 * (inv_j * rho2))
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
            _q: &SVector<T, 3>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, inv_j, .. } = self.constants;
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, inv_m * rho1, inv_j * rho2])
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
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, inv_j, b_a_over_j, minus_b_a_over_m, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let rho1_inv_m = inv_m * rho1;
            rt::vector([
                cos_theta * rho1_inv_m,
                sin_theta * rho1_inv_m,
                inv_j * rho2,
                b_a_over_j * rho2,
                minus_b_a_over_m * rho1,
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
            let [[_, _, theta]] = q.data.0;
            let [[rho1, _]] = rho.data.0;
            let Constants { inv_m, inv_j, b_a_over_j, minus_b_a_over_m, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let rho1_inv_m = inv_m * rho1;
            rt::sparse([
                (0, 2, -(sin_theta * rho1_inv_m)),
                (0, 3, inv_m * cos_theta),
                (1, 2, cos_theta * rho1_inv_m),
                (1, 3, inv_m * sin_theta),
                (2, 4, inv_j),
                (3, 4, b_a_over_j),
                (4, 3, minus_b_a_over_m),
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(&self, _q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 3> {
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            rt::vector([m * x_dot, m * y_dot, j * theta_dot])
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
            let [[p_x, p_y, p_theta]] = p.data.0;
            let Constants { inv_m, inv_j, .. } = self.constants;
            rt::vector([inv_m * p_x, inv_m * p_y, inv_j * p_theta])
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
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([m * (cos_theta * x_dot + sin_theta * y_dot), j * theta_dot])
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
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { inv_m, inv_j, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let rho1_inv_m = inv_m * rho1;
            rt::vector([cos_theta * rho1_inv_m, sin_theta * rho1_inv_m, inv_j * rho2])
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
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let Constants { b_a_over_m, b_over_m, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let theta_dot_b_a_over_m = b_a_over_m * theta_dot;
            let t1 = theta_dot + b_over_m;
            let t2 = sin_theta * (cos_theta * theta_dot_b_a_over_m + y_dot * t1)
                + cos_theta * (x_dot * t1 - sin_theta * theta_dot_b_a_over_m);
            rt::vector([m * t2])
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
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let b = self.parameters.B;
            let Constants { inv_m, b_a, minus_inv_j, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_b_a = b_a * cos_theta;
            let t1 = b * y_dot + theta_dot * cos_theta_b_a;
            let sin_theta_b_a = b_a * sin_theta;
            let t2 = b * x_dot - theta_dot * sin_theta_b_a;
            let t3 = sin_theta * (y_dot * theta_dot + inv_m * t1)
                + cos_theta * (x_dot * theta_dot + inv_m * t2);
            let t4 = m * t3;
            rt::vector([
                inv_m * (t1 - sin_theta * t4),
                inv_m * (cos_theta * t4 - t2),
                minus_inv_j * (x_dot * cos_theta_b_a + y_dot * sin_theta_b_a),
            ])
        }

        /// Gyroscopic matrix, skew: terms A·w of the Lagrangian act on w by Ω w − ∂A/∂t.
        ///
        /// **Equation**: Ω_ij = E_i(A_j) − E_j(A_i) − c_ij^l A_l
        ///
        /// **Shape**: 3 × 3
        pub fn gyroscopic_matrix(&self, q: &SVector<T, 3>) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let b = self.parameters.B;
            let Constants { b_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_b_a = b_a * cos_theta;
            let sin_theta_b_a = b_a * sin_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, -b, -cos_theta_b_a],
                [b, zero, -sin_theta_b_a],
                [cos_theta_b_a, sin_theta_b_a, zero],
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
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, theta_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 2
        pub fn invariants(&self, q: &SVector<T, 3>, w: &SVector<T, 3>) -> SVector<T, 2> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { b_a, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            rt::vector([
                rt::lit::<T>(0.5)
                    * (m * (x_dot * x_dot + y_dot * y_dot)
                        + theta_dot * (j * theta_dot)),
                m * (cos_theta * x_dot + sin_theta * y_dot) - b_a * theta,
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, _q: &SVector<T, 3>, p: &SVector<T, 3>) -> T {
            let [[p_x, p_y, p_theta]] = p.data.0;
            let Constants { inv_m, inv_j, .. } = self.constants;
            rt::lit::<T>(0.5)
                * (inv_m * (p_x * p_x + p_y * p_y) + p_theta * (inv_j * p_theta))
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
            let [[_, _, theta]] = q.data.0;
            let [[p_x, p_y, p_theta]] = p.data.0;
            let m = self.parameters.m;
            let Constants { inv_m, inv_j, b_a, b_over_m, .. } = self.constants;
            let inv_m_p_x = inv_m * p_x;
            let inv_m_p_y = inv_m * p_y;
            let p_theta_inv_j = inv_j * p_theta;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_b_a = b_a * cos_theta;
            let t1 = cos_theta_b_a * p_theta_inv_j + b_over_m * p_y;
            let p_x_b_over_m = b_over_m * p_x;
            let sin_theta_b_a = b_a * sin_theta;
            let t2 = sin_theta_b_a * p_theta_inv_j;
            let t3 = sin_theta * (inv_m_p_y * p_theta_inv_j + inv_m * t1)
                + cos_theta * (inv_m_p_x * p_theta_inv_j + inv_m * (p_x_b_over_m - t2));
            let t4 = m * t3;
            rt::vector([
                inv_m_p_x,
                inv_m_p_y,
                p_theta_inv_j,
                t1 - sin_theta * t4,
                cos_theta * t4 + (t2 - p_x_b_over_m),
                -(cos_theta_b_a * inv_m_p_x + sin_theta_b_a * inv_m_p_y),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "charged_knife_edge";

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
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 1 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 2 | 0 | 0 | 0 |
        /// | each step | 12 | 20 | 1 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `B a/J`
            b_a_over_j: T,
            /// `B a/m`
            b_a_over_m: T,
            /// `-(B a/m)`
            minus_b_a_over_m: T,
            /// `h/2`
            half_h: T,
            /// `h/J`
            h_over_j: T,
            /// `-(B a (h/J)/2)`
            k1: T,
            /// `h/m`
            h_over_m: T,
            /// `B a (h/m)/2`
            k2: T,
            /// `(h/J)/2`
            half_h_over_j: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 9];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.B;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let b_a = b * a;
                let b_a_over_j = b_a / j;
                let b_a_over_m = b_a / m;
                let minus_b_a_over_m = -b_a_over_m;
                let half_h = rt::lit::<T>(0.5) * h;
                let h_over_j = h / j;
                let k1 = -(rt::lit::<T>(0.5) * (b_a * h_over_j));
                let h_over_m = h / m;
                let k2 = rt::lit::<T>(0.5) * (b_a * h_over_m);
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                Scheme {
                    inv_m,
                    inv_j,
                    b_a_over_j,
                    b_a_over_m,
                    minus_b_a_over_m,
                    half_h,
                    h_over_j,
                    k1,
                    h_over_m,
                    k2,
                    half_h_over_j,
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
                let j = system.parameters.J;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = cos_theta * x_dot + sin_theta * y_dot;
                let t2 = m * t1;
                let j_theta_dot = j * theta_dot;
                let carried = [
                    x,
                    y,
                    theta,
                    t2,
                    j_theta_dot,
                    rt::lit::<T>(0.5) * (theta_dot * j_theta_dot + t1 * t2),
                    sin_theta,
                    cos_theta,
                    theta,
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
                let [x, y, theta, rho1, rho2, reference, sin_theta_ahead,
                cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    inv_m,
                    inv_j,
                    b_a_over_j,
                    b_a_over_m,
                    minus_b_a_over_m,
                    half_h,
                    h_over_j,
                    k1,
                    h_over_m,
                    k2,
                    half_h_over_j,
                } = *setting.scheme();
                let [rho1_rate, rho2_rate] = rt::solve_linear(
                        [b_a_over_j * rho2, minus_b_a_over_m * rho1],
                        move |[rho1_rate, rho2_rate]| {
                            let t1 = rho2 + half_h * rho2_rate;
                            let t2 = rho1 + half_h * rho1_rate;
                            (
                                [rho1_rate - b_a_over_j * t1, rho2_rate + b_a_over_m * t2],
                                [[rt::lit::<T>(1.0), k1], [k2, rt::lit::<T>(1.0)]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let t1 = rho2 + half_h * rho2_rate;
                let theta_ahead_new = theta + half_h_over_j * t1;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t2 = rho1 + half_h * rho1_rate;
                let t3 = h_over_m * t2;
                let x_new = x + cos_theta_ahead_new * t3;
                let y_new = y + sin_theta_ahead_new * t3;
                let theta_new = theta + h_over_j * t1;
                let t4 = rho1 * (inv_m * rho1) + rho2 * (inv_j * rho2);
                let t5 = rt::lit::<T>(0.5) * t4;
                let t6 = rt::lit::<T>(1.0)
                    - rt::visible_change(
                        t5 * (t5 - reference),
                        t4 * t4 + reference * (rt::lit::<T>(0.0625) * reference),
                        rt::lit::<T>(1.0),
                    );
                let rho1_new = (rho1 + h * rho1_rate) * t6;
                let rho2_new = (rho2 + h * rho2_rate) * t6;
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    rho1_new,
                    rho2_new,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
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
                let [x, y, theta, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho1_inv_m = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: cos_theta * rho1_inv_m,
                    y_dot: sin_theta * rho1_inv_m,
                    theta_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "6933486e5fd580fb5cdf5393d6da5df8";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::gonzalez::Scheme;
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
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 linear block
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 1 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 2 | 0 | 0 | 0 |
        /// | each step | 12 | 20 | 1 | 0 | 1 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
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
        /// **Structure**, in order of solution:
        ///
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`: 3 × 3 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 0 | 5 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 31 | 46 | 0 | 0 | 1 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead | 30 | 34 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 10 | 14 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `B a`
            b_a: T,
            /// `B/2`
            half_b: T,
            /// `B a/2`
            half_b_a: T,
            /// `2 m`
            twice_m: T,
            /// `2 J`
            twice_j: T,
            /// `1/h`
            inv_h: T,
            /// `h/4`
            quarter_h: T,
            /// `B h/2`
            half_b_h: T,
            /// `-(B h/2)`
            minus_half_b_h: T,
            /// `B a h/4`
            k1: T,
            /// `B h/4`
            quarter_b_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (3); functions of q that the next step needs (2).
            type Carried = [T; 8];
            type Memory = (rt::Alternating<T, 3, 3>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.B;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let b_a = b * a;
                let half_b = rt::lit::<T>(0.5) * b;
                let half_b_a = rt::lit::<T>(0.5) * b_a;
                let twice_m = rt::lit::<T>(2.0) * m;
                let twice_j = rt::lit::<T>(2.0) * j;
                let inv_h = rt::lit::<T>(1.0) / h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                let b_h = b * h;
                let half_b_h = rt::lit::<T>(0.5) * b_h;
                let minus_half_b_h = -half_b_h;
                let k1 = rt::lit::<T>(0.25) * (b_a * h);
                let quarter_b_h = rt::lit::<T>(0.25) * b_h;
                Scheme {
                    inv_m,
                    inv_j,
                    b_a,
                    half_b,
                    half_b_a,
                    twice_m,
                    twice_j,
                    inv_h,
                    quarter_h,
                    half_b_h,
                    minus_half_b_h,
                    k1,
                    quarter_b_h,
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
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.B;
                let Scheme { b_a, half_b, half_b_a, .. } = *self;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let p_2_mid = a * sin_theta;
                let p_2 = y + p_2_mid;
                let t1 = b_a / m * theta_dot;
                let b_over_m = b / m;
                let t2 = cos_theta * (sin_theta * t1 - b_over_m * x_dot)
                    - sin_theta * (cos_theta * t1 + b_over_m * y_dot);
                let t3 = rt::lit::<T>(0.5) * (m * h);
                let p_1_mid = a * cos_theta;
                let p_1 = x + p_1_mid;
                let carried = [
                    x,
                    y,
                    theta,
                    m * x_dot - half_b * p_2 - t2 * (t3 * sin_theta),
                    m * y_dot + half_b * p_1 + t2 * (t3 * cos_theta),
                    j * theta_dot + half_b_a * (sin_theta * y + (a + cos_theta * x)),
                    sin_theta,
                    cos_theta,
                ];
                Ok((carried, (rt::Alternating::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1,) = &motion.memory;
                let [x, y, theta, p_x, p_y, p_theta, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let h = setting.step_size();
                let m = setting.system().parameters.m;
                let a = setting.system().parameters.a;
                let b = setting.system().parameters.B;
                let Scheme {
                    inv_m,
                    inv_j,
                    b_a,
                    half_b,
                    half_b_a,
                    twice_m,
                    twice_j,
                    inv_h,
                    quarter_h,
                    half_b_h,
                    minus_half_b_h,
                    k1,
                    quarter_b_h,
                } = *setting.scheme();
                let t1 = half_b * (y + a * sin_theta_ahead);
                let t2 = half_b * (x + a * cos_theta_ahead);
                let t3 = cos_theta_ahead * (p_y - t2) - sin_theta_ahead * (p_x + t1);
                let t4 = p_x + t3 * (rt::lit::<T>(2.0) * sin_theta_ahead);
                let t5 = p_y - t3 * (rt::lit::<T>(2.0) * cos_theta_ahead);
                let t6 = half_b_a * (y * sin_theta_ahead + (a + x * cos_theta_ahead));
                let b_a_cos_theta_ahead = b_a * cos_theta_ahead;
                let b_a_sin_theta_ahead = b_a * sin_theta_ahead;
                let t7 = y * cos_theta_ahead - x * sin_theta_ahead;
                let t8 = b_a * t7;
                let t9 = k1 * t7;
                let plain1: [T; 3] = {
                    let t10 = inv_m * (t1 + t4);
                    let t11 = inv_m * (t5 - t2);
                    let t12 = inv_j * (p_theta - t6);
                    [t10, t11, t12]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t10 = inv_m * (t1 + t4);
                            let t11 = inv_m * (t5 - t2);
                            let t12 = inv_j * (p_theta - t6);
                            [
                                rt::abs(inv_h * x) + rt::abs(t10),
                                rt::abs(inv_h * y) + rt::abs(t11),
                                rt::abs(inv_h * theta) + rt::abs(t12),
                            ]
                        },
                        move |[x_dot_ahead, y_dot_ahead, theta_dot_ahead]| {
                            let y_new = y + h * y_dot_ahead;
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let t13 = a * sin_theta_ahead_new;
                            let t14 = rt::lit::<T>(0.5)
                                * (twice_m * x_dot_ahead - t1 - half_b * (y_new + t13));
                            let x_new = x + h * x_dot_ahead;
                            let t15 = a * cos_theta_ahead_new;
                            let t16 = rt::lit::<T>(0.5)
                                * (half_b * (x_new + t15) + (t2 + twice_m * y_dot_ahead));
                            let t17 = rt::lit::<T>(0.5)
                                * (half_b_a
                                    * (y_new * sin_theta_ahead_new
                                        + (a + x_new * cos_theta_ahead_new))
                                    + (t6 + twice_j * theta_dot_ahead));
                            let t18 = k1 * (cos_theta_ahead_new + cos_theta_ahead);
                            let t19 = k1 * (sin_theta_ahead_new + sin_theta_ahead);
                            let t20 = rt::lit::<T>(0.5)
                                * (twice_j
                                    + half_b_a
                                        * (y_new * (h * cos_theta_ahead_new)
                                            - x_new * (h * sin_theta_ahead_new))) - t9;
                            (
                                [
                                    t14
                                        - (quarter_h
                                            * (b * y_dot_ahead + theta_dot_ahead * b_a_cos_theta_ahead)
                                            + t4),
                                    t16
                                        - (quarter_h
                                            * (theta_dot_ahead * b_a_sin_theta_ahead - b * x_dot_ahead)
                                            + t5),
                                    t17
                                        - (p_theta
                                            + quarter_h
                                                * (theta_dot_ahead * t8 - x_dot_ahead * b_a_cos_theta_ahead
                                                    - y_dot_ahead * b_a_sin_theta_ahead)),
                                ],
                                [
                                    [m, minus_half_b_h, -t18],
                                    [half_b_h, m, -t19],
                                    [t18, t19, t20],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_ahead, y_dot_ahead, theta_dot_ahead",
                                tally,
                            )
                    })?;
                let [x_dot_ahead, y_dot_ahead, theta_dot_ahead] = solution1.x;
                let x_new = x + h * x_dot_ahead;
                let y_new = y + h * y_dot_ahead;
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new = theta + h_theta_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let t13 = a * sin_theta_ahead_new;
                let t14 = rt::lit::<T>(0.5)
                    * (twice_m * x_dot_ahead - t1 - half_b * (y_new + t13));
                let t21 = k1 * theta_dot_ahead;
                let p_x_new = t14
                    + (quarter_b_h * y_dot_ahead + cos_theta_ahead_new * t21);
                let t15 = a * cos_theta_ahead_new;
                let t16 = rt::lit::<T>(0.5)
                    * (half_b * (x_new + t15) + (t2 + twice_m * y_dot_ahead));
                let p_y_new = t16
                    + (sin_theta_ahead_new * t21 - quarter_b_h * x_dot_ahead);
                let t17 = rt::lit::<T>(0.5)
                    * (half_b_a
                        * (y_new * sin_theta_ahead_new
                            + (a + x_new * cos_theta_ahead_new))
                        + (t6 + twice_j * theta_dot_ahead));
                let t22 = (y_new * cos_theta_ahead_new - x_new * sin_theta_ahead_new)
                    * t21 - quarter_b_h * (x_dot_ahead * t15 + y_dot_ahead * t13);
                let p_theta_new = t17 + t22;
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    p_x_new,
                    p_y_new,
                    p_theta_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                ];
                if !rt::all_ordinary([carried[2], carried[3], carried[4], carried[5]]) {
                    return Err(setting.non_finite(tally));
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(plain1, solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, theta, p_x, p_y, p_theta, _, _] = motion.carried;
                let a = setting.system().parameters.a;
                let Scheme { inv_m, inv_j, half_b, half_b_a, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let p_2_mid = a * sin_theta;
                let p_2 = y + p_2_mid;
                let t1 = p_x + half_b * p_2;
                let p_1_mid = a * cos_theta;
                let p_1 = x + p_1_mid;
                let t2 = p_y - half_b * p_1;
                let t3 = cos_theta * t2 - sin_theta * t1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: inv_m * (t1 + sin_theta * t3),
                    y_dot: inv_m * (t2 - cos_theta * t3),
                    theta_dot: inv_j
                        * (p_theta - half_b_a * (sin_theta * y + (a + cos_theta * x))),
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "14dc9bcf2e020fbb2b9e27f306b16979";
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
        /// | once, from parameters | 0 | 1 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 6 | 1 | 0 | 0 | 0 |
        /// | each step | 29 | 43 | 0 | 0 | 4 | 0 |
        /// | each state that is looked at | 0 | 4 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `1/m`
            inv_m: T,
            /// `1/J`
            inv_j: T,
            /// `B a/J`
            b_a_over_j: T,
            /// `B a/m`
            b_a_over_m: T,
            /// `h/J`
            h_over_j: T,
            /// `(h/J)/2`
            half_h_over_j: T,
            /// `(B a/J) h`
            b_a_over_j_h: T,
            /// `(B a/J) h/2`
            half_b_a_over_j_h: T,
            /// `(B a/m) h`
            b_a_over_m_h: T,
            /// `(B a/m) h/2`
            half_b_a_over_m_h: T,
            /// `h/6`
            k1: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (2).
            type Carried = [T; 7];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let b = system.parameters.B;
                let inv_m = rt::lit::<T>(1.0) / m;
                let inv_j = rt::lit::<T>(1.0) / j;
                let b_a = b * a;
                let b_a_over_j = b_a / j;
                let b_a_over_m = b_a / m;
                let h_over_j = h / j;
                let half_h_over_j = rt::lit::<T>(0.5) * h_over_j;
                let b_a_over_j_h = b_a_over_j * h;
                let half_b_a_over_j_h = rt::lit::<T>(0.5) * b_a_over_j_h;
                let b_a_over_m_h = b_a_over_m * h;
                let half_b_a_over_m_h = rt::lit::<T>(0.5) * b_a_over_m_h;
                let k1 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    inv_m,
                    inv_j,
                    b_a_over_j,
                    b_a_over_m,
                    h_over_j,
                    half_h_over_j,
                    b_a_over_j_h,
                    half_b_a_over_j_h,
                    b_a_over_m_h,
                    half_b_a_over_m_h,
                    k1,
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
                let j = system.parameters.J;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let carried = [
                    x,
                    y,
                    theta,
                    m * (cos_theta * x_dot + sin_theta * y_dot),
                    j * theta_dot,
                    sin_theta,
                    cos_theta,
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
                let [x, y, theta, rho1, rho2, sin_theta_ahead, cos_theta_ahead] = motion
                    .carried;
                let Scheme {
                    inv_m,
                    inv_j,
                    b_a_over_j,
                    b_a_over_m,
                    h_over_j,
                    half_h_over_j,
                    b_a_over_j_h,
                    half_b_a_over_j_h,
                    b_a_over_m_h,
                    half_b_a_over_m_h,
                    k1,
                } = *setting.scheme();
                let t1 = rho1 + half_b_a_over_j_h * rho2;
                let t2 = rho2 - half_b_a_over_m_h * t1;
                let t3 = h_over_j * t2;
                let t4 = theta + t3;
                let (t5, t6) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t3,
                    t4,
                    tally,
                );
                let t7 = rho1 + b_a_over_j_h * t2;
                let t8 = inv_m * t7;
                let rho1_inv_m = inv_m * rho1;
                let rho2_half_h_over_j = half_h_over_j * rho2;
                let t9 = theta + rho2_half_h_over_j;
                let (t10, t11) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    rho2_half_h_over_j,
                    t9,
                    tally,
                );
                let t12 = inv_m * t1;
                let t13 = rho2 - half_b_a_over_m_h * rho1;
                let t14 = half_h_over_j * t13;
                let t15 = theta + t14;
                let (t16, t17) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t14,
                    t15,
                    tally,
                );
                let t18 = rho1 + half_b_a_over_j_h * t13;
                let t19 = inv_m * t18;
                let t20 = k1
                    * (t6 * t8
                        + (cos_theta_ahead * rho1_inv_m
                            + rt::lit::<T>(2.0) * (t11 * t12 + t17 * t19)));
                let x_new = x + t20;
                let t21 = k1
                    * (t5 * t8
                        + (sin_theta_ahead * rho1_inv_m
                            + rt::lit::<T>(2.0) * (t10 * t12 + t16 * t19)));
                let y_new = y + t21;
                let t22 = rho2 - b_a_over_m_h * t18;
                let t23 = k1
                    * (inv_j * t22
                        + (inv_j * rho2
                            + rt::lit::<T>(2.0) * (inv_j * t13 + inv_j * t2)));
                let theta_new = theta + t23;
                let t24 = k1
                    * (b_a_over_j * t22
                        + (b_a_over_j * rho2
                            + rt::lit::<T>(2.0) * (b_a_over_j * t13 + b_a_over_j * t2)));
                let rho1_new = rho1 + t24;
                let t25 = k1
                    * (b_a_over_m * t7
                        + (b_a_over_m * rho1
                            + rt::lit::<T>(2.0) * (b_a_over_m * t1 + b_a_over_m * t18)));
                let rho2_new = rho2 - t25;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t23,
                    theta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    rho1_new,
                    rho2_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [x, y, theta, rho1, rho2, _, _] = motion.carried;
                let Scheme { inv_m, inv_j, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let rho1_inv_m = inv_m * rho1;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: cos_theta * rho1_inv_m,
                    y_dot: sin_theta * rho1_inv_m,
                    theta_dot: inv_j * rho2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "132d2d95b79368f6eea0354948da083f";
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
                "gyroscopic_matrix" => {
                    rt::write(&self.gyroscopic_matrix(&at.get("q")?), out)
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
            rt::copy(
                &[
                    self.parameters.m,
                    self.parameters.J,
                    self.parameters.a,
                    self.parameters.B,
                ],
                out,
            )
        }
    }

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("charged_knife_edge");
            info.text = Some(
                "A knife edge on a level plane that carries a charge ahead of its contact, in a vertical magnetic field. The field turns speed along the edge into rotation and back, harmonically, at the frequency B a/sqrt(m J).",
            );
            info.source = Some(
                "A. M. Bloch, Nonholonomic mechanics and control (2003), section 1.6, with the Lagrangian of a charge in a field (L. D. Landau and E. M. Lifshitz, The classical theory of fields (1975), section 21)",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("contact and centre of mass")),
                Quantity::new("y", Some("m"), Some("contact and centre of mass")),
                Quantity::new("theta", Some("rad"), Some("direction of the edge")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["-x_dot*sin(theta) + y_dot*cos(theta)"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass")),
                    Some(1.2),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("moment of inertia about the contact"),
                    ),
                    Some(0.3),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a",
                        Some("m"),
                        Some("from the contact forward to the charge"),
                    ),
                    Some(0.5),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("B", Some("kg/s"), Some("charge times field")),
                    Some(1.8),
                    false,
                ),
            ];
            info.invariants = &[
                Quantity::new("E", None, None),
                Quantity::new("P", None, None),
            ];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.1, -0.2, 0.4],
                    w: &[0.8289548946025966, 0.35047650807778546, 1.3],
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
                FunctionInfo::new("gyroscopic_matrix", &[("q", 3)], &[3, 3]),
                FunctionInfo::new("configuration_velocity", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("invariants", &[("q", 3), ("w", 3)], &[2]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 3), ("p", 3)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 3), ("p", 3)], &[6]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, j, a, b] = parameters else {
                return Err(ParameterError::Count {
                    expected: 4,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m, J: j, a, B: b })
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

impl ChargedKnifeEdge {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        charged_knife_edge::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        charged_knife_edge::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> charged_knife_edge::Parameters<f64> {
        charged_knife_edge::Parameters {
            m: self.m,
            J: self.J,
            a: self.a,
            B: self.B,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> charged_knife_edge::StateBuilder<f64> {
        charged_knife_edge::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<charged_knife_edge::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: charged_knife_edge::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <charged_knife_edge::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        charged_knife_edge::System<f64>: ::nonholonomic::Discretize<M>,
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
        ChargedKnifeEdge::system,
        ChargedKnifeEdge::parameters,
        ChargedKnifeEdge::state,
        ChargedKnifeEdge::initial,
        ChargedKnifeEdge::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
