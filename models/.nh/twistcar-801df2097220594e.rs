// Prepared by `nh prepare` from `Twistcar` in src/library.rs and twistcar.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 801df2097220594ef01760e0e681ab97
// content d4f8bf0f78651ed83e70bcb9608aa0e7

#[allow(non_snake_case, reason = "names as in the declaration")]
pub struct Twistcar {
    /// `m1` (kg): body.
    pub m1: f64,
    /// `J1` (kg m^2): body about its centre of mass.
    pub J1: f64,
    /// `a1` (m): from the rear axle forward to the body's centre of mass.
    pub a1: f64,
    /// `l1` (m): from the rear axle forward to the joint.
    pub l1: f64,
    /// `m2` (kg): steered link.
    pub m2: f64,
    /// `J2` (kg m^2): steered link about its centre of mass.
    pub J2: f64,
    /// `a2` (m): from the joint forward to the steered link's centre of mass.
    pub a2: f64,
    /// `l2` (m): from the joint forward to the steered axle.
    pub l2: f64,
    /// `A` (rad): how far the rider turns the handlebar.
    pub A: f64,
    /// `w` (rad/s): how fast.
    pub w: f64,
}

#[allow(clippy::approx_constant, reason = "numbers stand as they were declared")]
impl ::core::default::Default for Twistcar {
    fn default() -> Self {
        Twistcar {
            m1: 3.0,
            J1: 0.4,
            a1: 0.3,
            l1: 0.8,
            m2: 0.6,
            J2: 0.05,
            a2: 0.05,
            l2: -0.2,
            A: 0.6,
            w: 3.0,
        }
    }
}

/// The system `twistcar` and its steppers, generated from its declaration.
///
/// Operations per step, an implicit block counted with one iteration or sweep:
///
/// * `gonzalez`: 3433 add, 5148 mul, 137 div, 15 sin_cos, 2 call
/// * `midpoint`: 539 add, 900 mul, 75 div, 11 sin_cos, 2 call
/// * `leapfrog`: 422 add, 671 mul, 31 div, 8 sin_cos, 2 call
/// * `rk4`: 1470 add, 2341 mul, 147 div, 13 sin_cos
#[allow(
    dead_code,
    clippy::module_inception,
    clippy::wrong_self_convention,
    reason = "generated for programs of all kinds"
)]
#[allow(clippy::approx_constant, clippy::possible_missing_comma, reason = "as declared")]
pub mod twistcar {
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[allow(non_snake_case, reason = "names as in the declaration")]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Parameters<T> {
        /// `m1` (kg): body. Positive.
        pub m1: T,
        /// `J1` (kg m^2): body about its centre of mass. Positive.
        pub J1: T,
        /// `a1` (m): from the rear axle forward to the body's centre of mass.
        pub a1: T,
        /// `l1` (m): from the rear axle forward to the joint. Positive.
        pub l1: T,
        /// `m2` (kg): steered link. Positive.
        pub m2: T,
        /// `J2` (kg m^2): steered link about its centre of mass. Positive.
        pub J2: T,
        /// `a2` (m): from the joint forward to the steered link's centre of mass.
        pub a2: T,
        /// `l2` (m): from the joint forward to the steered axle.
        pub l2: T,
        /// `A` (rad): how far the rider turns the handlebar.
        pub A: T,
        /// `w` (rad/s): how fast.
        pub w: T,
    }

    ::nonholonomic::__serialized!(Parameters { m1, J1, a1, l1, m2, J2, a2, l2, A, w });

    ::nonholonomic::__in_lanes!(
        System, Parameters { m1, J1, a1, l1, m2, J2, a2, l2, A, w }
    );

    impl<T: Scalar> Parameters<T> {
        /// The parameters of the data set `standard`.
        pub fn standard() -> Self {
            Parameters {
                m1: rt::lit::<T>(3.0),
                J1: rt::lit::<T>(0.4),
                a1: rt::lit::<T>(0.3),
                l1: rt::lit::<T>(0.8),
                m2: rt::lit::<T>(0.6),
                J2: rt::lit::<T>(0.05),
                a2: rt::lit::<T>(0.05),
                l2: rt::lit::<T>(-0.2),
                A: rt::lit::<T>(0.6),
                w: rt::lit::<T>(3.0),
            }
        }
    }

    /// A state of the system: time, coordinates, velocities.
    #[derive(Clone, Copy, Debug, PartialEq)]
    #[non_exhaustive]
    pub struct State<T> {
        /// Time.
        pub t: T,
        /// Coordinate `x` (m): middle of the rear axle.
        pub x: T,
        /// Coordinate `y` (m): middle of the rear axle.
        pub y: T,
        /// Coordinate `theta` (rad): heading.
        pub theta: T,
        /// Coordinate `phi` (rad): handlebar against the body.
        pub phi: T,
        /// Velocity `x_dot` (m/s).
        pub x_dot: T,
        /// Velocity `y_dot` (m/s).
        pub y_dot: T,
        /// Velocity `theta_dot` (rad/s).
        pub theta_dot: T,
        /// Velocity `phi_dot` (rad/s).
        pub phi_dot: T,
    }

    impl<T: Scalar> State<T> {
        /// The coordinates q.
        pub fn q(&self) -> SVector<T, 4> {
            rt::vector([self.x, self.y, self.theta, self.phi])
        }

        /// The velocities w.
        pub fn w(&self) -> SVector<T, 4> {
            rt::vector([self.x_dot, self.y_dot, self.theta_dot, self.phi_dot])
        }
    }

    impl<T: Scalar> ::nonholonomic::State for State<T> {
        type Scalar = T;
        type Configuration = SVector<T, 4>;
        type Velocity = SVector<T, 4>;

        fn of(t: T, q: SVector<T, 4>, w: SVector<T, 4>) -> Self {
            let ([[x, y, theta, phi]], [[x_dot, y_dot, theta_dot, phi_dot]]) = (
                q.data.0,
                w.data.0,
            );
            State {
                t,
                x,
                y,
                theta,
                phi,
                x_dot,
                y_dot,
                theta_dot,
                phi_dot,
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
        State { t, x, y, theta, phi, x_dot, y_dot, theta_dot, phi_dot }
    );

    ::nonholonomic::__in_lanes!(
        State { t, x, y, theta, phi, x_dot, y_dot, theta_dot, phi_dot }
    );

    /// Makes a [`State`]: what is not named is zero.
    #[derive(Clone, Copy, Debug)]
    #[must_use = "finish with `build` or `project`"]
    pub struct StateBuilder<T> {
        system: Result<System<T>, ParameterError>,
        state: State<T>,
        rho: Option<SVector<T, 1>>,
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

        ::nonholonomic::__setters!(coordinate : x, y, theta, phi);

        ::nonholonomic::__setters!(
            velocity in place of rho : x_dot, y_dot, theta_dot, phi_dot
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
        pub fn rho(mut self, rho: impl Into<SVector<T, 1>>) -> Self {
            self.rho = Some(rho.into());
            self
        }

        /// Coordinates and velocities of named initial data: `standard`. Values that depend on parameters follow the system's.
        pub fn data_set(self, name: &str) -> Option<Self> {
            if rt::same_name(name, "standard") {
                let Ok(system) = self.system else { return Some(self) };
                let this = self.configuration(rt::numbers([0.1, -0.2, 0.0, 0.0]));
                return Some(
                    this
                        .velocity(
                            rt::vector([
                                rt::lit::<T>(0.5),
                                rt::lit::<T>(0.0),
                                -system.parameters.l2 * system.parameters.A
                                    * system.parameters.w
                                    / (system.parameters.l1 + system.parameters.l2),
                                system.parameters.A * system.parameters.w,
                            ]),
                        ),
                );
            }
            None
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

        /// The state with its configuration moved onto the level set of the holonomic constraints, by Newton's method, and its velocity onto the constraints there, g-orthogonally: v ↦ P v.
        ///
        /// # Errors
        /// As for [`build`](Self::build), but for velocities off the constraints. Where Newton's method finds no way to the level set.
        pub fn project(self) -> Result<State<T>, StepError> {
            let (system, mut state) = self.resolve()?;
            rt::finite_state(state.t, &state.q(), &state.w())?;
            let q = rt::onto_level_set(
                state.q(),
                |q| system.level_correction(q, state.t),
            )?;
            state = ::nonholonomic::State::of(state.t, q, state.w());
            let projector = system.projector_d(&state.q());
            state = ::nonholonomic::State::of(
                state.t,
                state.q(),
                projector * (projector * state.w()) + system.drift(&state.q(), state.t),
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

    /// The twistcar, a vehicle without a motor: its rider turns the handlebar to and fro, φ = A sin(w t), and the steered wheels, which are mounted behind their joint, drive it.
    ///
    /// **Source**: O. Chakon and Y. Or, Analysis of underactuated dynamic locomotion systems using perturbation expansion: the twistcar toy example (2017)
    ///
    /// Coordinates q: `x`, `y`, `theta`, `phi`; velocities w: `x_dot`, `y_dot`, `theta_dot`, `phi_dot`; 3 constraints. Momenta ρ on D*: `rho1`.
    #[derive(Clone, Copy, Debug)]
    pub struct System<T> {
        parameters: Parameters<T>,
        constants: Constants<T>,
    }

    /// Constants: numbers that depend on parameters only.
    #[derive(Clone, Copy, Debug)]
    struct Constants<T> {
        /// `m1 + m2`
        m1_plus_m2: T,
        /// `m1 a1`
        m1_a1: T,
        /// `m2 a2`
        m2_a2: T,
        /// `m2 l1`
        m2_l1: T,
        /// `-(m2 a2)`
        minus_m2_a2: T,
        /// `J2 + (m1 a1² + J1)`
        k1: T,
        /// `m2 a2²`
        k2: T,
        /// `2 a2`
        twice_a2: T,
        /// `a2² m2`
        a2_m2_a2: T,
        /// `l1 m2 a2`
        l1_m2_a2: T,
        /// `J2 + m2 a2²`
        k3: T,
        /// `1/(m1 + m2)`
        inv_m1_plus_m2: T,
        /// `m2 a2/(m1 + m2)`
        k4: T,
        /// `a2 m2 l1`
        a2_m2_l1: T,
        /// `-(l1 m2 a2)`
        minus_l1_m2_a2: T,
        /// `m2 a2/2`
        half_m2_a2: T,
        /// `(1/2)/(m1 + m2)`
        k5: T,
        /// `A w`
        a_w: T,
        /// `J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))`
        k6: T,
        /// `m1 (l1² + l2²) + m2 (l1² + l2²)`
        k8: T,
        /// `2 l2 (m1 + m2) l1`
        k9: T,
        /// `m1/2`
        half_m1: T,
        /// `J1/2`
        half_j1: T,
        /// `m2/2`
        half_m2: T,
        /// `J2/2`
        half_j2: T,
        /// `2 m2 l1`
        twice_m2_l1: T,
        /// `2 m1 a1`
        twice_m1_a1: T,
        /// `2 a2 m2 l1`
        twice_a2_m2_l1: T,
        /// `m1 a1 + m2 l1`
        m1_a1_plus_m2_l1: T,
        /// `2 (J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2)))`
        k10: T,
        /// `w² A`
        w_a_w: T,
    }

    impl<T: Scalar> System<T> {
        /// The system with these parameters.
        ///
        /// # Errors
        /// Where a parameter is not finite, or not positive although it must be.
        pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
            rt::positive("m1", parameters.m1)?;
            rt::positive("J1", parameters.J1)?;
            rt::finite("a1", parameters.a1)?;
            rt::positive("l1", parameters.l1)?;
            rt::positive("m2", parameters.m2)?;
            rt::positive("J2", parameters.J2)?;
            rt::finite("a2", parameters.a2)?;
            rt::finite("l2", parameters.l2)?;
            rt::finite("A", parameters.A)?;
            rt::finite("w", parameters.w)?;
            let constants = {
                let m1 = parameters.m1;
                let j1 = parameters.J1;
                let a1 = parameters.a1;
                let l1 = parameters.l1;
                let m2 = parameters.m2;
                let j2 = parameters.J2;
                let a2 = parameters.a2;
                let l2 = parameters.l2;
                let a = parameters.A;
                let w = parameters.w;
                let m1_plus_m2 = m1 + m2;
                let m1_a1 = m1 * a1;
                let m2_a2 = m2 * a2;
                let m2_l1 = m2 * l1;
                let minus_m2_a2 = -m2_a2;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let k2 = m2 * (a2 * a2);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let a2_m2_a2 = a2 * m2_a2;
                let l1_m2_a2 = l1 * m2_a2;
                let k3 = j2 + k2;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k4 = m2_a2 / m1_plus_m2;
                let a2_m2_l1 = a2 * m2_l1;
                let minus_l1_m2_a2 = -l1_m2_a2;
                let half_m2_a2 = rt::lit::<T>(0.5) * m2_a2;
                let k5 = rt::lit::<T>(0.5) / m1_plus_m2;
                let a_w = a * w;
                let k6 = j1 + j2
                    + ((l1 + a1) * (m1 * (a1 - l1))
                        + m2_a2 * (a2 - rt::lit::<T>(2.0) * l2));
                let k7 = l1 * l1 + l2 * l2;
                let k8 = m1 * k7 + m2 * k7;
                let k9 = rt::lit::<T>(2.0) * (l2 * (m1_plus_m2 * l1));
                let half_m1 = rt::lit::<T>(0.5) * m1;
                let half_j1 = rt::lit::<T>(0.5) * j1;
                let half_m2 = rt::lit::<T>(0.5) * m2;
                let half_j2 = rt::lit::<T>(0.5) * j2;
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let twice_a2_m2_l1 = rt::lit::<T>(2.0) * a2_m2_l1;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let k10 = rt::lit::<T>(2.0) * k6;
                let w_a_w = w * a_w;
                Constants {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    minus_m2_a2,
                    k1,
                    k2,
                    twice_a2,
                    a2_m2_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    a2_m2_l1,
                    minus_l1_m2_a2,
                    half_m2_a2,
                    k5,
                    a_w,
                    k6,
                    k8,
                    k9,
                    half_m1,
                    half_j1,
                    half_m2,
                    half_j2,
                    twice_m2_l1,
                    twice_m1_a1,
                    twice_a2_m2_l1,
                    m1_a1_plus_m2_l1,
                    k10,
                    w_a_w,
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
        /// **Shape**: 4 × 4
        pub fn mass_matrix(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            let [[_, _, theta, phi]] = q.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                minus_m2_a2,
                k1,
                k2,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k3,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = -(sin_theta * t1 + m2_a2 * t2);
            let t4 = (t2 + sin_theta * front_1_mid) * minus_m2_a2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = m2_a2 * (front_1_mid * cos_theta - t5);
            let t8 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m1_plus_m2, zero, t3, t4],
                [zero, m1_plus_m2, t6, t7],
                [t3, t6, k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)), t8],
                [t4, t7, t8, k3],
            ])
        }

        /// Inverse mass matrix.
        ///
        /// **Equation**: g⁻¹
        ///
        /// **Shape**: 4 × 4
        pub fn inverse_mass(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            let [[_, _, theta, phi]] = q.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t3 * t4
                - t6 * t7;
            let t9 = inv_m1_plus_m2 / t8;
            let t10 = front_1_mid * cos_theta - t5;
            let t11 = m2_a2 * t10;
            let t12 = t10 * k4;
            let t13 = t2 + sin_theta * front_1_mid;
            let t14 = m2_a2 * t13;
            let t15 = t13 * k4;
            let t16 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid) - t14 * t4 - t11 * t7;
            let t17 = t16 * t16;
            let t18 = rt::lit::<T>(1.0) / t8;
            let t19 = k3 - t11 * t12 - t14 * t15 - t17 * t18;
            let t20 = t8 * t19;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = t15 - t9 * (t3 * t16);
            let t23 = t3 * t9 - t21 * (t16 * t22);
            let t24 = inv_m1_plus_m2 / t19;
            let t25 = -(t7 * t23 + t24 * (t11 * t22));
            let t26 = rt::lit::<T>(1.0) / t19;
            let t27 = t26 * t22;
            let t28 = t9 * (t6 * t16) - t12;
            let t29 = t6 * t9 + t21 * (t16 * t28);
            let t30 = -t29;
            let t31 = t26 * t28;
            let t32 = -(t16 * t21);
            rt::matrix([
                [t4 * t23 + (inv_m1_plus_m2 + t24 * (t14 * t22)), t25, t23, t27],
                [t25, t7 * t29 + (inv_m1_plus_m2 - t24 * (t11 * t28)), t30, t31],
                [t23, t30, t18 + t17 / (t8 * t20), t32],
                [t27, t31, t32, t26],
            ])
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
        pub fn lagrangian(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> T {
            let [[_, _, theta, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot]] = w.data.0;
            let m1 = self.parameters.m1;
            let j1 = self.parameters.J1;
            let a1 = self.parameters.a1;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let Constants { m1_a1, .. } = self.constants;
            let t1 = a2 * (theta_dot + phi_dot);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let l1_theta_dot = l1 * theta_dot;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_y_dot = cos_theta * y_dot;
            let sin_theta_x_dot = sin_theta * x_dot;
            let t2 = rt::lit::<T>(2.0)
                * (front_1_mid * (l1_theta_dot + cos_theta_y_dot - sin_theta_x_dot)
                    - front_2_mid * (cos_theta * x_dot + sin_theta * y_dot));
            let t3 = x_dot * x_dot + y_dot * y_dot;
            let t4 = rt::lit::<T>(2.0) * cos_theta_y_dot;
            let t5 = rt::lit::<T>(2.0) * sin_theta_x_dot;
            let t6 = m1_a1 * (t4 + a1 * theta_dot - t5)
                + (j1 * theta_dot + j2 * (theta_dot + rt::lit::<T>(2.0) * phi_dot));
            let t7 = m2
                * (t1 * (t1 + t2) + (t3 + l1_theta_dot * (l1_theta_dot + t4 - t5)))
                + (theta_dot * t6 + (m1 * t3 + phi_dot * (j2 * phi_dot)));
            rt::lit::<T>(0.5) * t7
        }

        /// Energy.
        ///
        /// **Equation**: E(q, w) = ½ wᵀ g(q) w + V(q)
        ///
        /// **Shape**: scalar
        pub fn energy(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> T {
            let [[_, _, theta, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot]] = w.data.0;
            let m1 = self.parameters.m1;
            let j1 = self.parameters.J1;
            let a1 = self.parameters.a1;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let Constants { m1_a1, .. } = self.constants;
            let t1 = a2 * (theta_dot + phi_dot);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let l1_theta_dot = l1 * theta_dot;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let cos_theta_y_dot = cos_theta * y_dot;
            let sin_theta_x_dot = sin_theta * x_dot;
            let t2 = rt::lit::<T>(2.0)
                * (front_1_mid * (l1_theta_dot + cos_theta_y_dot - sin_theta_x_dot)
                    - front_2_mid * (cos_theta * x_dot + sin_theta * y_dot));
            let t3 = x_dot * x_dot + y_dot * y_dot;
            let t4 = rt::lit::<T>(2.0) * cos_theta_y_dot;
            let t5 = rt::lit::<T>(2.0) * sin_theta_x_dot;
            let t6 = m1_a1 * (t4 + a1 * theta_dot - t5)
                + (j1 * theta_dot + j2 * (theta_dot + rt::lit::<T>(2.0) * phi_dot));
            let t7 = m2
                * (t1 * (t1 + t2) + (t3 + l1_theta_dot * (l1_theta_dot + t4 - t5)))
                + (theta_dot * t6 + (m1 * t3 + phi_dot * (j2 * phi_dot)));
            rt::lit::<T>(0.5) * t7
        }

        /// Christoffel symbols of the first kind: matrix l holds Γ_{lij}.
        ///
        /// **Equation**: Γ_{lij} = ½ (∂_i g_lj + ∂_j g_li − ∂_l g_ij), plus the structure functions' terms for quasi-velocities
        ///
        /// **Shape**: 4 matrices of 4 × 4
        pub fn christoffel_first(&self, q: &SVector<T, 4>) -> [SMatrix<T, 4, 4>; 4] {
            let [[_, _, theta, phi]] = q.data.0;
            let Constants { m1_a1, m2_a2, m2_l1, a2_m2_l1, minus_l1_m2_a2, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = sin_theta * front_2_mid;
            let t2 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let front_2_mid_m2_a2 = front_2_mid * m2_a2;
            let t3 = front_1_mid * cos_theta;
            let t4 = sin_theta * front_2_mid_m2_a2 - m2_a2 * t3;
            let t5 = m2_a2 * (t3 - t1);
            let t6 = rt::lit::<T>(0.5) * (t4 - t5);
            let t7 = cos_theta * front_2_mid;
            let t8 = sin_theta * front_1_mid;
            let t9 = m2_a2 * (t7 + t8);
            let t10 = m2_a2 * t8 + cos_theta * front_2_mid_m2_a2;
            let t11 = rt::lit::<T>(-0.5) * (t9 + t10);
            let t12 = rt::lit::<T>(0.5) * (t5 + t4);
            let t13 = rt::lit::<T>(0.5) * (t9 - t10);
            let front_2_mid_a2_m2_l1 = front_2_mid * a2_m2_l1;
            let t14 = -front_2_mid_a2_m2_l1;
            let t15 = -t12;
            let t16 = rt::lit::<T>(0.5) * (t10 - t9);
            let zero = rt::lit::<T>(0.0);
            [
                rt::sparse([
                    (2, 2, m2_a2 * t1 - t2 * cos_theta),
                    (2, 3, t6),
                    (3, 2, t6),
                    (3, 3, -t5),
                ]),
                rt::sparse([
                    (2, 2, -(sin_theta * t2 + m2_a2 * t7)),
                    (2, 3, t11),
                    (3, 2, t11),
                    (3, 3, -t9),
                ]),
                rt::matrix([
                    [zero, zero, zero, t12],
                    [zero, zero, zero, t13],
                    [zero, zero, zero, t14],
                    [t12, t13, t14, front_2_mid * minus_l1_m2_a2],
                ]),
                rt::sparse([
                    (0, 2, t15),
                    (1, 2, t16),
                    (2, 0, t15),
                    (2, 1, t16),
                    (2, 2, front_2_mid_a2_m2_l1),
                ]),
            ]
        }

        /// Christoffel symbols of the second kind (Levi-Civita connection of g): matrix l holds Γˡ_{ij}.
        ///
        /// **Equation**: Γˡ_{ij} = gˡᵏ Γ_{kij}
        ///
        /// **Shape**: 4 matrices of 4 × 4
        pub fn christoffel(&self, q: &SVector<T, 4>) -> [SMatrix<T, 4, 4>; 4] {
            let [[_, _, theta, phi]] = q.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                a2_m2_l1,
                half_m2_a2,
                k5,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = t1 * cos_theta;
            let t6 = sin_theta * front_2_mid;
            let t7 = m2_a2 * t6;
            let t8 = t5 - t7;
            let t9 = t8 * inv_m1_plus_m2;
            let t10 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t3 * t4
                - t8 * t9;
            let t11 = front_1_mid * cos_theta;
            let t12 = t11 - t6;
            let t13 = m2_a2 * t12;
            let t14 = t12 * k4;
            let t15 = sin_theta * front_1_mid;
            let t16 = t2 + t15;
            let t17 = m2_a2 * t16;
            let t18 = t16 * k4;
            let t19 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid) - t17 * t4 - t13 * t9;
            let t20 = rt::lit::<T>(1.0) / t10;
            let t21 = t19 * t20;
            let t22 = k3 - t13 * t14 - t17 * t18 - t19 * t21;
            let t23 = t10 * t22;
            let t24 = inv_m1_plus_m2 / t23;
            let t25 = rt::lit::<T>(0.5) * t3;
            let front_2_mid_m2_a2 = front_2_mid * m2_a2;
            let t26 = sin_theta * front_2_mid_m2_a2 - m2_a2 * t11;
            let t27 = t13 + t26;
            let t28 = t19 * t27;
            let t29 = inv_m1_plus_m2 / t22;
            let t30 = t16 * half_m2_a2;
            let t31 = t24 * (t25 * t28) - t29 * (t27 * t30);
            let t32 = rt::lit::<T>(1.0) / t23;
            let t33 = t27 * t21;
            let t34 = rt::lit::<T>(0.5) * (t20 * t27 + t32 * (t19 * t33));
            let t35 = t4 * t34 - t29 * (t30 * t33);
            let t36 = m2_a2 * t15 + cos_theta * front_2_mid_m2_a2;
            let t37 = t36 - t17;
            let t38 = t19 * t37;
            let t39 = t29 * (t37 * t30) - t24 * (t25 * t38);
            let t40 = t17 - t36;
            let t41 = t40 * t21;
            let t42 = rt::lit::<T>(0.5) * (t20 * t40 + t32 * (t19 * t41));
            let t43 = t4 * t42 - t29 * (t30 * t41);
            let t44 = t7 - t5;
            let t45 = t3 * t9 + t44 * t4;
            let front_2_mid_a2_m2_l1 = front_2_mid * a2_m2_l1;
            let t46 = t44 * t18 + (front_2_mid_a2_m2_l1 + t3 * t14) - t45 * t21;
            let t47 = t20 * t45 - t32 * (t19 * t46);
            let t48 = t26 - t13;
            let t49 = t17 + t36;
            let t50 = rt::lit::<T>(0.5) * (t4 * t48 + t9 * t49) - front_2_mid_a2_m2_l1;
            let t51 = rt::lit::<T>(0.5) * (t18 * t48 + t14 * t49) - t50 * t21;
            let t52 = t20 * t50 - t32 * (t19 * t51);
            let t53 = t4 * t52 + (t29 * (t17 * t51) + t48 * k5);
            let t54 = front_2_mid * l1_m2_a2 + t13 * t4 - t17 * t9;
            let t55 = t54 * t21 + (t17 * t14 - t13 * t18);
            let t56 = t20 * t54 + t32 * (t19 * t55);
            let t57 = t12 * half_m2_a2;
            let t58 = rt::lit::<T>(0.5) * t8;
            let t59 = t29 * (t27 * t57) - t24 * (t58 * t28);
            let t60 = t29 * (t57 * t33) - t9 * t34;
            let t61 = t24 * (t58 * t38) - t29 * (t37 * t57);
            let t62 = t29 * (t57 * t41) - t9 * t42;
            let t63 = -(t9 * t52 + (t29 * (t13 * t51) + t49 * k5));
            let t64 = t32 * (rt::lit::<T>(0.5) * t28);
            let t65 = t32 * (rt::lit::<T>(-0.5) * t38);
            let t66 = rt::lit::<T>(1.0) / t22;
            let t67 = t66 * (rt::lit::<T>(-0.5) * t27);
            let t68 = t66 * (rt::lit::<T>(-0.5) * t33);
            let t69 = rt::lit::<T>(0.5) * t37 * t66;
            let t70 = t66 * (rt::lit::<T>(-0.5) * t41);
            let t71 = t66 * t51;
            let zero = rt::lit::<T>(0.0);
            [
                rt::matrix([
                    [zero, zero, t31, t35],
                    [zero, zero, t39, t43],
                    [
                        t31,
                        t39,
                        t4 * t47 + (inv_m1_plus_m2 * t44 + t29 * (t17 * t46)),
                        t53,
                    ],
                    [t35, t43, t53, t29 * (t17 * t55) - t14 - t4 * t56],
                ]),
                rt::matrix([
                    [zero, zero, t59, t60],
                    [zero, zero, t61, t62],
                    [t59, t61, -(t9 * t47 + (t4 + t29 * (t13 * t46))), t63],
                    [t60, t62, t63, t9 * t56 - (t18 + t29 * (t13 * t55))],
                ]),
                rt::matrix([
                    [zero, zero, t64, t34],
                    [zero, zero, t65, t42],
                    [t64, t65, t47, t52],
                    [t34, t42, t52, -t56],
                ]),
                rt::matrix([
                    [zero, zero, t67, t68],
                    [zero, zero, t69, t70],
                    [t67, t69, t66 * t46, t71],
                    [t68, t70, t71, t66 * t55],
                ]),
            ]
        }

        /// Constraint matrix.
        ///
        /// **Equation**: μ(q), with μ(q) w = 0
        ///
        /// **Shape**: 3 × 4
        pub fn constraint_matrix(&self, q: &SVector<T, 4>) -> SMatrix<T, 3, 4> {
            let [[_, _, theta, phi]] = q.data.0;
            let l1 = self.parameters.l1;
            let l2 = self.parameters.l2;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [-sin_theta, -(cos_theta * front_2_mid + sin_theta * front_1_mid), zero],
                [cos_theta, front_1_mid * cos_theta - sin_theta * front_2_mid, zero],
                [zero, l1 * front_1_mid + l2, zero],
                [zero, l2, rt::lit::<T>(1.0)],
            ])
        }

        /// Constraint residual: how far w is from D.
        ///
        /// **Equation**: μ(q) w
        ///
        /// **Shape**: 3
        pub fn constraint(
            &self,
            q: &SVector<T, 4>,
            w_: &SVector<T, 4>,
            t: T,
        ) -> SVector<T, 3> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot]] = w_.data.0;
            let l1 = self.parameters.l1;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants { a_w, .. } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = (front_1_mid * cos_theta - sin_theta * front_2_mid) * y_dot
                - (cos_theta * front_2_mid + sin_theta * front_1_mid) * x_dot;
            let t2 = rt::cos(w * t);
            rt::vector([
                cos_theta * y_dot - sin_theta * x_dot,
                (l1 * front_1_mid + l2) * theta_dot + l2 * phi_dot + t1,
                phi_dot - t2 * a_w,
            ])
        }

        /// g-orthogonal projector onto D^⊥ (rank r).
        ///
        /// **Equation**: Q = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 4
        pub fn projector_perp(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 4> {
            let [[_, _, theta, phi]] = q.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                k6,
                k8,
                k9,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let l1_front_1_mid = l1 * front_1_mid;
            let t1 = l1_front_1_mid + l2;
            let t2 = cos_theta * t1;
            let t3 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t4 = cos_theta * front_2_mid;
            let t5 = sin_theta * t3 + m2_a2 * t4;
            let t6 = rt::lit::<T>(1.0)
                / (front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k9));
            let t7 = (m1_plus_m2 * t2 - front_2_mid * t5) * t6;
            let t8 = sin_theta * t1;
            let t9 = sin_theta * front_2_mid;
            let t10 = t3 * cos_theta - m2_a2 * t9;
            let t11 = (m1_plus_m2 * t8 + front_2_mid * t10) * t6;
            let t12 = t10 * t8
                + front_2_mid * (k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)))
                - t5 * t2;
            let t13 = t6 * t12;
            let t14 = front_2_mid * (j2 + m2_a2 * (a2 + l1_front_1_mid))
                + m2_a2
                    * ((front_1_mid * cos_theta - t9) * t8
                        - (t4 + sin_theta * front_1_mid) * t2);
            let t15 = t14 * t6;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [rt::lit::<T>(1.0) - t2 * t7, -(t8 * t7), -(front_2_mid * t7), zero],
                [-(t2 * t11), rt::lit::<T>(1.0) - t8 * t11, -(front_2_mid * t11), zero],
                [-(t2 * t13), -(t8 * t13), rt::lit::<T>(1.0) - front_2_mid * t13, zero],
                [-(t2 * t15), -(t8 * t15), -(front_2_mid * t15), rt::lit::<T>(1.0)],
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
            let [[_, _, theta, phi]] = q.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                k6,
                k8,
                k9,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let l1_front_1_mid = l1 * front_1_mid;
            let t1 = l1_front_1_mid + l2;
            let t2 = cos_theta * t1;
            let t3 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t4 = cos_theta * front_2_mid;
            let t5 = sin_theta * t3 + m2_a2 * t4;
            let t6 = rt::lit::<T>(1.0)
                / (front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k9));
            let t7 = (m1_plus_m2 * t2 - front_2_mid * t5) * t6;
            let t8 = sin_theta * t1;
            let t9 = sin_theta * front_2_mid;
            let t10 = t3 * cos_theta - m2_a2 * t9;
            let t11 = (m1_plus_m2 * t8 + front_2_mid * t10) * t6;
            let t12 = t10 * t8
                + front_2_mid * (k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)))
                - t5 * t2;
            let t13 = t6 * t12;
            let t14 = front_2_mid * (j2 + m2_a2 * (a2 + l1_front_1_mid))
                + m2_a2
                    * ((front_1_mid * cos_theta - t9) * t8
                        - (t4 + sin_theta * front_1_mid) * t2);
            let t15 = t14 * t6;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [t2 * t7, t8 * t7, front_2_mid * t7, zero],
                [t2 * t11, t8 * t11, front_2_mid * t11, zero],
                [t2 * t13, t8 * t13, front_2_mid * t13, zero],
                [t2 * t15, t8 * t15, front_2_mid * t15, zero],
            ])
        }

        /// Adapted frame: the columns span D.
        ///
        /// **Equation**: X(q), μ X = 0
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4 × 1
        pub fn frame(&self, q: &SVector<T, 4>) -> SMatrix<T, 4, 1> {
            let [[_, _, theta, phi]] = q.data.0;
            let l1 = self.parameters.l1;
            let l2 = self.parameters.l2;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = l1 * front_1_mid + l2;
            rt::matrix([
                [cos_theta * t1, sin_theta * t1, front_2_mid, rt::lit::<T>(0.0)],
            ])
        }

        /// Metric of the frame.
        ///
        /// **Equation**: G = Xᵀ g X
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 1 × 1
        pub fn restricted_metric(&self, q: &SVector<T, 4>) -> SMatrix<T, 1, 1> {
            let [[_, _, _, phi]] = q.data.0;
            let Constants { k6, k8, k9, .. } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            rt::matrix([[front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k9)]])
        }

        /// Inverse metric of the frame.
        ///
        /// **Equation**: G⁻¹
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 1 × 1
        pub fn inverse_restricted_metric(&self, q: &SVector<T, 4>) -> SMatrix<T, 1, 1> {
            let [[_, _, _, phi]] = q.data.0;
            let Constants { k6, k8, k9, .. } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            rt::matrix([
                [
                    rt::lit::<T>(1.0)
                        / (front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k9)),
                ],
            ])
        }

        /// Structure functions of the frame's projected brackets: entry (a, b) of matrix c is C_ab^c.
        ///
        /// **Equation**: P [X_a, X_b] = C_ab^c X_c
        ///
        /// **Shape**: 1 matrices of 1 × 1
        pub fn structure_functions(&self, _q: &SVector<T, 4>) -> [SMatrix<T, 1, 1>; 1] {
            [SMatrix::zeros()]
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
            q: &SVector<T, 4>,
            _rho: &SVector<T, 1>,
        ) -> SMatrix<T, 5, 5> {
            let [[_, _, theta, phi]] = q.data.0;
            let l1 = self.parameters.l1;
            let l2 = self.parameters.l2;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = l1 * front_1_mid + l2;
            let t2 = cos_theta * t1;
            let t3 = sin_theta * t1;
            rt::sparse([
                (0, 4, t2),
                (1, 4, t3),
                (2, 4, front_2_mid),
                (4, 0, -t2),
                (4, 1, -t3),
                (4, 2, -front_2_mid),
            ])
        }

        /// Restricted Hamiltonian.
        ///
        /// **Equation**: ℋ(q, ρ) = ½ ρᵀ G⁻¹ ρ + V(q)
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: scalar
        pub fn hamiltonian(&self, q: &SVector<T, 4>, rho: &SVector<T, 1>, t: T) -> T {
            let [[_, _, theta, phi]] = q.data.0;
            let [[rho1]] = rho.data.0;
            let a1 = self.parameters.a1;
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                a_w,
                k6,
                k8,
                k9,
                half_m1,
                half_j1,
                half_m2,
                half_j2,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = l1 + a2 * front_1_mid;
            let t2 = m2 * t1 + m1_a1;
            let t3 = cos_theta * front_2_mid;
            let t4 = sin_theta * t2 + m2_a2 * t3;
            let t5 = t4 * inv_m1_plus_m2;
            let t6 = sin_theta * front_2_mid;
            let t7 = t2 * cos_theta - m2_a2 * t6;
            let t8 = t7 * inv_m1_plus_m2;
            let t9 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t4 * t5
                - t7 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = sin_theta * t5 + cos_theta * t8;
            let t12 = front_1_mid * cos_theta - t6;
            let t13 = m2_a2 * t12;
            let t14 = t12 * k4;
            let t15 = t3 + sin_theta * front_1_mid;
            let t16 = m2_a2 * t15;
            let t17 = t15 * k4;
            let l1_front_1_mid = l1 * front_1_mid;
            let t18 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t16 * t5 - t13 * t8;
            let t19 = t18 * t10;
            let t20 = k3 - t13 * t14 - t16 * t17 - t18 * t19;
            let t21 = t9 * t20;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = t19 * t11 - (sin_theta * t17 + cos_theta * t14);
            let t24 = t10 * t11 + t22 * (t18 * t23);
            let t25 = inv_m1_plus_m2 / t20;
            let t26 = t5 * t24 + (sin_theta * inv_m1_plus_m2 - t25 * (t16 * t23));
            let t27 = t8 * t24 + (cos_theta * inv_m1_plus_m2 - t25 * (t13 * t23));
            let t28 = rt::lit::<T>(1.0) / t20;
            let t29 = t28 * t23;
            let t30 = l1_front_1_mid + l2;
            let t31 = t15 * t26 + (t12 * t27 + (l2 * t29 - t30 * t24));
            let t32 = rt::cos(w * t);
            let t33 = t32 * a_w;
            let t34 = t30 - t15 * t5 - t12 * t8;
            let t35 = l2 - t12 * t14 - t15 * t17 - t19 * t34;
            let t36 = t28 * t35;
            let t37 = sin_theta * t26 + cos_theta * t27;
            let t38 = t20 * t37;
            let t39 = t36 - t23 * t31 / t38;
            let t40 = t33 * t39;
            let t41 = t10 * t34 - t22 * (t18 * t35);
            let t42 = t12 * inv_m1_plus_m2 - t25 * (t13 * t35) - t8 * t41;
            let t43 = t5 * t41 + (t25 * (t16 * t35) - t15 * inv_m1_plus_m2);
            let t44 = t12 * t42 + (t30 * t41 + l2 * t36) - t15 * t43 - t31 * t31 / t37;
            let t45 = t28 - t23 * t23 / (t20 * t38) - t39 * t39 / t44;
            let t46 = t44 * t45;
            let t47 = t31 * t40 / (t37 * t46) - t33 * t23 / (t38 * t45);
            let t48 = t40 / t46;
            let t49 = t24 * t47 + (t41 * t48 + t33 * t18 / (t21 * t45));
            let t50 = rho1 * (rt::lit::<T>(0.5) * rho1)
                / (front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k9))
                - t49 * (half_j1 * t49);
            let t51 = t29 * t47 + (t33 / (t20 * t45) - t35 * t40 / (t20 * t46));
            let t52 = t51 - t49;
            let t53 = t33 / t45;
            let t54 = inv_m1_plus_m2 / t21;
            let t55 = t53 * (t16 * t25 - t4 * t18 * t54) - t43 * t48 - t26 * t47;
            let t56 = t55 + sin_theta * a1 * t49;
            let t57 = t27 * t47 + (t53 * (t7 * t18 * t54 - t13 * t25) - t42 * t48);
            let t58 = t57 - a1 * cos_theta * t49;
            let t59 = t55 + (sin_theta * t1 + a2 * t3) * t49 - a2 * t15 * t51;
            let t60 = t57 + a2 * t12 * t51 - (t1 * cos_theta - a2 * t6) * t49;
            t50 - t52 * (half_j2 * t52) - half_m1 * (t56 * t56 + t58 * t58)
                - half_m2 * (t59 * t59 + t60 * t60)
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
            q: &SVector<T, 4>,
            rho: &SVector<T, 1>,
            t: T,
        ) -> SVector<T, 5> {
            let [[_, _, _, phi]] = q.data.0;
            let [[rho1]] = rho.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                half_m2_a2,
                a_w,
                k6,
                k8,
                k9,
                twice_m2_l1,
                twice_m1_a1,
                twice_a2_m2_l1,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let l1_front_1_mid = l1 * front_1_mid;
            let t2 = j2 + m2_a2 * (a2 + l1_front_1_mid);
            let front_2_mid_m2_a2 = front_2_mid * m2_a2;
            let t3 = front_2_mid * k4;
            let t4 = front_2_mid_m2_a2 * t3;
            let front_1_mid_m2_a2 = front_1_mid * m2_a2;
            let t5 = t1 * inv_m1_plus_m2;
            let t6 = t2 - t4 - front_1_mid_m2_a2 * t5;
            let t7 = t1 * t6;
            let t8 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2));
            let t9 = t8 - t4 - t1 * t5;
            let t10 = inv_m1_plus_m2 / t9;
            let t11 = front_1_mid * k4;
            let t12 = t7 * t10 - t11;
            let t13 = rt::lit::<T>(1.0) / t9;
            let t14 = t6 * t13;
            let t15 = k3 - front_1_mid_m2_a2 * t11 - t4 - t6 * t14;
            let t16 = rt::lit::<T>(1.0) / t15;
            let t17 = t12 * t16;
            let t18 = t1 * t10;
            let t19 = t9 * t15;
            let t20 = rt::lit::<T>(1.0) / t19;
            let t21 = t20 * (t6 * t12);
            let t22 = t18 + t21;
            let t23 = front_1_mid_m2_a2 * t12;
            let t24 = inv_m1_plus_m2 / t15;
            let t25 = t23 * t24;
            let t26 = t5 * t22 + (inv_m1_plus_m2 - t25);
            let t27 = front_1_mid * inv_m1_plus_m2;
            let t28 = front_2_mid * t3;
            let t29 = l1_front_1_mid + l2;
            let t30 = t29 - t28 - front_1_mid * t5;
            let t31 = l2 - front_1_mid * t11 - t28 - t30 * t14;
            let t32 = front_1_mid_m2_a2 * t31;
            let t33 = t24 * t32;
            let t34 = t30 * t13;
            let t35 = t20 * (t6 * t31);
            let t36 = t34 - t35;
            let t37 = t33 + t5 * t36;
            let t38 = t27 - t37;
            let t39 = t16 * t31;
            let t40 = t3 * t36;
            let t41 = front_2_mid_m2_a2 * t31;
            let t42 = t24 * t41;
            let t43 = front_2_mid * inv_m1_plus_m2;
            let t44 = t40 + (t42 - t43);
            let t45 = t3 * t22;
            let t46 = front_2_mid_m2_a2 * t12;
            let t47 = t24 * t46;
            let t48 = t45 - t47;
            let t49 = front_2_mid * t48 + (front_1_mid * t26 + (l2 * t17 - t29 * t22));
            let t50 = t49 * (rt::lit::<T>(1.0) / t26);
            let t51 = front_1_mid * t38 + (t29 * t36 + l2 * t39 - front_2_mid * t44)
                - t49 * t50;
            let t52 = t15 * t26;
            let t53 = rt::lit::<T>(1.0) / (t15 * t52);
            let t54 = t53 * (t12 * t12);
            let t55 = rt::lit::<T>(1.0) / t52;
            let t56 = t55 * (t12 * t49);
            let t57 = t39 - t56;
            let t58 = t57 * (rt::lit::<T>(1.0) / t51);
            let t59 = t16 - t54 - t57 * t58;
            let t60 = t51 * t59;
            let t61 = rt::lit::<T>(1.0) / (t26 * t60);
            let t62 = rt::cos(w * t);
            let t63 = t62 * a_w;
            let t64 = t63 * t57;
            let t65 = t61 * (t49 * t64);
            let t66 = rt::lit::<T>(1.0) / (t52 * t59);
            let t67 = t66 * (t63 * t12);
            let t68 = t65 - t67;
            let t69 = rt::lit::<T>(1.0) / (t15 * t59);
            let t70 = t63 * t69;
            let t71 = rt::lit::<T>(1.0) / (t15 * t60);
            let t72 = t71 * (t31 * t64);
            let t73 = t17 * t68 + (t70 - t72);
            let t74 = rho1
                / (front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k9));
            let t75 = rt::lit::<T>(1.0) / (t19 * t59);
            let t76 = t75 * (t63 * t6);
            let t77 = rt::lit::<T>(1.0) / t60;
            let t78 = t64 * t77;
            let t79 = front_2_mid * t74 - t76 - t36 * t78 - t22 * t68;
            let t80 = t73 + t79;
            let t81 = front_2_mid_m2_a2 * t24;
            let t82 = front_2_mid_m2_a2 * t6;
            let t83 = inv_m1_plus_m2 / t19;
            let t84 = t82 * t83;
            let t85 = t81 - t84;
            let t86 = rt::lit::<T>(1.0) / t59;
            let t87 = t63 * t86;
            let t88 = t29 * t74 + t85 * t87;
            let t89 = t44 * t78;
            let t90 = t48 * t68;
            let t91 = t88 - t89 - t90;
            let t92 = rt::lit::<T>(2.0) * front_1_mid * t91;
            let twice_front_2_mid = rt::lit::<T>(2.0) * front_2_mid;
            let t93 = t26 * t68;
            let t94 = t7 * t83;
            let t95 = front_1_mid_m2_a2 * t24;
            let t96 = t94 - t95;
            let t97 = t93 + (t96 * t87 - t38 * t78);
            let t98 = t91 * t79;
            let t99 = rt::lit::<T>(0.5)
                * (m2_a2 * t80 * (t92 + twice_front_2_mid * t97) + twice_m2_l1 * t98
                    + twice_m1_a1 * t98);
            let t100 = m1_plus_m2 * t91 - front_2_mid_m2_a2 * t80;
            let t101 = t55 * (rt::lit::<T>(0.0) * t12);
            let t102 = t63 * t101;
            let t103 = front_2_mid * t38;
            let t104 = t37 - t27;
            let t105 = t103 + front_2_mid * t104;
            let t106 = t58 * (rt::lit::<T>(2.0) * t101 - t58 * t105);
            let t107 = t51 * t106 - t59 * t105;
            let t108 = t77 * (t102 + t78 * t107);
            let t109 = t86 * t106;
            let t110 = t87 * t109;
            let t111 = t44 * t108 + (t87 * (t95 - t94) - t85 * t110 - t78 * t104 - t93);
            let t112 = t67 * t109 - t61 * (t49 * t102 + t65 * (t26 * t107));
            let t113 = m1_plus_m2 * t97 + (t1 * t79 + front_1_mid_m2_a2 * t73);
            let t114 = t113
                * (t26 * t112 + (t38 * t108 + (t88 - (t89 + t96 * t110) - t90)));
            let t115 = front_2_mid_m2_a2 * t91;
            let t116 = t8 * t79 + t2 * t73 + (t1 * t97 - t115);
            let t117 = t2 * t79 + k3 * t73 + (front_1_mid_m2_a2 * t97 - t115);
            let t118 = t17 * t112
                + (t71 * (t31 * t102 + t72 * (t15 * t107)) - t70 * t109);
            let t119 = t100 * (t111 - t48 * t112) + t114
                + (t116 * (t76 * t109 + t36 * t108 - t22 * t112) + t117 * t118);
            let t120 = front_1_mid_m2_a2 * t3;
            let t121 = t120 + front_2_mid_m2_a2 * t11;
            let t122 = front_2_mid_m2_a2 * t5;
            let t123 = t121 + (front_2_mid * l1_m2_a2 - t120) - t122;
            let t124 = t121 + front_2_mid * twice_a2_m2_l1 - t1 * t3 - t122;
            let t125 = t124 * t14 - t123;
            let t126 = t13 * t125;
            let t127 = t123 * t14 - t6 * t126;
            let t128 = m1_plus_m2 * t127;
            let t129 = t9 * t127 - t124 * t15;
            let t130 = m1_plus_m2 * t129;
            let t131 = t24 * (front_1_mid_m2_a2 - t81 * t128)
                - t83 * (front_1_mid_m2_a2 * t6 - front_2_mid_m2_a2 * t123 - t84 * t130);
            let l1_front_2_mid = l1 * front_2_mid;
            let t132 = l1_front_2_mid + front_2_mid * (t11 - t5);
            let t133 = t132 * t14 - t30 * t126;
            let t134 = t16 * (t133 - t39 * t127);
            let t135 = t3 + t10 * (t1 * t125 - t82);
            let t136 = t13 * (t124 * t18 - t3)
                + t20 * (t6 * t135 - t123 * t12 - t21 * t129);
            let t137 = t5 * t136
                - (t45 + t24 * (front_1_mid_m2_a2 * t135 - t46 - t25 * t128));
            let t138 = t3 * t136
                + (t11 * t22 - t24 * (t23 + front_2_mid_m2_a2 * t135 - t47 * t128));
            let t139 = t16 * (t135 - t17 * t127);
            let t140 = front_2_mid * t138
                + (l2 * t139 + l1_front_2_mid * t22 - front_2_mid * t26 - t29 * t136);
            let t141 = front_1_mid * (t48 + t137) + t140;
            let t142 = t26 * t127 + t15 * t137;
            let t143 = t134 - t55 * (t49 * t135 + t12 * t141 - t56 * t142);
            let t144 = t13 * (t124 * t34 - t132)
                - t20 * (t6 * t133 - t123 * t31 - t35 * t129);
            let t145 = t3 * t144
                + (t11 * t36
                    + (t24 * (t32 + front_2_mid_m2_a2 * t133 - t42 * t128) - t27));
            let t146 = t5 * t144
                + (t43 + t24 * (front_1_mid_m2_a2 * t133 - t41 - t33 * t128) - t40);
            let t147 = t29 * t144 + (l2 * t134 - l1_front_2_mid * t36) - t103
                - front_2_mid * t145 - front_1_mid * (t44 + t146);
            let t148 = t147 - t50 * t141 - t50 * (t141 - t50 * t137);
            let t149 = t127 / (t15 * t15)
                + t53
                    * (t135 * (rt::lit::<T>(2.0) * t12)
                        - t54 * (t52 * t127 + t15 * t142));
            let t150 = t58 * (t143 - t58 * t148) + (t58 * t143 + t149);
            let t151 = t87 * (t86 * t150);
            let t152 = t87 * t131 - l1_front_2_mid * t74 + (t85 * t151 - t78 * t145)
                - t68 * t138;
            let t153 = t63 * t143;
            let t154 = t59 * t148 - t51 * t150;
            let t155 = t77 * (t153 - t78 * t154);
            let t156 = t61 * (t64 * t141 + t49 * t153 - t65 * (t60 * t137 + t26 * t154));
            let t157 = t156 - t66 * (t63 * t135 - t67 * (t59 * t142 - t52 * t150));
            let t158 = t24 * (front_2_mid_m2_a2 + t95 * t128)
                - t83 * (t94 * t130 + (t82 + t1 * t123));
            let t159 = t68 * t137 + (t78 * t146 + (t87 * t158 + t96 * t151))
                - t38 * t155;
            let t160 = t100 * (t152 - t44 * t155 - t48 * t157)
                + t113 * (t26 * t157 + t159);
            let t161 = t75 * (t63 * t123 + t76 * (t59 * t129 - t19 * t150))
                + (front_1_mid * t74 - t78 * t144);
            let t162 = t71 * (t64 * t133 + t31 * t153 - t72 * (t60 * t127 + t15 * t154));
            let t163 = t17 * t157
                + (t68 * t139 - t70 * (t69 * (t59 * t127 - t15 * t150)) - t162);
            let t164 = t116 * (t161 - (t68 * t136 + t36 * t155) - t22 * t157)
                + t117 * t163;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                t99 - t119,
                (t92 + twice_front_2_mid * (t97 + l1 * t79)) * (half_m2_a2 * t80) - t160
                    - t164,
                t74,
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
            q: &SVector<T, 4>,
            rho: &SVector<T, 1>,
            t: T,
        ) -> SVector<T, 5> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[rho1]] = rho.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                a_w,
                k6,
                k8,
                k9,
                m1_a1_plus_m2_l1,
                ..
            } = self.constants;
            let t1 = rt::cos(w * t);
            let t2 = t1 * a_w;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = sin_theta * front_2_mid;
            let t4 = front_1_mid * cos_theta - t3;
            let t5 = m2_a2 * t4;
            let t6 = t4 * k4;
            let t7 = cos_theta * front_2_mid;
            let t8 = t7 + sin_theta * front_1_mid;
            let t9 = m2_a2 * t8;
            let t10 = t8 * k4;
            let l1_front_1_mid = l1 * front_1_mid;
            let t11 = j2 + m2_a2 * (a2 + l1_front_1_mid);
            let t12 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t13 = sin_theta * t12 + m2_a2 * t7;
            let t14 = t13 * inv_m1_plus_m2;
            let t15 = t12 * cos_theta - m2_a2 * t3;
            let t16 = t15 * inv_m1_plus_m2;
            let t17 = t11 - t9 * t14 - t5 * t16;
            let t18 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2));
            let t19 = t18 - t13 * t14 - t15 * t16;
            let t20 = rt::lit::<T>(1.0) / t19;
            let t21 = t17 * t20;
            let t22 = k3 - t5 * t6 - t9 * t10 - t17 * t21;
            let t23 = rt::lit::<T>(1.0) / t22;
            let t24 = sin_theta * t14 + cos_theta * t16;
            let t25 = t21 * t24 - (sin_theta * t10 + cos_theta * t6);
            let t26 = t19 * t22;
            let t27 = rt::lit::<T>(1.0) / t26;
            let t28 = t20 * t24 + t27 * (t17 * t25);
            let t29 = inv_m1_plus_m2 / t22;
            let t30 = t14 * t28 + (sin_theta * inv_m1_plus_m2 - t29 * (t9 * t25));
            let t31 = t16 * t28 + (cos_theta * inv_m1_plus_m2 - t29 * (t5 * t25));
            let t32 = sin_theta * t30 + cos_theta * t31;
            let t33 = t22 * t32;
            let t34 = l1_front_1_mid + l2;
            let t35 = t34 - t8 * t14 - t4 * t16;
            let t36 = l2 - t4 * t6 - t8 * t10 - t21 * t35;
            let t37 = t23 * t36;
            let t38 = t23 * t25;
            let t39 = t8 * t30 + (t4 * t31 + (l2 * t38 - t34 * t28));
            let t40 = t37 - t25 * t39 / t33;
            let t41 = t20 * t35 - t27 * (t17 * t36);
            let t42 = t4 * inv_m1_plus_m2 - t29 * (t5 * t36) - t16 * t41;
            let t43 = t14 * t41 + (t29 * (t9 * t36) - t8 * inv_m1_plus_m2);
            let t44 = t4 * t42 + (t34 * t41 + l2 * t37) - t8 * t43 - t39 * t39 / t32;
            let t45 = t23 - t25 * t25 / (t22 * t33) - t40 * t40 / t44;
            let t46 = t2 / t45;
            let t47 = inv_m1_plus_m2 / t26;
            let t48 = cos_theta * t34;
            let t49 = rho1
                / (front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k9));
            let t50 = t2 * t40;
            let t51 = t44 * t45;
            let t52 = t50 / t51;
            let t53 = t46 * (t9 * t29 - t13 * t17 * t47) + t48 * t49 - t43 * t52;
            let t54 = t39 * t50 / (t32 * t51) - t2 * t25 / (t33 * t45);
            let t55 = t53 - t30 * t54;
            let t56 = sin_theta * t34;
            let t57 = t46 * (t15 * t17 * t47 - t5 * t29) + t56 * t49 - t42 * t52;
            let t58 = t31 * t54 + t57;
            let t59 = front_2_mid * t49 - t2 * t17 / (t26 * t45) - t41 * t52 - t28 * t54;
            let t60 = t38 * t54 + (t2 / (t22 * t45) - t36 * t50 / (t22 * t51));
            let t61 = (t18 * t59 + t11 * t60 + (t15 * t58 - t13 * t55))
                * (front_1_mid * t60);
            let t62 = l1 * front_2_mid * t60;
            let t63 = (m1_plus_m2 * t58 + (t15 * t59 + t5 * t60))
                * (t48 * t59 - sin_theta * t62);
            let t64 = (m1_plus_m2 * t55 - t13 * t59 - t9 * t60)
                * (cos_theta * t62 + t56 * t59);
            let t65 = m2_a2 * (t60 + t59);
            let t66 = m1_a1_plus_m2_l1 * t59 + front_1_mid * t65;
            let t67 = front_2_mid * t65;
            let t68 = sin_theta * (t58 * t66 - t55 * t67)
                + cos_theta * (t58 * t67 + t55 * t66);
            rt::vector([t55, t58, t59, t60, t61 + t63 - t64 - front_2_mid * t68])
        }

        /// Jacobian of the vector field on D*.
        ///
        /// **Equation**: ∂ζ̇/∂ζ
        ///
        /// **Shape**: 5 × 5
        pub fn vector_field_jacobian(
            &self,
            q: &SVector<T, 4>,
            rho: &SVector<T, 1>,
            t: T,
        ) -> SMatrix<T, 5, 5> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[rho1]] = rho.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                a_w,
                k6,
                k8,
                k9,
                twice_a2_m2_l1,
                m1_a1_plus_m2_l1,
                k10,
                ..
            } = self.constants;
            let t1 = rt::cos(w * t);
            let t2 = t1 * a_w;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = front_1_mid * cos_theta;
            let t4 = sin_theta * front_2_mid;
            let t5 = t3 - t4;
            let t6 = m2_a2 * t5;
            let t7 = t5 * k4;
            let t8 = cos_theta * front_2_mid;
            let t9 = sin_theta * front_1_mid;
            let t10 = t8 + t9;
            let t11 = m2_a2 * t10;
            let t12 = t10 * k4;
            let l1_front_1_mid = l1 * front_1_mid;
            let t13 = j2 + m2_a2 * (a2 + l1_front_1_mid);
            let t14 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t15 = sin_theta * t14 + m2_a2 * t8;
            let t16 = t15 * inv_m1_plus_m2;
            let t17 = t14 * cos_theta - m2_a2 * t4;
            let t18 = t17 * inv_m1_plus_m2;
            let t19 = t13 - t11 * t16 - t6 * t18;
            let t20 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2));
            let t21 = t20 - t15 * t16 - t17 * t18;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = t19 * t22;
            let t24 = k3 - t6 * t7 - t11 * t12 - t19 * t23;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = sin_theta * t16 + cos_theta * t18;
            let t27 = t23 * t26 - (sin_theta * t12 + cos_theta * t7);
            let t28 = t22 * t26;
            let t29 = t21 * t24;
            let t30 = rt::lit::<T>(1.0) / t29;
            let t31 = t30 * (t19 * t27);
            let t32 = t28 + t31;
            let t33 = inv_m1_plus_m2 / t24;
            let t34 = t11 * t27;
            let t35 = t33 * t34;
            let t36 = t16 * t32 + (sin_theta * inv_m1_plus_m2 - t35);
            let t37 = t6 * t27;
            let t38 = t33 * t37;
            let t39 = t18 * t32 + (cos_theta * inv_m1_plus_m2 - t38);
            let t40 = sin_theta * t36 + cos_theta * t39;
            let t41 = t24 * t40;
            let t42 = rt::lit::<T>(1.0) / (t24 * t41);
            let t43 = t27 * t27 * t42;
            let t44 = l1_front_1_mid + l2;
            let t45 = t44 - t10 * t16 - t5 * t18;
            let t46 = l2 - t5 * t7 - t10 * t12 - t23 * t45;
            let t47 = t25 * t46;
            let t48 = t25 * t27;
            let t49 = t10 * t36 + (t5 * t39 + (l2 * t48 - t44 * t32));
            let t50 = rt::lit::<T>(1.0) / t41;
            let t51 = t27 * t49 * t50;
            let t52 = t47 - t51;
            let t53 = t5 * inv_m1_plus_m2;
            let t54 = t22 * t45;
            let t55 = t30 * (t19 * t46);
            let t56 = t54 - t55;
            let t57 = t6 * t46;
            let t58 = t33 * t57;
            let t59 = t18 * t56 + t58;
            let t60 = t53 - t59;
            let t61 = t11 * t46;
            let t62 = t33 * t61;
            let t63 = t10 * inv_m1_plus_m2;
            let t64 = t16 * t56 + (t62 - t63);
            let t65 = t49 * (rt::lit::<T>(1.0) / t40);
            let t66 = t5 * t60 + (t44 * t56 + l2 * t47 - t10 * t64) - t49 * t65;
            let t67 = t52 * (rt::lit::<T>(1.0) / t66);
            let t68 = t25 - t43 - t52 * t67;
            let t69 = rt::lit::<T>(1.0) / t68;
            let t70 = t2 * t69;
            let t71 = t6 * t33;
            let t72 = inv_m1_plus_m2 / t29;
            let t73 = t17 * t19 * t72;
            let t74 = sin_theta * t44;
            let t75 = rt::lit::<T>(1.0)
                / (front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k9));
            let t76 = rho1 * t75;
            let t77 = t74 * t76;
            let t78 = t11 * t33;
            let t79 = t15 * t19 * t72;
            let t80 = t78 - t79;
            let t81 = rt::lit::<T>(0.0) * t24;
            let t82 = t50 * (t51 * t81);
            let t83 = t10 * t60;
            let t84 = t59 - t53;
            let t85 = t83 + t10 * t84;
            let t86 = t67 * (rt::lit::<T>(2.0) * t82 + t67 * t85);
            let t87 = t69 * t86;
            let t88 = t70 * t87;
            let t89 = t2 * t52;
            let t90 = t66 * t68;
            let t91 = rt::lit::<T>(1.0) / t90;
            let t92 = t89 * t91;
            let t93 = rt::lit::<T>(1.0) / (t40 * t90);
            let t94 = t93 * (t49 * t89);
            let t95 = rt::lit::<T>(1.0) / (t41 * t68);
            let t96 = t2 * t27 * t95;
            let t97 = t94 - t96;
            let t98 = t39 * t97;
            let t99 = t2 * t82;
            let t100 = t66 * t86 + t68 * t85;
            let t101 = t91 * (t99 + t92 * t100);
            let t102 = t70 * (t71 - t73) - t77 + (t80 * t88 - t92 * t84) - t98
                - t64 * t101;
            let t103 = t93 * (t49 * t99 + t94 * (t40 * t100))
                + t96 * (t95 * (t68 * t81 - t41 * t86));
            let t104 = t102 - t36 * t103;
            let front_2_mid_m2_a2 = front_2_mid * m2_a2;
            let t105 = m2_a2 * t3 - sin_theta * front_2_mid_m2_a2;
            let t106 = inv_m1_plus_m2 * t105;
            let t107 = t106 - t18;
            let front_2_mid_l1_m2_a2 = front_2_mid * l1_m2_a2;
            let t108 = m2_a2 * t9 + cos_theta * front_2_mid_m2_a2;
            let t109 = inv_m1_plus_m2 * t108;
            let t110 = t16 - t109;
            let t111 = t11 * t107 + (front_2_mid_l1_m2_a2 + t6 * t110);
            let t112 = front_2_mid * twice_a2_m2_l1;
            let t113 = t16 * t105 - t17 * t109 + (t112 + t15 * t106 - t18 * t108);
            let t114 = t22 * (t23 * t113 - t111);
            let t115 = t23 * t111 - t19 * t114;
            let t116 = m1_plus_m2 * t115;
            let t117 = t21 * t115 - t24 * t113;
            let t118 = m1_plus_m2 * t117;
            let t119 = t33 * (t6 - t78 * t116)
                - t72 * (t19 * t105 - t15 * t111 - t79 * t118);
            let t120 = cos_theta * t44;
            let t121 = t76 * (t75 * (front_2_mid * (front_1_mid * k10 - k9)));
            let l1_front_2_mid = l1 * front_2_mid;
            let t122 = t10 * t107 + (l1_front_2_mid + t5 * t110);
            let t123 = t23 * t122 - t45 * t114;
            let t124 = t25 * (t123 - t47 * t115);
            let t125 = sin_theta * t106 - cos_theta * t109;
            let t126 = t26 * t114 + (t23 * t125 + (cos_theta * t12 - sin_theta * t7));
            let t127 = t22 * (t125 + t28 * t113)
                + t30 * (t19 * t126 - t27 * t111 - t31 * t117);
            let t128 = t18 * t127 - (t32 * t109 + t33 * (t6 * t126 - t34 - t38 * t116));
            let t129 = t16 * t127 + (t32 * t106 - t33 * (t37 + t11 * t126 - t35 * t116));
            let t130 = t25 * (t126 - t48 * t115);
            let t131 = t10 * t129
                + (l2 * t130 + l1_front_2_mid * t32 - t10 * t39 - t44 * t127);
            let t132 = t5 * (t36 + t128) + t131;
            let t133 = sin_theta * t129 + cos_theta * t128;
            let t134 = t40 * t115 + t24 * t133;
            let t135 = t124 - t50 * (t49 * t126 + t27 * t132 - t51 * t134);
            let t136 = t22 * (t54 * t113 - t122)
                - t30 * (t19 * t123 - t46 * t111 - t55 * t117);
            let t137 = t16 * t136
                + (t56 * t106 + (t33 * (t57 + t11 * t123 - t62 * t116) - t53));
            let t138 = t18 * t136
                + (t63 + t33 * (t6 * t123 - t61 - t58 * t116) - t56 * t109);
            let t139 = t44 * t136 + (l2 * t124 - l1_front_2_mid * t56) - t83 - t10 * t137
                - t5 * (t64 + t138);
            let t140 = t139 - t65 * t132 - t65 * (t132 - t65 * t133);
            let t141 = t115 / (t24 * t24)
                + t42
                    * (t126 * (rt::lit::<T>(2.0) * t27)
                        - t43 * (t41 * t115 + t24 * t134));
            let t142 = t67 * (t135 - t67 * t140) + (t67 * t135 + t141);
            let t143 = t70 * (t69 * t142);
            let t144 = t70 * t119 - (t120 * t121 + cos_theta * l1_front_2_mid * t76)
                + (t80 * t143 - t92 * t137);
            let t145 = t2 * t135;
            let t146 = t68 * t140 - t66 * t142;
            let t147 = t91 * (t145 - t92 * t146);
            let t148 = t93 * (t89 * t132 + t49 * t145 - t94 * (t90 * t133 + t40 * t146));
            let t149 = t148 - t95 * (t2 * t126 - t96 * (t68 * t134 - t41 * t142));
            let t150 = t144 - t97 * t129 - t64 * t147 - t36 * t149;
            let t151 = t120 * t75;
            let t152 = t120 * t76 + t80 * t70;
            let t153 = t73 - t71;
            let t154 = t64 * t92;
            let t155 = t36 * t97;
            let t156 = t39 * t103 + (t152 + (t153 * t88 - t154) - t155 - t60 * t101);
            let t157 = t33 * (t11 + t71 * t116)
                - t72 * (t73 * t118 + (t19 * t108 + t17 * t111));
            let t158 = t70 * t157 - (t74 * t121 + sin_theta * l1_front_2_mid * t76)
                + (t153 * t143 + t92 * t138);
            let t159 = t39 * t149 + (t97 * t128 + t158 - t60 * t147);
            let t160 = t74 * t75;
            let t161 = rt::lit::<T>(1.0) / (t29 * t68);
            let t162 = t2 * t19 * t161;
            let t163 = t32 * t103 + (t162 * t87 + t56 * t101);
            let t164 = t161 * (t2 * t111 + t162 * (t68 * t117 - t29 * t142))
                + (front_1_mid * t76 - front_2_mid * t121 - t92 * t136);
            let t165 = t164 - (t97 * t127 + t56 * t147) - t32 * t149;
            let t166 = front_2_mid * t75;
            let t167 = rt::lit::<T>(1.0) / (t24 * t68);
            let t168 = t2 * t167;
            let t169 = rt::lit::<T>(1.0) / (t24 * t90);
            let t170 = t169 * (t46 * t89);
            let t171 = t48 * t103
                + (t168 * t87 - t169 * (t46 * t99 + t170 * (t24 * t100)));
            let t172 = t169
                * (t89 * t123 + t46 * t145 - t170 * (t90 * t115 + t24 * t146));
            let t173 = t48 * t149
                + (t97 * t130 - t168 * (t167 * (t68 * t115 - t24 * t142)) - t172);
            let t174 = front_2_mid * t76 - t162 - t56 * t92 - t32 * t97;
            let t175 = t48 * t97 + (t168 - t170);
            let t176 = t98 + (t77 + t153 * t70 - t60 * t92);
            let t177 = t152 - t154 - t155;
            let t178 = t20 * t174 + t13 * t175 + (t17 * t176 - t15 * t177);
            let t179 = cos_theta * t174;
            let t180 = front_2_mid * t175;
            let t181 = l1 * t180;
            let t182 = sin_theta * t181;
            let t183 = t44 * t179 - t182;
            let t184 = t11 * t175;
            let t185 = t184 + t15 * t174;
            let t186 = t171 * (front_1_mid * t178)
                + t183 * (t6 * t171 + m1_plus_m2 * t156 - (t185 + t17 * t163));
            let t187 = front_1_mid * t175;
            let t188 = t13 * t171 - t20 * t163
                + (t17 * (t156 - t177) - t15 * (t176 + t104));
            let t189 = cos_theta * t181;
            let t190 = sin_theta * t174;
            let t191 = t189 + t44 * t190;
            let t192 = t6 * t175;
            let t193 = t17 * t174 + t192;
            let t194 = t187 * t188
                - t191 * (m1_plus_m2 * t104 - t193 + (t15 * t163 - t11 * t171));
            let t195 = m1_plus_m2 * t176 + t193;
            let t196 = l1_front_2_mid * t171;
            let t197 = m1_plus_m2 * t177 - t185;
            let t198 = t195
                * (t44 * (t190 + cos_theta * t163) + (t189 + sin_theta * t196))
                + t197 * (t44 * (t179 - sin_theta * t163) + (cos_theta * t196 - t182));
            let t199 = m2_a2 * (t171 - t163);
            let t200 = front_1_mid * t199 - m1_a1_plus_m2_l1 * t163;
            let t201 = m2_a2 * (t175 + t174);
            let t202 = front_1_mid * t201;
            let t203 = t202 + m1_a1_plus_m2_l1 * t174;
            let t204 = front_2_mid * t201;
            let t205 = t176 * t204 + t177 * t203;
            let t206 = front_2_mid * t199;
            let t207 = sin_theta
                * (t176 * t200 + (t203 * t156 - t204 * t104 - t205 - t177 * t206));
            let t208 = t176 * t203 - t177 * t204;
            let t209 = cos_theta
                * (t177 * t200 + (t176 * t206 + (t208 + (t204 * t156 + t203 * t104))));
            let t210 = t20 * t165
                - (t112 * t174 + front_2_mid_l1_m2_a2 * t175
                    + (t108 * t176 + t105 * t177));
            let t211 = t191
                * (m1_plus_m2 * t150 - (t192 + t105 * t174) - (t15 * t165 + t11 * t173));
            let t212 = l1 * (t187 + front_2_mid * t173);
            let t213 = t183
                * (t17 * t165 - (t184 + t108 * t174) + (t6 * t173 + m1_plus_m2 * t159));
            let t214 = t195 * (t120 * t165 - l1_front_2_mid * t179 - sin_theta * t212)
                + (t178 * (front_1_mid * t173 - t180) + t213);
            let t215 = t187 * (t13 * t173 + t17 * t159 + (t210 - t15 * t150)) - t211
                + t214;
            let t216 = t197 * (cos_theta * t212 + (t74 * t165 - l1_front_2_mid * t190))
                + front_1_mid * (sin_theta * t208 + cos_theta * t205);
            let t217 = m2_a2 * (t173 + t165);
            let t218 = front_1_mid * t217 + (m1_a1_plus_m2_l1 * t165 - t204);
            let t219 = t202 + front_2_mid * t217;
            let t220 = sin_theta
                * (t176 * t218 + (t203 * t159 - t204 * t150) - t177 * t219)
                + cos_theta
                    * (t177 * t218 + (t176 * t219 + (t204 * t159 + t203 * t150)));
            let t221 = t187 * (t17 * t160 + t20 * t166 - t15 * t151)
                + t183 * (m1_plus_m2 * t160 + t17 * t166);
            let t222 = (cos_theta * t195 - sin_theta * t197) * (t44 * t166)
                - t191 * (m1_plus_m2 * t151 - t15 * t166);
            let t223 = m2_a2 * t166;
            let t224 = m1_a1_plus_m2_l1 * t166 + front_1_mid * t223;
            let t225 = front_2_mid * t223;
            let t226 = sin_theta
                * (t203 * t160 + (t176 * t224 - t177 * t225 - t204 * t151))
                + cos_theta
                    * (t203 * t151 + (t204 * t160 + (t176 * t225 + t177 * t224)));
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [zero, zero, zero, zero, zero],
                [zero, zero, zero, zero, zero],
                [
                    t104,
                    t156,
                    -t163,
                    t171,
                    t186 + t194 - t198 - front_2_mid * (t207 + t209),
                ],
                [t150, t159, t165, t173, t215 - t216 - front_2_mid * t220],
                [t151, t160, t166, zero, t221 + t222 - front_2_mid * t226],
            ])
        }

        /// Momenta of a velocity.
        ///
        /// **Equation**: p = ∂L/∂w = g(q) w
        ///
        /// **Shape**: 4
        pub fn momenta(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> SVector<T, 4> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot]] = w.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k3,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = cos_theta * front_2_mid;
            let t2 = m2_a2 * (t1 + sin_theta * front_1_mid);
            let t3 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t4 = sin_theta * t3 + m2_a2 * t1;
            let t5 = sin_theta * front_2_mid;
            let t6 = t3 * cos_theta - m2_a2 * t5;
            let t7 = m2_a2 * (front_1_mid * cos_theta - t5);
            let t8 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid);
            let t9 = t8 * phi_dot
                + theta_dot * (k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)))
                + (t6 * y_dot - t4 * x_dot);
            rt::vector([
                m1_plus_m2 * x_dot - t2 * phi_dot - t4 * theta_dot,
                t6 * theta_dot + (m1_plus_m2 * y_dot + t7 * phi_dot),
                t9,
                t7 * y_dot + k3 * phi_dot + (t8 * theta_dot - t2 * x_dot),
            ])
        }

        /// Velocity of momenta.
        ///
        /// **Equation**: w = g⁻¹ p
        ///
        /// **Shape**: 4
        pub fn velocities_of_momenta(
            &self,
            q: &SVector<T, 4>,
            p: &SVector<T, 4>,
        ) -> SVector<T, 4> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[p_x, p_y, p_theta, p_phi]] = p.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t3 * t4
                - t6 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = p_theta + p_x * t4 - p_y * t7;
            let t11 = front_1_mid * cos_theta - t5;
            let t12 = m2_a2 * t11;
            let t13 = t11 * k4;
            let t14 = t2 + sin_theta * front_1_mid;
            let t15 = m2_a2 * t14;
            let t16 = t14 * k4;
            let t17 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid) - t15 * t4 - t12 * t7;
            let t18 = t17 * t9;
            let t19 = k3 - t12 * t13 - t15 * t16 - t17 * t18;
            let t20 = rt::lit::<T>(1.0) / t19;
            let t21 = p_phi + p_x * t16 - p_y * t13 - t18 * t10;
            let t22 = t9 * (t10 - t20 * (t17 * t21));
            let t23 = inv_m1_plus_m2 / t19;
            rt::vector([
                t4 * t22 + (inv_m1_plus_m2 * p_x + t23 * (t15 * t21)),
                inv_m1_plus_m2 * p_y - t23 * (t12 * t21) - t7 * t22,
                t22,
                t20 * t21,
            ])
        }

        /// Momenta on D* of a velocity.
        ///
        /// **Equation**: ρ = Xᵀ g w
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 1
        pub fn to_momenta(&self, q: &SVector<T, 4>, w: &SVector<T, 4>) -> SVector<T, 1> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot]] = w.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let Constants { m1_plus_m2, m1_a1, m2_a2, m2_l1, k1, k2, twice_a2, .. } = self
                .constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let l1_front_1_mid = l1 * front_1_mid;
            let t1 = (j2 + m2_a2 * (a2 + l1_front_1_mid)) * phi_dot
                + theta_dot * (k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)));
            let t2 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = sin_theta * front_2_mid;
            let t4 = t2 * cos_theta - m2_a2 * t3;
            let t5 = cos_theta * front_2_mid;
            let t6 = sin_theta * t2 + m2_a2 * t5;
            let m2_a2_phi_dot = m2_a2 * phi_dot;
            let t7 = cos_theta
                * (m1_plus_m2 * x_dot - (t5 + sin_theta * front_1_mid) * m2_a2_phi_dot
                    - t6 * theta_dot)
                + sin_theta
                    * (t4 * theta_dot
                        + (m1_plus_m2 * y_dot
                            + (front_1_mid * cos_theta - t3) * m2_a2_phi_dot));
            rt::vector([
                front_2_mid * (t1 + (t4 * y_dot - t6 * x_dot))
                    + (l1_front_1_mid + l2) * t7,
            ])
        }

        /// Velocity (in D) of momenta on D*.
        ///
        /// **Equation**: w = X G⁻¹ ρ
        ///
        /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019)
        ///
        /// **Shape**: 4
        pub fn to_velocities(
            &self,
            q: &SVector<T, 4>,
            rho: &SVector<T, 1>,
            t: T,
        ) -> SVector<T, 4> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[rho1]] = rho.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                a_w,
                k6,
                k8,
                k9,
                ..
            } = self.constants;
            let t1 = rt::cos(w * t);
            let t2 = t1 * a_w;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = sin_theta * front_2_mid;
            let t4 = front_1_mid * cos_theta - t3;
            let t5 = m2_a2 * t4;
            let t6 = t4 * k4;
            let t7 = cos_theta * front_2_mid;
            let t8 = t7 + sin_theta * front_1_mid;
            let t9 = m2_a2 * t8;
            let t10 = t8 * k4;
            let l1_front_1_mid = l1 * front_1_mid;
            let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t12 = sin_theta * t11 + m2_a2 * t7;
            let t13 = t12 * inv_m1_plus_m2;
            let t14 = t11 * cos_theta - m2_a2 * t3;
            let t15 = t14 * inv_m1_plus_m2;
            let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
            let t17 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t12 * t13
                - t14 * t15;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t16 * t18;
            let t20 = k3 - t5 * t6 - t9 * t10 - t16 * t19;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = sin_theta * t13 + cos_theta * t15;
            let t23 = t19 * t22 - (sin_theta * t10 + cos_theta * t6);
            let t24 = t17 * t20;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = t18 * t22 + t25 * (t16 * t23);
            let t27 = inv_m1_plus_m2 / t20;
            let t28 = t13 * t26 + (sin_theta * inv_m1_plus_m2 - t27 * (t9 * t23));
            let t29 = t15 * t26 + (cos_theta * inv_m1_plus_m2 - t27 * (t5 * t23));
            let t30 = sin_theta * t28 + cos_theta * t29;
            let t31 = t20 * t30;
            let t32 = l1_front_1_mid + l2;
            let t33 = t32 - t8 * t13 - t4 * t15;
            let t34 = l2 - t4 * t6 - t8 * t10 - t19 * t33;
            let t35 = t21 * t34;
            let t36 = t21 * t23;
            let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
            let t38 = t35 - t23 * t37 / t31;
            let t39 = t18 * t33 - t25 * (t16 * t34);
            let t40 = t4 * inv_m1_plus_m2 - t27 * (t5 * t34) - t15 * t39;
            let t41 = t13 * t39 + (t27 * (t9 * t34) - t8 * inv_m1_plus_m2);
            let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
            let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
            let t44 = t2 / t43;
            let t45 = inv_m1_plus_m2 / t24;
            let t46 = rho1
                / (front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k9));
            let t47 = t2 * t38;
            let t48 = t42 * t43;
            let t49 = t47 / t48;
            let t50 = t44 * (t9 * t27 - t12 * t16 * t45) + cos_theta * t32 * t46
                - t41 * t49;
            let t51 = t37 * t47 / (t30 * t48) - t2 * t23 / (t31 * t43);
            let t52 = t44 * (t14 * t16 * t45 - t5 * t27) + sin_theta * t32 * t46
                - t40 * t49;
            let t53 = front_2_mid * t46 - t2 * t16 / (t24 * t43) - t39 * t49 - t26 * t51;
            rt::vector([
                t50 - t28 * t51,
                t29 * t51 + t52,
                t53,
                t36 * t51 + (t2 / (t20 * t43) - t34 * t47 / (t20 * t48)),
            ])
        }

        /// Lagrange multipliers; μᵀ λ is the constraint force.
        ///
        /// **Equation**: λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + ∂V) − μ̇ w)
        ///
        /// **Shape**: 3
        pub fn multipliers(
            &self,
            q: &SVector<T, 4>,
            w_: &SVector<T, 4>,
            t: T,
        ) -> SVector<T, 3> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot]] = w_.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                twice_a2_m2_l1,
                m1_a1_plus_m2_l1,
                w_a_w,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t3 * t4
                - t6 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = sin_theta * t4 + cos_theta * t7;
            let t11 = front_1_mid * cos_theta - t5;
            let t12 = m2_a2 * t11;
            let t13 = t11 * k4;
            let t14 = t2 + sin_theta * front_1_mid;
            let t15 = m2_a2 * t14;
            let t16 = t14 * k4;
            let l1_front_1_mid = l1 * front_1_mid;
            let t17 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t15 * t4 - t12 * t7;
            let t18 = t17 * t9;
            let t19 = k3 - t12 * t13 - t15 * t16 - t17 * t18;
            let t20 = rt::lit::<T>(1.0) / (t8 * t19);
            let t21 = t18 * t10 - (sin_theta * t16 + cos_theta * t13);
            let t22 = t9 * t10 + t20 * (t17 * t21);
            let t23 = inv_m1_plus_m2 / t19;
            let t24 = t4 * t22 + (sin_theta * inv_m1_plus_m2 - t23 * (t15 * t21));
            let t25 = t7 * t22 + (cos_theta * inv_m1_plus_m2 - t23 * (t12 * t21));
            let t26 = sin_theta * t24 + cos_theta * t25;
            let t27 = rt::lit::<T>(1.0) / t26;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t28 = m2_a2 * (theta_dot + phi_dot);
            let t29 = front_2_mid * t28;
            let t30 = front_1_mid * t28 + theta_dot * m1_a1_plus_m2_l1;
            let front_2_mid_phi_dot = front_2_mid * phi_dot;
            let t31 = front_2_mid_phi_dot * l1_m2_a2;
            let t32 = sin_theta * (y_dot * t30 - x_dot * t29)
                - (phi_dot * t31 + front_2_mid_phi_dot * (theta_dot * twice_a2_m2_l1));
            let front_1_mid_phi_dot = front_1_mid * phi_dot;
            let t33 = front_2_mid * cos_theta_theta_dot
                + sin_theta * front_1_mid_phi_dot;
            let t34 = m2_a2 * front_2_mid_phi_dot;
            let t35 = t1 * sin_theta_theta_dot + (m2_a2 * t33 + cos_theta * t34);
            let t36 = cos_theta * front_1_mid_phi_dot
                - front_2_mid * sin_theta_theta_dot;
            let t37 = t1 * cos_theta_theta_dot + (m2_a2 * t36 - sin_theta * t34);
            let t38 = cos_theta * (y_dot * t29 + x_dot * t30) + t32
                - (y_dot * t35 + x_dot * t37);
            let t39 = t33
                + (cos_theta * front_2_mid_phi_dot + front_1_mid * sin_theta_theta_dot);
            let t40 = m2_a2 * t39;
            let t41 = phi_dot * t40 + theta_dot * t35;
            let t42 = t36
                + (front_1_mid * cos_theta_theta_dot - sin_theta * front_2_mid_phi_dot);
            let t43 = m2_a2 * t42;
            let t44 = phi_dot * t43 + theta_dot * t37;
            let t45 = t38 + (t7 * t41 - t4 * t44);
            let t46 = front_1_mid * (cos_theta * x_dot + sin_theta * y_dot)
                + front_2_mid * (l1 * theta_dot + cos_theta * y_dot - sin_theta * x_dot);
            let t47 = t13 * t41
                + (t28 * t46 - theta_dot * t31 - (x_dot * t43 + y_dot * t40));
            let t48 = t47 - t16 * t44 - t18 * t45;
            let t49 = t9 * t45 - t20 * (t17 * t48);
            let t50 = t4 * t49 + (t23 * (t15 * t48) - inv_m1_plus_m2 * t44);
            let t51 = t7 * t49 + (t23 * (t12 * t48) + inv_m1_plus_m2 * t41);
            let t52 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t50 - cos_theta * t51;
            let t53 = rt::lit::<T>(1.0) / t19;
            let t54 = t53 * t48;
            let t55 = rt::sin(w * t);
            let t56 = t19 * t26;
            let t57 = rt::lit::<T>(1.0) / t56;
            let t58 = l1_front_1_mid + l2;
            let t59 = t58 - t14 * t4 - t11 * t7;
            let t60 = l2 - t11 * t13 - t14 * t16 - t18 * t59;
            let t61 = t53 * t60;
            let t62 = t14 * t24 + (t11 * t25 + (t53 * (l2 * t21) - t58 * t22));
            let t63 = t61 - t57 * (t21 * t62);
            let t64 = t9 * t59 - t20 * (t17 * t60);
            let t65 = t11 * (t11 * inv_m1_plus_m2 - t23 * (t12 * t60) - t7 * t64)
                + (t58 * t64 + l2 * t61);
            let t66 = t27 * t62;
            let t67 = t65 - t14 * (t4 * t64 + (t23 * (t15 * t60) - t14 * inv_m1_plus_m2))
                - t62 * t66;
            let t68 = rt::lit::<T>(1.0) / t67;
            let t69 = t63 * t68;
            let t70 = t58 * t49
                + (l2 * t54
                    + (y_dot * t39
                        + (x_dot * t42 + theta_dot * (l1 * front_2_mid_phi_dot))));
            let t71 = t70 - t14 * t50 - t11 * t51 - t66 * t52;
            let t72 = t54 - t55 * w_a_w - t57 * (t21 * t52) - t69 * t71;
            let t73 = t53 - t21 * t21 / (t19 * t56) - t63 * t69;
            let t74 = rt::lit::<T>(1.0) / t73;
            let t75 = t68 * (t71 - t74 * (t63 * t72));
            rt::vector([t27 * t52 - t21 * t72 / (t56 * t73) - t66 * t75, t75, t72 * t74])
        }

        /// Acceleration of the constrained motion.
        ///
        /// **Equation**: ẇ = g⁻¹ (μᵀ λ − γ − ∂V),  γ_l = Γ_{lij} wⁱ wʲ
        ///
        /// **Shape**: 4
        pub fn acceleration(
            &self,
            q: &SVector<T, 4>,
            w_: &SVector<T, 4>,
            t: T,
        ) -> SVector<T, 4> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[x_dot, y_dot, theta_dot, phi_dot]] = w_.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                twice_a2_m2_l1,
                m1_a1_plus_m2_l1,
                w_a_w,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t3 * t4
                - t6 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let front_1_mid_phi_dot = front_1_mid * phi_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t10 = cos_theta * front_1_mid_phi_dot
                - front_2_mid * sin_theta_theta_dot;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let front_2_mid_phi_dot = front_2_mid * phi_dot;
            let t11 = t10
                + (front_1_mid * cos_theta_theta_dot - sin_theta * front_2_mid_phi_dot);
            let t12 = m2_a2 * t11;
            let t13 = m2_a2 * front_2_mid_phi_dot;
            let t14 = t1 * cos_theta_theta_dot + (m2_a2 * t10 - sin_theta * t13);
            let t15 = phi_dot * t12 + theta_dot * t14;
            let t16 = t2 + sin_theta * front_1_mid;
            let t17 = front_1_mid * cos_theta - t5;
            let t18 = m2_a2 * t17;
            let t19 = t17 * k4;
            let t20 = m2_a2 * t16;
            let t21 = t16 * k4;
            let l1_front_1_mid = l1 * front_1_mid;
            let t22 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t20 * t4 - t18 * t7;
            let t23 = t22 * t9;
            let t24 = k3 - t18 * t19 - t20 * t21 - t22 * t23;
            let t25 = inv_m1_plus_m2 / t24;
            let t26 = l1_front_1_mid + l2;
            let t27 = t26 - t16 * t4 - t17 * t7;
            let t28 = l2 - t17 * t19 - t16 * t21 - t23 * t27;
            let t29 = rt::lit::<T>(1.0) / (t8 * t24);
            let t30 = t9 * t27 - t29 * (t22 * t28);
            let t31 = rt::lit::<T>(1.0) / t24;
            let t32 = t31 * t28;
            let t33 = t17 * (t17 * inv_m1_plus_m2 - t25 * (t18 * t28) - t7 * t30)
                + (t26 * t30 + l2 * t32);
            let t34 = sin_theta * t4 + cos_theta * t7;
            let t35 = t23 * t34 - (sin_theta * t21 + cos_theta * t19);
            let t36 = t9 * t34 + t29 * (t22 * t35);
            let t37 = t4 * t36 + (sin_theta * inv_m1_plus_m2 - t25 * (t20 * t35));
            let t38 = t7 * t36 + (cos_theta * inv_m1_plus_m2 - t25 * (t18 * t35));
            let t39 = t16 * t37 + (t17 * t38 + (t31 * (l2 * t35) - t26 * t36));
            let t40 = sin_theta * t37 + cos_theta * t38;
            let t41 = rt::lit::<T>(1.0) / t40;
            let t42 = t41 * t39;
            let t43 = t33 - t16 * (t4 * t30 + (t25 * (t20 * t28) - t16 * inv_m1_plus_m2))
                - t39 * t42;
            let t44 = rt::lit::<T>(1.0) / t43;
            let t45 = front_2_mid * cos_theta_theta_dot
                + sin_theta * front_1_mid_phi_dot;
            let t46 = t45
                + (cos_theta * front_2_mid_phi_dot + front_1_mid * sin_theta_theta_dot);
            let t47 = m2_a2 * t46;
            let t48 = t1 * sin_theta_theta_dot + (m2_a2 * t45 + cos_theta * t13);
            let t49 = phi_dot * t47 + theta_dot * t48;
            let t50 = m2_a2 * (theta_dot + phi_dot);
            let t51 = front_2_mid * t50;
            let t52 = front_1_mid * t50 + theta_dot * m1_a1_plus_m2_l1;
            let t53 = front_2_mid_phi_dot * l1_m2_a2;
            let t54 = sin_theta * (y_dot * t52 - x_dot * t51)
                - (phi_dot * t53 + front_2_mid_phi_dot * (theta_dot * twice_a2_m2_l1));
            let t55 = cos_theta * (y_dot * t51 + x_dot * t52) + t54
                - (y_dot * t48 + x_dot * t14);
            let t56 = t7 * t49 + t55 - t4 * t15;
            let t57 = front_1_mid * (cos_theta * x_dot + sin_theta * y_dot)
                + front_2_mid * (l1 * theta_dot + cos_theta * y_dot - sin_theta * x_dot);
            let t58 = t50 * t57 - theta_dot * t53 - (x_dot * t12 + y_dot * t47);
            let t59 = t19 * t49 + t58 - t21 * t15 - t23 * t56;
            let t60 = t9 * t56 - t29 * (t22 * t59);
            let t61 = t31 * t59;
            let t62 = t26 * t60
                + (y_dot * t46 + (x_dot * t11 + theta_dot * (l1 * front_2_mid_phi_dot))
                    + l2 * t61);
            let t63 = t4 * t60 + (t25 * (t20 * t59) - inv_m1_plus_m2 * t15);
            let t64 = t7 * t60 + (inv_m1_plus_m2 * t49 + t25 * (t18 * t59));
            let t65 = x_dot * cos_theta_theta_dot + y_dot * sin_theta_theta_dot
                - sin_theta * t63 - cos_theta * t64;
            let t66 = t62 - t16 * t63 - t17 * t64 - t42 * t65;
            let t67 = t24 * t40;
            let t68 = rt::lit::<T>(1.0) / t67;
            let t69 = t32 - t68 * (t35 * t39);
            let t70 = t69 * t44;
            let t71 = t31 - t35 * t35 / (t24 * t67) - t69 * t70;
            let t72 = rt::lit::<T>(1.0) / t71;
            let t73 = rt::sin(w * t);
            let t74 = t61 - t73 * w_a_w - t68 * (t35 * t65) - t70 * t66;
            let t75 = t44 * (t66 - t72 * (t69 * t74));
            let t76 = t41 * t65 - t35 * t74 / (t67 * t71) - t42 * t75;
            let t77 = t15 - t16 * t75 - sin_theta * t76;
            let t78 = cos_theta * t76 + (t49 + t17 * t75);
            let t79 = t4 * t77 + (t26 * t75 - t55) - t7 * t78;
            let t80 = t21 * t77 + (l2 * t75 + (t72 * t74 - t58)) - t19 * t78 - t23 * t79;
            let t81 = t9 * t79 - t80 * (t22 * t29);
            rt::vector([
                t4 * t81 + (t20 * t25 * t80 + inv_m1_plus_m2 * t77),
                inv_m1_plus_m2 * t78 - t18 * t25 * t80 - t7 * t81,
                t81,
                t31 * t80,
            ])
        }

        /// What the holonomic constraints leave, in the order of declaration: 0 on their level set.
        ///
        /// **Equation**: φ(q, t)
        ///
        /// **Shape**: 1
        pub fn holonomic(&self, q: &SVector<T, 4>, t: T) -> SVector<T, 1> {
            let [[_, _, _, phi]] = q.data.0;
            let a = self.parameters.A;
            let w = self.parameters.w;
            let t1 = rt::sin(w * t);
            rt::vector([phi - a * t1])
        }

        /// The way to the level set of the holonomic constraints: a step of the Gauss–Newton method, to be added to q.
        ///
        /// **Equation**: −∇φᵀ (∇φ ∇φᵀ)⁻¹ φ
        ///
        /// **Shape**: 4
        pub fn level_correction(&self, q: &SVector<T, 4>, t: T) -> SVector<T, 4> {
            let [[_, _, _, phi]] = q.data.0;
            let a = self.parameters.A;
            let w = self.parameters.w;
            let t1 = rt::sin(w * t);
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, zero, a * t1 - phi])
        }

        /// What the constraints prescribe.
        ///
        /// **Equation**: b(q, t) of μ(q, t) w = b(q, t)
        ///
        /// **Shape**: 3
        pub fn constraint_rates(&self, _q: &SVector<T, 4>, t: T) -> SVector<T, 3> {
            let w = self.parameters.w;
            let Constants { a_w, .. } = self.constants;
            let t1 = rt::cos(w * t);
            let zero = rt::lit::<T>(0.0);
            rt::vector([zero, zero, t1 * a_w])
        }

        /// The velocity that satisfies the constraints and is g-orthogonal to D: w = X v + w₀.
        ///
        /// **Equation**: w₀ = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ b
        ///
        /// **Shape**: 4
        pub fn drift(&self, q: &SVector<T, 4>, t: T) -> SVector<T, 4> {
            let [[_, _, theta, phi]] = q.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                a_w,
                ..
            } = self.constants;
            let t1 = rt::cos(w * t);
            let t2 = t1 * a_w;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = sin_theta * front_2_mid;
            let t4 = front_1_mid * cos_theta - t3;
            let t5 = m2_a2 * t4;
            let t6 = t4 * k4;
            let t7 = cos_theta * front_2_mid;
            let t8 = t7 + sin_theta * front_1_mid;
            let t9 = m2_a2 * t8;
            let t10 = t8 * k4;
            let l1_front_1_mid = l1 * front_1_mid;
            let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t12 = sin_theta * t11 + m2_a2 * t7;
            let t13 = t12 * inv_m1_plus_m2;
            let t14 = t11 * cos_theta - m2_a2 * t3;
            let t15 = t14 * inv_m1_plus_m2;
            let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
            let t17 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t12 * t13
                - t14 * t15;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t16 * t18;
            let t20 = k3 - t5 * t6 - t9 * t10 - t16 * t19;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = sin_theta * t13 + cos_theta * t15;
            let t23 = t19 * t22 - (sin_theta * t10 + cos_theta * t6);
            let t24 = t17 * t20;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = t18 * t22 + t25 * (t16 * t23);
            let t27 = inv_m1_plus_m2 / t20;
            let t28 = t13 * t26 + (sin_theta * inv_m1_plus_m2 - t27 * (t9 * t23));
            let t29 = t15 * t26 + (cos_theta * inv_m1_plus_m2 - t27 * (t5 * t23));
            let t30 = sin_theta * t28 + cos_theta * t29;
            let t31 = t20 * t30;
            let t32 = l1_front_1_mid + l2;
            let t33 = t32 - t8 * t13 - t4 * t15;
            let t34 = l2 - t4 * t6 - t8 * t10 - t19 * t33;
            let t35 = t21 * t34;
            let t36 = t21 * t23;
            let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
            let t38 = t35 - t23 * t37 / t31;
            let t39 = t18 * t33 - t25 * (t16 * t34);
            let t40 = t4 * inv_m1_plus_m2 - t27 * (t5 * t34) - t15 * t39;
            let t41 = t13 * t39 + (t27 * (t9 * t34) - t8 * inv_m1_plus_m2);
            let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
            let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
            let t44 = t2 / t43;
            let t45 = inv_m1_plus_m2 / t24;
            let t46 = t2 * t38;
            let t47 = t42 * t43;
            let t48 = t46 / t47;
            let t49 = t37 * t46 / (t30 * t47) - t2 * t23 / (t31 * t43);
            let t50 = t44 * (t9 * t27 - t12 * t16 * t45) - t41 * t48 - t28 * t49;
            let t51 = t29 * t49 + (t44 * (t14 * t16 * t45 - t5 * t27) - t40 * t48);
            rt::vector([
                t50,
                t51,
                -(t26 * t49 + (t39 * t48 + t2 * t16 / (t24 * t43))),
                t36 * t49 + (t2 / (t20 * t43) - t34 * t46 / (t20 * t47)),
            ])
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
            let [[x_dot, y_dot, theta_dot, phi_dot]] = w.data.0;
            rt::vector([x_dot, y_dot, theta_dot, phi_dot])
        }

        /// Declared first integrals, in the order of declaration.
        ///
        /// **Equation**: I_i(q, w)
        ///
        /// **Shape**: 0
        pub fn invariants(
            &self,
            _q: &SVector<T, 4>,
            _w: &SVector<T, 4>,
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
        pub fn cotangent_hamiltonian(&self, q: &SVector<T, 4>, p: &SVector<T, 4>) -> T {
            let [[_, _, theta, phi]] = q.data.0;
            let [[p_x, p_y, p_theta, p_phi]] = p.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t2 = sin_theta * front_2_mid;
            let t3 = t1 * cos_theta - m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = cos_theta * front_2_mid;
            let t6 = sin_theta * t1 + m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t6 * t7
                - t3 * t4;
            let t9 = inv_m1_plus_m2 / t8;
            let t10 = front_1_mid * cos_theta - t2;
            let t11 = m2_a2 * t10;
            let t12 = t10 * k4;
            let t13 = t5 + sin_theta * front_1_mid;
            let t14 = m2_a2 * t13;
            let t15 = t13 * k4;
            let t16 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid) - t14 * t7 - t11 * t4;
            let t17 = t16 * t16;
            let t18 = rt::lit::<T>(1.0) / t8;
            let t19 = k3 - t11 * t12 - t14 * t15 - t17 * t18;
            let t20 = t8 * t19;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = t9 * (t3 * t16) - t12;
            let t23 = t3 * t9 + t21 * (t16 * t22);
            let t24 = inv_m1_plus_m2 / t19;
            let t25 = rt::lit::<T>(1.0) / t19;
            let t26 = t25 * t22;
            let t27 = p_y * (t4 * t23 + (inv_m1_plus_m2 - t24 * (t11 * t22)))
                + (p_phi * t26 - p_theta * t23);
            let t28 = t15 - t9 * (t6 * t16);
            let t29 = t6 * t9 - t21 * (t16 * t28);
            let t30 = t4 * t29 + t24 * (t11 * t28);
            let t31 = t25 * t28;
            let t32 = p_x * (t7 * t29 + (inv_m1_plus_m2 + t24 * (t14 * t28)))
                + (p_theta * t29 + p_phi * t31);
            let t33 = t16 * t21;
            let t34 = p_x * t29 - p_phi * t33
                + (p_theta * (t18 + t17 / (t8 * t20)) - p_y * t23);
            let t35 = p_theta * t34
                + p_phi * (p_y * t26 + p_phi * t25 + (p_x * t31 - p_theta * t33));
            rt::lit::<T>(0.5)
                * (p_y * (t27 - p_x * t30) + (p_x * (t32 - p_y * t30) + t35))
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
            t: T,
        ) -> SVector<T, 8> {
            let [[_, _, theta, phi]] = q.data.0;
            let [[p_x, p_y, p_theta, p_phi]] = p.data.0;
            let l1 = self.parameters.l1;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                k2,
                twice_a2,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                twice_a2_m2_l1,
                m1_a1_plus_m2_l1,
                w_a_w,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = t1 * cos_theta;
            let t6 = sin_theta * front_2_mid;
            let t7 = m2_a2 * t6;
            let t8 = t5 - t7;
            let t9 = t8 * inv_m1_plus_m2;
            let t10 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t3 * t4
                - t8 * t9;
            let t11 = inv_m1_plus_m2 / t10;
            let l1_front_1_mid = l1 * front_1_mid;
            let t12 = sin_theta * front_1_mid;
            let t13 = t2 + t12;
            let t14 = m2_a2 * t13;
            let t15 = front_1_mid * cos_theta;
            let t16 = t15 - t6;
            let t17 = m2_a2 * t16;
            let t18 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t14 * t4 - t17 * t9;
            let t19 = t13 * k4;
            let t20 = t19 - t11 * (t3 * t18);
            let t21 = t16 * k4;
            let t22 = rt::lit::<T>(1.0) / t10;
            let t23 = t18 * t22;
            let t24 = k3 - t17 * t21 - t14 * t19 - t18 * t23;
            let t25 = t10 * t24;
            let t26 = rt::lit::<T>(1.0) / t25;
            let t27 = t3 * t11 - t18 * t20 * t26;
            let t28 = inv_m1_plus_m2 / t24;
            let t29 = rt::lit::<T>(1.0) / t24;
            let t30 = t20 * t29;
            let t31 = p_x * (t4 * t27 + (inv_m1_plus_m2 + t14 * t20 * t28))
                + (p_theta * t27 + p_phi * t30);
            let t32 = t9 * t27 + t17 * t20 * t28;
            let t33 = t31 - p_y * t32;
            let t34 = t11 * (t8 * t18) - t21;
            let t35 = t8 * t11 + t18 * t34 * t26;
            let t36 = t34 * t29;
            let t37 = p_y * (t9 * t35 + (inv_m1_plus_m2 - t17 * t34 * t28))
                + (p_phi * t36 - p_theta * t35);
            let t38 = t37 - p_x * t32;
            let t39 = t18 * t26;
            let t40 = p_x * t27 - p_phi * t39
                + (p_theta * (t22 + t18 * t18 / (t10 * t25)) - p_y * t35);
            let t41 = p_y * t36 + p_phi * t29 + (p_x * t30 - p_theta * t39);
            let t42 = sin_theta * t4 + cos_theta * t9;
            let t43 = t23 * t42 - (sin_theta * t19 + cos_theta * t21);
            let t44 = t22 * t42 + t26 * (t18 * t43);
            let t45 = t4 * t44 + (sin_theta * inv_m1_plus_m2 - t28 * (t14 * t43));
            let t46 = t9 * t44 + (cos_theta * inv_m1_plus_m2 - t28 * (t17 * t43));
            let t47 = sin_theta * t45 + cos_theta * t46;
            let t48 = rt::lit::<T>(1.0) / t47;
            let t49 = cos_theta * t40;
            let t50 = sin_theta * t40;
            let t51 = front_1_mid * t41;
            let t52 = front_2_mid * t49 + sin_theta * t51;
            let t53 = front_2_mid * t41;
            let t54 = m2_a2 * t53;
            let t55 = m2_a2 * t52 + (cos_theta * t54 + t1 * t50);
            let t56 = t52 + (front_1_mid * t50 + cos_theta * t53);
            let t57 = m2_a2 * t56;
            let t58 = t40 * t55 + t41 * t57;
            let t59 = cos_theta * t51 - front_2_mid * t50;
            let t60 = m2_a2 * t59 + (t1 * t49 - sin_theta * t54);
            let t61 = t59 + (front_1_mid * t49 - sin_theta * t53);
            let t62 = m2_a2 * t61;
            let t63 = t40 * t60 + t41 * t62;
            let t64 = m2_a2 * (t40 + t41);
            let t65 = m1_a1_plus_m2_l1 * t40 + front_1_mid * t64;
            let t66 = front_2_mid * t64;
            let t67 = l1_m2_a2 * t53;
            let t68 = cos_theta * (t38 * t66 + t33 * t65)
                - (t38 * t55 + (t41 * t67 + t53 * (twice_a2_m2_l1 * t40)));
            let t69 = t9 * t58 - t4 * t63
                + (sin_theta * (t38 * t65 - t33 * t66) - t33 * t60 + t68);
            let t70 = front_1_mid * (cos_theta * t33 + sin_theta * t38)
                + front_2_mid * (l1 * t40 + cos_theta * t38 - sin_theta * t33);
            let t71 = t21 * t58 + t64 * t70
                - (t19 * t63 + (t38 * t57 + (t40 * t67 + t33 * t62)));
            let t72 = t71 - t23 * t69;
            let t73 = t22 * t69 - t39 * t72;
            let t74 = t4 * t73 + (t14 * t28 * t72 - inv_m1_plus_m2 * t63);
            let t75 = t9 * t73 + (t17 * t28 * t72 + inv_m1_plus_m2 * t58);
            let t76 = t33 * t49 + t38 * t50 - sin_theta * t74 - cos_theta * t75;
            let t77 = l1_front_1_mid + l2;
            let t78 = t13 * t45 + (t16 * t46 + (t29 * (l2 * t43) - t77 * t44));
            let t79 = t48 * t78;
            let t80 = t77 - t13 * t4 - t16 * t9;
            let t81 = l2 - t16 * t21 - t13 * t19 - t23 * t80;
            let t82 = t22 * t80 - t26 * (t18 * t81);
            let t83 = t29 * t81;
            let t84 = t16 * (t16 * inv_m1_plus_m2 - t28 * (t17 * t81) - t9 * t82)
                + (t77 * t82 + l2 * t83);
            let t85 = t84 - t13 * (t4 * t82 + (t28 * (t14 * t81) - t13 * inv_m1_plus_m2))
                - t78 * t79;
            let t86 = rt::lit::<T>(1.0) / t85;
            let t87 = t29 * t72;
            let t88 = t77 * t73
                + (l2 * t87 + (t38 * t56 + (t40 * (l1 * t53) + t33 * t61)));
            let t89 = t88 - t13 * t74 - t16 * t75 - t79 * t76;
            let t90 = rt::sin(w * t);
            let t91 = t24 * t47;
            let t92 = rt::lit::<T>(1.0) / t91;
            let t93 = t83 - t92 * (t43 * t78);
            let t94 = t93 * t86;
            let t95 = t87 - t90 * w_a_w - t76 * (t43 * t92) - t94 * t89;
            let t96 = t29 - t43 * t43 / (t24 * t91) - t93 * t94;
            let t97 = rt::lit::<T>(1.0) / t96;
            let t98 = t86 * (t89 - t95 * (t93 * t97));
            let t99 = t48 * t76 - t79 * t98
                - t43 * t95 * (rt::lit::<T>(1.0) / (t91 * t96));
            let t100 = t7 - t5;
            let t101 = t17 * t41;
            let t102 = t14 * t41;
            let t103 = t40 * (t100 * t33 - t3 * t38)
                + (t33 * (t100 * t40 - t101) - t38 * (t102 + t3 * t40));
            let t104 = t17 * t33 + t14 * t38;
            let front_2_mid_m2_a2 = front_2_mid * m2_a2;
            let t105 = sin_theta * front_2_mid_m2_a2 - m2_a2 * t15;
            let front_2_mid_l1_m2_a2 = front_2_mid * l1_m2_a2;
            let t106 = m2_a2 * t12 + cos_theta * front_2_mid_m2_a2;
            let t107 = t40
                * (t105 * t33
                    - (front_2_mid * twice_a2_m2_l1 * t40 + front_2_mid_l1_m2_a2 * t41)
                    - t106 * t38);
            let t108 = t107 + (t33 * (t105 * t40 - t101) - t38 * (t102 + t106 * t40))
                - t41 * (t104 + front_2_mid_l1_m2_a2 * t40);
            rt::vector([
                t33,
                t38,
                t40,
                t41,
                -(sin_theta * t99 + t13 * t98),
                cos_theta * t99 + t16 * t98,
                rt::lit::<T>(0.5) * (t103 - t41 * t104) + t77 * t98,
                l2 * t98 + (rt::lit::<T>(0.5) * t108 + t97 * t95),
            ])
        }
    }

    impl<T: Scalar> ::nonholonomic::System for System<T> {
        type Scalar = T;
        type State = State<T>;
        type Inputs = [T; 0];
        type Parameters = Parameters<T>;
        const NAME: &'static str = "twistcar";

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
            rt::max_norm(&(self.constraint_matrix(&q) * (w - self.drift(&q, state.t))))
        }

        fn check(&self, state: &State<T>) -> Result<(), StepError> {
            let (q, w) = (state.q(), state.w());
            rt::finite_state(state.t, &q, &w)?;
            rt::on_level_set(&q, &self.level_correction(&q, state.t))?;
            let metric = self.mass_matrix(&q);
            rt::positive_definite(&metric)?;
            rt::on_constraints(
                &self.constraint_matrix(&q),
                &(w - self.drift(&q, state.t)),
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
            rt::join(&state.q(), &self.to_momenta(&state.q(), &state.w()))
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
        type Point = [T; 8];
        type Jacobian = SMatrix<T, 8, 8>;

        fn field(
            &self,
            _: &::nonholonomic::fields::Cotangent,
            t: T,
            point: &[T; 8],
            _inputs: &[T; 0],
        ) -> [T; 8] {
            let (q, p) = rt::split(point);
            let [field] = self.cotangent_vector_field(&q, &p, t).data.0;
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
        /// - `x_rate`, `y_rate`, `theta_rate`, `phi_rate`, `rho1_rate`, `kappa_gradient`: 6 × 6 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 13 | 39 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 33 | 5 | 0 | 1 | 0 |
        /// | each step | 513 | 797 | 61 | 0 | 7 | 2 |
        /// | each iteration for x_rate, y_rate, theta_rate, phi_rate, rho1_rate, kappa_gradient | 2915 | 4342 | 76 | 0 | 6 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 64 | 114 | 17 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Gonzalez>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Gonzalez>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m1 + m2`
            m1_plus_m2: T,
            /// `m1 a1`
            m1_a1: T,
            /// `m2 a2`
            m2_a2: T,
            /// `m2 l1`
            m2_l1: T,
            /// `J2 + (m1 a1² + J1)`
            k1: T,
            /// `m2 a2²`
            k2: T,
            /// `2 a2`
            twice_a2: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k3: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k4: T,
            /// `m2 a2/2`
            half_m2_a2: T,
            /// `(1/2)/(m1 + m2)`
            k5: T,
            /// `A w`
            a_w: T,
            /// `J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))`
            k6: T,
            /// `l2 (m1 + m2) l1`
            k7: T,
            /// `m1 (l1² + l2²) + m2 (l1² + l2²)`
            k9: T,
            /// `2 l2 (m1 + m2) l1`
            k10: T,
            /// `J1/2`
            half_j1: T,
            /// `2 m2 l1`
            twice_m2_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            twice_a2_m2_l1: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `2 l1`
            twice_l1: T,
            /// `(m1 + m2)/2`
            half_m1_plus_m2: T,
            /// `a2/2`
            half_a2: T,
            /// `l1/2`
            half_l1: T,
            /// `2/(m1 + m2)`
            k11: T,
            /// `l2/2`
            half_l2: T,
            /// `A w/2`
            half_a_w: T,
            /// `(m2 a2/(m1 + m2))/2`
            k12: T,
            /// `4 a2 m2 l1`
            k13: T,
            /// `2 l1 m2 a2`
            twice_l1_m2_a2: T,
            /// `A w/4`
            quarter_a_w: T,
            /// `a1/2`
            half_a1: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(A w h - 2 A sin(w h/2))/h`
            k15: T,
            /// `m2 h`
            m2_h: T,
            /// `A w sin(w h/2)`
            k16: T,
            /// `m1 h`
            m1_h: T,
            /// `J1 h`
            j1_h: T,
            /// `J2 h`
            j2_h: T,
            /// `h/(m1 + m2)`
            h_over_m1_plus_m2: T,
            /// `(h/(m1 + m2))/2`
            k17: T,
            /// `a2 h`
            a2_h: T,
            /// `m2 a2 h`
            m2_a2_h: T,
            /// `l1 h`
            l1_h: T,
            /// `l1 h/2`
            half_l1_h: T,
            /// `m2 a2 l1 h`
            m2_a2_l1_h: T,
            /// `m2 a2 l1 h/2`
            half_m2_a2_l1_h: T,
            /// `m2 a2 h/2`
            half_m2_a2_h: T,
            /// `m2 l1 a2 h`
            m2_l1_a2_h: T,
            /// `(J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))) h`
            k18: T,
            /// `l2 (m1 + m2) l1 h`
            k19: T,
            /// `m2 a2 h`
            m2_a2_h_2: T,
            /// `m2 a2 h/2`
            half_m2_a2_h_2: T,
            /// `m2 a2 h/(m1 + m2)`
            k20: T,
            /// `m2 a2 h/(m1 + m2)`
            k21: T,
            /// `(m2 a2 h/(m1 + m2))/2`
            k22: T,
            /// `(m2 a2 h/(m1 + m2))/2`
            k23: T,
            /// `a1 h`
            a1_h: T,
            /// `a1 h/2`
            half_a1_h: T,
            /// `2 h`
            twice_h: T,
            /// `2 (J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))) h`
            k24: T,
            /// `2 l2 (m1 + m2) l1 h`
            k25: T,
            /// `a2 h/2`
            half_a2_h: T,
            /// `2 m2 l1 a2 h`
            twice_m2_l1_a2_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (1); work that has been done from outside (1); time t (1); functions of q that the next step needs (121).
            type Carried = [T; 128];
            type Memory = (rt::Predictor<T, 6, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(5);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let a1 = system.parameters.a1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let l2 = system.parameters.l2;
                let a = system.parameters.A;
                let w = system.parameters.w;
                let m1_plus_m2 = m1 + m2;
                let m1_a1 = m1 * a1;
                let m2_a2 = m2 * a2;
                let m2_l1 = m2 * l1;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let k2 = m2 * (a2 * a2);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let l1_m2_a2 = l1 * m2_a2;
                let k3 = j2 + k2;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k4 = m2_a2 / m1_plus_m2;
                let half_m2_a2 = rt::lit::<T>(0.5) * m2_a2;
                let k5 = rt::lit::<T>(0.5) / m1_plus_m2;
                let a_w = a * w;
                let k6 = j1 + j2
                    + ((l1 + a1) * (m1 * (a1 - l1))
                        + m2_a2 * (a2 - rt::lit::<T>(2.0) * l2));
                let k7 = l2 * (m1_plus_m2 * l1);
                let k8 = l1 * l1 + l2 * l2;
                let k9 = m1 * k8 + m2 * k8;
                let k10 = rt::lit::<T>(2.0) * k7;
                let half_j1 = rt::lit::<T>(0.5) * j1;
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let a2_m2_l1 = a2 * m2_l1;
                let twice_a2_m2_l1 = rt::lit::<T>(2.0) * a2_m2_l1;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let half_m1_plus_m2 = rt::lit::<T>(0.5) * m1_plus_m2;
                let half_a2 = rt::lit::<T>(0.5) * a2;
                let half_l1 = rt::lit::<T>(0.5) * l1;
                let k11 = rt::lit::<T>(2.0) / m1_plus_m2;
                let half_l2 = rt::lit::<T>(0.5) * l2;
                let half_a_w = rt::lit::<T>(0.5) * a_w;
                let k12 = rt::lit::<T>(0.5) * k4;
                let k13 = rt::lit::<T>(4.0) * a2_m2_l1;
                let twice_l1_m2_a2 = rt::lit::<T>(2.0) * l1_m2_a2;
                let quarter_a_w = rt::lit::<T>(0.25) * a_w;
                let half_a1 = rt::lit::<T>(0.5) * a1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k14 = rt::sin(rt::lit::<T>(0.5) * (w * h));
                let k15 = (a_w * h - rt::lit::<T>(2.0) * (a * k14)) / h;
                let m2_h = m2 * h;
                let k16 = a_w * k14;
                let m1_h = m1 * h;
                let j1_h = j1 * h;
                let j2_h = j2 * h;
                let h_over_m1_plus_m2 = h / m1_plus_m2;
                let k17 = rt::lit::<T>(0.5) * h_over_m1_plus_m2;
                let a2_h = a2 * h;
                let m2_a2_h = m2 * a2_h;
                let l1_h = l1 * h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let m2_a2_l1_h = m2_a2 * l1_h;
                let half_m2_a2_l1_h = rt::lit::<T>(0.5) * m2_a2_l1_h;
                let half_m2_a2_h = rt::lit::<T>(0.5) * m2_a2_h;
                let m2_l1_a2_h = m2_l1 * a2_h;
                let k18 = k6 * h;
                let k19 = k7 * h;
                let m2_a2_h_2 = m2_a2 * h;
                let half_m2_a2_h_2 = rt::lit::<T>(0.5) * m2_a2_h_2;
                let k20 = m2_a2_h_2 / m1_plus_m2;
                let k21 = m2_a2_h / m1_plus_m2;
                let k22 = rt::lit::<T>(0.5) * k20;
                let k23 = rt::lit::<T>(0.5) * k21;
                let a1_h = a1 * h;
                let half_a1_h = rt::lit::<T>(0.5) * a1_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k24 = rt::lit::<T>(2.0) * k18;
                let k25 = rt::lit::<T>(2.0) * k19;
                let half_a2_h = rt::lit::<T>(0.5) * a2_h;
                let twice_m2_l1_a2_h = rt::lit::<T>(2.0) * m2_l1_a2_h;
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    half_m2_a2,
                    k5,
                    a_w,
                    k6,
                    k7,
                    k9,
                    k10,
                    half_j1,
                    twice_m2_l1,
                    twice_m1_a1,
                    twice_a2_m2_l1,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    twice_l1,
                    half_m1_plus_m2,
                    half_a2,
                    half_l1,
                    k11,
                    half_l2,
                    half_a_w,
                    k12,
                    k13,
                    twice_l1_m2_a2,
                    quarter_a_w,
                    half_a1,
                    inv_h,
                    half_h,
                    k15,
                    m2_h,
                    k16,
                    m1_h,
                    j1_h,
                    j2_h,
                    h_over_m1_plus_m2,
                    k17,
                    a2_h,
                    m2_a2_h,
                    l1_h,
                    half_l1_h,
                    m2_a2_l1_h,
                    half_m2_a2_l1_h,
                    half_m2_a2_h,
                    m2_l1_a2_h,
                    k18,
                    k19,
                    m2_a2_h_2,
                    half_m2_a2_h_2,
                    k20,
                    k21,
                    k22,
                    k23,
                    a1_h,
                    half_a1_h,
                    twice_h,
                    k24,
                    k25,
                    half_a2_h,
                    twice_m2_l1_a2_h,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let a1 = system.parameters.a1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let l2 = system.parameters.l2;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    k6,
                    k9,
                    k10,
                    inv_h,
                    ..
                } = *self;
                let [[x, y, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let l1_front_1_mid = l1 * front_1_mid;
                let t1 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t2 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2));
                let t3 = l1 + a2 * front_1_mid;
                let t4 = m2 * t3 + m1_a1;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t5 = t4 * cos_theta;
                let t6 = sin_theta * front_2_mid;
                let t7 = t5 - m2_a2 * t6;
                let t8 = sin_theta * t4;
                let t9 = cos_theta * front_2_mid;
                let t10 = t8 + m2_a2 * t9;
                let t11 = l1_front_1_mid + l2;
                let t12 = sin_theta * t11;
                let t13 = front_1_mid * cos_theta;
                let t14 = t13 - t6;
                let t15 = m2_a2 * t14;
                let t16 = cos_theta * t11;
                let t17 = sin_theta * front_1_mid;
                let t18 = t9 + t17;
                let t19 = m2_a2 * t18;
                let t20 = t12 * (t7 * theta_dot + (m1_plus_m2 * y_dot + t15 * phi_dot))
                    + t16 * (m1_plus_m2 * x_dot - t19 * phi_dot - t10 * theta_dot);
                let t21 = front_2_mid
                    * (t1 * phi_dot + theta_dot * t2 + (t7 * y_dot - t10 * x_dot)) + t20;
                let t22 = sin_theta * t3;
                let t23 = t3 * cos_theta;
                let t24 = t10 * inv_m1_plus_m2;
                let t25 = t10 * t24;
                let t26 = t7 * inv_m1_plus_m2;
                let t27 = t7 * t26;
                let t28 = t2 - t25 - t27;
                let t29 = t19 * t24;
                let t30 = t15 * t26;
                let t31 = t1 - t29 - t30;
                let t32 = rt::lit::<T>(1.0) / t28;
                let t33 = t31 * t32;
                let t34 = t18 * k4;
                let t35 = t19 * t34;
                let t36 = t14 * k4;
                let t37 = t15 * t36;
                let t38 = t31 * t33;
                let t39 = k3 - t37 - t35 - t38;
                let t40 = sin_theta * t24;
                let t41 = cos_theta * t26;
                let t42 = sin_theta * t34;
                let t43 = cos_theta * t36;
                let t44 = t40 + t41;
                let t45 = t33 * t44;
                let t46 = t45 - (t42 + t43);
                let t47 = t32 * t44;
                let t48 = rt::lit::<T>(1.0) / t39;
                let t49 = t48 * t46;
                let t50 = t31 * t46;
                let t51 = t28 * t39;
                let t52 = rt::lit::<T>(1.0) / t51;
                let t53 = t52 * t50;
                let t54 = t47 + t53;
                let t55 = t26 * t54;
                let t56 = t15 * t46;
                let t57 = m1_plus_m2 * t39;
                let t58 = rt::lit::<T>(1.0) / t57;
                let t59 = t56 * t58;
                let t60 = t55 + (cos_theta * inv_m1_plus_m2 - t59);
                let t61 = t24 * t54;
                let t62 = t19 * t46;
                let t63 = t62 * t58;
                let t64 = t61 + (sin_theta * inv_m1_plus_m2 - t63);
                let t65 = t18 * t24;
                let t66 = t14 * t26;
                let t67 = t18 * t34;
                let t68 = t14 * t36;
                let t69 = t11 - t65 - t66;
                let t70 = t33 * t69;
                let t71 = l2 - t68 - t67 - t70;
                let t72 = t32 * t69;
                let t73 = t48 * t71;
                let t74 = t31 * t71;
                let t75 = t52 * t74;
                let t76 = t72 - t75;
                let t77 = t26 * t76;
                let t78 = t15 * t71;
                let t79 = t78 * t58;
                let t80 = t14 * inv_m1_plus_m2 - t79 - t77;
                let t81 = t24 * t76;
                let t82 = t19 * t71;
                let t83 = t82 * t58;
                let t84 = t81 + (t83 - t18 * inv_m1_plus_m2);
                let t85 = t7 * t31;
                let t86 = m1_plus_m2 * t51;
                let t87 = rt::lit::<T>(1.0) / t86;
                let t88 = t85 * t87;
                let t89 = t15 * t58;
                let t90 = t10 * t31;
                let t91 = t90 * t87;
                let t92 = t19 * t58;
                let t93 = sin_theta * t64;
                let t94 = cos_theta * t60;
                let t95 = t93 + t94;
                let t96 = t18 * t64;
                let t97 = t14 * t60;
                let t98 = t11 * t54;
                let t99 = t96 + (l2 * t49 - t98 + t97);
                let t100 = t18 * t84;
                let t101 = t14 * t80;
                let t102 = t11 * t76;
                let t103 = t99 / t95;
                let t104 = t39 * t95;
                let t105 = t99 * t103;
                let t106 = t102 + l2 * t73 + t101 - t100 - t105;
                let t107 = t46 * t99;
                let t108 = t107 / t104;
                let t109 = t73 - t108;
                let t110 = t109 / t106;
                let t111 = t46 * t46;
                let t112 = t39 * t104;
                let t113 = t111 / t112;
                let t114 = t109 * t110;
                let t115 = t48 - t113 - t114;
                let t116 = t106 * t115;
                let t117 = cos_theta * t18 - sin_theta * t14;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    t21,
                    rt::lit::<T>(0.0),
                    t,
                    t8,
                    t9,
                    t10,
                    t17,
                    t19,
                    t5,
                    t6,
                    t7,
                    t13,
                    t15,
                    t2,
                    t1,
                    t11,
                    t16,
                    t12,
                    sin_theta * a1,
                    a1 * cos_theta,
                    t22,
                    t22 + a2 * t9,
                    a2 * t18,
                    t23,
                    t23 - a2 * t6,
                    a2 * t14,
                    front_2_mid * (front_2_mid * k6) + (k9 + front_1_mid * k10),
                    t25,
                    t27,
                    t28,
                    t29,
                    t30,
                    t31,
                    t33,
                    t35,
                    t37,
                    t38,
                    t39,
                    t40,
                    t41,
                    t42,
                    t43,
                    t45,
                    t46,
                    t47,
                    t49,
                    t50,
                    t51,
                    t53,
                    t54,
                    t55,
                    t56,
                    t57,
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
                    t70,
                    t71,
                    t72,
                    t73,
                    t74,
                    t75,
                    t76,
                    t77,
                    t78,
                    t79,
                    t80,
                    t81,
                    t82,
                    t83,
                    t84,
                    t48,
                    t85,
                    t86,
                    t88,
                    t89,
                    t88 - t89,
                    t90,
                    t91,
                    t92,
                    t92 - t91,
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
                    t116,
                    t95 * t116,
                    t104 * t115,
                    t51 * t115,
                    t39 * t116,
                    t39 * t115,
                    t117 * t117 + (t12 * t12 + t16 * t16),
                    rt::abs(theta * inv_h),
                    rt::abs(phi * inv_h),
                    sin_theta,
                    cos_theta,
                    front_2_mid,
                    front_1_mid,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(measure, rt::lit::<T>(1.0))
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, rank) = &motion.memory;
                let [x, y, theta, phi, rho1, work, t, ahead1, ahead2, ahead3, ahead4,
                ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, ahead11, ahead12,
                ahead13, ahead14, ahead15, ahead16, ahead17, ahead18, ahead19, ahead20,
                ahead21, ahead22, ahead23, ahead24, ahead25, ahead26, ahead27, ahead28,
                ahead29, ahead30, ahead31, ahead32, ahead33, ahead34, ahead35, ahead36,
                ahead37, ahead38, ahead39, ahead40, ahead41, ahead42, ahead43, ahead44,
                ahead45, ahead46, ahead47, ahead48, ahead49, ahead50, ahead51, ahead52,
                ahead53, ahead54, ahead55, ahead56, ahead57, ahead58, ahead59, ahead60,
                ahead61, ahead62, ahead63, ahead64, ahead65, ahead66, ahead67, ahead68,
                ahead69, ahead70, ahead71, ahead72, ahead73, ahead74, ahead75, ahead76,
                ahead77, ahead78, ahead79, ahead80, ahead81, ahead82, ahead83, ahead84,
                ahead85, ahead86, ahead87, ahead88, ahead89, ahead90, ahead91, ahead92,
                ahead93, ahead94, ahead95, ahead96, ahead97, ahead98, ahead99, ahead100,
                ahead101, ahead102, ahead103, ahead104, ahead105, ahead106, ahead107,
                ahead108, ahead109, ahead110, ahead111, ahead112, ahead113, ahead114, _,
                ahead116, ahead117, sin_theta_ahead, cos_theta_ahead, sin_phi_ahead,
                cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let m1 = setting.system().parameters.m1;
                let j1 = setting.system().parameters.J1;
                let a1 = setting.system().parameters.a1;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let a = setting.system().parameters.A;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    half_m2_a2,
                    k5,
                    a_w,
                    k6,
                    k7,
                    k9,
                    k10,
                    half_j1,
                    twice_m2_l1,
                    twice_m1_a1,
                    twice_a2_m2_l1,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    twice_l1,
                    half_m1_plus_m2,
                    half_a2,
                    half_l1,
                    k11,
                    half_l2,
                    half_a_w,
                    k12,
                    k13,
                    twice_l1_m2_a2,
                    quarter_a_w,
                    half_a1,
                    inv_h,
                    half_h,
                    k15,
                    m2_h,
                    k16,
                    m1_h,
                    j1_h,
                    j2_h,
                    h_over_m1_plus_m2,
                    k17,
                    a2_h,
                    m2_a2_h,
                    l1_h,
                    half_l1_h,
                    m2_a2_l1_h,
                    half_m2_a2_l1_h,
                    half_m2_a2_h,
                    m2_l1_a2_h,
                    k18,
                    k19,
                    m2_a2_h_2,
                    half_m2_a2_h_2,
                    k20,
                    k21,
                    k22,
                    k23,
                    a1_h,
                    half_a1_h,
                    twice_h,
                    k24,
                    k25,
                    half_a2_h,
                    twice_m2_l1_a2_h,
                } = *setting.scheme();
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let cos_w_t_a_w = cos_w_t * a_w;
                let cos_w_t_a_w_ahead102 = cos_w_t_a_w * ahead102;
                let t1 = ahead92 * cos_w_t_a_w_ahead102;
                let cos_w_t_a_w_ahead41 = cos_w_t_a_w * ahead41;
                let inv_ahead24 = rt::lit::<T>(1.0) / ahead24;
                let t2 = cos_w_t_a_w * (rt::lit::<T>(1.0) / ahead108);
                let t3 = cos_w_t_a_w_ahead102 * (rt::lit::<T>(1.0) / ahead109);
                let t4 = t1 * (rt::lit::<T>(1.0) / ahead110)
                    - cos_w_t_a_w_ahead41 * (rt::lit::<T>(1.0) / ahead111);
                let t5 = ahead85 * t2 - ahead75 * t3 - ahead56 * t4;
                let t6 = ahead52 * t4 + (ahead81 * t2 - ahead71 * t3);
                let cos_w_t_a_w_ahead30 = cos_w_t_a_w * ahead30;
                let t7 = ahead47 * t4
                    + (ahead67 * t3
                        + cos_w_t_a_w_ahead30 * (rt::lit::<T>(1.0) / ahead112));
                let t8 = ahead62 * cos_w_t_a_w_ahead102;
                let t9 = ahead43 * t4
                    + (cos_w_t_a_w * (rt::lit::<T>(1.0) / ahead114)
                        - t8 * (rt::lit::<T>(1.0) / ahead113));
                let t10 = w * (t + half_h);
                let (t11, t12) = rt::sin_cos(t10);
                let t13 = a_w * t12;
                let t14 = (phi - a * sin_w_t) * inv_h - t13;
                let t15 = t12 * k15;
                let t16 = rt::cos(w * (t + h));
                let t17 = a_w * t16;
                let t18 = t11 * w_a_w;
                let t19 = t11 * k16;
                let t20 = cos_w_t + t16;
                let t21 = t20 * half_a_w;
                let ahead25_plus_ahead26 = ahead25 + ahead26;
                let ahead28_plus_ahead29 = ahead28 + ahead29;
                let ahead36_plus_ahead37 = ahead36 + ahead37;
                let ahead57_plus_ahead58 = ahead57 + ahead58;
                let t22 = t20 * quarter_a_w;
                let t23 = ahead32 + (ahead33 + ahead34);
                let t24 = ahead40 - ahead38 - ahead39;
                let ahead42_plus_ahead46 = ahead42 + ahead46;
                let t25 = ahead48 - ahead51;
                let t26 = ahead53 - ahead55;
                let t27 = ahead59 + (ahead60 + ahead61);
                let t28 = ahead63 - ahead66;
                let ahead68_plus_ahead70 = ahead68 + ahead70;
                let ahead72_plus_ahead74 = ahead72 + ahead74;
                let t29 = ahead79 - ahead80;
                let t30 = ahead84 - ahead83;
                let ahead86_plus_ahead87 = ahead86 + ahead87;
                let t31 = ahead89 + ahead90 - ahead91;
                let t32 = ahead94 + ahead95 - (ahead93 + ahead98);
                let t33 = ahead76 - ahead106 - ahead107;
                let t34 = ahead16 * t7;
                let t35 = ahead17 * t7;
                let t36 = ahead19 * t7;
                let t37 = ahead20 * t9;
                let t38 = t36 - t37;
                let t39 = ahead23 * t9;
                let t40 = ahead22 * t7;
                let t41 = t39 - t40;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let rho1_inv_ahead24 = rho1 * inv_ahead24;
                            let t42 = ahead14 * rho1_inv_ahead24 + t5;
                            let t43 = ahead15 * rho1_inv_ahead24 + t6;
                            let t44 = sin_phi_ahead * rho1_inv_ahead24 - t7;
                            let t45 = (ahead11 * t44 + ahead12 * t9
                                + (ahead8 * t43 - ahead3 * t42)) * (cos_phi_ahead * t9);
                            let t46 = t9 * (l1 * sin_phi_ahead);
                            let t47 = (m1_plus_m2 * t43 + (ahead8 * t44 + ahead10 * t9))
                                * (ahead13 * cos_theta_ahead * t44 - sin_theta_ahead * t46);
                            let t48 = (m1_plus_m2 * t42 - ahead5 * t9 - ahead3 * t44)
                                * (cos_theta_ahead * t46 + ahead13 * sin_theta_ahead * t44);
                            let t49 = m2_a2 * (t9 + t44);
                            let t50 = m1_a1_plus_m2_l1 * t44 + cos_phi_ahead * t49;
                            let t51 = sin_phi_ahead * t49;
                            let t52 = sin_theta_ahead * (t43 * t50 - t42 * t51)
                                + cos_theta_ahead * (t43 * t51 + t42 * t50);
                            [
                                t42,
                                t43,
                                t44,
                                t9,
                                t45 + t47 - t48 - sin_phi_ahead * t52,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(x * inv_h),
                            rt::abs(y * inv_h),
                            ahead116,
                            ahead117,
                            rt::abs(rho1 * inv_h),
                            rt::lit::<T>(1.0),
                        ],
                        move |
                            [x_rate,
                            y_rate,
                            theta_rate,
                            phi_rate,
                            rho1_rate,
                            kappa_gradient,
                            ]|
                        {
                            let [theta_rate_half_h, t54, t55, phi_rate_half_h, t57, t58,
                            t59, t60, t61, t62, t63, t64, t65, t66, t68, t69, t70, t71,
                            t72, t73, t74, t75, t76, t77, t78, t79, t80, t81, t82, t83,
                            t84, t85, t86, t87, t88, t89, t91, t92, t93, t94, t95, t96,
                            t97, t98, t99, t100, t102, t103, t104, t105, t106, t107,
                            t108, t109, t110, t111, t112, t113, t114, t115, t118, t120,
                            t121, t122, t124, t125, t126, t127, t128, t129, t130, t131,
                            t132, t134, t135, t136, t137, t138, t139, t140, t141, t142,
                            t143, t144, t145, t146, t147, t148, t149, t150, t151, t153,
                            t154, t155, t156, t157, t158, t159, t160, t161, t162, t163,
                            t164, t166, t168, t169, t170, t171, t172, t173, t174, t177,
                            t178, t179, t180, t181, t182, t183, t185, t186, t187, t188,
                            t190, t191, t193, t194, t195, t196, t197, t198, t200, t201,
                            t202, t203, t204, t205, t206, t207, t208, t209, t210, t211,
                            t213, t214, t215, t216, t218, t219, t220, t221, t223, t224,
                            t226, t227, t228, t229, t230, t231, t232, t233, t236, t238,
                            t241, t242, t243, t244, t245, t246, t247, t248, t249, t250,
                            t251, t252, t253, t254, t255, t256, t257, t258, t259, t260,
                            t261, t262, t263, t265, t266, t267, t268, t270, t271, t272,
                            t273, t274, t275, t276, t278, t279, t280, t281, t282, t283,
                            t284, t285, t287, t288, t289, t290, t292, t293, t294, t295,
                            t296, t297, t298, t299, t300, t301, t302, t305, t306, t307,
                            t308, t309, t310, t311, t312, t313, t317, t318, t319, t320,
                            t321, t322, t323, t324, t325, t326, t327, t329, t330, t331,
                            t332, t333, t334, t335, t336, t339, t340, t342, t343, t346,
                            t347, t350, t352, t354, t355, t356, t357, t358, t359, t360,
                            t361, t362, t363, t364, t366, t367, t368, t370, t371, t372,
                            t374, t375, t376, t377, t379, t380, t381, t383, t384, t385,
                            t386, t387, t388, t389, t390, t391] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k1,
                                    k2,
                                    twice_a2,
                                    l1_m2_a2,
                                    k3,
                                    inv_m1_plus_m2,
                                    k4,
                                    k6,
                                    k9,
                                    k10,
                                    twice_a2_m2_l1,
                                    half_h,
                                    t13,
                                    t14,
                                    t15,
                                    l1,
                                    m2,
                                    j2,
                                    a2,
                                    l2,
                                    theta,
                                    phi,
                                    rho1,
                                    x_rate,
                                    y_rate,
                                    theta_rate,
                                    phi_rate,
                                    rho1_rate,
                                    kappa_gradient,
                                    ]: [T; 33],
                                ) -> [T; 288] {
                                    let theta_rate_half_h = theta_rate * half_h;
                                    let t53 = theta + theta_rate_half_h;
                                    let (t54, t55) = rt::sin_cos(t53);
                                    let phi_rate_half_h = phi_rate * half_h;
                                    let t56 = phi + phi_rate_half_h;
                                    let (t57, t58) = rt::sin_cos(t56);
                                    let t59 = t55 * t57;
                                    let t60 = t59 + t54 * t58;
                                    let t61 = m2_a2 * t60;
                                    let t62 = t54 * t57;
                                    let t63 = t58 * t55 - t62;
                                    let t64 = m2_a2 * t63;
                                    let t65 = k4 * t63;
                                    let t66 = k4 * t60;
                                    let t67 = l1 * t58;
                                    let t68 = j2 + m2_a2 * (a2 + t67);
                                    let t69 = l1 + a2 * t58;
                                    let t70 = m1_a1 + m2 * t69;
                                    let t71 = t54 * t70 + m2_a2 * t59;
                                    let t72 = inv_m1_plus_m2 * t71;
                                    let t73 = t70 * t55 - m2_a2 * t62;
                                    let t74 = inv_m1_plus_m2 * t73;
                                    let t75 = t68 - t61 * t72 - t64 * t74;
                                    let t76 = k1 + (k2 + m2_l1 * (l1 + twice_a2 * t58));
                                    let t77 = t76 - t71 * t72 - t73 * t74;
                                    let t78 = rt::lit::<T>(1.0) / t77;
                                    let t79 = t75 * t78;
                                    let t80 = k3 - t64 * t65 - t61 * t66 - t75 * t79;
                                    let t81 = inv_m1_plus_m2 / t80;
                                    let t82 = t61 * t81;
                                    let t83 = t77 * t80;
                                    let t84 = inv_m1_plus_m2 / t83;
                                    let t85 = t84 * (t71 * t75);
                                    let t86 = t82 - t85;
                                    let t87 = rt::lit::<T>(1.0) / t80;
                                    let t88 = t54 * t72 + t55 * t74;
                                    let t89 = t88 * t79 - (t54 * t66 + t55 * t65);
                                    let t90 = t89 * t89;
                                    let t91 = t88 * t78;
                                    let t92 = rt::lit::<T>(1.0) / t83;
                                    let t93 = t92 * (t75 * t89);
                                    let t94 = t91 + t93;
                                    let t95 = t81 * (t61 * t89);
                                    let t96 = t72 * t94 + (inv_m1_plus_m2 * t54 - t95);
                                    let t97 = t81 * (t64 * t89);
                                    let t98 = t74 * t94 + (inv_m1_plus_m2 * t55 - t97);
                                    let t99 = t54 * t96 + t55 * t98;
                                    let t100 = t80 * t99;
                                    let t101 = t80 * t100;
                                    let t102 = rt::lit::<T>(1.0) / t101;
                                    let t103 = t90 * t102;
                                    let t104 = l2 + t67;
                                    let t105 = t104 - t60 * t72 - t63 * t74;
                                    let t106 = l2 - t63 * t65 - t60 * t66 - t105 * t79;
                                    let t107 = t87 * t106;
                                    let t108 = rt::lit::<T>(1.0) / t100;
                                    let t109 = t89 * t87;
                                    let t110 = t60 * t96
                                        + (t63 * t98 + (l2 * t109 - t104 * t94));
                                    let t111 = t108 * (t89 * t110);
                                    let t112 = t107 - t111;
                                    let t113 = t105 * t78;
                                    let t114 = t92 * (t75 * t106);
                                    let t115 = t113 - t114;
                                    let t116 = t104 * t115 + l2 * t107;
                                    let t117 = inv_m1_plus_m2 * t63;
                                    let t118 = t81 * (t64 * t106);
                                    let t119 = t74 * t115;
                                    let t120 = t117 - t118 - t119;
                                    let t121 = t81 * (t61 * t106);
                                    let t122 = t72 * t115 + (t121 - inv_m1_plus_m2 * t60);
                                    let t123 = t60 * t122;
                                    let t124 = t110 * (rt::lit::<T>(1.0) / t99);
                                    let t125 = t116 + t63 * t120 - t123 - t110 * t124;
                                    let t126 = t112 * (rt::lit::<T>(1.0) / t125);
                                    let t127 = t87 - t103 - t112 * t126;
                                    let t128 = rt::lit::<T>(1.0) / t127;
                                    let t129 = t86 * t128;
                                    let t130 = t125 * t127;
                                    let t131 = rt::lit::<T>(1.0) / t130;
                                    let t132 = t112 * t131;
                                    let t133 = t110 * t112;
                                    let t134 = rt::lit::<T>(1.0) / (t99 * t130);
                                    let t135 = t133 * t134;
                                    let t136 = rt::lit::<T>(1.0) / (t100 * t127);
                                    let t137 = t89 * t136;
                                    let t138 = t135 - t137;
                                    let t139 = t129 - t122 * t132 - t96 * t138;
                                    let t140 = t84 * (t73 * t75);
                                    let t141 = t64 * t81;
                                    let t142 = t140 - t141;
                                    let t143 = t142 * t128;
                                    let t144 = t98 * t138 + (t143 - t120 * t132);
                                    let y_rate_squared = y_rate * y_rate;
                                    let x_rate_squared = x_rate * x_rate;
                                    let theta_rate_squared = theta_rate * theta_rate;
                                    let t145 = y_rate_squared
                                        + (x_rate_squared + theta_rate_squared);
                                    let phi_rate_squared = phi_rate * phi_rate;
                                    let t146 = phi_rate_squared + rt::lit::<T>(1.0);
                                    let t147 = rt::lit::<T>(1.0) / (t145 + t146);
                                    let t148 = t15 * t147;
                                    let t149 = y_rate * t148;
                                    let t150 = t80 * t127;
                                    let t151 = rt::lit::<T>(1.0) / t150;
                                    let t152 = t106 * t112;
                                    let t153 = rt::lit::<T>(1.0) / (t80 * t130);
                                    let t154 = t152 * t153;
                                    let t155 = t109 * t138 + (t151 - t154);
                                    let t156 = phi_rate * t148;
                                    let t157 = t156 + rt::lit::<T>(1.0);
                                    let t158 = x_rate * t148;
                                    let t159 = rt::lit::<T>(1.0) / (t83 * t127);
                                    let t160 = t75 * t159;
                                    let t161 = t94 * t138 + (t160 + t115 * t132);
                                    let t162 = theta_rate * t148;
                                    let t163 = rt::lit::<T>(1.0)
                                        / (t144 * t149 + t155 * t157 + (t139 * t158 - t161 * t162));
                                    let t164 = t13 * t112;
                                    let t165 = t110 * t164;
                                    let t166 = t165 * t134;
                                    let t167 = t13 * t89;
                                    let t168 = t167 * t136;
                                    let t169 = t166 - t168;
                                    let t170 = t13 * t128;
                                    let t171 = t164 * t131;
                                    let t172 = t98 * t169 + (t142 * t170 - t120 * t171);
                                    let t173 = t54 * t104;
                                    let t174 = rho1_rate * kappa_gradient;
                                    let t175 = rho1 + rho1_rate * half_h;
                                    let t176 = t57 * (k6 * t57) + (k9 + k10 * t58);
                                    let t177 = rt::lit::<T>(1.0) / t176;
                                    let t178 = t175 * t177;
                                    let t179 = t174 + t178;
                                    let t180 = t172 + t173 * t179;
                                    let t181 = t86 * t170 - t122 * t171 - t96 * t169;
                                    let t182 = t55 * t104;
                                    let t183 = t181 + t182 * t179;
                                    let t184 = t13 * t75;
                                    let t185 = t184 * t159;
                                    let t186 = t94 * t169 + (t185 + t115 * t171);
                                    let t187 = t57 * t179 - t186;
                                    let t188 = t13 * t151;
                                    let t189 = t106 * t164;
                                    let t190 = t189 * t153;
                                    let t191 = t109 * t169 + (t188 - t190);
                                    let t192 = t180 * t149 + t183 * t158
                                        + (t187 * t162 + (t191 * t157 + (t14 + t148)));
                                    let t193 = t163 * t192;
                                    let t194 = rho1_rate * t182;
                                    let t195 = rho1_rate * t173;
                                    let t196 = rho1_rate * t57;
                                    let t197 = m2_a2 * t57;
                                    let t198 = k4 * t57;
                                    let t199 = t197 * t198;
                                    let t200 = inv_m1_plus_m2 * t70;
                                    let t201 = t76 - t199 - t70 * t200;
                                    let t202 = inv_m1_plus_m2 / t201;
                                    let t203 = t70 * t202;
                                    let t204 = m2_a2 * t58;
                                    let t205 = k4 * t58;
                                    let t206 = t68 - t199 - t204 * t200;
                                    let t207 = rt::lit::<T>(1.0) / t201;
                                    let t208 = t206 * t207;
                                    let t209 = k3 - t204 * t205 - t199 - t206 * t208;
                                    let t210 = t201 * t209;
                                    let t211 = rt::lit::<T>(1.0) / t210;
                                    let t212 = t70 * t206;
                                    let t213 = t212 * t202;
                                    let t214 = t213 - t205;
                                    let t215 = t211 * (t206 * t214);
                                    let t216 = t203 + t215;
                                    let t217 = t204 * t214;
                                    let t218 = inv_m1_plus_m2 / t209;
                                    let t219 = t217 * t218;
                                    let t220 = t200 * t216 + (inv_m1_plus_m2 - t219);
                                    let t221 = inv_m1_plus_m2 * t58;
                                    let t222 = t57 * t198;
                                    let t223 = t104 - t222 - t58 * t200;
                                    let t224 = l2 - t58 * t205 - t222 - t223 * t208;
                                    let t225 = t204 * t224;
                                    let t226 = t218 * t225;
                                    let t227 = t223 * t207;
                                    let t228 = t211 * (t206 * t224);
                                    let t229 = t227 - t228;
                                    let t230 = t226 + t200 * t229;
                                    let t231 = t221 - t230;
                                    let t232 = rt::lit::<T>(1.0) / t209;
                                    let t233 = t232 * t224;
                                    let t234 = t198 * t229;
                                    let t235 = t197 * t224;
                                    let t236 = t218 * t235;
                                    let t237 = inv_m1_plus_m2 * t57;
                                    let t238 = t234 + (t236 - t237);
                                    let t239 = t198 * t216;
                                    let t240 = t197 * t214;
                                    let t241 = t218 * t240;
                                    let t242 = t239 - t241;
                                    let t243 = t214 * t232;
                                    let t244 = t57 * t242
                                        + (t58 * t220 + (l2 * t243 - t104 * t216));
                                    let t245 = rt::lit::<T>(1.0) / t220;
                                    let t246 = t244 * t245;
                                    let t247 = t58 * t231
                                        + (t104 * t229 + l2 * t233 - t57 * t238) - t244 * t246;
                                    let t248 = t209 * t220;
                                    let t249 = rt::lit::<T>(1.0) / (t209 * t248);
                                    let t250 = t249 * (t214 * t214);
                                    let t251 = rt::lit::<T>(1.0) / t248;
                                    let t252 = t251 * (t214 * t244);
                                    let t253 = t233 - t252;
                                    let t254 = rt::lit::<T>(1.0) / t247;
                                    let t255 = t253 * t254;
                                    let t256 = t232 - t250 - t253 * t255;
                                    let t257 = t247 * t256;
                                    let t258 = rt::lit::<T>(1.0) / (t220 * t257);
                                    let t259 = t13 * t253;
                                    let t260 = t258 * (t244 * t259);
                                    let t261 = rt::lit::<T>(1.0) / (t248 * t256);
                                    let t262 = t261 * (t13 * t214);
                                    let t263 = t260 - t262;
                                    let t264 = t216 * t263;
                                    let t265 = rt::lit::<T>(1.0) / (t210 * t256);
                                    let t266 = t265 * (t13 * t206);
                                    let t267 = rt::lit::<T>(1.0) / t257;
                                    let t268 = t259 * t267;
                                    let t269 = t229 * t268;
                                    let t270 = t264 + (t266 + t269);
                                    let t271 = t57 * t178 - t270;
                                    let t272 = rt::lit::<T>(1.0) / (t209 * t256);
                                    let t273 = t13 * t272;
                                    let t274 = rt::lit::<T>(1.0) / (t209 * t257);
                                    let t275 = t274 * (t224 * t259);
                                    let t276 = t243 * t263 + (t273 - t275);
                                    let t277 = t204 * t276;
                                    let t278 = t220 * t263;
                                    let t279 = inv_m1_plus_m2 / t210;
                                    let t280 = t212 * t279;
                                    let t281 = t204 * t218;
                                    let t282 = t280 - t281;
                                    let t283 = rt::lit::<T>(1.0) / t256;
                                    let t284 = t13 * t283;
                                    let t285 = t278 + (t282 * t284 - t231 * t268);
                                    let t286 = m1_plus_m2 * t285;
                                    let t287 = t70 * t271 + (t277 + t286);
                                    let t288 = t104 * t270;
                                    let t289 = x_rate * t182
                                        + (y_rate * t173 + theta_rate * t57);
                                    let t290 = t197 * t218;
                                    let t291 = t197 * t206;
                                    let t292 = t291 * t279;
                                    let t293 = t290 - t292;
                                    let t294 = t293 * t284;
                                    let t295 = t104 * t178;
                                    let t296 = t238 * t268;
                                    let t297 = t242 * t263;
                                    let t298 = t294 + t295 - t296 - t297;
                                    let t299 = t276 + t271;
                                    let t300 = m1_plus_m2 * t298 - t197 * t299;
                                    let t301 = l1 * t57;
                                    let t302 = t301 * t276;
                                    let t303 = t68 * t276;
                                    let t304 = t70 * t285;
                                    let t305 = t197 * t298;
                                    let t306 = t303 + t304 + (t76 * t271 - t305);
                                    let t307 = t58 * t276;
                                    let t308 = phi_rate * kappa_gradient;
                                    let t309 = t58 * t298;
                                    let t310 = rt::lit::<T>(2.0) * t309;
                                    let t311 = t285 + l1 * t271;
                                    let t312 = t57 * t311;
                                    let t313 = t310 + rt::lit::<T>(2.0) * t312;
                                    let t314 = t204 * t198;
                                    let t315 = t314 + t197 * t205;
                                    let t316 = t197 * t200;
                                    let t317 = t315 + (l1_m2_a2 * t57 - t314) - t316;
                                    let t318 = t315 + twice_a2_m2_l1 * t57 - t70 * t198 - t316;
                                    let t319 = t318 * t208 - t317;
                                    let t320 = t207 * t319;
                                    let t321 = t317 * t208 - t206 * t320;
                                    let t322 = m1_plus_m2 * t321;
                                    let t323 = t218 * (t204 - t290 * t322);
                                    let t324 = t201 * t321 - t318 * t209;
                                    let t325 = m1_plus_m2 * t324;
                                    let t326 = t279 * (t204 * t206 - t197 * t317 - t292 * t325);
                                    let t327 = t323 - t326;
                                    let t328 = t284 * t327;
                                    let t329 = t205 - t200;
                                    let t330 = t301 + t57 * t329;
                                    let t331 = t330 * t208 - t223 * t320;
                                    let t332 = t232 * (t331 - t233 * t321);
                                    let t333 = t203 * t319;
                                    let t334 = t291 * t202;
                                    let t335 = t333 + (t198 - t334);
                                    let t336 = t207 * (t318 * t203 - t198);
                                    let t337 = t317 * t214;
                                    let t338 = t215 * t324;
                                    let t339 = t211 * (t206 * t335 - t337 - t338);
                                    let t340 = t336 + t339;
                                    let t341 = t219 * t322;
                                    let t342 = t218 * (t204 * t335 - t240 - t341);
                                    let t343 = t200 * t340 - (t239 + t342);
                                    let t344 = t205 * t216;
                                    let t345 = t241 * t322;
                                    let t346 = t218 * (t217 + t197 * t335 - t345);
                                    let t347 = t198 * t340 + (t344 - t346);
                                    let t348 = t301 * t216;
                                    let t349 = t243 * t321;
                                    let t350 = t232 * (t335 - t349);
                                    let t351 = t57 * t220;
                                    let t352 = t58 * (t242 + t343)
                                        + (t57 * t347 + (t348 + l2 * t350 - t351 - t104 * t340));
                                    let t353 = t220 * t321;
                                    let t354 = t353 + t209 * t343;
                                    let t355 = t251 * (t244 * t335 + t214 * t352 - t252 * t354);
                                    let t356 = t332 - t355;
                                    let t357 = t207 * (t318 * t227 - t330);
                                    let t358 = t211 * (t206 * t331 - t317 * t224 - t228 * t324);
                                    let t359 = t357 - t358;
                                    let t360 = t57 * t231;
                                    let t361 = t218 * (t225 + t197 * t331 - t236 * t322);
                                    let t362 = t198 * t359 + (t205 * t229 + (t361 - t221));
                                    let t363 = t218 * (t204 * t331 - t235 - t226 * t322);
                                    let t364 = t200 * t359 + (t237 + t363 - t234);
                                    let t365 = t104 * t359 + (l2 * t332 - t301 * t229) - t360
                                        - t57 * t362 - t58 * (t238 + t364);
                                    let t366 = t245 * (t352 - t246 * t343);
                                    let t367 = t365 - t246 * t352 - t244 * t366;
                                    let t368 = t254 * (t356 - t255 * t367);
                                    let t369 = t209 * t209;
                                    let t370 = rt::lit::<T>(1.0) / t369;
                                    let t371 = t321 * t370;
                                    let t372 = rt::lit::<T>(2.0) * t214;
                                    let t373 = t248 * t321;
                                    let t374 = t373 + t209 * t354;
                                    let t375 = t249 * (t372 * t335 - t250 * t374);
                                    let t376 = t253 * t368 + (t255 * t356 + (t371 + t375));
                                    let t377 = t284 * (t283 * t376);
                                    let t378 = t268 * t362;
                                    let t379 = t13 * t356;
                                    let t380 = t256 * t367 - t247 * t376;
                                    let t381 = t267 * (t379 - t268 * t380);
                                    let t382 = t328 - t301 * t178 + (t293 * t377 - t378)
                                        - t263 * t347 - t238 * t381;
                                    let t383 = t257 * t343 + t220 * t380;
                                    let t384 = t258 * (t259 * t352 + t244 * t379 - t260 * t383);
                                    let t385 = t256 * t354 - t248 * t376;
                                    let t386 = t261 * (t13 * t335 - t262 * t385);
                                    let t387 = t384 - t386;
                                    let t388 = t382 - t242 * t387;
                                    let t389 = t218 * (t197 + t281 * t322);
                                    let t390 = t279 * (t280 * t325 + (t291 + t70 * t317));
                                    let t391 = t389 - t390;
                                    [
                                        theta_rate_half_h,
                                        t54,
                                        t55,
                                        phi_rate_half_h,
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
                                        t68,
                                        t69,
                                        t70,
                                        t71,
                                        t72,
                                        t73,
                                        t74,
                                        t75,
                                        t76,
                                        t77,
                                        t78,
                                        t79,
                                        t80,
                                        t81,
                                        t82,
                                        t83,
                                        t84,
                                        t85,
                                        t86,
                                        t87,
                                        t88,
                                        t89,
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
                                        t118,
                                        t120,
                                        t121,
                                        t122,
                                        t124,
                                        t125,
                                        t126,
                                        t127,
                                        t128,
                                        t129,
                                        t130,
                                        t131,
                                        t132,
                                        t134,
                                        t135,
                                        t136,
                                        t137,
                                        t138,
                                        t139,
                                        t140,
                                        t141,
                                        t142,
                                        t143,
                                        t144,
                                        t145,
                                        t146,
                                        t147,
                                        t148,
                                        t149,
                                        t150,
                                        t151,
                                        t153,
                                        t154,
                                        t155,
                                        t156,
                                        t157,
                                        t158,
                                        t159,
                                        t160,
                                        t161,
                                        t162,
                                        t163,
                                        t164,
                                        t166,
                                        t168,
                                        t169,
                                        t170,
                                        t171,
                                        t172,
                                        t173,
                                        t174,
                                        t177,
                                        t178,
                                        t179,
                                        t180,
                                        t181,
                                        t182,
                                        t183,
                                        t185,
                                        t186,
                                        t187,
                                        t188,
                                        t190,
                                        t191,
                                        t193,
                                        t194,
                                        t195,
                                        t196,
                                        t197,
                                        t198,
                                        t200,
                                        t201,
                                        t202,
                                        t203,
                                        t204,
                                        t205,
                                        t206,
                                        t207,
                                        t208,
                                        t209,
                                        t210,
                                        t211,
                                        t213,
                                        t214,
                                        t215,
                                        t216,
                                        t218,
                                        t219,
                                        t220,
                                        t221,
                                        t223,
                                        t224,
                                        t226,
                                        t227,
                                        t228,
                                        t229,
                                        t230,
                                        t231,
                                        t232,
                                        t233,
                                        t236,
                                        t238,
                                        t241,
                                        t242,
                                        t243,
                                        t244,
                                        t245,
                                        t246,
                                        t247,
                                        t248,
                                        t249,
                                        t250,
                                        t251,
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
                                        t278,
                                        t279,
                                        t280,
                                        t281,
                                        t282,
                                        t283,
                                        t284,
                                        t285,
                                        t287,
                                        t288,
                                        t289,
                                        t290,
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
                                        t305,
                                        t306,
                                        t307,
                                        t308,
                                        t309,
                                        t310,
                                        t311,
                                        t312,
                                        t313,
                                        t317,
                                        t318,
                                        t319,
                                        t320,
                                        t321,
                                        t322,
                                        t323,
                                        t324,
                                        t325,
                                        t326,
                                        t327,
                                        t329,
                                        t330,
                                        t331,
                                        t332,
                                        t333,
                                        t334,
                                        t335,
                                        t336,
                                        t339,
                                        t340,
                                        t342,
                                        t343,
                                        t346,
                                        t347,
                                        t350,
                                        t352,
                                        t354,
                                        t355,
                                        t356,
                                        t357,
                                        t358,
                                        t359,
                                        t360,
                                        t361,
                                        t362,
                                        t363,
                                        t364,
                                        t366,
                                        t367,
                                        t368,
                                        t370,
                                        t371,
                                        t372,
                                        t374,
                                        t375,
                                        t376,
                                        t377,
                                        t379,
                                        t380,
                                        t381,
                                        t383,
                                        t384,
                                        t385,
                                        t386,
                                        t387,
                                        t388,
                                        t389,
                                        t390,
                                        t391,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k1,
                                    k2,
                                    twice_a2,
                                    l1_m2_a2,
                                    k3,
                                    inv_m1_plus_m2,
                                    k4,
                                    k6,
                                    k9,
                                    k10,
                                    twice_a2_m2_l1,
                                    half_h,
                                    t13,
                                    t14,
                                    t15,
                                    l1,
                                    m2,
                                    j2,
                                    a2,
                                    l2,
                                    theta,
                                    phi,
                                    rho1,
                                    x_rate,
                                    y_rate,
                                    theta_rate,
                                    phi_rate,
                                    rho1_rate,
                                    kappa_gradient,
                                ])
                            };
                            let [t394, t397, t398, t400, t403, t405, t406, t409, t410,
                            t411, t412, t413, t414, t415, t417, t418, t420, t421, t422,
                            t423, t424, t425, t427, t428, t429, t430, t431, t432, t433,
                            t436, t438, t440, t441, t442, t443, t445, t446, t448, t449,
                            t450, t451, t453, t455, t456, t457, t458, t459, t460, t461,
                            t462, t463, t464, t465, t466, t467, t468, t470, t471, t473,
                            t474, t475, t476, t479, t480, t481, t483, t484, t485, t486,
                            t487, t488, t490, t491, t492, t493, t494, t495, t496, t497,
                            t498, phi_rate_h, sin_phi_ahead_new, cos_phi_ahead_new,
                            ahead24_new, t501, t502, t503, sin_phi_rate_half_h,
                            cos_phi_rate_half_h, t504, t505, t506, t507, t508,
                            theta_rate_h, sin_theta_ahead_new, cos_theta_ahead_new, t509,
                            ahead5_new, t510, t511, ahead3_new, t512, t513, ahead10_new,
                            ahead8_new, t514, ahead30_new, t515, ahead27_new,
                            inv_ahead27_new, ahead31_new, t516, t517, ahead41_new,
                            ahead35_new, ahead45_new, inv_ahead45_new, ahead46_new,
                            ahead42_new, t518, t519, t522, t523, t524, t525, t526, t527,
                            t528, t529, t530, t531, t532, t533, t534, t536, t537, t538,
                            t540, t542, t543, t544, t545, t546, t547, t548, t550, t551,
                            t552, t553, t554, t556, t557, t558, t559, t560, t562, t563,
                            t564, t565, t566, t567, t568, t569, t570, t571, t573, t574,
                            t575, t576, t577, t578, t579, t581, t582, t583, t584, t585,
                            t586, t587, t589, t590, t591, ahead47_new, inv_ahead50_new,
                            ahead51_new, t592, t593, ahead55_new, t594, t595, t596, t597,
                            t598, t599, t600, t601, t602, t603, t604, t606, ahead76_new,
                            ahead13_new, t608, ahead62_new, ahead64_new, ahead56_new,
                            ahead52_new, ahead43_new, ahead92_new, ahead88_new,
                            ahead97_new, inv_ahead97_new, t609, t610, t611, t612, t613,
                            t614, t615, t616, t618, t619, t620, t621, t622, t623, t624,
                            t625, t626, t627, t628, t629, t632, t633, ahead70_new,
                            ahead63_new, ahead66_new, ahead67_new, ahead71_new,
                            ahead74_new, ahead75_new, inv_ahead88_new, t635, t637,
                            inv_ahead105_new, t638, t639, t640, t642, t643, t645, t647,
                            t648, t649, t650, t651, t652, t653, t654, t655, t656, t657,
                            t658, t659, t660, t662, t663, t664, t665, t666, t667, t668,
                            t669, t670, t672, t673, t674, t675, t676, t677, t679, t680,
                            t681, t682, t683, t684, t685, t686, t687, t688, t689, t690,
                            t692, t693, t694, t696, t697, t698, t699, t700, t701, t702,
                            t703, t704, t705, t706, t707, t708, t709, t711, t712, t713,
                            t714, t716, t717, t718, t719, t722, t723, t724, t726, t728,
                            t730, t731, t732, t733, t735, t736, t737, t738, t740, t741,
                            t742, t743, t744, t745, t746, t747, ahead84_new,
                            inv_ahead78_new, ahead83_new, ahead85_new, t748, t749,
                            ahead16_new, t751, t752, t753, t754, t755, t756, t757, t758,
                            t759, t760, t761, t762, t763, t764, t765, t767, t768, t769,
                            ahead79_new, ahead80_new, ahead81_new, ahead17_new, t771,
                            t772, t773, t774, t775, t776, t777, t778, t779, t780, t781,
                            ahead19_new, ahead20_new, t782, t783, t784, t785, t786, t787,
                            t788, t789, ahead23_new, ahead21_new, ahead22_new, t790, t791,
                            ] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k1,
                                    k2,
                                    twice_a2,
                                    k3,
                                    inv_m1_plus_m2,
                                    k4,
                                    half_m2_a2,
                                    k5,
                                    k6,
                                    k9,
                                    k10,
                                    half_j1,
                                    twice_m2_l1,
                                    twice_m1_a1,
                                    inv_h,
                                    cos_w_t_a_w_ahead102,
                                    t1,
                                    cos_w_t_a_w_ahead41,
                                    inv_ahead24,
                                    t2,
                                    t3,
                                    t4,
                                    t5,
                                    t6,
                                    cos_w_t_a_w_ahead30,
                                    t7,
                                    t8,
                                    t9,
                                    t13,
                                    theta_rate_half_h,
                                    phi_rate_half_h,
                                    t54,
                                    t58,
                                    t69,
                                    t55,
                                    t57,
                                    t59,
                                    t60,
                                    t62,
                                    t63,
                                    t68,
                                    t173,
                                    t75,
                                    t145,
                                    t146,
                                    t178,
                                    t158,
                                    t149,
                                    t162,
                                    t89,
                                    t109,
                                    t94,
                                    t98,
                                    t96,
                                    t106,
                                    t115,
                                    t122,
                                    t142,
                                    t86,
                                    t110,
                                    t112,
                                    t120,
                                    t128,
                                    t131,
                                    t134,
                                    t136,
                                    t181,
                                    t172,
                                    t159,
                                    t186,
                                    t153,
                                    t151,
                                    t191,
                                    t139,
                                    t144,
                                    t161,
                                    t155,
                                    t163,
                                    t204,
                                    t221,
                                    t209,
                                    t214,
                                    t243,
                                    t210,
                                    t216,
                                    t220,
                                    t242,
                                    t224,
                                    t229,
                                    t230,
                                    t231,
                                    t238,
                                    t244,
                                    t245,
                                    t248,
                                    t247,
                                    t251,
                                    t253,
                                    t254,
                                    t255,
                                    t256,
                                    t259,
                                    t257,
                                    t267,
                                    t268,
                                    t258,
                                    t260,
                                    t262,
                                    t263,
                                    t265,
                                    t266,
                                    t271,
                                    t274,
                                    t275,
                                    t272,
                                    t273,
                                    t276,
                                    t308,
                                    t317,
                                    t289,
                                    t295,
                                    t280,
                                    t281,
                                    t282,
                                    t293,
                                    t283,
                                    t284,
                                    t297,
                                    t296,
                                    t294,
                                    t278,
                                    t285,
                                    t360,
                                    t321,
                                    t324,
                                    t331,
                                    t359,
                                    t364,
                                    t391,
                                    t298,
                                    t299,
                                    t300,
                                    t287,
                                    t305,
                                    t306,
                                    t310,
                                    t313,
                                    t307,
                                    t302,
                                    t288,
                                    t350,
                                    t340,
                                    t343,
                                    t376,
                                    t377,
                                    t379,
                                    t380,
                                    t381,
                                    t387,
                                    t388,
                                    t17,
                                    m2_h,
                                    twice_l1,
                                    t18,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    half_l1,
                                    k11,
                                    half_l2,
                                    t21,
                                    k12,
                                    ahead25_plus_ahead26,
                                    k13,
                                    ahead28_plus_ahead29,
                                    twice_l1_m2_a2,
                                    ahead36_plus_ahead37,
                                    ahead57_plus_ahead58,
                                    t22,
                                    t23,
                                    t24,
                                    ahead42_plus_ahead46,
                                    t25,
                                    t26,
                                    t27,
                                    t28,
                                    ahead68_plus_ahead70,
                                    ahead72_plus_ahead74,
                                    t29,
                                    t30,
                                    ahead86_plus_ahead87,
                                    t31,
                                    t32,
                                    t33,
                                    half_a1,
                                    m1_h,
                                    j1_h,
                                    j2_h,
                                    t34,
                                    t35,
                                    t38,
                                    t41,
                                    a1,
                                    l1,
                                    m2,
                                    j2,
                                    a2,
                                    l2,
                                    theta,
                                    phi,
                                    rho1,
                                    h,
                                    x_rate,
                                    y_rate,
                                    theta_rate,
                                    phi_rate,
                                    rho1_rate,
                                    kappa_gradient,
                                    ahead1,
                                    ahead2,
                                    ahead4,
                                    ahead6,
                                    ahead7,
                                    ahead9,
                                    ahead18,
                                    ahead24,
                                    ahead27,
                                    ahead31,
                                    ahead35,
                                    ahead43,
                                    ahead44,
                                    ahead45,
                                    ahead49,
                                    ahead50,
                                    ahead54,
                                    ahead64,
                                    ahead65,
                                    ahead69,
                                    ahead73,
                                    ahead77,
                                    ahead78,
                                    ahead82,
                                    ahead88,
                                    ahead96,
                                    ahead97,
                                    ahead99,
                                    ahead100,
                                    ahead101,
                                    ahead103,
                                    ahead104,
                                    ahead105,
                                    ahead108,
                                    ahead109,
                                    ahead110,
                                    ahead111,
                                    ahead112,
                                    ahead113,
                                    ahead114,
                                    sin_theta_ahead,
                                    cos_theta_ahead,
                                    sin_phi_ahead,
                                    cos_phi_ahead,
                                    ]: [T; 266],
                                ) -> [T; 394] {
                                    let t392 = t284 * t391;
                                    let t393 = t268 * t364;
                                    let t394 = t220 * t387
                                        + (t263 * t343 + (t282 * t377 + (t392 + t393))
                                            - t231 * t381);
                                    let t395 = t13 * t317;
                                    let t396 = t256 * t324;
                                    let t397 = t396 - t210 * t376;
                                    let t398 = t265 * (t395 + t266 * t397);
                                    let t399 = t268 * t359;
                                    let t400 = t398 + (t58 * t178 - t399)
                                        - (t263 * t340 + t229 * t381) - t216 * t387;
                                    let t401 = k3 * t276;
                                    let t402 = t204 * t285;
                                    let t403 = t401 + t402 + (t68 * t271 - t305);
                                    let t404 = t256 * t321;
                                    let t405 = t404 - t209 * t376;
                                    let t406 = t273 * (t272 * t405);
                                    let t407 = t259 * t331;
                                    let t408 = t257 * t321;
                                    let t409 = t408 + t209 * t380;
                                    let t410 = t274 * (t407 + t224 * t379 - t275 * t409);
                                    let t411 = t243 * t387 + (t263 * t350 - t406 - t410);
                                    let t412 = t313 * (half_m2_a2 * t299)
                                        - (t300 * t388 + t287 * t394 + (t306 * t400 + t403 * t411));
                                    let t413 = t308 + t412;
                                    let t414 = y_rate * kappa_gradient;
                                    let t415 = x_rate * kappa_gradient;
                                    let t416 = theta_rate * kappa_gradient;
                                    let t417 = t57 * t285;
                                    let t418 = t310 + rt::lit::<T>(2.0) * t417;
                                    let t419 = rt::lit::<T>(0.5)
                                        * (m2_a2 * t299 * t418 + twice_m2_l1 * t298 * t271
                                            + t271 * (twice_m1_a1 * t298));
                                    let t420 = rt::lit::<T>(0.0) * t214;
                                    let t421 = t251 * t420;
                                    let t422 = t13 * t421;
                                    let t423 = rt::lit::<T>(1.0) / (t248 * t247);
                                    let t424 = t423 * (t253 * t420);
                                    let t425 = t230 - t221;
                                    let t426 = t360 + t57 * t425;
                                    let t427 = rt::lit::<T>(0.0) * t245;
                                    let t428 = t426 + t244 * t427;
                                    let t429 = t254 * (t421 - t255 * t428);
                                    let t430 = t424 + t253 * t429;
                                    let t431 = t247 * t430 - t256 * t428;
                                    let t432 = t267 * (t422 + t268 * t431);
                                    let t433 = t281 - t280;
                                    let t434 = t284 * t433;
                                    let t435 = t283 * t430;
                                    let t436 = t284 * t435;
                                    let t437 = t268 * t425;
                                    let t438 = t262 * t435;
                                    let t439 = t244 * t422;
                                    let t440 = t220 * t431;
                                    let t441 = t258 * (t439 + t260 * t440);
                                    let t442 = t438 - t441;
                                    let t443 = t238 * t432 + (t434 - t293 * t436 - t437 - t278)
                                        - t242 * t442;
                                    let t444 = t300 * t443;
                                    let t445 = t220 * t442
                                        + (t231 * t432 + (t294 - t296 - t282 * t436 - t297));
                                    let t446 = t295 + t445;
                                    let t447 = t224 * t422;
                                    let t448 = t209 * t431;
                                    let t449 = t274 * (t447 + t275 * t448);
                                    let t450 = t273 * t435;
                                    let t451 = t243 * t442 + (t449 - t450);
                                    let t452 = t403 * t451;
                                    let t453 = t266 * t435;
                                    let t454 = t216 * t442 - t229 * t432;
                                    let t455 = t453 - t454;
                                    let t456 = t419
                                        - (t444 + t287 * t446 + (t452 + t306 * t455));
                                    let t457 = t416 + t456;
                                    let t458 = t163
                                        * (t155 * t413 + (t414 * t144 + t415 * t139) - t161 * t457);
                                    let t459 = t149 * t458;
                                    let t460 = t287 * t288 + (rho1_rate + kappa_gradient * t289)
                                        + (t300 * t302 - t306 * t307) - t173 * t459;
                                    let t461 = t454 - t453;
                                    let t462 = t456
                                        + (t444 + t287 * t445 + (t452 - t306 * t461)) - t162 * t458;
                                    let t463 = t158 * t458;
                                    let t464 = t145 + (rho1_rate * rho1_rate + t146);
                                    let t465 = inv_h / t464;
                                    let t466 = a2 * t63;
                                    let t467 = t69 * t55 - a2 * t62;
                                    let t468 = t172 + t466 * t191 - t467 * t186;
                                    let t469 = t18 * t89;
                                    let t470 = t469 * t136;
                                    let t471 = t18 * t112;
                                    let t472 = t110 * t471;
                                    let t473 = t472 * t134;
                                    let t474 = t470 - t473;
                                    let t475 = t471 * t131;
                                    let t476 = t18 * t128;
                                    let t477 = t98 * t474 + (t120 * t475 - t142 * t476);
                                    let t478 = t106 * t471;
                                    let t479 = t478 * t153;
                                    let t480 = t18 * t151;
                                    let t481 = t109 * t474 + (t479 - t480);
                                    let t482 = t18 * t75;
                                    let t483 = t482 * t159;
                                    let t484 = t94 * t474 - (t483 + t115 * t475);
                                    let t485 = t477 + t466 * t481 - t467 * t484;
                                    let t486 = t54 * t69 + a2 * t59;
                                    let t487 = a2 * t60;
                                    let t488 = t181 + t486 * t186 - t487 * t191;
                                    let t489 = t96 * t474 + (t86 * t476 - t122 * t475);
                                    let t490 = t489 + t487 * t481 - t486 * t484;
                                    let t491 = a1 * t54;
                                    let t492 = t181 + t491 * t186;
                                    let t493 = t491 * t484 - t489;
                                    let t494 = a1 * t55;
                                    let t495 = t172 - t494 * t186;
                                    let t496 = t477 - t494 * t484;
                                    let t497 = t191 - t186;
                                    let t498 = t481 - t484;
                                    let t499 = m1_h * (t492 * t493 + t495 * t496)
                                        + (j1_h * t186 * t484 + j2_h * t497 * t498);
                                    let rho1_new = rho1 + rho1_rate * h;
                                    let phi_rate_h = phi_rate * h;
                                    let phi_new = phi + phi_rate_h;
                                    let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                        phi_new,
                                    );
                                    let ahead24_new = sin_phi_ahead_new
                                        * (k6 * sin_phi_ahead_new) + (k9 + cos_phi_ahead_new * k10);
                                    let t500 = rho1_new - ahead24_new * t178;
                                    let t501 = t500 * (rt::lit::<T>(1.0) / ahead24_new);
                                    let t502 = rho1 - ahead24 * t178;
                                    let t503 = inv_ahead24 * t502;
                                    let (sin_phi_rate_half_h, cos_phi_rate_half_h) = rt::sin_cos(
                                        phi_rate_half_h,
                                    );
                                    let t504 = t58 * sin_phi_rate_half_h;
                                    let t505 = sin_phi_ahead_new + sin_phi_ahead;
                                    let t506 = t57 * sin_phi_rate_half_h;
                                    let t507 = t504 * (k6 * t505) - k10 * t506;
                                    let t508 = t507 * t178;
                                    let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                                    let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                                    let theta_rate_h = theta_rate * h;
                                    let theta_new = theta + theta_rate_h;
                                    let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                        theta_new,
                                    );
                                    let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                                    let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                                    let t509 = ahead2_new + ahead4_new;
                                    let ahead5_new = m2_a2 * t509;
                                    let t510 = l1 + a2 * cos_phi_ahead_new;
                                    let t511 = m1_a1 + m2 * t510;
                                    let ahead1_new = sin_theta_ahead_new * t511;
                                    let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                                    let t512 = inv_m1_plus_m2 * ahead3_new;
                                    let ahead28_new = ahead5_new * t512;
                                    let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                                    let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                                    let t513 = ahead9_new - ahead7_new;
                                    let ahead10_new = m2_a2 * t513;
                                    let ahead6_new = t511 * cos_theta_ahead_new;
                                    let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                                    let t514 = inv_m1_plus_m2 * ahead8_new;
                                    let ahead29_new = ahead10_new * t514;
                                    let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                                    let ahead36_new = sin_theta_ahead_new * t512;
                                    let ahead37_new = cos_theta_ahead_new * t514;
                                    let t515 = ahead36_new + ahead37_new;
                                    let ahead11_new = k1
                                        + (k2 + m2_l1 * (l1 + cos_phi_ahead_new * twice_a2));
                                    let ahead25_new = ahead3_new * t512;
                                    let ahead26_new = ahead8_new * t514;
                                    let ahead27_new = ahead11_new - ahead25_new - ahead26_new;
                                    let inv_ahead27_new = rt::lit::<T>(1.0) / ahead27_new;
                                    let ahead31_new = ahead30_new * inv_ahead27_new;
                                    let ahead40_new = t515 * ahead31_new;
                                    let t516 = t509 * k4;
                                    let ahead38_new = sin_theta_ahead_new * t516;
                                    let t517 = t513 * k4;
                                    let ahead39_new = cos_theta_ahead_new * t517;
                                    let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                                    let ahead44_new = ahead30_new * ahead41_new;
                                    let ahead33_new = ahead10_new * t517;
                                    let ahead32_new = ahead5_new * t516;
                                    let ahead34_new = ahead30_new * ahead31_new;
                                    let ahead35_new = k3 - ahead33_new - ahead32_new
                                        - ahead34_new;
                                    let ahead45_new = ahead27_new * ahead35_new;
                                    let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                                    let ahead46_new = ahead44_new * inv_ahead45_new;
                                    let ahead42_new = t515 * inv_ahead27_new;
                                    let t518 = ahead46_new
                                        + (ahead42_new + ahead42_plus_ahead46);
                                    let t519 = rt::lit::<T>(0.5) * t518;
                                    let t520 = ahead2_new + ahead2;
                                    let t521 = t520 + (ahead4_new + ahead4);
                                    let t522 = rt::lit::<T>(0.5) * t521;
                                    let t523 = rt::lit::<T>(0.5) * (ahead1_new + ahead1)
                                        + half_m2_a2 * t520;
                                    let t524 = inv_m1_plus_m2 * t523;
                                    let t525 = rt::lit::<T>(1.0) / (ahead27 * ahead27_new);
                                    let t526 = cos_phi_ahead_new + cos_phi_ahead;
                                    let t527 = k1 + (k2 + m2_l1 * (l1 + a2 * t526))
                                        - rt::lit::<T>(0.5)
                                            * (ahead26_new + (ahead25_new + ahead25_plus_ahead26));
                                    let (t528, t529) = rt::sin_cos(theta_rate_half_h);
                                    let t530 = t55 * t528;
                                    let t531 = ahead7_new + ahead7;
                                    let t532 = rt::lit::<T>(0.5) * (ahead6_new + ahead6)
                                        - half_m2_a2 * t531;
                                    let t533 = inv_m1_plus_m2 * t532;
                                    let t534 = t54 * t528;
                                    let t535 = t524 * t530 - t533 * t534;
                                    let t536 = sin_theta_ahead_new + sin_theta_ahead;
                                    let t537 = l1 + t526 * half_a2;
                                    let t538 = m1_a1 + m2 * t537;
                                    let t539 = rt::lit::<T>(2.0) * t530;
                                    let t540 = cos_theta_ahead_new + cos_theta_ahead;
                                    let t541 = t540 * t504 - t505 * t534;
                                    let t542 = m2_a2 * t506;
                                    let t543 = t538 * t539 + (m2_a2 * t541 - t536 * t542);
                                    let t544 = inv_m1_plus_m2 * t543;
                                    let t545 = rt::lit::<T>(2.0) * t534;
                                    let t546 = t505 * t530 + t536 * t504;
                                    let t547 = t538 * t545 + (t540 * t542 + m2_a2 * t546);
                                    let t548 = inv_m1_plus_m2 * t547;
                                    let t549 = t536 * t544 - t540 * t548;
                                    let t550 = rt::lit::<T>(2.0) * t535
                                        + rt::lit::<T>(0.5) * t549;
                                    let t551 = t524 * t543 - t532 * t548
                                        + (t523 * t544 + t506 * k13 - t533 * t547);
                                    let t552 = rt::lit::<T>(0.5)
                                        * (ahead37_new + (ahead36_new + ahead36_plus_ahead37));
                                    let t553 = t525 * (t527 * t550 + t551 * t552);
                                    let t554 = rt::lit::<T>(1.0) / (ahead45 * ahead45_new);
                                    let t555 = t526 * half_l1;
                                    let t556 = j2 + m2_a2 * (a2 + t555)
                                        - rt::lit::<T>(0.5)
                                            * (ahead29_new + (ahead28_new + ahead28_plus_ahead29));
                                    let t557 = t535 + rt::lit::<T>(0.25) * t549;
                                    let t558 = ahead31 + ahead31_new;
                                    let t559 = t541 + (t526 * t530 - t536 * t506);
                                    let t560 = m2_a2 * t559;
                                    let t561 = ahead9_new + ahead9 - t531;
                                    let t562 = half_m2_a2 * t561;
                                    let t563 = half_m2_a2 * t521;
                                    let t564 = t546 + (t526 * t534 + t540 * t506);
                                    let t565 = m2_a2 * t564;
                                    let t566 = t524 * t560 - t562 * t548
                                        + (t563 * t544 + t506 * twice_l1_m2_a2 - t533 * t565);
                                    let t567 = t525 * (t551 * t556 - t527 * t566);
                                    let t568 = t561 * k12;
                                    let t569 = t521 * k12;
                                    let t570 = k4 * t564;
                                    let t571 = k4 * t559;
                                    let t572 = rt::lit::<T>(2.0) * (t534 * t568 - t530 * t569)
                                        + rt::lit::<T>(0.5) * (t540 * t570 - t536 * t571);
                                    let t573 = t557 * t558 + (t552 * t567 + t572);
                                    let t574 = ahead40_new + (t24 - ahead38_new - ahead39_new);
                                    let t575 = rt::lit::<T>(0.5) * t574;
                                    let t576 = t556 * t573 - t566 * t575;
                                    let t577 = ahead45 + ahead45_new;
                                    let t578 = ahead44 + ahead44_new;
                                    let t579 = k3
                                        - rt::lit::<T>(0.5)
                                            * (ahead34_new + (ahead32_new + (ahead33_new + t23)));
                                    let t580 = t556 * t567
                                        + (t563 * t571 + t560 * t569 - (t562 * t570 + t565 * t568));
                                    let t581 = t580 - t558 * (rt::lit::<T>(0.5) * t566);
                                    let t582 = t551 * t579 + t527 * t581;
                                    let t583 = t554
                                        * (rt::lit::<T>(0.5) * (t576 * t577 + t578 * t582));
                                    let t584 = t553 + t583;
                                    let ahead50_new = m1_plus_m2 * ahead35_new;
                                    let t585 = rt::lit::<T>(1.0) / (ahead50 * ahead50_new);
                                    let t586 = m1_plus_m2 * t579;
                                    let t587 = t560 * t575 + t563 * t573;
                                    let t588 = half_m1_plus_m2 * t581;
                                    let ahead54_new = ahead5_new * ahead41_new;
                                    let t589 = ahead54 + ahead54_new;
                                    let t590 = t585 * (t586 * t587 + t588 * t589);
                                    let t591 = t524 * t584
                                        + (t544 * t519 + (k11 * t530 - t590));
                                    let ahead47_new = ahead42_new + ahead46_new;
                                    let ahead48_new = t514 * ahead47_new;
                                    let ahead49_new = ahead10_new * ahead41_new;
                                    let inv_ahead50_new = rt::lit::<T>(1.0) / ahead50_new;
                                    let ahead51_new = ahead49_new * inv_ahead50_new;
                                    let t592 = ahead48_new
                                        + (inv_m1_plus_m2 * t540 + t25 - ahead51_new);
                                    let t593 = rt::lit::<T>(0.5) * t592;
                                    let ahead53_new = t512 * ahead47_new;
                                    let ahead55_new = inv_ahead50_new * ahead54_new;
                                    let t594 = ahead53_new
                                        + (inv_m1_plus_m2 * t536 + t26 - ahead55_new);
                                    let t595 = rt::lit::<T>(0.5) * t594;
                                    let t596 = rt::lit::<T>(1.0) / (ahead35 * ahead35_new);
                                    let t597 = t596 * (t579 * t573 + t581 * t575);
                                    let t598 = l1 * t506;
                                    let t599 = l2 + t555;
                                    let t600 = rt::lit::<T>(0.5) * t561;
                                    let t601 = t562 * t573 - t565 * t575;
                                    let t602 = ahead49 + ahead49_new;
                                    let t603 = t585 * (t601 * t586 + t602 * t588);
                                    let t604 = t548 * t519 + (t603 + k11 * t534) - t533 * t584;
                                    let t605 = t559 * t595
                                        + (l2 * t597 + t598 * t518 - t599 * t584) - t600 * t604;
                                    let t606 = t522 * t591 - t564 * t593 + t605;
                                    let t607 = rt::lit::<T>(0.5) * t606;
                                    let ahead76_new = rt::lit::<T>(1.0) / ahead35_new;
                                    let ahead60_new = t513 * t517;
                                    let ahead59_new = t509 * t516;
                                    let ahead13_new = l2 + l1_cos_phi_ahead_new;
                                    let ahead57_new = t509 * t512;
                                    let ahead58_new = t513 * t514;
                                    let t608 = ahead13_new - ahead57_new - ahead58_new;
                                    let ahead61_new = t608 * ahead31_new;
                                    let ahead62_new = l2 - ahead60_new - ahead59_new
                                        - ahead61_new;
                                    let ahead64_new = ahead76_new * ahead62_new;
                                    let ahead56_new = ahead53_new
                                        + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                                    let ahead89_new = t509 * ahead56_new;
                                    let ahead52_new = ahead48_new
                                        + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                                    let ahead90_new = t513 * ahead52_new;
                                    let ahead43_new = ahead41_new * ahead76_new;
                                    let ahead91_new = ahead13_new * ahead47_new;
                                    let ahead92_new = ahead89_new
                                        + (ahead90_new + (l2 * ahead43_new - ahead91_new));
                                    let ahead100_new = ahead41_new * ahead92_new;
                                    let ahead86_new = sin_theta_ahead_new * ahead56_new;
                                    let ahead87_new = cos_theta_ahead_new * ahead52_new;
                                    let ahead88_new = ahead86_new + ahead87_new;
                                    let ahead97_new = ahead35_new * ahead88_new;
                                    let inv_ahead97_new = rt::lit::<T>(1.0) / ahead97_new;
                                    let t609 = ahead100_new * inv_ahead97_new;
                                    let t610 = ahead64_new - t609;
                                    let t611 = t17 * t610;
                                    let t612 = cos_w_t_a_w_ahead102 + t611;
                                    let t613 = ahead43 + ahead43_new;
                                    let t614 = half_l2 * t613
                                        + rt::lit::<T>(0.5)
                                            * (ahead90_new + (ahead89_new + (t31 - ahead91_new)));
                                    let t615 = l2
                                        - rt::lit::<T>(0.5)
                                            * (ahead61_new + (ahead59_new + (ahead60_new + t27)));
                                    let t616 = t599
                                        - rt::lit::<T>(0.5)
                                            * (ahead58_new + (ahead57_new + ahead57_plus_ahead58));
                                    let t617 = t616 * t567
                                        + (t559 * t569 - t564 * t568 + (t522 * t571 - t600 * t570));
                                    let t618 = t524 * t559 - t600 * t548
                                        + (t522 * t544 + twice_l1 * t506 - t533 * t564);
                                    let t619 = t617 - t558 * (rt::lit::<T>(0.5) * t618);
                                    let t620 = t596 * (t581 * t615 - t579 * t619);
                                    let t621 = ahead97 + ahead97_new;
                                    let t622 = t573 * t614 + t575 * t606;
                                    let t623 = rt::lit::<T>(0.5) * (t536 * t591 - t540 * t604)
                                        + (t530 * t594 - t534 * t592);
                                    let t624 = rt::lit::<T>(0.5)
                                        * (ahead87_new + (ahead86_new + ahead86_plus_ahead87));
                                    let t625 = t579 * t623 - t581 * t624;
                                    let t626 = ahead100 + ahead100_new;
                                    let t627 = rt::lit::<T>(1.0) / (ahead97 * ahead97_new);
                                    let t628 = (t621 * t622 - t625 * t626)
                                        * (rt::lit::<T>(0.5) * t627);
                                    let t629 = t620 - t628;
                                    let t630 = ahead64 + ahead64_new;
                                    let t631 = t630 - ahead101 - t609;
                                    let t632 = t21 * t629 - t19 * t631;
                                    let t633 = t607 * t612 + t614 * t632;
                                    let ahead69_new = ahead10_new * ahead62_new;
                                    let ahead70_new = inv_ahead50_new * ahead69_new;
                                    let ahead63_new = t608 * inv_ahead27_new;
                                    let ahead65_new = ahead30_new * ahead62_new;
                                    let ahead66_new = inv_ahead45_new * ahead65_new;
                                    let ahead67_new = ahead63_new - ahead66_new;
                                    let ahead68_new = t514 * ahead67_new;
                                    let ahead71_new = inv_m1_plus_m2 * t513 - ahead70_new
                                        - ahead68_new;
                                    let ahead94_new = t513 * ahead71_new;
                                    let ahead95_new = ahead13_new * ahead67_new;
                                    let ahead72_new = t512 * ahead67_new;
                                    let ahead73_new = ahead5_new * ahead62_new;
                                    let ahead74_new = inv_ahead50_new * ahead73_new;
                                    let ahead75_new = ahead72_new
                                        + (ahead74_new - inv_m1_plus_m2 * t509);
                                    let ahead93_new = t509 * ahead75_new;
                                    let t634 = ahead94_new + (ahead95_new + l2 * ahead64_new)
                                        - ahead93_new;
                                    let inv_ahead88_new = rt::lit::<T>(1.0) / ahead88_new;
                                    let t635 = ahead92_new * inv_ahead88_new;
                                    let t636 = ahead92_new * t635;
                                    let t637 = t634 - t636;
                                    let ahead104_new = ahead41_new * ahead41_new;
                                    let ahead105_new = ahead35_new * ahead97_new;
                                    let inv_ahead105_new = rt::lit::<T>(1.0) / ahead105_new;
                                    let t638 = ahead104_new * inv_ahead105_new;
                                    let t639 = rt::lit::<T>(1.0) / t637;
                                    let t640 = t610 * t639;
                                    let t641 = t610 * t640;
                                    let t642 = ahead76_new - t638 - t641;
                                    let t643 = t637 * t642;
                                    let t644 = ahead88_new * t643;
                                    let t645 = ahead110 + t644;
                                    let t646 = ahead92_new * t611;
                                    let t647 = t1 + t646;
                                    let t648 = ahead109 + t643;
                                    let t649 = t525 * (t551 * t616 - t527 * t618);
                                    let t650 = ahead65 + ahead65_new;
                                    let t651 = t566 * t615 + t556 * t619;
                                    let t652 = t554
                                        * (rt::lit::<T>(0.5) * (t582 * t650 - t577 * t651));
                                    let t653 = t649 - t652;
                                    let t654 = ahead63_new + t28 - ahead66_new;
                                    let t655 = k5 * t561
                                        - rt::lit::<T>(0.5)
                                            * (ahead68_new + (ahead70_new + ahead68_plus_ahead70));
                                    let t656 = rt::lit::<T>(0.5) * t654;
                                    let t657 = t560 * t615 - t563 * t619;
                                    let t658 = ahead73 + ahead73_new;
                                    let t659 = t585 * (t586 * t657 + t588 * t658);
                                    let t660 = t524 * t653
                                        + (t544 * t656 + (t659 - inv_m1_plus_m2 * t559));
                                    let t661 = t599 * t653 + (l2 * t620 - t598 * t654)
                                        - t564 * t655 - t522 * t660;
                                    let t662 = ahead69 + ahead69_new;
                                    let t663 = t565 * t615 + t562 * t619;
                                    let t664 = t585 * (t588 * t662 - t586 * t663);
                                    let t665 = t533 * t653
                                        + (t664 + inv_m1_plus_m2 * t564 - t548 * t656);
                                    let t666 = rt::lit::<T>(0.5)
                                        * (ahead72_new + (ahead74_new + ahead72_plus_ahead74))
                                        - k5 * t521;
                                    let t667 = ahead96 + t635;
                                    let t668 = rt::lit::<T>(1.0) / (ahead88 * ahead88_new);
                                    let t669 = t668 * (t624 * t606 - t623 * t614);
                                    let t670 = t661 - (t600 * t665 + t559 * t666) - t667 * t607
                                        - t614 * t669;
                                    let t671 = ahead76_new + t33 - t638 - t641;
                                    let t672 = rt::lit::<T>(0.5) * t671;
                                    let t673 = half_l2 * t630
                                        + rt::lit::<T>(0.5)
                                            * (ahead94_new + (ahead95_new + t32) - ahead93_new - t636);
                                    let t674 = t581 * t596;
                                    let t675 = t574 * t573;
                                    let t676 = ahead105 + ahead105_new;
                                    let t677 = ahead104 + ahead104_new;
                                    let t678 = rt::lit::<T>(0.5) * t581;
                                    let t679 = t579 * t625 - t621 * t678;
                                    let t680 = rt::lit::<T>(1.0) / (ahead105 * ahead105_new);
                                    let t681 = (t675 * t676 - t677 * t679)
                                        * (rt::lit::<T>(0.5) * t680);
                                    let t682 = rt::lit::<T>(0.5) * t631;
                                    let t683 = rt::lit::<T>(1.0) / (ahead99 * t637);
                                    let t684 = t683 * (t673 * t629 - t670 * t682);
                                    let t685 = ahead103 + t640;
                                    let t686 = t674 - t681 - t682 * t684
                                        - t685 * (rt::lit::<T>(0.5) * t629);
                                    let t687 = t670 * t672 + t673 * t686;
                                    let t688 = t648 * (rt::lit::<T>(0.5) * t623) + t624 * t687;
                                    let t689 = rt::lit::<T>(1.0) / (ahead110 * t644);
                                    let t690 = (t633 * t645 - t647 * t688)
                                        * (rt::lit::<T>(0.5) * t689);
                                    let t691 = ahead97_new * t642;
                                    let t692 = rt::lit::<T>(1.0) / (ahead111 * t691);
                                    let t693 = t21 * t573 - t19 * t574;
                                    let t694 = ahead111 + t691;
                                    let t695 = t17 * ahead41_new;
                                    let t696 = cos_w_t_a_w_ahead41 + t695;
                                    let t697 = t625 * t672 + t686 * (rt::lit::<T>(0.5) * t621);
                                    let t698 = t692
                                        * (rt::lit::<T>(0.5) * (t693 * t694 - t696 * t697));
                                    let t699 = t690 - t698;
                                    let t700 = rt::lit::<T>(1.0) / t644;
                                    let t701 = t646 * t700;
                                    let t702 = rt::lit::<T>(1.0) / t691;
                                    let t703 = t695 * t702;
                                    let t704 = rt::lit::<T>(0.5) * (t701 + (t4 - t703));
                                    let t705 = rt::lit::<T>(1.0) / (ahead109 * t643);
                                    let t706 = t705
                                        * (rt::lit::<T>(0.5) * (t632 * t648 - t612 * t687));
                                    let t707 = rt::lit::<T>(1.0) / t643;
                                    let t708 = t611 * t707;
                                    let t709 = t3 + t708;
                                    let t710 = ahead45_new * t642;
                                    let t711 = rt::lit::<T>(1.0) / (ahead112 * t710);
                                    let t712 = t19 * t556 + t566 * t22;
                                    let t713 = ahead112 + t710;
                                    let t714 = t686 * (rt::lit::<T>(0.5) * t577) - t582 * t672;
                                    let t715 = t17 * ahead30_new;
                                    let t716 = cos_w_t_a_w_ahead30 + t715;
                                    let t717 = t711
                                        * (t712 * t713 + t714 * (rt::lit::<T>(0.5) * t716));
                                    let t718 = t519 * t699
                                        + (t584 * t704
                                            + (t656 * t706
                                                + (t709 * (rt::lit::<T>(0.5) * t653) - t717)));
                                    let t719 = t701 - t703;
                                    let t720 = ahead47_new * t719;
                                    let t721 = ahead67_new * t708;
                                    let t722 = rt::lit::<T>(1.0) / t710;
                                    let t723 = t715 * t722;
                                    let t724 = t720 + (t721 + (t7 + t723));
                                    let t725 = rt::lit::<T>(0.5) * (t500 * t501 - t502 * t503)
                                        - t178 * t508 - t718 * (half_j1 * t724);
                                    let t726 = t615 * t632 - t612 * (rt::lit::<T>(0.5) * t619);
                                    let t727 = ahead35_new * t643;
                                    let t728 = ahead113 + t727;
                                    let t729 = ahead62_new * t611;
                                    let t730 = t8 + t729;
                                    let t731 = t579 * t687 - t678 * t648;
                                    let t732 = rt::lit::<T>(1.0) / (ahead113 * t727);
                                    let t733 = (t726 * t728 - t730 * t731)
                                        * (rt::lit::<T>(0.5) * t732);
                                    let t734 = ahead35_new * t642;
                                    let t735 = rt::lit::<T>(1.0) / (ahead114 * t734);
                                    let t736 = t735
                                        * (t19 * (ahead114 + t734)
                                            + t21 * (t579 * t686 - t581 * t672));
                                    let t737 = t699 * (rt::lit::<T>(0.5) * t613)
                                        + (t597 * t704 - (t733 + t736));
                                    let t738 = t737 - t718;
                                    let t739 = ahead43_new * t719;
                                    let t740 = rt::lit::<T>(1.0) / t734;
                                    let t741 = t17 * t740;
                                    let t742 = rt::lit::<T>(1.0) / t727;
                                    let t743 = t729 * t742;
                                    let t744 = rt::lit::<T>(0.5) * (t739 + (t9 + t741 - t743));
                                    let t745 = rt::lit::<T>(0.5) * t724;
                                    let t746 = t744 - t745;
                                    let t747 = m2_h * (t468 * t485 - t488 * t490) + t499
                                        + (t725 - t738 * (j2 * t746) - phi_rate_h * t412
                                            - theta_rate_h * t456);
                                    let ahead84_new = ahead5_new * inv_ahead50_new;
                                    let ahead82_new = ahead3_new * ahead30_new;
                                    let ahead78_new = m1_plus_m2 * ahead45_new;
                                    let inv_ahead78_new = rt::lit::<T>(1.0) / ahead78_new;
                                    let ahead83_new = ahead82_new * inv_ahead78_new;
                                    let ahead85_new = ahead84_new - ahead83_new;
                                    let t748 = rt::lit::<T>(1.0) / t642;
                                    let t749 = t17 * t748;
                                    let t750 = rt::lit::<T>(0.5)
                                        * (t5 + ahead85_new * t749 - ahead75_new * t708
                                            - ahead56_new * t719);
                                    let ahead16_new = a1 * sin_theta_ahead_new;
                                    let t751 = t720 + (t723 + t721);
                                    let t752 = t750
                                        + rt::lit::<T>(0.5) * (t34 + ahead16_new * t751);
                                    let t753 = m1_plus_m2 * t581;
                                    let t754 = t585 * (t560 * t586 + t563 * t753);
                                    let t755 = rt::lit::<T>(1.0) / (ahead78 * ahead78_new);
                                    let t756 = t543 * t556 - t523 * t566;
                                    let t757 = m1_plus_m2 * t577;
                                    let t758 = ahead82 + ahead82_new;
                                    let t759 = m1_plus_m2 * t582;
                                    let t760 = t755
                                        * (rt::lit::<T>(0.5) * (t756 * t757 + t758 * t759));
                                    let t761 = t754 - t760;
                                    let t762 = t2 + t749;
                                    let t763 = rt::lit::<T>(0.5)
                                        * (ahead84_new + t30 - ahead83_new);
                                    let t764 = rt::lit::<T>(1.0) / (ahead108 * t642);
                                    let t765 = t764 * (t19 * t671 + t21 * t686);
                                    let t766 = rt::lit::<T>(0.5) * (t761 * t762 - t660 * t709)
                                        - (t763 * t765 + t666 * t706) - (t591 * t704 + t595 * t699);
                                    let t767 = t536 * half_a1;
                                    let t768 = a1 * t530;
                                    let t769 = t766 + (t718 * t767 + t768 * t724);
                                    let ahead77_new = ahead8_new * ahead30_new;
                                    let ahead79_new = ahead77_new * inv_ahead78_new;
                                    let ahead80_new = ahead10_new * inv_ahead50_new;
                                    let ahead81_new = ahead79_new - ahead80_new;
                                    let t770 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t719
                                            + (t6 + ahead81_new * t749 - ahead71_new * t708));
                                    let ahead17_new = a1 * cos_theta_ahead_new;
                                    let t771 = t770
                                        - rt::lit::<T>(0.5) * (t35 + ahead17_new * t751);
                                    let t772 = ahead77 + ahead77_new;
                                    let t773 = t547 * t556 + t532 * t566;
                                    let t774 = t755
                                        * (rt::lit::<T>(0.5) * (t772 * t759 - t773 * t757));
                                    let t775 = t585 * (t562 * t753 - t565 * t586);
                                    let t776 = t774 - t775;
                                    let t777 = rt::lit::<T>(0.5)
                                        * (ahead79_new + (t29 - ahead80_new));
                                    let t778 = rt::lit::<T>(0.5) * (t776 * t762 + t665 * t709)
                                        - (t655 * t706 + t777 * t765) + (t593 * t699 - t604 * t704);
                                    let t779 = a1 * t534;
                                    let t780 = t540 * half_a1;
                                    let t781 = t778 + t779 * t724 - t718 * t780;
                                    let ahead18_new = sin_theta_ahead_new * t510;
                                    let ahead19_new = ahead18_new + a2 * ahead2_new;
                                    let ahead20_new = a2 * t509;
                                    let t782 = t739 + (t741 - t743);
                                    let t783 = t750
                                        + rt::lit::<T>(0.5)
                                            * (ahead19_new * t751 + t38 - ahead20_new * t782);
                                    let t784 = rt::lit::<T>(0.5) * (ahead18_new + ahead18)
                                        + t520 * half_a2;
                                    let t785 = a2 * t506;
                                    let t786 = a2 * t541 + (t537 * t539 - t536 * t785);
                                    let t787 = a2 * t559;
                                    let t788 = half_a2 * t521;
                                    let t789 = t766 + t784 * t718
                                        + (t786 * t745 - t787 * t744 - t788 * t737);
                                    let ahead23_new = a2 * t513;
                                    let ahead21_new = t510 * cos_theta_ahead_new;
                                    let ahead22_new = ahead21_new - a2 * ahead7_new;
                                    let t790 = t770
                                        + rt::lit::<T>(0.5)
                                            * (ahead23_new * t782 + t41 - ahead22_new * t751);
                                    let t791 = half_a2 * t561;
                                    [
                                        t394,
                                        t397,
                                        t398,
                                        t400,
                                        t403,
                                        t405,
                                        t406,
                                        t409,
                                        t410,
                                        t411,
                                        t412,
                                        t413,
                                        t414,
                                        t415,
                                        t417,
                                        t418,
                                        t420,
                                        t421,
                                        t422,
                                        t423,
                                        t424,
                                        t425,
                                        t427,
                                        t428,
                                        t429,
                                        t430,
                                        t431,
                                        t432,
                                        t433,
                                        t436,
                                        t438,
                                        t440,
                                        t441,
                                        t442,
                                        t443,
                                        t445,
                                        t446,
                                        t448,
                                        t449,
                                        t450,
                                        t451,
                                        t453,
                                        t455,
                                        t456,
                                        t457,
                                        t458,
                                        t459,
                                        t460,
                                        t461,
                                        t462,
                                        t463,
                                        t464,
                                        t465,
                                        t466,
                                        t467,
                                        t468,
                                        t470,
                                        t471,
                                        t473,
                                        t474,
                                        t475,
                                        t476,
                                        t479,
                                        t480,
                                        t481,
                                        t483,
                                        t484,
                                        t485,
                                        t486,
                                        t487,
                                        t488,
                                        t490,
                                        t491,
                                        t492,
                                        t493,
                                        t494,
                                        t495,
                                        t496,
                                        t497,
                                        t498,
                                        phi_rate_h,
                                        sin_phi_ahead_new,
                                        cos_phi_ahead_new,
                                        ahead24_new,
                                        t501,
                                        t502,
                                        t503,
                                        sin_phi_rate_half_h,
                                        cos_phi_rate_half_h,
                                        t504,
                                        t505,
                                        t506,
                                        t507,
                                        t508,
                                        theta_rate_h,
                                        sin_theta_ahead_new,
                                        cos_theta_ahead_new,
                                        t509,
                                        ahead5_new,
                                        t510,
                                        t511,
                                        ahead3_new,
                                        t512,
                                        t513,
                                        ahead10_new,
                                        ahead8_new,
                                        t514,
                                        ahead30_new,
                                        t515,
                                        ahead27_new,
                                        inv_ahead27_new,
                                        ahead31_new,
                                        t516,
                                        t517,
                                        ahead41_new,
                                        ahead35_new,
                                        ahead45_new,
                                        inv_ahead45_new,
                                        ahead46_new,
                                        ahead42_new,
                                        t518,
                                        t519,
                                        t522,
                                        t523,
                                        t524,
                                        t525,
                                        t526,
                                        t527,
                                        t528,
                                        t529,
                                        t530,
                                        t531,
                                        t532,
                                        t533,
                                        t534,
                                        t536,
                                        t537,
                                        t538,
                                        t540,
                                        t542,
                                        t543,
                                        t544,
                                        t545,
                                        t546,
                                        t547,
                                        t548,
                                        t550,
                                        t551,
                                        t552,
                                        t553,
                                        t554,
                                        t556,
                                        t557,
                                        t558,
                                        t559,
                                        t560,
                                        t562,
                                        t563,
                                        t564,
                                        t565,
                                        t566,
                                        t567,
                                        t568,
                                        t569,
                                        t570,
                                        t571,
                                        t573,
                                        t574,
                                        t575,
                                        t576,
                                        t577,
                                        t578,
                                        t579,
                                        t581,
                                        t582,
                                        t583,
                                        t584,
                                        t585,
                                        t586,
                                        t587,
                                        t589,
                                        t590,
                                        t591,
                                        ahead47_new,
                                        inv_ahead50_new,
                                        ahead51_new,
                                        t592,
                                        t593,
                                        ahead55_new,
                                        t594,
                                        t595,
                                        t596,
                                        t597,
                                        t598,
                                        t599,
                                        t600,
                                        t601,
                                        t602,
                                        t603,
                                        t604,
                                        t606,
                                        ahead76_new,
                                        ahead13_new,
                                        t608,
                                        ahead62_new,
                                        ahead64_new,
                                        ahead56_new,
                                        ahead52_new,
                                        ahead43_new,
                                        ahead92_new,
                                        ahead88_new,
                                        ahead97_new,
                                        inv_ahead97_new,
                                        t609,
                                        t610,
                                        t611,
                                        t612,
                                        t613,
                                        t614,
                                        t615,
                                        t616,
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
                                        t628,
                                        t629,
                                        t632,
                                        t633,
                                        ahead70_new,
                                        ahead63_new,
                                        ahead66_new,
                                        ahead67_new,
                                        ahead71_new,
                                        ahead74_new,
                                        ahead75_new,
                                        inv_ahead88_new,
                                        t635,
                                        t637,
                                        inv_ahead105_new,
                                        t638,
                                        t639,
                                        t640,
                                        t642,
                                        t643,
                                        t645,
                                        t647,
                                        t648,
                                        t649,
                                        t650,
                                        t651,
                                        t652,
                                        t653,
                                        t654,
                                        t655,
                                        t656,
                                        t657,
                                        t658,
                                        t659,
                                        t660,
                                        t662,
                                        t663,
                                        t664,
                                        t665,
                                        t666,
                                        t667,
                                        t668,
                                        t669,
                                        t670,
                                        t672,
                                        t673,
                                        t674,
                                        t675,
                                        t676,
                                        t677,
                                        t679,
                                        t680,
                                        t681,
                                        t682,
                                        t683,
                                        t684,
                                        t685,
                                        t686,
                                        t687,
                                        t688,
                                        t689,
                                        t690,
                                        t692,
                                        t693,
                                        t694,
                                        t696,
                                        t697,
                                        t698,
                                        t699,
                                        t700,
                                        t701,
                                        t702,
                                        t703,
                                        t704,
                                        t705,
                                        t706,
                                        t707,
                                        t708,
                                        t709,
                                        t711,
                                        t712,
                                        t713,
                                        t714,
                                        t716,
                                        t717,
                                        t718,
                                        t719,
                                        t722,
                                        t723,
                                        t724,
                                        t726,
                                        t728,
                                        t730,
                                        t731,
                                        t732,
                                        t733,
                                        t735,
                                        t736,
                                        t737,
                                        t738,
                                        t740,
                                        t741,
                                        t742,
                                        t743,
                                        t744,
                                        t745,
                                        t746,
                                        t747,
                                        ahead84_new,
                                        inv_ahead78_new,
                                        ahead83_new,
                                        ahead85_new,
                                        t748,
                                        t749,
                                        ahead16_new,
                                        t751,
                                        t752,
                                        t753,
                                        t754,
                                        t755,
                                        t756,
                                        t757,
                                        t758,
                                        t759,
                                        t760,
                                        t761,
                                        t762,
                                        t763,
                                        t764,
                                        t765,
                                        t767,
                                        t768,
                                        t769,
                                        ahead79_new,
                                        ahead80_new,
                                        ahead81_new,
                                        ahead17_new,
                                        t771,
                                        t772,
                                        t773,
                                        t774,
                                        t775,
                                        t776,
                                        t777,
                                        t778,
                                        t779,
                                        t780,
                                        t781,
                                        ahead19_new,
                                        ahead20_new,
                                        t782,
                                        t783,
                                        t784,
                                        t785,
                                        t786,
                                        t787,
                                        t788,
                                        t789,
                                        ahead23_new,
                                        ahead21_new,
                                        ahead22_new,
                                        t790,
                                        t791,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k1,
                                    k2,
                                    twice_a2,
                                    k3,
                                    inv_m1_plus_m2,
                                    k4,
                                    half_m2_a2,
                                    k5,
                                    k6,
                                    k9,
                                    k10,
                                    half_j1,
                                    twice_m2_l1,
                                    twice_m1_a1,
                                    inv_h,
                                    cos_w_t_a_w_ahead102,
                                    t1,
                                    cos_w_t_a_w_ahead41,
                                    inv_ahead24,
                                    t2,
                                    t3,
                                    t4,
                                    t5,
                                    t6,
                                    cos_w_t_a_w_ahead30,
                                    t7,
                                    t8,
                                    t9,
                                    t13,
                                    theta_rate_half_h,
                                    phi_rate_half_h,
                                    t54,
                                    t58,
                                    t69,
                                    t55,
                                    t57,
                                    t59,
                                    t60,
                                    t62,
                                    t63,
                                    t68,
                                    t173,
                                    t75,
                                    t145,
                                    t146,
                                    t178,
                                    t158,
                                    t149,
                                    t162,
                                    t89,
                                    t109,
                                    t94,
                                    t98,
                                    t96,
                                    t106,
                                    t115,
                                    t122,
                                    t142,
                                    t86,
                                    t110,
                                    t112,
                                    t120,
                                    t128,
                                    t131,
                                    t134,
                                    t136,
                                    t181,
                                    t172,
                                    t159,
                                    t186,
                                    t153,
                                    t151,
                                    t191,
                                    t139,
                                    t144,
                                    t161,
                                    t155,
                                    t163,
                                    t204,
                                    t221,
                                    t209,
                                    t214,
                                    t243,
                                    t210,
                                    t216,
                                    t220,
                                    t242,
                                    t224,
                                    t229,
                                    t230,
                                    t231,
                                    t238,
                                    t244,
                                    t245,
                                    t248,
                                    t247,
                                    t251,
                                    t253,
                                    t254,
                                    t255,
                                    t256,
                                    t259,
                                    t257,
                                    t267,
                                    t268,
                                    t258,
                                    t260,
                                    t262,
                                    t263,
                                    t265,
                                    t266,
                                    t271,
                                    t274,
                                    t275,
                                    t272,
                                    t273,
                                    t276,
                                    t308,
                                    t317,
                                    t289,
                                    t295,
                                    t280,
                                    t281,
                                    t282,
                                    t293,
                                    t283,
                                    t284,
                                    t297,
                                    t296,
                                    t294,
                                    t278,
                                    t285,
                                    t360,
                                    t321,
                                    t324,
                                    t331,
                                    t359,
                                    t364,
                                    t391,
                                    t298,
                                    t299,
                                    t300,
                                    t287,
                                    t305,
                                    t306,
                                    t310,
                                    t313,
                                    t307,
                                    t302,
                                    t288,
                                    t350,
                                    t340,
                                    t343,
                                    t376,
                                    t377,
                                    t379,
                                    t380,
                                    t381,
                                    t387,
                                    t388,
                                    t17,
                                    m2_h,
                                    twice_l1,
                                    t18,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    half_l1,
                                    k11,
                                    half_l2,
                                    t21,
                                    k12,
                                    ahead25_plus_ahead26,
                                    k13,
                                    ahead28_plus_ahead29,
                                    twice_l1_m2_a2,
                                    ahead36_plus_ahead37,
                                    ahead57_plus_ahead58,
                                    t22,
                                    t23,
                                    t24,
                                    ahead42_plus_ahead46,
                                    t25,
                                    t26,
                                    t27,
                                    t28,
                                    ahead68_plus_ahead70,
                                    ahead72_plus_ahead74,
                                    t29,
                                    t30,
                                    ahead86_plus_ahead87,
                                    t31,
                                    t32,
                                    t33,
                                    half_a1,
                                    m1_h,
                                    j1_h,
                                    j2_h,
                                    t34,
                                    t35,
                                    t38,
                                    t41,
                                    a1,
                                    l1,
                                    m2,
                                    j2,
                                    a2,
                                    l2,
                                    theta,
                                    phi,
                                    rho1,
                                    h,
                                    x_rate,
                                    y_rate,
                                    theta_rate,
                                    phi_rate,
                                    rho1_rate,
                                    kappa_gradient,
                                    ahead1,
                                    ahead2,
                                    ahead4,
                                    ahead6,
                                    ahead7,
                                    ahead9,
                                    ahead18,
                                    ahead24,
                                    ahead27,
                                    ahead31,
                                    ahead35,
                                    ahead43,
                                    ahead44,
                                    ahead45,
                                    ahead49,
                                    ahead50,
                                    ahead54,
                                    ahead64,
                                    ahead65,
                                    ahead69,
                                    ahead73,
                                    ahead77,
                                    ahead78,
                                    ahead82,
                                    ahead88,
                                    ahead96,
                                    ahead97,
                                    ahead99,
                                    ahead100,
                                    ahead101,
                                    ahead103,
                                    ahead104,
                                    ahead105,
                                    ahead108,
                                    ahead109,
                                    ahead110,
                                    ahead111,
                                    ahead112,
                                    ahead113,
                                    ahead114,
                                    sin_theta_ahead,
                                    cos_theta_ahead,
                                    sin_phi_ahead,
                                    cos_phi_ahead,
                                ])
                            };
                            let [t792, t793, t794, t795, t797, twice_x_rate, t801, t805,
                            twice_y_rate, t807, t813, t814, t815, t816, t817, t819, t822,
                            t823, t825, t828, t835, t838, t841, t845, t847, t848, t851,
                            t855, t857, t859, t861, t868, t869, t870, t873, t874, t878,
                            t879, t883, t887, t888, t890, t891, t893, t894, t895, t897,
                            t902, t905, t907, t909, t911, t912, t913, t914, t915, t916,
                            t918, t919, t930, t935, t938, t941, t944, t945, t946, t949,
                            t953, t955, t958, t960, t964, t965, t966, t969, t970, t974,
                            t975, t976, t978, t985, t986, t988, t992, t994, t995, t997,
                            t998, t999, t1004, t1006, t1008, t1010, t1012, t1016, t1017,
                            t1018, t1019, t1020, t1090, t1091, t1092, t1093, t1098,
                            t1099, t1100, t1101, t1102, t1103, t1105, t1106, t1162,
                            t1232, t1238, t1239, t1253, t1256, t1258, t1259, t1260,
                            t1261, t1262, t1263, t1264, t1265, t1267, t1268, t1269,
                            t1270, t1271, t1272, t1273, t1274, t1275, t1276, t1277,
                            t1281, t1282, t1284, t1285, t1286, t1287, t1288, t1289,
                            t1290, t1291, t1292, t1293, t1295, t1296, t1297, t1298,
                            t1299, t1300, t1301] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k3,
                                    inv_m1_plus_m2,
                                    k4,
                                    half_m2_a2,
                                    k5,
                                    twice_m2_l1,
                                    half_h,
                                    t13,
                                    t54,
                                    t58,
                                    t70,
                                    t55,
                                    t57,
                                    t71,
                                    t60,
                                    t61,
                                    t73,
                                    t63,
                                    t64,
                                    t68,
                                    t104,
                                    t182,
                                    t173,
                                    t72,
                                    t66,
                                    t74,
                                    t65,
                                    t75,
                                    t88,
                                    t105,
                                    t194,
                                    t177,
                                    t178,
                                    t179,
                                    t147,
                                    t148,
                                    t158,
                                    t149,
                                    t162,
                                    t156,
                                    t157,
                                    t76,
                                    t77,
                                    t78,
                                    t79,
                                    t80,
                                    t89,
                                    t87,
                                    t109,
                                    t83,
                                    t92,
                                    t91,
                                    t93,
                                    t94,
                                    t81,
                                    t97,
                                    t98,
                                    t95,
                                    t96,
                                    t106,
                                    t107,
                                    t113,
                                    t114,
                                    t115,
                                    t118,
                                    t121,
                                    t122,
                                    t84,
                                    t140,
                                    t141,
                                    t142,
                                    t82,
                                    t85,
                                    t86,
                                    t99,
                                    t110,
                                    t100,
                                    t108,
                                    t111,
                                    t112,
                                    t164,
                                    t120,
                                    t124,
                                    t125,
                                    t126,
                                    t102,
                                    t103,
                                    t127,
                                    t128,
                                    t170,
                                    t130,
                                    t131,
                                    t171,
                                    t134,
                                    t166,
                                    t136,
                                    t168,
                                    t169,
                                    t159,
                                    t185,
                                    t153,
                                    t190,
                                    t150,
                                    t151,
                                    t188,
                                    t191,
                                    t132,
                                    t135,
                                    t137,
                                    t138,
                                    t129,
                                    t139,
                                    t143,
                                    t144,
                                    t160,
                                    t161,
                                    t154,
                                    t155,
                                    t183,
                                    t180,
                                    t187,
                                    t163,
                                    t193,
                                    t195,
                                    t197,
                                    t204,
                                    t198,
                                    t200,
                                    t205,
                                    t206,
                                    t223,
                                    t196,
                                    t201,
                                    t207,
                                    t208,
                                    t209,
                                    t202,
                                    t213,
                                    t214,
                                    t203,
                                    t232,
                                    t243,
                                    t210,
                                    t211,
                                    t215,
                                    t216,
                                    t218,
                                    t219,
                                    t220,
                                    t241,
                                    t242,
                                    t224,
                                    t227,
                                    t233,
                                    t228,
                                    t229,
                                    t226,
                                    t231,
                                    t236,
                                    t238,
                                    t244,
                                    t245,
                                    t246,
                                    t248,
                                    t247,
                                    t251,
                                    t252,
                                    t253,
                                    t254,
                                    t255,
                                    t249,
                                    t250,
                                    t256,
                                    t259,
                                    t257,
                                    t267,
                                    t268,
                                    t258,
                                    t260,
                                    t261,
                                    t262,
                                    t263,
                                    t265,
                                    t266,
                                    t270,
                                    t271,
                                    t274,
                                    t275,
                                    t272,
                                    t273,
                                    t276,
                                    t415,
                                    t414,
                                    t301,
                                    t318,
                                    t317,
                                    t329,
                                    t330,
                                    t279,
                                    t280,
                                    t281,
                                    t282,
                                    t292,
                                    t290,
                                    t293,
                                    t283,
                                    t284,
                                    t285,
                                    t425,
                                    t420,
                                    t421,
                                    t422,
                                    t319,
                                    t320,
                                    t321,
                                    t324,
                                    t336,
                                    t322,
                                    t331,
                                    t332,
                                    t357,
                                    t358,
                                    t359,
                                    t363,
                                    t364,
                                    t361,
                                    t362,
                                    t325,
                                    t372,
                                    t433,
                                    t323,
                                    t326,
                                    t327,
                                    t389,
                                    t390,
                                    t391,
                                    t417,
                                    t298,
                                    t299,
                                    t300,
                                    t287,
                                    t306,
                                    t403,
                                    t309,
                                    t370,
                                    t371,
                                    t418,
                                    t311,
                                    t312,
                                    t313,
                                    t307,
                                    t302,
                                    t427,
                                    t428,
                                    t429,
                                    t423,
                                    t424,
                                    t430,
                                    t436,
                                    t431,
                                    t432,
                                    t440,
                                    t441,
                                    t438,
                                    t442,
                                    t443,
                                    t445,
                                    t453,
                                    t448,
                                    t449,
                                    t450,
                                    t451,
                                    t455,
                                    t461,
                                    t446,
                                    t288,
                                    t333,
                                    t334,
                                    t335,
                                    t350,
                                    t339,
                                    t340,
                                    t342,
                                    t343,
                                    t346,
                                    t347,
                                    t352,
                                    t366,
                                    t354,
                                    t367,
                                    t355,
                                    t356,
                                    t368,
                                    t374,
                                    t375,
                                    t376,
                                    t377,
                                    t379,
                                    t380,
                                    t381,
                                    t383,
                                    t384,
                                    t385,
                                    t386,
                                    t387,
                                    t394,
                                    t397,
                                    t398,
                                    t409,
                                    t410,
                                    t405,
                                    t406,
                                    t411,
                                    t388,
                                    t400,
                                    t457,
                                    t413,
                                    t458,
                                    t463,
                                    t459,
                                    t462,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t511,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t509,
                                    ahead5_new,
                                    ahead8_new,
                                    t513,
                                    ahead10_new,
                                    ahead21_new,
                                    t540,
                                    t531,
                                    t512,
                                    t514,
                                    t515,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t516,
                                    t517,
                                    ahead30_new,
                                    t608,
                                    t785,
                                    t464,
                                    t465,
                                    t537,
                                    t546,
                                    t545,
                                    k12,
                                    t564,
                                    t791,
                                    ahead27_new,
                                    inv_ahead27_new,
                                    ahead31_new,
                                    ahead35_new,
                                    ahead41_new,
                                    ahead42_new,
                                    ahead76_new,
                                    inv_ahead45_new,
                                    ahead46_new,
                                    ahead47_new,
                                    inv_ahead50_new,
                                    ahead51_new,
                                    ahead52_new,
                                    ahead55_new,
                                    ahead56_new,
                                    ahead62_new,
                                    ahead63_new,
                                    ahead64_new,
                                    ahead66_new,
                                    ahead67_new,
                                    ahead74_new,
                                    t778,
                                    t745,
                                    t718,
                                    t744,
                                    t737,
                                    t752,
                                    t769,
                                    t771,
                                    t781,
                                    t783,
                                    t789,
                                    t790,
                                    t747,
                                    h_over_m1_plus_m2,
                                    k17,
                                    m2_a2_h,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    half_m2_a2_l1_h,
                                    half_m2_a2_h,
                                    m2_l1_a2_h,
                                    k18,
                                    k19,
                                    m2_a2_h_2,
                                    half_m2_a2_h_2,
                                    k20,
                                    k21,
                                    k22,
                                    k23,
                                    m1,
                                    l1,
                                    m2,
                                    a2,
                                    l2,
                                    h,
                                    x_rate,
                                    y_rate,
                                    theta_rate,
                                    phi_rate,
                                    kappa_gradient,
                                    ahead21,
                                    ]: [T; 420],
                                ) -> [T; 155] {
                                    let t792 = a2 * t546 + (t540 * t785 + t537 * t545);
                                    let t793 = a2 * t564;
                                    let t794 = rt::lit::<T>(0.5) * (ahead21_new + ahead21)
                                        - t531 * half_a2;
                                    let t795 = t778 + t791 * t737
                                        + (t792 * t745 - t793 * t744 - t794 * t718);
                                    let t796 = m1 * (t752 * t769 + t771 * t781)
                                        + m2 * (t783 * t789 + t790 * t795);
                                    let t797 = t465 * (t747 - t796);
                                    let twice_x_rate = rt::lit::<T>(2.0) * x_rate;
                                    let t798 = t147 * t158;
                                    let t799 = t148 - twice_x_rate * t798;
                                    let t800 = phi_rate * t798;
                                    let t801 = y_rate * t798;
                                    let t802 = theta_rate * t798;
                                    let t803 = t183 * t799
                                        - rt::lit::<T>(2.0)
                                            * (t798 + t191 * t800 + (t180 * t801 + t187 * t802));
                                    let t804 = t139 * t799
                                        + rt::lit::<T>(2.0)
                                            * (t161 * t802 - t144 * t801 - t155 * t800);
                                    let t805 = t163 * (t803 - t193 * t804);
                                    let twice_y_rate = rt::lit::<T>(2.0) * y_rate;
                                    let t806 = t147 * t149;
                                    let t807 = t148 - twice_y_rate * t806;
                                    let t808 = phi_rate * t806;
                                    let t809 = x_rate * t806;
                                    let t810 = theta_rate * t806;
                                    let t811 = t180 * t807
                                        - rt::lit::<T>(2.0)
                                            * (t806 + t191 * t808 + (t183 * t809 + t187 * t810));
                                    let t812 = t144 * t807
                                        + rt::lit::<T>(2.0)
                                            * (t161 * t810 - t139 * t809 - t155 * t808);
                                    let t813 = t163 * (t811 - t193 * t812);
                                    let t814 = h * t55;
                                    let t815 = t57 * t814;
                                    let t816 = h * t54;
                                    let t817 = t815 + t58 * t816;
                                    let t818 = half_m2_a2 * t817;
                                    let t819 = half_h * t54;
                                    let t820 = t70 * t819 + half_m2_a2 * t815;
                                    let t821 = inv_m1_plus_m2 * t820;
                                    let t822 = t57 * t816;
                                    let t823 = t58 * t814 - t822;
                                    let t824 = half_m2_a2 * t823;
                                    let t825 = half_h * t55;
                                    let t826 = t70 * t825 - half_m2_a2 * t822;
                                    let t827 = inv_m1_plus_m2 * t826;
                                    let t828 = t74 * t818 + t64 * t821
                                        - (t72 * t824 + t61 * t827);
                                    let t829 = t74 * t820 + t73 * t821
                                        - (t72 * t826 + t71 * t827);
                                    let t830 = t78 * (t828 - t79 * t829);
                                    let t831 = rt::lit::<T>(0.5) * (t72 * t814 - t74 * t816)
                                        + (t54 * t827 - t55 * t821);
                                    let t832 = t817 * k12;
                                    let t833 = t823 * k12;
                                    let t834 = t79 * t831
                                        + (rt::lit::<T>(0.5) * (t65 * t816 - t66 * t814)
                                            + (t55 * t832 - t54 * t833));
                                    let t835 = t88 * t830 + t834;
                                    let t836 = t79 * t828
                                        + (t66 * t824 + t61 * t833 - (t65 * t818 + t64 * t832));
                                    let t837 = t75 * t830 + t836;
                                    let t838 = t87 * (t835 + t109 * t837);
                                    let t839 = rt::lit::<T>(0.5) * t823;
                                    let t840 = t80 * t829 - t77 * t837;
                                    let t841 = t78 * (t831 - t91 * t829)
                                        + t92 * (t89 * t828 + t75 * t835 - t93 * t840);
                                    let t842 = rt::lit::<T>(0.5) * t817;
                                    let t843 = m1_plus_m2 * t837;
                                    let t844 = t55 * k17 + t94 * t827
                                        - t81 * (t95 * t843 + (t89 * t824 + t61 * t835));
                                    let t845 = t72 * t841 + t844;
                                    let t846 = t81 * (t97 * t843 + (t64 * t835 - t89 * t818))
                                        + (t94 * t821 + t54 * k17);
                                    let t847 = t846 - t74 * t841;
                                    let t848 = l2 * t838 + t96 * t839
                                        - (t104 * t841 + t98 * t842) + (t60 * t845 - t63 * t847);
                                    let t849 = t74 * t842 + t63 * t821
                                        - (t72 * t839 + t60 * t827);
                                    let t850 = t79 * t849
                                        + (t66 * t839 + t60 * t833 - (t65 * t842 + t63 * t832));
                                    let t851 = t105 * t830 + t850;
                                    let t852 = t87 * (t107 * t837 - t851);
                                    let t853 = t54 * t845
                                        + rt::lit::<T>(0.5) * (t96 * t814 - t98 * t816)
                                        - t55 * t847;
                                    let t854 = t80 * t853 - t99 * t837;
                                    let t855 = t852
                                        - t108 * (t110 * t835 + t89 * t848 - t111 * t854);
                                    let t856 = t13 * t855;
                                    let t857 = t78 * (t849 - t113 * t829)
                                        - t92 * (t106 * t828 - t75 * t851 - t114 * t840);
                                    let t858 = t81 * (t118 * t843 - (t106 * t818 + t64 * t851))
                                        + k5 * t817 - t115 * t821;
                                    let t859 = t74 * t857 + t858;
                                    let t860 = t115 * t827
                                        + (t81 * (t121 * t843 + (t106 * t824 - t61 * t851))
                                            - k5 * t823);
                                    let t861 = t72 * t857 + t860;
                                    let t862 = l2 * t852 - t122 * t839
                                        + (t104 * t857 - t842 * t120) - (t63 * t859 + t60 * t861);
                                    let t863 = t862 - t124 * t848 - t124 * (t848 - t124 * t853);
                                    let t864 = rt::lit::<T>(1.0) / (t80 * t80);
                                    let t865 = rt::lit::<T>(2.0) * t89;
                                    let t866 = t837 * t864
                                        - t102 * (t835 * t865 - t103 * (t80 * t854 - t100 * t837));
                                    let t867 = t866 - t126 * t855 - t126 * (t855 - t126 * t863);
                                    let t868 = t127 * t863 + t125 * t867;
                                    let t869 = t130 * t853 + t99 * t868;
                                    let t870 = t127 * t854 + t100 * t867;
                                    let t871 = t134 * (t164 * t848 + t110 * t856 - t166 * t869)
                                        - t136 * (t13 * t835 - t168 * t870);
                                    let t872 = m1_plus_m2 * t840;
                                    let t873 = t84 * (t73 * t828 - t75 * t820 - t140 * t872)
                                        - t81 * (t141 * t843 - t818);
                                    let t874 = t128 * t867;
                                    let t875 = t170 * t874;
                                    let t876 = t131 * (t856 - t171 * t868);
                                    let t877 = t171 * t859 + t170 * t873 - t142 * t875
                                        - t169 * t847 - t120 * t876;
                                    let t878 = t98 * t871 + t877;
                                    let t879 = t104 * t814;
                                    let t880 = t147 * t162;
                                    let t881 = phi_rate * t880;
                                    let t882 = x_rate * t880;
                                    let t883 = y_rate * t880;
                                    let t884 = t149 * (t878 + t179 * (rt::lit::<T>(0.5) * t879))
                                        - rt::lit::<T>(2.0)
                                            * (t880 + t191 * t881 + (t183 * t882 + t180 * t883));
                                    let t885 = t148 - rt::lit::<T>(2.0) * theta_rate * t880;
                                    let t886 = t80 * t867 - t127 * t837;
                                    let t887 = t151 * t886;
                                    let t888 = t80 * t868 - t130 * t837;
                                    let t889 = t169 * t838 - t188 * t887
                                        - t153 * (t106 * t856 - t164 * t851 - t190 * t888);
                                    let t890 = t109 * t871 + t889;
                                    let t891 = t81 * (t824 + t82 * t843)
                                        - t84 * (t75 * t826 + t71 * t828 - t85 * t872);
                                    let t892 = t170 * t891 - t86 * t875 - t171 * t861
                                        - t169 * t845 - t122 * t876;
                                    let t893 = t892 - t96 * t871;
                                    let t894 = t104 * t816;
                                    let t895 = t127 * t840 + t83 * t867;
                                    let t896 = t159 * (t13 * t828 - t185 * t895) + t171 * t857
                                        + (t169 * t841 + t115 * t876);
                                    let t897 = t94 * t871 + t896;
                                    let t898 = t187 * t885 + t157 * t890
                                        + (t158 * (t893 - t179 * (rt::lit::<T>(0.5) * t894))
                                            - t162 * t897);
                                    let t899 = t134 * (t112 * t848 + t110 * t855 - t135 * t869)
                                        - t136 * (t835 - t137 * t870);
                                    let t900 = t131 * (t855 - t132 * t868);
                                    let t901 = t132 * t859 + t128 * (t873 - t143 * t867)
                                        - t138 * t847 - t120 * t900;
                                    let t902 = t98 * t899 + t901;
                                    let t903 = rt::lit::<T>(1.0) / (t150 * t150);
                                    let t904 = t138 * t838 - t886 * t903
                                        - t153 * (t106 * t855 - t112 * t851 - t154 * t888);
                                    let t905 = t109 * t899 + t904;
                                    let t906 = t128 * (t891 - t129 * t867) - t132 * t861
                                        - t138 * t845 - t122 * t900;
                                    let t907 = t906 - t96 * t899;
                                    let t908 = t159 * (t828 - t160 * t895) + t132 * t857
                                        + (t138 * t841 + t115 * t900);
                                    let t909 = t94 * t899 + t908;
                                    let t910 = t149 * t902 - t161 * t885
                                        + (t157 * t905 + t158 * t907)
                                        - (rt::lit::<T>(2.0)
                                            * (t139 * t882 + (t144 * t883 + t155 * t881))
                                            + t162 * t909);
                                    let t911 = t163 * (t884 + t898 - t193 * t910);
                                    let t912 = rt::lit::<T>(0.5) * t179;
                                    let t913 = h * t58;
                                    let t914 = t55 * t913;
                                    let t915 = h * t57;
                                    let t916 = t914 - t54 * t915;
                                    let t917 = rt::lit::<T>(0.5) * t916;
                                    let t918 = t54 * t913;
                                    let t919 = t918 + t55 * t915;
                                    let t920 = rt::lit::<T>(0.5) * t919;
                                    let t921 = half_m2_a2 * t914 - t57 * (t54 * half_m2_a2_h);
                                    let t922 = t57 * (t55 * half_m2_a2_h) + half_m2_a2 * t918;
                                    let t923 = inv_m1_plus_m2 * t922;
                                    let t924 = t57 * m2_l1_a2_h;
                                    let t925 = inv_m1_plus_m2 * t921;
                                    let t926 = t72 * t921 - t73 * t923
                                        + (t924 + t71 * t925 - t74 * t922);
                                    let t927 = t57 * half_m2_a2_l1_h;
                                    let t928 = half_m2_a2 * t916;
                                    let t929 = half_m2_a2 * t919;
                                    let t930 = t927 + t61 * t925 - t64 * t923
                                        + (t72 * t928 - t74 * t929);
                                    let t931 = t78 * (t79 * t926 - t930);
                                    let t932 = t54 * t925 - t55 * t923;
                                    let t933 = k12 * t919;
                                    let t934 = k12 * t916;
                                    let t935 = t88 * t931
                                        + (t79 * t932 + (t55 * t933 - t54 * t934));
                                    let t936 = t61 * t934 + t66 * t928
                                        - (t64 * t933 + t65 * t929) - t79 * t930;
                                    let t937 = t75 * t931 + t936;
                                    let t938 = t87 * (t935 + t109 * t937);
                                    let t939 = t57 * half_l1_h;
                                    let t940 = t80 * t926 + t77 * t937;
                                    let t941 = t78 * (t932 + t91 * t926)
                                        + t92 * (t93 * t940 + (t75 * t935 - t89 * t930));
                                    let t942 = t96 * t917 - t98 * t920
                                        + (l2 * t938 + t94 * t939 - t104 * t941);
                                    let t943 = m1_plus_m2 * t937;
                                    let t944 = t72 * t941
                                        + (t94 * t925
                                            - t81 * (t95 * t943 + (t89 * t928 + t61 * t935)));
                                    let t945 = t74 * t941
                                        - (t94 * t923
                                            + t81 * (t97 * t943 + (t64 * t935 - t89 * t929)));
                                    let t946 = t942 + (t60 * t944 + t63 * t945);
                                    let t947 = t939 + t60 * t925 - t63 * t923
                                        + (t72 * t917 - t74 * t920);
                                    let t948 = t60 * t934 + t66 * t917
                                        - (t63 * t933 + t65 * t920) - t79 * t947;
                                    let t949 = t105 * t931 + t948;
                                    let t950 = t87 * (t107 * t937 - t949);
                                    let t951 = t54 * t944 + t55 * t945;
                                    let t952 = t80 * t951 - t99 * t937;
                                    let t953 = t950
                                        - t108 * (t110 * t935 + t89 * t946 - t111 * t952);
                                    let t954 = t13 * t953;
                                    let t955 = t78 * (t113 * t926 - t947)
                                        - t92 * (t114 * t940 - (t106 * t930 + t75 * t949));
                                    let t956 = t104 * t955 + (l2 * t950 - t115 * t939)
                                        - (t920 * t120 + t122 * t917);
                                    let t957 = t81 * (t118 * t943 - (t106 * t929 + t64 * t949))
                                        + k5 * t919 - t115 * t923;
                                    let t958 = t74 * t955 + t957;
                                    let t959 = t115 * t925
                                        + (t81 * (t121 * t943 + (t106 * t928 - t61 * t949))
                                            - k5 * t916);
                                    let t960 = t72 * t955 + t959;
                                    let t961 = t956 - (t63 * t958 + t60 * t960) - t124 * t946
                                        - t124 * (t946 - t124 * t951);
                                    let t962 = t864 * t937
                                        - t102 * (t865 * t935 - t103 * (t80 * t952 - t100 * t937));
                                    let t963 = t962 - t126 * t953 - t126 * (t953 - t126 * t961);
                                    let t964 = t127 * t961 + t125 * t963;
                                    let t965 = t130 * t951 + t99 * t964;
                                    let t966 = t127 * t952 + t100 * t963;
                                    let t967 = t134 * (t164 * t946 + t110 * t954 - t166 * t965)
                                        - t136 * (t13 * t935 - t168 * t966);
                                    let t968 = m1_plus_m2 * t940;
                                    let t969 = t84 * (t140 * t968 - (t75 * t922 + t73 * t930))
                                        - t81 * (t141 * t943 - t929);
                                    let t970 = t128 * t963;
                                    let t971 = t170 * t970;
                                    let t972 = t131 * (t954 - t171 * t964);
                                    let t973 = t169 * t945
                                        + (t170 * t969 + t171 * t958 - t142 * t971) - t120 * t972;
                                    let t974 = t98 * t967 + t973;
                                    let t975 = t178 * (t177 * (t57 * (t58 * k18 - k19)));
                                    let t976 = t173 * t975;
                                    let t977 = t57 * l1_h;
                                    let t978 = t54 * t977;
                                    let t979 = t147 * t156;
                                    let t980 = x_rate * t979;
                                    let t981 = y_rate * t979;
                                    let t982 = theta_rate * t979;
                                    let t983 = t149
                                        * (t974 - (t976 + t179 * (rt::lit::<T>(0.5) * t978)))
                                        - rt::lit::<T>(2.0)
                                            * (t979 + t183 * t980 + (t180 * t981 + t187 * t982));
                                    let t984 = t80 * t963 - t127 * t937;
                                    let t985 = t151 * t984;
                                    let t986 = t80 * t964 - t130 * t937;
                                    let t987 = t169 * t938 - t188 * t985
                                        - t153 * (t106 * t954 - t164 * t949 - t190 * t986);
                                    let t988 = t109 * t967 + t987;
                                    let t989 = t148 - rt::lit::<T>(2.0) * phi_rate * t979;
                                    let t990 = half_h * t58;
                                    let t991 = t57 * t975;
                                    let t992 = t83 * t963 - t127 * t940;
                                    let t993 = t169 * t941 + t171 * t955
                                        + (t115 * t972 - t159 * (t13 * t930 + t185 * t992));
                                    let t994 = t94 * t967 + t993;
                                    let t995 = t81 * (t928 + t82 * t943)
                                        - t84 * (t85 * t968 + (t75 * t921 - t71 * t930));
                                    let t996 = t170 * t995 - t86 * t971 - t171 * t960
                                        - t169 * t944 - t122 * t972;
                                    let t997 = t996 - t96 * t967;
                                    let t998 = t182 * t975;
                                    let t999 = t55 * t977;
                                    let t1000 = t162 * (t179 * t990 - t991 - t994)
                                        + t158
                                            * (t997 - (t998 + t179 * (rt::lit::<T>(0.5) * t999)));
                                    let t1001 = t134 * (t112 * t946 + t110 * t953 - t135 * t965)
                                        - t136 * (t935 - t137 * t966);
                                    let t1002 = t131 * (t953 - t132 * t964);
                                    let t1003 = t138 * t941 + t132 * t955
                                        + (t115 * t1002 - t159 * (t930 + t160 * t992));
                                    let t1004 = t94 * t1001 + t1003;
                                    let t1005 = t128 * (t995 - t129 * t963) - t132 * t960
                                        - t138 * t944 - t122 * t1002;
                                    let t1006 = t1005 - t96 * t1001;
                                    let t1007 = t138 * t938 - t903 * t984
                                        - t153 * (t106 * t953 - t112 * t949 - t154 * t986);
                                    let t1008 = t109 * t1001 + t1007;
                                    let t1009 = t138 * t945
                                        + (t128 * (t969 - t143 * t963) + t132 * t958)
                                        - t120 * t1002;
                                    let t1010 = t98 * t1001 + t1009;
                                    let t1011 = rt::lit::<T>(2.0)
                                        * (t161 * t982 - t139 * t980 - t144 * t981) - t162 * t1004
                                        + (t158 * t1006 + t155 * t989
                                            + (t157 * t1008 + t149 * t1010));
                                    let t1012 = t163
                                        * (t983 + (t157 * t988 + t191 * t989 + t1000)
                                            - t193 * t1011);
                                    let t1013 = t182 * t158;
                                    let t1014 = t173 * t149;
                                    let t1015 = t1013 + (t1014 + t57 * t162);
                                    let t1016 = half_h * t177;
                                    let t1017 = t163 * (t1015 * (kappa_gradient + t1016));
                                    let t1018 = kappa_gradient * t182;
                                    let t1019 = t163
                                        * (t194 * t158 + (t195 * t149 + t196 * t162));
                                    let t1020 = kappa_gradient * t173;
                                    let t1021 = t58 * m2_a2_h_2;
                                    let t1022 = t58 * k20;
                                    let t1023 = rt::lit::<T>(0.5)
                                        * (t198 * t1021 + t197 * t1022);
                                    let t1024 = t57 * m2_a2_h;
                                    let t1025 = t57 * k21;
                                    let t1026 = t924 + t1023
                                        - rt::lit::<T>(0.5) * (t200 * t1024 + t70 * t1025);
                                    let t1027 = m1_plus_m2 * t1026;
                                    let t1028 = t57 * half_m2_a2_h;
                                    let t1029 = t202 * (t203 * t1027 - t1028);
                                    let t1030 = t57 * m2_a2_h_2;
                                    let t1031 = t927 + t1023
                                        - rt::lit::<T>(0.5) * (t200 * t1030 + t204 * t1025);
                                    let t1032 = t207 * (t208 * t1026 - t1031);
                                    let t1033 = t57 * k20;
                                    let t1034 = t206 * t1032
                                        + (t1023 - rt::lit::<T>(0.5) * (t205 * t1030 + t204 * t1033)
                                            - t208 * t1031);
                                    let t1035 = t209 * t1026 + t201 * t1034;
                                    let t1036 = t206 * t1028 + t70 * t1031;
                                    let t1037 = t57 * k22 + t202 * (t213 * t1027 - t1036);
                                    let t1038 = t211
                                        * (t215 * t1035 + (t206 * t1037 - t214 * t1031));
                                    let t1039 = t1029 + t1038;
                                    let t1040 = t198 * t1039;
                                    let t1041 = t58 * k22;
                                    let t1042 = t58 * half_m2_a2_h_2;
                                    let t1043 = t214 * t1042 + t197 * t1037;
                                    let t1044 = m1_plus_m2 * t1034;
                                    let t1045 = t218 * (t1043 + t241 * t1044);
                                    let t1046 = t1040 + (t216 * t1041 - t1045);
                                    let t1047 = t232 * (t1037 + t243 * t1034);
                                    let t1048 = t57 * half_m2_a2_h_2;
                                    let t1049 = t204 * t1037 - t214 * t1048;
                                    let t1050 = t218 * (t1049 + t219 * t1044);
                                    let t1051 = t57 * k23;
                                    let t1052 = t200 * t1039 - (t1050 + t216 * t1051);
                                    let t1053 = t57 * t1046 + (l2 * t1047 - t104 * t1039)
                                        + (t58 * t1052
                                            + rt::lit::<T>(0.5)
                                                * (t242 * t913 + t216 * t977 - t220 * t915));
                                    let t1054 = rt::lit::<T>(0.5) * (t198 * t913 + t57 * t1022);
                                    let t1055 = t939 + t1054
                                        - rt::lit::<T>(0.5) * (t200 * t915 + t58 * t1025);
                                    let t1056 = t223 * t1032
                                        + (t1054 - rt::lit::<T>(0.5) * (t205 * t915 + t58 * t1033)
                                            - t208 * t1055);
                                    let t1057 = t232 * (t233 * t1034 - t1056);
                                    let t1058 = t209 * t1052 - t220 * t1034;
                                    let t1059 = t251
                                        * (t244 * t1037 + t214 * t1053 - t252 * t1058);
                                    let t1060 = t1057 - t1059;
                                    let t1061 = t13 * t1060;
                                    let t1062 = t207 * (t227 * t1026 - t1055);
                                    let t1063 = t211
                                        * (t228 * t1035 - (t224 * t1031 + t206 * t1056));
                                    let t1064 = t1062 - t1063;
                                    let t1065 = t57 * k17;
                                    let t1066 = t224 * t1048 + t204 * t1056;
                                    let t1067 = t218 * (t226 * t1044 - t1066);
                                    let t1068 = t200 * t1064 + (t1065 + t1067 - t229 * t1051);
                                    let t1069 = t198 * t1064;
                                    let t1070 = t224 * t1042 - t197 * t1056;
                                    let t1071 = t218 * (t1070 + t236 * t1044);
                                    let t1072 = t58 * k17;
                                    let t1073 = t1069 + (t229 * t1041 + (t1071 - t1072));
                                    let t1074 = l2 * t1057 + t104 * t1064 - t58 * t1068
                                        - (t57 * t1073
                                            + rt::lit::<T>(0.5)
                                                * (t231 * t915 + (t238 * t913 + t229 * t977)));
                                    let t1075 = t245 * (t1053 - t246 * t1052);
                                    let t1076 = t1074 - t246 * t1053 - t244 * t1075;
                                    let t1077 = t209 * t1058 - t248 * t1034;
                                    let t1078 = t249 * (t372 * t1037 - t250 * t1077);
                                    let t1079 = t254 * (t1060 - t255 * t1076);
                                    let t1080 = t370 * t1034 - t1078 - t255 * t1060
                                        - t253 * t1079;
                                    let t1081 = t256 * t1076 + t247 * t1080;
                                    let t1082 = t257 * t1052 + t220 * t1081;
                                    let t1083 = t258
                                        * (t259 * t1053 + t244 * t1061 - t260 * t1082);
                                    let t1084 = t256 * t1058 + t248 * t1080;
                                    let t1085 = t261 * (t13 * t1037 - t262 * t1084);
                                    let t1086 = t1083 - t1085;
                                    let t1087 = t267 * (t1061 - t268 * t1081);
                                    let t1088 = t210 * t1080 - t256 * t1035;
                                    let t1089 = t265 * (t13 * t1031 + t266 * t1088);
                                    let t1090 = t216 * t1086
                                        + (t263 * t1039 + t268 * t1064 + (t229 * t1087 - t1089));
                                    let t1091 = t178 * t990 - t991;
                                    let t1092 = h * t177;
                                    let t1093 = t57 * t1092;
                                    let t1094 = t209 * t1080 - t256 * t1034;
                                    let t1095 = t273 * (t272 * t1094);
                                    let t1096 = t209 * t1081 - t257 * t1034;
                                    let t1097 = t274
                                        * (t224 * t1061 - t259 * t1056 - t275 * t1096);
                                    let t1098 = t243 * t1086 + (t263 * t1047 - t1095 - t1097);
                                    let t1099 = t163 * (kappa_gradient * t139 - t458 * t804);
                                    let t1100 = t57
                                        * (t162 * t1099 - t458 * (rt::lit::<T>(2.0) * t802))
                                        + t182 * (t458 * t799 + t158 * t1099);
                                    let t1101 = t163 * (kappa_gradient * t144 - t458 * t812);
                                    let t1102 = t57
                                        * (t162 * t1101 - t458 * (rt::lit::<T>(2.0) * t810))
                                        + t182 * (t158 * t1101 - t458 * (rt::lit::<T>(2.0) * t809));
                                    let t1103 = kappa_gradient
                                        * (t57
                                            + rt::lit::<T>(0.5) * (y_rate * t879 - x_rate * t894))
                                        + rt::lit::<T>(0.5) * (t894 * t463 - t879 * t459);
                                    let t1104 = t413 * t905
                                        + (t415 * t907 + (t414 * t902 - kappa_gradient * t161))
                                        - t457 * t909;
                                    let t1105 = t163 * (t1104 - t458 * t910);
                                    let t1106 = t57 * (t458 * t885 + t162 * t1105)
                                        + t182 * (t158 * t1105 - t458 * (rt::lit::<T>(2.0) * t882));
                                    let t1107 = t1091 - t1090;
                                    let t1108 = t1107 + t1098;
                                    let t1109 = t218 * (t1042 + t290 * t1044);
                                    let t1110 = m1_plus_m2 * t1035;
                                    let t1111 = t197 * t1031;
                                    let t1112 = t279 * (t292 * t1110 + (t206 * t1042 - t1111));
                                    let t1113 = t1109 - t1112;
                                    let t1114 = t284 * (t283 * t1080);
                                    let t1115 = t284 * t1113 - t293 * t1114;
                                    let t1116 = t939 * t178 + t104 * t975;
                                    let t1117 = t268 * t1073 + t238 * t1087;
                                    let t1118 = t263 * t1046 + t242 * t1086;
                                    let t1119 = t1115 - t1116 - t1117 - t1118;
                                    let t1120 = half_h * t57;
                                    let t1121 = rt::lit::<T>(2.0)
                                        * (t58 * t1119 - t298 * t1120);
                                    let t1122 = t263 * t1052 + t220 * t1086;
                                    let t1123 = t268 * t1068;
                                    let t1124 = t279 * (t280 * t1110 - t1036);
                                    let t1125 = t218 * (t281 * t1044 - t1048);
                                    let t1126 = t1124 - t1125;
                                    let t1127 = t1122
                                        + (t1123 + t284 * t1126 - t282 * t1114 - t231 * t1087);
                                    let t1128 = m2_a2
                                        * (t418 * t1108
                                            + t299
                                                * (t1121
                                                    + rt::lit::<T>(2.0) * (t285 * t990 + t57 * t1127)));
                                    let t1129 = t271 * t1119;
                                    let t1130 = m1_a1 * t298;
                                    let t1131 = t1128 + twice_m2_l1 * (t1129 + t298 * t1107)
                                        + rt::lit::<T>(2.0) * (t1130 * t1107 + m1_a1 * t1129);
                                    let t1132 = t251 * (t421 * t1058);
                                    let t1133 = t13 * t1132;
                                    let t1134 = t423
                                        * (t420 * t1060 - t424 * (t247 * t1058 + t248 * t1076))
                                        + t429 * t1060;
                                    let t1135 = t57 * t1068;
                                    let t1136 = t231 * t990 - t1135;
                                    let t1137 = t427 * t1053 + (t1136 + (t1135 + t425 * t990))
                                        - t246 * (t427 * t1052);
                                    let t1138 = t1134
                                        - t255
                                            * (t428 * t1079 + (t429 * t1076 + (t1132 + t255 * t1137)));
                                    let t1139 = t247 * t1138
                                        + (t430 * t1076 - t256 * t1137 - t428 * t1080);
                                    let t1140 = t244 * t1133 - t422 * t1053
                                        - t260 * (t431 * t1052 + t220 * t1139)
                                        + (t441 * t1082 - t440 * t1083);
                                    let t1141 = t258 * t1140
                                        + t283 * (t430 * t1085 + (t262 * t1138 - t438 * t1080));
                                    let t1142 = t275 * (t209 * t1139 - t431 * t1034)
                                        - (t224 * t1133 + t422 * t1056)
                                        + (t448 * t1097 - t449 * t1096);
                                    let t1143 = t274 * t1142
                                        + (t442 * t1047
                                            - t283 * (t273 * t1138 - t430 * t1095 - t450 * t1080));
                                    let t1144 = t57 * m2_a2_l1_h;
                                    let t1145 = t1042 * t298 + t197 * t1119;
                                    let t1146 = t68 * t1107 + t204 * t1127
                                        + (k3 * t1098
                                            - rt::lit::<T>(0.5) * (t285 * t1030 + t1144 * t271)
                                            - t1145);
                                    let t1147 = t403 * (t243 * t1141 + t1143) + t451 * t1146;
                                    let t1148 = t283
                                        * (t266 * t1138 - t453 * t1080 - t430 * t1089);
                                    let t1149 = t267
                                        * (t431 * t1087 + (t268 * t1139 - t1133) - t432 * t1081);
                                    let t1150 = t216 * t1141
                                        + (t442 * t1039 - t432 * t1064 - t229 * t1149);
                                    let t1151 = t283
                                        * (t284 * t1138 - t430 * t1114 - t436 * t1080);
                                    let t1152 = t231 * t1149
                                        + (t442 * t1052 + (t1115 - t436 * t1126 - t432 * t1068))
                                        - (t1118 + (t1117 + t282 * t1151));
                                    let t1153 = t220 * t1141 + t1152;
                                    let t1154 = t204 * t1098
                                        - rt::lit::<T>(0.5) * (t276 * t1030 + t1024 * t271)
                                        + (t70 * t1107 + m1_plus_m2 * t1127);
                                    let t1155 = m1_plus_m2 * t1119 - t1042 * t299
                                        - t197 * t1108;
                                    let t1156 = t432 * t1073
                                        + (t284 * (t1125 - t1124) - t433 * t1114
                                            - (t1123 + t436 * t1113));
                                    let t1157 = t238 * t1149 + (t1156 - t442 * t1046)
                                        - (t1122 + (t293 * t1151 + t425 * t1087));
                                    let t1158 = t443 * t1155 + t300 * (t1157 - t242 * t1141);
                                    let t1159 = t68 * t1098
                                        - (rt::lit::<T>(0.5) * (t276 * t1144 + t285 * t1024)
                                            + t924 * t271) - t1145;
                                    let t1160 = t76 * t1107 + t70 * t1127 + t1159;
                                    let t1161 = t1147 + t306 * (t1148 - t1150)
                                        + (t287 * (t1153 - t1116) + t446 * t1154
                                            + (t1158 + t455 * t1160));
                                    let t1162 = rt::lit::<T>(0.5) * t1131 - t1161;
                                    let t1163 = t445 * t1154 + t287 * t1153
                                        - t306 * (t1150 - t1148) + (t1147 + (t1158 - t461 * t1160));
                                    let t1164 = t313 * t1108
                                        + t299
                                            * (t1121
                                                + rt::lit::<T>(2.0)
                                                    * (t311 * t990 + t57 * (t1127 + l1 * t1107)));
                                    let t1165 = t58 * k21;
                                    let t1166 = t58 * l1_h;
                                    let t1167 = rt::lit::<T>(0.5)
                                        * (t329 * t913
                                            + (t58 * (t1022 - t1165)
                                                + (t1166 + t57 * (t1025 - t1033))));
                                    let t1168 = t197 * t1025;
                                    let t1169 = t198 * t1030;
                                    let t1170 = rt::lit::<T>(0.5)
                                        * (t204 * t1022 + t205 * t1021 - (t1169 + t197 * t1033));
                                    let t1171 = rt::lit::<T>(0.5)
                                        * (t1168 + t198 * t1024 - t70 * t1165
                                            - t200 * (t58 * m2_a2_h)) + (t1170 + t58 * m2_l1_a2_h);
                                    let t1172 = rt::lit::<T>(0.5)
                                        * (t1169 + t1168 - t204 * t1165 - t200 * t1021)
                                        + (t1170 + t58 * half_m2_a2_l1_h);
                                    let t1173 = t318 * t1032 + (t208 * t1171 - t1172);
                                    let t1174 = t207 * (t1173 + t320 * t1026);
                                    let t1175 = t330 * t1032 + (t320 * t1055 + t208 * t1167)
                                        - t223 * t1174;
                                    let t1176 = t317 * t1032 + (t320 * t1031 + t208 * t1172)
                                        - t206 * t1174;
                                    let t1177 = t232
                                        * (t332 * t1034 + (t1175 - t233 * t1176) - t321 * t1057);
                                    let t1178 = t206 * (t58 * half_m2_a2_h) - t1111;
                                    let t1179 = t1041
                                        + t202
                                            * (t70 * t1173
                                                + (t1027 * (t333 - t334) - (t1178 + t319 * t1028)));
                                    let t1180 = t201 * t1176
                                        + (t318 * t1034 - t209 * t1171 - t321 * t1026);
                                    let t1181 = t206 * t1179
                                        - (t317 * t1037 + (t214 * t1172 + t1031 * t335))
                                        - t215 * t1180;
                                    let t1182 = t207
                                        * (t318 * t1029
                                            + (t336 * t1026 + (t203 * t1171 - t58 * k23)))
                                        + t211 * (t1181 + (t339 * t1035 - t324 * t1038));
                                    let t1183 = m1_plus_m2 * t1176;
                                    let t1184 = t197 * t1179 + (t1049 + t1042 * t335)
                                        - t241 * t1183 + (t346 * t1044 - t322 * t1045);
                                    let t1185 = t198 * t1182
                                        + (rt::lit::<T>(0.5) * (t1022 * t340 - t216 * t1033)
                                            + (t205 * t1039 - t218 * t1184));
                                    let t1186 = t204 * t1179 - (t1043 + t1048 * t335)
                                        - t219 * t1183 + (t342 * t1044 - t322 * t1050);
                                    let t1187 = t200 * t1182
                                        - (rt::lit::<T>(0.5) * (t1025 * t340 + t216 * t1165)
                                            + (t1040 + t218 * t1186));
                                    let t1188 = t232
                                        * (t350 * t1034 + (t1179 - t243 * t1176) - t321 * t1047);
                                    let t1189 = l2 * t1188 + t301 * t1039
                                        - (t57 * t1052 + t220 * t990) - t104 * t1182;
                                    let t1190 = rt::lit::<T>(0.5)
                                        * (t913 * t347 + (t216 * t1166 + t977 * t340) - t915 * t343)
                                        + t1189;
                                    let t1191 = t57 * (t1185 - half_h * t242)
                                        + (t58 * (t1046 + t1187) + t1190);
                                    let t1192 = t209 * t1187
                                        + (t321 * t1052 + t220 * t1176 - t343 * t1034);
                                    let t1193 = t214 * t1191
                                        + (t352 * t1037 + (t335 * t1053 + t244 * t1179)
                                            - t252 * t1192);
                                    let t1194 = t1177
                                        - t251 * (t1193 - (t355 * t1058 + t354 * t1059));
                                    let t1195 = t13 * t1194;
                                    let t1196 = t206 * t1175
                                        + (t317 * t1056 - t224 * t1172 - t331 * t1031)
                                        - t228 * t1180;
                                    let t1197 = t207
                                        * (t318 * t1062 + (t357 * t1026 + (t227 * t1171 - t1167)))
                                        - t211 * (t1196 + (t358 * t1035 - t324 * t1063));
                                    let t1198 = t197 * t1175 + (t331 * t1042 - t1066)
                                        - t236 * t1183 + (t361 * t1044 - t322 * t1071);
                                    let t1199 = rt::lit::<T>(0.5)
                                        * (t359 * t1022 - t229 * t1033)
                                        + (t218 * t1198 + (t1065 + t205 * t1064));
                                    let t1200 = t198 * t1197 + t1199;
                                    let t1201 = rt::lit::<T>(0.5)
                                        * (t364 * t915 - (t359 * t977 + t229 * t1166) - t362 * t913)
                                        + (t104 * t1197 + (l2 * t1177 - t301 * t1064 - t1136));
                                    let t1202 = t204 * t1175 - (t1070 + t331 * t1048)
                                        - t226 * t1183 + (t363 * t1044 - t322 * t1067);
                                    let t1203 = t200 * t1197
                                        + (t218 * t1202 + (t1072 - t1069)
                                            - rt::lit::<T>(0.5) * (t359 * t1025 + t229 * t1165));
                                    let t1204 = t57 * (half_h * t238 - t1200) - t352 * t1075
                                        + (t1201 - t58 * (t1073 + t1203) - t366 * t1053);
                                    let t1205 = t1204 - t246 * t1191
                                        - t246
                                            * (t1191 - (t343 * t1075 + (t366 * t1052 + t246 * t1187)));
                                    let t1206 = t374 * t1078
                                        + t250
                                            * (t209 * t1192
                                                + (t321 * t1058 + t248 * t1176 - t354 * t1034));
                                    let t1207 = t370
                                        * (t1176 + t371 * (t1034 * (rt::lit::<T>(2.0) * t209)))
                                        + t249
                                            * (rt::lit::<T>(2.0) * (t335 * t1037 + t214 * t1179)
                                                - t375 * t1077 - t1206);
                                    let t1208 = t255
                                        * (t1194 - t255 * t1205 - (t368 * t1076 + t367 * t1079))
                                        + (t356 * t1079 + t1207 + (t255 * t1194 + t368 * t1060));
                                    let t1209 = t367 * t1080 + t256 * t1205 - t376 * t1076
                                        - t247 * t1208;
                                    let t1210 = t244 * t1195
                                        + (t379 * t1053 + (t352 * t1061 + t259 * t1191))
                                        - t260
                                            * (t220 * t1209
                                                + (t380 * t1052 + (t343 * t1081 + t257 * t1187)));
                                    let t1211 = t13 * t1179
                                        - t262
                                            * (t354 * t1080 + t256 * t1192 - t376 * t1058
                                                - t248 * t1208);
                                    let t1212 = t258 * (t1210 - (t384 * t1082 + t383 * t1083))
                                        - t261 * (t1211 - t386 * t1084 - t385 * t1085);
                                    let t1213 = t263 * t1182
                                        + (t268 * t1197 + (t178 * t1120 + t58 * t975))
                                        + (t359 * t1087 + t381 * t1064);
                                    let t1214 = t13 * t1172
                                        + t266
                                            * (t324 * t1080 + (t376 * t1035 + t256 * t1180)
                                                - t210 * t1208);
                                    let t1215 = t267
                                        * (t1195 - t268 * t1209 - t381 * t1081 - t380 * t1087);
                                    let t1216 = t1213
                                        - t265 * (t1214 - t397 * t1089 - t398 * t1088)
                                        + (t229 * t1215 + (t387 * t1039 + t340 * t1086));
                                    let t1217 = t283
                                        * (t284 * t1208 - t376 * t1114 - t377 * t1080);
                                    let t1218 = t326 * t1110
                                        - (rt::lit::<T>(0.5) * (t206 * t1030 + t317 * t1021)
                                            + (t204 * t1031 + t197 * t1172));
                                    let t1219 = m1_plus_m2 * t1180;
                                    let t1220 = t218
                                        * (t323 * t1044 - t322 * t1109 - (t1048 + t290 * t1183))
                                        - t279 * (t1218 - (t325 * t1112 + t292 * t1219));
                                    let t1221 = t377 * t1113 - t327 * t1114
                                        + (t284 * t1220 + (t301 * t975 - t178 * (t58 * half_l1_h))
                                            - t268 * t1200);
                                    let t1222 = t293 * t1217 + (t1221 - t263 * t1185)
                                        - t387 * t1046
                                        - (t347 * t1086 + (t381 * t1073 + t362 * t1087));
                                    let t1223 = t306 * (t216 * t1212 + t1216) - t388 * t1155
                                        - (t300 * (t1222 - t238 * t1215 - t242 * t1212)
                                            + t394 * t1154);
                                    let t1224 = t325 * t1124
                                        + (t1178 + (t70 * t1172 - t317 * t1028))
                                        + (t280 * t1219 + t390 * t1110);
                                    let t1225 = t218
                                        * (t1042 + t281 * t1183 + (t322 * t1125 + t389 * t1044))
                                        - t279 * t1224;
                                    let t1226 = t263 * t1187
                                        + (t284 * t1225 + t377 * t1126
                                            + (t268 * t1203 - t391 * t1114));
                                    let t1227 = t387 * t1052 + (t381 * t1068 + t364 * t1087)
                                        + (t343 * t1086 + (t282 * t1217 + t1226));
                                    let t1228 = t273
                                        * (t321 * t1080 + (t376 * t1034 + t256 * t1176)
                                            - t209 * t1208) - (t405 * t1095 + t406 * t1094);
                                    let t1229 = t224 * t1195
                                        + (t331 * t1061 + t259 * t1175 - t379 * t1056)
                                        - t275
                                            * (t209 * t1209
                                                + (t321 * t1081 + t257 * t1176 - t380 * t1034));
                                    let t1230 = t263 * t1188 - t272 * t1228
                                        + (t350 * t1086 + t387 * t1047)
                                        - t274 * (t1229 - (t409 * t1097 + t410 * t1096));
                                    let t1231 = t287 * (t220 * t1212 + (t1227 - t231 * t1215))
                                        + t403 * (t243 * t1212 + t1230);
                                    let t1232 = half_m2_a2 * t1164
                                        + (t1223 - (t1231 + (t400 * t1160 + t411 * t1146)));
                                    let t1233 = t413 * t1008 + (t415 * t1006 + t414 * t1010)
                                        - t457 * t1004 - t458 * t1011;
                                    let t1234 = t163
                                        * (t155 * (kappa_gradient + t1232) + t1233 - t161 * t1162);
                                    let t1235 = t913 * t462 + (t999 * t463 + t978 * t459)
                                        + kappa_gradient
                                            * (theta_rate * t913 - x_rate * t999 - y_rate * t978);
                                    let t1236 = (t276 * t990 + t57 * t1098) * (l1 * t300)
                                        + t287 * (t104 * t1090 - t939 * t270);
                                    let t1237 = t302 * t1155 + t288 * t1154
                                        + (t1236 - t306 * (t58 * t1098 - t276 * t1120)
                                            - t307 * t1160);
                                    let t1238 = t57
                                        * (t1162 + (t458 * (rt::lit::<T>(2.0) * t982) + t1163)
                                            - t162 * t1234) + (rt::lit::<T>(0.5) * t1235 + t1237);
                                    let t1239 = t182
                                        * (t158 * t1234 - t458 * (rt::lit::<T>(2.0) * t980))
                                        + t173 * (t149 * t1234 - t458 * (rt::lit::<T>(2.0) * t981));
                                    let t1240 = t104 * t1092;
                                    let t1241 = t58 * t1240;
                                    let t1242 = t271 * t1240;
                                    let t1243 = m2_a2 * (t1093 * (t417 + t309) + t299 * t1241)
                                        + m2_l1 * (t1242 + t298 * t1093);
                                    let t1244 = t70 * t1093;
                                    let t1245 = rt::lit::<T>(0.5)
                                        * (t1243
                                            + (m1_a1 * t1242 + t1130 * t1093 - t287 * t1240
                                                - t446 * t1244));
                                    let t1246 = half_m2_a2 * t57;
                                    let t1247 = t1240 * t1246;
                                    let t1248 = t1093 * (rt::lit::<T>(0.5) * t76) - t1247;
                                    let t1249 = half_m1_plus_m2 * t1240 - t1093 * t1246;
                                    let t1250 = t443 * t1249;
                                    let t1251 = t1093 * (rt::lit::<T>(0.5) * t68) - t1247;
                                    let t1252 = t451 * t1251;
                                    let t1253 = t1245 - (t455 * t1248 + (t1250 + t1252));
                                    let t1254 = rt::lit::<T>(0.5) * t1244;
                                    let t1255 = half_m2_a2
                                        * (t1093 * (t309 + t312) + t299 * (t1241 + t301 * t1093))
                                        - (t400 * t1248 + (t411 * t1251 + t388 * t1249));
                                    let t1256 = rt::lit::<T>(0.5)
                                        * (t1092 * (t301 * t300 - t58 * t306) - t394 * t1244)
                                        + t1255;
                                    let t1257 = t163 * (t155 * t1256 - t161 * t1253);
                                    let t1258 = t57
                                        * (t1253 + (t1250 + t445 * t1254 + (t1252 - t461 * t1248))
                                            - t162 * t1257);
                                    let t1259 = t302 * t1249 + rt::lit::<T>(1.0)
                                        + (t288 * t1254 - t307 * t1248) - t1257 * (t1013 + t1014);
                                    let t1260 = t163
                                        * (t1015
                                            * (y_rate * t144 + phi_rate * t155
                                                + (x_rate * t139 - theta_rate * t161)));
                                    let t1261 = rt::lit::<T>(1.0) / t464;
                                    let t1262 = h * cos_theta_ahead_new;
                                    let t1263 = h * sin_theta_ahead_new;
                                    let t1264 = sin_phi_ahead_new * t1263;
                                    let t1265 = t511 * t1262 - m2_a2 * t1264;
                                    let t1266 = inv_m1_plus_m2 * t1265;
                                    let t1267 = sin_phi_ahead_new * t1262;
                                    let t1268 = t511 * t1263 + m2_a2 * t1267;
                                    let t1269 = inv_m1_plus_m2 * t1268;
                                    let t1270 = t1262 * t512 + sin_theta_ahead_new * t1266
                                        - (t1263 * t514 + cos_theta_ahead_new * t1269);
                                    let t1271 = t1268 * t514 + ahead8_new * t1269
                                        - (t1265 * t512 + ahead3_new * t1266);
                                    let t1272 = t1267 + cos_phi_ahead_new * t1263;
                                    let t1273 = m2_a2 * t1272;
                                    let t1274 = cos_phi_ahead_new * t1262 - t1264;
                                    let t1275 = m2_a2 * t1274;
                                    let t1276 = t1273 * t514 + ahead10_new * t1269
                                        - (t1275 * t512 + ahead5_new * t1266);
                                    let t1277 = inv_ahead27_new * (t1276 - t1271 * ahead31_new);
                                    let t1278 = t1272 * k4;
                                    let t1279 = t1274 * k4;
                                    let t1280 = t1270 * ahead31_new
                                        + (t1263 * t517 - t1262 * t516
                                            + (cos_theta_ahead_new * t1278
                                                - sin_theta_ahead_new * t1279));
                                    let t1281 = t515 * t1277 + t1280;
                                    let t1282 = t1276 * ahead41_new + ahead30_new * t1281;
                                    let t1283 = t1276 * ahead31_new
                                        + (t1275 * t516 + ahead5_new * t1279
                                            - (t1273 * t517 + ahead10_new * t1278));
                                    let t1284 = ahead30_new * t1277 + t1283;
                                    let t1285 = t1271 * ahead35_new - ahead27_new * t1284;
                                    let t1286 = inv_ahead27_new * (t1270 - t1271 * ahead42_new)
                                        + inv_ahead45_new * (t1282 - ahead46_new * t1285);
                                    let t1287 = t1275 * ahead41_new + ahead5_new * t1281;
                                    let t1288 = m1_plus_m2 * t1284;
                                    let t1289 = t512 * t1286
                                        + (cos_theta_ahead_new * h_over_m1_plus_m2
                                            + t1266 * ahead47_new
                                            - inv_ahead50_new * (t1287 + ahead55_new * t1288));
                                    let t1290 = ahead10_new * t1281 - t1273 * ahead41_new;
                                    let t1291 = inv_ahead50_new * (t1290 + ahead51_new * t1288)
                                        + (sin_theta_ahead_new * h_over_m1_plus_m2
                                            + t1269 * ahead47_new) - t514 * t1286;
                                    let t1292 = sin_theta_ahead_new * t1289
                                        + (t1262 * ahead56_new - t1263 * ahead52_new)
                                        - cos_theta_ahead_new * t1291;
                                    let t1293 = t1272 * t514 + t513 * t1269
                                        - (t1274 * t512 + t509 * t1266);
                                    let t1294 = t1293 * ahead31_new
                                        + (t1274 * t516 - t1272 * t517
                                            + (t509 * t1279 - t513 * t1278));
                                    let t1295 = t608 * t1277 + t1294;
                                    let t1296 = ahead76_new * (ahead64_new * t1284 - t1295);
                                    let t1297 = t1276 * ahead62_new - ahead30_new * t1295;
                                    let t1298 = inv_ahead27_new * (t1293 - t1271 * ahead63_new)
                                        - inv_ahead45_new * (t1297 - ahead66_new * t1285);
                                    let t1299 = t1275 * ahead62_new - ahead5_new * t1295;
                                    let t1300 = t512 * t1298
                                        + (t1266 * ahead67_new
                                            + inv_ahead50_new * (t1299 + ahead74_new * t1288));
                                    let t1301 = t1300 - inv_m1_plus_m2 * t1274;
                                    [
                                        t792,
                                        t793,
                                        t794,
                                        t795,
                                        t797,
                                        twice_x_rate,
                                        t801,
                                        t805,
                                        twice_y_rate,
                                        t807,
                                        t813,
                                        t814,
                                        t815,
                                        t816,
                                        t817,
                                        t819,
                                        t822,
                                        t823,
                                        t825,
                                        t828,
                                        t835,
                                        t838,
                                        t841,
                                        t845,
                                        t847,
                                        t848,
                                        t851,
                                        t855,
                                        t857,
                                        t859,
                                        t861,
                                        t868,
                                        t869,
                                        t870,
                                        t873,
                                        t874,
                                        t878,
                                        t879,
                                        t883,
                                        t887,
                                        t888,
                                        t890,
                                        t891,
                                        t893,
                                        t894,
                                        t895,
                                        t897,
                                        t902,
                                        t905,
                                        t907,
                                        t909,
                                        t911,
                                        t912,
                                        t913,
                                        t914,
                                        t915,
                                        t916,
                                        t918,
                                        t919,
                                        t930,
                                        t935,
                                        t938,
                                        t941,
                                        t944,
                                        t945,
                                        t946,
                                        t949,
                                        t953,
                                        t955,
                                        t958,
                                        t960,
                                        t964,
                                        t965,
                                        t966,
                                        t969,
                                        t970,
                                        t974,
                                        t975,
                                        t976,
                                        t978,
                                        t985,
                                        t986,
                                        t988,
                                        t992,
                                        t994,
                                        t995,
                                        t997,
                                        t998,
                                        t999,
                                        t1004,
                                        t1006,
                                        t1008,
                                        t1010,
                                        t1012,
                                        t1016,
                                        t1017,
                                        t1018,
                                        t1019,
                                        t1020,
                                        t1090,
                                        t1091,
                                        t1092,
                                        t1093,
                                        t1098,
                                        t1099,
                                        t1100,
                                        t1101,
                                        t1102,
                                        t1103,
                                        t1105,
                                        t1106,
                                        t1162,
                                        t1232,
                                        t1238,
                                        t1239,
                                        t1253,
                                        t1256,
                                        t1258,
                                        t1259,
                                        t1260,
                                        t1261,
                                        t1262,
                                        t1263,
                                        t1264,
                                        t1265,
                                        t1267,
                                        t1268,
                                        t1269,
                                        t1270,
                                        t1271,
                                        t1272,
                                        t1273,
                                        t1274,
                                        t1275,
                                        t1276,
                                        t1277,
                                        t1281,
                                        t1282,
                                        t1284,
                                        t1285,
                                        t1286,
                                        t1287,
                                        t1288,
                                        t1289,
                                        t1290,
                                        t1291,
                                        t1292,
                                        t1293,
                                        t1295,
                                        t1296,
                                        t1297,
                                        t1298,
                                        t1299,
                                        t1300,
                                        t1301,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k3,
                                    inv_m1_plus_m2,
                                    k4,
                                    half_m2_a2,
                                    k5,
                                    twice_m2_l1,
                                    half_h,
                                    t13,
                                    t54,
                                    t58,
                                    t70,
                                    t55,
                                    t57,
                                    t71,
                                    t60,
                                    t61,
                                    t73,
                                    t63,
                                    t64,
                                    t68,
                                    t104,
                                    t182,
                                    t173,
                                    t72,
                                    t66,
                                    t74,
                                    t65,
                                    t75,
                                    t88,
                                    t105,
                                    t194,
                                    t177,
                                    t178,
                                    t179,
                                    t147,
                                    t148,
                                    t158,
                                    t149,
                                    t162,
                                    t156,
                                    t157,
                                    t76,
                                    t77,
                                    t78,
                                    t79,
                                    t80,
                                    t89,
                                    t87,
                                    t109,
                                    t83,
                                    t92,
                                    t91,
                                    t93,
                                    t94,
                                    t81,
                                    t97,
                                    t98,
                                    t95,
                                    t96,
                                    t106,
                                    t107,
                                    t113,
                                    t114,
                                    t115,
                                    t118,
                                    t121,
                                    t122,
                                    t84,
                                    t140,
                                    t141,
                                    t142,
                                    t82,
                                    t85,
                                    t86,
                                    t99,
                                    t110,
                                    t100,
                                    t108,
                                    t111,
                                    t112,
                                    t164,
                                    t120,
                                    t124,
                                    t125,
                                    t126,
                                    t102,
                                    t103,
                                    t127,
                                    t128,
                                    t170,
                                    t130,
                                    t131,
                                    t171,
                                    t134,
                                    t166,
                                    t136,
                                    t168,
                                    t169,
                                    t159,
                                    t185,
                                    t153,
                                    t190,
                                    t150,
                                    t151,
                                    t188,
                                    t191,
                                    t132,
                                    t135,
                                    t137,
                                    t138,
                                    t129,
                                    t139,
                                    t143,
                                    t144,
                                    t160,
                                    t161,
                                    t154,
                                    t155,
                                    t183,
                                    t180,
                                    t187,
                                    t163,
                                    t193,
                                    t195,
                                    t197,
                                    t204,
                                    t198,
                                    t200,
                                    t205,
                                    t206,
                                    t223,
                                    t196,
                                    t201,
                                    t207,
                                    t208,
                                    t209,
                                    t202,
                                    t213,
                                    t214,
                                    t203,
                                    t232,
                                    t243,
                                    t210,
                                    t211,
                                    t215,
                                    t216,
                                    t218,
                                    t219,
                                    t220,
                                    t241,
                                    t242,
                                    t224,
                                    t227,
                                    t233,
                                    t228,
                                    t229,
                                    t226,
                                    t231,
                                    t236,
                                    t238,
                                    t244,
                                    t245,
                                    t246,
                                    t248,
                                    t247,
                                    t251,
                                    t252,
                                    t253,
                                    t254,
                                    t255,
                                    t249,
                                    t250,
                                    t256,
                                    t259,
                                    t257,
                                    t267,
                                    t268,
                                    t258,
                                    t260,
                                    t261,
                                    t262,
                                    t263,
                                    t265,
                                    t266,
                                    t270,
                                    t271,
                                    t274,
                                    t275,
                                    t272,
                                    t273,
                                    t276,
                                    t415,
                                    t414,
                                    t301,
                                    t318,
                                    t317,
                                    t329,
                                    t330,
                                    t279,
                                    t280,
                                    t281,
                                    t282,
                                    t292,
                                    t290,
                                    t293,
                                    t283,
                                    t284,
                                    t285,
                                    t425,
                                    t420,
                                    t421,
                                    t422,
                                    t319,
                                    t320,
                                    t321,
                                    t324,
                                    t336,
                                    t322,
                                    t331,
                                    t332,
                                    t357,
                                    t358,
                                    t359,
                                    t363,
                                    t364,
                                    t361,
                                    t362,
                                    t325,
                                    t372,
                                    t433,
                                    t323,
                                    t326,
                                    t327,
                                    t389,
                                    t390,
                                    t391,
                                    t417,
                                    t298,
                                    t299,
                                    t300,
                                    t287,
                                    t306,
                                    t403,
                                    t309,
                                    t370,
                                    t371,
                                    t418,
                                    t311,
                                    t312,
                                    t313,
                                    t307,
                                    t302,
                                    t427,
                                    t428,
                                    t429,
                                    t423,
                                    t424,
                                    t430,
                                    t436,
                                    t431,
                                    t432,
                                    t440,
                                    t441,
                                    t438,
                                    t442,
                                    t443,
                                    t445,
                                    t453,
                                    t448,
                                    t449,
                                    t450,
                                    t451,
                                    t455,
                                    t461,
                                    t446,
                                    t288,
                                    t333,
                                    t334,
                                    t335,
                                    t350,
                                    t339,
                                    t340,
                                    t342,
                                    t343,
                                    t346,
                                    t347,
                                    t352,
                                    t366,
                                    t354,
                                    t367,
                                    t355,
                                    t356,
                                    t368,
                                    t374,
                                    t375,
                                    t376,
                                    t377,
                                    t379,
                                    t380,
                                    t381,
                                    t383,
                                    t384,
                                    t385,
                                    t386,
                                    t387,
                                    t394,
                                    t397,
                                    t398,
                                    t409,
                                    t410,
                                    t405,
                                    t406,
                                    t411,
                                    t388,
                                    t400,
                                    t457,
                                    t413,
                                    t458,
                                    t463,
                                    t459,
                                    t462,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t511,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t509,
                                    ahead5_new,
                                    ahead8_new,
                                    t513,
                                    ahead10_new,
                                    ahead21_new,
                                    t540,
                                    t531,
                                    t512,
                                    t514,
                                    t515,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t516,
                                    t517,
                                    ahead30_new,
                                    t608,
                                    t785,
                                    t464,
                                    t465,
                                    t537,
                                    t546,
                                    t545,
                                    k12,
                                    t564,
                                    t791,
                                    ahead27_new,
                                    inv_ahead27_new,
                                    ahead31_new,
                                    ahead35_new,
                                    ahead41_new,
                                    ahead42_new,
                                    ahead76_new,
                                    inv_ahead45_new,
                                    ahead46_new,
                                    ahead47_new,
                                    inv_ahead50_new,
                                    ahead51_new,
                                    ahead52_new,
                                    ahead55_new,
                                    ahead56_new,
                                    ahead62_new,
                                    ahead63_new,
                                    ahead64_new,
                                    ahead66_new,
                                    ahead67_new,
                                    ahead74_new,
                                    t778,
                                    t745,
                                    t718,
                                    t744,
                                    t737,
                                    t752,
                                    t769,
                                    t771,
                                    t781,
                                    t783,
                                    t789,
                                    t790,
                                    t747,
                                    h_over_m1_plus_m2,
                                    k17,
                                    m2_a2_h,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    half_m2_a2_l1_h,
                                    half_m2_a2_h,
                                    m2_l1_a2_h,
                                    k18,
                                    k19,
                                    m2_a2_h_2,
                                    half_m2_a2_h_2,
                                    k20,
                                    k21,
                                    k22,
                                    k23,
                                    m1,
                                    l1,
                                    m2,
                                    a2,
                                    l2,
                                    h,
                                    x_rate,
                                    y_rate,
                                    theta_rate,
                                    phi_rate,
                                    kappa_gradient,
                                    ahead21,
                                ])
                            };
                            let [t1471, t1481, t1486, t1535, t1809, t1811] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m2_a2,
                                    l1_m2_a2,
                                    inv_m1_plus_m2,
                                    k4,
                                    half_m2_a2,
                                    k5,
                                    k6,
                                    k7,
                                    half_j1,
                                    twice_a2_m2_l1,
                                    half_h,
                                    t54,
                                    t58,
                                    t69,
                                    t55,
                                    t57,
                                    t177,
                                    t178,
                                    t109,
                                    t94,
                                    t98,
                                    t96,
                                    t106,
                                    t115,
                                    t122,
                                    t142,
                                    t86,
                                    t110,
                                    t120,
                                    t131,
                                    t134,
                                    t136,
                                    t159,
                                    t186,
                                    t153,
                                    t191,
                                    t456,
                                    t412,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t510,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t509,
                                    ahead5_new,
                                    ahead8_new,
                                    t513,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t17,
                                    t536,
                                    t526,
                                    t540,
                                    t505,
                                    t18,
                                    t512,
                                    t514,
                                    t515,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t523,
                                    t522,
                                    t532,
                                    t600,
                                    half_l1,
                                    t599,
                                    t784,
                                    t794,
                                    t524,
                                    t533,
                                    t491,
                                    t494,
                                    t486,
                                    t487,
                                    t467,
                                    t466,
                                    ahead24_new,
                                    t516,
                                    t517,
                                    ahead30_new,
                                    t608,
                                    t528,
                                    t530,
                                    sin_phi_rate_half_h,
                                    t506,
                                    t785,
                                    t542,
                                    t534,
                                    t504,
                                    t598,
                                    t768,
                                    t779,
                                    t21,
                                    t465,
                                    t537,
                                    t538,
                                    t547,
                                    t792,
                                    k12,
                                    t543,
                                    t559,
                                    t560,
                                    t563,
                                    t564,
                                    t565,
                                    t562,
                                    t786,
                                    t787,
                                    t788,
                                    t793,
                                    t791,
                                    t544,
                                    t569,
                                    t571,
                                    t548,
                                    t568,
                                    t570,
                                    t551,
                                    t556,
                                    t566,
                                    t552,
                                    t550,
                                    t557,
                                    t616,
                                    t618,
                                    t772,
                                    t773,
                                    t758,
                                    t756,
                                    t716,
                                    t22,
                                    t712,
                                    t507,
                                    t501,
                                    half_a1,
                                    t767,
                                    t780,
                                    t502,
                                    t503,
                                    t508,
                                    ahead27_new,
                                    t471,
                                    inv_ahead27_new,
                                    ahead31_new,
                                    ahead35_new,
                                    ahead41_new,
                                    ahead42_new,
                                    ahead76_new,
                                    ahead43_new,
                                    ahead45_new,
                                    inv_ahead45_new,
                                    ahead46_new,
                                    ahead47_new,
                                    inv_ahead50_new,
                                    ahead51_new,
                                    ahead52_new,
                                    ahead55_new,
                                    ahead56_new,
                                    ahead62_new,
                                    ahead63_new,
                                    ahead64_new,
                                    ahead66_new,
                                    ahead67_new,
                                    ahead70_new,
                                    ahead71_new,
                                    ahead74_new,
                                    ahead75_new,
                                    inv_ahead78_new,
                                    ahead79_new,
                                    ahead80_new,
                                    ahead81_new,
                                    ahead83_new,
                                    ahead84_new,
                                    ahead85_new,
                                    ahead88_new,
                                    ahead92_new,
                                    ahead97_new,
                                    t527,
                                    t476,
                                    t475,
                                    t470,
                                    t473,
                                    t474,
                                    t483,
                                    t484,
                                    t479,
                                    t480,
                                    t481,
                                    inv_ahead88_new,
                                    t635,
                                    t637,
                                    inv_ahead97_new,
                                    t609,
                                    t610,
                                    t639,
                                    t640,
                                    inv_ahead105_new,
                                    t638,
                                    t642,
                                    t748,
                                    t749,
                                    t611,
                                    t643,
                                    t707,
                                    t708,
                                    t700,
                                    t701,
                                    t702,
                                    t703,
                                    t719,
                                    t722,
                                    t723,
                                    t751,
                                    t740,
                                    t741,
                                    t742,
                                    t743,
                                    t782,
                                    t492,
                                    t493,
                                    t495,
                                    t496,
                                    t468,
                                    t485,
                                    t488,
                                    t490,
                                    t497,
                                    t498,
                                    t558,
                                    t525,
                                    t567,
                                    t581,
                                    t579,
                                    t574,
                                    t575,
                                    t573,
                                    t553,
                                    t613,
                                    t596,
                                    t597,
                                    t578,
                                    t576,
                                    t577,
                                    t582,
                                    t554,
                                    t583,
                                    t518,
                                    t519,
                                    t584,
                                    t602,
                                    t601,
                                    t753,
                                    t586,
                                    t585,
                                    t603,
                                    t592,
                                    t593,
                                    t604,
                                    t589,
                                    t587,
                                    t590,
                                    t594,
                                    t595,
                                    t591,
                                    t619,
                                    t615,
                                    t649,
                                    t620,
                                    t650,
                                    t651,
                                    t652,
                                    t654,
                                    t656,
                                    t653,
                                    t662,
                                    t663,
                                    t664,
                                    t655,
                                    t665,
                                    t658,
                                    t657,
                                    t659,
                                    t666,
                                    t660,
                                    t674,
                                    t759,
                                    t757,
                                    t755,
                                    t774,
                                    t775,
                                    t777,
                                    t776,
                                    t760,
                                    t754,
                                    t763,
                                    t761,
                                    t624,
                                    t623,
                                    t614,
                                    t606,
                                    t667,
                                    t668,
                                    t669,
                                    t621,
                                    t625,
                                    t673,
                                    t670,
                                    t626,
                                    t622,
                                    t627,
                                    t628,
                                    t682,
                                    t629,
                                    t685,
                                    t683,
                                    t684,
                                    t677,
                                    t675,
                                    t676,
                                    t679,
                                    t680,
                                    t681,
                                    t672,
                                    t686,
                                    t764,
                                    t765,
                                    t612,
                                    t632,
                                    t648,
                                    t687,
                                    t705,
                                    t706,
                                    t647,
                                    t633,
                                    t645,
                                    t688,
                                    t689,
                                    t690,
                                    t696,
                                    t693,
                                    t694,
                                    t697,
                                    t692,
                                    t698,
                                    t699,
                                    t713,
                                    t714,
                                    t711,
                                    t717,
                                    t730,
                                    t726,
                                    t728,
                                    t731,
                                    t732,
                                    t733,
                                    t735,
                                    t736,
                                    t762,
                                    t709,
                                    t704,
                                    t724,
                                    t745,
                                    t718,
                                    t744,
                                    t737,
                                    t752,
                                    t769,
                                    t771,
                                    t781,
                                    t783,
                                    t789,
                                    t790,
                                    t795,
                                    t746,
                                    t738,
                                    t797,
                                    t814,
                                    t816,
                                    t822,
                                    t815,
                                    t825,
                                    t823,
                                    t819,
                                    t817,
                                    t828,
                                    t835,
                                    t838,
                                    t841,
                                    t847,
                                    t845,
                                    t851,
                                    t857,
                                    t859,
                                    t861,
                                    t873,
                                    t891,
                                    t848,
                                    t855,
                                    t874,
                                    t868,
                                    t869,
                                    t870,
                                    t893,
                                    t878,
                                    t895,
                                    t897,
                                    t888,
                                    t887,
                                    t890,
                                    t915,
                                    a2_h,
                                    m2_a2_h,
                                    t913,
                                    t914,
                                    t918,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    t916,
                                    t919,
                                    m2_l1_a2_h,
                                    t930,
                                    t975,
                                    t935,
                                    t938,
                                    t941,
                                    t945,
                                    t944,
                                    t949,
                                    t955,
                                    t958,
                                    t960,
                                    t969,
                                    t995,
                                    t946,
                                    t953,
                                    t970,
                                    t964,
                                    t965,
                                    t966,
                                    t997,
                                    t974,
                                    t992,
                                    t994,
                                    t986,
                                    t985,
                                    t988,
                                    t1016,
                                    t1092,
                                    t1162,
                                    t1232,
                                    t1253,
                                    t1256,
                                    t1262,
                                    t1263,
                                    t1264,
                                    t1265,
                                    t1274,
                                    t1275,
                                    t1267,
                                    t1268,
                                    t1272,
                                    t1273,
                                    t1269,
                                    t1271,
                                    t1276,
                                    t1270,
                                    t1293,
                                    t529,
                                    a1_h,
                                    half_a1_h,
                                    twice_h,
                                    t1277,
                                    t1284,
                                    t1281,
                                    t1282,
                                    t1285,
                                    t1286,
                                    t1290,
                                    t1288,
                                    t1291,
                                    t1287,
                                    t1289,
                                    t1295,
                                    t1296,
                                    t1297,
                                    t1298,
                                    t1299,
                                    t1300,
                                    t1301,
                                    t1292,
                                    cos_phi_rate_half_h,
                                    k24,
                                    k25,
                                    half_a2_h,
                                    twice_m2_l1_a2_h,
                                    m1,
                                    j1,
                                    a1,
                                    l1,
                                    m2,
                                    j2,
                                    a2,
                                    l2,
                                    h,
                                    theta_rate,
                                    rho1_rate,
                                    ahead24,
                                    ahead27,
                                    ahead35,
                                    ahead45,
                                    ahead50,
                                    ahead78,
                                    ahead88,
                                    ahead97,
                                    ahead99,
                                    ahead105,
                                    ahead108,
                                    ahead109,
                                    ahead110,
                                    ahead111,
                                    ahead112,
                                    ahead113,
                                    ahead114,
                                    ]: [T; 535],
                                ) -> [T; 6] {
                                    let t1302 = l2 * t1296 - t1274 * ahead75_new
                                        + (ahead13_new * t1298 - t1272 * ahead71_new)
                                        - t509 * t1301;
                                    let t1303 = t514 * t1298 - t1269 * ahead67_new;
                                    let t1304 = t1273 * ahead62_new + ahead10_new * t1295;
                                    let t1305 = inv_ahead50_new * (ahead70_new * t1288 - t1304);
                                    let t1306 = t1303 + (inv_m1_plus_m2 * t1272 + t1305);
                                    let t1307 = ahead76_new * (t1281 + ahead43_new * t1284);
                                    let t1308 = t1274 * ahead56_new + l2 * t1307
                                        - (t1272 * ahead52_new + ahead13_new * t1286)
                                        + (t509 * t1289 - t513 * t1291);
                                    let t1309 = inv_ahead88_new * (t1308 - t635 * t1292);
                                    let t1310 = t1302 - t513 * t1306 - t635 * t1308
                                        - ahead92_new * t1309;
                                    let t1311 = rt::lit::<T>(1.0) / (ahead35_new * ahead35_new);
                                    let t1312 = rt::lit::<T>(2.0) * (ahead41_new * t1281);
                                    let t1313 = ahead35_new * t1292 - ahead88_new * t1284;
                                    let t1314 = ahead35_new * t1313 - ahead97_new * t1284;
                                    let t1315 = ahead92_new * t1281 + ahead41_new * t1308;
                                    let t1316 = t1296
                                        - inv_ahead97_new * (t1315 - t609 * t1313);
                                    let t1317 = t639 * (t1316 - t640 * t1310);
                                    let t1318 = t1284 * t1311
                                        - inv_ahead105_new * (t1312 - t638 * t1314) - t640 * t1316
                                        - t610 * t1317;
                                    let t1319 = t642 * t1310 + t637 * t1318;
                                    let t1320 = t643 * t1292 + ahead88_new * t1319;
                                    let t1321 = ahead35 * t1284;
                                    let t1322 = rt::lit::<T>(0.5) * t1284;
                                    let t1323 = rt::lit::<T>(0.5) * t1295;
                                    let t1324 = rt::lit::<T>(0.5) * t1276;
                                    let t1325 = rt::lit::<T>(0.5) * t1271;
                                    let t1326 = rt::lit::<T>(0.5) * t1265;
                                    let t1327 = rt::lit::<T>(0.5) * t1268;
                                    let t1328 = h * t529;
                                    let t1329 = t55 * t1328 - t528 * t816;
                                    let t1330 = rt::lit::<T>(0.5) * t1329;
                                    let t1331 = t1262 * t504 + t505 * t1330;
                                    let t1332 = t528 * t814 + t54 * t1328;
                                    let t1333 = m2_a2 * t1331 + (t1332 * t538 - t1263 * t542);
                                    let t1334 = inv_m1_plus_m2 * t1333;
                                    let t1335 = rt::lit::<T>(0.5) * t1332;
                                    let t1336 = t1263 * t504 + t505 * t1335;
                                    let t1337 = t1329 * t538 - t1262 * t542 - m2_a2 * t1336;
                                    let t1338 = t1265 * k5;
                                    let t1339 = t1268 * k5;
                                    let t1340 = inv_m1_plus_m2 * t1337;
                                    let t1341 = t524 * t1337 + (t1338 * t543 + t547 * t1339)
                                        + (t523 * t1340 - t533 * t1333);
                                    let t1342 = t1326 * t544 + t1327 * t548 - t532 * t1334
                                        + t1341;
                                    let t1343 = half_m2_a2 * t1274;
                                    let t1344 = half_m2_a2 * t1272;
                                    let t1345 = t526 * t1330 - t1262 * t506 - t1336;
                                    let t1346 = m2_a2 * t1345;
                                    let t1347 = t1331 + (t526 * t1335 - t1263 * t506);
                                    let t1348 = m2_a2 * t1347;
                                    let t1349 = t524 * t1346 + (t1338 * t560 + t1339 * t565)
                                        + (t563 * t1340 - t533 * t1348);
                                    let t1350 = t1343 * t544 + t1344 * t548 - t562 * t1334
                                        + t1349;
                                    let t1351 = ahead27 * t1271;
                                    let t1352 = t1324 * t551 - t1325 * t566
                                        + (t556 * t1342 - t527 * t1350) - t1351 * t567;
                                    let t1353 = t525 * t1352;
                                    let t1354 = k4 * t1345;
                                    let t1355 = k4 * t1347;
                                    let t1356 = t1274 * k12;
                                    let t1357 = t1272 * k12;
                                    let t1358 = t569 * t1346
                                        + (t1356 * t560 + t1343 * t571
                                            + (t1357 * t565 + t1344 * t570));
                                    let t1359 = t556 * t1353
                                        + (t1324 * t567
                                            + (t563 * t1354 - t562 * t1355 + (t1358 - t568 * t1348)));
                                    let t1360 = t1359
                                        - rt::lit::<T>(0.5) * (t1350 * t558 + t566 * t1277);
                                    let t1361 = rt::lit::<T>(0.5) * t1293;
                                    let t1362 = rt::lit::<T>(0.5) * t1274;
                                    let t1363 = rt::lit::<T>(0.5) * t1272;
                                    let t1364 = t522 * t1354
                                        + (t1356 * t559 + t1357 * t564
                                            + (t1362 * t571 + t1363 * t570));
                                    let t1365 = t616 * t1353
                                        + (t1361 * t567
                                            + (t1364 + (t569 * t1345 - t568 * t1347 - t600 * t1355)));
                                    let t1366 = t524 * t1345 + (t1338 * t559 + t1339 * t564)
                                        + (t522 * t1340 - t533 * t1347);
                                    let t1367 = t1362 * t544 + t1363 * t548 - t600 * t1334
                                        + t1366;
                                    let t1368 = t1365
                                        - rt::lit::<T>(0.5) * (t618 * t1277 + t1367 * t558);
                                    let t1369 = t620 * t1321
                                        + (t1322 * t619 - t1323 * t581
                                            + (t615 * t1360 - t579 * t1368));
                                    let t1370 = t596 * t1369;
                                    let t1371 = rt::lit::<T>(0.5) * t1289;
                                    let t1372 = rt::lit::<T>(0.5) * t1291;
                                    let t1373 = t1262 * t544 + t1263 * t548
                                        + (t536 * t1340 - t540 * t1334);
                                    let t1374 = t530 * t1338 + t524 * t1330
                                        - (t533 * t1335 - t534 * t1339);
                                    let t1375 = rt::lit::<T>(0.5) * t1270;
                                    let t1376 = rt::lit::<T>(0.5)
                                        * (t540 * t1355 - (t1263 * t570 + t1262 * t571)
                                            - t536 * t1354)
                                        + rt::lit::<T>(2.0)
                                            * (t1335 * t568 - t534 * t1357
                                                - (t530 * t1356 + t1330 * t569));
                                    let t1377 = t552 * t1353
                                        + (t557 * t1277
                                            + (t558 * (rt::lit::<T>(0.25) * t1373 + t1374)
                                                + (t1375 * t567 + t1376)));
                                    let t1378 = rt::lit::<T>(0.5) * t1281;
                                    let t1379 = t597 * t1321
                                        + (t579 * t1377 + t1378 * t581
                                            + (t575 * t1360 - t1322 * t573));
                                    let t1380 = t596 * t1379;
                                    let t1381 = t1362 * t591 + t1363 * t604
                                        + (l2 * t1380 + t1345 * t595
                                            + (t598 * t1286 - t1347 * t593));
                                    let t1382 = t1325 * t550 + t1375 * t551
                                        + (t527
                                            * (rt::lit::<T>(2.0) * t1374 + rt::lit::<T>(0.5) * t1373)
                                            + t552 * t1342);
                                    let t1383 = t527 * t1360
                                        + (t1342 * t579 + t1325 * t581 - t551 * t1322);
                                    let t1384 = t577
                                        * (t556 * t1377 + (t1324 * t573 - t1350 * t575)
                                            - t566 * t1378) + (t1285 * t576 + t1282 * t582);
                                    let t1385 = ahead45 * t1285;
                                    let t1386 = t525 * (t1382 - t1351 * t553)
                                        + t554
                                            * (rt::lit::<T>(0.5) * (t578 * t1383 + t1384)
                                                - t583 * t1385);
                                    let t1387 = rt::lit::<T>(0.5) * t1286;
                                    let t1388 = half_m1_plus_m2 * t1284;
                                    let t1389 = t586
                                        * (t563 * t1377
                                            + (t560 * t1378 + (t1346 * t575 + t1343 * t573)))
                                        - t1388 * t587;
                                    let t1390 = ahead50 * t1288;
                                    let t1391 = m1_plus_m2 * t1360;
                                    let t1392 = t1338 * t584
                                        + (inv_m1_plus_m2 * t1329 + t1340 * t519)
                                        - t585
                                            * (t1389
                                                + (t590 * t1390
                                                    + rt::lit::<T>(0.5) * (t589 * t1391 + t1287 * t753)));
                                    let t1393 = t524 * t1386 + (t544 * t1387 + t1392);
                                    let t1394 = t586
                                        * (t562 * t1377 - (t1344 * t573 + t1348 * t575)
                                            - t565 * t1378) - t1388 * t601;
                                    let t1395 = t585
                                        * (t1394
                                            + (t603 * t1390
                                                + rt::lit::<T>(0.5) * (t1290 * t753 + t602 * t1391)))
                                        + (t1339 * t584 + (inv_m1_plus_m2 * t1332 + t1334 * t519));
                                    let t1396 = t548 * t1387 + t1395 - t533 * t1386;
                                    let t1397 = t559 * t1371 + t564 * t1372
                                        + (t1381 - t599 * t1386) + (t522 * t1393 - t600 * t1396);
                                    let t1398 = rt::lit::<T>(0.5) * t1308;
                                    let t1399 = t621
                                        * (t575 * t1397
                                            + (t1398 * t573 + (t614 * t1377 + t1378 * t606)))
                                        + (t1313 * t622 - t1315 * t625);
                                    let t1400 = rt::lit::<T>(0.5)
                                        * (t536 * t1393 + (t1262 * t591 + t1263 * t604)
                                            - t540 * t1396)
                                        + (t534 * t1291
                                            + (t530 * t1289 + (t1330 * t594 - t1335 * t592)));
                                    let t1401 = rt::lit::<T>(0.5) * t1292;
                                    let t1402 = t579 * t1400
                                        - (t1401 * t581 + (t1322 * t623 + t624 * t1360));
                                    let t1403 = t1370
                                        - t627
                                            * (rt::lit::<T>(0.5) * (t1399 - t626 * t1402)
                                                - t628 * (ahead97 * t1313));
                                    let t1404 = t21 * t1403 - t19 * t1316;
                                    let t1405 = t17 * t1316;
                                    let t1406 = t645
                                        * (t614 * t1404
                                            + (rt::lit::<T>(0.5) * (t612 * t1397 + t1405 * t606)
                                                + t1398 * t632));
                                    let t1407 = t611 * t1308 + ahead92_new * t1405;
                                    let t1408 = rt::lit::<T>(0.5) * t1316;
                                    let t1409 = t677
                                        * (t579 * t1402
                                            - (t1322 * t625
                                                + rt::lit::<T>(0.5) * (t621 * t1360 + t1313 * t581)));
                                    let t1410 = t676 * (t574 * t1377 + t1281 * t573)
                                        + t1314 * t675 - t1312 * t679 - t1409;
                                    let t1411 = t596 * (t1360 + t674 * t1321) - t1408 * t684
                                        - t680
                                            * (rt::lit::<T>(0.5) * t1410 - t681 * (ahead105 * t1314));
                                    let t1412 = rt::lit::<T>(0.5) * t1310;
                                    let t1413 = t1361 * t551 - t1325 * t618
                                        + (t616 * t1342 - t527 * t1367) - t1351 * t649;
                                    let t1414 = t650 * t1383 + (t1297 * t582 - t1285 * t651)
                                        - t577
                                            * (t556 * t1368
                                                + (t1350 * t615 + t1324 * t619 - t566 * t1323));
                                    let t1415 = t525 * t1413
                                        - t554 * (rt::lit::<T>(0.5) * t1414 - t652 * t1385);
                                    let t1416 = rt::lit::<T>(0.5) * t1300 - t1274 * k5;
                                    let t1417 = t1388 * t663
                                        - t586
                                            * (t562 * t1368
                                                + (t1348 * t615 - t1344 * t619 - t565 * t1323));
                                    let t1418 = t585
                                        * (t1417
                                            + (t664 * t1390
                                                + rt::lit::<T>(0.5) * (t662 * t1391 - t1304 * t753)))
                                        + (inv_m1_plus_m2 * t1347 - t1334 * t656 - t1339 * t653);
                                    let t1419 = rt::lit::<T>(0.5) * t1298;
                                    let t1420 = t533 * t1415 + (t1418 - t548 * t1419);
                                    let t1421 = t1272 * k5
                                        + rt::lit::<T>(0.5) * (t1303 + t1305);
                                    let t1422 = l2 * t1370 - t598 * t1298
                                        + (t1363 * t665 - t1347 * t655)
                                        - (t1345 * t666 + t1362 * t660);
                                    let t1423 = t586
                                        * (t1346 * t615 - t1343 * t619 - t560 * t1323
                                            - t563 * t1368) - t1388 * t657;
                                    let t1424 = t585
                                        * (t1423
                                            + (t659 * t1390
                                                + rt::lit::<T>(0.5) * (t658 * t1391 + t1299 * t753)))
                                        + (t1338 * t653 + (t1340 * t656 - inv_m1_plus_m2 * t1345));
                                    let t1425 = t524 * t1415 + (t544 * t1419 + t1424);
                                    let t1426 = t599 * t1415 - t559 * t1416 - t600 * t1420
                                        + (t564 * t1421 + t1422 - t522 * t1425);
                                    let t1427 = t624 * t1397
                                        + (t1401 * t606 - t1398 * t623 - t669 * (ahead88 * t1292))
                                        - t614 * t1400;
                                    let t1428 = t614 * t668;
                                    let t1429 = t1426 - t1398 * t669
                                        - rt::lit::<T>(0.5) * (t667 * t1397 + t1309 * t606)
                                        - t1427 * t1428;
                                    let t1430 = t673 * t1403
                                        + (t1412 * t629 - t1408 * t670 - t684 * (ahead99 * t1310)
                                            - t682 * t1429);
                                    let t1431 = t682 * t683;
                                    let t1432 = t1411
                                        - rt::lit::<T>(0.5) * (t685 * t1403 + t1317 * t629)
                                        - t1430 * t1431;
                                    let t1433 = rt::lit::<T>(0.5) * t1318;
                                    let t1434 = t673 * t1432
                                        + (t1433 * t670 + (t672 * t1429 + t1412 * t686));
                                    let t1435 = t647
                                        * (t624 * t1434
                                            + (rt::lit::<T>(0.5) * (t648 * t1400 + t1319 * t623)
                                                + t1401 * t687));
                                    let t1436 = rt::lit::<T>(0.5)
                                        * (t1320 * t633 + (t1406 - t1407 * t688) - t1435)
                                        - t690 * (ahead110 * t1320);
                                    let t1437 = t642 * t1313 + ahead97_new * t1318;
                                    let t1438 = t17 * t1281;
                                    let t1439 = t696
                                        * (rt::lit::<T>(0.5) * (t1313 * t686 + t621 * t1432)
                                            + (t672 * t1402 + t1433 * t625));
                                    let t1440 = t1437 * t693
                                        + (t694 * (t21 * t1377 - t19 * t1281) - t1438 * t697)
                                        - t1439;
                                    let t1441 = t689 * t1436
                                        - t692
                                            * (rt::lit::<T>(0.5) * t1440 - t698 * (ahead111 * t1437));
                                    let t1442 = t19 - ahead108 * t765;
                                    let t1443 = t764 * (t21 * t1432 + t1318 * t1442);
                                    let t1444 = t707 * (t1405 - t708 * t1319);
                                    let t1445 = m1_plus_m2 * t1383;
                                    let t1446 = ahead8_new * t1276 - t1268 * ahead30_new;
                                    let t1447 = t1446 * t759
                                        - t757
                                            * (t556 * t1333 + t1324 * t547
                                                + (t532 * t1350 - t1327 * t566));
                                    let t1448 = m1_plus_m2 * t1285;
                                    let t1449 = ahead78 * t1448;
                                    let t1450 = t775 * t1390
                                        + (t562 * t1391
                                            + (t565 * t1388 - (t1344 * t753 + t1348 * t586)));
                                    let t1451 = t755
                                        * (rt::lit::<T>(0.5)
                                            * (t772 * t1445 + (t1447 - t773 * t1448)) - t774 * t1449)
                                        - t585 * t1450;
                                    let t1452 = t749 * (t748 * t1318);
                                    let t1453 = inv_ahead78_new * (t1446 - ahead79_new * t1448)
                                        - inv_ahead50_new * (ahead80_new * t1288 - t1273);
                                    let t1454 = t1444 * t665
                                        + (t709 * t1420 + (t762 * t1451 - t1452 * t776))
                                        - t1453 * t765;
                                    let t1455 = t700 * (t1407 - t701 * t1320)
                                        - t702 * (t1438 - t703 * t1437);
                                    let t1456 = rt::lit::<T>(0.5) * t1455;
                                    let t1457 = t1421 * t706 - t704 * t1396 - t1372 * t699
                                        - t777 * t1443 + (rt::lit::<T>(0.5) * t1454 - t1456 * t604);
                                    let t1458 = rt::lit::<T>(0.5)
                                        * (t1319 * t632 + (t648 * t1404 - t1405 * t687)
                                            - t612 * t1434) - t706 * (ahead109 * t1319);
                                    let t1459 = t705 * t1458;
                                    let t1460 = t593 * t1441 + (t1457 - t655 * t1459);
                                    let t1461 = t17 * t1276;
                                    let t1462 = t642 * t1285 + ahead45_new * t1318;
                                    let t1463 = t708 * t1298 + t719 * t1286
                                        + (ahead67_new * t1444 + t722 * (t1461 - t723 * t1462));
                                    let t1464 = ahead47_new * t1455 + t1463;
                                    let t1465 = rt::lit::<T>(0.5)
                                        * (t709 * t1415 + t1444 * t653)
                                        + (t1387 * t699 + (t704 * t1386 + t1419 * t706));
                                    let t1466 = t716
                                        * (rt::lit::<T>(0.5) * (t1285 * t686 + t577 * t1432)
                                            - (t672 * t1383 + t1433 * t582));
                                    let t1467 = t712 - ahead112 * t717;
                                    let t1468 = rt::lit::<T>(0.5) * (t1461 * t714 + t1466)
                                        + (t1462 * t1467 + t713 * (t19 * t1324 + t22 * t1350));
                                    let t1469 = t519 * t1441
                                        + (t656 * t1459 + (t1456 * t584 + t1465) - t711 * t1468);
                                    let t1470 = sin_theta_ahead_new * a1_h;
                                    let t1471 = t1460
                                        + (t724 * (t1332 * half_a1) + t779 * t1464)
                                        - rt::lit::<T>(0.5) * (a1 * t540 * t1469 - t1470 * t718);
                                    let t1472 = cos_theta_ahead_new * a1_h;
                                    let t1473 = t754 * t1390
                                        + (t563 * t1391
                                            + (t1346 * t586 + t1343 * t753 - t560 * t1388));
                                    let t1474 = ahead3_new * t1276 + t1265 * ahead30_new;
                                    let t1475 = t757
                                        * (t556 * t1337 + t1324 * t543
                                            - (t1326 * t566 + t523 * t1350)) + t1474 * t759;
                                    let t1476 = t585 * t1473
                                        - t755
                                            * (rt::lit::<T>(0.5)
                                                * (t758 * t1445 + (t756 * t1448 + t1475)) - t760 * t1449);
                                    let t1477 = inv_ahead50_new * (t1275 + ahead84_new * t1288)
                                        - inv_ahead78_new * (t1474 - ahead83_new * t1448);
                                    let t1478 = t762 * t1476 - t1452 * t761 - t709 * t1425
                                        - t1444 * t660 - t1477 * t765;
                                    let t1479 = rt::lit::<T>(0.5) * t1478 - t1456 * t591
                                        - (t763 * t1443
                                            + (t1371 * t699 + (t704 * t1393 + t1416 * t706)));
                                    let t1480 = t1479 - t666 * t1459 - t595 * t1441;
                                    let t1481 = rt::lit::<T>(0.5)
                                        * (t1472 * t718 + a1 * t536 * t1469)
                                        + (t1480 + (t768 * t1464 + t724 * (t1329 * half_a1)));
                                    let t1482 = t749 * t1477 - ahead85_new * t1452
                                        - t708 * t1301 - t719 * t1289 - ahead75_new * t1444;
                                    let t1483 = rt::lit::<T>(0.5)
                                        * (t1482 - ahead56_new * t1455);
                                    let t1484 = t708 * t1306
                                        + (t749 * t1453 - ahead81_new * t1452) - t719 * t1291
                                        - ahead71_new * t1444;
                                    let t1485 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1455 + t1484);
                                    let t1486 = t769
                                        * (t1483
                                            + rt::lit::<T>(0.5) * (t1472 * t751 + ahead16_new * t1464))
                                        + t781
                                            * (t1485
                                                - rt::lit::<T>(0.5) * (ahead17_new * t1464 - t1470 * t751));
                                    let t1487 = ahead35_new * t1318 - t642 * t1284;
                                    let t1488 = t19 - ahead114 * t736;
                                    let t1489 = t21
                                        * (t579 * t1432
                                            - (t1433 * t581 + (t1322 * t686 + t672 * t1360)))
                                        + t1487 * t1488;
                                    let t1490 = ahead35_new * t1319 - t643 * t1284;
                                    let t1491 = t728
                                        * (t615 * t1404
                                            - (t1323 * t632
                                                + rt::lit::<T>(0.5) * (t612 * t1368 + t1405 * t619)));
                                    let t1492 = ahead62_new * t1405 - t611 * t1295;
                                    let t1493 = t730
                                        * (t579 * t1434
                                            - (t1322 * t687
                                                + rt::lit::<T>(0.5) * (t648 * t1360 + t1319 * t581)));
                                    let t1494 = rt::lit::<T>(0.5)
                                        * (t1490 * t726 + (t1491 - t1492 * t731) - t1493)
                                        - t733 * (ahead113 * t1490);
                                    let t1495 = rt::lit::<T>(0.5)
                                        * (t1307 * t699 + t613 * t1441)
                                        + (t1456 * t597 + (t704 * t1380 - t735 * t1489)
                                            - t732 * t1494);
                                    let t1496 = rt::lit::<T>(0.5) * t1464;
                                    let t1497 = t510 * t1263 + a2 * t1267;
                                    let t1498 = rt::lit::<T>(0.5) * t1497 * t718
                                        + t745 * (a2 * t1331 + (t1332 * t537 - t1263 * t785));
                                    let t1499 = ahead43_new * t1455
                                        + (t719 * t1307 - t741 * (t740 * t1487)
                                            - t742 * (t1492 - t743 * t1490));
                                    let t1500 = rt::lit::<T>(0.5) * t1499;
                                    let t1501 = t792 * t1496 + t1498
                                        - (a2 * (t1363 * t737 + t1347 * t744) + t793 * t1500);
                                    let t1502 = t510 * t1262 - a2 * t1264;
                                    let t1503 = t745
                                        * (t1329 * t537 - t1262 * t785 - a2 * t1336)
                                        + rt::lit::<T>(0.5) * t1502 * t718;
                                    let t1504 = t786 * t1496 + t1503
                                        - (a2 * (t1345 * t744 + t1362 * t737) + t787 * t1500);
                                    let t1505 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1464 + (t1502 * t751 - a2 * t1274 * t782)
                                            - ahead20_new * t1499);
                                    let t1506 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1499 + (t1497 * t751 - a2 * t1272 * t782)
                                            - ahead22_new * t1464);
                                    let t1507 = t783
                                        * (t784 * t1469 + (t1480 + t1504) - t788 * t1495)
                                        + (t789 * (t1483 + t1505) + t795 * (t1485 + t1506));
                                    let t1508 = t18 * t855;
                                    let t1509 = t136 * (t18 * t835 - t470 * t870)
                                        - t134 * (t471 * t848 + t110 * t1508 - t473 * t869);
                                    let t1510 = t131 * (t1508 - t475 * t868);
                                    let t1511 = t474 * t841 - t475 * t857
                                        - (t159 * (t18 * t828 - t483 * t895) + t115 * t1510);
                                    let t1512 = t94 * t1509 + t1511;
                                    let t1513 = t153
                                        * (t106 * t1508 - t471 * t851 - t479 * t888)
                                        + (t474 * t838 + t480 * t887);
                                    let t1514 = t109 * t1509 + t1513;
                                    let t1515 = t456 - j1 * (t484 * t897 + t186 * t1512)
                                        - j2 * (t498 * (t890 - t897) + t497 * (t1514 - t1512));
                                    let t1516 = t55 * half_a1_h;
                                    let t1517 = t476 * t874;
                                    let t1518 = t474 * t845
                                        + (t476 * t891 - t86 * t1517 - t475 * t861) - t122 * t1510;
                                    let t1519 = t96 * t1509 + t1518;
                                    let t1520 = t493 * (t491 * t897 + (t893 + t186 * t1516))
                                        + t492 * (t491 * t1512 + (t484 * t1516 - t1519));
                                    let t1521 = t54 * half_a1_h;
                                    let t1522 = t120 * t1510
                                        + (t142 * t1517 - t476 * t873 - t475 * t859 - t474 * t847);
                                    let t1523 = t98 * t1509 + t1522;
                                    let t1524 = t496 * (t878 + t186 * t1521 - t494 * t897)
                                        + t495 * (t1523 + t484 * t1521 - t494 * t1512);
                                    let t1525 = t69 * t819 + half_a2 * t815;
                                    let t1526 = half_a2 * t817;
                                    let t1527 = t485
                                        * (t878 + (t1525 * t186 - t1526 * t191)
                                            + (t466 * t890 - t467 * t897));
                                    let t1528 = t468
                                        * (t1523 + (t1525 * t484 - t1526 * t481)
                                            + (t466 * t1514 - t467 * t1512));
                                    let t1529 = t69 * t825 - half_a2 * t822;
                                    let t1530 = half_a2 * t823;
                                    let t1531 = t490
                                        * (t893 + (t1529 * t186 - t1530 * t191)
                                            + (t486 * t897 - t487 * t890));
                                    let t1532 = t488
                                        * (t1519 + (t1530 * t481 - t1529 * t484)
                                            + (t487 * t1514 - t486 * t1512));
                                    let t1533 = h
                                        * (t1515 - m1 * (t1520 + t1524)
                                            - m2 * (t1527 + t1528 - (t1531 + t1532)));
                                    let t1534 = j2
                                        * (t738 * (t1500 - t1496) + t746 * (t1495 - t1469))
                                        + (half_j1 * (t724 * t1469 + t1464 * t718)
                                            + (t1533 + t797 * (theta_rate * twice_h)));
                                    let t1535 = m2
                                        * (t790 * (t791 * t1495 + (t1460 + t1501 - t794 * t1469))
                                            + t1507) + t1534;
                                    let t1536 = t57 * (t55 * half_a2_h) + half_a2 * t918;
                                    let t1537 = half_a2 * t919;
                                    let t1538 = t485
                                        * (t974 + (t1536 * t186 - t1537 * t191)
                                            + (t466 * t988 - t467 * t994));
                                    let t1539 = t18 * t953;
                                    let t1540 = t136 * (t18 * t935 - t470 * t966)
                                        - t134 * (t471 * t946 + t110 * t1539 - t473 * t965);
                                    let t1541 = t131 * (t1539 - t475 * t964);
                                    let t1542 = t476 * t970;
                                    let t1543 = t120 * t1541
                                        + (t474 * t945
                                            + (t142 * t1542 - t476 * t969 - t475 * t958));
                                    let t1544 = t98 * t1540 + t1543;
                                    let t1545 = t153
                                        * (t106 * t1539 - t471 * t949 - t479 * t986)
                                        + (t474 * t938 + t480 * t985);
                                    let t1546 = t109 * t1540 + t1545;
                                    let t1547 = t159 * (t18 * t930 + t483 * t992) - t475 * t955
                                        + (t474 * t941 - t115 * t1541);
                                    let t1548 = t94 * t1540 + t1547;
                                    let t1549 = t468
                                        * (t1544 + (t1536 * t484 - t1537 * t481)
                                            + (t466 * t1546 - t467 * t1548));
                                    let t1550 = half_a2 * t914 - t57 * (t54 * half_a2_h);
                                    let t1551 = half_a2 * t916;
                                    let t1552 = t490
                                        * (t997 + (t1550 * t186 - t1551 * t191)
                                            + (t486 * t994 - t487 * t988));
                                    let t1553 = t474 * t944
                                        + (t476 * t995 - t86 * t1542 - t475 * t960) - t122 * t1541;
                                    let t1554 = t96 * t1540 + t1553;
                                    let t1555 = t488
                                        * (t1554 + (t1551 * t481 - t1550 * t484)
                                            + (t487 * t1546 - t486 * t1548));
                                    let t1556 = t493 * (t997 + t491 * t994)
                                        + t492 * (t491 * t1548 - t1554)
                                        + (t496 * (t974 - t494 * t994)
                                            + t495 * (t1544 - t494 * t1548));
                                    let t1557 = j2
                                        * (t498 * (t988 - t994) + t497 * (t1546 - t1548))
                                        + (j1 * (t484 * t994 + t186 * t1548) - t412);
                                    let t1558 = sin_phi_ahead_new
                                        * (cos_phi_ahead_new * k24 - k25);
                                    let t1559 = ahead24_new * t975 - t1558 * t178;
                                    let t1560 = t502 + ahead24 * t503;
                                    let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                                    let t1561 = h * cos_phi_rate_half_h;
                                    let t1562 = rt::lit::<T>(0.5)
                                        * (t58 * t1561 - sin_phi_rate_half_h * t915);
                                    let t1563 = sin_phi_rate_half_h * t913 + t57 * t1561;
                                    let t1564 = t178
                                        * (k6 * (h_cos_phi_ahead_new * t504 + t505 * t1562)
                                            - k7 * t1563) - t507 * t975;
                                    let t1565 = rt::lit::<T>(0.5)
                                        * (t501 * t1559 + t501 * (t1559 - t1558 * t501)
                                            - t975 * t1560) + (t975 * t508 - t178 * t1564);
                                    let t1566 = cos_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1567 = sin_phi_ahead_new * m2_a2_h;
                                    let t1568 = m2_a2 * t1566 - sin_theta_ahead_new * t1567;
                                    let t1569 = inv_m1_plus_m2 * t1568;
                                    let t1570 = sin_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1571 = m2_a2 * t1570 + cos_theta_ahead_new * t1567;
                                    let t1572 = inv_m1_plus_m2 * t1571;
                                    let t1573 = sin_theta_ahead_new * t1569
                                        - cos_theta_ahead_new * t1572;
                                    let t1574 = t512 * t1568 + ahead3_new * t1569;
                                    let t1575 = t514 * t1571 + ahead8_new * t1572;
                                    let t1576 = t1574 + sin_phi_ahead_new * twice_m2_l1_a2_h
                                        - t1575;
                                    let h_sin_phi_ahead_new = h * sin_phi_ahead_new;
                                    let t1577 = t1566
                                        - sin_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1578 = m2_a2 * t1577;
                                    let t1579 = t1570
                                        + cos_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1580 = m2_a2 * t1579;
                                    let t1581 = sin_phi_ahead_new * m2_a2_l1_h
                                        + ahead5_new * t1569 - ahead10_new * t1572
                                        + (t1578 * t512 - t1580 * t514);
                                    let t1582 = inv_ahead27_new * (ahead31_new * t1576 - t1581);
                                    let t1583 = t1579 * k4;
                                    let t1584 = t1577 * k4;
                                    let t1585 = t515 * t1582
                                        + (ahead31_new * t1573
                                            + (cos_theta_ahead_new * t1583
                                                - sin_theta_ahead_new * t1584));
                                    let t1586 = ahead30_new * t1585 - ahead41_new * t1581;
                                    let t1587 = t1578 * t516 + ahead5_new * t1584
                                        - (t1580 * t517 + ahead10_new * t1583)
                                        - ahead31_new * t1581;
                                    let t1588 = ahead30_new * t1582 + t1587;
                                    let t1589 = ahead35_new * t1576 + ahead27_new * t1588;
                                    let t1590 = inv_ahead27_new * (t1573 + ahead42_new * t1576)
                                        + inv_ahead45_new * (t1586 + ahead46_new * t1589);
                                    let t1591 = t1578 * ahead41_new + ahead5_new * t1585;
                                    let t1592 = m1_plus_m2 * t1588;
                                    let t1593 = t512 * t1590
                                        + (ahead47_new * t1569
                                            - inv_ahead50_new * (t1591 + ahead55_new * t1592));
                                    let t1594 = ahead10_new * t1585 - t1580 * ahead41_new;
                                    let t1595 = t514 * t1590
                                        - (ahead47_new * t1572
                                            + inv_ahead50_new * (t1594 + ahead51_new * t1592));
                                    let t1596 = sin_theta_ahead_new * t1593
                                        + cos_theta_ahead_new * t1595;
                                    let t1597 = sin_phi_ahead_new * l1_h;
                                    let t1598 = t1597 + t509 * t1569 - t513 * t1572
                                        + (t1577 * t512 - t1579 * t514);
                                    let t1599 = t1577 * t516 - t1579 * t517
                                        + (t509 * t1584 - t513 * t1583) - ahead31_new * t1598;
                                    let t1600 = t608 * t1582 + t1599;
                                    let t1601 = ahead62_new * t1581 + ahead30_new * t1600;
                                    let t1602 = inv_ahead27_new * (ahead63_new * t1576 - t1598)
                                        - inv_ahead45_new * (ahead66_new * t1589 - t1601);
                                    let t1603 = ahead76_new * (ahead64_new * t1588 - t1600);
                                    let t1604 = ahead13_new * t1602
                                        + (l2 * t1603 - ahead67_new * t1597)
                                        - (t1577 * ahead75_new + t1579 * ahead71_new);
                                    let t1605 = t1578 * ahead62_new - ahead5_new * t1600;
                                    let t1606 = t512 * t1602
                                        + (ahead67_new * t1569
                                            + inv_ahead50_new * (t1605 + ahead74_new * t1592));
                                    let t1607 = t1606 - inv_m1_plus_m2 * t1577;
                                    let t1608 = t514 * t1602 - ahead67_new * t1572;
                                    let t1609 = t1580 * ahead62_new + ahead10_new * t1600;
                                    let t1610 = inv_ahead50_new * (ahead70_new * t1592 - t1609);
                                    let t1611 = t1608 + (inv_m1_plus_m2 * t1579 + t1610);
                                    let t1612 = ahead76_new * (t1585 + ahead43_new * t1588);
                                    let t1613 = t1577 * ahead56_new - t1579 * ahead52_new
                                        + (l2 * t1612 + ahead47_new * t1597 - ahead13_new * t1590);
                                    let t1614 = t1613 + (t513 * t1595 + t509 * t1593);
                                    let t1615 = inv_ahead88_new * (t1614 - t635 * t1596);
                                    let t1616 = t1604 - t509 * t1607 - t513 * t1611
                                        - t635 * t1614 - ahead92_new * t1615;
                                    let t1617 = rt::lit::<T>(2.0) * (ahead41_new * t1585);
                                    let t1618 = ahead35_new * t1596 - ahead88_new * t1588;
                                    let t1619 = ahead35_new * t1618 - ahead97_new * t1588;
                                    let t1620 = ahead92_new * t1585 + ahead41_new * t1614;
                                    let t1621 = t1603
                                        - inv_ahead97_new * (t1620 - t609 * t1618);
                                    let t1622 = t639 * (t1621 - t640 * t1616);
                                    let t1623 = t1311 * t1588
                                        - inv_ahead105_new * (t1617 - t638 * t1619) - t640 * t1621
                                        - t610 * t1622;
                                    let t1624 = t642 * t1616 + t637 * t1623;
                                    let t1625 = t643 * t1596 + ahead88_new * t1624;
                                    let t1626 = ahead35 * t1588;
                                    let t1627 = rt::lit::<T>(0.5) * t1588;
                                    let t1628 = rt::lit::<T>(0.5) * t1600;
                                    let t1629 = ahead27 * t1576;
                                    let t1630 = sin_phi_ahead_new * m2_l1_a2_h
                                        + rt::lit::<T>(0.5) * (t1574 - t1575);
                                    let t1631 = rt::lit::<T>(0.5) * t1581;
                                    let t1632 = rt::lit::<T>(0.5) * t1568;
                                    let t1633 = k5 * t1571;
                                    let t1634 = rt::lit::<T>(0.5) * t1571;
                                    let t1635 = k5 * t1568;
                                    let t1636 = t1632 * t544 + t547 * t1633
                                        + (t1634 * t548 + (twice_a2_m2_l1 * t1563 + t1635 * t543));
                                    let t1637 = t540 * t1562 - h_cos_phi_ahead_new * t534;
                                    let t1638 = half_m2_a2 * t1563;
                                    let t1639 = m2_a2 * t1637 - (t530 * t1567 + t536 * t1638);
                                    let t1640 = inv_m1_plus_m2 * t1639;
                                    let t1641 = h_cos_phi_ahead_new * t530 + t536 * t1562;
                                    let t1642 = m2_a2 * t1641 + (t540 * t1638 - t534 * t1567);
                                    let t1643 = inv_m1_plus_m2 * t1642;
                                    let t1644 = t1636
                                        + (t524 * t1639 + t523 * t1640
                                            - (t533 * t1642 + t532 * t1643));
                                    let t1645 = half_m2_a2 * t1577;
                                    let t1646 = t1645 * t544
                                        + (t1633 * t565 + (l1_m2_a2 * t1563 + t1635 * t560))
                                        - t562 * t1643;
                                    let t1647 = rt::lit::<T>(0.5) * t1563;
                                    let t1648 = t1637
                                        - (h_sin_phi_ahead_new * t530 + t536 * t1647);
                                    let t1649 = m2_a2 * t1648;
                                    let t1650 = half_m2_a2 * t1579;
                                    let t1651 = t1641
                                        + (t540 * t1647 - h_sin_phi_ahead_new * t534);
                                    let t1652 = m2_a2 * t1651;
                                    let t1653 = t1646
                                        + (t524 * t1649 + t1650 * t548
                                            + (t563 * t1640 - t533 * t1652));
                                    let t1654 = t1629 * t567
                                        + (t1630 * t566 - t1631 * t551
                                            + (t556 * t1644 - t527 * t1653));
                                    let t1655 = t525 * t1654;
                                    let t1656 = k4 * t1648;
                                    let t1657 = t1577 * k12;
                                    let t1658 = t1579 * k12;
                                    let t1659 = t569 * t1649
                                        + (t1657 * t560 + t1645 * t571
                                            + (t1650 * t570 + t1658 * t565));
                                    let t1660 = k4 * t1651;
                                    let t1661 = t556 * t1655
                                        + (t563 * t1656 - t568 * t1652 + (t1659 - t562 * t1660)
                                            - t1631 * t567);
                                    let t1662 = t1661
                                        - rt::lit::<T>(0.5) * (t1653 * t558 + t566 * t1582);
                                    let t1663 = rt::lit::<T>(0.5) * t1577;
                                    let t1664 = rt::lit::<T>(0.5) * t1579;
                                    let t1665 = t522 * t1656
                                        + (t1657 * t559 + t1658 * t564
                                            + (t1663 * t571 + t1664 * t570));
                                    let t1666 = rt::lit::<T>(0.5) * t1598;
                                    let t1667 = t616 * t1655
                                        + (t1665 + (t569 * t1648 - t568 * t1651 - t600 * t1660)
                                            - t1666 * t567);
                                    let t1668 = t1663 * t544
                                        + (t1633 * t564 + (l1 * t1563 + t1635 * t559))
                                        - t600 * t1643;
                                    let t1669 = t1668
                                        + (t524 * t1648 + t1664 * t548
                                            + (t522 * t1640 - t533 * t1651));
                                    let t1670 = t1667
                                        - rt::lit::<T>(0.5) * (t618 * t1582 + t1669 * t558);
                                    let t1671 = t620 * t1626
                                        + (t1627 * t619 - t1628 * t581
                                            + (t615 * t1662 - t579 * t1670));
                                    let t1672 = t596 * t1671;
                                    let t1673 = rt::lit::<T>(0.5) * t1593;
                                    let t1674 = rt::lit::<T>(0.5) * t1595;
                                    let t1675 = t530 * t1635 + t534 * t1633;
                                    let t1676 = t536 * t1640 - t540 * t1643;
                                    let t1677 = rt::lit::<T>(0.5) * t1573;
                                    let t1678 = rt::lit::<T>(0.5)
                                        * (t540 * t1660 - t536 * t1656)
                                        - rt::lit::<T>(2.0) * (t530 * t1657 + t534 * t1658);
                                    let t1679 = t552 * t1655
                                        + (t557 * t1582
                                            + (t558 * (t1675 + rt::lit::<T>(0.25) * t1676)
                                                + (t1677 * t567 + t1678)));
                                    let t1680 = rt::lit::<T>(0.5) * t1585;
                                    let t1681 = t597 * t1626
                                        + (t579 * t1679 + t1680 * t581
                                            + (t575 * t1662 - t1627 * t573));
                                    let t1682 = t596 * t1681;
                                    let t1683 = half_l1 * t1563;
                                    let t1684 = t1648 * t595 + t598 * t1590
                                        + (l2 * t1682
                                            + (t584 * (sin_phi_ahead_new * half_l1_h) + t1683 * t518)
                                            - t1651 * t593);
                                    let t1685 = t527
                                        * (rt::lit::<T>(2.0) * t1675 + rt::lit::<T>(0.5) * t1676)
                                        + t1677 * t551 + (t552 * t1644 - t1630 * t550);
                                    let t1686 = ahead45 * t1589;
                                    let t1687 = t527 * t1662
                                        + (t1644 * t579 - t1630 * t581 - t551 * t1627);
                                    let t1688 = t577
                                        * (t556 * t1679 - (t1631 * t573 + t1653 * t575)
                                            - t566 * t1680) + (t1586 * t582 - t1589 * t576);
                                    let t1689 = t525 * (t1629 * t553 + t1685)
                                        + t554
                                            * (t583 * t1686
                                                + rt::lit::<T>(0.5) * (t578 * t1687 + t1688));
                                    let t1690 = t559 * t1673 - t564 * t1674
                                        + (t1663 * t591 + t1664 * t604 + t1684 - t599 * t1689);
                                    let t1691 = rt::lit::<T>(0.5) * t1590;
                                    let t1692 = half_m1_plus_m2 * t1588;
                                    let t1693 = t586
                                        * (t563 * t1679
                                            + (t560 * t1680 + (t1649 * t575 + t1645 * t573)))
                                        - t1692 * t587;
                                    let t1694 = ahead50 * t1592;
                                    let t1695 = m1_plus_m2 * t1662;
                                    let t1696 = t1640 * t519 + t1635 * t584
                                        - t585
                                            * (t1693
                                                + (t590 * t1694
                                                    + rt::lit::<T>(0.5) * (t589 * t1695 + t1591 * t753)));
                                    let t1697 = t524 * t1689 + (t544 * t1691 + t1696);
                                    let t1698 = t586
                                        * (t562 * t1679 - (t1650 * t573 + t1652 * t575)
                                            - t565 * t1680) - t1692 * t601;
                                    let t1699 = t585
                                        * (t1698
                                            + (t603 * t1694
                                                + rt::lit::<T>(0.5) * (t1594 * t753 + t602 * t1695)))
                                        + (t1633 * t584 + t1643 * t519);
                                    let t1700 = t548 * t1691 + t1699 - t533 * t1689;
                                    let t1701 = t1690 + (t522 * t1697 - t600 * t1700);
                                    let t1702 = rt::lit::<T>(0.5) * t1614;
                                    let t1703 = t621
                                        * (t575 * t1701
                                            + (t1702 * t573 + (t614 * t1679 + t1680 * t606)))
                                        + (t1618 * t622 - t1620 * t625);
                                    let t1704 = rt::lit::<T>(0.5)
                                        * (t536 * t1697 - t540 * t1700)
                                        + (t530 * t1593 - t534 * t1595);
                                    let t1705 = rt::lit::<T>(0.5) * t1596;
                                    let t1706 = t579 * t1704
                                        - (t1627 * t623 + (t1705 * t581 + t624 * t1662));
                                    let t1707 = t1672
                                        - t627
                                            * (rt::lit::<T>(0.5) * (t1703 - t626 * t1706)
                                                - t628 * (ahead97 * t1618));
                                    let t1708 = t21 * t1707 - t19 * t1621;
                                    let t1709 = t17 * t1621;
                                    let t1710 = t645
                                        * (t614 * t1708
                                            + (rt::lit::<T>(0.5) * (t612 * t1701 + t1709 * t606)
                                                + t1702 * t632));
                                    let t1711 = t611 * t1614 + ahead92_new * t1709;
                                    let t1712 = rt::lit::<T>(0.5) * t1621;
                                    let t1713 = t677
                                        * (t579 * t1706
                                            - (t1627 * t625
                                                + rt::lit::<T>(0.5) * (t621 * t1662 + t1618 * t581)));
                                    let t1714 = t676 * (t574 * t1679 + t1585 * t573)
                                        + t1619 * t675 - t1617 * t679 - t1713;
                                    let t1715 = t596 * (t1662 + t674 * t1626) - t1712 * t684
                                        - t680
                                            * (rt::lit::<T>(0.5) * t1714 - t681 * (ahead105 * t1619));
                                    let t1716 = rt::lit::<T>(0.5) * t1616;
                                    let t1717 = t1629 * t649
                                        + (t1630 * t618 - t1666 * t551
                                            + (t616 * t1644 - t527 * t1669));
                                    let t1718 = t650 * t1687 + (t1589 * t651 - t1601 * t582)
                                        - t577
                                            * (t556 * t1670
                                                + (t1653 * t615 - t1631 * t619 - t566 * t1628));
                                    let t1719 = t525 * t1717
                                        - t554 * (t652 * t1686 + rt::lit::<T>(0.5) * t1718);
                                    let t1720 = rt::lit::<T>(0.5) * t1606 - t1577 * k5;
                                    let t1721 = t1692 * t663
                                        - t586
                                            * (t562 * t1670
                                                + (t1652 * t615 - t1650 * t619 - t565 * t1628));
                                    let t1722 = t585
                                        * (t1721
                                            + (t664 * t1694
                                                + rt::lit::<T>(0.5) * (t662 * t1695 - t1609 * t753)))
                                        + (inv_m1_plus_m2 * t1651 - t1643 * t656 - t1633 * t653);
                                    let t1723 = rt::lit::<T>(0.5) * t1602;
                                    let t1724 = t533 * t1719 + (t1722 - t548 * t1723);
                                    let t1725 = t1579 * k5
                                        + rt::lit::<T>(0.5) * (t1608 + t1610);
                                    let t1726 = l2 * t1672 - t1683 * t654 - t598 * t1602
                                        + (t1664 * t665 - t1651 * t655);
                                    let t1727 = t586
                                        * (t1649 * t615 - t1645 * t619 - t560 * t1628
                                            - t563 * t1670) - t1692 * t657;
                                    let t1728 = t585
                                        * (t1727
                                            + (t659 * t1694
                                                + rt::lit::<T>(0.5) * (t658 * t1695 + t1605 * t753)))
                                        + (t1635 * t653 + (t1640 * t656 - inv_m1_plus_m2 * t1648));
                                    let t1729 = t524 * t1719 + (t544 * t1723 + t1728);
                                    let t1730 = t599 * t1719 - t559 * t1720 - t600 * t1724
                                        + (t564 * t1725 + (t1726 - (t1648 * t666 + t1663 * t660))
                                            - t522 * t1729);
                                    let t1731 = t1730 - t1702 * t669
                                        - rt::lit::<T>(0.5)
                                            * (t1615 * t606 + (t667 * t1701 + t1597 * t653));
                                    let t1732 = t624 * t1701
                                        + (t1705 * t606 - t1702 * t623 - t669 * (ahead88 * t1596))
                                        - t614 * t1704;
                                    let t1733 = t1731 - t1428 * t1732;
                                    let t1734 = t673 * t1707
                                        + (t1716 * t629 - t1712 * t670 - t684 * (ahead99 * t1616)
                                            - t682 * t1733);
                                    let t1735 = t1715
                                        - rt::lit::<T>(0.5) * (t685 * t1707 + t1622 * t629)
                                        - t1431 * t1734;
                                    let t1736 = rt::lit::<T>(0.5) * t1623;
                                    let t1737 = t673 * t1735
                                        + (t1736 * t670 + (t672 * t1733 + t1716 * t686));
                                    let t1738 = t647
                                        * (t624 * t1737
                                            + (rt::lit::<T>(0.5) * (t648 * t1704 + t1624 * t623)
                                                + t1705 * t687));
                                    let t1739 = rt::lit::<T>(0.5)
                                        * (t1625 * t633 + (t1710 - t1711 * t688) - t1738)
                                        - t690 * (ahead110 * t1625);
                                    let t1740 = t642 * t1618 + ahead97_new * t1623;
                                    let t1741 = t17 * t1585;
                                    let t1742 = t696
                                        * (rt::lit::<T>(0.5) * (t1618 * t686 + t621 * t1735)
                                            + (t672 * t1706 + t1736 * t625));
                                    let t1743 = t1740 * t693
                                        + (t694 * (t21 * t1679 - t19 * t1585) - t1741 * t697)
                                        - t1742;
                                    let t1744 = t689 * t1739
                                        - t692
                                            * (rt::lit::<T>(0.5) * t1743 - t698 * (ahead111 * t1740));
                                    let t1745 = rt::lit::<T>(0.5)
                                        * (t1624 * t632 + (t648 * t1708 - t1709 * t687)
                                            - t612 * t1737) - t706 * (ahead109 * t1624);
                                    let t1746 = t705 * t1745;
                                    let t1747 = t700 * (t1711 - t701 * t1625)
                                        - t702 * (t1741 - t703 * t1740);
                                    let t1748 = rt::lit::<T>(0.5) * t1747;
                                    let t1749 = t707 * (t1709 - t708 * t1624);
                                    let t1750 = rt::lit::<T>(0.5)
                                        * (t709 * t1719 + t1749 * t653)
                                        + (t1691 * t699 + (t704 * t1689 + t1723 * t706));
                                    let t1751 = t716
                                        * (rt::lit::<T>(0.5) * (t577 * t1735 - t1589 * t686)
                                            - (t672 * t1687 + t1736 * t582));
                                    let t1752 = t17 * t1581;
                                    let t1753 = ahead45_new * t1623 - t642 * t1589;
                                    let t1754 = rt::lit::<T>(0.5) * (t1751 - t1752 * t714)
                                        + (t1753 * t1467 + t713 * (t22 * t1653 - t19 * t1631));
                                    let t1755 = t519 * t1744
                                        + (t656 * t1746 + (t1748 * t584 + t1750) - t711 * t1754);
                                    let t1756 = t719 * t1590 + t708 * t1602
                                        + (ahead67_new * t1749 - t722 * (t1752 + t723 * t1753));
                                    let t1757 = ahead47_new * t1747 + t1756;
                                    let t1758 = h
                                        * (m2 * (t1538 + t1549 - (t1552 + t1555))
                                            + (m1 * t1556 + t1557))
                                        + (t1565 - half_j1 * (t724 * t1755 + t1757 * t718));
                                    let t1759 = ahead35_new * t1623 - t642 * t1588;
                                    let t1760 = ahead62_new * t1709 - t611 * t1600;
                                    let t1761 = ahead35_new * t1624 - t643 * t1588;
                                    let t1762 = ahead43_new * t1747
                                        + (t719 * t1612 - t741 * (t740 * t1759)
                                            - t742 * (t1760 - t743 * t1761));
                                    let t1763 = rt::lit::<T>(0.5) * t1762;
                                    let t1764 = rt::lit::<T>(0.5) * t1757;
                                    let t1765 = t21
                                        * (t579 * t1735
                                            - (t1736 * t581 + (t1627 * t686 + t672 * t1662)))
                                        + t1759 * t1488;
                                    let t1766 = t728
                                        * (t615 * t1708
                                            - (t1628 * t632
                                                + rt::lit::<T>(0.5) * (t612 * t1670 + t1709 * t619)));
                                    let t1767 = t730
                                        * (t579 * t1737
                                            - (t1627 * t687
                                                + rt::lit::<T>(0.5) * (t648 * t1662 + t1624 * t581)));
                                    let t1768 = rt::lit::<T>(0.5)
                                        * (t1761 * t726 + (t1766 - t1760 * t731) - t1767)
                                        - t733 * (ahead113 * t1761);
                                    let t1769 = rt::lit::<T>(0.5)
                                        * (t1612 * t699 + t613 * t1744)
                                        + (t1748 * t597 + (t704 * t1682 - t735 * t1765)
                                            - t732 * t1768);
                                    let t1770 = t1758 - theta_rate_h * t1162
                                        - j2 * (t738 * (t1763 - t1764) + t746 * (t1769 - t1755));
                                    let t1771 = t764 * (t21 * t1735 + t1623 * t1442);
                                    let t1772 = m1_plus_m2 * t1589;
                                    let t1773 = ahead78 * t1772;
                                    let t1774 = m1_plus_m2 * t1687;
                                    let t1775 = ahead30_new * t1571 + ahead8_new * t1581;
                                    let t1776 = t1775 * t759
                                        + t757
                                            * (t556 * t1642 - t547 * t1631
                                                + (t532 * t1653 - t1634 * t566));
                                    let t1777 = t775 * t1694
                                        + (t562 * t1695
                                            + (t565 * t1692 - (t1650 * t753 + t1652 * t586)));
                                    let t1778 = t755
                                        * (t774 * t1773
                                            + rt::lit::<T>(0.5)
                                                * (t772 * t1774 + (t773 * t1772 - t1776))) - t585 * t1777;
                                    let t1779 = t749 * (t748 * t1623);
                                    let t1780 = inv_ahead78_new * (ahead79_new * t1772 - t1775)
                                        - inv_ahead50_new * (ahead80_new * t1592 - t1580);
                                    let t1781 = t1749 * t665
                                        + (t709 * t1724 + (t762 * t1778 - t1779 * t776))
                                        - t1780 * t765;
                                    let t1782 = t1674 * t699 + (t1725 * t706 - t704 * t1700)
                                        - t777 * t1771 + (rt::lit::<T>(0.5) * t1781 - t1748 * t604);
                                    let t1783 = t593 * t1744 + (t1782 - t655 * t1746);
                                    let t1784 = t754 * t1694
                                        + (t563 * t1695
                                            + (t1649 * t586 + t1645 * t753 - t560 * t1692));
                                    let t1785 = ahead30_new * t1568 - ahead3_new * t1581;
                                    let t1786 = t757
                                        * (t556 * t1639 - t1631 * t543
                                            - (t523 * t1653 + t1632 * t566)) + t1785 * t759;
                                    let t1787 = t585 * t1784
                                        - t755
                                            * (t760 * t1773
                                                + rt::lit::<T>(0.5)
                                                    * (t758 * t1774 + (t1786 - t756 * t1772)));
                                    let t1788 = inv_ahead50_new * (t1578 + ahead84_new * t1592)
                                        - inv_ahead78_new * (t1785 + ahead83_new * t1772);
                                    let t1789 = t762 * t1787 - t1779 * t761 - t709 * t1729
                                        - t1749 * t660 - t1788 * t765;
                                    let t1790 = rt::lit::<T>(0.5) * t1789 - t1748 * t591
                                        - (t763 * t1771
                                            + (t1673 * t699 + (t704 * t1697 + t1720 * t706)));
                                    let t1791 = t1790 - t666 * t1746 - t595 * t1744;
                                    let t1792 = t749 * t1788 - ahead85_new * t1779
                                        - t708 * t1607 - t719 * t1593 - ahead75_new * t1749;
                                    let t1793 = rt::lit::<T>(0.5)
                                        * (t1792 - ahead56_new * t1747);
                                    let t1794 = t719 * t1595
                                        + (t708 * t1611 + (t749 * t1780 - ahead81_new * t1779))
                                        - ahead71_new * t1749;
                                    let t1795 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1747 + t1794);
                                    let t1796 = t769
                                        * (t1793 + t1757 * (sin_theta_ahead_new * half_a1))
                                        + t781 * (t1795 - t1757 * (cos_theta_ahead_new * half_a1));
                                    let t1797 = t771 * (t1783 + t779 * t1757 - t780 * t1755)
                                        + (t752 * (t767 * t1755 + (t1791 + t768 * t1757)) + t1796);
                                    let t1798 = sin_phi_ahead_new * a2_h;
                                    let t1799 = a2 * t1570 + cos_theta_ahead_new * t1798;
                                    let t1800 = half_a2 * t1563;
                                    let t1801 = t718 * (rt::lit::<T>(0.5) * t1799)
                                        + t745 * (a2 * t1641 + (t540 * t1800 - t534 * t1798));
                                    let t1802 = t792 * t1764 + t1801
                                        - (a2 * (t1664 * t737 + t1651 * t744) + t793 * t1763);
                                    let t1803 = a2 * t1566 - sin_theta_ahead_new * t1798;
                                    let t1804 = t745
                                        * (a2 * t1637 - (t530 * t1798 + t536 * t1800))
                                        + t718 * (rt::lit::<T>(0.5) * t1803);
                                    let t1805 = t786 * t1764 + t1804
                                        - (a2 * (t1648 * t744 + t1663 * t737) + t787 * t1763);
                                    let t1806 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1757 + (t1803 * t751 - a2 * t1577 * t782)
                                            - ahead20_new * t1762);
                                    let t1807 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1762 + (t1799 * t751 - a2 * t1579 * t782)
                                            - ahead22_new * t1757);
                                    let t1808 = t783
                                        * (t784 * t1755 + (t1791 + t1805) - t788 * t1769)
                                        + (t789 * (t1793 + t1806) + t795 * (t1795 + t1807));
                                    let t1809 = t1770
                                        - (m1 * t1797
                                            + phi_rate_h * (t1232 + rt::lit::<T>(2.0) * t797))
                                        - m2
                                            * (t790 * (t791 * t1769 + (t1783 + t1802 - t794 * t1755))
                                                + t1808);
                                    let t1810 = t1016 * t1560
                                        + ((h - t177 * (half_h * ahead24_new))
                                            * (rt::lit::<T>(2.0) * t501)
                                            - t1092 * (rt::lit::<T>(2.0) * t508));
                                    let t1811 = t465
                                        * (rt::lit::<T>(0.5) * t1810 - theta_rate_h * t1253
                                            - phi_rate_h * t1256 - t797 * (rho1_rate * twice_h));
                                    [t1471, t1481, t1486, t1535, t1809, t1811]
                                }
                                part([
                                    m1_plus_m2,
                                    m2_a2,
                                    l1_m2_a2,
                                    inv_m1_plus_m2,
                                    k4,
                                    half_m2_a2,
                                    k5,
                                    k6,
                                    k7,
                                    half_j1,
                                    twice_a2_m2_l1,
                                    half_h,
                                    t54,
                                    t58,
                                    t69,
                                    t55,
                                    t57,
                                    t177,
                                    t178,
                                    t109,
                                    t94,
                                    t98,
                                    t96,
                                    t106,
                                    t115,
                                    t122,
                                    t142,
                                    t86,
                                    t110,
                                    t120,
                                    t131,
                                    t134,
                                    t136,
                                    t159,
                                    t186,
                                    t153,
                                    t191,
                                    t456,
                                    t412,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t510,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t509,
                                    ahead5_new,
                                    ahead8_new,
                                    t513,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t17,
                                    t536,
                                    t526,
                                    t540,
                                    t505,
                                    t18,
                                    t512,
                                    t514,
                                    t515,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t523,
                                    t522,
                                    t532,
                                    t600,
                                    half_l1,
                                    t599,
                                    t784,
                                    t794,
                                    t524,
                                    t533,
                                    t491,
                                    t494,
                                    t486,
                                    t487,
                                    t467,
                                    t466,
                                    ahead24_new,
                                    t516,
                                    t517,
                                    ahead30_new,
                                    t608,
                                    t528,
                                    t530,
                                    sin_phi_rate_half_h,
                                    t506,
                                    t785,
                                    t542,
                                    t534,
                                    t504,
                                    t598,
                                    t768,
                                    t779,
                                    t21,
                                    t465,
                                    t537,
                                    t538,
                                    t547,
                                    t792,
                                    k12,
                                    t543,
                                    t559,
                                    t560,
                                    t563,
                                    t564,
                                    t565,
                                    t562,
                                    t786,
                                    t787,
                                    t788,
                                    t793,
                                    t791,
                                    t544,
                                    t569,
                                    t571,
                                    t548,
                                    t568,
                                    t570,
                                    t551,
                                    t556,
                                    t566,
                                    t552,
                                    t550,
                                    t557,
                                    t616,
                                    t618,
                                    t772,
                                    t773,
                                    t758,
                                    t756,
                                    t716,
                                    t22,
                                    t712,
                                    t507,
                                    t501,
                                    half_a1,
                                    t767,
                                    t780,
                                    t502,
                                    t503,
                                    t508,
                                    ahead27_new,
                                    t471,
                                    inv_ahead27_new,
                                    ahead31_new,
                                    ahead35_new,
                                    ahead41_new,
                                    ahead42_new,
                                    ahead76_new,
                                    ahead43_new,
                                    ahead45_new,
                                    inv_ahead45_new,
                                    ahead46_new,
                                    ahead47_new,
                                    inv_ahead50_new,
                                    ahead51_new,
                                    ahead52_new,
                                    ahead55_new,
                                    ahead56_new,
                                    ahead62_new,
                                    ahead63_new,
                                    ahead64_new,
                                    ahead66_new,
                                    ahead67_new,
                                    ahead70_new,
                                    ahead71_new,
                                    ahead74_new,
                                    ahead75_new,
                                    inv_ahead78_new,
                                    ahead79_new,
                                    ahead80_new,
                                    ahead81_new,
                                    ahead83_new,
                                    ahead84_new,
                                    ahead85_new,
                                    ahead88_new,
                                    ahead92_new,
                                    ahead97_new,
                                    t527,
                                    t476,
                                    t475,
                                    t470,
                                    t473,
                                    t474,
                                    t483,
                                    t484,
                                    t479,
                                    t480,
                                    t481,
                                    inv_ahead88_new,
                                    t635,
                                    t637,
                                    inv_ahead97_new,
                                    t609,
                                    t610,
                                    t639,
                                    t640,
                                    inv_ahead105_new,
                                    t638,
                                    t642,
                                    t748,
                                    t749,
                                    t611,
                                    t643,
                                    t707,
                                    t708,
                                    t700,
                                    t701,
                                    t702,
                                    t703,
                                    t719,
                                    t722,
                                    t723,
                                    t751,
                                    t740,
                                    t741,
                                    t742,
                                    t743,
                                    t782,
                                    t492,
                                    t493,
                                    t495,
                                    t496,
                                    t468,
                                    t485,
                                    t488,
                                    t490,
                                    t497,
                                    t498,
                                    t558,
                                    t525,
                                    t567,
                                    t581,
                                    t579,
                                    t574,
                                    t575,
                                    t573,
                                    t553,
                                    t613,
                                    t596,
                                    t597,
                                    t578,
                                    t576,
                                    t577,
                                    t582,
                                    t554,
                                    t583,
                                    t518,
                                    t519,
                                    t584,
                                    t602,
                                    t601,
                                    t753,
                                    t586,
                                    t585,
                                    t603,
                                    t592,
                                    t593,
                                    t604,
                                    t589,
                                    t587,
                                    t590,
                                    t594,
                                    t595,
                                    t591,
                                    t619,
                                    t615,
                                    t649,
                                    t620,
                                    t650,
                                    t651,
                                    t652,
                                    t654,
                                    t656,
                                    t653,
                                    t662,
                                    t663,
                                    t664,
                                    t655,
                                    t665,
                                    t658,
                                    t657,
                                    t659,
                                    t666,
                                    t660,
                                    t674,
                                    t759,
                                    t757,
                                    t755,
                                    t774,
                                    t775,
                                    t777,
                                    t776,
                                    t760,
                                    t754,
                                    t763,
                                    t761,
                                    t624,
                                    t623,
                                    t614,
                                    t606,
                                    t667,
                                    t668,
                                    t669,
                                    t621,
                                    t625,
                                    t673,
                                    t670,
                                    t626,
                                    t622,
                                    t627,
                                    t628,
                                    t682,
                                    t629,
                                    t685,
                                    t683,
                                    t684,
                                    t677,
                                    t675,
                                    t676,
                                    t679,
                                    t680,
                                    t681,
                                    t672,
                                    t686,
                                    t764,
                                    t765,
                                    t612,
                                    t632,
                                    t648,
                                    t687,
                                    t705,
                                    t706,
                                    t647,
                                    t633,
                                    t645,
                                    t688,
                                    t689,
                                    t690,
                                    t696,
                                    t693,
                                    t694,
                                    t697,
                                    t692,
                                    t698,
                                    t699,
                                    t713,
                                    t714,
                                    t711,
                                    t717,
                                    t730,
                                    t726,
                                    t728,
                                    t731,
                                    t732,
                                    t733,
                                    t735,
                                    t736,
                                    t762,
                                    t709,
                                    t704,
                                    t724,
                                    t745,
                                    t718,
                                    t744,
                                    t737,
                                    t752,
                                    t769,
                                    t771,
                                    t781,
                                    t783,
                                    t789,
                                    t790,
                                    t795,
                                    t746,
                                    t738,
                                    t797,
                                    t814,
                                    t816,
                                    t822,
                                    t815,
                                    t825,
                                    t823,
                                    t819,
                                    t817,
                                    t828,
                                    t835,
                                    t838,
                                    t841,
                                    t847,
                                    t845,
                                    t851,
                                    t857,
                                    t859,
                                    t861,
                                    t873,
                                    t891,
                                    t848,
                                    t855,
                                    t874,
                                    t868,
                                    t869,
                                    t870,
                                    t893,
                                    t878,
                                    t895,
                                    t897,
                                    t888,
                                    t887,
                                    t890,
                                    t915,
                                    a2_h,
                                    m2_a2_h,
                                    t913,
                                    t914,
                                    t918,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    t916,
                                    t919,
                                    m2_l1_a2_h,
                                    t930,
                                    t975,
                                    t935,
                                    t938,
                                    t941,
                                    t945,
                                    t944,
                                    t949,
                                    t955,
                                    t958,
                                    t960,
                                    t969,
                                    t995,
                                    t946,
                                    t953,
                                    t970,
                                    t964,
                                    t965,
                                    t966,
                                    t997,
                                    t974,
                                    t992,
                                    t994,
                                    t986,
                                    t985,
                                    t988,
                                    t1016,
                                    t1092,
                                    t1162,
                                    t1232,
                                    t1253,
                                    t1256,
                                    t1262,
                                    t1263,
                                    t1264,
                                    t1265,
                                    t1274,
                                    t1275,
                                    t1267,
                                    t1268,
                                    t1272,
                                    t1273,
                                    t1269,
                                    t1271,
                                    t1276,
                                    t1270,
                                    t1293,
                                    t529,
                                    a1_h,
                                    half_a1_h,
                                    twice_h,
                                    t1277,
                                    t1284,
                                    t1281,
                                    t1282,
                                    t1285,
                                    t1286,
                                    t1290,
                                    t1288,
                                    t1291,
                                    t1287,
                                    t1289,
                                    t1295,
                                    t1296,
                                    t1297,
                                    t1298,
                                    t1299,
                                    t1300,
                                    t1301,
                                    t1292,
                                    cos_phi_rate_half_h,
                                    k24,
                                    k25,
                                    half_a2_h,
                                    twice_m2_l1_a2_h,
                                    m1,
                                    j1,
                                    a1,
                                    l1,
                                    m2,
                                    j2,
                                    a2,
                                    l2,
                                    h,
                                    theta_rate,
                                    rho1_rate,
                                    ahead24,
                                    ahead27,
                                    ahead35,
                                    ahead45,
                                    ahead50,
                                    ahead78,
                                    ahead88,
                                    ahead97,
                                    ahead99,
                                    ahead105,
                                    ahead108,
                                    ahead109,
                                    ahead110,
                                    ahead111,
                                    ahead112,
                                    ahead113,
                                    ahead114,
                                ])
                            };
                            (
                                [
                                    t139 * t193
                                        + (x_rate - kappa_gradient * t194 - t182 * t178 - t181),
                                    t144 * t193
                                        + (y_rate - kappa_gradient * t195 - t173 * t178 - t172),
                                    theta_rate - kappa_gradient * t196 - t271 - t161 * t193,
                                    t155 * t193 + (phi_rate - t276),
                                    t460 + (t57 * t462 - t182 * t463),
                                    kappa_gradient - t797,
                                ],
                                [
                                    [
                                        t139 * t805 + rt::lit::<T>(1.0),
                                        t139 * t813,
                                        t139 * t911 + (t193 * t907 + (t894 * t912 - t893)),
                                        t139 * t1012 + (t193 * t1006 + (t998 + t999 * t912 - t997)),
                                        t139 * t1017 - (t1018 + t177 * (half_h * t182)),
                                        t139 * t1019 - t194,
                                    ],
                                    [
                                        t144 * t805,
                                        t144 * t813 + rt::lit::<T>(1.0),
                                        t144 * t911 + (t193 * t902 - (t878 + t879 * t912)),
                                        t144 * t1012 + (t193 * t1010 + (t976 + t978 * t912 - t974)),
                                        t144 * t1017 - (t1020 + t177 * (half_h * t173)),
                                        t144 * t1019 - t195,
                                    ],
                                    [
                                        -(t161 * t805),
                                        -(t161 * t813),
                                        rt::lit::<T>(1.0) - t193 * t909 - t161 * t911,
                                        t1090 - (t1091 + t58 * (half_h * t174)) - t193 * t1004
                                            - t161 * t1012,
                                        -(t161 * t1017
                                            + (kappa_gradient * t57 + rt::lit::<T>(0.5) * t1093)),
                                        -(t196 + t161 * t1019),
                                    ],
                                    [
                                        t155 * t805,
                                        t155 * t813,
                                        t193 * t905 + t155 * t911,
                                        t155 * t1012 + (t193 * t1008 + (rt::lit::<T>(1.0) - t1098)),
                                        t155 * t1017,
                                        t155 * t1019,
                                    ],
                                    [
                                        t1018
                                            - t173 * (t149 * t1099 - t458 * (rt::lit::<T>(2.0) * t801))
                                            - t1100,
                                        t1020 - t173 * (t458 * t807 + t149 * t1101) - t1102,
                                        t1103
                                            - t173 * (t149 * t1105 - t458 * (rt::lit::<T>(2.0) * t883))
                                            - t1106,
                                        t1238 - t1239,
                                        t1258 + t1259,
                                        t289 - t1260,
                                    ],
                                    [
                                        t797 * (twice_x_rate * t1261),
                                        t797 * (twice_y_rate * t1261),
                                        t465
                                            * (m1 * (t771 * t1471 + (t752 * t1481 + t1486)) + t1535),
                                        -(t465 * t1809),
                                        -t1811,
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
                                "x_rate, y_rate, theta_rate, phi_rate, rho1_rate, kappa_gradient",
                                tally,
                            )
                    })?;
                let [x_rate, y_rate, theta_rate, phi_rate, rho1_rate, kappa_gradient] = solution1
                    .x;
                let x_new = x + x_rate * h;
                let y_new = y + y_rate * h;
                let theta_rate_h = theta_rate * h;
                let theta_new = theta + theta_rate_h;
                let phi_rate_h = phi_rate * h;
                let phi_new = phi + phi_rate_h;
                let rho1_new = rho1 + rho1_rate * h;
                let phi_rate_half_h = phi_rate * half_h;
                let t56 = phi + phi_rate_half_h;
                let (t57, t58) = rt::sin_cos(t56);
                let t76 = k1 + (k2 + m2_l1 * (l1 + twice_a2 * t58));
                let t175 = rho1 + rho1_rate * half_h;
                let t176 = t57 * (k6 * t57) + (k9 + k10 * t58);
                let t1812 = t175 / t176;
                let t1813 = t57 * t1812;
                let theta_rate_half_h = theta_rate * half_h;
                let t53 = theta + theta_rate_half_h;
                let (t54, t55) = rt::sin_cos(t53);
                let t69 = l1 + a2 * t58;
                let t70 = m1_a1 + m2 * t69;
                let t59 = t55 * t57;
                let t71 = t54 * t70 + m2_a2 * t59;
                let t72 = inv_m1_plus_m2 * t71;
                let t62 = t54 * t57;
                let t73 = t70 * t55 - m2_a2 * t62;
                let t74 = inv_m1_plus_m2 * t73;
                let t88 = t54 * t72 + t55 * t74;
                let t77 = t76 - t71 * t72 - t73 * t74;
                let t78 = rt::lit::<T>(1.0) / t77;
                let t91 = t88 * t78;
                let t63 = t58 * t55 - t62;
                let t64 = m2_a2 * t63;
                let t65 = k4 * t63;
                let t60 = t59 + t54 * t58;
                let t61 = m2_a2 * t60;
                let t66 = k4 * t60;
                let t67 = l1 * t58;
                let t68 = j2 + m2_a2 * (a2 + t67);
                let t75 = t68 - t61 * t72 - t64 * t74;
                let t79 = t75 * t78;
                let t80 = k3 - t64 * t65 - t61 * t66 - t75 * t79;
                let t83 = t77 * t80;
                let t92 = rt::lit::<T>(1.0) / t83;
                let t89 = t88 * t79 - (t54 * t66 + t55 * t65);
                let t93 = t92 * (t75 * t89);
                let t94 = t91 + t93;
                let t81 = inv_m1_plus_m2 / t80;
                let t95 = t81 * (t61 * t89);
                let t96 = t72 * t94 + (inv_m1_plus_m2 * t54 - t95);
                let t97 = t81 * (t64 * t89);
                let t98 = t74 * t94 + (inv_m1_plus_m2 * t55 - t97);
                let t99 = t54 * t96 + t55 * t98;
                let t117 = inv_m1_plus_m2 * t63;
                let t104 = l2 + t67;
                let t105 = t104 - t60 * t72 - t63 * t74;
                let t113 = t105 * t78;
                let t106 = l2 - t63 * t65 - t60 * t66 - t105 * t79;
                let t114 = t92 * (t75 * t106);
                let t115 = t113 - t114;
                let t119 = t74 * t115;
                let t118 = t81 * (t64 * t106);
                let t1814 = t119 + t118;
                let t1815 = t117 - t1814;
                let t87 = rt::lit::<T>(1.0) / t80;
                let t107 = t87 * t106;
                let t116 = t104 * t115 + l2 * t107;
                let t121 = t81 * (t61 * t106);
                let t122 = t72 * t115 + (t121 - inv_m1_plus_m2 * t60);
                let t123 = t60 * t122;
                let t109 = t89 * t87;
                let t110 = t60 * t96 + (t63 * t98 + (l2 * t109 - t104 * t94));
                let t1816 = t63 * t1815 + (t116 - t123) - t110 * t110 / t99;
                let t90 = t89 * t89;
                let t100 = t80 * t99;
                let t101 = t80 * t100;
                let t108 = rt::lit::<T>(1.0) / t100;
                let t111 = t108 * (t89 * t110);
                let t112 = t107 - t111;
                let t1817 = t112 * (rt::lit::<T>(1.0) / t1816);
                let t1818 = t87 - t90 / t101 - t112 * t1817;
                let t1819 = t1816 * t1818;
                let t1820 = rt::lit::<T>(1.0) / (t99 * t1819);
                let t164 = t13 * t112;
                let t165 = t110 * t164;
                let t1821 = t1820 * t165;
                let t1822 = rt::lit::<T>(1.0) / (t100 * t1818);
                let t167 = t13 * t89;
                let t1823 = t1822 * t167;
                let t1824 = t1821 - t1823;
                let t1825 = rt::lit::<T>(1.0) / (t83 * t1818);
                let t184 = t13 * t75;
                let t1826 = t1825 * t184;
                let t1827 = rt::lit::<T>(1.0) / t1819;
                let t1828 = t164 * t1827;
                let t1829 = t94 * t1824 + (t1826 + t115 * t1828);
                let t1830 = t1813 - t1829;
                let t1831 = rt::lit::<T>(1.0) / (t80 * t1818);
                let t1832 = t13 * t1831;
                let t1833 = rt::lit::<T>(1.0) / (t80 * t1819);
                let t189 = t106 * t164;
                let t1834 = t1833 * t189;
                let t1835 = t109 * t1824 + (t1832 - t1834);
                let t1836 = t98 * t1824;
                let t84 = inv_m1_plus_m2 / t83;
                let t140 = t84 * (t73 * t75);
                let t141 = t64 * t81;
                let t142 = t140 - t141;
                let t1837 = rt::lit::<T>(1.0) / t1818;
                let t1838 = t13 * t1837;
                let t1839 = t1836 + (t142 * t1838 - t1815 * t1828);
                let t173 = t54 * t104;
                let t1840 = t1839 + t173 * t1812;
                let t82 = t61 * t81;
                let t85 = t84 * (t71 * t75);
                let t86 = t82 - t85;
                let t1841 = t86 * t1838;
                let t1842 = t96 * t1824 + t122 * t1828;
                let t1843 = t1841 - t1842;
                let t182 = t55 * t104;
                let t1844 = t1843 + t182 * t1812;
                let t1845 = t76 * t1830 + t68 * t1835 + (t73 * t1840 - t71 * t1844);
                let t1846 = m1_plus_m2 * t1844 - (t71 * t1830 + t61 * t1835);
                let t301 = l1 * t57;
                let t1847 = t301 * t1835;
                let t1848 = m1_plus_m2 * t1840 + (t73 * t1830 + t64 * t1835);
                let t1849 = t1846 * (t173 * t1829 - t55 * t1847)
                    - t1848 * (t54 * t1847 + t182 * t1829);
                let t1850 = rt::lit::<T>(0.0) * t80;
                let t1851 = t111 * (t108 * t1850);
                let t1852 = t13 * t1851;
                let t1853 = t1814 - t117;
                let t1854 = t60 * (t1815 + t1853);
                let t1855 = t1817 * (rt::lit::<T>(2.0) * t1851 + t1817 * t1854);
                let t1856 = t1818 * t1854 + t1816 * t1855;
                let t1857 = t1820 * (t110 * t1852 + t1821 * (t99 * t1856))
                    + t1823 * (t1822 * (t1818 * t1850 - t100 * t1855));
                let t1858 = t1837 * t1855;
                let t1859 = t1838 * t1858;
                let t1860 = t1827 * (t1852 + t1828 * t1856);
                let t1861 = t1838 * (t141 - t140) + t86 * t1859 - t1828 * t1853 - t1836
                    - t122 * t1860;
                let t1862 = t1848
                    * (t98 * t1857 + (t1841 + t142 * t1859 - t1842 - t1815 * t1860))
                    + t1846 * (t1861 - t96 * t1857);
                let t1863 = t109 * t1857
                    + (t1832 * t1858 - t1833 * (t106 * t1852 + t1834 * (t80 * t1856)));
                let t1864 = (t68 * t1830 + k3 * t1835 + (t64 * t1840 - t61 * t1844))
                    * t1863 - t1845 * (t94 * t1857 + (t1826 * t1858 + t115 * t1860));
                let t174 = rho1_rate * kappa_gradient;
                let t197 = m2_a2 * t57;
                let t204 = m2_a2 * t58;
                let t205 = k4 * t58;
                let t198 = k4 * t57;
                let t199 = t197 * t198;
                let t200 = inv_m1_plus_m2 * t70;
                let t206 = t68 - t199 - t204 * t200;
                let t201 = t76 - t199 - t70 * t200;
                let t207 = rt::lit::<T>(1.0) / t201;
                let t208 = t206 * t207;
                let t209 = k3 - t204 * t205 - t199 - t206 * t208;
                let t218 = inv_m1_plus_m2 / t209;
                let t290 = t197 * t218;
                let t291 = t197 * t206;
                let t210 = t201 * t209;
                let t279 = inv_m1_plus_m2 / t210;
                let t292 = t291 * t279;
                let t293 = t290 - t292;
                let t232 = rt::lit::<T>(1.0) / t209;
                let t202 = inv_m1_plus_m2 / t201;
                let t203 = t70 * t202;
                let t211 = rt::lit::<T>(1.0) / t210;
                let t212 = t70 * t206;
                let t213 = t212 * t202;
                let t214 = t213 - t205;
                let t215 = t211 * (t206 * t214);
                let t216 = t203 + t215;
                let t217 = t204 * t214;
                let t219 = t217 * t218;
                let t220 = t200 * t216 + (inv_m1_plus_m2 - t219);
                let t248 = t209 * t220;
                let t249 = rt::lit::<T>(1.0) / (t209 * t248);
                let t250 = t249 * (t214 * t214);
                let t222 = t57 * t198;
                let t223 = t104 - t222 - t58 * t200;
                let t224 = l2 - t58 * t205 - t222 - t223 * t208;
                let t233 = t232 * t224;
                let t251 = rt::lit::<T>(1.0) / t248;
                let t239 = t198 * t216;
                let t240 = t197 * t214;
                let t241 = t218 * t240;
                let t242 = t239 - t241;
                let t243 = t214 * t232;
                let t244 = t57 * t242 + (t58 * t220 + (l2 * t243 - t104 * t216));
                let t252 = t251 * (t214 * t244);
                let t253 = t233 - t252;
                let t221 = inv_m1_plus_m2 * t58;
                let t225 = t204 * t224;
                let t226 = t218 * t225;
                let t227 = t223 * t207;
                let t228 = t211 * (t206 * t224);
                let t229 = t227 - t228;
                let t230 = t226 + t200 * t229;
                let t231 = t221 - t230;
                let t234 = t198 * t229;
                let t235 = t197 * t224;
                let t236 = t218 * t235;
                let t237 = inv_m1_plus_m2 * t57;
                let t238 = t234 + (t236 - t237);
                let t245 = rt::lit::<T>(1.0) / t220;
                let t246 = t244 * t245;
                let t247 = t58 * t231 + (t104 * t229 + l2 * t233 - t57 * t238)
                    - t244 * t246;
                let t254 = rt::lit::<T>(1.0) / t247;
                let t255 = t253 * t254;
                let t256 = t232 - t250 - t253 * t255;
                let t283 = rt::lit::<T>(1.0) / t256;
                let t284 = t13 * t283;
                let t294 = t293 * t284;
                let t1865 = t104 * t1812 + t294;
                let t259 = t13 * t253;
                let t257 = t247 * t256;
                let t267 = rt::lit::<T>(1.0) / t257;
                let t268 = t259 * t267;
                let t296 = t238 * t268;
                let t258 = rt::lit::<T>(1.0) / (t220 * t257);
                let t260 = t258 * (t244 * t259);
                let t261 = rt::lit::<T>(1.0) / (t248 * t256);
                let t262 = t261 * (t13 * t214);
                let t263 = t260 - t262;
                let t297 = t242 * t263;
                let t1866 = t1865 - t296 - t297;
                let t1867 = t1866 * (rt::lit::<T>(2.0) * t58);
                let t1868 = rt::lit::<T>(2.0) * t57;
                let t278 = t220 * t263;
                let t280 = t212 * t279;
                let t281 = t204 * t218;
                let t282 = t280 - t281;
                let t285 = t278 + (t282 * t284 - t231 * t268);
                let t265 = rt::lit::<T>(1.0) / (t210 * t256);
                let t266 = t265 * (t13 * t206);
                let t269 = t229 * t268;
                let t264 = t216 * t263;
                let t1869 = t1813 - t266 - t269 - t264;
                let t272 = rt::lit::<T>(1.0) / (t209 * t256);
                let t273 = t13 * t272;
                let t274 = rt::lit::<T>(1.0) / (t209 * t257);
                let t275 = t274 * (t224 * t259);
                let t276 = t243 * t263 + (t273 - t275);
                let t1870 = t276 + t1869;
                let t401 = k3 * t276;
                let t402 = t204 * t285;
                let t1871 = t197 * t1866;
                let t1872 = t68 * t1869 + t401 + (t402 - t1871);
                let t314 = t204 * t198;
                let t315 = t314 + t197 * t205;
                let t316 = t197 * t200;
                let t318 = t315 + twice_a2_m2_l1 * t57 - t70 * t198 - t316;
                let t336 = t207 * (t318 * t203 - t198);
                let t317 = t315 + (l1_m2_a2 * t57 - t314) - t316;
                let t319 = t318 * t208 - t317;
                let t1873 = t198 + t202 * (t70 * t319 - t291);
                let t337 = t317 * t214;
                let t320 = t207 * t319;
                let t321 = t317 * t208 - t206 * t320;
                let t324 = t201 * t321 - t318 * t209;
                let t338 = t215 * t324;
                let t1874 = t336 + t211 * (t206 * t1873 - t337 - t338);
                let t322 = m1_plus_m2 * t321;
                let t341 = t219 * t322;
                let t1875 = t200 * t1874 - (t239 + t218 * (t204 * t1873 - t240 - t341));
                let t344 = t205 * t216;
                let t345 = t241 * t322;
                let t1876 = t198 * t1874 + (t344 - t218 * (t217 + t197 * t1873 - t345));
                let t349 = t243 * t321;
                let t1877 = t232 * (t1873 - t349);
                let t348 = t301 * t216;
                let t351 = t57 * t220;
                let t1878 = t58 * (t242 + t1875)
                    + (t57 * t1876 + (l2 * t1877 + t348 - t351 - t104 * t1874));
                let t329 = t205 - t200;
                let t330 = t301 + t57 * t329;
                let t331 = t330 * t208 - t223 * t320;
                let t332 = t232 * (t331 - t233 * t321);
                let t353 = t220 * t321;
                let t1879 = t353 + t209 * t1875;
                let t1880 = t332 - t251 * (t244 * t1873 + t214 * t1878 - t252 * t1879);
                let t1881 = t13 * t1880;
                let t357 = t207 * (t318 * t227 - t330);
                let t358 = t211 * (t206 * t331 - t317 * t224 - t228 * t324);
                let t359 = t357 - t358;
                let t360 = t57 * t231;
                let t361 = t218 * (t225 + t197 * t331 - t236 * t322);
                let t362 = t198 * t359 + (t205 * t229 + (t361 - t221));
                let t363 = t218 * (t204 * t331 - t235 - t226 * t322);
                let t364 = t200 * t359 + (t237 + t363 - t234);
                let t365 = t104 * t359 + (l2 * t332 - t301 * t229) - t360 - t57 * t362
                    - t58 * (t238 + t364);
                let t1882 = t365 - t246 * t1878 - t246 * (t1878 - t246 * t1875);
                let t369 = t209 * t209;
                let t372 = rt::lit::<T>(2.0) * t214;
                let t373 = t248 * t321;
                let t1883 = t255 * t1880
                    + (t321 / t369
                        + t249 * (t1873 * t372 - t250 * (t373 + t209 * t1879)));
                let t1884 = t255 * (t1880 - t255 * t1882) + t1883;
                let t1885 = t256 * t1882 - t247 * t1884;
                let t1886 = t258
                    * (t259 * t1878 + t244 * t1881
                        - t260 * (t257 * t1875 + t220 * t1885));
                let t1887 = t1886
                    - t261 * (t13 * t1873 - t262 * (t256 * t1879 - t248 * t1884));
                let t404 = t256 * t321;
                let t407 = t259 * t331;
                let t408 = t257 * t321;
                let t1888 = t263 * t1877 - t273 * (t272 * (t404 - t209 * t1884))
                    - t274 * (t407 + t224 * t1881 - t275 * (t408 + t209 * t1885));
                let t1889 = (t1867 + t1868 * (t285 + l1 * t1869)) * (half_m2_a2 * t1870)
                    - t1872 * (t243 * t1887 + t1888);
                let t308 = phi_rate * kappa_gradient;
                let t1890 = m1_plus_m2 * t1866 - t197 * t1870;
                let t323 = t218 * (t204 - t290 * t322);
                let t325 = m1_plus_m2 * t324;
                let t326 = t279 * (t204 * t206 - t197 * t317 - t292 * t325);
                let t327 = t323 - t326;
                let t328 = t284 * t327;
                let t1891 = t284 * (t283 * t1884);
                let t378 = t268 * t362;
                let t1892 = t267 * (t1881 - t268 * t1885);
                let t1893 = t328 - t301 * t1812 + (t293 * t1891 - t378) - t263 * t1876
                    - t238 * t1892;
                let t286 = m1_plus_m2 * t285;
                let t277 = t204 * t276;
                let t1894 = t286 + (t70 * t1869 + t277);
                let t393 = t268 * t364;
                let t389 = t218 * (t197 + t281 * t322);
                let t390 = t279 * (t280 * t325 + (t291 + t70 * t317));
                let t391 = t389 - t390;
                let t392 = t284 * t391;
                let t1895 = t220 * t1887
                    + (t263 * t1875 + (t393 + (t392 + t282 * t1891)) - t231 * t1892);
                let t303 = t68 * t276;
                let t304 = t70 * t285;
                let t1896 = t76 * t1869 + t303 + (t304 - t1871);
                let t395 = t13 * t317;
                let t396 = t256 * t324;
                let t399 = t268 * t359;
                let t1897 = t265 * (t395 + t266 * (t396 - t210 * t1884))
                    + (t58 * t1812 - t399) - (t263 * t1874 + t229 * t1892);
                let t1898 = t308 - t1890 * (t1893 - t242 * t1887)
                    - (t1894 * t1895 + t1896 * (t1897 - t216 * t1887));
                let t1899 = t1889 + t1898;
                let t415 = x_rate * kappa_gradient;
                let t414 = y_rate * kappa_gradient;
                let t469 = t18 * t89;
                let t471 = t18 * t112;
                let t472 = t110 * t471;
                let t1900 = t1822 * t469 - t1820 * t472;
                let t478 = t106 * t471;
                let t1901 = t109 * t1900 + (t1833 * t478 - t18 * t1831);
                let t1902 = t1827 * t471;
                let t482 = t18 * t75;
                let t1903 = t94 * t1900 - (t115 * t1902 + t1825 * t482);
                let t1904 = t415 * t1843 + (kappa_gradient + t414 * t1839)
                    - (t1901 - t1903) * (j2 * (t1835 - t1829));
                let t491 = a1 * t54;
                let t1905 = t18 * t1837;
                let t1906 = t96 * t1900 + (t86 * t1905 - t122 * t1902);
                let t494 = a1 * t55;
                let t1907 = t98 * t1900 + (t1815 * t1902 - t142 * t1905);
                let t1908 = (t1843 + t491 * t1829) * (t491 * t1903 - t1906)
                    + (t1839 - t494 * t1829) * (t1907 - t494 * t1903);
                let t466 = a2 * t63;
                let t467 = t69 * t55 - a2 * t62;
                let t1909 = (t1839 + t466 * t1835 - t467 * t1829)
                    * (t1907 + t466 * t1901 - t467 * t1903);
                let t486 = t54 * t69 + a2 * t59;
                let t487 = a2 * t60;
                let t1910 = (t1843 + t486 * t1829 - t487 * t1835)
                    * (t1906 + t487 * t1901 - t486 * t1903);
                let t1911 = t1866 * t1869;
                let t1912 = rt::lit::<T>(0.5)
                    * (m2_a2 * t1870 * (t1867 + t285 * t1868) + twice_m2_l1 * t1911
                        + twice_m1_a1 * t1911);
                let t416 = theta_rate * kappa_gradient;
                let t420 = rt::lit::<T>(0.0) * t214;
                let t421 = t251 * t420;
                let t422 = t13 * t421;
                let t425 = t230 - t221;
                let t426 = t360 + t57 * t425;
                let t1913 = t255 * (rt::lit::<T>(2.0) * t421 - t255 * t426);
                let t1914 = t247 * t1913 - t256 * t426;
                let t1915 = t267 * (t422 + t268 * t1914);
                let t433 = t281 - t280;
                let t434 = t284 * t433;
                let t1916 = t283 * t1913;
                let t1917 = t284 * t1916;
                let t437 = t268 * t425;
                let t439 = t244 * t422;
                let t1918 = t262 * t1916 - t258 * (t439 + t260 * (t220 * t1914));
                let t1919 = t1890
                    * (t238 * t1915 + (t434 - t293 * t1917 - t437 - t278)
                        - t242 * t1918);
                let t447 = t224 * t422;
                let t1920 = t1872
                    * (t243 * t1918
                        + (t274 * (t447 + t275 * (t209 * t1914)) - t273 * t1916));
                let t1921 = t1894
                    * (t220 * t1918
                        + (t231 * t1915 + (t1865 - (t296 + t282 * t1917) - t297)));
                let t1922 = t416 - t1919 - t1920
                    - (t1921 + t1896 * (t266 * t1916 + t229 * t1915 - t216 * t1918));
                let t1923 = t1912 + t1922;
                let t1924 = t1835 * t1899 + t1904 - m1 * t1908
                    - (m2 * (t1909 - t1910) + t1829 * (t1923 + j1 * t1903));
                let t1925 = (t1845 * (t58 * t1835) + t1849 - t57 * (t1862 + t1864))
                    * (t174 + t1812) + t1924;
                let t133 = t110 * t112;
                let t1926 = t1820 * t133 - t89 * t1822;
                let t152 = t106 * t112;
                let t1927 = t109 * t1926 + (t1831 - t1833 * t152);
                let t1928 = t112 * t1827;
                let t1929 = t98 * t1926 + (t142 * t1837 - t1815 * t1928);
                let t1930 = t86 * t1837 - t122 * t1928 - t96 * t1926;
                let t1931 = t94 * t1926 + (t115 * t1928 + t75 * t1825);
                let y_rate_squared = y_rate * y_rate;
                let theta_rate_squared = theta_rate * theta_rate;
                let phi_rate_squared = phi_rate * phi_rate;
                let x_rate_squared = x_rate * x_rate;
                let t1932 = t15
                    / (y_rate_squared + theta_rate_squared
                        + (phi_rate_squared + (x_rate_squared + rt::lit::<T>(1.0))));
                let t1933 = phi_rate * t1932 + rt::lit::<T>(1.0);
                let t1934 = theta_rate * t1932;
                let t1935 = x_rate * t1932;
                let t1936 = y_rate * t1932;
                let t1937 = t1933 * t1835 - t1934 * t1829
                    + (t1935 * t1843 + (t1936 * t1839 + (t14 + t1932)));
                let t1938 = (t1899 * t1927 + (t414 * t1929 + t415 * t1930)
                    - t1923 * t1931) * t1937
                    / (t1936 * t1929 + t1933 * t1927 + (t1935 * t1930 - t1934 * t1931));
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(phi_new);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(theta_new);
                let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                let t509 = ahead2_new + ahead4_new;
                let ahead5_new = m2_a2 * t509;
                let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                let t513 = ahead9_new - ahead7_new;
                let ahead10_new = m2_a2 * t513;
                let t517 = t513 * k4;
                let ahead33_new = ahead10_new * t517;
                let t516 = t509 * k4;
                let ahead32_new = ahead5_new * t516;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t510 = l1 + a2 * cos_phi_ahead_new;
                let t511 = m1_a1 + m2 * t510;
                let ahead1_new = sin_theta_ahead_new * t511;
                let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                let t512 = inv_m1_plus_m2 * ahead3_new;
                let ahead28_new = ahead5_new * t512;
                let ahead6_new = t511 * cos_theta_ahead_new;
                let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                let t514 = inv_m1_plus_m2 * ahead8_new;
                let ahead29_new = ahead10_new * t514;
                let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                let ahead11_new = k1
                    + (k2 + m2_l1 * (l1 + cos_phi_ahead_new * twice_a2));
                let ahead25_new = ahead3_new * t512;
                let ahead26_new = ahead8_new * t514;
                let ahead27_new = ahead11_new - ahead25_new - ahead26_new;
                let inv_ahead27_new = rt::lit::<T>(1.0) / ahead27_new;
                let ahead31_new = ahead30_new * inv_ahead27_new;
                let ahead34_new = ahead30_new * ahead31_new;
                let ahead35_new = k3 - ahead33_new - ahead32_new - ahead34_new;
                let ahead50_new = m1_plus_m2 * ahead35_new;
                let inv_ahead50_new = rt::lit::<T>(1.0) / ahead50_new;
                let ahead84_new = ahead5_new * inv_ahead50_new;
                let ahead82_new = ahead3_new * ahead30_new;
                let ahead45_new = ahead27_new * ahead35_new;
                let ahead78_new = m1_plus_m2 * ahead45_new;
                let inv_ahead78_new = rt::lit::<T>(1.0) / ahead78_new;
                let ahead83_new = ahead82_new * inv_ahead78_new;
                let ahead85_new = ahead84_new - ahead83_new;
                let ahead76_new = rt::lit::<T>(1.0) / ahead35_new;
                let ahead36_new = sin_theta_ahead_new * t512;
                let ahead37_new = cos_theta_ahead_new * t514;
                let t515 = ahead36_new + ahead37_new;
                let ahead40_new = t515 * ahead31_new;
                let ahead38_new = sin_theta_ahead_new * t516;
                let ahead39_new = cos_theta_ahead_new * t517;
                let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                let ahead104_new = ahead41_new * ahead41_new;
                let ahead42_new = t515 * inv_ahead27_new;
                let ahead44_new = ahead30_new * ahead41_new;
                let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                let ahead46_new = ahead44_new * inv_ahead45_new;
                let ahead47_new = ahead42_new + ahead46_new;
                let ahead53_new = t512 * ahead47_new;
                let ahead54_new = ahead5_new * ahead41_new;
                let ahead55_new = inv_ahead50_new * ahead54_new;
                let ahead56_new = ahead53_new
                    + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                let ahead86_new = sin_theta_ahead_new * ahead56_new;
                let ahead48_new = t514 * ahead47_new;
                let ahead49_new = ahead10_new * ahead41_new;
                let ahead51_new = ahead49_new * inv_ahead50_new;
                let ahead52_new = ahead48_new
                    + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                let ahead87_new = cos_theta_ahead_new * ahead52_new;
                let ahead88_new = ahead86_new + ahead87_new;
                let ahead97_new = ahead35_new * ahead88_new;
                let ahead105_new = ahead35_new * ahead97_new;
                let ahead106_new = ahead104_new / ahead105_new;
                let ahead60_new = t513 * t517;
                let ahead59_new = t509 * t516;
                let ahead13_new = l2 + l1_cos_phi_ahead_new;
                let ahead57_new = t509 * t512;
                let ahead58_new = t513 * t514;
                let t608 = ahead13_new - ahead57_new - ahead58_new;
                let ahead61_new = t608 * ahead31_new;
                let ahead62_new = l2 - ahead60_new - ahead59_new - ahead61_new;
                let ahead64_new = ahead76_new * ahead62_new;
                let ahead89_new = t509 * ahead56_new;
                let ahead90_new = t513 * ahead52_new;
                let ahead43_new = ahead41_new * ahead76_new;
                let ahead91_new = ahead13_new * ahead47_new;
                let ahead92_new = ahead89_new
                    + (ahead90_new + (l2 * ahead43_new - ahead91_new));
                let ahead100_new = ahead41_new * ahead92_new;
                let ahead101_new = ahead100_new / ahead97_new;
                let ahead102_new = ahead64_new - ahead101_new;
                let ahead69_new = ahead10_new * ahead62_new;
                let ahead70_new = inv_ahead50_new * ahead69_new;
                let ahead63_new = t608 * inv_ahead27_new;
                let ahead65_new = ahead30_new * ahead62_new;
                let ahead66_new = inv_ahead45_new * ahead65_new;
                let ahead67_new = ahead63_new - ahead66_new;
                let ahead68_new = t514 * ahead67_new;
                let ahead71_new = inv_m1_plus_m2 * t513 - ahead70_new - ahead68_new;
                let ahead94_new = t513 * ahead71_new;
                let ahead95_new = ahead13_new * ahead67_new;
                let ahead72_new = t512 * ahead67_new;
                let ahead73_new = ahead5_new * ahead62_new;
                let ahead74_new = inv_ahead50_new * ahead73_new;
                let ahead75_new = ahead72_new + (ahead74_new - inv_m1_plus_m2 * t509);
                let ahead93_new = t509 * ahead75_new;
                let t634 = ahead94_new + (ahead95_new + l2 * ahead64_new) - ahead93_new;
                let ahead96_new = ahead92_new / ahead88_new;
                let ahead98_new = ahead92_new * ahead96_new;
                let ahead99_new = t634 - ahead98_new;
                let ahead103_new = ahead102_new / ahead99_new;
                let ahead107_new = ahead102_new * ahead103_new;
                let ahead108_new = ahead76_new - ahead106_new - ahead107_new;
                let t1939 = t17 / ahead108_new;
                let t1940 = t17 * ahead102_new;
                let ahead109_new = ahead99_new * ahead108_new;
                let t1941 = t1940 / ahead109_new;
                let ahead110_new = ahead88_new * ahead109_new;
                let t695 = t17 * ahead41_new;
                let ahead111_new = ahead97_new * ahead108_new;
                let t1942 = ahead92_new * t1940 / ahead110_new - t695 / ahead111_new;
                let t1943 = ahead85_new * t1939 - ahead75_new * t1941
                    - ahead56_new * t1942;
                let ahead18_new = sin_theta_ahead_new * t510;
                let ahead19_new = ahead18_new + a2 * ahead2_new;
                let t715 = t17 * ahead30_new;
                let ahead112_new = ahead45_new * ahead108_new;
                let t1944 = ahead47_new * t1942
                    + (ahead67_new * t1941 + t715 / ahead112_new);
                let ahead20_new = a2 * t509;
                let ahead114_new = ahead35_new * ahead108_new;
                let ahead113_new = ahead35_new * ahead109_new;
                let t1945 = ahead43_new * t1942
                    + (t17 / ahead114_new - ahead62_new * t1940 / ahead113_new);
                let t1946 = t1943 + ahead19_new * t1944 - ahead20_new * t1945;
                let ahead77_new = ahead8_new * ahead30_new;
                let ahead79_new = ahead77_new * inv_ahead78_new;
                let ahead80_new = ahead10_new * inv_ahead50_new;
                let ahead81_new = ahead79_new - ahead80_new;
                let t1947 = ahead52_new * t1942
                    + (ahead81_new * t1939 - ahead71_new * t1941);
                let ahead23_new = a2 * t513;
                let ahead21_new = t510 * cos_theta_ahead_new;
                let ahead22_new = ahead21_new - a2 * ahead7_new;
                let t1948 = t1947 + ahead23_new * t1945 - ahead22_new * t1944;
                let ahead16_new = a1 * sin_theta_ahead_new;
                let t1949 = t1943 + ahead16_new * t1944;
                let ahead17_new = a1 * cos_theta_ahead_new;
                let t1950 = t1947 - ahead17_new * t1944;
                let t1951 = t1945 - t1944;
                let t1952 = t9 - t7;
                let t1953 = t5 + t34;
                let t1954 = t6 - t35;
                let t1955 = work - t7 * (j1 * t7) - t1952 * (j2 * t1952)
                    - m1 * (t1953 * t1953 + t1954 * t1954);
                let t1956 = t5 + t36 - t37;
                let t1957 = t6 + t39 - t40;
                let t1958 = t1951 * (j2 * t1951)
                    + (t1944 * (j1 * t1944)
                        + (t1955 - m2 * (t1956 * t1956 + t1957 * t1957)));
                let t1959 = m2 * (t1946 * t1946 + t1948 * t1948)
                    + (m1 * (t1949 * t1949 + t1950 * t1950) + t1958);
                let work_new = h * (t1925 - t1938) + t1959;
                let ahead14_new = cos_theta_ahead_new * ahead13_new;
                let ahead15_new = sin_theta_ahead_new * ahead13_new;
                let ahead24_new = sin_phi_ahead_new * (k6 * sin_phi_ahead_new)
                    + (k9 + cos_phi_ahead_new * k10);
                let t1960 = cos_theta_ahead_new * t509 - sin_theta_ahead_new * t513;
                let ahead115_new = t1960 * t1960
                    + (ahead15_new * ahead15_new + ahead14_new * ahead14_new);
                let ahead116_new = rt::abs(theta_new * inv_h);
                let ahead117_new = rt::abs(phi_new * inv_h);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    phi_new,
                    rho1_new,
                    work_new,
                    setting.time_at(tally.advanced()),
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    ahead9_new,
                    ahead10_new,
                    ahead11_new,
                    ahead12_new,
                    ahead13_new,
                    ahead14_new,
                    ahead15_new,
                    ahead16_new,
                    ahead17_new,
                    ahead18_new,
                    ahead19_new,
                    ahead20_new,
                    ahead21_new,
                    ahead22_new,
                    ahead23_new,
                    ahead24_new,
                    ahead25_new,
                    ahead26_new,
                    ahead27_new,
                    ahead28_new,
                    ahead29_new,
                    ahead30_new,
                    ahead31_new,
                    ahead32_new,
                    ahead33_new,
                    ahead34_new,
                    ahead35_new,
                    ahead36_new,
                    ahead37_new,
                    ahead38_new,
                    ahead39_new,
                    ahead40_new,
                    ahead41_new,
                    ahead42_new,
                    ahead43_new,
                    ahead44_new,
                    ahead45_new,
                    ahead46_new,
                    ahead47_new,
                    ahead48_new,
                    ahead49_new,
                    ahead50_new,
                    ahead51_new,
                    ahead52_new,
                    ahead53_new,
                    ahead54_new,
                    ahead55_new,
                    ahead56_new,
                    ahead57_new,
                    ahead58_new,
                    ahead59_new,
                    ahead60_new,
                    ahead61_new,
                    ahead62_new,
                    ahead63_new,
                    ahead64_new,
                    ahead65_new,
                    ahead66_new,
                    ahead67_new,
                    ahead68_new,
                    ahead69_new,
                    ahead70_new,
                    ahead71_new,
                    ahead72_new,
                    ahead73_new,
                    ahead74_new,
                    ahead75_new,
                    ahead76_new,
                    ahead77_new,
                    ahead78_new,
                    ahead79_new,
                    ahead80_new,
                    ahead81_new,
                    ahead82_new,
                    ahead83_new,
                    ahead84_new,
                    ahead85_new,
                    ahead86_new,
                    ahead87_new,
                    ahead88_new,
                    ahead89_new,
                    ahead90_new,
                    ahead91_new,
                    ahead92_new,
                    ahead93_new,
                    ahead94_new,
                    ahead95_new,
                    ahead96_new,
                    ahead97_new,
                    ahead98_new,
                    ahead99_new,
                    ahead100_new,
                    ahead101_new,
                    ahead102_new,
                    ahead103_new,
                    ahead104_new,
                    ahead105_new,
                    ahead106_new,
                    ahead107_new,
                    ahead108_new,
                    ahead109_new,
                    ahead110_new,
                    ahead111_new,
                    ahead112_new,
                    ahead113_new,
                    ahead114_new,
                    ahead115_new,
                    ahead116_new,
                    ahead117_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, theta, phi, rho1, _, t, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _] = motion.carried;
                let l1 = setting.system().parameters.l1;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    a_w,
                    k6,
                    k9,
                    k10,
                    ..
                } = *setting.scheme();
                let t1 = rt::cos(w * t);
                let t2 = t1 * a_w;
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = front_1_mid * cos_theta - t3;
                let t5 = m2_a2 * t4;
                let t6 = t4 * k4;
                let t7 = cos_theta * front_2_mid;
                let t8 = t7 + sin_theta * front_1_mid;
                let t9 = m2_a2 * t8;
                let t10 = t8 * k4;
                let l1_front_1_mid = l1 * front_1_mid;
                let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = t12 * inv_m1_plus_m2;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = t14 * inv_m1_plus_m2;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t12 * t13
                    - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t16 * t18;
                let t20 = k3 - t5 * t6 - t9 * t10 - t16 * t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = sin_theta * t13 + cos_theta * t15;
                let t23 = t19 * t22 - (sin_theta * t10 + cos_theta * t6);
                let t24 = t17 * t20;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t18 * t22 + t25 * (t16 * t23);
                let t27 = inv_m1_plus_m2 / t20;
                let t28 = t13 * t26 + (sin_theta * inv_m1_plus_m2 - t27 * (t9 * t23));
                let t29 = t15 * t26 + (cos_theta * inv_m1_plus_m2 - t27 * (t5 * t23));
                let t30 = sin_theta * t28 + cos_theta * t29;
                let t31 = t20 * t30;
                let t32 = l1_front_1_mid + l2;
                let t33 = t32 - t8 * t13 - t4 * t15;
                let t34 = l2 - t4 * t6 - t8 * t10 - t19 * t33;
                let t35 = t21 * t34;
                let t36 = t21 * t23;
                let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
                let t38 = t35 - t23 * t37 / t31;
                let t39 = t18 * t33 - t25 * (t16 * t34);
                let t40 = t4 * inv_m1_plus_m2 - t27 * (t5 * t34) - t15 * t39;
                let t41 = t13 * t39 + (t27 * (t9 * t34) - t8 * inv_m1_plus_m2);
                let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
                let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
                let t44 = t2 / t43;
                let t45 = inv_m1_plus_m2 / t24;
                let t46 = rho1
                    / (front_2_mid * (front_2_mid * k6) + (k9 + front_1_mid * k10));
                let t47 = t2 * t38;
                let t48 = t42 * t43;
                let t49 = t47 / t48;
                let t50 = t44 * (t9 * t27 - t12 * t16 * t45) + cos_theta * t32 * t46
                    - t41 * t49;
                let t51 = t37 * t47 / (t30 * t48) - t2 * t23 / (t31 * t43);
                let t52 = t44 * (t14 * t16 * t45 - t5 * t27) + sin_theta * t32 * t46
                    - t40 * t49;
                let t53 = front_2_mid * t46 - t2 * t16 / (t24 * t43) - t39 * t49
                    - t26 * t51;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    phi,
                    x_dot: t50 - t28 * t51,
                    y_dot: t29 * t51 + t52,
                    theta_dot: t53,
                    phi_dot: t36 * t51 + (t2 / (t20 * t43) - t34 * t47 / (t20 * t48)),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 128]) -> (T, [T; 3]) {
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, ahead115, _, _, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * (cos_theta * front_2_mid + sin_theta * front_1_mid)
                    - sin_theta * (front_1_mid * cos_theta - sin_theta * front_2_mid);
                let t2 = l1 * front_1_mid + l2;
                (ahead115, [t1, -(sin_theta * t2), cos_theta * t2])
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Gonzalez> for System<T> {
        type Scheme = gonzalez::Scheme<T>;
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
        /// - `theta_rate`, `phi_rate`, `rho1_rate`: 3 × 3 implicit block (Gauss–Seidel sweeps; Newton, analytic Jacobian, where they contract too slowly)
        /// - `x_rate`: explicit
        /// - `y_rate`: explicit
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 14 | 31 | 3 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 14 | 2 | 0 | 0 | 0 |
        /// | each step | 450 | 745 | 58 | 0 | 7 | 2 |
        /// | each sweep for theta_rate, phi_rate, rho1_rate | 84 | 146 | 17 | 0 | 2 | 0 |
        /// | each iteration for theta_rate, phi_rate, rho1_rate | 446 | 730 | 18 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 64 | 114 | 17 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Midpoint>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Midpoint>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m1 + m2`
            m1_plus_m2: T,
            /// `m1 a1`
            m1_a1: T,
            /// `m2 a2`
            m2_a2: T,
            /// `m2 l1`
            m2_l1: T,
            /// `J2 + (m1 a1² + J1)`
            k1: T,
            /// `m2 a2²`
            k2: T,
            /// `2 a2`
            twice_a2: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k3: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k4: T,
            /// `m2 a2/2`
            half_m2_a2: T,
            /// `(1/2)/(m1 + m2)`
            k5: T,
            /// `A w`
            a_w: T,
            /// `J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))`
            k6: T,
            /// `m1 (l1² + l2²) + m2 (l1² + l2²)`
            k8: T,
            /// `2 l2 (m1 + m2) l1`
            k10: T,
            /// `2 m2 l1`
            twice_m2_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            k11: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `(m1 + m2)/2`
            half_m1_plus_m2: T,
            /// `(m2 a2/(m1 + m2))/2`
            k12: T,
            /// `m2 l1/2 + m1 a1/2`
            k13: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(h/(m1 + m2))/2`
            k14: T,
            /// `l1 h/2`
            half_l1_h: T,
            /// `m2 a2 l1 h/2`
            k15: T,
            /// `m2 a2 h/2`
            k16: T,
            /// `m2 l1 a2 h`
            m2_l1_a2_h: T,
            /// `(J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))) h`
            k17: T,
            /// `l2 (m1 + m2) l1 h`
            k18: T,
            /// `m2 a2 h/2`
            k19: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (1); work that has been done from outside (1); time t (1); functions of q that the next step needs (44).
            type Carried = [T; 51];
            type Memory = (rt::Predictor<T, 3, 8>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(5);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let a1 = system.parameters.a1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let l2 = system.parameters.l2;
                let a = system.parameters.A;
                let w = system.parameters.w;
                let m1_plus_m2 = m1 + m2;
                let m1_a1 = m1 * a1;
                let m2_a2 = m2 * a2;
                let m2_l1 = m2 * l1;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let k2 = m2 * (a2 * a2);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let l1_m2_a2 = l1 * m2_a2;
                let k3 = j2 + k2;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k4 = m2_a2 / m1_plus_m2;
                let half_m2_a2 = rt::lit::<T>(0.5) * m2_a2;
                let k5 = rt::lit::<T>(0.5) / m1_plus_m2;
                let a_w = a * w;
                let k6 = j1 + j2
                    + ((l1 + a1) * (m1 * (a1 - l1))
                        + m2_a2 * (a2 - rt::lit::<T>(2.0) * l2));
                let k7 = l1 * l1 + l2 * l2;
                let k8 = m1 * k7 + m2 * k7;
                let k9 = l2 * (m1_plus_m2 * l1);
                let k10 = rt::lit::<T>(2.0) * k9;
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let k11 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let half_m1_plus_m2 = rt::lit::<T>(0.5) * m1_plus_m2;
                let k12 = rt::lit::<T>(0.5) * k4;
                let k13 = rt::lit::<T>(0.5) * m2_l1 + rt::lit::<T>(0.5) * m1_a1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k14 = rt::lit::<T>(0.5) * (h / m1_plus_m2);
                let l1_h = l1 * h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let k15 = rt::lit::<T>(0.5) * (m2_a2 * l1_h);
                let a2_h = a2 * h;
                let k16 = rt::lit::<T>(0.5) * (m2 * a2_h);
                let m2_l1_a2_h = m2_l1 * a2_h;
                let k17 = k6 * h;
                let k18 = k9 * h;
                let k19 = rt::lit::<T>(0.5) * (m2_a2 * h);
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    half_m2_a2,
                    k5,
                    a_w,
                    k6,
                    k8,
                    k10,
                    twice_m2_l1,
                    twice_m1_a1,
                    k11,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_m1_plus_m2,
                    k12,
                    k13,
                    inv_h,
                    half_h,
                    k14,
                    half_l1_h,
                    k15,
                    k16,
                    m2_l1_a2_h,
                    k17,
                    k18,
                    k19,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let a1 = system.parameters.a1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let l2 = system.parameters.l2;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    k6,
                    k8,
                    k10,
                    inv_h,
                    ..
                } = *self;
                let [[x, y, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let l1_front_1_mid = l1 * front_1_mid;
                let t1 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t2 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2));
                let t3 = l1 + a2 * front_1_mid;
                let t4 = m2 * t3 + m1_a1;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t5 = sin_theta * front_2_mid;
                let t6 = t4 * cos_theta - m2_a2 * t5;
                let t7 = cos_theta * front_2_mid;
                let t8 = sin_theta * t4 + m2_a2 * t7;
                let t9 = l1_front_1_mid + l2;
                let t10 = sin_theta * t9;
                let t11 = front_1_mid * cos_theta - t5;
                let t12 = m2_a2 * t11;
                let t13 = cos_theta * t9;
                let t14 = t7 + sin_theta * front_1_mid;
                let t15 = m2_a2 * t14;
                let t16 = t10 * (t6 * theta_dot + (m1_plus_m2 * y_dot + t12 * phi_dot))
                    + t13 * (m1_plus_m2 * x_dot - t15 * phi_dot - t8 * theta_dot);
                let t17 = front_2_mid
                    * (t1 * phi_dot + theta_dot * t2 + (t6 * y_dot - t8 * x_dot)) + t16;
                let t18 = t8 * inv_m1_plus_m2;
                let t19 = t6 * inv_m1_plus_m2;
                let t20 = t1 - t15 * t18 - t12 * t19;
                let t21 = t2 - t8 * t18 - t6 * t19;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = t20 * t22;
                let t24 = sin_theta * t18 + cos_theta * t19;
                let t25 = t14 * k4;
                let t26 = t11 * k4;
                let t27 = t23 * t24 - (sin_theta * t25 + cos_theta * t26);
                let t28 = k3 - t12 * t26 - t15 * t25 - t20 * t23;
                let t29 = rt::lit::<T>(1.0) / t28;
                let t30 = t29 * t27;
                let t31 = t21 * t28;
                let t32 = rt::lit::<T>(1.0) / t31;
                let t33 = t22 * t24 + t32 * (t20 * t27);
                let t34 = inv_m1_plus_m2 / t28;
                let t35 = t19 * t33 + (cos_theta * inv_m1_plus_m2 - t34 * (t12 * t27));
                let t36 = t18 * t33 + (sin_theta * inv_m1_plus_m2 - t34 * (t15 * t27));
                let t37 = t9 - t14 * t18 - t11 * t19;
                let t38 = l2 - t11 * t26 - t14 * t25 - t23 * t37;
                let t39 = t22 * t37 - t32 * (t20 * t38);
                let t40 = t11 * inv_m1_plus_m2 - t34 * (t12 * t38) - t19 * t39;
                let t41 = t18 * t39 + (t34 * (t15 * t38) - t14 * inv_m1_plus_m2);
                let t42 = inv_m1_plus_m2 / t31;
                let t43 = t14 * t36 + (t11 * t35 + (l2 * t30 - t9 * t33));
                let t44 = t29 * t38;
                let t45 = sin_theta * t36 + cos_theta * t35;
                let t46 = t28 * t45;
                let t47 = t44 - t27 * t43 / t46;
                let t48 = t11 * t40 + (t9 * t39 + l2 * t44) - t14 * t41
                    - t43 * t43 / t45;
                let t49 = t29 - t27 * t27 / (t28 * t46) - t47 * t47 / t48;
                let t50 = t48 * t49;
                let t51 = cos_theta * t14 - sin_theta * t11;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    t17,
                    rt::lit::<T>(0.0),
                    t,
                    t8,
                    t15,
                    t6,
                    t12,
                    t2,
                    t1,
                    t9,
                    t13,
                    t10,
                    sin_theta * a1,
                    a1 * cos_theta,
                    sin_theta * t3 + a2 * t7,
                    a2 * t14,
                    t3 * cos_theta - a2 * t5,
                    a2 * t11,
                    front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k10),
                    t20,
                    t27,
                    t30,
                    t33,
                    t35,
                    t36,
                    t38,
                    t39,
                    t40,
                    t41,
                    t6 * t20 * t42 - t12 * t34,
                    t15 * t34 - t8 * t20 * t42,
                    t43,
                    t47,
                    t49,
                    t50,
                    t45 * t50,
                    t46 * t49,
                    t31 * t49,
                    t28 * t50,
                    t28 * t49,
                    t51 * t51 + (t10 * t10 + t13 * t13),
                    rt::abs(theta * inv_h),
                    rt::abs(phi * inv_h),
                    sin_theta,
                    cos_theta,
                    front_2_mid,
                    front_1_mid,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(measure, rt::lit::<T>(1.0))
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, rank) = &motion.memory;
                let [x, y, theta, phi, rho1, work, t, ahead1, ahead2, ahead3, ahead4,
                ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, ahead11, ahead12,
                ahead13, ahead14, ahead15, ahead16, ahead17, ahead18, ahead19, ahead20,
                ahead21, ahead22, ahead23, ahead24, ahead25, ahead26, ahead27, ahead28,
                ahead29, ahead30, ahead31, ahead32, ahead33, ahead34, ahead35, ahead36,
                ahead37, _, ahead39, ahead40, sin_theta_ahead, cos_theta_ahead,
                sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let m1 = setting.system().parameters.m1;
                let j1 = setting.system().parameters.J1;
                let a1 = setting.system().parameters.a1;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    half_m2_a2,
                    k5,
                    a_w,
                    k6,
                    k8,
                    k10,
                    twice_m2_l1,
                    twice_m1_a1,
                    k11,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_m1_plus_m2,
                    k12,
                    k13,
                    inv_h,
                    half_h,
                    k14,
                    half_l1_h,
                    k15,
                    k16,
                    m2_l1_a2_h,
                    k17,
                    k18,
                    k19,
                } = *setting.scheme();
                let t1 = w * (t + half_h);
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = a_w * t3;
                let t5 = rt::cos(w * t);
                let t6 = t5 * a_w;
                let t7 = t6 * ahead30;
                let t8 = ahead29 * t7 * (rt::lit::<T>(1.0) / ahead33)
                    - t6 * ahead18 * (rt::lit::<T>(1.0) / ahead34);
                let t9 = t7 * (rt::lit::<T>(1.0) / ahead32);
                let t10 = ahead20 * t8
                    + (ahead24 * t9 + t6 * ahead17 * (rt::lit::<T>(1.0) / ahead35));
                let t11 = ahead19 * t8
                    + (t6 * (rt::lit::<T>(1.0) / ahead37)
                        - ahead23 * t7 * (rt::lit::<T>(1.0) / ahead36));
                let t12 = t6 * (rt::lit::<T>(1.0) / ahead31);
                let t13 = ahead28 * t12 - ahead26 * t9 - ahead22 * t8;
                let t14 = ahead21 * t8 + (ahead27 * t12 - ahead25 * t9);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta_rate, phi_rate, rho1_rate]) = solution1.goes_on() {
                    let t26 = phi + phi_rate * half_h;
                    let (t27, t28) = rt::sin_cos(t26);
                    let t29 = rho1 + rho1_rate * half_h;
                    let t30 = t27 * (k6 * t27) + (k8 + k10 * t28);
                    let t332 = t29 / t30;
                    let t333 = t27 * t332;
                    let t33 = l1 * t28;
                    let t34 = j2 + m2_a2 * (a2 + t33);
                    let t35 = theta + theta_rate * half_h;
                    let (t36, t37) = rt::sin_cos(t35);
                    let t38 = t37 * t27;
                    let t39 = t38 + t36 * t28;
                    let t40 = m2_a2 * t39;
                    let t41 = m2_a2 * t28;
                    let t42 = m1_a1 + (m2_l1 + t41);
                    let t43 = m2_a2 * t38;
                    let t44 = t36 * t42 + t43;
                    let t45 = inv_m1_plus_m2 * t44;
                    let t46 = t36 * t27;
                    let t47 = t28 * t37 - t46;
                    let t48 = m2_a2 * t47;
                    let t49 = m2_a2 * t46;
                    let t50 = t42 * t37 - t49;
                    let t51 = inv_m1_plus_m2 * t50;
                    let t52 = t34 - t40 * t45 - t48 * t51;
                    let t53 = t4 * t52;
                    let t54 = k1 + (k2 + m2_l1 * (l1 + twice_a2 * t28));
                    let t55 = t54 - t44 * t45 - t50 * t51;
                    let t56 = k4 * t47;
                    let t57 = k4 * t39;
                    let t58 = k3 - t48 * t56 - t40 * t57;
                    let t59 = rt::lit::<T>(1.0) / t55;
                    let t60 = t52 * t59;
                    let t61 = t58 - t52 * t60;
                    let t62 = t55 * t61;
                    let t63 = rt::lit::<T>(1.0) / t61;
                    let t64 = t36 * t45 + t37 * t51;
                    let t65 = t36 * t57 + t37 * t56;
                    let t66 = t64 * t60 - t65;
                    let t67 = t66 * t66;
                    let t68 = t64 * t59;
                    let t69 = rt::lit::<T>(1.0) / t62;
                    let t70 = t69 * (t52 * t66);
                    let t71 = t68 + t70;
                    let t72 = inv_m1_plus_m2 * t36;
                    let t73 = inv_m1_plus_m2 / t61;
                    let t74 = t73 * (t40 * t66);
                    let t75 = t45 * t71 + (t72 - t74);
                    let t76 = inv_m1_plus_m2 * t37;
                    let t77 = t73 * (t48 * t66);
                    let t78 = t51 * t71 + (t76 - t77);
                    let t79 = t36 * t75 + t37 * t78;
                    let t80 = t61 * t79;
                    let t81 = t61 * t80;
                    let t84 = l2 - t47 * t56 - t39 * t57;
                    let t85 = l2 + t33;
                    let t86 = t85 - t39 * t45 - t47 * t51;
                    let t87 = t84 - t86 * t60;
                    let t88 = t63 * t87;
                    let t90 = t66 * t63;
                    let t91 = t39 * t75 + (t47 * t78 + (l2 * t90 - t85 * t71));
                    let t92 = t66 * t91;
                    let t334 = t88 - t92 / t80;
                    let t95 = t86 * t59;
                    let t96 = t69 * (t52 * t87);
                    let t97 = t95 - t96;
                    let t98 = inv_m1_plus_m2 * t47;
                    let t99 = t73 * (t48 * t87);
                    let t100 = t98 - t99 - t51 * t97;
                    let t101 = t73 * (t40 * t87);
                    let t102 = inv_m1_plus_m2 * t39;
                    let t103 = t45 * t97 + (t101 - t102);
                    let t104 = t85 * t97 + l2 * t88 + t47 * t100 - t39 * t103;
                    let t335 = t104 - t91 * t91 / t79;
                    let t336 = t63 - t67 / t81 - t334 * t334 / t335;
                    let t337 = t4 * t334;
                    let t338 = t335 * t336;
                    let t339 = t337 / t338;
                    let t117 = t4 * t66;
                    let t340 = t91 * t337 / (t79 * t338) - t117 / (t80 * t336);
                    let t341 = t333 - t53 / (t62 * t336) - t97 * t339 - t71 * t340;
                    let t342 = t90 * t340
                        + (t4 / (t61 * t336) - t87 * t337 / (t61 * t338));
                    let t133 = t36 * t85;
                    let t343 = t133 * t332;
                    let t127 = inv_m1_plus_m2 / t62;
                    let t128 = t127 * (t50 * t52);
                    let t129 = t48 * t73;
                    let t130 = t128 - t129;
                    let t344 = t4 / t336;
                    let t345 = t78 * t340 + (t343 + t130 * t344 - t100 * t339);
                    let t141 = t37 * t85;
                    let t346 = t141 * t332;
                    let t138 = t40 * t73;
                    let t139 = t127 * (t44 * t52);
                    let t140 = t138 - t139;
                    let t347 = t346 + t140 * t344 - t103 * t339 - t75 * t340;
                    let t348 = (t54 * t341 + t34 * t342 + (t50 * t345 - t44 * t347))
                        * (t28 * t342);
                    let t148 = l1 * t27;
                    let t349 = t148 * t342;
                    let t350 = (m1_plus_m2 * t345 + (t50 * t341 + t48 * t342))
                        * (t141 * t341 - t36 * t349);
                    let t351 = (m1_plus_m2 * t347 - t44 * t341 - t40 * t342)
                        * (t37 * t349 + t133 * t341);
                    let t352 = m2_a2 * (t342 + t341);
                    let t353 = m1_a1_plus_m2_l1 * t341 + t28 * t352;
                    let t354 = t27 * t352;
                    let t355 = t36 * (t345 * t353 - t347 * t354)
                        + t37 * (t345 * t354 + t347 * t353);
                    solution1.update([t341, t342, t348 + t350 - t351 - t27 * t355]);
                }
                solution1
                    .or_newton(
                        move || {
                            let rho1_over_ahead16 = rho1 / ahead16;
                            let t15 = sin_phi_ahead * rho1_over_ahead16 - t10;
                            let t16 = ahead9 * rho1_over_ahead16 + t14;
                            let t17 = ahead8 * rho1_over_ahead16 + t13;
                            let t18 = (ahead5 * t15 + ahead6 * t11
                                + (ahead3 * t16 - ahead1 * t17)) * (cos_phi_ahead * t11);
                            let t19 = l1 * sin_phi_ahead * t11;
                            let t20 = (m1_plus_m2 * t16 + (ahead3 * t15 + ahead4 * t11))
                                * (ahead7 * cos_theta_ahead * t15 - sin_theta_ahead * t19);
                            let t21 = (m1_plus_m2 * t17 - ahead2 * t11 - ahead1 * t15)
                                * (cos_theta_ahead * t19 + ahead7 * sin_theta_ahead * t15);
                            let t22 = m2_a2 * (t11 + t15);
                            let t23 = m1_a1_plus_m2_l1 * t15 + cos_phi_ahead * t22;
                            let t24 = sin_phi_ahead * t22;
                            let t25 = sin_theta_ahead * (t16 * t23 - t17 * t24)
                                + cos_theta_ahead * (t16 * t24 + t17 * t23);
                            [t15, t11, t18 + t20 - t21 - sin_phi_ahead * t25]
                        },
                        move || [ahead39, ahead40, rt::abs(rho1 * inv_h)],
                        move |[theta_rate, phi_rate, rho1_rate]| {
                            let t26 = phi + phi_rate * half_h;
                            let (t27, t28) = rt::sin_cos(t26);
                            let t29 = rho1 + rho1_rate * half_h;
                            let t30 = t27 * (k6 * t27) + (k8 + k10 * t28);
                            let t31 = rt::lit::<T>(1.0) / t30;
                            let t32 = t29 * t31;
                            let t33 = l1 * t28;
                            let t34 = j2 + m2_a2 * (a2 + t33);
                            let t35 = theta + theta_rate * half_h;
                            let (t36, t37) = rt::sin_cos(t35);
                            let t38 = t37 * t27;
                            let t39 = t38 + t36 * t28;
                            let t40 = m2_a2 * t39;
                            let t41 = m2_a2 * t28;
                            let t42 = m1_a1 + (m2_l1 + t41);
                            let t43 = m2_a2 * t38;
                            let t44 = t36 * t42 + t43;
                            let t45 = inv_m1_plus_m2 * t44;
                            let t46 = t36 * t27;
                            let t47 = t28 * t37 - t46;
                            let t48 = m2_a2 * t47;
                            let t49 = m2_a2 * t46;
                            let t50 = t42 * t37 - t49;
                            let t51 = inv_m1_plus_m2 * t50;
                            let t52 = t34 - t40 * t45 - t48 * t51;
                            let t53 = t4 * t52;
                            let t54 = k1 + (k2 + m2_l1 * (l1 + twice_a2 * t28));
                            let t55 = t54 - t44 * t45 - t50 * t51;
                            let t56 = k4 * t47;
                            let t57 = k4 * t39;
                            let t58 = k3 - t48 * t56 - t40 * t57;
                            let t59 = rt::lit::<T>(1.0) / t55;
                            let t60 = t52 * t59;
                            let t61 = t58 - t52 * t60;
                            let t62 = t55 * t61;
                            let t63 = rt::lit::<T>(1.0) / t61;
                            let t64 = t36 * t45 + t37 * t51;
                            let t65 = t36 * t57 + t37 * t56;
                            let t66 = t64 * t60 - t65;
                            let t67 = t66 * t66;
                            let t68 = t64 * t59;
                            let t69 = rt::lit::<T>(1.0) / t62;
                            let t70 = t69 * (t52 * t66);
                            let t71 = t68 + t70;
                            let t72 = inv_m1_plus_m2 * t36;
                            let t73 = inv_m1_plus_m2 / t61;
                            let t74 = t73 * (t40 * t66);
                            let t75 = t45 * t71 + (t72 - t74);
                            let t76 = inv_m1_plus_m2 * t37;
                            let t77 = t73 * (t48 * t66);
                            let t78 = t51 * t71 + (t76 - t77);
                            let t79 = t36 * t75 + t37 * t78;
                            let t80 = t61 * t79;
                            let t81 = t61 * t80;
                            let t82 = rt::lit::<T>(1.0) / t81;
                            let t83 = t67 * t82;
                            let t84 = l2 - t47 * t56 - t39 * t57;
                            let t85 = l2 + t33;
                            let t86 = t85 - t39 * t45 - t47 * t51;
                            let t87 = t84 - t86 * t60;
                            let t88 = t63 * t87;
                            let t89 = rt::lit::<T>(1.0) / t80;
                            let t90 = t66 * t63;
                            let t91 = t39 * t75 + (t47 * t78 + (l2 * t90 - t85 * t71));
                            let t92 = t66 * t91;
                            let t93 = t89 * t92;
                            let t94 = t88 - t93;
                            let t95 = t86 * t59;
                            let t96 = t69 * (t52 * t87);
                            let t97 = t95 - t96;
                            let t98 = inv_m1_plus_m2 * t47;
                            let t99 = t73 * (t48 * t87);
                            let t100 = t98 - t99 - t51 * t97;
                            let t101 = t73 * (t40 * t87);
                            let t102 = inv_m1_plus_m2 * t39;
                            let t103 = t45 * t97 + (t101 - t102);
                            let t104 = t85 * t97 + l2 * t88 + t47 * t100 - t39 * t103;
                            let t105 = t91 * (rt::lit::<T>(1.0) / t79);
                            let t106 = t104 - t91 * t105;
                            let t107 = t94 * (rt::lit::<T>(1.0) / t106);
                            let t108 = t63 - t83 - t94 * t107;
                            let t109 = rt::lit::<T>(1.0) / (t62 * t108);
                            let t110 = t53 * t109;
                            let t111 = t4 * t94;
                            let t112 = t106 * t108;
                            let t113 = rt::lit::<T>(1.0) / t112;
                            let t114 = t111 * t113;
                            let t115 = rt::lit::<T>(1.0) / (t79 * t112);
                            let t116 = t91 * t111 * t115;
                            let t117 = t4 * t66;
                            let t118 = rt::lit::<T>(1.0) / (t80 * t108);
                            let t119 = t117 * t118;
                            let t120 = t116 - t119;
                            let t121 = t27 * t32 - t110 - t97 * t114 - t71 * t120;
                            let t122 = rt::lit::<T>(1.0) / (t61 * t108);
                            let t123 = t4 * t122;
                            let t124 = rt::lit::<T>(1.0) / (t61 * t112);
                            let t125 = t87 * t111 * t124;
                            let t126 = t90 * t120 + (t123 - t125);
                            let t127 = inv_m1_plus_m2 / t62;
                            let t128 = t127 * (t50 * t52);
                            let t129 = t48 * t73;
                            let t130 = t128 - t129;
                            let t131 = rt::lit::<T>(1.0) / t108;
                            let t132 = t4 * t131;
                            let t133 = t36 * t85;
                            let t134 = t78 * t120
                                + (t130 * t132 + t133 * t32 - t100 * t114);
                            let t135 = t126 + t121;
                            let t136 = m2_a2 * t135;
                            let t137 = m1_a1_plus_m2_l1 * t121 + t28 * t136;
                            let t138 = t40 * t73;
                            let t139 = t127 * (t44 * t52);
                            let t140 = t138 - t139;
                            let t141 = t37 * t85;
                            let t142 = t140 * t132 + t141 * t32 - t103 * t114
                                - t75 * t120;
                            let t143 = t27 * t136;
                            let t144 = t134 * t137 - t142 * t143;
                            let t145 = t134 * t143 + t142 * t137;
                            let t146 = t36 * t144 + t37 * t145;
                            let t147 = m1_plus_m2 * t142 - t44 * t121 - t40 * t126;
                            let t148 = l1 * t27;
                            let t149 = t148 * t126;
                            let t150 = t36 * t121;
                            let t151 = t37 * t149 + t85 * t150;
                            let t152 = t54 * t121 + t34 * t126
                                + (t50 * t134 - t44 * t142);
                            let t153 = t28 * t126;
                            let t154 = m1_plus_m2 * t134 + (t50 * t121 + t48 * t126);
                            let t155 = t37 * t121;
                            let t156 = t85 * t155 - t36 * t149;
                            let t157 = h * t37;
                            let t158 = t27 * t157;
                            let t159 = h * t36;
                            let t160 = t158 + t28 * t159;
                            let t161 = half_m2_a2 * t160;
                            let t162 = half_h * t36;
                            let t163 = t42 * t162 + half_m2_a2 * t158;
                            let t164 = inv_m1_plus_m2 * t163;
                            let t165 = t27 * t159;
                            let t166 = t28 * t157 - t165;
                            let t167 = half_m2_a2 * t166;
                            let t168 = half_h * t37;
                            let t169 = t42 * t168 - half_m2_a2 * t165;
                            let t170 = inv_m1_plus_m2 * t169;
                            let t171 = t51 * t161 + t48 * t164
                                - (t45 * t167 + t40 * t170);
                            let t172 = t51 * t163 + t50 * t164
                                - (t45 * t169 + t44 * t170);
                            let t173 = t59 * (t171 - t60 * t172);
                            let t174 = rt::lit::<T>(0.5) * (t45 * t157 - t51 * t159)
                                + (t36 * t170 - t37 * t164);
                            let t175 = t160 * k12;
                            let t176 = t166 * k12;
                            let t177 = t60 * t174
                                + (rt::lit::<T>(0.5) * (t56 * t159 - t57 * t157)
                                    + (t37 * t175 - t36 * t176));
                            let t178 = t64 * t173 + t177;
                            let t179 = t60 * t171
                                + (t57 * t167 + t40 * t176 - (t56 * t161 + t48 * t175));
                            let t180 = t52 * t173 + t179;
                            let t181 = t63 * (t178 + t90 * t180);
                            let t182 = rt::lit::<T>(0.5) * t166;
                            let t183 = t61 * t172 - t55 * t180;
                            let t184 = t59 * (t174 - t68 * t172)
                                + t69 * (t66 * t171 + t52 * t178 - t70 * t183);
                            let t185 = rt::lit::<T>(0.5) * t160;
                            let t186 = m1_plus_m2 * t180;
                            let t187 = t37 * k14 + t71 * t170
                                - t73 * (t74 * t186 + (t66 * t167 + t40 * t178));
                            let t188 = t45 * t184 + t187;
                            let t189 = t73 * (t77 * t186 + (t48 * t178 - t66 * t161))
                                + (t71 * t164 + t36 * k14);
                            let t190 = t189 - t51 * t184;
                            let t191 = l2 * t181 + t75 * t182 - (t85 * t184 + t78 * t185)
                                + (t39 * t188 - t47 * t190);
                            let t192 = t51 * t185 + t47 * t164
                                - (t45 * t182 + t39 * t170);
                            let t193 = t60 * t192
                                + (t57 * t182 + t39 * t176 - (t56 * t185 + t47 * t175));
                            let t194 = t86 * t173 + t193;
                            let t195 = t63 * (t88 * t180 - t194);
                            let t196 = t36 * t188
                                + rt::lit::<T>(0.5) * (t75 * t157 - t78 * t159)
                                - t37 * t190;
                            let t197 = t61 * t196 - t79 * t180;
                            let t198 = t195
                                - t89 * (t91 * t178 + t66 * t191 - t93 * t197);
                            let t199 = t4 * t198;
                            let t200 = t59 * (t192 - t95 * t172)
                                - t69 * (t87 * t171 - t52 * t194 - t96 * t183);
                            let t201 = t73 * (t99 * t186 - (t87 * t161 + t48 * t194))
                                + k5 * t160 - t97 * t164;
                            let t202 = t51 * t200 + t201;
                            let t203 = t97 * t170
                                + (t73 * (t101 * t186 + (t87 * t167 - t40 * t194))
                                    - k5 * t166);
                            let t204 = t45 * t200 + t203;
                            let t205 = l2 * t195 - t103 * t182
                                + (t85 * t200 - t185 * t100) - (t47 * t202 + t39 * t204);
                            let t206 = t205 - t105 * t191 - t105 * (t191 - t105 * t196);
                            let t207 = rt::lit::<T>(1.0) / (t61 * t61);
                            let t208 = rt::lit::<T>(2.0) * t66;
                            let t209 = t180 * t207
                                - t82 * (t178 * t208 - t83 * (t61 * t197 - t80 * t180));
                            let t210 = t209 - t107 * t198 - t107 * (t198 - t107 * t206);
                            let t211 = t108 * t206 + t106 * t210;
                            let t212 = t115
                                * (t111 * t191 + t91 * t199
                                    - t116 * (t112 * t196 + t79 * t211));
                            let t213 = t212
                                - t118 * (t4 * t178 - t119 * (t108 * t197 + t80 * t210));
                            let t214 = t109
                                * (t4 * t171 - t110 * (t108 * t183 + t62 * t210))
                                + t114 * t200;
                            let t215 = t113 * (t199 - t114 * t211);
                            let t216 = t71 * t213 + (t214 + (t120 * t184 + t97 * t215));
                            let t217 = h * t28;
                            let t218 = t37 * t217;
                            let t219 = h * t27;
                            let t220 = t218 - t36 * t219;
                            let t221 = rt::lit::<T>(0.5) * t220;
                            let t222 = t36 * t217;
                            let t223 = t222 + t37 * t219;
                            let t224 = rt::lit::<T>(0.5) * t223;
                            let t225 = half_m2_a2 * t218 - t27 * (t36 * k16);
                            let t226 = t27 * (t37 * k16) + half_m2_a2 * t222;
                            let t227 = inv_m1_plus_m2 * t226;
                            let t228 = t27 * m2_l1_a2_h;
                            let t229 = inv_m1_plus_m2 * t225;
                            let t230 = t45 * t225 - t50 * t227
                                + (t228 + t44 * t229 - t51 * t226);
                            let t231 = t27 * k15;
                            let t232 = half_m2_a2 * t220;
                            let t233 = half_m2_a2 * t223;
                            let t234 = t231 + t40 * t229 - t48 * t227
                                + (t45 * t232 - t51 * t233);
                            let t235 = t59 * (t60 * t230 - t234);
                            let t236 = t36 * t229 - t37 * t227;
                            let t237 = k12 * t223;
                            let t238 = k12 * t220;
                            let t239 = t64 * t235
                                + (t60 * t236 + (t37 * t237 - t36 * t238));
                            let t240 = t40 * t238 + t57 * t232
                                - (t48 * t237 + t56 * t233) - t60 * t234;
                            let t241 = t52 * t235 + t240;
                            let t242 = t63 * (t239 + t90 * t241);
                            let t243 = t27 * half_l1_h;
                            let t244 = t61 * t230 + t55 * t241;
                            let t245 = t59 * (t236 + t68 * t230)
                                + t69 * (t70 * t244 + (t52 * t239 - t66 * t234));
                            let t246 = t75 * t221 - t78 * t224
                                + (l2 * t242 + t71 * t243 - t85 * t245);
                            let t247 = m1_plus_m2 * t241;
                            let t248 = t45 * t245
                                + (t71 * t229
                                    - t73 * (t74 * t247 + (t66 * t232 + t40 * t239)));
                            let t249 = t51 * t245
                                - (t71 * t227
                                    + t73 * (t77 * t247 + (t48 * t239 - t66 * t233)));
                            let t250 = t246 + (t39 * t248 + t47 * t249);
                            let t251 = t243 + t39 * t229 - t47 * t227
                                + (t45 * t221 - t51 * t224);
                            let t252 = t39 * t238 + t57 * t221
                                - (t47 * t237 + t56 * t224) - t60 * t251;
                            let t253 = t86 * t235 + t252;
                            let t254 = t63 * (t88 * t241 - t253);
                            let t255 = t36 * t248 + t37 * t249;
                            let t256 = t61 * t255 - t79 * t241;
                            let t257 = t254
                                - t89 * (t91 * t239 + t66 * t250 - t93 * t256);
                            let t258 = t4 * t257;
                            let t259 = t59 * (t95 * t230 - t251)
                                - t69 * (t96 * t244 - (t87 * t234 + t52 * t253));
                            let t260 = t85 * t259 + (l2 * t254 - t97 * t243)
                                - (t224 * t100 + t103 * t221);
                            let t261 = t73 * (t99 * t247 - (t87 * t233 + t48 * t253))
                                + k5 * t223 - t97 * t227;
                            let t262 = t51 * t259 + t261;
                            let t263 = t97 * t229
                                + (t73 * (t101 * t247 + (t87 * t232 - t40 * t253))
                                    - k5 * t220);
                            let t264 = t45 * t259 + t263;
                            let t265 = t260 - (t47 * t262 + t39 * t264) - t105 * t250
                                - t105 * (t250 - t105 * t255);
                            let t266 = t207 * t241
                                - t82 * (t208 * t239 - t83 * (t61 * t256 - t80 * t241));
                            let t267 = t266 - t107 * t257 - t107 * (t257 - t107 * t265);
                            let t268 = t108 * t265 + t106 * t267;
                            let t269 = t115
                                * (t111 * t250 + t91 * t258
                                    - t116 * (t112 * t255 + t79 * t268));
                            let t270 = t269
                                - t118 * (t4 * t239 - t119 * (t108 * t256 + t80 * t267));
                            let t271 = t113 * (t258 - t114 * t268);
                            let t272 = t97 * t271
                                - t109 * (t4 * t234 + t110 * (t62 * t267 - t108 * t244));
                            let t273 = t71 * t270 + (t120 * t245 + t114 * t259 + t272);
                            let t274 = half_h * t28;
                            let t275 = t32 * (t31 * (t27 * (t28 * k17 - k18)));
                            let t276 = t32 * t274 - t27 * t275;
                            let t277 = h * t31;
                            let t278 = t27 * t277;
                            let t279 = t124
                                * (t87 * t199 - t111 * t194
                                    - t125 * (t61 * t211 - t112 * t180));
                            let t280 = t90 * t213
                                + (t120 * t181
                                    - t123 * (t122 * (t61 * t210 - t108 * t180)));
                            let t281 = t124
                                * (t87 * t258 - t111 * t253
                                    - t125 * (t61 * t268 - t112 * t241));
                            let t282 = t90 * t270
                                + (t120 * t242 - t123 * (t122 * (t61 * t267 - t108 * t241))
                                    - t281);
                            let t283 = t280 - t279;
                            let t284 = m2_a2 * (t283 - t216);
                            let t285 = t28 * t284 - m1_a1_plus_m2_l1 * t216;
                            let t286 = t27 * t284;
                            let t287 = m1_plus_m2 * t183;
                            let t288 = t127 * (t50 * t171 - t52 * t163 - t128 * t287)
                                - t73 * (t129 * t186 - t161);
                            let t289 = t132 * (t131 * t210);
                            let t290 = t132 * t288 + t32 * (t85 * t168)
                                + (t114 * t202 - t130 * t289) - t120 * t190;
                            let t291 = t78 * t213 + (t290 - t100 * t215);
                            let t292 = t73 * (t167 + t138 * t186)
                                - t127 * (t52 * t169 + t44 * t171 - t139 * t287);
                            let t293 = t132 * t292 - t32 * (t85 * t162)
                                - (t140 * t289 + t114 * t204) - t120 * t188;
                            let t294 = t293 - t103 * t215 - t75 * t213;
                            let t295 = rt::lit::<T>(0.5) * (t157 * t144 - t159 * t145)
                                + t36
                                    * (t134 * t285 + (t137 * t291 - t143 * t294 - t142 * t286));
                            let t296 = t37
                                * (t142 * t285
                                    + (t134 * t286 + (t143 * t291 + t137 * t294))) + t295;
                            let t297 = t148 * t283;
                            let t298 = t154
                                * (t36 * t297
                                    + (t85 * (t162 * t121 + t37 * t216) + t168 * t149));
                            let t299 = t147
                                * (t85 * (t168 * t121 - t36 * t216)
                                    + (t37 * t297 - t162 * t149));
                            let t300 = m1_plus_m2 * t294 - (t169 * t121 + t167 * t126)
                                + (t44 * t216 - t40 * t283);
                            let t301 = m1_plus_m2 * t291 - (t161 * t126 + t163 * t121)
                                + (t48 * t283 - t50 * t216);
                            let t302 = t34 * t283
                                + (t50 * t291 - (t163 * t134 + t169 * t142))
                                - (t54 * t216 + t44 * t294);
                            let t303 = t298 + t299
                                + (t151 * t300 - t283 * (t28 * t152)
                                    - (t156 * t301 + t153 * t302));
                            let t304 = t276 - t273;
                            let t305 = m2_a2 * (t282 + t304);
                            let t306 = t28 * t305
                                + (m1_a1_plus_m2_l1 * t304 - t27 * k19 * t135);
                            let t307 = m1_plus_m2 * t244;
                            let t308 = t127 * (t128 * t307 - (t52 * t226 + t50 * t234))
                                - t73 * (t129 * t247 - t233);
                            let t309 = t132 * (t131 * t267);
                            let t310 = t132 * t308
                                - (t133 * t275 + t32 * (t27 * (t36 * half_l1_h)))
                                + (t114 * t262 - t130 * t309);
                            let t311 = t78 * t270 + (t120 * t249 + t310 - t100 * t271);
                            let t312 = t73 * (t232 + t138 * t247)
                                - t127 * (t139 * t307 + (t52 * t225 - t44 * t234));
                            let t313 = t132 * t312
                                - (t141 * t275 + t32 * (t27 * (t37 * half_l1_h)))
                                - (t140 * t309 + t114 * t264);
                            let t314 = t313 - t120 * t248 - t103 * t271 - t75 * t270;
                            let t315 = t28 * k19 * t135 + t27 * t305;
                            let t316 = t36
                                * (t134 * t306 + (t137 * t311 - t143 * t314) - t142 * t315)
                                + t37
                                    * (t142 * t306
                                        + (t134 * t315 + (t143 * t311 + t137 * t314)));
                            let t317 = m1_plus_m2 * t314 - (t225 * t121 + t232 * t126)
                                - (t44 * t304 + t40 * t282);
                            let t318 = l1 * (t126 * t274 + t27 * t282);
                            let t319 = t151 * t317
                                - t152 * (t28 * t282 - t126 * (half_h * t27))
                                - t154 * (t141 * t304 - t243 * t155 - t36 * t318);
                            let t320 = t34 * t282
                                - (t228 * t121 + t231 * t126 + (t226 * t134 + t225 * t142));
                            let t321 = t48 * t282 - (t233 * t126 + t226 * t121)
                                + (t50 * t304 + m1_plus_m2 * t311);
                            let t322 = t153
                                * (t50 * t311 - t44 * t314 + (t54 * t304 + t320))
                                + t156 * t321;
                            let t323 = t274 * t146
                                + t147 * (t37 * t318 + (t133 * t304 - t243 * t150)) - t322;
                            let t324 = t278 * (k13 + half_m2_a2 * t28);
                            let t325 = t133 * t277;
                            let t326 = t141 * t277;
                            let t327 = t27 * (m2_a2 * t278);
                            let t328 = t36
                                * (t134 * t324
                                    + rt::lit::<T>(0.5)
                                        * (t137 * t325 - (t143 * t326 + t142 * t327)));
                            let t329 = t37
                                * (t142 * t324
                                    + rt::lit::<T>(0.5)
                                        * (t137 * t326 + (t143 * t325 + t134 * t327)));
                            let t330 = (t36 * t147 - t37 * t154) * (t85 * t278)
                                - t153 * (t54 * t278 + t50 * t325 - t44 * t326);
                            let t331 = t151
                                * (half_m1_plus_m2 * t326
                                    - t278 * (rt::lit::<T>(0.5) * t44)) + rt::lit::<T>(1.0)
                                - t156
                                    * (half_m1_plus_m2 * t325
                                        + t278 * (rt::lit::<T>(0.5) * t50));
                            (
                                [
                                    theta_rate - t121,
                                    phi_rate - t126,
                                    t27 * t146
                                        + (rho1_rate + t147 * t151 - (t152 * t153 + t154 * t156)),
                                ],
                                [
                                    [
                                        t216 + rt::lit::<T>(1.0),
                                        t273 - t276,
                                        rt::lit::<T>(-0.5) * t278,
                                    ],
                                    [t279 - t280, rt::lit::<T>(1.0) - t282, rt::lit::<T>(0.0)],
                                    [
                                        t27 * t296 + t303,
                                        t27 * t316 + (t319 + t323),
                                        t27 * (t328 + t329) + (rt::lit::<T>(0.5) * t330 + t331),
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "theta_rate, phi_rate, rho1_rate",
                                tally,
                            )
                    })?;
                let [theta_rate, phi_rate, rho1_rate] = solution1.x;
                let t35 = theta + theta_rate * half_h;
                let (t36, t37) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate * half_h,
                    t35,
                    tally,
                );
                let t26 = phi + phi_rate * half_h;
                let (t27, t28) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate * half_h,
                    t26,
                    tally,
                );
                let t38 = t37 * t27;
                let t39 = t38 + t36 * t28;
                let t40 = m2_a2 * t39;
                let t46 = t36 * t27;
                let t47 = t28 * t37 - t46;
                let t48 = m2_a2 * t47;
                let t56 = k4 * t47;
                let t57 = k4 * t39;
                let t58 = k3 - t48 * t56 - t40 * t57;
                let t33 = l1 * t28;
                let t34 = j2 + m2_a2 * (a2 + t33);
                let t356 = l1 + a2 * t28;
                let t357 = m1_a1 + m2 * t356;
                let t43 = m2_a2 * t38;
                let t358 = t36 * t357 + t43;
                let t359 = inv_m1_plus_m2 * t358;
                let t49 = m2_a2 * t46;
                let t360 = t357 * t37 - t49;
                let t361 = inv_m1_plus_m2 * t360;
                let t362 = t34 - t40 * t359 - t48 * t361;
                let t54 = k1 + (k2 + m2_l1 * (l1 + twice_a2 * t28));
                let t363 = t54 - t358 * t359 - t360 * t361;
                let t364 = rt::lit::<T>(1.0) / t363;
                let t365 = t362 * t364;
                let t366 = t58 - t362 * t365;
                let t367 = inv_m1_plus_m2 / t366;
                let t368 = t363 * t366;
                let t369 = inv_m1_plus_m2 / t368;
                let t370 = t40 * t367 - t369 * (t358 * t362);
                let t371 = rt::lit::<T>(1.0) / t366;
                let t372 = t36 * t359 + t37 * t361;
                let t65 = t36 * t57 + t37 * t56;
                let t373 = t372 * t365 - t65;
                let t374 = rt::lit::<T>(1.0) / t368;
                let t375 = t372 * t364 + t374 * (t362 * t373);
                let t72 = inv_m1_plus_m2 * t36;
                let t376 = t359 * t375 + (t72 - t367 * (t40 * t373));
                let t76 = inv_m1_plus_m2 * t37;
                let t377 = t361 * t375 + (t76 - t367 * (t48 * t373));
                let t378 = t36 * t376 + t37 * t377;
                let t379 = t366 * t378;
                let t84 = l2 - t47 * t56 - t39 * t57;
                let t85 = l2 + t33;
                let t380 = t85 - t39 * t359 - t47 * t361;
                let t381 = t84 - t380 * t365;
                let t382 = t371 * t381;
                let t383 = rt::lit::<T>(1.0) / t379;
                let t384 = t373 * t371;
                let t385 = t39 * t376 + (t47 * t377 + (l2 * t384 - t85 * t375));
                let t386 = t383 * (t373 * t385);
                let t387 = t382 - t386;
                let t98 = inv_m1_plus_m2 * t47;
                let t388 = t380 * t364 - t374 * (t362 * t381);
                let t389 = t361 * t388 + t367 * (t48 * t381);
                let t390 = t98 - t389;
                let t102 = inv_m1_plus_m2 * t39;
                let t391 = t359 * t388 + (t367 * (t40 * t381) - t102);
                let t392 = t47 * t390 + (t85 * t388 + l2 * t382 - t39 * t391)
                    - t385 * t385 / t378;
                let t393 = t387 * (rt::lit::<T>(1.0) / t392);
                let t394 = t371 - t373 * t373 / (t366 * t379) - t387 * t393;
                let t395 = rt::lit::<T>(1.0) / t394;
                let t396 = t4 * t395;
                let t397 = t370 * t396;
                let t398 = t392 * t394;
                let t399 = rt::lit::<T>(1.0) / (t378 * t398);
                let t400 = t4 * t387;
                let t401 = t399 * (t385 * t400);
                let t402 = rt::lit::<T>(1.0) / (t379 * t394);
                let t403 = t402 * (t4 * t373);
                let t404 = t401 - t403;
                let t405 = rt::lit::<T>(1.0) / t398;
                let t406 = t400 * t405;
                let t407 = t376 * t404 + t391 * t406;
                let t408 = t397 - t407;
                let t141 = t37 * t85;
                let t29 = rho1 + rho1_rate * half_h;
                let t30 = t27 * (k6 * t27) + (k8 + k10 * t28);
                let t332 = t29 / t30;
                let t346 = t141 * t332;
                let t409 = t408 + t346;
                let x_new = x + h * t409;
                let t410 = t377 * t404;
                let t411 = t369 * (t360 * t362);
                let t412 = t48 * t367;
                let t413 = t411 - t412;
                let t414 = t410 + (t413 * t396 - t390 * t406);
                let t133 = t36 * t85;
                let t343 = t133 * t332;
                let t415 = t414 + t343;
                let y_new = y + h * t415;
                let theta_new = theta + theta_rate * h;
                let phi_new = phi + phi_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
                let t333 = t27 * t332;
                let t416 = rt::lit::<T>(1.0) / (t368 * t394);
                let t417 = t416 * (t4 * t362);
                let t418 = t375 * t404 + (t417 + t388 * t406);
                let t419 = t333 - t418;
                let t420 = rt::lit::<T>(1.0) / (t366 * t394);
                let t421 = t4 * t420;
                let t422 = rt::lit::<T>(1.0) / (t366 * t398);
                let t423 = t422 * (t381 * t400);
                let t424 = t384 * t404 + (t421 - t423);
                let t425 = t54 * t419 + t34 * t424 + (t360 * t415 - t358 * t409);
                let t426 = m1_plus_m2 * t409 - (t358 * t419 + t40 * t424);
                let t148 = l1 * t27;
                let t427 = t148 * t424;
                let t428 = m1_plus_m2 * t415 + (t360 * t419 + t48 * t424);
                let t429 = t426 * (t133 * t418 - t37 * t427)
                    - t428 * (t36 * t427 + t141 * t418);
                let t430 = rt::lit::<T>(0.0) * t366;
                let t431 = t386 * (t383 * t430);
                let t432 = t4 * t431;
                let t433 = t389 - t98;
                let t434 = t39 * (t390 + t433);
                let t435 = t393 * (rt::lit::<T>(2.0) * t431 + t393 * t434);
                let t436 = t394 * t434 + t392 * t435;
                let t437 = t399 * (t385 * t432 + t401 * (t378 * t436))
                    + t403 * (t402 * (t394 * t430 - t379 * t435));
                let t438 = t395 * t435;
                let t439 = t396 * t438;
                let t440 = t405 * (t432 + t406 * t436);
                let t441 = t396 * (t412 - t411) + t370 * t439 - t406 * t433 - t410
                    - t391 * t440;
                let t442 = t428
                    * (t377 * t437 + (t397 + t413 * t439 - t407 - t390 * t440))
                    + t426 * (t441 - t376 * t437);
                let t443 = t384 * t437
                    + (t421 * t438 - t422 * (t381 * t432 + t423 * (t366 * t436)));
                let t444 = (t34 * t419 + k3 * t424 + (t48 * t415 - t40 * t409)) * t443
                    - t425 * (t375 * t437 + (t417 * t438 + t388 * t440));
                let t445 = m2_a2 * t27;
                let t41 = m2_a2 * t28;
                let t446 = k4 * t28;
                let t447 = k4 * t27;
                let t448 = t445 * t447;
                let t449 = inv_m1_plus_m2 * t357;
                let t450 = t34 - t448 - t41 * t449;
                let t451 = t54 - t448 - t357 * t449;
                let t452 = rt::lit::<T>(1.0) / t451;
                let t453 = t450 * t452;
                let t454 = k3 - t41 * t446 - t448 - t450 * t453;
                let t455 = inv_m1_plus_m2 / t454;
                let t456 = t445 * t455;
                let t457 = t445 * t450;
                let t458 = t451 * t454;
                let t459 = inv_m1_plus_m2 / t458;
                let t460 = t457 * t459;
                let t461 = t456 - t460;
                let t462 = rt::lit::<T>(1.0) / t454;
                let t463 = inv_m1_plus_m2 / t451;
                let t464 = t357 * t463;
                let t465 = rt::lit::<T>(1.0) / t458;
                let t466 = t357 * t450;
                let t467 = t466 * t463 - t446;
                let t468 = t465 * (t450 * t467);
                let t469 = t464 + t468;
                let t470 = t41 * t467;
                let t471 = t470 * t455;
                let t472 = t449 * t469 + (inv_m1_plus_m2 - t471);
                let t473 = t454 * t472;
                let t474 = rt::lit::<T>(1.0) / (t454 * t473);
                let t475 = t474 * (t467 * t467);
                let t476 = t27 * t447;
                let t477 = t85 - t476 - t28 * t449;
                let t478 = l2 - t28 * t446 - t476 - t477 * t453;
                let t479 = t462 * t478;
                let t480 = rt::lit::<T>(1.0) / t473;
                let t481 = t447 * t469;
                let t482 = t445 * t467;
                let t483 = t455 * t482;
                let t484 = t481 - t483;
                let t485 = t467 * t462;
                let t486 = t27 * t484 + (t28 * t472 + (l2 * t485 - t85 * t469));
                let t487 = t480 * (t467 * t486);
                let t488 = t479 - t487;
                let t489 = inv_m1_plus_m2 * t28;
                let t490 = t41 * t478;
                let t491 = t455 * t490;
                let t492 = t477 * t452;
                let t493 = t465 * (t450 * t478);
                let t494 = t492 - t493;
                let t495 = t491 + t449 * t494;
                let t496 = t489 - t495;
                let t497 = t447 * t494;
                let t498 = t445 * t478;
                let t499 = t455 * t498;
                let t500 = inv_m1_plus_m2 * t27;
                let t501 = t497 + (t499 - t500);
                let t502 = t486 * (rt::lit::<T>(1.0) / t472);
                let t503 = t28 * t496 + (t85 * t494 + l2 * t479 - t27 * t501)
                    - t486 * t502;
                let t504 = t488 * (rt::lit::<T>(1.0) / t503);
                let t505 = t462 - t475 - t488 * t504;
                let t506 = rt::lit::<T>(1.0) / t505;
                let t507 = t4 * t506;
                let t508 = t85 * t332 + t461 * t507;
                let t509 = t4 * t488;
                let t510 = t503 * t505;
                let t511 = rt::lit::<T>(1.0) / t510;
                let t512 = t509 * t511;
                let t513 = t501 * t512;
                let t514 = rt::lit::<T>(1.0) / (t472 * t510);
                let t515 = t514 * (t486 * t509);
                let t516 = rt::lit::<T>(1.0) / (t473 * t505);
                let t517 = t516 * (t4 * t467);
                let t518 = t515 - t517;
                let t519 = t484 * t518;
                let t520 = t508 - t513 - t519;
                let t521 = t520 * (rt::lit::<T>(2.0) * t28);
                let t522 = rt::lit::<T>(2.0) * t27;
                let t523 = t472 * t518;
                let t524 = t466 * t459;
                let t525 = t41 * t455;
                let t526 = t524 - t525;
                let t527 = t523 + (t526 * t507 - t496 * t512);
                let t528 = rt::lit::<T>(1.0) / (t458 * t505);
                let t529 = t528 * (t4 * t450);
                let t530 = t333 - t529 - t494 * t512 - t469 * t518;
                let t531 = rt::lit::<T>(1.0) / (t454 * t505);
                let t532 = t4 * t531;
                let t533 = rt::lit::<T>(1.0) / (t454 * t510);
                let t534 = t533 * (t478 * t509);
                let t535 = t485 * t518 + (t532 - t534);
                let t536 = t535 + t530;
                let t537 = m1_plus_m2 * t520 - t445 * t536;
                let t538 = t41 * t447;
                let t539 = t538 + t445 * t446;
                let t540 = t445 * t449;
                let t541 = t539 + (l1_m2_a2 * t27 - t538) - t540;
                let t542 = t539 + k11 * t27 - t357 * t447 - t540;
                let t543 = t542 * t453 - t541;
                let t544 = t452 * t543;
                let t545 = t541 * t453 - t450 * t544;
                let t546 = m1_plus_m2 * t545;
                let t547 = t451 * t545 - t542 * t454;
                let t548 = m1_plus_m2 * t547;
                let t549 = t455 * (t41 - t456 * t546)
                    - t459 * (t41 * t450 - t445 * t541 - t460 * t548);
                let t550 = t148 + t27 * (t446 - t449);
                let t551 = t550 * t453 - t477 * t544;
                let t552 = t462 * (t551 - t479 * t545);
                let t553 = t447 + t463 * (t357 * t543 - t457);
                let t554 = t452 * (t542 * t464 - t447)
                    + t465 * (t450 * t553 - t541 * t467 - t468 * t547);
                let t555 = t449 * t554
                    - (t481 + t455 * (t41 * t553 - t482 - t471 * t546));
                let t556 = t447 * t554
                    + (t446 * t469 - t455 * (t470 + t445 * t553 - t483 * t546));
                let t557 = t462 * (t553 - t485 * t545);
                let t558 = t27 * t556
                    + (l2 * t557 + t148 * t469 - t27 * t472 - t85 * t554);
                let t559 = t28 * (t484 + t555) + t558;
                let t560 = t472 * t545 + t454 * t555;
                let t561 = t552 - t480 * (t486 * t553 + t467 * t559 - t487 * t560);
                let t562 = t452 * (t542 * t492 - t550)
                    - t465 * (t450 * t551 - t541 * t478 - t493 * t547);
                let t563 = t27 * t496;
                let t564 = t447 * t562
                    + (t446 * t494 + (t455 * (t490 + t445 * t551 - t499 * t546) - t489));
                let t565 = t449 * t562
                    + (t500 + t455 * (t41 * t551 - t498 - t491 * t546) - t497);
                let t566 = t85 * t562 + (l2 * t552 - t148 * t494) - t563 - t27 * t564
                    - t28 * (t501 + t565);
                let t567 = t566 - t502 * t559 - t502 * (t559 - t502 * t555);
                let t568 = t545 / (t454 * t454)
                    + t474
                        * (t553 * (rt::lit::<T>(2.0) * t467)
                            - t475 * (t473 * t545 + t454 * t560));
                let t569 = t504 * (t561 - t504 * t567) + (t504 * t561 + t568);
                let t570 = t507 * (t506 * t569);
                let t571 = t507 * t549 - t148 * t332 + (t461 * t570 - t512 * t564)
                    - t518 * t556;
                let t572 = t4 * t561;
                let t573 = t505 * t567 - t503 * t569;
                let t574 = t511 * (t572 - t512 * t573);
                let t575 = t514
                    * (t509 * t559 + t486 * t572 - t515 * (t510 * t555 + t472 * t573));
                let t576 = t575
                    - t516 * (t4 * t553 - t517 * (t505 * t560 - t473 * t569));
                let t577 = m1_plus_m2 * t527 + (t357 * t530 + t41 * t535);
                let t578 = t455 * (t445 + t525 * t546)
                    - t459 * (t524 * t548 + (t457 + t357 * t541));
                let t579 = t518 * t555 + (t512 * t565 + (t507 * t578 + t526 * t570))
                    - t496 * t574;
                let t580 = t537 * (t571 - t501 * t574 - t484 * t576)
                    + t577 * (t472 * t576 + t579);
                let t581 = t445 * t520;
                let t582 = t54 * t530 + t34 * t535 + (t357 * t527 - t581);
                let t583 = t528 * (t4 * t541 + t529 * (t505 * t547 - t458 * t569))
                    + (t28 * t332 - t512 * t562);
                let t584 = t34 * t530 + k3 * t535 + (t41 * t527 - t581);
                let t585 = t533
                    * (t509 * t551 + t478 * t572 - t534 * (t510 * t545 + t454 * t573));
                let t586 = t485 * t576
                    + (t518 * t557 - t532 * (t531 * (t505 * t545 - t454 * t569)) - t585);
                let t587 = t582 * (t583 - (t518 * t554 + t494 * t574) - t469 * t576)
                    + t584 * t586;
                let t588 = t424
                    * ((t521 + t522 * (t527 + l1 * t530)) * (half_m2_a2 * t536) - t580
                        - t587);
                let t589 = t2 * w_a_w;
                let t590 = t589 * t387;
                let t591 = t402 * (t589 * t373) - t399 * (t385 * t590);
                let t592 = t384 * t591 + (t422 * (t381 * t590) - t589 * t420);
                let t593 = t405 * t590;
                let t594 = t375 * t591 - (t388 * t593 + t416 * (t589 * t362));
                let t595 = a2 * t47;
                let t596 = t356 * t37 - a2 * t46;
                let t597 = t589 * t395;
                let t598 = t377 * t591 + (t390 * t593 - t413 * t597);
                let t599 = (t414 + t595 * t424 - t596 * t418)
                    * (t598 + t595 * t592 - t596 * t594);
                let t600 = t36 * t356 + a2 * t38;
                let t601 = a2 * t39;
                let t602 = t376 * t591 + (t370 * t597 - t391 * t593);
                let t603 = (t408 + t600 * t418 - t601 * t424)
                    * (t602 + t601 * t592 - t600 * t594);
                let t604 = a1 * t36;
                let t605 = a1 * t37;
                let t606 = (t408 + t604 * t418) * (t604 * t594 - t602)
                    + (t414 - t605 * t418) * (t598 - t605 * t594);
                let t607 = t520 * t530;
                let t608 = rt::lit::<T>(0.5)
                    * (m2_a2 * t536 * (t521 + t527 * t522) + twice_m2_l1 * t607
                        + twice_m1_a1 * t607);
                let t609 = t480 * (rt::lit::<T>(0.0) * t467);
                let t610 = t4 * t609;
                let t611 = t495 - t489;
                let t612 = t563 + t27 * t611;
                let t613 = t504 * (rt::lit::<T>(2.0) * t609 - t504 * t612);
                let t614 = t503 * t613 - t505 * t612;
                let t615 = t511 * (t610 + t512 * t614);
                let t616 = t506 * t613;
                let t617 = t507 * t616;
                let t618 = t501 * t615
                    + (t507 * (t525 - t524) - t461 * t617 - t512 * t611 - t523);
                let t619 = t517 * t616 - t514 * (t486 * t610 + t515 * (t472 * t614));
                let t620 = t577
                    * (t472 * t619
                        + (t496 * t615 + (t508 - (t513 + t526 * t617) - t519)));
                let t621 = t485 * t619
                    + (t533 * (t478 * t610 + t534 * (t454 * t614)) - t532 * t616);
                let t622 = j1 * t594 - (t537 * (t618 - t484 * t619) + t620)
                    - (t582 * (t529 * t616 + t494 * t615 - t469 * t619) + t584 * t621);
                let t623 = t588 - (t592 - t594) * (j2 * (t424 - t418))
                    - m2 * (t599 - t603) - (m1 * t606 + t418 * (t608 + t622));
                let t624 = h
                    * (t332 * (t425 * (t28 * t424) + t429 - t27 * (t442 + t444)) + t623);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate * h,
                    phi_new,
                    tally,
                );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate * h,
                    theta_new,
                    tally,
                );
                let t625 = sin_phi_ahead_new * cos_theta_ahead_new;
                let t626 = t625 + cos_phi_ahead_new * sin_theta_ahead_new;
                let ahead2_new = m2_a2 * t626;
                let t627 = sin_phi_ahead_new * sin_theta_ahead_new;
                let t628 = cos_phi_ahead_new * cos_theta_ahead_new - t627;
                let ahead4_new = m2_a2 * t628;
                let t629 = t628 * k4;
                let t630 = t626 * k4;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead6_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t631 = l1 + a2 * cos_phi_ahead_new;
                let t632 = m1_a1 + m2 * t631;
                let ahead1_new = sin_theta_ahead_new * t632 + m2_a2 * t625;
                let t633 = inv_m1_plus_m2 * ahead1_new;
                let ahead3_new = t632 * cos_theta_ahead_new - m2_a2 * t627;
                let t634 = inv_m1_plus_m2 * ahead3_new;
                let ahead17_new = ahead6_new - ahead2_new * t633 - ahead4_new * t634;
                let ahead5_new = k1 + (k2 + m2_l1 * (l1 + cos_phi_ahead_new * twice_a2));
                let t635 = ahead5_new - ahead1_new * t633 - ahead3_new * t634;
                let t636 = rt::lit::<T>(1.0) / t635;
                let t637 = ahead17_new * t636;
                let t638 = k3 - ahead4_new * t629 - ahead2_new * t630
                    - ahead17_new * t637;
                let t639 = inv_m1_plus_m2 / t638;
                let t640 = t635 * t638;
                let t641 = inv_m1_plus_m2 / t640;
                let ahead28_new = ahead2_new * t639 - ahead1_new * ahead17_new * t641;
                let t642 = rt::cos(w * (t + h));
                let t643 = a_w * t642;
                let t644 = rt::lit::<T>(1.0) / t638;
                let t645 = sin_theta_ahead_new * t633 + cos_theta_ahead_new * t634;
                let ahead18_new = t645 * t637
                    - (sin_theta_ahead_new * t630 + cos_theta_ahead_new * t629);
                let t646 = rt::lit::<T>(1.0) / t640;
                let ahead20_new = t645 * t636 + ahead17_new * ahead18_new * t646;
                let ahead22_new = t633 * ahead20_new
                    + (inv_m1_plus_m2 * sin_theta_ahead_new
                        - ahead2_new * ahead18_new * t639);
                let ahead21_new = t634 * ahead20_new
                    + (inv_m1_plus_m2 * cos_theta_ahead_new
                        - ahead4_new * ahead18_new * t639);
                let t647 = sin_theta_ahead_new * ahead22_new
                    + cos_theta_ahead_new * ahead21_new;
                let t648 = t638 * t647;
                let ahead7_new = l2 + l1_cos_phi_ahead_new;
                let t649 = ahead7_new - t626 * t633 - t628 * t634;
                let ahead23_new = l2 - t628 * t629 - t626 * t630 - t649 * t637;
                let t650 = t644 * ahead23_new;
                let ahead19_new = ahead18_new * t644;
                let ahead29_new = t626 * ahead22_new
                    + (l2 * ahead19_new - ahead7_new * ahead20_new + t628 * ahead21_new);
                let ahead30_new = t650 - ahead18_new * ahead29_new / t648;
                let ahead24_new = t649 * t636 - t646 * (ahead17_new * ahead23_new);
                let ahead25_new = inv_m1_plus_m2 * t628 - ahead4_new * ahead23_new * t639
                    - t634 * ahead24_new;
                let ahead26_new = t633 * ahead24_new
                    + (ahead2_new * ahead23_new * t639 - inv_m1_plus_m2 * t626);
                let t651 = ahead7_new * ahead24_new + l2 * t650 + t628 * ahead25_new
                    - t626 * ahead26_new - ahead29_new * ahead29_new / t647;
                let ahead31_new = t644 - ahead18_new * ahead18_new / (t638 * t648)
                    - ahead30_new * ahead30_new / t651;
                let t652 = t643 / ahead31_new;
                let t653 = t643 * ahead30_new;
                let ahead32_new = t651 * ahead31_new;
                let t654 = t653 / ahead32_new;
                let ahead33_new = t647 * ahead32_new;
                let ahead34_new = t648 * ahead31_new;
                let t655 = ahead29_new * t653 / ahead33_new
                    - t643 * ahead18_new / ahead34_new;
                let t656 = ahead28_new * t652 - ahead26_new * t654 - ahead22_new * t655;
                let ahead12_new = sin_theta_ahead_new * t631 + a2 * t625;
                let ahead35_new = t640 * ahead31_new;
                let t657 = ahead20_new * t655
                    + (ahead24_new * t654 + t643 * ahead17_new / ahead35_new);
                let ahead13_new = a2 * t626;
                let ahead37_new = t638 * ahead31_new;
                let ahead36_new = t638 * ahead32_new;
                let t658 = ahead19_new * t655
                    + (t643 / ahead37_new - ahead23_new * t653 / ahead36_new);
                let t659 = t656 + ahead12_new * t657 - ahead13_new * t658;
                let ahead27_new = ahead3_new * ahead17_new * t641 - ahead4_new * t639;
                let t660 = ahead21_new * t655
                    + (ahead27_new * t652 - ahead25_new * t654);
                let ahead15_new = a2 * t628;
                let ahead14_new = t631 * cos_theta_ahead_new - a2 * t627;
                let t661 = t660 + ahead15_new * t658 - ahead14_new * t657;
                let ahead10_new = a1 * sin_theta_ahead_new;
                let t662 = t656 + ahead10_new * t657;
                let ahead11_new = a1 * cos_theta_ahead_new;
                let t663 = t660 - ahead11_new * t657;
                let t664 = t658 - t657;
                let t665 = t11 - t10;
                let t666 = t13 + ahead10 * t10;
                let t667 = t14 - ahead11 * t10;
                let t668 = work - t10 * (j1 * t10) - t665 * (j2 * t665)
                    - m1 * (t666 * t666 + t667 * t667);
                let t669 = t13 + ahead12 * t10 - ahead13 * t11;
                let t670 = t14 + ahead15 * t11 - ahead14 * t10;
                let t671 = t664 * (j2 * t664)
                    + (t657 * (j1 * t657) + (t668 - m2 * (t669 * t669 + t670 * t670)));
                let t672 = m2 * (t659 * t659 + t661 * t661)
                    + (m1 * (t662 * t662 + t663 * t663) + t671);
                let work_new = t624 + t672;
                let ahead8_new = cos_theta_ahead_new * ahead7_new;
                let ahead9_new = sin_theta_ahead_new * ahead7_new;
                let ahead16_new = sin_phi_ahead_new * (k6 * sin_phi_ahead_new)
                    + (k8 + cos_phi_ahead_new * k10);
                let t673 = cos_theta_ahead_new * t626 - sin_theta_ahead_new * t628;
                let ahead38_new = t673 * t673
                    + (ahead9_new * ahead9_new + ahead8_new * ahead8_new);
                let ahead39_new = rt::abs(theta_new * inv_h);
                let ahead40_new = rt::abs(phi_new * inv_h);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    phi_new,
                    rho1_new,
                    work_new,
                    setting.time_at(tally.advanced()),
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    ahead9_new,
                    ahead10_new,
                    ahead11_new,
                    ahead12_new,
                    ahead13_new,
                    ahead14_new,
                    ahead15_new,
                    ahead16_new,
                    ahead17_new,
                    ahead18_new,
                    ahead19_new,
                    ahead20_new,
                    ahead21_new,
                    ahead22_new,
                    ahead23_new,
                    ahead24_new,
                    ahead25_new,
                    ahead26_new,
                    ahead27_new,
                    ahead28_new,
                    ahead29_new,
                    ahead30_new,
                    ahead31_new,
                    ahead32_new,
                    ahead33_new,
                    ahead34_new,
                    ahead35_new,
                    ahead36_new,
                    ahead37_new,
                    ahead38_new,
                    ahead39_new,
                    ahead40_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, theta, phi, rho1, _, t, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _] = motion.carried;
                let l1 = setting.system().parameters.l1;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    a_w,
                    k6,
                    k8,
                    k10,
                    ..
                } = *setting.scheme();
                let t1 = rt::cos(w * t);
                let t2 = t1 * a_w;
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = front_1_mid * cos_theta - t3;
                let t5 = m2_a2 * t4;
                let t6 = t4 * k4;
                let t7 = cos_theta * front_2_mid;
                let t8 = t7 + sin_theta * front_1_mid;
                let t9 = m2_a2 * t8;
                let t10 = t8 * k4;
                let l1_front_1_mid = l1 * front_1_mid;
                let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = t12 * inv_m1_plus_m2;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = t14 * inv_m1_plus_m2;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t12 * t13
                    - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t16 * t18;
                let t20 = k3 - t5 * t6 - t9 * t10 - t16 * t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = sin_theta * t13 + cos_theta * t15;
                let t23 = t19 * t22 - (sin_theta * t10 + cos_theta * t6);
                let t24 = t17 * t20;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t18 * t22 + t25 * (t16 * t23);
                let t27 = inv_m1_plus_m2 / t20;
                let t28 = t13 * t26 + (sin_theta * inv_m1_plus_m2 - t27 * (t9 * t23));
                let t29 = t15 * t26 + (cos_theta * inv_m1_plus_m2 - t27 * (t5 * t23));
                let t30 = sin_theta * t28 + cos_theta * t29;
                let t31 = t20 * t30;
                let t32 = l1_front_1_mid + l2;
                let t33 = t32 - t8 * t13 - t4 * t15;
                let t34 = l2 - t4 * t6 - t8 * t10 - t19 * t33;
                let t35 = t21 * t34;
                let t36 = t21 * t23;
                let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
                let t38 = t35 - t23 * t37 / t31;
                let t39 = t18 * t33 - t25 * (t16 * t34);
                let t40 = t4 * inv_m1_plus_m2 - t27 * (t5 * t34) - t15 * t39;
                let t41 = t13 * t39 + (t27 * (t9 * t34) - t8 * inv_m1_plus_m2);
                let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
                let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
                let t44 = t2 / t43;
                let t45 = inv_m1_plus_m2 / t24;
                let t46 = rho1
                    / (front_2_mid * (front_2_mid * k6) + (k8 + front_1_mid * k10));
                let t47 = t2 * t38;
                let t48 = t42 * t43;
                let t49 = t47 / t48;
                let t50 = t44 * (t9 * t27 - t12 * t16 * t45) + cos_theta * t32 * t46
                    - t41 * t49;
                let t51 = t37 * t47 / (t30 * t48) - t2 * t23 / (t31 * t43);
                let t52 = t44 * (t14 * t16 * t45 - t5 * t27) + sin_theta * t32 * t46
                    - t40 * t49;
                let t53 = front_2_mid * t46 - t2 * t16 / (t24 * t43) - t39 * t49
                    - t26 * t51;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    phi,
                    x_dot: t50 - t28 * t51,
                    y_dot: t29 * t51 + t52,
                    theta_dot: t53,
                    phi_dot: t36 * t51 + (t2 / (t20 * t43) - t34 * t47 / (t20 * t48)),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 51]) -> (T, [T; 3]) {
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                ahead38, _, _, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * (cos_theta * front_2_mid + sin_theta * front_1_mid)
                    - sin_theta * (front_1_mid * cos_theta - sin_theta * front_2_mid);
                let t2 = l1 * front_1_mid + l2;
                (ahead38, [t1, -(sin_theta * t2), cos_theta * t2])
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Midpoint> for System<T> {
        type Scheme = midpoint::Scheme<T>;
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
        /// **Structure**, in order of solution:
        ///
        /// - `x_dot_ahead`, `y_dot_ahead`, `theta_dot_ahead`, `phi_dot_ahead`: 4 × 4 implicit block (Newton, analytic Jacobian)
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 5 | 19 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 13 | 1 | 0 | 0 | 0 |
        /// | each step | 332 | 534 | 31 | 0 | 4 | 2 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, phi_dot_ahead | 85 | 128 | 0 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 119 | 199 | 18 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Leapfrog>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Leapfrog>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m1 + m2`
            m1_plus_m2: T,
            /// `m1 a1`
            m1_a1: T,
            /// `m2 a2`
            m2_a2: T,
            /// `m2 l1`
            m2_l1: T,
            /// `J2 + (m1 a1² + J1)`
            k1: T,
            /// `m2 a2²`
            k2: T,
            /// `2 a2`
            twice_a2: T,
            /// `a2² m2`
            a2_m2_a2: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k3: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k4: T,
            /// `A w`
            a_w: T,
            /// `2 m2 l1`
            twice_m2_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            k5: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 (m1 + m2)`
            twice_m1_plus_m2: T,
            /// `2 (J2 + m2 a2²)`
            k6: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m2 a2 h`
            m2_a2_h: T,
            /// `2 m2 l1 a2 h`
            k7: T,
            /// `h/4`
            quarter_h: T,
            /// `a2 m2 h/4`
            k8: T,
            /// `h l1 m2 a2`
            h_l1_m2_a2: T,
            /// `m2 h/4`
            quarter_m2_h: T,
            /// `m1 a1 h/4`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (4); control inputs u at the end of the step before (0); work that has been done from outside (1); time t (1); functions of q that the next step needs (69).
            type Carried = [T; 79];
            type Memory = (rt::Predictor<T, 4, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;
            const WORK: Option<usize> = Some(8);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let a1 = system.parameters.a1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let a = system.parameters.A;
                let w = system.parameters.w;
                let m1_plus_m2 = m1 + m2;
                let m1_a1 = m1 * a1;
                let m2_a2 = m2 * a2;
                let m2_l1 = m2 * l1;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let k2 = m2 * (a2 * a2);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let a2_m2_a2 = a2 * m2_a2;
                let l1_m2_a2 = l1 * m2_a2;
                let k3 = j2 + k2;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k4 = m2_a2 / m1_plus_m2;
                let a_w = a * w;
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let k5 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_m1_plus_m2 = rt::lit::<T>(2.0) * m1_plus_m2;
                let k6 = rt::lit::<T>(2.0) * k3;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a2_h = a2 * h;
                let m2_a2_h = m2 * a2_h;
                let k7 = rt::lit::<T>(2.0) * (m2_l1 * a2_h);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let m2_h = m2 * h;
                let k8 = rt::lit::<T>(0.25) * (a2 * m2_h);
                let h_l1_m2_a2 = h * l1_m2_a2;
                let quarter_m2_h = rt::lit::<T>(0.25) * m2_h;
                let k9 = rt::lit::<T>(0.25) * (m1_a1 * h);
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    a2_m2_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    a_w,
                    twice_m2_l1,
                    twice_m1_a1,
                    k5,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    twice_l1,
                    twice_m1_plus_m2,
                    k6,
                    inv_h,
                    half_h,
                    m2_a2_h,
                    k7,
                    quarter_h,
                    k8,
                    h_l1_m2_a2,
                    quarter_m2_h,
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
                let l1 = system.parameters.l1;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let l2 = system.parameters.l2;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    inv_h,
                    half_h,
                    ..
                } = *self;
                let [[x, y, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * front_2_mid;
                let t2 = t1 + sin_theta * front_1_mid;
                let t3 = m2_a2 * t2;
                let t4 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
                let t5 = sin_theta * t4 + m2_a2 * t1;
                let t6 = t5 * inv_m1_plus_m2;
                let t7 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2));
                let t8 = sin_theta * front_2_mid;
                let t9 = t4 * cos_theta - m2_a2 * t8;
                let t10 = t9 * inv_m1_plus_m2;
                let t11 = t7 - t5 * t6 - t9 * t10;
                let t12 = rt::lit::<T>(1.0) / t11;
                let t13 = sin_theta * t6 + cos_theta * t10;
                let t14 = front_1_mid * cos_theta - t8;
                let t15 = m2_a2 * t14;
                let t16 = t14 * k4;
                let t17 = t2 * k4;
                let l1_front_1_mid = l1 * front_1_mid;
                let t18 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t19 = t18 - t3 * t6 - t15 * t10;
                let t20 = t19 * t12;
                let t21 = k3 - t15 * t16 - t3 * t17 - t19 * t20;
                let t22 = t11 * t21;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = t20 * t13 - (sin_theta * t17 + cos_theta * t16);
                let t25 = t12 * t13 + t23 * (t19 * t24);
                let t26 = m1_plus_m2 * t21;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = t6 * t25 + (sin_theta * inv_m1_plus_m2 - t3 * t24 * t27);
                let t29 = rt::lit::<T>(1.0) / t21;
                let t30 = t29 * t24;
                let t31 = l1_front_1_mid + l2;
                let t32 = t10 * t25 + (cos_theta * inv_m1_plus_m2 - t15 * t24 * t27);
                let t33 = t2 * t28 + (l2 * t30 - t31 * t25 + t14 * t32);
                let t34 = sin_theta * t28 + cos_theta * t32;
                let t35 = rt::lit::<T>(1.0) / t34;
                let t36 = t33 * t35;
                let t37 = t31 - t2 * t6 - t14 * t10;
                let t38 = l2 - t14 * t16 - t2 * t17 - t20 * t37;
                let t39 = t12 * t37 - t23 * (t19 * t38);
                let t40 = t29 * t38;
                let t41 = t14 * inv_m1_plus_m2 - t15 * t38 * t27 - t10 * t39;
                let t42 = t6 * t39 + (t3 * t38 * t27 - t2 * inv_m1_plus_m2);
                let t43 = t31 * t39 + l2 * t40 + t14 * t41 - t2 * t42 - t33 * t36;
                let t44 = rt::lit::<T>(1.0) / (t34 * t43);
                let t45 = t21 * t34;
                let t46 = rt::lit::<T>(1.0) / t45;
                let t47 = t40 - t24 * t33 * t46;
                let t48 = rt::lit::<T>(1.0) / t43;
                let t49 = t47 * t48;
                let t50 = t29 - t24 * t24 / (t21 * t45) - t47 * t49;
                let t51 = t43 * t50;
                let t52 = rt::lit::<T>(1.0) / t51;
                let t53 = t24 * t46;
                let t54 = t44 * (t33 * t47) - t53;
                let t55 = t33 * t44 + t52 * (t47 * t54);
                let t56 = t45 * t50;
                let t57 = t36 * t55 + (t35 - t24 * t54 / t56);
                let t58 = inv_m1_plus_m2 / t11;
                let t59 = t5 * t19;
                let t60 = t17 - t58 * t59;
                let t61 = t5 * t58 - t19 * t60 * t23;
                let t62 = m2_a2 * (theta_dot + phi_dot);
                let t63 = cos_theta * x_dot + sin_theta * y_dot;
                let t64 = t63 * (rt::lit::<T>(2.0) * front_1_mid);
                let cos_theta_y_dot = cos_theta * y_dot;
                let sin_theta_x_dot = sin_theta * x_dot;
                let twice_front_2_mid = rt::lit::<T>(2.0) * front_2_mid;
                let t65 = t63 * (rt::lit::<T>(2.0) * theta_dot);
                let t66 = t62
                    * (t64 + (cos_theta_y_dot - sin_theta_x_dot) * twice_front_2_mid)
                    + m2_l1 * t65 + m1_a1 * t65;
                let t67 = t60 * t29;
                let t68 = t62
                    * (t64
                        + (l1 * theta_dot + cos_theta_y_dot - sin_theta_x_dot)
                            * twice_front_2_mid);
                let t69 = rt::lit::<T>(0.5) * (t61 * t66 + t67 * t68);
                let t70 = t9 * t19;
                let t71 = t58 * t70 - t16;
                let t72 = t9 * t58 + t19 * t71 * t23;
                let t73 = t71 * t29;
                let t74 = rt::lit::<T>(0.5) * (t72 * t66 - t73 * t68);
                let t75 = sin_theta * t69 + cos_theta * t74;
                let t76 = rt::lit::<T>(1.0) / t50;
                let t77 = t54 * t76;
                let t78 = t19 * t23;
                let t79 = t78 * t66 - t29 * t68;
                let t80 = rt::lit::<T>(0.5) * t79;
                let t81 = t12 + t19 * t19 / (t11 * t22);
                let t82 = (t78 * t68 - t81 * t66) * (rt::lit::<T>(0.5) * t31)
                    + rt::lit::<T>(0.5) * l2 * t79 + (t2 * t69 + t14 * t74);
                let t83 = t57 * t75 + (t77 * t80 - t55 * t82);
                let t84 = t48 + t47 * t47 / (t43 * t51);
                let t85 = t47 * t52;
                let t86 = t84 * t82 - t85 * t80 - t55 * t75;
                let t87 = m1_plus_m2 * x_dot - t3 * phi_dot - t5 * theta_dot
                    - half_h * (sin_theta * t83 + t2 * t86);
                let t88 = t9 * theta_dot + (m1_plus_m2 * y_dot + t15 * phi_dot)
                    + half_h * (cos_theta * t83 + t14 * t86);
                let t89 = t86 * (t31 * half_h)
                    + (t9 * y_dot + t18 * phi_dot + (theta_dot * t7 - t5 * x_dot));
                let t90 = t15 * y_dot + k3 * phi_dot + (t18 * theta_dot - t3 * x_dot)
                    + half_h * (l2 * t86 + (t77 * t75 + t76 * t80 - t85 * t82));
                let t91 = inv_m1_plus_m2 / t22;
                let t92 = cos_theta * t2 - sin_theta * t14;
                let t93 = sin_theta * t31;
                let t94 = cos_theta * t31;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    t87,
                    t88,
                    t89,
                    t90,
                    rt::lit::<T>(0.0),
                    t,
                    t4,
                    t5,
                    t2,
                    t3,
                    t9,
                    t14,
                    t15,
                    t7,
                    t18,
                    t31,
                    t6,
                    t17,
                    t10,
                    t16,
                    t11,
                    t19,
                    t20,
                    t21,
                    t24,
                    t30,
                    t22,
                    t25,
                    t26,
                    t32,
                    t28,
                    t38,
                    t39,
                    t41,
                    t42,
                    t78,
                    t70 * t91 - t15 * t27,
                    t3 * t27 - t59 * t91,
                    t33,
                    t36,
                    t53,
                    t47,
                    t49,
                    t50,
                    t51,
                    t34 * t51,
                    t56,
                    t22 * t50,
                    t21 * t51,
                    t21 * t50,
                    l1 * front_2_mid,
                    t67,
                    t61,
                    t10 * t61 + t15 * t60 * t27,
                    t6 * t61 + (inv_m1_plus_m2 + t3 * t60 * t27),
                    t73,
                    t72,
                    t10 * t72 + (inv_m1_plus_m2 - t15 * t71 * t27),
                    t81,
                    t92 * t92 + (t93 * t93 + t94 * t94),
                    t85,
                    rt::abs(theta * inv_h),
                    rt::abs(phi * inv_h),
                    t77,
                    t55,
                    t57,
                    t84,
                    rt::lit::<T>(2.0) * t14,
                    m1_a1 * cos_theta,
                    rt::lit::<T>(2.0) * t2,
                    sin_theta * m1_a1,
                    sin_theta,
                    cos_theta,
                    front_2_mid,
                    front_1_mid,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(measure, rt::lit::<T>(1.0))
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Predictor::new(), rank)))
            }

            #[inline(always)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (predictor1, rank) = &motion.memory;
                let [x, y, theta, phi, p_x, p_y, p_theta, p_phi, work, t, ahead1, ahead2,
                ahead3, ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, ahead11,
                ahead12, ahead13, ahead14, ahead15, ahead16, ahead17, ahead18, ahead19,
                ahead20, ahead21, ahead22, ahead23, ahead24, ahead25, ahead26, ahead27,
                ahead28, ahead29, ahead30, ahead31, ahead32, ahead33, ahead34, ahead35,
                ahead36, ahead37, ahead38, ahead39, ahead40, ahead41, ahead42, ahead43,
                ahead44, ahead45, ahead46, ahead47, ahead48, ahead49, ahead50, ahead51,
                ahead52, ahead53, _, ahead55, ahead56, ahead57, ahead58, ahead59,
                ahead60, ahead61, ahead62, ahead63, ahead64, ahead65, sin_theta_ahead,
                cos_theta_ahead, sin_phi_ahead, cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    a2_m2_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    a_w,
                    twice_m2_l1,
                    twice_m1_a1,
                    k5,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    twice_l1,
                    twice_m1_plus_m2,
                    k6,
                    inv_h,
                    half_h,
                    m2_a2_h,
                    k7,
                    quarter_h,
                    k8,
                    h_l1_m2_a2,
                    quarter_m2_h,
                    k9,
                } = *setting.scheme();
                let inv_ahead18 = rt::lit::<T>(1.0) / ahead18;
                let t1 = p_y * ahead52 + p_phi * ahead50
                    - (p_x * ahead48 + p_theta * ahead51);
                let t2 = p_x * ahead49 + p_theta * ahead47
                    + (p_phi * ahead46 - p_y * ahead48);
                let t3 = cos_theta_ahead * t1 - sin_theta_ahead * t2;
                let t4 = p_phi * inv_ahead18
                    + (p_x * ahead46 + p_y * ahead50 - p_theta * ahead30);
                let t5 = ahead6 * t1
                    + ahead10
                        * (p_x * ahead47 + p_theta * ahead53
                            - (p_y * ahead51 + p_phi * ahead30));
                let t6 = l2 * t4 + (t5 - ahead3 * t2);
                let t7 = ahead60 * t3 + ahead58 * t4 - ahead59 * t6;
                let t8 = ahead61 * t6 - (ahead59 * t3 + ahead55 * t4);
                let t9 = sin_theta_ahead * t7 + ahead3 * t8;
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let cos_w_t_a_w = cos_w_t * a_w;
                let inv_ahead38 = rt::lit::<T>(1.0) / ahead38;
                let t10 = cos_w_t_a_w * inv_ahead38;
                let cos_w_t_a_w_ahead36 = cos_w_t_a_w * ahead36;
                let t11 = cos_w_t_a_w_ahead36 * (rt::lit::<T>(1.0) / ahead39);
                let t12 = ahead33 * cos_w_t_a_w_ahead36 * (rt::lit::<T>(1.0) / ahead40)
                    - cos_w_t_a_w * ahead19 * (rt::lit::<T>(1.0) / ahead41);
                let t13 = ahead32 * t10 - ahead29 * t11 - ahead25 * t12;
                let t14 = ahead22 * t12
                    + (ahead27 * t11
                        + cos_w_t_a_w * ahead16 * (rt::lit::<T>(1.0) / ahead42));
                let t15 = ahead20 * t12
                    + (cos_w_t_a_w * (rt::lit::<T>(1.0) / ahead44)
                        - ahead26 * cos_w_t_a_w_ahead36 * (rt::lit::<T>(1.0) / ahead43));
                let t16 = p_x
                    + rt::lit::<T>(2.0)
                        * (t9 + m1_plus_m2 * t13 + (ahead2 * t14 - ahead4 * t15));
                let t17 = cos_theta_ahead * t7 + ahead6 * t8;
                let t18 = ahead24 * t12 + (ahead31 * t10 - ahead28 * t11);
                let t19 = p_y
                    - rt::lit::<T>(2.0)
                        * (t17 + ahead5 * t14 - (ahead7 * t15 + m1_plus_m2 * t18));
                let t20 = ahead10 * t8;
                let t21 = rt::lit::<T>(2.0)
                    * (ahead8 * t14 - ahead9 * t15
                        + (t20 + ahead2 * t13 - ahead5 * t18));
                let t22 = p_theta - t21;
                let t23 = l2 * t8 + (ahead58 * t3 + inv_ahead38 * t4 - ahead55 * t6);
                let t24 = rt::lit::<T>(2.0)
                    * (ahead9 * t14 - k3 * t15 + (t23 + ahead4 * t13 - ahead7 * t18));
                let t25 = p_phi - t24;
                let twice_cos_phi_ahead = rt::lit::<T>(2.0) * cos_phi_ahead;
                let twice_sin_phi_ahead = rt::lit::<T>(2.0) * sin_phi_ahead;
                let t26 = k1 + ahead8;
                let j2_plus_ahead9 = j2 + ahead9;
                let a2_ahead62 = a2 * ahead62;
                let t27 = cos_theta_ahead * twice_l1;
                let twice_ahead63 = rt::lit::<T>(2.0) * ahead63;
                let a2_ahead64 = a2 * ahead64;
                let t28 = sin_theta_ahead * twice_l1;
                let twice_ahead65 = rt::lit::<T>(2.0) * ahead65;
                let twice_ahead45 = rt::lit::<T>(2.0) * ahead45;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t29 = ahead49 * t16 - ahead48 * t19
                                + (ahead47 * t22 + ahead46 * t25);
                            let t30 = ahead52 * t19 - ahead48 * t16
                                + (ahead50 * t25 - ahead51 * t22);
                            let t31 = ahead47 * t16 - ahead51 * t19
                                + (ahead53 * t22 - ahead30 * t25);
                            let t32 = ahead50 * t19 + ahead46 * t16
                                + (inv_ahead18 * t25 - ahead30 * t22);
                            [t29, t30, t31, t32]
                        },
                        move || {
                            let t29 = ahead49 * t16 - ahead48 * t19
                                + (ahead47 * t22 + ahead46 * t25);
                            let t30 = ahead52 * t19 - ahead48 * t16
                                + (ahead50 * t25 - ahead51 * t22);
                            let t31 = ahead47 * t16 - ahead51 * t19
                                + (ahead53 * t22 - ahead30 * t25);
                            let t32 = ahead50 * t19 + ahead46 * t16
                                + (inv_ahead18 * t25 - ahead30 * t22);
                            [
                                rt::abs(x * inv_h) + rt::abs(t29),
                                rt::abs(y * inv_h) + rt::abs(t30),
                                ahead56 + rt::abs(t31),
                                ahead57 + rt::abs(t32),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta_dot_ahead,
                            phi_dot_ahead,
                            ]|
                        {
                            let theta_new = theta + h * theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let phi_new = phi + h * phi_dot_ahead;
                            let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                phi_new,
                            );
                            let t33 = cos_theta_ahead_new * sin_phi_ahead_new;
                            let ahead3_new = t33
                                + sin_theta_ahead_new * cos_phi_ahead_new;
                            let ahead4_new = m2_a2 * ahead3_new;
                            let t34 = ahead4 + ahead4_new;
                            let ahead1_new = m1_a1 + (m2_l1 + m2_a2 * cos_phi_ahead_new);
                            let ahead2_new = sin_theta_ahead_new * ahead1_new
                                + m2_a2 * t33;
                            let t35 = ahead2 + ahead2_new;
                            let t36 = x_dot_ahead * twice_m1_plus_m2
                                - phi_dot_ahead * t34 - theta_dot_ahead * t35;
                            let p_x_new = rt::lit::<T>(0.5) * t36;
                            let t37 = sin_theta_ahead_new * sin_phi_ahead_new;
                            let ahead6_new = cos_phi_ahead_new * cos_theta_ahead_new
                                - t37;
                            let ahead7_new = m2_a2 * ahead6_new;
                            let t38 = ahead7 + ahead7_new;
                            let t39 = phi_dot_ahead * t38
                                + y_dot_ahead * twice_m1_plus_m2;
                            let t40 = ahead1_new * cos_theta_ahead_new;
                            let t41 = m2_a2 * t37;
                            let t42 = t40 + (ahead5 - t41);
                            let t43 = a2_m2_a2 + l1_m2_a2 * cos_phi_ahead_new
                                + j2_plus_ahead9;
                            let t44 = k2 + m2_l1 * (l1 + cos_phi_ahead_new * twice_a2);
                            let t45 = t44 + t26;
                            let t46 = x_dot_ahead * t35;
                            let t47 = theta_dot_ahead + phi_dot_ahead;
                            let t48 = cos_theta_ahead * x_dot_ahead
                                + sin_theta_ahead * y_dot_ahead;
                            let t49 = t48 * twice_cos_phi_ahead;
                            let t50 = cos_theta_ahead * y_dot_ahead;
                            let t51 = sin_theta_ahead * x_dot_ahead;
                            let t52 = t49 + (t50 - t51) * twice_sin_phi_ahead;
                            let t53 = t48 * twice_m1_a1;
                            let t54 = quarter_h
                                * (m2_a2 * t47 * t52 + twice_m2_l1 * theta_dot_ahead * t48
                                    + theta_dot_ahead * t53) - t22;
                            let t55 = phi_dot_ahead * k6;
                            let t56 = y_dot_ahead * t38;
                            let t57 = x_dot_ahead * t34;
                            let l1_theta_dot_ahead = l1 * theta_dot_ahead;
                            let t58 = t49
                                + (l1_theta_dot_ahead + t50 - t51) * twice_sin_phi_ahead;
                            let t59 = t47 * k8;
                            let t60 = h * cos_theta_ahead_new;
                            let t61 = h * sin_theta_ahead_new;
                            let t62 = sin_phi_ahead_new * t61;
                            let t63 = ahead1_new * t60 - m2_a2 * t62;
                            let t64 = m2_a2 * (cos_phi_ahead_new * t60 - t62);
                            let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                            let t65 = cos_theta_ahead_new * h_cos_phi_ahead_new;
                            let t66 = sin_phi_ahead_new * m2_a2_h;
                            let t67 = m2_a2 * t65 - sin_theta_ahead_new * t66;
                            let h_sin_phi_ahead_new = h * sin_phi_ahead_new;
                            let t68 = m2_a2
                                * (t65 - sin_theta_ahead_new * h_sin_phi_ahead_new);
                            let t69 = sin_phi_ahead_new * t60;
                            let t70 = m2_a2 * (t69 + cos_phi_ahead_new * t61);
                            let t71 = ahead1_new * t61 + m2_a2 * t69;
                            let t72 = sin_theta_ahead_new * h_cos_phi_ahead_new;
                            let t73 = m2_a2 * t72 + cos_theta_ahead_new * t66;
                            let t74 = m2_a2
                                * (t72 + cos_theta_ahead_new * h_sin_phi_ahead_new);
                            let t75 = t47 * a2_ahead62;
                            let t76 = t47 * a2_ahead64;
                            let t77 = rt::lit::<T>(0.5)
                                * (t45 - x_dot_ahead * t63 - y_dot_ahead * t71)
                                + quarter_h * (t53 + (m2_a2 * t52 + twice_m2_l1 * t48));
                            let t78 = sin_phi_ahead_new * h_l1_m2_a2;
                            let t79 = t43
                                - (phi_dot_ahead * t78
                                    + sin_phi_ahead_new * (theta_dot_ahead * k7))
                                - (y_dot_ahead * t73 + x_dot_ahead * t67);
                            let t80 = k8 * (t58 + t47 * twice_ahead45)
                                + rt::lit::<T>(0.5)
                                    * (t43 - x_dot_ahead * t64 - y_dot_ahead * t70);
                            let t81 = k8 * t58
                                + rt::lit::<T>(0.5)
                                    * (k6 - theta_dot_ahead * t78 - x_dot_ahead * t68
                                        - y_dot_ahead * t74);
                            (
                                [
                                    p_x_new - t16,
                                    rt::lit::<T>(0.5) * (t39 + theta_dot_ahead * t42) - t19,
                                    rt::lit::<T>(0.5)
                                        * (phi_dot_ahead * t43 + y_dot_ahead * t42
                                            + (theta_dot_ahead * t45 - t46)) + t54,
                                    rt::lit::<T>(0.5)
                                        * (t55 + theta_dot_ahead * t43 + (t56 - t57))
                                        + (t58 * t59 - t25),
                                ],
                                [
                                    [
                                        m1_plus_m2,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.5)
                                            * (theta_dot_ahead * t63
                                                + (ahead2_new + (ahead2 + phi_dot_ahead * t64))),
                                        rt::lit::<T>(-0.5)
                                            * (theta_dot_ahead * t67 + (phi_dot_ahead * t68 + t34)),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m1_plus_m2,
                                        rt::lit::<T>(0.5)
                                            * (t42 - phi_dot_ahead * t70 - theta_dot_ahead * t71),
                                        rt::lit::<T>(0.5)
                                            * (t38 - theta_dot_ahead * t73 - phi_dot_ahead * t74),
                                    ],
                                    [
                                        quarter_h
                                            * (m2 * (t75 + theta_dot_ahead * t27)
                                                + theta_dot_ahead * twice_ahead63)
                                            - rt::lit::<T>(0.5) * t35,
                                        quarter_h
                                            * (m2 * (t76 + theta_dot_ahead * t28)
                                                + theta_dot_ahead * twice_ahead65)
                                            + rt::lit::<T>(0.5) * t42,
                                        t77,
                                        rt::lit::<T>(0.5) * t79 + k8 * t52,
                                    ],
                                    [
                                        quarter_m2_h * t75 - rt::lit::<T>(0.5) * t34,
                                        rt::lit::<T>(0.5) * t38 + quarter_m2_h * t76,
                                        t80,
                                        t81,
                                    ],
                                ],
                            )
                        },
                    )
                    .map_err(|failure| {
                        setting
                            .newton_failed(
                                failure,
                                "x_dot_ahead, y_dot_ahead, theta_dot_ahead, phi_dot_ahead",
                                tally,
                            )
                    })?;
                let [x_dot_ahead, y_dot_ahead, theta_dot_ahead, phi_dot_ahead] = solution1
                    .x;
                let x_new = x + h * x_dot_ahead;
                let y_new = y + h * y_dot_ahead;
                let theta_new = theta + h * theta_dot_ahead;
                let phi_new = phi + h * phi_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    h * phi_dot_ahead,
                    phi_new,
                    tally,
                );
                let t33 = cos_theta_ahead_new * sin_phi_ahead_new;
                let ahead3_new = t33 + sin_theta_ahead_new * cos_phi_ahead_new;
                let ahead4_new = m2_a2 * ahead3_new;
                let t34 = ahead4 + ahead4_new;
                let ahead1_new = m1_a1 + (m2_l1 + m2_a2 * cos_phi_ahead_new);
                let ahead2_new = sin_theta_ahead_new * ahead1_new + m2_a2 * t33;
                let t35 = ahead2 + ahead2_new;
                let t36 = x_dot_ahead * twice_m1_plus_m2 - phi_dot_ahead * t34
                    - theta_dot_ahead * t35;
                let p_x_new = rt::lit::<T>(0.5) * t36;
                let t40 = ahead1_new * cos_theta_ahead_new;
                let t37 = sin_theta_ahead_new * sin_phi_ahead_new;
                let t41 = m2_a2 * t37;
                let ahead5_new = t40 - t41;
                let t82 = ahead5 + ahead5_new;
                let ahead6_new = cos_phi_ahead_new * cos_theta_ahead_new - t37;
                let ahead7_new = m2_a2 * ahead6_new;
                let t38 = ahead7 + ahead7_new;
                let t39 = phi_dot_ahead * t38 + y_dot_ahead * twice_m1_plus_m2;
                let t83 = theta_dot_ahead * t82 + t39;
                let p_y_new = rt::lit::<T>(0.5) * t83;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead9_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t84 = ahead9 + ahead9_new;
                let t44 = k2 + m2_l1 * (l1 + cos_phi_ahead_new * twice_a2);
                let ahead8_new = k1 + t44;
                let t46 = x_dot_ahead * t35;
                let t85 = x_dot_ahead * cos_theta_ahead_new
                    + y_dot_ahead * sin_theta_ahead_new;
                let t86 = t85 * (rt::lit::<T>(2.0) * cos_phi_ahead_new);
                let t87 = y_dot_ahead * cos_theta_ahead_new;
                let t88 = x_dot_ahead * sin_theta_ahead_new;
                let t89 = rt::lit::<T>(2.0) * sin_phi_ahead_new;
                let t47 = theta_dot_ahead + phi_dot_ahead;
                let t90 = t85 * (rt::lit::<T>(2.0) * theta_dot_ahead);
                let t91 = quarter_m2_h
                    * ((t86 + (t87 - t88) * t89) * (a2 * t47) + l1 * t90) + k9 * t90;
                let p_theta_new = rt::lit::<T>(0.5)
                    * (y_dot_ahead * t82 + phi_dot_ahead * t84
                        + (theta_dot_ahead * (ahead8 + ahead8_new) - t46)) - t91;
                let t56 = y_dot_ahead * t38;
                let t55 = phi_dot_ahead * k6;
                let t57 = x_dot_ahead * t34;
                let l1_theta_dot_ahead = l1 * theta_dot_ahead;
                let t59 = t47 * k8;
                let p_phi_new = rt::lit::<T>(0.5)
                    * (t56 + t55 + (theta_dot_ahead * t84 - t57))
                    - (t86 + (l1_theta_dot_ahead + t87 - t88) * t89) * t59;
                let t92 = p_x + t9;
                let t93 = p_theta - t20;
                let t94 = p_y - t17;
                let t95 = p_phi - t23;
                let t96 = ahead47 * t92 + ahead53 * t93 - (ahead51 * t94 + ahead30 * t95)
                    - t14;
                let t97 = t15
                    + (inv_ahead18 * t95 - ahead30 * t93
                        + (ahead46 * t92 + ahead50 * t94));
                let t98 = m2_a2 * (t96 + t97);
                let t99 = t13
                    + (ahead46 * t95 + ahead47 * t93 + (ahead49 * t92 - ahead48 * t94));
                let t100 = t18
                    + (ahead50 * t95 - ahead51 * t93 + (ahead52 * t94 - ahead48 * t92));
                let t101 = cos_phi_ahead
                    * (cos_theta_ahead * t99 + sin_theta_ahead * t100)
                    + sin_phi_ahead
                        * (l1 * t96 + cos_theta_ahead * t100 - sin_theta_ahead * t99);
                let t102 = sin_phi_ahead * t97;
                let t103 = l1_m2_a2 * t102;
                let t104 = cos_phi_ahead * t97;
                let t105 = sin_theta_ahead * t96;
                let t106 = cos_theta_ahead * t104 - sin_phi_ahead * t105;
                let t107 = cos_theta_ahead * t96;
                let t108 = t106 + (cos_phi_ahead * t107 - sin_theta_ahead * t102);
                let t109 = m2_a2 * t108;
                let t110 = sin_phi_ahead * t107 + sin_theta_ahead * t104;
                let t111 = t110 + (cos_phi_ahead * t105 + cos_theta_ahead * t102);
                let t112 = m2_a2 * t111;
                let t113 = m2_a2 * t102;
                let t114 = m2_a2 * t110 + (cos_theta_ahead * t113 + ahead1 * t105);
                let t115 = t96 * t114 + t97 * t112;
                let t116 = m2_a2 * t106 + (ahead1 * t107 - sin_theta_ahead * t113);
                let t117 = t96 * t116 + t97 * t109;
                let t118 = t98 * t101 - t96 * t103 - (t99 * t109 + t100 * t112)
                    + (ahead14 * t115 - ahead12 * t117);
                let t119 = m1_a1_plus_m2_l1 * t96 + cos_phi_ahead * t98;
                let t120 = sin_phi_ahead * t98;
                let t121 = cos_theta_ahead * (t100 * t120 + t99 * t119)
                    - (t100 * t114 + (t97 * t103 + t102 * (k5 * t96)));
                let t122 = ahead13 * t115 - ahead11 * t117
                    + (sin_theta_ahead * (t100 * t119 - t99 * t120) - t99 * t116 + t121);
                let t123 = t118 - ahead17 * t122;
                let t124 = inv_ahead18 * t123;
                let t125 = t122 * (rt::lit::<T>(1.0) / ahead15)
                    - ahead16 * t123 * (rt::lit::<T>(1.0) / ahead21);
                let inv_ahead23 = rt::lit::<T>(1.0) / ahead23;
                let t126 = ahead11 * t125
                    + (t123 * (ahead4 * inv_ahead23) - inv_m1_plus_m2 * t117);
                let t127 = ahead13 * t125
                    + (t123 * (ahead7 * inv_ahead23) + inv_m1_plus_m2 * t115);
                let t128 = t99 * t107 + t100 * t105 - sin_theta_ahead * t126
                    - cos_theta_ahead * t127;
                let t129 = ahead10 * t125
                    + (l2 * t124 + (t100 * t111 + (t96 * (l1 * t102) + t99 * t108)));
                let t130 = t124 - sin_w_t * w_a_w - ahead35 * t128
                    - ahead37 * (t129 - ahead3 * t126 - ahead6 * t127 - ahead34 * t128);
                let t131 = w * (t + h);
                let (t132, t133) = rt::sin_cos(t131);
                let t134 = a_w * t133;
                let ahead14_new = ahead6_new * k4;
                let ahead12_new = ahead3_new * k4;
                let ahead11_new = inv_m1_plus_m2 * ahead2_new;
                let ahead13_new = inv_m1_plus_m2 * ahead5_new;
                let ahead16_new = ahead9_new - ahead4_new * ahead11_new
                    - ahead7_new * ahead13_new;
                let ahead15_new = ahead8_new - ahead2_new * ahead11_new
                    - ahead5_new * ahead13_new;
                let inv_ahead15_new = rt::lit::<T>(1.0) / ahead15_new;
                let ahead17_new = ahead16_new * inv_ahead15_new;
                let ahead18_new = k3 - ahead7_new * ahead14_new
                    - ahead4_new * ahead12_new - ahead16_new * ahead17_new;
                let inv_ahead18_new = rt::lit::<T>(1.0) / ahead18_new;
                let t135 = sin_theta_ahead_new * ahead11_new
                    + cos_theta_ahead_new * ahead13_new;
                let ahead19_new = t135 * ahead17_new
                    - (sin_theta_ahead_new * ahead12_new
                        + cos_theta_ahead_new * ahead14_new);
                let ahead21_new = ahead15_new * ahead18_new;
                let inv_ahead21_new = rt::lit::<T>(1.0) / ahead21_new;
                let ahead22_new = t135 * inv_ahead15_new
                    + inv_ahead21_new * (ahead16_new * ahead19_new);
                let ahead23_new = m1_plus_m2 * ahead18_new;
                let inv_ahead23_new = rt::lit::<T>(1.0) / ahead23_new;
                let ahead25_new = ahead11_new * ahead22_new
                    + (inv_m1_plus_m2 * sin_theta_ahead_new
                        - inv_ahead23_new * (ahead4_new * ahead19_new));
                let ahead24_new = ahead13_new * ahead22_new
                    + (inv_m1_plus_m2 * cos_theta_ahead_new
                        - inv_ahead23_new * (ahead7_new * ahead19_new));
                let t136 = sin_theta_ahead_new * ahead25_new
                    + cos_theta_ahead_new * ahead24_new;
                let t137 = ahead18_new * t136;
                let ahead10_new = l2 + l1_cos_phi_ahead_new;
                let t138 = ahead10_new - ahead3_new * ahead11_new
                    - ahead6_new * ahead13_new;
                let ahead26_new = l2 - ahead6_new * ahead14_new
                    - ahead3_new * ahead12_new - t138 * ahead17_new;
                let t139 = inv_ahead18_new * ahead26_new;
                let t140 = rt::lit::<T>(1.0) / t137;
                let ahead20_new = ahead19_new * inv_ahead18_new;
                let ahead33_new = ahead3_new * ahead25_new
                    + (ahead6_new * ahead24_new
                        + (l2 * ahead20_new - ahead10_new * ahead22_new));
                let ahead36_new = t139 - t140 * (ahead19_new * ahead33_new);
                let ahead27_new = t138 * inv_ahead15_new
                    - inv_ahead21_new * (ahead16_new * ahead26_new);
                let ahead28_new = inv_m1_plus_m2 * ahead6_new
                    - inv_ahead23_new * (ahead7_new * ahead26_new)
                    - ahead13_new * ahead27_new;
                let ahead29_new = ahead11_new * ahead27_new
                    + (inv_ahead23_new * (ahead4_new * ahead26_new)
                        - inv_m1_plus_m2 * ahead3_new);
                let t141 = rt::lit::<T>(1.0) / t136;
                let ahead34_new = ahead33_new * t141;
                let t142 = ahead6_new * ahead28_new
                    + (ahead10_new * ahead27_new + l2 * t139) - ahead3_new * ahead29_new
                    - ahead33_new * ahead34_new;
                let t143 = rt::lit::<T>(1.0) / t142;
                let ahead37_new = ahead36_new * t143;
                let ahead38_new = inv_ahead18_new
                    - ahead19_new * ahead19_new / (ahead18_new * t137)
                    - ahead36_new * ahead37_new;
                let inv_ahead38_new = rt::lit::<T>(1.0) / ahead38_new;
                let t144 = t134 * inv_ahead38_new;
                let t145 = inv_m1_plus_m2 / ahead15_new;
                let t146 = ahead2_new * ahead16_new;
                let t147 = ahead12_new - t146 * t145;
                let ahead47_new = ahead2_new * t145
                    - inv_ahead21_new * (ahead16_new * t147);
                let t148 = rt::lit::<T>(1.0) / (t136 * t142);
                let ahead39_new = t142 * ahead38_new;
                let inv_ahead39_new = rt::lit::<T>(1.0) / ahead39_new;
                let ahead35_new = ahead19_new * t140;
                let t149 = t148 * (ahead33_new * ahead36_new) - ahead35_new;
                let ahead59_new = ahead33_new * t148
                    + inv_ahead39_new * (ahead36_new * t149);
                let ahead41_new = t137 * ahead38_new;
                let inv_ahead41_new = rt::lit::<T>(1.0) / ahead41_new;
                let ahead60_new = ahead34_new * ahead59_new
                    + (t141 - inv_ahead41_new * (ahead19_new * t149));
                let t150 = ahead5_new * ahead16_new;
                let t151 = t150 * t145 - ahead14_new;
                let ahead51_new = ahead5_new * t145
                    + inv_ahead21_new * (ahead16_new * t151);
                let ahead52_new = ahead13_new * ahead51_new
                    + (inv_m1_plus_m2 - inv_ahead23_new * (ahead7_new * t151));
                let ahead48_new = ahead13_new * ahead47_new
                    + inv_ahead23_new * (ahead7_new * t147);
                let ahead50_new = inv_ahead18_new * t151;
                let t152 = rt::lit::<T>(0.5) * (t83 * ahead52_new - t36 * ahead48_new)
                    + (p_phi_new * ahead50_new - p_theta_new * ahead51_new);
                let ahead49_new = ahead11_new * ahead47_new
                    + (inv_m1_plus_m2 + inv_ahead23_new * (ahead4_new * t147));
                let ahead46_new = inv_ahead18_new * t147;
                let t153 = rt::lit::<T>(0.5) * (t36 * ahead49_new - t83 * ahead48_new)
                    + (p_phi_new * ahead46_new + p_theta_new * ahead47_new);
                let t154 = cos_theta_ahead_new * t152 - sin_theta_ahead_new * t153;
                let ahead58_new = inv_ahead38_new * t149;
                let ahead30_new = ahead16_new * inv_ahead21_new;
                let t155 = rt::lit::<T>(0.5) * (t36 * ahead46_new + t83 * ahead50_new)
                    + (p_phi_new * inv_ahead18_new - p_theta_new * ahead30_new);
                let ahead53_new = inv_ahead15_new
                    + ahead16_new * ahead16_new / (ahead15_new * ahead21_new);
                let t156 = ahead10_new
                    * (rt::lit::<T>(0.5) * (t36 * ahead47_new - t83 * ahead51_new)
                        + (p_theta_new * ahead53_new - p_phi_new * ahead30_new));
                let t157 = ahead6_new * t152 + (t156 + l2 * t155) - ahead3_new * t153;
                let t158 = ahead60_new * t154
                    + (ahead58_new * t155 - ahead59_new * t157);
                let ahead61_new = t143
                    + ahead36_new * ahead36_new / (t142 * ahead39_new);
                let ahead55_new = ahead36_new * inv_ahead39_new;
                let t159 = ahead61_new * t157 - ahead55_new * t155 - ahead59_new * t154;
                let t160 = sin_theta_ahead_new * t158 + (p_x_new + ahead3_new * t159);
                let t161 = ahead55_new * t157
                    + (p_phi_new - inv_ahead38_new * t155 - ahead58_new * t154)
                    - l2 * t159;
                let t162 = p_theta_new - ahead10_new * t159;
                let t163 = t134 * ahead36_new;
                let ahead40_new = t136 * ahead39_new;
                let t164 = ahead33_new * t163 / ahead40_new
                    - inv_ahead41_new * (t134 * ahead19_new);
                let ahead42_new = ahead21_new * ahead38_new;
                let t165 = t163 * inv_ahead39_new;
                let t166 = p_y_new - ahead6_new * t159 - cos_theta_ahead_new * t158;
                let t167 = ahead53_new * t162
                    - (ahead22_new * t164
                        + (t134 * ahead16_new / ahead42_new + ahead27_new * t165))
                    - ahead51_new * t166;
                let t168 = ahead47_new * t160 - ahead30_new * t161 + t167;
                let ahead44_new = ahead18_new * ahead38_new;
                let ahead43_new = ahead18_new * ahead39_new;
                let t169 = ahead50_new * t166
                    + (inv_ahead18_new * t161
                        + (ahead20_new * t164
                            + (t134 / ahead44_new - ahead26_new * t163 / ahead43_new)));
                let t170 = ahead46_new * t160 - ahead30_new * t162 + t169;
                let t171 = m2_a2 * (t168 + t170);
                let t172 = ahead4_new * inv_ahead23_new;
                let t173 = inv_m1_plus_m2 / ahead21_new;
                let ahead32_new = t172 - t146 * t173;
                let t174 = ahead46_new * t161
                    + (ahead32_new * t144 - ahead29_new * t165 - ahead25_new * t164)
                    - ahead48_new * t166;
                let t175 = ahead49_new * t160 + ahead47_new * t162 + t174;
                let t176 = ahead7_new * inv_ahead23_new;
                let ahead31_new = t150 * t173 - t176;
                let t177 = ahead50_new * t161
                    + (ahead24_new * t164 + (ahead31_new * t144 - ahead28_new * t165))
                    - ahead48_new * t160;
                let t178 = ahead52_new * t166 - ahead51_new * t162 + t177;
                let t179 = cos_phi_ahead_new
                    * (cos_theta_ahead_new * t175 + sin_theta_ahead_new * t178)
                    + sin_phi_ahead_new
                        * (l1 * t168 + cos_theta_ahead_new * t178
                            - sin_theta_ahead_new * t175);
                let t180 = sin_phi_ahead_new * t170;
                let t181 = l1_m2_a2 * t180;
                let t182 = cos_phi_ahead_new * t170;
                let t183 = sin_theta_ahead_new * t168;
                let t184 = cos_theta_ahead_new * t182 - sin_phi_ahead_new * t183;
                let t185 = cos_theta_ahead_new * t168;
                let t186 = t184
                    + (cos_phi_ahead_new * t185 - sin_theta_ahead_new * t180);
                let t187 = m2_a2 * t186;
                let t188 = sin_phi_ahead_new * t185 + sin_theta_ahead_new * t182;
                let t189 = t188
                    + (cos_phi_ahead_new * t183 + cos_theta_ahead_new * t180);
                let t190 = m2_a2 * t189;
                let t191 = m2_a2 * t180;
                let t192 = m2_a2 * t188
                    + (cos_theta_ahead_new * t191 + ahead1_new * t183);
                let t193 = t168 * t192 + t170 * t190;
                let t194 = m2_a2 * t184
                    + (ahead1_new * t185 - sin_theta_ahead_new * t191);
                let t195 = t168 * t194 + t170 * t187;
                let t196 = t171 * t179 - t168 * t181 - (t175 * t187 + t178 * t190)
                    + (ahead14_new * t193 - ahead12_new * t195);
                let t197 = m1_a1_plus_m2_l1 * t168 + cos_phi_ahead_new * t171;
                let t198 = sin_phi_ahead_new * t171;
                let t199 = cos_theta_ahead_new * (t178 * t198 + t175 * t197)
                    - (t178 * t192 + (t170 * t181 + t180 * (k5 * t168)));
                let t200 = ahead13_new * t193 - ahead11_new * t195
                    + (sin_theta_ahead_new * (t178 * t197 - t175 * t198) - t175 * t194
                        + t199);
                let t201 = t196 - ahead17_new * t200;
                let t202 = inv_ahead18_new * t201;
                let t203 = inv_ahead15_new * t200 - ahead30_new * t201;
                let t204 = ahead11_new * t203 + (t172 * t201 - inv_m1_plus_m2 * t195);
                let t205 = ahead13_new * t203 + (t176 * t201 + inv_m1_plus_m2 * t193);
                let t206 = t175 * t185 + t178 * t183 - sin_theta_ahead_new * t204
                    - cos_theta_ahead_new * t205;
                let t207 = ahead10_new * t203
                    + (l2 * t202 + (t178 * t189 + (t168 * (l1 * t180) + t175 * t186)));
                let t208 = t202 - t132 * w_a_w - ahead35_new * t206
                    - ahead37_new
                        * (t207 - ahead3_new * t204 - ahead6_new * t205
                            - ahead34_new * t206);
                let work_new = work + half_h * (t10 * t130 + t144 * t208);
                let ahead45_new = l1 * sin_phi_ahead_new;
                let t209 = cos_theta_ahead_new * ahead3_new
                    - sin_theta_ahead_new * ahead6_new;
                let t210 = sin_theta_ahead_new * ahead10_new;
                let t211 = cos_theta_ahead_new * ahead10_new;
                let ahead54_new = t209 * t209 + (t210 * t210 + t211 * t211);
                let ahead56_new = rt::abs(theta_new * inv_h);
                let ahead57_new = rt::abs(phi_new * inv_h);
                let ahead62_new = rt::lit::<T>(2.0) * ahead6_new;
                let ahead63_new = m1_a1 * cos_theta_ahead_new;
                let ahead64_new = rt::lit::<T>(2.0) * ahead3_new;
                let ahead65_new = m1_a1 * sin_theta_ahead_new;
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    phi_new,
                    p_x_new,
                    p_y_new,
                    p_theta_new,
                    p_phi_new,
                    work_new,
                    setting.time_at(tally.advanced()),
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    ahead9_new,
                    ahead10_new,
                    ahead11_new,
                    ahead12_new,
                    ahead13_new,
                    ahead14_new,
                    ahead15_new,
                    ahead16_new,
                    ahead17_new,
                    ahead18_new,
                    ahead19_new,
                    ahead20_new,
                    ahead21_new,
                    ahead22_new,
                    ahead23_new,
                    ahead24_new,
                    ahead25_new,
                    ahead26_new,
                    ahead27_new,
                    ahead28_new,
                    ahead29_new,
                    ahead30_new,
                    ahead31_new,
                    ahead32_new,
                    ahead33_new,
                    ahead34_new,
                    ahead35_new,
                    ahead36_new,
                    ahead37_new,
                    ahead38_new,
                    ahead39_new,
                    ahead40_new,
                    ahead41_new,
                    ahead42_new,
                    ahead43_new,
                    ahead44_new,
                    ahead45_new,
                    ahead46_new,
                    ahead47_new,
                    ahead48_new,
                    ahead49_new,
                    ahead50_new,
                    ahead51_new,
                    ahead52_new,
                    ahead53_new,
                    ahead54_new,
                    ahead55_new,
                    ahead56_new,
                    ahead57_new,
                    ahead58_new,
                    ahead59_new,
                    ahead60_new,
                    ahead61_new,
                    ahead62_new,
                    ahead63_new,
                    ahead64_new,
                    ahead65_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[8],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.push(solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, theta, phi, p_x, p_y, p_theta, p_phi, _, t, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = motion.carried;
                let l1 = setting.system().parameters.l1;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    a_w,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
                let t2 = cos_theta * front_2_mid;
                let t3 = sin_theta * t1 + m2_a2 * t2;
                let t4 = t3 * inv_m1_plus_m2;
                let t5 = sin_theta * front_2_mid;
                let t6 = t1 * cos_theta - m2_a2 * t5;
                let t7 = t6 * inv_m1_plus_m2;
                let t8 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t3 * t4
                    - t6 * t7;
                let t9 = inv_m1_plus_m2 / t8;
                let l1_front_1_mid = l1 * front_1_mid;
                let t10 = t2 + sin_theta * front_1_mid;
                let t11 = m2_a2 * t10;
                let t12 = front_1_mid * cos_theta - t5;
                let t13 = m2_a2 * t12;
                let t14 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t11 * t4 - t13 * t7;
                let t15 = t10 * k4;
                let t16 = t3 * t14;
                let t17 = t15 - t9 * t16;
                let t18 = t12 * k4;
                let t19 = rt::lit::<T>(1.0) / t8;
                let t20 = t14 * t19;
                let t21 = k3 - t13 * t18 - t11 * t15 - t14 * t20;
                let t22 = t8 * t21;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = t3 * t9 - t14 * t17 * t23;
                let t25 = inv_m1_plus_m2 / t21;
                let t26 = t4 * t24 + (inv_m1_plus_m2 + t11 * t17 * t25);
                let t27 = t6 * t14;
                let t28 = t9 * t27 - t18;
                let t29 = t6 * t9 + t14 * t28 * t23;
                let t30 = t7 * t29 + (inv_m1_plus_m2 - t13 * t28 * t25);
                let t31 = rt::lit::<T>(1.0) / t21;
                let t32 = t28 * t31;
                let t33 = t7 * t24 + t13 * t17 * t25;
                let t34 = p_y * t30 + (p_phi * t32 - p_theta * t29) - p_x * t33;
                let t35 = t17 * t31;
                let t36 = p_x * t26 + (p_theta * t24 + p_phi * t35) - p_y * t33;
                let t37 = cos_theta * t34 - sin_theta * t36;
                let t38 = sin_theta * t4 + cos_theta * t7;
                let t39 = t20 * t38 - (sin_theta * t15 + cos_theta * t18);
                let t40 = t19 * t38 + t23 * (t14 * t39);
                let t41 = t4 * t40 + (sin_theta * inv_m1_plus_m2 - t25 * (t11 * t39));
                let t42 = t7 * t40 + (cos_theta * inv_m1_plus_m2 - t25 * (t13 * t39));
                let t43 = t31 * t39;
                let t44 = l1_front_1_mid + l2;
                let t45 = t10 * t41 + (t12 * t42 + (l2 * t43 - t44 * t40));
                let t46 = sin_theta * t41 + cos_theta * t42;
                let t47 = rt::lit::<T>(1.0) / t46;
                let t48 = t45 * t47;
                let t49 = t44 - t10 * t4 - t12 * t7;
                let t50 = l2 - t12 * t18 - t10 * t15 - t20 * t49;
                let t51 = t19 * t49 - t23 * (t14 * t50);
                let t52 = t12 * inv_m1_plus_m2 - t25 * (t13 * t50) - t7 * t51;
                let t53 = t31 * t50;
                let t54 = t4 * t51 + (t25 * (t11 * t50) - t10 * inv_m1_plus_m2);
                let t55 = t12 * t52 + (t44 * t51 + l2 * t53) - t10 * t54 - t45 * t48;
                let t56 = rt::lit::<T>(1.0) / (t46 * t55);
                let t57 = t21 * t46;
                let t58 = rt::lit::<T>(1.0) / t55;
                let t59 = rt::lit::<T>(1.0) / t57;
                let t60 = t53 - t39 * t45 * t59;
                let t61 = t60 * t60;
                let t62 = t31 - t39 * t39 / (t21 * t57) - t58 * t61;
                let t63 = t55 * t62;
                let t64 = rt::lit::<T>(1.0) / t63;
                let t65 = t56 * (t45 * t60) - t39 * t59;
                let t66 = t45 * t56 + t64 * (t60 * t65);
                let t67 = rt::lit::<T>(1.0) / (t57 * t62);
                let t68 = t14 * t23;
                let t69 = p_y * t32 + p_phi * t31 + (p_x * t35 - p_theta * t68);
                let t70 = rt::lit::<T>(1.0) / t62;
                let t71 = t65 * t70;
                let t72 = t19 + t14 * t14 / (t8 * t22);
                let t73 = t44 * (p_x * t24 - p_phi * t68 + (p_theta * t72 - p_y * t29))
                    + l2 * t69;
                let t74 = t12 * t34 + t73 - t10 * t36;
                let t75 = t37 * (t48 * t66 + (t47 - t67 * (t39 * t65)))
                    + (t69 * t71 - t66 * t74);
                let t76 = t60 * t64;
                let t77 = t74 * (t58 + t61 / (t55 * t63)) - t69 * t76 - t66 * t37;
                let t78 = sin_theta * t75 + (p_x + t10 * t77);
                let t79 = p_theta - t44 * t77;
                let t80 = t76 * t74 + (p_phi - t69 * t70 - t71 * t37) - l2 * t77;
                let t81 = inv_m1_plus_m2 / t22;
                let t82 = rt::cos(w * t);
                let t83 = t82 * a_w;
                let t84 = t83 * t70;
                let t85 = t83 * t60;
                let t86 = t85 * t64;
                let t87 = t45 * t85 / (t46 * t63) - t83 * t39 * t67;
                let t88 = t35 * t80
                    + ((t11 * t25 - t16 * t81) * t84 - t54 * t86 - t41 * t87);
                let t89 = p_y - t12 * t77 - cos_theta * t75;
                let t90 = t32 * t80
                    + (t42 * t87 + ((t27 * t81 - t13 * t25) * t84 - t52 * t86));
                let t91 = t72 * t79
                    - (t40 * t87 + (t83 * t14 / (t22 * t62) + t51 * t86));
                let t92 = t31 * (t80 + (t84 - t50 * t85 * t64))
                    + (t43 * t87 - t68 * t79);
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    phi,
                    x_dot: t26 * t78 + t24 * t79 + (t88 - t33 * t89),
                    y_dot: t30 * t89 - t29 * t79 + (t90 - t33 * t78),
                    theta_dot: t24 * t78 - t68 * t80 + (t91 - t29 * t89),
                    phi_dot: t35 * t78 + t32 * t89 + t92,
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 79]) -> (T, [T; 3]) {
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, ahead54, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * (cos_theta * front_2_mid + sin_theta * front_1_mid)
                    - sin_theta * (front_1_mid * cos_theta - sin_theta * front_2_mid);
                let t2 = l1 * front_1_mid + l2;
                (ahead54, [t1, -(sin_theta * t2), cos_theta * t2])
            }
        }
    }

    impl<T: Scalar> rt::Generated<::nonholonomic::methods::Leapfrog> for System<T> {
        type Scheme = leapfrog::Scheme<T>;
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
        /// | once, from parameters | 13 | 27 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 1465 | 2332 | 147 | 0 | 11 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 64 | 114 | 17 | 0 | 3 | 0 |
        pub type Stepper<T> = OneStep<Scheme<T>, methods::Rk4>;

        /// Everything that the steps to come depend on: see [`Resume`](::nonholonomic::Resume).
        pub type Snapshot<T> = rt::Snapshot<Scheme<T>, methods::Rk4>;

        /// Constants of a step: numbers that depend on parameters, step size and options only.
        #[derive(Clone, Copy, Debug)]
        pub struct Scheme<T> {
            /// `m1 + m2`
            m1_plus_m2: T,
            /// `m1 a1`
            m1_a1: T,
            /// `m2 a2`
            m2_a2: T,
            /// `m2 l1`
            m2_l1: T,
            /// `J2 + (m1 a1² + J1)`
            k1: T,
            /// `m2 a2²`
            k2: T,
            /// `2 a2`
            twice_a2: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k3: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k4: T,
            /// `m2 a2/2`
            half_m2_a2: T,
            /// `A w`
            a_w: T,
            /// `J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))`
            k5: T,
            /// `m1 (l1² + l2²) + m2 (l1² + l2²)`
            k7: T,
            /// `2 l2 (m1 + m2) l1`
            k8: T,
            /// `2 m2 l1`
            twice_m2_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            k9: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k10: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (1); work that has been done from outside (1); time t (1); functions of q that the next step needs (107).
            type Carried = [T; 114];
            type Memory = (rt::RankMonitor<T>,);
            const WORK: Option<usize> = Some(5);

            fn new(system: &System<T>, h: T, _: &[T; 0]) -> Self {
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let a1 = system.parameters.a1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let l2 = system.parameters.l2;
                let a = system.parameters.A;
                let w = system.parameters.w;
                let m1_plus_m2 = m1 + m2;
                let m1_a1 = m1 * a1;
                let m2_a2 = m2 * a2;
                let m2_l1 = m2 * l1;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let k2 = m2 * (a2 * a2);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let l1_m2_a2 = l1 * m2_a2;
                let k3 = j2 + k2;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k4 = m2_a2 / m1_plus_m2;
                let half_m2_a2 = rt::lit::<T>(0.5) * m2_a2;
                let a_w = a * w;
                let k5 = j1 + j2
                    + ((l1 + a1) * (m1 * (a1 - l1))
                        + m2_a2 * (a2 - rt::lit::<T>(2.0) * l2));
                let k6 = l1 * l1 + l2 * l2;
                let k7 = m1 * k6 + m2 * k6;
                let k8 = rt::lit::<T>(2.0) * (l2 * (m1_plus_m2 * l1));
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let k9 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let half_h = rt::lit::<T>(0.5) * h;
                let k10 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    half_m2_a2,
                    a_w,
                    k5,
                    k7,
                    k8,
                    twice_m2_l1,
                    twice_m1_a1,
                    k9,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_h,
                    k10,
                }
            }

            fn start(
                &self,
                system: &System<T>,
                start: &State<T>,
                _: T,
                _: &[T; 0],
            ) -> Result<(Self::Carried, Self::Memory), StepError> {
                let a1 = system.parameters.a1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let l2 = system.parameters.l2;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    k5,
                    k7,
                    k8,
                    k9,
                    ..
                } = *self;
                let [[x, y, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let l1_front_1_mid = l1 * front_1_mid;
                let t1 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t2 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2));
                let t3 = l1 + a2 * front_1_mid;
                let t4 = m2 * t3 + m1_a1;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t5 = sin_theta * front_2_mid;
                let t6 = t4 * cos_theta - m2_a2 * t5;
                let t7 = cos_theta * front_2_mid;
                let t8 = sin_theta * t4 + m2_a2 * t7;
                let t9 = l1_front_1_mid + l2;
                let t10 = sin_theta * t9;
                let t11 = front_1_mid * cos_theta - t5;
                let t12 = m2_a2 * t11;
                let t13 = cos_theta * t9;
                let t14 = t7 + sin_theta * front_1_mid;
                let t15 = m2_a2 * t14;
                let t16 = t10 * (t6 * theta_dot + (m1_plus_m2 * y_dot + t12 * phi_dot))
                    + t13 * (m1_plus_m2 * x_dot - t15 * phi_dot - t8 * theta_dot);
                let t17 = front_2_mid
                    * (t1 * phi_dot + theta_dot * t2 + (t6 * y_dot - t8 * x_dot)) + t16;
                let t18 = t8 * inv_m1_plus_m2;
                let t19 = t6 * inv_m1_plus_m2;
                let t20 = t1 - t15 * t18 - t12 * t19;
                let t21 = t2 - t8 * t18 - t6 * t19;
                let t22 = rt::lit::<T>(1.0) / t21;
                let t23 = t20 * t22;
                let t24 = sin_theta * t18 + cos_theta * t19;
                let t25 = t14 * k4;
                let t26 = t11 * k4;
                let t27 = t23 * t24 - (sin_theta * t25 + cos_theta * t26);
                let t28 = k3 - t12 * t26 - t15 * t25 - t20 * t23;
                let t29 = rt::lit::<T>(1.0) / t28;
                let t30 = t29 * t27;
                let t31 = t21 * t28;
                let t32 = rt::lit::<T>(1.0) / t31;
                let t33 = t22 * t24 + t32 * (t20 * t27);
                let t34 = inv_m1_plus_m2 / t28;
                let t35 = t19 * t33 + (cos_theta * inv_m1_plus_m2 - t34 * (t12 * t27));
                let t36 = t18 * t33 + (sin_theta * inv_m1_plus_m2 - t34 * (t15 * t27));
                let t37 = t9 - t14 * t18 - t11 * t19;
                let t38 = l2 - t11 * t26 - t14 * t25 - t23 * t37;
                let t39 = t22 * t37 - t32 * (t20 * t38);
                let t40 = t11 * inv_m1_plus_m2;
                let t41 = t19 * t39 + t34 * (t12 * t38);
                let t42 = t40 - t41;
                let t43 = t18 * t39 + (t34 * (t15 * t38) - t14 * inv_m1_plus_m2);
                let t44 = t12 * t34;
                let t45 = inv_m1_plus_m2 / t31;
                let t46 = t6 * t20 * t45;
                let t47 = t14 * t36 + (t11 * t35 + (l2 * t30 - t9 * t33));
                let t48 = t29 * t38;
                let t49 = sin_theta * t36 + cos_theta * t35;
                let t50 = t28 * t49;
                let t51 = rt::lit::<T>(1.0) / t50;
                let t52 = t27 * t47 * t51;
                let t53 = t48 - t52;
                let t54 = t11 * t42 + (t9 * t39 + l2 * t48 - t14 * t43)
                    - t47 * t47 / t49;
                let t55 = t53 * (rt::lit::<T>(1.0) / t54);
                let t56 = t29 - t27 * t27 / (t28 * t50) - t53 * t55;
                let t57 = t54 * t56;
                let front_2_mid_m2_a2 = front_2_mid * m2_a2;
                let front_1_mid_m2_a2 = front_1_mid * m2_a2;
                let t58 = front_2_mid * k4;
                let t59 = front_2_mid_m2_a2 * t58;
                let t60 = t4 * inv_m1_plus_m2;
                let t61 = t1 - t59 - front_1_mid_m2_a2 * t60;
                let t62 = t4 * t61;
                let t63 = t2 - t59 - t4 * t60;
                let t64 = inv_m1_plus_m2 / t63;
                let t65 = front_1_mid * k4;
                let t66 = t62 * t64 - t65;
                let t67 = rt::lit::<T>(1.0) / t63;
                let t68 = t61 * t67;
                let t69 = k3 - front_1_mid_m2_a2 * t65 - t59 - t61 * t68;
                let t70 = rt::lit::<T>(1.0) / t69;
                let t71 = t66 * t70;
                let t72 = t4 * t64;
                let t73 = t63 * t69;
                let t74 = rt::lit::<T>(1.0) / t73;
                let t75 = t74 * (t61 * t66);
                let t76 = t72 + t75;
                let t77 = front_1_mid_m2_a2 * t66;
                let t78 = inv_m1_plus_m2 / t69;
                let t79 = t77 * t78;
                let t80 = t60 * t76 + (inv_m1_plus_m2 - t79);
                let t81 = t58 * t76;
                let t82 = front_2_mid_m2_a2 * t66;
                let t83 = t78 * t82;
                let t84 = t81 - t83;
                let t85 = front_2_mid * t58;
                let t86 = t9 - t85 - front_1_mid * t60;
                let t87 = l2 - front_1_mid * t65 - t85 - t86 * t68;
                let t88 = t86 * t67;
                let t89 = t74 * (t61 * t87);
                let t90 = t88 - t89;
                let t91 = front_1_mid * inv_m1_plus_m2;
                let t92 = front_1_mid_m2_a2 * t87;
                let t93 = t78 * t92;
                let t94 = t93 + t60 * t90;
                let t95 = t91 - t94;
                let t96 = t58 * t90;
                let t97 = front_2_mid_m2_a2 * t87;
                let t98 = t78 * t97;
                let t99 = front_2_mid * inv_m1_plus_m2;
                let t100 = t96 + (t98 - t99);
                let t101 = inv_m1_plus_m2 / t73;
                let t102 = t62 * t101;
                let t103 = front_1_mid_m2_a2 * t78;
                let t104 = front_2_mid_m2_a2 * t78;
                let t105 = front_2_mid_m2_a2 * t61;
                let t106 = t105 * t101;
                let t107 = front_2_mid * t84
                    + (front_1_mid * t80 + (l2 * t71 - t9 * t76));
                let t108 = t70 * t87;
                let t109 = t69 * t80;
                let t110 = rt::lit::<T>(1.0) / t109;
                let t111 = t110 * (t66 * t107);
                let t112 = t108 - t111;
                let t113 = rt::lit::<T>(1.0) / (t69 * t109);
                let t114 = t113 * (t66 * t66);
                let t115 = t107 * (rt::lit::<T>(1.0) / t80);
                let t116 = front_1_mid * t95
                    + (t9 * t90 + l2 * t108 - front_2_mid * t100) - t107 * t115;
                let t117 = t112 * (rt::lit::<T>(1.0) / t116);
                let t118 = t70 - t114 - t112 * t117;
                let t119 = t116 * t118;
                let t120 = t41 - t40;
                let t121 = rt::lit::<T>(0.0) * t28;
                let t122 = t52 * (t51 * t121);
                let t123 = t14 * (t42 + t120);
                let t124 = t55 * (rt::lit::<T>(2.0) * t122 + t55 * t123);
                let t125 = t56 * t123 + t54 * t124;
                let l1_front_2_mid = l1 * front_2_mid;
                let t126 = t94 - t91;
                let t127 = t110 * (rt::lit::<T>(0.0) * t66);
                let t128 = front_2_mid * t95;
                let t129 = t128 + front_2_mid * t126;
                let t130 = t117 * (rt::lit::<T>(2.0) * t127 - t117 * t129);
                let t131 = t116 * t130 - t118 * t129;
                let t132 = front_1_mid_m2_a2 * t58;
                let t133 = t132 + front_2_mid_m2_a2 * t65;
                let t134 = front_2_mid_m2_a2 * t60;
                let t135 = t133 + (front_2_mid * l1_m2_a2 - t132) - t134;
                let t136 = t133 + front_2_mid * k9 - t4 * t58 - t134;
                let t137 = t136 * t68 - t135;
                let t138 = t58 + t64 * (t4 * t137 - t105);
                let t139 = t67 * t137;
                let t140 = t135 * t68 - t61 * t139;
                let t141 = t70 * (t138 - t71 * t140);
                let t142 = t63 * t140 - t136 * t69;
                let t143 = t67 * (t136 * t72 - t58)
                    + t74 * (t61 * t138 - t135 * t66 - t75 * t142);
                let t144 = m1_plus_m2 * t140;
                let t145 = t60 * t143
                    - (t81 + t78 * (front_1_mid_m2_a2 * t138 - t82 - t79 * t144));
                let t146 = t58 * t143
                    + (t65 * t76 - t78 * (t77 + front_2_mid_m2_a2 * t138 - t83 * t144));
                let t147 = l1_front_2_mid + front_2_mid * (t65 - t60);
                let t148 = t147 * t68 - t86 * t139;
                let t149 = t67 * (t136 * t88 - t147)
                    - t74 * (t61 * t148 - t135 * t87 - t89 * t142);
                let t150 = t60 * t149
                    + (t99 + t78 * (front_1_mid_m2_a2 * t148 - t97 - t93 * t144) - t96);
                let t151 = t58 * t149
                    + (t65 * t90
                        + (t78 * (t92 + front_2_mid_m2_a2 * t148 - t98 * t144) - t91));
                let t152 = m1_plus_m2 * t142;
                let t153 = t78 * (front_2_mid_m2_a2 + t103 * t144)
                    - t101 * (t102 * t152 + (t105 + t4 * t135));
                let t154 = t78 * (front_1_mid_m2_a2 - t104 * t144)
                    - t101
                        * (front_1_mid_m2_a2 * t61 - front_2_mid_m2_a2 * t135
                            - t106 * t152);
                let t155 = front_2_mid * t146
                    + (l2 * t141 + l1_front_2_mid * t76 - front_2_mid * t80 - t9 * t143);
                let t156 = front_1_mid * (t84 + t145) + t155;
                let t157 = t70 * (t148 - t108 * t140);
                let t158 = t80 * t140 + t69 * t145;
                let t159 = t157 - t110 * (t107 * t138 + t66 * t156 - t111 * t158);
                let t160 = t9 * t149 + (l2 * t157 - l1_front_2_mid * t90) - t128
                    - front_2_mid * t151 - front_1_mid * (t100 + t150);
                let t161 = t160 - t115 * t156 - t115 * (t156 - t115 * t145);
                let t162 = t140 / (t69 * t69)
                    + t113
                        * (t138 * (rt::lit::<T>(2.0) * t66)
                            - t114 * (t109 * t140 + t69 * t158));
                let t163 = t117 * (t159 - t117 * t161) + (t117 * t159 + t162);
                let t164 = t118 * t161 - t116 * t163;
                let t165 = cos_theta * t14 - sin_theta * t11;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    t17,
                    rt::lit::<T>(0.0),
                    t,
                    t4,
                    t8,
                    t15,
                    t6,
                    t12,
                    t2,
                    t1,
                    t9,
                    t13,
                    t10,
                    sin_theta * a1,
                    a1 * cos_theta,
                    sin_theta * t3 + a2 * t7,
                    a2 * t14,
                    t3 * cos_theta - a2 * t5,
                    a2 * t11,
                    front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8),
                    t20,
                    t27,
                    t30,
                    t33,
                    t35,
                    t36,
                    t38,
                    t39,
                    t42,
                    t43,
                    t44 - t46,
                    t46 - t44,
                    t15 * t34 - t8 * t20 * t45,
                    t47,
                    t53,
                    t56,
                    t57,
                    t49 * t57,
                    t50 * t56,
                    t31 * t56,
                    t28 * t57,
                    t28 * t56,
                    front_2_mid_m2_a2,
                    front_1_mid_m2_a2,
                    t61,
                    t66,
                    t71,
                    t76,
                    t80,
                    t84,
                    t87,
                    t90,
                    t95,
                    t100,
                    t102 - t103,
                    t104 - t106,
                    t107,
                    t112,
                    t118,
                    t119,
                    t80 * t119,
                    t109 * t118,
                    t73 * t118,
                    t69 * t119,
                    t69 * t118,
                    t35,
                    t120,
                    rt::lit::<T>(0.0),
                    -t122,
                    -t124,
                    -t125,
                    -(t49 * t125),
                    t121 * t56 - t50 * t124,
                    -(t28 * t125),
                    l1_front_2_mid,
                    t103 - t102,
                    t80,
                    t126,
                    rt::lit::<T>(0.0),
                    t127,
                    t130,
                    t131,
                    t80 * t131,
                    t69 * t131,
                    t135,
                    t138,
                    t141,
                    t143,
                    t145,
                    t146,
                    t148,
                    t149,
                    t150,
                    t151,
                    t153,
                    t154,
                    t156,
                    t159,
                    t163,
                    t164,
                    t119 * t145 + t80 * t164,
                    t118 * t158 - t109 * t163,
                    t118 * t142 - t73 * t163,
                    t119 * t140 + t69 * t164,
                    t118 * t140 - t69 * t163,
                    t165 * t165 + (t10 * t10 + t13 * t13),
                    sin_theta,
                    cos_theta,
                    front_2_mid,
                    front_1_mid,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(measure, rt::lit::<T>(1.0))
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rank,)))
            }

            #[inline(never)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                _: Self::Samples,
            ) -> Result<(), StepError> {
                let tally = motion.tally;
                let (rank,) = &motion.memory;
                let [x, y, theta, phi, rho1, work, t, ahead1, ahead2, ahead3, ahead4,
                ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, ahead11, ahead12,
                ahead13, ahead14, ahead15, ahead16, ahead17, ahead18, ahead19, ahead20,
                ahead21, ahead22, ahead23, ahead24, ahead25, ahead26, ahead27, ahead28,
                ahead29, ahead30, ahead31, ahead32, ahead33, ahead34, ahead35, ahead36,
                ahead37, ahead38, ahead39, ahead40, ahead41, ahead42, ahead43, ahead44,
                ahead45, ahead46, ahead47, ahead48, ahead49, ahead50, ahead51, ahead52,
                ahead53, ahead54, ahead55, ahead56, ahead57, ahead58, ahead59, ahead60,
                ahead61, ahead62, ahead63, ahead64, ahead65, ahead66, ahead67, ahead68,
                ahead69, ahead70, ahead71, ahead72, ahead73, ahead74, ahead75, ahead76,
                ahead77, ahead78, ahead79, ahead80, ahead81, ahead82, ahead83, ahead84,
                ahead85, ahead86, ahead87, ahead88, ahead89, ahead90, ahead91, ahead92,
                ahead93, ahead94, ahead95, ahead96, ahead97, ahead98, ahead99, ahead100,
                ahead101, ahead102, _, sin_theta_ahead, cos_theta_ahead, sin_phi_ahead,
                cos_phi_ahead] = motion.carried;
                let h = setting.step_size();
                let m1 = setting.system().parameters.m1;
                let j1 = setting.system().parameters.J1;
                let a1 = setting.system().parameters.a1;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    l1_m2_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    half_m2_a2,
                    a_w,
                    k5,
                    k7,
                    k8,
                    twice_m2_l1,
                    twice_m1_a1,
                    k9,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_h,
                    k10,
                } = *setting.scheme();
                let [sin_w_t, cos_w_t_a_w, cos_w_t_a_w_ahead32, inv_ahead35,
                ahead31_inv_ahead35, t1, inv_ahead36, ahead19_inv_ahead36, t2, t3,
                inv_ahead39, t4, inv_ahead38, ahead24_inv_ahead38, t5, t6, t8, t9, t11,
                rho1_over_ahead17, t12, inv_ahead34, t13, t14, t15, t16, t17, t19, t20,
                t21, t22, t23, t24, t25, t28, t29, t30, t33, t34, t41, t42, t44, t47,
                t49, t50, t51, t52, t53, t55, t56, t57, t58, t60, t61, t62, t63, t64,
                t65, t66, t67, t68, t70, t72, t74, t76, t77, t78, t80, t81, t82, t83,
                t84, t86, t87, inv_ahead33, t88, t89, t90, t91, t92, t93, t94, t95, t96,
                t97, t98, t100, t101, t102, t103, t108, t109, t110, t111, t112, t113,
                t114, t115, t116, t117, t119, t120, t121, t122, t123, t124, t125, t126,
                t127, t128, t129, t130, t131, t132, t133, t134, t135, t136, t138, t139,
                t140, t145, t146, t147, t148, t150, t151, t152, t153, t154, t155, t157,
                t158, t163, t164, t166, t167, t170, t171, t173, t174, t176, t177, t178,
                t179, t180, t181, t182, t183, t185, t186, t187, t188, t191, t192, t193,
                t194, t195, t196, t197, t198, t199, t200, t202, t204, t205, t206, t207,
                t208, t209, t210, t211, t212, t213, t215, t216, t217, t218, t219, t220,
                t221, t223, t224, t225, t226] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        k1,
                        k2,
                        twice_a2,
                        k3,
                        inv_m1_plus_m2,
                        k4,
                        a_w,
                        k5,
                        k7,
                        k8,
                        m1_a1_plus_m2_l1,
                        half_h,
                        l1,
                        m2,
                        j2,
                        a2,
                        l2,
                        w,
                        theta,
                        phi,
                        rho1,
                        h,
                        t,
                        ahead2,
                        ahead3,
                        ahead4,
                        ahead5,
                        ahead6,
                        ahead7,
                        ahead8,
                        ahead9,
                        ahead10,
                        ahead17,
                        ahead18,
                        ahead19,
                        ahead20,
                        ahead21,
                        ahead22,
                        ahead23,
                        ahead24,
                        ahead25,
                        ahead26,
                        ahead27,
                        ahead29,
                        ahead30,
                        ahead31,
                        ahead32,
                        ahead33,
                        ahead34,
                        ahead35,
                        ahead36,
                        ahead37,
                        ahead38,
                        ahead39,
                        sin_theta_ahead,
                        cos_theta_ahead,
                        sin_phi_ahead,
                        cos_phi_ahead,
                        ]: [T; 62],
                    ) -> [T; 185] {
                        let w_t = w * t;
                        let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                        let cos_w_t_a_w = cos_w_t * a_w;
                        let cos_w_t_a_w_ahead32 = cos_w_t_a_w * ahead32;
                        let inv_ahead35 = rt::lit::<T>(1.0) / ahead35;
                        let ahead31_inv_ahead35 = ahead31 * inv_ahead35;
                        let t1 = cos_w_t_a_w_ahead32 * ahead31_inv_ahead35;
                        let inv_ahead36 = rt::lit::<T>(1.0) / ahead36;
                        let ahead19_inv_ahead36 = ahead19 * inv_ahead36;
                        let t2 = cos_w_t_a_w * ahead19_inv_ahead36;
                        let t3 = t1 - t2;
                        let inv_ahead39 = rt::lit::<T>(1.0) / ahead39;
                        let t4 = cos_w_t_a_w * inv_ahead39;
                        let inv_ahead38 = rt::lit::<T>(1.0) / ahead38;
                        let ahead24_inv_ahead38 = ahead24 * inv_ahead38;
                        let t5 = cos_w_t_a_w_ahead32 * ahead24_inv_ahead38;
                        let t6 = ahead20 * t3 + (t4 - t5);
                        let t7 = phi + half_h * t6;
                        let (t8, t9) = rt::sin_cos(t7);
                        let t10 = l1 * t9;
                        let t11 = j2 + m2_a2 * (a2 + t10);
                        let rho1_over_ahead17 = rho1 / ahead17;
                        let t12 = sin_phi_ahead * rho1_over_ahead17;
                        let inv_ahead34 = rt::lit::<T>(1.0) / ahead34;
                        let t13 = cos_w_t_a_w_ahead32 * inv_ahead34;
                        let t14 = ahead18 * (rt::lit::<T>(1.0) / ahead37);
                        let t15 = cos_w_t_a_w * t14;
                        let t16 = ahead21 * t3 + (ahead25 * t13 + t15);
                        let t17 = t12 - t16;
                        let t18 = theta + half_h * t17;
                        let (t19, t20) = rt::sin_cos(t18);
                        let t21 = t20 * t8;
                        let t22 = t21 + t19 * t9;
                        let t23 = m2_a2 * t22;
                        let t24 = l1 + a2 * t9;
                        let t25 = m1_a1 + m2 * t24;
                        let t26 = t19 * t25 + m2_a2 * t21;
                        let t27 = inv_m1_plus_m2 * t26;
                        let t28 = t19 * t8;
                        let t29 = t9 * t20 - t28;
                        let t30 = m2_a2 * t29;
                        let t31 = t25 * t20 - m2_a2 * t28;
                        let t32 = inv_m1_plus_m2 * t31;
                        let t33 = t11 - t23 * t27 - t30 * t32;
                        let t34 = k1 + (k2 + m2_l1 * (l1 + twice_a2 * t9));
                        let t35 = t34 - t26 * t27 - t31 * t32;
                        let t36 = rt::lit::<T>(1.0) / t35;
                        let t37 = t33 * t36;
                        let t38 = t19 * t27 + t20 * t32;
                        let t39 = k4 * t22;
                        let t40 = k4 * t29;
                        let t41 = t37 * t38 - (t19 * t39 + t20 * t40);
                        let t42 = k3 - t30 * t40 - t23 * t39 - t33 * t37;
                        let t43 = rt::lit::<T>(1.0) / t42;
                        let t44 = t41 * t43;
                        let t45 = t35 * t42;
                        let t46 = rt::lit::<T>(1.0) / t45;
                        let t47 = t36 * t38 + t46 * (t33 * t41);
                        let t48 = inv_m1_plus_m2 / t42;
                        let t49 = t27 * t47 + (inv_m1_plus_m2 * t19 - t48 * (t23 * t41));
                        let t50 = t32 * t47 + (inv_m1_plus_m2 * t20 - t48 * (t30 * t41));
                        let t51 = t19 * t49 + t20 * t50;
                        let t52 = inv_m1_plus_m2 * t29;
                        let t53 = l2 + t10;
                        let t54 = t53 - t22 * t27 - t29 * t32;
                        let t55 = l2 - t29 * t40 - t22 * t39 - t37 * t54;
                        let t56 = t36 * t54 - t46 * (t33 * t55);
                        let t57 = t32 * t56 + t48 * (t30 * t55);
                        let t58 = t52 - t57;
                        let t59 = t43 * t55;
                        let t60 = t27 * t56 + (t48 * (t23 * t55) - inv_m1_plus_m2 * t22);
                        let t61 = t22 * t49 + (t29 * t50 + (l2 * t44 - t53 * t47));
                        let t62 = t29 * t58 + (t53 * t56 + l2 * t59 - t22 * t60)
                            - t61 * t61 / t51;
                        let t63 = t42 * t51;
                        let t64 = rt::lit::<T>(1.0) / t63;
                        let t65 = t64 * (t41 * t61);
                        let t66 = t59 - t65;
                        let t67 = t66 * (rt::lit::<T>(1.0) / t62);
                        let t68 = t43 - t41 * t41 / (t42 * t63) - t66 * t67;
                        let t69 = t62 * t68;
                        let t70 = rt::lit::<T>(1.0) / (t51 * t69);
                        let t71 = w * (t + half_h);
                        let (t72, t73) = rt::sin_cos(t71);
                        let t74 = a_w * t73;
                        let t75 = t74 * t66;
                        let t76 = t70 * (t61 * t75);
                        let t77 = rt::lit::<T>(1.0) / (t63 * t68);
                        let t78 = t77 * (t74 * t41);
                        let t79 = t76 - t78;
                        let t80 = rt::lit::<T>(1.0) / (t42 * t68);
                        let t81 = t74 * t80;
                        let t82 = rt::lit::<T>(1.0) / (t42 * t69);
                        let t83 = t82 * (t55 * t75);
                        let t84 = t44 * t79 + (t81 - t83);
                        let t85 = phi + half_h * t84;
                        let (t86, t87) = rt::sin_cos(t85);
                        let inv_ahead33 = rt::lit::<T>(1.0) / ahead33;
                        let t88 = cos_w_t_a_w * inv_ahead33;
                        let t89 = ahead22 * t3 + (ahead29 * t88 - ahead26 * t13);
                        let t90 = ahead10 * rho1_over_ahead17 + t89;
                        let t91 = ahead30 * t88 - ahead27 * t13;
                        let t92 = ahead23 * t3;
                        let t93 = t91 - t92;
                        let t94 = ahead9 * rho1_over_ahead17 + t93;
                        let t95 = ahead6 * t17 + ahead7 * t6
                            + (ahead4 * t90 - ahead2 * t94);
                        let t96 = t95 * (cos_phi_ahead * t6);
                        let t97 = m1_plus_m2 * t90 + (ahead4 * t17 + ahead5 * t6);
                        let t98 = ahead8 * cos_theta_ahead;
                        let t99 = l1 * sin_phi_ahead * t6;
                        let t100 = sin_theta_ahead * t99;
                        let t101 = m1_plus_m2 * t94 - ahead3 * t6 - ahead2 * t17;
                        let t102 = cos_theta_ahead * t99;
                        let t103 = ahead8 * sin_theta_ahead;
                        let t104 = m2_a2 * (t6 + t17);
                        let t105 = m1_a1_plus_m2_l1 * t17 + cos_phi_ahead * t104;
                        let t106 = sin_phi_ahead * t104;
                        let t107 = sin_theta_ahead * (t90 * t105 - t94 * t106)
                            + cos_theta_ahead * (t90 * t106 + t94 * t105);
                        let t108 = t96 + t97 * (t98 * t17 - t100)
                            - t101 * (t102 + t103 * t17) - sin_phi_ahead * t107;
                        let t109 = (rho1 + half_h * t108)
                            / (t8 * (k5 * t8) + (k7 + k8 * t9));
                        let t110 = t8 * t109;
                        let t111 = rt::lit::<T>(1.0) / (t45 * t68);
                        let t112 = t111 * (t74 * t33);
                        let t113 = rt::lit::<T>(1.0) / t69;
                        let t114 = t75 * t113;
                        let t115 = t47 * t79 + (t112 + t56 * t114);
                        let t116 = t110 - t115;
                        let t117 = t50 * t79;
                        let t118 = inv_m1_plus_m2 / t45;
                        let t119 = t118 * (t31 * t33);
                        let t120 = t30 * t48;
                        let t121 = t119 - t120;
                        let t122 = rt::lit::<T>(1.0) / t68;
                        let t123 = t74 * t122;
                        let t124 = t117 + (t121 * t123 - t58 * t114);
                        let t125 = t19 * t53;
                        let t126 = t124 + t109 * t125;
                        let t127 = t23 * t48 - t118 * (t26 * t33);
                        let t128 = t127 * t123;
                        let t129 = t49 * t79 + t60 * t114;
                        let t130 = t128 - t129;
                        let t131 = t20 * t53;
                        let t132 = t130 + t109 * t131;
                        let t133 = t34 * t116 + t11 * t84 + (t31 * t126 - t26 * t132);
                        let t134 = t133 * (t9 * t84);
                        let t135 = m1_plus_m2 * t126 + (t31 * t116 + t30 * t84);
                        let t136 = l1 * t8;
                        let t137 = t84 * t136;
                        let t138 = t19 * t137;
                        let t139 = m1_plus_m2 * t132 - (t26 * t116 + t23 * t84);
                        let t140 = t20 * t137;
                        let t141 = m2_a2 * (t84 + t116);
                        let t142 = m1_a1_plus_m2_l1 * t116 + t9 * t141;
                        let t143 = t8 * t141;
                        let t144 = t19 * (t126 * t142 - t132 * t143)
                            + t20 * (t126 * t143 + t132 * t142);
                        let t145 = t134
                            + (t135 * (t131 * t116 - t138) - t139 * (t140 + t125 * t116))
                            - t8 * t144;
                        let t146 = (rho1 + half_h * t145)
                            / (t86 * (k5 * t86) + (k7 + k8 * t87));
                        let t147 = t86 * t146;
                        let t148 = k1 + (k2 + m2_l1 * (l1 + twice_a2 * t87));
                        let t149 = theta + half_h * t116;
                        let (t150, t151) = rt::sin_cos(t149);
                        let t152 = l1 + a2 * t87;
                        let t153 = m1_a1 + m2 * t152;
                        let t154 = t151 * t86;
                        let t155 = t150 * t153 + m2_a2 * t154;
                        let t156 = inv_m1_plus_m2 * t155;
                        let t157 = t150 * t86;
                        let t158 = t153 * t151 - m2_a2 * t157;
                        let t159 = inv_m1_plus_m2 * t158;
                        let t160 = t148 - t155 * t156 - t158 * t159;
                        let t161 = rt::lit::<T>(1.0) / t160;
                        let t162 = t150 * t156 + t151 * t159;
                        let t163 = t87 * t151 - t157;
                        let t164 = m2_a2 * t163;
                        let t165 = k4 * t163;
                        let t166 = t154 + t150 * t87;
                        let t167 = m2_a2 * t166;
                        let t168 = k4 * t166;
                        let t169 = l1 * t87;
                        let t170 = j2 + m2_a2 * (a2 + t169);
                        let t171 = t170 - t167 * t156 - t164 * t159;
                        let t172 = t171 * t161;
                        let t173 = k3 - t164 * t165 - t167 * t168 - t171 * t172;
                        let t174 = t160 * t173;
                        let t175 = rt::lit::<T>(1.0) / t174;
                        let t176 = t172 * t162 - (t150 * t168 + t151 * t165);
                        let t177 = t161 * t162 + t175 * (t171 * t176);
                        let t178 = inv_m1_plus_m2 / t173;
                        let t179 = t156 * t177
                            + (inv_m1_plus_m2 * t150 - t178 * (t167 * t176));
                        let t180 = t159 * t177
                            + (inv_m1_plus_m2 * t151 - t178 * (t164 * t176));
                        let t181 = t150 * t179 + t151 * t180;
                        let t182 = inv_m1_plus_m2 * t163;
                        let t183 = l2 + t169;
                        let t184 = t183 - t166 * t156 - t163 * t159;
                        let t185 = l2 - t163 * t165 - t166 * t168 - t172 * t184;
                        let t186 = t161 * t184 - t175 * (t171 * t185);
                        let t187 = t159 * t186 + t178 * (t164 * t185);
                        let t188 = t182 - t187;
                        let t189 = rt::lit::<T>(1.0) / t173;
                        let t190 = t189 * t185;
                        let t191 = t156 * t186
                            + (t178 * (t167 * t185) - inv_m1_plus_m2 * t166);
                        let t192 = t176 * t189;
                        let t193 = t166 * t179
                            + (t163 * t180 + (l2 * t192 - t183 * t177));
                        let t194 = t163 * t188 + (t183 * t186 + l2 * t190 - t166 * t191)
                            - t193 * t193 / t181;
                        let t195 = t173 * t181;
                        let t196 = rt::lit::<T>(1.0) / t195;
                        let t197 = t196 * (t176 * t193);
                        let t198 = t190 - t197;
                        let t199 = t198 * (rt::lit::<T>(1.0) / t194);
                        let t200 = t189 - t176 * t176 / (t173 * t195) - t198 * t199;
                        let t201 = t194 * t200;
                        let t202 = rt::lit::<T>(1.0) / (t181 * t201);
                        let t203 = t74 * t198;
                        let t204 = t202 * (t193 * t203);
                        let t205 = rt::lit::<T>(1.0) / (t195 * t200);
                        let t206 = t205 * (t74 * t176);
                        let t207 = t204 - t206;
                        let t208 = rt::lit::<T>(1.0) / (t174 * t200);
                        let t209 = t208 * (t74 * t171);
                        let t210 = rt::lit::<T>(1.0) / t201;
                        let t211 = t203 * t210;
                        let t212 = t177 * t207 + (t209 + t186 * t211);
                        let t213 = t147 - t212;
                        let t214 = theta + h * t213;
                        let (t215, t216) = rt::sin_cos(t214);
                        let t217 = rt::lit::<T>(1.0) / (t173 * t200);
                        let t218 = t74 * t217;
                        let t219 = rt::lit::<T>(1.0) / (t173 * t201);
                        let t220 = t219 * (t185 * t203);
                        let t221 = t192 * t207 + (t218 - t220);
                        let t222 = phi + h * t221;
                        let (t223, t224) = rt::sin_cos(t222);
                        let t225 = t216 * t223;
                        let t226 = t225 + t215 * t224;
                        [
                            sin_w_t,
                            cos_w_t_a_w,
                            cos_w_t_a_w_ahead32,
                            inv_ahead35,
                            ahead31_inv_ahead35,
                            t1,
                            inv_ahead36,
                            ahead19_inv_ahead36,
                            t2,
                            t3,
                            inv_ahead39,
                            t4,
                            inv_ahead38,
                            ahead24_inv_ahead38,
                            t5,
                            t6,
                            t8,
                            t9,
                            t11,
                            rho1_over_ahead17,
                            t12,
                            inv_ahead34,
                            t13,
                            t14,
                            t15,
                            t16,
                            t17,
                            t19,
                            t20,
                            t21,
                            t22,
                            t23,
                            t24,
                            t25,
                            t28,
                            t29,
                            t30,
                            t33,
                            t34,
                            t41,
                            t42,
                            t44,
                            t47,
                            t49,
                            t50,
                            t51,
                            t52,
                            t53,
                            t55,
                            t56,
                            t57,
                            t58,
                            t60,
                            t61,
                            t62,
                            t63,
                            t64,
                            t65,
                            t66,
                            t67,
                            t68,
                            t70,
                            t72,
                            t74,
                            t76,
                            t77,
                            t78,
                            t80,
                            t81,
                            t82,
                            t83,
                            t84,
                            t86,
                            t87,
                            inv_ahead33,
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
                            t100,
                            t101,
                            t102,
                            t103,
                            t108,
                            t109,
                            t110,
                            t111,
                            t112,
                            t113,
                            t114,
                            t115,
                            t116,
                            t117,
                            t119,
                            t120,
                            t121,
                            t122,
                            t123,
                            t124,
                            t125,
                            t126,
                            t127,
                            t128,
                            t129,
                            t130,
                            t131,
                            t132,
                            t133,
                            t134,
                            t135,
                            t136,
                            t138,
                            t139,
                            t140,
                            t145,
                            t146,
                            t147,
                            t148,
                            t150,
                            t151,
                            t152,
                            t153,
                            t154,
                            t155,
                            t157,
                            t158,
                            t163,
                            t164,
                            t166,
                            t167,
                            t170,
                            t171,
                            t173,
                            t174,
                            t176,
                            t177,
                            t178,
                            t179,
                            t180,
                            t181,
                            t182,
                            t183,
                            t185,
                            t186,
                            t187,
                            t188,
                            t191,
                            t192,
                            t193,
                            t194,
                            t195,
                            t196,
                            t197,
                            t198,
                            t199,
                            t200,
                            t202,
                            t204,
                            t205,
                            t206,
                            t207,
                            t208,
                            t209,
                            t210,
                            t211,
                            t212,
                            t213,
                            t215,
                            t216,
                            t217,
                            t218,
                            t219,
                            t220,
                            t221,
                            t223,
                            t224,
                            t225,
                            t226,
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        k1,
                        k2,
                        twice_a2,
                        k3,
                        inv_m1_plus_m2,
                        k4,
                        a_w,
                        k5,
                        k7,
                        k8,
                        m1_a1_plus_m2_l1,
                        half_h,
                        l1,
                        m2,
                        j2,
                        a2,
                        l2,
                        w,
                        theta,
                        phi,
                        rho1,
                        h,
                        t,
                        ahead2,
                        ahead3,
                        ahead4,
                        ahead5,
                        ahead6,
                        ahead7,
                        ahead8,
                        ahead9,
                        ahead10,
                        ahead17,
                        ahead18,
                        ahead19,
                        ahead20,
                        ahead21,
                        ahead22,
                        ahead23,
                        ahead24,
                        ahead25,
                        ahead26,
                        ahead27,
                        ahead29,
                        ahead30,
                        ahead31,
                        ahead32,
                        ahead33,
                        ahead34,
                        ahead35,
                        ahead36,
                        ahead37,
                        ahead38,
                        ahead39,
                        sin_theta_ahead,
                        cos_theta_ahead,
                        sin_phi_ahead,
                        cos_phi_ahead,
                    ])
                };
                let [t228, t229, t235, t241, t250, t252, t254, t257, t259, t260, t261,
                t266, t269, t270, t272, t274, t276, t277, t281, t285, t288, t291, t294,
                t299, t300, t302, t305, t308, t314, t324, x_new, t330, t331, y_new, t335,
                t337, theta_new, t339, t341, t343, phi_new, rho1_new, sin_phi_ahead_new,
                cos_phi_ahead_new, ahead1_new, sin_theta_ahead_new, cos_theta_ahead_new,
                ahead4_new, ahead6_new, ahead2_new, t365, ahead5_new, t367, ahead3_new,
                ahead7_new, ahead18_new, t370, ahead19_new, ahead21_new, ahead22_new,
                ahead23_new, ahead20_new, ahead8_new, ahead31_new, ahead24_new, t377,
                t378, t379, t380, ahead32_new, t382, ahead25_new, t383, ahead26_new,
                ahead27_new, t384, t385, ahead33_new, ahead34_new, ahead35_new,
                ahead36_new, t388, t389, ahead29_new, ahead16_new, ahead39_new,
                ahead38_new, ahead15_new, ahead37_new, t394, t395, ahead30_new,
                ahead13_new, ahead14_new, t397, t398, t399, ahead12_new, t400,
                ahead11_new, t401, t402, t403, t404, t405, t421, t432, t439, t445, t447,
                t450, t456, t458, t462, t463, t464, t467, t472, t473, t474, t479, t481,
                t482, t483, t484, t485, t486, t489, t490, t491, t492, t493, t495, t497,
                t498, t499, t500, t501, t502, t503, t504, t506, t507, t508, t510, t511,
                t512, t514, t515, t541, t555, t560, t562, t566, t582, t583, t584, t585,
                t586, t588, t589, t591, t593, t594, t596, t597, t598, t600, t604, t606,
                t608, t611, t612, t613, t614, t617, t619, t623, t624, t625, t626, t628,
                t629, t630, t631, t632, t633, t634, t635, t636, t637, t638, t639, t640,
                t641, t642, t643, t644, t645, t646, t647, t648, t649, t650, t651, t652,
                t653, t654, t655, t656, t657, t658, t659, t660, t661, t662, t663, t664,
                t665, t666, t667, t668, t669, t670, t671, t672, t673, t674, t675, t676,
                t680, t681, t684, t685, t686, t687, t688, t689, t690, t691, t692, t693,
                t694, t695, t696] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        k1,
                        k2,
                        twice_a2,
                        l1_m2_a2,
                        k3,
                        inv_m1_plus_m2,
                        k4,
                        half_m2_a2,
                        a_w,
                        k5,
                        k7,
                        k8,
                        k9,
                        m1_a1_plus_m2_l1,
                        t74,
                        k10,
                        t93,
                        t89,
                        t6,
                        t94,
                        t90,
                        t16,
                        t17,
                        t108,
                        t84,
                        t132,
                        t126,
                        t116,
                        t145,
                        t150,
                        t87,
                        t153,
                        t151,
                        t86,
                        t155,
                        t166,
                        t167,
                        t158,
                        t164,
                        t148,
                        t170,
                        t183,
                        t146,
                        t147,
                        t171,
                        t173,
                        t192,
                        t174,
                        t177,
                        t178,
                        t180,
                        t179,
                        t185,
                        t182,
                        t186,
                        t187,
                        t188,
                        t191,
                        t181,
                        t193,
                        t195,
                        t194,
                        t196,
                        t197,
                        t199,
                        t200,
                        t210,
                        t211,
                        t202,
                        t204,
                        t205,
                        t206,
                        t207,
                        t209,
                        t212,
                        t219,
                        t220,
                        t218,
                        t221,
                        t213,
                        t215,
                        t224,
                        t216,
                        t223,
                        t225,
                        t226,
                        a1,
                        l1,
                        m2,
                        j2,
                        a2,
                        l2,
                        w,
                        x,
                        y,
                        theta,
                        phi,
                        rho1,
                        h,
                        t,
                        ahead11,
                        ahead12,
                        ahead13,
                        ahead14,
                        ahead15,
                        ahead16,
                        ]: [T; 110],
                    ) -> [T; 245] {
                        let t227 = m2_a2 * t226;
                        let t228 = t215 * t223;
                        let t229 = t224 * t216 - t228;
                        let t230 = m2_a2 * t229;
                        let t231 = k4 * t229;
                        let t232 = k4 * t226;
                        let t233 = l1 * t224;
                        let t234 = j2 + m2_a2 * (a2 + t233);
                        let t235 = l1 + a2 * t224;
                        let t236 = m1_a1 + m2 * t235;
                        let t237 = t215 * t236 + m2_a2 * t225;
                        let t238 = inv_m1_plus_m2 * t237;
                        let t239 = t236 * t216 - m2_a2 * t228;
                        let t240 = inv_m1_plus_m2 * t239;
                        let t241 = t234 - t227 * t238 - t230 * t240;
                        let t242 = k1 + (k2 + m2_l1 * (l1 + twice_a2 * t224));
                        let t243 = t242 - t237 * t238 - t239 * t240;
                        let t244 = rt::lit::<T>(1.0) / t243;
                        let t245 = t241 * t244;
                        let t246 = k3 - t230 * t231 - t227 * t232 - t241 * t245;
                        let t247 = inv_m1_plus_m2 / t246;
                        let t248 = t243 * t246;
                        let t249 = inv_m1_plus_m2 / t248;
                        let t250 = t227 * t247 - t249 * (t237 * t241);
                        let t251 = w * (t + h);
                        let (t252, t253) = rt::sin_cos(t251);
                        let t254 = a_w * t253;
                        let t255 = rt::lit::<T>(1.0) / t246;
                        let t256 = t215 * t238 + t216 * t240;
                        let t257 = t245 * t256 - (t215 * t232 + t216 * t231);
                        let t258 = rt::lit::<T>(1.0) / t248;
                        let t259 = t244 * t256 + t258 * (t241 * t257);
                        let t260 = t238 * t259
                            + (inv_m1_plus_m2 * t215 - t247 * (t227 * t257));
                        let t261 = t240 * t259
                            + (inv_m1_plus_m2 * t216 - t247 * (t230 * t257));
                        let t262 = t215 * t260 + t216 * t261;
                        let t263 = t246 * t262;
                        let t264 = l2 + t233;
                        let t265 = t264 - t226 * t238 - t229 * t240;
                        let t266 = l2 - t229 * t231 - t226 * t232 - t245 * t265;
                        let t267 = t255 * t266;
                        let t268 = rt::lit::<T>(1.0) / t263;
                        let t269 = t257 * t255;
                        let t270 = t226 * t260
                            + (t229 * t261 + (l2 * t269 - t264 * t259));
                        let t271 = t268 * (t257 * t270);
                        let t272 = t267 - t271;
                        let t273 = inv_m1_plus_m2 * t229;
                        let t274 = t244 * t265 - t258 * (t241 * t266);
                        let t275 = t240 * t274 + t247 * (t230 * t266);
                        let t276 = t273 - t275;
                        let t277 = t238 * t274
                            + (t247 * (t227 * t266) - inv_m1_plus_m2 * t226);
                        let t278 = t229 * t276 + (t264 * t274 + l2 * t267 - t226 * t277)
                            - t270 * t270 / t262;
                        let t279 = t272 * (rt::lit::<T>(1.0) / t278);
                        let t280 = t255 - t257 * t257 / (t246 * t263) - t272 * t279;
                        let t281 = rt::lit::<T>(1.0) / t280;
                        let t282 = t254 * t281;
                        let t283 = t250 * t282;
                        let t284 = t278 * t280;
                        let t285 = rt::lit::<T>(1.0) / (t262 * t284);
                        let t286 = t254 * t272;
                        let t287 = t285 * (t270 * t286);
                        let t288 = rt::lit::<T>(1.0) / (t263 * t280);
                        let t289 = t288 * (t254 * t257);
                        let t290 = t287 - t289;
                        let t291 = rt::lit::<T>(1.0) / t284;
                        let t292 = t286 * t291;
                        let t293 = t260 * t290 + t277 * t292;
                        let t294 = t283 - t293;
                        let t295 = t180 * t207;
                        let t296 = inv_m1_plus_m2 / t174;
                        let t297 = t296 * (t158 * t171);
                        let t298 = t164 * t178;
                        let t299 = t297 - t298;
                        let t300 = rt::lit::<T>(1.0) / t200;
                        let t301 = t74 * t300;
                        let t302 = t295 + (t299 * t301 - t188 * t211);
                        let t303 = t150 * t183;
                        let t304 = t302 + t146 * t303;
                        let t305 = t167 * t178 - t296 * (t155 * t171);
                        let t306 = t305 * t301;
                        let t307 = t179 * t207 + t191 * t211;
                        let t308 = t306 - t307;
                        let t309 = t151 * t183;
                        let t310 = t308 + t146 * t309;
                        let t311 = t148 * t213 + t170 * t221
                            + (t158 * t304 - t155 * t310);
                        let t312 = t311 * (t87 * t221);
                        let t313 = m1_plus_m2 * t304 + (t158 * t213 + t164 * t221);
                        let t314 = l1 * t86;
                        let t315 = t221 * t314;
                        let t316 = t150 * t315;
                        let t317 = m1_plus_m2 * t310 - (t155 * t213 + t167 * t221);
                        let t318 = t151 * t315;
                        let t319 = m2_a2 * (t221 + t213);
                        let t320 = m1_a1_plus_m2_l1 * t213 + t87 * t319;
                        let t321 = t86 * t319;
                        let t322 = t150 * (t304 * t320 - t310 * t321)
                            + t151 * (t304 * t321 + t310 * t320);
                        let t323 = t312
                            + (t313 * (t309 * t213 - t316) - t317 * (t318 + t303 * t213))
                            - t86 * t322;
                        let t324 = (rho1 + h * t323)
                            / (t223 * (k5 * t223) + (k7 + k8 * t224));
                        let t325 = t216 * t264;
                        let t326 = t294 + t324 * t325;
                        let x_new = x
                            + k10 * (t326 + (t94 + rt::lit::<T>(2.0) * (t132 + t310)));
                        let t327 = t261 * t290;
                        let t328 = t249 * (t239 * t241);
                        let t329 = t230 * t247;
                        let t330 = t328 - t329;
                        let t331 = t327 + (t330 * t282 - t276 * t292);
                        let t332 = t215 * t264;
                        let t333 = t331 + t324 * t332;
                        let y_new = y
                            + k10 * (t333 + (t90 + rt::lit::<T>(2.0) * (t126 + t304)));
                        let t334 = t223 * t324;
                        let t335 = rt::lit::<T>(1.0) / (t248 * t280);
                        let t336 = t335 * (t254 * t241);
                        let t337 = t259 * t290 + (t336 + t274 * t292);
                        let t338 = t334 - t337;
                        let theta_new = theta
                            + k10 * (t338 + (t17 + rt::lit::<T>(2.0) * (t116 + t213)));
                        let t339 = rt::lit::<T>(1.0) / (t246 * t280);
                        let t340 = t254 * t339;
                        let t341 = rt::lit::<T>(1.0) / (t246 * t284);
                        let t342 = t341 * (t266 * t286);
                        let t343 = t269 * t290 + (t340 - t342);
                        let phi_new = phi
                            + k10 * (t343 + (t6 + rt::lit::<T>(2.0) * (t84 + t221)));
                        let t344 = m1_plus_m2 * t333 + (t239 * t338 + t230 * t343);
                        let t345 = l1 * t223;
                        let t346 = t343 * t345;
                        let t347 = t215 * t346;
                        let t348 = t242 * t338 + t234 * t343
                            + (t239 * t333 - t237 * t326);
                        let t349 = t348 * (t224 * t343);
                        let t350 = m1_plus_m2 * t326 - (t237 * t338 + t227 * t343);
                        let t351 = t216 * t346;
                        let t352 = t344 * (t325 * t338 - t347)
                            + (t108 + rt::lit::<T>(2.0) * (t145 + t323))
                            + (t349 - t350 * (t351 + t332 * t338));
                        let t353 = m2_a2 * (t343 + t338);
                        let t354 = m1_a1_plus_m2_l1 * t338 + t224 * t353;
                        let t355 = t223 * t353;
                        let t356 = t215 * (t333 * t354 - t326 * t355)
                            + t216 * (t333 * t355 + t326 * t354);
                        let rho1_new = rho1 + k10 * (t352 - t223 * t356);
                        let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                            phi_new,
                        );
                        let t357 = l1 + a2 * cos_phi_ahead_new;
                        let ahead1_new = m1_a1 + m2 * t357;
                        let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                            theta_new,
                        );
                        let t358 = sin_theta_ahead_new * sin_phi_ahead_new;
                        let ahead4_new = ahead1_new * cos_theta_ahead_new - m2_a2 * t358;
                        let t359 = inv_m1_plus_m2 * ahead4_new;
                        let ahead6_new = k1
                            + (k2 + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new));
                        let t360 = cos_theta_ahead_new * sin_phi_ahead_new;
                        let ahead2_new = sin_theta_ahead_new * ahead1_new + m2_a2 * t360;
                        let t361 = inv_m1_plus_m2 * ahead2_new;
                        let t362 = ahead6_new - ahead2_new * t361 - ahead4_new * t359;
                        let t363 = rt::lit::<T>(1.0) / t362;
                        let t364 = sin_theta_ahead_new * t361
                            + cos_theta_ahead_new * t359;
                        let t365 = cos_phi_ahead_new * cos_theta_ahead_new - t358;
                        let ahead5_new = m2_a2 * t365;
                        let t366 = k4 * t365;
                        let t367 = t360 + sin_theta_ahead_new * cos_phi_ahead_new;
                        let ahead3_new = m2_a2 * t367;
                        let t368 = k4 * t367;
                        let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                        let ahead7_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                        let ahead18_new = ahead7_new - ahead3_new * t361
                            - ahead5_new * t359;
                        let t369 = ahead18_new * t363;
                        let t370 = k3 - ahead5_new * t366 - ahead3_new * t368
                            - ahead18_new * t369;
                        let t371 = t362 * t370;
                        let t372 = rt::lit::<T>(1.0) / t371;
                        let ahead19_new = t369 * t364
                            - (sin_theta_ahead_new * t368 + cos_theta_ahead_new * t366);
                        let ahead21_new = t363 * t364
                            + t372 * (ahead18_new * ahead19_new);
                        let t373 = inv_m1_plus_m2 / t370;
                        let ahead22_new = t359 * ahead21_new
                            + (inv_m1_plus_m2 * cos_theta_ahead_new
                                - t373 * (ahead5_new * ahead19_new));
                        let ahead23_new = t361 * ahead21_new
                            + (inv_m1_plus_m2 * sin_theta_ahead_new
                                - t373 * (ahead3_new * ahead19_new));
                        let t374 = rt::lit::<T>(1.0) / t370;
                        let ahead20_new = ahead19_new * t374;
                        let ahead8_new = l2 + l1_cos_phi_ahead_new;
                        let ahead31_new = t367 * ahead23_new
                            + (t365 * ahead22_new
                                + (l2 * ahead20_new - ahead8_new * ahead21_new));
                        let t375 = ahead8_new - t367 * t361 - t365 * t359;
                        let ahead24_new = l2 - t365 * t366 - t367 * t368 - t369 * t375;
                        let t376 = t374 * ahead24_new;
                        let t377 = sin_theta_ahead_new * ahead23_new
                            + cos_theta_ahead_new * ahead22_new;
                        let t378 = t370 * t377;
                        let t379 = rt::lit::<T>(1.0) / t378;
                        let t380 = t379 * (ahead19_new * ahead31_new);
                        let ahead32_new = t376 - t380;
                        let t381 = t254 * ahead32_new;
                        let t382 = inv_m1_plus_m2 * t365;
                        let ahead25_new = t363 * t375
                            - t372 * (ahead18_new * ahead24_new);
                        let t383 = t359 * ahead25_new
                            + t373 * (ahead5_new * ahead24_new);
                        let ahead26_new = t382 - t383;
                        let ahead27_new = t361 * ahead25_new
                            + (t373 * (ahead3_new * ahead24_new)
                                - inv_m1_plus_m2 * t367);
                        let t384 = t365 * ahead26_new
                            + (ahead8_new * ahead25_new + l2 * t376 - t367 * ahead27_new)
                            - ahead31_new * ahead31_new / t377;
                        let t385 = ahead32_new * (rt::lit::<T>(1.0) / t384);
                        let ahead33_new = t374
                            - ahead19_new * ahead19_new / (t370 * t378)
                            - ahead32_new * t385;
                        let ahead34_new = t384 * ahead33_new;
                        let ahead35_new = t377 * ahead34_new;
                        let ahead36_new = t378 * ahead33_new;
                        let t386 = ahead31_new * t381 / ahead35_new
                            - t254 * ahead19_new / ahead36_new;
                        let t387 = inv_m1_plus_m2 / t371;
                        let t388 = t387 * (ahead4_new * ahead18_new);
                        let t389 = ahead5_new * t373;
                        let ahead29_new = t388 - t389;
                        let t390 = t254 / ahead33_new;
                        let t391 = t381 / ahead34_new;
                        let t392 = ahead22_new * t386
                            + (ahead29_new * t390 - ahead26_new * t391);
                        let ahead16_new = a2 * t365;
                        let ahead39_new = t370 * ahead33_new;
                        let ahead38_new = t370 * ahead34_new;
                        let t393 = ahead20_new * t386
                            + (t254 / ahead39_new - ahead24_new * t381 / ahead38_new);
                        let ahead15_new = t357 * cos_theta_ahead_new - a2 * t358;
                        let ahead37_new = t371 * ahead33_new;
                        let t394 = ahead21_new * t386
                            + (ahead25_new * t391 + t254 * ahead18_new / ahead37_new);
                        let t395 = t392 + ahead16_new * t393 - ahead15_new * t394;
                        let ahead30_new = ahead3_new * t373
                            - t387 * (ahead2_new * ahead18_new);
                        let t396 = ahead30_new * t390 - ahead27_new * t391
                            - ahead23_new * t386;
                        let ahead13_new = sin_theta_ahead_new * t357 + a2 * t360;
                        let ahead14_new = a2 * t367;
                        let t397 = t396 + ahead13_new * t394 - ahead14_new * t393;
                        let t398 = t93 + ahead13 * t16 - ahead14 * t6;
                        let t399 = t89 + ahead16 * t6 - ahead15 * t16;
                        let ahead12_new = a1 * cos_theta_ahead_new;
                        let t400 = t392 - ahead12_new * t394;
                        let ahead11_new = a1 * sin_theta_ahead_new;
                        let t401 = t396 + ahead11_new * t394;
                        let t402 = t93 + ahead11 * t16;
                        let t403 = t89 - ahead12 * t16;
                        let t404 = t393 - t394;
                        let t405 = t6 - t16;
                        let t406 = rt::lit::<T>(0.0) * t246;
                        let t407 = t271 * (t268 * t406);
                        let t408 = t254 * t407;
                        let t409 = t275 - t273;
                        let t410 = t226 * (t276 + t409);
                        let t411 = t279 * (rt::lit::<T>(2.0) * t407 + t279 * t410);
                        let t412 = t280 * t410 + t278 * t411;
                        let t413 = t285 * (t270 * t408 + t287 * (t262 * t412))
                            + t289 * (t288 * (t280 * t406 - t263 * t411));
                        let t414 = t281 * t411;
                        let t415 = t282 * t414;
                        let t416 = t291 * (t408 + t292 * t412);
                        let t417 = t282 * (t329 - t328) + t250 * t415 - t292 * t409
                            - t327 - t277 * t416;
                        let t418 = t344
                            * (t261 * t413 + (t283 + t330 * t415 - t293 - t276 * t416))
                            + t350 * (t417 - t260 * t413);
                        let t419 = t269 * t413
                            + (t340 * t414
                                - t341 * (t266 * t408 + t342 * (t246 * t412)));
                        let t420 = (t234 * t338 + k3 * t343
                            + (t230 * t333 - t227 * t326)) * t419
                            - t348 * (t259 * t413 + (t336 * t414 + t274 * t416));
                        let t421 = t349
                            + (t350 * (t337 * t332 - t351) - t344 * (t347 + t337 * t325))
                            - t223 * (t418 + t420);
                        let t422 = m2_a2 * t223;
                        let t423 = m2_a2 * t224;
                        let t424 = k4 * t224;
                        let t425 = k4 * t223;
                        let t426 = t422 * t425;
                        let t427 = inv_m1_plus_m2 * t236;
                        let t428 = t234 - t426 - t423 * t427;
                        let t429 = t242 - t426 - t236 * t427;
                        let t430 = rt::lit::<T>(1.0) / t429;
                        let t431 = t428 * t430;
                        let t432 = k3 - t423 * t424 - t426 - t428 * t431;
                        let t433 = inv_m1_plus_m2 / t432;
                        let t434 = t422 * t433;
                        let t435 = t429 * t432;
                        let t436 = inv_m1_plus_m2 / t435;
                        let t437 = t422 * t428;
                        let t438 = t436 * t437;
                        let t439 = t434 - t438;
                        let t440 = rt::lit::<T>(1.0) / t432;
                        let t441 = inv_m1_plus_m2 / t429;
                        let t442 = t236 * t441;
                        let t443 = rt::lit::<T>(1.0) / t435;
                        let t444 = t236 * t428;
                        let t445 = t444 * t441 - t424;
                        let t446 = t443 * (t428 * t445);
                        let t447 = t442 + t446;
                        let t448 = t423 * t445;
                        let t449 = t448 * t433;
                        let t450 = t427 * t447 + (inv_m1_plus_m2 - t449);
                        let t451 = t432 * t450;
                        let t452 = rt::lit::<T>(1.0) / (t432 * t451);
                        let t453 = t452 * (t445 * t445);
                        let t454 = t223 * t425;
                        let t455 = t264 - t454 - t224 * t427;
                        let t456 = l2 - t224 * t424 - t454 - t431 * t455;
                        let t457 = t440 * t456;
                        let t458 = rt::lit::<T>(1.0) / t451;
                        let t459 = t425 * t447;
                        let t460 = t422 * t445;
                        let t461 = t433 * t460;
                        let t462 = t459 - t461;
                        let t463 = t445 * t440;
                        let t464 = t223 * t462
                            + (t224 * t450 + (l2 * t463 - t264 * t447));
                        let t465 = t458 * (t445 * t464);
                        let t466 = t457 - t465;
                        let t467 = inv_m1_plus_m2 * t224;
                        let t468 = t423 * t456;
                        let t469 = t433 * t468;
                        let t470 = t430 * t455;
                        let t471 = t443 * (t428 * t456);
                        let t472 = t470 - t471;
                        let t473 = t469 + t427 * t472;
                        let t474 = t467 - t473;
                        let t475 = t425 * t472;
                        let t476 = t422 * t456;
                        let t477 = t433 * t476;
                        let t478 = inv_m1_plus_m2 * t223;
                        let t479 = t475 + (t477 - t478);
                        let t480 = t464 * (rt::lit::<T>(1.0) / t450);
                        let t481 = t224 * t474 + (t264 * t472 + l2 * t457 - t223 * t479)
                            - t464 * t480;
                        let t482 = t466 * (rt::lit::<T>(1.0) / t481);
                        let t483 = t440 - t453 - t466 * t482;
                        let t484 = rt::lit::<T>(1.0) / t483;
                        let t485 = t254 * t484;
                        let t486 = t264 * t324 + t439 * t485;
                        let t487 = t254 * t466;
                        let t488 = t481 * t483;
                        let t489 = rt::lit::<T>(1.0) / t488;
                        let t490 = t487 * t489;
                        let t491 = t479 * t490;
                        let t492 = rt::lit::<T>(1.0) / (t450 * t488);
                        let t493 = t492 * (t464 * t487);
                        let t494 = rt::lit::<T>(1.0) / (t451 * t483);
                        let t495 = t494 * (t254 * t445);
                        let t496 = t493 - t495;
                        let t497 = t462 * t496;
                        let t498 = t486 - t491 - t497;
                        let t499 = t498 * (rt::lit::<T>(2.0) * t224);
                        let t500 = t450 * t496;
                        let t501 = t444 * t436;
                        let t502 = t423 * t433;
                        let t503 = t501 - t502;
                        let t504 = t500 + (t503 * t485 - t474 * t490);
                        let t505 = rt::lit::<T>(1.0) / (t435 * t483);
                        let t506 = t505 * (t254 * t428);
                        let t507 = t334 - t506 - t472 * t490 - t447 * t496;
                        let t508 = rt::lit::<T>(2.0) * t223;
                        let t509 = rt::lit::<T>(1.0) / (t432 * t483);
                        let t510 = t254 * t509;
                        let t511 = rt::lit::<T>(1.0) / (t432 * t488);
                        let t512 = t511 * (t456 * t487);
                        let t513 = t463 * t496 + (t510 - t512);
                        let t514 = t513 + t507;
                        let t515 = m1_plus_m2 * t498 - t422 * t514;
                        let t516 = t423 * t425;
                        let t517 = t516 + t422 * t424;
                        let t518 = t422 * t427;
                        let t519 = t517 + (l1_m2_a2 * t223 - t516) - t518;
                        let t520 = t517 + k9 * t223 - t236 * t425 - t518;
                        let t521 = t431 * t520 - t519;
                        let t522 = t430 * t521;
                        let t523 = t431 * t519 - t428 * t522;
                        let t524 = m1_plus_m2 * t523;
                        let t525 = t429 * t523 - t432 * t520;
                        let t526 = m1_plus_m2 * t525;
                        let t527 = t433 * (t423 - t434 * t524)
                            - t436 * (t423 * t428 - t422 * t519 - t438 * t526);
                        let t528 = t345 + t223 * (t424 - t427);
                        let t529 = t431 * t528 - t455 * t522;
                        let t530 = t440 * (t529 - t457 * t523);
                        let t531 = t425 + t441 * (t236 * t521 - t437);
                        let t532 = t430 * (t442 * t520 - t425)
                            + t443 * (t428 * t531 - t445 * t519 - t446 * t525);
                        let t533 = t427 * t532
                            - (t459 + t433 * (t423 * t531 - t460 - t449 * t524));
                        let t534 = t425 * t532
                            + (t424 * t447 - t433 * (t448 + t422 * t531 - t461 * t524));
                        let t535 = t440 * (t531 - t463 * t523);
                        let t536 = t223 * t534
                            + (l2 * t535 + t345 * t447 - t223 * t450 - t264 * t532);
                        let t537 = t224 * (t462 + t533) + t536;
                        let t538 = t450 * t523 + t432 * t533;
                        let t539 = t530
                            - t458 * (t464 * t531 + t445 * t537 - t465 * t538);
                        let t540 = t430 * (t470 * t520 - t528)
                            - t443 * (t428 * t529 - t456 * t519 - t471 * t525);
                        let t541 = t223 * t474;
                        let t542 = t425 * t540
                            + (t424 * t472
                                + (t433 * (t468 + t422 * t529 - t477 * t524) - t467));
                        let t543 = t427 * t540
                            + (t478 + t433 * (t423 * t529 - t476 - t469 * t524) - t475);
                        let t544 = t264 * t540 + (l2 * t530 - t345 * t472) - t541
                            - t223 * t542 - t224 * (t479 + t543);
                        let t545 = t544 - t480 * t537 - t480 * (t537 - t480 * t533);
                        let t546 = t523 / (t432 * t432)
                            + t452
                                * (t531 * (rt::lit::<T>(2.0) * t445)
                                    - t453 * (t451 * t523 + t432 * t538));
                        let t547 = t482 * (t539 - t482 * t545) + (t482 * t539 + t546);
                        let t548 = t485 * (t484 * t547);
                        let t549 = t485 * t527 - t324 * t345
                            + (t439 * t548 - t490 * t542) - t496 * t534;
                        let t550 = t254 * t539;
                        let t551 = t483 * t545 - t481 * t547;
                        let t552 = t489 * (t550 - t490 * t551);
                        let t553 = t492
                            * (t487 * t537 + t464 * t550
                                - t493 * (t488 * t533 + t450 * t551));
                        let t554 = t553
                            - t494 * (t254 * t531 - t495 * (t483 * t538 - t451 * t547));
                        let t555 = m1_plus_m2 * t504 + (t236 * t507 + t423 * t513);
                        let t556 = t433 * (t422 + t502 * t524)
                            - t436 * (t501 * t526 + (t437 + t236 * t519));
                        let t557 = t496 * t533
                            + (t490 * t543 + (t485 * t556 + t503 * t548)) - t474 * t552;
                        let t558 = t515 * (t549 - t479 * t552 - t462 * t554)
                            + t555 * (t450 * t554 + t557);
                        let t559 = t422 * t498;
                        let t560 = t242 * t507 + t234 * t513 + (t236 * t504 - t559);
                        let t561 = t505
                            * (t254 * t519 + t506 * (t483 * t525 - t435 * t547))
                            + (t224 * t324 - t490 * t540);
                        let t562 = t234 * t507 + k3 * t513 + (t423 * t504 - t559);
                        let t563 = t511
                            * (t487 * t529 + t456 * t550
                                - t512 * (t488 * t523 + t432 * t551));
                        let t564 = t463 * t554
                            + (t496 * t535 - t510 * (t509 * (t483 * t523 - t432 * t547))
                                - t563);
                        let t565 = t560
                            * (t561 - (t496 * t532 + t472 * t552) - t447 * t554)
                            + t562 * t564;
                        let t566 = t343
                            * ((t499 + (t504 + l1 * t507) * t508) * (half_m2_a2 * t514)
                                - t558 - t565);
                        let t567 = rt::lit::<T>(0.0) * t173;
                        let t568 = t197 * (t196 * t567);
                        let t569 = t74 * t568;
                        let t570 = t187 - t182;
                        let t571 = t166 * (t188 + t570);
                        let t572 = t199 * (rt::lit::<T>(2.0) * t568 + t199 * t571);
                        let t573 = t200 * t571 + t194 * t572;
                        let t574 = t202 * (t193 * t569 + t204 * (t181 * t573))
                            + t206 * (t205 * (t200 * t567 - t195 * t572));
                        let t575 = t300 * t572;
                        let t576 = t301 * t575;
                        let t577 = t210 * (t569 + t211 * t573);
                        let t578 = t301 * (t298 - t297) + t305 * t576 - t211 * t570
                            - t295 - t191 * t577;
                        let t579 = t313
                            * (t180 * t574 + (t306 + t299 * t576 - t307 - t188 * t577))
                            + t317 * (t578 - t179 * t574);
                        let t580 = t192 * t574
                            + (t218 * t575
                                - t219 * (t185 * t569 + t220 * (t173 * t573)));
                        let t581 = (t170 * t213 + k3 * t221
                            + (t164 * t304 - t167 * t310)) * t580
                            - t311 * (t177 * t574 + (t209 * t575 + t186 * t577));
                        let t582 = t312
                            + (t317 * (t212 * t303 - t318) - t313 * (t316 + t212 * t309))
                            - t86 * (t579 + t581);
                        let t583 = m2_a2 * t86;
                        let t584 = m2_a2 * t87;
                        let t585 = k4 * t87;
                        let t586 = k4 * t86;
                        let t587 = t583 * t586;
                        let t588 = inv_m1_plus_m2 * t153;
                        let t589 = t170 - t587 - t584 * t588;
                        let t590 = t148 - t587 - t153 * t588;
                        let t591 = rt::lit::<T>(1.0) / t590;
                        let t592 = t589 * t591;
                        let t593 = k3 - t584 * t585 - t587 - t589 * t592;
                        let t594 = inv_m1_plus_m2 / t593;
                        let t595 = t583 * t594;
                        let t596 = t590 * t593;
                        let t597 = inv_m1_plus_m2 / t596;
                        let t598 = t583 * t589;
                        let t599 = t597 * t598;
                        let t600 = t595 - t599;
                        let t601 = rt::lit::<T>(1.0) / t593;
                        let t602 = inv_m1_plus_m2 / t590;
                        let t603 = t153 * t602;
                        let t604 = rt::lit::<T>(1.0) / t596;
                        let t605 = t153 * t589;
                        let t606 = t605 * t602 - t585;
                        let t607 = t604 * (t589 * t606);
                        let t608 = t603 + t607;
                        let t609 = t584 * t606;
                        let t610 = t609 * t594;
                        let t611 = t588 * t608 + (inv_m1_plus_m2 - t610);
                        let t612 = t593 * t611;
                        let t613 = rt::lit::<T>(1.0) / (t593 * t612);
                        let t614 = t613 * (t606 * t606);
                        let t615 = t86 * t586;
                        let t616 = t183 - t615 - t87 * t588;
                        let t617 = l2 - t87 * t585 - t615 - t592 * t616;
                        let t618 = t601 * t617;
                        let t619 = rt::lit::<T>(1.0) / t612;
                        let t620 = t586 * t608;
                        let t621 = t583 * t606;
                        let t622 = t594 * t621;
                        let t623 = t620 - t622;
                        let t624 = t606 * t601;
                        let t625 = t86 * t623 + (t87 * t611 + (l2 * t624 - t183 * t608));
                        let t626 = t619 * (t606 * t625);
                        let t627 = t618 - t626;
                        let t628 = inv_m1_plus_m2 * t87;
                        let t629 = t584 * t617;
                        let t630 = t594 * t629;
                        let t631 = t591 * t616;
                        let t632 = t604 * (t589 * t617);
                        let t633 = t631 - t632;
                        let t634 = t630 + t588 * t633;
                        let t635 = t628 - t634;
                        let t636 = t586 * t633;
                        let t637 = t583 * t617;
                        let t638 = t594 * t637;
                        let t639 = inv_m1_plus_m2 * t86;
                        let t640 = t636 + (t638 - t639);
                        let t641 = t625 * (rt::lit::<T>(1.0) / t611);
                        let t642 = t87 * t635 + (t183 * t633 + l2 * t618 - t86 * t640)
                            - t625 * t641;
                        let t643 = t627 * (rt::lit::<T>(1.0) / t642);
                        let t644 = t601 - t614 - t627 * t643;
                        let t645 = rt::lit::<T>(1.0) / t644;
                        let t646 = t74 * t645;
                        let t647 = t183 * t146 + t600 * t646;
                        let t648 = t74 * t627;
                        let t649 = t642 * t644;
                        let t650 = rt::lit::<T>(1.0) / t649;
                        let t651 = t648 * t650;
                        let t652 = t640 * t651;
                        let t653 = rt::lit::<T>(1.0) / (t611 * t649);
                        let t654 = t653 * (t625 * t648);
                        let t655 = rt::lit::<T>(1.0) / (t612 * t644);
                        let t656 = t655 * (t74 * t606);
                        let t657 = t654 - t656;
                        let t658 = t623 * t657;
                        let t659 = t647 - t652 - t658;
                        let t660 = t659 * (rt::lit::<T>(2.0) * t87);
                        let t661 = t611 * t657;
                        let t662 = t605 * t597;
                        let t663 = t584 * t594;
                        let t664 = t662 - t663;
                        let t665 = t661 + (t664 * t646 - t635 * t651);
                        let t666 = rt::lit::<T>(1.0) / (t596 * t644);
                        let t667 = t666 * (t74 * t589);
                        let t668 = t147 - t667 - t633 * t651 - t608 * t657;
                        let t669 = rt::lit::<T>(2.0) * t86;
                        let t670 = rt::lit::<T>(1.0) / (t593 * t644);
                        let t671 = t74 * t670;
                        let t672 = rt::lit::<T>(1.0) / (t593 * t649);
                        let t673 = t672 * (t617 * t648);
                        let t674 = t624 * t657 + (t671 - t673);
                        let t675 = t674 + t668;
                        let t676 = m1_plus_m2 * t659 - t583 * t675;
                        let t677 = t584 * t586;
                        let t678 = t677 + t583 * t585;
                        let t679 = t583 * t588;
                        let t680 = t678 + (l1_m2_a2 * t86 - t677) - t679;
                        let t681 = t678 + k9 * t86 - t153 * t586 - t679;
                        let t682 = t592 * t681 - t680;
                        let t683 = t591 * t682;
                        let t684 = t592 * t680 - t589 * t683;
                        let t685 = m1_plus_m2 * t684;
                        let t686 = t590 * t684 - t593 * t681;
                        let t687 = m1_plus_m2 * t686;
                        let t688 = t594 * (t584 - t595 * t685)
                            - t597 * (t584 * t589 - t583 * t680 - t599 * t687);
                        let t689 = t314 + t86 * (t585 - t588);
                        let t690 = t592 * t689 - t616 * t683;
                        let t691 = t601 * (t690 - t618 * t684);
                        let t692 = t586 + t602 * (t153 * t682 - t598);
                        let t693 = t591 * (t603 * t681 - t586)
                            + t604 * (t589 * t692 - t606 * t680 - t607 * t686);
                        let t694 = t588 * t693
                            - (t620 + t594 * (t584 * t692 - t621 - t610 * t685));
                        let t695 = t586 * t693
                            + (t585 * t608 - t594 * (t609 + t583 * t692 - t622 * t685));
                        let t696 = t601 * (t692 - t624 * t684);
                        [
                            t228,
                            t229,
                            t235,
                            t241,
                            t250,
                            t252,
                            t254,
                            t257,
                            t259,
                            t260,
                            t261,
                            t266,
                            t269,
                            t270,
                            t272,
                            t274,
                            t276,
                            t277,
                            t281,
                            t285,
                            t288,
                            t291,
                            t294,
                            t299,
                            t300,
                            t302,
                            t305,
                            t308,
                            t314,
                            t324,
                            x_new,
                            t330,
                            t331,
                            y_new,
                            t335,
                            t337,
                            theta_new,
                            t339,
                            t341,
                            t343,
                            phi_new,
                            rho1_new,
                            sin_phi_ahead_new,
                            cos_phi_ahead_new,
                            ahead1_new,
                            sin_theta_ahead_new,
                            cos_theta_ahead_new,
                            ahead4_new,
                            ahead6_new,
                            ahead2_new,
                            t365,
                            ahead5_new,
                            t367,
                            ahead3_new,
                            ahead7_new,
                            ahead18_new,
                            t370,
                            ahead19_new,
                            ahead21_new,
                            ahead22_new,
                            ahead23_new,
                            ahead20_new,
                            ahead8_new,
                            ahead31_new,
                            ahead24_new,
                            t377,
                            t378,
                            t379,
                            t380,
                            ahead32_new,
                            t382,
                            ahead25_new,
                            t383,
                            ahead26_new,
                            ahead27_new,
                            t384,
                            t385,
                            ahead33_new,
                            ahead34_new,
                            ahead35_new,
                            ahead36_new,
                            t388,
                            t389,
                            ahead29_new,
                            ahead16_new,
                            ahead39_new,
                            ahead38_new,
                            ahead15_new,
                            ahead37_new,
                            t394,
                            t395,
                            ahead30_new,
                            ahead13_new,
                            ahead14_new,
                            t397,
                            t398,
                            t399,
                            ahead12_new,
                            t400,
                            ahead11_new,
                            t401,
                            t402,
                            t403,
                            t404,
                            t405,
                            t421,
                            t432,
                            t439,
                            t445,
                            t447,
                            t450,
                            t456,
                            t458,
                            t462,
                            t463,
                            t464,
                            t467,
                            t472,
                            t473,
                            t474,
                            t479,
                            t481,
                            t482,
                            t483,
                            t484,
                            t485,
                            t486,
                            t489,
                            t490,
                            t491,
                            t492,
                            t493,
                            t495,
                            t497,
                            t498,
                            t499,
                            t500,
                            t501,
                            t502,
                            t503,
                            t504,
                            t506,
                            t507,
                            t508,
                            t510,
                            t511,
                            t512,
                            t514,
                            t515,
                            t541,
                            t555,
                            t560,
                            t562,
                            t566,
                            t582,
                            t583,
                            t584,
                            t585,
                            t586,
                            t588,
                            t589,
                            t591,
                            t593,
                            t594,
                            t596,
                            t597,
                            t598,
                            t600,
                            t604,
                            t606,
                            t608,
                            t611,
                            t612,
                            t613,
                            t614,
                            t617,
                            t619,
                            t623,
                            t624,
                            t625,
                            t626,
                            t628,
                            t629,
                            t630,
                            t631,
                            t632,
                            t633,
                            t634,
                            t635,
                            t636,
                            t637,
                            t638,
                            t639,
                            t640,
                            t641,
                            t642,
                            t643,
                            t644,
                            t645,
                            t646,
                            t647,
                            t648,
                            t649,
                            t650,
                            t651,
                            t652,
                            t653,
                            t654,
                            t655,
                            t656,
                            t657,
                            t658,
                            t659,
                            t660,
                            t661,
                            t662,
                            t663,
                            t664,
                            t665,
                            t666,
                            t667,
                            t668,
                            t669,
                            t670,
                            t671,
                            t672,
                            t673,
                            t674,
                            t675,
                            t676,
                            t680,
                            t681,
                            t684,
                            t685,
                            t686,
                            t687,
                            t688,
                            t689,
                            t690,
                            t691,
                            t692,
                            t693,
                            t694,
                            t695,
                            t696,
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        k1,
                        k2,
                        twice_a2,
                        l1_m2_a2,
                        k3,
                        inv_m1_plus_m2,
                        k4,
                        half_m2_a2,
                        a_w,
                        k5,
                        k7,
                        k8,
                        k9,
                        m1_a1_plus_m2_l1,
                        t74,
                        k10,
                        t93,
                        t89,
                        t6,
                        t94,
                        t90,
                        t16,
                        t17,
                        t108,
                        t84,
                        t132,
                        t126,
                        t116,
                        t145,
                        t150,
                        t87,
                        t153,
                        t151,
                        t86,
                        t155,
                        t166,
                        t167,
                        t158,
                        t164,
                        t148,
                        t170,
                        t183,
                        t146,
                        t147,
                        t171,
                        t173,
                        t192,
                        t174,
                        t177,
                        t178,
                        t180,
                        t179,
                        t185,
                        t182,
                        t186,
                        t187,
                        t188,
                        t191,
                        t181,
                        t193,
                        t195,
                        t194,
                        t196,
                        t197,
                        t199,
                        t200,
                        t210,
                        t211,
                        t202,
                        t204,
                        t205,
                        t206,
                        t207,
                        t209,
                        t212,
                        t219,
                        t220,
                        t218,
                        t221,
                        t213,
                        t215,
                        t224,
                        t216,
                        t223,
                        t225,
                        t226,
                        a1,
                        l1,
                        m2,
                        j2,
                        a2,
                        l2,
                        w,
                        x,
                        y,
                        theta,
                        phi,
                        rho1,
                        h,
                        t,
                        ahead11,
                        ahead12,
                        ahead13,
                        ahead14,
                        ahead15,
                        ahead16,
                    ])
                };
                let [work_new, ahead9_new, ahead10_new, ahead17_new, ahead28_new,
                ahead40_new, ahead41_new, ahead42_new, ahead43_new, ahead44_new,
                ahead45_new, ahead46_new, ahead47_new, ahead48_new, ahead49_new,
                ahead50_new, ahead51_new, ahead52_new, ahead53_new, ahead54_new,
                ahead55_new, ahead56_new, ahead57_new, ahead58_new, ahead59_new,
                ahead60_new, ahead61_new, ahead62_new, ahead64_new, ahead66_new,
                ahead67_new, ahead68_new, ahead69_new, ahead70_new, ahead71_new,
                ahead72_new, ahead73_new, ahead75_new, ahead77_new, ahead78_new,
                ahead79_new, ahead80_new, ahead81_new, ahead82_new, ahead83_new,
                ahead84_new, ahead85_new, ahead86_new, ahead87_new, ahead88_new,
                ahead89_new, ahead90_new, ahead91_new, ahead92_new, ahead93_new,
                ahead94_new, ahead95_new, ahead96_new, ahead97_new, ahead98_new,
                ahead99_new, ahead100_new, ahead101_new, ahead102_new, ahead103_new] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m2_a2,
                        l1_m2_a2,
                        k3,
                        inv_m1_plus_m2,
                        k4,
                        half_m2_a2,
                        cos_w_t_a_w,
                        k5,
                        k7,
                        k8,
                        twice_m2_l1,
                        twice_m1_a1,
                        k9,
                        sin_w_t,
                        w_a_w,
                        t74,
                        t72,
                        t254,
                        inv_ahead33,
                        inv_ahead34,
                        inv_ahead35,
                        inv_ahead36,
                        inv_ahead38,
                        inv_ahead39,
                        t252,
                        k10,
                        rho1_over_ahead17,
                        t12,
                        cos_w_t_a_w_ahead32,
                        t98,
                        t103,
                        t88,
                        t13,
                        t4,
                        ahead31_inv_ahead35,
                        t1,
                        ahead19_inv_ahead36,
                        t2,
                        t3,
                        t92,
                        t91,
                        t14,
                        t15,
                        ahead24_inv_ahead38,
                        t5,
                        t6,
                        t94,
                        t90,
                        t102,
                        t100,
                        t16,
                        t17,
                        t101,
                        t97,
                        t95,
                        t96,
                        t19,
                        t9,
                        t24,
                        t25,
                        t20,
                        t8,
                        t21,
                        t22,
                        t23,
                        t28,
                        t29,
                        t30,
                        t11,
                        t53,
                        t109,
                        t110,
                        t33,
                        t52,
                        t131,
                        t125,
                        t136,
                        t34,
                        t42,
                        t41,
                        t44,
                        t47,
                        t50,
                        t49,
                        t55,
                        t56,
                        t57,
                        t58,
                        t60,
                        t119,
                        t120,
                        t121,
                        t127,
                        t51,
                        t61,
                        t63,
                        t62,
                        t64,
                        t65,
                        t66,
                        t67,
                        t68,
                        t122,
                        t123,
                        t113,
                        t114,
                        t70,
                        t76,
                        t77,
                        t78,
                        t128,
                        t129,
                        t130,
                        t117,
                        t124,
                        t111,
                        t112,
                        t115,
                        t82,
                        t83,
                        t80,
                        t81,
                        t84,
                        t132,
                        t126,
                        t116,
                        t139,
                        t135,
                        t133,
                        t140,
                        t138,
                        t134,
                        t150,
                        t87,
                        t152,
                        t153,
                        t151,
                        t86,
                        t154,
                        t166,
                        t157,
                        t163,
                        t148,
                        t170,
                        t183,
                        t146,
                        t171,
                        t176,
                        t192,
                        t177,
                        t180,
                        t179,
                        t185,
                        t186,
                        t188,
                        t191,
                        t299,
                        t305,
                        t193,
                        t198,
                        t300,
                        t210,
                        t202,
                        t205,
                        t308,
                        t302,
                        t208,
                        t212,
                        t219,
                        t217,
                        t221,
                        t314,
                        t215,
                        t235,
                        t216,
                        t223,
                        t225,
                        t226,
                        t228,
                        t229,
                        t324,
                        t241,
                        t257,
                        t269,
                        t259,
                        t261,
                        t260,
                        t266,
                        t274,
                        t276,
                        t277,
                        t250,
                        t270,
                        t272,
                        t281,
                        t291,
                        t285,
                        t288,
                        t294,
                        t330,
                        t331,
                        t335,
                        t337,
                        t341,
                        t339,
                        t343,
                        t402,
                        t403,
                        t398,
                        t399,
                        t405,
                        sin_theta_ahead_new,
                        cos_phi_ahead_new,
                        ahead1_new,
                        cos_theta_ahead_new,
                        sin_phi_ahead_new,
                        t367,
                        t365,
                        ahead6_new,
                        ahead7_new,
                        ahead8_new,
                        t370,
                        t382,
                        t383,
                        ahead26_new,
                        t388,
                        t389,
                        t377,
                        t378,
                        t384,
                        t379,
                        t380,
                        t385,
                        ahead33_new,
                        t583,
                        t584,
                        t586,
                        t588,
                        t585,
                        t589,
                        t591,
                        t593,
                        t606,
                        t624,
                        t596,
                        t604,
                        t608,
                        t594,
                        t611,
                        t623,
                        t617,
                        t639,
                        t628,
                        t631,
                        t632,
                        t633,
                        t629,
                        t630,
                        t634,
                        t635,
                        t637,
                        t638,
                        t636,
                        t640,
                        t597,
                        t662,
                        t663,
                        t664,
                        t598,
                        t600,
                        t625,
                        t641,
                        t612,
                        t642,
                        t619,
                        t626,
                        t643,
                        t613,
                        t614,
                        t644,
                        t645,
                        t646,
                        t648,
                        t649,
                        t650,
                        t651,
                        t653,
                        t654,
                        t655,
                        t656,
                        t657,
                        t658,
                        t652,
                        t661,
                        t665,
                        t666,
                        t667,
                        t672,
                        t673,
                        t670,
                        t671,
                        t674,
                        t647,
                        t659,
                        t668,
                        t681,
                        t680,
                        t684,
                        t692,
                        t696,
                        t686,
                        t693,
                        t685,
                        t694,
                        t695,
                        t689,
                        t690,
                        t691,
                        t687,
                        t675,
                        t676,
                        t660,
                        t432,
                        t445,
                        t463,
                        t447,
                        t450,
                        t462,
                        t456,
                        t467,
                        t472,
                        t473,
                        t474,
                        t479,
                        t501,
                        t502,
                        t503,
                        t439,
                        t464,
                        t481,
                        t458,
                        t482,
                        t483,
                        t484,
                        t485,
                        t489,
                        t490,
                        t492,
                        t493,
                        t495,
                        t497,
                        t491,
                        t500,
                        t504,
                        t506,
                        t511,
                        t512,
                        t510,
                        t486,
                        t498,
                        t507,
                        t541,
                        t514,
                        t515,
                        t555,
                        t560,
                        t562,
                        t499,
                        t394,
                        t401,
                        t400,
                        t397,
                        t395,
                        t404,
                        t508,
                        t421,
                        t669,
                        t688,
                        t582,
                        t566,
                        m1,
                        j1,
                        a1,
                        l1,
                        m2,
                        j2,
                        a2,
                        l2,
                        work,
                        ahead1,
                        ahead3,
                        ahead5,
                        ahead6,
                        ahead7,
                        ahead8,
                        ahead11,
                        ahead12,
                        ahead13,
                        ahead14,
                        ahead15,
                        ahead16,
                        ahead20,
                        ahead21,
                        ahead22,
                        ahead23,
                        ahead24,
                        ahead25,
                        ahead26,
                        ahead27,
                        ahead28,
                        ahead29,
                        ahead30,
                        ahead31,
                        ahead32,
                        ahead40,
                        ahead41,
                        ahead42,
                        ahead43,
                        ahead44,
                        ahead45,
                        ahead46,
                        ahead47,
                        ahead48,
                        ahead49,
                        ahead50,
                        ahead51,
                        ahead52,
                        ahead53,
                        ahead54,
                        ahead55,
                        ahead56,
                        ahead57,
                        ahead58,
                        ahead59,
                        ahead60,
                        ahead61,
                        ahead62,
                        ahead63,
                        ahead64,
                        ahead65,
                        ahead66,
                        ahead67,
                        ahead68,
                        ahead69,
                        ahead70,
                        ahead71,
                        ahead72,
                        ahead73,
                        ahead74,
                        ahead75,
                        ahead76,
                        ahead77,
                        ahead78,
                        ahead79,
                        ahead80,
                        ahead81,
                        ahead82,
                        ahead83,
                        ahead84,
                        ahead85,
                        ahead86,
                        ahead87,
                        ahead88,
                        ahead89,
                        ahead90,
                        ahead91,
                        ahead92,
                        ahead93,
                        ahead94,
                        ahead95,
                        ahead96,
                        ahead97,
                        ahead98,
                        ahead99,
                        ahead100,
                        ahead101,
                        ahead102,
                        sin_phi_ahead,
                        cos_phi_ahead,
                        ]: [T; 480],
                    ) -> [T; 65] {
                        let t697 = t86 * t695
                            + (l2 * t696 + t314 * t608 - t86 * t611 - t183 * t693);
                        let t698 = t87 * (t623 + t694) + t697;
                        let t699 = t611 * t684 + t593 * t694;
                        let t700 = t691
                            - t619 * (t625 * t692 + t606 * t698 - t626 * t699);
                        let t701 = t591 * (t631 * t681 - t689)
                            - t604 * (t589 * t690 - t617 * t680 - t632 * t686);
                        let t702 = t86 * t635;
                        let t703 = t586 * t701
                            + (t585 * t633
                                + (t594 * (t629 + t583 * t690 - t638 * t685) - t628));
                        let t704 = t588 * t701
                            + (t639 + t594 * (t584 * t690 - t637 - t630 * t685) - t636);
                        let t705 = t183 * t701 + (l2 * t691 - t314 * t633) - t702
                            - t86 * t703 - t87 * (t640 + t704);
                        let t706 = t705 - t641 * t698 - t641 * (t698 - t641 * t694);
                        let t707 = t684 / (t593 * t593)
                            + t613
                                * (t692 * (rt::lit::<T>(2.0) * t606)
                                    - t614 * (t612 * t684 + t593 * t699));
                        let t708 = t643 * (t700 - t643 * t706) + (t643 * t700 + t707);
                        let t709 = t646 * (t645 * t708);
                        let t710 = t646 * t688 - t146 * t314
                            + (t600 * t709 - t651 * t703) - t657 * t695;
                        let t711 = t74 * t700;
                        let t712 = t644 * t706 - t642 * t708;
                        let t713 = t650 * (t711 - t651 * t712);
                        let t714 = t653
                            * (t648 * t698 + t625 * t711
                                - t654 * (t649 * t694 + t611 * t712));
                        let t715 = t714
                            - t655 * (t74 * t692 - t656 * (t644 * t699 - t612 * t708));
                        let t716 = m1_plus_m2 * t665 + (t153 * t668 + t584 * t674);
                        let t717 = t594 * (t583 + t663 * t685)
                            - t597 * (t662 * t687 + (t598 + t153 * t680));
                        let t718 = t657 * t694
                            + (t651 * t704 + (t646 * t717 + t664 * t709)) - t635 * t713;
                        let t719 = t676 * (t710 - t640 * t713 - t623 * t715)
                            + t716 * (t611 * t715 + t718);
                        let t720 = t583 * t659;
                        let t721 = t148 * t668 + t170 * t674 + (t153 * t665 - t720);
                        let t722 = t666
                            * (t74 * t680 + t667 * (t644 * t686 - t596 * t708))
                            + (t87 * t146 - t651 * t701);
                        let t723 = t170 * t668 + k3 * t674 + (t584 * t665 - t720);
                        let t724 = t672
                            * (t648 * t690 + t617 * t711
                                - t673 * (t649 * t684 + t593 * t712));
                        let t725 = t624 * t715
                            + (t657 * t696 - t671 * (t670 * (t644 * t684 - t593 * t708))
                                - t724);
                        let t726 = t721
                            * (t722 - (t657 * t693 + t633 * t713) - t608 * t715)
                            + t723 * t725;
                        let t727 = t221
                            * ((t660 + (t665 + l1 * t668) * t669) * (half_m2_a2 * t675)
                                - t719 - t726);
                        let t728 = rt::lit::<T>(0.0) * t42;
                        let t729 = t65 * (t64 * t728);
                        let t730 = t74 * t729;
                        let t731 = t57 - t52;
                        let t732 = t22 * (t58 + t731);
                        let t733 = t67 * (rt::lit::<T>(2.0) * t729 + t67 * t732);
                        let t734 = t68 * t732 + t62 * t733;
                        let t735 = t70 * (t61 * t730 + t76 * (t51 * t734))
                            + t78 * (t77 * (t68 * t728 - t63 * t733));
                        let t736 = t122 * t733;
                        let t737 = t123 * t736;
                        let t738 = t113 * (t730 + t114 * t734);
                        let t739 = t123 * (t120 - t119) + t127 * t737 - t114 * t731
                            - t117 - t60 * t738;
                        let t740 = t135
                            * (t50 * t735 + (t128 + t121 * t737 - t129 - t58 * t738))
                            + t139 * (t739 - t49 * t735);
                        let t741 = t44 * t735
                            + (t81 * t736 - t82 * (t55 * t730 + t83 * (t42 * t734)));
                        let t742 = (t11 * t116 + k3 * t84 + (t30 * t126 - t23 * t132))
                            * t741 - t133 * (t47 * t735 + (t112 * t736 + t56 * t738));
                        let t743 = t134
                            + (t139 * (t115 * t125 - t140) - t135 * (t138 + t115 * t131))
                            - t8 * (t740 + t742);
                        let t744 = m2_a2 * t8;
                        let t745 = m2_a2 * t9;
                        let t746 = k4 * t9;
                        let t747 = k4 * t8;
                        let t748 = t744 * t747;
                        let t749 = inv_m1_plus_m2 * t25;
                        let t750 = t11 - t748 - t745 * t749;
                        let t751 = t34 - t748 - t25 * t749;
                        let t752 = rt::lit::<T>(1.0) / t751;
                        let t753 = t750 * t752;
                        let t754 = k3 - t745 * t746 - t748 - t750 * t753;
                        let t755 = inv_m1_plus_m2 / t754;
                        let t756 = t744 * t755;
                        let t757 = t751 * t754;
                        let t758 = inv_m1_plus_m2 / t757;
                        let t759 = t744 * t750;
                        let t760 = t758 * t759;
                        let t761 = t756 - t760;
                        let t762 = rt::lit::<T>(1.0) / t754;
                        let t763 = inv_m1_plus_m2 / t751;
                        let t764 = t25 * t763;
                        let t765 = rt::lit::<T>(1.0) / t757;
                        let t766 = t25 * t750;
                        let t767 = t766 * t763 - t746;
                        let t768 = t765 * (t750 * t767);
                        let t769 = t764 + t768;
                        let t770 = t745 * t767;
                        let t771 = t770 * t755;
                        let t772 = t749 * t769 + (inv_m1_plus_m2 - t771);
                        let t773 = t754 * t772;
                        let t774 = rt::lit::<T>(1.0) / (t754 * t773);
                        let t775 = t774 * (t767 * t767);
                        let t776 = t8 * t747;
                        let t777 = t53 - t776 - t9 * t749;
                        let t778 = l2 - t9 * t746 - t776 - t753 * t777;
                        let t779 = t762 * t778;
                        let t780 = rt::lit::<T>(1.0) / t773;
                        let t781 = t747 * t769;
                        let t782 = t744 * t767;
                        let t783 = t755 * t782;
                        let t784 = t781 - t783;
                        let t785 = t767 * t762;
                        let t786 = t8 * t784 + (t9 * t772 + (l2 * t785 - t53 * t769));
                        let t787 = t780 * (t767 * t786);
                        let t788 = t779 - t787;
                        let t789 = inv_m1_plus_m2 * t9;
                        let t790 = t745 * t778;
                        let t791 = t755 * t790;
                        let t792 = t752 * t777;
                        let t793 = t765 * (t750 * t778);
                        let t794 = t792 - t793;
                        let t795 = t791 + t749 * t794;
                        let t796 = t789 - t795;
                        let t797 = t747 * t794;
                        let t798 = t744 * t778;
                        let t799 = t755 * t798;
                        let t800 = inv_m1_plus_m2 * t8;
                        let t801 = t797 + (t799 - t800);
                        let t802 = t786 * (rt::lit::<T>(1.0) / t772);
                        let t803 = t9 * t796 + (t53 * t794 + l2 * t779 - t8 * t801)
                            - t786 * t802;
                        let t804 = t788 * (rt::lit::<T>(1.0) / t803);
                        let t805 = t762 - t775 - t788 * t804;
                        let t806 = rt::lit::<T>(1.0) / t805;
                        let t807 = t74 * t806;
                        let t808 = t53 * t109 + t761 * t807;
                        let t809 = t74 * t788;
                        let t810 = t803 * t805;
                        let t811 = rt::lit::<T>(1.0) / t810;
                        let t812 = t809 * t811;
                        let t813 = t801 * t812;
                        let t814 = rt::lit::<T>(1.0) / (t772 * t810);
                        let t815 = t814 * (t786 * t809);
                        let t816 = rt::lit::<T>(1.0) / (t773 * t805);
                        let t817 = t816 * (t74 * t767);
                        let t818 = t815 - t817;
                        let t819 = t784 * t818;
                        let t820 = t808 - t813 - t819;
                        let t821 = t820 * (rt::lit::<T>(2.0) * t9);
                        let t822 = t772 * t818;
                        let t823 = t766 * t758;
                        let t824 = t745 * t755;
                        let t825 = t823 - t824;
                        let t826 = t822 + (t825 * t807 - t796 * t812);
                        let t827 = rt::lit::<T>(1.0) / (t757 * t805);
                        let t828 = t827 * (t74 * t750);
                        let t829 = t110 - t828 - t794 * t812 - t769 * t818;
                        let t830 = rt::lit::<T>(2.0) * t8;
                        let t831 = rt::lit::<T>(1.0) / (t754 * t805);
                        let t832 = t74 * t831;
                        let t833 = rt::lit::<T>(1.0) / (t754 * t810);
                        let t834 = t833 * (t778 * t809);
                        let t835 = t785 * t818 + (t832 - t834);
                        let t836 = t835 + t829;
                        let t837 = m1_plus_m2 * t820 - t744 * t836;
                        let t838 = t745 * t747;
                        let t839 = t838 + t744 * t746;
                        let t840 = t744 * t749;
                        let t841 = t839 + (l1_m2_a2 * t8 - t838) - t840;
                        let t842 = t839 + k9 * t8 - t25 * t747 - t840;
                        let t843 = t753 * t842 - t841;
                        let t844 = t752 * t843;
                        let t845 = t753 * t841 - t750 * t844;
                        let t846 = m1_plus_m2 * t845;
                        let t847 = t751 * t845 - t754 * t842;
                        let t848 = m1_plus_m2 * t847;
                        let t849 = t755 * (t745 - t756 * t846)
                            - t758 * (t745 * t750 - t744 * t841 - t760 * t848);
                        let t850 = t136 + t8 * (t746 - t749);
                        let t851 = t753 * t850 - t777 * t844;
                        let t852 = t762 * (t851 - t779 * t845);
                        let t853 = t747 + t763 * (t25 * t843 - t759);
                        let t854 = t752 * (t764 * t842 - t747)
                            + t765 * (t750 * t853 - t767 * t841 - t768 * t847);
                        let t855 = t749 * t854
                            - (t781 + t755 * (t745 * t853 - t782 - t771 * t846));
                        let t856 = t747 * t854
                            + (t746 * t769 - t755 * (t770 + t744 * t853 - t783 * t846));
                        let t857 = t762 * (t853 - t785 * t845);
                        let t858 = t8 * t856
                            + (l2 * t857 + t136 * t769 - t8 * t772 - t53 * t854);
                        let t859 = t9 * (t784 + t855) + t858;
                        let t860 = t772 * t845 + t754 * t855;
                        let t861 = t852
                            - t780 * (t786 * t853 + t767 * t859 - t787 * t860);
                        let t862 = t752 * (t792 * t842 - t850)
                            - t765 * (t750 * t851 - t778 * t841 - t793 * t847);
                        let t863 = t8 * t796;
                        let t864 = t747 * t862
                            + (t746 * t794
                                + (t755 * (t790 + t744 * t851 - t799 * t846) - t789));
                        let t865 = t749 * t862
                            + (t800 + t755 * (t745 * t851 - t798 - t791 * t846) - t797);
                        let t866 = t53 * t862 + (l2 * t852 - t136 * t794) - t863
                            - t8 * t864 - t9 * (t801 + t865);
                        let t867 = t866 - t802 * t859 - t802 * (t859 - t802 * t855);
                        let t868 = t845 / (t754 * t754)
                            + t774
                                * (t853 * (rt::lit::<T>(2.0) * t767)
                                    - t775 * (t773 * t845 + t754 * t860));
                        let t869 = t804 * (t861 - t804 * t867) + (t804 * t861 + t868);
                        let t870 = t807 * (t806 * t869);
                        let t871 = t807 * t849 - t109 * t136
                            + (t761 * t870 - t812 * t864) - t818 * t856;
                        let t872 = t74 * t861;
                        let t873 = t805 * t867 - t803 * t869;
                        let t874 = t811 * (t872 - t812 * t873);
                        let t875 = t814
                            * (t809 * t859 + t786 * t872
                                - t815 * (t810 * t855 + t772 * t873));
                        let t876 = t875
                            - t816 * (t74 * t853 - t817 * (t805 * t860 - t773 * t869));
                        let t877 = m1_plus_m2 * t826 + (t25 * t829 + t745 * t835);
                        let t878 = t755 * (t744 + t824 * t846)
                            - t758 * (t823 * t848 + (t759 + t25 * t841));
                        let t879 = t818 * t855
                            + (t812 * t865 + (t807 * t878 + t825 * t870)) - t796 * t874;
                        let t880 = t837 * (t871 - t801 * t874 - t784 * t876)
                            + t877 * (t772 * t876 + t879);
                        let t881 = t744 * t820;
                        let t882 = t34 * t829 + t11 * t835 + (t25 * t826 - t881);
                        let t883 = t827
                            * (t74 * t841 + t828 * (t805 * t847 - t757 * t869))
                            + (t9 * t109 - t812 * t862);
                        let t884 = t11 * t829 + k3 * t835 + (t745 * t826 - t881);
                        let t885 = t833
                            * (t809 * t851 + t778 * t872
                                - t834 * (t810 * t845 + t754 * t873));
                        let t886 = t785 * t876
                            + (t818 * t857 - t832 * (t831 * (t805 * t845 - t754 * t869))
                                - t885);
                        let t887 = t882
                            * (t883 - (t818 * t854 + t794 * t874) - t769 * t876)
                            + t884 * t886;
                        let t888 = t84
                            * ((t821 + (t826 + l1 * t829) * t830) * (half_m2_a2 * t836)
                                - t880 - t887);
                        let t889 = t820 * t829;
                        let t890 = rt::lit::<T>(0.5)
                            * (m2_a2 * t836 * (t821 + t826 * t830) + twice_m2_l1 * t889
                                + twice_m1_a1 * t889);
                        let t891 = t72 * w_a_w;
                        let t892 = t891 * t66;
                        let t893 = t77 * (t891 * t41) - t70 * (t61 * t892);
                        let t894 = t113 * t892;
                        let t895 = t47 * t893 - (t56 * t894 + t111 * (t891 * t33));
                        let t896 = t780 * (rt::lit::<T>(0.0) * t767);
                        let t897 = t74 * t896;
                        let t898 = t795 - t789;
                        let t899 = t863 + t8 * t898;
                        let t900 = t804 * (rt::lit::<T>(2.0) * t896 - t804 * t899);
                        let t901 = t803 * t900 - t805 * t899;
                        let t902 = t811 * (t897 + t812 * t901);
                        let t903 = t806 * t900;
                        let t904 = t807 * t903;
                        let t905 = t801 * t902
                            + (t807 * (t824 - t823) - t761 * t904 - t812 * t898 - t822);
                        let t906 = t817 * t903
                            - t814 * (t786 * t897 + t815 * (t772 * t901));
                        let t907 = t877
                            * (t772 * t906
                                + (t796 * t902 + (t808 - (t813 + t825 * t904) - t819)));
                        let t908 = t785 * t906
                            + (t833 * (t778 * t897 + t834 * (t754 * t901))
                                - t832 * t903);
                        let t909 = j1 * t895 - (t837 * (t905 - t784 * t906) + t907)
                            - (t882 * (t828 * t903 + t794 * t902 - t769 * t906)
                                + t884 * t908);
                        let t910 = a1 * t151;
                        let t911 = t891 * t198;
                        let t912 = t205 * (t891 * t176) - t202 * (t193 * t911);
                        let t913 = t210 * t911;
                        let t914 = t891 * t300;
                        let t915 = t180 * t912 + (t188 * t913 - t299 * t914);
                        let t916 = t177 * t912 - (t186 * t913 + t208 * (t891 * t171));
                        let t917 = a1 * t150;
                        let t918 = t179 * t912 + (t305 * t914 - t191 * t913);
                        let t919 = a1 * t19;
                        let t920 = t891 * t122;
                        let t921 = t49 * t893 + (t127 * t920 - t60 * t894);
                        let t922 = a1 * t20;
                        let t923 = t50 * t893 + (t58 * t894 - t121 * t920);
                        let t924 = (t130 + t115 * t919) * (t919 * t895 - t921)
                            + (t124 - t115 * t922) * (t923 - t922 * t895);
                        let t925 = (t302 - t212 * t910) * (t915 - t910 * t916)
                            + ((t308 + t212 * t917) * (t917 * t916 - t918) + t924);
                        let t926 = a2 * t163;
                        let t927 = t152 * t151 - a2 * t157;
                        let t928 = t192 * t912 + (t219 * (t185 * t911) - t891 * t217);
                        let t929 = (t302 + t221 * t926 - t212 * t927)
                            * (t915 + t926 * t928 - t927 * t916);
                        let t930 = a2 * t29;
                        let t931 = t24 * t20 - a2 * t28;
                        let t932 = t44 * t893 + (t82 * (t55 * t892) - t891 * t80);
                        let t933 = (t124 + t84 * t930 - t115 * t931)
                            * (t923 + t930 * t932 - t931 * t895);
                        let t934 = t19 * t24 + a2 * t21;
                        let t935 = a2 * t22;
                        let t936 = (t130 + t115 * t934 - t84 * t935)
                            * (t921 + t935 * t932 - t934 * t895);
                        let t937 = t150 * t152 + a2 * t154;
                        let t938 = a2 * t166;
                        let t939 = (t308 + t212 * t937 - t221 * t938)
                            * (t918 + t938 * t928 - t937 * t916);
                        let t940 = t659 * t668;
                        let t941 = rt::lit::<T>(0.5)
                            * (m2_a2 * t675 * (t660 + t665 * t669) + twice_m2_l1 * t940
                                + twice_m1_a1 * t940);
                        let t942 = t619 * (rt::lit::<T>(0.0) * t606);
                        let t943 = t74 * t942;
                        let t944 = t634 - t628;
                        let t945 = t702 + t86 * t944;
                        let t946 = t643 * (rt::lit::<T>(2.0) * t942 - t643 * t945);
                        let t947 = t642 * t946 - t644 * t945;
                        let t948 = t650 * (t943 + t651 * t947);
                        let t949 = t645 * t946;
                        let t950 = t646 * t949;
                        let t951 = t640 * t948
                            + (t646 * (t663 - t662) - t600 * t950 - t651 * t944 - t661);
                        let t952 = t656 * t949
                            - t653 * (t625 * t943 + t654 * (t611 * t947));
                        let t953 = t716
                            * (t611 * t952
                                + (t635 * t948 + (t647 - (t652 + t664 * t950) - t658)));
                        let t954 = t624 * t952
                            + (t672 * (t617 * t943 + t673 * (t593 * t947))
                                - t671 * t949);
                        let t955 = j1 * t916 - (t676 * (t951 - t623 * t952) + t953)
                            - (t721 * (t667 * t949 + t633 * t948 - t608 * t952)
                                + t723 * t954);
                        let t956 = t212 * (t941 + t955)
                            + j2
                                * ((t84 - t115) * (t932 - t895)
                                    + (t221 - t212) * (t928 - t916));
                        let t957 = t727 + (t109 * t743 + (t888 - t115 * (t890 + t909)))
                            - m1 * t925 - (m2 * (t929 + (t933 - t936) - t939) + t956);
                        let cos_w_t_a_w_ahead66 = cos_w_t_a_w * ahead66;
                        let t958 = t2 * (ahead70 * inv_ahead36)
                            + inv_ahead35
                                * (ahead65 * cos_w_t_a_w_ahead32
                                    - ahead31 * cos_w_t_a_w_ahead66 - ahead69 * t1);
                        let t959 = inv_ahead34 * (cos_w_t_a_w_ahead66 + ahead68 * t13);
                        let ahead67_inv_ahead33 = ahead67 * inv_ahead33;
                        let t960 = t88 * ahead67_inv_ahead33;
                        let t961 = (ahead7 * t17 + k3 * t6
                            + (ahead5 * t90 - ahead3 * t94))
                            * (ahead20 * t958
                                + (inv_ahead38
                                    * (ahead24 * cos_w_t_a_w_ahead66 + ahead71 * t5)
                                    - t4 * ahead67_inv_ahead33));
                        let t962 = t97
                            * (ahead22 * t958
                                + (ahead26 * t959 + (t91 - (t92 + ahead29 * t960)))) + t961;
                        let t963 = ahead27 * t959
                            + (ahead28 * t88 - ahead30 * t960
                                - (ahead64 * t13 + ahead63 * t3));
                        let t964 = t101 * (t963 - ahead23 * t958)
                            - t95
                                * (ahead21 * t958
                                    - (ahead25 * t959 + t15 * ahead67_inv_ahead33));
                        let t965 = t96 + t101 * (t103 * t16 - t102)
                            - t97 * (t100 + t98 * t16) - sin_phi_ahead * (t962 + t964);
                        let inv_ahead56 = rt::lit::<T>(1.0) / ahead56;
                        let t966 = cos_w_t_a_w * inv_ahead56;
                        let t967 = ahead8 * rho1_over_ahead17 + ahead53 * t966;
                        let cos_w_t_a_w_ahead55 = cos_w_t_a_w * ahead55;
                        let inv_ahead57 = rt::lit::<T>(1.0) / ahead57;
                        let t968 = cos_w_t_a_w_ahead55 * inv_ahead57;
                        let t969 = ahead51 * t968;
                        let inv_ahead58 = rt::lit::<T>(1.0) / ahead58;
                        let t970 = cos_w_t_a_w_ahead55 * (ahead54 * inv_ahead58);
                        let inv_ahead59 = rt::lit::<T>(1.0) / ahead59;
                        let t971 = cos_w_t_a_w * (ahead43 * inv_ahead59);
                        let t972 = t970 - t971;
                        let t973 = ahead47 * t972;
                        let t974 = t967 - t969 - t973;
                        let t975 = rt::lit::<T>(2.0) * cos_phi_ahead * t974;
                        let twice_sin_phi_ahead = rt::lit::<T>(2.0) * sin_phi_ahead;
                        let t976 = ahead46 * t972 + (ahead52 * t966 - ahead50 * t968);
                        let inv_ahead60 = rt::lit::<T>(1.0) / ahead60;
                        let t977 = cos_w_t_a_w * (ahead42 * inv_ahead60);
                        let t978 = t12 - t977 - ahead49 * t968 - ahead45 * t972;
                        let inv_ahead62 = rt::lit::<T>(1.0) / ahead62;
                        let t979 = cos_w_t_a_w * inv_ahead62;
                        let inv_ahead61 = rt::lit::<T>(1.0) / ahead61;
                        let t980 = cos_w_t_a_w_ahead55 * (ahead48 * inv_ahead61);
                        let t981 = ahead44 * t972 + (t979 - t980);
                        let t982 = t981 + t978;
                        let t983 = m1_plus_m2 * t974 - ahead40 * t982;
                        let t984 = t966 * (ahead96 * inv_ahead56);
                        let t985 = ahead53 * t984 - ahead91 * t968
                            + (ahead93 * t966 - ahead72 * rho1_over_ahead17
                                - ahead87 * t972);
                        let cos_w_t_a_w_ahead95 = cos_w_t_a_w * ahead95;
                        let t986 = inv_ahead57 * (cos_w_t_a_w_ahead95 - ahead97 * t968);
                        let t987 = inv_ahead58
                            * (ahead94 * cos_w_t_a_w_ahead55
                                + ahead54 * cos_w_t_a_w_ahead95 - ahead98 * t970)
                            - inv_ahead59 * (cos_w_t_a_w * ahead83 - ahead99 * t971);
                        let t988 = m1_plus_m2 * t976 + (ahead1 * t978 + ahead41 * t981);
                        let t989 = ahead90 * t968 + ahead92 * t966
                            + (ahead86 * t972 + ahead52 * t984) - ahead50 * t986;
                        let t990 = t983 * (t985 - ahead51 * t986 - ahead47 * t987)
                            + t988 * (ahead46 * t987 + t989);
                        let t991 = ahead40 * t974;
                        let t992 = ahead6 * t978 + ahead7 * t981
                            + (ahead1 * t976 - t991);
                        let t993 = cos_phi_ahead * rho1_over_ahead17 - ahead89 * t968
                            + (inv_ahead60 * (cos_w_t_a_w * ahead82 + ahead100 * t977)
                                - ahead85 * t972);
                        let t994 = ahead7 * t978 + k3 * t981 + (ahead41 * t976 - t991);
                        let t995 = ahead84 * t972 - t979 * (ahead102 * inv_ahead62)
                            - inv_ahead61
                                * (ahead88 * cos_w_t_a_w_ahead55
                                    + ahead48 * cos_w_t_a_w_ahead95 - ahead101 * t980);
                        let t996 = t992 * (t993 - ahead49 * t986 - ahead45 * t987)
                            + t994 * (ahead44 * t987 + t995);
                        let t997 = t6
                            * ((t975 + twice_sin_phi_ahead * (t976 + l1 * t978))
                                * (half_m2_a2 * t982) - t990 - t996);
                        let t998 = t974 * t978;
                        let t999 = rt::lit::<T>(0.5)
                            * (m2_a2 * t982 * (t975 + twice_sin_phi_ahead * t976)
                                + twice_m2_l1 * t998 + twice_m1_a1 * t998);
                        let sin_w_t_w_a_w = sin_w_t * w_a_w;
                        let t1000 = ahead32 * sin_w_t_w_a_w;
                        let t1001 = sin_w_t_w_a_w * ahead19_inv_ahead36
                            - t1000 * ahead31_inv_ahead35;
                        let t1002 = inv_ahead34 * t1000;
                        let t1003 = ahead21 * t1001
                            - (ahead25 * t1002 + sin_w_t_w_a_w * t14);
                        let cos_w_t_a_w_ahead77 = cos_w_t_a_w * ahead77;
                        let t1004 = inv_ahead57 * (cos_w_t_a_w_ahead77 + ahead79 * t968);
                        let ahead78_inv_ahead56 = ahead78 * inv_ahead56;
                        let t1005 = t966 * ahead78_inv_ahead56;
                        let t1006 = ahead51 * t1004
                            + (ahead73 * t966 - ahead53 * t1005
                                - (ahead75 * t968 + ahead74 * t972));
                        let t1007 = t971 * ahead78_inv_ahead56
                            + inv_ahead58
                                * (ahead76 * cos_w_t_a_w_ahead55
                                    - ahead54 * cos_w_t_a_w_ahead77 - ahead80 * t970);
                        let t1008 = t994
                            * (ahead44 * t1007
                                + (inv_ahead61
                                    * (ahead48 * cos_w_t_a_w_ahead77 + ahead81 * t980)
                                    - t979 * ahead78_inv_ahead56));
                        let t1009 = t988
                            * (ahead46 * t1007
                                + (ahead50 * t1004
                                    + (t967 - t973 - (t969 + ahead52 * t1005))));
                        let t1010 = j1 * t1003 - t983 * (t1006 - ahead47 * t1007) - t1008
                            - (t1009
                                + t992
                                    * (ahead49 * t1004 + t977 * ahead78_inv_ahead56
                                        - ahead45 * t1007));
                        let t1011 = rt::lit::<T>(2.0) * (t146 * t582 + t957)
                            + (rho1_over_ahead17 * t965 + (t997 - t16 * (t999 + t1010)));
                        let t1012 = a1 * t216;
                        let t1013 = t252 * w_a_w;
                        let t1014 = t1013 * t272;
                        let t1015 = t288 * (t1013 * t257) - t285 * (t270 * t1014);
                        let t1016 = t291 * t1014;
                        let t1017 = t1013 * t281;
                        let t1018 = t261 * t1015 + (t276 * t1016 - t330 * t1017);
                        let t1019 = t259 * t1015
                            - (t274 * t1016 + t335 * (t1013 * t241));
                        let t1020 = a1 * t215;
                        let t1021 = t260 * t1015 + (t250 * t1017 - t277 * t1016);
                        let t1022 = sin_w_t_w_a_w * inv_ahead33;
                        let t1023 = ahead23 * t1001
                            + (ahead30 * t1022 - ahead27 * t1002);
                        let t1024 = ahead22 * t1001
                            + (ahead26 * t1002 - ahead29 * t1022);
                        let t1025 = (t294 + t337 * t1020) * (t1020 * t1019 - t1021)
                            + (t402 * (ahead11 * t1003 - t1023)
                                + t403 * (t1024 - ahead12 * t1003));
                        let t1026 = t566 + t1011
                            - m1
                                * ((t331 - t337 * t1012) * (t1018 - t1012 * t1019) + t1025);
                        let t1027 = a2 * t229;
                        let t1028 = t235 * t216 - a2 * t228;
                        let t1029 = t269 * t1015
                            + (t341 * (t266 * t1014) - t1013 * t339);
                        let t1030 = (t331 + t343 * t1027 - t337 * t1028)
                            * (t1018 + t1027 * t1029 - t1028 * t1019);
                        let t1031 = ahead20 * t1001
                            + (t1000 * ahead24_inv_ahead38
                                - sin_w_t_w_a_w * inv_ahead39);
                        let t1032 = t399 * (t1024 + ahead16 * t1031 - ahead15 * t1003)
                            - t398 * (t1023 + ahead14 * t1031 - ahead13 * t1003);
                        let t1033 = t215 * t235 + a2 * t225;
                        let t1034 = a2 * t226;
                        let t1035 = (t294 + t337 * t1033 - t343 * t1034)
                            * (t1021 + t1034 * t1029 - t1033 * t1019);
                        let t1036 = t498 * t507;
                        let t1037 = rt::lit::<T>(0.5)
                            * (m2_a2 * t514 * (t499 + t504 * t508) + twice_m2_l1 * t1036
                                + twice_m1_a1 * t1036);
                        let t1038 = t458 * (rt::lit::<T>(0.0) * t445);
                        let t1039 = t254 * t1038;
                        let t1040 = t473 - t467;
                        let t1041 = t541 + t223 * t1040;
                        let t1042 = t482 * (rt::lit::<T>(2.0) * t1038 - t482 * t1041);
                        let t1043 = t481 * t1042 - t483 * t1041;
                        let t1044 = t489 * (t1039 + t490 * t1043);
                        let t1045 = t484 * t1042;
                        let t1046 = t485 * t1045;
                        let t1047 = t479 * t1044
                            + (t485 * (t502 - t501) - t439 * t1046 - t490 * t1040
                                - t500);
                        let t1048 = t495 * t1045
                            - t492 * (t464 * t1039 + t493 * (t450 * t1043));
                        let t1049 = t555
                            * (t450 * t1048
                                + (t474 * t1044 + (t486 - (t491 + t503 * t1046) - t497)));
                        let t1050 = t463 * t1048
                            + (t511 * (t456 * t1039 + t512 * (t432 * t1043))
                                - t510 * t1045);
                        let t1051 = j1 * t1019 - (t515 * (t1047 - t462 * t1048) + t1049)
                            - (t560 * (t506 * t1045 + t472 * t1044 - t447 * t1048)
                                + t562 * t1050);
                        let t1052 = t337 * (t1037 + t1051)
                            + j2
                                * (t405 * (t1031 - t1003)
                                    + (t343 - t337) * (t1029 - t1019));
                        let t1053 = work
                            + k10
                                * (t324 * t421
                                    + (t1026 - (m2 * (t1030 + t1032 - t1035) + t1052)));
                        let t1054 = j2 * (t404 * t404 - t405 * t405)
                            + (j1 * (t394 * t394 - t16 * t16) + t1053);
                        let t1055 = m1
                            * (t400 * t400 + (t401 * t401 - (t402 * t402 + t403 * t403)))
                            + t1054;
                        let work_new = m2
                            * (t395 * t395 + (t397 * t397 - (t398 * t398 + t399 * t399)))
                            + t1055;
                        let ahead9_new = cos_theta_ahead_new * ahead8_new;
                        let ahead10_new = sin_theta_ahead_new * ahead8_new;
                        let ahead17_new = sin_phi_ahead_new * (k5 * sin_phi_ahead_new)
                            + (k7 + k8 * cos_phi_ahead_new);
                        let ahead28_new = t389 - t388;
                        let ahead40_new = m2_a2 * sin_phi_ahead_new;
                        let ahead41_new = m2_a2 * cos_phi_ahead_new;
                        let t1056 = k4 * sin_phi_ahead_new;
                        let t1057 = ahead40_new * t1056;
                        let t1058 = inv_m1_plus_m2 * ahead1_new;
                        let ahead42_new = ahead7_new - t1057 - ahead41_new * t1058;
                        let t1059 = ahead1_new * ahead42_new;
                        let t1060 = ahead6_new - t1057 - ahead1_new * t1058;
                        let t1061 = inv_m1_plus_m2 / t1060;
                        let t1062 = k4 * cos_phi_ahead_new;
                        let ahead43_new = t1059 * t1061 - t1062;
                        let t1063 = rt::lit::<T>(1.0) / t1060;
                        let t1064 = ahead42_new * t1063;
                        let t1065 = k3 - ahead41_new * t1062 - t1057
                            - ahead42_new * t1064;
                        let t1066 = rt::lit::<T>(1.0) / t1065;
                        let ahead44_new = ahead43_new * t1066;
                        let t1067 = ahead1_new * t1061;
                        let t1068 = t1060 * t1065;
                        let t1069 = rt::lit::<T>(1.0) / t1068;
                        let t1070 = t1069 * (ahead42_new * ahead43_new);
                        let ahead45_new = t1067 + t1070;
                        let t1071 = ahead41_new * ahead43_new;
                        let t1072 = inv_m1_plus_m2 / t1065;
                        let t1073 = t1071 * t1072;
                        let ahead46_new = t1058 * ahead45_new + (inv_m1_plus_m2 - t1073);
                        let t1074 = t1056 * ahead45_new;
                        let t1075 = ahead40_new * ahead43_new;
                        let t1076 = t1072 * t1075;
                        let ahead47_new = t1074 - t1076;
                        let t1077 = sin_phi_ahead_new * t1056;
                        let t1078 = ahead8_new - t1077 - cos_phi_ahead_new * t1058;
                        let ahead48_new = l2 - cos_phi_ahead_new * t1062 - t1077
                            - t1064 * t1078;
                        let t1079 = t1063 * t1078;
                        let t1080 = t1069 * (ahead42_new * ahead48_new);
                        let ahead49_new = t1079 - t1080;
                        let t1081 = inv_m1_plus_m2 * cos_phi_ahead_new;
                        let t1082 = ahead41_new * ahead48_new;
                        let t1083 = t1072 * t1082;
                        let t1084 = t1083 + t1058 * ahead49_new;
                        let ahead50_new = t1081 - t1084;
                        let t1085 = t1056 * ahead49_new;
                        let t1086 = ahead40_new * ahead48_new;
                        let t1087 = t1072 * t1086;
                        let t1088 = inv_m1_plus_m2 * sin_phi_ahead_new;
                        let ahead51_new = t1085 + (t1087 - t1088);
                        let t1089 = inv_m1_plus_m2 / t1068;
                        let t1090 = t1059 * t1089;
                        let t1091 = ahead41_new * t1072;
                        let ahead52_new = t1090 - t1091;
                        let t1092 = ahead40_new * t1072;
                        let t1093 = ahead40_new * ahead42_new;
                        let t1094 = t1089 * t1093;
                        let ahead53_new = t1092 - t1094;
                        let ahead54_new = sin_phi_ahead_new * ahead47_new
                            + (cos_phi_ahead_new * ahead46_new
                                + (l2 * ahead44_new - ahead8_new * ahead45_new));
                        let t1095 = t1066 * ahead48_new;
                        let t1096 = t1065 * ahead46_new;
                        let t1097 = rt::lit::<T>(1.0) / t1096;
                        let t1098 = t1097 * (ahead43_new * ahead54_new);
                        let ahead55_new = t1095 - t1098;
                        let t1099 = rt::lit::<T>(1.0) / (t1065 * t1096);
                        let t1100 = t1099 * (ahead43_new * ahead43_new);
                        let t1101 = ahead54_new * (rt::lit::<T>(1.0) / ahead46_new);
                        let t1102 = cos_phi_ahead_new * ahead50_new
                            + (ahead8_new * ahead49_new + l2 * t1095
                                - sin_phi_ahead_new * ahead51_new) - ahead54_new * t1101;
                        let t1103 = ahead55_new * (rt::lit::<T>(1.0) / t1102);
                        let ahead56_new = t1066 - t1100 - ahead55_new * t1103;
                        let ahead57_new = t1102 * ahead56_new;
                        let ahead58_new = ahead46_new * ahead57_new;
                        let ahead59_new = t1096 * ahead56_new;
                        let ahead60_new = t1068 * ahead56_new;
                        let ahead61_new = t1065 * ahead57_new;
                        let ahead62_new = t1065 * ahead56_new;
                        let ahead64_new = t383 - t382;
                        let t1104 = rt::lit::<T>(0.0) * t370;
                        let t1105 = t380 * (t379 * t1104);
                        let ahead66_new = -t1105;
                        let t1106 = t367 * (ahead26_new + ahead64_new);
                        let t1107 = t385 * (rt::lit::<T>(2.0) * t1105 + t385 * t1106);
                        let ahead67_new = -t1107;
                        let t1108 = ahead33_new * t1106 + t384 * t1107;
                        let ahead68_new = -t1108;
                        let ahead69_new = -(t377 * t1108);
                        let ahead70_new = ahead33_new * t1104 - t378 * t1107;
                        let ahead71_new = -(t370 * t1108);
                        let ahead72_new = l1 * sin_phi_ahead_new;
                        let ahead73_new = t1091 - t1090;
                        let ahead75_new = t1084 - t1081;
                        let ahead77_new = t1097 * (rt::lit::<T>(0.0) * ahead43_new);
                        let t1109 = sin_phi_ahead_new * ahead50_new;
                        let t1110 = t1109 + sin_phi_ahead_new * ahead75_new;
                        let ahead78_new = t1103
                            * (rt::lit::<T>(2.0) * ahead77_new - t1103 * t1110);
                        let ahead79_new = t1102 * ahead78_new - ahead56_new * t1110;
                        let ahead80_new = ahead46_new * ahead79_new;
                        let ahead81_new = t1065 * ahead79_new;
                        let t1111 = ahead41_new * t1056;
                        let t1112 = t1111 + ahead40_new * t1062;
                        let t1113 = ahead40_new * t1058;
                        let ahead82_new = t1112 + (l1_m2_a2 * sin_phi_ahead_new - t1111)
                            - t1113;
                        let t1114 = t1112 + k9 * sin_phi_ahead_new - ahead1_new * t1056
                            - t1113;
                        let t1115 = t1064 * t1114 - ahead82_new;
                        let ahead83_new = t1056 + t1061 * (ahead1_new * t1115 - t1093);
                        let t1116 = t1063 * t1115;
                        let t1117 = t1064 * ahead82_new - ahead42_new * t1116;
                        let ahead84_new = t1066 * (ahead83_new - ahead44_new * t1117);
                        let t1118 = t1060 * t1117 - t1065 * t1114;
                        let ahead85_new = t1063 * (t1067 * t1114 - t1056)
                            + t1069
                                * (ahead42_new * ahead83_new - ahead43_new * ahead82_new
                                    - t1070 * t1118);
                        let t1119 = m1_plus_m2 * t1117;
                        let ahead86_new = t1058 * ahead85_new
                            - (t1074
                                + t1072
                                    * (ahead41_new * ahead83_new - t1075 - t1073 * t1119));
                        let ahead87_new = t1056 * ahead85_new
                            + (t1062 * ahead45_new
                                - t1072
                                    * (t1071 + ahead40_new * ahead83_new - t1076 * t1119));
                        let t1120 = ahead72_new + sin_phi_ahead_new * (t1062 - t1058);
                        let ahead88_new = t1064 * t1120 - t1078 * t1116;
                        let ahead89_new = t1063 * (t1079 * t1114 - t1120)
                            - t1069
                                * (ahead42_new * ahead88_new - ahead48_new * ahead82_new
                                    - t1080 * t1118);
                        let ahead90_new = t1058 * ahead89_new
                            + (t1088
                                + t1072
                                    * (ahead41_new * ahead88_new - t1086 - t1083 * t1119)
                                - t1085);
                        let ahead91_new = t1056 * ahead89_new
                            + (t1062 * ahead49_new
                                + (t1072
                                    * (t1082 + ahead40_new * ahead88_new - t1087 * t1119)
                                    - t1081));
                        let t1121 = m1_plus_m2 * t1118;
                        let ahead92_new = t1072 * (ahead40_new + t1091 * t1119)
                            - t1089
                                * (t1090 * t1121 + (t1093 + ahead1_new * ahead82_new));
                        let ahead93_new = t1072 * (ahead41_new - t1092 * t1119)
                            - t1089
                                * (ahead41_new * ahead42_new - ahead40_new * ahead82_new
                                    - t1094 * t1121);
                        let t1122 = sin_phi_ahead_new * ahead87_new
                            + (l2 * ahead84_new + ahead45_new * ahead72_new
                                - sin_phi_ahead_new * ahead46_new
                                - ahead8_new * ahead85_new);
                        let ahead94_new = cos_phi_ahead_new * (ahead47_new + ahead86_new)
                            + t1122;
                        let t1123 = t1066 * (ahead88_new - t1095 * t1117);
                        let t1124 = ahead46_new * t1117 + t1065 * ahead86_new;
                        let ahead95_new = t1123
                            - t1097
                                * (ahead54_new * ahead83_new + ahead43_new * ahead94_new
                                    - t1098 * t1124);
                        let t1125 = ahead8_new * ahead89_new
                            + (l2 * t1123 - ahead49_new * ahead72_new) - t1109
                            - sin_phi_ahead_new * ahead91_new
                            - cos_phi_ahead_new * (ahead51_new + ahead90_new);
                        let t1126 = t1125 - t1101 * ahead94_new
                            - t1101 * (ahead94_new - t1101 * ahead86_new);
                        let t1127 = t1117 / (t1065 * t1065)
                            + t1099
                                * (ahead83_new * (rt::lit::<T>(2.0) * ahead43_new)
                                    - t1100 * (t1096 * t1117 + t1065 * t1124));
                        let ahead96_new = t1103 * (ahead95_new - t1103 * t1126)
                            + (t1103 * ahead95_new + t1127);
                        let ahead97_new = ahead56_new * t1126 - t1102 * ahead96_new;
                        let ahead98_new = ahead57_new * ahead86_new
                            + ahead46_new * ahead97_new;
                        let ahead99_new = ahead56_new * t1124 - t1096 * ahead96_new;
                        let ahead100_new = ahead56_new * t1118 - t1068 * ahead96_new;
                        let ahead101_new = ahead57_new * t1117 + t1065 * ahead97_new;
                        let ahead102_new = ahead56_new * t1117 - t1065 * ahead96_new;
                        let t1128 = cos_theta_ahead_new * t367
                            - sin_theta_ahead_new * t365;
                        let ahead103_new = t1128 * t1128
                            + (ahead10_new * ahead10_new + ahead9_new * ahead9_new);
                        [
                            work_new,
                            ahead9_new,
                            ahead10_new,
                            ahead17_new,
                            ahead28_new,
                            ahead40_new,
                            ahead41_new,
                            ahead42_new,
                            ahead43_new,
                            ahead44_new,
                            ahead45_new,
                            ahead46_new,
                            ahead47_new,
                            ahead48_new,
                            ahead49_new,
                            ahead50_new,
                            ahead51_new,
                            ahead52_new,
                            ahead53_new,
                            ahead54_new,
                            ahead55_new,
                            ahead56_new,
                            ahead57_new,
                            ahead58_new,
                            ahead59_new,
                            ahead60_new,
                            ahead61_new,
                            ahead62_new,
                            ahead64_new,
                            ahead66_new,
                            ahead67_new,
                            ahead68_new,
                            ahead69_new,
                            ahead70_new,
                            ahead71_new,
                            ahead72_new,
                            ahead73_new,
                            ahead75_new,
                            ahead77_new,
                            ahead78_new,
                            ahead79_new,
                            ahead80_new,
                            ahead81_new,
                            ahead82_new,
                            ahead83_new,
                            ahead84_new,
                            ahead85_new,
                            ahead86_new,
                            ahead87_new,
                            ahead88_new,
                            ahead89_new,
                            ahead90_new,
                            ahead91_new,
                            ahead92_new,
                            ahead93_new,
                            ahead94_new,
                            ahead95_new,
                            ahead96_new,
                            ahead97_new,
                            ahead98_new,
                            ahead99_new,
                            ahead100_new,
                            ahead101_new,
                            ahead102_new,
                            ahead103_new,
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m2_a2,
                        l1_m2_a2,
                        k3,
                        inv_m1_plus_m2,
                        k4,
                        half_m2_a2,
                        cos_w_t_a_w,
                        k5,
                        k7,
                        k8,
                        twice_m2_l1,
                        twice_m1_a1,
                        k9,
                        sin_w_t,
                        w_a_w,
                        t74,
                        t72,
                        t254,
                        inv_ahead33,
                        inv_ahead34,
                        inv_ahead35,
                        inv_ahead36,
                        inv_ahead38,
                        inv_ahead39,
                        t252,
                        k10,
                        rho1_over_ahead17,
                        t12,
                        cos_w_t_a_w_ahead32,
                        t98,
                        t103,
                        t88,
                        t13,
                        t4,
                        ahead31_inv_ahead35,
                        t1,
                        ahead19_inv_ahead36,
                        t2,
                        t3,
                        t92,
                        t91,
                        t14,
                        t15,
                        ahead24_inv_ahead38,
                        t5,
                        t6,
                        t94,
                        t90,
                        t102,
                        t100,
                        t16,
                        t17,
                        t101,
                        t97,
                        t95,
                        t96,
                        t19,
                        t9,
                        t24,
                        t25,
                        t20,
                        t8,
                        t21,
                        t22,
                        t23,
                        t28,
                        t29,
                        t30,
                        t11,
                        t53,
                        t109,
                        t110,
                        t33,
                        t52,
                        t131,
                        t125,
                        t136,
                        t34,
                        t42,
                        t41,
                        t44,
                        t47,
                        t50,
                        t49,
                        t55,
                        t56,
                        t57,
                        t58,
                        t60,
                        t119,
                        t120,
                        t121,
                        t127,
                        t51,
                        t61,
                        t63,
                        t62,
                        t64,
                        t65,
                        t66,
                        t67,
                        t68,
                        t122,
                        t123,
                        t113,
                        t114,
                        t70,
                        t76,
                        t77,
                        t78,
                        t128,
                        t129,
                        t130,
                        t117,
                        t124,
                        t111,
                        t112,
                        t115,
                        t82,
                        t83,
                        t80,
                        t81,
                        t84,
                        t132,
                        t126,
                        t116,
                        t139,
                        t135,
                        t133,
                        t140,
                        t138,
                        t134,
                        t150,
                        t87,
                        t152,
                        t153,
                        t151,
                        t86,
                        t154,
                        t166,
                        t157,
                        t163,
                        t148,
                        t170,
                        t183,
                        t146,
                        t171,
                        t176,
                        t192,
                        t177,
                        t180,
                        t179,
                        t185,
                        t186,
                        t188,
                        t191,
                        t299,
                        t305,
                        t193,
                        t198,
                        t300,
                        t210,
                        t202,
                        t205,
                        t308,
                        t302,
                        t208,
                        t212,
                        t219,
                        t217,
                        t221,
                        t314,
                        t215,
                        t235,
                        t216,
                        t223,
                        t225,
                        t226,
                        t228,
                        t229,
                        t324,
                        t241,
                        t257,
                        t269,
                        t259,
                        t261,
                        t260,
                        t266,
                        t274,
                        t276,
                        t277,
                        t250,
                        t270,
                        t272,
                        t281,
                        t291,
                        t285,
                        t288,
                        t294,
                        t330,
                        t331,
                        t335,
                        t337,
                        t341,
                        t339,
                        t343,
                        t402,
                        t403,
                        t398,
                        t399,
                        t405,
                        sin_theta_ahead_new,
                        cos_phi_ahead_new,
                        ahead1_new,
                        cos_theta_ahead_new,
                        sin_phi_ahead_new,
                        t367,
                        t365,
                        ahead6_new,
                        ahead7_new,
                        ahead8_new,
                        t370,
                        t382,
                        t383,
                        ahead26_new,
                        t388,
                        t389,
                        t377,
                        t378,
                        t384,
                        t379,
                        t380,
                        t385,
                        ahead33_new,
                        t583,
                        t584,
                        t586,
                        t588,
                        t585,
                        t589,
                        t591,
                        t593,
                        t606,
                        t624,
                        t596,
                        t604,
                        t608,
                        t594,
                        t611,
                        t623,
                        t617,
                        t639,
                        t628,
                        t631,
                        t632,
                        t633,
                        t629,
                        t630,
                        t634,
                        t635,
                        t637,
                        t638,
                        t636,
                        t640,
                        t597,
                        t662,
                        t663,
                        t664,
                        t598,
                        t600,
                        t625,
                        t641,
                        t612,
                        t642,
                        t619,
                        t626,
                        t643,
                        t613,
                        t614,
                        t644,
                        t645,
                        t646,
                        t648,
                        t649,
                        t650,
                        t651,
                        t653,
                        t654,
                        t655,
                        t656,
                        t657,
                        t658,
                        t652,
                        t661,
                        t665,
                        t666,
                        t667,
                        t672,
                        t673,
                        t670,
                        t671,
                        t674,
                        t647,
                        t659,
                        t668,
                        t681,
                        t680,
                        t684,
                        t692,
                        t696,
                        t686,
                        t693,
                        t685,
                        t694,
                        t695,
                        t689,
                        t690,
                        t691,
                        t687,
                        t675,
                        t676,
                        t660,
                        t432,
                        t445,
                        t463,
                        t447,
                        t450,
                        t462,
                        t456,
                        t467,
                        t472,
                        t473,
                        t474,
                        t479,
                        t501,
                        t502,
                        t503,
                        t439,
                        t464,
                        t481,
                        t458,
                        t482,
                        t483,
                        t484,
                        t485,
                        t489,
                        t490,
                        t492,
                        t493,
                        t495,
                        t497,
                        t491,
                        t500,
                        t504,
                        t506,
                        t511,
                        t512,
                        t510,
                        t486,
                        t498,
                        t507,
                        t541,
                        t514,
                        t515,
                        t555,
                        t560,
                        t562,
                        t499,
                        t394,
                        t401,
                        t400,
                        t397,
                        t395,
                        t404,
                        t508,
                        t421,
                        t669,
                        t688,
                        t582,
                        t566,
                        m1,
                        j1,
                        a1,
                        l1,
                        m2,
                        j2,
                        a2,
                        l2,
                        work,
                        ahead1,
                        ahead3,
                        ahead5,
                        ahead6,
                        ahead7,
                        ahead8,
                        ahead11,
                        ahead12,
                        ahead13,
                        ahead14,
                        ahead15,
                        ahead16,
                        ahead20,
                        ahead21,
                        ahead22,
                        ahead23,
                        ahead24,
                        ahead25,
                        ahead26,
                        ahead27,
                        ahead28,
                        ahead29,
                        ahead30,
                        ahead31,
                        ahead32,
                        ahead40,
                        ahead41,
                        ahead42,
                        ahead43,
                        ahead44,
                        ahead45,
                        ahead46,
                        ahead47,
                        ahead48,
                        ahead49,
                        ahead50,
                        ahead51,
                        ahead52,
                        ahead53,
                        ahead54,
                        ahead55,
                        ahead56,
                        ahead57,
                        ahead58,
                        ahead59,
                        ahead60,
                        ahead61,
                        ahead62,
                        ahead63,
                        ahead64,
                        ahead65,
                        ahead66,
                        ahead67,
                        ahead68,
                        ahead69,
                        ahead70,
                        ahead71,
                        ahead72,
                        ahead73,
                        ahead74,
                        ahead75,
                        ahead76,
                        ahead77,
                        ahead78,
                        ahead79,
                        ahead80,
                        ahead81,
                        ahead82,
                        ahead83,
                        ahead84,
                        ahead85,
                        ahead86,
                        ahead87,
                        ahead88,
                        ahead89,
                        ahead90,
                        ahead91,
                        ahead92,
                        ahead93,
                        ahead94,
                        ahead95,
                        ahead96,
                        ahead97,
                        ahead98,
                        ahead99,
                        ahead100,
                        ahead101,
                        ahead102,
                        sin_phi_ahead,
                        cos_phi_ahead,
                    ])
                };
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    phi_new,
                    rho1_new,
                    work_new,
                    setting.time_at(tally.advanced()),
                    ahead1_new,
                    ahead2_new,
                    ahead3_new,
                    ahead4_new,
                    ahead5_new,
                    ahead6_new,
                    ahead7_new,
                    ahead8_new,
                    ahead9_new,
                    ahead10_new,
                    ahead11_new,
                    ahead12_new,
                    ahead13_new,
                    ahead14_new,
                    ahead15_new,
                    ahead16_new,
                    ahead17_new,
                    ahead18_new,
                    ahead19_new,
                    ahead20_new,
                    ahead21_new,
                    ahead22_new,
                    ahead23_new,
                    ahead24_new,
                    ahead25_new,
                    ahead26_new,
                    ahead27_new,
                    ahead28_new,
                    ahead29_new,
                    ahead30_new,
                    ahead31_new,
                    ahead32_new,
                    ahead33_new,
                    ahead34_new,
                    ahead35_new,
                    ahead36_new,
                    ahead37_new,
                    ahead38_new,
                    ahead39_new,
                    ahead40_new,
                    ahead41_new,
                    ahead42_new,
                    ahead43_new,
                    ahead44_new,
                    ahead45_new,
                    ahead46_new,
                    ahead47_new,
                    ahead48_new,
                    ahead49_new,
                    ahead50_new,
                    ahead51_new,
                    ahead52_new,
                    ahead53_new,
                    ahead54_new,
                    ahead55_new,
                    ahead56_new,
                    ahead57_new,
                    ahead58_new,
                    ahead59_new,
                    ahead60_new,
                    ahead61_new,
                    ahead62_new,
                    ahead22_new,
                    ahead64_new,
                    rt::lit::<T>(0.0),
                    ahead66_new,
                    ahead67_new,
                    ahead68_new,
                    ahead69_new,
                    ahead70_new,
                    ahead71_new,
                    ahead72_new,
                    ahead73_new,
                    ahead46_new,
                    ahead75_new,
                    rt::lit::<T>(0.0),
                    ahead77_new,
                    ahead78_new,
                    ahead79_new,
                    ahead80_new,
                    ahead81_new,
                    ahead82_new,
                    ahead83_new,
                    ahead84_new,
                    ahead85_new,
                    ahead86_new,
                    ahead87_new,
                    ahead88_new,
                    ahead89_new,
                    ahead90_new,
                    ahead91_new,
                    ahead92_new,
                    ahead93_new,
                    ahead94_new,
                    ahead95_new,
                    ahead96_new,
                    ahead97_new,
                    ahead98_new,
                    ahead99_new,
                    ahead100_new,
                    ahead101_new,
                    ahead102_new,
                    ahead103_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
                ];
                if !rt::all_finite([
                    carried[0],
                    carried[1],
                    carried[2],
                    carried[3],
                    carried[4],
                    carried[5],
                ]) {
                    return Err(setting.non_finite(tally));
                }
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new)
                        .map_err(|measure| setting.rank_loss(measure, tally))?;
                }
                motion.carried = carried;
                motion.tally = tally.advanced();
                motion.memory.0.advance(measure);
                Ok(())
            }

            #[inline]
            fn state<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
            ) -> State<T> {
                let [x, y, theta, phi, rho1, _, t, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = motion
                    .carried;
                let l1 = setting.system().parameters.l1;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    k2,
                    twice_a2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    a_w,
                    k5,
                    k7,
                    k8,
                    ..
                } = *setting.scheme();
                let t1 = rt::cos(w * t);
                let t2 = t1 * a_w;
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = front_1_mid * cos_theta - t3;
                let t5 = m2_a2 * t4;
                let t6 = t4 * k4;
                let t7 = cos_theta * front_2_mid;
                let t8 = t7 + sin_theta * front_1_mid;
                let t9 = m2_a2 * t8;
                let t10 = t8 * k4;
                let l1_front_1_mid = l1 * front_1_mid;
                let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = t12 * inv_m1_plus_m2;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = t14 * inv_m1_plus_m2;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + (k2 + m2_l1 * (l1 + front_1_mid * twice_a2)) - t12 * t13
                    - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t16 * t18;
                let t20 = k3 - t5 * t6 - t9 * t10 - t16 * t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = sin_theta * t13 + cos_theta * t15;
                let t23 = t19 * t22 - (sin_theta * t10 + cos_theta * t6);
                let t24 = t17 * t20;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t18 * t22 + t25 * (t16 * t23);
                let t27 = inv_m1_plus_m2 / t20;
                let t28 = t13 * t26 + (sin_theta * inv_m1_plus_m2 - t27 * (t9 * t23));
                let t29 = t15 * t26 + (cos_theta * inv_m1_plus_m2 - t27 * (t5 * t23));
                let t30 = sin_theta * t28 + cos_theta * t29;
                let t31 = t20 * t30;
                let t32 = l1_front_1_mid + l2;
                let t33 = t32 - t8 * t13 - t4 * t15;
                let t34 = l2 - t4 * t6 - t8 * t10 - t19 * t33;
                let t35 = t21 * t34;
                let t36 = t21 * t23;
                let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
                let t38 = t35 - t23 * t37 / t31;
                let t39 = t18 * t33 - t25 * (t16 * t34);
                let t40 = t4 * inv_m1_plus_m2 - t27 * (t5 * t34) - t15 * t39;
                let t41 = t13 * t39 + (t27 * (t9 * t34) - t8 * inv_m1_plus_m2);
                let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
                let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
                let t44 = t2 / t43;
                let t45 = inv_m1_plus_m2 / t24;
                let t46 = rho1
                    / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8));
                let t47 = t2 * t38;
                let t48 = t42 * t43;
                let t49 = t47 / t48;
                let t50 = t44 * (t9 * t27 - t12 * t16 * t45) + cos_theta * t32 * t46
                    - t41 * t49;
                let t51 = t37 * t47 / (t30 * t48) - t2 * t23 / (t31 * t43);
                let t52 = t44 * (t14 * t16 * t45 - t5 * t27) + sin_theta * t32 * t46
                    - t40 * t49;
                let t53 = front_2_mid * t46 - t2 * t16 / (t24 * t43) - t39 * t49
                    - t26 * t51;
                State {
                    t: setting.time_at(motion.tally),
                    x,
                    y,
                    theta,
                    phi,
                    x_dot: t50 - t28 * t51,
                    y_dot: t29 * t51 + t52,
                    theta_dot: t53,
                    phi_dot: t36 * t51 + (t2 / (t20 * t43) - t34 * t47 / (t20 * t48)),
                }
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// det(μ g⁻¹ μᵀ) and the minors of μ at the configuration that is carried; the minors are rarely read.
            #[inline(always)]
            fn rank(&self, system: &System<T>, carried: &[T; 114]) -> (T, [T; 3]) {
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, ahead103, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * (cos_theta * front_2_mid + sin_theta * front_1_mid)
                    - sin_theta * (front_1_mid * cos_theta - sin_theta * front_2_mid);
                let t2 = l1 * front_1_mid + l2;
                (ahead103, [t1, -(sin_theta * t2), cos_theta * t2])
            }
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
                    rt::write(
                        &self.constraint(&at.get("q")?, &at.get("w")?, at.number("t")?),
                        out,
                    )
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
                "holonomic" => {
                    rt::write(&self.holonomic(&at.get("q")?, at.number("t")?), out)
                }
                "level_correction" => {
                    rt::write(
                        &self.level_correction(&at.get("q")?, at.number("t")?),
                        out,
                    )
                }
                "constraint_rates" => {
                    rt::write(
                        &self.constraint_rates(&at.get("q")?, at.number("t")?),
                        out,
                    )
                }
                "drift" => rt::write(&self.drift(&at.get("q")?, at.number("t")?), out),
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
                    self.parameters.m1,
                    self.parameters.J1,
                    self.parameters.a1,
                    self.parameters.l1,
                    self.parameters.m2,
                    self.parameters.J2,
                    self.parameters.a2,
                    self.parameters.l2,
                    self.parameters.A,
                    self.parameters.w,
                ],
                out,
            )
        }
    }

    #[allow(non_snake_case, reason = "names as in the declaration")]
    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
            #[allow(
                unused_imports,
                reason = "which of them are needed depends on the model"
            )]
            use ::nonholonomic::catalogue::{
                DataSet, FunctionInfo, MethodInfo, ModelInfo, ParameterInfo, Quantity,
            };
            let mut info = ModelInfo::new("twistcar");
            info.text = Some(
                "The twistcar, a vehicle without a motor: its rider turns the handlebar to and fro, φ = A sin(w t), and the steered wheels, which are mounted behind their joint, drive it.",
            );
            info.source = Some(
                "O. Chakon and Y. Or, Analysis of underactuated dynamic locomotion systems using perturbation expansion: the twistcar toy example (2017)",
            );
            info.coordinates = &[
                Quantity::new("x", Some("m"), Some("middle of the rear axle")),
                Quantity::new("y", Some("m"), Some("middle of the rear axle")),
                Quantity::new("theta", Some("rad"), Some("heading")),
                Quantity::new("phi", Some("rad"), Some("handlebar against the body")),
            ];
            info.velocities = &[
                Quantity::new("x_dot", Some("m/s"), None),
                Quantity::new("y_dot", Some("m/s"), None),
                Quantity::new("theta_dot", Some("rad/s"), None),
                Quantity::new("phi_dot", Some("rad/s"), None),
            ];
            info.momenta = &["rho1"];
            info.constraints = &[
                "dot([-sin(theta), cos(theta)], dot(rear))",
                "dot([-sin(steered), cos(steered)], dot(joint + l2*front))",
                "phi - A*sin(w*t)",
            ];
            info.parameters = &[
                ParameterInfo::new(
                    Quantity::new("m1", Some("kg"), Some("body")),
                    Some(3.0),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J1",
                        Some("kg m^2"),
                        Some("body about its centre of mass"),
                    ),
                    Some(0.4),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a1",
                        Some("m"),
                        Some("from the rear axle forward to the body's centre of mass"),
                    ),
                    Some(0.3),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "l1",
                        Some("m"),
                        Some("from the rear axle forward to the joint"),
                    ),
                    Some(0.8),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new("m2", Some("kg"), Some("steered link")),
                    Some(0.6),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "J2",
                        Some("kg m^2"),
                        Some("steered link about its centre of mass"),
                    ),
                    Some(0.05),
                    true,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "a2",
                        Some("m"),
                        Some(
                            "from the joint forward to the steered link's centre of mass",
                        ),
                    ),
                    Some(0.05),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "l2",
                        Some("m"),
                        Some("from the joint forward to the steered axle"),
                    ),
                    Some(-0.2),
                    false,
                ),
                ParameterInfo::new(
                    Quantity::new(
                        "A",
                        Some("rad"),
                        Some("how far the rider turns the handlebar"),
                    ),
                    Some(0.6),
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
                    q: &[0.1, -0.2, 0.0, 0.0],
                    w: &[0.5, 0.0, 0.6, 1.8],
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
                FunctionInfo::new("mass_matrix", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("inverse_mass", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("potential", &[("q", 4)], &[]),
                FunctionInfo::new("potential_gradient", &[("q", 4)], &[4]),
                FunctionInfo::new("lagrangian", &[("q", 4), ("w", 4)], &[]),
                FunctionInfo::new("energy", &[("q", 4), ("w", 4)], &[]),
                FunctionInfo::new("christoffel_first", &[("q", 4)], &[4, 4, 4]),
                FunctionInfo::new("christoffel", &[("q", 4)], &[4, 4, 4]),
                FunctionInfo::new("constraint_matrix", &[("q", 4)], &[3, 4]),
                FunctionInfo::new("constraint", &[("q", 4), ("w", 4), ("t", 1)], &[3]),
                FunctionInfo::new("projector_perp", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("projector_d", &[("q", 4)], &[4, 4]),
                FunctionInfo::new("frame", &[("q", 4)], &[4, 1]),
                FunctionInfo::new("restricted_metric", &[("q", 4)], &[1, 1]),
                FunctionInfo::new("inverse_restricted_metric", &[("q", 4)], &[1, 1]),
                FunctionInfo::new("structure_functions", &[("q", 4)], &[1, 1, 1]),
                FunctionInfo::new("almost_poisson", &[("q", 4), ("rho", 1)], &[5, 5]),
                FunctionInfo::new("hamiltonian", &[("q", 4), ("rho", 1), ("t", 1)], &[]),
                FunctionInfo::new(
                    "hamiltonian_gradient",
                    &[("q", 4), ("rho", 1), ("t", 1)],
                    &[5],
                ),
                FunctionInfo::new(
                    "vector_field",
                    &[("q", 4), ("rho", 1), ("t", 1)],
                    &[5],
                ),
                FunctionInfo::new(
                    "vector_field_jacobian",
                    &[("q", 4), ("rho", 1), ("t", 1)],
                    &[5, 5],
                ),
                FunctionInfo::new("momenta", &[("q", 4), ("w", 4)], &[4]),
                FunctionInfo::new("velocities_of_momenta", &[("q", 4), ("p", 4)], &[4]),
                FunctionInfo::new("to_momenta", &[("q", 4), ("w", 4)], &[1]),
                FunctionInfo::new(
                    "to_velocities",
                    &[("q", 4), ("rho", 1), ("t", 1)],
                    &[4],
                ),
                FunctionInfo::new("multipliers", &[("q", 4), ("w", 4), ("t", 1)], &[3]),
                FunctionInfo::new("acceleration", &[("q", 4), ("w", 4), ("t", 1)], &[4]),
                FunctionInfo::new("holonomic", &[("q", 4), ("t", 1)], &[1]),
                FunctionInfo::new("level_correction", &[("q", 4), ("t", 1)], &[4]),
                FunctionInfo::new("constraint_rates", &[("q", 4), ("t", 1)], &[3]),
                FunctionInfo::new("drift", &[("q", 4), ("t", 1)], &[4]),
                FunctionInfo::new("configuration_velocity", &[("q", 4), ("w", 4)], &[4]),
                FunctionInfo::new("invariants", &[("q", 4), ("w", 4)], &[0]),
                FunctionInfo::new("cotangent_hamiltonian", &[("q", 4), ("p", 4)], &[]),
                FunctionInfo::new(
                    "cotangent_vector_field",
                    &[("q", 4), ("p", 4), ("t", 1)],
                    &[8],
                ),
            ];
            info
        };

        fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
            let &[m1, J1, a1, l1, m2, J2, a2, l2, A, w] = parameters else {
                return Err(ParameterError::Count {
                    expected: 10,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m1,
                J1,
                a1,
                l1,
                m2,
                J2,
                a2,
                l2,
                A,
                w,
            })
        }

        fn initial_state(&self, set: &str) -> Option<State<f64>> {
            StateBuilder::new(Ok(*self)).data_set(set).map(|builder| builder.state)
        }

        fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<State<f64>> {
            Some(::nonholonomic::State::of(t, rt::slice(q)?, rt::slice(w)?))
        }

        fn projected(&self, state: &State<f64>) -> State<f64> {
            let mut state = *state;
            if let Ok(q) = rt::onto_level_set(
                state.q(),
                |q| self.level_correction(q, state.t),
            ) {
                state = ::nonholonomic::State::of(state.t, q, state.w());
            }
            let projector = self.projector_d(&state.q());
            ::nonholonomic::State::of(
                state.t,
                state.q(),
                projector * (projector * state.w()) + self.drift(&state.q(), state.t),
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

#[allow(dead_code, reason = "not every program calls all of them")]
impl Twistcar {
    /// The system with these parameters.
    ///
    /// # Errors
    /// Where a parameter is not finite, or not positive although it must be.
    pub fn system(
        &self,
    ) -> ::core::result::Result<twistcar::System<f64>, ::nonholonomic::ParameterError> {
        twistcar::System::new(self.parameters())
    }

    /// The parameters as a value of their own.
    pub fn parameters(&self) -> twistcar::Parameters<f64> {
        twistcar::Parameters {
            m1: self.m1,
            J1: self.J1,
            a1: self.a1,
            l1: self.l1,
            m2: self.m2,
            J2: self.J2,
            a2: self.a2,
            l2: self.l2,
            A: self.A,
            w: self.w,
        }
    }

    /// Begins a state: name the coordinates and velocities that are not zero, then `build` or `project`.
    pub fn state(&self) -> twistcar::StateBuilder<f64> {
        twistcar::StateBuilder::new(self.system())
    }

    /// The named initial data (`standard`); `None` where there are none of that name.
    ///
    /// Parameters that belong to the data are those of `Parameters`; this system keeps its own.
    pub fn initial(
        &self,
        name: &str,
    ) -> ::core::option::Option<twistcar::StateBuilder<f64>> {
        self.state().data_set(name)
    }

    /// Integrates from `start` with steps of size `h`: the states after the first, the second, … step.
    ///
    /// A negative `h` steps back in time. An error ends the integration; it is the last item, and the first where no step
    /// could be taken at all.
    pub fn integrate<M>(
        &self,
        start: twistcar::State<f64>,
        h: f64,
    ) -> ::nonholonomic::Integration<
        <twistcar::System<f64> as ::nonholonomic::Discretize<M>>::Stepper,
    >
    where
        M: ::nonholonomic::Method,
        twistcar::System<f64>: ::nonholonomic::Discretize<M>,
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
