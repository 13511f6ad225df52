// Prepared by `nh prepare` from `Twistcar` in src/library.rs and twistcar.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 801df2097220594ef01760e0e681ab97
// content 72aad80ae07085b1a77432d9ae46009a

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
/// * `gonzalez`: 3420 add, 5136 mul, 137 div, 15 sin_cos, 2 call
/// * `midpoint`: 534 add, 897 mul, 75 div, 11 sin_cos, 2 call
/// * `leapfrog`: 421 add, 668 mul, 31 div, 8 sin_cos, 2 call
/// * `rk4`: 1453 add, 2332 mul, 147 div, 13 sin_cos
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
        m2_a2_squared: T,
        /// `2 a2`
        twice_a2: T,
        /// `a2² m2`
        a2_m2_a2: T,
        /// `l1 m2 a2`
        l1_m2_a2: T,
        /// `J2 + m2 a2²`
        k2: T,
        /// `1/(m1 + m2)`
        inv_m1_plus_m2: T,
        /// `m2 a2/(m1 + m2)`
        k3: T,
        /// `a2 m2 l1`
        a2_m2_l1: T,
        /// `-(l1 m2 a2)`
        minus_l1_m2_a2: T,
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
        k8: T,
        /// `m1/2`
        half_m1: T,
        /// `J1/2`
        half_j1: T,
        /// `m2/2`
        half_m2: T,
        /// `J2/2`
        half_j2: T,
        /// `J2 + m2 a2² - a2² (m2²/(m1 + m2))`
        k9: T,
        /// `l2 - a2 (m2/(m1 + m2))`
        k10: T,
        /// `2 m2 l1`
        twice_m2_l1: T,
        /// `2 m1 a1`
        twice_m1_a1: T,
        /// `2 a2 m2 l1`
        twice_a2_m2_l1: T,
        /// `m1 a1 + m2 l1`
        m1_a1_plus_m2_l1: T,
        /// `2 (J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2)))`
        k11: T,
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
                let a2_squared = a2 * a2;
                let m2_a2_squared = m2 * a2_squared;
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let a2_m2_a2 = a2 * m2_a2;
                let l1_m2_a2 = l1 * m2_a2;
                let k2 = j2 + m2_a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
                let a2_m2_l1 = a2 * m2_l1;
                let minus_l1_m2_a2 = -l1_m2_a2;
                let half_m2_a2 = rt::lit::<T>(0.5) * m2_a2;
                let k4 = rt::lit::<T>(0.5) / m1_plus_m2;
                let a_w = a * w;
                let k5 = j1 + j2
                    + ((l1 + a1) * (m1 * (a1 - l1))
                        + m2_a2 * (a2 - rt::lit::<T>(2.0) * l2));
                let k6 = l1 * l1 + l2 * l2;
                let k7 = m1 * k6 + m2 * k6;
                let k8 = rt::lit::<T>(2.0) * (l2 * (m1_plus_m2 * l1));
                let half_m1 = rt::lit::<T>(0.5) * m1;
                let half_j1 = rt::lit::<T>(0.5) * j1;
                let half_m2 = rt::lit::<T>(0.5) * m2;
                let half_j2 = rt::lit::<T>(0.5) * j2;
                let k9 = k2 - a2_squared * (m2 * m2 / m1_plus_m2);
                let k10 = l2 - a2 * (m2 / m1_plus_m2);
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let twice_a2_m2_l1 = rt::lit::<T>(2.0) * a2_m2_l1;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let k11 = rt::lit::<T>(2.0) * k5;
                let w_a_w = w * a_w;
                Constants {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    minus_m2_a2,
                    k1,
                    m2_a2_squared,
                    twice_a2,
                    a2_m2_a2,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    a2_m2_l1,
                    minus_l1_m2_a2,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k7,
                    k8,
                    half_m1,
                    half_j1,
                    half_m2,
                    half_j2,
                    k9,
                    k10,
                    twice_m2_l1,
                    twice_m1_a1,
                    twice_a2_m2_l1,
                    m1_a1_plus_m2_l1,
                    k11,
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
                m2_a2_squared,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k2,
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
                [
                    t3,
                    t6,
                    k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2)),
                    t8,
                ],
                [t4, t7, t8, k2],
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
                m2_a2_squared,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k2,
                inv_m1_plus_m2,
                k3,
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
            let t8 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t3 * t4 - t6 * t7;
            let t9 = inv_m1_plus_m2 / t8;
            let t10 = front_1_mid * cos_theta - t5;
            let t11 = m2_a2 * t10;
            let t12 = t10 * k3;
            let t13 = t2 + sin_theta * front_1_mid;
            let t14 = m2_a2 * t13;
            let t15 = t13 * k3;
            let t16 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid) - t14 * t4 - t11 * t7;
            let t17 = t16 * t16;
            let t18 = rt::lit::<T>(1.0) / t8;
            let t19 = k2 - t11 * t12 - t14 * t15 - t17 * t18;
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
                m2_a2_squared,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                a2_m2_l1,
                half_m2_a2,
                k4,
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
            let t10 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t3 * t4 - t8 * t9;
            let t11 = front_1_mid * cos_theta;
            let t12 = t11 - t6;
            let t13 = m2_a2 * t12;
            let t14 = t12 * k3;
            let t15 = sin_theta * front_1_mid;
            let t16 = t2 + t15;
            let t17 = m2_a2 * t16;
            let t18 = t16 * k3;
            let t19 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid) - t17 * t4 - t13 * t9;
            let t20 = rt::lit::<T>(1.0) / t10;
            let t21 = t19 * t20;
            let t22 = k2 - t13 * t14 - t17 * t18 - t19 * t21;
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
            let t53 = t4 * t52 + (t29 * (t17 * t51) + t48 * k4);
            let t54 = front_2_mid * l1_m2_a2 + t13 * t4 - t17 * t9;
            let t55 = t54 * t21 + (t17 * t14 - t13 * t18);
            let t56 = t20 * t54 + t32 * (t19 * t55);
            let t57 = t12 * half_m2_a2;
            let t58 = rt::lit::<T>(0.5) * t8;
            let t59 = t29 * (t27 * t57) - t24 * (t58 * t28);
            let t60 = t29 * (t57 * t33) - t9 * t34;
            let t61 = t24 * (t58 * t38) - t29 * (t37 * t57);
            let t62 = t29 * (t57 * t41) - t9 * t42;
            let t63 = -(t9 * t52 + (t29 * (t13 * t51) + t49 * k4));
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
                m2_a2_squared,
                twice_a2,
                k5,
                k7,
                k8,
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
                / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8));
            let t7 = (m1_plus_m2 * t2 - front_2_mid * t5) * t6;
            let t8 = sin_theta * t1;
            let t9 = sin_theta * front_2_mid;
            let t10 = t3 * cos_theta - m2_a2 * t9;
            let t11 = (m1_plus_m2 * t8 + front_2_mid * t10) * t6;
            let t12 = t10 * t8
                + front_2_mid
                    * (k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2)))
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
                m2_a2_squared,
                twice_a2,
                k5,
                k7,
                k8,
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
                / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8));
            let t7 = (m1_plus_m2 * t2 - front_2_mid * t5) * t6;
            let t8 = sin_theta * t1;
            let t9 = sin_theta * front_2_mid;
            let t10 = t3 * cos_theta - m2_a2 * t9;
            let t11 = (m1_plus_m2 * t8 + front_2_mid * t10) * t6;
            let t12 = t10 * t8
                + front_2_mid
                    * (k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2)))
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
            let Constants { k5, k7, k8, .. } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            rt::matrix([[front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8)]])
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
            let Constants { k5, k7, k8, .. } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            rt::matrix([
                [
                    rt::lit::<T>(1.0)
                        / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8)),
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
                m2_a2_squared,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                a_w,
                k5,
                k7,
                k8,
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
            let t9 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t4 * t5 - t7 * t8;
            let t10 = rt::lit::<T>(1.0) / t9;
            let t11 = sin_theta * t5 + cos_theta * t8;
            let t12 = front_1_mid * cos_theta - t6;
            let t13 = m2_a2 * t12;
            let t14 = t12 * k3;
            let t15 = t3 + sin_theta * front_1_mid;
            let t16 = m2_a2 * t15;
            let t17 = t15 * k3;
            let l1_front_1_mid = l1 * front_1_mid;
            let t18 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t16 * t5 - t13 * t8;
            let t19 = t18 * t10;
            let t20 = k2 - t13 * t14 - t16 * t17 - t18 * t19;
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
                / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8))
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
                m2_a2_squared,
                twice_a2,
                l1_m2_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                half_m2_a2,
                a_w,
                k5,
                k7,
                k8,
                k9,
                k10,
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
            let t3 = front_2_mid * k3;
            let t4 = front_2_mid_m2_a2 * t3;
            let front_1_mid_m2_a2 = front_1_mid * m2_a2;
            let t5 = t1 * inv_m1_plus_m2;
            let t6 = t2 - t4 - front_1_mid_m2_a2 * t5;
            let t7 = t1 * t6;
            let t8 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2));
            let t9 = t8 - t4 - t1 * t5;
            let t10 = inv_m1_plus_m2 / t9;
            let t11 = front_1_mid * k3;
            let t12 = t7 * t10 - t11;
            let t13 = rt::lit::<T>(1.0) / t9;
            let t14 = t6 * t13;
            let t15 = k9 - t6 * t14;
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
            let t28 = l1_front_1_mid + l2;
            let t29 = t28 - front_2_mid * t3 - front_1_mid * t5;
            let t30 = k10 - t29 * t14;
            let t31 = front_1_mid_m2_a2 * t30;
            let t32 = t24 * t31;
            let t33 = t29 * t13;
            let t34 = t20 * (t6 * t30);
            let t35 = t33 - t34;
            let t36 = t32 + t5 * t35;
            let t37 = t27 - t36;
            let t38 = t16 * t30;
            let t39 = t3 * t35;
            let t40 = front_2_mid_m2_a2 * t30;
            let t41 = t24 * t40;
            let t42 = front_2_mid * inv_m1_plus_m2;
            let t43 = t39 + (t41 - t42);
            let t44 = t3 * t22;
            let t45 = front_2_mid_m2_a2 * t12;
            let t46 = t45 * t24;
            let t47 = t44 - t46;
            let t48 = front_2_mid * t47 + (front_1_mid * t26 + (l2 * t17 - t28 * t22));
            let t49 = t48 * (rt::lit::<T>(1.0) / t26);
            let t50 = front_1_mid * t37 + (t28 * t35 + l2 * t38 - front_2_mid * t43)
                - t48 * t49;
            let t51 = t15 * t26;
            let t52 = rt::lit::<T>(1.0) / (t15 * t51);
            let t53 = t52 * (t12 * t12);
            let t54 = rt::lit::<T>(1.0) / t51;
            let t55 = t54 * (t12 * t48);
            let t56 = t38 - t55;
            let t57 = t56 * (rt::lit::<T>(1.0) / t50);
            let t58 = t16 - t53 - t56 * t57;
            let t59 = t50 * t58;
            let t60 = rt::lit::<T>(1.0) / (t26 * t59);
            let t61 = rt::cos(w * t);
            let t62 = t61 * a_w;
            let t63 = t62 * t56;
            let t64 = t60 * (t48 * t63);
            let t65 = rt::lit::<T>(1.0) / (t51 * t58);
            let t66 = t65 * (t62 * t12);
            let t67 = t64 - t66;
            let t68 = rt::lit::<T>(1.0) / (t15 * t58);
            let t69 = t62 * t68;
            let t70 = rt::lit::<T>(1.0) / (t15 * t59);
            let t71 = t70 * (t30 * t63);
            let t72 = t17 * t67 + (t69 - t71);
            let t73 = rho1
                / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8));
            let t74 = rt::lit::<T>(1.0) / (t19 * t58);
            let t75 = t74 * (t62 * t6);
            let t76 = rt::lit::<T>(1.0) / t59;
            let t77 = t63 * t76;
            let t78 = front_2_mid * t73 - t75 - t35 * t77 - t22 * t67;
            let t79 = t72 + t78;
            let t80 = front_2_mid_m2_a2 * t24;
            let t81 = front_2_mid_m2_a2 * t6;
            let t82 = inv_m1_plus_m2 / t19;
            let t83 = t81 * t82;
            let t84 = t80 - t83;
            let t85 = rt::lit::<T>(1.0) / t58;
            let t86 = t62 * t85;
            let t87 = t28 * t73 + t84 * t86;
            let t88 = t43 * t77;
            let t89 = t47 * t67;
            let t90 = t87 - t88 - t89;
            let t91 = rt::lit::<T>(2.0) * front_1_mid * t90;
            let twice_front_2_mid = rt::lit::<T>(2.0) * front_2_mid;
            let t92 = t26 * t67;
            let t93 = t7 * t82;
            let t94 = front_1_mid_m2_a2 * t24;
            let t95 = t93 - t94;
            let t96 = t92 + (t95 * t86 - t37 * t77);
            let t97 = t90 * t78;
            let t98 = rt::lit::<T>(0.5)
                * (m2_a2 * t79 * (t91 + twice_front_2_mid * t96) + twice_m2_l1 * t97
                    + twice_m1_a1 * t97);
            let t99 = m1_plus_m2 * t90 - front_2_mid_m2_a2 * t79;
            let t100 = t54 * (rt::lit::<T>(0.0) * t12);
            let t101 = t62 * t100;
            let t102 = front_2_mid * t37;
            let t103 = t36 - t27;
            let t104 = t102 + front_2_mid * t103;
            let t105 = t57 * (rt::lit::<T>(2.0) * t100 - t57 * t104);
            let t106 = t50 * t105 - t58 * t104;
            let t107 = t76 * (t101 + t77 * t106);
            let t108 = t85 * t105;
            let t109 = t86 * t108;
            let t110 = t43 * t107 + (t86 * (t94 - t93) - t84 * t109 - t77 * t103 - t92);
            let t111 = t66 * t108 - t60 * (t48 * t101 + t64 * (t26 * t106));
            let t112 = m1_plus_m2 * t96 + (t1 * t78 + front_1_mid_m2_a2 * t72);
            let t113 = t112
                * (t26 * t111 + (t37 * t107 + (t87 - (t88 + t95 * t109) - t89)));
            let t114 = front_2_mid_m2_a2 * t90;
            let t115 = t8 * t78 + t2 * t72 + (t1 * t96 - t114);
            let t116 = t2 * t78 + k2 * t72 + (front_1_mid_m2_a2 * t96 - t114);
            let t117 = t17 * t111
                + (t70 * (t30 * t101 + t71 * (t15 * t106)) - t69 * t108);
            let t118 = t99 * (t110 - t47 * t111) + t113
                + (t115 * (t75 * t108 + t35 * t107 - t22 * t111) + t116 * t117);
            let t119 = front_1_mid_m2_a2 * t3;
            let t120 = t119 + front_2_mid_m2_a2 * t11;
            let t121 = front_2_mid_m2_a2 * t5;
            let t122 = t120 + (front_2_mid * l1_m2_a2 - t119) - t121;
            let t123 = t120 + front_2_mid * twice_a2_m2_l1 - t1 * t3 - t121;
            let t124 = t123 * t14 - t122;
            let t125 = t13 * t124;
            let t126 = t122 * t14 - t6 * t125;
            let t127 = m1_plus_m2 * t126;
            let t128 = t9 * t126 - t123 * t15;
            let t129 = m1_plus_m2 * t128;
            let t130 = t24 * (front_1_mid_m2_a2 - t127 * t80)
                - t82 * (front_1_mid_m2_a2 * t6 - front_2_mid_m2_a2 * t122 - t83 * t129);
            let l1_front_2_mid = l1 * front_2_mid;
            let t131 = l1_front_2_mid + front_2_mid * (t11 - t5);
            let t132 = t131 * t14 - t29 * t125;
            let t133 = t16 * (t132 - t126 * t38);
            let t134 = t3 + t10 * (t1 * t124 - t81);
            let t135 = t13 * (t123 * t18 - t3)
                + t20 * (t6 * t134 - t122 * t12 - t21 * t128);
            let t136 = t5 * t135
                - (t44 + t24 * (front_1_mid_m2_a2 * t134 - t45 - t127 * t25));
            let t137 = t3 * t135
                + (t11 * t22 - t24 * (t23 + front_2_mid_m2_a2 * t134 - t127 * t46));
            let t138 = t16 * (t134 - t126 * t17);
            let t139 = front_2_mid * t137
                + (l2 * t138 + l1_front_2_mid * t22 - front_2_mid * t26 - t28 * t135);
            let t140 = front_1_mid * (t47 + t136) + t139;
            let t141 = t126 * t26 + t15 * t136;
            let t142 = t133 - t54 * (t134 * t48 + t12 * t140 - t55 * t141);
            let t143 = t13 * (t123 * t33 - t131)
                - t20 * (t6 * t132 - t122 * t30 - t34 * t128);
            let t144 = t3 * t143
                + (t11 * t35
                    + (t24 * (t31 + front_2_mid_m2_a2 * t132 - t127 * t41) - t27));
            let t145 = t5 * t143
                + (t42 + t24 * (front_1_mid_m2_a2 * t132 - t40 - t127 * t32) - t39);
            let t146 = t28 * t143 + (l2 * t133 - l1_front_2_mid * t35) - t102
                - front_2_mid * t144 - front_1_mid * (t43 + t145);
            let t147 = t146 - t49 * t140 - t49 * (t140 - t49 * t136);
            let t148 = t126 / (t15 * t15)
                + t52
                    * (t134 * (rt::lit::<T>(2.0) * t12)
                        - t53 * (t126 * t51 + t15 * t141));
            let t149 = t57 * (t142 - t57 * t147) + (t57 * t142 + t148);
            let t150 = t86 * (t85 * t149);
            let t151 = t86 * t130 - l1_front_2_mid * t73 + (t84 * t150 - t77 * t144)
                - t67 * t137;
            let t152 = t62 * t142;
            let t153 = t58 * t147 - t50 * t149;
            let t154 = t76 * (t152 - t77 * t153);
            let t155 = t60 * (t63 * t140 + t48 * t152 - t64 * (t59 * t136 + t26 * t153));
            let t156 = t155 - t65 * (t62 * t134 - t66 * (t58 * t141 - t51 * t149));
            let t157 = t24 * (front_2_mid_m2_a2 + t127 * t94)
                - t82 * (t93 * t129 + (t81 + t1 * t122));
            let t158 = t67 * t136 + (t77 * t145 + (t86 * t157 + t95 * t150))
                - t37 * t154;
            let t159 = t99 * (t151 - t43 * t154 - t47 * t156)
                + t112 * (t26 * t156 + t158);
            let t160 = t74 * (t62 * t122 + t75 * (t58 * t128 - t19 * t149))
                + (front_1_mid * t73 - t77 * t143);
            let t161 = t70 * (t132 * t63 + t30 * t152 - t71 * (t126 * t59 + t15 * t153));
            let t162 = t17 * t156
                + (t67 * t138 - t69 * (t68 * (t126 * t58 - t15 * t149)) - t161);
            let t163 = t115 * (t160 - (t67 * t135 + t35 * t154) - t22 * t156)
                + t116 * t162;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                t98 - t118,
                (t91 + twice_front_2_mid * (t96 + l1 * t78)) * (half_m2_a2 * t79) - t159
                    - t163,
                t73,
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
                m2_a2_squared,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                a_w,
                k5,
                k7,
                k8,
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
            let t6 = t4 * k3;
            let t7 = cos_theta * front_2_mid;
            let t8 = t7 + sin_theta * front_1_mid;
            let t9 = m2_a2 * t8;
            let t10 = t8 * k3;
            let l1_front_1_mid = l1 * front_1_mid;
            let t11 = j2 + m2_a2 * (a2 + l1_front_1_mid);
            let t12 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t13 = sin_theta * t12 + m2_a2 * t7;
            let t14 = t13 * inv_m1_plus_m2;
            let t15 = t12 * cos_theta - m2_a2 * t3;
            let t16 = t15 * inv_m1_plus_m2;
            let t17 = t11 - t9 * t14 - t5 * t16;
            let t18 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2));
            let t19 = t18 - t13 * t14 - t15 * t16;
            let t20 = rt::lit::<T>(1.0) / t19;
            let t21 = t17 * t20;
            let t22 = k2 - t5 * t6 - t9 * t10 - t17 * t21;
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
                / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8));
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
                m2_a2_squared,
                twice_a2,
                l1_m2_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                a_w,
                k5,
                k7,
                k8,
                twice_a2_m2_l1,
                m1_a1_plus_m2_l1,
                k11,
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
            let t7 = t5 * k3;
            let t8 = cos_theta * front_2_mid;
            let t9 = sin_theta * front_1_mid;
            let t10 = t8 + t9;
            let t11 = m2_a2 * t10;
            let t12 = t10 * k3;
            let l1_front_1_mid = l1 * front_1_mid;
            let t13 = j2 + m2_a2 * (a2 + l1_front_1_mid);
            let t14 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t15 = sin_theta * t14 + m2_a2 * t8;
            let t16 = t15 * inv_m1_plus_m2;
            let t17 = t14 * cos_theta - m2_a2 * t4;
            let t18 = t17 * inv_m1_plus_m2;
            let t19 = t13 - t11 * t16 - t6 * t18;
            let t20 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2));
            let t21 = t20 - t15 * t16 - t17 * t18;
            let t22 = rt::lit::<T>(1.0) / t21;
            let t23 = t19 * t22;
            let t24 = k2 - t6 * t7 - t11 * t12 - t19 * t23;
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
                / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8));
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
            let t121 = t76 * (t75 * (front_2_mid * (front_1_mid * k11 - k8)));
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
                m2_a2_squared,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k2,
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
                + theta_dot
                    * (k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2)))
                + (t6 * y_dot - t4 * x_dot);
            rt::vector([
                m1_plus_m2 * x_dot - t2 * phi_dot - t4 * theta_dot,
                t6 * theta_dot + (m1_plus_m2 * y_dot + t7 * phi_dot),
                t9,
                t7 * y_dot + k2 * phi_dot + (t8 * theta_dot - t2 * x_dot),
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
                m2_a2_squared,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k2,
                inv_m1_plus_m2,
                k3,
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
            let t8 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t3 * t4 - t6 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = p_theta + p_x * t4 - p_y * t7;
            let t11 = front_1_mid * cos_theta - t5;
            let t12 = m2_a2 * t11;
            let t13 = t11 * k3;
            let t14 = t2 + sin_theta * front_1_mid;
            let t15 = m2_a2 * t14;
            let t16 = t14 * k3;
            let t17 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid) - t15 * t4 - t12 * t7;
            let t18 = t17 * t9;
            let t19 = k2 - t12 * t13 - t15 * t16 - t17 * t18;
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
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                m2_l1,
                k1,
                m2_a2_squared,
                twice_a2,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let l1_front_1_mid = l1 * front_1_mid;
            let t1 = (j2 + m2_a2 * (a2 + l1_front_1_mid)) * phi_dot
                + theta_dot
                    * (k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2)));
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
                m2_a2_squared,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                a_w,
                k5,
                k7,
                k8,
                ..
            } = self.constants;
            let t1 = rt::cos(w * t);
            let t2 = t1 * a_w;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t3 = sin_theta * front_2_mid;
            let t4 = front_1_mid * cos_theta - t3;
            let t5 = m2_a2 * t4;
            let t6 = t4 * k3;
            let t7 = cos_theta * front_2_mid;
            let t8 = t7 + sin_theta * front_1_mid;
            let t9 = m2_a2 * t8;
            let t10 = t8 * k3;
            let l1_front_1_mid = l1 * front_1_mid;
            let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t12 = sin_theta * t11 + m2_a2 * t7;
            let t13 = t12 * inv_m1_plus_m2;
            let t14 = t11 * cos_theta - m2_a2 * t3;
            let t15 = t14 * inv_m1_plus_m2;
            let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
            let t17 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t12 * t13 - t14 * t15;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t16 * t18;
            let t20 = k2 - t5 * t6 - t9 * t10 - t16 * t19;
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
                m2_a2_squared,
                twice_a2,
                l1_m2_a2,
                k2,
                inv_m1_plus_m2,
                k3,
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
            let t8 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t3 * t4 - t6 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = sin_theta * t4 + cos_theta * t7;
            let t11 = front_1_mid * cos_theta - t5;
            let t12 = m2_a2 * t11;
            let t13 = t11 * k3;
            let t14 = t2 + sin_theta * front_1_mid;
            let t15 = m2_a2 * t14;
            let t16 = t14 * k3;
            let l1_front_1_mid = l1 * front_1_mid;
            let t17 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t15 * t4 - t12 * t7;
            let t18 = t17 * t9;
            let t19 = k2 - t12 * t13 - t15 * t16 - t17 * t18;
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
                m2_a2_squared,
                twice_a2,
                l1_m2_a2,
                k2,
                inv_m1_plus_m2,
                k3,
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
            let t8 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t3 * t4 - t6 * t7;
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
            let t19 = t17 * k3;
            let t20 = m2_a2 * t16;
            let t21 = t16 * k3;
            let l1_front_1_mid = l1 * front_1_mid;
            let t22 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t20 * t4 - t18 * t7;
            let t23 = t22 * t9;
            let t24 = k2 - t18 * t19 - t20 * t21 - t22 * t23;
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
                m2_a2_squared,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
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
            let t6 = t4 * k3;
            let t7 = cos_theta * front_2_mid;
            let t8 = t7 + sin_theta * front_1_mid;
            let t9 = m2_a2 * t8;
            let t10 = t8 * k3;
            let l1_front_1_mid = l1 * front_1_mid;
            let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
            let t12 = sin_theta * t11 + m2_a2 * t7;
            let t13 = t12 * inv_m1_plus_m2;
            let t14 = t11 * cos_theta - m2_a2 * t3;
            let t15 = t14 * inv_m1_plus_m2;
            let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
            let t17 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t12 * t13 - t14 * t15;
            let t18 = rt::lit::<T>(1.0) / t17;
            let t19 = t16 * t18;
            let t20 = k2 - t5 * t6 - t9 * t10 - t16 * t19;
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
                m2_a2_squared,
                twice_a2,
                a2_m2_a2,
                l1_m2_a2,
                k2,
                inv_m1_plus_m2,
                k3,
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
            let t8 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t6 * t7 - t3 * t4;
            let t9 = inv_m1_plus_m2 / t8;
            let t10 = front_1_mid * cos_theta - t2;
            let t11 = m2_a2 * t10;
            let t12 = t10 * k3;
            let t13 = t5 + sin_theta * front_1_mid;
            let t14 = m2_a2 * t13;
            let t15 = t13 * k3;
            let t16 = j2 + (a2_m2_a2 + l1_m2_a2 * front_1_mid) - t14 * t7 - t11 * t4;
            let t17 = t16 * t16;
            let t18 = rt::lit::<T>(1.0) / t8;
            let t19 = k2 - t11 * t12 - t14 * t15 - t17 * t18;
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
                m2_a2_squared,
                twice_a2,
                l1_m2_a2,
                k2,
                inv_m1_plus_m2,
                k3,
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
            let t10 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                - t3 * t4 - t8 * t9;
            let t11 = inv_m1_plus_m2 / t10;
            let l1_front_1_mid = l1 * front_1_mid;
            let t12 = sin_theta * front_1_mid;
            let t13 = t2 + t12;
            let t14 = m2_a2 * t13;
            let t15 = front_1_mid * cos_theta;
            let t16 = t15 - t6;
            let t17 = m2_a2 * t16;
            let t18 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t14 * t4 - t17 * t9;
            let t19 = t13 * k3;
            let t20 = t19 - t11 * (t3 * t18);
            let t21 = t16 * k3;
            let t22 = rt::lit::<T>(1.0) / t10;
            let t23 = t18 * t22;
            let t24 = k2 - t17 * t21 - t14 * t19 - t18 * t23;
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
        /// | once, from parameters | 15 | 42 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 39 | 5 | 0 | 1 | 0 |
        /// | each step | 508 | 794 | 61 | 0 | 7 | 2 |
        /// | each iteration for x_rate, y_rate, theta_rate, phi_rate, rho1_rate, kappa_gradient | 2907 | 4333 | 76 | 0 | 6 | 0 |
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
            m2_a2_squared: T,
            /// `2 a2`
            twice_a2: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
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
            k14: T,
            /// `l2/2`
            half_l2: T,
            /// `A w/2`
            half_a_w: T,
            /// `(m2 a2/(m1 + m2))/2`
            k15: T,
            /// `4 a2 m2 l1`
            k16: T,
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
            k18: T,
            /// `m2 h`
            m2_h: T,
            /// `A w sin(w h/2)`
            k19: T,
            /// `m1 h`
            m1_h: T,
            /// `J1 h`
            j1_h: T,
            /// `J2 h`
            j2_h: T,
            /// `h/(m1 + m2)`
            h_over_m1_plus_m2: T,
            /// `(h/(m1 + m2))/2`
            k20: T,
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
            k21: T,
            /// `l2 (m1 + m2) l1 h`
            k22: T,
            /// `m2 a2 h`
            m2_a2_h_2: T,
            /// `m2 a2 h/2`
            half_m2_a2_h_2: T,
            /// `m2 a2 h/(m1 + m2)`
            k23: T,
            /// `m2 a2 h/(m1 + m2)`
            k24: T,
            /// `(m2 a2 h/(m1 + m2))/2`
            k25: T,
            /// `(m2 a2 h/(m1 + m2))/2`
            k26: T,
            /// `h a2² (m2²/(m1 + m2))`
            k27: T,
            /// `h a2² (m2²/(m1 + m2))/2`
            k28: T,
            /// `h a2 (m2/(m1 + m2))/2`
            k29: T,
            /// `(m2 a2/(m1 + m2)) m2 a2 h/2`
            k30: T,
            /// `a1 h`
            a1_h: T,
            /// `a1 h/2`
            half_a1_h: T,
            /// `2 h`
            twice_h: T,
            /// `2 (J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))) h`
            k31: T,
            /// `2 l2 (m1 + m2) l1 h`
            k32: T,
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
                let a2_squared = a2 * a2;
                let m2_a2_squared = m2 * a2_squared;
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let l1_m2_a2 = l1 * m2_a2;
                let k2 = j2 + m2_a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
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
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let a2_m2_l1 = a2 * m2_l1;
                let twice_a2_m2_l1 = rt::lit::<T>(2.0) * a2_m2_l1;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let half_m1_plus_m2 = rt::lit::<T>(0.5) * m1_plus_m2;
                let half_a2 = rt::lit::<T>(0.5) * a2;
                let half_l1 = rt::lit::<T>(0.5) * l1;
                let k14 = rt::lit::<T>(2.0) / m1_plus_m2;
                let half_l2 = rt::lit::<T>(0.5) * l2;
                let half_a_w = rt::lit::<T>(0.5) * a_w;
                let k15 = rt::lit::<T>(0.5) * k3;
                let k16 = rt::lit::<T>(4.0) * a2_m2_l1;
                let twice_l1_m2_a2 = rt::lit::<T>(2.0) * l1_m2_a2;
                let quarter_a_w = rt::lit::<T>(0.25) * a_w;
                let half_a1 = rt::lit::<T>(0.5) * a1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k17 = rt::sin(rt::lit::<T>(0.5) * (w * h));
                let k18 = (a_w * h - rt::lit::<T>(2.0) * (a * k17)) / h;
                let m2_h = m2 * h;
                let k19 = a_w * k17;
                let m1_h = m1 * h;
                let j1_h = j1 * h;
                let j2_h = j2 * h;
                let h_over_m1_plus_m2 = h / m1_plus_m2;
                let k20 = rt::lit::<T>(0.5) * h_over_m1_plus_m2;
                let a2_h = a2 * h;
                let m2_a2_h = m2 * a2_h;
                let l1_h = l1 * h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let m2_a2_l1_h = m2_a2 * l1_h;
                let half_m2_a2_l1_h = rt::lit::<T>(0.5) * m2_a2_l1_h;
                let half_m2_a2_h = rt::lit::<T>(0.5) * m2_a2_h;
                let m2_l1_a2_h = m2_l1 * a2_h;
                let k21 = k5 * h;
                let k22 = k6 * h;
                let m2_a2_h_2 = m2_a2 * h;
                let half_m2_a2_h_2 = rt::lit::<T>(0.5) * m2_a2_h_2;
                let k23 = m2_a2_h_2 / m1_plus_m2;
                let k24 = m2_a2_h / m1_plus_m2;
                let k25 = rt::lit::<T>(0.5) * k23;
                let k26 = rt::lit::<T>(0.5) * k24;
                let k27 = h * k10;
                let k28 = rt::lit::<T>(0.5) * k27;
                let k29 = rt::lit::<T>(0.5) * (h * k12);
                let k30 = rt::lit::<T>(0.5) * (k3 * m2_a2_h_2);
                let a1_h = a1 * h;
                let half_a1_h = rt::lit::<T>(0.5) * a1_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k31 = rt::lit::<T>(2.0) * k21;
                let k32 = rt::lit::<T>(2.0) * k22;
                let half_a2_h = rt::lit::<T>(0.5) * a2_h;
                let twice_m2_l1_a2_h = rt::lit::<T>(2.0) * m2_l1_a2_h;
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    m2_a2_squared,
                    twice_a2,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
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
                    twice_m1_a1,
                    twice_a2_m2_l1,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    twice_l1,
                    half_m1_plus_m2,
                    half_a2,
                    half_l1,
                    k14,
                    half_l2,
                    half_a_w,
                    k15,
                    k16,
                    twice_l1_m2_a2,
                    quarter_a_w,
                    half_a1,
                    inv_h,
                    half_h,
                    k18,
                    m2_h,
                    k19,
                    m1_h,
                    j1_h,
                    j2_h,
                    h_over_m1_plus_m2,
                    k20,
                    a2_h,
                    m2_a2_h,
                    l1_h,
                    half_l1_h,
                    m2_a2_l1_h,
                    half_m2_a2_l1_h,
                    half_m2_a2_h,
                    m2_l1_a2_h,
                    k21,
                    k22,
                    m2_a2_h_2,
                    half_m2_a2_h_2,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    a1_h,
                    half_a1_h,
                    twice_h,
                    k31,
                    k32,
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
                    m2_a2_squared,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
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
                let l1_front_1_mid = l1 * front_1_mid;
                let t1 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t2 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2));
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
                let t34 = t18 * k3;
                let t35 = t19 * t34;
                let t36 = t14 * k3;
                let t37 = t15 * t36;
                let t38 = t31 * t33;
                let t39 = k2 - t37 - t35 - t38;
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
                    front_2_mid * (front_2_mid * k5) + (k8 + front_1_mid * k9),
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
                    t117 * t117 + t11 * t11,
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
                    m2_a2_squared,
                    twice_a2,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
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
                    twice_m1_a1,
                    twice_a2_m2_l1,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    twice_l1,
                    half_m1_plus_m2,
                    half_a2,
                    half_l1,
                    k14,
                    half_l2,
                    half_a_w,
                    k15,
                    k16,
                    twice_l1_m2_a2,
                    quarter_a_w,
                    half_a1,
                    inv_h,
                    half_h,
                    k18,
                    m2_h,
                    k19,
                    m1_h,
                    j1_h,
                    j2_h,
                    h_over_m1_plus_m2,
                    k20,
                    a2_h,
                    m2_a2_h,
                    l1_h,
                    half_l1_h,
                    m2_a2_l1_h,
                    half_m2_a2_l1_h,
                    half_m2_a2_h,
                    m2_l1_a2_h,
                    k21,
                    k22,
                    m2_a2_h_2,
                    half_m2_a2_h_2,
                    k23,
                    k24,
                    k25,
                    k26,
                    k27,
                    k28,
                    k29,
                    k30,
                    a1_h,
                    half_a1_h,
                    twice_h,
                    k31,
                    k32,
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
                let t15 = t12 * k18;
                let t16 = rt::cos(w * (t + h));
                let t17 = a_w * t16;
                let t18 = t11 * w_a_w;
                let t19 = t11 * k19;
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
                            t202, t203, t204, t205, t206, t207, t208, t209, t210, t212,
                            t213, t214, t215, t216, t218, t219, t220, t221, t222, t223,
                            t225, t226, t227, t228, t229, t230, t231, t232, t235, t237,
                            t240, t241, t242, t243, t244, t245, t246, t247, t248, t249,
                            t250, t251, t252, t253, t254, t255, t256, t257, t258, t259,
                            t260, t261, t262, t264, t265, t266, t267, t269, t270, t271,
                            t272, t273, t274, t275, t277, t278, t279, t280, t281, t282,
                            t283, t284, t286, t287, t288, t289, t291, t292, t293, t294,
                            t295, t296, t297, t298, t299, t300, t301, t304, t305, t306,
                            t307, t308, t309, t310, t311, t312, t316, t317, t318, t319,
                            t320, t321, t322, t323, t324, t325, t326, t328, t329, t330,
                            t331, t332, t333, t334, t337, t338, t340, t341, t344, t345,
                            t348, t350, t352, t353, t354, t355, t356, t357, t358, t359,
                            t360, t361, t362, t364, t365, t366, t368, t369, t370, t372,
                            t373, t374, t375, t377, t378, t379, t381, t382, t383, t384,
                            t385, t386, t387, t388, t389, t392, t393] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k1,
                                    m2_a2_squared,
                                    twice_a2,
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
                                    ]: [T; 35],
                                ) -> [T; 289] {
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
                                    let t65 = k3 * t63;
                                    let t66 = k3 * t60;
                                    let t67 = l1 * t58;
                                    let t68 = j2 + m2_a2 * (a2 + t67);
                                    let t69 = l1 + a2 * t58;
                                    let t70 = m1_a1 + m2 * t69;
                                    let t71 = t54 * t70 + m2_a2 * t59;
                                    let t72 = inv_m1_plus_m2 * t71;
                                    let t73 = t70 * t55 - m2_a2 * t62;
                                    let t74 = inv_m1_plus_m2 * t73;
                                    let t75 = t68 - t61 * t72 - t64 * t74;
                                    let t76 = k1
                                        + (m2_a2_squared + m2_l1 * (l1 + twice_a2 * t58));
                                    let t77 = t76 - t71 * t72 - t73 * t74;
                                    let t78 = rt::lit::<T>(1.0) / t77;
                                    let t79 = t75 * t78;
                                    let t80 = k2 - t64 * t65 - t61 * t66 - t75 * t79;
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
                                    let t176 = t57 * (k5 * t57) + (k8 + k9 * t58);
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
                                    let t198 = k3 * t57;
                                    let t199 = t197 * t198;
                                    let t200 = inv_m1_plus_m2 * t70;
                                    let t201 = t76 - t199 - t70 * t200;
                                    let t202 = inv_m1_plus_m2 / t201;
                                    let t203 = t70 * t202;
                                    let t204 = m2_a2 * t58;
                                    let t205 = t68 - t199 - t204 * t200;
                                    let t206 = rt::lit::<T>(1.0) / t201;
                                    let t207 = t205 * t206;
                                    let t208 = k11 - t205 * t207;
                                    let t209 = t201 * t208;
                                    let t210 = rt::lit::<T>(1.0) / t209;
                                    let t211 = t70 * t205;
                                    let t212 = t211 * t202;
                                    let t213 = k3 * t58;
                                    let t214 = t212 - t213;
                                    let t215 = t210 * (t205 * t214);
                                    let t216 = t203 + t215;
                                    let t217 = t204 * t214;
                                    let t218 = inv_m1_plus_m2 / t208;
                                    let t219 = t217 * t218;
                                    let t220 = t200 * t216 + (inv_m1_plus_m2 - t219);
                                    let t221 = inv_m1_plus_m2 * t58;
                                    let t222 = t104 - t57 * t198 - t58 * t200;
                                    let t223 = k13 - t222 * t207;
                                    let t224 = t204 * t223;
                                    let t225 = t218 * t224;
                                    let t226 = t222 * t206;
                                    let t227 = t210 * (t205 * t223);
                                    let t228 = t226 - t227;
                                    let t229 = t225 + t200 * t228;
                                    let t230 = t221 - t229;
                                    let t231 = rt::lit::<T>(1.0) / t208;
                                    let t232 = t231 * t223;
                                    let t233 = t198 * t228;
                                    let t234 = t197 * t223;
                                    let t235 = t218 * t234;
                                    let t236 = inv_m1_plus_m2 * t57;
                                    let t237 = t233 + (t235 - t236);
                                    let t238 = t198 * t216;
                                    let t239 = t197 * t214;
                                    let t240 = t239 * t218;
                                    let t241 = t238 - t240;
                                    let t242 = t214 * t231;
                                    let t243 = t57 * t241
                                        + (t58 * t220 + (l2 * t242 - t104 * t216));
                                    let t244 = rt::lit::<T>(1.0) / t220;
                                    let t245 = t243 * t244;
                                    let t246 = t58 * t230
                                        + (t104 * t228 + l2 * t232 - t57 * t237) - t243 * t245;
                                    let t247 = t208 * t220;
                                    let t248 = rt::lit::<T>(1.0) / (t208 * t247);
                                    let t249 = t248 * (t214 * t214);
                                    let t250 = rt::lit::<T>(1.0) / t247;
                                    let t251 = t250 * (t214 * t243);
                                    let t252 = t232 - t251;
                                    let t253 = rt::lit::<T>(1.0) / t246;
                                    let t254 = t252 * t253;
                                    let t255 = t231 - t249 - t252 * t254;
                                    let t256 = t246 * t255;
                                    let t257 = rt::lit::<T>(1.0) / (t220 * t256);
                                    let t258 = t13 * t252;
                                    let t259 = t257 * (t243 * t258);
                                    let t260 = rt::lit::<T>(1.0) / (t247 * t255);
                                    let t261 = t260 * (t13 * t214);
                                    let t262 = t259 - t261;
                                    let t263 = t216 * t262;
                                    let t264 = rt::lit::<T>(1.0) / (t209 * t255);
                                    let t265 = t264 * (t13 * t205);
                                    let t266 = rt::lit::<T>(1.0) / t256;
                                    let t267 = t258 * t266;
                                    let t268 = t228 * t267;
                                    let t269 = t263 + (t265 + t268);
                                    let t270 = t57 * t178 - t269;
                                    let t271 = rt::lit::<T>(1.0) / (t208 * t255);
                                    let t272 = t13 * t271;
                                    let t273 = rt::lit::<T>(1.0) / (t208 * t256);
                                    let t274 = t273 * (t223 * t258);
                                    let t275 = t242 * t262 + (t272 - t274);
                                    let t276 = t204 * t275;
                                    let t277 = t220 * t262;
                                    let t278 = inv_m1_plus_m2 / t209;
                                    let t279 = t211 * t278;
                                    let t280 = t204 * t218;
                                    let t281 = t279 - t280;
                                    let t282 = rt::lit::<T>(1.0) / t255;
                                    let t283 = t13 * t282;
                                    let t284 = t277 + (t281 * t283 - t230 * t267);
                                    let t285 = m1_plus_m2 * t284;
                                    let t286 = t70 * t270 + (t276 + t285);
                                    let t287 = t104 * t269;
                                    let t288 = x_rate * t182
                                        + (y_rate * t173 + theta_rate * t57);
                                    let t289 = t197 * t218;
                                    let t290 = t197 * t205;
                                    let t291 = t290 * t278;
                                    let t292 = t289 - t291;
                                    let t293 = t292 * t283;
                                    let t294 = t104 * t178;
                                    let t295 = t237 * t267;
                                    let t296 = t241 * t262;
                                    let t297 = t293 + t294 - t295 - t296;
                                    let t298 = t275 + t270;
                                    let t299 = m1_plus_m2 * t297 - t197 * t298;
                                    let t300 = l1 * t57;
                                    let t301 = t300 * t275;
                                    let t302 = t68 * t275;
                                    let t303 = t70 * t284;
                                    let t304 = t197 * t297;
                                    let t305 = t302 + t303 + (t76 * t270 - t304);
                                    let t306 = t58 * t275;
                                    let t307 = phi_rate * kappa_gradient;
                                    let t308 = t58 * t297;
                                    let t309 = rt::lit::<T>(2.0) * t308;
                                    let t310 = t284 + l1 * t270;
                                    let t311 = t57 * t310;
                                    let t312 = t309 + rt::lit::<T>(2.0) * t311;
                                    let t313 = t204 * t198;
                                    let t314 = t313 + t197 * t213;
                                    let t315 = t197 * t200;
                                    let t316 = t314 + (l1_m2_a2 * t57 - t313) - t315;
                                    let t317 = t314 + twice_a2_m2_l1 * t57 - t70 * t198 - t315;
                                    let t318 = t317 * t207 - t316;
                                    let t319 = t206 * t318;
                                    let t320 = t316 * t207 - t205 * t319;
                                    let t321 = m1_plus_m2 * t320;
                                    let t322 = t218 * (t204 - t321 * t289);
                                    let t323 = t201 * t320 - t317 * t208;
                                    let t324 = m1_plus_m2 * t323;
                                    let t325 = t278 * (t204 * t205 - t197 * t316 - t291 * t324);
                                    let t326 = t322 - t325;
                                    let t327 = t283 * t326;
                                    let t328 = t300 + t57 * (t213 - t200);
                                    let t329 = t328 * t207 - t222 * t319;
                                    let t330 = t231 * (t329 - t320 * t232);
                                    let t331 = t203 * t318;
                                    let t332 = t290 * t202;
                                    let t333 = t331 + (t198 - t332);
                                    let t334 = t206 * (t317 * t203 - t198);
                                    let t335 = t316 * t214;
                                    let t336 = t215 * t323;
                                    let t337 = t210 * (t205 * t333 - t335 - t336);
                                    let t338 = t334 + t337;
                                    let t339 = t321 * t219;
                                    let t340 = t218 * (t204 * t333 - t239 - t339);
                                    let t341 = t200 * t338 - (t238 + t340);
                                    let t342 = t213 * t216;
                                    let t343 = t321 * t240;
                                    let t344 = t218 * (t217 + t197 * t333 - t343);
                                    let t345 = t198 * t338 + (t342 - t344);
                                    let t346 = t300 * t216;
                                    let t347 = t320 * t242;
                                    let t348 = t231 * (t333 - t347);
                                    let t349 = t57 * t220;
                                    let t350 = t58 * (t241 + t341)
                                        + (t57 * t345 + (t346 + l2 * t348 - t349 - t104 * t338));
                                    let t351 = t320 * t220;
                                    let t352 = t351 + t208 * t341;
                                    let t353 = t250 * (t243 * t333 + t214 * t350 - t251 * t352);
                                    let t354 = t330 - t353;
                                    let t355 = t206 * (t317 * t226 - t328);
                                    let t356 = t210 * (t205 * t329 - t316 * t223 - t227 * t323);
                                    let t357 = t355 - t356;
                                    let t358 = t57 * t230;
                                    let t359 = t218 * (t224 + t197 * t329 - t321 * t235);
                                    let t360 = t198 * t357 + (t213 * t228 + (t359 - t221));
                                    let t361 = t218 * (t204 * t329 - t234 - t321 * t225);
                                    let t362 = t200 * t357 + (t236 + t361 - t233);
                                    let t363 = t104 * t357 + (l2 * t330 - t300 * t228) - t358
                                        - t57 * t360 - t58 * (t237 + t362);
                                    let t364 = t244 * (t350 - t245 * t341);
                                    let t365 = t363 - t245 * t350 - t243 * t364;
                                    let t366 = t253 * (t354 - t254 * t365);
                                    let t367 = t208 * t208;
                                    let t368 = rt::lit::<T>(1.0) / t367;
                                    let t369 = t320 * t368;
                                    let t370 = rt::lit::<T>(2.0) * t214;
                                    let t371 = t320 * t247;
                                    let t372 = t371 + t208 * t352;
                                    let t373 = t248 * (t370 * t333 - t249 * t372);
                                    let t374 = t252 * t366 + (t254 * t354 + (t369 + t373));
                                    let t375 = t283 * (t282 * t374);
                                    let t376 = t267 * t360;
                                    let t377 = t13 * t354;
                                    let t378 = t255 * t365 - t246 * t374;
                                    let t379 = t266 * (t377 - t267 * t378);
                                    let t380 = t327 - t300 * t178 + (t292 * t375 - t376)
                                        - t262 * t345 - t237 * t379;
                                    let t381 = t256 * t341 + t220 * t378;
                                    let t382 = t257 * (t258 * t350 + t243 * t377 - t259 * t381);
                                    let t383 = t255 * t352 - t247 * t374;
                                    let t384 = t260 * (t13 * t333 - t261 * t383);
                                    let t385 = t382 - t384;
                                    let t386 = t380 - t241 * t385;
                                    let t387 = t218 * (t197 + t321 * t280);
                                    let t388 = t278 * (t279 * t324 + (t290 + t70 * t316));
                                    let t389 = t387 - t388;
                                    let t390 = t283 * t389;
                                    let t391 = t267 * t362;
                                    let t392 = t220 * t385
                                        + (t262 * t341 + (t281 * t375 + (t390 + t391))
                                            - t230 * t379);
                                    let t393 = t13 * t316;
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
                                        t212,
                                        t213,
                                        t214,
                                        t215,
                                        t216,
                                        t218,
                                        t219,
                                        t220,
                                        t221,
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
                                        t235,
                                        t237,
                                        t240,
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
                                        t264,
                                        t265,
                                        t266,
                                        t267,
                                        t269,
                                        t270,
                                        t271,
                                        t272,
                                        t273,
                                        t274,
                                        t275,
                                        t277,
                                        t278,
                                        t279,
                                        t280,
                                        t281,
                                        t282,
                                        t283,
                                        t284,
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
                                        t299,
                                        t300,
                                        t301,
                                        t304,
                                        t305,
                                        t306,
                                        t307,
                                        t308,
                                        t309,
                                        t310,
                                        t311,
                                        t312,
                                        t316,
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
                                        t328,
                                        t329,
                                        t330,
                                        t331,
                                        t332,
                                        t333,
                                        t334,
                                        t337,
                                        t338,
                                        t340,
                                        t341,
                                        t344,
                                        t345,
                                        t348,
                                        t350,
                                        t352,
                                        t353,
                                        t354,
                                        t355,
                                        t356,
                                        t357,
                                        t358,
                                        t359,
                                        t360,
                                        t361,
                                        t362,
                                        t364,
                                        t365,
                                        t366,
                                        t368,
                                        t369,
                                        t370,
                                        t372,
                                        t373,
                                        t374,
                                        t375,
                                        t377,
                                        t378,
                                        t379,
                                        t381,
                                        t382,
                                        t383,
                                        t384,
                                        t385,
                                        t386,
                                        t387,
                                        t388,
                                        t389,
                                        t392,
                                        t393,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k1,
                                    m2_a2_squared,
                                    twice_a2,
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
                            let [t395, t396, t398, t401, t403, t404, t407, t408, t409,
                            t410, t411, t412, t413, t415, t416, t418, t419, t420, t421,
                            t422, t423, t425, t426, t427, t428, t429, t430, t431, t434,
                            t436, t438, t439, t440, t441, t443, t444, t446, t447, t448,
                            t449, t451, t453, t454, t455, t456, t457, t458, t459, t460,
                            t461, t462, t463, t464, t465, t466, t468, t469, t471, t472,
                            t473, t474, t477, t478, t479, t481, t482, t483, t484, t485,
                            t486, t488, t489, t490, t491, t492, t493, t494, t495, t496,
                            phi_rate_h, sin_phi_ahead_new, cos_phi_ahead_new,
                            ahead24_new, t499, t500, t501, sin_phi_rate_half_h,
                            cos_phi_rate_half_h, t502, t503, t504, t505, t506,
                            theta_rate_h, sin_theta_ahead_new, cos_theta_ahead_new, t507,
                            ahead5_new, t508, t509, ahead3_new, t510, t511, ahead10_new,
                            ahead8_new, t512, ahead30_new, t513, ahead27_new,
                            inv_ahead27_new, ahead31_new, t514, t515, ahead41_new,
                            ahead35_new, ahead45_new, inv_ahead45_new, ahead46_new,
                            ahead42_new, t516, t517, t520, t521, t522, t523, t524, t525,
                            t526, t527, t528, t530, t531, t532, t534, t535, t536, t538,
                            t540, t541, t542, t545, t546, t548, t549, t550, t551, t552,
                            t554, t555, t556, t557, t558, t560, t561, t562, t563, t564,
                            t565, t566, t567, t568, t569, t571, t572, t573, t574, t575,
                            t576, t577, t579, t580, t581, t582, t583, t584, t585, t587,
                            t588, t589, ahead47_new, inv_ahead50_new, ahead51_new, t590,
                            t591, ahead55_new, t592, t593, t594, t595, t596, t597, t598,
                            t599, t600, t601, t602, t604, ahead76_new, ahead13_new, t606,
                            ahead62_new, ahead64_new, ahead56_new, ahead52_new,
                            ahead43_new, ahead92_new, ahead88_new, ahead97_new,
                            inv_ahead97_new, t607, t608, t609, t610, t611, t612, t613,
                            t614, t616, t617, t618, t619, t620, t621, t622, t623, t624,
                            t625, t626, t627, t630, t631, ahead70_new, ahead63_new,
                            ahead66_new, ahead67_new, ahead71_new, ahead74_new,
                            ahead75_new, inv_ahead88_new, t633, t635, inv_ahead105_new,
                            t636, t637, t638, t640, t641, t643, t645, t646, t647, t648,
                            t649, t650, t651, t652, t653, t654, t655, t656, t657, t658,
                            t660, t661, t662, t663, t664, t665, t666, t667, t668, t670,
                            t671, t672, t673, t674, t675, t677, t678, t679, t680, t681,
                            t682, t683, t684, t685, t686, t687, t688, t690, t691, t692,
                            t694, t695, t696, t697, t698, t699, t700, t701, t702, t703,
                            t704, t705, t706, t707, t709, t710, t711, t712, t714, t715,
                            t716, t717, t720, t721, t722, t724, t726, t728, t729, t730,
                            t731, t733, t734, t735, t736, t738, t739, t740, t741, t742,
                            t743, t744, t745, ahead84_new, inv_ahead78_new, ahead83_new,
                            ahead85_new, t746, t747, ahead16_new, t749, t750, t751, t752,
                            t753, t754, t755, t756, t757, t758, t759, t760, t761, t762,
                            t763, t765, t766, t767, ahead79_new, ahead80_new,
                            ahead81_new, ahead17_new, t769, t770, t771, t772, t773, t774,
                            t775, t777, t778, t779, ahead19_new, ahead20_new, t780, t781,
                            t782, t783, t784, t785, t786, t787, ahead23_new, ahead22_new,
                            t788, t789, t790, t791, t792, t793] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k1,
                                    m2_a2_squared,
                                    twice_a2,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    k5,
                                    k8,
                                    k9,
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
                                    t214,
                                    t208,
                                    t242,
                                    t209,
                                    t216,
                                    t220,
                                    t241,
                                    t223,
                                    t228,
                                    t229,
                                    t230,
                                    t237,
                                    t243,
                                    t244,
                                    t247,
                                    t246,
                                    t250,
                                    t252,
                                    t253,
                                    t254,
                                    t255,
                                    t258,
                                    t256,
                                    t266,
                                    t267,
                                    t257,
                                    t259,
                                    t261,
                                    t262,
                                    t264,
                                    t265,
                                    t270,
                                    t273,
                                    t274,
                                    t271,
                                    t272,
                                    t275,
                                    t307,
                                    t393,
                                    t288,
                                    t294,
                                    t320,
                                    t329,
                                    t279,
                                    t280,
                                    t281,
                                    t292,
                                    t282,
                                    t283,
                                    t296,
                                    t295,
                                    t293,
                                    t277,
                                    t284,
                                    t358,
                                    t323,
                                    t357,
                                    t297,
                                    t298,
                                    t299,
                                    t286,
                                    t304,
                                    t305,
                                    t309,
                                    t312,
                                    t348,
                                    t338,
                                    t374,
                                    t377,
                                    t378,
                                    t379,
                                    t385,
                                    t392,
                                    t386,
                                    t306,
                                    t301,
                                    t287,
                                    t17,
                                    m2_h,
                                    twice_l1,
                                    t18,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    half_l1,
                                    k14,
                                    half_l2,
                                    t21,
                                    k15,
                                    ahead25_plus_ahead26,
                                    k16,
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
                                    ]: [T; 264],
                                ) -> [T; 392] {
                                    let t394 = t255 * t323;
                                    let t395 = t394 - t209 * t374;
                                    let t396 = t264 * (t393 + t265 * t395);
                                    let t397 = t267 * t357;
                                    let t398 = t396 + (t58 * t178 - t397)
                                        - (t262 * t338 + t228 * t379) - t216 * t385;
                                    let t399 = k2 * t275;
                                    let t400 = t204 * t284;
                                    let t401 = t399 + t400 + (t68 * t270 - t304);
                                    let t402 = t320 * t255;
                                    let t403 = t402 - t208 * t374;
                                    let t404 = t272 * (t271 * t403);
                                    let t405 = t329 * t258;
                                    let t406 = t320 * t256;
                                    let t407 = t406 + t208 * t378;
                                    let t408 = t273 * (t405 + t223 * t377 - t274 * t407);
                                    let t409 = t242 * t385 + (t262 * t348 - t404 - t408);
                                    let t410 = t312 * (half_m2_a2 * t298)
                                        - (t299 * t386 + t286 * t392 + (t305 * t398 + t401 * t409));
                                    let t411 = t307 + t410;
                                    let t412 = y_rate * kappa_gradient;
                                    let t413 = x_rate * kappa_gradient;
                                    let t414 = theta_rate * kappa_gradient;
                                    let t415 = t57 * t284;
                                    let t416 = t309 + rt::lit::<T>(2.0) * t415;
                                    let t417 = rt::lit::<T>(0.5)
                                        * (m2_a2 * t298 * t416 + twice_m2_l1 * t297 * t270
                                            + t270 * (twice_m1_a1 * t297));
                                    let t418 = rt::lit::<T>(0.0) * t214;
                                    let t419 = t250 * t418;
                                    let t420 = t13 * t419;
                                    let t421 = rt::lit::<T>(1.0) / (t247 * t246);
                                    let t422 = t421 * (t252 * t418);
                                    let t423 = t229 - t221;
                                    let t424 = t358 + t57 * t423;
                                    let t425 = rt::lit::<T>(0.0) * t244;
                                    let t426 = t424 + t243 * t425;
                                    let t427 = t253 * (t419 - t254 * t426);
                                    let t428 = t422 + t252 * t427;
                                    let t429 = t246 * t428 - t255 * t426;
                                    let t430 = t266 * (t420 + t267 * t429);
                                    let t431 = t280 - t279;
                                    let t432 = t283 * t431;
                                    let t433 = t282 * t428;
                                    let t434 = t283 * t433;
                                    let t435 = t267 * t423;
                                    let t436 = t261 * t433;
                                    let t437 = t243 * t420;
                                    let t438 = t220 * t429;
                                    let t439 = t257 * (t437 + t259 * t438);
                                    let t440 = t436 - t439;
                                    let t441 = t237 * t430 + (t432 - t292 * t434 - t435 - t277)
                                        - t241 * t440;
                                    let t442 = t299 * t441;
                                    let t443 = t220 * t440
                                        + (t230 * t430 + (t293 - t295 - t281 * t434 - t296));
                                    let t444 = t294 + t443;
                                    let t445 = t223 * t420;
                                    let t446 = t208 * t429;
                                    let t447 = t273 * (t445 + t274 * t446);
                                    let t448 = t272 * t433;
                                    let t449 = t242 * t440 + (t447 - t448);
                                    let t450 = t401 * t449;
                                    let t451 = t265 * t433;
                                    let t452 = t216 * t440 - t228 * t430;
                                    let t453 = t451 - t452;
                                    let t454 = t417
                                        - (t442 + t286 * t444 + (t450 + t305 * t453));
                                    let t455 = t414 + t454;
                                    let t456 = t163
                                        * (t155 * t411 + (t412 * t144 + t413 * t139) - t161 * t455);
                                    let t457 = t149 * t456;
                                    let t458 = t286 * t287 + (rho1_rate + kappa_gradient * t288)
                                        + (t299 * t301 - t305 * t306) - t173 * t457;
                                    let t459 = t452 - t451;
                                    let t460 = t454
                                        + (t442 + t286 * t443 + (t450 - t305 * t459)) - t162 * t456;
                                    let t461 = t158 * t456;
                                    let t462 = t145 + (rho1_rate * rho1_rate + t146);
                                    let t463 = inv_h / t462;
                                    let t464 = a2 * t63;
                                    let t465 = t69 * t55 - a2 * t62;
                                    let t466 = t172 + t464 * t191 - t465 * t186;
                                    let t467 = t18 * t89;
                                    let t468 = t467 * t136;
                                    let t469 = t18 * t112;
                                    let t470 = t110 * t469;
                                    let t471 = t470 * t134;
                                    let t472 = t468 - t471;
                                    let t473 = t469 * t131;
                                    let t474 = t18 * t128;
                                    let t475 = t98 * t472 + (t120 * t473 - t142 * t474);
                                    let t476 = t106 * t469;
                                    let t477 = t476 * t153;
                                    let t478 = t18 * t151;
                                    let t479 = t109 * t472 + (t477 - t478);
                                    let t480 = t18 * t75;
                                    let t481 = t480 * t159;
                                    let t482 = t94 * t472 - (t481 + t115 * t473);
                                    let t483 = t475 + t464 * t479 - t465 * t482;
                                    let t484 = t54 * t69 + a2 * t59;
                                    let t485 = a2 * t60;
                                    let t486 = t181 + t484 * t186 - t485 * t191;
                                    let t487 = t96 * t472 + (t86 * t474 - t122 * t473);
                                    let t488 = t487 + t485 * t479 - t484 * t482;
                                    let t489 = a1 * t54;
                                    let t490 = t181 + t489 * t186;
                                    let t491 = t489 * t482 - t487;
                                    let t492 = a1 * t55;
                                    let t493 = t172 - t492 * t186;
                                    let t494 = t475 - t492 * t482;
                                    let t495 = t191 - t186;
                                    let t496 = t479 - t482;
                                    let t497 = m1_h * (t490 * t491 + t493 * t494)
                                        + (j1_h * t186 * t482 + j2_h * t495 * t496);
                                    let rho1_new = rho1 + rho1_rate * h;
                                    let phi_rate_h = phi_rate * h;
                                    let phi_new = phi + phi_rate_h;
                                    let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                        phi_new,
                                    );
                                    let ahead24_new = sin_phi_ahead_new
                                        * (k5 * sin_phi_ahead_new) + (k8 + cos_phi_ahead_new * k9);
                                    let t498 = rho1_new - ahead24_new * t178;
                                    let t499 = t498 * (rt::lit::<T>(1.0) / ahead24_new);
                                    let t500 = rho1 - ahead24 * t178;
                                    let t501 = inv_ahead24 * t500;
                                    let (sin_phi_rate_half_h, cos_phi_rate_half_h) = rt::sin_cos(
                                        phi_rate_half_h,
                                    );
                                    let t502 = t58 * sin_phi_rate_half_h;
                                    let t503 = sin_phi_ahead_new + sin_phi_ahead;
                                    let t504 = t57 * sin_phi_rate_half_h;
                                    let t505 = t502 * (k5 * t503) - k9 * t504;
                                    let t506 = t505 * t178;
                                    let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                                    let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                                    let theta_rate_h = theta_rate * h;
                                    let theta_new = theta + theta_rate_h;
                                    let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                        theta_new,
                                    );
                                    let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                                    let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                                    let t507 = ahead2_new + ahead4_new;
                                    let ahead5_new = m2_a2 * t507;
                                    let t508 = l1 + a2 * cos_phi_ahead_new;
                                    let t509 = m1_a1 + m2 * t508;
                                    let ahead1_new = sin_theta_ahead_new * t509;
                                    let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                                    let t510 = inv_m1_plus_m2 * ahead3_new;
                                    let ahead28_new = ahead5_new * t510;
                                    let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                                    let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                                    let t511 = ahead9_new - ahead7_new;
                                    let ahead10_new = m2_a2 * t511;
                                    let ahead6_new = t509 * cos_theta_ahead_new;
                                    let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                                    let t512 = inv_m1_plus_m2 * ahead8_new;
                                    let ahead29_new = ahead10_new * t512;
                                    let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                                    let ahead36_new = sin_theta_ahead_new * t510;
                                    let ahead37_new = cos_theta_ahead_new * t512;
                                    let t513 = ahead36_new + ahead37_new;
                                    let ahead11_new = k1
                                        + (m2_a2_squared
                                            + m2_l1 * (l1 + cos_phi_ahead_new * twice_a2));
                                    let ahead25_new = ahead3_new * t510;
                                    let ahead26_new = ahead8_new * t512;
                                    let ahead27_new = ahead11_new - ahead25_new - ahead26_new;
                                    let inv_ahead27_new = rt::lit::<T>(1.0) / ahead27_new;
                                    let ahead31_new = ahead30_new * inv_ahead27_new;
                                    let ahead40_new = t513 * ahead31_new;
                                    let t514 = t507 * k3;
                                    let ahead38_new = sin_theta_ahead_new * t514;
                                    let t515 = t511 * k3;
                                    let ahead39_new = cos_theta_ahead_new * t515;
                                    let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                                    let ahead44_new = ahead30_new * ahead41_new;
                                    let ahead33_new = ahead10_new * t515;
                                    let ahead32_new = ahead5_new * t514;
                                    let ahead34_new = ahead30_new * ahead31_new;
                                    let ahead35_new = k2 - ahead33_new - ahead32_new
                                        - ahead34_new;
                                    let ahead45_new = ahead27_new * ahead35_new;
                                    let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                                    let ahead46_new = ahead44_new * inv_ahead45_new;
                                    let ahead42_new = t513 * inv_ahead27_new;
                                    let t516 = ahead46_new
                                        + (ahead42_new + ahead42_plus_ahead46);
                                    let t517 = rt::lit::<T>(0.5) * t516;
                                    let t518 = ahead2_new + ahead2;
                                    let t519 = t518 + (ahead4_new + ahead4);
                                    let t520 = rt::lit::<T>(0.5) * t519;
                                    let t521 = rt::lit::<T>(0.5) * (ahead1_new + ahead1)
                                        + half_m2_a2 * t518;
                                    let t522 = inv_m1_plus_m2 * t521;
                                    let t523 = rt::lit::<T>(1.0) / (ahead27 * ahead27_new);
                                    let t524 = cos_phi_ahead_new + cos_phi_ahead;
                                    let t525 = k1 + (m2_a2_squared + m2_l1 * (l1 + a2 * t524))
                                        - rt::lit::<T>(0.5)
                                            * (ahead26_new + (ahead25_new + ahead25_plus_ahead26));
                                    let (t526, t527) = rt::sin_cos(theta_rate_half_h);
                                    let t528 = t55 * t526;
                                    let t529 = ahead7_new + ahead7;
                                    let t530 = rt::lit::<T>(0.5) * (ahead6_new + ahead6)
                                        - half_m2_a2 * t529;
                                    let t531 = inv_m1_plus_m2 * t530;
                                    let t532 = t54 * t526;
                                    let t533 = t522 * t528 - t531 * t532;
                                    let t534 = sin_theta_ahead_new + sin_theta_ahead;
                                    let t535 = l1 + t524 * half_a2;
                                    let t536 = m1_a1 + m2 * t535;
                                    let t537 = rt::lit::<T>(2.0) * t528;
                                    let t538 = cos_theta_ahead_new + cos_theta_ahead;
                                    let t539 = t538 * t502 - t503 * t532;
                                    let t540 = m2_a2 * t504;
                                    let t541 = t536 * t537 + (m2_a2 * t539 - t534 * t540);
                                    let t542 = inv_m1_plus_m2 * t541;
                                    let t543 = rt::lit::<T>(2.0) * t532;
                                    let t544 = t503 * t528 + t534 * t502;
                                    let t545 = t536 * t543 + (t538 * t540 + m2_a2 * t544);
                                    let t546 = inv_m1_plus_m2 * t545;
                                    let t547 = t534 * t542 - t538 * t546;
                                    let t548 = rt::lit::<T>(2.0) * t533
                                        + rt::lit::<T>(0.5) * t547;
                                    let t549 = t522 * t541 - t530 * t546
                                        + (t521 * t542 + t504 * k16 - t531 * t545);
                                    let t550 = rt::lit::<T>(0.5)
                                        * (ahead37_new + (ahead36_new + ahead36_plus_ahead37));
                                    let t551 = t523 * (t525 * t548 + t549 * t550);
                                    let t552 = rt::lit::<T>(1.0) / (ahead45 * ahead45_new);
                                    let t553 = t524 * half_l1;
                                    let t554 = j2 + m2_a2 * (a2 + t553)
                                        - rt::lit::<T>(0.5)
                                            * (ahead29_new + (ahead28_new + ahead28_plus_ahead29));
                                    let t555 = t533 + rt::lit::<T>(0.25) * t547;
                                    let t556 = ahead31 + ahead31_new;
                                    let t557 = t539 + (t524 * t528 - t534 * t504);
                                    let t558 = m2_a2 * t557;
                                    let t559 = ahead9_new + ahead9 - t529;
                                    let t560 = half_m2_a2 * t559;
                                    let t561 = half_m2_a2 * t519;
                                    let t562 = t544 + (t524 * t532 + t538 * t504);
                                    let t563 = m2_a2 * t562;
                                    let t564 = t522 * t558 - t560 * t546
                                        + (t561 * t542 + t504 * twice_l1_m2_a2 - t531 * t563);
                                    let t565 = t523 * (t549 * t554 - t525 * t564);
                                    let t566 = t559 * k15;
                                    let t567 = t519 * k15;
                                    let t568 = k3 * t562;
                                    let t569 = k3 * t557;
                                    let t570 = rt::lit::<T>(2.0) * (t532 * t566 - t528 * t567)
                                        + rt::lit::<T>(0.5) * (t538 * t568 - t534 * t569);
                                    let t571 = t555 * t556 + (t550 * t565 + t570);
                                    let t572 = ahead40_new + (t24 - ahead38_new - ahead39_new);
                                    let t573 = rt::lit::<T>(0.5) * t572;
                                    let t574 = t554 * t571 - t564 * t573;
                                    let t575 = ahead45 + ahead45_new;
                                    let t576 = ahead44 + ahead44_new;
                                    let t577 = k2
                                        - rt::lit::<T>(0.5)
                                            * (ahead34_new + (ahead32_new + (ahead33_new + t23)));
                                    let t578 = t554 * t565
                                        + (t561 * t569 + t558 * t567 - (t560 * t568 + t563 * t566));
                                    let t579 = t578 - t556 * (rt::lit::<T>(0.5) * t564);
                                    let t580 = t549 * t577 + t525 * t579;
                                    let t581 = t552
                                        * (rt::lit::<T>(0.5) * (t574 * t575 + t576 * t580));
                                    let t582 = t551 + t581;
                                    let ahead50_new = m1_plus_m2 * ahead35_new;
                                    let t583 = rt::lit::<T>(1.0) / (ahead50 * ahead50_new);
                                    let t584 = m1_plus_m2 * t577;
                                    let t585 = t558 * t573 + t561 * t571;
                                    let t586 = half_m1_plus_m2 * t579;
                                    let ahead54_new = ahead5_new * ahead41_new;
                                    let t587 = ahead54 + ahead54_new;
                                    let t588 = t583 * (t584 * t585 + t586 * t587);
                                    let t589 = t522 * t582
                                        + (t542 * t517 + (k14 * t528 - t588));
                                    let ahead47_new = ahead42_new + ahead46_new;
                                    let ahead48_new = t512 * ahead47_new;
                                    let ahead49_new = ahead10_new * ahead41_new;
                                    let inv_ahead50_new = rt::lit::<T>(1.0) / ahead50_new;
                                    let ahead51_new = ahead49_new * inv_ahead50_new;
                                    let t590 = ahead48_new
                                        + (inv_m1_plus_m2 * t538 + t25 - ahead51_new);
                                    let t591 = rt::lit::<T>(0.5) * t590;
                                    let ahead53_new = t510 * ahead47_new;
                                    let ahead55_new = inv_ahead50_new * ahead54_new;
                                    let t592 = ahead53_new
                                        + (inv_m1_plus_m2 * t534 + t26 - ahead55_new);
                                    let t593 = rt::lit::<T>(0.5) * t592;
                                    let t594 = rt::lit::<T>(1.0) / (ahead35 * ahead35_new);
                                    let t595 = t594 * (t577 * t571 + t579 * t573);
                                    let t596 = l1 * t504;
                                    let t597 = l2 + t553;
                                    let t598 = rt::lit::<T>(0.5) * t559;
                                    let t599 = t560 * t571 - t563 * t573;
                                    let t600 = ahead49 + ahead49_new;
                                    let t601 = t583 * (t599 * t584 + t600 * t586);
                                    let t602 = t546 * t517 + (t601 + k14 * t532) - t531 * t582;
                                    let t603 = t557 * t593
                                        + (l2 * t595 + t596 * t516 - t597 * t582) - t598 * t602;
                                    let t604 = t520 * t589 - t562 * t591 + t603;
                                    let t605 = rt::lit::<T>(0.5) * t604;
                                    let ahead76_new = rt::lit::<T>(1.0) / ahead35_new;
                                    let ahead60_new = t511 * t515;
                                    let ahead59_new = t507 * t514;
                                    let ahead13_new = l2 + l1_cos_phi_ahead_new;
                                    let ahead57_new = t507 * t510;
                                    let ahead58_new = t511 * t512;
                                    let t606 = ahead13_new - ahead57_new - ahead58_new;
                                    let ahead61_new = t606 * ahead31_new;
                                    let ahead62_new = l2 - ahead60_new - ahead59_new
                                        - ahead61_new;
                                    let ahead64_new = ahead76_new * ahead62_new;
                                    let ahead56_new = ahead53_new
                                        + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                                    let ahead89_new = t507 * ahead56_new;
                                    let ahead52_new = ahead48_new
                                        + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                                    let ahead90_new = t511 * ahead52_new;
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
                                    let t607 = ahead100_new * inv_ahead97_new;
                                    let t608 = ahead64_new - t607;
                                    let t609 = t17 * t608;
                                    let t610 = cos_w_t_a_w_ahead102 + t609;
                                    let t611 = ahead43 + ahead43_new;
                                    let t612 = half_l2 * t611
                                        + rt::lit::<T>(0.5)
                                            * (ahead90_new + (ahead89_new + (t31 - ahead91_new)));
                                    let t613 = l2
                                        - rt::lit::<T>(0.5)
                                            * (ahead61_new + (ahead59_new + (ahead60_new + t27)));
                                    let t614 = t597
                                        - rt::lit::<T>(0.5)
                                            * (ahead58_new + (ahead57_new + ahead57_plus_ahead58));
                                    let t615 = t614 * t565
                                        + (t557 * t567 - t562 * t566 + (t520 * t569 - t598 * t568));
                                    let t616 = t522 * t557 - t598 * t546
                                        + (t520 * t542 + twice_l1 * t504 - t531 * t562);
                                    let t617 = t615 - t556 * (rt::lit::<T>(0.5) * t616);
                                    let t618 = t594 * (t579 * t613 - t577 * t617);
                                    let t619 = ahead97 + ahead97_new;
                                    let t620 = t571 * t612 + t573 * t604;
                                    let t621 = rt::lit::<T>(0.5) * (t534 * t589 - t538 * t602)
                                        + (t528 * t592 - t532 * t590);
                                    let t622 = rt::lit::<T>(0.5)
                                        * (ahead87_new + (ahead86_new + ahead86_plus_ahead87));
                                    let t623 = t577 * t621 - t579 * t622;
                                    let t624 = ahead100 + ahead100_new;
                                    let t625 = rt::lit::<T>(1.0) / (ahead97 * ahead97_new);
                                    let t626 = (t619 * t620 - t623 * t624)
                                        * (rt::lit::<T>(0.5) * t625);
                                    let t627 = t618 - t626;
                                    let t628 = ahead64 + ahead64_new;
                                    let t629 = t628 - ahead101 - t607;
                                    let t630 = t21 * t627 - t19 * t629;
                                    let t631 = t605 * t610 + t612 * t630;
                                    let ahead69_new = ahead10_new * ahead62_new;
                                    let ahead70_new = inv_ahead50_new * ahead69_new;
                                    let ahead63_new = t606 * inv_ahead27_new;
                                    let ahead65_new = ahead30_new * ahead62_new;
                                    let ahead66_new = inv_ahead45_new * ahead65_new;
                                    let ahead67_new = ahead63_new - ahead66_new;
                                    let ahead68_new = t512 * ahead67_new;
                                    let ahead71_new = inv_m1_plus_m2 * t511 - ahead70_new
                                        - ahead68_new;
                                    let ahead94_new = t511 * ahead71_new;
                                    let ahead95_new = ahead13_new * ahead67_new;
                                    let ahead72_new = t510 * ahead67_new;
                                    let ahead73_new = ahead5_new * ahead62_new;
                                    let ahead74_new = inv_ahead50_new * ahead73_new;
                                    let ahead75_new = ahead72_new
                                        + (ahead74_new - inv_m1_plus_m2 * t507);
                                    let ahead93_new = t507 * ahead75_new;
                                    let t632 = ahead94_new + (ahead95_new + l2 * ahead64_new)
                                        - ahead93_new;
                                    let inv_ahead88_new = rt::lit::<T>(1.0) / ahead88_new;
                                    let t633 = ahead92_new * inv_ahead88_new;
                                    let t634 = ahead92_new * t633;
                                    let t635 = t632 - t634;
                                    let ahead104_new = ahead41_new * ahead41_new;
                                    let ahead105_new = ahead35_new * ahead97_new;
                                    let inv_ahead105_new = rt::lit::<T>(1.0) / ahead105_new;
                                    let t636 = ahead104_new * inv_ahead105_new;
                                    let t637 = rt::lit::<T>(1.0) / t635;
                                    let t638 = t608 * t637;
                                    let t639 = t608 * t638;
                                    let t640 = ahead76_new - t636 - t639;
                                    let t641 = t635 * t640;
                                    let t642 = ahead88_new * t641;
                                    let t643 = ahead110 + t642;
                                    let t644 = ahead92_new * t609;
                                    let t645 = t1 + t644;
                                    let t646 = ahead109 + t641;
                                    let t647 = t523 * (t549 * t614 - t525 * t616);
                                    let t648 = ahead65 + ahead65_new;
                                    let t649 = t564 * t613 + t554 * t617;
                                    let t650 = t552
                                        * (rt::lit::<T>(0.5) * (t580 * t648 - t575 * t649));
                                    let t651 = t647 - t650;
                                    let t652 = ahead63_new + t28 - ahead66_new;
                                    let t653 = k4 * t559
                                        - rt::lit::<T>(0.5)
                                            * (ahead68_new + (ahead70_new + ahead68_plus_ahead70));
                                    let t654 = rt::lit::<T>(0.5) * t652;
                                    let t655 = t558 * t613 - t561 * t617;
                                    let t656 = ahead73 + ahead73_new;
                                    let t657 = t583 * (t584 * t655 + t586 * t656);
                                    let t658 = t522 * t651
                                        + (t542 * t654 + (t657 - inv_m1_plus_m2 * t557));
                                    let t659 = t597 * t651 + (l2 * t618 - t596 * t652)
                                        - t562 * t653 - t520 * t658;
                                    let t660 = ahead69 + ahead69_new;
                                    let t661 = t563 * t613 + t560 * t617;
                                    let t662 = t583 * (t586 * t660 - t584 * t661);
                                    let t663 = t531 * t651
                                        + (t662 + inv_m1_plus_m2 * t562 - t546 * t654);
                                    let t664 = rt::lit::<T>(0.5)
                                        * (ahead72_new + (ahead74_new + ahead72_plus_ahead74))
                                        - k4 * t519;
                                    let t665 = ahead96 + t633;
                                    let t666 = rt::lit::<T>(1.0) / (ahead88 * ahead88_new);
                                    let t667 = t666 * (t622 * t604 - t621 * t612);
                                    let t668 = t659 - (t598 * t663 + t557 * t664) - t665 * t605
                                        - t612 * t667;
                                    let t669 = ahead76_new + t33 - t636 - t639;
                                    let t670 = rt::lit::<T>(0.5) * t669;
                                    let t671 = half_l2 * t628
                                        + rt::lit::<T>(0.5)
                                            * (ahead94_new + (ahead95_new + t32) - ahead93_new - t634);
                                    let t672 = t579 * t594;
                                    let t673 = t572 * t571;
                                    let t674 = ahead105 + ahead105_new;
                                    let t675 = ahead104 + ahead104_new;
                                    let t676 = rt::lit::<T>(0.5) * t579;
                                    let t677 = t577 * t623 - t619 * t676;
                                    let t678 = rt::lit::<T>(1.0) / (ahead105 * ahead105_new);
                                    let t679 = (t673 * t674 - t675 * t677)
                                        * (rt::lit::<T>(0.5) * t678);
                                    let t680 = rt::lit::<T>(0.5) * t629;
                                    let t681 = rt::lit::<T>(1.0) / (ahead99 * t635);
                                    let t682 = t681 * (t671 * t627 - t668 * t680);
                                    let t683 = ahead103 + t638;
                                    let t684 = t672 - t679 - t680 * t682
                                        - t683 * (rt::lit::<T>(0.5) * t627);
                                    let t685 = t668 * t670 + t671 * t684;
                                    let t686 = t646 * (rt::lit::<T>(0.5) * t621) + t622 * t685;
                                    let t687 = rt::lit::<T>(1.0) / (ahead110 * t642);
                                    let t688 = (t631 * t643 - t645 * t686)
                                        * (rt::lit::<T>(0.5) * t687);
                                    let t689 = ahead97_new * t640;
                                    let t690 = rt::lit::<T>(1.0) / (ahead111 * t689);
                                    let t691 = t21 * t571 - t19 * t572;
                                    let t692 = ahead111 + t689;
                                    let t693 = t17 * ahead41_new;
                                    let t694 = cos_w_t_a_w_ahead41 + t693;
                                    let t695 = t623 * t670 + t684 * (rt::lit::<T>(0.5) * t619);
                                    let t696 = t690
                                        * (rt::lit::<T>(0.5) * (t691 * t692 - t694 * t695));
                                    let t697 = t688 - t696;
                                    let t698 = rt::lit::<T>(1.0) / t642;
                                    let t699 = t644 * t698;
                                    let t700 = rt::lit::<T>(1.0) / t689;
                                    let t701 = t693 * t700;
                                    let t702 = rt::lit::<T>(0.5) * (t699 + (t4 - t701));
                                    let t703 = rt::lit::<T>(1.0) / (ahead109 * t641);
                                    let t704 = t703
                                        * (rt::lit::<T>(0.5) * (t630 * t646 - t610 * t685));
                                    let t705 = rt::lit::<T>(1.0) / t641;
                                    let t706 = t609 * t705;
                                    let t707 = t3 + t706;
                                    let t708 = ahead45_new * t640;
                                    let t709 = rt::lit::<T>(1.0) / (ahead112 * t708);
                                    let t710 = t19 * t554 + t564 * t22;
                                    let t711 = ahead112 + t708;
                                    let t712 = t684 * (rt::lit::<T>(0.5) * t575) - t580 * t670;
                                    let t713 = t17 * ahead30_new;
                                    let t714 = cos_w_t_a_w_ahead30 + t713;
                                    let t715 = t709
                                        * (t710 * t711 + t712 * (rt::lit::<T>(0.5) * t714));
                                    let t716 = t517 * t697
                                        + (t582 * t702
                                            + (t654 * t704
                                                + (t707 * (rt::lit::<T>(0.5) * t651) - t715)));
                                    let t717 = t699 - t701;
                                    let t718 = ahead47_new * t717;
                                    let t719 = ahead67_new * t706;
                                    let t720 = rt::lit::<T>(1.0) / t708;
                                    let t721 = t713 * t720;
                                    let t722 = t718 + (t719 + (t7 + t721));
                                    let t723 = rt::lit::<T>(0.5) * (t498 * t499 - t500 * t501)
                                        - t178 * t506 - t716 * (half_j1 * t722);
                                    let t724 = t613 * t630 - t610 * (rt::lit::<T>(0.5) * t617);
                                    let t725 = ahead35_new * t641;
                                    let t726 = ahead113 + t725;
                                    let t727 = ahead62_new * t609;
                                    let t728 = t8 + t727;
                                    let t729 = t577 * t685 - t676 * t646;
                                    let t730 = rt::lit::<T>(1.0) / (ahead113 * t725);
                                    let t731 = (t724 * t726 - t728 * t729)
                                        * (rt::lit::<T>(0.5) * t730);
                                    let t732 = ahead35_new * t640;
                                    let t733 = rt::lit::<T>(1.0) / (ahead114 * t732);
                                    let t734 = t733
                                        * (t19 * (ahead114 + t732)
                                            + t21 * (t577 * t684 - t579 * t670));
                                    let t735 = t697 * (rt::lit::<T>(0.5) * t611)
                                        + (t595 * t702 - (t731 + t734));
                                    let t736 = t735 - t716;
                                    let t737 = ahead43_new * t717;
                                    let t738 = rt::lit::<T>(1.0) / t732;
                                    let t739 = t17 * t738;
                                    let t740 = rt::lit::<T>(1.0) / t725;
                                    let t741 = t727 * t740;
                                    let t742 = rt::lit::<T>(0.5) * (t737 + (t9 + t739 - t741));
                                    let t743 = rt::lit::<T>(0.5) * t722;
                                    let t744 = t742 - t743;
                                    let t745 = m2_h * (t466 * t483 - t486 * t488) + t497
                                        + (t723 - t736 * (j2 * t744) - phi_rate_h * t410
                                            - theta_rate_h * t454);
                                    let ahead84_new = ahead5_new * inv_ahead50_new;
                                    let ahead82_new = ahead3_new * ahead30_new;
                                    let ahead78_new = m1_plus_m2 * ahead45_new;
                                    let inv_ahead78_new = rt::lit::<T>(1.0) / ahead78_new;
                                    let ahead83_new = ahead82_new * inv_ahead78_new;
                                    let ahead85_new = ahead84_new - ahead83_new;
                                    let t746 = rt::lit::<T>(1.0) / t640;
                                    let t747 = t17 * t746;
                                    let t748 = rt::lit::<T>(0.5)
                                        * (t5 + ahead85_new * t747 - ahead75_new * t706
                                            - ahead56_new * t717);
                                    let ahead16_new = a1 * sin_theta_ahead_new;
                                    let t749 = t718 + (t721 + t719);
                                    let t750 = t748
                                        + rt::lit::<T>(0.5) * (t34 + ahead16_new * t749);
                                    let t751 = m1_plus_m2 * t579;
                                    let t752 = t583 * (t558 * t584 + t561 * t751);
                                    let t753 = rt::lit::<T>(1.0) / (ahead78 * ahead78_new);
                                    let t754 = t541 * t554 - t521 * t564;
                                    let t755 = m1_plus_m2 * t575;
                                    let t756 = ahead82 + ahead82_new;
                                    let t757 = m1_plus_m2 * t580;
                                    let t758 = t753
                                        * (rt::lit::<T>(0.5) * (t754 * t755 + t756 * t757));
                                    let t759 = t752 - t758;
                                    let t760 = t2 + t747;
                                    let t761 = rt::lit::<T>(0.5)
                                        * (ahead84_new + t30 - ahead83_new);
                                    let t762 = rt::lit::<T>(1.0) / (ahead108 * t640);
                                    let t763 = t762 * (t19 * t669 + t21 * t684);
                                    let t764 = rt::lit::<T>(0.5) * (t759 * t760 - t658 * t707)
                                        - (t761 * t763 + t664 * t704) - (t589 * t702 + t593 * t697);
                                    let t765 = t534 * half_a1;
                                    let t766 = a1 * t528;
                                    let t767 = t764 + (t716 * t765 + t766 * t722);
                                    let ahead77_new = ahead8_new * ahead30_new;
                                    let ahead79_new = ahead77_new * inv_ahead78_new;
                                    let ahead80_new = ahead10_new * inv_ahead50_new;
                                    let ahead81_new = ahead79_new - ahead80_new;
                                    let t768 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t717
                                            + (t6 + ahead81_new * t747 - ahead71_new * t706));
                                    let ahead17_new = a1 * cos_theta_ahead_new;
                                    let t769 = t768
                                        - rt::lit::<T>(0.5) * (t35 + ahead17_new * t749);
                                    let t770 = ahead77 + ahead77_new;
                                    let t771 = t545 * t554 + t530 * t564;
                                    let t772 = t753
                                        * (rt::lit::<T>(0.5) * (t770 * t757 - t771 * t755));
                                    let t773 = t583 * (t560 * t751 - t563 * t584);
                                    let t774 = t772 - t773;
                                    let t775 = rt::lit::<T>(0.5)
                                        * (ahead79_new + (t29 - ahead80_new));
                                    let t776 = rt::lit::<T>(0.5) * (t774 * t760 + t663 * t707)
                                        - (t653 * t704 + t775 * t763) + (t591 * t697 - t602 * t702);
                                    let t777 = a1 * t532;
                                    let t778 = t538 * half_a1;
                                    let t779 = t776 + t777 * t722 - t716 * t778;
                                    let ahead18_new = sin_theta_ahead_new * t508;
                                    let ahead19_new = ahead18_new + a2 * ahead2_new;
                                    let ahead20_new = a2 * t507;
                                    let t780 = t737 + (t739 - t741);
                                    let t781 = t748
                                        + rt::lit::<T>(0.5)
                                            * (ahead19_new * t749 + t38 - ahead20_new * t780);
                                    let t782 = rt::lit::<T>(0.5) * (ahead18_new + ahead18)
                                        + t518 * half_a2;
                                    let t783 = a2 * t504;
                                    let t784 = a2 * t539 + (t535 * t537 - t534 * t783);
                                    let t785 = a2 * t557;
                                    let t786 = half_a2 * t519;
                                    let t787 = t764 + t782 * t716
                                        + (t784 * t743 - t785 * t742 - t786 * t735);
                                    let ahead23_new = a2 * t511;
                                    let ahead21_new = t508 * cos_theta_ahead_new;
                                    let ahead22_new = ahead21_new - a2 * ahead7_new;
                                    let t788 = t768
                                        + rt::lit::<T>(0.5)
                                            * (ahead23_new * t780 + t41 - ahead22_new * t749);
                                    let t789 = half_a2 * t559;
                                    let t790 = a2 * t544 + (t538 * t783 + t535 * t543);
                                    let t791 = a2 * t562;
                                    let t792 = rt::lit::<T>(0.5) * (ahead21_new + ahead21)
                                        - t529 * half_a2;
                                    let t793 = t776 + t789 * t735
                                        + (t790 * t743 - t791 * t742 - t792 * t716);
                                    [
                                        t395,
                                        t396,
                                        t398,
                                        t401,
                                        t403,
                                        t404,
                                        t407,
                                        t408,
                                        t409,
                                        t410,
                                        t411,
                                        t412,
                                        t413,
                                        t415,
                                        t416,
                                        t418,
                                        t419,
                                        t420,
                                        t421,
                                        t422,
                                        t423,
                                        t425,
                                        t426,
                                        t427,
                                        t428,
                                        t429,
                                        t430,
                                        t431,
                                        t434,
                                        t436,
                                        t438,
                                        t439,
                                        t440,
                                        t441,
                                        t443,
                                        t444,
                                        t446,
                                        t447,
                                        t448,
                                        t449,
                                        t451,
                                        t453,
                                        t454,
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
                                        t468,
                                        t469,
                                        t471,
                                        t472,
                                        t473,
                                        t474,
                                        t477,
                                        t478,
                                        t479,
                                        t481,
                                        t482,
                                        t483,
                                        t484,
                                        t485,
                                        t486,
                                        t488,
                                        t489,
                                        t490,
                                        t491,
                                        t492,
                                        t493,
                                        t494,
                                        t495,
                                        t496,
                                        phi_rate_h,
                                        sin_phi_ahead_new,
                                        cos_phi_ahead_new,
                                        ahead24_new,
                                        t499,
                                        t500,
                                        t501,
                                        sin_phi_rate_half_h,
                                        cos_phi_rate_half_h,
                                        t502,
                                        t503,
                                        t504,
                                        t505,
                                        t506,
                                        theta_rate_h,
                                        sin_theta_ahead_new,
                                        cos_theta_ahead_new,
                                        t507,
                                        ahead5_new,
                                        t508,
                                        t509,
                                        ahead3_new,
                                        t510,
                                        t511,
                                        ahead10_new,
                                        ahead8_new,
                                        t512,
                                        ahead30_new,
                                        t513,
                                        ahead27_new,
                                        inv_ahead27_new,
                                        ahead31_new,
                                        t514,
                                        t515,
                                        ahead41_new,
                                        ahead35_new,
                                        ahead45_new,
                                        inv_ahead45_new,
                                        ahead46_new,
                                        ahead42_new,
                                        t516,
                                        t517,
                                        t520,
                                        t521,
                                        t522,
                                        t523,
                                        t524,
                                        t525,
                                        t526,
                                        t527,
                                        t528,
                                        t530,
                                        t531,
                                        t532,
                                        t534,
                                        t535,
                                        t536,
                                        t538,
                                        t540,
                                        t541,
                                        t542,
                                        t545,
                                        t546,
                                        t548,
                                        t549,
                                        t550,
                                        t551,
                                        t552,
                                        t554,
                                        t555,
                                        t556,
                                        t557,
                                        t558,
                                        t560,
                                        t561,
                                        t562,
                                        t563,
                                        t564,
                                        t565,
                                        t566,
                                        t567,
                                        t568,
                                        t569,
                                        t571,
                                        t572,
                                        t573,
                                        t574,
                                        t575,
                                        t576,
                                        t577,
                                        t579,
                                        t580,
                                        t581,
                                        t582,
                                        t583,
                                        t584,
                                        t585,
                                        t587,
                                        t588,
                                        t589,
                                        ahead47_new,
                                        inv_ahead50_new,
                                        ahead51_new,
                                        t590,
                                        t591,
                                        ahead55_new,
                                        t592,
                                        t593,
                                        t594,
                                        t595,
                                        t596,
                                        t597,
                                        t598,
                                        t599,
                                        t600,
                                        t601,
                                        t602,
                                        t604,
                                        ahead76_new,
                                        ahead13_new,
                                        t606,
                                        ahead62_new,
                                        ahead64_new,
                                        ahead56_new,
                                        ahead52_new,
                                        ahead43_new,
                                        ahead92_new,
                                        ahead88_new,
                                        ahead97_new,
                                        inv_ahead97_new,
                                        t607,
                                        t608,
                                        t609,
                                        t610,
                                        t611,
                                        t612,
                                        t613,
                                        t614,
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
                                        t630,
                                        t631,
                                        ahead70_new,
                                        ahead63_new,
                                        ahead66_new,
                                        ahead67_new,
                                        ahead71_new,
                                        ahead74_new,
                                        ahead75_new,
                                        inv_ahead88_new,
                                        t633,
                                        t635,
                                        inv_ahead105_new,
                                        t636,
                                        t637,
                                        t638,
                                        t640,
                                        t641,
                                        t643,
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
                                        t660,
                                        t661,
                                        t662,
                                        t663,
                                        t664,
                                        t665,
                                        t666,
                                        t667,
                                        t668,
                                        t670,
                                        t671,
                                        t672,
                                        t673,
                                        t674,
                                        t675,
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
                                        t690,
                                        t691,
                                        t692,
                                        t694,
                                        t695,
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
                                        t709,
                                        t710,
                                        t711,
                                        t712,
                                        t714,
                                        t715,
                                        t716,
                                        t717,
                                        t720,
                                        t721,
                                        t722,
                                        t724,
                                        t726,
                                        t728,
                                        t729,
                                        t730,
                                        t731,
                                        t733,
                                        t734,
                                        t735,
                                        t736,
                                        t738,
                                        t739,
                                        t740,
                                        t741,
                                        t742,
                                        t743,
                                        t744,
                                        t745,
                                        ahead84_new,
                                        inv_ahead78_new,
                                        ahead83_new,
                                        ahead85_new,
                                        t746,
                                        t747,
                                        ahead16_new,
                                        t749,
                                        t750,
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
                                        t765,
                                        t766,
                                        t767,
                                        ahead79_new,
                                        ahead80_new,
                                        ahead81_new,
                                        ahead17_new,
                                        t769,
                                        t770,
                                        t771,
                                        t772,
                                        t773,
                                        t774,
                                        t775,
                                        t777,
                                        t778,
                                        t779,
                                        ahead19_new,
                                        ahead20_new,
                                        t780,
                                        t781,
                                        t782,
                                        t783,
                                        t784,
                                        t785,
                                        t786,
                                        t787,
                                        ahead23_new,
                                        ahead22_new,
                                        t788,
                                        t789,
                                        t790,
                                        t791,
                                        t792,
                                        t793,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    m2_l1,
                                    k1,
                                    m2_a2_squared,
                                    twice_a2,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    k5,
                                    k8,
                                    k9,
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
                                    t214,
                                    t208,
                                    t242,
                                    t209,
                                    t216,
                                    t220,
                                    t241,
                                    t223,
                                    t228,
                                    t229,
                                    t230,
                                    t237,
                                    t243,
                                    t244,
                                    t247,
                                    t246,
                                    t250,
                                    t252,
                                    t253,
                                    t254,
                                    t255,
                                    t258,
                                    t256,
                                    t266,
                                    t267,
                                    t257,
                                    t259,
                                    t261,
                                    t262,
                                    t264,
                                    t265,
                                    t270,
                                    t273,
                                    t274,
                                    t271,
                                    t272,
                                    t275,
                                    t307,
                                    t393,
                                    t288,
                                    t294,
                                    t320,
                                    t329,
                                    t279,
                                    t280,
                                    t281,
                                    t292,
                                    t282,
                                    t283,
                                    t296,
                                    t295,
                                    t293,
                                    t277,
                                    t284,
                                    t358,
                                    t323,
                                    t357,
                                    t297,
                                    t298,
                                    t299,
                                    t286,
                                    t304,
                                    t305,
                                    t309,
                                    t312,
                                    t348,
                                    t338,
                                    t374,
                                    t377,
                                    t378,
                                    t379,
                                    t385,
                                    t392,
                                    t386,
                                    t306,
                                    t301,
                                    t287,
                                    t17,
                                    m2_h,
                                    twice_l1,
                                    t18,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    half_l1,
                                    k14,
                                    half_l2,
                                    t21,
                                    k15,
                                    ahead25_plus_ahead26,
                                    k16,
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
                            let [t795, twice_x_rate, t799, t803, twice_y_rate, t805,
                            t811, t812, t813, t814, t815, t817, t820, t821, t823, t826,
                            t833, t836, t839, t843, t845, t846, t849, t853, t855, t857,
                            t859, t866, t867, t868, t871, t872, t876, t877, t881, t885,
                            t886, t888, t889, t891, t892, t893, t895, t900, t903, t905,
                            t907, t909, t910, t911, t912, t913, t914, t916, t917, t928,
                            t933, t936, t939, t942, t943, t944, t947, t951, t953, t956,
                            t958, t962, t963, t964, t967, t968, t972, t973, t974, t976,
                            t983, t984, t986, t990, t992, t993, t995, t996, t997, t1002,
                            t1004, t1006, t1008, t1010, t1014, t1015, t1016, t1017,
                            t1018, t1088, t1089, t1090, t1091, t1096, t1097, t1098,
                            t1099, t1100, t1101, t1103, t1104, t1160, t1234, t1240,
                            t1241, t1255, t1258, t1260, t1261, t1262, t1263, t1264,
                            t1265, t1266, t1267, t1269, t1270, t1271, t1272, t1273,
                            t1274, t1275, t1276, t1277, t1278, t1279, t1283, t1284,
                            t1286, t1287, t1288, t1289, t1290, t1291, t1292, t1293,
                            t1294, t1295, t1297, t1298, t1299, t1300, t1301, t1302, t1303,
                            ] = {
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
                                    t213,
                                    t205,
                                    t222,
                                    t196,
                                    t201,
                                    t206,
                                    t207,
                                    t202,
                                    t212,
                                    t214,
                                    t203,
                                    t226,
                                    t208,
                                    t231,
                                    t242,
                                    t209,
                                    t210,
                                    t215,
                                    t216,
                                    t218,
                                    t219,
                                    t220,
                                    t240,
                                    t241,
                                    t223,
                                    t232,
                                    t227,
                                    t228,
                                    t225,
                                    t230,
                                    t235,
                                    t237,
                                    t243,
                                    t244,
                                    t245,
                                    t247,
                                    t246,
                                    t250,
                                    t251,
                                    t252,
                                    t253,
                                    t254,
                                    t248,
                                    t249,
                                    t255,
                                    t258,
                                    t256,
                                    t266,
                                    t267,
                                    t257,
                                    t259,
                                    t260,
                                    t261,
                                    t262,
                                    t264,
                                    t265,
                                    t269,
                                    t270,
                                    t273,
                                    t274,
                                    t271,
                                    t272,
                                    t275,
                                    t413,
                                    t412,
                                    t300,
                                    t317,
                                    t316,
                                    t328,
                                    t318,
                                    t319,
                                    t320,
                                    t321,
                                    t329,
                                    t278,
                                    t279,
                                    t280,
                                    t281,
                                    t291,
                                    t289,
                                    t292,
                                    t282,
                                    t283,
                                    t284,
                                    t423,
                                    t418,
                                    t419,
                                    t420,
                                    t323,
                                    t334,
                                    t330,
                                    t355,
                                    t356,
                                    t357,
                                    t361,
                                    t362,
                                    t359,
                                    t360,
                                    t324,
                                    t370,
                                    t431,
                                    t322,
                                    t325,
                                    t326,
                                    t387,
                                    t388,
                                    t389,
                                    t415,
                                    t297,
                                    t298,
                                    t299,
                                    t286,
                                    t305,
                                    t401,
                                    t308,
                                    t368,
                                    t369,
                                    t416,
                                    t310,
                                    t311,
                                    t312,
                                    t331,
                                    t332,
                                    t333,
                                    t425,
                                    t426,
                                    t427,
                                    t421,
                                    t422,
                                    t428,
                                    t434,
                                    t429,
                                    t430,
                                    t438,
                                    t439,
                                    t436,
                                    t440,
                                    t441,
                                    t443,
                                    t451,
                                    t446,
                                    t447,
                                    t448,
                                    t449,
                                    t453,
                                    t444,
                                    t348,
                                    t337,
                                    t338,
                                    t340,
                                    t341,
                                    t344,
                                    t345,
                                    t350,
                                    t364,
                                    t352,
                                    t365,
                                    t353,
                                    t354,
                                    t366,
                                    t372,
                                    t373,
                                    t374,
                                    t375,
                                    t377,
                                    t378,
                                    t379,
                                    t381,
                                    t382,
                                    t383,
                                    t384,
                                    t385,
                                    t392,
                                    t395,
                                    t396,
                                    t407,
                                    t408,
                                    t403,
                                    t404,
                                    t409,
                                    t386,
                                    t398,
                                    t455,
                                    t411,
                                    t456,
                                    t306,
                                    t301,
                                    t459,
                                    t287,
                                    t461,
                                    t457,
                                    t460,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t509,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t507,
                                    ahead5_new,
                                    ahead8_new,
                                    t511,
                                    ahead10_new,
                                    t510,
                                    t512,
                                    t513,
                                    half_m1_plus_m2,
                                    t514,
                                    t515,
                                    ahead30_new,
                                    t606,
                                    t462,
                                    t463,
                                    k15,
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
                                    t750,
                                    t767,
                                    t769,
                                    t779,
                                    t781,
                                    t787,
                                    t788,
                                    t793,
                                    t745,
                                    h_over_m1_plus_m2,
                                    k20,
                                    m2_a2_h,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    half_m2_a2_l1_h,
                                    half_m2_a2_h,
                                    m2_l1_a2_h,
                                    k21,
                                    k22,
                                    m2_a2_h_2,
                                    half_m2_a2_h_2,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    k29,
                                    k30,
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
                                    ]: [T; 407],
                                ) -> [T; 151] {
                                    let t794 = m1 * (t750 * t767 + t769 * t779)
                                        + m2 * (t781 * t787 + t788 * t793);
                                    let t795 = t463 * (t745 - t794);
                                    let twice_x_rate = rt::lit::<T>(2.0) * x_rate;
                                    let t796 = t147 * t158;
                                    let t797 = t148 - twice_x_rate * t796;
                                    let t798 = phi_rate * t796;
                                    let t799 = y_rate * t796;
                                    let t800 = theta_rate * t796;
                                    let t801 = t183 * t797
                                        - rt::lit::<T>(2.0)
                                            * (t796 + t191 * t798 + (t180 * t799 + t187 * t800));
                                    let t802 = t139 * t797
                                        + rt::lit::<T>(2.0)
                                            * (t161 * t800 - t144 * t799 - t155 * t798);
                                    let t803 = t163 * (t801 - t193 * t802);
                                    let twice_y_rate = rt::lit::<T>(2.0) * y_rate;
                                    let t804 = t147 * t149;
                                    let t805 = t148 - twice_y_rate * t804;
                                    let t806 = phi_rate * t804;
                                    let t807 = x_rate * t804;
                                    let t808 = theta_rate * t804;
                                    let t809 = t180 * t805
                                        - rt::lit::<T>(2.0)
                                            * (t804 + t191 * t806 + (t183 * t807 + t187 * t808));
                                    let t810 = t144 * t805
                                        + rt::lit::<T>(2.0)
                                            * (t161 * t808 - t139 * t807 - t155 * t806);
                                    let t811 = t163 * (t809 - t193 * t810);
                                    let t812 = h * t55;
                                    let t813 = t57 * t812;
                                    let t814 = h * t54;
                                    let t815 = t813 + t58 * t814;
                                    let t816 = half_m2_a2 * t815;
                                    let t817 = half_h * t54;
                                    let t818 = t70 * t817 + half_m2_a2 * t813;
                                    let t819 = inv_m1_plus_m2 * t818;
                                    let t820 = t57 * t814;
                                    let t821 = t58 * t812 - t820;
                                    let t822 = half_m2_a2 * t821;
                                    let t823 = half_h * t55;
                                    let t824 = t70 * t823 - half_m2_a2 * t820;
                                    let t825 = inv_m1_plus_m2 * t824;
                                    let t826 = t74 * t816 + t64 * t819
                                        - (t72 * t822 + t61 * t825);
                                    let t827 = t74 * t818 + t73 * t819
                                        - (t72 * t824 + t71 * t825);
                                    let t828 = t78 * (t826 - t79 * t827);
                                    let t829 = rt::lit::<T>(0.5) * (t72 * t812 - t74 * t814)
                                        + (t54 * t825 - t55 * t819);
                                    let t830 = t815 * k15;
                                    let t831 = t821 * k15;
                                    let t832 = t79 * t829
                                        + (rt::lit::<T>(0.5) * (t65 * t814 - t66 * t812)
                                            + (t55 * t830 - t54 * t831));
                                    let t833 = t88 * t828 + t832;
                                    let t834 = t79 * t826
                                        + (t66 * t822 + t61 * t831 - (t65 * t816 + t64 * t830));
                                    let t835 = t75 * t828 + t834;
                                    let t836 = t87 * (t833 + t109 * t835);
                                    let t837 = rt::lit::<T>(0.5) * t821;
                                    let t838 = t80 * t827 - t77 * t835;
                                    let t839 = t78 * (t829 - t91 * t827)
                                        + t92 * (t89 * t826 + t75 * t833 - t93 * t838);
                                    let t840 = rt::lit::<T>(0.5) * t815;
                                    let t841 = m1_plus_m2 * t835;
                                    let t842 = t55 * k20 + t94 * t825
                                        - t81 * (t95 * t841 + (t89 * t822 + t61 * t833));
                                    let t843 = t72 * t839 + t842;
                                    let t844 = t81 * (t97 * t841 + (t64 * t833 - t89 * t816))
                                        + (t94 * t819 + t54 * k20);
                                    let t845 = t844 - t74 * t839;
                                    let t846 = l2 * t836 + t96 * t837
                                        - (t104 * t839 + t98 * t840) + (t60 * t843 - t63 * t845);
                                    let t847 = t74 * t840 + t63 * t819
                                        - (t72 * t837 + t60 * t825);
                                    let t848 = t79 * t847
                                        + (t66 * t837 + t60 * t831 - (t65 * t840 + t63 * t830));
                                    let t849 = t105 * t828 + t848;
                                    let t850 = t87 * (t107 * t835 - t849);
                                    let t851 = t54 * t843
                                        + rt::lit::<T>(0.5) * (t96 * t812 - t98 * t814)
                                        - t55 * t845;
                                    let t852 = t80 * t851 - t99 * t835;
                                    let t853 = t850
                                        - t108 * (t110 * t833 + t89 * t846 - t111 * t852);
                                    let t854 = t13 * t853;
                                    let t855 = t78 * (t847 - t113 * t827)
                                        - t92 * (t106 * t826 - t75 * t849 - t114 * t838);
                                    let t856 = t81 * (t118 * t841 - (t106 * t816 + t64 * t849))
                                        + k4 * t815 - t115 * t819;
                                    let t857 = t74 * t855 + t856;
                                    let t858 = t115 * t825
                                        + (t81 * (t121 * t841 + (t106 * t822 - t61 * t849))
                                            - k4 * t821);
                                    let t859 = t72 * t855 + t858;
                                    let t860 = l2 * t850 - t122 * t837
                                        + (t104 * t855 - t840 * t120) - (t63 * t857 + t60 * t859);
                                    let t861 = t860 - t124 * t846 - t124 * (t846 - t124 * t851);
                                    let t862 = rt::lit::<T>(1.0) / (t80 * t80);
                                    let t863 = rt::lit::<T>(2.0) * t89;
                                    let t864 = t835 * t862
                                        - t102 * (t833 * t863 - t103 * (t80 * t852 - t100 * t835));
                                    let t865 = t864 - t126 * t853 - t126 * (t853 - t126 * t861);
                                    let t866 = t127 * t861 + t125 * t865;
                                    let t867 = t130 * t851 + t99 * t866;
                                    let t868 = t127 * t852 + t100 * t865;
                                    let t869 = t134 * (t164 * t846 + t110 * t854 - t166 * t867)
                                        - t136 * (t13 * t833 - t168 * t868);
                                    let t870 = m1_plus_m2 * t838;
                                    let t871 = t84 * (t73 * t826 - t75 * t818 - t140 * t870)
                                        - t81 * (t141 * t841 - t816);
                                    let t872 = t128 * t865;
                                    let t873 = t170 * t872;
                                    let t874 = t131 * (t854 - t171 * t866);
                                    let t875 = t171 * t857 + t170 * t871 - t142 * t873
                                        - t169 * t845 - t120 * t874;
                                    let t876 = t98 * t869 + t875;
                                    let t877 = t104 * t812;
                                    let t878 = t147 * t162;
                                    let t879 = phi_rate * t878;
                                    let t880 = x_rate * t878;
                                    let t881 = y_rate * t878;
                                    let t882 = t149 * (t876 + t179 * (rt::lit::<T>(0.5) * t877))
                                        - rt::lit::<T>(2.0)
                                            * (t878 + t191 * t879 + (t183 * t880 + t180 * t881));
                                    let t883 = t148 - rt::lit::<T>(2.0) * theta_rate * t878;
                                    let t884 = t80 * t865 - t127 * t835;
                                    let t885 = t151 * t884;
                                    let t886 = t80 * t866 - t130 * t835;
                                    let t887 = t169 * t836 - t188 * t885
                                        - t153 * (t106 * t854 - t164 * t849 - t190 * t886);
                                    let t888 = t109 * t869 + t887;
                                    let t889 = t81 * (t822 + t82 * t841)
                                        - t84 * (t75 * t824 + t71 * t826 - t85 * t870);
                                    let t890 = t170 * t889 - t86 * t873 - t171 * t859
                                        - t169 * t843 - t122 * t874;
                                    let t891 = t890 - t96 * t869;
                                    let t892 = t104 * t814;
                                    let t893 = t127 * t838 + t83 * t865;
                                    let t894 = t159 * (t13 * t826 - t185 * t893) + t171 * t855
                                        + (t169 * t839 + t115 * t874);
                                    let t895 = t94 * t869 + t894;
                                    let t896 = t187 * t883 + t157 * t888
                                        + (t158 * (t891 - t179 * (rt::lit::<T>(0.5) * t892))
                                            - t162 * t895);
                                    let t897 = t134 * (t112 * t846 + t110 * t853 - t135 * t867)
                                        - t136 * (t833 - t137 * t868);
                                    let t898 = t131 * (t853 - t132 * t866);
                                    let t899 = t132 * t857 + t128 * (t871 - t143 * t865)
                                        - t138 * t845 - t120 * t898;
                                    let t900 = t98 * t897 + t899;
                                    let t901 = rt::lit::<T>(1.0) / (t150 * t150);
                                    let t902 = t138 * t836 - t884 * t901
                                        - t153 * (t106 * t853 - t112 * t849 - t154 * t886);
                                    let t903 = t109 * t897 + t902;
                                    let t904 = t128 * (t889 - t129 * t865) - t132 * t859
                                        - t138 * t843 - t122 * t898;
                                    let t905 = t904 - t96 * t897;
                                    let t906 = t159 * (t826 - t160 * t893) + t132 * t855
                                        + (t138 * t839 + t115 * t898);
                                    let t907 = t94 * t897 + t906;
                                    let t908 = t149 * t900 - t161 * t883
                                        + (t157 * t903 + t158 * t905)
                                        - (rt::lit::<T>(2.0)
                                            * (t139 * t880 + (t144 * t881 + t155 * t879))
                                            + t162 * t907);
                                    let t909 = t163 * (t882 + t896 - t193 * t908);
                                    let t910 = rt::lit::<T>(0.5) * t179;
                                    let t911 = h * t58;
                                    let t912 = t55 * t911;
                                    let t913 = h * t57;
                                    let t914 = t912 - t54 * t913;
                                    let t915 = rt::lit::<T>(0.5) * t914;
                                    let t916 = t54 * t911;
                                    let t917 = t916 + t55 * t913;
                                    let t918 = rt::lit::<T>(0.5) * t917;
                                    let t919 = half_m2_a2 * t912 - t57 * (t54 * half_m2_a2_h);
                                    let t920 = t57 * (t55 * half_m2_a2_h) + half_m2_a2 * t916;
                                    let t921 = inv_m1_plus_m2 * t920;
                                    let t922 = t57 * m2_l1_a2_h;
                                    let t923 = inv_m1_plus_m2 * t919;
                                    let t924 = t72 * t919 - t73 * t921
                                        + (t922 + t71 * t923 - t74 * t920);
                                    let t925 = t57 * half_m2_a2_l1_h;
                                    let t926 = half_m2_a2 * t914;
                                    let t927 = half_m2_a2 * t917;
                                    let t928 = t925 + t61 * t923 - t64 * t921
                                        + (t72 * t926 - t74 * t927);
                                    let t929 = t78 * (t79 * t924 - t928);
                                    let t930 = t54 * t923 - t55 * t921;
                                    let t931 = k15 * t917;
                                    let t932 = k15 * t914;
                                    let t933 = t88 * t929
                                        + (t79 * t930 + (t55 * t931 - t54 * t932));
                                    let t934 = t61 * t932 + t66 * t926
                                        - (t64 * t931 + t65 * t927) - t79 * t928;
                                    let t935 = t75 * t929 + t934;
                                    let t936 = t87 * (t933 + t109 * t935);
                                    let t937 = t57 * half_l1_h;
                                    let t938 = t80 * t924 + t77 * t935;
                                    let t939 = t78 * (t930 + t91 * t924)
                                        + t92 * (t93 * t938 + (t75 * t933 - t89 * t928));
                                    let t940 = t96 * t915 - t98 * t918
                                        + (l2 * t936 + t94 * t937 - t104 * t939);
                                    let t941 = m1_plus_m2 * t935;
                                    let t942 = t72 * t939
                                        + (t94 * t923
                                            - t81 * (t95 * t941 + (t89 * t926 + t61 * t933)));
                                    let t943 = t74 * t939
                                        - (t94 * t921
                                            + t81 * (t97 * t941 + (t64 * t933 - t89 * t927)));
                                    let t944 = t940 + (t60 * t942 + t63 * t943);
                                    let t945 = t937 + t60 * t923 - t63 * t921
                                        + (t72 * t915 - t74 * t918);
                                    let t946 = t60 * t932 + t66 * t915
                                        - (t63 * t931 + t65 * t918) - t79 * t945;
                                    let t947 = t105 * t929 + t946;
                                    let t948 = t87 * (t107 * t935 - t947);
                                    let t949 = t54 * t942 + t55 * t943;
                                    let t950 = t80 * t949 - t99 * t935;
                                    let t951 = t948
                                        - t108 * (t110 * t933 + t89 * t944 - t111 * t950);
                                    let t952 = t13 * t951;
                                    let t953 = t78 * (t113 * t924 - t945)
                                        - t92 * (t114 * t938 - (t106 * t928 + t75 * t947));
                                    let t954 = t104 * t953 + (l2 * t948 - t115 * t937)
                                        - (t918 * t120 + t122 * t915);
                                    let t955 = t81 * (t118 * t941 - (t106 * t927 + t64 * t947))
                                        + k4 * t917 - t115 * t921;
                                    let t956 = t74 * t953 + t955;
                                    let t957 = t115 * t923
                                        + (t81 * (t121 * t941 + (t106 * t926 - t61 * t947))
                                            - k4 * t914);
                                    let t958 = t72 * t953 + t957;
                                    let t959 = t954 - (t63 * t956 + t60 * t958) - t124 * t944
                                        - t124 * (t944 - t124 * t949);
                                    let t960 = t862 * t935
                                        - t102 * (t863 * t933 - t103 * (t80 * t950 - t100 * t935));
                                    let t961 = t960 - t126 * t951 - t126 * (t951 - t126 * t959);
                                    let t962 = t127 * t959 + t125 * t961;
                                    let t963 = t130 * t949 + t99 * t962;
                                    let t964 = t127 * t950 + t100 * t961;
                                    let t965 = t134 * (t164 * t944 + t110 * t952 - t166 * t963)
                                        - t136 * (t13 * t933 - t168 * t964);
                                    let t966 = m1_plus_m2 * t938;
                                    let t967 = t84 * (t140 * t966 - (t75 * t920 + t73 * t928))
                                        - t81 * (t141 * t941 - t927);
                                    let t968 = t128 * t961;
                                    let t969 = t170 * t968;
                                    let t970 = t131 * (t952 - t171 * t962);
                                    let t971 = t169 * t943
                                        + (t170 * t967 + t171 * t956 - t142 * t969) - t120 * t970;
                                    let t972 = t98 * t965 + t971;
                                    let t973 = t178 * (t177 * (t57 * (t58 * k21 - k22)));
                                    let t974 = t173 * t973;
                                    let t975 = t57 * l1_h;
                                    let t976 = t54 * t975;
                                    let t977 = t147 * t156;
                                    let t978 = x_rate * t977;
                                    let t979 = y_rate * t977;
                                    let t980 = theta_rate * t977;
                                    let t981 = t149
                                        * (t972 - (t974 + t179 * (rt::lit::<T>(0.5) * t976)))
                                        - rt::lit::<T>(2.0)
                                            * (t977 + t183 * t978 + (t180 * t979 + t187 * t980));
                                    let t982 = t80 * t961 - t127 * t935;
                                    let t983 = t151 * t982;
                                    let t984 = t80 * t962 - t130 * t935;
                                    let t985 = t169 * t936 - t188 * t983
                                        - t153 * (t106 * t952 - t164 * t947 - t190 * t984);
                                    let t986 = t109 * t965 + t985;
                                    let t987 = t148 - rt::lit::<T>(2.0) * phi_rate * t977;
                                    let t988 = half_h * t58;
                                    let t989 = t57 * t973;
                                    let t990 = t83 * t961 - t127 * t938;
                                    let t991 = t169 * t939 + t171 * t953
                                        + (t115 * t970 - t159 * (t13 * t928 + t185 * t990));
                                    let t992 = t94 * t965 + t991;
                                    let t993 = t81 * (t926 + t82 * t941)
                                        - t84 * (t85 * t966 + (t75 * t919 - t71 * t928));
                                    let t994 = t170 * t993 - t86 * t969 - t171 * t958
                                        - t169 * t942 - t122 * t970;
                                    let t995 = t994 - t96 * t965;
                                    let t996 = t182 * t973;
                                    let t997 = t55 * t975;
                                    let t998 = t162 * (t179 * t988 - t989 - t992)
                                        + t158
                                            * (t995 - (t996 + t179 * (rt::lit::<T>(0.5) * t997)));
                                    let t999 = t134 * (t112 * t944 + t110 * t951 - t135 * t963)
                                        - t136 * (t933 - t137 * t964);
                                    let t1000 = t131 * (t951 - t132 * t962);
                                    let t1001 = t138 * t939 + t132 * t953
                                        + (t115 * t1000 - t159 * (t928 + t160 * t990));
                                    let t1002 = t94 * t999 + t1001;
                                    let t1003 = t128 * (t993 - t129 * t961) - t132 * t958
                                        - t138 * t942 - t122 * t1000;
                                    let t1004 = t1003 - t96 * t999;
                                    let t1005 = t138 * t936 - t901 * t982
                                        - t153 * (t106 * t951 - t112 * t947 - t154 * t984);
                                    let t1006 = t109 * t999 + t1005;
                                    let t1007 = t138 * t943
                                        + (t128 * (t967 - t143 * t961) + t132 * t956)
                                        - t120 * t1000;
                                    let t1008 = t98 * t999 + t1007;
                                    let t1009 = rt::lit::<T>(2.0)
                                        * (t161 * t980 - t139 * t978 - t144 * t979) - t162 * t1002
                                        + (t158 * t1004 + t155 * t987
                                            + (t157 * t1006 + t149 * t1008));
                                    let t1010 = t163
                                        * (t981 + (t157 * t986 + t191 * t987 + t998)
                                            - t193 * t1009);
                                    let t1011 = t182 * t158;
                                    let t1012 = t173 * t149;
                                    let t1013 = t1011 + (t1012 + t57 * t162);
                                    let t1014 = half_h * t177;
                                    let t1015 = t163 * (t1013 * (kappa_gradient + t1014));
                                    let t1016 = kappa_gradient * t182;
                                    let t1017 = t163
                                        * (t194 * t158 + (t195 * t149 + t196 * t162));
                                    let t1018 = kappa_gradient * t173;
                                    let t1019 = t58 * m2_a2_h_2;
                                    let t1020 = t58 * k23;
                                    let t1021 = rt::lit::<T>(0.5)
                                        * (t198 * t1019 + t197 * t1020);
                                    let t1022 = t57 * m2_a2_h;
                                    let t1023 = t57 * k24;
                                    let t1024 = t922 + t1021
                                        - rt::lit::<T>(0.5) * (t200 * t1022 + t70 * t1023);
                                    let t1025 = m1_plus_m2 * t1024;
                                    let t1026 = t57 * half_m2_a2_h;
                                    let t1027 = t202 * (t203 * t1025 - t1026);
                                    let t1028 = t57 * m2_a2_h_2;
                                    let t1029 = t925 + t1021
                                        - rt::lit::<T>(0.5) * (t200 * t1028 + t204 * t1023);
                                    let t1030 = t206 * (t207 * t1024 - t1029);
                                    let t1031 = t57 * k23;
                                    let t1032 = t205 * t1030
                                        + (t1021 - rt::lit::<T>(0.5) * (t213 * t1028 + t204 * t1031)
                                            - t207 * t1029);
                                    let t1033 = t208 * t1024 + t201 * t1032;
                                    let t1034 = t205 * t1026 + t70 * t1029;
                                    let t1035 = t57 * k25 + t202 * (t212 * t1025 - t1034);
                                    let t1036 = t210
                                        * (t215 * t1033 + (t205 * t1035 - t214 * t1029));
                                    let t1037 = t1027 + t1036;
                                    let t1038 = t198 * t1037;
                                    let t1039 = t58 * k25;
                                    let t1040 = t58 * half_m2_a2_h_2;
                                    let t1041 = t214 * t1040 + t197 * t1035;
                                    let t1042 = m1_plus_m2 * t1032;
                                    let t1043 = t218 * (t1041 + t240 * t1042);
                                    let t1044 = t1038 + (t216 * t1039 - t1043);
                                    let t1045 = t231 * (t1035 + t242 * t1032);
                                    let t1046 = t57 * half_m2_a2_h_2;
                                    let t1047 = t204 * t1035 - t214 * t1046;
                                    let t1048 = t218 * (t1047 + t219 * t1042);
                                    let t1049 = t57 * k26;
                                    let t1050 = t200 * t1037 - (t1048 + t216 * t1049);
                                    let t1051 = t57 * t1044 + (l2 * t1045 - t104 * t1037)
                                        + (t58 * t1050
                                            + rt::lit::<T>(0.5)
                                                * (t241 * t911 + t216 * t975 - t220 * t913));
                                    let t1052 = rt::lit::<T>(0.5) * (t198 * t911 + t57 * t1020);
                                    let t1053 = t937 + t1052
                                        - rt::lit::<T>(0.5) * (t200 * t913 + t58 * t1023);
                                    let t1054 = t222 * t1030
                                        + (t1052 - rt::lit::<T>(0.5) * (t213 * t913 + t58 * t1031)
                                            - t207 * t1053);
                                    let t1055 = t231 * (t232 * t1032 - t1054);
                                    let t1056 = t208 * t1050 - t220 * t1032;
                                    let t1057 = t250
                                        * (t243 * t1035 + t214 * t1051 - t251 * t1056);
                                    let t1058 = t1055 - t1057;
                                    let t1059 = t13 * t1058;
                                    let t1060 = t206 * (t226 * t1024 - t1053);
                                    let t1061 = t210
                                        * (t227 * t1033 - (t223 * t1029 + t205 * t1054));
                                    let t1062 = t1060 - t1061;
                                    let t1063 = t57 * k20;
                                    let t1064 = t223 * t1046 + t204 * t1054;
                                    let t1065 = t218 * (t225 * t1042 - t1064);
                                    let t1066 = t200 * t1062 + (t1063 + t1065 - t228 * t1049);
                                    let t1067 = t198 * t1062;
                                    let t1068 = t223 * t1040 - t197 * t1054;
                                    let t1069 = t218 * (t1068 + t235 * t1042);
                                    let t1070 = t58 * k20;
                                    let t1071 = t1067 + (t228 * t1039 + (t1069 - t1070));
                                    let t1072 = l2 * t1055 + t104 * t1062 - t58 * t1066
                                        - (t57 * t1071
                                            + rt::lit::<T>(0.5)
                                                * (t230 * t913 + (t237 * t911 + t228 * t975)));
                                    let t1073 = t244 * (t1051 - t245 * t1050);
                                    let t1074 = t1072 - t245 * t1051 - t243 * t1073;
                                    let t1075 = t208 * t1056 - t247 * t1032;
                                    let t1076 = t248 * (t370 * t1035 - t249 * t1075);
                                    let t1077 = t253 * (t1058 - t254 * t1074);
                                    let t1078 = t368 * t1032 - t1076 - t254 * t1058
                                        - t252 * t1077;
                                    let t1079 = t255 * t1074 + t246 * t1078;
                                    let t1080 = t256 * t1050 + t220 * t1079;
                                    let t1081 = t257
                                        * (t258 * t1051 + t243 * t1059 - t259 * t1080);
                                    let t1082 = t255 * t1056 + t247 * t1078;
                                    let t1083 = t260 * (t13 * t1035 - t261 * t1082);
                                    let t1084 = t1081 - t1083;
                                    let t1085 = t266 * (t1059 - t267 * t1079);
                                    let t1086 = t209 * t1078 - t255 * t1033;
                                    let t1087 = t264 * (t13 * t1029 + t265 * t1086);
                                    let t1088 = t216 * t1084
                                        + (t262 * t1037 + t267 * t1062 + (t228 * t1085 - t1087));
                                    let t1089 = t178 * t988 - t989;
                                    let t1090 = h * t177;
                                    let t1091 = t57 * t1090;
                                    let t1092 = t208 * t1078 - t255 * t1032;
                                    let t1093 = t272 * (t271 * t1092);
                                    let t1094 = t208 * t1079 - t256 * t1032;
                                    let t1095 = t273
                                        * (t223 * t1059 - t258 * t1054 - t274 * t1094);
                                    let t1096 = t242 * t1084 + (t262 * t1045 - t1093 - t1095);
                                    let t1097 = t163 * (kappa_gradient * t139 - t802 * t456);
                                    let t1098 = t57
                                        * (t162 * t1097 - t456 * (rt::lit::<T>(2.0) * t800))
                                        + t182 * (t797 * t456 + t158 * t1097);
                                    let t1099 = t163 * (kappa_gradient * t144 - t810 * t456);
                                    let t1100 = t57
                                        * (t162 * t1099 - t456 * (rt::lit::<T>(2.0) * t808))
                                        + t182 * (t158 * t1099 - t456 * (rt::lit::<T>(2.0) * t807));
                                    let t1101 = kappa_gradient
                                        * (t57
                                            + rt::lit::<T>(0.5) * (y_rate * t877 - x_rate * t892))
                                        + rt::lit::<T>(0.5) * (t892 * t461 - t877 * t457);
                                    let t1102 = t903 * t411
                                        + (t413 * t905 + (t412 * t900 - kappa_gradient * t161))
                                        - t907 * t455;
                                    let t1103 = t163 * (t1102 - t908 * t456);
                                    let t1104 = t57 * (t883 * t456 + t162 * t1103)
                                        + t182 * (t158 * t1103 - t456 * (rt::lit::<T>(2.0) * t880));
                                    let t1105 = t1089 - t1088;
                                    let t1106 = t1105 + t1096;
                                    let t1107 = t218 * (t1040 + t289 * t1042);
                                    let t1108 = m1_plus_m2 * t1033;
                                    let t1109 = t197 * t1029;
                                    let t1110 = t278 * (t291 * t1108 + (t205 * t1040 - t1109));
                                    let t1111 = t1107 - t1110;
                                    let t1112 = t283 * (t282 * t1078);
                                    let t1113 = t283 * t1111 - t292 * t1112;
                                    let t1114 = t937 * t178 + t104 * t973;
                                    let t1115 = t267 * t1071 + t237 * t1085;
                                    let t1116 = t262 * t1044 + t241 * t1084;
                                    let t1117 = t1113 - t1114 - t1115 - t1116;
                                    let t1118 = half_h * t57;
                                    let t1119 = rt::lit::<T>(2.0)
                                        * (t58 * t1117 - t297 * t1118);
                                    let t1120 = t262 * t1050 + t220 * t1084;
                                    let t1121 = t267 * t1066;
                                    let t1122 = t278 * (t279 * t1108 - t1034);
                                    let t1123 = t218 * (t280 * t1042 - t1046);
                                    let t1124 = t1122 - t1123;
                                    let t1125 = t1120
                                        + (t1121 + t283 * t1124 - t281 * t1112 - t230 * t1085);
                                    let t1126 = m2_a2
                                        * (t416 * t1106
                                            + t298
                                                * (t1119
                                                    + rt::lit::<T>(2.0) * (t284 * t988 + t57 * t1125)));
                                    let t1127 = t270 * t1117;
                                    let t1128 = m1_a1 * t297;
                                    let t1129 = t1126 + twice_m2_l1 * (t1127 + t297 * t1105)
                                        + rt::lit::<T>(2.0) * (t1128 * t1105 + m1_a1 * t1127);
                                    let t1130 = t250 * (t419 * t1056);
                                    let t1131 = t13 * t1130;
                                    let t1132 = t421
                                        * (t418 * t1058 - t422 * (t246 * t1056 + t247 * t1074))
                                        + t427 * t1058;
                                    let t1133 = t57 * t1066;
                                    let t1134 = t230 * t988 - t1133;
                                    let t1135 = t425 * t1051 + (t1134 + (t1133 + t423 * t988))
                                        - t245 * (t425 * t1050);
                                    let t1136 = t1132
                                        - t254
                                            * (t426 * t1077 + (t427 * t1074 + (t1130 + t254 * t1135)));
                                    let t1137 = t246 * t1136
                                        + (t428 * t1074 - t255 * t1135 - t426 * t1078);
                                    let t1138 = t243 * t1131 - t420 * t1051
                                        - t259 * (t429 * t1050 + t220 * t1137)
                                        + (t439 * t1080 - t438 * t1081);
                                    let t1139 = t257 * t1138
                                        + t282 * (t428 * t1083 + (t261 * t1136 - t436 * t1078));
                                    let t1140 = t274 * (t208 * t1137 - t1032 * t429)
                                        - (t223 * t1131 + t420 * t1054)
                                        + (t446 * t1095 - t447 * t1094);
                                    let t1141 = t273 * t1140
                                        + (t440 * t1045
                                            - t282 * (t272 * t1136 - t428 * t1093 - t448 * t1078));
                                    let t1142 = t57 * m2_a2_l1_h;
                                    let t1143 = t1040 * t297 + t197 * t1117;
                                    let t1144 = t68 * t1105 + t204 * t1125
                                        + (k2 * t1096
                                            - rt::lit::<T>(0.5) * (t284 * t1028 + t1142 * t270)
                                            - t1143);
                                    let t1145 = t401 * (t242 * t1139 + t1141) + t449 * t1144;
                                    let t1146 = t282
                                        * (t265 * t1136 - t451 * t1078 - t428 * t1087);
                                    let t1147 = t266
                                        * (t429 * t1085 + (t267 * t1137 - t1131) - t430 * t1079);
                                    let t1148 = t216 * t1139
                                        + (t440 * t1037 - t430 * t1062 - t228 * t1147);
                                    let t1149 = t282
                                        * (t283 * t1136 - t428 * t1112 - t434 * t1078);
                                    let t1150 = t230 * t1147
                                        + (t440 * t1050 + (t1113 - t434 * t1124 - t430 * t1066))
                                        - (t1116 + (t1115 + t281 * t1149));
                                    let t1151 = t220 * t1139 + t1150;
                                    let t1152 = t204 * t1096
                                        - rt::lit::<T>(0.5) * (t275 * t1028 + t1022 * t270)
                                        + (t70 * t1105 + m1_plus_m2 * t1125);
                                    let t1153 = m1_plus_m2 * t1117 - t1040 * t298
                                        - t197 * t1106;
                                    let t1154 = t430 * t1071
                                        + (t283 * (t1123 - t1122) - t431 * t1112
                                            - (t1121 + t434 * t1111));
                                    let t1155 = t237 * t1147 + (t1154 - t440 * t1044)
                                        - (t1120 + (t292 * t1149 + t423 * t1085));
                                    let t1156 = t441 * t1153 + t299 * (t1155 - t241 * t1139);
                                    let t1157 = t68 * t1096
                                        - (rt::lit::<T>(0.5) * (t275 * t1142 + t284 * t1022)
                                            + t922 * t270) - t1143;
                                    let t1158 = t76 * t1105 + t70 * t1125 + t1157;
                                    let t1159 = t1145 + t305 * (t1146 - t1148)
                                        + (t286 * (t1151 - t1114) + t444 * t1152
                                            + (t1156 + t453 * t1158));
                                    let t1160 = rt::lit::<T>(0.5) * t1129 - t1159;
                                    let t1161 = t443 * t1152 + t286 * t1151
                                        - t305 * (t1148 - t1146) + (t1145 + (t1156 - t459 * t1158));
                                    let t1162 = t312 * t1106
                                        + t298
                                            * (t1119
                                                + rt::lit::<T>(2.0)
                                                    * (t310 * t988 + t57 * (t1125 + l1 * t1105)));
                                    let t1163 = t58 * half_l1_h;
                                    let t1164 = k29 + t1163;
                                    let t1165 = rt::lit::<T>(0.5) * (t198 * t913 + t200 * t911);
                                    let t1166 = t57 * (t57 * k30);
                                    let t1167 = t1166 + t70 * t1039;
                                    let t1168 = t1167 + t317 * t1030;
                                    let t1169 = t58 * k24;
                                    let t1170 = k27 + t58 * m2_l1_a2_h - t1166
                                        - rt::lit::<T>(0.5)
                                            * (t200 * (t58 * m2_a2_h) + (t70 * t1169 + t197 * t1031));
                                    let t1171 = k28 + t58 * half_m2_a2_l1_h;
                                    let t1172 = t207 * t1170 - t1171;
                                    let t1173 = t206 * (t1168 + (t319 * t1024 + t1172));
                                    let t1174 = t328 * t1030
                                        + (t319 * t1053 + t207 * (t1164 - t1165)) - t222 * t1173;
                                    let t1175 = t1171 - t1167;
                                    let t1176 = t316 * t1030 + (t319 * t1029 + t207 * t1175)
                                        - t205 * t1173;
                                    let t1177 = t231
                                        * (t330 * t1032 + (t1174 - t232 * t1176) - t320 * t1055);
                                    let t1178 = t205 * (t58 * half_m2_a2_h) - t1109;
                                    let t1179 = t202
                                        * (t70 * (t1168 + t1172)
                                            + (t1025 * (t331 - t332) - (t1178 + t318 * t1026)));
                                    let t1180 = t1039 + t1179;
                                    let t1181 = t201 * t1176
                                        + (t317 * t1032 - t208 * t1170 - t320 * t1024);
                                    let t1182 = t205 * t1180
                                        - (t316 * t1035 + (t214 * t1175 + t1029 * t333))
                                        - t215 * t1181;
                                    let t1183 = t206
                                        * (t317 * t1027
                                            + (t334 * t1024 + (t203 * t1170 - t58 * k26)))
                                        + t210 * (t1182 + (t337 * t1033 - t323 * t1036));
                                    let t1184 = m1_plus_m2 * t1176;
                                    let t1185 = t1042 * t344 - t240 * t1184
                                        + (t197 * t1180 + (t1047 + t1040 * t333) - t321 * t1043);
                                    let t1186 = t198 * t1183
                                        + (rt::lit::<T>(0.5) * (t1020 * t338 - t216 * t1031)
                                            + (t213 * t1037 - t218 * t1185));
                                    let t1187 = t1042 * t340 - t219 * t1184
                                        + (t204 * t1180 - (t1041 + t1046 * t333) - t321 * t1048);
                                    let t1188 = t200 * t1183
                                        - (rt::lit::<T>(0.5) * (t1023 * t338 + t216 * t1169)
                                            + (t1038 + t218 * t1187));
                                    let t1189 = t58 * l1_h;
                                    let t1190 = t231
                                        * (t1032 * t348 + (t1180 - t242 * t1176) - t320 * t1045);
                                    let t1191 = l2 * t1190 + t300 * t1037
                                        - (t57 * t1050 + t220 * t988) - t104 * t1183;
                                    let t1192 = rt::lit::<T>(0.5)
                                        * (t911 * t345 + (t216 * t1189 + t975 * t338) - t913 * t341)
                                        + t1191;
                                    let t1193 = t57 * (t1186 - half_h * t241)
                                        + (t58 * (t1044 + t1188) + t1192);
                                    let t1194 = t208 * t1188
                                        + (t320 * t1050 + t220 * t1176 - t1032 * t341);
                                    let t1195 = t214 * t1193
                                        + (t1035 * t350 + (t333 * t1051 + t243 * t1180)
                                            - t251 * t1194);
                                    let t1196 = t1177
                                        - t250 * (t1195 - (t353 * t1056 + t352 * t1057));
                                    let t1197 = t13 * t1196;
                                    let t1198 = t205 * t1174
                                        + (t316 * t1054 - t223 * t1175 - t329 * t1029)
                                        - t227 * t1181;
                                    let t1199 = t206
                                        * (t355 * t1024
                                            + (t317 * t1060 + (t226 * t1170 + (t1165 - t1164))))
                                        - t210 * (t1198 + (t356 * t1033 - t323 * t1061));
                                    let t1200 = t197 * t1174 + (t329 * t1040 - t1064)
                                        - t235 * t1184 + (t359 * t1042 - t321 * t1069);
                                    let t1201 = rt::lit::<T>(0.5)
                                        * (t357 * t1020 - t228 * t1031)
                                        + (t218 * t1200 + (t1063 + t213 * t1062));
                                    let t1202 = t198 * t1199 + t1201;
                                    let t1203 = rt::lit::<T>(0.5)
                                        * (t362 * t913 - (t357 * t975 + t228 * t1189) - t360 * t911)
                                        + (t104 * t1199 + (l2 * t1177 - t300 * t1062 - t1134));
                                    let t1204 = t204 * t1174 - (t1068 + t329 * t1046)
                                        - t225 * t1184 + (t361 * t1042 - t321 * t1065);
                                    let t1205 = t200 * t1199
                                        + (t218 * t1204 + (t1070 - t1067)
                                            - rt::lit::<T>(0.5) * (t357 * t1023 + t228 * t1169));
                                    let t1206 = t57 * (half_h * t237 - t1202) - t350 * t1073
                                        + (t1203 - t58 * (t1071 + t1205) - t364 * t1051);
                                    let t1207 = t1206 - t245 * t1193
                                        - t245
                                            * (t1193 - (t341 * t1073 + (t364 * t1050 + t245 * t1188)));
                                    let t1208 = t372 * t1076
                                        + t249
                                            * (t208 * t1194
                                                + (t320 * t1056 + t247 * t1176 - t1032 * t352));
                                    let t1209 = t368
                                        * (t1176 + t369 * (t1032 * (rt::lit::<T>(2.0) * t208)))
                                        + t248
                                            * (rt::lit::<T>(2.0) * (t333 * t1035 + t214 * t1180)
                                                - t373 * t1075 - t1208);
                                    let t1210 = t254
                                        * (t1196 - t254 * t1207 - (t366 * t1074 + t365 * t1077))
                                        + (t354 * t1077 + t1209 + (t254 * t1196 + t366 * t1058));
                                    let t1211 = t365 * t1078 + t255 * t1207 - t374 * t1074
                                        - t246 * t1210;
                                    let t1212 = t243 * t1197
                                        + (t377 * t1051 + (t350 * t1059 + t258 * t1193))
                                        - t259
                                            * (t220 * t1211
                                                + (t378 * t1050 + (t341 * t1079 + t256 * t1188)));
                                    let t1213 = t13 * t1180
                                        - t261
                                            * (t352 * t1078 + t255 * t1194 - t374 * t1056
                                                - t247 * t1210);
                                    let t1214 = t257 * (t1212 - (t382 * t1080 + t381 * t1081))
                                        - t260 * (t1213 - t384 * t1082 - t383 * t1083);
                                    let t1215 = t262 * t1183
                                        + (t267 * t1199 + (t178 * t1118 + t58 * t973))
                                        + (t357 * t1085 + t379 * t1062);
                                    let t1216 = t13 * t1175
                                        + t265
                                            * (t323 * t1078 + (t374 * t1033 + t255 * t1181)
                                                - t209 * t1210);
                                    let t1217 = t266
                                        * (t1197 - t267 * t1211 - t379 * t1079 - t378 * t1085);
                                    let t1218 = t1215
                                        - t264 * (t1216 - t395 * t1087 - t396 * t1086)
                                        + (t228 * t1217 + (t385 * t1037 + t338 * t1084));
                                    let t1219 = t282
                                        * (t283 * t1210 - t374 * t1112 - t375 * t1078);
                                    let t1220 = t325 * t1108
                                        - (rt::lit::<T>(0.5) * (t205 * t1028 + t316 * t1019)
                                            + (t204 * t1029 + t197 * t1175));
                                    let t1221 = m1_plus_m2 * t1181;
                                    let t1222 = t218
                                        * (t322 * t1042 - t321 * t1107 - (t1046 + t289 * t1184))
                                        - t278 * (t1220 - (t324 * t1110 + t291 * t1221));
                                    let t1223 = t375 * t1111 - t326 * t1112
                                        + (t283 * t1222 + (t300 * t973 - t1163 * t178)
                                            - t267 * t1202);
                                    let t1224 = t292 * t1219 + (t1223 - t262 * t1186)
                                        - t385 * t1044
                                        - (t345 * t1084 + (t379 * t1071 + t360 * t1085));
                                    let t1225 = t305 * (t216 * t1214 + t1218) - t386 * t1153
                                        - (t299 * (t1224 - t237 * t1217 - t241 * t1214)
                                            + t392 * t1152);
                                    let t1226 = t324 * t1122
                                        + (t1178 + (t70 * t1175 - t316 * t1026))
                                        + (t279 * t1221 + t388 * t1108);
                                    let t1227 = t218
                                        * (t1040 + t280 * t1184 + (t321 * t1123 + t387 * t1042))
                                        - t278 * t1226;
                                    let t1228 = t262 * t1188
                                        + (t283 * t1227 + t375 * t1124
                                            + (t267 * t1205 - t389 * t1112));
                                    let t1229 = t385 * t1050 + (t379 * t1066 + t362 * t1085)
                                        + (t341 * t1084 + (t281 * t1219 + t1228));
                                    let t1230 = t272
                                        * (t320 * t1078 + (t1032 * t374 + t255 * t1176)
                                            - t208 * t1210) - (t403 * t1093 + t404 * t1092);
                                    let t1231 = t223 * t1197
                                        + (t329 * t1059 + t258 * t1174 - t1054 * t377)
                                        - t274
                                            * (t208 * t1211
                                                + (t320 * t1079 + t256 * t1176 - t1032 * t378));
                                    let t1232 = t262 * t1190 - t271 * t1230
                                        + (t348 * t1084 + t385 * t1045)
                                        - t273 * (t1231 - (t407 * t1095 + t408 * t1094));
                                    let t1233 = t286 * (t220 * t1214 + (t1229 - t230 * t1217))
                                        + t401 * (t242 * t1214 + t1232);
                                    let t1234 = half_m2_a2 * t1162
                                        + (t1225 - (t1233 + (t398 * t1158 + t409 * t1144)));
                                    let t1235 = t1006 * t411 + (t413 * t1004 + t412 * t1008)
                                        - t1002 * t455 - t1009 * t456;
                                    let t1236 = t163
                                        * (t155 * (kappa_gradient + t1234) + t1235 - t161 * t1160);
                                    let t1237 = t911 * t460 + (t997 * t461 + t976 * t457)
                                        + kappa_gradient
                                            * (theta_rate * t911 - x_rate * t997 - y_rate * t976);
                                    let t1238 = (t275 * t988 + t57 * t1096) * (l1 * t299)
                                        + t286 * (t104 * t1088 - t937 * t269);
                                    let t1239 = t301 * t1153 + t287 * t1152
                                        + (t1238 - t305 * (t58 * t1096 - t275 * t1118)
                                            - t306 * t1158);
                                    let t1240 = t57
                                        * (t1160 + (t456 * (rt::lit::<T>(2.0) * t980) + t1161)
                                            - t162 * t1236) + (rt::lit::<T>(0.5) * t1237 + t1239);
                                    let t1241 = t182
                                        * (t158 * t1236 - t456 * (rt::lit::<T>(2.0) * t978))
                                        + t173 * (t149 * t1236 - t456 * (rt::lit::<T>(2.0) * t979));
                                    let t1242 = t104 * t1090;
                                    let t1243 = t58 * t1242;
                                    let t1244 = t270 * t1242;
                                    let t1245 = m2_a2 * (t1091 * (t415 + t308) + t298 * t1243)
                                        + m2_l1 * (t1244 + t297 * t1091);
                                    let t1246 = t70 * t1091;
                                    let t1247 = rt::lit::<T>(0.5)
                                        * (t1245
                                            + (m1_a1 * t1244 + t1091 * t1128 - t286 * t1242
                                                - t1246 * t444));
                                    let t1248 = half_m2_a2 * t57;
                                    let t1249 = t1242 * t1248;
                                    let t1250 = t1091 * (rt::lit::<T>(0.5) * t76) - t1249;
                                    let t1251 = half_m1_plus_m2 * t1242 - t1091 * t1248;
                                    let t1252 = t1251 * t441;
                                    let t1253 = t1091 * (rt::lit::<T>(0.5) * t68) - t1249;
                                    let t1254 = t1253 * t449;
                                    let t1255 = t1247 - (t1250 * t453 + (t1252 + t1254));
                                    let t1256 = rt::lit::<T>(0.5) * t1246;
                                    let t1257 = half_m2_a2
                                        * (t1091 * (t308 + t311) + t298 * (t1243 + t300 * t1091))
                                        - (t1250 * t398 + (t1253 * t409 + t1251 * t386));
                                    let t1258 = rt::lit::<T>(0.5)
                                        * (t1090 * (t300 * t299 - t58 * t305) - t1246 * t392)
                                        + t1257;
                                    let t1259 = t163 * (t155 * t1258 - t161 * t1255);
                                    let t1260 = t57
                                        * (t1255 + (t1252 + t443 * t1256 + (t1254 - t1250 * t459))
                                            - t162 * t1259);
                                    let t1261 = t1251 * t301 + rt::lit::<T>(1.0)
                                        + (t287 * t1256 - t1250 * t306) - t1259 * (t1011 + t1012);
                                    let t1262 = t163
                                        * (t1013
                                            * (y_rate * t144 + phi_rate * t155
                                                + (x_rate * t139 - theta_rate * t161)));
                                    let t1263 = rt::lit::<T>(1.0) / t462;
                                    let t1264 = h * cos_theta_ahead_new;
                                    let t1265 = h * sin_theta_ahead_new;
                                    let t1266 = sin_phi_ahead_new * t1265;
                                    let t1267 = t509 * t1264 - m2_a2 * t1266;
                                    let t1268 = inv_m1_plus_m2 * t1267;
                                    let t1269 = sin_phi_ahead_new * t1264;
                                    let t1270 = t509 * t1265 + m2_a2 * t1269;
                                    let t1271 = inv_m1_plus_m2 * t1270;
                                    let t1272 = t1264 * t510 + sin_theta_ahead_new * t1268
                                        - (t1265 * t512 + cos_theta_ahead_new * t1271);
                                    let t1273 = t1270 * t512 + ahead8_new * t1271
                                        - (t1267 * t510 + ahead3_new * t1268);
                                    let t1274 = t1269 + cos_phi_ahead_new * t1265;
                                    let t1275 = m2_a2 * t1274;
                                    let t1276 = cos_phi_ahead_new * t1264 - t1266;
                                    let t1277 = m2_a2 * t1276;
                                    let t1278 = t1275 * t512 + ahead10_new * t1271
                                        - (t1277 * t510 + ahead5_new * t1268);
                                    let t1279 = inv_ahead27_new * (t1278 - t1273 * ahead31_new);
                                    let t1280 = t1274 * k3;
                                    let t1281 = t1276 * k3;
                                    let t1282 = t1272 * ahead31_new
                                        + (t1265 * t515 - t1264 * t514
                                            + (cos_theta_ahead_new * t1280
                                                - sin_theta_ahead_new * t1281));
                                    let t1283 = t513 * t1279 + t1282;
                                    let t1284 = t1278 * ahead41_new + ahead30_new * t1283;
                                    let t1285 = t1278 * ahead31_new
                                        + (t1277 * t514 + ahead5_new * t1281
                                            - (t1275 * t515 + ahead10_new * t1280));
                                    let t1286 = ahead30_new * t1279 + t1285;
                                    let t1287 = t1273 * ahead35_new - ahead27_new * t1286;
                                    let t1288 = inv_ahead27_new * (t1272 - t1273 * ahead42_new)
                                        + inv_ahead45_new * (t1284 - ahead46_new * t1287);
                                    let t1289 = t1277 * ahead41_new + ahead5_new * t1283;
                                    let t1290 = m1_plus_m2 * t1286;
                                    let t1291 = t510 * t1288
                                        + (cos_theta_ahead_new * h_over_m1_plus_m2
                                            + t1268 * ahead47_new
                                            - inv_ahead50_new * (t1289 + ahead55_new * t1290));
                                    let t1292 = ahead10_new * t1283 - t1275 * ahead41_new;
                                    let t1293 = inv_ahead50_new * (t1292 + ahead51_new * t1290)
                                        + (sin_theta_ahead_new * h_over_m1_plus_m2
                                            + t1271 * ahead47_new) - t512 * t1288;
                                    let t1294 = sin_theta_ahead_new * t1291
                                        + (t1264 * ahead56_new - t1265 * ahead52_new)
                                        - cos_theta_ahead_new * t1293;
                                    let t1295 = t1274 * t512 + t511 * t1271
                                        - (t1276 * t510 + t507 * t1268);
                                    let t1296 = t1295 * ahead31_new
                                        + (t1276 * t514 - t1274 * t515
                                            + (t507 * t1281 - t511 * t1280));
                                    let t1297 = t606 * t1279 + t1296;
                                    let t1298 = ahead76_new * (ahead64_new * t1286 - t1297);
                                    let t1299 = t1278 * ahead62_new - ahead30_new * t1297;
                                    let t1300 = inv_ahead27_new * (t1295 - t1273 * ahead63_new)
                                        - inv_ahead45_new * (t1299 - ahead66_new * t1287);
                                    let t1301 = t1277 * ahead62_new - ahead5_new * t1297;
                                    let t1302 = t510 * t1300
                                        + (t1268 * ahead67_new
                                            + inv_ahead50_new * (t1301 + ahead74_new * t1290));
                                    let t1303 = t1302 - inv_m1_plus_m2 * t1276;
                                    [
                                        t795,
                                        twice_x_rate,
                                        t799,
                                        t803,
                                        twice_y_rate,
                                        t805,
                                        t811,
                                        t812,
                                        t813,
                                        t814,
                                        t815,
                                        t817,
                                        t820,
                                        t821,
                                        t823,
                                        t826,
                                        t833,
                                        t836,
                                        t839,
                                        t843,
                                        t845,
                                        t846,
                                        t849,
                                        t853,
                                        t855,
                                        t857,
                                        t859,
                                        t866,
                                        t867,
                                        t868,
                                        t871,
                                        t872,
                                        t876,
                                        t877,
                                        t881,
                                        t885,
                                        t886,
                                        t888,
                                        t889,
                                        t891,
                                        t892,
                                        t893,
                                        t895,
                                        t900,
                                        t903,
                                        t905,
                                        t907,
                                        t909,
                                        t910,
                                        t911,
                                        t912,
                                        t913,
                                        t914,
                                        t916,
                                        t917,
                                        t928,
                                        t933,
                                        t936,
                                        t939,
                                        t942,
                                        t943,
                                        t944,
                                        t947,
                                        t951,
                                        t953,
                                        t956,
                                        t958,
                                        t962,
                                        t963,
                                        t964,
                                        t967,
                                        t968,
                                        t972,
                                        t973,
                                        t974,
                                        t976,
                                        t983,
                                        t984,
                                        t986,
                                        t990,
                                        t992,
                                        t993,
                                        t995,
                                        t996,
                                        t997,
                                        t1002,
                                        t1004,
                                        t1006,
                                        t1008,
                                        t1010,
                                        t1014,
                                        t1015,
                                        t1016,
                                        t1017,
                                        t1018,
                                        t1088,
                                        t1089,
                                        t1090,
                                        t1091,
                                        t1096,
                                        t1097,
                                        t1098,
                                        t1099,
                                        t1100,
                                        t1101,
                                        t1103,
                                        t1104,
                                        t1160,
                                        t1234,
                                        t1240,
                                        t1241,
                                        t1255,
                                        t1258,
                                        t1260,
                                        t1261,
                                        t1262,
                                        t1263,
                                        t1264,
                                        t1265,
                                        t1266,
                                        t1267,
                                        t1269,
                                        t1270,
                                        t1271,
                                        t1272,
                                        t1273,
                                        t1274,
                                        t1275,
                                        t1276,
                                        t1277,
                                        t1278,
                                        t1279,
                                        t1283,
                                        t1284,
                                        t1286,
                                        t1287,
                                        t1288,
                                        t1289,
                                        t1290,
                                        t1291,
                                        t1292,
                                        t1293,
                                        t1294,
                                        t1295,
                                        t1297,
                                        t1298,
                                        t1299,
                                        t1300,
                                        t1301,
                                        t1302,
                                        t1303,
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
                                    t213,
                                    t205,
                                    t222,
                                    t196,
                                    t201,
                                    t206,
                                    t207,
                                    t202,
                                    t212,
                                    t214,
                                    t203,
                                    t226,
                                    t208,
                                    t231,
                                    t242,
                                    t209,
                                    t210,
                                    t215,
                                    t216,
                                    t218,
                                    t219,
                                    t220,
                                    t240,
                                    t241,
                                    t223,
                                    t232,
                                    t227,
                                    t228,
                                    t225,
                                    t230,
                                    t235,
                                    t237,
                                    t243,
                                    t244,
                                    t245,
                                    t247,
                                    t246,
                                    t250,
                                    t251,
                                    t252,
                                    t253,
                                    t254,
                                    t248,
                                    t249,
                                    t255,
                                    t258,
                                    t256,
                                    t266,
                                    t267,
                                    t257,
                                    t259,
                                    t260,
                                    t261,
                                    t262,
                                    t264,
                                    t265,
                                    t269,
                                    t270,
                                    t273,
                                    t274,
                                    t271,
                                    t272,
                                    t275,
                                    t413,
                                    t412,
                                    t300,
                                    t317,
                                    t316,
                                    t328,
                                    t318,
                                    t319,
                                    t320,
                                    t321,
                                    t329,
                                    t278,
                                    t279,
                                    t280,
                                    t281,
                                    t291,
                                    t289,
                                    t292,
                                    t282,
                                    t283,
                                    t284,
                                    t423,
                                    t418,
                                    t419,
                                    t420,
                                    t323,
                                    t334,
                                    t330,
                                    t355,
                                    t356,
                                    t357,
                                    t361,
                                    t362,
                                    t359,
                                    t360,
                                    t324,
                                    t370,
                                    t431,
                                    t322,
                                    t325,
                                    t326,
                                    t387,
                                    t388,
                                    t389,
                                    t415,
                                    t297,
                                    t298,
                                    t299,
                                    t286,
                                    t305,
                                    t401,
                                    t308,
                                    t368,
                                    t369,
                                    t416,
                                    t310,
                                    t311,
                                    t312,
                                    t331,
                                    t332,
                                    t333,
                                    t425,
                                    t426,
                                    t427,
                                    t421,
                                    t422,
                                    t428,
                                    t434,
                                    t429,
                                    t430,
                                    t438,
                                    t439,
                                    t436,
                                    t440,
                                    t441,
                                    t443,
                                    t451,
                                    t446,
                                    t447,
                                    t448,
                                    t449,
                                    t453,
                                    t444,
                                    t348,
                                    t337,
                                    t338,
                                    t340,
                                    t341,
                                    t344,
                                    t345,
                                    t350,
                                    t364,
                                    t352,
                                    t365,
                                    t353,
                                    t354,
                                    t366,
                                    t372,
                                    t373,
                                    t374,
                                    t375,
                                    t377,
                                    t378,
                                    t379,
                                    t381,
                                    t382,
                                    t383,
                                    t384,
                                    t385,
                                    t392,
                                    t395,
                                    t396,
                                    t407,
                                    t408,
                                    t403,
                                    t404,
                                    t409,
                                    t386,
                                    t398,
                                    t455,
                                    t411,
                                    t456,
                                    t306,
                                    t301,
                                    t459,
                                    t287,
                                    t461,
                                    t457,
                                    t460,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t509,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t507,
                                    ahead5_new,
                                    ahead8_new,
                                    t511,
                                    ahead10_new,
                                    t510,
                                    t512,
                                    t513,
                                    half_m1_plus_m2,
                                    t514,
                                    t515,
                                    ahead30_new,
                                    t606,
                                    t462,
                                    t463,
                                    k15,
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
                                    t750,
                                    t767,
                                    t769,
                                    t779,
                                    t781,
                                    t787,
                                    t788,
                                    t793,
                                    t745,
                                    h_over_m1_plus_m2,
                                    k20,
                                    m2_a2_h,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    half_m2_a2_l1_h,
                                    half_m2_a2_h,
                                    m2_l1_a2_h,
                                    k21,
                                    k22,
                                    m2_a2_h_2,
                                    half_m2_a2_h_2,
                                    k23,
                                    k24,
                                    k25,
                                    k26,
                                    k27,
                                    k28,
                                    k29,
                                    k30,
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
                            let [t1473, t1483, t1488, t1537, t1811, t1813] = {
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
                                    t454,
                                    t410,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t508,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t507,
                                    ahead5_new,
                                    ahead8_new,
                                    t511,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t17,
                                    t534,
                                    t524,
                                    t538,
                                    t503,
                                    t18,
                                    t510,
                                    t512,
                                    t513,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t521,
                                    t520,
                                    t530,
                                    t598,
                                    half_l1,
                                    t597,
                                    t782,
                                    t792,
                                    t522,
                                    t531,
                                    t489,
                                    t492,
                                    t484,
                                    t485,
                                    t465,
                                    t464,
                                    ahead24_new,
                                    t514,
                                    t515,
                                    ahead30_new,
                                    t606,
                                    t526,
                                    t528,
                                    sin_phi_rate_half_h,
                                    t504,
                                    t783,
                                    t540,
                                    t532,
                                    t502,
                                    t596,
                                    t766,
                                    t777,
                                    t21,
                                    t463,
                                    t535,
                                    t536,
                                    t545,
                                    t790,
                                    k15,
                                    t541,
                                    t557,
                                    t558,
                                    t561,
                                    t562,
                                    t563,
                                    t560,
                                    t784,
                                    t785,
                                    t786,
                                    t791,
                                    t789,
                                    t542,
                                    t567,
                                    t569,
                                    t546,
                                    t566,
                                    t568,
                                    t549,
                                    t554,
                                    t564,
                                    t550,
                                    t548,
                                    t555,
                                    t614,
                                    t616,
                                    t770,
                                    t771,
                                    t756,
                                    t754,
                                    t714,
                                    t22,
                                    t710,
                                    t505,
                                    t499,
                                    half_a1,
                                    t765,
                                    t778,
                                    t500,
                                    t501,
                                    t506,
                                    ahead27_new,
                                    t469,
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
                                    t525,
                                    t474,
                                    t473,
                                    t468,
                                    t471,
                                    t472,
                                    t481,
                                    t482,
                                    t477,
                                    t478,
                                    t479,
                                    inv_ahead88_new,
                                    t633,
                                    t635,
                                    inv_ahead97_new,
                                    t607,
                                    t608,
                                    t637,
                                    t638,
                                    inv_ahead105_new,
                                    t636,
                                    t640,
                                    t746,
                                    t747,
                                    t609,
                                    t641,
                                    t705,
                                    t706,
                                    t698,
                                    t699,
                                    t700,
                                    t701,
                                    t717,
                                    t720,
                                    t721,
                                    t749,
                                    t738,
                                    t739,
                                    t740,
                                    t741,
                                    t780,
                                    t490,
                                    t491,
                                    t493,
                                    t494,
                                    t466,
                                    t483,
                                    t486,
                                    t488,
                                    t495,
                                    t496,
                                    t556,
                                    t523,
                                    t565,
                                    t579,
                                    t577,
                                    t572,
                                    t573,
                                    t571,
                                    t551,
                                    t611,
                                    t594,
                                    t595,
                                    t576,
                                    t574,
                                    t575,
                                    t580,
                                    t552,
                                    t581,
                                    t516,
                                    t517,
                                    t582,
                                    t600,
                                    t599,
                                    t751,
                                    t584,
                                    t583,
                                    t601,
                                    t590,
                                    t591,
                                    t602,
                                    t587,
                                    t585,
                                    t588,
                                    t592,
                                    t593,
                                    t589,
                                    t617,
                                    t613,
                                    t647,
                                    t618,
                                    t648,
                                    t649,
                                    t650,
                                    t652,
                                    t654,
                                    t651,
                                    t660,
                                    t661,
                                    t662,
                                    t653,
                                    t663,
                                    t656,
                                    t655,
                                    t657,
                                    t664,
                                    t658,
                                    t672,
                                    t757,
                                    t755,
                                    t753,
                                    t772,
                                    t773,
                                    t775,
                                    t774,
                                    t758,
                                    t752,
                                    t761,
                                    t759,
                                    t622,
                                    t621,
                                    t612,
                                    t604,
                                    t665,
                                    t666,
                                    t667,
                                    t619,
                                    t623,
                                    t671,
                                    t668,
                                    t624,
                                    t620,
                                    t625,
                                    t626,
                                    t680,
                                    t627,
                                    t683,
                                    t681,
                                    t682,
                                    t675,
                                    t673,
                                    t674,
                                    t677,
                                    t678,
                                    t679,
                                    t670,
                                    t684,
                                    t762,
                                    t763,
                                    t610,
                                    t630,
                                    t646,
                                    t685,
                                    t703,
                                    t704,
                                    t645,
                                    t631,
                                    t643,
                                    t686,
                                    t687,
                                    t688,
                                    t694,
                                    t691,
                                    t692,
                                    t695,
                                    t690,
                                    t696,
                                    t697,
                                    t711,
                                    t712,
                                    t709,
                                    t715,
                                    t728,
                                    t724,
                                    t726,
                                    t729,
                                    t730,
                                    t731,
                                    t733,
                                    t734,
                                    t760,
                                    t707,
                                    t702,
                                    t722,
                                    t743,
                                    t716,
                                    t742,
                                    t735,
                                    t750,
                                    t767,
                                    t769,
                                    t779,
                                    t781,
                                    t787,
                                    t788,
                                    t793,
                                    t744,
                                    t736,
                                    t795,
                                    t812,
                                    t814,
                                    t820,
                                    t813,
                                    t823,
                                    t821,
                                    t817,
                                    t815,
                                    t826,
                                    t833,
                                    t836,
                                    t839,
                                    t845,
                                    t843,
                                    t849,
                                    t855,
                                    t857,
                                    t859,
                                    t871,
                                    t889,
                                    t846,
                                    t853,
                                    t872,
                                    t866,
                                    t867,
                                    t868,
                                    t891,
                                    t876,
                                    t893,
                                    t895,
                                    t886,
                                    t885,
                                    t888,
                                    t913,
                                    a2_h,
                                    m2_a2_h,
                                    t911,
                                    t912,
                                    t916,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    t914,
                                    t917,
                                    m2_l1_a2_h,
                                    t928,
                                    t973,
                                    t933,
                                    t936,
                                    t939,
                                    t943,
                                    t942,
                                    t947,
                                    t953,
                                    t956,
                                    t958,
                                    t967,
                                    t993,
                                    t944,
                                    t951,
                                    t968,
                                    t962,
                                    t963,
                                    t964,
                                    t995,
                                    t972,
                                    t990,
                                    t992,
                                    t984,
                                    t983,
                                    t986,
                                    t1014,
                                    t1090,
                                    t1160,
                                    t1234,
                                    t1255,
                                    t1258,
                                    t1264,
                                    t1265,
                                    t1266,
                                    t1267,
                                    t1276,
                                    t1277,
                                    t1269,
                                    t1270,
                                    t1274,
                                    t1275,
                                    t1271,
                                    t1273,
                                    t1278,
                                    t1272,
                                    t1295,
                                    t527,
                                    a1_h,
                                    half_a1_h,
                                    twice_h,
                                    t1279,
                                    t1286,
                                    t1283,
                                    t1284,
                                    t1287,
                                    t1288,
                                    t1292,
                                    t1290,
                                    t1293,
                                    t1289,
                                    t1291,
                                    t1297,
                                    t1298,
                                    t1299,
                                    t1300,
                                    t1301,
                                    t1302,
                                    t1303,
                                    t1294,
                                    cos_phi_rate_half_h,
                                    k31,
                                    k32,
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
                                    let t1304 = l2 * t1298 - t1276 * ahead75_new
                                        + (ahead13_new * t1300 - t1274 * ahead71_new)
                                        - t507 * t1303;
                                    let t1305 = t512 * t1300 - t1271 * ahead67_new;
                                    let t1306 = t1275 * ahead62_new + ahead10_new * t1297;
                                    let t1307 = inv_ahead50_new * (ahead70_new * t1290 - t1306);
                                    let t1308 = t1305 + (inv_m1_plus_m2 * t1274 + t1307);
                                    let t1309 = ahead76_new * (t1283 + ahead43_new * t1286);
                                    let t1310 = t1276 * ahead56_new + l2 * t1309
                                        - (t1274 * ahead52_new + ahead13_new * t1288)
                                        + (t507 * t1291 - t511 * t1293);
                                    let t1311 = inv_ahead88_new * (t1310 - t633 * t1294);
                                    let t1312 = t1304 - t511 * t1308 - t633 * t1310
                                        - ahead92_new * t1311;
                                    let t1313 = rt::lit::<T>(1.0) / (ahead35_new * ahead35_new);
                                    let t1314 = rt::lit::<T>(2.0) * (ahead41_new * t1283);
                                    let t1315 = ahead35_new * t1294 - ahead88_new * t1286;
                                    let t1316 = ahead35_new * t1315 - ahead97_new * t1286;
                                    let t1317 = ahead92_new * t1283 + ahead41_new * t1310;
                                    let t1318 = t1298
                                        - inv_ahead97_new * (t1317 - t607 * t1315);
                                    let t1319 = t637 * (t1318 - t638 * t1312);
                                    let t1320 = t1286 * t1313
                                        - inv_ahead105_new * (t1314 - t636 * t1316) - t638 * t1318
                                        - t608 * t1319;
                                    let t1321 = t640 * t1312 + t635 * t1320;
                                    let t1322 = t641 * t1294 + ahead88_new * t1321;
                                    let t1323 = ahead35 * t1286;
                                    let t1324 = rt::lit::<T>(0.5) * t1286;
                                    let t1325 = rt::lit::<T>(0.5) * t1297;
                                    let t1326 = rt::lit::<T>(0.5) * t1278;
                                    let t1327 = rt::lit::<T>(0.5) * t1273;
                                    let t1328 = rt::lit::<T>(0.5) * t1267;
                                    let t1329 = rt::lit::<T>(0.5) * t1270;
                                    let t1330 = h * t527;
                                    let t1331 = t55 * t1330 - t526 * t814;
                                    let t1332 = rt::lit::<T>(0.5) * t1331;
                                    let t1333 = t1264 * t502 + t503 * t1332;
                                    let t1334 = t526 * t812 + t54 * t1330;
                                    let t1335 = m2_a2 * t1333 + (t1334 * t536 - t1265 * t540);
                                    let t1336 = inv_m1_plus_m2 * t1335;
                                    let t1337 = rt::lit::<T>(0.5) * t1334;
                                    let t1338 = t1265 * t502 + t503 * t1337;
                                    let t1339 = t1331 * t536 - t1264 * t540 - m2_a2 * t1338;
                                    let t1340 = t1267 * k4;
                                    let t1341 = t1270 * k4;
                                    let t1342 = inv_m1_plus_m2 * t1339;
                                    let t1343 = t522 * t1339 + (t1340 * t541 + t545 * t1341)
                                        + (t521 * t1342 - t531 * t1335);
                                    let t1344 = t1328 * t542 + t1329 * t546 - t530 * t1336
                                        + t1343;
                                    let t1345 = half_m2_a2 * t1276;
                                    let t1346 = half_m2_a2 * t1274;
                                    let t1347 = t524 * t1332 - t1264 * t504 - t1338;
                                    let t1348 = m2_a2 * t1347;
                                    let t1349 = t1333 + (t524 * t1337 - t1265 * t504);
                                    let t1350 = m2_a2 * t1349;
                                    let t1351 = t522 * t1348 + (t1340 * t558 + t1341 * t563)
                                        + (t561 * t1342 - t531 * t1350);
                                    let t1352 = t1345 * t542 + t1346 * t546 - t560 * t1336
                                        + t1351;
                                    let t1353 = ahead27 * t1273;
                                    let t1354 = t1326 * t549 - t1327 * t564
                                        + (t554 * t1344 - t525 * t1352) - t1353 * t565;
                                    let t1355 = t523 * t1354;
                                    let t1356 = k3 * t1347;
                                    let t1357 = k3 * t1349;
                                    let t1358 = t1276 * k15;
                                    let t1359 = t1274 * k15;
                                    let t1360 = t567 * t1348
                                        + (t1358 * t558 + t1345 * t569
                                            + (t1359 * t563 + t1346 * t568));
                                    let t1361 = t554 * t1355
                                        + (t1326 * t565
                                            + (t561 * t1356 - t560 * t1357 + (t1360 - t566 * t1350)));
                                    let t1362 = t1361
                                        - rt::lit::<T>(0.5) * (t1352 * t556 + t564 * t1279);
                                    let t1363 = rt::lit::<T>(0.5) * t1295;
                                    let t1364 = rt::lit::<T>(0.5) * t1276;
                                    let t1365 = rt::lit::<T>(0.5) * t1274;
                                    let t1366 = t520 * t1356
                                        + (t1358 * t557 + t1359 * t562
                                            + (t1364 * t569 + t1365 * t568));
                                    let t1367 = t614 * t1355
                                        + (t1363 * t565
                                            + (t1366 + (t567 * t1347 - t566 * t1349 - t598 * t1357)));
                                    let t1368 = t522 * t1347 + (t1340 * t557 + t1341 * t562)
                                        + (t520 * t1342 - t531 * t1349);
                                    let t1369 = t1364 * t542 + t1365 * t546 - t598 * t1336
                                        + t1368;
                                    let t1370 = t1367
                                        - rt::lit::<T>(0.5) * (t616 * t1279 + t1369 * t556);
                                    let t1371 = t618 * t1323
                                        + (t1324 * t617 - t1325 * t579
                                            + (t613 * t1362 - t577 * t1370));
                                    let t1372 = t594 * t1371;
                                    let t1373 = rt::lit::<T>(0.5) * t1291;
                                    let t1374 = rt::lit::<T>(0.5) * t1293;
                                    let t1375 = t1264 * t542 + t1265 * t546
                                        + (t534 * t1342 - t538 * t1336);
                                    let t1376 = t528 * t1340 + t522 * t1332
                                        - (t531 * t1337 - t532 * t1341);
                                    let t1377 = rt::lit::<T>(0.5) * t1272;
                                    let t1378 = rt::lit::<T>(0.5)
                                        * (t538 * t1357 - (t1265 * t568 + t1264 * t569)
                                            - t534 * t1356)
                                        + rt::lit::<T>(2.0)
                                            * (t1337 * t566 - t532 * t1359
                                                - (t528 * t1358 + t1332 * t567));
                                    let t1379 = t550 * t1355
                                        + (t555 * t1279
                                            + (t556 * (rt::lit::<T>(0.25) * t1375 + t1376)
                                                + (t1377 * t565 + t1378)));
                                    let t1380 = rt::lit::<T>(0.5) * t1283;
                                    let t1381 = t595 * t1323
                                        + (t577 * t1379 + t1380 * t579
                                            + (t573 * t1362 - t1324 * t571));
                                    let t1382 = t594 * t1381;
                                    let t1383 = t1364 * t589 + t1365 * t602
                                        + (l2 * t1382 + t1347 * t593
                                            + (t596 * t1288 - t1349 * t591));
                                    let t1384 = t1327 * t548 + t1377 * t549
                                        + (t525
                                            * (rt::lit::<T>(2.0) * t1376 + rt::lit::<T>(0.5) * t1375)
                                            + t550 * t1344);
                                    let t1385 = t525 * t1362
                                        + (t1344 * t577 + t1327 * t579 - t549 * t1324);
                                    let t1386 = t575
                                        * (t554 * t1379 + (t1326 * t571 - t1352 * t573)
                                            - t564 * t1380) + (t1287 * t574 + t1284 * t580);
                                    let t1387 = ahead45 * t1287;
                                    let t1388 = t523 * (t1384 - t1353 * t551)
                                        + t552
                                            * (rt::lit::<T>(0.5) * (t576 * t1385 + t1386)
                                                - t581 * t1387);
                                    let t1389 = rt::lit::<T>(0.5) * t1288;
                                    let t1390 = half_m1_plus_m2 * t1286;
                                    let t1391 = t584
                                        * (t561 * t1379
                                            + (t558 * t1380 + (t1348 * t573 + t1345 * t571)))
                                        - t1390 * t585;
                                    let t1392 = ahead50 * t1290;
                                    let t1393 = m1_plus_m2 * t1362;
                                    let t1394 = t1340 * t582
                                        + (inv_m1_plus_m2 * t1331 + t1342 * t517)
                                        - t583
                                            * (t1391
                                                + (t588 * t1392
                                                    + rt::lit::<T>(0.5) * (t587 * t1393 + t1289 * t751)));
                                    let t1395 = t522 * t1388 + (t542 * t1389 + t1394);
                                    let t1396 = t584
                                        * (t560 * t1379 - (t1346 * t571 + t1350 * t573)
                                            - t563 * t1380) - t1390 * t599;
                                    let t1397 = t583
                                        * (t1396
                                            + (t601 * t1392
                                                + rt::lit::<T>(0.5) * (t1292 * t751 + t600 * t1393)))
                                        + (t1341 * t582 + (inv_m1_plus_m2 * t1334 + t1336 * t517));
                                    let t1398 = t546 * t1389 + t1397 - t531 * t1388;
                                    let t1399 = t557 * t1373 + t562 * t1374
                                        + (t1383 - t597 * t1388) + (t520 * t1395 - t598 * t1398);
                                    let t1400 = rt::lit::<T>(0.5) * t1310;
                                    let t1401 = t619
                                        * (t573 * t1399
                                            + (t1400 * t571 + (t612 * t1379 + t1380 * t604)))
                                        + (t1315 * t620 - t1317 * t623);
                                    let t1402 = rt::lit::<T>(0.5)
                                        * (t534 * t1395 + (t1264 * t589 + t1265 * t602)
                                            - t538 * t1398)
                                        + (t532 * t1293
                                            + (t528 * t1291 + (t1332 * t592 - t1337 * t590)));
                                    let t1403 = rt::lit::<T>(0.5) * t1294;
                                    let t1404 = t577 * t1402
                                        - (t1403 * t579 + (t1324 * t621 + t622 * t1362));
                                    let t1405 = t1372
                                        - t625
                                            * (rt::lit::<T>(0.5) * (t1401 - t624 * t1404)
                                                - t626 * (ahead97 * t1315));
                                    let t1406 = t21 * t1405 - t19 * t1318;
                                    let t1407 = t17 * t1318;
                                    let t1408 = t643
                                        * (t612 * t1406
                                            + (rt::lit::<T>(0.5) * (t610 * t1399 + t1407 * t604)
                                                + t1400 * t630));
                                    let t1409 = t609 * t1310 + ahead92_new * t1407;
                                    let t1410 = rt::lit::<T>(0.5) * t1318;
                                    let t1411 = t675
                                        * (t577 * t1404
                                            - (t1324 * t623
                                                + rt::lit::<T>(0.5) * (t619 * t1362 + t1315 * t579)));
                                    let t1412 = t674 * (t572 * t1379 + t1283 * t571)
                                        + t1316 * t673 - t1314 * t677 - t1411;
                                    let t1413 = t594 * (t1362 + t672 * t1323) - t1410 * t682
                                        - t678
                                            * (rt::lit::<T>(0.5) * t1412 - t679 * (ahead105 * t1316));
                                    let t1414 = rt::lit::<T>(0.5) * t1312;
                                    let t1415 = t1363 * t549 - t1327 * t616
                                        + (t614 * t1344 - t525 * t1369) - t1353 * t647;
                                    let t1416 = t648 * t1385 + (t1299 * t580 - t1287 * t649)
                                        - t575
                                            * (t554 * t1370
                                                + (t1352 * t613 + t1326 * t617 - t564 * t1325));
                                    let t1417 = t523 * t1415
                                        - t552 * (rt::lit::<T>(0.5) * t1416 - t650 * t1387);
                                    let t1418 = rt::lit::<T>(0.5) * t1302 - t1276 * k4;
                                    let t1419 = t1390 * t661
                                        - t584
                                            * (t560 * t1370
                                                + (t1350 * t613 - t1346 * t617 - t563 * t1325));
                                    let t1420 = t583
                                        * (t1419
                                            + (t662 * t1392
                                                + rt::lit::<T>(0.5) * (t660 * t1393 - t1306 * t751)))
                                        + (inv_m1_plus_m2 * t1349 - t1336 * t654 - t1341 * t651);
                                    let t1421 = rt::lit::<T>(0.5) * t1300;
                                    let t1422 = t531 * t1417 + (t1420 - t546 * t1421);
                                    let t1423 = t1274 * k4
                                        + rt::lit::<T>(0.5) * (t1305 + t1307);
                                    let t1424 = l2 * t1372 - t596 * t1300
                                        + (t1365 * t663 - t1349 * t653)
                                        - (t1347 * t664 + t1364 * t658);
                                    let t1425 = t584
                                        * (t1348 * t613 - t1345 * t617 - t558 * t1325
                                            - t561 * t1370) - t1390 * t655;
                                    let t1426 = t583
                                        * (t1425
                                            + (t657 * t1392
                                                + rt::lit::<T>(0.5) * (t656 * t1393 + t1301 * t751)))
                                        + (t1340 * t651 + (t1342 * t654 - inv_m1_plus_m2 * t1347));
                                    let t1427 = t522 * t1417 + (t542 * t1421 + t1426);
                                    let t1428 = t597 * t1417 - t557 * t1418 - t598 * t1422
                                        + (t562 * t1423 + t1424 - t520 * t1427);
                                    let t1429 = t622 * t1399
                                        + (t1403 * t604 - t1400 * t621 - t667 * (ahead88 * t1294))
                                        - t612 * t1402;
                                    let t1430 = t612 * t666;
                                    let t1431 = t1428 - t1400 * t667
                                        - rt::lit::<T>(0.5) * (t665 * t1399 + t1311 * t604)
                                        - t1429 * t1430;
                                    let t1432 = t671 * t1405
                                        + (t1414 * t627 - t1410 * t668 - t682 * (ahead99 * t1312)
                                            - t680 * t1431);
                                    let t1433 = t680 * t681;
                                    let t1434 = t1413
                                        - rt::lit::<T>(0.5) * (t683 * t1405 + t1319 * t627)
                                        - t1432 * t1433;
                                    let t1435 = rt::lit::<T>(0.5) * t1320;
                                    let t1436 = t671 * t1434
                                        + (t1435 * t668 + (t670 * t1431 + t1414 * t684));
                                    let t1437 = t645
                                        * (t622 * t1436
                                            + (rt::lit::<T>(0.5) * (t646 * t1402 + t1321 * t621)
                                                + t1403 * t685));
                                    let t1438 = rt::lit::<T>(0.5)
                                        * (t1322 * t631 + (t1408 - t1409 * t686) - t1437)
                                        - t688 * (ahead110 * t1322);
                                    let t1439 = t640 * t1315 + ahead97_new * t1320;
                                    let t1440 = t17 * t1283;
                                    let t1441 = t694
                                        * (rt::lit::<T>(0.5) * (t1315 * t684 + t619 * t1434)
                                            + (t670 * t1404 + t1435 * t623));
                                    let t1442 = t1439 * t691
                                        + (t692 * (t21 * t1379 - t19 * t1283) - t1440 * t695)
                                        - t1441;
                                    let t1443 = t687 * t1438
                                        - t690
                                            * (rt::lit::<T>(0.5) * t1442 - t696 * (ahead111 * t1439));
                                    let t1444 = t19 - ahead108 * t763;
                                    let t1445 = t762 * (t21 * t1434 + t1320 * t1444);
                                    let t1446 = t705 * (t1407 - t706 * t1321);
                                    let t1447 = m1_plus_m2 * t1385;
                                    let t1448 = ahead8_new * t1278 - t1270 * ahead30_new;
                                    let t1449 = t1448 * t757
                                        - t755
                                            * (t554 * t1335 + t1326 * t545
                                                + (t530 * t1352 - t1329 * t564));
                                    let t1450 = m1_plus_m2 * t1287;
                                    let t1451 = ahead78 * t1450;
                                    let t1452 = t773 * t1392
                                        + (t560 * t1393
                                            + (t563 * t1390 - (t1346 * t751 + t1350 * t584)));
                                    let t1453 = t753
                                        * (rt::lit::<T>(0.5)
                                            * (t770 * t1447 + (t1449 - t771 * t1450)) - t772 * t1451)
                                        - t583 * t1452;
                                    let t1454 = t747 * (t746 * t1320);
                                    let t1455 = inv_ahead78_new * (t1448 - ahead79_new * t1450)
                                        - inv_ahead50_new * (ahead80_new * t1290 - t1275);
                                    let t1456 = t1446 * t663
                                        + (t707 * t1422 + (t760 * t1453 - t1454 * t774))
                                        - t1455 * t763;
                                    let t1457 = t698 * (t1409 - t699 * t1322)
                                        - t700 * (t1440 - t701 * t1439);
                                    let t1458 = rt::lit::<T>(0.5) * t1457;
                                    let t1459 = t1423 * t704 - t702 * t1398 - t1374 * t697
                                        - t775 * t1445 + (rt::lit::<T>(0.5) * t1456 - t1458 * t602);
                                    let t1460 = rt::lit::<T>(0.5)
                                        * (t1321 * t630 + (t646 * t1406 - t1407 * t685)
                                            - t610 * t1436) - t704 * (ahead109 * t1321);
                                    let t1461 = t703 * t1460;
                                    let t1462 = t591 * t1443 + (t1459 - t653 * t1461);
                                    let t1463 = t17 * t1278;
                                    let t1464 = t640 * t1287 + ahead45_new * t1320;
                                    let t1465 = t706 * t1300 + t717 * t1288
                                        + (ahead67_new * t1446 + t720 * (t1463 - t721 * t1464));
                                    let t1466 = ahead47_new * t1457 + t1465;
                                    let t1467 = rt::lit::<T>(0.5)
                                        * (t707 * t1417 + t1446 * t651)
                                        + (t1389 * t697 + (t702 * t1388 + t1421 * t704));
                                    let t1468 = t714
                                        * (rt::lit::<T>(0.5) * (t1287 * t684 + t575 * t1434)
                                            - (t670 * t1385 + t1435 * t580));
                                    let t1469 = t710 - ahead112 * t715;
                                    let t1470 = rt::lit::<T>(0.5) * (t1463 * t712 + t1468)
                                        + (t1464 * t1469 + t711 * (t19 * t1326 + t22 * t1352));
                                    let t1471 = t517 * t1443
                                        + (t654 * t1461 + (t1458 * t582 + t1467) - t709 * t1470);
                                    let t1472 = sin_theta_ahead_new * a1_h;
                                    let t1473 = t1462
                                        + (t722 * (t1334 * half_a1) + t777 * t1466)
                                        - rt::lit::<T>(0.5) * (a1 * t538 * t1471 - t1472 * t716);
                                    let t1474 = cos_theta_ahead_new * a1_h;
                                    let t1475 = t752 * t1392
                                        + (t561 * t1393
                                            + (t1348 * t584 + t1345 * t751 - t558 * t1390));
                                    let t1476 = ahead3_new * t1278 + t1267 * ahead30_new;
                                    let t1477 = t755
                                        * (t554 * t1339 + t1326 * t541
                                            - (t1328 * t564 + t521 * t1352)) + t1476 * t757;
                                    let t1478 = t583 * t1475
                                        - t753
                                            * (rt::lit::<T>(0.5)
                                                * (t756 * t1447 + (t754 * t1450 + t1477)) - t758 * t1451);
                                    let t1479 = inv_ahead50_new * (t1277 + ahead84_new * t1290)
                                        - inv_ahead78_new * (t1476 - ahead83_new * t1450);
                                    let t1480 = t760 * t1478 - t1454 * t759 - t707 * t1427
                                        - t1446 * t658 - t1479 * t763;
                                    let t1481 = rt::lit::<T>(0.5) * t1480 - t1458 * t589
                                        - (t761 * t1445
                                            + (t1373 * t697 + (t702 * t1395 + t1418 * t704)));
                                    let t1482 = t1481 - t664 * t1461 - t593 * t1443;
                                    let t1483 = rt::lit::<T>(0.5)
                                        * (t1474 * t716 + a1 * t534 * t1471)
                                        + (t1482 + (t766 * t1466 + t722 * (t1331 * half_a1)));
                                    let t1484 = t747 * t1479 - ahead85_new * t1454
                                        - t706 * t1303 - t717 * t1291 - ahead75_new * t1446;
                                    let t1485 = rt::lit::<T>(0.5)
                                        * (t1484 - ahead56_new * t1457);
                                    let t1486 = t706 * t1308
                                        + (t747 * t1455 - ahead81_new * t1454) - t717 * t1293
                                        - ahead71_new * t1446;
                                    let t1487 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1457 + t1486);
                                    let t1488 = t767
                                        * (t1485
                                            + rt::lit::<T>(0.5) * (t1474 * t749 + ahead16_new * t1466))
                                        + t779
                                            * (t1487
                                                - rt::lit::<T>(0.5) * (ahead17_new * t1466 - t1472 * t749));
                                    let t1489 = ahead35_new * t1320 - t640 * t1286;
                                    let t1490 = t19 - ahead114 * t734;
                                    let t1491 = t21
                                        * (t577 * t1434
                                            - (t1435 * t579 + (t1324 * t684 + t670 * t1362)))
                                        + t1489 * t1490;
                                    let t1492 = ahead35_new * t1321 - t641 * t1286;
                                    let t1493 = t726
                                        * (t613 * t1406
                                            - (t1325 * t630
                                                + rt::lit::<T>(0.5) * (t610 * t1370 + t1407 * t617)));
                                    let t1494 = ahead62_new * t1407 - t609 * t1297;
                                    let t1495 = t728
                                        * (t577 * t1436
                                            - (t1324 * t685
                                                + rt::lit::<T>(0.5) * (t646 * t1362 + t1321 * t579)));
                                    let t1496 = rt::lit::<T>(0.5)
                                        * (t1492 * t724 + (t1493 - t1494 * t729) - t1495)
                                        - t731 * (ahead113 * t1492);
                                    let t1497 = rt::lit::<T>(0.5)
                                        * (t1309 * t697 + t611 * t1443)
                                        + (t1458 * t595 + (t702 * t1382 - t733 * t1491)
                                            - t730 * t1496);
                                    let t1498 = rt::lit::<T>(0.5) * t1466;
                                    let t1499 = t508 * t1265 + a2 * t1269;
                                    let t1500 = rt::lit::<T>(0.5) * t1499 * t716
                                        + t743 * (a2 * t1333 + (t1334 * t535 - t1265 * t783));
                                    let t1501 = ahead43_new * t1457
                                        + (t717 * t1309 - t739 * (t738 * t1489)
                                            - t740 * (t1494 - t741 * t1492));
                                    let t1502 = rt::lit::<T>(0.5) * t1501;
                                    let t1503 = t790 * t1498 + t1500
                                        - (a2 * (t1365 * t735 + t1349 * t742) + t791 * t1502);
                                    let t1504 = t508 * t1264 - a2 * t1266;
                                    let t1505 = t743
                                        * (t1331 * t535 - t1264 * t783 - a2 * t1338)
                                        + rt::lit::<T>(0.5) * t1504 * t716;
                                    let t1506 = t784 * t1498 + t1505
                                        - (a2 * (t1347 * t742 + t1364 * t735) + t785 * t1502);
                                    let t1507 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1466 + (t1504 * t749 - a2 * t1276 * t780)
                                            - ahead20_new * t1501);
                                    let t1508 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1501 + (t1499 * t749 - a2 * t1274 * t780)
                                            - ahead22_new * t1466);
                                    let t1509 = t781
                                        * (t782 * t1471 + (t1482 + t1506) - t786 * t1497)
                                        + (t787 * (t1485 + t1507) + t793 * (t1487 + t1508));
                                    let t1510 = t18 * t853;
                                    let t1511 = t136 * (t18 * t833 - t468 * t868)
                                        - t134 * (t469 * t846 + t110 * t1510 - t471 * t867);
                                    let t1512 = t131 * (t1510 - t473 * t866);
                                    let t1513 = t472 * t839 - t473 * t855
                                        - (t159 * (t18 * t826 - t481 * t893) + t115 * t1512);
                                    let t1514 = t94 * t1511 + t1513;
                                    let t1515 = t153
                                        * (t106 * t1510 - t469 * t849 - t477 * t886)
                                        + (t472 * t836 + t478 * t885);
                                    let t1516 = t109 * t1511 + t1515;
                                    let t1517 = t454 - j1 * (t482 * t895 + t186 * t1514)
                                        - j2 * (t496 * (t888 - t895) + t495 * (t1516 - t1514));
                                    let t1518 = t55 * half_a1_h;
                                    let t1519 = t474 * t872;
                                    let t1520 = t472 * t843
                                        + (t474 * t889 - t86 * t1519 - t473 * t859) - t122 * t1512;
                                    let t1521 = t96 * t1511 + t1520;
                                    let t1522 = t491 * (t489 * t895 + (t891 + t186 * t1518))
                                        + t490 * (t489 * t1514 + (t482 * t1518 - t1521));
                                    let t1523 = t54 * half_a1_h;
                                    let t1524 = t120 * t1512
                                        + (t142 * t1519 - t474 * t871 - t473 * t857 - t472 * t845);
                                    let t1525 = t98 * t1511 + t1524;
                                    let t1526 = t494 * (t876 + t186 * t1523 - t492 * t895)
                                        + t493 * (t1525 + t482 * t1523 - t492 * t1514);
                                    let t1527 = t69 * t817 + half_a2 * t813;
                                    let t1528 = half_a2 * t815;
                                    let t1529 = t483
                                        * (t876 + (t1527 * t186 - t1528 * t191)
                                            + (t464 * t888 - t465 * t895));
                                    let t1530 = t466
                                        * (t1525 + (t1527 * t482 - t1528 * t479)
                                            + (t464 * t1516 - t465 * t1514));
                                    let t1531 = t69 * t823 - half_a2 * t820;
                                    let t1532 = half_a2 * t821;
                                    let t1533 = t488
                                        * (t891 + (t1531 * t186 - t1532 * t191)
                                            + (t484 * t895 - t485 * t888));
                                    let t1534 = t486
                                        * (t1521 + (t1532 * t479 - t1531 * t482)
                                            + (t485 * t1516 - t484 * t1514));
                                    let t1535 = h
                                        * (t1517 - m1 * (t1522 + t1526)
                                            - m2 * (t1529 + t1530 - (t1533 + t1534)));
                                    let t1536 = j2
                                        * (t736 * (t1502 - t1498) + t744 * (t1497 - t1471))
                                        + (half_j1 * (t722 * t1471 + t1466 * t716)
                                            + (t1535 + t795 * (theta_rate * twice_h)));
                                    let t1537 = m2
                                        * (t788 * (t789 * t1497 + (t1462 + t1503 - t792 * t1471))
                                            + t1509) + t1536;
                                    let t1538 = t57 * (t55 * half_a2_h) + half_a2 * t916;
                                    let t1539 = half_a2 * t917;
                                    let t1540 = t483
                                        * (t972 + (t1538 * t186 - t1539 * t191)
                                            + (t464 * t986 - t465 * t992));
                                    let t1541 = t18 * t951;
                                    let t1542 = t136 * (t18 * t933 - t468 * t964)
                                        - t134 * (t469 * t944 + t110 * t1541 - t471 * t963);
                                    let t1543 = t131 * (t1541 - t473 * t962);
                                    let t1544 = t474 * t968;
                                    let t1545 = t120 * t1543
                                        + (t472 * t943
                                            + (t142 * t1544 - t474 * t967 - t473 * t956));
                                    let t1546 = t98 * t1542 + t1545;
                                    let t1547 = t153
                                        * (t106 * t1541 - t469 * t947 - t477 * t984)
                                        + (t472 * t936 + t478 * t983);
                                    let t1548 = t109 * t1542 + t1547;
                                    let t1549 = t159 * (t18 * t928 + t481 * t990) - t473 * t953
                                        + (t472 * t939 - t115 * t1543);
                                    let t1550 = t94 * t1542 + t1549;
                                    let t1551 = t466
                                        * (t1546 + (t1538 * t482 - t1539 * t479)
                                            + (t464 * t1548 - t465 * t1550));
                                    let t1552 = half_a2 * t912 - t57 * (t54 * half_a2_h);
                                    let t1553 = half_a2 * t914;
                                    let t1554 = t488
                                        * (t995 + (t1552 * t186 - t1553 * t191)
                                            + (t484 * t992 - t485 * t986));
                                    let t1555 = t472 * t942
                                        + (t474 * t993 - t86 * t1544 - t473 * t958) - t122 * t1543;
                                    let t1556 = t96 * t1542 + t1555;
                                    let t1557 = t486
                                        * (t1556 + (t1553 * t479 - t1552 * t482)
                                            + (t485 * t1548 - t484 * t1550));
                                    let t1558 = t491 * (t995 + t489 * t992)
                                        + t490 * (t489 * t1550 - t1556)
                                        + (t494 * (t972 - t492 * t992)
                                            + t493 * (t1546 - t492 * t1550));
                                    let t1559 = j2
                                        * (t496 * (t986 - t992) + t495 * (t1548 - t1550))
                                        + (j1 * (t482 * t992 + t186 * t1550) - t410);
                                    let t1560 = sin_phi_ahead_new
                                        * (cos_phi_ahead_new * k31 - k32);
                                    let t1561 = ahead24_new * t973 - t1560 * t178;
                                    let t1562 = t500 + ahead24 * t501;
                                    let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                                    let t1563 = h * cos_phi_rate_half_h;
                                    let t1564 = rt::lit::<T>(0.5)
                                        * (t58 * t1563 - sin_phi_rate_half_h * t913);
                                    let t1565 = sin_phi_rate_half_h * t911 + t57 * t1563;
                                    let t1566 = t178
                                        * (k5 * (h_cos_phi_ahead_new * t502 + t503 * t1564)
                                            - k6 * t1565) - t505 * t973;
                                    let t1567 = rt::lit::<T>(0.5)
                                        * (t499 * t1561 + t499 * (t1561 - t1560 * t499)
                                            - t973 * t1562) + (t973 * t506 - t178 * t1566);
                                    let t1568 = cos_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1569 = sin_phi_ahead_new * m2_a2_h;
                                    let t1570 = m2_a2 * t1568 - sin_theta_ahead_new * t1569;
                                    let t1571 = inv_m1_plus_m2 * t1570;
                                    let t1572 = sin_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1573 = m2_a2 * t1572 + cos_theta_ahead_new * t1569;
                                    let t1574 = inv_m1_plus_m2 * t1573;
                                    let t1575 = sin_theta_ahead_new * t1571
                                        - cos_theta_ahead_new * t1574;
                                    let t1576 = t510 * t1570 + ahead3_new * t1571;
                                    let t1577 = t512 * t1573 + ahead8_new * t1574;
                                    let t1578 = t1576 + sin_phi_ahead_new * twice_m2_l1_a2_h
                                        - t1577;
                                    let h_sin_phi_ahead_new = h * sin_phi_ahead_new;
                                    let t1579 = t1568
                                        - sin_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1580 = m2_a2 * t1579;
                                    let t1581 = t1572
                                        + cos_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1582 = m2_a2 * t1581;
                                    let t1583 = sin_phi_ahead_new * m2_a2_l1_h
                                        + ahead5_new * t1571 - ahead10_new * t1574
                                        + (t1580 * t510 - t1582 * t512);
                                    let t1584 = inv_ahead27_new * (ahead31_new * t1578 - t1583);
                                    let t1585 = t1581 * k3;
                                    let t1586 = t1579 * k3;
                                    let t1587 = t513 * t1584
                                        + (ahead31_new * t1575
                                            + (cos_theta_ahead_new * t1585
                                                - sin_theta_ahead_new * t1586));
                                    let t1588 = ahead30_new * t1587 - ahead41_new * t1583;
                                    let t1589 = t1580 * t514 + ahead5_new * t1586
                                        - (t1582 * t515 + ahead10_new * t1585)
                                        - ahead31_new * t1583;
                                    let t1590 = ahead30_new * t1584 + t1589;
                                    let t1591 = ahead35_new * t1578 + ahead27_new * t1590;
                                    let t1592 = inv_ahead27_new * (t1575 + ahead42_new * t1578)
                                        + inv_ahead45_new * (t1588 + ahead46_new * t1591);
                                    let t1593 = t1580 * ahead41_new + ahead5_new * t1587;
                                    let t1594 = m1_plus_m2 * t1590;
                                    let t1595 = t510 * t1592
                                        + (ahead47_new * t1571
                                            - inv_ahead50_new * (t1593 + ahead55_new * t1594));
                                    let t1596 = ahead10_new * t1587 - t1582 * ahead41_new;
                                    let t1597 = t512 * t1592
                                        - (ahead47_new * t1574
                                            + inv_ahead50_new * (t1596 + ahead51_new * t1594));
                                    let t1598 = sin_theta_ahead_new * t1595
                                        + cos_theta_ahead_new * t1597;
                                    let t1599 = sin_phi_ahead_new * l1_h;
                                    let t1600 = t1599 + t507 * t1571 - t511 * t1574
                                        + (t1579 * t510 - t1581 * t512);
                                    let t1601 = t1579 * t514 - t1581 * t515
                                        + (t507 * t1586 - t511 * t1585) - ahead31_new * t1600;
                                    let t1602 = t606 * t1584 + t1601;
                                    let t1603 = ahead62_new * t1583 + ahead30_new * t1602;
                                    let t1604 = inv_ahead27_new * (ahead63_new * t1578 - t1600)
                                        - inv_ahead45_new * (ahead66_new * t1591 - t1603);
                                    let t1605 = ahead76_new * (ahead64_new * t1590 - t1602);
                                    let t1606 = ahead13_new * t1604
                                        + (l2 * t1605 - ahead67_new * t1599)
                                        - (t1579 * ahead75_new + t1581 * ahead71_new);
                                    let t1607 = t1580 * ahead62_new - ahead5_new * t1602;
                                    let t1608 = t510 * t1604
                                        + (ahead67_new * t1571
                                            + inv_ahead50_new * (t1607 + ahead74_new * t1594));
                                    let t1609 = t1608 - inv_m1_plus_m2 * t1579;
                                    let t1610 = t512 * t1604 - ahead67_new * t1574;
                                    let t1611 = t1582 * ahead62_new + ahead10_new * t1602;
                                    let t1612 = inv_ahead50_new * (ahead70_new * t1594 - t1611);
                                    let t1613 = t1610 + (inv_m1_plus_m2 * t1581 + t1612);
                                    let t1614 = ahead76_new * (t1587 + ahead43_new * t1590);
                                    let t1615 = t1579 * ahead56_new - t1581 * ahead52_new
                                        + (l2 * t1614 + ahead47_new * t1599 - ahead13_new * t1592);
                                    let t1616 = t1615 + (t511 * t1597 + t507 * t1595);
                                    let t1617 = inv_ahead88_new * (t1616 - t633 * t1598);
                                    let t1618 = t1606 - t507 * t1609 - t511 * t1613
                                        - t633 * t1616 - ahead92_new * t1617;
                                    let t1619 = rt::lit::<T>(2.0) * (ahead41_new * t1587);
                                    let t1620 = ahead35_new * t1598 - ahead88_new * t1590;
                                    let t1621 = ahead35_new * t1620 - ahead97_new * t1590;
                                    let t1622 = ahead92_new * t1587 + ahead41_new * t1616;
                                    let t1623 = t1605
                                        - inv_ahead97_new * (t1622 - t607 * t1620);
                                    let t1624 = t637 * (t1623 - t638 * t1618);
                                    let t1625 = t1313 * t1590
                                        - inv_ahead105_new * (t1619 - t636 * t1621) - t638 * t1623
                                        - t608 * t1624;
                                    let t1626 = t640 * t1618 + t635 * t1625;
                                    let t1627 = t641 * t1598 + ahead88_new * t1626;
                                    let t1628 = ahead35 * t1590;
                                    let t1629 = rt::lit::<T>(0.5) * t1590;
                                    let t1630 = rt::lit::<T>(0.5) * t1602;
                                    let t1631 = ahead27 * t1578;
                                    let t1632 = sin_phi_ahead_new * m2_l1_a2_h
                                        + rt::lit::<T>(0.5) * (t1576 - t1577);
                                    let t1633 = rt::lit::<T>(0.5) * t1583;
                                    let t1634 = rt::lit::<T>(0.5) * t1570;
                                    let t1635 = k4 * t1573;
                                    let t1636 = rt::lit::<T>(0.5) * t1573;
                                    let t1637 = k4 * t1570;
                                    let t1638 = t1634 * t542 + t545 * t1635
                                        + (t1636 * t546 + (twice_a2_m2_l1 * t1565 + t1637 * t541));
                                    let t1639 = t538 * t1564 - h_cos_phi_ahead_new * t532;
                                    let t1640 = half_m2_a2 * t1565;
                                    let t1641 = m2_a2 * t1639 - (t528 * t1569 + t534 * t1640);
                                    let t1642 = inv_m1_plus_m2 * t1641;
                                    let t1643 = h_cos_phi_ahead_new * t528 + t534 * t1564;
                                    let t1644 = m2_a2 * t1643 + (t538 * t1640 - t532 * t1569);
                                    let t1645 = inv_m1_plus_m2 * t1644;
                                    let t1646 = t1638
                                        + (t522 * t1641 + t521 * t1642
                                            - (t531 * t1644 + t530 * t1645));
                                    let t1647 = half_m2_a2 * t1579;
                                    let t1648 = t1647 * t542
                                        + (t1635 * t563 + (l1_m2_a2 * t1565 + t1637 * t558))
                                        - t560 * t1645;
                                    let t1649 = rt::lit::<T>(0.5) * t1565;
                                    let t1650 = t1639
                                        - (h_sin_phi_ahead_new * t528 + t534 * t1649);
                                    let t1651 = m2_a2 * t1650;
                                    let t1652 = half_m2_a2 * t1581;
                                    let t1653 = t1643
                                        + (t538 * t1649 - h_sin_phi_ahead_new * t532);
                                    let t1654 = m2_a2 * t1653;
                                    let t1655 = t1648
                                        + (t522 * t1651 + t1652 * t546
                                            + (t561 * t1642 - t531 * t1654));
                                    let t1656 = t1631 * t565
                                        + (t1632 * t564 - t1633 * t549
                                            + (t554 * t1646 - t525 * t1655));
                                    let t1657 = t523 * t1656;
                                    let t1658 = k3 * t1650;
                                    let t1659 = t1579 * k15;
                                    let t1660 = t1581 * k15;
                                    let t1661 = t567 * t1651
                                        + (t1659 * t558 + t1647 * t569
                                            + (t1652 * t568 + t1660 * t563));
                                    let t1662 = k3 * t1653;
                                    let t1663 = t554 * t1657
                                        + (t561 * t1658 - t566 * t1654 + (t1661 - t560 * t1662)
                                            - t1633 * t565);
                                    let t1664 = t1663
                                        - rt::lit::<T>(0.5) * (t1655 * t556 + t564 * t1584);
                                    let t1665 = rt::lit::<T>(0.5) * t1579;
                                    let t1666 = rt::lit::<T>(0.5) * t1581;
                                    let t1667 = t520 * t1658
                                        + (t1659 * t557 + t1660 * t562
                                            + (t1665 * t569 + t1666 * t568));
                                    let t1668 = rt::lit::<T>(0.5) * t1600;
                                    let t1669 = t614 * t1657
                                        + (t1667 + (t567 * t1650 - t566 * t1653 - t598 * t1662)
                                            - t1668 * t565);
                                    let t1670 = t1665 * t542
                                        + (t1635 * t562 + (l1 * t1565 + t1637 * t557))
                                        - t598 * t1645;
                                    let t1671 = t1670
                                        + (t522 * t1650 + t1666 * t546
                                            + (t520 * t1642 - t531 * t1653));
                                    let t1672 = t1669
                                        - rt::lit::<T>(0.5) * (t616 * t1584 + t1671 * t556);
                                    let t1673 = t618 * t1628
                                        + (t1629 * t617 - t1630 * t579
                                            + (t613 * t1664 - t577 * t1672));
                                    let t1674 = t594 * t1673;
                                    let t1675 = rt::lit::<T>(0.5) * t1595;
                                    let t1676 = rt::lit::<T>(0.5) * t1597;
                                    let t1677 = t528 * t1637 + t532 * t1635;
                                    let t1678 = t534 * t1642 - t538 * t1645;
                                    let t1679 = rt::lit::<T>(0.5) * t1575;
                                    let t1680 = rt::lit::<T>(0.5)
                                        * (t538 * t1662 - t534 * t1658)
                                        - rt::lit::<T>(2.0) * (t528 * t1659 + t532 * t1660);
                                    let t1681 = t550 * t1657
                                        + (t555 * t1584
                                            + (t556 * (t1677 + rt::lit::<T>(0.25) * t1678)
                                                + (t1679 * t565 + t1680)));
                                    let t1682 = rt::lit::<T>(0.5) * t1587;
                                    let t1683 = t595 * t1628
                                        + (t577 * t1681 + t1682 * t579
                                            + (t573 * t1664 - t1629 * t571));
                                    let t1684 = t594 * t1683;
                                    let t1685 = half_l1 * t1565;
                                    let t1686 = t1650 * t593 + t596 * t1592
                                        + (l2 * t1684
                                            + (t582 * (sin_phi_ahead_new * half_l1_h) + t1685 * t516)
                                            - t1653 * t591);
                                    let t1687 = t525
                                        * (rt::lit::<T>(2.0) * t1677 + rt::lit::<T>(0.5) * t1678)
                                        + t1679 * t549 + (t550 * t1646 - t1632 * t548);
                                    let t1688 = ahead45 * t1591;
                                    let t1689 = t525 * t1664
                                        + (t1646 * t577 - t1632 * t579 - t549 * t1629);
                                    let t1690 = t575
                                        * (t554 * t1681 - (t1633 * t571 + t1655 * t573)
                                            - t564 * t1682) + (t1588 * t580 - t1591 * t574);
                                    let t1691 = t523 * (t1631 * t551 + t1687)
                                        + t552
                                            * (t581 * t1688
                                                + rt::lit::<T>(0.5) * (t576 * t1689 + t1690));
                                    let t1692 = t557 * t1675 - t562 * t1676
                                        + (t1665 * t589 + t1666 * t602 + t1686 - t597 * t1691);
                                    let t1693 = rt::lit::<T>(0.5) * t1592;
                                    let t1694 = half_m1_plus_m2 * t1590;
                                    let t1695 = t584
                                        * (t561 * t1681
                                            + (t558 * t1682 + (t1651 * t573 + t1647 * t571)))
                                        - t1694 * t585;
                                    let t1696 = ahead50 * t1594;
                                    let t1697 = m1_plus_m2 * t1664;
                                    let t1698 = t1642 * t517 + t1637 * t582
                                        - t583
                                            * (t1695
                                                + (t588 * t1696
                                                    + rt::lit::<T>(0.5) * (t587 * t1697 + t1593 * t751)));
                                    let t1699 = t522 * t1691 + (t542 * t1693 + t1698);
                                    let t1700 = t584
                                        * (t560 * t1681 - (t1652 * t571 + t1654 * t573)
                                            - t563 * t1682) - t1694 * t599;
                                    let t1701 = t583
                                        * (t1700
                                            + (t601 * t1696
                                                + rt::lit::<T>(0.5) * (t1596 * t751 + t600 * t1697)))
                                        + (t1635 * t582 + t1645 * t517);
                                    let t1702 = t546 * t1693 + t1701 - t531 * t1691;
                                    let t1703 = t1692 + (t520 * t1699 - t598 * t1702);
                                    let t1704 = rt::lit::<T>(0.5) * t1616;
                                    let t1705 = t619
                                        * (t573 * t1703
                                            + (t1704 * t571 + (t612 * t1681 + t1682 * t604)))
                                        + (t1620 * t620 - t1622 * t623);
                                    let t1706 = rt::lit::<T>(0.5)
                                        * (t534 * t1699 - t538 * t1702)
                                        + (t528 * t1595 - t532 * t1597);
                                    let t1707 = rt::lit::<T>(0.5) * t1598;
                                    let t1708 = t577 * t1706
                                        - (t1629 * t621 + (t1707 * t579 + t622 * t1664));
                                    let t1709 = t1674
                                        - t625
                                            * (rt::lit::<T>(0.5) * (t1705 - t624 * t1708)
                                                - t626 * (ahead97 * t1620));
                                    let t1710 = t21 * t1709 - t19 * t1623;
                                    let t1711 = t17 * t1623;
                                    let t1712 = t643
                                        * (t612 * t1710
                                            + (rt::lit::<T>(0.5) * (t610 * t1703 + t1711 * t604)
                                                + t1704 * t630));
                                    let t1713 = t609 * t1616 + ahead92_new * t1711;
                                    let t1714 = rt::lit::<T>(0.5) * t1623;
                                    let t1715 = t675
                                        * (t577 * t1708
                                            - (t1629 * t623
                                                + rt::lit::<T>(0.5) * (t619 * t1664 + t1620 * t579)));
                                    let t1716 = t674 * (t572 * t1681 + t1587 * t571)
                                        + t1621 * t673 - t1619 * t677 - t1715;
                                    let t1717 = t594 * (t1664 + t672 * t1628) - t1714 * t682
                                        - t678
                                            * (rt::lit::<T>(0.5) * t1716 - t679 * (ahead105 * t1621));
                                    let t1718 = rt::lit::<T>(0.5) * t1618;
                                    let t1719 = t1631 * t647
                                        + (t1632 * t616 - t1668 * t549
                                            + (t614 * t1646 - t525 * t1671));
                                    let t1720 = t648 * t1689 + (t1591 * t649 - t1603 * t580)
                                        - t575
                                            * (t554 * t1672
                                                + (t1655 * t613 - t1633 * t617 - t564 * t1630));
                                    let t1721 = t523 * t1719
                                        - t552 * (t650 * t1688 + rt::lit::<T>(0.5) * t1720);
                                    let t1722 = rt::lit::<T>(0.5) * t1608 - t1579 * k4;
                                    let t1723 = t1694 * t661
                                        - t584
                                            * (t560 * t1672
                                                + (t1654 * t613 - t1652 * t617 - t563 * t1630));
                                    let t1724 = t583
                                        * (t1723
                                            + (t662 * t1696
                                                + rt::lit::<T>(0.5) * (t660 * t1697 - t1611 * t751)))
                                        + (inv_m1_plus_m2 * t1653 - t1645 * t654 - t1635 * t651);
                                    let t1725 = rt::lit::<T>(0.5) * t1604;
                                    let t1726 = t531 * t1721 + (t1724 - t546 * t1725);
                                    let t1727 = t1581 * k4
                                        + rt::lit::<T>(0.5) * (t1610 + t1612);
                                    let t1728 = l2 * t1674 - t1685 * t652 - t596 * t1604
                                        + (t1666 * t663 - t1653 * t653);
                                    let t1729 = t584
                                        * (t1651 * t613 - t1647 * t617 - t558 * t1630
                                            - t561 * t1672) - t1694 * t655;
                                    let t1730 = t583
                                        * (t1729
                                            + (t657 * t1696
                                                + rt::lit::<T>(0.5) * (t656 * t1697 + t1607 * t751)))
                                        + (t1637 * t651 + (t1642 * t654 - inv_m1_plus_m2 * t1650));
                                    let t1731 = t522 * t1721 + (t542 * t1725 + t1730);
                                    let t1732 = t597 * t1721 - t557 * t1722 - t598 * t1726
                                        + (t562 * t1727 + (t1728 - (t1650 * t664 + t1665 * t658))
                                            - t520 * t1731);
                                    let t1733 = t1732 - t1704 * t667
                                        - rt::lit::<T>(0.5)
                                            * (t1617 * t604 + (t665 * t1703 + t1599 * t651));
                                    let t1734 = t622 * t1703
                                        + (t1707 * t604 - t1704 * t621 - t667 * (ahead88 * t1598))
                                        - t612 * t1706;
                                    let t1735 = t1733 - t1430 * t1734;
                                    let t1736 = t671 * t1709
                                        + (t1718 * t627 - t1714 * t668 - t682 * (ahead99 * t1618)
                                            - t680 * t1735);
                                    let t1737 = t1717
                                        - rt::lit::<T>(0.5) * (t683 * t1709 + t1624 * t627)
                                        - t1433 * t1736;
                                    let t1738 = rt::lit::<T>(0.5) * t1625;
                                    let t1739 = t671 * t1737
                                        + (t1738 * t668 + (t670 * t1735 + t1718 * t684));
                                    let t1740 = t645
                                        * (t622 * t1739
                                            + (rt::lit::<T>(0.5) * (t646 * t1706 + t1626 * t621)
                                                + t1707 * t685));
                                    let t1741 = rt::lit::<T>(0.5)
                                        * (t1627 * t631 + (t1712 - t1713 * t686) - t1740)
                                        - t688 * (ahead110 * t1627);
                                    let t1742 = t640 * t1620 + ahead97_new * t1625;
                                    let t1743 = t17 * t1587;
                                    let t1744 = t694
                                        * (rt::lit::<T>(0.5) * (t1620 * t684 + t619 * t1737)
                                            + (t670 * t1708 + t1738 * t623));
                                    let t1745 = t1742 * t691
                                        + (t692 * (t21 * t1681 - t19 * t1587) - t1743 * t695)
                                        - t1744;
                                    let t1746 = t687 * t1741
                                        - t690
                                            * (rt::lit::<T>(0.5) * t1745 - t696 * (ahead111 * t1742));
                                    let t1747 = rt::lit::<T>(0.5)
                                        * (t1626 * t630 + (t646 * t1710 - t1711 * t685)
                                            - t610 * t1739) - t704 * (ahead109 * t1626);
                                    let t1748 = t703 * t1747;
                                    let t1749 = t698 * (t1713 - t699 * t1627)
                                        - t700 * (t1743 - t701 * t1742);
                                    let t1750 = rt::lit::<T>(0.5) * t1749;
                                    let t1751 = t705 * (t1711 - t706 * t1626);
                                    let t1752 = rt::lit::<T>(0.5)
                                        * (t707 * t1721 + t1751 * t651)
                                        + (t1693 * t697 + (t702 * t1691 + t1725 * t704));
                                    let t1753 = t714
                                        * (rt::lit::<T>(0.5) * (t575 * t1737 - t1591 * t684)
                                            - (t670 * t1689 + t1738 * t580));
                                    let t1754 = t17 * t1583;
                                    let t1755 = ahead45_new * t1625 - t640 * t1591;
                                    let t1756 = rt::lit::<T>(0.5) * (t1753 - t1754 * t712)
                                        + (t1755 * t1469 + t711 * (t22 * t1655 - t19 * t1633));
                                    let t1757 = t517 * t1746
                                        + (t654 * t1748 + (t1750 * t582 + t1752) - t709 * t1756);
                                    let t1758 = t717 * t1592 + t706 * t1604
                                        + (ahead67_new * t1751 - t720 * (t1754 + t721 * t1755));
                                    let t1759 = ahead47_new * t1749 + t1758;
                                    let t1760 = h
                                        * (m2 * (t1540 + t1551 - (t1554 + t1557))
                                            + (m1 * t1558 + t1559))
                                        + (t1567 - half_j1 * (t722 * t1757 + t1759 * t716));
                                    let t1761 = ahead35_new * t1625 - t640 * t1590;
                                    let t1762 = ahead62_new * t1711 - t609 * t1602;
                                    let t1763 = ahead35_new * t1626 - t641 * t1590;
                                    let t1764 = ahead43_new * t1749
                                        + (t717 * t1614 - t739 * (t738 * t1761)
                                            - t740 * (t1762 - t741 * t1763));
                                    let t1765 = rt::lit::<T>(0.5) * t1764;
                                    let t1766 = rt::lit::<T>(0.5) * t1759;
                                    let t1767 = t21
                                        * (t577 * t1737
                                            - (t1738 * t579 + (t1629 * t684 + t670 * t1664)))
                                        + t1761 * t1490;
                                    let t1768 = t726
                                        * (t613 * t1710
                                            - (t1630 * t630
                                                + rt::lit::<T>(0.5) * (t610 * t1672 + t1711 * t617)));
                                    let t1769 = t728
                                        * (t577 * t1739
                                            - (t1629 * t685
                                                + rt::lit::<T>(0.5) * (t646 * t1664 + t1626 * t579)));
                                    let t1770 = rt::lit::<T>(0.5)
                                        * (t1763 * t724 + (t1768 - t1762 * t729) - t1769)
                                        - t731 * (ahead113 * t1763);
                                    let t1771 = rt::lit::<T>(0.5)
                                        * (t1614 * t697 + t611 * t1746)
                                        + (t1750 * t595 + (t702 * t1684 - t733 * t1767)
                                            - t730 * t1770);
                                    let t1772 = t1760 - theta_rate_h * t1160
                                        - j2 * (t736 * (t1765 - t1766) + t744 * (t1771 - t1757));
                                    let t1773 = t762 * (t21 * t1737 + t1625 * t1444);
                                    let t1774 = m1_plus_m2 * t1591;
                                    let t1775 = ahead78 * t1774;
                                    let t1776 = m1_plus_m2 * t1689;
                                    let t1777 = ahead30_new * t1573 + ahead8_new * t1583;
                                    let t1778 = t1777 * t757
                                        + t755
                                            * (t554 * t1644 - t545 * t1633
                                                + (t530 * t1655 - t1636 * t564));
                                    let t1779 = t773 * t1696
                                        + (t560 * t1697
                                            + (t563 * t1694 - (t1652 * t751 + t1654 * t584)));
                                    let t1780 = t753
                                        * (t772 * t1775
                                            + rt::lit::<T>(0.5)
                                                * (t770 * t1776 + (t771 * t1774 - t1778))) - t583 * t1779;
                                    let t1781 = t747 * (t746 * t1625);
                                    let t1782 = inv_ahead78_new * (ahead79_new * t1774 - t1777)
                                        - inv_ahead50_new * (ahead80_new * t1594 - t1582);
                                    let t1783 = t1751 * t663
                                        + (t707 * t1726 + (t760 * t1780 - t1781 * t774))
                                        - t1782 * t763;
                                    let t1784 = t1676 * t697 + (t1727 * t704 - t702 * t1702)
                                        - t775 * t1773 + (rt::lit::<T>(0.5) * t1783 - t1750 * t602);
                                    let t1785 = t591 * t1746 + (t1784 - t653 * t1748);
                                    let t1786 = t752 * t1696
                                        + (t561 * t1697
                                            + (t1651 * t584 + t1647 * t751 - t558 * t1694));
                                    let t1787 = ahead30_new * t1570 - ahead3_new * t1583;
                                    let t1788 = t755
                                        * (t554 * t1641 - t1633 * t541
                                            - (t521 * t1655 + t1634 * t564)) + t1787 * t757;
                                    let t1789 = t583 * t1786
                                        - t753
                                            * (t758 * t1775
                                                + rt::lit::<T>(0.5)
                                                    * (t756 * t1776 + (t1788 - t754 * t1774)));
                                    let t1790 = inv_ahead50_new * (t1580 + ahead84_new * t1594)
                                        - inv_ahead78_new * (t1787 + ahead83_new * t1774);
                                    let t1791 = t760 * t1789 - t1781 * t759 - t707 * t1731
                                        - t1751 * t658 - t1790 * t763;
                                    let t1792 = rt::lit::<T>(0.5) * t1791 - t1750 * t589
                                        - (t761 * t1773
                                            + (t1675 * t697 + (t702 * t1699 + t1722 * t704)));
                                    let t1793 = t1792 - t664 * t1748 - t593 * t1746;
                                    let t1794 = t747 * t1790 - ahead85_new * t1781
                                        - t706 * t1609 - t717 * t1595 - ahead75_new * t1751;
                                    let t1795 = rt::lit::<T>(0.5)
                                        * (t1794 - ahead56_new * t1749);
                                    let t1796 = t717 * t1597
                                        + (t706 * t1613 + (t747 * t1782 - ahead81_new * t1781))
                                        - ahead71_new * t1751;
                                    let t1797 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1749 + t1796);
                                    let t1798 = t767
                                        * (t1795 + t1759 * (sin_theta_ahead_new * half_a1))
                                        + t779 * (t1797 - t1759 * (cos_theta_ahead_new * half_a1));
                                    let t1799 = t769 * (t1785 + t777 * t1759 - t778 * t1757)
                                        + (t750 * (t765 * t1757 + (t1793 + t766 * t1759)) + t1798);
                                    let t1800 = sin_phi_ahead_new * a2_h;
                                    let t1801 = a2 * t1572 + cos_theta_ahead_new * t1800;
                                    let t1802 = half_a2 * t1565;
                                    let t1803 = t716 * (rt::lit::<T>(0.5) * t1801)
                                        + t743 * (a2 * t1643 + (t538 * t1802 - t532 * t1800));
                                    let t1804 = t790 * t1766 + t1803
                                        - (a2 * (t1666 * t735 + t1653 * t742) + t791 * t1765);
                                    let t1805 = a2 * t1568 - sin_theta_ahead_new * t1800;
                                    let t1806 = t743
                                        * (a2 * t1639 - (t528 * t1800 + t534 * t1802))
                                        + t716 * (rt::lit::<T>(0.5) * t1805);
                                    let t1807 = t784 * t1766 + t1806
                                        - (a2 * (t1650 * t742 + t1665 * t735) + t785 * t1765);
                                    let t1808 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1759 + (t1805 * t749 - a2 * t1579 * t780)
                                            - ahead20_new * t1764);
                                    let t1809 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1764 + (t1801 * t749 - a2 * t1581 * t780)
                                            - ahead22_new * t1759);
                                    let t1810 = t781
                                        * (t782 * t1757 + (t1793 + t1807) - t786 * t1771)
                                        + (t787 * (t1795 + t1808) + t793 * (t1797 + t1809));
                                    let t1811 = t1772
                                        - (m1 * t1799
                                            + phi_rate_h * (t1234 + rt::lit::<T>(2.0) * t795))
                                        - m2
                                            * (t788 * (t789 * t1771 + (t1785 + t1804 - t792 * t1757))
                                                + t1810);
                                    let t1812 = t1014 * t1562
                                        + ((h - t177 * (half_h * ahead24_new))
                                            * (rt::lit::<T>(2.0) * t499)
                                            - t1090 * (rt::lit::<T>(2.0) * t506));
                                    let t1813 = t463
                                        * (rt::lit::<T>(0.5) * t1812 - theta_rate_h * t1255
                                            - phi_rate_h * t1258 - t795 * (rho1_rate * twice_h));
                                    [t1473, t1483, t1488, t1537, t1811, t1813]
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
                                    t454,
                                    t410,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t508,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t507,
                                    ahead5_new,
                                    ahead8_new,
                                    t511,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t17,
                                    t534,
                                    t524,
                                    t538,
                                    t503,
                                    t18,
                                    t510,
                                    t512,
                                    t513,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t521,
                                    t520,
                                    t530,
                                    t598,
                                    half_l1,
                                    t597,
                                    t782,
                                    t792,
                                    t522,
                                    t531,
                                    t489,
                                    t492,
                                    t484,
                                    t485,
                                    t465,
                                    t464,
                                    ahead24_new,
                                    t514,
                                    t515,
                                    ahead30_new,
                                    t606,
                                    t526,
                                    t528,
                                    sin_phi_rate_half_h,
                                    t504,
                                    t783,
                                    t540,
                                    t532,
                                    t502,
                                    t596,
                                    t766,
                                    t777,
                                    t21,
                                    t463,
                                    t535,
                                    t536,
                                    t545,
                                    t790,
                                    k15,
                                    t541,
                                    t557,
                                    t558,
                                    t561,
                                    t562,
                                    t563,
                                    t560,
                                    t784,
                                    t785,
                                    t786,
                                    t791,
                                    t789,
                                    t542,
                                    t567,
                                    t569,
                                    t546,
                                    t566,
                                    t568,
                                    t549,
                                    t554,
                                    t564,
                                    t550,
                                    t548,
                                    t555,
                                    t614,
                                    t616,
                                    t770,
                                    t771,
                                    t756,
                                    t754,
                                    t714,
                                    t22,
                                    t710,
                                    t505,
                                    t499,
                                    half_a1,
                                    t765,
                                    t778,
                                    t500,
                                    t501,
                                    t506,
                                    ahead27_new,
                                    t469,
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
                                    t525,
                                    t474,
                                    t473,
                                    t468,
                                    t471,
                                    t472,
                                    t481,
                                    t482,
                                    t477,
                                    t478,
                                    t479,
                                    inv_ahead88_new,
                                    t633,
                                    t635,
                                    inv_ahead97_new,
                                    t607,
                                    t608,
                                    t637,
                                    t638,
                                    inv_ahead105_new,
                                    t636,
                                    t640,
                                    t746,
                                    t747,
                                    t609,
                                    t641,
                                    t705,
                                    t706,
                                    t698,
                                    t699,
                                    t700,
                                    t701,
                                    t717,
                                    t720,
                                    t721,
                                    t749,
                                    t738,
                                    t739,
                                    t740,
                                    t741,
                                    t780,
                                    t490,
                                    t491,
                                    t493,
                                    t494,
                                    t466,
                                    t483,
                                    t486,
                                    t488,
                                    t495,
                                    t496,
                                    t556,
                                    t523,
                                    t565,
                                    t579,
                                    t577,
                                    t572,
                                    t573,
                                    t571,
                                    t551,
                                    t611,
                                    t594,
                                    t595,
                                    t576,
                                    t574,
                                    t575,
                                    t580,
                                    t552,
                                    t581,
                                    t516,
                                    t517,
                                    t582,
                                    t600,
                                    t599,
                                    t751,
                                    t584,
                                    t583,
                                    t601,
                                    t590,
                                    t591,
                                    t602,
                                    t587,
                                    t585,
                                    t588,
                                    t592,
                                    t593,
                                    t589,
                                    t617,
                                    t613,
                                    t647,
                                    t618,
                                    t648,
                                    t649,
                                    t650,
                                    t652,
                                    t654,
                                    t651,
                                    t660,
                                    t661,
                                    t662,
                                    t653,
                                    t663,
                                    t656,
                                    t655,
                                    t657,
                                    t664,
                                    t658,
                                    t672,
                                    t757,
                                    t755,
                                    t753,
                                    t772,
                                    t773,
                                    t775,
                                    t774,
                                    t758,
                                    t752,
                                    t761,
                                    t759,
                                    t622,
                                    t621,
                                    t612,
                                    t604,
                                    t665,
                                    t666,
                                    t667,
                                    t619,
                                    t623,
                                    t671,
                                    t668,
                                    t624,
                                    t620,
                                    t625,
                                    t626,
                                    t680,
                                    t627,
                                    t683,
                                    t681,
                                    t682,
                                    t675,
                                    t673,
                                    t674,
                                    t677,
                                    t678,
                                    t679,
                                    t670,
                                    t684,
                                    t762,
                                    t763,
                                    t610,
                                    t630,
                                    t646,
                                    t685,
                                    t703,
                                    t704,
                                    t645,
                                    t631,
                                    t643,
                                    t686,
                                    t687,
                                    t688,
                                    t694,
                                    t691,
                                    t692,
                                    t695,
                                    t690,
                                    t696,
                                    t697,
                                    t711,
                                    t712,
                                    t709,
                                    t715,
                                    t728,
                                    t724,
                                    t726,
                                    t729,
                                    t730,
                                    t731,
                                    t733,
                                    t734,
                                    t760,
                                    t707,
                                    t702,
                                    t722,
                                    t743,
                                    t716,
                                    t742,
                                    t735,
                                    t750,
                                    t767,
                                    t769,
                                    t779,
                                    t781,
                                    t787,
                                    t788,
                                    t793,
                                    t744,
                                    t736,
                                    t795,
                                    t812,
                                    t814,
                                    t820,
                                    t813,
                                    t823,
                                    t821,
                                    t817,
                                    t815,
                                    t826,
                                    t833,
                                    t836,
                                    t839,
                                    t845,
                                    t843,
                                    t849,
                                    t855,
                                    t857,
                                    t859,
                                    t871,
                                    t889,
                                    t846,
                                    t853,
                                    t872,
                                    t866,
                                    t867,
                                    t868,
                                    t891,
                                    t876,
                                    t893,
                                    t895,
                                    t886,
                                    t885,
                                    t888,
                                    t913,
                                    a2_h,
                                    m2_a2_h,
                                    t911,
                                    t912,
                                    t916,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    t914,
                                    t917,
                                    m2_l1_a2_h,
                                    t928,
                                    t973,
                                    t933,
                                    t936,
                                    t939,
                                    t943,
                                    t942,
                                    t947,
                                    t953,
                                    t956,
                                    t958,
                                    t967,
                                    t993,
                                    t944,
                                    t951,
                                    t968,
                                    t962,
                                    t963,
                                    t964,
                                    t995,
                                    t972,
                                    t990,
                                    t992,
                                    t984,
                                    t983,
                                    t986,
                                    t1014,
                                    t1090,
                                    t1160,
                                    t1234,
                                    t1255,
                                    t1258,
                                    t1264,
                                    t1265,
                                    t1266,
                                    t1267,
                                    t1276,
                                    t1277,
                                    t1269,
                                    t1270,
                                    t1274,
                                    t1275,
                                    t1271,
                                    t1273,
                                    t1278,
                                    t1272,
                                    t1295,
                                    t527,
                                    a1_h,
                                    half_a1_h,
                                    twice_h,
                                    t1279,
                                    t1286,
                                    t1283,
                                    t1284,
                                    t1287,
                                    t1288,
                                    t1292,
                                    t1290,
                                    t1293,
                                    t1289,
                                    t1291,
                                    t1297,
                                    t1298,
                                    t1299,
                                    t1300,
                                    t1301,
                                    t1302,
                                    t1303,
                                    t1294,
                                    cos_phi_rate_half_h,
                                    k31,
                                    k32,
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
                                    theta_rate - kappa_gradient * t196 - t270 - t161 * t193,
                                    t155 * t193 + (phi_rate - t275),
                                    t458 + (t57 * t460 - t182 * t461),
                                    kappa_gradient - t795,
                                ],
                                [
                                    [
                                        t139 * t803 + rt::lit::<T>(1.0),
                                        t139 * t811,
                                        t139 * t909 + (t193 * t905 + (t892 * t910 - t891)),
                                        t139 * t1010 + (t193 * t1004 + (t996 + t997 * t910 - t995)),
                                        t139 * t1015 - (t1016 + t177 * (half_h * t182)),
                                        t139 * t1017 - t194,
                                    ],
                                    [
                                        t144 * t803,
                                        t144 * t811 + rt::lit::<T>(1.0),
                                        t144 * t909 + (t193 * t900 - (t876 + t877 * t910)),
                                        t144 * t1010 + (t193 * t1008 + (t974 + t976 * t910 - t972)),
                                        t144 * t1015 - (t1018 + t177 * (half_h * t173)),
                                        t144 * t1017 - t195,
                                    ],
                                    [
                                        -(t161 * t803),
                                        -(t161 * t811),
                                        rt::lit::<T>(1.0) - t193 * t907 - t161 * t909,
                                        t1088 - (t1089 + t58 * (half_h * t174)) - t193 * t1002
                                            - t161 * t1010,
                                        -(t161 * t1015
                                            + (kappa_gradient * t57 + rt::lit::<T>(0.5) * t1091)),
                                        -(t196 + t161 * t1017),
                                    ],
                                    [
                                        t155 * t803,
                                        t155 * t811,
                                        t193 * t903 + t155 * t909,
                                        t155 * t1010 + (t193 * t1006 + (rt::lit::<T>(1.0) - t1096)),
                                        t155 * t1015,
                                        t155 * t1017,
                                    ],
                                    [
                                        t1016
                                            - t173 * (t149 * t1097 - t456 * (rt::lit::<T>(2.0) * t799))
                                            - t1098,
                                        t1018 - t173 * (t805 * t456 + t149 * t1099) - t1100,
                                        t1101
                                            - t173 * (t149 * t1103 - t456 * (rt::lit::<T>(2.0) * t881))
                                            - t1104,
                                        t1240 - t1241,
                                        t1260 + t1261,
                                        t288 - t1262,
                                    ],
                                    [
                                        t795 * (twice_x_rate * t1263),
                                        t795 * (twice_y_rate * t1263),
                                        t463
                                            * (m1 * (t769 * t1473 + (t750 * t1483 + t1488)) + t1537),
                                        -(t463 * t1811),
                                        -t1813,
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
                let t76 = k1 + (m2_a2_squared + m2_l1 * (l1 + twice_a2 * t58));
                let t175 = rho1 + rho1_rate * half_h;
                let t176 = t57 * (k5 * t57) + (k8 + k9 * t58);
                let t1814 = t175 / t176;
                let t1815 = t57 * t1814;
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
                let t65 = k3 * t63;
                let t60 = t59 + t54 * t58;
                let t61 = m2_a2 * t60;
                let t66 = k3 * t60;
                let t67 = l1 * t58;
                let t68 = j2 + m2_a2 * (a2 + t67);
                let t75 = t68 - t61 * t72 - t64 * t74;
                let t79 = t75 * t78;
                let t80 = k2 - t64 * t65 - t61 * t66 - t75 * t79;
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
                let t1816 = t119 + t118;
                let t1817 = t117 - t1816;
                let t87 = rt::lit::<T>(1.0) / t80;
                let t107 = t87 * t106;
                let t116 = t104 * t115 + l2 * t107;
                let t121 = t81 * (t61 * t106);
                let t122 = t72 * t115 + (t121 - inv_m1_plus_m2 * t60);
                let t123 = t60 * t122;
                let t109 = t89 * t87;
                let t110 = t60 * t96 + (t63 * t98 + (l2 * t109 - t104 * t94));
                let t1818 = t63 * t1817 + (t116 - t123) - t110 * t110 / t99;
                let t90 = t89 * t89;
                let t100 = t80 * t99;
                let t101 = t80 * t100;
                let t108 = rt::lit::<T>(1.0) / t100;
                let t111 = t108 * (t89 * t110);
                let t112 = t107 - t111;
                let t1819 = t112 * (rt::lit::<T>(1.0) / t1818);
                let t1820 = t87 - t90 / t101 - t112 * t1819;
                let t1821 = t1818 * t1820;
                let t1822 = rt::lit::<T>(1.0) / (t99 * t1821);
                let t164 = t13 * t112;
                let t165 = t110 * t164;
                let t1823 = t1822 * t165;
                let t1824 = rt::lit::<T>(1.0) / (t100 * t1820);
                let t167 = t13 * t89;
                let t1825 = t1824 * t167;
                let t1826 = t1823 - t1825;
                let t1827 = rt::lit::<T>(1.0) / (t83 * t1820);
                let t184 = t13 * t75;
                let t1828 = t1827 * t184;
                let t1829 = rt::lit::<T>(1.0) / t1821;
                let t1830 = t164 * t1829;
                let t1831 = t94 * t1826 + (t1828 + t115 * t1830);
                let t1832 = t1815 - t1831;
                let t1833 = rt::lit::<T>(1.0) / (t80 * t1820);
                let t1834 = t13 * t1833;
                let t1835 = rt::lit::<T>(1.0) / (t80 * t1821);
                let t189 = t106 * t164;
                let t1836 = t1835 * t189;
                let t1837 = t109 * t1826 + (t1834 - t1836);
                let t1838 = t98 * t1826;
                let t84 = inv_m1_plus_m2 / t83;
                let t140 = t84 * (t73 * t75);
                let t141 = t64 * t81;
                let t142 = t140 - t141;
                let t1839 = rt::lit::<T>(1.0) / t1820;
                let t1840 = t13 * t1839;
                let t1841 = t1838 + (t142 * t1840 - t1817 * t1830);
                let t173 = t54 * t104;
                let t1842 = t1841 + t173 * t1814;
                let t82 = t61 * t81;
                let t85 = t84 * (t71 * t75);
                let t86 = t82 - t85;
                let t1843 = t86 * t1840;
                let t1844 = t96 * t1826 + t122 * t1830;
                let t1845 = t1843 - t1844;
                let t182 = t55 * t104;
                let t1846 = t1845 + t182 * t1814;
                let t1847 = t76 * t1832 + t68 * t1837 + (t73 * t1842 - t71 * t1846);
                let t1848 = m1_plus_m2 * t1846 - (t71 * t1832 + t61 * t1837);
                let t300 = l1 * t57;
                let t1849 = t300 * t1837;
                let t1850 = m1_plus_m2 * t1842 + (t73 * t1832 + t64 * t1837);
                let t1851 = t1848 * (t173 * t1831 - t55 * t1849)
                    - t1850 * (t54 * t1849 + t182 * t1831);
                let t1852 = rt::lit::<T>(0.0) * t80;
                let t1853 = t111 * (t108 * t1852);
                let t1854 = t13 * t1853;
                let t1855 = t1816 - t117;
                let t1856 = t60 * (t1817 + t1855);
                let t1857 = t1819 * (rt::lit::<T>(2.0) * t1853 + t1819 * t1856);
                let t1858 = t1820 * t1856 + t1818 * t1857;
                let t1859 = t1822 * (t110 * t1854 + t1823 * (t99 * t1858))
                    + t1825 * (t1824 * (t1820 * t1852 - t100 * t1857));
                let t1860 = t1839 * t1857;
                let t1861 = t1840 * t1860;
                let t1862 = t1829 * (t1854 + t1830 * t1858);
                let t1863 = t1840 * (t141 - t140) + t86 * t1861 - t1830 * t1855 - t1838
                    - t122 * t1862;
                let t1864 = t1850
                    * (t98 * t1859 + (t1843 + t142 * t1861 - t1844 - t1817 * t1862))
                    + t1848 * (t1863 - t96 * t1859);
                let t1865 = t109 * t1859
                    + (t1834 * t1860 - t1835 * (t106 * t1854 + t1836 * (t80 * t1858)));
                let t1866 = (t68 * t1832 + k2 * t1837 + (t64 * t1842 - t61 * t1846))
                    * t1865 - t1847 * (t94 * t1859 + (t1828 * t1860 + t115 * t1862));
                let t174 = rho1_rate * kappa_gradient;
                let t197 = m2_a2 * t57;
                let t198 = k3 * t57;
                let t199 = t197 * t198;
                let t204 = m2_a2 * t58;
                let t200 = inv_m1_plus_m2 * t70;
                let t205 = t68 - t199 - t204 * t200;
                let t201 = t76 - t199 - t70 * t200;
                let t206 = rt::lit::<T>(1.0) / t201;
                let t207 = t205 * t206;
                let t208 = k11 - t205 * t207;
                let t218 = inv_m1_plus_m2 / t208;
                let t289 = t197 * t218;
                let t290 = t197 * t205;
                let t209 = t201 * t208;
                let t278 = inv_m1_plus_m2 / t209;
                let t291 = t290 * t278;
                let t292 = t289 - t291;
                let t231 = rt::lit::<T>(1.0) / t208;
                let t202 = inv_m1_plus_m2 / t201;
                let t203 = t70 * t202;
                let t210 = rt::lit::<T>(1.0) / t209;
                let t211 = t70 * t205;
                let t212 = t211 * t202;
                let t213 = k3 * t58;
                let t214 = t212 - t213;
                let t215 = t210 * (t205 * t214);
                let t216 = t203 + t215;
                let t217 = t204 * t214;
                let t219 = t217 * t218;
                let t220 = t200 * t216 + (inv_m1_plus_m2 - t219);
                let t247 = t208 * t220;
                let t248 = rt::lit::<T>(1.0) / (t208 * t247);
                let t249 = t248 * (t214 * t214);
                let t222 = t104 - t57 * t198 - t58 * t200;
                let t223 = k13 - t222 * t207;
                let t232 = t231 * t223;
                let t250 = rt::lit::<T>(1.0) / t247;
                let t238 = t198 * t216;
                let t239 = t197 * t214;
                let t240 = t239 * t218;
                let t241 = t238 - t240;
                let t242 = t214 * t231;
                let t243 = t57 * t241 + (t58 * t220 + (l2 * t242 - t104 * t216));
                let t251 = t250 * (t214 * t243);
                let t252 = t232 - t251;
                let t221 = inv_m1_plus_m2 * t58;
                let t224 = t204 * t223;
                let t225 = t218 * t224;
                let t226 = t222 * t206;
                let t227 = t210 * (t205 * t223);
                let t228 = t226 - t227;
                let t229 = t225 + t200 * t228;
                let t230 = t221 - t229;
                let t233 = t198 * t228;
                let t234 = t197 * t223;
                let t235 = t218 * t234;
                let t236 = inv_m1_plus_m2 * t57;
                let t237 = t233 + (t235 - t236);
                let t244 = rt::lit::<T>(1.0) / t220;
                let t245 = t243 * t244;
                let t246 = t58 * t230 + (t104 * t228 + l2 * t232 - t57 * t237)
                    - t243 * t245;
                let t253 = rt::lit::<T>(1.0) / t246;
                let t254 = t252 * t253;
                let t255 = t231 - t249 - t252 * t254;
                let t282 = rt::lit::<T>(1.0) / t255;
                let t283 = t13 * t282;
                let t293 = t292 * t283;
                let t1867 = t104 * t1814 + t293;
                let t258 = t13 * t252;
                let t256 = t246 * t255;
                let t266 = rt::lit::<T>(1.0) / t256;
                let t267 = t258 * t266;
                let t295 = t237 * t267;
                let t257 = rt::lit::<T>(1.0) / (t220 * t256);
                let t259 = t257 * (t243 * t258);
                let t260 = rt::lit::<T>(1.0) / (t247 * t255);
                let t261 = t260 * (t13 * t214);
                let t262 = t259 - t261;
                let t296 = t241 * t262;
                let t1868 = t1867 - t295 - t296;
                let t1869 = t1868 * (rt::lit::<T>(2.0) * t58);
                let t1870 = rt::lit::<T>(2.0) * t57;
                let t277 = t220 * t262;
                let t279 = t211 * t278;
                let t280 = t204 * t218;
                let t281 = t279 - t280;
                let t284 = t277 + (t281 * t283 - t230 * t267);
                let t264 = rt::lit::<T>(1.0) / (t209 * t255);
                let t265 = t264 * (t13 * t205);
                let t268 = t228 * t267;
                let t263 = t216 * t262;
                let t1871 = t1815 - t265 - t268 - t263;
                let t271 = rt::lit::<T>(1.0) / (t208 * t255);
                let t272 = t13 * t271;
                let t273 = rt::lit::<T>(1.0) / (t208 * t256);
                let t274 = t273 * (t223 * t258);
                let t275 = t242 * t262 + (t272 - t274);
                let t1872 = t275 + t1871;
                let t399 = k2 * t275;
                let t400 = t204 * t284;
                let t1873 = t197 * t1868;
                let t1874 = t68 * t1871 + t399 + (t400 - t1873);
                let t313 = t204 * t198;
                let t314 = t313 + t197 * t213;
                let t315 = t197 * t200;
                let t317 = t314 + twice_a2_m2_l1 * t57 - t70 * t198 - t315;
                let t334 = t206 * (t317 * t203 - t198);
                let t316 = t314 + (l1_m2_a2 * t57 - t313) - t315;
                let t318 = t317 * t207 - t316;
                let t1875 = t198 + t202 * (t70 * t318 - t290);
                let t335 = t316 * t214;
                let t319 = t206 * t318;
                let t320 = t316 * t207 - t205 * t319;
                let t323 = t201 * t320 - t317 * t208;
                let t336 = t215 * t323;
                let t1876 = t334 + t210 * (t205 * t1875 - t335 - t336);
                let t321 = m1_plus_m2 * t320;
                let t339 = t321 * t219;
                let t1877 = t200 * t1876 - (t238 + t218 * (t204 * t1875 - t239 - t339));
                let t342 = t213 * t216;
                let t343 = t321 * t240;
                let t1878 = t198 * t1876 + (t342 - t218 * (t217 + t197 * t1875 - t343));
                let t347 = t320 * t242;
                let t1879 = t231 * (t1875 - t347);
                let t346 = t300 * t216;
                let t349 = t57 * t220;
                let t1880 = t58 * (t241 + t1877)
                    + (t57 * t1878 + (l2 * t1879 + t346 - t349 - t104 * t1876));
                let t328 = t300 + t57 * (t213 - t200);
                let t329 = t328 * t207 - t222 * t319;
                let t330 = t231 * (t329 - t320 * t232);
                let t351 = t320 * t220;
                let t1881 = t351 + t208 * t1877;
                let t1882 = t330 - t250 * (t1875 * t243 + t214 * t1880 - t251 * t1881);
                let t1883 = t13 * t1882;
                let t355 = t206 * (t317 * t226 - t328);
                let t356 = t210 * (t205 * t329 - t316 * t223 - t227 * t323);
                let t357 = t355 - t356;
                let t358 = t57 * t230;
                let t359 = t218 * (t224 + t197 * t329 - t321 * t235);
                let t360 = t198 * t357 + (t213 * t228 + (t359 - t221));
                let t361 = t218 * (t204 * t329 - t234 - t321 * t225);
                let t362 = t200 * t357 + (t236 + t361 - t233);
                let t363 = t104 * t357 + (l2 * t330 - t300 * t228) - t358 - t57 * t360
                    - t58 * (t237 + t362);
                let t1884 = t363 - t245 * t1880 - t245 * (t1880 - t245 * t1877);
                let t367 = t208 * t208;
                let t370 = rt::lit::<T>(2.0) * t214;
                let t371 = t320 * t247;
                let t1885 = t254 * t1882
                    + (t320 / t367
                        + t248 * (t1875 * t370 - t249 * (t371 + t208 * t1881)));
                let t1886 = t254 * (t1882 - t254 * t1884) + t1885;
                let t1887 = t255 * t1884 - t246 * t1886;
                let t1888 = t257
                    * (t258 * t1880 + t243 * t1883
                        - t259 * (t256 * t1877 + t220 * t1887));
                let t1889 = t1888
                    - t260 * (t13 * t1875 - t261 * (t255 * t1881 - t247 * t1886));
                let t402 = t320 * t255;
                let t405 = t329 * t258;
                let t406 = t320 * t256;
                let t1890 = t262 * t1879 - t272 * (t271 * (t402 - t208 * t1886))
                    - t273 * (t405 + t223 * t1883 - t274 * (t406 + t208 * t1887));
                let t1891 = (t1869 + t1870 * (t284 + l1 * t1871)) * (half_m2_a2 * t1872)
                    - t1874 * (t242 * t1889 + t1890);
                let t307 = phi_rate * kappa_gradient;
                let t1892 = m1_plus_m2 * t1868 - t197 * t1872;
                let t322 = t218 * (t204 - t321 * t289);
                let t324 = m1_plus_m2 * t323;
                let t325 = t278 * (t204 * t205 - t197 * t316 - t291 * t324);
                let t326 = t322 - t325;
                let t327 = t283 * t326;
                let t1893 = t283 * (t282 * t1886);
                let t376 = t267 * t360;
                let t1894 = t266 * (t1883 - t267 * t1887);
                let t1895 = t327 - t300 * t1814 + (t292 * t1893 - t376) - t262 * t1878
                    - t237 * t1894;
                let t285 = m1_plus_m2 * t284;
                let t276 = t204 * t275;
                let t1896 = t285 + (t70 * t1871 + t276);
                let t391 = t267 * t362;
                let t387 = t218 * (t197 + t321 * t280);
                let t388 = t278 * (t279 * t324 + (t290 + t70 * t316));
                let t389 = t387 - t388;
                let t390 = t283 * t389;
                let t1897 = t220 * t1889
                    + (t262 * t1877 + (t391 + (t390 + t281 * t1893)) - t230 * t1894);
                let t302 = t68 * t275;
                let t303 = t70 * t284;
                let t1898 = t76 * t1871 + t302 + (t303 - t1873);
                let t393 = t13 * t316;
                let t394 = t255 * t323;
                let t397 = t267 * t357;
                let t1899 = t264 * (t393 + t265 * (t394 - t209 * t1886))
                    + (t58 * t1814 - t397) - (t262 * t1876 + t228 * t1894);
                let t1900 = t307 - t1892 * (t1895 - t241 * t1889)
                    - (t1896 * t1897 + t1898 * (t1899 - t216 * t1889));
                let t1901 = t1891 + t1900;
                let t413 = x_rate * kappa_gradient;
                let t412 = y_rate * kappa_gradient;
                let t467 = t18 * t89;
                let t469 = t18 * t112;
                let t470 = t110 * t469;
                let t1902 = t1824 * t467 - t1822 * t470;
                let t476 = t106 * t469;
                let t1903 = t109 * t1902 + (t1835 * t476 - t18 * t1833);
                let t1904 = t1829 * t469;
                let t480 = t18 * t75;
                let t1905 = t94 * t1902 - (t115 * t1904 + t1827 * t480);
                let t1906 = t413 * t1845 + (kappa_gradient + t412 * t1841)
                    - (t1903 - t1905) * (j2 * (t1837 - t1831));
                let t489 = a1 * t54;
                let t1907 = t18 * t1839;
                let t1908 = t96 * t1902 + (t86 * t1907 - t122 * t1904);
                let t492 = a1 * t55;
                let t1909 = t98 * t1902 + (t1817 * t1904 - t142 * t1907);
                let t1910 = (t1845 + t489 * t1831) * (t489 * t1905 - t1908)
                    + (t1841 - t492 * t1831) * (t1909 - t492 * t1905);
                let t464 = a2 * t63;
                let t465 = t69 * t55 - a2 * t62;
                let t1911 = (t1841 + t464 * t1837 - t465 * t1831)
                    * (t1909 + t464 * t1903 - t465 * t1905);
                let t484 = t54 * t69 + a2 * t59;
                let t485 = a2 * t60;
                let t1912 = (t1845 + t484 * t1831 - t485 * t1837)
                    * (t1908 + t485 * t1903 - t484 * t1905);
                let t1913 = t1868 * t1871;
                let t1914 = rt::lit::<T>(0.5)
                    * (m2_a2 * t1872 * (t1869 + t284 * t1870) + twice_m2_l1 * t1913
                        + twice_m1_a1 * t1913);
                let t414 = theta_rate * kappa_gradient;
                let t418 = rt::lit::<T>(0.0) * t214;
                let t419 = t250 * t418;
                let t420 = t13 * t419;
                let t423 = t229 - t221;
                let t424 = t358 + t57 * t423;
                let t1915 = t254 * (rt::lit::<T>(2.0) * t419 - t254 * t424);
                let t1916 = t246 * t1915 - t255 * t424;
                let t1917 = t266 * (t420 + t267 * t1916);
                let t431 = t280 - t279;
                let t432 = t283 * t431;
                let t1918 = t282 * t1915;
                let t1919 = t283 * t1918;
                let t435 = t267 * t423;
                let t437 = t243 * t420;
                let t1920 = t261 * t1918 - t257 * (t437 + t259 * (t220 * t1916));
                let t1921 = t1892
                    * (t237 * t1917 + (t432 - t292 * t1919 - t435 - t277)
                        - t241 * t1920);
                let t445 = t223 * t420;
                let t1922 = t1874
                    * (t242 * t1920
                        + (t273 * (t445 + t274 * (t208 * t1916)) - t272 * t1918));
                let t1923 = t1896
                    * (t220 * t1920
                        + (t230 * t1917 + (t1867 - (t295 + t281 * t1919) - t296)));
                let t1924 = t414 - t1921 - t1922
                    - (t1923 + t1898 * (t265 * t1918 + t228 * t1917 - t216 * t1920));
                let t1925 = t1914 + t1924;
                let t1926 = t1837 * t1901 + t1906 - m1 * t1910
                    - (m2 * (t1911 - t1912) + t1831 * (t1925 + j1 * t1905));
                let t1927 = (t1847 * (t58 * t1837) + t1851 - t57 * (t1864 + t1866))
                    * (t174 + t1814) + t1926;
                let t133 = t110 * t112;
                let t1928 = t1822 * t133 - t89 * t1824;
                let t152 = t106 * t112;
                let t1929 = t109 * t1928 + (t1833 - t1835 * t152);
                let t1930 = t112 * t1829;
                let t1931 = t98 * t1928 + (t142 * t1839 - t1817 * t1930);
                let t1932 = t86 * t1839 - t122 * t1930 - t96 * t1928;
                let t1933 = t94 * t1928 + (t115 * t1930 + t75 * t1827);
                let y_rate_squared = y_rate * y_rate;
                let theta_rate_squared = theta_rate * theta_rate;
                let phi_rate_squared = phi_rate * phi_rate;
                let x_rate_squared = x_rate * x_rate;
                let t1934 = t15
                    / (y_rate_squared + theta_rate_squared
                        + (phi_rate_squared + (x_rate_squared + rt::lit::<T>(1.0))));
                let t1935 = phi_rate * t1934 + rt::lit::<T>(1.0);
                let t1936 = theta_rate * t1934;
                let t1937 = x_rate * t1934;
                let t1938 = y_rate * t1934;
                let t1939 = t1935 * t1837 - t1936 * t1831
                    + (t1937 * t1845 + (t1938 * t1841 + (t14 + t1934)));
                let t1940 = (t1929 * t1901 + (t412 * t1931 + t413 * t1932)
                    - t1933 * t1925) * t1939
                    / (t1938 * t1931 + t1935 * t1929 + (t1937 * t1932 - t1936 * t1933));
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(phi_new);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(theta_new);
                let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                let t507 = ahead2_new + ahead4_new;
                let ahead5_new = m2_a2 * t507;
                let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                let t511 = ahead9_new - ahead7_new;
                let ahead10_new = m2_a2 * t511;
                let t515 = t511 * k3;
                let ahead33_new = ahead10_new * t515;
                let t514 = t507 * k3;
                let ahead32_new = ahead5_new * t514;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t508 = l1 + a2 * cos_phi_ahead_new;
                let t509 = m1_a1 + m2 * t508;
                let ahead1_new = sin_theta_ahead_new * t509;
                let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                let t510 = inv_m1_plus_m2 * ahead3_new;
                let ahead28_new = ahead5_new * t510;
                let ahead6_new = t509 * cos_theta_ahead_new;
                let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                let t512 = inv_m1_plus_m2 * ahead8_new;
                let ahead29_new = ahead10_new * t512;
                let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                let ahead11_new = k1
                    + (m2_a2_squared + m2_l1 * (l1 + cos_phi_ahead_new * twice_a2));
                let ahead25_new = ahead3_new * t510;
                let ahead26_new = ahead8_new * t512;
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
                let ahead36_new = sin_theta_ahead_new * t510;
                let ahead37_new = cos_theta_ahead_new * t512;
                let t513 = ahead36_new + ahead37_new;
                let ahead40_new = t513 * ahead31_new;
                let ahead38_new = sin_theta_ahead_new * t514;
                let ahead39_new = cos_theta_ahead_new * t515;
                let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                let ahead104_new = ahead41_new * ahead41_new;
                let ahead42_new = t513 * inv_ahead27_new;
                let ahead44_new = ahead30_new * ahead41_new;
                let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                let ahead46_new = ahead44_new * inv_ahead45_new;
                let ahead47_new = ahead42_new + ahead46_new;
                let ahead53_new = t510 * ahead47_new;
                let ahead54_new = ahead5_new * ahead41_new;
                let ahead55_new = inv_ahead50_new * ahead54_new;
                let ahead56_new = ahead53_new
                    + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                let ahead86_new = sin_theta_ahead_new * ahead56_new;
                let ahead48_new = t512 * ahead47_new;
                let ahead49_new = ahead10_new * ahead41_new;
                let ahead51_new = ahead49_new * inv_ahead50_new;
                let ahead52_new = ahead48_new
                    + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                let ahead87_new = cos_theta_ahead_new * ahead52_new;
                let ahead88_new = ahead86_new + ahead87_new;
                let ahead97_new = ahead35_new * ahead88_new;
                let ahead105_new = ahead35_new * ahead97_new;
                let ahead106_new = ahead104_new / ahead105_new;
                let ahead60_new = t511 * t515;
                let ahead59_new = t507 * t514;
                let ahead13_new = l2 + l1_cos_phi_ahead_new;
                let ahead57_new = t507 * t510;
                let ahead58_new = t511 * t512;
                let t606 = ahead13_new - ahead57_new - ahead58_new;
                let ahead61_new = t606 * ahead31_new;
                let ahead62_new = l2 - ahead60_new - ahead59_new - ahead61_new;
                let ahead64_new = ahead76_new * ahead62_new;
                let ahead89_new = t507 * ahead56_new;
                let ahead90_new = t511 * ahead52_new;
                let ahead43_new = ahead41_new * ahead76_new;
                let ahead91_new = ahead13_new * ahead47_new;
                let ahead92_new = ahead89_new
                    + (ahead90_new + (l2 * ahead43_new - ahead91_new));
                let ahead100_new = ahead41_new * ahead92_new;
                let ahead101_new = ahead100_new / ahead97_new;
                let ahead102_new = ahead64_new - ahead101_new;
                let ahead69_new = ahead10_new * ahead62_new;
                let ahead70_new = inv_ahead50_new * ahead69_new;
                let ahead63_new = t606 * inv_ahead27_new;
                let ahead65_new = ahead30_new * ahead62_new;
                let ahead66_new = inv_ahead45_new * ahead65_new;
                let ahead67_new = ahead63_new - ahead66_new;
                let ahead68_new = t512 * ahead67_new;
                let ahead71_new = inv_m1_plus_m2 * t511 - ahead70_new - ahead68_new;
                let ahead94_new = t511 * ahead71_new;
                let ahead95_new = ahead13_new * ahead67_new;
                let ahead72_new = t510 * ahead67_new;
                let ahead73_new = ahead5_new * ahead62_new;
                let ahead74_new = inv_ahead50_new * ahead73_new;
                let ahead75_new = ahead72_new + (ahead74_new - inv_m1_plus_m2 * t507);
                let ahead93_new = t507 * ahead75_new;
                let t632 = ahead94_new + (ahead95_new + l2 * ahead64_new) - ahead93_new;
                let ahead96_new = ahead92_new / ahead88_new;
                let ahead98_new = ahead92_new * ahead96_new;
                let ahead99_new = t632 - ahead98_new;
                let ahead103_new = ahead102_new / ahead99_new;
                let ahead107_new = ahead102_new * ahead103_new;
                let ahead108_new = ahead76_new - ahead106_new - ahead107_new;
                let t1941 = t17 / ahead108_new;
                let t1942 = t17 * ahead102_new;
                let ahead109_new = ahead99_new * ahead108_new;
                let t1943 = t1942 / ahead109_new;
                let ahead110_new = ahead88_new * ahead109_new;
                let t693 = t17 * ahead41_new;
                let ahead111_new = ahead97_new * ahead108_new;
                let t1944 = ahead92_new * t1942 / ahead110_new - t693 / ahead111_new;
                let t1945 = ahead85_new * t1941 - ahead75_new * t1943
                    - ahead56_new * t1944;
                let ahead18_new = sin_theta_ahead_new * t508;
                let ahead19_new = ahead18_new + a2 * ahead2_new;
                let t713 = t17 * ahead30_new;
                let ahead112_new = ahead45_new * ahead108_new;
                let t1946 = ahead47_new * t1944
                    + (ahead67_new * t1943 + t713 / ahead112_new);
                let ahead20_new = a2 * t507;
                let ahead114_new = ahead35_new * ahead108_new;
                let ahead113_new = ahead35_new * ahead109_new;
                let t1947 = ahead43_new * t1944
                    + (t17 / ahead114_new - ahead62_new * t1942 / ahead113_new);
                let t1948 = t1945 + ahead19_new * t1946 - ahead20_new * t1947;
                let ahead77_new = ahead8_new * ahead30_new;
                let ahead79_new = ahead77_new * inv_ahead78_new;
                let ahead80_new = ahead10_new * inv_ahead50_new;
                let ahead81_new = ahead79_new - ahead80_new;
                let t1949 = ahead52_new * t1944
                    + (ahead81_new * t1941 - ahead71_new * t1943);
                let ahead23_new = a2 * t511;
                let ahead21_new = t508 * cos_theta_ahead_new;
                let ahead22_new = ahead21_new - a2 * ahead7_new;
                let t1950 = t1949 + ahead23_new * t1947 - ahead22_new * t1946;
                let ahead16_new = a1 * sin_theta_ahead_new;
                let t1951 = t1945 + ahead16_new * t1946;
                let ahead17_new = a1 * cos_theta_ahead_new;
                let t1952 = t1949 - ahead17_new * t1946;
                let t1953 = t1947 - t1946;
                let t1954 = t9 - t7;
                let t1955 = t5 + t34;
                let t1956 = t6 - t35;
                let t1957 = work - t7 * (j1 * t7) - t1954 * (j2 * t1954)
                    - m1 * (t1955 * t1955 + t1956 * t1956);
                let t1958 = t5 + t36 - t37;
                let t1959 = t6 + t39 - t40;
                let t1960 = t1953 * (j2 * t1953)
                    + (t1946 * (j1 * t1946)
                        + (t1957 - m2 * (t1958 * t1958 + t1959 * t1959)));
                let t1961 = m2 * (t1948 * t1948 + t1950 * t1950)
                    + (m1 * (t1951 * t1951 + t1952 * t1952) + t1960);
                let work_new = h * (t1927 - t1940) + t1961;
                let ahead14_new = cos_theta_ahead_new * ahead13_new;
                let ahead15_new = sin_theta_ahead_new * ahead13_new;
                let ahead24_new = sin_phi_ahead_new * (k5 * sin_phi_ahead_new)
                    + (k8 + cos_phi_ahead_new * k9);
                let t1962 = cos_theta_ahead_new * t507 - sin_theta_ahead_new * t511;
                let ahead115_new = t1962 * t1962 + ahead13_new * ahead13_new;
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
                    m2_a2_squared,
                    twice_a2,
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
                let t2 = t1 * a_w;
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = front_1_mid * cos_theta - t3;
                let t5 = m2_a2 * t4;
                let t6 = t4 * k3;
                let t7 = cos_theta * front_2_mid;
                let t8 = t7 + sin_theta * front_1_mid;
                let t9 = m2_a2 * t8;
                let t10 = t8 * k3;
                let l1_front_1_mid = l1 * front_1_mid;
                let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = t12 * inv_m1_plus_m2;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = t14 * inv_m1_plus_m2;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                    - t12 * t13 - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t16 * t18;
                let t20 = k2 - t5 * t6 - t9 * t10 - t16 * t19;
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
                    / (front_2_mid * (front_2_mid * k5) + (k8 + front_1_mid * k9));
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
        /// | once, from parameters | 16 | 34 | 5 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 14 | 2 | 0 | 0 | 0 |
        /// | each step | 445 | 742 | 58 | 0 | 7 | 2 |
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
            m2_a2_squared: T,
            /// `2 a2`
            twice_a2: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
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
            /// `2 m2 l1`
            twice_m2_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            k12: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `(m1 + m2)/2`
            half_m1_plus_m2: T,
            /// `(m2 a2/(m1 + m2))/2`
            k13: T,
            /// `m2 l1/2 + m1 a1/2`
            k14: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(h/(m1 + m2))/2`
            k15: T,
            /// `l1 h/2`
            half_l1_h: T,
            /// `m2 a2 l1 h/2`
            k16: T,
            /// `m2 a2 h/2`
            k17: T,
            /// `m2 l1 a2 h`
            m2_l1_a2_h: T,
            /// `(J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))) h`
            k18: T,
            /// `l2 (m1 + m2) l1 h`
            k19: T,
            /// `m2 a2 h/2`
            k20: T,
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
                let a2_squared = a2 * a2;
                let m2_a2_squared = m2 * a2_squared;
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let l1_m2_a2 = l1 * m2_a2;
                let k2 = j2 + m2_a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
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
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let k12 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let half_m1_plus_m2 = rt::lit::<T>(0.5) * m1_plus_m2;
                let k13 = rt::lit::<T>(0.5) * k3;
                let k14 = rt::lit::<T>(0.5) * m2_l1 + rt::lit::<T>(0.5) * m1_a1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k15 = rt::lit::<T>(0.5) * (h / m1_plus_m2);
                let l1_h = l1 * h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let k16 = rt::lit::<T>(0.5) * (m2_a2 * l1_h);
                let a2_h = a2 * h;
                let k17 = rt::lit::<T>(0.5) * (m2 * a2_h);
                let m2_l1_a2_h = m2_l1 * a2_h;
                let k18 = k5 * h;
                let k19 = k8 * h;
                let k20 = rt::lit::<T>(0.5) * (m2_a2 * h);
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    m2_a2_squared,
                    twice_a2,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k7,
                    k9,
                    k10,
                    k11,
                    twice_m2_l1,
                    twice_m1_a1,
                    k12,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_m1_plus_m2,
                    k13,
                    k14,
                    inv_h,
                    half_h,
                    k15,
                    half_l1_h,
                    k16,
                    k17,
                    m2_l1_a2_h,
                    k18,
                    k19,
                    k20,
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
                    m2_a2_squared,
                    twice_a2,
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
                let l1_front_1_mid = l1 * front_1_mid;
                let t1 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t2 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2));
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
                let t25 = t14 * k3;
                let t26 = t11 * k3;
                let t27 = t23 * t24 - (sin_theta * t25 + cos_theta * t26);
                let t28 = k2 - t12 * t26 - t15 * t25 - t20 * t23;
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
                    front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k9),
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
                    t51 * t51 + t9 * t9,
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
                    m2_a2_squared,
                    twice_a2,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k7,
                    k9,
                    k10,
                    k11,
                    twice_m2_l1,
                    twice_m1_a1,
                    k12,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_m1_plus_m2,
                    k13,
                    k14,
                    inv_h,
                    half_h,
                    k15,
                    half_l1_h,
                    k16,
                    k17,
                    m2_l1_a2_h,
                    k18,
                    k19,
                    k20,
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
                    let t30 = t27 * (k5 * t27) + (k7 + k9 * t28);
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
                    let t54 = k1 + (m2_a2_squared + m2_l1 * (l1 + twice_a2 * t28));
                    let t55 = t54 - t44 * t45 - t50 * t51;
                    let t56 = k3 * t47;
                    let t57 = k3 * t39;
                    let t58 = k2 - t48 * t56 - t40 * t57;
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
                            let t30 = t27 * (k5 * t27) + (k7 + k9 * t28);
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
                            let t54 = k1
                                + (m2_a2_squared + m2_l1 * (l1 + twice_a2 * t28));
                            let t55 = t54 - t44 * t45 - t50 * t51;
                            let t56 = k3 * t47;
                            let t57 = k3 * t39;
                            let t58 = k2 - t48 * t56 - t40 * t57;
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
                            let t175 = t160 * k13;
                            let t176 = t166 * k13;
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
                            let t187 = t37 * k15 + t71 * t170
                                - t73 * (t74 * t186 + (t66 * t167 + t40 * t178));
                            let t188 = t45 * t184 + t187;
                            let t189 = t73 * (t77 * t186 + (t48 * t178 - t66 * t161))
                                + (t71 * t164 + t36 * k15);
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
                                + k4 * t160 - t97 * t164;
                            let t202 = t51 * t200 + t201;
                            let t203 = t97 * t170
                                + (t73 * (t101 * t186 + (t87 * t167 - t40 * t194))
                                    - k4 * t166);
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
                            let t225 = half_m2_a2 * t218 - t27 * (t36 * k17);
                            let t226 = t27 * (t37 * k17) + half_m2_a2 * t222;
                            let t227 = inv_m1_plus_m2 * t226;
                            let t228 = t27 * m2_l1_a2_h;
                            let t229 = inv_m1_plus_m2 * t225;
                            let t230 = t45 * t225 - t50 * t227
                                + (t228 + t44 * t229 - t51 * t226);
                            let t231 = t27 * k16;
                            let t232 = half_m2_a2 * t220;
                            let t233 = half_m2_a2 * t223;
                            let t234 = t231 + t40 * t229 - t48 * t227
                                + (t45 * t232 - t51 * t233);
                            let t235 = t59 * (t60 * t230 - t234);
                            let t236 = t36 * t229 - t37 * t227;
                            let t237 = k13 * t223;
                            let t238 = k13 * t220;
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
                                + k4 * t223 - t97 * t227;
                            let t262 = t51 * t259 + t261;
                            let t263 = t97 * t229
                                + (t73 * (t101 * t247 + (t87 * t232 - t40 * t253))
                                    - k4 * t220);
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
                            let t275 = t32 * (t31 * (t27 * (t28 * k18 - k19)));
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
                                + (m1_a1_plus_m2_l1 * t304 - t27 * k20 * t135);
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
                            let t315 = t28 * k20 * t135 + t27 * t305;
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
                            let t324 = t278 * (k14 + half_m2_a2 * t28);
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
                let t56 = k3 * t47;
                let t57 = k3 * t39;
                let t58 = k2 - t48 * t56 - t40 * t57;
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
                let t54 = k1 + (m2_a2_squared + m2_l1 * (l1 + twice_a2 * t28));
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
                let t30 = t27 * (k5 * t27) + (k7 + k9 * t28);
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
                let t444 = (t34 * t419 + k2 * t424 + (t48 * t415 - t40 * t409)) * t443
                    - t425 * (t375 * t437 + (t417 * t438 + t388 * t440));
                let t445 = m2_a2 * t27;
                let t446 = k3 * t27;
                let t447 = t445 * t446;
                let t41 = m2_a2 * t28;
                let t448 = inv_m1_plus_m2 * t357;
                let t449 = t34 - t447 - t41 * t448;
                let t450 = t54 - t447 - t357 * t448;
                let t451 = rt::lit::<T>(1.0) / t450;
                let t452 = t449 * t451;
                let t453 = k10 - t449 * t452;
                let t454 = inv_m1_plus_m2 / t453;
                let t455 = t445 * t454;
                let t456 = t445 * t449;
                let t457 = t450 * t453;
                let t458 = inv_m1_plus_m2 / t457;
                let t459 = t456 * t458;
                let t460 = t455 - t459;
                let t461 = rt::lit::<T>(1.0) / t453;
                let t462 = inv_m1_plus_m2 / t450;
                let t463 = t357 * t462;
                let t464 = rt::lit::<T>(1.0) / t457;
                let t465 = t357 * t449;
                let t466 = k3 * t28;
                let t467 = t465 * t462 - t466;
                let t468 = t464 * (t449 * t467);
                let t469 = t463 + t468;
                let t470 = t41 * t467;
                let t471 = t470 * t454;
                let t472 = t448 * t469 + (inv_m1_plus_m2 - t471);
                let t473 = t453 * t472;
                let t474 = rt::lit::<T>(1.0) / (t453 * t473);
                let t475 = t474 * (t467 * t467);
                let t476 = t85 - t27 * t446 - t28 * t448;
                let t477 = k11 - t476 * t452;
                let t478 = t461 * t477;
                let t479 = rt::lit::<T>(1.0) / t473;
                let t480 = t446 * t469;
                let t481 = t445 * t467;
                let t482 = t481 * t454;
                let t483 = t480 - t482;
                let t484 = t467 * t461;
                let t485 = t27 * t483 + (t28 * t472 + (l2 * t484 - t85 * t469));
                let t486 = t479 * (t467 * t485);
                let t487 = t478 - t486;
                let t488 = inv_m1_plus_m2 * t28;
                let t489 = t41 * t477;
                let t490 = t454 * t489;
                let t491 = t476 * t451;
                let t492 = t464 * (t449 * t477);
                let t493 = t491 - t492;
                let t494 = t490 + t448 * t493;
                let t495 = t488 - t494;
                let t496 = t446 * t493;
                let t497 = t445 * t477;
                let t498 = t454 * t497;
                let t499 = inv_m1_plus_m2 * t27;
                let t500 = t496 + (t498 - t499);
                let t501 = t485 * (rt::lit::<T>(1.0) / t472);
                let t502 = t28 * t495 + (t85 * t493 + l2 * t478 - t27 * t500)
                    - t485 * t501;
                let t503 = t487 * (rt::lit::<T>(1.0) / t502);
                let t504 = t461 - t475 - t487 * t503;
                let t505 = rt::lit::<T>(1.0) / t504;
                let t506 = t4 * t505;
                let t507 = t85 * t332 + t460 * t506;
                let t508 = t4 * t487;
                let t509 = t502 * t504;
                let t510 = rt::lit::<T>(1.0) / t509;
                let t511 = t508 * t510;
                let t512 = t500 * t511;
                let t513 = rt::lit::<T>(1.0) / (t472 * t509);
                let t514 = t513 * (t485 * t508);
                let t515 = rt::lit::<T>(1.0) / (t473 * t504);
                let t516 = t515 * (t4 * t467);
                let t517 = t514 - t516;
                let t518 = t483 * t517;
                let t519 = t507 - t512 - t518;
                let t520 = t519 * (rt::lit::<T>(2.0) * t28);
                let t521 = rt::lit::<T>(2.0) * t27;
                let t522 = t472 * t517;
                let t523 = t465 * t458;
                let t524 = t41 * t454;
                let t525 = t523 - t524;
                let t526 = t522 + (t525 * t506 - t495 * t511);
                let t527 = rt::lit::<T>(1.0) / (t457 * t504);
                let t528 = t527 * (t4 * t449);
                let t529 = t333 - t528 - t493 * t511 - t469 * t517;
                let t530 = rt::lit::<T>(1.0) / (t453 * t504);
                let t531 = t4 * t530;
                let t532 = rt::lit::<T>(1.0) / (t453 * t509);
                let t533 = t532 * (t477 * t508);
                let t534 = t484 * t517 + (t531 - t533);
                let t535 = t534 + t529;
                let t536 = m1_plus_m2 * t519 - t445 * t535;
                let t537 = t41 * t446;
                let t538 = t537 + t445 * t466;
                let t539 = t445 * t448;
                let t540 = t538 + (l1_m2_a2 * t27 - t537) - t539;
                let t541 = t538 + k12 * t27 - t357 * t446 - t539;
                let t542 = t541 * t452 - t540;
                let t543 = t451 * t542;
                let t544 = t540 * t452 - t449 * t543;
                let t545 = m1_plus_m2 * t544;
                let t546 = t450 * t544 - t541 * t453;
                let t547 = m1_plus_m2 * t546;
                let t548 = t454 * (t41 - t545 * t455)
                    - t458 * (t41 * t449 - t445 * t540 - t459 * t547);
                let t549 = t148 + t27 * (t466 - t448);
                let t550 = t549 * t452 - t476 * t543;
                let t551 = t461 * (t550 - t544 * t478);
                let t552 = t446 + t462 * (t357 * t542 - t456);
                let t553 = t451 * (t541 * t463 - t446)
                    + t464 * (t449 * t552 - t540 * t467 - t468 * t546);
                let t554 = t448 * t553
                    - (t480 + t454 * (t41 * t552 - t481 - t545 * t471));
                let t555 = t446 * t553
                    + (t466 * t469 - t454 * (t470 + t445 * t552 - t545 * t482));
                let t556 = t461 * (t552 - t544 * t484);
                let t557 = t27 * t555
                    + (l2 * t556 + t148 * t469 - t27 * t472 - t85 * t553);
                let t558 = t28 * (t483 + t554) + t557;
                let t559 = t544 * t472 + t453 * t554;
                let t560 = t551 - t479 * (t552 * t485 + t467 * t558 - t486 * t559);
                let t561 = t451 * (t541 * t491 - t549)
                    - t464 * (t449 * t550 - t540 * t477 - t492 * t546);
                let t562 = t27 * t495;
                let t563 = t446 * t561
                    + (t466 * t493 + (t454 * (t489 + t445 * t550 - t545 * t498) - t488));
                let t564 = t448 * t561
                    + (t499 + t454 * (t41 * t550 - t497 - t545 * t490) - t496);
                let t565 = t85 * t561 + (l2 * t551 - t148 * t493) - t562 - t27 * t563
                    - t28 * (t500 + t564);
                let t566 = t565 - t501 * t558 - t501 * (t558 - t501 * t554);
                let t567 = t544 / (t453 * t453)
                    + t474
                        * (t552 * (rt::lit::<T>(2.0) * t467)
                            - t475 * (t544 * t473 + t453 * t559));
                let t568 = t503 * (t560 - t503 * t566) + (t503 * t560 + t567);
                let t569 = t506 * (t505 * t568);
                let t570 = t506 * t548 - t148 * t332 + (t460 * t569 - t511 * t563)
                    - t517 * t555;
                let t571 = t4 * t560;
                let t572 = t504 * t566 - t502 * t568;
                let t573 = t510 * (t571 - t511 * t572);
                let t574 = t513
                    * (t508 * t558 + t485 * t571 - t514 * (t509 * t554 + t472 * t572));
                let t575 = t574
                    - t515 * (t4 * t552 - t516 * (t504 * t559 - t473 * t568));
                let t576 = m1_plus_m2 * t526 + (t357 * t529 + t41 * t534);
                let t577 = t454 * (t445 + t545 * t524)
                    - t458 * (t523 * t547 + (t456 + t357 * t540));
                let t578 = t517 * t554 + (t511 * t564 + (t506 * t577 + t525 * t569))
                    - t495 * t573;
                let t579 = t536 * (t570 - t500 * t573 - t483 * t575)
                    + t576 * (t472 * t575 + t578);
                let t580 = t445 * t519;
                let t581 = t54 * t529 + t34 * t534 + (t357 * t526 - t580);
                let t582 = t527 * (t4 * t540 + t528 * (t504 * t546 - t457 * t568))
                    + (t28 * t332 - t511 * t561);
                let t583 = t34 * t529 + k2 * t534 + (t41 * t526 - t580);
                let t584 = t532
                    * (t550 * t508 + t477 * t571 - t533 * (t544 * t509 + t453 * t572));
                let t585 = t484 * t575
                    + (t517 * t556 - t531 * (t530 * (t544 * t504 - t453 * t568)) - t584);
                let t586 = t581 * (t582 - (t517 * t553 + t493 * t573) - t469 * t575)
                    + t583 * t585;
                let t587 = t424
                    * ((t520 + t521 * (t526 + l1 * t529)) * (half_m2_a2 * t535) - t579
                        - t586);
                let t588 = t2 * w_a_w;
                let t589 = t588 * t387;
                let t590 = t402 * (t588 * t373) - t399 * (t385 * t589);
                let t591 = t384 * t590 + (t422 * (t381 * t589) - t588 * t420);
                let t592 = t405 * t589;
                let t593 = t375 * t590 - (t388 * t592 + t416 * (t588 * t362));
                let t594 = a2 * t47;
                let t595 = t356 * t37 - a2 * t46;
                let t596 = t588 * t395;
                let t597 = t377 * t590 + (t390 * t592 - t413 * t596);
                let t598 = (t414 + t594 * t424 - t595 * t418)
                    * (t597 + t594 * t591 - t595 * t593);
                let t599 = t36 * t356 + a2 * t38;
                let t600 = a2 * t39;
                let t601 = t376 * t590 + (t370 * t596 - t391 * t592);
                let t602 = (t408 + t599 * t418 - t600 * t424)
                    * (t601 + t600 * t591 - t599 * t593);
                let t603 = a1 * t36;
                let t604 = a1 * t37;
                let t605 = (t408 + t603 * t418) * (t603 * t593 - t601)
                    + (t414 - t604 * t418) * (t597 - t604 * t593);
                let t606 = t519 * t529;
                let t607 = rt::lit::<T>(0.5)
                    * (m2_a2 * t535 * (t520 + t526 * t521) + twice_m2_l1 * t606
                        + twice_m1_a1 * t606);
                let t608 = t479 * (rt::lit::<T>(0.0) * t467);
                let t609 = t4 * t608;
                let t610 = t494 - t488;
                let t611 = t562 + t27 * t610;
                let t612 = t503 * (rt::lit::<T>(2.0) * t608 - t503 * t611);
                let t613 = t502 * t612 - t504 * t611;
                let t614 = t510 * (t609 + t511 * t613);
                let t615 = t505 * t612;
                let t616 = t506 * t615;
                let t617 = t500 * t614
                    + (t506 * (t524 - t523) - t460 * t616 - t511 * t610 - t522);
                let t618 = t516 * t615 - t513 * (t485 * t609 + t514 * (t472 * t613));
                let t619 = t576
                    * (t472 * t618
                        + (t495 * t614 + (t507 - (t512 + t525 * t616) - t518)));
                let t620 = t484 * t618
                    + (t532 * (t477 * t609 + t533 * (t453 * t613)) - t531 * t615);
                let t621 = j1 * t593 - (t536 * (t617 - t483 * t618) + t619)
                    - (t581 * (t528 * t615 + t493 * t614 - t469 * t618) + t583 * t620);
                let t622 = t587 - (t591 - t593) * (j2 * (t424 - t418))
                    - m2 * (t598 - t602) - (m1 * t605 + t418 * (t607 + t621));
                let t623 = h
                    * (t332 * (t425 * (t28 * t424) + t429 - t27 * (t442 + t444)) + t622);
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
                let t624 = sin_phi_ahead_new * cos_theta_ahead_new;
                let t625 = t624 + cos_phi_ahead_new * sin_theta_ahead_new;
                let ahead2_new = m2_a2 * t625;
                let t626 = sin_phi_ahead_new * sin_theta_ahead_new;
                let t627 = cos_phi_ahead_new * cos_theta_ahead_new - t626;
                let ahead4_new = m2_a2 * t627;
                let t628 = t627 * k3;
                let t629 = t625 * k3;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead6_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t630 = l1 + a2 * cos_phi_ahead_new;
                let t631 = m1_a1 + m2 * t630;
                let ahead1_new = sin_theta_ahead_new * t631 + m2_a2 * t624;
                let t632 = inv_m1_plus_m2 * ahead1_new;
                let ahead3_new = t631 * cos_theta_ahead_new - m2_a2 * t626;
                let t633 = inv_m1_plus_m2 * ahead3_new;
                let ahead17_new = ahead6_new - ahead2_new * t632 - ahead4_new * t633;
                let ahead5_new = k1
                    + (m2_a2_squared + m2_l1 * (l1 + cos_phi_ahead_new * twice_a2));
                let t634 = ahead5_new - ahead1_new * t632 - ahead3_new * t633;
                let t635 = rt::lit::<T>(1.0) / t634;
                let t636 = ahead17_new * t635;
                let t637 = k2 - ahead4_new * t628 - ahead2_new * t629
                    - ahead17_new * t636;
                let t638 = inv_m1_plus_m2 / t637;
                let t639 = t634 * t637;
                let t640 = inv_m1_plus_m2 / t639;
                let ahead28_new = ahead2_new * t638 - ahead1_new * ahead17_new * t640;
                let t641 = rt::cos(w * (t + h));
                let t642 = a_w * t641;
                let t643 = rt::lit::<T>(1.0) / t637;
                let t644 = sin_theta_ahead_new * t632 + cos_theta_ahead_new * t633;
                let ahead18_new = t644 * t636
                    - (sin_theta_ahead_new * t629 + cos_theta_ahead_new * t628);
                let t645 = rt::lit::<T>(1.0) / t639;
                let ahead20_new = t644 * t635 + ahead17_new * ahead18_new * t645;
                let ahead22_new = t632 * ahead20_new
                    + (inv_m1_plus_m2 * sin_theta_ahead_new
                        - ahead2_new * ahead18_new * t638);
                let ahead21_new = t633 * ahead20_new
                    + (inv_m1_plus_m2 * cos_theta_ahead_new
                        - ahead4_new * ahead18_new * t638);
                let t646 = sin_theta_ahead_new * ahead22_new
                    + cos_theta_ahead_new * ahead21_new;
                let t647 = t637 * t646;
                let ahead7_new = l2 + l1_cos_phi_ahead_new;
                let t648 = ahead7_new - t625 * t632 - t627 * t633;
                let ahead23_new = l2 - t627 * t628 - t625 * t629 - t648 * t636;
                let t649 = t643 * ahead23_new;
                let ahead19_new = ahead18_new * t643;
                let ahead29_new = t625 * ahead22_new
                    + (l2 * ahead19_new - ahead7_new * ahead20_new + t627 * ahead21_new);
                let ahead30_new = t649 - ahead18_new * ahead29_new / t647;
                let ahead24_new = t648 * t635 - t645 * (ahead17_new * ahead23_new);
                let ahead25_new = inv_m1_plus_m2 * t627 - ahead4_new * ahead23_new * t638
                    - t633 * ahead24_new;
                let ahead26_new = t632 * ahead24_new
                    + (ahead2_new * ahead23_new * t638 - inv_m1_plus_m2 * t625);
                let t650 = ahead7_new * ahead24_new + l2 * t649 + t627 * ahead25_new
                    - t625 * ahead26_new - ahead29_new * ahead29_new / t646;
                let ahead31_new = t643 - ahead18_new * ahead18_new / (t637 * t647)
                    - ahead30_new * ahead30_new / t650;
                let t651 = t642 / ahead31_new;
                let t652 = t642 * ahead30_new;
                let ahead32_new = t650 * ahead31_new;
                let t653 = t652 / ahead32_new;
                let ahead33_new = t646 * ahead32_new;
                let ahead34_new = t647 * ahead31_new;
                let t654 = ahead29_new * t652 / ahead33_new
                    - t642 * ahead18_new / ahead34_new;
                let t655 = ahead28_new * t651 - ahead26_new * t653 - ahead22_new * t654;
                let ahead12_new = sin_theta_ahead_new * t630 + a2 * t624;
                let ahead35_new = t639 * ahead31_new;
                let t656 = ahead20_new * t654
                    + (ahead24_new * t653 + t642 * ahead17_new / ahead35_new);
                let ahead13_new = a2 * t625;
                let ahead37_new = t637 * ahead31_new;
                let ahead36_new = t637 * ahead32_new;
                let t657 = ahead19_new * t654
                    + (t642 / ahead37_new - ahead23_new * t652 / ahead36_new);
                let t658 = t655 + ahead12_new * t656 - ahead13_new * t657;
                let ahead27_new = ahead3_new * ahead17_new * t640 - ahead4_new * t638;
                let t659 = ahead21_new * t654
                    + (ahead27_new * t651 - ahead25_new * t653);
                let ahead15_new = a2 * t627;
                let ahead14_new = t630 * cos_theta_ahead_new - a2 * t626;
                let t660 = t659 + ahead15_new * t657 - ahead14_new * t656;
                let ahead10_new = a1 * sin_theta_ahead_new;
                let t661 = t655 + ahead10_new * t656;
                let ahead11_new = a1 * cos_theta_ahead_new;
                let t662 = t659 - ahead11_new * t656;
                let t663 = t657 - t656;
                let t664 = t11 - t10;
                let t665 = t13 + ahead10 * t10;
                let t666 = t14 - ahead11 * t10;
                let t667 = work - t10 * (j1 * t10) - t664 * (j2 * t664)
                    - m1 * (t665 * t665 + t666 * t666);
                let t668 = t13 + ahead12 * t10 - ahead13 * t11;
                let t669 = t14 + ahead15 * t11 - ahead14 * t10;
                let t670 = t663 * (j2 * t663)
                    + (t656 * (j1 * t656) + (t667 - m2 * (t668 * t668 + t669 * t669)));
                let t671 = m2 * (t658 * t658 + t660 * t660)
                    + (m1 * (t661 * t661 + t662 * t662) + t670);
                let work_new = t623 + t671;
                let ahead8_new = cos_theta_ahead_new * ahead7_new;
                let ahead9_new = sin_theta_ahead_new * ahead7_new;
                let ahead16_new = sin_phi_ahead_new * (k5 * sin_phi_ahead_new)
                    + (k7 + cos_phi_ahead_new * k9);
                let t672 = cos_theta_ahead_new * t625 - sin_theta_ahead_new * t627;
                let ahead38_new = t672 * t672 + ahead7_new * ahead7_new;
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
                    m2_a2_squared,
                    twice_a2,
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
                let t2 = t1 * a_w;
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = front_1_mid * cos_theta - t3;
                let t5 = m2_a2 * t4;
                let t6 = t4 * k3;
                let t7 = cos_theta * front_2_mid;
                let t8 = t7 + sin_theta * front_1_mid;
                let t9 = m2_a2 * t8;
                let t10 = t8 * k3;
                let l1_front_1_mid = l1 * front_1_mid;
                let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = t12 * inv_m1_plus_m2;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = t14 * inv_m1_plus_m2;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                    - t12 * t13 - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t16 * t18;
                let t20 = k2 - t5 * t6 - t9 * t10 - t16 * t19;
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
                    / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k9));
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
        /// | each step | 331 | 531 | 31 | 0 | 4 | 2 |
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
            type Memory = (rt::Alternating<T, 4, 3>, rt::RankMonitor<T>);
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
                    t92 * t92 + t31 * t31,
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
                let plain1: [T; 4] = {
                    let t29 = ahead49 * t16 - ahead48 * t19
                        + (ahead47 * t22 + ahead46 * t25);
                    let t30 = ahead52 * t19 - ahead48 * t16
                        + (ahead50 * t25 - ahead51 * t22);
                    let t31 = ahead47 * t16 - ahead51 * t19
                        + (ahead53 * t22 - ahead30 * t25);
                    let t32 = ahead50 * t19 + ahead46 * t16
                        + (inv_ahead18 * t25 - ahead30 * t22);
                    [t29, t30, t31, t32]
                };
                let solution1 = rt::newton(
                        predictor1.beside(plain1),
                        move || plain1,
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
                let ahead54_new = t209 * t209 + ahead10_new * ahead10_new;
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
                motion.memory.0.push(plain1, solution1.x, solution1.unusual());
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
        /// | once, from parameters | 15 | 30 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 1448 | 2323 | 147 | 0 | 11 | 0 |
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
            m2_a2_squared: T,
            /// `2 a2`
            twice_a2: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
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
            /// `2 m2 l1`
            twice_m2_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            k10: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k11: T,
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
                let a2_squared = a2 * a2;
                let m2_a2_squared = m2 * a2_squared;
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let l1_m2_a2 = l1 * m2_a2;
                let k2 = j2 + m2_a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
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
                let twice_m2_l1 = rt::lit::<T>(2.0) * m2_l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let k10 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let half_h = rt::lit::<T>(0.5) * h;
                let k11 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    m2_l1,
                    k1,
                    m2_a2_squared,
                    twice_a2,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    half_m2_a2,
                    a_w,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    twice_m2_l1,
                    twice_m1_a1,
                    k10,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_h,
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
                    m2_a2_squared,
                    twice_a2,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    k10,
                    ..
                } = *self;
                let [[x, y, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let l1_front_1_mid = l1 * front_1_mid;
                let t1 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t2 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2));
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
                let t25 = t14 * k3;
                let t26 = t11 * k3;
                let t27 = t23 * t24 - (sin_theta * t25 + cos_theta * t26);
                let t28 = k2 - t12 * t26 - t15 * t25 - t20 * t23;
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
                let t58 = front_2_mid * k3;
                let t59 = front_2_mid_m2_a2 * t58;
                let t60 = t4 * inv_m1_plus_m2;
                let t61 = t1 - t59 - front_1_mid_m2_a2 * t60;
                let t62 = t4 * t61;
                let t63 = t2 - t59 - t4 * t60;
                let t64 = inv_m1_plus_m2 / t63;
                let t65 = front_1_mid * k3;
                let t66 = t62 * t64 - t65;
                let t67 = rt::lit::<T>(1.0) / t63;
                let t68 = t61 * t67;
                let t69 = k8 - t61 * t68;
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
                let t83 = t82 * t78;
                let t84 = t81 - t83;
                let t85 = t9 - front_2_mid * t58 - front_1_mid * t60;
                let t86 = k9 - t85 * t68;
                let t87 = t85 * t67;
                let t88 = t74 * (t61 * t86);
                let t89 = t87 - t88;
                let t90 = front_1_mid * inv_m1_plus_m2;
                let t91 = front_1_mid_m2_a2 * t86;
                let t92 = t78 * t91;
                let t93 = t92 + t60 * t89;
                let t94 = t90 - t93;
                let t95 = t58 * t89;
                let t96 = front_2_mid_m2_a2 * t86;
                let t97 = t78 * t96;
                let t98 = front_2_mid * inv_m1_plus_m2;
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
                let t134 = t132 + (front_2_mid * l1_m2_a2 - t131) - t133;
                let t135 = t132 + front_2_mid * k10 - t4 * t58 - t133;
                let t136 = t135 * t68 - t134;
                let t137 = t58 + t64 * (t4 * t136 - t104);
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
                    - t100 * (t101 * t151 + (t104 + t4 * t134));
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
                    front_2_mid * (front_2_mid * k4) + (k6 + front_1_mid * k7),
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
                    k1,
                    m2_a2_squared,
                    twice_a2,
                    l1_m2_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    half_m2_a2,
                    a_w,
                    k4,
                    k6,
                    k7,
                    k8,
                    k9,
                    twice_m2_l1,
                    twice_m1_a1,
                    k10,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_h,
                    k11,
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
                t221] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        k1,
                        m2_a2_squared,
                        twice_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        a_w,
                        k4,
                        k6,
                        k7,
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
                    ) -> [T; 181] {
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
                        let t34 = k1 + (m2_a2_squared + m2_l1 * (l1 + twice_a2 * t9));
                        let t35 = t34 - t26 * t27 - t31 * t32;
                        let t36 = rt::lit::<T>(1.0) / t35;
                        let t37 = t33 * t36;
                        let t38 = t19 * t27 + t20 * t32;
                        let t39 = k3 * t22;
                        let t40 = k3 * t29;
                        let t41 = t37 * t38 - (t19 * t39 + t20 * t40);
                        let t42 = k2 - t30 * t40 - t23 * t39 - t33 * t37;
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
                            / (t8 * (k4 * t8) + (k6 + k7 * t9));
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
                            / (t86 * (k4 * t86) + (k6 + k7 * t87));
                        let t147 = t86 * t146;
                        let t148 = k1 + (m2_a2_squared + m2_l1 * (l1 + twice_a2 * t87));
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
                        let t165 = k3 * t163;
                        let t166 = t154 + t150 * t87;
                        let t167 = m2_a2 * t166;
                        let t168 = k3 * t166;
                        let t169 = l1 * t87;
                        let t170 = j2 + m2_a2 * (a2 + t169);
                        let t171 = t170 - t167 * t156 - t164 * t159;
                        let t172 = t171 * t161;
                        let t173 = k2 - t164 * t165 - t167 * t168 - t171 * t172;
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
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        k1,
                        m2_a2_squared,
                        twice_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        a_w,
                        k4,
                        k6,
                        k7,
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
                let [t223, t225, t226, t228, t229, t235, t241, t250, t252, t254, t257,
                t259, t260, t261, t266, t269, t270, t272, t274, t276, t277, t281, t285,
                t288, t291, t294, t299, t300, t302, t305, t308, t314, t324, x_new, t330,
                t331, y_new, t335, t337, theta_new, t339, t341, t343, phi_new, rho1_new,
                sin_phi_ahead_new, cos_phi_ahead_new, ahead1_new, sin_theta_ahead_new,
                cos_theta_ahead_new, ahead4_new, ahead6_new, ahead2_new, t365,
                ahead5_new, t367, ahead3_new, ahead7_new, ahead18_new, t370, ahead19_new,
                ahead21_new, ahead22_new, ahead23_new, ahead20_new, ahead8_new,
                ahead31_new, ahead24_new, t377, t378, t379, t380, ahead32_new, t382,
                ahead25_new, t383, ahead26_new, ahead27_new, t384, t385, ahead33_new,
                ahead34_new, ahead35_new, ahead36_new, t388, t389, ahead29_new,
                ahead16_new, ahead39_new, ahead38_new, ahead15_new, ahead37_new, t394,
                t395, ahead30_new, ahead13_new, ahead14_new, t397, t398, t399,
                ahead12_new, t400, ahead11_new, t401, t402, t403, t404, t405, t421, t431,
                t438, t445, t447, t450, t455, t457, t461, t462, t463, t466, t471, t472,
                t473, t478, t480, t481, t482, t483, t484, t485, t488, t489, t490, t491,
                t492, t494, t496, t497, t498, t499, t500, t501, t502, t503, t505, t506,
                t507, t509, t510, t511, t513, t514, t540, t554, t559, t561, t565, t581,
                t582, t583, t585, t586, t587, t589, t591, t592, t594, t595, t596, t598,
                t599, t602, t604, t605, t607, t608, t610, t611, t612, t613, t615, t617,
                t620, t621, t622, t623, t624, t626, t627, t628, t629, t630, t631, t632,
                t633, t634, t635, t636, t637, t638, t639, t640, t641, t642, t643, t644,
                t645, t646, t647, t648, t649, t650, t651, t652, t653, t654, t655, t656,
                t657, t658, t659, t660, t661, t662, t663, t664, t665, t666, t667, t668,
                t669, t670, t671, t672, t673, t674, t678, t679, t682, t683, t684, t685,
                t686, t687, t688, t689, t690, t691, t692] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        k1,
                        m2_a2_squared,
                        twice_a2,
                        l1_m2_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        half_m2_a2,
                        a_w,
                        k4,
                        k6,
                        k7,
                        k8,
                        k9,
                        k10,
                        m1_a1_plus_m2_l1,
                        t74,
                        k11,
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
                        t216,
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
                        ]: [T; 108],
                    ) -> [T; 249] {
                        let t222 = phi + h * t221;
                        let (t223, t224) = rt::sin_cos(t222);
                        let t225 = t216 * t223;
                        let t226 = t225 + t215 * t224;
                        let t227 = m2_a2 * t226;
                        let t228 = t215 * t223;
                        let t229 = t224 * t216 - t228;
                        let t230 = m2_a2 * t229;
                        let t231 = k3 * t229;
                        let t232 = k3 * t226;
                        let t233 = l1 * t224;
                        let t234 = j2 + m2_a2 * (a2 + t233);
                        let t235 = l1 + a2 * t224;
                        let t236 = m1_a1 + m2 * t235;
                        let t237 = t215 * t236 + m2_a2 * t225;
                        let t238 = inv_m1_plus_m2 * t237;
                        let t239 = t236 * t216 - m2_a2 * t228;
                        let t240 = inv_m1_plus_m2 * t239;
                        let t241 = t234 - t227 * t238 - t230 * t240;
                        let t242 = k1 + (m2_a2_squared + m2_l1 * (l1 + twice_a2 * t224));
                        let t243 = t242 - t237 * t238 - t239 * t240;
                        let t244 = rt::lit::<T>(1.0) / t243;
                        let t245 = t241 * t244;
                        let t246 = k2 - t230 * t231 - t227 * t232 - t241 * t245;
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
                            / (t223 * (k4 * t223) + (k6 + k7 * t224));
                        let t325 = t216 * t264;
                        let t326 = t294 + t324 * t325;
                        let x_new = x
                            + k11 * (t326 + (t94 + rt::lit::<T>(2.0) * (t132 + t310)));
                        let t327 = t261 * t290;
                        let t328 = t249 * (t239 * t241);
                        let t329 = t230 * t247;
                        let t330 = t328 - t329;
                        let t331 = t327 + (t330 * t282 - t276 * t292);
                        let t332 = t215 * t264;
                        let t333 = t331 + t324 * t332;
                        let y_new = y
                            + k11 * (t333 + (t90 + rt::lit::<T>(2.0) * (t126 + t304)));
                        let t334 = t223 * t324;
                        let t335 = rt::lit::<T>(1.0) / (t248 * t280);
                        let t336 = t335 * (t254 * t241);
                        let t337 = t259 * t290 + (t336 + t274 * t292);
                        let t338 = t334 - t337;
                        let theta_new = theta
                            + k11 * (t338 + (t17 + rt::lit::<T>(2.0) * (t116 + t213)));
                        let t339 = rt::lit::<T>(1.0) / (t246 * t280);
                        let t340 = t254 * t339;
                        let t341 = rt::lit::<T>(1.0) / (t246 * t284);
                        let t342 = t341 * (t266 * t286);
                        let t343 = t269 * t290 + (t340 - t342);
                        let phi_new = phi
                            + k11 * (t343 + (t6 + rt::lit::<T>(2.0) * (t84 + t221)));
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
                        let rho1_new = rho1 + k11 * (t352 - t223 * t356);
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
                            + (m2_a2_squared
                                + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new));
                        let t360 = cos_theta_ahead_new * sin_phi_ahead_new;
                        let ahead2_new = sin_theta_ahead_new * ahead1_new + m2_a2 * t360;
                        let t361 = inv_m1_plus_m2 * ahead2_new;
                        let t362 = ahead6_new - ahead2_new * t361 - ahead4_new * t359;
                        let t363 = rt::lit::<T>(1.0) / t362;
                        let t364 = sin_theta_ahead_new * t361
                            + cos_theta_ahead_new * t359;
                        let t365 = cos_phi_ahead_new * cos_theta_ahead_new - t358;
                        let ahead5_new = m2_a2 * t365;
                        let t366 = k3 * t365;
                        let t367 = t360 + sin_theta_ahead_new * cos_phi_ahead_new;
                        let ahead3_new = m2_a2 * t367;
                        let t368 = k3 * t367;
                        let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                        let ahead7_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                        let ahead18_new = ahead7_new - ahead3_new * t361
                            - ahead5_new * t359;
                        let t369 = ahead18_new * t363;
                        let t370 = k2 - ahead5_new * t366 - ahead3_new * t368
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
                        let t420 = (t234 * t338 + k2 * t343
                            + (t230 * t333 - t227 * t326)) * t419
                            - t348 * (t259 * t413 + (t336 * t414 + t274 * t416));
                        let t421 = t349
                            + (t350 * (t337 * t332 - t351) - t344 * (t347 + t337 * t325))
                            - t223 * (t418 + t420);
                        let t422 = m2_a2 * t223;
                        let t423 = k3 * t223;
                        let t424 = t422 * t423;
                        let t425 = m2_a2 * t224;
                        let t426 = inv_m1_plus_m2 * t236;
                        let t427 = t234 - t424 - t425 * t426;
                        let t428 = t242 - t424 - t236 * t426;
                        let t429 = rt::lit::<T>(1.0) / t428;
                        let t430 = t427 * t429;
                        let t431 = k8 - t427 * t430;
                        let t432 = inv_m1_plus_m2 / t431;
                        let t433 = t422 * t432;
                        let t434 = t422 * t427;
                        let t435 = t428 * t431;
                        let t436 = inv_m1_plus_m2 / t435;
                        let t437 = t434 * t436;
                        let t438 = t433 - t437;
                        let t439 = rt::lit::<T>(1.0) / t431;
                        let t440 = inv_m1_plus_m2 / t428;
                        let t441 = t236 * t440;
                        let t442 = rt::lit::<T>(1.0) / t435;
                        let t443 = t236 * t427;
                        let t444 = k3 * t224;
                        let t445 = t443 * t440 - t444;
                        let t446 = t442 * (t427 * t445);
                        let t447 = t441 + t446;
                        let t448 = t425 * t445;
                        let t449 = t448 * t432;
                        let t450 = t426 * t447 + (inv_m1_plus_m2 - t449);
                        let t451 = t431 * t450;
                        let t452 = rt::lit::<T>(1.0) / (t431 * t451);
                        let t453 = t452 * (t445 * t445);
                        let t454 = t264 - t223 * t423 - t224 * t426;
                        let t455 = k9 - t430 * t454;
                        let t456 = t439 * t455;
                        let t457 = rt::lit::<T>(1.0) / t451;
                        let t458 = t423 * t447;
                        let t459 = t422 * t445;
                        let t460 = t459 * t432;
                        let t461 = t458 - t460;
                        let t462 = t445 * t439;
                        let t463 = t223 * t461
                            + (t224 * t450 + (l2 * t462 - t264 * t447));
                        let t464 = t457 * (t445 * t463);
                        let t465 = t456 - t464;
                        let t466 = inv_m1_plus_m2 * t224;
                        let t467 = t425 * t455;
                        let t468 = t432 * t467;
                        let t469 = t429 * t454;
                        let t470 = t442 * (t427 * t455);
                        let t471 = t469 - t470;
                        let t472 = t468 + t426 * t471;
                        let t473 = t466 - t472;
                        let t474 = t423 * t471;
                        let t475 = t422 * t455;
                        let t476 = t432 * t475;
                        let t477 = inv_m1_plus_m2 * t223;
                        let t478 = t474 + (t476 - t477);
                        let t479 = t463 * (rt::lit::<T>(1.0) / t450);
                        let t480 = t224 * t473 + (t264 * t471 + l2 * t456 - t223 * t478)
                            - t463 * t479;
                        let t481 = t465 * (rt::lit::<T>(1.0) / t480);
                        let t482 = t439 - t453 - t465 * t481;
                        let t483 = rt::lit::<T>(1.0) / t482;
                        let t484 = t254 * t483;
                        let t485 = t264 * t324 + t438 * t484;
                        let t486 = t254 * t465;
                        let t487 = t480 * t482;
                        let t488 = rt::lit::<T>(1.0) / t487;
                        let t489 = t486 * t488;
                        let t490 = t478 * t489;
                        let t491 = rt::lit::<T>(1.0) / (t450 * t487);
                        let t492 = t491 * (t463 * t486);
                        let t493 = rt::lit::<T>(1.0) / (t451 * t482);
                        let t494 = t493 * (t254 * t445);
                        let t495 = t492 - t494;
                        let t496 = t461 * t495;
                        let t497 = t485 - t490 - t496;
                        let t498 = t497 * (rt::lit::<T>(2.0) * t224);
                        let t499 = t450 * t495;
                        let t500 = t443 * t436;
                        let t501 = t425 * t432;
                        let t502 = t500 - t501;
                        let t503 = t499 + (t502 * t484 - t473 * t489);
                        let t504 = rt::lit::<T>(1.0) / (t435 * t482);
                        let t505 = t504 * (t254 * t427);
                        let t506 = t334 - t505 - t471 * t489 - t447 * t495;
                        let t507 = rt::lit::<T>(2.0) * t223;
                        let t508 = rt::lit::<T>(1.0) / (t431 * t482);
                        let t509 = t254 * t508;
                        let t510 = rt::lit::<T>(1.0) / (t431 * t487);
                        let t511 = t510 * (t455 * t486);
                        let t512 = t462 * t495 + (t509 - t511);
                        let t513 = t512 + t506;
                        let t514 = m1_plus_m2 * t497 - t422 * t513;
                        let t515 = t425 * t423;
                        let t516 = t515 + t422 * t444;
                        let t517 = t422 * t426;
                        let t518 = t516 + (l1_m2_a2 * t223 - t515) - t517;
                        let t519 = t516 + k10 * t223 - t236 * t423 - t517;
                        let t520 = t430 * t519 - t518;
                        let t521 = t429 * t520;
                        let t522 = t430 * t518 - t427 * t521;
                        let t523 = m1_plus_m2 * t522;
                        let t524 = t428 * t522 - t519 * t431;
                        let t525 = m1_plus_m2 * t524;
                        let t526 = t432 * (t425 - t523 * t433)
                            - t436 * (t425 * t427 - t422 * t518 - t437 * t525);
                        let t527 = t345 + t223 * (t444 - t426);
                        let t528 = t430 * t527 - t454 * t521;
                        let t529 = t439 * (t528 - t522 * t456);
                        let t530 = t423 + t440 * (t236 * t520 - t434);
                        let t531 = t429 * (t441 * t519 - t423)
                            + t442 * (t427 * t530 - t445 * t518 - t446 * t524);
                        let t532 = t426 * t531
                            - (t458 + t432 * (t425 * t530 - t459 - t523 * t449));
                        let t533 = t423 * t531
                            + (t444 * t447 - t432 * (t448 + t422 * t530 - t523 * t460));
                        let t534 = t439 * (t530 - t522 * t462);
                        let t535 = t223 * t533
                            + (l2 * t534 + t345 * t447 - t223 * t450 - t264 * t531);
                        let t536 = t224 * (t461 + t532) + t535;
                        let t537 = t522 * t450 + t431 * t532;
                        let t538 = t529
                            - t457 * (t530 * t463 + t445 * t536 - t464 * t537);
                        let t539 = t429 * (t469 * t519 - t527)
                            - t442 * (t427 * t528 - t518 * t455 - t470 * t524);
                        let t540 = t223 * t473;
                        let t541 = t423 * t539
                            + (t444 * t471
                                + (t432 * (t467 + t422 * t528 - t523 * t476) - t466));
                        let t542 = t426 * t539
                            + (t477 + t432 * (t425 * t528 - t475 - t523 * t468) - t474);
                        let t543 = t264 * t539 + (l2 * t529 - t345 * t471) - t540
                            - t223 * t541 - t224 * (t478 + t542);
                        let t544 = t543 - t479 * t536 - t479 * (t536 - t479 * t532);
                        let t545 = t522 / (t431 * t431)
                            + t452
                                * (t530 * (rt::lit::<T>(2.0) * t445)
                                    - t453 * (t522 * t451 + t431 * t537));
                        let t546 = t481 * (t538 - t481 * t544) + (t481 * t538 + t545);
                        let t547 = t484 * (t483 * t546);
                        let t548 = t484 * t526 - t324 * t345
                            + (t438 * t547 - t489 * t541) - t495 * t533;
                        let t549 = t254 * t538;
                        let t550 = t482 * t544 - t480 * t546;
                        let t551 = t488 * (t549 - t489 * t550);
                        let t552 = t491
                            * (t486 * t536 + t463 * t549
                                - t492 * (t487 * t532 + t450 * t550));
                        let t553 = t552
                            - t493 * (t254 * t530 - t494 * (t482 * t537 - t451 * t546));
                        let t554 = m1_plus_m2 * t503 + (t236 * t506 + t425 * t512);
                        let t555 = t432 * (t422 + t523 * t501)
                            - t436 * (t500 * t525 + (t434 + t236 * t518));
                        let t556 = t495 * t532
                            + (t489 * t542 + (t484 * t555 + t502 * t547)) - t473 * t551;
                        let t557 = t514 * (t548 - t478 * t551 - t461 * t553)
                            + t554 * (t450 * t553 + t556);
                        let t558 = t422 * t497;
                        let t559 = t242 * t506 + t234 * t512 + (t236 * t503 - t558);
                        let t560 = t504
                            * (t254 * t518 + t505 * (t482 * t524 - t435 * t546))
                            + (t224 * t324 - t489 * t539);
                        let t561 = t234 * t506 + k2 * t512 + (t425 * t503 - t558);
                        let t562 = t510
                            * (t528 * t486 + t455 * t549
                                - t511 * (t522 * t487 + t431 * t550));
                        let t563 = t462 * t553
                            + (t495 * t534 - t509 * (t508 * (t522 * t482 - t431 * t546))
                                - t562);
                        let t564 = t559
                            * (t560 - (t495 * t531 + t471 * t551) - t447 * t553)
                            + t561 * t563;
                        let t565 = t343
                            * ((t498 + (t503 + l1 * t506) * t507) * (half_m2_a2 * t513)
                                - t557 - t564);
                        let t566 = rt::lit::<T>(0.0) * t173;
                        let t567 = t197 * (t196 * t566);
                        let t568 = t74 * t567;
                        let t569 = t187 - t182;
                        let t570 = t166 * (t188 + t569);
                        let t571 = t199 * (rt::lit::<T>(2.0) * t567 + t199 * t570);
                        let t572 = t200 * t570 + t194 * t571;
                        let t573 = t202 * (t193 * t568 + t204 * (t181 * t572))
                            + t206 * (t205 * (t200 * t566 - t195 * t571));
                        let t574 = t300 * t571;
                        let t575 = t301 * t574;
                        let t576 = t210 * (t568 + t211 * t572);
                        let t577 = t301 * (t298 - t297) + t305 * t575 - t211 * t569
                            - t295 - t191 * t576;
                        let t578 = t313
                            * (t180 * t573 + (t306 + t299 * t575 - t307 - t188 * t576))
                            + t317 * (t577 - t179 * t573);
                        let t579 = t192 * t573
                            + (t218 * t574
                                - t219 * (t185 * t568 + t220 * (t173 * t572)));
                        let t580 = (t170 * t213 + k2 * t221
                            + (t164 * t304 - t167 * t310)) * t579
                            - t311 * (t177 * t573 + (t209 * t574 + t186 * t576));
                        let t581 = t312
                            + (t317 * (t212 * t303 - t318) - t313 * (t316 + t212 * t309))
                            - t86 * (t578 + t580);
                        let t582 = m2_a2 * t86;
                        let t583 = k3 * t86;
                        let t584 = t582 * t583;
                        let t585 = m2_a2 * t87;
                        let t586 = inv_m1_plus_m2 * t153;
                        let t587 = t170 - t584 - t585 * t586;
                        let t588 = t148 - t584 - t153 * t586;
                        let t589 = rt::lit::<T>(1.0) / t588;
                        let t590 = t587 * t589;
                        let t591 = k8 - t587 * t590;
                        let t592 = inv_m1_plus_m2 / t591;
                        let t593 = t582 * t592;
                        let t594 = t582 * t587;
                        let t595 = t588 * t591;
                        let t596 = inv_m1_plus_m2 / t595;
                        let t597 = t594 * t596;
                        let t598 = t593 - t597;
                        let t599 = rt::lit::<T>(1.0) / t591;
                        let t600 = inv_m1_plus_m2 / t588;
                        let t601 = t153 * t600;
                        let t602 = rt::lit::<T>(1.0) / t595;
                        let t603 = t153 * t587;
                        let t604 = k3 * t87;
                        let t605 = t603 * t600 - t604;
                        let t606 = t602 * (t587 * t605);
                        let t607 = t601 + t606;
                        let t608 = t585 * t605;
                        let t609 = t608 * t592;
                        let t610 = t586 * t607 + (inv_m1_plus_m2 - t609);
                        let t611 = t591 * t610;
                        let t612 = rt::lit::<T>(1.0) / (t591 * t611);
                        let t613 = t612 * (t605 * t605);
                        let t614 = t183 - t86 * t583 - t87 * t586;
                        let t615 = k9 - t590 * t614;
                        let t616 = t599 * t615;
                        let t617 = rt::lit::<T>(1.0) / t611;
                        let t618 = t583 * t607;
                        let t619 = t582 * t605;
                        let t620 = t619 * t592;
                        let t621 = t618 - t620;
                        let t622 = t605 * t599;
                        let t623 = t86 * t621 + (t87 * t610 + (l2 * t622 - t183 * t607));
                        let t624 = t617 * (t605 * t623);
                        let t625 = t616 - t624;
                        let t626 = inv_m1_plus_m2 * t87;
                        let t627 = t585 * t615;
                        let t628 = t592 * t627;
                        let t629 = t589 * t614;
                        let t630 = t602 * (t587 * t615);
                        let t631 = t629 - t630;
                        let t632 = t628 + t586 * t631;
                        let t633 = t626 - t632;
                        let t634 = t583 * t631;
                        let t635 = t582 * t615;
                        let t636 = t592 * t635;
                        let t637 = inv_m1_plus_m2 * t86;
                        let t638 = t634 + (t636 - t637);
                        let t639 = t623 * (rt::lit::<T>(1.0) / t610);
                        let t640 = t87 * t633 + (t183 * t631 + l2 * t616 - t86 * t638)
                            - t623 * t639;
                        let t641 = t625 * (rt::lit::<T>(1.0) / t640);
                        let t642 = t599 - t613 - t625 * t641;
                        let t643 = rt::lit::<T>(1.0) / t642;
                        let t644 = t74 * t643;
                        let t645 = t183 * t146 + t598 * t644;
                        let t646 = t74 * t625;
                        let t647 = t640 * t642;
                        let t648 = rt::lit::<T>(1.0) / t647;
                        let t649 = t646 * t648;
                        let t650 = t638 * t649;
                        let t651 = rt::lit::<T>(1.0) / (t610 * t647);
                        let t652 = t651 * (t623 * t646);
                        let t653 = rt::lit::<T>(1.0) / (t611 * t642);
                        let t654 = t653 * (t74 * t605);
                        let t655 = t652 - t654;
                        let t656 = t621 * t655;
                        let t657 = t645 - t650 - t656;
                        let t658 = t657 * (rt::lit::<T>(2.0) * t87);
                        let t659 = t610 * t655;
                        let t660 = t603 * t596;
                        let t661 = t585 * t592;
                        let t662 = t660 - t661;
                        let t663 = t659 + (t662 * t644 - t633 * t649);
                        let t664 = rt::lit::<T>(1.0) / (t595 * t642);
                        let t665 = t664 * (t74 * t587);
                        let t666 = t147 - t665 - t631 * t649 - t607 * t655;
                        let t667 = rt::lit::<T>(2.0) * t86;
                        let t668 = rt::lit::<T>(1.0) / (t591 * t642);
                        let t669 = t74 * t668;
                        let t670 = rt::lit::<T>(1.0) / (t591 * t647);
                        let t671 = t670 * (t615 * t646);
                        let t672 = t622 * t655 + (t669 - t671);
                        let t673 = t672 + t666;
                        let t674 = m1_plus_m2 * t657 - t582 * t673;
                        let t675 = t585 * t583;
                        let t676 = t675 + t582 * t604;
                        let t677 = t582 * t586;
                        let t678 = t676 + (l1_m2_a2 * t86 - t675) - t677;
                        let t679 = t676 + k10 * t86 - t153 * t583 - t677;
                        let t680 = t590 * t679 - t678;
                        let t681 = t589 * t680;
                        let t682 = t590 * t678 - t587 * t681;
                        let t683 = m1_plus_m2 * t682;
                        let t684 = t588 * t682 - t679 * t591;
                        let t685 = m1_plus_m2 * t684;
                        let t686 = t592 * (t585 - t683 * t593)
                            - t596 * (t585 * t587 - t582 * t678 - t597 * t685);
                        let t687 = t314 + t86 * (t604 - t586);
                        let t688 = t590 * t687 - t614 * t681;
                        let t689 = t599 * (t688 - t682 * t616);
                        let t690 = t583 + t600 * (t153 * t680 - t594);
                        let t691 = t589 * (t601 * t679 - t583)
                            + t602 * (t587 * t690 - t605 * t678 - t606 * t684);
                        let t692 = t586 * t691
                            - (t618 + t592 * (t585 * t690 - t619 - t683 * t609));
                        [
                            t223,
                            t225,
                            t226,
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
                            t431,
                            t438,
                            t445,
                            t447,
                            t450,
                            t455,
                            t457,
                            t461,
                            t462,
                            t463,
                            t466,
                            t471,
                            t472,
                            t473,
                            t478,
                            t480,
                            t481,
                            t482,
                            t483,
                            t484,
                            t485,
                            t488,
                            t489,
                            t490,
                            t491,
                            t492,
                            t494,
                            t496,
                            t497,
                            t498,
                            t499,
                            t500,
                            t501,
                            t502,
                            t503,
                            t505,
                            t506,
                            t507,
                            t509,
                            t510,
                            t511,
                            t513,
                            t514,
                            t540,
                            t554,
                            t559,
                            t561,
                            t565,
                            t581,
                            t582,
                            t583,
                            t585,
                            t586,
                            t587,
                            t589,
                            t591,
                            t592,
                            t594,
                            t595,
                            t596,
                            t598,
                            t599,
                            t602,
                            t604,
                            t605,
                            t607,
                            t608,
                            t610,
                            t611,
                            t612,
                            t613,
                            t615,
                            t617,
                            t620,
                            t621,
                            t622,
                            t623,
                            t624,
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
                            t678,
                            t679,
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
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        m2_l1,
                        k1,
                        m2_a2_squared,
                        twice_a2,
                        l1_m2_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        half_m2_a2,
                        a_w,
                        k4,
                        k6,
                        k7,
                        k8,
                        k9,
                        k10,
                        m1_a1_plus_m2_l1,
                        t74,
                        k11,
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
                        t216,
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
                        twice_m2_l1,
                        twice_m1_a1,
                        k10,
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
                        k11,
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
                        t582,
                        t585,
                        t583,
                        t586,
                        t604,
                        t587,
                        t589,
                        t605,
                        t608,
                        t637,
                        t626,
                        t629,
                        t679,
                        t678,
                        t682,
                        t594,
                        t690,
                        t683,
                        t687,
                        t688,
                        t445,
                        t466,
                        t394,
                        t401,
                        t400,
                        t397,
                        t395,
                        t404,
                        t591,
                        t599,
                        t622,
                        t595,
                        t602,
                        t607,
                        t592,
                        t610,
                        t620,
                        t621,
                        t615,
                        t630,
                        t631,
                        t627,
                        t628,
                        t632,
                        t633,
                        t635,
                        t636,
                        t634,
                        t638,
                        t596,
                        t660,
                        t661,
                        t662,
                        t598,
                        t623,
                        t639,
                        t611,
                        t640,
                        t617,
                        t624,
                        t641,
                        t612,
                        t613,
                        t642,
                        t643,
                        t644,
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
                        t650,
                        t659,
                        t663,
                        t664,
                        t665,
                        t670,
                        t671,
                        t668,
                        t669,
                        t672,
                        t645,
                        t657,
                        t666,
                        t684,
                        t691,
                        t692,
                        t689,
                        t685,
                        t673,
                        t674,
                        t658,
                        t431,
                        t462,
                        t447,
                        t450,
                        t461,
                        t455,
                        t471,
                        t472,
                        t473,
                        t478,
                        t500,
                        t501,
                        t502,
                        t438,
                        t463,
                        t480,
                        t457,
                        t481,
                        t482,
                        t483,
                        t484,
                        t488,
                        t489,
                        t491,
                        t492,
                        t494,
                        t496,
                        t490,
                        t499,
                        t503,
                        t505,
                        t510,
                        t511,
                        t509,
                        t485,
                        t497,
                        t506,
                        t540,
                        t513,
                        t514,
                        t554,
                        t559,
                        t561,
                        t498,
                        t507,
                        t421,
                        t667,
                        t686,
                        t581,
                        t565,
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
                        ]: [T; 483],
                    ) -> [T; 65] {
                        let t693 = t583 * t691
                            + (t604 * t607 - t592 * (t608 + t582 * t690 - t683 * t620));
                        let t694 = t599 * (t690 - t682 * t622);
                        let t695 = t86 * t693
                            + (l2 * t694 + t314 * t607 - t86 * t610 - t183 * t691);
                        let t696 = t87 * (t621 + t692) + t695;
                        let t697 = t682 * t610 + t591 * t692;
                        let t698 = t689
                            - t617 * (t690 * t623 + t605 * t696 - t624 * t697);
                        let t699 = t589 * (t629 * t679 - t687)
                            - t602 * (t587 * t688 - t678 * t615 - t630 * t684);
                        let t700 = t86 * t633;
                        let t701 = t583 * t699
                            + (t604 * t631
                                + (t592 * (t627 + t582 * t688 - t683 * t636) - t626));
                        let t702 = t586 * t699
                            + (t637 + t592 * (t585 * t688 - t635 - t683 * t628) - t634);
                        let t703 = t183 * t699 + (l2 * t689 - t314 * t631) - t700
                            - t86 * t701 - t87 * (t638 + t702);
                        let t704 = t703 - t639 * t696 - t639 * (t696 - t639 * t692);
                        let t705 = t682 / (t591 * t591)
                            + t612
                                * (t690 * (rt::lit::<T>(2.0) * t605)
                                    - t613 * (t682 * t611 + t591 * t697));
                        let t706 = t641 * (t698 - t641 * t704) + (t641 * t698 + t705);
                        let t707 = t644 * (t643 * t706);
                        let t708 = t644 * t686 - t146 * t314
                            + (t598 * t707 - t649 * t701) - t655 * t693;
                        let t709 = t74 * t698;
                        let t710 = t642 * t704 - t640 * t706;
                        let t711 = t648 * (t709 - t649 * t710);
                        let t712 = t651
                            * (t646 * t696 + t623 * t709
                                - t652 * (t647 * t692 + t610 * t710));
                        let t713 = t712
                            - t653 * (t74 * t690 - t654 * (t642 * t697 - t611 * t706));
                        let t714 = m1_plus_m2 * t663 + (t153 * t666 + t585 * t672);
                        let t715 = t592 * (t582 + t683 * t661)
                            - t596 * (t660 * t685 + (t594 + t153 * t678));
                        let t716 = t655 * t692
                            + (t649 * t702 + (t644 * t715 + t662 * t707)) - t633 * t711;
                        let t717 = t674 * (t708 - t638 * t711 - t621 * t713)
                            + t714 * (t610 * t713 + t716);
                        let t718 = t582 * t657;
                        let t719 = t148 * t666 + t170 * t672 + (t153 * t663 - t718);
                        let t720 = t664
                            * (t74 * t678 + t665 * (t642 * t684 - t595 * t706))
                            + (t87 * t146 - t649 * t699);
                        let t721 = t170 * t666 + k2 * t672 + (t585 * t663 - t718);
                        let t722 = t670
                            * (t688 * t646 + t615 * t709
                                - t671 * (t682 * t647 + t591 * t710));
                        let t723 = t622 * t713
                            + (t655 * t694 - t669 * (t668 * (t682 * t642 - t591 * t706))
                                - t722);
                        let t724 = t719
                            * (t720 - (t655 * t691 + t631 * t711) - t607 * t713)
                            + t721 * t723;
                        let t725 = t221
                            * ((t658 + (t663 + l1 * t666) * t667) * (half_m2_a2 * t673)
                                - t717 - t724);
                        let t726 = rt::lit::<T>(0.0) * t42;
                        let t727 = t65 * (t64 * t726);
                        let t728 = t74 * t727;
                        let t729 = t57 - t52;
                        let t730 = t22 * (t58 + t729);
                        let t731 = t67 * (rt::lit::<T>(2.0) * t727 + t67 * t730);
                        let t732 = t68 * t730 + t62 * t731;
                        let t733 = t70 * (t61 * t728 + t76 * (t51 * t732))
                            + t78 * (t77 * (t68 * t726 - t63 * t731));
                        let t734 = t122 * t731;
                        let t735 = t123 * t734;
                        let t736 = t113 * (t728 + t114 * t732);
                        let t737 = t123 * (t120 - t119) + t127 * t735 - t114 * t729
                            - t117 - t60 * t736;
                        let t738 = t135
                            * (t50 * t733 + (t128 + t121 * t735 - t129 - t58 * t736))
                            + t139 * (t737 - t49 * t733);
                        let t739 = t44 * t733
                            + (t81 * t734 - t82 * (t55 * t728 + t83 * (t42 * t732)));
                        let t740 = (t11 * t116 + k2 * t84 + (t30 * t126 - t23 * t132))
                            * t739 - t133 * (t47 * t733 + (t112 * t734 + t56 * t736));
                        let t741 = t134
                            + (t139 * (t115 * t125 - t140) - t135 * (t138 + t115 * t131))
                            - t8 * (t738 + t740);
                        let t742 = m2_a2 * t8;
                        let t743 = k3 * t8;
                        let t744 = t742 * t743;
                        let t745 = m2_a2 * t9;
                        let t746 = inv_m1_plus_m2 * t25;
                        let t747 = t11 - t744 - t745 * t746;
                        let t748 = t34 - t744 - t25 * t746;
                        let t749 = rt::lit::<T>(1.0) / t748;
                        let t750 = t747 * t749;
                        let t751 = k8 - t747 * t750;
                        let t752 = inv_m1_plus_m2 / t751;
                        let t753 = t742 * t752;
                        let t754 = t742 * t747;
                        let t755 = t748 * t751;
                        let t756 = inv_m1_plus_m2 / t755;
                        let t757 = t754 * t756;
                        let t758 = t753 - t757;
                        let t759 = rt::lit::<T>(1.0) / t751;
                        let t760 = inv_m1_plus_m2 / t748;
                        let t761 = t25 * t760;
                        let t762 = rt::lit::<T>(1.0) / t755;
                        let t763 = t25 * t747;
                        let t764 = k3 * t9;
                        let t765 = t763 * t760 - t764;
                        let t766 = t762 * (t747 * t765);
                        let t767 = t761 + t766;
                        let t768 = t745 * t765;
                        let t769 = t768 * t752;
                        let t770 = t746 * t767 + (inv_m1_plus_m2 - t769);
                        let t771 = t751 * t770;
                        let t772 = rt::lit::<T>(1.0) / (t751 * t771);
                        let t773 = t772 * (t765 * t765);
                        let t774 = t53 - t8 * t743 - t9 * t746;
                        let t775 = k9 - t750 * t774;
                        let t776 = t759 * t775;
                        let t777 = rt::lit::<T>(1.0) / t771;
                        let t778 = t743 * t767;
                        let t779 = t742 * t765;
                        let t780 = t779 * t752;
                        let t781 = t778 - t780;
                        let t782 = t765 * t759;
                        let t783 = t8 * t781 + (t9 * t770 + (l2 * t782 - t53 * t767));
                        let t784 = t777 * (t765 * t783);
                        let t785 = t776 - t784;
                        let t786 = inv_m1_plus_m2 * t9;
                        let t787 = t745 * t775;
                        let t788 = t752 * t787;
                        let t789 = t749 * t774;
                        let t790 = t762 * (t747 * t775);
                        let t791 = t789 - t790;
                        let t792 = t788 + t746 * t791;
                        let t793 = t786 - t792;
                        let t794 = t743 * t791;
                        let t795 = t742 * t775;
                        let t796 = t752 * t795;
                        let t797 = inv_m1_plus_m2 * t8;
                        let t798 = t794 + (t796 - t797);
                        let t799 = t783 * (rt::lit::<T>(1.0) / t770);
                        let t800 = t9 * t793 + (t53 * t791 + l2 * t776 - t8 * t798)
                            - t783 * t799;
                        let t801 = t785 * (rt::lit::<T>(1.0) / t800);
                        let t802 = t759 - t773 - t785 * t801;
                        let t803 = rt::lit::<T>(1.0) / t802;
                        let t804 = t74 * t803;
                        let t805 = t53 * t109 + t758 * t804;
                        let t806 = t74 * t785;
                        let t807 = t800 * t802;
                        let t808 = rt::lit::<T>(1.0) / t807;
                        let t809 = t806 * t808;
                        let t810 = t798 * t809;
                        let t811 = rt::lit::<T>(1.0) / (t770 * t807);
                        let t812 = t811 * (t783 * t806);
                        let t813 = rt::lit::<T>(1.0) / (t771 * t802);
                        let t814 = t813 * (t74 * t765);
                        let t815 = t812 - t814;
                        let t816 = t781 * t815;
                        let t817 = t805 - t810 - t816;
                        let t818 = t817 * (rt::lit::<T>(2.0) * t9);
                        let t819 = t770 * t815;
                        let t820 = t763 * t756;
                        let t821 = t745 * t752;
                        let t822 = t820 - t821;
                        let t823 = t819 + (t822 * t804 - t793 * t809);
                        let t824 = rt::lit::<T>(1.0) / (t755 * t802);
                        let t825 = t824 * (t74 * t747);
                        let t826 = t110 - t825 - t791 * t809 - t767 * t815;
                        let t827 = rt::lit::<T>(2.0) * t8;
                        let t828 = rt::lit::<T>(1.0) / (t751 * t802);
                        let t829 = t74 * t828;
                        let t830 = rt::lit::<T>(1.0) / (t751 * t807);
                        let t831 = t830 * (t775 * t806);
                        let t832 = t782 * t815 + (t829 - t831);
                        let t833 = t832 + t826;
                        let t834 = m1_plus_m2 * t817 - t742 * t833;
                        let t835 = t745 * t743;
                        let t836 = t835 + t742 * t764;
                        let t837 = t742 * t746;
                        let t838 = t836 + (l1_m2_a2 * t8 - t835) - t837;
                        let t839 = t836 + k10 * t8 - t25 * t743 - t837;
                        let t840 = t750 * t839 - t838;
                        let t841 = t749 * t840;
                        let t842 = t750 * t838 - t747 * t841;
                        let t843 = m1_plus_m2 * t842;
                        let t844 = t748 * t842 - t839 * t751;
                        let t845 = m1_plus_m2 * t844;
                        let t846 = t752 * (t745 - t843 * t753)
                            - t756 * (t745 * t747 - t742 * t838 - t757 * t845);
                        let t847 = t136 + t8 * (t764 - t746);
                        let t848 = t750 * t847 - t774 * t841;
                        let t849 = t759 * (t848 - t842 * t776);
                        let t850 = t743 + t760 * (t25 * t840 - t754);
                        let t851 = t749 * (t761 * t839 - t743)
                            + t762 * (t747 * t850 - t765 * t838 - t766 * t844);
                        let t852 = t746 * t851
                            - (t778 + t752 * (t745 * t850 - t779 - t843 * t769));
                        let t853 = t743 * t851
                            + (t764 * t767 - t752 * (t768 + t742 * t850 - t843 * t780));
                        let t854 = t759 * (t850 - t842 * t782);
                        let t855 = t8 * t853
                            + (l2 * t854 + t136 * t767 - t8 * t770 - t53 * t851);
                        let t856 = t9 * (t781 + t852) + t855;
                        let t857 = t842 * t770 + t751 * t852;
                        let t858 = t849
                            - t777 * (t850 * t783 + t765 * t856 - t784 * t857);
                        let t859 = t749 * (t789 * t839 - t847)
                            - t762 * (t747 * t848 - t838 * t775 - t790 * t844);
                        let t860 = t8 * t793;
                        let t861 = t743 * t859
                            + (t764 * t791
                                + (t752 * (t787 + t742 * t848 - t843 * t796) - t786));
                        let t862 = t746 * t859
                            + (t797 + t752 * (t745 * t848 - t795 - t843 * t788) - t794);
                        let t863 = t53 * t859 + (l2 * t849 - t136 * t791) - t860
                            - t8 * t861 - t9 * (t798 + t862);
                        let t864 = t863 - t799 * t856 - t799 * (t856 - t799 * t852);
                        let t865 = t842 / (t751 * t751)
                            + t772
                                * (t850 * (rt::lit::<T>(2.0) * t765)
                                    - t773 * (t842 * t771 + t751 * t857));
                        let t866 = t801 * (t858 - t801 * t864) + (t801 * t858 + t865);
                        let t867 = t804 * (t803 * t866);
                        let t868 = t804 * t846 - t109 * t136
                            + (t758 * t867 - t809 * t861) - t815 * t853;
                        let t869 = t74 * t858;
                        let t870 = t802 * t864 - t800 * t866;
                        let t871 = t808 * (t869 - t809 * t870);
                        let t872 = t811
                            * (t806 * t856 + t783 * t869
                                - t812 * (t807 * t852 + t770 * t870));
                        let t873 = t872
                            - t813 * (t74 * t850 - t814 * (t802 * t857 - t771 * t866));
                        let t874 = m1_plus_m2 * t823 + (t25 * t826 + t745 * t832);
                        let t875 = t752 * (t742 + t843 * t821)
                            - t756 * (t820 * t845 + (t754 + t25 * t838));
                        let t876 = t815 * t852
                            + (t809 * t862 + (t804 * t875 + t822 * t867)) - t793 * t871;
                        let t877 = t834 * (t868 - t798 * t871 - t781 * t873)
                            + t874 * (t770 * t873 + t876);
                        let t878 = t742 * t817;
                        let t879 = t34 * t826 + t11 * t832 + (t25 * t823 - t878);
                        let t880 = t824
                            * (t74 * t838 + t825 * (t802 * t844 - t755 * t866))
                            + (t9 * t109 - t809 * t859);
                        let t881 = t11 * t826 + k2 * t832 + (t745 * t823 - t878);
                        let t882 = t830
                            * (t848 * t806 + t775 * t869
                                - t831 * (t842 * t807 + t751 * t870));
                        let t883 = t782 * t873
                            + (t815 * t854 - t829 * (t828 * (t842 * t802 - t751 * t866))
                                - t882);
                        let t884 = t879
                            * (t880 - (t815 * t851 + t791 * t871) - t767 * t873)
                            + t881 * t883;
                        let t885 = t84
                            * ((t818 + (t823 + l1 * t826) * t827) * (half_m2_a2 * t833)
                                - t877 - t884);
                        let t886 = t817 * t826;
                        let t887 = rt::lit::<T>(0.5)
                            * (m2_a2 * t833 * (t818 + t823 * t827) + twice_m2_l1 * t886
                                + twice_m1_a1 * t886);
                        let t888 = t72 * w_a_w;
                        let t889 = t888 * t66;
                        let t890 = t77 * (t888 * t41) - t70 * (t61 * t889);
                        let t891 = t113 * t889;
                        let t892 = t47 * t890 - (t56 * t891 + t111 * (t888 * t33));
                        let t893 = t777 * (rt::lit::<T>(0.0) * t765);
                        let t894 = t74 * t893;
                        let t895 = t792 - t786;
                        let t896 = t860 + t8 * t895;
                        let t897 = t801 * (rt::lit::<T>(2.0) * t893 - t801 * t896);
                        let t898 = t800 * t897 - t802 * t896;
                        let t899 = t808 * (t894 + t809 * t898);
                        let t900 = t803 * t897;
                        let t901 = t804 * t900;
                        let t902 = t798 * t899
                            + (t804 * (t821 - t820) - t758 * t901 - t809 * t895 - t819);
                        let t903 = t814 * t900
                            - t811 * (t783 * t894 + t812 * (t770 * t898));
                        let t904 = t874
                            * (t770 * t903
                                + (t793 * t899 + (t805 - (t810 + t822 * t901) - t816)));
                        let t905 = t782 * t903
                            + (t830 * (t775 * t894 + t831 * (t751 * t898))
                                - t829 * t900);
                        let t906 = j1 * t892 - (t834 * (t902 - t781 * t903) + t904)
                            - (t879 * (t825 * t900 + t791 * t899 - t767 * t903)
                                + t881 * t905);
                        let t907 = a1 * t151;
                        let t908 = t888 * t198;
                        let t909 = t205 * (t888 * t176) - t202 * (t193 * t908);
                        let t910 = t210 * t908;
                        let t911 = t888 * t300;
                        let t912 = t180 * t909 + (t188 * t910 - t299 * t911);
                        let t913 = t177 * t909 - (t186 * t910 + t208 * (t888 * t171));
                        let t914 = a1 * t150;
                        let t915 = t179 * t909 + (t305 * t911 - t191 * t910);
                        let t916 = a1 * t19;
                        let t917 = t888 * t122;
                        let t918 = t49 * t890 + (t127 * t917 - t60 * t891);
                        let t919 = a1 * t20;
                        let t920 = t50 * t890 + (t58 * t891 - t121 * t917);
                        let t921 = (t130 + t115 * t916) * (t916 * t892 - t918)
                            + (t124 - t115 * t919) * (t920 - t919 * t892);
                        let t922 = (t302 - t212 * t907) * (t912 - t907 * t913)
                            + ((t308 + t212 * t914) * (t914 * t913 - t915) + t921);
                        let t923 = a2 * t163;
                        let t924 = t152 * t151 - a2 * t157;
                        let t925 = t192 * t909 + (t219 * (t185 * t908) - t888 * t217);
                        let t926 = (t302 + t221 * t923 - t212 * t924)
                            * (t912 + t923 * t925 - t924 * t913);
                        let t927 = a2 * t29;
                        let t928 = t24 * t20 - a2 * t28;
                        let t929 = t44 * t890 + (t82 * (t55 * t889) - t888 * t80);
                        let t930 = (t124 + t84 * t927 - t115 * t928)
                            * (t920 + t927 * t929 - t928 * t892);
                        let t931 = t19 * t24 + a2 * t21;
                        let t932 = a2 * t22;
                        let t933 = (t130 + t115 * t931 - t84 * t932)
                            * (t918 + t932 * t929 - t931 * t892);
                        let t934 = t150 * t152 + a2 * t154;
                        let t935 = a2 * t166;
                        let t936 = (t308 + t212 * t934 - t221 * t935)
                            * (t915 + t935 * t925 - t934 * t913);
                        let t937 = t657 * t666;
                        let t938 = rt::lit::<T>(0.5)
                            * (m2_a2 * t673 * (t658 + t663 * t667) + twice_m2_l1 * t937
                                + twice_m1_a1 * t937);
                        let t939 = t617 * (rt::lit::<T>(0.0) * t605);
                        let t940 = t74 * t939;
                        let t941 = t632 - t626;
                        let t942 = t700 + t86 * t941;
                        let t943 = t641 * (rt::lit::<T>(2.0) * t939 - t641 * t942);
                        let t944 = t640 * t943 - t642 * t942;
                        let t945 = t648 * (t940 + t649 * t944);
                        let t946 = t643 * t943;
                        let t947 = t644 * t946;
                        let t948 = t638 * t945
                            + (t644 * (t661 - t660) - t598 * t947 - t649 * t941 - t659);
                        let t949 = t654 * t946
                            - t651 * (t623 * t940 + t652 * (t610 * t944));
                        let t950 = t714
                            * (t610 * t949
                                + (t633 * t945 + (t645 - (t650 + t662 * t947) - t656)));
                        let t951 = t622 * t949
                            + (t670 * (t615 * t940 + t671 * (t591 * t944))
                                - t669 * t946);
                        let t952 = j1 * t913 - (t674 * (t948 - t621 * t949) + t950)
                            - (t719 * (t665 * t946 + t631 * t945 - t607 * t949)
                                + t721 * t951);
                        let t953 = t212 * (t938 + t952)
                            + j2
                                * ((t84 - t115) * (t929 - t892)
                                    + (t221 - t212) * (t925 - t913));
                        let t954 = t725 + (t109 * t741 + (t885 - t115 * (t887 + t906)))
                            - m1 * t922 - (m2 * (t926 + (t930 - t933) - t936) + t953);
                        let cos_w_t_a_w_ahead66 = cos_w_t_a_w * ahead66;
                        let t955 = t2 * (ahead70 * inv_ahead36)
                            + inv_ahead35
                                * (ahead65 * cos_w_t_a_w_ahead32
                                    - ahead31 * cos_w_t_a_w_ahead66 - ahead69 * t1);
                        let t956 = inv_ahead34 * (cos_w_t_a_w_ahead66 + ahead68 * t13);
                        let ahead67_inv_ahead33 = ahead67 * inv_ahead33;
                        let t957 = t88 * ahead67_inv_ahead33;
                        let t958 = (ahead7 * t17 + k2 * t6
                            + (ahead5 * t90 - ahead3 * t94))
                            * (ahead20 * t955
                                + (inv_ahead38
                                    * (ahead24 * cos_w_t_a_w_ahead66 + ahead71 * t5)
                                    - t4 * ahead67_inv_ahead33));
                        let t959 = t97
                            * (ahead22 * t955
                                + (ahead26 * t956 + (t91 - (t92 + ahead29 * t957)))) + t958;
                        let t960 = ahead27 * t956
                            + (ahead28 * t88 - ahead30 * t957
                                - (ahead64 * t13 + ahead63 * t3));
                        let t961 = t101 * (t960 - ahead23 * t955)
                            - t95
                                * (ahead21 * t955
                                    - (ahead25 * t956 + t15 * ahead67_inv_ahead33));
                        let t962 = t96 + t101 * (t103 * t16 - t102)
                            - t97 * (t100 + t98 * t16) - sin_phi_ahead * (t959 + t961);
                        let inv_ahead56 = rt::lit::<T>(1.0) / ahead56;
                        let t963 = cos_w_t_a_w * inv_ahead56;
                        let t964 = ahead8 * rho1_over_ahead17 + ahead53 * t963;
                        let cos_w_t_a_w_ahead55 = cos_w_t_a_w * ahead55;
                        let inv_ahead57 = rt::lit::<T>(1.0) / ahead57;
                        let t965 = cos_w_t_a_w_ahead55 * inv_ahead57;
                        let t966 = ahead51 * t965;
                        let inv_ahead58 = rt::lit::<T>(1.0) / ahead58;
                        let t967 = cos_w_t_a_w_ahead55 * (ahead54 * inv_ahead58);
                        let inv_ahead59 = rt::lit::<T>(1.0) / ahead59;
                        let t968 = cos_w_t_a_w * (ahead43 * inv_ahead59);
                        let t969 = t967 - t968;
                        let t970 = ahead47 * t969;
                        let t971 = t964 - t966 - t970;
                        let t972 = rt::lit::<T>(2.0) * cos_phi_ahead * t971;
                        let twice_sin_phi_ahead = rt::lit::<T>(2.0) * sin_phi_ahead;
                        let t973 = ahead46 * t969 + (ahead52 * t963 - ahead50 * t965);
                        let inv_ahead60 = rt::lit::<T>(1.0) / ahead60;
                        let t974 = cos_w_t_a_w * (ahead42 * inv_ahead60);
                        let t975 = t12 - t974 - ahead49 * t965 - ahead45 * t969;
                        let inv_ahead62 = rt::lit::<T>(1.0) / ahead62;
                        let t976 = cos_w_t_a_w * inv_ahead62;
                        let inv_ahead61 = rt::lit::<T>(1.0) / ahead61;
                        let t977 = cos_w_t_a_w_ahead55 * (ahead48 * inv_ahead61);
                        let t978 = ahead44 * t969 + (t976 - t977);
                        let t979 = t978 + t975;
                        let t980 = m1_plus_m2 * t971 - ahead40 * t979;
                        let t981 = t963 * (ahead96 * inv_ahead56);
                        let t982 = ahead53 * t981 - ahead91 * t965
                            + (ahead93 * t963 - ahead72 * rho1_over_ahead17
                                - ahead87 * t969);
                        let cos_w_t_a_w_ahead95 = cos_w_t_a_w * ahead95;
                        let t983 = inv_ahead57 * (cos_w_t_a_w_ahead95 - ahead97 * t965);
                        let t984 = inv_ahead58
                            * (ahead94 * cos_w_t_a_w_ahead55
                                + ahead54 * cos_w_t_a_w_ahead95 - ahead98 * t967)
                            - inv_ahead59 * (cos_w_t_a_w * ahead83 - ahead99 * t968);
                        let t985 = m1_plus_m2 * t973 + (ahead1 * t975 + ahead41 * t978);
                        let t986 = ahead90 * t965 + ahead92 * t963
                            + (ahead86 * t969 + ahead52 * t981) - ahead50 * t983;
                        let t987 = t980 * (t982 - ahead51 * t983 - ahead47 * t984)
                            + t985 * (ahead46 * t984 + t986);
                        let t988 = ahead40 * t971;
                        let t989 = ahead6 * t975 + ahead7 * t978
                            + (ahead1 * t973 - t988);
                        let t990 = cos_phi_ahead * rho1_over_ahead17 - ahead89 * t965
                            + (inv_ahead60 * (cos_w_t_a_w * ahead82 + ahead100 * t974)
                                - ahead85 * t969);
                        let t991 = ahead7 * t975 + k2 * t978 + (ahead41 * t973 - t988);
                        let t992 = ahead84 * t969 - t976 * (ahead102 * inv_ahead62)
                            - inv_ahead61
                                * (ahead88 * cos_w_t_a_w_ahead55
                                    + ahead48 * cos_w_t_a_w_ahead95 - ahead101 * t977);
                        let t993 = t989 * (t990 - ahead49 * t983 - ahead45 * t984)
                            + t991 * (ahead44 * t984 + t992);
                        let t994 = t6
                            * ((t972 + twice_sin_phi_ahead * (t973 + l1 * t975))
                                * (half_m2_a2 * t979) - t987 - t993);
                        let t995 = t971 * t975;
                        let t996 = rt::lit::<T>(0.5)
                            * (m2_a2 * t979 * (t972 + twice_sin_phi_ahead * t973)
                                + twice_m2_l1 * t995 + twice_m1_a1 * t995);
                        let sin_w_t_w_a_w = sin_w_t * w_a_w;
                        let t997 = ahead32 * sin_w_t_w_a_w;
                        let t998 = sin_w_t_w_a_w * ahead19_inv_ahead36
                            - t997 * ahead31_inv_ahead35;
                        let t999 = inv_ahead34 * t997;
                        let t1000 = ahead21 * t998
                            - (ahead25 * t999 + sin_w_t_w_a_w * t14);
                        let cos_w_t_a_w_ahead77 = cos_w_t_a_w * ahead77;
                        let t1001 = inv_ahead57 * (cos_w_t_a_w_ahead77 + ahead79 * t965);
                        let ahead78_inv_ahead56 = ahead78 * inv_ahead56;
                        let t1002 = t963 * ahead78_inv_ahead56;
                        let t1003 = ahead51 * t1001
                            + (ahead73 * t963 - ahead53 * t1002
                                - (ahead75 * t965 + ahead74 * t969));
                        let t1004 = t968 * ahead78_inv_ahead56
                            + inv_ahead58
                                * (ahead76 * cos_w_t_a_w_ahead55
                                    - ahead54 * cos_w_t_a_w_ahead77 - ahead80 * t967);
                        let t1005 = t991
                            * (ahead44 * t1004
                                + (inv_ahead61
                                    * (ahead48 * cos_w_t_a_w_ahead77 + ahead81 * t977)
                                    - t976 * ahead78_inv_ahead56));
                        let t1006 = t985
                            * (ahead46 * t1004
                                + (ahead50 * t1001
                                    + (t964 - t970 - (t966 + ahead52 * t1002))));
                        let t1007 = j1 * t1000 - t980 * (t1003 - ahead47 * t1004) - t1005
                            - (t1006
                                + t989
                                    * (ahead49 * t1001 + t974 * ahead78_inv_ahead56
                                        - ahead45 * t1004));
                        let t1008 = rt::lit::<T>(2.0) * (t146 * t581 + t954)
                            + (rho1_over_ahead17 * t962 + (t994 - t16 * (t996 + t1007)));
                        let t1009 = a1 * t216;
                        let t1010 = t252 * w_a_w;
                        let t1011 = t1010 * t272;
                        let t1012 = t288 * (t1010 * t257) - t285 * (t270 * t1011);
                        let t1013 = t291 * t1011;
                        let t1014 = t1010 * t281;
                        let t1015 = t261 * t1012 + (t276 * t1013 - t330 * t1014);
                        let t1016 = t259 * t1012
                            - (t274 * t1013 + t335 * (t1010 * t241));
                        let t1017 = a1 * t215;
                        let t1018 = t260 * t1012 + (t250 * t1014 - t277 * t1013);
                        let t1019 = sin_w_t_w_a_w * inv_ahead33;
                        let t1020 = ahead23 * t998 + (ahead30 * t1019 - ahead27 * t999);
                        let t1021 = ahead22 * t998 + (ahead26 * t999 - ahead29 * t1019);
                        let t1022 = (t294 + t337 * t1017) * (t1017 * t1016 - t1018)
                            + (t402 * (ahead11 * t1000 - t1020)
                                + t403 * (t1021 - ahead12 * t1000));
                        let t1023 = t565 + t1008
                            - m1
                                * ((t331 - t337 * t1009) * (t1015 - t1009 * t1016) + t1022);
                        let t1024 = a2 * t229;
                        let t1025 = t235 * t216 - a2 * t228;
                        let t1026 = t269 * t1012
                            + (t341 * (t266 * t1011) - t1010 * t339);
                        let t1027 = (t331 + t343 * t1024 - t337 * t1025)
                            * (t1015 + t1024 * t1026 - t1025 * t1016);
                        let t1028 = ahead20 * t998
                            + (t997 * ahead24_inv_ahead38 - sin_w_t_w_a_w * inv_ahead39);
                        let t1029 = t399 * (t1021 + ahead16 * t1028 - ahead15 * t1000)
                            - t398 * (t1020 + ahead14 * t1028 - ahead13 * t1000);
                        let t1030 = t215 * t235 + a2 * t225;
                        let t1031 = a2 * t226;
                        let t1032 = (t294 + t337 * t1030 - t343 * t1031)
                            * (t1018 + t1031 * t1026 - t1030 * t1016);
                        let t1033 = t497 * t506;
                        let t1034 = rt::lit::<T>(0.5)
                            * (m2_a2 * t513 * (t498 + t503 * t507) + twice_m2_l1 * t1033
                                + twice_m1_a1 * t1033);
                        let t1035 = t457 * (rt::lit::<T>(0.0) * t445);
                        let t1036 = t254 * t1035;
                        let t1037 = t472 - t466;
                        let t1038 = t540 + t223 * t1037;
                        let t1039 = t481 * (rt::lit::<T>(2.0) * t1035 - t481 * t1038);
                        let t1040 = t480 * t1039 - t482 * t1038;
                        let t1041 = t488 * (t1036 + t489 * t1040);
                        let t1042 = t483 * t1039;
                        let t1043 = t484 * t1042;
                        let t1044 = t478 * t1041
                            + (t484 * (t501 - t500) - t438 * t1043 - t489 * t1037
                                - t499);
                        let t1045 = t494 * t1042
                            - t491 * (t463 * t1036 + t492 * (t450 * t1040));
                        let t1046 = t554
                            * (t450 * t1045
                                + (t473 * t1041 + (t485 - (t490 + t502 * t1043) - t496)));
                        let t1047 = t462 * t1045
                            + (t510 * (t455 * t1036 + t511 * (t431 * t1040))
                                - t509 * t1042);
                        let t1048 = j1 * t1016 - (t514 * (t1044 - t461 * t1045) + t1046)
                            - (t559 * (t505 * t1042 + t471 * t1041 - t447 * t1045)
                                + t561 * t1047);
                        let t1049 = t337 * (t1034 + t1048)
                            + j2
                                * (t405 * (t1028 - t1000)
                                    + (t343 - t337) * (t1026 - t1016));
                        let t1050 = work
                            + k11
                                * (t324 * t421
                                    + (t1023 - (m2 * (t1027 + t1029 - t1032) + t1049)));
                        let t1051 = j2 * (t404 * t404 - t405 * t405)
                            + (j1 * (t394 * t394 - t16 * t16) + t1050);
                        let t1052 = m1
                            * (t400 * t400 + (t401 * t401 - (t402 * t402 + t403 * t403)))
                            + t1051;
                        let work_new = m2
                            * (t395 * t395 + (t397 * t397 - (t398 * t398 + t399 * t399)))
                            + t1052;
                        let ahead9_new = cos_theta_ahead_new * ahead8_new;
                        let ahead10_new = sin_theta_ahead_new * ahead8_new;
                        let ahead17_new = sin_phi_ahead_new * (k4 * sin_phi_ahead_new)
                            + (k6 + k7 * cos_phi_ahead_new);
                        let ahead28_new = t389 - t388;
                        let ahead40_new = m2_a2 * sin_phi_ahead_new;
                        let ahead41_new = m2_a2 * cos_phi_ahead_new;
                        let t1053 = k3 * sin_phi_ahead_new;
                        let t1054 = ahead40_new * t1053;
                        let t1055 = inv_m1_plus_m2 * ahead1_new;
                        let ahead42_new = ahead7_new - t1054 - ahead41_new * t1055;
                        let t1056 = ahead1_new * ahead42_new;
                        let t1057 = ahead6_new - t1054 - ahead1_new * t1055;
                        let t1058 = inv_m1_plus_m2 / t1057;
                        let t1059 = k3 * cos_phi_ahead_new;
                        let ahead43_new = t1056 * t1058 - t1059;
                        let t1060 = rt::lit::<T>(1.0) / t1057;
                        let t1061 = ahead42_new * t1060;
                        let t1062 = k8 - ahead42_new * t1061;
                        let t1063 = rt::lit::<T>(1.0) / t1062;
                        let ahead44_new = ahead43_new * t1063;
                        let t1064 = ahead1_new * t1058;
                        let t1065 = t1057 * t1062;
                        let t1066 = rt::lit::<T>(1.0) / t1065;
                        let t1067 = t1066 * (ahead42_new * ahead43_new);
                        let ahead45_new = t1064 + t1067;
                        let t1068 = ahead41_new * ahead43_new;
                        let t1069 = inv_m1_plus_m2 / t1062;
                        let t1070 = t1068 * t1069;
                        let ahead46_new = t1055 * ahead45_new + (inv_m1_plus_m2 - t1070);
                        let t1071 = t1053 * ahead45_new;
                        let t1072 = ahead40_new * ahead43_new;
                        let t1073 = t1072 * t1069;
                        let ahead47_new = t1071 - t1073;
                        let t1074 = ahead8_new - sin_phi_ahead_new * t1053
                            - cos_phi_ahead_new * t1055;
                        let ahead48_new = k9 - t1061 * t1074;
                        let t1075 = t1060 * t1074;
                        let t1076 = t1066 * (ahead42_new * ahead48_new);
                        let ahead49_new = t1075 - t1076;
                        let t1077 = inv_m1_plus_m2 * cos_phi_ahead_new;
                        let t1078 = ahead41_new * ahead48_new;
                        let t1079 = t1069 * t1078;
                        let t1080 = t1079 + t1055 * ahead49_new;
                        let ahead50_new = t1077 - t1080;
                        let t1081 = t1053 * ahead49_new;
                        let t1082 = ahead40_new * ahead48_new;
                        let t1083 = t1069 * t1082;
                        let t1084 = inv_m1_plus_m2 * sin_phi_ahead_new;
                        let ahead51_new = t1081 + (t1083 - t1084);
                        let t1085 = inv_m1_plus_m2 / t1065;
                        let t1086 = t1056 * t1085;
                        let t1087 = ahead41_new * t1069;
                        let ahead52_new = t1086 - t1087;
                        let t1088 = ahead40_new * t1069;
                        let t1089 = ahead40_new * ahead42_new;
                        let t1090 = t1089 * t1085;
                        let ahead53_new = t1088 - t1090;
                        let ahead54_new = sin_phi_ahead_new * ahead47_new
                            + (cos_phi_ahead_new * ahead46_new
                                + (l2 * ahead44_new - ahead8_new * ahead45_new));
                        let t1091 = t1063 * ahead48_new;
                        let t1092 = t1062 * ahead46_new;
                        let t1093 = rt::lit::<T>(1.0) / t1092;
                        let t1094 = t1093 * (ahead43_new * ahead54_new);
                        let ahead55_new = t1091 - t1094;
                        let t1095 = rt::lit::<T>(1.0) / (t1062 * t1092);
                        let t1096 = t1095 * (ahead43_new * ahead43_new);
                        let t1097 = ahead54_new * (rt::lit::<T>(1.0) / ahead46_new);
                        let t1098 = cos_phi_ahead_new * ahead50_new
                            + (ahead8_new * ahead49_new + l2 * t1091
                                - sin_phi_ahead_new * ahead51_new) - ahead54_new * t1097;
                        let t1099 = ahead55_new * (rt::lit::<T>(1.0) / t1098);
                        let ahead56_new = t1063 - t1096 - ahead55_new * t1099;
                        let ahead57_new = t1098 * ahead56_new;
                        let ahead58_new = ahead46_new * ahead57_new;
                        let ahead59_new = t1092 * ahead56_new;
                        let ahead60_new = t1065 * ahead56_new;
                        let ahead61_new = t1062 * ahead57_new;
                        let ahead62_new = t1062 * ahead56_new;
                        let ahead64_new = t383 - t382;
                        let t1100 = rt::lit::<T>(0.0) * t370;
                        let t1101 = t380 * (t379 * t1100);
                        let ahead66_new = -t1101;
                        let t1102 = t367 * (ahead26_new + ahead64_new);
                        let t1103 = t385 * (rt::lit::<T>(2.0) * t1101 + t385 * t1102);
                        let ahead67_new = -t1103;
                        let t1104 = ahead33_new * t1102 + t384 * t1103;
                        let ahead68_new = -t1104;
                        let ahead69_new = -(t377 * t1104);
                        let ahead70_new = ahead33_new * t1100 - t378 * t1103;
                        let ahead71_new = -(t370 * t1104);
                        let ahead72_new = l1 * sin_phi_ahead_new;
                        let ahead73_new = t1087 - t1086;
                        let ahead75_new = t1080 - t1077;
                        let ahead77_new = t1093 * (rt::lit::<T>(0.0) * ahead43_new);
                        let t1105 = sin_phi_ahead_new * ahead50_new;
                        let t1106 = t1105 + sin_phi_ahead_new * ahead75_new;
                        let ahead78_new = t1099
                            * (rt::lit::<T>(2.0) * ahead77_new - t1099 * t1106);
                        let ahead79_new = t1098 * ahead78_new - ahead56_new * t1106;
                        let ahead80_new = ahead46_new * ahead79_new;
                        let ahead81_new = t1062 * ahead79_new;
                        let t1107 = ahead41_new * t1053;
                        let t1108 = t1107 + ahead40_new * t1059;
                        let t1109 = ahead40_new * t1055;
                        let ahead82_new = t1108 + (l1_m2_a2 * sin_phi_ahead_new - t1107)
                            - t1109;
                        let t1110 = t1108 + k10 * sin_phi_ahead_new - ahead1_new * t1053
                            - t1109;
                        let t1111 = t1061 * t1110 - ahead82_new;
                        let ahead83_new = t1053 + t1058 * (ahead1_new * t1111 - t1089);
                        let t1112 = t1060 * t1111;
                        let t1113 = t1061 * ahead82_new - ahead42_new * t1112;
                        let ahead84_new = t1063 * (ahead83_new - t1113 * ahead44_new);
                        let t1114 = t1057 * t1113 - t1110 * t1062;
                        let ahead85_new = t1060 * (t1064 * t1110 - t1053)
                            + t1066
                                * (ahead42_new * ahead83_new - ahead43_new * ahead82_new
                                    - t1067 * t1114);
                        let t1115 = m1_plus_m2 * t1113;
                        let ahead86_new = t1055 * ahead85_new
                            - (t1071
                                + t1069
                                    * (ahead41_new * ahead83_new - t1072 - t1115 * t1070));
                        let ahead87_new = t1053 * ahead85_new
                            + (t1059 * ahead45_new
                                - t1069
                                    * (t1068 + ahead40_new * ahead83_new - t1115 * t1073));
                        let t1116 = ahead72_new + sin_phi_ahead_new * (t1059 - t1055);
                        let ahead88_new = t1061 * t1116 - t1074 * t1112;
                        let ahead89_new = t1060 * (t1075 * t1110 - t1116)
                            - t1066
                                * (ahead42_new * ahead88_new - ahead82_new * ahead48_new
                                    - t1076 * t1114);
                        let ahead90_new = t1055 * ahead89_new
                            + (t1084
                                + t1069
                                    * (ahead41_new * ahead88_new - t1082 - t1115 * t1079)
                                - t1081);
                        let ahead91_new = t1053 * ahead89_new
                            + (t1059 * ahead49_new
                                + (t1069
                                    * (t1078 + ahead40_new * ahead88_new - t1115 * t1083)
                                    - t1077));
                        let t1117 = m1_plus_m2 * t1114;
                        let ahead92_new = t1069 * (ahead40_new + t1115 * t1087)
                            - t1085
                                * (t1086 * t1117 + (t1089 + ahead1_new * ahead82_new));
                        let ahead93_new = t1069 * (ahead41_new - t1115 * t1088)
                            - t1085
                                * (ahead41_new * ahead42_new - ahead40_new * ahead82_new
                                    - t1090 * t1117);
                        let t1118 = sin_phi_ahead_new * ahead87_new
                            + (l2 * ahead84_new + ahead72_new * ahead45_new
                                - sin_phi_ahead_new * ahead46_new
                                - ahead8_new * ahead85_new);
                        let ahead94_new = cos_phi_ahead_new * (ahead47_new + ahead86_new)
                            + t1118;
                        let t1119 = t1063 * (ahead88_new - t1113 * t1091);
                        let t1120 = t1113 * ahead46_new + t1062 * ahead86_new;
                        let ahead95_new = t1119
                            - t1093
                                * (ahead83_new * ahead54_new + ahead43_new * ahead94_new
                                    - t1094 * t1120);
                        let t1121 = ahead8_new * ahead89_new
                            + (l2 * t1119 - ahead72_new * ahead49_new) - t1105
                            - sin_phi_ahead_new * ahead91_new
                            - cos_phi_ahead_new * (ahead51_new + ahead90_new);
                        let t1122 = t1121 - t1097 * ahead94_new
                            - t1097 * (ahead94_new - t1097 * ahead86_new);
                        let t1123 = t1113 / (t1062 * t1062)
                            + t1095
                                * (ahead83_new * (rt::lit::<T>(2.0) * ahead43_new)
                                    - t1096 * (t1113 * t1092 + t1062 * t1120));
                        let ahead96_new = t1099 * (ahead95_new - t1099 * t1122)
                            + (t1099 * ahead95_new + t1123);
                        let ahead97_new = ahead56_new * t1122 - t1098 * ahead96_new;
                        let ahead98_new = ahead57_new * ahead86_new
                            + ahead46_new * ahead97_new;
                        let ahead99_new = ahead56_new * t1120 - t1092 * ahead96_new;
                        let ahead100_new = ahead56_new * t1114 - t1065 * ahead96_new;
                        let ahead101_new = t1113 * ahead57_new + t1062 * ahead97_new;
                        let ahead102_new = t1113 * ahead56_new - t1062 * ahead96_new;
                        let t1124 = cos_theta_ahead_new * t367
                            - sin_theta_ahead_new * t365;
                        let ahead103_new = t1124 * t1124 + ahead8_new * ahead8_new;
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
                        twice_m2_l1,
                        twice_m1_a1,
                        k10,
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
                        k11,
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
                        t582,
                        t585,
                        t583,
                        t586,
                        t604,
                        t587,
                        t589,
                        t605,
                        t608,
                        t637,
                        t626,
                        t629,
                        t679,
                        t678,
                        t682,
                        t594,
                        t690,
                        t683,
                        t687,
                        t688,
                        t445,
                        t466,
                        t394,
                        t401,
                        t400,
                        t397,
                        t395,
                        t404,
                        t591,
                        t599,
                        t622,
                        t595,
                        t602,
                        t607,
                        t592,
                        t610,
                        t620,
                        t621,
                        t615,
                        t630,
                        t631,
                        t627,
                        t628,
                        t632,
                        t633,
                        t635,
                        t636,
                        t634,
                        t638,
                        t596,
                        t660,
                        t661,
                        t662,
                        t598,
                        t623,
                        t639,
                        t611,
                        t640,
                        t617,
                        t624,
                        t641,
                        t612,
                        t613,
                        t642,
                        t643,
                        t644,
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
                        t650,
                        t659,
                        t663,
                        t664,
                        t665,
                        t670,
                        t671,
                        t668,
                        t669,
                        t672,
                        t645,
                        t657,
                        t666,
                        t684,
                        t691,
                        t692,
                        t689,
                        t685,
                        t673,
                        t674,
                        t658,
                        t431,
                        t462,
                        t447,
                        t450,
                        t461,
                        t455,
                        t471,
                        t472,
                        t473,
                        t478,
                        t500,
                        t501,
                        t502,
                        t438,
                        t463,
                        t480,
                        t457,
                        t481,
                        t482,
                        t483,
                        t484,
                        t488,
                        t489,
                        t491,
                        t492,
                        t494,
                        t496,
                        t490,
                        t499,
                        t503,
                        t505,
                        t510,
                        t511,
                        t509,
                        t485,
                        t497,
                        t506,
                        t540,
                        t513,
                        t514,
                        t554,
                        t559,
                        t561,
                        t498,
                        t507,
                        t421,
                        t667,
                        t686,
                        t581,
                        t565,
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
                    m2_a2_squared,
                    twice_a2,
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
                let t2 = t1 * a_w;
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let t3 = sin_theta * front_2_mid;
                let t4 = front_1_mid * cos_theta - t3;
                let t5 = m2_a2 * t4;
                let t6 = t4 * k3;
                let t7 = cos_theta * front_2_mid;
                let t8 = t7 + sin_theta * front_1_mid;
                let t9 = m2_a2 * t8;
                let t10 = t8 * k3;
                let l1_front_1_mid = l1 * front_1_mid;
                let t11 = m2_l1 + m2_a2 * front_1_mid + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = t12 * inv_m1_plus_m2;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = t14 * inv_m1_plus_m2;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + (m2_a2_squared + m2_l1 * (l1 + front_1_mid * twice_a2))
                    - t12 * t13 - t14 * t15;
                let t18 = rt::lit::<T>(1.0) / t17;
                let t19 = t16 * t18;
                let t20 = k2 - t5 * t6 - t9 * t10 - t16 * t19;
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
                    / (front_2_mid * (front_2_mid * k4) + (k6 + front_1_mid * k7));
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
