// Prepared by `nh prepare` from `Robot` in examples/robot_ekf.rs.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 451e81f5113bc16f125465f7ea72740f
// content a65f19fd0b7fe25fb02aea38779ba74e

pub struct Robot;

/// The system `robot` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `midpoint`: 38 add, 53 mul, 1 div, 1 sin_cos
pub mod robot {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub struct Parameters<T> {
        /// `m` (kg): mass. Positive.
        pub m: T,
        /// `I` (kg m^2): moment of inertia about the centre of mass. Positive.
        pub I: T,
        /// `J` (kg m^2): each wheel about the axle. Positive.
        pub J: T,
        /// `d` (m): from the axle ahead to the centre of mass.
        pub d: T,
        /// `b` (m): half the axle. Positive.
        pub b: T,
        /// `r` (m): radius of the wheels. Positive.
        pub r: T,
        /// `c` (N m s): viscous friction of each wheel.
        pub c: T,
    }

    ::nonholonomic::__serialized!(Parameters { m, I, J, d, b, r, c });

    ::nonholonomic::__in_lanes!(System, Parameters { m, I, J, d, b, r, c });

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
        /// Coordinate `theta`.
        pub theta: T,
        /// Coordinate `left`.
        pub left: T,
        /// Coordinate `right`.
        pub right: T,
        /// Velocity `x_dot`.
        pub x_dot: T,
        /// Velocity `y_dot`.
        pub y_dot: T,
        /// Velocity `theta_dot`.
        pub theta_dot: T,
        /// Velocity `left_dot`.
        pub left_dot: T,
        /// Velocity `right_dot`.
        pub right_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 5> {
            rt::vector([self.x, self.y, self.theta, self.left, self.right])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 5> {
            rt::vector([
                self.x_dot,
                self.y_dot,
                self.theta_dot,
                self.left_dot,
                self.right_dot,
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 5>;
        type Velocity = SVector<T, 5>;

        fn of(t: T, q: SVector<T, 5>, w: SVector<T, 5>) -> Self {
            let (
                [[x,
                y,
                theta,
                left,
                right,
                ],
                ],
                [[x_dot,
                y_dot,
                theta_dot,
                left_dot,
                right_dot,
                ],
                ],
            ) = (q.data.0, w.data.0);
            State {
                t,
                x,
                y,
                theta,
                left,
                right,
                x_dot,
                y_dot,
                theta_dot,
                left_dot,
                right_dot,
            }
        }

        fn time(&self) -> T {
            self.t
        }

        fn configuration(&self) -> SVector<T, 5> {
            self.q()
        }

        fn velocity(&self) -> SVector<T, 5> {
            self.w()
        }
    }

    ::nonholonomic::__serialized!(
        State { t, x, y, theta, left, right, x_dot, y_dot, theta_dot, left_dot, right_dot
        }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta, left, right, x_dot, y_dot, theta_dot, left_dot, right_dot
        }
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

        ::nonholonomic::__setters!(coordinate : x, y, theta, left, right);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta_dot, left_dot, right_dot
        );

        /// Sets all coordinates.
        pub fn configuration(mut self, q: impl Into<SVector<T, 5>>) -> Self {
            self.state = ::nonholonomic::State::of(
                self.state.t,
                q.into(),
                self.state.w(),
            );
            self
        }

        /// Sets all velocities.
        pub fn velocity(mut self, w: impl Into<SVector<T, 5>>) -> Self {
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

    /// A robot on two wheels of one axle, driven by motors, and a castor without mass.
    ///
    /// Source: R. Dhaouadi and A. Abu Hatab, Dynamic modelling of differential-drive mobile robots using Lagrange and Newton-Euler methodologies
    /// (2013).
    ///
    /// Coordinates q: `x`, `y`, `theta`, `left`, `right`; velocities w: `x_dot`, `y_dot`, `theta_dot`, `left_dot`, `right_dot`; 3 constraints. Momenta ρ on D*: `rho1`, `rho2`. Control inputs u: `tau_left`, `tau_right`.
    ///
    /// Further functions, such as the multipliers or the vector field on D*, are generated where the declaration says `expose = [multipliers, vector_field]`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `m d`
        m_d: T,
        /// `-(m d)`
        minus_m_d: T,
        /// `m d² + I`
        k1: T,
        /// `1/m`
        inv_m: T,
        /// `d/I`
        d_over_i: T,
        /// `1/I`
        inv_i: T,
        /// `1/J`
        inv_j: T,
        /// `2 m d`
        twice_m_d: T,
        /// `m r²/(m r² + 2 J)`
        k3: T,
        /// `r²/(m r² + 2 J)`
        k4: T,
        /// `(J/r) r²/(m r² + 2 J)`
        k5: T,
        /// `r²/((m d² + I) r² + 2 J b²)`
        k8: T,
        /// `m d (r²/((m d² + I) r² + 2 J b²))`
        k9: T,
        /// `-(m d (r²/((m d² + I) r² + 2 J b²)))`
        k10: T,
        /// `(m d² + I) r²/((m d² + I) r² + 2 J b²)`
        k11: T,
        /// `b/r`
        b_over_r: T,
        /// `J (b/r) r²/((m d² + I) r² + 2 J b²)`
        k12: T,
        /// `-(J (b/r) r²/((m d² + I) r² + 2 J b²))`
        k13: T,
        /// `m r/(m r² + 2 J)`
        k14: T,
        /// `m d b r/((m d² + I) r² + 2 J b²)`
        k15: T,
        /// `r (m d² + I) b/((m d² + I) r² + 2 J b²)`
        k16: T,
        /// `r/(m r² + 2 J)`
        k17: T,
        /// `J/(m r² + 2 J) + b² J/((m d² + I) r² + 2 J b²)`
        k20: T,
        /// `J/(m r² + 2 J) - b² J/((m d² + I) r² + 2 J b²)`
        k21: T,
        /// `b r/((m d² + I) r² + 2 J b²)`
        k22: T,
        /// `1/r`
        inv_r: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m", parameters.m)?;
            rt::positive("I", parameters.I)?;
            rt::positive("J", parameters.J)?;
            rt::finite("d", parameters.d)?;
            rt::positive("b", parameters.b)?;
            rt::positive("r", parameters.r)?;
            rt::finite("c", parameters.c)?;
            let constants = {
                let m = parameters.m;
                let i = parameters.I;
                let j = parameters.J;
                let d = parameters.d;
                let b = parameters.b;
                let r = parameters.r;
                let m_d = m * d;
                let minus_m_d = -m_d;
                let k1 = m * (d * d) + i;
                let inv_m = rt::lit::<T>(1.0) / m;
                let d_over_i = d / i;
                let inv_i = rt::lit::<T>(1.0) / i;
                let inv_j = rt::lit::<T>(1.0) / j;
                let twice_m_d = rt::lit::<T>(2.0) * m_d;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let k2 = m_r_squared + rt::lit::<T>(2.0) * j;
                let k3 = m_r_squared / k2;
                let k4 = r_squared / k2;
                let k5 = j / r * r_squared / k2;
                let k6 = k1 * r_squared;
                let k7 = k6 + rt::lit::<T>(2.0) * (j * (b * b));
                let k8 = r_squared / k7;
                let k9 = m_d * k8;
                let k10 = -k9;
                let k11 = k6 / k7;
                let b_over_r = b / r;
                let k12 = j * b_over_r * r_squared / k7;
                let k13 = -k12;
                let k14 = m * r / k2;
                let b_r = b * r;
                let k15 = m_d * b_r / k7;
                let k16 = r * (k1 * b) / k7;
                let k17 = r / k2;
                let k18 = j / k2;
                let k19 = b * (j * b) / k7;
                let k20 = k18 + k19;
                let k21 = k18 - k19;
                let k22 = b_r / k7;
                let inv_r = rt::lit::<T>(1.0) / r;
                Constants {
                    m_d,
                    minus_m_d,
                    k1,
                    inv_m,
                    d_over_i,
                    inv_i,
                    inv_j,
                    twice_m_d,
                    k3,
                    k4,
                    k5,
                    k8,
                    k9,
                    k10,
                    k11,
                    b_over_r,
                    k12,
                    k13,
                    k14,
                    k15,
                    k16,
                    k17,
                    k20,
                    k21,
                    k22,
                    inv_r,
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
        /// **Shape**: 5 × 5
        pub fn mass_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta, _, _]] = q.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { m_d, minus_m_d, k1, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let sin_theta_minus_m_d = minus_m_d * sin_theta;
            let m_d_cos_theta = m_d * cos_theta;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m, zero, sin_theta_minus_m_d, zero, zero],
                [zero, m, m_d_cos_theta, zero, zero],
                [sin_theta_minus_m_d, m_d_cos_theta, k1, zero, zero],
                [zero, zero, zero, j, zero],
                [zero, zero, zero, zero, j],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 5 × 5
        pub fn inverse_mass(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta, _, _]] = q.data.0;
            let d = self.parameters.d;
            let Constants { inv_m, d_over_i, inv_i, inv_j, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let centre_2_mid = d * sin_theta;
            let sin_theta_d_over_i = d_over_i * sin_theta;
            let centre_1_mid = d * cos_theta;
            let t1 = -(centre_1_mid * sin_theta_d_over_i);
            let cos_theta_d_over_i = d_over_i * cos_theta;
            let t2 = -cos_theta_d_over_i;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [
                    inv_m + centre_2_mid * sin_theta_d_over_i,
                    t1,
                    sin_theta_d_over_i,
                    zero,
                    zero,
                ],
                [t1, inv_m + centre_1_mid * cos_theta_d_over_i, t2, zero, zero],
                [sin_theta_d_over_i, t2, inv_i, zero, zero],
                [zero, zero, zero, inv_j, zero],
                [zero, zero, zero, zero, inv_j],
            ])
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 5>, w: &SVector<T, 5>) -> T {
            let [[_, _, theta, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, left_dot, right_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { k1, twice_m_d, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = j * (left_dot * left_dot + right_dot * right_dot)
                + m * (x_dot * x_dot + y_dot * y_dot);
            rt::lit::<T>(0.5)
                * (theta_dot
                    * (k1 * theta_dot
                        + twice_m_d * (cos_theta * y_dot - sin_theta * x_dot)) + t1)
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 3 × 5
        pub fn constraint_matrix(&self, q: &SVector<T, 5>) -> SMatrix<T, 3, 5> {
            let [[_, _, theta, _, _]] = q.data.0;
            let b = self.parameters.b;
            let r = self.parameters.r;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta, cos_theta, cos_theta],
                [cos_theta, sin_theta, sin_theta],
                [zero, -b, b],
                [zero, -r, zero],
                [zero, zero, -r],
            ])
        }

        /// g-orthogonal projector onto D.
        ///
        /// **Equation**: P = I − Q
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5 × 5
        pub fn projector_d(&self, q: &SVector<T, 5>) -> SMatrix<T, 5, 5> {
            let [[_, _, theta, _, _]] = q.data.0;
            let Constants {
                m_d,
                k3,
                k4,
                k5,
                k9,
                k10,
                k11,
                k12,
                k13,
                k14,
                k15,
                k16,
                k17,
                k20,
                k21,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k3 * cos_theta;
            let t2 = k3 * sin_theta;
            let t3 = sin_theta * (m_d * cos_theta) - m_d * sin_theta * cos_theta;
            let t4 = k4 * t3;
            let t5 = k5 * cos_theta;
            let t6 = k5 * sin_theta;
            let t7 = k14 * cos_theta;
            let t8 = k15 * sin_theta;
            let t9 = k14 * sin_theta;
            let t10 = k15 * cos_theta;
            let t11 = k17 * t3;
            rt::matrix([
                [cos_theta * t1, sin_theta * t1, k10 * sin_theta, t7 + t8, t7 - t8],
                [cos_theta * t2, sin_theta * t2, k9 * cos_theta, t9 - t10, t9 + t10],
                [cos_theta * t4, sin_theta * t4, k11, t11 - k16, k16 + t11],
                [t5, t6, k13, k20, k21],
                [t5, t6, k12, k21, k20],
            ])
        }

        /// The nonholonomic vector field on D*.
        ///
        /// **Equation**: ζ̇ = Π(ζ) ∇ℋ(ζ) + (0, Xᵀ B u),  ζ = (q, ρ)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 7
        pub fn vector_field(
            &self,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
            u_: &SVector<T, 2>,
        ) -> SVector<T, 7> {
            let [[_, _, theta, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let [[u_tau_left, u_tau_right]] = u_.data.0;
            let c = self.parameters.c;
            let Constants { k4, k8, k9, b_over_r, k17, k22, inv_r, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k4 * rho1;
            let t2 = k8 * rho2;
            let t3 = k17 * rho1;
            let t4 = k22 * rho2;
            let t5 = t3 - t4;
            let t6 = t3 + t4;
            let t7 = u_tau_left - c * t5;
            let t8 = u_tau_right - c * t6;
            let t9 = k9 * rho2;
            rt::vector([
                cos_theta * t1,
                sin_theta * t1,
                t2,
                t5,
                t6,
                inv_r * (t7 + t8) + t2 * t9,
                b_over_r * (t8 - t7) - t1 * t9,
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
            q: &SVector<T, 5>,
            w: &SVector<T, 5>,
        ) -> SVector<T, 2> {
            let [[_, _, theta, _, _]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, left_dot, right_dot]] = w.data.0;
            let m = self.parameters.m;
            let j = self.parameters.J;
            let Constants { m_d, k1, b_over_r, inv_r, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let m_d_cos_theta = m_d * cos_theta;
            let sin_theta_m_d = m_d * sin_theta;
            let j_right_dot = j * right_dot;
            let j_left_dot = j * left_dot;
            let t1 = sin_theta * (m * y_dot + m_d_cos_theta * theta_dot)
                + (cos_theta * (m * x_dot - sin_theta_m_d * theta_dot)
                    + inv_r * (j_right_dot + j_left_dot));
            rt::vector([
                t1,
                m_d_cos_theta * y_dot
                    + (k1 * theta_dot + b_over_r * (j_right_dot - j_left_dot))
                    - sin_theta_m_d * x_dot,
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 5
        pub fn to_velocities(
            self: &System<T>,
            q: &SVector<T, 5>,
            rho: &SVector<T, 2>,
        ) -> SVector<T, 5> {
            let [[_, _, theta, _, _]] = q.data.0;
            let [[rho1, rho2]] = rho.data.0;
            let Constants { k4, k8, k17, k22, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = k4 * rho1;
            let t2 = k17 * rho1;
            let t3 = k22 * rho2;
            rt::vector([cos_theta * t1, sin_theta * t1, k8 * rho2, t2 - t3, t2 + t3])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 0
        pub fn invariants(
            &self,
            _q: &SVector<T, 5>,
            _w: &SVector<T, 5>,
        ) -> SVector<T, 0> {
            rt::vector([])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 2];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "robot";
        const INPUTS: &'static [&'static str] = &["tau_left", "tau_right"];

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
        type Point = [T; 7];
        type Jacobian = SMatrix<T, 7, 7>;

        fn field(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            _t: T,
            point: &[T; 7],
            inputs: &[T; 2],
        ) -> [T; 7] {
            let (q, rho) = rt::split(point);
            let [field] = self.vector_field(&q, &rho, &rt::vector(*inputs)).data.0;
            field
        }

        fn point_of(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            state: &State<T>,
        ) -> [T; 7] {
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
        }

        fn state_at(
            &self,
            _: &::nonholonomic::fields::OnDStar,
            t: T,
            point: &[T; 7],
        ) -> State<T> {
            let (q, rho) = rt::split(point);
            ::nonholonomic::State::of(t, q, self.to_velocities(&q, &rho))
        }
    }

    /// The method `midpoint`.
    pub mod midpoint {
        use super::{State, System};
        use ::core::prelude::v1::*;
        use ::nonholonomic::generated::{self as rt, Motion, OneStep, Setting};
        use ::nonholonomic::nalgebra::{SMatrix, SVector};
        use ::nonholonomic::{Method, Scalar, StepError, methods};

        /// Implicit midpoint rule on D*.
        ///
        /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇ℋ(ζ̄),  ζ = (q, ρ),  ζ̄ = (ζ + ζ')/2
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3, with ∇ℋ(ζ̄) in place of the discrete gradient
        ///
        /// **Order**: 2, symmetric
        ///
        /// **Control inputs** are read at t + h/2
        ///
        /// **Structure**, in order of solution:
        ///
        /// - `rho1_rate`, `rho2_rate`: 2 × 2 implicit block (Newton, analytic Jacobian)
        /// - `theta_rate`: explicit
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        /// - `left_rate`: explicit
        /// - `right_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 11 | 32 | 12 | 0 | 0 | 0 |
        /// | once, from the step size | 5 | 31 | 8 | 0 | 0 | 0 |
        /// | each step | 25 | 37 | 1 | 0 | 1 | 0 |
        /// | each iteration for rho1_rate, rho2_rate | 13 | 16 | 0 | 0 | 0 | 0 |
        /// | each state that is looked at | 2 | 6 | 0 | 0 | 1 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m d`
            m_d: T,
            /// `m d² + I`
            k1: T,
            /// `r²/(m r² + 2 J)`
            k3: T,
            /// `J/r`
            j_over_r: T,
            /// `r²/((m d² + I) r² + 2 J b²)`
            k5: T,
            /// `m d (r²/((m d² + I) r² + 2 J b²))`
            k6: T,
            /// `b/r`
            b_over_r: T,
            /// `J (b/r)`
            j_b_over_r: T,
            /// `r/(m r² + 2 J)`
            k7: T,
            /// `b r/((m d² + I) r² + 2 J b²)`
            k8: T,
            /// `1/r`
            inv_r: T,
            /// `2 (r²/(m r² + 2 J))`
            k9: T,
            /// `2 (r²/((m d² + I) r² + 2 J b²))`
            k10: T,
            /// `2 r (c/(r (m r² + 2 J)))`
            k12: T,
            /// `(r²/(m r² + 2 J)) m d (r²/((m d² + I) r² + 2 J b²))`
            k13: T,
            /// `-(2 (r²/((m d² + I) r² + 2 J b²))² m d)`
            k15: T,
            /// `2 b r ((b/r) c/((m d² + I) r² + 2 J b²))`
            k16: T,
            /// `r⁴ m d/((m r² + 2 J) ((m d² + I) r² + 2 J b²))`
            k17: T,
            /// `-(1/r)`
            minus_inv_r: T,
            /// `-(b/r)`
            minus_b_over_r: T,
            /// `-(J (b/r))`
            minus_j_b_over_r: T,
            /// `-(b r/((m d² + I) r² + 2 J b²))`
            k18: T,
            /// `2 (J (r/(m r² + 2 J))/r) + m r²/(m r² + 2 J)`
            k19: T,
            /// `(b/r) J (b r/((m d² + I) r² + 2 J b²)) + ((m d² + I) (r²/((m d² + I) r² + 2 J b²)) + (b/r) …`
            k21: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `r h/(m r² + 2 J)`
            k22: T,
            /// `c (r h/(m r² + 2 J))/r + 1`
            k23: T,
            /// `-(m d (r² h/((m d² + I) r² + 2 J b²)) (r²/((m d² + I) r² + 2 J b²)))`
            k25: T,
            /// `(r² h/(m r² + 2 J)) m d (r²/((m d² + I) r² + 2 J b²))/2`
            k26: T,
            /// `(b/r) c (b r h/((m d² + I) r² + 2 J b²)) + 1`
            k27: T,
            /// `m d (r² h/((m d² + I) r² + 2 J b²)) (r²/(m r² + 2 J))/2`
            k28: T,
            /// `h (r²/((m d² + I) r² + 2 J b²))`
            k29: T,
            /// `h (r²/((m d² + I) r² + 2 J b²))/2`
            k30: T,
            /// `h (r²/(m r² + 2 J))`
            k31: T,
            /// `(b/r) h`
            b_over_r_h: T,
            /// `(r²/((m d² + I) r² + 2 J b²)) (b/r) h`
            k32: T,
            /// `h r (c/(r (m r² + 2 J))) + 1`
            k33: T,
            /// `-(h (r²/((m d² + I) r² + 2 J b²))² m d)`
            k34: T,
            /// `h (r²/(m r² + 2 J)) m d (r²/((m d² + I) r² + 2 J b²))/2`
            k35: T,
            /// `h² (r²/((m d² + I) r² + 2 J b²))`
            k36: T,
            /// `h² (r²/((m d² + I) r² + 2 J b²))/2`
            k37: T,
            /// `h (b r/((m d² + I) r² + 2 J b²))/2`
            k38: T,
            /// `h (r/(m r² + 2 J))/2`
            k39: T,
            /// `(b/r) h (r²/((m d² + I) r² + 2 J b²))/2`
            k40: T,
            /// `(h (r²/(m r² + 2 J))/r)/2`
            k41: T,
            /// `h/r`
            h_over_r: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 2]; 1];

            /// In this order: configuration q (5); momenta on D*, ρ = Xᵀ p (2); work that has been done from outside (1); energy at the start (1); functions of q that the next step needs (3).
            type Carried = [T; 12];
            type Memory = (rt::Predictor<T, 2, 6>,);
            const FRACTIONS: &'static [f64] = &[0.5];
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(7);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m = system.parameters.m;
                let i = system.parameters.I;
                let j = system.parameters.J;
                let d = system.parameters.d;
                let b = system.parameters.b;
                let r = system.parameters.r;
                let c = system.parameters.c;
                let m_d = m * d;
                let k1 = m * (d * d) + i;
                let r_squared = r * r;
                let m_r_squared = m * r_squared;
                let k2 = m_r_squared + rt::lit::<T>(2.0) * j;
                let k3 = r_squared / k2;
                let j_over_r = j / r;
                let k4 = k1 * r_squared + rt::lit::<T>(2.0) * (j * (b * b));
                let k5 = r_squared / k4;
                let k6 = m_d * k5;
                let b_over_r = b / r;
                let j_b_over_r = j * b_over_r;
                let k7 = r / k2;
                let b_r = b * r;
                let k8 = b_r / k4;
                let inv_r = rt::lit::<T>(1.0) / r;
                let k9 = rt::lit::<T>(2.0) * k3;
                let k10 = rt::lit::<T>(2.0) * k5;
                let k11 = r * (c / (r * k2));
                let k12 = rt::lit::<T>(2.0) * k11;
                let k13 = k3 * k6;
                let k14 = k5 * k6;
                let k15 = -(rt::lit::<T>(2.0) * k14);
                let k16 = rt::lit::<T>(2.0) * (b_r * (b_over_r * c / k4));
                let k17 = r_squared * (m_d * r_squared) / (k2 * k4);
                let minus_inv_r = -inv_r;
                let minus_b_over_r = -b_over_r;
                let minus_j_b_over_r = -j_b_over_r;
                let k18 = -k8;
                let k19 = rt::lit::<T>(2.0) * (j * k7 / r) + m_r_squared / k2;
                let k20 = b_over_r * (j * k8);
                let k21 = k20 + (k1 * k5 + k20);
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k22 = r * h / k2;
                let k23 = c * k22 / r + rt::lit::<T>(1.0);
                let r_squared_h = r_squared * h;
                let k24 = m_d * (r_squared_h / k4);
                let k25 = -(k24 * k5);
                let k26 = rt::lit::<T>(0.5) * (r_squared_h / k2 * k6);
                let k27 = b_over_r * (c * (b_r * h / k4)) + rt::lit::<T>(1.0);
                let k28 = rt::lit::<T>(0.5) * (k24 * k3);
                let k29 = h * k5;
                let k30 = rt::lit::<T>(0.5) * k29;
                let k31 = h * k3;
                let b_over_r_h = b_over_r * h;
                let k32 = k5 * b_over_r_h;
                let k33 = h * k11 + rt::lit::<T>(1.0);
                let k34 = -(h * k14);
                let k35 = rt::lit::<T>(0.5) * (h * k13);
                let k36 = h * k29;
                let k37 = rt::lit::<T>(0.5) * k36;
                let k38 = rt::lit::<T>(0.5) * (h * k8);
                let k39 = rt::lit::<T>(0.5) * (h * k7);
                let k40 = rt::lit::<T>(0.5) * (b_over_r * k29);
                let k41 = rt::lit::<T>(0.5) * (k31 / r);
                let h_over_r = h / r;
                Scheme {
                    m_d,
                    k1,
                    k3,
                    j_over_r,
                    k5,
                    k6,
                    b_over_r,
                    j_b_over_r,
                    k7,
                    k8,
                    inv_r,
                    k9,
                    k10,
                    k12,
                    k13,
                    k15,
                    k16,
                    k17,
                    minus_inv_r,
                    minus_b_over_r,
                    minus_j_b_over_r,
                    k18,
                    k19,
                    k21,
                    inv_h,
                    half_h,
                    k22,
                    k23,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    b_over_r_h,
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
                    h_over_r,
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
                let Scheme { m_d, k1, k3, k5, b_over_r, inv_r, .. } = *self;
                let [[x, y, theta, left, right]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, left_dot, right_dot]] = start.w().data.0;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_d_cos_theta = m_d * cos_theta;
                let sin_theta_m_d = m_d * sin_theta;
                let j_right_dot = j * right_dot;
                let j_left_dot = j * left_dot;
                let t1 = sin_theta * (m * y_dot + m_d_cos_theta * theta_dot)
                    + (cos_theta * (m * x_dot - sin_theta_m_d * theta_dot)
                        + inv_r * (j_right_dot + j_left_dot));
                let t2 = m_d_cos_theta * y_dot
                    + (k1 * theta_dot + b_over_r * (j_right_dot - j_left_dot))
                    - sin_theta_m_d * x_dot;
                let carried = [
                    x,
                    y,
                    theta,
                    left,
                    right,
                    t1,
                    t2,
                    rt::lit::<T>(0.0),
                    rt::lit::<T>(0.5) * (t1 * (k3 * t1) + t2 * (k5 * t2)),
                    sin_theta,
                    cos_theta,
                    theta,
                ];
                Ok((carried, (rt::Predictor::new(),)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_left, u_tau_right]] = u;
                let (predictor1,) = &motion.memory;
                let [x, y, theta, left, right, rho1, rho2, work, reference,
                sin_theta_ahead, cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let c = setting.system().parameters.c;
                let Scheme {
                    k3,
                    k5,
                    k6,
                    b_over_r,
                    k7,
                    k8,
                    inv_r,
                    k9,
                    k10,
                    inv_h,
                    half_h,
                    k22,
                    k23,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    k32,
                    ..
                } = *setting.scheme();
                let t1 = k3 * rho1;
                let t2 = k5 * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t3 = k7 * rho1;
                            let t4 = k8 * rho2;
                            let t5 = u_tau_left - c * (t3 - t4);
                            let t6 = u_tau_right - c * (t3 + t4);
                            let t7 = k6 * rho2;
                            [inv_r * (t5 + t6) + t2 * t7, b_over_r * (t6 - t5) - t1 * t7]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t8 = rho2 + half_h * rho2_rate;
                            let t9 = k6 * t8;
                            let t10 = rho1 + half_h * rho1_rate;
                            let t11 = k7 * t10;
                            let t12 = k8 * t8;
                            let t13 = t11 - t12;
                            let t14 = u_tau_left - c * t13;
                            let t15 = t11 + t12;
                            let t16 = u_tau_right - c * t15;
                            let t17 = t14 + t16;
                            (
                                [
                                    rho1_rate - k5 * t8 * t9 - inv_r * t17,
                                    b_over_r * (t14 - t16) + (rho2_rate + k3 * t10 * t9),
                                ],
                                [[k23, k25 * t8], [k26 * t8, k27 + k28 * t10]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t8 = rho2 + half_h * rho2_rate;
                let theta_ahead_new = theta + k30 * t8;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t10 = rho1 + half_h * rho1_rate;
                let t18 = k31 * t10;
                let x_new = x + cos_theta_ahead_new * t18;
                let y_new = y + sin_theta_ahead_new * t18;
                let theta_new = theta + k29 * t8;
                let t11 = k7 * t10;
                let t12 = k8 * t8;
                let t13 = t11 - t12;
                let left_new = left + h * t13;
                let t15 = t11 + t12;
                let right_new = right + h * t15;
                let t19 = rho1 * (k9 * rho1) + rho2 * (k10 * rho2);
                let t20 = rt::lit::<T>(0.5) * t19;
                let t21 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (rho1 * t1 + rho2 * t2) - (work + reference))
                        * (rt::lit::<T>(0.25) * t19),
                    rt::lit::<T>(0.0625) * (work * work + reference * reference)
                        + t20 * t20,
                    rt::lit::<T>(1.0),
                );
                let t22 = rt::lit::<T>(1.0) - t21;
                let rho1_new = (rho1 + h * rho1_rate) * t22;
                let rho2_new = (rho2 + h * rho2_rate) * t22;
                let t16 = u_tau_right - c * t15;
                let t14 = u_tau_left - c * t13;
                let t17 = t14 + t16;
                let work_new = (t16 - t14) * (k32 * t8) + (work + t17 * (k22 * t10));
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    left_new,
                    right_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
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
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([carried[5], carried[6], carried[7]]);
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
                let [x, y, theta, left, right, rho1, rho2, _, _, _, _, _] = motion
                    .carried;
                let Scheme { k3, k5, k7, k8, .. } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k3 * rho1;
                let t2 = k7 * rho1;
                let t3 = k8 * rho2;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    left,
                    right,
                    x_dot: cos_theta * t1,
                    y_dot: sin_theta * t1,
                    theta_dot: k5 * rho2,
                    left_dot: t2 - t3,
                    right_dot: t2 + t3,
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
                [rho1,
                rho2,
                work,
                ]: [T; 3],
            ) -> [T; 2] {
                let Scheme { k3, k5, .. } = self;
                let t1 = rho1 * (k3 * rho1);
                let t2 = rho2 * (k5 * rho2);
                let abs_rho1 = rt::abs(rho1);
                let abs_rho2 = rt::abs(rho2);
                let t3 = rt::abs(t1) + abs_rho1 * (k3 * abs_rho1)
                    + (rt::abs(t2) + abs_rho2 * (k5 * abs_rho2));
                [
                    rt::lit::<T>(0.5) * (t1 + t2) - work,
                    rt::abs(work) + rt::lit::<T>(0.5) * t3,
                ]
            }
        }

        impl<T: Scalar> rt::LinearisedScheme for Scheme<T> {
            type Numbers = SVector<T, 8>;
            type ByState = SMatrix<T, 8, 8>;
            type State = SVector<T, 8>;
            type ByInputs = SMatrix<T, 8, 2>;
            type Inputs = SVector<T, 2>;
            type ByParameters = ();
            type Parameters = ();
            type ByStep = ();
            type Step = ();

            fn advance_linearised<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                u: Self::Samples,
                linearised: &mut rt::LinearisedOf<Self>,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let [[u_tau_left, u_tau_right]] = u;
                let (predictor1,) = &motion.memory;
                let [x, y, theta, left, right, rho1, rho2, work, reference,
                sin_theta_ahead, cos_theta_ahead, theta_ahead] = motion.carried;
                let h = setting.step_size();
                let c = setting.system().parameters.c;
                let Scheme {
                    k3,
                    k5,
                    k6,
                    b_over_r,
                    k7,
                    k8,
                    inv_r,
                    k9,
                    k10,
                    k12,
                    k13,
                    k15,
                    k16,
                    k17,
                    minus_inv_r,
                    minus_b_over_r,
                    inv_h,
                    half_h,
                    k23,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k33,
                    k34,
                    k35,
                    ..
                } = *setting.scheme();
                let t1 = k3 * rho1;
                let t2 = k5 * rho2;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t3 = k7 * rho1;
                            let t4 = k8 * rho2;
                            let t5 = u_tau_left - c * (t3 - t4);
                            let t6 = u_tau_right - c * (t3 + t4);
                            let t7 = k6 * rho2;
                            [inv_r * (t5 + t6) + t2 * t7, b_over_r * (t6 - t5) - t1 * t7]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t8 = rho2 + half_h * rho2_rate;
                            let t9 = k5 * t8;
                            let t10 = k6 * t8;
                            let t11 = rho1 + half_h * rho1_rate;
                            let t12 = k7 * t11;
                            let t13 = k8 * t8;
                            let t14 = t12 - t13;
                            let t15 = u_tau_left - c * t14;
                            let t16 = t12 + t13;
                            let t17 = u_tau_right - c * t16;
                            let t18 = t15 + t17;
                            let t19 = inv_r * t18;
                            let t20 = k3 * t11;
                            (
                                [
                                    rho1_rate - t9 * t10 - t19,
                                    b_over_r * (t15 - t17) + (rho2_rate + t20 * t10),
                                ],
                                [[k23, k25 * t8], [k26 * t8, k27 + k28 * t11]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t8 = rho2 + half_h * rho2_rate;
                let t21 = k13 * t8;
                let t22 = k15 * t8;
                let t11 = rho1 + half_h * rho1_rate;
                let t23 = k16 + k17 * t11;
                let t24 = k34 * t8;
                let t25 = k35 * t8;
                let t26 = half_h * t23 + rt::lit::<T>(1.0);
                let [[d_rho1_rate_by_6, d_rho1_rate_by_7, d_rho1_rate_by_9,
                d_rho1_rate_by_10], [d_rho2_rate_by_6, d_rho2_rate_by_7,
                d_rho2_rate_by_9, d_rho2_rate_by_10]] = rt::solve_rows(
                        [[k33, t24], [t25, t26]],
                        [
                            [k12, t22, minus_inv_r, minus_inv_r],
                            [t21, t23, b_over_r, minus_b_over_r],
                        ],
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let t20 = k3 * t11;
                let theta_ahead_new = theta + k30 * t8;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned_to(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_ahead,
                    theta_ahead_new,
                    tally,
                );
                let t27 = t20 * cos_theta_ahead_new;
                let t28 = h * t27;
                let x_new = x + t28;
                let t29 = t20 * sin_theta_ahead_new;
                let t30 = h * t29;
                let y_new = y + t30;
                let theta_new = theta + k29 * t8;
                let t12 = k7 * t11;
                let t13 = k8 * t8;
                let t14 = t12 - t13;
                let left_new = left + h * t14;
                let t16 = t12 + t13;
                let right_new = right + h * t16;
                let t31 = rho1 * (k9 * rho1) + rho2 * (k10 * rho2);
                let t32 = rt::lit::<T>(0.5) * t31;
                let t33 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (rho1 * t1 + rho2 * t2) - (work + reference))
                        * (rt::lit::<T>(0.25) * t31),
                    rt::lit::<T>(0.0625) * (work * work + reference * reference)
                        + t32 * t32,
                    rt::lit::<T>(1.0),
                );
                let t34 = rt::lit::<T>(1.0) - t33;
                let rho1_new = (rho1 + h * rho1_rate) * t34;
                let rho2_new = (rho2 + h * rho2_rate) * t34;
                let t15 = u_tau_left - c * t14;
                let t17 = u_tau_right - c * t16;
                let t18 = t15 + t17;
                let t19 = inv_r * t18;
                let t9 = k5 * t8;
                let t35 = t17 - t15;
                let t36 = b_over_r * t35;
                let work_new = work + h * (t20 * t19 + t9 * t36);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    left_new,
                    right_new,
                    rho1_new,
                    rho2_new,
                    work_new,
                    reference,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    theta_ahead_new,
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
                        motion.carried[5],
                        motion.carried[6],
                        motion.carried[7],
                    ]);
                    let after = balance([carried[5], carried[6], carried[7]]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
                }
                let Scheme { k31, k36, k37, k38, k39, k40, k41, .. } = *setting.scheme();
                let t37 = half_h * d_rho1_rate_by_6 + rt::lit::<T>(1.0);
                let t38 = k3 * t37;
                let t39 = k36 * d_rho2_rate_by_6;
                let t40 = rt::lit::<T>(0.25) * t29;
                let t41 = k31 * d_rho1_rate_by_7;
                let t42 = half_h * d_rho2_rate_by_7 + rt::lit::<T>(1.0);
                let t43 = k29 * t42;
                let t44 = rt::lit::<T>(0.25) * t27;
                let t45 = k7 * t37;
                let t46 = k38 * d_rho2_rate_by_6;
                let t47 = t45 - t46;
                let t48 = k39 * d_rho1_rate_by_7;
                let t49 = k8 * t42;
                let t50 = t48 - t49;
                let t51 = t45 + t46;
                let t52 = t48 + t49;
                let t53 = c * t47;
                let t54 = c * t51;
                let t55 = t13 * (t53 - t54)
                    + (t19 * t38 + d_rho2_rate_by_6 * (k40 * t35)) - t12 * (t53 + t54);
                let t56 = c * t50;
                let t57 = c * t52;
                let t58 = t13 * (t56 - t57)
                    + (d_rho1_rate_by_7 * (k41 * t18) + t36 * (k5 * t42))
                    - t12 * (t56 + t57);
                let t59 = k31 * d_rho1_rate_by_9;
                let t60 = rt::lit::<T>(0.5) * cos_theta_ahead_new;
                let t61 = k36 * d_rho2_rate_by_9;
                let t62 = k31 * d_rho1_rate_by_10;
                let t63 = k36 * d_rho2_rate_by_10;
                let t64 = rt::lit::<T>(0.5) * sin_theta_ahead_new;
                let t65 = k39 * d_rho1_rate_by_9;
                let t66 = k38 * d_rho2_rate_by_9;
                let t67 = t65 - t66;
                let t68 = k39 * d_rho1_rate_by_10;
                let t69 = k38 * d_rho2_rate_by_10;
                let t70 = t68 - t69;
                let t71 = t65 + t66;
                let t72 = t68 + t69;
                let t73 = rt::lit::<T>(1.0) - c * t67;
                let t74 = c * t71;
                let t75 = t12 * (t73 - t74)
                    + rt::lit::<T>(0.5) * (t19 * t59 + t36 * (k29 * d_rho2_rate_by_9))
                    - t13 * (t74 + t73);
                let t76 = c * t70;
                let t77 = rt::lit::<T>(1.0) - c * t72;
                let t78 = t13 * (t76 + t77)
                    + (rt::lit::<T>(0.5) * (t19 * t62 + t36 * (k29 * d_rho2_rate_by_10))
                        + t12 * (t77 - t76));
                *linearised = rt::Linearised {
                    a: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            -t30,
                            t28,
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            h * (cos_theta_ahead_new * t38 - t39 * t40),
                            h * (sin_theta_ahead_new * t38 + t39 * t44),
                            k37 * d_rho2_rate_by_6,
                            h * t47,
                            h * t51,
                            h * d_rho1_rate_by_6 + rt::lit::<T>(1.0),
                            h * d_rho2_rate_by_6,
                            h * t55,
                        ],
                        [
                            half_h * (cos_theta_ahead_new * t41 - t29 * t43),
                            half_h * (sin_theta_ahead_new * t41 + t27 * t43),
                            t43,
                            h * t50,
                            h * t52,
                            h * d_rho1_rate_by_7,
                            h * d_rho2_rate_by_7 + rt::lit::<T>(1.0),
                            h * t58,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                        ],
                    ]),
                    b: rt::matrix([
                        [
                            h * (t59 * t60 - t40 * t61),
                            h * (t59 * t64 + t44 * t61),
                            k37 * d_rho2_rate_by_9,
                            h * t67,
                            h * t71,
                            h * d_rho1_rate_by_9,
                            h * d_rho2_rate_by_9,
                            h * t75,
                        ],
                        [
                            h * (t60 * t62 - t40 * t63),
                            h * (t64 * t62 + t44 * t63),
                            k37 * d_rho2_rate_by_10,
                            h * t70,
                            h * t72,
                            h * d_rho1_rate_by_10,
                            h * d_rho2_rate_by_10,
                            h * t78,
                        ],
                    ]),
                    p: (),
                    h: (),
                };
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                Ok(())
            }

            fn push<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                along: &rt::VariablesOf<Self>,
            ) -> Result<Self::Numbers, StepError> {
                let [[along_state1, along_state2, along_state3, along_state4,
                along_state5, along_state6, along_state7, along_state8]] = along
                    .state
                    .data
                    .0;
                let [[along_inputs1, along_inputs2]] = along.inputs.data.0;
                let tally = motion.tally;
                let [[u_tau_left, u_tau_right]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta, _, _, rho1, rho2, _, _, _, _, _] = motion.carried;
                let h = setting.step_size();
                let c = setting.system().parameters.c;
                let Scheme {
                    k3,
                    k5,
                    k6,
                    b_over_r,
                    k7,
                    k8,
                    inv_r,
                    k13,
                    inv_h,
                    half_h,
                    k22,
                    k23,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k32,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = k7 * rho1;
                            let t2 = k8 * rho2;
                            let t3 = u_tau_left - c * (t1 - t2);
                            let t4 = u_tau_right - c * (t1 + t2);
                            [
                                inv_r * (t3 + t4) + k5 * rho2 * (k6 * rho2),
                                b_over_r * (t4 - t3) - rho2 * (k13 * rho1),
                            ]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t5 = rho2 + half_h * rho2_rate;
                            let t6 = k5 * t5;
                            let t7 = k6 * t5;
                            let t8 = rho1 + half_h * rho1_rate;
                            let t9 = k7 * t8;
                            let t10 = k8 * t5;
                            let t11 = u_tau_left - c * (t9 - t10);
                            let t12 = u_tau_right - c * (t9 + t10);
                            let t13 = t11 + t12;
                            let t14 = k3 * t8;
                            let t15 = k25 * t5;
                            let t16 = k26 * t5;
                            let t17 = k27 + k28 * t8;
                            (
                                [
                                    rho1_rate - t6 * t7 - inv_r * t13,
                                    b_over_r * (t11 - t12) + (rho2_rate + t14 * t7),
                                ],
                                [[k23, t15], [t16, t17]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t5 = rho2 + half_h * rho2_rate;
                let t15 = k25 * t5;
                let t16 = k26 * t5;
                let t8 = rho1 + half_h * rho1_rate;
                let t17 = k27 + k28 * t8;
                let t6 = k5 * t5;
                let t18 = k6 * along_state7;
                let t19 = k7 * along_state6;
                let t20 = k8 * along_state7;
                let t21 = along_inputs1 - c * (t19 - t20);
                let t22 = along_inputs2 - c * (t19 + t20);
                let t7 = k6 * t5;
                let t23 = -(t6 * t18 + (inv_r * (t21 + t22) + t7 * (k5 * along_state7)));
                let t14 = k3 * t8;
                let t24 = t14 * t18
                    + (b_over_r * (t21 - t22) + t5 * (k13 * along_state6));
                let [d_rho1_rate_by_1, d_rho2_rate_by_1] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _]| ([t23, t24], [[k23, t15], [t16, t17]]),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "derivatives of rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let t25 = theta + k30 * t5;
                let (t26, t27) = rt::sin_cos(t25);
                let t28 = along_state6 + half_h * d_rho1_rate_by_1;
                let t29 = k3 * t28;
                let t30 = along_state7 + half_h * d_rho2_rate_by_1;
                let t31 = along_state3 + k30 * t30;
                let t32 = k7 * t28;
                let t33 = k8 * t30;
                let t34 = t32 - t33;
                let t35 = t32 + t33;
                let t9 = k7 * t8;
                let t10 = k8 * t5;
                let t12 = u_tau_right - c * (t9 + t10);
                let t11 = u_tau_left - c * (t9 - t10);
                let t36 = along_inputs2 - c * t35;
                let t37 = along_inputs1 - c * t34;
                let t13 = t11 + t12;
                let t38 = k32 * ((t12 - t11) * t30 + t5 * (t36 - t37))
                    + (along_state8 + k22 * (t13 * t28 + t8 * (t37 + t36)));
                Ok(
                    rt::vector([
                        along_state1 + h * (t27 * t29 - t14 * t26 * t31),
                        along_state2 + h * (t26 * t29 + t14 * t27 * t31),
                        along_state3 + k29 * t30,
                        along_state4 + h * t34,
                        along_state5 + h * t35,
                        along_state6 + h * d_rho1_rate_by_1,
                        along_state7 + h * d_rho2_rate_by_1,
                        t38,
                    ]),
                )
            }

            fn pull<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                adjoint: &Self::Numbers,
            ) -> Result<rt::VariablesOf<Self>, StepError> {
                let [[adjoint1, adjoint2, adjoint3, adjoint4, adjoint5, adjoint6,
                adjoint7, adjoint8]] = adjoint.data.0;
                let tally = motion.tally;
                let [[u_tau_left, u_tau_right]] = u;
                let (predictor1,) = &motion.memory;
                let [_, _, theta, _, _, rho1, rho2, _, _, _, _, _] = motion.carried;
                let h = setting.step_size();
                let c = setting.system().parameters.c;
                let Scheme {
                    m_d,
                    k3,
                    k5,
                    k6,
                    b_over_r,
                    k7,
                    k8,
                    inv_r,
                    k13,
                    inv_h,
                    half_h,
                    k23,
                    k25,
                    k26,
                    k27,
                    k28,
                    k30,
                    b_over_r_h,
                    h_over_r,
                    ..
                } = *setting.scheme();
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t1 = k7 * rho1;
                            let t2 = k8 * rho2;
                            let t3 = u_tau_left - c * (t1 - t2);
                            let t4 = u_tau_right - c * (t1 + t2);
                            [
                                inv_r * (t3 + t4) + k5 * rho2 * (k6 * rho2),
                                b_over_r * (t4 - t3) - rho2 * (k13 * rho1),
                            ]
                        },
                        move || [rt::abs(inv_h * rho1), rt::abs(inv_h * rho2)],
                        move |[rho1_rate, rho2_rate]| {
                            let t5 = rho2 + half_h * rho2_rate;
                            let t6 = k5 * t5;
                            let t7 = k6 * t5;
                            let t8 = rho1 + half_h * rho1_rate;
                            let t9 = k7 * t8;
                            let t10 = k8 * t5;
                            let t11 = u_tau_left - c * (t9 - t10);
                            let t12 = u_tau_right - c * (t9 + t10);
                            let t13 = t11 + t12;
                            let t14 = k3 * t8;
                            let t15 = k25 * t5;
                            let t16 = k26 * t5;
                            let t17 = k27 + k28 * t8;
                            (
                                [
                                    rho1_rate - t6 * t7 - inv_r * t13,
                                    b_over_r * (t11 - t12) + (rho2_rate + t14 * t7),
                                ],
                                [[k23, t15], [t16, t17]],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting.newton_failed(failure, "rho1_rate, rho2_rate", tally)
                    })?;
                let [rho1_rate, rho2_rate] = solution1.x;
                let t5 = rho2 + half_h * rho2_rate;
                let t15 = k25 * t5;
                let t16 = k26 * t5;
                let t8 = rho1 + half_h * rho1_rate;
                let t17 = k27 + k28 * t8;
                let h_adjoint5 = h * adjoint5;
                let h_adjoint8 = h * adjoint8;
                let t6 = k5 * t5;
                let t18 = h_adjoint8 * t6;
                let t19 = b_over_r * t18;
                let t14 = k3 * t8;
                let t20 = h_adjoint8 * t14;
                let t21 = inv_r * t20;
                let t22 = h_adjoint5 - c * (t19 + t21);
                let h_adjoint4 = h * adjoint4;
                let t23 = h_adjoint4 + c * (t19 - t21);
                let h_adjoint2 = h * adjoint2;
                let t24 = theta + k30 * t5;
                let (t25, t26) = rt::sin_cos(t24);
                let h_adjoint1 = h * adjoint1;
                let t9 = k7 * t8;
                let t10 = k8 * t5;
                let t11 = u_tau_left - c * (t9 - t10);
                let t12 = u_tau_right - c * (t9 + t10);
                let t13 = t11 + t12;
                let t27 = h_adjoint2 * t25
                    + (h_adjoint1 * t26 + t13 * (h_over_r * adjoint8));
                let t28 = -h
                    * (adjoint6 + rt::lit::<T>(0.5) * (k7 * (t22 + t23) + k3 * t27));
                let t29 = t14 * (h_adjoint2 * t26 - h_adjoint1 * t25);
                let t30 = h * (adjoint3 + rt::lit::<T>(0.5) * t29)
                    + (t12 - t11) * (b_over_r_h * adjoint8);
                let t31 = -h
                    * (adjoint7 + rt::lit::<T>(0.5) * (k8 * (t22 - t23) + k5 * t30));
                let [weight1_1, weight1_2] = rt::solve_linear(
                        [rt::lit::<T>(0.0), rt::lit::<T>(0.0)],
                        move |[_, _]| ([t28, t31], [[k23, t16], [t15, t17]]),
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "adjoints of rho1_rate, rho2_rate",
                                tally,
                            )
                    })?;
                let t32 = b_over_r * (weight1_2 + t18);
                let t33 = inv_r * (weight1_1 + t20);
                let t34 = t32 + t33;
                let t35 = h_adjoint5 - c * t34;
                let t36 = h_adjoint4 + c * (t32 - t33);
                let t7 = k6 * t5;
                let t37 = adjoint7
                    + k5
                        * (m_d * (weight1_1 * t6 - weight1_2 * t14)
                            + (t30 + weight1_1 * t7));
                Ok(rt::Variables {
                    state: rt::vector([
                        adjoint1,
                        adjoint2,
                        adjoint3 + t29,
                        adjoint4,
                        adjoint5,
                        k7 * (t35 + t36) + (adjoint6 + k3 * (t27 - weight1_2 * t7)),
                        k8 * (t35 - t36) + t37,
                        adjoint8,
                    ]),
                    inputs: rt::vector([t33 - t32, t34]),
                    parameters: (),
                    step: (),
                })
            }
        }

        impl<T: Scalar> rt::ChartedScheme for Scheme<T> {
            type Entry = rt::Chart<SMatrix<T, 8, 10>, SMatrix<T, 8, 7>, (), ()>;
            type Exit = rt::Chart<SMatrix<T, 10, 8>, SMatrix<T, 7, 8>, (), ()>;

            fn entry<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Entry, StepError> {
                let start = <Self as rt::Scheme>::state(setting, motion);
                let [[_, _, theta, _, _]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, _, _]] = start.w().data.0;
                let m = setting.system().parameters.m;
                let Scheme { m_d, k1, j_over_r, j_b_over_r, minus_j_b_over_r, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let m_d_cos_theta = m_d * cos_theta;
                let sin_theta_m_d = m_d * sin_theta;
                let t1 = cos_theta * (m * y_dot + m_d_cos_theta * theta_dot)
                    - m_d * theta_dot
                    - sin_theta * (m * x_dot - sin_theta_m_d * theta_dot);
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t1,
                            -(m_d_cos_theta * x_dot + sin_theta_m_d * y_dot),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            m * cos_theta,
                            -sin_theta_m_d,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            m * sin_theta,
                            m_d_cos_theta,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            sin_theta * m_d_cos_theta - sin_theta_m_d * cos_theta,
                            k1,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            j_over_r,
                            minus_j_b_over_r,
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            j_over_r,
                            j_b_over_r,
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    momenta: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    parameters: (),
                    step: (),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }

            fn exit<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> Result<Self::Exit, StepError> {
                let [_, _, theta, _, _, rho1, _, _, _, _, _, _] = motion.carried;
                let Scheme { m_d, k3, k5, k7, k8, k18, k19, k21, .. } = *setting
                    .scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t1 = k3 * rho1;
                let t2 = k3 * cos_theta;
                let t3 = k3 * sin_theta;
                let m_d_cos_theta = m_d * cos_theta;
                let sin_theta_m_d = m_d * sin_theta;
                rt::Chart {
                    velocity: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            -(sin_theta * t1),
                            cos_theta * t1,
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            t2,
                            t3,
                            rt::lit::<T>(0.0),
                            k7,
                            k7,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k5,
                            k18,
                            k8,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    momenta: rt::matrix([
                        [
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(1.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k19,
                            m_d_cos_theta * t3 - sin_theta_m_d * t2,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            k5 * (sin_theta * m_d_cos_theta - sin_theta_m_d * cos_theta),
                            k21,
                        ],
                        [
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                            rt::lit::<T>(0.0),
                        ],
                    ]),
                    parameters: (),
                    step: (),
                }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "abf41a725e8cdd2ebc3ac1d3db109354";
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
    }
}

impl Robot {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<robot::System<f64>, ::nonholonomic::ParameterError> {
        robot::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> robot::Parameters<f64> {
        robot::Parameters {
            m: self.m,
            I: self.I,
            J: self.J,
            d: self.d,
            b: self.b,
            r: self.r,
            c: self.c,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> robot::StateBuilder<f64> {
        robot::StateBuilder::new(self.system())
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: robot::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <robot::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        robot::System<f64>: ::nonholonomic::Discretize<M>,
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        ::nonholonomic::Integration::new(
            system
                .and_then(|system| ::nonholonomic::Discretize::<
                    M,
                >::stepper(&system, &start, h)),
        )
    }

    /// As `integrate`, with control inputs (`tau_left`, `tau_right`) that are a function of time and state; a method reads them at the times that its documentation says, with the state at the beginning of the step.
    pub fn integrate_driven<M, F>(
        &self,
        start: robot::State<f64>,
        h: f64,
        inputs: F,
    ) -> ::nonholonomic::Integration<
        ::nonholonomic::Driven<
            <robot::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
            F,
        >,
    >
    where
        M: ::nonholonomic::Method,
        robot::System<f64>: ::nonholonomic::Discretize<M>,
        F: ::core::ops::FnMut(f64, &robot::State<f64>) -> [f64; 2],
    {
        let system = self.system().map_err(::nonholonomic::StepError::Parameter);
        let stepper = system
            .and_then(|system| ::nonholonomic::Discretize::<
                M,
            >::stepper(&system, &start, h));
        ::nonholonomic::Integration::new(
            stepper.map(|stepper| ::nonholonomic::Driven::new(stepper, inputs)),
        )
    }
}

/// A program need not call all of these.
const _: () = {
    let _ = (
        Robot::system,
        Robot::parameters,
        Robot::state,
        Robot::integrate::<::nonholonomic::methods::Midpoint>,
        Robot::integrate_driven::<
            ::nonholonomic::methods::Midpoint,
            fn(f64, &robot::State<f64>) -> [f64; 2],
        >,
    );
};
