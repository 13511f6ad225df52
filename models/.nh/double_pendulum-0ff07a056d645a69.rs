// Prepared by `nh prepare` from `DoublePendulum` in src/library.rs and double_pendulum.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 0ff07a056d645a69eb7ff9b599feda72
// content 61f512c457fd2b554a947d9007693bac

pub struct DoublePendulum {
    /// `m1` (kg): upper mass.
    pub m1: f64,
    /// `m2` (kg): lower mass.
    pub m2: f64,
    /// `l1` (m): upper rod.
    pub l1: f64,
    /// `l2` (m): lower rod.
    pub l2: f64,
    /// `g` (m/s^2): gravity.
    pub g: f64,
}

impl ::core::default::Default for DoublePendulum {
    fn default() -> Self {
        DoublePendulum {
            m1: 1.2,
            m2: 0.8,
            l1: 1.0,
            l2: 0.7,
            g: 9.81,
        }
    }
}

/// The system `double_pendulum` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 70 add, 106 mul, 6 div, 10 sin_cos, 2 call
/// * `midpoint`: 16 add, 26 mul, 1 div, 5 sin_cos
/// * `leapfrog`: 37 add, 62 mul, 4 sin_cos
/// * `rk4`: 79 add, 108 mul, 4 div, 12 sin_cos
pub mod double_pendulum {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `m1` (kg): upper mass. Positive.
        pub m1: T,
        /// `m2` (kg): lower mass. Positive.
        pub m2: T,
        /// `l1` (m): upper rod. Positive.
        pub l1: T,
        /// `l2` (m): lower rod. Positive.
        pub l2: T,
        /// `g` (m/s^2): gravity.
        pub g: T,
    }

    ::nonholonomic::__serialized!(Parameters { m1, m2, l1, l2, g });

    ::nonholonomic::__in_lanes!(System, Parameters { m1, m2, l1, l2, g });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m1: rt::lit::<T>(1.2),
                m2: rt::lit::<T>(0.8),
                l1: rt::lit::<T>(1.0),
                l2: rt::lit::<T>(0.7),
                g: rt::lit::<T>(9.81),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `theta1` (rad): upper rod, from the vertical.
        pub theta1: T,
        /// Coordinate `theta2` (rad): lower rod, from the vertical.
        pub theta2: T,
        /// Velocity `theta1_dot` (rad/s).
        pub theta1_dot: T,
        /// Velocity `theta2_dot` (rad/s).
        pub theta2_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 2> {
            rt::vector([self.theta1, self.theta2])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 2> {
            rt::vector([self.theta1_dot, self.theta2_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 2>;
        type Velocity = SVector<T, 2>;

        fn of(t: T, q: SVector<T, 2>, w: SVector<T, 2>) -> Self {
            let ([[theta1, theta2]], [[theta1_dot, theta2_dot]]) = (q.data.0, w.data.0);
            State {
                t,
                theta1,
                theta2,
                theta1_dot,
                theta2_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 2> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 2> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(State { t, theta1, theta2, theta1_dot, theta2_dot });

    ::nonholonomic::__in_lanes!(State { t, theta1, theta2, theta1_dot, theta2_dot });

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

        ::nonholonomic::__setters!(coordinate : theta1, theta2);

        ::nonholonomic::__setters!(velocity in place of rho : theta1_dot, theta2_dot);

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 2>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 2>>) -> Self {
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
                return Some(self.with_numbers([0.9, -0.4], [0.3, -0.5]));
            }
            None
        }

        /// With these coordinates and velocities.
        fn with_numbers(self, q: [f64; 2], w: [f64; 2]) -> Self {
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

    /// Two mass points that hang one from the other on rods without mass, in a plane; nothing constrains it.
    ///
    /// **Source**: L. D. Landau and E. M. Lifshitz, Mechanics (1976), section 5, problem 1
    ///
    /// Coordinates q: `theta1`, `theta2`; velocities w: `theta1_dot`, `theta2_dot`; 0 constraints. Momenta ρ on D*: `rho1`, `rho2`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `l1² (m1 + m2)`
        k1: T,
        /// `l2 l1 m2`
        k2: T,
        /// `m2 l2²`
        m2_l2_squared: T,
        /// `l1² (m1 + m2) m2 l2²`
        k3: T,
        /// `m2 l2`
        m2_l2: T,
        /// `l1 (m1 + m2)`
        l1_m1_plus_m2: T,
        /// `g l1 (m1 + m2)`
        g_l1_m1_plus_m2: T,
        /// `g m2 l2`
        g_m2_l2: T,
        /// `-(g m2 l2)`
        minus_g_m2_l2: T,
        /// `-(g l1 (m1 + m2))`
        k4: T,
        /// `2 g l1 (m1 + m2)`
        k5: T,
        /// `2 m2 l2`
        twice_m2_l2: T,
        /// `l2² m2`
        l2_m2_l2: T,
        /// `2 g m2 l2`
        twice_g_m2_l2: T,
        /// `l2² m2²`
        k6: T,
        /// `m2 l2/(l1 (m1 + m2))`
        k7: T,
        /// `-(l2² m2²)`
        k8: T,
        /// `1/(m1 + m2)`
        inv_m1_plus_m2: T,
        /// `l2 l1 m2 (m2 l2/(l1 (m1 + m2)))`
        k9: T,
        /// `-(l2 l1 m2 (m2 l2/(l1 (m1 + m2))))`
        k10: T,
        /// `1/(l1² (m1 + m2))`
        k11: T,
        /// `l1 m2 l2`
        l1_m2_l2: T,
        /// `1/(l1 (m1 + m2))`
        inv_l1_m1_plus_m2: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m1", parameters.m1)?;
            rt::positive("m2", parameters.m2)?;
            rt::positive("l1", parameters.l1)?;
            rt::positive("l2", parameters.l2)?;
            rt::finite("g", parameters.g)?;
            let constants = {
                let m1 = parameters.m1;
                let m2 = parameters.m2;
                let l1 = parameters.l1;
                let l2 = parameters.l2;
                let g = parameters.g;
                let m1_plus_m2 = m1 + m2;
                let k1 = l1 * l1 * m1_plus_m2;
                let k2 = l2 * (l1 * m2);
                let l2_squared = l2 * l2;
                let m2_l2_squared = m2 * l2_squared;
                let k3 = k1 * m2_l2_squared;
                let m2_l2 = m2 * l2;
                let l1_m1_plus_m2 = l1 * m1_plus_m2;
                let g_l1_m1_plus_m2 = g * l1_m1_plus_m2;
                let g_m2_l2 = g * m2_l2;
                let minus_g_m2_l2 = -g_m2_l2;
                let k4 = -g_l1_m1_plus_m2;
                let k5 = rt::lit::<T>(2.0) * g_l1_m1_plus_m2;
                let twice_m2_l2 = rt::lit::<T>(2.0) * m2_l2;
                let l2_m2_l2 = l2 * m2_l2;
                let twice_g_m2_l2 = rt::lit::<T>(2.0) * g_m2_l2;
                let k6 = l2_squared * (m2 * m2);
                let k7 = m2_l2 / l1_m1_plus_m2;
                let k8 = -k6;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k9 = k2 * k7;
                let k10 = -k9;
                let k11 = rt::lit::<T>(1.0) / k1;
                let l1_m2_l2 = l1 * m2_l2;
                let inv_l1_m1_plus_m2 = rt::lit::<T>(1.0) / l1_m1_plus_m2;
                Constants {
                    k1,
                    k2,
                    m2_l2_squared,
                    k3,
                    m2_l2,
                    l1_m1_plus_m2,
                    g_l1_m1_plus_m2,
                    g_m2_l2,
                    minus_g_m2_l2,
                    k4,
                    k5,
                    twice_m2_l2,
                    l2_m2_l2,
                    twice_g_m2_l2,
                    k6,
                    k7,
                    k8,
                    inv_m1_plus_m2,
                    k9,
                    k10,
                    k11,
                    l1_m2_l2,
                    inv_l1_m1_plus_m2,
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
        /// **Shape**: 2 × 2
        pub fn mass_matrix(&self, q: &SVector<T, 2>) -> SMatrix<T, 2, 2> {
            let [[theta1, theta2]] = q.data.0;
            let Constants { k1, k2, m2_l2_squared, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
            rt::matrix([[k1, t1], [t1, m2_l2_squared]])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_mass(&self, q: &SVector<T, 2>) -> SMatrix<T, 2, 2> {
            let [[theta1, theta2]] = q.data.0;
            let Constants { k1, k2, m2_l2_squared, k3, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
            let t2 = rt::lit::<T>(1.0) / (k3 - t1 * t1);
            let t3 = -(t1 * t2);
            rt::matrix([[m2_l2_squared * t2, t3], [t3, k1 * t2]])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, q: &SVector<T, 2>) -> T {
            let [[theta1, theta2]] = q.data.0;
            let Constants { minus_g_m2_l2, k4, .. } = self.constants;
            let cos_theta1 = rt::cos(theta1);
            let cos_theta2 = rt::cos(theta2);
            k4 * cos_theta1 + minus_g_m2_l2 * cos_theta2
        }

        /// Gradient of the potential along the coordinates.
        ///
        /// **Equation**: ∂V/∂q
        ///
        /// **Shape**: 2
        pub fn potential_gradient(&self, q: &SVector<T, 2>) -> SVector<T, 2> {
            let [[theta1, theta2]] = q.data.0;
            let Constants { g_l1_m1_plus_m2, g_m2_l2, .. } = self.constants;
            let sin_theta1 = rt::sin(theta1);
            let sin_theta2 = rt::sin(theta2);
            rt::vector([g_l1_m1_plus_m2 * sin_theta1, g_m2_l2 * sin_theta2])
        }

        /// Lagrangian.
        ///
        /// **Equation**: L(q, w) = ½ wᵀ g(q) w − V(q)
        ///
        /// **Shape**: scalar
        pub fn lagrangian(&self, q: &SVector<T, 2>, w: &SVector<T, 2>) -> T {
            let [[theta1, theta2]] = q.data.0;
            let [[theta1_dot, theta2_dot]] = w.data.0;
            let l1 = self.parameters.l1;
            let Constants {
                l1_m1_plus_m2,
                k5,
                twice_m2_l2,
                l2_m2_l2,
                twice_g_m2_l2,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = l1 * theta1_dot
                * (l1_m1_plus_m2 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (twice_m2_l2 * theta2_dot));
            rt::lit::<T>(0.5)
                * (t1
                    + (k5 * cos_theta1
                        + (theta2_dot * (l2_m2_l2 * theta2_dot)
                            + twice_g_m2_l2 * cos_theta2)))
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 2>, w: &SVector<T, 2>) -> T {
            let [[theta1, theta2]] = q.data.0;
            let [[theta1_dot, theta2_dot]] = w.data.0;
            let l1 = self.parameters.l1;
            let Constants {
                l1_m1_plus_m2,
                k5,
                twice_m2_l2,
                l2_m2_l2,
                twice_g_m2_l2,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = l1 * theta1_dot
                * (l1_m1_plus_m2 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (twice_m2_l2 * theta2_dot));
            rt::lit::<T>(0.5)
                * (t1
                    + (theta2_dot * (l2_m2_l2 * theta2_dot) - twice_g_m2_l2 * cos_theta2
                        - k5 * cos_theta1))
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn christoffel_first(&self, q: &SVector<T, 2>) -> [SMatrix<T, 2, 2>; 2] {
            let [[theta1, theta2]] = q.data.0;
            let Constants { k2, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = sin_theta1 * cos_theta2;
            let t2 = sin_theta2 * cos_theta1;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, zero], [zero, k2 * (t1 - t2)]]),
                rt::matrix([[k2 * (t2 - t1), zero], [zero, zero]]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn christoffel(&self, q: &SVector<T, 2>) -> [SMatrix<T, 2, 2>; 2] {
            let [[theta1, theta2]] = q.data.0;
            let Constants { k2, m2_l2_squared, k6, k7, k8, inv_m1_plus_m2, k10, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t2 = t1 * (k7 * t1);
            let t3 = m2_l2_squared - k2 * t2;
            let t4 = inv_m1_plus_m2 / t3;
            let t5 = sin_theta2 * cos_theta1;
            let t6 = sin_theta1 * cos_theta2;
            let t7 = t5 - t6;
            let t8 = t6 - t5;
            let t9 = rt::lit::<T>(1.0) / t3;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [t4 * (t7 * (k8 * t1)), zero],
                    [zero, t8 * (k7 + k6 * t2 * t4)],
                ]),
                rt::matrix([[k2 * t7 * t9, zero], [zero, t9 * (t1 * (k10 * t8))]]),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 0 × 2
        pub fn constraint_matrix(&self, _q: &SVector<T, 2>) -> SMatrix<T, 0, 2> {
            SMatrix::zeros()
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 0
        pub fn constraint(
            &self,
            _q: &SVector<T, 2>,
            _w: &SVector<T, 2>,
        ) -> SVector<T, 0> {
            rt::vector([])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn projector_perp(&self, _q: &SVector<T, 2>) -> SMatrix<T, 2, 2> {
            SMatrix::zeros()
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn projector_d(&self, _q: &SVector<T, 2>) -> SMatrix<T, 2, 2> {
            SMatrix::identity()
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn frame(&self, _q: &SVector<T, 2>) -> SMatrix<T, 2, 2> {
            SMatrix::identity()
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn restricted_metric(&self, q: &SVector<T, 2>) -> SMatrix<T, 2, 2> {
            let [[theta1, theta2]] = q.data.0;
            let Constants { k1, k2, m2_l2_squared, .. } = self.constants;
            let t1 = rt::cos(theta2 - theta1);
            let t2 = k2 * t1;
            rt::matrix([[k1, t2], [t2, m2_l2_squared]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 2>) -> SMatrix<T, 2, 2> {
            let [[theta1, theta2]] = q.data.0;
            let Constants { k1, k2, m2_l2_squared, k3, .. } = self.constants;
            let t1 = rt::cos(theta2 - theta1);
            let t2 = k2 * t1;
            let t3 = rt::lit::<T>(1.0) / (k3 - t2 * t2);
            let t4 = -(t2 * t3);
            rt::matrix([[m2_l2_squared * t3, t4], [t4, k1 * t3]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(&self, _q: &SVector<T, 2>) -> [SMatrix<T, 2, 2>; 2] {
            [SMatrix::zeros(), SMatrix::zeros()]
        }

        /// Almost-Poisson matrix on D*, skew.
        ///
        /// **Equation**: Π = [0, E X; −(E X)ᵀ, B],  B_ab = −C_ab^c ρ_c
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn almost_poisson(
            &self,
            _q: &SVector<T, 2>,
            _rho: &SVector<T, 2>,
        ) -> SMatrix<T, 4, 4> {
            rt::sparse([
                (0, 2, rt::lit::<T>(1.0)),
                (1, 3, rt::lit::<T>(1.0)),
                (2, 0, rt::lit::<T>(-1.0)),
                (3, 1, rt::lit::<T>(-1.0)),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 2>, rho: &SVector<T, 2>) -> T {
            let [[theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { m2_l2_squared, g_l1_m1_plus_m2, g_m2_l2, k7, k9, k11, .. } = self
                .constants;
            let t1 = rt::cos(theta2 - theta1);
            let t2 = rt::lit::<T>(1.0) / (m2_l2_squared - t1 * (k9 * t1));
            let t3 = k7 * t1;
            let t4 = rho2 - rho1 * t3;
            let t5 = rt::lit::<T>(0.5)
                * (rho1 * (k11 * rho1 - t2 * (t3 * t4)) + t2 * (rho2 * t4));
            let cos_theta1 = rt::cos(theta1);
            let cos_theta2 = rt::cos(theta2);
            t5 - (g_l1_m1_plus_m2 * cos_theta1 + g_m2_l2 * cos_theta2)
        }

        /// Gradient of the restricted Hamiltonian in ζ = (q, ρ).
        ///
        /// **Equation**: ∇ℋ = (∂ℋ/∂q, G⁻¹ ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4
        pub fn hamiltonian_gradient(
            &self,
            q: &SVector<T, 2>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 4> {
            let [[theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants {
                m2_l2_squared,
                g_l1_m1_plus_m2,
                g_m2_l2,
                k7,
                k9,
                k11,
                l1_m2_l2,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = rt::cos(theta2 - theta1);
            let t2 = rt::lit::<T>(1.0) / (m2_l2_squared - t1 * (k9 * t1));
            let t3 = k7 * t1;
            let t4 = rho2 - rho1 * t3;
            let t5 = k11 * rho1 - t2 * (t3 * t4);
            let t6 = t4 * t2;
            let t7 = t5 * (l1_m2_l2 * t6);
            rt::vector([
                sin_theta1 * (g_l1_m1_plus_m2 + cos_theta2 * t7)
                    - sin_theta2 * cos_theta1 * t7,
                sin_theta2 * (g_m2_l2 + cos_theta1 * t7) - sin_theta1 * cos_theta2 * t7,
                t5,
                t6,
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4
        pub fn vector_field(
            &self,
            q: &SVector<T, 2>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 4> {
            let [[theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants {
                m2_l2_squared,
                g_l1_m1_plus_m2,
                g_m2_l2,
                k7,
                k9,
                k11,
                l1_m2_l2,
                ..
            } = self.constants;
            let t1 = rt::cos(theta2 - theta1);
            let t2 = rt::lit::<T>(1.0) / (m2_l2_squared - t1 * (k9 * t1));
            let t3 = k7 * t1;
            let t4 = rho2 - rho1 * t3;
            let t5 = k11 * rho1 - t2 * (t3 * t4);
            let t6 = t4 * t2;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t7 = t5 * (l1_m2_l2 * t6);
            rt::vector([
                t5,
                t6,
                sin_theta2 * cos_theta1 * t7
                    - sin_theta1 * (g_l1_m1_plus_m2 + cos_theta2 * t7),
                sin_theta1 * cos_theta2 * t7 - sin_theta2 * (g_m2_l2 + cos_theta1 * t7),
            ])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 4 × 4
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 2>,
            rho: &SVector<T, 2>,
        ) -> SMatrix<T, 4, 4> {
            let [[theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants {
                k2,
                m2_l2_squared,
                m2_l2,
                l1_m1_plus_m2,
                g_l1_m1_plus_m2,
                g_m2_l2,
                k7,
                k9,
                k11,
                l1_m2_l2,
                inv_l1_m1_plus_m2,
                ..
            } = self.constants;
            let theta2_minus_theta1 = theta2 - theta1;
            let (t1, t2) = rt::sin_cos(theta2_minus_theta1);
            let t3 = k2 * t2;
            let t4 = k7 * t2;
            let t5 = m2_l2_squared - t3 * t4;
            let t6 = inv_l1_m1_plus_m2 / t5;
            let t7 = rho2 - rho1 * t4;
            let t8 = m2_l2 * t2;
            let t9 = t6 * (t8 * t7);
            let t10 = k7 * t1;
            let t11 = t2 * (k9 * t1) + t3 * t10;
            let t12 = m2_l2 * t1 * t7 + t9 * (l1_m1_plus_m2 * t11);
            let t13 = rho1 * t10;
            let t14 = t8 * t13;
            let t15 = t6 * (t12 - t14);
            let t16 = t6 * (t14 - t12);
            let t17 = k11 + t6 * (t8 * t4);
            let t18 = t8 * t6;
            let t19 = -t18;
            let t20 = rt::lit::<T>(1.0) / t5;
            let t21 = t7 * t20;
            let t22 = t11 * t21;
            let t23 = t20 * (t22 - t13);
            let t24 = t20 * (t13 - t22);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t25 = sin_theta2 * cos_theta1;
            let t26 = sin_theta1 * cos_theta2;
            let t27 = t25 - t26;
            let t28 = k11 * rho1 - t9;
            let t29 = l1_m2_l2 * t28;
            let t30 = t27 * t29;
            let t31 = l1_m2_l2 * t21;
            let t32 = t28 * t31;
            let t33 = sin_theta1 * sin_theta2 * t32;
            let t34 = t27 * t31;
            let t35 = cos_theta2 * t32;
            let t36 = t26 - t25;
            let t37 = t36 * t29;
            let t38 = cos_theta1 * t32;
            let t39 = t36 * t31;
            rt::matrix([
                [
                    -t15,
                    t23,
                    t23 * t30 - t33 - (t15 * t34 + cos_theta1 * (g_l1_m1_plus_m2 + t35)),
                    t33 + t23 * t37 + (cos_theta2 * t38 - t15 * t39),
                ],
                [
                    -t16,
                    t24,
                    t33 + t24 * t30 + (cos_theta1 * t35 - t16 * t34),
                    t24 * t37 - t33 - (t16 * t39 + cos_theta2 * (g_m2_l2 + t38)),
                ],
                [t17, t19, t17 * t34 - t18 * t30, t17 * t39 - t18 * t37],
                [t19, t20, t20 * t30 - t18 * t34, t20 * t37 - t18 * t39],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 2
        pub fn momenta(&self, q: &SVector<T, 2>, w: &SVector<T, 2>) -> SVector<T, 2> {
            let [[theta1, theta2]] = q.data.0;
            let [[theta1_dot, theta2_dot]] = w.data.0;
            let Constants { k1, k2, m2_l2_squared, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
            rt::vector([
                k1 * theta1_dot + t1 * theta2_dot,
                t1 * theta1_dot + m2_l2_squared * theta2_dot,
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 2
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 2>,
            p: &SVector<T, 2>,
        ) -> SVector<T, 2> {
            let [[theta1, theta2]] = q.data.0;
            let [[p_theta1, p_theta2]] = p.data.0;
            let Constants { m2_l2_squared, k7, k9, k11, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t2 = rt::lit::<T>(1.0) / (m2_l2_squared - t1 * (k9 * t1));
            let t3 = k7 * t1;
            let t4 = p_theta2 - p_theta1 * t3;
            rt::vector([k11 * p_theta1 - t2 * (t3 * t4), t4 * t2])
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
            q: &SVector<T, 2>,
            w: &SVector<T, 2>,
        ) -> SVector<T, 2> {
            let [[theta1, theta2]] = q.data.0;
            let [[theta1_dot, theta2_dot]] = w.data.0;
            let Constants { k1, k2, m2_l2_squared, .. } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
            rt::vector([
                k1 * theta1_dot + t1 * theta2_dot,
                t1 * theta1_dot + m2_l2_squared * theta2_dot,
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2
        pub fn to_velocities(
            self: &System<T>,
            q: &SVector<T, 2>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 2> {
            let [[theta1, theta2]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { m2_l2_squared, k7, k9, k11, .. } = self.constants;
            let t1 = rt::cos(theta2 - theta1);
            let t2 = rt::lit::<T>(1.0) / (m2_l2_squared - t1 * (k9 * t1));
            let t3 = k7 * t1;
            let t4 = rho2 - rho1 * t3;
            rt::vector([k11 * rho1 - t2 * (t3 * t4), t4 * t2])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 0
        pub fn multipliers(
            &self,
            _q: &SVector<T, 2>,
            _w: &SVector<T, 2>,
        ) -> SVector<T, 0> {
            rt::vector([])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 2
        pub fn acceleration(
            &self,
            q: &SVector<T, 2>,
            w: &SVector<T, 2>,
        ) -> SVector<T, 2> {
            let [[theta1, theta2]] = q.data.0;
            let [[theta1_dot, theta2_dot]] = w.data.0;
            let Constants {
                k2,
                m2_l2_squared,
                g_l1_m1_plus_m2,
                g_m2_l2,
                k7,
                k9,
                k11,
                l1_m2_l2,
                ..
            } = self.constants;
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let t1 = k2
                * (cos_theta2 * (sin_theta1 * (theta2_dot - theta1_dot))
                    + cos_theta1 * (sin_theta2 * (theta1_dot - theta2_dot)));
            let t2 = theta2_dot * (l1_m2_l2 * theta1_dot);
            let t3 = theta2_dot * t1
                + (sin_theta1 * (g_l1_m1_plus_m2 + cos_theta2 * t2)
                    - cos_theta1 * (sin_theta2 * t2));
            let t4 = sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2;
            let t5 = rt::lit::<T>(1.0) / (m2_l2_squared - t4 * (k9 * t4));
            let t6 = k7 * t4;
            let t7 = t6 * t3
                + (cos_theta2 * (sin_theta1 * t2)
                    - sin_theta2 * (g_m2_l2 + cos_theta1 * t2) - theta1_dot * t1);
            rt::vector([-(k11 * t3 + t5 * (t6 * t7)), t5 * t7])
        }

        /// Velocity of the coordinates.
        ///
        /// **Equation**: q̇ = E(q) w
        ///
        /// **Shape**: 2
        pub fn configuration_velocity(
            &self,
            _q: &SVector<T, 2>,
            w: &SVector<T, 2>,
        ) -> SVector<T, 2> {
            let [[theta1_dot, theta2_dot]] = w.data.0;
            rt::vector([theta1_dot, theta2_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 1
        pub fn invariants(&self, q: &SVector<T, 2>, w: &SVector<T, 2>) -> SVector<T, 1> {
            let [[theta1, theta2]] = q.data.0;
            let [[theta1_dot, theta2_dot]] = w.data.0;
            let l1 = self.parameters.l1;
            let Constants {
                l1_m1_plus_m2,
                k5,
                twice_m2_l2,
                l2_m2_l2,
                twice_g_m2_l2,
                ..
            } = self.constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = l1 * theta1_dot
                * (l1_m1_plus_m2 * theta1_dot
                    + (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2)
                        * (twice_m2_l2 * theta2_dot));
            rt::vector([
                rt::lit::<T>(0.5)
                    * (t1
                        + (theta2_dot * (l2_m2_l2 * theta2_dot)
                            - twice_g_m2_l2 * cos_theta2 - k5 * cos_theta1)),
            ])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 2>, p: &SVector<T, 2>) -> T {
            let [[theta1, theta2]] = q.data.0;
            let [[p_theta1, p_theta2]] = p.data.0;
            let Constants { k1, k2, m2_l2_squared, k3, g_l1_m1_plus_m2, g_m2_l2, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
            let t2 = rt::lit::<T>(1.0) / (k3 - t1 * t1);
            let t3 = t1 * t2;
            let t4 = p_theta1 * (t2 * (m2_l2_squared * p_theta1) - p_theta2 * t3)
                + p_theta2 * (t2 * (k1 * p_theta2) - p_theta1 * t3);
            rt::lit::<T>(0.5) * t4
                - (g_l1_m1_plus_m2 * cos_theta1 + g_m2_l2 * cos_theta2)
        }

        /// The nonholonomic vector field on T*Q with multipliers, which keeps μ w at whatever value it has: (q̇, ṗ).
        ///
        /// **Equation**: q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0
        ///
        /// **Shape**: 4
        pub fn cotangent_vector_field(
            &self,
            q: &SVector<T, 2>,
            p: &SVector<T, 2>,
        ) -> SVector<T, 4> {
            let [[theta1, theta2]] = q.data.0;
            let [[p_theta1, p_theta2]] = p.data.0;
            let Constants { k1, k2, m2_l2_squared, k3, g_l1_m1_plus_m2, g_m2_l2, .. } = self
                .constants;
            let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
            let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
            let t1 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
            let t2 = rt::lit::<T>(1.0) / (k3 - t1 * t1);
            let t3 = t1 * t2;
            let t4 = t2 * (m2_l2_squared * p_theta1) - p_theta2 * t3;
            let t5 = t2 * (k1 * p_theta2) - p_theta1 * t3;
            let t6 = sin_theta2 * cos_theta1;
            let t7 = sin_theta1 * cos_theta2;
            rt::vector([
                t4,
                t5,
                t5 * (k2 * (t6 - t7) * t4) - g_l1_m1_plus_m2 * sin_theta1,
                t5 * (k2 * (t7 - t6) * t4) - g_m2_l2 * sin_theta2,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "double_pendulum";

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
        type Point = [T; 4];
        type Jacobian = SMatrix<T, 4, 4>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 4],
            _inputs: &[T; 0],
        ) -> [T; 4] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 4],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 4, 4>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 4] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 4],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    impl<
        T: Scalar,
    > ::nonholonomic::fields::VectorField<::nonholonomic::fields::Cotangent>
    for System<T> {
        type Point = [T; 4];
        type Jacobian = SMatrix<T, 4, 4>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            _t: T,
            point: &[T; 4],
            _inputs: &[T; 0],
        ) -> [T; 4] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 4] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 4],
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
        /// - `theta1_rate`, `theta2_rate`, `rho1_rate`, `rho2_rate`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly); torn from it and assigned: kappa_gradient
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 20 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 18 | 3 | 0 | 0 | 0 |
        /// | each step | 23 | 37 | 3 | 0 | 3 | 2 |
        /// | each sweep for theta1_rate, theta2_rate, rho1_rate, rho2_rate | 47 | 69 | 3 | 0 | 7 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, rho1_rate, rho2_rate | 216 | 319 | 9 | 0 | 7 | 0 |
        /// | each state that is looked at | 4 | 8 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `l1² (m1 + m2)`
            k1: T,
            /// `l2 l1 m2`
            k2: T,
            /// `m2 l2²`
            k3: T,
            /// `m2 l2`
            m2_l2: T,
            /// `l1 (m1 + m2)`
            l1_m1_plus_m2: T,
            /// `g l1 (m1 + m2)`
            g_l1_m1_plus_m2: T,
            /// `g m2 l2`
            g_m2_l2: T,
            /// `2 g l1 (m1 + m2)`
            k4: T,
            /// `2 g m2 l2`
            twice_g_m2_l2: T,
            /// `m2 l2/(l1 (m1 + m2))`
            k5: T,
            /// `l2 l1 m2 (m2 l2/(l1 (m1 + m2)))`
            k6: T,
            /// `1/(l1² (m1 + m2))`
            k7: T,
            /// `l1 m2 l2`
            l1_m2_l2: T,
            /// `1/(l1 (m1 + m2))`
            inv_l1_m1_plus_m2: T,
            /// `m2 l2/2`
            half_m2_l2: T,
            /// `l1/2`
            half_l1: T,
            /// `l2 l1 m2/2`
            k8: T,
            /// `m2 l2²/2`
            k9: T,
            /// `l1² (m1 + m2)/2`
            k10: T,
            /// `2 l2 l1 m2`
            k11: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m2 l2 h`
            m2_l2_h: T,
            /// `m2 l2 h/(l1 (m1 + m2))`
            k12: T,
            /// `l2 l1 m2 h`
            k13: T,
            /// `(m2 l2/(l1 (m1 + m2))) l2 l1 m2 h/2 + l2 l1 m2 (m2 l2 h/(l1 (m1 + m2)))/2`
            k14: T,
            /// `l2 l1 m2 h/2`
            k15: T,
            /// `m2 l2 h/2`
            half_m2_l2_h: T,
            /// `(h/(l1² (m1 + m2)))/2`
            k16: T,
            /// `h (m2 l2/(l1 (m1 + m2)))`
            k17: T,
            /// `m2 l2 h (m2 l2/(l1 (m1 + m2)))/2`
            k18: T,
            /// `2 h`
            twice_h: T,
            /// `l1 h/2`
            k19: T,
            /// `m2 l2² h/2`
            k20: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (2); momenta on D*, ρ = Xᵀ p (2); energy at the start (1); functions of q that the next step needs (4).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 4, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m1 = system.parameters.m1;
                let m2 = system.parameters.m2;
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let g = system.parameters.g;
                let m1_plus_m2 = m1 + m2;
                let k1 = l1 * l1 * m1_plus_m2;
                let k2 = l2 * (l1 * m2);
                let k3 = m2 * (l2 * l2);
                let m2_l2 = m2 * l2;
                let l1_m1_plus_m2 = l1 * m1_plus_m2;
                let g_l1_m1_plus_m2 = g * l1_m1_plus_m2;
                let g_m2_l2 = g * m2_l2;
                let k4 = rt::lit::<T>(2.0) * g_l1_m1_plus_m2;
                let twice_g_m2_l2 = rt::lit::<T>(2.0) * g_m2_l2;
                let k5 = m2_l2 / l1_m1_plus_m2;
                let k6 = k2 * k5;
                let k7 = rt::lit::<T>(1.0) / k1;
                let l1_m2_l2 = l1 * m2_l2;
                let inv_l1_m1_plus_m2 = rt::lit::<T>(1.0) / l1_m1_plus_m2;
                let half_m2_l2 = rt::lit::<T>(0.5) * m2_l2;
                let half_l1 = rt::lit::<T>(0.5) * l1;
                let k8 = rt::lit::<T>(0.5) * k2;
                let k9 = rt::lit::<T>(0.5) * k3;
                let k10 = rt::lit::<T>(0.5) * k1;
                let k11 = rt::lit::<T>(2.0) * k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m2_l2_h = m2_l2 * h;
                let k12 = m2_l2_h / l1_m1_plus_m2;
                let k13 = k2 * h;
                let k14 = rt::lit::<T>(0.5) * (k5 * k13)
                    + rt::lit::<T>(0.5) * (k2 * k12);
                let k15 = rt::lit::<T>(0.5) * k13;
                let half_m2_l2_h = rt::lit::<T>(0.5) * m2_l2_h;
                let k16 = rt::lit::<T>(0.5) * (h / k1);
                let k17 = h * k5;
                let k18 = rt::lit::<T>(0.5) * (m2_l2 * k17);
                let twice_h = rt::lit::<T>(2.0) * h;
                let k19 = rt::lit::<T>(0.5) * (l1 * h);
                let k20 = rt::lit::<T>(0.5) * (k3 * h);
                Scheme {
                    k1,
                    k2,
                    k3,
                    m2_l2,
                    l1_m1_plus_m2,
                    g_l1_m1_plus_m2,
                    g_m2_l2,
                    k4,
                    twice_g_m2_l2,
                    k5,
                    k6,
                    k7,
                    l1_m2_l2,
                    inv_l1_m1_plus_m2,
                    half_m2_l2,
                    half_l1,
                    k8,
                    k9,
                    k10,
                    k11,
                    inv_h,
                    half_h,
                    m2_l2_h,
                    k12,
                    k13,
                    k14,
                    k15,
                    half_m2_l2_h,
                    k16,
                    k17,
                    k18,
                    twice_h,
                    k19,
                    k20,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { k1, k2, k3, g_l1_m1_plus_m2, g_m2_l2, k5, k6, k7, .. } = *self;
                let [[theta1, theta2]] = start.q().data.0;
                let [[theta1_dot, theta2_dot]] = start.w().data.0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t1 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
                let t2 = k1 * theta1_dot + t1 * theta2_dot;
                let t3 = t1 * theta1_dot + k3 * theta2_dot;
                let t4 = rt::cos(theta2 - theta1);
                let t5 = rt::lit::<T>(1.0) / (k3 - t4 * (k6 * t4));
                let t6 = k5 * t4;
                let t7 = t3 - t2 * t6;
                let t8 = rt::lit::<T>(0.5)
                    * (t2 * (k7 * t2 - t5 * (t6 * t7)) + t5 * (t3 * t7));
                let carried = [
                    theta1,
                    theta2,
                    t2,
                    t3,
                    t8 - (g_l1_m1_plus_m2 * cos_theta1 + g_m2_l2 * cos_theta2),
                    sin_theta1,
                    cos_theta1,
                    sin_theta2,
                    cos_theta2,
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
                let [theta1, theta2, rho1, rho2, reference, sin_theta1_ahead,
                cos_theta1_ahead, sin_theta2_ahead, cos_theta2_ahead] = motion.carried;
                let h = setting.step_size();
                let l1 = setting.system().parameters.l1;
                let Scheme {
                    k1,
                    k2,
                    k3,
                    m2_l2,
                    l1_m1_plus_m2,
                    g_l1_m1_plus_m2,
                    g_m2_l2,
                    k4,
                    twice_g_m2_l2,
                    k5,
                    k6,
                    k7,
                    l1_m2_l2,
                    inv_l1_m1_plus_m2,
                    half_m2_l2,
                    half_l1,
                    k8,
                    k9,
                    k10,
                    k11,
                    inv_h,
                    half_h,
                    m2_l2_h,
                    k12,
                    k13,
                    k14,
                    k15,
                    half_m2_l2_h,
                    k16,
                    k17,
                    k18,
                    twice_h,
                    k19,
                    k20,
                } = *setting.scheme();
                let theta2_minus_theta1 = theta2 - theta1;
                let (t1, t2) = rt::sin_cos(theta2_minus_theta1);
                let t3 = k2 * t2;
                let t4 = k5 * t2;
                let t5 = m2_l2 * t2;
                let t6 = k3 - t3 * t4;
                let t7 = inv_l1_m1_plus_m2 / t6;
                let t8 = t5 * t7;
                let t9 = rt::lit::<T>(1.0) / t6;
                let t10 = rho2 - rho1 * t4;
                let t11 = t10 * t9;
                let t12 = k7 * rho1 - t7 * (t5 * t10);
                let t13 = k8 * t2;
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate, rho2_rate]) = solution1
                    .goes_on()
                {
                    let t15 = rho1 + half_h * rho1_rate;
                    let t16 = k7 * t15;
                    let theta2_rate_half_h = half_h * theta2_rate;
                    let t17 = theta2 + theta2_rate_half_h;
                    let theta1_rate_half_h = half_h * theta1_rate;
                    let t18 = theta1 + theta1_rate_half_h;
                    let t19 = t17 - t18;
                    let theta2_rate_h = h * theta2_rate;
                    let theta1_rate_h = h * theta1_rate;
                    let t20 = rt::lit::<T>(0.5) * (theta2_rate_h - theta1_rate_h);
                    let ((t21, _), (t23, t24)) = rt::halfway((t1, t2), t20, t19);
                    let t187 = rt::lit::<T>(1.0) / (k3 - t24 * (k6 * t24));
                    let t25 = k5 * t24;
                    let t28 = rho2 + half_h * rho2_rate - t15 * t25;
                    let t188 = t16 - t187 * (t25 * t28);
                    let t41 = rho1 + h * rho1_rate;
                    let t35 = theta2_minus_theta1 + theta2_rate_h - theta1_rate_h;
                    let t37 = rt::cos(t35);
                    let t38 = k2 * t37;
                    let t189 = t28 * t187;
                    let t190 = k1 * t188;
                    let t191 = t41 - t38 * t189 - t190;
                    let t31 = rho2 + h * rho2_rate;
                    let t192 = k3 * t189;
                    let t193 = t31 - t192 - t38 * t188;
                    let t40 = k5 * t37;
                    let t194 = t193 - t40 * t191;
                    let t45 = k3 - t38 * t40;
                    let t46 = rt::lit::<T>(1.0) / t45;
                    let t195 = rho2 - t192 - t3 * t188;
                    let t196 = rho1 - t3 * t189 - t190;
                    let t197 = t195 - t4 * t196;
                    let t198 = t191 * (k7 * t191 - t194 * (t40 * t46))
                        + (t194 * (t46 * t193) - t197 * (t9 * t195));
                    let ((t61, _), (t63, t64)) = rt::halfway(
                        (sin_theta1_ahead, cos_theta1_ahead),
                        theta1_rate_half_h,
                        t18,
                    );
                    let ((t65, _), (t67, t68)) = rt::halfway(
                        (sin_theta2_ahead, cos_theta2_ahead),
                        theta2_rate_half_h,
                        t17,
                    );
                    let t69 = t63 * (k4 * t61) + t67 * (twice_g_m2_l2 * t65);
                    let t199 = t188 * (l1_m2_l2 * t189);
                    let t200 = t63 * (g_l1_m1_plus_m2 + t68 * t199);
                    let t123 = t67 * t64;
                    let t201 = t123 * t199;
                    let t202 = t67 * (g_m2_l2 + t64 * t199);
                    let t122 = t63 * t68;
                    let t203 = t122 * t199;
                    let t204 = t69 + t188 * (t189 * (t23 * (k11 * t21)))
                        - theta1_rate_h * (t200 - t201) - theta2_rate_h * (t202 - t203);
                    let t82 = h
                        * (theta1_rate * theta1_rate + theta2_rate * theta2_rate
                            + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                    let t205 = rt::div_or_zero(
                        rt::lit::<T>(0.5) * (t198 - t196 * (k7 * t196 - t8 * t197))
                            + t204,
                        t82,
                    );
                    solution1
                        .update([
                            t188 + rho1_rate * t205,
                            t189 + rho2_rate * t205,
                            t201 - t200 - theta1_rate * t205,
                            t203 - t202 - theta2_rate * t205,
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t14 = t12 * (l1_m2_l2 * t11);
                            [
                                t12,
                                t11,
                                cos_theta1_ahead * sin_theta2_ahead * t14
                                    - sin_theta1_ahead
                                        * (g_l1_m1_plus_m2 + cos_theta2_ahead * t14),
                                sin_theta1_ahead * cos_theta2_ahead * t14
                                    - sin_theta2_ahead * (g_m2_l2 + cos_theta1_ahead * t14),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate, rho2_rate]| {
                            let t15 = rho1 + half_h * rho1_rate;
                            let t16 = k7 * t15;
                            let theta2_rate_half_h = half_h * theta2_rate;
                            let t17 = theta2 + theta2_rate_half_h;
                            let theta1_rate_half_h = half_h * theta1_rate;
                            let t18 = theta1 + theta1_rate_half_h;
                            let t19 = t17 - t18;
                            let theta2_rate_h = h * theta2_rate;
                            let theta1_rate_h = h * theta1_rate;
                            let t20 = rt::lit::<T>(0.5)
                                * (theta2_rate_h - theta1_rate_h);
                            let ((t21, t22), (t23, t24)) = rt::halfway(
                                (t1, t2),
                                t20,
                                t19,
                            );
                            let t25 = k5 * t24;
                            let t26 = k3 - k2 * t24 * t25;
                            let t27 = inv_l1_m1_plus_m2 / t26;
                            let t28 = rho2 + half_h * rho2_rate - t15 * t25;
                            let t29 = t27 * (m2_l2 * t24 * t28);
                            let t30 = t16 - t29;
                            let t31 = rho2 + h * rho2_rate;
                            let t32 = rt::lit::<T>(1.0) / t26;
                            let t33 = t28 * t32;
                            let t34 = k3 * t33;
                            let t35 = theta2_minus_theta1 + theta2_rate_h
                                - theta1_rate_h;
                            let (t36, t37) = rt::sin_cos(t35);
                            let t38 = k2 * t37;
                            let t39 = t31 - t34 - t38 * t30;
                            let t40 = k5 * t37;
                            let t41 = rho1 + h * rho1_rate;
                            let t42 = k1 * t30;
                            let t43 = t41 - t38 * t33 - t42;
                            let t44 = t39 - t40 * t43;
                            let t45 = k3 - t38 * t40;
                            let t46 = rt::lit::<T>(1.0) / t45;
                            let t47 = t44 * t46;
                            let t48 = rho2 - t34 - t3 * t30;
                            let t49 = rho1 - t3 * t33 - t42;
                            let t50 = t48 - t4 * t49;
                            let t51 = t9 * t50;
                            let t52 = m2_l2 * t37;
                            let t53 = inv_l1_m1_plus_m2 / t45;
                            let t54 = t52 * t53;
                            let t55 = t44 * t54;
                            let t56 = k7 * t43 - t55;
                            let t57 = k7 * t49 - t8 * t50;
                            let t58 = t21 * (k2 * t23);
                            let t59 = t58 * t30;
                            let t60 = t58 * t33;
                            let ((t61, t62), (t63, t64)) = rt::halfway(
                                (sin_theta1_ahead, cos_theta1_ahead),
                                theta1_rate_half_h,
                                t18,
                            );
                            let ((t65, t66), (t67, t68)) = rt::halfway(
                                (sin_theta2_ahead, cos_theta2_ahead),
                                theta2_rate_half_h,
                                t17,
                            );
                            let t69 = t63 * (k4 * t61) + t67 * (twice_g_m2_l2 * t65);
                            let t70 = t30 * (l1_m2_l2 * t33);
                            let t71 = g_l1_m1_plus_m2 + t68 * t70;
                            let t72 = t63 * t71;
                            let t73 = t67 * t70;
                            let t74 = t64 * t73;
                            let t75 = t72 - t74;
                            let t76 = g_m2_l2 + t64 * t70;
                            let t77 = t67 * t76;
                            let t78 = t63 * t70;
                            let t79 = t68 * t78;
                            let t80 = t77 - t79;
                            let t81 = rt::lit::<T>(0.5)
                                * (t39 * t47 - t48 * t51 + (t43 * t56 - t49 * t57))
                                + (t33 * t59 + (t30 * t60 + t69) - theta1_rate_h * t75
                                    - theta2_rate_h * t80);
                            let t82 = h
                                * (theta1_rate * theta1_rate + theta2_rate * theta2_rate
                                    + (rho1_rate * rho1_rate + rho2_rate * rho2_rate));
                            let t83 = rt::div_or_zero(t81, t82);
                            let t84 = t23 * (k14 * t24);
                            let t85 = t28 * (half_m2_l2_h * t23)
                                + t29 * (l1_m1_plus_m2 * t84);
                            let t86 = t15 * (k12 * t23);
                            let t87 = t86 * (half_m2_l2 * t24);
                            let t88 = t27 * (t85 - t87);
                            let t89 = k1 * t88;
                            let t90 = k13 * t36;
                            let t91 = t90 * t33;
                            let t92 = t84 * t33;
                            let t93 = rt::lit::<T>(0.5) * t86;
                            let t94 = t32 * (t92 - t93);
                            let t95 = t89 - (t91 + t38 * t94);
                            let t96 = k12 * t36;
                            let t97 = t40 * t90 + t38 * t96;
                            let t98 = m2_l2_h * t36 * t44 + t55 * (l1_m1_plus_m2 * t97);
                            let t99 = k3 * t94;
                            let t100 = t90 * t30;
                            let t101 = t99 + t100 - t38 * t88;
                            let t102 = t96 * t43;
                            let t103 = t40 * t95 + (t101 + t102);
                            let t104 = t97 * t47;
                            let t105 = t39 * t46;
                            let t106 = t89 - t3 * t94;
                            let t107 = t3 * t88 - t99;
                            let t108 = t107 - t4 * t106;
                            let t109 = t9 * t48;
                            let t110 = t49 * (k7 * t106 - t8 * t108)
                                + (t108 * t109 + (t47 * t101 + t51 * t107));
                            let t111 = t43 * (k7 * t95 - t53 * (t98 - t52 * t103))
                                + ((t104 - t103) * t105 + (t56 * t95 - t57 * t106) - t110);
                            let t112 = k15 * (t21 * t24 + t22 * t23);
                            let t113 = t112 * t33;
                            let t114 = h * t64;
                            let t115 = g_l1_m1_plus_m2 * (t61 * t114 + t63 * (h * t62))
                                + t59 * t94 - t60 * t88;
                            let t116 = t112 * t30;
                            let t117 = t30 * (t58 * t94 - t113) + t115
                                - (h * t75 + t33 * (t116 + t58 * t88));
                            let t118 = l1 * t30;
                            let t119 = l1 * t33;
                            let t120 = m2_l2 * (t118 * t94 - t88 * t119);
                            let t121 = t67 * (t64 * t120 - t70 * (half_h * t63))
                                - t68 * (t70 * (half_h * t64) + t63 * t120);
                            let t122 = t63 * t68;
                            let t123 = t67 * t64;
                            let t124 = t122 - t123;
                            let t125 = t124 * t120
                                + rt::lit::<T>(0.5) * (t114 * t71 + h * t63 * t73);
                            let t126 = rt::lit::<T>(2.0) * t83;
                            let t127 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * t111 + (t117 - theta2_rate_h * t121)
                                    - theta1_rate_h * (t125 + t126),
                                t82,
                            );
                            let t128 = t27 * (t87 - t85);
                            let t129 = k1 * t128;
                            let t130 = t32 * (t93 - t92);
                            let t131 = t129 + (t91 - t38 * t130);
                            let t132 = k3 * t130;
                            let t133 = t38 * t128 + (t100 - t132);
                            let t134 = t102 + t133 - t40 * t131;
                            let t135 = t129 - t3 * t130;
                            let t136 = t3 * t128 - t132;
                            let t137 = t136 - t4 * t135;
                            let t138 = t47 * t133 - t51 * t136 - t137 * t109
                                - t49 * (k7 * t135 - t8 * t137);
                            let t139 = t43 * (k7 * t131 - t53 * (t52 * t134 - t98))
                                + (t105 * (t134 - t104) + (t56 * t131 - t57 * t135) + t138);
                            let t140 = h * t68;
                            let t141 = g_m2_l2 * (t65 * t140 + t67 * (h * t66))
                                + t59 * t130 - t60 * t128;
                            let t142 = t30 * (t113 + t58 * t130) + t141
                                + (t33 * (t116 - t58 * t128) - h * t80);
                            let t143 = m2_l2 * (t118 * t130 - t128 * t119);
                            let t144 = t63 * (t68 * t143 - t70 * (half_h * t67))
                                - t64 * (t70 * (half_h * t68) + t67 * t143);
                            let t145 = t123 - t122;
                            let t146 = t145 * t143
                                + rt::lit::<T>(0.5) * (t140 * t76 + h * t67 * t78);
                            let t147 = rt::div_or_zero(
                                rt::lit::<T>(0.5) * t139 + (t142 - theta1_rate_h * t144)
                                    - theta2_rate_h * (t146 + t126),
                                t82,
                            );
                            let t148 = k17 * t24 * t32;
                            let t149 = k9 * t148;
                            let t150 = k16 + t27 * (t24 * (k18 * t24));
                            let t151 = t149 - t38 * t150;
                            let t152 = t149 - t3 * t150;
                            let t153 = k1 * t150;
                            let t154 = t13 * t148 - t153;
                            let t155 = t152 - t4 * t154;
                            let t156 = k8 * t37;
                            let t157 = h + t148 * t156 - t153;
                            let t158 = t151 - t40 * t157;
                            let t159 = t47 * t151 - t155 * t109
                                + (t158 * t105 - t148 * (rt::lit::<T>(2.0) * t59)
                                    - t51 * t152);
                            let t160 = t56 * t157 + t43 * (k7 * t157 - t54 * t158)
                                - (t57 * t154 + t49 * (k7 * t154 - t8 * t155));
                            let t161 = m2_l2 * (t150 * t119 - t30 * (half_l1 * t148));
                            let t162 = t145 * t161;
                            let t163 = t122 * t161;
                            let t164 = t123 * t161;
                            let t165 = rt::lit::<T>(0.5) * (t159 + t160)
                                + (t150 * (rt::lit::<T>(2.0) * t60) - theta2_rate_h * t162
                                    - theta1_rate_h * (t163 - t164));
                            let t166 = rt::div_or_zero(
                                t165 - t83 * (twice_h * rho1_rate),
                                t82,
                            );
                            let t167 = t27 * (m2_l2_h * t24);
                            let t168 = k10 * t167;
                            let t169 = t168 - t32 * (k15 * t37);
                            let t170 = k20 * t32;
                            let t171 = t167 * t156 + (h - t170);
                            let t172 = t171 - t40 * t169;
                            let t173 = h * t32;
                            let t174 = t168 - t13 * t173;
                            let t175 = t33 * t167;
                            let t176 = t13 * t167 - t170;
                            let t177 = t176 - t4 * t174;
                            let t178 = t58 * (t30 * t173 - t175)
                                + (t59 * t173 - t60 * t167) + (t172 * t105 - t177 * t109);
                            let t179 = t56 * t169 + t178
                                - (t49 * (k7 * t174 - t8 * t177) + t51 * t176);
                            let t180 = t43 * (k7 * t169 - t54 * t172) + t47 * t171
                                - t57 * t174 + t179;
                            let t181 = m2_l2 * (t30 * (k19 * t32) - half_l1 * t175);
                            let t182 = t124 * t181;
                            let t183 = t123 * t181;
                            let t184 = t122 * t181;
                            let t185 = rt::lit::<T>(0.5) * t180
                                - (theta1_rate_h * t182 + theta2_rate_h * (t183 - t184))
                                - t83 * (twice_h * rho2_rate);
                            let t186 = rt::div_or_zero(t185, t82);
                            (
                                [
                                    theta1_rate - t30 - rho1_rate * t83,
                                    theta2_rate - t33 - rho2_rate * t83,
                                    theta1_rate * t83 + (t72 + (rho1_rate - t74)),
                                    theta2_rate * t83 + (t77 + (rho2_rate - t79)),
                                ],
                                [
                                    [
                                        t88 + rt::lit::<T>(1.0) - rho1_rate * t127,
                                        t128 - rho1_rate * t147,
                                        -(rho1_rate * t166 + (t150 + t83)),
                                        rt::lit::<T>(0.5) * t167 - rho1_rate * t186,
                                    ],
                                    [
                                        -(t94 + rho2_rate * t127),
                                        rt::lit::<T>(1.0) - t130 - rho2_rate * t147,
                                        rt::lit::<T>(0.5) * t148 - rho2_rate * t166,
                                        -(rho2_rate * t186 + (t83 + half_h * t32)),
                                    ],
                                    [
                                        theta1_rate * t127 + (t125 + t83),
                                        t144 + theta1_rate * t147,
                                        theta1_rate * t166 + (t163 + rt::lit::<T>(1.0) - t164),
                                        t182 + theta1_rate * t186,
                                    ],
                                    [
                                        t121 + theta2_rate * t127,
                                        theta2_rate * t147 + (t146 + t83),
                                        t162 + theta2_rate * t166,
                                        theta2_rate * t186 + (t183 + rt::lit::<T>(1.0) - t184),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, rho1_rate, rho2_rate] = solution1.x;
                let theta1_rate_h = h * theta1_rate;
                let theta1_new = theta1 + theta1_rate_h;
                let theta2_rate_h = h * theta2_rate;
                let theta2_new = theta2 + theta2_rate_h;
                let t41 = rho1 + h * rho1_rate;
                let t206 = g_l1_m1_plus_m2 * cos_theta1_ahead
                    + g_m2_l2 * cos_theta2_ahead;
                let t207 = rho1 * (rho1 * (k7 + t7 * (t5 * t4)) + (t12 - rho2 * t8))
                    + rho2 * (t11 + rho2 * t9 - rho1 * t8);
                let t208 = rt::lit::<T>(0.5) * t207;
                let t209 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (rho1 * t12 + rho2 * t11) - (reference + t206))
                        * (rt::lit::<T>(0.25) * t207),
                    rt::lit::<T>(0.0625) * (reference * reference + t206 * t206)
                        + t208 * t208,
                    rt::abs(theta2) + (rt::abs(theta1) + rt::lit::<T>(1.0)),
                );
                let t210 = rt::lit::<T>(1.0) - t209;
                let rho1_new = t41 * t210;
                let t31 = rho2 + h * rho2_rate;
                let rho2_new = t31 * t210;
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    theta1_rate_h,
                    theta1_new,
                    tally,
                );
                let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    theta2_rate_h,
                    theta2_new,
                    tally,
                );
                let carried = [
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    reference,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                    sin_theta2_ahead_new,
                    cos_theta2_ahead_new,
                ];
                let ordinary = rt::all_ordinary([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
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
                    ]);
                    let after = balance([
                        carried[0],
                        carried[1],
                        carried[2],
                        carried[3],
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
                let [theta1, theta2, rho1, rho2, _, _, _, _, _] = motion.carried;
                let Scheme { k3, k5, k6, k7, .. } = *setting.scheme();
                let t1 = rt::cos(theta2 - theta1);
                let t2 = rt::lit::<T>(1.0) / (k3 - t1 * (k6 * t1));
                let t3 = k5 * t1;
                let t4 = rho2 - rho1 * t3;
                State {
                    t: setting.time_at(motion.tally),
                    theta1,
                    theta2,
                    theta1_dot: k7 * rho1 - t2 * (t3 * t4),
                    theta2_dot: t4 * t2,
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
                [theta1,
                theta2,
                rho1,
                rho2,
                ]: [T; 4],
            ) -> [T; 2] {
                let g = parameters.g;
                let Scheme {
                    k2,
                    k3,
                    m2_l2,
                    l1_m1_plus_m2,
                    g_l1_m1_plus_m2,
                    g_m2_l2,
                    k5,
                    k7,
                    ..
                } = self;
                let theta2_minus_theta1 = theta2 - theta1;
                let (t1, t2) = rt::sin_cos(theta2_minus_theta1);
                let t3 = m2_l2 * t2;
                let t4 = k5 * t2;
                let t5 = rho1 * t4;
                let t6 = rho2 - t5;
                let t7 = t3 * t6;
                let t8 = k2 * t2;
                let t9 = k3 - t8 * t4;
                let t10 = l1_m1_plus_m2 * t9;
                let t11 = rt::lit::<T>(1.0) / t10;
                let t12 = rho1 * (k7 * rho1 - t7 * t11);
                let t13 = rt::lit::<T>(1.0) / t9;
                let t14 = rho2 * t6 * t13;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let abs_rho1 = rt::abs(rho1);
                let t15 = rt::abs(t2)
                    + (rt::abs(theta1) + rt::abs(theta2)) * rt::abs(t1);
                let t16 = k5 * t15;
                let t17 = rt::abs(t8) * t16 + (k3 + t15 * (k2 * rt::abs(t4)));
                let abs_rho2 = rt::abs(rho2);
                let t18 = abs_rho1 * t16 + (abs_rho2 + rt::abs(t5));
                let t19 = k7 * abs_rho1
                    + rt::abs(t11) * (m2_l2 * t15 * rt::abs(t6) + rt::abs(t3) * t18);
                let t20 = abs_rho1
                    * (rt::abs(t7 / (t10 * t10)) * (l1_m1_plus_m2 * t17) + t19)
                    + abs_rho2 * (t18 * rt::abs(t13) + t17 * rt::abs(t6 / (t9 * t9)));
                let abs_g = rt::abs(g);
                let t21 = l1_m1_plus_m2 * abs_g
                    * (rt::abs(cos_theta1) + rt::abs(theta1 * sin_theta1))
                    + m2_l2 * abs_g
                        * (rt::abs(cos_theta2) + rt::abs(theta2 * sin_theta2));
                [
                    rt::lit::<T>(0.5) * (t12 + t14)
                        - (g_l1_m1_plus_m2 * cos_theta1 + g_m2_l2 * cos_theta2),
                    rt::lit::<T>(0.5) * (rt::abs(t12) + rt::abs(t14) + t20) + t21,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "de252ef957558bbf73ae19de9cc7f72b";
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
        /// - `theta1_rate`, `theta2_rate`, `rho1_rate`, `rho2_rate`: 4 × 4 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 14 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 2 | 14 | 3 | 0 | 0 | 0 |
        /// | each step | 4 | 4 | 0 | 0 | 2 | 0 |
        /// | each sweep for theta1_rate, theta2_rate, rho1_rate, rho2_rate | 12 | 22 | 1 | 0 | 3 | 0 |
        /// | each iteration for theta1_rate, theta2_rate, rho1_rate, rho2_rate | 44 | 100 | 2 | 0 | 3 | 0 |
        /// | each state that is looked at | 4 | 8 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `l2 l1 m2`
            k1: T,
            /// `m2 l2²`
            k2: T,
            /// `m2 l2`
            m2_l2: T,
            /// `l1 (m1 + m2)`
            l1_m1_plus_m2: T,
            /// `g l1 (m1 + m2)`
            g_l1_m1_plus_m2: T,
            /// `g m2 l2`
            g_m2_l2: T,
            /// `m2 l2/(l1 (m1 + m2))`
            k3: T,
            /// `l2 l1 m2 (m2 l2/(l1 (m1 + m2)))`
            k4: T,
            /// `1/(l1² (m1 + m2))`
            k6: T,
            /// `l1 m2 l2`
            l1_m2_l2: T,
            /// `1/(l1 (m1 + m2))`
            inv_l1_m1_plus_m2: T,
            /// `m2 l2/2`
            half_m2_l2: T,
            /// `l1/2`
            half_l1: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m2 l2 h`
            m2_l2_h: T,
            /// `m2 l2 h/(l1 (m1 + m2))`
            k7: T,
            /// `(m2 l2/(l1 (m1 + m2))) l2 l1 m2 h/2 + l2 l1 m2 (m2 l2 h/(l1 (m1 + m2)))/2`
            k8: T,
            /// `m2 l2 h/2`
            half_m2_l2_h: T,
            /// `(h/(l1² (m1 + m2)))/2`
            k9: T,
            /// `h (m2 l2/(l1 (m1 + m2)))`
            k10: T,
            /// `m2 l2 h (m2 l2/(l1 (m1 + m2)))/2`
            k11: T,
            /// `l1 h/2`
            k12: T,
            /// `-(h/2)`
            minus_half_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (2); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (4).
            type Carried = [T; 8];
            type Memory = (rt::Predictor<T, 4, 8>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m1 = system.parameters.m1;
                let m2 = system.parameters.m2;
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let g = system.parameters.g;
                let k1 = l2 * (l1 * m2);
                let k2 = m2 * (l2 * l2);
                let m2_l2 = m2 * l2;
                let m1_plus_m2 = m1 + m2;
                let l1_m1_plus_m2 = l1 * m1_plus_m2;
                let g_l1_m1_plus_m2 = g * l1_m1_plus_m2;
                let g_m2_l2 = g * m2_l2;
                let k3 = m2_l2 / l1_m1_plus_m2;
                let k4 = k1 * k3;
                let k5 = l1 * l1 * m1_plus_m2;
                let k6 = rt::lit::<T>(1.0) / k5;
                let l1_m2_l2 = l1 * m2_l2;
                let inv_l1_m1_plus_m2 = rt::lit::<T>(1.0) / l1_m1_plus_m2;
                let half_m2_l2 = rt::lit::<T>(0.5) * m2_l2;
                let half_l1 = rt::lit::<T>(0.5) * l1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let m2_l2_h = m2_l2 * h;
                let k7 = m2_l2_h / l1_m1_plus_m2;
                let k8 = rt::lit::<T>(0.5) * (k3 * (k1 * h))
                    + rt::lit::<T>(0.5) * (k1 * k7);
                let half_m2_l2_h = rt::lit::<T>(0.5) * m2_l2_h;
                let k9 = rt::lit::<T>(0.5) * (h / k5);
                let k10 = h * k3;
                let k11 = rt::lit::<T>(0.5) * (m2_l2 * k10);
                let k12 = rt::lit::<T>(0.5) * (l1 * h);
                let minus_half_h = -half_h;
                Scheme {
                    k1,
                    k2,
                    m2_l2,
                    l1_m1_plus_m2,
                    g_l1_m1_plus_m2,
                    g_m2_l2,
                    k3,
                    k4,
                    k6,
                    l1_m2_l2,
                    inv_l1_m1_plus_m2,
                    half_m2_l2,
                    half_l1,
                    inv_h,
                    half_h,
                    m2_l2_h,
                    k7,
                    k8,
                    half_m2_l2_h,
                    k9,
                    k10,
                    k11,
                    k12,
                    minus_half_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m1 = system.parameters.m1;
                let m2 = system.parameters.m2;
                let l1 = system.parameters.l1;
                let Scheme { k1, k2, .. } = *self;
                let [[theta1, theta2]] = start.q().data.0;
                let [[theta1_dot, theta2_dot]] = start.w().data.0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t1 = k1 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
                let carried = [
                    theta1,
                    theta2,
                    l1 * l1 * (m1 + m2) * theta1_dot + t1 * theta2_dot,
                    t1 * theta1_dot + k2 * theta2_dot,
                    sin_theta1,
                    cos_theta1,
                    sin_theta2,
                    cos_theta2,
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
                let [theta1, theta2, rho1, rho2, sin_theta1_ahead, cos_theta1_ahead,
                sin_theta2_ahead, cos_theta2_ahead] = motion.carried;
                let h = setting.step_size();
                let l1 = setting.system().parameters.l1;
                let Scheme {
                    k1,
                    k2,
                    m2_l2,
                    l1_m1_plus_m2,
                    g_l1_m1_plus_m2,
                    g_m2_l2,
                    k3,
                    k4,
                    k6,
                    l1_m2_l2,
                    inv_l1_m1_plus_m2,
                    half_m2_l2,
                    half_l1,
                    inv_h,
                    half_h,
                    m2_l2_h,
                    k7,
                    k8,
                    half_m2_l2_h,
                    k9,
                    k10,
                    k11,
                    k12,
                    minus_half_h,
                } = *setting.scheme();
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta1_rate, theta2_rate, rho1_rate, rho2_rate]) = solution1
                    .goes_on()
                {
                    let t8 = rho1 + half_h * rho1_rate;
                    let t9 = k6 * t8;
                    let theta2_rate_half_h = half_h * theta2_rate;
                    let t10 = theta2 + theta2_rate_half_h;
                    let theta1_rate_half_h = half_h * theta1_rate;
                    let t11 = theta1 + theta1_rate_half_h;
                    let t12 = t10 - t11;
                    let t14 = rt::cos(t12);
                    let t57 = rt::lit::<T>(1.0) / (k2 - t14 * (k4 * t14));
                    let t15 = k3 * t14;
                    let t18 = rho2 + half_h * rho2_rate - t8 * t15;
                    let t58 = t9 - t57 * (t15 * t18);
                    let t59 = t18 * t57;
                    let (t25, t26) = rt::sin_cos(t10);
                    let (t23, t24) = rt::sin_cos(t11);
                    let t46 = t25 * t24;
                    let t60 = t58 * (l1_m2_l2 * t59);
                    let t45 = t23 * t26;
                    solution1
                        .update([
                            t58,
                            t59,
                            t46 * t60 - t23 * (g_l1_m1_plus_m2 + t26 * t60),
                            t45 * t60 - t25 * (g_m2_l2 + t24 * t60),
                        ]);
                }
                solution1
                    .or_newton(
                        move || {
                            let t1 = rt::cos(theta2 - theta1);
                            let t2 = rt::lit::<T>(1.0) / (k2 - t1 * (k4 * t1));
                            let t3 = k3 * t1;
                            let t4 = rho2 - rho1 * t3;
                            let t5 = k6 * rho1 - t2 * (t3 * t4);
                            let t6 = t4 * t2;
                            let t7 = t5 * (l1_m2_l2 * t6);
                            [
                                t5,
                                t6,
                                cos_theta1_ahead * sin_theta2_ahead * t7
                                    - sin_theta1_ahead
                                        * (g_l1_m1_plus_m2 + cos_theta2_ahead * t7),
                                sin_theta1_ahead * cos_theta2_ahead * t7
                                    - sin_theta2_ahead * (g_m2_l2 + cos_theta1_ahead * t7),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * theta1),
                            rt::abs(inv_h * theta2),
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                        ],
                        move |[theta1_rate, theta2_rate, rho1_rate, rho2_rate]| {
                            let t8 = rho1 + half_h * rho1_rate;
                            let t9 = k6 * t8;
                            let theta2_rate_half_h = half_h * theta2_rate;
                            let t10 = theta2 + theta2_rate_half_h;
                            let theta1_rate_half_h = half_h * theta1_rate;
                            let t11 = theta1 + theta1_rate_half_h;
                            let t12 = t10 - t11;
                            let (t13, t14) = rt::sin_cos(t12);
                            let t15 = k3 * t14;
                            let t16 = k2 - k1 * t14 * t15;
                            let t17 = inv_l1_m1_plus_m2 / t16;
                            let t18 = rho2 + half_h * rho2_rate - t8 * t15;
                            let t19 = t17 * (m2_l2 * t14 * t18);
                            let t20 = t9 - t19;
                            let t21 = rt::lit::<T>(1.0) / t16;
                            let t22 = t18 * t21;
                            let (t23, t24) = rt::sin_cos(t11);
                            let (t25, t26) = rt::sin_cos(t10);
                            let t27 = t20 * (l1_m2_l2 * t22);
                            let t28 = g_l1_m1_plus_m2 + t26 * t27;
                            let t29 = t25 * t27;
                            let t30 = g_m2_l2 + t24 * t27;
                            let t31 = t23 * t27;
                            let t32 = t13 * (k8 * t14);
                            let t33 = t18 * (half_m2_l2_h * t13)
                                + t19 * (l1_m1_plus_m2 * t32);
                            let t34 = t8 * (k7 * t13);
                            let t35 = t34 * (half_m2_l2 * t14);
                            let t36 = t17 * (t33 - t35);
                            let t37 = t17 * (t35 - t33);
                            let t38 = k9 + t17 * (t14 * (k11 * t14));
                            let t39 = t17 * (m2_l2_h * t14);
                            let t40 = t32 * t22;
                            let t41 = rt::lit::<T>(0.5) * t34;
                            let t42 = t21 * (t40 - t41);
                            let t43 = t21 * (t41 - t40);
                            let t44 = k10 * t14 * t21;
                            let t45 = t23 * t26;
                            let t46 = t25 * t24;
                            let t47 = t45 - t46;
                            let t48 = l1 * t20;
                            let t49 = l1 * t22;
                            let t50 = m2_l2 * (t48 * t42 - t36 * t49);
                            let t51 = m2_l2 * (t48 * t43 - t37 * t49);
                            let t52 = t23 * (t26 * t51 - t27 * (half_h * t25))
                                - t24 * (t27 * (half_h * t26) + t25 * t51);
                            let t53 = m2_l2 * (t38 * t49 - t20 * (half_l1 * t44));
                            let t54 = m2_l2
                                * (t20 * (k12 * t21) - t39 * (half_l1 * t22));
                            let t55 = t25 * (t24 * t50 - t27 * (half_h * t23))
                                - t26 * (t27 * (half_h * t24) + t23 * t50);
                            let t56 = t46 - t45;
                            (
                                [
                                    theta1_rate - t20,
                                    theta2_rate - t22,
                                    t23 * t28 + (rho1_rate - t24 * t29),
                                    t25 * t30 + (rho2_rate - t26 * t31),
                                ],
                                [
                                    [
                                        t36 + rt::lit::<T>(1.0),
                                        t37,
                                        -t38,
                                        rt::lit::<T>(0.5) * t39,
                                    ],
                                    [
                                        -t42,
                                        rt::lit::<T>(1.0) - t43,
                                        rt::lit::<T>(0.5) * t44,
                                        minus_half_h * t21,
                                    ],
                                    [
                                        t47 * t50
                                            + rt::lit::<T>(0.5) * (h * t24 * t28 + h * t23 * t29),
                                        t52,
                                        t47 * t53 + rt::lit::<T>(1.0),
                                        t47 * t54,
                                    ],
                                    [
                                        t55,
                                        t56 * t51
                                            + rt::lit::<T>(0.5) * (h * t26 * t30 + h * t25 * t31),
                                        t56 * t53,
                                        t56 * t54 + rt::lit::<T>(1.0),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_rate, theta2_rate, rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let [theta1_rate, theta2_rate, rho1_rate, rho2_rate] = solution1.x;
                let theta1_rate_h = h * theta1_rate;
                let theta1_new = theta1 + theta1_rate_h;
                let theta2_rate_h = h * theta2_rate;
                let theta2_new = theta2 + theta2_rate_h;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    theta1_rate_h,
                    theta1_new,
                    tally,
                );
                let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    theta2_rate_h,
                    theta2_new,
                    tally,
                );
                let carried = [
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                    sin_theta2_ahead_new,
                    cos_theta2_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [theta1, theta2, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { k2, k3, k4, k6, .. } = *setting.scheme();
                let t1 = rt::cos(theta2 - theta1);
                let t2 = rt::lit::<T>(1.0) / (k2 - t1 * (k4 * t1));
                let t3 = k3 * t1;
                let t4 = rho2 - rho1 * t3;
                State {
                    t: setting.time_at(motion.tally),
                    theta1,
                    theta2,
                    theta1_dot: k6 * rho1 - t2 * (t3 * t4),
                    theta2_dot: t4 * t2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "b6e8bdf29b652a469b653611d449b652";
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
        /// **Structure**, in order of solution:
        ///
        /// - `theta1_dot_ahead`, `theta2_dot_ahead`: 2 × 2 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 1 | 14 | 0 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 1 | 0 | 0 | 0 |
        /// | each step | 17 | 30 | 0 | 0 | 2 | 0 |
        /// | each iteration for theta1_dot_ahead, theta2_dot_ahead | 20 | 32 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 4 | 11 | 1 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `l1² (m1 + m2)`
            k1: T,
            /// `l2 l1 m2`
            k2: T,
            /// `m2 l2²`
            k3: T,
            /// `l1² (m1 + m2) m2 l2²`
            k4: T,
            /// `m2 l2`
            m2_l2: T,
            /// `2 l1² (m1 + m2)`
            k5: T,
            /// `2 m2 l2²`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `l2 l1 m2 h`
            k7: T,
            /// `l1 h/2`
            half_l1_h: T,
            /// `g l1 (m1 + m2) h/2`
            k8: T,
            /// `g m2 l2 h/2`
            k9: T,
            /// `m2 l2 l1 h/2`
            k10: T,
            /// `h l1 m2 l2/2`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (2); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (2); functions of q that the next step needs (4).
            type Carried = [T; 8];
            type Memory = (rt::Alternating<T, 2, 3>,);
            const BLOCKS: u64 = 1;

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m1 = system.parameters.m1;
                let m2 = system.parameters.m2;
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let g = system.parameters.g;
                let m1_plus_m2 = m1 + m2;
                let k1 = l1 * l1 * m1_plus_m2;
                let k2 = l2 * (l1 * m2);
                let k3 = m2 * (l2 * l2);
                let k4 = k1 * k3;
                let m2_l2 = m2 * l2;
                let k5 = rt::lit::<T>(2.0) * k1;
                let k6 = rt::lit::<T>(2.0) * k3;
                let inv_h = rt::lit::<T>(1.0) / h;
                let k7 = k2 * h;
                let l1_h = l1 * h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let k8 = rt::lit::<T>(0.5) * (g * (l1 * m1_plus_m2) * h);
                let k9 = rt::lit::<T>(0.5) * (g * m2_l2 * h);
                let k10 = rt::lit::<T>(0.5) * (m2_l2 * l1_h);
                let k11 = rt::lit::<T>(0.5) * (h * (l1 * m2_l2));
                Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    m2_l2,
                    k5,
                    k6,
                    inv_h,
                    k7,
                    half_l1_h,
                    k8,
                    k9,
                    k10,
                    k11,
                }
            }

            fn start(
                &self,
                _: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let Scheme { k1, k2, k3, .. } = *self;
                let [[theta1, theta2]] = start.q().data.0;
                let [[theta1_dot, theta2_dot]] = start.w().data.0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t1 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
                let carried = [
                    theta1,
                    theta2,
                    k1 * theta1_dot + t1 * theta2_dot,
                    t1 * theta1_dot + k3 * theta2_dot,
                    sin_theta1,
                    cos_theta1,
                    sin_theta2,
                    cos_theta2,
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
                let [theta1, theta2, p_theta1, p_theta2, sin_theta1_ahead,
                cos_theta1_ahead, sin_theta2_ahead, cos_theta2_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k1,
                    k2,
                    k3,
                    k4,
                    m2_l2,
                    k5,
                    k6,
                    inv_h,
                    k7,
                    half_l1_h,
                    k8,
                    k9,
                    k10,
                    k11,
                } = *setting.scheme();
                let t1 = sin_theta1_ahead * sin_theta2_ahead
                    + cos_theta1_ahead * cos_theta2_ahead;
                let t2 = k2 * t1;
                let t3 = cos_theta1_ahead * sin_theta2_ahead;
                let t4 = sin_theta1_ahead * cos_theta2_ahead;
                let t5 = t3 - t4;
                let t6 = m2_l2 * t5;
                let t7 = k8 * sin_theta1_ahead - p_theta1;
                let t8 = t4 - t3;
                let t9 = m2_l2 * t8;
                let t10 = k9 * sin_theta2_ahead - p_theta2;
                let t11 = k10 * t5;
                let t12 = k10 * t8;
                let plain1: [T; 2] = {
                    let t13 = rt::lit::<T>(1.0) / (k4 - t2 * t2);
                    let t14 = t2 * t13;
                    let t15 = k3 * p_theta1 * t13 - p_theta2 * t14;
                    let t16 = k1 * p_theta2 * t13 - p_theta1 * t14;
                    [t15, t16]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t13 = rt::lit::<T>(1.0) / (k4 - t2 * t2);
                            let t14 = t2 * t13;
                            let t15 = k3 * p_theta1 * t13 - p_theta2 * t14;
                            let t16 = k1 * p_theta2 * t13 - p_theta1 * t14;
                            [
                                rt::abs(inv_h * theta1) + rt::abs(t15),
                                rt::abs(inv_h * theta2) + rt::abs(t16),
                            ]
                        },
                        move |[theta1_dot_ahead, theta2_dot_ahead]| {
                            let h_theta1_dot_ahead = h * theta1_dot_ahead;
                            let theta1_new = theta1 + h_theta1_dot_ahead;
                            let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::sin_cos(
                                theta1_new,
                            );
                            let h_theta2_dot_ahead = h * theta2_dot_ahead;
                            let theta2_new = theta2 + h_theta2_dot_ahead;
                            let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::sin_cos(
                                theta2_new,
                            );
                            let t17 = sin_theta1_ahead_new * sin_theta2_ahead_new
                                + cos_theta1_ahead_new * cos_theta2_ahead_new;
                            let t18 = k2 * t17 + t2;
                            let t19 = k5 * theta1_dot_ahead;
                            let t20 = theta2_dot_ahead * t6;
                            let t21 = half_l1_h * theta1_dot_ahead;
                            let t22 = k6 * theta2_dot_ahead;
                            let t23 = theta2_dot_ahead * t9;
                            let t24 = sin_theta2_ahead_new * cos_theta1_ahead_new;
                            let t25 = sin_theta1_ahead_new * cos_theta2_ahead_new;
                            let t26 = t24 - t25;
                            let t27 = k7 * t26;
                            let t28 = t25 - t24;
                            let t29 = k7 * t28;
                            (
                                [
                                    rt::lit::<T>(0.5) * (theta2_dot_ahead * t18 + t19)
                                        + (t7 - t20 * t21),
                                    rt::lit::<T>(0.5) * (theta1_dot_ahead * t18 + t22)
                                        + (t10 - t23 * t21),
                                ],
                                [
                                    [
                                        rt::lit::<T>(0.5) * (k5 + theta2_dot_ahead * t27)
                                            - half_l1_h * t20,
                                        rt::lit::<T>(0.5) * (t18 + theta2_dot_ahead * t29)
                                            - theta1_dot_ahead * t11,
                                    ],
                                    [
                                        rt::lit::<T>(0.5) * (t18 + theta1_dot_ahead * t27)
                                            - half_l1_h * t23,
                                        rt::lit::<T>(0.5) * (k6 + theta1_dot_ahead * t29)
                                            - theta1_dot_ahead * t12,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta1_dot_ahead, theta2_dot_ahead",
                                tally,
                            )
                    })?;
                let [theta1_dot_ahead, theta2_dot_ahead] = solution1.x;
                let h_theta1_dot_ahead = h * theta1_dot_ahead;
                let theta1_new = theta1 + h_theta1_dot_ahead;
                let h_theta2_dot_ahead = h * theta2_dot_ahead;
                let theta2_new = theta2 + h_theta2_dot_ahead;
                let t19 = k5 * theta1_dot_ahead;
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    h_theta1_dot_ahead,
                    theta1_new,
                    tally,
                );
                let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    h_theta2_dot_ahead,
                    theta2_new,
                    tally,
                );
                let t17 = sin_theta1_ahead_new * sin_theta2_ahead_new
                    + cos_theta1_ahead_new * cos_theta2_ahead_new;
                let t30 = k2 * (t17 + t1);
                let t24 = sin_theta2_ahead_new * cos_theta1_ahead_new;
                let t25 = sin_theta1_ahead_new * cos_theta2_ahead_new;
                let t26 = t24 - t25;
                let t31 = k11 * (theta1_dot_ahead * theta2_dot_ahead);
                let p_theta1_new = rt::lit::<T>(0.5) * (t19 + theta2_dot_ahead * t30)
                    + (t26 * t31 - k8 * sin_theta1_ahead_new);
                let t22 = k6 * theta2_dot_ahead;
                let t28 = t25 - t24;
                let p_theta2_new = rt::lit::<T>(0.5) * (t22 + theta1_dot_ahead * t30)
                    + (t28 * t31 - k9 * sin_theta2_ahead_new);
                let carried = [
                    theta1_new,
                    theta2_new,
                    p_theta1_new,
                    p_theta2_new,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                    sin_theta2_ahead_new,
                    cos_theta2_ahead_new,
                ];
                if !rt::all_ordinary([carried[0], carried[1], carried[2], carried[3]]) {
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
                let [theta1, theta2, p_theta1, p_theta2, _, _, _, _] = motion.carried;
                let Scheme { k1, k2, k3, k4, .. } = *setting.scheme();
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t1 = k2 * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
                let t2 = rt::lit::<T>(1.0) / (k4 - t1 * t1);
                let t3 = t1 * t2;
                State {
                    t: setting.time_at(motion.tally),
                    theta1,
                    theta2,
                    theta1_dot: t2 * (k3 * p_theta1) - p_theta2 * t3,
                    theta2_dot: t2 * (k1 * p_theta2) - p_theta1 * t3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "9d03159d00d6300c1eb913fef8fa31b5";
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
        /// | once, from parameters | 1 | 12 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 8 | 1 | 0 | 0 | 0 |
        /// | each step | 79 | 108 | 4 | 0 | 12 | 0 |
        /// | each state that is looked at | 4 | 8 | 1 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m2 l2²`
            k1: T,
            /// `g l1 (m1 + m2)`
            g_l1_m1_plus_m2: T,
            /// `g m2 l2`
            g_m2_l2: T,
            /// `m2 l2/(l1 (m1 + m2))`
            k2: T,
            /// `l2 l1 m2 (m2 l2/(l1 (m1 + m2)))`
            k3: T,
            /// `1/(l1² (m1 + m2))`
            k5: T,
            /// `l1 m2 l2`
            l1_m2_l2: T,
            /// `h/2`
            half_h: T,
            /// `h/(l1² (m1 + m2))`
            k6: T,
            /// `(h/(l1² (m1 + m2)))/2`
            k7: T,
            /// `h/6`
            k8: T,
            /// `h (h/(l1² (m1 + m2)))/4`
            k10: T,
            /// `h (h/(l1² (m1 + m2)))/2`
            k11: T,
            /// `h (h/(l1² (m1 + m2)))/6`
            k12: T,
            /// `h/3`
            k13: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (2); momenta on D*, ρ = Xᵀ p (2); functions of q that the next step needs (4).
            type Carried = [T; 8];
            type Memory = ();

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m1 = system.parameters.m1;
                let m2 = system.parameters.m2;
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let g = system.parameters.g;
                let k1 = m2 * (l2 * l2);
                let m1_plus_m2 = m1 + m2;
                let l1_m1_plus_m2 = l1 * m1_plus_m2;
                let g_l1_m1_plus_m2 = g * l1_m1_plus_m2;
                let m2_l2 = m2 * l2;
                let g_m2_l2 = g * m2_l2;
                let k2 = m2_l2 / l1_m1_plus_m2;
                let k3 = l2 * (l1 * m2) * k2;
                let k4 = l1 * l1 * m1_plus_m2;
                let k5 = rt::lit::<T>(1.0) / k4;
                let l1_m2_l2 = l1 * m2_l2;
                let half_h = rt::lit::<T>(0.5) * h;
                let k6 = h / k4;
                let k7 = rt::lit::<T>(0.5) * k6;
                let k8 = rt::lit::<T>(0.16666666666666666) * h;
                let k9 = h * k6;
                let k10 = rt::lit::<T>(0.25) * k9;
                let k11 = rt::lit::<T>(0.5) * k9;
                let k12 = rt::lit::<T>(0.16666666666666666) * k9;
                let k13 = rt::lit::<T>(0.3333333333333333) * h;
                Scheme {
                    k1,
                    g_l1_m1_plus_m2,
                    g_m2_l2,
                    k2,
                    k3,
                    k5,
                    l1_m2_l2,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k10,
                    k11,
                    k12,
                    k13,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let m1 = system.parameters.m1;
                let m2 = system.parameters.m2;
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let Scheme { k1, .. } = *self;
                let [[theta1, theta2]] = start.q().data.0;
                let [[theta1_dot, theta2_dot]] = start.w().data.0;
                let (sin_theta1, cos_theta1) = rt::sin_cos(theta1);
                let (sin_theta2, cos_theta2) = rt::sin_cos(theta2);
                let t1 = l2 * (l1 * m2)
                    * (sin_theta1 * sin_theta2 + cos_theta1 * cos_theta2);
                let carried = [
                    theta1,
                    theta2,
                    l1 * l1 * (m1 + m2) * theta1_dot + t1 * theta2_dot,
                    t1 * theta1_dot + k1 * theta2_dot,
                    sin_theta1,
                    cos_theta1,
                    sin_theta2,
                    cos_theta2,
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
                let [theta1, theta2, rho1, rho2, sin_theta1_ahead, cos_theta1_ahead,
                sin_theta2_ahead, cos_theta2_ahead] = motion.carried;
                let h = setting.step_size();
                let Scheme {
                    k1,
                    g_l1_m1_plus_m2,
                    g_m2_l2,
                    k2,
                    k3,
                    k5,
                    l1_m2_l2,
                    half_h,
                    k6,
                    k7,
                    k8,
                    k10,
                    k11,
                    k12,
                    k13,
                } = *setting.scheme();
                let t1 = rt::cos(theta2 - theta1);
                let t2 = rt::lit::<T>(1.0) / (k1 - t1 * (k3 * t1));
                let t3 = k2 * t1;
                let t4 = rho2 - rho1 * t3;
                let t5 = t2 * (t3 * t4);
                let t6 = k5 * rho1 - t5;
                let t7 = t4 * t2;
                let t8 = t6 * (l1_m2_l2 * t7);
                let t9 = cos_theta1_ahead * sin_theta2_ahead * t8;
                let t10 = sin_theta1_ahead * (g_l1_m1_plus_m2 + cos_theta2_ahead * t8);
                let t11 = t9 - t10;
                let t12 = rho1 + half_h * t11;
                let t13 = half_h * t7;
                let t14 = theta2 + t13;
                let t15 = half_h * t6;
                let t16 = theta1 + t15;
                let t17 = rt::cos(t14 - t16);
                let t18 = rt::lit::<T>(1.0) / (k1 - t17 * (k3 * t17));
                let t19 = k2 * t17;
                let t20 = sin_theta1_ahead * cos_theta2_ahead * t8
                    - sin_theta2_ahead * (g_m2_l2 + cos_theta1_ahead * t8);
                let t21 = rho2 + half_h * t20;
                let t22 = t21 - t19 * t12;
                let t23 = t18 * (t19 * t22);
                let t24 = t22 * t18;
                let t25 = (k5 * t12 - t23) * (l1_m2_l2 * t24);
                let (t26, t27) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    t13,
                    t14,
                    tally,
                );
                let (t28, t29) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    t15,
                    t16,
                    tally,
                );
                let t30 = t25 * (t26 * t29);
                let t31 = t28 * (g_l1_m1_plus_m2 + t27 * t25);
                let t32 = t30 - t31;
                let t33 = rho1 + half_h * t32;
                let t34 = t18 * (half_h * t19);
                let t35 = t22 * t34;
                let t36 = t18 * (half_h * t21);
                let t37 = k7 * rho1;
                let t38 = t12 * t34;
                let t39 = t35 + (t36 + (k10 * (t10 - t9) - (theta1 + t37)) - t38);
                let t40 = rt::cos(theta2 + t39);
                let t41 = rt::lit::<T>(1.0) / (k1 - t40 * (k3 * t40));
                let t42 = k2 * t40;
                let t43 = t25 * (t28 * t27) - t26 * (g_m2_l2 + t29 * t25);
                let t44 = rho2 + half_h * t43 - t33 * t42;
                let t45 = t42 * t44;
                let t46 = t41 * t45;
                let t47 = t44 * t41;
                let t48 = (k5 * t33 - t46) * (l1_m2_l2 * t47);
                let t49 = t36 - t38;
                let t50 = theta2 + t49;
                let (t51, t52) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    t49,
                    t50,
                    tally,
                );
                let t53 = t37 + k10 * t11 - t35;
                let t54 = theta1 + t53;
                let (t55, t56) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    t53,
                    t54,
                    tally,
                );
                let t57 = t48 * (t51 * t56);
                let t58 = t55 * (g_l1_m1_plus_m2 + t52 * t48);
                let t59 = k6 * rho1;
                let t60 = k12 * (t57 + (t11 + t30 - t31) - t58)
                    + (t59 - k8 * t5 - k13 * (t23 + t46));
                let t61 = t41 * (h * t44);
                let t62 = t59 + k11 * t32 - t41 * (h * t45);
                let t63 = t61 - theta1 - t62;
                let t64 = rt::cos(theta2 + t63);
                let t65 = rt::lit::<T>(1.0) / (k1 - t64 * (k3 * t64));
                let t66 = k2 * t64;
                let t67 = t48 * (t55 * t52) - t51 * (g_m2_l2 + t56 * t48);
                let t68 = t57 - t58;
                let t69 = rho1 + h * t68;
                let t70 = rho2 + h * t67 - t69 * t66;
                let t71 = t66 * t70;
                let t72 = t60 - t65 * (k8 * t71);
                let theta1_new = theta1 + t72;
                let t73 = k8 * t7 + k13 * (t24 + t47) + t65 * (k8 * t70);
                let theta2_new = theta2 + t73;
                let t74 = (k5 * t69 - t65 * t71) * (l1_m2_l2 * (t70 * t65));
                let t75 = theta2 + t61;
                let (t76, t77) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    t61,
                    t75,
                    tally,
                );
                let t78 = theta1 + t62;
                let (t79, t80) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    t62,
                    t78,
                    tally,
                );
                let t81 = t74 * (t76 * t80) + (t11 + rt::lit::<T>(2.0) * (t32 + t68))
                    - t79 * (g_l1_m1_plus_m2 + t77 * t74);
                let rho1_new = rho1 + k8 * t81;
                let t82 = t74 * (t79 * t77) + (t20 + rt::lit::<T>(2.0) * (t43 + t67))
                    - t76 * (g_m2_l2 + t80 * t74);
                let rho2_new = rho2 + k8 * t82;
                let (sin_theta1_ahead_new, cos_theta1_ahead_new) = rt::turned(
                    (sin_theta1_ahead, cos_theta1_ahead),
                    theta1,
                    t72,
                    theta1_new,
                    tally,
                );
                let (sin_theta2_ahead_new, cos_theta2_ahead_new) = rt::turned(
                    (sin_theta2_ahead, cos_theta2_ahead),
                    theta2,
                    t73,
                    theta2_new,
                    tally,
                );
                let carried = [
                    theta1_new,
                    theta2_new,
                    rho1_new,
                    rho2_new,
                    sin_theta1_ahead_new,
                    cos_theta1_ahead_new,
                    sin_theta2_ahead_new,
                    cos_theta2_ahead_new,
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
                let [theta1, theta2, rho1, rho2, _, _, _, _] = motion.carried;
                let Scheme { k1, k2, k3, k5, .. } = *setting.scheme();
                let t1 = rt::cos(theta2 - theta1);
                let t2 = rt::lit::<T>(1.0) / (k1 - t1 * (k3 * t1));
                let t3 = k2 * t1;
                let t4 = rho2 - rho1 * t3;
                State {
                    t: setting.time_at(motion.tally),
                    theta1,
                    theta2,
                    theta1_dot: k5 * rho1 - t2 * (t3 * t4),
                    theta2_dot: t4 * t2,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7767155f7fc7094c8b1ee636c3474462";
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
            rt::copy(
                &[
                    self.parameters.m1,
                    self.parameters.m2,
                    self.parameters.l1,
                    self.parameters.l2,
                    self.parameters.g,
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
            let mut info = ModelInfo::new("double_pendulum");
            info.text = Some(
                "Two mass points that hang one from the other on rods without mass, in a plane; nothing constrains it.",
            );
            info.source = Some(
                "L. D. Landau and E. M. Lifshitz, Mechanics (1976), section 5, problem 1",
            );
            info.coordinates = &[
                Quantity::new(
                    "theta1",
                    Some("rad"),
                    Some("upper rod, from the vertical"),
                ),
                Quantity::new(
                    "theta2",
                    Some("rad"),
                    Some("lower rod, from the vertical"),
                ),
            ];
            info.velocities = &[
                Quantity::new("theta1_dot", Some("rad/s"), None),
                Quantity::new("theta2_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &[];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m1", Some("kg"), Some("upper mass")),
                    Some(1.2),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("m2", Some("kg"), Some("lower mass")),
                    Some(0.8),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("l1", Some("m"), Some("upper rod")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("l2", Some("m"), Some("lower rod")),
                    Some(0.7),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("g", Some("m/s^2"), Some("gravity")),
                    Some(9.81),
                    false,
                ),
            ];
            info.invariants = &[Quantity::new("E", None, None)];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.9, -0.4],
                    w: &[0.3, -0.5],
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
                FunctionInfo::new("mass_matrix", &[("q", 2)], &[2, 2]),
                FunctionInfo::new("inverse_mass", &[("q", 2)], &[2, 2]),
                FunctionInfo::new("potential", &[("q", 2)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 2)], &[2]),
                FunctionInfo::new("lagrangian", &[("q", 2), ("w", 2)], &[]),
                FunctionInfo::new("energy", &[("q", 2), ("w", 2)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 2)], &[2, 2, 2]),
                FunctionInfo::new("christoffel", &[("q", 2)], &[2, 2, 2]),
                FunctionInfo::new("constraint_matrix", &[("q", 2)], &[0, 2]),
                FunctionInfo::new("constraint", &[("q", 2), ("w", 2)], &[0]),
                FunctionInfo::new("projector_perp", &[("q", 2)], &[2, 2]),
                FunctionInfo::new("projector_d", &[("q", 2)], &[2, 2]),
                FunctionInfo::new("frame", &[("q", 2)], &[2, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 2)], &[2, 2]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 2)], &[2, 2]),
                FunctionInfo::new("structure_functions", &[("q", 2)], &[2, 2, 2]),
                FunctionInfo::new("almost_poisson", &[("q", 2), ("rho", 2)], &[4, 4]),
                FunctionInfo::new("hamiltonian", &[("q", 2), ("rho", 2)], &[]),
                FunctionInfo::new("hamiltonian_gradient", &[("q", 2), ("rho", 2)], &[4]),
                FunctionInfo::new("vector_field", &[("q", 2), ("rho", 2)], &[4]),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 2), ("rho", 2)],
                    &[4, 4],
                ),
                FunctionInfo::new("momenta", &[("q", 2), ("w", 2)], &[2]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 2), ("p", 2)], &[2]),
                FunctionInfo::new("to_momenta", &[("q", 2), ("w", 2)], &[2]),
                FunctionInfo::new("to_velocities", &[("q", 2), ("rho", 2)], &[2]),
                FunctionInfo::new("multipliers", &[("q", 2), ("w", 2)], &[0]),
                FunctionInfo::new("acceleration", &[("q", 2), ("w", 2)], &[2]),
                FunctionInfo::new("configuration_velocity", &[("q", 2), ("w", 2)], &[2]),
                FunctionInfo::new("invariants", &[("q", 2), ("w", 2)], &[1]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 2), ("p", 2)], &[]),
                FunctionInfo::new("cotangent_vector_field", &[("q", 2), ("p", 2)], &[4]),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m1, m2, l1, l2, g] = parameters else {
                return Err(ParameterError::Count {
                    expected: 5,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters { m1, m2, l1, l2, g })
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

impl DoublePendulum {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        double_pendulum::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        double_pendulum::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> double_pendulum::Parameters<f64> {
        double_pendulum::Parameters {
            m1: self.m1,
            m2: self.m2,
            l1: self.l1,
            l2: self.l2,
            g: self.g,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> double_pendulum::StateBuilder<f64> {
        double_pendulum::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<double_pendulum::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: double_pendulum::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <double_pendulum::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        double_pendulum::System<f64>: ::nonholonomic::Discretize<M>,
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
        DoublePendulum::system,
        DoublePendulum::parameters,
        DoublePendulum::state,
        DoublePendulum::initial,
        DoublePendulum::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
