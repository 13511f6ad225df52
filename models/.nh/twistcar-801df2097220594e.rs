// Prepared by `nh prepare` from `Twistcar` in src/library.rs and twistcar.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 801df2097220594ef01760e0e681ab97
// content 6271c1c770c5065765cb4cef0703bba6

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
/// * `gonzalez`: 3449 add, 5169 mul, 138 div, 15 sin_cos, 5 call
/// * `midpoint`: 530 add, 897 mul, 75 div, 11 sin_cos, 2 call
/// * `leapfrog`: 417 add, 670 mul, 31 div, 8 sin_cos, 2 call
/// * `rk4`: 1467 add, 2338 mul, 147 div, 13 sin_cos
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
        /// `-(m2 a2)`
        minus_m2_a2: T,
        /// `m2 l1`
        m2_l1: T,
        /// `2 a2`
        twice_a2: T,
        /// `J2 + (m1 a1² + J1) + m2 a2²`
        k1: T,
        /// `l1 m2 a2`
        l1_m2_a2: T,
        /// `J2 + a2² m2`
        k2: T,
        /// `J2 + m2 a2²`
        k3: T,
        /// `1/(m1 + m2)`
        inv_m1_plus_m2: T,
        /// `m2 a2/(m1 + m2)`
        k4: T,
        /// `m1 a1 + m2 l1`
        m1_a1_plus_m2_l1: T,
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
        /// `J2 + m2 a2² - a2² (m2²/(m1 + m2))`
        k10: T,
        /// `l2 - a2 (m2/(m1 + m2))`
        k11: T,
        /// `2 m2 l1 + 2 m1 a1`
        k12: T,
        /// `2 a2 m2 l1`
        twice_a2_m2_l1: T,
        /// `2 (J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2)))`
        k13: T,
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
                let minus_m2_a2 = -m2_a2;
                let m2_l1 = m2 * l1;
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let a2_squared = a2 * a2;
                let m2_a2_squared = m2 * a2_squared;
                let k1 = j2 + (m1 * (a1 * a1) + j1) + m2_a2_squared;
                let l1_m2_a2 = l1 * m2_a2;
                let k2 = j2 + a2 * m2_a2;
                let k3 = j2 + m2_a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k4 = m2_a2 / m1_plus_m2;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
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
                let k10 = k3 - a2_squared * (m2 * m2 / m1_plus_m2);
                let k11 = l2 - a2 * (m2 / m1_plus_m2);
                let k12 = rt::lit::<T>(2.0) * m2_l1 + rt::lit::<T>(2.0) * m1_a1;
                let twice_a2_m2_l1 = rt::lit::<T>(2.0) * a2_m2_l1;
                let k13 = rt::lit::<T>(2.0) * k6;
                let w_a_w = w * a_w;
                Constants {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    minus_m2_a2,
                    m2_l1,
                    twice_a2,
                    k1,
                    l1_m2_a2,
                    k2,
                    k3,
                    inv_m1_plus_m2,
                    k4,
                    m1_a1_plus_m2_l1,
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
                    k10,
                    k11,
                    k12,
                    twice_a2_m2_l1,
                    k13,
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
            let m2 = self.parameters.m2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                minus_m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k2,
                k3,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = -(sin_theta * t1 + m2_a2 * t2);
            let t4 = minus_m2_a2 * (t2 + sin_theta * front_1_mid);
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = m2_a2 * (front_1_mid * cos_theta - t5);
            let t8 = k2 + l1_m2_a2 * front_1_mid;
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m1_plus_m2, zero, t3, t4],
                [zero, m1_plus_m2, t6, t7],
                [t3, t6, k1 + m2_l1 * (l1 + twice_a2 * front_1_mid), t8],
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
            let m2 = self.parameters.m2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k2,
                k3,
                inv_m1_plus_m2,
                k4,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = inv_m1_plus_m2 * t3;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = inv_m1_plus_m2 * t6;
            let t8 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t3 * t4 - t6 * t7;
            let t9 = inv_m1_plus_m2 / t8;
            let t10 = front_1_mid * cos_theta - t5;
            let t11 = m2_a2 * t10;
            let t12 = k4 * t10;
            let t13 = t2 + sin_theta * front_1_mid;
            let t14 = m2_a2 * t13;
            let t15 = k4 * t13;
            let t16 = k2 + l1_m2_a2 * front_1_mid - t14 * t4 - t11 * t7;
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
            let Constants { m2_a2, m1_a1_plus_m2_l1, a2_m2_l1, minus_l1_m2_a2, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = sin_theta * front_2_mid;
            let t2 = m2_a2 * front_1_mid + m1_a1_plus_m2_l1;
            let front_2_mid_m2_a2 = m2_a2 * front_2_mid;
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
            let front_2_mid_a2_m2_l1 = a2_m2_l1 * front_2_mid;
            let t14 = -front_2_mid_a2_m2_l1;
            let t15 = -t12;
            let t16 = rt::lit::<T>(0.5) * (t10 - t9);
            let zero = rt::lit::<T>(0.0);
            [
                rt::sparse([
                    (2, 2, m2_a2 * t1 - cos_theta * t2),
                    (2, 3, t6),
                    (3, 2, t6),
                    (3, 3, -t5),
                ]),
                rt::sparse([
                    (2, 2, -(m2_a2 * t7 + sin_theta * t2)),
                    (2, 3, t11),
                    (3, 2, t11),
                    (3, 3, -t9),
                ]),
                rt::matrix([
                    [zero, zero, zero, t12],
                    [zero, zero, zero, t13],
                    [zero, zero, zero, t14],
                    [t12, t13, t14, minus_l1_m2_a2 * front_2_mid],
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
            let m2 = self.parameters.m2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k2,
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
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = inv_m1_plus_m2 * t3;
            let t5 = t1 * cos_theta;
            let t6 = sin_theta * front_2_mid;
            let t7 = m2_a2 * t6;
            let t8 = t5 - t7;
            let t9 = inv_m1_plus_m2 * t8;
            let t10 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t3 * t4 - t8 * t9;
            let t11 = front_1_mid * cos_theta;
            let t12 = t11 - t6;
            let t13 = m2_a2 * t12;
            let t14 = k4 * t12;
            let t15 = sin_theta * front_1_mid;
            let t16 = t2 + t15;
            let t17 = m2_a2 * t16;
            let t18 = k4 * t16;
            let t19 = k2 + l1_m2_a2 * front_1_mid - t17 * t4 - t13 * t9;
            let t20 = rt::lit::<T>(1.0) / t10;
            let t21 = t19 * t20;
            let t22 = k3 - t13 * t14 - t17 * t18 - t19 * t21;
            let t23 = t10 * t22;
            let t24 = inv_m1_plus_m2 / t23;
            let t25 = rt::lit::<T>(0.5) * t3;
            let front_2_mid_m2_a2 = m2_a2 * front_2_mid;
            let t26 = sin_theta * front_2_mid_m2_a2 - m2_a2 * t11;
            let t27 = t13 + t26;
            let t28 = t19 * t27;
            let t29 = inv_m1_plus_m2 / t22;
            let t30 = half_m2_a2 * t16;
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
            let front_2_mid_a2_m2_l1 = a2_m2_l1 * front_2_mid;
            let t46 = t44 * t18 + (front_2_mid_a2_m2_l1 + t3 * t14) - t45 * t21;
            let t47 = t20 * t45 - t32 * (t19 * t46);
            let t48 = t26 - t13;
            let t49 = t17 + t36;
            let t50 = rt::lit::<T>(0.5) * (t4 * t48 + t9 * t49) - front_2_mid_a2_m2_l1;
            let t51 = rt::lit::<T>(0.5) * (t18 * t48 + t14 * t49) - t50 * t21;
            let t52 = t20 * t50 - t32 * (t19 * t51);
            let t53 = t4 * t52 + (t29 * (t17 * t51) + k5 * t48);
            let t54 = l1_m2_a2 * front_2_mid + t13 * t4 - t17 * t9;
            let t55 = t54 * t21 + (t17 * t14 - t13 * t18);
            let t56 = t20 * t54 + t32 * (t19 * t55);
            let t57 = half_m2_a2 * t12;
            let t58 = rt::lit::<T>(0.5) * t8;
            let t59 = t29 * (t27 * t57) - t24 * (t58 * t28);
            let t60 = t29 * (t57 * t33) - t9 * t34;
            let t61 = t24 * (t58 * t38) - t29 * (t37 * t57);
            let t62 = t29 * (t57 * t41) - t9 * t42;
            let t63 = -(t9 * t52 + (t29 * (t13 * t51) + k5 * t49));
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
                phi_dot - a_w * t2,
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
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
            let t3 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t4 = cos_theta * front_2_mid;
            let t5 = sin_theta * t3 + m2_a2 * t4;
            let t6 = rt::lit::<T>(1.0)
                / (front_2_mid * (k6 * front_2_mid) + (k8 + k9 * front_1_mid));
            let t7 = (m1_plus_m2 * t2 - front_2_mid * t5) * t6;
            let t8 = sin_theta * t1;
            let t9 = sin_theta * front_2_mid;
            let t10 = t3 * cos_theta - m2_a2 * t9;
            let t11 = (m1_plus_m2 * t8 + front_2_mid * t10) * t6;
            let t12 = t10 * t8
                + front_2_mid * (k1 + m2_l1 * (l1 + twice_a2 * front_1_mid)) - t5 * t2;
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
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
            let t3 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t4 = cos_theta * front_2_mid;
            let t5 = sin_theta * t3 + m2_a2 * t4;
            let t6 = rt::lit::<T>(1.0)
                / (front_2_mid * (k6 * front_2_mid) + (k8 + k9 * front_1_mid));
            let t7 = (m1_plus_m2 * t2 - front_2_mid * t5) * t6;
            let t8 = sin_theta * t1;
            let t9 = sin_theta * front_2_mid;
            let t10 = t3 * cos_theta - m2_a2 * t9;
            let t11 = (m1_plus_m2 * t8 + front_2_mid * t10) * t6;
            let t12 = t10 * t8
                + front_2_mid * (k1 + m2_l1 * (l1 + twice_a2 * front_1_mid)) - t5 * t2;
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
            rt::matrix([[front_2_mid * (k6 * front_2_mid) + (k8 + k9 * front_1_mid)]])
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
                        / (front_2_mid * (k6 * front_2_mid) + (k8 + k9 * front_1_mid)),
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
                twice_a2,
                k1,
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
            let t5 = inv_m1_plus_m2 * t4;
            let t6 = sin_theta * front_2_mid;
            let t7 = t2 * cos_theta - m2_a2 * t6;
            let t8 = inv_m1_plus_m2 * t7;
            let t9 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t4 * t5 - t7 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = sin_theta * t5 + cos_theta * t8;
            let t12 = front_1_mid * cos_theta - t6;
            let t13 = m2_a2 * t12;
            let t14 = k4 * t12;
            let t15 = t3 + sin_theta * front_1_mid;
            let t16 = m2_a2 * t15;
            let t17 = k4 * t15;
            let l1_front_1_mid = l1 * front_1_mid;
            let t18 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t16 * t5 - t13 * t8;
            let t19 = t10 * t18;
            let t20 = k3 - t13 * t14 - t16 * t17 - t18 * t19;
            let t21 = t9 * t20;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = t11 * t19 - (sin_theta * t17 + cos_theta * t14);
            let t24 = t10 * t11 + t22 * (t18 * t23);
            let t25 = inv_m1_plus_m2 / t20;
            let t26 = t5 * t24 + (inv_m1_plus_m2 * sin_theta - t25 * (t16 * t23));
            let t27 = t8 * t24 + (inv_m1_plus_m2 * cos_theta - t25 * (t13 * t23));
            let t28 = rt::lit::<T>(1.0) / t20;
            let t29 = t28 * t23;
            let t30 = l1_front_1_mid + l2;
            let t31 = t15 * t26 + (t12 * t27 + (l2 * t29 - t30 * t24));
            let t32 = rt::cos(w * t);
            let t33 = a_w * t32;
            let t34 = t30 - t15 * t5 - t12 * t8;
            let t35 = l2 - t12 * t14 - t15 * t17 - t34 * t19;
            let t36 = t28 * t35;
            let t37 = sin_theta * t26 + cos_theta * t27;
            let t38 = t20 * t37;
            let t39 = t36 - t23 * t31 / t38;
            let t40 = t33 * t39;
            let t41 = t10 * t34 - t22 * (t18 * t35);
            let t42 = inv_m1_plus_m2 * t12 - t25 * (t13 * t35) - t8 * t41;
            let t43 = t5 * t41 + (t25 * (t16 * t35) - inv_m1_plus_m2 * t15);
            let t44 = t12 * t42 + (t30 * t41 + l2 * t36) - t15 * t43 - t31 * t31 / t37;
            let t45 = t28 - t23 * t23 / (t20 * t38) - t39 * t39 / t44;
            let t46 = t44 * t45;
            let t47 = t31 * t40 / (t37 * t46) - t33 * t23 / (t38 * t45);
            let t48 = t40 / t46;
            let t49 = t24 * t47 + (t41 * t48 + t33 * t18 / (t21 * t45));
            let t50 = rho1 * (rt::lit::<T>(0.5) * rho1)
                / (front_2_mid * (k6 * front_2_mid) + (k8 + k9 * front_1_mid))
                - t49 * (half_j1 * t49);
            let t51 = t29 * t47 + (t33 / (t20 * t45) - t35 * t40 / (t20 * t46));
            let t52 = t51 - t49;
            let t53 = t33 / t45;
            let t54 = inv_m1_plus_m2 / t21;
            let t55 = t53 * (t16 * t25 - t54 * (t4 * t18)) - t43 * t48 - t26 * t47;
            let t56 = t55 + a1 * sin_theta * t49;
            let t57 = t27 * t47 + (t53 * (t54 * (t7 * t18) - t13 * t25) - t42 * t48);
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                half_m2_a2,
                a_w,
                k6,
                k8,
                k9,
                k10,
                k11,
                k12,
                twice_a2_m2_l1,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let l1_front_1_mid = l1 * front_1_mid;
            let t1 = l1_front_1_mid + l2;
            let t2 = rho1 / (front_2_mid * (k6 * front_2_mid) + (k8 + k9 * front_1_mid));
            let front_2_mid_m2_a2 = m2_a2 * front_2_mid;
            let t3 = j2 + m2_a2 * (a2 + l1_front_1_mid);
            let t4 = k4 * front_2_mid;
            let t5 = front_2_mid_m2_a2 * t4;
            let front_1_mid_m2_a2 = m2_a2 * front_1_mid;
            let t6 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t7 = inv_m1_plus_m2 * t6;
            let t8 = t3 - t5 - front_1_mid_m2_a2 * t7;
            let t9 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid);
            let t10 = t9 - t5 - t6 * t7;
            let t11 = rt::lit::<T>(1.0) / t10;
            let t12 = t8 * t11;
            let t13 = k10 - t8 * t12;
            let t14 = inv_m1_plus_m2 / t13;
            let t15 = front_2_mid_m2_a2 * t14;
            let t16 = front_2_mid_m2_a2 * t8;
            let t17 = t10 * t13;
            let t18 = inv_m1_plus_m2 / t17;
            let t19 = t16 * t18;
            let t20 = t15 - t19;
            let t21 = rt::cos(w * t);
            let t22 = a_w * t21;
            let t23 = rt::lit::<T>(1.0) / t13;
            let t24 = inv_m1_plus_m2 / t10;
            let t25 = t6 * t24;
            let t26 = rt::lit::<T>(1.0) / t17;
            let t27 = t6 * t8;
            let t28 = k4 * front_1_mid;
            let t29 = t27 * t24 - t28;
            let t30 = t26 * (t8 * t29);
            let t31 = t25 + t30;
            let t32 = front_1_mid_m2_a2 * t29;
            let t33 = t32 * t14;
            let t34 = t7 * t31 + (inv_m1_plus_m2 - t33);
            let t35 = t13 * t34;
            let t36 = rt::lit::<T>(1.0) / (t13 * t35);
            let t37 = t36 * (t29 * t29);
            let t38 = t1 - front_2_mid * t4 - front_1_mid * t7;
            let t39 = k11 - t38 * t12;
            let t40 = t23 * t39;
            let t41 = rt::lit::<T>(1.0) / t35;
            let t42 = t4 * t31;
            let t43 = front_2_mid_m2_a2 * t29;
            let t44 = t43 * t14;
            let t45 = t42 - t44;
            let t46 = t29 * t23;
            let t47 = front_2_mid * t45 + (front_1_mid * t34 + (l2 * t46 - t1 * t31));
            let t48 = t41 * (t29 * t47);
            let t49 = t40 - t48;
            let t50 = inv_m1_plus_m2 * front_1_mid;
            let t51 = front_1_mid_m2_a2 * t39;
            let t52 = t14 * t51;
            let t53 = t38 * t11;
            let t54 = t26 * (t8 * t39);
            let t55 = t53 - t54;
            let t56 = t52 + t7 * t55;
            let t57 = t50 - t56;
            let t58 = t4 * t55;
            let t59 = front_2_mid_m2_a2 * t39;
            let t60 = t14 * t59;
            let t61 = inv_m1_plus_m2 * front_2_mid;
            let t62 = t58 + (t60 - t61);
            let t63 = t47 * (rt::lit::<T>(1.0) / t34);
            let t64 = front_1_mid * t57 + (t1 * t55 + l2 * t40 - front_2_mid * t62)
                - t47 * t63;
            let t65 = t49 * (rt::lit::<T>(1.0) / t64);
            let t66 = t23 - t37 - t49 * t65;
            let t67 = rt::lit::<T>(1.0) / t66;
            let t68 = t22 * t67;
            let t69 = t1 * t2 + t20 * t68;
            let t70 = t22 * t49;
            let t71 = t64 * t66;
            let t72 = rt::lit::<T>(1.0) / t71;
            let t73 = t70 * t72;
            let t74 = t62 * t73;
            let t75 = rt::lit::<T>(1.0) / (t34 * t71);
            let t76 = t75 * (t47 * t70);
            let t77 = rt::lit::<T>(1.0) / (t35 * t66);
            let t78 = t77 * (t22 * t29);
            let t79 = t76 - t78;
            let t80 = t45 * t79;
            let t81 = t69 - t74 - t80;
            let t82 = rt::lit::<T>(2.0) * front_1_mid * t81;
            let twice_front_2_mid = rt::lit::<T>(2.0) * front_2_mid;
            let t83 = t34 * t79;
            let t84 = t27 * t18;
            let t85 = front_1_mid_m2_a2 * t14;
            let t86 = t84 - t85;
            let t87 = t83 + (t86 * t68 - t57 * t73);
            let t88 = rt::lit::<T>(1.0) / (t13 * t66);
            let t89 = t22 * t88;
            let t90 = rt::lit::<T>(1.0) / (t13 * t71);
            let t91 = t90 * (t39 * t70);
            let t92 = t46 * t79 + (t89 - t91);
            let t93 = rt::lit::<T>(1.0) / (t17 * t66);
            let t94 = t93 * (t22 * t8);
            let t95 = front_2_mid * t2 - t94 - t55 * t73 - t31 * t79;
            let t96 = t92 + t95;
            let t97 = m1_plus_m2 * t81 - front_2_mid_m2_a2 * t96;
            let t98 = t41 * (rt::lit::<T>(0.0) * t29);
            let t99 = t22 * t98;
            let t100 = front_2_mid * t57;
            let t101 = t56 - t50;
            let t102 = t100 + front_2_mid * t101;
            let t103 = t65 * (rt::lit::<T>(2.0) * t98 - t65 * t102);
            let t104 = t64 * t103 - t66 * t102;
            let t105 = t72 * (t99 + t73 * t104);
            let t106 = t67 * t103;
            let t107 = t68 * t106;
            let t108 = t62 * t105 + (t68 * (t85 - t84) - t20 * t107 - t73 * t101 - t83);
            let t109 = t78 * t106 - t75 * (t47 * t99 + t76 * (t34 * t104));
            let t110 = m1_plus_m2 * t87 + (t6 * t95 + front_1_mid_m2_a2 * t92);
            let t111 = t110
                * (t34 * t109 + (t57 * t105 + (t69 - (t74 + t86 * t107) - t80)));
            let t112 = rt::lit::<T>(0.5)
                * ((t82 + twice_front_2_mid * t87) * (m2_a2 * t96) + k12 * (t81 * t95))
                - (t97 * (t108 - t45 * t109) + t111);
            let t113 = front_2_mid_m2_a2 * t81;
            let t114 = t9 * t95 + t3 * t92 + (t6 * t87 - t113);
            let t115 = t3 * t95 + k3 * t92 + (front_1_mid_m2_a2 * t87 - t113);
            let t116 = t46 * t109
                + (t90 * (t39 * t99 + t91 * (t13 * t104)) - t89 * t106);
            let t117 = t112
                - (t114 * (t94 * t106 + t55 * t105 - t31 * t109) + t115 * t116);
            let t118 = front_1_mid_m2_a2 * t4;
            let t119 = t118 + front_2_mid_m2_a2 * t28;
            let t120 = front_2_mid_m2_a2 * t7;
            let t121 = t119 + (l1_m2_a2 * front_2_mid - t118) - t120;
            let t122 = t119 + twice_a2_m2_l1 * front_2_mid - t6 * t4 - t120;
            let t123 = t122 * t12 - t121;
            let t124 = t11 * t123;
            let t125 = t121 * t12 - t8 * t124;
            let t126 = m1_plus_m2 * t125;
            let t127 = t10 * t125 - t122 * t13;
            let t128 = m1_plus_m2 * t127;
            let t129 = t14 * (front_1_mid_m2_a2 - t126 * t15)
                - t18 * (front_1_mid_m2_a2 * t8 - front_2_mid_m2_a2 * t121 - t19 * t128);
            let l1_front_2_mid = l1 * front_2_mid;
            let t130 = l1_front_2_mid + front_2_mid * (t28 - t7);
            let t131 = t130 * t12 - t38 * t124;
            let t132 = t23 * (t131 - t125 * t40);
            let t133 = t4 + t24 * (t6 * t123 - t16);
            let t134 = t11 * (t122 * t25 - t4)
                + t26 * (t8 * t133 - t121 * t29 - t30 * t127);
            let t135 = t7 * t134
                - (t42 + t14 * (front_1_mid_m2_a2 * t133 - t43 - t126 * t33));
            let t136 = t4 * t134
                + (t28 * t31 - t14 * (t32 + front_2_mid_m2_a2 * t133 - t126 * t44));
            let t137 = t23 * (t133 - t125 * t46);
            let t138 = front_2_mid * t136
                + (l2 * t137 + l1_front_2_mid * t31 - front_2_mid * t34 - t1 * t134);
            let t139 = front_1_mid * (t45 + t135) + t138;
            let t140 = t125 * t34 + t13 * t135;
            let t141 = t132 - t41 * (t133 * t47 + t29 * t139 - t48 * t140);
            let t142 = t11 * (t122 * t53 - t130)
                - t26 * (t8 * t131 - t121 * t39 - t54 * t127);
            let t143 = t4 * t142
                + (t28 * t55
                    + (t14 * (t51 + front_2_mid_m2_a2 * t131 - t126 * t60) - t50));
            let t144 = t7 * t142
                + (t61 + t14 * (front_1_mid_m2_a2 * t131 - t59 - t126 * t52) - t58);
            let t145 = t1 * t142 + (l2 * t132 - l1_front_2_mid * t55) - t100
                - front_2_mid * t143 - front_1_mid * (t62 + t144);
            let t146 = t145 - t63 * t139 - t63 * (t139 - t63 * t135);
            let t147 = t125 / (t13 * t13)
                + t36
                    * (t133 * (rt::lit::<T>(2.0) * t29)
                        - t37 * (t125 * t35 + t13 * t140));
            let t148 = t65 * (t141 - t65 * t146) + (t65 * t141 + t147);
            let t149 = t68 * (t67 * t148);
            let t150 = t68 * t129 - l1_front_2_mid * t2 + (t20 * t149 - t73 * t143)
                - t79 * t136;
            let t151 = t22 * t141;
            let t152 = t66 * t146 - t64 * t148;
            let t153 = t72 * (t151 - t73 * t152);
            let t154 = t75 * (t70 * t139 + t47 * t151 - t76 * (t71 * t135 + t34 * t152));
            let t155 = t154 - t77 * (t22 * t133 - t78 * (t66 * t140 - t35 * t148));
            let t156 = t14 * (front_2_mid_m2_a2 + t126 * t85)
                - t18 * (t84 * t128 + (t16 + t6 * t121));
            let t157 = t79 * t135 + (t73 * t144 + (t68 * t156 + t86 * t149))
                - t57 * t153;
            let t158 = t97 * (t150 - t62 * t153 - t45 * t155)
                + t110 * (t34 * t155 + t157);
            let t159 = t93 * (t22 * t121 + t94 * (t66 * t127 - t17 * t148))
                + (front_1_mid * t2 - t73 * t142);
            let t160 = t90 * (t131 * t70 + t39 * t151 - t91 * (t125 * t71 + t13 * t152));
            let t161 = t46 * t155
                + (t79 * t137 - t89 * (t88 * (t125 * t66 - t13 * t148)) - t160);
            let t162 = t114 * (t159 - (t79 * t134 + t55 * t153) - t31 * t155)
                + t115 * t161;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                t117,
                (t82 + twice_front_2_mid * (t87 + l1 * t95)) * (half_m2_a2 * t96) - t158
                    - t162,
                t2,
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                k3,
                inv_m1_plus_m2,
                k4,
                m1_a1_plus_m2_l1,
                a_w,
                k6,
                k8,
                k9,
                ..
            } = self.constants;
            let t1 = rt::cos(w * t);
            let t2 = a_w * t1;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = sin_theta * front_2_mid;
            let t4 = front_1_mid * cos_theta - t3;
            let t5 = m2_a2 * t4;
            let t6 = k4 * t4;
            let t7 = cos_theta * front_2_mid;
            let t8 = t7 + sin_theta * front_1_mid;
            let t9 = m2_a2 * t8;
            let t10 = k4 * t8;
            let l1_front_1_mid = l1 * front_1_mid;
            let t11 = j2 + m2_a2 * (a2 + l1_front_1_mid);
            let t12 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t13 = sin_theta * t12 + m2_a2 * t7;
            let t14 = inv_m1_plus_m2 * t13;
            let t15 = t12 * cos_theta - m2_a2 * t3;
            let t16 = inv_m1_plus_m2 * t15;
            let t17 = t11 - t9 * t14 - t5 * t16;
            let t18 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid);
            let t19 = t18 - t13 * t14 - t15 * t16;
            let t20 = rt::lit::<T>(1.0) / t19;
            let t21 = t20 * t17;
            let t22 = k3 - t5 * t6 - t9 * t10 - t17 * t21;
            let t23 = rt::lit::<T>(1.0) / t22;
            let t24 = sin_theta * t14 + cos_theta * t16;
            let t25 = t24 * t21 - (sin_theta * t10 + cos_theta * t6);
            let t26 = t19 * t22;
            let t27 = rt::lit::<T>(1.0) / t26;
            let t28 = t20 * t24 + t27 * (t17 * t25);
            let t29 = inv_m1_plus_m2 / t22;
            let t30 = t14 * t28 + (inv_m1_plus_m2 * sin_theta - t29 * (t9 * t25));
            let t31 = t16 * t28 + (inv_m1_plus_m2 * cos_theta - t29 * (t5 * t25));
            let t32 = sin_theta * t30 + cos_theta * t31;
            let t33 = t22 * t32;
            let t34 = l1_front_1_mid + l2;
            let t35 = t34 - t8 * t14 - t4 * t16;
            let t36 = l2 - t4 * t6 - t8 * t10 - t35 * t21;
            let t37 = t23 * t36;
            let t38 = t23 * t25;
            let t39 = t8 * t30 + (t4 * t31 + (l2 * t38 - t34 * t28));
            let t40 = t37 - t25 * t39 / t33;
            let t41 = t20 * t35 - t27 * (t17 * t36);
            let t42 = inv_m1_plus_m2 * t4 - t29 * (t5 * t36) - t16 * t41;
            let t43 = t14 * t41 + (t29 * (t9 * t36) - inv_m1_plus_m2 * t8);
            let t44 = t4 * t42 + (t34 * t41 + l2 * t37) - t8 * t43 - t39 * t39 / t32;
            let t45 = t23 - t25 * t25 / (t22 * t33) - t40 * t40 / t44;
            let t46 = t2 / t45;
            let t47 = inv_m1_plus_m2 / t26;
            let t48 = cos_theta * t34;
            let t49 = rho1
                / (front_2_mid * (k6 * front_2_mid) + (k8 + k9 * front_1_mid));
            let t50 = t2 * t40;
            let t51 = t44 * t45;
            let t52 = t50 / t51;
            let t53 = t46 * (t9 * t29 - t47 * (t13 * t17)) + t48 * t49 - t43 * t52;
            let t54 = t39 * t50 / (t32 * t51) - t2 * t25 / (t33 * t45);
            let t55 = t53 - t30 * t54;
            let t56 = sin_theta * t34;
            let t57 = t46 * (t47 * (t15 * t17) - t5 * t29) + t56 * t49 - t42 * t52;
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                m1_a1_plus_m2_l1,
                a_w,
                k6,
                k8,
                k9,
                twice_a2_m2_l1,
                k13,
                ..
            } = self.constants;
            let t1 = rt::cos(w * t);
            let t2 = a_w * t1;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = front_1_mid * cos_theta;
            let t4 = sin_theta * front_2_mid;
            let t5 = t3 - t4;
            let t6 = m2_a2 * t5;
            let t7 = k4 * t5;
            let t8 = cos_theta * front_2_mid;
            let t9 = sin_theta * front_1_mid;
            let t10 = t8 + t9;
            let t11 = m2_a2 * t10;
            let t12 = k4 * t10;
            let l1_front_1_mid = l1 * front_1_mid;
            let t13 = j2 + m2_a2 * (a2 + l1_front_1_mid);
            let t14 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t15 = sin_theta * t14 + m2_a2 * t8;
            let t16 = inv_m1_plus_m2 * t15;
            let t17 = t14 * cos_theta - m2_a2 * t4;
            let t18 = inv_m1_plus_m2 * t17;
            let t19 = t13 - t11 * t16 - t6 * t18;
            let t20 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid);
            let t21 = t20 - t15 * t16 - t17 * t18;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = t22 * t19;
            let t24 = k3 - t6 * t7 - t11 * t12 - t19 * t23;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = sin_theta * t16 + cos_theta * t18;
            let t27 = t26 * t23 - (sin_theta * t12 + cos_theta * t7);
            let t28 = t22 * t26;
            let t29 = t21 * t24;
            let t30 = rt::lit::<T>(1.0) / t29;
            let t31 = t30 * (t19 * t27);
            let t32 = t28 + t31;
            let t33 = inv_m1_plus_m2 / t24;
            let t34 = t11 * t27;
            let t35 = t33 * t34;
            let t36 = t16 * t32 + (inv_m1_plus_m2 * sin_theta - t35);
            let t37 = t6 * t27;
            let t38 = t33 * t37;
            let t39 = t18 * t32 + (inv_m1_plus_m2 * cos_theta - t38);
            let t40 = sin_theta * t36 + cos_theta * t39;
            let t41 = t24 * t40;
            let t42 = rt::lit::<T>(1.0) / (t24 * t41);
            let t43 = t27 * t27 * t42;
            let t44 = l1_front_1_mid + l2;
            let t45 = t44 - t10 * t16 - t5 * t18;
            let t46 = l2 - t5 * t7 - t10 * t12 - t45 * t23;
            let t47 = t25 * t46;
            let t48 = t25 * t27;
            let t49 = t10 * t36 + (t5 * t39 + (l2 * t48 - t44 * t32));
            let t50 = rt::lit::<T>(1.0) / t41;
            let t51 = t27 * t49 * t50;
            let t52 = t47 - t51;
            let t53 = inv_m1_plus_m2 * t5;
            let t54 = t22 * t45;
            let t55 = t30 * (t19 * t46);
            let t56 = t54 - t55;
            let t57 = t6 * t46;
            let t58 = t33 * t57;
            let t59 = t18 * t56 + t58;
            let t60 = t53 - t59;
            let t61 = t11 * t46;
            let t62 = t33 * t61;
            let t63 = inv_m1_plus_m2 * t10;
            let t64 = t16 * t56 + (t62 - t63);
            let t65 = t49 * (rt::lit::<T>(1.0) / t40);
            let t66 = t5 * t60 + (t44 * t56 + l2 * t47 - t10 * t64) - t49 * t65;
            let t67 = t52 * (rt::lit::<T>(1.0) / t66);
            let t68 = t25 - t43 - t52 * t67;
            let t69 = rt::lit::<T>(1.0) / t68;
            let t70 = t2 * t69;
            let t71 = t6 * t33;
            let t72 = inv_m1_plus_m2 / t29;
            let t73 = t72 * (t17 * t19);
            let t74 = sin_theta * t44;
            let t75 = rt::lit::<T>(1.0)
                / (front_2_mid * (k6 * front_2_mid) + (k8 + k9 * front_1_mid));
            let t76 = rho1 * t75;
            let t77 = t74 * t76;
            let t78 = t11 * t33;
            let t79 = t72 * (t15 * t19);
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
            let front_2_mid_m2_a2 = m2_a2 * front_2_mid;
            let t105 = m2_a2 * t3 - sin_theta * front_2_mid_m2_a2;
            let t106 = inv_m1_plus_m2 * t105;
            let t107 = t106 - t18;
            let front_2_mid_l1_m2_a2 = l1_m2_a2 * front_2_mid;
            let t108 = m2_a2 * t9 + cos_theta * front_2_mid_m2_a2;
            let t109 = inv_m1_plus_m2 * t108;
            let t110 = t16 - t109;
            let t111 = t11 * t107 + (front_2_mid_l1_m2_a2 + t6 * t110);
            let t112 = twice_a2_m2_l1 * front_2_mid;
            let t113 = t16 * t105 - t17 * t109 + (t112 + t15 * t106 - t18 * t108);
            let t114 = t22 * (t23 * t113 - t111);
            let t115 = t23 * t111 - t19 * t114;
            let t116 = m1_plus_m2 * t115;
            let t117 = t21 * t115 - t24 * t113;
            let t118 = m1_plus_m2 * t117;
            let t119 = t33 * (t6 - t78 * t116)
                - t72 * (t19 * t105 - t15 * t111 - t79 * t118);
            let t120 = cos_theta * t44;
            let t121 = t76 * (t75 * (front_2_mid * (k13 * front_1_mid - k9)));
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
                - t72 * (t73 * t118 + (t108 * t19 + t17 * t111));
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
                * (t160 * t203 + (t224 * t176 - t225 * t177 - t151 * t204))
                + cos_theta
                    * (t151 * t203 + (t160 * t204 + (t225 * t176 + t224 * t177)));
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
            let m2 = self.parameters.m2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k2,
                k3,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = cos_theta * front_2_mid;
            let t2 = m2_a2 * (t1 + sin_theta * front_1_mid);
            let t3 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t4 = sin_theta * t3 + m2_a2 * t1;
            let t5 = sin_theta * front_2_mid;
            let t6 = t3 * cos_theta - m2_a2 * t5;
            let t7 = m2_a2 * (front_1_mid * cos_theta - t5);
            let t8 = k2 + l1_m2_a2 * front_1_mid;
            let t9 = t6 * y_dot
                + (theta_dot * (k1 + m2_l1 * (l1 + twice_a2 * front_1_mid))
                    + phi_dot * t8);
            rt::vector([
                m1_plus_m2 * x_dot - t2 * phi_dot - t4 * theta_dot,
                t6 * theta_dot + (m1_plus_m2 * y_dot + t7 * phi_dot),
                t9 - t4 * x_dot,
                k3 * phi_dot + theta_dot * t8 + (t7 * y_dot - t2 * x_dot),
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
            let m2 = self.parameters.m2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k2,
                k3,
                inv_m1_plus_m2,
                k4,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = inv_m1_plus_m2 * t3;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = inv_m1_plus_m2 * t6;
            let t8 = rt::lit::<T>(1.0)
                / (k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t3 * t4 - t6 * t7);
            let t9 = p_theta + p_x * t4 - p_y * t7;
            let t10 = front_1_mid * cos_theta - t5;
            let t11 = m2_a2 * t10;
            let t12 = k4 * t10;
            let t13 = t2 + sin_theta * front_1_mid;
            let t14 = m2_a2 * t13;
            let t15 = k4 * t13;
            let t16 = k2 + l1_m2_a2 * front_1_mid - t14 * t4 - t11 * t7;
            let t17 = t16 * t8;
            let t18 = k3 - t11 * t12 - t14 * t15 - t16 * t17;
            let t19 = rt::lit::<T>(1.0) / t18;
            let t20 = p_phi + p_x * t15 - p_y * t12 - t17 * t9;
            let t21 = t8 * (t9 - t19 * (t16 * t20));
            let t22 = inv_m1_plus_m2 / t18;
            rt::vector([
                t4 * t21 + (inv_m1_plus_m2 * p_x + t22 * (t14 * t20)),
                inv_m1_plus_m2 * p_y - t22 * (t11 * t20) - t7 * t21,
                t21,
                t19 * t20,
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let Constants { m1_plus_m2, m1_a1, m2_a2, m2_l1, twice_a2, k1, .. } = self
                .constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t2 = sin_theta * front_2_mid;
            let t3 = t1 * cos_theta - m2_a2 * t2;
            let l1_front_1_mid = l1 * front_1_mid;
            let t4 = (j2 + m2_a2 * (a2 + l1_front_1_mid)) * phi_dot
                + theta_dot * (k1 + m2_l1 * (l1 + twice_a2 * front_1_mid));
            let t5 = cos_theta * front_2_mid;
            let t6 = sin_theta * t1 + m2_a2 * t5;
            let m2_a2_phi_dot = m2_a2 * phi_dot;
            let t7 = cos_theta
                * (m1_plus_m2 * x_dot - (t5 + sin_theta * front_1_mid) * m2_a2_phi_dot
                    - t6 * theta_dot)
                + sin_theta
                    * (t3 * theta_dot
                        + (m1_plus_m2 * y_dot
                            + (front_1_mid * cos_theta - t2) * m2_a2_phi_dot));
            rt::vector([
                front_2_mid * (t3 * y_dot + t4 - t6 * x_dot) + (l1_front_1_mid + l2) * t7,
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
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
            let t2 = a_w * t1;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = sin_theta * front_2_mid;
            let t4 = front_1_mid * cos_theta - t3;
            let t5 = m2_a2 * t4;
            let t6 = k4 * t4;
            let t7 = cos_theta * front_2_mid;
            let t8 = t7 + sin_theta * front_1_mid;
            let t9 = m2_a2 * t8;
            let t10 = k4 * t8;
            let l1_front_1_mid = l1 * front_1_mid;
            let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t12 = sin_theta * t11 + m2_a2 * t7;
            let t13 = inv_m1_plus_m2 * t12;
            let t14 = t11 * cos_theta - m2_a2 * t3;
            let t15 = inv_m1_plus_m2 * t14;
            let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
            let t17 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t12 * t13 - t14 * t15;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t18 * t16;
            let t20 = k3 - t5 * t6 - t9 * t10 - t16 * t19;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = sin_theta * t13 + cos_theta * t15;
            let t23 = t22 * t19 - (sin_theta * t10 + cos_theta * t6);
            let t24 = t17 * t20;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = t18 * t22 + t25 * (t16 * t23);
            let t27 = inv_m1_plus_m2 / t20;
            let t28 = t13 * t26 + (inv_m1_plus_m2 * sin_theta - t27 * (t9 * t23));
            let t29 = t15 * t26 + (inv_m1_plus_m2 * cos_theta - t27 * (t5 * t23));
            let t30 = sin_theta * t28 + cos_theta * t29;
            let t31 = t20 * t30;
            let t32 = l1_front_1_mid + l2;
            let t33 = t32 - t8 * t13 - t4 * t15;
            let t34 = l2 - t4 * t6 - t8 * t10 - t33 * t19;
            let t35 = t21 * t34;
            let t36 = t21 * t23;
            let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
            let t38 = t35 - t23 * t37 / t31;
            let t39 = t18 * t33 - t25 * (t16 * t34);
            let t40 = inv_m1_plus_m2 * t4 - t27 * (t5 * t34) - t15 * t39;
            let t41 = t13 * t39 + (t27 * (t9 * t34) - inv_m1_plus_m2 * t8);
            let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
            let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
            let t44 = t2 / t43;
            let t45 = inv_m1_plus_m2 / t24;
            let t46 = rho1
                / (front_2_mid * (k6 * front_2_mid) + (k8 + k9 * front_1_mid));
            let t47 = t2 * t38;
            let t48 = t42 * t43;
            let t49 = t47 / t48;
            let t50 = t44 * (t9 * t27 - t45 * (t12 * t16)) + cos_theta * t32 * t46
                - t41 * t49;
            let t51 = t37 * t47 / (t30 * t48) - t2 * t23 / (t31 * t43);
            let t52 = t44 * (t45 * (t14 * t16) - t5 * t27) + sin_theta * t32 * t46
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                m1_a1_plus_m2_l1,
                twice_a2_m2_l1,
                w_a_w,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = inv_m1_plus_m2 * t3;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = inv_m1_plus_m2 * t6;
            let t8 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t3 * t4 - t6 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = sin_theta * t4 + cos_theta * t7;
            let t11 = front_1_mid * cos_theta - t5;
            let t12 = m2_a2 * t11;
            let t13 = k4 * t11;
            let t14 = t2 + sin_theta * front_1_mid;
            let t15 = m2_a2 * t14;
            let t16 = k4 * t14;
            let l1_front_1_mid = l1 * front_1_mid;
            let t17 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t15 * t4 - t12 * t7;
            let t18 = t9 * t17;
            let t19 = k3 - t12 * t13 - t15 * t16 - t17 * t18;
            let t20 = rt::lit::<T>(1.0) / (t8 * t19);
            let t21 = t10 * t18 - (sin_theta * t16 + cos_theta * t13);
            let t22 = t9 * t10 + t20 * (t17 * t21);
            let t23 = inv_m1_plus_m2 / t19;
            let t24 = t4 * t22 + (inv_m1_plus_m2 * sin_theta - t23 * (t15 * t21));
            let t25 = t7 * t22 + (inv_m1_plus_m2 * cos_theta - t23 * (t12 * t21));
            let t26 = sin_theta * t24 + cos_theta * t25;
            let t27 = rt::lit::<T>(1.0) / t26;
            let cos_theta_theta_dot = cos_theta * theta_dot;
            let sin_theta_theta_dot = sin_theta * theta_dot;
            let t28 = m2_a2 * (theta_dot + phi_dot);
            let t29 = front_2_mid * t28;
            let t30 = front_1_mid * t28 + m1_a1_plus_m2_l1 * theta_dot;
            let front_2_mid_phi_dot = front_2_mid * phi_dot;
            let t31 = l1_m2_a2 * front_2_mid_phi_dot;
            let t32 = sin_theta * (y_dot * t30 - x_dot * t29)
                - (phi_dot * t31 + front_2_mid_phi_dot * (twice_a2_m2_l1 * theta_dot));
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
            let t60 = l2 - t11 * t13 - t14 * t16 - t59 * t18;
            let t61 = t53 * t60;
            let t62 = t14 * t24 + (t11 * t25 + (t53 * (l2 * t21) - t58 * t22));
            let t63 = t61 - t57 * (t21 * t62);
            let t64 = t9 * t59 - t20 * (t17 * t60);
            let t65 = t11 * (inv_m1_plus_m2 * t11 - t23 * (t12 * t60) - t7 * t64)
                + (t58 * t64 + l2 * t61);
            let t66 = t27 * t62;
            let t67 = t65 - t14 * (t4 * t64 + (t23 * (t15 * t60) - inv_m1_plus_m2 * t14))
                - t62 * t66;
            let t68 = rt::lit::<T>(1.0) / t67;
            let t69 = t63 * t68;
            let t70 = t58 * t49
                + (l2 * t54
                    + (y_dot * t39
                        + (x_dot * t42 + theta_dot * (l1 * front_2_mid_phi_dot))));
            let t71 = t70 - t14 * t50 - t11 * t51 - t66 * t52;
            let t72 = t54 - w_a_w * t55 - t57 * (t21 * t52) - t69 * t71;
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                m1_a1_plus_m2_l1,
                twice_a2_m2_l1,
                w_a_w,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = inv_m1_plus_m2 * t3;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = inv_m1_plus_m2 * t6;
            let t8 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t3 * t4 - t6 * t7;
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
            let t19 = k4 * t17;
            let t20 = m2_a2 * t16;
            let t21 = k4 * t16;
            let l1_front_1_mid = l1 * front_1_mid;
            let t22 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t20 * t4 - t18 * t7;
            let t23 = t9 * t22;
            let t24 = k3 - t18 * t19 - t20 * t21 - t22 * t23;
            let t25 = inv_m1_plus_m2 / t24;
            let t26 = l1_front_1_mid + l2;
            let t27 = t26 - t16 * t4 - t17 * t7;
            let t28 = l2 - t17 * t19 - t16 * t21 - t27 * t23;
            let t29 = rt::lit::<T>(1.0) / (t8 * t24);
            let t30 = t9 * t27 - t29 * (t22 * t28);
            let t31 = rt::lit::<T>(1.0) / t24;
            let t32 = t31 * t28;
            let t33 = t17 * (inv_m1_plus_m2 * t17 - t25 * (t18 * t28) - t7 * t30)
                + (t26 * t30 + l2 * t32);
            let t34 = sin_theta * t4 + cos_theta * t7;
            let t35 = t34 * t23 - (sin_theta * t21 + cos_theta * t19);
            let t36 = t9 * t34 + t29 * (t22 * t35);
            let t37 = t4 * t36 + (inv_m1_plus_m2 * sin_theta - t25 * (t20 * t35));
            let t38 = t7 * t36 + (inv_m1_plus_m2 * cos_theta - t25 * (t18 * t35));
            let t39 = t16 * t37 + (t17 * t38 + (t31 * (l2 * t35) - t26 * t36));
            let t40 = sin_theta * t37 + cos_theta * t38;
            let t41 = rt::lit::<T>(1.0) / t40;
            let t42 = t41 * t39;
            let t43 = t33 - t16 * (t4 * t30 + (t25 * (t20 * t28) - inv_m1_plus_m2 * t16))
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
            let t52 = front_1_mid * t50 + m1_a1_plus_m2_l1 * theta_dot;
            let t53 = l1_m2_a2 * front_2_mid_phi_dot;
            let t54 = sin_theta * (y_dot * t52 - x_dot * t51)
                - (phi_dot * t53 + front_2_mid_phi_dot * (twice_a2_m2_l1 * theta_dot));
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
            let t74 = t61 - w_a_w * t73 - t68 * (t35 * t65) - t70 * t66;
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
            rt::vector([zero, zero, a_w * t1])
        }

        /// The velocity that satisfies the constraints and is g-orthogonal to D: w = X v + w₀.
        ///
        /// **Equation**: w₀ = g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ b
        ///
        /// **Shape**: 4
        pub fn drift(&self, q: &SVector<T, 4>, t: T) -> SVector<T, 4> {
            let [[_, _, theta, phi]] = q.data.0;
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
                twice_a2,
                k1,
                k3,
                inv_m1_plus_m2,
                k4,
                a_w,
                ..
            } = self.constants;
            let t1 = rt::cos(w * t);
            let t2 = a_w * t1;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = sin_theta * front_2_mid;
            let t4 = front_1_mid * cos_theta - t3;
            let t5 = m2_a2 * t4;
            let t6 = k4 * t4;
            let t7 = cos_theta * front_2_mid;
            let t8 = t7 + sin_theta * front_1_mid;
            let t9 = m2_a2 * t8;
            let t10 = k4 * t8;
            let l1_front_1_mid = l1 * front_1_mid;
            let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t12 = sin_theta * t11 + m2_a2 * t7;
            let t13 = inv_m1_plus_m2 * t12;
            let t14 = t11 * cos_theta - m2_a2 * t3;
            let t15 = inv_m1_plus_m2 * t14;
            let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
            let t17 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t12 * t13 - t14 * t15;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t18 * t16;
            let t20 = k3 - t5 * t6 - t9 * t10 - t16 * t19;
            let t21 = rt::lit::<T>(1.0) / t20;
            let t22 = sin_theta * t13 + cos_theta * t15;
            let t23 = t22 * t19 - (sin_theta * t10 + cos_theta * t6);
            let t24 = t17 * t20;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = t18 * t22 + t25 * (t16 * t23);
            let t27 = inv_m1_plus_m2 / t20;
            let t28 = t13 * t26 + (inv_m1_plus_m2 * sin_theta - t27 * (t9 * t23));
            let t29 = t15 * t26 + (inv_m1_plus_m2 * cos_theta - t27 * (t5 * t23));
            let t30 = sin_theta * t28 + cos_theta * t29;
            let t31 = t20 * t30;
            let t32 = l1_front_1_mid + l2;
            let t33 = t32 - t8 * t13 - t4 * t15;
            let t34 = l2 - t4 * t6 - t8 * t10 - t33 * t19;
            let t35 = t21 * t34;
            let t36 = t21 * t23;
            let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
            let t38 = t35 - t23 * t37 / t31;
            let t39 = t18 * t33 - t25 * (t16 * t34);
            let t40 = inv_m1_plus_m2 * t4 - t27 * (t5 * t34) - t15 * t39;
            let t41 = t13 * t39 + (t27 * (t9 * t34) - inv_m1_plus_m2 * t8);
            let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
            let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
            let t44 = t2 / t43;
            let t45 = inv_m1_plus_m2 / t24;
            let t46 = t2 * t38;
            let t47 = t42 * t43;
            let t48 = t46 / t47;
            let t49 = t37 * t46 / (t30 * t47) - t2 * t23 / (t31 * t43);
            let t50 = t44 * (t9 * t27 - t45 * (t12 * t16)) - t41 * t48 - t28 * t49;
            let t51 = t29 * t49 + (t44 * (t45 * (t14 * t16) - t5 * t27) - t40 * t48);
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
            let m2 = self.parameters.m2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k2,
                k3,
                inv_m1_plus_m2,
                k4,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t2 = sin_theta * front_2_mid;
            let t3 = t1 * cos_theta - m2_a2 * t2;
            let t4 = inv_m1_plus_m2 * t3;
            let t5 = cos_theta * front_2_mid;
            let t6 = sin_theta * t1 + m2_a2 * t5;
            let t7 = inv_m1_plus_m2 * t6;
            let t8 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t6 * t7 - t3 * t4;
            let t9 = inv_m1_plus_m2 / t8;
            let t10 = front_1_mid * cos_theta - t2;
            let t11 = m2_a2 * t10;
            let t12 = k4 * t10;
            let t13 = t5 + sin_theta * front_1_mid;
            let t14 = m2_a2 * t13;
            let t15 = k4 * t13;
            let t16 = k2 + l1_m2_a2 * front_1_mid - t14 * t7 - t11 * t4;
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                m2_l1,
                twice_a2,
                k1,
                l1_m2_a2,
                k3,
                inv_m1_plus_m2,
                k4,
                m1_a1_plus_m2_l1,
                twice_a2_m2_l1,
                w_a_w,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = inv_m1_plus_m2 * t3;
            let t5 = t1 * cos_theta;
            let t6 = sin_theta * front_2_mid;
            let t7 = m2_a2 * t6;
            let t8 = t5 - t7;
            let t9 = inv_m1_plus_m2 * t8;
            let t10 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t3 * t4 - t8 * t9;
            let t11 = inv_m1_plus_m2 / t10;
            let t12 = front_1_mid * cos_theta;
            let t13 = t12 - t6;
            let t14 = m2_a2 * t13;
            let t15 = k4 * t13;
            let t16 = sin_theta * front_1_mid;
            let t17 = t2 + t16;
            let t18 = m2_a2 * t17;
            let t19 = k4 * t17;
            let l1_front_1_mid = l1 * front_1_mid;
            let t20 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t18 * t4 - t14 * t9;
            let t21 = rt::lit::<T>(1.0) / t10;
            let t22 = t21 * t20;
            let t23 = k3 - t14 * t15 - t18 * t19 - t20 * t22;
            let t24 = t10 * t23;
            let t25 = rt::lit::<T>(1.0) / t24;
            let t26 = t19 - t11 * (t3 * t20);
            let t27 = t3 * t11 - t25 * (t20 * t26);
            let t28 = inv_m1_plus_m2 / t23;
            let t29 = rt::lit::<T>(1.0) / t23;
            let t30 = t29 * t26;
            let t31 = p_x * (t4 * t27 + (inv_m1_plus_m2 + t28 * (t18 * t26)))
                + (p_theta * t27 + p_phi * t30);
            let t32 = t9 * t27 + t28 * (t14 * t26);
            let t33 = t31 - p_y * t32;
            let t34 = t11 * (t8 * t20) - t15;
            let t35 = t8 * t11 + t25 * (t20 * t34);
            let t36 = t29 * t34;
            let t37 = p_y * (t9 * t35 + (inv_m1_plus_m2 - t28 * (t14 * t34)))
                + (p_phi * t36 - p_theta * t35);
            let t38 = t37 - p_x * t32;
            let t39 = t20 * t25;
            let t40 = p_x * t27 - p_phi * t39
                + (p_theta * (t21 + t20 * t20 / (t10 * t24)) - p_y * t35);
            let t41 = p_y * t36 + p_phi * t29 + (p_x * t30 - p_theta * t39);
            let t42 = sin_theta * t4 + cos_theta * t9;
            let t43 = t42 * t22 - (sin_theta * t19 + cos_theta * t15);
            let t44 = t21 * t42 + t25 * (t20 * t43);
            let t45 = t4 * t44 + (inv_m1_plus_m2 * sin_theta - t28 * (t18 * t43));
            let t46 = t9 * t44 + (inv_m1_plus_m2 * cos_theta - t28 * (t14 * t43));
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
            let t71 = t15 * t58 + t64 * t70
                - (t19 * t63 + (t38 * t57 + (t40 * t67 + t33 * t62)));
            let t72 = t71 - t22 * t69;
            let t73 = t21 * t69 - t39 * t72;
            let t74 = t4 * t73 + (t18 * t28 * t72 - inv_m1_plus_m2 * t63);
            let t75 = t9 * t73 + (t14 * t28 * t72 + inv_m1_plus_m2 * t58);
            let t76 = t33 * t49 + t38 * t50 - sin_theta * t74 - cos_theta * t75;
            let t77 = l1_front_1_mid + l2;
            let t78 = t17 * t45 + (t13 * t46 + (t29 * (l2 * t43) - t77 * t44));
            let t79 = t48 * t78;
            let t80 = t77 - t17 * t4 - t13 * t9;
            let t81 = l2 - t13 * t15 - t17 * t19 - t80 * t22;
            let t82 = t21 * t80 - t25 * (t20 * t81);
            let t83 = t29 * t81;
            let t84 = t13 * (inv_m1_plus_m2 * t13 - t28 * (t14 * t81) - t9 * t82)
                + (t77 * t82 + l2 * t83);
            let t85 = t84 - t17 * (t4 * t82 + (t28 * (t18 * t81) - inv_m1_plus_m2 * t17))
                - t78 * t79;
            let t86 = rt::lit::<T>(1.0) / t85;
            let t87 = t29 * t72;
            let t88 = t77 * t73
                + (l2 * t87 + (t38 * t56 + (t40 * (l1 * t53) + t33 * t61)));
            let t89 = t88 - t17 * t74 - t13 * t75 - t79 * t76;
            let t90 = rt::sin(w * t);
            let t91 = t23 * t47;
            let t92 = rt::lit::<T>(1.0) / t91;
            let t93 = t83 - t92 * (t43 * t78);
            let t94 = t93 * t86;
            let t95 = t87 - w_a_w * t90 - t76 * (t43 * t92) - t94 * t89;
            let t96 = t29 - t43 * t43 / (t23 * t91) - t93 * t94;
            let t97 = rt::lit::<T>(1.0) / t96;
            let t98 = t86 * (t89 - t95 * (t93 * t97));
            let t99 = t48 * t76 - t79 * t98
                - t43 * t95 * (rt::lit::<T>(1.0) / (t91 * t96));
            let t100 = t7 - t5;
            let t101 = t14 * t41;
            let t102 = t18 * t41;
            let t103 = t40 * (t100 * t33 - t3 * t38)
                + (t33 * (t100 * t40 - t101) - t38 * (t102 + t3 * t40));
            let t104 = t14 * t33 + t18 * t38;
            let front_2_mid_m2_a2 = m2_a2 * front_2_mid;
            let t105 = sin_theta * front_2_mid_m2_a2 - m2_a2 * t12;
            let front_2_mid_l1_m2_a2 = l1_m2_a2 * front_2_mid;
            let t106 = m2_a2 * t16 + cos_theta * front_2_mid_m2_a2;
            let t107 = t40
                * (t105 * t33
                    - (twice_a2_m2_l1 * front_2_mid * t40 + front_2_mid_l1_m2_a2 * t41)
                    - t106 * t38);
            let t108 = t107 + (t33 * (t105 * t40 - t101) - t38 * (t102 + t106 * t40))
                - t41 * (t104 + front_2_mid_l1_m2_a2 * t40);
            rt::vector([
                t33,
                t38,
                t40,
                t41,
                -(sin_theta * t99 + t17 * t98),
                cos_theta * t99 + t13 * t98,
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

        fn level_defect_of(&self, state: &State<T>) -> Option<T> {
            let q = state.q();
            Some(rt::max_norm(&self.level_correction(&q, state.t)))
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
        /// **Holonomic constraints** hold after each step, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 17 | 42 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 39 | 5 | 0 | 1 | 0 |
        /// | each step | 542 | 831 | 62 | 0 | 7 | 5 |
        /// | each iteration for x_rate, y_rate, theta_rate, phi_rate, rho1_rate, kappa_gradient | 2902 | 4329 | 76 | 0 | 6 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 63 | 115 | 17 | 0 | 3 | 0 |
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
            /// `2 a2`
            twice_a2: T,
            /// `J2 + (m1 a1² + J1) + m2 a2²`
            k1: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `m2 a2/2`
            half_m2_a2: T,
            /// `(1/2)/(m1 + m2)`
            k4: T,
            /// `A w`
            a_w: T,
            /// `J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))`
            k5: T,
            /// `l2 (m1 + m2) l1`
            k6: T,
            /// `m1 (l1² + l2²) + m2 (l1² + l2²)`
            k8: T,
            /// `2 l2 (m1 + m2) l1`
            k9: T,
            /// `J1/2`
            half_j1: T,
            /// `J2 + m2 a2² - a2² (m2²/(m1 + m2))`
            k11: T,
            /// `l2 - a2 (m2/(m1 + m2))`
            k13: T,
            /// `2 m2 l1`
            twice_m2_l1: T,
            /// `2 m2 l1 + 2 m1 a1`
            k14: T,
            /// `2 a2 m2 l1`
            twice_a2_m2_l1: T,
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
            k15: T,
            /// `l2/2`
            half_l2: T,
            /// `A w/2`
            half_a_w: T,
            /// `(m2 a2/(m1 + m2))/2`
            k16: T,
            /// `4 a2 m2 l1`
            k17: T,
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
            k19: T,
            /// `m2 h`
            m2_h: T,
            /// `A w sin(w h/2)`
            k20: T,
            /// `m1 h`
            m1_h: T,
            /// `J1 h`
            j1_h: T,
            /// `J2 h`
            j2_h: T,
            /// `h/(m1 + m2)`
            h_over_m1_plus_m2: T,
            /// `(h/(m1 + m2))/2`
            k21: T,
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
            k22: T,
            /// `l2 (m1 + m2) l1 h`
            k23: T,
            /// `m2 a2 h`
            m2_a2_h_2: T,
            /// `m2 a2 h/2`
            half_m2_a2_h_2: T,
            /// `m2 a2 h/(m1 + m2)`
            k24: T,
            /// `m2 a2 h/(m1 + m2)`
            k25: T,
            /// `(m2 a2 h/(m1 + m2))/2`
            k26: T,
            /// `(m2 a2 h/(m1 + m2))/2`
            k27: T,
            /// `h a2² (m2²/(m1 + m2))`
            k28: T,
            /// `h a2² (m2²/(m1 + m2))/2`
            k29: T,
            /// `h a2 (m2/(m1 + m2))/2`
            k30: T,
            /// `(m2 a2/(m1 + m2)) m2 a2 h/2`
            k31: T,
            /// `a1 h`
            a1_h: T,
            /// `a1 h/2`
            half_a1_h: T,
            /// `2 h`
            twice_h: T,
            /// `2 (J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))) h`
            k32: T,
            /// `2 l2 (m1 + m2) l1 h`
            k33: T,
            /// `a2 h/2`
            half_a2_h: T,
            /// `2 m2 l1 a2 h`
            twice_m2_l1_a2_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (1); work that has been done from outside (1); time t (1); energy at the start (1); functions of q that the next step needs (122).
            type Carried = [T; 130];
            type Memory = (rt::Predictor<T, 6, 6>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;
            const WORK: Option<usize> = Some(5);
            const TIME: Option<usize> = Some(6);

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
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let a2_squared = a2 * a2;
                let m2_a2_squared = m2 * a2_squared;
                let k1 = j2 + (m1 * (a1 * a1) + j1) + m2_a2_squared;
                let l1_m2_a2 = l1 * m2_a2;
                let k2 = j2 + m2_a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let half_m2_a2 = rt::lit::<T>(0.5) * m2_a2;
                let k4 = rt::lit::<T>(0.5) / m1_plus_m2;
                let a_w = a * w;
                let k5 = j1 + j2
                    + ((l1 + a1) * (m1 * (a1 - l1))
                        + m2_a2 * (a2 - rt::lit::<T>(2.0) * l2));
                let k6 = l2 * (m1_plus_m2 * l1);
                let k7 = l1 * l1 + l2 * l2;
                let k8 = m1 * k7 + m2 * k7;
                let k9 = rt::lit::<T>(2.0) * k6;
                let half_j1 = rt::lit::<T>(0.5) * j1;
                let k10 = a2_squared * (m2 * m2 / m1_plus_m2);
                let k11 = k2 - k10;
                let k12 = a2 * (m2 / m1_plus_m2);
                let k13 = l2 - k12;
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let k14 = twice_m2_l1 + rt::lit::<T>(2.0) * m1_a1;
                let a2_m2_l1 = a2 * m2_l1;
                let twice_a2_m2_l1 = rt::lit::<T>(2.0) * a2_m2_l1;
                let w_a_w = w * a_w;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let half_m1_plus_m2 = rt::lit::<T>(0.5) * m1_plus_m2;
                let half_a2 = rt::lit::<T>(0.5) * a2;
                let half_l1 = rt::lit::<T>(0.5) * l1;
                let k15 = rt::lit::<T>(2.0) / m1_plus_m2;
                let half_l2 = rt::lit::<T>(0.5) * l2;
                let half_a_w = rt::lit::<T>(0.5) * a_w;
                let k16 = rt::lit::<T>(0.5) * k3;
                let k17 = rt::lit::<T>(4.0) * a2_m2_l1;
                let twice_l1_m2_a2 = rt::lit::<T>(2.0) * l1_m2_a2;
                let quarter_a_w = rt::lit::<T>(0.25) * a_w;
                let half_a1 = rt::lit::<T>(0.5) * a1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k18 = rt::sin(rt::lit::<T>(0.5) * (w * h));
                let k19 = (a_w * h - rt::lit::<T>(2.0) * (a * k18)) / h;
                let m2_h = m2 * h;
                let k20 = a_w * k18;
                let m1_h = m1 * h;
                let j1_h = j1 * h;
                let j2_h = j2 * h;
                let h_over_m1_plus_m2 = h / m1_plus_m2;
                let k21 = rt::lit::<T>(0.5) * h_over_m1_plus_m2;
                let a2_h = a2 * h;
                let m2_a2_h = m2 * a2_h;
                let l1_h = l1 * h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let m2_a2_l1_h = m2_a2 * l1_h;
                let half_m2_a2_l1_h = rt::lit::<T>(0.5) * m2_a2_l1_h;
                let half_m2_a2_h = rt::lit::<T>(0.5) * m2_a2_h;
                let m2_l1_a2_h = m2_l1 * a2_h;
                let k22 = k5 * h;
                let k23 = k6 * h;
                let m2_a2_h_2 = m2_a2 * h;
                let half_m2_a2_h_2 = rt::lit::<T>(0.5) * m2_a2_h_2;
                let k24 = m2_a2_h_2 / m1_plus_m2;
                let k25 = m2_a2_h / m1_plus_m2;
                let k26 = rt::lit::<T>(0.5) * k24;
                let k27 = rt::lit::<T>(0.5) * k25;
                let k28 = h * k10;
                let k29 = rt::lit::<T>(0.5) * k28;
                let k30 = rt::lit::<T>(0.5) * (h * k12);
                let k31 = rt::lit::<T>(0.5) * (k3 * m2_a2_h_2);
                let a1_h = a1 * h;
                let half_a1_h = rt::lit::<T>(0.5) * a1_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k32 = rt::lit::<T>(2.0) * k22;
                let k33 = rt::lit::<T>(2.0) * k23;
                let half_a2_h = rt::lit::<T>(0.5) * a2_h;
                let twice_m2_l1_a2_h = rt::lit::<T>(2.0) * m2_l1_a2_h;
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k1,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    m1_a1_plus_m2_l1,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k6,
                    k8,
                    k9,
                    half_j1,
                    k11,
                    k13,
                    twice_m2_l1,
                    k14,
                    twice_a2_m2_l1,
                    w_a_w,
                    twice_l1,
                    half_m1_plus_m2,
                    half_a2,
                    half_l1,
                    k15,
                    half_l2,
                    half_a_w,
                    k16,
                    k17,
                    twice_l1_m2_a2,
                    quarter_a_w,
                    half_a1,
                    inv_h,
                    half_h,
                    k19,
                    m2_h,
                    k20,
                    m1_h,
                    j1_h,
                    j2_h,
                    h_over_m1_plus_m2,
                    k21,
                    a2_h,
                    m2_a2_h,
                    l1_h,
                    half_l1_h,
                    m2_a2_l1_h,
                    half_m2_a2_l1_h,
                    half_m2_a2_h,
                    m2_l1_a2_h,
                    k22,
                    k23,
                    m2_a2_h_2,
                    half_m2_a2_h_2,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    a1_h,
                    half_a1_h,
                    twice_h,
                    k32,
                    k33,
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
                let m1 = system.parameters.m1;
                let j1 = system.parameters.J1;
                let a1 = system.parameters.a1;
                let l1 = system.parameters.l1;
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let l2 = system.parameters.l2;
                let w = system.parameters.w;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k1,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    a_w,
                    k5,
                    k8,
                    k9,
                    inv_h,
                    ..
                } = *self;
                let [[x, y, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = l1 + a2 * front_1_mid;
                let t2 = m2 * t1 + m1_a1;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = t2 * cos_theta;
                let t4 = sin_theta * front_2_mid;
                let t5 = t3 - m2_a2 * t4;
                let l1_front_1_mid = l1 * front_1_mid;
                let t6 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t7 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid);
                let t8 = sin_theta * t2;
                let t9 = cos_theta * front_2_mid;
                let t10 = t8 + m2_a2 * t9;
                let t11 = l1_front_1_mid + l2;
                let t12 = sin_theta * t11;
                let t13 = front_1_mid * cos_theta;
                let t14 = t13 - t4;
                let t15 = m2_a2 * t14;
                let t16 = cos_theta * t11;
                let t17 = sin_theta * front_1_mid;
                let t18 = t9 + t17;
                let t19 = m2_a2 * t18;
                let t20 = t12 * (t5 * theta_dot + (m1_plus_m2 * y_dot + t15 * phi_dot))
                    + t16 * (m1_plus_m2 * x_dot - t19 * phi_dot - t10 * theta_dot);
                let t21 = front_2_mid
                    * (t5 * y_dot + (t6 * phi_dot + theta_dot * t7) - t10 * x_dot) + t20;
                let t22 = k3 * t14;
                let t23 = t15 * t22;
                let t24 = k3 * t18;
                let t25 = t19 * t24;
                let t26 = inv_m1_plus_m2 * t10;
                let t27 = t19 * t26;
                let t28 = inv_m1_plus_m2 * t5;
                let t29 = t15 * t28;
                let t30 = t6 - t27 - t29;
                let t31 = t10 * t26;
                let t32 = t5 * t28;
                let t33 = t7 - t31 - t32;
                let t34 = rt::lit::<T>(1.0) / t33;
                let t35 = t34 * t30;
                let t36 = t30 * t35;
                let t37 = k2 - t23 - t25 - t36;
                let t38 = m1_plus_m2 * t37;
                let t39 = rt::lit::<T>(1.0) / t38;
                let t40 = t19 * t39;
                let t41 = t10 * t30;
                let t42 = t33 * t37;
                let t43 = m1_plus_m2 * t42;
                let t44 = rt::lit::<T>(1.0) / t43;
                let t45 = t41 * t44;
                let t46 = t40 - t45;
                let t47 = rt::cos(w * t);
                let t48 = a_w * t47;
                let t49 = rt::lit::<T>(1.0) / t37;
                let t50 = sin_theta * t26;
                let t51 = cos_theta * t28;
                let t52 = t50 + t51;
                let t53 = t52 * t35;
                let t54 = sin_theta * t24;
                let t55 = cos_theta * t22;
                let t56 = t53 - (t54 + t55);
                let t57 = t56 * t56;
                let t58 = t34 * t52;
                let t59 = rt::lit::<T>(1.0) / t42;
                let t60 = t30 * t56;
                let t61 = t59 * t60;
                let t62 = t58 + t61;
                let t63 = t26 * t62;
                let t64 = t19 * t56;
                let t65 = t64 * t39;
                let t66 = t63 + (inv_m1_plus_m2 * sin_theta - t65);
                let t67 = sin_theta * t66;
                let t68 = t28 * t62;
                let t69 = t15 * t56;
                let t70 = t69 * t39;
                let t71 = t68 + (inv_m1_plus_m2 * cos_theta - t70);
                let t72 = cos_theta * t71;
                let t73 = t67 + t72;
                let t74 = t37 * t73;
                let t75 = t37 * t74;
                let t76 = t57 / t75;
                let t77 = t14 * t22;
                let t78 = t18 * t24;
                let t79 = t18 * t26;
                let t80 = t14 * t28;
                let t81 = t11 - t79 - t80;
                let t82 = t81 * t35;
                let t83 = l2 - t77 - t78 - t82;
                let t84 = t49 * t83;
                let t85 = t18 * t66;
                let t86 = t49 * t56;
                let t87 = t11 * t62;
                let t88 = t14 * t71;
                let t89 = t85 + (l2 * t86 - t87 + t88);
                let t90 = t56 * t89;
                let t91 = t90 / t74;
                let t92 = t84 - t91;
                let t93 = t34 * t81;
                let t94 = t30 * t83;
                let t95 = t59 * t94;
                let t96 = t93 - t95;
                let t97 = t11 * t96;
                let t98 = t15 * t83;
                let t99 = t98 * t39;
                let t100 = t28 * t96;
                let t101 = inv_m1_plus_m2 * t14 - t99 - t100;
                let t102 = t14 * t101;
                let t103 = t26 * t96;
                let t104 = t19 * t83;
                let t105 = t104 * t39;
                let t106 = t103 + (t105 - inv_m1_plus_m2 * t18);
                let t107 = t18 * t106;
                let t108 = t89 / t73;
                let t109 = t89 * t108;
                let t110 = t97 + l2 * t84 + t102 - t107 - t109;
                let t111 = t92 / t110;
                let t112 = t92 * t111;
                let t113 = t49 - t76 - t112;
                let t114 = t48 / t113;
                let t115 = t48 * t92;
                let t116 = t110 * t113;
                let t117 = t115 / t116;
                let t118 = t73 * t116;
                let t119 = t74 * t113;
                let t120 = t89 * t115 / t118 - t48 * t56 / t119;
                let t121 = t46 * t114 - t106 * t117 - t66 * t120;
                let t122 = sin_theta * t1;
                let t123 = t122 + a2 * t9;
                let t124 = t42 * t113;
                let t125 = t62 * t120 + (t96 * t117 + t48 * t30 / t124);
                let t126 = a2 * t18;
                let t127 = t37 * t113;
                let t128 = t37 * t116;
                let t129 = t86 * t120 + (t48 / t127 - t83 * t115 / t128);
                let t130 = t121 + t123 * t125 - t126 * t129;
                let t131 = t5 * t30;
                let t132 = t131 * t44;
                let t133 = t15 * t39;
                let t134 = t132 - t133;
                let t135 = t71 * t120 + (t134 * t114 - t101 * t117);
                let t136 = a2 * t14;
                let t137 = t1 * cos_theta;
                let t138 = t137 - a2 * t4;
                let t139 = t135 + t136 * t129 - t138 * t125;
                let sin_theta_a1 = a1 * sin_theta;
                let t140 = t121 + sin_theta_a1 * t125;
                let a1_cos_theta = a1 * cos_theta;
                let t141 = t135 - a1_cos_theta * t125;
                let t142 = t129 - t125;
                let t143 = front_2_mid * (k5 * front_2_mid) + (k8 + k9 * front_1_mid);
                let t144 = t142 * (j2 * t142)
                    + (t125 * (j1 * t125) + rt::lit::<T>(1.0) / t143 * (t21 * t21));
                let t145 = m2 * (t130 * t130 + t139 * t139)
                    + (m1 * (t140 * t140 + t141 * t141) + t144);
                let t146 = cos_theta * t18 - sin_theta * t14;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    t21,
                    rt::lit::<T>(0.0),
                    t,
                    rt::lit::<T>(0.5) * t145,
                    t8,
                    t9,
                    t10,
                    t17,
                    t19,
                    t3,
                    t4,
                    t5,
                    t13,
                    t15,
                    t7,
                    t6,
                    t11,
                    t16,
                    t12,
                    sin_theta_a1,
                    a1_cos_theta,
                    t122,
                    t123,
                    t126,
                    t137,
                    t138,
                    t136,
                    t143,
                    t31,
                    t32,
                    t33,
                    t27,
                    t29,
                    t30,
                    t35,
                    t25,
                    t23,
                    t36,
                    t37,
                    t50,
                    t51,
                    t54,
                    t55,
                    t53,
                    t56,
                    t58,
                    t86,
                    t60,
                    t42,
                    t61,
                    t62,
                    t68,
                    t69,
                    t38,
                    t70,
                    t71,
                    t63,
                    t64,
                    t65,
                    t66,
                    t79,
                    t80,
                    t78,
                    t77,
                    t82,
                    t83,
                    t93,
                    t84,
                    t94,
                    t95,
                    t96,
                    t100,
                    t98,
                    t99,
                    t101,
                    t103,
                    t104,
                    t105,
                    t106,
                    t49,
                    t131,
                    t43,
                    t132,
                    t133,
                    t134,
                    t41,
                    t45,
                    t40,
                    t46,
                    t67,
                    t72,
                    t73,
                    t85,
                    t88,
                    t87,
                    t89,
                    t107,
                    t102,
                    t97,
                    t108,
                    t74,
                    t109,
                    t110,
                    t90,
                    t91,
                    t92,
                    t111,
                    t57,
                    t75,
                    t76,
                    t112,
                    t113,
                    t116,
                    t118,
                    t119,
                    t124,
                    t128,
                    t127,
                    t146 * t146 + t11 * t11,
                    rt::abs(inv_h * theta),
                    rt::abs(inv_h * phi),
                    rt::abs(theta) + rt::abs(phi),
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
                let [x, y, theta, phi, rho1, work, t, reference, ahead1, ahead2, ahead3,
                ahead4, ahead5, ahead6, ahead7, ahead8, ahead9, ahead10, ahead11,
                ahead12, ahead13, ahead14, ahead15, ahead16, ahead17, ahead18, ahead19,
                ahead20, ahead21, ahead22, ahead23, ahead24, ahead25, ahead26, ahead27,
                ahead28, ahead29, ahead30, ahead31, ahead32, ahead33, ahead34, ahead35,
                ahead36, ahead37, ahead38, ahead39, ahead40, ahead41, ahead42, ahead43,
                ahead44, ahead45, ahead46, ahead47, ahead48, ahead49, ahead50, ahead51,
                ahead52, ahead53, ahead54, ahead55, ahead56, ahead57, ahead58, ahead59,
                ahead60, ahead61, ahead62, ahead63, ahead64, ahead65, ahead66, ahead67,
                ahead68, ahead69, ahead70, ahead71, ahead72, ahead73, ahead74, ahead75,
                ahead76, ahead77, ahead78, ahead79, ahead80, ahead81, ahead82, ahead83,
                ahead84, ahead85, ahead86, ahead87, ahead88, ahead89, ahead90, ahead91,
                ahead92, ahead93, ahead94, ahead95, ahead96, ahead97, ahead98, ahead99,
                ahead100, ahead101, ahead102, ahead103, ahead104, ahead105, ahead106,
                ahead107, ahead108, ahead109, ahead110, ahead111, ahead112, ahead113,
                ahead114, _, ahead116, ahead117, ahead118, sin_theta_ahead,
                cos_theta_ahead, sin_phi_ahead, cos_phi_ahead] = motion.carried;
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
                    twice_a2,
                    k1,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    m1_a1_plus_m2_l1,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k6,
                    k8,
                    k9,
                    half_j1,
                    k11,
                    k13,
                    twice_m2_l1,
                    k14,
                    twice_a2_m2_l1,
                    w_a_w,
                    twice_l1,
                    half_m1_plus_m2,
                    half_a2,
                    half_l1,
                    k15,
                    half_l2,
                    half_a_w,
                    k16,
                    k17,
                    twice_l1_m2_a2,
                    quarter_a_w,
                    half_a1,
                    inv_h,
                    half_h,
                    k19,
                    m2_h,
                    k20,
                    m1_h,
                    j1_h,
                    j2_h,
                    h_over_m1_plus_m2,
                    k21,
                    a2_h,
                    m2_a2_h,
                    l1_h,
                    half_l1_h,
                    m2_a2_l1_h,
                    half_m2_a2_l1_h,
                    half_m2_a2_h,
                    m2_l1_a2_h,
                    k22,
                    k23,
                    m2_a2_h_2,
                    half_m2_a2_h_2,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    k31,
                    a1_h,
                    half_a1_h,
                    twice_h,
                    k32,
                    k33,
                    half_a2_h,
                    twice_m2_l1_a2_h,
                } = *setting.scheme();
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let cos_w_t_a_w = a_w * cos_w_t;
                let cos_w_t_a_w_ahead102 = cos_w_t_a_w * ahead102;
                let t1 = ahead92 * cos_w_t_a_w_ahead102;
                let cos_w_t_a_w_ahead41 = cos_w_t_a_w * ahead41;
                let inv_ahead24 = rt::lit::<T>(1.0) / ahead24;
                let rho1_inv_ahead24 = rho1 * inv_ahead24;
                let t2 = cos_w_t_a_w * (rt::lit::<T>(1.0) / ahead108);
                let t3 = cos_w_t_a_w_ahead102 * (rt::lit::<T>(1.0) / ahead109);
                let t4 = t1 * (rt::lit::<T>(1.0) / ahead110)
                    - cos_w_t_a_w_ahead41 * (rt::lit::<T>(1.0) / ahead111);
                let t5 = ahead85 * t2;
                let t6 = ahead75 * t3;
                let t7 = ahead56 * t4;
                let t8 = t5 - t6 - t7;
                let t9 = ahead52 * t4;
                let t10 = ahead81 * t2;
                let t11 = ahead71 * t3;
                let t12 = t9 + (t10 - t11);
                let cos_w_t_a_w_ahead30 = cos_w_t_a_w * ahead30;
                let t13 = ahead47 * t4;
                let t14 = ahead67 * t3;
                let t15 = cos_w_t_a_w_ahead30 * (rt::lit::<T>(1.0) / ahead112);
                let t16 = t13 + (t14 + t15);
                let t17 = ahead62 * cos_w_t_a_w_ahead102;
                let t18 = ahead43 * t4;
                let t19 = cos_w_t_a_w * (rt::lit::<T>(1.0) / ahead114);
                let t20 = t17 * (rt::lit::<T>(1.0) / ahead113);
                let t21 = t18 + (t19 - t20);
                let t22 = w * (t + half_h);
                let (t23, t24) = rt::sin_cos(t22);
                let t25 = a_w * t24;
                let t26 = inv_h * (phi - a * sin_w_t) - t25;
                let t27 = k19 * t24;
                let t28 = rt::cos(w * (t + h));
                let t29 = a_w * t28;
                let t30 = w_a_w * t23;
                let t31 = k20 * t23;
                let t32 = cos_w_t + t28;
                let t33 = half_a_w * t32;
                let ahead28_plus_ahead29 = ahead28 + ahead29;
                let ahead36_plus_ahead37 = ahead36 + ahead37;
                let ahead57_plus_ahead58 = ahead57 + ahead58;
                let t34 = quarter_a_w * t32;
                let ahead25_plus_ahead26 = ahead25 + ahead26;
                let t35 = ahead32 + (ahead33 + ahead34);
                let t36 = ahead40 - ahead38 - ahead39;
                let ahead42_plus_ahead46 = ahead42 + ahead46;
                let t37 = ahead48 - ahead51;
                let t38 = ahead53 - ahead55;
                let t39 = ahead59 + (ahead60 + ahead61);
                let t40 = ahead63 - ahead66;
                let ahead68_plus_ahead70 = ahead68 + ahead70;
                let ahead72_plus_ahead74 = ahead72 + ahead74;
                let t41 = ahead79 - ahead80;
                let t42 = ahead84 - ahead83;
                let ahead86_plus_ahead87 = ahead86 + ahead87;
                let t43 = ahead89 + ahead90 - ahead91;
                let t44 = ahead94 + ahead95 - (ahead93 + ahead98);
                let t45 = ahead76 - ahead106 - ahead107;
                let t46 = ahead16 * t16;
                let t47 = ahead17 * t16;
                let t48 = ahead19 * t16;
                let t49 = ahead20 * t21;
                let t50 = t48 - t49;
                let t51 = ahead23 * t21;
                let t52 = ahead22 * t16;
                let t53 = t51 - t52;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t54 = ahead14 * rho1_inv_ahead24 + t8;
                            let t55 = ahead15 * rho1_inv_ahead24 + t12;
                            let t56 = sin_phi_ahead * rho1_inv_ahead24 - t16;
                            let t57 = (ahead11 * t56 + ahead12 * t21
                                + (ahead8 * t55 - ahead3 * t54)) * (cos_phi_ahead * t21);
                            let t58 = t21 * (l1 * sin_phi_ahead);
                            let t59 = (m1_plus_m2 * t55 + (ahead8 * t56 + ahead10 * t21))
                                * (ahead13 * cos_theta_ahead * t56 - sin_theta_ahead * t58);
                            let t60 = (m1_plus_m2 * t54 - ahead5 * t21 - ahead3 * t56)
                                * (cos_theta_ahead * t58 + ahead13 * sin_theta_ahead * t56);
                            let t61 = m2_a2 * (t21 + t56);
                            let t62 = m1_a1_plus_m2_l1 * t56 + cos_phi_ahead * t61;
                            let t63 = sin_phi_ahead * t61;
                            let t64 = sin_theta_ahead * (t55 * t62 - t54 * t63)
                                + cos_theta_ahead * (t55 * t63 + t54 * t62);
                            [
                                t54,
                                t55,
                                t56,
                                t21,
                                t57 + t59 - t60 - sin_phi_ahead * t64,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(inv_h * x),
                            rt::abs(inv_h * y),
                            ahead116,
                            ahead117,
                            rt::abs(inv_h * rho1),
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
                            let [t66, t67, t68, t69, sin_phi_rate_half_h,
                            cos_phi_rate_half_h, t71, t72, t73, t74, t75, t76, t77, t78,
                            t79, t80, t82, t83, t84, t85, t86, t87, t88, t89, t90, t91,
                            t92, t93, t94, t95, t96, t97, t98, t99, t100, t101, t102,
                            t103, t105, t106, t107, t108, t109, t110, t111, t112, t113,
                            t114, t116, t117, t118, t119, t120, t121, t122, t123, t124,
                            t125, t126, t127, t128, t129, t132, t134, t135, t136, t138,
                            t139, t140, t141, t142, t143, t144, t145, t146, t148, t149,
                            t150, t151, t152, t153, t154, t155, t156, t157, t158, t159,
                            t160, t161, t162, t163, t164, t165, t166, t167, t169, t170,
                            t171, t172, t173, t174, t175, t176, t177, t178, t180, t182,
                            t183, t184, t185, t186, t187, t188, t191, t192, t193, t194,
                            t195, t196, t197, t199, t200, t201, t202, t204, t205, t207,
                            t208, t209, t210, t211, t212, t214, t215, t216, t217, t218,
                            t219, t220, t221, t222, t223, t224, t226, t227, t228, t229,
                            t230, t232, t233, t234, t235, t236, t237, t239, t240, t241,
                            t242, t243, t244, t245, t246, t249, t251, t254, t255, t256,
                            t257, t258, t259, t260, t261, t262, t263, t264, t265, t266,
                            t267, t268, t269, t270, t271, t272, t273, t274, t275, t276,
                            t278, t279, t280, t281, t283, t284, t285, t286, t287, t288,
                            t289, t291, t292, t293, t294, t295, t296, t297, t298, t300,
                            t301, t302, t303, t305, t306, t307, t308, t309, t310, t311,
                            t312, t313, t314, t315, t318, t319, t320, t321, t322, t323,
                            t324, t325, t326, t330, t331, t332, t333, t334, t335, t336,
                            t337, t338, t339, t340, t342, t343, t344, t345, t346, t347,
                            t348, t351, t352, t354, t355, t356, t359, t360, t363, t365,
                            t367, t368, t369, t370, t371, t372, t373, t374, t375, t376,
                            t377, t379, t380, t381, t383, t384, t385, t387, t388, t389,
                            t390, t392, t393, t394, t396, t397, t398, t399, t400, t401,
                            t402, t403, t404, t405] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    twice_a2,
                                    k1,
                                    l1_m2_a2,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    k5,
                                    k8,
                                    k9,
                                    k11,
                                    k13,
                                    twice_a2_m2_l1,
                                    half_h,
                                    t25,
                                    t26,
                                    t27,
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
                                    sin_theta_ahead,
                                    cos_theta_ahead,
                                    sin_phi_ahead,
                                    cos_phi_ahead,
                                    ]: [T; 38],
                                ) -> [T; 291] {
                                    let theta_rate_half_h = half_h * theta_rate;
                                    let t65 = theta + theta_rate_half_h;
                                    let ((t66, t67), (t68, t69)) = rt::halfway(
                                        (sin_theta_ahead, cos_theta_ahead),
                                        theta_rate_half_h,
                                        t65,
                                    );
                                    let phi_rate_half_h = half_h * phi_rate;
                                    let t70 = phi + phi_rate_half_h;
                                    let (
                                        (sin_phi_rate_half_h, cos_phi_rate_half_h),
                                        (t71, t72),
                                    ) = rt::halfway(
                                        (sin_phi_ahead, cos_phi_ahead),
                                        phi_rate_half_h,
                                        t70,
                                    );
                                    let t73 = t69 * t71;
                                    let t74 = t73 + t68 * t72;
                                    let t75 = m2_a2 * t74;
                                    let t76 = t68 * t71;
                                    let t77 = t72 * t69 - t76;
                                    let t78 = m2_a2 * t77;
                                    let t79 = k3 * t77;
                                    let t80 = k3 * t74;
                                    let t81 = l1 * t72;
                                    let t82 = j2 + m2_a2 * (a2 + t81);
                                    let t83 = l1 + a2 * t72;
                                    let t84 = m1_a1 + m2 * t83;
                                    let t85 = t68 * t84 + m2_a2 * t73;
                                    let t86 = inv_m1_plus_m2 * t85;
                                    let t87 = t84 * t69 - m2_a2 * t76;
                                    let t88 = inv_m1_plus_m2 * t87;
                                    let t89 = t82 - t75 * t86 - t78 * t88;
                                    let t90 = k1 + m2_l1 * (l1 + twice_a2 * t72);
                                    let t91 = t90 - t85 * t86 - t87 * t88;
                                    let t92 = rt::lit::<T>(1.0) / t91;
                                    let t93 = t89 * t92;
                                    let t94 = k2 - t78 * t79 - t75 * t80 - t89 * t93;
                                    let t95 = inv_m1_plus_m2 / t94;
                                    let t96 = t75 * t95;
                                    let t97 = t91 * t94;
                                    let t98 = inv_m1_plus_m2 / t97;
                                    let t99 = t98 * (t85 * t89);
                                    let t100 = t96 - t99;
                                    let t101 = rt::lit::<T>(1.0) / t94;
                                    let t102 = t68 * t86 + t69 * t88;
                                    let t103 = t102 * t93 - (t68 * t80 + t69 * t79);
                                    let t104 = t103 * t103;
                                    let t105 = t102 * t92;
                                    let t106 = rt::lit::<T>(1.0) / t97;
                                    let t107 = t106 * (t89 * t103);
                                    let t108 = t105 + t107;
                                    let t109 = t95 * (t75 * t103);
                                    let t110 = t86 * t108 + (inv_m1_plus_m2 * t68 - t109);
                                    let t111 = t95 * (t78 * t103);
                                    let t112 = t88 * t108 + (inv_m1_plus_m2 * t69 - t111);
                                    let t113 = t68 * t110 + t69 * t112;
                                    let t114 = t94 * t113;
                                    let t115 = t94 * t114;
                                    let t116 = rt::lit::<T>(1.0) / t115;
                                    let t117 = t104 * t116;
                                    let t118 = l2 + t81;
                                    let t119 = t118 - t74 * t86 - t77 * t88;
                                    let t120 = l2 - t77 * t79 - t74 * t80 - t119 * t93;
                                    let t121 = t101 * t120;
                                    let t122 = rt::lit::<T>(1.0) / t114;
                                    let t123 = t103 * t101;
                                    let t124 = t74 * t110
                                        + (t77 * t112 + (l2 * t123 - t118 * t108));
                                    let t125 = t122 * (t103 * t124);
                                    let t126 = t121 - t125;
                                    let t127 = t119 * t92;
                                    let t128 = t106 * (t89 * t120);
                                    let t129 = t127 - t128;
                                    let t130 = t118 * t129 + l2 * t121;
                                    let t131 = inv_m1_plus_m2 * t77;
                                    let t132 = t95 * (t78 * t120);
                                    let t133 = t88 * t129;
                                    let t134 = t131 - t132 - t133;
                                    let t135 = t95 * (t75 * t120);
                                    let t136 = t86 * t129 + (t135 - inv_m1_plus_m2 * t74);
                                    let t137 = t74 * t136;
                                    let t138 = t124 * (rt::lit::<T>(1.0) / t113);
                                    let t139 = t130 + t77 * t134 - t137 - t124 * t138;
                                    let t140 = t126 * (rt::lit::<T>(1.0) / t139);
                                    let t141 = t101 - t117 - t126 * t140;
                                    let t142 = rt::lit::<T>(1.0) / t141;
                                    let t143 = t100 * t142;
                                    let t144 = t139 * t141;
                                    let t145 = rt::lit::<T>(1.0) / t144;
                                    let t146 = t126 * t145;
                                    let t147 = t124 * t126;
                                    let t148 = rt::lit::<T>(1.0) / (t113 * t144);
                                    let t149 = t147 * t148;
                                    let t150 = rt::lit::<T>(1.0) / (t114 * t141);
                                    let t151 = t103 * t150;
                                    let t152 = t149 - t151;
                                    let t153 = t143 - t136 * t146 - t110 * t152;
                                    let y_rate_squared = y_rate * y_rate;
                                    let x_rate_squared = x_rate * x_rate;
                                    let theta_rate_squared = theta_rate * theta_rate;
                                    let t154 = y_rate_squared
                                        + (x_rate_squared + theta_rate_squared);
                                    let phi_rate_squared = phi_rate * phi_rate;
                                    let t155 = phi_rate_squared + rt::lit::<T>(1.0);
                                    let t156 = rt::lit::<T>(1.0) / (t154 + t155);
                                    let t157 = t27 * t156;
                                    let t158 = y_rate * t157;
                                    let t159 = t98 * (t87 * t89);
                                    let t160 = t78 * t95;
                                    let t161 = t159 - t160;
                                    let t162 = t161 * t142;
                                    let t163 = t112 * t152 + (t162 - t134 * t146);
                                    let t164 = phi_rate * t157;
                                    let t165 = t164 + rt::lit::<T>(1.0);
                                    let t166 = t94 * t141;
                                    let t167 = rt::lit::<T>(1.0) / t166;
                                    let t168 = t120 * t126;
                                    let t169 = rt::lit::<T>(1.0) / (t94 * t144);
                                    let t170 = t168 * t169;
                                    let t171 = t123 * t152 + (t167 - t170);
                                    let t172 = x_rate * t157;
                                    let t173 = theta_rate * t157;
                                    let t174 = rt::lit::<T>(1.0) / (t97 * t141);
                                    let t175 = t89 * t174;
                                    let t176 = t108 * t152 + (t175 + t129 * t146);
                                    let t177 = rt::lit::<T>(1.0)
                                        / (t158 * t163 + t165 * t171 + (t172 * t153 - t173 * t176));
                                    let t178 = t25 * t126;
                                    let t179 = t124 * t178;
                                    let t180 = t179 * t148;
                                    let t181 = t25 * t103;
                                    let t182 = t181 * t150;
                                    let t183 = t180 - t182;
                                    let t184 = t25 * t142;
                                    let t185 = t178 * t145;
                                    let t186 = t112 * t183 + (t161 * t184 - t134 * t185);
                                    let t187 = t68 * t118;
                                    let t188 = rho1_rate * kappa_gradient;
                                    let t189 = rho1 + half_h * rho1_rate;
                                    let t190 = t71 * (k5 * t71) + (k8 + k9 * t72);
                                    let t191 = rt::lit::<T>(1.0) / t190;
                                    let t192 = t189 * t191;
                                    let t193 = t188 + t192;
                                    let t194 = t186 + t187 * t193;
                                    let t195 = t100 * t184 - t136 * t185 - t110 * t183;
                                    let t196 = t69 * t118;
                                    let t197 = t195 + t196 * t193;
                                    let t198 = t25 * t89;
                                    let t199 = t198 * t174;
                                    let t200 = t108 * t183 + (t199 + t129 * t185);
                                    let t201 = t71 * t193 - t200;
                                    let t202 = t25 * t167;
                                    let t203 = t120 * t178;
                                    let t204 = t203 * t169;
                                    let t205 = t123 * t183 + (t202 - t204);
                                    let t206 = t158 * t194 + t172 * t197
                                        + (t173 * t201 + (t165 * t205 + (t26 + t157)));
                                    let t207 = t177 * t206;
                                    let t208 = rho1_rate * t196;
                                    let t209 = rho1_rate * t187;
                                    let t210 = rho1_rate * t71;
                                    let t211 = m2_a2 * t71;
                                    let t212 = k3 * t71;
                                    let t213 = t211 * t212;
                                    let t214 = inv_m1_plus_m2 * t84;
                                    let t215 = t90 - t213 - t84 * t214;
                                    let t216 = inv_m1_plus_m2 / t215;
                                    let t217 = t84 * t216;
                                    let t218 = m2_a2 * t72;
                                    let t219 = t82 - t213 - t218 * t214;
                                    let t220 = rt::lit::<T>(1.0) / t215;
                                    let t221 = t219 * t220;
                                    let t222 = k11 - t219 * t221;
                                    let t223 = t215 * t222;
                                    let t224 = rt::lit::<T>(1.0) / t223;
                                    let t225 = t84 * t219;
                                    let t226 = t225 * t216;
                                    let t227 = k3 * t72;
                                    let t228 = t226 - t227;
                                    let t229 = t224 * (t219 * t228);
                                    let t230 = t217 + t229;
                                    let t231 = t218 * t228;
                                    let t232 = inv_m1_plus_m2 / t222;
                                    let t233 = t231 * t232;
                                    let t234 = t214 * t230 + (inv_m1_plus_m2 - t233);
                                    let t235 = inv_m1_plus_m2 * t72;
                                    let t236 = t118 - t71 * t212 - t72 * t214;
                                    let t237 = k13 - t236 * t221;
                                    let t238 = t218 * t237;
                                    let t239 = t232 * t238;
                                    let t240 = t236 * t220;
                                    let t241 = t224 * (t219 * t237);
                                    let t242 = t240 - t241;
                                    let t243 = t239 + t214 * t242;
                                    let t244 = t235 - t243;
                                    let t245 = rt::lit::<T>(1.0) / t222;
                                    let t246 = t245 * t237;
                                    let t247 = t212 * t242;
                                    let t248 = t211 * t237;
                                    let t249 = t232 * t248;
                                    let t250 = inv_m1_plus_m2 * t71;
                                    let t251 = t247 + (t249 - t250);
                                    let t252 = t212 * t230;
                                    let t253 = t211 * t228;
                                    let t254 = t253 * t232;
                                    let t255 = t252 - t254;
                                    let t256 = t228 * t245;
                                    let t257 = t71 * t255
                                        + (t72 * t234 + (l2 * t256 - t118 * t230));
                                    let t258 = rt::lit::<T>(1.0) / t234;
                                    let t259 = t257 * t258;
                                    let t260 = t72 * t244
                                        + (t118 * t242 + l2 * t246 - t71 * t251) - t257 * t259;
                                    let t261 = t222 * t234;
                                    let t262 = rt::lit::<T>(1.0) / (t222 * t261);
                                    let t263 = t262 * (t228 * t228);
                                    let t264 = rt::lit::<T>(1.0) / t261;
                                    let t265 = t264 * (t228 * t257);
                                    let t266 = t246 - t265;
                                    let t267 = rt::lit::<T>(1.0) / t260;
                                    let t268 = t266 * t267;
                                    let t269 = t245 - t263 - t266 * t268;
                                    let t270 = t260 * t269;
                                    let t271 = rt::lit::<T>(1.0) / (t234 * t270);
                                    let t272 = t25 * t266;
                                    let t273 = t271 * (t257 * t272);
                                    let t274 = rt::lit::<T>(1.0) / (t261 * t269);
                                    let t275 = t274 * (t25 * t228);
                                    let t276 = t273 - t275;
                                    let t277 = t230 * t276;
                                    let t278 = rt::lit::<T>(1.0) / (t223 * t269);
                                    let t279 = t278 * (t25 * t219);
                                    let t280 = rt::lit::<T>(1.0) / t270;
                                    let t281 = t272 * t280;
                                    let t282 = t242 * t281;
                                    let t283 = t277 + (t279 + t282);
                                    let t284 = t71 * t192 - t283;
                                    let t285 = rt::lit::<T>(1.0) / (t222 * t269);
                                    let t286 = t25 * t285;
                                    let t287 = rt::lit::<T>(1.0) / (t222 * t270);
                                    let t288 = t287 * (t237 * t272);
                                    let t289 = t256 * t276 + (t286 - t288);
                                    let t290 = t218 * t289;
                                    let t291 = t234 * t276;
                                    let t292 = inv_m1_plus_m2 / t223;
                                    let t293 = t225 * t292;
                                    let t294 = t218 * t232;
                                    let t295 = t293 - t294;
                                    let t296 = rt::lit::<T>(1.0) / t269;
                                    let t297 = t25 * t296;
                                    let t298 = t291 + (t295 * t297 - t244 * t281);
                                    let t299 = m1_plus_m2 * t298;
                                    let t300 = t84 * t284 + (t290 + t299);
                                    let t301 = t118 * t283;
                                    let t302 = x_rate * t196
                                        + (y_rate * t187 + theta_rate * t71);
                                    let t303 = t211 * t232;
                                    let t304 = t211 * t219;
                                    let t305 = t304 * t292;
                                    let t306 = t303 - t305;
                                    let t307 = t306 * t297;
                                    let t308 = t118 * t192;
                                    let t309 = t251 * t281;
                                    let t310 = t255 * t276;
                                    let t311 = t307 + t308 - t309 - t310;
                                    let t312 = t289 + t284;
                                    let t313 = m1_plus_m2 * t311 - t211 * t312;
                                    let t314 = l1 * t71;
                                    let t315 = t314 * t289;
                                    let t316 = t82 * t289;
                                    let t317 = t84 * t298;
                                    let t318 = t211 * t311;
                                    let t319 = t316 + t317 + (t90 * t284 - t318);
                                    let t320 = t72 * t289;
                                    let t321 = phi_rate * kappa_gradient;
                                    let t322 = t72 * t311;
                                    let t323 = rt::lit::<T>(2.0) * t322;
                                    let t324 = t298 + l1 * t284;
                                    let t325 = t71 * t324;
                                    let t326 = t323 + rt::lit::<T>(2.0) * t325;
                                    let t327 = t218 * t212;
                                    let t328 = t327 + t211 * t227;
                                    let t329 = t211 * t214;
                                    let t330 = t328 + (l1_m2_a2 * t71 - t327) - t329;
                                    let t331 = t328 + twice_a2_m2_l1 * t71 - t84 * t212 - t329;
                                    let t332 = t331 * t221 - t330;
                                    let t333 = t220 * t332;
                                    let t334 = t330 * t221 - t219 * t333;
                                    let t335 = m1_plus_m2 * t334;
                                    let t336 = t232 * (t218 - t335 * t303);
                                    let t337 = t215 * t334 - t331 * t222;
                                    let t338 = m1_plus_m2 * t337;
                                    let t339 = t292 * (t218 * t219 - t211 * t330 - t305 * t338);
                                    let t340 = t336 - t339;
                                    let t341 = t297 * t340;
                                    let t342 = t314 + t71 * (t227 - t214);
                                    let t343 = t342 * t221 - t236 * t333;
                                    let t344 = t245 * (t343 - t334 * t246);
                                    let t345 = t217 * t332;
                                    let t346 = t304 * t216;
                                    let t347 = t345 + (t212 - t346);
                                    let t348 = t220 * (t331 * t217 - t212);
                                    let t349 = t330 * t228;
                                    let t350 = t229 * t337;
                                    let t351 = t224 * (t219 * t347 - t349 - t350);
                                    let t352 = t348 + t351;
                                    let t353 = t335 * t233;
                                    let t354 = t232 * (t218 * t347 - t253 - t353);
                                    let t355 = t214 * t352 - (t252 + t354);
                                    let t356 = t255 + t355;
                                    let t357 = t227 * t230;
                                    let t358 = t335 * t254;
                                    let t359 = t232 * (t231 + t211 * t347 - t358);
                                    let t360 = t212 * t352 + (t357 - t359);
                                    let t361 = t314 * t230;
                                    let t362 = t334 * t256;
                                    let t363 = t245 * (t347 - t362);
                                    let t364 = t71 * t234;
                                    let t365 = t72 * t356
                                        + (t71 * t360 + (t361 + l2 * t363 - t364 - t118 * t352));
                                    let t366 = t334 * t234;
                                    let t367 = t366 + t222 * t355;
                                    let t368 = t264 * (t257 * t347 + t228 * t365 - t265 * t367);
                                    let t369 = t344 - t368;
                                    let t370 = t220 * (t331 * t240 - t342);
                                    let t371 = t224 * (t219 * t343 - t330 * t237 - t241 * t337);
                                    let t372 = t370 - t371;
                                    let t373 = t71 * t244;
                                    let t374 = t232 * (t238 + t211 * t343 - t335 * t249);
                                    let t375 = t212 * t372 + (t227 * t242 + (t374 - t235));
                                    let t376 = t232 * (t218 * t343 - t248 - t335 * t239);
                                    let t377 = t214 * t372 + (t250 + t376 - t247);
                                    let t378 = t118 * t372 + (l2 * t344 - t314 * t242) - t373
                                        - t71 * t375 - t72 * (t251 + t377);
                                    let t379 = t258 * (t365 - t259 * t355);
                                    let t380 = t378 - t259 * t365 - t257 * t379;
                                    let t381 = t267 * (t369 - t268 * t380);
                                    let t382 = t222 * t222;
                                    let t383 = rt::lit::<T>(1.0) / t382;
                                    let t384 = t334 * t383;
                                    let t385 = rt::lit::<T>(2.0) * t228;
                                    let t386 = t334 * t261;
                                    let t387 = t386 + t222 * t367;
                                    let t388 = t262 * (t385 * t347 - t263 * t387);
                                    let t389 = t266 * t381 + (t268 * t369 + (t384 + t388));
                                    let t390 = t297 * (t296 * t389);
                                    let t391 = t281 * t375;
                                    let t392 = t25 * t369;
                                    let t393 = t269 * t380 - t260 * t389;
                                    let t394 = t280 * (t392 - t281 * t393);
                                    let t395 = t341 - t314 * t192 + (t306 * t390 - t391)
                                        - t276 * t360 - t251 * t394;
                                    let t396 = t270 * t355 + t234 * t393;
                                    let t397 = t271 * (t272 * t365 + t257 * t392 - t273 * t396);
                                    let t398 = t269 * t367 - t261 * t389;
                                    let t399 = t274 * (t25 * t347 - t275 * t398);
                                    let t400 = t397 - t399;
                                    let t401 = t395 - t255 * t400;
                                    let t402 = t232 * (t211 + t335 * t294);
                                    let t403 = t292 * (t293 * t338 + (t304 + t84 * t330));
                                    let t404 = t402 - t403;
                                    let t405 = t297 * t404;
                                    [
                                        t66,
                                        t67,
                                        t68,
                                        t69,
                                        sin_phi_rate_half_h,
                                        cos_phi_rate_half_h,
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
                                        t82,
                                        t83,
                                        t84,
                                        t85,
                                        t86,
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
                                        t116,
                                        t117,
                                        t118,
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
                                        t132,
                                        t134,
                                        t135,
                                        t136,
                                        t138,
                                        t139,
                                        t140,
                                        t141,
                                        t142,
                                        t143,
                                        t144,
                                        t145,
                                        t146,
                                        t148,
                                        t149,
                                        t150,
                                        t151,
                                        t152,
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
                                        t165,
                                        t166,
                                        t167,
                                        t169,
                                        t170,
                                        t171,
                                        t172,
                                        t173,
                                        t174,
                                        t175,
                                        t176,
                                        t177,
                                        t178,
                                        t180,
                                        t182,
                                        t183,
                                        t184,
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
                                        t199,
                                        t200,
                                        t201,
                                        t202,
                                        t204,
                                        t205,
                                        t207,
                                        t208,
                                        t209,
                                        t210,
                                        t211,
                                        t212,
                                        t214,
                                        t215,
                                        t216,
                                        t217,
                                        t218,
                                        t219,
                                        t220,
                                        t221,
                                        t222,
                                        t223,
                                        t224,
                                        t226,
                                        t227,
                                        t228,
                                        t229,
                                        t230,
                                        t232,
                                        t233,
                                        t234,
                                        t235,
                                        t236,
                                        t237,
                                        t239,
                                        t240,
                                        t241,
                                        t242,
                                        t243,
                                        t244,
                                        t245,
                                        t246,
                                        t249,
                                        t251,
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
                                        t278,
                                        t279,
                                        t280,
                                        t281,
                                        t283,
                                        t284,
                                        t285,
                                        t286,
                                        t287,
                                        t288,
                                        t289,
                                        t291,
                                        t292,
                                        t293,
                                        t294,
                                        t295,
                                        t296,
                                        t297,
                                        t298,
                                        t300,
                                        t301,
                                        t302,
                                        t303,
                                        t305,
                                        t306,
                                        t307,
                                        t308,
                                        t309,
                                        t310,
                                        t311,
                                        t312,
                                        t313,
                                        t314,
                                        t315,
                                        t318,
                                        t319,
                                        t320,
                                        t321,
                                        t322,
                                        t323,
                                        t324,
                                        t325,
                                        t326,
                                        t330,
                                        t331,
                                        t332,
                                        t333,
                                        t334,
                                        t335,
                                        t336,
                                        t337,
                                        t338,
                                        t339,
                                        t340,
                                        t342,
                                        t343,
                                        t344,
                                        t345,
                                        t346,
                                        t347,
                                        t348,
                                        t351,
                                        t352,
                                        t354,
                                        t355,
                                        t356,
                                        t359,
                                        t360,
                                        t363,
                                        t365,
                                        t367,
                                        t368,
                                        t369,
                                        t370,
                                        t371,
                                        t372,
                                        t373,
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
                                        t387,
                                        t388,
                                        t389,
                                        t390,
                                        t392,
                                        t393,
                                        t394,
                                        t396,
                                        t397,
                                        t398,
                                        t399,
                                        t400,
                                        t401,
                                        t402,
                                        t403,
                                        t404,
                                        t405,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    twice_a2,
                                    k1,
                                    l1_m2_a2,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    k5,
                                    k8,
                                    k9,
                                    k11,
                                    k13,
                                    twice_a2_m2_l1,
                                    half_h,
                                    t25,
                                    t26,
                                    t27,
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
                                    sin_theta_ahead,
                                    cos_theta_ahead,
                                    sin_phi_ahead,
                                    cos_phi_ahead,
                                ])
                            };
                            let [t407, t410, t411, t413, t416, t418, t419, t422, t423,
                            t424, t425, t426, t427, t428, t430, t431, t432, t433, t434,
                            t435, t436, t437, t439, t440, t441, t442, t443, t444, t445,
                            t448, t450, t452, t453, t454, t455, t457, t458, t461, t462,
                            t463, t464, t466, t468, t469, t470, t471, t472, t473, t474,
                            t475, t476, t477, t478, t480, t481, t483, t484, t486, t487,
                            t488, phi_rate_h, sin_phi_ahead_new, cos_phi_ahead_new,
                            ahead24_new, t491, t492, t493, t494, t495, t496, t497, t498,
                            theta_rate_h, sin_theta_ahead_new, cos_theta_ahead_new, t502,
                            t503, t504, t505, t506, ahead3_new, t507, ahead8_new, t508,
                            ahead27_new, t509, t510, t512, t513, t514, t516, t517, t518,
                            t519, t521, t523, t524, t525, t528, t529, t531, t532, t533,
                            t534, t535, t536, ahead10_new, t537, t538, ahead5_new, t539,
                            ahead30_new, inv_ahead27_new, ahead31_new, ahead35_new,
                            ahead45_new, t540, t542, t543, t544, t545, t546, t548, t549,
                            t550, t551, t552, t553, t554, t555, t556, t557, t559, t560,
                            t561, t562, t563, t564, ahead41_new, t565, t566, t568, t569,
                            t570, t571, inv_ahead45_new, ahead46_new, ahead42_new, t572,
                            t573, t574, t575, t576, t578, t579, t580, ahead47_new,
                            inv_ahead50_new, ahead51_new, t581, t582, ahead55_new, t583,
                            t584, t585, t586, t587, t588, t589, t590, t591, t592, t593,
                            t595, ahead76_new, ahead13_new, t597, ahead62_new,
                            ahead64_new, ahead56_new, ahead52_new, ahead43_new,
                            ahead92_new, ahead88_new, ahead97_new, inv_ahead97_new, t598,
                            t599, t600, t601, t602, t603, t604, t605, t607, t608, t609,
                            t610, t611, t612, t613, t614, t615, t616, t617, t618, t621,
                            t622, ahead70_new, ahead63_new, ahead66_new, ahead67_new,
                            ahead71_new, ahead74_new, ahead75_new, inv_ahead88_new, t624,
                            t626, inv_ahead105_new, t627, t628, t629, t631, t632, t634,
                            t636, t637, t638, t639, t640, t641, t642, t643, t644, t645,
                            t646, t647, t648, t649, t651, t652, t653, t654, t655, t656,
                            t657, t658, t659, t661, t662, t663, t664, t665, t666, t668,
                            t669, t670, t671, t672, t673, t674, t675, t676, t677, t678,
                            t679, t681, t682, t683, t685, t686, t687, t688, t689, t690,
                            t691, t692, t693, t694, t696, t698, t699, t700, t701, t703,
                            t704, t705, t706, t707, t708, t709, t710, t712, t713, t714,
                            t715, t717, t718, t719, t720, t721, t723, t724, t725, t726,
                            t727, t730, t731, t732, t733, t734, t735, t736, t737, t738,
                            t741, t742, t743, t744, t745, t746, t747, t749, t750, t751,
                            t752, t753, t754, t755, t756, t757, t759, ahead84_new,
                            inv_ahead78_new, ahead83_new, ahead85_new, t760, t761,
                            ahead16_new, t763, t764, t765, t766, t767, t768, t769, t770,
                            t771, t772, t773, t774, t775, t776, t777, t779, t780, t781,
                            ahead79_new, ahead80_new, ahead81_new, ahead17_new, t783,
                            t784, t785, t786, t787, t788, t789, t790, t791, t792, t793,
                            ahead19_new, ahead20_new, t794, t795, t796, t797, t798, t799,
                            t800, t801, ahead23_new, ahead22_new, t802, t803, t804, t805,
                            t806] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    twice_a2,
                                    k1,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    k5,
                                    k8,
                                    k9,
                                    half_j1,
                                    k14,
                                    inv_h,
                                    cos_w_t_a_w_ahead102,
                                    t1,
                                    cos_w_t_a_w_ahead41,
                                    inv_ahead24,
                                    t2,
                                    t3,
                                    t4,
                                    t8,
                                    t12,
                                    cos_w_t_a_w_ahead30,
                                    t16,
                                    t17,
                                    t21,
                                    t25,
                                    t68,
                                    t72,
                                    t83,
                                    t69,
                                    t71,
                                    t73,
                                    t74,
                                    t76,
                                    t77,
                                    t82,
                                    t187,
                                    t89,
                                    t103,
                                    t123,
                                    t108,
                                    t112,
                                    t110,
                                    t120,
                                    t129,
                                    t136,
                                    t161,
                                    t100,
                                    t124,
                                    t126,
                                    t154,
                                    t155,
                                    t192,
                                    t172,
                                    t158,
                                    t173,
                                    t134,
                                    t142,
                                    t145,
                                    t148,
                                    t150,
                                    t195,
                                    t186,
                                    t174,
                                    t200,
                                    t169,
                                    t167,
                                    t205,
                                    t153,
                                    t163,
                                    t176,
                                    t171,
                                    t177,
                                    t218,
                                    t235,
                                    t228,
                                    t222,
                                    t256,
                                    t223,
                                    t230,
                                    t234,
                                    t255,
                                    t237,
                                    t242,
                                    t243,
                                    t244,
                                    t251,
                                    t257,
                                    t258,
                                    t261,
                                    t260,
                                    t264,
                                    t266,
                                    t267,
                                    t268,
                                    t269,
                                    t272,
                                    t270,
                                    t280,
                                    t281,
                                    t271,
                                    t273,
                                    t275,
                                    t276,
                                    t278,
                                    t279,
                                    t284,
                                    t287,
                                    t288,
                                    t285,
                                    t286,
                                    t289,
                                    t321,
                                    t330,
                                    t334,
                                    t343,
                                    t293,
                                    t294,
                                    t295,
                                    t306,
                                    t296,
                                    t297,
                                    t310,
                                    t309,
                                    t307,
                                    t291,
                                    t298,
                                    t373,
                                    t337,
                                    t372,
                                    t377,
                                    t405,
                                    t302,
                                    t308,
                                    t311,
                                    t312,
                                    t313,
                                    t300,
                                    t318,
                                    t319,
                                    t323,
                                    t326,
                                    t363,
                                    t352,
                                    t355,
                                    t389,
                                    t390,
                                    t392,
                                    t393,
                                    t394,
                                    t400,
                                    t401,
                                    t320,
                                    t315,
                                    t301,
                                    t29,
                                    m2_h,
                                    twice_l1,
                                    t30,
                                    t31,
                                    half_m1_plus_m2,
                                    half_a2,
                                    half_l1,
                                    k15,
                                    half_l2,
                                    m1_h,
                                    j1_h,
                                    j2_h,
                                    t66,
                                    sin_phi_rate_half_h,
                                    t33,
                                    k16,
                                    k17,
                                    ahead28_plus_ahead29,
                                    twice_l1_m2_a2,
                                    ahead36_plus_ahead37,
                                    ahead57_plus_ahead58,
                                    t34,
                                    ahead25_plus_ahead26,
                                    t35,
                                    t36,
                                    ahead42_plus_ahead46,
                                    t37,
                                    t38,
                                    t39,
                                    t40,
                                    ahead68_plus_ahead70,
                                    ahead72_plus_ahead74,
                                    t41,
                                    t42,
                                    ahead86_plus_ahead87,
                                    t43,
                                    t44,
                                    t45,
                                    half_a1,
                                    t46,
                                    t47,
                                    t50,
                                    t53,
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
                                    ahead21,
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
                                    ]: [T; 265],
                                ) -> [T; 389] {
                                    let t406 = t281 * t377;
                                    let t407 = t234 * t400
                                        + (t276 * t355 + (t295 * t390 + (t405 + t406))
                                            - t244 * t394);
                                    let t408 = t25 * t330;
                                    let t409 = t269 * t337;
                                    let t410 = t409 - t223 * t389;
                                    let t411 = t278 * (t408 + t279 * t410);
                                    let t412 = t281 * t372;
                                    let t413 = t411 + (t72 * t192 - t412)
                                        - (t276 * t352 + t242 * t394) - t230 * t400;
                                    let t414 = k2 * t289;
                                    let t415 = t218 * t298;
                                    let t416 = t414 + t415 + (t82 * t284 - t318);
                                    let t417 = t334 * t269;
                                    let t418 = t417 - t222 * t389;
                                    let t419 = t286 * (t285 * t418);
                                    let t420 = t343 * t272;
                                    let t421 = t334 * t270;
                                    let t422 = t421 + t222 * t393;
                                    let t423 = t287 * (t420 + t237 * t392 - t288 * t422);
                                    let t424 = t256 * t400 + (t276 * t363 - t419 - t423);
                                    let t425 = t326 * (half_m2_a2 * t312)
                                        - (t313 * t401 + t300 * t407 + (t319 * t413 + t416 * t424));
                                    let t426 = t321 + t425;
                                    let t427 = y_rate * kappa_gradient;
                                    let t428 = x_rate * kappa_gradient;
                                    let t429 = theta_rate * kappa_gradient;
                                    let t430 = t71 * t298;
                                    let t431 = t323 + rt::lit::<T>(2.0) * t430;
                                    let t432 = rt::lit::<T>(0.0) * t228;
                                    let t433 = t264 * t432;
                                    let t434 = t25 * t433;
                                    let t435 = rt::lit::<T>(1.0) / (t261 * t260);
                                    let t436 = t435 * (t266 * t432);
                                    let t437 = t243 - t235;
                                    let t438 = t373 + t71 * t437;
                                    let t439 = rt::lit::<T>(0.0) * t258;
                                    let t440 = t438 + t257 * t439;
                                    let t441 = t267 * (t433 - t268 * t440);
                                    let t442 = t436 + t266 * t441;
                                    let t443 = t260 * t442 - t269 * t440;
                                    let t444 = t280 * (t434 + t281 * t443);
                                    let t445 = t294 - t293;
                                    let t446 = t297 * t445;
                                    let t447 = t296 * t442;
                                    let t448 = t297 * t447;
                                    let t449 = t281 * t437;
                                    let t450 = t275 * t447;
                                    let t451 = t257 * t434;
                                    let t452 = t234 * t443;
                                    let t453 = t271 * (t451 + t273 * t452);
                                    let t454 = t450 - t453;
                                    let t455 = t251 * t444 + (t446 - t306 * t448 - t449 - t291)
                                        - t255 * t454;
                                    let t456 = t313 * t455;
                                    let t457 = t234 * t454
                                        + (t244 * t444 + (t307 - t309 - t295 * t448 - t310));
                                    let t458 = t308 + t457;
                                    let t459 = rt::lit::<T>(0.5)
                                        * (t431 * (m2_a2 * t312) + t284 * (k14 * t311))
                                        - (t456 + t300 * t458);
                                    let t460 = t237 * t434;
                                    let t461 = t222 * t443;
                                    let t462 = t287 * (t460 + t288 * t461);
                                    let t463 = t286 * t447;
                                    let t464 = t256 * t454 + (t462 - t463);
                                    let t465 = t416 * t464;
                                    let t466 = t279 * t447;
                                    let t467 = t230 * t454 - t242 * t444;
                                    let t468 = t466 - t467;
                                    let t469 = t459 - (t465 + t319 * t468);
                                    let t470 = t429 + t469;
                                    let t471 = t177
                                        * (t171 * t426 + (t427 * t163 + t428 * t153) - t176 * t470);
                                    let t472 = t158 * t471;
                                    let t473 = t300 * t301 + (rho1_rate + kappa_gradient * t302)
                                        + (t313 * t315 - t319 * t320) - t187 * t472;
                                    let t474 = t467 - t466;
                                    let t475 = t469
                                        + (t456 + t300 * t457 + (t465 - t319 * t474)) - t173 * t471;
                                    let t476 = t172 * t471;
                                    let t477 = t154 + (rho1_rate * rho1_rate + t155);
                                    let t478 = inv_h / t477;
                                    let t479 = t30 * t103;
                                    let t480 = t479 * t150;
                                    let t481 = t30 * t126;
                                    let t482 = t124 * t481;
                                    let t483 = t482 * t148;
                                    let t484 = t480 - t483;
                                    let t485 = t30 * t89;
                                    let t486 = t485 * t174;
                                    let t487 = t481 * t145;
                                    let t488 = t108 * t484 - (t486 + t129 * t487);
                                    let t489 = rho1 + h * rho1_rate;
                                    let phi_rate_h = h * phi_rate;
                                    let phi_new = phi + phi_rate_h;
                                    let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                        phi_new,
                                    );
                                    let ahead24_new = sin_phi_ahead_new
                                        * (k5 * sin_phi_ahead_new) + (k8 + k9 * cos_phi_ahead_new);
                                    let t490 = t489 - ahead24_new * t192;
                                    let t491 = t490 * (rt::lit::<T>(1.0) / ahead24_new);
                                    let t492 = rho1 - ahead24 * t192;
                                    let t493 = inv_ahead24 * t492;
                                    let t494 = t72 * sin_phi_rate_half_h;
                                    let t495 = sin_phi_ahead_new + sin_phi_ahead;
                                    let t496 = t71 * sin_phi_rate_half_h;
                                    let t497 = t494 * (k5 * t495) - k9 * t496;
                                    let t498 = t497 * t192;
                                    let t499 = t488 * (j1_h * t200)
                                        + (rt::lit::<T>(0.5) * (t490 * t491 - t492 * t493)
                                            - t192 * t498);
                                    let theta_rate_h = h * theta_rate;
                                    let theta_new = theta + theta_rate_h;
                                    let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                        theta_new,
                                    );
                                    let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                                    let t500 = ahead2_new + ahead2;
                                    let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                                    let t501 = t500 + (ahead4_new + ahead4);
                                    let t502 = rt::lit::<T>(0.5) * t501;
                                    let t503 = l1 + a2 * cos_phi_ahead_new;
                                    let t504 = m1_a1 + m2 * t503;
                                    let ahead1_new = sin_theta_ahead_new * t504;
                                    let t505 = rt::lit::<T>(0.5) * (ahead1_new + ahead1)
                                        + half_m2_a2 * t500;
                                    let t506 = inv_m1_plus_m2 * t505;
                                    let ahead11_new = k1
                                        + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                                    let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                                    let t507 = inv_m1_plus_m2 * ahead3_new;
                                    let ahead25_new = ahead3_new * t507;
                                    let ahead6_new = t504 * cos_theta_ahead_new;
                                    let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                                    let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                                    let t508 = inv_m1_plus_m2 * ahead8_new;
                                    let ahead26_new = ahead8_new * t508;
                                    let ahead27_new = ahead11_new - ahead25_new - ahead26_new;
                                    let t509 = rt::lit::<T>(1.0) / (ahead27 * ahead27_new);
                                    let t510 = t69 * t66;
                                    let t511 = ahead7_new + ahead7;
                                    let t512 = rt::lit::<T>(0.5) * (ahead6_new + ahead6)
                                        - half_m2_a2 * t511;
                                    let t513 = inv_m1_plus_m2 * t512;
                                    let t514 = t68 * t66;
                                    let t515 = t506 * t510 - t513 * t514;
                                    let t516 = sin_theta_ahead_new + sin_theta_ahead;
                                    let t517 = cos_phi_ahead_new + cos_phi_ahead;
                                    let t518 = l1 + half_a2 * t517;
                                    let t519 = m1_a1 + m2 * t518;
                                    let t520 = rt::lit::<T>(2.0) * t510;
                                    let t521 = cos_theta_ahead_new + cos_theta_ahead;
                                    let t522 = t521 * t494 - t495 * t514;
                                    let t523 = m2_a2 * t496;
                                    let t524 = t519 * t520 + (m2_a2 * t522 - t516 * t523);
                                    let t525 = inv_m1_plus_m2 * t524;
                                    let t526 = rt::lit::<T>(2.0) * t514;
                                    let t527 = t495 * t510 + t516 * t494;
                                    let t528 = t519 * t526 + (t521 * t523 + m2_a2 * t527);
                                    let t529 = inv_m1_plus_m2 * t528;
                                    let t530 = t516 * t525 - t521 * t529;
                                    let t531 = rt::lit::<T>(2.0) * t515
                                        + rt::lit::<T>(0.5) * t530;
                                    let t532 = k1 + m2_l1 * (l1 + a2 * t517)
                                        - rt::lit::<T>(0.5)
                                            * (ahead26_new + (ahead25_new + ahead25_plus_ahead26));
                                    let t533 = t506 * t524 - t512 * t529
                                        + (t505 * t525 + k17 * t496 - t513 * t528);
                                    let ahead37_new = cos_theta_ahead_new * t508;
                                    let ahead36_new = sin_theta_ahead_new * t507;
                                    let t534 = rt::lit::<T>(0.5)
                                        * (ahead37_new + (ahead36_new + ahead36_plus_ahead37));
                                    let t535 = t509 * (t531 * t532 + t533 * t534);
                                    let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                                    let t536 = ahead9_new - ahead7_new;
                                    let ahead10_new = m2_a2 * t536;
                                    let t537 = k3 * t536;
                                    let ahead33_new = ahead10_new * t537;
                                    let t538 = ahead2_new + ahead4_new;
                                    let ahead5_new = m2_a2 * t538;
                                    let t539 = k3 * t538;
                                    let ahead32_new = ahead5_new * t539;
                                    let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                                    let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                                    let ahead28_new = ahead5_new * t507;
                                    let ahead29_new = ahead10_new * t508;
                                    let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                                    let inv_ahead27_new = rt::lit::<T>(1.0) / ahead27_new;
                                    let ahead31_new = ahead30_new * inv_ahead27_new;
                                    let ahead34_new = ahead30_new * ahead31_new;
                                    let ahead35_new = k2 - ahead33_new - ahead32_new
                                        - ahead34_new;
                                    let ahead45_new = ahead27_new * ahead35_new;
                                    let t540 = rt::lit::<T>(1.0) / (ahead45 * ahead45_new);
                                    let t541 = half_l1 * t517;
                                    let t542 = j2 + m2_a2 * (a2 + t541)
                                        - rt::lit::<T>(0.5)
                                            * (ahead29_new + (ahead28_new + ahead28_plus_ahead29));
                                    let t543 = t515 + rt::lit::<T>(0.25) * t530;
                                    let t544 = ahead31 + ahead31_new;
                                    let t545 = t522 + (t517 * t510 - t516 * t496);
                                    let t546 = m2_a2 * t545;
                                    let t547 = ahead9_new + ahead9 - t511;
                                    let t548 = half_m2_a2 * t547;
                                    let t549 = half_m2_a2 * t501;
                                    let t550 = t527 + (t517 * t514 + t521 * t496);
                                    let t551 = m2_a2 * t550;
                                    let t552 = t506 * t546 - t548 * t529
                                        + (t549 * t525 + twice_l1_m2_a2 * t496 - t513 * t551);
                                    let t553 = t509 * (t533 * t542 - t552 * t532);
                                    let t554 = k16 * t547;
                                    let t555 = k16 * t501;
                                    let t556 = k3 * t550;
                                    let t557 = k3 * t545;
                                    let t558 = rt::lit::<T>(2.0) * (t514 * t554 - t510 * t555)
                                        + rt::lit::<T>(0.5) * (t521 * t556 - t516 * t557);
                                    let t559 = t543 * t544 + (t534 * t553 + t558);
                                    let t560 = ahead36_new + ahead37_new;
                                    let ahead40_new = t560 * ahead31_new;
                                    let ahead38_new = sin_theta_ahead_new * t539;
                                    let ahead39_new = cos_theta_ahead_new * t537;
                                    let t561 = ahead40_new + (t36 - ahead38_new - ahead39_new);
                                    let t562 = rt::lit::<T>(0.5) * t561;
                                    let t563 = t542 * t559 - t552 * t562;
                                    let t564 = ahead45 + ahead45_new;
                                    let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                                    let ahead44_new = ahead30_new * ahead41_new;
                                    let t565 = ahead44 + ahead44_new;
                                    let t566 = k2
                                        - rt::lit::<T>(0.5)
                                            * (ahead34_new + (ahead32_new + (ahead33_new + t35)));
                                    let t567 = t542 * t553
                                        + (t549 * t557 + t546 * t555 - (t548 * t556 + t551 * t554));
                                    let t568 = t567 - t544 * (rt::lit::<T>(0.5) * t552);
                                    let t569 = t533 * t566 + t532 * t568;
                                    let t570 = t540
                                        * (rt::lit::<T>(0.5) * (t563 * t564 + t565 * t569));
                                    let t571 = t535 + t570;
                                    let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                                    let ahead46_new = ahead44_new * inv_ahead45_new;
                                    let ahead42_new = t560 * inv_ahead27_new;
                                    let t572 = ahead46_new
                                        + (ahead42_new + ahead42_plus_ahead46);
                                    let t573 = rt::lit::<T>(0.5) * t572;
                                    let ahead50_new = m1_plus_m2 * ahead35_new;
                                    let t574 = rt::lit::<T>(1.0) / (ahead50 * ahead50_new);
                                    let t575 = m1_plus_m2 * t566;
                                    let t576 = t546 * t562 + t549 * t559;
                                    let t577 = half_m1_plus_m2 * t568;
                                    let ahead54_new = ahead5_new * ahead41_new;
                                    let t578 = ahead54 + ahead54_new;
                                    let t579 = t574 * (t575 * t576 + t577 * t578);
                                    let t580 = t506 * t571
                                        + (t525 * t573 + (k15 * t510 - t579));
                                    let ahead47_new = ahead42_new + ahead46_new;
                                    let ahead48_new = t508 * ahead47_new;
                                    let ahead49_new = ahead10_new * ahead41_new;
                                    let inv_ahead50_new = rt::lit::<T>(1.0) / ahead50_new;
                                    let ahead51_new = ahead49_new * inv_ahead50_new;
                                    let t581 = ahead48_new
                                        + (inv_m1_plus_m2 * t521 + t37 - ahead51_new);
                                    let t582 = rt::lit::<T>(0.5) * t581;
                                    let ahead53_new = t507 * ahead47_new;
                                    let ahead55_new = inv_ahead50_new * ahead54_new;
                                    let t583 = ahead53_new
                                        + (inv_m1_plus_m2 * t516 + t38 - ahead55_new);
                                    let t584 = rt::lit::<T>(0.5) * t583;
                                    let t585 = rt::lit::<T>(1.0) / (ahead35 * ahead35_new);
                                    let t586 = t585 * (t566 * t559 + t568 * t562);
                                    let t587 = l1 * t496;
                                    let t588 = l2 + t541;
                                    let t589 = rt::lit::<T>(0.5) * t547;
                                    let t590 = t548 * t559 - t551 * t562;
                                    let t591 = ahead49 + ahead49_new;
                                    let t592 = t574 * (t590 * t575 + t591 * t577);
                                    let t593 = t529 * t573 + (t592 + k15 * t514) - t513 * t571;
                                    let t594 = t545 * t584
                                        + (l2 * t586 + t587 * t572 - t588 * t571) - t589 * t593;
                                    let t595 = t502 * t580 - t550 * t582 + t594;
                                    let t596 = rt::lit::<T>(0.5) * t595;
                                    let ahead76_new = rt::lit::<T>(1.0) / ahead35_new;
                                    let ahead60_new = t536 * t537;
                                    let ahead59_new = t538 * t539;
                                    let ahead13_new = l2 + l1_cos_phi_ahead_new;
                                    let ahead57_new = t538 * t507;
                                    let ahead58_new = t536 * t508;
                                    let t597 = ahead13_new - ahead57_new - ahead58_new;
                                    let ahead61_new = t597 * ahead31_new;
                                    let ahead62_new = l2 - ahead60_new - ahead59_new
                                        - ahead61_new;
                                    let ahead64_new = ahead76_new * ahead62_new;
                                    let ahead56_new = ahead53_new
                                        + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                                    let ahead89_new = t538 * ahead56_new;
                                    let ahead52_new = ahead48_new
                                        + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                                    let ahead90_new = t536 * ahead52_new;
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
                                    let t598 = ahead100_new * inv_ahead97_new;
                                    let t599 = ahead64_new - t598;
                                    let t600 = t29 * t599;
                                    let t601 = cos_w_t_a_w_ahead102 + t600;
                                    let t602 = ahead43 + ahead43_new;
                                    let t603 = half_l2 * t602
                                        + rt::lit::<T>(0.5)
                                            * (ahead90_new + (ahead89_new + (t43 - ahead91_new)));
                                    let t604 = l2
                                        - rt::lit::<T>(0.5)
                                            * (ahead61_new + (ahead59_new + (ahead60_new + t39)));
                                    let t605 = t588
                                        - rt::lit::<T>(0.5)
                                            * (ahead58_new + (ahead57_new + ahead57_plus_ahead58));
                                    let t606 = t605 * t553
                                        + (t545 * t555 - t550 * t554 + (t502 * t557 - t589 * t556));
                                    let t607 = t506 * t545 - t589 * t529
                                        + (t502 * t525 + twice_l1 * t496 - t513 * t550);
                                    let t608 = t606 - t544 * (rt::lit::<T>(0.5) * t607);
                                    let t609 = t585 * (t568 * t604 - t566 * t608);
                                    let t610 = ahead97 + ahead97_new;
                                    let t611 = t559 * t603 + t562 * t595;
                                    let t612 = rt::lit::<T>(0.5) * (t516 * t580 - t521 * t593)
                                        + (t510 * t583 - t514 * t581);
                                    let t613 = rt::lit::<T>(0.5)
                                        * (ahead87_new + (ahead86_new + ahead86_plus_ahead87));
                                    let t614 = t566 * t612 - t568 * t613;
                                    let t615 = ahead100 + ahead100_new;
                                    let t616 = rt::lit::<T>(1.0) / (ahead97 * ahead97_new);
                                    let t617 = (t610 * t611 - t614 * t615)
                                        * (rt::lit::<T>(0.5) * t616);
                                    let t618 = t609 - t617;
                                    let t619 = ahead64 + ahead64_new;
                                    let t620 = t619 - ahead101 - t598;
                                    let t621 = t33 * t618 - t31 * t620;
                                    let t622 = t596 * t601 + t603 * t621;
                                    let ahead69_new = ahead10_new * ahead62_new;
                                    let ahead70_new = inv_ahead50_new * ahead69_new;
                                    let ahead63_new = t597 * inv_ahead27_new;
                                    let ahead65_new = ahead30_new * ahead62_new;
                                    let ahead66_new = inv_ahead45_new * ahead65_new;
                                    let ahead67_new = ahead63_new - ahead66_new;
                                    let ahead68_new = t508 * ahead67_new;
                                    let ahead71_new = inv_m1_plus_m2 * t536 - ahead70_new
                                        - ahead68_new;
                                    let ahead94_new = t536 * ahead71_new;
                                    let ahead95_new = ahead13_new * ahead67_new;
                                    let ahead72_new = t507 * ahead67_new;
                                    let ahead73_new = ahead5_new * ahead62_new;
                                    let ahead74_new = inv_ahead50_new * ahead73_new;
                                    let ahead75_new = ahead72_new
                                        + (ahead74_new - inv_m1_plus_m2 * t538);
                                    let ahead93_new = t538 * ahead75_new;
                                    let t623 = ahead94_new + (ahead95_new + l2 * ahead64_new)
                                        - ahead93_new;
                                    let inv_ahead88_new = rt::lit::<T>(1.0) / ahead88_new;
                                    let t624 = ahead92_new * inv_ahead88_new;
                                    let t625 = ahead92_new * t624;
                                    let t626 = t623 - t625;
                                    let ahead104_new = ahead41_new * ahead41_new;
                                    let ahead105_new = ahead35_new * ahead97_new;
                                    let inv_ahead105_new = rt::lit::<T>(1.0) / ahead105_new;
                                    let t627 = ahead104_new * inv_ahead105_new;
                                    let t628 = rt::lit::<T>(1.0) / t626;
                                    let t629 = t599 * t628;
                                    let t630 = t599 * t629;
                                    let t631 = ahead76_new - t627 - t630;
                                    let t632 = t626 * t631;
                                    let t633 = ahead88_new * t632;
                                    let t634 = ahead110 + t633;
                                    let t635 = ahead92_new * t600;
                                    let t636 = t1 + t635;
                                    let t637 = ahead109 + t632;
                                    let t638 = t509 * (t533 * t605 - t607 * t532);
                                    let t639 = ahead65 + ahead65_new;
                                    let t640 = t552 * t604 + t542 * t608;
                                    let t641 = t540
                                        * (rt::lit::<T>(0.5) * (t569 * t639 - t564 * t640));
                                    let t642 = t638 - t641;
                                    let t643 = ahead63_new + t40 - ahead66_new;
                                    let t644 = k4 * t547
                                        - rt::lit::<T>(0.5)
                                            * (ahead68_new + (ahead70_new + ahead68_plus_ahead70));
                                    let t645 = rt::lit::<T>(0.5) * t643;
                                    let t646 = t546 * t604 - t549 * t608;
                                    let t647 = ahead73 + ahead73_new;
                                    let t648 = t574 * (t575 * t646 + t577 * t647);
                                    let t649 = t506 * t642
                                        + (t525 * t645 + (t648 - inv_m1_plus_m2 * t545));
                                    let t650 = t588 * t642 + (l2 * t609 - t587 * t643)
                                        - t550 * t644 - t502 * t649;
                                    let t651 = ahead69 + ahead69_new;
                                    let t652 = t551 * t604 + t548 * t608;
                                    let t653 = t574 * (t577 * t651 - t575 * t652);
                                    let t654 = t513 * t642
                                        + (t653 + inv_m1_plus_m2 * t550 - t529 * t645);
                                    let t655 = rt::lit::<T>(0.5)
                                        * (ahead72_new + (ahead74_new + ahead72_plus_ahead74))
                                        - k4 * t501;
                                    let t656 = ahead96 + t624;
                                    let t657 = rt::lit::<T>(1.0) / (ahead88 * ahead88_new);
                                    let t658 = t657 * (t613 * t595 - t612 * t603);
                                    let t659 = t650 - (t589 * t654 + t545 * t655) - t656 * t596
                                        - t603 * t658;
                                    let t660 = ahead76_new + t45 - t627 - t630;
                                    let t661 = rt::lit::<T>(0.5) * t660;
                                    let t662 = half_l2 * t619
                                        + rt::lit::<T>(0.5)
                                            * (ahead94_new + (ahead95_new + t44) - ahead93_new - t625);
                                    let t663 = t568 * t585;
                                    let t664 = t561 * t559;
                                    let t665 = ahead105 + ahead105_new;
                                    let t666 = ahead104 + ahead104_new;
                                    let t667 = rt::lit::<T>(0.5) * t568;
                                    let t668 = t566 * t614 - t610 * t667;
                                    let t669 = rt::lit::<T>(1.0) / (ahead105 * ahead105_new);
                                    let t670 = (t664 * t665 - t666 * t668)
                                        * (rt::lit::<T>(0.5) * t669);
                                    let t671 = rt::lit::<T>(0.5) * t620;
                                    let t672 = rt::lit::<T>(1.0) / (ahead99 * t626);
                                    let t673 = t672 * (t662 * t618 - t659 * t671);
                                    let t674 = ahead103 + t629;
                                    let t675 = t663 - t670 - t671 * t673
                                        - t674 * (rt::lit::<T>(0.5) * t618);
                                    let t676 = t659 * t661 + t662 * t675;
                                    let t677 = t637 * (rt::lit::<T>(0.5) * t612) + t613 * t676;
                                    let t678 = rt::lit::<T>(1.0) / (ahead110 * t633);
                                    let t679 = (t622 * t634 - t636 * t677)
                                        * (rt::lit::<T>(0.5) * t678);
                                    let t680 = ahead97_new * t631;
                                    let t681 = rt::lit::<T>(1.0) / (ahead111 * t680);
                                    let t682 = t33 * t559 - t31 * t561;
                                    let t683 = ahead111 + t680;
                                    let t684 = t29 * ahead41_new;
                                    let t685 = cos_w_t_a_w_ahead41 + t684;
                                    let t686 = t614 * t661 + t675 * (rt::lit::<T>(0.5) * t610);
                                    let t687 = t681
                                        * (rt::lit::<T>(0.5) * (t682 * t683 - t685 * t686));
                                    let t688 = t679 - t687;
                                    let t689 = rt::lit::<T>(1.0) / t633;
                                    let t690 = t635 * t689;
                                    let t691 = rt::lit::<T>(1.0) / t680;
                                    let t692 = t684 * t691;
                                    let t693 = rt::lit::<T>(0.5) * (t690 + (t4 - t692));
                                    let t694 = t604 * t621 - t601 * (rt::lit::<T>(0.5) * t608);
                                    let t695 = ahead35_new * t632;
                                    let t696 = ahead113 + t695;
                                    let t697 = ahead62_new * t600;
                                    let t698 = t17 + t697;
                                    let t699 = t566 * t676 - t667 * t637;
                                    let t700 = rt::lit::<T>(1.0) / (ahead113 * t695);
                                    let t701 = (t694 * t696 - t698 * t699)
                                        * (rt::lit::<T>(0.5) * t700);
                                    let t702 = ahead35_new * t631;
                                    let t703 = rt::lit::<T>(1.0) / (ahead114 * t702);
                                    let t704 = t703
                                        * (t31 * (ahead114 + t702)
                                            + t33 * (t566 * t675 - t568 * t661));
                                    let t705 = t688 * (rt::lit::<T>(0.5) * t602)
                                        + (t586 * t693 - (t701 + t704));
                                    let t706 = rt::lit::<T>(1.0) / (ahead109 * t632);
                                    let t707 = t706
                                        * (rt::lit::<T>(0.5) * (t621 * t637 - t601 * t676));
                                    let t708 = rt::lit::<T>(1.0) / t632;
                                    let t709 = t600 * t708;
                                    let t710 = t3 + t709;
                                    let t711 = ahead45_new * t631;
                                    let t712 = rt::lit::<T>(1.0) / (ahead112 * t711);
                                    let t713 = t31 * t542 + t552 * t34;
                                    let t714 = ahead112 + t711;
                                    let t715 = t675 * (rt::lit::<T>(0.5) * t564) - t569 * t661;
                                    let t716 = t29 * ahead30_new;
                                    let t717 = cos_w_t_a_w_ahead30 + t716;
                                    let t718 = t712
                                        * (t713 * t714 + t715 * (rt::lit::<T>(0.5) * t717));
                                    let t719 = t573 * t688
                                        + (t571 * t693
                                            + (t645 * t707
                                                + (t710 * (rt::lit::<T>(0.5) * t642) - t718)));
                                    let t720 = t705 - t719;
                                    let t721 = t690 - t692;
                                    let t722 = ahead43_new * t721;
                                    let t723 = rt::lit::<T>(1.0) / t702;
                                    let t724 = t29 * t723;
                                    let t725 = rt::lit::<T>(1.0) / t695;
                                    let t726 = t697 * t725;
                                    let t727 = rt::lit::<T>(0.5) * (t722 + (t21 + t724 - t726));
                                    let t728 = ahead47_new * t721;
                                    let t729 = ahead67_new * t709;
                                    let t730 = rt::lit::<T>(1.0) / t711;
                                    let t731 = t716 * t730;
                                    let t732 = t728 + (t729 + (t16 + t731));
                                    let t733 = rt::lit::<T>(0.5) * t732;
                                    let t734 = t727 - t733;
                                    let t735 = a2 * t77;
                                    let t736 = t83 * t69 - a2 * t76;
                                    let t737 = t186 + t735 * t205 - t736 * t200;
                                    let t738 = t30 * t142;
                                    let t739 = t112 * t484 + (t134 * t487 - t161 * t738);
                                    let t740 = t120 * t481;
                                    let t741 = t740 * t169;
                                    let t742 = t30 * t167;
                                    let t743 = t123 * t484 + (t741 - t742);
                                    let t744 = t739 + t735 * t743 - t736 * t488;
                                    let t745 = t68 * t83 + a2 * t73;
                                    let t746 = a2 * t74;
                                    let t747 = t195 + t745 * t200 - t746 * t205;
                                    let t748 = t110 * t484 + (t100 * t738 - t136 * t487);
                                    let t749 = t748 + t746 * t743 - t745 * t488;
                                    let t750 = a1 * t68;
                                    let t751 = t195 + t750 * t200;
                                    let t752 = t750 * t488 - t748;
                                    let t753 = a1 * t69;
                                    let t754 = t186 - t753 * t200;
                                    let t755 = t739 - t753 * t488;
                                    let t756 = t743 - t488;
                                    let t757 = t205 - t200;
                                    let t758 = m1_h * (t751 * t752 + t754 * t755)
                                        + (t756 * (j2_h * t757) - t719 * (half_j1 * t732));
                                    let t759 = t499 - theta_rate_h * t469
                                        - (phi_rate_h * t425 + t720 * (j2 * t734))
                                        + (m2_h * (t737 * t744 - t747 * t749) + t758);
                                    let ahead84_new = ahead5_new * inv_ahead50_new;
                                    let ahead82_new = ahead3_new * ahead30_new;
                                    let ahead78_new = m1_plus_m2 * ahead45_new;
                                    let inv_ahead78_new = rt::lit::<T>(1.0) / ahead78_new;
                                    let ahead83_new = ahead82_new * inv_ahead78_new;
                                    let ahead85_new = ahead84_new - ahead83_new;
                                    let t760 = rt::lit::<T>(1.0) / t631;
                                    let t761 = t29 * t760;
                                    let t762 = rt::lit::<T>(0.5)
                                        * (t8 + ahead85_new * t761 - ahead75_new * t709
                                            - ahead56_new * t721);
                                    let ahead16_new = a1 * sin_theta_ahead_new;
                                    let t763 = t728 + (t731 + t729);
                                    let t764 = t762
                                        + rt::lit::<T>(0.5) * (t46 + ahead16_new * t763);
                                    let t765 = m1_plus_m2 * t568;
                                    let t766 = t574 * (t546 * t575 + t549 * t765);
                                    let t767 = rt::lit::<T>(1.0) / (ahead78 * ahead78_new);
                                    let t768 = t524 * t542 - t505 * t552;
                                    let t769 = m1_plus_m2 * t564;
                                    let t770 = ahead82 + ahead82_new;
                                    let t771 = m1_plus_m2 * t569;
                                    let t772 = t767
                                        * (rt::lit::<T>(0.5) * (t768 * t769 + t770 * t771));
                                    let t773 = t766 - t772;
                                    let t774 = t2 + t761;
                                    let t775 = rt::lit::<T>(0.5)
                                        * (ahead84_new + t42 - ahead83_new);
                                    let t776 = rt::lit::<T>(1.0) / (ahead108 * t631);
                                    let t777 = t776 * (t31 * t660 + t33 * t675);
                                    let t778 = rt::lit::<T>(0.5) * (t773 * t774 - t649 * t710)
                                        - (t775 * t777 + t655 * t707) - (t580 * t693 + t584 * t688);
                                    let t779 = half_a1 * t516;
                                    let t780 = a1 * t510;
                                    let t781 = t778 + (t719 * t779 + t780 * t732);
                                    let ahead77_new = ahead8_new * ahead30_new;
                                    let ahead79_new = ahead77_new * inv_ahead78_new;
                                    let ahead80_new = ahead10_new * inv_ahead50_new;
                                    let ahead81_new = ahead79_new - ahead80_new;
                                    let t782 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t721
                                            + (t12 + ahead81_new * t761 - ahead71_new * t709));
                                    let ahead17_new = a1 * cos_theta_ahead_new;
                                    let t783 = t782
                                        - rt::lit::<T>(0.5) * (t47 + ahead17_new * t763);
                                    let t784 = ahead77 + ahead77_new;
                                    let t785 = t528 * t542 + t512 * t552;
                                    let t786 = t767
                                        * (rt::lit::<T>(0.5) * (t784 * t771 - t785 * t769));
                                    let t787 = t574 * (t548 * t765 - t551 * t575);
                                    let t788 = t786 - t787;
                                    let t789 = rt::lit::<T>(0.5)
                                        * (ahead79_new + (t41 - ahead80_new));
                                    let t790 = rt::lit::<T>(0.5) * (t788 * t774 + t654 * t710)
                                        - (t644 * t707 + t789 * t777) + (t582 * t688 - t593 * t693);
                                    let t791 = a1 * t514;
                                    let t792 = half_a1 * t521;
                                    let t793 = t790 + t791 * t732 - t719 * t792;
                                    let ahead18_new = sin_theta_ahead_new * t503;
                                    let ahead19_new = ahead18_new + a2 * ahead2_new;
                                    let ahead20_new = a2 * t538;
                                    let t794 = t722 + (t724 - t726);
                                    let t795 = t762
                                        + rt::lit::<T>(0.5)
                                            * (ahead19_new * t763 + t50 - ahead20_new * t794);
                                    let t796 = rt::lit::<T>(0.5) * (ahead18_new + ahead18)
                                        + half_a2 * t500;
                                    let t797 = a2 * t496;
                                    let t798 = a2 * t522 + (t518 * t520 - t516 * t797);
                                    let t799 = a2 * t545;
                                    let t800 = half_a2 * t501;
                                    let t801 = t778 + t796 * t719
                                        + (t798 * t733 - t799 * t727 - t800 * t705);
                                    let ahead23_new = a2 * t536;
                                    let ahead21_new = t503 * cos_theta_ahead_new;
                                    let ahead22_new = ahead21_new - a2 * ahead7_new;
                                    let t802 = t782
                                        + rt::lit::<T>(0.5)
                                            * (ahead23_new * t794 + t53 - ahead22_new * t763);
                                    let t803 = half_a2 * t547;
                                    let t804 = a2 * t527 + (t521 * t797 + t518 * t526);
                                    let t805 = a2 * t550;
                                    let t806 = rt::lit::<T>(0.5) * (ahead21_new + ahead21)
                                        - half_a2 * t511;
                                    [
                                        t407,
                                        t410,
                                        t411,
                                        t413,
                                        t416,
                                        t418,
                                        t419,
                                        t422,
                                        t423,
                                        t424,
                                        t425,
                                        t426,
                                        t427,
                                        t428,
                                        t430,
                                        t431,
                                        t432,
                                        t433,
                                        t434,
                                        t435,
                                        t436,
                                        t437,
                                        t439,
                                        t440,
                                        t441,
                                        t442,
                                        t443,
                                        t444,
                                        t445,
                                        t448,
                                        t450,
                                        t452,
                                        t453,
                                        t454,
                                        t455,
                                        t457,
                                        t458,
                                        t461,
                                        t462,
                                        t463,
                                        t464,
                                        t466,
                                        t468,
                                        t469,
                                        t470,
                                        t471,
                                        t472,
                                        t473,
                                        t474,
                                        t475,
                                        t476,
                                        t477,
                                        t478,
                                        t480,
                                        t481,
                                        t483,
                                        t484,
                                        t486,
                                        t487,
                                        t488,
                                        phi_rate_h,
                                        sin_phi_ahead_new,
                                        cos_phi_ahead_new,
                                        ahead24_new,
                                        t491,
                                        t492,
                                        t493,
                                        t494,
                                        t495,
                                        t496,
                                        t497,
                                        t498,
                                        theta_rate_h,
                                        sin_theta_ahead_new,
                                        cos_theta_ahead_new,
                                        t502,
                                        t503,
                                        t504,
                                        t505,
                                        t506,
                                        ahead3_new,
                                        t507,
                                        ahead8_new,
                                        t508,
                                        ahead27_new,
                                        t509,
                                        t510,
                                        t512,
                                        t513,
                                        t514,
                                        t516,
                                        t517,
                                        t518,
                                        t519,
                                        t521,
                                        t523,
                                        t524,
                                        t525,
                                        t528,
                                        t529,
                                        t531,
                                        t532,
                                        t533,
                                        t534,
                                        t535,
                                        t536,
                                        ahead10_new,
                                        t537,
                                        t538,
                                        ahead5_new,
                                        t539,
                                        ahead30_new,
                                        inv_ahead27_new,
                                        ahead31_new,
                                        ahead35_new,
                                        ahead45_new,
                                        t540,
                                        t542,
                                        t543,
                                        t544,
                                        t545,
                                        t546,
                                        t548,
                                        t549,
                                        t550,
                                        t551,
                                        t552,
                                        t553,
                                        t554,
                                        t555,
                                        t556,
                                        t557,
                                        t559,
                                        t560,
                                        t561,
                                        t562,
                                        t563,
                                        t564,
                                        ahead41_new,
                                        t565,
                                        t566,
                                        t568,
                                        t569,
                                        t570,
                                        t571,
                                        inv_ahead45_new,
                                        ahead46_new,
                                        ahead42_new,
                                        t572,
                                        t573,
                                        t574,
                                        t575,
                                        t576,
                                        t578,
                                        t579,
                                        t580,
                                        ahead47_new,
                                        inv_ahead50_new,
                                        ahead51_new,
                                        t581,
                                        t582,
                                        ahead55_new,
                                        t583,
                                        t584,
                                        t585,
                                        t586,
                                        t587,
                                        t588,
                                        t589,
                                        t590,
                                        t591,
                                        t592,
                                        t593,
                                        t595,
                                        ahead76_new,
                                        ahead13_new,
                                        t597,
                                        ahead62_new,
                                        ahead64_new,
                                        ahead56_new,
                                        ahead52_new,
                                        ahead43_new,
                                        ahead92_new,
                                        ahead88_new,
                                        ahead97_new,
                                        inv_ahead97_new,
                                        t598,
                                        t599,
                                        t600,
                                        t601,
                                        t602,
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
                                        t621,
                                        t622,
                                        ahead70_new,
                                        ahead63_new,
                                        ahead66_new,
                                        ahead67_new,
                                        ahead71_new,
                                        ahead74_new,
                                        ahead75_new,
                                        inv_ahead88_new,
                                        t624,
                                        t626,
                                        inv_ahead105_new,
                                        t627,
                                        t628,
                                        t629,
                                        t631,
                                        t632,
                                        t634,
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
                                        t651,
                                        t652,
                                        t653,
                                        t654,
                                        t655,
                                        t656,
                                        t657,
                                        t658,
                                        t659,
                                        t661,
                                        t662,
                                        t663,
                                        t664,
                                        t665,
                                        t666,
                                        t668,
                                        t669,
                                        t670,
                                        t671,
                                        t672,
                                        t673,
                                        t674,
                                        t675,
                                        t676,
                                        t677,
                                        t678,
                                        t679,
                                        t681,
                                        t682,
                                        t683,
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
                                        t696,
                                        t698,
                                        t699,
                                        t700,
                                        t701,
                                        t703,
                                        t704,
                                        t705,
                                        t706,
                                        t707,
                                        t708,
                                        t709,
                                        t710,
                                        t712,
                                        t713,
                                        t714,
                                        t715,
                                        t717,
                                        t718,
                                        t719,
                                        t720,
                                        t721,
                                        t723,
                                        t724,
                                        t725,
                                        t726,
                                        t727,
                                        t730,
                                        t731,
                                        t732,
                                        t733,
                                        t734,
                                        t735,
                                        t736,
                                        t737,
                                        t738,
                                        t741,
                                        t742,
                                        t743,
                                        t744,
                                        t745,
                                        t746,
                                        t747,
                                        t749,
                                        t750,
                                        t751,
                                        t752,
                                        t753,
                                        t754,
                                        t755,
                                        t756,
                                        t757,
                                        t759,
                                        ahead84_new,
                                        inv_ahead78_new,
                                        ahead83_new,
                                        ahead85_new,
                                        t760,
                                        t761,
                                        ahead16_new,
                                        t763,
                                        t764,
                                        t765,
                                        t766,
                                        t767,
                                        t768,
                                        t769,
                                        t770,
                                        t771,
                                        t772,
                                        t773,
                                        t774,
                                        t775,
                                        t776,
                                        t777,
                                        t779,
                                        t780,
                                        t781,
                                        ahead79_new,
                                        ahead80_new,
                                        ahead81_new,
                                        ahead17_new,
                                        t783,
                                        t784,
                                        t785,
                                        t786,
                                        t787,
                                        t788,
                                        t789,
                                        t790,
                                        t791,
                                        t792,
                                        t793,
                                        ahead19_new,
                                        ahead20_new,
                                        t794,
                                        t795,
                                        t796,
                                        t797,
                                        t798,
                                        t799,
                                        t800,
                                        t801,
                                        ahead23_new,
                                        ahead22_new,
                                        t802,
                                        t803,
                                        t804,
                                        t805,
                                        t806,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    twice_a2,
                                    k1,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    k5,
                                    k8,
                                    k9,
                                    half_j1,
                                    k14,
                                    inv_h,
                                    cos_w_t_a_w_ahead102,
                                    t1,
                                    cos_w_t_a_w_ahead41,
                                    inv_ahead24,
                                    t2,
                                    t3,
                                    t4,
                                    t8,
                                    t12,
                                    cos_w_t_a_w_ahead30,
                                    t16,
                                    t17,
                                    t21,
                                    t25,
                                    t68,
                                    t72,
                                    t83,
                                    t69,
                                    t71,
                                    t73,
                                    t74,
                                    t76,
                                    t77,
                                    t82,
                                    t187,
                                    t89,
                                    t103,
                                    t123,
                                    t108,
                                    t112,
                                    t110,
                                    t120,
                                    t129,
                                    t136,
                                    t161,
                                    t100,
                                    t124,
                                    t126,
                                    t154,
                                    t155,
                                    t192,
                                    t172,
                                    t158,
                                    t173,
                                    t134,
                                    t142,
                                    t145,
                                    t148,
                                    t150,
                                    t195,
                                    t186,
                                    t174,
                                    t200,
                                    t169,
                                    t167,
                                    t205,
                                    t153,
                                    t163,
                                    t176,
                                    t171,
                                    t177,
                                    t218,
                                    t235,
                                    t228,
                                    t222,
                                    t256,
                                    t223,
                                    t230,
                                    t234,
                                    t255,
                                    t237,
                                    t242,
                                    t243,
                                    t244,
                                    t251,
                                    t257,
                                    t258,
                                    t261,
                                    t260,
                                    t264,
                                    t266,
                                    t267,
                                    t268,
                                    t269,
                                    t272,
                                    t270,
                                    t280,
                                    t281,
                                    t271,
                                    t273,
                                    t275,
                                    t276,
                                    t278,
                                    t279,
                                    t284,
                                    t287,
                                    t288,
                                    t285,
                                    t286,
                                    t289,
                                    t321,
                                    t330,
                                    t334,
                                    t343,
                                    t293,
                                    t294,
                                    t295,
                                    t306,
                                    t296,
                                    t297,
                                    t310,
                                    t309,
                                    t307,
                                    t291,
                                    t298,
                                    t373,
                                    t337,
                                    t372,
                                    t377,
                                    t405,
                                    t302,
                                    t308,
                                    t311,
                                    t312,
                                    t313,
                                    t300,
                                    t318,
                                    t319,
                                    t323,
                                    t326,
                                    t363,
                                    t352,
                                    t355,
                                    t389,
                                    t390,
                                    t392,
                                    t393,
                                    t394,
                                    t400,
                                    t401,
                                    t320,
                                    t315,
                                    t301,
                                    t29,
                                    m2_h,
                                    twice_l1,
                                    t30,
                                    t31,
                                    half_m1_plus_m2,
                                    half_a2,
                                    half_l1,
                                    k15,
                                    half_l2,
                                    m1_h,
                                    j1_h,
                                    j2_h,
                                    t66,
                                    sin_phi_rate_half_h,
                                    t33,
                                    k16,
                                    k17,
                                    ahead28_plus_ahead29,
                                    twice_l1_m2_a2,
                                    ahead36_plus_ahead37,
                                    ahead57_plus_ahead58,
                                    t34,
                                    ahead25_plus_ahead26,
                                    t35,
                                    t36,
                                    ahead42_plus_ahead46,
                                    t37,
                                    t38,
                                    t39,
                                    t40,
                                    ahead68_plus_ahead70,
                                    ahead72_plus_ahead74,
                                    t41,
                                    t42,
                                    ahead86_plus_ahead87,
                                    t43,
                                    t44,
                                    t45,
                                    half_a1,
                                    t46,
                                    t47,
                                    t50,
                                    t53,
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
                                    ahead21,
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
                            let [t807, t809, twice_x_rate, t813, t817, twice_y_rate,
                            t819, t825, t826, t827, t828, t829, t831, t834, t835, t837,
                            t840, t847, t850, t853, t857, t859, t860, t863, t867, t869,
                            t871, t873, t880, t881, t882, t885, t886, t890, t891, t895,
                            t899, t900, t902, t903, t905, t906, t907, t909, t914, t917,
                            t919, t921, t923, t924, t925, t926, t927, t928, t930, t931,
                            t942, t947, t950, t953, t956, t957, t958, t961, t965, t967,
                            t970, t972, t976, t977, t978, t981, t982, t986, t987, t988,
                            t990, t997, t998, t1000, t1004, t1006, t1007, t1009, t1010,
                            t1011, t1016, t1018, t1020, t1022, t1024, t1028, t1029,
                            t1030, t1031, t1032, t1102, t1103, t1104, t1105, t1110,
                            t1111, t1112, t1113, t1114, t1115, t1117, t1118, t1174,
                            t1247, t1253, t1254, t1268, t1271, t1273, t1274, t1275,
                            t1276, t1277, t1278, t1279, t1280, t1282, t1283, t1284,
                            t1285, t1286, t1287, t1288, t1289, t1290, t1291, t1292,
                            t1296, t1297, t1299, t1300, t1301, t1302, t1303, t1304,
                            t1305, t1306, t1307, t1308, t1310, t1311, t1312, t1313,
                            t1314, t1315, t1316] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    twice_m2_l1,
                                    half_h,
                                    t25,
                                    t68,
                                    t72,
                                    t84,
                                    t69,
                                    t71,
                                    t85,
                                    t74,
                                    t75,
                                    t87,
                                    t77,
                                    t78,
                                    t82,
                                    t118,
                                    t196,
                                    t187,
                                    t86,
                                    t80,
                                    t88,
                                    t79,
                                    t89,
                                    t102,
                                    t119,
                                    t90,
                                    t91,
                                    t92,
                                    t93,
                                    t94,
                                    t103,
                                    t101,
                                    t123,
                                    t97,
                                    t106,
                                    t105,
                                    t107,
                                    t108,
                                    t95,
                                    t111,
                                    t112,
                                    t109,
                                    t110,
                                    t120,
                                    t121,
                                    t127,
                                    t128,
                                    t129,
                                    t132,
                                    t135,
                                    t136,
                                    t98,
                                    t159,
                                    t160,
                                    t161,
                                    t96,
                                    t99,
                                    t100,
                                    t113,
                                    t124,
                                    t114,
                                    t122,
                                    t125,
                                    t126,
                                    t178,
                                    t208,
                                    t191,
                                    t192,
                                    t193,
                                    t156,
                                    t157,
                                    t172,
                                    t158,
                                    t173,
                                    t164,
                                    t165,
                                    t134,
                                    t138,
                                    t139,
                                    t140,
                                    t116,
                                    t117,
                                    t141,
                                    t142,
                                    t184,
                                    t144,
                                    t145,
                                    t185,
                                    t148,
                                    t180,
                                    t150,
                                    t182,
                                    t183,
                                    t174,
                                    t199,
                                    t169,
                                    t204,
                                    t166,
                                    t167,
                                    t202,
                                    t205,
                                    t146,
                                    t149,
                                    t151,
                                    t152,
                                    t143,
                                    t153,
                                    t162,
                                    t163,
                                    t175,
                                    t176,
                                    t170,
                                    t171,
                                    t197,
                                    t194,
                                    t201,
                                    t177,
                                    t207,
                                    t209,
                                    t211,
                                    t218,
                                    t212,
                                    t214,
                                    t227,
                                    t219,
                                    t236,
                                    t215,
                                    t220,
                                    t221,
                                    t216,
                                    t226,
                                    t228,
                                    t217,
                                    t240,
                                    t222,
                                    t245,
                                    t256,
                                    t223,
                                    t224,
                                    t229,
                                    t230,
                                    t232,
                                    t233,
                                    t234,
                                    t254,
                                    t255,
                                    t237,
                                    t246,
                                    t241,
                                    t242,
                                    t239,
                                    t244,
                                    t249,
                                    t251,
                                    t257,
                                    t258,
                                    t259,
                                    t261,
                                    t260,
                                    t264,
                                    t265,
                                    t266,
                                    t267,
                                    t268,
                                    t262,
                                    t263,
                                    t269,
                                    t272,
                                    t270,
                                    t280,
                                    t281,
                                    t271,
                                    t273,
                                    t274,
                                    t275,
                                    t276,
                                    t278,
                                    t279,
                                    t210,
                                    t283,
                                    t284,
                                    t287,
                                    t288,
                                    t285,
                                    t286,
                                    t289,
                                    t428,
                                    t427,
                                    t314,
                                    t331,
                                    t330,
                                    t342,
                                    t332,
                                    t333,
                                    t334,
                                    t335,
                                    t343,
                                    t292,
                                    t293,
                                    t294,
                                    t295,
                                    t305,
                                    t303,
                                    t306,
                                    t296,
                                    t297,
                                    t298,
                                    t437,
                                    t432,
                                    t433,
                                    t434,
                                    t337,
                                    t348,
                                    t344,
                                    t370,
                                    t371,
                                    t372,
                                    t376,
                                    t377,
                                    t374,
                                    t375,
                                    t338,
                                    t385,
                                    t445,
                                    t336,
                                    t339,
                                    t340,
                                    t402,
                                    t403,
                                    t404,
                                    t430,
                                    t311,
                                    t312,
                                    t313,
                                    t300,
                                    t319,
                                    t416,
                                    t322,
                                    t383,
                                    t384,
                                    t431,
                                    t324,
                                    t325,
                                    t326,
                                    t345,
                                    t346,
                                    t347,
                                    t439,
                                    t440,
                                    t441,
                                    t435,
                                    t436,
                                    t442,
                                    t448,
                                    t443,
                                    t444,
                                    t452,
                                    t453,
                                    t450,
                                    t454,
                                    t455,
                                    t457,
                                    t466,
                                    t461,
                                    t462,
                                    t463,
                                    t464,
                                    t468,
                                    t458,
                                    t363,
                                    t351,
                                    t352,
                                    t354,
                                    t355,
                                    t359,
                                    t360,
                                    t356,
                                    t365,
                                    t379,
                                    t367,
                                    t380,
                                    t368,
                                    t369,
                                    t381,
                                    t387,
                                    t388,
                                    t389,
                                    t390,
                                    t392,
                                    t393,
                                    t394,
                                    t396,
                                    t397,
                                    t398,
                                    t399,
                                    t400,
                                    t407,
                                    t410,
                                    t411,
                                    t422,
                                    t423,
                                    t418,
                                    t419,
                                    t424,
                                    t401,
                                    t413,
                                    t470,
                                    t426,
                                    t471,
                                    t320,
                                    t315,
                                    t474,
                                    t301,
                                    t476,
                                    t472,
                                    t475,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t504,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t538,
                                    ahead5_new,
                                    ahead8_new,
                                    t536,
                                    ahead10_new,
                                    t507,
                                    t508,
                                    t560,
                                    half_m1_plus_m2,
                                    t806,
                                    t539,
                                    t537,
                                    ahead30_new,
                                    t597,
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
                                    t477,
                                    t478,
                                    t804,
                                    k16,
                                    t805,
                                    t803,
                                    t790,
                                    t733,
                                    t719,
                                    t727,
                                    t705,
                                    t764,
                                    t781,
                                    t783,
                                    t793,
                                    t795,
                                    t801,
                                    t802,
                                    t759,
                                    h_over_m1_plus_m2,
                                    k21,
                                    m2_a2_h,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    half_m2_a2_l1_h,
                                    half_m2_a2_h,
                                    m2_l1_a2_h,
                                    k22,
                                    k23,
                                    m2_a2_h_2,
                                    half_m2_a2_h_2,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    k29,
                                    k30,
                                    k31,
                                    m1,
                                    l1,
                                    m2,
                                    l2,
                                    h,
                                    x_rate,
                                    y_rate,
                                    theta_rate,
                                    phi_rate,
                                    kappa_gradient,
                                    ]: [T; 416],
                                ) -> [T; 152] {
                                    let t807 = t790 + t803 * t705
                                        + (t804 * t733 - t805 * t727 - t806 * t719);
                                    let t808 = m1 * (t764 * t781 + t783 * t793)
                                        + m2 * (t795 * t801 + t802 * t807);
                                    let t809 = t478 * (t759 - t808);
                                    let twice_x_rate = rt::lit::<T>(2.0) * x_rate;
                                    let t810 = t156 * t172;
                                    let t811 = t157 - twice_x_rate * t810;
                                    let t812 = phi_rate * t810;
                                    let t813 = y_rate * t810;
                                    let t814 = theta_rate * t810;
                                    let t815 = t811 * t197
                                        - rt::lit::<T>(2.0)
                                            * (t810 + t812 * t205 + (t813 * t194 + t814 * t201));
                                    let t816 = t811 * t153
                                        + rt::lit::<T>(2.0)
                                            * (t814 * t176 - t813 * t163 - t812 * t171);
                                    let t817 = t177 * (t815 - t207 * t816);
                                    let twice_y_rate = rt::lit::<T>(2.0) * y_rate;
                                    let t818 = t156 * t158;
                                    let t819 = t157 - twice_y_rate * t818;
                                    let t820 = phi_rate * t818;
                                    let t821 = x_rate * t818;
                                    let t822 = theta_rate * t818;
                                    let t823 = t819 * t194
                                        - rt::lit::<T>(2.0)
                                            * (t818 + t820 * t205 + (t821 * t197 + t822 * t201));
                                    let t824 = t819 * t163
                                        + rt::lit::<T>(2.0)
                                            * (t822 * t176 - t821 * t153 - t820 * t171);
                                    let t825 = t177 * (t823 - t207 * t824);
                                    let t826 = h * t69;
                                    let t827 = t71 * t826;
                                    let t828 = h * t68;
                                    let t829 = t827 + t72 * t828;
                                    let t830 = half_m2_a2 * t829;
                                    let t831 = half_h * t68;
                                    let t832 = t84 * t831 + half_m2_a2 * t827;
                                    let t833 = inv_m1_plus_m2 * t832;
                                    let t834 = t71 * t828;
                                    let t835 = t72 * t826 - t834;
                                    let t836 = half_m2_a2 * t835;
                                    let t837 = half_h * t69;
                                    let t838 = t84 * t837 - half_m2_a2 * t834;
                                    let t839 = inv_m1_plus_m2 * t838;
                                    let t840 = t88 * t830 + t78 * t833
                                        - (t86 * t836 + t75 * t839);
                                    let t841 = t88 * t832 + t87 * t833
                                        - (t86 * t838 + t85 * t839);
                                    let t842 = t92 * (t840 - t93 * t841);
                                    let t843 = rt::lit::<T>(0.5) * (t86 * t826 - t88 * t828)
                                        + (t68 * t839 - t69 * t833);
                                    let t844 = k16 * t829;
                                    let t845 = k16 * t835;
                                    let t846 = t93 * t843
                                        + (rt::lit::<T>(0.5) * (t79 * t828 - t80 * t826)
                                            + (t69 * t844 - t68 * t845));
                                    let t847 = t102 * t842 + t846;
                                    let t848 = t93 * t840
                                        + (t80 * t836 + t75 * t845 - (t79 * t830 + t78 * t844));
                                    let t849 = t89 * t842 + t848;
                                    let t850 = t101 * (t847 + t123 * t849);
                                    let t851 = rt::lit::<T>(0.5) * t835;
                                    let t852 = t94 * t841 - t91 * t849;
                                    let t853 = t92 * (t843 - t105 * t841)
                                        + t106 * (t103 * t840 + t89 * t847 - t107 * t852);
                                    let t854 = rt::lit::<T>(0.5) * t829;
                                    let t855 = m1_plus_m2 * t849;
                                    let t856 = k21 * t69 + t108 * t839
                                        - t95 * (t109 * t855 + (t103 * t836 + t75 * t847));
                                    let t857 = t86 * t853 + t856;
                                    let t858 = t95 * (t111 * t855 + (t78 * t847 - t103 * t830))
                                        + (t108 * t833 + k21 * t68);
                                    let t859 = t858 - t88 * t853;
                                    let t860 = l2 * t850 + t110 * t851
                                        - (t118 * t853 + t112 * t854) + (t74 * t857 - t77 * t859);
                                    let t861 = t88 * t854 + t77 * t833
                                        - (t86 * t851 + t74 * t839);
                                    let t862 = t93 * t861
                                        + (t80 * t851 + t74 * t845 - (t79 * t854 + t77 * t844));
                                    let t863 = t119 * t842 + t862;
                                    let t864 = t101 * (t121 * t849 - t863);
                                    let t865 = t68 * t857
                                        + rt::lit::<T>(0.5) * (t110 * t826 - t112 * t828)
                                        - t69 * t859;
                                    let t866 = t94 * t865 - t113 * t849;
                                    let t867 = t864
                                        - t122 * (t124 * t847 + t103 * t860 - t125 * t866);
                                    let t868 = t25 * t867;
                                    let t869 = t92 * (t861 - t127 * t841)
                                        - t106 * (t120 * t840 - t89 * t863 - t128 * t852);
                                    let t870 = t95 * (t132 * t855 - (t120 * t830 + t78 * t863))
                                        + k4 * t829 - t129 * t833;
                                    let t871 = t88 * t869 + t870;
                                    let t872 = t129 * t839
                                        + (t95 * (t135 * t855 + (t120 * t836 - t75 * t863))
                                            - k4 * t835);
                                    let t873 = t86 * t869 + t872;
                                    let t874 = l2 * t864 - t136 * t851
                                        + (t118 * t869 - t854 * t134) - (t77 * t871 + t74 * t873);
                                    let t875 = t874 - t138 * t860 - t138 * (t860 - t138 * t865);
                                    let t876 = rt::lit::<T>(1.0) / (t94 * t94);
                                    let t877 = rt::lit::<T>(2.0) * t103;
                                    let t878 = t849 * t876
                                        - t116 * (t847 * t877 - t117 * (t94 * t866 - t114 * t849));
                                    let t879 = t878 - t140 * t867 - t140 * (t867 - t140 * t875);
                                    let t880 = t141 * t875 + t139 * t879;
                                    let t881 = t144 * t865 + t113 * t880;
                                    let t882 = t141 * t866 + t114 * t879;
                                    let t883 = t148 * (t178 * t860 + t124 * t868 - t180 * t881)
                                        - t150 * (t25 * t847 - t182 * t882);
                                    let t884 = m1_plus_m2 * t852;
                                    let t885 = t98 * (t87 * t840 - t89 * t832 - t159 * t884)
                                        - t95 * (t160 * t855 - t830);
                                    let t886 = t142 * t879;
                                    let t887 = t184 * t886;
                                    let t888 = t145 * (t868 - t185 * t880);
                                    let t889 = t185 * t871 + t184 * t885 - t161 * t887
                                        - t183 * t859 - t134 * t888;
                                    let t890 = t112 * t883 + t889;
                                    let t891 = t118 * t826;
                                    let t892 = t156 * t173;
                                    let t893 = phi_rate * t892;
                                    let t894 = x_rate * t892;
                                    let t895 = y_rate * t892;
                                    let t896 = t158 * (t890 + t193 * (rt::lit::<T>(0.5) * t891))
                                        - rt::lit::<T>(2.0)
                                            * (t892 + t893 * t205 + (t894 * t197 + t895 * t194));
                                    let t897 = t157 - rt::lit::<T>(2.0) * theta_rate * t892;
                                    let t898 = t94 * t879 - t141 * t849;
                                    let t899 = t167 * t898;
                                    let t900 = t94 * t880 - t144 * t849;
                                    let t901 = t183 * t850 - t202 * t899
                                        - t169 * (t120 * t868 - t178 * t863 - t204 * t900);
                                    let t902 = t123 * t883 + t901;
                                    let t903 = t95 * (t836 + t96 * t855)
                                        - t98 * (t89 * t838 + t85 * t840 - t99 * t884);
                                    let t904 = t184 * t903 - t100 * t887 - t185 * t873
                                        - t183 * t857 - t136 * t888;
                                    let t905 = t904 - t110 * t883;
                                    let t906 = t118 * t828;
                                    let t907 = t141 * t852 + t97 * t879;
                                    let t908 = t174 * (t25 * t840 - t199 * t907) + t185 * t869
                                        + (t183 * t853 + t129 * t888);
                                    let t909 = t108 * t883 + t908;
                                    let t910 = t897 * t201 + t165 * t902
                                        + (t172 * (t905 - t193 * (rt::lit::<T>(0.5) * t906))
                                            - t173 * t909);
                                    let t911 = t148 * (t126 * t860 + t124 * t867 - t149 * t881)
                                        - t150 * (t847 - t151 * t882);
                                    let t912 = t145 * (t867 - t146 * t880);
                                    let t913 = t146 * t871 + t142 * (t885 - t162 * t879)
                                        - t152 * t859 - t134 * t912;
                                    let t914 = t112 * t911 + t913;
                                    let t915 = rt::lit::<T>(1.0) / (t166 * t166);
                                    let t916 = t152 * t850 - t898 * t915
                                        - t169 * (t120 * t867 - t126 * t863 - t170 * t900);
                                    let t917 = t123 * t911 + t916;
                                    let t918 = t142 * (t903 - t143 * t879) - t146 * t873
                                        - t152 * t857 - t136 * t912;
                                    let t919 = t918 - t110 * t911;
                                    let t920 = t174 * (t840 - t175 * t907) + t146 * t869
                                        + (t152 * t853 + t129 * t912);
                                    let t921 = t108 * t911 + t920;
                                    let t922 = t158 * t914 - t897 * t176
                                        + (t165 * t917 + t172 * t919)
                                        - (rt::lit::<T>(2.0)
                                            * (t894 * t153 + (t895 * t163 + t893 * t171))
                                            + t173 * t921);
                                    let t923 = t177 * (t896 + t910 - t207 * t922);
                                    let t924 = rt::lit::<T>(0.5) * t193;
                                    let t925 = h * t72;
                                    let t926 = t69 * t925;
                                    let t927 = h * t71;
                                    let t928 = t926 - t68 * t927;
                                    let t929 = rt::lit::<T>(0.5) * t928;
                                    let t930 = t68 * t925;
                                    let t931 = t930 + t69 * t927;
                                    let t932 = rt::lit::<T>(0.5) * t931;
                                    let t933 = half_m2_a2 * t926 - t71 * (half_m2_a2_h * t68);
                                    let t934 = t71 * (half_m2_a2_h * t69) + half_m2_a2 * t930;
                                    let t935 = inv_m1_plus_m2 * t934;
                                    let t936 = m2_l1_a2_h * t71;
                                    let t937 = inv_m1_plus_m2 * t933;
                                    let t938 = t86 * t933 - t87 * t935
                                        + (t936 + t85 * t937 - t88 * t934);
                                    let t939 = half_m2_a2_l1_h * t71;
                                    let t940 = half_m2_a2 * t928;
                                    let t941 = half_m2_a2 * t931;
                                    let t942 = t939 + t75 * t937 - t78 * t935
                                        + (t86 * t940 - t88 * t941);
                                    let t943 = t92 * (t93 * t938 - t942);
                                    let t944 = t68 * t937 - t69 * t935;
                                    let t945 = k16 * t931;
                                    let t946 = k16 * t928;
                                    let t947 = t102 * t943
                                        + (t93 * t944 + (t69 * t945 - t68 * t946));
                                    let t948 = t75 * t946 + t80 * t940
                                        - (t78 * t945 + t79 * t941) - t93 * t942;
                                    let t949 = t89 * t943 + t948;
                                    let t950 = t101 * (t947 + t123 * t949);
                                    let t951 = half_l1_h * t71;
                                    let t952 = t94 * t938 + t91 * t949;
                                    let t953 = t92 * (t944 + t105 * t938)
                                        + t106 * (t107 * t952 + (t89 * t947 - t103 * t942));
                                    let t954 = t110 * t929 - t112 * t932
                                        + (l2 * t950 + t108 * t951 - t118 * t953);
                                    let t955 = m1_plus_m2 * t949;
                                    let t956 = t86 * t953
                                        + (t108 * t937
                                            - t95 * (t109 * t955 + (t103 * t940 + t75 * t947)));
                                    let t957 = t88 * t953
                                        - (t108 * t935
                                            + t95 * (t111 * t955 + (t78 * t947 - t103 * t941)));
                                    let t958 = t954 + (t74 * t956 + t77 * t957);
                                    let t959 = t951 + t74 * t937 - t77 * t935
                                        + (t86 * t929 - t88 * t932);
                                    let t960 = t74 * t946 + t80 * t929
                                        - (t77 * t945 + t79 * t932) - t93 * t959;
                                    let t961 = t119 * t943 + t960;
                                    let t962 = t101 * (t121 * t949 - t961);
                                    let t963 = t68 * t956 + t69 * t957;
                                    let t964 = t94 * t963 - t113 * t949;
                                    let t965 = t962
                                        - t122 * (t124 * t947 + t103 * t958 - t125 * t964);
                                    let t966 = t25 * t965;
                                    let t967 = t92 * (t127 * t938 - t959)
                                        - t106 * (t128 * t952 - (t120 * t942 + t89 * t961));
                                    let t968 = t118 * t967 + (l2 * t962 - t129 * t951)
                                        - (t932 * t134 + t136 * t929);
                                    let t969 = t95 * (t132 * t955 - (t120 * t941 + t78 * t961))
                                        + k4 * t931 - t129 * t935;
                                    let t970 = t88 * t967 + t969;
                                    let t971 = t129 * t937
                                        + (t95 * (t135 * t955 + (t120 * t940 - t75 * t961))
                                            - k4 * t928);
                                    let t972 = t86 * t967 + t971;
                                    let t973 = t968 - (t77 * t970 + t74 * t972) - t138 * t958
                                        - t138 * (t958 - t138 * t963);
                                    let t974 = t876 * t949
                                        - t116 * (t877 * t947 - t117 * (t94 * t964 - t114 * t949));
                                    let t975 = t974 - t140 * t965 - t140 * (t965 - t140 * t973);
                                    let t976 = t141 * t973 + t139 * t975;
                                    let t977 = t144 * t963 + t113 * t976;
                                    let t978 = t141 * t964 + t114 * t975;
                                    let t979 = t148 * (t178 * t958 + t124 * t966 - t180 * t977)
                                        - t150 * (t25 * t947 - t182 * t978);
                                    let t980 = m1_plus_m2 * t952;
                                    let t981 = t98 * (t159 * t980 - (t89 * t934 + t87 * t942))
                                        - t95 * (t160 * t955 - t941);
                                    let t982 = t142 * t975;
                                    let t983 = t184 * t982;
                                    let t984 = t145 * (t966 - t185 * t976);
                                    let t985 = t183 * t957
                                        + (t184 * t981 + t185 * t970 - t161 * t983) - t134 * t984;
                                    let t986 = t112 * t979 + t985;
                                    let t987 = t192 * (t191 * (t71 * (k22 * t72 - k23)));
                                    let t988 = t187 * t987;
                                    let t989 = l1_h * t71;
                                    let t990 = t68 * t989;
                                    let t991 = t156 * t164;
                                    let t992 = x_rate * t991;
                                    let t993 = y_rate * t991;
                                    let t994 = theta_rate * t991;
                                    let t995 = t158
                                        * (t986 - (t988 + t193 * (rt::lit::<T>(0.5) * t990)))
                                        - rt::lit::<T>(2.0)
                                            * (t991 + t992 * t197 + (t993 * t194 + t994 * t201));
                                    let t996 = t94 * t975 - t141 * t949;
                                    let t997 = t167 * t996;
                                    let t998 = t94 * t976 - t144 * t949;
                                    let t999 = t183 * t950 - t202 * t997
                                        - t169 * (t120 * t966 - t178 * t961 - t204 * t998);
                                    let t1000 = t123 * t979 + t999;
                                    let t1001 = t157 - rt::lit::<T>(2.0) * phi_rate * t991;
                                    let t1002 = half_h * t72;
                                    let t1003 = t71 * t987;
                                    let t1004 = t97 * t975 - t141 * t952;
                                    let t1005 = t183 * t953 + t185 * t967
                                        + (t129 * t984 - t174 * (t25 * t942 + t199 * t1004));
                                    let t1006 = t108 * t979 + t1005;
                                    let t1007 = t95 * (t940 + t96 * t955)
                                        - t98 * (t99 * t980 + (t89 * t933 - t85 * t942));
                                    let t1008 = t184 * t1007 - t100 * t983 - t185 * t972
                                        - t183 * t956 - t136 * t984;
                                    let t1009 = t1008 - t110 * t979;
                                    let t1010 = t196 * t987;
                                    let t1011 = t69 * t989;
                                    let t1012 = t173 * (t193 * t1002 - t1003 - t1006)
                                        + t172
                                            * (t1009 - (t1010 + t193 * (rt::lit::<T>(0.5) * t1011)));
                                    let t1013 = t148 * (t126 * t958 + t124 * t965 - t149 * t977)
                                        - t150 * (t947 - t151 * t978);
                                    let t1014 = t145 * (t965 - t146 * t976);
                                    let t1015 = t152 * t953 + t146 * t967
                                        + (t129 * t1014 - t174 * (t942 + t175 * t1004));
                                    let t1016 = t108 * t1013 + t1015;
                                    let t1017 = t142 * (t1007 - t143 * t975) - t146 * t972
                                        - t152 * t956 - t136 * t1014;
                                    let t1018 = t1017 - t110 * t1013;
                                    let t1019 = t152 * t950 - t915 * t996
                                        - t169 * (t120 * t965 - t126 * t961 - t170 * t998);
                                    let t1020 = t123 * t1013 + t1019;
                                    let t1021 = t152 * t957
                                        + (t142 * (t981 - t162 * t975) + t146 * t970)
                                        - t134 * t1014;
                                    let t1022 = t112 * t1013 + t1021;
                                    let t1023 = rt::lit::<T>(2.0)
                                        * (t994 * t176 - t992 * t153 - t993 * t163) - t173 * t1016
                                        + (t172 * t1018 + t1001 * t171
                                            + (t165 * t1020 + t158 * t1022));
                                    let t1024 = t177
                                        * (t995 + (t165 * t1000 + t1001 * t205 + t1012)
                                            - t207 * t1023);
                                    let t1025 = t196 * t172;
                                    let t1026 = t187 * t158;
                                    let t1027 = t1025 + (t1026 + t71 * t173);
                                    let t1028 = half_h * t191;
                                    let t1029 = t177 * (t1027 * (kappa_gradient + t1028));
                                    let t1030 = kappa_gradient * t196;
                                    let t1031 = t177
                                        * (t208 * t172 + (t209 * t158 + t210 * t173));
                                    let t1032 = kappa_gradient * t187;
                                    let t1033 = m2_a2_h_2 * t72;
                                    let t1034 = k24 * t72;
                                    let t1035 = rt::lit::<T>(0.5)
                                        * (t212 * t1033 + t211 * t1034);
                                    let t1036 = m2_a2_h * t71;
                                    let t1037 = k25 * t71;
                                    let t1038 = t936 + t1035
                                        - rt::lit::<T>(0.5) * (t214 * t1036 + t84 * t1037);
                                    let t1039 = m1_plus_m2 * t1038;
                                    let t1040 = half_m2_a2_h * t71;
                                    let t1041 = t216 * (t217 * t1039 - t1040);
                                    let t1042 = m2_a2_h_2 * t71;
                                    let t1043 = t939 + t1035
                                        - rt::lit::<T>(0.5) * (t214 * t1042 + t218 * t1037);
                                    let t1044 = t220 * (t221 * t1038 - t1043);
                                    let t1045 = k24 * t71;
                                    let t1046 = t219 * t1044
                                        + (t1035 - rt::lit::<T>(0.5) * (t227 * t1042 + t218 * t1045)
                                            - t221 * t1043);
                                    let t1047 = t222 * t1038 + t215 * t1046;
                                    let t1048 = t219 * t1040 + t84 * t1043;
                                    let t1049 = k26 * t71 + t216 * (t226 * t1039 - t1048);
                                    let t1050 = t224
                                        * (t229 * t1047 + (t219 * t1049 - t228 * t1043));
                                    let t1051 = t1041 + t1050;
                                    let t1052 = t212 * t1051;
                                    let t1053 = k26 * t72;
                                    let t1054 = half_m2_a2_h_2 * t72;
                                    let t1055 = t228 * t1054 + t211 * t1049;
                                    let t1056 = m1_plus_m2 * t1046;
                                    let t1057 = t232 * (t1055 + t254 * t1056);
                                    let t1058 = t1052 + (t230 * t1053 - t1057);
                                    let t1059 = t245 * (t1049 + t256 * t1046);
                                    let t1060 = half_m2_a2_h_2 * t71;
                                    let t1061 = t218 * t1049 - t228 * t1060;
                                    let t1062 = t232 * (t1061 + t233 * t1056);
                                    let t1063 = k27 * t71;
                                    let t1064 = t214 * t1051 - (t1062 + t230 * t1063);
                                    let t1065 = t71 * t1058 + (l2 * t1059 - t118 * t1051)
                                        + (t72 * t1064
                                            + rt::lit::<T>(0.5)
                                                * (t255 * t925 + t230 * t989 - t234 * t927));
                                    let t1066 = rt::lit::<T>(0.5) * (t212 * t925 + t71 * t1034);
                                    let t1067 = t951 + t1066
                                        - rt::lit::<T>(0.5) * (t214 * t927 + t72 * t1037);
                                    let t1068 = t236 * t1044
                                        + (t1066 - rt::lit::<T>(0.5) * (t227 * t927 + t72 * t1045)
                                            - t221 * t1067);
                                    let t1069 = t245 * (t246 * t1046 - t1068);
                                    let t1070 = t222 * t1064 - t234 * t1046;
                                    let t1071 = t264
                                        * (t257 * t1049 + t228 * t1065 - t265 * t1070);
                                    let t1072 = t1069 - t1071;
                                    let t1073 = t25 * t1072;
                                    let t1074 = t220 * (t240 * t1038 - t1067);
                                    let t1075 = t224
                                        * (t241 * t1047 - (t237 * t1043 + t219 * t1068));
                                    let t1076 = t1074 - t1075;
                                    let t1077 = k21 * t71;
                                    let t1078 = t237 * t1060 + t218 * t1068;
                                    let t1079 = t232 * (t239 * t1056 - t1078);
                                    let t1080 = t214 * t1076 + (t1077 + t1079 - t242 * t1063);
                                    let t1081 = t212 * t1076;
                                    let t1082 = t237 * t1054 - t211 * t1068;
                                    let t1083 = t232 * (t1082 + t249 * t1056);
                                    let t1084 = k21 * t72;
                                    let t1085 = t1081 + (t242 * t1053 + (t1083 - t1084));
                                    let t1086 = l2 * t1069 + t118 * t1076 - t72 * t1080
                                        - (t71 * t1085
                                            + rt::lit::<T>(0.5)
                                                * (t244 * t927 + (t251 * t925 + t242 * t989)));
                                    let t1087 = t258 * (t1065 - t259 * t1064);
                                    let t1088 = t1086 - t259 * t1065 - t257 * t1087;
                                    let t1089 = t222 * t1070 - t261 * t1046;
                                    let t1090 = t262 * (t385 * t1049 - t263 * t1089);
                                    let t1091 = t267 * (t1072 - t268 * t1088);
                                    let t1092 = t383 * t1046 - t1090 - t268 * t1072
                                        - t266 * t1091;
                                    let t1093 = t269 * t1088 + t260 * t1092;
                                    let t1094 = t270 * t1064 + t234 * t1093;
                                    let t1095 = t271
                                        * (t272 * t1065 + t257 * t1073 - t273 * t1094);
                                    let t1096 = t269 * t1070 + t261 * t1092;
                                    let t1097 = t274 * (t25 * t1049 - t275 * t1096);
                                    let t1098 = t1095 - t1097;
                                    let t1099 = t280 * (t1073 - t281 * t1093);
                                    let t1100 = t223 * t1092 - t269 * t1047;
                                    let t1101 = t278 * (t25 * t1043 + t279 * t1100);
                                    let t1102 = t230 * t1098
                                        + (t276 * t1051 + t281 * t1076 + (t242 * t1099 - t1101));
                                    let t1103 = t192 * t1002 - t1003;
                                    let t1104 = h * t191;
                                    let t1105 = t71 * t1104;
                                    let t1106 = t222 * t1092 - t269 * t1046;
                                    let t1107 = t286 * (t285 * t1106);
                                    let t1108 = t222 * t1093 - t270 * t1046;
                                    let t1109 = t287
                                        * (t237 * t1073 - t272 * t1068 - t288 * t1108);
                                    let t1110 = t256 * t1098 + (t276 * t1059 - t1107 - t1109);
                                    let t1111 = t177 * (kappa_gradient * t153 - t816 * t471);
                                    let t1112 = t71
                                        * (t173 * t1111 - t471 * (rt::lit::<T>(2.0) * t814))
                                        + t196 * (t811 * t471 + t172 * t1111);
                                    let t1113 = t177 * (kappa_gradient * t163 - t824 * t471);
                                    let t1114 = t71
                                        * (t173 * t1113 - t471 * (rt::lit::<T>(2.0) * t822))
                                        + t196 * (t172 * t1113 - t471 * (rt::lit::<T>(2.0) * t821));
                                    let t1115 = kappa_gradient
                                        * (t71
                                            + rt::lit::<T>(0.5) * (y_rate * t891 - x_rate * t906))
                                        + rt::lit::<T>(0.5) * (t906 * t476 - t891 * t472);
                                    let t1116 = t917 * t426 + t428 * t919
                                        + (t427 * t914 - kappa_gradient * t176 - t921 * t470);
                                    let t1117 = t177 * (t1116 - t922 * t471);
                                    let t1118 = t71 * (t897 * t471 + t173 * t1117)
                                        + t196 * (t172 * t1117 - t471 * (rt::lit::<T>(2.0) * t894));
                                    let t1119 = t1103 - t1102;
                                    let t1120 = t1119 + t1110;
                                    let t1121 = t232 * (t1054 + t303 * t1056);
                                    let t1122 = m1_plus_m2 * t1047;
                                    let t1123 = t211 * t1043;
                                    let t1124 = t292 * (t305 * t1122 + (t219 * t1054 - t1123));
                                    let t1125 = t1121 - t1124;
                                    let t1126 = t297 * (t296 * t1092);
                                    let t1127 = t297 * t1125 - t306 * t1126;
                                    let t1128 = t951 * t192 + t118 * t987;
                                    let t1129 = t281 * t1085 + t251 * t1099;
                                    let t1130 = t276 * t1058 + t255 * t1098;
                                    let t1131 = t1127 - t1128 - t1129 - t1130;
                                    let t1132 = half_h * t71;
                                    let t1133 = rt::lit::<T>(2.0)
                                        * (t72 * t1131 - t311 * t1132);
                                    let t1134 = t276 * t1064 + t234 * t1098;
                                    let t1135 = t281 * t1080;
                                    let t1136 = t292 * (t293 * t1122 - t1048);
                                    let t1137 = t232 * (t294 * t1056 - t1060);
                                    let t1138 = t1136 - t1137;
                                    let t1139 = t1134
                                        + (t1135 + t297 * t1138 - t295 * t1126 - t244 * t1099);
                                    let t1140 = m2_a2
                                        * (t431 * t1120
                                            + t312
                                                * (t1133
                                                    + rt::lit::<T>(2.0) * (t298 * t1002 + t71 * t1139)));
                                    let t1141 = t284 * t1131;
                                    let t1142 = m1_a1 * t311;
                                    let t1143 = t1140
                                        + (twice_m2_l1 * (t1141 + t311 * t1119)
                                            + rt::lit::<T>(2.0) * (t1142 * t1119 + m1_a1 * t1141));
                                    let t1144 = t264 * (t433 * t1070);
                                    let t1145 = t25 * t1144;
                                    let t1146 = t435
                                        * (t432 * t1072 - t436 * (t260 * t1070 + t261 * t1088))
                                        + t441 * t1072;
                                    let t1147 = t71 * t1080;
                                    let t1148 = t244 * t1002 - t1147;
                                    let t1149 = t439 * t1065 + (t1148 + (t1147 + t437 * t1002))
                                        - t259 * (t439 * t1064);
                                    let t1150 = t1146
                                        - t268
                                            * (t440 * t1091 + (t441 * t1088 + (t1144 + t268 * t1149)));
                                    let t1151 = t260 * t1150
                                        + (t442 * t1088 - t269 * t1149 - t440 * t1092);
                                    let t1152 = t257 * t1145 - t434 * t1065
                                        - t273 * (t443 * t1064 + t234 * t1151)
                                        + (t453 * t1094 - t452 * t1095);
                                    let t1153 = t271 * t1152
                                        + t296 * (t442 * t1097 + (t275 * t1150 - t450 * t1092));
                                    let t1154 = t288 * (t222 * t1151 - t1046 * t443)
                                        - (t237 * t1145 + t434 * t1068)
                                        + (t461 * t1109 - t462 * t1108);
                                    let t1155 = t287 * t1154
                                        + (t454 * t1059
                                            - t296 * (t286 * t1150 - t442 * t1107 - t463 * t1092));
                                    let t1156 = m2_a2_l1_h * t71;
                                    let t1157 = t1054 * t311 + t211 * t1131;
                                    let t1158 = t82 * t1119 + t218 * t1139
                                        + (k2 * t1110
                                            - rt::lit::<T>(0.5) * (t298 * t1042 + t1156 * t284)
                                            - t1157);
                                    let t1159 = t416 * (t256 * t1153 + t1155) + t464 * t1158;
                                    let t1160 = t296
                                        * (t279 * t1150 - t466 * t1092 - t442 * t1101);
                                    let t1161 = t280
                                        * (t443 * t1099 + (t281 * t1151 - t1145) - t444 * t1093);
                                    let t1162 = t230 * t1153
                                        + (t454 * t1051 - t444 * t1076 - t242 * t1161);
                                    let t1163 = t296
                                        * (t297 * t1150 - t442 * t1126 - t448 * t1092);
                                    let t1164 = t244 * t1161
                                        + (t454 * t1064 + (t1127 - t448 * t1138 - t444 * t1080))
                                        - (t1130 + (t1129 + t295 * t1163));
                                    let t1165 = t234 * t1153 + t1164;
                                    let t1166 = t218 * t1110
                                        - rt::lit::<T>(0.5) * (t289 * t1042 + t1036 * t284)
                                        + (t84 * t1119 + m1_plus_m2 * t1139);
                                    let t1167 = m1_plus_m2 * t1131 - t1054 * t312
                                        - t211 * t1120;
                                    let t1168 = t444 * t1085
                                        + (t297 * (t1137 - t1136) - t445 * t1126
                                            - (t1135 + t448 * t1125));
                                    let t1169 = t251 * t1161 + (t1168 - t454 * t1058)
                                        - (t1134 + (t306 * t1163 + t437 * t1099));
                                    let t1170 = t455 * t1167 + t313 * (t1169 - t255 * t1153);
                                    let t1171 = t82 * t1110
                                        - (rt::lit::<T>(0.5) * (t289 * t1156 + t298 * t1036)
                                            + t936 * t284) - t1157;
                                    let t1172 = t90 * t1119 + t84 * t1139 + t1171;
                                    let t1173 = t1159 + t319 * (t1160 - t1162)
                                        + (t300 * (t1165 - t1128) + t458 * t1166
                                            + (t1170 + t468 * t1172));
                                    let t1174 = rt::lit::<T>(0.5) * t1143 - t1173;
                                    let t1175 = t457 * t1166 + t300 * t1165
                                        - t319 * (t1162 - t1160) + (t1159 + (t1170 - t474 * t1172));
                                    let t1176 = t326 * t1120
                                        + t312
                                            * (t1133
                                                + rt::lit::<T>(2.0)
                                                    * (t1002 * t324 + t71 * (t1139 + l1 * t1119)));
                                    let t1177 = half_l1_h * t72;
                                    let t1178 = k30 + t1177;
                                    let t1179 = rt::lit::<T>(0.5) * (t212 * t927 + t214 * t925);
                                    let t1180 = t71 * (k31 * t71);
                                    let t1181 = t1180 + t84 * t1053;
                                    let t1182 = t1181 + t331 * t1044;
                                    let t1183 = k25 * t72;
                                    let t1184 = k28 + m2_l1_a2_h * t72 - t1180
                                        - rt::lit::<T>(0.5)
                                            * (t214 * (m2_a2_h * t72) + (t84 * t1183 + t211 * t1045));
                                    let t1185 = k29 + half_m2_a2_l1_h * t72;
                                    let t1186 = t221 * t1184 - t1185;
                                    let t1187 = t220 * (t1182 + (t333 * t1038 + t1186));
                                    let t1188 = t342 * t1044
                                        + (t333 * t1067 + t221 * (t1178 - t1179)) - t236 * t1187;
                                    let t1189 = t1185 - t1181;
                                    let t1190 = t330 * t1044 + (t333 * t1043 + t221 * t1189)
                                        - t219 * t1187;
                                    let t1191 = t245
                                        * (t344 * t1046 + (t1188 - t246 * t1190) - t334 * t1069);
                                    let t1192 = t219 * (half_m2_a2_h * t72) - t1123;
                                    let t1193 = t216
                                        * (t84 * (t1182 + t1186)
                                            + (t1039 * (t345 - t346) - (t1192 + t332 * t1040)));
                                    let t1194 = t1053 + t1193;
                                    let t1195 = t215 * t1190
                                        + (t331 * t1046 - t222 * t1184 - t334 * t1038);
                                    let t1196 = t219 * t1194
                                        - (t330 * t1049 + (t228 * t1189 + t1043 * t347))
                                        - t229 * t1195;
                                    let t1197 = t220
                                        * (t331 * t1041
                                            + (t348 * t1038 + (t217 * t1184 - k27 * t72)))
                                        + t224 * (t1196 + (t351 * t1047 - t337 * t1050));
                                    let t1198 = m1_plus_m2 * t1190;
                                    let t1199 = t1056 * t359 - t254 * t1198
                                        + (t211 * t1194 + (t1061 + t1054 * t347) - t335 * t1057);
                                    let t1200 = t212 * t1197
                                        + (rt::lit::<T>(0.5) * (t1034 * t352 - t230 * t1045)
                                            + (t227 * t1051 - t232 * t1199));
                                    let t1201 = t1056 * t354 - t233 * t1198
                                        + (t218 * t1194 - (t1055 + t1060 * t347) - t335 * t1062);
                                    let t1202 = t214 * t1197
                                        - (rt::lit::<T>(0.5) * (t1037 * t352 + t230 * t1183)
                                            + (t1052 + t232 * t1201));
                                    let t1203 = l1_h * t72;
                                    let t1204 = t245
                                        * (t1046 * t363 + (t1194 - t256 * t1190) - t334 * t1059);
                                    let t1205 = rt::lit::<T>(0.5)
                                        * (t925 * t360 + (t230 * t1203 + t989 * t352) - t927 * t356)
                                        + (l2 * t1204 + (t314 * t1051 - t234 * t1002)
                                            - t118 * t1197);
                                    let t1206 = t71 * (t1200 - t1064)
                                        + (t72 * (t1058 + t1202) + t1205);
                                    let t1207 = t222 * t1202
                                        + (t334 * t1064 + t234 * t1190 - t1046 * t355);
                                    let t1208 = t228 * t1206
                                        + (t1049 * t365 + (t347 * t1065 + t257 * t1194)
                                            - t265 * t1207);
                                    let t1209 = t1191
                                        - t264 * (t1208 - (t368 * t1070 + t367 * t1071));
                                    let t1210 = t25 * t1209;
                                    let t1211 = t219 * t1188
                                        + (t330 * t1068 - t237 * t1189 - t343 * t1043)
                                        - t241 * t1195;
                                    let t1212 = t220
                                        * (t370 * t1038
                                            + (t331 * t1074 + (t240 * t1184 + (t1179 - t1178))))
                                        - t224 * (t1211 + (t371 * t1047 - t337 * t1075));
                                    let t1213 = t211 * t1188 + (t343 * t1054 - t1078)
                                        - t249 * t1198 + (t374 * t1056 - t335 * t1083);
                                    let t1214 = rt::lit::<T>(0.5)
                                        * (t372 * t1034 - t242 * t1045)
                                        + (t232 * t1213 + (t1077 + t227 * t1076));
                                    let t1215 = t212 * t1212 + t1214;
                                    let t1216 = rt::lit::<T>(0.5)
                                        * (t377 * t927 - (t372 * t989 + t242 * t1203) - t375 * t925)
                                        + (t118 * t1212 + (l2 * t1191 - t314 * t1076 - t1148));
                                    let t1217 = t218 * t1188 - (t1082 + t343 * t1060)
                                        - t239 * t1198 + (t376 * t1056 - t335 * t1079);
                                    let t1218 = t214 * t1212
                                        + (t232 * t1217 + (t1084 - t1081)
                                            - rt::lit::<T>(0.5) * (t372 * t1037 + t242 * t1183));
                                    let t1219 = t71 * (half_h * t251 - t1215) - t365 * t1087
                                        + (t1216 - t72 * (t1085 + t1218) - t379 * t1065);
                                    let t1220 = t1219 - t259 * t1206
                                        - t259
                                            * (t1206 - (t355 * t1087 + (t379 * t1064 + t259 * t1202)));
                                    let t1221 = t387 * t1090
                                        + t263
                                            * (t222 * t1207
                                                + (t334 * t1070 + t261 * t1190 - t1046 * t367));
                                    let t1222 = t383
                                        * (t1190 + t384 * (t1046 * (rt::lit::<T>(2.0) * t222)))
                                        + t262
                                            * (rt::lit::<T>(2.0) * (t347 * t1049 + t228 * t1194)
                                                - t388 * t1089 - t1221);
                                    let t1223 = t268
                                        * (t1209 - t268 * t1220 - (t381 * t1088 + t380 * t1091))
                                        + (t369 * t1091 + t1222 + (t268 * t1209 + t381 * t1072));
                                    let t1224 = t380 * t1092 + t269 * t1220 - t389 * t1088
                                        - t260 * t1223;
                                    let t1225 = t257 * t1210
                                        + (t392 * t1065 + (t365 * t1073 + t272 * t1206))
                                        - t273
                                            * (t234 * t1224
                                                + (t393 * t1064 + (t355 * t1093 + t270 * t1202)));
                                    let t1226 = t25 * t1194
                                        - t275
                                            * (t367 * t1092 + t269 * t1207 - t389 * t1070
                                                - t261 * t1223);
                                    let t1227 = t271 * (t1225 - (t397 * t1094 + t396 * t1095))
                                        - t274 * (t1226 - t399 * t1096 - t398 * t1097);
                                    let t1228 = t276 * t1197
                                        + (t281 * t1212 + (t192 * t1132 + t72 * t987))
                                        + (t372 * t1099 + t394 * t1076);
                                    let t1229 = t25 * t1189
                                        + t279
                                            * (t337 * t1092 + (t389 * t1047 + t269 * t1195)
                                                - t223 * t1223);
                                    let t1230 = t280
                                        * (t1210 - t281 * t1224 - t394 * t1093 - t393 * t1099);
                                    let t1231 = t1228
                                        - t278 * (t1229 - t410 * t1101 - t411 * t1100)
                                        + (t242 * t1230 + (t400 * t1051 + t352 * t1098));
                                    let t1232 = t296
                                        * (t297 * t1223 - t389 * t1126 - t390 * t1092);
                                    let t1233 = t339 * t1122
                                        - (rt::lit::<T>(0.5) * (t219 * t1042 + t330 * t1033)
                                            + (t218 * t1043 + t211 * t1189));
                                    let t1234 = m1_plus_m2 * t1195;
                                    let t1235 = t232
                                        * (t336 * t1056 - t335 * t1121 - (t1060 + t303 * t1198))
                                        - t292 * (t1233 - (t338 * t1124 + t305 * t1234));
                                    let t1236 = t390 * t1125 - t340 * t1126
                                        + (t297 * t1235 + (t314 * t987 - t1177 * t192)
                                            - t281 * t1215);
                                    let t1237 = t306 * t1232 + (t1236 - t276 * t1200)
                                        - t400 * t1058
                                        - (t360 * t1098 + (t394 * t1085 + t375 * t1099));
                                    let t1238 = t319 * (t230 * t1227 + t1231) - t401 * t1167
                                        - (t313 * (t1237 - t251 * t1230 - t255 * t1227)
                                            + t407 * t1166);
                                    let t1239 = t338 * t1136
                                        + (t1192 + (t84 * t1189 - t330 * t1040))
                                        + (t293 * t1234 + t403 * t1122);
                                    let t1240 = t232
                                        * (t1054 + t294 * t1198 + (t335 * t1137 + t402 * t1056))
                                        - t292 * t1239;
                                    let t1241 = t276 * t1202
                                        + (t297 * t1240 + t390 * t1138
                                            + (t281 * t1218 - t404 * t1126));
                                    let t1242 = t400 * t1064 + (t394 * t1080 + t377 * t1099)
                                        + (t355 * t1098 + (t295 * t1232 + t1241));
                                    let t1243 = t286
                                        * (t334 * t1092 + (t1046 * t389 + t269 * t1190)
                                            - t222 * t1223) - (t418 * t1107 + t419 * t1106);
                                    let t1244 = t237 * t1210
                                        + (t343 * t1073 + t272 * t1188 - t1068 * t392)
                                        - t288
                                            * (t222 * t1224
                                                + (t334 * t1093 + t270 * t1190 - t1046 * t393));
                                    let t1245 = t276 * t1204 - t285 * t1243
                                        + (t363 * t1098 + t400 * t1059)
                                        - t287 * (t1244 - (t422 * t1109 + t423 * t1108));
                                    let t1246 = t300 * (t234 * t1227 + (t1242 - t244 * t1230))
                                        + t416 * (t256 * t1227 + t1245);
                                    let t1247 = half_m2_a2 * t1176
                                        + (t1238 - (t1246 + (t413 * t1172 + t424 * t1158)));
                                    let t1248 = t428 * t1018 + t427 * t1022
                                        + (t1020 * t426 - t1016 * t470) - t1023 * t471;
                                    let t1249 = t177
                                        * (t171 * (kappa_gradient + t1247)
                                            + (t1248 - t176 * t1174));
                                    let t1250 = t925 * t475 + (t1011 * t476 + t990 * t472)
                                        + kappa_gradient
                                            * (theta_rate * t925 - x_rate * t1011 - y_rate * t990);
                                    let t1251 = (t289 * t1002 + t71 * t1110) * (l1 * t313)
                                        + t300 * (t118 * t1102 - t951 * t283);
                                    let t1252 = t315 * t1167 + t301 * t1166
                                        + (t1251 - t319 * (t72 * t1110 - t289 * t1132)
                                            - t320 * t1172);
                                    let t1253 = t71
                                        * (t471 * (rt::lit::<T>(2.0) * t994) + (t1174 + t1175)
                                            - t173 * t1249) + (rt::lit::<T>(0.5) * t1250 + t1252);
                                    let t1254 = t196
                                        * (t172 * t1249 - t471 * (rt::lit::<T>(2.0) * t992))
                                        + t187 * (t158 * t1249 - t471 * (rt::lit::<T>(2.0) * t993));
                                    let t1255 = t118 * t1104;
                                    let t1256 = t72 * t1255;
                                    let t1257 = t1255 * t284;
                                    let t1258 = m2_a2 * (t1105 * (t430 + t322) + t1256 * t312)
                                        + (m1_a1 * t1257 + t1105 * t1142);
                                    let t1259 = t84 * t1105;
                                    let t1260 = rt::lit::<T>(0.5)
                                        * (t1258
                                            + (m2_l1 * (t1257 + t1105 * t311) - t1255 * t300
                                                - t1259 * t458));
                                    let t1261 = half_m2_a2 * t71;
                                    let t1262 = t1255 * t1261;
                                    let t1263 = t1105 * (rt::lit::<T>(0.5) * t90) - t1262;
                                    let t1264 = half_m1_plus_m2 * t1255 - t1105 * t1261;
                                    let t1265 = t1264 * t455;
                                    let t1266 = t1105 * (rt::lit::<T>(0.5) * t82) - t1262;
                                    let t1267 = t1266 * t464;
                                    let t1268 = t1260 - (t1263 * t468 + (t1265 + t1267));
                                    let t1269 = rt::lit::<T>(0.5) * t1259;
                                    let t1270 = half_m2_a2
                                        * (t1105 * (t322 + t325) + t312 * (t1256 + t314 * t1105))
                                        - (t1263 * t413 + (t1266 * t424 + t1264 * t401));
                                    let t1271 = rt::lit::<T>(0.5)
                                        * (t1104 * (t314 * t313 - t72 * t319) - t1259 * t407)
                                        + t1270;
                                    let t1272 = t177 * (t171 * t1271 - t176 * t1268);
                                    let t1273 = t71
                                        * (t1268 + (t1265 + t457 * t1269 + (t1267 - t1263 * t474))
                                            - t173 * t1272);
                                    let t1274 = t1264 * t315 + rt::lit::<T>(1.0)
                                        + (t301 * t1269 - t1263 * t320) - t1272 * (t1025 + t1026);
                                    let t1275 = t177
                                        * (t1027
                                            * (y_rate * t163 + phi_rate * t171
                                                + (x_rate * t153 - theta_rate * t176)));
                                    let t1276 = rt::lit::<T>(1.0) / t477;
                                    let t1277 = h * cos_theta_ahead_new;
                                    let t1278 = h * sin_theta_ahead_new;
                                    let t1279 = sin_phi_ahead_new * t1278;
                                    let t1280 = t504 * t1277 - m2_a2 * t1279;
                                    let t1281 = inv_m1_plus_m2 * t1280;
                                    let t1282 = sin_phi_ahead_new * t1277;
                                    let t1283 = t504 * t1278 + m2_a2 * t1282;
                                    let t1284 = inv_m1_plus_m2 * t1283;
                                    let t1285 = t1277 * t507 + sin_theta_ahead_new * t1281
                                        - (t1278 * t508 + cos_theta_ahead_new * t1284);
                                    let t1286 = t1283 * t508 + ahead8_new * t1284
                                        - (t1280 * t507 + ahead3_new * t1281);
                                    let t1287 = t1282 + cos_phi_ahead_new * t1278;
                                    let t1288 = m2_a2 * t1287;
                                    let t1289 = cos_phi_ahead_new * t1277 - t1279;
                                    let t1290 = m2_a2 * t1289;
                                    let t1291 = t1288 * t508 + ahead10_new * t1284
                                        - (t1290 * t507 + ahead5_new * t1281);
                                    let t1292 = inv_ahead27_new * (t1291 - t1286 * ahead31_new);
                                    let t1293 = k3 * t1287;
                                    let t1294 = k3 * t1289;
                                    let t1295 = t1285 * ahead31_new
                                        + (t1278 * t537 - t1277 * t539
                                            + (cos_theta_ahead_new * t1293
                                                - sin_theta_ahead_new * t1294));
                                    let t1296 = t560 * t1292 + t1295;
                                    let t1297 = t1291 * ahead41_new + ahead30_new * t1296;
                                    let t1298 = t1291 * ahead31_new
                                        + (t1290 * t539 + ahead5_new * t1294
                                            - (t1288 * t537 + ahead10_new * t1293));
                                    let t1299 = ahead30_new * t1292 + t1298;
                                    let t1300 = t1286 * ahead35_new - ahead27_new * t1299;
                                    let t1301 = inv_ahead27_new * (t1285 - t1286 * ahead42_new)
                                        + inv_ahead45_new * (t1297 - ahead46_new * t1300);
                                    let t1302 = t1290 * ahead41_new + ahead5_new * t1296;
                                    let t1303 = m1_plus_m2 * t1299;
                                    let t1304 = t507 * t1301
                                        + (h_over_m1_plus_m2 * cos_theta_ahead_new
                                            + t1281 * ahead47_new
                                            - inv_ahead50_new * (t1302 + ahead55_new * t1303));
                                    let t1305 = ahead10_new * t1296 - t1288 * ahead41_new;
                                    let t1306 = inv_ahead50_new * (t1305 + ahead51_new * t1303)
                                        + (h_over_m1_plus_m2 * sin_theta_ahead_new
                                            + t1284 * ahead47_new) - t508 * t1301;
                                    let t1307 = sin_theta_ahead_new * t1304
                                        + (t1277 * ahead56_new - t1278 * ahead52_new)
                                        - cos_theta_ahead_new * t1306;
                                    let t1308 = t1287 * t508 + t536 * t1284
                                        - (t1289 * t507 + t538 * t1281);
                                    let t1309 = t1308 * ahead31_new
                                        + (t1289 * t539 - t1287 * t537
                                            + (t538 * t1294 - t536 * t1293));
                                    let t1310 = t597 * t1292 + t1309;
                                    let t1311 = ahead76_new * (ahead64_new * t1299 - t1310);
                                    let t1312 = t1291 * ahead62_new - ahead30_new * t1310;
                                    let t1313 = inv_ahead27_new * (t1308 - t1286 * ahead63_new)
                                        - inv_ahead45_new * (t1312 - ahead66_new * t1300);
                                    let t1314 = t1290 * ahead62_new - ahead5_new * t1310;
                                    let t1315 = t507 * t1313
                                        + (t1281 * ahead67_new
                                            + inv_ahead50_new * (t1314 + ahead74_new * t1303));
                                    let t1316 = t1315 - inv_m1_plus_m2 * t1289;
                                    [
                                        t807,
                                        t809,
                                        twice_x_rate,
                                        t813,
                                        t817,
                                        twice_y_rate,
                                        t819,
                                        t825,
                                        t826,
                                        t827,
                                        t828,
                                        t829,
                                        t831,
                                        t834,
                                        t835,
                                        t837,
                                        t840,
                                        t847,
                                        t850,
                                        t853,
                                        t857,
                                        t859,
                                        t860,
                                        t863,
                                        t867,
                                        t869,
                                        t871,
                                        t873,
                                        t880,
                                        t881,
                                        t882,
                                        t885,
                                        t886,
                                        t890,
                                        t891,
                                        t895,
                                        t899,
                                        t900,
                                        t902,
                                        t903,
                                        t905,
                                        t906,
                                        t907,
                                        t909,
                                        t914,
                                        t917,
                                        t919,
                                        t921,
                                        t923,
                                        t924,
                                        t925,
                                        t926,
                                        t927,
                                        t928,
                                        t930,
                                        t931,
                                        t942,
                                        t947,
                                        t950,
                                        t953,
                                        t956,
                                        t957,
                                        t958,
                                        t961,
                                        t965,
                                        t967,
                                        t970,
                                        t972,
                                        t976,
                                        t977,
                                        t978,
                                        t981,
                                        t982,
                                        t986,
                                        t987,
                                        t988,
                                        t990,
                                        t997,
                                        t998,
                                        t1000,
                                        t1004,
                                        t1006,
                                        t1007,
                                        t1009,
                                        t1010,
                                        t1011,
                                        t1016,
                                        t1018,
                                        t1020,
                                        t1022,
                                        t1024,
                                        t1028,
                                        t1029,
                                        t1030,
                                        t1031,
                                        t1032,
                                        t1102,
                                        t1103,
                                        t1104,
                                        t1105,
                                        t1110,
                                        t1111,
                                        t1112,
                                        t1113,
                                        t1114,
                                        t1115,
                                        t1117,
                                        t1118,
                                        t1174,
                                        t1247,
                                        t1253,
                                        t1254,
                                        t1268,
                                        t1271,
                                        t1273,
                                        t1274,
                                        t1275,
                                        t1276,
                                        t1277,
                                        t1278,
                                        t1279,
                                        t1280,
                                        t1282,
                                        t1283,
                                        t1284,
                                        t1285,
                                        t1286,
                                        t1287,
                                        t1288,
                                        t1289,
                                        t1290,
                                        t1291,
                                        t1292,
                                        t1296,
                                        t1297,
                                        t1299,
                                        t1300,
                                        t1301,
                                        t1302,
                                        t1303,
                                        t1304,
                                        t1305,
                                        t1306,
                                        t1307,
                                        t1308,
                                        t1310,
                                        t1311,
                                        t1312,
                                        t1313,
                                        t1314,
                                        t1315,
                                        t1316,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    twice_m2_l1,
                                    half_h,
                                    t25,
                                    t68,
                                    t72,
                                    t84,
                                    t69,
                                    t71,
                                    t85,
                                    t74,
                                    t75,
                                    t87,
                                    t77,
                                    t78,
                                    t82,
                                    t118,
                                    t196,
                                    t187,
                                    t86,
                                    t80,
                                    t88,
                                    t79,
                                    t89,
                                    t102,
                                    t119,
                                    t90,
                                    t91,
                                    t92,
                                    t93,
                                    t94,
                                    t103,
                                    t101,
                                    t123,
                                    t97,
                                    t106,
                                    t105,
                                    t107,
                                    t108,
                                    t95,
                                    t111,
                                    t112,
                                    t109,
                                    t110,
                                    t120,
                                    t121,
                                    t127,
                                    t128,
                                    t129,
                                    t132,
                                    t135,
                                    t136,
                                    t98,
                                    t159,
                                    t160,
                                    t161,
                                    t96,
                                    t99,
                                    t100,
                                    t113,
                                    t124,
                                    t114,
                                    t122,
                                    t125,
                                    t126,
                                    t178,
                                    t208,
                                    t191,
                                    t192,
                                    t193,
                                    t156,
                                    t157,
                                    t172,
                                    t158,
                                    t173,
                                    t164,
                                    t165,
                                    t134,
                                    t138,
                                    t139,
                                    t140,
                                    t116,
                                    t117,
                                    t141,
                                    t142,
                                    t184,
                                    t144,
                                    t145,
                                    t185,
                                    t148,
                                    t180,
                                    t150,
                                    t182,
                                    t183,
                                    t174,
                                    t199,
                                    t169,
                                    t204,
                                    t166,
                                    t167,
                                    t202,
                                    t205,
                                    t146,
                                    t149,
                                    t151,
                                    t152,
                                    t143,
                                    t153,
                                    t162,
                                    t163,
                                    t175,
                                    t176,
                                    t170,
                                    t171,
                                    t197,
                                    t194,
                                    t201,
                                    t177,
                                    t207,
                                    t209,
                                    t211,
                                    t218,
                                    t212,
                                    t214,
                                    t227,
                                    t219,
                                    t236,
                                    t215,
                                    t220,
                                    t221,
                                    t216,
                                    t226,
                                    t228,
                                    t217,
                                    t240,
                                    t222,
                                    t245,
                                    t256,
                                    t223,
                                    t224,
                                    t229,
                                    t230,
                                    t232,
                                    t233,
                                    t234,
                                    t254,
                                    t255,
                                    t237,
                                    t246,
                                    t241,
                                    t242,
                                    t239,
                                    t244,
                                    t249,
                                    t251,
                                    t257,
                                    t258,
                                    t259,
                                    t261,
                                    t260,
                                    t264,
                                    t265,
                                    t266,
                                    t267,
                                    t268,
                                    t262,
                                    t263,
                                    t269,
                                    t272,
                                    t270,
                                    t280,
                                    t281,
                                    t271,
                                    t273,
                                    t274,
                                    t275,
                                    t276,
                                    t278,
                                    t279,
                                    t210,
                                    t283,
                                    t284,
                                    t287,
                                    t288,
                                    t285,
                                    t286,
                                    t289,
                                    t428,
                                    t427,
                                    t314,
                                    t331,
                                    t330,
                                    t342,
                                    t332,
                                    t333,
                                    t334,
                                    t335,
                                    t343,
                                    t292,
                                    t293,
                                    t294,
                                    t295,
                                    t305,
                                    t303,
                                    t306,
                                    t296,
                                    t297,
                                    t298,
                                    t437,
                                    t432,
                                    t433,
                                    t434,
                                    t337,
                                    t348,
                                    t344,
                                    t370,
                                    t371,
                                    t372,
                                    t376,
                                    t377,
                                    t374,
                                    t375,
                                    t338,
                                    t385,
                                    t445,
                                    t336,
                                    t339,
                                    t340,
                                    t402,
                                    t403,
                                    t404,
                                    t430,
                                    t311,
                                    t312,
                                    t313,
                                    t300,
                                    t319,
                                    t416,
                                    t322,
                                    t383,
                                    t384,
                                    t431,
                                    t324,
                                    t325,
                                    t326,
                                    t345,
                                    t346,
                                    t347,
                                    t439,
                                    t440,
                                    t441,
                                    t435,
                                    t436,
                                    t442,
                                    t448,
                                    t443,
                                    t444,
                                    t452,
                                    t453,
                                    t450,
                                    t454,
                                    t455,
                                    t457,
                                    t466,
                                    t461,
                                    t462,
                                    t463,
                                    t464,
                                    t468,
                                    t458,
                                    t363,
                                    t351,
                                    t352,
                                    t354,
                                    t355,
                                    t359,
                                    t360,
                                    t356,
                                    t365,
                                    t379,
                                    t367,
                                    t380,
                                    t368,
                                    t369,
                                    t381,
                                    t387,
                                    t388,
                                    t389,
                                    t390,
                                    t392,
                                    t393,
                                    t394,
                                    t396,
                                    t397,
                                    t398,
                                    t399,
                                    t400,
                                    t407,
                                    t410,
                                    t411,
                                    t422,
                                    t423,
                                    t418,
                                    t419,
                                    t424,
                                    t401,
                                    t413,
                                    t470,
                                    t426,
                                    t471,
                                    t320,
                                    t315,
                                    t474,
                                    t301,
                                    t476,
                                    t472,
                                    t475,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t504,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t538,
                                    ahead5_new,
                                    ahead8_new,
                                    t536,
                                    ahead10_new,
                                    t507,
                                    t508,
                                    t560,
                                    half_m1_plus_m2,
                                    t806,
                                    t539,
                                    t537,
                                    ahead30_new,
                                    t597,
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
                                    t477,
                                    t478,
                                    t804,
                                    k16,
                                    t805,
                                    t803,
                                    t790,
                                    t733,
                                    t719,
                                    t727,
                                    t705,
                                    t764,
                                    t781,
                                    t783,
                                    t793,
                                    t795,
                                    t801,
                                    t802,
                                    t759,
                                    h_over_m1_plus_m2,
                                    k21,
                                    m2_a2_h,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    half_m2_a2_l1_h,
                                    half_m2_a2_h,
                                    m2_l1_a2_h,
                                    k22,
                                    k23,
                                    m2_a2_h_2,
                                    half_m2_a2_h_2,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    k29,
                                    k30,
                                    k31,
                                    m1,
                                    l1,
                                    m2,
                                    l2,
                                    h,
                                    x_rate,
                                    y_rate,
                                    theta_rate,
                                    phi_rate,
                                    kappa_gradient,
                                ])
                            };
                            let [t1486, t1496, t1501, t1550, t1824, t1826] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m2_a2,
                                    l1_m2_a2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    k5,
                                    k6,
                                    half_j1,
                                    twice_a2_m2_l1,
                                    half_h,
                                    t68,
                                    t72,
                                    t83,
                                    t69,
                                    t71,
                                    t123,
                                    t108,
                                    t112,
                                    t110,
                                    t120,
                                    t129,
                                    t136,
                                    t161,
                                    t100,
                                    t124,
                                    t191,
                                    t192,
                                    t134,
                                    t145,
                                    t148,
                                    t150,
                                    t174,
                                    t200,
                                    t169,
                                    t205,
                                    t469,
                                    t425,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t503,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t538,
                                    ahead5_new,
                                    ahead8_new,
                                    t536,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t29,
                                    t516,
                                    t517,
                                    t521,
                                    t495,
                                    t30,
                                    t507,
                                    t508,
                                    t560,
                                    t31,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t505,
                                    t502,
                                    t512,
                                    t589,
                                    half_l1,
                                    t588,
                                    t796,
                                    t806,
                                    t506,
                                    t513,
                                    t750,
                                    t753,
                                    t745,
                                    t746,
                                    t736,
                                    t735,
                                    ahead24_new,
                                    t539,
                                    t537,
                                    ahead30_new,
                                    t597,
                                    ahead27_new,
                                    t481,
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
                                    t66,
                                    t510,
                                    sin_phi_rate_half_h,
                                    t496,
                                    t797,
                                    t523,
                                    t514,
                                    t494,
                                    t587,
                                    t780,
                                    t791,
                                    t33,
                                    t478,
                                    t518,
                                    t519,
                                    t528,
                                    t804,
                                    k16,
                                    t524,
                                    t545,
                                    t546,
                                    t549,
                                    t550,
                                    t551,
                                    t548,
                                    t798,
                                    t799,
                                    t800,
                                    t805,
                                    t803,
                                    t525,
                                    t555,
                                    t557,
                                    t529,
                                    t554,
                                    t556,
                                    t533,
                                    t542,
                                    t552,
                                    t534,
                                    t531,
                                    t543,
                                    t605,
                                    t607,
                                    t784,
                                    t785,
                                    t770,
                                    t768,
                                    t717,
                                    t34,
                                    t713,
                                    t497,
                                    t491,
                                    t492,
                                    t493,
                                    t498,
                                    t532,
                                    t738,
                                    t487,
                                    t480,
                                    t483,
                                    t484,
                                    t486,
                                    t488,
                                    t741,
                                    t742,
                                    t743,
                                    inv_ahead88_new,
                                    t624,
                                    t626,
                                    inv_ahead97_new,
                                    t598,
                                    t599,
                                    t628,
                                    t629,
                                    inv_ahead105_new,
                                    t627,
                                    t631,
                                    t760,
                                    t761,
                                    t600,
                                    t632,
                                    t708,
                                    t709,
                                    t689,
                                    t690,
                                    t691,
                                    t692,
                                    t721,
                                    t730,
                                    t731,
                                    t763,
                                    t723,
                                    t724,
                                    t725,
                                    t726,
                                    t794,
                                    t751,
                                    t752,
                                    t754,
                                    t755,
                                    t737,
                                    t744,
                                    t747,
                                    t749,
                                    t757,
                                    t756,
                                    t544,
                                    t509,
                                    t553,
                                    t568,
                                    t566,
                                    t561,
                                    t562,
                                    t559,
                                    t535,
                                    t602,
                                    t585,
                                    t586,
                                    t565,
                                    t563,
                                    t564,
                                    t569,
                                    t540,
                                    t570,
                                    t572,
                                    t573,
                                    t571,
                                    t591,
                                    t590,
                                    t765,
                                    t575,
                                    t574,
                                    t592,
                                    t581,
                                    t582,
                                    t593,
                                    t578,
                                    t576,
                                    t579,
                                    t583,
                                    t584,
                                    t580,
                                    t608,
                                    t604,
                                    t638,
                                    t609,
                                    t639,
                                    t640,
                                    t641,
                                    t643,
                                    t645,
                                    t642,
                                    t651,
                                    t652,
                                    t653,
                                    t644,
                                    t654,
                                    t647,
                                    t646,
                                    t648,
                                    t655,
                                    t649,
                                    t663,
                                    t771,
                                    t769,
                                    t767,
                                    t786,
                                    t787,
                                    t789,
                                    t788,
                                    t772,
                                    t766,
                                    t775,
                                    t773,
                                    t613,
                                    t612,
                                    t603,
                                    t595,
                                    t656,
                                    t657,
                                    t658,
                                    t610,
                                    t614,
                                    t662,
                                    t659,
                                    t615,
                                    t611,
                                    t616,
                                    t617,
                                    t671,
                                    t618,
                                    t674,
                                    t672,
                                    t673,
                                    t666,
                                    t664,
                                    t665,
                                    t668,
                                    t669,
                                    t670,
                                    t661,
                                    t675,
                                    t776,
                                    t777,
                                    t601,
                                    t621,
                                    t637,
                                    t676,
                                    t706,
                                    t707,
                                    t636,
                                    t622,
                                    t634,
                                    t677,
                                    t678,
                                    t679,
                                    t685,
                                    t682,
                                    t683,
                                    t686,
                                    t681,
                                    t687,
                                    t688,
                                    t714,
                                    t715,
                                    t712,
                                    t718,
                                    t698,
                                    t694,
                                    t696,
                                    t699,
                                    t700,
                                    t701,
                                    t703,
                                    t704,
                                    half_a1,
                                    t779,
                                    t792,
                                    t774,
                                    t710,
                                    t693,
                                    t732,
                                    t733,
                                    t719,
                                    t727,
                                    t705,
                                    t764,
                                    t781,
                                    t783,
                                    t793,
                                    t795,
                                    t801,
                                    t802,
                                    t807,
                                    t734,
                                    t720,
                                    t809,
                                    t826,
                                    t828,
                                    t834,
                                    t827,
                                    t837,
                                    t835,
                                    t831,
                                    t829,
                                    t840,
                                    t847,
                                    t850,
                                    t853,
                                    t859,
                                    t857,
                                    t863,
                                    t869,
                                    t871,
                                    t873,
                                    t885,
                                    t903,
                                    t860,
                                    t867,
                                    t886,
                                    t880,
                                    t881,
                                    t882,
                                    t905,
                                    t890,
                                    t907,
                                    t909,
                                    t900,
                                    t899,
                                    t902,
                                    t927,
                                    a2_h,
                                    m2_a2_h,
                                    t925,
                                    t926,
                                    t930,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    t928,
                                    t931,
                                    m2_l1_a2_h,
                                    t942,
                                    t987,
                                    t947,
                                    t950,
                                    t953,
                                    t957,
                                    t956,
                                    t961,
                                    t967,
                                    t970,
                                    t972,
                                    t981,
                                    t1007,
                                    t958,
                                    t965,
                                    t982,
                                    t976,
                                    t977,
                                    t978,
                                    t1009,
                                    t986,
                                    t1004,
                                    t1006,
                                    t998,
                                    t997,
                                    t1000,
                                    t1028,
                                    t1104,
                                    t1174,
                                    t1247,
                                    t1268,
                                    t1271,
                                    t1277,
                                    t1278,
                                    t1279,
                                    t1280,
                                    t1289,
                                    t1290,
                                    t1282,
                                    t1283,
                                    t1287,
                                    t1288,
                                    t1284,
                                    t1286,
                                    t1291,
                                    t1285,
                                    t1308,
                                    t67,
                                    a1_h,
                                    t1292,
                                    t1299,
                                    t1296,
                                    t1297,
                                    t1300,
                                    t1301,
                                    t1305,
                                    t1303,
                                    t1306,
                                    t1302,
                                    t1304,
                                    t1310,
                                    t1311,
                                    t1312,
                                    t1313,
                                    t1314,
                                    t1315,
                                    t1316,
                                    t1307,
                                    half_a1_h,
                                    twice_h,
                                    cos_phi_rate_half_h,
                                    k32,
                                    k33,
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
                                    let t1317 = l2 * t1311 - t1289 * ahead75_new
                                        + (ahead13_new * t1313 - t1287 * ahead71_new)
                                        - t538 * t1316;
                                    let t1318 = t508 * t1313 - t1284 * ahead67_new;
                                    let t1319 = t1288 * ahead62_new + ahead10_new * t1310;
                                    let t1320 = inv_ahead50_new * (ahead70_new * t1303 - t1319);
                                    let t1321 = t1318 + (inv_m1_plus_m2 * t1287 + t1320);
                                    let t1322 = ahead76_new * (t1296 + ahead43_new * t1299);
                                    let t1323 = t1289 * ahead56_new + l2 * t1322
                                        - (t1287 * ahead52_new + ahead13_new * t1301)
                                        + (t538 * t1304 - t536 * t1306);
                                    let t1324 = inv_ahead88_new * (t1323 - t624 * t1307);
                                    let t1325 = t1317 - t536 * t1321 - t624 * t1323
                                        - ahead92_new * t1324;
                                    let t1326 = rt::lit::<T>(1.0) / (ahead35_new * ahead35_new);
                                    let t1327 = rt::lit::<T>(2.0) * (ahead41_new * t1296);
                                    let t1328 = ahead35_new * t1307 - ahead88_new * t1299;
                                    let t1329 = ahead35_new * t1328 - ahead97_new * t1299;
                                    let t1330 = ahead92_new * t1296 + ahead41_new * t1323;
                                    let t1331 = t1311
                                        - inv_ahead97_new * (t1330 - t598 * t1328);
                                    let t1332 = t628 * (t1331 - t629 * t1325);
                                    let t1333 = t1299 * t1326
                                        - inv_ahead105_new * (t1327 - t627 * t1329) - t629 * t1331
                                        - t599 * t1332;
                                    let t1334 = t631 * t1325 + t626 * t1333;
                                    let t1335 = t632 * t1307 + ahead88_new * t1334;
                                    let t1336 = ahead35 * t1299;
                                    let t1337 = rt::lit::<T>(0.5) * t1299;
                                    let t1338 = rt::lit::<T>(0.5) * t1310;
                                    let t1339 = rt::lit::<T>(0.5) * t1291;
                                    let t1340 = rt::lit::<T>(0.5) * t1286;
                                    let t1341 = rt::lit::<T>(0.5) * t1280;
                                    let t1342 = rt::lit::<T>(0.5) * t1283;
                                    let t1343 = h * t67;
                                    let t1344 = t69 * t1343 - t66 * t828;
                                    let t1345 = rt::lit::<T>(0.5) * t1344;
                                    let t1346 = t1277 * t494 + t495 * t1345;
                                    let t1347 = t66 * t826 + t68 * t1343;
                                    let t1348 = m2_a2 * t1346 + (t1347 * t519 - t1278 * t523);
                                    let t1349 = inv_m1_plus_m2 * t1348;
                                    let t1350 = rt::lit::<T>(0.5) * t1347;
                                    let t1351 = t1278 * t494 + t495 * t1350;
                                    let t1352 = t1344 * t519 - t1277 * t523 - m2_a2 * t1351;
                                    let t1353 = k4 * t1280;
                                    let t1354 = k4 * t1283;
                                    let t1355 = inv_m1_plus_m2 * t1352;
                                    let t1356 = t506 * t1352 + (t1353 * t524 + t528 * t1354)
                                        + (t505 * t1355 - t513 * t1348);
                                    let t1357 = t1341 * t525 + t1342 * t529 - t512 * t1349
                                        + t1356;
                                    let t1358 = half_m2_a2 * t1289;
                                    let t1359 = half_m2_a2 * t1287;
                                    let t1360 = t517 * t1345 - t1277 * t496 - t1351;
                                    let t1361 = m2_a2 * t1360;
                                    let t1362 = t1346 + (t517 * t1350 - t1278 * t496);
                                    let t1363 = m2_a2 * t1362;
                                    let t1364 = t506 * t1361 + (t1353 * t546 + t1354 * t551)
                                        + (t549 * t1355 - t513 * t1363);
                                    let t1365 = t1358 * t525 + t1359 * t529 - t548 * t1349
                                        + t1364;
                                    let t1366 = ahead27 * t1286;
                                    let t1367 = t1339 * t533 - t1340 * t552
                                        + (t542 * t1357 - t1365 * t532) - t1366 * t553;
                                    let t1368 = t509 * t1367;
                                    let t1369 = k3 * t1360;
                                    let t1370 = k3 * t1362;
                                    let t1371 = k16 * t1289;
                                    let t1372 = k16 * t1287;
                                    let t1373 = t555 * t1361
                                        + (t1371 * t546 + t1358 * t557
                                            + (t1372 * t551 + t1359 * t556));
                                    let t1374 = t542 * t1368
                                        + (t1339 * t553
                                            + (t549 * t1369 - t548 * t1370 + (t1373 - t554 * t1363)));
                                    let t1375 = t1374
                                        - rt::lit::<T>(0.5) * (t1365 * t544 + t552 * t1292);
                                    let t1376 = rt::lit::<T>(0.5) * t1308;
                                    let t1377 = rt::lit::<T>(0.5) * t1289;
                                    let t1378 = rt::lit::<T>(0.5) * t1287;
                                    let t1379 = t502 * t1369
                                        + (t1371 * t545 + t1372 * t550
                                            + (t1377 * t557 + t1378 * t556));
                                    let t1380 = t605 * t1368
                                        + (t1376 * t553
                                            + (t1379 + (t555 * t1360 - t554 * t1362 - t589 * t1370)));
                                    let t1381 = t506 * t1360 + (t1353 * t545 + t1354 * t550)
                                        + (t502 * t1355 - t513 * t1362);
                                    let t1382 = t1377 * t525 + t1378 * t529 - t589 * t1349
                                        + t1381;
                                    let t1383 = t1380
                                        - rt::lit::<T>(0.5) * (t607 * t1292 + t1382 * t544);
                                    let t1384 = t609 * t1336
                                        + (t1337 * t608 - t1338 * t568
                                            + (t604 * t1375 - t566 * t1383));
                                    let t1385 = t585 * t1384;
                                    let t1386 = rt::lit::<T>(0.5) * t1304;
                                    let t1387 = rt::lit::<T>(0.5) * t1306;
                                    let t1388 = t1277 * t525 + t1278 * t529
                                        + (t516 * t1355 - t521 * t1349);
                                    let t1389 = t510 * t1353 + t506 * t1345
                                        - (t513 * t1350 - t514 * t1354);
                                    let t1390 = rt::lit::<T>(0.5) * t1285;
                                    let t1391 = rt::lit::<T>(0.5)
                                        * (t521 * t1370 - (t1278 * t556 + t1277 * t557)
                                            - t516 * t1369)
                                        + rt::lit::<T>(2.0)
                                            * (t1350 * t554 - t514 * t1372
                                                - (t510 * t1371 + t1345 * t555));
                                    let t1392 = t534 * t1368
                                        + (t543 * t1292
                                            + (t544 * (rt::lit::<T>(0.25) * t1388 + t1389)
                                                + (t1390 * t553 + t1391)));
                                    let t1393 = rt::lit::<T>(0.5) * t1296;
                                    let t1394 = t586 * t1336
                                        + (t566 * t1392 + t1393 * t568
                                            + (t562 * t1375 - t1337 * t559));
                                    let t1395 = t585 * t1394;
                                    let t1396 = t1377 * t580 + t1378 * t593
                                        + (l2 * t1395 + t1360 * t584
                                            + (t587 * t1301 - t1362 * t582));
                                    let t1397 = t1340 * t531 + t1390 * t533
                                        + (t532
                                            * (rt::lit::<T>(2.0) * t1389 + rt::lit::<T>(0.5) * t1388)
                                            + t534 * t1357);
                                    let t1398 = t532 * t1375
                                        + (t1357 * t566 + t1340 * t568 - t533 * t1337);
                                    let t1399 = t564
                                        * (t542 * t1392 + (t1339 * t559 - t1365 * t562)
                                            - t552 * t1393) + (t1300 * t563 + t1297 * t569);
                                    let t1400 = ahead45 * t1300;
                                    let t1401 = t509 * (t1397 - t1366 * t535)
                                        + t540
                                            * (rt::lit::<T>(0.5) * (t565 * t1398 + t1399)
                                                - t570 * t1400);
                                    let t1402 = rt::lit::<T>(0.5) * t1301;
                                    let t1403 = half_m1_plus_m2 * t1299;
                                    let t1404 = t575
                                        * (t549 * t1392
                                            + (t546 * t1393 + (t1361 * t562 + t1358 * t559)))
                                        - t1403 * t576;
                                    let t1405 = ahead50 * t1303;
                                    let t1406 = m1_plus_m2 * t1375;
                                    let t1407 = t1353 * t571
                                        + (inv_m1_plus_m2 * t1344 + t1355 * t573)
                                        - t574
                                            * (t1404
                                                + (t579 * t1405
                                                    + rt::lit::<T>(0.5) * (t578 * t1406 + t1302 * t765)));
                                    let t1408 = t506 * t1401 + (t525 * t1402 + t1407);
                                    let t1409 = t575
                                        * (t548 * t1392 - (t1359 * t559 + t1363 * t562)
                                            - t551 * t1393) - t1403 * t590;
                                    let t1410 = t574
                                        * (t1409
                                            + (t592 * t1405
                                                + rt::lit::<T>(0.5) * (t1305 * t765 + t591 * t1406)))
                                        + (t1354 * t571 + (inv_m1_plus_m2 * t1347 + t1349 * t573));
                                    let t1411 = t529 * t1402 + t1410 - t513 * t1401;
                                    let t1412 = t545 * t1386 + t550 * t1387
                                        + (t1396 - t588 * t1401) + (t502 * t1408 - t589 * t1411);
                                    let t1413 = rt::lit::<T>(0.5) * t1323;
                                    let t1414 = t610
                                        * (t562 * t1412
                                            + (t1413 * t559 + (t603 * t1392 + t1393 * t595)))
                                        + (t1328 * t611 - t1330 * t614);
                                    let t1415 = rt::lit::<T>(0.5)
                                        * (t516 * t1408 + (t1277 * t580 + t1278 * t593)
                                            - t521 * t1411)
                                        + (t514 * t1306
                                            + (t510 * t1304 + (t1345 * t583 - t1350 * t581)));
                                    let t1416 = rt::lit::<T>(0.5) * t1307;
                                    let t1417 = t566 * t1415
                                        - (t1416 * t568 + (t1337 * t612 + t613 * t1375));
                                    let t1418 = t1385
                                        - t616
                                            * (rt::lit::<T>(0.5) * (t1414 - t615 * t1417)
                                                - t617 * (ahead97 * t1328));
                                    let t1419 = t33 * t1418 - t31 * t1331;
                                    let t1420 = t29 * t1331;
                                    let t1421 = t634
                                        * (t603 * t1419
                                            + (rt::lit::<T>(0.5) * (t601 * t1412 + t1420 * t595)
                                                + t1413 * t621));
                                    let t1422 = t600 * t1323 + ahead92_new * t1420;
                                    let t1423 = rt::lit::<T>(0.5) * t1331;
                                    let t1424 = t666
                                        * (t566 * t1417
                                            - (t1337 * t614
                                                + rt::lit::<T>(0.5) * (t610 * t1375 + t1328 * t568)));
                                    let t1425 = t665 * (t561 * t1392 + t1296 * t559)
                                        + t1329 * t664 - t1327 * t668 - t1424;
                                    let t1426 = t585 * (t1375 + t663 * t1336) - t1423 * t673
                                        - t669
                                            * (rt::lit::<T>(0.5) * t1425 - t670 * (ahead105 * t1329));
                                    let t1427 = rt::lit::<T>(0.5) * t1325;
                                    let t1428 = t1376 * t533 - t1340 * t607
                                        + (t605 * t1357 - t1382 * t532) - t1366 * t638;
                                    let t1429 = t639 * t1398 + (t1312 * t569 - t1300 * t640)
                                        - t564
                                            * (t542 * t1383
                                                + (t1365 * t604 + t1339 * t608 - t552 * t1338));
                                    let t1430 = t509 * t1428
                                        - t540 * (rt::lit::<T>(0.5) * t1429 - t641 * t1400);
                                    let t1431 = rt::lit::<T>(0.5) * t1315 - k4 * t1289;
                                    let t1432 = t1403 * t652
                                        - t575
                                            * (t548 * t1383
                                                + (t1363 * t604 - t1359 * t608 - t551 * t1338));
                                    let t1433 = t574
                                        * (t1432
                                            + (t653 * t1405
                                                + rt::lit::<T>(0.5) * (t651 * t1406 - t1319 * t765)))
                                        + (inv_m1_plus_m2 * t1362 - t1349 * t645 - t1354 * t642);
                                    let t1434 = rt::lit::<T>(0.5) * t1313;
                                    let t1435 = t513 * t1430 + (t1433 - t529 * t1434);
                                    let t1436 = k4 * t1287
                                        + rt::lit::<T>(0.5) * (t1318 + t1320);
                                    let t1437 = l2 * t1385 - t587 * t1313
                                        + (t1378 * t654 - t1362 * t644)
                                        - (t1360 * t655 + t1377 * t649);
                                    let t1438 = t575
                                        * (t1361 * t604 - t1358 * t608 - t546 * t1338
                                            - t549 * t1383) - t1403 * t646;
                                    let t1439 = t574
                                        * (t1438
                                            + (t648 * t1405
                                                + rt::lit::<T>(0.5) * (t647 * t1406 + t1314 * t765)))
                                        + (t1353 * t642 + (t1355 * t645 - inv_m1_plus_m2 * t1360));
                                    let t1440 = t506 * t1430 + (t525 * t1434 + t1439);
                                    let t1441 = t588 * t1430 - t545 * t1431 - t589 * t1435
                                        + (t550 * t1436 + t1437 - t502 * t1440);
                                    let t1442 = t613 * t1412
                                        + (t1416 * t595 - t1413 * t612 - t658 * (ahead88 * t1307))
                                        - t603 * t1415;
                                    let t1443 = t603 * t657;
                                    let t1444 = t1441 - t1413 * t658
                                        - rt::lit::<T>(0.5) * (t656 * t1412 + t1324 * t595)
                                        - t1442 * t1443;
                                    let t1445 = t662 * t1418
                                        + (t1427 * t618 - t1423 * t659 - t673 * (ahead99 * t1325)
                                            - t671 * t1444);
                                    let t1446 = t671 * t672;
                                    let t1447 = t1426
                                        - rt::lit::<T>(0.5) * (t674 * t1418 + t1332 * t618)
                                        - t1445 * t1446;
                                    let t1448 = rt::lit::<T>(0.5) * t1333;
                                    let t1449 = t662 * t1447
                                        + (t1448 * t659 + (t661 * t1444 + t1427 * t675));
                                    let t1450 = t636
                                        * (t613 * t1449
                                            + (rt::lit::<T>(0.5) * (t637 * t1415 + t1334 * t612)
                                                + t1416 * t676));
                                    let t1451 = rt::lit::<T>(0.5)
                                        * (t1335 * t622 + (t1421 - t1422 * t677) - t1450)
                                        - t679 * (ahead110 * t1335);
                                    let t1452 = t631 * t1328 + ahead97_new * t1333;
                                    let t1453 = t29 * t1296;
                                    let t1454 = t685
                                        * (rt::lit::<T>(0.5) * (t1328 * t675 + t610 * t1447)
                                            + (t661 * t1417 + t1448 * t614));
                                    let t1455 = t1452 * t682
                                        + (t683 * (t33 * t1392 - t31 * t1296) - t1453 * t686)
                                        - t1454;
                                    let t1456 = t678 * t1451
                                        - t681
                                            * (rt::lit::<T>(0.5) * t1455 - t687 * (ahead111 * t1452));
                                    let t1457 = t31 - ahead108 * t777;
                                    let t1458 = t776 * (t33 * t1447 + t1333 * t1457);
                                    let t1459 = t708 * (t1420 - t709 * t1334);
                                    let t1460 = m1_plus_m2 * t1398;
                                    let t1461 = ahead8_new * t1291 - t1283 * ahead30_new;
                                    let t1462 = t1461 * t771
                                        - t769
                                            * (t542 * t1348 + t1339 * t528
                                                + (t512 * t1365 - t1342 * t552));
                                    let t1463 = m1_plus_m2 * t1300;
                                    let t1464 = ahead78 * t1463;
                                    let t1465 = t787 * t1405
                                        + (t548 * t1406
                                            + (t551 * t1403 - (t1359 * t765 + t1363 * t575)));
                                    let t1466 = t767
                                        * (rt::lit::<T>(0.5)
                                            * (t784 * t1460 + (t1462 - t785 * t1463)) - t786 * t1464)
                                        - t574 * t1465;
                                    let t1467 = t761 * (t760 * t1333);
                                    let t1468 = inv_ahead78_new * (t1461 - ahead79_new * t1463)
                                        - inv_ahead50_new * (ahead80_new * t1303 - t1288);
                                    let t1469 = t1459 * t654
                                        + (t710 * t1435 + (t774 * t1466 - t1467 * t788))
                                        - t1468 * t777;
                                    let t1470 = t689 * (t1422 - t690 * t1335)
                                        - t691 * (t1453 - t692 * t1452);
                                    let t1471 = rt::lit::<T>(0.5) * t1470;
                                    let t1472 = t1436 * t707 - t693 * t1411 - t1387 * t688
                                        - t789 * t1458 + (rt::lit::<T>(0.5) * t1469 - t1471 * t593);
                                    let t1473 = rt::lit::<T>(0.5)
                                        * (t1334 * t621 + (t637 * t1419 - t1420 * t676)
                                            - t601 * t1449) - t707 * (ahead109 * t1334);
                                    let t1474 = t706 * t1473;
                                    let t1475 = t582 * t1456 + (t1472 - t644 * t1474);
                                    let t1476 = t29 * t1291;
                                    let t1477 = t631 * t1300 + ahead45_new * t1333;
                                    let t1478 = t709 * t1313 + t721 * t1301
                                        + (ahead67_new * t1459 + t730 * (t1476 - t731 * t1477));
                                    let t1479 = ahead47_new * t1470 + t1478;
                                    let t1480 = rt::lit::<T>(0.5)
                                        * (t710 * t1430 + t1459 * t642)
                                        + (t1402 * t688 + (t693 * t1401 + t1434 * t707));
                                    let t1481 = t717
                                        * (rt::lit::<T>(0.5) * (t1300 * t675 + t564 * t1447)
                                            - (t661 * t1398 + t1448 * t569));
                                    let t1482 = t713 - ahead112 * t718;
                                    let t1483 = rt::lit::<T>(0.5) * (t1476 * t715 + t1481)
                                        + (t1477 * t1482 + t714 * (t31 * t1339 + t34 * t1365));
                                    let t1484 = t573 * t1456
                                        + (t645 * t1474 + (t1471 * t571 + t1480) - t712 * t1483);
                                    let t1485 = a1_h * sin_theta_ahead_new;
                                    let t1486 = t1475
                                        + (t732 * (half_a1 * t1347) + t791 * t1479)
                                        - rt::lit::<T>(0.5) * (a1 * t521 * t1484 - t1485 * t719);
                                    let t1487 = a1_h * cos_theta_ahead_new;
                                    let t1488 = t766 * t1405
                                        + (t549 * t1406
                                            + (t1361 * t575 + t1358 * t765 - t546 * t1403));
                                    let t1489 = ahead3_new * t1291 + t1280 * ahead30_new;
                                    let t1490 = t769
                                        * (t542 * t1352 + t1339 * t524
                                            - (t1341 * t552 + t505 * t1365)) + t1489 * t771;
                                    let t1491 = t574 * t1488
                                        - t767
                                            * (rt::lit::<T>(0.5)
                                                * (t770 * t1460 + (t768 * t1463 + t1490)) - t772 * t1464);
                                    let t1492 = inv_ahead50_new * (t1290 + ahead84_new * t1303)
                                        - inv_ahead78_new * (t1489 - ahead83_new * t1463);
                                    let t1493 = t774 * t1491 - t1467 * t773 - t710 * t1440
                                        - t1459 * t649 - t1492 * t777;
                                    let t1494 = rt::lit::<T>(0.5) * t1493 - t1471 * t580
                                        - (t775 * t1458
                                            + (t1386 * t688 + (t693 * t1408 + t1431 * t707)));
                                    let t1495 = t1494 - t655 * t1474 - t584 * t1456;
                                    let t1496 = rt::lit::<T>(0.5)
                                        * (t1487 * t719 + a1 * t516 * t1484)
                                        + (t1495 + (t780 * t1479 + t732 * (half_a1 * t1344)));
                                    let t1497 = t761 * t1492 - ahead85_new * t1467
                                        - t709 * t1316 - t721 * t1304 - ahead75_new * t1459;
                                    let t1498 = rt::lit::<T>(0.5)
                                        * (t1497 - ahead56_new * t1470);
                                    let t1499 = t709 * t1321
                                        + (t761 * t1468 - ahead81_new * t1467) - t721 * t1306
                                        - ahead71_new * t1459;
                                    let t1500 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1470 + t1499);
                                    let t1501 = t781
                                        * (t1498
                                            + rt::lit::<T>(0.5) * (t1487 * t763 + ahead16_new * t1479))
                                        + t793
                                            * (t1500
                                                - rt::lit::<T>(0.5) * (ahead17_new * t1479 - t1485 * t763));
                                    let t1502 = ahead35_new * t1333 - t631 * t1299;
                                    let t1503 = t31 - ahead114 * t704;
                                    let t1504 = t33
                                        * (t566 * t1447
                                            - (t1448 * t568 + (t1337 * t675 + t661 * t1375)))
                                        + t1502 * t1503;
                                    let t1505 = ahead35_new * t1334 - t632 * t1299;
                                    let t1506 = t696
                                        * (t604 * t1419
                                            - (t1338 * t621
                                                + rt::lit::<T>(0.5) * (t601 * t1383 + t1420 * t608)));
                                    let t1507 = ahead62_new * t1420 - t600 * t1310;
                                    let t1508 = t698
                                        * (t566 * t1449
                                            - (t1337 * t676
                                                + rt::lit::<T>(0.5) * (t637 * t1375 + t1334 * t568)));
                                    let t1509 = rt::lit::<T>(0.5)
                                        * (t1505 * t694 + (t1506 - t1507 * t699) - t1508)
                                        - t701 * (ahead113 * t1505);
                                    let t1510 = rt::lit::<T>(0.5)
                                        * (t1322 * t688 + t602 * t1456)
                                        + (t1471 * t586 + (t693 * t1395 - t703 * t1504)
                                            - t700 * t1509);
                                    let t1511 = rt::lit::<T>(0.5) * t1479;
                                    let t1512 = t503 * t1278 + a2 * t1282;
                                    let t1513 = rt::lit::<T>(0.5) * t1512 * t719
                                        + t733 * (a2 * t1346 + (t1347 * t518 - t1278 * t797));
                                    let t1514 = ahead43_new * t1470
                                        + (t721 * t1322 - t724 * (t723 * t1502)
                                            - t725 * (t1507 - t726 * t1505));
                                    let t1515 = rt::lit::<T>(0.5) * t1514;
                                    let t1516 = t804 * t1511 + t1513
                                        - (a2 * (t1378 * t705 + t1362 * t727) + t805 * t1515);
                                    let t1517 = t503 * t1277 - a2 * t1279;
                                    let t1518 = t733
                                        * (t1344 * t518 - t1277 * t797 - a2 * t1351)
                                        + rt::lit::<T>(0.5) * t1517 * t719;
                                    let t1519 = t798 * t1511 + t1518
                                        - (a2 * (t1360 * t727 + t1377 * t705) + t799 * t1515);
                                    let t1520 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1479 + (t1517 * t763 - a2 * t1289 * t794)
                                            - ahead20_new * t1514);
                                    let t1521 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1514 + (t1512 * t763 - a2 * t1287 * t794)
                                            - ahead22_new * t1479);
                                    let t1522 = t795
                                        * (t796 * t1484 + (t1495 + t1519) - t800 * t1510)
                                        + (t801 * (t1498 + t1520) + t807 * (t1500 + t1521));
                                    let t1523 = t30 * t867;
                                    let t1524 = t150 * (t30 * t847 - t480 * t882)
                                        - t148 * (t481 * t860 + t124 * t1523 - t483 * t881);
                                    let t1525 = t145 * (t1523 - t487 * t880);
                                    let t1526 = t484 * t853 - t487 * t869
                                        - (t174 * (t30 * t840 - t486 * t907) + t129 * t1525);
                                    let t1527 = t108 * t1524 + t1526;
                                    let t1528 = t169
                                        * (t120 * t1523 - t481 * t863 - t741 * t900)
                                        + (t484 * t850 + t742 * t899);
                                    let t1529 = t123 * t1524 + t1528;
                                    let t1530 = t469 - j1 * (t488 * t909 + t200 * t1527)
                                        - j2 * (t756 * (t902 - t909) + t757 * (t1529 - t1527));
                                    let t1531 = half_a1_h * t69;
                                    let t1532 = t738 * t886;
                                    let t1533 = t484 * t857
                                        + (t738 * t903 - t100 * t1532 - t487 * t873) - t136 * t1525;
                                    let t1534 = t110 * t1524 + t1533;
                                    let t1535 = t752 * (t750 * t909 + (t905 + t200 * t1531))
                                        + t751 * (t750 * t1527 + (t488 * t1531 - t1534));
                                    let t1536 = half_a1_h * t68;
                                    let t1537 = t134 * t1525
                                        + (t161 * t1532 - t738 * t885 - t487 * t871 - t484 * t859);
                                    let t1538 = t112 * t1524 + t1537;
                                    let t1539 = t755 * (t890 + t200 * t1536 - t753 * t909)
                                        + t754 * (t1538 + t488 * t1536 - t753 * t1527);
                                    let t1540 = t83 * t831 + half_a2 * t827;
                                    let t1541 = half_a2 * t829;
                                    let t1542 = t744
                                        * (t890 + (t1540 * t200 - t1541 * t205)
                                            + (t735 * t902 - t736 * t909));
                                    let t1543 = t737
                                        * (t1538 + (t1540 * t488 - t1541 * t743)
                                            + (t735 * t1529 - t736 * t1527));
                                    let t1544 = t83 * t837 - half_a2 * t834;
                                    let t1545 = half_a2 * t835;
                                    let t1546 = t749
                                        * (t905 + (t1544 * t200 - t1545 * t205)
                                            + (t745 * t909 - t746 * t902));
                                    let t1547 = t747
                                        * (t1534 + (t1545 * t743 - t1544 * t488)
                                            + (t746 * t1529 - t745 * t1527));
                                    let t1548 = h
                                        * (t1530 - m1 * (t1535 + t1539)
                                            - m2 * (t1542 + t1543 - (t1546 + t1547)));
                                    let t1549 = j2
                                        * (t720 * (t1515 - t1511) + t734 * (t1510 - t1484))
                                        + (half_j1 * (t732 * t1484 + t1479 * t719)
                                            + (t1548 + t809 * (twice_h * theta_rate)));
                                    let t1550 = m2
                                        * (t802 * (t803 * t1510 + (t1475 + t1516 - t806 * t1484))
                                            + t1522) + t1549;
                                    let t1551 = t71 * (half_a2_h * t69) + half_a2 * t930;
                                    let t1552 = half_a2 * t931;
                                    let t1553 = t744
                                        * (t986 + (t1551 * t200 - t1552 * t205)
                                            + (t735 * t1000 - t736 * t1006));
                                    let t1554 = t30 * t965;
                                    let t1555 = t150 * (t30 * t947 - t480 * t978)
                                        - t148 * (t481 * t958 + t124 * t1554 - t483 * t977);
                                    let t1556 = t145 * (t1554 - t487 * t976);
                                    let t1557 = t738 * t982;
                                    let t1558 = t134 * t1556
                                        + (t484 * t957
                                            + (t161 * t1557 - t738 * t981 - t487 * t970));
                                    let t1559 = t112 * t1555 + t1558;
                                    let t1560 = t169
                                        * (t120 * t1554 - t481 * t961 - t741 * t998)
                                        + (t484 * t950 + t742 * t997);
                                    let t1561 = t123 * t1555 + t1560;
                                    let t1562 = t174 * (t30 * t942 + t486 * t1004) - t487 * t967
                                        + (t484 * t953 - t129 * t1556);
                                    let t1563 = t108 * t1555 + t1562;
                                    let t1564 = t737
                                        * (t1559 + (t1551 * t488 - t1552 * t743)
                                            + (t735 * t1561 - t736 * t1563));
                                    let t1565 = half_a2 * t926 - t71 * (half_a2_h * t68);
                                    let t1566 = half_a2 * t928;
                                    let t1567 = t749
                                        * (t1009 + (t1565 * t200 - t1566 * t205)
                                            + (t745 * t1006 - t746 * t1000));
                                    let t1568 = t484 * t956
                                        + (t738 * t1007 - t100 * t1557 - t487 * t972)
                                        - t136 * t1556;
                                    let t1569 = t110 * t1555 + t1568;
                                    let t1570 = t747
                                        * (t1569 + (t1566 * t743 - t1565 * t488)
                                            + (t746 * t1561 - t745 * t1563));
                                    let t1571 = t752 * (t1009 + t750 * t1006)
                                        + t751 * (t750 * t1563 - t1569)
                                        + (t755 * (t986 - t753 * t1006)
                                            + t754 * (t1559 - t753 * t1563));
                                    let t1572 = j2
                                        * (t756 * (t1000 - t1006) + t757 * (t1561 - t1563))
                                        + (j1 * (t488 * t1006 + t200 * t1563) - t425);
                                    let t1573 = sin_phi_ahead_new
                                        * (k32 * cos_phi_ahead_new - k33);
                                    let t1574 = ahead24_new * t987 - t1573 * t192;
                                    let t1575 = t492 + ahead24 * t493;
                                    let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                                    let t1576 = h * cos_phi_rate_half_h;
                                    let t1577 = rt::lit::<T>(0.5)
                                        * (t72 * t1576 - sin_phi_rate_half_h * t927);
                                    let t1578 = sin_phi_rate_half_h * t925 + t71 * t1576;
                                    let t1579 = t192
                                        * (k5 * (h_cos_phi_ahead_new * t494 + t495 * t1577)
                                            - k6 * t1578) - t497 * t987;
                                    let t1580 = rt::lit::<T>(0.5)
                                        * (t491 * t1574 + t491 * (t1574 - t1573 * t491)
                                            - t987 * t1575) + (t987 * t498 - t192 * t1579);
                                    let t1581 = cos_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1582 = m2_a2_h * sin_phi_ahead_new;
                                    let t1583 = m2_a2 * t1581 - sin_theta_ahead_new * t1582;
                                    let t1584 = inv_m1_plus_m2 * t1583;
                                    let t1585 = sin_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1586 = m2_a2 * t1585 + cos_theta_ahead_new * t1582;
                                    let t1587 = inv_m1_plus_m2 * t1586;
                                    let t1588 = sin_theta_ahead_new * t1584
                                        - cos_theta_ahead_new * t1587;
                                    let t1589 = t507 * t1583 + ahead3_new * t1584;
                                    let t1590 = t508 * t1586 + ahead8_new * t1587;
                                    let t1591 = t1589 + twice_m2_l1_a2_h * sin_phi_ahead_new
                                        - t1590;
                                    let h_sin_phi_ahead_new = h * sin_phi_ahead_new;
                                    let t1592 = t1581
                                        - sin_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1593 = m2_a2 * t1592;
                                    let t1594 = t1585
                                        + cos_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1595 = m2_a2 * t1594;
                                    let t1596 = m2_a2_l1_h * sin_phi_ahead_new
                                        + ahead5_new * t1584 - ahead10_new * t1587
                                        + (t1593 * t507 - t1595 * t508);
                                    let t1597 = inv_ahead27_new * (ahead31_new * t1591 - t1596);
                                    let t1598 = k3 * t1594;
                                    let t1599 = k3 * t1592;
                                    let t1600 = t560 * t1597
                                        + (ahead31_new * t1588
                                            + (cos_theta_ahead_new * t1598
                                                - sin_theta_ahead_new * t1599));
                                    let t1601 = ahead30_new * t1600 - ahead41_new * t1596;
                                    let t1602 = t1593 * t539 + ahead5_new * t1599
                                        - (t1595 * t537 + ahead10_new * t1598)
                                        - ahead31_new * t1596;
                                    let t1603 = ahead30_new * t1597 + t1602;
                                    let t1604 = ahead35_new * t1591 + ahead27_new * t1603;
                                    let t1605 = inv_ahead27_new * (t1588 + ahead42_new * t1591)
                                        + inv_ahead45_new * (t1601 + ahead46_new * t1604);
                                    let t1606 = t1593 * ahead41_new + ahead5_new * t1600;
                                    let t1607 = m1_plus_m2 * t1603;
                                    let t1608 = t507 * t1605
                                        + (ahead47_new * t1584
                                            - inv_ahead50_new * (t1606 + ahead55_new * t1607));
                                    let t1609 = ahead10_new * t1600 - t1595 * ahead41_new;
                                    let t1610 = t508 * t1605
                                        - (ahead47_new * t1587
                                            + inv_ahead50_new * (t1609 + ahead51_new * t1607));
                                    let t1611 = sin_theta_ahead_new * t1608
                                        + cos_theta_ahead_new * t1610;
                                    let t1612 = l1_h * sin_phi_ahead_new;
                                    let t1613 = t1612 + t538 * t1584 - t536 * t1587
                                        + (t1592 * t507 - t1594 * t508);
                                    let t1614 = t1592 * t539 - t1594 * t537
                                        + (t538 * t1599 - t536 * t1598) - ahead31_new * t1613;
                                    let t1615 = t597 * t1597 + t1614;
                                    let t1616 = ahead62_new * t1596 + ahead30_new * t1615;
                                    let t1617 = inv_ahead27_new * (ahead63_new * t1591 - t1613)
                                        - inv_ahead45_new * (ahead66_new * t1604 - t1616);
                                    let t1618 = ahead76_new * (ahead64_new * t1603 - t1615);
                                    let t1619 = ahead13_new * t1617
                                        + (l2 * t1618 - ahead67_new * t1612)
                                        - (t1592 * ahead75_new + t1594 * ahead71_new);
                                    let t1620 = t1593 * ahead62_new - ahead5_new * t1615;
                                    let t1621 = t507 * t1617
                                        + (ahead67_new * t1584
                                            + inv_ahead50_new * (t1620 + ahead74_new * t1607));
                                    let t1622 = t1621 - inv_m1_plus_m2 * t1592;
                                    let t1623 = t508 * t1617 - ahead67_new * t1587;
                                    let t1624 = t1595 * ahead62_new + ahead10_new * t1615;
                                    let t1625 = inv_ahead50_new * (ahead70_new * t1607 - t1624);
                                    let t1626 = t1623 + (inv_m1_plus_m2 * t1594 + t1625);
                                    let t1627 = ahead76_new * (t1600 + ahead43_new * t1603);
                                    let t1628 = t1592 * ahead56_new - t1594 * ahead52_new
                                        + (l2 * t1627 + ahead47_new * t1612 - ahead13_new * t1605);
                                    let t1629 = t1628 + (t536 * t1610 + t538 * t1608);
                                    let t1630 = inv_ahead88_new * (t1629 - t624 * t1611);
                                    let t1631 = t1619 - t538 * t1622 - t536 * t1626
                                        - t624 * t1629 - ahead92_new * t1630;
                                    let t1632 = rt::lit::<T>(2.0) * (ahead41_new * t1600);
                                    let t1633 = ahead35_new * t1611 - ahead88_new * t1603;
                                    let t1634 = ahead35_new * t1633 - ahead97_new * t1603;
                                    let t1635 = ahead92_new * t1600 + ahead41_new * t1629;
                                    let t1636 = t1618
                                        - inv_ahead97_new * (t1635 - t598 * t1633);
                                    let t1637 = t628 * (t1636 - t629 * t1631);
                                    let t1638 = t1326 * t1603
                                        - inv_ahead105_new * (t1632 - t627 * t1634) - t629 * t1636
                                        - t599 * t1637;
                                    let t1639 = t631 * t1631 + t626 * t1638;
                                    let t1640 = t632 * t1611 + ahead88_new * t1639;
                                    let t1641 = ahead35 * t1603;
                                    let t1642 = rt::lit::<T>(0.5) * t1603;
                                    let t1643 = rt::lit::<T>(0.5) * t1615;
                                    let t1644 = ahead27 * t1591;
                                    let t1645 = m2_l1_a2_h * sin_phi_ahead_new
                                        + rt::lit::<T>(0.5) * (t1589 - t1590);
                                    let t1646 = rt::lit::<T>(0.5) * t1596;
                                    let t1647 = rt::lit::<T>(0.5) * t1583;
                                    let t1648 = k4 * t1586;
                                    let t1649 = rt::lit::<T>(0.5) * t1586;
                                    let t1650 = k4 * t1583;
                                    let t1651 = t1647 * t525 + t528 * t1648
                                        + (t1649 * t529 + (twice_a2_m2_l1 * t1578 + t1650 * t524));
                                    let t1652 = t521 * t1577 - h_cos_phi_ahead_new * t514;
                                    let t1653 = half_m2_a2 * t1578;
                                    let t1654 = m2_a2 * t1652 - (t510 * t1582 + t516 * t1653);
                                    let t1655 = inv_m1_plus_m2 * t1654;
                                    let t1656 = h_cos_phi_ahead_new * t510 + t516 * t1577;
                                    let t1657 = m2_a2 * t1656 + (t521 * t1653 - t514 * t1582);
                                    let t1658 = inv_m1_plus_m2 * t1657;
                                    let t1659 = t1651
                                        + (t506 * t1654 + t505 * t1655
                                            - (t513 * t1657 + t512 * t1658));
                                    let t1660 = half_m2_a2 * t1592;
                                    let t1661 = t1660 * t525
                                        + (t1648 * t551 + (l1_m2_a2 * t1578 + t1650 * t546))
                                        - t548 * t1658;
                                    let t1662 = rt::lit::<T>(0.5) * t1578;
                                    let t1663 = t1652
                                        - (h_sin_phi_ahead_new * t510 + t516 * t1662);
                                    let t1664 = m2_a2 * t1663;
                                    let t1665 = half_m2_a2 * t1594;
                                    let t1666 = t1656
                                        + (t521 * t1662 - h_sin_phi_ahead_new * t514);
                                    let t1667 = m2_a2 * t1666;
                                    let t1668 = t1661
                                        + (t506 * t1664 + t1665 * t529
                                            + (t549 * t1655 - t513 * t1667));
                                    let t1669 = t1644 * t553
                                        + (t1645 * t552 - t1646 * t533
                                            + (t542 * t1659 - t1668 * t532));
                                    let t1670 = t509 * t1669;
                                    let t1671 = k3 * t1663;
                                    let t1672 = k16 * t1592;
                                    let t1673 = k16 * t1594;
                                    let t1674 = t555 * t1664
                                        + (t1672 * t546 + t1660 * t557
                                            + (t1665 * t556 + t1673 * t551));
                                    let t1675 = k3 * t1666;
                                    let t1676 = t542 * t1670
                                        + (t549 * t1671 - t554 * t1667 + (t1674 - t548 * t1675)
                                            - t1646 * t553);
                                    let t1677 = t1676
                                        - rt::lit::<T>(0.5) * (t1668 * t544 + t552 * t1597);
                                    let t1678 = rt::lit::<T>(0.5) * t1592;
                                    let t1679 = rt::lit::<T>(0.5) * t1594;
                                    let t1680 = t502 * t1671
                                        + (t1672 * t545 + t1673 * t550
                                            + (t1678 * t557 + t1679 * t556));
                                    let t1681 = rt::lit::<T>(0.5) * t1613;
                                    let t1682 = t605 * t1670
                                        + (t1680 + (t555 * t1663 - t554 * t1666 - t589 * t1675)
                                            - t1681 * t553);
                                    let t1683 = t1678 * t525
                                        + (t1648 * t550 + (l1 * t1578 + t1650 * t545))
                                        - t589 * t1658;
                                    let t1684 = t1683
                                        + (t506 * t1663 + t1679 * t529
                                            + (t502 * t1655 - t513 * t1666));
                                    let t1685 = t1682
                                        - rt::lit::<T>(0.5) * (t607 * t1597 + t1684 * t544);
                                    let t1686 = t609 * t1641
                                        + (t1642 * t608 - t1643 * t568
                                            + (t604 * t1677 - t566 * t1685));
                                    let t1687 = t585 * t1686;
                                    let t1688 = rt::lit::<T>(0.5) * t1608;
                                    let t1689 = rt::lit::<T>(0.5) * t1610;
                                    let t1690 = t510 * t1650 + t514 * t1648;
                                    let t1691 = t516 * t1655 - t521 * t1658;
                                    let t1692 = rt::lit::<T>(0.5) * t1588;
                                    let t1693 = rt::lit::<T>(0.5)
                                        * (t521 * t1675 - t516 * t1671)
                                        - rt::lit::<T>(2.0) * (t510 * t1672 + t514 * t1673);
                                    let t1694 = t534 * t1670
                                        + (t543 * t1597
                                            + (t544 * (t1690 + rt::lit::<T>(0.25) * t1691)
                                                + (t1692 * t553 + t1693)));
                                    let t1695 = rt::lit::<T>(0.5) * t1600;
                                    let t1696 = t586 * t1641
                                        + (t566 * t1694 + t1695 * t568
                                            + (t562 * t1677 - t1642 * t559));
                                    let t1697 = t585 * t1696;
                                    let t1698 = half_l1 * t1578;
                                    let t1699 = t1663 * t584 + t587 * t1605
                                        + (l2 * t1697
                                            + (t571 * (half_l1_h * sin_phi_ahead_new) + t1698 * t572)
                                            - t1666 * t582);
                                    let t1700 = t532
                                        * (rt::lit::<T>(2.0) * t1690 + rt::lit::<T>(0.5) * t1691)
                                        + t1692 * t533 + (t534 * t1659 - t1645 * t531);
                                    let t1701 = ahead45 * t1604;
                                    let t1702 = t532 * t1677
                                        + (t1659 * t566 - t1645 * t568 - t533 * t1642);
                                    let t1703 = t564
                                        * (t542 * t1694 - (t1646 * t559 + t1668 * t562)
                                            - t552 * t1695) + (t1601 * t569 - t1604 * t563);
                                    let t1704 = t509 * (t1644 * t535 + t1700)
                                        + t540
                                            * (t570 * t1701
                                                + rt::lit::<T>(0.5) * (t565 * t1702 + t1703));
                                    let t1705 = t545 * t1688 - t550 * t1689
                                        + (t1678 * t580 + t1679 * t593 + t1699 - t588 * t1704);
                                    let t1706 = rt::lit::<T>(0.5) * t1605;
                                    let t1707 = half_m1_plus_m2 * t1603;
                                    let t1708 = t575
                                        * (t549 * t1694
                                            + (t546 * t1695 + (t1664 * t562 + t1660 * t559)))
                                        - t1707 * t576;
                                    let t1709 = ahead50 * t1607;
                                    let t1710 = m1_plus_m2 * t1677;
                                    let t1711 = t1655 * t573 + t1650 * t571
                                        - t574
                                            * (t1708
                                                + (t579 * t1709
                                                    + rt::lit::<T>(0.5) * (t578 * t1710 + t1606 * t765)));
                                    let t1712 = t506 * t1704 + (t525 * t1706 + t1711);
                                    let t1713 = t575
                                        * (t548 * t1694 - (t1665 * t559 + t1667 * t562)
                                            - t551 * t1695) - t1707 * t590;
                                    let t1714 = t574
                                        * (t1713
                                            + (t592 * t1709
                                                + rt::lit::<T>(0.5) * (t1609 * t765 + t591 * t1710)))
                                        + (t1648 * t571 + t1658 * t573);
                                    let t1715 = t529 * t1706 + t1714 - t513 * t1704;
                                    let t1716 = t1705 + (t502 * t1712 - t589 * t1715);
                                    let t1717 = rt::lit::<T>(0.5) * t1629;
                                    let t1718 = t610
                                        * (t562 * t1716
                                            + (t1717 * t559 + (t603 * t1694 + t1695 * t595)))
                                        + (t1633 * t611 - t1635 * t614);
                                    let t1719 = rt::lit::<T>(0.5)
                                        * (t516 * t1712 - t521 * t1715)
                                        + (t510 * t1608 - t514 * t1610);
                                    let t1720 = rt::lit::<T>(0.5) * t1611;
                                    let t1721 = t566 * t1719
                                        - (t1642 * t612 + (t1720 * t568 + t613 * t1677));
                                    let t1722 = t1687
                                        - t616
                                            * (rt::lit::<T>(0.5) * (t1718 - t615 * t1721)
                                                - t617 * (ahead97 * t1633));
                                    let t1723 = t33 * t1722 - t31 * t1636;
                                    let t1724 = t29 * t1636;
                                    let t1725 = t634
                                        * (t603 * t1723
                                            + (rt::lit::<T>(0.5) * (t601 * t1716 + t1724 * t595)
                                                + t1717 * t621));
                                    let t1726 = t600 * t1629 + ahead92_new * t1724;
                                    let t1727 = rt::lit::<T>(0.5) * t1636;
                                    let t1728 = t666
                                        * (t566 * t1721
                                            - (t1642 * t614
                                                + rt::lit::<T>(0.5) * (t610 * t1677 + t1633 * t568)));
                                    let t1729 = t665 * (t561 * t1694 + t1600 * t559)
                                        + t1634 * t664 - t1632 * t668 - t1728;
                                    let t1730 = t585 * (t1677 + t663 * t1641) - t1727 * t673
                                        - t669
                                            * (rt::lit::<T>(0.5) * t1729 - t670 * (ahead105 * t1634));
                                    let t1731 = rt::lit::<T>(0.5) * t1631;
                                    let t1732 = t1644 * t638
                                        + (t1645 * t607 - t1681 * t533
                                            + (t605 * t1659 - t1684 * t532));
                                    let t1733 = t639 * t1702 + (t1604 * t640 - t1616 * t569)
                                        - t564
                                            * (t542 * t1685
                                                + (t1668 * t604 - t1646 * t608 - t552 * t1643));
                                    let t1734 = t509 * t1732
                                        - t540 * (t641 * t1701 + rt::lit::<T>(0.5) * t1733);
                                    let t1735 = rt::lit::<T>(0.5) * t1621 - k4 * t1592;
                                    let t1736 = t1707 * t652
                                        - t575
                                            * (t548 * t1685
                                                + (t1667 * t604 - t1665 * t608 - t551 * t1643));
                                    let t1737 = t574
                                        * (t1736
                                            + (t653 * t1709
                                                + rt::lit::<T>(0.5) * (t651 * t1710 - t1624 * t765)))
                                        + (inv_m1_plus_m2 * t1666 - t1658 * t645 - t1648 * t642);
                                    let t1738 = rt::lit::<T>(0.5) * t1617;
                                    let t1739 = t513 * t1734 + (t1737 - t529 * t1738);
                                    let t1740 = k4 * t1594
                                        + rt::lit::<T>(0.5) * (t1623 + t1625);
                                    let t1741 = l2 * t1687 - t1698 * t643 - t587 * t1617
                                        + (t1679 * t654 - t1666 * t644);
                                    let t1742 = t575
                                        * (t1664 * t604 - t1660 * t608 - t546 * t1643
                                            - t549 * t1685) - t1707 * t646;
                                    let t1743 = t574
                                        * (t1742
                                            + (t648 * t1709
                                                + rt::lit::<T>(0.5) * (t647 * t1710 + t1620 * t765)))
                                        + (t1650 * t642 + (t1655 * t645 - inv_m1_plus_m2 * t1663));
                                    let t1744 = t506 * t1734 + (t525 * t1738 + t1743);
                                    let t1745 = t588 * t1734 - t545 * t1735 - t589 * t1739
                                        + (t550 * t1740 + (t1741 - (t1663 * t655 + t1678 * t649))
                                            - t502 * t1744);
                                    let t1746 = t1745 - t1717 * t658
                                        - rt::lit::<T>(0.5)
                                            * (t1630 * t595 + (t656 * t1716 + t1612 * t642));
                                    let t1747 = t613 * t1716
                                        + (t1720 * t595 - t1717 * t612 - t658 * (ahead88 * t1611))
                                        - t603 * t1719;
                                    let t1748 = t1746 - t1443 * t1747;
                                    let t1749 = t662 * t1722
                                        + (t1731 * t618 - t1727 * t659 - t673 * (ahead99 * t1631)
                                            - t671 * t1748);
                                    let t1750 = t1730
                                        - rt::lit::<T>(0.5) * (t674 * t1722 + t1637 * t618)
                                        - t1446 * t1749;
                                    let t1751 = rt::lit::<T>(0.5) * t1638;
                                    let t1752 = t662 * t1750
                                        + (t1751 * t659 + (t661 * t1748 + t1731 * t675));
                                    let t1753 = t636
                                        * (t613 * t1752
                                            + (rt::lit::<T>(0.5) * (t637 * t1719 + t1639 * t612)
                                                + t1720 * t676));
                                    let t1754 = rt::lit::<T>(0.5)
                                        * (t1640 * t622 + (t1725 - t1726 * t677) - t1753)
                                        - t679 * (ahead110 * t1640);
                                    let t1755 = t631 * t1633 + ahead97_new * t1638;
                                    let t1756 = t29 * t1600;
                                    let t1757 = t685
                                        * (rt::lit::<T>(0.5) * (t1633 * t675 + t610 * t1750)
                                            + (t661 * t1721 + t1751 * t614));
                                    let t1758 = t1755 * t682
                                        + (t683 * (t33 * t1694 - t31 * t1600) - t1756 * t686)
                                        - t1757;
                                    let t1759 = t678 * t1754
                                        - t681
                                            * (rt::lit::<T>(0.5) * t1758 - t687 * (ahead111 * t1755));
                                    let t1760 = rt::lit::<T>(0.5)
                                        * (t1639 * t621 + (t637 * t1723 - t1724 * t676)
                                            - t601 * t1752) - t707 * (ahead109 * t1639);
                                    let t1761 = t706 * t1760;
                                    let t1762 = t689 * (t1726 - t690 * t1640)
                                        - t691 * (t1756 - t692 * t1755);
                                    let t1763 = rt::lit::<T>(0.5) * t1762;
                                    let t1764 = t708 * (t1724 - t709 * t1639);
                                    let t1765 = rt::lit::<T>(0.5)
                                        * (t710 * t1734 + t1764 * t642)
                                        + (t1706 * t688 + (t693 * t1704 + t1738 * t707));
                                    let t1766 = t717
                                        * (rt::lit::<T>(0.5) * (t564 * t1750 - t1604 * t675)
                                            - (t661 * t1702 + t1751 * t569));
                                    let t1767 = t29 * t1596;
                                    let t1768 = ahead45_new * t1638 - t631 * t1604;
                                    let t1769 = rt::lit::<T>(0.5) * (t1766 - t1767 * t715)
                                        + (t1768 * t1482 + t714 * (t34 * t1668 - t31 * t1646));
                                    let t1770 = t573 * t1759
                                        + (t645 * t1761 + (t1763 * t571 + t1765) - t712 * t1769);
                                    let t1771 = t721 * t1605 + t709 * t1617
                                        + (ahead67_new * t1764 - t730 * (t1767 + t731 * t1768));
                                    let t1772 = ahead47_new * t1762 + t1771;
                                    let t1773 = h
                                        * (m2 * (t1553 + t1564 - (t1567 + t1570))
                                            + (m1 * t1571 + t1572))
                                        + (t1580 - theta_rate_h * t1174
                                            - half_j1 * (t732 * t1770 + t1772 * t719));
                                    let t1774 = t776 * (t33 * t1750 + t1638 * t1457);
                                    let t1775 = m1_plus_m2 * t1604;
                                    let t1776 = ahead78 * t1775;
                                    let t1777 = m1_plus_m2 * t1702;
                                    let t1778 = ahead30_new * t1586 + ahead8_new * t1596;
                                    let t1779 = t1778 * t771
                                        + t769
                                            * (t542 * t1657 - t528 * t1646
                                                + (t512 * t1668 - t1649 * t552));
                                    let t1780 = t787 * t1709
                                        + (t548 * t1710
                                            + (t551 * t1707 - (t1665 * t765 + t1667 * t575)));
                                    let t1781 = t767
                                        * (t786 * t1776
                                            + rt::lit::<T>(0.5)
                                                * (t784 * t1777 + (t785 * t1775 - t1779))) - t574 * t1780;
                                    let t1782 = t761 * (t760 * t1638);
                                    let t1783 = inv_ahead78_new * (ahead79_new * t1775 - t1778)
                                        - inv_ahead50_new * (ahead80_new * t1607 - t1595);
                                    let t1784 = t1764 * t654
                                        + (t710 * t1739 + (t774 * t1781 - t1782 * t788))
                                        - t1783 * t777;
                                    let t1785 = t1689 * t688 + (t1740 * t707 - t693 * t1715)
                                        - t789 * t1774 + (rt::lit::<T>(0.5) * t1784 - t1763 * t593);
                                    let t1786 = t582 * t1759 + (t1785 - t644 * t1761);
                                    let t1787 = t766 * t1709
                                        + (t549 * t1710
                                            + (t1664 * t575 + t1660 * t765 - t546 * t1707));
                                    let t1788 = ahead30_new * t1583 - ahead3_new * t1596;
                                    let t1789 = t769
                                        * (t542 * t1654 - t1646 * t524
                                            - (t505 * t1668 + t1647 * t552)) + t1788 * t771;
                                    let t1790 = t574 * t1787
                                        - t767
                                            * (t772 * t1776
                                                + rt::lit::<T>(0.5)
                                                    * (t770 * t1777 + (t1789 - t768 * t1775)));
                                    let t1791 = inv_ahead50_new * (t1593 + ahead84_new * t1607)
                                        - inv_ahead78_new * (t1788 + ahead83_new * t1775);
                                    let t1792 = t774 * t1790 - t1782 * t773 - t710 * t1744
                                        - t1764 * t649 - t1791 * t777;
                                    let t1793 = rt::lit::<T>(0.5) * t1792 - t1763 * t580
                                        - (t775 * t1774
                                            + (t1688 * t688 + (t693 * t1712 + t1735 * t707)));
                                    let t1794 = t1793 - t655 * t1761 - t584 * t1759;
                                    let t1795 = t761 * t1791 - ahead85_new * t1782
                                        - t709 * t1622 - t721 * t1608 - ahead75_new * t1764;
                                    let t1796 = rt::lit::<T>(0.5)
                                        * (t1795 - ahead56_new * t1762);
                                    let t1797 = t721 * t1610
                                        + (t709 * t1626 + (t761 * t1783 - ahead81_new * t1782))
                                        - ahead71_new * t1764;
                                    let t1798 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1762 + t1797);
                                    let t1799 = t781
                                        * (t1796 + t1772 * (half_a1 * sin_theta_ahead_new))
                                        + t793 * (t1798 - t1772 * (half_a1 * cos_theta_ahead_new));
                                    let t1800 = t783 * (t1786 + t791 * t1772 - t792 * t1770)
                                        + (t764 * (t779 * t1770 + (t1794 + t780 * t1772)) + t1799);
                                    let t1801 = ahead35_new * t1638 - t631 * t1603;
                                    let t1802 = ahead62_new * t1724 - t600 * t1615;
                                    let t1803 = ahead35_new * t1639 - t632 * t1603;
                                    let t1804 = ahead43_new * t1762
                                        + (t721 * t1627 - t724 * (t723 * t1801)
                                            - t725 * (t1802 - t726 * t1803));
                                    let t1805 = rt::lit::<T>(0.5) * t1804;
                                    let t1806 = rt::lit::<T>(0.5) * t1772;
                                    let t1807 = t33
                                        * (t566 * t1750
                                            - (t1751 * t568 + (t1642 * t675 + t661 * t1677)))
                                        + t1801 * t1503;
                                    let t1808 = t696
                                        * (t604 * t1723
                                            - (t1643 * t621
                                                + rt::lit::<T>(0.5) * (t601 * t1685 + t1724 * t608)));
                                    let t1809 = t698
                                        * (t566 * t1752
                                            - (t1642 * t676
                                                + rt::lit::<T>(0.5) * (t637 * t1677 + t1639 * t568)));
                                    let t1810 = rt::lit::<T>(0.5)
                                        * (t1803 * t694 + (t1808 - t1802 * t699) - t1809)
                                        - t701 * (ahead113 * t1803);
                                    let t1811 = rt::lit::<T>(0.5)
                                        * (t1627 * t688 + t602 * t1759)
                                        + (t1763 * t586 + (t693 * t1697 - t703 * t1807)
                                            - t700 * t1810);
                                    let t1812 = t1773
                                        - phi_rate_h * (t1247 + rt::lit::<T>(2.0) * t809)
                                        - (m1 * t1800
                                            + j2 * (t720 * (t1805 - t1806) + t734 * (t1811 - t1770)));
                                    let t1813 = a2_h * sin_phi_ahead_new;
                                    let t1814 = a2 * t1585 + cos_theta_ahead_new * t1813;
                                    let t1815 = half_a2 * t1578;
                                    let t1816 = t719 * (rt::lit::<T>(0.5) * t1814)
                                        + t733 * (a2 * t1656 + (t521 * t1815 - t514 * t1813));
                                    let t1817 = t804 * t1806 + t1816
                                        - (a2 * (t1679 * t705 + t1666 * t727) + t805 * t1805);
                                    let t1818 = a2 * t1581 - sin_theta_ahead_new * t1813;
                                    let t1819 = t733
                                        * (a2 * t1652 - (t510 * t1813 + t516 * t1815))
                                        + t719 * (rt::lit::<T>(0.5) * t1818);
                                    let t1820 = t798 * t1806 + t1819
                                        - (a2 * (t1663 * t727 + t1678 * t705) + t799 * t1805);
                                    let t1821 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1772 + (t1818 * t763 - a2 * t1592 * t794)
                                            - ahead20_new * t1804);
                                    let t1822 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1804 + (t1814 * t763 - a2 * t1594 * t794)
                                            - ahead22_new * t1772);
                                    let t1823 = t795
                                        * (t796 * t1770 + (t1794 + t1820) - t800 * t1811)
                                        + (t801 * (t1796 + t1821) + t807 * (t1798 + t1822));
                                    let t1824 = t1812
                                        - m2
                                            * (t802 * (t803 * t1811 + (t1786 + t1817 - t806 * t1770))
                                                + t1823);
                                    let t1825 = t1575 * t1028
                                        + ((h - t191 * (half_h * ahead24_new))
                                            * (rt::lit::<T>(2.0) * t491)
                                            - t1104 * (rt::lit::<T>(2.0) * t498));
                                    let t1826 = t478
                                        * (rt::lit::<T>(0.5) * t1825 - theta_rate_h * t1268
                                            - phi_rate_h * t1271 - t809 * (twice_h * rho1_rate));
                                    [t1486, t1496, t1501, t1550, t1824, t1826]
                                }
                                part([
                                    m1_plus_m2,
                                    m2_a2,
                                    l1_m2_a2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    k5,
                                    k6,
                                    half_j1,
                                    twice_a2_m2_l1,
                                    half_h,
                                    t68,
                                    t72,
                                    t83,
                                    t69,
                                    t71,
                                    t123,
                                    t108,
                                    t112,
                                    t110,
                                    t120,
                                    t129,
                                    t136,
                                    t161,
                                    t100,
                                    t124,
                                    t191,
                                    t192,
                                    t134,
                                    t145,
                                    t148,
                                    t150,
                                    t174,
                                    t200,
                                    t169,
                                    t205,
                                    t469,
                                    t425,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t503,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t538,
                                    ahead5_new,
                                    ahead8_new,
                                    t536,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t29,
                                    t516,
                                    t517,
                                    t521,
                                    t495,
                                    t30,
                                    t507,
                                    t508,
                                    t560,
                                    t31,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t505,
                                    t502,
                                    t512,
                                    t589,
                                    half_l1,
                                    t588,
                                    t796,
                                    t806,
                                    t506,
                                    t513,
                                    t750,
                                    t753,
                                    t745,
                                    t746,
                                    t736,
                                    t735,
                                    ahead24_new,
                                    t539,
                                    t537,
                                    ahead30_new,
                                    t597,
                                    ahead27_new,
                                    t481,
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
                                    t66,
                                    t510,
                                    sin_phi_rate_half_h,
                                    t496,
                                    t797,
                                    t523,
                                    t514,
                                    t494,
                                    t587,
                                    t780,
                                    t791,
                                    t33,
                                    t478,
                                    t518,
                                    t519,
                                    t528,
                                    t804,
                                    k16,
                                    t524,
                                    t545,
                                    t546,
                                    t549,
                                    t550,
                                    t551,
                                    t548,
                                    t798,
                                    t799,
                                    t800,
                                    t805,
                                    t803,
                                    t525,
                                    t555,
                                    t557,
                                    t529,
                                    t554,
                                    t556,
                                    t533,
                                    t542,
                                    t552,
                                    t534,
                                    t531,
                                    t543,
                                    t605,
                                    t607,
                                    t784,
                                    t785,
                                    t770,
                                    t768,
                                    t717,
                                    t34,
                                    t713,
                                    t497,
                                    t491,
                                    t492,
                                    t493,
                                    t498,
                                    t532,
                                    t738,
                                    t487,
                                    t480,
                                    t483,
                                    t484,
                                    t486,
                                    t488,
                                    t741,
                                    t742,
                                    t743,
                                    inv_ahead88_new,
                                    t624,
                                    t626,
                                    inv_ahead97_new,
                                    t598,
                                    t599,
                                    t628,
                                    t629,
                                    inv_ahead105_new,
                                    t627,
                                    t631,
                                    t760,
                                    t761,
                                    t600,
                                    t632,
                                    t708,
                                    t709,
                                    t689,
                                    t690,
                                    t691,
                                    t692,
                                    t721,
                                    t730,
                                    t731,
                                    t763,
                                    t723,
                                    t724,
                                    t725,
                                    t726,
                                    t794,
                                    t751,
                                    t752,
                                    t754,
                                    t755,
                                    t737,
                                    t744,
                                    t747,
                                    t749,
                                    t757,
                                    t756,
                                    t544,
                                    t509,
                                    t553,
                                    t568,
                                    t566,
                                    t561,
                                    t562,
                                    t559,
                                    t535,
                                    t602,
                                    t585,
                                    t586,
                                    t565,
                                    t563,
                                    t564,
                                    t569,
                                    t540,
                                    t570,
                                    t572,
                                    t573,
                                    t571,
                                    t591,
                                    t590,
                                    t765,
                                    t575,
                                    t574,
                                    t592,
                                    t581,
                                    t582,
                                    t593,
                                    t578,
                                    t576,
                                    t579,
                                    t583,
                                    t584,
                                    t580,
                                    t608,
                                    t604,
                                    t638,
                                    t609,
                                    t639,
                                    t640,
                                    t641,
                                    t643,
                                    t645,
                                    t642,
                                    t651,
                                    t652,
                                    t653,
                                    t644,
                                    t654,
                                    t647,
                                    t646,
                                    t648,
                                    t655,
                                    t649,
                                    t663,
                                    t771,
                                    t769,
                                    t767,
                                    t786,
                                    t787,
                                    t789,
                                    t788,
                                    t772,
                                    t766,
                                    t775,
                                    t773,
                                    t613,
                                    t612,
                                    t603,
                                    t595,
                                    t656,
                                    t657,
                                    t658,
                                    t610,
                                    t614,
                                    t662,
                                    t659,
                                    t615,
                                    t611,
                                    t616,
                                    t617,
                                    t671,
                                    t618,
                                    t674,
                                    t672,
                                    t673,
                                    t666,
                                    t664,
                                    t665,
                                    t668,
                                    t669,
                                    t670,
                                    t661,
                                    t675,
                                    t776,
                                    t777,
                                    t601,
                                    t621,
                                    t637,
                                    t676,
                                    t706,
                                    t707,
                                    t636,
                                    t622,
                                    t634,
                                    t677,
                                    t678,
                                    t679,
                                    t685,
                                    t682,
                                    t683,
                                    t686,
                                    t681,
                                    t687,
                                    t688,
                                    t714,
                                    t715,
                                    t712,
                                    t718,
                                    t698,
                                    t694,
                                    t696,
                                    t699,
                                    t700,
                                    t701,
                                    t703,
                                    t704,
                                    half_a1,
                                    t779,
                                    t792,
                                    t774,
                                    t710,
                                    t693,
                                    t732,
                                    t733,
                                    t719,
                                    t727,
                                    t705,
                                    t764,
                                    t781,
                                    t783,
                                    t793,
                                    t795,
                                    t801,
                                    t802,
                                    t807,
                                    t734,
                                    t720,
                                    t809,
                                    t826,
                                    t828,
                                    t834,
                                    t827,
                                    t837,
                                    t835,
                                    t831,
                                    t829,
                                    t840,
                                    t847,
                                    t850,
                                    t853,
                                    t859,
                                    t857,
                                    t863,
                                    t869,
                                    t871,
                                    t873,
                                    t885,
                                    t903,
                                    t860,
                                    t867,
                                    t886,
                                    t880,
                                    t881,
                                    t882,
                                    t905,
                                    t890,
                                    t907,
                                    t909,
                                    t900,
                                    t899,
                                    t902,
                                    t927,
                                    a2_h,
                                    m2_a2_h,
                                    t925,
                                    t926,
                                    t930,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    t928,
                                    t931,
                                    m2_l1_a2_h,
                                    t942,
                                    t987,
                                    t947,
                                    t950,
                                    t953,
                                    t957,
                                    t956,
                                    t961,
                                    t967,
                                    t970,
                                    t972,
                                    t981,
                                    t1007,
                                    t958,
                                    t965,
                                    t982,
                                    t976,
                                    t977,
                                    t978,
                                    t1009,
                                    t986,
                                    t1004,
                                    t1006,
                                    t998,
                                    t997,
                                    t1000,
                                    t1028,
                                    t1104,
                                    t1174,
                                    t1247,
                                    t1268,
                                    t1271,
                                    t1277,
                                    t1278,
                                    t1279,
                                    t1280,
                                    t1289,
                                    t1290,
                                    t1282,
                                    t1283,
                                    t1287,
                                    t1288,
                                    t1284,
                                    t1286,
                                    t1291,
                                    t1285,
                                    t1308,
                                    t67,
                                    a1_h,
                                    t1292,
                                    t1299,
                                    t1296,
                                    t1297,
                                    t1300,
                                    t1301,
                                    t1305,
                                    t1303,
                                    t1306,
                                    t1302,
                                    t1304,
                                    t1310,
                                    t1311,
                                    t1312,
                                    t1313,
                                    t1314,
                                    t1315,
                                    t1316,
                                    t1307,
                                    half_a1_h,
                                    twice_h,
                                    cos_phi_rate_half_h,
                                    k32,
                                    k33,
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
                                    t153 * t207
                                        + (x_rate - kappa_gradient * t208 - t196 * t192 - t195),
                                    t163 * t207
                                        + (y_rate - kappa_gradient * t209 - t187 * t192 - t186),
                                    theta_rate - kappa_gradient * t210 - t284 - t176 * t207,
                                    t171 * t207 + (phi_rate - t289),
                                    t473 + (t71 * t475 - t196 * t476),
                                    kappa_gradient - t809,
                                ],
                                [
                                    [
                                        t153 * t817 + rt::lit::<T>(1.0),
                                        t153 * t825,
                                        t153 * t923 + (t207 * t919 + (t906 * t924 - t905)),
                                        t153 * t1024
                                            + (t207 * t1018 + (t1010 + t1011 * t924 - t1009)),
                                        t153 * t1029 - (t1030 + t191 * (half_h * t196)),
                                        t153 * t1031 - t208,
                                    ],
                                    [
                                        t163 * t817,
                                        t163 * t825 + rt::lit::<T>(1.0),
                                        t163 * t923 + (t207 * t914 - (t890 + t891 * t924)),
                                        t163 * t1024 + (t207 * t1022 + (t988 + t990 * t924 - t986)),
                                        t163 * t1029 - (t1032 + t191 * (half_h * t187)),
                                        t163 * t1031 - t209,
                                    ],
                                    [
                                        -(t176 * t817),
                                        -(t176 * t825),
                                        rt::lit::<T>(1.0) - t207 * t921 - t176 * t923,
                                        t1102 - (t1103 + t72 * (half_h * t188)) - t207 * t1016
                                            - t176 * t1024,
                                        -(t176 * t1029
                                            + (kappa_gradient * t71 + rt::lit::<T>(0.5) * t1105)),
                                        -(t210 + t176 * t1031),
                                    ],
                                    [
                                        t171 * t817,
                                        t171 * t825,
                                        t207 * t917 + t171 * t923,
                                        t171 * t1024 + (t207 * t1020 + (rt::lit::<T>(1.0) - t1110)),
                                        t171 * t1029,
                                        t171 * t1031,
                                    ],
                                    [
                                        t1030
                                            - t187 * (t158 * t1111 - t471 * (rt::lit::<T>(2.0) * t813))
                                            - t1112,
                                        t1032 - t187 * (t819 * t471 + t158 * t1113) - t1114,
                                        t1115
                                            - t187 * (t158 * t1117 - t471 * (rt::lit::<T>(2.0) * t895))
                                            - t1118,
                                        t1253 - t1254,
                                        t1273 + t1274,
                                        t302 - t1275,
                                    ],
                                    [
                                        t809 * (twice_x_rate * t1276),
                                        t809 * (twice_y_rate * t1276),
                                        t478
                                            * (m1 * (t783 * t1486 + (t764 * t1496 + t1501)) + t1550),
                                        -(t478 * t1824),
                                        -t1826,
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
                let x_new = x + h * x_rate;
                let y_new = y + h * y_rate;
                let theta_rate_h = h * theta_rate;
                let theta_new = theta + theta_rate_h;
                let phi_rate_h = h * phi_rate;
                let phi_new = phi + phi_rate_h;
                let t489 = rho1 + h * rho1_rate;
                let t1827 = rho1 * rho1_inv_ahead24;
                let t1828 = t5 - (t7 + t6);
                let t1829 = t15 + (t13 + t14);
                let t1830 = t1828 + ahead16 * t1829;
                let t1831 = t9 + t10 - t11;
                let t1832 = t1831 - ahead17 * t1829;
                let t1833 = m1 * (t1830 * t1830 + t1832 * t1832);
                let t1834 = j1 * (t1829 * t1829);
                let t1835 = t18 + t19 - t20;
                let t1836 = t1828 - (ahead20 * t1835 - ahead19 * t1829);
                let t1837 = ahead23 * t1835 + (t1831 - ahead22 * t1829);
                let t1838 = m2 * (t1836 * t1836 + t1837 * t1837);
                let t1839 = t1835 - t1829;
                let t1840 = j2 * (t1839 * t1839);
                let t1841 = rt::lit::<T>(0.5) * t1827
                    - (rt::lit::<T>(0.5) * t1833 + rt::lit::<T>(0.5) * t1834
                        + rt::lit::<T>(0.5) * t1838 + rt::lit::<T>(0.5) * t1840);
                let t1842 = rt::lit::<T>(1.25) * (t1840 * t1840)
                    + rt::lit::<T>(1.25) * (t1838 * t1838)
                    + (rt::lit::<T>(1.25) * (t1833 * t1833)
                        + rt::lit::<T>(1.25) * (t1834 * t1834));
                let t1843 = rt::visible_change(
                    rt::lit::<T>(0.5)
                        * (t1827
                            * (t1841 + (t1840 + (t1838 + (t1833 + t1834))) - work
                                - reference)),
                    rt::lit::<T>(0.0625) * (work * work + reference * reference + t1842)
                        + t1827 * t1827,
                    rt::abs(t) + ahead118 + rt::lit::<T>(1.0),
                );
                let rho1_new = t489 * (rt::lit::<T>(1.0) - t1843);
                let phi_rate_half_h = half_h * phi_rate;
                let t70 = phi + phi_rate_half_h;
                let (_, (t71, t72)) = rt::halfway(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_rate_half_h,
                    t70,
                );
                let t90 = k1 + m2_l1 * (l1 + twice_a2 * t72);
                let t189 = rho1 + half_h * rho1_rate;
                let t190 = t71 * (k5 * t71) + (k8 + k9 * t72);
                let t1844 = t189 / t190;
                let t1845 = t71 * t1844;
                let theta_rate_half_h = half_h * theta_rate;
                let t65 = theta + theta_rate_half_h;
                let (_, (t68, t69)) = rt::halfway(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_rate_half_h,
                    t65,
                );
                let t83 = l1 + a2 * t72;
                let t84 = m1_a1 + m2 * t83;
                let t73 = t69 * t71;
                let t85 = t68 * t84 + m2_a2 * t73;
                let t86 = inv_m1_plus_m2 * t85;
                let t76 = t68 * t71;
                let t87 = t84 * t69 - m2_a2 * t76;
                let t88 = inv_m1_plus_m2 * t87;
                let t102 = t68 * t86 + t69 * t88;
                let t91 = t90 - t85 * t86 - t87 * t88;
                let t92 = rt::lit::<T>(1.0) / t91;
                let t105 = t102 * t92;
                let t77 = t72 * t69 - t76;
                let t78 = m2_a2 * t77;
                let t79 = k3 * t77;
                let t74 = t73 + t68 * t72;
                let t75 = m2_a2 * t74;
                let t80 = k3 * t74;
                let t81 = l1 * t72;
                let t82 = j2 + m2_a2 * (a2 + t81);
                let t89 = t82 - t75 * t86 - t78 * t88;
                let t93 = t89 * t92;
                let t94 = k2 - t78 * t79 - t75 * t80 - t89 * t93;
                let t97 = t91 * t94;
                let t106 = rt::lit::<T>(1.0) / t97;
                let t103 = t102 * t93 - (t68 * t80 + t69 * t79);
                let t107 = t106 * (t89 * t103);
                let t108 = t105 + t107;
                let t95 = inv_m1_plus_m2 / t94;
                let t109 = t95 * (t75 * t103);
                let t110 = t86 * t108 + (inv_m1_plus_m2 * t68 - t109);
                let t111 = t95 * (t78 * t103);
                let t112 = t88 * t108 + (inv_m1_plus_m2 * t69 - t111);
                let t113 = t68 * t110 + t69 * t112;
                let t131 = inv_m1_plus_m2 * t77;
                let t118 = l2 + t81;
                let t119 = t118 - t74 * t86 - t77 * t88;
                let t127 = t119 * t92;
                let t120 = l2 - t77 * t79 - t74 * t80 - t119 * t93;
                let t128 = t106 * (t89 * t120);
                let t129 = t127 - t128;
                let t133 = t88 * t129;
                let t132 = t95 * (t78 * t120);
                let t1846 = t133 + t132;
                let t1847 = t131 - t1846;
                let t101 = rt::lit::<T>(1.0) / t94;
                let t121 = t101 * t120;
                let t130 = t118 * t129 + l2 * t121;
                let t135 = t95 * (t75 * t120);
                let t136 = t86 * t129 + (t135 - inv_m1_plus_m2 * t74);
                let t137 = t74 * t136;
                let t123 = t103 * t101;
                let t124 = t74 * t110 + (t77 * t112 + (l2 * t123 - t118 * t108));
                let t1848 = t77 * t1847 + (t130 - t137) - t124 * t124 / t113;
                let t104 = t103 * t103;
                let t114 = t94 * t113;
                let t115 = t94 * t114;
                let t122 = rt::lit::<T>(1.0) / t114;
                let t125 = t122 * (t103 * t124);
                let t126 = t121 - t125;
                let t1849 = t126 * (rt::lit::<T>(1.0) / t1848);
                let t1850 = t101 - t104 / t115 - t126 * t1849;
                let t1851 = t1848 * t1850;
                let t1852 = rt::lit::<T>(1.0) / (t113 * t1851);
                let t178 = t25 * t126;
                let t179 = t124 * t178;
                let t1853 = t1852 * t179;
                let t1854 = rt::lit::<T>(1.0) / (t114 * t1850);
                let t181 = t25 * t103;
                let t1855 = t1854 * t181;
                let t1856 = t1853 - t1855;
                let t1857 = rt::lit::<T>(1.0) / (t97 * t1850);
                let t198 = t25 * t89;
                let t1858 = t1857 * t198;
                let t1859 = rt::lit::<T>(1.0) / t1851;
                let t1860 = t178 * t1859;
                let t1861 = t108 * t1856 + (t1858 + t129 * t1860);
                let t1862 = t1845 - t1861;
                let t1863 = rt::lit::<T>(1.0) / (t94 * t1850);
                let t1864 = t25 * t1863;
                let t1865 = rt::lit::<T>(1.0) / (t94 * t1851);
                let t203 = t120 * t178;
                let t1866 = t1865 * t203;
                let t1867 = t123 * t1856 + (t1864 - t1866);
                let t1868 = t112 * t1856;
                let t98 = inv_m1_plus_m2 / t97;
                let t159 = t98 * (t87 * t89);
                let t160 = t78 * t95;
                let t161 = t159 - t160;
                let t1869 = rt::lit::<T>(1.0) / t1850;
                let t1870 = t25 * t1869;
                let t1871 = t1868 + (t161 * t1870 - t1847 * t1860);
                let t187 = t68 * t118;
                let t1872 = t1871 + t187 * t1844;
                let t96 = t75 * t95;
                let t99 = t98 * (t85 * t89);
                let t100 = t96 - t99;
                let t1873 = t100 * t1870;
                let t1874 = t110 * t1856 + t136 * t1860;
                let t1875 = t1873 - t1874;
                let t196 = t69 * t118;
                let t1876 = t1875 + t196 * t1844;
                let t1877 = t90 * t1862 + t82 * t1867 + (t87 * t1872 - t85 * t1876);
                let t1878 = m1_plus_m2 * t1876 - (t85 * t1862 + t75 * t1867);
                let t314 = l1 * t71;
                let t1879 = t314 * t1867;
                let t1880 = m1_plus_m2 * t1872 + (t87 * t1862 + t78 * t1867);
                let t1881 = t1878 * (t187 * t1861 - t69 * t1879)
                    - t1880 * (t68 * t1879 + t196 * t1861);
                let t1882 = rt::lit::<T>(0.0) * t94;
                let t1883 = t125 * (t122 * t1882);
                let t1884 = t25 * t1883;
                let t1885 = t1846 - t131;
                let t1886 = t74 * (t1847 + t1885);
                let t1887 = t1849 * (rt::lit::<T>(2.0) * t1883 + t1849 * t1886);
                let t1888 = t1850 * t1886 + t1848 * t1887;
                let t1889 = t1852 * (t124 * t1884 + t1853 * (t113 * t1888))
                    + t1855 * (t1854 * (t1850 * t1882 - t114 * t1887));
                let t1890 = t1869 * t1887;
                let t1891 = t1870 * t1890;
                let t1892 = t1859 * (t1884 + t1860 * t1888);
                let t1893 = t1870 * (t160 - t159) + t100 * t1891 - t1860 * t1885 - t1868
                    - t136 * t1892;
                let t1894 = t1880
                    * (t112 * t1889 + (t1873 + t161 * t1891 - t1874 - t1847 * t1892))
                    + t1878 * (t1893 - t110 * t1889);
                let t1895 = t123 * t1889
                    + (t1864 * t1890 - t1865 * (t120 * t1884 + t1866 * (t94 * t1888)));
                let t1896 = (t82 * t1862 + k2 * t1867 + (t78 * t1872 - t75 * t1876))
                    * t1895 - t1877 * (t108 * t1889 + (t1858 * t1890 + t129 * t1892));
                let t188 = rho1_rate * kappa_gradient;
                let t211 = m2_a2 * t71;
                let t212 = k3 * t71;
                let t213 = t211 * t212;
                let t218 = m2_a2 * t72;
                let t214 = inv_m1_plus_m2 * t84;
                let t219 = t82 - t213 - t218 * t214;
                let t215 = t90 - t213 - t84 * t214;
                let t220 = rt::lit::<T>(1.0) / t215;
                let t221 = t219 * t220;
                let t222 = k11 - t219 * t221;
                let t232 = inv_m1_plus_m2 / t222;
                let t303 = t211 * t232;
                let t304 = t211 * t219;
                let t223 = t215 * t222;
                let t292 = inv_m1_plus_m2 / t223;
                let t305 = t304 * t292;
                let t306 = t303 - t305;
                let t245 = rt::lit::<T>(1.0) / t222;
                let t216 = inv_m1_plus_m2 / t215;
                let t217 = t84 * t216;
                let t224 = rt::lit::<T>(1.0) / t223;
                let t225 = t84 * t219;
                let t226 = t225 * t216;
                let t227 = k3 * t72;
                let t228 = t226 - t227;
                let t229 = t224 * (t219 * t228);
                let t230 = t217 + t229;
                let t231 = t218 * t228;
                let t233 = t231 * t232;
                let t234 = t214 * t230 + (inv_m1_plus_m2 - t233);
                let t261 = t222 * t234;
                let t262 = rt::lit::<T>(1.0) / (t222 * t261);
                let t263 = t262 * (t228 * t228);
                let t236 = t118 - t71 * t212 - t72 * t214;
                let t237 = k13 - t236 * t221;
                let t246 = t245 * t237;
                let t264 = rt::lit::<T>(1.0) / t261;
                let t252 = t212 * t230;
                let t253 = t211 * t228;
                let t254 = t253 * t232;
                let t255 = t252 - t254;
                let t256 = t228 * t245;
                let t257 = t71 * t255 + (t72 * t234 + (l2 * t256 - t118 * t230));
                let t265 = t264 * (t228 * t257);
                let t266 = t246 - t265;
                let t235 = inv_m1_plus_m2 * t72;
                let t238 = t218 * t237;
                let t239 = t232 * t238;
                let t240 = t236 * t220;
                let t241 = t224 * (t219 * t237);
                let t242 = t240 - t241;
                let t243 = t239 + t214 * t242;
                let t244 = t235 - t243;
                let t247 = t212 * t242;
                let t248 = t211 * t237;
                let t249 = t232 * t248;
                let t250 = inv_m1_plus_m2 * t71;
                let t251 = t247 + (t249 - t250);
                let t258 = rt::lit::<T>(1.0) / t234;
                let t259 = t257 * t258;
                let t260 = t72 * t244 + (t118 * t242 + l2 * t246 - t71 * t251)
                    - t257 * t259;
                let t267 = rt::lit::<T>(1.0) / t260;
                let t268 = t266 * t267;
                let t269 = t245 - t263 - t266 * t268;
                let t296 = rt::lit::<T>(1.0) / t269;
                let t297 = t25 * t296;
                let t307 = t306 * t297;
                let t1897 = t118 * t1844 + t307;
                let t272 = t25 * t266;
                let t270 = t260 * t269;
                let t280 = rt::lit::<T>(1.0) / t270;
                let t281 = t272 * t280;
                let t309 = t251 * t281;
                let t271 = rt::lit::<T>(1.0) / (t234 * t270);
                let t273 = t271 * (t257 * t272);
                let t274 = rt::lit::<T>(1.0) / (t261 * t269);
                let t275 = t274 * (t25 * t228);
                let t276 = t273 - t275;
                let t310 = t255 * t276;
                let t1898 = t1897 - t309 - t310;
                let t1899 = t1898 * (rt::lit::<T>(2.0) * t72);
                let t1900 = rt::lit::<T>(2.0) * t71;
                let t291 = t234 * t276;
                let t293 = t225 * t292;
                let t294 = t218 * t232;
                let t295 = t293 - t294;
                let t298 = t291 + (t295 * t297 - t244 * t281);
                let t278 = rt::lit::<T>(1.0) / (t223 * t269);
                let t279 = t278 * (t25 * t219);
                let t282 = t242 * t281;
                let t277 = t230 * t276;
                let t1901 = t1845 - t279 - t282 - t277;
                let t285 = rt::lit::<T>(1.0) / (t222 * t269);
                let t286 = t25 * t285;
                let t287 = rt::lit::<T>(1.0) / (t222 * t270);
                let t288 = t287 * (t237 * t272);
                let t289 = t256 * t276 + (t286 - t288);
                let t1902 = t289 + t1901;
                let t414 = k2 * t289;
                let t415 = t218 * t298;
                let t1903 = t211 * t1898;
                let t1904 = t82 * t1901 + t414 + (t415 - t1903);
                let t327 = t218 * t212;
                let t328 = t327 + t211 * t227;
                let t329 = t211 * t214;
                let t331 = t328 + twice_a2_m2_l1 * t71 - t84 * t212 - t329;
                let t348 = t220 * (t331 * t217 - t212);
                let t330 = t328 + (l1_m2_a2 * t71 - t327) - t329;
                let t332 = t331 * t221 - t330;
                let t1905 = t212 + t216 * (t84 * t332 - t304);
                let t349 = t330 * t228;
                let t333 = t220 * t332;
                let t334 = t330 * t221 - t219 * t333;
                let t337 = t215 * t334 - t331 * t222;
                let t350 = t229 * t337;
                let t1906 = t348 + t224 * (t219 * t1905 - t349 - t350);
                let t335 = m1_plus_m2 * t334;
                let t353 = t335 * t233;
                let t1907 = t214 * t1906 - (t252 + t232 * (t218 * t1905 - t253 - t353));
                let t357 = t227 * t230;
                let t358 = t335 * t254;
                let t1908 = t212 * t1906 + (t357 - t232 * (t231 + t211 * t1905 - t358));
                let t362 = t334 * t256;
                let t1909 = t245 * (t1905 - t362);
                let t361 = t314 * t230;
                let t364 = t71 * t234;
                let t1910 = t72 * (t255 + t1907)
                    + (t71 * t1908 + (l2 * t1909 + t361 - t364 - t118 * t1906));
                let t342 = t314 + t71 * (t227 - t214);
                let t343 = t342 * t221 - t236 * t333;
                let t344 = t245 * (t343 - t334 * t246);
                let t366 = t334 * t234;
                let t1911 = t366 + t222 * t1907;
                let t1912 = t344 - t264 * (t1905 * t257 + t228 * t1910 - t265 * t1911);
                let t1913 = t25 * t1912;
                let t370 = t220 * (t331 * t240 - t342);
                let t371 = t224 * (t219 * t343 - t330 * t237 - t241 * t337);
                let t372 = t370 - t371;
                let t373 = t71 * t244;
                let t374 = t232 * (t238 + t211 * t343 - t335 * t249);
                let t375 = t212 * t372 + (t227 * t242 + (t374 - t235));
                let t376 = t232 * (t218 * t343 - t248 - t335 * t239);
                let t377 = t214 * t372 + (t250 + t376 - t247);
                let t378 = t118 * t372 + (l2 * t344 - t314 * t242) - t373 - t71 * t375
                    - t72 * (t251 + t377);
                let t1914 = t378 - t259 * t1910 - t259 * (t1910 - t259 * t1907);
                let t382 = t222 * t222;
                let t385 = rt::lit::<T>(2.0) * t228;
                let t386 = t334 * t261;
                let t1915 = t268 * t1912
                    + (t334 / t382
                        + t262 * (t1905 * t385 - t263 * (t386 + t222 * t1911)));
                let t1916 = t268 * (t1912 - t268 * t1914) + t1915;
                let t1917 = t269 * t1914 - t260 * t1916;
                let t1918 = t271
                    * (t272 * t1910 + t257 * t1913
                        - t273 * (t270 * t1907 + t234 * t1917));
                let t1919 = t1918
                    - t274 * (t25 * t1905 - t275 * (t269 * t1911 - t261 * t1916));
                let t417 = t334 * t269;
                let t420 = t343 * t272;
                let t421 = t334 * t270;
                let t1920 = t276 * t1909 - t286 * (t285 * (t417 - t222 * t1916))
                    - t287 * (t420 + t237 * t1913 - t288 * (t421 + t222 * t1917));
                let t1921 = (t1899 + t1900 * (t298 + l1 * t1901)) * (half_m2_a2 * t1902)
                    - t1904 * (t256 * t1919 + t1920);
                let t321 = phi_rate * kappa_gradient;
                let t1922 = m1_plus_m2 * t1898 - t211 * t1902;
                let t336 = t232 * (t218 - t335 * t303);
                let t338 = m1_plus_m2 * t337;
                let t339 = t292 * (t218 * t219 - t211 * t330 - t305 * t338);
                let t340 = t336 - t339;
                let t341 = t297 * t340;
                let t1923 = t297 * (t296 * t1916);
                let t391 = t281 * t375;
                let t1924 = t280 * (t1913 - t281 * t1917);
                let t1925 = t341 - t314 * t1844 + (t306 * t1923 - t391) - t276 * t1908
                    - t251 * t1924;
                let t299 = m1_plus_m2 * t298;
                let t290 = t218 * t289;
                let t1926 = t299 + (t84 * t1901 + t290);
                let t406 = t281 * t377;
                let t402 = t232 * (t211 + t335 * t294);
                let t403 = t292 * (t293 * t338 + (t304 + t84 * t330));
                let t404 = t402 - t403;
                let t405 = t297 * t404;
                let t1927 = t234 * t1919
                    + (t276 * t1907 + (t406 + (t405 + t295 * t1923)) - t244 * t1924);
                let t316 = t82 * t289;
                let t317 = t84 * t298;
                let t1928 = t90 * t1901 + t316 + (t317 - t1903);
                let t408 = t25 * t330;
                let t409 = t269 * t337;
                let t412 = t281 * t372;
                let t1929 = t278 * (t408 + t279 * (t409 - t223 * t1916))
                    + (t72 * t1844 - t412) - (t276 * t1906 + t242 * t1924);
                let t1930 = t321 - t1922 * (t1925 - t255 * t1919)
                    - (t1926 * t1927 + t1928 * (t1929 - t230 * t1919));
                let t1931 = t1921 + t1930;
                let t479 = t30 * t103;
                let t481 = t30 * t126;
                let t482 = t124 * t481;
                let t1932 = t1854 * t479 - t1852 * t482;
                let t740 = t120 * t481;
                let t1933 = t123 * t1932 + (t1865 * t740 - t30 * t1863);
                let t1934 = t1859 * t481;
                let t485 = t30 * t89;
                let t1935 = t108 * t1932 - (t129 * t1934 + t1857 * t485);
                let t750 = a1 * t68;
                let t1936 = t30 * t1869;
                let t1937 = t110 * t1932 + (t100 * t1936 - t136 * t1934);
                let t753 = a1 * t69;
                let t1938 = t112 * t1932 + (t1847 * t1934 - t161 * t1936);
                let t1939 = (t1875 + t750 * t1861) * (t750 * t1935 - t1937)
                    + (t1871 - t753 * t1861) * (t1938 - t753 * t1935);
                let t428 = x_rate * kappa_gradient;
                let t427 = y_rate * kappa_gradient;
                let t432 = rt::lit::<T>(0.0) * t228;
                let t433 = t264 * t432;
                let t437 = t243 - t235;
                let t438 = t373 + t71 * t437;
                let t1940 = t268 * (rt::lit::<T>(2.0) * t433 - t268 * t438);
                let t1941 = t296 * t1940;
                let t434 = t25 * t433;
                let t451 = t257 * t434;
                let t1942 = t260 * t1940 - t269 * t438;
                let t1943 = t275 * t1941 - t271 * (t451 + t273 * (t234 * t1942));
                let t460 = t237 * t434;
                let t1944 = t1904
                    * (t256 * t1943
                        + (t287 * (t460 + t288 * (t222 * t1942)) - t286 * t1941));
                let t1945 = rt::lit::<T>(0.5)
                    * ((t1899 + t298 * t1900) * (m2_a2 * t1902) + k14 * (t1898 * t1901))
                    - t1944;
                let t429 = theta_rate * kappa_gradient;
                let t1946 = t280 * (t434 + t281 * t1942);
                let t445 = t294 - t293;
                let t446 = t297 * t445;
                let t1947 = t297 * t1941;
                let t449 = t281 * t437;
                let t1948 = t1922
                    * (t251 * t1946 + (t446 - t306 * t1947 - t449 - t291)
                        - t255 * t1943);
                let t1949 = t1926
                    * (t234 * t1943
                        + (t244 * t1946 + (t1897 - (t309 + t295 * t1947) - t310)));
                let t1950 = t429 - t1948
                    - (t1949 + t1928 * (t279 * t1941 + t242 * t1946 - t230 * t1943));
                let t1951 = t1945 + t1950;
                let t735 = a2 * t77;
                let t736 = t83 * t69 - a2 * t76;
                let t1952 = (t1871 + t735 * t1867 - t736 * t1861)
                    * (t1938 + t735 * t1933 - t736 * t1935);
                let t745 = t68 * t83 + a2 * t73;
                let t746 = a2 * t74;
                let t1953 = (t1875 + t745 * t1861 - t746 * t1867)
                    * (t1937 + t746 * t1933 - t745 * t1935);
                let t1954 = t428 * t1875 + (kappa_gradient + t427 * t1871)
                    - t1861 * (t1951 + j1 * t1935) - m2 * (t1952 - t1953);
                let t1955 = t1867 * t1931 - (t1933 - t1935) * (j2 * (t1867 - t1861))
                    - m1 * t1939 + t1954;
                let t147 = t124 * t126;
                let t1956 = t1852 * t147 - t103 * t1854;
                let t168 = t120 * t126;
                let t1957 = t123 * t1956 + (t1863 - t1865 * t168);
                let t1958 = t126 * t1859;
                let t1959 = t112 * t1956 + (t161 * t1869 - t1847 * t1958);
                let t1960 = t100 * t1869 - t136 * t1958 - t110 * t1956;
                let t1961 = t108 * t1956 + (t129 * t1958 + t89 * t1857);
                let y_rate_squared = y_rate * y_rate;
                let theta_rate_squared = theta_rate * theta_rate;
                let phi_rate_squared = phi_rate * phi_rate;
                let x_rate_squared = x_rate * x_rate;
                let t1962 = t27
                    / (y_rate_squared + theta_rate_squared
                        + (phi_rate_squared + (x_rate_squared + rt::lit::<T>(1.0))));
                let t1963 = phi_rate * t1962 + rt::lit::<T>(1.0);
                let t1964 = theta_rate * t1962;
                let t1965 = x_rate * t1962;
                let t1966 = y_rate * t1962;
                let t1967 = t1963 * t1867 - t1964 * t1861
                    + (t1965 * t1875 + (t1966 * t1871 + (t26 + t1962)));
                let t1968 = (t1957 * t1931 + (t427 * t1959 + t428 * t1960)
                    - t1961 * t1951) * t1967
                    / (t1966 * t1959 + t1963 * t1957 + (t1965 * t1960 - t1964 * t1961));
                let t1969 = (t1877 * (t72 * t1867) + t1881 - t71 * (t1894 + t1896))
                    * (t188 + t1844) + (t1955 - t1968);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(phi_new);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(theta_new);
                let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                let t538 = ahead2_new + ahead4_new;
                let ahead5_new = m2_a2 * t538;
                let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                let t536 = ahead9_new - ahead7_new;
                let ahead10_new = m2_a2 * t536;
                let t537 = k3 * t536;
                let ahead33_new = ahead10_new * t537;
                let t539 = k3 * t538;
                let ahead32_new = ahead5_new * t539;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t503 = l1 + a2 * cos_phi_ahead_new;
                let t504 = m1_a1 + m2 * t503;
                let ahead1_new = sin_theta_ahead_new * t504;
                let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                let t507 = inv_m1_plus_m2 * ahead3_new;
                let ahead28_new = ahead5_new * t507;
                let ahead6_new = t504 * cos_theta_ahead_new;
                let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                let t508 = inv_m1_plus_m2 * ahead8_new;
                let ahead29_new = ahead10_new * t508;
                let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                let ahead11_new = k1 + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                let ahead25_new = ahead3_new * t507;
                let ahead26_new = ahead8_new * t508;
                let ahead27_new = ahead11_new - ahead25_new - ahead26_new;
                let inv_ahead27_new = rt::lit::<T>(1.0) / ahead27_new;
                let ahead31_new = ahead30_new * inv_ahead27_new;
                let ahead34_new = ahead30_new * ahead31_new;
                let ahead35_new = k2 - ahead33_new - ahead32_new - ahead34_new;
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
                let ahead36_new = sin_theta_ahead_new * t507;
                let ahead37_new = cos_theta_ahead_new * t508;
                let t560 = ahead36_new + ahead37_new;
                let ahead40_new = t560 * ahead31_new;
                let ahead38_new = sin_theta_ahead_new * t539;
                let ahead39_new = cos_theta_ahead_new * t537;
                let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                let ahead104_new = ahead41_new * ahead41_new;
                let ahead42_new = t560 * inv_ahead27_new;
                let ahead44_new = ahead30_new * ahead41_new;
                let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                let ahead46_new = ahead44_new * inv_ahead45_new;
                let ahead47_new = ahead42_new + ahead46_new;
                let ahead53_new = t507 * ahead47_new;
                let ahead54_new = ahead5_new * ahead41_new;
                let ahead55_new = inv_ahead50_new * ahead54_new;
                let ahead56_new = ahead53_new
                    + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                let ahead86_new = sin_theta_ahead_new * ahead56_new;
                let ahead48_new = t508 * ahead47_new;
                let ahead49_new = ahead10_new * ahead41_new;
                let ahead51_new = ahead49_new * inv_ahead50_new;
                let ahead52_new = ahead48_new
                    + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                let ahead87_new = cos_theta_ahead_new * ahead52_new;
                let ahead88_new = ahead86_new + ahead87_new;
                let ahead97_new = ahead35_new * ahead88_new;
                let ahead105_new = ahead35_new * ahead97_new;
                let ahead106_new = ahead104_new / ahead105_new;
                let ahead60_new = t536 * t537;
                let ahead59_new = t538 * t539;
                let ahead13_new = l2 + l1_cos_phi_ahead_new;
                let ahead57_new = t538 * t507;
                let ahead58_new = t536 * t508;
                let t597 = ahead13_new - ahead57_new - ahead58_new;
                let ahead61_new = t597 * ahead31_new;
                let ahead62_new = l2 - ahead60_new - ahead59_new - ahead61_new;
                let ahead64_new = ahead76_new * ahead62_new;
                let ahead89_new = t538 * ahead56_new;
                let ahead90_new = t536 * ahead52_new;
                let ahead43_new = ahead41_new * ahead76_new;
                let ahead91_new = ahead13_new * ahead47_new;
                let ahead92_new = ahead89_new
                    + (ahead90_new + (l2 * ahead43_new - ahead91_new));
                let ahead100_new = ahead41_new * ahead92_new;
                let ahead101_new = ahead100_new / ahead97_new;
                let ahead102_new = ahead64_new - ahead101_new;
                let ahead69_new = ahead10_new * ahead62_new;
                let ahead70_new = inv_ahead50_new * ahead69_new;
                let ahead63_new = t597 * inv_ahead27_new;
                let ahead65_new = ahead30_new * ahead62_new;
                let ahead66_new = inv_ahead45_new * ahead65_new;
                let ahead67_new = ahead63_new - ahead66_new;
                let ahead68_new = t508 * ahead67_new;
                let ahead71_new = inv_m1_plus_m2 * t536 - ahead70_new - ahead68_new;
                let ahead94_new = t536 * ahead71_new;
                let ahead95_new = ahead13_new * ahead67_new;
                let ahead72_new = t507 * ahead67_new;
                let ahead73_new = ahead5_new * ahead62_new;
                let ahead74_new = inv_ahead50_new * ahead73_new;
                let ahead75_new = ahead72_new + (ahead74_new - inv_m1_plus_m2 * t538);
                let ahead93_new = t538 * ahead75_new;
                let t623 = ahead94_new + (ahead95_new + l2 * ahead64_new) - ahead93_new;
                let ahead96_new = ahead92_new / ahead88_new;
                let ahead98_new = ahead92_new * ahead96_new;
                let ahead99_new = t623 - ahead98_new;
                let ahead103_new = ahead102_new / ahead99_new;
                let ahead107_new = ahead102_new * ahead103_new;
                let ahead108_new = ahead76_new - ahead106_new - ahead107_new;
                let t1970 = t29 / ahead108_new;
                let t1971 = t29 * ahead102_new;
                let ahead109_new = ahead99_new * ahead108_new;
                let t1972 = t1971 / ahead109_new;
                let ahead110_new = ahead88_new * ahead109_new;
                let t684 = t29 * ahead41_new;
                let ahead111_new = ahead97_new * ahead108_new;
                let t1973 = ahead92_new * t1971 / ahead110_new - t684 / ahead111_new;
                let t1974 = ahead85_new * t1970 - ahead75_new * t1972
                    - ahead56_new * t1973;
                let ahead18_new = sin_theta_ahead_new * t503;
                let ahead19_new = ahead18_new + a2 * ahead2_new;
                let t716 = t29 * ahead30_new;
                let ahead112_new = ahead45_new * ahead108_new;
                let t1975 = ahead47_new * t1973
                    + (ahead67_new * t1972 + t716 / ahead112_new);
                let ahead20_new = a2 * t538;
                let ahead114_new = ahead35_new * ahead108_new;
                let ahead113_new = ahead35_new * ahead109_new;
                let t1976 = ahead43_new * t1973
                    + (t29 / ahead114_new - ahead62_new * t1971 / ahead113_new);
                let t1977 = t1974 + ahead19_new * t1975 - ahead20_new * t1976;
                let ahead77_new = ahead8_new * ahead30_new;
                let ahead79_new = ahead77_new * inv_ahead78_new;
                let ahead80_new = ahead10_new * inv_ahead50_new;
                let ahead81_new = ahead79_new - ahead80_new;
                let t1978 = ahead52_new * t1973
                    + (ahead81_new * t1970 - ahead71_new * t1972);
                let ahead23_new = a2 * t536;
                let ahead21_new = t503 * cos_theta_ahead_new;
                let ahead22_new = ahead21_new - a2 * ahead7_new;
                let t1979 = t1978 + ahead23_new * t1976 - ahead22_new * t1975;
                let ahead16_new = a1 * sin_theta_ahead_new;
                let t1980 = t1974 + ahead16_new * t1975;
                let ahead17_new = a1 * cos_theta_ahead_new;
                let t1981 = t1978 - ahead17_new * t1975;
                let t1982 = t1976 - t1975;
                let t1983 = t21 - t16;
                let t1984 = t8 + t46;
                let t1985 = t12 - t47;
                let t1986 = work - t16 * (j1 * t16) - t1983 * (j2 * t1983)
                    - m1 * (t1984 * t1984 + t1985 * t1985);
                let t1987 = t12 + t51 - t52;
                let t1988 = t8 + t48 - t49;
                let t1989 = t1982 * (j2 * t1982)
                    + (t1975 * (j1 * t1975)
                        + (t1986 - m2 * (t1987 * t1987 + t1988 * t1988)));
                let t1990 = m2 * (t1977 * t1977 + t1979 * t1979)
                    + (m1 * (t1980 * t1980 + t1981 * t1981) + t1989);
                let work_new = h * t1969 + t1990;
                let ahead14_new = cos_theta_ahead_new * ahead13_new;
                let ahead15_new = sin_theta_ahead_new * ahead13_new;
                let ahead24_new = sin_phi_ahead_new * (k5 * sin_phi_ahead_new)
                    + (k8 + k9 * cos_phi_ahead_new);
                let t1991 = cos_theta_ahead_new * t538 - sin_theta_ahead_new * t536;
                let ahead115_new = t1991 * t1991 + ahead13_new * ahead13_new;
                let ahead116_new = rt::abs(inv_h * theta_new);
                let ahead117_new = rt::abs(inv_h * phi_new);
                let ahead118_new = rt::abs(theta_new) + rt::abs(phi_new);
                let carried = [
                    x_new,
                    y_new,
                    theta_new,
                    phi_new,
                    rho1_new,
                    work_new,
                    setting.time_at(tally.advanced()),
                    reference,
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
                    ahead118_new,
                    sin_theta_ahead_new,
                    cos_theta_ahead_new,
                    sin_phi_ahead_new,
                    cos_phi_ahead_new,
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
                        motion.carried[2],
                        motion.carried[3],
                        motion.carried[4],
                        motion.carried[5],
                        motion.carried[6],
                    ]);
                    let after = balance([
                        carried[2],
                        carried[3],
                        carried[4],
                        carried[5],
                        carried[6],
                    ]);
                    setting.check_sound(ordinary, unusual, before, after, tally)?;
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

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
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
                _, _, _, _, _, _, _, _, _, _, _, _, _, _] = motion.carried;
                let l1 = setting.system().parameters.l1;
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k1,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    a_w,
                    k5,
                    k8,
                    k9,
                    ..
                } = *setting.scheme();
                let t1 = rt::cos(w * t);
                let t2 = a_w * t1;
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = front_1_mid * cos_theta - t3;
                let t5 = m2_a2 * t4;
                let t6 = k3 * t4;
                let t7 = cos_theta * front_2_mid;
                let t8 = t7 + sin_theta * front_1_mid;
                let t9 = m2_a2 * t8;
                let t10 = k3 * t8;
                let l1_front_1_mid = l1 * front_1_mid;
                let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = inv_m1_plus_m2 * t12;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = inv_m1_plus_m2 * t14;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t12 * t13
                    - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t18 * t16;
                let t20 = k2 - t5 * t6 - t9 * t10 - t16 * t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = sin_theta * t13 + cos_theta * t15;
                let t23 = t22 * t19 - (sin_theta * t10 + cos_theta * t6);
                let t24 = t17 * t20;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t18 * t22 + t25 * (t16 * t23);
                let t27 = inv_m1_plus_m2 / t20;
                let t28 = t13 * t26 + (inv_m1_plus_m2 * sin_theta - t27 * (t9 * t23));
                let t29 = t15 * t26 + (inv_m1_plus_m2 * cos_theta - t27 * (t5 * t23));
                let t30 = sin_theta * t28 + cos_theta * t29;
                let t31 = t20 * t30;
                let t32 = l1_front_1_mid + l2;
                let t33 = t32 - t8 * t13 - t4 * t15;
                let t34 = l2 - t4 * t6 - t8 * t10 - t33 * t19;
                let t35 = t21 * t34;
                let t36 = t21 * t23;
                let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
                let t38 = t35 - t23 * t37 / t31;
                let t39 = t18 * t33 - t25 * (t16 * t34);
                let t40 = inv_m1_plus_m2 * t4 - t27 * (t5 * t34) - t15 * t39;
                let t41 = t13 * t39 + (t27 * (t9 * t34) - inv_m1_plus_m2 * t8);
                let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
                let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
                let t44 = t2 / t43;
                let t45 = inv_m1_plus_m2 / t24;
                let t46 = rho1
                    / (front_2_mid * (k5 * front_2_mid) + (k8 + k9 * front_1_mid));
                let t47 = t2 * t38;
                let t48 = t42 * t43;
                let t49 = t47 / t48;
                let t50 = t44 * (t9 * t27 - t45 * (t12 * t16)) + cos_theta * t32 * t46
                    - t41 * t49;
                let t51 = t37 * t47 / (t30 * t48) - t2 * t23 / (t31 * t43);
                let t52 = t44 * (t45 * (t14 * t16) - t5 * t27) + sin_theta * t32 * t46
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
            fn rank(&self, system: &System<T>, carried: &[T; 130]) -> (T, [T; 3]) {
                let l1 = system.parameters.l1;
                let l2 = system.parameters.l2;
                let [_, _, theta, phi, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, _, _, ahead115, _, _, _, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * (cos_theta * front_2_mid + sin_theta * front_1_mid)
                    - sin_theta * (front_1_mid * cos_theta - sin_theta * front_2_mid);
                let t2 = l1 * front_1_mid + l2;
                (ahead115, [t1, -(sin_theta * t2), cos_theta * t2])
            }
        }

        impl<T: Scalar> Scheme<T> {
            /// The energy less the work that was done, and a bound of what that is rounded by, in units of roundoff.
            #[cold]
            #[inline(never)]
            fn balance(
                self,
                parameters: super::Parameters<T>,
                [theta,
                phi,
                rho1,
                work,
                t,
                ]: [T; 5],
            ) -> [T; 2] {
                let m1 = parameters.m1;
                let j1 = parameters.J1;
                let a1 = parameters.a1;
                let l1 = parameters.l1;
                let m2 = parameters.m2;
                let j2 = parameters.J2;
                let a2 = parameters.a2;
                let l2 = parameters.l2;
                let w = parameters.w;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k1,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    a_w,
                    k5,
                    k6,
                    k8,
                    k9,
                    ..
                } = self;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * front_2_mid;
                let t2 = t1 + sin_theta * front_1_mid;
                let t3 = m2_a2 * t2;
                let t4 = sin_theta * front_2_mid;
                let t5 = front_1_mid * cos_theta - t4;
                let t6 = m2_a2 * t5;
                let t7 = k3 * t5;
                let t8 = k3 * t2;
                let l1_front_1_mid = l1 * front_1_mid;
                let t9 = l1 + a2 * front_1_mid;
                let t10 = m2 * t9 + m1_a1;
                let t11 = sin_theta * t10 + m2_a2 * t1;
                let t12 = inv_m1_plus_m2 * t11;
                let t13 = t10 * cos_theta - m2_a2 * t4;
                let t14 = inv_m1_plus_m2 * t13;
                let t15 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t3 * t12 - t6 * t14;
                let t16 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t11 * t12
                    - t13 * t14;
                let t17 = rt::lit::<T>(1.0) / t16;
                let t18 = t17 * t15;
                let t19 = k2 - t6 * t7 - t3 * t8 - t15 * t18;
                let t20 = m1_plus_m2 * t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t11 * t15;
                let t23 = t16 * t19;
                let t24 = m1_plus_m2 * t23;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t3 * t21 - t22 * t25;
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let cos_w_t_a_w = a_w * cos_w_t;
                let t27 = rt::lit::<T>(1.0) / t19;
                let t28 = sin_theta * t12 + cos_theta * t14;
                let t29 = t28 * t18 - (sin_theta * t8 + cos_theta * t7);
                let t30 = t29 * t29;
                let t31 = rt::lit::<T>(1.0) / t23;
                let t32 = t15 * t29;
                let t33 = t17 * t28 + t31 * t32;
                let t34 = t3 * t29;
                let t35 = t12 * t33 + (inv_m1_plus_m2 * sin_theta - t34 * t21);
                let t36 = t6 * t29;
                let t37 = t14 * t33 + (inv_m1_plus_m2 * cos_theta - t36 * t21);
                let t38 = sin_theta * t35 + cos_theta * t37;
                let t39 = t19 * t38;
                let t40 = t19 * t39;
                let t41 = rt::lit::<T>(1.0) / t40;
                let t42 = l1_front_1_mid + l2;
                let t43 = t42 - t2 * t12 - t5 * t14;
                let t44 = l2 - t5 * t7 - t2 * t8 - t43 * t18;
                let t45 = t27 * t44;
                let t46 = t27 * t29;
                let t47 = t2 * t35 + (l2 * t46 - t42 * t33 + t5 * t37);
                let t48 = t29 * t47;
                let t49 = rt::lit::<T>(1.0) / t39;
                let t50 = t45 - t48 * t49;
                let t51 = t15 * t44;
                let t52 = t17 * t43 - t31 * t51;
                let t53 = t6 * t44;
                let t54 = inv_m1_plus_m2 * t5 - t53 * t21 - t14 * t52;
                let t55 = t3 * t44;
                let t56 = t12 * t52 + (t55 * t21 - inv_m1_plus_m2 * t2);
                let t57 = rt::lit::<T>(1.0) / t38;
                let t58 = t47 * t57;
                let t59 = t42 * t52 + l2 * t45 + t5 * t54 - t2 * t56 - t47 * t58;
                let t60 = rt::lit::<T>(1.0) / t59;
                let t61 = t50 * t60;
                let t62 = t27 - t30 * t41 - t50 * t61;
                let t63 = rt::lit::<T>(1.0) / t62;
                let t64 = cos_w_t_a_w * t63;
                let t65 = cos_w_t_a_w * t50;
                let t66 = t59 * t62;
                let t67 = rt::lit::<T>(1.0) / t66;
                let t68 = t65 * t67;
                let t69 = t47 * t65;
                let t70 = t38 * t66;
                let t71 = rt::lit::<T>(1.0) / t70;
                let t72 = cos_w_t_a_w * t29;
                let t73 = t39 * t62;
                let t74 = rt::lit::<T>(1.0) / t73;
                let t75 = t69 * t71 - t72 * t74;
                let t76 = t26 * t64 - t56 * t68 - t35 * t75;
                let t77 = sin_theta * t9 + a2 * t1;
                let t78 = cos_w_t_a_w * t15;
                let t79 = t23 * t62;
                let t80 = rt::lit::<T>(1.0) / t79;
                let t81 = t33 * t75 + (t52 * t68 + t78 * t80);
                let t82 = a2 * t2;
                let t83 = t19 * t62;
                let t84 = rt::lit::<T>(1.0) / t83;
                let t85 = t44 * t65;
                let t86 = t19 * t66;
                let t87 = rt::lit::<T>(1.0) / t86;
                let t88 = t46 * t75 + (cos_w_t_a_w * t84 - t85 * t87);
                let t89 = t76 + t77 * t81 - t82 * t88;
                let t90 = t13 * t15;
                let t91 = t90 * t25 - t6 * t21;
                let t92 = t37 * t75 + (t91 * t64 - t54 * t68);
                let t93 = a2 * t5;
                let t94 = t9 * cos_theta - a2 * t4;
                let t95 = t92 + t93 * t88 - t94 * t81;
                let sin_theta_a1 = a1 * sin_theta;
                let t96 = t76 + sin_theta_a1 * t81;
                let a1_cos_theta = a1 * cos_theta;
                let t97 = t92 - a1_cos_theta * t81;
                let t98 = t88 - t81;
                let t99 = front_2_mid * (k5 * front_2_mid) + (k8 + k9 * front_1_mid);
                let t100 = rho1 / t99;
                let t101 = rho1 * t100;
                let t102 = m1 * (t96 * t96 + t97 * t97)
                    + (t98 * (j2 * t98) + (t101 + t81 * (j1 * t81)));
                let t103 = rt::abs(t35);
                let t104 = rt::abs(t42);
                let t105 = rt::abs(t11);
                let abs_sin_theta = rt::abs(sin_theta);
                let abs_a2 = rt::abs(a2);
                let abs_front_1_mid = rt::abs(front_1_mid);
                let t106 = abs_front_1_mid + rt::abs(phi * front_2_mid);
                let t107 = l1 + abs_a2 * t106;
                let t108 = m2 * t107 + rt::abs(m1_a1);
                let t109 = abs_sin_theta + rt::abs(theta * cos_theta);
                let t110 = rt::abs(t10);
                let abs_m2_a2 = rt::abs(m2_a2);
                let abs_front_2_mid = rt::abs(front_2_mid);
                let abs_cos_theta = rt::abs(cos_theta);
                let t111 = abs_cos_theta + rt::abs(theta * sin_theta);
                let t112 = abs_front_2_mid + rt::abs(phi * front_1_mid);
                let t113 = abs_front_2_mid * t111 + abs_cos_theta * t112;
                let t114 = abs_sin_theta * t108 + (t109 * t110 + abs_m2_a2 * t113);
                let t115 = inv_m1_plus_m2 * t114;
                let t116 = rt::abs(t14);
                let t117 = t109 * abs_front_2_mid + abs_sin_theta * t112;
                let t118 = abs_cos_theta * t108 + (t110 * t111 + abs_m2_a2 * t117);
                let t119 = rt::abs(t13);
                let t120 = inv_m1_plus_m2 * t118;
                let t121 = rt::abs(t12);
                let t122 = t119 * t120
                    + (t121 * t114
                        + (k1 + m2_l1 * (l1 + rt::lit::<T>(2.0) * abs_a2 * t106)));
                let t123 = t105 * t115 + t116 * t118 + t122;
                let t124 = rt::abs(t19);
                let t125 = rt::abs(t15);
                let t126 = t117 + (abs_cos_theta * t106 + abs_front_1_mid * t111);
                let t127 = abs_m2_a2 * t126;
                let t128 = l1 * t106;
                let t129 = t113 + (t109 * abs_front_1_mid + abs_sin_theta * t106);
                let t130 = abs_m2_a2 * t129;
                let t131 = rt::abs(t3);
                let t132 = rt::abs(t6);
                let t133 = t127 * t116 + (j2 + abs_m2_a2 * (abs_a2 + t128) + t130 * t121)
                    + (t131 * t115 + t132 * t120);
                let t134 = rt::abs(t17);
                let t135 = rt::lit::<T>(1.0) / (t16 * t16);
                let t136 = t133 * t134 + t123 * rt::abs(t15 * t135);
                let t137 = rt::abs(t18);
                let t138 = abs_m2_a2 / m1_plus_m2;
                let t139 = t138 * t126;
                let t140 = t138 * t129;
                let t141 = rt::abs(t7);
                let t142 = rt::abs(t8);
                let t143 = t133 * t137
                    + (t132 * t139 + t131 * t140 + (t127 * t141 + (k2 + t130 * t142)));
                let t144 = t125 * t136 + t143;
                let t145 = t123 * t124 + rt::abs(t16) * t144;
                let t146 = rt::lit::<T>(1.0) / (t23 * t23);
                let t147 = rt::abs(t31);
                let t148 = rt::abs(t29);
                let t149 = abs_cos_theta * t120
                    + (abs_sin_theta * t115 + (t109 * t121 + t111 * t116));
                let t150 = t149 * t137
                    + (abs_sin_theta * t140
                        + (abs_cos_theta * t139 + (t109 * t142 + t111 * t141)));
                let t151 = rt::abs(t28) * t136 + t150;
                let t152 = t147 * (t133 * t148 + t125 * t151)
                    + (t149 * t134 + t123 * rt::abs(t28 * t135));
                let t153 = t145 * rt::abs(t32 * t146) + t152;
                let t154 = rt::abs(t37);
                let abs_l2 = rt::abs(l2);
                let t155 = t128 + abs_l2;
                let t156 = rt::abs(t33);
                let t157 = rt::abs(t27);
                let t158 = rt::lit::<T>(1.0) / (t19 * t19);
                let t159 = t151 * t157 + t144 * rt::abs(t29 * t158);
                let t160 = t104 * t153 + t129 * t103
                    + (t126 * t154 + (t155 * t156 + abs_l2 * t159));
                let t161 = rt::abs(t5);
                let t162 = m1_plus_m2 * t144;
                let t163 = rt::lit::<T>(1.0) / (t20 * t20);
                let t164 = rt::abs(t21);
                let t165 = t162 * rt::abs(t36 * t163)
                    + (t120 * t156
                        + (inv_m1_plus_m2 * t111 + t164 * (t127 * t148 + t132 * t151)));
                let t166 = t116 * t153 + t165;
                let t167 = rt::abs(t2);
                let t168 = t162 * rt::abs(t34 * t163)
                    + (t115 * t156
                        + (inv_m1_plus_m2 * t109 + t164 * (t130 * t148 + t131 * t151)));
                let t169 = t121 * t153 + t168;
                let t170 = t160 + (t161 * t166 + t167 * t169);
                let t171 = rt::abs(t65);
                let t172 = rt::abs(t47);
                let t173 = rt::abs(a_w) * (rt::abs(cos_w_t) + rt::abs(w_t * sin_w_t));
                let t174 = rt::abs(t50);
                let abs_cos_w_t_a_w = rt::abs(cos_w_t_a_w);
                let t175 = rt::abs(t38);
                let t176 = abs_cos_theta * t166
                    + (abs_sin_theta * t169 + (t109 * t103 + t111 * t154));
                let t177 = t144 * t175 + t124 * t176;
                let t178 = t126 * t116 + (t155 + t129 * t121)
                    + (t167 * t115 + t161 * t120);
                let t179 = t178 * t137
                    + (t161 * t139 + t126 * t141
                        + (t167 * t140 + (abs_l2 + t129 * t142)));
                let t180 = rt::abs(t43) * t136 + t179;
                let t181 = t157 * t180 + t144 * rt::abs(t44 * t158);
                let t182 = t177 * rt::abs(t48 / (t39 * t39))
                    + (t181 + rt::abs(t49) * (t151 * t172 + t148 * t170));
                let t183 = t173 * t174 + abs_cos_w_t_a_w * t182;
                let t184 = rt::abs(t71) * (t170 * t171 + t172 * t183)
                    + rt::abs(t74) * (t173 * t148 + abs_cos_w_t_a_w * t151);
                let t185 = rt::abs(t66);
                let t186 = rt::abs(t56);
                let t187 = rt::abs(t54);
                let t188 = rt::abs(t44);
                let t189 = t147 * (t133 * t188 + t125 * t180)
                    + (t178 * t134 + t123 * rt::abs(t43 * t135));
                let t190 = t145 * rt::abs(t51 * t146) + t189;
                let t191 = rt::abs(t52);
                let t192 = t129 * t186 + t126 * t187
                    + (t104 * t190 + (abs_l2 * t181 + t155 * t191));
                let t193 = t162 * rt::abs(t55 * t163)
                    + (t115 * t191
                        + (inv_m1_plus_m2 * t129 + t164 * (t130 * t188 + t131 * t180)));
                let t194 = t121 * t190 + t193;
                let t195 = t162 * rt::abs(t53 * t163)
                    + (t120 * t191
                        + (inv_m1_plus_m2 * t126 + t164 * (t127 * t188 + t132 * t180)));
                let t196 = t116 * t190 + t195;
                let t197 = t172
                    * (t170 * rt::abs(t57) + t176 * rt::abs(t47 / (t38 * t38)))
                    + (t170 * rt::abs(t58) + (t192 + (t167 * t194 + t161 * t196)));
                let t198 = rt::abs(t62);
                let t199 = rt::abs(t39);
                let t200 = rt::abs(t30 / (t40 * t40)) * (t144 * t199 + t124 * t177)
                    + (t144 * rt::abs(t158)
                        + rt::abs(t41) * (t151 * (rt::lit::<T>(2.0) * t148)));
                let t201 = t174
                    * (t182 * rt::abs(t60) + t197 * rt::abs(t50 / (t59 * t59)))
                    + (t182 * rt::abs(t61) + t200);
                let t202 = t197 * t198 + t201 * rt::abs(t59);
                let t203 = rt::abs(t69 / (t70 * t70)) * (t176 * t185 + t175 * t202)
                    + rt::abs(t72 / (t73 * t73)) * (t177 * t198 + t199 * t201);
                let t204 = t184 + t203;
                let t205 = t173 * rt::abs(t63)
                    + t201 * rt::abs(cos_w_t_a_w / (t62 * t62));
                let t206 = rt::abs(t64);
                let t207 = m1_plus_m2 * t145;
                let t208 = rt::lit::<T>(1.0) / (t24 * t24);
                let t209 = rt::abs(t25);
                let t210 = t162 * rt::abs(t3 * t163)
                    + (t209 * (t114 * t125 + t105 * t133) + t130 * t164);
                let t211 = rt::abs(t68);
                let t212 = t205 * rt::abs(t26)
                    + (t206 * (t207 * rt::abs(t22 * t208) + t210) + t194 * t211);
                let t213 = rt::abs(t75);
                let t214 = t183 * rt::abs(t67) + t202 * rt::abs(t65 / (t66 * t66));
                let t215 = t103 * t204 + (t212 + (t169 * t213 + t186 * t214));
                let t216 = rt::abs(t88);
                let t217 = rt::abs(t9);
                let t218 = rt::abs(t81);
                let t219 = abs_a2 * t129 * t216
                    + (t109 * t217 + abs_sin_theta * t107 + abs_a2 * t113) * t218;
                let t220 = rt::abs(t85 / (t86 * t86)) * (t144 * t185 + t124 * t202)
                    + rt::abs(cos_w_t_a_w / (t83 * t83)) * (t144 * t198 + t124 * t201);
                let t221 = t159 * t213
                    + (rt::abs(t87) * (t180 * t171 + t188 * t183) + t173 * rt::abs(t84));
                let t222 = t204 * rt::abs(t46) + (t220 + t221);
                let t223 = rt::abs(t80) * (t173 * t125 + abs_cos_w_t_a_w * t133)
                    + rt::abs(t78 / (t79 * t79)) * (t145 * t198 + t201 * rt::abs(t23));
                let t224 = t156 * t204
                    + (t190 * t211 + t223 + (t153 * t213 + t191 * t214));
                let t225 = rt::abs(t89)
                    * (t215 + t219 + (rt::abs(t82) * t222 + rt::abs(t77) * t224));
                let t226 = t162 * rt::abs(t6 * t163)
                    + (t209 * (t118 * t125 + t119 * t133) + t127 * t164);
                let t227 = t205 * rt::abs(t91)
                    + (t196 * t211 + t206 * (t207 * rt::abs(t90 * t208) + t226));
                let t228 = t154 * t204 + (t227 + (t166 * t213 + t187 * t214));
                let t229 = abs_a2 * t126 * t216
                    + (abs_cos_theta * t107 + t111 * t217 + abs_a2 * t117) * t218;
                let t230 = rt::abs(t95)
                    * (t228 + t229 + (rt::abs(t93) * t222 + rt::abs(t94) * t224));
                let abs_a1 = rt::abs(a1);
                let t231 = rt::abs(t96)
                    * (rt::abs(sin_theta_a1) * t224 + (t215 + abs_a1 * t109 * t218))
                    + rt::abs(t97)
                        * (rt::abs(a1_cos_theta) * t224 + (t228 + abs_a1 * t111 * t218));
                let t232 = rt::lit::<T>(2.0) * rt::abs(k6) * t106
                    + (k8 + t112 * (rt::lit::<T>(2.0) * rt::abs(k5) * abs_front_2_mid));
                let t233 = rt::abs(t101)
                    + rt::abs(rho1)
                        * (rt::abs(t100) + rt::abs(rho1 / (t99 * t99)) * t232);
                let t234 = rt::lit::<T>(3.0)
                    * (t224 * (j1 * t218) + (t224 + t222) * (j2 * rt::abs(t98)))
                    + (rt::abs(work) + rt::lit::<T>(0.5) * t233);
                [
                    rt::lit::<T>(0.5) * (m2 * (t89 * t89 + t95 * t95) + t102) - work,
                    rt::lit::<T>(3.0) * m2 * (t225 + t230)
                        + (rt::lit::<T>(3.0) * m1 * t231 + t234),
                ]
            }
        }

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "027a7cc0b40d948736ebdb2d4b017e6d";
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
        /// **Holonomic constraints** hold for velocities; positions leave them by the error of the method
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 18 | 34 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 14 | 2 | 0 | 0 | 0 |
        /// | each step | 442 | 741 | 58 | 0 | 7 | 2 |
        /// | each sweep for theta_rate, phi_rate, rho1_rate | 83 | 147 | 17 | 0 | 2 | 0 |
        /// | each iteration for theta_rate, phi_rate, rho1_rate | 445 | 731 | 18 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 63 | 115 | 17 | 0 | 3 | 0 |
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
            /// `2 a2`
            twice_a2: T,
            /// `J2 + (m1 a1² + J1) + m2 a2²`
            k1: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `m2 a2/2`
            half_m2_a2: T,
            /// `(1/2)/(m1 + m2)`
            k4: T,
            /// `A w`
            a_w: T,
            /// `J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))`
            k5: T,
            /// `m1 (l1² + l2²) + m2 (l1² + l2²)`
            k7: T,
            /// `2 l2 (m1 + m2) l1`
            k9: T,
            /// `J2 + m2 a2² - a2² (m2²/(m1 + m2))`
            k10: T,
            /// `l2 - a2 (m2/(m1 + m2))`
            k11: T,
            /// `2 m2 l1 + 2 m1 a1`
            k12: T,
            /// `2 a2 m2 l1`
            k13: T,
            /// `w² A`
            w_a_w: T,
            /// `(m1 + m2)/2`
            half_m1_plus_m2: T,
            /// `(m2 a2/(m1 + m2))/2`
            k14: T,
            /// `m2 l1/2 + m1 a1/2`
            k15: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(h/(m1 + m2))/2`
            k16: T,
            /// `l1 h/2`
            half_l1_h: T,
            /// `m2 a2 l1 h/2`
            k17: T,
            /// `m2 a2 h/2`
            k18: T,
            /// `m2 l1 a2 h`
            m2_l1_a2_h: T,
            /// `(J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))) h`
            k19: T,
            /// `l2 (m1 + m2) l1 h`
            k20: T,
            /// `m2 a2 h/2`
            k21: T,
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
            const TIME: Option<usize> = Some(6);

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
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let a2_squared = a2 * a2;
                let m2_a2_squared = m2 * a2_squared;
                let k1 = j2 + (m1 * (a1 * a1) + j1) + m2_a2_squared;
                let l1_m2_a2 = l1 * m2_a2;
                let k2 = j2 + m2_a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let half_m2_a2 = rt::lit::<T>(0.5) * m2_a2;
                let k4 = rt::lit::<T>(0.5) / m1_plus_m2;
                let a_w = a * w;
                let k5 = j1 + j2
                    + ((l1 + a1) * (m1 * (a1 - l1))
                        + m2_a2 * (a2 - rt::lit::<T>(2.0) * l2));
                let k6 = l1 * l1 + l2 * l2;
                let k7 = m1 * k6 + m2 * k6;
                let k8 = l2 * (m1_plus_m2 * l1);
                let k9 = rt::lit::<T>(2.0) * k8;
                let k10 = k2 - a2_squared * (m2 * m2 / m1_plus_m2);
                let k11 = l2 - a2 * (m2 / m1_plus_m2);
                let k12 = rt::lit::<T>(2.0) * m2_l1 + rt::lit::<T>(2.0) * m1_a1;
                let k13 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let w_a_w = w * a_w;
                let half_m1_plus_m2 = rt::lit::<T>(0.5) * m1_plus_m2;
                let k14 = rt::lit::<T>(0.5) * k3;
                let k15 = rt::lit::<T>(0.5) * m2_l1 + rt::lit::<T>(0.5) * m1_a1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k16 = rt::lit::<T>(0.5) * (h / m1_plus_m2);
                let l1_h = l1 * h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let k17 = rt::lit::<T>(0.5) * (m2_a2 * l1_h);
                let a2_h = a2 * h;
                let k18 = rt::lit::<T>(0.5) * (m2 * a2_h);
                let m2_l1_a2_h = m2_l1 * a2_h;
                let k19 = k5 * h;
                let k20 = k8 * h;
                let k21 = rt::lit::<T>(0.5) * (m2_a2 * h);
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k1,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    m1_a1_plus_m2_l1,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k7,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    w_a_w,
                    half_m1_plus_m2,
                    k14,
                    k15,
                    inv_h,
                    half_h,
                    k16,
                    half_l1_h,
                    k17,
                    k18,
                    m2_l1_a2_h,
                    k19,
                    k20,
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
                    twice_a2,
                    k1,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    k5,
                    k7,
                    k9,
                    inv_h,
                    ..
                } = *self;
                let [[x, y, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = l1 + a2 * front_1_mid;
                let t2 = m2 * t1 + m1_a1;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = t2 * cos_theta - m2_a2 * t3;
                let l1_front_1_mid = l1 * front_1_mid;
                let t5 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t6 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid);
                let t7 = cos_theta * front_2_mid;
                let t8 = sin_theta * t2 + m2_a2 * t7;
                let t9 = l1_front_1_mid + l2;
                let t10 = sin_theta * t9;
                let t11 = front_1_mid * cos_theta - t3;
                let t12 = m2_a2 * t11;
                let t13 = cos_theta * t9;
                let t14 = t7 + sin_theta * front_1_mid;
                let t15 = m2_a2 * t14;
                let t16 = t10 * (t4 * theta_dot + (m1_plus_m2 * y_dot + t12 * phi_dot))
                    + t13 * (m1_plus_m2 * x_dot - t15 * phi_dot - t8 * theta_dot);
                let t17 = front_2_mid
                    * (t4 * y_dot + (t5 * phi_dot + theta_dot * t6) - t8 * x_dot) + t16;
                let t18 = inv_m1_plus_m2 * t8;
                let t19 = inv_m1_plus_m2 * t4;
                let t20 = t5 - t15 * t18 - t12 * t19;
                let t21 = sin_theta * t18 + cos_theta * t19;
                let t22 = t6 - t8 * t18 - t4 * t19;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = t23 * t20;
                let t25 = k3 * t14;
                let t26 = k3 * t11;
                let t27 = t21 * t24 - (sin_theta * t25 + cos_theta * t26);
                let t28 = k2 - t12 * t26 - t15 * t25 - t20 * t24;
                let t29 = rt::lit::<T>(1.0) / t28;
                let t30 = t29 * t27;
                let t31 = t22 * t28;
                let t32 = rt::lit::<T>(1.0) / t31;
                let t33 = t23 * t21 + t32 * (t20 * t27);
                let t34 = inv_m1_plus_m2 / t28;
                let t35 = t19 * t33 + (inv_m1_plus_m2 * cos_theta - t34 * (t12 * t27));
                let t36 = t18 * t33 + (inv_m1_plus_m2 * sin_theta - t34 * (t15 * t27));
                let t37 = t9 - t14 * t18 - t11 * t19;
                let t38 = l2 - t11 * t26 - t14 * t25 - t37 * t24;
                let t39 = t23 * t37 - t32 * (t20 * t38);
                let t40 = inv_m1_plus_m2 * t11 - t34 * (t12 * t38) - t19 * t39;
                let t41 = t18 * t39 + (t34 * (t15 * t38) - inv_m1_plus_m2 * t14);
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
                    t4,
                    t12,
                    t6,
                    t5,
                    t9,
                    t13,
                    t10,
                    a1 * sin_theta,
                    a1 * cos_theta,
                    sin_theta * t1 + a2 * t7,
                    a2 * t14,
                    t1 * cos_theta - a2 * t3,
                    a2 * t11,
                    front_2_mid * (k5 * front_2_mid) + (k7 + k9 * front_1_mid),
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
                    t42 * (t4 * t20) - t12 * t34,
                    t15 * t34 - t42 * (t8 * t20),
                    t43,
                    t47,
                    t49,
                    t50,
                    t45 * t50,
                    t46 * t49,
                    t31 * t49,
                    t28 * t50,
                    t28 * t49,
                    t51 * t51 + t9 * t9,
                    rt::abs(inv_h * theta),
                    rt::abs(inv_h * phi),
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
                    twice_a2,
                    k1,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    m1_a1_plus_m2_l1,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k7,
                    k9,
                    k10,
                    k11,
                    k12,
                    k13,
                    w_a_w,
                    half_m1_plus_m2,
                    k14,
                    k15,
                    inv_h,
                    half_h,
                    k16,
                    half_l1_h,
                    k17,
                    k18,
                    m2_l1_a2_h,
                    k19,
                    k20,
                    k21,
                } = *setting.scheme();
                let t1 = w * (t + half_h);
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = a_w * t3;
                let t5 = rt::cos(w * t);
                let t6 = a_w * t5;
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
                    let phi_rate_half_h = half_h * phi_rate;
                    let t26 = phi + phi_rate_half_h;
                    let (t27, t28) = rt::sin_cos(t26);
                    let t29 = rho1 + half_h * rho1_rate;
                    let t30 = t27 * (k5 * t27) + (k7 + k9 * t28);
                    let t329 = t29 / t30;
                    let t330 = t27 * t329;
                    let t33 = l1 * t28;
                    let t34 = j2 + m2_a2 * (a2 + t33);
                    let theta_rate_half_h = half_h * theta_rate;
                    let t35 = theta + theta_rate_half_h;
                    let (t36, t37) = rt::sin_cos(t35);
                    let t38 = t37 * t27;
                    let t39 = t38 + t36 * t28;
                    let t40 = m2_a2 * t39;
                    let t41 = l1 + a2 * t28;
                    let t42 = m1_a1 + m2 * t41;
                    let t43 = t36 * t42 + m2_a2 * t38;
                    let t44 = inv_m1_plus_m2 * t43;
                    let t45 = t36 * t27;
                    let t46 = t28 * t37 - t45;
                    let t47 = m2_a2 * t46;
                    let t48 = t42 * t37 - m2_a2 * t45;
                    let t49 = inv_m1_plus_m2 * t48;
                    let t50 = t34 - t40 * t44 - t47 * t49;
                    let t51 = t4 * t50;
                    let t52 = k1 + m2_l1 * (l1 + twice_a2 * t28);
                    let t53 = t52 - t43 * t44 - t48 * t49;
                    let t54 = k3 * t46;
                    let t55 = k3 * t39;
                    let t56 = rt::lit::<T>(1.0) / t53;
                    let t57 = t50 * t56;
                    let t58 = k2 - t47 * t54 - t40 * t55 - t50 * t57;
                    let t59 = t53 * t58;
                    let t60 = rt::lit::<T>(1.0) / t58;
                    let t61 = t36 * t44 + t37 * t49;
                    let t62 = t61 * t57 - (t36 * t55 + t37 * t54);
                    let t63 = t62 * t62;
                    let t64 = t61 * t56;
                    let t65 = rt::lit::<T>(1.0) / t59;
                    let t66 = t65 * (t50 * t62);
                    let t67 = t64 + t66;
                    let t68 = inv_m1_plus_m2 / t58;
                    let t69 = t68 * (t40 * t62);
                    let t70 = t44 * t67 + (inv_m1_plus_m2 * t36 - t69);
                    let t71 = t68 * (t47 * t62);
                    let t72 = t49 * t67 + (inv_m1_plus_m2 * t37 - t71);
                    let t73 = t36 * t70 + t37 * t72;
                    let t74 = t58 * t73;
                    let t75 = t58 * t74;
                    let t331 = t60 - t63 / t75;
                    let t78 = l2 + t33;
                    let t79 = t78 - t39 * t44 - t46 * t49;
                    let t80 = l2 - t46 * t54 - t39 * t55 - t79 * t57;
                    let t81 = t60 * t80;
                    let t83 = t62 * t60;
                    let t84 = t39 * t70 + (t46 * t72 + (l2 * t83 - t78 * t67));
                    let t85 = t62 * t84;
                    let t332 = t81 - t85 / t74;
                    let t88 = t79 * t56;
                    let t89 = t65 * (t50 * t80);
                    let t90 = t88 - t89;
                    let t91 = t78 * t90 + l2 * t81;
                    let t92 = inv_m1_plus_m2 * t46;
                    let t93 = t68 * (t47 * t80);
                    let t94 = t49 * t90;
                    let t95 = t92 - t93 - t94;
                    let t96 = t68 * (t40 * t80);
                    let t97 = t44 * t90 + (t96 - inv_m1_plus_m2 * t39);
                    let t98 = t39 * t97;
                    let t99 = t91 + t46 * t95 - t98;
                    let t333 = t84 * t84 / t73;
                    let t334 = t99 - t333;
                    let t335 = t331 - t332 * t332 / t334;
                    let t336 = t4 * t332;
                    let t337 = t334 * t335;
                    let t338 = t336 / t337;
                    let t113 = t4 * t62;
                    let t339 = t84 * t336 / (t73 * t337) - t113 / (t74 * t335);
                    let t340 = t330 - t51 / (t59 * t335) - t90 * t338 - t67 * t339;
                    let t341 = t83 * t339
                        + (t4 / (t58 * t335) - t80 * t336 / (t58 * t337));
                    let t130 = t36 * t78;
                    let t342 = t130 * t329;
                    let t124 = inv_m1_plus_m2 / t59;
                    let t125 = t124 * (t48 * t50);
                    let t126 = t47 * t68;
                    let t127 = t125 - t126;
                    let t343 = t4 / t335;
                    let t344 = t72 * t339 + (t342 + t127 * t343 - t95 * t338);
                    let t138 = t37 * t78;
                    let t345 = t138 * t329;
                    let t135 = t40 * t68;
                    let t136 = t124 * (t43 * t50);
                    let t137 = t135 - t136;
                    let t346 = t345 + t137 * t343 - t97 * t338 - t70 * t339;
                    let t347 = (t52 * t340 + t34 * t341 + (t48 * t344 - t43 * t346))
                        * (t28 * t341);
                    let t145 = l1 * t27;
                    let t348 = t145 * t341;
                    let t349 = (m1_plus_m2 * t344 + (t48 * t340 + t47 * t341))
                        * (t138 * t340 - t36 * t348);
                    let t350 = (m1_plus_m2 * t346 - t43 * t340 - t40 * t341)
                        * (t37 * t348 + t130 * t340);
                    let t351 = m2_a2 * (t341 + t340);
                    let t352 = m1_a1_plus_m2_l1 * t340 + t28 * t351;
                    let t353 = t27 * t351;
                    let t354 = t36 * (t344 * t352 - t346 * t353)
                        + t37 * (t344 * t353 + t346 * t352);
                    solution1.update([t340, t341, t347 + t349 - t350 - t27 * t354]);
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
                        move || [ahead39, ahead40, rt::abs(inv_h * rho1)],
                        move |[theta_rate, phi_rate, rho1_rate]| {
                            let phi_rate_half_h = half_h * phi_rate;
                            let t26 = phi + phi_rate_half_h;
                            let (t27, t28) = rt::sin_cos(t26);
                            let t29 = rho1 + half_h * rho1_rate;
                            let t30 = t27 * (k5 * t27) + (k7 + k9 * t28);
                            let t31 = rt::lit::<T>(1.0) / t30;
                            let t32 = t29 * t31;
                            let t33 = l1 * t28;
                            let t34 = j2 + m2_a2 * (a2 + t33);
                            let theta_rate_half_h = half_h * theta_rate;
                            let t35 = theta + theta_rate_half_h;
                            let (t36, t37) = rt::sin_cos(t35);
                            let t38 = t37 * t27;
                            let t39 = t38 + t36 * t28;
                            let t40 = m2_a2 * t39;
                            let t41 = l1 + a2 * t28;
                            let t42 = m1_a1 + m2 * t41;
                            let t43 = t36 * t42 + m2_a2 * t38;
                            let t44 = inv_m1_plus_m2 * t43;
                            let t45 = t36 * t27;
                            let t46 = t28 * t37 - t45;
                            let t47 = m2_a2 * t46;
                            let t48 = t42 * t37 - m2_a2 * t45;
                            let t49 = inv_m1_plus_m2 * t48;
                            let t50 = t34 - t40 * t44 - t47 * t49;
                            let t51 = t4 * t50;
                            let t52 = k1 + m2_l1 * (l1 + twice_a2 * t28);
                            let t53 = t52 - t43 * t44 - t48 * t49;
                            let t54 = k3 * t46;
                            let t55 = k3 * t39;
                            let t56 = rt::lit::<T>(1.0) / t53;
                            let t57 = t50 * t56;
                            let t58 = k2 - t47 * t54 - t40 * t55 - t50 * t57;
                            let t59 = t53 * t58;
                            let t60 = rt::lit::<T>(1.0) / t58;
                            let t61 = t36 * t44 + t37 * t49;
                            let t62 = t61 * t57 - (t36 * t55 + t37 * t54);
                            let t63 = t62 * t62;
                            let t64 = t61 * t56;
                            let t65 = rt::lit::<T>(1.0) / t59;
                            let t66 = t65 * (t50 * t62);
                            let t67 = t64 + t66;
                            let t68 = inv_m1_plus_m2 / t58;
                            let t69 = t68 * (t40 * t62);
                            let t70 = t44 * t67 + (inv_m1_plus_m2 * t36 - t69);
                            let t71 = t68 * (t47 * t62);
                            let t72 = t49 * t67 + (inv_m1_plus_m2 * t37 - t71);
                            let t73 = t36 * t70 + t37 * t72;
                            let t74 = t58 * t73;
                            let t75 = t58 * t74;
                            let t76 = rt::lit::<T>(1.0) / t75;
                            let t77 = t63 * t76;
                            let t78 = l2 + t33;
                            let t79 = t78 - t39 * t44 - t46 * t49;
                            let t80 = l2 - t46 * t54 - t39 * t55 - t79 * t57;
                            let t81 = t60 * t80;
                            let t82 = rt::lit::<T>(1.0) / t74;
                            let t83 = t62 * t60;
                            let t84 = t39 * t70 + (t46 * t72 + (l2 * t83 - t78 * t67));
                            let t85 = t62 * t84;
                            let t86 = t82 * t85;
                            let t87 = t81 - t86;
                            let t88 = t79 * t56;
                            let t89 = t65 * (t50 * t80);
                            let t90 = t88 - t89;
                            let t91 = t78 * t90 + l2 * t81;
                            let t92 = inv_m1_plus_m2 * t46;
                            let t93 = t68 * (t47 * t80);
                            let t94 = t49 * t90;
                            let t95 = t92 - t93 - t94;
                            let t96 = t68 * (t40 * t80);
                            let t97 = t44 * t90 + (t96 - inv_m1_plus_m2 * t39);
                            let t98 = t39 * t97;
                            let t99 = t91 + t46 * t95 - t98;
                            let t100 = t84 * (rt::lit::<T>(1.0) / t73);
                            let t101 = t99 - t84 * t100;
                            let t102 = t87 * (rt::lit::<T>(1.0) / t101);
                            let t103 = t60 - t77 - t87 * t102;
                            let t104 = rt::lit::<T>(1.0) / (t59 * t103);
                            let t105 = t51 * t104;
                            let t106 = t4 * t87;
                            let t107 = t101 * t103;
                            let t108 = rt::lit::<T>(1.0) / t107;
                            let t109 = t106 * t108;
                            let t110 = t84 * t106;
                            let t111 = rt::lit::<T>(1.0) / (t73 * t107);
                            let t112 = t110 * t111;
                            let t113 = t4 * t62;
                            let t114 = rt::lit::<T>(1.0) / (t74 * t103);
                            let t115 = t113 * t114;
                            let t116 = t112 - t115;
                            let t117 = t27 * t32 - t105 - t90 * t109 - t67 * t116;
                            let t118 = rt::lit::<T>(1.0) / (t58 * t103);
                            let t119 = t4 * t118;
                            let t120 = t80 * t106;
                            let t121 = rt::lit::<T>(1.0) / (t58 * t107);
                            let t122 = t120 * t121;
                            let t123 = t83 * t116 + (t119 - t122);
                            let t124 = inv_m1_plus_m2 / t59;
                            let t125 = t124 * (t48 * t50);
                            let t126 = t47 * t68;
                            let t127 = t125 - t126;
                            let t128 = rt::lit::<T>(1.0) / t103;
                            let t129 = t4 * t128;
                            let t130 = t36 * t78;
                            let t131 = t72 * t116
                                + (t127 * t129 + t130 * t32 - t95 * t109);
                            let t132 = t123 + t117;
                            let t133 = m2_a2 * t132;
                            let t134 = m1_a1_plus_m2_l1 * t117 + t28 * t133;
                            let t135 = t40 * t68;
                            let t136 = t124 * (t43 * t50);
                            let t137 = t135 - t136;
                            let t138 = t37 * t78;
                            let t139 = t137 * t129 + t138 * t32 - t97 * t109
                                - t70 * t116;
                            let t140 = t27 * t133;
                            let t141 = t131 * t134 - t139 * t140;
                            let t142 = t131 * t140 + t139 * t134;
                            let t143 = t36 * t141 + t37 * t142;
                            let t144 = m1_plus_m2 * t139 - t43 * t117 - t40 * t123;
                            let t145 = l1 * t27;
                            let t146 = t145 * t123;
                            let t147 = t36 * t117;
                            let t148 = t37 * t146 + t78 * t147;
                            let t149 = t52 * t117 + t34 * t123
                                + (t48 * t131 - t43 * t139);
                            let t150 = t28 * t123;
                            let t151 = m1_plus_m2 * t131 + (t48 * t117 + t47 * t123);
                            let t152 = t37 * t117;
                            let t153 = t78 * t152 - t36 * t146;
                            let t154 = h * t37;
                            let t155 = t27 * t154;
                            let t156 = h * t36;
                            let t157 = t155 + t28 * t156;
                            let t158 = half_m2_a2 * t157;
                            let t159 = half_h * t36;
                            let t160 = t42 * t159 + half_m2_a2 * t155;
                            let t161 = inv_m1_plus_m2 * t160;
                            let t162 = t27 * t156;
                            let t163 = t28 * t154 - t162;
                            let t164 = half_m2_a2 * t163;
                            let t165 = half_h * t37;
                            let t166 = t42 * t165 - half_m2_a2 * t162;
                            let t167 = inv_m1_plus_m2 * t166;
                            let t168 = t49 * t158 + t47 * t161
                                - (t44 * t164 + t40 * t167);
                            let t169 = t49 * t160 + t48 * t161
                                - (t44 * t166 + t43 * t167);
                            let t170 = t56 * (t168 - t57 * t169);
                            let t171 = rt::lit::<T>(0.5) * (t44 * t154 - t49 * t156)
                                + (t36 * t167 - t37 * t161);
                            let t172 = k14 * t157;
                            let t173 = k14 * t163;
                            let t174 = t57 * t171
                                + (rt::lit::<T>(0.5) * (t54 * t156 - t55 * t154)
                                    + (t37 * t172 - t36 * t173));
                            let t175 = t61 * t170 + t174;
                            let t176 = t57 * t168
                                + (t55 * t164 + t40 * t173 - (t54 * t158 + t47 * t172));
                            let t177 = t50 * t170 + t176;
                            let t178 = t60 * (t175 + t83 * t177);
                            let t179 = rt::lit::<T>(0.5) * t163;
                            let t180 = t58 * t169 - t53 * t177;
                            let t181 = t56 * (t171 - t64 * t169)
                                + t65 * (t62 * t168 + t50 * t175 - t66 * t180);
                            let t182 = rt::lit::<T>(0.5) * t157;
                            let t183 = m1_plus_m2 * t177;
                            let t184 = k16 * t37 + t67 * t167
                                - t68 * (t69 * t183 + (t62 * t164 + t40 * t175));
                            let t185 = t44 * t181 + t184;
                            let t186 = t68 * (t71 * t183 + (t47 * t175 - t62 * t158))
                                + (t67 * t161 + k16 * t36);
                            let t187 = t186 - t49 * t181;
                            let t188 = l2 * t178 + t70 * t179 - (t78 * t181 + t72 * t182)
                                + (t39 * t185 - t46 * t187);
                            let t189 = t49 * t182 + t46 * t161
                                - (t44 * t179 + t39 * t167);
                            let t190 = t57 * t189
                                + (t55 * t179 + t39 * t173 - (t54 * t182 + t46 * t172));
                            let t191 = t79 * t170 + t190;
                            let t192 = t60 * (t81 * t177 - t191);
                            let t193 = t36 * t185
                                + rt::lit::<T>(0.5) * (t70 * t154 - t72 * t156)
                                - t37 * t187;
                            let t194 = t58 * t193 - t73 * t177;
                            let t195 = t192
                                - t82 * (t84 * t175 + t62 * t188 - t86 * t194);
                            let t196 = t4 * t195;
                            let t197 = t56 * (t189 - t88 * t169)
                                - t65 * (t80 * t168 - t50 * t191 - t89 * t180);
                            let t198 = t68 * (t93 * t183 - (t80 * t158 + t47 * t191))
                                + k4 * t157 - t90 * t161;
                            let t199 = t49 * t197 + t198;
                            let t200 = t90 * t167
                                + (t68 * (t96 * t183 + (t80 * t164 - t40 * t191))
                                    - k4 * t163);
                            let t201 = t44 * t197 + t200;
                            let t202 = l2 * t192 - t97 * t179 + (t78 * t197 - t182 * t95)
                                - (t46 * t199 + t39 * t201);
                            let t203 = t202 - t100 * t188 - t100 * (t188 - t100 * t193);
                            let t204 = rt::lit::<T>(1.0) / (t58 * t58);
                            let t205 = rt::lit::<T>(2.0) * t62;
                            let t206 = t177 * t204
                                - t76 * (t175 * t205 - t77 * (t58 * t194 - t74 * t177));
                            let t207 = t206 - t102 * t195 - t102 * (t195 - t102 * t203);
                            let t208 = t103 * t203 + t101 * t207;
                            let t209 = t111
                                * (t106 * t188 + t84 * t196
                                    - t112 * (t107 * t193 + t73 * t208));
                            let t210 = t209
                                - t114 * (t4 * t175 - t115 * (t103 * t194 + t74 * t207));
                            let t211 = t104
                                * (t4 * t168 - t105 * (t103 * t180 + t59 * t207))
                                + t109 * t197;
                            let t212 = t108 * (t196 - t109 * t208);
                            let t213 = t67 * t210 + (t211 + (t116 * t181 + t90 * t212));
                            let t214 = h * t28;
                            let t215 = t37 * t214;
                            let t216 = h * t27;
                            let t217 = t215 - t36 * t216;
                            let t218 = rt::lit::<T>(0.5) * t217;
                            let t219 = t36 * t214;
                            let t220 = t219 + t37 * t216;
                            let t221 = rt::lit::<T>(0.5) * t220;
                            let t222 = half_m2_a2 * t215 - t27 * (k18 * t36);
                            let t223 = t27 * (k18 * t37) + half_m2_a2 * t219;
                            let t224 = inv_m1_plus_m2 * t223;
                            let t225 = m2_l1_a2_h * t27;
                            let t226 = inv_m1_plus_m2 * t222;
                            let t227 = t44 * t222 - t48 * t224
                                + (t225 + t43 * t226 - t49 * t223);
                            let t228 = k17 * t27;
                            let t229 = half_m2_a2 * t217;
                            let t230 = half_m2_a2 * t220;
                            let t231 = t228 + t40 * t226 - t47 * t224
                                + (t44 * t229 - t49 * t230);
                            let t232 = t56 * (t57 * t227 - t231);
                            let t233 = t36 * t226 - t37 * t224;
                            let t234 = k14 * t220;
                            let t235 = k14 * t217;
                            let t236 = t61 * t232
                                + (t57 * t233 + (t37 * t234 - t36 * t235));
                            let t237 = t40 * t235 + t55 * t229
                                - (t47 * t234 + t54 * t230) - t57 * t231;
                            let t238 = t50 * t232 + t237;
                            let t239 = t60 * (t236 + t83 * t238);
                            let t240 = half_l1_h * t27;
                            let t241 = t58 * t227 + t53 * t238;
                            let t242 = t56 * (t233 + t64 * t227)
                                + t65 * (t66 * t241 + (t50 * t236 - t62 * t231));
                            let t243 = t70 * t218 - t72 * t221
                                + (l2 * t239 + t67 * t240 - t78 * t242);
                            let t244 = m1_plus_m2 * t238;
                            let t245 = t44 * t242
                                + (t67 * t226
                                    - t68 * (t69 * t244 + (t62 * t229 + t40 * t236)));
                            let t246 = t49 * t242
                                - (t67 * t224
                                    + t68 * (t71 * t244 + (t47 * t236 - t62 * t230)));
                            let t247 = t243 + (t39 * t245 + t46 * t246);
                            let t248 = t240 + t39 * t226 - t46 * t224
                                + (t44 * t218 - t49 * t221);
                            let t249 = t39 * t235 + t55 * t218
                                - (t46 * t234 + t54 * t221) - t57 * t248;
                            let t250 = t79 * t232 + t249;
                            let t251 = t60 * (t81 * t238 - t250);
                            let t252 = t36 * t245 + t37 * t246;
                            let t253 = t58 * t252 - t73 * t238;
                            let t254 = t251
                                - t82 * (t84 * t236 + t62 * t247 - t86 * t253);
                            let t255 = t4 * t254;
                            let t256 = t56 * (t88 * t227 - t248)
                                - t65 * (t89 * t241 - (t80 * t231 + t50 * t250));
                            let t257 = t78 * t256 + (l2 * t251 - t90 * t240)
                                - (t221 * t95 + t97 * t218);
                            let t258 = t68 * (t93 * t244 - (t80 * t230 + t47 * t250))
                                + k4 * t220 - t90 * t224;
                            let t259 = t49 * t256 + t258;
                            let t260 = t90 * t226
                                + (t68 * (t96 * t244 + (t80 * t229 - t40 * t250))
                                    - k4 * t217);
                            let t261 = t44 * t256 + t260;
                            let t262 = t257 - (t46 * t259 + t39 * t261) - t100 * t247
                                - t100 * (t247 - t100 * t252);
                            let t263 = t204 * t238
                                - t76 * (t205 * t236 - t77 * (t58 * t253 - t74 * t238));
                            let t264 = t263 - t102 * t254 - t102 * (t254 - t102 * t262);
                            let t265 = t103 * t262 + t101 * t264;
                            let t266 = t111
                                * (t106 * t247 + t84 * t255
                                    - t112 * (t107 * t252 + t73 * t265));
                            let t267 = t266
                                - t114 * (t4 * t236 - t115 * (t103 * t253 + t74 * t264));
                            let t268 = t108 * (t255 - t109 * t265);
                            let t269 = t90 * t268
                                - t104 * (t4 * t231 + t105 * (t59 * t264 - t103 * t241));
                            let t270 = t67 * t267 + (t116 * t242 + t109 * t256 + t269);
                            let t271 = half_h * t28;
                            let t272 = t32 * (t31 * (t27 * (k19 * t28 - k20)));
                            let t273 = t32 * t271 - t27 * t272;
                            let t274 = h * t31;
                            let t275 = t27 * t274;
                            let t276 = t121
                                * (t80 * t196 - t106 * t191
                                    - t122 * (t58 * t208 - t107 * t177));
                            let t277 = t83 * t210
                                + (t116 * t178
                                    - t119 * (t118 * (t58 * t207 - t103 * t177)));
                            let t278 = t121
                                * (t80 * t255 - t106 * t250
                                    - t122 * (t58 * t265 - t107 * t238));
                            let t279 = t83 * t267
                                + (t116 * t239 - t119 * (t118 * (t58 * t264 - t103 * t238))
                                    - t278);
                            let t280 = t277 - t276;
                            let t281 = m2_a2 * (t280 - t213);
                            let t282 = t28 * t281 - m1_a1_plus_m2_l1 * t213;
                            let t283 = t27 * t281;
                            let t284 = m1_plus_m2 * t180;
                            let t285 = t124 * (t48 * t168 - t50 * t160 - t125 * t284)
                                - t68 * (t126 * t183 - t158);
                            let t286 = t129 * (t128 * t207);
                            let t287 = t129 * t285 + t32 * (t78 * t165)
                                + (t109 * t199 - t127 * t286) - t116 * t187;
                            let t288 = t72 * t210 + (t287 - t95 * t212);
                            let t289 = t68 * (t164 + t135 * t183)
                                - t124 * (t50 * t166 + t43 * t168 - t136 * t284);
                            let t290 = t129 * t289 - t32 * (t78 * t159)
                                - (t137 * t286 + t109 * t201) - t116 * t185;
                            let t291 = t290 - t97 * t212 - t70 * t210;
                            let t292 = rt::lit::<T>(0.5) * (t154 * t141 - t156 * t142)
                                + t36
                                    * (t131 * t282 + (t134 * t288 - t140 * t291 - t139 * t283));
                            let t293 = t37
                                * (t139 * t282
                                    + (t131 * t283 + (t140 * t288 + t134 * t291))) + t292;
                            let t294 = t145 * t280;
                            let t295 = t151
                                * (t36 * t294
                                    + (t78 * (t159 * t117 + t37 * t213) + t165 * t146));
                            let t296 = t144
                                * (t78 * (t165 * t117 - t36 * t213)
                                    + (t37 * t294 - t159 * t146));
                            let t297 = m1_plus_m2 * t291 - (t166 * t117 + t164 * t123)
                                + (t43 * t213 - t40 * t280);
                            let t298 = m1_plus_m2 * t288 - (t158 * t123 + t160 * t117)
                                + (t47 * t280 - t48 * t213);
                            let t299 = t34 * t280
                                + (t48 * t288 - (t160 * t131 + t166 * t139))
                                - (t52 * t213 + t43 * t291);
                            let t300 = t295 + t296
                                + (t148 * t297 - t280 * (t28 * t149)
                                    - (t153 * t298 + t150 * t299));
                            let t301 = t273 - t270;
                            let t302 = m2_a2 * (t279 + t301);
                            let t303 = t28 * t302
                                + (m1_a1_plus_m2_l1 * t301 - k21 * t27 * t132);
                            let t304 = m1_plus_m2 * t241;
                            let t305 = t124 * (t125 * t304 - (t50 * t223 + t48 * t231))
                                - t68 * (t126 * t244 - t230);
                            let t306 = t129 * (t128 * t264);
                            let t307 = t129 * t305
                                - (t130 * t272 + t32 * (t27 * (half_l1_h * t36)))
                                + (t109 * t259 - t127 * t306);
                            let t308 = t72 * t267 + (t116 * t246 + t307 - t95 * t268);
                            let t309 = t68 * (t229 + t135 * t244)
                                - t124 * (t136 * t304 + (t50 * t222 - t43 * t231));
                            let t310 = t129 * t309
                                - (t138 * t272 + t32 * (t27 * (half_l1_h * t37)))
                                - (t137 * t306 + t109 * t261);
                            let t311 = t310 - t116 * t245 - t97 * t268 - t70 * t267;
                            let t312 = k21 * t28 * t132 + t27 * t302;
                            let t313 = t36
                                * (t131 * t303 + (t134 * t308 - t140 * t311) - t139 * t312)
                                + t37
                                    * (t139 * t303
                                        + (t131 * t312 + (t140 * t308 + t134 * t311)));
                            let t314 = m1_plus_m2 * t311 - (t222 * t117 + t229 * t123)
                                - (t43 * t301 + t40 * t279);
                            let t315 = l1 * (t271 * t123 + t27 * t279);
                            let t316 = t148 * t314
                                - t149 * (t28 * t279 - t123 * (half_h * t27))
                                - t151 * (t138 * t301 - t240 * t152 - t36 * t315);
                            let t317 = t34 * t279
                                - (t225 * t117 + t228 * t123 + (t223 * t131 + t222 * t139));
                            let t318 = t47 * t279 - (t230 * t123 + t223 * t117)
                                + (t48 * t301 + m1_plus_m2 * t308);
                            let t319 = t150
                                * (t48 * t308 - t43 * t311 + (t52 * t301 + t317))
                                + t153 * t318;
                            let t320 = t271 * t143
                                + t144 * (t37 * t315 + (t130 * t301 - t240 * t147)) - t319;
                            let t321 = t275 * (k15 + half_m2_a2 * t28);
                            let t322 = t130 * t274;
                            let t323 = t138 * t274;
                            let t324 = t27 * (m2_a2 * t275);
                            let t325 = t36
                                * (t321 * t131
                                    + rt::lit::<T>(0.5)
                                        * (t322 * t134 - (t323 * t140 + t324 * t139)));
                            let t326 = t37
                                * (t321 * t139
                                    + rt::lit::<T>(0.5)
                                        * (t323 * t134 + (t322 * t140 + t324 * t131)));
                            let t327 = (t36 * t144 - t37 * t151) * (t78 * t275)
                                - t150 * (t52 * t275 + t48 * t322 - t43 * t323);
                            let t328 = t148
                                * (half_m1_plus_m2 * t323
                                    - t275 * (rt::lit::<T>(0.5) * t43)) + rt::lit::<T>(1.0)
                                - t153
                                    * (half_m1_plus_m2 * t322
                                        + t275 * (rt::lit::<T>(0.5) * t48));
                            (
                                [
                                    theta_rate - t117,
                                    phi_rate - t123,
                                    t27 * t143
                                        + (rho1_rate + t144 * t148 - (t149 * t150 + t151 * t153)),
                                ],
                                [
                                    [
                                        t213 + rt::lit::<T>(1.0),
                                        t270 - t273,
                                        rt::lit::<T>(-0.5) * t275,
                                    ],
                                    [t276 - t277, rt::lit::<T>(1.0) - t279, rt::lit::<T>(0.0)],
                                    [
                                        t27 * t293 + t300,
                                        t27 * t313 + (t316 + t320),
                                        t27 * (t325 + t326) + (rt::lit::<T>(0.5) * t327 + t328),
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
                let theta_rate_half_h = half_h * theta_rate;
                let t35 = theta + theta_rate_half_h;
                let (t36, t37) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_half_h,
                    t35,
                    tally,
                );
                let phi_rate_half_h = half_h * phi_rate;
                let t26 = phi + phi_rate_half_h;
                let (t27, t28) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_half_h,
                    t26,
                    tally,
                );
                let t38 = t37 * t27;
                let t39 = t38 + t36 * t28;
                let t40 = m2_a2 * t39;
                let t45 = t36 * t27;
                let t46 = t28 * t37 - t45;
                let t47 = m2_a2 * t46;
                let t54 = k3 * t46;
                let t55 = k3 * t39;
                let t33 = l1 * t28;
                let t34 = j2 + m2_a2 * (a2 + t33);
                let t41 = l1 + a2 * t28;
                let t42 = m1_a1 + m2 * t41;
                let t43 = t36 * t42 + m2_a2 * t38;
                let t44 = inv_m1_plus_m2 * t43;
                let t48 = t42 * t37 - m2_a2 * t45;
                let t49 = inv_m1_plus_m2 * t48;
                let t50 = t34 - t40 * t44 - t47 * t49;
                let t52 = k1 + m2_l1 * (l1 + twice_a2 * t28);
                let t53 = t52 - t43 * t44 - t48 * t49;
                let t56 = rt::lit::<T>(1.0) / t53;
                let t57 = t50 * t56;
                let t58 = k2 - t47 * t54 - t40 * t55 - t50 * t57;
                let t68 = inv_m1_plus_m2 / t58;
                let t135 = t40 * t68;
                let t59 = t53 * t58;
                let t124 = inv_m1_plus_m2 / t59;
                let t136 = t124 * (t43 * t50);
                let t137 = t135 - t136;
                let t60 = rt::lit::<T>(1.0) / t58;
                let t61 = t36 * t44 + t37 * t49;
                let t62 = t61 * t57 - (t36 * t55 + t37 * t54);
                let t63 = t62 * t62;
                let t64 = t61 * t56;
                let t65 = rt::lit::<T>(1.0) / t59;
                let t66 = t65 * (t50 * t62);
                let t67 = t64 + t66;
                let t69 = t68 * (t40 * t62);
                let t70 = t44 * t67 + (inv_m1_plus_m2 * t36 - t69);
                let t71 = t68 * (t47 * t62);
                let t72 = t49 * t67 + (inv_m1_plus_m2 * t37 - t71);
                let t73 = t36 * t70 + t37 * t72;
                let t74 = t58 * t73;
                let t75 = t58 * t74;
                let t331 = t60 - t63 / t75;
                let t78 = l2 + t33;
                let t79 = t78 - t39 * t44 - t46 * t49;
                let t80 = l2 - t46 * t54 - t39 * t55 - t79 * t57;
                let t81 = t60 * t80;
                let t82 = rt::lit::<T>(1.0) / t74;
                let t83 = t62 * t60;
                let t84 = t39 * t70 + (t46 * t72 + (l2 * t83 - t78 * t67));
                let t85 = t62 * t84;
                let t86 = t82 * t85;
                let t87 = t81 - t86;
                let t92 = inv_m1_plus_m2 * t46;
                let t88 = t79 * t56;
                let t89 = t65 * (t50 * t80);
                let t90 = t88 - t89;
                let t94 = t49 * t90;
                let t93 = t68 * (t47 * t80);
                let t355 = t94 + t93;
                let t356 = t92 - t355;
                let t91 = t78 * t90 + l2 * t81;
                let t96 = t68 * (t40 * t80);
                let t97 = t44 * t90 + (t96 - inv_m1_plus_m2 * t39);
                let t98 = t39 * t97;
                let t333 = t84 * t84 / t73;
                let t357 = t46 * t356 + (t91 - t98) - t333;
                let t358 = t87 * (rt::lit::<T>(1.0) / t357);
                let t359 = t331 - t87 * t358;
                let t360 = rt::lit::<T>(1.0) / t359;
                let t361 = t4 * t360;
                let t362 = t137 * t361;
                let t363 = t357 * t359;
                let t364 = rt::lit::<T>(1.0) / (t73 * t363);
                let t106 = t4 * t87;
                let t110 = t84 * t106;
                let t365 = t364 * t110;
                let t366 = rt::lit::<T>(1.0) / (t74 * t359);
                let t113 = t4 * t62;
                let t367 = t366 * t113;
                let t368 = t365 - t367;
                let t369 = rt::lit::<T>(1.0) / t363;
                let t370 = t106 * t369;
                let t371 = t70 * t368 + t97 * t370;
                let t372 = t362 - t371;
                let t138 = t37 * t78;
                let t29 = rho1 + half_h * rho1_rate;
                let t30 = t27 * (k5 * t27) + (k7 + k9 * t28);
                let t329 = t29 / t30;
                let t345 = t138 * t329;
                let t373 = t372 + t345;
                let x_new = x + h * t373;
                let t374 = t72 * t368;
                let t125 = t124 * (t48 * t50);
                let t126 = t47 * t68;
                let t127 = t125 - t126;
                let t375 = t374 + (t127 * t361 - t356 * t370);
                let t130 = t36 * t78;
                let t342 = t130 * t329;
                let t376 = t375 + t342;
                let y_new = y + h * t376;
                let theta_rate_h = h * theta_rate;
                let theta_new = theta + theta_rate_h;
                let phi_rate_h = h * phi_rate;
                let phi_new = phi + phi_rate_h;
                let rho1_new = rho1 + h * rho1_rate;
                let t330 = t27 * t329;
                let t377 = rt::lit::<T>(1.0) / (t59 * t359);
                let t51 = t4 * t50;
                let t378 = t377 * t51;
                let t379 = t67 * t368 + (t378 + t90 * t370);
                let t380 = t330 - t379;
                let t381 = rt::lit::<T>(1.0) / (t58 * t359);
                let t382 = t4 * t381;
                let t383 = rt::lit::<T>(1.0) / (t58 * t363);
                let t120 = t80 * t106;
                let t384 = t383 * t120;
                let t385 = t83 * t368 + (t382 - t384);
                let t386 = t52 * t380 + t34 * t385 + (t48 * t376 - t43 * t373);
                let t387 = m1_plus_m2 * t373 - (t43 * t380 + t40 * t385);
                let t145 = l1 * t27;
                let t388 = t145 * t385;
                let t389 = m1_plus_m2 * t376 + (t48 * t380 + t47 * t385);
                let t390 = t387 * (t130 * t379 - t37 * t388)
                    - t389 * (t36 * t388 + t138 * t379);
                let t391 = rt::lit::<T>(0.0) * t58;
                let t392 = t86 * (t82 * t391);
                let t393 = t4 * t392;
                let t394 = t355 - t92;
                let t395 = t39 * (t356 + t394);
                let t396 = t358 * (rt::lit::<T>(2.0) * t392 + t358 * t395);
                let t397 = t359 * t395 + t357 * t396;
                let t398 = t364 * (t84 * t393 + t365 * (t73 * t397))
                    + t367 * (t366 * (t359 * t391 - t74 * t396));
                let t399 = t360 * t396;
                let t400 = t361 * t399;
                let t401 = t369 * (t393 + t370 * t397);
                let t402 = t361 * (t126 - t125) + t137 * t400 - t370 * t394 - t374
                    - t97 * t401;
                let t403 = t389
                    * (t72 * t398 + (t362 + t127 * t400 - t371 - t356 * t401))
                    + t387 * (t402 - t70 * t398);
                let t404 = t83 * t398
                    + (t382 * t399 - t383 * (t80 * t393 + t384 * (t58 * t397)));
                let t405 = (t34 * t380 + k2 * t385 + (t47 * t376 - t40 * t373)) * t404
                    - t386 * (t67 * t398 + (t378 * t399 + t90 * t401));
                let t406 = m2_a2 * t27;
                let t407 = k3 * t27;
                let t408 = t406 * t407;
                let t409 = m2_a2 * t28;
                let t410 = inv_m1_plus_m2 * t42;
                let t411 = t34 - t408 - t409 * t410;
                let t412 = t52 - t408 - t42 * t410;
                let t413 = rt::lit::<T>(1.0) / t412;
                let t414 = t411 * t413;
                let t415 = k10 - t411 * t414;
                let t416 = inv_m1_plus_m2 / t415;
                let t417 = t406 * t416;
                let t418 = t406 * t411;
                let t419 = t412 * t415;
                let t420 = inv_m1_plus_m2 / t419;
                let t421 = t418 * t420;
                let t422 = t417 - t421;
                let t423 = rt::lit::<T>(1.0) / t415;
                let t424 = inv_m1_plus_m2 / t412;
                let t425 = t42 * t424;
                let t426 = rt::lit::<T>(1.0) / t419;
                let t427 = t42 * t411;
                let t428 = k3 * t28;
                let t429 = t427 * t424 - t428;
                let t430 = t426 * (t411 * t429);
                let t431 = t425 + t430;
                let t432 = t409 * t429;
                let t433 = t432 * t416;
                let t434 = t410 * t431 + (inv_m1_plus_m2 - t433);
                let t435 = t415 * t434;
                let t436 = rt::lit::<T>(1.0) / (t415 * t435);
                let t437 = t436 * (t429 * t429);
                let t438 = t78 - t27 * t407 - t28 * t410;
                let t439 = k11 - t438 * t414;
                let t440 = t423 * t439;
                let t441 = rt::lit::<T>(1.0) / t435;
                let t442 = t407 * t431;
                let t443 = t406 * t429;
                let t444 = t443 * t416;
                let t445 = t442 - t444;
                let t446 = t429 * t423;
                let t447 = t27 * t445 + (t28 * t434 + (l2 * t446 - t78 * t431));
                let t448 = t441 * (t429 * t447);
                let t449 = t440 - t448;
                let t450 = inv_m1_plus_m2 * t28;
                let t451 = t409 * t439;
                let t452 = t416 * t451;
                let t453 = t438 * t413;
                let t454 = t426 * (t411 * t439);
                let t455 = t453 - t454;
                let t456 = t452 + t410 * t455;
                let t457 = t450 - t456;
                let t458 = t407 * t455;
                let t459 = t406 * t439;
                let t460 = t416 * t459;
                let t461 = inv_m1_plus_m2 * t27;
                let t462 = t458 + (t460 - t461);
                let t463 = t447 * (rt::lit::<T>(1.0) / t434);
                let t464 = t28 * t457 + (t78 * t455 + l2 * t440 - t27 * t462)
                    - t447 * t463;
                let t465 = t449 * (rt::lit::<T>(1.0) / t464);
                let t466 = t423 - t437 - t449 * t465;
                let t467 = rt::lit::<T>(1.0) / t466;
                let t468 = t4 * t467;
                let t469 = t78 * t329 + t422 * t468;
                let t470 = t4 * t449;
                let t471 = t464 * t466;
                let t472 = rt::lit::<T>(1.0) / t471;
                let t473 = t470 * t472;
                let t474 = t462 * t473;
                let t475 = rt::lit::<T>(1.0) / (t434 * t471);
                let t476 = t475 * (t447 * t470);
                let t477 = rt::lit::<T>(1.0) / (t435 * t466);
                let t478 = t477 * (t4 * t429);
                let t479 = t476 - t478;
                let t480 = t445 * t479;
                let t481 = t469 - t474 - t480;
                let t482 = t481 * (rt::lit::<T>(2.0) * t28);
                let t483 = rt::lit::<T>(2.0) * t27;
                let t484 = t434 * t479;
                let t485 = t427 * t420;
                let t486 = t409 * t416;
                let t487 = t485 - t486;
                let t488 = t484 + (t487 * t468 - t457 * t473);
                let t489 = rt::lit::<T>(1.0) / (t419 * t466);
                let t490 = t489 * (t4 * t411);
                let t491 = t330 - t490 - t455 * t473 - t431 * t479;
                let t492 = rt::lit::<T>(1.0) / (t415 * t466);
                let t493 = t4 * t492;
                let t494 = rt::lit::<T>(1.0) / (t415 * t471);
                let t495 = t494 * (t439 * t470);
                let t496 = t446 * t479 + (t493 - t495);
                let t497 = t496 + t491;
                let t498 = m1_plus_m2 * t481 - t406 * t497;
                let t499 = t409 * t407;
                let t500 = t499 + t406 * t428;
                let t501 = t406 * t410;
                let t502 = t500 + (l1_m2_a2 * t27 - t499) - t501;
                let t503 = t500 + k13 * t27 - t42 * t407 - t501;
                let t504 = t503 * t414 - t502;
                let t505 = t413 * t504;
                let t506 = t502 * t414 - t411 * t505;
                let t507 = m1_plus_m2 * t506;
                let t508 = t412 * t506 - t503 * t415;
                let t509 = m1_plus_m2 * t508;
                let t510 = t416 * (t409 - t507 * t417)
                    - t420 * (t409 * t411 - t406 * t502 - t421 * t509);
                let t511 = t145 + t27 * (t428 - t410);
                let t512 = t511 * t414 - t438 * t505;
                let t513 = t423 * (t512 - t506 * t440);
                let t514 = t407 + t424 * (t42 * t504 - t418);
                let t515 = t413 * (t503 * t425 - t407)
                    + t426 * (t411 * t514 - t502 * t429 - t430 * t508);
                let t516 = t410 * t515
                    - (t442 + t416 * (t409 * t514 - t443 - t507 * t433));
                let t517 = t407 * t515
                    + (t428 * t431 - t416 * (t432 + t406 * t514 - t507 * t444));
                let t518 = t423 * (t514 - t506 * t446);
                let t519 = t27 * t517
                    + (l2 * t518 + t145 * t431 - t27 * t434 - t78 * t515);
                let t520 = t28 * (t445 + t516) + t519;
                let t521 = t506 * t434 + t415 * t516;
                let t522 = t513 - t441 * (t514 * t447 + t429 * t520 - t448 * t521);
                let t523 = t413 * (t503 * t453 - t511)
                    - t426 * (t411 * t512 - t502 * t439 - t454 * t508);
                let t524 = t27 * t457;
                let t525 = t407 * t523
                    + (t428 * t455 + (t416 * (t451 + t406 * t512 - t507 * t460) - t450));
                let t526 = t410 * t523
                    + (t461 + t416 * (t409 * t512 - t459 - t507 * t452) - t458);
                let t527 = t78 * t523 + (l2 * t513 - t145 * t455) - t524 - t27 * t525
                    - t28 * (t462 + t526);
                let t528 = t527 - t463 * t520 - t463 * (t520 - t463 * t516);
                let t529 = t506 / (t415 * t415)
                    + t436
                        * (t514 * (rt::lit::<T>(2.0) * t429)
                            - t437 * (t506 * t435 + t415 * t521));
                let t530 = t465 * (t522 - t465 * t528) + (t465 * t522 + t529);
                let t531 = t468 * (t467 * t530);
                let t532 = t468 * t510 - t145 * t329 + (t422 * t531 - t473 * t525)
                    - t479 * t517;
                let t533 = t4 * t522;
                let t534 = t466 * t528 - t464 * t530;
                let t535 = t472 * (t533 - t473 * t534);
                let t536 = t475
                    * (t470 * t520 + t447 * t533 - t476 * (t471 * t516 + t434 * t534));
                let t537 = t536
                    - t477 * (t4 * t514 - t478 * (t466 * t521 - t435 * t530));
                let t538 = m1_plus_m2 * t488 + (t42 * t491 + t409 * t496);
                let t539 = t416 * (t406 + t507 * t486)
                    - t420 * (t485 * t509 + (t418 + t42 * t502));
                let t540 = t479 * t516 + (t473 * t526 + (t468 * t539 + t487 * t531))
                    - t457 * t535;
                let t541 = t498 * (t532 - t462 * t535 - t445 * t537)
                    + t538 * (t434 * t537 + t540);
                let t542 = t406 * t481;
                let t543 = t52 * t491 + t34 * t496 + (t42 * t488 - t542);
                let t544 = t489 * (t4 * t502 + t490 * (t466 * t508 - t419 * t530))
                    + (t28 * t329 - t473 * t523);
                let t545 = t34 * t491 + k2 * t496 + (t409 * t488 - t542);
                let t546 = t494
                    * (t512 * t470 + t439 * t533 - t495 * (t506 * t471 + t415 * t534));
                let t547 = t446 * t537
                    + (t479 * t518 - t493 * (t492 * (t506 * t466 - t415 * t530)) - t546);
                let t548 = t543 * (t544 - (t479 * t515 + t455 * t535) - t431 * t537)
                    + t545 * t547;
                let t549 = t385
                    * ((t482 + t483 * (t488 + l1 * t491)) * (half_m2_a2 * t497) - t541
                        - t548);
                let t550 = w_a_w * t2;
                let t551 = t550 * t87;
                let t552 = t366 * (t550 * t62) - t364 * (t84 * t551);
                let t553 = t83 * t552 + (t383 * (t80 * t551) - t550 * t381);
                let t554 = t369 * t551;
                let t555 = t67 * t552 - (t90 * t554 + t377 * (t550 * t50));
                let t556 = t441 * (rt::lit::<T>(0.0) * t429);
                let t557 = t4 * t556;
                let t558 = t456 - t450;
                let t559 = t524 + t27 * t558;
                let t560 = t465 * (rt::lit::<T>(2.0) * t556 - t465 * t559);
                let t561 = t464 * t560 - t466 * t559;
                let t562 = t472 * (t557 + t473 * t561);
                let t563 = t467 * t560;
                let t564 = t468 * t563;
                let t565 = t462 * t562
                    + (t468 * (t486 - t485) - t422 * t564 - t473 * t558 - t484);
                let t566 = t478 * t563 - t475 * (t447 * t557 + t476 * (t434 * t561));
                let t567 = t538
                    * (t434 * t566
                        + (t457 * t562 + (t469 - (t474 + t487 * t564) - t480)));
                let t568 = rt::lit::<T>(0.5)
                    * ((t482 + t488 * t483) * (m2_a2 * t497) + k12 * (t481 * t491))
                    - (t498 * (t565 - t445 * t566) + t567);
                let t569 = t446 * t566
                    + (t494 * (t439 * t557 + t495 * (t415 * t561)) - t493 * t563);
                let t570 = j1 * t555
                    - (t543 * (t490 * t563 + t455 * t562 - t431 * t566) + t545 * t569);
                let t571 = a1 * t36;
                let t572 = t550 * t360;
                let t573 = t70 * t552 + (t137 * t572 - t97 * t554);
                let t574 = a1 * t37;
                let t575 = t72 * t552 + (t356 * t554 - t127 * t572);
                let t576 = (t372 + t571 * t379) * (t571 * t555 - t573)
                    + (t375 - t574 * t379) * (t575 - t574 * t555);
                let t577 = t549 - (t553 - t555) * (j2 * (t385 - t379))
                    - t379 * (t568 + t570) - m1 * t576;
                let t578 = a2 * t46;
                let t579 = t41 * t37 - a2 * t45;
                let t580 = (t375 + t578 * t385 - t579 * t379)
                    * (t575 + t578 * t553 - t579 * t555);
                let t581 = t36 * t41 + a2 * t38;
                let t582 = a2 * t39;
                let t583 = (t372 + t581 * t379 - t582 * t385)
                    * (t573 + t582 * t553 - t581 * t555);
                let t584 = t329 * (t386 * (t28 * t385) + t390 - t27 * (t403 + t405))
                    + (t577 - m2 * (t580 - t583));
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    phi_rate_h,
                    phi_new,
                    tally,
                );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    theta_rate_h,
                    theta_new,
                    tally,
                );
                let t585 = sin_phi_ahead_new * cos_theta_ahead_new;
                let t586 = t585 + cos_phi_ahead_new * sin_theta_ahead_new;
                let ahead2_new = m2_a2 * t586;
                let t587 = sin_phi_ahead_new * sin_theta_ahead_new;
                let t588 = cos_phi_ahead_new * cos_theta_ahead_new - t587;
                let ahead4_new = m2_a2 * t588;
                let t589 = k3 * t588;
                let t590 = k3 * t586;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead6_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t591 = l1 + a2 * cos_phi_ahead_new;
                let t592 = m1_a1 + m2 * t591;
                let ahead1_new = sin_theta_ahead_new * t592 + m2_a2 * t585;
                let t593 = inv_m1_plus_m2 * ahead1_new;
                let ahead3_new = t592 * cos_theta_ahead_new - m2_a2 * t587;
                let t594 = inv_m1_plus_m2 * ahead3_new;
                let ahead17_new = ahead6_new - ahead2_new * t593 - ahead4_new * t594;
                let ahead5_new = k1 + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                let t595 = ahead5_new - ahead1_new * t593 - ahead3_new * t594;
                let t596 = rt::lit::<T>(1.0) / t595;
                let t597 = ahead17_new * t596;
                let t598 = k2 - ahead4_new * t589 - ahead2_new * t590
                    - ahead17_new * t597;
                let t599 = inv_m1_plus_m2 / t598;
                let t600 = t595 * t598;
                let t601 = inv_m1_plus_m2 / t600;
                let ahead28_new = ahead2_new * t599 - ahead1_new * ahead17_new * t601;
                let t602 = rt::cos(w * (t + h));
                let t603 = a_w * t602;
                let t604 = rt::lit::<T>(1.0) / t598;
                let t605 = sin_theta_ahead_new * t593 + cos_theta_ahead_new * t594;
                let ahead18_new = t605 * t597
                    - (sin_theta_ahead_new * t590 + cos_theta_ahead_new * t589);
                let t606 = rt::lit::<T>(1.0) / t600;
                let ahead20_new = t605 * t596 + ahead17_new * ahead18_new * t606;
                let ahead22_new = t593 * ahead20_new
                    + (inv_m1_plus_m2 * sin_theta_ahead_new
                        - ahead2_new * ahead18_new * t599);
                let ahead21_new = t594 * ahead20_new
                    + (inv_m1_plus_m2 * cos_theta_ahead_new
                        - ahead4_new * ahead18_new * t599);
                let t607 = sin_theta_ahead_new * ahead22_new
                    + cos_theta_ahead_new * ahead21_new;
                let t608 = t598 * t607;
                let ahead7_new = l2 + l1_cos_phi_ahead_new;
                let t609 = ahead7_new - t586 * t593 - t588 * t594;
                let ahead23_new = l2 - t588 * t589 - t586 * t590 - t609 * t597;
                let t610 = t604 * ahead23_new;
                let ahead19_new = ahead18_new * t604;
                let ahead29_new = t586 * ahead22_new
                    + (l2 * ahead19_new - ahead7_new * ahead20_new + t588 * ahead21_new);
                let ahead30_new = t610 - ahead18_new * ahead29_new / t608;
                let ahead24_new = t609 * t596 - t606 * (ahead17_new * ahead23_new);
                let ahead25_new = inv_m1_plus_m2 * t588 - ahead4_new * ahead23_new * t599
                    - t594 * ahead24_new;
                let ahead26_new = t593 * ahead24_new
                    + (ahead2_new * ahead23_new * t599 - inv_m1_plus_m2 * t586);
                let t611 = ahead7_new * ahead24_new + l2 * t610 + t588 * ahead25_new
                    - t586 * ahead26_new - ahead29_new * ahead29_new / t607;
                let ahead31_new = t604 - ahead18_new * ahead18_new / (t598 * t608)
                    - ahead30_new * ahead30_new / t611;
                let t612 = t603 / ahead31_new;
                let t613 = t603 * ahead30_new;
                let ahead32_new = t611 * ahead31_new;
                let t614 = t613 / ahead32_new;
                let ahead33_new = t607 * ahead32_new;
                let ahead34_new = t608 * ahead31_new;
                let t615 = ahead29_new * t613 / ahead33_new
                    - t603 * ahead18_new / ahead34_new;
                let t616 = ahead28_new * t612 - ahead26_new * t614 - ahead22_new * t615;
                let ahead12_new = sin_theta_ahead_new * t591 + a2 * t585;
                let ahead35_new = t600 * ahead31_new;
                let t617 = ahead20_new * t615
                    + (ahead24_new * t614 + t603 * ahead17_new / ahead35_new);
                let ahead13_new = a2 * t586;
                let ahead37_new = t598 * ahead31_new;
                let ahead36_new = t598 * ahead32_new;
                let t618 = ahead19_new * t615
                    + (t603 / ahead37_new - ahead23_new * t613 / ahead36_new);
                let t619 = t616 + ahead12_new * t617 - ahead13_new * t618;
                let ahead27_new = ahead3_new * ahead17_new * t601 - ahead4_new * t599;
                let t620 = ahead21_new * t615
                    + (ahead27_new * t612 - ahead25_new * t614);
                let ahead15_new = a2 * t588;
                let ahead14_new = t591 * cos_theta_ahead_new - a2 * t587;
                let t621 = t620 + ahead15_new * t618 - ahead14_new * t617;
                let ahead10_new = a1 * sin_theta_ahead_new;
                let t622 = t616 + ahead10_new * t617;
                let ahead11_new = a1 * cos_theta_ahead_new;
                let t623 = t620 - ahead11_new * t617;
                let t624 = t618 - t617;
                let t625 = t11 - t10;
                let t626 = t13 + ahead10 * t10;
                let t627 = t14 - ahead11 * t10;
                let t628 = work - t10 * (j1 * t10) - t625 * (j2 * t625)
                    - m1 * (t626 * t626 + t627 * t627);
                let t629 = t13 + ahead12 * t10 - ahead13 * t11;
                let t630 = t14 + ahead15 * t11 - ahead14 * t10;
                let t631 = t624 * (j2 * t624)
                    + (t617 * (j1 * t617) + (t628 - m2 * (t629 * t629 + t630 * t630)));
                let t632 = m2 * (t619 * t619 + t621 * t621)
                    + (m1 * (t622 * t622 + t623 * t623) + t631);
                let work_new = h * t584 + t632;
                let ahead8_new = cos_theta_ahead_new * ahead7_new;
                let ahead9_new = sin_theta_ahead_new * ahead7_new;
                let ahead16_new = sin_phi_ahead_new * (k5 * sin_phi_ahead_new)
                    + (k7 + k9 * cos_phi_ahead_new);
                let t633 = cos_theta_ahead_new * t586 - sin_theta_ahead_new * t588;
                let ahead38_new = t633 * t633 + ahead7_new * ahead7_new;
                let ahead39_new = rt::abs(inv_h * theta_new);
                let ahead40_new = rt::abs(inv_h * phi_new);
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

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
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
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k1,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    a_w,
                    k5,
                    k7,
                    k9,
                    ..
                } = *setting.scheme();
                let t1 = rt::cos(w * t);
                let t2 = a_w * t1;
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = front_1_mid * cos_theta - t3;
                let t5 = m2_a2 * t4;
                let t6 = k3 * t4;
                let t7 = cos_theta * front_2_mid;
                let t8 = t7 + sin_theta * front_1_mid;
                let t9 = m2_a2 * t8;
                let t10 = k3 * t8;
                let l1_front_1_mid = l1 * front_1_mid;
                let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = inv_m1_plus_m2 * t12;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = inv_m1_plus_m2 * t14;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t12 * t13
                    - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t18 * t16;
                let t20 = k2 - t5 * t6 - t9 * t10 - t16 * t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = sin_theta * t13 + cos_theta * t15;
                let t23 = t22 * t19 - (sin_theta * t10 + cos_theta * t6);
                let t24 = t17 * t20;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t18 * t22 + t25 * (t16 * t23);
                let t27 = inv_m1_plus_m2 / t20;
                let t28 = t13 * t26 + (inv_m1_plus_m2 * sin_theta - t27 * (t9 * t23));
                let t29 = t15 * t26 + (inv_m1_plus_m2 * cos_theta - t27 * (t5 * t23));
                let t30 = sin_theta * t28 + cos_theta * t29;
                let t31 = t20 * t30;
                let t32 = l1_front_1_mid + l2;
                let t33 = t32 - t8 * t13 - t4 * t15;
                let t34 = l2 - t4 * t6 - t8 * t10 - t33 * t19;
                let t35 = t21 * t34;
                let t36 = t21 * t23;
                let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
                let t38 = t35 - t23 * t37 / t31;
                let t39 = t18 * t33 - t25 * (t16 * t34);
                let t40 = inv_m1_plus_m2 * t4 - t27 * (t5 * t34) - t15 * t39;
                let t41 = t13 * t39 + (t27 * (t9 * t34) - inv_m1_plus_m2 * t8);
                let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
                let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
                let t44 = t2 / t43;
                let t45 = inv_m1_plus_m2 / t24;
                let t46 = rho1
                    / (front_2_mid * (k5 * front_2_mid) + (k7 + k9 * front_1_mid));
                let t47 = t2 * t38;
                let t48 = t42 * t43;
                let t49 = t47 / t48;
                let t50 = t44 * (t9 * t27 - t45 * (t12 * t16)) + cos_theta * t32 * t46
                    - t41 * t49;
                let t51 = t37 * t47 / (t30 * t48) - t2 * t23 / (t31 * t43);
                let t52 = t44 * (t45 * (t14 * t16) - t5 * t27) + sin_theta * t32 * t46
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "a9effed6708f233c74a222151dd549b3";
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
        /// **Holonomic constraints** hold for velocities; positions leave them by the error of the method
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 8 | 19 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 13 | 1 | 0 | 0 | 0 |
        /// | each step | 330 | 532 | 31 | 0 | 4 | 2 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, phi_dot_ahead | 82 | 129 | 0 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 118 | 200 | 18 | 0 | 3 | 0 |
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
            /// `2 a2`
            twice_a2: T,
            /// `J2 + (m1 a1² + J1) + m2 a2²`
            k2: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + a2² m2`
            k3: T,
            /// `J2 + m2 a2²`
            k4: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k5: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `A w`
            a_w: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 m2 l1 + 2 m1 a1`
            k6: T,
            /// `2 a2 m2 l1`
            k7: T,
            /// `w² A`
            w_a_w: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 (m1 + m2)`
            twice_m1_plus_m2: T,
            /// `2 (J2 + m2 a2²)`
            k8: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m2 a2 h`
            m2_a2_h: T,
            /// `2 m2 l1 a2 h`
            k9: T,
            /// `h/4`
            quarter_h: T,
            /// `a2 m2 h/4`
            k10: T,
            /// `h l1 m2 a2`
            h_l1_m2_a2: T,
            /// `m2 h/4`
            quarter_m2_h: T,
            /// `m1 a1 h/4`
            k11: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (4); control inputs u at the end of the step before (0); work that has been done from outside (1); time t (1); functions of q that the next step needs (69).
            type Carried = [T; 79];
            type Memory = (rt::Alternating<T, 4, 3>, rt::RankMonitor<T>);
            const BLOCKS: u64 = 1;
            const IN_PLACE: bool = true;
            const WORK: Option<usize> = Some(8);
            const TIME: Option<usize> = Some(9);

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
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let k1 = m2 * (a2 * a2);
                let k2 = j2 + (m1 * (a1 * a1) + j1) + k1;
                let l1_m2_a2 = l1 * m2_a2;
                let k3 = j2 + a2 * m2_a2;
                let k4 = j2 + k1;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k5 = m2_a2 / m1_plus_m2;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let a_w = a * w;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let k6 = rt::lit::<T>(2.0) * m2_l1 + twice_m1_a1;
                let k7 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let w_a_w = w * a_w;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_m1_plus_m2 = rt::lit::<T>(2.0) * m1_plus_m2;
                let k8 = rt::lit::<T>(2.0) * k4;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a2_h = a2 * h;
                let m2_a2_h = m2 * a2_h;
                let k9 = rt::lit::<T>(2.0) * (m2_l1 * a2_h);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let m2_h = m2 * h;
                let k10 = rt::lit::<T>(0.25) * (a2 * m2_h);
                let h_l1_m2_a2 = h * l1_m2_a2;
                let quarter_m2_h = rt::lit::<T>(0.25) * m2_h;
                let k11 = rt::lit::<T>(0.25) * (m1_a1 * h);
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k2,
                    l1_m2_a2,
                    k3,
                    k4,
                    inv_m1_plus_m2,
                    k5,
                    m1_a1_plus_m2_l1,
                    a_w,
                    twice_m1_a1,
                    k6,
                    k7,
                    w_a_w,
                    twice_l1,
                    twice_m1_plus_m2,
                    k8,
                    inv_h,
                    half_h,
                    m2_a2_h,
                    k9,
                    quarter_h,
                    k10,
                    h_l1_m2_a2,
                    quarter_m2_h,
                    k11,
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
                let m2 = system.parameters.m2;
                let j2 = system.parameters.J2;
                let a2 = system.parameters.a2;
                let l2 = system.parameters.l2;
                let Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k2,
                    k4,
                    inv_m1_plus_m2,
                    k5,
                    m1_a1_plus_m2_l1,
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
                let t4 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
                let t5 = sin_theta * t4 + m2_a2 * t1;
                let t6 = inv_m1_plus_m2 * t5;
                let t7 = k2 + m2_l1 * (l1 + twice_a2 * front_1_mid);
                let t8 = sin_theta * front_2_mid;
                let t9 = t4 * cos_theta - m2_a2 * t8;
                let t10 = inv_m1_plus_m2 * t9;
                let t11 = t7 - t5 * t6 - t9 * t10;
                let t12 = rt::lit::<T>(1.0) / t11;
                let t13 = sin_theta * t6 + cos_theta * t10;
                let t14 = front_1_mid * cos_theta - t8;
                let t15 = m2_a2 * t14;
                let t16 = k5 * t14;
                let t17 = k5 * t2;
                let l1_front_1_mid = l1 * front_1_mid;
                let t18 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t19 = t18 - t3 * t6 - t15 * t10;
                let t20 = t12 * t19;
                let t21 = k4 - t15 * t16 - t3 * t17 - t19 * t20;
                let t22 = t11 * t21;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = t13 * t20 - (sin_theta * t17 + cos_theta * t16);
                let t25 = t12 * t13 + t23 * (t19 * t24);
                let t26 = m1_plus_m2 * t21;
                let t27 = rt::lit::<T>(1.0) / t26;
                let t28 = t6 * t25 + (inv_m1_plus_m2 * sin_theta - t3 * t24 * t27);
                let t29 = rt::lit::<T>(1.0) / t21;
                let t30 = t29 * t24;
                let t31 = l1_front_1_mid + l2;
                let t32 = t10 * t25 + (inv_m1_plus_m2 * cos_theta - t15 * t24 * t27);
                let t33 = t2 * t28 + (l2 * t30 - t31 * t25 + t14 * t32);
                let t34 = sin_theta * t28 + cos_theta * t32;
                let t35 = rt::lit::<T>(1.0) / t34;
                let t36 = t33 * t35;
                let t37 = t31 - t2 * t6 - t14 * t10;
                let t38 = l2 - t14 * t16 - t2 * t17 - t37 * t20;
                let t39 = t12 * t37 - t23 * (t19 * t38);
                let t40 = t29 * t38;
                let t41 = inv_m1_plus_m2 * t14 - t15 * t38 * t27 - t10 * t39;
                let t42 = t6 * t39 + (t3 * t38 * t27 - inv_m1_plus_m2 * t2);
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
                let t61 = t5 * t58 - t23 * (t19 * t60);
                let t62 = m2_a2 * (theta_dot + phi_dot);
                let t63 = cos_theta * x_dot + sin_theta * y_dot;
                let t64 = t63 * (rt::lit::<T>(2.0) * front_1_mid);
                let cos_theta_y_dot = cos_theta * y_dot;
                let sin_theta_x_dot = sin_theta * x_dot;
                let twice_front_2_mid = rt::lit::<T>(2.0) * front_2_mid;
                let t65 = t62
                    * (t64 + (cos_theta_y_dot - sin_theta_x_dot) * twice_front_2_mid)
                    + m1_a1_plus_m2_l1 * (t63 * (rt::lit::<T>(2.0) * theta_dot));
                let t66 = t29 * t60;
                let t67 = t62
                    * (t64
                        + (l1 * theta_dot + cos_theta_y_dot - sin_theta_x_dot)
                            * twice_front_2_mid);
                let t68 = rt::lit::<T>(0.5) * (t61 * t65 + t66 * t67);
                let t69 = t9 * t19;
                let t70 = t58 * t69 - t16;
                let t71 = t9 * t58 + t23 * (t19 * t70);
                let t72 = t29 * t70;
                let t73 = rt::lit::<T>(0.5) * (t71 * t65 - t72 * t67);
                let t74 = sin_theta * t68 + cos_theta * t73;
                let t75 = rt::lit::<T>(1.0) / t50;
                let t76 = t54 * t75;
                let t77 = t19 * t23;
                let t78 = t77 * t65 - t29 * t67;
                let t79 = rt::lit::<T>(0.5) * t78;
                let t80 = t12 + t19 * t19 / (t11 * t22);
                let t81 = (t77 * t67 - t80 * t65) * (rt::lit::<T>(0.5) * t31)
                    + rt::lit::<T>(0.5) * l2 * t78 + (t2 * t68 + t14 * t73);
                let t82 = t57 * t74 + (t76 * t79 - t55 * t81);
                let t83 = t48 + t47 * t47 / (t43 * t51);
                let t84 = t47 * t52;
                let t85 = t83 * t81 - t84 * t79 - t55 * t74;
                let t86 = m1_plus_m2 * x_dot - t3 * phi_dot - t5 * theta_dot
                    - half_h * (sin_theta * t82 + t2 * t85);
                let t87 = t9 * theta_dot + (m1_plus_m2 * y_dot + t15 * phi_dot)
                    + half_h * (cos_theta * t82 + t14 * t85);
                let t88 = t9 * y_dot + (t18 * phi_dot + theta_dot * t7) - t5 * x_dot
                    + t85 * (half_h * t31);
                let t89 = half_h * (l2 * t85 + (t76 * t74 + t75 * t79 - t84 * t81))
                    + (t15 * y_dot + k4 * phi_dot + (t18 * theta_dot - t3 * x_dot));
                let t90 = inv_m1_plus_m2 / t22;
                let t91 = cos_theta * t2 - sin_theta * t14;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    t86,
                    t87,
                    t88,
                    t89,
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
                    t77,
                    t90 * t69 - t15 * t27,
                    t3 * t27 - t90 * t59,
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
                    t66,
                    t61,
                    t10 * t61 + t15 * t60 * t27,
                    t6 * t61 + (inv_m1_plus_m2 + t3 * t60 * t27),
                    t72,
                    t71,
                    t10 * t71 + (inv_m1_plus_m2 - t15 * t70 * t27),
                    t80,
                    t91 * t91 + t31 * t31,
                    t84,
                    rt::abs(inv_h * theta),
                    rt::abs(inv_h * phi),
                    t76,
                    t55,
                    t57,
                    t83,
                    rt::lit::<T>(2.0) * t14,
                    m1_a1 * cos_theta,
                    rt::lit::<T>(2.0) * t2,
                    m1_a1 * sin_theta,
                    sin_theta,
                    cos_theta,
                    front_2_mid,
                    front_1_mid,
                ];
                let (measure, _) = self.rank(system, &carried);
                let rank = rt::RankMonitor::new(measure, rt::lit::<T>(1.0))
                    .map_err(|measure| rt::rank_loss(measure, 0, start.t))?;
                Ok((carried, (rt::Alternating::new(), rank)))
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
                    twice_a2,
                    k2,
                    l1_m2_a2,
                    k3,
                    k4,
                    inv_m1_plus_m2,
                    k5,
                    m1_a1_plus_m2_l1,
                    a_w,
                    twice_m1_a1,
                    k6,
                    k7,
                    w_a_w,
                    twice_l1,
                    twice_m1_plus_m2,
                    k8,
                    inv_h,
                    half_h,
                    m2_a2_h,
                    k9,
                    quarter_h,
                    k10,
                    h_l1_m2_a2,
                    quarter_m2_h,
                    k11,
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
                let cos_w_t_a_w = a_w * cos_w_t;
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
                    * (ahead9 * t14 - k4 * t15 + (t23 + ahead4 * t13 - ahead7 * t18));
                let t25 = p_phi - t24;
                let twice_cos_phi_ahead = rt::lit::<T>(2.0) * cos_phi_ahead;
                let twice_sin_phi_ahead = rt::lit::<T>(2.0) * sin_phi_ahead;
                let t26 = ahead8 + k2;
                let t27 = ahead9 + k3;
                let a2_ahead62 = a2 * ahead62;
                let t28 = twice_l1 * cos_theta_ahead;
                let twice_ahead63 = rt::lit::<T>(2.0) * ahead63;
                let a2_ahead64 = a2 * ahead64;
                let t29 = twice_l1 * sin_theta_ahead;
                let twice_ahead65 = rt::lit::<T>(2.0) * ahead65;
                let twice_ahead45 = rt::lit::<T>(2.0) * ahead45;
                let plain1: [T; 4] = {
                    let t30 = ahead49 * t16 - ahead48 * t19
                        + (ahead47 * t22 + ahead46 * t25);
                    let t31 = ahead52 * t19 - ahead48 * t16
                        + (ahead50 * t25 - ahead51 * t22);
                    let t32 = ahead47 * t16 - ahead51 * t19
                        + (ahead53 * t22 - ahead30 * t25);
                    let t33 = ahead50 * t19 + ahead46 * t16
                        + (inv_ahead18 * t25 - ahead30 * t22);
                    [t30, t31, t32, t33]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
                        move || {
                            let t30 = ahead49 * t16 - ahead48 * t19
                                + (ahead47 * t22 + ahead46 * t25);
                            let t31 = ahead52 * t19 - ahead48 * t16
                                + (ahead50 * t25 - ahead51 * t22);
                            let t32 = ahead47 * t16 - ahead51 * t19
                                + (ahead53 * t22 - ahead30 * t25);
                            let t33 = ahead50 * t19 + ahead46 * t16
                                + (inv_ahead18 * t25 - ahead30 * t22);
                            [
                                rt::abs(inv_h * x) + rt::abs(t30),
                                rt::abs(inv_h * y) + rt::abs(t31),
                                ahead56 + rt::abs(t32),
                                ahead57 + rt::abs(t33),
                            ]
                        },
                        move |
                            [x_dot_ahead,
                            y_dot_ahead,
                            theta_dot_ahead,
                            phi_dot_ahead,
                            ]|
                        {
                            let h_theta_dot_ahead = h * theta_dot_ahead;
                            let theta_new = theta + h_theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let h_phi_dot_ahead = h * phi_dot_ahead;
                            let phi_new = phi + h_phi_dot_ahead;
                            let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                phi_new,
                            );
                            let t34 = cos_theta_ahead_new * sin_phi_ahead_new;
                            let ahead3_new = t34
                                + sin_theta_ahead_new * cos_phi_ahead_new;
                            let ahead4_new = m2_a2 * ahead3_new;
                            let t35 = ahead4 + ahead4_new;
                            let ahead1_new = m1_a1 + m2 * (l1 + a2 * cos_phi_ahead_new);
                            let ahead2_new = sin_theta_ahead_new * ahead1_new
                                + m2_a2 * t34;
                            let t36 = ahead2 + ahead2_new;
                            let t37 = twice_m1_plus_m2 * x_dot_ahead
                                - phi_dot_ahead * t35 - theta_dot_ahead * t36;
                            let p_x_new = rt::lit::<T>(0.5) * t37;
                            let t38 = sin_theta_ahead_new * sin_phi_ahead_new;
                            let ahead6_new = cos_phi_ahead_new * cos_theta_ahead_new
                                - t38;
                            let ahead7_new = m2_a2 * ahead6_new;
                            let t39 = ahead7 + ahead7_new;
                            let t40 = phi_dot_ahead * t39
                                + twice_m1_plus_m2 * y_dot_ahead;
                            let t41 = ahead1_new * cos_theta_ahead_new;
                            let t42 = m2_a2 * t38;
                            let t43 = t41 + (ahead5 - t42);
                            let t44 = l1_m2_a2 * cos_phi_ahead_new + t27;
                            let t45 = m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                            let t46 = t45 + t26;
                            let t47 = x_dot_ahead * t36;
                            let t48 = cos_theta_ahead * x_dot_ahead
                                + sin_theta_ahead * y_dot_ahead;
                            let t49 = t48 * twice_cos_phi_ahead;
                            let t50 = cos_theta_ahead * y_dot_ahead;
                            let t51 = sin_theta_ahead * x_dot_ahead;
                            let t52 = t49 + (t50 - t51) * twice_sin_phi_ahead;
                            let t53 = theta_dot_ahead + phi_dot_ahead;
                            let t54 = rt::lit::<T>(0.5)
                                * (y_dot_ahead * t43
                                    + (phi_dot_ahead * t44 + theta_dot_ahead * t46) - t47)
                                + (quarter_h
                                    * (t52 * (m2_a2 * t53) + theta_dot_ahead * (k6 * t48))
                                    - t22);
                            let t55 = y_dot_ahead * t39;
                            let t56 = k8 * phi_dot_ahead;
                            let t57 = x_dot_ahead * t35;
                            let l1_theta_dot_ahead = l1 * theta_dot_ahead;
                            let t58 = t49
                                + (l1_theta_dot_ahead + t50 - t51) * twice_sin_phi_ahead;
                            let t59 = k10 * t53;
                            let t60 = h * cos_theta_ahead_new;
                            let t61 = h * sin_theta_ahead_new;
                            let t62 = sin_phi_ahead_new * t61;
                            let t63 = ahead1_new * t60 - m2_a2 * t62;
                            let t64 = m2_a2 * (cos_phi_ahead_new * t60 - t62);
                            let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                            let t65 = cos_theta_ahead_new * h_cos_phi_ahead_new;
                            let t66 = m2_a2_h * sin_phi_ahead_new;
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
                            let t75 = t53 * a2_ahead62;
                            let t76 = t53 * a2_ahead64;
                            let t77 = rt::lit::<T>(0.5)
                                * (t46 - x_dot_ahead * t63 - y_dot_ahead * t71)
                                + quarter_h
                                    * (twice_m1_a1 * t48 + m2 * (a2 * t52 + twice_l1 * t48));
                            let t78 = h_l1_m2_a2 * sin_phi_ahead_new;
                            let t79 = t44 - sin_phi_ahead_new * (k9 * theta_dot_ahead)
                                - phi_dot_ahead * t78 - y_dot_ahead * t73
                                - x_dot_ahead * t67;
                            let t80 = k10 * (t58 + t53 * twice_ahead45)
                                + rt::lit::<T>(0.5)
                                    * (t44 - x_dot_ahead * t64 - y_dot_ahead * t70);
                            let t81 = k10 * t58
                                + rt::lit::<T>(0.5)
                                    * (k8 - theta_dot_ahead * t78 - x_dot_ahead * t68
                                        - y_dot_ahead * t74);
                            (
                                [
                                    p_x_new - t16,
                                    rt::lit::<T>(0.5) * (t40 + theta_dot_ahead * t43) - t19,
                                    t54,
                                    rt::lit::<T>(0.5)
                                        * (t55 + (t56 + theta_dot_ahead * t44) - t57)
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
                                            * (theta_dot_ahead * t67 + (phi_dot_ahead * t68 + t35)),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m1_plus_m2,
                                        rt::lit::<T>(0.5)
                                            * (t43 - phi_dot_ahead * t70 - theta_dot_ahead * t71),
                                        rt::lit::<T>(0.5)
                                            * (t39 - theta_dot_ahead * t73 - phi_dot_ahead * t74),
                                    ],
                                    [
                                        quarter_h
                                            * (m2 * (t75 + theta_dot_ahead * t28)
                                                + theta_dot_ahead * twice_ahead63)
                                            - rt::lit::<T>(0.5) * t36,
                                        quarter_h
                                            * (m2 * (t76 + theta_dot_ahead * t29)
                                                + theta_dot_ahead * twice_ahead65)
                                            + rt::lit::<T>(0.5) * t43,
                                        t77,
                                        rt::lit::<T>(0.5) * t79 + k10 * t52,
                                    ],
                                    [
                                        quarter_m2_h * t75 - rt::lit::<T>(0.5) * t35,
                                        rt::lit::<T>(0.5) * t39 + quarter_m2_h * t76,
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
                let h_theta_dot_ahead = h * theta_dot_ahead;
                let theta_new = theta + h_theta_dot_ahead;
                let h_phi_dot_ahead = h * phi_dot_ahead;
                let phi_new = phi + h_phi_dot_ahead;
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h_theta_dot_ahead,
                    theta_new,
                    tally,
                );
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    h_phi_dot_ahead,
                    phi_new,
                    tally,
                );
                let t34 = cos_theta_ahead_new * sin_phi_ahead_new;
                let ahead3_new = t34 + sin_theta_ahead_new * cos_phi_ahead_new;
                let ahead4_new = m2_a2 * ahead3_new;
                let t35 = ahead4 + ahead4_new;
                let ahead1_new = m1_a1 + m2 * (l1 + a2 * cos_phi_ahead_new);
                let ahead2_new = sin_theta_ahead_new * ahead1_new + m2_a2 * t34;
                let t36 = ahead2 + ahead2_new;
                let t37 = twice_m1_plus_m2 * x_dot_ahead - phi_dot_ahead * t35
                    - theta_dot_ahead * t36;
                let p_x_new = rt::lit::<T>(0.5) * t37;
                let t41 = ahead1_new * cos_theta_ahead_new;
                let t38 = sin_theta_ahead_new * sin_phi_ahead_new;
                let t42 = m2_a2 * t38;
                let ahead5_new = t41 - t42;
                let t82 = ahead5 + ahead5_new;
                let ahead6_new = cos_phi_ahead_new * cos_theta_ahead_new - t38;
                let ahead7_new = m2_a2 * ahead6_new;
                let t39 = ahead7 + ahead7_new;
                let t40 = phi_dot_ahead * t39 + twice_m1_plus_m2 * y_dot_ahead;
                let t83 = theta_dot_ahead * t82 + t40;
                let p_y_new = rt::lit::<T>(0.5) * t83;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead9_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t84 = ahead9 + ahead9_new;
                let t45 = m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                let ahead8_new = k2 + t45;
                let t47 = x_dot_ahead * t36;
                let t85 = x_dot_ahead * cos_theta_ahead_new
                    + y_dot_ahead * sin_theta_ahead_new;
                let t86 = t85 * (rt::lit::<T>(2.0) * cos_phi_ahead_new);
                let t87 = y_dot_ahead * cos_theta_ahead_new;
                let t88 = x_dot_ahead * sin_theta_ahead_new;
                let t89 = rt::lit::<T>(2.0) * sin_phi_ahead_new;
                let t53 = theta_dot_ahead + phi_dot_ahead;
                let t90 = t85 * (rt::lit::<T>(2.0) * theta_dot_ahead);
                let t91 = quarter_m2_h
                    * ((t86 + (t87 - t88) * t89) * (a2 * t53) + l1 * t90) + k11 * t90;
                let p_theta_new = rt::lit::<T>(0.5)
                    * (y_dot_ahead * t82
                        + (phi_dot_ahead * t84 + theta_dot_ahead * (ahead8 + ahead8_new))
                        - t47) - t91;
                let t55 = y_dot_ahead * t39;
                let t56 = k8 * phi_dot_ahead;
                let t57 = x_dot_ahead * t35;
                let l1_theta_dot_ahead = l1 * theta_dot_ahead;
                let t59 = k10 * t53;
                let p_phi_new = rt::lit::<T>(0.5)
                    * (t55 + t56 + (theta_dot_ahead * t84 - t57))
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
                    - (t100 * t114 + (t97 * t103 + t102 * (k7 * t96)));
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
                let t130 = t124 - w_a_w * sin_w_t - ahead35 * t128
                    - ahead37 * (t129 - ahead3 * t126 - ahead6 * t127 - ahead34 * t128);
                let t131 = w * (t + h);
                let (t132, t133) = rt::sin_cos(t131);
                let t134 = a_w * t133;
                let ahead14_new = k5 * ahead6_new;
                let ahead12_new = k5 * ahead3_new;
                let ahead11_new = inv_m1_plus_m2 * ahead2_new;
                let ahead13_new = inv_m1_plus_m2 * ahead5_new;
                let ahead16_new = ahead9_new - ahead4_new * ahead11_new
                    - ahead7_new * ahead13_new;
                let ahead15_new = ahead8_new - ahead2_new * ahead11_new
                    - ahead5_new * ahead13_new;
                let inv_ahead15_new = rt::lit::<T>(1.0) / ahead15_new;
                let ahead17_new = ahead16_new * inv_ahead15_new;
                let ahead18_new = k4 - ahead7_new * ahead14_new
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
                let t152 = rt::lit::<T>(0.5) * (t83 * ahead52_new - t37 * ahead48_new)
                    + (p_phi_new * ahead50_new - p_theta_new * ahead51_new);
                let ahead49_new = ahead11_new * ahead47_new
                    + (inv_m1_plus_m2 + inv_ahead23_new * (ahead4_new * t147));
                let ahead46_new = inv_ahead18_new * t147;
                let t153 = rt::lit::<T>(0.5) * (t37 * ahead49_new - t83 * ahead48_new)
                    + (p_phi_new * ahead46_new + p_theta_new * ahead47_new);
                let t154 = cos_theta_ahead_new * t152 - sin_theta_ahead_new * t153;
                let ahead58_new = inv_ahead38_new * t149;
                let ahead30_new = ahead16_new * inv_ahead21_new;
                let t155 = rt::lit::<T>(0.5) * (t37 * ahead46_new + t83 * ahead50_new)
                    + (p_phi_new * inv_ahead18_new - p_theta_new * ahead30_new);
                let ahead53_new = inv_ahead15_new
                    + ahead16_new * ahead16_new / (ahead15_new * ahead21_new);
                let t156 = ahead10_new
                    * (rt::lit::<T>(0.5) * (t37 * ahead47_new - t83 * ahead51_new)
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
                    - (t178 * t192 + (t170 * t181 + t180 * (k7 * t168)));
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
                let t208 = t202 - w_a_w * t132 - ahead35_new * t206
                    - ahead37_new
                        * (t207 - ahead3_new * t204 - ahead6_new * t205
                            - ahead34_new * t206);
                let work_new = work + half_h * (t10 * t130 + t144 * t208);
                let ahead45_new = l1 * sin_phi_ahead_new;
                let t209 = cos_theta_ahead_new * ahead3_new
                    - sin_theta_ahead_new * ahead6_new;
                let ahead54_new = t209 * t209 + ahead10_new * ahead10_new;
                let ahead56_new = rt::abs(inv_h * theta_new);
                let ahead57_new = rt::abs(inv_h * phi_new);
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
                if !rt::all_ordinary([
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
                motion.memory.0.push(plain1, solution1.x, solution1.unusual());
                motion.tally.record(solution1.iterations, solution1.restarted);
                motion.memory.1.advance(measure);
                Ok(())
            }

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.1, false)
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
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k2,
                    k4,
                    inv_m1_plus_m2,
                    k5,
                    a_w,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
                let t2 = cos_theta * front_2_mid;
                let t3 = sin_theta * t1 + m2_a2 * t2;
                let t4 = inv_m1_plus_m2 * t3;
                let t5 = sin_theta * front_2_mid;
                let t6 = t1 * cos_theta - m2_a2 * t5;
                let t7 = inv_m1_plus_m2 * t6;
                let t8 = k2 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t3 * t4 - t6 * t7;
                let t9 = inv_m1_plus_m2 / t8;
                let t10 = front_1_mid * cos_theta - t5;
                let t11 = m2_a2 * t10;
                let t12 = k5 * t10;
                let t13 = t2 + sin_theta * front_1_mid;
                let t14 = m2_a2 * t13;
                let t15 = k5 * t13;
                let l1_front_1_mid = l1 * front_1_mid;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t14 * t4 - t11 * t7;
                let t17 = rt::lit::<T>(1.0) / t8;
                let t18 = t17 * t16;
                let t19 = k4 - t11 * t12 - t14 * t15 - t16 * t18;
                let t20 = t8 * t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = t3 * t16;
                let t23 = t15 - t9 * t22;
                let t24 = t3 * t9 - t21 * (t16 * t23);
                let t25 = inv_m1_plus_m2 / t19;
                let t26 = t4 * t24 + (inv_m1_plus_m2 + t25 * (t14 * t23));
                let t27 = t6 * t16;
                let t28 = t9 * t27 - t12;
                let t29 = t6 * t9 + t21 * (t16 * t28);
                let t30 = t7 * t29 + (inv_m1_plus_m2 - t25 * (t11 * t28));
                let t31 = rt::lit::<T>(1.0) / t19;
                let t32 = t31 * t28;
                let t33 = t7 * t24 + t25 * (t11 * t23);
                let t34 = p_y * t30 + (p_phi * t32 - p_theta * t29) - p_x * t33;
                let t35 = t31 * t23;
                let t36 = p_x * t26 + (p_theta * t24 + p_phi * t35) - p_y * t33;
                let t37 = cos_theta * t34 - sin_theta * t36;
                let t38 = sin_theta * t4 + cos_theta * t7;
                let t39 = t38 * t18 - (sin_theta * t15 + cos_theta * t12);
                let t40 = t17 * t38 + t21 * (t16 * t39);
                let t41 = t4 * t40 + (inv_m1_plus_m2 * sin_theta - t25 * (t14 * t39));
                let t42 = t7 * t40 + (inv_m1_plus_m2 * cos_theta - t25 * (t11 * t39));
                let t43 = t31 * t39;
                let t44 = l1_front_1_mid + l2;
                let t45 = t13 * t41 + (t10 * t42 + (l2 * t43 - t44 * t40));
                let t46 = sin_theta * t41 + cos_theta * t42;
                let t47 = rt::lit::<T>(1.0) / t46;
                let t48 = t45 * t47;
                let t49 = t44 - t13 * t4 - t10 * t7;
                let t50 = l2 - t10 * t12 - t13 * t15 - t49 * t18;
                let t51 = t17 * t49 - t21 * (t16 * t50);
                let t52 = inv_m1_plus_m2 * t10 - t25 * (t11 * t50) - t7 * t51;
                let t53 = t31 * t50;
                let t54 = t4 * t51 + (t25 * (t14 * t50) - inv_m1_plus_m2 * t13);
                let t55 = t10 * t52 + (t44 * t51 + l2 * t53) - t13 * t54 - t45 * t48;
                let t56 = rt::lit::<T>(1.0) / (t46 * t55);
                let t57 = t19 * t46;
                let t58 = rt::lit::<T>(1.0) / t55;
                let t59 = rt::lit::<T>(1.0) / t57;
                let t60 = t53 - t39 * t45 * t59;
                let t61 = t60 * t60;
                let t62 = t31 - t39 * t39 / (t19 * t57) - t58 * t61;
                let t63 = t55 * t62;
                let t64 = rt::lit::<T>(1.0) / t63;
                let t65 = t56 * (t45 * t60) - t39 * t59;
                let t66 = t45 * t56 + t64 * (t60 * t65);
                let t67 = rt::lit::<T>(1.0) / (t57 * t62);
                let t68 = t16 * t21;
                let t69 = p_y * t32 + p_phi * t31 + (p_x * t35 - p_theta * t68);
                let t70 = rt::lit::<T>(1.0) / t62;
                let t71 = t65 * t70;
                let t72 = t17 + t16 * t16 / (t8 * t20);
                let t73 = t44 * (p_x * t24 - p_phi * t68 + (p_theta * t72 - p_y * t29))
                    + l2 * t69;
                let t74 = t10 * t34 + t73 - t13 * t36;
                let t75 = t37 * (t48 * t66 + (t47 - t67 * (t39 * t65)))
                    + (t69 * t71 - t66 * t74);
                let t76 = t60 * t64;
                let t77 = t74 * (t58 + t61 / (t55 * t63)) - t69 * t76 - t66 * t37;
                let t78 = sin_theta * t75 + (p_x + t13 * t77);
                let t79 = p_theta - t44 * t77;
                let t80 = t76 * t74 + (p_phi - t69 * t70 - t71 * t37) - l2 * t77;
                let t81 = inv_m1_plus_m2 / t20;
                let t82 = rt::cos(w * t);
                let t83 = a_w * t82;
                let t84 = t83 * t70;
                let t85 = t83 * t60;
                let t86 = t85 * t64;
                let t87 = t45 * t85 / (t46 * t63) - t83 * t39 * t67;
                let t88 = t35 * t80
                    + ((t14 * t25 - t81 * t22) * t84 - t54 * t86 - t41 * t87);
                let t89 = p_y - t10 * t77 - cos_theta * t75;
                let t90 = t32 * t80
                    + (t42 * t87 + ((t81 * t27 - t11 * t25) * t84 - t52 * t86));
                let t91 = t72 * t79
                    - (t40 * t87 + (t83 * t16 / (t20 * t62) + t51 * t86));
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "f6470acb8899ec82c3d9431f916ea4b7";
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
        /// **Holonomic constraints** hold for velocities; positions leave them by the error of the method
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 17 | 30 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 3 | 0 | 0 | 0 | 0 |
        /// | each step | 1462 | 2329 | 147 | 0 | 11 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 63 | 115 | 17 | 0 | 3 | 0 |
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
            /// `2 a2`
            twice_a2: T,
            /// `J2 + (m1 a1² + J1) + m2 a2²`
            k1: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `m2 a2/2`
            half_m2_a2: T,
            /// `A w`
            a_w: T,
            /// `J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))`
            k4: T,
            /// `m1 (l1² + l2²) + m2 (l1² + l2²)`
            k6: T,
            /// `2 l2 (m1 + m2) l1`
            k7: T,
            /// `J2 + m2 a2² - a2² (m2²/(m1 + m2))`
            k8: T,
            /// `l2 - a2 (m2/(m1 + m2))`
            k9: T,
            /// `2 m2 l1 + 2 m1 a1`
            k10: T,
            /// `2 a2 m2 l1`
            k11: T,
            /// `w² A`
            w_a_w: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k12: T,
            /// `h/3`
            k13: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (1); work that has been done from outside (1); time t (1); functions of q that the next step needs (107).
            type Carried = [T; 114];
            type Memory = (rt::RankMonitor<T>,);
            const IN_PLACE: bool = true;
            const WORK: Option<usize> = Some(5);
            const TIME: Option<usize> = Some(6);

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
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let a2_squared = a2 * a2;
                let m2_a2_squared = m2 * a2_squared;
                let k1 = j2 + (m1 * (a1 * a1) + j1) + m2_a2_squared;
                let l1_m2_a2 = l1 * m2_a2;
                let k2 = j2 + m2_a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let half_m2_a2 = rt::lit::<T>(0.5) * m2_a2;
                let a_w = a * w;
                let k4 = j1 + j2
                    + ((l1 + a1) * (m1 * (a1 - l1))
                        + m2_a2 * (a2 - rt::lit::<T>(2.0) * l2));
                let k5 = l1 * l1 + l2 * l2;
                let k6 = m1 * k5 + m2 * k5;
                let k7 = rt::lit::<T>(2.0) * (l2 * (m1_plus_m2 * l1));
                let k8 = k2 - a2_squared * (m2 * m2 / m1_plus_m2);
                let k9 = l2 - a2 * (m2 / m1_plus_m2);
                let k10 = rt::lit::<T>(2.0) * m2_l1 + rt::lit::<T>(2.0) * m1_a1;
                let k11 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let w_a_w = w * a_w;
                let half_h = rt::lit::<T>(0.5) * h;
                let k12 = rt::lit::<T>(0.16666666666666666) * h;
                let k13 = rt::lit::<T>(0.3333333333333333) * h;
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k1,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    m1_a1_plus_m2_l1,
                    half_m2_a2,
                    a_w,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    w_a_w,
                    half_h,
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
                    twice_a2,
                    k1,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k11,
                    ..
                } = *self;
                let [[x, y, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = l1 + a2 * front_1_mid;
                let t2 = m2 * t1 + m1_a1;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = t2 * cos_theta - m2_a2 * t3;
                let l1_front_1_mid = l1 * front_1_mid;
                let t5 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t6 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid);
                let t7 = cos_theta * front_2_mid;
                let t8 = sin_theta * t2 + m2_a2 * t7;
                let t9 = l1_front_1_mid + l2;
                let t10 = sin_theta * t9;
                let t11 = front_1_mid * cos_theta - t3;
                let t12 = m2_a2 * t11;
                let t13 = cos_theta * t9;
                let t14 = t7 + sin_theta * front_1_mid;
                let t15 = m2_a2 * t14;
                let t16 = t10 * (t4 * theta_dot + (m1_plus_m2 * y_dot + t12 * phi_dot))
                    + t13 * (m1_plus_m2 * x_dot - t15 * phi_dot - t8 * theta_dot);
                let t17 = front_2_mid
                    * (t4 * y_dot + (t5 * phi_dot + theta_dot * t6) - t8 * x_dot) + t16;
                let t18 = inv_m1_plus_m2 * t8;
                let t19 = inv_m1_plus_m2 * t4;
                let t20 = t5 - t15 * t18 - t12 * t19;
                let t21 = sin_theta * t18 + cos_theta * t19;
                let t22 = t6 - t8 * t18 - t4 * t19;
                let t23 = rt::lit::<T>(1.0) / t22;
                let t24 = t23 * t20;
                let t25 = k3 * t14;
                let t26 = k3 * t11;
                let t27 = t21 * t24 - (sin_theta * t25 + cos_theta * t26);
                let t28 = k2 - t12 * t26 - t15 * t25 - t20 * t24;
                let t29 = rt::lit::<T>(1.0) / t28;
                let t30 = t29 * t27;
                let t31 = t22 * t28;
                let t32 = rt::lit::<T>(1.0) / t31;
                let t33 = t23 * t21 + t32 * (t20 * t27);
                let t34 = inv_m1_plus_m2 / t28;
                let t35 = t19 * t33 + (inv_m1_plus_m2 * cos_theta - t34 * (t12 * t27));
                let t36 = t18 * t33 + (inv_m1_plus_m2 * sin_theta - t34 * (t15 * t27));
                let t37 = t9 - t14 * t18 - t11 * t19;
                let t38 = l2 - t11 * t26 - t14 * t25 - t37 * t24;
                let t39 = t23 * t37 - t32 * (t20 * t38);
                let t40 = inv_m1_plus_m2 * t11;
                let t41 = t19 * t39 + t34 * (t12 * t38);
                let t42 = t40 - t41;
                let t43 = t18 * t39 + (t34 * (t15 * t38) - inv_m1_plus_m2 * t14);
                let t44 = t12 * t34;
                let t45 = inv_m1_plus_m2 / t31;
                let t46 = t45 * (t4 * t20);
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
                let front_2_mid_m2_a2 = m2_a2 * front_2_mid;
                let front_1_mid_m2_a2 = m2_a2 * front_1_mid;
                let t58 = k3 * front_2_mid;
                let t59 = front_2_mid_m2_a2 * t58;
                let t60 = inv_m1_plus_m2 * t2;
                let t61 = t5 - t59 - front_1_mid_m2_a2 * t60;
                let t62 = t2 * t61;
                let t63 = t6 - t59 - t2 * t60;
                let t64 = inv_m1_plus_m2 / t63;
                let t65 = k3 * front_1_mid;
                let t66 = t62 * t64 - t65;
                let t67 = rt::lit::<T>(1.0) / t63;
                let t68 = t61 * t67;
                let t69 = k8 - t61 * t68;
                let t70 = rt::lit::<T>(1.0) / t69;
                let t71 = t66 * t70;
                let t72 = t2 * t64;
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
                let t83 = t82 * t78;
                let t84 = t81 - t83;
                let t85 = t9 - front_2_mid * t58 - front_1_mid * t60;
                let t86 = k9 - t85 * t68;
                let t87 = t85 * t67;
                let t88 = t74 * (t61 * t86);
                let t89 = t87 - t88;
                let t90 = inv_m1_plus_m2 * front_1_mid;
                let t91 = front_1_mid_m2_a2 * t86;
                let t92 = t78 * t91;
                let t93 = t92 + t60 * t89;
                let t94 = t90 - t93;
                let t95 = t58 * t89;
                let t96 = front_2_mid_m2_a2 * t86;
                let t97 = t78 * t96;
                let t98 = inv_m1_plus_m2 * front_2_mid;
                let t99 = t95 + (t97 - t98);
                let t100 = inv_m1_plus_m2 / t73;
                let t101 = t62 * t100;
                let t102 = front_1_mid_m2_a2 * t78;
                let t103 = front_2_mid_m2_a2 * t78;
                let t104 = front_2_mid_m2_a2 * t61;
                let t105 = t104 * t100;
                let t106 = front_2_mid * t84
                    + (front_1_mid * t80 + (l2 * t71 - t9 * t76));
                let t107 = t70 * t86;
                let t108 = t69 * t80;
                let t109 = rt::lit::<T>(1.0) / t108;
                let t110 = t109 * (t66 * t106);
                let t111 = t107 - t110;
                let t112 = rt::lit::<T>(1.0) / (t69 * t108);
                let t113 = t112 * (t66 * t66);
                let t114 = t106 * (rt::lit::<T>(1.0) / t80);
                let t115 = front_1_mid * t94 + (t9 * t89 + l2 * t107 - front_2_mid * t99)
                    - t106 * t114;
                let t116 = t111 * (rt::lit::<T>(1.0) / t115);
                let t117 = t70 - t113 - t111 * t116;
                let t118 = t115 * t117;
                let t119 = t41 - t40;
                let t120 = rt::lit::<T>(0.0) * t28;
                let t121 = t52 * (t51 * t120);
                let t122 = t14 * (t42 + t119);
                let t123 = t55 * (rt::lit::<T>(2.0) * t121 + t55 * t122);
                let t124 = t56 * t122 + t54 * t123;
                let l1_front_2_mid = l1 * front_2_mid;
                let t125 = t93 - t90;
                let t126 = t109 * (rt::lit::<T>(0.0) * t66);
                let t127 = front_2_mid * t94;
                let t128 = t127 + front_2_mid * t125;
                let t129 = t116 * (rt::lit::<T>(2.0) * t126 - t116 * t128);
                let t130 = t115 * t129 - t117 * t128;
                let t131 = front_1_mid_m2_a2 * t58;
                let t132 = t131 + front_2_mid_m2_a2 * t65;
                let t133 = front_2_mid_m2_a2 * t60;
                let t134 = t132 + (l1_m2_a2 * front_2_mid - t131) - t133;
                let t135 = t132 + k11 * front_2_mid - t2 * t58 - t133;
                let t136 = t135 * t68 - t134;
                let t137 = t58 + t64 * (t2 * t136 - t104);
                let t138 = t67 * t136;
                let t139 = t134 * t68 - t61 * t138;
                let t140 = t70 * (t137 - t139 * t71);
                let t141 = t63 * t139 - t135 * t69;
                let t142 = t67 * (t135 * t72 - t58)
                    + t74 * (t61 * t137 - t134 * t66 - t75 * t141);
                let t143 = m1_plus_m2 * t139;
                let t144 = t60 * t142
                    - (t81 + t78 * (front_1_mid_m2_a2 * t137 - t82 - t143 * t79));
                let t145 = t58 * t142
                    + (t65 * t76 - t78 * (t77 + front_2_mid_m2_a2 * t137 - t143 * t83));
                let t146 = l1_front_2_mid + front_2_mid * (t65 - t60);
                let t147 = t146 * t68 - t85 * t138;
                let t148 = t67 * (t135 * t87 - t146)
                    - t74 * (t61 * t147 - t134 * t86 - t88 * t141);
                let t149 = t60 * t148
                    + (t98 + t78 * (front_1_mid_m2_a2 * t147 - t96 - t143 * t92) - t95);
                let t150 = t58 * t148
                    + (t65 * t89
                        + (t78 * (t91 + front_2_mid_m2_a2 * t147 - t143 * t97) - t90));
                let t151 = m1_plus_m2 * t141;
                let t152 = t78 * (front_2_mid_m2_a2 + t143 * t102)
                    - t100 * (t101 * t151 + (t104 + t2 * t134));
                let t153 = t78 * (front_1_mid_m2_a2 - t143 * t103)
                    - t100
                        * (front_1_mid_m2_a2 * t61 - front_2_mid_m2_a2 * t134
                            - t105 * t151);
                let t154 = front_2_mid * t145
                    + (l2 * t140 + l1_front_2_mid * t76 - front_2_mid * t80 - t9 * t142);
                let t155 = front_1_mid * (t84 + t144) + t154;
                let t156 = t70 * (t147 - t139 * t107);
                let t157 = t139 * t80 + t69 * t144;
                let t158 = t156 - t109 * (t137 * t106 + t66 * t155 - t110 * t157);
                let t159 = t9 * t148 + (l2 * t156 - l1_front_2_mid * t89) - t127
                    - front_2_mid * t150 - front_1_mid * (t99 + t149);
                let t160 = t159 - t114 * t155 - t114 * (t155 - t114 * t144);
                let t161 = t139 / (t69 * t69)
                    + t112
                        * (t137 * (rt::lit::<T>(2.0) * t66)
                            - t113 * (t139 * t108 + t69 * t157));
                let t162 = t116 * (t158 - t116 * t160) + (t116 * t158 + t161);
                let t163 = t117 * t160 - t115 * t162;
                let t164 = cos_theta * t14 - sin_theta * t11;
                let carried = [
                    x,
                    y,
                    theta,
                    phi,
                    t17,
                    rt::lit::<T>(0.0),
                    t,
                    t2,
                    t8,
                    t15,
                    t4,
                    t12,
                    t6,
                    t5,
                    t9,
                    t13,
                    t10,
                    a1 * sin_theta,
                    a1 * cos_theta,
                    sin_theta * t1 + a2 * t7,
                    a2 * t14,
                    t1 * cos_theta - a2 * t3,
                    a2 * t11,
                    front_2_mid * (k4 * front_2_mid) + (k6 + k7 * front_1_mid),
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
                    t15 * t34 - t45 * (t8 * t20),
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
                    t86,
                    t89,
                    t94,
                    t99,
                    t101 - t102,
                    t103 - t105,
                    t106,
                    t111,
                    t117,
                    t118,
                    t80 * t118,
                    t108 * t117,
                    t73 * t117,
                    t69 * t118,
                    t69 * t117,
                    t35,
                    t119,
                    rt::lit::<T>(0.0),
                    -t121,
                    -t123,
                    -t124,
                    -(t49 * t124),
                    t120 * t56 - t50 * t123,
                    -(t28 * t124),
                    l1_front_2_mid,
                    t102 - t101,
                    t80,
                    t125,
                    rt::lit::<T>(0.0),
                    t126,
                    t129,
                    t130,
                    t80 * t130,
                    t69 * t130,
                    t134,
                    t137,
                    t140,
                    t142,
                    t144,
                    t145,
                    t147,
                    t148,
                    t149,
                    t150,
                    t152,
                    t153,
                    t155,
                    t158,
                    t162,
                    t163,
                    t118 * t144 + t80 * t163,
                    t117 * t157 - t108 * t162,
                    t117 * t141 - t73 * t162,
                    t139 * t118 + t69 * t163,
                    t139 * t117 - t69 * t162,
                    t164 * t164 + t9 * t9,
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
                    twice_a2,
                    k1,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    m1_a1_plus_m2_l1,
                    half_m2_a2,
                    a_w,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    k11,
                    w_a_w,
                    half_h,
                    k12,
                    k13,
                } = *setting.scheme();
                let [t2, t4, sin_w_t, cos_w_t_a_w, cos_w_t_a_w_ahead32, inv_ahead35,
                ahead31_inv_ahead35, t5, inv_ahead36, ahead19_inv_ahead36, t6, t7,
                inv_ahead39, t8, inv_ahead38, ahead24_inv_ahead38, t9, t10, t13, t14,
                rho1_over_ahead17, t15, t16, inv_ahead34, t17, t18, t19, t20, t21, t22,
                t25, t26, t27, t28, t29, t31, t32, t33, t36, t37, t38, t43, t44, t48,
                t51, t54, t56, t57, t58, t59, t60, t62, t64, t65, t66, t67, t68, t69,
                t70, t71, t72, t73, t74, t75, t76, t77, t78, t80, t82, t84, t85, t86,
                t87, t91, t92, inv_ahead33, t93, t94, t95, t96, t97, t98, t99, t100,
                t101, t102, t103, t105, t106, t107, t108, t113, t114, t115, t116, t117,
                t118, t119, t120, t121, t122, t123, t124, t125, t127, t128, t129, t130,
                t131, t132, t133, t134, t135, t136, t137, t138, t139, t140, t141, t142,
                t143, t144, t146, t147, t148, t153, t154, t155, t156, t159, t160, t161,
                t162, t163, t164, t166, t167, t170, t171, t173, t174, t177, t178, t181,
                t182, t185, t187, t188, t189, t190, t191, t192, t193, t195, t197, t198,
                t199, t200, t201, t202, t203, t204, t205, t206, t207, t208, t209, t210,
                t211, t214, t215, t216, t217, t218, t219, t220, t221, t224, t225, t226,
                t227, t228, t229, t230, t233, t234, t235, t236, t237, t238] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        twice_a2,
                        k1,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        m1_a1_plus_m2_l1,
                        a_w,
                        k4,
                        k6,
                        k7,
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
                        ]: [T; 61],
                    ) -> [T; 190] {
                        let t1 = w * (t + half_h);
                        let (t2, t3) = rt::sin_cos(t1);
                        let t4 = a_w * t3;
                        let w_t = w * t;
                        let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                        let cos_w_t_a_w = a_w * cos_w_t;
                        let cos_w_t_a_w_ahead32 = cos_w_t_a_w * ahead32;
                        let inv_ahead35 = rt::lit::<T>(1.0) / ahead35;
                        let ahead31_inv_ahead35 = ahead31 * inv_ahead35;
                        let t5 = cos_w_t_a_w_ahead32 * ahead31_inv_ahead35;
                        let inv_ahead36 = rt::lit::<T>(1.0) / ahead36;
                        let ahead19_inv_ahead36 = ahead19 * inv_ahead36;
                        let t6 = cos_w_t_a_w * ahead19_inv_ahead36;
                        let t7 = t5 - t6;
                        let inv_ahead39 = rt::lit::<T>(1.0) / ahead39;
                        let t8 = cos_w_t_a_w * inv_ahead39;
                        let inv_ahead38 = rt::lit::<T>(1.0) / ahead38;
                        let ahead24_inv_ahead38 = ahead24 * inv_ahead38;
                        let t9 = cos_w_t_a_w_ahead32 * ahead24_inv_ahead38;
                        let t10 = ahead20 * t7 + (t8 - t9);
                        let t11 = half_h * t10;
                        let t12 = phi + t11;
                        let (t13, t14) = rt::sin_cos(t12);
                        let rho1_over_ahead17 = rho1 / ahead17;
                        let t15 = sin_phi_ahead * rho1_over_ahead17;
                        let t16 = ahead21 * t7;
                        let inv_ahead34 = rt::lit::<T>(1.0) / ahead34;
                        let t17 = cos_w_t_a_w_ahead32 * inv_ahead34;
                        let t18 = ahead25 * t17;
                        let t19 = ahead18 * (rt::lit::<T>(1.0) / ahead37);
                        let t20 = cos_w_t_a_w * t19;
                        let t21 = t16 + (t18 + t20);
                        let t22 = t15 - t21;
                        let t23 = half_h * t22;
                        let t24 = theta + t23;
                        let (t25, t26) = rt::sin_cos(t24);
                        let t27 = t25 * t13;
                        let t28 = t14 * t26 - t27;
                        let t29 = m2_a2 * t28;
                        let t30 = k3 * t28;
                        let t31 = t26 * t13;
                        let t32 = t31 + t25 * t14;
                        let t33 = m2_a2 * t32;
                        let t34 = k3 * t32;
                        let t35 = l1 * t14;
                        let t36 = j2 + m2_a2 * (a2 + t35);
                        let t37 = l1 + a2 * t14;
                        let t38 = m1_a1 + m2 * t37;
                        let t39 = t25 * t38 + m2_a2 * t31;
                        let t40 = inv_m1_plus_m2 * t39;
                        let t41 = t38 * t26 - m2_a2 * t27;
                        let t42 = inv_m1_plus_m2 * t41;
                        let t43 = t36 - t33 * t40 - t29 * t42;
                        let t44 = k1 + m2_l1 * (l1 + twice_a2 * t14);
                        let t45 = t44 - t39 * t40 - t41 * t42;
                        let t46 = rt::lit::<T>(1.0) / t45;
                        let t47 = t43 * t46;
                        let t48 = k2 - t29 * t30 - t33 * t34 - t43 * t47;
                        let t49 = rt::lit::<T>(1.0) / t48;
                        let t50 = t25 * t40 + t26 * t42;
                        let t51 = t50 * t47 - (t25 * t34 + t26 * t30);
                        let t52 = t45 * t48;
                        let t53 = rt::lit::<T>(1.0) / t52;
                        let t54 = t50 * t46 + t53 * (t43 * t51);
                        let t55 = inv_m1_plus_m2 / t48;
                        let t56 = t40 * t54 + (inv_m1_plus_m2 * t25 - t55 * (t33 * t51));
                        let t57 = t42 * t54 + (inv_m1_plus_m2 * t26 - t55 * (t29 * t51));
                        let t58 = t25 * t56 + t26 * t57;
                        let t59 = t48 * t58;
                        let t60 = l2 + t35;
                        let t61 = t60 - t32 * t40 - t28 * t42;
                        let t62 = l2 - t28 * t30 - t32 * t34 - t61 * t47;
                        let t63 = t49 * t62;
                        let t64 = rt::lit::<T>(1.0) / t59;
                        let t65 = t51 * t49;
                        let t66 = t32 * t56 + (t28 * t57 + (l2 * t65 - t60 * t54));
                        let t67 = t64 * (t51 * t66);
                        let t68 = t63 - t67;
                        let t69 = inv_m1_plus_m2 * t28;
                        let t70 = t61 * t46 - t53 * (t43 * t62);
                        let t71 = t42 * t70 + t55 * (t29 * t62);
                        let t72 = t69 - t71;
                        let t73 = t40 * t70 + (t55 * (t33 * t62) - inv_m1_plus_m2 * t32);
                        let t74 = t28 * t72 + (t60 * t70 + l2 * t63 - t32 * t73)
                            - t66 * t66 / t58;
                        let t75 = t68 * (rt::lit::<T>(1.0) / t74);
                        let t76 = t49 - t51 * t51 / (t48 * t59) - t68 * t75;
                        let t77 = rt::lit::<T>(1.0) / (t48 * t76);
                        let t78 = t4 * t77;
                        let t79 = t74 * t76;
                        let t80 = rt::lit::<T>(1.0) / (t48 * t79);
                        let t81 = t4 * t68;
                        let t82 = t80 * (t62 * t81);
                        let t83 = t78 - t82;
                        let t84 = rt::lit::<T>(1.0) / (t58 * t79);
                        let t85 = t84 * (t66 * t81);
                        let t86 = rt::lit::<T>(1.0) / (t59 * t76);
                        let t87 = t86 * (t4 * t51);
                        let t88 = t85 - t87;
                        let t89 = half_h * t83 + t88 * (half_h * t65);
                        let t90 = phi + t89;
                        let (t91, t92) = rt::sin_cos(t90);
                        let inv_ahead33 = rt::lit::<T>(1.0) / ahead33;
                        let t93 = cos_w_t_a_w * inv_ahead33;
                        let t94 = ahead22 * t7 + (ahead29 * t93 - ahead26 * t17);
                        let t95 = ahead10 * rho1_over_ahead17 + t94;
                        let t96 = ahead30 * t93 - ahead27 * t17;
                        let t97 = ahead23 * t7;
                        let t98 = t96 - t97;
                        let t99 = ahead9 * rho1_over_ahead17 + t98;
                        let t100 = ahead6 * t22 + ahead7 * t10
                            + (ahead4 * t95 - ahead2 * t99);
                        let t101 = t100 * (cos_phi_ahead * t10);
                        let t102 = m1_plus_m2 * t95 + (ahead4 * t22 + ahead5 * t10);
                        let t103 = ahead8 * cos_theta_ahead;
                        let t104 = l1 * sin_phi_ahead * t10;
                        let t105 = sin_theta_ahead * t104;
                        let t106 = m1_plus_m2 * t99 - ahead3 * t10 - ahead2 * t22;
                        let t107 = cos_theta_ahead * t104;
                        let t108 = ahead8 * sin_theta_ahead;
                        let t109 = m2_a2 * (t10 + t22);
                        let t110 = m1_a1_plus_m2_l1 * t22 + cos_phi_ahead * t109;
                        let t111 = sin_phi_ahead * t109;
                        let t112 = sin_theta_ahead * (t95 * t110 - t99 * t111)
                            + cos_theta_ahead * (t95 * t111 + t99 * t110);
                        let t113 = t101 + t102 * (t103 * t22 - t105)
                            - t106 * (t107 + t108 * t22) - sin_phi_ahead * t112;
                        let t114 = (rho1 + half_h * t113)
                            / (t13 * (k4 * t13) + (k6 + k7 * t14));
                        let t115 = t13 * t114;
                        let t116 = t54 * t88;
                        let t117 = rt::lit::<T>(1.0) / (t52 * t76);
                        let t118 = t117 * (t4 * t43);
                        let t119 = rt::lit::<T>(1.0) / t79;
                        let t120 = t81 * t119;
                        let t121 = t70 * t120;
                        let t122 = t116 + (t118 + t121);
                        let t123 = t115 - t122;
                        let t124 = t65 * t88 + t83;
                        let t125 = t57 * t88;
                        let t126 = inv_m1_plus_m2 / t52;
                        let t127 = t126 * (t41 * t43);
                        let t128 = t29 * t55;
                        let t129 = t127 - t128;
                        let t130 = rt::lit::<T>(1.0) / t76;
                        let t131 = t4 * t130;
                        let t132 = t125 + (t129 * t131 - t72 * t120);
                        let t133 = t25 * t60;
                        let t134 = t132 + t114 * t133;
                        let t135 = t33 * t55 - t126 * (t39 * t43);
                        let t136 = t135 * t131;
                        let t137 = t56 * t88 + t73 * t120;
                        let t138 = t136 - t137;
                        let t139 = t26 * t60;
                        let t140 = t138 + t114 * t139;
                        let t141 = t44 * t123 + t36 * t124 + (t41 * t134 - t39 * t140);
                        let t142 = t141 * (t14 * t124);
                        let t143 = m1_plus_m2 * t134 + (t41 * t123 + t29 * t124);
                        let t144 = l1 * t13;
                        let t145 = t144 * t124;
                        let t146 = t25 * t145;
                        let t147 = m1_plus_m2 * t140 - (t39 * t123 + t33 * t124);
                        let t148 = t26 * t145;
                        let t149 = m2_a2 * (t124 + t123);
                        let t150 = m1_a1_plus_m2_l1 * t123 + t14 * t149;
                        let t151 = t13 * t149;
                        let t152 = t25 * (t134 * t150 - t140 * t151)
                            + t26 * (t134 * t151 + t140 * t150);
                        let t153 = t142
                            + (t143 * (t139 * t123 - t146) - t147 * (t148 + t133 * t123))
                            - t13 * t152;
                        let t154 = (rho1 + half_h * t153)
                            / (t91 * (k4 * t91) + (k6 + k7 * t92));
                        let t155 = t91 * t154;
                        let t156 = k1 + m2_l1 * (l1 + twice_a2 * t92);
                        let t157 = t114 * (half_h * t13) - half_h * t122;
                        let t158 = theta + t157;
                        let (t159, t160) = rt::sin_cos(t158);
                        let t161 = l1 + a2 * t92;
                        let t162 = m1_a1 + m2 * t161;
                        let t163 = t160 * t91;
                        let t164 = t159 * t162 + m2_a2 * t163;
                        let t165 = inv_m1_plus_m2 * t164;
                        let t166 = t159 * t91;
                        let t167 = t162 * t160 - m2_a2 * t166;
                        let t168 = inv_m1_plus_m2 * t167;
                        let t169 = t156 - t164 * t165 - t167 * t168;
                        let t170 = t92 * t160 - t166;
                        let t171 = m2_a2 * t170;
                        let t172 = k3 * t170;
                        let t173 = t163 + t159 * t92;
                        let t174 = m2_a2 * t173;
                        let t175 = k3 * t173;
                        let t176 = l1 * t92;
                        let t177 = j2 + m2_a2 * (a2 + t176);
                        let t178 = t177 - t174 * t165 - t171 * t168;
                        let t179 = rt::lit::<T>(1.0) / t169;
                        let t180 = t178 * t179;
                        let t181 = k2 - t171 * t172 - t174 * t175 - t178 * t180;
                        let t182 = t169 * t181;
                        let t183 = rt::lit::<T>(1.0) / t181;
                        let t184 = t159 * t165 + t160 * t168;
                        let t185 = t180 * t184 - (t159 * t175 + t160 * t172);
                        let t186 = rt::lit::<T>(1.0) / t182;
                        let t187 = t179 * t184 + t186 * (t178 * t185);
                        let t188 = inv_m1_plus_m2 / t181;
                        let t189 = t165 * t187
                            + (inv_m1_plus_m2 * t159 - t188 * (t174 * t185));
                        let t190 = t168 * t187
                            + (inv_m1_plus_m2 * t160 - t188 * (t171 * t185));
                        let t191 = t159 * t189 + t160 * t190;
                        let t192 = t181 * t191;
                        let t193 = l2 + t176;
                        let t194 = t193 - t173 * t165 - t170 * t168;
                        let t195 = l2 - t170 * t172 - t173 * t175 - t180 * t194;
                        let t196 = t183 * t195;
                        let t197 = rt::lit::<T>(1.0) / t192;
                        let t198 = t185 * t183;
                        let t199 = t173 * t189
                            + (t170 * t190 + (l2 * t198 - t193 * t187));
                        let t200 = t197 * (t185 * t199);
                        let t201 = t196 - t200;
                        let t202 = inv_m1_plus_m2 * t170;
                        let t203 = t179 * t194 - t186 * (t178 * t195);
                        let t204 = t168 * t203 + t188 * (t171 * t195);
                        let t205 = t202 - t204;
                        let t206 = t165 * t203
                            + (t188 * (t174 * t195) - inv_m1_plus_m2 * t173);
                        let t207 = t170 * t205 + (t193 * t203 + l2 * t196 - t173 * t206)
                            - t199 * t199 / t191;
                        let t208 = t201 * (rt::lit::<T>(1.0) / t207);
                        let t209 = t183 - t185 * t185 / (t181 * t192) - t201 * t208;
                        let t210 = rt::lit::<T>(1.0) / (t182 * t209);
                        let t211 = t210 * (t4 * t178);
                        let t212 = t4 * t201;
                        let t213 = t207 * t209;
                        let t214 = rt::lit::<T>(1.0) / t213;
                        let t215 = t212 * t214;
                        let t216 = t203 * t215;
                        let t217 = rt::lit::<T>(1.0) / (t191 * t213);
                        let t218 = t217 * (t199 * t212);
                        let t219 = rt::lit::<T>(1.0) / (t192 * t209);
                        let t220 = t219 * (t4 * t185);
                        let t221 = t218 - t220;
                        let t222 = h * (t155 - t211 - t216) - t221 * (h * t187);
                        let t223 = theta + t222;
                        let (t224, t225) = rt::sin_cos(t223);
                        let t226 = rt::lit::<T>(1.0) / (t181 * t209);
                        let t227 = t4 * t226;
                        let t228 = rt::lit::<T>(1.0) / (t181 * t213);
                        let t229 = t228 * (t195 * t212);
                        let t230 = t227 - t229;
                        let t231 = h * t230 + t221 * (h * t198);
                        let t232 = phi + t231;
                        let (t233, t234) = rt::sin_cos(t232);
                        let t235 = t225 * t233;
                        let t236 = t235 + t224 * t234;
                        let t237 = m2_a2 * t236;
                        let t238 = t224 * t233;
                        [
                            t2,
                            t4,
                            sin_w_t,
                            cos_w_t_a_w,
                            cos_w_t_a_w_ahead32,
                            inv_ahead35,
                            ahead31_inv_ahead35,
                            t5,
                            inv_ahead36,
                            ahead19_inv_ahead36,
                            t6,
                            t7,
                            inv_ahead39,
                            t8,
                            inv_ahead38,
                            ahead24_inv_ahead38,
                            t9,
                            t10,
                            t13,
                            t14,
                            rho1_over_ahead17,
                            t15,
                            t16,
                            inv_ahead34,
                            t17,
                            t18,
                            t19,
                            t20,
                            t21,
                            t22,
                            t25,
                            t26,
                            t27,
                            t28,
                            t29,
                            t31,
                            t32,
                            t33,
                            t36,
                            t37,
                            t38,
                            t43,
                            t44,
                            t48,
                            t51,
                            t54,
                            t56,
                            t57,
                            t58,
                            t59,
                            t60,
                            t62,
                            t64,
                            t65,
                            t66,
                            t67,
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
                            t80,
                            t82,
                            t84,
                            t85,
                            t86,
                            t87,
                            t91,
                            t92,
                            inv_ahead33,
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
                            t105,
                            t106,
                            t107,
                            t108,
                            t113,
                            t114,
                            t115,
                            t116,
                            t117,
                            t118,
                            t119,
                            t120,
                            t121,
                            t122,
                            t123,
                            t124,
                            t125,
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
                            t137,
                            t138,
                            t139,
                            t140,
                            t141,
                            t142,
                            t143,
                            t144,
                            t146,
                            t147,
                            t148,
                            t153,
                            t154,
                            t155,
                            t156,
                            t159,
                            t160,
                            t161,
                            t162,
                            t163,
                            t164,
                            t166,
                            t167,
                            t170,
                            t171,
                            t173,
                            t174,
                            t177,
                            t178,
                            t181,
                            t182,
                            t185,
                            t187,
                            t188,
                            t189,
                            t190,
                            t191,
                            t192,
                            t193,
                            t195,
                            t197,
                            t198,
                            t199,
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
                            t214,
                            t215,
                            t216,
                            t217,
                            t218,
                            t219,
                            t220,
                            t221,
                            t224,
                            t225,
                            t226,
                            t227,
                            t228,
                            t229,
                            t230,
                            t233,
                            t234,
                            t235,
                            t236,
                            t237,
                            t238,
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        twice_a2,
                        k1,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        m1_a1_plus_m2_l1,
                        a_w,
                        k4,
                        k6,
                        k7,
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
                let [t239, t245, t251, t260, t262, t264, t267, t269, t270, t271, t276,
                t279, t280, t282, t284, t286, t287, t291, t295, t298, t301, t304, t306,
                t309, t314, t315, t317, t320, t323, t329, t339, x_new, t345, t346, y_new,
                t350, theta_new, t356, t358, phi_new, t362, t364, rho1_new,
                sin_phi_ahead_new, cos_phi_ahead_new, ahead1_new, sin_theta_ahead_new,
                cos_theta_ahead_new, ahead4_new, ahead6_new, ahead2_new, t386,
                ahead5_new, t388, ahead3_new, ahead7_new, ahead18_new, t391, ahead19_new,
                ahead21_new, ahead22_new, ahead23_new, ahead20_new, ahead8_new,
                ahead31_new, ahead24_new, t398, t399, t400, t401, ahead32_new, t403,
                ahead25_new, t404, ahead26_new, ahead27_new, t405, t406, ahead33_new,
                ahead34_new, ahead35_new, ahead36_new, t409, t410, ahead29_new,
                ahead16_new, ahead39_new, ahead38_new, ahead15_new, ahead37_new, t415,
                t416, ahead30_new, ahead13_new, ahead14_new, t418, t419, t420,
                ahead12_new, t421, ahead11_new, t422, t423, t424, t425, t426, t442, t452,
                t459, t466, t468, t471, t476, t478, t482, t483, t484, t487, t492, t493,
                t494, t499, t501, t502, t503, t504, t505, t506, t509, t510, t511, t512,
                t513, t515, t517, t518, t519, t520, t521, t522, t523, t524, t526, t527,
                t528, t530, t531, t532, t534, t535, t561, t575, t580, t582, t586, t602,
                t603, t604, t606, t607, t608, t610, t611, t612, t613, t615, t616, t617,
                t619, t620, t621, t622, t623, t625, t626, t627, t628, t629, t630, t631,
                t632, t633, t634, t635, t636, t637, t638, t639, t640, t641, t642, t643,
                t644, t645, t647, t648, t649, t650, t651, t652, t653, t654, t655, t656,
                t657, t658, t659, t660, t661, t662, t663, t664, t665, t666, t667, t668,
                t669, t670, t671, t672, t673, t674, t675, t676, t677, t678, t679, t680,
                t681, t682, t683, t684, t685, t686, t687, t688, t689, t690, t691, t692,
                t693, t694, t695, t699, t700, t701, t702, t703, t704, t705, t706, t707,
                t708] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        twice_a2,
                        k1,
                        l1_m2_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        m1_a1_plus_m2_l1,
                        half_m2_a2,
                        a_w,
                        k4,
                        k6,
                        k7,
                        k8,
                        k9,
                        k11,
                        t4,
                        k12,
                        t15,
                        t18,
                        t98,
                        t94,
                        t20,
                        t10,
                        t99,
                        t95,
                        t16,
                        t21,
                        t113,
                        t115,
                        t118,
                        t121,
                        t116,
                        t124,
                        t140,
                        t134,
                        t153,
                        t159,
                        t92,
                        t162,
                        t160,
                        t91,
                        t164,
                        t173,
                        t174,
                        t167,
                        t171,
                        t156,
                        t177,
                        t193,
                        t154,
                        t155,
                        t178,
                        t181,
                        t198,
                        t182,
                        t187,
                        t188,
                        t190,
                        t189,
                        t195,
                        t202,
                        t203,
                        t204,
                        t205,
                        t206,
                        t191,
                        t199,
                        t192,
                        t207,
                        t197,
                        t200,
                        t208,
                        t209,
                        t214,
                        t215,
                        t217,
                        t218,
                        t219,
                        t220,
                        t221,
                        t211,
                        t216,
                        t228,
                        t229,
                        t227,
                        t230,
                        t224,
                        t234,
                        t225,
                        t233,
                        t235,
                        t236,
                        t237,
                        t238,
                        k13,
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
                        ]: [T; 119],
                    ) -> [T; 253] {
                        let t239 = t234 * t225 - t238;
                        let t240 = m2_a2 * t239;
                        let t241 = k3 * t239;
                        let t242 = k3 * t236;
                        let t243 = l1 * t234;
                        let t244 = j2 + m2_a2 * (a2 + t243);
                        let t245 = l1 + a2 * t234;
                        let t246 = m1_a1 + m2 * t245;
                        let t247 = t224 * t246 + m2_a2 * t235;
                        let t248 = inv_m1_plus_m2 * t247;
                        let t249 = t246 * t225 - m2_a2 * t238;
                        let t250 = inv_m1_plus_m2 * t249;
                        let t251 = t244 - t237 * t248 - t240 * t250;
                        let t252 = k1 + m2_l1 * (l1 + twice_a2 * t234);
                        let t253 = t252 - t247 * t248 - t249 * t250;
                        let t254 = rt::lit::<T>(1.0) / t253;
                        let t255 = t251 * t254;
                        let t256 = k2 - t240 * t241 - t237 * t242 - t251 * t255;
                        let t257 = inv_m1_plus_m2 / t256;
                        let t258 = t253 * t256;
                        let t259 = inv_m1_plus_m2 / t258;
                        let t260 = t237 * t257 - t259 * (t247 * t251);
                        let t261 = w * (t + h);
                        let (t262, t263) = rt::sin_cos(t261);
                        let t264 = a_w * t263;
                        let t265 = rt::lit::<T>(1.0) / t256;
                        let t266 = t224 * t248 + t225 * t250;
                        let t267 = t255 * t266 - (t224 * t242 + t225 * t241);
                        let t268 = rt::lit::<T>(1.0) / t258;
                        let t269 = t254 * t266 + t268 * (t251 * t267);
                        let t270 = t248 * t269
                            + (inv_m1_plus_m2 * t224 - t257 * (t237 * t267));
                        let t271 = t250 * t269
                            + (inv_m1_plus_m2 * t225 - t257 * (t240 * t267));
                        let t272 = t224 * t270 + t225 * t271;
                        let t273 = t256 * t272;
                        let t274 = l2 + t243;
                        let t275 = t274 - t236 * t248 - t239 * t250;
                        let t276 = l2 - t239 * t241 - t236 * t242 - t255 * t275;
                        let t277 = t265 * t276;
                        let t278 = rt::lit::<T>(1.0) / t273;
                        let t279 = t267 * t265;
                        let t280 = t236 * t270
                            + (t239 * t271 + (l2 * t279 - t274 * t269));
                        let t281 = t278 * (t267 * t280);
                        let t282 = t277 - t281;
                        let t283 = inv_m1_plus_m2 * t239;
                        let t284 = t254 * t275 - t268 * (t251 * t276);
                        let t285 = t250 * t284 + t257 * (t240 * t276);
                        let t286 = t283 - t285;
                        let t287 = t248 * t284
                            + (t257 * (t237 * t276) - inv_m1_plus_m2 * t236);
                        let t288 = t239 * t286 + (t274 * t284 + l2 * t277 - t236 * t287)
                            - t280 * t280 / t272;
                        let t289 = t282 * (rt::lit::<T>(1.0) / t288);
                        let t290 = t265 - t267 * t267 / (t256 * t273) - t282 * t289;
                        let t291 = rt::lit::<T>(1.0) / t290;
                        let t292 = t264 * t291;
                        let t293 = t260 * t292;
                        let t294 = t288 * t290;
                        let t295 = rt::lit::<T>(1.0) / (t272 * t294);
                        let t296 = t264 * t282;
                        let t297 = t295 * (t280 * t296);
                        let t298 = rt::lit::<T>(1.0) / (t273 * t290);
                        let t299 = t298 * (t264 * t267);
                        let t300 = t297 - t299;
                        let t301 = rt::lit::<T>(1.0) / t294;
                        let t302 = t296 * t301;
                        let t303 = t270 * t300 + t287 * t302;
                        let t304 = t293 - t303;
                        let t305 = t187 * t221;
                        let t306 = t305 + (t211 + t216);
                        let t307 = t155 - t306;
                        let t308 = t198 * t221;
                        let t309 = t308 + t230;
                        let t310 = t190 * t221;
                        let t311 = inv_m1_plus_m2 / t182;
                        let t312 = t311 * (t167 * t178);
                        let t313 = t171 * t188;
                        let t314 = t312 - t313;
                        let t315 = rt::lit::<T>(1.0) / t209;
                        let t316 = t4 * t315;
                        let t317 = t310 + (t314 * t316 - t205 * t215);
                        let t318 = t159 * t193;
                        let t319 = t317 + t154 * t318;
                        let t320 = t174 * t188 - t311 * (t164 * t178);
                        let t321 = t320 * t316;
                        let t322 = t189 * t221 + t206 * t215;
                        let t323 = t321 - t322;
                        let t324 = t160 * t193;
                        let t325 = t323 + t154 * t324;
                        let t326 = t156 * t307 + t177 * t309
                            + (t167 * t319 - t164 * t325);
                        let t327 = t326 * (t92 * t309);
                        let t328 = m1_plus_m2 * t319 + (t167 * t307 + t171 * t309);
                        let t329 = l1 * t91;
                        let t330 = t309 * t329;
                        let t331 = t159 * t330;
                        let t332 = m1_plus_m2 * t325 - (t164 * t307 + t174 * t309);
                        let t333 = t160 * t330;
                        let t334 = m2_a2 * (t309 + t307);
                        let t335 = m1_a1_plus_m2_l1 * t307 + t92 * t334;
                        let t336 = t91 * t334;
                        let t337 = t159 * (t319 * t335 - t325 * t336)
                            + t160 * (t319 * t336 + t325 * t335);
                        let t338 = t327
                            + (t328 * (t324 * t307 - t331) - t332 * (t333 + t318 * t307))
                            - t91 * t337;
                        let t339 = (rho1 + h * t338)
                            / (t233 * (k4 * t233) + (k6 + k7 * t234));
                        let t340 = t225 * t274;
                        let t341 = t304 + t339 * t340;
                        let x_new = x
                            + k12 * (t341 + (t99 + rt::lit::<T>(2.0) * (t140 + t325)));
                        let t342 = t271 * t300;
                        let t343 = t259 * (t249 * t251);
                        let t344 = t240 * t257;
                        let t345 = t343 - t344;
                        let t346 = t342 + (t345 * t292 - t286 * t302);
                        let t347 = t224 * t274;
                        let t348 = t346 + t339 * t347;
                        let y_new = y
                            + k12 * (t348 + (t95 + rt::lit::<T>(2.0) * (t134 + t319)));
                        let t349 = t233 * t339;
                        let t350 = rt::lit::<T>(1.0) / (t258 * t290);
                        let t351 = t350 * (t264 * t251);
                        let t352 = t284 * t302;
                        let t353 = k13
                            * (t155 + (t115 - t118 - t121 - t116) - t211 - t216 - t305)
                            + k12 * (t349 + (t15 - t20 - t18 - t16) - t351 - t352);
                        let t354 = t269 * t300;
                        let t355 = t353 - k12 * t354;
                        let theta_new = theta + t355;
                        let t356 = rt::lit::<T>(1.0) / (t256 * t290);
                        let t357 = t264 * t356;
                        let t358 = rt::lit::<T>(1.0) / (t256 * t294);
                        let t359 = t358 * (t276 * t296);
                        let t360 = t279 * t300;
                        let t361 = k13 * (t308 + (t124 + t227 - t229))
                            + k12 * (t10 + t357 - t359) + k12 * t360;
                        let phi_new = phi + t361;
                        let t362 = t354 + (t351 + t352);
                        let t363 = t349 - t362;
                        let t364 = t360 + (t357 - t359);
                        let t365 = m1_plus_m2 * t348 + (t249 * t363 + t240 * t364);
                        let t366 = l1 * t233;
                        let t367 = t364 * t366;
                        let t368 = t224 * t367;
                        let t369 = t252 * t363 + t244 * t364
                            + (t249 * t348 - t247 * t341);
                        let t370 = t369 * (t234 * t364);
                        let t371 = m1_plus_m2 * t341 - (t247 * t363 + t237 * t364);
                        let t372 = t225 * t367;
                        let t373 = t365 * (t340 * t363 - t368)
                            + (t113 + rt::lit::<T>(2.0) * (t153 + t338))
                            + (t370 - t371 * (t372 + t347 * t363));
                        let t374 = m2_a2 * (t364 + t363);
                        let t375 = m1_a1_plus_m2_l1 * t363 + t234 * t374;
                        let t376 = t233 * t374;
                        let t377 = t224 * (t348 * t375 - t341 * t376)
                            + t225 * (t348 * t376 + t341 * t375);
                        let rho1_new = rho1 + k12 * (t373 - t233 * t377);
                        let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                            phi_new,
                        );
                        let t378 = l1 + a2 * cos_phi_ahead_new;
                        let ahead1_new = m1_a1 + m2 * t378;
                        let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                            theta_new,
                        );
                        let t379 = sin_theta_ahead_new * sin_phi_ahead_new;
                        let ahead4_new = ahead1_new * cos_theta_ahead_new - m2_a2 * t379;
                        let t380 = inv_m1_plus_m2 * ahead4_new;
                        let ahead6_new = k1
                            + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                        let t381 = cos_theta_ahead_new * sin_phi_ahead_new;
                        let ahead2_new = sin_theta_ahead_new * ahead1_new + m2_a2 * t381;
                        let t382 = inv_m1_plus_m2 * ahead2_new;
                        let t383 = ahead6_new - ahead2_new * t382 - ahead4_new * t380;
                        let t384 = rt::lit::<T>(1.0) / t383;
                        let t385 = sin_theta_ahead_new * t382
                            + cos_theta_ahead_new * t380;
                        let t386 = cos_phi_ahead_new * cos_theta_ahead_new - t379;
                        let ahead5_new = m2_a2 * t386;
                        let t387 = k3 * t386;
                        let t388 = t381 + sin_theta_ahead_new * cos_phi_ahead_new;
                        let ahead3_new = m2_a2 * t388;
                        let t389 = k3 * t388;
                        let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                        let ahead7_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                        let ahead18_new = ahead7_new - ahead3_new * t382
                            - ahead5_new * t380;
                        let t390 = ahead18_new * t384;
                        let t391 = k2 - ahead5_new * t387 - ahead3_new * t389
                            - ahead18_new * t390;
                        let t392 = t383 * t391;
                        let t393 = rt::lit::<T>(1.0) / t392;
                        let ahead19_new = t390 * t385
                            - (sin_theta_ahead_new * t389 + cos_theta_ahead_new * t387);
                        let ahead21_new = t384 * t385
                            + t393 * (ahead18_new * ahead19_new);
                        let t394 = inv_m1_plus_m2 / t391;
                        let ahead22_new = t380 * ahead21_new
                            + (inv_m1_plus_m2 * cos_theta_ahead_new
                                - t394 * (ahead5_new * ahead19_new));
                        let ahead23_new = t382 * ahead21_new
                            + (inv_m1_plus_m2 * sin_theta_ahead_new
                                - t394 * (ahead3_new * ahead19_new));
                        let t395 = rt::lit::<T>(1.0) / t391;
                        let ahead20_new = ahead19_new * t395;
                        let ahead8_new = l2 + l1_cos_phi_ahead_new;
                        let ahead31_new = t388 * ahead23_new
                            + (t386 * ahead22_new
                                + (l2 * ahead20_new - ahead8_new * ahead21_new));
                        let t396 = ahead8_new - t388 * t382 - t386 * t380;
                        let ahead24_new = l2 - t386 * t387 - t388 * t389 - t390 * t396;
                        let t397 = t395 * ahead24_new;
                        let t398 = sin_theta_ahead_new * ahead23_new
                            + cos_theta_ahead_new * ahead22_new;
                        let t399 = t391 * t398;
                        let t400 = rt::lit::<T>(1.0) / t399;
                        let t401 = t400 * (ahead19_new * ahead31_new);
                        let ahead32_new = t397 - t401;
                        let t402 = t264 * ahead32_new;
                        let t403 = inv_m1_plus_m2 * t386;
                        let ahead25_new = t384 * t396
                            - t393 * (ahead18_new * ahead24_new);
                        let t404 = t380 * ahead25_new
                            + t394 * (ahead5_new * ahead24_new);
                        let ahead26_new = t403 - t404;
                        let ahead27_new = t382 * ahead25_new
                            + (t394 * (ahead3_new * ahead24_new)
                                - inv_m1_plus_m2 * t388);
                        let t405 = t386 * ahead26_new
                            + (ahead8_new * ahead25_new + l2 * t397 - t388 * ahead27_new)
                            - ahead31_new * ahead31_new / t398;
                        let t406 = ahead32_new * (rt::lit::<T>(1.0) / t405);
                        let ahead33_new = t395
                            - ahead19_new * ahead19_new / (t391 * t399)
                            - ahead32_new * t406;
                        let ahead34_new = t405 * ahead33_new;
                        let ahead35_new = t398 * ahead34_new;
                        let ahead36_new = t399 * ahead33_new;
                        let t407 = ahead31_new * t402 / ahead35_new
                            - t264 * ahead19_new / ahead36_new;
                        let t408 = inv_m1_plus_m2 / t392;
                        let t409 = t408 * (ahead4_new * ahead18_new);
                        let t410 = ahead5_new * t394;
                        let ahead29_new = t409 - t410;
                        let t411 = t264 / ahead33_new;
                        let t412 = t402 / ahead34_new;
                        let t413 = ahead22_new * t407
                            + (ahead29_new * t411 - ahead26_new * t412);
                        let ahead16_new = a2 * t386;
                        let ahead39_new = t391 * ahead33_new;
                        let ahead38_new = t391 * ahead34_new;
                        let t414 = ahead20_new * t407
                            + (t264 / ahead39_new - ahead24_new * t402 / ahead38_new);
                        let ahead15_new = t378 * cos_theta_ahead_new - a2 * t379;
                        let ahead37_new = t392 * ahead33_new;
                        let t415 = ahead21_new * t407
                            + (ahead25_new * t412 + t264 * ahead18_new / ahead37_new);
                        let t416 = t413 + ahead16_new * t414 - ahead15_new * t415;
                        let ahead30_new = ahead3_new * t394
                            - t408 * (ahead2_new * ahead18_new);
                        let t417 = ahead30_new * t411 - ahead27_new * t412
                            - ahead23_new * t407;
                        let ahead13_new = sin_theta_ahead_new * t378 + a2 * t381;
                        let ahead14_new = a2 * t388;
                        let t418 = t417 + ahead13_new * t415 - ahead14_new * t414;
                        let t419 = t98 + ahead13 * t21 - ahead14 * t10;
                        let t420 = t94 + ahead16 * t10 - ahead15 * t21;
                        let ahead12_new = a1 * cos_theta_ahead_new;
                        let t421 = t413 - ahead12_new * t415;
                        let ahead11_new = a1 * sin_theta_ahead_new;
                        let t422 = t417 + ahead11_new * t415;
                        let t423 = t98 + ahead11 * t21;
                        let t424 = t94 - ahead12 * t21;
                        let t425 = t414 - t415;
                        let t426 = t10 - t21;
                        let t427 = rt::lit::<T>(0.0) * t256;
                        let t428 = t281 * (t278 * t427);
                        let t429 = t264 * t428;
                        let t430 = t285 - t283;
                        let t431 = t236 * (t286 + t430);
                        let t432 = t289 * (rt::lit::<T>(2.0) * t428 + t289 * t431);
                        let t433 = t290 * t431 + t288 * t432;
                        let t434 = t295 * (t280 * t429 + t297 * (t272 * t433))
                            + t299 * (t298 * (t290 * t427 - t273 * t432));
                        let t435 = t291 * t432;
                        let t436 = t292 * t435;
                        let t437 = t301 * (t429 + t302 * t433);
                        let t438 = t292 * (t344 - t343) + t260 * t436 - t302 * t430
                            - t342 - t287 * t437;
                        let t439 = t365
                            * (t271 * t434 + (t293 + t345 * t436 - t303 - t286 * t437))
                            + t371 * (t438 - t270 * t434);
                        let t440 = t279 * t434
                            + (t357 * t435
                                - t358 * (t276 * t429 + t359 * (t256 * t433)));
                        let t441 = (t244 * t363 + k2 * t364
                            + (t240 * t348 - t237 * t341)) * t440
                            - t369 * (t269 * t434 + (t351 * t435 + t284 * t437));
                        let t442 = t370
                            + (t371 * (t362 * t347 - t372) - t365 * (t368 + t362 * t340))
                            - t233 * (t439 + t441);
                        let t443 = m2_a2 * t233;
                        let t444 = k3 * t233;
                        let t445 = t443 * t444;
                        let t446 = m2_a2 * t234;
                        let t447 = inv_m1_plus_m2 * t246;
                        let t448 = t244 - t445 - t446 * t447;
                        let t449 = t252 - t445 - t246 * t447;
                        let t450 = rt::lit::<T>(1.0) / t449;
                        let t451 = t448 * t450;
                        let t452 = k8 - t448 * t451;
                        let t453 = inv_m1_plus_m2 / t452;
                        let t454 = t443 * t453;
                        let t455 = t443 * t448;
                        let t456 = t449 * t452;
                        let t457 = inv_m1_plus_m2 / t456;
                        let t458 = t455 * t457;
                        let t459 = t454 - t458;
                        let t460 = rt::lit::<T>(1.0) / t452;
                        let t461 = inv_m1_plus_m2 / t449;
                        let t462 = t246 * t461;
                        let t463 = rt::lit::<T>(1.0) / t456;
                        let t464 = t246 * t448;
                        let t465 = k3 * t234;
                        let t466 = t464 * t461 - t465;
                        let t467 = t463 * (t448 * t466);
                        let t468 = t462 + t467;
                        let t469 = t446 * t466;
                        let t470 = t469 * t453;
                        let t471 = t447 * t468 + (inv_m1_plus_m2 - t470);
                        let t472 = t452 * t471;
                        let t473 = rt::lit::<T>(1.0) / (t452 * t472);
                        let t474 = t473 * (t466 * t466);
                        let t475 = t274 - t233 * t444 - t234 * t447;
                        let t476 = k9 - t451 * t475;
                        let t477 = t460 * t476;
                        let t478 = rt::lit::<T>(1.0) / t472;
                        let t479 = t444 * t468;
                        let t480 = t443 * t466;
                        let t481 = t480 * t453;
                        let t482 = t479 - t481;
                        let t483 = t466 * t460;
                        let t484 = t233 * t482
                            + (t234 * t471 + (l2 * t483 - t274 * t468));
                        let t485 = t478 * (t466 * t484);
                        let t486 = t477 - t485;
                        let t487 = inv_m1_plus_m2 * t234;
                        let t488 = t446 * t476;
                        let t489 = t453 * t488;
                        let t490 = t450 * t475;
                        let t491 = t463 * (t448 * t476);
                        let t492 = t490 - t491;
                        let t493 = t489 + t447 * t492;
                        let t494 = t487 - t493;
                        let t495 = t444 * t492;
                        let t496 = t443 * t476;
                        let t497 = t453 * t496;
                        let t498 = inv_m1_plus_m2 * t233;
                        let t499 = t495 + (t497 - t498);
                        let t500 = t484 * (rt::lit::<T>(1.0) / t471);
                        let t501 = t234 * t494 + (t274 * t492 + l2 * t477 - t233 * t499)
                            - t484 * t500;
                        let t502 = t486 * (rt::lit::<T>(1.0) / t501);
                        let t503 = t460 - t474 - t486 * t502;
                        let t504 = rt::lit::<T>(1.0) / t503;
                        let t505 = t264 * t504;
                        let t506 = t274 * t339 + t459 * t505;
                        let t507 = t264 * t486;
                        let t508 = t501 * t503;
                        let t509 = rt::lit::<T>(1.0) / t508;
                        let t510 = t507 * t509;
                        let t511 = t499 * t510;
                        let t512 = rt::lit::<T>(1.0) / (t471 * t508);
                        let t513 = t512 * (t484 * t507);
                        let t514 = rt::lit::<T>(1.0) / (t472 * t503);
                        let t515 = t514 * (t264 * t466);
                        let t516 = t513 - t515;
                        let t517 = t482 * t516;
                        let t518 = t506 - t511 - t517;
                        let t519 = t518 * (rt::lit::<T>(2.0) * t234);
                        let t520 = t471 * t516;
                        let t521 = t464 * t457;
                        let t522 = t446 * t453;
                        let t523 = t521 - t522;
                        let t524 = t520 + (t523 * t505 - t494 * t510);
                        let t525 = rt::lit::<T>(1.0) / (t456 * t503);
                        let t526 = t525 * (t264 * t448);
                        let t527 = t349 - t526 - t492 * t510 - t468 * t516;
                        let t528 = rt::lit::<T>(2.0) * t233;
                        let t529 = rt::lit::<T>(1.0) / (t452 * t503);
                        let t530 = t264 * t529;
                        let t531 = rt::lit::<T>(1.0) / (t452 * t508);
                        let t532 = t531 * (t476 * t507);
                        let t533 = t483 * t516 + (t530 - t532);
                        let t534 = t533 + t527;
                        let t535 = m1_plus_m2 * t518 - t443 * t534;
                        let t536 = t446 * t444;
                        let t537 = t536 + t443 * t465;
                        let t538 = t443 * t447;
                        let t539 = t537 + (l1_m2_a2 * t233 - t536) - t538;
                        let t540 = t537 + k11 * t233 - t246 * t444 - t538;
                        let t541 = t451 * t540 - t539;
                        let t542 = t450 * t541;
                        let t543 = t451 * t539 - t448 * t542;
                        let t544 = m1_plus_m2 * t543;
                        let t545 = t449 * t543 - t540 * t452;
                        let t546 = m1_plus_m2 * t545;
                        let t547 = t453 * (t446 - t544 * t454)
                            - t457 * (t446 * t448 - t443 * t539 - t458 * t546);
                        let t548 = t366 + t233 * (t465 - t447);
                        let t549 = t451 * t548 - t475 * t542;
                        let t550 = t460 * (t549 - t543 * t477);
                        let t551 = t444 + t461 * (t246 * t541 - t455);
                        let t552 = t450 * (t462 * t540 - t444)
                            + t463 * (t448 * t551 - t466 * t539 - t467 * t545);
                        let t553 = t447 * t552
                            - (t479 + t453 * (t446 * t551 - t480 - t544 * t470));
                        let t554 = t444 * t552
                            + (t465 * t468 - t453 * (t469 + t443 * t551 - t544 * t481));
                        let t555 = t460 * (t551 - t543 * t483);
                        let t556 = t233 * t554
                            + (l2 * t555 + t366 * t468 - t233 * t471 - t274 * t552);
                        let t557 = t234 * (t482 + t553) + t556;
                        let t558 = t543 * t471 + t452 * t553;
                        let t559 = t550
                            - t478 * (t551 * t484 + t466 * t557 - t485 * t558);
                        let t560 = t450 * (t490 * t540 - t548)
                            - t463 * (t448 * t549 - t539 * t476 - t491 * t545);
                        let t561 = t233 * t494;
                        let t562 = t444 * t560
                            + (t465 * t492
                                + (t453 * (t488 + t443 * t549 - t544 * t497) - t487));
                        let t563 = t447 * t560
                            + (t498 + t453 * (t446 * t549 - t496 - t544 * t489) - t495);
                        let t564 = t274 * t560 + (l2 * t550 - t366 * t492) - t561
                            - t233 * t562 - t234 * (t499 + t563);
                        let t565 = t564 - t500 * t557 - t500 * (t557 - t500 * t553);
                        let t566 = t543 / (t452 * t452)
                            + t473
                                * (t551 * (rt::lit::<T>(2.0) * t466)
                                    - t474 * (t543 * t472 + t452 * t558));
                        let t567 = t502 * (t559 - t502 * t565) + (t502 * t559 + t566);
                        let t568 = t505 * (t504 * t567);
                        let t569 = t505 * t547 - t339 * t366
                            + (t459 * t568 - t510 * t562) - t516 * t554;
                        let t570 = t264 * t559;
                        let t571 = t503 * t565 - t501 * t567;
                        let t572 = t509 * (t570 - t510 * t571);
                        let t573 = t512
                            * (t507 * t557 + t484 * t570
                                - t513 * (t508 * t553 + t471 * t571));
                        let t574 = t573
                            - t514 * (t264 * t551 - t515 * (t503 * t558 - t472 * t567));
                        let t575 = m1_plus_m2 * t524 + (t246 * t527 + t446 * t533);
                        let t576 = t453 * (t443 + t544 * t522)
                            - t457 * (t521 * t546 + (t455 + t246 * t539));
                        let t577 = t516 * t553
                            + (t510 * t563 + (t505 * t576 + t523 * t568)) - t494 * t572;
                        let t578 = t535 * (t569 - t499 * t572 - t482 * t574)
                            + t575 * (t471 * t574 + t577);
                        let t579 = t443 * t518;
                        let t580 = t252 * t527 + t244 * t533 + (t246 * t524 - t579);
                        let t581 = t525
                            * (t264 * t539 + t526 * (t503 * t545 - t456 * t567))
                            + (t234 * t339 - t510 * t560);
                        let t582 = t244 * t527 + k2 * t533 + (t446 * t524 - t579);
                        let t583 = t531
                            * (t549 * t507 + t476 * t570
                                - t532 * (t543 * t508 + t452 * t571));
                        let t584 = t483 * t574
                            + (t516 * t555 - t530 * (t529 * (t543 * t503 - t452 * t567))
                                - t583);
                        let t585 = t580
                            * (t581 - (t516 * t552 + t492 * t572) - t468 * t574)
                            + t582 * t584;
                        let t586 = t364
                            * ((t519 + (t524 + l1 * t527) * t528) * (half_m2_a2 * t534)
                                - t578 - t585);
                        let t587 = rt::lit::<T>(0.0) * t181;
                        let t588 = t200 * (t197 * t587);
                        let t589 = t4 * t588;
                        let t590 = t204 - t202;
                        let t591 = t173 * (t205 + t590);
                        let t592 = t208 * (rt::lit::<T>(2.0) * t588 + t208 * t591);
                        let t593 = t209 * t591 + t207 * t592;
                        let t594 = t217 * (t199 * t589 + t218 * (t191 * t593))
                            + t220 * (t219 * (t209 * t587 - t192 * t592));
                        let t595 = t315 * t592;
                        let t596 = t316 * t595;
                        let t597 = t214 * (t589 + t215 * t593);
                        let t598 = t316 * (t313 - t312) + t320 * t596 - t215 * t590
                            - t310 - t206 * t597;
                        let t599 = t328
                            * (t190 * t594 + (t321 + t314 * t596 - t322 - t205 * t597))
                            + t332 * (t598 - t189 * t594);
                        let t600 = t198 * t594
                            + (t227 * t595
                                - t228 * (t195 * t589 + t229 * (t181 * t593)));
                        let t601 = (t177 * t307 + k2 * t309
                            + (t171 * t319 - t174 * t325)) * t600
                            - t326 * (t187 * t594 + (t211 * t595 + t203 * t597));
                        let t602 = t327
                            + (t332 * (t306 * t318 - t333) - t328 * (t331 + t306 * t324))
                            - t91 * (t599 + t601);
                        let t603 = m2_a2 * t91;
                        let t604 = k3 * t91;
                        let t605 = t603 * t604;
                        let t606 = m2_a2 * t92;
                        let t607 = inv_m1_plus_m2 * t162;
                        let t608 = t177 - t605 - t606 * t607;
                        let t609 = t156 - t605 - t162 * t607;
                        let t610 = rt::lit::<T>(1.0) / t609;
                        let t611 = t608 * t610;
                        let t612 = k8 - t608 * t611;
                        let t613 = inv_m1_plus_m2 / t612;
                        let t614 = t603 * t613;
                        let t615 = t603 * t608;
                        let t616 = t609 * t612;
                        let t617 = inv_m1_plus_m2 / t616;
                        let t618 = t615 * t617;
                        let t619 = t614 - t618;
                        let t620 = rt::lit::<T>(1.0) / t612;
                        let t621 = inv_m1_plus_m2 / t609;
                        let t622 = t162 * t621;
                        let t623 = rt::lit::<T>(1.0) / t616;
                        let t624 = t162 * t608;
                        let t625 = k3 * t92;
                        let t626 = t624 * t621 - t625;
                        let t627 = t623 * (t608 * t626);
                        let t628 = t622 + t627;
                        let t629 = t606 * t626;
                        let t630 = t629 * t613;
                        let t631 = t607 * t628 + (inv_m1_plus_m2 - t630);
                        let t632 = t612 * t631;
                        let t633 = rt::lit::<T>(1.0) / (t612 * t632);
                        let t634 = t633 * (t626 * t626);
                        let t635 = t193 - t91 * t604 - t92 * t607;
                        let t636 = k9 - t611 * t635;
                        let t637 = t620 * t636;
                        let t638 = rt::lit::<T>(1.0) / t632;
                        let t639 = t604 * t628;
                        let t640 = t603 * t626;
                        let t641 = t640 * t613;
                        let t642 = t639 - t641;
                        let t643 = t626 * t620;
                        let t644 = t91 * t642 + (t92 * t631 + (l2 * t643 - t193 * t628));
                        let t645 = t638 * (t626 * t644);
                        let t646 = t637 - t645;
                        let t647 = inv_m1_plus_m2 * t92;
                        let t648 = t606 * t636;
                        let t649 = t613 * t648;
                        let t650 = t610 * t635;
                        let t651 = t623 * (t608 * t636);
                        let t652 = t650 - t651;
                        let t653 = t649 + t607 * t652;
                        let t654 = t647 - t653;
                        let t655 = t604 * t652;
                        let t656 = t603 * t636;
                        let t657 = t613 * t656;
                        let t658 = inv_m1_plus_m2 * t91;
                        let t659 = t655 + (t657 - t658);
                        let t660 = t644 * (rt::lit::<T>(1.0) / t631);
                        let t661 = t92 * t654 + (t193 * t652 + l2 * t637 - t91 * t659)
                            - t644 * t660;
                        let t662 = t646 * (rt::lit::<T>(1.0) / t661);
                        let t663 = t620 - t634 - t646 * t662;
                        let t664 = rt::lit::<T>(1.0) / t663;
                        let t665 = t4 * t664;
                        let t666 = t193 * t154 + t619 * t665;
                        let t667 = t4 * t646;
                        let t668 = t661 * t663;
                        let t669 = rt::lit::<T>(1.0) / t668;
                        let t670 = t667 * t669;
                        let t671 = t659 * t670;
                        let t672 = rt::lit::<T>(1.0) / (t631 * t668);
                        let t673 = t672 * (t644 * t667);
                        let t674 = rt::lit::<T>(1.0) / (t632 * t663);
                        let t675 = t674 * (t4 * t626);
                        let t676 = t673 - t675;
                        let t677 = t642 * t676;
                        let t678 = t666 - t671 - t677;
                        let t679 = t678 * (rt::lit::<T>(2.0) * t92);
                        let t680 = t631 * t676;
                        let t681 = t624 * t617;
                        let t682 = t606 * t613;
                        let t683 = t681 - t682;
                        let t684 = t680 + (t683 * t665 - t654 * t670);
                        let t685 = rt::lit::<T>(1.0) / (t616 * t663);
                        let t686 = t685 * (t4 * t608);
                        let t687 = t155 - t686 - t652 * t670 - t628 * t676;
                        let t688 = rt::lit::<T>(2.0) * t91;
                        let t689 = rt::lit::<T>(1.0) / (t612 * t663);
                        let t690 = t4 * t689;
                        let t691 = rt::lit::<T>(1.0) / (t612 * t668);
                        let t692 = t691 * (t636 * t667);
                        let t693 = t643 * t676 + (t690 - t692);
                        let t694 = t693 + t687;
                        let t695 = m1_plus_m2 * t678 - t603 * t694;
                        let t696 = t606 * t604;
                        let t697 = t696 + t603 * t625;
                        let t698 = t603 * t607;
                        let t699 = t697 + (l1_m2_a2 * t91 - t696) - t698;
                        let t700 = t697 + k11 * t91 - t162 * t604 - t698;
                        let t701 = t611 * t700 - t699;
                        let t702 = t610 * t701;
                        let t703 = t611 * t699 - t608 * t702;
                        let t704 = m1_plus_m2 * t703;
                        let t705 = t609 * t703 - t700 * t612;
                        let t706 = m1_plus_m2 * t705;
                        let t707 = t613 * (t606 - t704 * t614)
                            - t617 * (t606 * t608 - t603 * t699 - t618 * t706);
                        let t708 = t329 + t91 * (t625 - t607);
                        [
                            t239,
                            t245,
                            t251,
                            t260,
                            t262,
                            t264,
                            t267,
                            t269,
                            t270,
                            t271,
                            t276,
                            t279,
                            t280,
                            t282,
                            t284,
                            t286,
                            t287,
                            t291,
                            t295,
                            t298,
                            t301,
                            t304,
                            t306,
                            t309,
                            t314,
                            t315,
                            t317,
                            t320,
                            t323,
                            t329,
                            t339,
                            x_new,
                            t345,
                            t346,
                            y_new,
                            t350,
                            theta_new,
                            t356,
                            t358,
                            phi_new,
                            t362,
                            t364,
                            rho1_new,
                            sin_phi_ahead_new,
                            cos_phi_ahead_new,
                            ahead1_new,
                            sin_theta_ahead_new,
                            cos_theta_ahead_new,
                            ahead4_new,
                            ahead6_new,
                            ahead2_new,
                            t386,
                            ahead5_new,
                            t388,
                            ahead3_new,
                            ahead7_new,
                            ahead18_new,
                            t391,
                            ahead19_new,
                            ahead21_new,
                            ahead22_new,
                            ahead23_new,
                            ahead20_new,
                            ahead8_new,
                            ahead31_new,
                            ahead24_new,
                            t398,
                            t399,
                            t400,
                            t401,
                            ahead32_new,
                            t403,
                            ahead25_new,
                            t404,
                            ahead26_new,
                            ahead27_new,
                            t405,
                            t406,
                            ahead33_new,
                            ahead34_new,
                            ahead35_new,
                            ahead36_new,
                            t409,
                            t410,
                            ahead29_new,
                            ahead16_new,
                            ahead39_new,
                            ahead38_new,
                            ahead15_new,
                            ahead37_new,
                            t415,
                            t416,
                            ahead30_new,
                            ahead13_new,
                            ahead14_new,
                            t418,
                            t419,
                            t420,
                            ahead12_new,
                            t421,
                            ahead11_new,
                            t422,
                            t423,
                            t424,
                            t425,
                            t426,
                            t442,
                            t452,
                            t459,
                            t466,
                            t468,
                            t471,
                            t476,
                            t478,
                            t482,
                            t483,
                            t484,
                            t487,
                            t492,
                            t493,
                            t494,
                            t499,
                            t501,
                            t502,
                            t503,
                            t504,
                            t505,
                            t506,
                            t509,
                            t510,
                            t511,
                            t512,
                            t513,
                            t515,
                            t517,
                            t518,
                            t519,
                            t520,
                            t521,
                            t522,
                            t523,
                            t524,
                            t526,
                            t527,
                            t528,
                            t530,
                            t531,
                            t532,
                            t534,
                            t535,
                            t561,
                            t575,
                            t580,
                            t582,
                            t586,
                            t602,
                            t603,
                            t604,
                            t606,
                            t607,
                            t608,
                            t610,
                            t611,
                            t612,
                            t613,
                            t615,
                            t616,
                            t617,
                            t619,
                            t620,
                            t621,
                            t622,
                            t623,
                            t625,
                            t626,
                            t627,
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
                            t677,
                            t678,
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
                            t691,
                            t692,
                            t693,
                            t694,
                            t695,
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
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        twice_a2,
                        k1,
                        l1_m2_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        m1_a1_plus_m2_l1,
                        half_m2_a2,
                        a_w,
                        k4,
                        k6,
                        k7,
                        k8,
                        k9,
                        k11,
                        t4,
                        k12,
                        t15,
                        t18,
                        t98,
                        t94,
                        t20,
                        t10,
                        t99,
                        t95,
                        t16,
                        t21,
                        t113,
                        t115,
                        t118,
                        t121,
                        t116,
                        t124,
                        t140,
                        t134,
                        t153,
                        t159,
                        t92,
                        t162,
                        t160,
                        t91,
                        t164,
                        t173,
                        t174,
                        t167,
                        t171,
                        t156,
                        t177,
                        t193,
                        t154,
                        t155,
                        t178,
                        t181,
                        t198,
                        t182,
                        t187,
                        t188,
                        t190,
                        t189,
                        t195,
                        t202,
                        t203,
                        t204,
                        t205,
                        t206,
                        t191,
                        t199,
                        t192,
                        t207,
                        t197,
                        t200,
                        t208,
                        t209,
                        t214,
                        t215,
                        t217,
                        t218,
                        t219,
                        t220,
                        t221,
                        t211,
                        t216,
                        t228,
                        t229,
                        t227,
                        t230,
                        t224,
                        t234,
                        t225,
                        t233,
                        t235,
                        t236,
                        t237,
                        t238,
                        k13,
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
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        half_m2_a2,
                        cos_w_t_a_w,
                        k4,
                        k6,
                        k7,
                        k8,
                        k9,
                        k10,
                        k11,
                        sin_w_t,
                        w_a_w,
                        t4,
                        t2,
                        t264,
                        inv_ahead33,
                        inv_ahead34,
                        inv_ahead35,
                        inv_ahead36,
                        inv_ahead38,
                        inv_ahead39,
                        t262,
                        k12,
                        rho1_over_ahead17,
                        t15,
                        cos_w_t_a_w_ahead32,
                        t103,
                        t108,
                        t93,
                        t17,
                        t8,
                        ahead31_inv_ahead35,
                        t5,
                        ahead19_inv_ahead36,
                        t6,
                        t7,
                        t97,
                        t96,
                        t19,
                        t20,
                        ahead24_inv_ahead38,
                        t9,
                        t10,
                        t99,
                        t95,
                        t107,
                        t105,
                        t21,
                        t22,
                        t106,
                        t102,
                        t100,
                        t101,
                        t25,
                        t14,
                        t37,
                        t38,
                        t26,
                        t13,
                        t31,
                        t32,
                        t33,
                        t27,
                        t28,
                        t29,
                        t36,
                        t60,
                        t114,
                        t115,
                        t43,
                        t69,
                        t139,
                        t133,
                        t144,
                        t44,
                        t48,
                        t51,
                        t65,
                        t54,
                        t57,
                        t56,
                        t62,
                        t70,
                        t71,
                        t72,
                        t73,
                        t127,
                        t128,
                        t129,
                        t135,
                        t58,
                        t66,
                        t59,
                        t74,
                        t64,
                        t67,
                        t68,
                        t75,
                        t76,
                        t130,
                        t131,
                        t119,
                        t120,
                        t84,
                        t85,
                        t86,
                        t87,
                        t136,
                        t137,
                        t138,
                        t125,
                        t132,
                        t117,
                        t118,
                        t122,
                        t80,
                        t82,
                        t77,
                        t78,
                        t124,
                        t140,
                        t134,
                        t123,
                        t147,
                        t143,
                        t141,
                        t148,
                        t146,
                        t142,
                        t159,
                        t92,
                        t161,
                        t162,
                        t160,
                        t91,
                        t163,
                        t173,
                        t166,
                        t170,
                        t156,
                        t177,
                        t193,
                        t154,
                        t178,
                        t185,
                        t198,
                        t187,
                        t190,
                        t189,
                        t195,
                        t203,
                        t205,
                        t206,
                        t314,
                        t320,
                        t199,
                        t201,
                        t315,
                        t214,
                        t217,
                        t219,
                        t323,
                        t317,
                        t210,
                        t306,
                        t228,
                        t226,
                        t309,
                        t329,
                        t224,
                        t245,
                        t225,
                        t233,
                        t235,
                        t236,
                        t238,
                        t239,
                        t339,
                        t251,
                        t267,
                        t279,
                        t269,
                        t271,
                        t270,
                        t276,
                        t284,
                        t286,
                        t287,
                        t260,
                        t280,
                        t282,
                        t291,
                        t301,
                        t295,
                        t298,
                        t304,
                        t345,
                        t346,
                        t350,
                        t358,
                        t356,
                        t362,
                        t364,
                        t423,
                        t424,
                        t419,
                        t420,
                        t426,
                        sin_theta_ahead_new,
                        cos_phi_ahead_new,
                        ahead1_new,
                        cos_theta_ahead_new,
                        sin_phi_ahead_new,
                        t388,
                        t386,
                        ahead6_new,
                        ahead7_new,
                        ahead8_new,
                        t391,
                        t403,
                        t404,
                        ahead26_new,
                        t409,
                        t410,
                        t398,
                        t399,
                        t405,
                        t400,
                        t401,
                        t406,
                        ahead33_new,
                        t603,
                        t606,
                        t604,
                        t607,
                        t625,
                        t608,
                        t610,
                        t611,
                        t621,
                        t626,
                        t622,
                        t629,
                        t640,
                        t635,
                        t658,
                        t647,
                        t650,
                        t700,
                        t699,
                        t701,
                        t702,
                        t703,
                        t615,
                        t704,
                        t708,
                        t466,
                        t487,
                        t415,
                        t422,
                        t421,
                        t418,
                        t416,
                        t425,
                        t612,
                        t620,
                        t643,
                        t616,
                        t623,
                        t627,
                        t628,
                        t613,
                        t630,
                        t631,
                        t641,
                        t639,
                        t642,
                        t636,
                        t637,
                        t651,
                        t652,
                        t648,
                        t649,
                        t653,
                        t654,
                        t656,
                        t657,
                        t655,
                        t659,
                        t617,
                        t681,
                        t682,
                        t683,
                        t619,
                        t644,
                        t660,
                        t632,
                        t661,
                        t638,
                        t645,
                        t662,
                        t633,
                        t634,
                        t663,
                        t664,
                        t665,
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
                        t671,
                        t680,
                        t684,
                        t685,
                        t686,
                        t691,
                        t692,
                        t689,
                        t690,
                        t693,
                        t666,
                        t678,
                        t687,
                        t705,
                        t706,
                        t694,
                        t695,
                        t679,
                        t452,
                        t483,
                        t468,
                        t471,
                        t482,
                        t476,
                        t492,
                        t493,
                        t494,
                        t499,
                        t521,
                        t522,
                        t523,
                        t459,
                        t484,
                        t501,
                        t478,
                        t502,
                        t503,
                        t504,
                        t505,
                        t509,
                        t510,
                        t512,
                        t513,
                        t515,
                        t517,
                        t511,
                        t520,
                        t524,
                        t526,
                        t531,
                        t532,
                        t530,
                        t506,
                        t518,
                        t527,
                        t561,
                        t534,
                        t535,
                        t575,
                        t580,
                        t582,
                        t519,
                        t528,
                        t442,
                        t688,
                        t707,
                        t602,
                        t586,
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
                        ]: [T; 488],
                    ) -> [T; 65] {
                        let t709 = t611 * t708 - t635 * t702;
                        let t710 = t620 * (t709 - t703 * t637);
                        let t711 = t604 + t621 * (t162 * t701 - t615);
                        let t712 = t610 * (t622 * t700 - t604)
                            + t623 * (t608 * t711 - t626 * t699 - t627 * t705);
                        let t713 = t607 * t712
                            - (t639 + t613 * (t606 * t711 - t640 - t704 * t630));
                        let t714 = t604 * t712
                            + (t625 * t628 - t613 * (t629 + t603 * t711 - t704 * t641));
                        let t715 = t620 * (t711 - t703 * t643);
                        let t716 = t91 * t714
                            + (l2 * t715 + t329 * t628 - t91 * t631 - t193 * t712);
                        let t717 = t92 * (t642 + t713) + t716;
                        let t718 = t703 * t631 + t612 * t713;
                        let t719 = t710
                            - t638 * (t711 * t644 + t626 * t717 - t645 * t718);
                        let t720 = t610 * (t650 * t700 - t708)
                            - t623 * (t608 * t709 - t699 * t636 - t651 * t705);
                        let t721 = t91 * t654;
                        let t722 = t604 * t720
                            + (t625 * t652
                                + (t613 * (t648 + t603 * t709 - t704 * t657) - t647));
                        let t723 = t607 * t720
                            + (t658 + t613 * (t606 * t709 - t656 - t704 * t649) - t655);
                        let t724 = t193 * t720 + (l2 * t710 - t329 * t652) - t721
                            - t91 * t722 - t92 * (t659 + t723);
                        let t725 = t724 - t660 * t717 - t660 * (t717 - t660 * t713);
                        let t726 = t703 / (t612 * t612)
                            + t633
                                * (t711 * (rt::lit::<T>(2.0) * t626)
                                    - t634 * (t703 * t632 + t612 * t718));
                        let t727 = t662 * (t719 - t662 * t725) + (t662 * t719 + t726);
                        let t728 = t665 * (t664 * t727);
                        let t729 = t665 * t707 - t154 * t329
                            + (t619 * t728 - t670 * t722) - t676 * t714;
                        let t730 = t4 * t719;
                        let t731 = t663 * t725 - t661 * t727;
                        let t732 = t669 * (t730 - t670 * t731);
                        let t733 = t672
                            * (t667 * t717 + t644 * t730
                                - t673 * (t668 * t713 + t631 * t731));
                        let t734 = t733
                            - t674 * (t4 * t711 - t675 * (t663 * t718 - t632 * t727));
                        let t735 = m1_plus_m2 * t684 + (t162 * t687 + t606 * t693);
                        let t736 = t613 * (t603 + t704 * t682)
                            - t617 * (t681 * t706 + (t615 + t162 * t699));
                        let t737 = t676 * t713
                            + (t670 * t723 + (t665 * t736 + t683 * t728)) - t654 * t732;
                        let t738 = t695 * (t729 - t659 * t732 - t642 * t734)
                            + t735 * (t631 * t734 + t737);
                        let t739 = t603 * t678;
                        let t740 = t156 * t687 + t177 * t693 + (t162 * t684 - t739);
                        let t741 = t685
                            * (t4 * t699 + t686 * (t663 * t705 - t616 * t727))
                            + (t92 * t154 - t670 * t720);
                        let t742 = t177 * t687 + k2 * t693 + (t606 * t684 - t739);
                        let t743 = t691
                            * (t709 * t667 + t636 * t730
                                - t692 * (t703 * t668 + t612 * t731));
                        let t744 = t643 * t734
                            + (t676 * t715 - t690 * (t689 * (t703 * t663 - t612 * t727))
                                - t743);
                        let t745 = t740
                            * (t741 - (t676 * t712 + t652 * t732) - t628 * t734)
                            + t742 * t744;
                        let t746 = t309
                            * ((t679 + (t684 + l1 * t687) * t688) * (half_m2_a2 * t694)
                                - t738 - t745);
                        let t747 = rt::lit::<T>(0.0) * t48;
                        let t748 = t67 * (t64 * t747);
                        let t749 = t4 * t748;
                        let t750 = t71 - t69;
                        let t751 = t32 * (t72 + t750);
                        let t752 = t75 * (rt::lit::<T>(2.0) * t748 + t75 * t751);
                        let t753 = t76 * t751 + t74 * t752;
                        let t754 = t84 * (t66 * t749 + t85 * (t58 * t753))
                            + t87 * (t86 * (t76 * t747 - t59 * t752));
                        let t755 = t130 * t752;
                        let t756 = t131 * t755;
                        let t757 = t119 * (t749 + t120 * t753);
                        let t758 = t131 * (t128 - t127) + t135 * t756 - t120 * t750
                            - t125 - t73 * t757;
                        let t759 = t143
                            * (t57 * t754 + (t136 + t129 * t756 - t137 - t72 * t757))
                            + t147 * (t758 - t56 * t754);
                        let t760 = t65 * t754
                            + (t78 * t755 - t80 * (t62 * t749 + t82 * (t48 * t753)));
                        let t761 = (t36 * t123 + k2 * t124 + (t29 * t134 - t33 * t140))
                            * t760 - t141 * (t54 * t754 + (t118 * t755 + t70 * t757));
                        let t762 = t142
                            + (t147 * (t133 * t122 - t148) - t143 * (t146 + t139 * t122))
                            - t13 * (t759 + t761);
                        let t763 = m2_a2 * t13;
                        let t764 = k3 * t13;
                        let t765 = t763 * t764;
                        let t766 = m2_a2 * t14;
                        let t767 = inv_m1_plus_m2 * t38;
                        let t768 = t36 - t765 - t766 * t767;
                        let t769 = t44 - t765 - t38 * t767;
                        let t770 = rt::lit::<T>(1.0) / t769;
                        let t771 = t768 * t770;
                        let t772 = k8 - t768 * t771;
                        let t773 = inv_m1_plus_m2 / t772;
                        let t774 = t763 * t773;
                        let t775 = t763 * t768;
                        let t776 = t769 * t772;
                        let t777 = inv_m1_plus_m2 / t776;
                        let t778 = t775 * t777;
                        let t779 = t774 - t778;
                        let t780 = rt::lit::<T>(1.0) / t772;
                        let t781 = inv_m1_plus_m2 / t769;
                        let t782 = t38 * t781;
                        let t783 = rt::lit::<T>(1.0) / t776;
                        let t784 = t38 * t768;
                        let t785 = k3 * t14;
                        let t786 = t784 * t781 - t785;
                        let t787 = t783 * (t768 * t786);
                        let t788 = t782 + t787;
                        let t789 = t766 * t786;
                        let t790 = t789 * t773;
                        let t791 = t767 * t788 + (inv_m1_plus_m2 - t790);
                        let t792 = t772 * t791;
                        let t793 = rt::lit::<T>(1.0) / (t772 * t792);
                        let t794 = t793 * (t786 * t786);
                        let t795 = t60 - t13 * t764 - t14 * t767;
                        let t796 = k9 - t795 * t771;
                        let t797 = t780 * t796;
                        let t798 = rt::lit::<T>(1.0) / t792;
                        let t799 = t764 * t788;
                        let t800 = t763 * t786;
                        let t801 = t800 * t773;
                        let t802 = t799 - t801;
                        let t803 = t786 * t780;
                        let t804 = t13 * t802 + (t14 * t791 + (l2 * t803 - t60 * t788));
                        let t805 = t798 * (t786 * t804);
                        let t806 = t797 - t805;
                        let t807 = inv_m1_plus_m2 * t14;
                        let t808 = t766 * t796;
                        let t809 = t773 * t808;
                        let t810 = t795 * t770;
                        let t811 = t783 * (t768 * t796);
                        let t812 = t810 - t811;
                        let t813 = t809 + t767 * t812;
                        let t814 = t807 - t813;
                        let t815 = t764 * t812;
                        let t816 = t763 * t796;
                        let t817 = t773 * t816;
                        let t818 = inv_m1_plus_m2 * t13;
                        let t819 = t815 + (t817 - t818);
                        let t820 = t804 * (rt::lit::<T>(1.0) / t791);
                        let t821 = t14 * t814 + (t60 * t812 + l2 * t797 - t13 * t819)
                            - t804 * t820;
                        let t822 = t806 * (rt::lit::<T>(1.0) / t821);
                        let t823 = t780 - t794 - t806 * t822;
                        let t824 = rt::lit::<T>(1.0) / t823;
                        let t825 = t4 * t824;
                        let t826 = t60 * t114 + t779 * t825;
                        let t827 = t4 * t806;
                        let t828 = t821 * t823;
                        let t829 = rt::lit::<T>(1.0) / t828;
                        let t830 = t827 * t829;
                        let t831 = t819 * t830;
                        let t832 = rt::lit::<T>(1.0) / (t791 * t828);
                        let t833 = t832 * (t804 * t827);
                        let t834 = rt::lit::<T>(1.0) / (t792 * t823);
                        let t835 = t834 * (t4 * t786);
                        let t836 = t833 - t835;
                        let t837 = t802 * t836;
                        let t838 = t826 - t831 - t837;
                        let t839 = t838 * (rt::lit::<T>(2.0) * t14);
                        let t840 = t791 * t836;
                        let t841 = t784 * t777;
                        let t842 = t766 * t773;
                        let t843 = t841 - t842;
                        let t844 = t840 + (t843 * t825 - t814 * t830);
                        let t845 = rt::lit::<T>(1.0) / (t776 * t823);
                        let t846 = t845 * (t4 * t768);
                        let t847 = t115 - t846 - t812 * t830 - t788 * t836;
                        let t848 = rt::lit::<T>(2.0) * t13;
                        let t849 = rt::lit::<T>(1.0) / (t772 * t823);
                        let t850 = t4 * t849;
                        let t851 = rt::lit::<T>(1.0) / (t772 * t828);
                        let t852 = t851 * (t796 * t827);
                        let t853 = t803 * t836 + (t850 - t852);
                        let t854 = t853 + t847;
                        let t855 = m1_plus_m2 * t838 - t763 * t854;
                        let t856 = t766 * t764;
                        let t857 = t856 + t763 * t785;
                        let t858 = t763 * t767;
                        let t859 = t857 + (l1_m2_a2 * t13 - t856) - t858;
                        let t860 = t857 + k11 * t13 - t38 * t764 - t858;
                        let t861 = t860 * t771 - t859;
                        let t862 = t770 * t861;
                        let t863 = t859 * t771 - t768 * t862;
                        let t864 = m1_plus_m2 * t863;
                        let t865 = t769 * t863 - t860 * t772;
                        let t866 = m1_plus_m2 * t865;
                        let t867 = t773 * (t766 - t864 * t774)
                            - t777 * (t766 * t768 - t763 * t859 - t778 * t866);
                        let t868 = t144 + t13 * (t785 - t767);
                        let t869 = t868 * t771 - t795 * t862;
                        let t870 = t780 * (t869 - t863 * t797);
                        let t871 = t764 + t781 * (t38 * t861 - t775);
                        let t872 = t770 * (t860 * t782 - t764)
                            + t783 * (t768 * t871 - t859 * t786 - t787 * t865);
                        let t873 = t767 * t872
                            - (t799 + t773 * (t766 * t871 - t800 - t864 * t790));
                        let t874 = t764 * t872
                            + (t785 * t788 - t773 * (t789 + t763 * t871 - t864 * t801));
                        let t875 = t780 * (t871 - t863 * t803);
                        let t876 = t13 * t874
                            + (l2 * t875 + t144 * t788 - t13 * t791 - t60 * t872);
                        let t877 = t14 * (t802 + t873) + t876;
                        let t878 = t863 * t791 + t772 * t873;
                        let t879 = t870
                            - t798 * (t871 * t804 + t786 * t877 - t805 * t878);
                        let t880 = t770 * (t860 * t810 - t868)
                            - t783 * (t768 * t869 - t859 * t796 - t811 * t865);
                        let t881 = t13 * t814;
                        let t882 = t764 * t880
                            + (t785 * t812
                                + (t773 * (t808 + t763 * t869 - t864 * t817) - t807));
                        let t883 = t767 * t880
                            + (t818 + t773 * (t766 * t869 - t816 - t864 * t809) - t815);
                        let t884 = t60 * t880 + (l2 * t870 - t144 * t812) - t881
                            - t13 * t882 - t14 * (t819 + t883);
                        let t885 = t884 - t820 * t877 - t820 * (t877 - t820 * t873);
                        let t886 = t863 / (t772 * t772)
                            + t793
                                * (t871 * (rt::lit::<T>(2.0) * t786)
                                    - t794 * (t863 * t792 + t772 * t878));
                        let t887 = t822 * (t879 - t822 * t885) + (t822 * t879 + t886);
                        let t888 = t825 * (t824 * t887);
                        let t889 = t825 * t867 - t114 * t144
                            + (t779 * t888 - t830 * t882) - t836 * t874;
                        let t890 = t4 * t879;
                        let t891 = t823 * t885 - t821 * t887;
                        let t892 = t829 * (t890 - t830 * t891);
                        let t893 = t832
                            * (t827 * t877 + t804 * t890
                                - t833 * (t828 * t873 + t791 * t891));
                        let t894 = t893
                            - t834 * (t4 * t871 - t835 * (t823 * t878 - t792 * t887));
                        let t895 = m1_plus_m2 * t844 + (t38 * t847 + t766 * t853);
                        let t896 = t773 * (t763 + t864 * t842)
                            - t777 * (t841 * t866 + (t775 + t38 * t859));
                        let t897 = t836 * t873
                            + (t830 * t883 + (t825 * t896 + t843 * t888)) - t814 * t892;
                        let t898 = t855 * (t889 - t819 * t892 - t802 * t894)
                            + t895 * (t791 * t894 + t897);
                        let t899 = t763 * t838;
                        let t900 = t44 * t847 + t36 * t853 + (t38 * t844 - t899);
                        let t901 = t845
                            * (t4 * t859 + t846 * (t823 * t865 - t776 * t887))
                            + (t14 * t114 - t830 * t880);
                        let t902 = t36 * t847 + k2 * t853 + (t766 * t844 - t899);
                        let t903 = t851
                            * (t869 * t827 + t796 * t890
                                - t852 * (t863 * t828 + t772 * t891));
                        let t904 = t803 * t894
                            + (t836 * t875 - t850 * (t849 * (t863 * t823 - t772 * t887))
                                - t903);
                        let t905 = t900
                            * (t901 - (t836 * t872 + t812 * t892) - t788 * t894)
                            + t902 * t904;
                        let t906 = t124
                            * ((t839 + (t844 + l1 * t847) * t848) * (half_m2_a2 * t854)
                                - t898 - t905);
                        let t907 = t798 * (rt::lit::<T>(0.0) * t786);
                        let t908 = t4 * t907;
                        let t909 = t813 - t807;
                        let t910 = t881 + t13 * t909;
                        let t911 = t822 * (rt::lit::<T>(2.0) * t907 - t822 * t910);
                        let t912 = t821 * t911 - t823 * t910;
                        let t913 = t829 * (t908 + t830 * t912);
                        let t914 = t824 * t911;
                        let t915 = t825 * t914;
                        let t916 = t819 * t913
                            + (t825 * (t842 - t841) - t779 * t915 - t830 * t909 - t840);
                        let t917 = t835 * t914
                            - t832 * (t804 * t908 + t833 * (t791 * t912));
                        let t918 = t895
                            * (t791 * t917
                                + (t814 * t913 + (t826 - (t831 + t843 * t915) - t837)));
                        let t919 = rt::lit::<T>(0.5)
                            * ((t839 + t844 * t848) * (m2_a2 * t854)
                                + k10 * (t838 * t847))
                            - (t855 * (t916 - t802 * t917) + t918);
                        let t920 = w_a_w * t2;
                        let t921 = t920 * t68;
                        let t922 = t86 * (t920 * t51) - t84 * (t66 * t921);
                        let t923 = t119 * t921;
                        let t924 = t54 * t922 - (t70 * t923 + t117 * (t920 * t43));
                        let t925 = t803 * t917
                            + (t851 * (t796 * t908 + t852 * (t772 * t912))
                                - t850 * t914);
                        let t926 = j1 * t924
                            - (t900 * (t846 * t914 + t812 * t913 - t788 * t917)
                                + t902 * t925);
                        let t927 = t638 * (rt::lit::<T>(0.0) * t626);
                        let t928 = t4 * t927;
                        let t929 = t653 - t647;
                        let t930 = t721 + t91 * t929;
                        let t931 = t662 * (rt::lit::<T>(2.0) * t927 - t662 * t930);
                        let t932 = t661 * t931 - t663 * t930;
                        let t933 = t669 * (t928 + t670 * t932);
                        let t934 = t664 * t931;
                        let t935 = t665 * t934;
                        let t936 = t659 * t933
                            + (t665 * (t682 - t681) - t619 * t935 - t670 * t929 - t680);
                        let t937 = t675 * t934
                            - t672 * (t644 * t928 + t673 * (t631 * t932));
                        let t938 = t735
                            * (t631 * t937
                                + (t654 * t933 + (t666 - (t671 + t683 * t935) - t677)));
                        let t939 = rt::lit::<T>(0.5)
                            * ((t679 + t684 * t688) * (m2_a2 * t694)
                                + k10 * (t678 * t687))
                            - (t695 * (t936 - t642 * t937) + t938);
                        let t940 = t920 * t201;
                        let t941 = t219 * (t920 * t185) - t217 * (t199 * t940);
                        let t942 = t214 * t940;
                        let t943 = t187 * t941 - (t203 * t942 + t210 * (t920 * t178));
                        let t944 = t643 * t937
                            + (t691 * (t636 * t928 + t692 * (t612 * t932))
                                - t690 * t934);
                        let t945 = j1 * t943
                            - (t740 * (t686 * t934 + t652 * t933 - t628 * t937)
                                + t742 * t944);
                        let t946 = t65 * t922 + (t80 * (t62 * t921) - t920 * t77);
                        let t947 = t198 * t941 + (t228 * (t195 * t940) - t920 * t226);
                        let t948 = t306 * (t939 + t945)
                            + j2
                                * ((t124 - t122) * (t946 - t924)
                                    + (t309 - t306) * (t947 - t943));
                        let t949 = a1 * t160;
                        let t950 = t920 * t315;
                        let t951 = t190 * t941 + (t205 * t942 - t314 * t950);
                        let t952 = a1 * t159;
                        let t953 = t189 * t941 + (t320 * t950 - t206 * t942);
                        let t954 = a1 * t25;
                        let t955 = t920 * t130;
                        let t956 = t56 * t922 + (t135 * t955 - t73 * t923);
                        let t957 = a1 * t26;
                        let t958 = t57 * t922 + (t72 * t923 - t129 * t955);
                        let t959 = (t138 + t954 * t122) * (t954 * t924 - t956)
                            + (t132 - t957 * t122) * (t958 - t957 * t924);
                        let t960 = (t317 - t306 * t949) * (t951 - t949 * t943)
                            + ((t323 + t306 * t952) * (t952 * t943 - t953) + t959);
                        let t961 = t746 + (t114 * t762 + (t906 - t122 * (t919 + t926)))
                            - t948 - m1 * t960;
                        let t962 = a2 * t170;
                        let t963 = t161 * t160 - a2 * t166;
                        let t964 = (t317 + t309 * t962 - t306 * t963)
                            * (t951 + t962 * t947 - t963 * t943);
                        let t965 = a2 * t28;
                        let t966 = t37 * t26 - a2 * t27;
                        let t967 = (t132 + t965 * t124 - t966 * t122)
                            * (t958 + t965 * t946 - t966 * t924);
                        let t968 = t25 * t37 + a2 * t31;
                        let t969 = a2 * t32;
                        let t970 = (t138 + t968 * t122 - t969 * t124)
                            * (t956 + t969 * t946 - t968 * t924);
                        let t971 = t159 * t161 + a2 * t163;
                        let t972 = a2 * t173;
                        let t973 = (t323 + t306 * t971 - t309 * t972)
                            * (t953 + t972 * t947 - t971 * t943);
                        let cos_w_t_a_w_ahead66 = cos_w_t_a_w * ahead66;
                        let t974 = t6 * (ahead70 * inv_ahead36)
                            + inv_ahead35
                                * (ahead65 * cos_w_t_a_w_ahead32
                                    - ahead31 * cos_w_t_a_w_ahead66 - ahead69 * t5);
                        let t975 = inv_ahead34 * (cos_w_t_a_w_ahead66 + ahead68 * t17);
                        let ahead67_inv_ahead33 = ahead67 * inv_ahead33;
                        let t976 = t93 * ahead67_inv_ahead33;
                        let t977 = (ahead7 * t22 + k2 * t10
                            + (ahead5 * t95 - ahead3 * t99))
                            * (ahead20 * t974
                                + (inv_ahead38
                                    * (ahead24 * cos_w_t_a_w_ahead66 + ahead71 * t9)
                                    - t8 * ahead67_inv_ahead33));
                        let t978 = t102
                            * (ahead22 * t974
                                + (ahead26 * t975 + (t96 - (t97 + ahead29 * t976)))) + t977;
                        let t979 = ahead27 * t975
                            + (ahead28 * t93 - ahead30 * t976
                                - (ahead64 * t17 + ahead63 * t7));
                        let t980 = t106 * (t979 - ahead23 * t974)
                            - t100
                                * (ahead21 * t974
                                    - (ahead25 * t975 + t20 * ahead67_inv_ahead33));
                        let t981 = t101 + t106 * (t108 * t21 - t107)
                            - t102 * (t105 + t103 * t21) - sin_phi_ahead * (t978 + t980);
                        let inv_ahead56 = rt::lit::<T>(1.0) / ahead56;
                        let t982 = cos_w_t_a_w * inv_ahead56;
                        let t983 = ahead8 * rho1_over_ahead17 + ahead53 * t982;
                        let cos_w_t_a_w_ahead55 = cos_w_t_a_w * ahead55;
                        let inv_ahead57 = rt::lit::<T>(1.0) / ahead57;
                        let t984 = cos_w_t_a_w_ahead55 * inv_ahead57;
                        let t985 = ahead51 * t984;
                        let inv_ahead58 = rt::lit::<T>(1.0) / ahead58;
                        let t986 = cos_w_t_a_w_ahead55 * (ahead54 * inv_ahead58);
                        let inv_ahead59 = rt::lit::<T>(1.0) / ahead59;
                        let t987 = cos_w_t_a_w * (ahead43 * inv_ahead59);
                        let t988 = t986 - t987;
                        let t989 = ahead47 * t988;
                        let t990 = t983 - t985 - t989;
                        let t991 = rt::lit::<T>(2.0) * cos_phi_ahead * t990;
                        let twice_sin_phi_ahead = rt::lit::<T>(2.0) * sin_phi_ahead;
                        let t992 = ahead46 * t988 + (ahead52 * t982 - ahead50 * t984);
                        let inv_ahead60 = rt::lit::<T>(1.0) / ahead60;
                        let t993 = cos_w_t_a_w * (ahead42 * inv_ahead60);
                        let t994 = t15 - t993 - ahead49 * t984 - ahead45 * t988;
                        let inv_ahead62 = rt::lit::<T>(1.0) / ahead62;
                        let t995 = cos_w_t_a_w * inv_ahead62;
                        let inv_ahead61 = rt::lit::<T>(1.0) / ahead61;
                        let t996 = cos_w_t_a_w_ahead55 * (ahead48 * inv_ahead61);
                        let t997 = ahead44 * t988 + (t995 - t996);
                        let t998 = t997 + t994;
                        let t999 = m1_plus_m2 * t990 - ahead40 * t998;
                        let t1000 = t982 * (ahead96 * inv_ahead56);
                        let t1001 = ahead53 * t1000 - ahead91 * t984
                            + (ahead93 * t982 - ahead72 * rho1_over_ahead17
                                - ahead87 * t988);
                        let cos_w_t_a_w_ahead95 = cos_w_t_a_w * ahead95;
                        let t1002 = inv_ahead57 * (cos_w_t_a_w_ahead95 - ahead97 * t984);
                        let t1003 = inv_ahead58
                            * (ahead94 * cos_w_t_a_w_ahead55
                                + ahead54 * cos_w_t_a_w_ahead95 - ahead98 * t986)
                            - inv_ahead59 * (cos_w_t_a_w * ahead83 - ahead99 * t987);
                        let t1004 = m1_plus_m2 * t992 + (ahead1 * t994 + ahead41 * t997);
                        let t1005 = ahead90 * t984 + ahead92 * t982
                            + (ahead86 * t988 + ahead52 * t1000) - ahead50 * t1002;
                        let t1006 = t999 * (t1001 - ahead51 * t1002 - ahead47 * t1003)
                            + t1004 * (ahead46 * t1003 + t1005);
                        let t1007 = ahead40 * t990;
                        let t1008 = ahead6 * t994 + ahead7 * t997
                            + (ahead1 * t992 - t1007);
                        let t1009 = cos_phi_ahead * rho1_over_ahead17 - ahead89 * t984
                            + (inv_ahead60 * (cos_w_t_a_w * ahead82 + ahead100 * t993)
                                - ahead85 * t988);
                        let t1010 = ahead7 * t994 + k2 * t997 + (ahead41 * t992 - t1007);
                        let t1011 = ahead84 * t988 - t995 * (ahead102 * inv_ahead62)
                            - inv_ahead61
                                * (ahead88 * cos_w_t_a_w_ahead55
                                    + ahead48 * cos_w_t_a_w_ahead95 - ahead101 * t996);
                        let t1012 = t1008 * (t1009 - ahead49 * t1002 - ahead45 * t1003)
                            + t1010 * (ahead44 * t1003 + t1011);
                        let t1013 = t10
                            * ((t991 + twice_sin_phi_ahead * (t992 + l1 * t994))
                                * (half_m2_a2 * t998) - t1006 - t1012);
                        let ahead78_inv_ahead56 = ahead78 * inv_ahead56;
                        let cos_w_t_a_w_ahead77 = cos_w_t_a_w * ahead77;
                        let t1014 = t987 * ahead78_inv_ahead56
                            + inv_ahead58
                                * (ahead76 * cos_w_t_a_w_ahead55
                                    - ahead54 * cos_w_t_a_w_ahead77 - ahead80 * t986);
                        let t1015 = t1010
                            * (ahead44 * t1014
                                + (inv_ahead61
                                    * (ahead48 * cos_w_t_a_w_ahead77 + ahead81 * t996)
                                    - t995 * ahead78_inv_ahead56));
                        let t1016 = rt::lit::<T>(0.5)
                            * ((t991 + twice_sin_phi_ahead * t992) * (m2_a2 * t998)
                                + k10 * (t990 * t994)) - t1015;
                        let sin_w_t_w_a_w = w_a_w * sin_w_t;
                        let t1017 = ahead32 * sin_w_t_w_a_w;
                        let t1018 = sin_w_t_w_a_w * ahead19_inv_ahead36
                            - t1017 * ahead31_inv_ahead35;
                        let t1019 = inv_ahead34 * t1017;
                        let t1020 = ahead21 * t1018
                            - (ahead25 * t1019 + sin_w_t_w_a_w * t19);
                        let t1021 = inv_ahead57 * (cos_w_t_a_w_ahead77 + ahead79 * t984);
                        let t1022 = t982 * ahead78_inv_ahead56;
                        let t1023 = ahead51 * t1021
                            + (ahead73 * t982 - ahead53 * t1022
                                - (ahead75 * t984 + ahead74 * t988));
                        let t1024 = t1004
                            * (ahead46 * t1014
                                + (ahead50 * t1021
                                    + (t983 - t989 - (t985 + ahead52 * t1022))));
                        let t1025 = j1 * t1020 - t999 * (t1023 - ahead47 * t1014)
                            - (t1024
                                + t1008
                                    * (ahead49 * t1021 + t993 * ahead78_inv_ahead56
                                        - ahead45 * t1014));
                        let t1026 = rt::lit::<T>(2.0)
                            * (t154 * t602 + (t961 - m2 * (t964 + (t967 - t970) - t973)))
                            + (rho1_over_ahead17 * t981
                                + (t1013 - t21 * (t1016 + t1025)));
                        let t1027 = t478 * (rt::lit::<T>(0.0) * t466);
                        let t1028 = t264 * t1027;
                        let t1029 = t493 - t487;
                        let t1030 = t561 + t233 * t1029;
                        let t1031 = t502 * (rt::lit::<T>(2.0) * t1027 - t502 * t1030);
                        let t1032 = t501 * t1031 - t503 * t1030;
                        let t1033 = t509 * (t1028 + t510 * t1032);
                        let t1034 = t504 * t1031;
                        let t1035 = t505 * t1034;
                        let t1036 = t499 * t1033
                            + (t505 * (t522 - t521) - t459 * t1035 - t510 * t1029
                                - t520);
                        let t1037 = t515 * t1034
                            - t512 * (t484 * t1028 + t513 * (t471 * t1032));
                        let t1038 = t575
                            * (t471 * t1037
                                + (t494 * t1033 + (t506 - (t511 + t523 * t1035) - t517)));
                        let t1039 = rt::lit::<T>(0.5)
                            * ((t519 + t524 * t528) * (m2_a2 * t534)
                                + k10 * (t518 * t527))
                            - (t535 * (t1036 - t482 * t1037) + t1038);
                        let t1040 = w_a_w * t262;
                        let t1041 = t1040 * t282;
                        let t1042 = t298 * (t1040 * t267) - t295 * (t280 * t1041);
                        let t1043 = t301 * t1041;
                        let t1044 = t269 * t1042
                            - (t284 * t1043 + t350 * (t1040 * t251));
                        let t1045 = t483 * t1037
                            + (t531 * (t476 * t1028 + t532 * (t452 * t1032))
                                - t530 * t1034);
                        let t1046 = j1 * t1044
                            - (t580 * (t526 * t1034 + t492 * t1033 - t468 * t1037)
                                + t582 * t1045);
                        let t1047 = ahead20 * t1018
                            + (t1017 * ahead24_inv_ahead38
                                - sin_w_t_w_a_w * inv_ahead39);
                        let t1048 = t279 * t1042
                            + (t358 * (t276 * t1041) - t1040 * t356);
                        let t1049 = t362 * (t1039 + t1046)
                            + j2
                                * (t426 * (t1047 - t1020)
                                    + (t364 - t362) * (t1048 - t1044));
                        let t1050 = a1 * t225;
                        let t1051 = t1040 * t291;
                        let t1052 = t271 * t1042 + (t286 * t1043 - t345 * t1051);
                        let t1053 = a1 * t224;
                        let t1054 = t270 * t1042 + (t260 * t1051 - t287 * t1043);
                        let t1055 = sin_w_t_w_a_w * inv_ahead33;
                        let t1056 = ahead23 * t1018
                            + (ahead30 * t1055 - ahead27 * t1019);
                        let t1057 = ahead22 * t1018
                            + (ahead26 * t1019 - ahead29 * t1055);
                        let t1058 = (t304 + t362 * t1053) * (t1053 * t1044 - t1054)
                            + (t423 * (ahead11 * t1020 - t1056)
                                + t424 * (t1057 - ahead12 * t1020));
                        let t1059 = t586 + t1026 - t1049
                            - m1
                                * ((t346 - t362 * t1050) * (t1052 - t1050 * t1044) + t1058);
                        let t1060 = a2 * t239;
                        let t1061 = t245 * t225 - a2 * t238;
                        let t1062 = (t346 + t364 * t1060 - t362 * t1061)
                            * (t1052 + t1060 * t1048 - t1061 * t1044);
                        let t1063 = t420 * (t1057 + ahead16 * t1047 - ahead15 * t1020)
                            - t419 * (t1056 + ahead14 * t1047 - ahead13 * t1020);
                        let t1064 = t224 * t245 + a2 * t235;
                        let t1065 = a2 * t236;
                        let t1066 = (t304 + t362 * t1064 - t364 * t1065)
                            * (t1054 + t1065 * t1048 - t1064 * t1044);
                        let t1067 = j1 * (t415 * t415 - t21 * t21)
                            + (work
                                + k12
                                    * (t339 * t442 + (t1059 - m2 * (t1062 + t1063 - t1066))));
                        let t1068 = m1
                            * (t421 * t421 + (t422 * t422 - (t423 * t423 + t424 * t424)))
                            + (j2 * (t425 * t425 - t426 * t426) + t1067);
                        let work_new = m2
                            * (t416 * t416 + (t418 * t418 - (t419 * t419 + t420 * t420)))
                            + t1068;
                        let ahead9_new = cos_theta_ahead_new * ahead8_new;
                        let ahead10_new = sin_theta_ahead_new * ahead8_new;
                        let ahead17_new = sin_phi_ahead_new * (k4 * sin_phi_ahead_new)
                            + (k6 + k7 * cos_phi_ahead_new);
                        let ahead28_new = t410 - t409;
                        let ahead40_new = m2_a2 * sin_phi_ahead_new;
                        let ahead41_new = m2_a2 * cos_phi_ahead_new;
                        let t1069 = k3 * sin_phi_ahead_new;
                        let t1070 = ahead40_new * t1069;
                        let t1071 = inv_m1_plus_m2 * ahead1_new;
                        let ahead42_new = ahead7_new - t1070 - ahead41_new * t1071;
                        let t1072 = ahead1_new * ahead42_new;
                        let t1073 = ahead6_new - t1070 - ahead1_new * t1071;
                        let t1074 = inv_m1_plus_m2 / t1073;
                        let t1075 = k3 * cos_phi_ahead_new;
                        let ahead43_new = t1072 * t1074 - t1075;
                        let t1076 = rt::lit::<T>(1.0) / t1073;
                        let t1077 = ahead42_new * t1076;
                        let t1078 = k8 - ahead42_new * t1077;
                        let t1079 = rt::lit::<T>(1.0) / t1078;
                        let ahead44_new = ahead43_new * t1079;
                        let t1080 = ahead1_new * t1074;
                        let t1081 = t1073 * t1078;
                        let t1082 = rt::lit::<T>(1.0) / t1081;
                        let t1083 = t1082 * (ahead42_new * ahead43_new);
                        let ahead45_new = t1080 + t1083;
                        let t1084 = ahead41_new * ahead43_new;
                        let t1085 = inv_m1_plus_m2 / t1078;
                        let t1086 = t1084 * t1085;
                        let ahead46_new = t1071 * ahead45_new + (inv_m1_plus_m2 - t1086);
                        let t1087 = t1069 * ahead45_new;
                        let t1088 = ahead40_new * ahead43_new;
                        let t1089 = t1088 * t1085;
                        let ahead47_new = t1087 - t1089;
                        let t1090 = ahead8_new - sin_phi_ahead_new * t1069
                            - cos_phi_ahead_new * t1071;
                        let ahead48_new = k9 - t1077 * t1090;
                        let t1091 = t1076 * t1090;
                        let t1092 = t1082 * (ahead42_new * ahead48_new);
                        let ahead49_new = t1091 - t1092;
                        let t1093 = inv_m1_plus_m2 * cos_phi_ahead_new;
                        let t1094 = ahead41_new * ahead48_new;
                        let t1095 = t1085 * t1094;
                        let t1096 = t1095 + t1071 * ahead49_new;
                        let ahead50_new = t1093 - t1096;
                        let t1097 = t1069 * ahead49_new;
                        let t1098 = ahead40_new * ahead48_new;
                        let t1099 = t1085 * t1098;
                        let t1100 = inv_m1_plus_m2 * sin_phi_ahead_new;
                        let ahead51_new = t1097 + (t1099 - t1100);
                        let t1101 = inv_m1_plus_m2 / t1081;
                        let t1102 = t1072 * t1101;
                        let t1103 = ahead41_new * t1085;
                        let ahead52_new = t1102 - t1103;
                        let t1104 = ahead40_new * t1085;
                        let t1105 = ahead40_new * ahead42_new;
                        let t1106 = t1105 * t1101;
                        let ahead53_new = t1104 - t1106;
                        let ahead54_new = sin_phi_ahead_new * ahead47_new
                            + (cos_phi_ahead_new * ahead46_new
                                + (l2 * ahead44_new - ahead8_new * ahead45_new));
                        let t1107 = t1079 * ahead48_new;
                        let t1108 = t1078 * ahead46_new;
                        let t1109 = rt::lit::<T>(1.0) / t1108;
                        let t1110 = t1109 * (ahead43_new * ahead54_new);
                        let ahead55_new = t1107 - t1110;
                        let t1111 = rt::lit::<T>(1.0) / (t1078 * t1108);
                        let t1112 = t1111 * (ahead43_new * ahead43_new);
                        let t1113 = ahead54_new * (rt::lit::<T>(1.0) / ahead46_new);
                        let t1114 = cos_phi_ahead_new * ahead50_new
                            + (ahead8_new * ahead49_new + l2 * t1107
                                - sin_phi_ahead_new * ahead51_new) - ahead54_new * t1113;
                        let t1115 = ahead55_new * (rt::lit::<T>(1.0) / t1114);
                        let ahead56_new = t1079 - t1112 - ahead55_new * t1115;
                        let ahead57_new = t1114 * ahead56_new;
                        let ahead58_new = ahead46_new * ahead57_new;
                        let ahead59_new = t1108 * ahead56_new;
                        let ahead60_new = t1081 * ahead56_new;
                        let ahead61_new = t1078 * ahead57_new;
                        let ahead62_new = t1078 * ahead56_new;
                        let ahead64_new = t404 - t403;
                        let t1116 = rt::lit::<T>(0.0) * t391;
                        let t1117 = t401 * (t400 * t1116);
                        let ahead66_new = -t1117;
                        let t1118 = t388 * (ahead26_new + ahead64_new);
                        let t1119 = t406 * (rt::lit::<T>(2.0) * t1117 + t406 * t1118);
                        let ahead67_new = -t1119;
                        let t1120 = ahead33_new * t1118 + t405 * t1119;
                        let ahead68_new = -t1120;
                        let ahead69_new = -(t398 * t1120);
                        let ahead70_new = ahead33_new * t1116 - t399 * t1119;
                        let ahead71_new = -(t391 * t1120);
                        let ahead72_new = l1 * sin_phi_ahead_new;
                        let ahead73_new = t1103 - t1102;
                        let ahead75_new = t1096 - t1093;
                        let ahead77_new = t1109 * (rt::lit::<T>(0.0) * ahead43_new);
                        let t1121 = sin_phi_ahead_new * ahead50_new;
                        let t1122 = t1121 + sin_phi_ahead_new * ahead75_new;
                        let ahead78_new = t1115
                            * (rt::lit::<T>(2.0) * ahead77_new - t1115 * t1122);
                        let ahead79_new = t1114 * ahead78_new - ahead56_new * t1122;
                        let ahead80_new = ahead46_new * ahead79_new;
                        let ahead81_new = t1078 * ahead79_new;
                        let t1123 = ahead41_new * t1069;
                        let t1124 = t1123 + ahead40_new * t1075;
                        let t1125 = ahead40_new * t1071;
                        let ahead82_new = t1124 + (l1_m2_a2 * sin_phi_ahead_new - t1123)
                            - t1125;
                        let t1126 = t1124 + k11 * sin_phi_ahead_new - ahead1_new * t1069
                            - t1125;
                        let t1127 = t1077 * t1126 - ahead82_new;
                        let ahead83_new = t1069 + t1074 * (ahead1_new * t1127 - t1105);
                        let t1128 = t1076 * t1127;
                        let t1129 = t1077 * ahead82_new - ahead42_new * t1128;
                        let ahead84_new = t1079 * (ahead83_new - t1129 * ahead44_new);
                        let t1130 = t1073 * t1129 - t1126 * t1078;
                        let ahead85_new = t1076 * (t1080 * t1126 - t1069)
                            + t1082
                                * (ahead42_new * ahead83_new - ahead43_new * ahead82_new
                                    - t1083 * t1130);
                        let t1131 = m1_plus_m2 * t1129;
                        let ahead86_new = t1071 * ahead85_new
                            - (t1087
                                + t1085
                                    * (ahead41_new * ahead83_new - t1088 - t1131 * t1086));
                        let ahead87_new = t1069 * ahead85_new
                            + (t1075 * ahead45_new
                                - t1085
                                    * (t1084 + ahead40_new * ahead83_new - t1131 * t1089));
                        let t1132 = ahead72_new + sin_phi_ahead_new * (t1075 - t1071);
                        let ahead88_new = t1077 * t1132 - t1090 * t1128;
                        let ahead89_new = t1076 * (t1091 * t1126 - t1132)
                            - t1082
                                * (ahead42_new * ahead88_new - ahead82_new * ahead48_new
                                    - t1092 * t1130);
                        let ahead90_new = t1071 * ahead89_new
                            + (t1100
                                + t1085
                                    * (ahead41_new * ahead88_new - t1098 - t1131 * t1095)
                                - t1097);
                        let ahead91_new = t1069 * ahead89_new
                            + (t1075 * ahead49_new
                                + (t1085
                                    * (t1094 + ahead40_new * ahead88_new - t1131 * t1099)
                                    - t1093));
                        let t1133 = m1_plus_m2 * t1130;
                        let ahead92_new = t1085 * (ahead40_new + t1131 * t1103)
                            - t1101
                                * (t1102 * t1133 + (t1105 + ahead1_new * ahead82_new));
                        let ahead93_new = t1085 * (ahead41_new - t1131 * t1104)
                            - t1101
                                * (ahead41_new * ahead42_new - ahead40_new * ahead82_new
                                    - t1106 * t1133);
                        let t1134 = sin_phi_ahead_new * ahead87_new
                            + (l2 * ahead84_new + ahead72_new * ahead45_new
                                - sin_phi_ahead_new * ahead46_new
                                - ahead8_new * ahead85_new);
                        let ahead94_new = cos_phi_ahead_new * (ahead47_new + ahead86_new)
                            + t1134;
                        let t1135 = t1079 * (ahead88_new - t1129 * t1107);
                        let t1136 = t1129 * ahead46_new + t1078 * ahead86_new;
                        let ahead95_new = t1135
                            - t1109
                                * (ahead83_new * ahead54_new + ahead43_new * ahead94_new
                                    - t1110 * t1136);
                        let t1137 = ahead8_new * ahead89_new
                            + (l2 * t1135 - ahead72_new * ahead49_new) - t1121
                            - sin_phi_ahead_new * ahead91_new
                            - cos_phi_ahead_new * (ahead51_new + ahead90_new);
                        let t1138 = t1137 - t1113 * ahead94_new
                            - t1113 * (ahead94_new - t1113 * ahead86_new);
                        let t1139 = t1129 / (t1078 * t1078)
                            + t1111
                                * (ahead83_new * (rt::lit::<T>(2.0) * ahead43_new)
                                    - t1112 * (t1129 * t1108 + t1078 * t1136));
                        let ahead96_new = t1115 * (ahead95_new - t1115 * t1138)
                            + (t1115 * ahead95_new + t1139);
                        let ahead97_new = ahead56_new * t1138 - t1114 * ahead96_new;
                        let ahead98_new = ahead57_new * ahead86_new
                            + ahead46_new * ahead97_new;
                        let ahead99_new = ahead56_new * t1136 - t1108 * ahead96_new;
                        let ahead100_new = ahead56_new * t1130 - t1081 * ahead96_new;
                        let ahead101_new = t1129 * ahead57_new + t1078 * ahead97_new;
                        let ahead102_new = t1129 * ahead56_new - t1078 * ahead96_new;
                        let t1140 = cos_theta_ahead_new * t388
                            - sin_theta_ahead_new * t386;
                        let ahead103_new = t1140 * t1140 + ahead8_new * ahead8_new;
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
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        half_m2_a2,
                        cos_w_t_a_w,
                        k4,
                        k6,
                        k7,
                        k8,
                        k9,
                        k10,
                        k11,
                        sin_w_t,
                        w_a_w,
                        t4,
                        t2,
                        t264,
                        inv_ahead33,
                        inv_ahead34,
                        inv_ahead35,
                        inv_ahead36,
                        inv_ahead38,
                        inv_ahead39,
                        t262,
                        k12,
                        rho1_over_ahead17,
                        t15,
                        cos_w_t_a_w_ahead32,
                        t103,
                        t108,
                        t93,
                        t17,
                        t8,
                        ahead31_inv_ahead35,
                        t5,
                        ahead19_inv_ahead36,
                        t6,
                        t7,
                        t97,
                        t96,
                        t19,
                        t20,
                        ahead24_inv_ahead38,
                        t9,
                        t10,
                        t99,
                        t95,
                        t107,
                        t105,
                        t21,
                        t22,
                        t106,
                        t102,
                        t100,
                        t101,
                        t25,
                        t14,
                        t37,
                        t38,
                        t26,
                        t13,
                        t31,
                        t32,
                        t33,
                        t27,
                        t28,
                        t29,
                        t36,
                        t60,
                        t114,
                        t115,
                        t43,
                        t69,
                        t139,
                        t133,
                        t144,
                        t44,
                        t48,
                        t51,
                        t65,
                        t54,
                        t57,
                        t56,
                        t62,
                        t70,
                        t71,
                        t72,
                        t73,
                        t127,
                        t128,
                        t129,
                        t135,
                        t58,
                        t66,
                        t59,
                        t74,
                        t64,
                        t67,
                        t68,
                        t75,
                        t76,
                        t130,
                        t131,
                        t119,
                        t120,
                        t84,
                        t85,
                        t86,
                        t87,
                        t136,
                        t137,
                        t138,
                        t125,
                        t132,
                        t117,
                        t118,
                        t122,
                        t80,
                        t82,
                        t77,
                        t78,
                        t124,
                        t140,
                        t134,
                        t123,
                        t147,
                        t143,
                        t141,
                        t148,
                        t146,
                        t142,
                        t159,
                        t92,
                        t161,
                        t162,
                        t160,
                        t91,
                        t163,
                        t173,
                        t166,
                        t170,
                        t156,
                        t177,
                        t193,
                        t154,
                        t178,
                        t185,
                        t198,
                        t187,
                        t190,
                        t189,
                        t195,
                        t203,
                        t205,
                        t206,
                        t314,
                        t320,
                        t199,
                        t201,
                        t315,
                        t214,
                        t217,
                        t219,
                        t323,
                        t317,
                        t210,
                        t306,
                        t228,
                        t226,
                        t309,
                        t329,
                        t224,
                        t245,
                        t225,
                        t233,
                        t235,
                        t236,
                        t238,
                        t239,
                        t339,
                        t251,
                        t267,
                        t279,
                        t269,
                        t271,
                        t270,
                        t276,
                        t284,
                        t286,
                        t287,
                        t260,
                        t280,
                        t282,
                        t291,
                        t301,
                        t295,
                        t298,
                        t304,
                        t345,
                        t346,
                        t350,
                        t358,
                        t356,
                        t362,
                        t364,
                        t423,
                        t424,
                        t419,
                        t420,
                        t426,
                        sin_theta_ahead_new,
                        cos_phi_ahead_new,
                        ahead1_new,
                        cos_theta_ahead_new,
                        sin_phi_ahead_new,
                        t388,
                        t386,
                        ahead6_new,
                        ahead7_new,
                        ahead8_new,
                        t391,
                        t403,
                        t404,
                        ahead26_new,
                        t409,
                        t410,
                        t398,
                        t399,
                        t405,
                        t400,
                        t401,
                        t406,
                        ahead33_new,
                        t603,
                        t606,
                        t604,
                        t607,
                        t625,
                        t608,
                        t610,
                        t611,
                        t621,
                        t626,
                        t622,
                        t629,
                        t640,
                        t635,
                        t658,
                        t647,
                        t650,
                        t700,
                        t699,
                        t701,
                        t702,
                        t703,
                        t615,
                        t704,
                        t708,
                        t466,
                        t487,
                        t415,
                        t422,
                        t421,
                        t418,
                        t416,
                        t425,
                        t612,
                        t620,
                        t643,
                        t616,
                        t623,
                        t627,
                        t628,
                        t613,
                        t630,
                        t631,
                        t641,
                        t639,
                        t642,
                        t636,
                        t637,
                        t651,
                        t652,
                        t648,
                        t649,
                        t653,
                        t654,
                        t656,
                        t657,
                        t655,
                        t659,
                        t617,
                        t681,
                        t682,
                        t683,
                        t619,
                        t644,
                        t660,
                        t632,
                        t661,
                        t638,
                        t645,
                        t662,
                        t633,
                        t634,
                        t663,
                        t664,
                        t665,
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
                        t671,
                        t680,
                        t684,
                        t685,
                        t686,
                        t691,
                        t692,
                        t689,
                        t690,
                        t693,
                        t666,
                        t678,
                        t687,
                        t705,
                        t706,
                        t694,
                        t695,
                        t679,
                        t452,
                        t483,
                        t468,
                        t471,
                        t482,
                        t476,
                        t492,
                        t493,
                        t494,
                        t499,
                        t521,
                        t522,
                        t523,
                        t459,
                        t484,
                        t501,
                        t478,
                        t502,
                        t503,
                        t504,
                        t505,
                        t509,
                        t510,
                        t512,
                        t513,
                        t515,
                        t517,
                        t511,
                        t520,
                        t524,
                        t526,
                        t531,
                        t532,
                        t530,
                        t506,
                        t518,
                        t527,
                        t561,
                        t534,
                        t535,
                        t575,
                        t580,
                        t582,
                        t519,
                        t528,
                        t442,
                        t688,
                        t707,
                        t602,
                        t586,
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

            fn reason(error: StepError, memory: &Self::Memory) -> StepError {
                rt::near_loss(error, &memory.0, false)
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
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    twice_a2,
                    k1,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    a_w,
                    k4,
                    k6,
                    k7,
                    ..
                } = *setting.scheme();
                let t1 = rt::cos(w * t);
                let t2 = a_w * t1;
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = front_1_mid * cos_theta - t3;
                let t5 = m2_a2 * t4;
                let t6 = k3 * t4;
                let t7 = cos_theta * front_2_mid;
                let t8 = t7 + sin_theta * front_1_mid;
                let t9 = m2_a2 * t8;
                let t10 = k3 * t8;
                let l1_front_1_mid = l1 * front_1_mid;
                let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = inv_m1_plus_m2 * t12;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = inv_m1_plus_m2 * t14;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + m2_l1 * (l1 + twice_a2 * front_1_mid) - t12 * t13
                    - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t18 * t16;
                let t20 = k2 - t5 * t6 - t9 * t10 - t16 * t19;
                let t21 = rt::lit::<T>(1.0) / t20;
                let t22 = sin_theta * t13 + cos_theta * t15;
                let t23 = t22 * t19 - (sin_theta * t10 + cos_theta * t6);
                let t24 = t17 * t20;
                let t25 = rt::lit::<T>(1.0) / t24;
                let t26 = t18 * t22 + t25 * (t16 * t23);
                let t27 = inv_m1_plus_m2 / t20;
                let t28 = t13 * t26 + (inv_m1_plus_m2 * sin_theta - t27 * (t9 * t23));
                let t29 = t15 * t26 + (inv_m1_plus_m2 * cos_theta - t27 * (t5 * t23));
                let t30 = sin_theta * t28 + cos_theta * t29;
                let t31 = t20 * t30;
                let t32 = l1_front_1_mid + l2;
                let t33 = t32 - t8 * t13 - t4 * t15;
                let t34 = l2 - t4 * t6 - t8 * t10 - t33 * t19;
                let t35 = t21 * t34;
                let t36 = t21 * t23;
                let t37 = t8 * t28 + (t4 * t29 + (l2 * t36 - t32 * t26));
                let t38 = t35 - t23 * t37 / t31;
                let t39 = t18 * t33 - t25 * (t16 * t34);
                let t40 = inv_m1_plus_m2 * t4 - t27 * (t5 * t34) - t15 * t39;
                let t41 = t13 * t39 + (t27 * (t9 * t34) - inv_m1_plus_m2 * t8);
                let t42 = t4 * t40 + (t32 * t39 + l2 * t35) - t8 * t41 - t37 * t37 / t30;
                let t43 = t21 - t23 * t23 / (t20 * t31) - t38 * t38 / t42;
                let t44 = t2 / t43;
                let t45 = inv_m1_plus_m2 / t24;
                let t46 = rho1
                    / (front_2_mid * (k4 * front_2_mid) + (k6 + k7 * front_1_mid));
                let t47 = t2 * t38;
                let t48 = t42 * t43;
                let t49 = t47 / t48;
                let t50 = t44 * (t9 * t27 - t45 * (t12 * t16)) + cos_theta * t32 * t46
                    - t41 * t49;
                let t51 = t37 * t47 / (t30 * t48) - t2 * t23 / (t31 * t43);
                let t52 = t44 * (t45 * (t14 * t16) - t5 * t27) + sin_theta * t32 * t46
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

        impl<T> rt::Identified for Scheme<T> {
            const IDENTITY: &'static str = "7297f706a3ace1df1fdd14ae085860fa";
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
