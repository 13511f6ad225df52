// Prepared by `nh prepare` from `Twistcar` in src/library.rs and twistcar.yaml.
// Do not edit: `nh prepare` writes it anew when the declaration has changed. The attribute takes it in place of deriving: the
// struct below has what is added to the declared one, and what follows is put beside that.
// nh 0.1.0, format 1
// declaration 801df2097220594ef01760e0e681ab97
// content abb1628b2cc62d01e9e2edd12ae587ed

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
/// * `gonzalez`: 3426 add, 5146 mul, 138 div, 15 sin_cos, 5 call
/// * `midpoint`: 530 add, 897 mul, 75 div, 11 sin_cos, 2 call
/// * `leapfrog`: 417 add, 670 mul, 31 div, 8 sin_cos, 2 call
/// * `rk4`: 1467 add, 2338 mul, 147 div, 13 sin_cos
pub mod twistcar {
    use ::core::prelude::v1::*;
    use ::nonholonomic::generated as rt;
    use ::nonholonomic::nalgebra::{SMatrix, SVector};
    use ::nonholonomic::{ParameterError, Scalar, StepError};

    /// The parameters of the system.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
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
        pub fn to_momenta(
            self: &System<T>,
            q: &SVector<T, 4>,
            w: &SVector<T, 4>,
        ) -> SVector<T, 1> {
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
            self: &System<T>,
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
        /// - `x_rate`, `y_rate`, `theta_rate`, `phi_rate`, `rho1_rate`, `kappa_gradient`: 6 × 6 implicit block (Newton, analytic Jacobian)
        ///
        /// **Holonomic constraints** hold after each step, to roundoff
        ///
        /// | operations | add | mul | div | sqrt | sin_cos | other |
        /// |---|---:|---:|---:|---:|---:|---:|
        /// | once, from parameters | 17 | 42 | 6 | 0 | 0 | 0 |
        /// | once, from the step size | 1 | 39 | 5 | 0 | 1 | 0 |
        /// | each step | 519 | 808 | 62 | 0 | 7 | 5 |
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
                            let [t54, t55, t56, t57, sin_phi_rate_half_h,
                            cos_phi_rate_half_h, t59, t60, t61, t62, t63, t64, t65, t66,
                            t67, t68, t70, t71, t72, t73, t74, t75, t76, t77, t78, t79,
                            t80, t81, t82, t83, t84, t85, t86, t87, t88, t89, t90, t91,
                            t93, t94, t95, t96, t97, t98, t99, t100, t101, t102, t104,
                            t105, t106, t107, t108, t109, t110, t111, t112, t113, t114,
                            t115, t116, t117, t120, t122, t123, t124, t126, t127, t128,
                            t129, t130, t131, t132, t133, t134, t136, t137, t138, t139,
                            t140, t141, t142, t143, t144, t145, t146, t147, t148, t149,
                            t150, t151, t152, t153, t154, t155, t157, t158, t159, t160,
                            t161, t162, t163, t164, t165, t166, t168, t170, t171, t172,
                            t173, t174, t175, t176, t179, t180, t181, t182, t183, t184,
                            t185, t187, t188, t189, t190, t192, t193, t195, t196, t197,
                            t198, t199, t200, t202, t203, t204, t205, t206, t207, t208,
                            t209, t210, t211, t212, t214, t215, t216, t217, t218, t220,
                            t221, t222, t223, t224, t225, t227, t228, t229, t230, t231,
                            t232, t233, t234, t237, t239, t242, t243, t244, t245, t246,
                            t247, t248, t249, t250, t251, t252, t253, t254, t255, t256,
                            t257, t258, t259, t260, t261, t262, t263, t264, t266, t267,
                            t268, t269, t271, t272, t273, t274, t275, t276, t277, t279,
                            t280, t281, t282, t283, t284, t285, t286, t288, t289, t290,
                            t291, t293, t294, t295, t296, t297, t298, t299, t300, t301,
                            t302, t303, t306, t307, t308, t309, t310, t311, t312, t313,
                            t314, t318, t319, t320, t321, t322, t323, t324, t325, t326,
                            t327, t328, t330, t331, t332, t333, t334, t335, t336, t339,
                            t340, t342, t343, t344, t347, t348, t351, t353, t355, t356,
                            t357, t358, t359, t360, t361, t362, t363, t364, t365, t367,
                            t368, t369, t371, t372, t373, t375, t376, t377, t378, t380,
                            t381, t382, t384, t385, t386, t387, t388, t389, t390, t391,
                            t392, t393] = {
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
                                    sin_theta_ahead,
                                    cos_theta_ahead,
                                    sin_phi_ahead,
                                    cos_phi_ahead,
                                    ]: [T; 38],
                                ) -> [T; 291] {
                                    let theta_rate_half_h = half_h * theta_rate;
                                    let t53 = theta + theta_rate_half_h;
                                    let ((t54, t55), (t56, t57)) = rt::halfway(
                                        (sin_theta_ahead, cos_theta_ahead),
                                        theta_rate_half_h,
                                        t53,
                                    );
                                    let phi_rate_half_h = half_h * phi_rate;
                                    let t58 = phi + phi_rate_half_h;
                                    let (
                                        (sin_phi_rate_half_h, cos_phi_rate_half_h),
                                        (t59, t60),
                                    ) = rt::halfway(
                                        (sin_phi_ahead, cos_phi_ahead),
                                        phi_rate_half_h,
                                        t58,
                                    );
                                    let t61 = t57 * t59;
                                    let t62 = t61 + t56 * t60;
                                    let t63 = m2_a2 * t62;
                                    let t64 = t56 * t59;
                                    let t65 = t60 * t57 - t64;
                                    let t66 = m2_a2 * t65;
                                    let t67 = k3 * t65;
                                    let t68 = k3 * t62;
                                    let t69 = l1 * t60;
                                    let t70 = j2 + m2_a2 * (a2 + t69);
                                    let t71 = l1 + a2 * t60;
                                    let t72 = m1_a1 + m2 * t71;
                                    let t73 = t56 * t72 + m2_a2 * t61;
                                    let t74 = inv_m1_plus_m2 * t73;
                                    let t75 = t72 * t57 - m2_a2 * t64;
                                    let t76 = inv_m1_plus_m2 * t75;
                                    let t77 = t70 - t63 * t74 - t66 * t76;
                                    let t78 = k1 + m2_l1 * (l1 + twice_a2 * t60);
                                    let t79 = t78 - t73 * t74 - t75 * t76;
                                    let t80 = rt::lit::<T>(1.0) / t79;
                                    let t81 = t77 * t80;
                                    let t82 = k2 - t66 * t67 - t63 * t68 - t77 * t81;
                                    let t83 = inv_m1_plus_m2 / t82;
                                    let t84 = t63 * t83;
                                    let t85 = t79 * t82;
                                    let t86 = inv_m1_plus_m2 / t85;
                                    let t87 = t86 * (t73 * t77);
                                    let t88 = t84 - t87;
                                    let t89 = rt::lit::<T>(1.0) / t82;
                                    let t90 = t56 * t74 + t57 * t76;
                                    let t91 = t90 * t81 - (t56 * t68 + t57 * t67);
                                    let t92 = t91 * t91;
                                    let t93 = t90 * t80;
                                    let t94 = rt::lit::<T>(1.0) / t85;
                                    let t95 = t94 * (t77 * t91);
                                    let t96 = t93 + t95;
                                    let t97 = t83 * (t63 * t91);
                                    let t98 = t74 * t96 + (inv_m1_plus_m2 * t56 - t97);
                                    let t99 = t83 * (t66 * t91);
                                    let t100 = t76 * t96 + (inv_m1_plus_m2 * t57 - t99);
                                    let t101 = t56 * t98 + t57 * t100;
                                    let t102 = t82 * t101;
                                    let t103 = t82 * t102;
                                    let t104 = rt::lit::<T>(1.0) / t103;
                                    let t105 = t92 * t104;
                                    let t106 = l2 + t69;
                                    let t107 = t106 - t62 * t74 - t65 * t76;
                                    let t108 = l2 - t65 * t67 - t62 * t68 - t107 * t81;
                                    let t109 = t89 * t108;
                                    let t110 = rt::lit::<T>(1.0) / t102;
                                    let t111 = t91 * t89;
                                    let t112 = t62 * t98
                                        + (t65 * t100 + (l2 * t111 - t106 * t96));
                                    let t113 = t110 * (t91 * t112);
                                    let t114 = t109 - t113;
                                    let t115 = t107 * t80;
                                    let t116 = t94 * (t77 * t108);
                                    let t117 = t115 - t116;
                                    let t118 = t106 * t117 + l2 * t109;
                                    let t119 = inv_m1_plus_m2 * t65;
                                    let t120 = t83 * (t66 * t108);
                                    let t121 = t76 * t117;
                                    let t122 = t119 - t120 - t121;
                                    let t123 = t83 * (t63 * t108);
                                    let t124 = t74 * t117 + (t123 - inv_m1_plus_m2 * t62);
                                    let t125 = t62 * t124;
                                    let t126 = t112 * (rt::lit::<T>(1.0) / t101);
                                    let t127 = t118 + t65 * t122 - t125 - t112 * t126;
                                    let t128 = t114 * (rt::lit::<T>(1.0) / t127);
                                    let t129 = t89 - t105 - t114 * t128;
                                    let t130 = rt::lit::<T>(1.0) / t129;
                                    let t131 = t88 * t130;
                                    let t132 = t127 * t129;
                                    let t133 = rt::lit::<T>(1.0) / t132;
                                    let t134 = t114 * t133;
                                    let t135 = t112 * t114;
                                    let t136 = rt::lit::<T>(1.0) / (t101 * t132);
                                    let t137 = t135 * t136;
                                    let t138 = rt::lit::<T>(1.0) / (t102 * t129);
                                    let t139 = t91 * t138;
                                    let t140 = t137 - t139;
                                    let t141 = t131 - t124 * t134 - t98 * t140;
                                    let y_rate_squared = y_rate * y_rate;
                                    let x_rate_squared = x_rate * x_rate;
                                    let theta_rate_squared = theta_rate * theta_rate;
                                    let t142 = y_rate_squared
                                        + (x_rate_squared + theta_rate_squared);
                                    let phi_rate_squared = phi_rate * phi_rate;
                                    let t143 = phi_rate_squared + rt::lit::<T>(1.0);
                                    let t144 = rt::lit::<T>(1.0) / (t142 + t143);
                                    let t145 = t15 * t144;
                                    let t146 = y_rate * t145;
                                    let t147 = t86 * (t75 * t77);
                                    let t148 = t66 * t83;
                                    let t149 = t147 - t148;
                                    let t150 = t149 * t130;
                                    let t151 = t100 * t140 + (t150 - t122 * t134);
                                    let t152 = phi_rate * t145;
                                    let t153 = t152 + rt::lit::<T>(1.0);
                                    let t154 = t82 * t129;
                                    let t155 = rt::lit::<T>(1.0) / t154;
                                    let t156 = t108 * t114;
                                    let t157 = rt::lit::<T>(1.0) / (t82 * t132);
                                    let t158 = t156 * t157;
                                    let t159 = t111 * t140 + (t155 - t158);
                                    let t160 = x_rate * t145;
                                    let t161 = theta_rate * t145;
                                    let t162 = rt::lit::<T>(1.0) / (t85 * t129);
                                    let t163 = t77 * t162;
                                    let t164 = t96 * t140 + (t163 + t117 * t134);
                                    let t165 = rt::lit::<T>(1.0)
                                        / (t146 * t151 + t153 * t159 + (t160 * t141 - t161 * t164));
                                    let t166 = t13 * t114;
                                    let t167 = t112 * t166;
                                    let t168 = t167 * t136;
                                    let t169 = t13 * t91;
                                    let t170 = t169 * t138;
                                    let t171 = t168 - t170;
                                    let t172 = t13 * t130;
                                    let t173 = t166 * t133;
                                    let t174 = t100 * t171 + (t149 * t172 - t122 * t173);
                                    let t175 = t56 * t106;
                                    let t176 = rho1_rate * kappa_gradient;
                                    let t177 = rho1 + half_h * rho1_rate;
                                    let t178 = t59 * (k5 * t59) + (k8 + k9 * t60);
                                    let t179 = rt::lit::<T>(1.0) / t178;
                                    let t180 = t177 * t179;
                                    let t181 = t176 + t180;
                                    let t182 = t174 + t175 * t181;
                                    let t183 = t88 * t172 - t124 * t173 - t98 * t171;
                                    let t184 = t57 * t106;
                                    let t185 = t183 + t184 * t181;
                                    let t186 = t13 * t77;
                                    let t187 = t186 * t162;
                                    let t188 = t96 * t171 + (t187 + t117 * t173);
                                    let t189 = t59 * t181 - t188;
                                    let t190 = t13 * t155;
                                    let t191 = t108 * t166;
                                    let t192 = t191 * t157;
                                    let t193 = t111 * t171 + (t190 - t192);
                                    let t194 = t146 * t182 + t160 * t185
                                        + (t161 * t189 + (t153 * t193 + (t14 + t145)));
                                    let t195 = t165 * t194;
                                    let t196 = rho1_rate * t184;
                                    let t197 = rho1_rate * t175;
                                    let t198 = rho1_rate * t59;
                                    let t199 = m2_a2 * t59;
                                    let t200 = k3 * t59;
                                    let t201 = t199 * t200;
                                    let t202 = inv_m1_plus_m2 * t72;
                                    let t203 = t78 - t201 - t72 * t202;
                                    let t204 = inv_m1_plus_m2 / t203;
                                    let t205 = t72 * t204;
                                    let t206 = m2_a2 * t60;
                                    let t207 = t70 - t201 - t206 * t202;
                                    let t208 = rt::lit::<T>(1.0) / t203;
                                    let t209 = t207 * t208;
                                    let t210 = k11 - t207 * t209;
                                    let t211 = t203 * t210;
                                    let t212 = rt::lit::<T>(1.0) / t211;
                                    let t213 = t72 * t207;
                                    let t214 = t213 * t204;
                                    let t215 = k3 * t60;
                                    let t216 = t214 - t215;
                                    let t217 = t212 * (t207 * t216);
                                    let t218 = t205 + t217;
                                    let t219 = t206 * t216;
                                    let t220 = inv_m1_plus_m2 / t210;
                                    let t221 = t219 * t220;
                                    let t222 = t202 * t218 + (inv_m1_plus_m2 - t221);
                                    let t223 = inv_m1_plus_m2 * t60;
                                    let t224 = t106 - t59 * t200 - t60 * t202;
                                    let t225 = k13 - t224 * t209;
                                    let t226 = t206 * t225;
                                    let t227 = t220 * t226;
                                    let t228 = t224 * t208;
                                    let t229 = t212 * (t207 * t225);
                                    let t230 = t228 - t229;
                                    let t231 = t227 + t202 * t230;
                                    let t232 = t223 - t231;
                                    let t233 = rt::lit::<T>(1.0) / t210;
                                    let t234 = t233 * t225;
                                    let t235 = t200 * t230;
                                    let t236 = t199 * t225;
                                    let t237 = t220 * t236;
                                    let t238 = inv_m1_plus_m2 * t59;
                                    let t239 = t235 + (t237 - t238);
                                    let t240 = t200 * t218;
                                    let t241 = t199 * t216;
                                    let t242 = t241 * t220;
                                    let t243 = t240 - t242;
                                    let t244 = t216 * t233;
                                    let t245 = t59 * t243
                                        + (t60 * t222 + (l2 * t244 - t106 * t218));
                                    let t246 = rt::lit::<T>(1.0) / t222;
                                    let t247 = t245 * t246;
                                    let t248 = t60 * t232
                                        + (t106 * t230 + l2 * t234 - t59 * t239) - t245 * t247;
                                    let t249 = t210 * t222;
                                    let t250 = rt::lit::<T>(1.0) / (t210 * t249);
                                    let t251 = t250 * (t216 * t216);
                                    let t252 = rt::lit::<T>(1.0) / t249;
                                    let t253 = t252 * (t216 * t245);
                                    let t254 = t234 - t253;
                                    let t255 = rt::lit::<T>(1.0) / t248;
                                    let t256 = t254 * t255;
                                    let t257 = t233 - t251 - t254 * t256;
                                    let t258 = t248 * t257;
                                    let t259 = rt::lit::<T>(1.0) / (t222 * t258);
                                    let t260 = t13 * t254;
                                    let t261 = t259 * (t245 * t260);
                                    let t262 = rt::lit::<T>(1.0) / (t249 * t257);
                                    let t263 = t262 * (t13 * t216);
                                    let t264 = t261 - t263;
                                    let t265 = t218 * t264;
                                    let t266 = rt::lit::<T>(1.0) / (t211 * t257);
                                    let t267 = t266 * (t13 * t207);
                                    let t268 = rt::lit::<T>(1.0) / t258;
                                    let t269 = t260 * t268;
                                    let t270 = t230 * t269;
                                    let t271 = t265 + (t267 + t270);
                                    let t272 = t59 * t180 - t271;
                                    let t273 = rt::lit::<T>(1.0) / (t210 * t257);
                                    let t274 = t13 * t273;
                                    let t275 = rt::lit::<T>(1.0) / (t210 * t258);
                                    let t276 = t275 * (t225 * t260);
                                    let t277 = t244 * t264 + (t274 - t276);
                                    let t278 = t206 * t277;
                                    let t279 = t222 * t264;
                                    let t280 = inv_m1_plus_m2 / t211;
                                    let t281 = t213 * t280;
                                    let t282 = t206 * t220;
                                    let t283 = t281 - t282;
                                    let t284 = rt::lit::<T>(1.0) / t257;
                                    let t285 = t13 * t284;
                                    let t286 = t279 + (t283 * t285 - t232 * t269);
                                    let t287 = m1_plus_m2 * t286;
                                    let t288 = t72 * t272 + (t278 + t287);
                                    let t289 = t106 * t271;
                                    let t290 = x_rate * t184
                                        + (y_rate * t175 + theta_rate * t59);
                                    let t291 = t199 * t220;
                                    let t292 = t199 * t207;
                                    let t293 = t292 * t280;
                                    let t294 = t291 - t293;
                                    let t295 = t294 * t285;
                                    let t296 = t106 * t180;
                                    let t297 = t239 * t269;
                                    let t298 = t243 * t264;
                                    let t299 = t295 + t296 - t297 - t298;
                                    let t300 = t277 + t272;
                                    let t301 = m1_plus_m2 * t299 - t199 * t300;
                                    let t302 = l1 * t59;
                                    let t303 = t302 * t277;
                                    let t304 = t70 * t277;
                                    let t305 = t72 * t286;
                                    let t306 = t199 * t299;
                                    let t307 = t304 + t305 + (t78 * t272 - t306);
                                    let t308 = t60 * t277;
                                    let t309 = phi_rate * kappa_gradient;
                                    let t310 = t60 * t299;
                                    let t311 = rt::lit::<T>(2.0) * t310;
                                    let t312 = t286 + l1 * t272;
                                    let t313 = t59 * t312;
                                    let t314 = t311 + rt::lit::<T>(2.0) * t313;
                                    let t315 = t206 * t200;
                                    let t316 = t315 + t199 * t215;
                                    let t317 = t199 * t202;
                                    let t318 = t316 + (l1_m2_a2 * t59 - t315) - t317;
                                    let t319 = t316 + twice_a2_m2_l1 * t59 - t72 * t200 - t317;
                                    let t320 = t319 * t209 - t318;
                                    let t321 = t208 * t320;
                                    let t322 = t318 * t209 - t207 * t321;
                                    let t323 = m1_plus_m2 * t322;
                                    let t324 = t220 * (t206 - t323 * t291);
                                    let t325 = t203 * t322 - t319 * t210;
                                    let t326 = m1_plus_m2 * t325;
                                    let t327 = t280 * (t206 * t207 - t199 * t318 - t293 * t326);
                                    let t328 = t324 - t327;
                                    let t329 = t285 * t328;
                                    let t330 = t302 + t59 * (t215 - t202);
                                    let t331 = t330 * t209 - t224 * t321;
                                    let t332 = t233 * (t331 - t322 * t234);
                                    let t333 = t205 * t320;
                                    let t334 = t292 * t204;
                                    let t335 = t333 + (t200 - t334);
                                    let t336 = t208 * (t319 * t205 - t200);
                                    let t337 = t318 * t216;
                                    let t338 = t217 * t325;
                                    let t339 = t212 * (t207 * t335 - t337 - t338);
                                    let t340 = t336 + t339;
                                    let t341 = t323 * t221;
                                    let t342 = t220 * (t206 * t335 - t241 - t341);
                                    let t343 = t202 * t340 - (t240 + t342);
                                    let t344 = t243 + t343;
                                    let t345 = t215 * t218;
                                    let t346 = t323 * t242;
                                    let t347 = t220 * (t219 + t199 * t335 - t346);
                                    let t348 = t200 * t340 + (t345 - t347);
                                    let t349 = t302 * t218;
                                    let t350 = t322 * t244;
                                    let t351 = t233 * (t335 - t350);
                                    let t352 = t59 * t222;
                                    let t353 = t60 * t344
                                        + (t59 * t348 + (t349 + l2 * t351 - t352 - t106 * t340));
                                    let t354 = t322 * t222;
                                    let t355 = t354 + t210 * t343;
                                    let t356 = t252 * (t245 * t335 + t216 * t353 - t253 * t355);
                                    let t357 = t332 - t356;
                                    let t358 = t208 * (t319 * t228 - t330);
                                    let t359 = t212 * (t207 * t331 - t318 * t225 - t229 * t325);
                                    let t360 = t358 - t359;
                                    let t361 = t59 * t232;
                                    let t362 = t220 * (t226 + t199 * t331 - t323 * t237);
                                    let t363 = t200 * t360 + (t215 * t230 + (t362 - t223));
                                    let t364 = t220 * (t206 * t331 - t236 - t323 * t227);
                                    let t365 = t202 * t360 + (t238 + t364 - t235);
                                    let t366 = t106 * t360 + (l2 * t332 - t302 * t230) - t361
                                        - t59 * t363 - t60 * (t239 + t365);
                                    let t367 = t246 * (t353 - t247 * t343);
                                    let t368 = t366 - t247 * t353 - t245 * t367;
                                    let t369 = t255 * (t357 - t256 * t368);
                                    let t370 = t210 * t210;
                                    let t371 = rt::lit::<T>(1.0) / t370;
                                    let t372 = t322 * t371;
                                    let t373 = rt::lit::<T>(2.0) * t216;
                                    let t374 = t322 * t249;
                                    let t375 = t374 + t210 * t355;
                                    let t376 = t250 * (t373 * t335 - t251 * t375);
                                    let t377 = t254 * t369 + (t256 * t357 + (t372 + t376));
                                    let t378 = t285 * (t284 * t377);
                                    let t379 = t269 * t363;
                                    let t380 = t13 * t357;
                                    let t381 = t257 * t368 - t248 * t377;
                                    let t382 = t268 * (t380 - t269 * t381);
                                    let t383 = t329 - t302 * t180 + (t294 * t378 - t379)
                                        - t264 * t348 - t239 * t382;
                                    let t384 = t258 * t343 + t222 * t381;
                                    let t385 = t259 * (t260 * t353 + t245 * t380 - t261 * t384);
                                    let t386 = t257 * t355 - t249 * t377;
                                    let t387 = t262 * (t13 * t335 - t263 * t386);
                                    let t388 = t385 - t387;
                                    let t389 = t383 - t243 * t388;
                                    let t390 = t220 * (t199 + t323 * t282);
                                    let t391 = t280 * (t281 * t326 + (t292 + t72 * t318));
                                    let t392 = t390 - t391;
                                    let t393 = t285 * t392;
                                    [
                                        t54,
                                        t55,
                                        t56,
                                        t57,
                                        sin_phi_rate_half_h,
                                        cos_phi_rate_half_h,
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
                                        t85,
                                        t86,
                                        t87,
                                        t88,
                                        t89,
                                        t90,
                                        t91,
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
                                        t117,
                                        t120,
                                        t122,
                                        t123,
                                        t124,
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
                                        t154,
                                        t155,
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
                                        t168,
                                        t170,
                                        t171,
                                        t172,
                                        t173,
                                        t174,
                                        t175,
                                        t176,
                                        t179,
                                        t180,
                                        t181,
                                        t182,
                                        t183,
                                        t184,
                                        t185,
                                        t187,
                                        t188,
                                        t189,
                                        t190,
                                        t192,
                                        t193,
                                        t195,
                                        t196,
                                        t197,
                                        t198,
                                        t199,
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
                                        t212,
                                        t214,
                                        t215,
                                        t216,
                                        t217,
                                        t218,
                                        t220,
                                        t221,
                                        t222,
                                        t223,
                                        t224,
                                        t225,
                                        t227,
                                        t228,
                                        t229,
                                        t230,
                                        t231,
                                        t232,
                                        t233,
                                        t234,
                                        t237,
                                        t239,
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
                                        t264,
                                        t266,
                                        t267,
                                        t268,
                                        t269,
                                        t271,
                                        t272,
                                        t273,
                                        t274,
                                        t275,
                                        t276,
                                        t277,
                                        t279,
                                        t280,
                                        t281,
                                        t282,
                                        t283,
                                        t284,
                                        t285,
                                        t286,
                                        t288,
                                        t289,
                                        t290,
                                        t291,
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
                                        t303,
                                        t306,
                                        t307,
                                        t308,
                                        t309,
                                        t310,
                                        t311,
                                        t312,
                                        t313,
                                        t314,
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
                                        t328,
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
                                        t344,
                                        t347,
                                        t348,
                                        t351,
                                        t353,
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
                                        t365,
                                        t367,
                                        t368,
                                        t369,
                                        t371,
                                        t372,
                                        t373,
                                        t375,
                                        t376,
                                        t377,
                                        t378,
                                        t380,
                                        t381,
                                        t382,
                                        t384,
                                        t385,
                                        t386,
                                        t387,
                                        t388,
                                        t389,
                                        t390,
                                        t391,
                                        t392,
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
                                    sin_theta_ahead,
                                    cos_theta_ahead,
                                    sin_phi_ahead,
                                    cos_phi_ahead,
                                ])
                            };
                            let [t395, t398, t399, t401, t404, t406, t407, t410, t411,
                            t412, t413, t414, t415, t416, t418, t419, t420, t421, t422,
                            t423, t424, t425, t427, t428, t429, t430, t431, t432, t433,
                            t436, t438, t440, t441, t442, t443, t445, t446, t449, t450,
                            t451, t452, t454, t456, t457, t458, t459, t460, t461, t462,
                            t463, t464, t465, t466, t468, t469, t471, t472, t474, t475,
                            t476, phi_rate_h, sin_phi_ahead_new, cos_phi_ahead_new,
                            ahead24_new, t479, t480, t481, t482, t483, t484, t485, t486,
                            theta_rate_h, sin_theta_ahead_new, cos_theta_ahead_new, t490,
                            t491, t492, t493, t494, ahead3_new, t495, ahead8_new, t496,
                            ahead27_new, t497, t498, t500, t501, t502, t504, t505, t506,
                            t507, t509, t511, t512, t513, t516, t517, t519, t520, t521,
                            t522, t523, t524, ahead10_new, t525, t526, ahead5_new, t527,
                            ahead30_new, inv_ahead27_new, ahead31_new, ahead35_new,
                            ahead45_new, t528, t530, t531, t532, t533, t534, t536, t537,
                            t538, t539, t540, t541, t542, t543, t544, t545, t547, t548,
                            t549, t550, t551, t552, ahead41_new, t553, t554, t556, t557,
                            t558, t559, inv_ahead45_new, ahead46_new, ahead42_new, t560,
                            t561, t562, t563, t564, t566, t567, t568, ahead47_new,
                            inv_ahead50_new, ahead51_new, t569, t570, ahead55_new, t571,
                            t572, t573, t574, t575, t576, t577, t578, t579, t580, t581,
                            t583, ahead76_new, ahead13_new, t585, ahead62_new,
                            ahead64_new, ahead56_new, ahead52_new, ahead43_new,
                            ahead92_new, ahead88_new, ahead97_new, inv_ahead97_new, t586,
                            t587, t588, t589, t590, t591, t592, t593, t595, t596, t597,
                            t598, t599, t600, t601, t602, t603, t604, t605, t606, t609,
                            t610, ahead70_new, ahead63_new, ahead66_new, ahead67_new,
                            ahead71_new, ahead74_new, ahead75_new, inv_ahead88_new, t612,
                            t614, inv_ahead105_new, t615, t616, t617, t619, t620, t622,
                            t624, t625, t626, t627, t628, t629, t630, t631, t632, t633,
                            t634, t635, t636, t637, t639, t640, t641, t642, t643, t644,
                            t645, t646, t647, t649, t650, t651, t652, t653, t654, t656,
                            t657, t658, t659, t660, t661, t662, t663, t664, t665, t666,
                            t667, t669, t670, t671, t673, t674, t675, t676, t677, t678,
                            t679, t680, t681, t682, t684, t686, t687, t688, t689, t691,
                            t692, t693, t694, t695, t696, t697, t698, t700, t701, t702,
                            t703, t705, t706, t707, t708, t709, t711, t712, t713, t714,
                            t715, t718, t719, t720, t721, t722, t723, t724, t725, t726,
                            t729, t730, t731, t732, t733, t734, t735, t737, t738, t739,
                            t740, t741, t742, t743, t744, t745, t747, ahead84_new,
                            inv_ahead78_new, ahead83_new, ahead85_new, t748, t749,
                            ahead16_new, t751, t752, t753, t754, t755, t756, t757, t758,
                            t759, t760, t761, t762, t763, t764, t765, t767, t768, t769,
                            ahead79_new, ahead80_new, ahead81_new, ahead17_new, t771,
                            t772, t773, t774, t775, t776, t777, t778, t779, t780, t781,
                            ahead19_new, ahead20_new, t782, t783, t784, t785, t786, t787,
                            t788, t789, ahead23_new, ahead22_new, t790, t791, t792, t793,
                            t794] = {
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
                                    t56,
                                    t60,
                                    t71,
                                    t57,
                                    t59,
                                    t61,
                                    t62,
                                    t64,
                                    t65,
                                    t70,
                                    t175,
                                    t77,
                                    t91,
                                    t111,
                                    t96,
                                    t100,
                                    t98,
                                    t108,
                                    t117,
                                    t124,
                                    t149,
                                    t88,
                                    t112,
                                    t114,
                                    t142,
                                    t143,
                                    t180,
                                    t160,
                                    t146,
                                    t161,
                                    t122,
                                    t130,
                                    t133,
                                    t136,
                                    t138,
                                    t183,
                                    t174,
                                    t162,
                                    t188,
                                    t157,
                                    t155,
                                    t193,
                                    t141,
                                    t151,
                                    t164,
                                    t159,
                                    t165,
                                    t206,
                                    t223,
                                    t216,
                                    t210,
                                    t244,
                                    t211,
                                    t218,
                                    t222,
                                    t243,
                                    t225,
                                    t230,
                                    t231,
                                    t232,
                                    t239,
                                    t245,
                                    t246,
                                    t249,
                                    t248,
                                    t252,
                                    t254,
                                    t255,
                                    t256,
                                    t257,
                                    t260,
                                    t258,
                                    t268,
                                    t269,
                                    t259,
                                    t261,
                                    t263,
                                    t264,
                                    t266,
                                    t267,
                                    t272,
                                    t275,
                                    t276,
                                    t273,
                                    t274,
                                    t277,
                                    t309,
                                    t318,
                                    t322,
                                    t331,
                                    t281,
                                    t282,
                                    t283,
                                    t294,
                                    t284,
                                    t285,
                                    t298,
                                    t297,
                                    t295,
                                    t279,
                                    t286,
                                    t361,
                                    t325,
                                    t360,
                                    t365,
                                    t393,
                                    t290,
                                    t296,
                                    t299,
                                    t300,
                                    t301,
                                    t288,
                                    t306,
                                    t307,
                                    t311,
                                    t314,
                                    t351,
                                    t340,
                                    t343,
                                    t377,
                                    t378,
                                    t380,
                                    t381,
                                    t382,
                                    t388,
                                    t389,
                                    t308,
                                    t303,
                                    t289,
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
                                    t54,
                                    sin_phi_rate_half_h,
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
                                    ]: [T; 265],
                                ) -> [T; 389] {
                                    let t394 = t269 * t365;
                                    let t395 = t222 * t388
                                        + (t264 * t343 + (t283 * t378 + (t393 + t394))
                                            - t232 * t382);
                                    let t396 = t13 * t318;
                                    let t397 = t257 * t325;
                                    let t398 = t397 - t211 * t377;
                                    let t399 = t266 * (t396 + t267 * t398);
                                    let t400 = t269 * t360;
                                    let t401 = t399 + (t60 * t180 - t400)
                                        - (t264 * t340 + t230 * t382) - t218 * t388;
                                    let t402 = k2 * t277;
                                    let t403 = t206 * t286;
                                    let t404 = t402 + t403 + (t70 * t272 - t306);
                                    let t405 = t322 * t257;
                                    let t406 = t405 - t210 * t377;
                                    let t407 = t274 * (t273 * t406);
                                    let t408 = t331 * t260;
                                    let t409 = t322 * t258;
                                    let t410 = t409 + t210 * t381;
                                    let t411 = t275 * (t408 + t225 * t380 - t276 * t410);
                                    let t412 = t244 * t388 + (t264 * t351 - t407 - t411);
                                    let t413 = t314 * (half_m2_a2 * t300)
                                        - (t301 * t389 + t288 * t395 + (t307 * t401 + t404 * t412));
                                    let t414 = t309 + t413;
                                    let t415 = y_rate * kappa_gradient;
                                    let t416 = x_rate * kappa_gradient;
                                    let t417 = theta_rate * kappa_gradient;
                                    let t418 = t59 * t286;
                                    let t419 = t311 + rt::lit::<T>(2.0) * t418;
                                    let t420 = rt::lit::<T>(0.0) * t216;
                                    let t421 = t252 * t420;
                                    let t422 = t13 * t421;
                                    let t423 = rt::lit::<T>(1.0) / (t249 * t248);
                                    let t424 = t423 * (t254 * t420);
                                    let t425 = t231 - t223;
                                    let t426 = t361 + t59 * t425;
                                    let t427 = rt::lit::<T>(0.0) * t246;
                                    let t428 = t426 + t245 * t427;
                                    let t429 = t255 * (t421 - t256 * t428);
                                    let t430 = t424 + t254 * t429;
                                    let t431 = t248 * t430 - t257 * t428;
                                    let t432 = t268 * (t422 + t269 * t431);
                                    let t433 = t282 - t281;
                                    let t434 = t285 * t433;
                                    let t435 = t284 * t430;
                                    let t436 = t285 * t435;
                                    let t437 = t269 * t425;
                                    let t438 = t263 * t435;
                                    let t439 = t245 * t422;
                                    let t440 = t222 * t431;
                                    let t441 = t259 * (t439 + t261 * t440);
                                    let t442 = t438 - t441;
                                    let t443 = t239 * t432 + (t434 - t294 * t436 - t437 - t279)
                                        - t243 * t442;
                                    let t444 = t301 * t443;
                                    let t445 = t222 * t442
                                        + (t232 * t432 + (t295 - t297 - t283 * t436 - t298));
                                    let t446 = t296 + t445;
                                    let t447 = rt::lit::<T>(0.5)
                                        * (t419 * (m2_a2 * t300) + t272 * (k14 * t299))
                                        - (t444 + t288 * t446);
                                    let t448 = t225 * t422;
                                    let t449 = t210 * t431;
                                    let t450 = t275 * (t448 + t276 * t449);
                                    let t451 = t274 * t435;
                                    let t452 = t244 * t442 + (t450 - t451);
                                    let t453 = t404 * t452;
                                    let t454 = t267 * t435;
                                    let t455 = t218 * t442 - t230 * t432;
                                    let t456 = t454 - t455;
                                    let t457 = t447 - (t453 + t307 * t456);
                                    let t458 = t417 + t457;
                                    let t459 = t165
                                        * (t159 * t414 + (t415 * t151 + t416 * t141) - t164 * t458);
                                    let t460 = t146 * t459;
                                    let t461 = t288 * t289 + (rho1_rate + kappa_gradient * t290)
                                        + (t301 * t303 - t307 * t308) - t175 * t460;
                                    let t462 = t455 - t454;
                                    let t463 = t457
                                        + (t444 + t288 * t445 + (t453 - t307 * t462)) - t161 * t459;
                                    let t464 = t160 * t459;
                                    let t465 = t142 + (rho1_rate * rho1_rate + t143);
                                    let t466 = inv_h / t465;
                                    let t467 = t18 * t91;
                                    let t468 = t467 * t138;
                                    let t469 = t18 * t114;
                                    let t470 = t112 * t469;
                                    let t471 = t470 * t136;
                                    let t472 = t468 - t471;
                                    let t473 = t18 * t77;
                                    let t474 = t473 * t162;
                                    let t475 = t469 * t133;
                                    let t476 = t96 * t472 - (t474 + t117 * t475);
                                    let t477 = rho1 + h * rho1_rate;
                                    let phi_rate_h = h * phi_rate;
                                    let phi_new = phi + phi_rate_h;
                                    let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(
                                        phi_new,
                                    );
                                    let ahead24_new = sin_phi_ahead_new
                                        * (k5 * sin_phi_ahead_new) + (k8 + k9 * cos_phi_ahead_new);
                                    let t478 = t477 - ahead24_new * t180;
                                    let t479 = t478 * (rt::lit::<T>(1.0) / ahead24_new);
                                    let t480 = rho1 - ahead24 * t180;
                                    let t481 = inv_ahead24 * t480;
                                    let t482 = t60 * sin_phi_rate_half_h;
                                    let t483 = sin_phi_ahead_new + sin_phi_ahead;
                                    let t484 = t59 * sin_phi_rate_half_h;
                                    let t485 = t482 * (k5 * t483) - k9 * t484;
                                    let t486 = t485 * t180;
                                    let t487 = t476 * (j1_h * t188)
                                        + (rt::lit::<T>(0.5) * (t478 * t479 - t480 * t481)
                                            - t180 * t486);
                                    let theta_rate_h = h * theta_rate;
                                    let theta_new = theta + theta_rate_h;
                                    let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(
                                        theta_new,
                                    );
                                    let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                                    let t488 = ahead2_new + ahead2;
                                    let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                                    let t489 = t488 + (ahead4_new + ahead4);
                                    let t490 = rt::lit::<T>(0.5) * t489;
                                    let t491 = l1 + a2 * cos_phi_ahead_new;
                                    let t492 = m1_a1 + m2 * t491;
                                    let ahead1_new = sin_theta_ahead_new * t492;
                                    let t493 = rt::lit::<T>(0.5) * (ahead1_new + ahead1)
                                        + half_m2_a2 * t488;
                                    let t494 = inv_m1_plus_m2 * t493;
                                    let ahead11_new = k1
                                        + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                                    let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                                    let t495 = inv_m1_plus_m2 * ahead3_new;
                                    let ahead25_new = ahead3_new * t495;
                                    let ahead6_new = t492 * cos_theta_ahead_new;
                                    let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                                    let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                                    let t496 = inv_m1_plus_m2 * ahead8_new;
                                    let ahead26_new = ahead8_new * t496;
                                    let ahead27_new = ahead11_new - ahead25_new - ahead26_new;
                                    let t497 = rt::lit::<T>(1.0) / (ahead27 * ahead27_new);
                                    let t498 = t57 * t54;
                                    let t499 = ahead7_new + ahead7;
                                    let t500 = rt::lit::<T>(0.5) * (ahead6_new + ahead6)
                                        - half_m2_a2 * t499;
                                    let t501 = inv_m1_plus_m2 * t500;
                                    let t502 = t56 * t54;
                                    let t503 = t494 * t498 - t501 * t502;
                                    let t504 = sin_theta_ahead_new + sin_theta_ahead;
                                    let t505 = cos_phi_ahead_new + cos_phi_ahead;
                                    let t506 = l1 + half_a2 * t505;
                                    let t507 = m1_a1 + m2 * t506;
                                    let t508 = rt::lit::<T>(2.0) * t498;
                                    let t509 = cos_theta_ahead_new + cos_theta_ahead;
                                    let t510 = t509 * t482 - t483 * t502;
                                    let t511 = m2_a2 * t484;
                                    let t512 = t507 * t508 + (m2_a2 * t510 - t504 * t511);
                                    let t513 = inv_m1_plus_m2 * t512;
                                    let t514 = rt::lit::<T>(2.0) * t502;
                                    let t515 = t483 * t498 + t504 * t482;
                                    let t516 = t507 * t514 + (t509 * t511 + m2_a2 * t515);
                                    let t517 = inv_m1_plus_m2 * t516;
                                    let t518 = t504 * t513 - t509 * t517;
                                    let t519 = rt::lit::<T>(2.0) * t503
                                        + rt::lit::<T>(0.5) * t518;
                                    let t520 = k1 + m2_l1 * (l1 + a2 * t505)
                                        - rt::lit::<T>(0.5)
                                            * (ahead26_new + (ahead25_new + ahead25_plus_ahead26));
                                    let t521 = t494 * t512 - t500 * t517
                                        + (t493 * t513 + k17 * t484 - t501 * t516);
                                    let ahead37_new = cos_theta_ahead_new * t496;
                                    let ahead36_new = sin_theta_ahead_new * t495;
                                    let t522 = rt::lit::<T>(0.5)
                                        * (ahead37_new + (ahead36_new + ahead36_plus_ahead37));
                                    let t523 = t497 * (t519 * t520 + t521 * t522);
                                    let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                                    let t524 = ahead9_new - ahead7_new;
                                    let ahead10_new = m2_a2 * t524;
                                    let t525 = k3 * t524;
                                    let ahead33_new = ahead10_new * t525;
                                    let t526 = ahead2_new + ahead4_new;
                                    let ahead5_new = m2_a2 * t526;
                                    let t527 = k3 * t526;
                                    let ahead32_new = ahead5_new * t527;
                                    let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                                    let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                                    let ahead28_new = ahead5_new * t495;
                                    let ahead29_new = ahead10_new * t496;
                                    let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                                    let inv_ahead27_new = rt::lit::<T>(1.0) / ahead27_new;
                                    let ahead31_new = ahead30_new * inv_ahead27_new;
                                    let ahead34_new = ahead30_new * ahead31_new;
                                    let ahead35_new = k2 - ahead33_new - ahead32_new
                                        - ahead34_new;
                                    let ahead45_new = ahead27_new * ahead35_new;
                                    let t528 = rt::lit::<T>(1.0) / (ahead45 * ahead45_new);
                                    let t529 = half_l1 * t505;
                                    let t530 = j2 + m2_a2 * (a2 + t529)
                                        - rt::lit::<T>(0.5)
                                            * (ahead29_new + (ahead28_new + ahead28_plus_ahead29));
                                    let t531 = t503 + rt::lit::<T>(0.25) * t518;
                                    let t532 = ahead31 + ahead31_new;
                                    let t533 = t510 + (t505 * t498 - t504 * t484);
                                    let t534 = m2_a2 * t533;
                                    let t535 = ahead9_new + ahead9 - t499;
                                    let t536 = half_m2_a2 * t535;
                                    let t537 = half_m2_a2 * t489;
                                    let t538 = t515 + (t505 * t502 + t509 * t484);
                                    let t539 = m2_a2 * t538;
                                    let t540 = t494 * t534 - t536 * t517
                                        + (t537 * t513 + twice_l1_m2_a2 * t484 - t501 * t539);
                                    let t541 = t497 * (t521 * t530 - t540 * t520);
                                    let t542 = k16 * t535;
                                    let t543 = k16 * t489;
                                    let t544 = k3 * t538;
                                    let t545 = k3 * t533;
                                    let t546 = rt::lit::<T>(2.0) * (t502 * t542 - t498 * t543)
                                        + rt::lit::<T>(0.5) * (t509 * t544 - t504 * t545);
                                    let t547 = t531 * t532 + (t522 * t541 + t546);
                                    let t548 = ahead36_new + ahead37_new;
                                    let ahead40_new = t548 * ahead31_new;
                                    let ahead38_new = sin_theta_ahead_new * t527;
                                    let ahead39_new = cos_theta_ahead_new * t525;
                                    let t549 = ahead40_new + (t24 - ahead38_new - ahead39_new);
                                    let t550 = rt::lit::<T>(0.5) * t549;
                                    let t551 = t530 * t547 - t540 * t550;
                                    let t552 = ahead45 + ahead45_new;
                                    let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                                    let ahead44_new = ahead30_new * ahead41_new;
                                    let t553 = ahead44 + ahead44_new;
                                    let t554 = k2
                                        - rt::lit::<T>(0.5)
                                            * (ahead34_new + (ahead32_new + (ahead33_new + t23)));
                                    let t555 = t530 * t541
                                        + (t537 * t545 + t534 * t543 - (t536 * t544 + t539 * t542));
                                    let t556 = t555 - t532 * (rt::lit::<T>(0.5) * t540);
                                    let t557 = t521 * t554 + t520 * t556;
                                    let t558 = t528
                                        * (rt::lit::<T>(0.5) * (t551 * t552 + t553 * t557));
                                    let t559 = t523 + t558;
                                    let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                                    let ahead46_new = ahead44_new * inv_ahead45_new;
                                    let ahead42_new = t548 * inv_ahead27_new;
                                    let t560 = ahead46_new
                                        + (ahead42_new + ahead42_plus_ahead46);
                                    let t561 = rt::lit::<T>(0.5) * t560;
                                    let ahead50_new = m1_plus_m2 * ahead35_new;
                                    let t562 = rt::lit::<T>(1.0) / (ahead50 * ahead50_new);
                                    let t563 = m1_plus_m2 * t554;
                                    let t564 = t534 * t550 + t537 * t547;
                                    let t565 = half_m1_plus_m2 * t556;
                                    let ahead54_new = ahead5_new * ahead41_new;
                                    let t566 = ahead54 + ahead54_new;
                                    let t567 = t562 * (t563 * t564 + t565 * t566);
                                    let t568 = t494 * t559
                                        + (t513 * t561 + (k15 * t498 - t567));
                                    let ahead47_new = ahead42_new + ahead46_new;
                                    let ahead48_new = t496 * ahead47_new;
                                    let ahead49_new = ahead10_new * ahead41_new;
                                    let inv_ahead50_new = rt::lit::<T>(1.0) / ahead50_new;
                                    let ahead51_new = ahead49_new * inv_ahead50_new;
                                    let t569 = ahead48_new
                                        + (inv_m1_plus_m2 * t509 + t25 - ahead51_new);
                                    let t570 = rt::lit::<T>(0.5) * t569;
                                    let ahead53_new = t495 * ahead47_new;
                                    let ahead55_new = inv_ahead50_new * ahead54_new;
                                    let t571 = ahead53_new
                                        + (inv_m1_plus_m2 * t504 + t26 - ahead55_new);
                                    let t572 = rt::lit::<T>(0.5) * t571;
                                    let t573 = rt::lit::<T>(1.0) / (ahead35 * ahead35_new);
                                    let t574 = t573 * (t554 * t547 + t556 * t550);
                                    let t575 = l1 * t484;
                                    let t576 = l2 + t529;
                                    let t577 = rt::lit::<T>(0.5) * t535;
                                    let t578 = t536 * t547 - t539 * t550;
                                    let t579 = ahead49 + ahead49_new;
                                    let t580 = t562 * (t578 * t563 + t579 * t565);
                                    let t581 = t517 * t561 + (t580 + k15 * t502) - t501 * t559;
                                    let t582 = t533 * t572
                                        + (l2 * t574 + t575 * t560 - t576 * t559) - t577 * t581;
                                    let t583 = t490 * t568 - t538 * t570 + t582;
                                    let t584 = rt::lit::<T>(0.5) * t583;
                                    let ahead76_new = rt::lit::<T>(1.0) / ahead35_new;
                                    let ahead60_new = t524 * t525;
                                    let ahead59_new = t526 * t527;
                                    let ahead13_new = l2 + l1_cos_phi_ahead_new;
                                    let ahead57_new = t526 * t495;
                                    let ahead58_new = t524 * t496;
                                    let t585 = ahead13_new - ahead57_new - ahead58_new;
                                    let ahead61_new = t585 * ahead31_new;
                                    let ahead62_new = l2 - ahead60_new - ahead59_new
                                        - ahead61_new;
                                    let ahead64_new = ahead76_new * ahead62_new;
                                    let ahead56_new = ahead53_new
                                        + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                                    let ahead89_new = t526 * ahead56_new;
                                    let ahead52_new = ahead48_new
                                        + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                                    let ahead90_new = t524 * ahead52_new;
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
                                    let t586 = ahead100_new * inv_ahead97_new;
                                    let t587 = ahead64_new - t586;
                                    let t588 = t17 * t587;
                                    let t589 = cos_w_t_a_w_ahead102 + t588;
                                    let t590 = ahead43 + ahead43_new;
                                    let t591 = half_l2 * t590
                                        + rt::lit::<T>(0.5)
                                            * (ahead90_new + (ahead89_new + (t31 - ahead91_new)));
                                    let t592 = l2
                                        - rt::lit::<T>(0.5)
                                            * (ahead61_new + (ahead59_new + (ahead60_new + t27)));
                                    let t593 = t576
                                        - rt::lit::<T>(0.5)
                                            * (ahead58_new + (ahead57_new + ahead57_plus_ahead58));
                                    let t594 = t593 * t541
                                        + (t533 * t543 - t538 * t542 + (t490 * t545 - t577 * t544));
                                    let t595 = t494 * t533 - t577 * t517
                                        + (t490 * t513 + twice_l1 * t484 - t501 * t538);
                                    let t596 = t594 - t532 * (rt::lit::<T>(0.5) * t595);
                                    let t597 = t573 * (t556 * t592 - t554 * t596);
                                    let t598 = ahead97 + ahead97_new;
                                    let t599 = t547 * t591 + t550 * t583;
                                    let t600 = rt::lit::<T>(0.5) * (t504 * t568 - t509 * t581)
                                        + (t498 * t571 - t502 * t569);
                                    let t601 = rt::lit::<T>(0.5)
                                        * (ahead87_new + (ahead86_new + ahead86_plus_ahead87));
                                    let t602 = t554 * t600 - t556 * t601;
                                    let t603 = ahead100 + ahead100_new;
                                    let t604 = rt::lit::<T>(1.0) / (ahead97 * ahead97_new);
                                    let t605 = (t598 * t599 - t602 * t603)
                                        * (rt::lit::<T>(0.5) * t604);
                                    let t606 = t597 - t605;
                                    let t607 = ahead64 + ahead64_new;
                                    let t608 = t607 - ahead101 - t586;
                                    let t609 = t21 * t606 - t19 * t608;
                                    let t610 = t584 * t589 + t591 * t609;
                                    let ahead69_new = ahead10_new * ahead62_new;
                                    let ahead70_new = inv_ahead50_new * ahead69_new;
                                    let ahead63_new = t585 * inv_ahead27_new;
                                    let ahead65_new = ahead30_new * ahead62_new;
                                    let ahead66_new = inv_ahead45_new * ahead65_new;
                                    let ahead67_new = ahead63_new - ahead66_new;
                                    let ahead68_new = t496 * ahead67_new;
                                    let ahead71_new = inv_m1_plus_m2 * t524 - ahead70_new
                                        - ahead68_new;
                                    let ahead94_new = t524 * ahead71_new;
                                    let ahead95_new = ahead13_new * ahead67_new;
                                    let ahead72_new = t495 * ahead67_new;
                                    let ahead73_new = ahead5_new * ahead62_new;
                                    let ahead74_new = inv_ahead50_new * ahead73_new;
                                    let ahead75_new = ahead72_new
                                        + (ahead74_new - inv_m1_plus_m2 * t526);
                                    let ahead93_new = t526 * ahead75_new;
                                    let t611 = ahead94_new + (ahead95_new + l2 * ahead64_new)
                                        - ahead93_new;
                                    let inv_ahead88_new = rt::lit::<T>(1.0) / ahead88_new;
                                    let t612 = ahead92_new * inv_ahead88_new;
                                    let t613 = ahead92_new * t612;
                                    let t614 = t611 - t613;
                                    let ahead104_new = ahead41_new * ahead41_new;
                                    let ahead105_new = ahead35_new * ahead97_new;
                                    let inv_ahead105_new = rt::lit::<T>(1.0) / ahead105_new;
                                    let t615 = ahead104_new * inv_ahead105_new;
                                    let t616 = rt::lit::<T>(1.0) / t614;
                                    let t617 = t587 * t616;
                                    let t618 = t587 * t617;
                                    let t619 = ahead76_new - t615 - t618;
                                    let t620 = t614 * t619;
                                    let t621 = ahead88_new * t620;
                                    let t622 = ahead110 + t621;
                                    let t623 = ahead92_new * t588;
                                    let t624 = t1 + t623;
                                    let t625 = ahead109 + t620;
                                    let t626 = t497 * (t521 * t593 - t595 * t520);
                                    let t627 = ahead65 + ahead65_new;
                                    let t628 = t540 * t592 + t530 * t596;
                                    let t629 = t528
                                        * (rt::lit::<T>(0.5) * (t557 * t627 - t552 * t628));
                                    let t630 = t626 - t629;
                                    let t631 = ahead63_new + t28 - ahead66_new;
                                    let t632 = k4 * t535
                                        - rt::lit::<T>(0.5)
                                            * (ahead68_new + (ahead70_new + ahead68_plus_ahead70));
                                    let t633 = rt::lit::<T>(0.5) * t631;
                                    let t634 = t534 * t592 - t537 * t596;
                                    let t635 = ahead73 + ahead73_new;
                                    let t636 = t562 * (t563 * t634 + t565 * t635);
                                    let t637 = t494 * t630
                                        + (t513 * t633 + (t636 - inv_m1_plus_m2 * t533));
                                    let t638 = t576 * t630 + (l2 * t597 - t575 * t631)
                                        - t538 * t632 - t490 * t637;
                                    let t639 = ahead69 + ahead69_new;
                                    let t640 = t539 * t592 + t536 * t596;
                                    let t641 = t562 * (t565 * t639 - t563 * t640);
                                    let t642 = t501 * t630
                                        + (t641 + inv_m1_plus_m2 * t538 - t517 * t633);
                                    let t643 = rt::lit::<T>(0.5)
                                        * (ahead72_new + (ahead74_new + ahead72_plus_ahead74))
                                        - k4 * t489;
                                    let t644 = ahead96 + t612;
                                    let t645 = rt::lit::<T>(1.0) / (ahead88 * ahead88_new);
                                    let t646 = t645 * (t601 * t583 - t600 * t591);
                                    let t647 = t638 - (t577 * t642 + t533 * t643) - t644 * t584
                                        - t591 * t646;
                                    let t648 = ahead76_new + t33 - t615 - t618;
                                    let t649 = rt::lit::<T>(0.5) * t648;
                                    let t650 = half_l2 * t607
                                        + rt::lit::<T>(0.5)
                                            * (ahead94_new + (ahead95_new + t32) - ahead93_new - t613);
                                    let t651 = t556 * t573;
                                    let t652 = t549 * t547;
                                    let t653 = ahead105 + ahead105_new;
                                    let t654 = ahead104 + ahead104_new;
                                    let t655 = rt::lit::<T>(0.5) * t556;
                                    let t656 = t554 * t602 - t598 * t655;
                                    let t657 = rt::lit::<T>(1.0) / (ahead105 * ahead105_new);
                                    let t658 = (t652 * t653 - t654 * t656)
                                        * (rt::lit::<T>(0.5) * t657);
                                    let t659 = rt::lit::<T>(0.5) * t608;
                                    let t660 = rt::lit::<T>(1.0) / (ahead99 * t614);
                                    let t661 = t660 * (t650 * t606 - t647 * t659);
                                    let t662 = ahead103 + t617;
                                    let t663 = t651 - t658 - t659 * t661
                                        - t662 * (rt::lit::<T>(0.5) * t606);
                                    let t664 = t647 * t649 + t650 * t663;
                                    let t665 = t625 * (rt::lit::<T>(0.5) * t600) + t601 * t664;
                                    let t666 = rt::lit::<T>(1.0) / (ahead110 * t621);
                                    let t667 = (t610 * t622 - t624 * t665)
                                        * (rt::lit::<T>(0.5) * t666);
                                    let t668 = ahead97_new * t619;
                                    let t669 = rt::lit::<T>(1.0) / (ahead111 * t668);
                                    let t670 = t21 * t547 - t19 * t549;
                                    let t671 = ahead111 + t668;
                                    let t672 = t17 * ahead41_new;
                                    let t673 = cos_w_t_a_w_ahead41 + t672;
                                    let t674 = t602 * t649 + t663 * (rt::lit::<T>(0.5) * t598);
                                    let t675 = t669
                                        * (rt::lit::<T>(0.5) * (t670 * t671 - t673 * t674));
                                    let t676 = t667 - t675;
                                    let t677 = rt::lit::<T>(1.0) / t621;
                                    let t678 = t623 * t677;
                                    let t679 = rt::lit::<T>(1.0) / t668;
                                    let t680 = t672 * t679;
                                    let t681 = rt::lit::<T>(0.5) * (t678 + (t4 - t680));
                                    let t682 = t592 * t609 - t589 * (rt::lit::<T>(0.5) * t596);
                                    let t683 = ahead35_new * t620;
                                    let t684 = ahead113 + t683;
                                    let t685 = ahead62_new * t588;
                                    let t686 = t8 + t685;
                                    let t687 = t554 * t664 - t655 * t625;
                                    let t688 = rt::lit::<T>(1.0) / (ahead113 * t683);
                                    let t689 = (t682 * t684 - t686 * t687)
                                        * (rt::lit::<T>(0.5) * t688);
                                    let t690 = ahead35_new * t619;
                                    let t691 = rt::lit::<T>(1.0) / (ahead114 * t690);
                                    let t692 = t691
                                        * (t19 * (ahead114 + t690)
                                            + t21 * (t554 * t663 - t556 * t649));
                                    let t693 = t676 * (rt::lit::<T>(0.5) * t590)
                                        + (t574 * t681 - (t689 + t692));
                                    let t694 = rt::lit::<T>(1.0) / (ahead109 * t620);
                                    let t695 = t694
                                        * (rt::lit::<T>(0.5) * (t609 * t625 - t589 * t664));
                                    let t696 = rt::lit::<T>(1.0) / t620;
                                    let t697 = t588 * t696;
                                    let t698 = t3 + t697;
                                    let t699 = ahead45_new * t619;
                                    let t700 = rt::lit::<T>(1.0) / (ahead112 * t699);
                                    let t701 = t19 * t530 + t540 * t22;
                                    let t702 = ahead112 + t699;
                                    let t703 = t663 * (rt::lit::<T>(0.5) * t552) - t557 * t649;
                                    let t704 = t17 * ahead30_new;
                                    let t705 = cos_w_t_a_w_ahead30 + t704;
                                    let t706 = t700
                                        * (t701 * t702 + t703 * (rt::lit::<T>(0.5) * t705));
                                    let t707 = t561 * t676
                                        + (t559 * t681
                                            + (t633 * t695
                                                + (t698 * (rt::lit::<T>(0.5) * t630) - t706)));
                                    let t708 = t693 - t707;
                                    let t709 = t678 - t680;
                                    let t710 = ahead43_new * t709;
                                    let t711 = rt::lit::<T>(1.0) / t690;
                                    let t712 = t17 * t711;
                                    let t713 = rt::lit::<T>(1.0) / t683;
                                    let t714 = t685 * t713;
                                    let t715 = rt::lit::<T>(0.5) * (t710 + (t9 + t712 - t714));
                                    let t716 = ahead47_new * t709;
                                    let t717 = ahead67_new * t697;
                                    let t718 = rt::lit::<T>(1.0) / t699;
                                    let t719 = t704 * t718;
                                    let t720 = t716 + (t717 + (t7 + t719));
                                    let t721 = rt::lit::<T>(0.5) * t720;
                                    let t722 = t715 - t721;
                                    let t723 = a2 * t65;
                                    let t724 = t71 * t57 - a2 * t64;
                                    let t725 = t174 + t723 * t193 - t724 * t188;
                                    let t726 = t18 * t130;
                                    let t727 = t100 * t472 + (t122 * t475 - t149 * t726);
                                    let t728 = t108 * t469;
                                    let t729 = t728 * t157;
                                    let t730 = t18 * t155;
                                    let t731 = t111 * t472 + (t729 - t730);
                                    let t732 = t727 + t723 * t731 - t724 * t476;
                                    let t733 = t56 * t71 + a2 * t61;
                                    let t734 = a2 * t62;
                                    let t735 = t183 + t733 * t188 - t734 * t193;
                                    let t736 = t98 * t472 + (t88 * t726 - t124 * t475);
                                    let t737 = t736 + t734 * t731 - t733 * t476;
                                    let t738 = a1 * t56;
                                    let t739 = t183 + t738 * t188;
                                    let t740 = t738 * t476 - t736;
                                    let t741 = a1 * t57;
                                    let t742 = t174 - t741 * t188;
                                    let t743 = t727 - t741 * t476;
                                    let t744 = t731 - t476;
                                    let t745 = t193 - t188;
                                    let t746 = m1_h * (t739 * t740 + t742 * t743)
                                        + (t744 * (j2_h * t745) - t707 * (half_j1 * t720));
                                    let t747 = t487 - theta_rate_h * t457
                                        - (phi_rate_h * t413 + t708 * (j2 * t722))
                                        + (m2_h * (t725 * t732 - t735 * t737) + t746);
                                    let ahead84_new = ahead5_new * inv_ahead50_new;
                                    let ahead82_new = ahead3_new * ahead30_new;
                                    let ahead78_new = m1_plus_m2 * ahead45_new;
                                    let inv_ahead78_new = rt::lit::<T>(1.0) / ahead78_new;
                                    let ahead83_new = ahead82_new * inv_ahead78_new;
                                    let ahead85_new = ahead84_new - ahead83_new;
                                    let t748 = rt::lit::<T>(1.0) / t619;
                                    let t749 = t17 * t748;
                                    let t750 = rt::lit::<T>(0.5)
                                        * (t5 + ahead85_new * t749 - ahead75_new * t697
                                            - ahead56_new * t709);
                                    let ahead16_new = a1 * sin_theta_ahead_new;
                                    let t751 = t716 + (t719 + t717);
                                    let t752 = t750
                                        + rt::lit::<T>(0.5) * (t34 + ahead16_new * t751);
                                    let t753 = m1_plus_m2 * t556;
                                    let t754 = t562 * (t534 * t563 + t537 * t753);
                                    let t755 = rt::lit::<T>(1.0) / (ahead78 * ahead78_new);
                                    let t756 = t512 * t530 - t493 * t540;
                                    let t757 = m1_plus_m2 * t552;
                                    let t758 = ahead82 + ahead82_new;
                                    let t759 = m1_plus_m2 * t557;
                                    let t760 = t755
                                        * (rt::lit::<T>(0.5) * (t756 * t757 + t758 * t759));
                                    let t761 = t754 - t760;
                                    let t762 = t2 + t749;
                                    let t763 = rt::lit::<T>(0.5)
                                        * (ahead84_new + t30 - ahead83_new);
                                    let t764 = rt::lit::<T>(1.0) / (ahead108 * t619);
                                    let t765 = t764 * (t19 * t648 + t21 * t663);
                                    let t766 = rt::lit::<T>(0.5) * (t761 * t762 - t637 * t698)
                                        - (t763 * t765 + t643 * t695) - (t568 * t681 + t572 * t676);
                                    let t767 = half_a1 * t504;
                                    let t768 = a1 * t498;
                                    let t769 = t766 + (t707 * t767 + t768 * t720);
                                    let ahead77_new = ahead8_new * ahead30_new;
                                    let ahead79_new = ahead77_new * inv_ahead78_new;
                                    let ahead80_new = ahead10_new * inv_ahead50_new;
                                    let ahead81_new = ahead79_new - ahead80_new;
                                    let t770 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t709
                                            + (t6 + ahead81_new * t749 - ahead71_new * t697));
                                    let ahead17_new = a1 * cos_theta_ahead_new;
                                    let t771 = t770
                                        - rt::lit::<T>(0.5) * (t35 + ahead17_new * t751);
                                    let t772 = ahead77 + ahead77_new;
                                    let t773 = t516 * t530 + t500 * t540;
                                    let t774 = t755
                                        * (rt::lit::<T>(0.5) * (t772 * t759 - t773 * t757));
                                    let t775 = t562 * (t536 * t753 - t539 * t563);
                                    let t776 = t774 - t775;
                                    let t777 = rt::lit::<T>(0.5)
                                        * (ahead79_new + (t29 - ahead80_new));
                                    let t778 = rt::lit::<T>(0.5) * (t776 * t762 + t642 * t698)
                                        - (t632 * t695 + t777 * t765) + (t570 * t676 - t581 * t681);
                                    let t779 = a1 * t502;
                                    let t780 = half_a1 * t509;
                                    let t781 = t778 + t779 * t720 - t707 * t780;
                                    let ahead18_new = sin_theta_ahead_new * t491;
                                    let ahead19_new = ahead18_new + a2 * ahead2_new;
                                    let ahead20_new = a2 * t526;
                                    let t782 = t710 + (t712 - t714);
                                    let t783 = t750
                                        + rt::lit::<T>(0.5)
                                            * (ahead19_new * t751 + t38 - ahead20_new * t782);
                                    let t784 = rt::lit::<T>(0.5) * (ahead18_new + ahead18)
                                        + half_a2 * t488;
                                    let t785 = a2 * t484;
                                    let t786 = a2 * t510 + (t506 * t508 - t504 * t785);
                                    let t787 = a2 * t533;
                                    let t788 = half_a2 * t489;
                                    let t789 = t766 + t784 * t707
                                        + (t786 * t721 - t787 * t715 - t788 * t693);
                                    let ahead23_new = a2 * t524;
                                    let ahead21_new = t491 * cos_theta_ahead_new;
                                    let ahead22_new = ahead21_new - a2 * ahead7_new;
                                    let t790 = t770
                                        + rt::lit::<T>(0.5)
                                            * (ahead23_new * t782 + t41 - ahead22_new * t751);
                                    let t791 = half_a2 * t535;
                                    let t792 = a2 * t515 + (t509 * t785 + t506 * t514);
                                    let t793 = a2 * t538;
                                    let t794 = rt::lit::<T>(0.5) * (ahead21_new + ahead21)
                                        - half_a2 * t499;
                                    [
                                        t395,
                                        t398,
                                        t399,
                                        t401,
                                        t404,
                                        t406,
                                        t407,
                                        t410,
                                        t411,
                                        t412,
                                        t413,
                                        t414,
                                        t415,
                                        t416,
                                        t418,
                                        t419,
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
                                        t449,
                                        t450,
                                        t451,
                                        t452,
                                        t454,
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
                                        t474,
                                        t475,
                                        t476,
                                        phi_rate_h,
                                        sin_phi_ahead_new,
                                        cos_phi_ahead_new,
                                        ahead24_new,
                                        t479,
                                        t480,
                                        t481,
                                        t482,
                                        t483,
                                        t484,
                                        t485,
                                        t486,
                                        theta_rate_h,
                                        sin_theta_ahead_new,
                                        cos_theta_ahead_new,
                                        t490,
                                        t491,
                                        t492,
                                        t493,
                                        t494,
                                        ahead3_new,
                                        t495,
                                        ahead8_new,
                                        t496,
                                        ahead27_new,
                                        t497,
                                        t498,
                                        t500,
                                        t501,
                                        t502,
                                        t504,
                                        t505,
                                        t506,
                                        t507,
                                        t509,
                                        t511,
                                        t512,
                                        t513,
                                        t516,
                                        t517,
                                        t519,
                                        t520,
                                        t521,
                                        t522,
                                        t523,
                                        t524,
                                        ahead10_new,
                                        t525,
                                        t526,
                                        ahead5_new,
                                        t527,
                                        ahead30_new,
                                        inv_ahead27_new,
                                        ahead31_new,
                                        ahead35_new,
                                        ahead45_new,
                                        t528,
                                        t530,
                                        t531,
                                        t532,
                                        t533,
                                        t534,
                                        t536,
                                        t537,
                                        t538,
                                        t539,
                                        t540,
                                        t541,
                                        t542,
                                        t543,
                                        t544,
                                        t545,
                                        t547,
                                        t548,
                                        t549,
                                        t550,
                                        t551,
                                        t552,
                                        ahead41_new,
                                        t553,
                                        t554,
                                        t556,
                                        t557,
                                        t558,
                                        t559,
                                        inv_ahead45_new,
                                        ahead46_new,
                                        ahead42_new,
                                        t560,
                                        t561,
                                        t562,
                                        t563,
                                        t564,
                                        t566,
                                        t567,
                                        t568,
                                        ahead47_new,
                                        inv_ahead50_new,
                                        ahead51_new,
                                        t569,
                                        t570,
                                        ahead55_new,
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
                                        t581,
                                        t583,
                                        ahead76_new,
                                        ahead13_new,
                                        t585,
                                        ahead62_new,
                                        ahead64_new,
                                        ahead56_new,
                                        ahead52_new,
                                        ahead43_new,
                                        ahead92_new,
                                        ahead88_new,
                                        ahead97_new,
                                        inv_ahead97_new,
                                        t586,
                                        t587,
                                        t588,
                                        t589,
                                        t590,
                                        t591,
                                        t592,
                                        t593,
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
                                        t606,
                                        t609,
                                        t610,
                                        ahead70_new,
                                        ahead63_new,
                                        ahead66_new,
                                        ahead67_new,
                                        ahead71_new,
                                        ahead74_new,
                                        ahead75_new,
                                        inv_ahead88_new,
                                        t612,
                                        t614,
                                        inv_ahead105_new,
                                        t615,
                                        t616,
                                        t617,
                                        t619,
                                        t620,
                                        t622,
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
                                        t637,
                                        t639,
                                        t640,
                                        t641,
                                        t642,
                                        t643,
                                        t644,
                                        t645,
                                        t646,
                                        t647,
                                        t649,
                                        t650,
                                        t651,
                                        t652,
                                        t653,
                                        t654,
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
                                        t669,
                                        t670,
                                        t671,
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
                                        t684,
                                        t686,
                                        t687,
                                        t688,
                                        t689,
                                        t691,
                                        t692,
                                        t693,
                                        t694,
                                        t695,
                                        t696,
                                        t697,
                                        t698,
                                        t700,
                                        t701,
                                        t702,
                                        t703,
                                        t705,
                                        t706,
                                        t707,
                                        t708,
                                        t709,
                                        t711,
                                        t712,
                                        t713,
                                        t714,
                                        t715,
                                        t718,
                                        t719,
                                        t720,
                                        t721,
                                        t722,
                                        t723,
                                        t724,
                                        t725,
                                        t726,
                                        t729,
                                        t730,
                                        t731,
                                        t732,
                                        t733,
                                        t734,
                                        t735,
                                        t737,
                                        t738,
                                        t739,
                                        t740,
                                        t741,
                                        t742,
                                        t743,
                                        t744,
                                        t745,
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
                                        ahead22_new,
                                        t790,
                                        t791,
                                        t792,
                                        t793,
                                        t794,
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
                                    t56,
                                    t60,
                                    t71,
                                    t57,
                                    t59,
                                    t61,
                                    t62,
                                    t64,
                                    t65,
                                    t70,
                                    t175,
                                    t77,
                                    t91,
                                    t111,
                                    t96,
                                    t100,
                                    t98,
                                    t108,
                                    t117,
                                    t124,
                                    t149,
                                    t88,
                                    t112,
                                    t114,
                                    t142,
                                    t143,
                                    t180,
                                    t160,
                                    t146,
                                    t161,
                                    t122,
                                    t130,
                                    t133,
                                    t136,
                                    t138,
                                    t183,
                                    t174,
                                    t162,
                                    t188,
                                    t157,
                                    t155,
                                    t193,
                                    t141,
                                    t151,
                                    t164,
                                    t159,
                                    t165,
                                    t206,
                                    t223,
                                    t216,
                                    t210,
                                    t244,
                                    t211,
                                    t218,
                                    t222,
                                    t243,
                                    t225,
                                    t230,
                                    t231,
                                    t232,
                                    t239,
                                    t245,
                                    t246,
                                    t249,
                                    t248,
                                    t252,
                                    t254,
                                    t255,
                                    t256,
                                    t257,
                                    t260,
                                    t258,
                                    t268,
                                    t269,
                                    t259,
                                    t261,
                                    t263,
                                    t264,
                                    t266,
                                    t267,
                                    t272,
                                    t275,
                                    t276,
                                    t273,
                                    t274,
                                    t277,
                                    t309,
                                    t318,
                                    t322,
                                    t331,
                                    t281,
                                    t282,
                                    t283,
                                    t294,
                                    t284,
                                    t285,
                                    t298,
                                    t297,
                                    t295,
                                    t279,
                                    t286,
                                    t361,
                                    t325,
                                    t360,
                                    t365,
                                    t393,
                                    t290,
                                    t296,
                                    t299,
                                    t300,
                                    t301,
                                    t288,
                                    t306,
                                    t307,
                                    t311,
                                    t314,
                                    t351,
                                    t340,
                                    t343,
                                    t377,
                                    t378,
                                    t380,
                                    t381,
                                    t382,
                                    t388,
                                    t389,
                                    t308,
                                    t303,
                                    t289,
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
                                    t54,
                                    sin_phi_rate_half_h,
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
                            let [t795, t797, twice_x_rate, t801, t805, twice_y_rate,
                            t807, t813, t814, t815, t816, t817, t819, t822, t823, t825,
                            t828, t835, t838, t841, t845, t847, t848, t851, t855, t857,
                            t859, t861, t868, t869, t870, t873, t874, t878, t879, t883,
                            t887, t888, t890, t891, t893, t894, t895, t897, t902, t905,
                            t907, t909, t911, t912, t913, t914, t915, t916, t918, t919,
                            t930, t935, t938, t941, t944, t945, t946, t949, t953, t955,
                            t958, t960, t964, t965, t966, t969, t970, t974, t975, t976,
                            t978, t985, t986, t988, t992, t994, t995, t997, t998, t999,
                            t1004, t1006, t1008, t1010, t1012, t1016, t1017, t1018,
                            t1019, t1020, t1090, t1091, t1092, t1093, t1098, t1099,
                            t1100, t1101, t1102, t1103, t1105, t1106, t1162, t1235,
                            t1241, t1242, t1256, t1259, t1261, t1262, t1263, t1264,
                            t1265, t1266, t1267, t1268, t1270, t1271, t1272, t1273,
                            t1274, t1275, t1276, t1277, t1278, t1279, t1280, t1284,
                            t1285, t1287, t1288, t1289, t1290, t1291, t1292, t1293,
                            t1294, t1295, t1296, t1298, t1299, t1300, t1301, t1302,
                            t1303, t1304] = {
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
                                    t56,
                                    t60,
                                    t72,
                                    t57,
                                    t59,
                                    t73,
                                    t62,
                                    t63,
                                    t75,
                                    t65,
                                    t66,
                                    t70,
                                    t106,
                                    t184,
                                    t175,
                                    t74,
                                    t68,
                                    t76,
                                    t67,
                                    t77,
                                    t90,
                                    t107,
                                    t78,
                                    t79,
                                    t80,
                                    t81,
                                    t82,
                                    t91,
                                    t89,
                                    t111,
                                    t85,
                                    t94,
                                    t93,
                                    t95,
                                    t96,
                                    t83,
                                    t99,
                                    t100,
                                    t97,
                                    t98,
                                    t108,
                                    t109,
                                    t115,
                                    t116,
                                    t117,
                                    t120,
                                    t123,
                                    t124,
                                    t86,
                                    t147,
                                    t148,
                                    t149,
                                    t84,
                                    t87,
                                    t88,
                                    t101,
                                    t112,
                                    t102,
                                    t110,
                                    t113,
                                    t114,
                                    t166,
                                    t196,
                                    t179,
                                    t180,
                                    t181,
                                    t144,
                                    t145,
                                    t160,
                                    t146,
                                    t161,
                                    t152,
                                    t153,
                                    t122,
                                    t126,
                                    t127,
                                    t128,
                                    t104,
                                    t105,
                                    t129,
                                    t130,
                                    t172,
                                    t132,
                                    t133,
                                    t173,
                                    t136,
                                    t168,
                                    t138,
                                    t170,
                                    t171,
                                    t162,
                                    t187,
                                    t157,
                                    t192,
                                    t154,
                                    t155,
                                    t190,
                                    t193,
                                    t134,
                                    t137,
                                    t139,
                                    t140,
                                    t131,
                                    t141,
                                    t150,
                                    t151,
                                    t163,
                                    t164,
                                    t158,
                                    t159,
                                    t185,
                                    t182,
                                    t189,
                                    t165,
                                    t195,
                                    t197,
                                    t199,
                                    t206,
                                    t200,
                                    t202,
                                    t215,
                                    t207,
                                    t224,
                                    t203,
                                    t208,
                                    t209,
                                    t204,
                                    t214,
                                    t216,
                                    t205,
                                    t228,
                                    t210,
                                    t233,
                                    t244,
                                    t211,
                                    t212,
                                    t217,
                                    t218,
                                    t220,
                                    t221,
                                    t222,
                                    t242,
                                    t243,
                                    t225,
                                    t234,
                                    t229,
                                    t230,
                                    t227,
                                    t232,
                                    t237,
                                    t239,
                                    t245,
                                    t246,
                                    t247,
                                    t249,
                                    t248,
                                    t252,
                                    t253,
                                    t254,
                                    t255,
                                    t256,
                                    t250,
                                    t251,
                                    t257,
                                    t260,
                                    t258,
                                    t268,
                                    t269,
                                    t259,
                                    t261,
                                    t262,
                                    t263,
                                    t264,
                                    t266,
                                    t267,
                                    t198,
                                    t271,
                                    t272,
                                    t275,
                                    t276,
                                    t273,
                                    t274,
                                    t277,
                                    t416,
                                    t415,
                                    t302,
                                    t319,
                                    t318,
                                    t330,
                                    t320,
                                    t321,
                                    t322,
                                    t323,
                                    t331,
                                    t280,
                                    t281,
                                    t282,
                                    t283,
                                    t293,
                                    t291,
                                    t294,
                                    t284,
                                    t285,
                                    t286,
                                    t425,
                                    t420,
                                    t421,
                                    t422,
                                    t325,
                                    t336,
                                    t332,
                                    t358,
                                    t359,
                                    t360,
                                    t364,
                                    t365,
                                    t362,
                                    t363,
                                    t326,
                                    t373,
                                    t433,
                                    t324,
                                    t327,
                                    t328,
                                    t390,
                                    t391,
                                    t392,
                                    t418,
                                    t299,
                                    t300,
                                    t301,
                                    t288,
                                    t307,
                                    t404,
                                    t310,
                                    t371,
                                    t372,
                                    t419,
                                    t312,
                                    t313,
                                    t314,
                                    t333,
                                    t334,
                                    t335,
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
                                    t454,
                                    t449,
                                    t450,
                                    t451,
                                    t452,
                                    t456,
                                    t446,
                                    t351,
                                    t339,
                                    t340,
                                    t342,
                                    t343,
                                    t347,
                                    t348,
                                    t344,
                                    t353,
                                    t367,
                                    t355,
                                    t368,
                                    t356,
                                    t357,
                                    t369,
                                    t375,
                                    t376,
                                    t377,
                                    t378,
                                    t380,
                                    t381,
                                    t382,
                                    t384,
                                    t385,
                                    t386,
                                    t387,
                                    t388,
                                    t395,
                                    t398,
                                    t399,
                                    t410,
                                    t411,
                                    t406,
                                    t407,
                                    t412,
                                    t389,
                                    t401,
                                    t458,
                                    t414,
                                    t459,
                                    t308,
                                    t303,
                                    t462,
                                    t289,
                                    t464,
                                    t460,
                                    t463,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t492,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t526,
                                    ahead5_new,
                                    ahead8_new,
                                    t524,
                                    ahead10_new,
                                    t495,
                                    t496,
                                    t548,
                                    half_m1_plus_m2,
                                    t794,
                                    t527,
                                    t525,
                                    ahead30_new,
                                    t585,
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
                                    t465,
                                    t466,
                                    t792,
                                    k16,
                                    t793,
                                    t791,
                                    t778,
                                    t721,
                                    t707,
                                    t715,
                                    t693,
                                    t752,
                                    t769,
                                    t771,
                                    t781,
                                    t783,
                                    t789,
                                    t790,
                                    t747,
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
                                    let t795 = t778 + t791 * t693
                                        + (t792 * t721 - t793 * t715 - t794 * t707);
                                    let t796 = m1 * (t752 * t769 + t771 * t781)
                                        + m2 * (t783 * t789 + t790 * t795);
                                    let t797 = t466 * (t747 - t796);
                                    let twice_x_rate = rt::lit::<T>(2.0) * x_rate;
                                    let t798 = t144 * t160;
                                    let t799 = t145 - twice_x_rate * t798;
                                    let t800 = phi_rate * t798;
                                    let t801 = y_rate * t798;
                                    let t802 = theta_rate * t798;
                                    let t803 = t799 * t185
                                        - rt::lit::<T>(2.0)
                                            * (t798 + t800 * t193 + (t801 * t182 + t802 * t189));
                                    let t804 = t799 * t141
                                        + rt::lit::<T>(2.0)
                                            * (t802 * t164 - t801 * t151 - t800 * t159);
                                    let t805 = t165 * (t803 - t195 * t804);
                                    let twice_y_rate = rt::lit::<T>(2.0) * y_rate;
                                    let t806 = t144 * t146;
                                    let t807 = t145 - twice_y_rate * t806;
                                    let t808 = phi_rate * t806;
                                    let t809 = x_rate * t806;
                                    let t810 = theta_rate * t806;
                                    let t811 = t807 * t182
                                        - rt::lit::<T>(2.0)
                                            * (t806 + t808 * t193 + (t809 * t185 + t810 * t189));
                                    let t812 = t807 * t151
                                        + rt::lit::<T>(2.0)
                                            * (t810 * t164 - t809 * t141 - t808 * t159);
                                    let t813 = t165 * (t811 - t195 * t812);
                                    let t814 = h * t57;
                                    let t815 = t59 * t814;
                                    let t816 = h * t56;
                                    let t817 = t815 + t60 * t816;
                                    let t818 = half_m2_a2 * t817;
                                    let t819 = half_h * t56;
                                    let t820 = t72 * t819 + half_m2_a2 * t815;
                                    let t821 = inv_m1_plus_m2 * t820;
                                    let t822 = t59 * t816;
                                    let t823 = t60 * t814 - t822;
                                    let t824 = half_m2_a2 * t823;
                                    let t825 = half_h * t57;
                                    let t826 = t72 * t825 - half_m2_a2 * t822;
                                    let t827 = inv_m1_plus_m2 * t826;
                                    let t828 = t76 * t818 + t66 * t821
                                        - (t74 * t824 + t63 * t827);
                                    let t829 = t76 * t820 + t75 * t821
                                        - (t74 * t826 + t73 * t827);
                                    let t830 = t80 * (t828 - t81 * t829);
                                    let t831 = rt::lit::<T>(0.5) * (t74 * t814 - t76 * t816)
                                        + (t56 * t827 - t57 * t821);
                                    let t832 = k16 * t817;
                                    let t833 = k16 * t823;
                                    let t834 = t81 * t831
                                        + (rt::lit::<T>(0.5) * (t67 * t816 - t68 * t814)
                                            + (t57 * t832 - t56 * t833));
                                    let t835 = t90 * t830 + t834;
                                    let t836 = t81 * t828
                                        + (t68 * t824 + t63 * t833 - (t67 * t818 + t66 * t832));
                                    let t837 = t77 * t830 + t836;
                                    let t838 = t89 * (t835 + t111 * t837);
                                    let t839 = rt::lit::<T>(0.5) * t823;
                                    let t840 = t82 * t829 - t79 * t837;
                                    let t841 = t80 * (t831 - t93 * t829)
                                        + t94 * (t91 * t828 + t77 * t835 - t95 * t840);
                                    let t842 = rt::lit::<T>(0.5) * t817;
                                    let t843 = m1_plus_m2 * t837;
                                    let t844 = k21 * t57 + t96 * t827
                                        - t83 * (t97 * t843 + (t91 * t824 + t63 * t835));
                                    let t845 = t74 * t841 + t844;
                                    let t846 = t83 * (t99 * t843 + (t66 * t835 - t91 * t818))
                                        + (t96 * t821 + k21 * t56);
                                    let t847 = t846 - t76 * t841;
                                    let t848 = l2 * t838 + t98 * t839
                                        - (t106 * t841 + t100 * t842) + (t62 * t845 - t65 * t847);
                                    let t849 = t76 * t842 + t65 * t821
                                        - (t74 * t839 + t62 * t827);
                                    let t850 = t81 * t849
                                        + (t68 * t839 + t62 * t833 - (t67 * t842 + t65 * t832));
                                    let t851 = t107 * t830 + t850;
                                    let t852 = t89 * (t109 * t837 - t851);
                                    let t853 = t56 * t845
                                        + rt::lit::<T>(0.5) * (t98 * t814 - t100 * t816)
                                        - t57 * t847;
                                    let t854 = t82 * t853 - t101 * t837;
                                    let t855 = t852
                                        - t110 * (t112 * t835 + t91 * t848 - t113 * t854);
                                    let t856 = t13 * t855;
                                    let t857 = t80 * (t849 - t115 * t829)
                                        - t94 * (t108 * t828 - t77 * t851 - t116 * t840);
                                    let t858 = t83 * (t120 * t843 - (t108 * t818 + t66 * t851))
                                        + k4 * t817 - t117 * t821;
                                    let t859 = t76 * t857 + t858;
                                    let t860 = t117 * t827
                                        + (t83 * (t123 * t843 + (t108 * t824 - t63 * t851))
                                            - k4 * t823);
                                    let t861 = t74 * t857 + t860;
                                    let t862 = l2 * t852 - t124 * t839
                                        + (t106 * t857 - t842 * t122) - (t65 * t859 + t62 * t861);
                                    let t863 = t862 - t126 * t848 - t126 * (t848 - t126 * t853);
                                    let t864 = rt::lit::<T>(1.0) / (t82 * t82);
                                    let t865 = rt::lit::<T>(2.0) * t91;
                                    let t866 = t837 * t864
                                        - t104 * (t835 * t865 - t105 * (t82 * t854 - t102 * t837));
                                    let t867 = t866 - t128 * t855 - t128 * (t855 - t128 * t863);
                                    let t868 = t129 * t863 + t127 * t867;
                                    let t869 = t132 * t853 + t101 * t868;
                                    let t870 = t129 * t854 + t102 * t867;
                                    let t871 = t136 * (t166 * t848 + t112 * t856 - t168 * t869)
                                        - t138 * (t13 * t835 - t170 * t870);
                                    let t872 = m1_plus_m2 * t840;
                                    let t873 = t86 * (t75 * t828 - t77 * t820 - t147 * t872)
                                        - t83 * (t148 * t843 - t818);
                                    let t874 = t130 * t867;
                                    let t875 = t172 * t874;
                                    let t876 = t133 * (t856 - t173 * t868);
                                    let t877 = t173 * t859 + t172 * t873 - t149 * t875
                                        - t171 * t847 - t122 * t876;
                                    let t878 = t100 * t871 + t877;
                                    let t879 = t106 * t814;
                                    let t880 = t144 * t161;
                                    let t881 = phi_rate * t880;
                                    let t882 = x_rate * t880;
                                    let t883 = y_rate * t880;
                                    let t884 = t146 * (t878 + t181 * (rt::lit::<T>(0.5) * t879))
                                        - rt::lit::<T>(2.0)
                                            * (t880 + t881 * t193 + (t882 * t185 + t883 * t182));
                                    let t885 = t145 - rt::lit::<T>(2.0) * theta_rate * t880;
                                    let t886 = t82 * t867 - t129 * t837;
                                    let t887 = t155 * t886;
                                    let t888 = t82 * t868 - t132 * t837;
                                    let t889 = t171 * t838 - t190 * t887
                                        - t157 * (t108 * t856 - t166 * t851 - t192 * t888);
                                    let t890 = t111 * t871 + t889;
                                    let t891 = t83 * (t824 + t84 * t843)
                                        - t86 * (t77 * t826 + t73 * t828 - t87 * t872);
                                    let t892 = t172 * t891 - t88 * t875 - t173 * t861
                                        - t171 * t845 - t124 * t876;
                                    let t893 = t892 - t98 * t871;
                                    let t894 = t106 * t816;
                                    let t895 = t129 * t840 + t85 * t867;
                                    let t896 = t162 * (t13 * t828 - t187 * t895) + t173 * t857
                                        + (t171 * t841 + t117 * t876);
                                    let t897 = t96 * t871 + t896;
                                    let t898 = t885 * t189 + t153 * t890
                                        + (t160 * (t893 - t181 * (rt::lit::<T>(0.5) * t894))
                                            - t161 * t897);
                                    let t899 = t136 * (t114 * t848 + t112 * t855 - t137 * t869)
                                        - t138 * (t835 - t139 * t870);
                                    let t900 = t133 * (t855 - t134 * t868);
                                    let t901 = t134 * t859 + t130 * (t873 - t150 * t867)
                                        - t140 * t847 - t122 * t900;
                                    let t902 = t100 * t899 + t901;
                                    let t903 = rt::lit::<T>(1.0) / (t154 * t154);
                                    let t904 = t140 * t838 - t886 * t903
                                        - t157 * (t108 * t855 - t114 * t851 - t158 * t888);
                                    let t905 = t111 * t899 + t904;
                                    let t906 = t130 * (t891 - t131 * t867) - t134 * t861
                                        - t140 * t845 - t124 * t900;
                                    let t907 = t906 - t98 * t899;
                                    let t908 = t162 * (t828 - t163 * t895) + t134 * t857
                                        + (t140 * t841 + t117 * t900);
                                    let t909 = t96 * t899 + t908;
                                    let t910 = t146 * t902 - t885 * t164
                                        + (t153 * t905 + t160 * t907)
                                        - (rt::lit::<T>(2.0)
                                            * (t882 * t141 + (t883 * t151 + t881 * t159))
                                            + t161 * t909);
                                    let t911 = t165 * (t884 + t898 - t195 * t910);
                                    let t912 = rt::lit::<T>(0.5) * t181;
                                    let t913 = h * t60;
                                    let t914 = t57 * t913;
                                    let t915 = h * t59;
                                    let t916 = t914 - t56 * t915;
                                    let t917 = rt::lit::<T>(0.5) * t916;
                                    let t918 = t56 * t913;
                                    let t919 = t918 + t57 * t915;
                                    let t920 = rt::lit::<T>(0.5) * t919;
                                    let t921 = half_m2_a2 * t914 - t59 * (half_m2_a2_h * t56);
                                    let t922 = t59 * (half_m2_a2_h * t57) + half_m2_a2 * t918;
                                    let t923 = inv_m1_plus_m2 * t922;
                                    let t924 = m2_l1_a2_h * t59;
                                    let t925 = inv_m1_plus_m2 * t921;
                                    let t926 = t74 * t921 - t75 * t923
                                        + (t924 + t73 * t925 - t76 * t922);
                                    let t927 = half_m2_a2_l1_h * t59;
                                    let t928 = half_m2_a2 * t916;
                                    let t929 = half_m2_a2 * t919;
                                    let t930 = t927 + t63 * t925 - t66 * t923
                                        + (t74 * t928 - t76 * t929);
                                    let t931 = t80 * (t81 * t926 - t930);
                                    let t932 = t56 * t925 - t57 * t923;
                                    let t933 = k16 * t919;
                                    let t934 = k16 * t916;
                                    let t935 = t90 * t931
                                        + (t81 * t932 + (t57 * t933 - t56 * t934));
                                    let t936 = t63 * t934 + t68 * t928
                                        - (t66 * t933 + t67 * t929) - t81 * t930;
                                    let t937 = t77 * t931 + t936;
                                    let t938 = t89 * (t935 + t111 * t937);
                                    let t939 = half_l1_h * t59;
                                    let t940 = t82 * t926 + t79 * t937;
                                    let t941 = t80 * (t932 + t93 * t926)
                                        + t94 * (t95 * t940 + (t77 * t935 - t91 * t930));
                                    let t942 = t98 * t917 - t100 * t920
                                        + (l2 * t938 + t96 * t939 - t106 * t941);
                                    let t943 = m1_plus_m2 * t937;
                                    let t944 = t74 * t941
                                        + (t96 * t925
                                            - t83 * (t97 * t943 + (t91 * t928 + t63 * t935)));
                                    let t945 = t76 * t941
                                        - (t96 * t923
                                            + t83 * (t99 * t943 + (t66 * t935 - t91 * t929)));
                                    let t946 = t942 + (t62 * t944 + t65 * t945);
                                    let t947 = t939 + t62 * t925 - t65 * t923
                                        + (t74 * t917 - t76 * t920);
                                    let t948 = t62 * t934 + t68 * t917
                                        - (t65 * t933 + t67 * t920) - t81 * t947;
                                    let t949 = t107 * t931 + t948;
                                    let t950 = t89 * (t109 * t937 - t949);
                                    let t951 = t56 * t944 + t57 * t945;
                                    let t952 = t82 * t951 - t101 * t937;
                                    let t953 = t950
                                        - t110 * (t112 * t935 + t91 * t946 - t113 * t952);
                                    let t954 = t13 * t953;
                                    let t955 = t80 * (t115 * t926 - t947)
                                        - t94 * (t116 * t940 - (t108 * t930 + t77 * t949));
                                    let t956 = t106 * t955 + (l2 * t950 - t117 * t939)
                                        - (t920 * t122 + t124 * t917);
                                    let t957 = t83 * (t120 * t943 - (t108 * t929 + t66 * t949))
                                        + k4 * t919 - t117 * t923;
                                    let t958 = t76 * t955 + t957;
                                    let t959 = t117 * t925
                                        + (t83 * (t123 * t943 + (t108 * t928 - t63 * t949))
                                            - k4 * t916);
                                    let t960 = t74 * t955 + t959;
                                    let t961 = t956 - (t65 * t958 + t62 * t960) - t126 * t946
                                        - t126 * (t946 - t126 * t951);
                                    let t962 = t864 * t937
                                        - t104 * (t865 * t935 - t105 * (t82 * t952 - t102 * t937));
                                    let t963 = t962 - t128 * t953 - t128 * (t953 - t128 * t961);
                                    let t964 = t129 * t961 + t127 * t963;
                                    let t965 = t132 * t951 + t101 * t964;
                                    let t966 = t129 * t952 + t102 * t963;
                                    let t967 = t136 * (t166 * t946 + t112 * t954 - t168 * t965)
                                        - t138 * (t13 * t935 - t170 * t966);
                                    let t968 = m1_plus_m2 * t940;
                                    let t969 = t86 * (t147 * t968 - (t77 * t922 + t75 * t930))
                                        - t83 * (t148 * t943 - t929);
                                    let t970 = t130 * t963;
                                    let t971 = t172 * t970;
                                    let t972 = t133 * (t954 - t173 * t964);
                                    let t973 = t171 * t945
                                        + (t172 * t969 + t173 * t958 - t149 * t971) - t122 * t972;
                                    let t974 = t100 * t967 + t973;
                                    let t975 = t180 * (t179 * (t59 * (k22 * t60 - k23)));
                                    let t976 = t175 * t975;
                                    let t977 = l1_h * t59;
                                    let t978 = t56 * t977;
                                    let t979 = t144 * t152;
                                    let t980 = x_rate * t979;
                                    let t981 = y_rate * t979;
                                    let t982 = theta_rate * t979;
                                    let t983 = t146
                                        * (t974 - (t976 + t181 * (rt::lit::<T>(0.5) * t978)))
                                        - rt::lit::<T>(2.0)
                                            * (t979 + t980 * t185 + (t981 * t182 + t982 * t189));
                                    let t984 = t82 * t963 - t129 * t937;
                                    let t985 = t155 * t984;
                                    let t986 = t82 * t964 - t132 * t937;
                                    let t987 = t171 * t938 - t190 * t985
                                        - t157 * (t108 * t954 - t166 * t949 - t192 * t986);
                                    let t988 = t111 * t967 + t987;
                                    let t989 = t145 - rt::lit::<T>(2.0) * phi_rate * t979;
                                    let t990 = half_h * t60;
                                    let t991 = t59 * t975;
                                    let t992 = t85 * t963 - t129 * t940;
                                    let t993 = t171 * t941 + t173 * t955
                                        + (t117 * t972 - t162 * (t13 * t930 + t187 * t992));
                                    let t994 = t96 * t967 + t993;
                                    let t995 = t83 * (t928 + t84 * t943)
                                        - t86 * (t87 * t968 + (t77 * t921 - t73 * t930));
                                    let t996 = t172 * t995 - t88 * t971 - t173 * t960
                                        - t171 * t944 - t124 * t972;
                                    let t997 = t996 - t98 * t967;
                                    let t998 = t184 * t975;
                                    let t999 = t57 * t977;
                                    let t1000 = t161 * (t181 * t990 - t991 - t994)
                                        + t160
                                            * (t997 - (t998 + t181 * (rt::lit::<T>(0.5) * t999)));
                                    let t1001 = t136 * (t114 * t946 + t112 * t953 - t137 * t965)
                                        - t138 * (t935 - t139 * t966);
                                    let t1002 = t133 * (t953 - t134 * t964);
                                    let t1003 = t140 * t941 + t134 * t955
                                        + (t117 * t1002 - t162 * (t930 + t163 * t992));
                                    let t1004 = t96 * t1001 + t1003;
                                    let t1005 = t130 * (t995 - t131 * t963) - t134 * t960
                                        - t140 * t944 - t124 * t1002;
                                    let t1006 = t1005 - t98 * t1001;
                                    let t1007 = t140 * t938 - t903 * t984
                                        - t157 * (t108 * t953 - t114 * t949 - t158 * t986);
                                    let t1008 = t111 * t1001 + t1007;
                                    let t1009 = t140 * t945
                                        + (t130 * (t969 - t150 * t963) + t134 * t958)
                                        - t122 * t1002;
                                    let t1010 = t100 * t1001 + t1009;
                                    let t1011 = rt::lit::<T>(2.0)
                                        * (t982 * t164 - t980 * t141 - t981 * t151) - t161 * t1004
                                        + (t160 * t1006 + t989 * t159
                                            + (t153 * t1008 + t146 * t1010));
                                    let t1012 = t165
                                        * (t983 + (t153 * t988 + t989 * t193 + t1000)
                                            - t195 * t1011);
                                    let t1013 = t184 * t160;
                                    let t1014 = t175 * t146;
                                    let t1015 = t1013 + (t1014 + t59 * t161);
                                    let t1016 = half_h * t179;
                                    let t1017 = t165 * (t1015 * (kappa_gradient + t1016));
                                    let t1018 = kappa_gradient * t184;
                                    let t1019 = t165
                                        * (t196 * t160 + (t197 * t146 + t198 * t161));
                                    let t1020 = kappa_gradient * t175;
                                    let t1021 = m2_a2_h_2 * t60;
                                    let t1022 = k24 * t60;
                                    let t1023 = rt::lit::<T>(0.5)
                                        * (t200 * t1021 + t199 * t1022);
                                    let t1024 = m2_a2_h * t59;
                                    let t1025 = k25 * t59;
                                    let t1026 = t924 + t1023
                                        - rt::lit::<T>(0.5) * (t202 * t1024 + t72 * t1025);
                                    let t1027 = m1_plus_m2 * t1026;
                                    let t1028 = half_m2_a2_h * t59;
                                    let t1029 = t204 * (t205 * t1027 - t1028);
                                    let t1030 = m2_a2_h_2 * t59;
                                    let t1031 = t927 + t1023
                                        - rt::lit::<T>(0.5) * (t202 * t1030 + t206 * t1025);
                                    let t1032 = t208 * (t209 * t1026 - t1031);
                                    let t1033 = k24 * t59;
                                    let t1034 = t207 * t1032
                                        + (t1023 - rt::lit::<T>(0.5) * (t215 * t1030 + t206 * t1033)
                                            - t209 * t1031);
                                    let t1035 = t210 * t1026 + t203 * t1034;
                                    let t1036 = t207 * t1028 + t72 * t1031;
                                    let t1037 = k26 * t59 + t204 * (t214 * t1027 - t1036);
                                    let t1038 = t212
                                        * (t217 * t1035 + (t207 * t1037 - t216 * t1031));
                                    let t1039 = t1029 + t1038;
                                    let t1040 = t200 * t1039;
                                    let t1041 = k26 * t60;
                                    let t1042 = half_m2_a2_h_2 * t60;
                                    let t1043 = t216 * t1042 + t199 * t1037;
                                    let t1044 = m1_plus_m2 * t1034;
                                    let t1045 = t220 * (t1043 + t242 * t1044);
                                    let t1046 = t1040 + (t218 * t1041 - t1045);
                                    let t1047 = t233 * (t1037 + t244 * t1034);
                                    let t1048 = half_m2_a2_h_2 * t59;
                                    let t1049 = t206 * t1037 - t216 * t1048;
                                    let t1050 = t220 * (t1049 + t221 * t1044);
                                    let t1051 = k27 * t59;
                                    let t1052 = t202 * t1039 - (t1050 + t218 * t1051);
                                    let t1053 = t59 * t1046 + (l2 * t1047 - t106 * t1039)
                                        + (t60 * t1052
                                            + rt::lit::<T>(0.5)
                                                * (t243 * t913 + t218 * t977 - t222 * t915));
                                    let t1054 = rt::lit::<T>(0.5) * (t200 * t913 + t59 * t1022);
                                    let t1055 = t939 + t1054
                                        - rt::lit::<T>(0.5) * (t202 * t915 + t60 * t1025);
                                    let t1056 = t224 * t1032
                                        + (t1054 - rt::lit::<T>(0.5) * (t215 * t915 + t60 * t1033)
                                            - t209 * t1055);
                                    let t1057 = t233 * (t234 * t1034 - t1056);
                                    let t1058 = t210 * t1052 - t222 * t1034;
                                    let t1059 = t252
                                        * (t245 * t1037 + t216 * t1053 - t253 * t1058);
                                    let t1060 = t1057 - t1059;
                                    let t1061 = t13 * t1060;
                                    let t1062 = t208 * (t228 * t1026 - t1055);
                                    let t1063 = t212
                                        * (t229 * t1035 - (t225 * t1031 + t207 * t1056));
                                    let t1064 = t1062 - t1063;
                                    let t1065 = k21 * t59;
                                    let t1066 = t225 * t1048 + t206 * t1056;
                                    let t1067 = t220 * (t227 * t1044 - t1066);
                                    let t1068 = t202 * t1064 + (t1065 + t1067 - t230 * t1051);
                                    let t1069 = t200 * t1064;
                                    let t1070 = t225 * t1042 - t199 * t1056;
                                    let t1071 = t220 * (t1070 + t237 * t1044);
                                    let t1072 = k21 * t60;
                                    let t1073 = t1069 + (t230 * t1041 + (t1071 - t1072));
                                    let t1074 = l2 * t1057 + t106 * t1064 - t60 * t1068
                                        - (t59 * t1073
                                            + rt::lit::<T>(0.5)
                                                * (t232 * t915 + (t239 * t913 + t230 * t977)));
                                    let t1075 = t246 * (t1053 - t247 * t1052);
                                    let t1076 = t1074 - t247 * t1053 - t245 * t1075;
                                    let t1077 = t210 * t1058 - t249 * t1034;
                                    let t1078 = t250 * (t373 * t1037 - t251 * t1077);
                                    let t1079 = t255 * (t1060 - t256 * t1076);
                                    let t1080 = t371 * t1034 - t1078 - t256 * t1060
                                        - t254 * t1079;
                                    let t1081 = t257 * t1076 + t248 * t1080;
                                    let t1082 = t258 * t1052 + t222 * t1081;
                                    let t1083 = t259
                                        * (t260 * t1053 + t245 * t1061 - t261 * t1082);
                                    let t1084 = t257 * t1058 + t249 * t1080;
                                    let t1085 = t262 * (t13 * t1037 - t263 * t1084);
                                    let t1086 = t1083 - t1085;
                                    let t1087 = t268 * (t1061 - t269 * t1081);
                                    let t1088 = t211 * t1080 - t257 * t1035;
                                    let t1089 = t266 * (t13 * t1031 + t267 * t1088);
                                    let t1090 = t218 * t1086
                                        + (t264 * t1039 + t269 * t1064 + (t230 * t1087 - t1089));
                                    let t1091 = t180 * t990 - t991;
                                    let t1092 = h * t179;
                                    let t1093 = t59 * t1092;
                                    let t1094 = t210 * t1080 - t257 * t1034;
                                    let t1095 = t274 * (t273 * t1094);
                                    let t1096 = t210 * t1081 - t258 * t1034;
                                    let t1097 = t275
                                        * (t225 * t1061 - t260 * t1056 - t276 * t1096);
                                    let t1098 = t244 * t1086 + (t264 * t1047 - t1095 - t1097);
                                    let t1099 = t165 * (kappa_gradient * t141 - t804 * t459);
                                    let t1100 = t59
                                        * (t161 * t1099 - t459 * (rt::lit::<T>(2.0) * t802))
                                        + t184 * (t799 * t459 + t160 * t1099);
                                    let t1101 = t165 * (kappa_gradient * t151 - t812 * t459);
                                    let t1102 = t59
                                        * (t161 * t1101 - t459 * (rt::lit::<T>(2.0) * t810))
                                        + t184 * (t160 * t1101 - t459 * (rt::lit::<T>(2.0) * t809));
                                    let t1103 = kappa_gradient
                                        * (t59
                                            + rt::lit::<T>(0.5) * (y_rate * t879 - x_rate * t894))
                                        + rt::lit::<T>(0.5) * (t894 * t464 - t879 * t460);
                                    let t1104 = t905 * t414 + t416 * t907
                                        + (t415 * t902 - kappa_gradient * t164 - t909 * t458);
                                    let t1105 = t165 * (t1104 - t910 * t459);
                                    let t1106 = t59 * (t885 * t459 + t161 * t1105)
                                        + t184 * (t160 * t1105 - t459 * (rt::lit::<T>(2.0) * t882));
                                    let t1107 = t1091 - t1090;
                                    let t1108 = t1107 + t1098;
                                    let t1109 = t220 * (t1042 + t291 * t1044);
                                    let t1110 = m1_plus_m2 * t1035;
                                    let t1111 = t199 * t1031;
                                    let t1112 = t280 * (t293 * t1110 + (t207 * t1042 - t1111));
                                    let t1113 = t1109 - t1112;
                                    let t1114 = t285 * (t284 * t1080);
                                    let t1115 = t285 * t1113 - t294 * t1114;
                                    let t1116 = t939 * t180 + t106 * t975;
                                    let t1117 = t269 * t1073 + t239 * t1087;
                                    let t1118 = t264 * t1046 + t243 * t1086;
                                    let t1119 = t1115 - t1116 - t1117 - t1118;
                                    let t1120 = half_h * t59;
                                    let t1121 = rt::lit::<T>(2.0)
                                        * (t60 * t1119 - t299 * t1120);
                                    let t1122 = t264 * t1052 + t222 * t1086;
                                    let t1123 = t269 * t1068;
                                    let t1124 = t280 * (t281 * t1110 - t1036);
                                    let t1125 = t220 * (t282 * t1044 - t1048);
                                    let t1126 = t1124 - t1125;
                                    let t1127 = t1122
                                        + (t1123 + t285 * t1126 - t283 * t1114 - t232 * t1087);
                                    let t1128 = m2_a2
                                        * (t419 * t1108
                                            + t300
                                                * (t1121
                                                    + rt::lit::<T>(2.0) * (t286 * t990 + t59 * t1127)));
                                    let t1129 = t272 * t1119;
                                    let t1130 = m1_a1 * t299;
                                    let t1131 = t1128
                                        + (twice_m2_l1 * (t1129 + t299 * t1107)
                                            + rt::lit::<T>(2.0) * (t1130 * t1107 + m1_a1 * t1129));
                                    let t1132 = t252 * (t421 * t1058);
                                    let t1133 = t13 * t1132;
                                    let t1134 = t423
                                        * (t420 * t1060 - t424 * (t248 * t1058 + t249 * t1076))
                                        + t429 * t1060;
                                    let t1135 = t59 * t1068;
                                    let t1136 = t232 * t990 - t1135;
                                    let t1137 = t427 * t1053 + (t1136 + (t1135 + t425 * t990))
                                        - t247 * (t427 * t1052);
                                    let t1138 = t1134
                                        - t256
                                            * (t428 * t1079 + (t429 * t1076 + (t1132 + t256 * t1137)));
                                    let t1139 = t248 * t1138
                                        + (t430 * t1076 - t257 * t1137 - t428 * t1080);
                                    let t1140 = t245 * t1133 - t422 * t1053
                                        - t261 * (t431 * t1052 + t222 * t1139)
                                        + (t441 * t1082 - t440 * t1083);
                                    let t1141 = t259 * t1140
                                        + t284 * (t430 * t1085 + (t263 * t1138 - t438 * t1080));
                                    let t1142 = t276 * (t210 * t1139 - t1034 * t431)
                                        - (t225 * t1133 + t422 * t1056)
                                        + (t449 * t1097 - t450 * t1096);
                                    let t1143 = t275 * t1142
                                        + (t442 * t1047
                                            - t284 * (t274 * t1138 - t430 * t1095 - t451 * t1080));
                                    let t1144 = m2_a2_l1_h * t59;
                                    let t1145 = t1042 * t299 + t199 * t1119;
                                    let t1146 = t70 * t1107 + t206 * t1127
                                        + (k2 * t1098
                                            - rt::lit::<T>(0.5) * (t286 * t1030 + t1144 * t272)
                                            - t1145);
                                    let t1147 = t404 * (t244 * t1141 + t1143) + t452 * t1146;
                                    let t1148 = t284
                                        * (t267 * t1138 - t454 * t1080 - t430 * t1089);
                                    let t1149 = t268
                                        * (t431 * t1087 + (t269 * t1139 - t1133) - t432 * t1081);
                                    let t1150 = t218 * t1141
                                        + (t442 * t1039 - t432 * t1064 - t230 * t1149);
                                    let t1151 = t284
                                        * (t285 * t1138 - t430 * t1114 - t436 * t1080);
                                    let t1152 = t232 * t1149
                                        + (t442 * t1052 + (t1115 - t436 * t1126 - t432 * t1068))
                                        - (t1118 + (t1117 + t283 * t1151));
                                    let t1153 = t222 * t1141 + t1152;
                                    let t1154 = t206 * t1098
                                        - rt::lit::<T>(0.5) * (t277 * t1030 + t1024 * t272)
                                        + (t72 * t1107 + m1_plus_m2 * t1127);
                                    let t1155 = m1_plus_m2 * t1119 - t1042 * t300
                                        - t199 * t1108;
                                    let t1156 = t432 * t1073
                                        + (t285 * (t1125 - t1124) - t433 * t1114
                                            - (t1123 + t436 * t1113));
                                    let t1157 = t239 * t1149 + (t1156 - t442 * t1046)
                                        - (t1122 + (t294 * t1151 + t425 * t1087));
                                    let t1158 = t443 * t1155 + t301 * (t1157 - t243 * t1141);
                                    let t1159 = t70 * t1098
                                        - (rt::lit::<T>(0.5) * (t277 * t1144 + t286 * t1024)
                                            + t924 * t272) - t1145;
                                    let t1160 = t78 * t1107 + t72 * t1127 + t1159;
                                    let t1161 = t1147 + t307 * (t1148 - t1150)
                                        + (t288 * (t1153 - t1116) + t446 * t1154
                                            + (t1158 + t456 * t1160));
                                    let t1162 = rt::lit::<T>(0.5) * t1131 - t1161;
                                    let t1163 = t445 * t1154 + t288 * t1153
                                        - t307 * (t1150 - t1148) + (t1147 + (t1158 - t462 * t1160));
                                    let t1164 = t314 * t1108
                                        + t300
                                            * (t1121
                                                + rt::lit::<T>(2.0)
                                                    * (t990 * t312 + t59 * (t1127 + l1 * t1107)));
                                    let t1165 = half_l1_h * t60;
                                    let t1166 = k30 + t1165;
                                    let t1167 = rt::lit::<T>(0.5) * (t200 * t915 + t202 * t913);
                                    let t1168 = t59 * (k31 * t59);
                                    let t1169 = t1168 + t72 * t1041;
                                    let t1170 = t1169 + t319 * t1032;
                                    let t1171 = k25 * t60;
                                    let t1172 = k28 + m2_l1_a2_h * t60 - t1168
                                        - rt::lit::<T>(0.5)
                                            * (t202 * (m2_a2_h * t60) + (t72 * t1171 + t199 * t1033));
                                    let t1173 = k29 + half_m2_a2_l1_h * t60;
                                    let t1174 = t209 * t1172 - t1173;
                                    let t1175 = t208 * (t1170 + (t321 * t1026 + t1174));
                                    let t1176 = t330 * t1032
                                        + (t321 * t1055 + t209 * (t1166 - t1167)) - t224 * t1175;
                                    let t1177 = t1173 - t1169;
                                    let t1178 = t318 * t1032 + (t321 * t1031 + t209 * t1177)
                                        - t207 * t1175;
                                    let t1179 = t233
                                        * (t332 * t1034 + (t1176 - t234 * t1178) - t322 * t1057);
                                    let t1180 = t207 * (half_m2_a2_h * t60) - t1111;
                                    let t1181 = t204
                                        * (t72 * (t1170 + t1174)
                                            + (t1027 * (t333 - t334) - (t1180 + t320 * t1028)));
                                    let t1182 = t1041 + t1181;
                                    let t1183 = t203 * t1178
                                        + (t319 * t1034 - t210 * t1172 - t322 * t1026);
                                    let t1184 = t207 * t1182
                                        - (t318 * t1037 + (t216 * t1177 + t1031 * t335))
                                        - t217 * t1183;
                                    let t1185 = t208
                                        * (t319 * t1029
                                            + (t336 * t1026 + (t205 * t1172 - k27 * t60)))
                                        + t212 * (t1184 + (t339 * t1035 - t325 * t1038));
                                    let t1186 = m1_plus_m2 * t1178;
                                    let t1187 = t1044 * t347 - t242 * t1186
                                        + (t199 * t1182 + (t1049 + t1042 * t335) - t323 * t1045);
                                    let t1188 = t200 * t1185
                                        + (rt::lit::<T>(0.5) * (t1022 * t340 - t218 * t1033)
                                            + (t215 * t1039 - t220 * t1187));
                                    let t1189 = t1044 * t342 - t221 * t1186
                                        + (t206 * t1182 - (t1043 + t1048 * t335) - t323 * t1050);
                                    let t1190 = t202 * t1185
                                        - (rt::lit::<T>(0.5) * (t1025 * t340 + t218 * t1171)
                                            + (t1040 + t220 * t1189));
                                    let t1191 = l1_h * t60;
                                    let t1192 = t233
                                        * (t1034 * t351 + (t1182 - t244 * t1178) - t322 * t1047);
                                    let t1193 = rt::lit::<T>(0.5)
                                        * (t913 * t348 + (t218 * t1191 + t977 * t340) - t915 * t344)
                                        + (l2 * t1192 + (t302 * t1039 - t222 * t990)
                                            - t106 * t1185);
                                    let t1194 = t59 * (t1188 - t1052)
                                        + (t60 * (t1046 + t1190) + t1193);
                                    let t1195 = t210 * t1190
                                        + (t322 * t1052 + t222 * t1178 - t1034 * t343);
                                    let t1196 = t216 * t1194
                                        + (t1037 * t353 + (t335 * t1053 + t245 * t1182)
                                            - t253 * t1195);
                                    let t1197 = t1179
                                        - t252 * (t1196 - (t356 * t1058 + t355 * t1059));
                                    let t1198 = t13 * t1197;
                                    let t1199 = t207 * t1176
                                        + (t318 * t1056 - t225 * t1177 - t331 * t1031)
                                        - t229 * t1183;
                                    let t1200 = t208
                                        * (t358 * t1026
                                            + (t319 * t1062 + (t228 * t1172 + (t1167 - t1166))))
                                        - t212 * (t1199 + (t359 * t1035 - t325 * t1063));
                                    let t1201 = t199 * t1176 + (t331 * t1042 - t1066)
                                        - t237 * t1186 + (t362 * t1044 - t323 * t1071);
                                    let t1202 = rt::lit::<T>(0.5)
                                        * (t360 * t1022 - t230 * t1033)
                                        + (t220 * t1201 + (t1065 + t215 * t1064));
                                    let t1203 = t200 * t1200 + t1202;
                                    let t1204 = rt::lit::<T>(0.5)
                                        * (t365 * t915 - (t360 * t977 + t230 * t1191) - t363 * t913)
                                        + (t106 * t1200 + (l2 * t1179 - t302 * t1064 - t1136));
                                    let t1205 = t206 * t1176 - (t1070 + t331 * t1048)
                                        - t227 * t1186 + (t364 * t1044 - t323 * t1067);
                                    let t1206 = t202 * t1200
                                        + (t220 * t1205 + (t1072 - t1069)
                                            - rt::lit::<T>(0.5) * (t360 * t1025 + t230 * t1171));
                                    let t1207 = t59 * (half_h * t239 - t1203) - t353 * t1075
                                        + (t1204 - t60 * (t1073 + t1206) - t367 * t1053);
                                    let t1208 = t1207 - t247 * t1194
                                        - t247
                                            * (t1194 - (t343 * t1075 + (t367 * t1052 + t247 * t1190)));
                                    let t1209 = t375 * t1078
                                        + t251
                                            * (t210 * t1195
                                                + (t322 * t1058 + t249 * t1178 - t1034 * t355));
                                    let t1210 = t371
                                        * (t1178 + t372 * (t1034 * (rt::lit::<T>(2.0) * t210)))
                                        + t250
                                            * (rt::lit::<T>(2.0) * (t335 * t1037 + t216 * t1182)
                                                - t376 * t1077 - t1209);
                                    let t1211 = t256
                                        * (t1197 - t256 * t1208 - (t369 * t1076 + t368 * t1079))
                                        + (t357 * t1079 + t1210 + (t256 * t1197 + t369 * t1060));
                                    let t1212 = t368 * t1080 + t257 * t1208 - t377 * t1076
                                        - t248 * t1211;
                                    let t1213 = t245 * t1198
                                        + (t380 * t1053 + (t353 * t1061 + t260 * t1194))
                                        - t261
                                            * (t222 * t1212
                                                + (t381 * t1052 + (t343 * t1081 + t258 * t1190)));
                                    let t1214 = t13 * t1182
                                        - t263
                                            * (t355 * t1080 + t257 * t1195 - t377 * t1058
                                                - t249 * t1211);
                                    let t1215 = t259 * (t1213 - (t385 * t1082 + t384 * t1083))
                                        - t262 * (t1214 - t387 * t1084 - t386 * t1085);
                                    let t1216 = t264 * t1185
                                        + (t269 * t1200 + (t180 * t1120 + t60 * t975))
                                        + (t360 * t1087 + t382 * t1064);
                                    let t1217 = t13 * t1177
                                        + t267
                                            * (t325 * t1080 + (t377 * t1035 + t257 * t1183)
                                                - t211 * t1211);
                                    let t1218 = t268
                                        * (t1198 - t269 * t1212 - t382 * t1081 - t381 * t1087);
                                    let t1219 = t1216
                                        - t266 * (t1217 - t398 * t1089 - t399 * t1088)
                                        + (t230 * t1218 + (t388 * t1039 + t340 * t1086));
                                    let t1220 = t284
                                        * (t285 * t1211 - t377 * t1114 - t378 * t1080);
                                    let t1221 = t327 * t1110
                                        - (rt::lit::<T>(0.5) * (t207 * t1030 + t318 * t1021)
                                            + (t206 * t1031 + t199 * t1177));
                                    let t1222 = m1_plus_m2 * t1183;
                                    let t1223 = t220
                                        * (t324 * t1044 - t323 * t1109 - (t1048 + t291 * t1186))
                                        - t280 * (t1221 - (t326 * t1112 + t293 * t1222));
                                    let t1224 = t378 * t1113 - t328 * t1114
                                        + (t285 * t1223 + (t302 * t975 - t1165 * t180)
                                            - t269 * t1203);
                                    let t1225 = t294 * t1220 + (t1224 - t264 * t1188)
                                        - t388 * t1046
                                        - (t348 * t1086 + (t382 * t1073 + t363 * t1087));
                                    let t1226 = t307 * (t218 * t1215 + t1219) - t389 * t1155
                                        - (t301 * (t1225 - t239 * t1218 - t243 * t1215)
                                            + t395 * t1154);
                                    let t1227 = t326 * t1124
                                        + (t1180 + (t72 * t1177 - t318 * t1028))
                                        + (t281 * t1222 + t391 * t1110);
                                    let t1228 = t220
                                        * (t1042 + t282 * t1186 + (t323 * t1125 + t390 * t1044))
                                        - t280 * t1227;
                                    let t1229 = t264 * t1190
                                        + (t285 * t1228 + t378 * t1126
                                            + (t269 * t1206 - t392 * t1114));
                                    let t1230 = t388 * t1052 + (t382 * t1068 + t365 * t1087)
                                        + (t343 * t1086 + (t283 * t1220 + t1229));
                                    let t1231 = t274
                                        * (t322 * t1080 + (t1034 * t377 + t257 * t1178)
                                            - t210 * t1211) - (t406 * t1095 + t407 * t1094);
                                    let t1232 = t225 * t1198
                                        + (t331 * t1061 + t260 * t1176 - t1056 * t380)
                                        - t276
                                            * (t210 * t1212
                                                + (t322 * t1081 + t258 * t1178 - t1034 * t381));
                                    let t1233 = t264 * t1192 - t273 * t1231
                                        + (t351 * t1086 + t388 * t1047)
                                        - t275 * (t1232 - (t410 * t1097 + t411 * t1096));
                                    let t1234 = t288 * (t222 * t1215 + (t1230 - t232 * t1218))
                                        + t404 * (t244 * t1215 + t1233);
                                    let t1235 = half_m2_a2 * t1164
                                        + (t1226 - (t1234 + (t401 * t1160 + t412 * t1146)));
                                    let t1236 = t416 * t1006 + t415 * t1010
                                        + (t1008 * t414 - t1004 * t458) - t1011 * t459;
                                    let t1237 = t165
                                        * (t159 * (kappa_gradient + t1235)
                                            + (t1236 - t164 * t1162));
                                    let t1238 = t913 * t463 + (t999 * t464 + t978 * t460)
                                        + kappa_gradient
                                            * (theta_rate * t913 - x_rate * t999 - y_rate * t978);
                                    let t1239 = (t277 * t990 + t59 * t1098) * (l1 * t301)
                                        + t288 * (t106 * t1090 - t939 * t271);
                                    let t1240 = t303 * t1155 + t289 * t1154
                                        + (t1239 - t307 * (t60 * t1098 - t277 * t1120)
                                            - t308 * t1160);
                                    let t1241 = t59
                                        * (t459 * (rt::lit::<T>(2.0) * t982) + (t1162 + t1163)
                                            - t161 * t1237) + (rt::lit::<T>(0.5) * t1238 + t1240);
                                    let t1242 = t184
                                        * (t160 * t1237 - t459 * (rt::lit::<T>(2.0) * t980))
                                        + t175 * (t146 * t1237 - t459 * (rt::lit::<T>(2.0) * t981));
                                    let t1243 = t106 * t1092;
                                    let t1244 = t60 * t1243;
                                    let t1245 = t1243 * t272;
                                    let t1246 = m2_a2 * (t1093 * (t418 + t310) + t1244 * t300)
                                        + (m1_a1 * t1245 + t1093 * t1130);
                                    let t1247 = t72 * t1093;
                                    let t1248 = rt::lit::<T>(0.5)
                                        * (t1246
                                            + (m2_l1 * (t1245 + t1093 * t299) - t1243 * t288
                                                - t1247 * t446));
                                    let t1249 = half_m2_a2 * t59;
                                    let t1250 = t1243 * t1249;
                                    let t1251 = t1093 * (rt::lit::<T>(0.5) * t78) - t1250;
                                    let t1252 = half_m1_plus_m2 * t1243 - t1093 * t1249;
                                    let t1253 = t1252 * t443;
                                    let t1254 = t1093 * (rt::lit::<T>(0.5) * t70) - t1250;
                                    let t1255 = t1254 * t452;
                                    let t1256 = t1248 - (t1251 * t456 + (t1253 + t1255));
                                    let t1257 = rt::lit::<T>(0.5) * t1247;
                                    let t1258 = half_m2_a2
                                        * (t1093 * (t310 + t313) + t300 * (t1244 + t302 * t1093))
                                        - (t1251 * t401 + (t1254 * t412 + t1252 * t389));
                                    let t1259 = rt::lit::<T>(0.5)
                                        * (t1092 * (t302 * t301 - t60 * t307) - t1247 * t395)
                                        + t1258;
                                    let t1260 = t165 * (t159 * t1259 - t164 * t1256);
                                    let t1261 = t59
                                        * (t1256 + (t1253 + t445 * t1257 + (t1255 - t1251 * t462))
                                            - t161 * t1260);
                                    let t1262 = t1252 * t303 + rt::lit::<T>(1.0)
                                        + (t289 * t1257 - t1251 * t308) - t1260 * (t1013 + t1014);
                                    let t1263 = t165
                                        * (t1015
                                            * (y_rate * t151 + phi_rate * t159
                                                + (x_rate * t141 - theta_rate * t164)));
                                    let t1264 = rt::lit::<T>(1.0) / t465;
                                    let t1265 = h * cos_theta_ahead_new;
                                    let t1266 = h * sin_theta_ahead_new;
                                    let t1267 = sin_phi_ahead_new * t1266;
                                    let t1268 = t492 * t1265 - m2_a2 * t1267;
                                    let t1269 = inv_m1_plus_m2 * t1268;
                                    let t1270 = sin_phi_ahead_new * t1265;
                                    let t1271 = t492 * t1266 + m2_a2 * t1270;
                                    let t1272 = inv_m1_plus_m2 * t1271;
                                    let t1273 = t1265 * t495 + sin_theta_ahead_new * t1269
                                        - (t1266 * t496 + cos_theta_ahead_new * t1272);
                                    let t1274 = t1271 * t496 + ahead8_new * t1272
                                        - (t1268 * t495 + ahead3_new * t1269);
                                    let t1275 = t1270 + cos_phi_ahead_new * t1266;
                                    let t1276 = m2_a2 * t1275;
                                    let t1277 = cos_phi_ahead_new * t1265 - t1267;
                                    let t1278 = m2_a2 * t1277;
                                    let t1279 = t1276 * t496 + ahead10_new * t1272
                                        - (t1278 * t495 + ahead5_new * t1269);
                                    let t1280 = inv_ahead27_new * (t1279 - t1274 * ahead31_new);
                                    let t1281 = k3 * t1275;
                                    let t1282 = k3 * t1277;
                                    let t1283 = t1273 * ahead31_new
                                        + (t1266 * t525 - t1265 * t527
                                            + (cos_theta_ahead_new * t1281
                                                - sin_theta_ahead_new * t1282));
                                    let t1284 = t548 * t1280 + t1283;
                                    let t1285 = t1279 * ahead41_new + ahead30_new * t1284;
                                    let t1286 = t1279 * ahead31_new
                                        + (t1278 * t527 + ahead5_new * t1282
                                            - (t1276 * t525 + ahead10_new * t1281));
                                    let t1287 = ahead30_new * t1280 + t1286;
                                    let t1288 = t1274 * ahead35_new - ahead27_new * t1287;
                                    let t1289 = inv_ahead27_new * (t1273 - t1274 * ahead42_new)
                                        + inv_ahead45_new * (t1285 - ahead46_new * t1288);
                                    let t1290 = t1278 * ahead41_new + ahead5_new * t1284;
                                    let t1291 = m1_plus_m2 * t1287;
                                    let t1292 = t495 * t1289
                                        + (h_over_m1_plus_m2 * cos_theta_ahead_new
                                            + t1269 * ahead47_new
                                            - inv_ahead50_new * (t1290 + ahead55_new * t1291));
                                    let t1293 = ahead10_new * t1284 - t1276 * ahead41_new;
                                    let t1294 = inv_ahead50_new * (t1293 + ahead51_new * t1291)
                                        + (h_over_m1_plus_m2 * sin_theta_ahead_new
                                            + t1272 * ahead47_new) - t496 * t1289;
                                    let t1295 = sin_theta_ahead_new * t1292
                                        + (t1265 * ahead56_new - t1266 * ahead52_new)
                                        - cos_theta_ahead_new * t1294;
                                    let t1296 = t1275 * t496 + t524 * t1272
                                        - (t1277 * t495 + t526 * t1269);
                                    let t1297 = t1296 * ahead31_new
                                        + (t1277 * t527 - t1275 * t525
                                            + (t526 * t1282 - t524 * t1281));
                                    let t1298 = t585 * t1280 + t1297;
                                    let t1299 = ahead76_new * (ahead64_new * t1287 - t1298);
                                    let t1300 = t1279 * ahead62_new - ahead30_new * t1298;
                                    let t1301 = inv_ahead27_new * (t1296 - t1274 * ahead63_new)
                                        - inv_ahead45_new * (t1300 - ahead66_new * t1288);
                                    let t1302 = t1278 * ahead62_new - ahead5_new * t1298;
                                    let t1303 = t495 * t1301
                                        + (t1269 * ahead67_new
                                            + inv_ahead50_new * (t1302 + ahead74_new * t1291));
                                    let t1304 = t1303 - inv_m1_plus_m2 * t1277;
                                    [
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
                                        t1235,
                                        t1241,
                                        t1242,
                                        t1256,
                                        t1259,
                                        t1261,
                                        t1262,
                                        t1263,
                                        t1264,
                                        t1265,
                                        t1266,
                                        t1267,
                                        t1268,
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
                                        t1280,
                                        t1284,
                                        t1285,
                                        t1287,
                                        t1288,
                                        t1289,
                                        t1290,
                                        t1291,
                                        t1292,
                                        t1293,
                                        t1294,
                                        t1295,
                                        t1296,
                                        t1298,
                                        t1299,
                                        t1300,
                                        t1301,
                                        t1302,
                                        t1303,
                                        t1304,
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
                                    t56,
                                    t60,
                                    t72,
                                    t57,
                                    t59,
                                    t73,
                                    t62,
                                    t63,
                                    t75,
                                    t65,
                                    t66,
                                    t70,
                                    t106,
                                    t184,
                                    t175,
                                    t74,
                                    t68,
                                    t76,
                                    t67,
                                    t77,
                                    t90,
                                    t107,
                                    t78,
                                    t79,
                                    t80,
                                    t81,
                                    t82,
                                    t91,
                                    t89,
                                    t111,
                                    t85,
                                    t94,
                                    t93,
                                    t95,
                                    t96,
                                    t83,
                                    t99,
                                    t100,
                                    t97,
                                    t98,
                                    t108,
                                    t109,
                                    t115,
                                    t116,
                                    t117,
                                    t120,
                                    t123,
                                    t124,
                                    t86,
                                    t147,
                                    t148,
                                    t149,
                                    t84,
                                    t87,
                                    t88,
                                    t101,
                                    t112,
                                    t102,
                                    t110,
                                    t113,
                                    t114,
                                    t166,
                                    t196,
                                    t179,
                                    t180,
                                    t181,
                                    t144,
                                    t145,
                                    t160,
                                    t146,
                                    t161,
                                    t152,
                                    t153,
                                    t122,
                                    t126,
                                    t127,
                                    t128,
                                    t104,
                                    t105,
                                    t129,
                                    t130,
                                    t172,
                                    t132,
                                    t133,
                                    t173,
                                    t136,
                                    t168,
                                    t138,
                                    t170,
                                    t171,
                                    t162,
                                    t187,
                                    t157,
                                    t192,
                                    t154,
                                    t155,
                                    t190,
                                    t193,
                                    t134,
                                    t137,
                                    t139,
                                    t140,
                                    t131,
                                    t141,
                                    t150,
                                    t151,
                                    t163,
                                    t164,
                                    t158,
                                    t159,
                                    t185,
                                    t182,
                                    t189,
                                    t165,
                                    t195,
                                    t197,
                                    t199,
                                    t206,
                                    t200,
                                    t202,
                                    t215,
                                    t207,
                                    t224,
                                    t203,
                                    t208,
                                    t209,
                                    t204,
                                    t214,
                                    t216,
                                    t205,
                                    t228,
                                    t210,
                                    t233,
                                    t244,
                                    t211,
                                    t212,
                                    t217,
                                    t218,
                                    t220,
                                    t221,
                                    t222,
                                    t242,
                                    t243,
                                    t225,
                                    t234,
                                    t229,
                                    t230,
                                    t227,
                                    t232,
                                    t237,
                                    t239,
                                    t245,
                                    t246,
                                    t247,
                                    t249,
                                    t248,
                                    t252,
                                    t253,
                                    t254,
                                    t255,
                                    t256,
                                    t250,
                                    t251,
                                    t257,
                                    t260,
                                    t258,
                                    t268,
                                    t269,
                                    t259,
                                    t261,
                                    t262,
                                    t263,
                                    t264,
                                    t266,
                                    t267,
                                    t198,
                                    t271,
                                    t272,
                                    t275,
                                    t276,
                                    t273,
                                    t274,
                                    t277,
                                    t416,
                                    t415,
                                    t302,
                                    t319,
                                    t318,
                                    t330,
                                    t320,
                                    t321,
                                    t322,
                                    t323,
                                    t331,
                                    t280,
                                    t281,
                                    t282,
                                    t283,
                                    t293,
                                    t291,
                                    t294,
                                    t284,
                                    t285,
                                    t286,
                                    t425,
                                    t420,
                                    t421,
                                    t422,
                                    t325,
                                    t336,
                                    t332,
                                    t358,
                                    t359,
                                    t360,
                                    t364,
                                    t365,
                                    t362,
                                    t363,
                                    t326,
                                    t373,
                                    t433,
                                    t324,
                                    t327,
                                    t328,
                                    t390,
                                    t391,
                                    t392,
                                    t418,
                                    t299,
                                    t300,
                                    t301,
                                    t288,
                                    t307,
                                    t404,
                                    t310,
                                    t371,
                                    t372,
                                    t419,
                                    t312,
                                    t313,
                                    t314,
                                    t333,
                                    t334,
                                    t335,
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
                                    t454,
                                    t449,
                                    t450,
                                    t451,
                                    t452,
                                    t456,
                                    t446,
                                    t351,
                                    t339,
                                    t340,
                                    t342,
                                    t343,
                                    t347,
                                    t348,
                                    t344,
                                    t353,
                                    t367,
                                    t355,
                                    t368,
                                    t356,
                                    t357,
                                    t369,
                                    t375,
                                    t376,
                                    t377,
                                    t378,
                                    t380,
                                    t381,
                                    t382,
                                    t384,
                                    t385,
                                    t386,
                                    t387,
                                    t388,
                                    t395,
                                    t398,
                                    t399,
                                    t410,
                                    t411,
                                    t406,
                                    t407,
                                    t412,
                                    t389,
                                    t401,
                                    t458,
                                    t414,
                                    t459,
                                    t308,
                                    t303,
                                    t462,
                                    t289,
                                    t464,
                                    t460,
                                    t463,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t492,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t526,
                                    ahead5_new,
                                    ahead8_new,
                                    t524,
                                    ahead10_new,
                                    t495,
                                    t496,
                                    t548,
                                    half_m1_plus_m2,
                                    t794,
                                    t527,
                                    t525,
                                    ahead30_new,
                                    t585,
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
                                    t465,
                                    t466,
                                    t792,
                                    k16,
                                    t793,
                                    t791,
                                    t778,
                                    t721,
                                    t707,
                                    t715,
                                    t693,
                                    t752,
                                    t769,
                                    t771,
                                    t781,
                                    t783,
                                    t789,
                                    t790,
                                    t747,
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
                            let [t1474, t1484, t1489, t1538, t1812, t1814] = {
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
                                    t56,
                                    t60,
                                    t71,
                                    t57,
                                    t59,
                                    t111,
                                    t96,
                                    t100,
                                    t98,
                                    t108,
                                    t117,
                                    t124,
                                    t149,
                                    t88,
                                    t112,
                                    t179,
                                    t180,
                                    t122,
                                    t133,
                                    t136,
                                    t138,
                                    t162,
                                    t188,
                                    t157,
                                    t193,
                                    t457,
                                    t413,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t491,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t526,
                                    ahead5_new,
                                    ahead8_new,
                                    t524,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t17,
                                    t504,
                                    t505,
                                    t509,
                                    t483,
                                    t18,
                                    t495,
                                    t496,
                                    t548,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t493,
                                    t490,
                                    t500,
                                    t577,
                                    half_l1,
                                    t576,
                                    t784,
                                    t794,
                                    t494,
                                    t501,
                                    t738,
                                    t741,
                                    t733,
                                    t734,
                                    t724,
                                    t723,
                                    ahead24_new,
                                    t527,
                                    t525,
                                    ahead30_new,
                                    t585,
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
                                    t54,
                                    t498,
                                    sin_phi_rate_half_h,
                                    t484,
                                    t785,
                                    t511,
                                    t502,
                                    t482,
                                    t575,
                                    t768,
                                    t779,
                                    t21,
                                    t466,
                                    t506,
                                    t507,
                                    t516,
                                    t792,
                                    k16,
                                    t512,
                                    t533,
                                    t534,
                                    t537,
                                    t538,
                                    t539,
                                    t536,
                                    t786,
                                    t787,
                                    t788,
                                    t793,
                                    t791,
                                    t513,
                                    t543,
                                    t545,
                                    t517,
                                    t542,
                                    t544,
                                    t521,
                                    t530,
                                    t540,
                                    t522,
                                    t519,
                                    t531,
                                    t593,
                                    t595,
                                    t772,
                                    t773,
                                    t758,
                                    t756,
                                    t705,
                                    t22,
                                    t701,
                                    t485,
                                    t479,
                                    t480,
                                    t481,
                                    t486,
                                    t520,
                                    t726,
                                    t475,
                                    t468,
                                    t471,
                                    t472,
                                    t474,
                                    t476,
                                    t729,
                                    t730,
                                    t731,
                                    inv_ahead88_new,
                                    t612,
                                    t614,
                                    inv_ahead97_new,
                                    t586,
                                    t587,
                                    t616,
                                    t617,
                                    inv_ahead105_new,
                                    t615,
                                    t619,
                                    t748,
                                    t749,
                                    t588,
                                    t620,
                                    t696,
                                    t697,
                                    t677,
                                    t678,
                                    t679,
                                    t680,
                                    t709,
                                    t718,
                                    t719,
                                    t751,
                                    t711,
                                    t712,
                                    t713,
                                    t714,
                                    t782,
                                    t739,
                                    t740,
                                    t742,
                                    t743,
                                    t725,
                                    t732,
                                    t735,
                                    t737,
                                    t745,
                                    t744,
                                    t532,
                                    t497,
                                    t541,
                                    t556,
                                    t554,
                                    t549,
                                    t550,
                                    t547,
                                    t523,
                                    t590,
                                    t573,
                                    t574,
                                    t553,
                                    t551,
                                    t552,
                                    t557,
                                    t528,
                                    t558,
                                    t560,
                                    t561,
                                    t559,
                                    t579,
                                    t578,
                                    t753,
                                    t563,
                                    t562,
                                    t580,
                                    t569,
                                    t570,
                                    t581,
                                    t566,
                                    t564,
                                    t567,
                                    t571,
                                    t572,
                                    t568,
                                    t596,
                                    t592,
                                    t626,
                                    t597,
                                    t627,
                                    t628,
                                    t629,
                                    t631,
                                    t633,
                                    t630,
                                    t639,
                                    t640,
                                    t641,
                                    t632,
                                    t642,
                                    t635,
                                    t634,
                                    t636,
                                    t643,
                                    t637,
                                    t651,
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
                                    t601,
                                    t600,
                                    t591,
                                    t583,
                                    t644,
                                    t645,
                                    t646,
                                    t598,
                                    t602,
                                    t650,
                                    t647,
                                    t603,
                                    t599,
                                    t604,
                                    t605,
                                    t659,
                                    t606,
                                    t662,
                                    t660,
                                    t661,
                                    t654,
                                    t652,
                                    t653,
                                    t656,
                                    t657,
                                    t658,
                                    t649,
                                    t663,
                                    t764,
                                    t765,
                                    t589,
                                    t609,
                                    t625,
                                    t664,
                                    t694,
                                    t695,
                                    t624,
                                    t610,
                                    t622,
                                    t665,
                                    t666,
                                    t667,
                                    t673,
                                    t670,
                                    t671,
                                    t674,
                                    t669,
                                    t675,
                                    t676,
                                    t702,
                                    t703,
                                    t700,
                                    t706,
                                    t686,
                                    t682,
                                    t684,
                                    t687,
                                    t688,
                                    t689,
                                    t691,
                                    t692,
                                    half_a1,
                                    t767,
                                    t780,
                                    t762,
                                    t698,
                                    t681,
                                    t720,
                                    t721,
                                    t707,
                                    t715,
                                    t693,
                                    t752,
                                    t769,
                                    t771,
                                    t781,
                                    t783,
                                    t789,
                                    t790,
                                    t795,
                                    t722,
                                    t708,
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
                                    t1235,
                                    t1256,
                                    t1259,
                                    t1265,
                                    t1266,
                                    t1267,
                                    t1268,
                                    t1277,
                                    t1278,
                                    t1270,
                                    t1271,
                                    t1275,
                                    t1276,
                                    t1272,
                                    t1274,
                                    t1279,
                                    t1273,
                                    t1296,
                                    t55,
                                    a1_h,
                                    t1280,
                                    t1287,
                                    t1284,
                                    t1285,
                                    t1288,
                                    t1289,
                                    t1293,
                                    t1291,
                                    t1294,
                                    t1290,
                                    t1292,
                                    t1298,
                                    t1299,
                                    t1300,
                                    t1301,
                                    t1302,
                                    t1303,
                                    t1304,
                                    t1295,
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
                                    let t1305 = l2 * t1299 - t1277 * ahead75_new
                                        + (ahead13_new * t1301 - t1275 * ahead71_new)
                                        - t526 * t1304;
                                    let t1306 = t496 * t1301 - t1272 * ahead67_new;
                                    let t1307 = t1276 * ahead62_new + ahead10_new * t1298;
                                    let t1308 = inv_ahead50_new * (ahead70_new * t1291 - t1307);
                                    let t1309 = t1306 + (inv_m1_plus_m2 * t1275 + t1308);
                                    let t1310 = ahead76_new * (t1284 + ahead43_new * t1287);
                                    let t1311 = t1277 * ahead56_new + l2 * t1310
                                        - (t1275 * ahead52_new + ahead13_new * t1289)
                                        + (t526 * t1292 - t524 * t1294);
                                    let t1312 = inv_ahead88_new * (t1311 - t612 * t1295);
                                    let t1313 = t1305 - t524 * t1309 - t612 * t1311
                                        - ahead92_new * t1312;
                                    let t1314 = rt::lit::<T>(1.0) / (ahead35_new * ahead35_new);
                                    let t1315 = rt::lit::<T>(2.0) * (ahead41_new * t1284);
                                    let t1316 = ahead35_new * t1295 - ahead88_new * t1287;
                                    let t1317 = ahead35_new * t1316 - ahead97_new * t1287;
                                    let t1318 = ahead92_new * t1284 + ahead41_new * t1311;
                                    let t1319 = t1299
                                        - inv_ahead97_new * (t1318 - t586 * t1316);
                                    let t1320 = t616 * (t1319 - t617 * t1313);
                                    let t1321 = t1287 * t1314
                                        - inv_ahead105_new * (t1315 - t615 * t1317) - t617 * t1319
                                        - t587 * t1320;
                                    let t1322 = t619 * t1313 + t614 * t1321;
                                    let t1323 = t620 * t1295 + ahead88_new * t1322;
                                    let t1324 = ahead35 * t1287;
                                    let t1325 = rt::lit::<T>(0.5) * t1287;
                                    let t1326 = rt::lit::<T>(0.5) * t1298;
                                    let t1327 = rt::lit::<T>(0.5) * t1279;
                                    let t1328 = rt::lit::<T>(0.5) * t1274;
                                    let t1329 = rt::lit::<T>(0.5) * t1268;
                                    let t1330 = rt::lit::<T>(0.5) * t1271;
                                    let t1331 = h * t55;
                                    let t1332 = t57 * t1331 - t54 * t816;
                                    let t1333 = rt::lit::<T>(0.5) * t1332;
                                    let t1334 = t1265 * t482 + t483 * t1333;
                                    let t1335 = t54 * t814 + t56 * t1331;
                                    let t1336 = m2_a2 * t1334 + (t1335 * t507 - t1266 * t511);
                                    let t1337 = inv_m1_plus_m2 * t1336;
                                    let t1338 = rt::lit::<T>(0.5) * t1335;
                                    let t1339 = t1266 * t482 + t483 * t1338;
                                    let t1340 = t1332 * t507 - t1265 * t511 - m2_a2 * t1339;
                                    let t1341 = k4 * t1268;
                                    let t1342 = k4 * t1271;
                                    let t1343 = inv_m1_plus_m2 * t1340;
                                    let t1344 = t494 * t1340 + (t1341 * t512 + t516 * t1342)
                                        + (t493 * t1343 - t501 * t1336);
                                    let t1345 = t1329 * t513 + t1330 * t517 - t500 * t1337
                                        + t1344;
                                    let t1346 = half_m2_a2 * t1277;
                                    let t1347 = half_m2_a2 * t1275;
                                    let t1348 = t505 * t1333 - t1265 * t484 - t1339;
                                    let t1349 = m2_a2 * t1348;
                                    let t1350 = t1334 + (t505 * t1338 - t1266 * t484);
                                    let t1351 = m2_a2 * t1350;
                                    let t1352 = t494 * t1349 + (t1341 * t534 + t1342 * t539)
                                        + (t537 * t1343 - t501 * t1351);
                                    let t1353 = t1346 * t513 + t1347 * t517 - t536 * t1337
                                        + t1352;
                                    let t1354 = ahead27 * t1274;
                                    let t1355 = t1327 * t521 - t1328 * t540
                                        + (t530 * t1345 - t1353 * t520) - t1354 * t541;
                                    let t1356 = t497 * t1355;
                                    let t1357 = k3 * t1348;
                                    let t1358 = k3 * t1350;
                                    let t1359 = k16 * t1277;
                                    let t1360 = k16 * t1275;
                                    let t1361 = t543 * t1349
                                        + (t1359 * t534 + t1346 * t545
                                            + (t1360 * t539 + t1347 * t544));
                                    let t1362 = t530 * t1356
                                        + (t1327 * t541
                                            + (t537 * t1357 - t536 * t1358 + (t1361 - t542 * t1351)));
                                    let t1363 = t1362
                                        - rt::lit::<T>(0.5) * (t1353 * t532 + t540 * t1280);
                                    let t1364 = rt::lit::<T>(0.5) * t1296;
                                    let t1365 = rt::lit::<T>(0.5) * t1277;
                                    let t1366 = rt::lit::<T>(0.5) * t1275;
                                    let t1367 = t490 * t1357
                                        + (t1359 * t533 + t1360 * t538
                                            + (t1365 * t545 + t1366 * t544));
                                    let t1368 = t593 * t1356
                                        + (t1364 * t541
                                            + (t1367 + (t543 * t1348 - t542 * t1350 - t577 * t1358)));
                                    let t1369 = t494 * t1348 + (t1341 * t533 + t1342 * t538)
                                        + (t490 * t1343 - t501 * t1350);
                                    let t1370 = t1365 * t513 + t1366 * t517 - t577 * t1337
                                        + t1369;
                                    let t1371 = t1368
                                        - rt::lit::<T>(0.5) * (t595 * t1280 + t1370 * t532);
                                    let t1372 = t597 * t1324
                                        + (t1325 * t596 - t1326 * t556
                                            + (t592 * t1363 - t554 * t1371));
                                    let t1373 = t573 * t1372;
                                    let t1374 = rt::lit::<T>(0.5) * t1292;
                                    let t1375 = rt::lit::<T>(0.5) * t1294;
                                    let t1376 = t1265 * t513 + t1266 * t517
                                        + (t504 * t1343 - t509 * t1337);
                                    let t1377 = t498 * t1341 + t494 * t1333
                                        - (t501 * t1338 - t502 * t1342);
                                    let t1378 = rt::lit::<T>(0.5) * t1273;
                                    let t1379 = rt::lit::<T>(0.5)
                                        * (t509 * t1358 - (t1266 * t544 + t1265 * t545)
                                            - t504 * t1357)
                                        + rt::lit::<T>(2.0)
                                            * (t1338 * t542 - t502 * t1360
                                                - (t498 * t1359 + t1333 * t543));
                                    let t1380 = t522 * t1356
                                        + (t531 * t1280
                                            + (t532 * (rt::lit::<T>(0.25) * t1376 + t1377)
                                                + (t1378 * t541 + t1379)));
                                    let t1381 = rt::lit::<T>(0.5) * t1284;
                                    let t1382 = t574 * t1324
                                        + (t554 * t1380 + t1381 * t556
                                            + (t550 * t1363 - t1325 * t547));
                                    let t1383 = t573 * t1382;
                                    let t1384 = t1365 * t568 + t1366 * t581
                                        + (l2 * t1383 + t1348 * t572
                                            + (t575 * t1289 - t1350 * t570));
                                    let t1385 = t1328 * t519 + t1378 * t521
                                        + (t520
                                            * (rt::lit::<T>(2.0) * t1377 + rt::lit::<T>(0.5) * t1376)
                                            + t522 * t1345);
                                    let t1386 = t520 * t1363
                                        + (t1345 * t554 + t1328 * t556 - t521 * t1325);
                                    let t1387 = t552
                                        * (t530 * t1380 + (t1327 * t547 - t1353 * t550)
                                            - t540 * t1381) + (t1288 * t551 + t1285 * t557);
                                    let t1388 = ahead45 * t1288;
                                    let t1389 = t497 * (t1385 - t1354 * t523)
                                        + t528
                                            * (rt::lit::<T>(0.5) * (t553 * t1386 + t1387)
                                                - t558 * t1388);
                                    let t1390 = rt::lit::<T>(0.5) * t1289;
                                    let t1391 = half_m1_plus_m2 * t1287;
                                    let t1392 = t563
                                        * (t537 * t1380
                                            + (t534 * t1381 + (t1349 * t550 + t1346 * t547)))
                                        - t1391 * t564;
                                    let t1393 = ahead50 * t1291;
                                    let t1394 = m1_plus_m2 * t1363;
                                    let t1395 = t1341 * t559
                                        + (inv_m1_plus_m2 * t1332 + t1343 * t561)
                                        - t562
                                            * (t1392
                                                + (t567 * t1393
                                                    + rt::lit::<T>(0.5) * (t566 * t1394 + t1290 * t753)));
                                    let t1396 = t494 * t1389 + (t513 * t1390 + t1395);
                                    let t1397 = t563
                                        * (t536 * t1380 - (t1347 * t547 + t1351 * t550)
                                            - t539 * t1381) - t1391 * t578;
                                    let t1398 = t562
                                        * (t1397
                                            + (t580 * t1393
                                                + rt::lit::<T>(0.5) * (t1293 * t753 + t579 * t1394)))
                                        + (t1342 * t559 + (inv_m1_plus_m2 * t1335 + t1337 * t561));
                                    let t1399 = t517 * t1390 + t1398 - t501 * t1389;
                                    let t1400 = t533 * t1374 + t538 * t1375
                                        + (t1384 - t576 * t1389) + (t490 * t1396 - t577 * t1399);
                                    let t1401 = rt::lit::<T>(0.5) * t1311;
                                    let t1402 = t598
                                        * (t550 * t1400
                                            + (t1401 * t547 + (t591 * t1380 + t1381 * t583)))
                                        + (t1316 * t599 - t1318 * t602);
                                    let t1403 = rt::lit::<T>(0.5)
                                        * (t504 * t1396 + (t1265 * t568 + t1266 * t581)
                                            - t509 * t1399)
                                        + (t502 * t1294
                                            + (t498 * t1292 + (t1333 * t571 - t1338 * t569)));
                                    let t1404 = rt::lit::<T>(0.5) * t1295;
                                    let t1405 = t554 * t1403
                                        - (t1404 * t556 + (t1325 * t600 + t601 * t1363));
                                    let t1406 = t1373
                                        - t604
                                            * (rt::lit::<T>(0.5) * (t1402 - t603 * t1405)
                                                - t605 * (ahead97 * t1316));
                                    let t1407 = t21 * t1406 - t19 * t1319;
                                    let t1408 = t17 * t1319;
                                    let t1409 = t622
                                        * (t591 * t1407
                                            + (rt::lit::<T>(0.5) * (t589 * t1400 + t1408 * t583)
                                                + t1401 * t609));
                                    let t1410 = t588 * t1311 + ahead92_new * t1408;
                                    let t1411 = rt::lit::<T>(0.5) * t1319;
                                    let t1412 = t654
                                        * (t554 * t1405
                                            - (t1325 * t602
                                                + rt::lit::<T>(0.5) * (t598 * t1363 + t1316 * t556)));
                                    let t1413 = t653 * (t549 * t1380 + t1284 * t547)
                                        + t1317 * t652 - t1315 * t656 - t1412;
                                    let t1414 = t573 * (t1363 + t651 * t1324) - t1411 * t661
                                        - t657
                                            * (rt::lit::<T>(0.5) * t1413 - t658 * (ahead105 * t1317));
                                    let t1415 = rt::lit::<T>(0.5) * t1313;
                                    let t1416 = t1364 * t521 - t1328 * t595
                                        + (t593 * t1345 - t1370 * t520) - t1354 * t626;
                                    let t1417 = t627 * t1386 + (t1300 * t557 - t1288 * t628)
                                        - t552
                                            * (t530 * t1371
                                                + (t1353 * t592 + t1327 * t596 - t540 * t1326));
                                    let t1418 = t497 * t1416
                                        - t528 * (rt::lit::<T>(0.5) * t1417 - t629 * t1388);
                                    let t1419 = rt::lit::<T>(0.5) * t1303 - k4 * t1277;
                                    let t1420 = t1391 * t640
                                        - t563
                                            * (t536 * t1371
                                                + (t1351 * t592 - t1347 * t596 - t539 * t1326));
                                    let t1421 = t562
                                        * (t1420
                                            + (t641 * t1393
                                                + rt::lit::<T>(0.5) * (t639 * t1394 - t1307 * t753)))
                                        + (inv_m1_plus_m2 * t1350 - t1337 * t633 - t1342 * t630);
                                    let t1422 = rt::lit::<T>(0.5) * t1301;
                                    let t1423 = t501 * t1418 + (t1421 - t517 * t1422);
                                    let t1424 = k4 * t1275
                                        + rt::lit::<T>(0.5) * (t1306 + t1308);
                                    let t1425 = l2 * t1373 - t575 * t1301
                                        + (t1366 * t642 - t1350 * t632)
                                        - (t1348 * t643 + t1365 * t637);
                                    let t1426 = t563
                                        * (t1349 * t592 - t1346 * t596 - t534 * t1326
                                            - t537 * t1371) - t1391 * t634;
                                    let t1427 = t562
                                        * (t1426
                                            + (t636 * t1393
                                                + rt::lit::<T>(0.5) * (t635 * t1394 + t1302 * t753)))
                                        + (t1341 * t630 + (t1343 * t633 - inv_m1_plus_m2 * t1348));
                                    let t1428 = t494 * t1418 + (t513 * t1422 + t1427);
                                    let t1429 = t576 * t1418 - t533 * t1419 - t577 * t1423
                                        + (t538 * t1424 + t1425 - t490 * t1428);
                                    let t1430 = t601 * t1400
                                        + (t1404 * t583 - t1401 * t600 - t646 * (ahead88 * t1295))
                                        - t591 * t1403;
                                    let t1431 = t591 * t645;
                                    let t1432 = t1429 - t1401 * t646
                                        - rt::lit::<T>(0.5) * (t644 * t1400 + t1312 * t583)
                                        - t1430 * t1431;
                                    let t1433 = t650 * t1406
                                        + (t1415 * t606 - t1411 * t647 - t661 * (ahead99 * t1313)
                                            - t659 * t1432);
                                    let t1434 = t659 * t660;
                                    let t1435 = t1414
                                        - rt::lit::<T>(0.5) * (t662 * t1406 + t1320 * t606)
                                        - t1433 * t1434;
                                    let t1436 = rt::lit::<T>(0.5) * t1321;
                                    let t1437 = t650 * t1435
                                        + (t1436 * t647 + (t649 * t1432 + t1415 * t663));
                                    let t1438 = t624
                                        * (t601 * t1437
                                            + (rt::lit::<T>(0.5) * (t625 * t1403 + t1322 * t600)
                                                + t1404 * t664));
                                    let t1439 = rt::lit::<T>(0.5)
                                        * (t1323 * t610 + (t1409 - t1410 * t665) - t1438)
                                        - t667 * (ahead110 * t1323);
                                    let t1440 = t619 * t1316 + ahead97_new * t1321;
                                    let t1441 = t17 * t1284;
                                    let t1442 = t673
                                        * (rt::lit::<T>(0.5) * (t1316 * t663 + t598 * t1435)
                                            + (t649 * t1405 + t1436 * t602));
                                    let t1443 = t1440 * t670
                                        + (t671 * (t21 * t1380 - t19 * t1284) - t1441 * t674)
                                        - t1442;
                                    let t1444 = t666 * t1439
                                        - t669
                                            * (rt::lit::<T>(0.5) * t1443 - t675 * (ahead111 * t1440));
                                    let t1445 = t19 - ahead108 * t765;
                                    let t1446 = t764 * (t21 * t1435 + t1321 * t1445);
                                    let t1447 = t696 * (t1408 - t697 * t1322);
                                    let t1448 = m1_plus_m2 * t1386;
                                    let t1449 = ahead8_new * t1279 - t1271 * ahead30_new;
                                    let t1450 = t1449 * t759
                                        - t757
                                            * (t530 * t1336 + t1327 * t516
                                                + (t500 * t1353 - t1330 * t540));
                                    let t1451 = m1_plus_m2 * t1288;
                                    let t1452 = ahead78 * t1451;
                                    let t1453 = t775 * t1393
                                        + (t536 * t1394
                                            + (t539 * t1391 - (t1347 * t753 + t1351 * t563)));
                                    let t1454 = t755
                                        * (rt::lit::<T>(0.5)
                                            * (t772 * t1448 + (t1450 - t773 * t1451)) - t774 * t1452)
                                        - t562 * t1453;
                                    let t1455 = t749 * (t748 * t1321);
                                    let t1456 = inv_ahead78_new * (t1449 - ahead79_new * t1451)
                                        - inv_ahead50_new * (ahead80_new * t1291 - t1276);
                                    let t1457 = t1447 * t642
                                        + (t698 * t1423 + (t762 * t1454 - t1455 * t776))
                                        - t1456 * t765;
                                    let t1458 = t677 * (t1410 - t678 * t1323)
                                        - t679 * (t1441 - t680 * t1440);
                                    let t1459 = rt::lit::<T>(0.5) * t1458;
                                    let t1460 = t1424 * t695 - t681 * t1399 - t1375 * t676
                                        - t777 * t1446 + (rt::lit::<T>(0.5) * t1457 - t1459 * t581);
                                    let t1461 = rt::lit::<T>(0.5)
                                        * (t1322 * t609 + (t625 * t1407 - t1408 * t664)
                                            - t589 * t1437) - t695 * (ahead109 * t1322);
                                    let t1462 = t694 * t1461;
                                    let t1463 = t570 * t1444 + (t1460 - t632 * t1462);
                                    let t1464 = t17 * t1279;
                                    let t1465 = t619 * t1288 + ahead45_new * t1321;
                                    let t1466 = t697 * t1301 + t709 * t1289
                                        + (ahead67_new * t1447 + t718 * (t1464 - t719 * t1465));
                                    let t1467 = ahead47_new * t1458 + t1466;
                                    let t1468 = rt::lit::<T>(0.5)
                                        * (t698 * t1418 + t1447 * t630)
                                        + (t1390 * t676 + (t681 * t1389 + t1422 * t695));
                                    let t1469 = t705
                                        * (rt::lit::<T>(0.5) * (t1288 * t663 + t552 * t1435)
                                            - (t649 * t1386 + t1436 * t557));
                                    let t1470 = t701 - ahead112 * t706;
                                    let t1471 = rt::lit::<T>(0.5) * (t1464 * t703 + t1469)
                                        + (t1465 * t1470 + t702 * (t19 * t1327 + t22 * t1353));
                                    let t1472 = t561 * t1444
                                        + (t633 * t1462 + (t1459 * t559 + t1468) - t700 * t1471);
                                    let t1473 = a1_h * sin_theta_ahead_new;
                                    let t1474 = t1463
                                        + (t720 * (half_a1 * t1335) + t779 * t1467)
                                        - rt::lit::<T>(0.5) * (a1 * t509 * t1472 - t1473 * t707);
                                    let t1475 = a1_h * cos_theta_ahead_new;
                                    let t1476 = t754 * t1393
                                        + (t537 * t1394
                                            + (t1349 * t563 + t1346 * t753 - t534 * t1391));
                                    let t1477 = ahead3_new * t1279 + t1268 * ahead30_new;
                                    let t1478 = t757
                                        * (t530 * t1340 + t1327 * t512
                                            - (t1329 * t540 + t493 * t1353)) + t1477 * t759;
                                    let t1479 = t562 * t1476
                                        - t755
                                            * (rt::lit::<T>(0.5)
                                                * (t758 * t1448 + (t756 * t1451 + t1478)) - t760 * t1452);
                                    let t1480 = inv_ahead50_new * (t1278 + ahead84_new * t1291)
                                        - inv_ahead78_new * (t1477 - ahead83_new * t1451);
                                    let t1481 = t762 * t1479 - t1455 * t761 - t698 * t1428
                                        - t1447 * t637 - t1480 * t765;
                                    let t1482 = rt::lit::<T>(0.5) * t1481 - t1459 * t568
                                        - (t763 * t1446
                                            + (t1374 * t676 + (t681 * t1396 + t1419 * t695)));
                                    let t1483 = t1482 - t643 * t1462 - t572 * t1444;
                                    let t1484 = rt::lit::<T>(0.5)
                                        * (t1475 * t707 + a1 * t504 * t1472)
                                        + (t1483 + (t768 * t1467 + t720 * (half_a1 * t1332)));
                                    let t1485 = t749 * t1480 - ahead85_new * t1455
                                        - t697 * t1304 - t709 * t1292 - ahead75_new * t1447;
                                    let t1486 = rt::lit::<T>(0.5)
                                        * (t1485 - ahead56_new * t1458);
                                    let t1487 = t697 * t1309
                                        + (t749 * t1456 - ahead81_new * t1455) - t709 * t1294
                                        - ahead71_new * t1447;
                                    let t1488 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1458 + t1487);
                                    let t1489 = t769
                                        * (t1486
                                            + rt::lit::<T>(0.5) * (t1475 * t751 + ahead16_new * t1467))
                                        + t781
                                            * (t1488
                                                - rt::lit::<T>(0.5) * (ahead17_new * t1467 - t1473 * t751));
                                    let t1490 = ahead35_new * t1321 - t619 * t1287;
                                    let t1491 = t19 - ahead114 * t692;
                                    let t1492 = t21
                                        * (t554 * t1435
                                            - (t1436 * t556 + (t1325 * t663 + t649 * t1363)))
                                        + t1490 * t1491;
                                    let t1493 = ahead35_new * t1322 - t620 * t1287;
                                    let t1494 = t684
                                        * (t592 * t1407
                                            - (t1326 * t609
                                                + rt::lit::<T>(0.5) * (t589 * t1371 + t1408 * t596)));
                                    let t1495 = ahead62_new * t1408 - t588 * t1298;
                                    let t1496 = t686
                                        * (t554 * t1437
                                            - (t1325 * t664
                                                + rt::lit::<T>(0.5) * (t625 * t1363 + t1322 * t556)));
                                    let t1497 = rt::lit::<T>(0.5)
                                        * (t1493 * t682 + (t1494 - t1495 * t687) - t1496)
                                        - t689 * (ahead113 * t1493);
                                    let t1498 = rt::lit::<T>(0.5)
                                        * (t1310 * t676 + t590 * t1444)
                                        + (t1459 * t574 + (t681 * t1383 - t691 * t1492)
                                            - t688 * t1497);
                                    let t1499 = rt::lit::<T>(0.5) * t1467;
                                    let t1500 = t491 * t1266 + a2 * t1270;
                                    let t1501 = rt::lit::<T>(0.5) * t1500 * t707
                                        + t721 * (a2 * t1334 + (t1335 * t506 - t1266 * t785));
                                    let t1502 = ahead43_new * t1458
                                        + (t709 * t1310 - t712 * (t711 * t1490)
                                            - t713 * (t1495 - t714 * t1493));
                                    let t1503 = rt::lit::<T>(0.5) * t1502;
                                    let t1504 = t792 * t1499 + t1501
                                        - (a2 * (t1366 * t693 + t1350 * t715) + t793 * t1503);
                                    let t1505 = t491 * t1265 - a2 * t1267;
                                    let t1506 = t721
                                        * (t1332 * t506 - t1265 * t785 - a2 * t1339)
                                        + rt::lit::<T>(0.5) * t1505 * t707;
                                    let t1507 = t786 * t1499 + t1506
                                        - (a2 * (t1348 * t715 + t1365 * t693) + t787 * t1503);
                                    let t1508 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1467 + (t1505 * t751 - a2 * t1277 * t782)
                                            - ahead20_new * t1502);
                                    let t1509 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1502 + (t1500 * t751 - a2 * t1275 * t782)
                                            - ahead22_new * t1467);
                                    let t1510 = t783
                                        * (t784 * t1472 + (t1483 + t1507) - t788 * t1498)
                                        + (t789 * (t1486 + t1508) + t795 * (t1488 + t1509));
                                    let t1511 = t18 * t855;
                                    let t1512 = t138 * (t18 * t835 - t468 * t870)
                                        - t136 * (t469 * t848 + t112 * t1511 - t471 * t869);
                                    let t1513 = t133 * (t1511 - t475 * t868);
                                    let t1514 = t472 * t841 - t475 * t857
                                        - (t162 * (t18 * t828 - t474 * t895) + t117 * t1513);
                                    let t1515 = t96 * t1512 + t1514;
                                    let t1516 = t157
                                        * (t108 * t1511 - t469 * t851 - t729 * t888)
                                        + (t472 * t838 + t730 * t887);
                                    let t1517 = t111 * t1512 + t1516;
                                    let t1518 = t457 - j1 * (t476 * t897 + t188 * t1515)
                                        - j2 * (t744 * (t890 - t897) + t745 * (t1517 - t1515));
                                    let t1519 = half_a1_h * t57;
                                    let t1520 = t726 * t874;
                                    let t1521 = t472 * t845
                                        + (t726 * t891 - t88 * t1520 - t475 * t861) - t124 * t1513;
                                    let t1522 = t98 * t1512 + t1521;
                                    let t1523 = t740 * (t738 * t897 + (t893 + t188 * t1519))
                                        + t739 * (t738 * t1515 + (t476 * t1519 - t1522));
                                    let t1524 = half_a1_h * t56;
                                    let t1525 = t122 * t1513
                                        + (t149 * t1520 - t726 * t873 - t475 * t859 - t472 * t847);
                                    let t1526 = t100 * t1512 + t1525;
                                    let t1527 = t743 * (t878 + t188 * t1524 - t741 * t897)
                                        + t742 * (t1526 + t476 * t1524 - t741 * t1515);
                                    let t1528 = t71 * t819 + half_a2 * t815;
                                    let t1529 = half_a2 * t817;
                                    let t1530 = t732
                                        * (t878 + (t1528 * t188 - t1529 * t193)
                                            + (t723 * t890 - t724 * t897));
                                    let t1531 = t725
                                        * (t1526 + (t1528 * t476 - t1529 * t731)
                                            + (t723 * t1517 - t724 * t1515));
                                    let t1532 = t71 * t825 - half_a2 * t822;
                                    let t1533 = half_a2 * t823;
                                    let t1534 = t737
                                        * (t893 + (t1532 * t188 - t1533 * t193)
                                            + (t733 * t897 - t734 * t890));
                                    let t1535 = t735
                                        * (t1522 + (t1533 * t731 - t1532 * t476)
                                            + (t734 * t1517 - t733 * t1515));
                                    let t1536 = h
                                        * (t1518 - m1 * (t1523 + t1527)
                                            - m2 * (t1530 + t1531 - (t1534 + t1535)));
                                    let t1537 = j2
                                        * (t708 * (t1503 - t1499) + t722 * (t1498 - t1472))
                                        + (half_j1 * (t720 * t1472 + t1467 * t707)
                                            + (t1536 + t797 * (twice_h * theta_rate)));
                                    let t1538 = m2
                                        * (t790 * (t791 * t1498 + (t1463 + t1504 - t794 * t1472))
                                            + t1510) + t1537;
                                    let t1539 = t59 * (half_a2_h * t57) + half_a2 * t918;
                                    let t1540 = half_a2 * t919;
                                    let t1541 = t732
                                        * (t974 + (t1539 * t188 - t1540 * t193)
                                            + (t723 * t988 - t724 * t994));
                                    let t1542 = t18 * t953;
                                    let t1543 = t138 * (t18 * t935 - t468 * t966)
                                        - t136 * (t469 * t946 + t112 * t1542 - t471 * t965);
                                    let t1544 = t133 * (t1542 - t475 * t964);
                                    let t1545 = t726 * t970;
                                    let t1546 = t122 * t1544
                                        + (t472 * t945
                                            + (t149 * t1545 - t726 * t969 - t475 * t958));
                                    let t1547 = t100 * t1543 + t1546;
                                    let t1548 = t157
                                        * (t108 * t1542 - t469 * t949 - t729 * t986)
                                        + (t472 * t938 + t730 * t985);
                                    let t1549 = t111 * t1543 + t1548;
                                    let t1550 = t162 * (t18 * t930 + t474 * t992) - t475 * t955
                                        + (t472 * t941 - t117 * t1544);
                                    let t1551 = t96 * t1543 + t1550;
                                    let t1552 = t725
                                        * (t1547 + (t1539 * t476 - t1540 * t731)
                                            + (t723 * t1549 - t724 * t1551));
                                    let t1553 = half_a2 * t914 - t59 * (half_a2_h * t56);
                                    let t1554 = half_a2 * t916;
                                    let t1555 = t737
                                        * (t997 + (t1553 * t188 - t1554 * t193)
                                            + (t733 * t994 - t734 * t988));
                                    let t1556 = t472 * t944
                                        + (t726 * t995 - t88 * t1545 - t475 * t960) - t124 * t1544;
                                    let t1557 = t98 * t1543 + t1556;
                                    let t1558 = t735
                                        * (t1557 + (t1554 * t731 - t1553 * t476)
                                            + (t734 * t1549 - t733 * t1551));
                                    let t1559 = t740 * (t997 + t738 * t994)
                                        + t739 * (t738 * t1551 - t1557)
                                        + (t743 * (t974 - t741 * t994)
                                            + t742 * (t1547 - t741 * t1551));
                                    let t1560 = j2
                                        * (t744 * (t988 - t994) + t745 * (t1549 - t1551))
                                        + (j1 * (t476 * t994 + t188 * t1551) - t413);
                                    let t1561 = sin_phi_ahead_new
                                        * (k32 * cos_phi_ahead_new - k33);
                                    let t1562 = ahead24_new * t975 - t1561 * t180;
                                    let t1563 = t480 + ahead24 * t481;
                                    let h_cos_phi_ahead_new = h * cos_phi_ahead_new;
                                    let t1564 = h * cos_phi_rate_half_h;
                                    let t1565 = rt::lit::<T>(0.5)
                                        * (t60 * t1564 - sin_phi_rate_half_h * t915);
                                    let t1566 = sin_phi_rate_half_h * t913 + t59 * t1564;
                                    let t1567 = t180
                                        * (k5 * (h_cos_phi_ahead_new * t482 + t483 * t1565)
                                            - k6 * t1566) - t485 * t975;
                                    let t1568 = rt::lit::<T>(0.5)
                                        * (t479 * t1562 + t479 * (t1562 - t1561 * t479)
                                            - t975 * t1563) + (t975 * t486 - t180 * t1567);
                                    let t1569 = cos_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1570 = m2_a2_h * sin_phi_ahead_new;
                                    let t1571 = m2_a2 * t1569 - sin_theta_ahead_new * t1570;
                                    let t1572 = inv_m1_plus_m2 * t1571;
                                    let t1573 = sin_theta_ahead_new * h_cos_phi_ahead_new;
                                    let t1574 = m2_a2 * t1573 + cos_theta_ahead_new * t1570;
                                    let t1575 = inv_m1_plus_m2 * t1574;
                                    let t1576 = sin_theta_ahead_new * t1572
                                        - cos_theta_ahead_new * t1575;
                                    let t1577 = t495 * t1571 + ahead3_new * t1572;
                                    let t1578 = t496 * t1574 + ahead8_new * t1575;
                                    let t1579 = t1577 + twice_m2_l1_a2_h * sin_phi_ahead_new
                                        - t1578;
                                    let h_sin_phi_ahead_new = h * sin_phi_ahead_new;
                                    let t1580 = t1569
                                        - sin_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1581 = m2_a2 * t1580;
                                    let t1582 = t1573
                                        + cos_theta_ahead_new * h_sin_phi_ahead_new;
                                    let t1583 = m2_a2 * t1582;
                                    let t1584 = m2_a2_l1_h * sin_phi_ahead_new
                                        + ahead5_new * t1572 - ahead10_new * t1575
                                        + (t1581 * t495 - t1583 * t496);
                                    let t1585 = inv_ahead27_new * (ahead31_new * t1579 - t1584);
                                    let t1586 = k3 * t1582;
                                    let t1587 = k3 * t1580;
                                    let t1588 = t548 * t1585
                                        + (ahead31_new * t1576
                                            + (cos_theta_ahead_new * t1586
                                                - sin_theta_ahead_new * t1587));
                                    let t1589 = ahead30_new * t1588 - ahead41_new * t1584;
                                    let t1590 = t1581 * t527 + ahead5_new * t1587
                                        - (t1583 * t525 + ahead10_new * t1586)
                                        - ahead31_new * t1584;
                                    let t1591 = ahead30_new * t1585 + t1590;
                                    let t1592 = ahead35_new * t1579 + ahead27_new * t1591;
                                    let t1593 = inv_ahead27_new * (t1576 + ahead42_new * t1579)
                                        + inv_ahead45_new * (t1589 + ahead46_new * t1592);
                                    let t1594 = t1581 * ahead41_new + ahead5_new * t1588;
                                    let t1595 = m1_plus_m2 * t1591;
                                    let t1596 = t495 * t1593
                                        + (ahead47_new * t1572
                                            - inv_ahead50_new * (t1594 + ahead55_new * t1595));
                                    let t1597 = ahead10_new * t1588 - t1583 * ahead41_new;
                                    let t1598 = t496 * t1593
                                        - (ahead47_new * t1575
                                            + inv_ahead50_new * (t1597 + ahead51_new * t1595));
                                    let t1599 = sin_theta_ahead_new * t1596
                                        + cos_theta_ahead_new * t1598;
                                    let t1600 = l1_h * sin_phi_ahead_new;
                                    let t1601 = t1600 + t526 * t1572 - t524 * t1575
                                        + (t1580 * t495 - t1582 * t496);
                                    let t1602 = t1580 * t527 - t1582 * t525
                                        + (t526 * t1587 - t524 * t1586) - ahead31_new * t1601;
                                    let t1603 = t585 * t1585 + t1602;
                                    let t1604 = ahead62_new * t1584 + ahead30_new * t1603;
                                    let t1605 = inv_ahead27_new * (ahead63_new * t1579 - t1601)
                                        - inv_ahead45_new * (ahead66_new * t1592 - t1604);
                                    let t1606 = ahead76_new * (ahead64_new * t1591 - t1603);
                                    let t1607 = ahead13_new * t1605
                                        + (l2 * t1606 - ahead67_new * t1600)
                                        - (t1580 * ahead75_new + t1582 * ahead71_new);
                                    let t1608 = t1581 * ahead62_new - ahead5_new * t1603;
                                    let t1609 = t495 * t1605
                                        + (ahead67_new * t1572
                                            + inv_ahead50_new * (t1608 + ahead74_new * t1595));
                                    let t1610 = t1609 - inv_m1_plus_m2 * t1580;
                                    let t1611 = t496 * t1605 - ahead67_new * t1575;
                                    let t1612 = t1583 * ahead62_new + ahead10_new * t1603;
                                    let t1613 = inv_ahead50_new * (ahead70_new * t1595 - t1612);
                                    let t1614 = t1611 + (inv_m1_plus_m2 * t1582 + t1613);
                                    let t1615 = ahead76_new * (t1588 + ahead43_new * t1591);
                                    let t1616 = t1580 * ahead56_new - t1582 * ahead52_new
                                        + (l2 * t1615 + ahead47_new * t1600 - ahead13_new * t1593);
                                    let t1617 = t1616 + (t524 * t1598 + t526 * t1596);
                                    let t1618 = inv_ahead88_new * (t1617 - t612 * t1599);
                                    let t1619 = t1607 - t526 * t1610 - t524 * t1614
                                        - t612 * t1617 - ahead92_new * t1618;
                                    let t1620 = rt::lit::<T>(2.0) * (ahead41_new * t1588);
                                    let t1621 = ahead35_new * t1599 - ahead88_new * t1591;
                                    let t1622 = ahead35_new * t1621 - ahead97_new * t1591;
                                    let t1623 = ahead92_new * t1588 + ahead41_new * t1617;
                                    let t1624 = t1606
                                        - inv_ahead97_new * (t1623 - t586 * t1621);
                                    let t1625 = t616 * (t1624 - t617 * t1619);
                                    let t1626 = t1314 * t1591
                                        - inv_ahead105_new * (t1620 - t615 * t1622) - t617 * t1624
                                        - t587 * t1625;
                                    let t1627 = t619 * t1619 + t614 * t1626;
                                    let t1628 = t620 * t1599 + ahead88_new * t1627;
                                    let t1629 = ahead35 * t1591;
                                    let t1630 = rt::lit::<T>(0.5) * t1591;
                                    let t1631 = rt::lit::<T>(0.5) * t1603;
                                    let t1632 = ahead27 * t1579;
                                    let t1633 = m2_l1_a2_h * sin_phi_ahead_new
                                        + rt::lit::<T>(0.5) * (t1577 - t1578);
                                    let t1634 = rt::lit::<T>(0.5) * t1584;
                                    let t1635 = rt::lit::<T>(0.5) * t1571;
                                    let t1636 = k4 * t1574;
                                    let t1637 = rt::lit::<T>(0.5) * t1574;
                                    let t1638 = k4 * t1571;
                                    let t1639 = t1635 * t513 + t516 * t1636
                                        + (t1637 * t517 + (twice_a2_m2_l1 * t1566 + t1638 * t512));
                                    let t1640 = t509 * t1565 - h_cos_phi_ahead_new * t502;
                                    let t1641 = half_m2_a2 * t1566;
                                    let t1642 = m2_a2 * t1640 - (t498 * t1570 + t504 * t1641);
                                    let t1643 = inv_m1_plus_m2 * t1642;
                                    let t1644 = h_cos_phi_ahead_new * t498 + t504 * t1565;
                                    let t1645 = m2_a2 * t1644 + (t509 * t1641 - t502 * t1570);
                                    let t1646 = inv_m1_plus_m2 * t1645;
                                    let t1647 = t1639
                                        + (t494 * t1642 + t493 * t1643
                                            - (t501 * t1645 + t500 * t1646));
                                    let t1648 = half_m2_a2 * t1580;
                                    let t1649 = t1648 * t513
                                        + (t1636 * t539 + (l1_m2_a2 * t1566 + t1638 * t534))
                                        - t536 * t1646;
                                    let t1650 = rt::lit::<T>(0.5) * t1566;
                                    let t1651 = t1640
                                        - (h_sin_phi_ahead_new * t498 + t504 * t1650);
                                    let t1652 = m2_a2 * t1651;
                                    let t1653 = half_m2_a2 * t1582;
                                    let t1654 = t1644
                                        + (t509 * t1650 - h_sin_phi_ahead_new * t502);
                                    let t1655 = m2_a2 * t1654;
                                    let t1656 = t1649
                                        + (t494 * t1652 + t1653 * t517
                                            + (t537 * t1643 - t501 * t1655));
                                    let t1657 = t1632 * t541
                                        + (t1633 * t540 - t1634 * t521
                                            + (t530 * t1647 - t1656 * t520));
                                    let t1658 = t497 * t1657;
                                    let t1659 = k3 * t1651;
                                    let t1660 = k16 * t1580;
                                    let t1661 = k16 * t1582;
                                    let t1662 = t543 * t1652
                                        + (t1660 * t534 + t1648 * t545
                                            + (t1653 * t544 + t1661 * t539));
                                    let t1663 = k3 * t1654;
                                    let t1664 = t530 * t1658
                                        + (t537 * t1659 - t542 * t1655 + (t1662 - t536 * t1663)
                                            - t1634 * t541);
                                    let t1665 = t1664
                                        - rt::lit::<T>(0.5) * (t1656 * t532 + t540 * t1585);
                                    let t1666 = rt::lit::<T>(0.5) * t1580;
                                    let t1667 = rt::lit::<T>(0.5) * t1582;
                                    let t1668 = t490 * t1659
                                        + (t1660 * t533 + t1661 * t538
                                            + (t1666 * t545 + t1667 * t544));
                                    let t1669 = rt::lit::<T>(0.5) * t1601;
                                    let t1670 = t593 * t1658
                                        + (t1668 + (t543 * t1651 - t542 * t1654 - t577 * t1663)
                                            - t1669 * t541);
                                    let t1671 = t1666 * t513
                                        + (t1636 * t538 + (l1 * t1566 + t1638 * t533))
                                        - t577 * t1646;
                                    let t1672 = t1671
                                        + (t494 * t1651 + t1667 * t517
                                            + (t490 * t1643 - t501 * t1654));
                                    let t1673 = t1670
                                        - rt::lit::<T>(0.5) * (t595 * t1585 + t1672 * t532);
                                    let t1674 = t597 * t1629
                                        + (t1630 * t596 - t1631 * t556
                                            + (t592 * t1665 - t554 * t1673));
                                    let t1675 = t573 * t1674;
                                    let t1676 = rt::lit::<T>(0.5) * t1596;
                                    let t1677 = rt::lit::<T>(0.5) * t1598;
                                    let t1678 = t498 * t1638 + t502 * t1636;
                                    let t1679 = t504 * t1643 - t509 * t1646;
                                    let t1680 = rt::lit::<T>(0.5) * t1576;
                                    let t1681 = rt::lit::<T>(0.5)
                                        * (t509 * t1663 - t504 * t1659)
                                        - rt::lit::<T>(2.0) * (t498 * t1660 + t502 * t1661);
                                    let t1682 = t522 * t1658
                                        + (t531 * t1585
                                            + (t532 * (t1678 + rt::lit::<T>(0.25) * t1679)
                                                + (t1680 * t541 + t1681)));
                                    let t1683 = rt::lit::<T>(0.5) * t1588;
                                    let t1684 = t574 * t1629
                                        + (t554 * t1682 + t1683 * t556
                                            + (t550 * t1665 - t1630 * t547));
                                    let t1685 = t573 * t1684;
                                    let t1686 = half_l1 * t1566;
                                    let t1687 = t1651 * t572 + t575 * t1593
                                        + (l2 * t1685
                                            + (t559 * (half_l1_h * sin_phi_ahead_new) + t1686 * t560)
                                            - t1654 * t570);
                                    let t1688 = t520
                                        * (rt::lit::<T>(2.0) * t1678 + rt::lit::<T>(0.5) * t1679)
                                        + t1680 * t521 + (t522 * t1647 - t1633 * t519);
                                    let t1689 = ahead45 * t1592;
                                    let t1690 = t520 * t1665
                                        + (t1647 * t554 - t1633 * t556 - t521 * t1630);
                                    let t1691 = t552
                                        * (t530 * t1682 - (t1634 * t547 + t1656 * t550)
                                            - t540 * t1683) + (t1589 * t557 - t1592 * t551);
                                    let t1692 = t497 * (t1632 * t523 + t1688)
                                        + t528
                                            * (t558 * t1689
                                                + rt::lit::<T>(0.5) * (t553 * t1690 + t1691));
                                    let t1693 = t533 * t1676 - t538 * t1677
                                        + (t1666 * t568 + t1667 * t581 + t1687 - t576 * t1692);
                                    let t1694 = rt::lit::<T>(0.5) * t1593;
                                    let t1695 = half_m1_plus_m2 * t1591;
                                    let t1696 = t563
                                        * (t537 * t1682
                                            + (t534 * t1683 + (t1652 * t550 + t1648 * t547)))
                                        - t1695 * t564;
                                    let t1697 = ahead50 * t1595;
                                    let t1698 = m1_plus_m2 * t1665;
                                    let t1699 = t1643 * t561 + t1638 * t559
                                        - t562
                                            * (t1696
                                                + (t567 * t1697
                                                    + rt::lit::<T>(0.5) * (t566 * t1698 + t1594 * t753)));
                                    let t1700 = t494 * t1692 + (t513 * t1694 + t1699);
                                    let t1701 = t563
                                        * (t536 * t1682 - (t1653 * t547 + t1655 * t550)
                                            - t539 * t1683) - t1695 * t578;
                                    let t1702 = t562
                                        * (t1701
                                            + (t580 * t1697
                                                + rt::lit::<T>(0.5) * (t1597 * t753 + t579 * t1698)))
                                        + (t1636 * t559 + t1646 * t561);
                                    let t1703 = t517 * t1694 + t1702 - t501 * t1692;
                                    let t1704 = t1693 + (t490 * t1700 - t577 * t1703);
                                    let t1705 = rt::lit::<T>(0.5) * t1617;
                                    let t1706 = t598
                                        * (t550 * t1704
                                            + (t1705 * t547 + (t591 * t1682 + t1683 * t583)))
                                        + (t1621 * t599 - t1623 * t602);
                                    let t1707 = rt::lit::<T>(0.5)
                                        * (t504 * t1700 - t509 * t1703)
                                        + (t498 * t1596 - t502 * t1598);
                                    let t1708 = rt::lit::<T>(0.5) * t1599;
                                    let t1709 = t554 * t1707
                                        - (t1630 * t600 + (t1708 * t556 + t601 * t1665));
                                    let t1710 = t1675
                                        - t604
                                            * (rt::lit::<T>(0.5) * (t1706 - t603 * t1709)
                                                - t605 * (ahead97 * t1621));
                                    let t1711 = t21 * t1710 - t19 * t1624;
                                    let t1712 = t17 * t1624;
                                    let t1713 = t622
                                        * (t591 * t1711
                                            + (rt::lit::<T>(0.5) * (t589 * t1704 + t1712 * t583)
                                                + t1705 * t609));
                                    let t1714 = t588 * t1617 + ahead92_new * t1712;
                                    let t1715 = rt::lit::<T>(0.5) * t1624;
                                    let t1716 = t654
                                        * (t554 * t1709
                                            - (t1630 * t602
                                                + rt::lit::<T>(0.5) * (t598 * t1665 + t1621 * t556)));
                                    let t1717 = t653 * (t549 * t1682 + t1588 * t547)
                                        + t1622 * t652 - t1620 * t656 - t1716;
                                    let t1718 = t573 * (t1665 + t651 * t1629) - t1715 * t661
                                        - t657
                                            * (rt::lit::<T>(0.5) * t1717 - t658 * (ahead105 * t1622));
                                    let t1719 = rt::lit::<T>(0.5) * t1619;
                                    let t1720 = t1632 * t626
                                        + (t1633 * t595 - t1669 * t521
                                            + (t593 * t1647 - t1672 * t520));
                                    let t1721 = t627 * t1690 + (t1592 * t628 - t1604 * t557)
                                        - t552
                                            * (t530 * t1673
                                                + (t1656 * t592 - t1634 * t596 - t540 * t1631));
                                    let t1722 = t497 * t1720
                                        - t528 * (t629 * t1689 + rt::lit::<T>(0.5) * t1721);
                                    let t1723 = rt::lit::<T>(0.5) * t1609 - k4 * t1580;
                                    let t1724 = t1695 * t640
                                        - t563
                                            * (t536 * t1673
                                                + (t1655 * t592 - t1653 * t596 - t539 * t1631));
                                    let t1725 = t562
                                        * (t1724
                                            + (t641 * t1697
                                                + rt::lit::<T>(0.5) * (t639 * t1698 - t1612 * t753)))
                                        + (inv_m1_plus_m2 * t1654 - t1646 * t633 - t1636 * t630);
                                    let t1726 = rt::lit::<T>(0.5) * t1605;
                                    let t1727 = t501 * t1722 + (t1725 - t517 * t1726);
                                    let t1728 = k4 * t1582
                                        + rt::lit::<T>(0.5) * (t1611 + t1613);
                                    let t1729 = l2 * t1675 - t1686 * t631 - t575 * t1605
                                        + (t1667 * t642 - t1654 * t632);
                                    let t1730 = t563
                                        * (t1652 * t592 - t1648 * t596 - t534 * t1631
                                            - t537 * t1673) - t1695 * t634;
                                    let t1731 = t562
                                        * (t1730
                                            + (t636 * t1697
                                                + rt::lit::<T>(0.5) * (t635 * t1698 + t1608 * t753)))
                                        + (t1638 * t630 + (t1643 * t633 - inv_m1_plus_m2 * t1651));
                                    let t1732 = t494 * t1722 + (t513 * t1726 + t1731);
                                    let t1733 = t576 * t1722 - t533 * t1723 - t577 * t1727
                                        + (t538 * t1728 + (t1729 - (t1651 * t643 + t1666 * t637))
                                            - t490 * t1732);
                                    let t1734 = t1733 - t1705 * t646
                                        - rt::lit::<T>(0.5)
                                            * (t1618 * t583 + (t644 * t1704 + t1600 * t630));
                                    let t1735 = t601 * t1704
                                        + (t1708 * t583 - t1705 * t600 - t646 * (ahead88 * t1599))
                                        - t591 * t1707;
                                    let t1736 = t1734 - t1431 * t1735;
                                    let t1737 = t650 * t1710
                                        + (t1719 * t606 - t1715 * t647 - t661 * (ahead99 * t1619)
                                            - t659 * t1736);
                                    let t1738 = t1718
                                        - rt::lit::<T>(0.5) * (t662 * t1710 + t1625 * t606)
                                        - t1434 * t1737;
                                    let t1739 = rt::lit::<T>(0.5) * t1626;
                                    let t1740 = t650 * t1738
                                        + (t1739 * t647 + (t649 * t1736 + t1719 * t663));
                                    let t1741 = t624
                                        * (t601 * t1740
                                            + (rt::lit::<T>(0.5) * (t625 * t1707 + t1627 * t600)
                                                + t1708 * t664));
                                    let t1742 = rt::lit::<T>(0.5)
                                        * (t1628 * t610 + (t1713 - t1714 * t665) - t1741)
                                        - t667 * (ahead110 * t1628);
                                    let t1743 = t619 * t1621 + ahead97_new * t1626;
                                    let t1744 = t17 * t1588;
                                    let t1745 = t673
                                        * (rt::lit::<T>(0.5) * (t1621 * t663 + t598 * t1738)
                                            + (t649 * t1709 + t1739 * t602));
                                    let t1746 = t1743 * t670
                                        + (t671 * (t21 * t1682 - t19 * t1588) - t1744 * t674)
                                        - t1745;
                                    let t1747 = t666 * t1742
                                        - t669
                                            * (rt::lit::<T>(0.5) * t1746 - t675 * (ahead111 * t1743));
                                    let t1748 = rt::lit::<T>(0.5)
                                        * (t1627 * t609 + (t625 * t1711 - t1712 * t664)
                                            - t589 * t1740) - t695 * (ahead109 * t1627);
                                    let t1749 = t694 * t1748;
                                    let t1750 = t677 * (t1714 - t678 * t1628)
                                        - t679 * (t1744 - t680 * t1743);
                                    let t1751 = rt::lit::<T>(0.5) * t1750;
                                    let t1752 = t696 * (t1712 - t697 * t1627);
                                    let t1753 = rt::lit::<T>(0.5)
                                        * (t698 * t1722 + t1752 * t630)
                                        + (t1694 * t676 + (t681 * t1692 + t1726 * t695));
                                    let t1754 = t705
                                        * (rt::lit::<T>(0.5) * (t552 * t1738 - t1592 * t663)
                                            - (t649 * t1690 + t1739 * t557));
                                    let t1755 = t17 * t1584;
                                    let t1756 = ahead45_new * t1626 - t619 * t1592;
                                    let t1757 = rt::lit::<T>(0.5) * (t1754 - t1755 * t703)
                                        + (t1756 * t1470 + t702 * (t22 * t1656 - t19 * t1634));
                                    let t1758 = t561 * t1747
                                        + (t633 * t1749 + (t1751 * t559 + t1753) - t700 * t1757);
                                    let t1759 = t709 * t1593 + t697 * t1605
                                        + (ahead67_new * t1752 - t718 * (t1755 + t719 * t1756));
                                    let t1760 = ahead47_new * t1750 + t1759;
                                    let t1761 = h
                                        * (m2 * (t1541 + t1552 - (t1555 + t1558))
                                            + (m1 * t1559 + t1560))
                                        + (t1568 - theta_rate_h * t1162
                                            - half_j1 * (t720 * t1758 + t1760 * t707));
                                    let t1762 = t764 * (t21 * t1738 + t1626 * t1445);
                                    let t1763 = m1_plus_m2 * t1592;
                                    let t1764 = ahead78 * t1763;
                                    let t1765 = m1_plus_m2 * t1690;
                                    let t1766 = ahead30_new * t1574 + ahead8_new * t1584;
                                    let t1767 = t1766 * t759
                                        + t757
                                            * (t530 * t1645 - t516 * t1634
                                                + (t500 * t1656 - t1637 * t540));
                                    let t1768 = t775 * t1697
                                        + (t536 * t1698
                                            + (t539 * t1695 - (t1653 * t753 + t1655 * t563)));
                                    let t1769 = t755
                                        * (t774 * t1764
                                            + rt::lit::<T>(0.5)
                                                * (t772 * t1765 + (t773 * t1763 - t1767))) - t562 * t1768;
                                    let t1770 = t749 * (t748 * t1626);
                                    let t1771 = inv_ahead78_new * (ahead79_new * t1763 - t1766)
                                        - inv_ahead50_new * (ahead80_new * t1595 - t1583);
                                    let t1772 = t1752 * t642
                                        + (t698 * t1727 + (t762 * t1769 - t1770 * t776))
                                        - t1771 * t765;
                                    let t1773 = t1677 * t676 + (t1728 * t695 - t681 * t1703)
                                        - t777 * t1762 + (rt::lit::<T>(0.5) * t1772 - t1751 * t581);
                                    let t1774 = t570 * t1747 + (t1773 - t632 * t1749);
                                    let t1775 = t754 * t1697
                                        + (t537 * t1698
                                            + (t1652 * t563 + t1648 * t753 - t534 * t1695));
                                    let t1776 = ahead30_new * t1571 - ahead3_new * t1584;
                                    let t1777 = t757
                                        * (t530 * t1642 - t1634 * t512
                                            - (t493 * t1656 + t1635 * t540)) + t1776 * t759;
                                    let t1778 = t562 * t1775
                                        - t755
                                            * (t760 * t1764
                                                + rt::lit::<T>(0.5)
                                                    * (t758 * t1765 + (t1777 - t756 * t1763)));
                                    let t1779 = inv_ahead50_new * (t1581 + ahead84_new * t1595)
                                        - inv_ahead78_new * (t1776 + ahead83_new * t1763);
                                    let t1780 = t762 * t1778 - t1770 * t761 - t698 * t1732
                                        - t1752 * t637 - t1779 * t765;
                                    let t1781 = rt::lit::<T>(0.5) * t1780 - t1751 * t568
                                        - (t763 * t1762
                                            + (t1676 * t676 + (t681 * t1700 + t1723 * t695)));
                                    let t1782 = t1781 - t643 * t1749 - t572 * t1747;
                                    let t1783 = t749 * t1779 - ahead85_new * t1770
                                        - t697 * t1610 - t709 * t1596 - ahead75_new * t1752;
                                    let t1784 = rt::lit::<T>(0.5)
                                        * (t1783 - ahead56_new * t1750);
                                    let t1785 = t709 * t1598
                                        + (t697 * t1614 + (t749 * t1771 - ahead81_new * t1770))
                                        - ahead71_new * t1752;
                                    let t1786 = rt::lit::<T>(0.5)
                                        * (ahead52_new * t1750 + t1785);
                                    let t1787 = t769
                                        * (t1784 + t1760 * (half_a1 * sin_theta_ahead_new))
                                        + t781 * (t1786 - t1760 * (half_a1 * cos_theta_ahead_new));
                                    let t1788 = t771 * (t1774 + t779 * t1760 - t780 * t1758)
                                        + (t752 * (t767 * t1758 + (t1782 + t768 * t1760)) + t1787);
                                    let t1789 = ahead35_new * t1626 - t619 * t1591;
                                    let t1790 = ahead62_new * t1712 - t588 * t1603;
                                    let t1791 = ahead35_new * t1627 - t620 * t1591;
                                    let t1792 = ahead43_new * t1750
                                        + (t709 * t1615 - t712 * (t711 * t1789)
                                            - t713 * (t1790 - t714 * t1791));
                                    let t1793 = rt::lit::<T>(0.5) * t1792;
                                    let t1794 = rt::lit::<T>(0.5) * t1760;
                                    let t1795 = t21
                                        * (t554 * t1738
                                            - (t1739 * t556 + (t1630 * t663 + t649 * t1665)))
                                        + t1789 * t1491;
                                    let t1796 = t684
                                        * (t592 * t1711
                                            - (t1631 * t609
                                                + rt::lit::<T>(0.5) * (t589 * t1673 + t1712 * t596)));
                                    let t1797 = t686
                                        * (t554 * t1740
                                            - (t1630 * t664
                                                + rt::lit::<T>(0.5) * (t625 * t1665 + t1627 * t556)));
                                    let t1798 = rt::lit::<T>(0.5)
                                        * (t1791 * t682 + (t1796 - t1790 * t687) - t1797)
                                        - t689 * (ahead113 * t1791);
                                    let t1799 = rt::lit::<T>(0.5)
                                        * (t1615 * t676 + t590 * t1747)
                                        + (t1751 * t574 + (t681 * t1685 - t691 * t1795)
                                            - t688 * t1798);
                                    let t1800 = t1761
                                        - phi_rate_h * (t1235 + rt::lit::<T>(2.0) * t797)
                                        - (m1 * t1788
                                            + j2 * (t708 * (t1793 - t1794) + t722 * (t1799 - t1758)));
                                    let t1801 = a2_h * sin_phi_ahead_new;
                                    let t1802 = a2 * t1573 + cos_theta_ahead_new * t1801;
                                    let t1803 = half_a2 * t1566;
                                    let t1804 = t707 * (rt::lit::<T>(0.5) * t1802)
                                        + t721 * (a2 * t1644 + (t509 * t1803 - t502 * t1801));
                                    let t1805 = t792 * t1794 + t1804
                                        - (a2 * (t1667 * t693 + t1654 * t715) + t793 * t1793);
                                    let t1806 = a2 * t1569 - sin_theta_ahead_new * t1801;
                                    let t1807 = t721
                                        * (a2 * t1640 - (t498 * t1801 + t504 * t1803))
                                        + t707 * (rt::lit::<T>(0.5) * t1806);
                                    let t1808 = t786 * t1794 + t1807
                                        - (a2 * (t1651 * t715 + t1666 * t693) + t787 * t1793);
                                    let t1809 = rt::lit::<T>(0.5)
                                        * (ahead19_new * t1760 + (t1806 * t751 - a2 * t1580 * t782)
                                            - ahead20_new * t1792);
                                    let t1810 = rt::lit::<T>(0.5)
                                        * (ahead23_new * t1792 + (t1802 * t751 - a2 * t1582 * t782)
                                            - ahead22_new * t1760);
                                    let t1811 = t783
                                        * (t784 * t1758 + (t1782 + t1808) - t788 * t1799)
                                        + (t789 * (t1784 + t1809) + t795 * (t1786 + t1810));
                                    let t1812 = t1800
                                        - m2
                                            * (t790 * (t791 * t1799 + (t1774 + t1805 - t794 * t1758))
                                                + t1811);
                                    let t1813 = t1563 * t1016
                                        + ((h - t179 * (half_h * ahead24_new))
                                            * (rt::lit::<T>(2.0) * t479)
                                            - t1092 * (rt::lit::<T>(2.0) * t486));
                                    let t1814 = t466
                                        * (rt::lit::<T>(0.5) * t1813 - theta_rate_h * t1256
                                            - phi_rate_h * t1259 - t797 * (twice_h * rho1_rate));
                                    [t1474, t1484, t1489, t1538, t1812, t1814]
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
                                    t56,
                                    t60,
                                    t71,
                                    t57,
                                    t59,
                                    t111,
                                    t96,
                                    t100,
                                    t98,
                                    t108,
                                    t117,
                                    t124,
                                    t149,
                                    t88,
                                    t112,
                                    t179,
                                    t180,
                                    t122,
                                    t133,
                                    t136,
                                    t138,
                                    t162,
                                    t188,
                                    t157,
                                    t193,
                                    t457,
                                    t413,
                                    theta_rate_h,
                                    phi_rate_h,
                                    cos_phi_ahead_new,
                                    sin_phi_ahead_new,
                                    sin_theta_ahead_new,
                                    t491,
                                    cos_theta_ahead_new,
                                    ahead3_new,
                                    t526,
                                    ahead5_new,
                                    ahead8_new,
                                    t524,
                                    ahead10_new,
                                    ahead13_new,
                                    ahead16_new,
                                    ahead17_new,
                                    ahead19_new,
                                    ahead20_new,
                                    ahead22_new,
                                    ahead23_new,
                                    t17,
                                    t504,
                                    t505,
                                    t509,
                                    t483,
                                    t18,
                                    t495,
                                    t496,
                                    t548,
                                    t19,
                                    half_m1_plus_m2,
                                    half_a2,
                                    t493,
                                    t490,
                                    t500,
                                    t577,
                                    half_l1,
                                    t576,
                                    t784,
                                    t794,
                                    t494,
                                    t501,
                                    t738,
                                    t741,
                                    t733,
                                    t734,
                                    t724,
                                    t723,
                                    ahead24_new,
                                    t527,
                                    t525,
                                    ahead30_new,
                                    t585,
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
                                    t54,
                                    t498,
                                    sin_phi_rate_half_h,
                                    t484,
                                    t785,
                                    t511,
                                    t502,
                                    t482,
                                    t575,
                                    t768,
                                    t779,
                                    t21,
                                    t466,
                                    t506,
                                    t507,
                                    t516,
                                    t792,
                                    k16,
                                    t512,
                                    t533,
                                    t534,
                                    t537,
                                    t538,
                                    t539,
                                    t536,
                                    t786,
                                    t787,
                                    t788,
                                    t793,
                                    t791,
                                    t513,
                                    t543,
                                    t545,
                                    t517,
                                    t542,
                                    t544,
                                    t521,
                                    t530,
                                    t540,
                                    t522,
                                    t519,
                                    t531,
                                    t593,
                                    t595,
                                    t772,
                                    t773,
                                    t758,
                                    t756,
                                    t705,
                                    t22,
                                    t701,
                                    t485,
                                    t479,
                                    t480,
                                    t481,
                                    t486,
                                    t520,
                                    t726,
                                    t475,
                                    t468,
                                    t471,
                                    t472,
                                    t474,
                                    t476,
                                    t729,
                                    t730,
                                    t731,
                                    inv_ahead88_new,
                                    t612,
                                    t614,
                                    inv_ahead97_new,
                                    t586,
                                    t587,
                                    t616,
                                    t617,
                                    inv_ahead105_new,
                                    t615,
                                    t619,
                                    t748,
                                    t749,
                                    t588,
                                    t620,
                                    t696,
                                    t697,
                                    t677,
                                    t678,
                                    t679,
                                    t680,
                                    t709,
                                    t718,
                                    t719,
                                    t751,
                                    t711,
                                    t712,
                                    t713,
                                    t714,
                                    t782,
                                    t739,
                                    t740,
                                    t742,
                                    t743,
                                    t725,
                                    t732,
                                    t735,
                                    t737,
                                    t745,
                                    t744,
                                    t532,
                                    t497,
                                    t541,
                                    t556,
                                    t554,
                                    t549,
                                    t550,
                                    t547,
                                    t523,
                                    t590,
                                    t573,
                                    t574,
                                    t553,
                                    t551,
                                    t552,
                                    t557,
                                    t528,
                                    t558,
                                    t560,
                                    t561,
                                    t559,
                                    t579,
                                    t578,
                                    t753,
                                    t563,
                                    t562,
                                    t580,
                                    t569,
                                    t570,
                                    t581,
                                    t566,
                                    t564,
                                    t567,
                                    t571,
                                    t572,
                                    t568,
                                    t596,
                                    t592,
                                    t626,
                                    t597,
                                    t627,
                                    t628,
                                    t629,
                                    t631,
                                    t633,
                                    t630,
                                    t639,
                                    t640,
                                    t641,
                                    t632,
                                    t642,
                                    t635,
                                    t634,
                                    t636,
                                    t643,
                                    t637,
                                    t651,
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
                                    t601,
                                    t600,
                                    t591,
                                    t583,
                                    t644,
                                    t645,
                                    t646,
                                    t598,
                                    t602,
                                    t650,
                                    t647,
                                    t603,
                                    t599,
                                    t604,
                                    t605,
                                    t659,
                                    t606,
                                    t662,
                                    t660,
                                    t661,
                                    t654,
                                    t652,
                                    t653,
                                    t656,
                                    t657,
                                    t658,
                                    t649,
                                    t663,
                                    t764,
                                    t765,
                                    t589,
                                    t609,
                                    t625,
                                    t664,
                                    t694,
                                    t695,
                                    t624,
                                    t610,
                                    t622,
                                    t665,
                                    t666,
                                    t667,
                                    t673,
                                    t670,
                                    t671,
                                    t674,
                                    t669,
                                    t675,
                                    t676,
                                    t702,
                                    t703,
                                    t700,
                                    t706,
                                    t686,
                                    t682,
                                    t684,
                                    t687,
                                    t688,
                                    t689,
                                    t691,
                                    t692,
                                    half_a1,
                                    t767,
                                    t780,
                                    t762,
                                    t698,
                                    t681,
                                    t720,
                                    t721,
                                    t707,
                                    t715,
                                    t693,
                                    t752,
                                    t769,
                                    t771,
                                    t781,
                                    t783,
                                    t789,
                                    t790,
                                    t795,
                                    t722,
                                    t708,
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
                                    t1235,
                                    t1256,
                                    t1259,
                                    t1265,
                                    t1266,
                                    t1267,
                                    t1268,
                                    t1277,
                                    t1278,
                                    t1270,
                                    t1271,
                                    t1275,
                                    t1276,
                                    t1272,
                                    t1274,
                                    t1279,
                                    t1273,
                                    t1296,
                                    t55,
                                    a1_h,
                                    t1280,
                                    t1287,
                                    t1284,
                                    t1285,
                                    t1288,
                                    t1289,
                                    t1293,
                                    t1291,
                                    t1294,
                                    t1290,
                                    t1292,
                                    t1298,
                                    t1299,
                                    t1300,
                                    t1301,
                                    t1302,
                                    t1303,
                                    t1304,
                                    t1295,
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
                                    t141 * t195
                                        + (x_rate - kappa_gradient * t196 - t184 * t180 - t183),
                                    t151 * t195
                                        + (y_rate - kappa_gradient * t197 - t175 * t180 - t174),
                                    theta_rate - kappa_gradient * t198 - t272 - t164 * t195,
                                    t159 * t195 + (phi_rate - t277),
                                    t461 + (t59 * t463 - t184 * t464),
                                    kappa_gradient - t797,
                                ],
                                [
                                    [
                                        t141 * t805 + rt::lit::<T>(1.0),
                                        t141 * t813,
                                        t141 * t911 + (t195 * t907 + (t894 * t912 - t893)),
                                        t141 * t1012 + (t195 * t1006 + (t998 + t999 * t912 - t997)),
                                        t141 * t1017 - (t1018 + t179 * (half_h * t184)),
                                        t141 * t1019 - t196,
                                    ],
                                    [
                                        t151 * t805,
                                        t151 * t813 + rt::lit::<T>(1.0),
                                        t151 * t911 + (t195 * t902 - (t878 + t879 * t912)),
                                        t151 * t1012 + (t195 * t1010 + (t976 + t978 * t912 - t974)),
                                        t151 * t1017 - (t1020 + t179 * (half_h * t175)),
                                        t151 * t1019 - t197,
                                    ],
                                    [
                                        -(t164 * t805),
                                        -(t164 * t813),
                                        rt::lit::<T>(1.0) - t195 * t909 - t164 * t911,
                                        t1090 - (t1091 + t60 * (half_h * t176)) - t195 * t1004
                                            - t164 * t1012,
                                        -(t164 * t1017
                                            + (kappa_gradient * t59 + rt::lit::<T>(0.5) * t1093)),
                                        -(t198 + t164 * t1019),
                                    ],
                                    [
                                        t159 * t805,
                                        t159 * t813,
                                        t195 * t905 + t159 * t911,
                                        t159 * t1012 + (t195 * t1008 + (rt::lit::<T>(1.0) - t1098)),
                                        t159 * t1017,
                                        t159 * t1019,
                                    ],
                                    [
                                        t1018
                                            - t175 * (t146 * t1099 - t459 * (rt::lit::<T>(2.0) * t801))
                                            - t1100,
                                        t1020 - t175 * (t807 * t459 + t146 * t1101) - t1102,
                                        t1103
                                            - t175 * (t146 * t1105 - t459 * (rt::lit::<T>(2.0) * t883))
                                            - t1106,
                                        t1241 - t1242,
                                        t1261 + t1262,
                                        t290 - t1263,
                                    ],
                                    [
                                        t797 * (twice_x_rate * t1264),
                                        t797 * (twice_y_rate * t1264),
                                        t466
                                            * (m1 * (t771 * t1474 + (t752 * t1484 + t1489)) + t1538),
                                        -(t466 * t1812),
                                        -t1814,
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
                let t477 = rho1 + h * rho1_rate;
                let t1815 = rho1 * rho1_inv_ahead24;
                let t1816 = t5 + t36 - t37;
                let t1817 = t6 + t39 - t40;
                let t1818 = m2 * (t1816 * t1816 + t1817 * t1817);
                let t1819 = t5 + t34;
                let t1820 = t6 - t35;
                let t1821 = m1 * (t1819 * t1819 + t1820 * t1820);
                let t1822 = t7 * (j1 * t7);
                let t1823 = t9 - t7;
                let t1824 = t1823 * (j2 * t1823);
                let t1825 = t1818 + (t1821 + (t1822 + t1824));
                let t1826 = work * work + reference * reference
                    + rt::lit::<T>(1.25)
                        * (t1818 * t1818
                            + (t1821 * t1821 + (t1824 * t1824 + t1822 * t1822)));
                let t1827 = rt::visible_change(
                    (rt::lit::<T>(0.5) * (t1815 - t1825) + (t1825 - (work + reference)))
                        * (rt::lit::<T>(0.5) * t1815),
                    t1815 * t1815 + rt::lit::<T>(0.0625) * t1826,
                    rt::abs(t) + (ahead118 + rt::lit::<T>(1.0)),
                );
                let rho1_new = t477 * (rt::lit::<T>(1.0) - t1827);
                let phi_rate_half_h = half_h * phi_rate;
                let t58 = phi + phi_rate_half_h;
                let (_, (t59, t60)) = rt::halfway(
                    (sin_phi_ahead, cos_phi_ahead),
                    phi_rate_half_h,
                    t58,
                );
                let t78 = k1 + m2_l1 * (l1 + twice_a2 * t60);
                let t177 = rho1 + half_h * rho1_rate;
                let t178 = t59 * (k5 * t59) + (k8 + k9 * t60);
                let t1828 = t177 / t178;
                let t1829 = t59 * t1828;
                let theta_rate_half_h = half_h * theta_rate;
                let t53 = theta + theta_rate_half_h;
                let (_, (t56, t57)) = rt::halfway(
                    (sin_theta_ahead, cos_theta_ahead),
                    theta_rate_half_h,
                    t53,
                );
                let t71 = l1 + a2 * t60;
                let t72 = m1_a1 + m2 * t71;
                let t61 = t57 * t59;
                let t73 = t56 * t72 + m2_a2 * t61;
                let t74 = inv_m1_plus_m2 * t73;
                let t64 = t56 * t59;
                let t75 = t72 * t57 - m2_a2 * t64;
                let t76 = inv_m1_plus_m2 * t75;
                let t90 = t56 * t74 + t57 * t76;
                let t79 = t78 - t73 * t74 - t75 * t76;
                let t80 = rt::lit::<T>(1.0) / t79;
                let t93 = t90 * t80;
                let t65 = t60 * t57 - t64;
                let t66 = m2_a2 * t65;
                let t67 = k3 * t65;
                let t62 = t61 + t56 * t60;
                let t63 = m2_a2 * t62;
                let t68 = k3 * t62;
                let t69 = l1 * t60;
                let t70 = j2 + m2_a2 * (a2 + t69);
                let t77 = t70 - t63 * t74 - t66 * t76;
                let t81 = t77 * t80;
                let t82 = k2 - t66 * t67 - t63 * t68 - t77 * t81;
                let t85 = t79 * t82;
                let t94 = rt::lit::<T>(1.0) / t85;
                let t91 = t90 * t81 - (t56 * t68 + t57 * t67);
                let t95 = t94 * (t77 * t91);
                let t96 = t93 + t95;
                let t83 = inv_m1_plus_m2 / t82;
                let t97 = t83 * (t63 * t91);
                let t98 = t74 * t96 + (inv_m1_plus_m2 * t56 - t97);
                let t99 = t83 * (t66 * t91);
                let t100 = t76 * t96 + (inv_m1_plus_m2 * t57 - t99);
                let t101 = t56 * t98 + t57 * t100;
                let t119 = inv_m1_plus_m2 * t65;
                let t106 = l2 + t69;
                let t107 = t106 - t62 * t74 - t65 * t76;
                let t115 = t107 * t80;
                let t108 = l2 - t65 * t67 - t62 * t68 - t107 * t81;
                let t116 = t94 * (t77 * t108);
                let t117 = t115 - t116;
                let t121 = t76 * t117;
                let t120 = t83 * (t66 * t108);
                let t1830 = t121 + t120;
                let t1831 = t119 - t1830;
                let t89 = rt::lit::<T>(1.0) / t82;
                let t109 = t89 * t108;
                let t118 = t106 * t117 + l2 * t109;
                let t123 = t83 * (t63 * t108);
                let t124 = t74 * t117 + (t123 - inv_m1_plus_m2 * t62);
                let t125 = t62 * t124;
                let t111 = t91 * t89;
                let t112 = t62 * t98 + (t65 * t100 + (l2 * t111 - t106 * t96));
                let t1832 = t65 * t1831 + (t118 - t125) - t112 * t112 / t101;
                let t92 = t91 * t91;
                let t102 = t82 * t101;
                let t103 = t82 * t102;
                let t110 = rt::lit::<T>(1.0) / t102;
                let t113 = t110 * (t91 * t112);
                let t114 = t109 - t113;
                let t1833 = t114 * (rt::lit::<T>(1.0) / t1832);
                let t1834 = t89 - t92 / t103 - t114 * t1833;
                let t1835 = t1832 * t1834;
                let t1836 = rt::lit::<T>(1.0) / (t101 * t1835);
                let t166 = t13 * t114;
                let t167 = t112 * t166;
                let t1837 = t1836 * t167;
                let t1838 = rt::lit::<T>(1.0) / (t102 * t1834);
                let t169 = t13 * t91;
                let t1839 = t1838 * t169;
                let t1840 = t1837 - t1839;
                let t1841 = rt::lit::<T>(1.0) / (t85 * t1834);
                let t186 = t13 * t77;
                let t1842 = t1841 * t186;
                let t1843 = rt::lit::<T>(1.0) / t1835;
                let t1844 = t166 * t1843;
                let t1845 = t96 * t1840 + (t1842 + t117 * t1844);
                let t1846 = t1829 - t1845;
                let t1847 = rt::lit::<T>(1.0) / (t82 * t1834);
                let t1848 = t13 * t1847;
                let t1849 = rt::lit::<T>(1.0) / (t82 * t1835);
                let t191 = t108 * t166;
                let t1850 = t1849 * t191;
                let t1851 = t111 * t1840 + (t1848 - t1850);
                let t1852 = t100 * t1840;
                let t86 = inv_m1_plus_m2 / t85;
                let t147 = t86 * (t75 * t77);
                let t148 = t66 * t83;
                let t149 = t147 - t148;
                let t1853 = rt::lit::<T>(1.0) / t1834;
                let t1854 = t13 * t1853;
                let t1855 = t1852 + (t149 * t1854 - t1831 * t1844);
                let t175 = t56 * t106;
                let t1856 = t1855 + t175 * t1828;
                let t84 = t63 * t83;
                let t87 = t86 * (t73 * t77);
                let t88 = t84 - t87;
                let t1857 = t88 * t1854;
                let t1858 = t98 * t1840 + t124 * t1844;
                let t1859 = t1857 - t1858;
                let t184 = t57 * t106;
                let t1860 = t1859 + t184 * t1828;
                let t1861 = t78 * t1846 + t70 * t1851 + (t75 * t1856 - t73 * t1860);
                let t1862 = m1_plus_m2 * t1860 - (t73 * t1846 + t63 * t1851);
                let t302 = l1 * t59;
                let t1863 = t302 * t1851;
                let t1864 = m1_plus_m2 * t1856 + (t75 * t1846 + t66 * t1851);
                let t1865 = t1862 * (t175 * t1845 - t57 * t1863)
                    - t1864 * (t56 * t1863 + t184 * t1845);
                let t1866 = rt::lit::<T>(0.0) * t82;
                let t1867 = t113 * (t110 * t1866);
                let t1868 = t13 * t1867;
                let t1869 = t1830 - t119;
                let t1870 = t62 * (t1831 + t1869);
                let t1871 = t1833 * (rt::lit::<T>(2.0) * t1867 + t1833 * t1870);
                let t1872 = t1834 * t1870 + t1832 * t1871;
                let t1873 = t1836 * (t112 * t1868 + t1837 * (t101 * t1872))
                    + t1839 * (t1838 * (t1834 * t1866 - t102 * t1871));
                let t1874 = t1853 * t1871;
                let t1875 = t1854 * t1874;
                let t1876 = t1843 * (t1868 + t1844 * t1872);
                let t1877 = t1854 * (t148 - t147) + t88 * t1875 - t1844 * t1869 - t1852
                    - t124 * t1876;
                let t1878 = t1864
                    * (t100 * t1873 + (t1857 + t149 * t1875 - t1858 - t1831 * t1876))
                    + t1862 * (t1877 - t98 * t1873);
                let t1879 = t111 * t1873
                    + (t1848 * t1874 - t1849 * (t108 * t1868 + t1850 * (t82 * t1872)));
                let t1880 = (t70 * t1846 + k2 * t1851 + (t66 * t1856 - t63 * t1860))
                    * t1879 - t1861 * (t96 * t1873 + (t1842 * t1874 + t117 * t1876));
                let t176 = rho1_rate * kappa_gradient;
                let t199 = m2_a2 * t59;
                let t200 = k3 * t59;
                let t201 = t199 * t200;
                let t206 = m2_a2 * t60;
                let t202 = inv_m1_plus_m2 * t72;
                let t207 = t70 - t201 - t206 * t202;
                let t203 = t78 - t201 - t72 * t202;
                let t208 = rt::lit::<T>(1.0) / t203;
                let t209 = t207 * t208;
                let t210 = k11 - t207 * t209;
                let t220 = inv_m1_plus_m2 / t210;
                let t291 = t199 * t220;
                let t292 = t199 * t207;
                let t211 = t203 * t210;
                let t280 = inv_m1_plus_m2 / t211;
                let t293 = t292 * t280;
                let t294 = t291 - t293;
                let t233 = rt::lit::<T>(1.0) / t210;
                let t204 = inv_m1_plus_m2 / t203;
                let t205 = t72 * t204;
                let t212 = rt::lit::<T>(1.0) / t211;
                let t213 = t72 * t207;
                let t214 = t213 * t204;
                let t215 = k3 * t60;
                let t216 = t214 - t215;
                let t217 = t212 * (t207 * t216);
                let t218 = t205 + t217;
                let t219 = t206 * t216;
                let t221 = t219 * t220;
                let t222 = t202 * t218 + (inv_m1_plus_m2 - t221);
                let t249 = t210 * t222;
                let t250 = rt::lit::<T>(1.0) / (t210 * t249);
                let t251 = t250 * (t216 * t216);
                let t224 = t106 - t59 * t200 - t60 * t202;
                let t225 = k13 - t224 * t209;
                let t234 = t233 * t225;
                let t252 = rt::lit::<T>(1.0) / t249;
                let t240 = t200 * t218;
                let t241 = t199 * t216;
                let t242 = t241 * t220;
                let t243 = t240 - t242;
                let t244 = t216 * t233;
                let t245 = t59 * t243 + (t60 * t222 + (l2 * t244 - t106 * t218));
                let t253 = t252 * (t216 * t245);
                let t254 = t234 - t253;
                let t223 = inv_m1_plus_m2 * t60;
                let t226 = t206 * t225;
                let t227 = t220 * t226;
                let t228 = t224 * t208;
                let t229 = t212 * (t207 * t225);
                let t230 = t228 - t229;
                let t231 = t227 + t202 * t230;
                let t232 = t223 - t231;
                let t235 = t200 * t230;
                let t236 = t199 * t225;
                let t237 = t220 * t236;
                let t238 = inv_m1_plus_m2 * t59;
                let t239 = t235 + (t237 - t238);
                let t246 = rt::lit::<T>(1.0) / t222;
                let t247 = t245 * t246;
                let t248 = t60 * t232 + (t106 * t230 + l2 * t234 - t59 * t239)
                    - t245 * t247;
                let t255 = rt::lit::<T>(1.0) / t248;
                let t256 = t254 * t255;
                let t257 = t233 - t251 - t254 * t256;
                let t284 = rt::lit::<T>(1.0) / t257;
                let t285 = t13 * t284;
                let t295 = t294 * t285;
                let t1881 = t106 * t1828 + t295;
                let t260 = t13 * t254;
                let t258 = t248 * t257;
                let t268 = rt::lit::<T>(1.0) / t258;
                let t269 = t260 * t268;
                let t297 = t239 * t269;
                let t259 = rt::lit::<T>(1.0) / (t222 * t258);
                let t261 = t259 * (t245 * t260);
                let t262 = rt::lit::<T>(1.0) / (t249 * t257);
                let t263 = t262 * (t13 * t216);
                let t264 = t261 - t263;
                let t298 = t243 * t264;
                let t1882 = t1881 - t297 - t298;
                let t1883 = t1882 * (rt::lit::<T>(2.0) * t60);
                let t1884 = rt::lit::<T>(2.0) * t59;
                let t279 = t222 * t264;
                let t281 = t213 * t280;
                let t282 = t206 * t220;
                let t283 = t281 - t282;
                let t286 = t279 + (t283 * t285 - t232 * t269);
                let t266 = rt::lit::<T>(1.0) / (t211 * t257);
                let t267 = t266 * (t13 * t207);
                let t270 = t230 * t269;
                let t265 = t218 * t264;
                let t1885 = t1829 - t267 - t270 - t265;
                let t273 = rt::lit::<T>(1.0) / (t210 * t257);
                let t274 = t13 * t273;
                let t275 = rt::lit::<T>(1.0) / (t210 * t258);
                let t276 = t275 * (t225 * t260);
                let t277 = t244 * t264 + (t274 - t276);
                let t1886 = t277 + t1885;
                let t402 = k2 * t277;
                let t403 = t206 * t286;
                let t1887 = t199 * t1882;
                let t1888 = t70 * t1885 + t402 + (t403 - t1887);
                let t315 = t206 * t200;
                let t316 = t315 + t199 * t215;
                let t317 = t199 * t202;
                let t319 = t316 + twice_a2_m2_l1 * t59 - t72 * t200 - t317;
                let t336 = t208 * (t319 * t205 - t200);
                let t318 = t316 + (l1_m2_a2 * t59 - t315) - t317;
                let t320 = t319 * t209 - t318;
                let t1889 = t200 + t204 * (t72 * t320 - t292);
                let t337 = t318 * t216;
                let t321 = t208 * t320;
                let t322 = t318 * t209 - t207 * t321;
                let t325 = t203 * t322 - t319 * t210;
                let t338 = t217 * t325;
                let t1890 = t336 + t212 * (t207 * t1889 - t337 - t338);
                let t323 = m1_plus_m2 * t322;
                let t341 = t323 * t221;
                let t1891 = t202 * t1890 - (t240 + t220 * (t206 * t1889 - t241 - t341));
                let t345 = t215 * t218;
                let t346 = t323 * t242;
                let t1892 = t200 * t1890 + (t345 - t220 * (t219 + t199 * t1889 - t346));
                let t350 = t322 * t244;
                let t1893 = t233 * (t1889 - t350);
                let t349 = t302 * t218;
                let t352 = t59 * t222;
                let t1894 = t60 * (t243 + t1891)
                    + (t59 * t1892 + (l2 * t1893 + t349 - t352 - t106 * t1890));
                let t330 = t302 + t59 * (t215 - t202);
                let t331 = t330 * t209 - t224 * t321;
                let t332 = t233 * (t331 - t322 * t234);
                let t354 = t322 * t222;
                let t1895 = t354 + t210 * t1891;
                let t1896 = t332 - t252 * (t1889 * t245 + t216 * t1894 - t253 * t1895);
                let t1897 = t13 * t1896;
                let t358 = t208 * (t319 * t228 - t330);
                let t359 = t212 * (t207 * t331 - t318 * t225 - t229 * t325);
                let t360 = t358 - t359;
                let t361 = t59 * t232;
                let t362 = t220 * (t226 + t199 * t331 - t323 * t237);
                let t363 = t200 * t360 + (t215 * t230 + (t362 - t223));
                let t364 = t220 * (t206 * t331 - t236 - t323 * t227);
                let t365 = t202 * t360 + (t238 + t364 - t235);
                let t366 = t106 * t360 + (l2 * t332 - t302 * t230) - t361 - t59 * t363
                    - t60 * (t239 + t365);
                let t1898 = t366 - t247 * t1894 - t247 * (t1894 - t247 * t1891);
                let t370 = t210 * t210;
                let t373 = rt::lit::<T>(2.0) * t216;
                let t374 = t322 * t249;
                let t1899 = t256 * t1896
                    + (t322 / t370
                        + t250 * (t1889 * t373 - t251 * (t374 + t210 * t1895)));
                let t1900 = t256 * (t1896 - t256 * t1898) + t1899;
                let t1901 = t257 * t1898 - t248 * t1900;
                let t1902 = t259
                    * (t260 * t1894 + t245 * t1897
                        - t261 * (t258 * t1891 + t222 * t1901));
                let t1903 = t1902
                    - t262 * (t13 * t1889 - t263 * (t257 * t1895 - t249 * t1900));
                let t405 = t322 * t257;
                let t408 = t331 * t260;
                let t409 = t322 * t258;
                let t1904 = t264 * t1893 - t274 * (t273 * (t405 - t210 * t1900))
                    - t275 * (t408 + t225 * t1897 - t276 * (t409 + t210 * t1901));
                let t1905 = (t1883 + t1884 * (t286 + l1 * t1885)) * (half_m2_a2 * t1886)
                    - t1888 * (t244 * t1903 + t1904);
                let t309 = phi_rate * kappa_gradient;
                let t1906 = m1_plus_m2 * t1882 - t199 * t1886;
                let t324 = t220 * (t206 - t323 * t291);
                let t326 = m1_plus_m2 * t325;
                let t327 = t280 * (t206 * t207 - t199 * t318 - t293 * t326);
                let t328 = t324 - t327;
                let t329 = t285 * t328;
                let t1907 = t285 * (t284 * t1900);
                let t379 = t269 * t363;
                let t1908 = t268 * (t1897 - t269 * t1901);
                let t1909 = t329 - t302 * t1828 + (t294 * t1907 - t379) - t264 * t1892
                    - t239 * t1908;
                let t287 = m1_plus_m2 * t286;
                let t278 = t206 * t277;
                let t1910 = t287 + (t72 * t1885 + t278);
                let t394 = t269 * t365;
                let t390 = t220 * (t199 + t323 * t282);
                let t391 = t280 * (t281 * t326 + (t292 + t72 * t318));
                let t392 = t390 - t391;
                let t393 = t285 * t392;
                let t1911 = t222 * t1903
                    + (t264 * t1891 + (t394 + (t393 + t283 * t1907)) - t232 * t1908);
                let t304 = t70 * t277;
                let t305 = t72 * t286;
                let t1912 = t78 * t1885 + t304 + (t305 - t1887);
                let t396 = t13 * t318;
                let t397 = t257 * t325;
                let t400 = t269 * t360;
                let t1913 = t266 * (t396 + t267 * (t397 - t211 * t1900))
                    + (t60 * t1828 - t400) - (t264 * t1890 + t230 * t1908);
                let t1914 = t309 - t1906 * (t1909 - t243 * t1903)
                    - (t1910 * t1911 + t1912 * (t1913 - t218 * t1903));
                let t1915 = t1905 + t1914;
                let t467 = t18 * t91;
                let t469 = t18 * t114;
                let t470 = t112 * t469;
                let t1916 = t1838 * t467 - t1836 * t470;
                let t728 = t108 * t469;
                let t1917 = t111 * t1916 + (t1849 * t728 - t18 * t1847);
                let t1918 = t1843 * t469;
                let t473 = t18 * t77;
                let t1919 = t96 * t1916 - (t117 * t1918 + t1841 * t473);
                let t738 = a1 * t56;
                let t1920 = t18 * t1853;
                let t1921 = t98 * t1916 + (t88 * t1920 - t124 * t1918);
                let t741 = a1 * t57;
                let t1922 = t100 * t1916 + (t1831 * t1918 - t149 * t1920);
                let t1923 = (t1859 + t738 * t1845) * (t738 * t1919 - t1921)
                    + (t1855 - t741 * t1845) * (t1922 - t741 * t1919);
                let t416 = x_rate * kappa_gradient;
                let t415 = y_rate * kappa_gradient;
                let t420 = rt::lit::<T>(0.0) * t216;
                let t421 = t252 * t420;
                let t425 = t231 - t223;
                let t426 = t361 + t59 * t425;
                let t1924 = t256 * (rt::lit::<T>(2.0) * t421 - t256 * t426);
                let t1925 = t284 * t1924;
                let t422 = t13 * t421;
                let t439 = t245 * t422;
                let t1926 = t248 * t1924 - t257 * t426;
                let t1927 = t263 * t1925 - t259 * (t439 + t261 * (t222 * t1926));
                let t448 = t225 * t422;
                let t1928 = t1888
                    * (t244 * t1927
                        + (t275 * (t448 + t276 * (t210 * t1926)) - t274 * t1925));
                let t1929 = rt::lit::<T>(0.5)
                    * ((t1883 + t286 * t1884) * (m2_a2 * t1886) + k14 * (t1882 * t1885))
                    - t1928;
                let t417 = theta_rate * kappa_gradient;
                let t1930 = t268 * (t422 + t269 * t1926);
                let t433 = t282 - t281;
                let t434 = t285 * t433;
                let t1931 = t285 * t1925;
                let t437 = t269 * t425;
                let t1932 = t1906
                    * (t239 * t1930 + (t434 - t294 * t1931 - t437 - t279)
                        - t243 * t1927);
                let t1933 = t1910
                    * (t222 * t1927
                        + (t232 * t1930 + (t1881 - (t297 + t283 * t1931) - t298)));
                let t1934 = t417 - t1932
                    - (t1933 + t1912 * (t267 * t1925 + t230 * t1930 - t218 * t1927));
                let t1935 = t1929 + t1934;
                let t723 = a2 * t65;
                let t724 = t71 * t57 - a2 * t64;
                let t1936 = (t1855 + t723 * t1851 - t724 * t1845)
                    * (t1922 + t723 * t1917 - t724 * t1919);
                let t733 = t56 * t71 + a2 * t61;
                let t734 = a2 * t62;
                let t1937 = (t1859 + t733 * t1845 - t734 * t1851)
                    * (t1921 + t734 * t1917 - t733 * t1919);
                let t1938 = t416 * t1859 + (kappa_gradient + t415 * t1855)
                    - t1845 * (t1935 + j1 * t1919) - m2 * (t1936 - t1937);
                let t1939 = t1851 * t1915 - (t1917 - t1919) * (j2 * (t1851 - t1845))
                    - m1 * t1923 + t1938;
                let t135 = t112 * t114;
                let t1940 = t1836 * t135 - t91 * t1838;
                let t156 = t108 * t114;
                let t1941 = t111 * t1940 + (t1847 - t1849 * t156);
                let t1942 = t114 * t1843;
                let t1943 = t100 * t1940 + (t149 * t1853 - t1831 * t1942);
                let t1944 = t88 * t1853 - t124 * t1942 - t98 * t1940;
                let t1945 = t96 * t1940 + (t117 * t1942 + t77 * t1841);
                let y_rate_squared = y_rate * y_rate;
                let theta_rate_squared = theta_rate * theta_rate;
                let phi_rate_squared = phi_rate * phi_rate;
                let x_rate_squared = x_rate * x_rate;
                let t1946 = t15
                    / (y_rate_squared + theta_rate_squared
                        + (phi_rate_squared + (x_rate_squared + rt::lit::<T>(1.0))));
                let t1947 = phi_rate * t1946 + rt::lit::<T>(1.0);
                let t1948 = theta_rate * t1946;
                let t1949 = x_rate * t1946;
                let t1950 = y_rate * t1946;
                let t1951 = t1947 * t1851 - t1948 * t1845
                    + (t1949 * t1859 + (t1950 * t1855 + (t14 + t1946)));
                let t1952 = (t1941 * t1915 + (t415 * t1943 + t416 * t1944)
                    - t1945 * t1935) * t1951
                    / (t1950 * t1943 + t1947 * t1941 + (t1949 * t1944 - t1948 * t1945));
                let t1953 = (t1861 * (t60 * t1851) + t1865 - t59 * (t1878 + t1880))
                    * (t176 + t1828) + (t1939 - t1952);
                let (sin_phi_ahead_new, cos_phi_ahead_new) = rt::sin_cos(phi_new);
                let (sin_theta_ahead_new, cos_theta_ahead_new) = rt::sin_cos(theta_new);
                let ahead2_new = sin_phi_ahead_new * cos_theta_ahead_new;
                let ahead4_new = cos_phi_ahead_new * sin_theta_ahead_new;
                let t526 = ahead2_new + ahead4_new;
                let ahead5_new = m2_a2 * t526;
                let ahead9_new = cos_phi_ahead_new * cos_theta_ahead_new;
                let ahead7_new = sin_phi_ahead_new * sin_theta_ahead_new;
                let t524 = ahead9_new - ahead7_new;
                let ahead10_new = m2_a2 * t524;
                let t525 = k3 * t524;
                let ahead33_new = ahead10_new * t525;
                let t527 = k3 * t526;
                let ahead32_new = ahead5_new * t527;
                let l1_cos_phi_ahead_new = l1 * cos_phi_ahead_new;
                let ahead12_new = j2 + m2_a2 * (a2 + l1_cos_phi_ahead_new);
                let t491 = l1 + a2 * cos_phi_ahead_new;
                let t492 = m1_a1 + m2 * t491;
                let ahead1_new = sin_theta_ahead_new * t492;
                let ahead3_new = ahead1_new + m2_a2 * ahead2_new;
                let t495 = inv_m1_plus_m2 * ahead3_new;
                let ahead28_new = ahead5_new * t495;
                let ahead6_new = t492 * cos_theta_ahead_new;
                let ahead8_new = ahead6_new - m2_a2 * ahead7_new;
                let t496 = inv_m1_plus_m2 * ahead8_new;
                let ahead29_new = ahead10_new * t496;
                let ahead30_new = ahead12_new - ahead28_new - ahead29_new;
                let ahead11_new = k1 + m2_l1 * (l1 + twice_a2 * cos_phi_ahead_new);
                let ahead25_new = ahead3_new * t495;
                let ahead26_new = ahead8_new * t496;
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
                let ahead36_new = sin_theta_ahead_new * t495;
                let ahead37_new = cos_theta_ahead_new * t496;
                let t548 = ahead36_new + ahead37_new;
                let ahead40_new = t548 * ahead31_new;
                let ahead38_new = sin_theta_ahead_new * t527;
                let ahead39_new = cos_theta_ahead_new * t525;
                let ahead41_new = ahead40_new - (ahead38_new + ahead39_new);
                let ahead104_new = ahead41_new * ahead41_new;
                let ahead42_new = t548 * inv_ahead27_new;
                let ahead44_new = ahead30_new * ahead41_new;
                let inv_ahead45_new = rt::lit::<T>(1.0) / ahead45_new;
                let ahead46_new = ahead44_new * inv_ahead45_new;
                let ahead47_new = ahead42_new + ahead46_new;
                let ahead53_new = t495 * ahead47_new;
                let ahead54_new = ahead5_new * ahead41_new;
                let ahead55_new = inv_ahead50_new * ahead54_new;
                let ahead56_new = ahead53_new
                    + (inv_m1_plus_m2 * sin_theta_ahead_new - ahead55_new);
                let ahead86_new = sin_theta_ahead_new * ahead56_new;
                let ahead48_new = t496 * ahead47_new;
                let ahead49_new = ahead10_new * ahead41_new;
                let ahead51_new = ahead49_new * inv_ahead50_new;
                let ahead52_new = ahead48_new
                    + (inv_m1_plus_m2 * cos_theta_ahead_new - ahead51_new);
                let ahead87_new = cos_theta_ahead_new * ahead52_new;
                let ahead88_new = ahead86_new + ahead87_new;
                let ahead97_new = ahead35_new * ahead88_new;
                let ahead105_new = ahead35_new * ahead97_new;
                let ahead106_new = ahead104_new / ahead105_new;
                let ahead60_new = t524 * t525;
                let ahead59_new = t526 * t527;
                let ahead13_new = l2 + l1_cos_phi_ahead_new;
                let ahead57_new = t526 * t495;
                let ahead58_new = t524 * t496;
                let t585 = ahead13_new - ahead57_new - ahead58_new;
                let ahead61_new = t585 * ahead31_new;
                let ahead62_new = l2 - ahead60_new - ahead59_new - ahead61_new;
                let ahead64_new = ahead76_new * ahead62_new;
                let ahead89_new = t526 * ahead56_new;
                let ahead90_new = t524 * ahead52_new;
                let ahead43_new = ahead41_new * ahead76_new;
                let ahead91_new = ahead13_new * ahead47_new;
                let ahead92_new = ahead89_new
                    + (ahead90_new + (l2 * ahead43_new - ahead91_new));
                let ahead100_new = ahead41_new * ahead92_new;
                let ahead101_new = ahead100_new / ahead97_new;
                let ahead102_new = ahead64_new - ahead101_new;
                let ahead69_new = ahead10_new * ahead62_new;
                let ahead70_new = inv_ahead50_new * ahead69_new;
                let ahead63_new = t585 * inv_ahead27_new;
                let ahead65_new = ahead30_new * ahead62_new;
                let ahead66_new = inv_ahead45_new * ahead65_new;
                let ahead67_new = ahead63_new - ahead66_new;
                let ahead68_new = t496 * ahead67_new;
                let ahead71_new = inv_m1_plus_m2 * t524 - ahead70_new - ahead68_new;
                let ahead94_new = t524 * ahead71_new;
                let ahead95_new = ahead13_new * ahead67_new;
                let ahead72_new = t495 * ahead67_new;
                let ahead73_new = ahead5_new * ahead62_new;
                let ahead74_new = inv_ahead50_new * ahead73_new;
                let ahead75_new = ahead72_new + (ahead74_new - inv_m1_plus_m2 * t526);
                let ahead93_new = t526 * ahead75_new;
                let t611 = ahead94_new + (ahead95_new + l2 * ahead64_new) - ahead93_new;
                let ahead96_new = ahead92_new / ahead88_new;
                let ahead98_new = ahead92_new * ahead96_new;
                let ahead99_new = t611 - ahead98_new;
                let ahead103_new = ahead102_new / ahead99_new;
                let ahead107_new = ahead102_new * ahead103_new;
                let ahead108_new = ahead76_new - ahead106_new - ahead107_new;
                let t1954 = t17 / ahead108_new;
                let t1955 = t17 * ahead102_new;
                let ahead109_new = ahead99_new * ahead108_new;
                let t1956 = t1955 / ahead109_new;
                let ahead110_new = ahead88_new * ahead109_new;
                let t672 = t17 * ahead41_new;
                let ahead111_new = ahead97_new * ahead108_new;
                let t1957 = ahead92_new * t1955 / ahead110_new - t672 / ahead111_new;
                let t1958 = ahead85_new * t1954 - ahead75_new * t1956
                    - ahead56_new * t1957;
                let ahead18_new = sin_theta_ahead_new * t491;
                let ahead19_new = ahead18_new + a2 * ahead2_new;
                let t704 = t17 * ahead30_new;
                let ahead112_new = ahead45_new * ahead108_new;
                let t1959 = ahead47_new * t1957
                    + (ahead67_new * t1956 + t704 / ahead112_new);
                let ahead20_new = a2 * t526;
                let ahead114_new = ahead35_new * ahead108_new;
                let ahead113_new = ahead35_new * ahead109_new;
                let t1960 = ahead43_new * t1957
                    + (t17 / ahead114_new - ahead62_new * t1955 / ahead113_new);
                let t1961 = t1958 + ahead19_new * t1959 - ahead20_new * t1960;
                let ahead77_new = ahead8_new * ahead30_new;
                let ahead79_new = ahead77_new * inv_ahead78_new;
                let ahead80_new = ahead10_new * inv_ahead50_new;
                let ahead81_new = ahead79_new - ahead80_new;
                let t1962 = ahead52_new * t1957
                    + (ahead81_new * t1954 - ahead71_new * t1956);
                let ahead23_new = a2 * t524;
                let ahead21_new = t491 * cos_theta_ahead_new;
                let ahead22_new = ahead21_new - a2 * ahead7_new;
                let t1963 = t1962 + ahead23_new * t1960 - ahead22_new * t1959;
                let ahead16_new = a1 * sin_theta_ahead_new;
                let t1964 = t1958 + ahead16_new * t1959;
                let ahead17_new = a1 * cos_theta_ahead_new;
                let t1965 = t1962 - ahead17_new * t1959;
                let t1966 = t1960 - t1959;
                let t1967 = m1 * (t1964 * t1964 + t1965 * t1965)
                    + (t1966 * (j2 * t1966) + (t1959 * (j1 * t1959) + (work - t1825)));
                let work_new = h * t1953
                    + (m2 * (t1961 * t1961 + t1963 * t1963) + t1967);
                let ahead14_new = cos_theta_ahead_new * ahead13_new;
                let ahead15_new = sin_theta_ahead_new * ahead13_new;
                let ahead24_new = sin_phi_ahead_new * (k5 * sin_phi_ahead_new)
                    + (k8 + k9 * cos_phi_ahead_new);
                let t1968 = cos_theta_ahead_new * t526 - sin_theta_ahead_new * t524;
                let ahead115_new = t1968 * t1968 + ahead13_new * ahead13_new;
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
            const IDENTITY: &'static str = "34014004fedf928434580775a5a862fd";
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

    impl ::nonholonomic::catalogue::Model for System<f64> {
        const INFO: &'static ::nonholonomic::catalogue::ModelInfo = &{
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
            let &[m1, j1, a1, l1, m2, j2, a2, l2, a, w] = parameters else {
                return Err(ParameterError::Count {
                    expected: 10,
                    found: parameters.len(),
                });
            };
            Self::new(Parameters {
                m1,
                J1: j1,
                a1,
                l1,
                m2,
                J2: j2,
                a2,
                l2,
                A: a,
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

/// A program need not call all of these.
const _: () = {
    let _ = (
        Twistcar::system,
        Twistcar::parameters,
        Twistcar::state,
        Twistcar::initial,
        Twistcar::integrate::<::nonholonomic::methods::Gonzalez>,
    );
};
