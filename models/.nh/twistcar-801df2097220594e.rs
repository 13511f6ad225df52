// Prepared by `nh prepare` from `Twistcar` in src/library.rs and twistcar.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 801df2097220594ef01760e0e681ab97
// content bc88494098275a5e53bdb85dac68e9b7

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
/// * `gonzalez`: 3433 add, 5159 mul, 137 div, 15 sin_cos, 2 call
/// * `midpoint`: 539 add, 905 mul, 75 div, 11 sin_cos, 2 call
/// * `leapfrog`: 422 add, 679 mul, 31 div, 8 sin_cos, 2 call
/// * `rk4`: 1470 add, 2349 mul, 147 div, 13 sin_cos
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
        /// `a2²`
        a2_squared: T,
        /// `J2 + (m1 a1² + J1)`
        k1: T,
        /// `2 a2`
        twice_a2: T,
        /// `J2 + m2 a2²`
        k2: T,
        /// `1/(m1 + m2)`
        inv_m1_plus_m2: T,
        /// `m2 a2/(m1 + m2)`
        k3: T,
        /// `a2 m2 l1`
        a2_m2_l1: T,
        /// `l1 m2 a2`
        l1_m2_a2: T,
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
        /// `2 l1`
        twice_l1: T,
        /// `2 m1 a1`
        twice_m1_a1: T,
        /// `2 a2 m2 l1`
        twice_a2_m2_l1: T,
        /// `m1 a1 + m2 l1`
        m1_a1_plus_m2_l1: T,
        /// `2 (J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2)))`
        k9: T,
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
                let a2_squared = a2 * a2;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let k2 = j2 + m2 * a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
                let m2_l1 = m2 * l1;
                let a2_m2_l1 = a2 * m2_l1;
                let l1_m2_a2 = l1 * m2_a2;
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
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let twice_a2_m2_l1 = rt::lit::<T>(2.0) * a2_m2_l1;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let k9 = rt::lit::<T>(2.0) * k5;
                let w_a_w = w * a_w;
                Constants {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    minus_m2_a2,
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    a2_m2_l1,
                    l1_m2_a2,
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
                    twice_l1,
                    twice_m1_a1,
                    twice_a2_m2_l1,
                    m1_a1_plus_m2_l1,
                    k9,
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
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                minus_m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = -(sin_theta * t1 + m2_a2 * t2);
            let t4 = (t2 + sin_theta * front_1_mid) * minus_m2_a2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = m2_a2 * (front_1_mid * cos_theta - t5);
            let t8 = j2 + m2_a2 * (a2 + l1 * front_1_mid);
            let zero = rt::lit::<T>(0.0);
            rt::matrix([
                [m1_plus_m2, zero, t3, t4],
                [zero, m1_plus_m2, t6, t7],
                [
                    t3,
                    t6,
                    k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2)),
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
                - t3 * t4 - t6 * t7;
            let t9 = inv_m1_plus_m2 / t8;
            let t10 = front_1_mid * cos_theta - t5;
            let t11 = m2_a2 * t10;
            let t12 = t10 * k3;
            let t13 = t2 + sin_theta * front_1_mid;
            let t14 = m2_a2 * t13;
            let t15 = t13 * k3;
            let t16 = j2 + m2_a2 * (a2 + l1 * front_1_mid) - t14 * t4 - t11 * t7;
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
            let l1 = self.parameters.l1;
            let m2 = self.parameters.m2;
            let a2 = self.parameters.a2;
            let Constants { m1_a1, m2_a2, a2_m2_l1, minus_l1_m2_a2, .. } = self
                .constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = sin_theta * front_2_mid;
            let t2 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                a2_m2_l1,
                l1_m2_a2,
                half_m2_a2,
                k4,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = t1 * cos_theta;
            let t6 = sin_theta * front_2_mid;
            let t7 = m2_a2 * t6;
            let t8 = t5 - t7;
            let t9 = t8 * inv_m1_plus_m2;
            let t10 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
                - t3 * t4 - t8 * t9;
            let t11 = front_1_mid * cos_theta;
            let t12 = t11 - t6;
            let t13 = m2_a2 * t12;
            let t14 = t12 * k3;
            let t15 = sin_theta * front_1_mid;
            let t16 = t2 + t15;
            let t17 = m2_a2 * t16;
            let t18 = t16 * k3;
            let t19 = j2 + m2_a2 * (a2 + l1 * front_1_mid) - t17 * t4 - t13 * t9;
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
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
            let t3 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
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
                    * (k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2)));
            let t13 = t6 * (t12 - t5 * t2);
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
                a2_squared,
                k1,
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
            let t3 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
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
                    * (k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2)));
            let t13 = t6 * (t12 - t5 * t2);
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
                a2_squared,
                k1,
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
            let t9 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                l1_m2_a2,
                half_m2_a2,
                a_w,
                k5,
                k7,
                k8,
                twice_l1,
                twice_m1_a1,
                twice_a2_m2_l1,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let l1_front_1_mid = l1 * front_1_mid;
            let t1 = l1_front_1_mid + l2;
            let t2 = rho1 / (front_2_mid * (front_2_mid * k5) + (k7 + front_1_mid * k8));
            let front_2_mid_m2_a2 = front_2_mid * m2_a2;
            let front_1_mid_m2_a2 = front_1_mid * m2_a2;
            let t3 = front_1_mid * k3;
            let t4 = front_2_mid * k3;
            let t5 = front_2_mid_m2_a2 * t4;
            let t6 = j2 + m2_a2 * (a2 + l1_front_1_mid);
            let t7 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t8 = t7 * inv_m1_plus_m2;
            let t9 = t6 - t5 - front_1_mid_m2_a2 * t8;
            let t10 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2));
            let t11 = t10 - t5 - t7 * t8;
            let t12 = rt::lit::<T>(1.0) / t11;
            let t13 = t9 * t12;
            let t14 = k2 - front_1_mid_m2_a2 * t3 - t5 - t9 * t13;
            let t15 = inv_m1_plus_m2 / t14;
            let t16 = front_2_mid_m2_a2 * t15;
            let t17 = front_2_mid_m2_a2 * t9;
            let t18 = t11 * t14;
            let t19 = inv_m1_plus_m2 / t18;
            let t20 = t17 * t19;
            let t21 = t16 - t20;
            let t22 = rt::cos(w * t);
            let t23 = t22 * a_w;
            let t24 = rt::lit::<T>(1.0) / t14;
            let t25 = inv_m1_plus_m2 / t11;
            let t26 = t7 * t25;
            let t27 = rt::lit::<T>(1.0) / t18;
            let t28 = t7 * t9;
            let t29 = t28 * t25 - t3;
            let t30 = t27 * (t9 * t29);
            let t31 = t26 + t30;
            let t32 = front_1_mid_m2_a2 * t29;
            let t33 = t32 * t15;
            let t34 = t8 * t31 + (inv_m1_plus_m2 - t33);
            let t35 = t14 * t34;
            let t36 = rt::lit::<T>(1.0) / (t14 * t35);
            let t37 = t36 * (t29 * t29);
            let t38 = front_2_mid * t4;
            let t39 = t1 - t38 - front_1_mid * t8;
            let t40 = l2 - front_1_mid * t3 - t38 - t39 * t13;
            let t41 = t24 * t40;
            let t42 = rt::lit::<T>(1.0) / t35;
            let t43 = t4 * t31;
            let t44 = front_2_mid_m2_a2 * t29;
            let t45 = t15 * t44;
            let t46 = t43 - t45;
            let t47 = t29 * t24;
            let t48 = front_2_mid * t46 + (front_1_mid * t34 + (l2 * t47 - t1 * t31));
            let t49 = t42 * (t29 * t48);
            let t50 = t41 - t49;
            let t51 = front_1_mid * inv_m1_plus_m2;
            let t52 = front_1_mid_m2_a2 * t40;
            let t53 = t15 * t52;
            let t54 = t39 * t12;
            let t55 = t27 * (t9 * t40);
            let t56 = t54 - t55;
            let t57 = t53 + t8 * t56;
            let t58 = t51 - t57;
            let t59 = t4 * t56;
            let t60 = front_2_mid_m2_a2 * t40;
            let t61 = t15 * t60;
            let t62 = front_2_mid * inv_m1_plus_m2;
            let t63 = t59 + (t61 - t62);
            let t64 = t48 * (rt::lit::<T>(1.0) / t34);
            let t65 = front_1_mid * t58 + (t1 * t56 + l2 * t41 - front_2_mid * t63)
                - t48 * t64;
            let t66 = t50 * (rt::lit::<T>(1.0) / t65);
            let t67 = t24 - t37 - t50 * t66;
            let t68 = rt::lit::<T>(1.0) / t67;
            let t69 = t23 * t68;
            let t70 = t1 * t2 + t21 * t69;
            let t71 = t23 * t50;
            let t72 = t65 * t67;
            let t73 = rt::lit::<T>(1.0) / t72;
            let t74 = t71 * t73;
            let t75 = t63 * t74;
            let t76 = rt::lit::<T>(1.0) / (t34 * t72);
            let t77 = t76 * (t48 * t71);
            let t78 = rt::lit::<T>(1.0) / (t35 * t67);
            let t79 = t78 * (t23 * t29);
            let t80 = t77 - t79;
            let t81 = t46 * t80;
            let t82 = t70 - t75 - t81;
            let t83 = rt::lit::<T>(2.0) * front_1_mid * t82;
            let twice_front_2_mid = rt::lit::<T>(2.0) * front_2_mid;
            let t84 = t34 * t80;
            let t85 = t28 * t19;
            let t86 = front_1_mid_m2_a2 * t15;
            let t87 = t85 - t86;
            let t88 = t84 + (t87 * t69 - t58 * t74);
            let t89 = rt::lit::<T>(1.0) / (t14 * t67);
            let t90 = t23 * t89;
            let t91 = rt::lit::<T>(1.0) / (t14 * t72);
            let t92 = t91 * (t40 * t71);
            let t93 = t47 * t80 + (t90 - t92);
            let t94 = rt::lit::<T>(1.0) / (t18 * t67);
            let t95 = t94 * (t23 * t9);
            let t96 = front_2_mid * t2 - t95 - t56 * t74 - t31 * t80;
            let t97 = t93 + t96;
            let t98 = t82 * t96;
            let t99 = m2
                * ((t83 + twice_front_2_mid * t88) * (a2 * t97) + twice_l1 * t98)
                + twice_m1_a1 * t98;
            let t100 = m1_plus_m2 * t82 - front_2_mid_m2_a2 * t97;
            let t101 = t42 * (rt::lit::<T>(0.0) * t29);
            let t102 = t23 * t101;
            let t103 = front_2_mid * t58;
            let t104 = t57 - t51;
            let t105 = t103 + front_2_mid * t104;
            let t106 = t66 * (rt::lit::<T>(2.0) * t101 - t66 * t105);
            let t107 = t65 * t106 - t67 * t105;
            let t108 = t73 * (t102 + t74 * t107);
            let t109 = t68 * t106;
            let t110 = t69 * t109;
            let t111 = t63 * t108 + (t69 * (t86 - t85) - t21 * t110 - t74 * t104 - t84);
            let t112 = t79 * t109 - t76 * (t48 * t102 + t77 * (t34 * t107));
            let t113 = m1_plus_m2 * t88 + (t7 * t96 + front_1_mid_m2_a2 * t93);
            let t114 = t113
                * (t34 * t112 + (t58 * t108 + (t70 - (t75 + t87 * t110) - t81)));
            let t115 = front_2_mid_m2_a2 * t82;
            let t116 = t10 * t96 + t6 * t93 + (t7 * t88 - t115);
            let t117 = t6 * t96 + k2 * t93 + (front_1_mid_m2_a2 * t88 - t115);
            let t118 = t47 * t112
                + (t91 * (t40 * t102 + t92 * (t14 * t107)) - t90 * t109);
            let t119 = t100 * (t111 - t46 * t112) + t114
                + (t116 * (t95 * t109 + t56 * t108 - t31 * t112) + t117 * t118);
            let t120 = front_1_mid_m2_a2 * t4;
            let t121 = t120 + front_2_mid_m2_a2 * t3;
            let t122 = front_2_mid_m2_a2 * t8;
            let t123 = t121 + (front_2_mid * l1_m2_a2 - t120) - t122;
            let t124 = t121 + front_2_mid * twice_a2_m2_l1 - t7 * t4 - t122;
            let t125 = t124 * t13 - t123;
            let t126 = t12 * t125;
            let t127 = t123 * t13 - t9 * t126;
            let t128 = m1_plus_m2 * t127;
            let t129 = t11 * t127 - t124 * t14;
            let t130 = m1_plus_m2 * t129;
            let t131 = t15 * (front_1_mid_m2_a2 - t16 * t128)
                - t19 * (front_1_mid_m2_a2 * t9 - front_2_mid_m2_a2 * t123 - t20 * t130);
            let l1_front_2_mid = l1 * front_2_mid;
            let t132 = l1_front_2_mid + front_2_mid * (t3 - t8);
            let t133 = t132 * t13 - t39 * t126;
            let t134 = t24 * (t133 - t41 * t127);
            let t135 = t4 + t25 * (t7 * t125 - t17);
            let t136 = t12 * (t124 * t26 - t4)
                + t27 * (t9 * t135 - t123 * t29 - t30 * t129);
            let t137 = t8 * t136
                - (t43 + t15 * (front_1_mid_m2_a2 * t135 - t44 - t33 * t128));
            let t138 = t4 * t136
                + (t3 * t31 - t15 * (t32 + front_2_mid_m2_a2 * t135 - t45 * t128));
            let t139 = t24 * (t135 - t47 * t127);
            let t140 = front_2_mid * t138
                + (l2 * t139 + l1_front_2_mid * t31 - front_2_mid * t34 - t1 * t136);
            let t141 = front_1_mid * (t46 + t137) + t140;
            let t142 = t34 * t127 + t14 * t137;
            let t143 = t134 - t42 * (t48 * t135 + t29 * t141 - t49 * t142);
            let t144 = t12 * (t124 * t54 - t132)
                - t27 * (t9 * t133 - t123 * t40 - t55 * t129);
            let t145 = t4 * t144
                + (t3 * t56
                    + (t15 * (t52 + front_2_mid_m2_a2 * t133 - t61 * t128) - t51));
            let t146 = t8 * t144
                + (t62 + t15 * (front_1_mid_m2_a2 * t133 - t60 - t53 * t128) - t59);
            let t147 = t1 * t144 + (l2 * t134 - l1_front_2_mid * t56) - t103
                - front_2_mid * t145 - front_1_mid * (t63 + t146);
            let t148 = t147 - t64 * t141 - t64 * (t141 - t64 * t137);
            let t149 = t127 / (t14 * t14)
                + t36
                    * (t135 * (rt::lit::<T>(2.0) * t29)
                        - t37 * (t35 * t127 + t14 * t142));
            let t150 = t66 * (t143 - t66 * t148) + (t66 * t143 + t149);
            let t151 = t69 * (t68 * t150);
            let t152 = t69 * t131 - l1_front_2_mid * t2 + (t21 * t151 - t74 * t145)
                - t80 * t138;
            let t153 = t23 * t143;
            let t154 = t67 * t148 - t65 * t150;
            let t155 = t73 * (t153 - t74 * t154);
            let t156 = t76 * (t71 * t141 + t48 * t153 - t77 * (t72 * t137 + t34 * t154));
            let t157 = t156 - t78 * (t23 * t135 - t79 * (t67 * t142 - t35 * t150));
            let t158 = t15 * (front_2_mid_m2_a2 + t86 * t128)
                - t19 * (t85 * t130 + (t17 + t7 * t123));
            let t159 = t80 * t137 + (t74 * t146 + (t69 * t158 + t87 * t151))
                - t58 * t155;
            let t160 = t100 * (t152 - t63 * t155 - t46 * t157)
                + t113 * (t34 * t157 + t159);
            let t161 = t94 * (t23 * t123 + t95 * (t67 * t129 - t18 * t150))
                + (front_1_mid * t2 - t74 * t144);
            let t162 = t91 * (t71 * t133 + t40 * t153 - t92 * (t72 * t127 + t14 * t154));
            let t163 = t47 * t157
                + (t80 * t139 - t90 * (t89 * (t67 * t127 - t14 * t150)) - t162);
            let t164 = t116 * (t161 - (t80 * t136 + t56 * t155) - t31 * t157)
                + t117 * t163;
            let zero = rt::lit::<T>(0.0);
            rt::vector([
                zero,
                zero,
                rt::lit::<T>(0.5) * t99 - t119,
                (t83 + twice_front_2_mid * (t88 + l1 * t96)) * (half_m2_a2 * t97) - t160
                    - t164,
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
                a2_squared,
                k1,
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
            let t12 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t13 = sin_theta * t12 + m2_a2 * t7;
            let t14 = t13 * inv_m1_plus_m2;
            let t15 = t12 * cos_theta - m2_a2 * t3;
            let t16 = t15 * inv_m1_plus_m2;
            let t17 = t11 - t9 * t14 - t5 * t16;
            let t18 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2));
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                l1_m2_a2,
                a_w,
                k5,
                k7,
                k8,
                twice_a2_m2_l1,
                m1_a1_plus_m2_l1,
                k9,
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
            let t14 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t15 = sin_theta * t14 + m2_a2 * t8;
            let t16 = t15 * inv_m1_plus_m2;
            let t17 = t14 * cos_theta - m2_a2 * t4;
            let t18 = t17 * inv_m1_plus_m2;
            let t19 = t13 - t11 * t16 - t6 * t18;
            let t20 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2));
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
            let t121 = t76 * (t75 * (front_2_mid * (front_1_mid * k9 - k8)));
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_plus_m2,
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
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
            let t8 = j2 + m2_a2 * (a2 + l1 * front_1_mid);
            let t9 = t8 * phi_dot
                + theta_dot
                    * (k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2)));
            rt::vector([
                m1_plus_m2 * x_dot - t2 * phi_dot - t4 * theta_dot,
                t6 * theta_dot + (m1_plus_m2 * y_dot + t7 * phi_dot),
                t9 + (t6 * y_dot - t4 * x_dot),
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
                - t3 * t4 - t6 * t7;
            let t9 = rt::lit::<T>(1.0) / t8;
            let t10 = p_theta + p_x * t4 - p_y * t7;
            let t11 = front_1_mid * cos_theta - t5;
            let t12 = m2_a2 * t11;
            let t13 = t11 * k3;
            let t14 = t2 + sin_theta * front_1_mid;
            let t15 = m2_a2 * t14;
            let t16 = t14 * k3;
            let t17 = j2 + m2_a2 * (a2 + l1 * front_1_mid) - t15 * t4 - t12 * t7;
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let Constants { m1_plus_m2, m1_a1, m2_a2, a2_squared, k1, twice_a2, .. } = self
                .constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let l1_front_1_mid = l1 * front_1_mid;
            let t1 = (j2 + m2_a2 * (a2 + l1_front_1_mid)) * phi_dot
                + theta_dot
                    * (k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2)));
            let t2 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
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
            let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t12 = sin_theta * t11 + m2_a2 * t7;
            let t13 = t12 * inv_m1_plus_m2;
            let t14 = t11 * cos_theta - m2_a2 * t3;
            let t15 = t14 * inv_m1_plus_m2;
            let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
            let t17 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                l1_m2_a2,
                twice_a2_m2_l1,
                m1_a1_plus_m2_l1,
                w_a_w,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                l1_m2_a2,
                twice_a2_m2_l1,
                m1_a1_plus_m2_l1,
                w_a_w,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = sin_theta * front_2_mid;
            let t6 = t1 * cos_theta - m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
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
            let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t12 = sin_theta * t11 + m2_a2 * t7;
            let t13 = t12 * inv_m1_plus_m2;
            let t14 = t11 * cos_theta - m2_a2 * t3;
            let t15 = t14 * inv_m1_plus_m2;
            let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
            let t17 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let Constants {
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                ..
            } = self.constants;
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let t2 = sin_theta * front_2_mid;
            let t3 = t1 * cos_theta - m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = cos_theta * front_2_mid;
            let t6 = sin_theta * t1 + m2_a2 * t5;
            let t7 = t6 * inv_m1_plus_m2;
            let t8 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
                - t6 * t7 - t3 * t4;
            let t9 = inv_m1_plus_m2 / t8;
            let t10 = front_1_mid * cos_theta - t2;
            let t11 = m2_a2 * t10;
            let t12 = t10 * k3;
            let t13 = t5 + sin_theta * front_1_mid;
            let t14 = m2_a2 * t13;
            let t15 = t13 * k3;
            let t16 = j2 + m2_a2 * (a2 + l1 * front_1_mid) - t14 * t7 - t11 * t4;
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
            let m2 = self.parameters.m2;
            let j2 = self.parameters.J2;
            let a2 = self.parameters.a2;
            let l2 = self.parameters.l2;
            let w = self.parameters.w;
            let Constants {
                m1_a1,
                m2_a2,
                a2_squared,
                k1,
                twice_a2,
                k2,
                inv_m1_plus_m2,
                k3,
                l1_m2_a2,
                twice_a2_m2_l1,
                m1_a1_plus_m2_l1,
                w_a_w,
                ..
            } = self.constants;
            let (sin_theta, cos_theta) = rt::sin_cos(theta);
            let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
            let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
            let t2 = cos_theta * front_2_mid;
            let t3 = sin_theta * t1 + m2_a2 * t2;
            let t4 = t3 * inv_m1_plus_m2;
            let t5 = t1 * cos_theta;
            let t6 = sin_theta * front_2_mid;
            let t7 = m2_a2 * t6;
            let t8 = t5 - t7;
            let t9 = t8 * inv_m1_plus_m2;
            let t10 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
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
        /// | once, from parameters | 13 | 38 | 4 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 29 | 5 | 0 | 1 | 0 |
        /// | each step | 513 | 801 | 61 | 0 | 7 | 2 |
        /// | each iteration for x_rate, y_rate, theta_rate, phi_rate, rho1_rate, kappa_gradient | 2915 | 4349 | 76 | 0 | 6 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 64 | 116 | 17 | 0 | 3 | 0 |
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
            /// `a2²`
            a2_squared: T,
            /// `J2 + (m1 a1² + J1)`
            k1: T,
            /// `2 a2`
            twice_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
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
            /// `2 l1`
            twice_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            twice_a2_m2_l1: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `(m1 + m2)/2`
            half_m1_plus_m2: T,
            /// `a2/2`
            half_a2: T,
            /// `l1/2`
            half_l1: T,
            /// `2/(m1 + m2)`
            k10: T,
            /// `l2/2`
            half_l2: T,
            /// `A w/2`
            half_a_w: T,
            /// `(m2 a2/(m1 + m2))/2`
            k11: T,
            /// `4 a2 m2 l1`
            k12: T,
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
            k14: T,
            /// `A w sin(w h/2)`
            k15: T,
            /// `h/(m1 + m2)`
            h_over_m1_plus_m2: T,
            /// `(h/(m1 + m2))/2`
            k16: T,
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
            k17: T,
            /// `l2 (m1 + m2) l1 h`
            k18: T,
            /// `m2 a2 h`
            m2_a2_h_2: T,
            /// `m2 a2 h/2`
            half_m2_a2_h_2: T,
            /// `m2 a2 h/(m1 + m2)`
            k19: T,
            /// `m2 a2 h/(m1 + m2)`
            k20: T,
            /// `(m2 a2 h/(m1 + m2))/2`
            k21: T,
            /// `(m2 a2 h/(m1 + m2))/2`
            k22: T,
            /// `a1 h`
            a1_h: T,
            /// `a1 h/2`
            half_a1_h: T,
            /// `2 h`
            twice_h: T,
            /// `2 (J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))) h`
            k23: T,
            /// `2 l2 (m1 + m2) l1 h`
            k24: T,
            /// `a2 h/2`
            half_a2_h: T,
            /// `2 m2 l1 a2 h`
            twice_m2_l1_a2_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (1); work that has been done from outside (1); time t (1); functions of q that the rank of the constraints and the next step need (121).
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
                let a2_squared = a2 * a2;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let k2 = j2 + m2 * a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
                let l1_m2_a2 = l1 * m2_a2;
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
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let m2_l1 = m2 * l1;
                let a2_m2_l1 = a2 * m2_l1;
                let twice_a2_m2_l1 = rt::lit::<T>(2.0) * a2_m2_l1;
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let half_m1_plus_m2 = rt::lit::<T>(0.5) * m1_plus_m2;
                let half_a2 = rt::lit::<T>(0.5) * a2;
                let half_l1 = rt::lit::<T>(0.5) * l1;
                let k10 = rt::lit::<T>(2.0) / m1_plus_m2;
                let half_l2 = rt::lit::<T>(0.5) * l2;
                let half_a_w = rt::lit::<T>(0.5) * a_w;
                let k11 = rt::lit::<T>(0.5) * k3;
                let k12 = rt::lit::<T>(4.0) * a2_m2_l1;
                let twice_l1_m2_a2 = rt::lit::<T>(2.0) * l1_m2_a2;
                let quarter_a_w = rt::lit::<T>(0.25) * a_w;
                let half_a1 = rt::lit::<T>(0.5) * a1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k13 = rt::sin(rt::lit::<T>(0.5) * (w * h));
                let k14 = (a_w * h - rt::lit::<T>(2.0) * (a * k13)) / h;
                let k15 = a_w * k13;
                let h_over_m1_plus_m2 = h / m1_plus_m2;
                let k16 = rt::lit::<T>(0.5) * h_over_m1_plus_m2;
                let a2_h = a2 * h;
                let m2_a2_h = m2 * a2_h;
                let l1_h = l1 * h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let m2_a2_l1_h = m2_a2 * l1_h;
                let half_m2_a2_l1_h = rt::lit::<T>(0.5) * m2_a2_l1_h;
                let half_m2_a2_h = rt::lit::<T>(0.5) * m2_a2_h;
                let m2_l1_a2_h = m2_l1 * a2_h;
                let k17 = k5 * h;
                let k18 = k6 * h;
                let m2_a2_h_2 = m2_a2 * h;
                let half_m2_a2_h_2 = rt::lit::<T>(0.5) * m2_a2_h_2;
                let k19 = m2_a2_h_2 / m1_plus_m2;
                let k20 = m2_a2_h / m1_plus_m2;
                let k21 = rt::lit::<T>(0.5) * k19;
                let k22 = rt::lit::<T>(0.5) * k20;
                let a1_h = a1 * h;
                let half_a1_h = rt::lit::<T>(0.5) * a1_h;
                let twice_h = rt::lit::<T>(2.0) * h;
                let k23 = rt::lit::<T>(2.0) * k17;
                let k24 = rt::lit::<T>(2.0) * k18;
                let half_a2_h = rt::lit::<T>(0.5) * a2_h;
                let twice_m2_l1_a2_h = rt::lit::<T>(2.0) * m2_l1_a2_h;
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    l1_m2_a2,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k6,
                    k8,
                    k9,
                    half_j1,
                    twice_l1,
                    twice_m1_a1,
                    twice_a2_m2_l1,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_m1_plus_m2,
                    half_a2,
                    half_l1,
                    k10,
                    half_l2,
                    half_a_w,
                    k11,
                    k12,
                    twice_l1_m2_a2,
                    quarter_a_w,
                    half_a1,
                    inv_h,
                    half_h,
                    k14,
                    k15,
                    h_over_m1_plus_m2,
                    k16,
                    a2_h,
                    m2_a2_h,
                    l1_h,
                    half_l1_h,
                    m2_a2_l1_h,
                    half_m2_a2_l1_h,
                    half_m2_a2_h,
                    m2_l1_a2_h,
                    k17,
                    k18,
                    m2_a2_h_2,
                    half_m2_a2_h_2,
                    k19,
                    k20,
                    k21,
                    k22,
                    a1_h,
                    half_a1_h,
                    twice_h,
                    k23,
                    k24,
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
                    a2_squared,
                    k1,
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
                let t2 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2));
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
                    sin_theta,
                    front_1_mid,
                    t8,
                    cos_theta,
                    front_2_mid,
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
                    t117 * t117 + (t12 * t12 + t16 * t16),
                    rt::abs(theta * inv_h),
                    rt::abs(phi * inv_h),
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
                ahead108, ahead109, ahead110, ahead111, ahead112, ahead113, ahead114,
                ahead115, ahead116, ahead117, ahead118, _, ahead120, ahead121] = motion
                    .carried;
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
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    l1_m2_a2,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k6,
                    k8,
                    k9,
                    half_j1,
                    twice_l1,
                    twice_m1_a1,
                    twice_a2_m2_l1,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_m1_plus_m2,
                    half_a2,
                    half_l1,
                    k10,
                    half_l2,
                    half_a_w,
                    k11,
                    k12,
                    twice_l1_m2_a2,
                    quarter_a_w,
                    half_a1,
                    inv_h,
                    half_h,
                    k14,
                    k15,
                    h_over_m1_plus_m2,
                    k16,
                    a2_h,
                    m2_a2_h,
                    l1_h,
                    half_l1_h,
                    m2_a2_l1_h,
                    half_m2_a2_l1_h,
                    half_m2_a2_h,
                    m2_l1_a2_h,
                    k17,
                    k18,
                    m2_a2_h_2,
                    half_m2_a2_h_2,
                    k19,
                    k20,
                    k21,
                    k22,
                    a1_h,
                    half_a1_h,
                    twice_h,
                    k23,
                    k24,
                    half_a2_h,
                    twice_m2_l1_a2_h,
                } = *setting.scheme();
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let cos_w_t_a_w = cos_w_t * a_w;
                let cos_w_t_a_w_ahead106 = cos_w_t_a_w * ahead106;
                let t1 = ahead96 * cos_w_t_a_w_ahead106;
                let cos_w_t_a_w_ahead45 = cos_w_t_a_w * ahead45;
                let inv_ahead28 = rt::lit::<T>(1.0) / ahead28;
                let t2 = cos_w_t_a_w * (rt::lit::<T>(1.0) / ahead112);
                let t3 = cos_w_t_a_w_ahead106 * (rt::lit::<T>(1.0) / ahead113);
                let t4 = t1 * (rt::lit::<T>(1.0) / ahead114)
                    - cos_w_t_a_w_ahead45 * (rt::lit::<T>(1.0) / ahead115);
                let t5 = ahead89 * t2 - ahead79 * t3 - ahead60 * t4;
                let t6 = ahead56 * t4 + (ahead85 * t2 - ahead75 * t3);
                let cos_w_t_a_w_ahead34 = cos_w_t_a_w * ahead34;
                let t7 = ahead51 * t4
                    + (ahead71 * t3
                        + cos_w_t_a_w_ahead34 * (rt::lit::<T>(1.0) / ahead116));
                let t8 = ahead66 * cos_w_t_a_w_ahead106;
                let t9 = ahead47 * t4
                    + (cos_w_t_a_w * (rt::lit::<T>(1.0) / ahead118)
                        - t8 * (rt::lit::<T>(1.0) / ahead117));
                let t10 = w * (t + half_h);
                let (t11, t12) = rt::sin_cos(t10);
                let t13 = a_w * t12;
                let t14 = (phi - a * sin_w_t) * inv_h - t13;
                let t15 = t12 * k14;
                let t16 = rt::cos(w * (t + h));
                let t17 = a_w * t16;
                let t18 = t11 * w_a_w;
                let t19 = t11 * k15;
                let t20 = cos_w_t + t16;
                let t21 = t20 * half_a_w;
                let ahead29_plus_ahead30 = ahead29 + ahead30;
                let ahead32_plus_ahead33 = ahead32 + ahead33;
                let ahead40_plus_ahead41 = ahead40 + ahead41;
                let ahead61_plus_ahead62 = ahead61 + ahead62;
                let t22 = t20 * quarter_a_w;
                let t23 = ahead36 + (ahead37 + ahead38);
                let t24 = ahead44 - ahead42 - ahead43;
                let ahead46_plus_ahead50 = ahead46 + ahead50;
                let t25 = ahead52 - ahead55;
                let t26 = ahead57 - ahead59;
                let t27 = ahead63 + (ahead64 + ahead65);
                let t28 = ahead67 - ahead70;
                let ahead72_plus_ahead74 = ahead72 + ahead74;
                let ahead76_plus_ahead78 = ahead76 + ahead78;
                let t29 = ahead83 - ahead84;
                let t30 = ahead88 - ahead87;
                let ahead90_plus_ahead91 = ahead90 + ahead91;
                let t31 = ahead93 + ahead94 - ahead95;
                let t32 = ahead98 + ahead99 - (ahead97 + ahead102);
                let t33 = ahead80 - ahead110 - ahead111;
                let t34 = ahead20 * t7;
                let t35 = ahead21 * t7;
                let t36 = ahead23 * t7;
                let t37 = ahead24 * t9;
                let t38 = t36 - t37;
                let t39 = ahead27 * t9;
                let t40 = ahead26 * t7;
                let t41 = t39 - t40;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let rho1_inv_ahead28 = rho1 * inv_ahead28;
                            let t42 = ahead18 * rho1_inv_ahead28 + t5;
                            let t43 = ahead19 * rho1_inv_ahead28 + t6;
                            let t44 = ahead5 * rho1_inv_ahead28 - t7;
                            let t45 = (ahead15 * t44 + ahead16 * t9
                                + (ahead12 * t43 - ahead7 * t42)) * (ahead2 * t9);
                            let t46 = t9 * (l1 * ahead5);
                            let t47 = (m1_plus_m2 * t43 + (ahead12 * t44 + ahead14 * t9))
                                * (ahead4 * ahead17 * t44 - ahead1 * t46);
                            let t48 = (m1_plus_m2 * t42 - ahead9 * t9 - ahead7 * t44)
                                * (ahead4 * t46 + ahead1 * ahead17 * t44);
                            let t49 = m2_a2 * (t9 + t44);
                            let t50 = m1_a1_plus_m2_l1 * t44 + ahead2 * t49;
                            let t51 = ahead5 * t49;
                            let t52 = ahead1 * (t43 * t50 - t42 * t51)
                                + ahead4 * (t43 * t51 + t42 * t50);
                            [
                                t42,
                                t43,
                                t44,
                                t9,
                                t45 + t47 - t48 - ahead5 * t52,
                                rt::lit::<T>(0.0),
                            ]
                        },
                        move || [
                            rt::abs(x * inv_h),
                            rt::abs(y * inv_h),
                            ahead120,
                            ahead121,
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
                                    a2_squared,
                                    k1,
                                    twice_a2,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    l1_m2_a2,
                                    k5,
                                    k8,
                                    k9,
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
                                    ]: [T; 32],
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
                                        + m2 * (a2_squared + l1 * (l1 + twice_a2 * t58));
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
                                    let t205 = k3 * t58;
                                    let t206 = t68 - t199 - t204 * t200;
                                    let t207 = rt::lit::<T>(1.0) / t201;
                                    let t208 = t206 * t207;
                                    let t209 = k2 - t204 * t205 - t199 - t206 * t208;
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
                                    a2_squared,
                                    k1,
                                    twice_a2,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    l1_m2_a2,
                                    k5,
                                    k8,
                                    k9,
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
                            t498, phi_rate_h, ahead5_new, ahead2_new, ahead28_new, t501,
                            t502, t503, sin_phi_rate_half_h, cos_phi_rate_half_h, t504,
                            t505, t506, t507, t508, theta_rate_h, ahead1_new, ahead4_new,
                            t509, ahead9_new, t510, t511, ahead7_new, t512, t513,
                            ahead14_new, ahead12_new, t514, ahead34_new, t515,
                            ahead31_new, inv_ahead31_new, ahead35_new, t516, t517,
                            ahead45_new, ahead39_new, ahead49_new, inv_ahead49_new,
                            ahead50_new, ahead46_new, t518, t519, t522, t523, t524, t525,
                            t526, t527, t528, t529, t530, t531, t532, t533, t534, t536,
                            t537, t538, t540, t542, t543, t544, t545, t546, t547, t548,
                            t550, t551, t552, t553, t554, t556, t557, t558, t559, t560,
                            t562, t563, t564, t565, t566, t567, t568, t569, t570, t571,
                            t573, t574, t575, t576, t577, t578, t579, t581, t582, t583,
                            t584, t585, t586, t587, t589, t590, t591, ahead51_new,
                            inv_ahead54_new, ahead55_new, t592, t593, ahead59_new, t594,
                            t595, t596, t597, t598, t599, t600, t601, t602, t603, t604,
                            t606, ahead80_new, ahead17_new, t608, ahead66_new,
                            ahead68_new, ahead60_new, ahead56_new, ahead47_new,
                            ahead96_new, ahead92_new, ahead101_new, inv_ahead101_new,
                            t609, t610, t611, t612, t613, t614, t615, t616, t618, t619,
                            t620, t621, t622, t623, t624, t625, t626, t627, t628, t629,
                            t632, t633, ahead74_new, ahead67_new, ahead70_new,
                            ahead71_new, ahead75_new, ahead78_new, ahead79_new,
                            inv_ahead92_new, t635, t637, inv_ahead109_new, t638, t639,
                            t640, t642, t643, t645, t647, t648, t649, t650, t651, t652,
                            t653, t654, t655, t656, t657, t658, t659, t660, t662, t663,
                            t664, t665, t666, t667, t668, t669, t670, t672, t673, t674,
                            t675, t676, t677, t679, t680, t681, t682, t683, t684, t685,
                            t686, t687, t688, t689, t690, t692, t693, t694, t696, t697,
                            t698, t699, t700, t701, t702, t703, t704, t705, t706, t707,
                            t708, t709, t711, t712, t713, t714, t716, t717, t718, t719,
                            t722, t723, t724, t726, t728, t730, t731, t732, t733, t735,
                            t736, t737, t738, t740, t741, t742, t743, t744, t745, t746,
                            t747, ahead88_new, inv_ahead82_new, ahead87_new, ahead89_new,
                            t748, t749, ahead20_new, t751, t752, t753, t754, t755, t756,
                            t757, t758, t759, t760, t761, t762, t763, t764, t765, t767,
                            t768, t769, ahead83_new, ahead84_new, ahead85_new,
                            ahead21_new, t771, t772, t773, t774, t775, t776, t777, t778,
                            t779, t780, t781, ahead23_new, ahead24_new, t782, t783, t784,
                            t785, t786, t787, t788, t789, ahead27_new, ahead25_new,
                            ahead26_new, t790, t791] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    a2_squared,
                                    k1,
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
                                    twice_l1,
                                    twice_m1_a1,
                                    inv_h,
                                    cos_w_t_a_w_ahead106,
                                    t1,
                                    cos_w_t_a_w_ahead45,
                                    inv_ahead28,
                                    t2,
                                    t3,
                                    t4,
                                    t5,
                                    t6,
                                    cos_w_t_a_w_ahead34,
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
                                    t142,
                                    t86,
                                    t110,
                                    t112,
                                    t145,
                                    t146,
                                    t120,
                                    t178,
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
                                    t158,
                                    t149,
                                    t162,
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
                                    t289,
                                    t295,
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
                                    t18,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    half_l1,
                                    k10,
                                    half_l2,
                                    t21,
                                    k11,
                                    ahead29_plus_ahead30,
                                    k12,
                                    ahead32_plus_ahead33,
                                    twice_l1_m2_a2,
                                    ahead40_plus_ahead41,
                                    ahead61_plus_ahead62,
                                    t22,
                                    t23,
                                    t24,
                                    ahead46_plus_ahead50,
                                    t25,
                                    t26,
                                    t27,
                                    t28,
                                    ahead72_plus_ahead74,
                                    ahead76_plus_ahead78,
                                    t29,
                                    t30,
                                    ahead90_plus_ahead91,
                                    t31,
                                    t32,
                                    t33,
                                    half_a1,
                                    t34,
                                    t35,
                                    t38,
                                    t41,
                                    m1,
                                    j1,
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
                                    ahead3,
                                    ahead4,
                                    ahead5,
                                    ahead6,
                                    ahead8,
                                    ahead10,
                                    ahead11,
                                    ahead13,
                                    ahead22,
                                    ahead28,
                                    ahead31,
                                    ahead35,
                                    ahead39,
                                    ahead47,
                                    ahead48,
                                    ahead49,
                                    ahead53,
                                    ahead54,
                                    ahead58,
                                    ahead68,
                                    ahead69,
                                    ahead73,
                                    ahead77,
                                    ahead81,
                                    ahead82,
                                    ahead86,
                                    ahead92,
                                    ahead100,
                                    ahead101,
                                    ahead103,
                                    ahead104,
                                    ahead105,
                                    ahead107,
                                    ahead108,
                                    ahead109,
                                    ahead112,
                                    ahead113,
                                    ahead114,
                                    ahead115,
                                    ahead116,
                                    ahead117,
                                    ahead118,
                                    ]: [T; 262],
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
                                    let t401 = k2 * t276;
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
                                    let t419 = m2
                                        * (t418 * (a2 * t299) + t271 * (twice_l1 * t298))
                                        + t271 * (twice_m1_a1 * t298);
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
                                    let t456 = rt::lit::<T>(0.5) * t419
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
                                    let t497 = t481 - t484;
                                    let t498 = t191 - t186;
                                    let t499 = m1 * (t492 * t493 + t495 * t496)
                                        + (t484 * (j1 * t186) + t497 * (j2 * t498));
                                    let rho1_new = rho1 + rho1_rate * h;
                                    let phi_rate_h = phi_rate * h;
                                    let phi_new = phi + phi_rate_h;
                                    let (ahead5_new, ahead2_new) = rt::sin_cos(phi_new);
                                    let ahead28_new = ahead5_new * (k5 * ahead5_new)
                                        + (k8 + ahead2_new * k9);
                                    let t500 = rho1_new - ahead28_new * t178;
                                    let t501 = t500 * (rt::lit::<T>(1.0) / ahead28_new);
                                    let t502 = rho1 - ahead28 * t178;
                                    let t503 = inv_ahead28 * t502;
                                    let (sin_phi_rate_half_h, cos_phi_rate_half_h) = rt::sin_cos(
                                        phi_rate_half_h,
                                    );
                                    let t504 = t58 * sin_phi_rate_half_h;
                                    let t505 = ahead5_new + ahead5;
                                    let t506 = t57 * sin_phi_rate_half_h;
                                    let t507 = t504 * (k5 * t505) - k9 * t506;
                                    let t508 = t507 * t178;
                                    let l1_ahead2_new = l1 * ahead2_new;
                                    let ahead16_new = j2 + m2_a2 * (a2 + l1_ahead2_new);
                                    let theta_rate_h = theta_rate * h;
                                    let theta_new = theta + theta_rate_h;
                                    let (ahead1_new, ahead4_new) = rt::sin_cos(theta_new);
                                    let ahead6_new = ahead5_new * ahead4_new;
                                    let ahead8_new = ahead2_new * ahead1_new;
                                    let t509 = ahead6_new + ahead8_new;
                                    let ahead9_new = m2_a2 * t509;
                                    let t510 = l1 + a2 * ahead2_new;
                                    let t511 = m1_a1 + m2 * t510;
                                    let ahead3_new = ahead1_new * t511;
                                    let ahead7_new = ahead3_new + m2_a2 * ahead6_new;
                                    let t512 = inv_m1_plus_m2 * ahead7_new;
                                    let ahead32_new = ahead9_new * t512;
                                    let ahead13_new = ahead2_new * ahead4_new;
                                    let ahead11_new = ahead5_new * ahead1_new;
                                    let t513 = ahead13_new - ahead11_new;
                                    let ahead14_new = m2_a2 * t513;
                                    let ahead10_new = t511 * ahead4_new;
                                    let ahead12_new = ahead10_new - m2_a2 * ahead11_new;
                                    let t514 = inv_m1_plus_m2 * ahead12_new;
                                    let ahead33_new = ahead14_new * t514;
                                    let ahead34_new = ahead16_new - ahead32_new - ahead33_new;
                                    let ahead40_new = ahead1_new * t512;
                                    let ahead41_new = ahead4_new * t514;
                                    let t515 = ahead40_new + ahead41_new;
                                    let ahead15_new = k1
                                        + m2 * (a2_squared + l1 * (l1 + ahead2_new * twice_a2));
                                    let ahead29_new = ahead7_new * t512;
                                    let ahead30_new = ahead12_new * t514;
                                    let ahead31_new = ahead15_new - ahead29_new - ahead30_new;
                                    let inv_ahead31_new = rt::lit::<T>(1.0) / ahead31_new;
                                    let ahead35_new = ahead34_new * inv_ahead31_new;
                                    let ahead44_new = t515 * ahead35_new;
                                    let t516 = t509 * k3;
                                    let ahead42_new = ahead1_new * t516;
                                    let t517 = t513 * k3;
                                    let ahead43_new = ahead4_new * t517;
                                    let ahead45_new = ahead44_new - (ahead42_new + ahead43_new);
                                    let ahead48_new = ahead34_new * ahead45_new;
                                    let ahead37_new = ahead14_new * t517;
                                    let ahead36_new = ahead9_new * t516;
                                    let ahead38_new = ahead34_new * ahead35_new;
                                    let ahead39_new = k2 - ahead37_new - ahead36_new
                                        - ahead38_new;
                                    let ahead49_new = ahead31_new * ahead39_new;
                                    let inv_ahead49_new = rt::lit::<T>(1.0) / ahead49_new;
                                    let ahead50_new = ahead48_new * inv_ahead49_new;
                                    let ahead46_new = t515 * inv_ahead31_new;
                                    let t518 = ahead50_new
                                        + (ahead46_new + ahead46_plus_ahead50);
                                    let t519 = rt::lit::<T>(0.5) * t518;
                                    let t520 = ahead6_new + ahead6;
                                    let t521 = t520 + (ahead8_new + ahead8);
                                    let t522 = rt::lit::<T>(0.5) * t521;
                                    let t523 = rt::lit::<T>(0.5) * (ahead3_new + ahead3)
                                        + half_m2_a2 * t520;
                                    let t524 = inv_m1_plus_m2 * t523;
                                    let t525 = rt::lit::<T>(1.0) / (ahead31 * ahead31_new);
                                    let t526 = ahead2_new + ahead2;
                                    let t527 = k1 + m2 * (a2_squared + l1 * (l1 + a2 * t526))
                                        - rt::lit::<T>(0.5)
                                            * (ahead30_new + (ahead29_new + ahead29_plus_ahead30));
                                    let (t528, t529) = rt::sin_cos(theta_rate_half_h);
                                    let t530 = t55 * t528;
                                    let t531 = ahead11_new + ahead11;
                                    let t532 = rt::lit::<T>(0.5) * (ahead10_new + ahead10)
                                        - half_m2_a2 * t531;
                                    let t533 = inv_m1_plus_m2 * t532;
                                    let t534 = t54 * t528;
                                    let t535 = t524 * t530 - t533 * t534;
                                    let t536 = ahead1_new + ahead1;
                                    let t537 = l1 + t526 * half_a2;
                                    let t538 = m1_a1 + m2 * t537;
                                    let t539 = rt::lit::<T>(2.0) * t530;
                                    let t540 = ahead4_new + ahead4;
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
                                        + (t523 * t544 + t506 * k12 - t533 * t547);
                                    let t552 = rt::lit::<T>(0.5)
                                        * (ahead41_new + (ahead40_new + ahead40_plus_ahead41));
                                    let t553 = t525 * (t527 * t550 + t551 * t552);
                                    let t554 = rt::lit::<T>(1.0) / (ahead49 * ahead49_new);
                                    let t555 = t526 * half_l1;
                                    let t556 = j2 + m2_a2 * (a2 + t555)
                                        - rt::lit::<T>(0.5)
                                            * (ahead33_new + (ahead32_new + ahead32_plus_ahead33));
                                    let t557 = t535 + rt::lit::<T>(0.25) * t549;
                                    let t558 = ahead35 + ahead35_new;
                                    let t559 = t541 + (t526 * t530 - t536 * t506);
                                    let t560 = m2_a2 * t559;
                                    let t561 = ahead13_new + ahead13 - t531;
                                    let t562 = half_m2_a2 * t561;
                                    let t563 = half_m2_a2 * t521;
                                    let t564 = t546 + (t526 * t534 + t540 * t506);
                                    let t565 = m2_a2 * t564;
                                    let t566 = t524 * t560 - t562 * t548
                                        + (t563 * t544 + t506 * twice_l1_m2_a2 - t533 * t565);
                                    let t567 = t525 * (t551 * t556 - t527 * t566);
                                    let t568 = t561 * k11;
                                    let t569 = t521 * k11;
                                    let t570 = k3 * t564;
                                    let t571 = k3 * t559;
                                    let t572 = rt::lit::<T>(2.0) * (t534 * t568 - t530 * t569)
                                        + rt::lit::<T>(0.5) * (t540 * t570 - t536 * t571);
                                    let t573 = t557 * t558 + (t552 * t567 + t572);
                                    let t574 = ahead44_new + (t24 - ahead42_new - ahead43_new);
                                    let t575 = rt::lit::<T>(0.5) * t574;
                                    let t576 = t556 * t573 - t566 * t575;
                                    let t577 = ahead49 + ahead49_new;
                                    let t578 = ahead48 + ahead48_new;
                                    let t579 = k2
                                        - rt::lit::<T>(0.5)
                                            * (ahead38_new + (ahead36_new + (ahead37_new + t23)));
                                    let t580 = t556 * t567
                                        + (t563 * t571 + t560 * t569 - (t562 * t570 + t565 * t568));
                                    let t581 = t580 - t558 * (rt::lit::<T>(0.5) * t566);
                                    let t582 = t551 * t579 + t527 * t581;
                                    let t583 = t554
                                        * (rt::lit::<T>(0.5) * (t576 * t577 + t578 * t582));
                                    let t584 = t553 + t583;
                                    let ahead54_new = m1_plus_m2 * ahead39_new;
                                    let t585 = rt::lit::<T>(1.0) / (ahead54 * ahead54_new);
                                    let t586 = m1_plus_m2 * t579;
                                    let t587 = t560 * t575 + t563 * t573;
                                    let t588 = half_m1_plus_m2 * t581;
                                    let ahead58_new = ahead9_new * ahead45_new;
                                    let t589 = ahead58 + ahead58_new;
                                    let t590 = t585 * (t586 * t587 + t588 * t589);
                                    let t591 = t524 * t584
                                        + (t544 * t519 + (k10 * t530 - t590));
                                    let ahead51_new = ahead46_new + ahead50_new;
                                    let ahead52_new = t514 * ahead51_new;
                                    let ahead53_new = ahead14_new * ahead45_new;
                                    let inv_ahead54_new = rt::lit::<T>(1.0) / ahead54_new;
                                    let ahead55_new = ahead53_new * inv_ahead54_new;
                                    let t592 = ahead52_new
                                        + (inv_m1_plus_m2 * t540 + t25 - ahead55_new);
                                    let t593 = rt::lit::<T>(0.5) * t592;
                                    let ahead57_new = t512 * ahead51_new;
                                    let ahead59_new = inv_ahead54_new * ahead58_new;
                                    let t594 = ahead57_new
                                        + (inv_m1_plus_m2 * t536 + t26 - ahead59_new);
                                    let t595 = rt::lit::<T>(0.5) * t594;
                                    let t596 = rt::lit::<T>(1.0) / (ahead39 * ahead39_new);
                                    let t597 = t596 * (t579 * t573 + t581 * t575);
                                    let t598 = l1 * t506;
                                    let t599 = l2 + t555;
                                    let t600 = rt::lit::<T>(0.5) * t561;
                                    let t601 = t562 * t573 - t565 * t575;
                                    let t602 = ahead53 + ahead53_new;
                                    let t603 = t585 * (t601 * t586 + t602 * t588);
                                    let t604 = t548 * t519 + (t603 + k10 * t534) - t533 * t584;
                                    let t605 = t559 * t595
                                        + (l2 * t597 + t598 * t518 - t599 * t584) - t600 * t604;
                                    let t606 = t522 * t591 - t564 * t593 + t605;
                                    let t607 = rt::lit::<T>(0.5) * t606;
                                    let ahead80_new = rt::lit::<T>(1.0) / ahead39_new;
                                    let ahead64_new = t513 * t517;
                                    let ahead63_new = t509 * t516;
                                    let ahead17_new = l2 + l1_ahead2_new;
                                    let ahead61_new = t509 * t512;
                                    let ahead62_new = t513 * t514;
                                    let t608 = ahead17_new - ahead61_new - ahead62_new;
                                    let ahead65_new = t608 * ahead35_new;
                                    let ahead66_new = l2 - ahead64_new - ahead63_new
                                        - ahead65_new;
                                    let ahead68_new = ahead80_new * ahead66_new;
                                    let ahead60_new = ahead57_new
                                        + (inv_m1_plus_m2 * ahead1_new - ahead59_new);
                                    let ahead93_new = t509 * ahead60_new;
                                    let ahead56_new = ahead52_new
                                        + (inv_m1_plus_m2 * ahead4_new - ahead55_new);
                                    let ahead94_new = t513 * ahead56_new;
                                    let ahead47_new = ahead45_new * ahead80_new;
                                    let ahead95_new = ahead17_new * ahead51_new;
                                    let ahead96_new = ahead93_new
                                        + (ahead94_new + (l2 * ahead47_new - ahead95_new));
                                    let ahead104_new = ahead45_new * ahead96_new;
                                    let ahead90_new = ahead1_new * ahead60_new;
                                    let ahead91_new = ahead4_new * ahead56_new;
                                    let ahead92_new = ahead90_new + ahead91_new;
                                    let ahead101_new = ahead39_new * ahead92_new;
                                    let inv_ahead101_new = rt::lit::<T>(1.0) / ahead101_new;
                                    let t609 = ahead104_new * inv_ahead101_new;
                                    let t610 = ahead68_new - t609;
                                    let t611 = t17 * t610;
                                    let t612 = cos_w_t_a_w_ahead106 + t611;
                                    let t613 = ahead47 + ahead47_new;
                                    let t614 = half_l2 * t613
                                        + rt::lit::<T>(0.5)
                                            * (ahead94_new + (ahead93_new + (t31 - ahead95_new)));
                                    let t615 = l2
                                        - rt::lit::<T>(0.5)
                                            * (ahead65_new + (ahead63_new + (ahead64_new + t27)));
                                    let t616 = t599
                                        - rt::lit::<T>(0.5)
                                            * (ahead62_new + (ahead61_new + ahead61_plus_ahead62));
                                    let t617 = t616 * t567
                                        + (t559 * t569 - t564 * t568 + (t522 * t571 - t600 * t570));
                                    let t618 = t524 * t559 - t600 * t548
                                        + (t522 * t544 + twice_l1 * t506 - t533 * t564);
                                    let t619 = t617 - t558 * (rt::lit::<T>(0.5) * t618);
                                    let t620 = t596 * (t581 * t615 - t579 * t619);
                                    let t621 = ahead101 + ahead101_new;
                                    let t622 = t573 * t614 + t575 * t606;
                                    let t623 = rt::lit::<T>(0.5) * (t536 * t591 - t540 * t604)
                                        + (t530 * t594 - t534 * t592);
                                    let t624 = rt::lit::<T>(0.5)
                                        * (ahead91_new + (ahead90_new + ahead90_plus_ahead91));
                                    let t625 = t579 * t623 - t581 * t624;
                                    let t626 = ahead104 + ahead104_new;
                                    let t627 = rt::lit::<T>(1.0) / (ahead101 * ahead101_new);
                                    let t628 = (t621 * t622 - t625 * t626)
                                        * (rt::lit::<T>(0.5) * t627);
                                    let t629 = t620 - t628;
                                    let t630 = ahead68 + ahead68_new;
                                    let t631 = t630 - ahead105 - t609;
                                    let t632 = t21 * t629 - t19 * t631;
                                    let t633 = t607 * t612 + t614 * t632;
                                    let ahead73_new = ahead14_new * ahead66_new;
                                    let ahead74_new = inv_ahead54_new * ahead73_new;
                                    let ahead67_new = t608 * inv_ahead31_new;
                                    let ahead69_new = ahead34_new * ahead66_new;
                                    let ahead70_new = inv_ahead49_new * ahead69_new;
                                    let ahead71_new = ahead67_new - ahead70_new;
                                    let ahead72_new = t514 * ahead71_new;
                                    let ahead75_new = inv_m1_plus_m2 * t513 - ahead74_new
                                        - ahead72_new;
                                    let ahead98_new = t513 * ahead75_new;
                                    let ahead99_new = ahead17_new * ahead71_new;
                                    let ahead76_new = t512 * ahead71_new;
                                    let ahead77_new = ahead9_new * ahead66_new;
                                    let ahead78_new = inv_ahead54_new * ahead77_new;
                                    let ahead79_new = ahead76_new
                                        + (ahead78_new - inv_m1_plus_m2 * t509);
                                    let ahead97_new = t509 * ahead79_new;
                                    let t634 = ahead98_new + (ahead99_new + l2 * ahead68_new)
                                        - ahead97_new;
                                    let inv_ahead92_new = rt::lit::<T>(1.0) / ahead92_new;
                                    let t635 = ahead96_new * inv_ahead92_new;
                                    let t636 = ahead96_new * t635;
                                    let t637 = t634 - t636;
                                    let ahead108_new = ahead45_new * ahead45_new;
                                    let ahead109_new = ahead39_new * ahead101_new;
                                    let inv_ahead109_new = rt::lit::<T>(1.0) / ahead109_new;
                                    let t638 = ahead108_new * inv_ahead109_new;
                                    let t639 = rt::lit::<T>(1.0) / t637;
                                    let t640 = t610 * t639;
                                    let t641 = t610 * t640;
                                    let t642 = ahead80_new - t638 - t641;
                                    let t643 = t637 * t642;
                                    let t644 = ahead92_new * t643;
                                    let t645 = ahead114 + t644;
                                    let t646 = ahead96_new * t611;
                                    let t647 = t1 + t646;
                                    let t648 = ahead113 + t643;
                                    let t649 = t525 * (t551 * t616 - t527 * t618);
                                    let t650 = ahead69 + ahead69_new;
                                    let t651 = t566 * t615 + t556 * t619;
                                    let t652 = t554
                                        * (rt::lit::<T>(0.5) * (t582 * t650 - t577 * t651));
                                    let t653 = t649 - t652;
                                    let t654 = ahead67_new + t28 - ahead70_new;
                                    let t655 = k4 * t561
                                        - rt::lit::<T>(0.5)
                                            * (ahead72_new + (ahead74_new + ahead72_plus_ahead74));
                                    let t656 = rt::lit::<T>(0.5) * t654;
                                    let t657 = t560 * t615 - t563 * t619;
                                    let t658 = ahead77 + ahead77_new;
                                    let t659 = t585 * (t586 * t657 + t588 * t658);
                                    let t660 = t524 * t653
                                        + (t544 * t656 + (t659 - inv_m1_plus_m2 * t559));
                                    let t661 = t599 * t653 + (l2 * t620 - t598 * t654)
                                        - t564 * t655 - t522 * t660;
                                    let t662 = ahead73 + ahead73_new;
                                    let t663 = t565 * t615 + t562 * t619;
                                    let t664 = t585 * (t588 * t662 - t586 * t663);
                                    let t665 = t533 * t653
                                        + (t664 + inv_m1_plus_m2 * t564 - t548 * t656);
                                    let t666 = rt::lit::<T>(0.5)
                                        * (ahead76_new + (ahead78_new + ahead76_plus_ahead78))
                                        - k4 * t521;
                                    let t667 = ahead100 + t635;
                                    let t668 = rt::lit::<T>(1.0) / (ahead92 * ahead92_new);
                                    let t669 = t668 * (t624 * t606 - t623 * t614);
                                    let t670 = t661 - (t600 * t665 + t559 * t666) - t667 * t607
                                        - t614 * t669;
                                    let t671 = ahead80_new + t33 - t638 - t641;
                                    let t672 = rt::lit::<T>(0.5) * t671;
                                    let t673 = half_l2 * t630
                                        + rt::lit::<T>(0.5)
                                            * (ahead98_new + (ahead99_new + t32) - ahead97_new - t636);
                                    let t674 = t581 * t596;
                                    let t675 = t574 * t573;
                                    let t676 = ahead109 + ahead109_new;
                                    let t677 = ahead108 + ahead108_new;
                                    let t678 = rt::lit::<T>(0.5) * t581;
                                    let t679 = t579 * t625 - t621 * t678;
                                    let t680 = rt::lit::<T>(1.0) / (ahead109 * ahead109_new);
                                    let t681 = (t675 * t676 - t677 * t679)
                                        * (rt::lit::<T>(0.5) * t680);
                                    let t682 = rt::lit::<T>(0.5) * t631;
                                    let t683 = rt::lit::<T>(1.0) / (ahead103 * t637);
                                    let t684 = t683 * (t673 * t629 - t670 * t682);
                                    let t685 = ahead107 + t640;
                                    let t686 = t674 - t681 - t682 * t684
                                        - t685 * (rt::lit::<T>(0.5) * t629);
                                    let t687 = t670 * t672 + t673 * t686;
                                    let t688 = t648 * (rt::lit::<T>(0.5) * t623) + t624 * t687;
                                    let t689 = rt::lit::<T>(1.0) / (ahead114 * t644);
                                    let t690 = (t633 * t645 - t647 * t688)
                                        * (rt::lit::<T>(0.5) * t689);
                                    let t691 = ahead101_new * t642;
                                    let t692 = rt::lit::<T>(1.0) / (ahead115 * t691);
                                    let t693 = t21 * t573 - t19 * t574;
                                    let t694 = ahead115 + t691;
                                    let t695 = t17 * ahead45_new;
                                    let t696 = cos_w_t_a_w_ahead45 + t695;
                                    let t697 = t625 * t672 + t686 * (rt::lit::<T>(0.5) * t621);
                                    let t698 = t692
                                        * (rt::lit::<T>(0.5) * (t693 * t694 - t696 * t697));
                                    let t699 = t690 - t698;
                                    let t700 = rt::lit::<T>(1.0) / t644;
                                    let t701 = t646 * t700;
                                    let t702 = rt::lit::<T>(1.0) / t691;
                                    let t703 = t695 * t702;
                                    let t704 = rt::lit::<T>(0.5) * (t701 + (t4 - t703));
                                    let t705 = rt::lit::<T>(1.0) / (ahead113 * t643);
                                    let t706 = t705
                                        * (rt::lit::<T>(0.5) * (t632 * t648 - t612 * t687));
                                    let t707 = rt::lit::<T>(1.0) / t643;
                                    let t708 = t611 * t707;
                                    let t709 = t3 + t708;
                                    let t710 = ahead49_new * t642;
                                    let t711 = rt::lit::<T>(1.0) / (ahead116 * t710);
                                    let t712 = t19 * t556 + t566 * t22;
                                    let t713 = ahead116 + t710;
                                    let t714 = t686 * (rt::lit::<T>(0.5) * t577) - t582 * t672;
                                    let t715 = t17 * ahead34_new;
                                    let t716 = cos_w_t_a_w_ahead34 + t715;
                                    let t717 = t711
                                        * (t712 * t713 + t714 * (rt::lit::<T>(0.5) * t716));
                                    let t718 = t519 * t699
                                        + (t584 * t704
                                            + (t656 * t706
                                                + (t709 * (rt::lit::<T>(0.5) * t653) - t717)));
                                    let t719 = t701 - t703;
                                    let t720 = ahead51_new * t719;
                                    let t721 = ahead71_new * t708;
                                    let t722 = rt::lit::<T>(1.0) / t710;
                                    let t723 = t715 * t722;
                                    let t724 = t720 + (t721 + (t7 + t723));
                                    let t725 = rt::lit::<T>(0.5) * (t500 * t501 - t502 * t503)
                                        - t178 * t508 - t718 * (half_j1 * t724);
                                    let t726 = t615 * t632 - t612 * (rt::lit::<T>(0.5) * t619);
                                    let t727 = ahead39_new * t643;
                                    let t728 = ahead117 + t727;
                                    let t729 = ahead66_new * t611;
                                    let t730 = t8 + t729;
                                    let t731 = t579 * t687 - t678 * t648;
                                    let t732 = rt::lit::<T>(1.0) / (ahead117 * t727);
                                    let t733 = (t726 * t728 - t730 * t731)
                                        * (rt::lit::<T>(0.5) * t732);
                                    let t734 = ahead39_new * t642;
                                    let t735 = rt::lit::<T>(1.0) / (ahead118 * t734);
                                    let t736 = t735
                                        * (t19 * (ahead118 + t734)
                                            + t21 * (t579 * t686 - t581 * t672));
                                    let t737 = t699 * (rt::lit::<T>(0.5) * t613)
                                        + (t597 * t704 - (t733 + t736));
                                    let t738 = t737 - t718;
                                    let t739 = ahead47_new * t719;
                                    let t740 = rt::lit::<T>(1.0) / t734;
                                    let t741 = t17 * t740;
                                    let t742 = rt::lit::<T>(1.0) / t727;
                                    let t743 = t729 * t742;
                                    let t744 = rt::lit::<T>(0.5) * (t739 + (t9 + t741 - t743));
                                    let t745 = rt::lit::<T>(0.5) * t724;
                                    let t746 = t744 - t745;
                                    let t747 = h * (m2 * (t468 * t485 - t488 * t490) + t499)
                                        + (t725 - t738 * (j2 * t746) - phi_rate_h * t412
                                            - theta_rate_h * t456);
                                    let ahead88_new = ahead9_new * inv_ahead54_new;
                                    let ahead86_new = ahead7_new * ahead34_new;
                                    let ahead82_new = m1_plus_m2 * ahead49_new;
                                    let inv_ahead82_new = rt::lit::<T>(1.0) / ahead82_new;
                                    let ahead87_new = ahead86_new * inv_ahead82_new;
                                    let ahead89_new = ahead88_new - ahead87_new;
                                    let t748 = rt::lit::<T>(1.0) / t642;
                                    let t749 = t17 * t748;
                                    let t750 = rt::lit::<T>(0.5)
                                        * (t5 + ahead89_new * t749 - ahead79_new * t708
                                            - ahead60_new * t719);
                                    let ahead20_new = a1 * ahead1_new;
                                    let t751 = t720 + (t723 + t721);
                                    let t752 = t750
                                        + rt::lit::<T>(0.5) * (t34 + ahead20_new * t751);
                                    let t753 = m1_plus_m2 * t581;
                                    let t754 = t585 * (t560 * t586 + t563 * t753);
                                    let t755 = rt::lit::<T>(1.0) / (ahead82 * ahead82_new);
                                    let t756 = t543 * t556 - t523 * t566;
                                    let t757 = m1_plus_m2 * t577;
                                    let t758 = ahead86 + ahead86_new;
                                    let t759 = m1_plus_m2 * t582;
                                    let t760 = t755
                                        * (rt::lit::<T>(0.5) * (t756 * t757 + t758 * t759));
                                    let t761 = t754 - t760;
                                    let t762 = t2 + t749;
                                    let t763 = rt::lit::<T>(0.5)
                                        * (ahead88_new + t30 - ahead87_new);
                                    let t764 = rt::lit::<T>(1.0) / (ahead112 * t642);
                                    let t765 = t764 * (t19 * t671 + t21 * t686);
                                    let t766 = rt::lit::<T>(0.5) * (t761 * t762 - t660 * t709)
                                        - (t763 * t765 + t666 * t706) - (t591 * t704 + t595 * t699);
                                    let t767 = t536 * half_a1;
                                    let t768 = a1 * t530;
                                    let t769 = t766 + (t718 * t767 + t768 * t724);
                                    let ahead81_new = ahead12_new * ahead34_new;
                                    let ahead83_new = ahead81_new * inv_ahead82_new;
                                    let ahead84_new = ahead14_new * inv_ahead54_new;
                                    let ahead85_new = ahead83_new - ahead84_new;
                                    let t770 = rt::lit::<T>(0.5)
                                        * (ahead56_new * t719
                                            + (t6 + ahead85_new * t749 - ahead75_new * t708));
                                    let ahead21_new = a1 * ahead4_new;
                                    let t771 = t770
                                        - rt::lit::<T>(0.5) * (t35 + ahead21_new * t751);
                                    let t772 = ahead81 + ahead81_new;
                                    let t773 = t547 * t556 + t532 * t566;
                                    let t774 = t755
                                        * (rt::lit::<T>(0.5) * (t772 * t759 - t773 * t757));
                                    let t775 = t585 * (t562 * t753 - t565 * t586);
                                    let t776 = t774 - t775;
                                    let t777 = rt::lit::<T>(0.5)
                                        * (ahead83_new + (t29 - ahead84_new));
                                    let t778 = rt::lit::<T>(0.5) * (t776 * t762 + t665 * t709)
                                        - (t655 * t706 + t777 * t765) + (t593 * t699 - t604 * t704);
                                    let t779 = a1 * t534;
                                    let t780 = t540 * half_a1;
                                    let t781 = t778 + t779 * t724 - t718 * t780;
                                    let ahead22_new = ahead1_new * t510;
                                    let ahead23_new = ahead22_new + a2 * ahead6_new;
                                    let ahead24_new = a2 * t509;
                                    let t782 = t739 + (t741 - t743);
                                    let t783 = t750
                                        + rt::lit::<T>(0.5)
                                            * (ahead23_new * t751 + t38 - ahead24_new * t782);
                                    let t784 = rt::lit::<T>(0.5) * (ahead22_new + ahead22)
                                        + t520 * half_a2;
                                    let t785 = a2 * t506;
                                    let t786 = a2 * t541 + (t537 * t539 - t536 * t785);
                                    let t787 = a2 * t559;
                                    let t788 = half_a2 * t521;
                                    let t789 = t766 + t784 * t718
                                        + (t786 * t745 - t787 * t744 - t788 * t737);
                                    let ahead27_new = a2 * t513;
                                    let ahead25_new = t510 * ahead4_new;
                                    let ahead26_new = ahead25_new - a2 * ahead11_new;
                                    let t790 = t770
                                        + rt::lit::<T>(0.5)
                                            * (ahead27_new * t782 + t41 - ahead26_new * t751);
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
                                        ahead5_new,
                                        ahead2_new,
                                        ahead28_new,
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
                                        ahead1_new,
                                        ahead4_new,
                                        t509,
                                        ahead9_new,
                                        t510,
                                        t511,
                                        ahead7_new,
                                        t512,
                                        t513,
                                        ahead14_new,
                                        ahead12_new,
                                        t514,
                                        ahead34_new,
                                        t515,
                                        ahead31_new,
                                        inv_ahead31_new,
                                        ahead35_new,
                                        t516,
                                        t517,
                                        ahead45_new,
                                        ahead39_new,
                                        ahead49_new,
                                        inv_ahead49_new,
                                        ahead50_new,
                                        ahead46_new,
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
                                        ahead51_new,
                                        inv_ahead54_new,
                                        ahead55_new,
                                        t592,
                                        t593,
                                        ahead59_new,
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
                                        ahead80_new,
                                        ahead17_new,
                                        t608,
                                        ahead66_new,
                                        ahead68_new,
                                        ahead60_new,
                                        ahead56_new,
                                        ahead47_new,
                                        ahead96_new,
                                        ahead92_new,
                                        ahead101_new,
                                        inv_ahead101_new,
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
                                        ahead74_new,
                                        ahead67_new,
                                        ahead70_new,
                                        ahead71_new,
                                        ahead75_new,
                                        ahead78_new,
                                        ahead79_new,
                                        inv_ahead92_new,
                                        t635,
                                        t637,
                                        inv_ahead109_new,
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
                                        ahead88_new,
                                        inv_ahead82_new,
                                        ahead87_new,
                                        ahead89_new,
                                        t748,
                                        t749,
                                        ahead20_new,
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
                                        ahead83_new,
                                        ahead84_new,
                                        ahead85_new,
                                        ahead21_new,
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
                                        ahead23_new,
                                        ahead24_new,
                                        t782,
                                        t783,
                                        t784,
                                        t785,
                                        t786,
                                        t787,
                                        t788,
                                        t789,
                                        ahead27_new,
                                        ahead25_new,
                                        ahead26_new,
                                        t790,
                                        t791,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    a2_squared,
                                    k1,
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
                                    twice_l1,
                                    twice_m1_a1,
                                    inv_h,
                                    cos_w_t_a_w_ahead106,
                                    t1,
                                    cos_w_t_a_w_ahead45,
                                    inv_ahead28,
                                    t2,
                                    t3,
                                    t4,
                                    t5,
                                    t6,
                                    cos_w_t_a_w_ahead34,
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
                                    t142,
                                    t86,
                                    t110,
                                    t112,
                                    t145,
                                    t146,
                                    t120,
                                    t178,
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
                                    t158,
                                    t149,
                                    t162,
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
                                    t289,
                                    t295,
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
                                    t18,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    half_l1,
                                    k10,
                                    half_l2,
                                    t21,
                                    k11,
                                    ahead29_plus_ahead30,
                                    k12,
                                    ahead32_plus_ahead33,
                                    twice_l1_m2_a2,
                                    ahead40_plus_ahead41,
                                    ahead61_plus_ahead62,
                                    t22,
                                    t23,
                                    t24,
                                    ahead46_plus_ahead50,
                                    t25,
                                    t26,
                                    t27,
                                    t28,
                                    ahead72_plus_ahead74,
                                    ahead76_plus_ahead78,
                                    t29,
                                    t30,
                                    ahead90_plus_ahead91,
                                    t31,
                                    t32,
                                    t33,
                                    half_a1,
                                    t34,
                                    t35,
                                    t38,
                                    t41,
                                    m1,
                                    j1,
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
                                    ahead3,
                                    ahead4,
                                    ahead5,
                                    ahead6,
                                    ahead8,
                                    ahead10,
                                    ahead11,
                                    ahead13,
                                    ahead22,
                                    ahead28,
                                    ahead31,
                                    ahead35,
                                    ahead39,
                                    ahead47,
                                    ahead48,
                                    ahead49,
                                    ahead53,
                                    ahead54,
                                    ahead58,
                                    ahead68,
                                    ahead69,
                                    ahead73,
                                    ahead77,
                                    ahead81,
                                    ahead82,
                                    ahead86,
                                    ahead92,
                                    ahead100,
                                    ahead101,
                                    ahead103,
                                    ahead104,
                                    ahead105,
                                    ahead107,
                                    ahead108,
                                    ahead109,
                                    ahead112,
                                    ahead113,
                                    ahead114,
                                    ahead115,
                                    ahead116,
                                    ahead117,
                                    ahead118,
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
                            t1261, h_ahead4_new, h_ahead1_new, t1262, t1263, t1265,
                            t1266, t1267, t1268, t1269, t1270, t1271, t1272, t1273,
                            t1274, t1275, t1279, t1280, t1282, t1283, t1284, t1285,
                            t1286, t1287, t1288, t1289, t1290, t1291, t1293, t1294,
                            t1295, t1296, t1297, t1298, t1299] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    twice_l1,
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
                                    t76,
                                    t68,
                                    t104,
                                    t182,
                                    t173,
                                    t72,
                                    t66,
                                    t74,
                                    t65,
                                    t77,
                                    t75,
                                    t88,
                                    t105,
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
                                    t194,
                                    t120,
                                    t177,
                                    t178,
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
                                    t179,
                                    t183,
                                    t180,
                                    t187,
                                    t147,
                                    t148,
                                    t158,
                                    t149,
                                    t162,
                                    t156,
                                    t157,
                                    t163,
                                    t193,
                                    t195,
                                    t197,
                                    t204,
                                    t198,
                                    t200,
                                    t205,
                                    t201,
                                    t206,
                                    t223,
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
                                    t196,
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
                                    ahead2_new,
                                    ahead5_new,
                                    ahead1_new,
                                    t511,
                                    ahead4_new,
                                    ahead7_new,
                                    t509,
                                    ahead9_new,
                                    ahead12_new,
                                    t513,
                                    ahead14_new,
                                    ahead25_new,
                                    t540,
                                    t531,
                                    t512,
                                    t514,
                                    t515,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t516,
                                    t517,
                                    ahead31_new,
                                    ahead34_new,
                                    t608,
                                    inv_ahead31_new,
                                    ahead35_new,
                                    ahead39_new,
                                    ahead45_new,
                                    ahead46_new,
                                    ahead80_new,
                                    inv_ahead49_new,
                                    ahead50_new,
                                    ahead51_new,
                                    inv_ahead54_new,
                                    ahead55_new,
                                    ahead56_new,
                                    ahead59_new,
                                    ahead60_new,
                                    ahead66_new,
                                    ahead67_new,
                                    ahead68_new,
                                    ahead70_new,
                                    ahead71_new,
                                    ahead78_new,
                                    t785,
                                    t464,
                                    t465,
                                    t537,
                                    t546,
                                    t545,
                                    k11,
                                    t564,
                                    t791,
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
                                    k16,
                                    m2_a2_h,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    half_m2_a2_l1_h,
                                    half_m2_a2_h,
                                    m2_l1_a2_h,
                                    k17,
                                    k18,
                                    m2_a2_h_2,
                                    half_m2_a2_h_2,
                                    k19,
                                    k20,
                                    k21,
                                    k22,
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
                                    ahead25,
                                    ]: [T; 419],
                                ) -> [T; 155] {
                                    let t792 = a2 * t546 + (t540 * t785 + t537 * t545);
                                    let t793 = a2 * t564;
                                    let t794 = rt::lit::<T>(0.5) * (ahead25_new + ahead25)
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
                                    let t832 = t817 * k11;
                                    let t833 = t823 * k11;
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
                                    let t844 = t55 * k16 + t94 * t827
                                        - t81 * (t95 * t843 + (t89 * t824 + t61 * t835));
                                    let t845 = t72 * t841 + t844;
                                    let t846 = t81 * (t97 * t843 + (t64 * t835 - t89 * t818))
                                        + (t94 * t821 + t54 * k16);
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
                                        + k4 * t817 - t115 * t821;
                                    let t859 = t74 * t857 + t858;
                                    let t860 = t115 * t827
                                        + (t81 * (t121 * t843 + (t106 * t824 - t61 * t851))
                                            - k4 * t823);
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
                                    let t933 = k11 * t919;
                                    let t934 = k11 * t916;
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
                                        + k4 * t919 - t115 * t923;
                                    let t958 = t74 * t955 + t957;
                                    let t959 = t115 * t925
                                        + (t81 * (t121 * t943 + (t106 * t928 - t61 * t949))
                                            - k4 * t916);
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
                                    let t975 = t178 * (t177 * (t57 * (t58 * k17 - k18)));
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
                                    let t1022 = t58 * k19;
                                    let t1023 = rt::lit::<T>(0.5)
                                        * (t198 * t1021 + t197 * t1022);
                                    let t1024 = t57 * m2_a2_h;
                                    let t1025 = t57 * k20;
                                    let t1026 = t924 + t1023
                                        - rt::lit::<T>(0.5) * (t200 * t1024 + t70 * t1025);
                                    let t1027 = m1_plus_m2 * t1026;
                                    let t1028 = t57 * half_m2_a2_h;
                                    let t1029 = t202 * (t203 * t1027 - t1028);
                                    let t1030 = t57 * m2_a2_h_2;
                                    let t1031 = t927 + t1023
                                        - rt::lit::<T>(0.5) * (t200 * t1030 + t204 * t1025);
                                    let t1032 = t207 * (t208 * t1026 - t1031);
                                    let t1033 = t57 * k19;
                                    let t1034 = t206 * t1032
                                        + (t1023 - rt::lit::<T>(0.5) * (t205 * t1030 + t204 * t1033)
                                            - t208 * t1031);
                                    let t1035 = t209 * t1026 + t201 * t1034;
                                    let t1036 = t206 * t1028 + t70 * t1031;
                                    let t1037 = t57 * k21 + t202 * (t213 * t1027 - t1036);
                                    let t1038 = t211
                                        * (t215 * t1035 + (t206 * t1037 - t214 * t1031));
                                    let t1039 = t1029 + t1038;
                                    let t1040 = t198 * t1039;
                                    let t1041 = t58 * k21;
                                    let t1042 = t58 * half_m2_a2_h_2;
                                    let t1043 = t214 * t1042 + t197 * t1037;
                                    let t1044 = m1_plus_m2 * t1034;
                                    let t1045 = t218 * (t1043 + t241 * t1044);
                                    let t1046 = t1040 + (t216 * t1041 - t1045);
                                    let t1047 = t232 * (t1037 + t243 * t1034);
                                    let t1048 = t57 * half_m2_a2_h_2;
                                    let t1049 = t204 * t1037 - t214 * t1048;
                                    let t1050 = t218 * (t1049 + t219 * t1044);
                                    let t1051 = t57 * k22;
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
                                    let t1065 = t57 * k16;
                                    let t1066 = t224 * t1048 + t204 * t1056;
                                    let t1067 = t218 * (t226 * t1044 - t1066);
                                    let t1068 = t200 * t1064 + (t1065 + t1067 - t229 * t1051);
                                    let t1069 = t198 * t1064;
                                    let t1070 = t224 * t1042 - t197 * t1056;
                                    let t1071 = t218 * (t1070 + t236 * t1044);
                                    let t1072 = t58 * k16;
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
                                    let t1128 = a2
                                        * (t418 * t1108
                                            + t299
                                                * (t1121
                                                    + rt::lit::<T>(2.0) * (t285 * t990 + t57 * t1127)));
                                    let t1129 = t271 * t1119;
                                    let t1130 = m1_a1 * t298;
                                    let t1131 = m2 * (t1128 + twice_l1 * (t1129 + t298 * t1107))
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
                                        + (k2 * t1098
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
                                    let t1165 = t58 * k20;
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
                                            + (t336 * t1026 + (t203 * t1171 - t58 * k22)))
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
                                    let t1243 = a2 * (t1093 * (t417 + t309) + t299 * t1241)
                                        + l1 * (t1242 + t298 * t1093);
                                    let t1244 = t70 * t1093;
                                    let t1245 = m2 * t1243
                                        + (m1_a1 * t1242 + t1130 * t1093 - t287 * t1240
                                            - t446 * t1244);
                                    let t1246 = half_m2_a2 * t57;
                                    let t1247 = t1240 * t1246;
                                    let t1248 = t1093 * (rt::lit::<T>(0.5) * t76) - t1247;
                                    let t1249 = half_m1_plus_m2 * t1240 - t1093 * t1246;
                                    let t1250 = t443 * t1249;
                                    let t1251 = t1093 * (rt::lit::<T>(0.5) * t68) - t1247;
                                    let t1252 = t451 * t1251;
                                    let t1253 = rt::lit::<T>(0.5) * t1245
                                        - (t455 * t1248 + (t1250 + t1252));
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
                                    let h_ahead4_new = h * ahead4_new;
                                    let h_ahead1_new = h * ahead1_new;
                                    let t1262 = ahead5_new * h_ahead1_new;
                                    let t1263 = t511 * h_ahead4_new - m2_a2 * t1262;
                                    let t1264 = inv_m1_plus_m2 * t1263;
                                    let t1265 = ahead5_new * h_ahead4_new;
                                    let t1266 = t511 * h_ahead1_new + m2_a2 * t1265;
                                    let t1267 = inv_m1_plus_m2 * t1266;
                                    let t1268 = h_ahead4_new * t512 + ahead1_new * t1264
                                        - (h_ahead1_new * t514 + ahead4_new * t1267);
                                    let t1269 = t1266 * t514 + ahead12_new * t1267
                                        - (t1263 * t512 + ahead7_new * t1264);
                                    let t1270 = t1265 + ahead2_new * h_ahead1_new;
                                    let t1271 = m2_a2 * t1270;
                                    let t1272 = ahead2_new * h_ahead4_new - t1262;
                                    let t1273 = m2_a2 * t1272;
                                    let t1274 = t1271 * t514 + ahead14_new * t1267
                                        - (t1273 * t512 + ahead9_new * t1264);
                                    let t1275 = inv_ahead31_new * (t1274 - t1269 * ahead35_new);
                                    let t1276 = t1270 * k3;
                                    let t1277 = t1272 * k3;
                                    let t1278 = t1268 * ahead35_new
                                        + (h_ahead1_new * t517 - h_ahead4_new * t516
                                            + (ahead4_new * t1276 - ahead1_new * t1277));
                                    let t1279 = t515 * t1275 + t1278;
                                    let t1280 = t1274 * ahead45_new + ahead34_new * t1279;
                                    let t1281 = t1274 * ahead35_new
                                        + (t1273 * t516 + ahead9_new * t1277
                                            - (t1271 * t517 + ahead14_new * t1276));
                                    let t1282 = ahead34_new * t1275 + t1281;
                                    let t1283 = t1269 * ahead39_new - ahead31_new * t1282;
                                    let t1284 = inv_ahead31_new * (t1268 - t1269 * ahead46_new)
                                        + inv_ahead49_new * (t1280 - ahead50_new * t1283);
                                    let t1285 = t1273 * ahead45_new + ahead9_new * t1279;
                                    let t1286 = m1_plus_m2 * t1282;
                                    let t1287 = t512 * t1284
                                        + (ahead4_new * h_over_m1_plus_m2 + t1264 * ahead51_new
                                            - inv_ahead54_new * (t1285 + ahead59_new * t1286));
                                    let t1288 = ahead14_new * t1279 - t1271 * ahead45_new;
                                    let t1289 = inv_ahead54_new * (t1288 + ahead55_new * t1286)
                                        + (ahead1_new * h_over_m1_plus_m2 + t1267 * ahead51_new)
                                        - t514 * t1284;
                                    let t1290 = ahead1_new * t1287
                                        + (h_ahead4_new * ahead60_new - h_ahead1_new * ahead56_new)
                                        - ahead4_new * t1289;
                                    let t1291 = t1270 * t514 + t513 * t1267
                                        - (t1272 * t512 + t509 * t1264);
                                    let t1292 = t1291 * ahead35_new
                                        + (t1272 * t516 - t1270 * t517
                                            + (t509 * t1277 - t513 * t1276));
                                    let t1293 = t608 * t1275 + t1292;
                                    let t1294 = ahead80_new * (ahead68_new * t1282 - t1293);
                                    let t1295 = t1274 * ahead66_new - ahead34_new * t1293;
                                    let t1296 = inv_ahead31_new * (t1291 - t1269 * ahead67_new)
                                        - inv_ahead49_new * (t1295 - ahead70_new * t1283);
                                    let t1297 = t1273 * ahead66_new - ahead9_new * t1293;
                                    let t1298 = t512 * t1296
                                        + (t1264 * ahead71_new
                                            + inv_ahead54_new * (t1297 + ahead78_new * t1286));
                                    let t1299 = t1298 - inv_m1_plus_m2 * t1272;
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
                                        h_ahead4_new,
                                        h_ahead1_new,
                                        t1262,
                                        t1263,
                                        t1265,
                                        t1266,
                                        t1267,
                                        t1268,
                                        t1269,
                                        t1270,
                                        t1271,
                                        t1272,
                                        t1273,
                                        t1274,
                                        t1275,
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
                                        t1293,
                                        t1294,
                                        t1295,
                                        t1296,
                                        t1297,
                                        t1298,
                                        t1299,
                                    ]
                                }
                                part([
                                    m1_plus_m2,
                                    m1_a1,
                                    m2_a2,
                                    k2,
                                    inv_m1_plus_m2,
                                    k3,
                                    half_m2_a2,
                                    k4,
                                    twice_l1,
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
                                    t76,
                                    t68,
                                    t104,
                                    t182,
                                    t173,
                                    t72,
                                    t66,
                                    t74,
                                    t65,
                                    t77,
                                    t75,
                                    t88,
                                    t105,
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
                                    t194,
                                    t120,
                                    t177,
                                    t178,
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
                                    t179,
                                    t183,
                                    t180,
                                    t187,
                                    t147,
                                    t148,
                                    t158,
                                    t149,
                                    t162,
                                    t156,
                                    t157,
                                    t163,
                                    t193,
                                    t195,
                                    t197,
                                    t204,
                                    t198,
                                    t200,
                                    t205,
                                    t201,
                                    t206,
                                    t223,
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
                                    t196,
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
                                    ahead2_new,
                                    ahead5_new,
                                    ahead1_new,
                                    t511,
                                    ahead4_new,
                                    ahead7_new,
                                    t509,
                                    ahead9_new,
                                    ahead12_new,
                                    t513,
                                    ahead14_new,
                                    ahead25_new,
                                    t540,
                                    t531,
                                    t512,
                                    t514,
                                    t515,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t516,
                                    t517,
                                    ahead31_new,
                                    ahead34_new,
                                    t608,
                                    inv_ahead31_new,
                                    ahead35_new,
                                    ahead39_new,
                                    ahead45_new,
                                    ahead46_new,
                                    ahead80_new,
                                    inv_ahead49_new,
                                    ahead50_new,
                                    ahead51_new,
                                    inv_ahead54_new,
                                    ahead55_new,
                                    ahead56_new,
                                    ahead59_new,
                                    ahead60_new,
                                    ahead66_new,
                                    ahead67_new,
                                    ahead68_new,
                                    ahead70_new,
                                    ahead71_new,
                                    ahead78_new,
                                    t785,
                                    t464,
                                    t465,
                                    t537,
                                    t546,
                                    t545,
                                    k11,
                                    t564,
                                    t791,
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
                                    k16,
                                    m2_a2_h,
                                    l1_h,
                                    half_l1_h,
                                    m2_a2_l1_h,
                                    half_m2_a2_l1_h,
                                    half_m2_a2_h,
                                    m2_l1_a2_h,
                                    k17,
                                    k18,
                                    m2_a2_h_2,
                                    half_m2_a2_h_2,
                                    k19,
                                    k20,
                                    k21,
                                    k22,
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
                                    ahead25,
                                ])
                            };
                            let [t1468, t1477, t1482, t1531, t1802, t1804] = {
                                #[inline(never)]
                                fn part<T: Scalar>(
                                    [m1_plus_m2,
                                    m2_a2,
                                    inv_m1_plus_m2,
                                    k3,
                                    l1_m2_a2,
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
                                    t142,
                                    t86,
                                    t110,
                                    t120,
                                    t177,
                                    t178,
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
                                    ahead2_new,
                                    ahead5_new,
                                    ahead1_new,
                                    t510,
                                    ahead4_new,
                                    ahead7_new,
                                    t509,
                                    ahead9_new,
                                    ahead12_new,
                                    t513,
                                    ahead14_new,
                                    ahead17_new,
                                    ahead20_new,
                                    ahead21_new,
                                    ahead23_new,
                                    ahead24_new,
                                    ahead26_new,
                                    ahead27_new,
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
                                    ahead28_new,
                                    t516,
                                    t517,
                                    ahead31_new,
                                    ahead34_new,
                                    t608,
                                    t471,
                                    inv_ahead31_new,
                                    ahead35_new,
                                    ahead39_new,
                                    ahead45_new,
                                    ahead46_new,
                                    ahead80_new,
                                    ahead47_new,
                                    ahead49_new,
                                    inv_ahead49_new,
                                    ahead50_new,
                                    ahead51_new,
                                    inv_ahead54_new,
                                    ahead55_new,
                                    ahead56_new,
                                    ahead59_new,
                                    ahead60_new,
                                    ahead66_new,
                                    ahead67_new,
                                    ahead68_new,
                                    ahead70_new,
                                    ahead71_new,
                                    ahead74_new,
                                    ahead75_new,
                                    ahead78_new,
                                    ahead79_new,
                                    inv_ahead82_new,
                                    ahead83_new,
                                    ahead84_new,
                                    ahead85_new,
                                    ahead87_new,
                                    ahead88_new,
                                    ahead89_new,
                                    ahead92_new,
                                    ahead96_new,
                                    ahead101_new,
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
                                    k11,
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
                                    t527,
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
                                    inv_ahead92_new,
                                    t635,
                                    t637,
                                    inv_ahead101_new,
                                    t609,
                                    t610,
                                    t639,
                                    t640,
                                    inv_ahead109_new,
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
                                    t498,
                                    t497,
                                    t501,
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
                                    half_a1,
                                    t767,
                                    t780,
                                    t502,
                                    t503,
                                    t508,
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
                                    h_ahead4_new,
                                    h_ahead1_new,
                                    t1262,
                                    t1263,
                                    t1272,
                                    t1273,
                                    t1265,
                                    t1266,
                                    t1270,
                                    t1271,
                                    t1267,
                                    t1269,
                                    t1274,
                                    t1268,
                                    t1291,
                                    t529,
                                    a1_h,
                                    t1275,
                                    t1282,
                                    t1279,
                                    t1280,
                                    t1283,
                                    t1284,
                                    t1288,
                                    t1286,
                                    t1289,
                                    t1285,
                                    t1287,
                                    t1293,
                                    t1294,
                                    t1295,
                                    t1296,
                                    t1297,
                                    t1298,
                                    t1299,
                                    t1290,
                                    half_a1_h,
                                    twice_h,
                                    cos_phi_rate_half_h,
                                    k23,
                                    k24,
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
                                    ahead28,
                                    ahead31,
                                    ahead39,
                                    ahead49,
                                    ahead54,
                                    ahead82,
                                    ahead92,
                                    ahead101,
                                    ahead103,
                                    ahead109,
                                    ahead112,
                                    ahead113,
                                    ahead114,
                                    ahead115,
                                    ahead116,
                                    ahead117,
                                    ahead118,
                                    ]: [T; 535],
                                ) -> [T; 6] {
                                    let t1300 = l2 * t1294 - t1272 * ahead79_new
                                        + (ahead17_new * t1296 - t1270 * ahead75_new)
                                        - t509 * t1299;
                                    let t1301 = t514 * t1296 - t1267 * ahead71_new;
                                    let t1302 = t1271 * ahead66_new + ahead14_new * t1293;
                                    let t1303 = inv_ahead54_new * (ahead74_new * t1286 - t1302);
                                    let t1304 = t1301 + (inv_m1_plus_m2 * t1270 + t1303);
                                    let t1305 = ahead80_new * (t1279 + ahead47_new * t1282);
                                    let t1306 = t1272 * ahead60_new + l2 * t1305
                                        - (t1270 * ahead56_new + ahead17_new * t1284)
                                        + (t509 * t1287 - t513 * t1289);
                                    let t1307 = inv_ahead92_new * (t1306 - t635 * t1290);
                                    let t1308 = t1300 - t513 * t1304 - t635 * t1306
                                        - ahead96_new * t1307;
                                    let t1309 = rt::lit::<T>(1.0) / (ahead39_new * ahead39_new);
                                    let t1310 = rt::lit::<T>(2.0) * (ahead45_new * t1279);
                                    let t1311 = ahead39_new * t1290 - ahead92_new * t1282;
                                    let t1312 = ahead39_new * t1311 - ahead101_new * t1282;
                                    let t1313 = ahead96_new * t1279 + ahead45_new * t1306;
                                    let t1314 = t1294
                                        - inv_ahead101_new * (t1313 - t609 * t1311);
                                    let t1315 = t639 * (t1314 - t640 * t1308);
                                    let t1316 = t1282 * t1309
                                        - inv_ahead109_new * (t1310 - t638 * t1312) - t640 * t1314
                                        - t610 * t1315;
                                    let t1317 = t642 * t1308 + t637 * t1316;
                                    let t1318 = t643 * t1290 + ahead92_new * t1317;
                                    let t1319 = ahead39 * t1282;
                                    let t1320 = rt::lit::<T>(0.5) * t1282;
                                    let t1321 = rt::lit::<T>(0.5) * t1293;
                                    let t1322 = rt::lit::<T>(0.5) * t1274;
                                    let t1323 = rt::lit::<T>(0.5) * t1269;
                                    let t1324 = rt::lit::<T>(0.5) * t1263;
                                    let t1325 = rt::lit::<T>(0.5) * t1266;
                                    let t1326 = h * t529;
                                    let t1327 = t55 * t1326 - t528 * t816;
                                    let t1328 = rt::lit::<T>(0.5) * t1327;
                                    let t1329 = h_ahead4_new * t504 + t505 * t1328;
                                    let t1330 = t528 * t814 + t54 * t1326;
                                    let t1331 = m2_a2 * t1329
                                        + (t1330 * t538 - h_ahead1_new * t542);
                                    let t1332 = inv_m1_plus_m2 * t1331;
                                    let t1333 = rt::lit::<T>(0.5) * t1330;
                                    let t1334 = h_ahead1_new * t504 + t505 * t1333;
                                    let t1335 = t1327 * t538 - h_ahead4_new * t542
                                        - m2_a2 * t1334;
                                    let t1336 = t1263 * k4;
                                    let t1337 = t1266 * k4;
                                    let t1338 = inv_m1_plus_m2 * t1335;
                                    let t1339 = t524 * t1335 + (t1336 * t543 + t547 * t1337)
                                        + (t523 * t1338 - t533 * t1331);
                                    let t1340 = t1324 * t544 + t1325 * t548 - t532 * t1332
                                        + t1339;
                                    let t1341 = half_m2_a2 * t1272;
                                    let t1342 = half_m2_a2 * t1270;
                                    let t1343 = t526 * t1328 - h_ahead4_new * t506 - t1334;
                                    let t1344 = m2_a2 * t1343;
                                    let t1345 = t1329 + (t526 * t1333 - h_ahead1_new * t506);
                                    let t1346 = m2_a2 * t1345;
                                    let t1347 = t524 * t1344 + (t1336 * t560 + t1337 * t565)
                                        + (t563 * t1338 - t533 * t1346);
                                    let t1348 = t1341 * t544 + t1342 * t548 - t562 * t1332
                                        + t1347;
                                    let t1349 = ahead31 * t1269;
                                    let t1350 = t1322 * t551 - t1323 * t566
                                        + (t556 * t1340 - t527 * t1348) - t1349 * t567;
                                    let t1351 = t525 * t1350;
                                    let t1352 = k3 * t1343;
                                    let t1353 = k3 * t1345;
                                    let t1354 = t1272 * k11;
                                    let t1355 = t1270 * k11;
                                    let t1356 = t569 * t1344
                                        + (t1354 * t560 + t1341 * t571
                                            + (t1355 * t565 + t1342 * t570));
                                    let t1357 = t556 * t1351
                                        + (t1322 * t567
                                            + (t563 * t1352 - t562 * t1353 + (t1356 - t568 * t1346)));
                                    let t1358 = t1357
                                        - rt::lit::<T>(0.5) * (t1348 * t558 + t566 * t1275);
                                    let t1359 = rt::lit::<T>(0.5) * t1291;
                                    let t1360 = rt::lit::<T>(0.5) * t1272;
                                    let t1361 = rt::lit::<T>(0.5) * t1270;
                                    let t1362 = t522 * t1352
                                        + (t1354 * t559 + t1355 * t564
                                            + (t1360 * t571 + t1361 * t570));
                                    let t1363 = t616 * t1351
                                        + (t1359 * t567
                                            + (t1362 + (t569 * t1343 - t568 * t1345 - t600 * t1353)));
                                    let t1364 = t524 * t1343 + (t1336 * t559 + t1337 * t564)
                                        + (t522 * t1338 - t533 * t1345);
                                    let t1365 = t1360 * t544 + t1361 * t548 - t600 * t1332
                                        + t1364;
                                    let t1366 = t1363
                                        - rt::lit::<T>(0.5) * (t618 * t1275 + t1365 * t558);
                                    let t1367 = t620 * t1319
                                        + (t1320 * t619 - t1321 * t581
                                            + (t615 * t1358 - t579 * t1366));
                                    let t1368 = t596 * t1367;
                                    let t1369 = rt::lit::<T>(0.5) * t1287;
                                    let t1370 = rt::lit::<T>(0.5) * t1289;
                                    let t1371 = h_ahead4_new * t544 + h_ahead1_new * t548
                                        + (t536 * t1338 - t540 * t1332);
                                    let t1372 = t530 * t1336 + t524 * t1328
                                        - (t533 * t1333 - t534 * t1337);
                                    let t1373 = rt::lit::<T>(0.5) * t1268;
                                    let t1374 = rt::lit::<T>(0.5)
                                        * (t540 * t1353
                                            - (h_ahead1_new * t570 + h_ahead4_new * t571)
                                            - t536 * t1352)
                                        + rt::lit::<T>(2.0)
                                            * (t1333 * t568 - t534 * t1355
                                                - (t530 * t1354 + t1328 * t569));
                                    let t1375 = t552 * t1351
                                        + (t557 * t1275
                                            + (t558 * (rt::lit::<T>(0.25) * t1371 + t1372)
                                                + (t1373 * t567 + t1374)));
                                    let t1376 = rt::lit::<T>(0.5) * t1279;
                                    let t1377 = t597 * t1319
                                        + (t579 * t1375 + t1376 * t581
                                            + (t575 * t1358 - t1320 * t573));
                                    let t1378 = t596 * t1377;
                                    let t1379 = t1360 * t591 + t1361 * t604
                                        + (l2 * t1378 + t1343 * t595
                                            + (t598 * t1284 - t1345 * t593));
                                    let t1380 = t1323 * t550 + t1373 * t551
                                        + (t527
                                            * (rt::lit::<T>(2.0) * t1372 + rt::lit::<T>(0.5) * t1371)
                                            + t552 * t1340);
                                    let t1381 = t527 * t1358
                                        + (t1340 * t579 + t1323 * t581 - t551 * t1320);
                                    let t1382 = t577
                                        * (t556 * t1375 + (t1322 * t573 - t1348 * t575)
                                            - t566 * t1376) + (t1283 * t576 + t1280 * t582);
                                    let t1383 = ahead49 * t1283;
                                    let t1384 = t525 * (t1380 - t1349 * t553)
                                        + t554
                                            * (rt::lit::<T>(0.5) * (t578 * t1381 + t1382)
                                                - t583 * t1383);
                                    let t1385 = rt::lit::<T>(0.5) * t1284;
                                    let t1386 = half_m1_plus_m2 * t1282;
                                    let t1387 = t586
                                        * (t563 * t1375
                                            + (t560 * t1376 + (t1344 * t575 + t1341 * t573)))
                                        - t1386 * t587;
                                    let t1388 = ahead54 * t1286;
                                    let t1389 = m1_plus_m2 * t1358;
                                    let t1390 = t1336 * t584
                                        + (inv_m1_plus_m2 * t1327 + t1338 * t519)
                                        - t585
                                            * (t1387
                                                + (t590 * t1388
                                                    + rt::lit::<T>(0.5) * (t589 * t1389 + t1285 * t753)));
                                    let t1391 = t524 * t1384 + (t544 * t1385 + t1390);
                                    let t1392 = t586
                                        * (t562 * t1375 - (t1342 * t573 + t1346 * t575)
                                            - t565 * t1376) - t1386 * t601;
                                    let t1393 = t585
                                        * (t1392
                                            + (t603 * t1388
                                                + rt::lit::<T>(0.5) * (t1288 * t753 + t602 * t1389)))
                                        + (t1337 * t584 + (inv_m1_plus_m2 * t1330 + t1332 * t519));
                                    let t1394 = t548 * t1385 + t1393 - t533 * t1384;
                                    let t1395 = t559 * t1369 + t564 * t1370
                                        + (t1379 - t599 * t1384) + (t522 * t1391 - t600 * t1394);
                                    let t1396 = rt::lit::<T>(0.5) * t1306;
                                    let t1397 = t621
                                        * (t575 * t1395
                                            + (t1396 * t573 + (t614 * t1375 + t1376 * t606)))
                                        + (t1311 * t622 - t1313 * t625);
                                    let t1398 = rt::lit::<T>(0.5)
                                        * (t536 * t1391
                                            + (h_ahead4_new * t591 + h_ahead1_new * t604)
                                            - t540 * t1394)
                                        + (t534 * t1289
                                            + (t530 * t1287 + (t1328 * t594 - t1333 * t592)));
                                    let t1399 = rt::lit::<T>(0.5) * t1290;
                                    let t1400 = t579 * t1398
                                        - (t1399 * t581 + (t1320 * t623 + t624 * t1358));
                                    let t1401 = t1368
                                        - t627
                                            * (rt::lit::<T>(0.5) * (t1397 - t626 * t1400)
                                                - t628 * (ahead101 * t1311));
                                    let t1402 = t21 * t1401 - t19 * t1314;
                                    let t1403 = t17 * t1314;
                                    let t1404 = t645
                                        * (t614 * t1402
                                            + (rt::lit::<T>(0.5) * (t612 * t1395 + t1403 * t606)
                                                + t1396 * t632));
                                    let t1405 = t611 * t1306 + ahead96_new * t1403;
                                    let t1406 = rt::lit::<T>(0.5) * t1314;
                                    let t1407 = t677
                                        * (t579 * t1400
                                            - (t1320 * t625
                                                + rt::lit::<T>(0.5) * (t621 * t1358 + t1311 * t581)));
                                    let t1408 = t676 * (t574 * t1375 + t1279 * t573)
                                        + t1312 * t675 - t1310 * t679 - t1407;
                                    let t1409 = t596 * (t1358 + t674 * t1319) - t1406 * t684
                                        - t680
                                            * (rt::lit::<T>(0.5) * t1408 - t681 * (ahead109 * t1312));
                                    let t1410 = rt::lit::<T>(0.5) * t1308;
                                    let t1411 = t1359 * t551 - t1323 * t618
                                        + (t616 * t1340 - t527 * t1365) - t1349 * t649;
                                    let t1412 = t650 * t1381 + (t1295 * t582 - t1283 * t651)
                                        - t577
                                            * (t556 * t1366
                                                + (t1348 * t615 + t1322 * t619 - t566 * t1321));
                                    let t1413 = t525 * t1411
                                        - t554 * (rt::lit::<T>(0.5) * t1412 - t652 * t1383);
                                    let t1414 = rt::lit::<T>(0.5) * t1298 - t1272 * k4;
                                    let t1415 = t1386 * t663
                                        - t586
                                            * (t562 * t1366
                                                + (t1346 * t615 - t1342 * t619 - t565 * t1321));
                                    let t1416 = t585
                                        * (t1415
                                            + (t664 * t1388
                                                + rt::lit::<T>(0.5) * (t662 * t1389 - t1302 * t753)))
                                        + (inv_m1_plus_m2 * t1345 - t1332 * t656 - t1337 * t653);
                                    let t1417 = rt::lit::<T>(0.5) * t1296;
                                    let t1418 = t533 * t1413 + (t1416 - t548 * t1417);
                                    let t1419 = t1270 * k4
                                        + rt::lit::<T>(0.5) * (t1301 + t1303);
                                    let t1420 = l2 * t1368 - t598 * t1296
                                        + (t1361 * t665 - t1345 * t655)
                                        - (t1343 * t666 + t1360 * t660);
                                    let t1421 = t586
                                        * (t1344 * t615 - t1341 * t619 - t560 * t1321
                                            - t563 * t1366) - t1386 * t657;
                                    let t1422 = t585
                                        * (t1421
                                            + (t659 * t1388
                                                + rt::lit::<T>(0.5) * (t658 * t1389 + t1297 * t753)))
                                        + (t1336 * t653 + (t1338 * t656 - inv_m1_plus_m2 * t1343));
                                    let t1423 = t524 * t1413 + (t544 * t1417 + t1422);
                                    let t1424 = t599 * t1413 - t559 * t1414 - t600 * t1418
                                        + (t564 * t1419 + t1420 - t522 * t1423);
                                    let t1425 = t624 * t1395
                                        + (t1399 * t606 - t1396 * t623 - t669 * (ahead92 * t1290))
                                        - t614 * t1398;
                                    let t1426 = t614 * t668;
                                    let t1427 = t1424 - t1396 * t669
                                        - rt::lit::<T>(0.5) * (t667 * t1395 + t1307 * t606)
                                        - t1425 * t1426;
                                    let t1428 = t673 * t1401
                                        + (t1410 * t629 - t1406 * t670 - t684 * (ahead103 * t1308)
                                            - t682 * t1427);
                                    let t1429 = t682 * t683;
                                    let t1430 = t1409
                                        - rt::lit::<T>(0.5) * (t685 * t1401 + t1315 * t629)
                                        - t1428 * t1429;
                                    let t1431 = rt::lit::<T>(0.5) * t1316;
                                    let t1432 = t673 * t1430
                                        + (t1431 * t670 + (t672 * t1427 + t1410 * t686));
                                    let t1433 = t647
                                        * (t624 * t1432
                                            + (rt::lit::<T>(0.5) * (t648 * t1398 + t1317 * t623)
                                                + t1399 * t687));
                                    let t1434 = rt::lit::<T>(0.5)
                                        * (t1318 * t633 + (t1404 - t1405 * t688) - t1433)
                                        - t690 * (ahead114 * t1318);
                                    let t1435 = t642 * t1311 + ahead101_new * t1316;
                                    let t1436 = t17 * t1279;
                                    let t1437 = t696
                                        * (rt::lit::<T>(0.5) * (t1311 * t686 + t621 * t1430)
                                            + (t672 * t1400 + t1431 * t625));
                                    let t1438 = t1435 * t693
                                        + (t694 * (t21 * t1375 - t19 * t1279) - t1436 * t697)
                                        - t1437;
                                    let t1439 = t689 * t1434
                                        - t692
                                            * (rt::lit::<T>(0.5) * t1438 - t698 * (ahead115 * t1435));
                                    let t1440 = t19 - ahead112 * t765;
                                    let t1441 = t764 * (t21 * t1430 + t1316 * t1440);
                                    let t1442 = t707 * (t1403 - t708 * t1317);
                                    let t1443 = m1_plus_m2 * t1381;
                                    let t1444 = ahead12_new * t1274 - t1266 * ahead34_new;
                                    let t1445 = t1444 * t759
                                        - t757
                                            * (t556 * t1331 + t1322 * t547
                                                + (t532 * t1348 - t1325 * t566));
                                    let t1446 = m1_plus_m2 * t1283;
                                    let t1447 = ahead82 * t1446;
                                    let t1448 = t775 * t1388
                                        + (t562 * t1389
                                            + (t565 * t1386 - (t1342 * t753 + t1346 * t586)));
                                    let t1449 = t755
                                        * (rt::lit::<T>(0.5)
                                            * (t772 * t1443 + (t1445 - t773 * t1446)) - t774 * t1447)
                                        - t585 * t1448;
                                    let t1450 = t749 * (t748 * t1316);
                                    let t1451 = inv_ahead82_new * (t1444 - ahead83_new * t1446)
                                        - inv_ahead54_new * (ahead84_new * t1286 - t1271);
                                    let t1452 = t1442 * t665
                                        + (t709 * t1418 + (t762 * t1449 - t1450 * t776))
                                        - t1451 * t765;
                                    let t1453 = t700 * (t1405 - t701 * t1318)
                                        - t702 * (t1436 - t703 * t1435);
                                    let t1454 = rt::lit::<T>(0.5) * t1453;
                                    let t1455 = t1419 * t706 - t704 * t1394 - t1370 * t699
                                        - t777 * t1441 + (rt::lit::<T>(0.5) * t1452 - t1454 * t604);
                                    let t1456 = rt::lit::<T>(0.5)
                                        * (t1317 * t632 + (t648 * t1402 - t1403 * t687)
                                            - t612 * t1432) - t706 * (ahead113 * t1317);
                                    let t1457 = t705 * t1456;
                                    let t1458 = t593 * t1439 + (t1455 - t655 * t1457);
                                    let t1459 = t17 * t1274;
                                    let t1460 = t642 * t1283 + ahead49_new * t1316;
                                    let t1461 = t708 * t1296 + t719 * t1284
                                        + (ahead71_new * t1442 + t722 * (t1459 - t723 * t1460));
                                    let t1462 = ahead51_new * t1453 + t1461;
                                    let t1463 = rt::lit::<T>(0.5)
                                        * (t709 * t1413 + t1442 * t653)
                                        + (t1385 * t699 + (t704 * t1384 + t1417 * t706));
                                    let t1464 = t716
                                        * (rt::lit::<T>(0.5) * (t1283 * t686 + t577 * t1430)
                                            - (t672 * t1381 + t1431 * t582));
                                    let t1465 = t712 - ahead116 * t717;
                                    let t1466 = rt::lit::<T>(0.5) * (t1459 * t714 + t1464)
                                        + (t1460 * t1465 + t713 * (t19 * t1322 + t22 * t1348));
                                    let t1467 = t519 * t1439
                                        + (t656 * t1457 + (t1454 * t584 + t1463) - t711 * t1466);
                                    let ahead1_new_a1_h = ahead1_new * a1_h;
                                    let t1468 = t1458
                                        + (t724 * (t1330 * half_a1) + t779 * t1462)
                                        - rt::lit::<T>(0.5)
                                            * (a1 * t540 * t1467 - ahead1_new_a1_h * t718);
                                    let ahead4_new_a1_h = ahead4_new * a1_h;
                                    let t1469 = t754 * t1388
                                        + (t563 * t1389
                                            + (t1344 * t586 + t1341 * t753 - t560 * t1386));
                                    let t1470 = ahead7_new * t1274 + t1263 * ahead34_new;
                                    let t1471 = t757
                                        * (t556 * t1335 + t1322 * t543
                                            - (t1324 * t566 + t523 * t1348)) + t1470 * t759;
                                    let t1472 = t585 * t1469
                                        - t755
                                            * (rt::lit::<T>(0.5)
                                                * (t758 * t1443 + (t756 * t1446 + t1471)) - t760 * t1447);
                                    let t1473 = inv_ahead54_new * (t1273 + ahead88_new * t1286)
                                        - inv_ahead82_new * (t1470 - ahead87_new * t1446);
                                    let t1474 = t762 * t1472 - t1450 * t761 - t709 * t1423
                                        - t1442 * t660 - t1473 * t765;
                                    let t1475 = rt::lit::<T>(0.5) * t1474 - t1454 * t591
                                        - (t763 * t1441
                                            + (t1369 * t699 + (t704 * t1391 + t1414 * t706)));
                                    let t1476 = t1475 - t666 * t1457 - t595 * t1439;
                                    let t1477 = rt::lit::<T>(0.5)
                                        * (ahead4_new_a1_h * t718 + a1 * t536 * t1467)
                                        + (t1476 + (t768 * t1462 + t724 * (t1327 * half_a1)));
                                    let t1478 = t749 * t1473 - ahead89_new * t1450
                                        - t708 * t1299 - t719 * t1287 - ahead79_new * t1442;
                                    let t1479 = rt::lit::<T>(0.5)
                                        * (t1478 - ahead60_new * t1453);
                                    let t1480 = t708 * t1304
                                        + (t749 * t1451 - ahead85_new * t1450) - t719 * t1289
                                        - ahead75_new * t1442;
                                    let t1481 = rt::lit::<T>(0.5)
                                        * (ahead56_new * t1453 + t1480);
                                    let t1482 = t769
                                        * (t1479
                                            + rt::lit::<T>(0.5)
                                                * (ahead4_new_a1_h * t751 + ahead20_new * t1462))
                                        + t781
                                            * (t1481
                                                - rt::lit::<T>(0.5)
                                                    * (ahead21_new * t1462 - ahead1_new_a1_h * t751));
                                    let t1483 = ahead39_new * t1316 - t642 * t1282;
                                    let t1484 = t19 - ahead118 * t736;
                                    let t1485 = t21
                                        * (t579 * t1430
                                            - (t1431 * t581 + (t1320 * t686 + t672 * t1358)))
                                        + t1483 * t1484;
                                    let t1486 = ahead39_new * t1317 - t643 * t1282;
                                    let t1487 = t728
                                        * (t615 * t1402
                                            - (t1321 * t632
                                                + rt::lit::<T>(0.5) * (t612 * t1366 + t1403 * t619)));
                                    let t1488 = ahead66_new * t1403 - t611 * t1293;
                                    let t1489 = t730
                                        * (t579 * t1432
                                            - (t1320 * t687
                                                + rt::lit::<T>(0.5) * (t648 * t1358 + t1317 * t581)));
                                    let t1490 = rt::lit::<T>(0.5)
                                        * (t1486 * t726 + (t1487 - t1488 * t731) - t1489)
                                        - t733 * (ahead117 * t1486);
                                    let t1491 = rt::lit::<T>(0.5)
                                        * (t1305 * t699 + t613 * t1439)
                                        + (t1454 * t597 + (t704 * t1378 - t735 * t1485)
                                            - t732 * t1490);
                                    let t1492 = rt::lit::<T>(0.5) * t1462;
                                    let t1493 = t510 * h_ahead1_new + a2 * t1265;
                                    let t1494 = rt::lit::<T>(0.5) * t1493 * t718
                                        + t745
                                            * (a2 * t1329 + (t1330 * t537 - h_ahead1_new * t785));
                                    let t1495 = ahead47_new * t1453
                                        + (t719 * t1305 - t741 * (t740 * t1483)
                                            - t742 * (t1488 - t743 * t1486));
                                    let t1496 = rt::lit::<T>(0.5) * t1495;
                                    let t1497 = t792 * t1492 + t1494
                                        - (a2 * (t1361 * t737 + t1345 * t744) + t793 * t1496);
                                    let t1498 = t510 * h_ahead4_new - a2 * t1262;
                                    let t1499 = t745
                                        * (t1327 * t537 - h_ahead4_new * t785 - a2 * t1334)
                                        + rt::lit::<T>(0.5) * t1498 * t718;
                                    let t1500 = t786 * t1492 + t1499
                                        - (a2 * (t1343 * t744 + t1360 * t737) + t787 * t1496);
                                    let t1501 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1462 + (t1498 * t751 - a2 * t1272 * t782)
                                            - ahead24_new * t1495);
                                    let t1502 = rt::lit::<T>(0.5)
                                        * (ahead27_new * t1495 + (t1493 * t751 - a2 * t1270 * t782)
                                            - ahead26_new * t1462);
                                    let t1503 = t783
                                        * (t784 * t1467 + (t1476 + t1500) - t788 * t1491)
                                        + (t789 * (t1479 + t1501) + t795 * (t1481 + t1502));
                                    let t1504 = t18 * t855;
                                    let t1505 = t136 * (t18 * t835 - t470 * t870)
                                        - t134 * (t471 * t848 + t110 * t1504 - t473 * t869);
                                    let t1506 = t131 * (t1504 - t475 * t868);
                                    let t1507 = t474 * t841 - t475 * t857
                                        - (t159 * (t18 * t828 - t483 * t895) + t115 * t1506);
                                    let t1508 = t94 * t1505 + t1507;
                                    let t1509 = t153
                                        * (t106 * t1504 - t471 * t851 - t479 * t888)
                                        + (t474 * t838 + t480 * t887);
                                    let t1510 = t109 * t1505 + t1509;
                                    let t1511 = t456 - j1 * (t484 * t897 + t186 * t1508)
                                        - j2 * (t497 * (t890 - t897) + t498 * (t1510 - t1508));
                                    let t1512 = t55 * half_a1_h;
                                    let t1513 = t476 * t874;
                                    let t1514 = t474 * t845
                                        + (t476 * t891 - t86 * t1513 - t475 * t861) - t122 * t1506;
                                    let t1515 = t96 * t1505 + t1514;
                                    let t1516 = t493 * (t491 * t897 + (t893 + t186 * t1512))
                                        + t492 * (t491 * t1508 + (t484 * t1512 - t1515));
                                    let t1517 = t54 * half_a1_h;
                                    let t1518 = t120 * t1506
                                        + (t142 * t1513 - t476 * t873 - t475 * t859 - t474 * t847);
                                    let t1519 = t98 * t1505 + t1518;
                                    let t1520 = t496 * (t878 + t186 * t1517 - t494 * t897)
                                        + t495 * (t1519 + t484 * t1517 - t494 * t1508);
                                    let t1521 = t69 * t819 + half_a2 * t815;
                                    let t1522 = half_a2 * t817;
                                    let t1523 = t485
                                        * (t878 + (t1521 * t186 - t1522 * t191)
                                            + (t466 * t890 - t467 * t897));
                                    let t1524 = t468
                                        * (t1519 + (t1521 * t484 - t1522 * t481)
                                            + (t466 * t1510 - t467 * t1508));
                                    let t1525 = t69 * t825 - half_a2 * t822;
                                    let t1526 = half_a2 * t823;
                                    let t1527 = t490
                                        * (t893 + (t1525 * t186 - t1526 * t191)
                                            + (t486 * t897 - t487 * t890));
                                    let t1528 = t488
                                        * (t1515 + (t1526 * t481 - t1525 * t484)
                                            + (t487 * t1510 - t486 * t1508));
                                    let t1529 = h
                                        * (t1511 - m1 * (t1516 + t1520)
                                            - m2 * (t1523 + t1524 - (t1527 + t1528)));
                                    let t1530 = j2
                                        * (t738 * (t1496 - t1492) + t746 * (t1491 - t1467))
                                        + (half_j1 * (t724 * t1467 + t1462 * t718)
                                            + (t1529 + t797 * (theta_rate * twice_h)));
                                    let t1531 = m2
                                        * (t790 * (t791 * t1491 + (t1458 + t1497 - t794 * t1467))
                                            + t1503) + t1530;
                                    let t1532 = t57 * (t55 * half_a2_h) + half_a2 * t918;
                                    let t1533 = half_a2 * t919;
                                    let t1534 = t485
                                        * (t974 + (t1532 * t186 - t1533 * t191)
                                            + (t466 * t988 - t467 * t994));
                                    let t1535 = t18 * t953;
                                    let t1536 = t136 * (t18 * t935 - t470 * t966)
                                        - t134 * (t471 * t946 + t110 * t1535 - t473 * t965);
                                    let t1537 = t131 * (t1535 - t475 * t964);
                                    let t1538 = t476 * t970;
                                    let t1539 = t120 * t1537
                                        + (t474 * t945
                                            + (t142 * t1538 - t476 * t969 - t475 * t958));
                                    let t1540 = t98 * t1536 + t1539;
                                    let t1541 = t153
                                        * (t106 * t1535 - t471 * t949 - t479 * t986)
                                        + (t474 * t938 + t480 * t985);
                                    let t1542 = t109 * t1536 + t1541;
                                    let t1543 = t159 * (t18 * t930 + t483 * t992) - t475 * t955
                                        + (t474 * t941 - t115 * t1537);
                                    let t1544 = t94 * t1536 + t1543;
                                    let t1545 = t468
                                        * (t1540 + (t1532 * t484 - t1533 * t481)
                                            + (t466 * t1542 - t467 * t1544));
                                    let t1546 = half_a2 * t914 - t57 * (t54 * half_a2_h);
                                    let t1547 = half_a2 * t916;
                                    let t1548 = t490
                                        * (t997 + (t1546 * t186 - t1547 * t191)
                                            + (t486 * t994 - t487 * t988));
                                    let t1549 = t474 * t944
                                        + (t476 * t995 - t86 * t1538 - t475 * t960) - t122 * t1537;
                                    let t1550 = t96 * t1536 + t1549;
                                    let t1551 = t488
                                        * (t1550 + (t1547 * t481 - t1546 * t484)
                                            + (t487 * t1542 - t486 * t1544));
                                    let t1552 = t493 * (t997 + t491 * t994)
                                        + t492 * (t491 * t1544 - t1550)
                                        + (t496 * (t974 - t494 * t994)
                                            + t495 * (t1540 - t494 * t1544));
                                    let t1553 = j2
                                        * (t497 * (t988 - t994) + t498 * (t1542 - t1544))
                                        + (j1 * (t484 * t994 + t186 * t1544) - t412);
                                    let t1554 = ahead5_new * (ahead2_new * k23 - k24);
                                    let t1555 = ahead28_new * t975 - t1554 * t178;
                                    let t1556 = t502 + ahead28 * t503;
                                    let h_ahead2_new = h * ahead2_new;
                                    let t1557 = h * cos_phi_rate_half_h;
                                    let t1558 = rt::lit::<T>(0.5)
                                        * (t58 * t1557 - sin_phi_rate_half_h * t915);
                                    let t1559 = sin_phi_rate_half_h * t913 + t57 * t1557;
                                    let t1560 = t178
                                        * (k5 * (h_ahead2_new * t504 + t505 * t1558) - k6 * t1559)
                                        - t507 * t975;
                                    let t1561 = rt::lit::<T>(0.5)
                                        * (t501 * t1555 + t501 * (t1555 - t1554 * t501)
                                            - t975 * t1556) + (t975 * t508 - t178 * t1560);
                                    let t1562 = ahead4_new * h_ahead2_new;
                                    let ahead5_new_m2_a2_h = ahead5_new * m2_a2_h;
                                    let t1563 = m2_a2 * t1562 - ahead1_new * ahead5_new_m2_a2_h;
                                    let t1564 = inv_m1_plus_m2 * t1563;
                                    let t1565 = ahead1_new * h_ahead2_new;
                                    let t1566 = m2_a2 * t1565 + ahead4_new * ahead5_new_m2_a2_h;
                                    let t1567 = inv_m1_plus_m2 * t1566;
                                    let t1568 = ahead1_new * t1564 - ahead4_new * t1567;
                                    let t1569 = t512 * t1563 + ahead7_new * t1564;
                                    let t1570 = t514 * t1566 + ahead12_new * t1567;
                                    let t1571 = t1569 + ahead5_new * twice_m2_l1_a2_h - t1570;
                                    let h_ahead5_new = h * ahead5_new;
                                    let t1572 = t1562 - ahead1_new * h_ahead5_new;
                                    let t1573 = m2_a2 * t1572;
                                    let t1574 = t1565 + ahead4_new * h_ahead5_new;
                                    let t1575 = m2_a2 * t1574;
                                    let t1576 = ahead5_new * m2_a2_l1_h + ahead9_new * t1564
                                        - ahead14_new * t1567 + (t1573 * t512 - t1575 * t514);
                                    let t1577 = inv_ahead31_new * (ahead35_new * t1571 - t1576);
                                    let t1578 = t1574 * k3;
                                    let t1579 = t1572 * k3;
                                    let t1580 = t515 * t1577
                                        + (ahead35_new * t1568
                                            + (ahead4_new * t1578 - ahead1_new * t1579));
                                    let t1581 = ahead34_new * t1580 - ahead45_new * t1576;
                                    let t1582 = t1573 * t516 + ahead9_new * t1579
                                        - (t1575 * t517 + ahead14_new * t1578)
                                        - ahead35_new * t1576;
                                    let t1583 = ahead34_new * t1577 + t1582;
                                    let t1584 = ahead39_new * t1571 + ahead31_new * t1583;
                                    let t1585 = inv_ahead31_new * (t1568 + ahead46_new * t1571)
                                        + inv_ahead49_new * (t1581 + ahead50_new * t1584);
                                    let t1586 = t1573 * ahead45_new + ahead9_new * t1580;
                                    let t1587 = m1_plus_m2 * t1583;
                                    let t1588 = t512 * t1585
                                        + (ahead51_new * t1564
                                            - inv_ahead54_new * (t1586 + ahead59_new * t1587));
                                    let t1589 = ahead14_new * t1580 - t1575 * ahead45_new;
                                    let t1590 = t514 * t1585
                                        - (ahead51_new * t1567
                                            + inv_ahead54_new * (t1589 + ahead55_new * t1587));
                                    let t1591 = ahead1_new * t1588 + ahead4_new * t1590;
                                    let ahead5_new_l1_h = ahead5_new * l1_h;
                                    let t1592 = ahead5_new_l1_h + t509 * t1564 - t513 * t1567
                                        + (t1572 * t512 - t1574 * t514);
                                    let t1593 = t1572 * t516 - t1574 * t517
                                        + (t509 * t1579 - t513 * t1578) - ahead35_new * t1592;
                                    let t1594 = t608 * t1577 + t1593;
                                    let t1595 = ahead66_new * t1576 + ahead34_new * t1594;
                                    let t1596 = inv_ahead31_new * (ahead67_new * t1571 - t1592)
                                        - inv_ahead49_new * (ahead70_new * t1584 - t1595);
                                    let t1597 = ahead80_new * (ahead68_new * t1583 - t1594);
                                    let t1598 = ahead17_new * t1596
                                        + (l2 * t1597 - ahead71_new * ahead5_new_l1_h)
                                        - (t1572 * ahead79_new + t1574 * ahead75_new);
                                    let t1599 = t1573 * ahead66_new - ahead9_new * t1594;
                                    let t1600 = t512 * t1596
                                        + (ahead71_new * t1564
                                            + inv_ahead54_new * (t1599 + ahead78_new * t1587));
                                    let t1601 = t1600 - inv_m1_plus_m2 * t1572;
                                    let t1602 = t514 * t1596 - ahead71_new * t1567;
                                    let t1603 = t1575 * ahead66_new + ahead14_new * t1594;
                                    let t1604 = inv_ahead54_new * (ahead74_new * t1587 - t1603);
                                    let t1605 = t1602 + (inv_m1_plus_m2 * t1574 + t1604);
                                    let t1606 = ahead80_new * (t1580 + ahead47_new * t1583);
                                    let t1607 = t1572 * ahead60_new - t1574 * ahead56_new
                                        + (l2 * t1606 + ahead51_new * ahead5_new_l1_h
                                            - ahead17_new * t1585);
                                    let t1608 = t1607 + (t513 * t1590 + t509 * t1588);
                                    let t1609 = inv_ahead92_new * (t1608 - t635 * t1591);
                                    let t1610 = t1598 - t509 * t1601 - t513 * t1605
                                        - t635 * t1608 - ahead96_new * t1609;
                                    let t1611 = rt::lit::<T>(2.0) * (ahead45_new * t1580);
                                    let t1612 = ahead39_new * t1591 - ahead92_new * t1583;
                                    let t1613 = ahead39_new * t1612 - ahead101_new * t1583;
                                    let t1614 = ahead96_new * t1580 + ahead45_new * t1608;
                                    let t1615 = t1597
                                        - inv_ahead101_new * (t1614 - t609 * t1612);
                                    let t1616 = t639 * (t1615 - t640 * t1610);
                                    let t1617 = t1309 * t1583
                                        - inv_ahead109_new * (t1611 - t638 * t1613) - t640 * t1615
                                        - t610 * t1616;
                                    let t1618 = t642 * t1610 + t637 * t1617;
                                    let t1619 = t643 * t1591 + ahead92_new * t1618;
                                    let t1620 = ahead39 * t1583;
                                    let t1621 = rt::lit::<T>(0.5) * t1583;
                                    let t1622 = rt::lit::<T>(0.5) * t1594;
                                    let t1623 = ahead31 * t1571;
                                    let t1624 = ahead5_new * m2_l1_a2_h
                                        + rt::lit::<T>(0.5) * (t1569 - t1570);
                                    let t1625 = rt::lit::<T>(0.5) * t1576;
                                    let t1626 = rt::lit::<T>(0.5) * t1563;
                                    let t1627 = k4 * t1566;
                                    let t1628 = rt::lit::<T>(0.5) * t1566;
                                    let t1629 = k4 * t1563;
                                    let t1630 = t1626 * t544 + t547 * t1627
                                        + (t1628 * t548 + (twice_a2_m2_l1 * t1559 + t1629 * t543));
                                    let t1631 = t540 * t1558 - h_ahead2_new * t534;
                                    let t1632 = half_m2_a2 * t1559;
                                    let t1633 = m2_a2 * t1631
                                        - (t530 * ahead5_new_m2_a2_h + t536 * t1632);
                                    let t1634 = inv_m1_plus_m2 * t1633;
                                    let t1635 = h_ahead2_new * t530 + t536 * t1558;
                                    let t1636 = m2_a2 * t1635
                                        + (t540 * t1632 - t534 * ahead5_new_m2_a2_h);
                                    let t1637 = inv_m1_plus_m2 * t1636;
                                    let t1638 = t1630
                                        + (t524 * t1633 + t523 * t1634
                                            - (t533 * t1636 + t532 * t1637));
                                    let t1639 = half_m2_a2 * t1572;
                                    let t1640 = t1639 * t544
                                        + (t1627 * t565 + (l1_m2_a2 * t1559 + t1629 * t560))
                                        - t562 * t1637;
                                    let t1641 = rt::lit::<T>(0.5) * t1559;
                                    let t1642 = t1631 - (h_ahead5_new * t530 + t536 * t1641);
                                    let t1643 = m2_a2 * t1642;
                                    let t1644 = half_m2_a2 * t1574;
                                    let t1645 = t1635 + (t540 * t1641 - h_ahead5_new * t534);
                                    let t1646 = m2_a2 * t1645;
                                    let t1647 = t1640
                                        + (t524 * t1643 + t1644 * t548
                                            + (t563 * t1634 - t533 * t1646));
                                    let t1648 = t1623 * t567
                                        + (t1624 * t566 - t1625 * t551
                                            + (t556 * t1638 - t527 * t1647));
                                    let t1649 = t525 * t1648;
                                    let t1650 = k3 * t1642;
                                    let t1651 = t1572 * k11;
                                    let t1652 = t1574 * k11;
                                    let t1653 = t569 * t1643
                                        + (t1651 * t560 + t1639 * t571
                                            + (t1644 * t570 + t1652 * t565));
                                    let t1654 = k3 * t1645;
                                    let t1655 = t556 * t1649
                                        + (t563 * t1650 - t568 * t1646 + (t1653 - t562 * t1654)
                                            - t1625 * t567);
                                    let t1656 = t1655
                                        - rt::lit::<T>(0.5) * (t1647 * t558 + t566 * t1577);
                                    let t1657 = rt::lit::<T>(0.5) * t1572;
                                    let t1658 = rt::lit::<T>(0.5) * t1574;
                                    let t1659 = t522 * t1650
                                        + (t1651 * t559 + t1652 * t564
                                            + (t1657 * t571 + t1658 * t570));
                                    let t1660 = rt::lit::<T>(0.5) * t1592;
                                    let t1661 = t616 * t1649
                                        + (t1659 + (t569 * t1642 - t568 * t1645 - t600 * t1654)
                                            - t1660 * t567);
                                    let t1662 = t1657 * t544
                                        + (t1627 * t564 + (l1 * t1559 + t1629 * t559))
                                        - t600 * t1637;
                                    let t1663 = t1662
                                        + (t524 * t1642 + t1658 * t548
                                            + (t522 * t1634 - t533 * t1645));
                                    let t1664 = t1661
                                        - rt::lit::<T>(0.5) * (t618 * t1577 + t1663 * t558);
                                    let t1665 = t620 * t1620
                                        + (t1621 * t619 - t1622 * t581
                                            + (t615 * t1656 - t579 * t1664));
                                    let t1666 = t596 * t1665;
                                    let t1667 = rt::lit::<T>(0.5) * t1588;
                                    let t1668 = rt::lit::<T>(0.5) * t1590;
                                    let t1669 = t530 * t1629 + t534 * t1627;
                                    let t1670 = t536 * t1634 - t540 * t1637;
                                    let t1671 = rt::lit::<T>(0.5) * t1568;
                                    let t1672 = rt::lit::<T>(0.5)
                                        * (t540 * t1654 - t536 * t1650)
                                        - rt::lit::<T>(2.0) * (t530 * t1651 + t534 * t1652);
                                    let t1673 = t552 * t1649
                                        + (t557 * t1577
                                            + (t558 * (t1669 + rt::lit::<T>(0.25) * t1670)
                                                + (t1671 * t567 + t1672)));
                                    let t1674 = rt::lit::<T>(0.5) * t1580;
                                    let t1675 = t597 * t1620
                                        + (t579 * t1673 + t1674 * t581
                                            + (t575 * t1656 - t1621 * t573));
                                    let t1676 = t596 * t1675;
                                    let t1677 = half_l1 * t1559;
                                    let t1678 = t1642 * t595 + t598 * t1585
                                        + (l2 * t1676
                                            + (t584 * (ahead5_new * half_l1_h) + t1677 * t518)
                                            - t1645 * t593);
                                    let t1679 = t527
                                        * (rt::lit::<T>(2.0) * t1669 + rt::lit::<T>(0.5) * t1670)
                                        + t1671 * t551 + (t552 * t1638 - t1624 * t550);
                                    let t1680 = ahead49 * t1584;
                                    let t1681 = t527 * t1656
                                        + (t1638 * t579 - t1624 * t581 - t551 * t1621);
                                    let t1682 = t577
                                        * (t556 * t1673 - (t1625 * t573 + t1647 * t575)
                                            - t566 * t1674) + (t1581 * t582 - t1584 * t576);
                                    let t1683 = t525 * (t1623 * t553 + t1679)
                                        + t554
                                            * (t583 * t1680
                                                + rt::lit::<T>(0.5) * (t578 * t1681 + t1682));
                                    let t1684 = t559 * t1667 - t564 * t1668
                                        + (t1657 * t591 + t1658 * t604 + t1678 - t599 * t1683);
                                    let t1685 = rt::lit::<T>(0.5) * t1585;
                                    let t1686 = half_m1_plus_m2 * t1583;
                                    let t1687 = t586
                                        * (t563 * t1673
                                            + (t560 * t1674 + (t1643 * t575 + t1639 * t573)))
                                        - t1686 * t587;
                                    let t1688 = ahead54 * t1587;
                                    let t1689 = m1_plus_m2 * t1656;
                                    let t1690 = t1634 * t519 + t1629 * t584
                                        - t585
                                            * (t1687
                                                + (t590 * t1688
                                                    + rt::lit::<T>(0.5) * (t589 * t1689 + t1586 * t753)));
                                    let t1691 = t524 * t1683 + (t544 * t1685 + t1690);
                                    let t1692 = t586
                                        * (t562 * t1673 - (t1644 * t573 + t1646 * t575)
                                            - t565 * t1674) - t1686 * t601;
                                    let t1693 = t585
                                        * (t1692
                                            + (t603 * t1688
                                                + rt::lit::<T>(0.5) * (t1589 * t753 + t602 * t1689)))
                                        + (t1627 * t584 + t1637 * t519);
                                    let t1694 = t548 * t1685 + t1693 - t533 * t1683;
                                    let t1695 = t1684 + (t522 * t1691 - t600 * t1694);
                                    let t1696 = rt::lit::<T>(0.5) * t1608;
                                    let t1697 = t621
                                        * (t575 * t1695
                                            + (t1696 * t573 + (t614 * t1673 + t1674 * t606)))
                                        + (t1612 * t622 - t1614 * t625);
                                    let t1698 = rt::lit::<T>(0.5)
                                        * (t536 * t1691 - t540 * t1694)
                                        + (t530 * t1588 - t534 * t1590);
                                    let t1699 = rt::lit::<T>(0.5) * t1591;
                                    let t1700 = t579 * t1698
                                        - (t1621 * t623 + (t1699 * t581 + t624 * t1656));
                                    let t1701 = t1666
                                        - t627
                                            * (rt::lit::<T>(0.5) * (t1697 - t626 * t1700)
                                                - t628 * (ahead101 * t1612));
                                    let t1702 = t21 * t1701 - t19 * t1615;
                                    let t1703 = t17 * t1615;
                                    let t1704 = t645
                                        * (t614 * t1702
                                            + (rt::lit::<T>(0.5) * (t612 * t1695 + t1703 * t606)
                                                + t1696 * t632));
                                    let t1705 = t611 * t1608 + ahead96_new * t1703;
                                    let t1706 = rt::lit::<T>(0.5) * t1615;
                                    let t1707 = t677
                                        * (t579 * t1700
                                            - (t1621 * t625
                                                + rt::lit::<T>(0.5) * (t621 * t1656 + t1612 * t581)));
                                    let t1708 = t676 * (t574 * t1673 + t1580 * t573)
                                        + t1613 * t675 - t1611 * t679 - t1707;
                                    let t1709 = t596 * (t1656 + t674 * t1620) - t1706 * t684
                                        - t680
                                            * (rt::lit::<T>(0.5) * t1708 - t681 * (ahead109 * t1613));
                                    let t1710 = rt::lit::<T>(0.5) * t1610;
                                    let t1711 = t1623 * t649
                                        + (t1624 * t618 - t1660 * t551
                                            + (t616 * t1638 - t527 * t1663));
                                    let t1712 = t650 * t1681 + (t1584 * t651 - t1595 * t582)
                                        - t577
                                            * (t556 * t1664
                                                + (t1647 * t615 - t1625 * t619 - t566 * t1622));
                                    let t1713 = t525 * t1711
                                        - t554 * (t652 * t1680 + rt::lit::<T>(0.5) * t1712);
                                    let t1714 = rt::lit::<T>(0.5) * t1600 - t1572 * k4;
                                    let t1715 = t1686 * t663
                                        - t586
                                            * (t562 * t1664
                                                + (t1646 * t615 - t1644 * t619 - t565 * t1622));
                                    let t1716 = t585
                                        * (t1715
                                            + (t664 * t1688
                                                + rt::lit::<T>(0.5) * (t662 * t1689 - t1603 * t753)))
                                        + (inv_m1_plus_m2 * t1645 - t1637 * t656 - t1627 * t653);
                                    let t1717 = rt::lit::<T>(0.5) * t1596;
                                    let t1718 = t533 * t1713 + (t1716 - t548 * t1717);
                                    let t1719 = t1574 * k4
                                        + rt::lit::<T>(0.5) * (t1602 + t1604);
                                    let t1720 = l2 * t1666 - t1677 * t654 - t598 * t1596
                                        + (t1658 * t665 - t1645 * t655);
                                    let t1721 = t586
                                        * (t1643 * t615 - t1639 * t619 - t560 * t1622
                                            - t563 * t1664) - t1686 * t657;
                                    let t1722 = t585
                                        * (t1721
                                            + (t659 * t1688
                                                + rt::lit::<T>(0.5) * (t658 * t1689 + t1599 * t753)))
                                        + (t1629 * t653 + (t1634 * t656 - inv_m1_plus_m2 * t1642));
                                    let t1723 = t524 * t1713 + (t544 * t1717 + t1722);
                                    let t1724 = t599 * t1713 - t559 * t1714 - t600 * t1718
                                        + (t564 * t1719 + (t1720 - (t1642 * t666 + t1657 * t660))
                                            - t522 * t1723);
                                    let t1725 = t1724 - t1696 * t669
                                        - rt::lit::<T>(0.5)
                                            * (t1609 * t606 + (t667 * t1695 + ahead5_new_l1_h * t653));
                                    let t1726 = t624 * t1695
                                        + (t1699 * t606 - t1696 * t623 - t669 * (ahead92 * t1591))
                                        - t614 * t1698;
                                    let t1727 = t1725 - t1426 * t1726;
                                    let t1728 = t673 * t1701
                                        + (t1710 * t629 - t1706 * t670 - t684 * (ahead103 * t1610)
                                            - t682 * t1727);
                                    let t1729 = t1709
                                        - rt::lit::<T>(0.5) * (t685 * t1701 + t1616 * t629)
                                        - t1429 * t1728;
                                    let t1730 = rt::lit::<T>(0.5) * t1617;
                                    let t1731 = t673 * t1729
                                        + (t1730 * t670 + (t672 * t1727 + t1710 * t686));
                                    let t1732 = t647
                                        * (t624 * t1731
                                            + (rt::lit::<T>(0.5) * (t648 * t1698 + t1618 * t623)
                                                + t1699 * t687));
                                    let t1733 = rt::lit::<T>(0.5)
                                        * (t1619 * t633 + (t1704 - t1705 * t688) - t1732)
                                        - t690 * (ahead114 * t1619);
                                    let t1734 = t642 * t1612 + ahead101_new * t1617;
                                    let t1735 = t17 * t1580;
                                    let t1736 = t696
                                        * (rt::lit::<T>(0.5) * (t1612 * t686 + t621 * t1729)
                                            + (t672 * t1700 + t1730 * t625));
                                    let t1737 = t1734 * t693
                                        + (t694 * (t21 * t1673 - t19 * t1580) - t1735 * t697)
                                        - t1736;
                                    let t1738 = t689 * t1733
                                        - t692
                                            * (rt::lit::<T>(0.5) * t1737 - t698 * (ahead115 * t1734));
                                    let t1739 = rt::lit::<T>(0.5)
                                        * (t1618 * t632 + (t648 * t1702 - t1703 * t687)
                                            - t612 * t1731) - t706 * (ahead113 * t1618);
                                    let t1740 = t705 * t1739;
                                    let t1741 = t700 * (t1705 - t701 * t1619)
                                        - t702 * (t1735 - t703 * t1734);
                                    let t1742 = rt::lit::<T>(0.5) * t1741;
                                    let t1743 = t707 * (t1703 - t708 * t1618);
                                    let t1744 = rt::lit::<T>(0.5)
                                        * (t709 * t1713 + t1743 * t653)
                                        + (t1685 * t699 + (t704 * t1683 + t1717 * t706));
                                    let t1745 = t716
                                        * (rt::lit::<T>(0.5) * (t577 * t1729 - t1584 * t686)
                                            - (t672 * t1681 + t1730 * t582));
                                    let t1746 = t17 * t1576;
                                    let t1747 = ahead49_new * t1617 - t642 * t1584;
                                    let t1748 = rt::lit::<T>(0.5) * (t1745 - t1746 * t714)
                                        + (t1747 * t1465 + t713 * (t22 * t1647 - t19 * t1625));
                                    let t1749 = t519 * t1738
                                        + (t656 * t1740 + (t1742 * t584 + t1744) - t711 * t1748);
                                    let t1750 = t719 * t1585 + t708 * t1596
                                        + (ahead71_new * t1743 - t722 * (t1746 + t723 * t1747));
                                    let t1751 = ahead51_new * t1741 + t1750;
                                    let t1752 = h
                                        * (m2 * (t1534 + t1545 - (t1548 + t1551))
                                            + (m1 * t1552 + t1553))
                                        + (t1561 - half_j1 * (t724 * t1749 + t1751 * t718));
                                    let t1753 = ahead39_new * t1617 - t642 * t1583;
                                    let t1754 = ahead66_new * t1703 - t611 * t1594;
                                    let t1755 = ahead39_new * t1618 - t643 * t1583;
                                    let t1756 = ahead47_new * t1741
                                        + (t719 * t1606 - t741 * (t740 * t1753)
                                            - t742 * (t1754 - t743 * t1755));
                                    let t1757 = rt::lit::<T>(0.5) * t1756;
                                    let t1758 = rt::lit::<T>(0.5) * t1751;
                                    let t1759 = t21
                                        * (t579 * t1729
                                            - (t1730 * t581 + (t1621 * t686 + t672 * t1656)))
                                        + t1753 * t1484;
                                    let t1760 = t728
                                        * (t615 * t1702
                                            - (t1622 * t632
                                                + rt::lit::<T>(0.5) * (t612 * t1664 + t1703 * t619)));
                                    let t1761 = t730
                                        * (t579 * t1731
                                            - (t1621 * t687
                                                + rt::lit::<T>(0.5) * (t648 * t1656 + t1618 * t581)));
                                    let t1762 = rt::lit::<T>(0.5)
                                        * (t1755 * t726 + (t1760 - t1754 * t731) - t1761)
                                        - t733 * (ahead117 * t1755);
                                    let t1763 = rt::lit::<T>(0.5)
                                        * (t1606 * t699 + t613 * t1738)
                                        + (t1742 * t597 + (t704 * t1676 - t735 * t1759)
                                            - t732 * t1762);
                                    let t1764 = t1752 - theta_rate_h * t1162
                                        - j2 * (t738 * (t1757 - t1758) + t746 * (t1763 - t1749));
                                    let t1765 = t764 * (t21 * t1729 + t1617 * t1440);
                                    let t1766 = m1_plus_m2 * t1584;
                                    let t1767 = ahead82 * t1766;
                                    let t1768 = m1_plus_m2 * t1681;
                                    let t1769 = ahead34_new * t1566 + ahead12_new * t1576;
                                    let t1770 = t1769 * t759
                                        + t757
                                            * (t556 * t1636 - t547 * t1625
                                                + (t532 * t1647 - t1628 * t566));
                                    let t1771 = t775 * t1688
                                        + (t562 * t1689
                                            + (t565 * t1686 - (t1644 * t753 + t1646 * t586)));
                                    let t1772 = t755
                                        * (t774 * t1767
                                            + rt::lit::<T>(0.5)
                                                * (t772 * t1768 + (t773 * t1766 - t1770))) - t585 * t1771;
                                    let t1773 = t749 * (t748 * t1617);
                                    let t1774 = inv_ahead82_new * (ahead83_new * t1766 - t1769)
                                        - inv_ahead54_new * (ahead84_new * t1587 - t1575);
                                    let t1775 = t1743 * t665
                                        + (t709 * t1718 + (t762 * t1772 - t1773 * t776))
                                        - t1774 * t765;
                                    let t1776 = t1668 * t699 + (t1719 * t706 - t704 * t1694)
                                        - t777 * t1765 + (rt::lit::<T>(0.5) * t1775 - t1742 * t604);
                                    let t1777 = t593 * t1738 + (t1776 - t655 * t1740);
                                    let t1778 = t754 * t1688
                                        + (t563 * t1689
                                            + (t1643 * t586 + t1639 * t753 - t560 * t1686));
                                    let t1779 = ahead34_new * t1563 - ahead7_new * t1576;
                                    let t1780 = t757
                                        * (t556 * t1633 - t1625 * t543
                                            - (t523 * t1647 + t1626 * t566)) + t1779 * t759;
                                    let t1781 = t585 * t1778
                                        - t755
                                            * (t760 * t1767
                                                + rt::lit::<T>(0.5)
                                                    * (t758 * t1768 + (t1780 - t756 * t1766)));
                                    let t1782 = inv_ahead54_new * (t1573 + ahead88_new * t1587)
                                        - inv_ahead82_new * (t1779 + ahead87_new * t1766);
                                    let t1783 = t762 * t1781 - t1773 * t761 - t709 * t1723
                                        - t1743 * t660 - t1782 * t765;
                                    let t1784 = rt::lit::<T>(0.5) * t1783 - t1742 * t591
                                        - (t763 * t1765
                                            + (t1667 * t699 + (t704 * t1691 + t1714 * t706)));
                                    let t1785 = t1784 - t666 * t1740 - t595 * t1738;
                                    let t1786 = t749 * t1782 - ahead89_new * t1773
                                        - t708 * t1601 - t719 * t1588 - ahead79_new * t1743;
                                    let t1787 = rt::lit::<T>(0.5)
                                        * (t1786 - ahead60_new * t1741);
                                    let t1788 = t719 * t1590
                                        + (t708 * t1605 + (t749 * t1774 - ahead85_new * t1773))
                                        - ahead75_new * t1743;
                                    let t1789 = rt::lit::<T>(0.5)
                                        * (ahead56_new * t1741 + t1788);
                                    let t1790 = t769 * (t1787 + t1751 * (ahead1_new * half_a1))
                                        + t781 * (t1789 - t1751 * (ahead4_new * half_a1));
                                    let t1791 = t771 * (t1777 + t779 * t1751 - t780 * t1749)
                                        + (t752 * (t767 * t1749 + (t1785 + t768 * t1751)) + t1790);
                                    let ahead5_new_a2_h = ahead5_new * a2_h;
                                    let t1792 = a2 * t1565 + ahead4_new * ahead5_new_a2_h;
                                    let t1793 = half_a2 * t1559;
                                    let t1794 = t718 * (rt::lit::<T>(0.5) * t1792)
                                        + t745
                                            * (a2 * t1635 + (t540 * t1793 - t534 * ahead5_new_a2_h));
                                    let t1795 = t792 * t1758 + t1794
                                        - (a2 * (t1658 * t737 + t1645 * t744) + t793 * t1757);
                                    let t1796 = a2 * t1562 - ahead1_new * ahead5_new_a2_h;
                                    let t1797 = t745
                                        * (a2 * t1631 - (t530 * ahead5_new_a2_h + t536 * t1793))
                                        + t718 * (rt::lit::<T>(0.5) * t1796);
                                    let t1798 = t786 * t1758 + t1797
                                        - (a2 * (t1642 * t744 + t1657 * t737) + t787 * t1757);
                                    let t1799 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1751 + (t1796 * t751 - a2 * t1572 * t782)
                                            - ahead24_new * t1756);
                                    let t1800 = rt::lit::<T>(0.5)
                                        * (ahead27_new * t1756 + (t1792 * t751 - a2 * t1574 * t782)
                                            - ahead26_new * t1751);
                                    let t1801 = t783
                                        * (t784 * t1749 + (t1785 + t1798) - t788 * t1763)
                                        + (t789 * (t1787 + t1799) + t795 * (t1789 + t1800));
                                    let t1802 = t1764
                                        - (m1 * t1791
                                            + phi_rate_h * (t1232 + rt::lit::<T>(2.0) * t797))
                                        - m2
                                            * (t790 * (t791 * t1763 + (t1777 + t1795 - t794 * t1749))
                                                + t1801);
                                    let t1803 = t1016 * t1556
                                        + ((h - t177 * (half_h * ahead28_new))
                                            * (rt::lit::<T>(2.0) * t501)
                                            - t1092 * (rt::lit::<T>(2.0) * t508));
                                    let t1804 = t465
                                        * (rt::lit::<T>(0.5) * t1803 - theta_rate_h * t1253
                                            - phi_rate_h * t1256 - t797 * (rho1_rate * twice_h));
                                    [t1468, t1477, t1482, t1531, t1802, t1804]
                                }
                                part([
                                    m1_plus_m2,
                                    m2_a2,
                                    inv_m1_plus_m2,
                                    k3,
                                    l1_m2_a2,
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
                                    t142,
                                    t86,
                                    t110,
                                    t120,
                                    t177,
                                    t178,
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
                                    ahead2_new,
                                    ahead5_new,
                                    ahead1_new,
                                    t510,
                                    ahead4_new,
                                    ahead7_new,
                                    t509,
                                    ahead9_new,
                                    ahead12_new,
                                    t513,
                                    ahead14_new,
                                    ahead17_new,
                                    ahead20_new,
                                    ahead21_new,
                                    ahead23_new,
                                    ahead24_new,
                                    ahead26_new,
                                    ahead27_new,
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
                                    ahead28_new,
                                    t516,
                                    t517,
                                    ahead31_new,
                                    ahead34_new,
                                    t608,
                                    t471,
                                    inv_ahead31_new,
                                    ahead35_new,
                                    ahead39_new,
                                    ahead45_new,
                                    ahead46_new,
                                    ahead80_new,
                                    ahead47_new,
                                    ahead49_new,
                                    inv_ahead49_new,
                                    ahead50_new,
                                    ahead51_new,
                                    inv_ahead54_new,
                                    ahead55_new,
                                    ahead56_new,
                                    ahead59_new,
                                    ahead60_new,
                                    ahead66_new,
                                    ahead67_new,
                                    ahead68_new,
                                    ahead70_new,
                                    ahead71_new,
                                    ahead74_new,
                                    ahead75_new,
                                    ahead78_new,
                                    ahead79_new,
                                    inv_ahead82_new,
                                    ahead83_new,
                                    ahead84_new,
                                    ahead85_new,
                                    ahead87_new,
                                    ahead88_new,
                                    ahead89_new,
                                    ahead92_new,
                                    ahead96_new,
                                    ahead101_new,
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
                                    k11,
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
                                    t527,
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
                                    inv_ahead92_new,
                                    t635,
                                    t637,
                                    inv_ahead101_new,
                                    t609,
                                    t610,
                                    t639,
                                    t640,
                                    inv_ahead109_new,
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
                                    t498,
                                    t497,
                                    t501,
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
                                    half_a1,
                                    t767,
                                    t780,
                                    t502,
                                    t503,
                                    t508,
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
                                    h_ahead4_new,
                                    h_ahead1_new,
                                    t1262,
                                    t1263,
                                    t1272,
                                    t1273,
                                    t1265,
                                    t1266,
                                    t1270,
                                    t1271,
                                    t1267,
                                    t1269,
                                    t1274,
                                    t1268,
                                    t1291,
                                    t529,
                                    a1_h,
                                    t1275,
                                    t1282,
                                    t1279,
                                    t1280,
                                    t1283,
                                    t1284,
                                    t1288,
                                    t1286,
                                    t1289,
                                    t1285,
                                    t1287,
                                    t1293,
                                    t1294,
                                    t1295,
                                    t1296,
                                    t1297,
                                    t1298,
                                    t1299,
                                    t1290,
                                    half_a1_h,
                                    twice_h,
                                    cos_phi_rate_half_h,
                                    k23,
                                    k24,
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
                                    ahead28,
                                    ahead31,
                                    ahead39,
                                    ahead49,
                                    ahead54,
                                    ahead82,
                                    ahead92,
                                    ahead101,
                                    ahead103,
                                    ahead109,
                                    ahead112,
                                    ahead113,
                                    ahead114,
                                    ahead115,
                                    ahead116,
                                    ahead117,
                                    ahead118,
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
                                            * (m1 * (t771 * t1468 + (t752 * t1477 + t1482)) + t1531),
                                        -(t465 * t1802),
                                        -t1804,
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
                let t76 = k1 + m2 * (a2_squared + l1 * (l1 + twice_a2 * t58));
                let t175 = rho1 + rho1_rate * half_h;
                let t176 = t57 * (k5 * t57) + (k8 + k9 * t58);
                let t1805 = t175 / t176;
                let t1806 = t57 * t1805;
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
                let t1807 = t119 + t118;
                let t1808 = t117 - t1807;
                let t87 = rt::lit::<T>(1.0) / t80;
                let t107 = t87 * t106;
                let t116 = t104 * t115 + l2 * t107;
                let t121 = t81 * (t61 * t106);
                let t122 = t72 * t115 + (t121 - inv_m1_plus_m2 * t60);
                let t123 = t60 * t122;
                let t109 = t89 * t87;
                let t110 = t60 * t96 + (t63 * t98 + (l2 * t109 - t104 * t94));
                let t1809 = t63 * t1808 + (t116 - t123) - t110 * t110 / t99;
                let t90 = t89 * t89;
                let t100 = t80 * t99;
                let t101 = t80 * t100;
                let t108 = rt::lit::<T>(1.0) / t100;
                let t111 = t108 * (t89 * t110);
                let t112 = t107 - t111;
                let t1810 = t112 * (rt::lit::<T>(1.0) / t1809);
                let t1811 = t87 - t90 / t101 - t112 * t1810;
                let t1812 = t1809 * t1811;
                let t1813 = rt::lit::<T>(1.0) / (t99 * t1812);
                let t164 = t13 * t112;
                let t165 = t110 * t164;
                let t1814 = t1813 * t165;
                let t1815 = rt::lit::<T>(1.0) / (t100 * t1811);
                let t167 = t13 * t89;
                let t1816 = t1815 * t167;
                let t1817 = t1814 - t1816;
                let t1818 = rt::lit::<T>(1.0) / (t83 * t1811);
                let t184 = t13 * t75;
                let t1819 = t1818 * t184;
                let t1820 = rt::lit::<T>(1.0) / t1812;
                let t1821 = t164 * t1820;
                let t1822 = t94 * t1817 + (t1819 + t115 * t1821);
                let t1823 = t1806 - t1822;
                let t1824 = rt::lit::<T>(1.0) / (t80 * t1811);
                let t1825 = t13 * t1824;
                let t1826 = rt::lit::<T>(1.0) / (t80 * t1812);
                let t189 = t106 * t164;
                let t1827 = t1826 * t189;
                let t1828 = t109 * t1817 + (t1825 - t1827);
                let t1829 = t98 * t1817;
                let t84 = inv_m1_plus_m2 / t83;
                let t140 = t84 * (t73 * t75);
                let t141 = t64 * t81;
                let t142 = t140 - t141;
                let t1830 = rt::lit::<T>(1.0) / t1811;
                let t1831 = t13 * t1830;
                let t1832 = t1829 + (t142 * t1831 - t1808 * t1821);
                let t173 = t54 * t104;
                let t1833 = t1832 + t173 * t1805;
                let t82 = t61 * t81;
                let t85 = t84 * (t71 * t75);
                let t86 = t82 - t85;
                let t1834 = t86 * t1831;
                let t1835 = t96 * t1817 + t122 * t1821;
                let t1836 = t1834 - t1835;
                let t182 = t55 * t104;
                let t1837 = t1836 + t182 * t1805;
                let t1838 = t76 * t1823 + t68 * t1828 + (t73 * t1833 - t71 * t1837);
                let t1839 = m1_plus_m2 * t1837 - (t71 * t1823 + t61 * t1828);
                let t301 = l1 * t57;
                let t1840 = t301 * t1828;
                let t1841 = m1_plus_m2 * t1833 + (t73 * t1823 + t64 * t1828);
                let t1842 = t1839 * (t173 * t1822 - t55 * t1840)
                    - t1841 * (t54 * t1840 + t182 * t1822);
                let t1843 = rt::lit::<T>(0.0) * t80;
                let t1844 = t111 * (t108 * t1843);
                let t1845 = t13 * t1844;
                let t1846 = t1807 - t117;
                let t1847 = t60 * (t1808 + t1846);
                let t1848 = t1810 * (rt::lit::<T>(2.0) * t1844 + t1810 * t1847);
                let t1849 = t1811 * t1847 + t1809 * t1848;
                let t1850 = t1813 * (t110 * t1845 + t1814 * (t99 * t1849))
                    + t1816 * (t1815 * (t1811 * t1843 - t100 * t1848));
                let t1851 = t1830 * t1848;
                let t1852 = t1831 * t1851;
                let t1853 = t1820 * (t1845 + t1821 * t1849);
                let t1854 = t1831 * (t141 - t140) + t86 * t1852 - t1821 * t1846 - t1829
                    - t122 * t1853;
                let t1855 = t1841
                    * (t98 * t1850 + (t1834 + t142 * t1852 - t1835 - t1808 * t1853))
                    + t1839 * (t1854 - t96 * t1850);
                let t1856 = t109 * t1850
                    + (t1825 * t1851 - t1826 * (t106 * t1845 + t1827 * (t80 * t1849)));
                let t1857 = (t68 * t1823 + k2 * t1828 + (t64 * t1833 - t61 * t1837))
                    * t1856 - t1838 * (t94 * t1850 + (t1819 * t1851 + t115 * t1853));
                let t174 = rho1_rate * kappa_gradient;
                let t197 = m2_a2 * t57;
                let t204 = m2_a2 * t58;
                let t205 = k3 * t58;
                let t198 = k3 * t57;
                let t199 = t197 * t198;
                let t200 = inv_m1_plus_m2 * t70;
                let t206 = t68 - t199 - t204 * t200;
                let t201 = t76 - t199 - t70 * t200;
                let t207 = rt::lit::<T>(1.0) / t201;
                let t208 = t206 * t207;
                let t209 = k2 - t204 * t205 - t199 - t206 * t208;
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
                let t1858 = t104 * t1805 + t294;
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
                let t1859 = t1858 - t296 - t297;
                let t1860 = t1859 * (rt::lit::<T>(2.0) * t58);
                let t1861 = rt::lit::<T>(2.0) * t57;
                let t278 = t220 * t263;
                let t280 = t212 * t279;
                let t281 = t204 * t218;
                let t282 = t280 - t281;
                let t285 = t278 + (t282 * t284 - t231 * t268);
                let t265 = rt::lit::<T>(1.0) / (t210 * t256);
                let t266 = t265 * (t13 * t206);
                let t269 = t229 * t268;
                let t264 = t216 * t263;
                let t1862 = t1806 - t266 - t269 - t264;
                let t272 = rt::lit::<T>(1.0) / (t209 * t256);
                let t273 = t13 * t272;
                let t274 = rt::lit::<T>(1.0) / (t209 * t257);
                let t275 = t274 * (t224 * t259);
                let t276 = t243 * t263 + (t273 - t275);
                let t1863 = t276 + t1862;
                let t401 = k2 * t276;
                let t402 = t204 * t285;
                let t1864 = t197 * t1859;
                let t1865 = t68 * t1862 + t401 + (t402 - t1864);
                let t314 = t204 * t198;
                let t315 = t314 + t197 * t205;
                let t316 = t197 * t200;
                let t318 = t315 + twice_a2_m2_l1 * t57 - t70 * t198 - t316;
                let t336 = t207 * (t318 * t203 - t198);
                let t317 = t315 + (l1_m2_a2 * t57 - t314) - t316;
                let t319 = t318 * t208 - t317;
                let t1866 = t198 + t202 * (t70 * t319 - t291);
                let t337 = t317 * t214;
                let t320 = t207 * t319;
                let t321 = t317 * t208 - t206 * t320;
                let t324 = t201 * t321 - t318 * t209;
                let t338 = t215 * t324;
                let t1867 = t336 + t211 * (t206 * t1866 - t337 - t338);
                let t322 = m1_plus_m2 * t321;
                let t341 = t219 * t322;
                let t1868 = t200 * t1867 - (t239 + t218 * (t204 * t1866 - t240 - t341));
                let t344 = t205 * t216;
                let t345 = t241 * t322;
                let t1869 = t198 * t1867 + (t344 - t218 * (t217 + t197 * t1866 - t345));
                let t349 = t243 * t321;
                let t1870 = t232 * (t1866 - t349);
                let t348 = t301 * t216;
                let t351 = t57 * t220;
                let t1871 = t58 * (t242 + t1868)
                    + (t57 * t1869 + (l2 * t1870 + t348 - t351 - t104 * t1867));
                let t329 = t205 - t200;
                let t330 = t301 + t57 * t329;
                let t331 = t330 * t208 - t223 * t320;
                let t332 = t232 * (t331 - t233 * t321);
                let t353 = t220 * t321;
                let t1872 = t353 + t209 * t1868;
                let t1873 = t332 - t251 * (t244 * t1866 + t214 * t1871 - t252 * t1872);
                let t1874 = t13 * t1873;
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
                let t1875 = t365 - t246 * t1871 - t246 * (t1871 - t246 * t1868);
                let t369 = t209 * t209;
                let t372 = rt::lit::<T>(2.0) * t214;
                let t373 = t248 * t321;
                let t1876 = t255 * t1873
                    + (t321 / t369
                        + t249 * (t1866 * t372 - t250 * (t373 + t209 * t1872)));
                let t1877 = t255 * (t1873 - t255 * t1875) + t1876;
                let t1878 = t256 * t1875 - t247 * t1877;
                let t1879 = t258
                    * (t259 * t1871 + t244 * t1874
                        - t260 * (t257 * t1868 + t220 * t1878));
                let t1880 = t1879
                    - t261 * (t13 * t1866 - t262 * (t256 * t1872 - t248 * t1877));
                let t404 = t256 * t321;
                let t407 = t259 * t331;
                let t408 = t257 * t321;
                let t1881 = t263 * t1870 - t273 * (t272 * (t404 - t209 * t1877))
                    - t274 * (t407 + t224 * t1874 - t275 * (t408 + t209 * t1878));
                let t1882 = (t1860 + t1861 * (t285 + l1 * t1862)) * (half_m2_a2 * t1863)
                    - t1865 * (t243 * t1880 + t1881);
                let t308 = phi_rate * kappa_gradient;
                let t1883 = m1_plus_m2 * t1859 - t197 * t1863;
                let t323 = t218 * (t204 - t290 * t322);
                let t325 = m1_plus_m2 * t324;
                let t326 = t279 * (t204 * t206 - t197 * t317 - t292 * t325);
                let t327 = t323 - t326;
                let t328 = t284 * t327;
                let t1884 = t284 * (t283 * t1877);
                let t378 = t268 * t362;
                let t1885 = t267 * (t1874 - t268 * t1878);
                let t1886 = t328 - t301 * t1805 + (t293 * t1884 - t378) - t263 * t1869
                    - t238 * t1885;
                let t286 = m1_plus_m2 * t285;
                let t277 = t204 * t276;
                let t1887 = t286 + (t70 * t1862 + t277);
                let t393 = t268 * t364;
                let t389 = t218 * (t197 + t281 * t322);
                let t390 = t279 * (t280 * t325 + (t291 + t70 * t317));
                let t391 = t389 - t390;
                let t392 = t284 * t391;
                let t1888 = t220 * t1880
                    + (t263 * t1868 + (t393 + (t392 + t282 * t1884)) - t231 * t1885);
                let t303 = t68 * t276;
                let t304 = t70 * t285;
                let t1889 = t76 * t1862 + t303 + (t304 - t1864);
                let t395 = t13 * t317;
                let t396 = t256 * t324;
                let t399 = t268 * t359;
                let t1890 = t265 * (t395 + t266 * (t396 - t210 * t1877))
                    + (t58 * t1805 - t399) - (t263 * t1867 + t229 * t1885);
                let t1891 = t308 - t1883 * (t1886 - t242 * t1880)
                    - (t1887 * t1888 + t1889 * (t1890 - t216 * t1880));
                let t1892 = t1882 + t1891;
                let t415 = x_rate * kappa_gradient;
                let t414 = y_rate * kappa_gradient;
                let t469 = t18 * t89;
                let t471 = t18 * t112;
                let t472 = t110 * t471;
                let t1893 = t1815 * t469 - t1813 * t472;
                let t478 = t106 * t471;
                let t1894 = t109 * t1893 + (t1826 * t478 - t18 * t1824);
                let t1895 = t1820 * t471;
                let t482 = t18 * t75;
                let t1896 = t94 * t1893 - (t115 * t1895 + t1818 * t482);
                let t1897 = t415 * t1836 + (kappa_gradient + t414 * t1832)
                    - (t1894 - t1896) * (j2 * (t1828 - t1822));
                let t491 = a1 * t54;
                let t1898 = t18 * t1830;
                let t1899 = t96 * t1893 + (t86 * t1898 - t122 * t1895);
                let t494 = a1 * t55;
                let t1900 = t98 * t1893 + (t1808 * t1895 - t142 * t1898);
                let t1901 = (t1836 + t491 * t1822) * (t491 * t1896 - t1899)
                    + (t1832 - t494 * t1822) * (t1900 - t494 * t1896);
                let t466 = a2 * t63;
                let t467 = t69 * t55 - a2 * t62;
                let t1902 = (t1832 + t466 * t1828 - t467 * t1822)
                    * (t1900 + t466 * t1894 - t467 * t1896);
                let t486 = t54 * t69 + a2 * t59;
                let t487 = a2 * t60;
                let t1903 = (t1836 + t486 * t1822 - t487 * t1828)
                    * (t1899 + t487 * t1894 - t486 * t1896);
                let t1904 = t1859 * t1862;
                let t1905 = m2
                    * ((t1860 + t285 * t1861) * (a2 * t1863) + twice_l1 * t1904)
                    + twice_m1_a1 * t1904;
                let t416 = theta_rate * kappa_gradient;
                let t420 = rt::lit::<T>(0.0) * t214;
                let t421 = t251 * t420;
                let t422 = t13 * t421;
                let t425 = t230 - t221;
                let t426 = t360 + t57 * t425;
                let t1906 = t255 * (rt::lit::<T>(2.0) * t421 - t255 * t426);
                let t1907 = t247 * t1906 - t256 * t426;
                let t1908 = t267 * (t422 + t268 * t1907);
                let t433 = t281 - t280;
                let t434 = t284 * t433;
                let t1909 = t283 * t1906;
                let t1910 = t284 * t1909;
                let t437 = t268 * t425;
                let t439 = t244 * t422;
                let t1911 = t262 * t1909 - t258 * (t439 + t260 * (t220 * t1907));
                let t1912 = t1883
                    * (t238 * t1908 + (t434 - t293 * t1910 - t437 - t278)
                        - t242 * t1911);
                let t447 = t224 * t422;
                let t1913 = t1865
                    * (t243 * t1911
                        + (t274 * (t447 + t275 * (t209 * t1907)) - t273 * t1909));
                let t1914 = t1887
                    * (t220 * t1911
                        + (t231 * t1908 + (t1858 - (t296 + t282 * t1910) - t297)));
                let t1915 = t416 - t1912 - t1913
                    - (t1914 + t1889 * (t266 * t1909 + t229 * t1908 - t216 * t1911));
                let t1916 = rt::lit::<T>(0.5) * t1905 + t1915;
                let t1917 = t1828 * t1892 + t1897 - m1 * t1901
                    - (m2 * (t1902 - t1903) + t1822 * (t1916 + j1 * t1896));
                let t1918 = (t1838 * (t58 * t1828) + t1842 - t57 * (t1855 + t1857))
                    * (t174 + t1805) + t1917;
                let t133 = t110 * t112;
                let t1919 = t1813 * t133 - t89 * t1815;
                let t152 = t106 * t112;
                let t1920 = t109 * t1919 + (t1824 - t1826 * t152);
                let t1921 = t112 * t1820;
                let t1922 = t98 * t1919 + (t142 * t1830 - t1808 * t1921);
                let t1923 = t86 * t1830 - t122 * t1921 - t96 * t1919;
                let t1924 = t94 * t1919 + (t115 * t1921 + t75 * t1818);
                let y_rate_squared = y_rate * y_rate;
                let theta_rate_squared = theta_rate * theta_rate;
                let phi_rate_squared = phi_rate * phi_rate;
                let x_rate_squared = x_rate * x_rate;
                let t1925 = t15
                    / (y_rate_squared + theta_rate_squared
                        + (phi_rate_squared + (x_rate_squared + rt::lit::<T>(1.0))));
                let t1926 = phi_rate * t1925 + rt::lit::<T>(1.0);
                let t1927 = theta_rate * t1925;
                let t1928 = x_rate * t1925;
                let t1929 = y_rate * t1925;
                let t1930 = t1926 * t1828 - t1927 * t1822
                    + (t1928 * t1836 + (t1929 * t1832 + (t14 + t1925)));
                let t1931 = (t1892 * t1920 + (t414 * t1922 + t415 * t1923)
                    - t1916 * t1924) * t1930
                    * (rt::lit::<T>(1.0)
                        / (t1929 * t1922 + t1926 * t1920
                            + (t1928 * t1923 - t1927 * t1924)));
                let (ahead5_new, ahead2_new) = rt::sin_cos(phi_new);
                let (ahead1_new, ahead4_new) = rt::sin_cos(theta_new);
                let ahead6_new = ahead5_new * ahead4_new;
                let ahead8_new = ahead2_new * ahead1_new;
                let t509 = ahead6_new + ahead8_new;
                let ahead9_new = m2_a2 * t509;
                let ahead13_new = ahead2_new * ahead4_new;
                let ahead11_new = ahead5_new * ahead1_new;
                let t513 = ahead13_new - ahead11_new;
                let ahead14_new = m2_a2 * t513;
                let t517 = t513 * k3;
                let ahead37_new = ahead14_new * t517;
                let t516 = t509 * k3;
                let ahead36_new = ahead9_new * t516;
                let l1_ahead2_new = l1 * ahead2_new;
                let ahead16_new = j2 + m2_a2 * (a2 + l1_ahead2_new);
                let t510 = l1 + a2 * ahead2_new;
                let t511 = m1_a1 + m2 * t510;
                let ahead3_new = ahead1_new * t511;
                let ahead7_new = ahead3_new + m2_a2 * ahead6_new;
                let t512 = inv_m1_plus_m2 * ahead7_new;
                let ahead32_new = ahead9_new * t512;
                let ahead10_new = t511 * ahead4_new;
                let ahead12_new = ahead10_new - m2_a2 * ahead11_new;
                let t514 = inv_m1_plus_m2 * ahead12_new;
                let ahead33_new = ahead14_new * t514;
                let ahead34_new = ahead16_new - ahead32_new - ahead33_new;
                let ahead15_new = k1
                    + m2 * (a2_squared + l1 * (l1 + ahead2_new * twice_a2));
                let ahead29_new = ahead7_new * t512;
                let ahead30_new = ahead12_new * t514;
                let ahead31_new = ahead15_new - ahead29_new - ahead30_new;
                let inv_ahead31_new = rt::lit::<T>(1.0) / ahead31_new;
                let ahead35_new = ahead34_new * inv_ahead31_new;
                let ahead38_new = ahead34_new * ahead35_new;
                let ahead39_new = k2 - ahead37_new - ahead36_new - ahead38_new;
                let ahead54_new = m1_plus_m2 * ahead39_new;
                let inv_ahead54_new = rt::lit::<T>(1.0) / ahead54_new;
                let ahead88_new = ahead9_new * inv_ahead54_new;
                let ahead86_new = ahead7_new * ahead34_new;
                let ahead49_new = ahead31_new * ahead39_new;
                let ahead82_new = m1_plus_m2 * ahead49_new;
                let inv_ahead82_new = rt::lit::<T>(1.0) / ahead82_new;
                let ahead87_new = ahead86_new * inv_ahead82_new;
                let ahead89_new = ahead88_new - ahead87_new;
                let ahead80_new = rt::lit::<T>(1.0) / ahead39_new;
                let ahead40_new = ahead1_new * t512;
                let ahead41_new = ahead4_new * t514;
                let t515 = ahead40_new + ahead41_new;
                let ahead44_new = t515 * ahead35_new;
                let ahead42_new = ahead1_new * t516;
                let ahead43_new = ahead4_new * t517;
                let ahead45_new = ahead44_new - (ahead42_new + ahead43_new);
                let ahead108_new = ahead45_new * ahead45_new;
                let ahead46_new = t515 * inv_ahead31_new;
                let ahead48_new = ahead34_new * ahead45_new;
                let inv_ahead49_new = rt::lit::<T>(1.0) / ahead49_new;
                let ahead50_new = ahead48_new * inv_ahead49_new;
                let ahead51_new = ahead46_new + ahead50_new;
                let ahead57_new = t512 * ahead51_new;
                let ahead58_new = ahead9_new * ahead45_new;
                let ahead59_new = inv_ahead54_new * ahead58_new;
                let ahead60_new = ahead57_new
                    + (inv_m1_plus_m2 * ahead1_new - ahead59_new);
                let ahead90_new = ahead1_new * ahead60_new;
                let ahead52_new = t514 * ahead51_new;
                let ahead53_new = ahead14_new * ahead45_new;
                let ahead55_new = ahead53_new * inv_ahead54_new;
                let ahead56_new = ahead52_new
                    + (inv_m1_plus_m2 * ahead4_new - ahead55_new);
                let ahead91_new = ahead4_new * ahead56_new;
                let ahead92_new = ahead90_new + ahead91_new;
                let ahead101_new = ahead39_new * ahead92_new;
                let ahead109_new = ahead39_new * ahead101_new;
                let ahead110_new = ahead108_new / ahead109_new;
                let ahead64_new = t513 * t517;
                let ahead63_new = t509 * t516;
                let ahead17_new = l2 + l1_ahead2_new;
                let ahead61_new = t509 * t512;
                let ahead62_new = t513 * t514;
                let t608 = ahead17_new - ahead61_new - ahead62_new;
                let ahead65_new = t608 * ahead35_new;
                let ahead66_new = l2 - ahead64_new - ahead63_new - ahead65_new;
                let ahead68_new = ahead80_new * ahead66_new;
                let ahead93_new = t509 * ahead60_new;
                let ahead94_new = t513 * ahead56_new;
                let ahead47_new = ahead45_new * ahead80_new;
                let ahead95_new = ahead17_new * ahead51_new;
                let ahead96_new = ahead93_new
                    + (ahead94_new + (l2 * ahead47_new - ahead95_new));
                let ahead104_new = ahead45_new * ahead96_new;
                let ahead105_new = ahead104_new / ahead101_new;
                let ahead106_new = ahead68_new - ahead105_new;
                let ahead73_new = ahead14_new * ahead66_new;
                let ahead74_new = inv_ahead54_new * ahead73_new;
                let ahead67_new = t608 * inv_ahead31_new;
                let ahead69_new = ahead34_new * ahead66_new;
                let ahead70_new = inv_ahead49_new * ahead69_new;
                let ahead71_new = ahead67_new - ahead70_new;
                let ahead72_new = t514 * ahead71_new;
                let ahead75_new = inv_m1_plus_m2 * t513 - ahead74_new - ahead72_new;
                let ahead98_new = t513 * ahead75_new;
                let ahead99_new = ahead17_new * ahead71_new;
                let ahead76_new = t512 * ahead71_new;
                let ahead77_new = ahead9_new * ahead66_new;
                let ahead78_new = inv_ahead54_new * ahead77_new;
                let ahead79_new = ahead76_new + (ahead78_new - inv_m1_plus_m2 * t509);
                let ahead97_new = t509 * ahead79_new;
                let t634 = ahead98_new + (ahead99_new + l2 * ahead68_new) - ahead97_new;
                let ahead100_new = ahead96_new / ahead92_new;
                let ahead102_new = ahead96_new * ahead100_new;
                let ahead103_new = t634 - ahead102_new;
                let ahead107_new = ahead106_new / ahead103_new;
                let ahead111_new = ahead106_new * ahead107_new;
                let ahead112_new = ahead80_new - ahead110_new - ahead111_new;
                let t1932 = t17 / ahead112_new;
                let t1933 = t17 * ahead106_new;
                let ahead113_new = ahead103_new * ahead112_new;
                let t1934 = t1933 / ahead113_new;
                let ahead114_new = ahead92_new * ahead113_new;
                let t695 = t17 * ahead45_new;
                let ahead115_new = ahead101_new * ahead112_new;
                let t1935 = ahead96_new * t1933 / ahead114_new - t695 / ahead115_new;
                let t1936 = ahead89_new * t1932 - ahead79_new * t1934
                    - ahead60_new * t1935;
                let ahead22_new = ahead1_new * t510;
                let ahead23_new = ahead22_new + a2 * ahead6_new;
                let t715 = t17 * ahead34_new;
                let ahead116_new = ahead49_new * ahead112_new;
                let t1937 = ahead51_new * t1935
                    + (ahead71_new * t1934 + t715 / ahead116_new);
                let ahead24_new = a2 * t509;
                let ahead118_new = ahead39_new * ahead112_new;
                let ahead117_new = ahead39_new * ahead113_new;
                let t1938 = ahead47_new * t1935
                    + (t17 / ahead118_new - ahead66_new * t1933 / ahead117_new);
                let t1939 = t1936 + ahead23_new * t1937 - ahead24_new * t1938;
                let ahead81_new = ahead12_new * ahead34_new;
                let ahead83_new = ahead81_new * inv_ahead82_new;
                let ahead84_new = ahead14_new * inv_ahead54_new;
                let ahead85_new = ahead83_new - ahead84_new;
                let t1940 = ahead56_new * t1935
                    + (ahead85_new * t1932 - ahead75_new * t1934);
                let ahead27_new = a2 * t513;
                let ahead25_new = t510 * ahead4_new;
                let ahead26_new = ahead25_new - a2 * ahead11_new;
                let t1941 = t1940 + ahead27_new * t1938 - ahead26_new * t1937;
                let ahead20_new = a1 * ahead1_new;
                let t1942 = t1936 + ahead20_new * t1937;
                let ahead21_new = a1 * ahead4_new;
                let t1943 = t1940 - ahead21_new * t1937;
                let t1944 = t1938 - t1937;
                let t1945 = t9 - t7;
                let t1946 = t5 + t34;
                let t1947 = t6 - t35;
                let t1948 = work - t7 * (j1 * t7) - t1945 * (j2 * t1945)
                    - m1 * (t1946 * t1946 + t1947 * t1947);
                let t1949 = t5 + t36 - t37;
                let t1950 = t6 + t39 - t40;
                let t1951 = t1944 * (j2 * t1944)
                    + (t1937 * (j1 * t1937)
                        + (t1948 - m2 * (t1949 * t1949 + t1950 * t1950)));
                let t1952 = m2 * (t1939 * t1939 + t1941 * t1941)
                    + (m1 * (t1942 * t1942 + t1943 * t1943) + t1951);
                let work_new = h * (t1918 - t1931) + t1952;
                let ahead18_new = ahead4_new * ahead17_new;
                let ahead19_new = ahead1_new * ahead17_new;
                let ahead28_new = ahead5_new * (k5 * ahead5_new)
                    + (k8 + ahead2_new * k9);
                let t1953 = ahead4_new * t509 - ahead1_new * t513;
                let ahead119_new = t1953 * t1953
                    + (ahead19_new * ahead19_new + ahead18_new * ahead18_new);
                let ahead120_new = rt::abs(theta_new * inv_h);
                let ahead121_new = rt::abs(phi_new * inv_h);
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
                    ahead118_new,
                    ahead119_new,
                    ahead120_new,
                    ahead121_new,
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
                    a2_squared,
                    k1,
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
                let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = t12 * inv_m1_plus_m2;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = t14 * inv_m1_plus_m2;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
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
                _, _, _, _, _, _, _, _, ahead119, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * (cos_theta * front_2_mid + sin_theta * front_1_mid)
                    - sin_theta * (front_1_mid * cos_theta - sin_theta * front_2_mid);
                let t2 = l1 * front_1_mid + l2;
                (ahead119, [t1, -(sin_theta * t2), cos_theta * t2])
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
        /// | each step | 450 | 748 | 58 | 0 | 7 | 2 |
        /// | each sweep for theta_rate, phi_rate, rho1_rate | 84 | 148 | 17 | 0 | 2 | 0 |
        /// | each iteration for theta_rate, phi_rate, rho1_rate | 446 | 732 | 18 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 64 | 116 | 17 | 0 | 3 | 0 |
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
            /// `a2²`
            a2_squared: T,
            /// `J2 + (m1 a1² + J1)`
            k1: T,
            /// `2 a2`
            twice_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
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
            /// `2 l1`
            twice_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            k10: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `(m1 + m2)/2`
            half_m1_plus_m2: T,
            /// `(m2 a2/(m1 + m2))/2`
            k11: T,
            /// `m2 l1/2 + m1 a1/2`
            k12: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `(h/(m1 + m2))/2`
            k13: T,
            /// `l1 h/2`
            half_l1_h: T,
            /// `m2 a2 l1 h/2`
            k14: T,
            /// `m2 a2 h/2`
            k15: T,
            /// `m2 l1 a2 h`
            m2_l1_a2_h: T,
            /// `(J1 + J2 + ((l1 + a1) m1 (a1 - l1) + m2 a2 (a2 - 2 l2))) h`
            k16: T,
            /// `l2 (m1 + m2) l1 h`
            k17: T,
            /// `m2 a2 h/2`
            k18: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (1); work that has been done from outside (1); time t (1); functions of q that the rank of the constraints and the next step need (44).
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
                let a2_squared = a2 * a2;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let k2 = j2 + m2 * a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
                let l1_m2_a2 = l1 * m2_a2;
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
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let m2_l1 = m2 * l1;
                let k10 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let half_m1_plus_m2 = rt::lit::<T>(0.5) * m1_plus_m2;
                let k11 = rt::lit::<T>(0.5) * k3;
                let k12 = rt::lit::<T>(0.5) * m2_l1 + rt::lit::<T>(0.5) * m1_a1;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let k13 = rt::lit::<T>(0.5) * (h / m1_plus_m2);
                let l1_h = l1 * h;
                let half_l1_h = rt::lit::<T>(0.5) * l1_h;
                let k14 = rt::lit::<T>(0.5) * (m2_a2 * l1_h);
                let a2_h = a2 * h;
                let k15 = rt::lit::<T>(0.5) * (m2 * a2_h);
                let m2_l1_a2_h = m2_l1 * a2_h;
                let k16 = k5 * h;
                let k17 = k8 * h;
                let k18 = rt::lit::<T>(0.5) * (m2_a2 * h);
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    l1_m2_a2,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k7,
                    k9,
                    twice_l1,
                    twice_m1_a1,
                    k10,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_m1_plus_m2,
                    k11,
                    k12,
                    inv_h,
                    half_h,
                    k13,
                    half_l1_h,
                    k14,
                    k15,
                    m2_l1_a2_h,
                    k16,
                    k17,
                    k18,
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
                    a2_squared,
                    k1,
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
                let t2 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2));
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
                    sin_theta,
                    front_1_mid,
                    cos_theta,
                    front_2_mid,
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
                    t51 * t51 + (t10 * t10 + t13 * t13),
                    rt::abs(theta * inv_h),
                    rt::abs(phi * inv_h),
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
                ahead37, ahead38, ahead39, ahead40, ahead41, _, ahead43, ahead44] = motion
                    .carried;
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
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    l1_m2_a2,
                    half_m2_a2,
                    k4,
                    a_w,
                    k5,
                    k7,
                    k9,
                    twice_l1,
                    twice_m1_a1,
                    k10,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_m1_plus_m2,
                    k11,
                    k12,
                    inv_h,
                    half_h,
                    k13,
                    half_l1_h,
                    k14,
                    k15,
                    m2_l1_a2_h,
                    k16,
                    k17,
                    k18,
                } = *setting.scheme();
                let t1 = w * (t + half_h);
                let (t2, t3) = rt::sin_cos(t1);
                let t4 = a_w * t3;
                let t5 = rt::cos(w * t);
                let t6 = t5 * a_w;
                let t7 = t6 * ahead34;
                let t8 = ahead33 * t7 * (rt::lit::<T>(1.0) / ahead37)
                    - t6 * ahead22 * (rt::lit::<T>(1.0) / ahead38);
                let t9 = t7 * (rt::lit::<T>(1.0) / ahead36);
                let t10 = ahead24 * t8
                    + (ahead28 * t9 + t6 * ahead21 * (rt::lit::<T>(1.0) / ahead39));
                let t11 = ahead23 * t8
                    + (t6 * (rt::lit::<T>(1.0) / ahead41)
                        - ahead27 * t7 * (rt::lit::<T>(1.0) / ahead40));
                let t12 = t6 * (rt::lit::<T>(1.0) / ahead35);
                let t13 = ahead32 * t12 - ahead30 * t9 - ahead26 * t8;
                let t14 = ahead25 * t8 + (ahead31 * t12 - ahead29 * t9);
                let mut solution1 = rt::Sweeps::new(predictor1);
                while let Some([theta_rate, phi_rate, rho1_rate]) = solution1.goes_on() {
                    let t26 = phi + phi_rate * half_h;
                    let (t27, t28) = rt::sin_cos(t26);
                    let t29 = rho1 + rho1_rate * half_h;
                    let t30 = t27 * (k5 * t27) + (k7 + k9 * t28);
                    let t329 = t29 / t30;
                    let t330 = t27 * t329;
                    let t33 = l1 * t28;
                    let t34 = j2 + m2_a2 * (a2 + t33);
                    let t35 = theta + theta_rate * half_h;
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
                    let t52 = k1 + m2 * (a2_squared + l1 * (l1 + twice_a2 * t28));
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
                            let rho1_over_ahead20 = rho1 / ahead20;
                            let t15 = ahead4 * rho1_over_ahead20 - t10;
                            let t16 = ahead13 * rho1_over_ahead20 + t14;
                            let t17 = ahead12 * rho1_over_ahead20 + t13;
                            let t18 = (ahead9 * t15 + ahead10 * t11
                                + (ahead7 * t16 - ahead5 * t17)) * (ahead2 * t11);
                            let t19 = t11 * (l1 * ahead4);
                            let t20 = (m1_plus_m2 * t16 + (ahead7 * t15 + ahead8 * t11))
                                * (ahead3 * ahead11 * t15 - ahead1 * t19);
                            let t21 = (m1_plus_m2 * t17 - ahead6 * t11 - ahead5 * t15)
                                * (ahead3 * t19 + ahead1 * ahead11 * t15);
                            let t22 = m2_a2 * (t11 + t15);
                            let t23 = m1_a1_plus_m2_l1 * t15 + ahead2 * t22;
                            let t24 = ahead4 * t22;
                            let t25 = ahead1 * (t16 * t23 - t17 * t24)
                                + ahead3 * (t16 * t24 + t17 * t23);
                            [t15, t11, t18 + t20 - t21 - ahead4 * t25]
                        },
                        move || [ahead43, ahead44, rt::abs(rho1 * inv_h)],
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
                            let t52 = k1
                                + m2 * (a2_squared + l1 * (l1 + twice_a2 * t28));
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
                            let t172 = t157 * k11;
                            let t173 = t163 * k11;
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
                            let t184 = t37 * k13 + t67 * t167
                                - t68 * (t69 * t183 + (t62 * t164 + t40 * t175));
                            let t185 = t44 * t181 + t184;
                            let t186 = t68 * (t71 * t183 + (t47 * t175 - t62 * t158))
                                + (t67 * t161 + t36 * k13);
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
                            let t222 = half_m2_a2 * t215 - t27 * (t36 * k15);
                            let t223 = t27 * (t37 * k15) + half_m2_a2 * t219;
                            let t224 = inv_m1_plus_m2 * t223;
                            let t225 = t27 * m2_l1_a2_h;
                            let t226 = inv_m1_plus_m2 * t222;
                            let t227 = t44 * t222 - t48 * t224
                                + (t225 + t43 * t226 - t49 * t223);
                            let t228 = t27 * k14;
                            let t229 = half_m2_a2 * t217;
                            let t230 = half_m2_a2 * t220;
                            let t231 = t228 + t40 * t226 - t47 * t224
                                + (t44 * t229 - t49 * t230);
                            let t232 = t56 * (t57 * t227 - t231);
                            let t233 = t36 * t226 - t37 * t224;
                            let t234 = k11 * t220;
                            let t235 = k11 * t217;
                            let t236 = t61 * t232
                                + (t57 * t233 + (t37 * t234 - t36 * t235));
                            let t237 = t40 * t235 + t55 * t229
                                - (t47 * t234 + t54 * t230) - t57 * t231;
                            let t238 = t50 * t232 + t237;
                            let t239 = t60 * (t236 + t83 * t238);
                            let t240 = t27 * half_l1_h;
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
                            let t272 = t32 * (t31 * (t27 * (t28 * k16 - k17)));
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
                                + (m1_a1_plus_m2_l1 * t301 - t27 * k18 * t132);
                            let t304 = m1_plus_m2 * t241;
                            let t305 = t124 * (t125 * t304 - (t50 * t223 + t48 * t231))
                                - t68 * (t126 * t244 - t230);
                            let t306 = t129 * (t128 * t264);
                            let t307 = t129 * t305
                                - (t130 * t272 + t32 * (t27 * (t36 * half_l1_h)))
                                + (t109 * t259 - t127 * t306);
                            let t308 = t72 * t267 + (t116 * t246 + t307 - t95 * t268);
                            let t309 = t68 * (t229 + t135 * t244)
                                - t124 * (t136 * t304 + (t50 * t222 - t43 * t231));
                            let t310 = t129 * t309
                                - (t138 * t272 + t32 * (t27 * (t37 * half_l1_h)))
                                - (t137 * t306 + t109 * t261);
                            let t311 = t310 - t116 * t245 - t97 * t268 - t70 * t267;
                            let t312 = t28 * k18 * t132 + t27 * t302;
                            let t313 = t36
                                * (t131 * t303 + (t134 * t308 - t140 * t311) - t139 * t312)
                                + t37
                                    * (t139 * t303
                                        + (t131 * t312 + (t140 * t308 + t134 * t311)));
                            let t314 = m1_plus_m2 * t311 - (t222 * t117 + t229 * t123)
                                - (t43 * t301 + t40 * t279);
                            let t315 = l1 * (t123 * t271 + t27 * t279);
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
                            let t321 = t275 * (k12 + half_m2_a2 * t28);
                            let t322 = t130 * t274;
                            let t323 = t138 * t274;
                            let t324 = t27 * (m2_a2 * t275);
                            let t325 = t36
                                * (t131 * t321
                                    + rt::lit::<T>(0.5)
                                        * (t134 * t322 - (t140 * t323 + t139 * t324)));
                            let t326 = t37
                                * (t139 * t321
                                    + rt::lit::<T>(0.5)
                                        * (t134 * t323 + (t140 * t322 + t131 * t324)));
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
                let t35 = theta + theta_rate * half_h;
                let (t36, t37) = rt::sin_cos(t35);
                let t26 = phi + phi_rate * half_h;
                let (t27, t28) = rt::sin_cos(t26);
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
                let t52 = k1 + m2 * (a2_squared + l1 * (l1 + twice_a2 * t28));
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
                let t29 = rho1 + rho1_rate * half_h;
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
                let theta_new = theta + theta_rate * h;
                let phi_new = phi + phi_rate * h;
                let rho1_new = rho1 + rho1_rate * h;
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
                let t407 = m2_a2 * t28;
                let t408 = k3 * t28;
                let t409 = k3 * t27;
                let t410 = t406 * t409;
                let t411 = inv_m1_plus_m2 * t42;
                let t412 = t34 - t410 - t407 * t411;
                let t413 = t52 - t410 - t42 * t411;
                let t414 = rt::lit::<T>(1.0) / t413;
                let t415 = t412 * t414;
                let t416 = k2 - t407 * t408 - t410 - t412 * t415;
                let t417 = inv_m1_plus_m2 / t416;
                let t418 = t406 * t417;
                let t419 = t406 * t412;
                let t420 = t413 * t416;
                let t421 = inv_m1_plus_m2 / t420;
                let t422 = t419 * t421;
                let t423 = t418 - t422;
                let t424 = rt::lit::<T>(1.0) / t416;
                let t425 = inv_m1_plus_m2 / t413;
                let t426 = t42 * t425;
                let t427 = rt::lit::<T>(1.0) / t420;
                let t428 = t42 * t412;
                let t429 = t428 * t425 - t408;
                let t430 = t427 * (t412 * t429);
                let t431 = t426 + t430;
                let t432 = t407 * t429;
                let t433 = t432 * t417;
                let t434 = t411 * t431 + (inv_m1_plus_m2 - t433);
                let t435 = t416 * t434;
                let t436 = rt::lit::<T>(1.0) / (t416 * t435);
                let t437 = t436 * (t429 * t429);
                let t438 = t27 * t409;
                let t439 = t78 - t438 - t28 * t411;
                let t440 = l2 - t28 * t408 - t438 - t439 * t415;
                let t441 = t424 * t440;
                let t442 = rt::lit::<T>(1.0) / t435;
                let t443 = t409 * t431;
                let t444 = t406 * t429;
                let t445 = t417 * t444;
                let t446 = t443 - t445;
                let t447 = t429 * t424;
                let t448 = t27 * t446 + (t28 * t434 + (l2 * t447 - t78 * t431));
                let t449 = t442 * (t429 * t448);
                let t450 = t441 - t449;
                let t451 = inv_m1_plus_m2 * t28;
                let t452 = t407 * t440;
                let t453 = t417 * t452;
                let t454 = t439 * t414;
                let t455 = t427 * (t412 * t440);
                let t456 = t454 - t455;
                let t457 = t453 + t411 * t456;
                let t458 = t451 - t457;
                let t459 = t409 * t456;
                let t460 = t406 * t440;
                let t461 = t417 * t460;
                let t462 = inv_m1_plus_m2 * t27;
                let t463 = t459 + (t461 - t462);
                let t464 = t448 * (rt::lit::<T>(1.0) / t434);
                let t465 = t28 * t458 + (t78 * t456 + l2 * t441 - t27 * t463)
                    - t448 * t464;
                let t466 = t450 * (rt::lit::<T>(1.0) / t465);
                let t467 = t424 - t437 - t450 * t466;
                let t468 = rt::lit::<T>(1.0) / t467;
                let t469 = t4 * t468;
                let t470 = t78 * t329 + t423 * t469;
                let t471 = t4 * t450;
                let t472 = t465 * t467;
                let t473 = rt::lit::<T>(1.0) / t472;
                let t474 = t471 * t473;
                let t475 = t463 * t474;
                let t476 = rt::lit::<T>(1.0) / (t434 * t472);
                let t477 = t476 * (t448 * t471);
                let t478 = rt::lit::<T>(1.0) / (t435 * t467);
                let t479 = t478 * (t4 * t429);
                let t480 = t477 - t479;
                let t481 = t446 * t480;
                let t482 = t470 - t475 - t481;
                let t483 = t482 * (rt::lit::<T>(2.0) * t28);
                let t484 = rt::lit::<T>(2.0) * t27;
                let t485 = t434 * t480;
                let t486 = t428 * t421;
                let t487 = t407 * t417;
                let t488 = t486 - t487;
                let t489 = t485 + (t488 * t469 - t458 * t474);
                let t490 = rt::lit::<T>(1.0) / (t420 * t467);
                let t491 = t490 * (t4 * t412);
                let t492 = t330 - t491 - t456 * t474 - t431 * t480;
                let t493 = rt::lit::<T>(1.0) / (t416 * t467);
                let t494 = t4 * t493;
                let t495 = rt::lit::<T>(1.0) / (t416 * t472);
                let t496 = t495 * (t440 * t471);
                let t497 = t447 * t480 + (t494 - t496);
                let t498 = t497 + t492;
                let t499 = m1_plus_m2 * t482 - t406 * t498;
                let t500 = t407 * t409;
                let t501 = t500 + t406 * t408;
                let t502 = t406 * t411;
                let t503 = t501 + (l1_m2_a2 * t27 - t500) - t502;
                let t504 = t501 + k10 * t27 - t42 * t409 - t502;
                let t505 = t504 * t415 - t503;
                let t506 = t414 * t505;
                let t507 = t503 * t415 - t412 * t506;
                let t508 = m1_plus_m2 * t507;
                let t509 = t413 * t507 - t504 * t416;
                let t510 = m1_plus_m2 * t509;
                let t511 = t417 * (t407 - t418 * t508)
                    - t421 * (t407 * t412 - t406 * t503 - t422 * t510);
                let t512 = t145 + t27 * (t408 - t411);
                let t513 = t512 * t415 - t439 * t506;
                let t514 = t424 * (t513 - t441 * t507);
                let t515 = t409 + t425 * (t42 * t505 - t419);
                let t516 = t414 * (t504 * t426 - t409)
                    + t427 * (t412 * t515 - t503 * t429 - t430 * t509);
                let t517 = t411 * t516
                    - (t443 + t417 * (t407 * t515 - t444 - t433 * t508));
                let t518 = t409 * t516
                    + (t408 * t431 - t417 * (t432 + t406 * t515 - t445 * t508));
                let t519 = t424 * (t515 - t447 * t507);
                let t520 = t27 * t518
                    + (l2 * t519 + t145 * t431 - t27 * t434 - t78 * t516);
                let t521 = t28 * (t446 + t517) + t520;
                let t522 = t434 * t507 + t416 * t517;
                let t523 = t514 - t442 * (t448 * t515 + t429 * t521 - t449 * t522);
                let t524 = t414 * (t504 * t454 - t512)
                    - t427 * (t412 * t513 - t503 * t440 - t455 * t509);
                let t525 = t27 * t458;
                let t526 = t409 * t524
                    + (t408 * t456 + (t417 * (t452 + t406 * t513 - t461 * t508) - t451));
                let t527 = t411 * t524
                    + (t462 + t417 * (t407 * t513 - t460 - t453 * t508) - t459);
                let t528 = t78 * t524 + (l2 * t514 - t145 * t456) - t525 - t27 * t526
                    - t28 * (t463 + t527);
                let t529 = t528 - t464 * t521 - t464 * (t521 - t464 * t517);
                let t530 = t507 / (t416 * t416)
                    + t436
                        * (t515 * (rt::lit::<T>(2.0) * t429)
                            - t437 * (t435 * t507 + t416 * t522));
                let t531 = t466 * (t523 - t466 * t529) + (t466 * t523 + t530);
                let t532 = t469 * (t468 * t531);
                let t533 = t469 * t511 - t145 * t329 + (t423 * t532 - t474 * t526)
                    - t480 * t518;
                let t534 = t4 * t523;
                let t535 = t467 * t529 - t465 * t531;
                let t536 = t473 * (t534 - t474 * t535);
                let t537 = t476
                    * (t471 * t521 + t448 * t534 - t477 * (t472 * t517 + t434 * t535));
                let t538 = t537
                    - t478 * (t4 * t515 - t479 * (t467 * t522 - t435 * t531));
                let t539 = m1_plus_m2 * t489 + (t42 * t492 + t407 * t497);
                let t540 = t417 * (t406 + t487 * t508)
                    - t421 * (t486 * t510 + (t419 + t42 * t503));
                let t541 = t480 * t517 + (t474 * t527 + (t469 * t540 + t488 * t532))
                    - t458 * t536;
                let t542 = t499 * (t533 - t463 * t536 - t446 * t538)
                    + t539 * (t434 * t538 + t541);
                let t543 = t406 * t482;
                let t544 = t52 * t492 + t34 * t497 + (t42 * t489 - t543);
                let t545 = t490 * (t4 * t503 + t491 * (t467 * t509 - t420 * t531))
                    + (t28 * t329 - t474 * t524);
                let t546 = t34 * t492 + k2 * t497 + (t407 * t489 - t543);
                let t547 = t495
                    * (t471 * t513 + t440 * t534 - t496 * (t472 * t507 + t416 * t535));
                let t548 = t447 * t538
                    + (t480 * t519 - t494 * (t493 * (t467 * t507 - t416 * t531)) - t547);
                let t549 = t544 * (t545 - (t480 * t516 + t456 * t536) - t431 * t538)
                    + t546 * t548;
                let t550 = t385
                    * ((t483 + t484 * (t489 + l1 * t492)) * (half_m2_a2 * t498) - t542
                        - t549);
                let t551 = t2 * w_a_w;
                let t552 = t551 * t87;
                let t553 = t366 * (t551 * t62) - t364 * (t84 * t552);
                let t554 = t83 * t553 + (t383 * (t80 * t552) - t551 * t381);
                let t555 = t369 * t552;
                let t556 = t67 * t553 - (t90 * t555 + t377 * (t551 * t50));
                let t557 = a2 * t46;
                let t558 = t41 * t37 - a2 * t45;
                let t559 = t551 * t360;
                let t560 = t72 * t553 + (t356 * t555 - t127 * t559);
                let t561 = (t375 + t557 * t385 - t558 * t379)
                    * (t560 + t557 * t554 - t558 * t556);
                let t562 = t36 * t41 + a2 * t38;
                let t563 = a2 * t39;
                let t564 = t70 * t553 + (t137 * t559 - t97 * t555);
                let t565 = (t372 + t562 * t379 - t563 * t385)
                    * (t564 + t563 * t554 - t562 * t556);
                let t566 = a1 * t36;
                let t567 = a1 * t37;
                let t568 = (t372 + t566 * t379) * (t566 * t556 - t564)
                    + (t375 - t567 * t379) * (t560 - t567 * t556);
                let t569 = t482 * t492;
                let t570 = m2 * ((t483 + t489 * t484) * (a2 * t498) + twice_l1 * t569)
                    + twice_m1_a1 * t569;
                let t571 = t442 * (rt::lit::<T>(0.0) * t429);
                let t572 = t4 * t571;
                let t573 = t457 - t451;
                let t574 = t525 + t27 * t573;
                let t575 = t466 * (rt::lit::<T>(2.0) * t571 - t466 * t574);
                let t576 = t465 * t575 - t467 * t574;
                let t577 = t473 * (t572 + t474 * t576);
                let t578 = t468 * t575;
                let t579 = t469 * t578;
                let t580 = t463 * t577
                    + (t469 * (t487 - t486) - t423 * t579 - t474 * t573 - t485);
                let t581 = t479 * t578 - t476 * (t448 * t572 + t477 * (t434 * t576));
                let t582 = t539
                    * (t434 * t581
                        + (t458 * t577 + (t470 - (t475 + t488 * t579) - t481)));
                let t583 = t447 * t581
                    + (t495 * (t440 * t572 + t496 * (t416 * t576)) - t494 * t578);
                let t584 = j1 * t556 - (t499 * (t580 - t446 * t581) + t582)
                    - (t544 * (t491 * t578 + t456 * t577 - t431 * t581) + t546 * t583);
                let t585 = t550 - (t554 - t556) * (j2 * (t385 - t379))
                    - m2 * (t561 - t565)
                    - (m1 * t568 + t379 * (rt::lit::<T>(0.5) * t570 + t584));
                let t586 = h
                    * (t329 * (t386 * (t28 * t385) + t390 - t27 * (t403 + t405)) + t585);
                let (ahead4_new, ahead2_new) = rt::sin_cos(phi_new);
                let (ahead1_new, ahead3_new) = rt::sin_cos(theta_new);
                let t587 = ahead4_new * ahead3_new;
                let t588 = t587 + ahead2_new * ahead1_new;
                let ahead6_new = m2_a2 * t588;
                let t589 = ahead4_new * ahead1_new;
                let t590 = ahead2_new * ahead3_new - t589;
                let ahead8_new = m2_a2 * t590;
                let t591 = t590 * k3;
                let t592 = t588 * k3;
                let l1_ahead2_new = l1 * ahead2_new;
                let ahead10_new = j2 + m2_a2 * (a2 + l1_ahead2_new);
                let t593 = l1 + a2 * ahead2_new;
                let t594 = m1_a1 + m2 * t593;
                let ahead5_new = ahead1_new * t594 + m2_a2 * t587;
                let t595 = inv_m1_plus_m2 * ahead5_new;
                let ahead7_new = t594 * ahead3_new - m2_a2 * t589;
                let t596 = inv_m1_plus_m2 * ahead7_new;
                let ahead21_new = ahead10_new - ahead6_new * t595 - ahead8_new * t596;
                let ahead9_new = k1
                    + m2 * (a2_squared + l1 * (l1 + ahead2_new * twice_a2));
                let t597 = ahead9_new - ahead5_new * t595 - ahead7_new * t596;
                let t598 = rt::lit::<T>(1.0) / t597;
                let t599 = ahead21_new * t598;
                let t600 = k2 - ahead8_new * t591 - ahead6_new * t592
                    - ahead21_new * t599;
                let t601 = inv_m1_plus_m2 / t600;
                let t602 = t597 * t600;
                let t603 = inv_m1_plus_m2 / t602;
                let ahead32_new = ahead6_new * t601 - ahead5_new * ahead21_new * t603;
                let t604 = rt::cos(w * (t + h));
                let t605 = a_w * t604;
                let t606 = rt::lit::<T>(1.0) / t600;
                let t607 = ahead1_new * t595 + ahead3_new * t596;
                let ahead22_new = t607 * t599 - (ahead1_new * t592 + ahead3_new * t591);
                let t608 = rt::lit::<T>(1.0) / t602;
                let ahead24_new = t607 * t598 + ahead21_new * ahead22_new * t608;
                let ahead26_new = t595 * ahead24_new
                    + (inv_m1_plus_m2 * ahead1_new - ahead6_new * ahead22_new * t601);
                let ahead25_new = t596 * ahead24_new
                    + (inv_m1_plus_m2 * ahead3_new - ahead8_new * ahead22_new * t601);
                let t609 = ahead1_new * ahead26_new + ahead3_new * ahead25_new;
                let t610 = t600 * t609;
                let ahead11_new = l2 + l1_ahead2_new;
                let t611 = ahead11_new - t588 * t595 - t590 * t596;
                let ahead27_new = l2 - t590 * t591 - t588 * t592 - t611 * t599;
                let t612 = t606 * ahead27_new;
                let ahead23_new = ahead22_new * t606;
                let ahead33_new = t588 * ahead26_new
                    + (l2 * ahead23_new - ahead11_new * ahead24_new
                        + t590 * ahead25_new);
                let ahead34_new = t612 - ahead22_new * ahead33_new / t610;
                let ahead28_new = t611 * t598 - t608 * (ahead21_new * ahead27_new);
                let ahead29_new = inv_m1_plus_m2 * t590 - ahead8_new * ahead27_new * t601
                    - t596 * ahead28_new;
                let ahead30_new = t595 * ahead28_new
                    + (ahead6_new * ahead27_new * t601 - inv_m1_plus_m2 * t588);
                let t613 = ahead11_new * ahead28_new + l2 * t612 + t590 * ahead29_new
                    - t588 * ahead30_new - ahead33_new * ahead33_new / t609;
                let ahead35_new = t606 - ahead22_new * ahead22_new / (t600 * t610)
                    - ahead34_new * ahead34_new / t613;
                let t614 = t605 / ahead35_new;
                let t615 = t605 * ahead34_new;
                let ahead36_new = t613 * ahead35_new;
                let t616 = t615 / ahead36_new;
                let ahead37_new = t609 * ahead36_new;
                let ahead38_new = t610 * ahead35_new;
                let t617 = ahead33_new * t615 / ahead37_new
                    - t605 * ahead22_new / ahead38_new;
                let t618 = ahead32_new * t614 - ahead30_new * t616 - ahead26_new * t617;
                let ahead16_new = ahead1_new * t593 + a2 * t587;
                let ahead39_new = t602 * ahead35_new;
                let t619 = ahead24_new * t617
                    + (ahead28_new * t616 + t605 * ahead21_new / ahead39_new);
                let ahead17_new = a2 * t588;
                let ahead41_new = t600 * ahead35_new;
                let ahead40_new = t600 * ahead36_new;
                let t620 = ahead23_new * t617
                    + (t605 / ahead41_new - ahead27_new * t615 / ahead40_new);
                let t621 = t618 + ahead16_new * t619 - ahead17_new * t620;
                let ahead31_new = ahead7_new * ahead21_new * t603 - ahead8_new * t601;
                let t622 = ahead25_new * t617
                    + (ahead31_new * t614 - ahead29_new * t616);
                let ahead19_new = a2 * t590;
                let ahead18_new = t593 * ahead3_new - a2 * t589;
                let t623 = t622 + ahead19_new * t620 - ahead18_new * t619;
                let ahead14_new = a1 * ahead1_new;
                let t624 = t618 + ahead14_new * t619;
                let ahead15_new = a1 * ahead3_new;
                let t625 = t622 - ahead15_new * t619;
                let t626 = t620 - t619;
                let t627 = t11 - t10;
                let t628 = t13 + ahead14 * t10;
                let t629 = t14 - ahead15 * t10;
                let t630 = work - t10 * (j1 * t10) - t627 * (j2 * t627)
                    - m1 * (t628 * t628 + t629 * t629);
                let t631 = t13 + ahead16 * t10 - ahead17 * t11;
                let t632 = t14 + ahead19 * t11 - ahead18 * t10;
                let t633 = t626 * (j2 * t626)
                    + (t619 * (j1 * t619) + (t630 - m2 * (t631 * t631 + t632 * t632)));
                let t634 = m2 * (t621 * t621 + t623 * t623)
                    + (m1 * (t624 * t624 + t625 * t625) + t633);
                let work_new = t586 + t634;
                let ahead12_new = ahead3_new * ahead11_new;
                let ahead13_new = ahead1_new * ahead11_new;
                let ahead20_new = ahead4_new * (k5 * ahead4_new)
                    + (k7 + ahead2_new * k9);
                let t635 = ahead3_new * t588 - ahead1_new * t590;
                let ahead42_new = t635 * t635
                    + (ahead13_new * ahead13_new + ahead12_new * ahead12_new);
                let ahead43_new = rt::abs(theta_new * inv_h);
                let ahead44_new = rt::abs(phi_new * inv_h);
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
                    a2_squared,
                    k1,
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
                let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = t12 * inv_m1_plus_m2;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = t14 * inv_m1_plus_m2;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
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
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                _, _, _, ahead42, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * (cos_theta * front_2_mid + sin_theta * front_1_mid)
                    - sin_theta * (front_1_mid * cos_theta - sin_theta * front_2_mid);
                let t2 = l1 * front_1_mid + l2;
                (ahead42, [t1, -(sin_theta * t2), cos_theta * t2])
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
        /// | once, from parameters | 5 | 17 | 2 | 0 | 0 | 0 |
        /// | once, from the step size | 0 | 11 | 1 | 0 | 0 | 0 |
        /// | each step | 332 | 537 | 31 | 0 | 4 | 2 |
        /// | each iteration for x_dot_ahead, y_dot_ahead, theta_dot_ahead, phi_dot_ahead | 85 | 133 | 0 | 0 | 2 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 119 | 201 | 18 | 0 | 3 | 0 |
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
            /// `a2²`
            a2_squared: T,
            /// `J2 + (m1 a1² + J1)`
            k1: T,
            /// `2 a2`
            twice_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
            /// `A w`
            a_w: T,
            /// `2 l1`
            twice_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            k4: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `2 (m1 + m2)`
            twice_m1_plus_m2: T,
            /// `2 (J2 + m2 a2²)`
            k5: T,
            /// `1/h`
            inv_h: T,
            /// `h/2`
            half_h: T,
            /// `m2 a2 h`
            m2_a2_h: T,
            /// `2 m2 l1 a2 h`
            k6: T,
            /// `h/4`
            quarter_h: T,
            /// `a2 m2 h/4`
            k7: T,
            /// `h l1 m2 a2`
            h_l1_m2_a2: T,
            /// `m2 h/4`
            quarter_m2_h: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q_k (4); discrete momenta p⁺_k = D₂L_d(q_{k−1}, q_k) of the step before (4); control inputs u at the end of the step before (0); work that has been done from outside (1); time t (1); functions of q that the rank of the constraints and the next step need (69).
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
                let a2_squared = a2 * a2;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let k2 = j2 + m2 * a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
                let l1_m2_a2 = l1 * m2_a2;
                let a_w = a * w;
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let m2_l1 = m2 * l1;
                let k4 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let twice_m1_plus_m2 = rt::lit::<T>(2.0) * m1_plus_m2;
                let k5 = rt::lit::<T>(2.0) * k2;
                let inv_h = rt::lit::<T>(1.0) / h;
                let half_h = rt::lit::<T>(0.5) * h;
                let a2_h = a2 * h;
                let m2_a2_h = m2 * a2_h;
                let k6 = rt::lit::<T>(2.0) * (m2_l1 * a2_h);
                let quarter_h = rt::lit::<T>(0.25) * h;
                let m2_h = m2 * h;
                let k7 = rt::lit::<T>(0.25) * (a2 * m2_h);
                let h_l1_m2_a2 = h * l1_m2_a2;
                let quarter_m2_h = rt::lit::<T>(0.25) * m2_h;
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    l1_m2_a2,
                    a_w,
                    twice_l1,
                    twice_m1_a1,
                    k4,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    twice_m1_plus_m2,
                    k5,
                    inv_h,
                    half_h,
                    m2_a2_h,
                    k6,
                    quarter_h,
                    k7,
                    h_l1_m2_a2,
                    quarter_m2_h,
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
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
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
                let t6 = t5 * inv_m1_plus_m2;
                let t7 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2));
                let t8 = sin_theta * front_2_mid;
                let t9 = t4 * cos_theta - m2_a2 * t8;
                let t10 = t9 * inv_m1_plus_m2;
                let t11 = t7 - t5 * t6 - t9 * t10;
                let t12 = rt::lit::<T>(1.0) / t11;
                let t13 = sin_theta * t6 + cos_theta * t10;
                let t14 = front_1_mid * cos_theta - t8;
                let t15 = m2_a2 * t14;
                let t16 = t14 * k3;
                let t17 = t2 * k3;
                let l1_front_1_mid = l1 * front_1_mid;
                let t18 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t19 = t18 - t3 * t6 - t15 * t10;
                let t20 = t19 * t12;
                let t21 = k2 - t15 * t16 - t3 * t17 - t19 * t20;
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
                let t62 = theta_dot + phi_dot;
                let t63 = cos_theta * x_dot + sin_theta * y_dot;
                let t64 = t63 * (rt::lit::<T>(2.0) * front_1_mid);
                let cos_theta_y_dot = cos_theta * y_dot;
                let sin_theta_x_dot = sin_theta * x_dot;
                let twice_front_2_mid = rt::lit::<T>(2.0) * front_2_mid;
                let t65 = t63 * (rt::lit::<T>(2.0) * theta_dot);
                let t66 = m2
                    * (a2 * t62
                        * (t64 + (cos_theta_y_dot - sin_theta_x_dot) * twice_front_2_mid)
                        + l1 * t65) + m1_a1 * t65;
                let t67 = t60 * t29;
                let t68 = m2_a2 * t62
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
                let t90 = t15 * y_dot + k2 * phi_dot + (t18 * theta_dot - t3 * x_dot)
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
                    sin_theta,
                    front_1_mid,
                    t4,
                    cos_theta,
                    front_2_mid,
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
                ahead52, ahead53, ahead54, ahead55, ahead56, ahead57, _, ahead59,
                ahead60, ahead61, ahead62, ahead63, ahead64, ahead65, ahead66, ahead67,
                ahead68, ahead69] = motion.carried;
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
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    l1_m2_a2,
                    a_w,
                    twice_l1,
                    twice_m1_a1,
                    k4,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    twice_m1_plus_m2,
                    k5,
                    inv_h,
                    half_h,
                    m2_a2_h,
                    k6,
                    quarter_h,
                    k7,
                    h_l1_m2_a2,
                    quarter_m2_h,
                } = *setting.scheme();
                let inv_ahead22 = rt::lit::<T>(1.0) / ahead22;
                let t1 = p_y * ahead56 + p_phi * ahead54
                    - (p_x * ahead52 + p_theta * ahead55);
                let t2 = p_x * ahead53 + p_theta * ahead51
                    + (p_phi * ahead50 - p_y * ahead52);
                let t3 = ahead4 * t1 - ahead1 * t2;
                let t4 = p_phi * inv_ahead22
                    + (p_x * ahead50 + p_y * ahead54 - p_theta * ahead34);
                let t5 = ahead10 * t1
                    + ahead14
                        * (p_x * ahead51 + p_theta * ahead57
                            - (p_y * ahead55 + p_phi * ahead34));
                let t6 = l2 * t4 + (t5 - ahead7 * t2);
                let t7 = ahead64 * t3 + ahead62 * t4 - ahead63 * t6;
                let t8 = ahead65 * t6 - (ahead63 * t3 + ahead59 * t4);
                let t9 = ahead1 * t7 + ahead7 * t8;
                let w_t = w * t;
                let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                let cos_w_t_a_w = cos_w_t * a_w;
                let inv_ahead42 = rt::lit::<T>(1.0) / ahead42;
                let t10 = cos_w_t_a_w * inv_ahead42;
                let cos_w_t_a_w_ahead40 = cos_w_t_a_w * ahead40;
                let t11 = cos_w_t_a_w_ahead40 * (rt::lit::<T>(1.0) / ahead43);
                let t12 = ahead37 * cos_w_t_a_w_ahead40 * (rt::lit::<T>(1.0) / ahead44)
                    - cos_w_t_a_w * ahead23 * (rt::lit::<T>(1.0) / ahead45);
                let t13 = ahead36 * t10 - ahead33 * t11 - ahead29 * t12;
                let t14 = ahead26 * t12
                    + (ahead31 * t11
                        + cos_w_t_a_w * ahead20 * (rt::lit::<T>(1.0) / ahead46));
                let t15 = ahead24 * t12
                    + (cos_w_t_a_w * (rt::lit::<T>(1.0) / ahead48)
                        - ahead30 * cos_w_t_a_w_ahead40 * (rt::lit::<T>(1.0) / ahead47));
                let t16 = p_x
                    + rt::lit::<T>(2.0)
                        * (t9 + m1_plus_m2 * t13 + (ahead6 * t14 - ahead8 * t15));
                let t17 = ahead4 * t7 + ahead10 * t8;
                let t18 = ahead28 * t12 + (ahead35 * t10 - ahead32 * t11);
                let t19 = p_y
                    - rt::lit::<T>(2.0)
                        * (t17 + ahead9 * t14 - (ahead11 * t15 + m1_plus_m2 * t18));
                let t20 = ahead14 * t8;
                let t21 = rt::lit::<T>(2.0)
                    * (ahead12 * t14 - ahead13 * t15
                        + (t20 + ahead6 * t13 - ahead9 * t18));
                let t22 = p_theta - t21;
                let t23 = l2 * t8 + (ahead62 * t3 + inv_ahead42 * t4 - ahead59 * t6);
                let t24 = rt::lit::<T>(2.0)
                    * (ahead13 * t14 - k2 * t15 + (t23 + ahead8 * t13 - ahead11 * t18));
                let t25 = p_phi - t24;
                let twice_ahead2 = rt::lit::<T>(2.0) * ahead2;
                let twice_ahead5 = rt::lit::<T>(2.0) * ahead5;
                let t26 = k1 + ahead12;
                let j2_plus_ahead13 = j2 + ahead13;
                let a2_ahead66 = a2 * ahead66;
                let ahead4_twice_l1 = ahead4 * twice_l1;
                let twice_ahead67 = rt::lit::<T>(2.0) * ahead67;
                let a2_ahead68 = a2 * ahead68;
                let ahead1_twice_l1 = ahead1 * twice_l1;
                let twice_ahead69 = rt::lit::<T>(2.0) * ahead69;
                let twice_ahead49 = rt::lit::<T>(2.0) * ahead49;
                let solution1 = rt::newton(
                        predictor1,
                        move || {
                            let t27 = ahead53 * t16 - ahead52 * t19
                                + (ahead51 * t22 + ahead50 * t25);
                            let t28 = ahead56 * t19 - ahead52 * t16
                                + (ahead54 * t25 - ahead55 * t22);
                            let t29 = ahead51 * t16 - ahead55 * t19
                                + (ahead57 * t22 - ahead34 * t25);
                            let t30 = ahead54 * t19 + ahead50 * t16
                                + (inv_ahead22 * t25 - ahead34 * t22);
                            [t27, t28, t29, t30]
                        },
                        move || {
                            let t27 = ahead53 * t16 - ahead52 * t19
                                + (ahead51 * t22 + ahead50 * t25);
                            let t28 = ahead56 * t19 - ahead52 * t16
                                + (ahead54 * t25 - ahead55 * t22);
                            let t29 = ahead51 * t16 - ahead55 * t19
                                + (ahead57 * t22 - ahead34 * t25);
                            let t30 = ahead54 * t19 + ahead50 * t16
                                + (inv_ahead22 * t25 - ahead34 * t22);
                            [
                                rt::abs(x * inv_h) + rt::abs(t27),
                                rt::abs(y * inv_h) + rt::abs(t28),
                                ahead60 + rt::abs(t29),
                                ahead61 + rt::abs(t30),
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
                            let (ahead1_new, ahead4_new) = rt::sin_cos(theta_new);
                            let phi_new = phi + h * phi_dot_ahead;
                            let (ahead5_new, ahead2_new) = rt::sin_cos(phi_new);
                            let t31 = ahead4_new * ahead5_new;
                            let ahead7_new = t31 + ahead1_new * ahead2_new;
                            let ahead8_new = m2_a2 * ahead7_new;
                            let t32 = ahead8 + ahead8_new;
                            let ahead3_new = m1_a1 + m2 * (l1 + a2 * ahead2_new);
                            let ahead6_new = ahead1_new * ahead3_new + m2_a2 * t31;
                            let t33 = ahead6 + ahead6_new;
                            let t34 = x_dot_ahead * twice_m1_plus_m2
                                - phi_dot_ahead * t32 - theta_dot_ahead * t33;
                            let p_x_new = rt::lit::<T>(0.5) * t34;
                            let t35 = ahead1_new * ahead5_new;
                            let ahead10_new = ahead2_new * ahead4_new - t35;
                            let ahead11_new = m2_a2 * ahead10_new;
                            let t36 = ahead11 + ahead11_new;
                            let t37 = phi_dot_ahead * t36
                                + y_dot_ahead * twice_m1_plus_m2;
                            let t38 = ahead3_new * ahead4_new;
                            let t39 = m2_a2 * t35;
                            let t40 = t38 + (ahead9 - t39);
                            let l1_ahead2_new = l1 * ahead2_new;
                            let t41 = m2_a2 * (a2 + l1_ahead2_new);
                            let t42 = t41 + j2_plus_ahead13;
                            let t43 = m2
                                * (a2_squared + l1 * (l1 + ahead2_new * twice_a2));
                            let t44 = t43 + t26;
                            let t45 = x_dot_ahead * t33;
                            let t46 = ahead4 * x_dot_ahead + ahead1 * y_dot_ahead;
                            let t47 = t46 * twice_ahead2;
                            let ahead4_y_dot_ahead = ahead4 * y_dot_ahead;
                            let ahead1_x_dot_ahead = ahead1 * x_dot_ahead;
                            let t48 = t47
                                + (ahead4_y_dot_ahead - ahead1_x_dot_ahead) * twice_ahead5;
                            let t49 = theta_dot_ahead + phi_dot_ahead;
                            let t50 = a2 * t49;
                            let t51 = t46 * twice_m1_a1;
                            let t52 = quarter_h
                                * (m2 * (t48 * t50 + t46 * (theta_dot_ahead * twice_l1))
                                    + theta_dot_ahead * t51) - t22;
                            let t53 = phi_dot_ahead * k5;
                            let t54 = y_dot_ahead * t36;
                            let t55 = x_dot_ahead * t32;
                            let l1_theta_dot_ahead = l1 * theta_dot_ahead;
                            let t56 = t47
                                + (l1_theta_dot_ahead + ahead4_y_dot_ahead
                                    - ahead1_x_dot_ahead) * twice_ahead5;
                            let t57 = t49 * k7;
                            let h_ahead4_new = h * ahead4_new;
                            let h_ahead1_new = h * ahead1_new;
                            let t58 = ahead5_new * h_ahead1_new;
                            let t59 = ahead3_new * h_ahead4_new - m2_a2 * t58;
                            let t60 = m2_a2 * (ahead2_new * h_ahead4_new - t58);
                            let h_ahead2_new = h * ahead2_new;
                            let t61 = ahead4_new * h_ahead2_new;
                            let ahead5_new_m2_a2_h = ahead5_new * m2_a2_h;
                            let t62 = m2_a2 * t61 - ahead1_new * ahead5_new_m2_a2_h;
                            let h_ahead5_new = h * ahead5_new;
                            let t63 = m2_a2 * (t61 - ahead1_new * h_ahead5_new);
                            let t64 = ahead5_new * h_ahead4_new;
                            let t65 = m2_a2 * (t64 + ahead2_new * h_ahead1_new);
                            let t66 = ahead3_new * h_ahead1_new + m2_a2 * t64;
                            let t67 = ahead1_new * h_ahead2_new;
                            let t68 = m2_a2 * t67 + ahead4_new * ahead5_new_m2_a2_h;
                            let t69 = m2_a2 * (t67 + ahead4_new * h_ahead5_new);
                            let t70 = t49 * a2_ahead66;
                            let t71 = t49 * a2_ahead68;
                            let t72 = rt::lit::<T>(0.5)
                                * (t44 - x_dot_ahead * t59 - y_dot_ahead * t66)
                                + quarter_h * (t51 + m2 * (a2 * t48 + t46 * twice_l1));
                            let t73 = ahead5_new * h_l1_m2_a2;
                            let t74 = t42
                                - (phi_dot_ahead * t73
                                    + ahead5_new * (theta_dot_ahead * k6))
                                - (y_dot_ahead * t68 + x_dot_ahead * t62);
                            let t75 = k7 * (t56 + t49 * twice_ahead49)
                                + rt::lit::<T>(0.5)
                                    * (t42 - x_dot_ahead * t60 - y_dot_ahead * t65);
                            let t76 = k7 * t56
                                + rt::lit::<T>(0.5)
                                    * (k5 - theta_dot_ahead * t73 - x_dot_ahead * t63
                                        - y_dot_ahead * t69);
                            (
                                [
                                    p_x_new - t16,
                                    rt::lit::<T>(0.5) * (t37 + theta_dot_ahead * t40) - t19,
                                    rt::lit::<T>(0.5)
                                        * (phi_dot_ahead * t42 + y_dot_ahead * t40
                                            + (theta_dot_ahead * t44 - t45)) + t52,
                                    rt::lit::<T>(0.5)
                                        * (t53 + theta_dot_ahead * t42 + (t54 - t55))
                                        + (t56 * t57 - t25),
                                ],
                                [
                                    [
                                        m1_plus_m2,
                                        rt::lit::<T>(0.0),
                                        rt::lit::<T>(-0.5)
                                            * (theta_dot_ahead * t59
                                                + (ahead6_new + (ahead6 + phi_dot_ahead * t60))),
                                        rt::lit::<T>(-0.5)
                                            * (theta_dot_ahead * t62 + (phi_dot_ahead * t63 + t32)),
                                    ],
                                    [
                                        rt::lit::<T>(0.0),
                                        m1_plus_m2,
                                        rt::lit::<T>(0.5)
                                            * (t40 - phi_dot_ahead * t65 - theta_dot_ahead * t66),
                                        rt::lit::<T>(0.5)
                                            * (t36 - theta_dot_ahead * t68 - phi_dot_ahead * t69),
                                    ],
                                    [
                                        quarter_h
                                            * (m2 * (t70 + theta_dot_ahead * ahead4_twice_l1)
                                                + theta_dot_ahead * twice_ahead67)
                                            - rt::lit::<T>(0.5) * t33,
                                        quarter_h
                                            * (m2 * (t71 + theta_dot_ahead * ahead1_twice_l1)
                                                + theta_dot_ahead * twice_ahead69)
                                            + rt::lit::<T>(0.5) * t40,
                                        t72,
                                        rt::lit::<T>(0.5) * t74 + k7 * t48,
                                    ],
                                    [
                                        quarter_m2_h * t70 - rt::lit::<T>(0.5) * t32,
                                        rt::lit::<T>(0.5) * t36 + quarter_m2_h * t71,
                                        t75,
                                        t76,
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
                let (ahead1_new, ahead4_new) = rt::sin_cos(theta_new);
                let (ahead5_new, ahead2_new) = rt::sin_cos(phi_new);
                let t31 = ahead4_new * ahead5_new;
                let ahead7_new = t31 + ahead1_new * ahead2_new;
                let ahead8_new = m2_a2 * ahead7_new;
                let t32 = ahead8 + ahead8_new;
                let ahead3_new = m1_a1 + m2 * (l1 + a2 * ahead2_new);
                let ahead6_new = ahead1_new * ahead3_new + m2_a2 * t31;
                let t33 = ahead6 + ahead6_new;
                let t34 = x_dot_ahead * twice_m1_plus_m2 - phi_dot_ahead * t32
                    - theta_dot_ahead * t33;
                let p_x_new = rt::lit::<T>(0.5) * t34;
                let t38 = ahead3_new * ahead4_new;
                let t35 = ahead1_new * ahead5_new;
                let t39 = m2_a2 * t35;
                let ahead9_new = t38 - t39;
                let t77 = ahead9 + ahead9_new;
                let ahead10_new = ahead2_new * ahead4_new - t35;
                let ahead11_new = m2_a2 * ahead10_new;
                let t36 = ahead11 + ahead11_new;
                let t37 = phi_dot_ahead * t36 + y_dot_ahead * twice_m1_plus_m2;
                let t78 = theta_dot_ahead * t77 + t37;
                let p_y_new = rt::lit::<T>(0.5) * t78;
                let l1_ahead2_new = l1 * ahead2_new;
                let t41 = m2_a2 * (a2 + l1_ahead2_new);
                let ahead13_new = j2 + t41;
                let t79 = ahead13 + ahead13_new;
                let t43 = m2 * (a2_squared + l1 * (l1 + ahead2_new * twice_a2));
                let ahead12_new = k1 + t43;
                let t45 = x_dot_ahead * t33;
                let t80 = x_dot_ahead * ahead4_new + y_dot_ahead * ahead1_new;
                let t81 = t80 * (rt::lit::<T>(2.0) * ahead2_new);
                let t82 = y_dot_ahead * ahead4_new;
                let t83 = x_dot_ahead * ahead1_new;
                let twice_ahead5_new = rt::lit::<T>(2.0) * ahead5_new;
                let t49 = theta_dot_ahead + phi_dot_ahead;
                let t50 = a2 * t49;
                let t84 = t80 * (rt::lit::<T>(2.0) * theta_dot_ahead);
                let t85 = m2 * ((t81 + (t82 - t83) * twice_ahead5_new) * t50 + l1 * t84)
                    + m1_a1 * t84;
                let p_theta_new = rt::lit::<T>(0.5)
                    * (y_dot_ahead * t77 + phi_dot_ahead * t79
                        + (theta_dot_ahead * (ahead12 + ahead12_new) - t45))
                    - quarter_h * t85;
                let t54 = y_dot_ahead * t36;
                let t53 = phi_dot_ahead * k5;
                let t55 = x_dot_ahead * t32;
                let l1_theta_dot_ahead = l1 * theta_dot_ahead;
                let t57 = t49 * k7;
                let p_phi_new = rt::lit::<T>(0.5)
                    * (t54 + t53 + (theta_dot_ahead * t79 - t55))
                    - (t81 + (l1_theta_dot_ahead + t82 - t83) * twice_ahead5_new) * t57;
                let t86 = p_x + t9;
                let t87 = p_theta - t20;
                let t88 = p_y - t17;
                let t89 = p_phi - t23;
                let t90 = ahead51 * t86 + ahead57 * t87 - (ahead55 * t88 + ahead34 * t89)
                    - t14;
                let t91 = t15
                    + (inv_ahead22 * t89 - ahead34 * t87
                        + (ahead50 * t86 + ahead54 * t88));
                let t92 = m2_a2 * (t90 + t91);
                let t93 = t13
                    + (ahead50 * t89 + ahead51 * t87 + (ahead53 * t86 - ahead52 * t88));
                let t94 = t18
                    + (ahead54 * t89 - ahead55 * t87 + (ahead56 * t88 - ahead52 * t86));
                let t95 = ahead2 * (ahead4 * t93 + ahead1 * t94)
                    + ahead5 * (l1 * t90 + ahead4 * t94 - ahead1 * t93);
                let t96 = ahead5 * t91;
                let t97 = l1_m2_a2 * t96;
                let t98 = ahead2 * t91;
                let t99 = ahead1 * t90;
                let t100 = ahead4 * t98 - ahead5 * t99;
                let t101 = ahead4 * t90;
                let t102 = t100 + (ahead2 * t101 - ahead1 * t96);
                let t103 = m2_a2 * t102;
                let t104 = ahead5 * t101 + ahead1 * t98;
                let t105 = t104 + (ahead2 * t99 + ahead4 * t96);
                let t106 = m2_a2 * t105;
                let t107 = m2_a2 * t96;
                let t108 = m2_a2 * t104 + (ahead4 * t107 + ahead3 * t99);
                let t109 = t90 * t108 + t91 * t106;
                let t110 = m2_a2 * t100 + (ahead3 * t101 - ahead1 * t107);
                let t111 = t90 * t110 + t91 * t103;
                let t112 = t92 * t95 - t90 * t97 - (t93 * t103 + t94 * t106)
                    + (ahead18 * t109 - ahead16 * t111);
                let t113 = m1_a1_plus_m2_l1 * t90 + ahead2 * t92;
                let t114 = ahead5 * t92;
                let t115 = ahead4 * (t94 * t114 + t93 * t113)
                    - (t94 * t108 + (t91 * t97 + t96 * (k4 * t90)));
                let t116 = ahead17 * t109 - ahead15 * t111
                    + (ahead1 * (t94 * t113 - t93 * t114) - t93 * t110 + t115);
                let t117 = t112 - ahead21 * t116;
                let t118 = inv_ahead22 * t117;
                let t119 = t116 * (rt::lit::<T>(1.0) / ahead19)
                    - ahead20 * t117 * (rt::lit::<T>(1.0) / ahead25);
                let inv_ahead27 = rt::lit::<T>(1.0) / ahead27;
                let t120 = ahead15 * t119
                    + (t117 * (ahead8 * inv_ahead27) - inv_m1_plus_m2 * t111);
                let t121 = ahead17 * t119
                    + (t117 * (ahead11 * inv_ahead27) + inv_m1_plus_m2 * t109);
                let t122 = t93 * t101 + t94 * t99 - ahead1 * t120 - ahead4 * t121;
                let t123 = ahead14 * t119
                    + (l2 * t118 + (t94 * t105 + (t90 * (l1 * t96) + t93 * t102)));
                let t124 = t118 - sin_w_t * w_a_w - ahead39 * t122
                    - ahead41 * (t123 - ahead7 * t120 - ahead10 * t121 - ahead38 * t122);
                let t125 = w * (t + h);
                let (t126, t127) = rt::sin_cos(t125);
                let t128 = a_w * t127;
                let ahead18_new = ahead10_new * k3;
                let ahead16_new = ahead7_new * k3;
                let ahead15_new = inv_m1_plus_m2 * ahead6_new;
                let ahead17_new = inv_m1_plus_m2 * ahead9_new;
                let ahead20_new = ahead13_new - ahead8_new * ahead15_new
                    - ahead11_new * ahead17_new;
                let ahead19_new = ahead12_new - ahead6_new * ahead15_new
                    - ahead9_new * ahead17_new;
                let inv_ahead19_new = rt::lit::<T>(1.0) / ahead19_new;
                let ahead21_new = ahead20_new * inv_ahead19_new;
                let ahead22_new = k2 - ahead11_new * ahead18_new
                    - ahead8_new * ahead16_new - ahead20_new * ahead21_new;
                let inv_ahead22_new = rt::lit::<T>(1.0) / ahead22_new;
                let t129 = ahead1_new * ahead15_new + ahead4_new * ahead17_new;
                let ahead23_new = t129 * ahead21_new
                    - (ahead1_new * ahead16_new + ahead4_new * ahead18_new);
                let ahead25_new = ahead19_new * ahead22_new;
                let inv_ahead25_new = rt::lit::<T>(1.0) / ahead25_new;
                let ahead26_new = t129 * inv_ahead19_new
                    + inv_ahead25_new * (ahead20_new * ahead23_new);
                let ahead27_new = m1_plus_m2 * ahead22_new;
                let inv_ahead27_new = rt::lit::<T>(1.0) / ahead27_new;
                let ahead29_new = ahead15_new * ahead26_new
                    + (inv_m1_plus_m2 * ahead1_new
                        - inv_ahead27_new * (ahead8_new * ahead23_new));
                let ahead28_new = ahead17_new * ahead26_new
                    + (inv_m1_plus_m2 * ahead4_new
                        - inv_ahead27_new * (ahead11_new * ahead23_new));
                let t130 = ahead1_new * ahead29_new + ahead4_new * ahead28_new;
                let t131 = ahead22_new * t130;
                let ahead14_new = l2 + l1_ahead2_new;
                let t132 = ahead14_new - ahead7_new * ahead15_new
                    - ahead10_new * ahead17_new;
                let ahead30_new = l2 - ahead10_new * ahead18_new
                    - ahead7_new * ahead16_new - t132 * ahead21_new;
                let t133 = inv_ahead22_new * ahead30_new;
                let t134 = rt::lit::<T>(1.0) / t131;
                let ahead24_new = ahead23_new * inv_ahead22_new;
                let ahead37_new = ahead7_new * ahead29_new
                    + (ahead10_new * ahead28_new
                        + (l2 * ahead24_new - ahead14_new * ahead26_new));
                let ahead40_new = t133 - t134 * (ahead23_new * ahead37_new);
                let ahead31_new = t132 * inv_ahead19_new
                    - inv_ahead25_new * (ahead20_new * ahead30_new);
                let ahead32_new = inv_m1_plus_m2 * ahead10_new
                    - inv_ahead27_new * (ahead11_new * ahead30_new)
                    - ahead17_new * ahead31_new;
                let ahead33_new = ahead15_new * ahead31_new
                    + (inv_ahead27_new * (ahead8_new * ahead30_new)
                        - inv_m1_plus_m2 * ahead7_new);
                let t135 = rt::lit::<T>(1.0) / t130;
                let ahead38_new = ahead37_new * t135;
                let t136 = ahead10_new * ahead32_new
                    + (ahead14_new * ahead31_new + l2 * t133) - ahead7_new * ahead33_new
                    - ahead37_new * ahead38_new;
                let t137 = rt::lit::<T>(1.0) / t136;
                let ahead41_new = ahead40_new * t137;
                let ahead42_new = inv_ahead22_new
                    - ahead23_new * ahead23_new / (ahead22_new * t131)
                    - ahead40_new * ahead41_new;
                let inv_ahead42_new = rt::lit::<T>(1.0) / ahead42_new;
                let t138 = t128 * inv_ahead42_new;
                let t139 = inv_m1_plus_m2 / ahead19_new;
                let t140 = ahead6_new * ahead20_new;
                let t141 = ahead16_new - t140 * t139;
                let ahead51_new = ahead6_new * t139
                    - inv_ahead25_new * (ahead20_new * t141);
                let t142 = rt::lit::<T>(1.0) / (t130 * t136);
                let ahead43_new = t136 * ahead42_new;
                let inv_ahead43_new = rt::lit::<T>(1.0) / ahead43_new;
                let ahead39_new = ahead23_new * t134;
                let t143 = t142 * (ahead37_new * ahead40_new) - ahead39_new;
                let ahead63_new = ahead37_new * t142
                    + inv_ahead43_new * (ahead40_new * t143);
                let ahead45_new = t131 * ahead42_new;
                let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                let ahead64_new = ahead38_new * ahead63_new
                    + (t135 - inv_ahead45_new * (ahead23_new * t143));
                let t144 = ahead9_new * ahead20_new;
                let t145 = t144 * t139 - ahead18_new;
                let ahead55_new = ahead9_new * t139
                    + inv_ahead25_new * (ahead20_new * t145);
                let ahead56_new = ahead17_new * ahead55_new
                    + (inv_m1_plus_m2 - inv_ahead27_new * (ahead11_new * t145));
                let ahead52_new = ahead17_new * ahead51_new
                    + inv_ahead27_new * (ahead11_new * t141);
                let ahead54_new = inv_ahead22_new * t145;
                let t146 = rt::lit::<T>(0.5) * (t78 * ahead56_new - t34 * ahead52_new)
                    + (p_phi_new * ahead54_new - p_theta_new * ahead55_new);
                let ahead53_new = ahead15_new * ahead51_new
                    + (inv_m1_plus_m2 + inv_ahead27_new * (ahead8_new * t141));
                let ahead50_new = inv_ahead22_new * t141;
                let t147 = rt::lit::<T>(0.5) * (t34 * ahead53_new - t78 * ahead52_new)
                    + (p_phi_new * ahead50_new + p_theta_new * ahead51_new);
                let t148 = ahead4_new * t146 - ahead1_new * t147;
                let ahead62_new = inv_ahead42_new * t143;
                let ahead34_new = ahead20_new * inv_ahead25_new;
                let t149 = rt::lit::<T>(0.5) * (t34 * ahead50_new + t78 * ahead54_new)
                    + (p_phi_new * inv_ahead22_new - p_theta_new * ahead34_new);
                let ahead57_new = inv_ahead19_new
                    + ahead20_new * ahead20_new / (ahead19_new * ahead25_new);
                let t150 = ahead14_new
                    * (rt::lit::<T>(0.5) * (t34 * ahead51_new - t78 * ahead55_new)
                        + (p_theta_new * ahead57_new - p_phi_new * ahead34_new));
                let t151 = ahead10_new * t146 + (t150 + l2 * t149) - ahead7_new * t147;
                let t152 = ahead64_new * t148
                    + (ahead62_new * t149 - ahead63_new * t151);
                let ahead65_new = t137
                    + ahead40_new * ahead40_new / (t136 * ahead43_new);
                let ahead59_new = ahead40_new * inv_ahead43_new;
                let t153 = ahead65_new * t151 - ahead59_new * t149 - ahead63_new * t148;
                let t154 = ahead1_new * t152 + (p_x_new + ahead7_new * t153);
                let t155 = ahead59_new * t151
                    + (p_phi_new - inv_ahead42_new * t149 - ahead62_new * t148)
                    - l2 * t153;
                let t156 = p_theta_new - ahead14_new * t153;
                let t157 = t128 * ahead40_new;
                let ahead44_new = t130 * ahead43_new;
                let t158 = ahead37_new * t157 / ahead44_new
                    - inv_ahead45_new * (t128 * ahead23_new);
                let ahead46_new = ahead25_new * ahead42_new;
                let t159 = t157 * inv_ahead43_new;
                let t160 = p_y_new - ahead10_new * t153 - ahead4_new * t152;
                let t161 = ahead57_new * t156
                    - (ahead26_new * t158
                        + (t128 * ahead20_new / ahead46_new + ahead31_new * t159))
                    - ahead55_new * t160;
                let t162 = ahead51_new * t154 - ahead34_new * t155 + t161;
                let ahead48_new = ahead22_new * ahead42_new;
                let ahead47_new = ahead22_new * ahead43_new;
                let t163 = ahead54_new * t160
                    + (inv_ahead22_new * t155
                        + (ahead24_new * t158
                            + (t128 / ahead48_new - ahead30_new * t157 / ahead47_new)));
                let t164 = ahead50_new * t154 - ahead34_new * t156 + t163;
                let t165 = m2_a2 * (t162 + t164);
                let t166 = ahead8_new * inv_ahead27_new;
                let t167 = inv_m1_plus_m2 / ahead25_new;
                let ahead36_new = t166 - t140 * t167;
                let t168 = ahead50_new * t155
                    + (ahead36_new * t138 - ahead33_new * t159 - ahead29_new * t158)
                    - ahead52_new * t160;
                let t169 = ahead53_new * t154 + ahead51_new * t156 + t168;
                let t170 = ahead11_new * inv_ahead27_new;
                let ahead35_new = t144 * t167 - t170;
                let t171 = ahead54_new * t155
                    + (ahead28_new * t158 + (ahead35_new * t138 - ahead32_new * t159))
                    - ahead52_new * t154;
                let t172 = ahead56_new * t160 - ahead55_new * t156 + t171;
                let t173 = ahead2_new * (ahead4_new * t169 + ahead1_new * t172)
                    + ahead5_new * (l1 * t162 + ahead4_new * t172 - ahead1_new * t169);
                let t174 = ahead5_new * t164;
                let t175 = l1_m2_a2 * t174;
                let t176 = ahead2_new * t164;
                let t177 = ahead1_new * t162;
                let t178 = ahead4_new * t176 - ahead5_new * t177;
                let t179 = ahead4_new * t162;
                let t180 = t178 + (ahead2_new * t179 - ahead1_new * t174);
                let t181 = m2_a2 * t180;
                let t182 = ahead5_new * t179 + ahead1_new * t176;
                let t183 = t182 + (ahead2_new * t177 + ahead4_new * t174);
                let t184 = m2_a2 * t183;
                let t185 = m2_a2 * t174;
                let t186 = m2_a2 * t182 + (ahead4_new * t185 + ahead3_new * t177);
                let t187 = t162 * t186 + t164 * t184;
                let t188 = m2_a2 * t178 + (ahead3_new * t179 - ahead1_new * t185);
                let t189 = t162 * t188 + t164 * t181;
                let t190 = t165 * t173 - t162 * t175 - (t169 * t181 + t172 * t184)
                    + (ahead18_new * t187 - ahead16_new * t189);
                let t191 = m1_a1_plus_m2_l1 * t162 + ahead2_new * t165;
                let t192 = ahead5_new * t165;
                let t193 = ahead4_new * (t172 * t192 + t169 * t191)
                    - (t172 * t186 + (t164 * t175 + t174 * (k4 * t162)));
                let t194 = ahead17_new * t187 - ahead15_new * t189
                    + (ahead1_new * (t172 * t191 - t169 * t192) - t169 * t188 + t193);
                let t195 = t190 - ahead21_new * t194;
                let t196 = inv_ahead22_new * t195;
                let t197 = inv_ahead19_new * t194 - ahead34_new * t195;
                let t198 = ahead15_new * t197 + (t166 * t195 - inv_m1_plus_m2 * t189);
                let t199 = ahead17_new * t197 + (t170 * t195 + inv_m1_plus_m2 * t187);
                let t200 = t169 * t179 + t172 * t177 - ahead1_new * t198
                    - ahead4_new * t199;
                let t201 = ahead14_new * t197
                    + (l2 * t196 + (t172 * t183 + (t162 * (l1 * t174) + t169 * t180)));
                let t202 = t196 - t126 * w_a_w - ahead39_new * t200
                    - ahead41_new
                        * (t201 - ahead7_new * t198 - ahead10_new * t199
                            - ahead38_new * t200);
                let work_new = work + half_h * (t10 * t124 + t138 * t202);
                let ahead49_new = l1 * ahead5_new;
                let t203 = ahead4_new * ahead7_new - ahead1_new * ahead10_new;
                let t204 = ahead1_new * ahead14_new;
                let t205 = ahead4_new * ahead14_new;
                let ahead58_new = t203 * t203 + (t204 * t204 + t205 * t205);
                let ahead60_new = rt::abs(theta_new * inv_h);
                let ahead61_new = rt::abs(phi_new * inv_h);
                let ahead66_new = rt::lit::<T>(2.0) * ahead10_new;
                let ahead67_new = m1_a1 * ahead4_new;
                let ahead68_new = rt::lit::<T>(2.0) * ahead7_new;
                let ahead69_new = m1_a1 * ahead1_new;
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
                    ahead66_new,
                    ahead67_new,
                    ahead68_new,
                    ahead69_new,
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
                let m2 = setting.system().parameters.m2;
                let j2 = setting.system().parameters.J2;
                let a2 = setting.system().parameters.a2;
                let l2 = setting.system().parameters.l2;
                let w = setting.system().parameters.w;
                let Scheme {
                    m1_a1,
                    m2_a2,
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    a_w,
                    ..
                } = *setting.scheme();
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
                let t2 = cos_theta * front_2_mid;
                let t3 = sin_theta * t1 + m2_a2 * t2;
                let t4 = t3 * inv_m1_plus_m2;
                let t5 = sin_theta * front_2_mid;
                let t6 = t1 * cos_theta - m2_a2 * t5;
                let t7 = t6 * inv_m1_plus_m2;
                let t8 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
                    - t3 * t4 - t6 * t7;
                let t9 = inv_m1_plus_m2 / t8;
                let l1_front_1_mid = l1 * front_1_mid;
                let t10 = t2 + sin_theta * front_1_mid;
                let t11 = m2_a2 * t10;
                let t12 = front_1_mid * cos_theta - t5;
                let t13 = m2_a2 * t12;
                let t14 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t11 * t4 - t13 * t7;
                let t15 = t10 * k3;
                let t16 = t3 * t14;
                let t17 = t15 - t9 * t16;
                let t18 = t12 * k3;
                let t19 = rt::lit::<T>(1.0) / t8;
                let t20 = t14 * t19;
                let t21 = k2 - t13 * t18 - t11 * t15 - t14 * t20;
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
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _,
                ahead58, _, _, _, _, _, _, _, _, _, _, _] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * (cos_theta * front_2_mid + sin_theta * front_1_mid)
                    - sin_theta * (front_1_mid * cos_theta - sin_theta * front_2_mid);
                let t2 = l1 * front_1_mid + l2;
                (ahead58, [t1, -(sin_theta * t2), cos_theta * t2])
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
        /// | each step | 1465 | 2340 | 147 | 0 | 11 | 0 |
        /// | each step, rank of the constraints | 5 | 9 | 0 | 0 | 2 | 0 |
        /// | each state that is looked at | 64 | 116 | 17 | 0 | 3 | 0 |
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
            /// `a2²`
            a2_squared: T,
            /// `J2 + (m1 a1² + J1)`
            k1: T,
            /// `2 a2`
            twice_a2: T,
            /// `J2 + m2 a2²`
            k2: T,
            /// `1/(m1 + m2)`
            inv_m1_plus_m2: T,
            /// `m2 a2/(m1 + m2)`
            k3: T,
            /// `l1 m2 a2`
            l1_m2_a2: T,
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
            /// `2 l1`
            twice_l1: T,
            /// `2 m1 a1`
            twice_m1_a1: T,
            /// `2 a2 m2 l1`
            k8: T,
            /// `m1 a1 + m2 l1`
            m1_a1_plus_m2_l1: T,
            /// `w² A`
            w_a_w: T,
            /// `h/2`
            half_h: T,
            /// `h/6`
            k9: T,
        }

        impl<T: Scalar> rt::Scheme for Scheme<T> {
            type System = System<T>;
            type Options = [T; 0];
            type Samples = [[T; 0]; 0];

            /// In this order: configuration q (4); momenta on D*, ρ = Xᵀ p (1); work that has been done from outside (1); time t (1); functions of q that the rank of the constraints and the next step need (107).
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
                let a2_squared = a2 * a2;
                let k1 = j2 + (m1 * (a1 * a1) + j1);
                let twice_a2 = rt::lit::<T>(2.0) * a2;
                let k2 = j2 + m2 * a2_squared;
                let inv_m1_plus_m2 = rt::lit::<T>(1.0) / m1_plus_m2;
                let k3 = m2_a2 / m1_plus_m2;
                let l1_m2_a2 = l1 * m2_a2;
                let half_m2_a2 = rt::lit::<T>(0.5) * m2_a2;
                let a_w = a * w;
                let k4 = j1 + j2
                    + ((l1 + a1) * (m1 * (a1 - l1))
                        + m2_a2 * (a2 - rt::lit::<T>(2.0) * l2));
                let k5 = l1 * l1 + l2 * l2;
                let k6 = m1 * k5 + m2 * k5;
                let k7 = rt::lit::<T>(2.0) * (l2 * (m1_plus_m2 * l1));
                let twice_l1 = rt::lit::<T>(2.0) * l1;
                let twice_m1_a1 = rt::lit::<T>(2.0) * m1_a1;
                let m2_l1 = m2 * l1;
                let k8 = rt::lit::<T>(2.0) * (a2 * m2_l1);
                let m1_a1_plus_m2_l1 = m1_a1 + m2_l1;
                let w_a_w = w * a_w;
                let half_h = rt::lit::<T>(0.5) * h;
                let k9 = rt::lit::<T>(0.16666666666666666) * h;
                Scheme {
                    m1_plus_m2,
                    m1_a1,
                    m2_a2,
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    l1_m2_a2,
                    half_m2_a2,
                    a_w,
                    k4,
                    k6,
                    k7,
                    twice_l1,
                    twice_m1_a1,
                    k8,
                    m1_a1_plus_m2_l1,
                    w_a_w,
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
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    l1_m2_a2,
                    k4,
                    k6,
                    k7,
                    k8,
                    ..
                } = *self;
                let [[x, y, theta, phi]] = start.q().data.0;
                let [[x_dot, y_dot, theta_dot, phi_dot]] = start.w().data.0;
                let [[t]] = [[start.t]];
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let l1_front_1_mid = l1 * front_1_mid;
                let t1 = j2 + m2_a2 * (a2 + l1_front_1_mid);
                let t2 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2));
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
                let t69 = k2 - front_1_mid_m2_a2 * t65 - t59 - t61 * t68;
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
                let t136 = t133 + front_2_mid * k8 - t4 * t58 - t134;
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
                    sin_theta,
                    front_1_mid,
                    t4,
                    cos_theta,
                    front_2_mid,
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
                ahead101, ahead102, ahead103, ahead104, ahead105, ahead106, _] = motion
                    .carried;
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
                    a2_squared,
                    k1,
                    twice_a2,
                    k2,
                    inv_m1_plus_m2,
                    k3,
                    l1_m2_a2,
                    half_m2_a2,
                    a_w,
                    k4,
                    k6,
                    k7,
                    twice_l1,
                    twice_m1_a1,
                    k8,
                    m1_a1_plus_m2_l1,
                    w_a_w,
                    half_h,
                    k9,
                } = *setting.scheme();
                let [sin_w_t, cos_w_t_a_w, cos_w_t_a_w_ahead36, inv_ahead39,
                ahead35_inv_ahead39, t1, inv_ahead40, ahead23_inv_ahead40, t2, t3,
                inv_ahead43, t4, inv_ahead42, ahead28_inv_ahead42, t5, t6, t8, t9, t11,
                rho1_over_ahead21, t12, inv_ahead38, t13, t14, t15, t16, t17, t19, t20,
                t21, t22, t23, t24, t25, t28, t29, t30, t33, t34, t41, t42, t44, t47,
                t49, t50, t51, t52, t53, t55, t56, t57, t58, t60, t61, t62, t63, t64,
                t65, t66, t67, t68, t70, t72, t74, t76, t77, t78, t80, t81, t82, t83,
                t84, t86, t87, inv_ahead37, t88, t89, t90, t91, t92, t93, t94, t95, t96,
                t97, ahead4_ahead12, t99, t100, t101, ahead1_ahead12, t106, t107, t108,
                t109, t110, t111, t112, t113, t114, t115, t117, t118, t119, t120, t121,
                t122, t123, t124, t125, t126, t127, t128, t129, t130, t131, t132, t133,
                t134, t136, t137, t138, t143, t144, t145, t146, t148, t149, t150, t151,
                t152, t153, t155, t156, t161, t162, t164, t165, t168, t169, t171, t172,
                t174, t175, t176, t177, t178, t179, t180, t181, t183, t184, t185, t186,
                t189, t190, t191, t192, t193, t194, t195, t196, t197, t198, t200, t202,
                t203, t204, t205, t206, t207, t208, t209, t210, t211, t213, t214, t215,
                t216, t217, t218, t219, t221, t222, t223, t224] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        a2_squared,
                        k1,
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
                        ahead1,
                        ahead2,
                        ahead4,
                        ahead5,
                        ahead6,
                        ahead7,
                        ahead8,
                        ahead9,
                        ahead10,
                        ahead11,
                        ahead12,
                        ahead13,
                        ahead14,
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
                        ahead33,
                        ahead34,
                        ahead35,
                        ahead36,
                        ahead37,
                        ahead38,
                        ahead39,
                        ahead40,
                        ahead41,
                        ahead42,
                        ahead43,
                        ]: [T; 61],
                    ) -> [T; 185] {
                        let w_t = w * t;
                        let (sin_w_t, cos_w_t) = rt::sin_cos(w_t);
                        let cos_w_t_a_w = cos_w_t * a_w;
                        let cos_w_t_a_w_ahead36 = cos_w_t_a_w * ahead36;
                        let inv_ahead39 = rt::lit::<T>(1.0) / ahead39;
                        let ahead35_inv_ahead39 = ahead35 * inv_ahead39;
                        let t1 = cos_w_t_a_w_ahead36 * ahead35_inv_ahead39;
                        let inv_ahead40 = rt::lit::<T>(1.0) / ahead40;
                        let ahead23_inv_ahead40 = ahead23 * inv_ahead40;
                        let t2 = cos_w_t_a_w * ahead23_inv_ahead40;
                        let t3 = t1 - t2;
                        let inv_ahead43 = rt::lit::<T>(1.0) / ahead43;
                        let t4 = cos_w_t_a_w * inv_ahead43;
                        let inv_ahead42 = rt::lit::<T>(1.0) / ahead42;
                        let ahead28_inv_ahead42 = ahead28 * inv_ahead42;
                        let t5 = cos_w_t_a_w_ahead36 * ahead28_inv_ahead42;
                        let t6 = ahead24 * t3 + (t4 - t5);
                        let t7 = phi + half_h * t6;
                        let (t8, t9) = rt::sin_cos(t7);
                        let t10 = l1 * t9;
                        let t11 = j2 + m2_a2 * (a2 + t10);
                        let rho1_over_ahead21 = rho1 / ahead21;
                        let t12 = ahead5 * rho1_over_ahead21;
                        let inv_ahead38 = rt::lit::<T>(1.0) / ahead38;
                        let t13 = cos_w_t_a_w_ahead36 * inv_ahead38;
                        let t14 = ahead22 * (rt::lit::<T>(1.0) / ahead41);
                        let t15 = cos_w_t_a_w * t14;
                        let t16 = ahead25 * t3 + (ahead29 * t13 + t15);
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
                        let t34 = k1 + m2 * (a2_squared + l1 * (l1 + twice_a2 * t9));
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
                        let inv_ahead37 = rt::lit::<T>(1.0) / ahead37;
                        let t88 = cos_w_t_a_w * inv_ahead37;
                        let t89 = ahead26 * t3 + (ahead33 * t88 - ahead30 * t13);
                        let t90 = ahead14 * rho1_over_ahead21 + t89;
                        let t91 = ahead34 * t88 - ahead31 * t13;
                        let t92 = ahead27 * t3;
                        let t93 = t91 - t92;
                        let t94 = ahead13 * rho1_over_ahead21 + t93;
                        let t95 = ahead10 * t17 + ahead11 * t6
                            + (ahead8 * t90 - ahead6 * t94);
                        let t96 = t95 * (ahead2 * t6);
                        let t97 = m1_plus_m2 * t90 + (ahead8 * t17 + ahead9 * t6);
                        let ahead4_ahead12 = ahead4 * ahead12;
                        let t98 = l1 * ahead5 * t6;
                        let t99 = ahead1 * t98;
                        let t100 = m1_plus_m2 * t94 - ahead7 * t6 - ahead6 * t17;
                        let t101 = ahead4 * t98;
                        let ahead1_ahead12 = ahead1 * ahead12;
                        let t102 = m2_a2 * (t6 + t17);
                        let t103 = m1_a1_plus_m2_l1 * t17 + ahead2 * t102;
                        let t104 = ahead5 * t102;
                        let t105 = ahead1 * (t90 * t103 - t94 * t104)
                            + ahead4 * (t90 * t104 + t94 * t103);
                        let t106 = t96 + t97 * (ahead4_ahead12 * t17 - t99)
                            - t100 * (t101 + ahead1_ahead12 * t17) - ahead5 * t105;
                        let t107 = (rho1 + half_h * t106)
                            / (t8 * (k4 * t8) + (k6 + k7 * t9));
                        let t108 = t8 * t107;
                        let t109 = rt::lit::<T>(1.0) / (t45 * t68);
                        let t110 = t109 * (t74 * t33);
                        let t111 = rt::lit::<T>(1.0) / t69;
                        let t112 = t75 * t111;
                        let t113 = t47 * t79 + (t110 + t56 * t112);
                        let t114 = t108 - t113;
                        let t115 = t50 * t79;
                        let t116 = inv_m1_plus_m2 / t45;
                        let t117 = t116 * (t31 * t33);
                        let t118 = t30 * t48;
                        let t119 = t117 - t118;
                        let t120 = rt::lit::<T>(1.0) / t68;
                        let t121 = t74 * t120;
                        let t122 = t115 + (t119 * t121 - t58 * t112);
                        let t123 = t19 * t53;
                        let t124 = t122 + t107 * t123;
                        let t125 = t23 * t48 - t116 * (t26 * t33);
                        let t126 = t125 * t121;
                        let t127 = t49 * t79 + t60 * t112;
                        let t128 = t126 - t127;
                        let t129 = t20 * t53;
                        let t130 = t128 + t107 * t129;
                        let t131 = t34 * t114 + t11 * t84 + (t31 * t124 - t26 * t130);
                        let t132 = t131 * (t9 * t84);
                        let t133 = m1_plus_m2 * t124 + (t31 * t114 + t30 * t84);
                        let t134 = l1 * t8;
                        let t135 = t84 * t134;
                        let t136 = t19 * t135;
                        let t137 = m1_plus_m2 * t130 - (t26 * t114 + t23 * t84);
                        let t138 = t20 * t135;
                        let t139 = m2_a2 * (t84 + t114);
                        let t140 = m1_a1_plus_m2_l1 * t114 + t9 * t139;
                        let t141 = t8 * t139;
                        let t142 = t19 * (t124 * t140 - t130 * t141)
                            + t20 * (t124 * t141 + t130 * t140);
                        let t143 = t132
                            + (t133 * (t129 * t114 - t136) - t137 * (t138 + t123 * t114))
                            - t8 * t142;
                        let t144 = (rho1 + half_h * t143)
                            / (t86 * (k4 * t86) + (k6 + k7 * t87));
                        let t145 = t86 * t144;
                        let t146 = k1 + m2 * (a2_squared + l1 * (l1 + twice_a2 * t87));
                        let t147 = theta + half_h * t114;
                        let (t148, t149) = rt::sin_cos(t147);
                        let t150 = l1 + a2 * t87;
                        let t151 = m1_a1 + m2 * t150;
                        let t152 = t149 * t86;
                        let t153 = t148 * t151 + m2_a2 * t152;
                        let t154 = inv_m1_plus_m2 * t153;
                        let t155 = t148 * t86;
                        let t156 = t151 * t149 - m2_a2 * t155;
                        let t157 = inv_m1_plus_m2 * t156;
                        let t158 = t146 - t153 * t154 - t156 * t157;
                        let t159 = rt::lit::<T>(1.0) / t158;
                        let t160 = t148 * t154 + t149 * t157;
                        let t161 = t87 * t149 - t155;
                        let t162 = m2_a2 * t161;
                        let t163 = k3 * t161;
                        let t164 = t152 + t148 * t87;
                        let t165 = m2_a2 * t164;
                        let t166 = k3 * t164;
                        let t167 = l1 * t87;
                        let t168 = j2 + m2_a2 * (a2 + t167);
                        let t169 = t168 - t165 * t154 - t162 * t157;
                        let t170 = t169 * t159;
                        let t171 = k2 - t162 * t163 - t165 * t166 - t169 * t170;
                        let t172 = t158 * t171;
                        let t173 = rt::lit::<T>(1.0) / t172;
                        let t174 = t170 * t160 - (t148 * t166 + t149 * t163);
                        let t175 = t159 * t160 + t173 * (t169 * t174);
                        let t176 = inv_m1_plus_m2 / t171;
                        let t177 = t154 * t175
                            + (inv_m1_plus_m2 * t148 - t176 * (t165 * t174));
                        let t178 = t157 * t175
                            + (inv_m1_plus_m2 * t149 - t176 * (t162 * t174));
                        let t179 = t148 * t177 + t149 * t178;
                        let t180 = inv_m1_plus_m2 * t161;
                        let t181 = l2 + t167;
                        let t182 = t181 - t164 * t154 - t161 * t157;
                        let t183 = l2 - t161 * t163 - t164 * t166 - t170 * t182;
                        let t184 = t159 * t182 - t173 * (t169 * t183);
                        let t185 = t157 * t184 + t176 * (t162 * t183);
                        let t186 = t180 - t185;
                        let t187 = rt::lit::<T>(1.0) / t171;
                        let t188 = t187 * t183;
                        let t189 = t154 * t184
                            + (t176 * (t165 * t183) - inv_m1_plus_m2 * t164);
                        let t190 = t174 * t187;
                        let t191 = t164 * t177
                            + (t161 * t178 + (l2 * t190 - t181 * t175));
                        let t192 = t161 * t186 + (t181 * t184 + l2 * t188 - t164 * t189)
                            - t191 * t191 / t179;
                        let t193 = t171 * t179;
                        let t194 = rt::lit::<T>(1.0) / t193;
                        let t195 = t194 * (t174 * t191);
                        let t196 = t188 - t195;
                        let t197 = t196 * (rt::lit::<T>(1.0) / t192);
                        let t198 = t187 - t174 * t174 / (t171 * t193) - t196 * t197;
                        let t199 = t192 * t198;
                        let t200 = rt::lit::<T>(1.0) / (t179 * t199);
                        let t201 = t74 * t196;
                        let t202 = t200 * (t191 * t201);
                        let t203 = rt::lit::<T>(1.0) / (t193 * t198);
                        let t204 = t203 * (t74 * t174);
                        let t205 = t202 - t204;
                        let t206 = rt::lit::<T>(1.0) / (t172 * t198);
                        let t207 = t206 * (t74 * t169);
                        let t208 = rt::lit::<T>(1.0) / t199;
                        let t209 = t201 * t208;
                        let t210 = t175 * t205 + (t207 + t184 * t209);
                        let t211 = t145 - t210;
                        let t212 = theta + h * t211;
                        let (t213, t214) = rt::sin_cos(t212);
                        let t215 = rt::lit::<T>(1.0) / (t171 * t198);
                        let t216 = t74 * t215;
                        let t217 = rt::lit::<T>(1.0) / (t171 * t199);
                        let t218 = t217 * (t183 * t201);
                        let t219 = t190 * t205 + (t216 - t218);
                        let t220 = phi + h * t219;
                        let (t221, t222) = rt::sin_cos(t220);
                        let t223 = t214 * t221;
                        let t224 = t223 + t213 * t222;
                        [
                            sin_w_t,
                            cos_w_t_a_w,
                            cos_w_t_a_w_ahead36,
                            inv_ahead39,
                            ahead35_inv_ahead39,
                            t1,
                            inv_ahead40,
                            ahead23_inv_ahead40,
                            t2,
                            t3,
                            inv_ahead43,
                            t4,
                            inv_ahead42,
                            ahead28_inv_ahead42,
                            t5,
                            t6,
                            t8,
                            t9,
                            t11,
                            rho1_over_ahead21,
                            t12,
                            inv_ahead38,
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
                            inv_ahead37,
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
                            ahead4_ahead12,
                            t99,
                            t100,
                            t101,
                            ahead1_ahead12,
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
                            t130,
                            t131,
                            t132,
                            t133,
                            t134,
                            t136,
                            t137,
                            t138,
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
                            t155,
                            t156,
                            t161,
                            t162,
                            t164,
                            t165,
                            t168,
                            t169,
                            t171,
                            t172,
                            t174,
                            t175,
                            t176,
                            t177,
                            t178,
                            t179,
                            t180,
                            t181,
                            t183,
                            t184,
                            t185,
                            t186,
                            t189,
                            t190,
                            t191,
                            t192,
                            t193,
                            t194,
                            t195,
                            t196,
                            t197,
                            t198,
                            t200,
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
                            t217,
                            t218,
                            t219,
                            t221,
                            t222,
                            t223,
                            t224,
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        a2_squared,
                        k1,
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
                        ahead1,
                        ahead2,
                        ahead4,
                        ahead5,
                        ahead6,
                        ahead7,
                        ahead8,
                        ahead9,
                        ahead10,
                        ahead11,
                        ahead12,
                        ahead13,
                        ahead14,
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
                        ahead33,
                        ahead34,
                        ahead35,
                        ahead36,
                        ahead37,
                        ahead38,
                        ahead39,
                        ahead40,
                        ahead41,
                        ahead42,
                        ahead43,
                    ])
                };
                let [t226, t227, t233, t239, t248, t250, t252, t255, t257, t258, t259,
                t264, t267, t268, t270, t272, t274, t275, t279, t283, t286, t289, t292,
                t297, t298, t300, t303, t306, t312, t322, x_new, t328, t329, y_new, t333,
                t335, theta_new, t337, t339, t341, phi_new, rho1_new, ahead5_new,
                ahead2_new, ahead3_new, ahead1_new, ahead4_new, ahead8_new, ahead10_new,
                ahead6_new, t363, ahead9_new, t365, ahead7_new, ahead11_new, ahead22_new,
                t368, ahead23_new, ahead25_new, ahead26_new, ahead27_new, ahead24_new,
                ahead12_new, ahead35_new, ahead28_new, t375, t376, t377, t378,
                ahead36_new, t380, ahead29_new, t381, ahead30_new, ahead31_new, t382,
                t383, ahead37_new, ahead38_new, ahead39_new, ahead40_new, t386, t387,
                ahead33_new, ahead20_new, ahead43_new, ahead42_new, ahead19_new,
                ahead41_new, t392, t393, ahead34_new, ahead17_new, ahead18_new, t395,
                t396, t397, ahead16_new, t398, ahead15_new, t399, t400, t401, t402, t403,
                t419, t430, t437, t443, t445, t448, t454, t456, t460, t461, t462, t465,
                t470, t471, t472, t477, t479, t480, t481, t482, t483, t484, t487, t488,
                t489, t490, t491, t493, t495, t496, t497, t498, t499, t500, t501, t502,
                t504, t505, t506, t508, t509, t510, t512, t513, t539, t553, t558, t560,
                t564, t580, t581, t582, t583, t584, t586, t587, t589, t591, t592, t594,
                t595, t596, t598, t602, t604, t606, t609, t610, t611, t612, t615, t617,
                t621, t622, t623, t624, t626, t627, t628, t629, t630, t631, t632, t633,
                t634, t635, t636, t637, t638, t639, t640, t641, t642, t643, t644, t645,
                t646, t647, t648, t649, t650, t651, t652, t653, t654, t655, t656, t657,
                t658, t659, t660, t661, t662, t663, t664, t665, t666, t667, t668, t669,
                t670, t671, t672, t673, t674, t678, t679, t682, t683, t684, t685, t686,
                t687, t688, t689, t690, t691, t692, t693, t694] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        a2_squared,
                        k1,
                        twice_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        l1_m2_a2,
                        half_m2_a2,
                        a_w,
                        k4,
                        k6,
                        k7,
                        k8,
                        m1_a1_plus_m2_l1,
                        t74,
                        k9,
                        t93,
                        t89,
                        t6,
                        t94,
                        t90,
                        t16,
                        t17,
                        t106,
                        t84,
                        t130,
                        t124,
                        t114,
                        t143,
                        t148,
                        t87,
                        t151,
                        t149,
                        t86,
                        t153,
                        t164,
                        t165,
                        t156,
                        t162,
                        t146,
                        t168,
                        t181,
                        t144,
                        t145,
                        t169,
                        t171,
                        t190,
                        t172,
                        t175,
                        t176,
                        t178,
                        t177,
                        t183,
                        t180,
                        t184,
                        t185,
                        t186,
                        t189,
                        t179,
                        t191,
                        t193,
                        t192,
                        t194,
                        t195,
                        t197,
                        t198,
                        t208,
                        t209,
                        t200,
                        t202,
                        t203,
                        t204,
                        t205,
                        t207,
                        t210,
                        t217,
                        t218,
                        t216,
                        t219,
                        t211,
                        t213,
                        t222,
                        t214,
                        t221,
                        t223,
                        t224,
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
                        ahead15,
                        ahead16,
                        ahead17,
                        ahead18,
                        ahead19,
                        ahead20,
                        ]: [T; 109],
                    ) -> [T; 245] {
                        let t225 = m2_a2 * t224;
                        let t226 = t213 * t221;
                        let t227 = t222 * t214 - t226;
                        let t228 = m2_a2 * t227;
                        let t229 = k3 * t227;
                        let t230 = k3 * t224;
                        let t231 = l1 * t222;
                        let t232 = j2 + m2_a2 * (a2 + t231);
                        let t233 = l1 + a2 * t222;
                        let t234 = m1_a1 + m2 * t233;
                        let t235 = t213 * t234 + m2_a2 * t223;
                        let t236 = inv_m1_plus_m2 * t235;
                        let t237 = t234 * t214 - m2_a2 * t226;
                        let t238 = inv_m1_plus_m2 * t237;
                        let t239 = t232 - t225 * t236 - t228 * t238;
                        let t240 = k1 + m2 * (a2_squared + l1 * (l1 + twice_a2 * t222));
                        let t241 = t240 - t235 * t236 - t237 * t238;
                        let t242 = rt::lit::<T>(1.0) / t241;
                        let t243 = t239 * t242;
                        let t244 = k2 - t228 * t229 - t225 * t230 - t239 * t243;
                        let t245 = inv_m1_plus_m2 / t244;
                        let t246 = t241 * t244;
                        let t247 = inv_m1_plus_m2 / t246;
                        let t248 = t225 * t245 - t247 * (t235 * t239);
                        let t249 = w * (t + h);
                        let (t250, t251) = rt::sin_cos(t249);
                        let t252 = a_w * t251;
                        let t253 = rt::lit::<T>(1.0) / t244;
                        let t254 = t213 * t236 + t214 * t238;
                        let t255 = t243 * t254 - (t213 * t230 + t214 * t229);
                        let t256 = rt::lit::<T>(1.0) / t246;
                        let t257 = t242 * t254 + t256 * (t239 * t255);
                        let t258 = t236 * t257
                            + (inv_m1_plus_m2 * t213 - t245 * (t225 * t255));
                        let t259 = t238 * t257
                            + (inv_m1_plus_m2 * t214 - t245 * (t228 * t255));
                        let t260 = t213 * t258 + t214 * t259;
                        let t261 = t244 * t260;
                        let t262 = l2 + t231;
                        let t263 = t262 - t224 * t236 - t227 * t238;
                        let t264 = l2 - t227 * t229 - t224 * t230 - t243 * t263;
                        let t265 = t253 * t264;
                        let t266 = rt::lit::<T>(1.0) / t261;
                        let t267 = t255 * t253;
                        let t268 = t224 * t258
                            + (t227 * t259 + (l2 * t267 - t262 * t257));
                        let t269 = t266 * (t255 * t268);
                        let t270 = t265 - t269;
                        let t271 = inv_m1_plus_m2 * t227;
                        let t272 = t242 * t263 - t256 * (t239 * t264);
                        let t273 = t238 * t272 + t245 * (t228 * t264);
                        let t274 = t271 - t273;
                        let t275 = t236 * t272
                            + (t245 * (t225 * t264) - inv_m1_plus_m2 * t224);
                        let t276 = t227 * t274 + (t262 * t272 + l2 * t265 - t224 * t275)
                            - t268 * t268 / t260;
                        let t277 = t270 * (rt::lit::<T>(1.0) / t276);
                        let t278 = t253 - t255 * t255 / (t244 * t261) - t270 * t277;
                        let t279 = rt::lit::<T>(1.0) / t278;
                        let t280 = t252 * t279;
                        let t281 = t248 * t280;
                        let t282 = t276 * t278;
                        let t283 = rt::lit::<T>(1.0) / (t260 * t282);
                        let t284 = t252 * t270;
                        let t285 = t283 * (t268 * t284);
                        let t286 = rt::lit::<T>(1.0) / (t261 * t278);
                        let t287 = t286 * (t252 * t255);
                        let t288 = t285 - t287;
                        let t289 = rt::lit::<T>(1.0) / t282;
                        let t290 = t284 * t289;
                        let t291 = t258 * t288 + t275 * t290;
                        let t292 = t281 - t291;
                        let t293 = t178 * t205;
                        let t294 = inv_m1_plus_m2 / t172;
                        let t295 = t294 * (t156 * t169);
                        let t296 = t162 * t176;
                        let t297 = t295 - t296;
                        let t298 = rt::lit::<T>(1.0) / t198;
                        let t299 = t74 * t298;
                        let t300 = t293 + (t297 * t299 - t186 * t209);
                        let t301 = t148 * t181;
                        let t302 = t300 + t144 * t301;
                        let t303 = t165 * t176 - t294 * (t153 * t169);
                        let t304 = t303 * t299;
                        let t305 = t177 * t205 + t189 * t209;
                        let t306 = t304 - t305;
                        let t307 = t149 * t181;
                        let t308 = t306 + t144 * t307;
                        let t309 = t146 * t211 + t168 * t219
                            + (t156 * t302 - t153 * t308);
                        let t310 = t309 * (t87 * t219);
                        let t311 = m1_plus_m2 * t302 + (t156 * t211 + t162 * t219);
                        let t312 = l1 * t86;
                        let t313 = t219 * t312;
                        let t314 = t148 * t313;
                        let t315 = m1_plus_m2 * t308 - (t153 * t211 + t165 * t219);
                        let t316 = t149 * t313;
                        let t317 = m2_a2 * (t219 + t211);
                        let t318 = m1_a1_plus_m2_l1 * t211 + t87 * t317;
                        let t319 = t86 * t317;
                        let t320 = t148 * (t302 * t318 - t308 * t319)
                            + t149 * (t302 * t319 + t308 * t318);
                        let t321 = t310
                            + (t311 * (t307 * t211 - t314) - t315 * (t316 + t301 * t211))
                            - t86 * t320;
                        let t322 = (rho1 + h * t321)
                            / (t221 * (k4 * t221) + (k6 + k7 * t222));
                        let t323 = t214 * t262;
                        let t324 = t292 + t322 * t323;
                        let x_new = x
                            + k9 * (t324 + (t94 + rt::lit::<T>(2.0) * (t130 + t308)));
                        let t325 = t259 * t288;
                        let t326 = t247 * (t237 * t239);
                        let t327 = t228 * t245;
                        let t328 = t326 - t327;
                        let t329 = t325 + (t328 * t280 - t274 * t290);
                        let t330 = t213 * t262;
                        let t331 = t329 + t322 * t330;
                        let y_new = y
                            + k9 * (t331 + (t90 + rt::lit::<T>(2.0) * (t124 + t302)));
                        let t332 = t221 * t322;
                        let t333 = rt::lit::<T>(1.0) / (t246 * t278);
                        let t334 = t333 * (t252 * t239);
                        let t335 = t257 * t288 + (t334 + t272 * t290);
                        let t336 = t332 - t335;
                        let theta_new = theta
                            + k9 * (t336 + (t17 + rt::lit::<T>(2.0) * (t114 + t211)));
                        let t337 = rt::lit::<T>(1.0) / (t244 * t278);
                        let t338 = t252 * t337;
                        let t339 = rt::lit::<T>(1.0) / (t244 * t282);
                        let t340 = t339 * (t264 * t284);
                        let t341 = t267 * t288 + (t338 - t340);
                        let phi_new = phi
                            + k9 * (t341 + (t6 + rt::lit::<T>(2.0) * (t84 + t219)));
                        let t342 = m1_plus_m2 * t331 + (t237 * t336 + t228 * t341);
                        let t343 = l1 * t221;
                        let t344 = t341 * t343;
                        let t345 = t213 * t344;
                        let t346 = t240 * t336 + t232 * t341
                            + (t237 * t331 - t235 * t324);
                        let t347 = t346 * (t222 * t341);
                        let t348 = m1_plus_m2 * t324 - (t235 * t336 + t225 * t341);
                        let t349 = t214 * t344;
                        let t350 = t342 * (t323 * t336 - t345)
                            + (t106 + rt::lit::<T>(2.0) * (t143 + t321))
                            + (t347 - t348 * (t349 + t330 * t336));
                        let t351 = m2_a2 * (t341 + t336);
                        let t352 = m1_a1_plus_m2_l1 * t336 + t222 * t351;
                        let t353 = t221 * t351;
                        let t354 = t213 * (t331 * t352 - t324 * t353)
                            + t214 * (t331 * t353 + t324 * t352);
                        let rho1_new = rho1 + k9 * (t350 - t221 * t354);
                        let (ahead5_new, ahead2_new) = rt::sin_cos(phi_new);
                        let t355 = l1 + a2 * ahead2_new;
                        let ahead3_new = m1_a1 + m2 * t355;
                        let (ahead1_new, ahead4_new) = rt::sin_cos(theta_new);
                        let t356 = ahead1_new * ahead5_new;
                        let ahead8_new = ahead3_new * ahead4_new - m2_a2 * t356;
                        let t357 = inv_m1_plus_m2 * ahead8_new;
                        let ahead10_new = k1
                            + m2 * (a2_squared + l1 * (l1 + twice_a2 * ahead2_new));
                        let t358 = ahead4_new * ahead5_new;
                        let ahead6_new = ahead1_new * ahead3_new + m2_a2 * t358;
                        let t359 = inv_m1_plus_m2 * ahead6_new;
                        let t360 = ahead10_new - ahead6_new * t359 - ahead8_new * t357;
                        let t361 = rt::lit::<T>(1.0) / t360;
                        let t362 = ahead1_new * t359 + ahead4_new * t357;
                        let t363 = ahead2_new * ahead4_new - t356;
                        let ahead9_new = m2_a2 * t363;
                        let t364 = k3 * t363;
                        let t365 = t358 + ahead1_new * ahead2_new;
                        let ahead7_new = m2_a2 * t365;
                        let t366 = k3 * t365;
                        let l1_ahead2_new = l1 * ahead2_new;
                        let ahead11_new = j2 + m2_a2 * (a2 + l1_ahead2_new);
                        let ahead22_new = ahead11_new - ahead7_new * t359
                            - ahead9_new * t357;
                        let t367 = ahead22_new * t361;
                        let t368 = k2 - ahead9_new * t364 - ahead7_new * t366
                            - ahead22_new * t367;
                        let t369 = t360 * t368;
                        let t370 = rt::lit::<T>(1.0) / t369;
                        let ahead23_new = t367 * t362
                            - (ahead1_new * t366 + ahead4_new * t364);
                        let ahead25_new = t361 * t362
                            + t370 * (ahead22_new * ahead23_new);
                        let t371 = inv_m1_plus_m2 / t368;
                        let ahead26_new = t357 * ahead25_new
                            + (inv_m1_plus_m2 * ahead4_new
                                - t371 * (ahead9_new * ahead23_new));
                        let ahead27_new = t359 * ahead25_new
                            + (inv_m1_plus_m2 * ahead1_new
                                - t371 * (ahead7_new * ahead23_new));
                        let t372 = rt::lit::<T>(1.0) / t368;
                        let ahead24_new = ahead23_new * t372;
                        let ahead12_new = l2 + l1_ahead2_new;
                        let ahead35_new = t365 * ahead27_new
                            + (t363 * ahead26_new
                                + (l2 * ahead24_new - ahead12_new * ahead25_new));
                        let t373 = ahead12_new - t365 * t359 - t363 * t357;
                        let ahead28_new = l2 - t363 * t364 - t365 * t366 - t367 * t373;
                        let t374 = t372 * ahead28_new;
                        let t375 = ahead1_new * ahead27_new + ahead4_new * ahead26_new;
                        let t376 = t368 * t375;
                        let t377 = rt::lit::<T>(1.0) / t376;
                        let t378 = t377 * (ahead23_new * ahead35_new);
                        let ahead36_new = t374 - t378;
                        let t379 = t252 * ahead36_new;
                        let t380 = inv_m1_plus_m2 * t363;
                        let ahead29_new = t361 * t373
                            - t370 * (ahead22_new * ahead28_new);
                        let t381 = t357 * ahead29_new
                            + t371 * (ahead9_new * ahead28_new);
                        let ahead30_new = t380 - t381;
                        let ahead31_new = t359 * ahead29_new
                            + (t371 * (ahead7_new * ahead28_new)
                                - inv_m1_plus_m2 * t365);
                        let t382 = t363 * ahead30_new
                            + (ahead12_new * ahead29_new + l2 * t374
                                - t365 * ahead31_new) - ahead35_new * ahead35_new / t375;
                        let t383 = ahead36_new * (rt::lit::<T>(1.0) / t382);
                        let ahead37_new = t372
                            - ahead23_new * ahead23_new / (t368 * t376)
                            - ahead36_new * t383;
                        let ahead38_new = t382 * ahead37_new;
                        let ahead39_new = t375 * ahead38_new;
                        let ahead40_new = t376 * ahead37_new;
                        let t384 = ahead35_new * t379 / ahead39_new
                            - t252 * ahead23_new / ahead40_new;
                        let t385 = inv_m1_plus_m2 / t369;
                        let t386 = t385 * (ahead8_new * ahead22_new);
                        let t387 = ahead9_new * t371;
                        let ahead33_new = t386 - t387;
                        let t388 = t252 / ahead37_new;
                        let t389 = t379 / ahead38_new;
                        let t390 = ahead26_new * t384
                            + (ahead33_new * t388 - ahead30_new * t389);
                        let ahead20_new = a2 * t363;
                        let ahead43_new = t368 * ahead37_new;
                        let ahead42_new = t368 * ahead38_new;
                        let t391 = ahead24_new * t384
                            + (t252 / ahead43_new - ahead28_new * t379 / ahead42_new);
                        let ahead19_new = t355 * ahead4_new - a2 * t356;
                        let ahead41_new = t369 * ahead37_new;
                        let t392 = ahead25_new * t384
                            + (ahead29_new * t389 + t252 * ahead22_new / ahead41_new);
                        let t393 = t390 + ahead20_new * t391 - ahead19_new * t392;
                        let ahead34_new = ahead7_new * t371
                            - t385 * (ahead6_new * ahead22_new);
                        let t394 = ahead34_new * t388 - ahead31_new * t389
                            - ahead27_new * t384;
                        let ahead17_new = ahead1_new * t355 + a2 * t358;
                        let ahead18_new = a2 * t365;
                        let t395 = t394 + ahead17_new * t392 - ahead18_new * t391;
                        let t396 = t93 + ahead17 * t16 - ahead18 * t6;
                        let t397 = t89 + ahead20 * t6 - ahead19 * t16;
                        let ahead16_new = a1 * ahead4_new;
                        let t398 = t390 - ahead16_new * t392;
                        let ahead15_new = a1 * ahead1_new;
                        let t399 = t394 + ahead15_new * t392;
                        let t400 = t93 + ahead15 * t16;
                        let t401 = t89 - ahead16 * t16;
                        let t402 = t391 - t392;
                        let t403 = t6 - t16;
                        let t404 = rt::lit::<T>(0.0) * t244;
                        let t405 = t269 * (t266 * t404);
                        let t406 = t252 * t405;
                        let t407 = t273 - t271;
                        let t408 = t224 * (t274 + t407);
                        let t409 = t277 * (rt::lit::<T>(2.0) * t405 + t277 * t408);
                        let t410 = t278 * t408 + t276 * t409;
                        let t411 = t283 * (t268 * t406 + t285 * (t260 * t410))
                            + t287 * (t286 * (t278 * t404 - t261 * t409));
                        let t412 = t279 * t409;
                        let t413 = t280 * t412;
                        let t414 = t289 * (t406 + t290 * t410);
                        let t415 = t280 * (t327 - t326) + t248 * t413 - t290 * t407
                            - t325 - t275 * t414;
                        let t416 = t342
                            * (t259 * t411 + (t281 + t328 * t413 - t291 - t274 * t414))
                            + t348 * (t415 - t258 * t411);
                        let t417 = t267 * t411
                            + (t338 * t412
                                - t339 * (t264 * t406 + t340 * (t244 * t410)));
                        let t418 = (t232 * t336 + k2 * t341
                            + (t228 * t331 - t225 * t324)) * t417
                            - t346 * (t257 * t411 + (t334 * t412 + t272 * t414));
                        let t419 = t347
                            + (t348 * (t335 * t330 - t349) - t342 * (t345 + t335 * t323))
                            - t221 * (t416 + t418);
                        let t420 = m2_a2 * t221;
                        let t421 = m2_a2 * t222;
                        let t422 = k3 * t222;
                        let t423 = k3 * t221;
                        let t424 = t420 * t423;
                        let t425 = inv_m1_plus_m2 * t234;
                        let t426 = t232 - t424 - t421 * t425;
                        let t427 = t240 - t424 - t234 * t425;
                        let t428 = rt::lit::<T>(1.0) / t427;
                        let t429 = t426 * t428;
                        let t430 = k2 - t421 * t422 - t424 - t426 * t429;
                        let t431 = inv_m1_plus_m2 / t430;
                        let t432 = t420 * t431;
                        let t433 = t427 * t430;
                        let t434 = inv_m1_plus_m2 / t433;
                        let t435 = t420 * t426;
                        let t436 = t434 * t435;
                        let t437 = t432 - t436;
                        let t438 = rt::lit::<T>(1.0) / t430;
                        let t439 = inv_m1_plus_m2 / t427;
                        let t440 = t234 * t439;
                        let t441 = rt::lit::<T>(1.0) / t433;
                        let t442 = t234 * t426;
                        let t443 = t442 * t439 - t422;
                        let t444 = t441 * (t426 * t443);
                        let t445 = t440 + t444;
                        let t446 = t421 * t443;
                        let t447 = t446 * t431;
                        let t448 = t425 * t445 + (inv_m1_plus_m2 - t447);
                        let t449 = t430 * t448;
                        let t450 = rt::lit::<T>(1.0) / (t430 * t449);
                        let t451 = t450 * (t443 * t443);
                        let t452 = t221 * t423;
                        let t453 = t262 - t452 - t222 * t425;
                        let t454 = l2 - t222 * t422 - t452 - t429 * t453;
                        let t455 = t438 * t454;
                        let t456 = rt::lit::<T>(1.0) / t449;
                        let t457 = t423 * t445;
                        let t458 = t420 * t443;
                        let t459 = t431 * t458;
                        let t460 = t457 - t459;
                        let t461 = t443 * t438;
                        let t462 = t221 * t460
                            + (t222 * t448 + (l2 * t461 - t262 * t445));
                        let t463 = t456 * (t443 * t462);
                        let t464 = t455 - t463;
                        let t465 = inv_m1_plus_m2 * t222;
                        let t466 = t421 * t454;
                        let t467 = t431 * t466;
                        let t468 = t428 * t453;
                        let t469 = t441 * (t426 * t454);
                        let t470 = t468 - t469;
                        let t471 = t467 + t425 * t470;
                        let t472 = t465 - t471;
                        let t473 = t423 * t470;
                        let t474 = t420 * t454;
                        let t475 = t431 * t474;
                        let t476 = inv_m1_plus_m2 * t221;
                        let t477 = t473 + (t475 - t476);
                        let t478 = t462 * (rt::lit::<T>(1.0) / t448);
                        let t479 = t222 * t472 + (t262 * t470 + l2 * t455 - t221 * t477)
                            - t462 * t478;
                        let t480 = t464 * (rt::lit::<T>(1.0) / t479);
                        let t481 = t438 - t451 - t464 * t480;
                        let t482 = rt::lit::<T>(1.0) / t481;
                        let t483 = t252 * t482;
                        let t484 = t262 * t322 + t437 * t483;
                        let t485 = t252 * t464;
                        let t486 = t479 * t481;
                        let t487 = rt::lit::<T>(1.0) / t486;
                        let t488 = t485 * t487;
                        let t489 = t477 * t488;
                        let t490 = rt::lit::<T>(1.0) / (t448 * t486);
                        let t491 = t490 * (t462 * t485);
                        let t492 = rt::lit::<T>(1.0) / (t449 * t481);
                        let t493 = t492 * (t252 * t443);
                        let t494 = t491 - t493;
                        let t495 = t460 * t494;
                        let t496 = t484 - t489 - t495;
                        let t497 = t496 * (rt::lit::<T>(2.0) * t222);
                        let t498 = t448 * t494;
                        let t499 = t442 * t434;
                        let t500 = t421 * t431;
                        let t501 = t499 - t500;
                        let t502 = t498 + (t501 * t483 - t472 * t488);
                        let t503 = rt::lit::<T>(1.0) / (t433 * t481);
                        let t504 = t503 * (t252 * t426);
                        let t505 = t332 - t504 - t470 * t488 - t445 * t494;
                        let t506 = rt::lit::<T>(2.0) * t221;
                        let t507 = rt::lit::<T>(1.0) / (t430 * t481);
                        let t508 = t252 * t507;
                        let t509 = rt::lit::<T>(1.0) / (t430 * t486);
                        let t510 = t509 * (t454 * t485);
                        let t511 = t461 * t494 + (t508 - t510);
                        let t512 = t511 + t505;
                        let t513 = m1_plus_m2 * t496 - t420 * t512;
                        let t514 = t421 * t423;
                        let t515 = t514 + t420 * t422;
                        let t516 = t420 * t425;
                        let t517 = t515 + (l1_m2_a2 * t221 - t514) - t516;
                        let t518 = t515 + k8 * t221 - t234 * t423 - t516;
                        let t519 = t429 * t518 - t517;
                        let t520 = t428 * t519;
                        let t521 = t429 * t517 - t426 * t520;
                        let t522 = m1_plus_m2 * t521;
                        let t523 = t427 * t521 - t430 * t518;
                        let t524 = m1_plus_m2 * t523;
                        let t525 = t431 * (t421 - t432 * t522)
                            - t434 * (t421 * t426 - t420 * t517 - t436 * t524);
                        let t526 = t343 + t221 * (t422 - t425);
                        let t527 = t429 * t526 - t453 * t520;
                        let t528 = t438 * (t527 - t455 * t521);
                        let t529 = t423 + t439 * (t234 * t519 - t435);
                        let t530 = t428 * (t440 * t518 - t423)
                            + t441 * (t426 * t529 - t443 * t517 - t444 * t523);
                        let t531 = t425 * t530
                            - (t457 + t431 * (t421 * t529 - t458 - t447 * t522));
                        let t532 = t423 * t530
                            + (t422 * t445 - t431 * (t446 + t420 * t529 - t459 * t522));
                        let t533 = t438 * (t529 - t461 * t521);
                        let t534 = t221 * t532
                            + (l2 * t533 + t343 * t445 - t221 * t448 - t262 * t530);
                        let t535 = t222 * (t460 + t531) + t534;
                        let t536 = t448 * t521 + t430 * t531;
                        let t537 = t528
                            - t456 * (t462 * t529 + t443 * t535 - t463 * t536);
                        let t538 = t428 * (t468 * t518 - t526)
                            - t441 * (t426 * t527 - t454 * t517 - t469 * t523);
                        let t539 = t221 * t472;
                        let t540 = t423 * t538
                            + (t422 * t470
                                + (t431 * (t466 + t420 * t527 - t475 * t522) - t465));
                        let t541 = t425 * t538
                            + (t476 + t431 * (t421 * t527 - t474 - t467 * t522) - t473);
                        let t542 = t262 * t538 + (l2 * t528 - t343 * t470) - t539
                            - t221 * t540 - t222 * (t477 + t541);
                        let t543 = t542 - t478 * t535 - t478 * (t535 - t478 * t531);
                        let t544 = t521 / (t430 * t430)
                            + t450
                                * (t529 * (rt::lit::<T>(2.0) * t443)
                                    - t451 * (t449 * t521 + t430 * t536));
                        let t545 = t480 * (t537 - t480 * t543) + (t480 * t537 + t544);
                        let t546 = t483 * (t482 * t545);
                        let t547 = t483 * t525 - t322 * t343
                            + (t437 * t546 - t488 * t540) - t494 * t532;
                        let t548 = t252 * t537;
                        let t549 = t481 * t543 - t479 * t545;
                        let t550 = t487 * (t548 - t488 * t549);
                        let t551 = t490
                            * (t485 * t535 + t462 * t548
                                - t491 * (t486 * t531 + t448 * t549));
                        let t552 = t551
                            - t492 * (t252 * t529 - t493 * (t481 * t536 - t449 * t545));
                        let t553 = m1_plus_m2 * t502 + (t234 * t505 + t421 * t511);
                        let t554 = t431 * (t420 + t500 * t522)
                            - t434 * (t499 * t524 + (t435 + t234 * t517));
                        let t555 = t494 * t531
                            + (t488 * t541 + (t483 * t554 + t501 * t546)) - t472 * t550;
                        let t556 = t513 * (t547 - t477 * t550 - t460 * t552)
                            + t553 * (t448 * t552 + t555);
                        let t557 = t420 * t496;
                        let t558 = t240 * t505 + t232 * t511 + (t234 * t502 - t557);
                        let t559 = t503
                            * (t252 * t517 + t504 * (t481 * t523 - t433 * t545))
                            + (t222 * t322 - t488 * t538);
                        let t560 = t232 * t505 + k2 * t511 + (t421 * t502 - t557);
                        let t561 = t509
                            * (t485 * t527 + t454 * t548
                                - t510 * (t486 * t521 + t430 * t549));
                        let t562 = t461 * t552
                            + (t494 * t533 - t508 * (t507 * (t481 * t521 - t430 * t545))
                                - t561);
                        let t563 = t558
                            * (t559 - (t494 * t530 + t470 * t550) - t445 * t552)
                            + t560 * t562;
                        let t564 = t341
                            * ((t497 + (t502 + l1 * t505) * t506) * (half_m2_a2 * t512)
                                - t556 - t563);
                        let t565 = rt::lit::<T>(0.0) * t171;
                        let t566 = t195 * (t194 * t565);
                        let t567 = t74 * t566;
                        let t568 = t185 - t180;
                        let t569 = t164 * (t186 + t568);
                        let t570 = t197 * (rt::lit::<T>(2.0) * t566 + t197 * t569);
                        let t571 = t198 * t569 + t192 * t570;
                        let t572 = t200 * (t191 * t567 + t202 * (t179 * t571))
                            + t204 * (t203 * (t198 * t565 - t193 * t570));
                        let t573 = t298 * t570;
                        let t574 = t299 * t573;
                        let t575 = t208 * (t567 + t209 * t571);
                        let t576 = t299 * (t296 - t295) + t303 * t574 - t209 * t568
                            - t293 - t189 * t575;
                        let t577 = t311
                            * (t178 * t572 + (t304 + t297 * t574 - t305 - t186 * t575))
                            + t315 * (t576 - t177 * t572);
                        let t578 = t190 * t572
                            + (t216 * t573
                                - t217 * (t183 * t567 + t218 * (t171 * t571)));
                        let t579 = (t168 * t211 + k2 * t219
                            + (t162 * t302 - t165 * t308)) * t578
                            - t309 * (t175 * t572 + (t207 * t573 + t184 * t575));
                        let t580 = t310
                            + (t315 * (t210 * t301 - t316) - t311 * (t314 + t210 * t307))
                            - t86 * (t577 + t579);
                        let t581 = m2_a2 * t86;
                        let t582 = m2_a2 * t87;
                        let t583 = k3 * t87;
                        let t584 = k3 * t86;
                        let t585 = t581 * t584;
                        let t586 = inv_m1_plus_m2 * t151;
                        let t587 = t168 - t585 - t582 * t586;
                        let t588 = t146 - t585 - t151 * t586;
                        let t589 = rt::lit::<T>(1.0) / t588;
                        let t590 = t587 * t589;
                        let t591 = k2 - t582 * t583 - t585 - t587 * t590;
                        let t592 = inv_m1_plus_m2 / t591;
                        let t593 = t581 * t592;
                        let t594 = t588 * t591;
                        let t595 = inv_m1_plus_m2 / t594;
                        let t596 = t581 * t587;
                        let t597 = t595 * t596;
                        let t598 = t593 - t597;
                        let t599 = rt::lit::<T>(1.0) / t591;
                        let t600 = inv_m1_plus_m2 / t588;
                        let t601 = t151 * t600;
                        let t602 = rt::lit::<T>(1.0) / t594;
                        let t603 = t151 * t587;
                        let t604 = t603 * t600 - t583;
                        let t605 = t602 * (t587 * t604);
                        let t606 = t601 + t605;
                        let t607 = t582 * t604;
                        let t608 = t607 * t592;
                        let t609 = t586 * t606 + (inv_m1_plus_m2 - t608);
                        let t610 = t591 * t609;
                        let t611 = rt::lit::<T>(1.0) / (t591 * t610);
                        let t612 = t611 * (t604 * t604);
                        let t613 = t86 * t584;
                        let t614 = t181 - t613 - t87 * t586;
                        let t615 = l2 - t87 * t583 - t613 - t590 * t614;
                        let t616 = t599 * t615;
                        let t617 = rt::lit::<T>(1.0) / t610;
                        let t618 = t584 * t606;
                        let t619 = t581 * t604;
                        let t620 = t592 * t619;
                        let t621 = t618 - t620;
                        let t622 = t604 * t599;
                        let t623 = t86 * t621 + (t87 * t609 + (l2 * t622 - t181 * t606));
                        let t624 = t617 * (t604 * t623);
                        let t625 = t616 - t624;
                        let t626 = inv_m1_plus_m2 * t87;
                        let t627 = t582 * t615;
                        let t628 = t592 * t627;
                        let t629 = t589 * t614;
                        let t630 = t602 * (t587 * t615);
                        let t631 = t629 - t630;
                        let t632 = t628 + t586 * t631;
                        let t633 = t626 - t632;
                        let t634 = t584 * t631;
                        let t635 = t581 * t615;
                        let t636 = t592 * t635;
                        let t637 = inv_m1_plus_m2 * t86;
                        let t638 = t634 + (t636 - t637);
                        let t639 = t623 * (rt::lit::<T>(1.0) / t609);
                        let t640 = t87 * t633 + (t181 * t631 + l2 * t616 - t86 * t638)
                            - t623 * t639;
                        let t641 = t625 * (rt::lit::<T>(1.0) / t640);
                        let t642 = t599 - t612 - t625 * t641;
                        let t643 = rt::lit::<T>(1.0) / t642;
                        let t644 = t74 * t643;
                        let t645 = t181 * t144 + t598 * t644;
                        let t646 = t74 * t625;
                        let t647 = t640 * t642;
                        let t648 = rt::lit::<T>(1.0) / t647;
                        let t649 = t646 * t648;
                        let t650 = t638 * t649;
                        let t651 = rt::lit::<T>(1.0) / (t609 * t647);
                        let t652 = t651 * (t623 * t646);
                        let t653 = rt::lit::<T>(1.0) / (t610 * t642);
                        let t654 = t653 * (t74 * t604);
                        let t655 = t652 - t654;
                        let t656 = t621 * t655;
                        let t657 = t645 - t650 - t656;
                        let t658 = t657 * (rt::lit::<T>(2.0) * t87);
                        let t659 = t609 * t655;
                        let t660 = t603 * t595;
                        let t661 = t582 * t592;
                        let t662 = t660 - t661;
                        let t663 = t659 + (t662 * t644 - t633 * t649);
                        let t664 = rt::lit::<T>(1.0) / (t594 * t642);
                        let t665 = t664 * (t74 * t587);
                        let t666 = t145 - t665 - t631 * t649 - t606 * t655;
                        let t667 = rt::lit::<T>(2.0) * t86;
                        let t668 = rt::lit::<T>(1.0) / (t591 * t642);
                        let t669 = t74 * t668;
                        let t670 = rt::lit::<T>(1.0) / (t591 * t647);
                        let t671 = t670 * (t615 * t646);
                        let t672 = t622 * t655 + (t669 - t671);
                        let t673 = t672 + t666;
                        let t674 = m1_plus_m2 * t657 - t581 * t673;
                        let t675 = t582 * t584;
                        let t676 = t675 + t581 * t583;
                        let t677 = t581 * t586;
                        let t678 = t676 + (l1_m2_a2 * t86 - t675) - t677;
                        let t679 = t676 + k8 * t86 - t151 * t584 - t677;
                        let t680 = t590 * t679 - t678;
                        let t681 = t589 * t680;
                        let t682 = t590 * t678 - t587 * t681;
                        let t683 = m1_plus_m2 * t682;
                        let t684 = t588 * t682 - t591 * t679;
                        let t685 = m1_plus_m2 * t684;
                        let t686 = t592 * (t582 - t593 * t683)
                            - t595 * (t582 * t587 - t581 * t678 - t597 * t685);
                        let t687 = t312 + t86 * (t583 - t586);
                        let t688 = t590 * t687 - t614 * t681;
                        let t689 = t599 * (t688 - t616 * t682);
                        let t690 = t584 + t600 * (t151 * t680 - t596);
                        let t691 = t589 * (t601 * t679 - t584)
                            + t602 * (t587 * t690 - t604 * t678 - t605 * t684);
                        let t692 = t586 * t691
                            - (t618 + t592 * (t582 * t690 - t619 - t608 * t683));
                        let t693 = t584 * t691
                            + (t583 * t606 - t592 * (t607 + t581 * t690 - t620 * t683));
                        let t694 = t599 * (t690 - t622 * t682);
                        [
                            t226,
                            t227,
                            t233,
                            t239,
                            t248,
                            t250,
                            t252,
                            t255,
                            t257,
                            t258,
                            t259,
                            t264,
                            t267,
                            t268,
                            t270,
                            t272,
                            t274,
                            t275,
                            t279,
                            t283,
                            t286,
                            t289,
                            t292,
                            t297,
                            t298,
                            t300,
                            t303,
                            t306,
                            t312,
                            t322,
                            x_new,
                            t328,
                            t329,
                            y_new,
                            t333,
                            t335,
                            theta_new,
                            t337,
                            t339,
                            t341,
                            phi_new,
                            rho1_new,
                            ahead5_new,
                            ahead2_new,
                            ahead3_new,
                            ahead1_new,
                            ahead4_new,
                            ahead8_new,
                            ahead10_new,
                            ahead6_new,
                            t363,
                            ahead9_new,
                            t365,
                            ahead7_new,
                            ahead11_new,
                            ahead22_new,
                            t368,
                            ahead23_new,
                            ahead25_new,
                            ahead26_new,
                            ahead27_new,
                            ahead24_new,
                            ahead12_new,
                            ahead35_new,
                            ahead28_new,
                            t375,
                            t376,
                            t377,
                            t378,
                            ahead36_new,
                            t380,
                            ahead29_new,
                            t381,
                            ahead30_new,
                            ahead31_new,
                            t382,
                            t383,
                            ahead37_new,
                            ahead38_new,
                            ahead39_new,
                            ahead40_new,
                            t386,
                            t387,
                            ahead33_new,
                            ahead20_new,
                            ahead43_new,
                            ahead42_new,
                            ahead19_new,
                            ahead41_new,
                            t392,
                            t393,
                            ahead34_new,
                            ahead17_new,
                            ahead18_new,
                            t395,
                            t396,
                            t397,
                            ahead16_new,
                            t398,
                            ahead15_new,
                            t399,
                            t400,
                            t401,
                            t402,
                            t403,
                            t419,
                            t430,
                            t437,
                            t443,
                            t445,
                            t448,
                            t454,
                            t456,
                            t460,
                            t461,
                            t462,
                            t465,
                            t470,
                            t471,
                            t472,
                            t477,
                            t479,
                            t480,
                            t481,
                            t482,
                            t483,
                            t484,
                            t487,
                            t488,
                            t489,
                            t490,
                            t491,
                            t493,
                            t495,
                            t496,
                            t497,
                            t498,
                            t499,
                            t500,
                            t501,
                            t502,
                            t504,
                            t505,
                            t506,
                            t508,
                            t509,
                            t510,
                            t512,
                            t513,
                            t539,
                            t553,
                            t558,
                            t560,
                            t564,
                            t580,
                            t581,
                            t582,
                            t583,
                            t584,
                            t586,
                            t587,
                            t589,
                            t591,
                            t592,
                            t594,
                            t595,
                            t596,
                            t598,
                            t602,
                            t604,
                            t606,
                            t609,
                            t610,
                            t611,
                            t612,
                            t615,
                            t617,
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
                            t693,
                            t694,
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m1_a1,
                        m2_a2,
                        a2_squared,
                        k1,
                        twice_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        l1_m2_a2,
                        half_m2_a2,
                        a_w,
                        k4,
                        k6,
                        k7,
                        k8,
                        m1_a1_plus_m2_l1,
                        t74,
                        k9,
                        t93,
                        t89,
                        t6,
                        t94,
                        t90,
                        t16,
                        t17,
                        t106,
                        t84,
                        t130,
                        t124,
                        t114,
                        t143,
                        t148,
                        t87,
                        t151,
                        t149,
                        t86,
                        t153,
                        t164,
                        t165,
                        t156,
                        t162,
                        t146,
                        t168,
                        t181,
                        t144,
                        t145,
                        t169,
                        t171,
                        t190,
                        t172,
                        t175,
                        t176,
                        t178,
                        t177,
                        t183,
                        t180,
                        t184,
                        t185,
                        t186,
                        t189,
                        t179,
                        t191,
                        t193,
                        t192,
                        t194,
                        t195,
                        t197,
                        t198,
                        t208,
                        t209,
                        t200,
                        t202,
                        t203,
                        t204,
                        t205,
                        t207,
                        t210,
                        t217,
                        t218,
                        t216,
                        t219,
                        t211,
                        t213,
                        t222,
                        t214,
                        t221,
                        t223,
                        t224,
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
                        ahead15,
                        ahead16,
                        ahead17,
                        ahead18,
                        ahead19,
                        ahead20,
                    ])
                };
                let [work_new, ahead13_new, ahead14_new, ahead21_new, ahead32_new,
                ahead44_new, ahead45_new, ahead46_new, ahead47_new, ahead48_new,
                ahead49_new, ahead50_new, ahead51_new, ahead52_new, ahead53_new,
                ahead54_new, ahead55_new, ahead56_new, ahead57_new, ahead58_new,
                ahead59_new, ahead60_new, ahead61_new, ahead62_new, ahead63_new,
                ahead64_new, ahead65_new, ahead66_new, ahead68_new, ahead70_new,
                ahead71_new, ahead72_new, ahead73_new, ahead74_new, ahead75_new,
                ahead76_new, ahead77_new, ahead79_new, ahead81_new, ahead82_new,
                ahead83_new, ahead84_new, ahead85_new, ahead86_new, ahead87_new,
                ahead88_new, ahead89_new, ahead90_new, ahead91_new, ahead92_new,
                ahead93_new, ahead94_new, ahead95_new, ahead96_new, ahead97_new,
                ahead98_new, ahead99_new, ahead100_new, ahead101_new, ahead102_new,
                ahead103_new, ahead104_new, ahead105_new, ahead106_new, ahead107_new] = {
                    #[inline(never)]
                    fn part<T: Scalar>(
                        [m1_plus_m2,
                        m2_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        l1_m2_a2,
                        half_m2_a2,
                        cos_w_t_a_w,
                        k4,
                        k6,
                        k7,
                        twice_l1,
                        twice_m1_a1,
                        k8,
                        sin_w_t,
                        w_a_w,
                        t74,
                        t72,
                        t252,
                        inv_ahead37,
                        inv_ahead38,
                        inv_ahead39,
                        inv_ahead40,
                        inv_ahead42,
                        inv_ahead43,
                        t250,
                        k9,
                        rho1_over_ahead21,
                        t12,
                        cos_w_t_a_w_ahead36,
                        ahead4_ahead12,
                        ahead1_ahead12,
                        t88,
                        t13,
                        t4,
                        ahead35_inv_ahead39,
                        t1,
                        ahead23_inv_ahead40,
                        t2,
                        t3,
                        t92,
                        t91,
                        t14,
                        t15,
                        ahead28_inv_ahead42,
                        t5,
                        t6,
                        t94,
                        t90,
                        t101,
                        t99,
                        t16,
                        t17,
                        t100,
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
                        t34,
                        t11,
                        t53,
                        t107,
                        t108,
                        t33,
                        t42,
                        t41,
                        t44,
                        t47,
                        t50,
                        t49,
                        t55,
                        t52,
                        t56,
                        t57,
                        t58,
                        t60,
                        t117,
                        t118,
                        t119,
                        t125,
                        t51,
                        t61,
                        t63,
                        t62,
                        t64,
                        t65,
                        t66,
                        t67,
                        t68,
                        t120,
                        t121,
                        t111,
                        t112,
                        t70,
                        t76,
                        t77,
                        t78,
                        t126,
                        t127,
                        t128,
                        t115,
                        t122,
                        t109,
                        t110,
                        t113,
                        t82,
                        t83,
                        t80,
                        t81,
                        t84,
                        t129,
                        t130,
                        t123,
                        t124,
                        t114,
                        t137,
                        t133,
                        t131,
                        t134,
                        t138,
                        t136,
                        t132,
                        t148,
                        t87,
                        t150,
                        t151,
                        t149,
                        t86,
                        t152,
                        t164,
                        t155,
                        t161,
                        t146,
                        t168,
                        t181,
                        t144,
                        t169,
                        t174,
                        t190,
                        t175,
                        t178,
                        t177,
                        t183,
                        t184,
                        t186,
                        t189,
                        t297,
                        t303,
                        t191,
                        t196,
                        t298,
                        t208,
                        t200,
                        t203,
                        t306,
                        t300,
                        t206,
                        t210,
                        t217,
                        t215,
                        t219,
                        t312,
                        t213,
                        t233,
                        t214,
                        t221,
                        t223,
                        t224,
                        t226,
                        t227,
                        t322,
                        t239,
                        t255,
                        t267,
                        t257,
                        t259,
                        t258,
                        t264,
                        t272,
                        t274,
                        t275,
                        t248,
                        t268,
                        t270,
                        t279,
                        t289,
                        t283,
                        t286,
                        t292,
                        t328,
                        t329,
                        t333,
                        t335,
                        t339,
                        t337,
                        t341,
                        ahead1_new,
                        ahead2_new,
                        ahead3_new,
                        ahead4_new,
                        ahead5_new,
                        t365,
                        t363,
                        ahead10_new,
                        ahead11_new,
                        ahead12_new,
                        t368,
                        t380,
                        t381,
                        ahead30_new,
                        t386,
                        t387,
                        t375,
                        t376,
                        t382,
                        t377,
                        t378,
                        t383,
                        ahead37_new,
                        t400,
                        t401,
                        t396,
                        t397,
                        t403,
                        t581,
                        t582,
                        t584,
                        t586,
                        t583,
                        t587,
                        t589,
                        t591,
                        t604,
                        t622,
                        t594,
                        t602,
                        t606,
                        t592,
                        t609,
                        t621,
                        t615,
                        t637,
                        t626,
                        t629,
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
                        t595,
                        t660,
                        t661,
                        t662,
                        t596,
                        t598,
                        t623,
                        t639,
                        t610,
                        t640,
                        t617,
                        t624,
                        t641,
                        t611,
                        t612,
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
                        t679,
                        t678,
                        t682,
                        t690,
                        t694,
                        t684,
                        t691,
                        t683,
                        t692,
                        t693,
                        t687,
                        t688,
                        t689,
                        t685,
                        t673,
                        t674,
                        t658,
                        t430,
                        t443,
                        t461,
                        t445,
                        t448,
                        t460,
                        t454,
                        t465,
                        t470,
                        t471,
                        t472,
                        t477,
                        t499,
                        t500,
                        t501,
                        t437,
                        t462,
                        t479,
                        t456,
                        t480,
                        t481,
                        t482,
                        t483,
                        t487,
                        t488,
                        t490,
                        t491,
                        t493,
                        t495,
                        t489,
                        t498,
                        t502,
                        t504,
                        t509,
                        t510,
                        t508,
                        t484,
                        t496,
                        t505,
                        t539,
                        t512,
                        t513,
                        t553,
                        t558,
                        t560,
                        t497,
                        t392,
                        t399,
                        t398,
                        t395,
                        t393,
                        t402,
                        t506,
                        t419,
                        t667,
                        t686,
                        t580,
                        t564,
                        m1,
                        j1,
                        a1,
                        l1,
                        m2,
                        j2,
                        a2,
                        l2,
                        work,
                        ahead2,
                        ahead3,
                        ahead5,
                        ahead7,
                        ahead9,
                        ahead10,
                        ahead11,
                        ahead12,
                        ahead15,
                        ahead16,
                        ahead17,
                        ahead18,
                        ahead19,
                        ahead20,
                        ahead24,
                        ahead25,
                        ahead26,
                        ahead27,
                        ahead28,
                        ahead29,
                        ahead30,
                        ahead31,
                        ahead32,
                        ahead33,
                        ahead34,
                        ahead35,
                        ahead36,
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
                        ahead103,
                        ahead104,
                        ahead105,
                        ahead106,
                        ]: [T; 480],
                    ) -> [T; 65] {
                        let t695 = t86 * t693
                            + (l2 * t694 + t312 * t606 - t86 * t609 - t181 * t691);
                        let t696 = t87 * (t621 + t692) + t695;
                        let t697 = t609 * t682 + t591 * t692;
                        let t698 = t689
                            - t617 * (t623 * t690 + t604 * t696 - t624 * t697);
                        let t699 = t589 * (t629 * t679 - t687)
                            - t602 * (t587 * t688 - t615 * t678 - t630 * t684);
                        let t700 = t86 * t633;
                        let t701 = t584 * t699
                            + (t583 * t631
                                + (t592 * (t627 + t581 * t688 - t636 * t683) - t626));
                        let t702 = t586 * t699
                            + (t637 + t592 * (t582 * t688 - t635 - t628 * t683) - t634);
                        let t703 = t181 * t699 + (l2 * t689 - t312 * t631) - t700
                            - t86 * t701 - t87 * (t638 + t702);
                        let t704 = t703 - t639 * t696 - t639 * (t696 - t639 * t692);
                        let t705 = t682 / (t591 * t591)
                            + t611
                                * (t690 * (rt::lit::<T>(2.0) * t604)
                                    - t612 * (t610 * t682 + t591 * t697));
                        let t706 = t641 * (t698 - t641 * t704) + (t641 * t698 + t705);
                        let t707 = t644 * (t643 * t706);
                        let t708 = t644 * t686 - t144 * t312
                            + (t598 * t707 - t649 * t701) - t655 * t693;
                        let t709 = t74 * t698;
                        let t710 = t642 * t704 - t640 * t706;
                        let t711 = t648 * (t709 - t649 * t710);
                        let t712 = t651
                            * (t646 * t696 + t623 * t709
                                - t652 * (t647 * t692 + t609 * t710));
                        let t713 = t712
                            - t653 * (t74 * t690 - t654 * (t642 * t697 - t610 * t706));
                        let t714 = m1_plus_m2 * t663 + (t151 * t666 + t582 * t672);
                        let t715 = t592 * (t581 + t661 * t683)
                            - t595 * (t660 * t685 + (t596 + t151 * t678));
                        let t716 = t655 * t692
                            + (t649 * t702 + (t644 * t715 + t662 * t707)) - t633 * t711;
                        let t717 = t674 * (t708 - t638 * t711 - t621 * t713)
                            + t714 * (t609 * t713 + t716);
                        let t718 = t581 * t657;
                        let t719 = t146 * t666 + t168 * t672 + (t151 * t663 - t718);
                        let t720 = t664
                            * (t74 * t678 + t665 * (t642 * t684 - t594 * t706))
                            + (t87 * t144 - t649 * t699);
                        let t721 = t168 * t666 + k2 * t672 + (t582 * t663 - t718);
                        let t722 = t670
                            * (t646 * t688 + t615 * t709
                                - t671 * (t647 * t682 + t591 * t710));
                        let t723 = t622 * t713
                            + (t655 * t694 - t669 * (t668 * (t642 * t682 - t591 * t706))
                                - t722);
                        let t724 = t719
                            * (t720 - (t655 * t691 + t631 * t711) - t606 * t713)
                            + t721 * t723;
                        let t725 = t219
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
                        let t734 = t120 * t731;
                        let t735 = t121 * t734;
                        let t736 = t111 * (t728 + t112 * t732);
                        let t737 = t121 * (t118 - t117) + t125 * t735 - t112 * t729
                            - t115 - t60 * t736;
                        let t738 = t133
                            * (t50 * t733 + (t126 + t119 * t735 - t127 - t58 * t736))
                            + t137 * (t737 - t49 * t733);
                        let t739 = t44 * t733
                            + (t81 * t734 - t82 * (t55 * t728 + t83 * (t42 * t732)));
                        let t740 = (t11 * t114 + k2 * t84 + (t30 * t124 - t23 * t130))
                            * t739 - t131 * (t47 * t733 + (t110 * t734 + t56 * t736));
                        let t741 = t132
                            + (t137 * (t113 * t123 - t138) - t133 * (t136 + t113 * t129))
                            - t8 * (t738 + t740);
                        let t742 = m2_a2 * t8;
                        let t743 = m2_a2 * t9;
                        let t744 = k3 * t9;
                        let t745 = k3 * t8;
                        let t746 = t742 * t745;
                        let t747 = inv_m1_plus_m2 * t25;
                        let t748 = t11 - t746 - t743 * t747;
                        let t749 = t34 - t746 - t25 * t747;
                        let t750 = rt::lit::<T>(1.0) / t749;
                        let t751 = t748 * t750;
                        let t752 = k2 - t743 * t744 - t746 - t748 * t751;
                        let t753 = inv_m1_plus_m2 / t752;
                        let t754 = t742 * t753;
                        let t755 = t749 * t752;
                        let t756 = inv_m1_plus_m2 / t755;
                        let t757 = t742 * t748;
                        let t758 = t756 * t757;
                        let t759 = t754 - t758;
                        let t760 = rt::lit::<T>(1.0) / t752;
                        let t761 = inv_m1_plus_m2 / t749;
                        let t762 = t25 * t761;
                        let t763 = rt::lit::<T>(1.0) / t755;
                        let t764 = t25 * t748;
                        let t765 = t764 * t761 - t744;
                        let t766 = t763 * (t748 * t765);
                        let t767 = t762 + t766;
                        let t768 = t743 * t765;
                        let t769 = t768 * t753;
                        let t770 = t747 * t767 + (inv_m1_plus_m2 - t769);
                        let t771 = t752 * t770;
                        let t772 = rt::lit::<T>(1.0) / (t752 * t771);
                        let t773 = t772 * (t765 * t765);
                        let t774 = t8 * t745;
                        let t775 = t53 - t774 - t9 * t747;
                        let t776 = l2 - t9 * t744 - t774 - t751 * t775;
                        let t777 = t760 * t776;
                        let t778 = rt::lit::<T>(1.0) / t771;
                        let t779 = t745 * t767;
                        let t780 = t742 * t765;
                        let t781 = t753 * t780;
                        let t782 = t779 - t781;
                        let t783 = t765 * t760;
                        let t784 = t8 * t782 + (t9 * t770 + (l2 * t783 - t53 * t767));
                        let t785 = t778 * (t765 * t784);
                        let t786 = t777 - t785;
                        let t787 = inv_m1_plus_m2 * t9;
                        let t788 = t743 * t776;
                        let t789 = t753 * t788;
                        let t790 = t750 * t775;
                        let t791 = t763 * (t748 * t776);
                        let t792 = t790 - t791;
                        let t793 = t789 + t747 * t792;
                        let t794 = t787 - t793;
                        let t795 = t745 * t792;
                        let t796 = t742 * t776;
                        let t797 = t753 * t796;
                        let t798 = inv_m1_plus_m2 * t8;
                        let t799 = t795 + (t797 - t798);
                        let t800 = t784 * (rt::lit::<T>(1.0) / t770);
                        let t801 = t9 * t794 + (t53 * t792 + l2 * t777 - t8 * t799)
                            - t784 * t800;
                        let t802 = t786 * (rt::lit::<T>(1.0) / t801);
                        let t803 = t760 - t773 - t786 * t802;
                        let t804 = rt::lit::<T>(1.0) / t803;
                        let t805 = t74 * t804;
                        let t806 = t53 * t107 + t759 * t805;
                        let t807 = t74 * t786;
                        let t808 = t801 * t803;
                        let t809 = rt::lit::<T>(1.0) / t808;
                        let t810 = t807 * t809;
                        let t811 = t799 * t810;
                        let t812 = rt::lit::<T>(1.0) / (t770 * t808);
                        let t813 = t812 * (t784 * t807);
                        let t814 = rt::lit::<T>(1.0) / (t771 * t803);
                        let t815 = t814 * (t74 * t765);
                        let t816 = t813 - t815;
                        let t817 = t782 * t816;
                        let t818 = t806 - t811 - t817;
                        let t819 = t818 * (rt::lit::<T>(2.0) * t9);
                        let t820 = t770 * t816;
                        let t821 = t764 * t756;
                        let t822 = t743 * t753;
                        let t823 = t821 - t822;
                        let t824 = t820 + (t823 * t805 - t794 * t810);
                        let t825 = rt::lit::<T>(1.0) / (t755 * t803);
                        let t826 = t825 * (t74 * t748);
                        let t827 = t108 - t826 - t792 * t810 - t767 * t816;
                        let t828 = rt::lit::<T>(2.0) * t8;
                        let t829 = rt::lit::<T>(1.0) / (t752 * t803);
                        let t830 = t74 * t829;
                        let t831 = rt::lit::<T>(1.0) / (t752 * t808);
                        let t832 = t831 * (t776 * t807);
                        let t833 = t783 * t816 + (t830 - t832);
                        let t834 = t833 + t827;
                        let t835 = m1_plus_m2 * t818 - t742 * t834;
                        let t836 = t743 * t745;
                        let t837 = t836 + t742 * t744;
                        let t838 = t742 * t747;
                        let t839 = t837 + (l1_m2_a2 * t8 - t836) - t838;
                        let t840 = t837 + k8 * t8 - t25 * t745 - t838;
                        let t841 = t751 * t840 - t839;
                        let t842 = t750 * t841;
                        let t843 = t751 * t839 - t748 * t842;
                        let t844 = m1_plus_m2 * t843;
                        let t845 = t749 * t843 - t752 * t840;
                        let t846 = m1_plus_m2 * t845;
                        let t847 = t753 * (t743 - t754 * t844)
                            - t756 * (t743 * t748 - t742 * t839 - t758 * t846);
                        let t848 = t134 + t8 * (t744 - t747);
                        let t849 = t751 * t848 - t775 * t842;
                        let t850 = t760 * (t849 - t777 * t843);
                        let t851 = t745 + t761 * (t25 * t841 - t757);
                        let t852 = t750 * (t762 * t840 - t745)
                            + t763 * (t748 * t851 - t765 * t839 - t766 * t845);
                        let t853 = t747 * t852
                            - (t779 + t753 * (t743 * t851 - t780 - t769 * t844));
                        let t854 = t745 * t852
                            + (t744 * t767 - t753 * (t768 + t742 * t851 - t781 * t844));
                        let t855 = t760 * (t851 - t783 * t843);
                        let t856 = t8 * t854
                            + (l2 * t855 + t134 * t767 - t8 * t770 - t53 * t852);
                        let t857 = t9 * (t782 + t853) + t856;
                        let t858 = t770 * t843 + t752 * t853;
                        let t859 = t850
                            - t778 * (t784 * t851 + t765 * t857 - t785 * t858);
                        let t860 = t750 * (t790 * t840 - t848)
                            - t763 * (t748 * t849 - t776 * t839 - t791 * t845);
                        let t861 = t8 * t794;
                        let t862 = t745 * t860
                            + (t744 * t792
                                + (t753 * (t788 + t742 * t849 - t797 * t844) - t787));
                        let t863 = t747 * t860
                            + (t798 + t753 * (t743 * t849 - t796 - t789 * t844) - t795);
                        let t864 = t53 * t860 + (l2 * t850 - t134 * t792) - t861
                            - t8 * t862 - t9 * (t799 + t863);
                        let t865 = t864 - t800 * t857 - t800 * (t857 - t800 * t853);
                        let t866 = t843 / (t752 * t752)
                            + t772
                                * (t851 * (rt::lit::<T>(2.0) * t765)
                                    - t773 * (t771 * t843 + t752 * t858));
                        let t867 = t802 * (t859 - t802 * t865) + (t802 * t859 + t866);
                        let t868 = t805 * (t804 * t867);
                        let t869 = t805 * t847 - t107 * t134
                            + (t759 * t868 - t810 * t862) - t816 * t854;
                        let t870 = t74 * t859;
                        let t871 = t803 * t865 - t801 * t867;
                        let t872 = t809 * (t870 - t810 * t871);
                        let t873 = t812
                            * (t807 * t857 + t784 * t870
                                - t813 * (t808 * t853 + t770 * t871));
                        let t874 = t873
                            - t814 * (t74 * t851 - t815 * (t803 * t858 - t771 * t867));
                        let t875 = m1_plus_m2 * t824 + (t25 * t827 + t743 * t833);
                        let t876 = t753 * (t742 + t822 * t844)
                            - t756 * (t821 * t846 + (t757 + t25 * t839));
                        let t877 = t816 * t853
                            + (t810 * t863 + (t805 * t876 + t823 * t868)) - t794 * t872;
                        let t878 = t835 * (t869 - t799 * t872 - t782 * t874)
                            + t875 * (t770 * t874 + t877);
                        let t879 = t742 * t818;
                        let t880 = t34 * t827 + t11 * t833 + (t25 * t824 - t879);
                        let t881 = t825
                            * (t74 * t839 + t826 * (t803 * t845 - t755 * t867))
                            + (t9 * t107 - t810 * t860);
                        let t882 = t11 * t827 + k2 * t833 + (t743 * t824 - t879);
                        let t883 = t831
                            * (t807 * t849 + t776 * t870
                                - t832 * (t808 * t843 + t752 * t871));
                        let t884 = t783 * t874
                            + (t816 * t855 - t830 * (t829 * (t803 * t843 - t752 * t867))
                                - t883);
                        let t885 = t880
                            * (t881 - (t816 * t852 + t792 * t872) - t767 * t874)
                            + t882 * t884;
                        let t886 = t84
                            * ((t819 + (t824 + l1 * t827) * t828) * (half_m2_a2 * t834)
                                - t878 - t885);
                        let t887 = t818 * t827;
                        let t888 = m2
                            * ((t819 + t824 * t828) * (a2 * t834) + twice_l1 * t887)
                            + twice_m1_a1 * t887;
                        let t889 = t72 * w_a_w;
                        let t890 = t889 * t66;
                        let t891 = t77 * (t889 * t41) - t70 * (t61 * t890);
                        let t892 = t111 * t890;
                        let t893 = t47 * t891 - (t56 * t892 + t109 * (t889 * t33));
                        let t894 = t778 * (rt::lit::<T>(0.0) * t765);
                        let t895 = t74 * t894;
                        let t896 = t793 - t787;
                        let t897 = t861 + t8 * t896;
                        let t898 = t802 * (rt::lit::<T>(2.0) * t894 - t802 * t897);
                        let t899 = t801 * t898 - t803 * t897;
                        let t900 = t809 * (t895 + t810 * t899);
                        let t901 = t804 * t898;
                        let t902 = t805 * t901;
                        let t903 = t799 * t900
                            + (t805 * (t822 - t821) - t759 * t902 - t810 * t896 - t820);
                        let t904 = t815 * t901
                            - t812 * (t784 * t895 + t813 * (t770 * t899));
                        let t905 = t875
                            * (t770 * t904
                                + (t794 * t900 + (t806 - (t811 + t823 * t902) - t817)));
                        let t906 = t783 * t904
                            + (t831 * (t776 * t895 + t832 * (t752 * t899))
                                - t830 * t901);
                        let t907 = j1 * t893 - (t835 * (t903 - t782 * t904) + t905)
                            - (t880 * (t826 * t901 + t792 * t900 - t767 * t904)
                                + t882 * t906);
                        let t908 = a1 * t149;
                        let t909 = t889 * t196;
                        let t910 = t203 * (t889 * t174) - t200 * (t191 * t909);
                        let t911 = t208 * t909;
                        let t912 = t889 * t298;
                        let t913 = t178 * t910 + (t186 * t911 - t297 * t912);
                        let t914 = t175 * t910 - (t184 * t911 + t206 * (t889 * t169));
                        let t915 = a1 * t148;
                        let t916 = t177 * t910 + (t303 * t912 - t189 * t911);
                        let t917 = a1 * t19;
                        let t918 = t889 * t120;
                        let t919 = t49 * t891 + (t125 * t918 - t60 * t892);
                        let t920 = a1 * t20;
                        let t921 = t50 * t891 + (t58 * t892 - t119 * t918);
                        let t922 = (t128 + t113 * t917) * (t917 * t893 - t919)
                            + (t122 - t113 * t920) * (t921 - t920 * t893);
                        let t923 = (t300 - t210 * t908) * (t913 - t908 * t914)
                            + ((t306 + t210 * t915) * (t915 * t914 - t916) + t922);
                        let t924 = t725
                            + (t107 * t741
                                + (t886 - t113 * (rt::lit::<T>(0.5) * t888 + t907)))
                            - m1 * t923;
                        let t925 = a2 * t161;
                        let t926 = t150 * t149 - a2 * t155;
                        let t927 = t190 * t910 + (t217 * (t183 * t909) - t889 * t215);
                        let t928 = (t300 + t219 * t925 - t210 * t926)
                            * (t913 + t925 * t927 - t926 * t914);
                        let t929 = a2 * t29;
                        let t930 = t24 * t20 - a2 * t28;
                        let t931 = t44 * t891 + (t82 * (t55 * t890) - t889 * t80);
                        let t932 = (t122 + t84 * t929 - t113 * t930)
                            * (t921 + t929 * t931 - t930 * t893);
                        let t933 = t19 * t24 + a2 * t21;
                        let t934 = a2 * t22;
                        let t935 = (t128 + t113 * t933 - t84 * t934)
                            * (t919 + t934 * t931 - t933 * t893);
                        let t936 = t148 * t150 + a2 * t152;
                        let t937 = a2 * t164;
                        let t938 = (t306 + t210 * t936 - t219 * t937)
                            * (t916 + t937 * t927 - t936 * t914);
                        let t939 = t657 * t666;
                        let t940 = m2
                            * ((t658 + t663 * t667) * (a2 * t673) + twice_l1 * t939)
                            + twice_m1_a1 * t939;
                        let t941 = t617 * (rt::lit::<T>(0.0) * t604);
                        let t942 = t74 * t941;
                        let t943 = t632 - t626;
                        let t944 = t700 + t86 * t943;
                        let t945 = t641 * (rt::lit::<T>(2.0) * t941 - t641 * t944);
                        let t946 = t640 * t945 - t642 * t944;
                        let t947 = t648 * (t942 + t649 * t946);
                        let t948 = t643 * t945;
                        let t949 = t644 * t948;
                        let t950 = t638 * t947
                            + (t644 * (t661 - t660) - t598 * t949 - t649 * t943 - t659);
                        let t951 = t654 * t948
                            - t651 * (t623 * t942 + t652 * (t609 * t946));
                        let t952 = t714
                            * (t609 * t951
                                + (t633 * t947 + (t645 - (t650 + t662 * t949) - t656)));
                        let t953 = t622 * t951
                            + (t670 * (t615 * t942 + t671 * (t591 * t946))
                                - t669 * t948);
                        let t954 = j1 * t914 - (t674 * (t950 - t621 * t951) + t952)
                            - (t719 * (t665 * t948 + t631 * t947 - t606 * t951)
                                + t721 * t953);
                        let t955 = t210 * (rt::lit::<T>(0.5) * t940 + t954)
                            + j2
                                * ((t84 - t113) * (t931 - t893)
                                    + (t219 - t210) * (t927 - t914));
                        let t956 = rt::lit::<T>(2.0)
                            * (t144 * t580
                                + (t924 - (m2 * (t928 + (t932 - t935) - t938) + t955)));
                        let cos_w_t_a_w_ahead70 = cos_w_t_a_w * ahead70;
                        let t957 = t2 * (ahead74 * inv_ahead40)
                            + inv_ahead39
                                * (ahead69 * cos_w_t_a_w_ahead36
                                    - ahead35 * cos_w_t_a_w_ahead70 - ahead73 * t1);
                        let t958 = inv_ahead38 * (cos_w_t_a_w_ahead70 + ahead72 * t13);
                        let ahead71_inv_ahead37 = ahead71 * inv_ahead37;
                        let t959 = t88 * ahead71_inv_ahead37;
                        let t960 = (ahead11 * t17 + k2 * t6
                            + (ahead9 * t90 - ahead7 * t94))
                            * (ahead24 * t957
                                + (inv_ahead42
                                    * (ahead28 * cos_w_t_a_w_ahead70 + ahead75 * t5)
                                    - t4 * ahead71_inv_ahead37));
                        let t961 = t97
                            * (ahead26 * t957
                                + (ahead30 * t958 + (t91 - (t92 + ahead33 * t959)))) + t960;
                        let t962 = ahead31 * t958
                            + (ahead32 * t88 - ahead34 * t959
                                - (ahead68 * t13 + ahead67 * t3));
                        let t963 = t100 * (t962 - ahead27 * t957)
                            - t95
                                * (ahead25 * t957
                                    - (ahead29 * t958 + t15 * ahead71_inv_ahead37));
                        let t964 = t96 + t100 * (ahead1_ahead12 * t16 - t101)
                            - t97 * (t99 + ahead4_ahead12 * t16)
                            - ahead5 * (t961 + t963);
                        let inv_ahead60 = rt::lit::<T>(1.0) / ahead60;
                        let t965 = cos_w_t_a_w * inv_ahead60;
                        let t966 = ahead12 * rho1_over_ahead21 + ahead57 * t965;
                        let cos_w_t_a_w_ahead59 = cos_w_t_a_w * ahead59;
                        let inv_ahead61 = rt::lit::<T>(1.0) / ahead61;
                        let t967 = cos_w_t_a_w_ahead59 * inv_ahead61;
                        let t968 = ahead55 * t967;
                        let inv_ahead62 = rt::lit::<T>(1.0) / ahead62;
                        let t969 = cos_w_t_a_w_ahead59 * (ahead58 * inv_ahead62);
                        let inv_ahead63 = rt::lit::<T>(1.0) / ahead63;
                        let t970 = cos_w_t_a_w * (ahead47 * inv_ahead63);
                        let t971 = t969 - t970;
                        let t972 = ahead51 * t971;
                        let t973 = t966 - t968 - t972;
                        let t974 = rt::lit::<T>(2.0) * ahead2 * t973;
                        let twice_ahead5 = rt::lit::<T>(2.0) * ahead5;
                        let t975 = ahead50 * t971 + (ahead56 * t965 - ahead54 * t967);
                        let inv_ahead64 = rt::lit::<T>(1.0) / ahead64;
                        let t976 = cos_w_t_a_w * (ahead46 * inv_ahead64);
                        let t977 = t12 - t976 - ahead53 * t967 - ahead49 * t971;
                        let inv_ahead66 = rt::lit::<T>(1.0) / ahead66;
                        let t978 = cos_w_t_a_w * inv_ahead66;
                        let inv_ahead65 = rt::lit::<T>(1.0) / ahead65;
                        let t979 = cos_w_t_a_w_ahead59 * (ahead52 * inv_ahead65);
                        let t980 = ahead48 * t971 + (t978 - t979);
                        let t981 = t980 + t977;
                        let t982 = m1_plus_m2 * t973 - ahead44 * t981;
                        let t983 = t965 * (ahead100 * inv_ahead60);
                        let t984 = ahead57 * t983 - ahead95 * t967
                            + (ahead97 * t965 - ahead76 * rho1_over_ahead21
                                - ahead91 * t971);
                        let cos_w_t_a_w_ahead99 = cos_w_t_a_w * ahead99;
                        let t985 = inv_ahead61 * (cos_w_t_a_w_ahead99 - ahead101 * t967);
                        let t986 = inv_ahead62
                            * (ahead98 * cos_w_t_a_w_ahead59
                                + ahead58 * cos_w_t_a_w_ahead99 - ahead102 * t969)
                            - inv_ahead63 * (cos_w_t_a_w * ahead87 - ahead103 * t970);
                        let t987 = m1_plus_m2 * t975 + (ahead3 * t977 + ahead45 * t980);
                        let t988 = ahead94 * t967 + ahead96 * t965
                            + (ahead90 * t971 + ahead56 * t983) - ahead54 * t985;
                        let t989 = t982 * (t984 - ahead55 * t985 - ahead51 * t986)
                            + t987 * (ahead50 * t986 + t988);
                        let t990 = ahead44 * t973;
                        let t991 = ahead10 * t977 + ahead11 * t980
                            + (ahead3 * t975 - t990);
                        let t992 = ahead2 * rho1_over_ahead21 - ahead93 * t967
                            + (inv_ahead64 * (cos_w_t_a_w * ahead86 + ahead104 * t976)
                                - ahead89 * t971);
                        let t993 = ahead11 * t977 + k2 * t980 + (ahead45 * t975 - t990);
                        let t994 = ahead88 * t971 - t978 * (ahead106 * inv_ahead66)
                            - inv_ahead65
                                * (ahead92 * cos_w_t_a_w_ahead59
                                    + ahead52 * cos_w_t_a_w_ahead99 - ahead105 * t979);
                        let t995 = t991 * (t992 - ahead53 * t985 - ahead49 * t986)
                            + t993 * (ahead48 * t986 + t994);
                        let t996 = t6
                            * ((t974 + twice_ahead5 * (t975 + l1 * t977))
                                * (half_m2_a2 * t981) - t989 - t995);
                        let t997 = t973 * t977;
                        let t998 = m2
                            * ((t974 + twice_ahead5 * t975) * (a2 * t981)
                                + twice_l1 * t997) + twice_m1_a1 * t997;
                        let sin_w_t_w_a_w = sin_w_t * w_a_w;
                        let t999 = ahead36 * sin_w_t_w_a_w;
                        let t1000 = sin_w_t_w_a_w * ahead23_inv_ahead40
                            - t999 * ahead35_inv_ahead39;
                        let t1001 = inv_ahead38 * t999;
                        let t1002 = ahead25 * t1000
                            - (ahead29 * t1001 + sin_w_t_w_a_w * t14);
                        let cos_w_t_a_w_ahead81 = cos_w_t_a_w * ahead81;
                        let t1003 = inv_ahead61 * (cos_w_t_a_w_ahead81 + ahead83 * t967);
                        let ahead82_inv_ahead60 = ahead82 * inv_ahead60;
                        let t1004 = t965 * ahead82_inv_ahead60;
                        let t1005 = ahead55 * t1003
                            + (ahead77 * t965 - ahead57 * t1004
                                - (ahead79 * t967 + ahead78 * t971));
                        let t1006 = t970 * ahead82_inv_ahead60
                            + inv_ahead62
                                * (ahead80 * cos_w_t_a_w_ahead59
                                    - ahead58 * cos_w_t_a_w_ahead81 - ahead84 * t969);
                        let t1007 = t993
                            * (ahead48 * t1006
                                + (inv_ahead65
                                    * (ahead52 * cos_w_t_a_w_ahead81 + ahead85 * t979)
                                    - t978 * ahead82_inv_ahead60));
                        let t1008 = t987
                            * (ahead50 * t1006
                                + (ahead54 * t1003
                                    + (t966 - t972 - (t968 + ahead56 * t1004))));
                        let t1009 = j1 * t1002 - t982 * (t1005 - ahead51 * t1006) - t1007
                            - (t1008
                                + t991
                                    * (ahead53 * t1003 + t976 * ahead82_inv_ahead60
                                        - ahead49 * t1006));
                        let t1010 = a1 * t214;
                        let t1011 = t250 * w_a_w;
                        let t1012 = t1011 * t270;
                        let t1013 = t286 * (t1011 * t255) - t283 * (t268 * t1012);
                        let t1014 = t289 * t1012;
                        let t1015 = t1011 * t279;
                        let t1016 = t259 * t1013 + (t274 * t1014 - t328 * t1015);
                        let t1017 = t257 * t1013
                            - (t272 * t1014 + t333 * (t1011 * t239));
                        let t1018 = a1 * t213;
                        let t1019 = t258 * t1013 + (t248 * t1015 - t275 * t1014);
                        let t1020 = sin_w_t_w_a_w * inv_ahead37;
                        let t1021 = ahead27 * t1000
                            + (ahead34 * t1020 - ahead31 * t1001);
                        let t1022 = ahead26 * t1000
                            + (ahead30 * t1001 - ahead33 * t1020);
                        let t1023 = (t292 + t335 * t1018) * (t1018 * t1017 - t1019)
                            + (t400 * (ahead15 * t1002 - t1021)
                                + t401 * (t1022 - ahead16 * t1002));
                        let t1024 = t564
                            + (t956
                                + (rho1_over_ahead21 * t964
                                    + (t996 - t16 * (rt::lit::<T>(0.5) * t998 + t1009))))
                            - m1
                                * ((t329 - t335 * t1010) * (t1016 - t1010 * t1017) + t1023);
                        let t1025 = a2 * t227;
                        let t1026 = t233 * t214 - a2 * t226;
                        let t1027 = t267 * t1013
                            + (t339 * (t264 * t1012) - t1011 * t337);
                        let t1028 = (t329 + t341 * t1025 - t335 * t1026)
                            * (t1016 + t1025 * t1027 - t1026 * t1017);
                        let t1029 = ahead24 * t1000
                            + (t999 * ahead28_inv_ahead42 - sin_w_t_w_a_w * inv_ahead43);
                        let t1030 = t397 * (t1022 + ahead20 * t1029 - ahead19 * t1002)
                            - t396 * (t1021 + ahead18 * t1029 - ahead17 * t1002);
                        let t1031 = t213 * t233 + a2 * t223;
                        let t1032 = a2 * t224;
                        let t1033 = (t292 + t335 * t1031 - t341 * t1032)
                            * (t1019 + t1032 * t1027 - t1031 * t1017);
                        let t1034 = t496 * t505;
                        let t1035 = m2
                            * ((t497 + t502 * t506) * (a2 * t512) + twice_l1 * t1034)
                            + twice_m1_a1 * t1034;
                        let t1036 = t456 * (rt::lit::<T>(0.0) * t443);
                        let t1037 = t252 * t1036;
                        let t1038 = t471 - t465;
                        let t1039 = t539 + t221 * t1038;
                        let t1040 = t480 * (rt::lit::<T>(2.0) * t1036 - t480 * t1039);
                        let t1041 = t479 * t1040 - t481 * t1039;
                        let t1042 = t487 * (t1037 + t488 * t1041);
                        let t1043 = t482 * t1040;
                        let t1044 = t483 * t1043;
                        let t1045 = t477 * t1042
                            + (t483 * (t500 - t499) - t437 * t1044 - t488 * t1038
                                - t498);
                        let t1046 = t493 * t1043
                            - t490 * (t462 * t1037 + t491 * (t448 * t1041));
                        let t1047 = t553
                            * (t448 * t1046
                                + (t472 * t1042 + (t484 - (t489 + t501 * t1044) - t495)));
                        let t1048 = t461 * t1046
                            + (t509 * (t454 * t1037 + t510 * (t430 * t1041))
                                - t508 * t1043);
                        let t1049 = j1 * t1017 - (t513 * (t1045 - t460 * t1046) + t1047)
                            - (t558 * (t504 * t1043 + t470 * t1042 - t445 * t1046)
                                + t560 * t1048);
                        let t1050 = t335 * (rt::lit::<T>(0.5) * t1035 + t1049)
                            + j2
                                * (t403 * (t1029 - t1002)
                                    + (t341 - t335) * (t1027 - t1017));
                        let t1051 = work
                            + k9
                                * (t322 * t419
                                    + (t1024 - (m2 * (t1028 + t1030 - t1033) + t1050)));
                        let t1052 = j2 * (t402 * t402 - t403 * t403)
                            + (j1 * (t392 * t392 - t16 * t16) + t1051);
                        let t1053 = m1
                            * (t398 * t398 + (t399 * t399 - (t400 * t400 + t401 * t401)))
                            + t1052;
                        let work_new = m2
                            * (t393 * t393 + (t395 * t395 - (t396 * t396 + t397 * t397)))
                            + t1053;
                        let ahead13_new = ahead4_new * ahead12_new;
                        let ahead14_new = ahead1_new * ahead12_new;
                        let ahead21_new = ahead5_new * (k4 * ahead5_new)
                            + (k6 + k7 * ahead2_new);
                        let ahead32_new = t387 - t386;
                        let ahead44_new = m2_a2 * ahead5_new;
                        let ahead45_new = m2_a2 * ahead2_new;
                        let t1054 = k3 * ahead5_new;
                        let t1055 = ahead44_new * t1054;
                        let t1056 = inv_m1_plus_m2 * ahead3_new;
                        let ahead46_new = ahead11_new - t1055 - ahead45_new * t1056;
                        let t1057 = ahead3_new * ahead46_new;
                        let t1058 = ahead10_new - t1055 - ahead3_new * t1056;
                        let t1059 = inv_m1_plus_m2 / t1058;
                        let t1060 = k3 * ahead2_new;
                        let ahead47_new = t1057 * t1059 - t1060;
                        let t1061 = rt::lit::<T>(1.0) / t1058;
                        let t1062 = ahead46_new * t1061;
                        let t1063 = k2 - ahead45_new * t1060 - t1055
                            - ahead46_new * t1062;
                        let t1064 = rt::lit::<T>(1.0) / t1063;
                        let ahead48_new = ahead47_new * t1064;
                        let t1065 = ahead3_new * t1059;
                        let t1066 = t1058 * t1063;
                        let t1067 = rt::lit::<T>(1.0) / t1066;
                        let t1068 = t1067 * (ahead46_new * ahead47_new);
                        let ahead49_new = t1065 + t1068;
                        let t1069 = ahead45_new * ahead47_new;
                        let t1070 = inv_m1_plus_m2 / t1063;
                        let t1071 = t1069 * t1070;
                        let ahead50_new = t1056 * ahead49_new + (inv_m1_plus_m2 - t1071);
                        let t1072 = t1054 * ahead49_new;
                        let t1073 = ahead44_new * ahead47_new;
                        let t1074 = t1070 * t1073;
                        let ahead51_new = t1072 - t1074;
                        let t1075 = ahead5_new * t1054;
                        let t1076 = ahead12_new - t1075 - ahead2_new * t1056;
                        let ahead52_new = l2 - ahead2_new * t1060 - t1075
                            - t1062 * t1076;
                        let t1077 = t1061 * t1076;
                        let t1078 = t1067 * (ahead46_new * ahead52_new);
                        let ahead53_new = t1077 - t1078;
                        let t1079 = inv_m1_plus_m2 * ahead2_new;
                        let t1080 = ahead45_new * ahead52_new;
                        let t1081 = t1070 * t1080;
                        let t1082 = t1081 + t1056 * ahead53_new;
                        let ahead54_new = t1079 - t1082;
                        let t1083 = t1054 * ahead53_new;
                        let t1084 = ahead44_new * ahead52_new;
                        let t1085 = t1070 * t1084;
                        let t1086 = inv_m1_plus_m2 * ahead5_new;
                        let ahead55_new = t1083 + (t1085 - t1086);
                        let t1087 = inv_m1_plus_m2 / t1066;
                        let t1088 = t1057 * t1087;
                        let t1089 = ahead45_new * t1070;
                        let ahead56_new = t1088 - t1089;
                        let t1090 = ahead44_new * t1070;
                        let t1091 = ahead44_new * ahead46_new;
                        let t1092 = t1087 * t1091;
                        let ahead57_new = t1090 - t1092;
                        let ahead58_new = ahead5_new * ahead51_new
                            + (ahead2_new * ahead50_new
                                + (l2 * ahead48_new - ahead12_new * ahead49_new));
                        let t1093 = t1064 * ahead52_new;
                        let t1094 = t1063 * ahead50_new;
                        let t1095 = rt::lit::<T>(1.0) / t1094;
                        let t1096 = t1095 * (ahead47_new * ahead58_new);
                        let ahead59_new = t1093 - t1096;
                        let t1097 = rt::lit::<T>(1.0) / (t1063 * t1094);
                        let t1098 = t1097 * (ahead47_new * ahead47_new);
                        let t1099 = ahead58_new * (rt::lit::<T>(1.0) / ahead50_new);
                        let t1100 = ahead2_new * ahead54_new
                            + (ahead12_new * ahead53_new + l2 * t1093
                                - ahead5_new * ahead55_new) - ahead58_new * t1099;
                        let t1101 = ahead59_new * (rt::lit::<T>(1.0) / t1100);
                        let ahead60_new = t1064 - t1098 - ahead59_new * t1101;
                        let ahead61_new = t1100 * ahead60_new;
                        let ahead62_new = ahead50_new * ahead61_new;
                        let ahead63_new = t1094 * ahead60_new;
                        let ahead64_new = t1066 * ahead60_new;
                        let ahead65_new = t1063 * ahead61_new;
                        let ahead66_new = t1063 * ahead60_new;
                        let ahead68_new = t381 - t380;
                        let t1102 = rt::lit::<T>(0.0) * t368;
                        let t1103 = t378 * (t377 * t1102);
                        let ahead70_new = -t1103;
                        let t1104 = t365 * (ahead30_new + ahead68_new);
                        let t1105 = t383 * (rt::lit::<T>(2.0) * t1103 + t383 * t1104);
                        let ahead71_new = -t1105;
                        let t1106 = ahead37_new * t1104 + t382 * t1105;
                        let ahead72_new = -t1106;
                        let ahead73_new = -(t375 * t1106);
                        let ahead74_new = ahead37_new * t1102 - t376 * t1105;
                        let ahead75_new = -(t368 * t1106);
                        let ahead76_new = l1 * ahead5_new;
                        let ahead77_new = t1089 - t1088;
                        let ahead79_new = t1082 - t1079;
                        let ahead81_new = t1095 * (rt::lit::<T>(0.0) * ahead47_new);
                        let t1107 = ahead5_new * ahead54_new;
                        let t1108 = t1107 + ahead5_new * ahead79_new;
                        let ahead82_new = t1101
                            * (rt::lit::<T>(2.0) * ahead81_new - t1101 * t1108);
                        let ahead83_new = t1100 * ahead82_new - ahead60_new * t1108;
                        let ahead84_new = ahead50_new * ahead83_new;
                        let ahead85_new = t1063 * ahead83_new;
                        let t1109 = ahead45_new * t1054;
                        let t1110 = t1109 + ahead44_new * t1060;
                        let t1111 = ahead44_new * t1056;
                        let ahead86_new = t1110 + (l1_m2_a2 * ahead5_new - t1109)
                            - t1111;
                        let t1112 = t1110 + k8 * ahead5_new - ahead3_new * t1054 - t1111;
                        let t1113 = t1062 * t1112 - ahead86_new;
                        let ahead87_new = t1054 + t1059 * (ahead3_new * t1113 - t1091);
                        let t1114 = t1061 * t1113;
                        let t1115 = t1062 * ahead86_new - ahead46_new * t1114;
                        let ahead88_new = t1064 * (ahead87_new - ahead48_new * t1115);
                        let t1116 = t1058 * t1115 - t1063 * t1112;
                        let ahead89_new = t1061 * (t1065 * t1112 - t1054)
                            + t1067
                                * (ahead46_new * ahead87_new - ahead47_new * ahead86_new
                                    - t1068 * t1116);
                        let t1117 = m1_plus_m2 * t1115;
                        let ahead90_new = t1056 * ahead89_new
                            - (t1072
                                + t1070
                                    * (ahead45_new * ahead87_new - t1073 - t1071 * t1117));
                        let ahead91_new = t1054 * ahead89_new
                            + (t1060 * ahead49_new
                                - t1070
                                    * (t1069 + ahead44_new * ahead87_new - t1074 * t1117));
                        let t1118 = ahead76_new + ahead5_new * (t1060 - t1056);
                        let ahead92_new = t1062 * t1118 - t1076 * t1114;
                        let ahead93_new = t1061 * (t1077 * t1112 - t1118)
                            - t1067
                                * (ahead46_new * ahead92_new - ahead52_new * ahead86_new
                                    - t1078 * t1116);
                        let ahead94_new = t1056 * ahead93_new
                            + (t1086
                                + t1070
                                    * (ahead45_new * ahead92_new - t1084 - t1081 * t1117)
                                - t1083);
                        let ahead95_new = t1054 * ahead93_new
                            + (t1060 * ahead53_new
                                + (t1070
                                    * (t1080 + ahead44_new * ahead92_new - t1085 * t1117)
                                    - t1079));
                        let t1119 = m1_plus_m2 * t1116;
                        let ahead96_new = t1070 * (ahead44_new + t1089 * t1117)
                            - t1087
                                * (t1088 * t1119 + (t1091 + ahead3_new * ahead86_new));
                        let ahead97_new = t1070 * (ahead45_new - t1090 * t1117)
                            - t1087
                                * (ahead45_new * ahead46_new - ahead44_new * ahead86_new
                                    - t1092 * t1119);
                        let t1120 = ahead5_new * ahead91_new
                            + (l2 * ahead88_new + ahead49_new * ahead76_new
                                - ahead5_new * ahead50_new - ahead12_new * ahead89_new);
                        let ahead98_new = ahead2_new * (ahead51_new + ahead90_new)
                            + t1120;
                        let t1121 = t1064 * (ahead92_new - t1093 * t1115);
                        let t1122 = ahead50_new * t1115 + t1063 * ahead90_new;
                        let ahead99_new = t1121
                            - t1095
                                * (ahead58_new * ahead87_new + ahead47_new * ahead98_new
                                    - t1096 * t1122);
                        let t1123 = ahead12_new * ahead93_new
                            + (l2 * t1121 - ahead53_new * ahead76_new) - t1107
                            - ahead5_new * ahead95_new
                            - ahead2_new * (ahead55_new + ahead94_new);
                        let t1124 = t1123 - t1099 * ahead98_new
                            - t1099 * (ahead98_new - t1099 * ahead90_new);
                        let t1125 = t1115 / (t1063 * t1063)
                            + t1097
                                * (ahead87_new * (rt::lit::<T>(2.0) * ahead47_new)
                                    - t1098 * (t1094 * t1115 + t1063 * t1122));
                        let ahead100_new = t1101 * (ahead99_new - t1101 * t1124)
                            + (t1101 * ahead99_new + t1125);
                        let ahead101_new = ahead60_new * t1124 - t1100 * ahead100_new;
                        let ahead102_new = ahead61_new * ahead90_new
                            + ahead50_new * ahead101_new;
                        let ahead103_new = ahead60_new * t1122 - t1094 * ahead100_new;
                        let ahead104_new = ahead60_new * t1116 - t1066 * ahead100_new;
                        let ahead105_new = ahead61_new * t1115 + t1063 * ahead101_new;
                        let ahead106_new = ahead60_new * t1115 - t1063 * ahead100_new;
                        let t1126 = ahead4_new * t365 - ahead1_new * t363;
                        let ahead107_new = t1126 * t1126
                            + (ahead14_new * ahead14_new + ahead13_new * ahead13_new);
                        [
                            work_new,
                            ahead13_new,
                            ahead14_new,
                            ahead21_new,
                            ahead32_new,
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
                            ahead68_new,
                            ahead70_new,
                            ahead71_new,
                            ahead72_new,
                            ahead73_new,
                            ahead74_new,
                            ahead75_new,
                            ahead76_new,
                            ahead77_new,
                            ahead79_new,
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
                        ]
                    }
                    part([
                        m1_plus_m2,
                        m2_a2,
                        k2,
                        inv_m1_plus_m2,
                        k3,
                        l1_m2_a2,
                        half_m2_a2,
                        cos_w_t_a_w,
                        k4,
                        k6,
                        k7,
                        twice_l1,
                        twice_m1_a1,
                        k8,
                        sin_w_t,
                        w_a_w,
                        t74,
                        t72,
                        t252,
                        inv_ahead37,
                        inv_ahead38,
                        inv_ahead39,
                        inv_ahead40,
                        inv_ahead42,
                        inv_ahead43,
                        t250,
                        k9,
                        rho1_over_ahead21,
                        t12,
                        cos_w_t_a_w_ahead36,
                        ahead4_ahead12,
                        ahead1_ahead12,
                        t88,
                        t13,
                        t4,
                        ahead35_inv_ahead39,
                        t1,
                        ahead23_inv_ahead40,
                        t2,
                        t3,
                        t92,
                        t91,
                        t14,
                        t15,
                        ahead28_inv_ahead42,
                        t5,
                        t6,
                        t94,
                        t90,
                        t101,
                        t99,
                        t16,
                        t17,
                        t100,
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
                        t34,
                        t11,
                        t53,
                        t107,
                        t108,
                        t33,
                        t42,
                        t41,
                        t44,
                        t47,
                        t50,
                        t49,
                        t55,
                        t52,
                        t56,
                        t57,
                        t58,
                        t60,
                        t117,
                        t118,
                        t119,
                        t125,
                        t51,
                        t61,
                        t63,
                        t62,
                        t64,
                        t65,
                        t66,
                        t67,
                        t68,
                        t120,
                        t121,
                        t111,
                        t112,
                        t70,
                        t76,
                        t77,
                        t78,
                        t126,
                        t127,
                        t128,
                        t115,
                        t122,
                        t109,
                        t110,
                        t113,
                        t82,
                        t83,
                        t80,
                        t81,
                        t84,
                        t129,
                        t130,
                        t123,
                        t124,
                        t114,
                        t137,
                        t133,
                        t131,
                        t134,
                        t138,
                        t136,
                        t132,
                        t148,
                        t87,
                        t150,
                        t151,
                        t149,
                        t86,
                        t152,
                        t164,
                        t155,
                        t161,
                        t146,
                        t168,
                        t181,
                        t144,
                        t169,
                        t174,
                        t190,
                        t175,
                        t178,
                        t177,
                        t183,
                        t184,
                        t186,
                        t189,
                        t297,
                        t303,
                        t191,
                        t196,
                        t298,
                        t208,
                        t200,
                        t203,
                        t306,
                        t300,
                        t206,
                        t210,
                        t217,
                        t215,
                        t219,
                        t312,
                        t213,
                        t233,
                        t214,
                        t221,
                        t223,
                        t224,
                        t226,
                        t227,
                        t322,
                        t239,
                        t255,
                        t267,
                        t257,
                        t259,
                        t258,
                        t264,
                        t272,
                        t274,
                        t275,
                        t248,
                        t268,
                        t270,
                        t279,
                        t289,
                        t283,
                        t286,
                        t292,
                        t328,
                        t329,
                        t333,
                        t335,
                        t339,
                        t337,
                        t341,
                        ahead1_new,
                        ahead2_new,
                        ahead3_new,
                        ahead4_new,
                        ahead5_new,
                        t365,
                        t363,
                        ahead10_new,
                        ahead11_new,
                        ahead12_new,
                        t368,
                        t380,
                        t381,
                        ahead30_new,
                        t386,
                        t387,
                        t375,
                        t376,
                        t382,
                        t377,
                        t378,
                        t383,
                        ahead37_new,
                        t400,
                        t401,
                        t396,
                        t397,
                        t403,
                        t581,
                        t582,
                        t584,
                        t586,
                        t583,
                        t587,
                        t589,
                        t591,
                        t604,
                        t622,
                        t594,
                        t602,
                        t606,
                        t592,
                        t609,
                        t621,
                        t615,
                        t637,
                        t626,
                        t629,
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
                        t595,
                        t660,
                        t661,
                        t662,
                        t596,
                        t598,
                        t623,
                        t639,
                        t610,
                        t640,
                        t617,
                        t624,
                        t641,
                        t611,
                        t612,
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
                        t679,
                        t678,
                        t682,
                        t690,
                        t694,
                        t684,
                        t691,
                        t683,
                        t692,
                        t693,
                        t687,
                        t688,
                        t689,
                        t685,
                        t673,
                        t674,
                        t658,
                        t430,
                        t443,
                        t461,
                        t445,
                        t448,
                        t460,
                        t454,
                        t465,
                        t470,
                        t471,
                        t472,
                        t477,
                        t499,
                        t500,
                        t501,
                        t437,
                        t462,
                        t479,
                        t456,
                        t480,
                        t481,
                        t482,
                        t483,
                        t487,
                        t488,
                        t490,
                        t491,
                        t493,
                        t495,
                        t489,
                        t498,
                        t502,
                        t504,
                        t509,
                        t510,
                        t508,
                        t484,
                        t496,
                        t505,
                        t539,
                        t512,
                        t513,
                        t553,
                        t558,
                        t560,
                        t497,
                        t392,
                        t399,
                        t398,
                        t395,
                        t393,
                        t402,
                        t506,
                        t419,
                        t667,
                        t686,
                        t580,
                        t564,
                        m1,
                        j1,
                        a1,
                        l1,
                        m2,
                        j2,
                        a2,
                        l2,
                        work,
                        ahead2,
                        ahead3,
                        ahead5,
                        ahead7,
                        ahead9,
                        ahead10,
                        ahead11,
                        ahead12,
                        ahead15,
                        ahead16,
                        ahead17,
                        ahead18,
                        ahead19,
                        ahead20,
                        ahead24,
                        ahead25,
                        ahead26,
                        ahead27,
                        ahead28,
                        ahead29,
                        ahead30,
                        ahead31,
                        ahead32,
                        ahead33,
                        ahead34,
                        ahead35,
                        ahead36,
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
                        ahead103,
                        ahead104,
                        ahead105,
                        ahead106,
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
                    ahead63_new,
                    ahead64_new,
                    ahead65_new,
                    ahead66_new,
                    ahead26_new,
                    ahead68_new,
                    rt::lit::<T>(0.0),
                    ahead70_new,
                    ahead71_new,
                    ahead72_new,
                    ahead73_new,
                    ahead74_new,
                    ahead75_new,
                    ahead76_new,
                    ahead77_new,
                    ahead50_new,
                    ahead79_new,
                    rt::lit::<T>(0.0),
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
                    a2_squared,
                    k1,
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
                let t11 = m2 * (l1 + a2 * front_1_mid) + m1_a1;
                let t12 = sin_theta * t11 + m2_a2 * t7;
                let t13 = t12 * inv_m1_plus_m2;
                let t14 = t11 * cos_theta - m2_a2 * t3;
                let t15 = t14 * inv_m1_plus_m2;
                let t16 = j2 + m2_a2 * (a2 + l1_front_1_mid) - t9 * t13 - t5 * t15;
                let t17 = k1 + m2 * (a2_squared + l1 * (l1 + front_1_mid * twice_a2))
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
                _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, ahead107] = *carried;
                let (sin_theta, cos_theta) = rt::sin_cos(theta);
                let (front_2_mid, front_1_mid) = rt::sin_cos(phi);
                let t1 = cos_theta * (cos_theta * front_2_mid + sin_theta * front_1_mid)
                    - sin_theta * (front_1_mid * cos_theta - sin_theta * front_2_mid);
                let t2 = l1 * front_1_mid + l2;
                (ahead107, [t1, -(sin_theta * t2), cos_theta * t2])
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
