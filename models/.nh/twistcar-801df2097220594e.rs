// Prepared by `nh prepare` from `Twistcar` in src/library.rs and twistcar.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 801df2097220594ef01760e0e681ab97
// content 45efbda2f4a17a8864435978891dcceb

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
/// * `gonzalez`: 3412 add, 5131 mul, 137 div, 15 sin_cos, 2 call
/// * `midpoint`: 530 add, 897 mul, 75 div, 11 sin_cos, 2 call
/// * `leapfrog`: 417 add, 670 mul, 31 div, 8 sin_cos, 2 call
/// * `rk4`: 1445 add, 2328 mul, 147 div, 13 sin_cos
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
        /// | once, from parameters | 17 | 42 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 39 | 5 | 0 | 1 | 0 |
        /// | each step | 505 | 793 | 61 | 0 | 7 | 2 |
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
                let t22 = sin_theta * t1;
                let t23 = t1 * cos_theta;
                let t24 = inv_m1_plus_m2 * t10;
                let t25 = t10 * t24;
                let t26 = inv_m1_plus_m2 * t5;
                let t27 = t5 * t26;
                let t28 = t7 - t25 - t27;
                let t29 = t19 * t24;
                let t30 = t15 * t26;
                let t31 = t6 - t29 - t30;
                let t32 = rt::lit::<T>(1.0) / t28;
                let t33 = t32 * t31;
                let t34 = k3 * t18;
                let t35 = t19 * t34;
                let t36 = k3 * t14;
                let t37 = t15 * t36;
                let t38 = t31 * t33;
                let t39 = k2 - t37 - t35 - t38;
                let t40 = sin_theta * t24;
                let t41 = cos_theta * t26;
                let t42 = sin_theta * t34;
                let t43 = cos_theta * t36;
                let t44 = t40 + t41;
                let t45 = t44 * t33;
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
                let t60 = t55 + (inv_m1_plus_m2 * cos_theta - t59);
                let t61 = t24 * t54;
                let t62 = t19 * t46;
                let t63 = t62 * t58;
                let t64 = t61 + (inv_m1_plus_m2 * sin_theta - t63);
                let t65 = t18 * t24;
                let t66 = t14 * t26;
                let t67 = t18 * t34;
                let t68 = t14 * t36;
                let t69 = t11 - t65 - t66;
                let t70 = t69 * t33;
                let t71 = l2 - t68 - t67 - t70;
                let t72 = t32 * t69;
                let t73 = t48 * t71;
                let t74 = t31 * t71;
                let t75 = t52 * t74;
                let t76 = t72 - t75;
                let t77 = t26 * t76;
                let t78 = t15 * t71;
                let t79 = t78 * t58;
                let t80 = inv_m1_plus_m2 * t14 - t79 - t77;
                let t81 = t24 * t76;
                let t82 = t19 * t71;
                let t83 = t82 * t58;
                let t84 = t81 + (t83 - inv_m1_plus_m2 * t18);
                let t85 = t5 * t31;
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
                    a1 * sin_theta,
                    a1 * cos_theta,
                    t22,
                    t22 + a2 * t9,
                    a2 * t18,
                    t23,
                    t23 - a2 * t4,
                    a2 * t14,
                    front_2_mid * (k5 * front_2_mid) + (k8 + k9 * front_1_mid),
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
                let t14 = inv_h * (phi - a * sin_w_t) - t13;
                let t15 = k19 * t12;
                let t16 = rt::cos(w * (t + h));
                let t17 = a_w * t16;
                let t18 = w_a_w * t11;
                let t19 = k20 * t11;
                let t20 = cos_w_t + t16;
                let t21 = half_a_w * t20;
                let ahead28_plus_ahead29 = ahead28 + ahead29;
                let ahead36_plus_ahead37 = ahead36 + ahead37;
                let ahead57_plus_ahead58 = ahead57 + ahead58;
                let t22 = quarter_a_w * t20;
                let ahead25_plus_ahead26 = ahead25 + ahead26;
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
                            let [theta_rate_half_h, t54, t55, phi_rate_half_h, t57, t58,
                            t59, t60, t61, t62, t63, t64, t65, t66, t68, t69, t70, t71,
                            t72, t73, t74, t75, t76, t77, t78, t79, t80, t81, t82, t83,
                            t84, t85, t86, t87, t88, t89, t91, t92, t93, t94, t95, t96,
                            t97, t98, t99, t100, t102, t103, t104, t105, t106, t107,
                            t108, t109, t110, t111, t112, t113, t114, t115, t118, t120,
                            t121, t122, t124, t125, t126, t127, t128, t129, t130, t131,
                            t132, t134, t135, t136, t137, t138, t139, t140, t141, t142,
                            t143, t144, t145, t146, t147, t148, t149, t150, t151, t152,
                            t153, t155, t156, t157, t158, t159, t160, t161, t162, t163,
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
                            t331, t332, t333, t334, t337, t338, t340, t341, t342, t345,
                            t346, t349, t351, t353, t354, t355, t356, t357, t358, t359,
                            t360, t361, t362, t363, t365, t366, t367, t369, t370, t371,
                            t373, t374, t375, t376, t378, t379, t380, t382, t383, t384,
                            t385, t386, t387, t388, t389, t390, t393] = {
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
                                    ]: [T; 34],
                                ) -> [T; 289] {
                                    let theta_rate_half_h = half_h * theta_rate;
                                    let t53 = theta + theta_rate_half_h;
                                    let (t54, t55) = rt::sin_cos(t53);
                                    let phi_rate_half_h = half_h * phi_rate;
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
                                    let t76 = k1 + m2_l1 * (l1 + twice_a2 * t58);
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
                                    let y_rate_squared = y_rate * y_rate;
                                    let x_rate_squared = x_rate * x_rate;
                                    let theta_rate_squared = theta_rate * theta_rate;
                                    let t140 = y_rate_squared
                                        + (x_rate_squared + theta_rate_squared);
                                    let phi_rate_squared = phi_rate * phi_rate;
                                    let t141 = phi_rate_squared + rt::lit::<T>(1.0);
                                    let t142 = rt::lit::<T>(1.0) / (t140 + t141);
                                    let t143 = t15 * t142;
                                    let t144 = y_rate * t143;
                                    let t145 = t84 * (t73 * t75);
                                    let t146 = t64 * t81;
                                    let t147 = t145 - t146;
                                    let t148 = t147 * t128;
                                    let t149 = t98 * t138 + (t148 - t120 * t132);
                                    let t150 = phi_rate * t143;
                                    let t151 = t150 + rt::lit::<T>(1.0);
                                    let t152 = t80 * t127;
                                    let t153 = rt::lit::<T>(1.0) / t152;
                                    let t154 = t106 * t112;
                                    let t155 = rt::lit::<T>(1.0) / (t80 * t130);
                                    let t156 = t154 * t155;
                                    let t157 = t109 * t138 + (t153 - t156);
                                    let t158 = x_rate * t143;
                                    let t159 = theta_rate * t143;
                                    let t160 = rt::lit::<T>(1.0) / (t83 * t127);
                                    let t161 = t75 * t160;
                                    let t162 = t94 * t138 + (t161 + t115 * t132);
                                    let t163 = rt::lit::<T>(1.0)
                                        / (t144 * t149 + t151 * t157 + (t158 * t139 - t159 * t162));
                                    let t164 = t13 * t112;
                                    let t165 = t110 * t164;
                                    let t166 = t165 * t134;
                                    let t167 = t13 * t89;
                                    let t168 = t167 * t136;
                                    let t169 = t166 - t168;
                                    let t170 = t13 * t128;
                                    let t171 = t164 * t131;
                                    let t172 = t98 * t169 + (t147 * t170 - t120 * t171);
                                    let t173 = t54 * t104;
                                    let t174 = rho1_rate * kappa_gradient;
                                    let t175 = rho1 + half_h * rho1_rate;
                                    let t176 = t57 * (k5 * t57) + (k8 + k9 * t58);
                                    let t177 = rt::lit::<T>(1.0) / t176;
                                    let t178 = t175 * t177;
                                    let t179 = t174 + t178;
                                    let t180 = t172 + t173 * t179;
                                    let t181 = t86 * t170 - t122 * t171 - t96 * t169;
                                    let t182 = t55 * t104;
                                    let t183 = t181 + t182 * t179;
                                    let t184 = t13 * t75;
                                    let t185 = t184 * t160;
                                    let t186 = t94 * t169 + (t185 + t115 * t171);
                                    let t187 = t57 * t179 - t186;
                                    let t188 = t13 * t153;
                                    let t189 = t106 * t164;
                                    let t190 = t189 * t155;
                                    let t191 = t109 * t169 + (t188 - t190);
                                    let t192 = t144 * t180 + t158 * t183
                                        + (t159 * t187 + (t151 * t191 + (t14 + t143)));
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
                                    let t342 = t241 + t341;
                                    let t343 = t213 * t216;
                                    let t344 = t321 * t240;
                                    let t345 = t218 * (t217 + t197 * t333 - t344);
                                    let t346 = t198 * t338 + (t343 - t345);
                                    let t347 = t300 * t216;
                                    let t348 = t320 * t242;
                                    let t349 = t231 * (t333 - t348);
                                    let t350 = t57 * t220;
                                    let t351 = t58 * t342
                                        + (t57 * t346 + (t347 + l2 * t349 - t350 - t104 * t338));
                                    let t352 = t320 * t220;
                                    let t353 = t352 + t208 * t341;
                                    let t354 = t250 * (t243 * t333 + t214 * t351 - t251 * t353);
                                    let t355 = t330 - t354;
                                    let t356 = t206 * (t317 * t226 - t328);
                                    let t357 = t210 * (t205 * t329 - t316 * t223 - t227 * t323);
                                    let t358 = t356 - t357;
                                    let t359 = t57 * t230;
                                    let t360 = t218 * (t224 + t197 * t329 - t321 * t235);
                                    let t361 = t198 * t358 + (t213 * t228 + (t360 - t221));
                                    let t362 = t218 * (t204 * t329 - t234 - t321 * t225);
                                    let t363 = t200 * t358 + (t236 + t362 - t233);
                                    let t364 = t104 * t358 + (l2 * t330 - t300 * t228) - t359
                                        - t57 * t361 - t58 * (t237 + t363);
                                    let t365 = t244 * (t351 - t245 * t341);
                                    let t366 = t364 - t245 * t351 - t243 * t365;
                                    let t367 = t253 * (t355 - t254 * t366);
                                    let t368 = t208 * t208;
                                    let t369 = rt::lit::<T>(1.0) / t368;
                                    let t370 = t320 * t369;
                                    let t371 = rt::lit::<T>(2.0) * t214;
                                    let t372 = t320 * t247;
                                    let t373 = t372 + t208 * t353;
                                    let t374 = t248 * (t371 * t333 - t249 * t373);
                                    let t375 = t252 * t367 + (t254 * t355 + (t370 + t374));
                                    let t376 = t283 * (t282 * t375);
                                    let t377 = t267 * t361;
                                    let t378 = t13 * t355;
                                    let t379 = t255 * t366 - t246 * t375;
                                    let t380 = t266 * (t378 - t267 * t379);
                                    let t381 = t327 - t300 * t178 + (t292 * t376 - t377)
                                        - t262 * t346 - t237 * t380;
                                    let t382 = t256 * t341 + t220 * t379;
                                    let t383 = t257 * (t258 * t351 + t243 * t378 - t259 * t382);
                                    let t384 = t255 * t353 - t247 * t375;
                                    let t385 = t260 * (t13 * t333 - t261 * t384);
                                    let t386 = t383 - t385;
                                    let t387 = t381 - t241 * t386;
                                    let t388 = t218 * (t197 + t321 * t280);
                                    let t389 = t278 * (t279 * t324 + (t290 + t70 * t316));
                                    let t390 = t388 - t389;
                                    let t391 = t283 * t390;
                                    let t392 = t267 * t363;
                                    let t393 = t220 * t386
                                        + (t262 * t341 + (t281 * t376 + (t391 + t392))
                                            - t230 * t380);
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
                                        t152,
                                        t153,
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
                                        t342,
                                        t345,
                                        t346,
                                        t349,
                                        t351,
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
                                        t363,
                                        t365,
                                        t366,
                                        t367,
                                        t369,
                                        t370,
                                        t371,
                                        t373,
                                        t374,
                                        t375,
                                        t376,
                                        t378,
                                        t379,
                                        t380,
                                        t382,
                                        t383,
                                        t384,
                                        t385,
                                        t386,
                                        t387,
                                        t388,
                                        t389,
                                        t390,
                                        t393,
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
                            let [t396, t397, t399, t402, t404, t405, t408, t409, t410,
                            t411, t412, t413, t414, t416, t417, t418, t419, t420, t421,
                            t422, t423, t425, t426, t427, t428, t429, t430, t431, t434,
                            t436, t438, t439, t440, t441, t443, t444, t447, t448, t449,
                            t450, t452, t454, t455, t456, t457, t458, t459, t460, t461,
                            t462, t463, t464, t466, t467, t469, t470, t472, t473, t474,
                            phi_rate_h, sin_phi_ahead_new, cos_phi_ahead_new,
                            ahead24_new, t476, t477, t478, sin_phi_rate_half_h,
                            cos_phi_rate_half_h, t479, t480, t481, t482, t483,
                            theta_rate_h, sin_theta_ahead_new, cos_theta_ahead_new, t487,
                            t488, t489, t490, t491, ahead3_new, t492, ahead8_new, t493,
                            ahead27_new, t494, t495, t496, t497, t499, t500, t501, t503,
                            t504, t505, t506, t508, t510, t511, t512, t515, t516, t518,
                            t519, t520, t521, t522, t523, ahead10_new, t524, t525,
                            ahead5_new, t526, ahead30_new, inv_ahead27_new, ahead31_new,
                            ahead35_new, ahead45_new, t527, t529, t530, t531, t532, t533,
                            t535, t536, t537, t538, t539, t540, t541, t542, t543, t544,
                            t546, t547, t548, t549, t550, t551, ahead41_new, t552, t553,
                            t555, t556, t557, t558, inv_ahead45_new, ahead46_new,
                            ahead42_new, t559, t560, t561, t562, t563, t565, t566, t567,
                            ahead47_new, inv_ahead50_new, ahead51_new, t568, t569,
                            ahead55_new, t570, t571, t572, t573, t574, t575, t576, t577,
                            t578, t579, t580, t582, ahead76_new, ahead13_new, t584,
                            ahead62_new, ahead64_new, ahead56_new, ahead52_new,
                            ahead43_new, ahead92_new, ahead88_new, ahead97_new,
                            inv_ahead97_new, t585, t586, t587, t588, t589, t590, t591,
                            t592, t594, t595, t596, t597, t598, t599, t600, t601, t602,
                            t603, t604, t605, t608, t609, ahead70_new, ahead63_new,
                            ahead66_new, ahead67_new, ahead71_new, ahead74_new,
                            ahead75_new, inv_ahead88_new, t611, t613, inv_ahead105_new,
                            t614, t615, t616, t618, t619, t621, t623, t624, t625, t626,
                            t627, t628, t629, t630, t631, t632, t633, t634, t635, t636,
                            t638, t639, t640, t641, t642, t643, t644, t645, t646, t648,
                            t649, t650, t651, t652, t653, t655, t656, t657, t658, t659,
                            t660, t661, t662, t663, t664, t665, t666, t668, t669, t670,
                            t672, t673, t674, t675, t676, t677, t678, t679, t680, t681,
                            t683, t685, t686, t687, t688, t690, t691, t692, t693, t694,
                            t695, t696, t697, t699, t700, t701, t702, t704, t705, t706,
                            t707, t708, t710, t711, t712, t713, t714, t717, t718, t719,
                            t720, t721, t722, t723, t724, t725, t728, t729, t730, t731,
                            t732, t733, t734, t736, t737, t738, t739, t740, t741, t742,
                            t743, t744, t746, ahead84_new, inv_ahead78_new, ahead83_new,
                            ahead85_new, t747, t748, ahead16_new, t750, t751, t752, t753,
                            t754, t755, t756, t757, t758, t759, t760, t761, t762, t763,
                            t764, t766, t767, t768, ahead79_new, ahead80_new,
                            ahead81_new, ahead17_new, t770, t771, t772, t773, t774, t775,
                            t776, t777, t778, t779, t780, ahead19_new, ahead20_new, t781,
                            t782, t783, t784, t785, t786, t787, t788, ahead23_new,
                            ahead22_new, t789, t790, t791, t792, t793] = {
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
                                    t89,
                                    t109,
                                    t94,
                                    t98,
                                    t96,
                                    t106,
                                    t115,
                                    t122,
                                    t147,
                                    t86,
                                    t110,
                                    t112,
                                    t140,
                                    t141,
                                    t178,
                                    t158,
                                    t144,
                                    t159,
                                    t120,
                                    t128,
                                    t131,
                                    t134,
                                    t136,
                                    t181,
                                    t172,
                                    t160,
                                    t186,
                                    t155,
                                    t153,
                                    t191,
                                    t139,
                                    t149,
                                    t162,
                                    t157,
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
                                    t316,
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
                                    t359,
                                    t323,
                                    t358,
                                    t288,
                                    t294,
                                    t297,
                                    t298,
                                    t299,
                                    t286,
                                    t304,
                                    t305,
                                    t309,
                                    t312,
                                    t349,
                                    t338,
                                    t375,
                                    t378,
                                    t379,
                                    t380,
                                    t386,
                                    t393,
                                    t387,
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
                                    k15,
                                    half_l2,
                                    m1_h,
                                    j1_h,
                                    j2_h,
                                    t21,
                                    k16,
                                    k17,
                                    ahead28_plus_ahead29,
                                    twice_l1_m2_a2,
                                    ahead36_plus_ahead37,
                                    ahead57_plus_ahead58,
                                    t22,
                                    ahead25_plus_ahead26,
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
                                    ]: [T; 262],
                                ) -> [T; 392] {
                                    let t394 = t13 * t316;
                                    let t395 = t255 * t323;
                                    let t396 = t395 - t209 * t375;
                                    let t397 = t264 * (t394 + t265 * t396);
                                    let t398 = t267 * t358;
                                    let t399 = t397 + (t58 * t178 - t398)
                                        - (t262 * t338 + t228 * t380) - t216 * t386;
                                    let t400 = k2 * t275;
                                    let t401 = t204 * t284;
                                    let t402 = t400 + t401 + (t68 * t270 - t304);
                                    let t403 = t320 * t255;
                                    let t404 = t403 - t208 * t375;
                                    let t405 = t272 * (t271 * t404);
                                    let t406 = t329 * t258;
                                    let t407 = t320 * t256;
                                    let t408 = t407 + t208 * t379;
                                    let t409 = t273 * (t406 + t223 * t378 - t274 * t408);
                                    let t410 = t242 * t386 + (t262 * t349 - t405 - t409);
                                    let t411 = t312 * (half_m2_a2 * t298)
                                        - (t299 * t387 + t286 * t393 + (t305 * t399 + t402 * t410));
                                    let t412 = t307 + t411;
                                    let t413 = y_rate * kappa_gradient;
                                    let t414 = x_rate * kappa_gradient;
                                    let t415 = theta_rate * kappa_gradient;
                                    let t416 = t57 * t284;
                                    let t417 = t309 + rt::lit::<T>(2.0) * t416;
                                    let t418 = rt::lit::<T>(0.0) * t214;
                                    let t419 = t250 * t418;
                                    let t420 = t13 * t419;
                                    let t421 = rt::lit::<T>(1.0) / (t247 * t246);
                                    let t422 = t421 * (t252 * t418);
                                    let t423 = t229 - t221;
                                    let t424 = t359 + t57 * t423;
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
                                    let t445 = rt::lit::<T>(0.5)
                                        * (t417 * (m2_a2 * t298) + t270 * (k14 * t297))
                                        - (t442 + t286 * t444);
                                    let t446 = t223 * t420;
                                    let t447 = t208 * t429;
                                    let t448 = t273 * (t446 + t274 * t447);
                                    let t449 = t272 * t433;
                                    let t450 = t242 * t440 + (t448 - t449);
                                    let t451 = t402 * t450;
                                    let t452 = t265 * t433;
                                    let t453 = t216 * t440 - t228 * t430;
                                    let t454 = t452 - t453;
                                    let t455 = t445 - (t451 + t305 * t454);
                                    let t456 = t415 + t455;
                                    let t457 = t163
                                        * (t157 * t412 + (t413 * t149 + t414 * t139) - t162 * t456);
                                    let t458 = t144 * t457;
                                    let t459 = t286 * t287 + (rho1_rate + kappa_gradient * t288)
                                        + (t299 * t301 - t305 * t306) - t173 * t458;
                                    let t460 = t453 - t452;
                                    let t461 = t455
                                        + (t442 + t286 * t443 + (t451 - t305 * t460)) - t159 * t457;
                                    let t462 = t158 * t457;
                                    let t463 = t140 + (rho1_rate * rho1_rate + t141);
                                    let t464 = inv_h / t463;
                                    let t465 = t18 * t89;
                                    let t466 = t465 * t136;
                                    let t467 = t18 * t112;
                                    let t468 = t110 * t467;
                                    let t469 = t468 * t134;
                                    let t470 = t466 - t469;
                                    let t471 = t18 * t75;
                                    let t472 = t471 * t160;
                                    let t473 = t467 * t131;
                                    let t474 = t94 * t470 - (t472 + t115 * t473);
                                    let rho1_new = rho1 + h * rho1_rate;
                                    let phi_rate_h = h * phi_rate;
                                    let phi_new = phi + phi_rate_h;
                                    let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                        phi_new,
                                    );
                                    let ahead24_new = sin_phi_ahead_new
                                        * (k5 * sin_phi_ahead_new) + (k8 + k9 * cos_phi_ahead_new);
                                    let t475 = rho1_new - ahead24_new * t178;
                                    let t476 = t475 * (rt::lit::<T>(1.0) / ahead24_new);
                                    let t477 = rho1 - ahead24 * t178;
                                    let t478 = inv_ahead24 * t477;
                                    let (sin_phi_rate_half_h, cos_phi_rate_half_h) = rt::sin_cos(
                                        phi_rate_half_h,
                                    );
                                    let t479 = t58 * sin_phi_rate_half_h;
                                    let t480 = sin_phi_ahead_new + sin_phi_ahead;
                                    let t481 = t57 * sin_phi_rate_half_h;
                                    let t482 = t479 * (k5 * t480) - k9 * t481;
                                    let t483 = t482 * t178;
                                    let t484 = t474 * (j1_h * t186)
                                        + (rt::lit::<T>(0.5) * (t475 * t476 - t477 * t478)
                                            - t178 * t483);
                                    let theta_rate_h = h * theta_rate;
                                    let theta_new = theta + theta_rate_h;
                                    let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                        theta_new,
                                    );
                                    let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                                    let t485 = ahead2_new + ahead2;
                                    let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                                    let t486 = t485 + (ahead4_new + ahead4);
                                    let t487 = rt::lit::<T>(0.5) * t486;
                                    let t488 = l1 + a2 * cos_phi_ahead_new;
                                    let t489 = m1_a1 + m2 * t488;
                                    let ahead1_new = sin_theta_ahead_new * t489;
                                    let t490 = rt::lit::<T>(0.5) * (ahead1_new + ahead1)
                                        + half_m2_a2 * t485;
                                    let t491 = inv_m1_plus_m2 * t490;
                                    let ahead11_new = k1
                                        + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                                    let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                                    let t492 = inv_m1_plus_m2 * ahead3_new;
                                    let ahead25_new = ahead3_new * t492;
                                    let ahead6_new = t489 * cos_theta_ahead_new;
                                    let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                                    let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                                    let t493 = inv_m1_plus_m2 * ahead8_new;
                                    let ahead26_new = ahead8_new * t493;
                                    let ahead27_new = ahead11_new - ahead25_new - ahead26_new;
                                    let t494 = rt::lit::<T>(1.0) / (ahead27 * ahead27_new);
                                    let (t495, t496) = rt::sin_cos(theta_rate_half_h);
                                    let t497 = t55 * t495;
                                    let t498 = ahead7_new + ahead7;
                                    let t499 = rt::lit::<T>(0.5) * (ahead6_new + ahead6)
                                        - half_m2_a2 * t498;
                                    let t500 = inv_m1_plus_m2 * t499;
                                    let t501 = t54 * t495;
                                    let t502 = t491 * t497 - t500 * t501;
                                    let t503 = sin_theta_ahead_new + sin_theta_ahead;
                                    let t504 = cos_phi_ahead_new + cos_phi_ahead;
                                    let t505 = l1 + half_a2 * t504;
                                    let t506 = m1_a1 + m2 * t505;
                                    let t507 = rt::lit::<T>(2.0) * t497;
                                    let t508 = cos_theta_ahead_new + cos_theta_ahead;
                                    let t509 = t508 * t479 - t480 * t501;
                                    let t510 = m2_a2 * t481;
                                    let t511 = t506 * t507 + (m2_a2 * t509 - t503 * t510);
                                    let t512 = inv_m1_plus_m2 * t511;
                                    let t513 = rt::lit::<T>(2.0) * t501;
                                    let t514 = t480 * t497 + t503 * t479;
                                    let t515 = t506 * t513 + (t508 * t510 + m2_a2 * t514);
                                    let t516 = inv_m1_plus_m2 * t515;
                                    let t517 = t503 * t512 - t508 * t516;
                                    let t518 = rt::lit::<T>(2.0) * t502
                                        + rt::lit::<T>(0.5) * t517;
                                    let t519 = k1 + m2_l1 * (l1 + a2 * t504)
                                        - rt::lit::<T>(0.5)
                                            * (ahead26_new + (ahead25_new + ahead25_plus_ahead26));
                                    let t520 = t491 * t511 - t499 * t516
                                        + (t490 * t512 + k17 * t481 - t500 * t515);
                                    let ahead37_new = cos_theta_ahead_new * t493;
                                    let ahead36_new = sin_theta_ahead_new * t492;
                                    let t521 = rt::lit::<T>(0.5)
                                        * (ahead37_new + (ahead36_new + ahead36_plus_ahead37));
                                    let t522 = t494 * (t518 * t519 + t520 * t521);
                                    let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                                    let t523 = ahead9_new - ahead7_new;
                                    let ahead10_new = m2_a2 * t523;
                                    let t524 = k3 * t523;
                                    let ahead33_new = ahead10_new * t524;
                                    let t525 = ahead2_new + ahead4_new;
                                    let ahead5_new = m2_a2 * t525;
                                    let t526 = k3 * t525;
                                    let ahead32_new = ahead5_new * t526;
                                    let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                                    let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                                    let ahead28_new = ahead5_new * t492;
                                    let ahead29_new = ahead10_new * t493;
                                    let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                                    let inv_ahead27_new = rt::lit::<T>(1.0) / ahead27_new;
                                    let ahead31_new = ahead30_new * inv_ahead27_new;
                                    let ahead34_new = ahead30_new * ahead31_new;
                                    let ahead35_new = k2 - ahead33_new - ahead32_new
                                        - ahead34_new;
                                    let ahead45_new = ahead27_new * ahead35_new;
                                    let t527 = rt::lit::<T>(1.0) / (ahead45 * ahead45_new);
                                    let t528 = half_l1 * t504;
                                    let t529 = j2 + m2_a2 * (a2 + t528)
                                        - rt::lit::<T>(0.5)
                                            * (ahead29_new + (ahead28_new + ahead28_plus_ahead29));
                                    let t530 = t502 + rt::lit::<T>(0.25) * t517;
                                    let t531 = ahead31 + ahead31_new;
                                    let t532 = t509 + (t504 * t497 - t503 * t481);
                                    let t533 = m2_a2 * t532;
                                    let t534 = ahead9_new + ahead9 - t498;
                                    let t535 = half_m2_a2 * t534;
                                    let t536 = half_m2_a2 * t486;
                                    let t537 = t514 + (t504 * t501 + t508 * t481);
                                    let t538 = m2_a2 * t537;
                                    let t539 = t491 * t533 - t535 * t516
                                        + (t536 * t512 + twice_l1_m2_a2 * t481 - t500 * t538);
                                    let t540 = t494 * (t520 * t529 - t539 * t519);
                                    let t541 = k16 * t534;
                                    let t542 = k16 * t486;
                                    let t543 = k3 * t537;
                                    let t544 = k3 * t532;
                                    let t545 = rt::lit::<T>(2.0) * (t501 * t541 - t497 * t542)
                                        + rt::lit::<T>(0.5) * (t508 * t543 - t503 * t544);
                                    let t546 = t530 * t531 + (t521 * t540 + t545);
                                    let t547 = ahead36_new + ahead37_new;
                                    let ahead40_new = t547 * ahead31_new;
                                    let ahead38_new = sin_theta_ahead_new * t526;
                                    let ahead39_new = cos_theta_ahead_new * t524;
                                    let t548 = ahead40_new + (t24 - ahead38_new - ahead39_new);
                                    let t549 = rt::lit::<T>(0.5) * t548;
                                    let t550 = t529 * t546 - t539 * t549;
                                    let t551 = ahead45 + ahead45_new;
                                    let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                                    let ahead44_new = ahead30_new * ahead41_new;
                                    let t552 = ahead44 + ahead44_new;
                                    let t553 = k2
                                        - rt::lit::<T>(0.5)
                                            * (ahead34_new + (ahead32_new + (ahead33_new + t23)));
                                    let t554 = t529 * t540
                                        + (t536 * t544 + t533 * t542 - (t535 * t543 + t538 * t541));
                                    let t555 = t554 - t531 * (rt::lit::<T>(0.5) * t539);
                                    let t556 = t520 * t553 + t519 * t555;
                                    let t557 = t527
                                        * (rt::lit::<T>(0.5) * (t550 * t551 + t552 * t556));
                                    let t558 = t522 + t557;
                                    let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                                    let ahead46_new = ahead44_new * inv_ahead45_new;
                                    let ahead42_new = t547 * inv_ahead27_new;
                                    let t559 = ahead46_new
                                        + (ahead42_new + ahead42_plus_ahead46);
                                    let t560 = rt::lit::<T>(0.5) * t559;
                                    let ahead50_new = m1_plus_m2 * ahead35_new;
                                    let t561 = rt::lit::<T>(1.0) / (ahead50 * ahead50_new);
                                    let t562 = m1_plus_m2 * t553;
                                    let t563 = t533 * t549 + t536 * t546;
                                    let t564 = half_m1_plus_m2 * t555;
                                    let ahead54_new = ahead5_new * ahead41_new;
                                    let t565 = ahead54 + ahead54_new;
                                    let t566 = t561 * (t562 * t563 + t564 * t565);
                                    let t567 = t491 * t558
                                        + (t512 * t560 + (k15 * t497 - t566));
                                    let ahead47_new = ahead42_new + ahead46_new;
                                    let ahead48_new = t493 * ahead47_new;
                                    let ahead49_new = ahead10_new * ahead41_new;
                                    let inv_ahead50_new = rt::lit::<T>(1.0) / ahead50_new;
                                    let ahead51_new = ahead49_new * inv_ahead50_new;
                                    let t568 = ahead48_new
                                        + (inv_m1_plus_m2 * t508 + t25 - ahead51_new);
                                    let t569 = rt::lit::<T>(0.5) * t568;
                                    let ahead53_new = t492 * ahead47_new;
                                    let ahead55_new = inv_ahead50_new * ahead54_new;
                                    let t570 = ahead53_new
                                        + (inv_m1_plus_m2 * t503 + t26 - ahead55_new);
                                    let t571 = rt::lit::<T>(0.5) * t570;
                                    let t572 = rt::lit::<T>(1.0) / (ahead35 * ahead35_new);
                                    let t573 = t572 * (t553 * t546 + t555 * t549);
                                    let t574 = l1 * t481;
                                    let t575 = l2 + t528;
                                    let t576 = rt::lit::<T>(0.5) * t534;
                                    let t577 = t535 * t546 - t538 * t549;
                                    let t578 = ahead49 + ahead49_new;
                                    let t579 = t561 * (t577 * t562 + t578 * t564);
                                    let t580 = t516 * t560 + (t579 + k15 * t501) - t500 * t558;
                                    let t581 = t532 * t571
                                        + (l2 * t573 + t574 * t559 - t575 * t558) - t576 * t580;
                                    let t582 = t487 * t567 - t537 * t569 + t581;
                                    let t583 = rt::lit::<T>(0.5) * t582;
                                    let ahead76_new = rt::lit::<T>(1.0) / ahead35_new;
                                    let ahead60_new = t523 * t524;
                                    let ahead59_new = t525 * t526;
                                    let ahead13_new = l2 + l1_cos_phi_ahead_new;
                                    let ahead57_new = t525 * t492;
                                    let ahead58_new = t523 * t493;
                                    let t584 = ahead13_new - ahead57_new - ahead58_new;
                                    let ahead61_new = t584 * ahead31_new;
                                    let ahead62_new = l2 - ahead60_new - ahead59_new
                                        - ahead61_new;
                                    let ahead64_new = ahead76_new * ahead62_new;
                                    let ahead56_new = ahead53_new
                                        + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                                    let ahead89_new = t525 * ahead56_new;
                                    let ahead52_new = ahead48_new
                                        + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                                    let ahead90_new = t523 * ahead52_new;
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
                                    let t585 = ahead100_new * inv_ahead97_new;
                                    let t586 = ahead64_new - t585;
                                    let t587 = t17 * t586;
                                    let t588 = cos_w_t_a_w_ahead102 + t587;
                                    let t589 = ahead43 + ahead43_new;
                                    let t590 = half_l2 * t589
                                        + rt::lit::<T>(0.5)
                                            * (ahead90_new + (ahead89_new + (t31 - ahead91_new)));
                                    let t591 = l2
                                        - rt::lit::<T>(0.5)
                                            * (ahead61_new + (ahead59_new + (ahead60_new + t27)));
                                    let t592 = t575
                                        - rt::lit::<T>(0.5)
                                            * (ahead58_new + (ahead57_new + ahead57_plus_ahead58));
                                    let t593 = t592 * t540
                                        + (t532 * t542 - t537 * t541 + (t487 * t544 - t576 * t543));
                                    let t594 = t491 * t532 - t576 * t516
                                        + (t487 * t512 + twice_l1 * t481 - t500 * t537);
                                    let t595 = t593 - t531 * (rt::lit::<T>(0.5) * t594);
                                    let t596 = t572 * (t555 * t591 - t553 * t595);
                                    let t597 = ahead97 + ahead97_new;
                                    let t598 = t546 * t590 + t549 * t582;
                                    let t599 = rt::lit::<T>(0.5) * (t503 * t567 - t508 * t580)
                                        + (t497 * t570 - t501 * t568);
                                    let t600 = rt::lit::<T>(0.5)
                                        * (ahead87_new + (ahead86_new + ahead86_plus_ahead87));
                                    let t601 = t553 * t599 - t555 * t600;
                                    let t602 = ahead100 + ahead100_new;
                                    let t603 = rt::lit::<T>(1.0) / (ahead97 * ahead97_new);
                                    let t604 = (t597 * t598 - t601 * t602)
                                        * (rt::lit::<T>(0.5) * t603);
                                    let t605 = t596 - t604;
                                    let t606 = ahead64 + ahead64_new;
                                    let t607 = t606 - ahead101 - t585;
                                    let t608 = t21 * t605 - t19 * t607;
                                    let t609 = t583 * t588 + t590 * t608;
                                    let ahead69_new = ahead10_new * ahead62_new;
                                    let ahead70_new = inv_ahead50_new * ahead69_new;
                                    let ahead63_new = t584 * inv_ahead27_new;
                                    let ahead65_new = ahead30_new * ahead62_new;
                                    let ahead66_new = inv_ahead45_new * ahead65_new;
                                    let ahead67_new = ahead63_new - ahead66_new;
                                    let ahead68_new = t493 * ahead67_new;
                                    let ahead71_new = inv_m1_plus_m2 * t523 - ahead70_new
                                        - ahead68_new;
                                    let ahead94_new = t523 * ahead71_new;
                                    let ahead95_new = ahead13_new * ahead67_new;
                                    let ahead72_new = t492 * ahead67_new;
                                    let ahead73_new = ahead5_new * ahead62_new;
                                    let ahead74_new = inv_ahead50_new * ahead73_new;
                                    let ahead75_new = ahead72_new
                                        + (ahead74_new - inv_m1_plus_m2 * t525);
                                    let ahead93_new = t525 * ahead75_new;
                                    let t610 = ahead94_new + (ahead95_new + l2 * ahead64_new)
                                        - ahead93_new;
                                    let inv_ahead88_new = rt::lit::<T>(1.0) / ahead88_new;
                                    let t611 = ahead92_new * inv_ahead88_new;
                                    let t612 = ahead92_new * t611;
                                    let t613 = t610 - t612;
                                    let ahead104_new = ahead41_new * ahead41_new;
                                    let ahead105_new = ahead35_new * ahead97_new;
                                    let inv_ahead105_new = rt::lit::<T>(1.0) / ahead105_new;
                                    let t614 = ahead104_new * inv_ahead105_new;
                                    let t615 = rt::lit::<T>(1.0) / t613;
                                    let t616 = t586 * t615;
                                    let t617 = t586 * t616;
                                    let t618 = ahead76_new - t614 - t617;
                                    let t619 = t613 * t618;
                                    let t620 = ahead88_new * t619;
                                    let t621 = ahead110 + t620;
                                    let t622 = ahead92_new * t587;
                                    let t623 = t1 + t622;
                                    let t624 = ahead109 + t619;
                                    let t625 = t494 * (t520 * t592 - t594 * t519);
                                    let t626 = ahead65 + ahead65_new;
                                    let t627 = t539 * t591 + t529 * t595;
                                    let t628 = t527
                                        * (rt::lit::<T>(0.5) * (t556 * t626 - t551 * t627));
                                    let t629 = t625 - t628;
                                    let t630 = ahead63_new + t28 - ahead66_new;
                                    let t631 = k4 * t534
                                        - rt::lit::<T>(0.5)
                                            * (ahead68_new + (ahead70_new + ahead68_plus_ahead70));
                                    let t632 = rt::lit::<T>(0.5) * t630;
                                    let t633 = t533 * t591 - t536 * t595;
                                    let t634 = ahead73 + ahead73_new;
                                    let t635 = t561 * (t562 * t633 + t564 * t634);
                                    let t636 = t491 * t629
                                        + (t512 * t632 + (t635 - inv_m1_plus_m2 * t532));
                                    let t637 = t575 * t629 + (l2 * t596 - t574 * t630)
                                        - t537 * t631 - t487 * t636;
                                    let t638 = ahead69 + ahead69_new;
                                    let t639 = t538 * t591 + t535 * t595;
                                    let t640 = t561 * (t564 * t638 - t562 * t639);
                                    let t641 = t500 * t629
                                        + (t640 + inv_m1_plus_m2 * t537 - t516 * t632);
                                    let t642 = rt::lit::<T>(0.5)
                                        * (ahead72_new + (ahead74_new + ahead72_plus_ahead74))
                                        - k4 * t486;
                                    let t643 = ahead96 + t611;
                                    let t644 = rt::lit::<T>(1.0) / (ahead88 * ahead88_new);
                                    let t645 = t644 * (t600 * t582 - t599 * t590);
                                    let t646 = t637 - (t576 * t641 + t532 * t642) - t643 * t583
                                        - t590 * t645;
                                    let t647 = ahead76_new + t33 - t614 - t617;
                                    let t648 = rt::lit::<T>(0.5) * t647;
                                    let t649 = half_l2 * t606
                                        + rt::lit::<T>(0.5)
                                            * (ahead94_new + (ahead95_new + t32) - ahead93_new - t612);
                                    let t650 = t555 * t572;
                                    let t651 = t548 * t546;
                                    let t652 = ahead105 + ahead105_new;
                                    let t653 = ahead104 + ahead104_new;
                                    let t654 = rt::lit::<T>(0.5) * t555;
                                    let t655 = t553 * t601 - t597 * t654;
                                    let t656 = rt::lit::<T>(1.0) / (ahead105 * ahead105_new);
                                    let t657 = (t651 * t652 - t653 * t655)
                                        * (rt::lit::<T>(0.5) * t656);
                                    let t658 = rt::lit::<T>(0.5) * t607;
                                    let t659 = rt::lit::<T>(1.0) / (ahead99 * t613);
                                    let t660 = t659 * (t649 * t605 - t646 * t658);
                                    let t661 = ahead103 + t616;
                                    let t662 = t650 - t657 - t658 * t660
                                        - t661 * (rt::lit::<T>(0.5) * t605);
                                    let t663 = t646 * t648 + t649 * t662;
                                    let t664 = t624 * (rt::lit::<T>(0.5) * t599) + t600 * t663;
                                    let t665 = rt::lit::<T>(1.0) / (ahead110 * t620);
                                    let t666 = (t609 * t621 - t623 * t664)
                                        * (rt::lit::<T>(0.5) * t665);
                                    let t667 = ahead97_new * t618;
                                    let t668 = rt::lit::<T>(1.0) / (ahead111 * t667);
                                    let t669 = t21 * t546 - t19 * t548;
                                    let t670 = ahead111 + t667;
                                    let t671 = t17 * ahead41_new;
                                    let t672 = cos_w_t_a_w_ahead41 + t671;
                                    let t673 = t601 * t648 + t662 * (rt::lit::<T>(0.5) * t597);
                                    let t674 = t668
                                        * (rt::lit::<T>(0.5) * (t669 * t670 - t672 * t673));
                                    let t675 = t666 - t674;
                                    let t676 = rt::lit::<T>(1.0) / t620;
                                    let t677 = t622 * t676;
                                    let t678 = rt::lit::<T>(1.0) / t667;
                                    let t679 = t671 * t678;
                                    let t680 = rt::lit::<T>(0.5) * (t677 + (t4 - t679));
                                    let t681 = t591 * t608 - t588 * (rt::lit::<T>(0.5) * t595);
                                    let t682 = ahead35_new * t619;
                                    let t683 = ahead113 + t682;
                                    let t684 = ahead62_new * t587;
                                    let t685 = t8 + t684;
                                    let t686 = t553 * t663 - t654 * t624;
                                    let t687 = rt::lit::<T>(1.0) / (ahead113 * t682);
                                    let t688 = (t681 * t683 - t685 * t686)
                                        * (rt::lit::<T>(0.5) * t687);
                                    let t689 = ahead35_new * t618;
                                    let t690 = rt::lit::<T>(1.0) / (ahead114 * t689);
                                    let t691 = t690
                                        * (t19 * (ahead114 + t689)
                                            + t21 * (t553 * t662 - t555 * t648));
                                    let t692 = t675 * (rt::lit::<T>(0.5) * t589)
                                        + (t573 * t680 - (t688 + t691));
                                    let t693 = rt::lit::<T>(1.0) / (ahead109 * t619);
                                    let t694 = t693
                                        * (rt::lit::<T>(0.5) * (t608 * t624 - t588 * t663));
                                    let t695 = rt::lit::<T>(1.0) / t619;
                                    let t696 = t587 * t695;
                                    let t697 = t3 + t696;
                                    let t698 = ahead45_new * t618;
                                    let t699 = rt::lit::<T>(1.0) / (ahead112 * t698);
                                    let t700 = t19 * t529 + t539 * t22;
                                    let t701 = ahead112 + t698;
                                    let t702 = t662 * (rt::lit::<T>(0.5) * t551) - t556 * t648;
                                    let t703 = t17 * ahead30_new;
                                    let t704 = cos_w_t_a_w_ahead30 + t703;
                                    let t705 = t699
                                        * (t700 * t701 + t702 * (rt::lit::<T>(0.5) * t704));
                                    let t706 = t560 * t675
                                        + (t558 * t680
                                            + (t632 * t694
                                                + (t697 * (rt::lit::<T>(0.5) * t629) - t705)));
                                    let t707 = t692 - t706;
                                    let t708 = t677 - t679;
                                    let t709 = ahead43_new * t708;
                                    let t710 = rt::lit::<T>(1.0) / t689;
                                    let t711 = t17 * t710;
                                    let t712 = rt::lit::<T>(1.0) / t682;
                                    let t713 = t684 * t712;
                                    let t714 = rt::lit::<T>(0.5) * (t709 + (t9 + t711 - t713));
                                    let t715 = ahead47_new * t708;
                                    let t716 = ahead67_new * t696;
                                    let t717 = rt::lit::<T>(1.0) / t698;
                                    let t718 = t703 * t717;
                                    let t719 = t715 + (t716 + (t7 + t718));
                                    let t720 = rt::lit::<T>(0.5) * t719;
                                    let t721 = t714 - t720;
                                    let t722 = a2 * t63;
                                    let t723 = t69 * t55 - a2 * t62;
                                    let t724 = t172 + t722 * t191 - t723 * t186;
                                    let t725 = t18 * t128;
                                    let t726 = t98 * t470 + (t120 * t473 - t147 * t725);
                                    let t727 = t106 * t467;
                                    let t728 = t727 * t155;
                                    let t729 = t18 * t153;
                                    let t730 = t109 * t470 + (t728 - t729);
                                    let t731 = t726 + t722 * t730 - t723 * t474;
                                    let t732 = t54 * t69 + a2 * t59;
                                    let t733 = a2 * t60;
                                    let t734 = t181 + t732 * t186 - t733 * t191;
                                    let t735 = t96 * t470 + (t86 * t725 - t122 * t473);
                                    let t736 = t735 + t733 * t730 - t732 * t474;
                                    let t737 = a1 * t54;
                                    let t738 = t181 + t737 * t186;
                                    let t739 = t737 * t474 - t735;
                                    let t740 = a1 * t55;
                                    let t741 = t172 - t740 * t186;
                                    let t742 = t726 - t740 * t474;
                                    let t743 = t730 - t474;
                                    let t744 = t191 - t186;
                                    let t745 = m1_h * (t738 * t739 + t741 * t742)
                                        + (t743 * (j2_h * t744) - t706 * (half_j1 * t719));
                                    let t746 = t484 - theta_rate_h * t455
                                        - (phi_rate_h * t411 + t707 * (j2 * t721))
                                        + (m2_h * (t724 * t731 - t734 * t736) + t745);
                                    let ahead84_new = ahead5_new * inv_ahead50_new;
                                    let ahead82_new = ahead3_new * ahead30_new;
                                    let ahead78_new = m1_plus_m2 * ahead45_new;
                                    let inv_ahead78_new = rt::lit::<T>(1.0) / ahead78_new;
                                    let ahead83_new = ahead82_new * inv_ahead78_new;
                                    let ahead85_new = ahead84_new - ahead83_new;
                                    let t747 = rt::lit::<T>(1.0) / t618;
                                    let t748 = t17 * t747;
                                    let t749 = rt::lit::<T>(0.5)
                                        * (t5 + ahead85_new * t748 - ahead75_new * t696
                                            - ahead56_new * t708);
                                    let ahead16_new = a1 * sin_theta_ahead_new;
                                    let t750 = t715 + (t718 + t716);
                                    let t751 = t749
                                        + rt::lit::<T>(0.5) * (t34 + ahead16_new * t750);
                                    let t752 = m1_plus_m2 * t555;
                                    let t753 = t561 * (t533 * t562 + t536 * t752);
                                    let t754 = rt::lit::<T>(1.0) / (ahead78 * ahead78_new);
                                    let t755 = t511 * t529 - t490 * t539;
                                    let t756 = m1_plus_m2 * t551;
                                    let t757 = ahead82 + ahead82_new;
                                    let t758 = m1_plus_m2 * t556;
                                    let t759 = t754
                                        * (rt::lit::<T>(0.5) * (t755 * t756 + t757 * t758));
                                    let t760 = t753 - t759;
                                    let t761 = t2 + t748;
                                    let t762 = rt::lit::<T>(0.5)
                                        * (ahead84_new + t30 - ahead83_new);
                                    let t763 = rt::lit::<T>(1.0) / (ahead108 * t618);
                                    let t764 = t763 * (t19 * t647 + t21 * t662);
                                    let t765 = rt::lit::<T>(0.5) * (t760 * t761 - t636 * t697)
                                        - (t762 * t764 + t642 * t694) - (t567 * t680 + t571 * t675);
                                    let t766 = half_a1 * t503;
                                    let t767 = a1 * t497;
                                    let t768 = t765 + (t706 * t766 + t767 * t719);
                                    let ahead77_new = ahead8_new * ahead30_new;
                                    let ahead79_new = ahead77_new * inv_ahead78_new;
                                    let ahead80_new = ahead10_new * inv_ahead50_new;
                                    let ahead81_new = ahead79_new - ahead80_new;
                                    let t769 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t708
                                            + (t6 + ahead81_new * t748 - ahead71_new * t696));
                                    let ahead17_new = a1 * cos_theta_ahead_new;
                                    let t770 = t769
                                        - rt::lit::<T>(0.5) * (t35 + ahead17_new * t750);
                                    let t771 = ahead77 + ahead77_new;
                                    let t772 = t515 * t529 + t499 * t539;
                                    let t773 = t754
                                        * (rt::lit::<T>(0.5) * (t771 * t758 - t772 * t756));
                                    let t774 = t561 * (t535 * t752 - t538 * t562);
                                    let t775 = t773 - t774;
                                    let t776 = rt::lit::<T>(0.5)
                                        * (ahead79_new + (t29 - ahead80_new));
                                    let t777 = rt::lit::<T>(0.5) * (t775 * t761 + t641 * t697)
                                        - (t631 * t694 + t776 * t764) + (t569 * t675 - t580 * t680);
                                    let t778 = a1 * t501;
                                    let t779 = half_a1 * t508;
                                    let t780 = t777 + t778 * t719 - t706 * t779;
                                    let ahead18_new = sin_theta_ahead_new * t488;
                                    let ahead19_new = ahead18_new + a2 * ahead2_new;
                                    let ahead20_new = a2 * t525;
                                    let t781 = t709 + (t711 - t713);
                                    let t782 = t749
                                        + rt::lit::<T>(0.5)
                                            * (ahead19_new * t750 + t38 - ahead20_new * t781);
                                    let t783 = rt::lit::<T>(0.5) * (ahead18_new + ahead18)
                                        + half_a2 * t485;
                                    let t784 = a2 * t481;
                                    let t785 = a2 * t509 + (t505 * t507 - t503 * t784);
                                    let t786 = a2 * t532;
                                    let t787 = half_a2 * t486;
                                    let t788 = t765 + t783 * t706
                                        + (t785 * t720 - t786 * t714 - t787 * t692);
                                    let ahead23_new = a2 * t523;
                                    let ahead21_new = t488 * cos_theta_ahead_new;
                                    let ahead22_new = ahead21_new - a2 * ahead7_new;
                                    let t789 = t769
                                        + rt::lit::<T>(0.5)
                                            * (ahead23_new * t781 + t41 - ahead22_new * t750);
                                    let t790 = half_a2 * t534;
                                    let t791 = a2 * t514 + (t508 * t784 + t505 * t513);
                                    let t792 = a2 * t537;
                                    let t793 = rt::lit::<T>(0.5) * (ahead21_new + ahead21)
                                        - half_a2 * t498;
                                    [
                                        t396,
                                        t397,
                                        t399,
                                        t402,
                                        t404,
                                        t405,
                                        t408,
                                        t409,
                                        t410,
                                        t411,
                                        t412,
                                        t413,
                                        t414,
                                        t416,
                                        t417,
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
                                        t447,
                                        t448,
                                        t449,
                                        t450,
                                        t452,
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
                                        t466,
                                        t467,
                                        t469,
                                        t470,
                                        t472,
                                        t473,
                                        t474,
                                        phi_rate_h,
                                        sin_phi_ahead_new,
                                        cos_phi_ahead_new,
                                        ahead24_new,
                                        t476,
                                        t477,
                                        t478,
                                        sin_phi_rate_half_h,
                                        cos_phi_rate_half_h,
                                        t479,
                                        t480,
                                        t481,
                                        t482,
                                        t483,
                                        theta_rate_h,
                                        sin_theta_ahead_new,
                                        cos_theta_ahead_new,
                                        t487,
                                        t488,
                                        t489,
                                        t490,
                                        t491,
                                        ahead3_new,
                                        t492,
                                        ahead8_new,
                                        t493,
                                        ahead27_new,
                                        t494,
                                        t495,
                                        t496,
                                        t497,
                                        t499,
                                        t500,
                                        t501,
                                        t503,
                                        t504,
                                        t505,
                                        t506,
                                        t508,
                                        t510,
                                        t511,
                                        t512,
                                        t515,
                                        t516,
                                        t518,
                                        t519,
                                        t520,
                                        t521,
                                        t522,
                                        t523,
                                        ahead10_new,
                                        t524,
                                        t525,
                                        ahead5_new,
                                        t526,
                                        ahead30_new,
                                        inv_ahead27_new,
                                        ahead31_new,
                                        ahead35_new,
                                        ahead45_new,
                                        t527,
                                        t529,
                                        t530,
                                        t531,
                                        t532,
                                        t533,
                                        t535,
                                        t536,
                                        t537,
                                        t538,
                                        t539,
                                        t540,
                                        t541,
                                        t542,
                                        t543,
                                        t544,
                                        t546,
                                        t547,
                                        t548,
                                        t549,
                                        t550,
                                        t551,
                                        ahead41_new,
                                        t552,
                                        t553,
                                        t555,
                                        t556,
                                        t557,
                                        t558,
                                        inv_ahead45_new,
                                        ahead46_new,
                                        ahead42_new,
                                        t559,
                                        t560,
                                        t561,
                                        t562,
                                        t563,
                                        t565,
                                        t566,
                                        t567,
                                        ahead47_new,
                                        inv_ahead50_new,
                                        ahead51_new,
                                        t568,
                                        t569,
                                        ahead55_new,
                                        t570,
                                        t571,
                                        t572,
                                        t573,
                                        t574,
                                        t575,
                                        t576,
                                        t577,
                                        t578,
                                        t579,
                                        t580,
                                        t582,
                                        ahead76_new,
                                        ahead13_new,
                                        t584,
                                        ahead62_new,
                                        ahead64_new,
                                        ahead56_new,
                                        ahead52_new,
                                        ahead43_new,
                                        ahead92_new,
                                        ahead88_new,
                                        ahead97_new,
                                        inv_ahead97_new,
                                        t585,
                                        t586,
                                        t587,
                                        t588,
                                        t589,
                                        t590,
                                        t591,
                                        t592,
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
                                        t605,
                                        t608,
                                        t609,
                                        ahead70_new,
                                        ahead63_new,
                                        ahead66_new,
                                        ahead67_new,
                                        ahead71_new,
                                        ahead74_new,
                                        ahead75_new,
                                        inv_ahead88_new,
                                        t611,
                                        t613,
                                        inv_ahead105_new,
                                        t614,
                                        t615,
                                        t616,
                                        t618,
                                        t619,
                                        t621,
                                        t623,
                                        t624,
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
                                        t638,
                                        t639,
                                        t640,
                                        t641,
                                        t642,
                                        t643,
                                        t644,
                                        t645,
                                        t646,
                                        t648,
                                        t649,
                                        t650,
                                        t651,
                                        t652,
                                        t653,
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
                                        t668,
                                        t669,
                                        t670,
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
                                        t683,
                                        t685,
                                        t686,
                                        t687,
                                        t688,
                                        t690,
                                        t691,
                                        t692,
                                        t693,
                                        t694,
                                        t695,
                                        t696,
                                        t697,
                                        t699,
                                        t700,
                                        t701,
                                        t702,
                                        t704,
                                        t705,
                                        t706,
                                        t707,
                                        t708,
                                        t710,
                                        t711,
                                        t712,
                                        t713,
                                        t714,
                                        t717,
                                        t718,
                                        t719,
                                        t720,
                                        t721,
                                        t722,
                                        t723,
                                        t724,
                                        t725,
                                        t728,
                                        t729,
                                        t730,
                                        t731,
                                        t732,
                                        t733,
                                        t734,
                                        t736,
                                        t737,
                                        t738,
                                        t739,
                                        t740,
                                        t741,
                                        t742,
                                        t743,
                                        t744,
                                        t746,
                                        ahead84_new,
                                        inv_ahead78_new,
                                        ahead83_new,
                                        ahead85_new,
                                        t747,
                                        t748,
                                        ahead16_new,
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
                                        t764,
                                        t766,
                                        t767,
                                        t768,
                                        ahead79_new,
                                        ahead80_new,
                                        ahead81_new,
                                        ahead17_new,
                                        t770,
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
                                        ahead19_new,
                                        ahead20_new,
                                        t781,
                                        t782,
                                        t783,
                                        t784,
                                        t785,
                                        t786,
                                        t787,
                                        t788,
                                        ahead23_new,
                                        ahead22_new,
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
                                    t89,
                                    t109,
                                    t94,
                                    t98,
                                    t96,
                                    t106,
                                    t115,
                                    t122,
                                    t147,
                                    t86,
                                    t110,
                                    t112,
                                    t140,
                                    t141,
                                    t178,
                                    t158,
                                    t144,
                                    t159,
                                    t120,
                                    t128,
                                    t131,
                                    t134,
                                    t136,
                                    t181,
                                    t172,
                                    t160,
                                    t186,
                                    t155,
                                    t153,
                                    t191,
                                    t139,
                                    t149,
                                    t162,
                                    t157,
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
                                    t316,
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
                                    t359,
                                    t323,
                                    t358,
                                    t288,
                                    t294,
                                    t297,
                                    t298,
                                    t299,
                                    t286,
                                    t304,
                                    t305,
                                    t309,
                                    t312,
                                    t349,
                                    t338,
                                    t375,
                                    t378,
                                    t379,
                                    t380,
                                    t386,
                                    t393,
                                    t387,
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
                                    k15,
                                    half_l2,
                                    m1_h,
                                    j1_h,
                                    j2_h,
                                    t21,
                                    k16,
                                    k17,
                                    ahead28_plus_ahead29,
                                    twice_l1_m2_a2,
                                    ahead36_plus_ahead37,
                                    ahead57_plus_ahead58,
                                    t22,
                                    ahead25_plus_ahead26,
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
                            let [t794, t796, twice_x_rate, t800, t804, twice_y_rate,
                            t806, t812, t813, t814, t815, t816, t818, t821, t822, t824,
                            t827, t834, t837, t840, t844, t846, t847, t850, t854, t856,
                            t858, t860, t867, t868, t869, t872, t873, t877, t878, t882,
                            t886, t887, t889, t890, t892, t893, t894, t896, t901, t904,
                            t906, t908, t910, t911, t912, t913, t914, t915, t917, t918,
                            t929, t934, t937, t940, t943, t944, t945, t948, t952, t954,
                            t957, t959, t963, t964, t965, t968, t969, t973, t974, t975,
                            t977, t984, t985, t987, t991, t993, t994, t996, t997, t998,
                            t1003, t1005, t1007, t1009, t1011, t1015, t1016, t1017,
                            t1018, t1019, t1089, t1090, t1091, t1092, t1097, t1098,
                            t1099, t1100, t1101, t1102, t1104, t1105, t1161, t1234,
                            t1240, t1241, t1255, t1258, t1260, t1261, t1262, t1263,
                            t1264, t1265, t1266, t1267, t1269, t1270, t1271, t1272,
                            t1273, t1274, t1275, t1276, t1277, t1278, t1279, t1283,
                            t1284, t1286, t1287, t1288, t1289, t1290, t1291, t1292,
                            t1293, t1294, t1295, t1297, t1298, t1299, t1300, t1301,
                            t1302, t1303] = {
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
                                    t145,
                                    t146,
                                    t147,
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
                                    t194,
                                    t177,
                                    t178,
                                    t179,
                                    t142,
                                    t143,
                                    t158,
                                    t144,
                                    t159,
                                    t150,
                                    t151,
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
                                    t160,
                                    t185,
                                    t155,
                                    t190,
                                    t152,
                                    t153,
                                    t188,
                                    t191,
                                    t132,
                                    t135,
                                    t137,
                                    t138,
                                    t129,
                                    t139,
                                    t148,
                                    t149,
                                    t161,
                                    t162,
                                    t156,
                                    t157,
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
                                    t196,
                                    t269,
                                    t270,
                                    t273,
                                    t274,
                                    t271,
                                    t272,
                                    t275,
                                    t414,
                                    t413,
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
                                    t356,
                                    t357,
                                    t358,
                                    t362,
                                    t363,
                                    t360,
                                    t361,
                                    t324,
                                    t371,
                                    t431,
                                    t322,
                                    t325,
                                    t326,
                                    t388,
                                    t389,
                                    t390,
                                    t416,
                                    t297,
                                    t298,
                                    t299,
                                    t286,
                                    t305,
                                    t402,
                                    t308,
                                    t369,
                                    t370,
                                    t417,
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
                                    t452,
                                    t447,
                                    t448,
                                    t449,
                                    t450,
                                    t454,
                                    t444,
                                    t349,
                                    t337,
                                    t338,
                                    t340,
                                    t341,
                                    t345,
                                    t346,
                                    t342,
                                    t351,
                                    t365,
                                    t353,
                                    t366,
                                    t354,
                                    t355,
                                    t367,
                                    t373,
                                    t374,
                                    t375,
                                    t376,
                                    t378,
                                    t379,
                                    t380,
                                    t382,
                                    t383,
                                    t384,
                                    t385,
                                    t386,
                                    t393,
                                    t396,
                                    t397,
                                    t408,
                                    t409,
                                    t404,
                                    t405,
                                    t410,
                                    t387,
                                    t399,
                                    t456,
                                    t412,
                                    t457,
                                    t306,
                                    t301,
                                    t460,
                                    t287,
                                    t462,
                                    t458,
                                    t461,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t489,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t525,
                                    ahead5_new,
                                    ahead8_new,
                                    t523,
                                    ahead10_new,
                                    t492,
                                    t493,
                                    t547,
                                    half_m1_plus_m2,
                                    t793,
                                    t526,
                                    t524,
                                    ahead30_new,
                                    t584,
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
                                    t463,
                                    t464,
                                    t791,
                                    k16,
                                    t792,
                                    t790,
                                    t777,
                                    t720,
                                    t706,
                                    t714,
                                    t692,
                                    t751,
                                    t768,
                                    t770,
                                    t780,
                                    t782,
                                    t788,
                                    t789,
                                    t746,
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
                                    let t794 = t777 + t790 * t692
                                        + (t791 * t720 - t792 * t714 - t793 * t706);
                                    let t795 = m1 * (t751 * t768 + t770 * t780)
                                        + m2 * (t782 * t788 + t789 * t794);
                                    let t796 = t464 * (t746 - t795);
                                    let twice_x_rate = rt::lit::<T>(2.0) * x_rate;
                                    let t797 = t142 * t158;
                                    let t798 = t143 - twice_x_rate * t797;
                                    let t799 = phi_rate * t797;
                                    let t800 = y_rate * t797;
                                    let t801 = theta_rate * t797;
                                    let t802 = t798 * t183
                                        - rt::lit::<T>(2.0)
                                            * (t797 + t799 * t191 + (t800 * t180 + t801 * t187));
                                    let t803 = t798 * t139
                                        + rt::lit::<T>(2.0)
                                            * (t801 * t162 - t800 * t149 - t799 * t157);
                                    let t804 = t163 * (t802 - t193 * t803);
                                    let twice_y_rate = rt::lit::<T>(2.0) * y_rate;
                                    let t805 = t142 * t144;
                                    let t806 = t143 - twice_y_rate * t805;
                                    let t807 = phi_rate * t805;
                                    let t808 = x_rate * t805;
                                    let t809 = theta_rate * t805;
                                    let t810 = t806 * t180
                                        - rt::lit::<T>(2.0)
                                            * (t805 + t807 * t191 + (t808 * t183 + t809 * t187));
                                    let t811 = t806 * t149
                                        + rt::lit::<T>(2.0)
                                            * (t809 * t162 - t808 * t139 - t807 * t157);
                                    let t812 = t163 * (t810 - t193 * t811);
                                    let t813 = h * t55;
                                    let t814 = t57 * t813;
                                    let t815 = h * t54;
                                    let t816 = t814 + t58 * t815;
                                    let t817 = half_m2_a2 * t816;
                                    let t818 = half_h * t54;
                                    let t819 = t70 * t818 + half_m2_a2 * t814;
                                    let t820 = inv_m1_plus_m2 * t819;
                                    let t821 = t57 * t815;
                                    let t822 = t58 * t813 - t821;
                                    let t823 = half_m2_a2 * t822;
                                    let t824 = half_h * t55;
                                    let t825 = t70 * t824 - half_m2_a2 * t821;
                                    let t826 = inv_m1_plus_m2 * t825;
                                    let t827 = t74 * t817 + t64 * t820
                                        - (t72 * t823 + t61 * t826);
                                    let t828 = t74 * t819 + t73 * t820
                                        - (t72 * t825 + t71 * t826);
                                    let t829 = t78 * (t827 - t79 * t828);
                                    let t830 = rt::lit::<T>(0.5) * (t72 * t813 - t74 * t815)
                                        + (t54 * t826 - t55 * t820);
                                    let t831 = k16 * t816;
                                    let t832 = k16 * t822;
                                    let t833 = t79 * t830
                                        + (rt::lit::<T>(0.5) * (t65 * t815 - t66 * t813)
                                            + (t55 * t831 - t54 * t832));
                                    let t834 = t88 * t829 + t833;
                                    let t835 = t79 * t827
                                        + (t66 * t823 + t61 * t832 - (t65 * t817 + t64 * t831));
                                    let t836 = t75 * t829 + t835;
                                    let t837 = t87 * (t834 + t109 * t836);
                                    let t838 = rt::lit::<T>(0.5) * t822;
                                    let t839 = t80 * t828 - t77 * t836;
                                    let t840 = t78 * (t830 - t91 * t828)
                                        + t92 * (t89 * t827 + t75 * t834 - t93 * t839);
                                    let t841 = rt::lit::<T>(0.5) * t816;
                                    let t842 = m1_plus_m2 * t836;
                                    let t843 = k21 * t55 + t94 * t826
                                        - t81 * (t95 * t842 + (t89 * t823 + t61 * t834));
                                    let t844 = t72 * t840 + t843;
                                    let t845 = t81 * (t97 * t842 + (t64 * t834 - t89 * t817))
                                        + (t94 * t820 + k21 * t54);
                                    let t846 = t845 - t74 * t840;
                                    let t847 = l2 * t837 + t96 * t838
                                        - (t104 * t840 + t98 * t841) + (t60 * t844 - t63 * t846);
                                    let t848 = t74 * t841 + t63 * t820
                                        - (t72 * t838 + t60 * t826);
                                    let t849 = t79 * t848
                                        + (t66 * t838 + t60 * t832 - (t65 * t841 + t63 * t831));
                                    let t850 = t105 * t829 + t849;
                                    let t851 = t87 * (t107 * t836 - t850);
                                    let t852 = t54 * t844
                                        + rt::lit::<T>(0.5) * (t96 * t813 - t98 * t815)
                                        - t55 * t846;
                                    let t853 = t80 * t852 - t99 * t836;
                                    let t854 = t851
                                        - t108 * (t110 * t834 + t89 * t847 - t111 * t853);
                                    let t855 = t13 * t854;
                                    let t856 = t78 * (t848 - t113 * t828)
                                        - t92 * (t106 * t827 - t75 * t850 - t114 * t839);
                                    let t857 = t81 * (t118 * t842 - (t106 * t817 + t64 * t850))
                                        + k4 * t816 - t115 * t820;
                                    let t858 = t74 * t856 + t857;
                                    let t859 = t115 * t826
                                        + (t81 * (t121 * t842 + (t106 * t823 - t61 * t850))
                                            - k4 * t822);
                                    let t860 = t72 * t856 + t859;
                                    let t861 = l2 * t851 - t122 * t838
                                        + (t104 * t856 - t841 * t120) - (t63 * t858 + t60 * t860);
                                    let t862 = t861 - t124 * t847 - t124 * (t847 - t124 * t852);
                                    let t863 = rt::lit::<T>(1.0) / (t80 * t80);
                                    let t864 = rt::lit::<T>(2.0) * t89;
                                    let t865 = t836 * t863
                                        - t102 * (t834 * t864 - t103 * (t80 * t853 - t100 * t836));
                                    let t866 = t865 - t126 * t854 - t126 * (t854 - t126 * t862);
                                    let t867 = t127 * t862 + t125 * t866;
                                    let t868 = t130 * t852 + t99 * t867;
                                    let t869 = t127 * t853 + t100 * t866;
                                    let t870 = t134 * (t164 * t847 + t110 * t855 - t166 * t868)
                                        - t136 * (t13 * t834 - t168 * t869);
                                    let t871 = m1_plus_m2 * t839;
                                    let t872 = t84 * (t73 * t827 - t75 * t819 - t145 * t871)
                                        - t81 * (t146 * t842 - t817);
                                    let t873 = t128 * t866;
                                    let t874 = t170 * t873;
                                    let t875 = t131 * (t855 - t171 * t867);
                                    let t876 = t171 * t858 + t170 * t872 - t147 * t874
                                        - t169 * t846 - t120 * t875;
                                    let t877 = t98 * t870 + t876;
                                    let t878 = t104 * t813;
                                    let t879 = t142 * t159;
                                    let t880 = phi_rate * t879;
                                    let t881 = x_rate * t879;
                                    let t882 = y_rate * t879;
                                    let t883 = t144 * (t877 + t179 * (rt::lit::<T>(0.5) * t878))
                                        - rt::lit::<T>(2.0)
                                            * (t879 + t880 * t191 + (t881 * t183 + t882 * t180));
                                    let t884 = t143 - rt::lit::<T>(2.0) * theta_rate * t879;
                                    let t885 = t80 * t866 - t127 * t836;
                                    let t886 = t153 * t885;
                                    let t887 = t80 * t867 - t130 * t836;
                                    let t888 = t169 * t837 - t188 * t886
                                        - t155 * (t106 * t855 - t164 * t850 - t190 * t887);
                                    let t889 = t109 * t870 + t888;
                                    let t890 = t81 * (t823 + t82 * t842)
                                        - t84 * (t75 * t825 + t71 * t827 - t85 * t871);
                                    let t891 = t170 * t890 - t86 * t874 - t171 * t860
                                        - t169 * t844 - t122 * t875;
                                    let t892 = t891 - t96 * t870;
                                    let t893 = t104 * t815;
                                    let t894 = t127 * t839 + t83 * t866;
                                    let t895 = t160 * (t13 * t827 - t185 * t894) + t171 * t856
                                        + (t169 * t840 + t115 * t875);
                                    let t896 = t94 * t870 + t895;
                                    let t897 = t884 * t187 + t151 * t889
                                        + (t158 * (t892 - t179 * (rt::lit::<T>(0.5) * t893))
                                            - t159 * t896);
                                    let t898 = t134 * (t112 * t847 + t110 * t854 - t135 * t868)
                                        - t136 * (t834 - t137 * t869);
                                    let t899 = t131 * (t854 - t132 * t867);
                                    let t900 = t132 * t858 + t128 * (t872 - t148 * t866)
                                        - t138 * t846 - t120 * t899;
                                    let t901 = t98 * t898 + t900;
                                    let t902 = rt::lit::<T>(1.0) / (t152 * t152);
                                    let t903 = t138 * t837 - t885 * t902
                                        - t155 * (t106 * t854 - t112 * t850 - t156 * t887);
                                    let t904 = t109 * t898 + t903;
                                    let t905 = t128 * (t890 - t129 * t866) - t132 * t860
                                        - t138 * t844 - t122 * t899;
                                    let t906 = t905 - t96 * t898;
                                    let t907 = t160 * (t827 - t161 * t894) + t132 * t856
                                        + (t138 * t840 + t115 * t899);
                                    let t908 = t94 * t898 + t907;
                                    let t909 = t144 * t901 - t884 * t162
                                        + (t151 * t904 + t158 * t906)
                                        - (rt::lit::<T>(2.0)
                                            * (t881 * t139 + (t882 * t149 + t880 * t157))
                                            + t159 * t908);
                                    let t910 = t163 * (t883 + t897 - t193 * t909);
                                    let t911 = rt::lit::<T>(0.5) * t179;
                                    let t912 = h * t58;
                                    let t913 = t55 * t912;
                                    let t914 = h * t57;
                                    let t915 = t913 - t54 * t914;
                                    let t916 = rt::lit::<T>(0.5) * t915;
                                    let t917 = t54 * t912;
                                    let t918 = t917 + t55 * t914;
                                    let t919 = rt::lit::<T>(0.5) * t918;
                                    let t920 = half_m2_a2 * t913 - t57 * (half_m2_a2_h * t54);
                                    let t921 = t57 * (half_m2_a2_h * t55) + half_m2_a2 * t917;
                                    let t922 = inv_m1_plus_m2 * t921;
                                    let t923 = m2_l1_a2_h * t57;
                                    let t924 = inv_m1_plus_m2 * t920;
                                    let t925 = t72 * t920 - t73 * t922
                                        + (t923 + t71 * t924 - t74 * t921);
                                    let t926 = half_m2_a2_l1_h * t57;
                                    let t927 = half_m2_a2 * t915;
                                    let t928 = half_m2_a2 * t918;
                                    let t929 = t926 + t61 * t924 - t64 * t922
                                        + (t72 * t927 - t74 * t928);
                                    let t930 = t78 * (t79 * t925 - t929);
                                    let t931 = t54 * t924 - t55 * t922;
                                    let t932 = k16 * t918;
                                    let t933 = k16 * t915;
                                    let t934 = t88 * t930
                                        + (t79 * t931 + (t55 * t932 - t54 * t933));
                                    let t935 = t61 * t933 + t66 * t927
                                        - (t64 * t932 + t65 * t928) - t79 * t929;
                                    let t936 = t75 * t930 + t935;
                                    let t937 = t87 * (t934 + t109 * t936);
                                    let t938 = half_l1_h * t57;
                                    let t939 = t80 * t925 + t77 * t936;
                                    let t940 = t78 * (t931 + t91 * t925)
                                        + t92 * (t93 * t939 + (t75 * t934 - t89 * t929));
                                    let t941 = t96 * t916 - t98 * t919
                                        + (l2 * t937 + t94 * t938 - t104 * t940);
                                    let t942 = m1_plus_m2 * t936;
                                    let t943 = t72 * t940
                                        + (t94 * t924
                                            - t81 * (t95 * t942 + (t89 * t927 + t61 * t934)));
                                    let t944 = t74 * t940
                                        - (t94 * t922
                                            + t81 * (t97 * t942 + (t64 * t934 - t89 * t928)));
                                    let t945 = t941 + (t60 * t943 + t63 * t944);
                                    let t946 = t938 + t60 * t924 - t63 * t922
                                        + (t72 * t916 - t74 * t919);
                                    let t947 = t60 * t933 + t66 * t916
                                        - (t63 * t932 + t65 * t919) - t79 * t946;
                                    let t948 = t105 * t930 + t947;
                                    let t949 = t87 * (t107 * t936 - t948);
                                    let t950 = t54 * t943 + t55 * t944;
                                    let t951 = t80 * t950 - t99 * t936;
                                    let t952 = t949
                                        - t108 * (t110 * t934 + t89 * t945 - t111 * t951);
                                    let t953 = t13 * t952;
                                    let t954 = t78 * (t113 * t925 - t946)
                                        - t92 * (t114 * t939 - (t106 * t929 + t75 * t948));
                                    let t955 = t104 * t954 + (l2 * t949 - t115 * t938)
                                        - (t919 * t120 + t122 * t916);
                                    let t956 = t81 * (t118 * t942 - (t106 * t928 + t64 * t948))
                                        + k4 * t918 - t115 * t922;
                                    let t957 = t74 * t954 + t956;
                                    let t958 = t115 * t924
                                        + (t81 * (t121 * t942 + (t106 * t927 - t61 * t948))
                                            - k4 * t915);
                                    let t959 = t72 * t954 + t958;
                                    let t960 = t955 - (t63 * t957 + t60 * t959) - t124 * t945
                                        - t124 * (t945 - t124 * t950);
                                    let t961 = t863 * t936
                                        - t102 * (t864 * t934 - t103 * (t80 * t951 - t100 * t936));
                                    let t962 = t961 - t126 * t952 - t126 * (t952 - t126 * t960);
                                    let t963 = t127 * t960 + t125 * t962;
                                    let t964 = t130 * t950 + t99 * t963;
                                    let t965 = t127 * t951 + t100 * t962;
                                    let t966 = t134 * (t164 * t945 + t110 * t953 - t166 * t964)
                                        - t136 * (t13 * t934 - t168 * t965);
                                    let t967 = m1_plus_m2 * t939;
                                    let t968 = t84 * (t145 * t967 - (t75 * t921 + t73 * t929))
                                        - t81 * (t146 * t942 - t928);
                                    let t969 = t128 * t962;
                                    let t970 = t170 * t969;
                                    let t971 = t131 * (t953 - t171 * t963);
                                    let t972 = t169 * t944
                                        + (t170 * t968 + t171 * t957 - t147 * t970) - t120 * t971;
                                    let t973 = t98 * t966 + t972;
                                    let t974 = t178 * (t177 * (t57 * (k22 * t58 - k23)));
                                    let t975 = t173 * t974;
                                    let t976 = l1_h * t57;
                                    let t977 = t54 * t976;
                                    let t978 = t142 * t150;
                                    let t979 = x_rate * t978;
                                    let t980 = y_rate * t978;
                                    let t981 = theta_rate * t978;
                                    let t982 = t144
                                        * (t973 - (t975 + t179 * (rt::lit::<T>(0.5) * t977)))
                                        - rt::lit::<T>(2.0)
                                            * (t978 + t979 * t183 + (t980 * t180 + t981 * t187));
                                    let t983 = t80 * t962 - t127 * t936;
                                    let t984 = t153 * t983;
                                    let t985 = t80 * t963 - t130 * t936;
                                    let t986 = t169 * t937 - t188 * t984
                                        - t155 * (t106 * t953 - t164 * t948 - t190 * t985);
                                    let t987 = t109 * t966 + t986;
                                    let t988 = t143 - rt::lit::<T>(2.0) * phi_rate * t978;
                                    let t989 = half_h * t58;
                                    let t990 = t57 * t974;
                                    let t991 = t83 * t962 - t127 * t939;
                                    let t992 = t169 * t940 + t171 * t954
                                        + (t115 * t971 - t160 * (t13 * t929 + t185 * t991));
                                    let t993 = t94 * t966 + t992;
                                    let t994 = t81 * (t927 + t82 * t942)
                                        - t84 * (t85 * t967 + (t75 * t920 - t71 * t929));
                                    let t995 = t170 * t994 - t86 * t970 - t171 * t959
                                        - t169 * t943 - t122 * t971;
                                    let t996 = t995 - t96 * t966;
                                    let t997 = t182 * t974;
                                    let t998 = t55 * t976;
                                    let t999 = t159 * (t179 * t989 - t990 - t993)
                                        + t158
                                            * (t996 - (t997 + t179 * (rt::lit::<T>(0.5) * t998)));
                                    let t1000 = t134 * (t112 * t945 + t110 * t952 - t135 * t964)
                                        - t136 * (t934 - t137 * t965);
                                    let t1001 = t131 * (t952 - t132 * t963);
                                    let t1002 = t138 * t940 + t132 * t954
                                        + (t115 * t1001 - t160 * (t929 + t161 * t991));
                                    let t1003 = t94 * t1000 + t1002;
                                    let t1004 = t128 * (t994 - t129 * t962) - t132 * t959
                                        - t138 * t943 - t122 * t1001;
                                    let t1005 = t1004 - t96 * t1000;
                                    let t1006 = t138 * t937 - t902 * t983
                                        - t155 * (t106 * t952 - t112 * t948 - t156 * t985);
                                    let t1007 = t109 * t1000 + t1006;
                                    let t1008 = t138 * t944
                                        + (t128 * (t968 - t148 * t962) + t132 * t957)
                                        - t120 * t1001;
                                    let t1009 = t98 * t1000 + t1008;
                                    let t1010 = rt::lit::<T>(2.0)
                                        * (t981 * t162 - t979 * t139 - t980 * t149) - t159 * t1003
                                        + (t158 * t1005 + t988 * t157
                                            + (t151 * t1007 + t144 * t1009));
                                    let t1011 = t163
                                        * (t982 + (t151 * t987 + t988 * t191 + t999)
                                            - t193 * t1010);
                                    let t1012 = t182 * t158;
                                    let t1013 = t173 * t144;
                                    let t1014 = t1012 + (t1013 + t57 * t159);
                                    let t1015 = half_h * t177;
                                    let t1016 = t163 * (t1014 * (kappa_gradient + t1015));
                                    let t1017 = kappa_gradient * t182;
                                    let t1018 = t163
                                        * (t194 * t158 + (t195 * t144 + t196 * t159));
                                    let t1019 = kappa_gradient * t173;
                                    let t1020 = m2_a2_h_2 * t58;
                                    let t1021 = k24 * t58;
                                    let t1022 = rt::lit::<T>(0.5)
                                        * (t198 * t1020 + t197 * t1021);
                                    let t1023 = m2_a2_h * t57;
                                    let t1024 = k25 * t57;
                                    let t1025 = t923 + t1022
                                        - rt::lit::<T>(0.5) * (t200 * t1023 + t70 * t1024);
                                    let t1026 = m1_plus_m2 * t1025;
                                    let t1027 = half_m2_a2_h * t57;
                                    let t1028 = t202 * (t203 * t1026 - t1027);
                                    let t1029 = m2_a2_h_2 * t57;
                                    let t1030 = t926 + t1022
                                        - rt::lit::<T>(0.5) * (t200 * t1029 + t204 * t1024);
                                    let t1031 = t206 * (t207 * t1025 - t1030);
                                    let t1032 = k24 * t57;
                                    let t1033 = t205 * t1031
                                        + (t1022 - rt::lit::<T>(0.5) * (t213 * t1029 + t204 * t1032)
                                            - t207 * t1030);
                                    let t1034 = t208 * t1025 + t201 * t1033;
                                    let t1035 = t205 * t1027 + t70 * t1030;
                                    let t1036 = k26 * t57 + t202 * (t212 * t1026 - t1035);
                                    let t1037 = t210
                                        * (t215 * t1034 + (t205 * t1036 - t214 * t1030));
                                    let t1038 = t1028 + t1037;
                                    let t1039 = t198 * t1038;
                                    let t1040 = k26 * t58;
                                    let t1041 = half_m2_a2_h_2 * t58;
                                    let t1042 = t214 * t1041 + t197 * t1036;
                                    let t1043 = m1_plus_m2 * t1033;
                                    let t1044 = t218 * (t1042 + t240 * t1043);
                                    let t1045 = t1039 + (t216 * t1040 - t1044);
                                    let t1046 = t231 * (t1036 + t242 * t1033);
                                    let t1047 = half_m2_a2_h_2 * t57;
                                    let t1048 = t204 * t1036 - t214 * t1047;
                                    let t1049 = t218 * (t1048 + t219 * t1043);
                                    let t1050 = k27 * t57;
                                    let t1051 = t200 * t1038 - (t1049 + t216 * t1050);
                                    let t1052 = t57 * t1045 + (l2 * t1046 - t104 * t1038)
                                        + (t58 * t1051
                                            + rt::lit::<T>(0.5)
                                                * (t241 * t912 + t216 * t976 - t220 * t914));
                                    let t1053 = rt::lit::<T>(0.5) * (t198 * t912 + t57 * t1021);
                                    let t1054 = t938 + t1053
                                        - rt::lit::<T>(0.5) * (t200 * t914 + t58 * t1024);
                                    let t1055 = t222 * t1031
                                        + (t1053 - rt::lit::<T>(0.5) * (t213 * t914 + t58 * t1032)
                                            - t207 * t1054);
                                    let t1056 = t231 * (t232 * t1033 - t1055);
                                    let t1057 = t208 * t1051 - t220 * t1033;
                                    let t1058 = t250
                                        * (t243 * t1036 + t214 * t1052 - t251 * t1057);
                                    let t1059 = t1056 - t1058;
                                    let t1060 = t13 * t1059;
                                    let t1061 = t206 * (t226 * t1025 - t1054);
                                    let t1062 = t210
                                        * (t227 * t1034 - (t223 * t1030 + t205 * t1055));
                                    let t1063 = t1061 - t1062;
                                    let t1064 = k21 * t57;
                                    let t1065 = t223 * t1047 + t204 * t1055;
                                    let t1066 = t218 * (t225 * t1043 - t1065);
                                    let t1067 = t200 * t1063 + (t1064 + t1066 - t228 * t1050);
                                    let t1068 = t198 * t1063;
                                    let t1069 = t223 * t1041 - t197 * t1055;
                                    let t1070 = t218 * (t1069 + t235 * t1043);
                                    let t1071 = k21 * t58;
                                    let t1072 = t1068 + (t228 * t1040 + (t1070 - t1071));
                                    let t1073 = l2 * t1056 + t104 * t1063 - t58 * t1067
                                        - (t57 * t1072
                                            + rt::lit::<T>(0.5)
                                                * (t230 * t914 + (t237 * t912 + t228 * t976)));
                                    let t1074 = t244 * (t1052 - t245 * t1051);
                                    let t1075 = t1073 - t245 * t1052 - t243 * t1074;
                                    let t1076 = t208 * t1057 - t247 * t1033;
                                    let t1077 = t248 * (t371 * t1036 - t249 * t1076);
                                    let t1078 = t253 * (t1059 - t254 * t1075);
                                    let t1079 = t369 * t1033 - t1077 - t254 * t1059
                                        - t252 * t1078;
                                    let t1080 = t255 * t1075 + t246 * t1079;
                                    let t1081 = t256 * t1051 + t220 * t1080;
                                    let t1082 = t257
                                        * (t258 * t1052 + t243 * t1060 - t259 * t1081);
                                    let t1083 = t255 * t1057 + t247 * t1079;
                                    let t1084 = t260 * (t13 * t1036 - t261 * t1083);
                                    let t1085 = t1082 - t1084;
                                    let t1086 = t266 * (t1060 - t267 * t1080);
                                    let t1087 = t209 * t1079 - t255 * t1034;
                                    let t1088 = t264 * (t13 * t1030 + t265 * t1087);
                                    let t1089 = t216 * t1085
                                        + (t262 * t1038 + t267 * t1063 + (t228 * t1086 - t1088));
                                    let t1090 = t178 * t989 - t990;
                                    let t1091 = h * t177;
                                    let t1092 = t57 * t1091;
                                    let t1093 = t208 * t1079 - t255 * t1033;
                                    let t1094 = t272 * (t271 * t1093);
                                    let t1095 = t208 * t1080 - t256 * t1033;
                                    let t1096 = t273
                                        * (t223 * t1060 - t258 * t1055 - t274 * t1095);
                                    let t1097 = t242 * t1085 + (t262 * t1046 - t1094 - t1096);
                                    let t1098 = t163 * (kappa_gradient * t139 - t803 * t457);
                                    let t1099 = t57
                                        * (t159 * t1098 - t457 * (rt::lit::<T>(2.0) * t801))
                                        + t182 * (t798 * t457 + t158 * t1098);
                                    let t1100 = t163 * (kappa_gradient * t149 - t811 * t457);
                                    let t1101 = t57
                                        * (t159 * t1100 - t457 * (rt::lit::<T>(2.0) * t809))
                                        + t182 * (t158 * t1100 - t457 * (rt::lit::<T>(2.0) * t808));
                                    let t1102 = kappa_gradient
                                        * (t57
                                            + rt::lit::<T>(0.5) * (y_rate * t878 - x_rate * t893))
                                        + rt::lit::<T>(0.5) * (t893 * t462 - t878 * t458);
                                    let t1103 = t904 * t412 + t414 * t906
                                        + (t413 * t901 - kappa_gradient * t162 - t908 * t456);
                                    let t1104 = t163 * (t1103 - t909 * t457);
                                    let t1105 = t57 * (t884 * t457 + t159 * t1104)
                                        + t182 * (t158 * t1104 - t457 * (rt::lit::<T>(2.0) * t881));
                                    let t1106 = t1090 - t1089;
                                    let t1107 = t1106 + t1097;
                                    let t1108 = t218 * (t1041 + t289 * t1043);
                                    let t1109 = m1_plus_m2 * t1034;
                                    let t1110 = t197 * t1030;
                                    let t1111 = t278 * (t291 * t1109 + (t205 * t1041 - t1110));
                                    let t1112 = t1108 - t1111;
                                    let t1113 = t283 * (t282 * t1079);
                                    let t1114 = t283 * t1112 - t292 * t1113;
                                    let t1115 = t938 * t178 + t104 * t974;
                                    let t1116 = t267 * t1072 + t237 * t1086;
                                    let t1117 = t262 * t1045 + t241 * t1085;
                                    let t1118 = t1114 - t1115 - t1116 - t1117;
                                    let t1119 = half_h * t57;
                                    let t1120 = rt::lit::<T>(2.0)
                                        * (t58 * t1118 - t297 * t1119);
                                    let t1121 = t262 * t1051 + t220 * t1085;
                                    let t1122 = t267 * t1067;
                                    let t1123 = t278 * (t279 * t1109 - t1035);
                                    let t1124 = t218 * (t280 * t1043 - t1047);
                                    let t1125 = t1123 - t1124;
                                    let t1126 = t1121
                                        + (t1122 + t283 * t1125 - t281 * t1113 - t230 * t1086);
                                    let t1127 = m2_a2
                                        * (t417 * t1107
                                            + t298
                                                * (t1120
                                                    + rt::lit::<T>(2.0) * (t284 * t989 + t57 * t1126)));
                                    let t1128 = t270 * t1118;
                                    let t1129 = m1_a1 * t297;
                                    let t1130 = t1127
                                        + (twice_m2_l1 * (t1128 + t297 * t1106)
                                            + rt::lit::<T>(2.0) * (t1129 * t1106 + m1_a1 * t1128));
                                    let t1131 = t250 * (t419 * t1057);
                                    let t1132 = t13 * t1131;
                                    let t1133 = t421
                                        * (t418 * t1059 - t422 * (t246 * t1057 + t247 * t1075))
                                        + t427 * t1059;
                                    let t1134 = t57 * t1067;
                                    let t1135 = t230 * t989 - t1134;
                                    let t1136 = t425 * t1052 + (t1135 + (t1134 + t423 * t989))
                                        - t245 * (t425 * t1051);
                                    let t1137 = t1133
                                        - t254
                                            * (t426 * t1078 + (t427 * t1075 + (t1131 + t254 * t1136)));
                                    let t1138 = t246 * t1137
                                        + (t428 * t1075 - t255 * t1136 - t426 * t1079);
                                    let t1139 = t243 * t1132 - t420 * t1052
                                        - t259 * (t429 * t1051 + t220 * t1138)
                                        + (t439 * t1081 - t438 * t1082);
                                    let t1140 = t257 * t1139
                                        + t282 * (t428 * t1084 + (t261 * t1137 - t436 * t1079));
                                    let t1141 = t274 * (t208 * t1138 - t1033 * t429)
                                        - (t223 * t1132 + t420 * t1055)
                                        + (t447 * t1096 - t448 * t1095);
                                    let t1142 = t273 * t1141
                                        + (t440 * t1046
                                            - t282 * (t272 * t1137 - t428 * t1094 - t449 * t1079));
                                    let t1143 = m2_a2_l1_h * t57;
                                    let t1144 = t1041 * t297 + t197 * t1118;
                                    let t1145 = t68 * t1106 + t204 * t1126
                                        + (k2 * t1097
                                            - rt::lit::<T>(0.5) * (t284 * t1029 + t1143 * t270)
                                            - t1144);
                                    let t1146 = t402 * (t242 * t1140 + t1142) + t450 * t1145;
                                    let t1147 = t282
                                        * (t265 * t1137 - t452 * t1079 - t428 * t1088);
                                    let t1148 = t266
                                        * (t429 * t1086 + (t267 * t1138 - t1132) - t430 * t1080);
                                    let t1149 = t216 * t1140
                                        + (t440 * t1038 - t430 * t1063 - t228 * t1148);
                                    let t1150 = t282
                                        * (t283 * t1137 - t428 * t1113 - t434 * t1079);
                                    let t1151 = t230 * t1148
                                        + (t440 * t1051 + (t1114 - t434 * t1125 - t430 * t1067))
                                        - (t1117 + (t1116 + t281 * t1150));
                                    let t1152 = t220 * t1140 + t1151;
                                    let t1153 = t204 * t1097
                                        - rt::lit::<T>(0.5) * (t275 * t1029 + t1023 * t270)
                                        + (t70 * t1106 + m1_plus_m2 * t1126);
                                    let t1154 = m1_plus_m2 * t1118 - t1041 * t298
                                        - t197 * t1107;
                                    let t1155 = t430 * t1072
                                        + (t283 * (t1124 - t1123) - t431 * t1113
                                            - (t1122 + t434 * t1112));
                                    let t1156 = t237 * t1148 + (t1155 - t440 * t1045)
                                        - (t1121 + (t292 * t1150 + t423 * t1086));
                                    let t1157 = t441 * t1154 + t299 * (t1156 - t241 * t1140);
                                    let t1158 = t68 * t1097
                                        - (rt::lit::<T>(0.5) * (t275 * t1143 + t284 * t1023)
                                            + t923 * t270) - t1144;
                                    let t1159 = t76 * t1106 + t70 * t1126 + t1158;
                                    let t1160 = t1146 + t305 * (t1147 - t1149)
                                        + (t286 * (t1152 - t1115) + t444 * t1153
                                            + (t1157 + t454 * t1159));
                                    let t1161 = rt::lit::<T>(0.5) * t1130 - t1160;
                                    let t1162 = t443 * t1153 + t286 * t1152
                                        - t305 * (t1149 - t1147) + (t1146 + (t1157 - t460 * t1159));
                                    let t1163 = t312 * t1107
                                        + t298
                                            * (t1120
                                                + rt::lit::<T>(2.0)
                                                    * (t989 * t310 + t57 * (t1126 + l1 * t1106)));
                                    let t1164 = half_l1_h * t58;
                                    let t1165 = k30 + t1164;
                                    let t1166 = rt::lit::<T>(0.5) * (t198 * t914 + t200 * t912);
                                    let t1167 = t57 * (k31 * t57);
                                    let t1168 = t1167 + t70 * t1040;
                                    let t1169 = t1168 + t317 * t1031;
                                    let t1170 = k25 * t58;
                                    let t1171 = k28 + m2_l1_a2_h * t58 - t1167
                                        - rt::lit::<T>(0.5)
                                            * (t200 * (m2_a2_h * t58) + (t70 * t1170 + t197 * t1032));
                                    let t1172 = k29 + half_m2_a2_l1_h * t58;
                                    let t1173 = t207 * t1171 - t1172;
                                    let t1174 = t206 * (t1169 + (t319 * t1025 + t1173));
                                    let t1175 = t328 * t1031
                                        + (t319 * t1054 + t207 * (t1165 - t1166)) - t222 * t1174;
                                    let t1176 = t1172 - t1168;
                                    let t1177 = t316 * t1031 + (t319 * t1030 + t207 * t1176)
                                        - t205 * t1174;
                                    let t1178 = t231
                                        * (t330 * t1033 + (t1175 - t232 * t1177) - t320 * t1056);
                                    let t1179 = t205 * (half_m2_a2_h * t58) - t1110;
                                    let t1180 = t202
                                        * (t70 * (t1169 + t1173)
                                            + (t1026 * (t331 - t332) - (t1179 + t318 * t1027)));
                                    let t1181 = t1040 + t1180;
                                    let t1182 = t201 * t1177
                                        + (t317 * t1033 - t208 * t1171 - t320 * t1025);
                                    let t1183 = t205 * t1181
                                        - (t316 * t1036 + (t214 * t1176 + t1030 * t333))
                                        - t215 * t1182;
                                    let t1184 = t206
                                        * (t317 * t1028
                                            + (t334 * t1025 + (t203 * t1171 - k27 * t58)))
                                        + t210 * (t1183 + (t337 * t1034 - t323 * t1037));
                                    let t1185 = m1_plus_m2 * t1177;
                                    let t1186 = t1043 * t345 - t240 * t1185
                                        + (t197 * t1181 + (t1048 + t1041 * t333) - t321 * t1044);
                                    let t1187 = t198 * t1184
                                        + (rt::lit::<T>(0.5) * (t1021 * t338 - t216 * t1032)
                                            + (t213 * t1038 - t218 * t1186));
                                    let t1188 = t1043 * t340 - t219 * t1185
                                        + (t204 * t1181 - (t1042 + t1047 * t333) - t321 * t1049);
                                    let t1189 = t200 * t1184
                                        - (rt::lit::<T>(0.5) * (t1024 * t338 + t216 * t1170)
                                            + (t1039 + t218 * t1188));
                                    let t1190 = l1_h * t58;
                                    let t1191 = t231
                                        * (t1033 * t349 + (t1181 - t242 * t1177) - t320 * t1046);
                                    let t1192 = rt::lit::<T>(0.5)
                                        * (t912 * t346 + (t216 * t1190 + t976 * t338) - t914 * t342)
                                        + (l2 * t1191 + (t300 * t1038 - t220 * t989)
                                            - t104 * t1184);
                                    let t1193 = t57 * (t1187 - t1051)
                                        + (t58 * (t1045 + t1189) + t1192);
                                    let t1194 = t208 * t1189
                                        + (t320 * t1051 + t220 * t1177 - t1033 * t341);
                                    let t1195 = t214 * t1193
                                        + (t1036 * t351 + (t333 * t1052 + t243 * t1181)
                                            - t251 * t1194);
                                    let t1196 = t1178
                                        - t250 * (t1195 - (t354 * t1057 + t353 * t1058));
                                    let t1197 = t13 * t1196;
                                    let t1198 = t205 * t1175
                                        + (t316 * t1055 - t223 * t1176 - t329 * t1030)
                                        - t227 * t1182;
                                    let t1199 = t206
                                        * (t356 * t1025
                                            + (t317 * t1061 + (t226 * t1171 + (t1166 - t1165))))
                                        - t210 * (t1198 + (t357 * t1034 - t323 * t1062));
                                    let t1200 = t197 * t1175 + (t329 * t1041 - t1065)
                                        - t235 * t1185 + (t360 * t1043 - t321 * t1070);
                                    let t1201 = rt::lit::<T>(0.5)
                                        * (t358 * t1021 - t228 * t1032)
                                        + (t218 * t1200 + (t1064 + t213 * t1063));
                                    let t1202 = t198 * t1199 + t1201;
                                    let t1203 = rt::lit::<T>(0.5)
                                        * (t363 * t914 - (t358 * t976 + t228 * t1190) - t361 * t912)
                                        + (t104 * t1199 + (l2 * t1178 - t300 * t1063 - t1135));
                                    let t1204 = t204 * t1175 - (t1069 + t329 * t1047)
                                        - t225 * t1185 + (t362 * t1043 - t321 * t1066);
                                    let t1205 = t200 * t1199
                                        + (t218 * t1204 + (t1071 - t1068)
                                            - rt::lit::<T>(0.5) * (t358 * t1024 + t228 * t1170));
                                    let t1206 = t57 * (half_h * t237 - t1202) - t351 * t1074
                                        + (t1203 - t58 * (t1072 + t1205) - t365 * t1052);
                                    let t1207 = t1206 - t245 * t1193
                                        - t245
                                            * (t1193 - (t341 * t1074 + (t365 * t1051 + t245 * t1189)));
                                    let t1208 = t373 * t1077
                                        + t249
                                            * (t208 * t1194
                                                + (t320 * t1057 + t247 * t1177 - t1033 * t353));
                                    let t1209 = t369
                                        * (t1177 + t370 * (t1033 * (rt::lit::<T>(2.0) * t208)))
                                        + t248
                                            * (rt::lit::<T>(2.0) * (t333 * t1036 + t214 * t1181)
                                                - t374 * t1076 - t1208);
                                    let t1210 = t254
                                        * (t1196 - t254 * t1207 - (t367 * t1075 + t366 * t1078))
                                        + (t355 * t1078 + t1209 + (t254 * t1196 + t367 * t1059));
                                    let t1211 = t366 * t1079 + t255 * t1207 - t375 * t1075
                                        - t246 * t1210;
                                    let t1212 = t243 * t1197
                                        + (t378 * t1052 + (t351 * t1060 + t258 * t1193))
                                        - t259
                                            * (t220 * t1211
                                                + (t379 * t1051 + (t341 * t1080 + t256 * t1189)));
                                    let t1213 = t13 * t1181
                                        - t261
                                            * (t353 * t1079 + t255 * t1194 - t375 * t1057
                                                - t247 * t1210);
                                    let t1214 = t257 * (t1212 - (t383 * t1081 + t382 * t1082))
                                        - t260 * (t1213 - t385 * t1083 - t384 * t1084);
                                    let t1215 = t262 * t1184
                                        + (t267 * t1199 + (t178 * t1119 + t58 * t974))
                                        + (t358 * t1086 + t380 * t1063);
                                    let t1216 = t13 * t1176
                                        + t265
                                            * (t323 * t1079 + (t375 * t1034 + t255 * t1182)
                                                - t209 * t1210);
                                    let t1217 = t266
                                        * (t1197 - t267 * t1211 - t380 * t1080 - t379 * t1086);
                                    let t1218 = t1215
                                        - t264 * (t1216 - t396 * t1088 - t397 * t1087)
                                        + (t228 * t1217 + (t386 * t1038 + t338 * t1085));
                                    let t1219 = t282
                                        * (t283 * t1210 - t375 * t1113 - t376 * t1079);
                                    let t1220 = t325 * t1109
                                        - (rt::lit::<T>(0.5) * (t205 * t1029 + t316 * t1020)
                                            + (t204 * t1030 + t197 * t1176));
                                    let t1221 = m1_plus_m2 * t1182;
                                    let t1222 = t218
                                        * (t322 * t1043 - t321 * t1108 - (t1047 + t289 * t1185))
                                        - t278 * (t1220 - (t324 * t1111 + t291 * t1221));
                                    let t1223 = t376 * t1112 - t326 * t1113
                                        + (t283 * t1222 + (t300 * t974 - t1164 * t178)
                                            - t267 * t1202);
                                    let t1224 = t292 * t1219 + (t1223 - t262 * t1187)
                                        - t386 * t1045
                                        - (t346 * t1085 + (t380 * t1072 + t361 * t1086));
                                    let t1225 = t305 * (t216 * t1214 + t1218) - t387 * t1154
                                        - (t299 * (t1224 - t237 * t1217 - t241 * t1214)
                                            + t393 * t1153);
                                    let t1226 = t324 * t1123
                                        + (t1179 + (t70 * t1176 - t316 * t1027))
                                        + (t279 * t1221 + t389 * t1109);
                                    let t1227 = t218
                                        * (t1041 + t280 * t1185 + (t321 * t1124 + t388 * t1043))
                                        - t278 * t1226;
                                    let t1228 = t262 * t1189
                                        + (t283 * t1227 + t376 * t1125
                                            + (t267 * t1205 - t390 * t1113));
                                    let t1229 = t386 * t1051 + (t380 * t1067 + t363 * t1086)
                                        + (t341 * t1085 + (t281 * t1219 + t1228));
                                    let t1230 = t272
                                        * (t320 * t1079 + (t1033 * t375 + t255 * t1177)
                                            - t208 * t1210) - (t404 * t1094 + t405 * t1093);
                                    let t1231 = t223 * t1197
                                        + (t329 * t1060 + t258 * t1175 - t1055 * t378)
                                        - t274
                                            * (t208 * t1211
                                                + (t320 * t1080 + t256 * t1177 - t1033 * t379));
                                    let t1232 = t262 * t1191 - t271 * t1230
                                        + (t349 * t1085 + t386 * t1046)
                                        - t273 * (t1231 - (t408 * t1096 + t409 * t1095));
                                    let t1233 = t286 * (t220 * t1214 + (t1229 - t230 * t1217))
                                        + t402 * (t242 * t1214 + t1232);
                                    let t1234 = half_m2_a2 * t1163
                                        + (t1225 - (t1233 + (t399 * t1159 + t410 * t1145)));
                                    let t1235 = t414 * t1005 + t413 * t1009
                                        + (t1007 * t412 - t1003 * t456) - t1010 * t457;
                                    let t1236 = t163
                                        * (t157 * (kappa_gradient + t1234)
                                            + (t1235 - t162 * t1161));
                                    let t1237 = t912 * t461 + (t998 * t462 + t977 * t458)
                                        + kappa_gradient
                                            * (theta_rate * t912 - x_rate * t998 - y_rate * t977);
                                    let t1238 = (t275 * t989 + t57 * t1097) * (l1 * t299)
                                        + t286 * (t104 * t1089 - t938 * t269);
                                    let t1239 = t301 * t1154 + t287 * t1153
                                        + (t1238 - t305 * (t58 * t1097 - t275 * t1119)
                                            - t306 * t1159);
                                    let t1240 = t57
                                        * (t457 * (rt::lit::<T>(2.0) * t981) + (t1161 + t1162)
                                            - t159 * t1236) + (rt::lit::<T>(0.5) * t1237 + t1239);
                                    let t1241 = t182
                                        * (t158 * t1236 - t457 * (rt::lit::<T>(2.0) * t979))
                                        + t173 * (t144 * t1236 - t457 * (rt::lit::<T>(2.0) * t980));
                                    let t1242 = t104 * t1091;
                                    let t1243 = t58 * t1242;
                                    let t1244 = t1242 * t270;
                                    let t1245 = m2_a2 * (t1092 * (t416 + t308) + t1243 * t298)
                                        + (m1_a1 * t1244 + t1092 * t1129);
                                    let t1246 = t70 * t1092;
                                    let t1247 = rt::lit::<T>(0.5)
                                        * (t1245
                                            + (m2_l1 * (t1244 + t1092 * t297) - t1242 * t286
                                                - t1246 * t444));
                                    let t1248 = half_m2_a2 * t57;
                                    let t1249 = t1242 * t1248;
                                    let t1250 = t1092 * (rt::lit::<T>(0.5) * t76) - t1249;
                                    let t1251 = half_m1_plus_m2 * t1242 - t1092 * t1248;
                                    let t1252 = t1251 * t441;
                                    let t1253 = t1092 * (rt::lit::<T>(0.5) * t68) - t1249;
                                    let t1254 = t1253 * t450;
                                    let t1255 = t1247 - (t1250 * t454 + (t1252 + t1254));
                                    let t1256 = rt::lit::<T>(0.5) * t1246;
                                    let t1257 = half_m2_a2
                                        * (t1092 * (t308 + t311) + t298 * (t1243 + t300 * t1092))
                                        - (t1250 * t399 + (t1253 * t410 + t1251 * t387));
                                    let t1258 = rt::lit::<T>(0.5)
                                        * (t1091 * (t300 * t299 - t58 * t305) - t1246 * t393)
                                        + t1257;
                                    let t1259 = t163 * (t157 * t1258 - t162 * t1255);
                                    let t1260 = t57
                                        * (t1255 + (t1252 + t443 * t1256 + (t1254 - t1250 * t460))
                                            - t159 * t1259);
                                    let t1261 = t1251 * t301 + rt::lit::<T>(1.0)
                                        + (t287 * t1256 - t1250 * t306) - t1259 * (t1012 + t1013);
                                    let t1262 = t163
                                        * (t1014
                                            * (y_rate * t149 + phi_rate * t157
                                                + (x_rate * t139 - theta_rate * t162)));
                                    let t1263 = rt::lit::<T>(1.0) / t463;
                                    let t1264 = h * cos_theta_ahead_new;
                                    let t1265 = h * sin_theta_ahead_new;
                                    let t1266 = sin_phi_ahead_new * t1265;
                                    let t1267 = t489 * t1264 - m2_a2 * t1266;
                                    let t1268 = inv_m1_plus_m2 * t1267;
                                    let t1269 = sin_phi_ahead_new * t1264;
                                    let t1270 = t489 * t1265 + m2_a2 * t1269;
                                    let t1271 = inv_m1_plus_m2 * t1270;
                                    let t1272 = t1264 * t492 + sin_theta_ahead_new * t1268
                                        - (t1265 * t493 + cos_theta_ahead_new * t1271);
                                    let t1273 = t1270 * t493 + ahead8_new * t1271
                                        - (t1267 * t492 + ahead3_new * t1268);
                                    let t1274 = t1269 + cos_phi_ahead_new * t1265;
                                    let t1275 = m2_a2 * t1274;
                                    let t1276 = cos_phi_ahead_new * t1264 - t1266;
                                    let t1277 = m2_a2 * t1276;
                                    let t1278 = t1275 * t493 + ahead10_new * t1271
                                        - (t1277 * t492 + ahead5_new * t1268);
                                    let t1279 = inv_ahead27_new * (t1278 - t1273 * ahead31_new);
                                    let t1280 = k3 * t1274;
                                    let t1281 = k3 * t1276;
                                    let t1282 = t1272 * ahead31_new
                                        + (t1265 * t524 - t1264 * t526
                                            + (cos_theta_ahead_new * t1280
                                                - sin_theta_ahead_new * t1281));
                                    let t1283 = t547 * t1279 + t1282;
                                    let t1284 = t1278 * ahead41_new + ahead30_new * t1283;
                                    let t1285 = t1278 * ahead31_new
                                        + (t1277 * t526 + ahead5_new * t1281
                                            - (t1275 * t524 + ahead10_new * t1280));
                                    let t1286 = ahead30_new * t1279 + t1285;
                                    let t1287 = t1273 * ahead35_new - ahead27_new * t1286;
                                    let t1288 = inv_ahead27_new * (t1272 - t1273 * ahead42_new)
                                        + inv_ahead45_new * (t1284 - ahead46_new * t1287);
                                    let t1289 = t1277 * ahead41_new + ahead5_new * t1283;
                                    let t1290 = m1_plus_m2 * t1286;
                                    let t1291 = t492 * t1288
                                        + (h_over_m1_plus_m2 * cos_theta_ahead_new
                                            + t1268 * ahead47_new
                                            - inv_ahead50_new * (t1289 + ahead55_new * t1290));
                                    let t1292 = ahead10_new * t1283 - t1275 * ahead41_new;
                                    let t1293 = inv_ahead50_new * (t1292 + ahead51_new * t1290)
                                        + (h_over_m1_plus_m2 * sin_theta_ahead_new
                                            + t1271 * ahead47_new) - t493 * t1288;
                                    let t1294 = sin_theta_ahead_new * t1291
                                        + (t1264 * ahead56_new - t1265 * ahead52_new)
                                        - cos_theta_ahead_new * t1293;
                                    let t1295 = t1274 * t493 + t523 * t1271
                                        - (t1276 * t492 + t525 * t1268);
                                    let t1296 = t1295 * ahead31_new
                                        + (t1276 * t526 - t1274 * t524
                                            + (t525 * t1281 - t523 * t1280));
                                    let t1297 = t584 * t1279 + t1296;
                                    let t1298 = ahead76_new * (ahead64_new * t1286 - t1297);
                                    let t1299 = t1278 * ahead62_new - ahead30_new * t1297;
                                    let t1300 = inv_ahead27_new * (t1295 - t1273 * ahead63_new)
                                        - inv_ahead45_new * (t1299 - ahead66_new * t1287);
                                    let t1301 = t1277 * ahead62_new - ahead5_new * t1297;
                                    let t1302 = t492 * t1300
                                        + (t1268 * ahead67_new
                                            + inv_ahead50_new * (t1301 + ahead74_new * t1290));
                                    let t1303 = t1302 - inv_m1_plus_m2 * t1276;
                                    [
                                        t794,
                                        t796,
                                        twice_x_rate,
                                        t800,
                                        t804,
                                        twice_y_rate,
                                        t806,
                                        t812,
                                        t813,
                                        t814,
                                        t815,
                                        t816,
                                        t818,
                                        t821,
                                        t822,
                                        t824,
                                        t827,
                                        t834,
                                        t837,
                                        t840,
                                        t844,
                                        t846,
                                        t847,
                                        t850,
                                        t854,
                                        t856,
                                        t858,
                                        t860,
                                        t867,
                                        t868,
                                        t869,
                                        t872,
                                        t873,
                                        t877,
                                        t878,
                                        t882,
                                        t886,
                                        t887,
                                        t889,
                                        t890,
                                        t892,
                                        t893,
                                        t894,
                                        t896,
                                        t901,
                                        t904,
                                        t906,
                                        t908,
                                        t910,
                                        t911,
                                        t912,
                                        t913,
                                        t914,
                                        t915,
                                        t917,
                                        t918,
                                        t929,
                                        t934,
                                        t937,
                                        t940,
                                        t943,
                                        t944,
                                        t945,
                                        t948,
                                        t952,
                                        t954,
                                        t957,
                                        t959,
                                        t963,
                                        t964,
                                        t965,
                                        t968,
                                        t969,
                                        t973,
                                        t974,
                                        t975,
                                        t977,
                                        t984,
                                        t985,
                                        t987,
                                        t991,
                                        t993,
                                        t994,
                                        t996,
                                        t997,
                                        t998,
                                        t1003,
                                        t1005,
                                        t1007,
                                        t1009,
                                        t1011,
                                        t1015,
                                        t1016,
                                        t1017,
                                        t1018,
                                        t1019,
                                        t1089,
                                        t1090,
                                        t1091,
                                        t1092,
                                        t1097,
                                        t1098,
                                        t1099,
                                        t1100,
                                        t1101,
                                        t1102,
                                        t1104,
                                        t1105,
                                        t1161,
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
                                    t145,
                                    t146,
                                    t147,
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
                                    t194,
                                    t177,
                                    t178,
                                    t179,
                                    t142,
                                    t143,
                                    t158,
                                    t144,
                                    t159,
                                    t150,
                                    t151,
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
                                    t160,
                                    t185,
                                    t155,
                                    t190,
                                    t152,
                                    t153,
                                    t188,
                                    t191,
                                    t132,
                                    t135,
                                    t137,
                                    t138,
                                    t129,
                                    t139,
                                    t148,
                                    t149,
                                    t161,
                                    t162,
                                    t156,
                                    t157,
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
                                    t196,
                                    t269,
                                    t270,
                                    t273,
                                    t274,
                                    t271,
                                    t272,
                                    t275,
                                    t414,
                                    t413,
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
                                    t356,
                                    t357,
                                    t358,
                                    t362,
                                    t363,
                                    t360,
                                    t361,
                                    t324,
                                    t371,
                                    t431,
                                    t322,
                                    t325,
                                    t326,
                                    t388,
                                    t389,
                                    t390,
                                    t416,
                                    t297,
                                    t298,
                                    t299,
                                    t286,
                                    t305,
                                    t402,
                                    t308,
                                    t369,
                                    t370,
                                    t417,
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
                                    t452,
                                    t447,
                                    t448,
                                    t449,
                                    t450,
                                    t454,
                                    t444,
                                    t349,
                                    t337,
                                    t338,
                                    t340,
                                    t341,
                                    t345,
                                    t346,
                                    t342,
                                    t351,
                                    t365,
                                    t353,
                                    t366,
                                    t354,
                                    t355,
                                    t367,
                                    t373,
                                    t374,
                                    t375,
                                    t376,
                                    t378,
                                    t379,
                                    t380,
                                    t382,
                                    t383,
                                    t384,
                                    t385,
                                    t386,
                                    t393,
                                    t396,
                                    t397,
                                    t408,
                                    t409,
                                    t404,
                                    t405,
                                    t410,
                                    t387,
                                    t399,
                                    t456,
                                    t412,
                                    t457,
                                    t306,
                                    t301,
                                    t460,
                                    t287,
                                    t462,
                                    t458,
                                    t461,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t489,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t525,
                                    ahead5_new,
                                    ahead8_new,
                                    t523,
                                    ahead10_new,
                                    t492,
                                    t493,
                                    t547,
                                    half_m1_plus_m2,
                                    t793,
                                    t526,
                                    t524,
                                    ahead30_new,
                                    t584,
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
                                    t463,
                                    t464,
                                    t791,
                                    k16,
                                    t792,
                                    t790,
                                    t777,
                                    t720,
                                    t706,
                                    t714,
                                    t692,
                                    t751,
                                    t768,
                                    t770,
                                    t780,
                                    t782,
                                    t788,
                                    t789,
                                    t746,
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
                                    t109,
                                    t94,
                                    t98,
                                    t96,
                                    t106,
                                    t115,
                                    t122,
                                    t147,
                                    t86,
                                    t110,
                                    t177,
                                    t178,
                                    t120,
                                    t131,
                                    t134,
                                    t136,
                                    t160,
                                    t186,
                                    t155,
                                    t191,
                                    t455,
                                    t411,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t488,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t525,
                                    ahead5_new,
                                    ahead8_new,
                                    t523,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t17,
                                    t503,
                                    t504,
                                    t508,
                                    t480,
                                    t18,
                                    t492,
                                    t493,
                                    t547,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t490,
                                    t487,
                                    t499,
                                    t576,
                                    half_l1,
                                    t575,
                                    t783,
                                    t793,
                                    t491,
                                    t500,
                                    t737,
                                    t740,
                                    t732,
                                    t733,
                                    t723,
                                    t722,
                                    ahead24_new,
                                    t526,
                                    t524,
                                    ahead30_new,
                                    t584,
                                    ahead27_new,
                                    t467,
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
                                    t495,
                                    t497,
                                    sin_phi_rate_half_h,
                                    t481,
                                    t784,
                                    t510,
                                    t501,
                                    t479,
                                    t574,
                                    t767,
                                    t778,
                                    t21,
                                    t464,
                                    t505,
                                    t506,
                                    t515,
                                    t791,
                                    k16,
                                    t511,
                                    t532,
                                    t533,
                                    t536,
                                    t537,
                                    t538,
                                    t535,
                                    t785,
                                    t786,
                                    t787,
                                    t792,
                                    t790,
                                    t512,
                                    t542,
                                    t544,
                                    t516,
                                    t541,
                                    t543,
                                    t520,
                                    t529,
                                    t539,
                                    t521,
                                    t518,
                                    t530,
                                    t592,
                                    t594,
                                    t771,
                                    t772,
                                    t757,
                                    t755,
                                    t704,
                                    t22,
                                    t700,
                                    t482,
                                    t476,
                                    t477,
                                    t478,
                                    t483,
                                    t519,
                                    t725,
                                    t473,
                                    t466,
                                    t469,
                                    t470,
                                    t472,
                                    t474,
                                    t728,
                                    t729,
                                    t730,
                                    inv_ahead88_new,
                                    t611,
                                    t613,
                                    inv_ahead97_new,
                                    t585,
                                    t586,
                                    t615,
                                    t616,
                                    inv_ahead105_new,
                                    t614,
                                    t618,
                                    t747,
                                    t748,
                                    t587,
                                    t619,
                                    t695,
                                    t696,
                                    t676,
                                    t677,
                                    t678,
                                    t679,
                                    t708,
                                    t717,
                                    t718,
                                    t750,
                                    t710,
                                    t711,
                                    t712,
                                    t713,
                                    t781,
                                    t738,
                                    t739,
                                    t741,
                                    t742,
                                    t724,
                                    t731,
                                    t734,
                                    t736,
                                    t744,
                                    t743,
                                    t531,
                                    t494,
                                    t540,
                                    t555,
                                    t553,
                                    t548,
                                    t549,
                                    t546,
                                    t522,
                                    t589,
                                    t572,
                                    t573,
                                    t552,
                                    t550,
                                    t551,
                                    t556,
                                    t527,
                                    t557,
                                    t559,
                                    t560,
                                    t558,
                                    t578,
                                    t577,
                                    t752,
                                    t562,
                                    t561,
                                    t579,
                                    t568,
                                    t569,
                                    t580,
                                    t565,
                                    t563,
                                    t566,
                                    t570,
                                    t571,
                                    t567,
                                    t595,
                                    t591,
                                    t625,
                                    t596,
                                    t626,
                                    t627,
                                    t628,
                                    t630,
                                    t632,
                                    t629,
                                    t638,
                                    t639,
                                    t640,
                                    t631,
                                    t641,
                                    t634,
                                    t633,
                                    t635,
                                    t642,
                                    t636,
                                    t650,
                                    t758,
                                    t756,
                                    t754,
                                    t773,
                                    t774,
                                    t776,
                                    t775,
                                    t759,
                                    t753,
                                    t762,
                                    t760,
                                    t600,
                                    t599,
                                    t590,
                                    t582,
                                    t643,
                                    t644,
                                    t645,
                                    t597,
                                    t601,
                                    t649,
                                    t646,
                                    t602,
                                    t598,
                                    t603,
                                    t604,
                                    t658,
                                    t605,
                                    t661,
                                    t659,
                                    t660,
                                    t653,
                                    t651,
                                    t652,
                                    t655,
                                    t656,
                                    t657,
                                    t648,
                                    t662,
                                    t763,
                                    t764,
                                    t588,
                                    t608,
                                    t624,
                                    t663,
                                    t693,
                                    t694,
                                    t623,
                                    t609,
                                    t621,
                                    t664,
                                    t665,
                                    t666,
                                    t672,
                                    t669,
                                    t670,
                                    t673,
                                    t668,
                                    t674,
                                    t675,
                                    t701,
                                    t702,
                                    t699,
                                    t705,
                                    t685,
                                    t681,
                                    t683,
                                    t686,
                                    t687,
                                    t688,
                                    t690,
                                    t691,
                                    half_a1,
                                    t766,
                                    t779,
                                    t761,
                                    t697,
                                    t680,
                                    t719,
                                    t720,
                                    t706,
                                    t714,
                                    t692,
                                    t751,
                                    t768,
                                    t770,
                                    t780,
                                    t782,
                                    t788,
                                    t789,
                                    t794,
                                    t721,
                                    t707,
                                    t796,
                                    t813,
                                    t815,
                                    t821,
                                    t814,
                                    t824,
                                    t822,
                                    t818,
                                    t816,
                                    t827,
                                    t834,
                                    t837,
                                    t840,
                                    t846,
                                    t844,
                                    t850,
                                    t856,
                                    t858,
                                    t860,
                                    t872,
                                    t890,
                                    t847,
                                    t854,
                                    t873,
                                    t867,
                                    t868,
                                    t869,
                                    t892,
                                    t877,
                                    t894,
                                    t896,
                                    t887,
                                    t886,
                                    t889,
                                    t914,
                                    a2_h,
                                    m2_a2_h,
                                    t912,
                                    t913,
                                    t917,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    t915,
                                    t918,
                                    m2_l1_a2_h,
                                    t929,
                                    t974,
                                    t934,
                                    t937,
                                    t940,
                                    t944,
                                    t943,
                                    t948,
                                    t954,
                                    t957,
                                    t959,
                                    t968,
                                    t994,
                                    t945,
                                    t952,
                                    t969,
                                    t963,
                                    t964,
                                    t965,
                                    t996,
                                    t973,
                                    t991,
                                    t993,
                                    t985,
                                    t984,
                                    t987,
                                    t1015,
                                    t1091,
                                    t1161,
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
                                    t496,
                                    a1_h,
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
                                    let t1304 = l2 * t1298 - t1276 * ahead75_new
                                        + (ahead13_new * t1300 - t1274 * ahead71_new)
                                        - t525 * t1303;
                                    let t1305 = t493 * t1300 - t1271 * ahead67_new;
                                    let t1306 = t1275 * ahead62_new + ahead10_new * t1297;
                                    let t1307 = inv_ahead50_new * (ahead70_new * t1290 - t1306);
                                    let t1308 = t1305 + (inv_m1_plus_m2 * t1274 + t1307);
                                    let t1309 = ahead76_new * (t1283 + ahead43_new * t1286);
                                    let t1310 = t1276 * ahead56_new + l2 * t1309
                                        - (t1274 * ahead52_new + ahead13_new * t1288)
                                        + (t525 * t1291 - t523 * t1293);
                                    let t1311 = inv_ahead88_new * (t1310 - t611 * t1294);
                                    let t1312 = t1304 - t523 * t1308 - t611 * t1310
                                        - ahead92_new * t1311;
                                    let t1313 = rt::lit::<T>(1.0) / (ahead35_new * ahead35_new);
                                    let t1314 = rt::lit::<T>(2.0) * (ahead41_new * t1283);
                                    let t1315 = ahead35_new * t1294 - ahead88_new * t1286;
                                    let t1316 = ahead35_new * t1315 - ahead97_new * t1286;
                                    let t1317 = ahead92_new * t1283 + ahead41_new * t1310;
                                    let t1318 = t1298
                                        - inv_ahead97_new * (t1317 - t585 * t1315);
                                    let t1319 = t615 * (t1318 - t616 * t1312);
                                    let t1320 = t1286 * t1313
                                        - inv_ahead105_new * (t1314 - t614 * t1316) - t616 * t1318
                                        - t586 * t1319;
                                    let t1321 = t618 * t1312 + t613 * t1320;
                                    let t1322 = t619 * t1294 + ahead88_new * t1321;
                                    let t1323 = ahead35 * t1286;
                                    let t1324 = rt::lit::<T>(0.5) * t1286;
                                    let t1325 = rt::lit::<T>(0.5) * t1297;
                                    let t1326 = rt::lit::<T>(0.5) * t1278;
                                    let t1327 = rt::lit::<T>(0.5) * t1273;
                                    let t1328 = rt::lit::<T>(0.5) * t1267;
                                    let t1329 = rt::lit::<T>(0.5) * t1270;
                                    let t1330 = h * t496;
                                    let t1331 = t55 * t1330 - t495 * t815;
                                    let t1332 = rt::lit::<T>(0.5) * t1331;
                                    let t1333 = t1264 * t479 + t480 * t1332;
                                    let t1334 = t495 * t813 + t54 * t1330;
                                    let t1335 = m2_a2 * t1333 + (t1334 * t506 - t1265 * t510);
                                    let t1336 = inv_m1_plus_m2 * t1335;
                                    let t1337 = rt::lit::<T>(0.5) * t1334;
                                    let t1338 = t1265 * t479 + t480 * t1337;
                                    let t1339 = t1331 * t506 - t1264 * t510 - m2_a2 * t1338;
                                    let t1340 = k4 * t1267;
                                    let t1341 = k4 * t1270;
                                    let t1342 = inv_m1_plus_m2 * t1339;
                                    let t1343 = t491 * t1339 + (t1340 * t511 + t515 * t1341)
                                        + (t490 * t1342 - t500 * t1335);
                                    let t1344 = t1328 * t512 + t1329 * t516 - t499 * t1336
                                        + t1343;
                                    let t1345 = half_m2_a2 * t1276;
                                    let t1346 = half_m2_a2 * t1274;
                                    let t1347 = t504 * t1332 - t1264 * t481 - t1338;
                                    let t1348 = m2_a2 * t1347;
                                    let t1349 = t1333 + (t504 * t1337 - t1265 * t481);
                                    let t1350 = m2_a2 * t1349;
                                    let t1351 = t491 * t1348 + (t1340 * t533 + t1341 * t538)
                                        + (t536 * t1342 - t500 * t1350);
                                    let t1352 = t1345 * t512 + t1346 * t516 - t535 * t1336
                                        + t1351;
                                    let t1353 = ahead27 * t1273;
                                    let t1354 = t1326 * t520 - t1327 * t539
                                        + (t529 * t1344 - t1352 * t519) - t1353 * t540;
                                    let t1355 = t494 * t1354;
                                    let t1356 = k3 * t1347;
                                    let t1357 = k3 * t1349;
                                    let t1358 = k16 * t1276;
                                    let t1359 = k16 * t1274;
                                    let t1360 = t542 * t1348
                                        + (t1358 * t533 + t1345 * t544
                                            + (t1359 * t538 + t1346 * t543));
                                    let t1361 = t529 * t1355
                                        + (t1326 * t540
                                            + (t536 * t1356 - t535 * t1357 + (t1360 - t541 * t1350)));
                                    let t1362 = t1361
                                        - rt::lit::<T>(0.5) * (t1352 * t531 + t539 * t1279);
                                    let t1363 = rt::lit::<T>(0.5) * t1295;
                                    let t1364 = rt::lit::<T>(0.5) * t1276;
                                    let t1365 = rt::lit::<T>(0.5) * t1274;
                                    let t1366 = t487 * t1356
                                        + (t1358 * t532 + t1359 * t537
                                            + (t1364 * t544 + t1365 * t543));
                                    let t1367 = t592 * t1355
                                        + (t1363 * t540
                                            + (t1366 + (t542 * t1347 - t541 * t1349 - t576 * t1357)));
                                    let t1368 = t491 * t1347 + (t1340 * t532 + t1341 * t537)
                                        + (t487 * t1342 - t500 * t1349);
                                    let t1369 = t1364 * t512 + t1365 * t516 - t576 * t1336
                                        + t1368;
                                    let t1370 = t1367
                                        - rt::lit::<T>(0.5) * (t594 * t1279 + t1369 * t531);
                                    let t1371 = t596 * t1323
                                        + (t1324 * t595 - t1325 * t555
                                            + (t591 * t1362 - t553 * t1370));
                                    let t1372 = t572 * t1371;
                                    let t1373 = rt::lit::<T>(0.5) * t1291;
                                    let t1374 = rt::lit::<T>(0.5) * t1293;
                                    let t1375 = t1264 * t512 + t1265 * t516
                                        + (t503 * t1342 - t508 * t1336);
                                    let t1376 = t497 * t1340 + t491 * t1332
                                        - (t500 * t1337 - t501 * t1341);
                                    let t1377 = rt::lit::<T>(0.5) * t1272;
                                    let t1378 = rt::lit::<T>(0.5)
                                        * (t508 * t1357 - (t1265 * t543 + t1264 * t544)
                                            - t503 * t1356)
                                        + rt::lit::<T>(2.0)
                                            * (t1337 * t541 - t501 * t1359
                                                - (t497 * t1358 + t1332 * t542));
                                    let t1379 = t521 * t1355
                                        + (t530 * t1279
                                            + (t531 * (rt::lit::<T>(0.25) * t1375 + t1376)
                                                + (t1377 * t540 + t1378)));
                                    let t1380 = rt::lit::<T>(0.5) * t1283;
                                    let t1381 = t573 * t1323
                                        + (t553 * t1379 + t1380 * t555
                                            + (t549 * t1362 - t1324 * t546));
                                    let t1382 = t572 * t1381;
                                    let t1383 = t1364 * t567 + t1365 * t580
                                        + (l2 * t1382 + t1347 * t571
                                            + (t574 * t1288 - t1349 * t569));
                                    let t1384 = t1327 * t518 + t1377 * t520
                                        + (t519
                                            * (rt::lit::<T>(2.0) * t1376 + rt::lit::<T>(0.5) * t1375)
                                            + t521 * t1344);
                                    let t1385 = t519 * t1362
                                        + (t1344 * t553 + t1327 * t555 - t520 * t1324);
                                    let t1386 = t551
                                        * (t529 * t1379 + (t1326 * t546 - t1352 * t549)
                                            - t539 * t1380) + (t1287 * t550 + t1284 * t556);
                                    let t1387 = ahead45 * t1287;
                                    let t1388 = t494 * (t1384 - t1353 * t522)
                                        + t527
                                            * (rt::lit::<T>(0.5) * (t552 * t1385 + t1386)
                                                - t557 * t1387);
                                    let t1389 = rt::lit::<T>(0.5) * t1288;
                                    let t1390 = half_m1_plus_m2 * t1286;
                                    let t1391 = t562
                                        * (t536 * t1379
                                            + (t533 * t1380 + (t1348 * t549 + t1345 * t546)))
                                        - t1390 * t563;
                                    let t1392 = ahead50 * t1290;
                                    let t1393 = m1_plus_m2 * t1362;
                                    let t1394 = t1340 * t558
                                        + (inv_m1_plus_m2 * t1331 + t1342 * t560)
                                        - t561
                                            * (t1391
                                                + (t566 * t1392
                                                    + rt::lit::<T>(0.5) * (t565 * t1393 + t1289 * t752)));
                                    let t1395 = t491 * t1388 + (t512 * t1389 + t1394);
                                    let t1396 = t562
                                        * (t535 * t1379 - (t1346 * t546 + t1350 * t549)
                                            - t538 * t1380) - t1390 * t577;
                                    let t1397 = t561
                                        * (t1396
                                            + (t579 * t1392
                                                + rt::lit::<T>(0.5) * (t1292 * t752 + t578 * t1393)))
                                        + (t1341 * t558 + (inv_m1_plus_m2 * t1334 + t1336 * t560));
                                    let t1398 = t516 * t1389 + t1397 - t500 * t1388;
                                    let t1399 = t532 * t1373 + t537 * t1374
                                        + (t1383 - t575 * t1388) + (t487 * t1395 - t576 * t1398);
                                    let t1400 = rt::lit::<T>(0.5) * t1310;
                                    let t1401 = t597
                                        * (t549 * t1399
                                            + (t1400 * t546 + (t590 * t1379 + t1380 * t582)))
                                        + (t1315 * t598 - t1317 * t601);
                                    let t1402 = rt::lit::<T>(0.5)
                                        * (t503 * t1395 + (t1264 * t567 + t1265 * t580)
                                            - t508 * t1398)
                                        + (t501 * t1293
                                            + (t497 * t1291 + (t1332 * t570 - t1337 * t568)));
                                    let t1403 = rt::lit::<T>(0.5) * t1294;
                                    let t1404 = t553 * t1402
                                        - (t1403 * t555 + (t1324 * t599 + t600 * t1362));
                                    let t1405 = t1372
                                        - t603
                                            * (rt::lit::<T>(0.5) * (t1401 - t602 * t1404)
                                                - t604 * (ahead97 * t1315));
                                    let t1406 = t21 * t1405 - t19 * t1318;
                                    let t1407 = t17 * t1318;
                                    let t1408 = t621
                                        * (t590 * t1406
                                            + (rt::lit::<T>(0.5) * (t588 * t1399 + t1407 * t582)
                                                + t1400 * t608));
                                    let t1409 = t587 * t1310 + ahead92_new * t1407;
                                    let t1410 = rt::lit::<T>(0.5) * t1318;
                                    let t1411 = t653
                                        * (t553 * t1404
                                            - (t1324 * t601
                                                + rt::lit::<T>(0.5) * (t597 * t1362 + t1315 * t555)));
                                    let t1412 = t652 * (t548 * t1379 + t1283 * t546)
                                        + t1316 * t651 - t1314 * t655 - t1411;
                                    let t1413 = t572 * (t1362 + t650 * t1323) - t1410 * t660
                                        - t656
                                            * (rt::lit::<T>(0.5) * t1412 - t657 * (ahead105 * t1316));
                                    let t1414 = rt::lit::<T>(0.5) * t1312;
                                    let t1415 = t1363 * t520 - t1327 * t594
                                        + (t592 * t1344 - t1369 * t519) - t1353 * t625;
                                    let t1416 = t626 * t1385 + (t1299 * t556 - t1287 * t627)
                                        - t551
                                            * (t529 * t1370
                                                + (t1352 * t591 + t1326 * t595 - t539 * t1325));
                                    let t1417 = t494 * t1415
                                        - t527 * (rt::lit::<T>(0.5) * t1416 - t628 * t1387);
                                    let t1418 = rt::lit::<T>(0.5) * t1302 - k4 * t1276;
                                    let t1419 = t1390 * t639
                                        - t562
                                            * (t535 * t1370
                                                + (t1350 * t591 - t1346 * t595 - t538 * t1325));
                                    let t1420 = t561
                                        * (t1419
                                            + (t640 * t1392
                                                + rt::lit::<T>(0.5) * (t638 * t1393 - t1306 * t752)))
                                        + (inv_m1_plus_m2 * t1349 - t1336 * t632 - t1341 * t629);
                                    let t1421 = rt::lit::<T>(0.5) * t1300;
                                    let t1422 = t500 * t1417 + (t1420 - t516 * t1421);
                                    let t1423 = k4 * t1274
                                        + rt::lit::<T>(0.5) * (t1305 + t1307);
                                    let t1424 = l2 * t1372 - t574 * t1300
                                        + (t1365 * t641 - t1349 * t631)
                                        - (t1347 * t642 + t1364 * t636);
                                    let t1425 = t562
                                        * (t1348 * t591 - t1345 * t595 - t533 * t1325
                                            - t536 * t1370) - t1390 * t633;
                                    let t1426 = t561
                                        * (t1425
                                            + (t635 * t1392
                                                + rt::lit::<T>(0.5) * (t634 * t1393 + t1301 * t752)))
                                        + (t1340 * t629 + (t1342 * t632 - inv_m1_plus_m2 * t1347));
                                    let t1427 = t491 * t1417 + (t512 * t1421 + t1426);
                                    let t1428 = t575 * t1417 - t532 * t1418 - t576 * t1422
                                        + (t537 * t1423 + t1424 - t487 * t1427);
                                    let t1429 = t600 * t1399
                                        + (t1403 * t582 - t1400 * t599 - t645 * (ahead88 * t1294))
                                        - t590 * t1402;
                                    let t1430 = t590 * t644;
                                    let t1431 = t1428 - t1400 * t645
                                        - rt::lit::<T>(0.5) * (t643 * t1399 + t1311 * t582)
                                        - t1429 * t1430;
                                    let t1432 = t649 * t1405
                                        + (t1414 * t605 - t1410 * t646 - t660 * (ahead99 * t1312)
                                            - t658 * t1431);
                                    let t1433 = t658 * t659;
                                    let t1434 = t1413
                                        - rt::lit::<T>(0.5) * (t661 * t1405 + t1319 * t605)
                                        - t1432 * t1433;
                                    let t1435 = rt::lit::<T>(0.5) * t1320;
                                    let t1436 = t649 * t1434
                                        + (t1435 * t646 + (t648 * t1431 + t1414 * t662));
                                    let t1437 = t623
                                        * (t600 * t1436
                                            + (rt::lit::<T>(0.5) * (t624 * t1402 + t1321 * t599)
                                                + t1403 * t663));
                                    let t1438 = rt::lit::<T>(0.5)
                                        * (t1322 * t609 + (t1408 - t1409 * t664) - t1437)
                                        - t666 * (ahead110 * t1322);
                                    let t1439 = t618 * t1315 + ahead97_new * t1320;
                                    let t1440 = t17 * t1283;
                                    let t1441 = t672
                                        * (rt::lit::<T>(0.5) * (t1315 * t662 + t597 * t1434)
                                            + (t648 * t1404 + t1435 * t601));
                                    let t1442 = t1439 * t669
                                        + (t670 * (t21 * t1379 - t19 * t1283) - t1440 * t673)
                                        - t1441;
                                    let t1443 = t665 * t1438
                                        - t668
                                            * (rt::lit::<T>(0.5) * t1442 - t674 * (ahead111 * t1439));
                                    let t1444 = t19 - ahead108 * t764;
                                    let t1445 = t763 * (t21 * t1434 + t1320 * t1444);
                                    let t1446 = t695 * (t1407 - t696 * t1321);
                                    let t1447 = m1_plus_m2 * t1385;
                                    let t1448 = ahead8_new * t1278 - t1270 * ahead30_new;
                                    let t1449 = t1448 * t758
                                        - t756
                                            * (t529 * t1335 + t1326 * t515
                                                + (t499 * t1352 - t1329 * t539));
                                    let t1450 = m1_plus_m2 * t1287;
                                    let t1451 = ahead78 * t1450;
                                    let t1452 = t774 * t1392
                                        + (t535 * t1393
                                            + (t538 * t1390 - (t1346 * t752 + t1350 * t562)));
                                    let t1453 = t754
                                        * (rt::lit::<T>(0.5)
                                            * (t771 * t1447 + (t1449 - t772 * t1450)) - t773 * t1451)
                                        - t561 * t1452;
                                    let t1454 = t748 * (t747 * t1320);
                                    let t1455 = inv_ahead78_new * (t1448 - ahead79_new * t1450)
                                        - inv_ahead50_new * (ahead80_new * t1290 - t1275);
                                    let t1456 = t1446 * t641
                                        + (t697 * t1422 + (t761 * t1453 - t1454 * t775))
                                        - t1455 * t764;
                                    let t1457 = t676 * (t1409 - t677 * t1322)
                                        - t678 * (t1440 - t679 * t1439);
                                    let t1458 = rt::lit::<T>(0.5) * t1457;
                                    let t1459 = t1423 * t694 - t680 * t1398 - t1374 * t675
                                        - t776 * t1445 + (rt::lit::<T>(0.5) * t1456 - t1458 * t580);
                                    let t1460 = rt::lit::<T>(0.5)
                                        * (t1321 * t608 + (t624 * t1406 - t1407 * t663)
                                            - t588 * t1436) - t694 * (ahead109 * t1321);
                                    let t1461 = t693 * t1460;
                                    let t1462 = t569 * t1443 + (t1459 - t631 * t1461);
                                    let t1463 = t17 * t1278;
                                    let t1464 = t618 * t1287 + ahead45_new * t1320;
                                    let t1465 = t696 * t1300 + t708 * t1288
                                        + (ahead67_new * t1446 + t717 * (t1463 - t718 * t1464));
                                    let t1466 = ahead47_new * t1457 + t1465;
                                    let t1467 = rt::lit::<T>(0.5)
                                        * (t697 * t1417 + t1446 * t629)
                                        + (t1389 * t675 + (t680 * t1388 + t1421 * t694));
                                    let t1468 = t704
                                        * (rt::lit::<T>(0.5) * (t1287 * t662 + t551 * t1434)
                                            - (t648 * t1385 + t1435 * t556));
                                    let t1469 = t700 - ahead112 * t705;
                                    let t1470 = rt::lit::<T>(0.5) * (t1463 * t702 + t1468)
                                        + (t1464 * t1469 + t701 * (t19 * t1326 + t22 * t1352));
                                    let t1471 = t560 * t1443
                                        + (t632 * t1461 + (t1458 * t558 + t1467) - t699 * t1470);
                                    let t1472 = a1_h * sin_theta_ahead_new;
                                    let t1473 = t1462
                                        + (t719 * (half_a1 * t1334) + t778 * t1466)
                                        - rt::lit::<T>(0.5) * (a1 * t508 * t1471 - t1472 * t706);
                                    let t1474 = a1_h * cos_theta_ahead_new;
                                    let t1475 = t753 * t1392
                                        + (t536 * t1393
                                            + (t1348 * t562 + t1345 * t752 - t533 * t1390));
                                    let t1476 = ahead3_new * t1278 + t1267 * ahead30_new;
                                    let t1477 = t756
                                        * (t529 * t1339 + t1326 * t511
                                            - (t1328 * t539 + t490 * t1352)) + t1476 * t758;
                                    let t1478 = t561 * t1475
                                        - t754
                                            * (rt::lit::<T>(0.5)
                                                * (t757 * t1447 + (t755 * t1450 + t1477)) - t759 * t1451);
                                    let t1479 = inv_ahead50_new * (t1277 + ahead84_new * t1290)
                                        - inv_ahead78_new * (t1476 - ahead83_new * t1450);
                                    let t1480 = t761 * t1478 - t1454 * t760 - t697 * t1427
                                        - t1446 * t636 - t1479 * t764;
                                    let t1481 = rt::lit::<T>(0.5) * t1480 - t1458 * t567
                                        - (t762 * t1445
                                            + (t1373 * t675 + (t680 * t1395 + t1418 * t694)));
                                    let t1482 = t1481 - t642 * t1461 - t571 * t1443;
                                    let t1483 = rt::lit::<T>(0.5)
                                        * (t1474 * t706 + a1 * t503 * t1471)
                                        + (t1482 + (t767 * t1466 + t719 * (half_a1 * t1331)));
                                    let t1484 = t748 * t1479 - ahead85_new * t1454
                                        - t696 * t1303 - t708 * t1291 - ahead75_new * t1446;
                                    let t1485 = rt::lit::<T>(0.5)
                                        * (t1484 - ahead56_new * t1457);
                                    let t1486 = t696 * t1308
                                        + (t748 * t1455 - ahead81_new * t1454) - t708 * t1293
                                        - ahead71_new * t1446;
                                    let t1487 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1457 + t1486);
                                    let t1488 = t768
                                        * (t1485
                                            + rt::lit::<T>(0.5) * (t1474 * t750 + ahead16_new * t1466))
                                        + t780
                                            * (t1487
                                                - rt::lit::<T>(0.5) * (ahead17_new * t1466 - t1472 * t750));
                                    let t1489 = ahead35_new * t1320 - t618 * t1286;
                                    let t1490 = t19 - ahead114 * t691;
                                    let t1491 = t21
                                        * (t553 * t1434
                                            - (t1435 * t555 + (t1324 * t662 + t648 * t1362)))
                                        + t1489 * t1490;
                                    let t1492 = ahead35_new * t1321 - t619 * t1286;
                                    let t1493 = t683
                                        * (t591 * t1406
                                            - (t1325 * t608
                                                + rt::lit::<T>(0.5) * (t588 * t1370 + t1407 * t595)));
                                    let t1494 = ahead62_new * t1407 - t587 * t1297;
                                    let t1495 = t685
                                        * (t553 * t1436
                                            - (t1324 * t663
                                                + rt::lit::<T>(0.5) * (t624 * t1362 + t1321 * t555)));
                                    let t1496 = rt::lit::<T>(0.5)
                                        * (t1492 * t681 + (t1493 - t1494 * t686) - t1495)
                                        - t688 * (ahead113 * t1492);
                                    let t1497 = rt::lit::<T>(0.5)
                                        * (t1309 * t675 + t589 * t1443)
                                        + (t1458 * t573 + (t680 * t1382 - t690 * t1491)
                                            - t687 * t1496);
                                    let t1498 = rt::lit::<T>(0.5) * t1466;
                                    let t1499 = t488 * t1265 + a2 * t1269;
                                    let t1500 = rt::lit::<T>(0.5) * t1499 * t706
                                        + t720 * (a2 * t1333 + (t1334 * t505 - t1265 * t784));
                                    let t1501 = ahead43_new * t1457
                                        + (t708 * t1309 - t711 * (t710 * t1489)
                                            - t712 * (t1494 - t713 * t1492));
                                    let t1502 = rt::lit::<T>(0.5) * t1501;
                                    let t1503 = t791 * t1498 + t1500
                                        - (a2 * (t1365 * t692 + t1349 * t714) + t792 * t1502);
                                    let t1504 = t488 * t1264 - a2 * t1266;
                                    let t1505 = t720
                                        * (t1331 * t505 - t1264 * t784 - a2 * t1338)
                                        + rt::lit::<T>(0.5) * t1504 * t706;
                                    let t1506 = t785 * t1498 + t1505
                                        - (a2 * (t1347 * t714 + t1364 * t692) + t786 * t1502);
                                    let t1507 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1466 + (t1504 * t750 - a2 * t1276 * t781)
                                            - ahead20_new * t1501);
                                    let t1508 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1501 + (t1499 * t750 - a2 * t1274 * t781)
                                            - ahead22_new * t1466);
                                    let t1509 = t782
                                        * (t783 * t1471 + (t1482 + t1506) - t787 * t1497)
                                        + (t788 * (t1485 + t1507) + t794 * (t1487 + t1508));
                                    let t1510 = t18 * t854;
                                    let t1511 = t136 * (t18 * t834 - t466 * t869)
                                        - t134 * (t467 * t847 + t110 * t1510 - t469 * t868);
                                    let t1512 = t131 * (t1510 - t473 * t867);
                                    let t1513 = t470 * t840 - t473 * t856
                                        - (t160 * (t18 * t827 - t472 * t894) + t115 * t1512);
                                    let t1514 = t94 * t1511 + t1513;
                                    let t1515 = t155
                                        * (t106 * t1510 - t467 * t850 - t728 * t887)
                                        + (t470 * t837 + t729 * t886);
                                    let t1516 = t109 * t1511 + t1515;
                                    let t1517 = t455 - j1 * (t474 * t896 + t186 * t1514)
                                        - j2 * (t743 * (t889 - t896) + t744 * (t1516 - t1514));
                                    let t1518 = half_a1_h * t55;
                                    let t1519 = t725 * t873;
                                    let t1520 = t470 * t844
                                        + (t725 * t890 - t86 * t1519 - t473 * t860) - t122 * t1512;
                                    let t1521 = t96 * t1511 + t1520;
                                    let t1522 = t739 * (t737 * t896 + (t892 + t186 * t1518))
                                        + t738 * (t737 * t1514 + (t474 * t1518 - t1521));
                                    let t1523 = half_a1_h * t54;
                                    let t1524 = t120 * t1512
                                        + (t147 * t1519 - t725 * t872 - t473 * t858 - t470 * t846);
                                    let t1525 = t98 * t1511 + t1524;
                                    let t1526 = t742 * (t877 + t186 * t1523 - t740 * t896)
                                        + t741 * (t1525 + t474 * t1523 - t740 * t1514);
                                    let t1527 = t69 * t818 + half_a2 * t814;
                                    let t1528 = half_a2 * t816;
                                    let t1529 = t731
                                        * (t877 + (t1527 * t186 - t1528 * t191)
                                            + (t722 * t889 - t723 * t896));
                                    let t1530 = t724
                                        * (t1525 + (t1527 * t474 - t1528 * t730)
                                            + (t722 * t1516 - t723 * t1514));
                                    let t1531 = t69 * t824 - half_a2 * t821;
                                    let t1532 = half_a2 * t822;
                                    let t1533 = t736
                                        * (t892 + (t1531 * t186 - t1532 * t191)
                                            + (t732 * t896 - t733 * t889));
                                    let t1534 = t734
                                        * (t1521 + (t1532 * t730 - t1531 * t474)
                                            + (t733 * t1516 - t732 * t1514));
                                    let t1535 = h
                                        * (t1517 - m1 * (t1522 + t1526)
                                            - m2 * (t1529 + t1530 - (t1533 + t1534)));
                                    let t1536 = j2
                                        * (t707 * (t1502 - t1498) + t721 * (t1497 - t1471))
                                        + (half_j1 * (t719 * t1471 + t1466 * t706)
                                            + (t1535 + t796 * (twice_h * theta_rate)));
                                    let t1537 = m2
                                        * (t789 * (t790 * t1497 + (t1462 + t1503 - t793 * t1471))
                                            + t1509) + t1536;
                                    let t1538 = t57 * (half_a2_h * t55) + half_a2 * t917;
                                    let t1539 = half_a2 * t918;
                                    let t1540 = t731
                                        * (t973 + (t1538 * t186 - t1539 * t191)
                                            + (t722 * t987 - t723 * t993));
                                    let t1541 = t18 * t952;
                                    let t1542 = t136 * (t18 * t934 - t466 * t965)
                                        - t134 * (t467 * t945 + t110 * t1541 - t469 * t964);
                                    let t1543 = t131 * (t1541 - t473 * t963);
                                    let t1544 = t725 * t969;
                                    let t1545 = t120 * t1543
                                        + (t470 * t944
                                            + (t147 * t1544 - t725 * t968 - t473 * t957));
                                    let t1546 = t98 * t1542 + t1545;
                                    let t1547 = t155
                                        * (t106 * t1541 - t467 * t948 - t728 * t985)
                                        + (t470 * t937 + t729 * t984);
                                    let t1548 = t109 * t1542 + t1547;
                                    let t1549 = t160 * (t18 * t929 + t472 * t991) - t473 * t954
                                        + (t470 * t940 - t115 * t1543);
                                    let t1550 = t94 * t1542 + t1549;
                                    let t1551 = t724
                                        * (t1546 + (t1538 * t474 - t1539 * t730)
                                            + (t722 * t1548 - t723 * t1550));
                                    let t1552 = half_a2 * t913 - t57 * (half_a2_h * t54);
                                    let t1553 = half_a2 * t915;
                                    let t1554 = t736
                                        * (t996 + (t1552 * t186 - t1553 * t191)
                                            + (t732 * t993 - t733 * t987));
                                    let t1555 = t470 * t943
                                        + (t725 * t994 - t86 * t1544 - t473 * t959) - t122 * t1543;
                                    let t1556 = t96 * t1542 + t1555;
                                    let t1557 = t734
                                        * (t1556 + (t1553 * t730 - t1552 * t474)
                                            + (t733 * t1548 - t732 * t1550));
                                    let t1558 = t739 * (t996 + t737 * t993)
                                        + t738 * (t737 * t1550 - t1556)
                                        + (t742 * (t973 - t740 * t993)
                                            + t741 * (t1546 - t740 * t1550));
                                    let t1559 = j2
                                        * (t743 * (t987 - t993) + t744 * (t1548 - t1550))
                                        + (j1 * (t474 * t993 + t186 * t1550) - t411);
                                    let t1560 = sin_phi_ahead_new
                                        * (k32 * cos_phi_ahead_new - k33);
                                    let t1561 = ahead24_new * t974 - t1560 * t178;
                                    let t1562 = t477 + ahead24 * t478;
                                    let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                                    let t1563 = h * cos_phi_rate_half_h;
                                    let t1564 = rt::lit::<T>(0.5)
                                        * (t58 * t1563 - sin_phi_rate_half_h * t914);
                                    let t1565 = sin_phi_rate_half_h * t912 + t57 * t1563;
                                    let t1566 = t178
                                        * (k5 * (h_cos_phi_ahead_new * t479 + t480 * t1564)
                                            - k6 * t1565) - t482 * t974;
                                    let t1567 = rt::lit::<T>(0.5)
                                        * (t476 * t1561 + t476 * (t1561 - t1560 * t476)
                                            - t974 * t1562) + (t974 * t483 - t178 * t1566);
                                    let t1568 = cos_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1569 = m2_a2_h * sin_phi_ahead_new;
                                    let t1570 = m2_a2 * t1568 - sin_theta_ahead_new * t1569;
                                    let t1571 = inv_m1_plus_m2 * t1570;
                                    let t1572 = sin_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1573 = m2_a2 * t1572 + cos_theta_ahead_new * t1569;
                                    let t1574 = inv_m1_plus_m2 * t1573;
                                    let t1575 = sin_theta_ahead_new * t1571
                                        - cos_theta_ahead_new * t1574;
                                    let t1576 = t492 * t1570 + ahead3_new * t1571;
                                    let t1577 = t493 * t1573 + ahead8_new * t1574;
                                    let t1578 = t1576 + twice_m2_l1_a2_h * sin_phi_ahead_new
                                        - t1577;
                                    let h_sin_phi_ahead_new = h * sin_phi_ahead_new;
                                    let t1579 = t1568
                                        - sin_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1580 = m2_a2 * t1579;
                                    let t1581 = t1572
                                        + cos_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1582 = m2_a2 * t1581;
                                    let t1583 = m2_a2_l1_h * sin_phi_ahead_new
                                        + ahead5_new * t1571 - ahead10_new * t1574
                                        + (t1580 * t492 - t1582 * t493);
                                    let t1584 = inv_ahead27_new * (ahead31_new * t1578 - t1583);
                                    let t1585 = k3 * t1581;
                                    let t1586 = k3 * t1579;
                                    let t1587 = t547 * t1584
                                        + (ahead31_new * t1575
                                            + (cos_theta_ahead_new * t1585
                                                - sin_theta_ahead_new * t1586));
                                    let t1588 = ahead30_new * t1587 - ahead41_new * t1583;
                                    let t1589 = t1580 * t526 + ahead5_new * t1586
                                        - (t1582 * t524 + ahead10_new * t1585)
                                        - ahead31_new * t1583;
                                    let t1590 = ahead30_new * t1584 + t1589;
                                    let t1591 = ahead35_new * t1578 + ahead27_new * t1590;
                                    let t1592 = inv_ahead27_new * (t1575 + ahead42_new * t1578)
                                        + inv_ahead45_new * (t1588 + ahead46_new * t1591);
                                    let t1593 = t1580 * ahead41_new + ahead5_new * t1587;
                                    let t1594 = m1_plus_m2 * t1590;
                                    let t1595 = t492 * t1592
                                        + (ahead47_new * t1571
                                            - inv_ahead50_new * (t1593 + ahead55_new * t1594));
                                    let t1596 = ahead10_new * t1587 - t1582 * ahead41_new;
                                    let t1597 = t493 * t1592
                                        - (ahead47_new * t1574
                                            + inv_ahead50_new * (t1596 + ahead51_new * t1594));
                                    let t1598 = sin_theta_ahead_new * t1595
                                        + cos_theta_ahead_new * t1597;
                                    let t1599 = l1_h * sin_phi_ahead_new;
                                    let t1600 = t1599 + t525 * t1571 - t523 * t1574
                                        + (t1579 * t492 - t1581 * t493);
                                    let t1601 = t1579 * t526 - t1581 * t524
                                        + (t525 * t1586 - t523 * t1585) - ahead31_new * t1600;
                                    let t1602 = t584 * t1584 + t1601;
                                    let t1603 = ahead62_new * t1583 + ahead30_new * t1602;
                                    let t1604 = inv_ahead27_new * (ahead63_new * t1578 - t1600)
                                        - inv_ahead45_new * (ahead66_new * t1591 - t1603);
                                    let t1605 = ahead76_new * (ahead64_new * t1590 - t1602);
                                    let t1606 = ahead13_new * t1604
                                        + (l2 * t1605 - ahead67_new * t1599)
                                        - (t1579 * ahead75_new + t1581 * ahead71_new);
                                    let t1607 = t1580 * ahead62_new - ahead5_new * t1602;
                                    let t1608 = t492 * t1604
                                        + (ahead67_new * t1571
                                            + inv_ahead50_new * (t1607 + ahead74_new * t1594));
                                    let t1609 = t1608 - inv_m1_plus_m2 * t1579;
                                    let t1610 = t493 * t1604 - ahead67_new * t1574;
                                    let t1611 = t1582 * ahead62_new + ahead10_new * t1602;
                                    let t1612 = inv_ahead50_new * (ahead70_new * t1594 - t1611);
                                    let t1613 = t1610 + (inv_m1_plus_m2 * t1581 + t1612);
                                    let t1614 = ahead76_new * (t1587 + ahead43_new * t1590);
                                    let t1615 = t1579 * ahead56_new - t1581 * ahead52_new
                                        + (l2 * t1614 + ahead47_new * t1599 - ahead13_new * t1592);
                                    let t1616 = t1615 + (t523 * t1597 + t525 * t1595);
                                    let t1617 = inv_ahead88_new * (t1616 - t611 * t1598);
                                    let t1618 = t1606 - t525 * t1609 - t523 * t1613
                                        - t611 * t1616 - ahead92_new * t1617;
                                    let t1619 = rt::lit::<T>(2.0) * (ahead41_new * t1587);
                                    let t1620 = ahead35_new * t1598 - ahead88_new * t1590;
                                    let t1621 = ahead35_new * t1620 - ahead97_new * t1590;
                                    let t1622 = ahead92_new * t1587 + ahead41_new * t1616;
                                    let t1623 = t1605
                                        - inv_ahead97_new * (t1622 - t585 * t1620);
                                    let t1624 = t615 * (t1623 - t616 * t1618);
                                    let t1625 = t1313 * t1590
                                        - inv_ahead105_new * (t1619 - t614 * t1621) - t616 * t1623
                                        - t586 * t1624;
                                    let t1626 = t618 * t1618 + t613 * t1625;
                                    let t1627 = t619 * t1598 + ahead88_new * t1626;
                                    let t1628 = ahead35 * t1590;
                                    let t1629 = rt::lit::<T>(0.5) * t1590;
                                    let t1630 = rt::lit::<T>(0.5) * t1602;
                                    let t1631 = ahead27 * t1578;
                                    let t1632 = m2_l1_a2_h * sin_phi_ahead_new
                                        + rt::lit::<T>(0.5) * (t1576 - t1577);
                                    let t1633 = rt::lit::<T>(0.5) * t1583;
                                    let t1634 = rt::lit::<T>(0.5) * t1570;
                                    let t1635 = k4 * t1573;
                                    let t1636 = rt::lit::<T>(0.5) * t1573;
                                    let t1637 = k4 * t1570;
                                    let t1638 = t1634 * t512 + t515 * t1635
                                        + (t1636 * t516 + (twice_a2_m2_l1 * t1565 + t1637 * t511));
                                    let t1639 = t508 * t1564 - h_cos_phi_ahead_new * t501;
                                    let t1640 = half_m2_a2 * t1565;
                                    let t1641 = m2_a2 * t1639 - (t497 * t1569 + t503 * t1640);
                                    let t1642 = inv_m1_plus_m2 * t1641;
                                    let t1643 = h_cos_phi_ahead_new * t497 + t503 * t1564;
                                    let t1644 = m2_a2 * t1643 + (t508 * t1640 - t501 * t1569);
                                    let t1645 = inv_m1_plus_m2 * t1644;
                                    let t1646 = t1638
                                        + (t491 * t1641 + t490 * t1642
                                            - (t500 * t1644 + t499 * t1645));
                                    let t1647 = half_m2_a2 * t1579;
                                    let t1648 = t1647 * t512
                                        + (t1635 * t538 + (l1_m2_a2 * t1565 + t1637 * t533))
                                        - t535 * t1645;
                                    let t1649 = rt::lit::<T>(0.5) * t1565;
                                    let t1650 = t1639
                                        - (h_sin_phi_ahead_new * t497 + t503 * t1649);
                                    let t1651 = m2_a2 * t1650;
                                    let t1652 = half_m2_a2 * t1581;
                                    let t1653 = t1643
                                        + (t508 * t1649 - h_sin_phi_ahead_new * t501);
                                    let t1654 = m2_a2 * t1653;
                                    let t1655 = t1648
                                        + (t491 * t1651 + t1652 * t516
                                            + (t536 * t1642 - t500 * t1654));
                                    let t1656 = t1631 * t540
                                        + (t1632 * t539 - t1633 * t520
                                            + (t529 * t1646 - t1655 * t519));
                                    let t1657 = t494 * t1656;
                                    let t1658 = k3 * t1650;
                                    let t1659 = k16 * t1579;
                                    let t1660 = k16 * t1581;
                                    let t1661 = t542 * t1651
                                        + (t1659 * t533 + t1647 * t544
                                            + (t1652 * t543 + t1660 * t538));
                                    let t1662 = k3 * t1653;
                                    let t1663 = t529 * t1657
                                        + (t536 * t1658 - t541 * t1654 + (t1661 - t535 * t1662)
                                            - t1633 * t540);
                                    let t1664 = t1663
                                        - rt::lit::<T>(0.5) * (t1655 * t531 + t539 * t1584);
                                    let t1665 = rt::lit::<T>(0.5) * t1579;
                                    let t1666 = rt::lit::<T>(0.5) * t1581;
                                    let t1667 = t487 * t1658
                                        + (t1659 * t532 + t1660 * t537
                                            + (t1665 * t544 + t1666 * t543));
                                    let t1668 = rt::lit::<T>(0.5) * t1600;
                                    let t1669 = t592 * t1657
                                        + (t1667 + (t542 * t1650 - t541 * t1653 - t576 * t1662)
                                            - t1668 * t540);
                                    let t1670 = t1665 * t512
                                        + (t1635 * t537 + (l1 * t1565 + t1637 * t532))
                                        - t576 * t1645;
                                    let t1671 = t1670
                                        + (t491 * t1650 + t1666 * t516
                                            + (t487 * t1642 - t500 * t1653));
                                    let t1672 = t1669
                                        - rt::lit::<T>(0.5) * (t594 * t1584 + t1671 * t531);
                                    let t1673 = t596 * t1628
                                        + (t1629 * t595 - t1630 * t555
                                            + (t591 * t1664 - t553 * t1672));
                                    let t1674 = t572 * t1673;
                                    let t1675 = rt::lit::<T>(0.5) * t1595;
                                    let t1676 = rt::lit::<T>(0.5) * t1597;
                                    let t1677 = t497 * t1637 + t501 * t1635;
                                    let t1678 = t503 * t1642 - t508 * t1645;
                                    let t1679 = rt::lit::<T>(0.5) * t1575;
                                    let t1680 = rt::lit::<T>(0.5)
                                        * (t508 * t1662 - t503 * t1658)
                                        - rt::lit::<T>(2.0) * (t497 * t1659 + t501 * t1660);
                                    let t1681 = t521 * t1657
                                        + (t530 * t1584
                                            + (t531 * (t1677 + rt::lit::<T>(0.25) * t1678)
                                                + (t1679 * t540 + t1680)));
                                    let t1682 = rt::lit::<T>(0.5) * t1587;
                                    let t1683 = t573 * t1628
                                        + (t553 * t1681 + t1682 * t555
                                            + (t549 * t1664 - t1629 * t546));
                                    let t1684 = t572 * t1683;
                                    let t1685 = half_l1 * t1565;
                                    let t1686 = t1650 * t571 + t574 * t1592
                                        + (l2 * t1684
                                            + (t558 * (half_l1_h * sin_phi_ahead_new) + t1685 * t559)
                                            - t1653 * t569);
                                    let t1687 = t519
                                        * (rt::lit::<T>(2.0) * t1677 + rt::lit::<T>(0.5) * t1678)
                                        + t1679 * t520 + (t521 * t1646 - t1632 * t518);
                                    let t1688 = ahead45 * t1591;
                                    let t1689 = t519 * t1664
                                        + (t1646 * t553 - t1632 * t555 - t520 * t1629);
                                    let t1690 = t551
                                        * (t529 * t1681 - (t1633 * t546 + t1655 * t549)
                                            - t539 * t1682) + (t1588 * t556 - t1591 * t550);
                                    let t1691 = t494 * (t1631 * t522 + t1687)
                                        + t527
                                            * (t557 * t1688
                                                + rt::lit::<T>(0.5) * (t552 * t1689 + t1690));
                                    let t1692 = t532 * t1675 - t537 * t1676
                                        + (t1665 * t567 + t1666 * t580 + t1686 - t575 * t1691);
                                    let t1693 = rt::lit::<T>(0.5) * t1592;
                                    let t1694 = half_m1_plus_m2 * t1590;
                                    let t1695 = t562
                                        * (t536 * t1681
                                            + (t533 * t1682 + (t1651 * t549 + t1647 * t546)))
                                        - t1694 * t563;
                                    let t1696 = ahead50 * t1594;
                                    let t1697 = m1_plus_m2 * t1664;
                                    let t1698 = t1642 * t560 + t1637 * t558
                                        - t561
                                            * (t1695
                                                + (t566 * t1696
                                                    + rt::lit::<T>(0.5) * (t565 * t1697 + t1593 * t752)));
                                    let t1699 = t491 * t1691 + (t512 * t1693 + t1698);
                                    let t1700 = t562
                                        * (t535 * t1681 - (t1652 * t546 + t1654 * t549)
                                            - t538 * t1682) - t1694 * t577;
                                    let t1701 = t561
                                        * (t1700
                                            + (t579 * t1696
                                                + rt::lit::<T>(0.5) * (t1596 * t752 + t578 * t1697)))
                                        + (t1635 * t558 + t1645 * t560);
                                    let t1702 = t516 * t1693 + t1701 - t500 * t1691;
                                    let t1703 = t1692 + (t487 * t1699 - t576 * t1702);
                                    let t1704 = rt::lit::<T>(0.5) * t1616;
                                    let t1705 = t597
                                        * (t549 * t1703
                                            + (t1704 * t546 + (t590 * t1681 + t1682 * t582)))
                                        + (t1620 * t598 - t1622 * t601);
                                    let t1706 = rt::lit::<T>(0.5)
                                        * (t503 * t1699 - t508 * t1702)
                                        + (t497 * t1595 - t501 * t1597);
                                    let t1707 = rt::lit::<T>(0.5) * t1598;
                                    let t1708 = t553 * t1706
                                        - (t1629 * t599 + (t1707 * t555 + t600 * t1664));
                                    let t1709 = t1674
                                        - t603
                                            * (rt::lit::<T>(0.5) * (t1705 - t602 * t1708)
                                                - t604 * (ahead97 * t1620));
                                    let t1710 = t21 * t1709 - t19 * t1623;
                                    let t1711 = t17 * t1623;
                                    let t1712 = t621
                                        * (t590 * t1710
                                            + (rt::lit::<T>(0.5) * (t588 * t1703 + t1711 * t582)
                                                + t1704 * t608));
                                    let t1713 = t587 * t1616 + ahead92_new * t1711;
                                    let t1714 = rt::lit::<T>(0.5) * t1623;
                                    let t1715 = t653
                                        * (t553 * t1708
                                            - (t1629 * t601
                                                + rt::lit::<T>(0.5) * (t597 * t1664 + t1620 * t555)));
                                    let t1716 = t652 * (t548 * t1681 + t1587 * t546)
                                        + t1621 * t651 - t1619 * t655 - t1715;
                                    let t1717 = t572 * (t1664 + t650 * t1628) - t1714 * t660
                                        - t656
                                            * (rt::lit::<T>(0.5) * t1716 - t657 * (ahead105 * t1621));
                                    let t1718 = rt::lit::<T>(0.5) * t1618;
                                    let t1719 = t1631 * t625
                                        + (t1632 * t594 - t1668 * t520
                                            + (t592 * t1646 - t1671 * t519));
                                    let t1720 = t626 * t1689 + (t1591 * t627 - t1603 * t556)
                                        - t551
                                            * (t529 * t1672
                                                + (t1655 * t591 - t1633 * t595 - t539 * t1630));
                                    let t1721 = t494 * t1719
                                        - t527 * (t628 * t1688 + rt::lit::<T>(0.5) * t1720);
                                    let t1722 = rt::lit::<T>(0.5) * t1608 - k4 * t1579;
                                    let t1723 = t1694 * t639
                                        - t562
                                            * (t535 * t1672
                                                + (t1654 * t591 - t1652 * t595 - t538 * t1630));
                                    let t1724 = t561
                                        * (t1723
                                            + (t640 * t1696
                                                + rt::lit::<T>(0.5) * (t638 * t1697 - t1611 * t752)))
                                        + (inv_m1_plus_m2 * t1653 - t1645 * t632 - t1635 * t629);
                                    let t1725 = rt::lit::<T>(0.5) * t1604;
                                    let t1726 = t500 * t1721 + (t1724 - t516 * t1725);
                                    let t1727 = k4 * t1581
                                        + rt::lit::<T>(0.5) * (t1610 + t1612);
                                    let t1728 = l2 * t1674 - t1685 * t630 - t574 * t1604
                                        + (t1666 * t641 - t1653 * t631);
                                    let t1729 = t562
                                        * (t1651 * t591 - t1647 * t595 - t533 * t1630
                                            - t536 * t1672) - t1694 * t633;
                                    let t1730 = t561
                                        * (t1729
                                            + (t635 * t1696
                                                + rt::lit::<T>(0.5) * (t634 * t1697 + t1607 * t752)))
                                        + (t1637 * t629 + (t1642 * t632 - inv_m1_plus_m2 * t1650));
                                    let t1731 = t491 * t1721 + (t512 * t1725 + t1730);
                                    let t1732 = t575 * t1721 - t532 * t1722 - t576 * t1726
                                        + (t537 * t1727 + (t1728 - (t1650 * t642 + t1665 * t636))
                                            - t487 * t1731);
                                    let t1733 = t1732 - t1704 * t645
                                        - rt::lit::<T>(0.5)
                                            * (t1617 * t582 + (t643 * t1703 + t1599 * t629));
                                    let t1734 = t600 * t1703
                                        + (t1707 * t582 - t1704 * t599 - t645 * (ahead88 * t1598))
                                        - t590 * t1706;
                                    let t1735 = t1733 - t1430 * t1734;
                                    let t1736 = t649 * t1709
                                        + (t1718 * t605 - t1714 * t646 - t660 * (ahead99 * t1618)
                                            - t658 * t1735);
                                    let t1737 = t1717
                                        - rt::lit::<T>(0.5) * (t661 * t1709 + t1624 * t605)
                                        - t1433 * t1736;
                                    let t1738 = rt::lit::<T>(0.5) * t1625;
                                    let t1739 = t649 * t1737
                                        + (t1738 * t646 + (t648 * t1735 + t1718 * t662));
                                    let t1740 = t623
                                        * (t600 * t1739
                                            + (rt::lit::<T>(0.5) * (t624 * t1706 + t1626 * t599)
                                                + t1707 * t663));
                                    let t1741 = rt::lit::<T>(0.5)
                                        * (t1627 * t609 + (t1712 - t1713 * t664) - t1740)
                                        - t666 * (ahead110 * t1627);
                                    let t1742 = t618 * t1620 + ahead97_new * t1625;
                                    let t1743 = t17 * t1587;
                                    let t1744 = t672
                                        * (rt::lit::<T>(0.5) * (t1620 * t662 + t597 * t1737)
                                            + (t648 * t1708 + t1738 * t601));
                                    let t1745 = t1742 * t669
                                        + (t670 * (t21 * t1681 - t19 * t1587) - t1743 * t673)
                                        - t1744;
                                    let t1746 = t665 * t1741
                                        - t668
                                            * (rt::lit::<T>(0.5) * t1745 - t674 * (ahead111 * t1742));
                                    let t1747 = rt::lit::<T>(0.5)
                                        * (t1626 * t608 + (t624 * t1710 - t1711 * t663)
                                            - t588 * t1739) - t694 * (ahead109 * t1626);
                                    let t1748 = t693 * t1747;
                                    let t1749 = t676 * (t1713 - t677 * t1627)
                                        - t678 * (t1743 - t679 * t1742);
                                    let t1750 = rt::lit::<T>(0.5) * t1749;
                                    let t1751 = t695 * (t1711 - t696 * t1626);
                                    let t1752 = rt::lit::<T>(0.5)
                                        * (t697 * t1721 + t1751 * t629)
                                        + (t1693 * t675 + (t680 * t1691 + t1725 * t694));
                                    let t1753 = t704
                                        * (rt::lit::<T>(0.5) * (t551 * t1737 - t1591 * t662)
                                            - (t648 * t1689 + t1738 * t556));
                                    let t1754 = t17 * t1583;
                                    let t1755 = ahead45_new * t1625 - t618 * t1591;
                                    let t1756 = rt::lit::<T>(0.5) * (t1753 - t1754 * t702)
                                        + (t1755 * t1469 + t701 * (t22 * t1655 - t19 * t1633));
                                    let t1757 = t560 * t1746
                                        + (t632 * t1748 + (t1750 * t558 + t1752) - t699 * t1756);
                                    let t1758 = t708 * t1592 + t696 * t1604
                                        + (ahead67_new * t1751 - t717 * (t1754 + t718 * t1755));
                                    let t1759 = ahead47_new * t1749 + t1758;
                                    let t1760 = h
                                        * (m2 * (t1540 + t1551 - (t1554 + t1557))
                                            + (m1 * t1558 + t1559))
                                        + (t1567 - theta_rate_h * t1161
                                            - half_j1 * (t719 * t1757 + t1759 * t706));
                                    let t1761 = t763 * (t21 * t1737 + t1625 * t1444);
                                    let t1762 = m1_plus_m2 * t1591;
                                    let t1763 = ahead78 * t1762;
                                    let t1764 = m1_plus_m2 * t1689;
                                    let t1765 = ahead30_new * t1573 + ahead8_new * t1583;
                                    let t1766 = t1765 * t758
                                        + t756
                                            * (t529 * t1644 - t515 * t1633
                                                + (t499 * t1655 - t1636 * t539));
                                    let t1767 = t774 * t1696
                                        + (t535 * t1697
                                            + (t538 * t1694 - (t1652 * t752 + t1654 * t562)));
                                    let t1768 = t754
                                        * (t773 * t1763
                                            + rt::lit::<T>(0.5)
                                                * (t771 * t1764 + (t772 * t1762 - t1766))) - t561 * t1767;
                                    let t1769 = t748 * (t747 * t1625);
                                    let t1770 = inv_ahead78_new * (ahead79_new * t1762 - t1765)
                                        - inv_ahead50_new * (ahead80_new * t1594 - t1582);
                                    let t1771 = t1751 * t641
                                        + (t697 * t1726 + (t761 * t1768 - t1769 * t775))
                                        - t1770 * t764;
                                    let t1772 = t1676 * t675 + (t1727 * t694 - t680 * t1702)
                                        - t776 * t1761 + (rt::lit::<T>(0.5) * t1771 - t1750 * t580);
                                    let t1773 = t569 * t1746 + (t1772 - t631 * t1748);
                                    let t1774 = t753 * t1696
                                        + (t536 * t1697
                                            + (t1651 * t562 + t1647 * t752 - t533 * t1694));
                                    let t1775 = ahead30_new * t1570 - ahead3_new * t1583;
                                    let t1776 = t756
                                        * (t529 * t1641 - t1633 * t511
                                            - (t490 * t1655 + t1634 * t539)) + t1775 * t758;
                                    let t1777 = t561 * t1774
                                        - t754
                                            * (t759 * t1763
                                                + rt::lit::<T>(0.5)
                                                    * (t757 * t1764 + (t1776 - t755 * t1762)));
                                    let t1778 = inv_ahead50_new * (t1580 + ahead84_new * t1594)
                                        - inv_ahead78_new * (t1775 + ahead83_new * t1762);
                                    let t1779 = t761 * t1777 - t1769 * t760 - t697 * t1731
                                        - t1751 * t636 - t1778 * t764;
                                    let t1780 = rt::lit::<T>(0.5) * t1779 - t1750 * t567
                                        - (t762 * t1761
                                            + (t1675 * t675 + (t680 * t1699 + t1722 * t694)));
                                    let t1781 = t1780 - t642 * t1748 - t571 * t1746;
                                    let t1782 = t748 * t1778 - ahead85_new * t1769
                                        - t696 * t1609 - t708 * t1595 - ahead75_new * t1751;
                                    let t1783 = rt::lit::<T>(0.5)
                                        * (t1782 - ahead56_new * t1749);
                                    let t1784 = t708 * t1597
                                        + (t696 * t1613 + (t748 * t1770 - ahead81_new * t1769))
                                        - ahead71_new * t1751;
                                    let t1785 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1749 + t1784);
                                    let t1786 = t768
                                        * (t1783 + t1759 * (half_a1 * sin_theta_ahead_new))
                                        + t780 * (t1785 - t1759 * (half_a1 * cos_theta_ahead_new));
                                    let t1787 = t770 * (t1773 + t778 * t1759 - t779 * t1757)
                                        + (t751 * (t766 * t1757 + (t1781 + t767 * t1759)) + t1786);
                                    let t1788 = ahead35_new * t1625 - t618 * t1590;
                                    let t1789 = ahead62_new * t1711 - t587 * t1602;
                                    let t1790 = ahead35_new * t1626 - t619 * t1590;
                                    let t1791 = ahead43_new * t1749
                                        + (t708 * t1614 - t711 * (t710 * t1788)
                                            - t712 * (t1789 - t713 * t1790));
                                    let t1792 = rt::lit::<T>(0.5) * t1791;
                                    let t1793 = rt::lit::<T>(0.5) * t1759;
                                    let t1794 = t21
                                        * (t553 * t1737
                                            - (t1738 * t555 + (t1629 * t662 + t648 * t1664)))
                                        + t1788 * t1490;
                                    let t1795 = t683
                                        * (t591 * t1710
                                            - (t1630 * t608
                                                + rt::lit::<T>(0.5) * (t588 * t1672 + t1711 * t595)));
                                    let t1796 = t685
                                        * (t553 * t1739
                                            - (t1629 * t663
                                                + rt::lit::<T>(0.5) * (t624 * t1664 + t1626 * t555)));
                                    let t1797 = rt::lit::<T>(0.5)
                                        * (t1790 * t681 + (t1795 - t1789 * t686) - t1796)
                                        - t688 * (ahead113 * t1790);
                                    let t1798 = rt::lit::<T>(0.5)
                                        * (t1614 * t675 + t589 * t1746)
                                        + (t1750 * t573 + (t680 * t1684 - t690 * t1794)
                                            - t687 * t1797);
                                    let t1799 = t1760
                                        - phi_rate_h * (t1234 + rt::lit::<T>(2.0) * t796)
                                        - (m1 * t1787
                                            + j2 * (t707 * (t1792 - t1793) + t721 * (t1798 - t1757)));
                                    let t1800 = a2_h * sin_phi_ahead_new;
                                    let t1801 = a2 * t1572 + cos_theta_ahead_new * t1800;
                                    let t1802 = half_a2 * t1565;
                                    let t1803 = t706 * (rt::lit::<T>(0.5) * t1801)
                                        + t720 * (a2 * t1643 + (t508 * t1802 - t501 * t1800));
                                    let t1804 = t791 * t1793 + t1803
                                        - (a2 * (t1666 * t692 + t1653 * t714) + t792 * t1792);
                                    let t1805 = a2 * t1568 - sin_theta_ahead_new * t1800;
                                    let t1806 = t720
                                        * (a2 * t1639 - (t497 * t1800 + t503 * t1802))
                                        + t706 * (rt::lit::<T>(0.5) * t1805);
                                    let t1807 = t785 * t1793 + t1806
                                        - (a2 * (t1650 * t714 + t1665 * t692) + t786 * t1792);
                                    let t1808 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1759 + (t1805 * t750 - a2 * t1579 * t781)
                                            - ahead20_new * t1791);
                                    let t1809 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1791 + (t1801 * t750 - a2 * t1581 * t781)
                                            - ahead22_new * t1759);
                                    let t1810 = t782
                                        * (t783 * t1757 + (t1781 + t1807) - t787 * t1798)
                                        + (t788 * (t1783 + t1808) + t794 * (t1785 + t1809));
                                    let t1811 = t1799
                                        - m2
                                            * (t789 * (t790 * t1798 + (t1773 + t1804 - t793 * t1757))
                                                + t1810);
                                    let t1812 = t1562 * t1015
                                        + ((h - t177 * (half_h * ahead24_new))
                                            * (rt::lit::<T>(2.0) * t476)
                                            - t1091 * (rt::lit::<T>(2.0) * t483));
                                    let t1813 = t464
                                        * (rt::lit::<T>(0.5) * t1812 - theta_rate_h * t1255
                                            - phi_rate_h * t1258 - t796 * (twice_h * rho1_rate));
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
                                    t109,
                                    t94,
                                    t98,
                                    t96,
                                    t106,
                                    t115,
                                    t122,
                                    t147,
                                    t86,
                                    t110,
                                    t177,
                                    t178,
                                    t120,
                                    t131,
                                    t134,
                                    t136,
                                    t160,
                                    t186,
                                    t155,
                                    t191,
                                    t455,
                                    t411,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t488,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t525,
                                    ahead5_new,
                                    ahead8_new,
                                    t523,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t17,
                                    t503,
                                    t504,
                                    t508,
                                    t480,
                                    t18,
                                    t492,
                                    t493,
                                    t547,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t490,
                                    t487,
                                    t499,
                                    t576,
                                    half_l1,
                                    t575,
                                    t783,
                                    t793,
                                    t491,
                                    t500,
                                    t737,
                                    t740,
                                    t732,
                                    t733,
                                    t723,
                                    t722,
                                    ahead24_new,
                                    t526,
                                    t524,
                                    ahead30_new,
                                    t584,
                                    ahead27_new,
                                    t467,
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
                                    t495,
                                    t497,
                                    sin_phi_rate_half_h,
                                    t481,
                                    t784,
                                    t510,
                                    t501,
                                    t479,
                                    t574,
                                    t767,
                                    t778,
                                    t21,
                                    t464,
                                    t505,
                                    t506,
                                    t515,
                                    t791,
                                    k16,
                                    t511,
                                    t532,
                                    t533,
                                    t536,
                                    t537,
                                    t538,
                                    t535,
                                    t785,
                                    t786,
                                    t787,
                                    t792,
                                    t790,
                                    t512,
                                    t542,
                                    t544,
                                    t516,
                                    t541,
                                    t543,
                                    t520,
                                    t529,
                                    t539,
                                    t521,
                                    t518,
                                    t530,
                                    t592,
                                    t594,
                                    t771,
                                    t772,
                                    t757,
                                    t755,
                                    t704,
                                    t22,
                                    t700,
                                    t482,
                                    t476,
                                    t477,
                                    t478,
                                    t483,
                                    t519,
                                    t725,
                                    t473,
                                    t466,
                                    t469,
                                    t470,
                                    t472,
                                    t474,
                                    t728,
                                    t729,
                                    t730,
                                    inv_ahead88_new,
                                    t611,
                                    t613,
                                    inv_ahead97_new,
                                    t585,
                                    t586,
                                    t615,
                                    t616,
                                    inv_ahead105_new,
                                    t614,
                                    t618,
                                    t747,
                                    t748,
                                    t587,
                                    t619,
                                    t695,
                                    t696,
                                    t676,
                                    t677,
                                    t678,
                                    t679,
                                    t708,
                                    t717,
                                    t718,
                                    t750,
                                    t710,
                                    t711,
                                    t712,
                                    t713,
                                    t781,
                                    t738,
                                    t739,
                                    t741,
                                    t742,
                                    t724,
                                    t731,
                                    t734,
                                    t736,
                                    t744,
                                    t743,
                                    t531,
                                    t494,
                                    t540,
                                    t555,
                                    t553,
                                    t548,
                                    t549,
                                    t546,
                                    t522,
                                    t589,
                                    t572,
                                    t573,
                                    t552,
                                    t550,
                                    t551,
                                    t556,
                                    t527,
                                    t557,
                                    t559,
                                    t560,
                                    t558,
                                    t578,
                                    t577,
                                    t752,
                                    t562,
                                    t561,
                                    t579,
                                    t568,
                                    t569,
                                    t580,
                                    t565,
                                    t563,
                                    t566,
                                    t570,
                                    t571,
                                    t567,
                                    t595,
                                    t591,
                                    t625,
                                    t596,
                                    t626,
                                    t627,
                                    t628,
                                    t630,
                                    t632,
                                    t629,
                                    t638,
                                    t639,
                                    t640,
                                    t631,
                                    t641,
                                    t634,
                                    t633,
                                    t635,
                                    t642,
                                    t636,
                                    t650,
                                    t758,
                                    t756,
                                    t754,
                                    t773,
                                    t774,
                                    t776,
                                    t775,
                                    t759,
                                    t753,
                                    t762,
                                    t760,
                                    t600,
                                    t599,
                                    t590,
                                    t582,
                                    t643,
                                    t644,
                                    t645,
                                    t597,
                                    t601,
                                    t649,
                                    t646,
                                    t602,
                                    t598,
                                    t603,
                                    t604,
                                    t658,
                                    t605,
                                    t661,
                                    t659,
                                    t660,
                                    t653,
                                    t651,
                                    t652,
                                    t655,
                                    t656,
                                    t657,
                                    t648,
                                    t662,
                                    t763,
                                    t764,
                                    t588,
                                    t608,
                                    t624,
                                    t663,
                                    t693,
                                    t694,
                                    t623,
                                    t609,
                                    t621,
                                    t664,
                                    t665,
                                    t666,
                                    t672,
                                    t669,
                                    t670,
                                    t673,
                                    t668,
                                    t674,
                                    t675,
                                    t701,
                                    t702,
                                    t699,
                                    t705,
                                    t685,
                                    t681,
                                    t683,
                                    t686,
                                    t687,
                                    t688,
                                    t690,
                                    t691,
                                    half_a1,
                                    t766,
                                    t779,
                                    t761,
                                    t697,
                                    t680,
                                    t719,
                                    t720,
                                    t706,
                                    t714,
                                    t692,
                                    t751,
                                    t768,
                                    t770,
                                    t780,
                                    t782,
                                    t788,
                                    t789,
                                    t794,
                                    t721,
                                    t707,
                                    t796,
                                    t813,
                                    t815,
                                    t821,
                                    t814,
                                    t824,
                                    t822,
                                    t818,
                                    t816,
                                    t827,
                                    t834,
                                    t837,
                                    t840,
                                    t846,
                                    t844,
                                    t850,
                                    t856,
                                    t858,
                                    t860,
                                    t872,
                                    t890,
                                    t847,
                                    t854,
                                    t873,
                                    t867,
                                    t868,
                                    t869,
                                    t892,
                                    t877,
                                    t894,
                                    t896,
                                    t887,
                                    t886,
                                    t889,
                                    t914,
                                    a2_h,
                                    m2_a2_h,
                                    t912,
                                    t913,
                                    t917,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    t915,
                                    t918,
                                    m2_l1_a2_h,
                                    t929,
                                    t974,
                                    t934,
                                    t937,
                                    t940,
                                    t944,
                                    t943,
                                    t948,
                                    t954,
                                    t957,
                                    t959,
                                    t968,
                                    t994,
                                    t945,
                                    t952,
                                    t969,
                                    t963,
                                    t964,
                                    t965,
                                    t996,
                                    t973,
                                    t991,
                                    t993,
                                    t985,
                                    t984,
                                    t987,
                                    t1015,
                                    t1091,
                                    t1161,
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
                                    t496,
                                    a1_h,
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
                                    t139 * t193
                                        + (x_rate - kappa_gradient * t194 - t182 * t178 - t181),
                                    t149 * t193
                                        + (y_rate - kappa_gradient * t195 - t173 * t178 - t172),
                                    theta_rate - kappa_gradient * t196 - t270 - t162 * t193,
                                    t157 * t193 + (phi_rate - t275),
                                    t459 + (t57 * t461 - t182 * t462),
                                    kappa_gradient - t796,
                                ],
                                [
                                    [
                                        t139 * t804 + rt::lit::<T>(1.0),
                                        t139 * t812,
                                        t139 * t910 + (t193 * t906 + (t893 * t911 - t892)),
                                        t139 * t1011 + (t193 * t1005 + (t997 + t998 * t911 - t996)),
                                        t139 * t1016 - (t1017 + t177 * (half_h * t182)),
                                        t139 * t1018 - t194,
                                    ],
                                    [
                                        t149 * t804,
                                        t149 * t812 + rt::lit::<T>(1.0),
                                        t149 * t910 + (t193 * t901 - (t877 + t878 * t911)),
                                        t149 * t1011 + (t193 * t1009 + (t975 + t977 * t911 - t973)),
                                        t149 * t1016 - (t1019 + t177 * (half_h * t173)),
                                        t149 * t1018 - t195,
                                    ],
                                    [
                                        -(t162 * t804),
                                        -(t162 * t812),
                                        rt::lit::<T>(1.0) - t193 * t908 - t162 * t910,
                                        t1089 - (t1090 + t58 * (half_h * t174)) - t193 * t1003
                                            - t162 * t1011,
                                        -(t162 * t1016
                                            + (kappa_gradient * t57 + rt::lit::<T>(0.5) * t1092)),
                                        -(t196 + t162 * t1018),
                                    ],
                                    [
                                        t157 * t804,
                                        t157 * t812,
                                        t193 * t904 + t157 * t910,
                                        t157 * t1011 + (t193 * t1007 + (rt::lit::<T>(1.0) - t1097)),
                                        t157 * t1016,
                                        t157 * t1018,
                                    ],
                                    [
                                        t1017
                                            - t173 * (t144 * t1098 - t457 * (rt::lit::<T>(2.0) * t800))
                                            - t1099,
                                        t1019 - t173 * (t806 * t457 + t144 * t1100) - t1101,
                                        t1102
                                            - t173 * (t144 * t1104 - t457 * (rt::lit::<T>(2.0) * t882))
                                            - t1105,
                                        t1240 - t1241,
                                        t1260 + t1261,
                                        t288 - t1262,
                                    ],
                                    [
                                        t796 * (twice_x_rate * t1263),
                                        t796 * (twice_y_rate * t1263),
                                        t464
                                            * (m1 * (t770 * t1473 + (t751 * t1483 + t1488)) + t1537),
                                        -(t464 * t1811),
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
                let x_new = x + h * x_rate;
                let y_new = y + h * y_rate;
                let theta_rate_h = h * theta_rate;
                let theta_new = theta + theta_rate_h;
                let phi_rate_h = h * phi_rate;
                let phi_new = phi + phi_rate_h;
                let rho1_new = rho1 + h * rho1_rate;
                let phi_rate_half_h = half_h * phi_rate;
                let t56 = phi + phi_rate_half_h;
                let (t57, t58) = rt::sin_cos(t56);
                let t76 = k1 + m2_l1 * (l1 + twice_a2 * t58);
                let t175 = rho1 + half_h * rho1_rate;
                let t176 = t57 * (k5 * t57) + (k8 + k9 * t58);
                let t1814 = t175 / t176;
                let t1815 = t57 * t1814;
                let theta_rate_half_h = half_h * theta_rate;
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
                let t145 = t84 * (t73 * t75);
                let t146 = t64 * t81;
                let t147 = t145 - t146;
                let t1839 = rt::lit::<T>(1.0) / t1820;
                let t1840 = t13 * t1839;
                let t1841 = t1838 + (t147 * t1840 - t1817 * t1830);
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
                let t1863 = t1840 * (t146 - t145) + t86 * t1861 - t1830 * t1855 - t1838
                    - t122 * t1862;
                let t1864 = t1850
                    * (t98 * t1859 + (t1843 + t147 * t1861 - t1844 - t1817 * t1862))
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
                let t400 = k2 * t275;
                let t401 = t204 * t284;
                let t1873 = t197 * t1868;
                let t1874 = t68 * t1871 + t400 + (t401 - t1873);
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
                let t343 = t213 * t216;
                let t344 = t321 * t240;
                let t1878 = t198 * t1876 + (t343 - t218 * (t217 + t197 * t1875 - t344));
                let t348 = t320 * t242;
                let t1879 = t231 * (t1875 - t348);
                let t347 = t300 * t216;
                let t350 = t57 * t220;
                let t1880 = t58 * (t241 + t1877)
                    + (t57 * t1878 + (l2 * t1879 + t347 - t350 - t104 * t1876));
                let t328 = t300 + t57 * (t213 - t200);
                let t329 = t328 * t207 - t222 * t319;
                let t330 = t231 * (t329 - t320 * t232);
                let t352 = t320 * t220;
                let t1881 = t352 + t208 * t1877;
                let t1882 = t330 - t250 * (t1875 * t243 + t214 * t1880 - t251 * t1881);
                let t1883 = t13 * t1882;
                let t356 = t206 * (t317 * t226 - t328);
                let t357 = t210 * (t205 * t329 - t316 * t223 - t227 * t323);
                let t358 = t356 - t357;
                let t359 = t57 * t230;
                let t360 = t218 * (t224 + t197 * t329 - t321 * t235);
                let t361 = t198 * t358 + (t213 * t228 + (t360 - t221));
                let t362 = t218 * (t204 * t329 - t234 - t321 * t225);
                let t363 = t200 * t358 + (t236 + t362 - t233);
                let t364 = t104 * t358 + (l2 * t330 - t300 * t228) - t359 - t57 * t361
                    - t58 * (t237 + t363);
                let t1884 = t364 - t245 * t1880 - t245 * (t1880 - t245 * t1877);
                let t368 = t208 * t208;
                let t371 = rt::lit::<T>(2.0) * t214;
                let t372 = t320 * t247;
                let t1885 = t254 * t1882
                    + (t320 / t368
                        + t248 * (t1875 * t371 - t249 * (t372 + t208 * t1881)));
                let t1886 = t254 * (t1882 - t254 * t1884) + t1885;
                let t1887 = t255 * t1884 - t246 * t1886;
                let t1888 = t257
                    * (t258 * t1880 + t243 * t1883
                        - t259 * (t256 * t1877 + t220 * t1887));
                let t1889 = t1888
                    - t260 * (t13 * t1875 - t261 * (t255 * t1881 - t247 * t1886));
                let t403 = t320 * t255;
                let t406 = t329 * t258;
                let t407 = t320 * t256;
                let t1890 = t262 * t1879 - t272 * (t271 * (t403 - t208 * t1886))
                    - t273 * (t406 + t223 * t1883 - t274 * (t407 + t208 * t1887));
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
                let t377 = t267 * t361;
                let t1894 = t266 * (t1883 - t267 * t1887);
                let t1895 = t327 - t300 * t1814 + (t292 * t1893 - t377) - t262 * t1878
                    - t237 * t1894;
                let t285 = m1_plus_m2 * t284;
                let t276 = t204 * t275;
                let t1896 = t285 + (t70 * t1871 + t276);
                let t392 = t267 * t363;
                let t388 = t218 * (t197 + t321 * t280);
                let t389 = t278 * (t279 * t324 + (t290 + t70 * t316));
                let t390 = t388 - t389;
                let t391 = t283 * t390;
                let t1897 = t220 * t1889
                    + (t262 * t1877 + (t392 + (t391 + t281 * t1893)) - t230 * t1894);
                let t302 = t68 * t275;
                let t303 = t70 * t284;
                let t1898 = t76 * t1871 + t302 + (t303 - t1873);
                let t394 = t13 * t316;
                let t395 = t255 * t323;
                let t398 = t267 * t358;
                let t1899 = t264 * (t394 + t265 * (t395 - t209 * t1886))
                    + (t58 * t1814 - t398) - (t262 * t1876 + t228 * t1894);
                let t1900 = t307 - t1892 * (t1895 - t241 * t1889)
                    - (t1896 * t1897 + t1898 * (t1899 - t216 * t1889));
                let t1901 = t1891 + t1900;
                let t465 = t18 * t89;
                let t467 = t18 * t112;
                let t468 = t110 * t467;
                let t1902 = t1824 * t465 - t1822 * t468;
                let t727 = t106 * t467;
                let t1903 = t109 * t1902 + (t1835 * t727 - t18 * t1833);
                let t1904 = t1829 * t467;
                let t471 = t18 * t75;
                let t1905 = t94 * t1902 - (t115 * t1904 + t1827 * t471);
                let t737 = a1 * t54;
                let t1906 = t18 * t1839;
                let t1907 = t96 * t1902 + (t86 * t1906 - t122 * t1904);
                let t740 = a1 * t55;
                let t1908 = t98 * t1902 + (t1817 * t1904 - t147 * t1906);
                let t1909 = (t1845 + t737 * t1831) * (t737 * t1905 - t1907)
                    + (t1841 - t740 * t1831) * (t1908 - t740 * t1905);
                let t414 = x_rate * kappa_gradient;
                let t413 = y_rate * kappa_gradient;
                let t418 = rt::lit::<T>(0.0) * t214;
                let t419 = t250 * t418;
                let t423 = t229 - t221;
                let t424 = t359 + t57 * t423;
                let t1910 = t254 * (rt::lit::<T>(2.0) * t419 - t254 * t424);
                let t1911 = t282 * t1910;
                let t420 = t13 * t419;
                let t437 = t243 * t420;
                let t1912 = t246 * t1910 - t255 * t424;
                let t1913 = t261 * t1911 - t257 * (t437 + t259 * (t220 * t1912));
                let t446 = t223 * t420;
                let t1914 = t1874
                    * (t242 * t1913
                        + (t273 * (t446 + t274 * (t208 * t1912)) - t272 * t1911));
                let t1915 = rt::lit::<T>(0.5)
                    * ((t1869 + t284 * t1870) * (m2_a2 * t1872) + k14 * (t1868 * t1871))
                    - t1914;
                let t415 = theta_rate * kappa_gradient;
                let t1916 = t266 * (t420 + t267 * t1912);
                let t431 = t280 - t279;
                let t432 = t283 * t431;
                let t1917 = t283 * t1911;
                let t435 = t267 * t423;
                let t1918 = t1892
                    * (t237 * t1916 + (t432 - t292 * t1917 - t435 - t277)
                        - t241 * t1913);
                let t1919 = t1896
                    * (t220 * t1913
                        + (t230 * t1916 + (t1867 - (t295 + t281 * t1917) - t296)));
                let t1920 = t415 - t1918
                    - (t1919 + t1898 * (t265 * t1911 + t228 * t1916 - t216 * t1913));
                let t1921 = t1915 + t1920;
                let t722 = a2 * t63;
                let t723 = t69 * t55 - a2 * t62;
                let t1922 = (t1841 + t722 * t1837 - t723 * t1831)
                    * (t1908 + t722 * t1903 - t723 * t1905);
                let t732 = t54 * t69 + a2 * t59;
                let t733 = a2 * t60;
                let t1923 = (t1845 + t732 * t1831 - t733 * t1837)
                    * (t1907 + t733 * t1903 - t732 * t1905);
                let t1924 = t414 * t1845 + (kappa_gradient + t413 * t1841)
                    - t1831 * (t1921 + j1 * t1905) - m2 * (t1922 - t1923);
                let t1925 = t1837 * t1901 - (t1903 - t1905) * (j2 * (t1837 - t1831))
                    - m1 * t1909 + t1924;
                let t133 = t110 * t112;
                let t1926 = t1822 * t133 - t89 * t1824;
                let t154 = t106 * t112;
                let t1927 = t109 * t1926 + (t1833 - t1835 * t154);
                let t1928 = t112 * t1829;
                let t1929 = t98 * t1926 + (t147 * t1839 - t1817 * t1928);
                let t1930 = t86 * t1839 - t122 * t1928 - t96 * t1926;
                let t1931 = t94 * t1926 + (t115 * t1928 + t75 * t1827);
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
                let t1937 = t1933 * t1837 - t1934 * t1831
                    + (t1935 * t1845 + (t1936 * t1841 + (t14 + t1932)));
                let t1938 = (t1927 * t1901 + (t413 * t1929 + t414 * t1930)
                    - t1931 * t1921) * t1937
                    / (t1936 * t1929 + t1933 * t1927 + (t1935 * t1930 - t1934 * t1931));
                let t1939 = (t1847 * (t58 * t1837) + t1851 - t57 * (t1864 + t1866))
                    * (t174 + t1814) + (t1925 - t1938);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(phi_new);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(theta_new);
                let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                let t525 = ahead2_new + ahead4_new;
                let ahead5_new = m2_a2 * t525;
                let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                let t523 = ahead9_new - ahead7_new;
                let ahead10_new = m2_a2 * t523;
                let t524 = k3 * t523;
                let ahead33_new = ahead10_new * t524;
                let t526 = k3 * t525;
                let ahead32_new = ahead5_new * t526;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t488 = l1 + a2 * cos_phi_ahead_new;
                let t489 = m1_a1 + m2 * t488;
                let ahead1_new = sin_theta_ahead_new * t489;
                let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                let t492 = inv_m1_plus_m2 * ahead3_new;
                let ahead28_new = ahead5_new * t492;
                let ahead6_new = t489 * cos_theta_ahead_new;
                let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                let t493 = inv_m1_plus_m2 * ahead8_new;
                let ahead29_new = ahead10_new * t493;
                let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                let ahead11_new = k1 + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                let ahead25_new = ahead3_new * t492;
                let ahead26_new = ahead8_new * t493;
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
                let ahead36_new = sin_theta_ahead_new * t492;
                let ahead37_new = cos_theta_ahead_new * t493;
                let t547 = ahead36_new + ahead37_new;
                let ahead40_new = t547 * ahead31_new;
                let ahead38_new = sin_theta_ahead_new * t526;
                let ahead39_new = cos_theta_ahead_new * t524;
                let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                let ahead104_new = ahead41_new * ahead41_new;
                let ahead42_new = t547 * inv_ahead27_new;
                let ahead44_new = ahead30_new * ahead41_new;
                let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                let ahead46_new = ahead44_new * inv_ahead45_new;
                let ahead47_new = ahead42_new + ahead46_new;
                let ahead53_new = t492 * ahead47_new;
                let ahead54_new = ahead5_new * ahead41_new;
                let ahead55_new = inv_ahead50_new * ahead54_new;
                let ahead56_new = ahead53_new
                    + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                let ahead86_new = sin_theta_ahead_new * ahead56_new;
                let ahead48_new = t493 * ahead47_new;
                let ahead49_new = ahead10_new * ahead41_new;
                let ahead51_new = ahead49_new * inv_ahead50_new;
                let ahead52_new = ahead48_new
                    + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                let ahead87_new = cos_theta_ahead_new * ahead52_new;
                let ahead88_new = ahead86_new + ahead87_new;
                let ahead97_new = ahead35_new * ahead88_new;
                let ahead105_new = ahead35_new * ahead97_new;
                let ahead106_new = ahead104_new / ahead105_new;
                let ahead60_new = t523 * t524;
                let ahead59_new = t525 * t526;
                let ahead13_new = l2 + l1_cos_phi_ahead_new;
                let ahead57_new = t525 * t492;
                let ahead58_new = t523 * t493;
                let t584 = ahead13_new - ahead57_new - ahead58_new;
                let ahead61_new = t584 * ahead31_new;
                let ahead62_new = l2 - ahead60_new - ahead59_new - ahead61_new;
                let ahead64_new = ahead76_new * ahead62_new;
                let ahead89_new = t525 * ahead56_new;
                let ahead90_new = t523 * ahead52_new;
                let ahead43_new = ahead41_new * ahead76_new;
                let ahead91_new = ahead13_new * ahead47_new;
                let ahead92_new = ahead89_new
                    + (ahead90_new + (l2 * ahead43_new - ahead91_new));
                let ahead100_new = ahead41_new * ahead92_new;
                let ahead101_new = ahead100_new / ahead97_new;
                let ahead102_new = ahead64_new - ahead101_new;
                let ahead69_new = ahead10_new * ahead62_new;
                let ahead70_new = inv_ahead50_new * ahead69_new;
                let ahead63_new = t584 * inv_ahead27_new;
                let ahead65_new = ahead30_new * ahead62_new;
                let ahead66_new = inv_ahead45_new * ahead65_new;
                let ahead67_new = ahead63_new - ahead66_new;
                let ahead68_new = t493 * ahead67_new;
                let ahead71_new = inv_m1_plus_m2 * t523 - ahead70_new - ahead68_new;
                let ahead94_new = t523 * ahead71_new;
                let ahead95_new = ahead13_new * ahead67_new;
                let ahead72_new = t492 * ahead67_new;
                let ahead73_new = ahead5_new * ahead62_new;
                let ahead74_new = inv_ahead50_new * ahead73_new;
                let ahead75_new = ahead72_new + (ahead74_new - inv_m1_plus_m2 * t525);
                let ahead93_new = t525 * ahead75_new;
                let t610 = ahead94_new + (ahead95_new + l2 * ahead64_new) - ahead93_new;
                let ahead96_new = ahead92_new / ahead88_new;
                let ahead98_new = ahead92_new * ahead96_new;
                let ahead99_new = t610 - ahead98_new;
                let ahead103_new = ahead102_new / ahead99_new;
                let ahead107_new = ahead102_new * ahead103_new;
                let ahead108_new = ahead76_new - ahead106_new - ahead107_new;
                let t1940 = t17 / ahead108_new;
                let t1941 = t17 * ahead102_new;
                let ahead109_new = ahead99_new * ahead108_new;
                let t1942 = t1941 / ahead109_new;
                let ahead110_new = ahead88_new * ahead109_new;
                let t671 = t17 * ahead41_new;
                let ahead111_new = ahead97_new * ahead108_new;
                let t1943 = ahead92_new * t1941 / ahead110_new - t671 / ahead111_new;
                let t1944 = ahead85_new * t1940 - ahead75_new * t1942
                    - ahead56_new * t1943;
                let ahead18_new = sin_theta_ahead_new * t488;
                let ahead19_new = ahead18_new + a2 * ahead2_new;
                let t703 = t17 * ahead30_new;
                let ahead112_new = ahead45_new * ahead108_new;
                let t1945 = ahead47_new * t1943
                    + (ahead67_new * t1942 + t703 / ahead112_new);
                let ahead20_new = a2 * t525;
                let ahead114_new = ahead35_new * ahead108_new;
                let ahead113_new = ahead35_new * ahead109_new;
                let t1946 = ahead43_new * t1943
                    + (t17 / ahead114_new - ahead62_new * t1941 / ahead113_new);
                let t1947 = t1944 + ahead19_new * t1945 - ahead20_new * t1946;
                let ahead77_new = ahead8_new * ahead30_new;
                let ahead79_new = ahead77_new * inv_ahead78_new;
                let ahead80_new = ahead10_new * inv_ahead50_new;
                let ahead81_new = ahead79_new - ahead80_new;
                let t1948 = ahead52_new * t1943
                    + (ahead81_new * t1940 - ahead71_new * t1942);
                let ahead23_new = a2 * t523;
                let ahead21_new = t488 * cos_theta_ahead_new;
                let ahead22_new = ahead21_new - a2 * ahead7_new;
                let t1949 = t1948 + ahead23_new * t1946 - ahead22_new * t1945;
                let ahead16_new = a1 * sin_theta_ahead_new;
                let t1950 = t1944 + ahead16_new * t1945;
                let ahead17_new = a1 * cos_theta_ahead_new;
                let t1951 = t1948 - ahead17_new * t1945;
                let t1952 = t1946 - t1945;
                let t1953 = t9 - t7;
                let t1954 = t5 + t34;
                let t1955 = t6 - t35;
                let t1956 = work - t7 * (j1 * t7) - t1953 * (j2 * t1953)
                    - m1 * (t1954 * t1954 + t1955 * t1955);
                let t1957 = t5 + t36 - t37;
                let t1958 = t6 + t39 - t40;
                let t1959 = t1952 * (j2 * t1952)
                    + (t1945 * (j1 * t1945)
                        + (t1956 - m2 * (t1957 * t1957 + t1958 * t1958)));
                let t1960 = m2 * (t1947 * t1947 + t1949 * t1949)
                    + (m1 * (t1950 * t1950 + t1951 * t1951) + t1959);
                let work_new = h * t1939 + t1960;
                let ahead14_new = cos_theta_ahead_new * ahead13_new;
                let ahead15_new = sin_theta_ahead_new * ahead13_new;
                let ahead24_new = sin_phi_ahead_new * (k5 * sin_phi_ahead_new)
                    + (k8 + k9 * cos_phi_ahead_new);
                let t1961 = cos_theta_ahead_new * t525 - sin_theta_ahead_new * t523;
                let ahead115_new = t1961 * t1961 + ahead13_new * ahead13_new;
                let ahead116_new = rt::abs(inv_h * theta_new);
                let ahead117_new = rt::abs(inv_h * phi_new);
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
                    let t26 = phi + half_h * phi_rate;
                    let (t27, t28) = rt::sin_cos(t26);
                    let t29 = rho1 + half_h * rho1_rate;
                    let t30 = t27 * (k5 * t27) + (k7 + k9 * t28);
                    let t329 = t29 / t30;
                    let t330 = t27 * t329;
                    let t33 = l1 * t28;
                    let t34 = j2 + m2_a2 * (a2 + t33);
                    let t35 = theta + half_h * theta_rate;
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
                            let t26 = phi + half_h * phi_rate;
                            let (t27, t28) = rt::sin_cos(t26);
                            let t29 = rho1 + half_h * rho1_rate;
                            let t30 = t27 * (k5 * t27) + (k7 + k9 * t28);
                            let t31 = rt::lit::<T>(1.0) / t30;
                            let t32 = t29 * t31;
                            let t33 = l1 * t28;
                            let t34 = j2 + m2_a2 * (a2 + t33);
                            let t35 = theta + half_h * theta_rate;
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
                let t35 = theta + half_h * theta_rate;
                let (t36, t37) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    half_h * theta_rate,
                    t35,
                    tally,
                );
                let t26 = phi + half_h * phi_rate;
                let (t27, t28) = rt::turned(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi,
                    half_h * phi_rate,
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
                let theta_new = theta + h * theta_rate;
                let phi_new = phi + h * phi_rate;
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
                    h * phi_rate,
                    phi_new,
                    tally,
                );
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::turned(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta,
                    h * theta_rate,
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
                            let theta_new = theta + h * theta_dot_ahead;
                            let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                theta_new,
                            );
                            let phi_new = phi + h * phi_dot_ahead;
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
        /// | once, from parameters | 17 | 30 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 2 | 0 | 0 | 0 | 0 |
        /// | each step | 1440 | 2319 | 147 | 0 | 11 | 0 |
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
                } = *setting.scheme();
                let [rho1_over_ahead17, t1, sin_w_t, cos_w_t_a_w, cos_w_t_a_w_ahead32,
                inv_ahead35, ahead31_inv_ahead35, t2, inv_ahead36, ahead19_inv_ahead36,
                t3, t4, inv_ahead34, t5, t6, t7, t8, t9, t11, t12, inv_ahead39, t13,
                inv_ahead38, ahead24_inv_ahead38, t14, t15, t17, t18, t19, t20, t21, t24,
                t29, t30, t31, t32, t33, t34, t35, t41, t42, t44, t47, t49, t50, t51,
                t52, t53, t55, t56, t57, t58, t60, t61, t62, t63, t64, t65, t66, t67,
                t68, t70, t72, t74, t76, t77, t78, t80, t81, t82, t83, t84, t86, t87,
                inv_ahead33, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97, t98, t100,
                t101, t102, t103, t108, t109, t110, t111, t112, t113, t114, t115, t116,
                t117, t119, t120, t121, t122, t123, t124, t125, t126, t127, t128, t129,
                t130, t131, t132, t133, t134, t135, t136, t138, t139, t140, t145, t146,
                t147, t148, t150, t151, t152, t153, t154, t155, t157, t158, t163, t164,
                t166, t167, t170, t171, t173, t174, t176, t177, t178, t179, t180, t181,
                t182, t183, t185, t186, t187, t188, t191, t192, t193, t194, t195, t196,
                t197, t198, t199, t200, t201, t202, t203, t204, t205, t206, t207, t208,
                t209, t210, t211, t212, t213, t215, t216] = {
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
                    ) -> [T; 178] {
                        let rho1_over_ahead17 = rho1 / ahead17;
                        let t1 = sin_phi_ahead * rho1_over_ahead17;
                        let w_t = w * t;
                        let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                        let cos_w_t_a_w = a_w * cos_w_t;
                        let cos_w_t_a_w_ahead32 = cos_w_t_a_w * ahead32;
                        let inv_ahead35 = rt::lit::<T>(1.0) / ahead35;
                        let ahead31_inv_ahead35 = ahead31 * inv_ahead35;
                        let t2 = cos_w_t_a_w_ahead32 * ahead31_inv_ahead35;
                        let inv_ahead36 = rt::lit::<T>(1.0) / ahead36;
                        let ahead19_inv_ahead36 = ahead19 * inv_ahead36;
                        let t3 = cos_w_t_a_w * ahead19_inv_ahead36;
                        let t4 = t2 - t3;
                        let inv_ahead34 = rt::lit::<T>(1.0) / ahead34;
                        let t5 = cos_w_t_a_w_ahead32 * inv_ahead34;
                        let t6 = ahead18 * (rt::lit::<T>(1.0) / ahead37);
                        let t7 = cos_w_t_a_w * t6;
                        let t8 = ahead21 * t4 + (ahead25 * t5 + t7);
                        let t9 = t1 - t8;
                        let t10 = theta + half_h * t9;
                        let (t11, t12) = rt::sin_cos(t10);
                        let inv_ahead39 = rt::lit::<T>(1.0) / ahead39;
                        let t13 = cos_w_t_a_w * inv_ahead39;
                        let inv_ahead38 = rt::lit::<T>(1.0) / ahead38;
                        let ahead24_inv_ahead38 = ahead24 * inv_ahead38;
                        let t14 = cos_w_t_a_w_ahead32 * ahead24_inv_ahead38;
                        let t15 = ahead20 * t4 + (t13 - t14);
                        let t16 = phi + half_h * t15;
                        let (t17, t18) = rt::sin_cos(t16);
                        let t19 = l1 + a2 * t18;
                        let t20 = m1_a1 + m2 * t19;
                        let t21 = t12 * t17;
                        let t22 = t11 * t20 + m2_a2 * t21;
                        let t23 = inv_m1_plus_m2 * t22;
                        let t24 = t11 * t17;
                        let t25 = t20 * t12 - m2_a2 * t24;
                        let t26 = inv_m1_plus_m2 * t25;
                        let t27 = t11 * t23 + t12 * t26;
                        let t28 = l1 * t18;
                        let t29 = j2 + m2_a2 * (a2 + t28);
                        let t30 = t21 + t11 * t18;
                        let t31 = m2_a2 * t30;
                        let t32 = t18 * t12 - t24;
                        let t33 = m2_a2 * t32;
                        let t34 = t29 - t31 * t23 - t33 * t26;
                        let t35 = k1 + m2_l1 * (l1 + twice_a2 * t18);
                        let t36 = t35 - t22 * t23 - t25 * t26;
                        let t37 = rt::lit::<T>(1.0) / t36;
                        let t38 = t34 * t37;
                        let t39 = k3 * t30;
                        let t40 = k3 * t32;
                        let t41 = t27 * t38 - (t11 * t39 + t12 * t40);
                        let t42 = k2 - t33 * t40 - t31 * t39 - t34 * t38;
                        let t43 = rt::lit::<T>(1.0) / t42;
                        let t44 = t41 * t43;
                        let t45 = t36 * t42;
                        let t46 = rt::lit::<T>(1.0) / t45;
                        let t47 = t27 * t37 + t46 * (t34 * t41);
                        let t48 = inv_m1_plus_m2 / t42;
                        let t49 = t23 * t47 + (inv_m1_plus_m2 * t11 - t48 * (t31 * t41));
                        let t50 = t26 * t47 + (inv_m1_plus_m2 * t12 - t48 * (t33 * t41));
                        let t51 = t11 * t49 + t12 * t50;
                        let t52 = inv_m1_plus_m2 * t32;
                        let t53 = l2 + t28;
                        let t54 = t53 - t30 * t23 - t32 * t26;
                        let t55 = l2 - t32 * t40 - t30 * t39 - t54 * t38;
                        let t56 = t54 * t37 - t46 * (t34 * t55);
                        let t57 = t26 * t56 + t48 * (t33 * t55);
                        let t58 = t52 - t57;
                        let t59 = t43 * t55;
                        let t60 = t23 * t56 + (t48 * (t31 * t55) - inv_m1_plus_m2 * t30);
                        let t61 = t30 * t49 + (t32 * t50 + (l2 * t44 - t53 * t47));
                        let t62 = t32 * t58 + (t53 * t56 + l2 * t59 - t30 * t60)
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
                        let t89 = ahead22 * t4 + (ahead29 * t88 - ahead26 * t5);
                        let t90 = ahead10 * rho1_over_ahead17 + t89;
                        let t91 = ahead30 * t88 - ahead27 * t5;
                        let t92 = ahead23 * t4;
                        let t93 = t91 - t92;
                        let t94 = ahead9 * rho1_over_ahead17 + t93;
                        let t95 = ahead6 * t9 + ahead7 * t15
                            + (ahead4 * t90 - ahead2 * t94);
                        let t96 = t95 * (cos_phi_ahead * t15);
                        let t97 = m1_plus_m2 * t90 + (ahead4 * t9 + ahead5 * t15);
                        let t98 = ahead8 * cos_theta_ahead;
                        let t99 = l1 * sin_phi_ahead * t15;
                        let t100 = sin_theta_ahead * t99;
                        let t101 = m1_plus_m2 * t94 - ahead3 * t15 - ahead2 * t9;
                        let t102 = cos_theta_ahead * t99;
                        let t103 = ahead8 * sin_theta_ahead;
                        let t104 = m2_a2 * (t15 + t9);
                        let t105 = m1_a1_plus_m2_l1 * t9 + cos_phi_ahead * t104;
                        let t106 = sin_phi_ahead * t104;
                        let t107 = sin_theta_ahead * (t90 * t105 - t94 * t106)
                            + cos_theta_ahead * (t90 * t106 + t94 * t105);
                        let t108 = t96 + t97 * (t98 * t9 - t100)
                            - t101 * (t102 + t103 * t9) - sin_phi_ahead * t107;
                        let t109 = (rho1 + half_h * t108)
                            / (t17 * (k4 * t17) + (k6 + k7 * t18));
                        let t110 = t17 * t109;
                        let t111 = rt::lit::<T>(1.0) / (t45 * t68);
                        let t112 = t111 * (t74 * t34);
                        let t113 = rt::lit::<T>(1.0) / t69;
                        let t114 = t75 * t113;
                        let t115 = t47 * t79 + (t112 + t56 * t114);
                        let t116 = t110 - t115;
                        let t117 = t50 * t79;
                        let t118 = inv_m1_plus_m2 / t45;
                        let t119 = t118 * (t25 * t34);
                        let t120 = t33 * t48;
                        let t121 = t119 - t120;
                        let t122 = rt::lit::<T>(1.0) / t68;
                        let t123 = t74 * t122;
                        let t124 = t117 + (t121 * t123 - t58 * t114);
                        let t125 = t11 * t53;
                        let t126 = t124 + t109 * t125;
                        let t127 = t31 * t48 - t118 * (t22 * t34);
                        let t128 = t127 * t123;
                        let t129 = t49 * t79 + t60 * t114;
                        let t130 = t128 - t129;
                        let t131 = t12 * t53;
                        let t132 = t130 + t109 * t131;
                        let t133 = t35 * t116 + t29 * t84 + (t25 * t126 - t22 * t132);
                        let t134 = t133 * (t18 * t84);
                        let t135 = m1_plus_m2 * t126 + (t25 * t116 + t33 * t84);
                        let t136 = l1 * t17;
                        let t137 = t136 * t84;
                        let t138 = t11 * t137;
                        let t139 = m1_plus_m2 * t132 - (t22 * t116 + t31 * t84);
                        let t140 = t12 * t137;
                        let t141 = m2_a2 * (t84 + t116);
                        let t142 = m1_a1_plus_m2_l1 * t116 + t18 * t141;
                        let t143 = t17 * t141;
                        let t144 = t11 * (t126 * t142 - t132 * t143)
                            + t12 * (t126 * t143 + t132 * t142);
                        let t145 = t134
                            + (t135 * (t131 * t116 - t138) - t139 * (t140 + t125 * t116))
                            - t17 * t144;
                        let t146 = (rho1 + half_h * t145)
                            / (t86 * (k4 * t86) + (k6 + k7 * t87));
                        let t147 = t86 * t146;
                        let t148 = k1 + m2_l1 * (l1 + twice_a2 * t87);
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
                        [
                            rho1_over_ahead17,
                            t1,
                            sin_w_t,
                            cos_w_t_a_w,
                            cos_w_t_a_w_ahead32,
                            inv_ahead35,
                            ahead31_inv_ahead35,
                            t2,
                            inv_ahead36,
                            ahead19_inv_ahead36,
                            t3,
                            t4,
                            inv_ahead34,
                            t5,
                            t6,
                            t7,
                            t8,
                            t9,
                            t11,
                            t12,
                            inv_ahead39,
                            t13,
                            inv_ahead38,
                            ahead24_inv_ahead38,
                            t14,
                            t15,
                            t17,
                            t18,
                            t19,
                            t20,
                            t21,
                            t24,
                            t29,
                            t30,
                            t31,
                            t32,
                            t33,
                            t34,
                            t35,
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
                            t212,
                            t213,
                            t215,
                            t216,
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
                let [t217, t219, t221, t223, t225, t226, t228, t229, t235, t241, t250,
                t252, t254, t257, t259, t260, t261, t266, t269, t270, t272, t274, t276,
                t277, t281, t285, t288, t291, t294, t299, t300, t302, t305, t308, t314,
                t324, x_new, t330, t331, y_new, t335, t337, theta_new, t339, t341, t343,
                phi_new, rho1_new, sin_phi_ahead_new, cos_phi_ahead_new, ahead1_new,
                sin_theta_ahead_new, cos_theta_ahead_new, ahead4_new, ahead6_new,
                ahead2_new, t365, ahead5_new, t367, ahead3_new, ahead7_new, ahead18_new,
                t370, ahead19_new, ahead21_new, ahead22_new, ahead23_new, ahead20_new,
                ahead8_new, ahead31_new, ahead24_new, t377, t378, t379, t380,
                ahead32_new, t382, ahead25_new, t383, ahead26_new, ahead27_new, t384,
                t385, ahead33_new, ahead34_new, ahead35_new, ahead36_new, t388, t389,
                ahead29_new, ahead16_new, ahead39_new, ahead38_new, ahead15_new,
                ahead37_new, t394, t395, ahead30_new, ahead13_new, ahead14_new, t397,
                t398, t399, ahead12_new, t400, ahead11_new, t401, t402, t403, t404, t405,
                t421, t431, t438, t445, t447, t450, t455, t457, t461, t462, t463, t466,
                t471, t472, t473, t478, t480, t481, t482, t483, t484, t485, t488, t489,
                t490, t491, t492, t494, t496, t497, t498, t499, t500, t501, t502, t503,
                t505, t506, t507, t509, t510, t511, t513, t514, t540, t554, t559, t561,
                t565, t581, t582, t583, t585, t586, t587, t589, t590, t591, t592, t594,
                t595, t596, t598, t599, t600, t601, t602, t604, t605, t606, t607, t608,
                t609, t610, t611, t612, t613, t614, t615, t616, t617, t618, t619, t620,
                t621, t622, t623, t624, t626, t627, t628, t629, t630, t631, t632, t633,
                t634, t635, t636, t637, t638, t639, t640, t641, t642, t643, t644, t645,
                t646, t647, t648, t649, t650, t651, t652, t653, t654, t655, t656, t657,
                t658, t659, t660, t661, t662, t663, t664, t665, t666, t667, t668, t669,
                t670, t671, t672, t673, t674, t678, t679, t680, t681, t682, t683, t684,
                t685, t686, t687] = {
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
                        t74,
                        k12,
                        t93,
                        t89,
                        t15,
                        t94,
                        t90,
                        t8,
                        t9,
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
                        t203,
                        t201,
                        t210,
                        t211,
                        t202,
                        t204,
                        t205,
                        t206,
                        t207,
                        t209,
                        t212,
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
                        ]: [T; 105],
                    ) -> [T; 258] {
                        let t217 = rt::lit::<T>(1.0) / (t173 * t200);
                        let t218 = t74 * t217;
                        let t219 = rt::lit::<T>(1.0) / (t173 * t201);
                        let t220 = t219 * (t185 * t203);
                        let t221 = t192 * t207 + (t218 - t220);
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
                        let t242 = k1 + m2_l1 * (l1 + twice_a2 * t224);
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
                            + k12 * (t326 + (t94 + rt::lit::<T>(2.0) * (t132 + t310)));
                        let t327 = t261 * t290;
                        let t328 = t249 * (t239 * t241);
                        let t329 = t230 * t247;
                        let t330 = t328 - t329;
                        let t331 = t327 + (t330 * t282 - t276 * t292);
                        let t332 = t215 * t264;
                        let t333 = t331 + t324 * t332;
                        let y_new = y
                            + k12 * (t333 + (t90 + rt::lit::<T>(2.0) * (t126 + t304)));
                        let t334 = t223 * t324;
                        let t335 = rt::lit::<T>(1.0) / (t248 * t280);
                        let t336 = t335 * (t254 * t241);
                        let t337 = t259 * t290 + (t336 + t274 * t292);
                        let t338 = t334 - t337;
                        let theta_new = theta
                            + k12 * (t338 + (t9 + rt::lit::<T>(2.0) * (t116 + t213)));
                        let t339 = rt::lit::<T>(1.0) / (t246 * t280);
                        let t340 = t254 * t339;
                        let t341 = rt::lit::<T>(1.0) / (t246 * t284);
                        let t342 = t341 * (t266 * t286);
                        let t343 = t269 * t290 + (t340 - t342);
                        let phi_new = phi
                            + k12 * (t343 + (t15 + rt::lit::<T>(2.0) * (t84 + t221)));
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
                        let rho1_new = rho1 + k12 * (t352 - t223 * t356);
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
                            + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
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
                        let t398 = t93 + ahead13 * t8 - ahead14 * t15;
                        let t399 = t89 + ahead16 * t15 - ahead15 * t8;
                        let ahead12_new = a1 * cos_theta_ahead_new;
                        let t400 = t392 - ahead12_new * t394;
                        let ahead11_new = a1 * sin_theta_ahead_new;
                        let t401 = t396 + ahead11_new * t394;
                        let t402 = t93 + ahead11 * t8;
                        let t403 = t89 - ahead12 * t8;
                        let t404 = t393 - t394;
                        let t405 = t15 - t8;
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
                        let t519 = t516 + k11 * t223 - t236 * t423 - t517;
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
                        let t679 = t676 + k11 * t86 - t153 * t583 - t677;
                        let t680 = t590 * t679 - t678;
                        let t681 = t589 * t680;
                        let t682 = t590 * t678 - t587 * t681;
                        let t683 = m1_plus_m2 * t682;
                        let t684 = t588 * t682 - t679 * t591;
                        let t685 = m1_plus_m2 * t684;
                        let t686 = t592 * (t585 - t683 * t593)
                            - t596 * (t585 * t587 - t582 * t678 - t597 * t685);
                        let t687 = t314 + t86 * (t604 - t586);
                        [
                            t217,
                            t219,
                            t221,
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
                            t590,
                            t591,
                            t592,
                            t594,
                            t595,
                            t596,
                            t598,
                            t599,
                            t600,
                            t601,
                            t602,
                            t604,
                            t605,
                            t606,
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
                            t680,
                            t681,
                            t682,
                            t683,
                            t684,
                            t685,
                            t686,
                            t687,
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
                        t74,
                        k12,
                        t93,
                        t89,
                        t15,
                        t94,
                        t90,
                        t8,
                        t9,
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
                        t203,
                        t201,
                        t210,
                        t211,
                        t202,
                        t204,
                        t205,
                        t206,
                        t207,
                        t209,
                        t212,
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
                        k10,
                        k11,
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
                        k12,
                        rho1_over_ahead17,
                        t1,
                        cos_w_t_a_w_ahead32,
                        t98,
                        t103,
                        t88,
                        t5,
                        t13,
                        ahead31_inv_ahead35,
                        t2,
                        ahead19_inv_ahead36,
                        t3,
                        t4,
                        t92,
                        t91,
                        t6,
                        t7,
                        ahead24_inv_ahead38,
                        t14,
                        t15,
                        t94,
                        t90,
                        t102,
                        t100,
                        t8,
                        t9,
                        t101,
                        t97,
                        t95,
                        t96,
                        t11,
                        t18,
                        t19,
                        t20,
                        t12,
                        t17,
                        t21,
                        t30,
                        t31,
                        t24,
                        t32,
                        t33,
                        t29,
                        t53,
                        t109,
                        t110,
                        t34,
                        t52,
                        t131,
                        t125,
                        t136,
                        t35,
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
                        t590,
                        t600,
                        t605,
                        t601,
                        t608,
                        t619,
                        t614,
                        t637,
                        t626,
                        t629,
                        t679,
                        t678,
                        t680,
                        t681,
                        t682,
                        t594,
                        t683,
                        t687,
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
                        t606,
                        t607,
                        t592,
                        t609,
                        t610,
                        t620,
                        t618,
                        t621,
                        t615,
                        t616,
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
                        ]: [T; 488],
                    ) -> [T; 65] {
                        let t688 = t590 * t687 - t614 * t681;
                        let t689 = t599 * (t688 - t682 * t616);
                        let t690 = t583 + t600 * (t153 * t680 - t594);
                        let t691 = t589 * (t601 * t679 - t583)
                            + t602 * (t587 * t690 - t605 * t678 - t606 * t684);
                        let t692 = t586 * t691
                            - (t618 + t592 * (t585 * t690 - t619 - t683 * t609));
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
                        let t730 = t30 * (t58 + t729);
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
                        let t740 = (t29 * t116 + k2 * t84 + (t33 * t126 - t31 * t132))
                            * t739 - t133 * (t47 * t733 + (t112 * t734 + t56 * t736));
                        let t741 = t134
                            + (t139 * (t125 * t115 - t140) - t135 * (t138 + t131 * t115))
                            - t17 * (t738 + t740);
                        let t742 = m2_a2 * t17;
                        let t743 = k3 * t17;
                        let t744 = t742 * t743;
                        let t745 = m2_a2 * t18;
                        let t746 = inv_m1_plus_m2 * t20;
                        let t747 = t29 - t744 - t745 * t746;
                        let t748 = t35 - t744 - t20 * t746;
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
                        let t761 = t20 * t760;
                        let t762 = rt::lit::<T>(1.0) / t755;
                        let t763 = t20 * t747;
                        let t764 = k3 * t18;
                        let t765 = t763 * t760 - t764;
                        let t766 = t762 * (t747 * t765);
                        let t767 = t761 + t766;
                        let t768 = t745 * t765;
                        let t769 = t768 * t752;
                        let t770 = t746 * t767 + (inv_m1_plus_m2 - t769);
                        let t771 = t751 * t770;
                        let t772 = rt::lit::<T>(1.0) / (t751 * t771);
                        let t773 = t772 * (t765 * t765);
                        let t774 = t53 - t17 * t743 - t18 * t746;
                        let t775 = k9 - t774 * t750;
                        let t776 = t759 * t775;
                        let t777 = rt::lit::<T>(1.0) / t771;
                        let t778 = t743 * t767;
                        let t779 = t742 * t765;
                        let t780 = t779 * t752;
                        let t781 = t778 - t780;
                        let t782 = t765 * t759;
                        let t783 = t17 * t781 + (t18 * t770 + (l2 * t782 - t53 * t767));
                        let t784 = t777 * (t765 * t783);
                        let t785 = t776 - t784;
                        let t786 = inv_m1_plus_m2 * t18;
                        let t787 = t745 * t775;
                        let t788 = t752 * t787;
                        let t789 = t774 * t749;
                        let t790 = t762 * (t747 * t775);
                        let t791 = t789 - t790;
                        let t792 = t788 + t746 * t791;
                        let t793 = t786 - t792;
                        let t794 = t743 * t791;
                        let t795 = t742 * t775;
                        let t796 = t752 * t795;
                        let t797 = inv_m1_plus_m2 * t17;
                        let t798 = t794 + (t796 - t797);
                        let t799 = t783 * (rt::lit::<T>(1.0) / t770);
                        let t800 = t18 * t793 + (t53 * t791 + l2 * t776 - t17 * t798)
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
                        let t818 = t817 * (rt::lit::<T>(2.0) * t18);
                        let t819 = t770 * t815;
                        let t820 = t763 * t756;
                        let t821 = t745 * t752;
                        let t822 = t820 - t821;
                        let t823 = t819 + (t822 * t804 - t793 * t809);
                        let t824 = rt::lit::<T>(1.0) / (t755 * t802);
                        let t825 = t824 * (t74 * t747);
                        let t826 = t110 - t825 - t791 * t809 - t767 * t815;
                        let t827 = rt::lit::<T>(2.0) * t17;
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
                        let t838 = t836 + (l1_m2_a2 * t17 - t835) - t837;
                        let t839 = t836 + k11 * t17 - t20 * t743 - t837;
                        let t840 = t839 * t750 - t838;
                        let t841 = t749 * t840;
                        let t842 = t838 * t750 - t747 * t841;
                        let t843 = m1_plus_m2 * t842;
                        let t844 = t748 * t842 - t839 * t751;
                        let t845 = m1_plus_m2 * t844;
                        let t846 = t752 * (t745 - t843 * t753)
                            - t756 * (t745 * t747 - t742 * t838 - t757 * t845);
                        let t847 = t136 + t17 * (t764 - t746);
                        let t848 = t847 * t750 - t774 * t841;
                        let t849 = t759 * (t848 - t842 * t776);
                        let t850 = t743 + t760 * (t20 * t840 - t754);
                        let t851 = t749 * (t839 * t761 - t743)
                            + t762 * (t747 * t850 - t838 * t765 - t766 * t844);
                        let t852 = t746 * t851
                            - (t778 + t752 * (t745 * t850 - t779 - t843 * t769));
                        let t853 = t743 * t851
                            + (t764 * t767 - t752 * (t768 + t742 * t850 - t843 * t780));
                        let t854 = t759 * (t850 - t842 * t782);
                        let t855 = t17 * t853
                            + (l2 * t854 + t136 * t767 - t17 * t770 - t53 * t851);
                        let t856 = t18 * (t781 + t852) + t855;
                        let t857 = t842 * t770 + t751 * t852;
                        let t858 = t849
                            - t777 * (t850 * t783 + t765 * t856 - t784 * t857);
                        let t859 = t749 * (t839 * t789 - t847)
                            - t762 * (t747 * t848 - t838 * t775 - t790 * t844);
                        let t860 = t17 * t793;
                        let t861 = t743 * t859
                            + (t764 * t791
                                + (t752 * (t787 + t742 * t848 - t843 * t796) - t786));
                        let t862 = t746 * t859
                            + (t797 + t752 * (t745 * t848 - t795 - t843 * t788) - t794);
                        let t863 = t53 * t859 + (l2 * t849 - t136 * t791) - t860
                            - t17 * t861 - t18 * (t798 + t862);
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
                        let t874 = m1_plus_m2 * t823 + (t20 * t826 + t745 * t832);
                        let t875 = t752 * (t742 + t843 * t821)
                            - t756 * (t820 * t845 + (t754 + t20 * t838));
                        let t876 = t815 * t852
                            + (t809 * t862 + (t804 * t875 + t822 * t867)) - t793 * t871;
                        let t877 = t834 * (t868 - t798 * t871 - t781 * t873)
                            + t874 * (t770 * t873 + t876);
                        let t878 = t742 * t817;
                        let t879 = t35 * t826 + t29 * t832 + (t20 * t823 - t878);
                        let t880 = t824
                            * (t74 * t838 + t825 * (t802 * t844 - t755 * t866))
                            + (t18 * t109 - t809 * t859);
                        let t881 = t29 * t826 + k2 * t832 + (t745 * t823 - t878);
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
                        let t886 = t777 * (rt::lit::<T>(0.0) * t765);
                        let t887 = t74 * t886;
                        let t888 = t792 - t786;
                        let t889 = t860 + t17 * t888;
                        let t890 = t801 * (rt::lit::<T>(2.0) * t886 - t801 * t889);
                        let t891 = t800 * t890 - t802 * t889;
                        let t892 = t808 * (t887 + t809 * t891);
                        let t893 = t803 * t890;
                        let t894 = t804 * t893;
                        let t895 = t798 * t892
                            + (t804 * (t821 - t820) - t758 * t894 - t809 * t888 - t819);
                        let t896 = t814 * t893
                            - t811 * (t783 * t887 + t812 * (t770 * t891));
                        let t897 = t874
                            * (t770 * t896
                                + (t793 * t892 + (t805 - (t810 + t822 * t894) - t816)));
                        let t898 = rt::lit::<T>(0.5)
                            * ((t818 + t823 * t827) * (m2_a2 * t833)
                                + k10 * (t817 * t826))
                            - (t834 * (t895 - t781 * t896) + t897);
                        let t899 = w_a_w * t72;
                        let t900 = t899 * t66;
                        let t901 = t77 * (t899 * t41) - t70 * (t61 * t900);
                        let t902 = t113 * t900;
                        let t903 = t47 * t901 - (t56 * t902 + t111 * (t899 * t34));
                        let t904 = t782 * t896
                            + (t830 * (t775 * t887 + t831 * (t751 * t891))
                                - t829 * t893);
                        let t905 = j1 * t903
                            - (t879 * (t825 * t893 + t791 * t892 - t767 * t896)
                                + t881 * t904);
                        let t906 = t617 * (rt::lit::<T>(0.0) * t605);
                        let t907 = t74 * t906;
                        let t908 = t632 - t626;
                        let t909 = t700 + t86 * t908;
                        let t910 = t641 * (rt::lit::<T>(2.0) * t906 - t641 * t909);
                        let t911 = t640 * t910 - t642 * t909;
                        let t912 = t648 * (t907 + t649 * t911);
                        let t913 = t643 * t910;
                        let t914 = t644 * t913;
                        let t915 = t638 * t912
                            + (t644 * (t661 - t660) - t598 * t914 - t649 * t908 - t659);
                        let t916 = t654 * t913
                            - t651 * (t623 * t907 + t652 * (t610 * t911));
                        let t917 = t714
                            * (t610 * t916
                                + (t633 * t912 + (t645 - (t650 + t662 * t914) - t656)));
                        let t918 = rt::lit::<T>(0.5)
                            * ((t658 + t663 * t667) * (m2_a2 * t673)
                                + k10 * (t657 * t666))
                            - (t674 * (t915 - t621 * t916) + t917);
                        let t919 = t899 * t198;
                        let t920 = t205 * (t899 * t176) - t202 * (t193 * t919);
                        let t921 = t210 * t919;
                        let t922 = t177 * t920 - (t186 * t921 + t208 * (t899 * t171));
                        let t923 = t622 * t916
                            + (t670 * (t615 * t907 + t671 * (t591 * t911))
                                - t669 * t913);
                        let t924 = j1 * t922
                            - (t719 * (t665 * t913 + t631 * t912 - t607 * t916)
                                + t721 * t923);
                        let t925 = t44 * t901 + (t82 * (t55 * t900) - t899 * t80);
                        let t926 = t192 * t920 + (t219 * (t185 * t919) - t899 * t217);
                        let t927 = t212 * (t918 + t924)
                            + j2
                                * ((t84 - t115) * (t925 - t903)
                                    + (t221 - t212) * (t926 - t922));
                        let t928 = a1 * t151;
                        let t929 = t899 * t300;
                        let t930 = t180 * t920 + (t188 * t921 - t299 * t929);
                        let t931 = a1 * t150;
                        let t932 = t179 * t920 + (t305 * t929 - t191 * t921);
                        let t933 = a1 * t11;
                        let t934 = t899 * t122;
                        let t935 = t49 * t901 + (t127 * t934 - t60 * t902);
                        let t936 = a1 * t12;
                        let t937 = t50 * t901 + (t58 * t902 - t121 * t934);
                        let t938 = (t130 + t933 * t115) * (t933 * t903 - t935)
                            + (t124 - t936 * t115) * (t937 - t936 * t903);
                        let t939 = (t302 - t212 * t928) * (t930 - t928 * t922)
                            + ((t308 + t212 * t931) * (t931 * t922 - t932) + t938);
                        let t940 = t725 + (t109 * t741 + (t885 - t115 * (t898 + t905)))
                            - t927 - m1 * t939;
                        let t941 = a2 * t163;
                        let t942 = t152 * t151 - a2 * t157;
                        let t943 = (t302 + t221 * t941 - t212 * t942)
                            * (t930 + t941 * t926 - t942 * t922);
                        let t944 = a2 * t32;
                        let t945 = t19 * t12 - a2 * t24;
                        let t946 = (t124 + t944 * t84 - t945 * t115)
                            * (t937 + t944 * t925 - t945 * t903);
                        let t947 = t11 * t19 + a2 * t21;
                        let t948 = a2 * t30;
                        let t949 = (t130 + t947 * t115 - t948 * t84)
                            * (t935 + t948 * t925 - t947 * t903);
                        let t950 = t150 * t152 + a2 * t154;
                        let t951 = a2 * t166;
                        let t952 = (t308 + t212 * t950 - t221 * t951)
                            * (t932 + t951 * t926 - t950 * t922);
                        let cos_w_t_a_w_ahead66 = cos_w_t_a_w * ahead66;
                        let t953 = t3 * (ahead70 * inv_ahead36)
                            + inv_ahead35
                                * (ahead65 * cos_w_t_a_w_ahead32
                                    - ahead31 * cos_w_t_a_w_ahead66 - ahead69 * t2);
                        let t954 = inv_ahead34 * (cos_w_t_a_w_ahead66 + ahead68 * t5);
                        let ahead67_inv_ahead33 = ahead67 * inv_ahead33;
                        let t955 = t88 * ahead67_inv_ahead33;
                        let t956 = (ahead7 * t9 + k2 * t15
                            + (ahead5 * t90 - ahead3 * t94))
                            * (ahead20 * t953
                                + (inv_ahead38
                                    * (ahead24 * cos_w_t_a_w_ahead66 + ahead71 * t14)
                                    - t13 * ahead67_inv_ahead33));
                        let t957 = t97
                            * (ahead22 * t953
                                + (ahead26 * t954 + (t91 - (t92 + ahead29 * t955)))) + t956;
                        let t958 = ahead27 * t954
                            + (ahead28 * t88 - ahead30 * t955
                                - (ahead64 * t5 + ahead63 * t4));
                        let t959 = t101 * (t958 - ahead23 * t953)
                            - t95
                                * (ahead21 * t953
                                    - (ahead25 * t954 + t7 * ahead67_inv_ahead33));
                        let t960 = t96 + t101 * (t103 * t8 - t102)
                            - t97 * (t100 + t98 * t8) - sin_phi_ahead * (t957 + t959);
                        let inv_ahead56 = rt::lit::<T>(1.0) / ahead56;
                        let t961 = cos_w_t_a_w * inv_ahead56;
                        let t962 = ahead8 * rho1_over_ahead17 + ahead53 * t961;
                        let cos_w_t_a_w_ahead55 = cos_w_t_a_w * ahead55;
                        let inv_ahead57 = rt::lit::<T>(1.0) / ahead57;
                        let t963 = cos_w_t_a_w_ahead55 * inv_ahead57;
                        let t964 = ahead51 * t963;
                        let inv_ahead58 = rt::lit::<T>(1.0) / ahead58;
                        let t965 = cos_w_t_a_w_ahead55 * (ahead54 * inv_ahead58);
                        let inv_ahead59 = rt::lit::<T>(1.0) / ahead59;
                        let t966 = cos_w_t_a_w * (ahead43 * inv_ahead59);
                        let t967 = t965 - t966;
                        let t968 = ahead47 * t967;
                        let t969 = t962 - t964 - t968;
                        let t970 = rt::lit::<T>(2.0) * cos_phi_ahead * t969;
                        let twice_sin_phi_ahead = rt::lit::<T>(2.0) * sin_phi_ahead;
                        let t971 = ahead46 * t967 + (ahead52 * t961 - ahead50 * t963);
                        let inv_ahead60 = rt::lit::<T>(1.0) / ahead60;
                        let t972 = cos_w_t_a_w * (ahead42 * inv_ahead60);
                        let t973 = t1 - t972 - ahead49 * t963 - ahead45 * t967;
                        let inv_ahead62 = rt::lit::<T>(1.0) / ahead62;
                        let t974 = cos_w_t_a_w * inv_ahead62;
                        let inv_ahead61 = rt::lit::<T>(1.0) / ahead61;
                        let t975 = cos_w_t_a_w_ahead55 * (ahead48 * inv_ahead61);
                        let t976 = ahead44 * t967 + (t974 - t975);
                        let t977 = t976 + t973;
                        let t978 = m1_plus_m2 * t969 - ahead40 * t977;
                        let t979 = t961 * (ahead96 * inv_ahead56);
                        let t980 = ahead53 * t979 - ahead91 * t963
                            + (ahead93 * t961 - ahead72 * rho1_over_ahead17
                                - ahead87 * t967);
                        let cos_w_t_a_w_ahead95 = cos_w_t_a_w * ahead95;
                        let t981 = inv_ahead57 * (cos_w_t_a_w_ahead95 - ahead97 * t963);
                        let t982 = inv_ahead58
                            * (ahead94 * cos_w_t_a_w_ahead55
                                + ahead54 * cos_w_t_a_w_ahead95 - ahead98 * t965)
                            - inv_ahead59 * (cos_w_t_a_w * ahead83 - ahead99 * t966);
                        let t983 = m1_plus_m2 * t971 + (ahead1 * t973 + ahead41 * t976);
                        let t984 = ahead90 * t963 + ahead92 * t961
                            + (ahead86 * t967 + ahead52 * t979) - ahead50 * t981;
                        let t985 = t978 * (t980 - ahead51 * t981 - ahead47 * t982)
                            + t983 * (ahead46 * t982 + t984);
                        let t986 = ahead40 * t969;
                        let t987 = ahead6 * t973 + ahead7 * t976
                            + (ahead1 * t971 - t986);
                        let t988 = cos_phi_ahead * rho1_over_ahead17 - ahead89 * t963
                            + (inv_ahead60 * (cos_w_t_a_w * ahead82 + ahead100 * t972)
                                - ahead85 * t967);
                        let t989 = ahead7 * t973 + k2 * t976 + (ahead41 * t971 - t986);
                        let t990 = ahead84 * t967 - t974 * (ahead102 * inv_ahead62)
                            - inv_ahead61
                                * (ahead88 * cos_w_t_a_w_ahead55
                                    + ahead48 * cos_w_t_a_w_ahead95 - ahead101 * t975);
                        let t991 = t987 * (t988 - ahead49 * t981 - ahead45 * t982)
                            + t989 * (ahead44 * t982 + t990);
                        let t992 = t15
                            * ((t970 + twice_sin_phi_ahead * (t971 + l1 * t973))
                                * (half_m2_a2 * t977) - t985 - t991);
                        let ahead78_inv_ahead56 = ahead78 * inv_ahead56;
                        let cos_w_t_a_w_ahead77 = cos_w_t_a_w * ahead77;
                        let t993 = t966 * ahead78_inv_ahead56
                            + inv_ahead58
                                * (ahead76 * cos_w_t_a_w_ahead55
                                    - ahead54 * cos_w_t_a_w_ahead77 - ahead80 * t965);
                        let t994 = t989
                            * (ahead44 * t993
                                + (inv_ahead61
                                    * (ahead48 * cos_w_t_a_w_ahead77 + ahead81 * t975)
                                    - t974 * ahead78_inv_ahead56));
                        let t995 = rt::lit::<T>(0.5)
                            * ((t970 + twice_sin_phi_ahead * t971) * (m2_a2 * t977)
                                + k10 * (t969 * t973)) - t994;
                        let sin_w_t_w_a_w = w_a_w * sin_w_t;
                        let t996 = ahead32 * sin_w_t_w_a_w;
                        let t997 = sin_w_t_w_a_w * ahead19_inv_ahead36
                            - t996 * ahead31_inv_ahead35;
                        let t998 = inv_ahead34 * t996;
                        let t999 = ahead21 * t997
                            - (ahead25 * t998 + sin_w_t_w_a_w * t6);
                        let t1000 = inv_ahead57 * (cos_w_t_a_w_ahead77 + ahead79 * t963);
                        let t1001 = t961 * ahead78_inv_ahead56;
                        let t1002 = ahead51 * t1000
                            + (ahead73 * t961 - ahead53 * t1001
                                - (ahead75 * t963 + ahead74 * t967));
                        let t1003 = t983
                            * (ahead46 * t993
                                + (ahead50 * t1000
                                    + (t962 - t968 - (t964 + ahead52 * t1001))));
                        let t1004 = j1 * t999 - t978 * (t1002 - ahead47 * t993)
                            - (t1003
                                + t987
                                    * (ahead49 * t1000 + t972 * ahead78_inv_ahead56
                                        - ahead45 * t993));
                        let t1005 = rt::lit::<T>(2.0)
                            * (t146 * t581 + (t940 - m2 * (t943 + (t946 - t949) - t952)))
                            + (rho1_over_ahead17 * t960 + (t992 - t8 * (t995 + t1004)));
                        let t1006 = t457 * (rt::lit::<T>(0.0) * t445);
                        let t1007 = t254 * t1006;
                        let t1008 = t472 - t466;
                        let t1009 = t540 + t223 * t1008;
                        let t1010 = t481 * (rt::lit::<T>(2.0) * t1006 - t481 * t1009);
                        let t1011 = t480 * t1010 - t482 * t1009;
                        let t1012 = t488 * (t1007 + t489 * t1011);
                        let t1013 = t483 * t1010;
                        let t1014 = t484 * t1013;
                        let t1015 = t478 * t1012
                            + (t484 * (t501 - t500) - t438 * t1014 - t489 * t1008
                                - t499);
                        let t1016 = t494 * t1013
                            - t491 * (t463 * t1007 + t492 * (t450 * t1011));
                        let t1017 = t554
                            * (t450 * t1016
                                + (t473 * t1012 + (t485 - (t490 + t502 * t1014) - t496)));
                        let t1018 = rt::lit::<T>(0.5)
                            * ((t498 + t503 * t507) * (m2_a2 * t513)
                                + k10 * (t497 * t506))
                            - (t514 * (t1015 - t461 * t1016) + t1017);
                        let t1019 = w_a_w * t252;
                        let t1020 = t1019 * t272;
                        let t1021 = t288 * (t1019 * t257) - t285 * (t270 * t1020);
                        let t1022 = t291 * t1020;
                        let t1023 = t259 * t1021
                            - (t274 * t1022 + t335 * (t1019 * t241));
                        let t1024 = t462 * t1016
                            + (t510 * (t455 * t1007 + t511 * (t431 * t1011))
                                - t509 * t1013);
                        let t1025 = j1 * t1023
                            - (t559 * (t505 * t1013 + t471 * t1012 - t447 * t1016)
                                + t561 * t1024);
                        let t1026 = ahead20 * t997
                            + (t996 * ahead24_inv_ahead38 - sin_w_t_w_a_w * inv_ahead39);
                        let t1027 = t269 * t1021
                            + (t341 * (t266 * t1020) - t1019 * t339);
                        let t1028 = t337 * (t1018 + t1025)
                            + j2
                                * (t405 * (t1026 - t999) + (t343 - t337) * (t1027 - t1023));
                        let t1029 = a1 * t216;
                        let t1030 = t1019 * t281;
                        let t1031 = t261 * t1021 + (t276 * t1022 - t330 * t1030);
                        let t1032 = a1 * t215;
                        let t1033 = t260 * t1021 + (t250 * t1030 - t277 * t1022);
                        let t1034 = sin_w_t_w_a_w * inv_ahead33;
                        let t1035 = ahead23 * t997 + (ahead30 * t1034 - ahead27 * t998);
                        let t1036 = ahead22 * t997 + (ahead26 * t998 - ahead29 * t1034);
                        let t1037 = (t294 + t337 * t1032) * (t1032 * t1023 - t1033)
                            + (t402 * (ahead11 * t999 - t1035)
                                + t403 * (t1036 - ahead12 * t999));
                        let t1038 = t565 + t1005 - t1028
                            - m1
                                * ((t331 - t337 * t1029) * (t1031 - t1029 * t1023) + t1037);
                        let t1039 = a2 * t229;
                        let t1040 = t235 * t216 - a2 * t228;
                        let t1041 = (t331 + t343 * t1039 - t337 * t1040)
                            * (t1031 + t1039 * t1027 - t1040 * t1023);
                        let t1042 = t399 * (t1036 + ahead16 * t1026 - ahead15 * t999)
                            - t398 * (t1035 + ahead14 * t1026 - ahead13 * t999);
                        let t1043 = t215 * t235 + a2 * t225;
                        let t1044 = a2 * t226;
                        let t1045 = (t294 + t337 * t1043 - t343 * t1044)
                            * (t1033 + t1044 * t1027 - t1043 * t1023);
                        let t1046 = j1 * (t394 * t394 - t8 * t8)
                            + (work
                                + k12
                                    * (t324 * t421 + (t1038 - m2 * (t1041 + t1042 - t1045))));
                        let t1047 = m1
                            * (t400 * t400 + (t401 * t401 - (t402 * t402 + t403 * t403)))
                            + (j2 * (t404 * t404 - t405 * t405) + t1046);
                        let work_new = m2
                            * (t395 * t395 + (t397 * t397 - (t398 * t398 + t399 * t399)))
                            + t1047;
                        let ahead9_new = cos_theta_ahead_new * ahead8_new;
                        let ahead10_new = sin_theta_ahead_new * ahead8_new;
                        let ahead17_new = sin_phi_ahead_new * (k4 * sin_phi_ahead_new)
                            + (k6 + k7 * cos_phi_ahead_new);
                        let ahead28_new = t389 - t388;
                        let ahead40_new = m2_a2 * sin_phi_ahead_new;
                        let ahead41_new = m2_a2 * cos_phi_ahead_new;
                        let t1048 = k3 * sin_phi_ahead_new;
                        let t1049 = ahead40_new * t1048;
                        let t1050 = inv_m1_plus_m2 * ahead1_new;
                        let ahead42_new = ahead7_new - t1049 - ahead41_new * t1050;
                        let t1051 = ahead1_new * ahead42_new;
                        let t1052 = ahead6_new - t1049 - ahead1_new * t1050;
                        let t1053 = inv_m1_plus_m2 / t1052;
                        let t1054 = k3 * cos_phi_ahead_new;
                        let ahead43_new = t1051 * t1053 - t1054;
                        let t1055 = rt::lit::<T>(1.0) / t1052;
                        let t1056 = ahead42_new * t1055;
                        let t1057 = k8 - ahead42_new * t1056;
                        let t1058 = rt::lit::<T>(1.0) / t1057;
                        let ahead44_new = ahead43_new * t1058;
                        let t1059 = ahead1_new * t1053;
                        let t1060 = t1052 * t1057;
                        let t1061 = rt::lit::<T>(1.0) / t1060;
                        let t1062 = t1061 * (ahead42_new * ahead43_new);
                        let ahead45_new = t1059 + t1062;
                        let t1063 = ahead41_new * ahead43_new;
                        let t1064 = inv_m1_plus_m2 / t1057;
                        let t1065 = t1063 * t1064;
                        let ahead46_new = t1050 * ahead45_new + (inv_m1_plus_m2 - t1065);
                        let t1066 = t1048 * ahead45_new;
                        let t1067 = ahead40_new * ahead43_new;
                        let t1068 = t1067 * t1064;
                        let ahead47_new = t1066 - t1068;
                        let t1069 = ahead8_new - sin_phi_ahead_new * t1048
                            - cos_phi_ahead_new * t1050;
                        let ahead48_new = k9 - t1056 * t1069;
                        let t1070 = t1055 * t1069;
                        let t1071 = t1061 * (ahead42_new * ahead48_new);
                        let ahead49_new = t1070 - t1071;
                        let t1072 = inv_m1_plus_m2 * cos_phi_ahead_new;
                        let t1073 = ahead41_new * ahead48_new;
                        let t1074 = t1064 * t1073;
                        let t1075 = t1074 + t1050 * ahead49_new;
                        let ahead50_new = t1072 - t1075;
                        let t1076 = t1048 * ahead49_new;
                        let t1077 = ahead40_new * ahead48_new;
                        let t1078 = t1064 * t1077;
                        let t1079 = inv_m1_plus_m2 * sin_phi_ahead_new;
                        let ahead51_new = t1076 + (t1078 - t1079);
                        let t1080 = inv_m1_plus_m2 / t1060;
                        let t1081 = t1051 * t1080;
                        let t1082 = ahead41_new * t1064;
                        let ahead52_new = t1081 - t1082;
                        let t1083 = ahead40_new * t1064;
                        let t1084 = ahead40_new * ahead42_new;
                        let t1085 = t1084 * t1080;
                        let ahead53_new = t1083 - t1085;
                        let ahead54_new = sin_phi_ahead_new * ahead47_new
                            + (cos_phi_ahead_new * ahead46_new
                                + (l2 * ahead44_new - ahead8_new * ahead45_new));
                        let t1086 = t1058 * ahead48_new;
                        let t1087 = t1057 * ahead46_new;
                        let t1088 = rt::lit::<T>(1.0) / t1087;
                        let t1089 = t1088 * (ahead43_new * ahead54_new);
                        let ahead55_new = t1086 - t1089;
                        let t1090 = rt::lit::<T>(1.0) / (t1057 * t1087);
                        let t1091 = t1090 * (ahead43_new * ahead43_new);
                        let t1092 = ahead54_new * (rt::lit::<T>(1.0) / ahead46_new);
                        let t1093 = cos_phi_ahead_new * ahead50_new
                            + (ahead8_new * ahead49_new + l2 * t1086
                                - sin_phi_ahead_new * ahead51_new) - ahead54_new * t1092;
                        let t1094 = ahead55_new * (rt::lit::<T>(1.0) / t1093);
                        let ahead56_new = t1058 - t1091 - ahead55_new * t1094;
                        let ahead57_new = t1093 * ahead56_new;
                        let ahead58_new = ahead46_new * ahead57_new;
                        let ahead59_new = t1087 * ahead56_new;
                        let ahead60_new = t1060 * ahead56_new;
                        let ahead61_new = t1057 * ahead57_new;
                        let ahead62_new = t1057 * ahead56_new;
                        let ahead64_new = t383 - t382;
                        let t1095 = rt::lit::<T>(0.0) * t370;
                        let t1096 = t380 * (t379 * t1095);
                        let ahead66_new = -t1096;
                        let t1097 = t367 * (ahead26_new + ahead64_new);
                        let t1098 = t385 * (rt::lit::<T>(2.0) * t1096 + t385 * t1097);
                        let ahead67_new = -t1098;
                        let t1099 = ahead33_new * t1097 + t384 * t1098;
                        let ahead68_new = -t1099;
                        let ahead69_new = -(t377 * t1099);
                        let ahead70_new = ahead33_new * t1095 - t378 * t1098;
                        let ahead71_new = -(t370 * t1099);
                        let ahead72_new = l1 * sin_phi_ahead_new;
                        let ahead73_new = t1082 - t1081;
                        let ahead75_new = t1075 - t1072;
                        let ahead77_new = t1088 * (rt::lit::<T>(0.0) * ahead43_new);
                        let t1100 = sin_phi_ahead_new * ahead50_new;
                        let t1101 = t1100 + sin_phi_ahead_new * ahead75_new;
                        let ahead78_new = t1094
                            * (rt::lit::<T>(2.0) * ahead77_new - t1094 * t1101);
                        let ahead79_new = t1093 * ahead78_new - ahead56_new * t1101;
                        let ahead80_new = ahead46_new * ahead79_new;
                        let ahead81_new = t1057 * ahead79_new;
                        let t1102 = ahead41_new * t1048;
                        let t1103 = t1102 + ahead40_new * t1054;
                        let t1104 = ahead40_new * t1050;
                        let ahead82_new = t1103 + (l1_m2_a2 * sin_phi_ahead_new - t1102)
                            - t1104;
                        let t1105 = t1103 + k11 * sin_phi_ahead_new - ahead1_new * t1048
                            - t1104;
                        let t1106 = t1056 * t1105 - ahead82_new;
                        let ahead83_new = t1048 + t1053 * (ahead1_new * t1106 - t1084);
                        let t1107 = t1055 * t1106;
                        let t1108 = t1056 * ahead82_new - ahead42_new * t1107;
                        let ahead84_new = t1058 * (ahead83_new - t1108 * ahead44_new);
                        let t1109 = t1052 * t1108 - t1105 * t1057;
                        let ahead85_new = t1055 * (t1059 * t1105 - t1048)
                            + t1061
                                * (ahead42_new * ahead83_new - ahead43_new * ahead82_new
                                    - t1062 * t1109);
                        let t1110 = m1_plus_m2 * t1108;
                        let ahead86_new = t1050 * ahead85_new
                            - (t1066
                                + t1064
                                    * (ahead41_new * ahead83_new - t1067 - t1110 * t1065));
                        let ahead87_new = t1048 * ahead85_new
                            + (t1054 * ahead45_new
                                - t1064
                                    * (t1063 + ahead40_new * ahead83_new - t1110 * t1068));
                        let t1111 = ahead72_new + sin_phi_ahead_new * (t1054 - t1050);
                        let ahead88_new = t1056 * t1111 - t1069 * t1107;
                        let ahead89_new = t1055 * (t1070 * t1105 - t1111)
                            - t1061
                                * (ahead42_new * ahead88_new - ahead82_new * ahead48_new
                                    - t1071 * t1109);
                        let ahead90_new = t1050 * ahead89_new
                            + (t1079
                                + t1064
                                    * (ahead41_new * ahead88_new - t1077 - t1110 * t1074)
                                - t1076);
                        let ahead91_new = t1048 * ahead89_new
                            + (t1054 * ahead49_new
                                + (t1064
                                    * (t1073 + ahead40_new * ahead88_new - t1110 * t1078)
                                    - t1072));
                        let t1112 = m1_plus_m2 * t1109;
                        let ahead92_new = t1064 * (ahead40_new + t1110 * t1082)
                            - t1080
                                * (t1081 * t1112 + (t1084 + ahead1_new * ahead82_new));
                        let ahead93_new = t1064 * (ahead41_new - t1110 * t1083)
                            - t1080
                                * (ahead41_new * ahead42_new - ahead40_new * ahead82_new
                                    - t1085 * t1112);
                        let t1113 = sin_phi_ahead_new * ahead87_new
                            + (l2 * ahead84_new + ahead72_new * ahead45_new
                                - sin_phi_ahead_new * ahead46_new
                                - ahead8_new * ahead85_new);
                        let ahead94_new = cos_phi_ahead_new * (ahead47_new + ahead86_new)
                            + t1113;
                        let t1114 = t1058 * (ahead88_new - t1108 * t1086);
                        let t1115 = t1108 * ahead46_new + t1057 * ahead86_new;
                        let ahead95_new = t1114
                            - t1088
                                * (ahead83_new * ahead54_new + ahead43_new * ahead94_new
                                    - t1089 * t1115);
                        let t1116 = ahead8_new * ahead89_new
                            + (l2 * t1114 - ahead72_new * ahead49_new) - t1100
                            - sin_phi_ahead_new * ahead91_new
                            - cos_phi_ahead_new * (ahead51_new + ahead90_new);
                        let t1117 = t1116 - t1092 * ahead94_new
                            - t1092 * (ahead94_new - t1092 * ahead86_new);
                        let t1118 = t1108 / (t1057 * t1057)
                            + t1090
                                * (ahead83_new * (rt::lit::<T>(2.0) * ahead43_new)
                                    - t1091 * (t1108 * t1087 + t1057 * t1115));
                        let ahead96_new = t1094 * (ahead95_new - t1094 * t1117)
                            + (t1094 * ahead95_new + t1118);
                        let ahead97_new = ahead56_new * t1117 - t1093 * ahead96_new;
                        let ahead98_new = ahead57_new * ahead86_new
                            + ahead46_new * ahead97_new;
                        let ahead99_new = ahead56_new * t1115 - t1087 * ahead96_new;
                        let ahead100_new = ahead56_new * t1109 - t1060 * ahead96_new;
                        let ahead101_new = t1108 * ahead57_new + t1057 * ahead97_new;
                        let ahead102_new = t1108 * ahead56_new - t1057 * ahead96_new;
                        let t1119 = cos_theta_ahead_new * t367
                            - sin_theta_ahead_new * t365;
                        let ahead103_new = t1119 * t1119 + ahead8_new * ahead8_new;
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
                        k12,
                        rho1_over_ahead17,
                        t1,
                        cos_w_t_a_w_ahead32,
                        t98,
                        t103,
                        t88,
                        t5,
                        t13,
                        ahead31_inv_ahead35,
                        t2,
                        ahead19_inv_ahead36,
                        t3,
                        t4,
                        t92,
                        t91,
                        t6,
                        t7,
                        ahead24_inv_ahead38,
                        t14,
                        t15,
                        t94,
                        t90,
                        t102,
                        t100,
                        t8,
                        t9,
                        t101,
                        t97,
                        t95,
                        t96,
                        t11,
                        t18,
                        t19,
                        t20,
                        t12,
                        t17,
                        t21,
                        t30,
                        t31,
                        t24,
                        t32,
                        t33,
                        t29,
                        t53,
                        t109,
                        t110,
                        t34,
                        t52,
                        t131,
                        t125,
                        t136,
                        t35,
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
                        t590,
                        t600,
                        t605,
                        t601,
                        t608,
                        t619,
                        t614,
                        t637,
                        t626,
                        t629,
                        t679,
                        t678,
                        t680,
                        t681,
                        t682,
                        t594,
                        t683,
                        t687,
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
                        t606,
                        t607,
                        t592,
                        t609,
                        t610,
                        t620,
                        t618,
                        t621,
                        t615,
                        t616,
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
