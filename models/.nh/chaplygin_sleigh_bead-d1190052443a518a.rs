// Prepared by `nh prepare` from `ChaplyginSleighBead` in src/library.rs and chaplygin_sleigh_bead.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration d1190052443a518ac489bbb5e64e347d
// content cd5626ba6a69e31a03e30b7e0758c435

pub struct ChaplyginSleighBead {
    /// `m` (kg): mass of the sleigh.
    pub m: f64,
    /// `J` (kg m^2): moment of inertia about the sleigh's centre of mass.
    pub J: f64,
    /// `a` (m): from the contact forward to the sleigh's centre of mass.
    pub a: f64,
    /// `mu` (kg): mass of the bead.
    pub mu: f64,
    /// `c` (m): from the contact forward to the bead's rail.
    pub c: f64,
    /// `b` (m): how far the bead moves.
    pub b: f64,
    /// `w` (rad/s): how fast.
    pub w: f64,
}

impl ::core::default::Default for ChaplyginSleighBead {
    fn default() -> Self {
        ChaplyginSleighBead {
            m: 1.0,
            J: 0.4,
            a: 0.3,
            mu: 0.3,
            c: 0.2,
            b: 0.4,
            w: 3.0,
        }
    }
}

/// The system `chaplygin_sleigh_bead` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 169 add, 294 mul, 9 div, 6 sin_cos, 1 call
/// * `midpoint`: 33 add, 60 mul, 2 div, 3 sin_cos
/// * `leapfrog`: 97 add, 150 mul, 3 div, 4 sin_cos
/// * `rk4`: 67 add, 116 mul, 4 div, 7 sin_cos
pub mod chaplygin_sleigh_bead {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): mass of the sleigh. Positive.
        pub m: T,
        /// `J` (kg m^2): moment of inertia about the sleigh's centre of mass. Positive.
        pub J: T,
        /// `a` (m): from the contact forward to the sleigh's centre of mass.
        pub a: T,
        /// `mu` (kg): mass of the bead. Positive.
        pub mu: T,
        /// `c` (m): from the contact forward to the bead's rail.
        pub c: T,
        /// `b` (m): how far the bead moves.
        pub b: T,
        /// `w` (rad/s): how fast.
        pub w: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, J, a, mu, c, b, w });

    ::nonholonomic::__in_lanes!(System, Parameters { m, J, a, mu, c, b, w });

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m: rt::lit::<T>(1.0),
                J: rt::lit::<T>(0.4),
                a: rt::lit::<T>(0.3),
                mu: rt::lit::<T>(0.3),
                c: rt::lit::<T>(0.2),
                b: rt::lit::<T>(0.4),
                w: rt::lit::<T>(3.0),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): contact point.
        pub x: T,
        /// Coordinate `y` (m): contact point.
        pub y: T,
        /// Coordinate `theta` (rad): direction of the knife edge.
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
                            [0.46053049700144255, 0.19470917115432526, 0.7],
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
            let projector = system.projector_d(&state.q(), state.t);
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
                self = self
                    .velocity(system.to_velocities(&self.state.q(), &rho, self.state.t));
            }
            Ok((system, self.state))
        }
    }

    /// Chaplygin's sleigh with a bead that is moved to and fro across it, b sin(w t), and so drives it: a Lagrangian that depends on the time.
    ///
    /// **Source**: I. A. Bizyaev, A. V. Borisov and S. P. Kuznetsov, Chaplygin sleigh with periodically oscillating internal mass (2017), EPL 119, 60008
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
        /// `m + mu`
        m_plus_mu: T,
        /// `m a + mu c`
        k1: T,
        /// `mu b`
        mu_b: T,
        /// `b²`
        b_squared: T,
        /// `c²`
        c_squared: T,
        /// `m a² + J`
        k2: T,
        /// `mu b²`
        mu_b_squared: T,
        /// `m a² + J + mu c²`
        k3: T,
        /// `1/(m + mu)`
        inv_m_plus_mu: T,
        /// `w² mu b²`
        k4: T,
        /// `w² mu b²/2`
        k5: T,
        /// `-(w² mu b²/2)`
        k6: T,
        /// `w mu b`
        w_mu_b: T,
        /// `2 w mu b`
        twice_w_mu_b: T,
        /// `2 mu c b w`
        k7: T,
        /// `c² + a²`
        k8: T,
        /// `c² + a (a - 2 c)`
        k9: T,
        /// `m mu`
        m_mu: T,
        /// `m (m + mu)`
        m_m_plus_mu: T,
        /// `(m + mu) mu J`
        m_plus_mu_mu_j: T,
        /// `mu (J + mu c²) + m (m a² + J)`
        k10: T,
        /// `-(mu b)`
        minus_mu_b: T,
        /// `mu b/(m + mu)`
        mu_b_over_m_plus_mu: T,
        /// `mu b² - mu b (mu b/(m + mu))`
        k11: T,
        /// `mu c b w²`
        k12: T,
        /// `mu b w²`
        mu_b_w_squared: T,
        /// `2 w mu b²`
        k13: T,
        /// `mu J + m J`
        k14: T,
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
            rt::positive("mu", parameters.mu)?;
            rt::finite("c", parameters.c)?;
            rt::finite("b", parameters.b)?;
            rt::finite("w", parameters.w)?;
            let constants = {
                let m = parameters.m;
                let j = parameters.J;
                let a = parameters.a;
                let mu = parameters.mu;
                let c = parameters.c;
                let b = parameters.b;
                let w = parameters.w;
                let m_plus_mu = m + mu;
                let mu_c = mu * c;
                let k1 = m * a + mu_c;
                let mu_b = mu * b;
                let b_squared = b * b;
                let c_squared = c * c;
                let a_squared = a * a;
                let k2 = m * a_squared + j;
                let mu_b_squared = mu * b_squared;
                let mu_c_squared = mu * c_squared;
                let k3 = k2 + mu_c_squared;
                let inv_m_plus_mu = rt::lit::<T>(1.0) / m_plus_mu;
                let w_squared = w * w;
                let k4 = w_squared * mu_b_squared;
                let k5 = rt::lit::<T>(0.5) * k4;
                let k6 = -k5;
                let w_mu_b = w * mu_b;
                let twice_w_mu_b = rt::lit::<T>(2.0) * w_mu_b;
                let k7 = rt::lit::<T>(2.0) * (mu_c * (b * w));
                let k8 = c_squared + a_squared;
                let k9 = c_squared + a * (a - rt::lit::<T>(2.0) * c);
                let m_mu = m * mu;
                let m_m_plus_mu = m * m_plus_mu;
                let mu_j = mu * j;
                let m_plus_mu_mu_j = m_plus_mu * mu_j;
                let k10 = mu * (j + mu_c_squared) + m * k2;
                let minus_mu_b = -mu_b;
                let mu_b_over_m_plus_mu = mu_b / m_plus_mu;
                let k11 = mu_b_squared - mu_b * mu_b_over_m_plus_mu;
                let k12 = mu_c * (b * w_squared);
                let mu_b_w_squared = mu_b * w_squared;
                let k13 = rt::lit::<T>(2.0) * (w * mu_b_squared);
                let k14 = mu_j + m * j;
                Constants {
                    m_plus_mu,
                    k1,
                    mu_b,
                    b_squared,
                    c_squared,
                    k2,
                    mu_b_squared,
                    k3,
                    inv_m_plus_mu,
                    k4,
                    k5,
                    k6,
                    w_mu_b,
                    twice_w_mu_b,
                    k7,
                    k8,
                    k9,
                    m_mu,
                    m_m_plus_mu,
                    m_plus_mu_mu_j,
                    k10,
                    minus_mu_b,
                    mu_b_over_m_plus_mu,
                    k11,
                    k12,
                    mu_b_w_squared,
                    k13,
                    k14,
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
        pub fn mass_matrix(&self, q: &SVector<T, 3>, t: T) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let w = self.parameters.w;
            let Constants { m_plus_mu, k1, mu_b, mu_b_squared, k3, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = rt::sin(w * t);
            let t2 = -(k1 * sin_theta + t1 * (mu_b * cos_theta));
            let t3 = k1 * cos_theta - t1 * (mu_b * sin_theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m_plus_mu, zero, t2],
                [zero, m_plus_mu, t3],
                [t2, t3, k3 + t1 * (mu_b_squared * t1)],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 3 × 3
        pub fn inverse_mass(&self, q: &SVector<T, 3>, t: T) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let w = self.parameters.w;
            let Constants { m_plus_mu, k1, mu_b, mu_b_squared, k3, inv_m_plus_mu, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = rt::sin(w * t);
            let t2 = k1 * sin_theta + t1 * (mu_b * cos_theta);
            let t3 = t2 * t2;
            let t4 = k1 * cos_theta - t1 * (mu_b * sin_theta);
            let t5 = t4 * t4;
            let t6 = k3 + t1 * (mu_b_squared * t1) - inv_m_plus_mu * (t3 + t5);
            let t7 = m_plus_mu * t6;
            let t8 = inv_m_plus_mu / t7;
            let t9 = -(t8 * (t2 * t4));
            let t10 = rt::lit::<T>(1.0) / t7;
            let t11 = t2 * t10;
            let t12 = -(t4 * t10);
            rt::matrix([
                [inv_m_plus_mu + t3 * t8, t9, t11],
                [t9, inv_m_plus_mu + t5 * t8, t12],
                [t11, t12, rt::lit::<T>(1.0) / t6],
            ])
        }

        /// Potential energy.
        ///
        /// **Equation**: V(q) = −L(q, 0)
        ///
        /// **Shape**: scalar
        pub fn potential(&self, _q: &SVector<T, 3>, t: T) -> T {
            let w = self.parameters.w;
            let Constants { k6, .. } = self.constants;
            let t1 = rt::cos(w * t);
            t1 * (k6 * t1)
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
        pub fn lagrangian(&self, q: &SVector<T, 3>, w_: &SVector<T, 3>, t: T) -> T {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w_.data.0;
            let w = self.parameters.w;
            let Constants {
                m_plus_mu,
                k1,
                mu_b,
                mu_b_squared,
                k3,
                k4,
                twice_w_mu_b,
                k7,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let t1 = y_dot * (k1 * cos_theta - sin_w_t * (mu_b * sin_theta))
                - x_dot * (k1 * sin_theta + sin_w_t * (mu_b * cos_theta));
            let t2 = theta_dot
                * (rt::lit::<T>(2.0) * t1
                    + (k7 * cos_w_t
                        + theta_dot * (k3 + sin_w_t * (mu_b_squared * sin_w_t))));
            let t3 = x_dot * (m_plus_mu * x_dot - cos_w_t * (twice_w_mu_b * sin_theta))
                + (cos_w_t * (k4 * cos_w_t)
                    + y_dot
                        * (m_plus_mu * y_dot + cos_w_t * (twice_w_mu_b * cos_theta)));
            rt::lit::<T>(0.5) * (t2 + t3)
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 3>, w_: &SVector<T, 3>, t: T) -> T {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w_.data.0;
            let w = self.parameters.w;
            let Constants { m_plus_mu, k1, mu_b, mu_b_squared, k3, k4, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let t1 = y_dot * (k1 * cos_theta - sin_w_t * (mu_b * sin_theta))
                - x_dot * (k1 * sin_theta + sin_w_t * (mu_b * cos_theta));
            let t2 = theta_dot
                * (rt::lit::<T>(2.0) * t1
                    + theta_dot * (k3 + sin_w_t * (mu_b_squared * sin_w_t)))
                + (m_plus_mu * (x_dot * x_dot + y_dot * y_dot)
                    - cos_w_t * (k4 * cos_w_t));
            rt::lit::<T>(0.5) * t2
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel_first(
            &self,
            q: &SVector<T, 3>,
            t: T,
        ) -> [SMatrix<T, 3, 3>; 3] {
            let [[_, _, theta]] = q.data.0;
            let w = self.parameters.w;
            let Constants { k1, mu_b, .. } = self.constants;
            let t1 = rt::sin(w * t);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, t1 * (mu_b * sin_theta) - k1 * cos_theta],
                ]),
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, -(k1 * sin_theta + t1 * (mu_b * cos_theta))],
                ]),
                SMatrix::zeros(),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 3 matrices of 3 × 3
        pub fn christoffel(&self, q: &SVector<T, 3>, t: T) -> [SMatrix<T, 3, 3>; 3] {
            let [[_, _, theta]] = q.data.0;
            let w = self.parameters.w;
            let Constants { k1, mu_b, mu_b_squared, k3, inv_m_plus_mu, .. } = self
                .constants;
            let t1 = rt::sin(w * t);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t2 = t1 * (mu_b * sin_theta);
            let t3 = k1 * cos_theta;
            let t4 = t2 - t3;
            let t5 = k1 * sin_theta + t1 * (mu_b * cos_theta);
            let t6 = inv_m_plus_mu * t5;
            let t7 = t3 - t2;
            let t8 = inv_m_plus_mu * t7;
            let t9 = k3 + t1 * (mu_b_squared * t1) - t5 * t6 - t7 * t8;
            let t10 = inv_m_plus_mu / t9;
            let t11 = t4 * t6 + t5 * t8;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, inv_m_plus_mu * t4 + t10 * (t5 * t11)],
                ]),
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, -(t6 + t10 * (t7 * t11))],
                ]),
                rt::matrix([
                    [zero, zero, zero],
                    [zero, zero, zero],
                    [zero, zero, t11 / t9],
                ]),
            ]
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
        pub fn projector_perp(&self, q: &SVector<T, 3>, t: T) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let j = self.parameters.J;
            let mu = self.parameters.mu;
            let w = self.parameters.w;
            let Constants {
                k1,
                mu_b,
                b_squared,
                c_squared,
                k2,
                inv_m_plus_mu,
                k8,
                k9,
                m_mu,
                m_m_plus_mu,
                m_plus_mu_mu_j,
                k10,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = rt::sin(w * t);
            let t2 = t1 * (b_squared * t1);
            let t3 = k1 * sin_theta + t1 * (mu_b * cos_theta);
            let t4 = inv_m_plus_mu * t3;
            let t5 = k1 * cos_theta - t1 * (mu_b * sin_theta);
            let t6 = inv_m_plus_mu * t5;
            let t7 = k2 + mu * (c_squared + t2) - (t3 * t4 + t5 * t6);
            let t8 = inv_m_plus_mu / t7;
            let t9 = sin_theta * t4 + cos_theta * t6;
            let t10 = inv_m_plus_mu * sin_theta + t8 * (t3 * t9);
            let t11 = (m_plus_mu_mu_j + m_m_plus_mu * (j + mu * (k9 + t2)))
                / (k10 + m_mu * (k8 + t2));
            let t12 = sin_theta * t11;
            let t13 = cos_theta * t11;
            let t14 = inv_m_plus_mu * cos_theta + t8 * (t5 * t9);
            let t15 = t9 / t7;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [t10 * t12, -(t14 * t12), t15 * t12],
                [-(t10 * t13), t14 * t13, -(t15 * t13)],
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
        pub fn projector_d(&self, q: &SVector<T, 3>, t: T) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let j = self.parameters.J;
            let mu = self.parameters.mu;
            let w = self.parameters.w;
            let Constants {
                k1,
                mu_b,
                b_squared,
                c_squared,
                k2,
                inv_m_plus_mu,
                k8,
                k9,
                m_mu,
                m_m_plus_mu,
                m_plus_mu_mu_j,
                k10,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = rt::sin(w * t);
            let t2 = t1 * (b_squared * t1);
            let t3 = k1 * sin_theta + t1 * (mu_b * cos_theta);
            let t4 = inv_m_plus_mu * t3;
            let t5 = k1 * cos_theta - t1 * (mu_b * sin_theta);
            let t6 = inv_m_plus_mu * t5;
            let t7 = k2 + mu * (c_squared + t2) - (t3 * t4 + t5 * t6);
            let t8 = inv_m_plus_mu / t7;
            let t9 = sin_theta * t4 + cos_theta * t6;
            let t10 = inv_m_plus_mu * sin_theta + t8 * (t3 * t9);
            let t11 = (m_plus_mu_mu_j + m_m_plus_mu * (j + mu * (k9 + t2)))
                / (k10 + m_mu * (k8 + t2));
            let t12 = sin_theta * t11;
            let t13 = cos_theta * t11;
            let t14 = inv_m_plus_mu * cos_theta + t8 * (t5 * t9);
            let t15 = t9 / t7;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0) - t10 * t12, t14 * t12, -(t15 * t12)],
                [t10 * t13, rt::lit::<T>(1.0) - t14 * t13, t15 * t13],
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
        pub fn restricted_metric(&self, _q: &SVector<T, 3>, t: T) -> SMatrix<T, 2, 2> {
            let w = self.parameters.w;
            let Constants { m_plus_mu, mu_b_squared, k3, minus_mu_b, .. } = self
                .constants;
            let t1 = rt::sin(w * t);
            let t2 = minus_mu_b * t1;
            rt::matrix([[m_plus_mu, t2], [t2, k3 + t1 * (mu_b_squared * t1)]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 2 × 2
        pub fn inverse_restricted_metric(
            &self,
            _q: &SVector<T, 3>,
            t: T,
        ) -> SMatrix<T, 2, 2> {
            let w = self.parameters.w;
            let Constants { m_plus_mu, mu_b, mu_b_squared, k3, .. } = self.constants;
            let t1 = rt::sin(w * t);
            let t2 = k3 + t1 * (mu_b_squared * t1);
            let t3 = mu_b * t1;
            let t4 = rt::lit::<T>(1.0) / (m_plus_mu * t2 - t3 * t3);
            let t5 = t3 * t4;
            rt::matrix([[t2 * t4, t5], [t5, m_plus_mu * t4]])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 2 matrices of 2 × 2
        pub fn structure_functions(
            &self,
            q: &SVector<T, 3>,
            t: T,
        ) -> [SMatrix<T, 2, 2>; 2] {
            let [[_, _, theta]] = q.data.0;
            let w = self.parameters.w;
            let Constants { k1, mu_b, k3, mu_b_over_m_plus_mu, k11, .. } = self
                .constants;
            let t1 = rt::sin(w * t);
            let t2 = rt::lit::<T>(1.0) / (k3 + t1 * (k11 * t1));
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = sin_theta * (k1 * sin_theta + t1 * (mu_b * cos_theta))
                + cos_theta * (k1 * cos_theta - t1 * (mu_b * sin_theta));
            let t4 = t2 * (t3 * (mu_b_over_m_plus_mu * t1));
            let t5 = t3 * t2;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([[zero, t4], [-t4, zero]]),
                rt::matrix([[zero, t5], [-t5, zero]]),
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
            t: T,
        ) -> SMatrix<T, 5, 5> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let w = self.parameters.w;
            let Constants {
                k1,
                mu_b,
                mu_b_squared,
                k3,
                w_mu_b,
                mu_b_over_m_plus_mu,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let t1 = mu_b_over_m_plus_mu * sin_w_t;
            let t2 = k1 * (rho2 + rho1 * t1)
                / (k3 + sin_w_t * (mu_b_squared * sin_w_t) - mu_b * sin_w_t * t1);
            let t3 = w_mu_b * cos_w_t + t2;
            rt::sparse([
                (0, 3, cos_theta),
                (1, 3, sin_theta),
                (2, 4, rt::lit::<T>(1.0)),
                (3, 0, -cos_theta),
                (3, 1, -sin_theta),
                (3, 4, t3),
                (4, 2, rt::lit::<T>(-1.0)),
                (4, 3, -t3),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, _q: &SVector<T, 3>, rho: &SVector<T, 2>, t: T) -> T {
            let [[rho1, rho2]] = rho.data.0;
            let w = self.parameters.w;
            let Constants {
                mu_b,
                mu_b_squared,
                k3,
                inv_m_plus_mu,
                k5,
                mu_b_over_m_plus_mu,
                ..
            } = self.constants;
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let t1 = mu_b_over_m_plus_mu * sin_w_t;
            let t2 = rt::lit::<T>(1.0)
                / (k3 + sin_w_t * (mu_b_squared * sin_w_t) - mu_b * sin_w_t * t1);
            let t3 = rho2 + rho1 * t1;
            let t4 = rt::lit::<T>(0.5)
                * (rho1 * (inv_m_plus_mu * rho1 + t2 * (t1 * t3)) + t2 * (rho2 * t3));
            t4 - cos_w_t * (k5 * cos_w_t)
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
            t: T,
        ) -> SVector<T, 5> {
            let [[rho1, rho2]] = rho.data.0;
            let w = self.parameters.w;
            let Constants {
                mu_b,
                mu_b_squared,
                k3,
                inv_m_plus_mu,
                mu_b_over_m_plus_mu,
                ..
            } = self.constants;
            let t1 = rt::sin(w * t);
            let t2 = mu_b_over_m_plus_mu * t1;
            let t3 = rt::lit::<T>(1.0)
                / (k3 + t1 * (mu_b_squared * t1) - mu_b * t1 * t2);
            let t4 = rho2 + rho1 * t2;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                zero,
                inv_m_plus_mu * rho1 + t3 * (t2 * t4),
                t4 * t3,
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
            t: T,
        ) -> SVector<T, 5> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let w = self.parameters.w;
            let Constants {
                k1,
                mu_b,
                mu_b_squared,
                k3,
                inv_m_plus_mu,
                w_mu_b,
                mu_b_over_m_plus_mu,
                k12,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let t1 = mu_b_over_m_plus_mu * sin_w_t;
            let t2 = rt::lit::<T>(1.0)
                / (k3 + sin_w_t * (mu_b_squared * sin_w_t) - mu_b * sin_w_t * t1);
            let t3 = rho2 + rho1 * t1;
            let t4 = inv_m_plus_mu * rho1 + t2 * (t1 * t3);
            let t5 = t3 * t2;
            let t6 = w_mu_b * cos_w_t + k1 * t5;
            rt::vector([
                cos_theta * t4,
                sin_theta * t4,
                t5,
                t5 * t6,
                k12 * sin_w_t - t4 * t6,
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
            t: T,
        ) -> SMatrix<T, 5, 5> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let w = self.parameters.w;
            let Constants {
                k1,
                mu_b,
                mu_b_squared,
                k3,
                inv_m_plus_mu,
                w_mu_b,
                mu_b_over_m_plus_mu,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let sin_w_t_mu_b = mu_b * sin_w_t;
            let t1 = mu_b_over_m_plus_mu * sin_w_t;
            let t2 = sin_w_t_mu_b * t1;
            let t3 = k3 + sin_w_t * (mu_b_squared * sin_w_t) - t2;
            let t4 = inv_m_plus_mu / t3;
            let t5 = rho2 + rho1 * t1;
            let t6 = inv_m_plus_mu * rho1 + t4 * (sin_w_t_mu_b * t5);
            let t7 = inv_m_plus_mu + t2 * t4;
            let t8 = sin_w_t_mu_b * t4;
            let t9 = rt::lit::<T>(1.0) / t3;
            let t10 = k1 * t5 * t9;
            let t11 = w_mu_b * cos_w_t + t10;
            let t12 = t10 + t11;
            let t13 = k1 * t6;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero],
                [-(sin_theta * t6), cos_theta * t6, zero, zero, zero],
                [cos_theta * t7, sin_theta * t7, t8, t8 * t12, -(t11 * t7 + t13 * t8)],
                [cos_theta * t8, sin_theta * t8, t9, t9 * t12, -(t11 * t8 + t9 * t13)],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 3
        pub fn momenta(
            &self,
            q: &SVector<T, 3>,
            w_: &SVector<T, 3>,
            t: T,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w_.data.0;
            let w = self.parameters.w;
            let Constants { m_plus_mu, k1, mu_b, mu_b_squared, k3, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = rt::sin(w * t);
            let t2 = k1 * sin_theta + t1 * (mu_b * cos_theta);
            let t3 = k1 * cos_theta - t1 * (mu_b * sin_theta);
            rt::vector([
                m_plus_mu * x_dot - theta_dot * t2,
                m_plus_mu * y_dot + theta_dot * t3,
                y_dot * t3 - x_dot * t2 + theta_dot * (k3 + t1 * (mu_b_squared * t1)),
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 3
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
            t: T,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x, p_y, p_theta]] = p.data.0;
            let w = self.parameters.w;
            let Constants { k1, mu_b, mu_b_squared, k3, inv_m_plus_mu, .. } = self
                .constants;
            let t1 = rt::sin(w * t);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t2 = k1 * sin_theta + t1 * (mu_b * cos_theta);
            let t3 = inv_m_plus_mu * t2;
            let t4 = k1 * cos_theta - t1 * (mu_b * sin_theta);
            let t5 = inv_m_plus_mu * t4;
            let t6 = k3 + t1 * (mu_b_squared * t1) - t2 * t3 - t4 * t5;
            let t7 = inv_m_plus_mu / t6;
            let t8 = p_theta + p_x * t3 - p_y * t5;
            rt::vector([
                inv_m_plus_mu * p_x + t7 * (t2 * t8),
                inv_m_plus_mu * p_y - t7 * (t4 * t8),
                t8 / t6,
            ])
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
            w_: &SVector<T, 3>,
            t: T,
        ) -> SVector<T, 2> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w_.data.0;
            let w = self.parameters.w;
            let Constants { m_plus_mu, k1, mu_b, mu_b_squared, k3, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = rt::sin(w * t);
            let t2 = k1 * sin_theta + t1 * (mu_b * cos_theta);
            let t3 = k1 * cos_theta - t1 * (mu_b * sin_theta);
            let t4 = cos_theta * (m_plus_mu * x_dot - theta_dot * t2)
                + sin_theta * (m_plus_mu * y_dot + theta_dot * t3);
            rt::vector([
                t4,
                y_dot * t3 - x_dot * t2 + theta_dot * (k3 + t1 * (mu_b_squared * t1)),
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
            t: T,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let w = self.parameters.w;
            let Constants {
                mu_b,
                mu_b_squared,
                k3,
                inv_m_plus_mu,
                mu_b_over_m_plus_mu,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = rt::sin(w * t);
            let t2 = mu_b_over_m_plus_mu * t1;
            let t3 = rt::lit::<T>(1.0)
                / (k3 + t1 * (mu_b_squared * t1) - mu_b * t1 * t2);
            let t4 = rho2 + rho1 * t2;
            let t5 = inv_m_plus_mu * rho1 + t3 * (t2 * t4);
            rt::vector([cos_theta * t5, sin_theta * t5, t4 * t3])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 1
        pub fn multipliers(
            &self,
            q: &SVector<T, 3>,
            w_: &SVector<T, 3>,
            t: T,
        ) -> SVector<T, 1> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w_.data.0;
            let mu = self.parameters.mu;
            let w = self.parameters.w;
            let Constants {
                m_plus_mu,
                k1,
                mu_b,
                b_squared,
                c_squared,
                k2,
                inv_m_plus_mu,
                w_mu_b,
                k8,
                k9,
                m_mu,
                k10,
                k12,
                mu_b_w_squared,
                k13,
                k14,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let sin_theta_sin_w_t = sin_theta * sin_w_t;
            let w_cos_w_t = w * cos_w_t;
            let t1 = k1 * cos_theta_theta_dot
                + mu_b * (cos_theta * w_cos_w_t - sin_w_t * sin_theta_theta_dot);
            let t2 = cos_w_t * (w_mu_b * cos_theta);
            let t3 = mu_b_w_squared * sin_theta_sin_w_t - theta_dot * (t1 + t2);
            let t4 = sin_w_t * (b_squared * sin_w_t);
            let cos_theta_sin_w_t = cos_theta * sin_w_t;
            let t5 = k1 * sin_theta + mu_b * cos_theta_sin_w_t;
            let t6 = inv_m_plus_mu * t5;
            let t7 = k1 * cos_theta - mu_b * sin_theta_sin_w_t;
            let t8 = inv_m_plus_mu * t7;
            let t9 = inv_m_plus_mu / (k2 + mu * (c_squared + t4) - (t5 * t6 + t7 * t8));
            let t10 = theta_dot * (t7 * x_dot + t5 * y_dot)
                + sin_w_t * (cos_w_t * (k13 * theta_dot) - k12);
            let t11 = cos_w_t * (w_mu_b * sin_theta);
            let t12 = k1 * sin_theta_theta_dot
                + mu_b * (sin_w_t * cos_theta_theta_dot + sin_theta * w_cos_w_t);
            let t13 = mu_b_w_squared * cos_theta_sin_w_t + theta_dot * (t12 + t11);
            let t14 = t10 + (y_dot * (t11 - t12) + x_dot * (t2 - t1))
                + (t8 * t13 + t6 * t3);
            let t15 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * (inv_m_plus_mu * t3 + t9 * (t5 * t14));
            let t16 = (t15 - cos_theta * (inv_m_plus_mu * t13 + t9 * (t7 * t14)))
                * (m_plus_mu * (k14 + m_mu * (k9 + t4)));
            rt::vector([t16 * (rt::lit::<T>(1.0) / (k10 + m_mu * (k8 + t4)))])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 3
        pub fn acceleration(
            &self,
            q: &SVector<T, 3>,
            w_: &SVector<T, 3>,
            t: T,
        ) -> SVector<T, 3> {
            let [[_, _, theta]] = q.data.0;
            let [[x_dot, y_dot, theta_dot]] = w_.data.0;
            let mu = self.parameters.mu;
            let w = self.parameters.w;
            let Constants {
                m_plus_mu,
                k1,
                mu_b,
                b_squared,
                c_squared,
                k2,
                inv_m_plus_mu,
                w_mu_b,
                k8,
                k9,
                m_mu,
                k10,
                k12,
                mu_b_w_squared,
                k13,
                k14,
                ..
            } = self.constants;
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let t1 = k12 * sin_w_t;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t2 = cos_w_t * (w_mu_b * sin_theta);
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let w_cos_w_t = w * cos_w_t;
            let t3 = k1 * sin_theta_theta_dot
                + mu_b * (sin_w_t * cos_theta_theta_dot + sin_theta * w_cos_w_t);
            let t4 = cos_w_t * (w_mu_b * cos_theta);
            let t5 = k1 * cos_theta_theta_dot
                + mu_b * (cos_theta * w_cos_w_t - sin_w_t * sin_theta_theta_dot);
            let cos_theta_sin_w_t = cos_theta * sin_w_t;
            let t6 = k1 * sin_theta + mu_b * cos_theta_sin_w_t;
            let sin_theta_sin_w_t = sin_theta * sin_w_t;
            let t7 = k1 * cos_theta - mu_b * sin_theta_sin_w_t;
            let t8 = x_dot * (t4 - t5)
                + theta_dot * (t6 * y_dot + (t7 * x_dot + cos_w_t * (k13 * sin_w_t)));
            let t9 = y_dot * (t2 - t3) + t8;
            let t10 = inv_m_plus_mu * t7;
            let t11 = mu_b_w_squared * cos_theta_sin_w_t + theta_dot * (t3 + t2);
            let t12 = sin_w_t * (b_squared * sin_w_t);
            let t13 = mu_b_w_squared * sin_theta_sin_w_t - theta_dot * (t5 + t4);
            let t14 = inv_m_plus_mu * t6;
            let t15 = k2 + mu * (c_squared + t12) - (t6 * t14 + t7 * t10);
            let t16 = inv_m_plus_mu / t15;
            let t17 = t10 * t11 - t1 + (t14 * t13 + t9);
            let t18 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * (inv_m_plus_mu * t13 + t16 * (t6 * t17));
            let t19 = m_plus_mu * (k14 + m_mu * (k9 + t12))
                * (t18 - cos_theta * (inv_m_plus_mu * t11 + t16 * (t7 * t17)));
            let t20 = rt::lit::<T>(1.0) / (k10 + m_mu * (k8 + t12)) * t19;
            let t21 = t11 + cos_theta * t20;
            let t22 = t13 + sin_theta * t20;
            let t23 = t1 - t9 - t10 * t21 - t14 * t22;
            rt::vector([
                t23 * (t6 * t16) - inv_m_plus_mu * t22,
                inv_m_plus_mu * t21 - t23 * (t7 * t16),
                t23 * (rt::lit::<T>(1.0) / t15),
            ])
        }

        /// Gyroscopic matrix, skew: terms A·w of the Lagrangian act on w by Ω w − ∂A/∂t.
        ///
        /// **Equation**: Ω_ij = E_i(A_j) − E_j(A_i) − c_ij^l A_l
        ///
        /// **Shape**: 3 × 3
        pub fn gyroscopic_matrix(&self, q: &SVector<T, 3>, t: T) -> SMatrix<T, 3, 3> {
            let [[_, _, theta]] = q.data.0;
            let w = self.parameters.w;
            let Constants { w_mu_b, .. } = self.constants;
            let t1 = rt::cos(w * t);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t2 = t1 * (w_mu_b * cos_theta);
            let t3 = t1 * (w_mu_b * sin_theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([[zero, zero, -t2], [zero, zero, -t3], [t2, t3, zero]])
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
        /// **Shape**: 0
        pub fn invariants(
            &self,
            _q: &SVector<T, 3>,
            _w: &SVector<T, 3>,
        ) -> SVector<T, 0> {
            rt::vector([])
        }

        /// Hamiltonian on T*Q: the energy of momenta, on D or not.
        ///
        /// **Equation**: H(q, p) = ½ p·g⁻¹p + V(q)
        ///
        /// **Source**: Chang & Perlmutter (2018)
        ///
        /// **Shape**: scalar
        pub fn cotangent_hamiltonian(
            &self,
            q: &SVector<T, 3>,
            p: &SVector<T, 3>,
            t: T,
        ) -> T {
            let [[_, _, theta]] = q.data.0;
            let [[p_x, p_y, p_theta]] = p.data.0;
            let w = self.parameters.w;
            let Constants {
                m_plus_mu,
                k1,
                mu_b,
                mu_b_squared,
                k3,
                inv_m_plus_mu,
                k5,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let t1 = k1 * sin_theta + sin_w_t * (mu_b * cos_theta);
            let t2 = t1 * t1;
            let t3 = k1 * cos_theta - sin_w_t * (mu_b * sin_theta);
            let t4 = t3 * t3;
            let t5 = k3 + sin_w_t * (mu_b_squared * sin_w_t) - inv_m_plus_mu * (t2 + t4);
            let t6 = m_plus_mu * t5;
            let t7 = inv_m_plus_mu / t6;
            let t8 = rt::lit::<T>(1.0) / t6;
            let t9 = t1 * t8;
            let t10 = t7 * (t1 * t3);
            let t11 = t3 * t8;
            let t12 = p_y
                * (p_y * (inv_m_plus_mu + t4 * t7) - (p_x * t10 + p_theta * t11))
                + p_theta * (p_x * t9 + p_theta / t5 - p_y * t11);
            let t13 = p_x
                * (p_x * (inv_m_plus_mu + t2 * t7) + (p_theta * t9 - p_y * t10)) + t12;
            rt::lit::<T>(0.5) * t13 - cos_w_t * (k5 * cos_w_t)
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
            t: T,
        ) -> SVector<T, 6> {
            let [[_, _, theta]] = q.data.0;
            let [[p_x, p_y, p_theta]] = p.data.0;
            let mu = self.parameters.mu;
            let w = self.parameters.w;
            let Constants {
                m_plus_mu,
                k1,
                mu_b,
                b_squared,
                c_squared,
                k2,
                inv_m_plus_mu,
                w_mu_b,
                k8,
                k9,
                m_mu,
                k10,
                k12,
                mu_b_w_squared,
                k13,
                k14,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let w_t = w * t;
            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
            let cos_theta_sin_w_t = cos_theta * sin_w_t;
            let t1 = k1 * sin_theta + mu_b * cos_theta_sin_w_t;
            let t2 = sin_w_t * (b_squared * sin_w_t);
            let t3 = inv_m_plus_mu * t1;
            let t4 = k1 * cos_theta;
            let sin_theta_sin_w_t = sin_theta * sin_w_t;
            let t5 = mu_b * sin_theta_sin_w_t;
            let t6 = t4 - t5;
            let t7 = inv_m_plus_mu * t6;
            let t8 = k2 + mu * (c_squared + t2) - (t1 * t3 + t6 * t7);
            let t9 = m_plus_mu * t8;
            let t10 = inv_m_plus_mu / t9;
            let t11 = rt::lit::<T>(1.0) / t9;
            let t12 = t1 * t11;
            let t13 = t1 * t6 * t10;
            let t14 = p_x * (inv_m_plus_mu + t1 * t1 * t10)
                + (p_theta * t12 - p_y * t13);
            let t15 = t6 * t11;
            let t16 = p_y * (inv_m_plus_mu + t6 * t6 * t10)
                - (p_x * t13 + p_theta * t15);
            let t17 = p_x * t12 + p_theta / t8 - p_y * t15;
            let t18 = cos_w_t * (w_mu_b * cos_theta);
            let t19 = t18 * t17;
            let t20 = mu_b_w_squared * sin_theta_sin_w_t;
            let t21 = cos_theta * t17;
            let t22 = sin_theta * t17;
            let w_cos_w_t = w * cos_w_t;
            let t23 = k1 * t21 + mu_b * (cos_theta * w_cos_w_t - sin_w_t * t22);
            let t24 = t20 - t19 - t17 * t23;
            let t25 = t1 * t16;
            let t26 = cos_w_t * (w_mu_b * sin_theta);
            let t27 = t18 * t14 + t26 * t16;
            let t28 = k12 * sin_w_t;
            let t29 = k1 * t22 + mu_b * (sin_theta * w_cos_w_t + sin_w_t * t21);
            let t30 = t17 * (t6 * t14 + (cos_w_t * (k13 * sin_w_t) + t25)) + (t27 - t28)
                - t16 * t29;
            let t31 = mu_b_w_squared * cos_theta_sin_w_t + t26 * t17;
            let t32 = t17 * t29 + t31;
            let t33 = t30 - t14 * t23 + (t3 * t24 + t7 * t32);
            let t34 = t14 * t21 + t16 * t22
                - sin_theta * (inv_m_plus_mu * t24 + t12 * t33)
                - cos_theta * (inv_m_plus_mu * t32 + t15 * t33);
            let t35 = rt::lit::<T>(1.0) / (k10 + m_mu * (k8 + t2))
                * (m_plus_mu * (k14 + m_mu * (k9 + t2)) * t34);
            rt::vector([
                t14,
                t16,
                t17,
                t19 - t20 - sin_theta * t35,
                t31 + cos_theta * t35,
                t17 * ((t5 - t4) * t14 - t25) + (t28 - t27),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "chaplygin_sleigh_bead";

        fn with_parameters(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            System::new(parameters)
        }

        fn parameters(&self) -> &Parameters<T> {
            &self.parameters
        }

        fn energy_of(&self, state: &State<T>) -> T {
            let (q, w) = (state.q(), state.w());
            self.energy(&q, &w, state.t)
        }

        fn constraint_residual_of(&self, state: &State<T>) -> T {
            let (q, w) = (state.q(), state.w());
            rt::max_norm(&(self.constraint_matrix(&q) * w))
        }

        fn check(&self, state: &State<T>) -> Result<(), StepError> {
            let (q, w) = (state.q(), state.w());
            rt::finite_state(state.t, &q, &w)?;
            let metric = self.mass_matrix(&q, state.t);
            rt::positive_definite(&metric)?;
            rt::on_constraints(
                &self.constraint_matrix(&q),
                &w,
                &metric,
                &self.inverse_mass(&q, state.t),
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
            t: T,
            point: &[T; 5],
            _inputs: &[T; 0],
        ) -> [T; 5] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho, t).data.0;
            field
        }

        fn jacobian(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 5],
            _inputs: &[T; 0],
        ) -> Option<SMatrix<T, 5, 5>> {
            let (q, rho) = rt::split(point);
            Some(self.vector_field_jacobian(&q, &rho, t))
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 5] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w(), state.t))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 5],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho, t))
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
            t: T,
            point: &[T; 6],
            _inputs: &[T; 0],
        ) -> [T; 6] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p, t).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            state: &State<T>,
        ) -> [T; 6] {
            rt::join(&state.q(), &self.momenta(&state.q(), &state.w(), state.t))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 6],
        ) -> State<T> {
            let (q, p) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.velocities_of_momenta(&q, &p, t))
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
        /// - `rho1_rate`, `rho2_rate`, `kappa_gradient`: 3 × 3 implicit block (Newton, analytic Jacobian); torn from it and assigned: theta_rate, x_rate, y_rate
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 21 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 5 | 18 | 2 | 0 | 1 | 0 |
        /// | each step | 63 | 146 | 7 | 0 | 5 | 1 |
        /// | each iteration for rho1_rate, rho2_rate, kappa_gradient | 106 | 148 | 2 | 0 | 1 | 0 |
        /// | each state that is looked at | 4 | 13 | 1 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m + mu`
            m_plus_mu: T,
            /// `m a + mu c`
            k1: T,
            /// `mu b`
            mu_b: T,
            /// `mu b²`
            k2: T,
            /// `m a² + J + mu c²`
            k3: T,
            /// `1/(m + mu)`
            inv_m_plus_mu: T,
            /// `w² mu b²`
            k4: T,
            /// `w mu b`
            w_mu_b: T,
            /// `mu b/(m + mu)`
            mu_b_over_m_plus_mu: T,
            /// `mu c b w²`
            k5: T,
            /// `2 w mu b²`
            k6: T,
            /// `2 mu b²`
            k7: T,
            /// `(m a + mu c)/2`
            k8: T,
            /// `mu b/2`
            half_mu_b: T,
            /// `(m + mu)/2`
            half_m_plus_mu: T,
            /// `w³ mu b²`
            k9: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `2 sin(w h/2) - w h + 2 sin(w h/2) (cos(w h/2) - 1)`
            k12: T,
            /// `mu b (2 sin(w h/2) - w h)`
            k13: T,
            /// `w h - 2 sin(w h/2) - 2 sin(w h/2) (cos(w h/2) - 1)`
            k14: T,
            /// `(h/(m + mu))/2`
            k15: T,
            /// `h (mu b/(m + mu))`
            k16: T,
            /// `mu b h (mu b/(m + mu))/2`
            k17: T,
            /// `mu b h`
            mu_b_h: T,
            /// `(m a + mu c) h`
            k18: T,
            /// `(m a + mu c) h/2`
            k19: T,
            /// `mu b (2 sin(w h/2) - w h)/2`
            k20: T,
            /// `mu b h/2`
            half_mu_b_h: T,
            /// `h mu b (2 sin(w h/2) - w h)/2`
            k21: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); work that has been done from outside (1); time t (1); energy at the start (1); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Predictor<T, 3, 6>,);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(5);
            const TIME: Option<usize> = Some(6);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let mu = system.parameters.mu;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let w = system.parameters.w;
                let m_plus_mu = m + mu;
                let mu_c = mu * c;
                let k1 = m * a + mu_c;
                let mu_b = mu * b;
                let k2 = mu * (b * b);
                let k3 = m * (a * a) + j + mu * (c * c);
                let inv_m_plus_mu = rt::lit::<T>(1.0) / m_plus_mu;
                let w_squared = w * w;
                let k4 = w_squared * k2;
                let w_mu_b = w * mu_b;
                let mu_b_over_m_plus_mu = mu_b / m_plus_mu;
                let k5 = mu_c * (b * w_squared);
                let k6 = rt::lit::<T>(2.0) * (w * k2);
                let k7 = rt::lit::<T>(2.0) * k2;
                let k8 = rt::lit::<T>(0.5) * k1;
                let half_mu_b = rt::lit::<T>(0.5) * mu_b;
                let half_m_plus_mu = rt::lit::<T>(0.5) * m_plus_mu;
                let k9 = w * k4;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let w_h = w * h;
                let half_w_h = rt::lit::<T>(0.5) * w_h;
                let (sin_half_w_h, cos_half_w_h) = rt::sin_cos(half_w_h);
                let twice_sin_half_w_h = rt::lit::<T>(2.0) * sin_half_w_h;
                let k10 = twice_sin_half_w_h - w_h;
                let k11 = rt::lit::<T>(2.0)
                    * (sin_half_w_h * (cos_half_w_h - rt::lit::<T>(1.0)));
                let k12 = k10 + k11;
                let k13 = mu_b * k10;
                let k14 = w_h - twice_sin_half_w_h - k11;
                let k15 = rt::lit::<T>(0.5) * (h / m_plus_mu);
                let k16 = h * mu_b_over_m_plus_mu;
                let k17 = rt::lit::<T>(0.5) * (mu_b * k16);
                let mu_b_h = mu_b * h;
                let k18 = k1 * h;
                let k19 = rt::lit::<T>(0.5) * k18;
                let k20 = rt::lit::<T>(0.5) * k13;
                let half_mu_b_h = rt::lit::<T>(0.5) * mu_b_h;
                let k21 = rt::lit::<T>(0.5) * (h * k13);
                Scheme {
                    m_plus_mu,
                    k1,
                    mu_b,
                    k2,
                    k3,
                    inv_m_plus_mu,
                    k4,
                    w_mu_b,
                    mu_b_over_m_plus_mu,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_mu_b,
                    half_m_plus_mu,
                    k9,
                    inv_h,
                    half_h,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    mu_b_h,
                    k18,
                    k19,
                    k20,
                    half_mu_b_h,
                    k21,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let w = system.parameters.w;
                let Scheme {
                    m_plus_mu,
                    k1,
                    mu_b,
                    k2,
                    k3,
                    inv_m_plus_mu,
                    k4,
                    mu_b_over_m_plus_mu,
                    ..
                } = *self;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let t1 = k1 * sin_theta + sin_w_t * (mu_b * cos_theta);
                let t2 = k1 * cos_theta - sin_w_t * (mu_b * sin_theta);
                let t3 = cos_theta * (m_plus_mu * x_dot - theta_dot * t1)
                    + sin_theta * (m_plus_mu * y_dot + theta_dot * t2);
                let t4 = k3 + sin_w_t * (k2 * sin_w_t);
                let t5 = y_dot * t2 - x_dot * t1 + theta_dot * t4;
                let t6 = mu_b_over_m_plus_mu * sin_w_t;
                let t7 = rt::lit::<T>(1.0) / (t4 - mu_b * sin_w_t * t6);
                let t8 = t5 + t6 * t3;
                let t9 = rt::lit::<T>(0.5)
                    * (t3 * (inv_m_plus_mu * t3 + t7 * (t6 * t8)) + t7 * (t5 * t8));
                let carried = [
                    x,
                    y,
                    theta,
                    t3,
                    t5,
                    rt::lit::<T>(0.0),
                    t,
                    t9 - cos_w_t * (rt::lit::<T>(0.5) * k4 * cos_w_t),
                    sin_theta,
                    cos_theta,
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
                let [x, y, theta, rho1, rho2, work, t, reference, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let w = setting.system().parameters.w;
                let Scheme {
                    m_plus_mu,
                    k1,
                    mu_b,
                    k2,
                    k3,
                    inv_m_plus_mu,
                    k4,
                    w_mu_b,
                    mu_b_over_m_plus_mu,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_mu_b,
                    half_m_plus_mu,
                    k9,
                    inv_h,
                    half_h,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    mu_b_h,
                    k18,
                    k19,
                    k20,
                    half_mu_b_h,
                    k21,
                } = *setting.scheme();
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let t1 = k3 + sin_w_t * (k2 * sin_w_t);
                let sin_w_t_mu_b = mu_b * sin_w_t;
                let t2 = mu_b_over_m_plus_mu * sin_w_t;
                let t3 = sin_w_t_mu_b * t2;
                let t4 = t1 - t3;
                let t5 = rt::lit::<T>(1.0) / t4;
                let t6 = rho2 + rho1 * t2;
                let t7 = t6 * t5;
                let t8 = inv_m_plus_mu / t4;
                let t9 = inv_m_plus_mu * rho1 + t8 * (sin_w_t_mu_b * t6);
                let t10 = sin_w_t_mu_b * t8;
                let t11 = w * (t + half_h);
                let (t12, t13) = rt::sin_cos(t11);
                let t14 = w_mu_b * t13;
                let t15 = mu_b_over_m_plus_mu * t12;
                let t16 = mu_b * t12;
                let t17 = k3 + t12 * (k2 * t12) - t16 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = inv_m_plus_mu / t17;
                let t20 = t16 * t19;
                let t21 = k5 * t12;
                let t22 = rt::sin(w * (t + h));
                let t23 = mu_b * t22;
                let t24 = mu_b_over_m_plus_mu * t22;
                let t25 = k13 * t13;
                let t26 = k3 + t22 * (k2 * t22);
                let t27 = t26 - t23 * t24;
                let t28 = rt::lit::<T>(1.0) / t27;
                let t29 = t23 * (inv_m_plus_mu / t27);
                let t30 = t12 * (k12 * t13);
                let t31 = k7 * t30;
                let t32 = k4 * (t13 * (k14 * t12));
                let t33 = k15 + t19 * (t12 * (k17 * t12));
                let t34 = t18 * (k16 * t12);
                let t35 = h * t34;
                let t36 = k8 * t34;
                let t37 = rt::lit::<T>(0.5) * t34;
                let t38 = t19 * (mu_b_h * t12);
                let t39 = half_h * t18;
                let t40 = k18 * t18;
                let t41 = rt::lit::<T>(0.5) * t38;
                let t42 = k19 * t18;
                let t43 = m_plus_mu * t33;
                let t44 = h + t34 * (half_mu_b * t22) - t43;
                let t45 = t23 * t33 - t34 * (rt::lit::<T>(0.5) * t26);
                let t46 = t34 * (half_mu_b * sin_w_t) - t43;
                let t47 = sin_w_t_mu_b * t33 - t34 * (rt::lit::<T>(0.5) * t1);
                let t48 = t45 + t24 * t44;
                let t49 = inv_m_plus_mu * t44 + t29 * t48;
                let t50 = t47 + t2 * t46;
                let t51 = inv_m_plus_mu * t46 + t10 * t50;
                let t52 = k2 * t30;
                let t53 = t52 * t34 - t25 * t33;
                let t54 = t28 * t48;
                let t55 = t5 * t50;
                let t56 = k20 * t13;
                let t57 = t34 * t56;
                let t58 = half_m_plus_mu * t38;
                let t59 = t18 * (half_mu_b_h * t22) - t58;
                let t60 = h * t18;
                let t61 = h + rt::lit::<T>(0.5) * (t23 * t38 - t26 * t60);
                let t62 = t18 * (half_mu_b_h * sin_w_t) - t58;
                let t63 = rt::lit::<T>(0.5) * (sin_w_t_mu_b * t38 - t1 * t60);
                let t64 = t61 + t24 * t59;
                let t65 = inv_m_plus_mu * t59 + t29 * t64;
                let t66 = t63 + t2 * t62;
                let t67 = inv_m_plus_mu * t62 + t10 * t66;
                let t68 = t52 * t60 - t38 * t56;
                let t69 = t28 * t64;
                let t70 = t5 * t66;
                let t71 = t18 * (k21 * t13);
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t72 = w_mu_b * cos_w_t + k1 * t7;
                            [t7 * t72, k5 * sin_w_t - t72 * t9, rt::lit::<T>(0.0)]
                        },
                        move || [
                            rt::abs(inv_h * rho1),
                            rt::abs(inv_h * rho2),
                            rt::lit::<T>(1.0),
                        ],
                        move |[rho1_rate, rho2_rate, kappa_gradient]| {
                            let t73 = rho1 + half_h * rho1_rate;
                            let t74 = t73 * t15 + (rho2 + half_h * rho2_rate);
                            let t75 = inv_m_plus_mu * t73 + t74 * t20;
                            let t76 = rho1_rate * kappa_gradient + t75;
                            let t77 = rho2_rate * kappa_gradient;
                            let t78 = t74 * t18;
                            let t79 = t77 + t78;
                            let t80 = t14 + k1 * t78;
                            let t81 = t76 * t76
                                + (t79 * t79
                                    + (rho2_rate * rho2_rate
                                        + (rho1_rate * rho1_rate + rt::lit::<T>(1.0))));
                            let t82 = inv_h / t81;
                            let t83 = rho1 + h * rho1_rate;
                            let t84 = m_plus_mu * t75;
                            let t85 = t83 + t23 * t78 - t84;
                            let rho2_rate_h = h * rho2_rate;
                            let t86 = rho2 + rho2_rate_h;
                            let t87 = t23 * t75 + (t86 - t78 * t26);
                            let t88 = t87 + t24 * t85;
                            let t89 = inv_m_plus_mu * t85 + t88 * t29;
                            let t90 = sin_w_t_mu_b * t75 + (rho2 - t1 * t78);
                            let t91 = rho1 + sin_w_t_mu_b * t78 - t84;
                            let t92 = t90 + t2 * t91;
                            let t93 = t5 * t92;
                            let t94 = t28 * t88;
                            let t95 = t78 * t25;
                            let t96 = t78 * t31 - t75 * t25;
                            let t97 = inv_m_plus_mu * t91 + t10 * t92;
                            let t98 = t85 * t89 - t90 * t93
                                + (t87 * t94 + (t75 * t95 - t78 * t96) - t91 * t97);
                            let t99 = t82 * (rt::lit::<T>(0.5) * t98 - t32);
                            let t100 = half_h * t79;
                            let t101 = theta + t100;
                            let (t102, t103) = rt::sin_cos(t101);
                            let t104 = kappa_gradient + t33;
                            let t105 = rt::lit::<T>(0.25) * t76;
                            let t106 = t103 * t35;
                            let t107 = t102 * t104 + t105 * t106;
                            let t108 = t102 * t35;
                            let t109 = t103 * t104 - t108 * t105;
                            let t110 = t102 * t76;
                            let t111 = kappa_gradient * t110;
                            let t112 = t103 * t76;
                            let t113 = kappa_gradient * t112;
                            let t114 = rt::lit::<T>(0.25) * (t111 * t106 - t113 * t108)
                                + (rt::lit::<T>(1.0) - t79 * t36 - t80 * t37);
                            let t115 = kappa_gradient + t39;
                            let t116 = h * t115;
                            let t117 = t103 * t116;
                            let t118 = t102 * t38 + t76 * t117;
                            let t119 = t102 * t116;
                            let t120 = t103 * t38 - t76 * t119;
                            let t121 = kappa_gradient
                                * (rt::lit::<T>(0.5) * (t102 * t118 + t103 * t120))
                                + (rt::lit::<T>(0.5)
                                    * (t111 * t117 - t79 * t40 - t113 * t119) - t80 * t115);
                            let t122 = rho2_rate_h * t103;
                            let t123 = rho2_rate_h * t102;
                            let t124 = rt::lit::<T>(0.5) * t76;
                            let t125 = rho1_rate * t102 + t122 * t124;
                            let t126 = rho1_rate * t103 - t123 * t124;
                            let t127 = rt::lit::<T>(0.5) * (t122 * t111 - t123 * t113)
                                - rho2_rate * t80
                                + (t102 * (t110 + kappa_gradient * t125)
                                    + t103 * (t112 + kappa_gradient * t126));
                            let t128 = t75 * t57 + (t95 * t33 - t78 * t53) - t96 * t37
                                + (t85 * t49 + t87 * t54 - (t91 * t51 + t90 * t55));
                            let t129 = rt::lit::<T>(0.5)
                                * (t89 * t44 + t128 + (t94 * t45 - t93 * t47 - t97 * t46));
                            let t130 = h * t99;
                            let t131 = t129
                                - (t79 * t34
                                    + rt::lit::<T>(2.0)
                                        * (t112 * t109 + (rho1_rate + t110 * t107))) * t130;
                            let t132 = t75 * t71 + (t95 * t41 - t78 * t68) - t96 * t39
                                + (t85 * t65 + t87 * t69 - (t91 * t67 + t90 * t70));
                            let t133 = rt::lit::<T>(0.5)
                                * (t89 * t59 + t132 + (t94 * t61 - t93 * t63 - t97 * t62));
                            let t134 = t133
                                - t130
                                    * (t110 * t118
                                        + (rt::lit::<T>(2.0) * (rho2_rate + t79 * t115)
                                            + t112 * t120));
                            let t135 = (t112 * t126 + (t110 * t125 + rho2_rate * t79))
                                * (rt::lit::<T>(2.0) * t99) * (rt::lit::<T>(1.0) / t81);
                            (
                                [
                                    rho1_rate + kappa_gradient * t76 - t79 * t80,
                                    t76 * t80 + (kappa_gradient * t79 + (rho2_rate - t21)),
                                    kappa_gradient - t99,
                                ],
                                [
                                    [
                                        kappa_gradient * (t102 * t107 + t103 * t109) + t114,
                                        t121,
                                        t127,
                                    ],
                                    [
                                        t80 * t104 + (kappa_gradient * t37 + t76 * t36),
                                        t80 * t41
                                            + (t76 * t42 + (kappa_gradient * t115 + rt::lit::<T>(1.0))),
                                        rho1_rate * t80 + (t77 + t79),
                                    ],
                                    [-(t82 * t131), -(t82 * t134), t135 + rt::lit::<T>(1.0)],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "rho1_rate, rho2_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [rho1_rate, rho2_rate, kappa_gradient] = solution1.x;
                let t77 = rho2_rate * kappa_gradient;
                let t73 = rho1 + half_h * rho1_rate;
                let t74 = t73 * t15 + (rho2 + half_h * rho2_rate);
                let t78 = t74 * t18;
                let t79 = t77 + t78;
                let t100 = half_h * t79;
                let t101 = theta + t100;
                let (t102, t103) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t100,
                    t101,
                    tally,
                );
                let t75 = inv_m_plus_mu * t73 + t74 * t20;
                let t76 = rho1_rate * kappa_gradient + t75;
                let t136 = h * t76;
                let x_new = x + t103 * t136;
                let y_new = y + t102 * t136;
                let t137 = h * t79;
                let theta_new = theta + t137;
                let t83 = rho1 + h * rho1_rate;
                let t138 = rho1 * (rho1 * (inv_m_plus_mu + t3 * t8) + (t9 + rho2 * t10))
                    + rho2 * (rho1 * t10 + (t7 + rho2 * t5));
                let t139 = cos_w_t * (k4 * cos_w_t);
                let t140 = t138
                    * (rt::lit::<T>(0.25)
                        * (rt::lit::<T>(0.5) * (rho1 * t9 + (rho2 * t7 - t139))
                            - (work + reference)));
                let t141 = rt::lit::<T>(0.5) * t138;
                let t142 = rt::lit::<T>(0.0625)
                    * (work * work + reference * reference
                        + t139 * (rt::lit::<T>(0.25) * t139)) + t141 * t141;
                let t143 = rt::lit::<T>(1.0)
                    - rt::visible_change(t140, t142, rt::abs(t) + rt::lit::<T>(1.0));
                let rho1_new = t83 * t143;
                let rho2_rate_h = h * rho2_rate;
                let t86 = rho2 + rho2_rate_h;
                let rho2_new = t86 * t143;
                let t144 = t21 * t79 + (kappa_gradient + t13 * (k9 * t12))
                    - (t78 * (t13 * (k6 * t12)) - rt::lit::<T>(2.0) * (t14 * t75))
                        * (rt::lit::<T>(0.5) * t78);
                let work_new = work + h * t144;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t137,
                    theta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    setting.time_at(tally.advanced()),
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                        motion.carried[6],
                    ]);
                    let after = balance([
                        carried[3],
                        carried[4],
                        carried[5],
                        carried[6],
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
                let [x, y, theta, rho1, rho2, _, t, _, _, _] = motion.carried;
                let w = setting.system().parameters.w;
                let Scheme { mu_b, k2, k3, inv_m_plus_mu, mu_b_over_m_plus_mu, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rt::sin(w * t);
                let t2 = mu_b_over_m_plus_mu * t1;
                let t3 = rt::lit::<T>(1.0) / (k3 + t1 * (k2 * t1) - mu_b * t1 * t2);
                let t4 = rho2 + rho1 * t2;
                let t5 = inv_m_plus_mu * rho1 + t3 * (t2 * t4);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: cos_theta * t5,
                    y_dot: sin_theta * t5,
                    theta_dot: t4 * t3,
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
                [rho1,
                rho2,
                work,
                t,
                ]: [T; 4],
            ) -> [T; 2] {
                let w = parameters.w;
                let Scheme {
                    m_plus_mu,
                    mu_b,
                    k2,
                    k3,
                    inv_m_plus_mu,
                    k4,
                    mu_b_over_m_plus_mu,
                    k7,
                    ..
                } = self;
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let sin_w_t_mu_b = mu_b * sin_w_t;
                let t1 = mu_b_over_m_plus_mu * sin_w_t;
                let t2 = k3 + sin_w_t * (k2 * sin_w_t) - sin_w_t_mu_b * t1;
                let t3 = rt::lit::<T>(1.0) / t2;
                let t4 = rho1 * t1;
                let t5 = rho2 + t4;
                let t6 = t3 * (rho2 * t5);
                let t7 = sin_w_t_mu_b * t5;
                let t8 = m_plus_mu * t2;
                let t9 = rt::lit::<T>(1.0) / t8;
                let t10 = rho1 * (inv_m_plus_mu * rho1 + t7 * t9);
                let abs_rho1 = rt::abs(rho1);
                let abs_sin_w_t = rt::abs(sin_w_t);
                let t11 = abs_sin_w_t + rt::abs(w_t * cos_w_t);
                let abs_sin_w_t_mu_b = rt::abs(sin_w_t_mu_b);
                let abs_mu_b = rt::abs(mu_b);
                let t12 = abs_mu_b / m_plus_mu * t11;
                let t13 = abs_mu_b * t11;
                let t14 = k3 + t11 * (k7 * abs_sin_w_t)
                    + (abs_sin_w_t_mu_b * t12 + t13 * rt::abs(t1));
                let abs_rho2 = rt::abs(rho2);
                let t15 = abs_rho1 * t12 + (abs_rho2 + rt::abs(t4));
                let t16 = rt::abs(t7 / (t8 * t8)) * (m_plus_mu * t14)
                    + (inv_m_plus_mu * abs_rho1
                        + rt::abs(t9) * (t13 * rt::abs(t5) + abs_sin_w_t_mu_b * t15));
                let t17 = abs_rho1 * t16
                    + abs_rho2 * (t15 * rt::abs(t3) + t14 * rt::abs(t5 / (t2 * t2)));
                let abs_cos_w_t = rt::abs(cos_w_t);
                let t18 = rt::lit::<T>(0.5) * (rt::abs(t10) + rt::abs(t6) + t17)
                    + (rt::abs(work)
                        + (abs_cos_w_t + rt::abs(w_t * sin_w_t)) * (k4 * abs_cos_w_t));
                [
                    rt::lit::<T>(0.5) * (t6 + t10)
                        - (work + cos_w_t * (rt::lit::<T>(0.5) * k4 * cos_w_t)),
                    t18,
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e82550db1c728bcf51b440670ea897e8";
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
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian); torn from it and assigned: theta_rate
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 4 | 18 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 9 | 2 | 0 | 0 | 0 |
        /// | each step | 18 | 43 | 2 | 0 | 3 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 15 | 17 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 4 | 13 | 1 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a + mu c`
            k1: T,
            /// `mu b`
            mu_b: T,
            /// `mu b²`
            k2: T,
            /// `m a² + J + mu c²`
            k3: T,
            /// `1/(m + mu)`
            inv_m_plus_mu: T,
            /// `w mu b`
            w_mu_b: T,
            /// `mu b/(m + mu)`
            mu_b_over_m_plus_mu: T,
            /// `mu c b w²`
            k4: T,
            /// `2 w mu b²`
            k5: T,
            /// `(m a + mu c)/2`
            k6: T,
            /// `w³ mu b²`
            k7: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(h/(m + mu))/2`
            k8: T,
            /// `h (mu b/(m + mu))`
            k9: T,
            /// `mu b h (mu b/(m + mu))/2`
            k10: T,
            /// `(m a + mu c) h/2`
            k11: T,
            /// `mu b h/2`
            k12: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); work that has been done from outside (1); time t (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(5);
            const TIME: Option<usize> = Some(6);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let mu = system.parameters.mu;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let w = system.parameters.w;
                let mu_c = mu * c;
                let k1 = m * a + mu_c;
                let mu_b = mu * b;
                let k2 = mu * (b * b);
                let k3 = m * (a * a) + j + mu * (c * c);
                let m_plus_mu = m + mu;
                let inv_m_plus_mu = rt::lit::<T>(1.0) / m_plus_mu;
                let w_mu_b = w * mu_b;
                let mu_b_over_m_plus_mu = mu_b / m_plus_mu;
                let w_squared = w * w;
                let k4 = mu_c * (b * w_squared);
                let k5 = rt::lit::<T>(2.0) * (w * k2);
                let k6 = rt::lit::<T>(0.5) * k1;
                let k7 = w * (w_squared * k2);
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k8 = rt::lit::<T>(0.5) * (h / m_plus_mu);
                let k9 = h * mu_b_over_m_plus_mu;
                let k10 = rt::lit::<T>(0.5) * (mu_b * k9);
                let k11 = rt::lit::<T>(0.5) * (k1 * h);
                let k12 = rt::lit::<T>(0.5) * (mu_b * h);
                Scheme {
                    k1,
                    mu_b,
                    k2,
                    k3,
                    inv_m_plus_mu,
                    w_mu_b,
                    mu_b_over_m_plus_mu,
                    k4,
                    k5,
                    k6,
                    k7,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
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
                let mu = system.parameters.mu;
                let w = system.parameters.w;
                let Scheme { k1, mu_b, k2, k3, .. } = *self;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_plus_mu_2 = m + mu;
                let t1 = rt::sin(w * t);
                let t2 = k1 * sin_theta + t1 * (mu_b * cos_theta);
                let t3 = k1 * cos_theta - t1 * (mu_b * sin_theta);
                let t4 = cos_theta * (m_plus_mu_2 * x_dot - theta_dot * t2)
                    + sin_theta * (m_plus_mu_2 * y_dot + theta_dot * t3);
                let carried = [
                    x,
                    y,
                    theta,
                    t4,
                    y_dot * t3 - x_dot * t2 + theta_dot * (k3 + t1 * (k2 * t1)),
                    rt::lit::<T>(0.0),
                    t,
                    sin_theta,
                    cos_theta,
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
                let [x, y, theta, rho1, rho2, work, t, sin_theta_ahead, cos_theta_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let w = setting.system().parameters.w;
                let Scheme {
                    k1,
                    mu_b,
                    k2,
                    k3,
                    inv_m_plus_mu,
                    w_mu_b,
                    mu_b_over_m_plus_mu,
                    k4,
                    k5,
                    k6,
                    k7,
                    inv_h,
                    half_h,
                    k8,
                    k9,
                    k10,
                    k11,
                    k12,
                } = *setting.scheme();
                let t1 = w * (t + half_h);
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = w_mu_b * t3;
                let t5 = mu_b_over_m_plus_mu * t2;
                let t6 = mu_b * t2;
                let t7 = k3 + t2 * (k2 * t2) - t6 * t5;
                let t8 = rt::lit::<T>(1.0) / t7;
                let t9 = inv_m_plus_mu / t7;
                let t10 = t6 * t9;
                let t11 = k4 * t2;
                let t12 = k8 + t9 * (t2 * (k10 * t2));
                let t13 = t8 * (k9 * t2);
                let t14 = k6 * t13;
                let t15 = rt::lit::<T>(0.5) * t13;
                let t16 = half_h * t8;
                let t17 = k11 * t8;
                let t18 = t9 * (k12 * t2);
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let w_t = w * t;
                            let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                            let t19 = mu_b_over_m_plus_mu * sin_w_t;
                            let t20 = rho2 + rho1 * t19;
                            let t21 = rt::lit::<T>(1.0)
                                / (k3 + sin_w_t * (k2 * sin_w_t) - mu_b * sin_w_t * t19);
                            let t22 = t20 * t21;
                            let t23 = w_mu_b * cos_w_t + k1 * t22;
                            [
                                t22 * t23,
                                k4 * sin_w_t
                                    - (inv_m_plus_mu * rho1 + t21 * (t19 * t20)) * t23,
                            ]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t24 = rho1 + half_h * rho1_rate;
                            let t25 = t24 * t5 + (rho2 + half_h * rho2_rate);
                            let t26 = t25 * t8;
                            let t27 = t4 + k1 * t26;
                            let t28 = inv_m_plus_mu * t24 + t25 * t10;
                            (
                                [rho1_rate - t26 * t27, rho2_rate - t11 + t28 * t27],
                                [
                                    [
                                        rt::lit::<T>(1.0) - t26 * t14 - t27 * t15,
                                        -(t27 * t16 + t26 * t17),
                                    ],
                                    [
                                        t27 * t12 + t28 * t14,
                                        t27 * t18 + (t28 * t17 + rt::lit::<T>(1.0)),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t24 = rho1 + half_h * rho1_rate;
                let t25 = t24 * t5 + (rho2 + half_h * rho2_rate);
                let t26 = t25 * t8;
                let t29 = half_h * t26;
                let t30 = theta + t29;
                let (t31, t32) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t29,
                    t30,
                    tally,
                );
                let t28 = inv_m_plus_mu * t24 + t25 * t10;
                let t33 = h * t28;
                let x_new = x + t32 * t33;
                let y_new = y + t31 * t33;
                let t34 = h * t26;
                let theta_new = theta + t34;
                let rho1_new = rho1 + h * rho1_rate;
                let rho2_new = rho2 + h * rho2_rate;
                let t35 = t26
                    * (t11
                        - rt::lit::<T>(0.5)
                            * (t26 * (t3 * (k5 * t2)) - rt::lit::<T>(2.0) * (t4 * t28)));
                let work_new = work + h * (t3 * (k7 * t2) + t35);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t34,
                    theta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    setting.time_at(tally.advanced()),
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [x, y, theta, rho1, rho2, _, t, _, _] = motion.carried;
                let w = setting.system().parameters.w;
                let Scheme { mu_b, k2, k3, inv_m_plus_mu, mu_b_over_m_plus_mu, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rt::sin(w * t);
                let t2 = mu_b_over_m_plus_mu * t1;
                let t3 = rt::lit::<T>(1.0) / (k3 + t1 * (k2 * t1) - mu_b * t1 * t2);
                let t4 = rho2 + rho1 * t2;
                let t5 = inv_m_plus_mu * rho1 + t3 * (t2 * t4);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: cos_theta * t5,
                    y_dot: sin_theta * t5,
                    theta_dot: t4 * t3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "307a62ee91d3d87705ca6a2edb267253";
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
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`: 3 × 3 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 10 | 31 | 1 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 1 | 0 | 0 | 0 |
        /// | each step | 60 | 105 | 3 | 0 | 3 | 0 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead | 37 | 45 | 0 | 0 | 1 | 0 |
        /// | each state that is looked at | 28 | 46 | 4 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m + mu`
            m_plus_mu: T,
            /// `m a + mu c`
            k1: T,
            /// `mu b`
            mu_b: T,
            /// `b²`
            b_squared: T,
            /// `c²`
            c_squared: T,
            /// `m a² + J`
            k2: T,
            /// `mu b²`
            mu_b_squared: T,
            /// `m a² + J + mu c²`
            k3: T,
            /// `1/(m + mu)`
            inv_m_plus_mu: T,
            /// `w mu b`
            w_mu_b: T,
            /// `mu c b w`
            k4: T,
            /// `2 w mu b`
            twice_w_mu_b: T,
            /// `c² + a²`
            k5: T,
            /// `c² + a (a - 2 c)`
            k6: T,
            /// `m mu`
            m_mu: T,
            /// `mu (J + mu c²) + m (m a² + J)`
            k7: T,
            /// `2 w mu b²`
            k8: T,
            /// `mu J + m J`
            k9: T,
            /// `2 (m + mu)`
            twice_m_plus_mu: T,
            /// `2 w² mu b`
            k10: T,
            /// `2 w² mu c b`
            k11: T,
            /// `2 w³ mu b²`
            k12: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(m a + mu c) h`
            k13: T,
            /// `h/4`
            quarter_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (3); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (3); control inputs u at the end of the step before (0); work that has been done from outside (1); time t (1); functions of q that the next step needs (2).
            type Carried = [T; 10];
            type Memory = (rt::Alternating<T, 3, 3>,);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(6);
            const TIME: Option<usize> = Some(7);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let mu = system.parameters.mu;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let w = system.parameters.w;
                let m_plus_mu = m + mu;
                let mu_c = mu * c;
                let k1 = m * a + mu_c;
                let mu_b = mu * b;
                let b_squared = b * b;
                let c_squared = c * c;
                let a_squared = a * a;
                let k2 = m * a_squared + j;
                let mu_b_squared = mu * b_squared;
                let mu_c_squared = mu * c_squared;
                let k3 = k2 + mu_c_squared;
                let inv_m_plus_mu = rt::lit::<T>(1.0) / m_plus_mu;
                let w_mu_b = w * mu_b;
                let k4 = mu_c * (b * w);
                let twice_w_mu_b = rt::lit::<T>(2.0) * w_mu_b;
                let k5 = c_squared + a_squared;
                let k6 = c_squared + a * (a - rt::lit::<T>(2.0) * c);
                let m_mu = m * mu;
                let k7 = mu * (j + mu_c_squared) + m * k2;
                let k8 = rt::lit::<T>(2.0) * (w * mu_b_squared);
                let k9 = mu * j + m * j;
                let twice_m_plus_mu = rt::lit::<T>(2.0) * m_plus_mu;
                let k10 = rt::lit::<T>(2.0) * (w * w_mu_b);
                let k11 = rt::lit::<T>(2.0) * (w * k4);
                let k12 = rt::lit::<T>(2.0) * (w * (w * w * mu_b_squared));
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k13 = k1 * h;
                let quarter_h = rt::lit::<T>(0.25) * h;
                Scheme {
                    m_plus_mu,
                    k1,
                    mu_b,
                    b_squared,
                    c_squared,
                    k2,
                    mu_b_squared,
                    k3,
                    inv_m_plus_mu,
                    w_mu_b,
                    k4,
                    twice_w_mu_b,
                    k5,
                    k6,
                    m_mu,
                    k7,
                    k8,
                    k9,
                    twice_m_plus_mu,
                    k10,
                    k11,
                    k12,
                    inv_h,
                    half_h,
                    k13,
                    quarter_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let mu = system.parameters.mu;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let w = system.parameters.w;
                let Scheme {
                    m_plus_mu,
                    k1,
                    mu_b,
                    b_squared,
                    c_squared,
                    k2,
                    inv_m_plus_mu,
                    w_mu_b,
                    k4,
                    k5,
                    k6,
                    m_mu,
                    k7,
                    k9,
                    half_h,
                    ..
                } = *self;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = cos_w_t * (w_mu_b * sin_theta);
                let cos_theta_sin_w_t = cos_theta * sin_w_t;
                let t2 = k1 * sin_theta + mu_b * cos_theta_sin_w_t;
                let t3 = sin_w_t * (b_squared * sin_w_t);
                let w_squared = w * w;
                let mu_b_w_squared = mu_b * w_squared;
                let t4 = mu_b_w_squared * cos_theta_sin_w_t + theta_dot * t1;
                let sin_theta_sin_w_t = sin_theta * sin_w_t;
                let t5 = k1 * cos_theta - mu_b * sin_theta_sin_w_t;
                let t6 = t5 * t5;
                let t7 = k2 + mu * (c_squared + t3);
                let t8 = t2 * t2;
                let t9 = m_plus_mu * (t7 - inv_m_plus_mu * (t8 + t6));
                let t10 = inv_m_plus_mu / t9;
                let t11 = cos_w_t * (w_mu_b * cos_theta);
                let t12 = theta_dot * t11 - mu_b_w_squared * sin_theta_sin_w_t;
                let t13 = t2 * t5 * t10;
                let t14 = rt::lit::<T>(1.0) / t9;
                let t15 = mu * c * (b * w_squared) * sin_w_t - y_dot * t1 - x_dot * t11
                    - theta_dot * (t5 * x_dot + t2 * y_dot);
                let t16 = cos_theta
                    * (t4 * (inv_m_plus_mu + t6 * t10) - (t12 * t13 + t14 * (t5 * t15)));
                let t17 = sin_theta
                    * (t12 * (inv_m_plus_mu + t8 * t10) + (t14 * (t2 * t15) - t4 * t13));
                let t18 = rt::lit::<T>(1.0) / (k7 + m_mu * (k5 + t3))
                    * (m_plus_mu * (k9 + m_mu * (k6 + t3)) * (t16 - t17));
                let carried = [
                    x,
                    y,
                    theta,
                    m_plus_mu * x_dot - t1 - t2 * theta_dot - t18 * (half_h * sin_theta),
                    t18 * (half_h * cos_theta)
                        + (t5 * theta_dot + (m_plus_mu * y_dot + t11)),
                    theta_dot * t7 + (t5 * y_dot + k4 * cos_w_t - t2 * x_dot),
                    rt::lit::<T>(0.0),
                    t,
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
                let [x, y, theta, p_x, p_y, p_theta, work, t, sin_theta_ahead,
                cos_theta_ahead] = motion.carried;
                let h = setting.step_size();
                let mu = setting.system().parameters.mu;
                let w = setting.system().parameters.w;
                let Scheme {
                    m_plus_mu,
                    k1,
                    mu_b,
                    b_squared,
                    c_squared,
                    k2,
                    mu_b_squared,
                    k3,
                    inv_m_plus_mu,
                    w_mu_b,
                    k4,
                    twice_w_mu_b,
                    k5,
                    k6,
                    m_mu,
                    k7,
                    k8,
                    k9,
                    twice_m_plus_mu,
                    k10,
                    k11,
                    k12,
                    inv_h,
                    half_h,
                    k13,
                    quarter_h,
                } = *setting.scheme();
                let t1 = w * (t + h);
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = mu_b * t2;
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let t5 = p_theta - k4 * cos_w_t;
                let t6 = k1 * sin_theta_ahead + sin_w_t * (mu_b * cos_theta_ahead);
                let t7 = k1 * cos_theta_ahead - sin_w_t * (mu_b * sin_theta_ahead);
                let t8 = cos_w_t * (w_mu_b * cos_theta_ahead);
                let t9 = cos_w_t * (w_mu_b * sin_theta_ahead);
                let t10 = sin_w_t * (b_squared * sin_w_t);
                let t11 = k2 + mu * (c_squared + t10);
                let t12 = t6 * t6;
                let t13 = t7 * t7;
                let t14 = t11 - inv_m_plus_mu * (t12 + t13);
                let t15 = m_plus_mu * t14;
                let t16 = rt::lit::<T>(1.0) / t15;
                let t17 = t6 * t16;
                let t18 = inv_m_plus_mu / t15;
                let t19 = t18 * (t6 * t7);
                let t20 = inv_m_plus_mu + t12 * t18;
                let t21 = t7 * t16;
                let t22 = inv_m_plus_mu + t13 * t18;
                let t23 = t5 * t17;
                let t24 = t5 * t21;
                let t25 = p_y - t8;
                let t26 = p_x + t9;
                let t27 = cos_theta_ahead * (t25 * t22 - (t24 + t26 * t19))
                    - sin_theta_ahead * (t26 * t20 + (t23 - t25 * t19));
                let t28 = rt::lit::<T>(1.0) / (k7 + m_mu * (k5 + t10))
                    * (m_plus_mu * (k9 + m_mu * (k6 + t10)) * t27);
                let t29 = p_x + t28 * (rt::lit::<T>(2.0) * sin_theta_ahead);
                let t30 = p_y - t28 * (rt::lit::<T>(2.0) * cos_theta_ahead);
                let t31 = w_mu_b * t3;
                let t32 = k4 * (cos_w_t + t3);
                let t33 = t11 + (k3 + t2 * (mu_b_squared * t2));
                let plain1: [T; 3] = {
                    let t34 = t9 + t29;
                    let t35 = t30 - t8;
                    let t36 = t23 + t20 * t34 - t19 * t35;
                    let t37 = t22 * t35 - t24 - t19 * t34;
                    let t38 = t5 / t14 + t17 * t34 - t21 * t35;
                    [t36, t37, t38]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t34 = t9 + t29;
                            let t35 = t30 - t8;
                            let t36 = t23 + t20 * t34 - t19 * t35;
                            let t37 = t22 * t35 - t24 - t19 * t34;
                            let t38 = t5 / t14 + t17 * t34 - t21 * t35;
                            [
                                rt::abs(inv_h * x) + rt::abs(t36),
                                rt::abs(inv_h * y) + rt::abs(t37),
                                rt::abs(inv_h * theta) + rt::abs(t38),
                            ]
                        },
                        move |[x_dot_ahead, y_dot_ahead, theta_dot_ahead]| {
                            let t39 = twice_m_plus_mu * x_dot_ahead - t9;
                            let t40 = theta_dot_ahead * t6;
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let t41 = sin_theta_ahead_new * t31;
                            let t42 = k1 * sin_theta_ahead_new
                                + t4 * cos_theta_ahead_new;
                            let t43 = k1 * cos_theta_ahead_new
                                - t4 * sin_theta_ahead_new;
                            let t44 = cos_theta_ahead_new * t31;
                            let t45 = t8 + twice_m_plus_mu * y_dot_ahead;
                            let t46 = theta_dot_ahead * t7;
                            let t47 = t43 + t7;
                            let t48 = t42 + t6;
                            let t49 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t47 + (t32 + theta_dot_ahead * t33)
                                    - x_dot_ahead * t48);
                            let t50 = x_dot_ahead * t7 + y_dot_ahead * t6;
                            let t51 = h * sin_theta_ahead_new;
                            let t52 = k13 * cos_theta_ahead_new - t4 * t51;
                            let t53 = h * cos_theta_ahead_new;
                            let t54 = t4 * t53 + k13 * sin_theta_ahead_new;
                            (
                                [
                                    rt::lit::<T>(0.5)
                                        * (t39 - t40 - t41 - theta_dot_ahead * t42) - t29,
                                    rt::lit::<T>(0.5)
                                        * (theta_dot_ahead * t43 + (t44 + (t45 + t46))) - t30,
                                    t49
                                        + (half_h
                                            * (theta_dot_ahead * t50
                                                + (x_dot_ahead * t8 + y_dot_ahead * t9)) - p_theta),
                                ],
                                [
                                    [
                                        m_plus_mu,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.5)
                                            * (theta_dot_ahead * t52 + (t42 + (t53 * t31 + t6))),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m_plus_mu,
                                        rt::lit::<T>(0.5)
                                            * (t47 - t51 * t31 - theta_dot_ahead * t54),
                                    ],
                                    [
                                        half_h * (t8 + t46) - rt::lit::<T>(0.5) * t48,
                                        rt::lit::<T>(0.5) * t47 + half_h * (t9 + t40),
                                        rt::lit::<T>(0.5)
                                            * (t33 - y_dot_ahead * t54 - x_dot_ahead * t52)
                                            + half_h * t50,
                                    ],
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
                let t39 = twice_m_plus_mu * x_dot_ahead - t9;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let t41 = sin_theta_ahead_new * t31;
                let t42 = k1 * sin_theta_ahead_new + t4 * cos_theta_ahead_new;
                let t48 = t42 + t6;
                let p_x_new = rt::lit::<T>(0.5) * (t39 - t41 - theta_dot_ahead * t48);
                let t43 = k1 * cos_theta_ahead_new - t4 * sin_theta_ahead_new;
                let t47 = t43 + t7;
                let t44 = cos_theta_ahead_new * t31;
                let t45 = t8 + twice_m_plus_mu * y_dot_ahead;
                let p_y_new = rt::lit::<T>(0.5) * (theta_dot_ahead * t47 + (t44 + t45));
                let t49 = rt::lit::<T>(0.5)
                    * (y_dot_ahead * t47 + (t32 + theta_dot_ahead * t33)
                        - x_dot_ahead * t48);
                let t55 = half_h
                    * (y_dot_ahead * t41 + x_dot_ahead * t44
                        + theta_dot_ahead * (x_dot_ahead * t43 + y_dot_ahead * t42));
                let p_theta_new = t49 - t55;
                let t56 = theta_dot_ahead * (t3 * (k8 * t2)) - k11 * t2
                    - twice_w_mu_b * t3
                        * (y_dot_ahead * sin_theta_ahead_new
                            + x_dot_ahead * cos_theta_ahead_new);
                let t57 = theta_dot_ahead * (cos_w_t * (k8 * sin_w_t)) - k11 * sin_w_t
                    - (y_dot_ahead * (cos_w_t * (twice_w_mu_b * sin_theta_ahead))
                        + x_dot_ahead * (cos_w_t * (twice_w_mu_b * cos_theta_ahead)));
                let t58 = k10 * t2;
                let t59 = x_dot_ahead
                    * (sin_theta_ahead_new * t58 + sin_w_t * (k10 * sin_theta_ahead))
                    - k12 * (t2 * t3 + sin_w_t * cos_w_t);
                let t60 = theta_dot_ahead * (t56 + t57)
                    + (t59
                        - y_dot_ahead
                            * (cos_theta_ahead_new * t58
                                + sin_w_t * (k10 * cos_theta_ahead)));
                let work_new = work - quarter_h * t60;
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    p_x_new,
                    p_y_new,
                    p_theta_new,
                    work_new,
                    setting.time_at(tally.advanced()),
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                motion.memory.0.push(plain1, solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, theta, p_x, p_y, p_theta, _, t, _, _] = motion.carried;
                let mu = setting.system().parameters.mu;
                let w = setting.system().parameters.w;
                let Scheme {
                    m_plus_mu,
                    k1,
                    mu_b,
                    b_squared,
                    c_squared,
                    k2,
                    inv_m_plus_mu,
                    w_mu_b,
                    k4,
                    k5,
                    k6,
                    m_mu,
                    k7,
                    k9,
                    ..
                } = *setting.scheme();
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let t1 = p_theta - k4 * cos_w_t;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t2 = k1 * sin_theta + sin_w_t * (mu_b * cos_theta);
                let t3 = sin_w_t * (b_squared * sin_w_t);
                let t4 = t2 * t2;
                let t5 = k1 * cos_theta - sin_w_t * (mu_b * sin_theta);
                let t6 = t5 * t5;
                let t7 = k2 + mu * (c_squared + t3) - inv_m_plus_mu * (t4 + t6);
                let t8 = m_plus_mu * t7;
                let t9 = rt::lit::<T>(1.0) / t8;
                let t10 = t2 * t9;
                let t11 = t1 * t10;
                let t12 = inv_m_plus_mu / t8;
                let t13 = inv_m_plus_mu + t4 * t12;
                let t14 = p_x + cos_w_t * (w_mu_b * sin_theta);
                let t15 = p_y - cos_w_t * (w_mu_b * cos_theta);
                let t16 = inv_m_plus_mu + t6 * t12;
                let t17 = t5 * t9;
                let t18 = t1 * t17;
                let t19 = t2 * t5 * t12;
                let t20 = cos_theta * (t15 * t16 - (t18 + t14 * t19))
                    - sin_theta * (t14 * t13 + (t11 - t15 * t19));
                let t21 = rt::lit::<T>(1.0) / (k7 + m_mu * (k5 + t3))
                    * (m_plus_mu * (k9 + m_mu * (k6 + t3)) * t20);
                let t22 = t14 + sin_theta * t21;
                let t23 = t15 - cos_theta * t21;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: t11 + t13 * t22 - t19 * t23,
                    y_dot: t16 * t23 - t18 - t19 * t22,
                    theta_dot: t1 / t7 + t10 * t22 - t17 * t23,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "e04ee7bd6857f709f6747e8bd1886946";
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
        /// | once, from parameters | 4 | 18 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 67 | 116 | 4 | 0 | 7 | 0 |
        /// | each state that is looked at | 4 | 13 | 1 | 0 | 2 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m a + mu c`
            k1: T,
            /// `mu b`
            mu_b: T,
            /// `mu b²`
            k2: T,
            /// `m a² + J + mu c²`
            k3: T,
            /// `1/(m + mu)`
            inv_m_plus_mu: T,
            /// `w mu b`
            w_mu_b: T,
            /// `mu b/(m + mu)`
            mu_b_over_m_plus_mu: T,
            /// `mu c b w²`
            k4: T,
            /// `w mu b²`
            k5: T,
            /// `2 w mu b²`
            k6: T,
            /// `w³ mu b²`
            k7: T,
            /// `2 w³ mu b²`
            k8: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (3); momenta on D*, ρ = Xᵀ p (2); work that has been done from outside (1); time t (1); functions of q that the next step needs (2).
            type Carried = [T; 9];
            type Memory = ();
            const WORK: Option<usize> = Some(5);
            const TIME: Option<usize> = Some(6);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let j = system.parameters.J;
                let a = system.parameters.a;
                let mu = system.parameters.mu;
                let c = system.parameters.c;
                let b = system.parameters.b;
                let w = system.parameters.w;
                let mu_c = mu * c;
                let k1 = m * a + mu_c;
                let mu_b = mu * b;
                let k2 = mu * (b * b);
                let k3 = m * (a * a) + j + mu * (c * c);
                let m_plus_mu = m + mu;
                let inv_m_plus_mu = rt::lit::<T>(1.0) / m_plus_mu;
                let w_mu_b = w * mu_b;
                let mu_b_over_m_plus_mu = mu_b / m_plus_mu;
                let w_squared = w * w;
                let k4 = mu_c * (b * w_squared);
                let k5 = w * k2;
                let k6 = rt::lit::<T>(2.0) * k5;
                let k7 = w * (w_squared * k2);
                let k8 = rt::lit::<T>(2.0) * k7;
                let half_h = rt::lit::<T>(0.5) * h;
                let k9 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    k1,
                    mu_b,
                    k2,
                    k3,
                    inv_m_plus_mu,
                    w_mu_b,
                    mu_b_over_m_plus_mu,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_h,
                    k9,
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
                let mu = system.parameters.mu;
                let w = system.parameters.w;
                let Scheme { k1, mu_b, k2, k3, .. } = *self;
                let [[x, y, theta]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_plus_mu_2 = m + mu;
                let t1 = rt::sin(w * t);
                let t2 = k1 * sin_theta + t1 * (mu_b * cos_theta);
                let t3 = k1 * cos_theta - t1 * (mu_b * sin_theta);
                let t4 = cos_theta * (m_plus_mu_2 * x_dot - theta_dot * t2)
                    + sin_theta * (m_plus_mu_2 * y_dot + theta_dot * t3);
                let carried = [
                    x,
                    y,
                    theta,
                    t4,
                    y_dot * t3 - x_dot * t2 + theta_dot * (k3 + t1 * (k2 * t1)),
                    rt::lit::<T>(0.0),
                    t,
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
                let [x, y, theta, rho1, rho2, work, t, sin_theta_ahead, cos_theta_ahead,
                ] = motion.carried;
                let h = setting.step_size();
                let w = setting.system().parameters.w;
                let Scheme {
                    k1,
                    mu_b,
                    k2,
                    k3,
                    inv_m_plus_mu,
                    w_mu_b,
                    mu_b_over_m_plus_mu,
                    k4,
                    k5,
                    k6,
                    k7,
                    k8,
                    half_h,
                    k9,
                } = *setting.scheme();
                let t1 = w * (t + half_h);
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = mu_b * t2;
                let t5 = mu_b_over_m_plus_mu * t2;
                let t6 = k3 + t2 * (k2 * t2) - t4 * t5;
                let t7 = rt::lit::<T>(1.0) / t6;
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let t8 = mu_b_over_m_plus_mu * sin_w_t;
                let t9 = rho2 + rho1 * t8;
                let t10 = rt::lit::<T>(1.0)
                    / (k3 + sin_w_t * (k2 * sin_w_t) - mu_b * sin_w_t * t8);
                let t11 = t9 * t10;
                let cos_w_t_w_mu_b = w_mu_b * cos_w_t;
                let t12 = cos_w_t_w_mu_b + k1 * t11;
                let t13 = t11 * t12;
                let t14 = rho1 + half_h * t13;
                let t15 = k4 * sin_w_t;
                let t16 = inv_m_plus_mu * rho1 + t10 * (t8 * t9);
                let t17 = t15 - t16 * t12;
                let t18 = t5 * t14 + (rho2 + half_h * t17);
                let t19 = t7 * t18;
                let t20 = w_mu_b * t3;
                let t21 = t20 + k1 * t19;
                let t22 = t19 * t21;
                let t23 = rho1 + half_h * t22;
                let t24 = k4 * t2;
                let t25 = t4 * (inv_m_plus_mu / t6);
                let t26 = inv_m_plus_mu * t14 + t25 * t18;
                let t27 = t24 - t26 * t21;
                let t28 = t5 * t23 + (rho2 + half_h * t27);
                let t29 = t7 * t28;
                let t30 = h * t29;
                let t31 = theta + t30;
                let (t32, t33) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t30,
                    t31,
                    tally,
                );
                let t34 = t20 + k1 * t29;
                let t35 = t29 * t34;
                let t36 = rho1 + h * t35;
                let t37 = w * (t + h);
                let (t38, t39) = rt::sin_cos(t37);
                let t40 = mu_b_over_m_plus_mu * t38;
                let t41 = inv_m_plus_mu * t23 + t25 * t28;
                let t42 = t24 - t41 * t34;
                let t43 = t40 * t36 + (rho2 + h * t42);
                let t44 = rt::lit::<T>(1.0) / (k3 + t38 * (k2 * t38) - mu_b * t38 * t40);
                let t45 = inv_m_plus_mu * t36 + t43 * (t40 * t44);
                let t46 = half_h * t11;
                let t47 = theta + t46;
                let (t48, t49) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t46,
                    t47,
                    tally,
                );
                let t50 = half_h * t19;
                let t51 = theta + t50;
                let (t52, t53) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t50,
                    t51,
                    tally,
                );
                let t54 = k9
                    * (t33 * t45
                        + (rt::lit::<T>(2.0) * (t49 * t26 + t53 * t41)
                            + cos_theta_ahead * t16));
                let x_new = x + t54;
                let t55 = k9
                    * (t32 * t45
                        + (rt::lit::<T>(2.0) * (t48 * t26 + t52 * t41)
                            + sin_theta_ahead * t16));
                let y_new = y + t55;
                let t56 = t44 * t43;
                let t57 = t19 + t29;
                let t58 = k9 * (t56 + (t11 + rt::lit::<T>(2.0) * t57));
                let theta_new = theta + t58;
                let t59 = w_mu_b * t39;
                let t60 = t59 + k1 * t56;
                let rho1_new = rho1
                    + k9 * (t56 * t60 + (t13 + rt::lit::<T>(2.0) * (t22 + t35)));
                let t61 = k4 * t38;
                let rho2_new = rho2
                    + k9 * (rt::lit::<T>(2.0) * (t27 + t42) + (t61 + t17) - t45 * t60);
                let t62 = t3 * (k5 * t2);
                let t63 = t19 * (rt::lit::<T>(2.0) * (t62 * t19 - t20 * t26))
                    + t29 * (rt::lit::<T>(2.0) * (t62 * t29 - t20 * t41));
                let t64 = rt::lit::<T>(2.0)
                    * (t3 * (k8 * t2) + t24 * t57 - rt::lit::<T>(0.5) * t63)
                    + (t61 * t56 + (k7 * (t38 * t39 + sin_w_t * cos_w_t) + t15 * t11));
                let t65 = t11
                    * (t11 * (cos_w_t * (k6 * sin_w_t))
                        - rt::lit::<T>(2.0) * (cos_w_t_w_mu_b * t16))
                    + t56 * (t39 * (k6 * t38) * t56 - rt::lit::<T>(2.0) * (t59 * t45));
                let work_new = work + k9 * (t64 - rt::lit::<T>(0.5) * t65);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    t58,
                    theta_new,
                    tally,
                );
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    setting.time_at(tally.advanced()),
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
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
                let [x, y, theta, rho1, rho2, _, t, _, _] = motion.carried;
                let w = setting.system().parameters.w;
                let Scheme { mu_b, k2, k3, inv_m_plus_mu, mu_b_over_m_plus_mu, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = rt::sin(w * t);
                let t2 = mu_b_over_m_plus_mu * t1;
                let t3 = rt::lit::<T>(1.0) / (k3 + t1 * (k2 * t1) - mu_b * t1 * t2);
                let t4 = rho2 + rho1 * t2;
                let t5 = inv_m_plus_mu * rho1 + t3 * (t2 * t4);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    x_dot: cos_theta * t5,
                    y_dot: sin_theta * t5,
                    theta_dot: t4 * t3,
                }
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "59c5185e5a6716ad2d7e5f1d7cee95f1";
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
                "mass_matrix" => {
                    rt::write(&self.mass_matrix(&at.get("q")?, at.number("t")?), out)
                }
                "inverse_mass" => {
                    rt::write(&self.inverse_mass(&at.get("q")?, at.number("t")?), out)
                }
                "potential" => {
                    rt::write(&self.potential(&at.get("q")?, at.number("t")?), out)
                }
                "potential_gradient" => {
                    rt::write(&self.potential_gradient(&at.get("q")?), out)
                }
                "lagrangian" => {
                    rt::write(
                        &self.lagrangian(&at.get("q")?, &at.get("w")?, at.number("t")?),
                        out,
                    )
                }
                "energy" => {
                    rt::write(
                        &self.energy(&at.get("q")?, &at.get("w")?, at.number("t")?),
                        out,
                    )
                }
                "christoffel_first" => {
                    rt::write(
                        &self.christoffel_first(&at.get("q")?, at.number("t")?),
                        out,
                    )
                }
                "christoffel" => {
                    rt::write(&self.christoffel(&at.get("q")?, at.number("t")?), out)
                }
                "constraint_matrix" => {
                    rt::write(&self.constraint_matrix(&at.get("q")?), out)
                }
                "constraint" => {
                    rt::write(&self.constraint(&at.get("q")?, &at.get("w")?), out)
                }
                "projector_perp" => {
                    rt::write(&self.projector_perp(&at.get("q")?, at.number("t")?), out)
                }
                "projector_d" => {
                    rt::write(&self.projector_d(&at.get("q")?, at.number("t")?), out)
                }
                "frame" => rt::write(&self.frame(&at.get("q")?), out),
                "restricted_metric" => {
                    rt::write(
                        &self.restricted_metric(&at.get("q")?, at.number("t")?),
                        out,
                    )
                }
                "inverse_restricted_metric" => {
                    rt::write(
                        &self.inverse_restricted_metric(&at.get("q")?, at.number("t")?),
                        out,
                    )
                }
                "structure_functions" => {
                    rt::write(
                        &self.structure_functions(&at.get("q")?, at.number("t")?),
                        out,
                    )
                }
                "almost_poisson" => {
                    rt::write(
                        &self
                            .almost_poisson(
                                &at.get("q")?,
                                &at.get("rho")?,
                                at.number("t")?,
                            ),
                        out,
                    )
                }
                "hamiltonian" => {
                    rt::write(
                        &self
                            .hamiltonian(
                                &at.get("q")?,
                                &at.get("rho")?,
                                at.number("t")?,
                            ),
                        out,
                    )
                }
                "hamiltonian_gradient" => {
                    rt::write(
                        &self
                            .hamiltonian_gradient(
                                &at.get("q")?,
                                &at.get("rho")?,
                                at.number("t")?,
                            ),
                        out,
                    )
                }
                "vector_field" => {
                    rt::write(
                        &self
                            .vector_field(
                                &at.get("q")?,
                                &at.get("rho")?,
                                at.number("t")?,
                            ),
                        out,
                    )
                }
                "vector_field_jacobian" => {
                    rt::write(
                        &self
                            .vector_field_jacobian(
                                &at.get("q")?,
                                &at.get("rho")?,
                                at.number("t")?,
                            ),
                        out,
                    )
                }
                "momenta" => {
                    rt::write(
                        &self.momenta(&at.get("q")?, &at.get("w")?, at.number("t")?),
                        out,
                    )
                }
                "velocities_of_momenta" => {
                    rt::write(
                        &self
                            .velocities_of_momenta(
                                &at.get("q")?,
                                &at.get("p")?,
                                at.number("t")?,
                            ),
                        out,
                    )
                }
                "to_momenta" => {
                    rt::write(
                        &self.to_momenta(&at.get("q")?, &at.get("w")?, at.number("t")?),
                        out,
                    )
                }
                "to_velocities" => {
                    rt::write(
                        &self
                            .to_velocities(
                                &at.get("q")?,
                                &at.get("rho")?,
                                at.number("t")?,
                            ),
                        out,
                    )
                }
                "multipliers" => {
                    rt::write(
                        &self.multipliers(&at.get("q")?, &at.get("w")?, at.number("t")?),
                        out,
                    )
                }
                "acceleration" => {
                    rt::write(
                        &self
                            .acceleration(&at.get("q")?, &at.get("w")?, at.number("t")?),
                        out,
                    )
                }
                "gyroscopic_matrix" => {
                    rt::write(
                        &self.gyroscopic_matrix(&at.get("q")?, at.number("t")?),
                        out,
                    )
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
                        &self
                            .cotangent_hamiltonian(
                                &at.get("q")?,
                                &at.get("p")?,
                                at.number("t")?,
                            ),
                        out,
                    )
                }
                "cotangent_vector_field" => {
                    rt::write(
                        &self
                            .cotangent_vector_field(
                                &at.get("q")?,
                                &at.get("p")?,
                                at.number("t")?,
                            ),
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
                    self.parameters.mu,
                    self.parameters.c,
                    self.parameters.b,
                    self.parameters.w,
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
            let mut info = ModelInfo::new("chaplygin_sleigh_bead");
            info.text = Some(
                "Chaplygin's sleigh with a bead that is moved to and fro across it, b sin(w t), and so drives it: a Lagrangian that depends on the time.",
            );
            info.source = Some(
                "I. A. Bizyaev, A. V. Borisov and S. P. Kuznetsov, Chaplygin sleigh with periodically oscillating internal mass (2017), EPL 119, 60008",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("contact point")),
                Quantity::new("y", Some("m"), Some("contact point")),
                Quantity::new("theta", Some("rad"), Some("direction of the knife edge")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1", "rho2"];
            info.constraints = &["dot(across, dot(contact))"];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m", Some("kg"), Some("mass of the sleigh")),
                    Some(1.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J",
                        Some("kg m^2"),
                        Some("moment of inertia about the sleigh's centre of mass"),
                    ),
                    Some(0.4),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a",
                        Some("m"),
                        Some("from the contact forward to the sleigh's centre of mass"),
                    ),
                    Some(0.3),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("mu", Some("kg"), Some("mass of the bead")),
                    Some(0.3),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "c",
                        Some("m"),
                        Some("from the contact forward to the bead's rail"),
                    ),
                    Some(0.2),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("b", Some("m"), Some("how far the bead moves")),
                    Some(0.4),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new("w", Some("rad/s"), Some("how fast")),
                    Some(3.0),
                    false,
                ),
            ];
            info.driven = true;
            info.invariants = &[];
            info.data_sets = &[
                DataSet {
                    name: "standard",
                    text: None,
                    q: &[0.1, -0.2, 0.4],
                    w: &[0.46053049700144255, 0.19470917115432526, 0.7],
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
                FunctionInfo::new("mass_matrix", &[("q", 3), ("t", 1)], &[3, 3]),
                FunctionInfo::new("inverse_mass", &[("q", 3), ("t", 1)], &[3, 3]),
                FunctionInfo::new("potential", &[("q", 3), ("t", 1)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 3)], &[3]),
                FunctionInfo::new("lagrangian", &[("q", 3), ("w", 3), ("t", 1)], &[]),
                FunctionInfo::new("energy", &[("q", 3), ("w", 3), ("t", 1)], &[]),
                FunctionInfo::new(
                    "christoffel_first",
                    &[("q", 3), ("t", 1)],
                    &[3, 3, 3],
                ),
                FunctionInfo::new("christoffel", &[("q", 3), ("t", 1)], &[3, 3, 3]),
                FunctionInfo::new("constraint_matrix", &[("q", 3)], &[1, 3]),
                FunctionInfo::new("constraint", &[("q", 3), ("w", 3)], &[1]),
                FunctionInfo::new("projector_perp", &[("q", 3), ("t", 1)], &[3, 3]),
                FunctionInfo::new("projector_d", &[("q", 3), ("t", 1)], &[3, 3]),
                FunctionInfo::new("frame", &[("q", 3)], &[3, 2]),
                FunctionInfo::new("restricted_metric", &[("q", 3), ("t", 1)], &[2, 2]),
                FunctionInfo::new(
                    "inverse_restricted_metric",
                    &[("q", 3), ("t", 1)],
                    &[2, 2],
                ),
                FunctionInfo::new(
                    "structure_functions",
                    &[("q", 3), ("t", 1)],
                    &[2, 2, 2],
                ),
                FunctionInfo::new(
                    "almost_poisson",
                    &[("q", 3), ("rho", 2), ("t", 1)],
                    &[5, 5],
                ),
                FunctionInfo::new("hamiltonian", &[("q", 3), ("rho", 2), ("t", 1)], &[]),
                FunctionInfo::new(
                    "hamiltonian_gradient",
                    &[("q", 3), ("rho", 2), ("t", 1)],
                    &[5],
                ),
                FunctionInfo::new(
                    "vector_field",
                    &[("q", 3), ("rho", 2), ("t", 1)],
                    &[5],
                ),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 3), ("rho", 2), ("t", 1)],
                    &[5, 5],
                ),
                FunctionInfo::new("momenta", &[("q", 3), ("w", 3), ("t", 1)], &[3]),
                FunctionInfo::new(
                    "velocities_of_momenta",
                    &[("q", 3), ("p", 3), ("t", 1)],
                    &[3],
                ),
                FunctionInfo::new("to_momenta", &[("q", 3), ("w", 3), ("t", 1)], &[2]),
                FunctionInfo::new(
                    "to_velocities",
                    &[("q", 3), ("rho", 2), ("t", 1)],
                    &[3],
                ),
                FunctionInfo::new("multipliers", &[("q", 3), ("w", 3), ("t", 1)], &[1]),
                FunctionInfo::new("acceleration", &[("q", 3), ("w", 3), ("t", 1)], &[3]),
                FunctionInfo::new("gyroscopic_matrix", &[("q", 3), ("t", 1)], &[3, 3]),
                FunctionInfo::new("configuration_velocity", &[("q", 3), ("w", 3)], &[3]),
                FunctionInfo::new("invariants", &[("q", 3), ("w", 3)], &[0]),
                FunctionInfo::new(
                    "cotangent_hamiltonian",
                    &[("q", 3), ("p", 3), ("t", 1)],
                    &[],
                ),
                FunctionInfo::new(
                    "cotangent_vector_field",
                    &[("q", 3), ("p", 3), ("t", 1)],
                    &[6],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m, j, a, mu, c, b, w] = parameters else {
                return Err(ParameterError::Count {
                    expected: 7,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m,
                J: j,
                a,
                mu,
                c,
                b,
                w,
            })
        }

        fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<State<f64>> {
            Some(::nonholonomic::State::of(t, rt::slice(q)?, rt::slice(w)?))
        }

        fn projected(&self, state: &State<f64>) -> State<f64> {
            let projector = self.projector_d(&state.q(), state.t);
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

impl ChaplyginSleighBead {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<
        chaplygin_sleigh_bead::System<f64>,
        ::nonholonomic::ParameterError,
    > {
        chaplygin_sleigh_bead::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> chaplygin_sleigh_bead::Parameters<f64> {
        chaplygin_sleigh_bead::Parameters {
            m: self.m,
            J: self.J,
            a: self.a,
            mu: self.mu,
            c: self.c,
            b: self.b,
            w: self.w,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> chaplygin_sleigh_bead::StateBuilder<f64> {
        chaplygin_sleigh_bead::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<chaplygin_sleigh_bead::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: chaplygin_sleigh_bead::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <chaplygin_sleigh_bead::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        chaplygin_sleigh_bead::System<f64>: ::nonholonomic::Discretize<M>,
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
        ChaplyginSleighBead::system,
        ChaplyginSleighBead::parameters,
        ChaplyginSleighBead::state,
        ChaplyginSleighBead::initial,
        ChaplyginSleighBead::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
